//! The position, and how an action changes it. Start at [`Sakkara`], then [`Sakkara::apply`].

use game::{Outcome, Seat, Setup};

use crate::action::{Action, Walk};
use crate::board::{ANKH, BRIDGES, Cell, Colour, Direction, Stone, WHITE};
use crate::event::{Event, Fists};
use crate::pieces::{Board, Bridges, Field, Stones};

/// How many turns a game may take; then it is a draw (K11).
pub const MOST_TURNS: u16 = 600;
/// How many bids may fail; then the first seat begins (K12).
pub const MOST_BIDS: u8 = 20;
/// How many visits to the Ankh field win.
pub const VISITS_TO_WIN: u8 = 3;

/// A position of Sakkara.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sakkara {
    pub(crate) stage: Stage,
    /// Who moves, hides or guesses; the first seat when the game is over.
    pub(crate) mover: Seat,
    /// How many moves the mover has left.
    pub(crate) moves: u8,
    /// How many the mover had when the turn began (K10). Not in the position string: read from one, it is what the
    /// visits so far give.
    pub(crate) allowance: u8,
    /// Where the mover's stones went that have stepped in this turn since they last entered (K3). A stone that went
    /// onto the Ankh field keeps its heading until it enters again.
    pub(crate) headings: [Option<Direction>; 3],
    /// The mover's stones that must still leave their bridges (K6).
    pub(crate) bound: Stones,
    /// Whether the mover has captured in this turn (K8).
    pub(crate) captured: bool,
    pub(crate) seats: u8,
    /// The colours of the seats in seat order; those without a seat follow.
    pub(crate) colours: [Colour; 4],
    pub(crate) visits: [u8; 4],
    pub(crate) stones: [[Option<Cell>; 3]; 4],
    pub(crate) bridges: Bridges,
    pub(crate) board: Board,
    /// How many turns have been played (K11). Not in the position string.
    pub(crate) turns: u16,
}

const _: () = assert!(size_of::<Sakkara>() <= 256);

/// What is going on.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Stage {
    /// The fists before the first turn (K12).
    Bid(Bid),
    /// A turn with moves to make.
    Moves,
    /// The end of a turn, where only the white bridge is still to be moved (K8).
    WhiteBridge,
    Over(Outcome),
}

/// The fists and guesses so far, in seat order.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(crate) struct Bid {
    pub(crate) fists: [u8; 4],
    pub(crate) hidden: u8,
    pub(crate) guesses: [u8; 4],
    pub(crate) guessed: u8,
    /// How many bids have failed before this one. Not in the position string.
    pub(crate) failed: u8,
}

impl Sakkara {
    /// How many seats play.
    pub(crate) fn count(&self) -> usize {
        self.seats as usize
    }

    /// The colour of a seat.
    pub fn colour(&self, seat: Seat) -> Colour {
        // Four sit there at the most, and saying so is quicker than looking.
        self.colours[seat.index() % 4]
    }

    /// Where a stone stands, unless it is off the board.
    pub fn stone(&self, seat: Seat, stone: Stone) -> Option<Cell> {
        self.stones[seat.index()][stone as usize]
    }

    /// Where the bridges lie: four black, two grey, one white.
    pub fn bridges(&self) -> &[Cell; 7] {
        self.bridges.cells()
    }

    /// How often a seat's stones have reached the Ankh field.
    pub fn visits(&self, seat: Seat) -> u8 {
        self.visits[seat.index()]
    }

    /// How many moves the mover has left in this turn.
    pub fn moves_left(&self) -> u8 {
        self.moves
    }

    /// How many turns have been played (K11).
    pub fn turns(&self) -> u16 {
        self.turns
    }

    /// The board with all stones off it, the first seat to move or to hide.
    pub(crate) fn start(setup: &Setup) -> Self {
        let names = setup.seats();
        let plays = |colour: &Colour| names.contains(&colour.name());
        let mut colours = Colour::ALL;
        colours.sort_by_key(|colour| !plays(colour));
        let mut position = Self {
            stage: if setup.choice("opening") == 0 { Stage::Moves } else { Stage::Bid(Bid::default()) },
            mover: Seat(0),
            moves: 0,
            allowance: 0,
            headings: [None; 3],
            bound: Stones::default(),
            captured: false,
            seats: names.len() as u8,
            colours,
            visits: [0; 4],
            stones: [[None; 3]; 4],
            bridges: Bridges::new(BRIDGES),
            board: Board::new(BRIDGES),
            turns: 0,
        };
        if position.stage == Stage::Moves {
            position.begin_turn(Seat(0), &mut |_| ());
        }
        position
    }

