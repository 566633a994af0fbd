//! The analysis of a game as its users call it.

mod common;

use std::fs;

use common::{folder, ok, refused};
use serde_json::Value;

/// Yellow is about to win and lets red go home instead, with the last action but one.
const BLUNDER: &str = "game: pyramidis\nseats: red, yellow\n\n\
red start:3\nyellow start:3\nred move:b5\nyellow start:3\nred start:5\nyellow move:f5\nred move:b5\n\
yellow move:e5\nred move:a5\nyellow move:h5\nred move:b5\nyellow move:g5\nred move:d5\n\
yellow start:2\nred move:e5\nyellow move:f5\nred move:h4\nyellow move:a5\nred move:g5\n\
yellow move:e5\nred move:g4\nyellow move:d5\nred move:e4\nyellow move:b5\nred move:d4\n\
yellow move:a4\nred move:f4\nyellow move:a5\nred move:e4\nyellow move:b4\nred move:h5\n\
yellow move:e4\nred move:h4\nyellow move:d4\nred move:e4\nyellow move:c4\nred move:d4\n\
yellow move:f4\nred move:b4\nyellow move:e4\nred move:c4\nyellow move:a4\nred move:g4\n\
yellow move:b4\nred move:e4\nyellow move:c5\nred move:d4\nyellow move:b4\nred move:c4\n";

const EMPTY: &str = "game: pyramidis\nseats: red, yellow\n";

/// The data of an analysis.
fn analysis(args: &[&str], record: &str) -> Value {
    serde_json::from_str(&ok(&[&["analyse", "-", "--json"], args].concat(), record)).unwrap()
}

fn plies(analysis: &Value) -> &Vec<Value> {
    analysis["plies"].as_array().unwrap()
}

fn number(value: &Value) -> f64 {
    value.as_f64().unwrap_or_else(|| panic!("{value} is not a number"))
}

/// The first actions of a random game of Sphinx.
fn sphinx(actions: usize) -> String {
    let record = ok(&["random", "sphinx", "--seats", "p1, p2", "--seed", "3"], "");
    let lines: Vec<&str> = record.lines().take(3 + actions).collect();
    lines.join("\n") + "\n"
}

#[test]
fn an_obvious_blunder_is_marked() {
    let data = analysis(&["--bot", "level:5"], BLUNDER);
    let [.., blunder, last] = &plies(&data)[..] else { panic!("{data}") };
    assert_eq!(
        (&blunder["actor"], &blunder["action"], &blunder["mark"]),
        (&"yellow".into(), &"move:b4".into(), &"??".into())
    );
    assert!(number(&blunder["loss"]) > 0.9 && blunder["best"] != blunder["action"], "{blunder}");
    // Where the search sees everything, expectation changes by the loss and by nothing else.
    assert!(number(&blunder["rest"][1]).abs() < 0.05, "{blunder}");
    assert_eq!((number(&last["loss"]), &last["expect"]), (0.0, &serde_json::json!([1.0, 0.0])));
    assert_eq!(data["winners"], serde_json::json!(["red"]));
    let account = ok(&["analyse", "-", "--bot", "level:5"], BLUNDER);
    let marked = account.lines().find(|line| line.contains("48 yellow  move:b4")).unwrap();
    assert!(marked.contains("??") && marked.ends_with(" was better"), "{marked}");
}

#[test]
fn throws_bring_luck_and_seats_lose() {
    let data = analysis(&["--bot", "level:3"], &sphinx(40));
    let mut before = &data["expect"];
    let mut seen = [0, 0];
    for ply in plies(&data) {
        let change = |seat: usize| number(&ply["expect"][seat]) - number(&before[seat]);
        if ply["actor"] == "chance" {
            seen[0] += 1;
            assert!(
                ply.get("loss").is_none() && ply.get("best").is_none() && ply.get("mark").is_none(),
                "{ply}"
            );
            for seat in [0, 1] {
                assert!((change(seat) - number(&ply["luck"][seat])).abs() < 1e-3, "{before} {ply}");
            }
        } else {
            seen[1] += 1;
            assert!(ply.get("luck").is_none() && number(&ply["loss"]) >= 0.0, "{ply}");
            let mover = usize::from(ply["actor"] == "p2");
            let explained = number(&ply["rest"][mover]) - number(&ply["loss"]);
            assert!((change(mover) - explained).abs() < 1e-3, "{before} {ply}");
        }
        before = &ply["expect"];
    }
    assert!(seen[0] > 5 && seen[1] > 20, "{seen:?}");
    // Nobody can know what was dealt, so it is nobody's luck.
    assert_eq!(plies(&data)[0]["luck"], serde_json::json!([0.0, 0.0]));
    for (seat, total) in data["totals"].as_array().unwrap().iter().enumerate() {
        let end = number(&data["expect"][seat]) + number(&total["luck"]) - number(&total["loss"])
            + number(&total["rest"]);
        assert!((end - number(&before[seat])).abs() < 1e-3, "{total}");
    }
}

#[test]
fn the_same_seed_says_the_same_with_any_number_of_threads() {
    let record = sphinx(12);
    let said = |jobs: &str| {
        ok(&["analyse", "-", "--bot", "level:2", "--seed", "5", "--jobs", jobs, "--json"], &record)
    };
    assert_eq!(said("1"), said("3"));
}

