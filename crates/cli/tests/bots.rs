//! Hints, the arena and training as their users call them.

mod common;

use std::fs;

use common::{folder, ok, refused};

const OPENING: &str = "game: pyramidis\nseats: red, yellow\n\nred start:3\nyellow start:2\n";

#[test]
fn a_hint_names_the_best_actions_and_why() {
    let said = ok(&["hint", "-", "--bot", "level:5", "--most", "3"], OPENING);
    assert!(said.starts_with("level:5 for red: "), "{said}");
    assert!(said.contains("expects red ") && said.contains(", yellow "), "{said}");
    assert_eq!(
        said.lines().filter(|line| line.contains('%') && line.contains(" steps")).count(),
        4,
        "{said}"
    );
    let data = ok(&["hint", "-", "--bot", "level:5", "--json"], OPENING);
    assert!(data.starts_with(r#"{"seat":"red","bot":"level:5","action":""#), "{data}");
    assert_eq!(
        data,
        ok(&["hint", "-", "--bot", "level:5", "--json"], OPENING),
        "the same seed says the same"
    );
}

#[test]
fn levels_have_names_and_say_how_they_play() {
    let said = ok(&["levels"], "");
    assert_eq!(said.lines().count(), 8, "{said}");
    assert!(said.starts_with("level:1 Goose-girl plays what looks pretty"), "{said}");
    let said = ok(&["levels", "piramido"], "");
    assert!(said.contains(", knows ") && said.contains(" % of what it has seen"), "{said}");
    let data = ok(&["levels", "pyramidis", "--json"], "");
    assert!(
        data.contains(r#""level":8,"name":"Pharaoh""#) && data.contains(r#""search":"alpha-beta""#),
        "{data}"
    );
    let names: Vec<&str> = games::GAMES.iter().map(|game| game.spec().name).collect();
    refused(&["levels", "chess"], "", &format!("[possible values: {}]", names.join(", ")));
    refused(&["levels", "sphinx", "--seats", "p1"], "", "seats: found `p1`, expected");
}

#[test]
fn hints_need_somebody_to_act() {
    let over = ok(&["random", "pyramidis"], "");
    refused(&["hint", "-"], &over, "found a game that is over, expected one that goes on");
    refused(&["hint", "-"], "game: sphinx\nseats: p1, p2\n", "found chance to act, expected a seat");
    refused(&["hint", "-", "--bot", "level:9"], OPENING, "found `9`, expected a number from 1 to 8");
    refused(&["hint", "-"], "game: sphinx\n", "line 2: found nothing, expected `seats: …`");
}

#[test]
fn an_arena_writes_every_game_and_goes_on_where_it_stopped() {
    let out = folder("arena");
    let out = out.to_str().unwrap();
    let arena = |games: &str| {
        let bots = "level:3,level:1,random";
        ok(&["arena", "pyramidis", "--bots", bots, "--games", games, "--out", out, "--json"], "")
    };
    // How long bots thought differs each time.
    let pairs = |said: String| serde_json::from_str::<serde_json::Value>(&said).unwrap()["pairs"].clone();
    let first = pairs(arena("2"));
    assert_eq!(fs::read_dir(out).unwrap().count(), 6, "two games of three pairs");
    let kept = fs::read_to_string(format!("{out}/0-1-00000.papyrus")).unwrap();
    assert!(kept.starts_with("# red: level:3 (alpha-beta search, "), "{kept}");
    let yellow = "# yellow: level:1 (alpha-beta search, 30 steps, evaluation noise 0.6)";
    assert_eq!(kept.lines().nth(1), Some(yellow), "what a series of an older version wrote goes on");
    // Killed after some games: what is there stays, what is missing is played again, and comes out the same.
    fs::remove_file(format!("{out}/0-2-00001.papyrus")).unwrap();
    assert_eq!(pairs(arena("2")), first);
    assert!(arena("4").contains(r#""games":8"#));
    assert_eq!(fs::read_to_string(format!("{out}/0-1-00000.papyrus")).unwrap(), kept);
    let summary = ok(&["check", out], "");
    assert!(summary.starts_with("12 records: 12 finished, 0 unfinished, 0 broken;"), "{summary}");
    // Other bots do not go on with these games.
    let others = ["arena", "pyramidis", "--bots", "level:2,level:1", "--games", "4", "--out", out];
    refused(&others, "", "do not belong to this arena");
    let table =
        ok(&["arena", "pyramidis", "--bots", "level:3,level:1,random", "--games", "4", "--out", out], "");
    assert!(table.contains("95 %") && table.contains("level:3 against random: "), "{table}");
    // Nor do bots that play otherwise than they did.
    fs::write(format!("{out}/0-1-00000.papyrus"), kept.replacen("alpha-beta", "some other", 1)).unwrap();
    let again = ["arena", "pyramidis", "--bots", "level:3,level:1,random", "--games", "4", "--out", out];
    refused(&again, "", "found `# red: level:3 (some other search, ");
}

#[test]
fn an_arena_refuses_what_cannot_be_played() {
    refused(&["arena", "pyramidis", "--bots", "level:1"], "", "--bots: found 1 bot, expected at least two");
    refused(
        &["arena", "pyramidis", "--bots", "level:1,strong"],
        "",
        "found `strong`, expected `level:1` to `level:8`",
    );
    refused(&["arena", "piramido", "--bots", "level:1,random"], "", "found one seat, expected at least two");
    refused(
        &["arena", "sphinx", "--seats", "p1", "--bots", "level:1,random"],
        "",
        "seats: found `p1`, expected",
    );
}

#[test]
fn a_program_plays_as_the_bot_that_it_is() {
    let (folder, ours) = (folder("arena-programs"), env!("CARGO_BIN_EXE_pyramidion"));
    let games = |name: &str, game: &str, other: &str| {
        let out = folder.join(name);
        let bots = format!("level:3,{other}");
        let asked =
            ["arena", game, "--bots", &bots, "--games", "2", "--json", "--out", out.to_str().unwrap()];
        let said: serde_json::Value = serde_json::from_str(&ok(&asked, "")).unwrap();
        assert!(said["standings"][1]["thought_ms"].as_f64().unwrap() > 0.0, "{said}");
        let record = |number: u32| fs::read_to_string(out.join(format!("0-1-{number:05}.papyrus"))).unwrap();
        [record(0), record(1)]
    };
    // One without and one with dice and secrets.
    for game in ["pyramidis", "sphinx"] {
        let program = format!("program:{ours} bot --bot level:8@40");
        let programs = games(&format!("{game}-program"), game, &program);
        let bots = games(&format!("{game}-bot"), game, "level:8@40");
        for (one, other) in programs.iter().zip(&bots) {
            let played =
                |record: &str| record.lines().filter(|line| !line.starts_with('#')).collect::<String>();
            assert_eq!(played(one), played(other), "{game}");
            assert!(one.contains(&format!(": {program}\n")) && one.contains("\n# thought "), "{one}");
            assert!(other.contains(": level:8@40 (") && other.contains(", 40 steps, "), "{other}");
        }
    }
}

#[test]
fn a_program_that_plays_nonsense_ends_the_arena() {
    let folder = folder("arena-nonsense");
    for (program, expected) in [
        ("program:", "found nothing, expected the path of a program"),
        ("program:/nowhere/at/all x", "program:/nowhere/at/all x for "),
        ("program:false", "found its end (exit status: 1), expected an answer"),
        ("program:cat", "expected `{\"action\": "),
        ("program:sed -u s/.*/{\"action\":\"fly:away\"}/", "found `fly:away`, expected "),
    ] {
        let (bots, out) = (format!("{program},random"), folder.to_str().unwrap());
        refused(&["arena", "pyramidis", "--bots", &bots, "--games", "1", "--out", out], "", expected);
    }
}

#[test]
fn a_bot_answers_line_by_line() {
    let question = serde_json::json!({ "record": OPENING, "seed": 7 });
    let said = ok(&["bot", "--bot", "level:2"], &format!("{question}\n{question}\n"));
    let lines: Vec<serde_json::Value> =
        said.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(lines.len(), 2, "{said}");
    assert_eq!(lines[0]["action"], lines[1]["action"]);
    assert!(lines[0]["action"].is_string() && lines[0]["micros"].is_u64(), "{said}");
    let over = serde_json::json!({ "record": ok(&["random", "pyramidis"], ""), "seed": 7 }).to_string();
    refused(&["bot"], "hello\n", "line 1: found `hello`, expected `{\"record\": ");
    refused(
        &["bot"],
        r#"{"record": "game: sphinx", "seed": 7}"#,
        "line 1: line 2: found nothing, expected `seats: …`",
    );
    refused(&["bot"], &over, "found nobody to act, expected a game in which it is a seat's turn");
}

#[test]
fn an_arena_of_neighbours_draws_how_strong_they_are() {
    let out = folder("arena-neighbours");
    let plot = out.join("strength.svg");
    let bots =
        ["--bots", "level:8@5,level:8@20,level:8@80", "--neighbours", "--games", "4", "--minutes", "0.1"];
    let files = ["--plot", plot.to_str().unwrap(), "--json", "--out", out.to_str().unwrap()];
    let said = ok(&[&["arena", "pyramidis"], &bots[..], &files].concat(), "");
    let said: serde_json::Value = serde_json::from_str(&said).unwrap();
    let met: Vec<&serde_json::Value> =
        said["pairs"].as_array().unwrap().iter().map(|pair| &pair["bots"]).collect();
    assert_eq!(
        met,
        [&serde_json::json!(["level:8@5", "level:8@20"]), &serde_json::json!(["level:8@20", "level:8@80"])]
    );
    let plot = fs::read_to_string(plot).unwrap();
    assert!(plot.contains("how strong level:8 is</title>") && plot.contains("\n20\n"), "{plot}");
}

#[test]
fn training_goes_on_where_it_stopped_and_is_the_same_for_the_same_seed() {
    let out = folder("train");
    let train = |name: &str, more: &[&str]| {
        let path = out.join(name);
        let asked = [
            "train",
            "pyramidis",
            "--seats",
            "red, yellow",
            "--games",
            "12",
            "--tests",
            "24",
            "--thought",
            "30",
            "--seed",
            "7",
            "--out",
        ];
        let said = ok(&[&asked[..], &[path.to_str().unwrap()], more].concat(), "");
        (said, fs::read(path.join("001.network")).unwrap(), path)
    };
    let (said, one, path) = train("one", &["--jobs", "1", "--generations", "1", "--from", "plain"]);
    assert!(said.starts_with("generation 1: ") && said.contains(" tests: "), "{said}");
    let first = b"# pyramidion train pyramidis --seats \"red, yellow\" --games 12 --thought 30 ";
    assert!(one.starts_with(first), "{}", String::from_utf8_lossy(&one[..200]));
    let (said, again, two) = train("two", &["--jobs", "3", "--generations", "1", "--from", "plain"]);
    assert_eq!((said.contains("generation 1: "), again == one), (true, true));
    let (said, again, _) = train("two", &["--generations", "2", "--from", "plain"]);
    assert!(again == one && said.starts_with("generation 2: "), "{said}");
    assert!(two.join("002.network").exists() && !path.join("002.network").exists());
    let from = path.join("001.network");
    let (_, other, _) = train("three", &["--from", from.to_str().unwrap(), "--generations", "1"]);
    assert_ne!(other, one);
}

#[test]
fn training_refuses_what_cannot_be_learned() {
    refused(&["train", "sphinx", "--games", "9"], "", "9 is not in 10..=1000000");
    refused(&["train", "sphinx", "--seats", "p1"], "", "seats: found `p1`, expected");
    refused(
        &["train", "sphinx", "--thought", "long"],
        "",
        "found `long`, expected steps or a time: 2000 or 5ms",
    );
    let out = folder("untaught");
    refused(
        &["train", "sphinx", "--from", "-", "--out", out.to_str().unwrap()],
        "# nothing\nweights\n",
        "found `weights`, expected `network of 32 units for 3 seats: ",
    );
}
