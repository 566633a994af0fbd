//! What an action does. Start at [`Piramido::apply`], which plays and tells at once, so that the two cannot differ.

use game::Seat;

use crate::action::Action;
use crate::board::{Colour, Heading, Step};
use crate::event::Event;
use crate::labyrinth::Side;
use crate::network::Steps;
use crate::state::{ABSENT, LONGEST_ROUTE, Phase, Piramido, Post, Route};

impl Piramido {
    /// Plays a legal action and tells `see` what happens.
    #[inline]
    pub(crate) fn apply(&mut self, action: Action, see: &mut impl FnMut(Event)) {
        match action {
            Action::Step(to) => self.step(to, see),
            Action::Roll(number) => self.roll(number, see),
            Action::Claim => self.claim(see),
            Action::End => self.end_throw(see),
            Action::Walk(way) => self.walk(way, see),
            Action::Sphinx(number, step) => self.set_sphinx(number, step, see),
            Action::NoSphinx => self.look_on(see),
            Action::Side(side) => self.choose_side(side, see),
            Action::Rolloff(numbers) => self.roll_off(numbers, see),
            Action::Colour(colour) => self.choose_colour(colour, see),
            Action::Pyramid(colour, reel) => {
                self.pyramid[colour as usize] = reel;
                self.reel_drawn(colour, see);
            }
            Action::Labyrinth(colour, reel) => {
                self.labyrinth[colour as usize] = reel;
                self.reel_drawn(colour, see);
            }
        }
    }

    /// The highest throw begins, the others follow in seat order; thrown again until it is unique.
    fn roll_off(&mut self, numbers: [u8; 3], see: &mut impl FnMut(Event)) {
        see(Event::Rolloff { numbers });
        let highest = numbers.into_iter().max().unwrap_or(0);
        let first = numbers.iter().position(|number| *number == highest).unwrap_or(0);
        if numbers[first + 1..].contains(&highest) {
            return;
        }
        let mut seat = Seat(first as u8);
        for place in &mut self.order[..usize::from(self.seats)] {
            *place = seat;
            seat = seat.next(self.seats.into());
        }
        self.mover = self.order[0];
        self.phase = Phase::Colour;
        see(Event::Begins { seat: self.mover() });
    }

    fn choose_colour(&mut self, colour: Colour, see: &mut impl FnMut(Event)) {
        let seat = self.mover();
        self.row_mut(seat).colour = Some(colour);
        see(Event::Colour { seat, colour });
        if let Some(next) = self.next_to_choose() {
            self.mover = next;
        } else {
            self.open_route();
            self.report_opening(see);
        }
    }

    fn reel_drawn(&mut self, colour: Colour, see: &mut impl FnMut(Event)) {
        see(Event::Reel { colour });
        if self.next_reel().is_none() {
            self.open_route();
            self.report_opening(see);
        }
    }

    fn report_opening(&self, see: &mut impl FnMut(Event)) {
        if self.phase.has_begun() {
            see(Event::Route { route: self.route(), first: self.mover() });
        }
    }

    fn choose_side(&mut self, side: Side, see: &mut impl FnMut(Event)) {
        let seat = self.mover();
        self.sides[seat.index()] = Some(side);
        self.places[seat.index()] = side.start().number();
        see(Event::Side { seat, side });
        if let Some(next) = self.order().iter().find(|seat| self.side(**seat).is_none()) {
            self.mover = *next;
        } else {
            self.mover = self.order[0];
            self.phase = Phase::Roll;
            see(Event::Turn { seat: self.mover() });
        }
    }

    #[inline]
    fn roll(&mut self, number: u8, see: &mut impl FnMut(Event)) {
        see(Event::Roll { seat: self.mover(), number });
        self.throws = self.throws.saturating_add(1);
        // V19: the throw counts when it falls.
        self.since = self.since.saturating_add(1);
        self.throw = number;
        self.left = number;
        if !self.route().on_pyramid() {
            self.phase = Phase::Row;
            return;
        }
        self.closed = self.closed_steps();
        self.barred = self.barred_steps();
        self.look_on(see);
    }

    /// V3: the steps that the mover cannot enter with this throw.
    #[inline]
    pub(crate) fn closed_steps(&self) -> Steps {
        let mover = self.mover();
        let mut closed = Steps::one(Step::DESERT);
        for place in self.places {
            closed.insert(Step::from_number(place));
        }
        // The own place is shared on the top alone, and that is looked at next.
        closed.remove(Step::from_number(self.places[mover.index()]));
        if self.route() == Route::B || self.row(mover).placed() < 6 {
            closed.insert(Step::TOP);
        }
        closed
    }

