//! What chance and the seats do, and how it is written. Start at [`Action`].

use std::fmt;
use std::str::FromStr;

use game::{ParseError, Scan, Seat};

use crate::{Cards, Colour, Dice, Die, Guard, Room, Slot};

/// The names of the seats.
pub(crate) const NAMES: [&str; 4] = ["p1", "p2", "p3", "p4"];

/// The name of a seat.
pub(crate) fn name(seat: Seat) -> &'static str {
    NAMES.get(seat.index()).copied().unwrap_or("nobody")
}

/// What chance or a seat does.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// The sphinxes are shuffled and put in their places.
    Deal(Deal),
    /// All dice are thrown.
    Roll(Roll),
    /// A number is used to walk.
    Walk(Steps),
    /// The snakes are used to swap two sphinxes, unseen.
    Swap(Guard, Room),
    /// The card of this field is taken.
    Take,
    /// The card of this field is not taken.
    Leave,
    /// The seat looks under a sphinx.
    Peek(Slot),
    /// The seat does not look.
    NoPeek,
    /// A card of the passed pawn's owner is stolen.
    Steal(Seat, Colour),
    /// Nothing is stolen.
    NoSteal,
    /// The secret door is turned.
    Turn,
    /// The secret door is left as it is.
    Stay,
    /// The colours of the three guards are named.
    Attempt([Colour; 3]),
    /// The turn ends though the first guard could be reached (X6).
    Pass,
}

const _: () = assert!(size_of::<Action>() == 4, "lists of actions are short");

/// One of the 720 orders of the six colours, by its number in the dictionary of them all.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Deal(u16);

/// What the dice show.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Roll {
    /// The plain dice, the lower one first.
    pub plain: [Die; 2],
    /// The die with the snakes, if it is played with.
    pub snake: Option<Die>,
}

/// How far a pawn walks: forwards above 0, backwards below.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Steps(i8);

const ORDERS: [[Colour; 6]; Deal::COUNT as usize] = orders();

impl Deal {
    /// How many orders there are.
    pub const COUNT: u16 = 720;

    /// The order with this number.
    pub const fn new(number: u16) -> Option<Self> {
        if number < Self::COUNT { Some(Self(number)) } else { None }
    }

    /// The deal that puts these colours under the sphinxes, if they are six.
    pub fn of(colours: [Colour; 6]) -> Option<Self> {
        ORDERS.iter().position(|order| *order == colours).map(|number| Self(number as u16))
    }

    /// The colours under G1, G2, G3, T1, T2 and T3.
    pub const fn colours(self) -> [Colour; 6] {
        ORDERS[self.0 as usize]
    }
}

const fn orders() -> [[Colour; 6]; Deal::COUNT as usize] {
    let mut orders = [Colour::ALL; Deal::COUNT as usize];
    let mut number = 0;
    while number < orders.len() {
        let (mut rest, mut ways, mut slot) = (number, orders.len(), 0);
        while slot < 6 {
            // The colours from `slot` on are ascending: bring the one that the number says to the front of them.
            ways /= 6 - slot;
            let mut from = slot + rest / ways;
            rest %= ways;
            while from > slot {
                let nearer = orders[number][from - 1];
                orders[number][from - 1] = orders[number][from];
                orders[number][from] = nearer;
                from -= 1;
            }
            slot += 1;
        }
        number += 1;
    }
    orders
}

impl Roll {
    /// The dice that are left to use.
    #[inline]
    pub fn dice(self) -> Dice {
        let mut dice = Dice::NONE;
        self.plain.into_iter().chain(self.snake).for_each(|die| dice.insert(die));
        dice
    }
}

impl Steps {
    /// A number of steps that a die shows.
    pub(crate) const fn new(steps: i8) -> Self {
        Self(steps)
    }

    /// The number, below 0 for backwards.
    #[inline]
    pub const fn number(self) -> i8 {
        self.0
    }

    /// The die that is used for it.
    #[inline]
    pub const fn die(self) -> Option<Die> {
        Die::with_steps(self.0.unsigned_abs())
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Deal(deal) => write!(f, "deal:{deal}"),
            Self::Roll(roll) => write!(f, "roll:{roll}"),
            Self::Walk(steps) => steps.fmt(f),
            Self::Swap(guard, room) => write!(f, "swap:{}:{}", guard.slot(), room.slot()),
            Self::Take => f.write_str("take"),
            Self::Leave => f.write_str("leave"),
            Self::Peek(slot) => write!(f, "peek:{slot}"),
            Self::NoPeek => f.write_str("nopeek"),
            Self::Steal(victim, colour) => write!(f, "steal:{}:{colour}", name(*victim)),
            Self::NoSteal => f.write_str("nosteal"),
            Self::Turn => f.write_str("turn"),
            Self::Stay => f.write_str("stay"),
            Self::Attempt([first, second, third]) => write!(f, "attempt:{first}{second}{third}"),
            Self::Pass => f.write_str("pass"),
        }
    }
}

