//! A position on the board, for diagrams and the emblem: sphinxes, pawns, cards in hand and dice, as on the page.

use game::{Game, Seat, Tabletop, Viewer};
use games::sphinx::{Colour as Dye, Die, Field, Place, Slot, Sphinx};

use super::board::{WIDE, ground, middle, place_of};
use super::look;
use super::pieces::standing;
use crate::canvas::Canvas;
use crate::error::Error;
use crate::geometry::{Affine, Path, Point, Rect};
use crate::ink::{Colour, Fill, Stroke};
use crate::kit::Scene;

/// How far from the middle of a pawn an arrow ends.
const PAWN: f32 = 30.0;
/// How far from the middle of a sphinx an arrow ends.
const SPHINX: f32 = 46.0;

/// A position; only the part of the board round some places, if there are any.
pub(super) fn diagram(scene: &Scene<'_>) -> Result<Canvas, Error> {
    let wrong = |error: game::ParseError| Error::Position(error.to_string());
    let position = Sphinx::parse(scene.setup, scene.position).map_err(wrong)?;
    let table = Table { scene, position };
    let shown = table.shown();
    let scale = scene.width / shown.width;
    let mut canvas = Canvas::new(scene.width, scale * shown.height);
    let all = canvas.rect();
    canvas.clipped(&Path::rect(&all), |canvas| {
        canvas.with(Affine::placed(scale, -scale * shown.x, -scale * shown.y), |canvas| table.draw(canvas));
    });
    Ok(canvas)
}

/// The board with its sphinxes before a game.
pub(super) fn start(width: f32) -> Canvas {
    let mut canvas = Canvas::new(width, width);
    let all = Path::rounded(&canvas.rect(), width / 30.0);
    canvas.clipped(&all, |canvas| {
        canvas.with(Affine::scale(width / WIDE), |canvas| {
            ground(canvas);
            for slot in Slot::ALL {
                sphinx(canvas, slot);
            }
            for number in 0..4 {
                pawn(canvas, number, beside(middle(Field::START), number, 4), 0.8);
            }
        });
    });
    canvas
}

/// What is drawn, in hundredths of a field.
struct Table<'a> {
    scene: &'a Scene<'a>,
    position: Sphinx,
}

