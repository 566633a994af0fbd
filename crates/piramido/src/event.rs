//! What everybody sees happen: [`Event`], enough to move the pieces by. Nothing in it says whether a claim is right
//! before the game is over.

use game::{Argument, Message, Said, Seat, Seats};
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

impl Said for Event {
    fn said(&self) -> Vec<Message> {
        let of = |id: &'static str, seat: Seat| Message::new(id).seat("name", name(seat));
        let message = match *self {
            Self::Rolloff { numbers } => {
                let thrown = numbers.into_iter().filter(|number| *number != 0).map(Argument::word);
                Message::new("piramido-event-rolloff").list("numbers", thrown)
            }
            Self::Begins { seat } => of("piramido-event-begins", seat),
            Self::Colour { seat, colour } => of("piramido-event-colour", seat).word("colour", colour.name()),
            Self::Reel { colour } => Message::new("piramido-event-reel").word("colour", colour.name()),
            Self::Route { route, first } => {
                Message::new("piramido-event-route").word("route", route.letter()).seat("first", name(first))
            }
            Self::Side { seat, side } => of("piramido-event-side", seat).word("side", side.letter()),
            Self::Turn { seat } => of("event-turn", seat),
            Self::Roll { seat, number } => of("piramido-event-roll", seat).number("number", number),
            Self::Step { seat, from, to } => {
                of("piramido-event-step", seat).word("from", from).word("to", to)
            }
            Self::SphinxStops { seat, sphinx, step } => {
                of("piramido-event-sphinx-stops", seat).number("number", sphinx).word("step", step)
            }
            Self::SphinxOut { seat, sphinx, step } => {
                of("piramido-event-sphinx-out", seat).number("number", sphinx).word("step", step)
            }
            Self::Lost { seat, steps } => of("piramido-event-lost", seat).number("count", steps),
            Self::Walk { seat, path, lost } => return walked(seat, path, lost),
            Self::Claim { seat, space, step, sign } => {
                let message = match step {
                    Some(step) => of("piramido-event-claim-step", seat).word("step", step),
                    None => of("piramido-event-claim", seat),
                };
                let sign = sign.map_or("none".to_owned(), |sign| sign.letter().to_string());
                message.word("sign", sign).number("space", space)
            }
            Self::Passage { seat, from, to } => {
                of("piramido-event-passage", seat).word("from", from).word("to", to)
            }
            Self::SphinxSet { seat, sphinx, step } => {
                of("piramido-event-sphinx-set", seat).number("number", sphinx).word("step", step)
            }
            Self::Arrived { seat, place } => of("piramido-event-arrived", seat).number("place", place),
            Self::RouteOver { route } => {
                Message::new("piramido-event-route-over").word("route", route.letter())
            }
            Self::Over { right, winners } => return over(right, winners),
        };
        vec![message]
    }
}

fn walked(seat: Seat, path: Path, lost: u8) -> Vec<Message> {
    let of = |id: &'static str| Message::new(id).seat("name", name(seat));
    let moved = match path.spaces() {
        [from, .., to] => of("piramido-event-step").word("from", from).word("to", to),
        _ => of("piramido-event-stays").word("to", path.last()),
    };
    let lost = (lost > 0).then(|| of("piramido-event-lost").number("count", lost));
    [moved].into_iter().chain(lost).collect()
}

/// V16: who was right, and who has won.
fn over(right: Seats, winners: Seats) -> Vec<Message> {
    let checked = if right.is_empty() {
        Message::new("piramido-event-nobody-right")
    } else {
        Message::new("piramido-event-right").list("names", seats(right))
    };
    [checked].into_iter().chain(won(winners)).collect()
}

/// Who has won, if anybody has.
pub(crate) fn won(winners: Seats) -> Option<Message> {
    let count = winners.iter().count() as i64;
    let message = Message::new("piramido-event-won").list("names", seats(winners)).number("count", count);
    (count > 0).then_some(message)
}

fn seats(seats: Seats) -> impl Iterator<Item = Argument> {
    seats.iter().map(|seat| Argument::Seat(name(seat)))
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
