//! `cargo xtask play`: builds the page and the binary, serves the games and opens the browser.

use anyhow::Result;

use crate::run::program;
use crate::{server, web};

/// Where `pyramidion serve` listens if nobody says.
const USUAL: &str = "127.0.0.1:1988";

pub fn run(args: &[String]) -> Result<()> {
    let address = address(args);
    eprintln!("Builds the page and the program, six or seven minutes the first time on two cores.");
    eprintln!("Then your browser opens at http://{address}");
    web::build()?;
    // With cargo's own progress: it is what one waits for.
    let binary = server::build_release()?;
    program(&binary.to_string_lossy()).args(["serve", "--open"]).args(args).step("play")
}

/// Where the server will be found.
fn address(args: &[String]) -> String {
    let next = |place: usize| args.get(place + 1).map(String::as_str);
    let listen = args.iter().enumerate().find_map(|(place, arg)| match arg.strip_prefix("--listen") {
        Some("") => next(place),
        Some(rest) => rest.strip_prefix('='),
        None => None,
    });
    // A server that listens everywhere is found here, too.
    listen.unwrap_or(USUAL).replacen("0.0.0.0:", "127.0.0.1:", 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_address_is_where_the_server_will_be() {
        let check = |args: &[&str], expected: &str| {
            assert_eq!(address(&args.iter().map(|&arg| arg.to_owned()).collect::<Vec<_>>()), expected);
        };
        check(&[], "127.0.0.1:1988");
        check(&["--thinkers", "2", "--listen", "0.0.0.0:80"], "127.0.0.1:80");
        check(&["--listen=10.0.0.1:1988"], "10.0.0.1:1988");
        check(&["--listen"], "127.0.0.1:1988");
    }
}
