//! Texts that are neither actions nor positions, with what is said about them; and pictures in a terminal.

use std::collections::{BTreeSet, HashMap};

use game::{Game, Match, Seat, Seeded, Setup, Tabletop, Turn, Viewer};
use piramido::{Action, Piramido, Step};
use words::Language;

fn setup(seats: &str, options: &[(&str, &str)]) -> Setup {
    let mut setup = Setup::default_of(Piramido::SPEC);
    setup.set_seats(seats).expect("the seats are allowed");
    for (key, value) in options {
        setup.set_option(key, value).expect("the option has this value");
    }
    setup
}

#[test]
fn an_action_has_one_spelling() {
    for text in [
        "rolloff:5",
        "rolloff:5,3,6",
        "colour:red",
        "reel:red:e1,h4,f2,g7,d3,d5,e4",
        "reel:blue:S<,U>,L<,-,K>,F<,W>",
        "side:L",
        "roll:6",
        "step:i9",
        "left",
        "right",
        "claim",
        "sphinx:6:c3",
        "nosphinx",
        "end",
    ] {
        assert_eq!(text.parse::<Action>().map(|action| action.to_string()).as_deref(), Ok(text));
    }
    for (text, error) in [
        ("step:j1", "column 6: found `j1`, expected a step from `a1` to `i9`"),
        ("step:a0", "column 6: found `a0`, expected a step from `a1` to `i9`"),
        ("step:", "column 6: found nothing, expected a step from `a1` to `i9`"),
        ("step:a1 ", "column 8: found ` `, expected nothing more"),
        ("roll:7", "column 6: found `7`, expected a number from 1 to 6"),
        ("roll:06", "column 6: found `06`, expected a number from 1 to 6"),
        ("rolloff:1,2,3,4", "column 14: found `,4`, expected nothing more"),
        ("sphinx:6", "column 9: found nothing, expected `:`"),
        ("side:X", "column 6: found `X`, expected `L` or `R`"),
        ("colour:green", "column 8: found `green`, expected `red`, `blue` or `yellow`"),
        ("reel:red:e1,h3", "column 15: found nothing, expected `,`"),
        ("reel:red:S<,U", "column 14: found nothing, expected `<` or `>`"),
        ("reel:red:?", "column 10: found `?`, expected one of `K`, `E`, `S`, `F`, `L`, `U`, `W` or `-`"),
        (
            "Ω",
            "column 1: found `Ω`, expected an action: `step:`, `claim`, `end`, `sphinx:`, `nosphinx`, `left`, `right`, `side:`, `colour:`, `roll:`, `rolloff:` or `reel:`",
        ),
    ] {
        assert_eq!(text.parse::<Action>().expect_err(text).to_string(), error);
    }
}

/// What is said about the texts that one change each makes of a good position string.
#[track_caller]
fn refused(setup: &Setup, good: &str, changes: &[(&str, &str, &str)]) {
    assert_eq!(Piramido::parse(setup, good).map(|position| position.to_string()).as_deref(), Ok(good));
    let said = |old: &str, new: &str| {
        let bad = good.replacen(old, new, 1);
        assert_ne!(bad, good);
        Piramido::parse(setup, &bad).map(|position| position.to_string()).expect_err(&bad).to_string()
    };
    let found: Vec<_> = changes.iter().map(|(old, new, _)| (*old, *new, said(old, new))).collect();
    let expected: Vec<_> =
        changes.iter().map(|(old, new, error)| (*old, *new, (*error).to_owned())).collect();
    assert_eq!(found, expected);
}