    /// V4: the steps of enemy sphinxes whose number the throw is not; none after long waiting (V19).
    #[inline]
    pub(crate) fn barred_steps(&self) -> Steps {
        let mut barred = self.guarded;
        if barred.is_empty() || self.waited_long() {
            return Steps::NONE;
        }
        let [one, other] = self.colour(self.mover()).map_or([0; 2], Colour::sphinxes);
        for step in [self.throw, one, other].into_iter().filter_map(|number| self.post(number).step()) {
            barred.remove(step);
        }
        barred
    }

    /// V3, V4: the headings that the next step of this throw may take, as bits.
    #[inline]
    pub(crate) fn open_ways(&self) -> u8 {
        let here = Step::from_number(self.places[self.mover().index()]);
        let back = self.heading.map_or(0, |heading| 1 << heading.back() as u8);
        if back != 0 && self.turns_back_on(here) {
            return back;
        }
        // V3: a throw does not end on the step of a sphinx that turns back.
        let closed = if self.left == 1 { self.closed.or(self.barred) } else { self.closed };
        let open = !closed.around(here) & 0b1111;
        // V3: back to the step just left only if there is no other.
        if open & !back != 0 { open & !back } else { open }
    }

    /// V4: whether there is no way on from a step in the middle of this throw but back to the step just left.
    #[inline]
    pub(crate) fn turns_back_on(&self, step: Step) -> bool {
        self.barred.contains(step) || step == Step::TOP && self.route() == Route::A
    }

    #[inline]
    fn step(&mut self, to: Step, see: &mut impl FnMut(Event)) {
        let seat = self.mover();
        let from = Step::from_number(self.places[seat.index()]);
        see(Event::Step { seat, from, to });
        self.places[seat.index()] = to.number();
        self.stood[seat.index()].insert(to);
        self.heading = Some(Heading::between(from, to));
        self.left = self.left.saturating_sub(1);
        if self.guarded.contains(to) {
            self.meet_sphinx(to, see);
        }
        // V6: entering a step gives the right to claim it once. In route B a sphinx on a gate may send one back onto
        // the top (V4), which has no hieroglyph.
        self.fresh = self.row(seat).placed() < 6 && to != Step::TOP;
        self.look_on(see);
    }

    /// V4, V5: the sphinx turns back, or it lets pass and is out.
    fn meet_sphinx(&mut self, step: Step, see: &mut impl FnMut(Event)) {
        let seat = self.mover();
        let Some(sphinx) = (1..=6).find(|number| self.sphinx_at(*number) == Some(step)) else { return };
        if self.barred.contains(step) {
            return see(Event::SphinxStops { seat, sphinx, step });
        }
        self.guarded.remove(step);
        let spent = self.options.spent_sphinxes;
        self.sphinxes[usize::from(sphinx) - 1] = if spent { Post::SPENT } else { Post::OUT };
        see(Event::SphinxOut { seat, sphinx, step });
    }

    /// The mover looks where to go on, and the turn ends if there is nothing left to do.
    #[inline]
    fn look_on(&mut self, see: &mut impl FnMut(Event)) {
        self.phase = Phase::Step;
        self.ways = 0;
        if self.left > 0 {
            self.ways = self.open_ways();
            if self.ways == 0 {
                // V3: with no way to go the rest of the throw is lost.
                see(Event::Lost { seat: self.mover(), steps: self.left });
                self.left = 0;
            }
        }
        if self.left == 0 && !self.fresh {
            self.end_throw(see);
        }
    }

    fn claim(&mut self, see: &mut impl FnMut(Event)) {
        let seat = self.mover();
        if !self.route().on_pyramid() {
            return self.claim_sign(seat, see);
        }
        let step = Step::from_number(self.places[seat.index()]);
        self.row_mut(seat).place(step.number());
        let space = self.row(seat).placed();
        see(Event::Claim { seat, space, step: Some(step), sign: step.sign() });
        self.fresh = false;
        self.since = 0;
        // V19: a claim in the middle of a throw ends the long waiting for the steps that follow. V3: with the sixth
        // the top is open.
        self.barred = self.barred_steps();
        self.closed = self.closed_steps();
        if self.posts().is_empty() || self.hand(seat).next().is_none() {
            self.look_on(see);
        } else {
            self.phase = Phase::Sphinx;
            self.ways = 0;
        }
    }

