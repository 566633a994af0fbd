//! Position strings: reading them, and refusing those that no game could come to. Start at [`position`].

use game::{Game, ParseError, Scan, Seat, Seats, Setup};

use crate::action::{name, read_colour, read_different, read_number};
use crate::rules::{Doors, Throw};
use crate::state::Phase;
use crate::{Cards, Dice, Die, Field, Place, Slot, Slots, Sphinx};

/// Where the fields of a position string stand, for errors about what they say together.
struct Marks<'a> {
    pawns: Scan<'a>,
    hands: Scan<'a>,
    colours: Scan<'a>,
    seen: Scan<'a>,
    phase: Scan<'a>,
    dice: Scan<'a>,
    memory: Scan<'a>,
    walk: Scan<'a>,
}

/// Reads a position string of this setup.
pub(crate) fn position(setup: &Setup, text: &str) -> Result<Sphinx, ParseError> {
    let mut scan = Scan::new(text);
    let marks = Marks {
        pawns: scan.field("the pawns")?,
        hands: scan.field("the hands")?,
        colours: scan.field("the colours under the sphinxes")?,
        seen: scan.field("what each seat has seen")?,
        phase: scan.field("the seat and the phase")?,
        dice: scan.field("the dice left")?,
        memory: scan.field("the memory of the turn")?,
        walk: scan.until(' '),
    };
    scan.end()?;
    let mut position = Sphinx::new(setup);
    position.pawns = by_seat(marks.pawns, setup, [Field::START; 4], |scan, _| read_field(scan))?;
    position.hands = by_seat(marks.hands, setup, [Cards::NONE; 4], |scan, _| read_hand(scan))?;
    read_colours(&mut position, marks.colours)?;
    let colours = position.colours;
    position.seen = by_seat(marks.seen, setup, [Slots::NONE; 4], |scan, _| {
        let mut seen = Slots::NONE;
        for slot in Slot::ALL {
            let start = *scan;
            if scan.take("?") {
                continue;
            }
            if colours[slot as usize] != Some(read_colour(scan)?) {
                return Err(start.error(format!("`?` or the colour under {slot}")));
            }
            seen.insert(slot);
        }
        Ok(seen)
    })?;
    read_phase(&mut position, &marks)?;
    read_dice(&mut position, marks.dice)?;
    read_memory(&mut position, marks.memory)?;
    check_pawns(&position, &marks)?;
    check_turn(&position, &marks)?;
    check_phase(&position, &marks)?;
    Ok(position)
}