#[test]
fn what_cannot_be_is_no_position() {
    let solo = setup("p1", &[]);
    let good = "A:step p1 p1 p1=r p1=e3 p1=d3 d3=r6 p1=1 5:3:e:* p1=d3+e1+e3 - - 1";
    let changes = [
        ("A:", "B:", "column 1: found `B:step`, expected one of the routes A"),
        (
            "step",
            "stop",
            "column 3: found `stop`, expected `rolloff`, `colour`, `reels`, `side`, `roll`, `step`, `sphinx`, `row`, `claim` or `over`",
        ),
        ("step", "row", "column 1: found `A:row`, expected a phase that this route has in this setup"),
        ("step", "colour", "column 1: found `A:colour`, expected a phase that this route has in this setup"),
        (" p1 p1 ", " p2 p1 ", "column 8: found `p2`, expected a seat from `p1` to `p1`"),
        (
            "p1=r",
            "p1=b",
            "column 14: found `p1=b`, expected different colours that the seats can have on this route",
        ),
        (
            "p1=e3",
            "p1=e4",
            "column 50: found `p1=d3+e1+e3`, expected the step on which the explorer is among them",
        ),
        ("p1=e3", "p1=e2", "column 22: found `e2`, expected a step that is not plain stone"),
        ("p1=e3", "p1=#1", "column 8: found `p1`, expected the seat whose turn it can be"),
        ("p1=e3", "p1=d3", "column 31: found `d3=r6`, expected sphinxes where no explorer is"),
        ("p1=d3 ", "p1=- ", "column 36: found `p1=1`, expected a claim for each sphinx that was set"),
        ("p1=d3 ", "p1=e5 ", "column 28: found `e5`, expected at most six steps with a hieroglyph"),
        ("d3=r6", "d3=r1", "column 40: found `1`, expected each sphinx once"),
        (
            "d3=r6",
            "d3=b6",
            "column 31: found `d3=b6`, expected each step and each sphinx of red 1 and 6, blue 2 and 5, yellow 3 and 4 once",
        ),
        (
            "d3=r6",
            "e4=r6",
            "column 31: found `e4=r6`, expected sphinxes on steps of levels 1 to 3 their explorers have stood on",
        ),
        (
            "d3=r6",
            "e1=r6",
            "column 31: found `e1=r6`, expected sphinxes on steps of levels 1 to 3 their explorers have stood on",
        ),
        ("d3=r6", "d3=r6|-", "column 36: found `|-`, expected nothing more"),
        (
            "p1=1 ",
            "p1=12 ",
            "column 37: found `p1=12`, expected sphinxes of the seat's own colour on the pyramid",
        ),
        ("5:3:e:*", "7:3:e:*", "column 42: found `7:3:e:*`, expected a number from 1 to 6"),
        (
            "5:3:e:*",
            "5:3:n:*",
            "column 42: found `5:3:n:*`, expected a heading by which the explorer can have come",
        ),
        (
            "5:3:e:*",
            "5:3:e:-",
            "column 42: found `5:3:e:-`, expected `*` if a claim is possible here, otherwise `-`",
        ),
        ("5:3:e:*", "5:4:-:-", "column 42: found `5:4:-:-`, expected a throw of which no step has been made"),
        (
            "p1=d3+e1+e3",
            "p1=d3+e3",
            "column 50: found `p1=d3+e3`, expected the step on which the route began among them",
        ),
        ("p1=d3+e1+e3", "p1=d3+e3+e1", "column 57: found `3+e1 - - 1`, expected `1+e3`"),
        ("p1=d3+e1+e3 -", "p1=d3+e1+e3 A=", "column 62: found `A= - 1`, expected `-`"),
        (" - - 1", " - - -", "column 66: found `-`, expected a number from 0 to 500"),
        (" - - 1", " - -", "column 65: found nothing, expected throws since the last claim"),
        (" - - 1", " - - 1 -", "column 68: found `-`, expected nothing more"),
    ];
    refused(&solo, good, &changes);
}

#[test]
fn what_cannot_be_between_routes_is_no_position() {
    let options = [("routes", "A, B"), ("colours", "choose"), ("sphinxes", "spent")];
    let duo = setup("p1, p2", &options);
    let six = "e3+e3+e3+e3+e3+e3";
    let good = format!(
        "B:colour p1 p2,p1 p1=-,p2=y p1=-,p2=- p1=-,p2=- -|r1b5 p1=-,p2=- - p1=-,p2=- A=p1:r:{six}:2,p2:b:{six}:1 - 0"
    );
    let changes = [
        (
            "p2=y",
            "p2=b",
            "column 19: found `p1=-,p2=b`, expected different colours that the seats can have on this route",
        ),
        (
            "p1=-,p2=y",
            "p1=b,p2=y",
            "column 19: found `p1=b,p2=y`, expected a colour for each seat that has one",
        ),
        ("p2,p1", "p1,p2", "column 13: found `p1,p2`, expected the order of arrival in the route before"),
        (
            "p1:r:",
            "p1:y:",
            "column 78: found `A=p1:y:e3+e3+e3+e3+e3+e3:2,p2:b:e3+e3+e3…`, expected different colours that the seats can have on this route",
        ),
        (
            "p1:r:",
            "p1:",
            "column 83: found `e3+e3+e3+e3+e3+e3:2,p2:b:e3+e3+e3+e3+e3+…`, expected `r`, `b` or `y`",
        ),
        ("-|r1b5", "-", "column 50: found nothing, expected `|`"),
        ("-|r1b5", "-|b5r1", "column 51: found `b5r1 p1=-,p2=- - p1=-,p2=- A=p1:r:e3+e3+…`, expected `r1b5`"),
        (
            "-|r1b5",
            "-|r5",
            "column 51: found `r5`, expected each sphinx of red 1 and 6, blue 2 and 5, yellow 3 and 4 once",
        ),
        ("- 0", "- 1", "column 132: found `1`, expected `0`"),
    ];
    refused(&duo, &good, &changes);
}

