//! How Sakkara is built: steps with drawings.

use games::sakkara::{Bridge, Colour as Player, Stone};

use super::board::CELL;
use super::look;
use super::{diagram, pieces};
use crate::canvas::Canvas;
use crate::geometry::{Affine, Path, Rect};
use crate::ink::{Colour, Fill, Stroke};
use crate::kit::{Guide, Job, Step};
use crate::tiles;

pub(super) fn guide(job: &Job<'_>) -> Guide {
    let step = |id: &'static str, drawing: Canvas| Step { text: job.say(id), drawing: Some(drawing) };
    Guide {
        minutes: 60,
        materials: ["sakkara-sheet-need-knife", "sakkara-sheet-need-glue", "sakkara-sheet-need-coins"]
            .map(|id| job.say(id))
            .into(),
        steps: vec![
            step("sakkara-sheet-step-board", tiles::overlapping(look::LEVELS[0])),
            step("sakkara-sheet-step-stones", token()),
            step("sakkara-sheet-step-standing", standing(job)),
            step("sakkara-sheet-step-bridges", bridges()),
            step("sakkara-sheet-step-start", diagram::start(46.0)),
            Step { text: job.say("sakkara-sheet-step-spares"), drawing: None },
        ],
    }
}

/// A token on a coin, seen a little from the side.
fn token() -> Canvas {
    let mut canvas = Canvas::new(46.0, 24.0);
    let stroke = || Stroke::new(Colour::TEXT, 0.3);
    let coin = Colour::hex("#d8c9a0");
    canvas.shape(&Path::ellipse((34.0, 16.4), 9.0, 4.2), Some(Fill::area(coin)), Some(stroke()));
    canvas.fill(&Path::rect(&Rect::new(25.0, 13.4, 18.0, 3.0)), Fill::area(coin));
    canvas.shape(&Path::ellipse((34.0, 13.4), 9.0, 4.2), Some(Fill::area(coin)), Some(stroke()));
    let flat = Affine { a: 0.22, d: 0.1, e: 34.0, f: 6.0, ..Affine::IDENTITY };
    canvas.with(flat, |canvas| pieces::stone(canvas, Player::Red, Stone::Ra));
    canvas.line((34.0, 9.8), (34.0, 12.2), Stroke::new(Colour::ACCENT, 0.5));
    canvas.fill(&Path::polygon(&[(34.0, 13.4), (33.0, 11.6), (35.0, 11.6)]), Fill::mark(Colour::ACCENT));
    canvas.with(Affine::placed(0.28, 11.0, 12.0), |canvas| pieces::stone(canvas, Player::Red, Stone::Ra));
    canvas
}

/// A stone that stands: flat, then folded.
fn standing(job: &Job<'_>) -> Canvas {
    let mut canvas = Canvas::new(46.0, 44.0);
    let flat = pieces::standing(job, Player::Blue, Stone::Osiris);
    canvas.draw_in(&flat, &Rect::new(2.0, 2.0, 12.0, 40.0));
    canvas.line((16.5, 22.0), (20.5, 22.0), Stroke::new(Colour::ACCENT, 0.5));
    canvas.fill(&Path::polygon(&[(23.0, 22.0), (20.4, 20.8), (20.4, 23.2)]), Fill::mark(Colour::ACCENT));
    // Its front leans a little to the right, and its foot comes towards the reader.
    let (width, height) = (flat.width(), flat.height());
    let scale = 0.8;
    let high = 27.0 * scale;
    let foot = Affine { a: scale, b: 0.0, c: -0.55 * scale, d: 0.5 * scale, e: 27.0, f: 32.0 };
    let (top_of_foot, top_of_front) = (height - 13.0, height - 40.0);
    canvas.with(foot, |canvas| {
        canvas.clipped(&Path::rect(&Rect::new(0.0, 0.0, width, 13.0)), |canvas| {
            canvas.draw(&flat, 0.0, -top_of_foot);
        });
    });
    canvas.with(Affine::placed(scale, 27.0, 32.0 - high), |canvas| {
        canvas.clipped(&Path::rect(&Rect::new(0.0, 0.0, width, 27.0)), |canvas| {
            canvas.draw(&flat, 0.0, -top_of_front);
        });
    });
    canvas.stroke(
        &Path::rect(&Rect::new(27.0, 32.0 - high, width * scale, high)),
        Stroke::new(Colour::TEXT, 0.3),
    );
    canvas
}

/// One bridge of each kind.
fn bridges() -> Canvas {
    let mut canvas = Canvas::new(46.0, 19.0);
    for (at, kind) in [Bridge::Black, Bridge::Grey, Bridge::White].into_iter().enumerate() {
        let map = Affine::placed(15.0 / CELL, 9.0 + 14.0 * at as f32, 9.5);
        canvas.with(map, |canvas| pieces::bridge(canvas, kind, 0.0));
    }
    canvas
}
