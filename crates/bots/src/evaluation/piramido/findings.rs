//! What a finished game of Piramido says about its pyramid routes: how long they are, whom sphinxes turn back and what
//! that costs, where explorers are in each other's way, and which colour wins. Start at [`of`].

use game::{Actor, Game, Match, Outcome, Seat, Turn, Viewer};
use games::piramido::{Action, Colour, Event, Heading, LONGEST_ROUTE, Piramido, Place, Step};

use super::Duties;
use super::pyramid::WALKS;
use crate::study::Finding;

/// A sphinx that adds this much to a free walk, in throws, is in the way.
const IN_THE_WAY: f32 = 0.25;

/// What was found in a game.
pub fn of(played: &Match<Piramido>) -> Vec<Finding> {
    let mut survey = Survey::default();
    for (ply, (actor, action)) in played.log().iter().enumerate() {
        let Some((before, after)) = played.position_after(ply).zip(played.position_after(ply + 1)) else {
            break;
        };
        survey.action(before, after, *actor, *action);
    }
    survey.end_throw();
    survey.end(played.position());
    survey.found
}

#[derive(Default)]
struct Survey {
    found: Vec<Finding>,
    walkers: [Walker; 3],
    throw: Option<Throw>,
    /// The sphinxes set, and those that have turned somebody back, by number as bits.
    set: u8,
    met: u8,
}

/// A player on the way through a route.
#[derive(Clone, Copy, Default)]
struct Walker {
    throws: u32,
    stops: u32,
    /// Throws when the sixth sign was claimed.
    sixth: u32,
    leg: Leg,
}

/// The way from one claim to the next, or to the end.
#[derive(Clone, Copy, Default)]
struct Leg {
    throws: u32,
    /// Throws that a free walk takes.
    free: f32,
    stopped: bool,
    guarded: bool,
    crowded: bool,
}

/// What happened in a throw.
#[derive(Clone, Copy, Default)]
struct Throw {
    stopped: bool,
    crowded: bool,
    lost: bool,
}

impl Survey {
    fn action(&mut self, before: &Piramido, after: &Piramido, actor: Actor, action: Action) {
        if !before.route().on_pyramid() || !before.phase().has_begun() {
            return;
        }
        let seat = before.mover();
        if before.throws_left() == LONGEST_ROUTE && actor == Actor::Chance {
            // The first throw of a route.
            self.end_sphinxes(0);
            for seat in Seat::all(before.seats()) {
                self.walkers[seat.index()] = Walker::default();
                self.begin_leg(before, seat);
            }
        }
        if matches!(action, Action::Roll(_)) {
            self.end_throw();
            self.throw = Some(Throw::default());
            let walker = &mut self.walkers[seat.index()];
            walker.throws += 1;
            walker.leg.throws += 1;
            walker.leg.guarded |= is_guarded(before, seat);
        }
        if matches!(action, Action::Step(_)) && is_crowded(before, seat) {
            self.walkers[seat.index()].leg.crowded = true;
            self.throw.get_or_insert_default().crowded = true;
        }
        for event in before.events(action, Viewer::Spectator) {
            self.event(before, after, seat, event);
        }
    }

    fn event(&mut self, before: &Piramido, after: &Piramido, seat: Seat, event: Event) {
        let (walker, throw) = (&mut self.walkers[seat.index()], self.throw.get_or_insert_default());
        match event {
            Event::SphinxStops { sphinx, .. } => {
                (throw.stopped, walker.leg.stopped) = (true, true);
                walker.stops += 1;
                self.met |= 1 << sphinx;
            }
            Event::SphinxSet { sphinx, .. } => self.set |= 1 << sphinx,
            Event::Lost { .. } => throw.lost = true,
            Event::Claim { space, step, .. } => {
                // A leg to a step that was mistaken for another says nothing.
                let right = before.next_step(seat).zip(step);
                if right.is_some_and(|(right, step)| before.is_right_step(step, right)) {
                    self.end_leg(seat);
                }
                if space == 6 {
                    self.walkers[seat.index()].sixth = self.walkers[seat.index()].throws;
                }
                self.begin_leg(after, seat);
            }
            Event::Arrived { .. } => {
                let Walker { throws, sixth, stops, .. } = *walker;
                self.found.push(Finding::Number("throws of a route", throws));
                self.found.push(Finding::Number("throws after the sixth sign", throws - sixth));
                if before.seats() > 1 {
                    self.found.push(Finding::Number("times turned back in a route", stops));
                }
                self.end_leg(seat);
            }
            _ => {}
        }
    }

    /// From here on the walk leads to the next step or to the end.
    fn begin_leg(&mut self, position: &Piramido, seat: Seat) {
        let (Place::Step(here), Some(goal)) = (position.place(seat), position.goal(seat)) else { return };
        let moves = position.phase().is_throw() && position.mover() == seat;
        let free = if moves {
            WALKS.rest(goal, here, position.steps_left(), position.heading())
        } else {
            WALKS.throws(goal, here)
        };
        self.walkers[seat.index()].leg = Leg { free, ..Leg::default() };
    }

    fn end_leg(&mut self, seat: Seat) {
        let leg = self.walkers[seat.index()].leg;
        let name = match leg {
            Leg { stopped: true, .. } => "throws beyond a free walk: turned back by a sphinx",
            Leg { guarded: true, .. } => "throws beyond a free walk: a sphinx in the way",
            Leg { crowded: true, .. } => "throws beyond a free walk: an explorer in the way",
            _ => "throws beyond a free walk: nothing in the way",
        };
        self.found.push(Finding::Mean(name, leg.throws as f32 - leg.free));
    }

