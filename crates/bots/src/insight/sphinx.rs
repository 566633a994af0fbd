//! What counts in Sphinx: how far it is to the treasure, with the looks and the cards that are still missing on the way.

use std::sync::LazyLock;

use game::{Game, Seat, Turn};
use sphinx::{Action, Colour, Field, Place, Slot, Sphinx, View};

use super::{Insight, Values, shares};
use crate::Senses;

// All numbers below are in dice to be used. They are estimates that won their duels together, not tuned one by one.

/// A guard whose colour is not known, besides the way to a mummy.
const UNKNOWN_GUARD: f32 = 1.5;
/// A card that is missing, besides the way to it.
const MISSING: f32 = 1.0;
/// How much the sphinxes in the temple rooms and their cards count beside those that guard: the snakes may swap them.
const ROOM: f32 = 0.3;
/// A lead of so many dice makes the chance to win about three times the other's.
const LEAD: f32 = 5.0;

impl Insight for Sphinx {
    const OPEN: bool = false;

    fn judge(&self) -> Values {
        let mut scores = [0.0; 4];
        for seat in Seat::all(self.seats()) {
            scores[seat.index()] = -self.way_of(seat) / LEAD;
        }
        let mut values = shares(scores, self.seats());
        // Who stands before the first guard names colours next (X3), and has lost everything if they are wrong (X5).
        let bold = Seat::all(self.seats()).find(|seat| self.pawn_of(*seat) == Field::FIRST_GUARD);
        if let Some(bold) = bold {
            let certainty = self.certainty_of(bold);
            values[bold.index()] = 0.0;
            let others: f32 = values.iter().sum();
            values = values.map(|value| value * (1.0 - certainty) / others.max(f32::MIN_POSITIVE));
            values[bold.index()] = certainty;
        }
        values
    }

    fn promise(&self, action: Action) -> i32 {
        match action {
            Action::Take | Action::Steal(..) => 30,
            Action::Peek(Slot::G1 | Slot::G2 | Slot::G3) => 25,
            Action::Peek(_) => 20,
            Action::Walk(steps) => i32::from(steps.number()),
            Action::Attempt(named) if self.may_be(named) => 40,
            Action::Turn => 5,
            _ => 0,
        }
    }

    /// A colour is forgotten for a while, wherever its sphinx goes; then it is drawn again what is remembered.
    fn blurred(view: &View, senses: Senses) -> View {
        const WHILE: u16 = 16;
        let time = u64::from(view.turns() / WHILE);
        Slot::ALL.into_iter().fold(*view, |view, slot| match view.colour_under(slot) {
            Some(colour) if !senses.know(time * 8 + colour as u64) => view.forgetting(slot),
            _ => view,
        })
    }

    fn learnt(&self, action: Action, by: Option<Seat>, viewer: Seat) -> Option<u32> {
        let colour = |slot| self.colour_under(slot).map_or(0, |colour| 1 + colour as u32);
        match action {
            _ if by != Some(viewer) => None,
            Action::Peek(slot) => Some(colour(slot)),
            Action::Attempt(_) => Some(Slot::GUARDS.into_iter().fold(0, |all, slot| 8 * all + colour(slot))),
            _ => None,
        }
    }
}

/// What a seat knows and how far it has to go.
trait Quest {
    fn knows(&self, seat: Seat, slot: Slot) -> bool;
    fn may_be(&self, named: [Colour; 3]) -> bool;
    fn certainty_of(&self, seat: Seat) -> f32;
    fn way_of(&self, seat: Seat) -> f32;
}

impl Quest for Sphinx {
    /// Whether a seat knows the colour under a sphinx: who has seen five knows the sixth.
    fn knows(&self, seat: Seat, slot: Slot) -> bool {
        let seen = self.seen_by(seat);
        seen.contains(slot) || Slot::ALL.iter().filter(|slot| !seen.contains(**slot)).count() == 1
    }

    /// Whether the three colours may be right, by what the seat that names them knows.
    fn may_be(&self, named: [Colour; 3]) -> bool {
        let Turn::Seat(seat) = self.turn() else { return false };
        Slot::GUARDS.iter().zip(named).all(|(guard, named)| {
            let under = Slot::ALL.into_iter().find(|slot| self.colour_under(*slot) == Some(named));
            under.is_some_and(|slot| slot == *guard || !self.knows(seat, slot) && !self.knows(seat, *guard))
        })
    }

