//! How Piramido is built: steps with drawings.

use game::Message;
use games::piramido::{Colour as Player, Route, Sign};

use super::look::{self, CARVED, PAPYRUS, RIM, WALL};
use super::{cards, labyrinth, model_of, pieces, pyramid};
use crate::canvas::Canvas;
use crate::geometry::{Affine, Path, Point, Rect};
use crate::ink::{Colour, Fill, Stroke};
use crate::kit::{Guide, Job, Step};
use crate::paper::OVERLAP;
use crate::text::{Align, Style, Text};

pub(super) fn guide(job: &Job<'_>) -> Guide {
    let step = |id: &'static str, drawing: Canvas| Step { text: job.say(id), drawing: Some(drawing) };
    let cards = Message::new("piramido-sheet-step-cards").number("count", cards::EACH as i64);
    Guide {
        minutes: 180,
        materials: [
            "piramido-sheet-need-knife",
            "piramido-sheet-need-glue",
            "piramido-sheet-need-tape",
            "piramido-sheet-need-die",
            "piramido-sheet-need-viewer",
        ]
        .map(|id| job.say(id))
        .into(),
        steps: vec![
            step("piramido-sheet-step-halves", halves(job)),
            step("piramido-sheet-step-fold", fold(job)),
            step("piramido-sheet-step-supports", supports()),
            step("piramido-sheet-step-stack", stack()),
            step("piramido-sheet-step-labyrinth", maze(job)),
            step("piramido-sheet-step-standing", standing()),
            Step { text: job.tell(&cards), drawing: Some(grid()) },
            step("piramido-sheet-step-strips", strip()),
            step("piramido-sheet-step-envelopes", envelope()),
            step("piramido-sheet-step-stereo", stereo()),
            step("piramido-sheet-step-bands", bands()),
        ],
    }
}

fn thin() -> Stroke {
    Stroke::new(Colour::TEXT, 0.3)
}

/// An arrow, to the right unless it is turned.
fn arrow(canvas: &mut Canvas, (x, y): Point, length: f32, degrees: f32) {
    canvas.with(Affine::rotate(degrees).then(&Affine::translate(x, y)), |canvas| {
        canvas.line((0.0, 0.0), (length - 2.0, 0.0), Stroke::new(Colour::ACCENT, 0.5));
        let head = [(length, 0.0), (length - 2.6, -1.3), (length - 2.6, 1.3)];
        canvas.fill(&Path::polygon(&head), Fill::mark(Colour::ACCENT));
    });
}

/// The two halves of the lowest terrace, one over the tab of the other.
fn halves(job: &Job<'_>) -> Canvas {
    let mut canvas = Canvas::new(46.0, 40.0);
    let (left, right) = (pyramid::terrace(job, 0, 0..4), pyramid::terrace(job, 0, 4..9));
    let scale = 38.0 / left.height();
    canvas.draw_mapped(&left, Affine::placed(scale, 0.5, 1.0));
    let x = 0.5 + scale * (left.width() + 22.0);
    canvas.draw_mapped(&right, Affine::placed(scale, x, 1.0));
    arrow(&mut canvas, (x + 8.0, 20.0), 8.0, 180.0);
    canvas
}

/// A net, then the box.
fn fold(job: &Job<'_>) -> Canvas {
    let mut canvas = Canvas::new(46.0, 26.0);
    let net = pyramid::terrace(job, 3, 0..3);
    canvas.draw_in(&net, &Rect::new(0.0, 0.5, 22.0, 25.0));
    arrow(&mut canvas, (23.0, 13.0), 5.5, 0.0);
    // The box from a corner, its walls down.
    let (x, y) = (37.5, 8.5);
    let top = [(x, y - 5.0), (x + 8.0, y), (x, y + 5.0), (x - 8.0, y)];
    let left = [(x - 8.0, y), (x, y + 5.0), (x, y + 9.5), (x - 8.0, y + 4.5)];
    let right = [(x + 8.0, y), (x, y + 5.0), (x, y + 9.5), (x + 8.0, y + 4.5)];
    canvas.shape(&Path::polygon(&top), Some(Fill::area(look::STONES[3])), Some(thin()));
    canvas.shape(&Path::polygon(&left), Some(Fill::area(WALL)), Some(thin()));
    canvas.shape(&Path::polygon(&right), Some(Fill::area(WALL.mixed(0.8, Colour::BLACK))), Some(thin()));
    canvas
}

