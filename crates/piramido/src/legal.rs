//! Legal actions, and what chance may bring. Start at [`Piramido::list_legal`].

use game::{OpenDie, RandomSource, Seat};

use crate::action::Action;
use crate::board::{Colour, Heading, Step};
use crate::labyrinth::{Side, Space, Way};
use crate::network::Steps;
use crate::reel::{Passage, Reel};
use crate::state::{Phase, Piramido};

impl Piramido {
    /// Replaces the contents of `actions` by the legal actions of the mover.
    #[inline]
    pub(crate) fn list_legal(&self, actions: &mut Vec<Action>) {
        actions.clear();
        match self.phase {
            Phase::Step => self.list_steps(actions),
            Phase::Sphinx => self.list_sphinxes(actions),
            Phase::Row => self.list_ways(actions),
            Phase::Claim => actions.extend([Action::Claim, Action::End]),
            Phase::Side => actions.extend([Side::Left, Side::Right].map(Action::Side)),
            Phase::Colour => {
                let free = Colour::ALL.into_iter().filter(|colour| self.may_take(*colour));
                actions.extend(free.map(Action::Colour));
            }
            Phase::Rolloff | Phase::Reels | Phase::Roll | Phase::Over => {}
        }
    }

    #[inline]
    fn list_steps(&self, actions: &mut Vec<Action>) {
        let here = Step::from_number(self.places[self.mover().index()]);
        // All four are written at once, without a branch for each, and those that are not ways are cut off.
        let (headings, count) = LISTED[usize::from(self.ways & 0b1111)];
        actions.extend(headings.map(|heading| Action::Step(here.joined(heading))));
        actions.truncate(count);
        if self.fresh {
            actions.push(Action::Claim);
            if self.left == 0 {
                actions.push(Action::End);
            }
        }
    }

    /// V7: each sphinx in hand on each step where it may stand.
    fn list_sphinxes(&self, actions: &mut Vec<Action>) {
        let posts = self.posts();
        for number in self.hand(self.mover()) {
            actions.extend(posts.iter().map(|step| Action::Sphinx(number, step)));
        }
        actions.push(Action::NoSphinx);
    }

    /// V10: from the start spaces there is one way, from everywhere else both are asked.
    fn list_ways(&self, actions: &mut Vec<Action>) {
        let here = Space::from_number(self.places[self.mover().index()]);
        if here != Space::RIGHT {
            actions.push(Action::Walk(Way::Right));
        }
        if here != Space::LEFT {
            actions.push(Action::Walk(Way::Left));
        }
    }

    #[inline]
    pub(crate) fn draw_chance(&self, random: &mut impl RandomSource) -> Action {
        let mut die = || random.below(6) as u8 + 1;
        match self.phase {
            Phase::Rolloff => {
                let mut numbers = [0; 3];
                numbers[..usize::from(self.seats)].fill_with(die);
                Action::Rolloff(numbers)
            }
            Phase::Reels => self.draw_reel(random),
            _ => Action::Roll(die()),
        }
    }

    fn draw_reel(&self, random: &mut impl RandomSource) -> Action {
        let colour = self.next_reel().unwrap_or(Colour::Red);
        if self.route().on_pyramid() {
            Action::Pyramid(colour, Reel::<Step>::draw(self.taken_starts(), random))
        } else {
            Action::Labyrinth(colour, Reel::<Passage>::draw(random))
        }
    }

    /// V2: the starting steps of the reels drawn so far.
    fn taken_starts(&self) -> Steps {
        self.pyramid.iter().filter_map(|reel| reel.picture(1)).collect()
    }

    pub(crate) fn may_bring(&self, action: Action) -> bool {
        let in_turn = |colour| self.phase == Phase::Reels && self.next_reel() == Some(colour);
        match action {
            Action::Roll(number) => self.phase == Phase::Roll && (1..=6).contains(&number),
            Action::Rolloff(numbers) => {
                let (playing, others) = numbers.split_at(self.seats.into());
                let thrown = playing.iter().all(|number| (1..=6).contains(number));
                self.phase == Phase::Rolloff && thrown && others.iter().all(|number| *number == 0)
            }
            Action::Pyramid(colour, reel) => {
                let start_is_free = reel.picture(1).is_some_and(|start| !self.taken_starts().contains(start));
                in_turn(colour) && self.route().on_pyramid() && reel.keeps_v2() && start_is_free
            }
            Action::Labyrinth(colour, reel) => {
                in_turn(colour) && !self.route().on_pyramid() && reel.keeps_v2()
            }
            _ => false,
        }
    }

    /// The dice that everybody sees fall here: one for each seat to find who begins, otherwise the one of the throw.
    pub(crate) fn open_dice(&self) -> Vec<OpenDie> {
        let die = |thrower| OpenDie { thrower, faces: &["1", "2", "3", "4", "5", "6"] };
        match self.phase {
            Phase::Rolloff => Seat::all(self.seats.into()).map(die).collect(),
            Phase::Roll => vec![die(self.mover())],
            _ => Vec::new(),
        }
    }

    /// What these faces of the dice bring, each counted from 0.
    pub(crate) fn fallen(&self, faces: &[usize]) -> Option<Action> {
        let number = |face: &usize| (*face < 6).then(|| *face as u8 + 1);
        if self.phase != Phase::Rolloff {
            return faces.first().and_then(number).map(Action::Roll);
        }
        let mut numbers = [0; 3];
        for (place, face) in numbers.iter_mut().zip(faces) {
            *place = number(face)?;
        }
        Some(Action::Rolloff(numbers))
    }

    pub(crate) fn form_of_chance(&self) -> &'static str {
        match (self.phase, self.next_reel()) {
            (Phase::Rolloff, _) => "a number from 1 to 6 for each seat, such as `rolloff:5,3,6` for three",
            (Phase::Reels, Some(colour)) if self.route().on_pyramid() => [
                "a red reel such as `reel:red:e1,h4,f2,g7,d3,d5,e4`: a free start and targets that keep V2",
                "a blue reel such as `reel:blue:a5,d2,b4,g3,c3,e6,d5`: a free start and targets that keep V2",
                "a yellow reel such as `reel:yellow:e9,b6,d8,c3,e7,f5,e4`: a free start and targets that keep V2",
            ][colour as usize],
            (Phase::Reels, Some(colour)) => [
                "a red reel such as `reel:red:S<,U>,L<,-,K>,F<,W>`, one picture in the middle without a sign",
                "a blue reel such as `reel:blue:W>,K<,E>,L<,S>,-,F<`, one picture in the middle without a sign",
                "a yellow reel such as `reel:yellow:F<,-,W>,E<,L>,K<,U>`, one picture in the middle without a sign",
            ][colour as usize],
            _ => "`roll:N`, a number from 1 to 6",
        }
    }
}

/// By a set of headings as bits: those of the set, then any; and how many they are.
static LISTED: [([Heading; 4], usize); 16] = {
    let mut table = [([Heading::North; 4], 0); 16];
    let mut bits = 0;
    while bits < 16 {
        let mut heading = 0;
        while heading < 4 {
            if bits >> heading & 1 != 0 {
                table[bits].0[table[bits].1] = Heading::ALL[heading];
                table[bits].1 += 1;
            }
            heading += 1;
        }
        bits += 1;
    }
    table
};
