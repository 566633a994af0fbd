//! What counts in Piramido: to have claimed only what is right, and how few throws are left to go.

mod findings;
mod labyrinth;
mod pyramid;
mod sight;

use game::{Game, Match, Outcome, Seat, mix};
use games::piramido::{
    Action, COLUMNS, Colour, Heading, Passage, Phase, Piramido, Place, Route, Sign, Space, Step, View,
};

use super::{Evaluation, HOPELESS, Values, shares};
use crate::study::Finding;
use crate::weights::Features;
use crate::{Level, Mcts, Network, Recall, Search, Skill};
use labyrinth::ROWS;
use pyramid::{Goal, WALKS, Walks, next_steps};

/// What each level has: simulations for an action, temperature, and how likely it takes a picture for what it shows.
const LADDER: [(u64, f32, f32); 8] = [
    (8, 0.054, 0.60),
    (10, 0.048, 0.83),
    (12, 0.0395, 0.91),
    (16, 0.029, 0.945),
    (24, 0.0205, 0.957),
    (40, 0.0135, 0.972),
    (70, 0.008, 0.981),
    (150, 0.0, 1.0),
];

// The numbers below are estimates from the boards.

/// Throws of a whole pyramid route and of a whole labyrinth route.
const PYRAMID: f32 = 15.0;
const LABYRINTH: f32 = 30.0;
/// Bad luck may make a route longer, by this factor.
const LUCK: f32 = 2.0;
/// Throws to land on the next sign from a space above or below the last, on average over all spaces and signs.
const HUNTED_ROW: f32 = 4.6;
/// How much of what a sphinx adds to later ways counts: it may be out by then.
const LATER: f32 = 0.8;
/// How much a sphinx in hand is worth of what it would cost on the best step.
const IN_HAND: f32 = 0.4;
/// How much of what a sphinx adds to the way that somebody is on counts.
const HELD: f32 = 0.6;
/// For each route in which a seat was wrong. The reels of routes before the one thought about are hidden (V18), so that
/// it seems so there to everybody, and makes no difference.
const WRONG: f32 = 0.1;
/// For a start space in route C that picture 1 did not tell.
const DISOBEYED: f32 = 0.8;
/// How much it counts to be right at all beside being first: those who are ahead may be wrong.
const HOPE: f32 = 0.7;
/// A lead of this many throws makes the chance to win about three times the other's.
const LEAD: f32 = 2.5;
/// A place of arrival behind another counts like this many throws.
const PLACE: f32 = 4.0;

impl Evaluation for Piramido {
    const OPEN: bool = false;

    fn skill(level: Level, _seats: usize) -> Skill {
        let (steps, temperature, recall) = LADDER[level.index()];
        let search = Mcts { exploration: 0.1, playout: 0, minimax: 0.0, until_throw: true };
        Skill { temperature, recall, ..Skill::new(Search::Mcts(search), steps) }
    }

    /// Each seat takes it that the others are right: their reels are guesses here, and their claims tell nothing.
    fn evaluate(&self) -> Values {
        let prospects = self.prospects();
        self.values(&prospects, prospects.scores)
    }

    fn features(seats: usize) -> Features {
        // Somebody alone has nobody to be compared with.
        if seats > 1 { sight::FEATURES } else { Features(&[]) }
    }

    fn observe(&self, see: impl FnMut(usize)) {
        sight::observe(self, &self.prospects(), see);
    }

    fn outlook(&self) -> Seat {
        self.mover()
    }

    fn known_scores(&self) -> Values {
        self.prospects().scores
    }

    fn judge(&self, network: &Network) -> Values {
        let (prospects, mut sight) = (self.prospects(), network.sight());
        sight::observe(self, &prospects, |feature| sight.see(feature));
        self.values(&prospects, sight.added_to(prospects.scores, self.mover()))
    }

    fn prior(&self, action: Action) -> i32 {
        let seat = self.mover();
        match action {
            // A right claim leads on at once, and a wrong one loses.
            Action::Claim if self.stands_right(seat) => 1,
            Action::Claim => HOPELESS,
            Action::Step(_) | Action::End if self.may_claim() && self.stands_right(seat) => HOPELESS,
            Action::Step(to) => {
                let (Place::Step(here), Some(goal)) = (self.place(seat), self.goal(seat)) else { return 0 };
                let heading = Heading::ALL.into_iter().find(|heading| here.joined(*heading) == to);
                -(100.0 * WALKS.rest(goal, to, self.steps_left().saturating_sub(1), heading)) as i32
            }
            // There is nobody to be held.
            Action::Sphinx(..) if !self.has_rivals(seat) => HOPELESS,
            Action::Sphinx(_, step) => self.hindrance(seat, step) as i32,
            _ => 0,
        }
    }