impl Table<'_> {
    /// What of the board is seen.
    fn shown(&self) -> Rect {
        let board = Rect::new(0.0, 0.0, WIDE, WIDE);
        let places = self.scene.around.iter().filter_map(|place| self.room_of(place));
        let Some(all) = places.reduce(|all, one| all.with(&one)) else { return board };
        // As wide as was asked for, round the same middle, but on the board.
        let width = all.width.max(all.height * self.scene.aspect).min(WIDE * self.scene.aspect.max(1.0));
        let part = Rect::around(all.middle(), width, width / self.scene.aspect);
        let inside =
            |low: f32, size: f32| if size > WIDE { (WIDE - size) / 2.0 } else { low.clamp(0.0, WIDE - size) };
        Rect { x: inside(part.x, part.width), y: inside(part.y, part.height), ..part }
    }

    /// How much room a place takes: a field, a sphinx (`G1`) or a hand (`hand:p1`).
    fn room_of(&self, place: &str) -> Option<Rect> {
        if let Some(seat) = place.strip_prefix("hand:") {
            return self.seat(seat).map(|seat| self.hand(seat));
        }
        point(place).map(|at| Rect::around(at, 108.0, 108.0))
    }

    fn seat(&self, name: &str) -> Option<usize> {
        self.scene.setup.seats().iter().position(|seat| *seat == name)
    }

    fn seats(&self) -> usize {
        self.scene.setup.seats().len()
    }

    /// Where a hand lies on the frame: the one who looks is at the lower left, the others follow.
    fn hand(&self, seat: usize) -> Rect {
        let looking = self.scene.looking.and_then(|name| self.seat(name)).unwrap_or(0);
        let at = (seat + self.seats() - looking) % self.seats();
        let width = if at > 1 { 460.0 } else { 385.0 };
        let x = if at % 2 == 1 { WIDE - 12.0 - width } else { 12.0 };
        Rect::new(x, if at > 1 { 8.0 } else { WIDE - 100.0 }, width, 92.0)
    }

    fn draw(&self, canvas: &mut Canvas) {
        ground(canvas);
        for place in self.scene.marks {
            if let Some(at) = point(place) {
                let rect = Rect::around(at, 92.0, 92.0);
                canvas.stroke(&Path::rounded(&rect, 12.0), Stroke::paper(13.0));
                canvas.stroke(&Path::rounded(&rect, 12.0), Stroke::new(Colour::hex("#7b2fae"), 7.0));
            }
        }
        self.sphinxes(canvas);
        for action in self.scene.played {
            self.played(canvas, action);
        }
        self.pawns(canvas);
        for seat in 0..self.seats() {
            self.cards(canvas, seat);
        }
        self.dice(canvas);
        for way in self.scene.crossed {
            arrow(canvas, &way.iter().filter_map(|place| point(place)).collect::<Vec<_>>(), 0.0, true);
        }
    }

    fn sphinxes(&self, canvas: &mut Canvas) {
        let looking = self.scene.looking.and_then(|name| self.seat(name));
        let viewer = looking.map_or(Viewer::Spectator, |seat| Viewer::Seat(Seat(seat as u8)));
        let view = self.position.view(viewer);
        for slot in Slot::ALL {
            sphinx(canvas, slot);
            if let Some(colour) = view.colour_under(slot) {
                let (x, y) = place_of(slot);
                canvas.with(Affine::placed(0.72, x + 26.0, y - 6.0), |canvas| look::gem(canvas, colour));
            }
        }
    }

    fn pawns(&self, canvas: &mut Canvas) {
        let fields: Vec<Field> =
            (0..self.seats()).map(|seat| self.position.pawn_of(Seat(seat as u8))).collect();
        for (seat, field) in fields.iter().enumerate() {
            let there: Vec<usize> = (0..fields.len()).filter(|other| fields[*other] == *field).collect();
            let number = there.iter().position(|other| *other == seat).unwrap_or(0);
            let scale = if there.len() > 1 { 0.8 } else { 1.0 };
            pawn(canvas, seat, beside(middle(*field), number, there.len()), scale);
        }
    }

    /// The cards of a seat beside its seal.
    fn cards(&self, canvas: &mut Canvas, seat: usize) {
        let rect = self.hand(seat);
        let cards: Vec<Dye> = self.position.hand_of(Seat(seat as u8)).iter().collect();
        if cards.is_empty() && !self.scene.around.iter().any(|place| place.starts_with("hand:")) {
            return;
        }
        let rack = Path::rounded(&rect, 16.0);
        let wood = Colour::hex("#5a4326");
        canvas.shape(&rack, Some(Fill::area(wood)), Some(Stroke::new(look::GOLD, 2.5)));
        let (face, _, ink, _) = look::dye(look::seat(seat));
        let at = (rect.x + 42.0, rect.y + 46.0);
        canvas.shape(&Path::circle(at, 30.0), Some(Fill::area(face)), Some(Stroke::new(look::DARK, 4.0)));
        look::letters(canvas, &(seat + 1).to_string(), &Rect::around(at, 50.0, 40.0), 24.0, ink);
        for (number, colour) in cards.into_iter().enumerate() {
            let x = rect.x + 110.0 + number as f32 * 58.0;
            canvas.with(Affine::placed(0.86, x, rect.y + 46.0), |canvas| look::small_card(canvas, colour));
        }
    }

    /// The dice that are left, at the foot of the frame.
    fn dice(&self, canvas: &mut Canvas) {
        let dice: Vec<Die> = self.position.dice().iter().collect();
        for (number, die) in dice.iter().enumerate() {
            let x = WIDE / 2.0 + (number as f32 - (dice.len() - 1) as f32 / 2.0) * 86.0;
            canvas.with(Affine::placed(0.72, x, WIDE - 54.0), |canvas| {
                let edge = Path::rounded(&Rect::around((0.0, 0.0), 104.0, 104.0), 18.0);
                canvas.clipped(&edge, |canvas| look::face(canvas, *die, *die == Die::Snakes));
                canvas.stroke(&edge, Stroke::new(look::DARK, 3.0));
            });
        }
    }

    /// An arrow for what was played: a walk with its door, sphinxes that changed places, the way to the treasure.
    fn played(&self, canvas: &mut Canvas, action: &str) {
        let Some((actor, action)) = action.split_once(' ') else { return };
        let Some(seat) = self.seat(actor) else { return };
        if let Some((one, other)) = action.strip_prefix("swap:").and_then(|slots| slots.split_once(':')) {
            if let (Some(one), Some(other)) = (point(one), point(other)) {
                arrow(canvas, &[one, other], SPHINX, false);
                arrow(canvas, &[other, one], SPHINX, false);
            }
            return;
        }
        let end = self.position.pawn_of(Seat(seat as u8));
        if action.starts_with("attempt:") && end == Field::TREASURE {
            let way: Vec<Point> =
                (Field::FIRST_GUARD.number()..=end.number()).filter_map(Field::new).map(middle).collect();
            return arrow(canvas, &way, PAWN, false);
        }
        let Ok(steps) = action.parse::<i16>() else { return };
        // A walk to the first guard may be shorter than the die: nobody knows where it began.
        if end >= Field::FIRST_GUARD {
            let way: Vec<Point> = (Field::LAST.number() - 1..=Field::FIRST_GUARD.number())
                .filter_map(Field::new)
                .map(middle)
                .collect();
            return arrow(canvas, &way, PAWN, false);
        }
        let stays = self.scene.played.iter().any(|action| action.ends_with(" stay"));
        let last = match end.place() {
            Place::Door(_, across) if !stays => across,
            _ => end,
        };
        let field =
            |at: i16| u8::try_from(i16::from(last.number()) - at).ok().and_then(Field::new).map(middle);
        let back: Vec<i16> = if steps > 0 { (0..=steps).rev().collect() } else { (steps..=0).collect() };
        let way: Vec<Point> = back.into_iter().filter_map(field).collect();
        arrow(canvas, &way, if last == end { PAWN } else { 0.0 }, false);
        if last != end {
            arrow(canvas, &[middle(last), middle(end)], PAWN, false);
        }
    }
}

