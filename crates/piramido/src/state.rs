//! The position: [`Piramido`], what it is made of, how a game begins (course of the game 1 and 2) and who has won (V16).

use game::{Outcome, Seat, Setup, Turn};
use serde::Serialize;
use ts_rs::TS;

use crate::board::{Colour, Heading, Sign, Step};
use crate::labyrinth::{Side, Space};
use crate::network::Steps;
use crate::reel::{CLASSIC_LABYRINTH, CLASSIC_PYRAMID, Passage, Reel, Reels, next_drawn};

/// A route.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, TS)]
pub enum Route {
    /// Up the pyramid.
    A,
    /// Down the pyramid.
    B,
    /// Into the labyrinth.
    C,
    /// Out of the labyrinth.
    D,
}

/// What is to be done next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, TS)]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs)]
pub enum Phase {
    Rolloff,
    Colour,
    Reels,
    Side,
    Roll,
    Step,
    Sphinx,
    Row,
    Claim,
    Over,
}

/// Where an explorer is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// Not placed yet.
    Nowhere,
    /// On a step of the pyramid.
    Step(Step),
    /// On a space of the labyrinth.
    Space(Space),
    /// Arrived, as which one from 1 on, and off the board (V8).
    Arrived(u8),
}

/// A row of a player's scoreboard: the symbol of a colour, six spaces for hieroglyphs and one for the order of arrival.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Row {
    /// Nothing before it is chosen.
    pub(crate) colour: Option<Colour>,
    /// On the pyramid the numbers of the steps claimed, in the labyrinth those of the signs.
    spaces: [u8; 6],
    placed: u8,
    /// 1 for the first, 0 for one who has not arrived.
    pub(crate) arrived: u8,
}

/// Where a sphinx is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Post(u8);

/// V17: a route ends after this many throws.
pub const LONGEST_ROUTE: u16 = 500;
/// V19: after this many throws without a claim explorers close no way in the labyrinth, and sphinxes none on the pyramid.
pub const PATIENCE: u16 = 12;

/// A position of Piramido.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Piramido {
    /// The steps each player has stood on in this route.
    pub(crate) stood: [Steps; 3],
    /// The steps that the mover cannot enter in this throw (V3); nothing outside `step` and `sphinx`.
    pub(crate) closed: Steps,
    /// The steps of the sphinxes that turn the mover back in this throw (V4); nothing outside `step` and `sphinx`.
    pub(crate) barred: Steps,
    /// The steps with a sphinx.
    pub(crate) guarded: Steps,
    /// The scoreboards: rows by number in the list of routes, then by seat.
    pub(crate) rows: [[Row; 3]; 4],
    pub(crate) pyramid: Reels<Step>,
    pub(crate) labyrinth: Reels<Passage>,
    /// The posts of sphinxes 1 to 6.
    pub(crate) sphinxes: [Post; 6],
    /// Steps or spaces by number, or [`ABSENT`].
    pub(crate) places: [u8; 3],
    pub(crate) sides: [Option<Side>; 3],
    pub(crate) order: [Seat; 3],
    pub(crate) routes: [Route; 4],
    pub(crate) route_count: u8,
    /// The number of the present route in the list.
    pub(crate) current: u8,
    pub(crate) seats: u8,
    pub(crate) mover: Seat,
    pub(crate) phase: Phase,
    pub(crate) throw: u8,
    pub(crate) left: u8,
    pub(crate) heading: Option<Heading>,
    /// V6: whether the step stood on was entered in this throw and not claimed since, with a space free for it.
    pub(crate) fresh: bool,
    /// The headings that the next step may take, as bits; none when no step is to be made.
    pub(crate) ways: u8,
    pub(crate) options: Options,
    /// The throws of this route (V17).
    pub(crate) throws: u16,
    /// The throws since the last claim in this route (V19).
    pub(crate) since: u16,
}

