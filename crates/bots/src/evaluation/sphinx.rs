//! What counts in Sphinx: how far it is to the treasure, with the looks and the cards that are still missing on the
//! way.

mod sight;

use std::sync::LazyLock;

use game::{Game, Seat, Turn};
use games::sphinx::{Action, Colour, Field, Place, Slot, Sphinx, View};

use super::{Evaluation, Values, shares};
use crate::weights::{self, Features};
use crate::{Level, Mcts, Network, Recall, Search, Skill};

/// What each level but the strongest has: simulations for an action, temperature, and how likely it remembers the colour under a sphinx.
const LADDER: [(u64, f32, f32); 7] = [
    (10, 0.09, 0.5),
    (14, 0.075, 0.58),
    (24, 0.05, 0.68),
    (50, 0.035, 0.77),
    (100, 0.02, 0.85),
    (250, 0.01, 0.92),
    (1_000, 0.003, 1.0),
];

/// The features, block by block; the constants below are their numbers. Ways are in dice to be used.
const FEATURES: Features = Features(&[
    // The way to the first guard.
    ("way", 1),
    // Of the guards, then of the sphinxes in the temple rooms, which the snakes may make guards: cards that are
    // missing, the detours to them, colours that are not known, and the detours to a mummy.
    ("guards", NEEDS),
    ("rooms", NEEDS),
    // How many guards are known, and how many cards are in hand.
    ("known", 4),
    ("hand", 7),
    // How likely the best attempt would be right.
    ("certainty", 1),
    // The way to the first guard with nothing missing.
    ("ready", 1),
    // How many seats act before, and the dice left to the seat that acts.
    ("wait", 4),
    ("dice", 1),
]);
const WAY: usize = FEATURES.first(0);
const GUARDS: usize = FEATURES.first(1);
const ROOMS: usize = FEATURES.first(2);
const KNOWN: usize = FEATURES.first(3);
const HAND: usize = FEATURES.first(4);
const CERTAINTY: usize = FEATURES.first(5);
const READY: usize = FEATURES.first(6);
const WAIT: usize = FEATURES.first(7);
const DICE: usize = FEATURES.first(8);

/// What a sphinx may need: its card, the detour to it, a look, the detour to that.
const NEEDS: usize = 4;

impl Evaluation for Sphinx {
    const OPEN: bool = false;

    fn skill(level: Level, _seats: usize) -> Skill {
        let search = Search::Mcts(Mcts { exploration: 0.6, playout: 0, minimax: 0.0, until_throw: true });
        let Some((steps, temperature, recall)) = LADDER.get(level.index()) else {
            return Skill { learned: true, ..Skill::strongest(search) };
        };
        Skill { temperature: *temperature, recall: *recall, ..Skill::new(search, *steps) }
    }

    fn evaluate(&self) -> Values {
        self.with_attempt(shares(self.known_scores(), self.seats()))
    }

    fn features(_seats: usize) -> Features {
        sight::FEATURES
    }

    fn network_file(seats: usize) -> Option<&'static [u8]> {
        Some(match seats {
            2 => include_bytes!("sphinx/2.network"),
            3 => include_bytes!("sphinx/3.network"),
            _ => include_bytes!("sphinx/4.network"),
        })
    }

    fn observe(&self, see: impl FnMut(usize)) {
        sight::observe(self, see);
    }

    fn outlook(&self) -> Seat {
        self.seat()
    }

    /// A sum of what is seen of each seat, which was learned first.
    fn known_scores(&self) -> Values {
        let weights = weights(self.seats());
        let mut scores = [0.0; 4];
        for seat in Seat::all(self.seats()) {
            let score = &mut scores[seat.index()];
            self.look(seat, |feature, amount| *score += weights[feature] * amount);
        }
        scores
    }

    fn judge(&self, network: &Network) -> Values {
        self.with_attempt(network.judge(self))
    }

    fn prior(&self, action: Action) -> i32 {
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
    fn perceived(view: &View, recall: Recall) -> View {
        const WHILE: u16 = 16;
        let time = u64::from(view.turns() / WHILE);
        Slot::ALL.into_iter().fold(*view, |view, slot| match view.colour_under(slot) {
            Some(colour) if !recall.knows(time * 8 + colour as u64) => view.forgetting(slot),
            _ => view,
        })
    }

    fn discovery(&self, action: Action, by: Option<Seat>, viewer: Seat) -> Option<u32> {
        let colour = |slot| self.colour_under(slot).map_or(0, |colour| 1 + colour as u32);
        match action {
            _ if by != Some(viewer) => None,
            Action::Peek(slot) => Some(colour(slot)),
            Action::Attempt(_) => Some(Slot::GUARDS.into_iter().fold(0, |all, slot| 8 * all + colour(slot))),
            _ => None,
        }
    }
}