    /// How likely the best attempt of a seat would be right, by what it knows and has in hand.
    fn certainty_of(&self, seat: Seat) -> f32 {
        let hand = self.hand_of(seat);
        let (mut hidden, mut guards, mut cards) = (0u8, 0u8, 0u8);
        for slot in Slot::ALL {
            let holds = self.colour_under(slot).is_some_and(|colour| hand.contains(colour));
            let guard = Slot::GUARDS.contains(&slot);
            if !self.knows(seat, slot) {
                hidden += 1;
                guards += u8::from(guard);
                cards += u8::from(holds);
            } else if guard && !holds {
                return 0.0;
            }
        }
        if cards < guards {
            return 0.0;
        }
        (0..guards).map(|named| 1.0 / f32::from(hidden - named)).product()
    }

    /// To the first guard, with all that is missing. Of colours that the seat has not seen it only knows that they are
    /// under the other sphinxes, whatever this position has there.
    fn way_of(&self, seat: Seat) -> f32 {
        let (ways, hand) = (&*WAYS, self.hand_of(seat));
        let pawn = usize::from(self.pawn_of(seat).number()).min(FIELDS - 1);
        let mut way = ways.home[pawn];
        // How many sphinxes are hidden, how much they count together, and what their cards cost.
        let (mut hidden, mut weight, mut cards) = (0.0, 0.0, 0.0);
        for slot in Slot::ALL {
            let Some(colour) = self.colour_under(slot) else { continue };
            let counts = if Slot::GUARDS.contains(&slot) { 1.0 } else { ROOM };
            let card = if hand.contains(colour) { 0.0 } else { MISSING + ways.card[colour as usize][pawn] };
            if self.knows(seat, slot) {
                way += counts * card;
            } else {
                way += counts * (UNKNOWN_GUARD + ways.look[pawn]);
                hidden += 1.0;
                weight += counts;
                cards += card;
            }
        }
        // Each hidden guard may ask for any of the hidden colours.
        if hidden > 0.0 { way + weight * cards / hidden } else { way }
    }
}

/// The fields on which a pawn may stand between two actions (X3).
const FIELDS: usize = Field::LAST.number() as usize + 1;

/// The corridor as a game against one die, solved: how many dice one needs when one always goes the better way.
struct Ways {
    /// By field, to the first guard.
    home: [f32; FIELDS],
    /// By colour and field, how much longer it is by way of a card of the colour.
    card: [[f32; FIELDS]; 6],
    /// By field, how much longer it is by way of a mummy.
    look: [f32; FIELDS],
}

static WAYS: LazyLock<Ways> = LazyLock::new(|| {
    let home = solve(|_, to| to >= FIELDS, &[0.0; FIELDS]);
    let detour = |place: &dyn Fn(Place) -> bool| {
        let passes = |from: usize, to: usize| {
            let (first, last) = if from < to { (from + 1, to) } else { (to, from - 1) };
            (first..=last.min(FIELDS - 1)).any(|number| place(place_of(number)))
        };
        let by_way = solve(passes, &home);
        std::array::from_fn(|field| (by_way[field] - home[field]).max(0.0))
    };
    Ways {
        home,
        card: Colour::ALL.map(|colour| detour(&|place| place == Place::Card(colour))),
        look: detour(&|place| place == Place::Mummy),
    }
});

/// Value iteration: dice until a walk from a field to a field is one that `ends`, and what comes after that.
fn solve(ends: impl Fn(usize, usize) -> bool, after: &[f32; FIELDS]) -> [f32; FIELDS] {
    const ROUNDS: usize = 100;
    let mut dice = [0.0; FIELDS];
    for _ in 0..ROUNDS {
        dice = std::array::from_fn(|from| {
            let walk = |to: usize| {
                let stands = carried(to);
                let next = if ends(from, to) { after } else { &dice };
                1.0 + next.get(stands).copied().unwrap_or(0.0)
            };
            let better = |steps: usize| match from.checked_sub(steps) {
                Some(back) => walk(from + steps).min(walk(back)),
                None => walk(from + steps),
            };
            (1..=6).map(better).sum::<f32>() / 6.0
        });
    }
    dice
}

/// Where a pawn stands after a walk: a door takes it across.
fn carried(field: usize) -> usize {
    match place_of(field) {
        Place::Door(_, across) => across.number().into(),
        _ => field,
    }
}

fn place_of(number: usize) -> Place {
    Field::new(number as u8).map_or(Place::Corridor, Field::place)
}
