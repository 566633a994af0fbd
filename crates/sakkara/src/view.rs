//! What a viewer may know: all but the other fists of a bid that goes on. Start at [`View`].

use std::fmt;

use game::{Actor, RandomSource, Seat, Viewer};
use serde::{Serialize, Serializer};
use ts_rs::TS;

use crate::action::Action;
use crate::board::{Bridge, Cell, Colour, Direction, Stone};
use crate::event::Event;
use crate::position::Spelled;
use crate::state::{Bid, MOST_TURNS, Sakkara, Stage, VISITS_TO_WIN};

/// All that a viewer has a right to know.
#[derive(Clone, Copy, PartialEq, Debug, TS)]
#[ts(as = "ViewData")]
pub struct View {
    pub(crate) viewer: Viewer,
    /// The position, in which the fists that the viewer may not know are empty.
    pub(crate) position: Sakkara,
}

impl Sakkara {
    pub(crate) fn seen_by(&self, viewer: Viewer) -> View {
        let mut position = *self;
        if let Stage::Bid(bid) = &mut position.stage {
            for (seat, fist) in (0..).map(Seat).zip(&mut bid.fists) {
                *fist = if viewer.is(seat) { *fist } else { 0 };
            }
        }
        View { viewer, position }
    }

    pub(crate) fn events_for(&self, action: Action, viewer: Viewer) -> Vec<Event> {
        let own = match viewer {
            Viewer::Seat(seat) => self.colours.get(seat.index()).copied(),
            Viewer::Spectator => None,
        };
        let mut events = Vec::new();
        let mut after = *self;
        after.apply(action, &mut |event| events.push(event.seen_by(own)));
        events
    }

    /// How an action played `ago` actions ago is written for a viewer, if something of it is hidden now: the fist of
    /// somebody else in the bid that goes on.
    pub(crate) fn hidden_from(
        &self,
        action: Action,
        by: Actor,
        ago: usize,
        viewer: Viewer,
    ) -> Option<String> {
        let Stage::Bid(bid) = self.stage else { return None };
        let own = matches!(by, Actor::Seat(seat) if viewer.is(seat));
        let of_this_bid = ago <= usize::from(bid.hidden + bid.guessed);
        (matches!(action, Action::Fist(_)) && of_this_bid && !own).then(|| "fist:?".to_owned())
    }
}

impl View {
    /// Whether the viewer knows what is in the fist of this seat.
    pub(crate) fn knows(&self, seat: Seat) -> bool {
        self.viewer.is(seat)
    }

    /// A position that the viewer cannot tell from the real one: other fists may hold anything.
    pub(crate) fn imagined(&self, random: &mut impl RandomSource) -> Sakkara {
        let mut position = self.position;
        if let Stage::Bid(bid) = &mut position.stage {
            for seat in Seat::all(bid.hidden as usize).filter(|seat| !self.knows(*seat)) {
                bid.fists[seat.index()] = random.below(4) as u8;
            }
        }
        position
    }
}

/// The position string with the fists of others as `?`.
impl fmt::Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Spelled { position: &self.position, knows: |seat| self.knows(seat) }.fmt(f)
    }
}

/// The cards by visit.
const CARDS: [Card; 2] = [Card::Horus, Card::Ankh];

/// The table as a web page draws it.
#[derive(Serialize, TS)]
struct ViewData {
    stage: StageName,
    /// Who acts.
    turn: Option<Colour>,
    /// Moves that are left in this turn, and how many it began with.
    moves: u8,
    moves_of_turn: u8,
    /// Whether the mover has captured in this turn.
    captured: bool,
    /// Turns played, how many more until the game is drawn (K11), and bids failed (K12).
    turns: u16,
    turns_left: u16,
    failed_bids: u8,
    /// How many visits win.
    visits_to_win: u8,
    seats: Vec<SeatView>,
    bridges: Vec<BridgeView>,
    winners: Option<Vec<Colour>>,
}

/// What is done now.
#[derive(Serialize, TS)]
#[serde(rename_all = "snake_case")]
enum StageName {
    Fists,
    Guesses,
    Moves,
    WhiteBridge,
    Over,
}

/// A card that a visit brings.
#[derive(Serialize, TS)]
#[serde(rename_all = "lowercase")]
enum Card {
    Horus,
    Ankh,
}

/// What a seat has.
#[derive(Serialize, TS)]
struct SeatView {
    colour: Colour,
    entrance: Cell,
    visits: u8,
    /// The cards that the visits have brought: `horus` with the first, `ankh` with the second.
    cards: &'static [Card],
    stones: [StoneView; 3],
    /// What the seat holds in its fist, if it has hidden something: `"?"` if the viewer may not know.
    fist: Option<String>,
    guess: Option<u8>,
}

/// A stone of a seat.
#[derive(Serialize, TS)]
struct StoneView {
    stone: Stone,
    /// Where it stands; nothing for one that is off the board.
    field: Option<Cell>,
    /// Where it went last in this turn (K3), and whether it must still leave its bridge (K6).
    heading: Option<Direction>,
    bound: bool,
}

/// A bridge on the board.
#[derive(Serialize, TS)]
struct BridgeView {
    colour: Option<Bridge>,
    field: Cell,
}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let position = &self.position;
        let bid = position.bid();
        let winners = match position.stage {
            Stage::Over(outcome) => Some(outcome.winners.iter().map(|seat| position.colour(seat)).collect()),
            _ => None,
        };
        let bridge = |field: Cell| BridgeView { colour: field.bridge(), field };
        ViewData {
            stage: position.stage_name(),
            turn: winners.is_none().then(|| position.colour(position.mover)),
            moves: position.moves,
            moves_of_turn: position.allowance,
            captured: position.captured,
            turns: position.turns,
            turns_left: MOST_TURNS.saturating_sub(position.turns),
            failed_bids: bid.failed,
            visits_to_win: VISITS_TO_WIN,
            seats: Seat::all(position.count()).map(|seat| self.seat_view(seat, &bid)).collect(),
            bridges: position.sorted_bridges().map(bridge).into(),
            winners,
        }
        .serialize(serializer)
    }
}

impl View {
    fn seat_view(&self, seat: Seat, bid: &Bid) -> SeatView {
        let position = &self.position;
        let moves = seat == position.mover;
        let fist = || if self.knows(seat) { bid.fists[seat.index()].to_string() } else { "?".to_owned() };
        SeatView {
            colour: position.colour(seat),
            entrance: position.colour(seat).entrance(),
            visits: position.visits(seat),
            cards: &CARDS[..usize::from(position.visits(seat)).min(CARDS.len())],
            stones: Stone::ALL.map(|stone| StoneView {
                stone,
                field: position.stone(seat, stone),
                heading: position.headings[stone as usize].filter(|_| moves),
                bound: moves && position.bound.contains(stone),
            }),
            fist: (seat.0 < bid.hidden).then(fist),
            guess: bid.guesses().get(seat.index()).copied(),
        }
    }
}

impl Sakkara {
    /// The bid that goes on; an empty one afterwards.
    pub(crate) fn bid(&self) -> Bid {
        if let Stage::Bid(bid) = self.stage { bid } else { Bid::default() }
    }

    fn stage_name(&self) -> StageName {
        match &self.stage {
            Stage::Bid(bid) if bid.hides(self.count()) => StageName::Fists,
            Stage::Bid(_) => StageName::Guesses,
            Stage::Moves => StageName::Moves,
            Stage::WhiteBridge => StageName::WhiteBridge,
            Stage::Over(_) => StageName::Over,
        }
    }
}
