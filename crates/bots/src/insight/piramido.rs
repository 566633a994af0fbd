//! What counts in Piramido: to have claimed only what is right, and how few throws are left to go.

use std::sync::LazyLock;

use game::{Game, Outcome, Seat, mix};
use piramido::{
    Action, COLUMNS, Colour, Heading, Passage, Phase, Piramido, Place, Route, Sign, Space, Step, Steps, View,
};

use super::{Insight, Values, shares};
use crate::Senses;

// The numbers below are estimates from the boards.

/// Steps of a throw, on average.
const THROW: f32 = 3.5;
/// Throws of a whole pyramid route and of a whole labyrinth route.
const PYRAMID: f32 = 12.0;
const LABYRINTH: f32 = 30.0;
/// Bad luck may make a route longer, by this factor.
const LUCK: f32 = 2.0;
/// Throws to land on the next sign from a space above or below the last, on average over all spaces and signs.
const HUNTED_ROW: f32 = 4.6;
/// Steps from each step of a reel to the next, about, by V2: picture 2 to 3, 3 to 4 and so on to picture 7.
const LEGS: [f32; 5] = [6.0, 5.2, 4.9, 4.1, 3.6];
/// The levels of pictures 2 to 7 (V2).
const LEVELS: [usize; 6] = [1, 1, 2, 2, 3, 3];
/// Steps from the last claim to the end of route A and of route B, on average.
const LAST_LEG: [f32; 2] = [1.5, 6.0];
/// Throws to arrive exactly when the end is near: only those of the right parity fit.
const EXACT: f32 = 2.0;
/// What is nearly certain within this throw counts as this part of a throw.
const AT_ONCE: f32 = 0.2;
/// Throws that a sphinx on the step one has to enter costs: it opens to one number of six (V3).
const HELD: f32 = 5.0;
/// What a sphinx in hand is worth to its owner, in throws: it may hold somebody later.
const IN_HAND: f32 = 0.4;
/// For each route before this one in which a seat was wrong. The reels of routes before the one thought about are hidden
/// (V18), so that it seems so there to everybody, and makes no difference.
const WRONG: f32 = 0.1;
/// How much it counts to be right at all beside being first: those who are ahead may be wrong.
const HOPE: f32 = 0.7;
/// A lead of so many throws makes the chance to win about three times the other's.
const LEAD: f32 = 2.5;
/// A place of arrival behind another counts like so many throws.
const PLACE: f32 = 4.0;

impl Insight for Piramido {
    const OPEN: bool = false;

    /// Each seat takes it that the others are right: their reels are guesses here, and their claims tell nothing.
    fn judge(&self) -> Values {
        let (mut scores, mut paces) = ([0.0; 4], [0.0; 4]);
        for seat in Seat::all(self.seats()) {
            let throws = self.throws_to_go(seat);
            let hand = IN_HAND * self.hand(seat).count() as f32;
            scores[seat.index()] = (hand - throws - PLACE * self.places_behind(seat)) / LEAD;
            if self.is_right_so_far(seat) {
                paces[seat.index()] = self.pace(throws) * self.trust(seat);
            }
        }
        let (mut values, fair) = (shares(scores, self.seats()), 1.0 / self.seats() as f32);
        for (value, pace) in values.iter_mut().zip(paces) {
            *value = pace * (HOPE * fair + (1.0 - HOPE) * *value);
        }
        values
    }

    fn promise(&self, action: Action) -> i32 {
        let seat = self.mover();
        match action {
            Action::Claim if self.stands_right(seat) => 100,
            Action::Claim => -100,
            Action::Step(to) => self.goal(seat).map_or(0, |goal| 20 - i32::from(to.distance(goal))),
            Action::Sphinx(_, step) => i32::from(step.level()),
            _ => 0,
        }
    }