/// What was chosen for the whole game, beside seats, routes and order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each is an option with two values")]
pub(crate) struct Options {
    /// `reels: random`.
    pub(crate) random_reels: bool,
    /// `check: signs` (V16).
    pub(crate) check_signs: bool,
    /// `colours: choose` (V14).
    pub(crate) choose_colours: bool,
    /// `sphinxes: spent` (V5).
    pub(crate) spent_sphinxes: bool,
}

const _: () = assert!(size_of::<Piramido>() <= 256);

/// The place of an explorer that is not on the board.
pub(crate) const ABSENT: u8 = 127;

impl Route {
    /// All routes.
    pub const ALL: [Self; 4] = [Self::A, Self::B, Self::C, Self::D];

    /// As in position strings: `A`.
    pub const fn letter(self) -> char {
        b"ABCD"[self as usize] as char
    }

    /// Whether it is on the pyramid, not in the labyrinth.
    pub const fn on_pyramid(self) -> bool {
        matches!(self, Self::A | Self::B)
    }
}

impl Phase {
    /// All phases with their names.
    pub(crate) const ALL: [Self; 10] = [
        Self::Rolloff,
        Self::Colour,
        Self::Reels,
        Self::Side,
        Self::Roll,
        Self::Step,
        Self::Sphinx,
        Self::Row,
        Self::Claim,
        Self::Over,
    ];

    /// As in position strings: `step`.
    pub const fn name(self) -> &'static str {
        ["rolloff", "colour", "reels", "side", "roll", "step", "sphinx", "row", "claim", "over"]
            [self as usize]
    }

    /// Whether a route has begun.
    pub const fn has_begun(self) -> bool {
        !matches!(self, Self::Rolloff | Self::Colour | Self::Reels)
    }

    /// Whether a throw is being moved.
    pub const fn is_throw(self) -> bool {
        matches!(self, Self::Step | Self::Sphinx | Self::Row | Self::Claim)
    }
}

impl Row {
    /// How many hieroglyphs are placed.
    pub const fn placed(&self) -> u8 {
        self.placed
    }

    /// The place of arrival, from 1 on.
    pub const fn arrived(&self) -> Option<u8> {
        if self.arrived == 0 { None } else { Some(self.arrived) }
    }

    /// The claims of a pyramid route.
    pub fn steps(&self) -> impl Iterator<Item = Step> {
        self.spaces.into_iter().take(self.placed.into()).map(Step::from_number)
    }

    /// The claims of a labyrinth route.
    pub fn signs(&self) -> impl Iterator<Item = Sign> {
        self.spaces.into_iter().take(self.placed.into()).map(|number| Sign::ALL[number as usize % 7])
    }

    /// The claims of another row, with the colour and the arrival of this one.
    pub(crate) fn take_claims(&mut self, other: Self) {
        *self = Self { colour: self.colour, arrived: self.arrived, ..other };
    }

    #[inline]
    pub(crate) fn place(&mut self, claim: u8) {
        if let Some(space) = self.spaces.get_mut(usize::from(self.placed)) {
            *space = claim;
            self.placed += 1;
        }
    }
}

impl Post {
    /// Not in this route, or not any more (V5).
    pub(crate) const OUT: Self = Self(ABSENT);
    /// V5: out for the rest of the game, with `sphinxes: spent`.
    pub(crate) const SPENT: Self = Self(ABSENT - 2);
    pub(crate) const HAND: Self = Self(ABSENT - 1);

    pub(crate) const fn on(step: Step) -> Self {
        Self(step.number())
    }

    pub(crate) const fn step(self) -> Option<Step> {
        Step::new(self.0)
    }
}