/// Tubes below the lowest two terraces, seen from below.
fn supports() -> Canvas {
    let mut canvas = Canvas::new(46.0, 24.0);
    let mut below = |x: f32, side: f32, tubes: &[Rect]| {
        let rect = Rect::new(x, 12.0 - side / 2.0, side, side);
        canvas.shape(&Path::rect(&rect), Some(Fill::area(PAPYRUS)), Some(thin()));
        for tube in tubes {
            let tube = tube.moved(rect.middle().0, rect.middle().1);
            canvas.shape(&Path::rect(&tube), Some(Fill::area(WALL)), Some(thin()));
        }
    };
    let level = |y: f32| Rect::around((0.0, y), 9.0, 1.7);
    let upright = |x: f32| Rect::around((x, 0.0), 1.7, 9.0);
    below(0.5, 23.0, &[level(-8.0), level(8.0), upright(-8.0), upright(8.0)]);
    below(27.0, 18.0, &[level(-5.6), level(5.6)]);
    canvas
}

/// Four terraces stand, the last one comes down.
fn stack() -> Canvas {
    let mut canvas = Canvas::new(46.0, 31.0);
    let model = pyramid::model(44.0, pyramid::TERRACES - 1);
    canvas.draw(&model, 1.0, 31.0 - model.height());
    let top = Rect::around((23.0, 3.2), 4.6, 3.6);
    canvas.shape(&Path::rect(&top), Some(Fill::area(look::GOLD)), Some(Stroke::new(CARVED, 0.3)));
    arrow(&mut canvas, (23.0, 6.0), 4.6, 90.0);
    canvas
}

/// The two parts of the labyrinth.
fn maze(job: &Job<'_>) -> Canvas {
    let picture = model_of(Route::C, 44.0);
    let mut canvas = Canvas::new(46.0, picture.height() + 2.0);
    canvas.draw(&picture, 1.0, 1.0);
    // Both show what lies between these lines.
    let half = OVERLAP / 2.0 * picture.width() / labyrinth::board(job.paper()).width();
    for x in [23.0 - half, 23.0 + half] {
        let stroke = Stroke::new(Colour::ACCENT, 0.5).dashed(&[1.4, 0.9]);
        canvas.line((x, 0.0), (x, canvas.height()), stroke);
    }
    let style = Style::SMALL.bold();
    for (name, x) in [("A1", 12.0), ("A2", 34.0)] {
        let rect = Rect::around((x, picture.height() - 3.0), 7.0, 4.6);
        canvas.fill(&Path::rounded(&rect, 1.0), Fill::paper());
        canvas.label(&Text::new(name, style), &rect, Align::Centre);
    }
    canvas
}

/// A sphinx: flat, then folded.
fn standing() -> Canvas {
    let mut canvas = Canvas::new(46.0, 36.0);
    canvas.draw_in(&pieces::sphinx_to_fold(Player::Blue, 5), &Rect::new(1.0, 0.5, 15.0, 35.0));
    arrow(&mut canvas, (17.5, 18.0), 6.0, 0.0);
    let foot = [(27.0, 27.0), (41.0, 27.0), (38.5, 33.5), (24.5, 33.5)];
    canvas.shape(&Path::polygon(&foot), Some(look::ground(Player::Blue)), Some(thin()));
    let face = Rect::new(27.0, 7.0, 14.0, 20.0);
    let colour = Colour::BLUE.mixed(0.14, PAPYRUS);
    canvas.shape(&Path::rect(&face), Some(Fill::area(colour)), Some(thin()));
    canvas.with(Affine::placed(0.25, 34.0, 19.5), |canvas| pieces::sphinx(canvas, Player::Blue, 5));
    canvas
}

