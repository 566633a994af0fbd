//! Real games are checked, and found fair until somebody touches their records.

mod common;

use std::sync::LazyLock;

use common::server::Server;
use common::{folder, ok, pyramidion, refused};
use serde_json::Value;

/// A finished game, and one in which actions were taken back.
static RECORDS: LazyLock<[String; 2]> = LazyLock::new(|| {
    let server = Server::with_data(&folder("fair"));
    [0, 3].map(|takebacks| server.record(&server.play(takebacks)))
});

fn lines_of_chance(record: &str) -> usize {
    record.lines().filter(|line| line.starts_with("chance ")).count()
}

/// The record up to its last throw, with that throw changed into another one.
fn with_another_last_throw(record: &str) -> (String, usize) {
    let lines: Vec<&str> = record.lines().collect();
    let last = lines.iter().rposition(|line| line.starts_with("chance roll:")).unwrap();
    let other = if lines[last] == "chance roll:1,1,S" { "chance roll:1,2,S" } else { "chance roll:1,1,S" };
    (format!("{}\n{other}\n", lines[..last].join("\n")), last + 1)
}

/// The record without its lines that begin so.
fn without(record: &str, beginning: &str) -> String {
    record.lines().filter(|line| !line.starts_with(beginning)).map(|line| line.to_owned() + "\n").collect()
}

#[test]
fn a_game_from_a_table_is_fair() {
    let record = &RECORDS[0];
    let throws = lines_of_chance(record);
    assert!(throws > 5, "{record}");
    let said = ok(&["verify", "-"], record);
    assert!(
        said.starts_with(&format!("{throws} throws, all as the secret and the seats' numbers say\n")),
        "{said}"
    );
    assert!(said.contains(&format!("number of p1           {}\n", "5".repeat(32))), "{said}");
    assert!(said.contains(&format!("number of p2           {}\n", "0".repeat(32))), "{said}");
    assert!(!said.contains("taken back"), "{said}");
    let data: Value = serde_json::from_str(&ok(&["verify", "-", "--json"], record)).unwrap();
    assert_eq!((&data["fair"], &data["throws"]), (&true.into(), &throws.into()));
    assert!(record.contains(&format!("# fair: commitment={}\n", data["commitment"].as_str().unwrap())));
}

#[test]
fn a_game_with_takebacks_is_fair() {
    let record = &RECORDS[1];
    assert!(record.contains("# fair: takebacks="), "{record}");
    let data: Value = serde_json::from_str(&ok(&["verify", "-", "--json"], record)).unwrap();
    assert_eq!(data["throws"], lines_of_chance(record));
    assert!((1..=3).contains(&data["takebacks"].as_u64().unwrap()), "{data}");
    assert!(ok(&["verify", "-"], record).contains("actions were taken back"));
    refused(
        &["verify", "-"],
        &without(record, "# fair: takebacks="),
        "but the secret and the numbers give `roll:",
    );
}

#[test]
fn another_throw_is_found_and_named() {
    for record in &*RECORDS {
        let (changed, line) = with_another_last_throw(record);
        let message = format!("-: line {line}: found `roll:1,");
        refused(&["verify", "-"], &changed, &message);
        let output = pyramidion(&["verify", "-", "--json"], &changed);
        let data: Value = serde_json::from_slice(&output.stdout).unwrap();
        assert_eq!((output.status.code(), &data["fair"]), (Some(2), &false.into()));
        assert!(data["problem"].as_str().unwrap().contains("the secret and the numbers give"), "{data}");
    }
}

#[test]
fn another_secret_is_found() {
    let record = &RECORDS[0];
    let at = record.find("# fair: secret=").unwrap() + "# fair: secret=".len();
    let other = if &record[at..=at] == "0" { "1" } else { "0" };
    let mut changed = record.clone();
    changed.replace_range(at..=at, other);
    refused(&["verify", "-"], &changed, "the secret's SHA-256 is ");
    refused(
        &["verify", "-"],
        &record.replace(&"5".repeat(32), &"6".repeat(32)),
        "the secret and the numbers give",
    );
    refused(
        &["verify", "-"],
        &record.replacen("secret=", "secret=x", 1),
        "expected a secret of 64 hexadecimal digits",
    );
}

#[test]
fn what_is_missing_is_named() {
    let record = &RECORDS[0];
    for name in ["secret", "numbers", "commitment"] {
        let line = format!("# fair: {name}=");
        refused(&["verify", "-"], &without(record, &line), &format!("found no line `{line}…`"));
    }
    let throw = record.lines().find(|line| line.starts_with("chance roll:")).unwrap();
    let shorter = record.replacen(&format!("{throw}\n"), "", 1);
    assert_eq!(pyramidion(&["verify", "-"], &shorter).status.code(), Some(2));
    refused(
        &["verify", "-"],
        &ok(&["random", "sphinx"], ""),
        "only games from a table that is over can be checked",
    );
    refused(&["verify", "nowhere.papyrus"], "", "nowhere.papyrus: ");
}

#[test]
fn a_game_without_dice_is_fair() {
    let record = ok(&["random", "pyramidis"], "");
    let zeros = "0".repeat(64);
    let claims = format!(
        "# fair: commitment=66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925\n# fair: secret={zeros}\n\
         # fair: numbers={0},{0}\n",
        &zeros[..32]
    );
    assert!(ok(&["verify", "-"], &(claims + &record)).starts_with("no throws"));
}

/// docs/fair-dice.md tells how to check without our program: its listing is run on the same games.
#[test]
fn the_listing_of_the_documentation_agrees() {
    let Some(python) = python() else { return };
    let page = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/fair-dice.md");
    let page = std::fs::read_to_string(page).unwrap();
    let listing = page.split("```python\n").nth(1).unwrap().split("```").next().unwrap();
    let folder = folder("listing");
    let (script, file) = (folder.join("check.py"), folder.join("game.papyrus"));
    std::fs::write(&script, listing).unwrap();
    for record in &*RECORDS {
        let run = |text: &str| {
            std::fs::write(&file, text).unwrap();
            std::process::Command::new(python).arg(&script).arg(&file).output().unwrap()
        };
        let output = run(record);
        let said = String::from_utf8_lossy(&output.stdout).into_owned();
        let error = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(said, format!("{} throws, all fair\n", lines_of_chance(record)), "{error}");
        assert!(!run(&with_another_last_throw(record).0).status.success());
    }
}

/// Python, where there is one; `cargo xtask test` says so where there is none.
fn python() -> Option<&'static str> {
    let found = std::process::Command::new("python3").arg("--version").output();
    found.is_ok_and(|output| output.status.success()).then_some("python3")
}