impl Piramido {
    pub(crate) fn begin(setup: &Setup) -> Self {
        let seats = setup.seats().len().min(3);
        let (mut routes, mut route_count) = ([Route::A; 4], 0);
        for (route, choice) in routes.iter_mut().zip(setup.choices("routes")) {
            *route = Route::ALL[usize::from(*choice) % 4];
            route_count += 1;
        }
        let is_second = |key: &str| setup.choice(key) == 1;
        let options = Options {
            random_reels: is_second("reels"),
            check_signs: is_second("check"),
            choose_colours: is_second("colours"),
            spent_sphinxes: is_second("sphinxes"),
        };
        let rolloff = is_second("order");
        let mut rows = [[Row::default(); 3]; 4];
        if !rolloff {
            for (row, colour) in rows[0].iter_mut().zip(Colour::ALL).take(seats) {
                row.colour = Some(colour);
            }
        }
        let random = options.random_reels;
        let mut this = Self {
            stood: [Steps::NONE; 3],
            closed: Steps::NONE,
            barred: Steps::NONE,
            guarded: Steps::NONE,
            rows,
            pyramid: if random { [Reel::UNDRAWN; 3] } else { CLASSIC_PYRAMID },
            labyrinth: if random { [Reel::UNDRAWN; 3] } else { CLASSIC_LABYRINTH },
            sphinxes: [Post::OUT; 6],
            places: [ABSENT; 3],
            sides: [None; 3],
            order: [Seat(0), Seat(1), Seat(2)],
            routes,
            route_count,
            current: 0,
            seats: seats as u8,
            mover: Seat(0),
            phase: Phase::Rolloff,
            throw: 0,
            left: 0,
            heading: None,
            fresh: false,
            ways: 0,
            options,
            throws: 0,
            since: 0,
        };
        if !rolloff {
            this.open_route();
        }
        this
    }

    /// The routes of the game, in order.
    pub fn routes(&self) -> &[Route] {
        &self.routes[..usize::from(self.route_count).min(4)]
    }

    /// The present route.
    pub fn route(&self) -> Route {
        self.routes[usize::from(self.current) % 4]
    }

    /// What is to be done next.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// The order of play.
    pub fn order(&self) -> &[Seat] {
        &self.order[..usize::from(self.seats)]
    }

    /// Whose turn it is, or was when the game was over; at a rolloff and at reels the first in order.
    #[inline]
    pub fn mover(&self) -> Seat {
        self.mover
    }

    /// The colour of a seat in this route, once it is chosen.
    pub fn colour(&self, seat: Seat) -> Option<Colour> {
        self.colour_in(seat, self.current.into())
    }

    /// The seat that has a colour in this route.
    pub fn seat_of(&self, colour: Colour) -> Option<Seat> {
        Seat::all(self.seats.into()).find(|seat| self.colour(*seat) == Some(colour))
    }

    /// The row of the scoreboard for the present route of a seat that plays.
    #[inline]
    pub fn row(&self, seat: Seat) -> &Row {
        &self.rows[usize::from(self.current) % 4][seat.index()]
    }

    #[inline]
    pub(crate) fn row_mut(&mut self, seat: Seat) -> &mut Row {
        &mut self.rows[usize::from(self.current) % 4][seat.index()]
    }

    /// Where the explorer of a seat that plays is.
    pub fn place(&self, seat: Seat) -> Place {
        let number = self.places[seat.index()];
        match self.row(seat).arrived() {
            Some(place) => Place::Arrived(place),
            None if number == ABSENT => Place::Nowhere,
            None if self.route().on_pyramid() => Place::Step(Step::from_number(number)),
            None => Place::Space(Space::from_number(number)),
        }
    }

    /// The side on which a seat began route C, once it is chosen.
    pub fn side(&self, seat: Seat) -> Option<Side> {
        self.sides.get(seat.index()).copied().flatten()
    }

    /// The sphinxes a seat has in hand, smallest number first.
    pub fn hand(&self, seat: Seat) -> impl Iterator<Item = u8> {
        let numbers = self.colour(seat).map_or([0; 2], Colour::sphinxes);
        numbers.into_iter().filter(|number| self.post(*number) == Post::HAND)
    }

