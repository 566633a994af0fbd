//! What is seen to happen when an action is played, and what of it each viewer is told. Start at [`Event`].

use game::{Argument, Message, Said, Seat, Viewer};
use serde::{Serialize, Serializer};
use ts_rs::TS;

use crate::action::name;
use crate::{Cards, Colour, Dice, Die, Door, Field, Slot};

/// One thing that happens at the table.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, TS)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Event {
    /// The sphinxes were shuffled and stand in their places.
    Dealt,
    TurnBegan {
        #[serde(serialize_with = "by_name")]
        #[ts(type = "string")]
        seat: Seat,
    },
    Rolled {
        #[serde(serialize_with = "by_name")]
        #[ts(type = "string")]
        seat: Seat,
        #[ts(as = "Vec<Die>")]
        dice: Dice,
    },
    /// A pawn walked step by step from one field to another.
    Walked {
        #[serde(serialize_with = "by_name")]
        #[ts(type = "string")]
        seat: Seat,
        from: Field,
        to: Field,
        #[ts(as = "Vec<Field>")]
        path: Path,
    },
    Swapped {
        #[serde(serialize_with = "by_name")]
        #[ts(type = "string")]
        seat: Seat,
        guard: Slot,
        room: Slot,
    },
    Took {
        #[serde(serialize_with = "by_name")]
        #[ts(type = "string")]
        seat: Seat,
        colour: Colour,
    },
    GaveBack {
        #[serde(serialize_with = "by_name")]
        #[ts(type = "string")]
        seat: Seat,
        colour: Colour,
    },
    /// Somebody looked under a sphinx; the colour is told only to them.
    Looked {
        #[serde(serialize_with = "by_name")]
        #[ts(type = "string")]
        seat: Seat,
        slot: Slot,
        colour: Option<Colour>,
    },
    Stole {
        #[serde(serialize_with = "by_name")]
        #[ts(type = "string")]
        seat: Seat,
        #[serde(serialize_with = "by_name")]
        #[ts(type = "string")]
        victim: Seat,
        colour: Colour,
    },
    /// A card, a look, a theft or a door was left alone.
    Declined {
        #[serde(serialize_with = "by_name")]
        #[ts(type = "string")]
        seat: Seat,
        what: Offer,
    },
    Turned {
        #[serde(serialize_with = "by_name")]
        #[ts(type = "string")]
        seat: Seat,
        door: Door,
        /// The two outer fields and the two inner ones beside it.
        fields: [Field; 4],
    },
    /// A door took a pawn to the other side of the wall.
    Carried {
        #[serde(serialize_with = "by_name")]
        #[ts(type = "string")]
        seat: Seat,
        from: Field,
        to: Field,
    },
    /// The colours of the guards were named. What they are is told to the seat that looked, or to all if it was right.
    Attempted {
        #[serde(serialize_with = "by_name")]
        #[ts(type = "string")]
        seat: Seat,
        named: [Colour; 3],
        right: bool,
        guards: Option<[Colour; 3]>,
    },
    /// After a wrong attempt the cards are lost and the pawn is back on the start.
    SentBack {
        #[serde(serialize_with = "by_name")]
        #[ts(type = "string")]
        seat: Seat,
        from: Field,
        to: Field,
        #[ts(as = "Vec<Colour>")]
        lost: Cards,
    },
    Passed {
        #[serde(serialize_with = "by_name")]
        #[ts(type = "string")]
        seat: Seat,
    },
    Won {
        #[serde(serialize_with = "by_name")]
        #[ts(type = "string")]
        seat: Seat,
    },
    Drawn,
}

/// The fields of a walk, both ends included.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Path {
    from: Field,
    to: Field,
}

/// What a seat may decline.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Offer {
    Card,
    Look,
    Theft,
    Door,
}

impl Event {
    /// A pawn walked along the corridor.
    pub(crate) const fn walked(seat: Seat, from: Field, to: Field) -> Self {
        Self::Walked { seat, from, to, path: Path { from, to } }
    }

    /// The event as a viewer is told it (X10): what was under a sphinx is private to the seat that looked.
    #[must_use]
    pub(crate) fn for_viewer(self, viewer: Viewer) -> Self {
        match self {
            Self::Looked { seat, slot, .. } if !viewer.is(seat) => Self::Looked { seat, slot, colour: None },
            Self::Attempted { seat, named, right: false, .. } if !viewer.is(seat) => {
                Self::Attempted { seat, named, right: false, guards: None }
            }
            open => open,
        }
    }

