//! What players and chance do: [`Action`] and its notation.

use std::fmt;
use std::str::FromStr;

use game::{ParseError, Scan, join};

use crate::board::{Colour, Step};
use crate::labyrinth::{Side, Way};
use crate::reel::{Passage, Reel};

/// An action of a seat or of chance.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// `rolloff:5,3,6`: a number for each seat, 0 for seats that do not play.
    Rolloff([u8; 3]),
    /// `colour:red`.
    Colour(Colour),
    /// `reel:red:e1,h4,f2,g7,d3,d5,e4`.
    Pyramid(Colour, Reel<Step>),
    /// `reel:red:S<,U>,L<,-,K>,F<,W>`.
    Labyrinth(Colour, Reel<Passage>),
    /// `side:L`.
    Side(Side),
    /// `roll:5`.
    Roll(u8),
    /// `step:f1`.
    Step(Step),
    /// `left` or `right`.
    Walk(Way),
    /// `claim`.
    Claim,
    /// `sphinx:6:c3`.
    Sphinx(u8, Step),
    /// `nosphinx`.
    NoSphinx,
    /// `end`.
    End,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Rolloff(numbers) => {
                f.write_str("rolloff:")?;
                join(f, numbers.iter().filter(|number| **number != 0), ",", "")
            }
            Self::Colour(colour) => write!(f, "colour:{}", colour.name()),
            Self::Pyramid(colour, reel) => write!(f, "reel:{}:{reel}", colour.name()),
            Self::Labyrinth(colour, reel) => write!(f, "reel:{}:{reel}", colour.name()),
            Self::Side(side) => write!(f, "side:{}", side.letter()),
            Self::Roll(number) => write!(f, "roll:{number}"),
            Self::Step(step) => write!(f, "step:{step}"),
            Self::Walk(way) => f.write_str(way.name()),
            Self::Claim => f.write_str("claim"),
            Self::Sphinx(number, step) => write!(f, "sphinx:{number}:{step}"),
            Self::NoSphinx => f.write_str("nosphinx"),
            Self::End => f.write_str("end"),
        }
    }
}

impl FromStr for Action {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut scan = Scan::new(text);
        let action = read(&mut scan)?;
        scan.end()?;
        Ok(action)
    }
}

fn read(scan: &mut Scan<'_>) -> Result<Action, ParseError> {
    const WORDS: [(&str, Action); 5] = [
        ("left", Action::Walk(Way::Left)),
        ("right", Action::Walk(Way::Right)),
        ("claim", Action::Claim),
        ("nosphinx", Action::NoSphinx),
        ("end", Action::End),
    ];
    if let Some((_, action)) = WORDS.into_iter().find(|(word, _)| scan.take(word)) {
        return Ok(action);
    }
    if scan.take("step:") {
        return Step::read(scan).map(Action::Step);
    }
    if scan.take("roll:") {
        return scan.number(1, 6).map(|number| Action::Roll(number as u8));
    }
    if scan.take("sphinx:") {
        let number = scan.number(1, 6)? as u8;
        scan.expect(":")?;
        return Step::read(scan).map(|step| Action::Sphinx(number, step));
    }
    if scan.take("side:") {
        return scan.letter("`L` or `R`", Side::from_letter).map(Action::Side);
    }
    if scan.take("colour:") {
        return Colour::read(scan).map(Action::Colour);
    }
    if scan.take("rolloff:") {
        let mut numbers = [scan.number(1, 6)? as u8, 0, 0];
        for number in &mut numbers[1..] {
            if scan.take(",") {
                *number = scan.number(1, 6)? as u8;
            }
        }
        return Ok(Action::Rolloff(numbers));
    }
    if scan.take("reel:") {
        return read_reel(scan);
    }
    Err(scan.error("an action: `step:`, `claim`, `end`, `sphinx:`, `nosphinx`, `left`, `right`, `side:`, `colour:`, `roll:`, `rolloff:` or `reel:`"))
}

fn read_reel(scan: &mut Scan<'_>) -> Result<Action, ParseError> {
    let colour = Colour::read(scan)?;
    scan.expect(":")?;
    if scan.peek().is_some_and(|letter| letter.is_ascii_lowercase()) {
        return Reel::read(scan).map(|reel| Action::Pyramid(colour, reel));
    }
    Reel::read(scan).map(|reel| Action::Labyrinth(colour, reel))
}
