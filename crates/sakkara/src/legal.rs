//! Legal actions, rulings K2–K8, K12 and K13. Start at [`Sakkara::write_legal`], then [`Sakkara::choices`].

use game::RandomSource;

use crate::action::{Action, Walk};
use crate::board::{ANKH, Cell, Direction, Directions, Stone};
use crate::choices::Choices;
use crate::state::{Bid, Sakkara, Stage};

/// The first choice that is a bridge's. See [`Sakkara::choices`].
const BRIDGES: u32 = 12;

/// The choices of bound stones, by the set of those.
const OF_BOUND: [u32; 8] = [0x000, 0x00f, 0x0f0, 0x0ff, 0xf00, 0xf0f, 0xff0, 0xfff];

/// Room for everything but jumps, which is at most four steps of three stones and two moves of seven bridges.
const ROOM: usize = 32;

const BLANK: [Action; ROOM] = [Action::Enter(Stone::Ra); ROOM];

/// A list that is written without a branch: every candidate is put down, and the next one over it unless it counts.
struct List<'a> {
    actions: &'a mut [Action; ROOM],
    length: usize,
}

impl List<'_> {
    /// Writes these, of which the first `count` count.
    #[inline]
    fn add<const MOST: usize>(&mut self, actions: [Action; MOST], count: usize) {
        let room = self.actions.get_mut(self.length..).and_then(<[Action]>::first_chunk_mut::<MOST>);
        let Some(room) = room else { return };
        *room = actions;
        self.length += count;
    }
}

impl Sakkara {
    /// Replaces the contents of `actions` by every legal action.
    pub(crate) fn write_legal(&self, actions: &mut Vec<Action>) {
        actions.clear();
        match &self.stage {
            Stage::Moves => self.write_moves(actions),
            // K8: the white bridge goes to one of the four cells beside the Ankh field.
            Stage::WhiteBridge => actions.extend(
                Direction::ALL
                    .iter()
                    .filter_map(|way| Some(Action::Bridge { from: ANKH, to: ANKH.next(*way)? })),
            ),
            Stage::Bid(bid) => self.write_bid(bid, actions),
            Stage::Over(_) => {}
        }
    }

    /// One legal action at random: of the list, the one whose number is drawn. But nothing is listed except jumps.
    #[inline]
    pub(crate) fn pick_legal(
        &self,
        random: &mut impl RandomSource,
        actions: &mut Vec<Action>,
    ) -> Option<Action> {
        if !matches!(self.stage, Stage::Moves) {
            self.write_legal(actions);
            return actions.get(random.below(actions.len() as u32) as usize).copied();
        }
        actions.clear();
        let (choices, jumps) = self.choices();
        if jumps != Choices::NONE {
            self.write_jumps(jumps, actions);
        }
        let count = choices.count();
        let number = random.below(count + actions.len() as u32);
        match number.checked_sub(count) {
            None => self.chosen(choices.nth(number)),
            Some(jump) => actions.get(jump as usize).copied(),
        }
    }

    /// Whether the mover, who has moves left, has a legal action.
    #[inline]
    pub(crate) fn can_act(&self) -> bool {
        // Nearly always some bridge can be moved; where K13 forbids it, a stone can enter.
        self.spare() > 0 && self.bridges.can_move() || self.can_act_otherwise()
    }

    #[cold]
    fn can_act_otherwise(&self) -> bool {
        let (choices, jumps) = self.choices();
        let mut found = choices != Choices::NONE;
        self.jumps(jumps, &mut |_, landings| found |= landings != Directions::NONE);
        found
    }

    /// K12: a fist of 0 to 3 stones, or a total that nobody has named.
    fn write_bid(&self, bid: &Bid, actions: &mut Vec<Action>) {
        if bid.hides(self.count()) {
            actions.extend((0..=3).map(Action::Fist));
        } else {
            let named = bid.guesses();
            actions.extend((0..=3 * self.seats).filter(|total| !named.contains(total)).map(Action::Guess));
        }
    }

    #[inline]
    fn write_moves(&self, actions: &mut Vec<Action>) {
        let (choices, jumps) = self.choices();
        actions.extend_from_slice(&BLANK);
        let room = actions.first_chunk_mut().expect("the blank list has just been written");
        let length = self.list(choices, room);
        actions.truncate(length);
        if jumps != Choices::NONE {
            self.write_jumps(jumps, actions);
        }
    }

    /// Lists what these choices are, and says how many they are.
    #[inline]
    fn list(&self, Choices(choices): Choices, actions: &mut [Action; ROOM]) -> usize {
        let mut list = List { actions, length: 0 };
        for (stone, cell) in Stone::ALL.into_iter().zip(self.stones[self.mover.index()]) {
            let ways = Directions::of_bits(choices >> (4 * stone as u32));
            let steps = |from| Walk::new(stone, from).then_each(ways).map(Action::Walk);
            match cell {
                Some(from) => list.add(steps(from), ways.count()),
                None => list.add([Action::Enter(stone)], ways.count()),
            }
        }
        let mut bridges = choices >> BRIDGES;
        for from in self.bridges() {
            let [clockwise, back] = [bridges & 1, bridges >> 1 & 1];
            list.add(SHIFTS[from.index()][1 - clockwise as usize], (clockwise + back) as usize);
            bridges >>= 2;
        }
        list.length
    }

