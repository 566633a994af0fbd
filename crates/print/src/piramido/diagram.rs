//! A position on the pyramid, in the labyrinth or on a scoreboard, for diagrams.

use game::{Scan, Value, Viewer};
use games::piramido::{COLUMNS, Colour as Player, Route, Side, Sign, Space, Step};

use super::look::{self, OUTLINE, PAPYRUS, RIM};
use super::pieces::{self, CARD, PITCH, SPACES};
use super::{labyrinth, pyramid};
use crate::canvas::Canvas;
use crate::error::Error;
use crate::geometry::{Affine, Path, Point, Rect};
use crate::ink::{Colour, Fill, Stroke};
use crate::kit::Scene;
use crate::text::Face;

/// A hundred: a step or a space.
const FIELD: f32 = 100.0;
/// Sand round the pyramid.
const SAND: f32 = 14.0;

/// A position; only the part of the board round some places, if there are any.
pub(super) fn diagram(scene: &Scene<'_>) -> Result<Canvas, Error> {
    let wrong = |error: game::ParseError| Error::Position(error.to_string());
    let game = games::find(scene.setup.spec().name);
    let game = game.ok_or_else(|| Error::Position(format!("{} is unknown", scene.setup.spec().name)))?;
    let view = game.open_at(scene.setup, scene.position).map_err(wrong)?.view(Viewer::Spectator);
    if let Some(seat) = scene.around.iter().find_map(|place| place.strip_prefix("score:")) {
        return Ok(scoreboard(scene, &view, seat));
    }
    let table = Table { scene, on_pyramid: matches!(view["route"].as_str(), Some("A" | "B")), view: &view };
    let shown = table.shown();
    let scale = scene.width / shown.width;
    let mut canvas = Canvas::new(scene.width, scale * shown.height);
    let all = canvas.rect();
    canvas.clipped(&Path::rect(&all), |canvas| {
        canvas.with(Affine::placed(scale, -scale * shown.x, -scale * shown.y), |canvas| {
            table.draw(canvas, &shown);
        });
    });
    Ok(canvas)
}

struct Table<'a> {
    scene: &'a Scene<'a>,
    view: &'a Value,
    on_pyramid: bool,
}

