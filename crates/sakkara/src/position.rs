//! Position strings: six fields that say all but the counters. Start at [`Spelled`] and [`read`].

use std::fmt;

use game::{Outcome, ParseError, Scan, Seat, Setup, alternatives, join};

use crate::board::{ANKH, Bridge, Cell, Direction, Stone, WHITE};
use crate::pieces::{Board, Bridges, Field, Stones};
use crate::state::{Bid, Sakkara, Stage, VISITS_TO_WIN};

/// A position as it is written for somebody who knows the fists of these seats.
pub(crate) struct Spelled<'a, K: Fn(Seat) -> bool> {
    pub(crate) position: &'a Sakkara,
    pub(crate) knows: K,
}

/// The position string, in which nothing is hidden.
impl fmt::Display for Sakkara {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Spelled { position: self, knows: |_| true }.fmt(f)
    }
}

impl<K: Fn(Seat) -> bool> fmt::Display for Spelled<'_, K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let position = self.position;
        for seat in Seat::all(position.count()) {
            let joint = if seat.0 == 0 { "" } else { ";" };
            write!(f, "{joint}{}=", position.colour(seat).letter())?;
            join(f, Stone::ALL.map(|stone| Stand(stone, position.stone(seat, stone))), ",", "")?;
        }
        let bridges = position.sorted_bridges();
        f.write_str(" B=")?;
        join(f, &bridges[..4], "+", "")?;
        f.write_str(",G=")?;
        join(f, &bridges[4..WHITE], "+", "")?;
        write!(f, ",W={} ", bridges[WHITE])?;
        for seat in Seat::all(position.count()) {
            write!(f, "{}{}", position.colour(seat).letter(), position.visits(seat))?;
        }
        let mover = position.colour(position.mover).letter();
        match &position.stage {
            Stage::Over(_) => f.write_str(" . - -"),
            Stage::Bid(bid) => self.spell_bid(f, mover, bid),
            Stage::Moves => write!(f, " {mover}{} {}", position.moves, Turned(position)),
            Stage::WhiteBridge => write!(f, " {mover}* {}", Turned(position)),
        }
    }
}

impl<K: Fn(Seat) -> bool> Spelled<'_, K> {
    fn spell_bid(&self, f: &mut fmt::Formatter<'_>, mover: char, bid: &Bid) -> fmt::Result {
        let sign = if bid.hides(self.position.count()) { '?' } else { '!' };
        write!(f, " {mover}{sign} ")?;
        let fist = |(seat, stones): (Seat, u8)| {
            if (self.knows)(seat) { stones.to_string() } else { "?".to_owned() }
        };
        join(f, Seat::all(bid.hidden as usize).zip(bid.fists).map(fist), ",", "")?;
        f.write_str("|")?;
        join(f, bid.guesses(), ",", "")?;
        f.write_str(" -")
    }
}

impl Sakkara {
    /// The bridges by colour, those of one colour in the order of their names.
    pub(crate) fn sorted_bridges(&self) -> [Cell; 7] {
        let mut bridges = *self.bridges();
        bridges[..4].sort_unstable_by_key(|cell| name_order(*cell));
        bridges[4..WHITE].sort_unstable_by_key(|cell| name_order(*cell));
        bridges
    }
}

/// Names sort as ASCII strings: b7, g12, g2. Ten and more come between 1 and 2.
fn name_order(cell: Cell) -> (u8, u8, u8) {
    let row = cell.row() + 1;
    if row < 10 { (cell.column(), row, 0) } else { (cell.column(), 1, row - 9) }
}

/// `R:a13`, or `R:-` off the board.
struct Stand(Stone, Option<Cell>);

impl fmt::Display for Stand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:", self.0.letter())?;
        join(f, self.1, "", "-")
    }
}

/// Headings and marks of a turn: `R:e,O:n Ox`.
struct Turned<'a>(&'a Sakkara);

impl fmt::Display for Turned<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let position = self.0;
        let headings = Stone::ALL.into_iter().zip(position.headings);
        let heading =
            |(stone, way): (Stone, Option<Direction>)| Some(format!("{}:{}", stone.letter(), way?.letter()));
        join(f, headings.filter_map(heading), ",", "-")?;
        f.write_str(" ")?;
        join(f, position.bound.iter().map(Stone::letter).chain(position.captured.then_some('x')), "", "-")
    }
}