    /// A step is mistaken for one of its neighbours, a sign for the one before or after it in the list of all signs. The
    /// start of a route (picture 1 on the pyramid) is where the explorer is put: nobody mistakes it.
    fn blurred(view: &View, senses: Senses) -> View {
        let mut blurred = *view;
        for number in 1..=7 {
            let thing = |shown: u8| u64::from(number) << 8 | u64::from(shown);
            let drawn = |shown: u8| mix(senses.seed, !thing(shown));
            if let Some(step) = view.step(number).filter(|_| number > 1) {
                if !senses.know(thing(step.number())) {
                    let beside = |step: Step| step.distance(Step::TOP) > 0;
                    let neighbours = Heading::ALL.map(|heading| step.neighbour(heading));
                    let turn = drawn(step.number()) as usize;
                    let other = (0..4).map(|way| neighbours[(turn + way) % 4]).find(|step| beside(*step));
                    blurred = blurred.mistaking_step(number, other.unwrap_or(step));
                }
            } else if let Some((sign, side)) = view.passage(number).and_then(|passage| passage.0)
                && !senses.know(thing(sign as u8))
            {
                let by = if drawn(sign as u8) % 2 == 0 { 1 } else { Sign::ALL.len() - 1 };
                let other = Sign::ALL[(sign as usize + by) % Sign::ALL.len()];
                blurred = blurred.mistaking_passage(number, Passage(Some((other, side))));
            }
        }
        blurred
    }

    /// With a claim, and with a new reel, the next picture may be looked at (V18).
    fn learnt(&self, action: Action, by: Option<Seat>, viewer: Seat) -> Option<u32> {
        if self.phase() == Phase::Side {
            return self.colour(viewer).and_then(|colour| self.right_side(colour)).map(|side| side as u32);
        }
        let shows = by == Some(viewer) && action == Action::Claim || Self::is_secret(action);
        let step = self.next_step(viewer).map(|step| 8 + u32::from(step.number()));
        shows.then(|| step.or_else(|| self.next_sign(viewer).map(|sign| 1 + sign as u32))).flatten()
    }

    fn is_secret(action: Action) -> bool {
        matches!(action, Action::Pyramid(..) | Action::Labyrinth(..))
    }

    /// With several routes the game is judged by its last one: the reels of earlier ones are hidden (V18), so that in an
    /// imagined position hardly anybody was right there. Who has not arrived is not right (V17).
    fn worth(&self, outcome: Outcome) -> Values {
        let winners = outcome.winners;
        let mut values = [0.0; 4];
        if self.routes().len() > 1 {
            values = self.judge();
            for seat in Seat::all(self.seats()).filter(|seat| self.row(*seat).arrived().is_none()) {
                values[seat.index()] = 0.0;
            }
            return values;
        }
        for seat in winners.iter() {
            values[seat.index()] = 1.0 / winners.len() as f32;
        }
        values
    }
}

/// What a seat has to do, by the reels of this position, which for a bot are imagined.
trait Duties {
    fn pace(&self, throws: f32) -> f32;
    fn earlier(&self) -> usize;
    fn places_behind(&self, seat: Seat) -> f32;
    fn trust(&self, seat: Seat) -> f32;
    fn is_right_so_far(&self, seat: Seat) -> bool;
    fn throws_to_go(&self, seat: Seat) -> f32;
    fn climb(&self, seat: Seat, colour: Colour, here: Step) -> f32;
    fn held(&self, seat: Seat, colour: Colour, goal: Step) -> f32;
    fn hunt(&self, seat: Seat, here: Space) -> f32;
    fn stands_right(&self, seat: Seat) -> bool;
    fn goal(&self, seat: Seat) -> Option<Step>;
    fn next_step(&self, seat: Seat) -> Option<Step>;
    fn next_sign(&self, seat: Seat) -> Option<Sign>;
    fn is_moving(&self, seat: Seat) -> bool;
}

impl Duties for Piramido {
    /// How many of the routes are behind, from 0 to 1: the more, the less can go wrong. Each route begins a little
    /// above the end of the one before, so that nobody puts off the arrival.
    fn pace(&self, throws: f32) -> f32 {
        let here = (1.0 - throws / (LUCK * length(self.route()))).max(0.0);
        (self.earlier() as f32 + here) / self.routes().len() as f32
    }

    /// How many routes came before this one.
    fn earlier(&self) -> usize {
        self.finished() - usize::from(self.phase() == Phase::Over)
    }

    /// How many have arrived earlier, over all routes.
    fn places_behind(&self, seat: Seat) -> f32 {
        let finished = self.sum_of_places(seat);
        let here = match self.row(seat).arrived() {
            _ if self.phase() == Phase::Over => 0,
            Some(place) => place,
            None => {
                1 + Seat::all(self.seats()).filter(|other| self.row(*other).arrived().is_some()).count() as u8
            }
        };
        f32::from(finished + here)
    }