    /// A step is mistaken for one beside it or for another of its level with the same hieroglyph, a sign for the one
    /// before or after it in the list of all signs. The start of a route (picture 1 on the pyramid) is where the
    /// explorer is put: nobody mistakes it.
    fn perceived(view: &View, recall: Recall) -> View {
        let mut perceived = *view;
        for number in 1..=7 {
            let thing = |shown: u8| u64::from(number) << 8 | u64::from(shown);
            let drawn = |shown: u8| mix(recall.seed, !thing(shown));
            if let Some(step) = view.step(number).filter(|_| number > 1) {
                if !recall.knows(thing(step.number())) {
                    let others = || Step::all().filter(|other| look_alike(step, *other));
                    let turn = drawn(step.number()) as usize % others().count().max(1);
                    perceived = perceived.mistaking_step(number, others().nth(turn).unwrap_or(step));
                }
            } else if let Some((sign, side)) = view.passage(number).and_then(|passage| passage.0)
                && !recall.knows(thing(sign as u8))
            {
                let by = if drawn(sign as u8) % 2 == 0 { 1 } else { Sign::ALL.len() - 1 };
                let other = Sign::ALL[(sign as usize + by) % Sign::ALL.len()];
                perceived = perceived.mistaking_passage(number, Passage(Some((other, side))));
            }
        }
        perceived
    }

    /// With a claim, and with a new reel, the next picture may be looked at (V18).
    fn discovery(&self, action: Action, by: Option<Seat>, viewer: Seat) -> Option<u32> {
        if self.phase() == Phase::Side {
            return self.colour(viewer).and_then(|colour| self.told_side(colour)).map(|side| side as u32);
        }
        let shows = by == Some(viewer) && action == Action::Claim || Self::is_secret(action);
        let step = self.next_step(viewer).map(|step| 8 + u32::from(step.number()));
        shows.then(|| step.or_else(|| self.next_sign(viewer).map(|sign| 1 + sign as u32))).flatten()
    }

    fn is_secret(action: Action) -> bool {
        matches!(action, Action::Pyramid(..) | Action::Labyrinth(..))
    }

    fn findings(played: &Match<Self>) -> Vec<Finding> {
        findings::of(played)
    }

