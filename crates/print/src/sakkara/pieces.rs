//! Stones, bridges and cards. Stones and bridges are drawn in a hundredth of a field round the origin, as on the page.

use game::Message;
use games::sakkara::{BRIDGES, Bridge, Colour as Player, Stone};

use super::board::{CELL, Size};
use super::look::{self, CARVING, INLAY, LAPIS, RIM};
use super::{glyphs, says_bridge, says_stone};
use crate::canvas::Canvas;
use crate::folded::standee;
use crate::geometry::{Affine, Path, Rect};
use crate::ink::{Colour, Fill, Hatch, Stroke};
use crate::kit::Job;
use crate::layout::{Cut, Piece};
use crate::paper::BLEED;
use crate::text::{Align, Face, POINT, Style, Text};

/// A stone as large as a token, in millimetres from side to side.
const TOKEN: f32 = 23.0;
/// A stone that stands.
const STANDING: (f32, f32) = (20.0, 27.0);
/// Its feet.
const FOOT: f32 = 13.0;
/// A card.
const CARD: (f32, f32) = (40.0, 62.0);

/// Half of a stone's width.
const HALF: f32 = 36.0;

/// The outline of a stone: each kind has its own.
pub(super) fn body(stone: Stone, half: f32) -> Path {
    let rect = Rect::around((0.0, 0.0), 2.0 * half, 2.0 * half);
    match stone {
        Stone::Ra => Path::circle((0.0, 0.0), half),
        Stone::Isis => Path::rounded(&rect.inset(half * 0.05), half * 0.36),
        Stone::Osiris => {
            let cut = half * 0.42;
            Path::polygon(&[
                (-cut, -half),
                (cut, -half),
                (half, -cut),
                (half, cut),
                (cut, half),
                (-cut, half),
                (-half, cut),
                (-half, -cut),
            ])
        }
    }
}

/// A stone seen from above: its sign, the large arrow, and small ones for the ways it may turn.
pub(super) fn stone(canvas: &mut Canvas, player: Player, kind: Stone) {
    let [face, deep, ink] = look::colours(player);
    canvas.shape(&body(kind, HALF), Some(Fill::area(face)), Some(Stroke::new(deep, 1.5)));
    canvas.stroke(&body(kind, 31.5), look::rim(player, ink));
    arrows(canvas, kind, ink);
    canvas.with(Affine::placed(0.68, 0.0, 6.0), |canvas| {
        canvas.stroke(&Path::svg(glyphs::sign(kind)), Stroke::new(ink, 5.5).round());
    });
    // Well within the outline of every stone, so that the cut does not go through it.
    badge(canvas, player, (18.5, 18.5), 8.0);
}

/// The player's letter on a round ground.
fn badge(canvas: &mut Canvas, player: Player, at: (f32, f32), radius: f32) {
    let [_, deep, ink] = look::colours(player);
    // What is drawn on yellow is dark.
    let ground = if player == Player::Yellow { Colour::IVORY } else { deep };
    canvas.shape(&Path::circle(at, radius), Some(Fill::area(ground)), Some(Stroke::new(ink, 1.2)));
    let style = Style::new(Face::Bold, 1.45 * radius / POINT, 1.0).coloured(ink);
    canvas.label(
        &Text::new(look::letter(player), style),
        &Rect::around(at, 3.0 * radius, 3.0 * radius),
        Align::Centre,
    );
}

/// The large arrow goes forward; small ones say where the stone may turn.
fn arrows(canvas: &mut Canvas, kind: Stone, ink: Colour) {
    let large = [
        (0.0, -29.0),
        (14.0, -14.0),
        (5.0, -14.0),
        (5.0, -10.0),
        (-5.0, -10.0),
        (-5.0, -14.0),
        (-14.0, -14.0),
    ];
    canvas.fill(&Path::polygon(&large), Fill::mark(ink));
    let small = |degrees: f32| {
        Path::polygon(&[(0.0, -27.5), (5.0, -21.0), (-5.0, -21.0)]).mapped(&Affine::rotate(degrees))
    };
    let turns: &[f32] = match kind {
        Stone::Ra => &[90.0, 180.0, 270.0],
        Stone::Isis => &[270.0],
        Stone::Osiris => &[90.0],
    };
    for degrees in turns {
        canvas.fill(&small(*degrees), Fill::mark(ink));
    }
}

