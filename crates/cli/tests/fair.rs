//! Real games are checked, and found fair until somebody touches their records.

mod common;

use std::sync::LazyLock;

use common::server::TestServer;
use common::{folder, ok, pyramidion, refused};
use serde_json::Value;

/// A finished game, one in which actions were taken back, one whose seats were drawn by lot, and one beside a real board.
static RECORDS: LazyLock<[String; 4]> = LazyLock::new(|| {
    let server = TestServer::with_data(&folder("fair"));
    [server.play(0), server.play(3), server.play_by_lot(), server.play_by_hand()]
        .map(|table| server.record(&table))
});

/// Records by the first rule of the dice: one in which actions were taken back, and one with a lot.
const OLD: [&str; 2] =
    [include_str!("data/rule-1-takebacks.papyrus"), include_str!("data/rule-1-lot.papyrus")];

fn lines_of_chance(record: &str) -> usize {
    record.lines().filter(|line| line.starts_with("chance ")).count()
}

/// The lines of what was thrown by hand, counted from 1.
fn by_hand(record: &str) -> Vec<usize> {
    let marks = record.lines().enumerate().filter(|(_, line)| line.starts_with("# fair: hand="));
    marks.map(|(number, _)| number + 2).collect()
}

/// The record up to the table's last throw, with that throw changed into another one.
fn with_another_last_throw(record: &str) -> (String, usize) {
    let (lines, by_hand) = (record.lines().collect::<Vec<_>>(), by_hand(record));
    let drawn = |at: usize| lines[at].starts_with("chance roll:") && !by_hand.contains(&(at + 1));
    let last = (0..lines.len()).rfind(|at| drawn(*at)).unwrap();
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
    let own = format!("number of p1           {}, committed to before\n", "5".repeat(32));
    assert!(said.contains(&own), "{said}");
    assert!(said.contains(&format!("number of p2           {}\n", "0".repeat(32))), "{said}");
    assert!(!said.contains("taken back"), "{said}");
    let data: Value = serde_json::from_str(&ok(&["verify", "-", "--json"], record)).unwrap();
    assert_eq!((&data["fair"], &data["throws"], &data["lot"]), (&true.into(), &throws.into(), &false.into()));
    assert_eq!(data["committed"], serde_json::json!([true, false]), "a bot commits to nothing");
    assert!(!said.contains("lot"), "{said}");
    assert!(record.contains(&format!("# fair: commitment={}\n", data["commitment"].as_str().unwrap())));
}

#[test]
fn a_game_with_takebacks_is_fair_without_telling_them() {
    let record = &RECORDS[1];
    assert!(record.contains("# fair: rule=2\n") && !record.contains("takebacks"), "{record}");
    let data: Value = serde_json::from_str(&ok(&["verify", "-", "--json"], record)).unwrap();
    assert_eq!(data["throws"], lines_of_chance(record));
    refused(&["verify", "-"], &without(record, "# fair: rule="), "but the secret and the numbers give `");
}

#[test]
fn what_was_thrown_by_hand_is_named_and_the_rest_is_checked() {
    let record = &RECORDS[3];
    let (all, by_hand) = (lines_of_chance(record), by_hand(record));
    assert!(by_hand.len() > 2 && by_hand.len() + 5 < all, "{record}");
    let said = ok(&["verify", "-"], record);
    let drawn = all - by_hand.len();
    let first = format!(
        "{drawn} throws, all as the secret and the seats' numbers say; {} more by hand, which nobody can check\n",
        by_hand.len()
    );
    assert!(said.starts_with(&first), "{said}");
    let data: Value = serde_json::from_str(&ok(&["verify", "-", "--json"], record)).unwrap();
    assert_eq!((&data["throws"], data["by_hand"].as_array().unwrap().len()), (&drawn.into(), by_hand.len()));
    let lines: Vec<&str> = record.lines().collect();
    for (line, told) in by_hand.iter().zip(data["by_hand"].as_array().unwrap()) {
        let action = lines[line - 1].strip_prefix("chance ").unwrap();
        assert_eq!(*told, serde_json::json!({ "line": line, "seat": "p1", "action": action }));
        let named = format!("line {line}: {action} was thrown by hand, as p1 entered it\n");
        assert!(said.contains(&named), "{said}");
    }
    // A record which says that the table threw them says something else than the table threw.
    let unmarked = without(record, "# fair: hand=");
    refused(&["verify", "-"], &unmarked, "but the secret and the numbers give `");
    let dealt = record.replacen("chance deal:", "# fair: hand=p1\nchance deal:", 1);
    refused(&["verify", "-"], &dealt, "expected it of a seat, before dice that fall here");
    // Marks are comments: everybody who reads records reads the same game.
    assert_eq!(ok(&["replay", "-", "--json"], record), ok(&["replay", "-", "--json"], &unmarked));
}

