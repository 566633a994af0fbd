//! A position on the board, for diagrams, the emblem and the guide.

use game::{AnyMatch, Setup, Value, Viewer};
use games::pyramidis::{Colour as Player, Square, TOWER};

use super::board::{CELL, Turned, WIDE, ground, ring_of, slot, towards};
use super::look::{CARVED, CEDAR, EDGE, GOLD, INLAY};
use super::ornaments;
use super::pyramid::{stack, standing};
use crate::canvas::Canvas;
use crate::error::Error;
use crate::geometry::{Affine, Path, Point, Rect};
use crate::ink::{Colour, Fill, Stroke};
use crate::kit::Scene;
use crate::text::{Align, POINT, Style, Text};

/// What is round the board in a diagram.
const FRAME: f32 = 24.0;
/// How much one ring alone takes across, with room for the tips of its stacks.
const ACROSS: f32 = 290.0;
/// The size of pyramids that wait or are home, beside those on the board.
const SMALL: f32 = 0.38;
/// The smallest letters, in millimetres.
const LETTERS: f32 = 1.9;

/// A position; only the part of the board round some places, if there are any.
pub(super) fn diagram(scene: &Scene<'_>) -> Result<Canvas, Error> {
    let (turned, shown) = looked_at(scene);
    let scale = scene.width / shown.width;
    let names = (LETTERS / scale).clamp(13.0, 24.0);
    let turned = Turned { names, ..turned };
    let table = open(scene.setup, scene.position)?;
    let ways = ways(scene, turned)?;
    let mut canvas = Canvas::new(scene.width, scale * shown.height);
    let all = canvas.rect();
    canvas.clipped(&Path::rounded(&all, 1.2), |canvas| {
        canvas.fill(&Path::rect(&all), Fill::area(CEDAR));
        canvas.with(Affine::placed(scale, -scale * shown.x, -scale * shown.y), |canvas| {
            if turned.ring.is_none() {
                ornaments::draw(canvas);
            }
            ground(canvas, turned);
            for way in &ways {
                way.draw(canvas, false);
            }
            for place in scene.marks.iter().filter_map(|place| place_of(turned, place)) {
                mark(canvas, place);
            }
            pyramids(canvas, turned, &table.view(Viewer::Spectator));
            for way in &ways {
                way.draw(canvas, true);
            }
            for way in scene.crossed {
                let places = way.iter().filter_map(|place| place_of(turned, place));
                crossed(canvas, &places.collect::<Vec<_>>());
            }
        });
    });
    Ok(canvas)
}

/// A part of the board with some pyramids on it, as high as it is wide.
pub(super) fn picture(setup: &Setup, position: &str, around: &[String], width: f32) -> Result<Canvas, Error> {
    let scene = Scene {
        setup,
        position,
        before: position,
        looking: None,
        played: &[],
        marks: &[],
        crossed: &[],
        around,
        aspect: 1.0,
        width,
    };
    let mut canvas = diagram(&scene)?;
    let frame = Path::rounded(&canvas.rect().inset(0.6), 1.0);
    canvas.stroke(&frame, Stroke::new(INLAY, 0.3));
    Ok(canvas)
}

fn open(setup: &Setup, position: &str) -> Result<Box<dyn AnyMatch>, Error> {
    let name = setup.spec().name;
    let game = games::find(name).ok_or_else(|| Error::Position(format!("{name} is unknown")))?;
    game.open_at(setup, position).map_err(|error| Error::Position(error.to_string()))
}

