//! What cannot be in a position string though every field of it can be read. Start at [`consistent`].

use game::{Seat, Setup};

use crate::board::{Colour, Step};
use crate::labyrinth::Space;
use crate::network::Steps;
use crate::state::{LONGEST_ROUTE, Phase, Piramido, Place, Post, Route, Row};

/// A field of the position string, by number from 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Field {
    Phase,
    Turn,
    Order,
    Colours,
    Places,
    Claims,
    Sphinxes,
    Hands,
    Throw,
    Stood,
    Finished,
    Reels,
    Since,
}

/// The field at fault, and what should stand there.
type Fault = (Field, &'static str);

/// Whether the position can come up in a game of this setup, as far as its string can tell.
pub(crate) fn consistent(table: &Piramido, setup: &Setup) -> Result<(), Fault> {
    let rolloff = setup.choice("order") == 1;
    phase(table, rolloff)?;
    order(table, rolloff)?;
    colours(table, rolloff)?;
    finished(table)?;
    reels(table)?;
    turn(table)?;
    for seat in Seat::all(table.seats.into()) {
        if table.route().on_pyramid() {
            on_pyramid(table, seat)?;
        } else {
            in_labyrinth(table, seat)?;
        }
    }
    explorers(table)?;
    sphinxes(table)?;
    throw(table)
}

fn demand(holds: bool, field: Field, expected: &'static str) -> Result<(), Fault> {
    if holds { Ok(()) } else { Err((field, expected)) }
}

fn phase(table: &Piramido, rolloff: bool) -> Result<(), Fault> {
    let fits = match table.phase {
        Phase::Rolloff => rolloff && table.current == 0,
        Phase::Colour if table.current == 0 => rolloff,
        Phase::Colour => table.options.choose_colours,
        Phase::Reels => table.options.random_reels,
        Phase::Side => table.route() == Route::C,
        Phase::Step | Phase::Sphinx => table.route().on_pyramid(),
        Phase::Row | Phase::Claim => !table.route().on_pyramid(),
        Phase::Roll | Phase::Over => true,
    };
    demand(fits, Field::Phase, "a phase that this route has in this setup")
}

fn order(table: &Piramido, rolloff: bool) -> Result<(), Fault> {
    let order = table.order();
    let Some(before) = usize::from(table.current).checked_sub(1) else {
        let turned = rolloff && table.phase != Phase::Rolloff;
        let round = order.windows(2).all(|pair| pair[1] == pair[0].next(order.len()));
        return demand(
            round && (turned || order[0] == Seat(0)),
            Field::Order,
            "seats in the order that the game begins with",
        );
    };
    // V14.
    let arrived = |seat: &Seat| table.rows[before][seat.index()].arrived;
    demand(order.is_sorted_by_key(arrived), Field::Order, "the order of arrival in the route before")
}

/// How many seats come before the mover in the order of play.
fn turn_in_order(table: &Piramido) -> usize {
    table.order().iter().take_while(|seat| **seat != table.mover()).count()
}

fn colours(table: &Piramido, rolloff: bool) -> Result<(), Fault> {
    let current = usize::from(table.current);
    for route in 0..=current {
        let field = if route == current { Field::Colours } else { Field::Finished };
        let chosen = match table.phase {
            Phase::Rolloff => 0,
            Phase::Colour if route == current => turn_in_order(table),
            _ => table.order().len(),
        };
        let mut seen = [false; 3];
        for (number, seat) in table.order().iter().enumerate() {
            let colour = table.colour_in(*seat, route);
            demand(colour.is_some() == (number < chosen), field, "a colour for each seat that has one")?;
            let Some(colour) = colour else { continue };
            let new = !std::mem::replace(&mut seen[colour as usize], true);
            let up = table.way_up(route).and_then(|up| table.colour_in(*seat, up));
            // V14: colours pass on, or they are chosen.
            let fits = match route {
                0 => rolloff || colour == Colour::ALL[seat.index()],
                _ if table.options.choose_colours => up != Some(colour),
                _ => table.passed_colour(*seat, route) == Some(colour),
            };
            demand(new && fits, field, "different colours that the seats can have on this route")?;
        }
    }
    let choice = table.phase != Phase::Colour || Colour::ALL.into_iter().any(|colour| table.may_take(colour));
    demand(choice, Field::Colours, "colours that leave one for everybody")
}

/// Whether these rows are of players who arrived as numbers 1, 2 and so on, or not yet.
fn places_in_order(rows: &[Row]) -> bool {
    let arrived = rows.iter().filter(|row| row.arrived != 0).count() as u8;
    (1..=arrived).all(|place| rows.iter().any(|row| row.arrived == place))
}

fn finished(table: &Piramido) -> Result<(), Fault> {
    for rows in &table.rows[..usize::from(table.current)] {
        let rows = &rows[..table.order().len()];
        let complete = rows.iter().all(|row| row.arrived != 0 && row.placed() == 6);
        demand(
            complete && places_in_order(rows),
            Field::Finished,
            "six claims and a place of its own for each seat",
        )?;
    }
    Ok(())
}

fn reels(table: &Piramido) -> Result<(), Fault> {
    if !table.options.random_reels {
        return Ok(());
    }
    for on_pyramid in [true, false] {
        let drawn = if on_pyramid {
            table.pyramid.map(|reel| reel.is_drawn())
        } else {
            table.labyrinth.map(|reel| reel.is_drawn())
        };
        let here = table.route().on_pyramid() == on_pyramid;
        let earlier =
            table.routes[..usize::from(table.current)].iter().any(|route| route.on_pyramid() == on_pyramid);
        let fits = match drawn.iter().filter(|drawn| **drawn).count() {
            3 => earlier || here && table.phase.has_begun(),
            0 => !(earlier || here && table.phase.has_begun()),
            _ => !earlier && here && table.phase == Phase::Reels,
        };
        demand(fits, Field::Reels, "the reels that are drawn by now")?;
    }
    demand(
        table.phase != Phase::Reels || table.next_reel().is_some(),
        Field::Phase,
        "a phase after the reels",
    )?;
    let starts = || table.pyramid.iter().filter_map(|reel| reel.picture(1));
    let different: Steps = starts().collect();
    let allowed = table.pyramid.iter().all(|reel| !reel.is_drawn() || reel.keeps_v2())
        && table.labyrinth.iter().all(|reel| !reel.is_drawn() || reel.keeps_v2());
    demand(allowed && starts().count() == different.len(), Field::Reels, "reels that can be drawn")
}

fn turn(table: &Piramido) -> Result<(), Fault> {
    let seats = table.order();
    let all_arrived = seats.iter().all(|seat| table.row(*seat).arrived != 0);
    let last = table.row(table.mover()).arrived;
    let fits = match table.phase {
        Phase::Rolloff | Phase::Reels => table.mover() == seats[0],
        Phase::Side => {
            let chosen = |number: usize| table.side(seats[number]).is_some();
            (0..seats.len()).all(|number| chosen(number) == (number < turn_in_order(table)))
        }
        Phase::Over if all_arrived => usize::from(last) == seats.len(),
        Phase::Colour | Phase::Over => true,
        _ => last == 0,
    };
    demand(fits, Field::Turn, "the seat whose turn it can be")?;
    let may_end = !all_arrived || table.current + 1 == table.route_count;
    demand(table.phase != Phase::Over || may_end, Field::Phase, "a later route, since all have arrived")?;
    let quiet = table.phase.has_begun() && table.phase != Phase::Side;
    demand(quiet || table.since == 0, Field::Since, "`0`")?;
    let claimed = matches!(table.phase, Phase::Step | Phase::Sphinx) && table.heading.is_some();
    let thrown = table.phase.is_throw() && !claimed;
    let ended = table.phase == Phase::Roll && table.since >= LONGEST_ROUTE;
    demand(!ended, Field::Since, "fewer throws: the route would be over (V17)")?;
    demand(!thrown || table.since > 0, Field::Since, "at least `1`, for the present throw")
}

fn on_pyramid(table: &Piramido, seat: Seat) -> Result<(), Fault> {
    let (row, stood) = (table.row(seat), table.stood[seat.index()]);
    let placed = row.placed();
    if !table.phase.has_begun() {
        demand(table.place(seat) == Place::Nowhere, Field::Places, "`-` before the route has begun")?;
        demand(placed == 0, Field::Claims, "`-` before the route has begun")?;
        return demand(stood.is_empty(), Field::Stood, "`-` before the route has begun");
    }
    let start = table.colour(seat).map_or(Step::TOP, |colour| table.start(colour));
    let first = if table.route() == Route::A { start } else { Step::TOP };
    demand(row.arrived == 0 || placed == 6, Field::Claims, "six claims of one who has arrived")?;
    demand(row.steps().all(|step| stood.contains(step)), Field::Stood, "the steps claimed among them")?;
    demand(stood.contains(first), Field::Stood, "the step on which the route began among them")?;
    let top = table.route() == Route::B || placed == 6 || !stood.contains(Step::TOP);
    demand(top, Field::Stood, "the top only after six claims")?;
    match table.place(seat) {
        Place::Step(here) => {
            demand(stood.contains(here), Field::Stood, "the step on which the explorer is among them")?;
            let moving = table.phase.is_throw() && table.mover() == seat;
            let fits = match table.route() {
                // V4: nobody rests on the top.
                Route::A => here != Step::TOP || moving && table.left > 0 && table.heading.is_some(),
                // V9: one who has all six and has ended a throw on the own start would have arrived.
                _ if here == start => placed < 6 || moving,
                // V4: from the top one may come back there by a sphinx on a gate, but from nowhere else.
                _ => here != Step::TOP || stood.without(Steps::LEVELS[3]) == Steps::one(Step::TOP),
            };
            demand(fits, Field::Places, "a step on which the explorer can be now")
        }
        Place::Arrived(_) => {
            let end = if table.route() == Route::A { Step::TOP } else { start };
            demand(stood.contains(end), Field::Stood, "the step of arrival among them")
        }
        _ => Err((Field::Places, "a step or a place of arrival")),
    }
}

fn in_labyrinth(table: &Piramido, seat: Seat) -> Result<(), Fault> {
    let row = table.row(seat);
    let placed = row.placed();
    let waits = !table.phase.has_begun() || table.phase == Phase::Side;
    demand(placed == 0 || !waits, Field::Claims, "no claim before the route has begun")?;
    demand(row.arrived == 0 || placed == 6, Field::Claims, "six claims of one who has arrived")?;
    let begun = table.phase.has_begun() && table.route() == Route::C;
    let earlier = table.routes[..usize::from(table.current)].contains(&Route::C);
    let chosen = begun && table.phase != Phase::Side || earlier;
    demand(table.side(seat).is_some() || !chosen, Field::Claims, "a side for each seat that has chosen one")?;
    demand(table.side(seat).is_none() || begun || earlier, Field::Claims, "no side before route C")?;
    let fits = match (table.route(), table.place(seat)) {
        (_, Place::Nowhere) => waits && (table.route() == Route::D || table.side(seat).is_none()),
        (_, Place::Arrived(_)) => !waits,
        (Route::C, Place::Space(space)) => match space.row_and_column() {
            Some((row, _)) => row == placed && !waits,
            None => placed == 0 && table.side(seat).is_some_and(|side| side.start() == space),
        },
        (_, Place::Space(space)) => match space.row_and_column() {
            Some((row, _)) => row == 5 - placed.min(5) && !waits,
            None => placed == 0 && !waits && space == Space::CHAMBER,
        },
        (_, Place::Step(_)) => false,
    };
    demand(fits, Field::Places, "a space on which the explorer can be now")
}

fn explorers(table: &Piramido) -> Result<(), Fault> {
    let seats = table.order();
    let rows: Vec<Row> = seats.iter().map(|seat| *table.row(*seat)).collect();
    demand(places_in_order(&rows), Field::Places, "places of arrival from `#1` on, each once")?;
    let mut occupied = Steps::NONE;
    for seat in seats {
        if let Place::Step(here) = table.place(*seat) {
            // V8: at the beginning of route B several stand on the top.
            demand(!occupied.contains(here) || here == Step::TOP, Field::Places, "one explorer on a step")?;
            occupied.insert(here);
        }
    }
    // V4: on its way one may be where it has to turn back.
    let turning = table.left > 0 && table.heading.is_some();
    if let Place::Step(here) = table.place(table.mover())
        && turning
        && table.barred.contains(here)
    {
        occupied.remove(here);
    }
    demand(table.guarded.and(occupied).is_empty(), Field::Sphinxes, "sphinxes where no explorer is")
}

fn sphinxes(table: &Piramido) -> Result<(), Fault> {
    for number in 1..=6 {
        let post = table.post(number);
        let owner = table
            .seat_of(Colour::of_sphinx(number))
            .filter(|_| table.route().on_pyramid() && table.phase.has_begun());
        if let Some(step) = post.step() {
            let stood = owner.is_some_and(|seat| table.stood[seat.index()].contains(step));
            demand(
                stood && (1..=3).contains(&step.level()),
                Field::Sphinxes,
                "sphinxes on steps of levels 1 to 3 their explorers have stood on",
            )?;
        }
        demand(
            post != Post::HAND || owner.is_some(),
            Field::Hands,
            "sphinxes of the seat's own colour on the pyramid",
        )?;
    }
    if !table.route().on_pyramid() || !table.phase.has_begun() {
        return Ok(());
    }
    let earlier = table.routes[..usize::from(table.current)].iter().any(|route| route.on_pyramid());
    for seat in table.order() {
        let numbers = table.colour(*seat).map_or([0; 2], Colour::sphinxes);
        // Those that are out for the rest of the game may have been set in an earlier route.
        let used = numbers.into_iter().filter(|number| match table.post(*number) {
            Post::HAND => false,
            Post::SPENT => !earlier,
            _ => true,
        });
        let used = used.count() as u8;
        let to_set = u8::from(table.phase == Phase::Sphinx && table.mover() == *seat);
        demand(
            used + to_set <= table.row(*seat).placed(),
            Field::Hands,
            "a claim for each sphinx that was set",
        )?;
    }
    Ok(())
}

fn throw(table: &Piramido) -> Result<(), Fault> {
    let mover = table.mover();
    let row = table.row(mover);
    let fits = match (table.phase, table.place(mover)) {
        (Phase::Step | Phase::Sphinx, Place::Step(here)) => return throw_on_pyramid(table, here),
        (Phase::Row, _) => table.left == table.throw && !table.fresh && table.heading.is_none(),
        (Phase::Claim, Place::Space(space)) => {
            let signed = space.sign().is_some() && row.placed() < 6;
            signed && table.left == 0 && table.fresh && table.heading.is_none()
        }
        (phase, _) => !phase.is_throw(),
    };
    demand(fits, Field::Throw, "a throw as it can be in this phase")
}

fn throw_on_pyramid(table: &Piramido, here: Step) -> Result<(), Fault> {
    let mover = table.mover();
    let row = table.row(mover);
    let Some(heading) = table.heading else {
        let untouched = table.left == table.throw && !table.fresh && table.phase == Phase::Step;
        return demand(untouched && table.ways != 0, Field::Throw, "a throw of which no step has been made");
    };
    let before = here.joined(heading.back());
    let came = table.left < table.throw && table.stood[mover.index()].contains(before);
    demand(came, Field::Throw, "a heading by which the explorer can have come")?;
    let just_claimed = row.steps().last() == Some(here);
    let fits = match table.phase {
        Phase::Sphinx => {
            let may_set = !table.posts().is_empty() && table.hand(mover).next().is_some();
            just_claimed && !table.fresh && may_set
        }
        // V6: what is not open for a claim has been claimed, or there is no space left.
        _ if table.fresh => row.placed() < 6 && here != Step::TOP,
        _ => row.placed() == 6 || just_claimed || here == Step::TOP,
    };
    demand(fits, Field::Throw, "`*` if a claim is possible here, otherwise `-`")?;
    let claimed = table.phase == Phase::Sphinx || !table.fresh && row.placed() < 6 && here != Step::TOP;
    demand(!claimed || table.since == 0, Field::Since, "`0`, after a claim")?;
    let goes_on = if table.left > 0 { table.ways != 0 } else { table.fresh };
    demand(goes_on || table.phase == Phase::Sphinx, Field::Throw, "a throw that is not at its end")
}
