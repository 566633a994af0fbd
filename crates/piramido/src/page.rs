//! What a web page gets of a [`View`]: the table in names of the notation. Of the pictures only which ones may be
//! looked at, until the game is over and the control strips are laid beside the scoreboards (V16, V18).

use game::{Seat, Viewer};
use serde::{Serialize, Serializer};
use ts_rs::TS;

use crate::board::{Colour, Heading, Sign, Step, WIDTH};
use crate::event::name;
use crate::labyrinth::{COLUMNS, ROWS, Side, Space};
use crate::state::{Phase, Piramido, Place, Route};
use crate::view::View;

/// The table as a web page draws it.
#[derive(Serialize, TS)]
pub(crate) struct ViewData {
    /// The seat that looks; nothing for a spectator.
    viewer: Option<&'static str>,
    routes: Vec<Route>,
    route: Route,
    phase: Phase,
    turn: &'static str,
    order: Vec<&'static str>,
    /// The signs of the present board, the uppermost row first, `.` for none.
    board: Vec<String>,
    players: Vec<SeatView>,
    sphinxes: Vec<Sphinx>,
    /// With `sphinxes: spent` the numbers of those that are out for the rest of the game (V5).
    spent: Option<Vec<u8>>,
    throw: Option<Throw>,
    finished: Vec<Finished>,
    reel: Option<OwnReel>,
    random_reels: bool,
    /// How many reels of the pyramid and of the labyrinth have been drawn.
    reels_drawn: [usize; 2],
    throws_left: u16,
    /// Throws since the last claim in this route, and whether they are so many that explorers close no way in the
    /// labyrinth and sphinxes none on the pyramid (V19).
    throws_since_claim: u16,
    waited_long: bool,
    result: Option<Checked>,
    winners: Option<Vec<&'static str>>,
}

/// What a seat has.
#[derive(Serialize, TS)]
struct SeatView {
    seat: &'static str,
    colour: Option<Colour>,
    /// A step or a space; nothing for one who is not on the board.
    place: Option<String>,
    /// The place of arrival in this route, and the sum of those of the routes finished (V16).
    arrived: Option<u8>,
    sum_of_places: u8,
    claims: Vec<Claim>,
    side: Option<Side>,
    /// The sphinxes in hand.
    hand: Vec<u8>,
    /// The steps stood on in this route, where a sphinx may be set (V7).
    stood: Vec<Step>,
}

/// A hieroglyph on the scoreboard: of which step, on the pyramid.
#[derive(Serialize, TS)]
struct Claim {
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    step: Option<Step>,
    sign: Option<Sign>,
}

/// A sphinx on the pyramid.
#[derive(Serialize, TS)]
struct Sphinx {
    step: Step,
    colour: Colour,
    number: u8,
}

/// The throw that is being moved.
#[derive(Serialize, TS)]
struct Throw {
    number: u8,
    left: u8,
    heading: Option<Heading>,
    claim: bool,
}

/// A route that is over.
#[derive(Serialize, TS)]
struct Finished {
    route: Route,
    players: Vec<FinishedRow>,
}

/// What a seat had at the end of a route.
#[derive(Serialize, TS)]
struct FinishedRow {
    seat: &'static str,
    colour: Option<Colour>,
    claims: Vec<Claim>,
    side: Option<Side>,
    place: Option<u8>,
}

/// Which pictures of the own reel may be looked at.
#[derive(Serialize, TS)]
struct OwnReel {
    colour: Colour,
    open: Vec<u8>,
    counts: Option<u8>,
}

/// How the game ended.
#[derive(Serialize, TS)]
struct Checked {
    /// With `check: signs` the hieroglyphs alone are compared, not the steps.
    signs_alone: bool,
    right: Vec<&'static str>,
    winners: Vec<&'static str>,
    strips: Vec<Strip>,
}

/// A control strip beside a row of the scoreboard.
#[derive(Serialize, TS)]
struct Strip {
    route: Route,
    seat: &'static str,
    claims: Vec<Claim>,
    right: bool,
}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        data(self).serialize(serializer)
    }
}