    /// One walk instead of two, if this one goes on where the other ended.
    pub(crate) fn joined(self, next: Self) -> Option<Self> {
        match (self, next) {
            (Self::Walked { seat, from, to, .. }, Self::Walked { from: on, to: end, .. }) if to == on => {
                Some(Self::walked(seat, from, end))
            }
            _ => None,
        }
    }
}

impl Path {
    /// Every field from the first to the last.
    pub fn fields(self) -> impl Iterator<Item = Field> {
        let steps = self.to.number() as i8 - self.from.number() as i8;
        (0..=steps.abs()).map(move |step| self.from.walked(step * steps.signum()))
    }
}

impl Serialize for Path {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.fields())
    }
}

impl Said for Event {
    fn said(&self) -> Vec<Message> {
        let of = |id: &'static str, seat: Seat| Message::new(id).seat("name", name(seat));
        let message = match *self {
            Self::Dealt => Message::new("sphinx-event-dealt"),
            Self::TurnBegan { seat } => of("event-turn", seat),
            Self::Rolled { seat, dice } => {
                of("sphinx-event-rolled", seat).list("dice", dice.iter().map(Die::said))
            }
            Self::Walked { seat, from, to, .. } => {
                of("sphinx-event-walked", seat).word("from", from).word("to", to)
            }
            Self::Swapped { seat, guard, room } => {
                of("sphinx-event-swapped", seat).word("guard", guard).word("room", room)
            }
            Self::Took { seat, colour } => of("sphinx-event-took", seat).word("colour", colour),
            Self::GaveBack { seat, colour } => of("sphinx-event-gave-back", seat).word("colour", colour),
            Self::Looked { seat, slot, colour: Some(colour) } => {
                of("sphinx-event-saw", seat).word("slot", slot).word("colour", colour)
            }
            Self::Looked { seat, slot, colour: None } => of("sphinx-event-looked", seat).word("slot", slot),
            Self::Stole { seat, victim, colour } => {
                of("sphinx-event-stole", seat).word("colour", colour).seat("victim", name(victim))
            }
            Self::Declined { seat, what } => of(what.declined(), seat),
            Self::Turned { seat, door, .. } => of("sphinx-event-turned", seat).word("door", door.number()),
            Self::Carried { seat, from, to } => {
                of("sphinx-event-carried", seat).word("from", from).word("to", to)
            }
            Self::Attempted { seat, named, right, guards } => match guards.filter(|_| !right) {
                Some(guards) => of("sphinx-event-wrong-seen", seat).list("guards", guards.map(Colour::said)),
                None if right => of("sphinx-event-right", seat),
                None => of("sphinx-event-wrong", seat),
            }
            .list("named", named.map(Colour::said)),
            Self::SentBack { seat, .. } => of("sphinx-event-sent-back", seat),
            Self::Passed { seat } => of("sphinx-event-passed", seat),
            Self::Won { seat } => of("sphinx-event-won", seat),
            Self::Drawn => Message::new("sphinx-event-drawn"),
        };
        vec![message]
    }
}

impl Offer {
    /// The message that it was left alone.
    fn declined(self) -> &'static str {
        match self {
            Self::Card => "sphinx-event-declined-card",
            Self::Look => "sphinx-event-declined-look",
            Self::Theft => "sphinx-event-declined-theft",
            Self::Door => "sphinx-event-declined-door",
        }
    }
}

impl Die {
    /// As a word in a list: the number, or snakes.
    pub(crate) fn said(self) -> Argument {
        if self == Self::Snakes { Message::new("sphinx-snakes").into() } else { Argument::word(self) }
    }
}

impl Colour {
    /// As a word in a list.
    pub(crate) fn said(self) -> Argument {
        Message::new(format!("sphinx-colour-{}", self.letter().to_ascii_lowercase())).into()
    }
}

/// Seats are called by their names outside the rules. (Serde hands over a reference.)
#[allow(clippy::trivially_copy_pass_by_ref)]
fn by_name<S: Serializer>(seat: &Seat, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(name(*seat))
}