    fn end_throw(&mut self) {
        let Some(throw) = self.throw.take() else { return };
        self.found.push(Finding::Case("a throw is turned back by a sphinx", throw.stopped));
        self.found.push(Finding::Case("an explorer closes a way in a throw", throw.crowded));
        self.found.push(Finding::Case("steps of a throw are lost", throw.lost));
    }

    /// The sphinxes of a route, of which `colours` were in play.
    fn end_sphinxes(&mut self, colours: usize) {
        let (set, met) = (self.set.count_ones(), (self.set & self.met).count_ones());
        for number in 0..set {
            self.found.push(Finding::Case("a sphinx that was set turns somebody back", number < met));
        }
        for number in 0..2 * colours as u32 {
            self.found.push(Finding::Case("a sphinx is set", number < set));
        }
        (self.set, self.met) = (0, 0);
    }

    fn end(&mut self, position: &Piramido) {
        let Turn::Over(Outcome { winners }) = position.turn() else { return };
        let [route] = position.routes() else { return };
        if position.seats() < 2 || !route.on_pyramid() {
            return;
        }
        self.end_sphinxes(position.seats());
        for colour in Colour::ALL {
            let name = ["red wins", "blue wins", "yellow wins"][colour as usize];
            if let Some(seat) = position.seat_of(colour) {
                self.found.push(Finding::Case(name, winners.contains(seat)));
            }
        }
    }
}

/// Whether the sphinx of another colour is in the way of a seat.
fn is_guarded(position: &Piramido, seat: Seat) -> bool {
    let (Place::Step(here), Some(goal)) = (position.place(seat), position.goal(seat)) else { return false };
    let others = (1..=6).filter(|number| position.colour(seat) != Some(Colour::of_sphinx(*number)));
    let mut posts = others.filter_map(|number| position.sphinx_at(number));
    posts.any(|post| WALKS.held(goal, here, post) > IN_THE_WAY)
}

/// Whether somebody stands beside the mover, who has steps left and may not go there.
fn is_crowded(position: &Piramido, seat: Seat) -> bool {
    let Place::Step(here) = position.place(seat) else { return false };
    let mut others = Seat::all(position.seats()).filter(|other| *other != seat);
    others.any(|other| match position.place(other) {
        // V3: nobody goes back anyway, nor onto the top, where all are that have not left it in route B (V8).
        Place::Step(there) if there != Step::TOP => {
            let back = position.heading().map(Heading::back);
            Heading::ALL.into_iter().any(|way| Some(way) != back && here.joined(way) == there)
        }
        _ => false,
    })
}

#[cfg(test)]
mod tests {
    use game::{RandomSource, Seeded, Setup, Tabletop};

    use super::*;

    /// How many findings have this name, and how many of these cases were so.
    fn count(found: &[Finding], name: &str) -> (usize, usize) {
        let named = |finding: &&Finding| match finding {
            Finding::Number(called, _) | Finding::Mean(called, _) | Finding::Case(called, _) => {
                *called == name
            }
        };
        let all = || found.iter().filter(named);
        (all().count(), all().filter(|finding| matches!(finding, Finding::Case(_, true))).count())
    }

    #[test]
    fn every_throw_every_stop_and_every_arrival_is_counted_once() {
        let (mut stops, mut arrivals) = (0, 0);
        for (seed, seats) in (0..12).zip([1, 2, 3].into_iter().cycle()) {
            let mut setup = Setup::with_seats(Piramido::SPEC, seats).unwrap();
            setup.set_option("routes", if seed % 2 == 0 { "A" } else { "B" }).unwrap();
            let played = at_random(&setup, seed);
            let (mut throws, mut turned, mut arrived) = (0, 0, 0);
            for (ply, (_, action)) in played.log().iter().enumerate() {
                let before = played.position_after(ply).unwrap();
                throws += usize::from(before.phase().has_begun() && matches!(action, Action::Roll(_)));
                for event in before.events(*action, Viewer::Spectator) {
                    turned += usize::from(matches!(event, Event::SphinxStops { .. }));
                    arrived += usize::from(matches!(event, Event::Arrived { .. }));
                }
            }
            let found = of(&played);
            let (counted, stopped) = count(&found, "a throw is turned back by a sphinx");
            assert_eq!(counted, throws, "seed {seed}");
            assert!(stopped <= turned && (stopped > 0) == (turned > 0), "seed {seed}: {stopped} of {turned}");
            assert_eq!(count(&found, "throws of a route").0, arrived, "seed {seed}");
            (stops, arrivals) = (stops + stopped, arrivals + arrived);
        }
        assert!(stops > 0 && arrivals > 0, "{stops} stops and {arrivals} arrivals say nothing");
    }

    fn at_random(setup: &Setup, seed: u64) -> Match<Piramido> {
        let (mut played, mut random, mut legal) =
            (Match::<Piramido>::new(setup), Seeded::new(seed), Vec::new());
        loop {
            let action = match played.position().turn() {
                Turn::Seat(_) => {
                    played.position().legal(&mut legal);
                    legal[random.below(legal.len() as u32) as usize]
                }
                Turn::Chance => played.position().chance(&mut random),
                Turn::Over(_) => return played,
            };
            played.play(action).unwrap();
        }
    }
}
