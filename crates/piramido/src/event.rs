//! What everybody sees happen: [`Event`], enough to move the pieces by. Nothing in it says whether a claim is right
//! before the game is over.

use std::fmt;

use game::{Seat, Seats};
use serde::{Serialize, Serializer};
use ts_rs::TS;

use crate::board::{Colour, Sign, Step};
use crate::labyrinth::{Side, Space};
use crate::state::Route;

/// One thing that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Event {
    /// Each seat threw for the beginning; 0 for seats that do not play.
    Rolloff {
        #[serde(serialize_with = "thrown")]
        #[ts(as = "Vec<u8>")]
        numbers: [u8; 3],
    },
    /// This seat threw highest, begins and chooses first.
    Begins {
        #[serde(serialize_with = "as_name")]
        #[ts(type = "string")]
        seat: Seat,
    },
    /// A seat chose its colour.
    Colour {
        #[serde(serialize_with = "as_name")]
        #[ts(type = "string")]
        seat: Seat,
        colour: Colour,
    },
    /// The reel of a colour was drawn; nobody sees it whole.
    Reel { colour: Colour },
    /// A route begins, and this seat is the first to act.
    Route {
        route: Route,
        #[serde(serialize_with = "as_name")]
        #[ts(type = "string")]
        first: Seat,
    },
    /// A seat chose the start space of route C.
    Side {
        #[serde(serialize_with = "as_name")]
        #[ts(type = "string")]
        seat: Seat,
        side: Side,
    },
    /// It is this seat's turn to throw.
    Turn {
        #[serde(serialize_with = "as_name")]
        #[ts(type = "string")]
        seat: Seat,
    },
    /// The die fell.
    Roll {
        #[serde(serialize_with = "as_name")]
        #[ts(type = "string")]
        seat: Seat,
        number: u8,
    },
    /// An explorer went one step on the pyramid.
    Step {
        #[serde(serialize_with = "as_name")]
        #[ts(type = "string")]
        seat: Seat,
        from: Step,
        to: Step,
    },
    /// An explorer came onto the step of a sphinx that does not let this throw pass, and turns back (V4).
    SphinxStops {
        #[serde(serialize_with = "as_name")]
        #[ts(type = "string")]
        seat: Seat,
        sphinx: u8,
        step: Step,
    },
    /// An explorer entered a sphinx's step, and the sphinx is out (V5).
    SphinxOut {
        #[serde(serialize_with = "as_name")]
        #[ts(type = "string")]
        seat: Seat,
        sphinx: u8,
        step: Step,
    },
    /// There was no way to go, and the rest of the throw is lost (V3).
    Lost {
        #[serde(serialize_with = "as_name")]
        #[ts(type = "string")]
        seat: Seat,
        steps: u8,
    },
    /// An explorer went along a row of the labyrinth; some of the throw may have been lost (V10).
    Walk {
        #[serde(serialize_with = "as_name")]
        #[ts(type = "string")]
        seat: Seat,
        #[ts(as = "Vec<Space>")]
        path: Path,
        lost: u8,
    },
    /// A hieroglyph went on this space of the scoreboard: a step's, or a sign of the labyrinth.
    Claim {
        #[serde(serialize_with = "as_name")]
        #[ts(type = "string")]
        seat: Seat,
        space: u8,
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        step: Option<Step>,
        sign: Option<Sign>,
    },
    /// After a claim in the labyrinth the explorer goes up or down a row.
    Passage {
        #[serde(serialize_with = "as_name")]
        #[ts(type = "string")]
        seat: Seat,
        from: Space,
        to: Space,
    },
    /// A sphinx was set on a step.
    SphinxSet {
        #[serde(serialize_with = "as_name")]
        #[ts(type = "string")]
        seat: Seat,
        sphinx: u8,
        step: Step,
    },
    /// An explorer arrived and leaves the board.
    Arrived {
        #[serde(serialize_with = "as_name")]
        #[ts(type = "string")]
        seat: Seat,
        place: u8,
    },
    /// All have arrived, and another route follows.
    RouteOver { route: Route },
    /// The game is over and has been checked (V16).
    Over {
        #[serde(serialize_with = "as_names")]
        #[ts(as = "Vec<String>")]
        right: Seats,
        #[serde(serialize_with = "as_names")]
        #[ts(as = "Vec<String>")]
        winners: Seats,
    },
}

/// The spaces of a walk: where it began, then each space entered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Path {
    spaces: [Space; 7],
    entered: u8,
}

