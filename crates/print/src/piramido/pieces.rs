//! Explorers and sphinxes that stand, symbols, figures for the order of arrival, and scoreboards.

use game::Message;
use games::piramido::{Colour as Player, Route};

use super::look::{self, OUTLINE, PAPYRUS, RIM};
use super::says_route;
use crate::canvas::Canvas;
use crate::folded::standee;
use crate::geometry::{Affine, Path, Rect};
use crate::ink::{Colour, Fill, Stroke};
use crate::kit::Job;
use crate::layout::{Cut, Piece};
use crate::paper::BLEED;
use crate::text::{Align, Face, POINT, Style, Text};

/// An explorer that stands, and a sphinx: width and height.
const EXPLORER: (f32, f32) = (16.0, 26.0);
const SPHINX: (f32, f32) = (18.0, 24.0);
/// How deep each of two feet is.
const FOOT: f32 = 6.0;
/// A space of a scoreboard, and from one to the next.
pub(super) const SPACE: f32 = 20.0;
pub(super) const PITCH: f32 = 21.0;
/// A card with a hieroglyph, a symbol and a figure: they lie on a space.
pub(super) const CARD: f32 = 18.0;
/// The spaces of a row: hieroglyphs.
pub(super) const SPACES: u8 = 6;

/// The explorers, one of each colour for the pyramid and one for the labyrinth, and the six sphinxes.
pub(super) fn standing(job: &Job<'_>) -> Vec<Piece> {
    let mut pieces = Vec::new();
    for (board, id) in
        [("pyramid", "piramido-sheet-explorer-pyramid"), ("labyrinth", "piramido-sheet-explorer-labyrinth")]
    {
        for player in Player::ALL {
            let says = job.tell(&Message::new(id).word("colour", player.name()));
            let name = format!("{}:{board}", player.name());
            pieces.push(Piece::new("explorer", name, says, explorer_to_fold(player)).cut(Cut::Drawn));
        }
    }
    for player in Player::ALL {
        for number in player.sphinxes() {
            let says = Message::new("piramido-place-sphinx").number("number", number);
            let says = job.tell(&says.word("colour", player.name()));
            let name = format!("{}:{number}", player.name());
            pieces.push(Piece::new("sphinx", name, says, sphinx_to_fold(player, number)).cut(Cut::Drawn));
        }
    }
    pieces
}

/// Symbols for every row of every scoreboard, and figures for the order of arrival.
pub(super) fn small(job: &Job<'_>) -> Vec<Piece> {
    let mut pieces = Vec::new();
    for player in Player::ALL {
        for route in Route::ALL {
            let says = Message::new("piramido-sheet-symbol").word("colour", player.name());
            let name = format!("{}:{}", player.name(), route.letter());
            let (face, cut) = symbol_to_cut(player);
            pieces.push(Piece::new("symbol", name, job.tell(&says), face).cut(Cut::Along(cut)));
        }
    }
    for number in 1..=Player::ALL.len() {
        for route in Route::ALL {
            let says = Message::new("piramido-sheet-figure").number("number", number as i64);
            let name = format!("{number}:{}", route.letter());
            let (face, cut) = figure(number);
            pieces.push(Piece::new("figure", name, job.tell(&says), face).cut(Cut::Along(cut)));
        }
    }
    pieces
}

/// A scoreboard for each player.
pub(super) fn scoreboards(job: &Job<'_>) -> Vec<Piece> {
    let piece = |number: usize| {
        let says = job.say("piramido-sheet-scoreboard");
        Piece::new("scoreboard", (number + 1).to_string(), says, scoreboard(job))
    };
    (0..Player::ALL.len()).map(piece).collect()
}

/// An explorer round the origin, in hundredths of a step, with as many bands on the coat as in the pictures.
pub(super) fn explorer(canvas: &mut Canvas, player: Player) {
    let [_, deep, _] = look::colours(player);
    let coat = Path::svg("M-23 27C-23 5 -11 4 -10 -8H10C11 4 23 5 23 27C12 36 -12 36 -23 27Z");
    canvas.shape(&coat, Some(look::ground(player)), Some(Stroke::new(OUTLINE, 1.3)));
    for band in 0..look::bands(player) {
        let y = 5.0 + 8.5 * band as f32;
        // As wide as the coat is there.
        let half = 11.5 + 0.36 * y;
        let stripe = [(-half, y), (half, y), (half + 1.4, y + 4.4), (-half - 1.4, y + 4.4)];
        canvas.fill(&Path::polygon(&stripe), Fill::mark(look::colours(player)[2]));
    }
    let skin = Fill::area(Colour::hex("#e6b787"));
    canvas.shape(&Path::circle((0.0, -15.0), 12.0), Some(skin), Some(Stroke::new(OUTLINE, 1.1)));
    let hat =
        "M-21 -17C-18 -22 -13 -22 -12 -26C-9 -37 9 -37 12 -26C13 -22 18 -22 21 -17C9 -12 -9 -12 -21 -17Z";
    let straw = Fill::area(Colour::hex("#efe0bb"));
    canvas.shape(&Path::svg(hat), Some(straw), Some(Stroke::new(OUTLINE, 1.1)));
    canvas.stroke(&Path::svg("M-12 -25C-6 -22 6 -22 12 -25"), Stroke::new(deep, 5.0));
}