    /// What the mover's choice with this number is.
    #[inline]
    fn chosen(&self, number: u32) -> Option<Action> {
        if let Some(number) = number.checked_sub(BRIDGES) {
            let from = *self.bridges().get((number / 2) as usize)?;
            return Some(Action::Bridge { from, to: from.beside(number % 2 == 0) });
        }
        let stone = Stone::numbered(number / 4)?;
        let step = |from| Action::Walk(Walk::step(stone, from, Direction::numbered(number as u16)));
        Some(self.stone(self.mover, stone).map_or(Action::Enter(stone), step))
    }

    /// What the mover may choose, and where a stone may start a jump.
    ///
    /// A choice is a number, in the order of the list. Four are for each stone: its steps by direction, which are also
    /// numbers of the jumps that begin with them; if it is off the board, the first is to enter. From [`BRIDGES`] on,
    /// two are for each bridge, clockwise and anticlockwise.
    #[inline]
    fn choices(&self) -> (Choices, Choices) {
        let (mut choices, mut jumps) = (0, 0);
        // K5: not onto an own stone; an enemy there would be captured.
        let enters = self.board[self.colour(self.mover).entrance()].admits(self.mover);
        for (stone, cell) in Stone::ALL.into_iter().zip(&self.stones[self.mover.index()]) {
            // K2, K3: a step goes to a neighbour that is open, in a direction that the stone's heading allows.
            let (around, ways) = (self.board.around(*cell), stone.ways(self.headings[stone as usize]));
            let steps = around.admitting(self.mover).and(ways).bits() | u32::from(cell.is_none() & enters);
            choices |= steps << (4 * stone as u32);
            jumps |= around.stones().and(ways).bits() << (4 * stone as u32);
        }
        choices |= self.bridges.ways() << BRIDGES;
        if self.spare() == 0 {
            choices &= OF_BOUND[self.bound.bits() as usize % OF_BOUND.len()];
        }
        if self.must_enter() {
            choices %= 1 << BRIDGES;
        }
        // K4: a jump takes two moves or more.
        (Choices(choices), if self.moves > 1 { Choices(jumps) } else { Choices::NONE })
    }

    /// K13: a seat without a stone on the board enters one with its last move, and nothing else is legal. That is
    /// always possible (K5), and nobody is bound then (K6).
    #[inline]
    pub(crate) fn must_enter(&self) -> bool {
        self.moves == 1 && self.stones[self.mover.index()] == [None; 3]
    }

    /// How many moves are left beyond those that bound stones need (K6).
    #[inline]
    fn spare(&self) -> u8 {
        self.moves.saturating_sub(self.bound.len())
    }

    /// How many moves an action of this stone may take. A bound stone spends the one that was kept for it (K6).
    #[inline]
    fn reach(&self, stone: Stone) -> u8 {
        self.spare() + u8::from(self.bound.contains(stone))
    }

    /// Adds every jump of the mover, given where a stone may start one.
    #[inline(never)]
    fn write_jumps(&self, starts: Choices, actions: &mut Vec<Action>) {
        self.jumps(starts, &mut |walk, landings| {
            let length = actions.len() + landings.count();
            actions.extend_from_slice(&walk.then_each(landings).map(Action::Walk));
            actions.truncate(length);
        });
    }

    /// Every jump of the mover (K4), given where a stone may start one. `emit` gets a way over occupied fields and the
    /// directions in which the next step lands.
    #[inline]
    fn jumps(&self, Choices(mut starts): Choices, emit: &mut impl FnMut(Walk, Directions)) {
        while starts != 0 {
            let number = starts.trailing_zeros();
            starts &= starts - 1;
            let Some(stone) = Stone::numbered(number / 4) else { continue };
            let Some(from) = self.stone(self.mover, stone) else { continue };
            let direction = Direction::numbered(number as u16);
            let Some(over) = from.next(direction) else { continue };
            if let Some(left) = self.reach(stone).checked_sub(2) {
                self.jump_on(Walk::step(stone, from, direction), over, direction, left, emit);
            }
        }
    }

    /// K4: goes on from `at`, the end of a way over occupied fields, by one step in every allowed direction but back.
    /// After that step `left` moves are left for this jump.
    fn jump_on(
        &self,
        walk: Walk,
        at: Cell,
        heading: Direction,
        left: u8,
        emit: &mut impl FnMut(Walk, Directions),
    ) {
        let around = self.board.around(Some(at));
        let mut ways = walk.stone().ways(Some(heading)).without_back(heading);
        // K4: no field is visited twice. A way that never turns back needs four steps to come round to one.
        if walk.moves() > 2 {
            ways = ways.iter().filter(|way| walk.then(*way).ends_on_new_field()).collect();
        }
        emit(walk, around.admitting(self.mover).and(ways));
        let Some(left) = left.checked_sub(1) else { return };
        for direction in around.stones().and(ways).iter() {
            let Some(next) = at.next(direction) else { continue };
            self.jump_on(walk.then(direction), next, direction, left, emit);
        }
    }
}

/// A bridge's two moves by cell, the clockwise one first, and the other one first: ready to be copied, which is quicker
/// than putting together.
static SHIFTS: [[[Action; 2]; 2]; 256] = {
    let mut table = [[[BLANK[0]; 2]; 2]; 256];
    let mut number = 1;
    while let Some(from) = Cell::numbered(number) {
        let [clockwise, back] = from.ring();
        let [clockwise, back] = [Action::Bridge { from, to: clockwise }, Action::Bridge { from, to: back }];
        table[number as usize] = [[clockwise, back], [back, clockwise]];
        number += 1;
    }
    table
};