impl Table<'_> {
    /// What of the board is seen; a die that was thrown has room at the left.
    fn shown(&self) -> Rect {
        let die = if self.thrown().is_some() { FIELD } else { 0.0 };
        let spot = |place: &String| Some(Rect::around(self.place_of(place)?, FIELD, FIELD));
        let Some(all) = self.scene.around.iter().filter_map(spot).reduce(|all, one| all.with(&one)) else {
            let (width, height) = if self.on_pyramid {
                (pyramid::WIDE, pyramid::WIDE)
            } else {
                (labyrinth::WIDE, labyrinth::HIGH)
            };
            let all = Rect::new(0.0, 0.0, width, height).inset(if self.on_pyramid { -SAND } else { 0.0 });
            return Rect::new(all.x - die, all.y, all.width + die, all.height);
        };
        let all = all.inset(-14.0);
        let (x, y) = all.middle();
        let width = (all.width + die).max(all.height * self.scene.aspect);
        Rect::around((x - die / 2.0, y), width, width / self.scene.aspect)
    }

    /// The number that was thrown to come here.
    fn thrown(&self) -> Option<u8> {
        self.played().find_map(|action| action.strip_prefix("roll:")?.parse().ok())
    }

    fn played(&self) -> impl Iterator<Item = &str> {
        self.scene.played.iter().filter_map(|action| action.split_once(' ')).map(|(_, action)| action)
    }

    /// The middle of a place: `e1`, `3c`, `X` or `L:red`.
    fn place_of(&self, place: &str) -> Option<Point> {
        if self.on_pyramid {
            return step(place).map(pyramid::middle);
        }
        if let Some((side, colour)) = place.split_once(':') {
            let side = Side::from_letter(side.chars().next()?)?;
            return Some(labyrinth::start(side, player(colour)?));
        }
        Space::read(&mut Scan::new(place)).ok().map(labyrinth::middle)
    }

    fn draw(&self, canvas: &mut Canvas, shown: &Rect) {
        if self.on_pyramid {
            canvas.fill(&Path::rect(shown), Fill::area(Colour::hex("#ddc189")));
            pyramid::above(canvas);
        } else {
            canvas.fill(&Path::rect(shown), Fill::area(Colour::hex("#77593a")));
            labyrinth::ground(canvas);
        }
        for at in self.scene.marks.iter().filter_map(|place| self.place_of(place)) {
            let rect = Path::rounded(&Rect::around(at, 90.0, 90.0), 12.0);
            canvas.stroke(&rect, Stroke::paper(14.0));
            canvas.stroke(&rect, Stroke::new(Colour::hex("#7b2fae"), 7.0));
        }
        self.sphinxes(canvas);
        self.explorers(canvas);
        arrow(canvas, &self.trail(), false);
        for way in self.scene.crossed {
            arrow(canvas, &way.iter().filter_map(|place| self.place_of(place)).collect::<Vec<_>>(), true);
        }
        if let Some(number) = self.thrown() {
            let at = Affine::placed(0.78, shown.x + FIELD * 0.5, shown.y + FIELD * 0.5);
            canvas.with(at, |canvas| look::die(canvas, number));
        }
    }

    fn sphinxes(&self, canvas: &mut Canvas) {
        for sphinx in self.view["sphinxes"].as_array().into_iter().flatten() {
            let at = sphinx["step"].as_str().and_then(step).map(pyramid::middle);
            let (Some((x, y)), Some(player), Some(number)) =
                (at, sphinx["colour"].as_str().and_then(player), sphinx["number"].as_u64())
            else {
                continue;
            };
            canvas.with(Affine::placed(0.95, x, y + 4.0), |canvas| {
                pieces::sphinx(canvas, player, number as u8);
            });
        }
    }

    /// Explorers on one place stand beside each other.
    fn explorers(&self, canvas: &mut Canvas) {
        let standing: Vec<(Player, Point)> = self.seats().filter_map(|seat| self.explorer(seat)).collect();
        for (number, (player, (x, y))) in standing.iter().enumerate() {
            let same = |other: &&(Player, Point)| other.1 == (*x, *y);
            let (before, all) =
                (standing[..number].iter().filter(same).count(), standing.iter().filter(same).count());
            let shift = (before as f32 - (all as f32 - 1.0) / 2.0) * 40.0;
            let sphinx = self.view["sphinxes"].as_array().into_iter().flatten();
            let is_guarded = sphinx
                .filter_map(|sphinx| step(sphinx["step"].as_str()?))
                .any(|step| pyramid::middle(step) == (*x, *y));
            let shift = if is_guarded { shift - 26.0 } else { shift };
            canvas.with(Affine::placed(1.06, x + shift, *y), |canvas| pieces::explorer(canvas, *player));
        }
    }

    fn seats(&self) -> impl Iterator<Item = &Value> {
        self.view["players"].as_array().into_iter().flatten()
    }

    fn explorer(&self, seat: &Value) -> Option<(Player, Point)> {
        let (place, player) = (seat["place"].as_str()?, player(seat["colour"].as_str()?)?);
        let at = match (self.on_pyramid, place) {
            (false, "L" | "R") => self.place_of(&format!("{place}:{}", player.name()))?,
            _ => self.place_of(place)?,
        };
        Some((player, at))
    }

    /// The way that somebody went to come here.
    fn trail(&self) -> Vec<Point> {
        let Some((actor, _)) = self.scene.played.last().and_then(|action| action.split_once(' ')) else {
            return Vec::new();
        };
        let seat = self.seats().find(|seat| seat["seat"] == actor);
        let Some(seat) = seat else { return Vec::new() };
        if self.on_pyramid { self.walk(seat) } else { self.row(seat).unwrap_or_default() }
    }

    /// Steps are played one by one. Where the first came from is a step beside it where the explorer has stood.
    fn walk(&self, seat: &Value) -> Vec<Point> {
        let steps: Vec<Step> =
            self.played().filter_map(|action| step(action.strip_prefix("step:")?)).collect();
        let Some(first) = steps.first() else { return Vec::new() };
        let stood: Vec<Step> =
            seat["stood"].as_array().into_iter().flatten().filter_map(|name| step(name.as_str()?)).collect();
        let mut from: Vec<Step> = first.ways().filter(|step| stood.contains(step)).collect();
        from.sort_by_key(|step| steps.contains(step));
        from.first().into_iter().chain(&steps).map(|step| pyramid::middle(*step)).collect()
    }

    /// Along a row only the throw and the way are played: the explorer began where that leads here.
    fn row(&self, seat: &Value) -> Option<Vec<Point>> {
        let throw = self.thrown()?;
        let right = self.played().find_map(|action| match action {
            "left" => Some(false),
            "right" => Some(true),
            _ => None,
        })?;
        let here = Space::read(&mut Scan::new(seat["place"].as_str()?)).ok()?;
        let (row, end) = here.row_and_column()?;
        let took = self.played().any(|action| action == "claim");
        let row = if took { row.checked_sub(1)? } else { row };
        let others = self.seats().filter(|other| other["seat"] != seat["seat"]);
        let closed: Vec<Space> =
            others.filter_map(|other| Space::read(&mut Scan::new(other["place"].as_str()?)).ok()).collect();
        let way = (0..COLUMNS).find_map(|start| {
            let way = along(row, start, right, throw, &closed)?;
            (way.last() == Some(&end)).then_some(way)
        })?;
        let mut points: Vec<Point> =
            way.iter().map(|column| labyrinth::middle(Space::at(row, *column))).collect();
        if took {
            points.push(labyrinth::middle(here));
        }
        Some(points)
    }
}