/// From which side the board is looked at, and what of it is seen. If all who play go round the same ring, nothing but
/// this ring is drawn, along the longer side.
fn looked_at(scene: &Scene<'_>) -> (Turned, Rect) {
    let mut players = scene.setup.seats().iter().filter_map(|name| Player::from_name(name));
    let first = players.next().unwrap_or(Player::Red);
    let is_alone = players.all(|player| ring_of(player) == ring_of(first));
    let looking = scene.looking.and_then(Player::from_name);
    // Red is in the west, and each next colour a quarter further round.
    let to_bottom = |player: Player| (7 - player as u8) % 4;
    let lies = is_alone && scene.aspect > 1.0;
    let quarters = match looking.or(is_alone.then_some(first)) {
        Some(player) => (to_bottom(player) + u8::from(lies)) % 4,
        None => 0,
    };
    let turned = Turned { quarters, ring: is_alone.then(|| ring_of(first)), names: 13.0 };
    let spot = |place: &String| Some(Rect::around(place_of(turned, place)?, 112.0, 112.0));
    if let Some(all) = scene.around.iter().filter_map(spot).reduce(|all, one| all.with(&one)) {
        // As wide as was asked for, round the same middle.
        let width = all.width.max(all.height * scene.aspect);
        return (turned, Rect::around(all.middle(), width, width / scene.aspect));
    }
    let (width, height) = match (is_alone, lies) {
        (false, _) => (WIDE, WIDE),
        (true, true) => (WIDE, ACROSS),
        (true, false) => (ACROSS, WIDE),
    };
    (turned, Rect::around((WIDE / 2.0, WIDE / 2.0), width, height).inset(-FRAME))
}

/// The middle of a place: a square, or `start:red` and `home:red` beside the cross.
fn place_of(turned: Turned, place: &str) -> Option<Point> {
    let player = |name: &str| Player::from_name(name);
    match place.split_once(':') {
        Some(("start", name)) => player(name).map(|player| turned.start(player)),
        Some((_, name)) => player(name).map(|player| turned.tray(player)),
        None => Square::all().find(|square| square.to_string() == place).map(|square| turned.at(square)),
    }
}

fn mark(canvas: &mut Canvas, at: Point) {
    let rect = Rect::around(at, 92.0, 92.0);
    canvas.stroke(&Path::rounded(&rect, 12.0), Stroke::paper(13.0));
    canvas.stroke(&Path::rounded(&rect, 12.0), Stroke::new(Colour::hex("#7b2fae"), 7.0));
}

/// Everything that stands on the board and beside it.
fn pyramids(canvas: &mut Canvas, turned: Turned, view: &Value) {
    let at = |canvas: &mut Canvas, (x, y): Point, scale: f32, player: Player| {
        canvas.with(Affine::placed(scale, x, y), |canvas| standing(canvas, player));
    };
    for player in view["players"].as_array().into_iter().flatten() {
        let Some(colour) = player["colour"].as_str().and_then(Player::from_name) else { continue };
        let count = |key: &str| player[key].as_u64().unwrap_or(0) as u8;
        let (x, y) = turned.tray(colour);
        for number in 0..count("home") {
            let (dx, dy) = slot(number);
            at(canvas, (x + dx, y + dy), SMALL * 1.15, colour);
        }
        let (x, y) = turned.start(colour);
        let waiting = count("start");
        if waiting > 0 {
            let ground = Rect::around((x, y + 1.0), 78.0, 78.0);
            canvas.fill(&Path::rounded(&ground, 8.0), Fill::area(EDGE));
        }
        for number in (0..waiting).rev() {
            let (column, row) = (number % 4, number / 4);
            let place = (x - 29.0 + 19.3 * f32::from(column), y + if row == 0 { 6.0 } else { -20.0 });
            at(canvas, place, 0.3, colour);
        }
        if waiting > 0 {
            number_at(canvas, (x, y + 30.0), waiting, None);
        }
    }
    // From back to front.
    let mut squares: Vec<Square> = turned.squares().collect();
    squares.sort_by(|one, other| turned.at(*one).1.total_cmp(&turned.at(*other).1));
    for square in squares {
        let found = view["stacks"][square.to_string()].as_array();
        let players: Vec<Player> =
            found.into_iter().flatten().filter_map(|name| Player::from_name(name.as_str()?)).collect();
        let (x, y) = turned.at(square);
        canvas.with(Affine::translate(x, y), |canvas| stack(canvas, &players));
        if players.len() > 1 {
            let height = players.len() as u8;
            let ground = if height >= TOWER { GOLD.mixed(0.5, EDGE) } else { EDGE };
            number_at(canvas, (x + 35.0, y + 33.0), height, Some(ground));
        }
    }
}