/// A bridge as it lies across a wall from south to north.
pub(super) fn bridge(canvas: &mut Canvas, kind: Bridge, bleed: f32) {
    let [slab, plank, rail, pin] = look::planks(kind);
    let rect = Rect::around((0.0, 0.0), 76.0, 114.0);
    let hatch = match kind {
        Bridge::Black => Hatch::Crossed,
        Bridge::Grey => Hatch::Rising,
        Bridge::White => Hatch::Dotted,
    };
    if bleed > 0.0 {
        canvas.fill(&Path::rect(&rect.inset(-bleed)), Fill::decoration(slab));
    }
    canvas.shape(&Path::rect(&rect), Some(Fill::area(slab).hatched(hatch)), Some(Stroke::new(CARVING, 1.6)));
    for y in [-43.0, -28.0, -14.0, 14.0, 28.0, 43.0] {
        canvas.line((-28.0, y), (28.0, y), Stroke::decoration(plank, 2.5));
    }
    for x in [-32.0, 32.0] {
        canvas.line((x, -56.0), (x, 56.0), Stroke::new(rail, 4.0));
    }
    for x in look::pins(kind) {
        canvas.shape(
            &Path::circle((*x, 0.0), 7.0),
            Some(Fill::mark(pin)),
            Some(Stroke::decoration(slab, 2.0)),
        );
    }
}

/// The twelve stones as tokens.
pub(super) fn tokens(job: &Job<'_>, kind: &'static str) -> Vec<Piece> {
    let scale = TOKEN / (2.0 * HALF);
    let mut pieces = Vec::new();
    for player in Player::ALL {
        for which in Stone::ALL {
            let mut face = Canvas::new(TOKEN, TOKEN);
            let [_, deep, _] = look::colours(player);
            let middle = Affine::placed(scale, TOKEN / 2.0, TOKEN / 2.0);
            face.with(middle, |face| {
                face.fill(&body(which, HALF + BLEED / scale), Fill::decoration(deep));
                stone(face, player, which);
            });
            let cut = body(which, HALF).mapped(&middle);
            let piece = Piece::new(kind, name(player, which), says_stone(job, player, which), face);
            pieces.push(piece.cut(Cut::Along(cut)));
        }
    }
    pieces
}

/// How the notation calls a stone.
fn name(player: Player, stone: Stone) -> String {
    let letter = match stone {
        Stone::Ra => 'R',
        Stone::Isis => 'I',
        Stone::Osiris => 'O',
    };
    format!("{}:{letter}", player.name())
}

/// The twelve stones to be folded, so that they stand with the large arrow before them.
pub(super) fn standees(job: &Job<'_>) -> Vec<Piece> {
    let mut pieces = Vec::new();
    for player in Player::ALL {
        for which in Stone::ALL {
            let says = says_stone(job, player, which);
            let piece = Piece::new("standee", name(player, which), says, standing(job, player, which));
            pieces.push(piece.cut(Cut::Drawn));
        }
    }
    pieces
}

/// A stone that stands, before it is folded.
pub(super) fn standing(job: &Job<'_>, player: Player, which: Stone) -> Canvas {
    let ((width, height), [face, deep, ink]) = (STANDING, look::colours(player));
    let scale = width / 84.0;
    let side = || {
        let mut side = Canvas::new(width, height);
        side.fill(&Path::rect(&side.rect()), Fill::area(face));
        side.with(Affine::placed(scale, width / 2.0, 11.5), |side| {
            side.stroke(&body(which, 34.0), look::rim(player, ink));
            side.with(Affine::scale(1.05), |side| {
                side.stroke(&Path::svg(glyphs::sign(which)), Stroke::new(ink, 4.5).round());
            });
        });
        let style = Style::new(Face::Display, 11.0, 1.0).coloured(ink);
        let letter = name(player, which).pop().unwrap_or('R');
        let called = job.tell(&Message::new("sakkara-stone-name").word("stone", letter));
        side.label(&Text::new(called, style), &Rect::new(0.0, height - 6.8, width, 5.0), Align::Centre);
        side.with(Affine::placed(scale, width - 3.6, 3.6), |side| badge(side, player, (0.0, 0.0), 11.0));
        side
    };
    let foot = |is_front: bool| {
        let mut foot = Canvas::new(width, FOOT);
        foot.fill(&Path::rect(&foot.rect()), Fill::area(deep));
        let light = if player == Player::Yellow { Colour::IVORY } else { ink };
        if is_front {
            ways(&mut foot, which, light);
        } else {
            let (x, y) = foot.rect().middle();
            let map = Affine::rotate(180.0).then(&Affine::placed(scale, x, y));
            foot.with(map, |foot| badge(foot, player, (0.0, 0.0), 14.0));
        }
        foot
    };
    standee(&side(), &side(), &foot(true), &foot(false))
}