impl fmt::Display for Deal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.colours().iter().try_for_each(|colour| colour.fmt(f))
    }
}

impl fmt::Display for Roll {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        game::join(f, self.plain.into_iter().chain(self.snake), ",", "-")
    }
}

impl fmt::Display for Steps {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:+}", self.0)
    }
}

impl FromStr for Action {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut scan = Scan::new(text);
        let action = read_action(&mut scan)?;
        scan.end()?;
        Ok(action)
    }
}

fn read_action(scan: &mut Scan<'_>) -> Result<Action, ParseError> {
    if scan.take("+") {
        return Ok(Action::Walk(Steps(scan.number(1, 6)? as i8)));
    }
    if scan.take("-") {
        return Ok(Action::Walk(Steps(-(scan.number(1, 6)? as i8))));
    }
    let mut rest = *scan;
    let word = rest.until(':');
    let plain = match word.rest() {
        "take" => Action::Take,
        "leave" => Action::Leave,
        "nopeek" => Action::NoPeek,
        "nosteal" => Action::NoSteal,
        "turn" => Action::Turn,
        "stay" => Action::Stay,
        "pass" => Action::Pass,
        "deal" | "roll" | "swap" | "peek" | "steal" | "attempt" => {
            *scan = rest;
            scan.expect(":")?;
            return read_detail(word.rest(), scan);
        }
        _ => return Err(scan.error("an action such as `+3`, `take` or `swap:G1:T3`")),
    };
    *scan = rest;
    Ok(plain)
}

fn read_detail(word: &str, scan: &mut Scan<'_>) -> Result<Action, ParseError> {
    Ok(match word {
        "deal" => {
            let start = *scan;
            let colours = read_different(scan)?;
            Action::Deal(Deal::of(colours).ok_or_else(|| start.error("the six colours"))?)
        }
        "roll" => Action::Roll(read_roll(scan)?),
        "swap" => {
            let guard = read_one(scan, Guard::ALL, Guard::slot, "`G1`, `G2` or `G3`")?;
            scan.expect(":")?;
            Action::Swap(guard, read_one(scan, Room::ALL, Room::slot, "`T1`, `T2` or `T3`")?)
        }
        "peek" => Action::Peek(read_one(scan, Slot::ALL, |slot| slot, "a sphinx from `G1` to `T3`")?),
        "steal" => {
            let Some(seat) = Seat::all(NAMES.len()).find(|seat| scan.take(name(*seat))) else {
                return Err(scan.error("a seat from `p1` to `p4`"));
            };
            scan.expect(":")?;
            Action::Steal(seat, read_colour(scan)?)
        }
        _ => Action::Attempt(read_different(scan)?),
    })
}

fn read_one<T: Copy, const N: usize>(
    scan: &mut Scan<'_>,
    all: [T; N],
    slot: fn(T) -> Slot,
    expected: &str,
) -> Result<T, ParseError> {
    let found = all.into_iter().find(|one| scan.take(&slot(*one).to_string()));
    found.ok_or_else(|| scan.error(expected))
}

/// Reads a colour.
pub(crate) fn read_colour(scan: &mut Scan<'_>) -> Result<Colour, ParseError> {
    scan.letter("one of the colours R, B, G, Y, P, W", Colour::from_letter)
}

/// Reads colours of which none comes twice.
pub(crate) fn read_different<const N: usize>(scan: &mut Scan<'_>) -> Result<[Colour; N], ParseError> {
    let (mut colours, mut before) = ([Colour::Red; N], Cards::NONE);
    for colour in &mut colours {
        let start = *scan;
        *colour = read_colour(scan)?;
        if before.contains(*colour) {
            return Err(start.error("a colour that was not named before"));
        }
        before.insert(*colour);
    }
    Ok(colours)
}

fn read_roll(scan: &mut Scan<'_>) -> Result<Roll, ParseError> {
    let low = read_number(scan, 6)?;
    scan.expect(",")?;
    let high = read_number(scan, 6)?;
    let snake = match scan.take(",") {
        true if scan.take("S") => Some(Die::Snakes),
        true => Some(read_number(scan, 4).map_err(|_| scan.error("a number from 1 to 4 or `S`"))?),
        false => None,
    };
    Ok(Roll { plain: [low, high], snake })
}

/// Reads what a die with numbers shows.
pub(crate) fn read_number(scan: &mut Scan<'_>, most: u32) -> Result<Die, ParseError> {
    let start = *scan;
    let number = scan.number(1, most)?;
    Die::with_steps(number as u8).ok_or_else(|| start.error("a number of a die"))
}
