//! A position on the board, for diagrams, the emblem and the guide.

use game::{AnyMatch, Seat, Value, Viewer};
use games::sakkara::{ANKH, Cell, Colour as Player, SIDE, Stone};

use super::board::{CELL, WIDE, ground, middle};
use super::look::{INLAY, LAPIS, RIM};
use super::{glyphs, pieces};
use crate::canvas::Canvas;
use crate::error::Error;
use crate::geometry::{Affine, Path, Point, Rect};
use crate::ink::{Colour, Fill, Stroke};
use crate::kit::Scene;

/// A position; only the part of the board round some places, if there are any.
pub(super) fn diagram(scene: &Scene<'_>) -> Result<Canvas, Error> {
    let wrong = |error: game::ParseError| Error::Position(error.to_string());
    let game = games::find(scene.setup.spec().name);
    let game = game.ok_or_else(|| Error::Position(format!("{} is unknown", scene.setup.spec().name)))?;
    let table = game.open_at(scene.setup, scene.position).map_err(wrong)?;
    let shown = shown(scene);
    let scale = scene.width / shown.width;
    let mut canvas = Canvas::new(scene.width, scale * shown.height);
    let all = canvas.rect();
    canvas.clipped(&Path::rect(&all), |canvas| {
        canvas.with(Affine::placed(scale, -scale * shown.x, -scale * shown.y), |canvas| {
            draw(canvas, scene, table.as_ref());
        });
    });
    Ok(canvas)
}

/// What of the board is seen, in hundredths of a field.
fn shown(scene: &Scene<'_>) -> Rect {
    let spot = |place: &String| Some(Rect::around(place_of(place)?, CELL, CELL));
    let Some(all) = scene.around.iter().filter_map(spot).reduce(|all, one| all.with(&one)) else {
        // All of it, with the stones outside.
        return Rect::new(0.0, 0.0, WIDE, WIDE).inset(-CELL);
    };
    let all = all.inset(-12.0);
    // As wide as was asked for, round the same middle.
    let (x, y) = all.middle();
    let width = all.width.max(all.height * scene.aspect);
    Rect::around((x, y), width, width / scene.aspect)
}

/// The middle of a place: a cell, or where a stone waits outside (`wait:red:R`).
fn place_of(place: &str) -> Option<Point> {
    if let Some(waiting) = place.strip_prefix("wait:") {
        let (colour, stone) = waiting.split_once(':')?;
        let player = Player::ALL.into_iter().find(|player| player.name() == colour)?;
        let stone = Stone::ALL.into_iter().find(|one| game::to_value(one) == stone)?;
        return Some(outside(player, stone));
    }
    cell(place).map(middle)
}

fn cell(name: &str) -> Option<Cell> {
    Cell::all().find(|cell| cell.to_string() == name)
}

/// The stones wait round the corner of their entrance: Ra at the corner itself, the others beside it.
fn outside(player: Player, stone: Stone) -> Point {
    let (x, y) = middle(player.entrance());
    let outward = |along: f32| if along < WIDE / 2.0 { along - 92.0 } else { along + 92.0 };
    match stone {
        Stone::Ra => (outward(x), outward(y)),
        Stone::Isis => (x, outward(y)),
        Stone::Osiris => (outward(x), y),
    }
}

fn draw(canvas: &mut Canvas, scene: &Scene<'_>, table: &dyn AnyMatch) {
    let seats = scene.setup.seats();
    let looking = scene.looking.and_then(|name| seats.iter().position(|seat| *seat == name));
    let viewer = looking.map_or(Viewer::Spectator, |seat| Viewer::Seat(Seat(seat as u8)));
    let view = table.view(viewer);
    let players: Vec<Player> =
        Player::ALL.into_iter().filter(|player| seats.contains(&player.name())).collect();
    ground(canvas, &players);
    for bridge in view["bridges"].as_array().into_iter().flatten() {
        if let Some(cell) = bridge["field"].as_str().and_then(cell) {
            lay_bridge(canvas, cell);
        }
    }
    for place in scene.marks {
        if let Some(at) = place_of(place) {
            let rect = Rect::around(at, 92.0, 92.0);
            canvas.stroke(&Path::rounded(&rect, 12.0), Stroke::paper(13.0));
            canvas.stroke(&Path::rounded(&rect, 12.0), Stroke::new(Colour::hex("#7b2fae"), 7.0));
        }
    }
    for seat in view["seats"].as_array().into_iter().flatten() {
        let Some(player) = players.iter().find(|player| seat["colour"] == player.name()) else { continue };
        for (stone, found) in Stone::ALL.into_iter().zip(seat["stones"].as_array().into_iter().flatten()) {
            let (at, size) = match found["field"].as_str().and_then(cell) {
                Some(cell) => (middle(cell), 1.12),
                None => (outside(*player, stone), 0.95),
            };
            canvas.with(
                Affine::rotate(turned(&found["heading"])).then(&Affine::placed(size, at.0, at.1)),
                |canvas| {
                    pieces::stone(canvas, *player, stone);
                },
            );
        }
    }
    for action in scene.played {
        let text = action.rsplit(' ').next().unwrap_or_default();
        let way = text.split_once(':').map_or(text, |(_, way)| way);
        arrow(canvas, &way.split('-').filter_map(place_of).collect::<Vec<_>>(), false);
    }
    for way in scene.crossed {
        arrow(canvas, &way.iter().filter_map(|place| place_of(place)).collect::<Vec<_>>(), true);
    }
}