    /// How much a seat that is right so far was right before.
    fn trust(&self, seat: Seat) -> f32 {
        let wrong = (0..self.earlier()).filter(|route| !self.was_right(seat, *route)).count();
        WRONG.powi(wrong as i32)
    }

    /// By the claims of this route alone.
    fn is_right_so_far(&self, seat: Seat) -> bool {
        let Some(colour) = self.colour(seat) else { return true };
        let (row, placed) = (self.row(seat), self.row(seat).placed().into());
        match self.route() {
            Route::A => row.steps().eq(self.right_steps(colour).take(placed)),
            Route::B => row.steps().eq(self.right_steps(colour).rev().take(placed)),
            Route::C => {
                self.side(seat).is_none_or(|side| self.right_side(colour) == Some(side))
                    && row.signs().eq(self.right_signs(colour).take(placed))
            }
            Route::D => row.signs().eq(self.right_signs(colour).rev().take(placed)),
        }
    }

    /// Throws until the arrival in this route, about.
    fn throws_to_go(&self, seat: Seat) -> f32 {
        match (self.place(seat), self.colour(seat)) {
            (Place::Arrived(_), _) => 0.0,
            (Place::Step(here), Some(colour)) => self.climb(seat, colour, here),
            (Place::Space(here), Some(_)) => self.hunt(seat, here),
            _ => length(self.route()),
        }
    }

    /// On the pyramid.
    fn climb(&self, seat: Seat, colour: Colour, here: Step) -> f32 {
        let Some(goal) = self.goal(seat) else { return 0.0 };
        let placed = usize::from(self.row(seat).placed());
        let left = if self.is_moving(seat) { self.steps_left() } else { 0 };
        let held = self.held(seat, colour, goal);
        let way = here.distance(goal);
        if placed == 6 {
            return held + exactly(way, left);
        }
        let (legs, last): (f32, f32) = match self.route() {
            Route::B => (LEGS[..5 - placed].iter().sum(), LAST_LEG[1]),
            _ => (LEGS[placed..].iter().sum(), LAST_LEG[0]),
        };
        // V6: who has left the step unclaimed has to enter it again.
        let way = if way == 0 && !self.is_moving(seat) { 2 } else { way };
        let steps = f32::from(way) + legs + last - f32::from(left);
        held + EXACT + steps.max(0.0) / THROW
    }

    /// Throws that the sphinxes of others will cost a seat, on its goal for sure and on later ones perhaps.
    fn held(&self, seat: Seat, colour: Colour, goal: Step) -> f32 {
        let placed = usize::from(self.row(seat).placed());
        let later = match self.route() {
            Route::B => LEVELS.get(..5usize.saturating_sub(placed)),
            _ => LEVELS.get(placed + 1..),
        };
        let mut held = 0.0;
        for number in (1..=6).filter(|number| Colour::of_sphinx(*number) != colour) {
            let Some(step) = self.sphinx_at(number) else { continue };
            if step != goal {
                let level = usize::from(step.level());
                let alike = later.unwrap_or_default().iter().filter(|later| **later == level).count();
                held += HELD * alike as f32 / Steps::LEVELS[level].len() as f32;
            } else if !self.is_moving(seat) || self.thrown() != number {
                held += HELD;
            }
        }
        held
    }

    /// In the labyrinth.
    fn hunt(&self, seat: Seat, here: Space) -> f32 {
        let placed = self.row(seat).placed();
        let middle = COLUMNS / 2;
        let (row, column) = here.row_and_column().unwrap_or(match here {
            Space::LEFT => (0, 0),
            Space::RIGHT => (0, COLUMNS - 1),
            _ => (5, middle),
        });
        let tables = &*TABLES;
        let Some(sign) = self.next_sign(seat) else {
            // V13: all six are claimed, and the row is longer by a space at each end.
            return tables.exit[usize::from(column) + 1];
        };
        let exit = if self.route() == Route::D { tables.exit[usize::from(middle) + 1] } else { 0.0 };
        let later = HUNTED_ROW * f32::from(5 - placed.min(5)) + exit;
        if self.phase() == Phase::Claim && self.is_moving(seat) && here.sign() == Some(sign) {
            return later;
        }
        let goal = tables.columns[usize::from(row)][sign as usize];
        later + tables.hunt[goal][usize::from(column)]
    }

