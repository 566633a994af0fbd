//! The table drawn in text. Start at [`draw`].
//!
//! A terminal shows no stereo pictures, so each picture of the own reel is a small vignette: what one would see, and
//! not where it is (V18). Which step or space it means is for the player to find on the board.

use game::{Ink, Picture, Seat, Viewer};

use crate::board::{Colour, Heading, Sign, Step, WIDTH};
use crate::event::name;
use crate::labyrinth::{COLUMNS, ROWS, Side, Space};
use crate::reel::Passage;
use crate::state::{Phase, Piramido, Place, Route};
use crate::view::View;

/// Draws what a view shows.
pub(crate) fn draw(view: &View) -> Picture {
    let table = view.table();
    let mut sheet = Picture::new();
    title(&mut sheet, table);
    sheet.line();
    if table.route().on_pyramid() {
        pyramid(&mut sheet, table);
    } else {
        labyrinth(&mut sheet, table);
    }
    sheet.line();
    signs(&mut sheet);
    sheet.line();
    for number in 0..=usize::from(table.current) {
        scoreboard(&mut sheet, table, number);
    }
    if table.phase() == Phase::Over {
        strips(&mut sheet, table);
    }
    reel(&mut sheet, view);
    sheet
}

fn ink(colour: Option<Colour>) -> Ink {
    match colour {
        Some(Colour::Red) => Ink::Red,
        Some(Colour::Blue) => Ink::Blue,
        Some(Colour::Yellow) => Ink::Yellow,
        None => Ink::Plain,
    }
}

fn title(sheet: &mut Picture, table: &Piramido) {
    let about = match table.route() {
        Route::A => "up the pyramid",
        Route::B => "down the pyramid",
        Route::C => "into the labyrinth",
        Route::D => "out of the labyrinth",
    };
    sheet.line().ink(Ink::Bold, format!("Route {}, {about}", table.route().letter()));
    let mover = table.mover();
    let what = match table.phase() {
        Phase::Rolloff => "the throw for the beginning",
        Phase::Colour => "chooses a colour",
        Phase::Reels => "the reels are drawn",
        Phase::Side => "chooses a side",
        Phase::Roll => "throws the die",
        Phase::Step | Phase::Row => "moves",
        Phase::Sphinx => "may set a sphinx",
        Phase::Claim => "may claim the sign",
        Phase::Over => "the game is over",
    };
    sheet.plain(" · ");
    if !matches!(table.phase(), Phase::Rolloff | Phase::Reels | Phase::Over) {
        sheet.ink(ink(table.colour(mover)), name(mover)).plain(" ");
    }
    sheet.plain(what);
    if table.phase().is_throw() {
        sheet
            .plain(" · throw ")
            .ink(Ink::Bold, table.throw.to_string())
            .plain(format!(", {} left", table.left));
        if let Some(heading) = table.heading {
            sheet.plain(format!(", heading {}", heading.letter()));
        }
        if table.fresh {
            sheet.plain(", a claim is possible");
        }
    }
    if !table.route().on_pyramid() {
        sheet.plain(format!(" · {} throws since the last claim", table.since));
    }
}

/// Nine rows of steps: the sign, then `@r` for an explorer or `^6` for a sphinx.
fn pyramid(sheet: &mut Picture, table: &Piramido) {
    let letters = |sheet: &mut Picture| {
        sheet.line().plain("    ");
        (b'a'..b'a' + WIDTH).for_each(|letter| {
            sheet.ink(Ink::Dim, format!("{}    ", letter as char));
        });
    };
    letters(sheet);
    for row in (0..WIDTH).rev() {
        sheet.line().ink(Ink::Dim, format!("{:>2}  ", row + 1));
        for column in 0..WIDTH {
            let step = Step::at(column, row);
            let here = |seat: &Seat| table.place(*seat) == Place::Step(step);
            let explorers: Vec<Seat> = table.order().iter().copied().filter(here).collect();
            let sphinx = (1..=6).find(|number| table.post(*number).step() == Some(step));
            let (ground, sign) =
                (if step.level().is_multiple_of(2) { Ink::Plain } else { Ink::Gold }, sign_letter(step));
            if let Some(first) = explorers.first() {
                let colours: String =
                    explorers.iter().filter_map(|seat| table.colour(*seat)).map(Colour::letter).collect();
                sheet
                    .ink(ground, sign)
                    .ink(ink(table.colour(*first)), format!("{:<4}", format!("@{colours}")));
            } else if let Some(number) = sphinx {
                sheet.ink(ground, sign).ink(ink(Some(Colour::of_sphinx(number))), format!("^{number}  "));
            } else {
                sheet.ink(ground, format!("{sign}    "));
            }
        }
        sheet.ink(Ink::Dim, (row + 1).to_string());
    }
    letters(sheet);
    sheet
        .line()
        .ink(Ink::Dim, "    Each ring is a level higher than the one around it; * is the key on the top.");
    sheet.line().ink(Ink::Dim, "    @ explorer, ^ sphinx with its number (red 1 6, blue 2 5, yellow 3 4)");
}