fn data(view: &View) -> ViewData {
    let table = view.table();
    let over = table.phase() == Phase::Over;
    let seats = || Seat::all(table.seats.into());
    let sphinxes = table.guarded.iter().flat_map(|step| {
        let here = (1..=6).filter(move |number| table.post(*number).step() == Some(step));
        here.map(move |number| Sphinx { step, colour: Colour::of_sphinx(number), number })
    });
    ViewData {
        viewer: match view.viewer() {
            Viewer::Seat(seat) => Some(name(seat)),
            Viewer::Spectator => None,
        },
        routes: table.routes().to_vec(),
        route: table.route(),
        phase: table.phase(),
        turn: name(table.mover()),
        order: table.order().iter().map(|seat| name(*seat)).collect(),
        board: board(table.route()),
        players: seats().map(|seat| seat_view(table, seat)).collect(),
        sphinxes: sphinxes.collect(),
        spent: table
            .options
            .spent_sphinxes
            .then(|| (1..=6).filter(|number| table.is_spent(*number)).collect()),
        throw: table.phase().is_throw().then_some(Throw {
            number: table.throw,
            left: table.left,
            heading: table.heading,
            claim: table.fresh,
        }),
        finished: (0..table.finished()).map(|number| finished(table, number)).collect(),
        reel: own_reel(view),
        random_reels: table.options.random_reels,
        reels_drawn: [
            table.pyramid.iter().filter(|reel| reel.is_drawn()).count(),
            table.labyrinth.iter().filter(|reel| reel.is_drawn()).count(),
        ],
        throws_left: table.throws_left(),
        throws_since_claim: table.since,
        waited_long: table.waited_long(),
        result: over.then(|| checked(table)),
        winners: over.then(|| table.winners().iter().map(name).collect()),
    }
}

fn board(route: Route) -> Vec<String> {
    let letter = |sign: Option<Sign>| sign.map_or('.', Sign::letter);
    if route.on_pyramid() {
        (0..WIDTH)
            .rev()
            .map(|row| (0..WIDTH).map(|column| letter(Step::at(column, row).sign())).collect())
            .collect()
    } else {
        (0..ROWS)
            .rev()
            .map(|row| (0..COLUMNS).map(|column| letter(Space::at(row, column).sign())).collect())
            .collect()
    }
}

fn seat_view(table: &Piramido, seat: Seat) -> SeatView {
    let place = table.place(seat);
    SeatView {
        seat: name(seat),
        colour: table.colour(seat),
        place: place.text().filter(|_| matches!(place, Place::Step(_) | Place::Space(_))),
        arrived: table.row(seat).arrived(),
        sum_of_places: table.sum_of_places(seat),
        claims: claims(table, table.current.into(), seat),
        side: table.side(seat).filter(|_| table.route() == Route::C),
        hand: table.hand(seat).collect(),
        stood: table.stood[seat.index()].iter().collect(),
    }
}

fn claims(table: &Piramido, number: usize, seat: Seat) -> Vec<Claim> {
    let row = &table.rows[number][seat.index()];
    if table.routes()[number].on_pyramid() {
        row.steps().map(|step| Claim { step: Some(step), sign: step.sign() }).collect()
    } else {
        row.signs().map(|sign| Claim { step: None, sign: Some(sign) }).collect()
    }
}

fn finished(table: &Piramido, number: usize) -> Finished {
    let route = table.routes()[number];
    let row = |seat: Seat| FinishedRow {
        seat: name(seat),
        colour: table.colour_in(seat, number),
        claims: claims(table, number, seat),
        side: table.side(seat).filter(|_| route == Route::C),
        place: table.rows[number][seat.index()].arrived(),
    };
    Finished { route, players: Seat::all(table.seats.into()).map(row).collect() }
}

fn own_reel(view: &View) -> Option<OwnReel> {
    let Viewer::Seat(seat) = view.viewer() else { return None };
    let colour = view.table().colour(seat)?;
    let open = (1..=7).filter(|number| view.is_open(*number)).collect();
    Some(OwnReel { colour, open, counts: view.counting() })
}

fn checked(table: &Piramido) -> Checked {
    let rows = (0..table.finished())
        .flat_map(|number| Seat::all(table.seats.into()).map(move |seat| (number, seat)));
    Checked {
        signs_alone: table.options.check_signs,
        right: table.right().iter().map(name).collect(),
        winners: table.winners().iter().map(name).collect(),
        strips: rows.filter_map(|(number, seat)| strip(table, number, seat)).collect(),
    }
}

fn strip(table: &Piramido, number: usize, seat: Seat) -> Option<Strip> {
    let (route, colour) = (table.routes()[number], table.colour_in(seat, number)?);
    let step = |step: Step| Claim { step: Some(step), sign: step.sign() };
    let sign = |sign| Claim { step: None, sign: Some(sign) };
    let claims = match route {
        Route::A => table.right_steps(colour).map(step).collect(),
        Route::B => table.right_steps(colour).rev().map(step).collect(),
        Route::C => table.right_signs(colour).map(sign).collect(),
        Route::D => table.right_signs(colour).rev().map(sign).collect(),
    };
    Some(Strip { route, seat: name(seat), claims, right: table.was_right(seat, number) })
}