/// Reads a position string of this setup.
pub(crate) fn read(setup: &Setup, text: &str) -> Result<Sakkara, ParseError> {
    let mut scan = Scan::new(text);
    let start = Sakkara::start(setup);
    let mut position = start;
    let stones = read_stones(&mut scan.field("the stones")?, &start)?;
    position.bridges = read_bridges(scan.field("the bridges")?)?;
    position.board = Board::new(*position.bridges());
    for (seat, stone, cell, at) in stones {
        match position.board[cell] {
            Field::OPEN if cell != ANKH => {}
            Field::OPEN | Field::WALL => return Err(at.error("a field of a level, or a bridge")),
            _ => return Err(at.error("a field without another stone")),
        }
        position.board[cell] = Field::of(seat, stone);
        position.bridges.hold(cell);
        position.stones[seat.index()][stone as usize] = Some(cell);
    }
    let visits = scan.field("the Ankh visits")?;
    read_visits(visits, &mut position)?;
    let mover = scan.field("who moves")?;
    read_mover(mover, &mut position, &start)?;
    let headings = scan.field("the headings")?;
    let marks = scan.field("the marks")?;
    scan.end()?;
    match position.stage {
        Stage::Over(_) => nothing(headings).and(nothing(marks))?,
        Stage::Bid(_) => {
            if position != (Sakkara { mover: position.mover, ..start }) {
                return Err(mover.error("moves: there are fists only before the first turn"));
            }
            read_bid(headings, mover, &mut position)?;
            nothing(marks)?;
        }
        Stage::Moves | Stage::WhiteBridge => {
            read_headings(headings, &mut position)?;
            read_marks(marks, &mut position)?;
        }
    }
    check_turn(&position, visits, mover, marks)?;
    Ok(position)
}

fn nothing(mut field: Scan<'_>) -> Result<(), ParseError> {
    field.expect("-")?;
    field.end()
}

type PlacedStone<'a> = (Seat, Stone, Cell, Scan<'a>);

fn read_stones<'a>(field: &mut Scan<'a>, start: &Sakkara) -> Result<Vec<PlacedStone<'a>>, ParseError> {
    let mut placed = Vec::new();
    for seat in Seat::all(start.count()) {
        let joint = if seat.0 == 0 { "" } else { ";" };
        field.expect(&format!("{joint}{}=", start.colour(seat).letter()))?;
        for stone in Stone::ALL {
            let joint = if stone == Stone::Ra { "" } else { "," };
            field.expect(&format!("{joint}{}:", stone.letter()))?;
            let at = *field;
            if !field.take("-") {
                placed.push((seat, stone, Cell::read(field)?, at));
            }
        }
    }
    field.end()?;
    Ok(placed)
}

fn read_bridges(mut field: Scan<'_>) -> Result<Bridges, ParseError> {
    const COLOURS: [(&str, Bridge, usize); 3] =
        [("B=", Bridge::Black, 4), (",G=", Bridge::Grey, 2), (",W=", Bridge::White, 1)];
    let mut bridges = [ANKH; 7];
    let mut number = 0;
    for (word, colour, count) in COLOURS {
        field.expect(word)?;
        let mut last = None;
        for _ in 0..count {
            if last.is_some() {
                field.expect("+")?;
            }
            let at = field;
            let cell = Cell::read(&mut field)?;
            if cell.bridge() != Some(colour) {
                return Err(at.error(format!("a cell for a {colour} bridge")));
            }
            if last.is_some_and(|last| name_order(last) >= name_order(cell)) {
                return Err(at.error("different cells in the order of their names"));
            }
            last = Some(cell);
            bridges[number] = cell;
            number += 1;
        }
    }
    field.end()?;
    Ok(Bridges::new(bridges))
}

fn read_visits(mut field: Scan<'_>, position: &mut Sakkara) -> Result<(), ParseError> {
    let mut won = false;
    for seat in Seat::all(position.count()) {
        field.expect(&position.colour(seat).letter().to_string())?;
        let at = field;
        position.visits[seat.index()] = field.number(0, VISITS_TO_WIN.into())? as u8;
        if won && position.visits(seat) == VISITS_TO_WIN {
            return Err(at.error("fewer visits: another seat has already won"));
        }
        won |= position.visits(seat) == VISITS_TO_WIN;
    }
    field.end()
}

/// Who moves and how many moves are left, which also tells the stage.
fn read_mover(mut field: Scan<'_>, position: &mut Sakkara, start: &Sakkara) -> Result<(), ParseError> {
    if field.take(".") {
        let won = |seat: &Seat| position.visits(*seat) == VISITS_TO_WIN;
        position.end(Outcome { winners: Seat::all(position.count()).filter(won).collect() });
        return field.end();
    }
    let letters = Seat::all(position.count()).map(|seat| position.colour(seat).letter());
    let expected = format!("{} or `.`", alternatives(letters.map(String::from)));
    let known = |letter| Seat::all(position.count()).find(|seat| position.colour(*seat).letter() == letter);
    position.mover = field.letter(&expected, known)?;
    position.moves = 0;
    position.allowance = 0;
    if matches!(start.stage, Stage::Bid(_)) && (field.take("?") || field.take("!")) {
        return field.end();
    }
    position.stage = Stage::Moves;
    position.allowance = 4 + position.visits(position.mover).min(2);
    if field.take("*") {
        position.stage = Stage::WhiteBridge;
    } else {
        position.moves = field.number(1, position.allowance.into())? as u8;
    }
    field.end()
}

