//! The page is embedded from web/dist, which must exist when compiling: where nobody has built it, a line says how to.

use std::path::Path;
use std::{env, fs, io};

const PLACEHOLDER: &str = "<!doctype html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n<title>Pyramidion</title>\n\
    <p>The page has not been built. <code>cargo xtask play</code> builds and serves it.</p>\n</html>\n";

fn main() -> io::Result<()> {
    let root = env::var_os("CARGO_MANIFEST_DIR").expect("cargo says where the package lies");
    let dist = Path::new(&root).join("../../web/dist");
    println!("cargo:rerun-if-changed={}", dist.display());
    if !dist.join("index.html").exists() {
        fs::create_dir_all(&dist)?;
        fs::write(dist.join("index.html"), PLACEHOLDER)?;
    }
    Ok(())
}
