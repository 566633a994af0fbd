//! Notations and position strings that are not what they should be, and what is said about them.

use game::{Game, Setup, Tabletop};
use sakkara::{Action, Sakkara};

#[test]
fn actions_that_cannot_be_read() {
    let check = |text: &str, error: &str| {
        assert_eq!(
            text.parse::<Action>().map_err(|error| error.to_string()),
            Err(error.to_owned()),
            "{text}"
        );
    };
    let forms = "`enter:`, `R:`, `I:`, `O:`, `bridge:`, `fist:` or `guess:`";
    check("", &format!("column 1: found nothing, expected {forms}"));
    check("X:a13-b13", &format!("column 1: found `X:a13-b13`, expected {forms}"));
    check("R", &format!("column 1: found `R`, expected {forms}"));
    check("enter:", "column 7: found nothing, expected a stone, `R`, `I` or `O`");
    check("enter:RI", "column 8: found `I`, expected nothing more");
    check("R:a13", "column 6: found nothing, expected `-`");
    check("R:a13-b13-", "column 11: found nothing, expected a field, `a1` to `m13`");
    check("R:a14-b13", "column 4: found `14-b13`, expected a number from 1 to 13");
    check("R:a01-b1", "column 4: found `01-b1`, expected a number from 1 to 13");
    check("R:a13-c13", "column 7: found `c13`, expected a neighbour of a13");
    check(
        "R:a1-a2-a3-a4-a5-a6-a7-a8",
        "column 23: found `-a8`, expected nothing more: no turn has more than six moves",
    );
    check("bridge:g12", "column 11: found nothing, expected `-`");
    check("bridge:g12-n12", "column 12: found `n12`, expected a field, `a1` to `m13`");
    check("fist:4", "column 6: found `4`, expected a number from 0 to 3");
    check("fist:?", "column 6: found `?`, expected a number from 0 to 3");
    check("guess:13", "column 7: found `13`, expected a number from 0 to 12");
}

const OFF: &str = "R:-,I:-,O:-";

fn read(opening: &str, text: &str) -> Result<Sakkara, String> {
    let mut setup = Setup::default_of(Sakkara::SPEC);
    setup.set_option("opening", opening).expect("an opening of the game");
    let text = text.replace('/', OFF).replace('#', "B=b7+g12+g2+l7,G=g10+g4,W=g7");
    Sakkara::parse(&setup, &text).map_err(|error| error.to_string())
}

#[test]
fn positions_that_cannot_be_read() {
    let check = |text: &str, error: &str| {
        let found = read("fixed", text).err().unwrap_or_default();
        assert!(found.contains(error), "{text}\n{found}\n{error}");
    };
    check("", "column 1: found nothing, expected the stones");
    check("r=/;b=/", "column 28: found nothing, expected the bridges");
    check("r=/;y=/ # r0b0 r4 - -", "column 14: found `;y=R:-,I:-,O:-`, expected `;b=`");
    check("r=/ # r0b0 r4 - -", "expected `;b=`");
    check("r=R:a13,O:-,I:-;b=/ # r0b0 r4 - -", "column 8: found `,O:-,I:-;b=R:-,I:-,O:-`, expected `,I:`");
    check(
        "r=R:a13,I:a13,O:-;b=/ # r0b0 r4 - -",
        "column 11: found `a13,O:-;b=R:-,I:-,O:-`, expected a field without another stone",
    );
    check(
        "r=R:b12,I:-,O:-;b=/ # r0b0 r4 - -",
        "column 5: found `b12,I:-,O:-;b=R:-,I:-,O:-`, expected a field of a level, or a bridge",
    );
    check("r=R:g7,I:-,O:-;b=/ # r0b0 r4 - -", "expected a field of a level, or a bridge");
    check(
        "r=/;b=/ B=b7+g2+g12+l7,G=g10+g4,W=g7 r0b0 r4 - -",
        "expected different cells in the order of their names",
    );
    check(
        "r=/;b=/ B=b7+b7+g12+l7,G=g10+g4,W=g7 r0b0 r4 - -",
        "expected different cells in the order of their names",
    );
    check("r=/;b=/ B=a7+g12+g2+l7,G=g10+g4,W=g7 r0b0 r4 - -", "expected a cell for a black bridge");
    check("r=/;b=/ B=b7+g12+g2+l7,G=g10+g7,W=g7 r0b0 r4 - -", "expected a cell for a grey bridge");
    check("r=/;b=/ B=b7+g12+g2+l7,G=g10+g4,W=g9 r0b0 r4 - -", "expected a cell for a white bridge");
    check("r=/;b=/ # r0b4 r4 - -", "expected a number from 0 to 3");
    check("r=/;b=/ # r3b3 . - -", "expected fewer visits: another seat has already won");
    check("r=/;b=/ # r3b0 b4 - -", "expected fewer visits, or `.` after them: three win");
    check("r=/;b=/ # r0b0 y4 - -", "expected `r` or `b` or `.`");
    check("r=/;b=/ # r0b0 r0 - -", "expected a number from 1 to 4");
    check("r=/;b=/ # r0b0 r5 - -", "expected a number from 1 to 4");
    check("r=/;b=/ # r0b0 r? | -", "expected a number from 1 to 4");
    check(
        "r=R:a13,I:-,O:-;b=/ # r0b0 r* R:e -",
        "expected moves: `*` needs the mark `x` and the white bridge on g7",
    );
    check("r=/;b=/ # r0b0 r4 R:e -", "expected a stone on the board, or one that was on the Ankh field");
    check("r=R:a13,I:a12,O:-;b=/ # r0b0 r2 I:n,R:e -", "expected each stone once, in the order R, I, O");
    check("r=R:a13,I:-,O:-;b=/ # r0b0 r2 R:x -", "expected a heading, `n`, `e`, `s` or `w`");
    check("r=R:a13,I:-,O:-;b=/ # r0b0 r2 - R", "expected a stone on a bridge that has not stepped");
    check("r=R:g12,I:-,O:-;b=/ # r0b0 r2 R:s R", "expected a stone on a bridge that has not stepped");
    check(
        "r=R:g12,I:-,O:-;b=/ # r0b0 r2 - q",
        "expected bound stones in the order R, I, O, then `x`, or `-`",
    );
    check("r=/;b=/ # r0b0 . R:e -", "expected `-`");
    check("r=/;b=/ # r0b0 r4 -", "expected the marks");
    check("r=/;b=/ # r0b0 r4 - - -", "found `-`, expected nothing more");
}