/// The weights with this many seats.
fn weights(seats: usize) -> &'static [f32] {
    const TEXTS: [&str; 3] = [
        include_str!("sphinx/2.weights"),
        include_str!("sphinx/3.weights"),
        include_str!("sphinx/4.weights"),
    ];
    static READ: LazyLock<[Vec<f32>; 3]> = LazyLock::new(|| {
        TEXTS.map(|text| {
            weights::read(text, FEATURES, 1).expect("the weights that come with the bots are complete")
        })
    });
    &READ[seats.clamp(2, 4) - 2]
}

/// What a seat knows.
trait Quest {
    fn with_attempt(&self, values: Values) -> Values;
    fn look(&self, seat: Seat, see: impl FnMut(usize, f32));
    fn knows(&self, seat: Seat, slot: Slot) -> bool;
    fn may_be(&self, named: [Colour; 3]) -> bool;
    fn certainty_of(&self, seat: Seat) -> f32;
}

impl Quest for Sphinx {
    /// Of colours that the seat has not seen it only knows that they are under the other sphinxes, whatever this
    /// position has there.
    fn look(&self, seat: Seat, mut see: impl FnMut(usize, f32)) {
        let (ways, hand) = (&*WAYS, self.hand_of(seat));
        let pawn = usize::from(self.pawn_of(seat).number()).min(FIELDS - 1);
        let mut needs = [[0.0; NEEDS]; 2];
        // How many sphinxes of either kind are hidden, and what all of their cards ask for.
        let (mut hidden, mut cards) = ([0.0; 2], [0.0; 2]);
        for slot in Slot::ALL {
            let Some(colour) = self.colour_under(slot) else { continue };
            let kind = usize::from(!Slot::GUARDS.contains(&slot));
            let card = if hand.contains(colour) { [0.0; 2] } else { [1.0, ways.card[colour as usize][pawn]] };
            let known = self.knows(seat, slot);
            let asked = if known { &mut needs[kind][..2] } else { &mut cards[..] };
            asked.iter_mut().zip(card).for_each(|(asked, card)| *asked += card);
            if !known {
                hidden[kind] += 1.0;
            }
        }
        for ((first, mut needs), hidden_here) in [GUARDS, ROOMS].into_iter().zip(needs).zip(hidden) {
            if hidden_here > 0.0 {
                // Each hidden sphinx may ask for any of the hidden colours.
                let part = hidden_here / (hidden[0] + hidden[1]);
                needs[0] += part * cards[0];
                needs[1] += part * cards[1];
                needs[2] = hidden_here;
                needs[3] = hidden_here * ways.look[pawn];
            }
            for (need, amount) in needs.into_iter().enumerate().filter(|(_, amount)| *amount > 0.0) {
                see(first + need, amount);
            }
        }
        see(WAY, ways.home[pawn]);
        see(KNOWN + 3 - hidden[0] as usize, 1.0);
        see(HAND + hand.len().min(6), 1.0);
        let certainty = self.certainty_of(seat);
        if certainty > 0.0 {
            see(CERTAINTY, certainty);
        }
        if certainty >= 1.0 {
            see(READY, ways.home[pawn]);
        }
        let wait = (seat.index() + 4 - self.seat().index()) % self.seats();
        see(WAIT + wait, 1.0);
        if wait == 0 {
            see(DICE, self.dice().len() as f32);
        }
    }

    /// A seat before the first guard names colours next (X3), and has lost everything if they are wrong (X5).
    fn with_attempt(&self, mut values: Values) -> Values {
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

    /// Whether a seat knows the colour under a sphinx: a seat that has seen five knows the sixth.
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
