//! How actions and positions are written and read.

use std::fmt::{self, Write};
use std::str::FromStr;

use game::{ParseError, Scan, Setup, join};

use crate::state::{GOAL, PYRAMIDS};
use crate::{Colour, Pyramidis, Square, TOWER};

/// What a player does.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// Takes this many pyramids from the start square.
    Start(u8),
    /// Moves the stack on this square.
    Move(Square),
    /// Has nothing to move (P8).
    Pass,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Start(count) => write!(f, "start:{count}"),
            Self::Move(square) => write!(f, "move:{square}"),
            Self::Pass => f.write_str("pass"),
        }
    }
}

impl FromStr for Action {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut scan = Scan::new(text);
        let action = if scan.take("start:") {
            Self::Start(scan.number(1, TOWER.into())? as u8)
        } else if scan.take("move:") {
            Self::Move(Square::scan(&mut scan)?)
        } else if scan.take("pass") {
            Self::Pass
        } else {
            return Err(scan.error("`start:N`, `move:SQ` or `pass`"));
        };
        scan.end()?;
        Ok(action)
    }
}

/// The position string.
impl fmt::Display for Pyramidis {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let stacks = Square::all().filter(|square| self.stack(*square).len() > 0).map(|square| {
            let pyramids: String = self.stack(square).map(Colour::letter).collect();
            format!("{square}={pyramids}")
        });
        join(f, stacks, ",", "-")?;
        let count = |f: &mut fmt::Formatter<'_>, of: &dyn Fn(Colour) -> u8| {
            f.write_char(' ')?;
            self.colours().try_for_each(|colour| write!(f, "{}{}", colour.letter(), of(colour)))
        };
        count(f, &|colour| self.at_start(colour))?;
        count(f, &|colour| self.at_home(colour))?;
        write!(f, " {}", self.mover().map_or('.', Colour::letter))
    }
}

/// Reads a position string.
pub(crate) fn parse(setup: &Setup, text: &str) -> Result<Pyramidis, ParseError> {
    let mut scan = Scan::new(text);
    let mut position = Pyramidis::bare(setup);
    parse_stacks(&mut scan.field("the stacks, or `-`")?, &mut position)?;
    let start = parse_counts(&mut scan.field("the pyramids on the start squares")?, &position)?;
    let before_home = scan;
    let home = parse_counts(&mut scan.field("the pyramids home")?, &position)?;
    for colour in position.colours() {
        let (at_start, at_home) = (start[colour.index()], home[colour.index()]);
        let on_board = Square::all().flat_map(|square| position.stack(square));
        let on_board = on_board.filter(|pyramid| *pyramid == colour).count() as u8;
        if on_board + at_start + at_home != PYRAMIDS {
            return Err(before_home.error(format!("{PYRAMIDS} {colour} pyramids in all")));
        }
        position.put_aside(colour, at_start, at_home);
    }
    let won = position.colours().any(|colour| position.at_home(colour) >= GOAL);
    let expected = if won { "`.`, since five are home" } else { "a seated colour's letter, or `.`" };
    let mover = scan.letter(expected, |letter| {
        let mover = Colour::from_letter(letter).filter(|mover| position.colours().any(|c| c == *mover));
        (letter == '.' || (mover.is_some() && !won)).then_some(mover)
    })?;
    position.put_turn(mover);
    scan.end()?;
    Ok(position)
}

fn parse_stacks(scan: &mut Scan<'_>, position: &mut Pyramidis) -> Result<(), ParseError> {
    if scan.take("-") {
        return scan.end();
    }
    let mut squares = Square::all();
    loop {
        let here = *scan;
        let square = Square::scan(scan)?;
        if squares.all(|next| next != square) {
            return Err(here.error("squares in the order of column, then row, each once"));
        }
        scan.expect("=")?;
        let mut height = 0;
        while height == 0 || !(scan.rest().is_empty() || scan.rest().starts_with(',')) {
            let owned = position.colours().filter(|colour| square.home_of() != Some(*colour));
            let letters: String = owned.clone().map(Colour::letter).collect();
            let pyramid = scan.letter(&format!("a pyramid, one of `{letters}`"), |letter| {
                Colour::from_letter(letter).filter(|pyramid| owned.clone().any(|colour| colour == *pyramid))
            })?;
            height += 1;
            // P4: only on a home circle is a stack higher than five; nowhere are there more than all foreign pyramids.
            let most = if square.home_of().is_some() { 3 * PYRAMIDS } else { TOWER };
            if height > most {
                return Err(here.error(format!("a stack of at most {most}")));
            }
            position.put(square, pyramid);
        }
        if !scan.take(",") {
            return scan.end();
        }
    }
}

/// One number for each seated colour: `r8y8`.
fn parse_counts(scan: &mut Scan<'_>, position: &Pyramidis) -> Result<[u8; 4], ParseError> {
    let mut counts = [0; 4];
    for colour in position.colours() {
        scan.expect(&colour.letter().to_string())?;
        counts[colour.index()] = scan.number(0, PYRAMIDS.into())? as u8;
    }
    scan.end()?;
    Ok(counts)
}
