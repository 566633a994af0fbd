//! The commands as their users call them: the real binary, its output and its exit code.

mod common;

use std::fs;

use common::{folder, ok, pyramidion, refused};
use words::Language;

fn names() -> impl Iterator<Item = &'static str> {
    games::GAMES.iter().map(|game| game.spec().name)
}

#[test]
fn replay_prints_a_line_for_each_position() {
    let record = "game: pyramidis\nseats: red, yellow\n\nred start:3\nyellow start:2\n";
    assert_eq!(
        ok(&["replay", "-", "--json"], record),
        concat!(
            r#"{"ply":0,"actor":"red","position":"- r8y8 r0y0 r","legal":["start:1","start:2","start:3","start:4","start:5"]}"#,
            "\n",
            r#"{"ply":1,"actor":"yellow","position":"a5=r,b5=r,c5=r r5y8 r0y0 y","legal":["start:1","start:2","start:3","start:4","start:5"]}"#,
            "\n",
            r#"{"ply":2,"actor":"red","position":"a5=r,b5=r,c5=r,g5=y,h5=y r5y6 r0y0 r","legal":["move:a5","move:b5","move:c5","start:1","start:2","start:3","start:4","start:5"]}"#,
            "\n",
        )
    );
}

#[test]
fn a_random_game_replays_to_its_end_and_checks() {
    let folder = folder("random");
    for game in names() {
        let record = ok(&["random", game, "--seed", "7"], "");
        assert_eq!(record, ok(&["random", game, "--seed", "7"], ""), "the same seed gives the same game");
        assert_ne!(record, ok(&["random", game, "--seed", "8"], ""), "another seed gives another game");
        let lines = ok(&["replay", "-", "--json"], &record);
        let last = lines.lines().last().unwrap();
        assert!(last.contains(r#""actor":null"#) && last.contains(r#""winners":["#), "{last}");
        assert_eq!(lines.lines().count(), record.lines().skip_while(|line| !line.is_empty()).count());
        fs::write(folder.join(game).with_extension("papyrus"), record).unwrap();
    }
    let summary = ok(&["check", folder.to_str().unwrap()], "");
    let count = names().count();
    let expected = format!("{count} records: {count} finished, 0 unfinished, 0 broken;");
    assert!(summary.starts_with(&expected), "{summary}");
}

#[test]
fn replay_takes_crlf_comments_and_blank_lines() {
    let record =
        "game: pyramidis\r\n# a comment\r\nseats: red, yellow\r\n\r\nred start:1\r\n# another\r\n\r\n";
    assert_eq!(ok(&["replay", "-", "--json"], record).lines().count(), 2);
}

#[test]
fn replay_tells_the_game_in_words() {
    let record = "game: pyramidis\nseats: red, yellow\n\nred start:3\nyellow start:2\n";
    let account = ok(&["replay", "-"], record);
    assert!(
        account.contains("Red takes 3 pyramids from the start. Red on a5. Red on b5. Red on c5."),
        "{account}"
    );
    assert!(account.contains("After 2 actions. It is the turn of Red."), "{account}");
    assert!(!account.contains('\x1b'), "no colours where there is no terminal");
    let start = ok(&["replay", "-", "--at", "0"], record);
    assert!(
        start.contains("Before the first action. It is the turn of Red.") && !start.contains("a5=r"),
        "{start}"
    );
    assert_eq!(ok(&["replay", "-", "--json", "--at", "1"], record).lines().count(), 1);
    refused(&["replay", "-", "--at", "3"], record, "--at: found 3, expected a number from 0 to 2");
    refused(
        &["replay", "-", "--view", "blue"],
        record,
        "found `blue`, expected `red`, `yellow` or `spectator`",
    );
}

#[test]
fn an_error_names_the_line_what_was_found_and_what_was_expected() {
    let long = format!("game: sphinx\nseats: p1, p2\n# {}\n", "x".repeat(5000));
    let known = game::alternatives(names().map(str::to_owned));
    for (record, expected) in [
        ("", "line 1: found nothing, expected `game: …`"),
        ("game: chess\nseats: p1\n", &format!("line 1: found `chess`, expected {known}")),
        ("seats: p1\ngame: sphinx\n", "line 1: found `seats: p1`, expected `game: …`"),
        ("game: sphinx\n", "line 2: found nothing, expected `seats: …`"),
        ("game: sphinx\ndice: two\n", "line 2: found `dice: two`, expected `seats: …`"),
        (
            "game: sphinx\nseats: p1\n",
            "line 2: seats: found `p1`, expected `p1, p2`, `p1, p2, p3` or `p1, p2, p3, p4`",
        ),
        (
            "game: sphinx\nseats: p1, p2\ndice: four\n",
            "line 3: dice: found `four`, expected `three` or `two`",
        ),
        (
            "game: sphinx\nseats: p1, p2\nsize: 3\n",
            "line 3: found the key `size`, expected `dice`, `doors`, `returns` or `order`",
        ),
        (
            "game: sphinx\nseats: p1, p2\ngame: sphinx\n",
            "line 3: found the key `game` a second time, expected each key once",
        ),
        (
            "game: sphinx\nseats: p1, p2\ndice: two\n#\ndice: two\n",
            "line 5: found the key `dice` a second time",
        ),
        (
            "game: sphinx\nseats: p1, p2\np1 +5\n",
            "line 3: found `p1 +5`, expected `key: value` or an empty line before the actions",
        ),
        (
            "game: sphinx\nseats: p1, p2\n\np1\n",
            "line 4: found `p1`, expected an actor, a space and an action",
        ),
        (
            "game: sphinx\nseats: p1, p2\n\np1 +5\n",
            "line 4: column 1: found `p1`, expected `chance`, who acts now",
        ),
        ("game: sphinx\nseats: p1, p2\n\nchance deal:RBGYPP\n", "line 4:"),
        (
            "game: pyramidis\nseats: red, yellow\n\nred start:9\n",
            "line 4: column 11: found `9`, expected a number from 1 to 5",
        ),
        (
            "game: pyramidis\nseats: red, yellow\n\nred move:c9\n",
            "line 4: column 10: found `c9`, expected a square of the cross, such as `c5`",
        ),
        (
            "game: pyramidis\nseats: red, yellow\n\nred pass\n",
            "line 4: found `pass`, which is not legal here (P8), expected `start:1`, `start:2`, `start:3`, `start:4` or `start:5`: Red must move, and has 8 pyramids on the start square.",
        ),
        (
            "game: sphinx\nseats: p1, p2\n\nchance deal:??????\n",
            "line 4: found `chance deal:??????`, a hidden part",
        ),
        (&long, "line 3: found 5002 bytes, expected a line of at most 4096"),
    ] {
        refused(&["replay", "-", "--json"], record, expected);
        refused(&["replay", "-"], record, expected);
    }
    let broken = folder("illegal").join("broken.papyrus");
    fs::write(&broken, "game: pyramidis\nseats: red, yellow\n\nred pass\n").unwrap();
    let checked = String::from_utf8(pyramidion(&["check", broken.to_str().unwrap()], "").stdout).unwrap();
    assert!(checked.contains("line 4: ") && checked.contains("Red must move"), "{checked}");
    let output = pyramidion(
        &["replay", "-", "--json"],
        "game: pyramidis\nseats: red, yellow\n\nred start:1\nred start:1\nyellow start:?\n",
    );
    assert!(output.stdout.is_empty(), "a hidden record is refused before anything is printed");
}

#[test]
fn nothing_may_follow_the_end() {
    let record = ok(&["random", "pyramidis", "--seed", "1"], "");
    let next = record.lines().count() + 1;
    for text in ["red start:1", "nonsense"] {
        refused(
            &["replay", "-"],
            &format!("{record}{text}\n"),
            &format!("line {next}: found `{text}`, expected nothing more: the game is over"),
        );
    }
}

#[test]
fn large_records_and_broken_bytes_are_refused() {
    let folder = folder("bad");
    let large = folder.join("large.papyrus");
    fs::write(&large, "game: sphinx\n".repeat((16 << 20) / 13 + 1)).unwrap();
    refused(
        &["replay", large.to_str().unwrap()],
        "",
        "found more than 16 MiB, expected a record of at most that",
    );
    let endless: String =
        (0..100_000).flat_map(|number| ["key".into(), number.to_string(), ": x\n".into()]).collect();
    refused(
        &["replay", "-"],
        &format!("game: sphinx\nseats: p1, p2\n{endless}"),
        "line 35: found `key32: x`, expected an empty line: no game has so many options",
    );
    let broken = folder.join("broken.papyrus");
    fs::write(&broken, b"game: sphinx\nseats: p\xff1\n").unwrap();
    refused(
        &["replay", broken.to_str().unwrap()],
        "",
        "line 2: column 9: found the byte 0xff, expected UTF-8 text",
    );
    #[cfg(unix)]
    for name in ["a.papyrus", "b.papyrus"] {
        // A link that leads back is not followed.
        std::os::unix::fs::symlink(".", folder.join(name)).unwrap();
    }
    refused(&["check", folder.to_str().unwrap()], "", "2 of 2 records are broken");
    refused(&["replay", folder.join("none").to_str().unwrap()], "", "none");
}

#[test]
fn perft_counts_and_stops_at_chance() {
    let counted = ok(&["perft", "pyramidis", "4"], "");
    assert!(counted.starts_with("1 5\n2 25\n3 181\n4 1318\n"), "{counted}");
    assert!(counted.ends_with(" sequences per second\n"), "{counted}");
    let counted = ok(&["perft", "sakkara", "--seats", "red, blue", "3"], "");
    assert!(counted.starts_with("1 15\n2 222\n3 3260\n"), "{counted}");
    assert!(ok(&["perft", "sphinx", "3"], "").starts_with("chance acts here and is not expanded"));
    let record = "game: sphinx\nseats: p1, p2\n\nchance deal:RBGYPW\nchance roll:1,2,3\n";
    let path = folder("perft").join("sphinx.papyrus");
    fs::write(&path, record).unwrap();
    let counted = ok(&["perft", "sphinx", "--record", path.to_str().unwrap(), "9"], "");
    assert!(counted.starts_with("1 3\n"), "{counted}");
    assert!(counted.contains("chance acts after some sequences"), "{counted}");
    let agreeing = ["perft", "sphinx", "--seats", "p1, p2", "--record", path.to_str().unwrap(), "1"];
    assert!(ok(&agreeing, "").starts_with("1 3\n"));
    refused(
        &["perft", "sphinx", "--seats", "p1, p2, p3", "--record", path.to_str().unwrap(), "1"],
        "",
        "--record: found game: sphinx; seats: p1, p2, expected game: sphinx; seats: p1, p2, p3",
    );
    refused(
        &["perft", "sakkara", "--record", path.to_str().unwrap(), "2"],
        "",
        "found a game of sphinx, expected sakkara",
    );
}

#[test]
fn show_draws_the_board_and_lists_the_options() {
    for game in names() {
        let shown = ok(&["show", game], "");
        assert!(shown.contains("Seats") && shown.contains("Actions"), "{shown}");
        assert!(shown.lines().all(|line| line.chars().count() <= 120), "{shown}");
    }
    assert!(ok(&["show", "sphinx"], "").contains("doors"));
}

#[test]
fn rules_are_printed_as_the_page_shows_them() {
    for game in names() {
        let whole = ok(&["rules", game, "--language", "en"], "");
        assert!(whole.contains("In five minutes") && whole.contains("Questions and answers"), "{whole}");
        assert!(!whole.contains("**") && !whole.contains("{de:"), "nothing is left of the source's signs");
        let longest = whole.lines().map(|line| line.chars().count()).max();
        assert!(longest <= Some(80), "{longest:?}");
    }
    let short = ok(&["rules", "sakkara", "short", "--language", "de"], "");
    assert!(short.contains("In fünf Minuten") && !short.contains("Fragen"), "{short}");
    let ruling = ok(&["rules", "sakkara", "k4", "--language", "fr"], "");
    assert!(ruling.starts_with("\nK4 Sauter\n- Règle imprimée (allemand)"), "{ruling}");
    assert!(ruling.contains("Steine überspringen"), "{ruling}");
    refused(
        &["rules", "sakkara", "K99", "--language", "en"],
        "",
        "found `K99`, expected one of short, story",
    );
    refused(&["rules", "sakkara", "K99", "--language", "en"], "", "or a ruling, K1 to K13");
    let known = game::alternatives(Language::all().map(|language| language.to_string()));
    for command in ["rules", "show", "play", "levels"] {
        let expected = format!("'--language <CODE>': found `xx`, expected {known}");
        refused(&[command, "sakkara", "--language", "xx"], "", &expected);
    }
}

#[test]
fn setup_arguments_are_checked() {
    refused(&["random", "chess"], "", "invalid value 'chess'");
    refused(&["random", "sakkara", "--seats", "red, green"], "", "seats: found `red, green`, expected");
    refused(&["random", "sphinx", "--option", "dice"], "", "--option: found `dice`, expected KEY=VALUE");
    refused(&["random", "sphinx", "--option", "dice=9"], "", "dice: found `9`, expected `three` or `two`");
    refused(&["random", "sphinx", "--option", "dice=two", "--option", "dice=two"], "", "a second time");
    refused(&["random", "piramido", "--option", "routes=A, A"], "", "routes: found `A, A`, expected");
    refused(&["random", "sphinx", "--seed", "many"], "", "invalid value 'many'");
}

#[test]
fn a_game_at_the_keyboard_with_help_undo_save_quit_and_resume() {
    let folder = folder("play");
    let file = folder.join("game.papyrus");
    let keyboard = format!("help\n9\nstart:3\nundo\nstart:2\nsave {0}\nsave {0}\nquit\n", file.display());
    let said = ok(
        &["play", "pyramidis", "--people", "all", "--seed", "1"],
        &keyboard.replace("undo\n", "undo\nundo\n"),
    );
    assert!(said.contains("take N pyramids, 1 to 5, from the start square"), "{said}");
    assert!(said.contains("Found 9, expected a number from 1 to 5."), "{said}");
    assert!(said.contains("There is nothing of yours to take back."), "{said}");
    assert!(said.contains("--people red,yellow --opponents level:3"), "{said}");
    let record = fs::read_to_string(&file).unwrap();
    assert!(record.starts_with("game: pyramidis\nseats: red, yellow\n\nred start:"), "{record}");
    let said = ok(&["play", "--resume", file.to_str().unwrap(), "--people", "all"], "quit\n");
    assert!(said.contains("Yellow>") || said.contains("Red>"), "{said}");
    let taken = folder.join("taken.papyrus");
    fs::write(&taken, "mine").unwrap();
    let said = ok(&["play", "pyramidis"], &format!("save {}\nquit\n", taken.display()));
    assert!(said.contains("already; a new one was expected."), "{said}");
    assert_eq!(fs::read_to_string(&taken).unwrap(), "mine");
}

#[test]
fn the_keyboard_is_passed_on_where_there_are_secrets() {
    let said = ok(
        &["play", "sakkara", "--option", "opening=fists", "--people", "all"],
        "fist:2\n\nfist:1\n\nquit\n",
    );
    assert!(said.contains("Pass the keyboard to Blue, who presses Enter."), "{said}");
    let said = ok(&["play", "pyramidis", "--people", "all"], "start:2\nstart:1\nquit\n");
    assert!(!said.contains("Pass the keyboard"), "{said}");
    // The pictures of a reel are for one pair of eyes, the classic ones, too.
    let piramido = ["play", "piramido", "--seats", "p1, p2", "--people", "all", "--seed", "3"];
    let said = ok(&piramido, &"1\n".repeat(40));
    assert!(said.contains("Pass the keyboard to Player 2, who presses Enter."), "{said}");
    // A look that was taken back was a look: what the screen showed must not stay on it.
    let sphinx = ["play", "sphinx", "--people", "all", "--seed", "3"];
    let keyboard = "+6\nleave\npeek:G1\nundo\nnopeek\n+2\nleave\n+3\n\nquit\n";
    let said = ok(&sphinx, keyboard);
    assert!(said.contains("Player 1 looks under guard 1: "), "{said}");
    assert!(said.contains("Pass the keyboard to Player 2, who presses Enter."), "{said}");
    // A look with the last action of a turn is shown before the keyboard is passed on.
    let said = ok(&sphinx, "+6\nleave\nnopeek\n+2\nleave\n-3\npeek:G1\n\n\nquit\n");
    assert!(said.contains("Press Enter when you have seen it."), "{said}");
}

#[test]
fn without_a_game_play_asks_for_one() {
    let said = ok(&["play"], "99\nsphinx\nquit\n");
    assert!(
        said.contains("Which game?")
            && said.contains(&format!("Type a number from 1 to {}", games::GAMES.len())),
        "{said}"
    );
    assert!(said.contains("Player 1>"), "{said}");
    refused(&["play", "--seats", "p1"], "", "--seats and --option belong to a game");
    refused(
        &["play", "sphinx", "--people", "p9"],
        "",
        "--people: found `p9`, expected `p1`, `p2`, `p3` or `all`",
    );
}

#[test]
fn a_whole_game_against_bots_ends() {
    for game in names() {
        let keyboard = "1\n".repeat(20_000);
        let said = ok(&["play", game, "--seed", "3", "--opponents", "level:1"], &keyboard);
        assert!(said.contains("The game is over."), "{game}");
    }
}

#[test]
fn completions_and_help_are_there() {
    assert!(ok(&["completions", "bash"], "").contains("_pyramidion"));
    for command in ["play", "show", "replay", "check", "random", "perft", "completions", "man"] {
        assert!(ok(&[command, "--help"], "").contains("Examples:"), "{command}");
    }
}

#[test]
fn every_command_has_a_manual_page() {
    let folder = folder("man");
    let said = ok(&["man", folder.join("man1").to_str().unwrap()], "");
    let page = |name: &str| fs::read_to_string(folder.join("man1").join(name)).unwrap();
    let help = ok(&["--help"], "");
    let commands = help.split("Commands:\n").nth(1).unwrap().split("\n\n").next().unwrap();
    let commands: Vec<&str> = commands
        .lines()
        .filter(|line| line.starts_with("  ") && !line.starts_with("   "))
        .filter_map(|line| line.split_whitespace().next())
        .filter(|command| *command != "help")
        .collect();
    assert!(commands.contains(&"serve") && commands.contains(&"man"), "{help}");
    for command in &commands {
        assert!(page(&format!("pyramidion-{command}.1")).contains(".SH SYNOPSIS"), "{command}");
    }
    assert!(page("pyramidion.1").contains(r"pyramidion\-serve(1)"), "{}", page("pyramidion.1"));
    assert!(page("pyramidion-serve.1").contains("PYRAMIDION_LISTEN"), "{}", page("pyramidion-serve.1"));
    assert_eq!(said, format!("{} pages in {}\n", commands.len() + 1, folder.join("man1").display()));
    refused(&["man", "/proc/nowhere"], "", "error: /proc/nowhere: ");
}
