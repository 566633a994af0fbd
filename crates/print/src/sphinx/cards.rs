//! Sphinx cards, colour cards and the card of the start player, with their backs.

use game::{Message, Tabletop};
use games::sphinx::{Colour as Dye, Sphinx};

use super::look::{self, CARD, DOOR, DOOR_DARK, GOLD, INLAY, WALL};
use super::pieces::COLOUR_CARD;
use crate::canvas::Canvas;
use crate::geometry::{Affine, Path, Rect};
use crate::ink::{Colour, Fill, Stroke};
use crate::kit::Job;
use crate::layout::Piece;
use crate::paper::BLEED;
use crate::text::{Align, Face, Style, Text};

/// The size of a sphinx card.
const SIZE: (f32, f32) = (40.0, 56.0);

/// Of each colour a sphinx card for every player, then the colour cards and the card of the start player.
pub(super) fn cards(job: &Job<'_>) -> Vec<Piece> {
    let players = Sphinx::SPEC.seats.last().map_or(0, |seats| seats.len());
    let says = |id: &'static str, colour: Dye| job.tell(&Message::new(id).word("colour", colour));
    let back = back();
    let mut all = Vec::new();
    for colour in Dye::ALL {
        let name = job.tell(&Message::new("sphinx-colour").word("colour", colour));
        let face = card(colour, &name);
        for _ in 0..players {
            let says = says("sphinx-sheet-card", colour);
            all.push(Piece::new("card", colour.to_string(), says, face.clone()).with_back(back.clone()));
        }
    }
    let hidden = colour_back();
    for colour in Dye::ALL {
        let says = says("sphinx-sheet-colour", colour);
        let piece = Piece::new("colour-card", colour.to_string(), says, colour_card(colour));
        all.push(piece.with_back(hidden.clone()));
    }
    let says = job.say("sphinx-sheet-start");
    all.push(Piece::new("start", "first", says.as_str(), start(&says)).with_back(back));
    all
}

/// The front of a sphinx card.
pub(super) fn card(colour: Dye, name: &str) -> Canvas {
    let (face, deep, ink, _) = look::dye(colour);
    let mut canvas = paper(SIZE, CARD);
    let inner = canvas.rect().inset(3.0);
    let shape = Path::rounded(&inner, 2.2);
    canvas.shape(&shape, Some(Fill::area(face)), Some(Stroke::new(deep, 0.6)));
    let gloss = Path::polygon(&[(3.6, 3.6), (36.4, 3.6), (36.4, 26.0), (3.6, 34.0)]);
    canvas.fill(&gloss, Fill::decoration(Colour::WHITE).opacity(0.1));
    canvas.stroke(&Path::rounded(&inner.inset(1.4), 1.4), Stroke::decoration(ink, 0.25).opacity(0.6));
    let (x, y) = canvas.rect().middle();
    let plate = Path::circle((x, y - 2.0), 13.5);
    canvas.shape(&plate, Some(Fill::area(face)), Some(Stroke::new(ink, 0.4)));
    look::outlined(&mut canvas, colour, (x, y - 2.0), 20.0);
    look::glyph(&mut canvas, colour, (8.2, 9.0), 5.0);
    let turned = Affine::rotate_at(180.0, (x, y));
    canvas.with(turned, |canvas| look::glyph(canvas, colour, (8.2, 9.0), 5.0));
    let style = Style::new(Face::Display, 11.0, 1.1).coloured(ink);
    canvas.label(&Text::new(capital(name), style), &Rect::new(3.0, 42.6, 34.0, 6.0), Align::Centre);
    canvas
}

/// The first letter as a capital.
fn capital(name: &str) -> String {
    let mut letters = name.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// The back of all cards.
fn back() -> Canvas {
    let mut canvas = paper(SIZE, CARD);
    let inner = canvas.rect().inset(3.0);
    let shape = Path::rounded(&inner, 2.2);
    canvas.shape(&shape, Some(Fill::area(DOOR)), Some(Stroke::new(DOOR_DARK, 0.6)));
    canvas.stroke(&Path::rounded(&inner.inset(1.4), 1.4), Stroke::decoration(GOLD, 0.35));
    let (x, y) = canvas.rect().middle();
    canvas.shape(&Path::circle((x, y), 13.5), Some(Fill::area(WALL)), Some(Stroke::new(GOLD, 0.8)));
    canvas.with(Affine::placed(0.24, x, y + 0.4), look::sphinx);
    for (dx, dy) in [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)] {
        let star = Path::regular((x + 11.8 * dx, y + 19.6 * dy), 2.0, 4);
        canvas.stroke(&star, Stroke::new(GOLD, 0.35));
    }
    canvas
}

/// A colour card: its sign is seen through the window of a sphinx.
fn colour_card(colour: Dye) -> Canvas {
    let (face, _, ink, _) = look::dye(colour);
    let mut canvas = paper(COLOUR_CARD, face);
    let (x, y) = canvas.rect().middle();
    let ring = Path::circle((x, y), 6.0);
    canvas.shape(&ring, Some(Fill::area(face)), Some(Stroke::new(ink, 0.35)));
    look::glyph(&mut canvas, colour, (x, y), 9.0);
    canvas
}

/// The back of all colour cards: none can be told from another.
fn colour_back() -> Canvas {
    let mut canvas = paper(COLOUR_CARD, CARD);
    let (x, y) = canvas.rect().middle();
    canvas.stroke(&Path::rect(&canvas.rect().inset(1.6)), Stroke::new(INLAY, 0.35));
    canvas.with(Affine::placed(0.15, x, y), look::sphinx);
    canvas
}

/// The card of the start player: the sun rises over the stairs.
fn start(says: &str) -> Canvas {
    let mut canvas = paper(SIZE, CARD);
    let inner = canvas.rect().inset(3.0);
    let shape = Path::rounded(&inner, 2.2);
    canvas.shape(&shape, Some(Fill::area(Colour::hex("#f2cd78"))), Some(Stroke::new(INLAY, 0.6)));
    let (x, y) = (SIZE.0 / 2.0, 22.0);
    for step in 0..16 {
        let map = Affine::rotate(22.5 * step as f32).then(&Affine::translate(x, y));
        let ray = Path::polygon(&[(-0.8, -11.4), (0.8, -11.4), (0.0, -14.6)]).mapped(&map);
        canvas.fill(&ray, Fill::mark(Colour::hex("#c98a25")));
    }
    let sun = Path::circle((x, y), 10.0);
    canvas.shape(&sun, Some(Fill::area(Colour::hex("#fff0c9"))), Some(Stroke::new(INLAY, 0.5)));
    canvas.with(Affine::placed(0.135, x, y), look::stairs);
    let style = Style::new(Face::Display, 11.0, 1.1).coloured(Colour::hex("#5a3a12"));
    canvas.label(&Text::new(says, style), &Rect::new(4.5, 39.0, SIZE.0 - 9.0, 12.0), Align::Centre);
    canvas
}

/// A ground that goes on beyond the edges.
fn paper((width, height): (f32, f32), colour: Colour) -> Canvas {
    let mut canvas = Canvas::new(width, height);
    let all = Path::rect(&canvas.rect().inset(-BLEED));
    canvas.shape(&all, Some(Fill::area(colour)), Some(Stroke::decoration(colour, 0.1)));
    canvas
}
