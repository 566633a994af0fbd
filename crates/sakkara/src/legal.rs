//! Legal actions, rulings K2–K8, K12 and K13. Start at [`Sakkara::write_legal`].

use crate::action::{Action, Walk};
use crate::board::{ANKH, Cell, Direction, Directions, Stone};
use crate::state::{Bid, Sakkara, Stage};

/// Room for everything but jumps, which is at most four steps of three stones and two moves of seven bridges.
const ROOM: usize = 32;

const BLANK: [Action; ROOM] = [Action::Enter(Stone::Ra); ROOM];

/// A list that is written without a branch: every candidate is put down, and the next one over it unless it counts.
struct List<'a> {
    actions: &'a mut [Action; ROOM],
    length: usize,
}

/// For each stone of the mover the neighbours over which it may jump.
type Crowd = [Directions; 3];

impl List<'_> {
    #[inline]
    fn add(&mut self, action: Action, counts: bool) {
        self.actions[self.length % ROOM] = action;
        self.length += usize::from(counts);
    }

    /// Adds one step in each of these directions.
    #[inline]
    fn add_steps(&mut self, stone: Stone, from: Cell, ways: Directions) {
        let (directions, count) = ways.listed();
        let room = self.actions.get_mut(self.length..).and_then(<[Action]>::first_chunk_mut::<4>);
        let Some(room) = room else { return };
        *room = directions.map(|direction| Action::Walk(Walk::step(stone, from, direction)));
        self.length += usize::from(*count);
    }

    /// Adds those of a bridge's two moves that are free.
    #[inline]
    fn add_shifts(&mut self, bridge: Cell, [clockwise, back]: [bool; 2]) {
        let room = self.actions.get_mut(self.length..).and_then(<[Action]>::first_chunk_mut::<2>);
        let Some(room) = room else { return };
        *room = SHIFTS[bridge.index()][usize::from(!clockwise)];
        self.length += usize::from(clockwise) + usize::from(back);
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

    /// Whether the mover, who has moves left, has a legal action.
    #[inline]
    pub(crate) fn can_act(&self) -> bool {
        // Nearly always some bridge can be moved; where K13 forbids it, a stone can enter.
        self.spare() > 0 && self.bridges.0.iter().any(|bridge| self.bridge_ways(*bridge) != [false; 2])
            || self.can_act_otherwise()
    }

    #[cold]
    fn can_act_otherwise(&self) -> bool {
        let (length, crowd) = self.list_moves(&mut BLANK.clone());
        let mut found = length > 0;
        self.jumps(crowd, &mut |_| found = true);
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
        actions.extend_from_slice(&BLANK);
        let room = actions.first_chunk_mut().expect("the blank list has just been written");
        let (length, crowd) = self.list_moves(room);
        actions.truncate(length);
        if crowd != Crowd::default() {
            self.jumps(crowd, &mut |jump| actions.push(jump));
        }
    }

    /// Lists every legal action but the jumps, and says how many and over which neighbours there may be jumps.
    #[inline]
    fn list_moves(&self, actions: &mut [Action; ROOM]) -> (usize, Crowd) {
        let mut list = List { actions, length: 0 };
        let mut crowd = Crowd::default();
        let stones = &self.stones[self.mover.index()];
        // K5: not onto an own stone; an enemy there would be captured.
        let enters = || self.spare() > 0 && self.board[self.colour(self.mover).entrance()].admits(self.mover);
        for (stone, cell) in Stone::ALL.into_iter().zip(stones) {
            match cell {
                None => list.add(Action::Enter(stone), enters()),
                Some(cell) => crowd[stone as usize] = self.list_steps(stone, *cell, &mut list),
            }
        }
        if self.spare() > 0 && !self.must_enter() {
            self.list_bridges(&mut list);
        }
        (list.length, crowd)
    }

    /// K2, K3: a step goes to a neighbour that is open, in a direction that the stone's heading allows.
    #[inline]
    fn list_steps(&self, stone: Stone, from: Cell, list: &mut List<'_>) -> Directions {
        let (around, reach) = (self.board.around(from), self.reach(stone));
        let ways = stone.ways(self.headings[stone as usize]);
        if reach > 0 {
            list.add_steps(stone, from, around.admitting(self.mover).and(ways));
        }
        if reach > 1 { around.stones().and(ways) } else { Directions::NONE }
    }

    /// K7: a bridge goes along its wall.
    #[inline]
    fn list_bridges(&self, list: &mut List<'_>) {
        for bridge in self.bridges.0 {
            list.add_shifts(bridge, self.bridge_ways(bridge));
        }
    }

    /// K7: whether a bridge can go clockwise and anticlockwise: if no bridge is there and no stone stands on it.
    /// (The white bridge on the Ankh field finds no wall beside it.)
    #[inline]
    fn bridge_ways(&self, bridge: Cell) -> [bool; 2] {
        let empty = !self.board[bridge].is_stone();
        bridge.along().map(|to| empty & self.board[to].is_wall())
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

    /// Every jump of the mover (K4), given the neighbours over which each stone may start.
    fn jumps(&self, crowd: Crowd, emit: &mut impl FnMut(Action)) {
        for (stone, neighbours) in Stone::ALL.into_iter().zip(crowd) {
            let Some(from) = self.stone(self.mover, stone) else { continue };
            for direction in neighbours.iter() {
                let Some(over) = from.next(direction) else { continue };
                self.jump_on(Walk::step(stone, from, direction), over, direction, emit);
            }
        }
    }

    /// K4: goes on from `at`, the end of a way over occupied fields, by one step in every allowed direction but back.
    fn jump_on(&self, walk: Walk, at: Cell, heading: Direction, emit: &mut impl FnMut(Action)) {
        let around = self.board.around(at);
        let ways = walk.stone().ways(Some(heading)).without_back(heading);
        // K4: no field is visited twice. A way that never turns back needs four steps to come round to one.
        let is_new = |longer: Walk| longer.moves() < 4 || longer.ends_on_new_field();
        for direction in around.admitting(self.mover).and(ways).iter() {
            let longer = walk.then(direction);
            if is_new(longer) {
                emit(Action::Walk(longer));
            }
        }
        for direction in around.stones().and(ways).iter() {
            let longer = walk.then(direction);
            let Some(next) = at.next(direction) else { continue };
            if longer.moves() < self.reach(walk.stone()).into() && is_new(longer) {
                self.jump_on(longer, next, direction, emit);
            }
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