/// Reads `p1=…,p2=…`, one part for each seat.
fn by_seat<T: Copy>(
    mut scan: Scan<'_>,
    setup: &Setup,
    mut parts: [T; 4],
    mut read: impl FnMut(&mut Scan<'_>, Seat) -> Result<T, ParseError>,
) -> Result<[T; 4], ParseError> {
    for (seat, part) in Seat::all(setup.seats().len()).zip(&mut parts) {
        if seat.index() > 0 {
            scan.expect(",")?;
        }
        scan.expect(&format!("{}=", name(seat)))?;
        *part = read(&mut scan, seat)?;
    }
    scan.end()?;
    Ok(parts)
}

fn read_field(scan: &mut Scan<'_>) -> Result<Field, ParseError> {
    let start = *scan;
    let number = scan.number(0, Field::TREASURE.number() as u32)?;
    Field::new(number as u8).ok_or_else(|| start.error("a field"))
}

fn read_hand(scan: &mut Scan<'_>) -> Result<Cards, ParseError> {
    if scan.take("-") {
        return Ok(Cards::NONE);
    }
    let mut last = read_colour(scan)?;
    let mut hand = Cards::from_iter([last]);
    while !matches!(scan.peek(), None | Some(',')) {
        let start = *scan;
        let colour = read_colour(scan)?;
        if colour <= last {
            return Err(start.error("different colours in the order R, B, G, Y, P, W"));
        }
        hand.insert(colour);
        last = colour;
    }
    Ok(hand)
}

fn read_colours(position: &mut Sphinx, mut scan: Scan<'_>) -> Result<(), ParseError> {
    if !scan.take("??????") {
        position.colours = read_different::<6>(&mut scan)?.map(Some);
    }
    scan.end()
}

fn read_phase(position: &mut Sphinx, marks: &Marks<'_>) -> Result<(), ParseError> {
    let mut scan = marks.phase;
    let seats = position.rules.seats as usize;
    let Some(seat) = Seat::all(seats).find(|seat| scan.take(name(*seat))) else {
        return Err(scan.error("a seat of this game"));
    };
    position.seat = seat;
    scan.expect(":")?;
    let left = read_walk(marks.walk)?;
    let steps = left.unwrap_or(0);
    position.phase = match scan.rest() {
        "deal" => Phase::Deal,
        "roll" => Phase::Roll,
        "dice" => Phase::Dice,
        "take" => Phase::Take(steps),
        "peek" => Phase::Peek(steps),
        "steal" => Phase::Steal(steps),
        "door" => Phase::Door,
        "attempt" => Phase::Attempt,
        "over" => Phase::Over,
        _ => return Err(scan.error("a phase such as `roll`, `dice` or `take`")),
    };
    if position.phase.walk() == left {
        return Ok(());
    }
    Err(marks.walk.error(match position.phase.walk() {
        None => "`-`, for nobody walks in this phase",
        Some(0) if left.is_some() => "`+0`, for the walk is over in this phase",
        Some(_) => "the walk in progress, such as `+3`",
    }))
}

/// Reads what is left of a walk: `+0` on its last field whatever the direction, `-` if nobody walks.
fn read_walk(mut scan: Scan<'_>) -> Result<Option<i8>, ParseError> {
    let left = if scan.take("+") {
        Some(scan.number(0, 5)? as i8)
    } else {
        scan.expect("-").map_err(|_| scan.error("a walk such as `+3`, or `-`"))?;
        if scan.rest().is_empty() { None } else { Some(-(scan.number(1, 5)? as i8)) }
    };
    scan.end()?;
    Ok(left)
}

fn read_dice(position: &mut Sphinx, mut scan: Scan<'_>) -> Result<(), ParseError> {
    let mark = scan;
    if scan.take("-") {
        return scan.end();
    }
    let mut last = Die::One;
    loop {
        let start = scan;
        let die = if scan.take("S") { Die::Snakes } else { read_number(&mut scan, 6)? };
        if die < last {
            return Err(start.error("the dice in ascending order, `S` last"));
        }
        if position.dice.len() == 3 {
            return Err(start.error("at most three dice"));
        }
        position.dice.insert(die);
        position.thrown.insert(die);
        last = die;
        if scan.rest().is_empty() {
            break;
        }
        scan.expect(",")?;
    }
    if can_fall(position.dice, position.rules.dice) {
        Ok(())
    } else {
        Err(mark.error("dice that can fall so"))
    }
}

/// Whether these may be among the dice of a throw: one die at the most shows snakes, and 5 and 6 are on the two plain
/// dice only.
fn can_fall(dice: Dice, throw: Throw) -> bool {
    let snakes = dice.iter().filter(|die| *die == Die::Snakes).count();
    let large = dice.iter().filter(|die| matches!(die, Die::Five | Die::Six)).count();
    match throw {
        Throw::Two => dice.len() <= 2 && snakes == 0,
        Throw::Three => dice.len() <= 3 && snakes <= 1 && snakes + large <= if snakes == 0 { 2 } else { 3 },
    }
}

fn read_memory(position: &mut Sphinx, mut scan: Scan<'_>) -> Result<(), ParseError> {
    if scan.take("-") {
        return scan.end();
    }
    position.looked = scan.take("L");
    for seat in Seat::all(position.seats()) {
        let start = scan;
        if !scan.take(name(seat)) {
            continue;
        }
        if seat == position.seat {
            return Err(start.error("another seat, for nobody steals from themselves"));
        }
        position.robbed.insert(seat);
    }
    if !position.looked && position.robbed.is_empty() {
        return Err(scan.error("`L` for a look, the seats stolen from in seat order, or `-`"));
    }
    scan.end()
}

/// X3: where pawns may stand, and that no two stand on a field, except on the start and while one is passed.
fn check_pawns(position: &Sphinx, marks: &Marks<'_>) -> Result<(), ParseError> {
    let seats = || Seat::all(position.seats());
    for seat in seats() {
        let field = position.pawns[seat.index()];
        let acts = seat == position.seat;
        let end = match position.phase {
            Phase::Attempt if acts => field == Field::FIRST_GUARD,
            Phase::Over if acts => field <= Field::LAST || field == Field::TREASURE,
            _ => field <= Field::LAST,
        };
        if !end {
            return Err(marks
                .pawns
                .error(format!("{} on a field where it may stand in this phase", name(seat))));
        }
        let passing = position.phase.walk().is_some_and(|left| left != 0);
        let alone = |other: Seat| {
            other == seat
                || position.pawns[other.index()] != field
                || passing && [seat, other].contains(&position.seat)
        };
        if field != Field::START && !seats().all(alone) {
            return Err(marks.pawns.error(format!("no two pawns on field {field}")));
        }
    }
    Ok(())
}

/// The deal, the dice and the memory of the turn agree with the phase.
fn check_turn(position: &Sphinx, marks: &Marks<'_>) -> Result<(), ParseError> {
    let dealt = position.colours[0].is_some();
    if dealt == (position.phase == Phase::Deal) {
        return Err(marks.colours.error(if dealt { "`??????` before the deal" } else { "the six colours" }));
    }
    if position.phase == Phase::Deal {
        if position.pawns != [Field::START; 4] {
            return Err(marks.pawns.error("all pawns on the start before the deal"));
        }
        if position.hands != [Cards::NONE; 4] {
            return Err(marks.hands.error("no cards before the deal"));
        }
        if position.seat != Seat(0) {
            return Err(marks.phase.error("`p1:deal`"));
        }
    }
    let in_turn = !matches!(position.phase, Phase::Deal | Phase::Roll | Phase::Over);
    if !in_turn && position.dice != Dice::NONE {
        return Err(marks.dice.error("`-`, for no dice are left in this phase"));
    }
    if in_turn && !dice_agree(position) {
        return Err(marks.dice.error("dice that can be left in this phase"));
    }
    let fresh = position.phase == Phase::Dice && position.dice.len() == thrown(position.rules.dice);
    let memory = position.looked || position.robbed != Seats::NONE;
    if memory && (fresh || !in_turn) {
        return Err(marks.memory.error("`-`, for nobody has walked in this turn"));
    }
    if position.looked && position.seen[position.seat.index()].is_empty() {
        return Err(marks.seen.error(format!("what {} has seen in this turn", name(position.seat))));
    }
    Ok(())
}

const fn thrown(throw: Throw) -> usize {
    match throw {
        Throw::Three => 3,
        Throw::Two => 2,
    }
}

/// X6: among the dice left one can be used; during a walk, they are such that another die can be in use for it.
fn dice_agree(position: &Sphinx) -> bool {
    let Some(left) = position.phase.walk() else { return position.uses().any() };
    let least = if position.phase == Phase::Attempt { 1 } else { left.unsigned_abs() + 1 };
    (least..=6).filter_map(Die::with_steps).any(|used| {
        let mut dice = position.dice;
        if dice.len() >= thrown(position.rules.dice) {
            return false;
        }
        dice.insert(used);
        can_fall(dice, position.rules.dice)
    })
}

/// What is asked is there to be asked, and a walk in progress can end where it goes.
fn check_phase(position: &Sphinx, marks: &Marks<'_>) -> Result<(), ParseError> {
    let field = position.pawn();
    let wrong = |expected: &str| Err(marks.phase.error(expected));
    match (position.phase, field.place()) {
        (Phase::Take(_), Place::Card(colour)) if !position.hand().contains(colour) => {}
        (Phase::Take(_), _) => return wrong("`take` on a card field whose colour is not in hand"),
        (Phase::Peek(_), Place::Mummy) if !position.looked => {}
        (Phase::Peek(_), _) => return wrong("`peek` on a mummy field, and only once in a turn"),
        (Phase::Steal(left), _) => {
            let loot = position.passed().map_or(Cards::NONE, |victim| position.loot(victim));
            if left == 0 || loot.is_empty() {
                return wrong("`steal` where a pawn is passed and has something to steal");
            }
        }
        (Phase::Door, Place::Door(..)) if position.rules.doors == Doors::Optional => {}
        (Phase::Door, _) => return wrong("`door` beside a door, and only if doors are optional"),
        (Phase::Attempt, _) if position.hand().len() < 3 => return wrong("`attempt` with three cards"),
        (Phase::Over, _) if field == Field::TREASURE => return check_winner(position, marks),
        _ => {}
    }
    position.phase.walk().map_or(Ok(()), |left| check_walk(position, left, marks))
}

fn check_walk(position: &Sphinx, left: i8, marks: &Marks<'_>) -> Result<(), ParseError> {
    let (from, seat) = (position.pawn().number() as i8, position.seat);
    let end = from + left;
    let taken = |other: Seat| other != seat && position.pawns[other.index()].number() as i8 == end;
    let can_end = match end {
        ..0 => false,
        0 => true,
        // X4: only who had three cards walks to the first guard; on the way there no card can be lost.
        77 => position.hand().len() >= 3,
        _ => end <= Field::LAST.number() as i8 && !Seat::all(position.seats()).any(taken),
    };
    // A walk in progress has come from somewhere.
    let begun = if left >= 0 { from > 0 || left == 0 } else { from < Field::LAST.number() as i8 };
    if can_end && begun { Ok(()) } else { Err(marks.walk.error("a walk that can end where it goes")) }
}

/// The winner had the cards of the guards and has seen them.
fn check_winner(position: &Sphinx, marks: &Marks<'_>) -> Result<(), ParseError> {
    let (hand, seen) = (position.hand(), position.seen[position.seat.index()]);
    for slot in Slot::GUARDS {
        if !position.colours[slot as usize].is_some_and(|colour| hand.contains(colour)) {
            return Err(marks.hands.error(format!("the card of {slot} in the winner's hand")));
        }
        if !seen.contains(slot) {
            return Err(marks.seen.error(format!("the winner to have seen {slot}")));
        }
    }
    Ok(())
}
