//! Reading a position string: field by field into a position, which [`crate::check`] then looks through for what
//! cannot be. Start at [`position`].

use game::{ParseError, Scan, Seat, Setup};

use crate::board::{Colour, Heading, Sign, Step};
use crate::check;
use crate::event::name;
use crate::labyrinth::{Side, Space};
use crate::network::Steps;
use crate::reel::{Reel, Reels, Slide};
use crate::state::{ABSENT, LONGEST_ROUTE, Phase, Piramido, Post, Route, Row};

/// What the thirteen fields hold.
const FIELDS: [&str; 13] = [
    "route and phase",
    "the seat whose turn it is",
    "the order of play",
    "colours",
    "places",
    "claims",
    "sphinxes on the board",
    "sphinxes in hand",
    "the throw",
    "steps stood on",
    "routes finished",
    "reels",
    "throws since the last claim",
];

/// Reads a position string of this setup.
pub(crate) fn position(setup: &Setup, text: &str) -> Result<Piramido, ParseError> {
    let mut scan = Scan::new(text);
    let mut fields = [scan; 13];
    for (field, name) in fields.iter_mut().zip(FIELDS) {
        *field = scan.field(name)?;
    }
    scan.end()?;
    let read = read_fields(setup, &fields)?;
    if let Err((field, expected)) = check::consistent(&read, setup) {
        return Err(fields[field as usize].error(expected));
    }
    one_spelling(&read, text)?;
    Ok(read)
}

/// Every position has one spelling: what is left to find is a text that says the same in another way.
fn one_spelling(read: &Piramido, text: &str) -> Result<(), ParseError> {
    let printed = read.to_string();
    let same = text.chars().zip(printed.chars()).take_while(|(found, right)| found == right).count();
    let rest = |text: &str| text.chars().skip(same).collect::<String>();
    if text == printed {
        return Ok(());
    }
    let expected =
        rest(&printed).split(' ').next().filter(|part| !part.is_empty()).map(|part| format!("`{part}`"));
    Err(ParseError {
        column: same + 1,
        found: rest(text).chars().take(64).collect(),
        expected: expected.unwrap_or_else(|| "the next field".to_owned()),
    })
}