/// V10: the columns that a throw leads through.
fn along(row: u8, start: u8, mut right: bool, throw: u8, closed: &[Space]) -> Option<Vec<u8>> {
    let next = |column: u8, right: bool| {
        let next = if right { column.checked_add(1)? } else { column.checked_sub(1)? };
        (next < COLUMNS && !closed.contains(&Space::at(row, next))).then_some(next)
    };
    let mut way = vec![start];
    for _ in 0..throw {
        let column = *way.last()?;
        let to = next(column, right).or_else(|| {
            right = !right;
            next(column, right)
        })?;
        way.push(to);
    }
    Some(way)
}

fn step(name: &str) -> Option<Step> {
    Step::all().find(|step| step.name() == name)
}

fn player(name: &str) -> Option<Player> {
    Player::ALL.into_iter().find(|player| player.name() == name)
}

/// A way from place to place; one that is not allowed ends in a cross.
fn arrow(canvas: &mut Canvas, places: &[Point], is_crossed: bool) {
    let (Some(to), Some(before)) = (places.last(), places.iter().rev().nth(1)) else { return };
    let colour = if is_crossed { Colour::hex("#b3261e") } else { Colour::hex("#0d4a63") };
    let (dx, dy) = (to.0 - before.0, to.1 - before.1);
    let length = dx.hypot(dy).max(1.0);
    let (dx, dy) = (dx / length, dy / length);
    // The explorer stands at the end of the way: the tip stays before it.
    let tip = (to.0 - 22.0 * dx, to.1 - 22.0 * dy);
    let neck = (tip.0 - 22.0 * dx, tip.1 - 22.0 * dy);
    // A way that comes back is drawn beside itself.
    let mut line: Vec<Point> = Vec::new();
    for (number, (x, y)) in places.iter().enumerate() {
        let seen = places[..number].iter().filter(|place| **place == (*x, *y)).count() as f32;
        line.push((x + 13.0 * seen * dy.abs(), y + 13.0 * seen * dx.abs()));
    }
    if let Some(last) = line.last_mut() {
        *last = neck;
    }
    let line = Path::lines(&line);
    let head = [tip, (neck.0 - 15.0 * dy, neck.1 + 15.0 * dx), (neck.0 + 15.0 * dy, neck.1 - 15.0 * dx)];
    canvas.stroke(&line, Stroke::paper(14.0).round());
    canvas.shape(&Path::polygon(&head), None, Some(Stroke::paper(7.0)));
    canvas.stroke(&line, Stroke::new(colour, 7.0).round());
    canvas.fill(&Path::polygon(&head), Fill::mark(colour));
    if is_crossed {
        cross(canvas, *to, 20.0, 9.0, colour);
    }
}

fn cross(canvas: &mut Canvas, (x, y): Point, arm: f32, width: f32, colour: Colour) {
    for sign in [-1.0, 1.0] {
        let (from, to) = ((x - arm, y - sign * arm), (x + arm, y + sign * arm));
        canvas.line(from, to, Stroke::paper(width * 1.8).round());
        canvas.line(from, to, Stroke::new(colour, width).round());
    }
}

