//! The TypeScript types that lie in the repository are those of the messages. `CODEGEN=write` writes them.

use std::path::Path;
use std::{env, fs};

#[test]
fn the_types_of_the_page_are_current() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/lib/protocol.ts");
    let expected = protocol::typescript::source();
    if env::var_os("CODEGEN").is_some_and(|wish| wish == "write") {
        fs::create_dir_all(path.parent().expect("a file lies in a folder")).unwrap();
        fs::write(&path, expected).unwrap();
        return;
    }
    let found = fs::read_to_string(&path).unwrap_or_default();
    if found == expected {
        return;
    }
    let same = found.lines().zip(expected.lines()).take_while(|(found, expected)| found == expected).count();
    let line = |text: &str| text.lines().nth(same).unwrap_or("the end").to_owned();
    panic!(
        "web/src/lib/protocol.ts, line {}: found `{}`, expected `{}`. The messages have changed: run `cargo xtask codegen`",
        same + 1,
        line(&found),
        line(&expected)
    );
}