    /// With several routes the game is evaluated by its last one: the reels of earlier ones are hidden (V18), so that
    /// in an imagined position hardly anybody was right there. Who has not arrived is not right (V17).
    fn outcome_values(&self, outcome: Outcome) -> Values {
        let winners = outcome.winners;
        let mut values = [0.0; 4];
        if self.routes().len() > 1 {
            values = self.evaluate();
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

/// What lies before each seat.
struct Prospects {
    /// Throws until its arrival.
    throws: Values,
    /// How good its chance to win is beside the others'.
    scores: Values,
    /// How much of everything is behind it.
    paces: Values,
}

/// What a seat has to do, by the reels of this position, which for a bot are imagined.
trait Duties {
    fn prospects(&self) -> Prospects;
    fn values(&self, prospects: &Prospects, scores: Values) -> Values;
    fn pace(&self, throws: f32) -> f32;
    fn earlier(&self) -> usize;
    fn places_behind(&self, seat: Seat) -> f32;
    fn trust(&self, seat: Seat) -> f32;
    fn obedience(&self, seat: Seat) -> f32;
    fn is_right_so_far(&self, seat: Seat) -> bool;
    fn throws_to_go(&self, seat: Seat, right: bool) -> f32;
    fn climb(&self, seat: Seat, colour: Colour, here: Step, right: bool) -> f32;
    fn way(&self, seat: Seat, colour: Colour, here: Step, goal: Goal) -> f32;
    fn burden(&self, seat: Seat, colour: Colour) -> f32;
    fn hindrance(&self, seat: Seat, step: Step) -> f32;
    fn has_rivals(&self, seat: Seat) -> bool;
    fn hand_worth(&self, seat: Seat) -> f32;
    fn hunt(&self, seat: Seat, here: Space) -> f32;
    fn stands_right(&self, seat: Seat) -> bool;
    fn goal(&self, seat: Seat) -> Option<Goal>;
    fn end(&self, colour: Colour) -> Step;
    fn next_step(&self, seat: Seat) -> Option<Step>;
    fn next_sign(&self, seat: Seat) -> Option<Sign>;
    fn is_moving(&self, seat: Seat) -> bool;
}

impl Duties for Piramido {
    fn prospects(&self) -> Prospects {
        let mut prospects = Prospects { throws: [0.0; 4], scores: [0.0; 4], paces: [0.0; 4] };
        for seat in Seat::all(self.seats()) {
            let (right, number) = (self.is_right_so_far(seat), seat.index());
            let throws = self.throws_to_go(seat, right);
            let trust = self.trust(seat) * if right { 1.0 } else { WRONG };
            prospects.throws[number] = throws;
            prospects.scores[number] =
                (self.hand_worth(seat) - throws - PLACE * self.places_behind(seat)) / LEAD;
            prospects.paces[number] = self.pace(throws) * trust * self.obedience(seat);
        }
        prospects
    }

    /// What each seat may expect by its score, and by how far it has come.
    fn values(&self, prospects: &Prospects, scores: Values) -> Values {
        let (mut values, fair) = (shares(scores, self.seats()), 1.0 / self.seats() as f32);
        for (value, pace) in values.iter_mut().zip(prospects.paces) {
            *value = pace * (HOPE * fair + (1.0 - HOPE) * *value);
        }
        values
    }

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

    /// Nobody checks the start space of route C (V16), and bots take the one that picture 1 tells all the same.
    fn obedience(&self, seat: Seat) -> f32 {
        let told = self.colour(seat).and_then(|colour| self.told_side(colour));
        let obeys = self.route() != Route::C || self.side(seat).is_none_or(|side| told == Some(side));
        if obeys { 1.0 } else { DISOBEYED }
    }

    /// By the claims of this route alone.
    fn is_right_so_far(&self, seat: Seat) -> bool {
        let Some(colour) = self.colour(seat) else { return true };
        let (row, placed) = (self.row(seat), self.row(seat).placed().into());
        match self.route() {
            Route::A => row
                .steps()
                .zip(self.right_steps(colour))
                .all(|(claim, right)| self.is_right_step(claim, right)),
            Route::B => row
                .steps()
                .zip(self.right_steps(colour).rev())
                .all(|(claim, right)| self.is_right_step(claim, right)),
            Route::C => row.signs().eq(self.right_signs(colour).take(placed)),
            Route::D => row.signs().eq(self.right_signs(colour).rev().take(placed)),
        }
    }

    /// Throws until the arrival in this route, about.
    fn throws_to_go(&self, seat: Seat, right: bool) -> f32 {
        match (self.place(seat), self.colour(seat)) {
            (Place::Arrived(_), _) => 0.0,
            (Place::Step(here), Some(colour)) => self.climb(seat, colour, here, right),
            (Place::Space(here), Some(_)) => self.hunt(seat, here),
            _ => length(self.route()),
        }
    }

    /// On the pyramid.
    fn climb(&self, seat: Seat, colour: Colour, here: Step, right: bool) -> f32 {
        let (walks, route, end) = (&*WALKS, self.route(), self.end(colour));
        let claims = self.row(seat).placed();
        if claims == 6 {
            return self.way(seat, colour, here, walks.end(end));
        }
        let to = |step: Step| {
            let way = self.way(seat, colour, here, walks.reach(step));
            way + walks.later(route, end, claims + 1, step)
        };
        let throws = match self.next_step(seat).filter(|_| right) {
            Some(step) if self.checks_signs() => walks.alike(step).iter().map(to).fold(f32::MAX, f32::min),
            Some(step) => to(step),
            // The reel is not the one that was followed so far, so that any step may come next that V2 allows.
            None => {
                let last = self.row(seat).steps().last().unwrap_or(here);
                let next = next_steps(route, claims.into(), last, end);
                next.iter().map(to).sum::<f32>() / next.len().max(1) as f32
            }
        };
        throws + self.burden(seat, colour)
    }

    /// Throws to a goal, with what stands in the way now.
    fn way(&self, seat: Seat, colour: Colour, here: Step, goal: Goal) -> f32 {
        let walks = &*WALKS;
        let mut throws = if self.is_moving(seat) {
            let left = self.steps_left();
            if self.may_claim() && goal == walks.reach(here) {
                // V6: it stands there and may claim.
                return -Walks::left_over(left);
            }
            walks.rest(goal, here, left, self.heading())
        } else {
            walks.throws(goal, here)
        };
        if !self.waited_long() {
            for sphinx in (1..=6).filter(|number| Colour::of_sphinx(*number) != colour) {
                throws += self.sphinx_at(sphinx).map_or(0.0, |at| HELD * walks.held(goal, here, at));
            }
        }
        if self.phase() == Phase::Roll && self.mover() == seat {
            for other in Seat::all(self.seats()).filter(|other| *other != seat) {
                if let Place::Step(at) = self.place(other) {
                    throws += walks.shut(goal, here, at);
                }
            }
        }
        throws
    }

    /// Throws that the sphinxes of others may cost a seat after its next claim.
    fn burden(&self, seat: Seat, colour: Colour) -> f32 {
        let claims = self.row(seat).placed();
        if claims >= 6 {
            return 0.0;
        }
        let others = (1..=6).filter(|number| Colour::of_sphinx(*number) != colour);
        let cost = |at: Step| LATER * WALKS.burden(self.route(), claims + 1, at);
        others.filter_map(|number| self.sphinx_at(number)).map(cost).sum()
    }

    /// How much a sphinx of a seat would hinder all others on their ways, in hundredths of a throw.
    fn hindrance(&self, seat: Seat, step: Step) -> f32 {
        let mut sum = 0.0;
        for other in Seat::all(self.seats()).filter(|other| *other != seat) {
            if let (Place::Step(here), Some(goal)) = (self.place(other), self.goal(other)) {
                let claims = self.row(other).placed() + 1;
                sum += WALKS.held(goal, here, step) + LATER * WALKS.burden(self.route(), claims, step);
            }
        }
        100.0 * sum
    }

    /// Whether somebody else has not arrived.
    fn has_rivals(&self, seat: Seat) -> bool {
        Seat::all(self.seats()).any(|other| other != seat && self.row(other).arrived().is_none())
    }

    /// What the sphinxes that a seat may still set in this route are worth to it, in throws: they may hold somebody.
    fn hand_worth(&self, seat: Seat) -> f32 {
        if !self.route().on_pyramid() {
            return 0.0;
        }
        let (mut sphinxes, mut claims) = (self.hand(seat).count(), 6 - self.row(seat).placed().min(6));
        if !self.phase().has_begun() {
            let numbers = self.colour(seat).map_or([0; 2], Colour::sphinxes);
            sphinxes = numbers.into_iter().filter(|number| *number > 0 && !self.is_spent(*number)).count();
        }
        // V7: one is set after each claim.
        claims += u8::from(self.phase() == Phase::Sphinx && self.mover() == seat);
        let sphinxes = sphinxes.min(claims.into()) as f32;
        let others =
            Seat::all(self.seats()).filter(|other| *other != seat && self.row(*other).arrived().is_none());
        let prey: f32 = others.map(|other| WALKS.prey(self.route(), self.row(other).placed())).sum();
        IN_HAND * sphinxes * prey / (self.seats() - 1).max(1) as f32
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
        let Some(sign) = self.next_sign(seat) else {
            return ROWS.to_start(column);
        };
        let exit = if self.route() == Route::D { ROWS.to_start(middle) } else { 0.0 };
        let later = HUNTED_ROW * f32::from(5 - placed.min(5)) + exit;
        if self.phase() == Phase::Claim && self.is_moving(seat) && here.sign() == Some(sign) {
            return later;
        }
        later + ROWS.to_sign(row, column, sign)
    }

    fn stands_right(&self, seat: Seat) -> bool {
        match self.place(seat) {
            Place::Step(step) => self.next_step(seat).is_some_and(|right| self.is_right_step(step, right)),
            Place::Space(space) => space.sign().is_some() && self.next_sign(seat) == space.sign(),
            Place::Nowhere | Place::Arrived(_) => false,
        }
    }

    /// Where to go on the pyramid: to the step of the next picture, and then to the end.
    fn goal(&self, seat: Seat) -> Option<Goal> {
        let end = || self.colour(seat).map(|colour| WALKS.end(self.end(colour)));
        self.next_step(seat).map(|step| WALKS.reach(step)).or_else(end)
    }

    /// Where a pyramid route ends.
    fn end(&self, colour: Colour) -> Step {
        if self.route() == Route::B { self.start(colour) } else { Step::TOP }
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

/// Whether a picture of one step may be taken for one of another: they lie side by side, or have the same hieroglyph on
/// the same level.
fn look_alike(one: Step, other: Step) -> bool {
    let beside = one.walk(other) == 1 && other != Step::TOP;
    beside
        || one != other
            && one.sign() == other.sign()
            && one.level() == other.level()
            && other.sign().is_some()
}