#[test]
fn another_number_than_was_committed_to_is_found() {
    let record = &RECORDS[0];
    let line = record.lines().find_map(|line| line.strip_prefix("# fair: commitments=")).unwrap();
    let (own, _) = line.split_once(',').unwrap();
    let other = record.replace(own, &"5".repeat(64));
    refused(&["verify", "-"], &other, "found another number of p1 than it had committed to");
    refused(
        &["verify", "-"],
        &record.replace(line, "5,-"),
        "expected 64 hexadecimal digits or `-` for each seat",
    );
}

#[test]
fn records_of_the_rule_before_are_still_checked() {
    let [takebacks, lot] = OLD;
    let data: Value = serde_json::from_str(&ok(&["verify", "-", "--json"], takebacks)).unwrap();
    assert_eq!((&data["throws"], &data["takebacks"]), (&lines_of_chance(takebacks).into(), &3.into()));
    assert!(ok(&["verify", "-"], takebacks).contains("actions were taken back 3 times"));
    refused(
        &["verify", "-"],
        &without(takebacks, "# fair: takebacks="),
        "but the secret and the numbers give `roll:",
    );
    assert!(ok(&["verify", "-"], lot).contains("the seats were drawn by lot"));
    for record in OLD {
        let newer = format!("# fair: rule=2\n{record}");
        refused(&["verify", "-"], &newer, "but the secret and the numbers give `");
        refused(&["verify", "-"], &with_another_last_throw(record).0, "found `roll:1,");
    }
}

#[test]
fn a_lot_is_checked_and_another_one_is_found() {
    let record = &RECORDS[2];
    let line = record.lines().position(|line| line.starts_with("# fair: lot=")).expect("a lot");
    let lot = record.lines().nth(line).unwrap();
    let data: Value = serde_json::from_str(&ok(&["verify", "-", "--json"], record)).unwrap();
    assert_eq!(data["lot"], true);
    assert!(
        ok(&["verify", "-"], record)
            .ends_with("the seats were drawn by lot, as the secret and the numbers say\n")
    );
    let [one, two] = ["# fair: lot=1,2", "# fair: lot=2,1"];
    let (other, expected) = if lot == one { (two, "1,2") } else { (one, "2,1") };
    let message = format!("-: line {}: found the lot `", line + 1);
    refused(&["verify", "-"], &record.replace(lot, other), &message);
    refused(
        &["verify", "-"],
        &record.replace(lot, other),
        &format!("the secret and the numbers give `{expected}`"),
    );
    refused(&["verify", "-"], &record.replace(lot, "# fair: lot=1,2,3"), &message);
    let numbers = record.lines().find_map(|line| line.strip_prefix("# fair: numbers=")).unwrap();
    let (mine, bots) = numbers.split_once(',').unwrap();
    let swapped = record.replace(numbers, &format!("{bots},{mine}"));
    refused(&["verify", "-"], &swapped, "found the number of p1 on another seat than the lot gave it");
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
        &without(&record.replace(&"5".repeat(32), &"6".repeat(32)), "# fair: commitments="),
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
    for record in RECORDS.iter().map(String::as_str).chain(OLD) {
        let run = |text: &str| {
            std::fs::write(&file, text).unwrap();
            std::process::Command::new(python).arg(&script).arg(&file).output().unwrap()
        };
        let output = run(record);
        let said = String::from_utf8_lossy(&output.stdout).into_owned();
        let error = String::from_utf8_lossy(&output.stderr).into_owned();
        let hands = by_hand(record).len();
        let more = if hands > 0 { format!(", {hands} more by hand") } else { String::new() };
        assert_eq!(said, format!("{} throws, all fair{more}\n", lines_of_chance(record) - hands), "{error}");
        assert!(!run(&with_another_last_throw(record).0).status.success());
        // Only dice are thrown by hand.
        for before in ["chance deal:", "p1 "] {
            let marked = record.replacen(&format!("\n{before}"), &format!("\n# fair: hand=p1\n{before}"), 1);
            assert!(marked != *record && !run(&marked).status.success(), "{before}");
        }
        if let Some(lot) = record.lines().find(|line| line.starts_with("# fair: lot=")) {
            let other = if lot.ends_with("1,2") { "# fair: lot=2,1" } else { "# fair: lot=1,2" };
            assert!(!run(&record.replace(lot, other)).status.success());
        }
    }
}

/// Python, where there is one; `cargo xtask test` says so where there is none.
fn python() -> Option<&'static str> {
    let found = std::process::Command::new("python3").arg("--version").output();
    found.is_ok_and(|output| output.status.success()).then_some("python3")
}