#[test]
fn what_cannot_be_in_the_labyrinth_is_no_position() {
    let duo = setup("p1, p2", &[("routes", "C, D"), ("reels", "random")]);
    let reels = "|red:S<,U>,L<,-,K>,F<,W>;blue:W>,K<,E>,L<,S>,-,F<;yellow:F<,-,W>,E<,L>,K<,U>";
    let good =
        format!("C:claim p1 p1,p2 p1=r,p2=b p1=2c,p2=L p1=R.S,p2=L. - p1=-,p2=- 3:0:-:* - - {reels} 2");
    let changes = [
        (
            "p1=2c",
            "p1=3c",
            "column 28: found `p1=3c,p2=L`, expected a space on which the explorer can be now",
        ),
        ("p1=2c", "p1=2d", "column 64: found `3:0:-:*`, expected a throw as it can be in this phase"),
        ("p1=2c", "p1=7c", "column 31: found `7c`, expected a space from `1a` to `6k`, `L`, `R` or `X`"),
        (
            "p2=L ",
            "p2=R ",
            "column 28: found `p1=2c,p2=R`, expected a space on which the explorer can be now",
        ),
        (
            "p2=L.",
            "p2=-",
            "column 39: found `p1=R.S,p2=-`, expected a side for each seat that has chosen one",
        ),
        ("* - - ", "* p1=- - ", "column 72: found `p1=- - |red:S<,U>,L<,-,K>,F<,W>;blue:W>,…`, expected `-`"),
        (
            ";yellow:F<,-,W>,E<,L>,K<,U>",
            "",
            "column 76: found `|red:S<,U>,L<,-,K>,F<,W>;blue:W>,K<,E>,L…`, expected the reels that are drawn by now",
        ),
        (
            "blue:W>,",
            "blue:-,",
            "column 76: found `|red:S<,U>,L<,-,K>,F<,W>;blue:-,K<,E>,L<…`, expected reels that can be drawn",
        ),
        ("U> 2", "U> 0", "column 153: found `0`, expected at least `1`, for the present throw"),
        ("U> 2", "U> 501", "column 153: found `501`, expected a number from 0 to 500"),
    ];
    refused(&duo, &good, &changes);
}

/// A picture is an image and not the name of a step, but it must be enough to find the step.
#[test]
fn every_vignette_of_the_pyramid_fits_one_step_only() {
    let mut found: HashMap<String, Vec<Step>> = HashMap::new();
    let setup = setup("p1", &[("reels", "random")]);
    let random = &mut Seeded::new(1);
    for _ in 0..4000 {
        let mut position = Piramido::new(&setup);
        for _ in 0..3 {
            position.play_unchecked(position.chance(random));
        }
        let view = position.view(Viewer::Seat(Seat(0)));
        let text = Piramido::text_board(&view).text(|message| Language::ENGLISH.say(message));
        let vignettes: Vec<&str> = text.lines().rev().take(3).collect();
        for (number, from) in [(1, 0), (2, 13)] {
            let part = |line: &&str| format!("{line:<26}")[from..from + 13].to_owned();
            let step = view.step(number).expect("both are open");
            let steps = found.entry(vignettes.iter().map(part).collect()).or_default();
            if !steps.contains(&step) {
                steps.push(step);
            }
        }
    }
    assert_eq!(found.len(), 12 + 8);
    assert!(found.values().all(|steps| steps.len() == 1), "{found:?}");
}

#[test]
fn a_picture_fits_on_a_screen() {
    let table = setup("p1, p2, p3", &[("routes", "A, B, C, D")]);
    let position = Piramido::new(&table);
    for viewer in Viewer::all(3) {
        let board = Piramido::text_board(&position.view(viewer));
        for language in Language::all() {
            let text = board.text(|message| language.say(message));
            let most = if language == Language::ENGLISH { 100 } else { 120 };
            assert!(text.lines().all(|line| line.chars().count() <= most), "{text}");
        }
    }
}

#[test]
fn the_spaces_of_a_scoreboard_stand_below_each_other() {
    let mut play = Match::<Piramido>::new(&setup("p1, p2, p3", &[]));
    for number in 0..12 {
        let board = Piramido::text_board(&play.position().view(Viewer::Spectator));
        for language in Language::all() {
            let text = board.text(|message| language.say(message));
            let rows = text.lines().filter(|line| line.contains("] [ ]"));
            let columns: BTreeSet<_> =
                rows.map(|line| line.chars().position(|letter| letter == '[')).collect();
            assert_eq!(columns.len(), 1, "{language}: {text}");
        }
        let mut legal = Vec::new();
        play.position().legal(&mut legal);
        let action = match play.position().turn() {
            Turn::Chance => play.position().chance(&mut Seeded::new(number)),
            _ => *legal.last().unwrap(),
        };
        play.play(action).unwrap();
    }
}

#[test]
fn kinds_of_actions_are_the_words_of_the_sheet() {
    for (action, kind) in [("sphinx:6:c3", Some("sphinx")), ("colour:blue", Some("colour")), ("roll:3", None)]
    {
        assert_eq!(Piramido::SPEC.kind(action), kind, "{action}");
    }
}