fn sign_letter(step: Step) -> char {
    step.sign().map_or('*', Sign::letter)
}

/// Six rows of spaces, the start spaces beside the lowest and the chamber over 6f.
fn labyrinth(sheet: &mut Picture, table: &Piramido) {
    let explorers = |space: Space| -> String {
        let here = table.order().iter().filter(|seat| table.place(**seat) == Place::Space(space));
        here.filter_map(|seat| table.colour(*seat)).map(Colour::letter).collect()
    };
    let mark = |sheet: &mut Picture, sign: char, space: Space, width: usize| {
        let here = explorers(space);
        let first = here.chars().next().and_then(Colour::from_letter);
        sheet.plain(sign.to_string());
        let text = if here.is_empty() { String::new() } else { format!("@{here}") };
        sheet.ink(ink(first), format!("{text:<width$}"));
    };
    sheet.line().plain(" ".repeat(35));
    mark(sheet, 'X', Space::CHAMBER, 4);
    for row in (0..ROWS).rev() {
        sheet.line();
        if row == 0 {
            sheet.plain("  ");
            mark(sheet, 'L', Space::LEFT, 4);
        } else {
            sheet.plain("       ");
        }
        sheet.ink(Ink::Dim, format!("{}  ", row + 1));
        for column in 0..COLUMNS {
            let space = Space::at(row, column);
            mark(sheet, space.sign().map_or('.', Sign::letter), space, 4);
        }
        if row == 0 {
            mark(sheet, 'R', Space::RIGHT, 4);
        }
    }
    sheet.line().plain("          ");
    (b'a'..b'a' + COLUMNS).for_each(|letter| {
        sheet.ink(Ink::Dim, format!("{}    ", letter as char));
    });
}

fn signs(sheet: &mut Picture) {
    let names = Sign::ALL.map(|sign| format!("{} {}", sign.letter(), sign.name()));
    sheet.line().ink(Ink::Dim, format!("    {}", names.join(", ")));
}

/// The rows of one route: symbol, six spaces, place of arrival; then sphinxes in hand.
fn scoreboard(sheet: &mut Picture, table: &Piramido, number: usize) {
    let (route, present) = (table.routes()[number], number == usize::from(table.current));
    for seat in Seat::all(table.seats.into()) {
        let (row, colour) = (&table.rows[number][seat.index()], table.colour_in(seat, number));
        let steps = row.steps().map(|step| format!("{}:{step}", sign_letter(step)));
        let claims: Vec<String> = if route.on_pyramid() {
            steps.collect()
        } else {
            row.signs().map(|sign| sign.letter().to_string()).collect()
        };
        let colour_name = colour.map_or("-", Colour::name);
        sheet.line().plain(format!("{} ", route.letter()));
        sheet.ink(ink(colour), format!("{} {colour_name:<6}", name(seat)));
        let side = table.side(seat).filter(|_| route == Route::C);
        sheet.plain(side.map_or("  ".to_owned(), |side| format!("{} ", side.letter())));
        for space in 0..6 {
            sheet.plain(format!("[{:^4}]", claims.get(space).map_or("", String::as_str)));
        }
        sheet.plain(row.arrived().map_or(" [ ]".to_owned(), |place| format!(" [{place}]")));
        let hand: Vec<String> =
            table.hand(seat).filter(|_| present).map(|number| format!("^{number}")).collect();
        if !hand.is_empty() {
            sheet.plain("  in hand ").ink(ink(colour), hand.join(" "));
        }
    }
}