/// A number, perhaps on a round ground.
fn number_at(canvas: &mut Canvas, at: Point, number: u8, ground: Option<Colour>) {
    if let Some(ground) = ground {
        canvas.shape(&Path::circle(at, 15.0), Some(Fill::area(ground)), Some(Stroke::new(CARVED, 1.8)));
    }
    let style = Style::BODY.bold().sized(22.0 / POINT).coloured(CARVED).tabular();
    canvas.label(&Text::new(number.to_string(), style), &Rect::around(at, 60.0, 30.0), Align::Centre);
}

/// The way of something that was played: from place to place, some of them jumped.
struct Way {
    places: Vec<(Point, bool)>,
}

/// What was played, from the position before it on.
fn ways(scene: &Scene<'_>, turned: Turned) -> Result<Vec<Way>, Error> {
    if scene.played.is_empty() {
        return Ok(Vec::new());
    }
    let wrong = |action: &str| Error::Position(format!("{action} cannot be played on {}", scene.before));
    let mut table = open(scene.setup, scene.before)?;
    let mut ways = Vec::new();
    for played in scene.played {
        let (actor, action) = played.split_once(' ').ok_or_else(|| wrong(played))?;
        table.play(actor, action).map_err(|_| wrong(played))?;
        let mut places: Vec<(Point, bool)> = Vec::new();
        for (_, event) in table.events(table.ply(), Viewer::Spectator) {
            let place = match event["square"].as_str() {
                Some(square) => place_of(turned, square),
                None => event["seat"].as_str().and_then(|seat| place_of(turned, &format!("start:{seat}"))),
            };
            let is_way = matches!(
                event["kind"].as_str(),
                Some("took_from_start" | "lifted" | "dropped" | "jumped" | "came_home")
            );
            let Some(place) = place.filter(|_| is_way) else { continue };
            if places.last().is_none_or(|(last, _)| *last != place) {
                places.push((place, event["kind"] == "jumped"));
            }
        }
        ways.push(Way { places });
    }
    Ok(ways)
}

impl Way {
    /// Steps lie below the pyramids; jumps go over them.
    fn draw(&self, canvas: &mut Canvas, is_above: bool) {
        let mut from = None;
        let mut has_jumped = false;
        for (place, is_jumped) in &self.places {
            has_jumped |= is_jumped;
            if *is_jumped {
                continue;
            }
            if let Some(from) = from.filter(|_| has_jumped == is_above) {
                let bend = if has_jumped { jump(from, *place) } else { towards(from, *place, CELL / 2.0) };
                arrow(canvas, from, bend, *place);
            }
            (from, has_jumped) = (Some(*place), false);
        }
    }
}

/// Above the middle between two places.
fn jump(from: Point, to: Point) -> Point {
    (f32::midpoint(from.0, to.0), f32::midpoint(from.1, to.1) - 1.5 * CELL)
}

/// An arrow from place to place that bends towards a point; it begins and ends beside what stands there.
fn arrow(canvas: &mut Canvas, from: Point, bend: Point, to: Point) {
    let colour = Colour::hex("#0d4a63");
    let is_jump = bend.1 < from.1.min(to.1) - CELL / 2.0;
    let beside = if is_jump { 44.0 } else { 26.0 };
    let (start, tip) = (towards(from, bend, beside), towards(to, bend, beside));
    let neck = towards(tip, bend, 20.0);
    let third = |end: Point| (end.0 + (bend.0 - end.0) * 2.0 / 3.0, end.1 + (bend.1 - end.1) * 2.0 / 3.0);
    let line = Path::new().move_to(start.0, start.1).cubic_to(third(start), third(neck), neck);
    let (dx, dy) = ((tip.0 - neck.0) / 20.0, (tip.1 - neck.1) / 20.0);
    let head = [tip, (neck.0 - 13.0 * dy, neck.1 + 13.0 * dx), (neck.0 + 13.0 * dy, neck.1 - 13.0 * dx)];
    let head = Path::polygon(&head);
    canvas.stroke(&line, Stroke::paper(13.0).round());
    canvas.stroke(&head, Stroke::paper(6.0).round());
    canvas.stroke(&line, Stroke::new(colour, 7.5).round());
    canvas.fill(&head, Fill::mark(colour));
}