/// The name of a seat: `p1`.
pub(crate) fn name(seat: Seat) -> &'static str {
    ["p1", "p2", "p3"][seat.index() % 3]
}

impl Path {
    pub(crate) fn new(from: Space) -> Self {
        Self { spaces: [from; 7], entered: 0 }
    }

    pub(crate) fn push(&mut self, space: Space) {
        if let Some(place) = self.spaces.get_mut(usize::from(self.entered) + 1) {
            *place = space;
            self.entered += 1;
        }
    }

    /// How many spaces were entered.
    pub(crate) fn len(self) -> u8 {
        self.entered
    }

    /// Where it ended.
    pub fn last(self) -> Space {
        self.spaces[usize::from(self.entered) % 7]
    }

    /// Where it began, then each space entered.
    pub fn spaces(&self) -> &[Space] {
        &self.spaces[..=usize::from(self.entered) % 7]
    }
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Rolloff { numbers } => {
                f.write_str("For the beginning")?;
                for seat in Seat::all(3).filter(|seat| numbers[seat.index()] != 0) {
                    write!(
                        f,
                        "{} {} throws {}",
                        if seat.0 == 0 { "" } else { "," },
                        name(seat),
                        numbers[seat.index()]
                    )?;
                }
                f.write_str(".")
            }
            Self::Begins { seat } => write!(f, "{} begins.", name(seat)),
            Self::Colour { seat, colour } => write!(f, "{} takes {}.", name(seat), colour.name()),
            Self::Reel { colour } => write!(f, "The {} reel is put into its viewer.", colour.name()),
            Self::Route { route, first } => {
                write!(f, "Route {} begins, {} first.", route.letter(), name(first))
            }
            Self::Side { seat, side } => write!(f, "{} starts on {}.", name(seat), side.letter()),
            Self::Turn { seat } => write!(f, "It is {}'s turn.", name(seat)),
            Self::Roll { seat, number } => write!(f, "{} throws {number}.", name(seat)),
            Self::Step { seat, from, to } => write!(f, "{} goes from {from} to {to}.", name(seat)),
            Self::SphinxStops { seat, sphinx, step } => {
                write!(f, "{} meets sphinx {sphinx} on {step} and turns back.", name(seat))
            }
            Self::SphinxOut { seat, sphinx, step } => {
                write!(f, "{} passes sphinx {sphinx} on {step}, and it is out.", name(seat))
            }
            Self::Lost { seat, steps } => {
                write!(f, "{} has no way to go and loses {steps} of the throw.", name(seat))
            }
            Self::Walk { seat, path, lost } => walked(f, seat, path, lost),
            Self::Claim { seat, space, step, sign } => {
                let sign = sign.map_or("nothing", Sign::name);
                write!(f, "{} puts the {sign}", name(seat))?;
                step.map_or(Ok(()), |step| write!(f, " of {step}"))?;
                write!(f, " on space {space}.")
            }
            Self::Passage { seat, from, to } => write!(f, "{} leaves {from} for {to}.", name(seat)),
            Self::SphinxSet { seat, sphinx, step } => {
                write!(f, "{} sets sphinx {sphinx} on {step}.", name(seat))
            }
            Self::Arrived { seat, place } => write!(f, "{} has arrived as number {place}.", name(seat)),
            Self::RouteOver { route } => write!(f, "Route {} is over.", route.letter()),
            Self::Over { right, winners } => {
                write!(f, "The game is over. Right: {}. Won by {}.", names(right), names(winners))
            }
        }
    }
}

fn walked(f: &mut fmt::Formatter<'_>, seat: Seat, path: Path, lost: u8) -> fmt::Result {
    match path.spaces() {
        [from, .., to] => write!(f, "{} goes from {from} to {to}", name(seat))?,
        _ => write!(f, "{} stays on {}", name(seat), path.last())?,
    }
    if lost > 0 { write!(f, " and loses {lost} of the throw.") } else { f.write_str(".") }
}

fn names(seats: Seats) -> String {
    let names: Vec<&str> = seats.iter().map(name).collect();
    if names.is_empty() { "nobody".to_owned() } else { names.join(", ") }
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "the form that serde asks for")]
fn as_name<S: Serializer>(seat: &Seat, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(name(*seat))
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "the form that serde asks for")]
fn as_names<S: Serializer>(seats: &Seats, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(seats.iter().map(name))
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "the form that serde asks for")]
fn thrown<S: Serializer>(numbers: &[u8; 3], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(numbers.iter().filter(|number| **number != 0))
}

impl Serialize for Step {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

impl Serialize for Space {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl Serialize for Path {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.spaces())
    }
}