/// The fists and guesses so far, and whose turn that makes it, which `mover` must say too.
fn read_bid(mut field: Scan<'_>, mut mover: Scan<'_>, position: &mut Sakkara) -> Result<(), ParseError> {
    let (seats, mut bid) = (position.count(), Bid::default());
    while bid.hides(seats) && field.peek() != Some('|') {
        if bid.hidden > 0 {
            field.expect(",")?;
        }
        bid.fists[bid.hidden as usize] = field.number(0, 3)? as u8;
        bid.hidden += 1;
    }
    field.expect("|")?;
    while !bid.hides(seats) && (bid.guessed as usize) + 1 < seats && !field.rest().is_empty() {
        if bid.guessed > 0 {
            field.expect(",")?;
        }
        let at = field;
        let total = field.number(0, 3 * position.seats as u32)? as u8;
        if bid.guesses().contains(&total) {
            return Err(at.error("a total that was not named before"));
        }
        bid.guesses[bid.guessed as usize] = total;
        bid.guessed += 1;
    }
    field.end()?;
    let (number, sign) = if bid.hides(seats) { (bid.hidden, '?') } else { (bid.guessed, '!') };
    position.mover = Seat(number);
    position.stage = Stage::Bid(bid);
    mover.expect(&format!("{}{sign}", position.colour(position.mover).letter()))
}

fn read_headings(mut field: Scan<'_>, position: &mut Sakkara) -> Result<(), ParseError> {
    if field.take("-") {
        return field.end();
    }
    let mut last = None;
    while last.is_none() || !field.rest().is_empty() {
        if last.is_some() {
            field.expect(",")?;
        }
        let at = field;
        let stone = Stone::read(&mut field)?;
        if last.is_some_and(|last| last >= stone as u8) {
            return Err(at.error("each stone once, in the order R, I, O"));
        }
        let (on_board, visits) = (position.stone(position.mover, stone), position.visits(position.mover));
        if on_board.is_none() && visits == 0 {
            return Err(at.error("a stone on the board, or one that was on the Ankh field"));
        }
        field.expect(":")?;
        position.headings[stone as usize] = Some(Direction::read(&mut field)?);
        last = Some(stone as u8);
    }
    Ok(())
}

fn read_marks(mut field: Scan<'_>, position: &mut Sakkara) -> Result<(), ParseError> {
    if field.take("-") {
        return field.end();
    }
    for stone in Stone::ALL {
        let at = field;
        if field.take(&stone.letter().to_string()) {
            let on_bridge = position.stone(position.mover, stone).is_some_and(Cell::is_wall);
            if !on_bridge || position.headings[stone as usize].is_some() {
                return Err(at.error("a stone on a bridge that has not stepped"));
            }
            position.bound.insert(stone);
        }
    }
    position.captured = field.take("x");
    if position.bound == Stones::default() && !position.captured {
        return Err(field.error("bound stones in the order R, I, O, then `x`, or `-`"));
    }
    field.end()
}

/// What no field shows alone: the position is one at which the game waits for somebody.
fn check_turn(
    position: &Sakkara,
    visits: Scan<'_>,
    mover: Scan<'_>,
    marks: Scan<'_>,
) -> Result<(), ParseError> {
    if !matches!(position.stage, Stage::Over(_)) && position.visits.contains(&VISITS_TO_WIN) {
        return Err(visits.error("fewer visits, or `.` after them: three win"));
    }
    let white_bridge_waits = position.captured && position.bridges()[WHITE] == ANKH;
    if position.stage == Stage::WhiteBridge && !white_bridge_waits {
        return Err(mover.error("moves: `*` needs the mark `x` and the white bridge on g7"));
    }
    if position.stage == Stage::Moves {
        if position.moves < position.bound.len() {
            return Err(marks.error("no more bound stones than moves left (K6)"));
        }
        let mut settled = *position;
        settled.settle(&mut |_| ());
        if (settled.turns, settled.stage) != (position.turns, position.stage) {
            return Err(mover.error("a mover with a legal action"));
        }
        if settled.bound != position.bound {
            return Err(marks.error("no bound stones: they cannot all leave their bridges"));
        }
    }
    Ok(())
}