/// A way that is not allowed: it ends in a cross.
fn crossed(canvas: &mut Canvas, places: &[Point]) {
    let colour = Colour::hex("#b3261e");
    canvas.stroke(&Path::lines(places), Stroke::paper(13.0).round());
    canvas.stroke(&Path::lines(places), Stroke::new(colour, 7.5).round());
    let Some((x, y)) = places.last() else { return };
    for (dx, dy) in [(20.0, 20.0), (20.0, -20.0)] {
        let (from, to) = ((x - dx, y - dy), (x + dx, y + dy));
        canvas.line(from, to, Stroke::paper(16.0).round());
        canvas.line(from, to, Stroke::new(colour, 9.0).round());
    }
}

#[cfg(test)]
mod tests {
    use game::Tabletop;
    use games::pyramidis::Pyramidis;

    use super::*;

    #[test]
    fn a_way_goes_over_the_tower_and_ends_where_the_last_pyramid_falls() {
        let mut setup = Setup::default_of(Pyramidis::SPEC);
        setup.set_seats("red, yellow").unwrap();
        let scene = Scene {
            setup: &setup,
            position: "c5=yyyyy,d5=y,e5=r r7y2 r0y0 y",
            before: "b5=yr,c5=yyyyy r7y2 r0y0 r",
            looking: None,
            played: &["red move:b5".to_owned()],
            marks: &[],
            crossed: &[],
            around: &[],
            aspect: 1.0,
            width: 80.0,
        };
        let way = &ways(&scene, Turned::WHOLE).unwrap()[0].places;
        let spots = ["b5", "c5", "d5", "e5"].map(|square| place_of(Turned::WHOLE, square).unwrap());
        let expected: Vec<_> = spots.into_iter().map(|spot| (spot, spot == spots[1])).collect();
        assert_eq!(*way, expected);
        let refused = Scene { before: scene.position, ..scene };
        assert!(ways(&refused, Turned::WHOLE).is_err());
    }

    #[test]
    fn the_one_who_looks_sits_below_and_a_ring_alone_lies_along_the_longer_side() {
        let mut setup = Setup::default_of(Pyramidis::SPEC);
        for (seats, looking, aspect, expected) in [
            ("red, green, yellow, blue", Some("red"), 1.0, (0.0, 1.0)),
            ("red, green, yellow, blue", Some("blue"), 1.0, (0.0, 1.0)),
            ("red, green, yellow, blue", None, 1.0, (-1.0, 0.0)),
            ("red, yellow", Some("red"), 1.9, (-1.0, 0.0)),
            ("red, yellow", Some("yellow"), 1.9, (-1.0, 0.0)),
            ("green, blue", None, 1.9, (-1.0, 0.0)),
            ("green, blue", Some("blue"), 0.6, (0.0, 1.0)),
        ] {
            setup.set_seats(seats).unwrap();
            let scene = Scene {
                setup: &setup,
                position: "",
                before: "",
                looking,
                played: &[],
                marks: &[],
                crossed: &[],
                around: &[],
                aspect,
                width: 80.0,
            };
            let (turned, shown) = looked_at(&scene);
            let player = Player::from_name(looking.unwrap_or(setup.seats()[0])).unwrap();
            let (x, y) = turned.start(player);
            let side = (((x - WIDE / 2.0) / 450.0).trunc(), ((y - WIDE / 2.0) / 450.0).trunc());
            assert_eq!(side, expected, "{seats} {looking:?}");
            assert!(shown.contains(&Rect::around((x, y), CELL, CELL)), "{seats} {looking:?}");
        }
    }
}
