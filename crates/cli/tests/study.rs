//! The study of a game as its users call it.

mod common;

use std::fs;

use common::{folder, ok, refused};
use serde_json::Value;

fn data(args: &[&str]) -> Value {
    serde_json::from_str(&ok(&[&["study"], args, &["--json"]].concat(), "")).unwrap()
}

fn sum(list: &Value, of: impl Fn(&Value) -> f64) -> f64 {
    list.as_array().unwrap().iter().map(of).sum()
}

#[test]
fn a_study_counts_everything_once_and_goes_on_where_it_stopped() {
    let out = folder("study");
    let out = out.to_str().unwrap();
    let study = |games: &str, jobs: &str| {
        data(&[
            "sphinx", "--seats", "p1, p2", "--bot", "level:1", "--games", games, "--jobs", jobs, "--out", out,
        ])
    };
    let first = study("4", "1");
    assert_eq!(fs::read_dir(format!("{out}/records")).unwrap().count(), 4);
    // Killed after some games: what is there stays, what is missing is played again, and comes out the same.
    fs::remove_file(format!("{out}/records/000002.papyrus")).unwrap();
    assert_eq!(study("4", "3"), first);
    let more = study("6", "2");
    assert_eq!((&more["games"], &more["unfinished"]), (&6.into(), &0.into()));
    let branching = &more["branching"];
    let decisions = branching["decisions"].as_f64().unwrap();
    assert!((sum(&more["kinds"], |kind| kind["count"].as_f64().unwrap()) - decisions).abs() < 0.5, "{more}");
    assert!((sum(&more["kinds"], |kind| kind["share"].as_f64().unwrap()) - 1.0).abs() < 1e-9, "{more}");
    let listed = sum(&branching["distribution"], |pair| pair[1].as_f64().unwrap());
    assert!((listed - decisions).abs() < 0.5, "{more}");
    let actions = more["length"]["actions"]["mean"].as_f64().unwrap();
    assert!((actions * 6.0 - decisions).abs() < 1e-6, "{more}");
    let nobody = more["nobody"].as_f64().unwrap() / 6.0;
    assert!(
        (sum(&more["seats"], |seat| seat["share"].as_f64().unwrap()) + nobody - 1.0).abs() < 1e-9,
        "{more}"
    );
    for seat in more["seats"].as_array().unwrap() {
        let [low, share, high] = ["low", "share", "high"].map(|key| seat[key].as_f64().unwrap());
        assert!(low <= share && share <= high, "{seat}");
    }
    // Other bots, and other seats, do not go on with these games.
    let others = ["study", "sphinx", "--seats", "p1, p2", "--bot", "level:2", "--games", "2", "--out", out];
    refused(&others, "", "do not belong to this study");
    let others = ["study", "sphinx", "--bot", "level:1", "--games", "2", "--out", out];
    refused(&others, "", "do not belong to this study");
}

#[test]
fn a_study_is_a_table_a_page_and_four_plots() {
    let out = folder("study-pages");
    let args = ["study", "pyramidis", "--bot", "random", "--games", "5", "--out", out.to_str().unwrap()];
    let table = ok(&args, "");
    for part in ["Pyramidis · 5 games · red, yellow · random", "actions of seats", "95 %", "\nstart ", "fair"]
    {
        assert!(table.contains(part), "{part:?} in {table}");
    }
    let page = ok(&[&args[..], &["--markdown"]].concat(), "");
    assert_eq!(page, fs::read_to_string(out.join("study.md")).unwrap());
    assert!(page.contains("| `move` | ") && page.contains("\n| red | "), "{page}");
    assert!(page.lines().all(|line| line.starts_with('|') || line.chars().count() <= 120), "{page}");
    for (plot, part) in [
        ("lengths", "\nactions of seats in a game\n"),
        ("seats", "\nfair 50.0 %\n"),
        ("choices", "\nmean\n"),
        ("kinds", "\nmove\n"),
    ] {
        let svg = fs::read_to_string(out.join(plot).with_extension("svg")).unwrap();
        assert!(svg.starts_with("<svg ") && svg.contains("<title>Pyramidis: "), "{svg}");
        assert!(svg.contains(part), "{part:?} in {svg}");
        assert!(page.contains(&format!("({plot}.svg)")), "{page}");
    }
}

#[test]
fn a_study_tells_what_the_game_counts_of_itself() {
    let out = folder("study-findings");
    let args = ["piramido", "--seats", "p1, p2", "--option", "routes=A", "--bot", "level:1", "--games", "3"];
    let found = data(&[&args[..], &["--out", out.to_str().unwrap()]].concat());
    let page = fs::read_to_string(out.join("study.md")).unwrap();
    for (kind, name) in [
        ("numbers", "throws of a route"),
        ("means", "throws beyond a free walk: nothing in the way"),
        ("cases", "a throw is turned back by a sphinx"),
    ] {
        assert!(found[kind][name].is_object(), "{name:?} in {found}");
        assert!(page.contains(&format!("\n| {name} | ")), "{name:?} in {page}");
    }
    assert_eq!(found["cases"]["red wins"]["cases"], 3, "once in each game");
    for plot in ["throws-of-a-route", "means", "cases"] {
        assert!(page.contains(&format!("({plot}.svg)")), "{page}");
        let svg = fs::read_to_string(out.join(plot).with_extension("svg")).unwrap();
        assert!(svg.contains("<title>Piramido: "), "{svg}");
    }
}

#[test]
fn records_can_be_studied() {
    let records = folder("study-records");
    let path = records.to_str().unwrap();
    let file = |name: &str| records.join(name).with_extension("papyrus");
    refused(&["study", "pyramidis", "--records", path], "", "found no .papyrus file, expected at least one");
    fs::write(file("open"), "game: pyramidis\nseats: red, yellow\n\nred start:3\n").unwrap();
    let none = "found 1 unfinished games and no finished one";
    refused(&["study", "pyramidis", "--records", path], "", none);
    for seed in ["1", "2", "3"] {
        fs::write(file(seed), ok(&["random", "pyramidis", "--seed", seed], "")).unwrap();
    }
    let found = data(&["pyramidis", "--records", path]);
    assert_eq!((&found["games"], &found["unfinished"], &found["bots"]), (&3.into(), &1.into(), &Value::Null));
    assert_eq!(fs::read_dir(&records).unwrap().count(), 4, "nothing is written unless it is said where");
    refused(&["study", "sphinx", "--records", path], "", "found a game of pyramidis, expected sphinx");
    let german = ["study", "pyramidis", "--records", path, "--option", "edition=german"];
    refused(&german, "", "; edition: german");
    fs::write(file("broken"), "game: pyramidis\nseats: red, yellow\n\nred start:9\n").unwrap();
    refused(&["study", "pyramidis", "--records", path], "", "broken.papyrus: line 4: ");
}

#[test]
fn a_study_refuses_what_cannot_be_played() {
    refused(
        &["study", "pyramidis", "--bots", "level:1,level:2,random"],
        "",
        "--bots: found 3, expected one for each of the 2 seats",
    );
    refused(&["study", "pyramidis", "--games", "0"], "", "0 is not in 1..");
    refused(&["study", "pyramidis", "--records", "/nowhere"], "", "/nowhere");
    refused(&["study", "pyramidis", "--records", ".", "--games", "3"], "", "cannot be used with");
}