    fn stands_right(&self, seat: Seat) -> bool {
        match self.place(seat) {
            Place::Step(step) => self.next_step(seat) == Some(step),
            Place::Space(space) => space.sign().is_some() && self.next_sign(seat) == space.sign(),
            Place::Nowhere | Place::Arrived(_) => false,
        }
    }

    /// The step to go to: that of the next picture, and then the end.
    fn goal(&self, seat: Seat) -> Option<Step> {
        self.next_step(seat).or_else(|| match self.route() {
            Route::A => Some(Step::TOP),
            Route::B => self.colour(seat).map(|colour| self.start(colour)),
            Route::C | Route::D => None,
        })
    }

    fn next_step(&self, seat: Seat) -> Option<Step> {
        let (colour, placed) = (self.colour(seat)?, self.row(seat).placed().into());
        match self.route() {
            Route::A => self.right_steps(colour).nth(placed),
            Route::B => self.right_steps(colour).rev().nth(placed),
            Route::C | Route::D => None,
        }
    }

    fn next_sign(&self, seat: Seat) -> Option<Sign> {
        let (colour, placed) = (self.colour(seat)?, self.row(seat).placed().into());
        match self.route() {
            Route::C => self.right_signs(colour).nth(placed),
            Route::D => self.right_signs(colour).rev().nth(placed),
            Route::A | Route::B => None,
        }
    }

    fn is_moving(&self, seat: Seat) -> bool {
        self.phase().is_throw() && self.mover() == seat
    }
}

/// Throws of a whole route.
fn length(route: Route) -> f32 {
    if route.on_pyramid() { PYRAMID } else { LABYRINTH }
}

/// Throws to end exactly on a step so many steps away, with so many steps of this throw left (V4, V9).
fn exactly(way: u8, left: u8) -> f32 {
    if left >= way && (left - way).is_multiple_of(2) {
        return AT_ONCE;
    }
    // The nearest two distances are equally good, and each pair further away lacks one number more of the six.
    let way = way.saturating_sub(left).max(1);
    EXACT + f32::from((way - 1) / 2) / 3.0
}

/// The labyrinth's rows as a game against the die alone, solved: throws when one always goes the better way.
struct Tables {
    /// By row and sign, the column where the sign is.
    columns: [[usize; 7]; 6],
    /// By the column to land on and the column stood on.
    hunt: [[f32; 11]; 11],
    /// From the spaces of the longer row to either end of it (V13).
    exit: [f32; 13],
}

static TABLES: LazyLock<Tables> = LazyLock::new(|| {
    let column =
        |row, sign| (0..COLUMNS).position(|column| Space::at(row as u8, column).sign() == Some(sign));
    Tables {
        columns: std::array::from_fn(|row| Sign::ALL.map(|sign| column(row, sign).unwrap_or(0))),
        hunt: std::array::from_fn(|goal| solve(|column| column == goal)),
        exit: solve(|column| column == 0 || column == 12),
    }
});

/// Value iteration; after so many rounds nothing moves any more.
fn solve<const SPACES: usize>(is_goal: impl Fn(usize) -> bool) -> [f32; SPACES] {
    const ROUNDS: usize = 200;
    let mut throws = [0.0; SPACES];
    for _ in 0..ROUNDS {
        let to_go = |column: usize| if is_goal(column) { 0.0 } else { throws[column] };
        throws = std::array::from_fn(|from| {
            let better = |throw| [true, false].map(|right| to_go(landing(from, right, throw, SPACES)));
            1.0 + (1..=6).map(|throw| better(throw).into_iter().fold(f32::MAX, f32::min)).sum::<f32>() / 6.0
        });
    }
    throws
}

/// V10: where a throw along a row ends, turning round at its ends.
fn landing(from: usize, right: bool, throw: usize, spaces: usize) -> usize {
    // Going left is going right in the mirror; a row and its way back are a ring.
    let ring = 2 * (spaces - 1);
    let at = (if right { from } else { ring - from } + throw) % ring;
    at.min(ring - at)
}