/// The middle of a field or of the place of a sphinx.
fn point(place: &str) -> Option<Point> {
    let slot = Slot::ALL.into_iter().find(|slot| slot.to_string() == place);
    slot.map(place_of).or_else(|| place.parse().ok().and_then(Field::new).map(middle))
}

/// Pawns on one field stand beside each other.
fn beside((x, y): Point, number: usize, count: usize) -> Point {
    if count < 2 {
        return (x, y);
    }
    let dx = if number.is_multiple_of(2) { -21.0 } else { 21.0 };
    let dy = if count < 3 {
        0.0
    } else if number < 2 {
        -19.0
    } else {
        21.0
    };
    (x + dx, y + dy)
}

fn pawn(canvas: &mut Canvas, number: usize, (x, y): Point, scale: f32) {
    canvas.with(Affine::placed(scale, x, y - 6.0), |canvas| {
        let shade = Path::ellipse((4.0, 31.0), 27.0, 9.0);
        canvas.fill(&shade, Fill::decoration(look::DARK).opacity(0.4));
        look::pawn(canvas, number);
    });
}

fn sphinx(canvas: &mut Canvas, slot: Slot) {
    let (x, y) = place_of(slot);
    canvas.with(Affine::translate(x, y), |canvas| {
        standing(canvas);
        let rect = Rect::around((0.0, 27.5), 30.0, 14.0);
        look::letters(canvas, &slot.to_string(), &rect, 9.0, Colour::hex("#fbe9bd"));
    });
}

/// A way from place to place that ends a little before the last one, so that its tip is seen beside what stands there;
/// one that is not allowed ends in a cross.
fn arrow(canvas: &mut Canvas, places: &[Point], before_end: f32, is_crossed: bool) {
    let (Some(to), Some(before)) = (places.last(), places.iter().rev().nth(1)) else { return };
    let colour = Colour::hex(if is_crossed { "#b3261e" } else { "#0d4a63" });
    let (dx, dy) = (to.0 - before.0, to.1 - before.1);
    let length = dx.hypot(dy).max(1.0);
    let (dx, dy) = (dx / length, dy / length);
    let tip = (to.0 - before_end * dx, to.1 - before_end * dy);
    let neck = (tip.0 - 26.0 * dx, tip.1 - 26.0 * dy);
    let mut line = places.to_vec();
    if let Some(last) = line.last_mut() {
        *last = neck;
    }
    let line = Path::lines(&line);
    let head = [tip, (neck.0 - 18.0 * dy, neck.1 + 18.0 * dx), (neck.0 + 18.0 * dy, neck.1 - 18.0 * dx)];
    canvas.stroke(&line, Stroke::paper(17.0).round());
    canvas.stroke(&Path::polygon(&head), Stroke::paper(7.0));
    canvas.stroke(&line, Stroke::new(colour, 10.0).round());
    canvas.fill(&Path::polygon(&head), Fill::mark(colour));
    if is_crossed {
        let (x, y) = *to;
        for way in [1.0, -1.0] {
            let (from, to) = ((x - 20.0, y - 20.0 * way), (x + 20.0, y + 20.0 * way));
            canvas.line(from, to, Stroke::paper(16.0).round());
            canvas.line(from, to, Stroke::new(colour, 9.0).round());
        }
    }
}
