//! Bad input: what the parsers say, and where.

use game::{Setup, Tabletop};
use pyramidis::{Action, Pyramidis};

#[test]
fn bad_actions() {
    for (text, expected) in [
        ("", "column 1: found nothing, expected `start:N`, `move:SQ` or `pass`"),
        ("go", "column 1: found `go`, expected `start:N`, `move:SQ` or `pass`"),
        ("start:0", "column 7: found `0`, expected a number from 1 to 5"),
        ("start:03", "column 7: found `03`, expected a number from 1 to 5"),
        ("start:99999999999", "column 7: found `99999999999`, expected a number from 1 to 5"),
        ("start:3 ", "column 8: found ` `, expected nothing more"),
        ("move:a1", "column 6: found `a1`, expected a square of the cross, such as `c5`"),
        ("move:ü5", "column 6: found `ü5`, expected a square of the cross, such as `c5`"),
        ("move:c", "column 6: found `c`, expected a square of the cross, such as `c5`"),
        ("pass!", "column 5: found `!`, expected nothing more"),
    ] {
        assert_eq!(text.parse::<Action>().unwrap_err().to_string(), expected, "{text}");
    }
}

#[test]
fn bad_positions() {
    for (text, expected) in [
        ("", "column 1: found nothing, expected the stacks, or `-`"),
        ("-", "column 2: found nothing, expected the pyramids on the start squares"),
        ("a5= r8y8 r0y0 r", "column 4: found nothing, expected a pyramid, one of `ry`"),
        ("a5=g r8y8 r0y0 r", "column 4: found `g`, expected a pyramid, one of `ry`"),
        ("a4=r r7y8 r0y0 r", "column 4: found `r`, expected a pyramid, one of `y`"),
        (
            "b5=r,a5=r r6y8 r0y0 r",
            "column 6: found `a5=r`, expected squares in the order of column, then row, each once",
        ),
        ("a5=rrrrrr r2y8 r0y0 r", "column 1: found `a5=rrrrrr`, expected a stack of at most 5"),
        ("- r8g8 r0y0 r", "column 5: found `g8`, expected `y`"),
        ("- r9y8 r0y0 r", "column 4: found `9y8`, expected a number from 0 to 8"),
        ("- r7y8 r0y0 r", "column 8: found `r0y0 r`, expected 8 red pyramids in all"),
        ("- r8y8 r0y0 g", "column 13: found `g`, expected a seated colour's letter, or `.`"),
        ("- r3y8 r5y0 r", "column 13: found `r`, expected `.`, since five are home"),
        ("- r8y8 r0y0 r ", "column 14: found ` `, expected nothing more"),
    ] {
        let setup = Setup::default_of(Pyramidis::SPEC);
        assert_eq!(Pyramidis::parse(&setup, text).unwrap_err().to_string(), expected, "{text}");
    }
}

#[test]
fn kinds_of_actions_are_those_that_the_spec_names() {
    for (action, kind) in [("start:3", Some("start")), ("pass", Some("pass"))] {
        assert_eq!(Pyramidis::SPEC.kind(action), kind, "{action}");
    }
}

#[test]
fn two_play_if_nobody_says() {
    assert_eq!(Setup::default_of(Pyramidis::SPEC).seats(), ["red", "yellow"]);
    assert_eq!(Pyramidis::SPEC.every_setup().len(), 3 * 2);
}