    /// Plays an action and tells `see` what happens. Playing and telling are one, so they cannot drift apart.
    #[inline]
    pub(crate) fn apply(&mut self, action: Action, see: &mut impl FnMut(Event)) {
        match action {
            Action::Enter(stone) => self.enter(stone, see),
            Action::Walk(walk) => self.walk(walk, see),
            Action::Bridge { from, to } => self.shift(from, to, see),
            Action::Fist(stones) => self.hide(stones, see),
            Action::Guess(total) => self.guess(total, see),
        }
    }

    /// Ends the game.
    pub(crate) fn end(&mut self, outcome: Outcome) {
        self.stage = Stage::Over(outcome);
        self.mover = Seat(0);
        self.moves = 0;
        self.allowance = 0;
        self.headings = [None; 3];
        self.bound = Stones::default();
        self.captured = false;
    }

    fn enter(&mut self, stone: Stone, see: &mut impl FnMut(Event)) {
        let seat = self.colour(self.mover);
        let field = seat.entrance();
        see(Event::Entered { seat, stone, field });
        // K3: a stone that enters starts afresh.
        self.headings[stone as usize] = None;
        self.land(stone, field, see);
        self.spend(1, see);
    }

    fn walk(&mut self, walk: Walk, see: &mut impl FnMut(Event)) {
        let Some(to) = walk.to() else { return };
        let (seat, stone) = (self.colour(self.mover), walk.stone());
        see(Event::Moved { seat, stone, fields: walk });
        self.board[walk.from()] = Field::OPEN;
        self.bridges.release(walk.from());
        // K6: a bound stone that has stepped is free, wherever it went.
        self.bound.remove(stone);
        self.headings[stone as usize] = walk.heading();
        if to == ANKH {
            self.stones[self.mover.index()][stone as usize] = None;
            let visits = self.visits[self.mover.index()].saturating_add(1);
            self.visits[self.mover.index()] = visits;
            see(Event::Reached { seat, stone, visits });
            if visits >= VISITS_TO_WIN {
                see(Event::Won { seat });
                return self.end(Outcome::won_by(self.mover));
            }
        } else {
            self.land(stone, to, see);
        }
        self.spend(walk.moves() as u8, see);
    }

    /// Puts a stone of the mover on a field and takes the enemy's stone that stood there.
    fn land(&mut self, stone: Stone, field: Cell, see: &mut impl FnMut(Event)) {
        if let Some((owner, taken)) = self.board[field].stone() {
            self.stones[owner.index()][taken as usize] = None;
            self.captured = true;
            see(Event::Captured { seat: self.colour(owner), stone: taken, field });
        }
        self.board[field] = Field::of(self.mover, stone);
        self.bridges.hold(field);
        self.stones[self.mover.index()][stone as usize] = Some(field);
    }

    fn shift(&mut self, from: Cell, to: Cell, see: &mut impl FnMut(Event)) {
        self.bridges.shift(from, to, &self.board);
        self.board[to] = Field::OPEN;
        if let Some(bridge) = to.bridge() {
            see(Event::BridgeMoved { seat: self.colour(self.mover), bridge, from, to });
        }
        if from == ANKH {
            // K8: this was free of charge and the turn's last action.
            self.stage = Stage::Moves;
            if self.next_turn(see) {
                self.settle(see);
            }
        } else {
            self.board[from] = Field::WALL;
            self.spend(1, see);
        }
    }

    #[inline]
    fn spend(&mut self, moves: u8, see: &mut impl FnMut(Event)) {
        self.moves = self.moves.saturating_sub(moves);
        self.settle(see);
    }