/// The large arrow of a stone that has stepped points where it went.
fn turned(heading: &Value) -> f32 {
    match heading.as_str() {
        Some("e") => 90.0,
        Some("s") => 180.0,
        Some("w") => 270.0,
        _ => 0.0,
    }
}

/// A bridge lies across its wall; on a corner it joins two fields outside.
pub(super) fn lay_bridge(canvas: &mut Canvas, cell: Cell) {
    let Some(kind) = cell.bridge() else { return };
    let (x, y) = middle(cell);
    let depth = cell.depth();
    let is_end = |at: u8| at == depth || at == SIDE - 1 - depth;
    let degrees = match (is_end(cell.column()), is_end(cell.row())) {
        _ if cell == ANKH => 0.0,
        (true, true) => 45.0,
        (true, false) => 90.0,
        _ => 0.0,
    };
    canvas.with(Affine::rotate(degrees).then(&Affine::translate(x, y)), |canvas| {
        pieces::bridge(canvas, kind, 0.0);
    });
    if cell == ANKH {
        // The goal shows through what lies on it.
        canvas.with(Affine::placed(0.92, x, y), |canvas| {
            canvas.stroke(&Path::svg(glyphs::ANKH), Stroke::paper(13.0).round());
            canvas.stroke(&Path::svg(glyphs::ANKH), Stroke::new(LAPIS, 7.0).round());
        });
    }
}

/// A way from place to place; one that is not allowed ends in a cross.
fn arrow(canvas: &mut Canvas, places: &[Point], is_crossed: bool) {
    let (Some(to), Some(before)) = (places.last(), places.iter().rev().nth(1)) else { return };
    let colour = if is_crossed { Colour::hex("#b3261e") } else { Colour::hex("#0d4a63") };
    let (dx, dy) = (to.0 - before.0, to.1 - before.1);
    let length = dx.hypot(dy).max(1.0);
    let (dx, dy) = (dx / length, dy / length);
    let tip = (to.0 - 4.0 * dx, to.1 - 4.0 * dy);
    let neck = (tip.0 - 24.0 * dx, tip.1 - 24.0 * dy);
    let mut line = places.to_vec();
    if let Some(last) = line.last_mut() {
        *last = neck;
    }
    let line = Path::lines(&line);
    let head = [tip, (neck.0 - 16.0 * dy, neck.1 + 16.0 * dx), (neck.0 + 16.0 * dy, neck.1 - 16.0 * dx)];
    canvas.stroke(&line, Stroke::paper(15.0).round());
    canvas.shape(&Path::polygon(&head), None, Some(Stroke::paper(7.0)));
    canvas.stroke(&line, Stroke::new(colour, 8.0).round());
    canvas.fill(&Path::polygon(&head), Fill::mark(colour));
    if is_crossed {
        let (x, y) = *to;
        for (from, to) in
            [((x - 20.0, y - 20.0), (x + 20.0, y + 20.0)), ((x - 20.0, y + 20.0), (x + 20.0, y - 20.0))]
        {
            canvas.line(from, to, Stroke::paper(16.0).round());
            canvas.line(from, to, Stroke::new(colour, 9.0).round());
        }
    }
}

/// The board with its bridges at their first fields, in a frame.
pub(super) fn start(width: f32) -> Canvas {
    let mut canvas = Canvas::new(width, width);
    let scale = width / (WIDE + 40.0);
    let all = canvas.rect();
    canvas.shape(&Path::rounded(&all, 1.5), Some(Fill::area(RIM)), Some(Stroke::new(INLAY, 0.5)));
    canvas.with(Affine::placed(scale, 20.0 * scale, 20.0 * scale), |canvas| {
        ground(canvas, &Player::ALL);
        for cell in games::sakkara::BRIDGES {
            lay_bridge(canvas, cell);
        }
    });
    canvas
}
