//! How Pyramidis is built: steps with drawings.

use game::Message;
use games::pyramidis::{Colour as Player, TOWER};

use super::look::INLAY;
use super::pyramid::{self, stack};
use super::size::{FAN, Size};
use super::{board, token};
use crate::canvas::Canvas;
use crate::geometry::{Affine, Path, Point, Rect};
use crate::ink::{Colour, Fill, Stroke};
use crate::kit::{Guide, Job, Step};
use crate::paper::Paper;
use crate::text::{Align, Style, Text};
use crate::tiles::Tiling;

/// How wide drawings are.
const WIDE: f32 = 46.0;
/// A tower with all colours in it, from the lowest pyramid.
const TOWER_OF_FIVE: [Player; TOWER as usize] =
    [Player::Blue, Player::Green, Player::Red, Player::Yellow, Player::Red];

pub(super) fn guide(job: &Job<'_>) -> Guide {
    let size = Size::on(job.paper());
    let step = |id: &'static str, drawing: Canvas| Step { text: job.say(id), drawing: Some(drawing) };
    let tower = Message::new("pyramidis-sheet-step-stack").number("height", size.stack(TOWER).round() as i64);
    Guide {
        minutes: 120,
        materials: [
            "pyramidis-sheet-need-scissors",
            "pyramidis-sheet-need-pen",
            "pyramidis-sheet-need-glue",
            "pyramidis-sheet-need-board",
        ]
        .map(|id| job.say(id))
        .into(),
        steps: vec![
            step("pyramidis-sheet-step-board", parts(job.paper())),
            step("pyramidis-sheet-step-score", net(&size)),
            step("pyramidis-sheet-step-fold", folding(&size)),
            step("pyramidis-sheet-step-rim", rim(&size)),
            Step { text: job.tell(&tower), drawing: Some(tower_of_five()) },
            step("pyramidis-sheet-step-tokens", fan(&size)),
        ],
    }
}

/// The parts of the board, a little apart.
fn parts(paper: Paper) -> Canvas {
    let drawing = board::board(paper).without_things();
    let tiling = Tiling::new(drawing.width(), drawing.height(), paper);
    let scale = 0.068;
    let apart = |at: f32| if at > 0.0 { 5.0 } else { 1.0 };
    let side = scale * drawing.width() + 6.0;
    let mut canvas = Canvas::new(WIDE, side);
    for (name, part) in tiling.parts() {
        let (x, y) = (apart(part.x) + (WIDE - side) / 2.0, apart(part.y));
        let to = Affine::placed(scale, x, y);
        let rect = to.rect(&part);
        canvas.fill(&Path::rect(&rect), Fill::paper());
        canvas.clipped(&Path::rect(&rect), |canvas| canvas.draw_mapped(&drawing, to));
        canvas.stroke(&Path::rect(&rect), Stroke::new(Colour::TEXT, 0.25));
        // Its name lies in the corner that no other part covers.
        let x = if part.x > 0.0 { rect.right() - 3.6 } else { rect.x + 3.6 };
        let at = (x, if part.y > 0.0 { rect.bottom() - 3.6 } else { rect.y + 3.6 });
        canvas.shape(&Path::circle(at, 2.6), Some(Fill::paper()), Some(Stroke::new(INLAY, 0.3)));
        canvas.label(&Text::new(name, Style::CAPTION.bold()), &Rect::around(at, 8.0, 6.0), Align::Centre);
    }
    canvas
}

/// A net.
fn net(size: &Size) -> Canvas {
    let net = pyramid::net(size, Player::Red);
    let mut canvas = Canvas::new(WIDE, 28.0);
    canvas.draw_in(&net, &canvas.rect());
    canvas
}

/// From flat to closed.
fn folding(size: &Size) -> Canvas {
    let mut canvas = Canvas::new(WIDE, 22.0);
    canvas.draw_in(&pyramid::folding(size, Player::Red, 0.35), &Rect::new(0.0, 0.0, 26.0, 22.0));
    point_right(&mut canvas, (27.0, 11.0));
    canvas.draw_in(&pyramid::folding(size, Player::Red, 1.0), &Rect::new(31.0, 2.0, 15.0, 18.0));
    canvas
}

/// The rim from below.
fn rim(size: &Size) -> Canvas {
    let mut canvas = Canvas::new(WIDE, 22.0);
    canvas.draw_in(&pyramid::from_below(size, Player::Red), &canvas.rect());
    canvas
}

/// Two pyramids that come together, and a tower.
fn tower_of_five() -> Canvas {
    let mut canvas = Canvas::new(WIDE, 30.0);
    let at = |canvas: &mut Canvas, (x, y): Point, players: &[Player]| {
        canvas.with(Affine::placed(0.195, x, y), |canvas| stack(canvas, players));
    };
    at(&mut canvas, (12.0, 22.4), &[Player::Blue]);
    canvas.with(Affine::placed(0.195, 12.0, 6.4), |canvas| pyramid::standing(canvas, Player::Green));
    canvas.line((12.0, 13.6), (12.0, 14.8), Stroke::new(Colour::ACCENT, 0.6));
    canvas.fill(&Path::polygon(&[(12.0, 16.2), (11.0, 14.5), (13.0, 14.5)]), Fill::mark(Colour::ACCENT));
    at(&mut canvas, (34.0, 22.4), &TOWER_OF_FIVE);
    canvas
}

/// Tokens in a stack, pushed apart.
fn fan(size: &Size) -> Canvas {
    let mut fan = Canvas::new(size.square, size.square);
    for (number, player) in TOWER_OF_FIVE.into_iter().enumerate() {
        let along = FAN * number as f32;
        let (x, y) = (along, size.square - size.token - along);
        let rect = Rect::new(x, y, size.token, size.token);
        fan.clipped(&Path::rect(&rect), |fan| fan.draw(&token::token(size, player), x, y));
        fan.stroke(&Path::rect(&rect), Stroke::new(Colour::TEXT, 0.2));
    }
    let mut canvas = Canvas::new(WIDE, 25.0);
    canvas.draw_in(&fan, &canvas.rect());
    canvas
}

fn point_right(canvas: &mut Canvas, (x, y): Point) {
    canvas.line((x, y), (x + 1.6, y), Stroke::new(Colour::ACCENT, 0.6));
    canvas.fill(
        &Path::polygon(&[(x + 3.4, y), (x + 1.4, y - 1.1), (x + 1.4, y + 1.1)]),
        Fill::mark(Colour::ACCENT),
    );
}