    /// Goes on to the next position in which somebody has a legal action, or to the end.
    #[inline]
    pub(crate) fn settle(&mut self, see: &mut impl FnMut(Event)) {
        loop {
            if self.moves > 0 {
                if self.can_act() || self.duty_is_void(see) {
                    return;
                }
                // K9: no legal action, so the turn ends early.
                see(Event::EndedEarly { seat: self.colour(self.mover), moves: self.moves });
            }
            // K8: who captured moves the white bridge off the Ankh field, after everything else.
            if self.captured && self.bridges()[WHITE] == ANKH {
                self.stage = Stage::WhiteBridge;
                self.moves = 0;
                see(Event::WhiteBridgeDue { seat: self.colour(self.mover) });
                return;
            }
            if !self.next_turn(see) {
                return;
            }
        }
    }

    /// K6: where the duty alone leaves no legal action, it is void and the marks are gone.
    fn duty_is_void(&mut self, see: &mut impl FnMut(Event)) -> bool {
        let duty = std::mem::take(&mut self.bound);
        if !duty.is_empty() && self.can_act() {
            see(Event::DutyVoid { seat: self.colour(self.mover) });
            return true;
        }
        self.bound = duty;
        false
    }

    /// Counts a turn and begins the next, unless it was the last (K11).
    fn next_turn(&mut self, see: &mut impl FnMut(Event)) -> bool {
        self.turns = self.turns.saturating_add(1);
        if self.turns >= MOST_TURNS {
            see(Event::Drawn { turns: self.turns });
            self.end(Outcome::DRAW);
            return false;
        }
        self.begin_turn(self.mover.next(self.count()), see);
        true
    }

    fn begin_turn(&mut self, seat: Seat, see: &mut impl FnMut(Event)) {
        self.mover = seat;
        // K10: the cards that the seat has now decide; one that comes in this turn counts from the next.
        self.allowance = 4 + self.visits(seat).min(2);
        self.moves = self.allowance;
        self.headings = [None; 3];
        self.captured = false;
        // K6: stones that stand on bridges now must leave them.
        self.bound = Stones::on_walls(self.stones[seat.index()]);
        see(Event::TurnBegan { seat: self.colour(seat), moves: self.moves });
    }

    fn hide(&mut self, stones: u8, see: &mut impl FnMut(Event)) {
        let (seat, count) = (self.mover, self.count());
        let Stage::Bid(bid) = &mut self.stage else { return };
        bid.fists[seat.index()] = stones;
        bid.hidden = seat.0 + 1;
        self.mover = seat.next(count);
        see(Event::Hid { seat: self.colour(seat), stones: Some(stones) });
    }

    fn guess(&mut self, total: u8, see: &mut impl FnMut(Event)) {
        let (seat, count) = (self.mover, self.count());
        let Stage::Bid(mut bid) = self.stage else { return };
        see(Event::Guessed { seat: self.colour(seat), total });
        bid.guesses[seat.index()] = total;
        bid.guessed = seat.0 + 1;
        self.mover = seat.next(count);
        self.stage = Stage::Bid(bid);
        if self.mover == Seat(0) {
            self.open_fists(bid, see);
        }
    }

    /// K12: all fists are opened; the seat that is right begins, and if nobody is, there is another bid.
    fn open_fists(&mut self, bid: Bid, see: &mut impl FnMut(Event)) {
        let fists = Fists { colours: self.colours, stones: bid.fists, seats: self.seats };
        see(Event::FistsOpened { fists, total: fists.total() });
        let right = Seat::all(self.count()).find(|seat| bid.guesses[seat.index()] == fists.total());
        let failed = bid.failed + u8::from(right.is_none());
        if right.is_none() && failed < MOST_BIDS {
            see(Event::BidFailed { bids: failed });
            self.stage = Stage::Bid(Bid { failed, ..Bid::default() });
            return;
        }
        self.stage = Stage::Moves;
        self.begin_turn(right.unwrap_or(Seat(0)), see);
    }
}

impl Bid {
    /// Whether the seat to act hides a fist; otherwise it guesses.
    pub(crate) fn hides(&self, seats: usize) -> bool {
        (self.hidden as usize) < seats
    }

    /// The totals that have been named.
    pub(crate) fn guesses(&self) -> &[u8] {
        &self.guesses[..self.guessed as usize]
    }
}