    /// V7: the steps on which the mover may set a sphinx.
    pub(crate) fn posts(&self) -> Steps {
        let mut taken = self.guarded.or(Steps::LEVELS[0]).or(Steps::LEVELS[4]);
        for place in self.places {
            taken.insert(Step::from_number(place));
        }
        self.stood[self.mover().index()].without(taken)
    }

    fn set_sphinx(&mut self, number: u8, step: Step, see: &mut impl FnMut(Event)) {
        if let Some(post) = self.sphinxes.get_mut(usize::from(number).wrapping_sub(1)) {
            *post = Post::on(step);
            self.guarded.insert(step);
            see(Event::SphinxSet { seat: self.mover(), sphinx: number, step });
        }
        self.look_on(see);
    }

    /// The throw is moved and nothing more is claimed: has the explorer arrived?
    fn end_throw(&mut self, see: &mut impl FnMut(Event)) {
        let seat = self.mover();
        let here = Step::from_number(self.places[seat.index()]);
        let arrived = match self.route() {
            // V4: arriving on the top means to end the throw there.
            Route::A => here == Step::TOP,
            // V9: and in route B on the own starting step with six hieroglyphs.
            Route::B => {
                self.row(seat).placed() == 6
                    && self.colour(seat).is_some_and(|colour| self.start(colour) == here)
            }
            Route::C | Route::D => false,
        };
        if arrived {
            self.arrive(seat, see);
        }
        self.end_turn(see);
    }

    /// V8: an arrived explorer leaves the board.
    pub(crate) fn arrive(&mut self, seat: Seat, see: &mut impl FnMut(Event)) {
        let place =
            1 + Seat::all(self.seats.into()).filter(|other| self.row(*other).arrived != 0).count() as u8;
        self.row_mut(seat).arrived = place;
        self.places[seat.index()] = ABSENT;
        see(Event::Arrived { seat, place });
    }

    #[inline]
    pub(crate) fn end_turn(&mut self, see: &mut impl FnMut(Event)) {
        self.throw = 0;
        self.left = 0;
        self.heading = None;
        self.fresh = false;
        self.ways = 0;
        self.closed = Steps::NONE;
        self.barred = Steps::NONE;
        let Some(next) = self.next_mover() else { return self.end_route(see) };
        // V17: after 500 throws the route is over, and the game with it.
        if self.throws >= LONGEST_ROUTE {
            return self.end_game(see);
        }
        self.mover = next;
        self.phase = Phase::Roll;
        see(Event::Turn { seat: next });
    }

    /// The next in order who has not arrived, be it the mover again.
    #[inline]
    fn next_mover(&self) -> Option<Seat> {
        let order = self.order();
        let at = order.iter().position(|seat| *seat == self.mover)?;
        let (before, after) = order.split_at(at + 1);
        // V8: anyone who is not on the board has arrived.
        after.iter().chain(before).copied().find(|seat| self.places[seat.index()] != ABSENT)
    }

    fn end_route(&mut self, see: &mut impl FnMut(Event)) {
        if self.current + 1 >= self.route_count {
            return self.end_game(see);
        }
        see(Event::RouteOver { route: self.route() });
        // V14: the order of arrival is the order of play.
        for seat in Seat::all(self.seats.into()) {
            let place = self.row(seat).arrived;
            self.order[usize::from(place.saturating_sub(1)) % 3] = seat;
        }
        self.current += 1;
        self.throws = 0;
        self.since = 0;
        self.stood = [Steps::NONE; 3];
        self.guarded = Steps::NONE;
        // V5: with `sphinxes: spent` those that are out stay out.
        for post in self.sphinxes.iter_mut().filter(|post| **post != Post::SPENT) {
            *post = Post::OUT;
        }
        self.places = [ABSENT; 3];
        if self.options.choose_colours {
            self.phase = Phase::Colour;
            self.mover = self.order[0];
            return;
        }
        self.pass_colours();
        self.open_route();
        self.report_opening(see);
    }

    fn end_game(&mut self, see: &mut impl FnMut(Event)) {
        self.phase = Phase::Over;
        see(Event::Over { right: self.right(), winners: self.winners() });
    }
}
