//! The table drawn in text. Start at [`draw`].
//!
//! A terminal shows no stereo pictures, so each picture of the own reel is a small vignette: what one would see, and
//! not where it is (V18). Which step or space it means is for the player to find on the board.

use game::{Argument, Ink, Message, Seat, TextBoard, Viewer};

use crate::board::{Colour, Heading, Sign, Step, WIDTH};
use crate::event::{name, won};
use crate::labyrinth::{COLUMNS, ROWS, Side, Space};
use crate::reel::Passage;
use crate::state::{Phase, Piramido, Place, Route};
use crate::view::View;

/// Draws what a view shows.
pub(crate) fn draw(view: &View) -> TextBoard {
    let table = view.table();
    let mut canvas = TextBoard::new();
    title(&mut canvas, table);
    canvas.line();
    if table.route().on_pyramid() {
        pyramid(&mut canvas, table);
    } else {
        labyrinth(&mut canvas, table);
    }
    canvas.line();
    signs(&mut canvas);
    canvas.line();
    for number in 0..=usize::from(table.current) {
        scoreboard(&mut canvas, table, number);
    }
    if table.phase() == Phase::Over {
        strips(&mut canvas, table);
    }
    reel(&mut canvas, view);
    canvas
}

fn ink(colour: Option<Colour>) -> Ink {
    match colour {
        Some(Colour::Red) => Ink::Red,
        Some(Colour::Blue) => Ink::Blue,
        Some(Colour::Yellow) => Ink::Yellow,
        None => Ink::Plain,
    }
}

fn title(canvas: &mut TextBoard, table: &Piramido) {
    let route = Message::new("piramido-tell-route").word("route", table.route().letter());
    canvas.line().say(Ink::Bold, route);
    let mover = table.mover();
    let phase = Message::new(format!("piramido-phase-{}", table.phase().name())).seat("name", name(mover));
    canvas.plain(" ").say(ink(table.colour(mover)), phase.word("route", table.route().letter()));
    if table.phase().is_throw() {
        let throw = Message::new("piramido-tell-throw").number("number", table.throw);
        canvas.plain(" ").say(Ink::Plain, throw.number("left", table.left));
        if let Some(heading) = table.heading {
            let heading = Message::new("piramido-terminal-heading").word("heading", heading.letter());
            canvas.plain(" ").say(Ink::Plain, heading);
        }
        if table.fresh {
            canvas.plain(" ").say(Ink::Plain, Message::new("piramido-terminal-fresh"));
        }
    }
    if table.since > 0 && table.phase() != Phase::Over {
        canvas.line().say(Ink::Dim, Message::new("piramido-terminal-since").number("count", table.since));
        if table.waited_long() {
            let on_pyramid = table.route().on_pyramid();
            let id = if on_pyramid { "piramido-tell-free-sphinxes" } else { "piramido-tell-free" };
            canvas.plain(" ").say(Ink::Plain, Message::new(id));
        }
    }
}

/// Nine rows of steps: the sign, then `@r` for an explorer or `^6` for a sphinx.
fn pyramid(canvas: &mut TextBoard, table: &Piramido) {
    let letters = |canvas: &mut TextBoard| {
        canvas.line().plain("    ");
        (b'a'..b'a' + WIDTH).for_each(|letter| {
            canvas.ink(Ink::Dim, format!("{}    ", letter as char));
        });
    };
    letters(canvas);
    for row in (0..WIDTH).rev() {
        canvas.line().ink(Ink::Dim, format!("{:>2}  ", row + 1));
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
                canvas
                    .ink(ground, sign)
                    .ink(ink(table.colour(*first)), format!("{:<4}", format!("@{colours}")));
            } else if let Some(number) = sphinx {
                canvas.ink(ground, sign).ink(ink(Some(Colour::of_sphinx(number))), format!("^{number}  "));
            } else {
                canvas.ink(ground, format!("{sign}    "));
            }
        }
        canvas.ink(Ink::Dim, (row + 1).to_string());
    }
    letters(canvas);
    canvas.line().plain("    ").say(Ink::Dim, Message::new("piramido-terminal-legend-levels"));
    canvas.line().plain("    ").say(Ink::Dim, Message::new("piramido-terminal-legend-pieces"));
}

fn sign_letter(step: Step) -> char {
    let bare = if step == Step::TOP { '*' } else { '.' };
    step.sign().map_or(bare, Sign::letter)
}

/// Six rows of spaces, the start spaces beside the lowest and the chamber over 6f.
fn labyrinth(canvas: &mut TextBoard, table: &Piramido) {
    let explorers = |space: Space| -> String {
        let here = table.order().iter().filter(|seat| table.place(**seat) == Place::Space(space));
        here.filter_map(|seat| table.colour(*seat)).map(Colour::letter).collect()
    };
    let mark = |canvas: &mut TextBoard, sign: char, space: Space, width: usize| {
        let here = explorers(space);
        let first = here.chars().next().and_then(Colour::from_letter);
        canvas.plain(sign.to_string());
        let text = if here.is_empty() { String::new() } else { format!("@{here}") };
        canvas.ink(ink(first), format!("{text:<width$}"));
    };
    canvas.line().plain(" ".repeat(35));
    mark(canvas, 'X', Space::CHAMBER, 4);
    for row in (0..ROWS).rev() {
        canvas.line();
        if row == 0 {
            canvas.plain("  ");
            mark(canvas, 'L', Space::LEFT, 4);
        } else {
            canvas.plain("       ");
        }
        canvas.ink(Ink::Dim, format!("{}  ", row + 1));
        for column in 0..COLUMNS {
            let space = Space::at(row, column);
            mark(canvas, space.sign().map_or('.', Sign::letter), space, 4);
        }
        if row == 0 {
            mark(canvas, 'R', Space::RIGHT, 4);
        }
    }
    canvas.line().plain("          ");
    (b'a'..b'a' + COLUMNS).for_each(|letter| {
        canvas.ink(Ink::Dim, format!("{}    ", letter as char));
    });
    canvas.line().plain("    ").say(Ink::Dim, Message::new("piramido-terminal-legend-labyrinth"));
}