/// V16: the control strips beside the scoreboards, when the game is over.
fn strips(sheet: &mut Picture, table: &Piramido) {
    sheet.line();
    for number in 0..table.finished() {
        let route = table.routes()[number];
        for seat in Seat::all(table.seats.into()) {
            let Some(colour) = table.colour_in(seat, number) else { continue };
            let mut strip: Vec<String> = if route.on_pyramid() {
                table.right_steps(colour).map(|step| format!("{}:{step}", sign_letter(step))).collect()
            } else {
                table.right_signs(colour).map(|sign| sign.letter().to_string()).collect()
            };
            if matches!(route, Route::B | Route::D) {
                strip.reverse();
            }
            let side = table.right_side(colour).filter(|_| route == Route::C);
            let side = side.map_or(String::new(), |side| format!("{} ", side.letter()));
            let found = if table.was_right(seat, number) { "right" } else { "not right" };
            sheet.line().plain(format!("{} strip of ", route.letter())).ink(ink(Some(colour)), colour.name());
            sheet.plain(format!(": {side}{} · {} was ", strip.join(" "), name(seat))).ink(Ink::Bold, found);
        }
    }
    let winners: Vec<&str> = table.winners().iter().map(name).collect();
    let winners = if winners.is_empty() { "nobody".to_owned() } else { winners.join(", ") };
    sheet.line().ink(Ink::Bold, format!("Won by {winners}."));
}

const VIGNETTE: usize = 13;

/// The open pictures of the viewer's reel, side by side.
fn reel(sheet: &mut Picture, view: &View) {
    let Viewer::Seat(seat) = view.viewer() else { return };
    let open: Vec<u8> = (1..=7).filter(|number| view.is_open(*number)).collect();
    if open.is_empty() {
        return;
    }
    let colour = view.table().colour(seat);
    sheet.line();
    sheet.line().plain("In the viewer of ").ink(ink(colour), name(seat)).plain(
        if view.table().route().on_pyramid() {
            ": the explorer @, + higher, - lower, = as high, north above"
        } else {
            ": the walls to the left and to the right of the passage"
        },
    );
    sheet.line();
    for number in &open {
        let counts = view.counting() == Some(*number);
        let text = format!("{number}{}", if counts { " counts now" } else { "" });
        sheet.ink(if counts { Ink::Bold } else { Ink::Dim }, format!("{text:<VIGNETTE$}"));
    }
    for line in 0..3 {
        sheet.line();
        for number in &open {
            let text = match (view.step(*number), view.passage(*number)) {
                (Some(step), _) => around(step, line),
                (_, Some(passage)) => walls(passage, *number, line),
                _ => String::new(),
            };
            sheet.plain(format!("{text:<VIGNETTE$}"));
        }
    }
}

/// One of three lines of the steps around the explorer: signs, and whether it goes up or down to them.
fn around(step: Step, line: u8) -> String {
    let row = match line {
        0 => step.neighbour(Heading::North),
        1 => step,
        _ => step.neighbour(Heading::South),
    };
    let cells = [row.neighbour(Heading::West), row, row.neighbour(Heading::East)];
    let outside = row == Step::DESERT;
    let text = |cell: Step| {
        if cell == Step::DESERT || outside {
            return " . ".to_owned();
        }
        let height = match cell.level().cmp(&step.level()) {
            _ if cell == step => '@',
            std::cmp::Ordering::Less => '-',
            std::cmp::Ordering::Equal => '=',
            std::cmp::Ordering::Greater => '+',
        };
        format!("{}{height} ", sign_letter(cell))
    };
    cells.map(text).concat()
}

/// One of three lines of a passage: paintings on both walls, the sign among those of its side.
fn walls(passage: Passage, number: u8, line: u8) -> String {
    const FIGURES: [char; 4] = ['%', '&', '~', '$'];
    let figure = |wall: u8, place: u8| FIGURES[usize::from(number * 3 + line * 2 + wall + place * 2) % 4];
    let place = |wall: Side, place: u8| match passage.0 {
        Some((sign, side)) if side == wall && line == number % 3 && place == (number + 1) % 3 => {
            sign.letter()
        }
        _ => figure(wall as u8, place),
    };
    let wall = |side: Side| (0..3).map(|number| place(side, number)).collect::<String>();
    format!("|{}   {}|", wall(Side::Left), wall(Side::Right))
}