#[test]
fn data_has_a_shape_to_rely_on() {
    let data = analysis(
        &["--bot", "level:1"],
        "game: sphinx\nseats: p1, p2\n\nchance deal:RBGYPW\nchance roll:1,2,S\np1 +1\n",
    );
    let keys = |value: &Value| value.as_object().unwrap().keys().cloned().collect::<Vec<_>>().join(" ");
    assert_eq!(keys(&data), "bot expect game plies seats seed totals winners");
    assert_eq!(keys(&plies(&data)[1]), "action actor expect luck ply rest");
    assert_eq!(keys(&plies(&data)[2]), "action actor best expect loss mark ply rest");
    assert_eq!(keys(&data["totals"][0]), "decisions loss luck mistakes rest seat");
    assert_eq!((&data["bot"], &data["winners"]), (&"level:1".into(), &Value::Null), "the game goes on");
}

#[test]
fn with_time_the_play_that_is_expected_is_told() {
    let opening = BLUNDER.lines().take(6).collect::<Vec<_>>().join("\n") + "\n";
    let data = analysis(&["--time", "50ms"], &opening);
    assert_eq!((&data["bot"], plies(&data).len()), (&"level:8@50ms".into(), 3));
    for ply in plies(&data) {
        let line: Vec<&str> =
            ply["line"].as_array().unwrap().iter().map(|line| line.as_str().unwrap()).collect();
        let best = format!("{} {}", ply["actor"].as_str().unwrap(), ply["best"].as_str().unwrap());
        assert_eq!(line[0], best, "the best action comes first: {ply}");
        // Who follows whom: red and yellow take turns from here on.
        let who: Vec<&str> = line.iter().map(|line| line.split(' ').next().unwrap()).collect();
        assert!(who.len() > 2 && who.windows(2).all(|pair| pair[0] != pair[1]), "{ply}");
    }
    let account = ok(&["analyse", "-", "--time", "50ms"], &opening);
    assert!(
        account.lines().filter(|line| line.contains(" red ") && line.contains(", yellow ")).count() >= 2,
        "{account}"
    );
    refused(&["analyse", "-", "--time", "soon"], EMPTY, "expected a time such as `500ms`, `10s` or `5m`");
    refused(&["analyse", "-", "--time", "1s", "--bot", "level:3"], EMPTY, "cannot be used with");
}

#[test]
fn one_position_is_thought_about_by_itself() {
    // Before the blunder: yellow wins.
    let data = analysis(&["--ply", "47", "--time", "200ms"], BLUNDER);
    let keys = data.as_object().unwrap().keys().cloned().collect::<Vec<_>>().join(" ");
    assert_eq!(keys, "actions bot expect game line ply seats seed steps");
    assert!(number(&data["expect"][1]) > 0.99 && number(&data["steps"]) > 0.0, "{data}");
    let best = data["actions"][0]["action"].as_str().unwrap();
    assert_eq!(data["line"][0], format!("yellow {best}"));
    let said = ok(&["analyse", "-", "--ply", "47", "--bot", "level:5"], BLUNDER);
    assert!(said.contains("after 47 actions") && said.contains("expected: yellow "), "{said}");
    // The end has nothing to play, and what everybody got.
    let data = analysis(&["--ply", "49", "--bot", "level:1"], BLUNDER);
    assert_eq!((&data["expect"], &data["line"]), (&serde_json::json!([1.0, 0.0]), &serde_json::json!([])));
    refused(&["analyse", "-", "--ply", "50"], BLUNDER, "found 50, expected at most 49");
}

#[test]
fn an_empty_game_has_nothing_to_tell_but_its_beginning() {
    let said = ok(&["analyse", "-", "--bot", "level:2"], EMPTY);
    assert!(said.contains("Nothing has been played yet. Before the first action: red "), "{said}");
    let data = analysis(&["--bot", "level:2"], EMPTY);
    assert!(plies(&data).is_empty() && data["expect"].as_array().unwrap().len() == 2, "{data}");
}

#[test]
fn the_course_is_drawn() {
    let path = folder("analyse").join("course.svg");
    let plot = path.to_str().unwrap();
    ok(&["analyse", "-", "--bot", "level:3", "--plot", plot], BLUNDER);
    let svg = fs::read_to_string(&path).unwrap();
    for part in ["<svg ", "<title>Pyramidis: the course of a game</title>", "\nred\n", "\nyellow\n", "\n??\n"]
    {
        assert!(svg.contains(part), "{part:?} in {svg}");
    }
    ok(&["analyse", "-", "--bot", "level:2", "--plot", plot], EMPTY);
}

#[test]
fn what_cannot_be_analysed_is_refused() {
    refused(&["analyse", "-"], "game: pyramidis\nseats: red, yellow\n\nred start:9\n", "line 4: ");
    refused(&["analyse", "-"], "", "line 1: found nothing, expected `game: …`");
    refused(&["analyse", "/nowhere"], "", "/nowhere: ");
    refused(&["analyse", "-", "--bot", "random"], EMPTY, "found `random`, expected a bot that searches");
    refused(
        &["analyse", "-", "--bot", "level:1", "--plot", "/nowhere/plot.svg"],
        EMPTY,
        "/nowhere/plot.svg: ",
    );
}