/// The arrows before a stone that stands, in millimetres: forward is downwards.
fn ways(foot: &mut Canvas, which: Stone, colour: Colour) {
    let x = foot.width() / 2.0;
    let large = [(0.0, 12.0), (5.0, 6.6), (1.9, 6.6), (1.9, 3.6), (-1.9, 3.6), (-1.9, 6.6), (-5.0, 6.6)];
    foot.fill(&Path::polygon(&large.map(|(across, y)| (x + across, y))), Fill::mark(colour));
    let small = |at: (f32, f32), degrees: f32| {
        Path::polygon(&[(0.0, -1.5), (1.4, 0.7), (-1.4, 0.7)])
            .mapped(&Affine::rotate(degrees).then(&Affine::translate(at.0, at.1)))
    };
    // The stone looks down the foot: its left is on the right.
    let (left, right, back) =
        (small((x + 7.0, 5.2), 90.0), small((x - 7.0, 5.2), 270.0), small((x, 2.2), 0.0));
    let turns = match which {
        Stone::Ra => vec![left, right, back],
        Stone::Isis => vec![left],
        Stone::Osiris => vec![right],
    };
    for turn in turns {
        foot.fill(&turn, Fill::mark(colour));
    }
}

/// The seven bridges, or one of each kind.
pub(super) fn bridges(job: &Job<'_>, kind: &'static str, all: bool) -> Vec<Piece> {
    let scale = Size::on(job.paper()).cell / CELL;
    let (width, height) = (76.0 * scale, 114.0 * scale);
    let mut pieces = Vec::new();
    let mut seen = Vec::new();
    for cell in BRIDGES {
        let Some(which) = cell.bridge() else { continue };
        if !all && seen.contains(&which) {
            continue;
        }
        seen.push(which);
        let mut face = Canvas::new(width, height);
        face.with(Affine::placed(scale, width / 2.0, height / 2.0), |face| {
            bridge(face, which, BLEED / scale);
        });
        pieces.push(Piece::new(kind, format!("{which}:{cell}"), says_bridge(job, which), face));
    }
    pieces
}

/// The two cards that visits bring: how each is called in the notation.
pub(super) const CARDS: [&str; 2] = ["horus", "ankh"];

/// A card of each kind for every player, or one.
pub(super) fn cards(job: &Job<'_>, kind: &'static str, players: usize) -> Vec<Piece> {
    let mut pieces = Vec::new();
    for (number, card) in CARDS.into_iter().enumerate() {
        for player in Player::ALL.into_iter().take(players) {
            let title = job.say(if number == 0 { "sakkara-sheet-horus" } else { "sakkara-sheet-ankh" });
            // K10: four moves, and one more for each card.
            let moves = 5 + number as u32;
            let about = job.tell(&Message::new("sakkara-sheet-moves").number("moves", moves));
            let says = format!("{title}: {about}");
            pieces.push(Piece::new(
                kind,
                format!("{card}:{}", player.name()),
                says,
                self::card(number, moves, &title, &about),
            ));
        }
    }
    pieces
}

/// The front of a card.
pub(super) fn card(number: usize, moves: u32, title: &str, about: &str) -> Canvas {
    let (width, height) = CARD;
    let mut card = Canvas::new(width, height);
    let all = card.rect();
    let ground = if number == 0 { Colour::hex("#8a3b1c") } else { LAPIS };
    card.fill(&Path::rect(&all.inset(-BLEED)), Fill::decoration(ground));
    card.shape(&Path::rounded(&all.inset(2.6), 2.5), Some(Fill::area(RIM)), Some(Stroke::new(INLAY, 0.5)));
    card.stroke(&Path::rounded(&all.inset(3.7), 1.8), Stroke::new(ground, 0.25));
    card.label(
        &Text::new(title, Style::new(Face::Display, 15.0, 1.1).coloured(ground)),
        &Rect::new(4.0, 5.0, width - 8.0, 8.0),
        Align::Centre,
    );
    let sign = if number == 0 { glyphs::HORUS } else { glyphs::ANKH };
    card.with(Affine::placed(0.37, width / 2.0, 27.5), |card| {
        card.stroke(&Path::svg(sign), Stroke::new(ground, 5.5).round());
    });
    // As many steps as moves: they can be counted without reading.
    let (step, gap) = (3.4, 1.4);
    let total = moves as f32 * step + (moves - 1) as f32 * gap;
    for at in 0..moves {
        let x = (width - total) / 2.0 + at as f32 * (step + gap);
        let fill = if at >= 4 { Fill::mark(ground) } else { Fill::area(INLAY) };
        card.shape(
            &Path::rounded(&Rect::new(x, 43.0, step, step), 0.6),
            Some(fill),
            Some(Stroke::new(ground, 0.3)),
        );
    }
    let about = Text::new(about, Style::BODY.sized(10.5).coloured(Colour::TEXT));
    card.label(&about, &Rect::new(5.0, 48.0, width - 10.0, 9.0), Align::Centre);
    card
}