/// A sphinx round the origin, in hundredths of a step, with its number.
pub(super) fn sphinx(canvas: &mut Canvas, player: Player, number: u8) {
    let [_, _, ink] = look::colours(player);
    let edge = |width: f32| Stroke::new(OUTLINE, width);
    let stone = Path::svg("M-26 26C-28 8 -20 2 -14 0H14C20 2 28 8 26 26Z");
    canvas.shape(&stone, Some(Fill::area(Colour::hex("#d9b87a"))), Some(edge(1.1)));
    let paws = Path::svg("M-24 27V16Q-24 10 -18 10T-12 16V27ZM24 27V16Q24 10 18 10T12 16V27Z");
    canvas.shape(&paws, Some(Fill::area(Colour::hex("#ebd09a"))), Some(edge(1.1)));
    let cloth =
        "M-12 -36C-5 -42 5 -42 12 -36C16 -28 17 -18 25 -4L15 6L0 2L-15 6L-25 -4C-17 -18 -16 -28 -12 -36Z";
    canvas.shape(&Path::svg(cloth), Some(look::ground(player)), Some(edge(1.1)));
    // Bands on the cloth, as many as the player has, on both sides of the face.
    for band in 0..look::bands(player) {
        let y = -24.0 + 9.0 * band as f32;
        let out = 14.5 + 0.32 * (y + 27.0);
        for side in [-1.0, 1.0] {
            let stripe = Path::line((side * 10.5, y), (side * (out + 3.0), y + 1.5));
            canvas.stroke(&stripe, Stroke::new(ink, 3.4));
        }
    }
    let face = Path::svg("M-9 -29C-5 -33 5 -33 9 -29V-16C8 -8 4 -5 0 -5S-8 -8 -9 -16Z");
    canvas.shape(&face, Some(Fill::area(Colour::hex("#efcf95"))), Some(edge(1.0)));
    canvas.stroke(&Path::svg("M-6 -21H-2M2 -21H6M-2 -11H2"), edge(1.8).round());
    canvas.shape(&Path::circle((0.0, 15.0), 14.0), Some(Fill::area(PAPYRUS)), Some(edge(1.2)));
    let place = Rect::around((0.0, 15.0), 28.0, 28.0);
    look::letters(canvas, &number.to_string(), Face::Bold, 23.0, OUTLINE, &place);
}

/// A symbol round the origin, in hundredths of a space: a pyramid with bands.
pub(super) fn symbol(canvas: &mut Canvas, player: Player) {
    let [_, deep, ink] = look::colours(player);
    canvas.shape(&triangle(), Some(look::ground(player)), Some(Stroke::new(deep, 1.6)));
    for band in 0..look::bands(player) {
        let y = 27.0 - 15.0 * band as f32;
        let half = |y: f32| (y + 40.0) * 40.0 / 74.0 - 7.0;
        let stripe = [(-half(y - 8.0), y - 8.0), (half(y - 8.0), y - 8.0), (half(y), y), (-half(y), y)];
        canvas.fill(&Path::polygon(&stripe), Fill::mark(ink));
    }
}

fn triangle() -> Path {
    Path::polygon(&[(0.0, -40.0), (40.0, 34.0), (-40.0, 34.0)])
}

fn symbol_to_cut(player: Player) -> (Canvas, Path) {
    let (scale, mut face) = (CARD / 80.0, Canvas::new(CARD, CARD * 74.0 / 80.0));
    let to = Affine::placed(scale, CARD / 2.0, 40.0 * scale);
    let [_, deep, _] = look::colours(player);
    // Beyond the edge, the same on all sides.
    face.stroke(&triangle().mapped(&to), Stroke::decoration(deep, 2.0 * BLEED).round());
    face.with(to, |face| symbol(face, player));
    (face, triangle().mapped(&to))
}

fn figure(number: usize) -> (Canvas, Path) {
    let mut face = Canvas::new(CARD, CARD);
    let middle = face.rect().middle();
    let gold = Colour::hex("#e9bd5a");
    face.fill(&Path::circle(middle, CARD / 2.0 + BLEED * 0.6), Fill::decoration(gold));
    face.fill(&Path::circle(middle, CARD / 2.0), Fill::area(gold));
    face.stroke(&Path::circle(middle, CARD / 2.0 - 1.2), Stroke::new(Colour::hex("#6b4308"), 0.5));
    let place = face.rect();
    look::letters(&mut face, &number.to_string(), Face::Bold, 11.0, Colour::hex("#33220a"), &place);
    (face, Path::circle(middle, CARD / 2.0))
}