#[test]
fn positions_at_which_the_game_would_not_wait() {
    // Osiris and Isis are stuck in corners and no bridge can move (K9).
    let mut setup = Setup::default_of(Sakkara::SPEC);
    setup.set_seats("red, yellow, blue").expect("seats of the game");
    let stuck = "r=R:-,I:m13,O:a13;y=R:e12,I:h12,O:g10;b=R:g4,I:-,O:- B=e12+f12+g12+h12,G=g10+g4,W=g7 r0y0b0 r2 I:e,O:w -";
    let error = Sakkara::parse(&setup, stuck).map_err(|error| error.to_string());
    assert!(error.is_err_and(|error| error.contains("expected a mover with a legal action")));
    // The duty is void (K6), so there is no mark.
    let void = read("fixed", "r=R:a12,I:b12,O:b13;b=/ B=b12+g12+g2+l7,G=g10+g4,W=g7 r0b0 r1 R:n I");
    assert!(void.is_err_and(|error| error.contains("expected no bound stones")));
}

#[test]
fn bids_that_cannot_be_read() {
    let check = |text: &str, error: &str| {
        let found = read("fists", text).err().unwrap_or_default();
        assert!(found.contains(error), "{text}\n{found}\n{error}");
    };
    assert!(read("fists", "r=/;b=/ # r0b0 b! 2,0|4 -").is_ok());
    check("r=/;b=/ # r0b0 b? | -", "found `b?`, expected `r?`");
    check("r=/;b=/ # r0b0 r? 2,0| -", "found `r?`, expected `r!`");
    check("r=/;b=/ # r0b0 b! 2,0| -", "found `b!`, expected `r!`");
    check("r=/;b=/ # r0b0 b? 4| -", "expected a number from 0 to 3");
    check("r=/;b=/ # r0b0 b? ?| -", "expected a number from 0 to 3");
    check("r=/;b=/ # r0b0 b? 2|4 -", "found `4`, expected nothing more");
    check("r=/;b=/ # r0b0 b! 2,0|7 -", "expected a number from 0 to 6");
    check("r=/;b=/ # r0b0 b! 2,0|4,5 -", "found `,5`, expected nothing more");
    check("r=/;b=/ # r0b0 b! 2,0|4 x", "found `x`, expected `-`");
    check("r=/;b=/ # r0b0 r?x | -", "found `x`, expected nothing more");
    check("r=R:a13,I:-,O:-;b=/ # r0b0 r? | -", "expected moves: there are fists only before the first turn");
}

/// Every text near a position string is read without a panic, and what is read can be played on.
#[test]
fn no_text_near_a_position_string_does_harm() {
    let strings = [
        ("fixed", "r=R:g12,I:b7,O:a13;b=R:g11,I:-,O:- # r1b0 r3 - RI"),
        ("fixed", "r=R:b13,I:-,O:-;b=/ # r0b0 r* R:e x"),
        ("fists", "r=/;b=/ # r0b0 b! 2,0|4 -"),
    ];
    let letters = "rybgRIOx0123456789acm-=:;,+ *?!.|/#é";
    let (mut read_at_all, mut actions) = (0, Vec::new());
    for (opening, text) in strings {
        for at in 0..=text.len() {
            for letter in letters.chars() {
                let replaced = format!("{}{letter}{}", &text[..at], text.get(at + 1..).unwrap_or_default());
                let inserted = format!("{}{letter}{}", &text[..at], &text[at..]);
                for mut position in [replaced, inserted].iter().filter_map(|text| read(opening, text).ok()) {
                    position.legal(&mut actions);
                    if let Some(action) = actions.first() {
                        position.play_unchecked(*action);
                    }
                    read_at_all += 1;
                }
            }
        }
    }
    assert!(read_at_all > 100, "{read_at_all}");
}

#[test]
fn kinds_of_actions_are_those_that_the_spec_names() {
    for (action, kind) in
        [("enter:R", Some("enter")), ("R:a13-b13-c13", Some("S:FROM-TO")), ("bridge:g12-f12", Some("bridge"))]
    {
        assert_eq!(Sakkara::SPEC.kind(action), kind, "{action}");
    }
}