    /// The step on which the sphinx with this number stands, if it is on the board.
    pub fn sphinx_at(&self, number: u8) -> Option<Step> {
        self.post(number).step()
    }

    pub(crate) fn post(&self, sphinx: u8) -> Post {
        self.sphinxes.get(usize::from(sphinx).wrapping_sub(1)).copied().unwrap_or(Post::OUT)
    }

    /// The number thrown, or 0 when no throw is being moved.
    pub fn thrown(&self) -> u8 {
        self.throw
    }

    /// How many steps of the throw are left.
    pub fn steps_left(&self) -> u8 {
        self.left
    }

    /// The way the last step of the throw led, once one is made on the pyramid.
    #[inline]
    pub fn heading(&self) -> Option<Heading> {
        self.heading
    }

    /// V6, V12: whether the mover may claim where its explorer stands.
    #[inline]
    pub fn may_claim(&self) -> bool {
        self.fresh
    }

    /// How many routes of the list are finished.
    pub fn finished(&self) -> usize {
        usize::from(self.current) + usize::from(self.phase == Phase::Over)
    }

    /// The throws that are left in this route (V17).
    pub fn throws_left(&self) -> u16 {
        LONGEST_ROUTE.saturating_sub(self.throws)
    }

    /// The colour a seat has or had in route number `route` of the list.
    #[inline]
    pub fn colour_in(&self, seat: Seat, route: usize) -> Option<Colour> {
        self.rows.get(route)?.get(seat.index())?.colour
    }

    /// V19: whether nobody has claimed for so long that explorers close no way in the labyrinth and sphinxes none on
    /// the pyramid.
    #[inline]
    pub fn waited_long(&self) -> bool {
        self.since > PATIENCE
    }

    /// V5: whether a sphinx is out for the rest of the game.
    pub fn is_spent(&self, sphinx: u8) -> bool {
        self.post(sphinx) == Post::SPENT
    }

    /// The next reel to be drawn, if this route needs one (course of the game 2).
    pub(crate) fn next_reel(&self) -> Option<Colour> {
        if self.route().on_pyramid() { next_drawn(&self.pyramid) } else { next_drawn(&self.labyrinth) }
    }

    /// The way to the present route is free: draw its reels, or begin it.
    pub(crate) fn open_route(&mut self) {
        self.mover = self.order[0];
        if self.next_reel().is_some() {
            self.phase = Phase::Reels;
            return;
        }
        self.phase = if self.route() == Route::C { Phase::Side } else { Phase::Roll };
        for seat in Seat::all(self.seats.into()) {
            let Some(colour) = self.colour(seat) else { continue };
            self.places[seat.index()] = match self.route() {
                Route::A => self.start(colour).number(),
                Route::B => Step::TOP.number(),
                Route::C => ABSENT,
                Route::D => Space::CHAMBER.number(),
            };
            if self.route().on_pyramid() {
                self.stood[seat.index()] = Steps::one(Step::from_number(self.places[seat.index()]));
                // V15: both sphinxes are in hand at the beginning, but for those out for the rest of the game.
                for number in colour.sphinxes() {
                    if !self.is_spent(number) {
                        self.sphinxes[usize::from(number) - 1] = Post::HAND;
                    }
                }
            }
        }
    }

    /// The starting step of a colour: picture 1.
    #[inline]
    pub fn start(&self, colour: Colour) -> Step {
        self.pyramid[colour as usize].picture(1).unwrap_or(Step::TOP)
    }

    /// Who acts next.
    #[inline]
    pub(crate) fn next_turn(&self) -> Turn {
        match self.phase {
            Phase::Rolloff | Phase::Reels | Phase::Roll => Turn::Chance,
            Phase::Over => Turn::Over(Outcome { winners: self.winners() }),
            _ => Turn::Seat(self.mover()),
        }
    }
}
