//! The table drawn in text. Start at [`draw`].
//!
//! A terminal shows no stereo pictures, so each picture of the own reel is a small vignette: what one would see, and
//! not where it is (V18). Which step or space it means is for the player to find on the board.

use game::{Ink, Seat, TextBoard, Viewer};

use crate::board::{Colour, Heading, Sign, Step, WIDTH};
use crate::event::name;
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
    let about = match table.route() {
        Route::A => "up the pyramid",
        Route::B => "down the pyramid",
        Route::C => "into the labyrinth",
        Route::D => "out of the labyrinth",
    };
    canvas.line().ink(Ink::Bold, format!("Route {}, {about}", table.route().letter()));
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
    canvas.plain(" · ");
    if !matches!(table.phase(), Phase::Rolloff | Phase::Reels | Phase::Over) {
        canvas.ink(ink(table.colour(mover)), name(mover)).plain(" ");
    }
    canvas.plain(what);
    if table.phase().is_throw() {
        canvas
            .plain(" · throw ")
            .ink(Ink::Bold, table.throw.to_string())
            .plain(format!(", {} left", table.left));
        if let Some(heading) = table.heading {
            canvas.plain(format!(", heading {}", heading.letter()));
        }
        if table.fresh {
            canvas.plain(", a claim is possible");
        }
    }
    canvas.plain(format!(" · {} throws since the last claim", table.since));
    if table.waited_long() {
        canvas.plain(if table.route().on_pyramid() { ": no sphinx stops" } else { ": no explorer stops" });
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
    canvas.line().ink(
        Ink::Dim,
        "    Each ring is a level higher than the one around it; * is the key on the top, . plain stone.",
    );
    canvas.line().ink(Ink::Dim, "    @ explorer, ^ sphinx with its number (red 1 6, blue 2 5, yellow 3 4)");
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
}

fn signs(canvas: &mut TextBoard) {
    let names = Sign::ALL.map(|sign| format!("{} {}", sign.letter(), sign.name()));
    canvas.line().ink(Ink::Dim, format!("    {}", names.join(", ")));
}

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
        let colour_name = colour.map_or("-", Colour::name);
        canvas.line().plain(format!("{} ", route.letter()));
        canvas.ink(ink(colour), format!("{} {colour_name:<6}", name(seat)));
        let side = table.side(seat).filter(|_| route == Route::C);
        canvas.plain(side.map_or("  ".to_owned(), |side| format!("{} ", side.letter())));
        for space in 0..6 {
            canvas.plain(format!("[{:^4}]", claims.get(space).map_or("", String::as_str)));
        }
        canvas.plain(row.arrived().map_or(" [ ]".to_owned(), |place| format!(" [{place}]")));
        let hand: Vec<String> =
            table.hand(seat).filter(|_| present).map(|number| format!("^{number}")).collect();
        if !hand.is_empty() {
            canvas.plain("  in hand ").ink(ink(colour), hand.join(" "));
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
            let found = if table.was_right(seat, number) { "right" } else { "not right" };
            canvas
                .line()
                .plain(format!("{} strip of ", route.letter()))
                .ink(ink(Some(colour)), colour.name());
            canvas.plain(format!(": {} · {} was ", strip.join(" "), name(seat))).ink(Ink::Bold, found);
        }
    }
    let winners: Vec<&str> = table.winners().iter().map(name).collect();
    let winners = if winners.is_empty() { "nobody".to_owned() } else { winners.join(", ") };
    canvas.line().ink(Ink::Bold, format!("Won by {winners}."));
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
    canvas.line().plain("In the viewer of ").ink(ink(colour), name(seat)).plain(
        if view.table().route().on_pyramid() {
            ": the explorer @, + higher, - lower, = as high, . plain stone, north above"
        } else {
            ": the walls to the left and to the right of the passage"
        },
    );
    canvas.line();
    for number in &open {
        let counts = view.counting() == Some(*number);
        let text = format!("{number}{}", if counts { " counts now" } else { "" });
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