/// The rows of a scoreboard with what lies on them, and after the check which spaces were wrong.
fn scoreboard(scene: &Scene<'_>, view: &Value, seat: &str) -> Canvas {
    let routes: Vec<Route> =
        Route::ALL.into_iter().filter(|route| holds(&view["routes"], &route.letter().to_string())).collect();
    let (margin, width) = (3.0, PITCH * f32::from(SPACES + 2));
    let mut board = Canvas::new(width + 2.0 * margin, PITCH * routes.len() as f32 + 2.0 * margin);
    let all = board.rect();
    let ground = Fill::area(Colour::hex("#ecdfc0"));
    board.shape(&Path::rounded(&all.inset(0.4), 2.0), Some(ground), Some(Stroke::new(RIM, 0.4)));
    for (number, route) in routes.into_iter().enumerate() {
        let y = margin + PITCH * number as f32;
        pieces::score_row(&mut board, (margin, y), route);
        let row = row_of(view, route, seat);
        let strips = view["result"]["strips"].as_array().into_iter().flatten();
        let letter = route.letter().to_string();
        let strip =
            strips.into_iter().find(|strip| strip["seat"] == seat && strip["route"] == letter.as_str());
        lay(&mut board, &row, strip, (margin, y));
    }
    let mut canvas = Canvas::new(scene.width, scene.width * board.height() / board.width());
    let rect = canvas.rect();
    canvas.draw_in(&board.without_things(), &rect);
    canvas
}

fn holds(list: &Value, word: &str) -> bool {
    list.as_array().is_some_and(|list| list.iter().any(|one| one == word))
}

/// What a seat has in the row of a route: of one that is finished, or of the one being played.
fn row_of(view: &Value, route: Route, seat: &str) -> Value {
    let letter = route.letter().to_string();
    let finished =
        view["finished"].as_array().into_iter().flatten().find(|one| one["route"] == letter.as_str());
    let rows = finished.map_or(&view["players"], |finished| &finished["players"]);
    let row = rows.as_array().into_iter().flatten().find(|row| row["seat"] == seat).cloned();
    let mut row = row.unwrap_or_default();
    if finished.is_some() {
        row["arrived"] = row["place"].clone();
    }
    row
}

fn lay(canvas: &mut Canvas, row: &Value, strip: Option<&Value>, (x, y): Point) {
    let at = |column: usize| (x + PITCH * (column as f32 + 0.5), y + PITCH / 2.0);
    if let Some(player) = row["colour"].as_str().and_then(player) {
        let (x, y) = at(0);
        canvas.with(Affine::placed(CARD / 80.0, x, y), |canvas| pieces::symbol(canvas, player));
    }
    for (space, claim) in row["claims"].as_array().into_iter().flatten().enumerate() {
        let sign = claim["sign"].as_str().and_then(|letter| Sign::from_letter(letter.chars().next()?));
        let Some(sign) = sign else { continue };
        let (x, y) = at(space + 1);
        let rect = Rect::around((x, y), CARD, CARD);
        canvas.shape(&Path::rounded(&rect, 1.6), Some(Fill::area(PAPYRUS)), Some(Stroke::new(RIM, 0.4)));
        let name = claim["step"].as_str().unwrap_or_default();
        let up = if name.is_empty() { 0.0 } else { 1.8 };
        canvas.with(Affine::translate(x, y - up), |canvas| look::sign(canvas, sign, 10.8));
        look::letters(
            canvas,
            name,
            Face::Bold,
            3.6,
            OUTLINE,
            &Rect::new(rect.x, rect.bottom() - 4.6, CARD, 4.2),
        );
        let right = strip.map(|strip| &strip["claims"][space]);
        if right.is_some_and(|right| right != claim) {
            cross(canvas, (x, y), 7.0, 1.6, Colour::hex("#b3261e"));
        }
    }
    if let Some(place) = row["arrived"].as_u64() {
        let (x, y) = at(usize::from(SPACES) + 1);
        let gold = Fill::area(Colour::hex("#e9bd5a"));
        canvas.shape(
            &Path::circle((x, y), CARD / 2.0),
            Some(gold),
            Some(Stroke::new(Colour::hex("#6b4308"), 0.5)),
        );
        look::letters(
            canvas,
            &place.to_string(),
            Face::Bold,
            10.0,
            OUTLINE,
            &Rect::around((x, y), CARD, CARD),
        );
        if strip.is_some_and(|strip| strip["right"] == true) {
            let tick = Path::lines(&[(x + 2.0, y + 5.0), (x + 4.6, y + 8.0), (x + 10.0, y + 0.5)]);
            canvas.stroke(&tick, Stroke::paper(3.6).round());
            canvas.stroke(&tick, Stroke::new(Colour::hex("#1d7a46"), 2.2).round());
        }
    }
}