fn signs(canvas: &mut TextBoard) {
    canvas.line().plain("  ");
    for sign in Sign::ALL {
        let word = Message::new("piramido-sign").word("sign", sign.letter());
        canvas.plain("  ").ink(Ink::Dim, format!("{} ", sign.letter())).say(Ink::Dim, word);
    }
}

/// Letters of a seat's name, and a space: the rows stand below each other in every language.
const SEAT: usize = 12;

/// The same of a colour.
const COLOUR: usize = 9;

/// The rows of one route: symbol, six spaces, place of arrival; then sphinxes in hand.
fn scoreboard(canvas: &mut TextBoard, table: &Piramido, number: usize) {
    let (route, present) = (table.routes()[number], number == usize::from(table.current));
    for seat in Seat::all(table.seats.into()) {
        let (row, colour) = (&table.rows[number][seat.index()], table.colour_in(seat, number));
        let steps = row.steps().map(|step| format!("{}:{step}", sign_letter(step)));
        let claims: Vec<String> = if route.on_pyramid() {
            steps.collect()
        } else {
            row.signs().map(|sign| sign.letter().to_string()).collect()
        };
        canvas.line().plain(format!("{} ", route.letter()));
        let letter = colour.map_or('-', Colour::letter);
        canvas.ink(ink(colour), format!("{} ", name(seat)));
        canvas
            .say_wide(ink(colour), Message::seat_name(name(seat)), SEAT)
            .ink(ink(colour), format!("{letter} "));
        match colour.map(|colour| Message::new("piramido-colour").word("colour", colour.name())) {
            Some(word) => canvas.say_wide(ink(colour), word, COLOUR),
            None => canvas.plain(" ".repeat(COLOUR)),
        };
        let side = table.side(seat).filter(|_| route == Route::C);
        canvas.plain(side.map_or("  ".to_owned(), |side| format!("{} ", side.letter())));
        for space in 0..6 {
            canvas.plain(format!("[{:^4}]", claims.get(space).map_or("", String::as_str)));
        }
        canvas.plain(row.arrived().map_or(" [ ]".to_owned(), |place| format!(" [{place}]")));
        let hand: Vec<String> =
            table.hand(seat).filter(|_| present).map(|number| format!("^{number}")).collect();
        if !hand.is_empty() {
            canvas.plain("  ").say(Ink::Plain, Message::new("piramido-terminal-hand"));
            canvas.plain(" ").ink(ink(colour), hand.join(" "));
        }
    }
}

/// V16: the control strips beside the scoreboards, when the game is over.
fn strips(canvas: &mut TextBoard, table: &Piramido) {
    canvas.line();
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
            let id = if table.was_right(seat, number) {
                "piramido-tell-strip-right"
            } else if table.rows[number][seat.index()].arrived().is_none() {
                "piramido-tell-strip-late"
            } else {
                "piramido-tell-strip-wrong"
            };
            let found = Message::new(id).word("route", route.letter()).seat("name", name(seat));
            canvas.line().say(ink(Some(colour)), found.list("claims", strip.iter().map(Argument::word)));
        }
    }
    let winners = won(table.winners()).unwrap_or_else(|| Message::new("piramido-event-nobody-right"));
    canvas.line().say(Ink::Bold, winners);
}

const VIGNETTE: usize = 13;

/// The open pictures of the viewer's reel, side by side.
fn reel(canvas: &mut TextBoard, view: &View) {
    let Viewer::Seat(seat) = view.viewer() else { return };
    let open: Vec<u8> = (1..=7).filter(|number| view.is_open(*number)).collect();
    if open.is_empty() {
        return;
    }
    let colour = view.table().colour(seat);
    canvas.line();
    let on_pyramid = view.table().route().on_pyramid();
    let id =
        if on_pyramid { "piramido-terminal-viewer-pyramid" } else { "piramido-terminal-viewer-labyrinth" };
    canvas.line().say(ink(colour), Message::new(id).seat("name", name(seat)));
    if view.counting().is_some_and(|number| open.contains(&number)) {
        canvas.line().say(Ink::Plain, Message::new("piramido-terminal-counts"));
    }
    canvas.line();
    for number in &open {
        let counts = view.counting() == Some(*number);
        let text = format!("{}{number}", if counts { "> " } else { "" });
        canvas.ink(if counts { Ink::Bold } else { Ink::Dim }, format!("{text:<VIGNETTE$}"));
    }
    for line in 0..3 {
        canvas.line();
        for number in &open {
            let text = match (view.step(*number), view.passage(*number)) {
                (Some(step), _) => around(step, line),
                (_, Some(passage)) => walls(passage, *number, line),
                _ => String::new(),
            };
            canvas.plain(format!("{text:<VIGNETTE$}"));
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
            return "   ".to_owned();
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