fn read_fields(setup: &Setup, fields: &[Scan<'_>; 13]) -> Result<Piramido, ParseError> {
    let [phase, turn, order, colours, places, claims, sphinxes, hands, throw, stood, finished, reels, since] =
        *fields;
    let mut this = blank(setup);
    read_phase(&mut this, phase)?;
    read_order(&mut this, order, turn)?;
    by_seat(&this.clone(), colours, |seat, part| {
        this.row_mut(seat).colour = Some(part.letter("`r`, `b`, `y` or `-`", Colour::from_letter)?);
        Ok(())
    })?;
    by_seat(&this.clone(), places, |seat, part| read_place(&mut this, seat, part))?;
    by_seat(&this.clone(), claims, |seat, part| {
        let (row, side) = read_claims(this.route(), part)?;
        this.row_mut(seat).take_claims(row);
        this.sides[seat.index()] = side;
        Ok(())
    })?;
    read_sphinxes(&mut this, sphinxes)?;
    by_seat(&this.clone(), hands, |_, part| {
        while !part.rest().is_empty() {
            let start = *part;
            let number = part.letter("the number of a sphinx", |digit| digit.to_digit(7))? as usize;
            let post = this.sphinxes.get_mut(number.wrapping_sub(1)).filter(|post| **post == Post::OUT);
            *post.ok_or_else(|| start.error("each sphinx once"))? = Post::HAND;
        }
        Ok(())
    })?;
    read_throw(&mut this, throw)?;
    if this.route().on_pyramid() {
        by_seat(&this.clone(), stood, |seat, part| {
            each(part, "+", |part| read_step(part).map(|step| this.stood[seat.index()].insert(step)))
        })?;
    }
    read_finished(&mut this, finished)?;
    read_reels(&mut this, reels)?;
    let mut since = since;
    this.since = since.number(0, LONGEST_ROUTE.into())? as u16;
    since.end()?;
    // The string tells of this many throws at least.
    this.throws = this.since;
    this.derive_ways();
    Ok(this)
}

/// The setup's routes and seats, and nothing on the boards.
fn blank(setup: &Setup) -> Piramido {
    let mut this = Piramido::begin(setup);
    this.rows = [[Row::default(); 3]; 4];
    this.places = [ABSENT; 3];
    this.sphinxes = [Post::OUT; 6];
    this.stood = [Steps::NONE; 3];
    this
}

fn read_phase(this: &mut Piramido, mut field: Scan<'_>) -> Result<(), ParseError> {
    let routes: String = this.routes().iter().map(|route| route.letter()).collect();
    let expected = format!("one of the routes {routes}");
    this.current = field.letter(&expected, |letter| routes.find(letter))? as u8;
    field.expect(":")?;
    let phase = Phase::from_name(field.rest());
    this.phase = phase.ok_or_else(|| {
        field
            .error("`rolloff`, `colour`, `reels`, `side`, `roll`, `step`, `sphinx`, `row`, `claim` or `over`")
    })?;
    Ok(())
}

fn read_order(this: &mut Piramido, mut order: Scan<'_>, mut turn: Scan<'_>) -> Result<(), ParseError> {
    let seats = this.seats;
    for place in 0..seats {
        if place > 0 {
            order.expect(",")?;
        }
        let start = order;
        let seat = read_seat(&mut order, seats)?;
        if this.order[..usize::from(place)].contains(&seat) {
            return Err(start.error("each seat once"));
        }
        this.order[usize::from(place)] = seat;
    }
    order.end()?;
    this.mover = read_seat(&mut turn, seats)?;
    turn.end()
}

fn read_seat(scan: &mut Scan<'_>, seats: u8) -> Result<Seat, ParseError> {
    let found = Seat::all(seats.into()).find(|seat| scan.take(name(*seat)));
    found.ok_or_else(|| scan.error(format!("a seat from `p1` to `p{seats}`")))
}

/// Reads `p1=…,p2=…`, each part that is not `-` through `read`.
fn by_seat<'a>(
    table: &Piramido,
    mut field: Scan<'a>,
    mut read: impl FnMut(Seat, &mut Scan<'a>) -> Result<(), ParseError>,
) -> Result<(), ParseError> {
    for seat in Seat::all(table.seats.into()) {
        if seat.0 > 0 {
            field.expect(",")?;
        }
        field.expect(name(seat))?;
        field.expect("=")?;
        let mut part = field.until(',');
        if part.rest() != "-" {
            read(seat, &mut part)?;
            part.end()?;
        }
    }
    field.end()
}

/// Reads a step on which one can stand.
fn read_step(scan: &mut Scan<'_>) -> Result<Step, ParseError> {
    let start = *scan;
    let step = Step::read(scan)?;
    if step.part().is_some() { Ok(step) } else { Err(start.error("a step that is not plain stone")) }
}

/// Reads items with a joint between them through `read`.
fn each<'a>(
    part: &mut Scan<'a>,
    joint: &str,
    mut read: impl FnMut(&mut Scan<'a>) -> Result<(), ParseError>,
) -> Result<(), ParseError> {
    read(part)?;
    while part.take(joint) {
        read(part)?;
    }
    Ok(())
}

fn read_place(this: &mut Piramido, seat: Seat, part: &mut Scan<'_>) -> Result<(), ParseError> {
    if part.take("#") {
        this.row_mut(seat).arrived = part.number(1, this.seats.into())? as u8;
        return Ok(());
    }
    this.places[seat.index()] =
        if this.route().on_pyramid() { read_step(part)?.number() } else { Space::read(part)?.number() };
    Ok(())
}

/// Claims as they are written on this route, up to `:`, `,` or the end.
fn read_claims(route: Route, part: &mut Scan<'_>) -> Result<(Row, Option<Side>), ParseError> {
    let (mut row, mut side) = (Row::default(), None);
    if route.on_pyramid() {
        each(part, "+", |part| {
            let start = *part;
            let step = Step::read(part)?;
            if step.sign().is_none() || row.placed() == 6 {
                return Err(start.error("at most six steps with a hieroglyph"));
            }
            row.place(step.number());
            Ok(())
        })?;
        return Ok((row, side));
    }
    if route == Route::C {
        side = Some(part.letter("`L` or `R`", Side::from_letter)?);
        part.expect(".")?;
    }
    while part.peek().is_some_and(|letter| letter != ':') {
        let start = *part;
        let sign = part.letter("one of `K`, `E`, `S`, `F`, `L`, `U` or `W`", Sign::from_letter)?;
        if row.placed() == 6 {
            return Err(start.error("at most six signs"));
        }
        row.place(sign as u8);
    }
    Ok((row, side))
}

fn read_sphinxes(this: &mut Piramido, mut field: Scan<'_>) -> Result<(), ParseError> {
    let mut standing = field;
    if this.options.spent_sphinxes {
        standing = field.until('|');
        field.expect("|")?;
        read_spent(this, field)?;
    }
    let mut field = standing;
    if field.rest() == "-" {
        return Ok(());
    }
    each(&mut field, ",", |field| {
        let start = *field;
        let step = read_step(field)?;
        field.expect("=")?;
        let colour = field.letter("`r`, `b` or `y`", Colour::from_letter)?;
        let number = field.number(1, 6)? as u8;
        let post = &mut this.sphinxes[usize::from(number) - 1];
        if Colour::of_sphinx(number) != colour || *post != Post::OUT || this.guarded.contains(step) {
            return Err(
                start.error("each step and each sphinx of red 1 and 6, blue 2 and 5, yellow 3 and 4 once")
            );
        }
        *post = Post::on(step);
        this.guarded.insert(step);
        Ok(())
    })?;
    field.end()
}

/// `r1y3y4`, or `-`.
fn read_spent(this: &mut Piramido, mut field: Scan<'_>) -> Result<(), ParseError> {
    if field.rest() == "-" {
        return Ok(());
    }
    while !field.rest().is_empty() {
        let start = field;
        let colour = field.letter("`r`, `b` or `y`", Colour::from_letter)?;
        let number = field.letter("the number of a sphinx", |digit| digit.to_digit(7))? as u8;
        let post = this.sphinxes.get_mut(usize::from(number).wrapping_sub(1));
        match post.filter(|post| **post == Post::OUT && Colour::of_sphinx(number) == colour) {
            Some(post) => *post = Post::SPENT,
            None => return Err(start.error("each sphinx of red 1 and 6, blue 2 and 5, yellow 3 and 4 once")),
        }
    }
    Ok(())
}

fn read_throw(this: &mut Piramido, mut field: Scan<'_>) -> Result<(), ParseError> {
    if !this.phase.is_throw() {
        return Ok(());
    }
    this.throw = field.number(1, 6)? as u8;
    field.expect(":")?;
    this.left = field.number(0, this.throw.into())? as u8;
    field.expect(":")?;
    this.heading = field.letter("`n`, `e`, `s`, `w` or `-`", |letter| match letter {
        '-' => Some(None),
        _ => Heading::from_letter(letter).map(Some),
    })?;
    field.expect(":")?;
    this.fresh = field.letter("`*` or `-`", |letter| match letter {
        '*' => Some(true),
        '-' => Some(false),
        _ => None,
    })?;
    field.end()
}

/// The routes before the present one. When the game is over the last one stands here too, but it has been read.
fn read_finished(this: &mut Piramido, mut field: Scan<'_>) -> Result<(), ParseError> {
    for number in 0..usize::from(this.current) {
        if number > 0 {
            field.expect(";")?;
        }
        let route = this.routes[number];
        field.expect(&format!("{}=", route.letter()))?;
        for seat in Seat::all(this.seats.into()) {
            if seat.0 > 0 {
                field.expect(",")?;
            }
            field.expect(&format!("{}:", name(seat)))?;
            let colour = field.letter("`r`, `b` or `y`", Colour::from_letter)?;
            field.expect(":")?;
            let (mut row, side) = read_claims(route, &mut field)?;
            field.expect(":")?;
            row.arrived = field.number(1, this.seats.into())? as u8;
            row.colour = Some(colour);
            this.rows[number][seat.index()] = row;
            this.sides[seat.index()] = side.or(this.sides[seat.index()]);
        }
    }
    Ok(())
}

fn read_reels(this: &mut Piramido, mut field: Scan<'_>) -> Result<(), ParseError> {
    if !this.options.random_reels || field.rest() == "-" {
        return Ok(());
    }
    if field.peek() != Some('|') {
        read_kind(&mut this.pyramid, &mut field)?;
    }
    if field.take("|") {
        read_kind(&mut this.labyrinth, &mut field)?;
    }
    field.end()
}

fn read_kind<P: Slide>(reels: &mut Reels<P>, field: &mut Scan<'_>) -> Result<(), ParseError> {
    for colour in Colour::ALL {
        if colour != Colour::Red && !field.take(";") {
            break;
        }
        field.expect(&format!("{}:", colour.name()))?;
        reels[colour as usize] = Reel::read(field)?;
    }
    Ok(())
}

impl Piramido {
    /// What follows from the rest of the position in the middle of a throw on the pyramid.
    fn derive_ways(&mut self) {
        if matches!(self.phase, Phase::Step | Phase::Sphinx) && self.route().on_pyramid() {
            self.closed = self.closed_steps();
            self.barred = self.barred_steps();
            if self.phase == Phase::Step && self.left > 0 {
                self.ways = self.open_ways();
            }
        }
    }
}