/// A corner of a sheet of cards with long cuts.
fn grid() -> Canvas {
    let mut canvas = Canvas::new(46.0, 24.0);
    for column in 0..5 {
        for row in 0..3 {
            let rect = Rect::new(2.0 + 7.0 * column as f32, 1.5 + 7.0 * row as f32, 7.0, 7.0);
            canvas.shape(&Path::rect(&rect), Some(Fill::area(PAPYRUS)), Some(Stroke::new(RIM, 0.25)));
            let (x, y) = rect.middle();
            canvas.with(Affine::translate(x, y), |canvas| look::sign(canvas, Sign::ALL[row + 1], 4.6));
        }
    }
    arrow(&mut canvas, (44.0, 8.5), 5.5, 180.0);
    arrow(&mut canvas, (44.0, 15.5), 5.5, 180.0);
    canvas
}

/// A strip that is being folded, with tape at its edge.
fn strip() -> Canvas {
    let mut canvas = Canvas::new(46.0, 18.0);
    let colour = Colour::RED.mixed(0.22, PAPYRUS);
    let behind = [(5.0, 7.0), (43.0, 7.0), (41.0, 1.5), (7.0, 1.5)];
    canvas.shape(&Path::polygon(&behind), Some(Fill::area(PAPYRUS)), Some(thin()));
    let front = Rect::new(5.0, 7.0, 38.0, 9.0);
    canvas.shape(&Path::rect(&front), Some(Fill::area(colour)), Some(thin()));
    look::plate(&mut canvas, Player::Red, &Rect::new(7.5, 9.0, 7.0, 5.0));
    let tape = Rect::new(21.0, 13.0, 6.0, 4.6);
    canvas.shape(&Path::rect(&tape), Some(Fill::area(Colour::hex("#e8e2c8")).opacity(0.8)), Some(thin()));
    canvas
}

/// An envelope with cards that look out of it.
fn envelope() -> Canvas {
    let mut canvas = Canvas::new(46.0, 30.0);
    let colour = Colour::BLUE.mixed(0.16, PAPYRUS);
    for number in (0..3).rev() {
        let rect = Rect::new(7.0, 3.0 + 1.6 * number as f32, 32.0, 16.0);
        canvas.shape(&Path::rounded(&rect, 0.6), Some(Fill::area(PAPYRUS)), Some(thin()));
    }
    let card = Rect::new(7.0, 6.2, 32.0, 16.0);
    canvas.shape(&Path::rounded(&card, 0.6), Some(Fill::area(PAPYRUS)), Some(thin()));
    canvas.label(&Text::new("1", Style::SMALL.bold()), &Rect::new(7.0, 6.6, 32.0, 5.0), Align::Centre);
    let front = Rect::new(4.0, 12.0, 38.0, 17.0);
    canvas.shape(&Path::rect(&front), Some(Fill::area(colour)), Some(thin()));
    look::plate(&mut canvas, Player::Blue, &Rect::new(8.0, 16.0, 8.0, 5.4));
    canvas
}

/// A card with its two views, and its other side.
fn stereo() -> Canvas {
    let mut canvas = Canvas::new(46.0, 24.0);
    let card = Rect::new(0.5, 0.5, 45.0, 22.8);
    canvas.shape(&Path::rounded(&card, 0.6), Some(Fill::paper()), Some(thin()));
    for x in [14.0, 32.0] {
        let view = Rect::new(x - 8.7, 1.6, 17.4, 17.4);
        canvas.fill(&Path::rounded(&view, 1.0), Fill::area(Colour::hex("#9fc7cc")));
        let model = pyramid::model(15.0, pyramid::TERRACES);
        canvas.draw(&model, x - 7.5 + if x > 20.0 { -0.3 } else { 0.3 }, 17.6 - model.height());
        canvas.stroke(&Path::rounded(&view, 1.0), thin());
    }
    look::plate(&mut canvas, Player::Yellow, &Rect::new(18.5, 20.0, 4.2, 2.6));
    canvas.label(&Text::new("3", Style::CAPTION.bold()), &Rect::new(23.5, 19.9, 4.0, 2.9), Align::Centre);
    canvas
}

/// The three colours with their bands.
fn bands() -> Canvas {
    let mut canvas = Canvas::new(46.0, 20.0);
    for (number, player) in Player::ALL.into_iter().enumerate() {
        let x = 8.5 + 14.5 * number as f32;
        canvas.with(Affine::placed(0.24, x, 9.5), |canvas| pieces::explorer(canvas, player));
    }
    canvas
}