/// A scoreboard: for each route the symbol, six spaces and the order of arrival.
fn scoreboard(job: &Job<'_>) -> Canvas {
    let (margin, head, caption) = (6.0, 13.0, 4.6);
    let width = 2.0 * margin + PITCH * f32::from(SPACES + 2);
    let line = PITCH + caption;
    let mut canvas = Canvas::new(width, head + line * Route::ALL.len() as f32 + margin - 2.0);
    let all = canvas.rect();
    look::ground_of(&mut canvas, Colour::hex("#ecdfc0"));
    canvas.stroke(&Path::rect(&all.inset(2.0)), Stroke::decoration(RIM, 0.5));
    let title = Text::new(
        job.say("piramido-sheet-scoreboard"),
        Style::new(Face::Display, 15.0, 1.1).coloured(look::NAME),
    );
    canvas.label(&title, &Rect::new(margin, 3.0, width / 2.0, head - 4.0), Align::Left);
    // A line for the player's name.
    canvas.line((width / 2.0, head - 3.0), (width - margin, head - 3.0), Stroke::new(RIM, 0.3));
    for (number, route) in Route::ALL.into_iter().enumerate() {
        let y = head + line * number as f32;
        let says = Text::new(says_route(job, route), Style::new(Face::Bold, 9.0, 1.0).coloured(look::NAME));
        canvas.label(&says, &Rect::new(margin + 1.0, y, width, caption), Align::Left);
        score_row(&mut canvas, (margin, y + caption), route);
    }
    canvas
}

/// A row of a scoreboard, in millimetres.
pub(super) fn score_row(canvas: &mut Canvas, (x, y): (f32, f32), route: Route) {
    let at = |column: u8| (x + PITCH * (f32::from(column) + 0.5), y + PITCH / 2.0);
    let letter = |number: u8| match number {
        0 => route.letter().to_string(),
        number => number.to_string(),
    };
    for column in 0..=SPACES {
        let rect = Rect::around(at(column), SPACE, SPACE);
        let edge = Stroke::new(RIM, 0.2);
        let (path, stone) = if column == 0 {
            let to = Affine::placed(SPACE / 84.0, at(0).0, at(0).1 + 0.6);
            (triangle().mapped(&to), Colour::hex("#dfcfa8"))
        } else {
            (Path::rounded(&rect, 2.4), PAPYRUS)
        };
        canvas.shape(&path, Some(Fill::area(stone)), Some(edge));
        let style = Style::new(Face::Display, 4.6 / POINT, 1.0).coloured(Colour::hex("#c3aa76")).tabular();
        let place = if column == 0 { rect.moved(0.0, 3.0) } else { rect };
        canvas.label(&Text::new(letter(column), style), &place, Align::Centre);
        let kind = if column == 0 { "symbol space" } else { "hieroglyph space" };
        canvas.place(kind, format!("{}{column}", route.letter()), &rect);
    }
    let dashed = Stroke::new(RIM, 0.5).dashed(&[1.4, 1.2]);
    canvas.shape(&Path::circle(at(SPACES + 1), SPACE / 2.0 - 0.6), Some(Fill::area(PAPYRUS)), Some(dashed));
    let rect = Rect::around(at(SPACES + 1), SPACE, SPACE);
    canvas.place("arrival space", route.letter().to_string(), &rect);
}

/// An explorer's standee.
pub(super) fn explorer_to_fold(player: Player) -> Canvas {
    to_fold(player, EXPLORER, |canvas, (width, height)| {
        canvas.with(Affine::placed(0.33, width / 2.0, height - 12.2), |canvas| explorer(canvas, player));
    })
}

/// A sphinx's standee.
pub(super) fn sphinx_to_fold(player: Player, number: u8) -> Canvas {
    to_fold(player, SPHINX, |canvas, (width, height)| {
        canvas.with(Affine::placed(0.31, width / 2.0, height - 9.6), |canvas| sphinx(canvas, player, number));
    })
}

fn to_fold(player: Player, (width, height): (f32, f32), draw: impl Fn(&mut Canvas, (f32, f32))) -> Canvas {
    let [colour, _, _] = look::colours(player);
    let mut face = Canvas::new(width, height);
    let sky = Fill::area(colour.mixed(0.14, PAPYRUS));
    face.fill(&Path::rect(&face.rect()), sky);
    draw(&mut face, (width, height));
    let mut foot = Canvas::new(width, FOOT);
    foot.fill(&Path::rect(&foot.rect()), look::ground(player));
    let bands = Rect::new(2.5, 0.6, width - 5.0, FOOT - 1.2);
    look::banded(&mut foot, player, &bands);
    standee(&face, &face, &foot, &foot)
}
