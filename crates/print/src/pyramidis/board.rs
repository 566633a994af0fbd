//! The board: the cross with both rings, the way of each colour, start squares, home circles and trays. Drawn in
//! hundredths of a square, as the page has it, with the corner of the ten by ten squares at the origin.

use games::pyramidis::{Colour as Player, GOAL, Square};

use super::look::{self, CARVED, CEDAR, GOLD, INLAY, JOINT, RINGS, SLABS, WELL, colours, letter, sign};
use super::ornaments;
use super::size::{SQUARES, Size};
use crate::canvas::Canvas;
use crate::geometry::{Affine, Path, Point, Rect};
use crate::ink::{Colour, Fill, Stroke};
use crate::paper::{BLEED, Paper};
use crate::text::{Align, POINT, Style, Text};

/// A square.
pub(super) const CELL: f32 = 100.0;
/// The board from side to side.
pub(super) const WIDE: f32 = CELL * SQUARES;
/// How far the way of a colour is to the right of the middle of the squares.
const ASIDE: f32 = 15.0;

/// How the board is looked at.
#[derive(Clone, Copy)]
pub(super) struct Turned {
    /// Quarters of a turn, clockwise.
    pub(super) quarters: u8,
    /// Whether only the ring is there that lies west to east before it is turned, or the other one; both otherwise.
    pub(super) ring: Option<usize>,
    /// How large the names of squares are.
    pub(super) names: f32,
}

impl Turned {
    /// The whole board as it is printed.
    pub(super) const WHOLE: Self = Self { quarters: 0, ring: None, names: 13.0 };

    /// The colours whose ways are seen.
    pub(super) fn players(self) -> impl Iterator<Item = Player> {
        Player::ALL.into_iter().filter(move |player| self.ring.is_none_or(|ring| ring == ring_of(*player)))
    }

    /// The squares that are seen.
    pub(super) fn squares(self) -> impl Iterator<Item = Square> {
        let is_on = move |square: &Square| self.players().any(|player| player.progress(*square).is_some());
        Square::all().filter(is_on)
    }

    /// Where a point of the board comes to.
    fn turn(self, point: Point) -> Point {
        Affine::rotate_at(90.0 * f32::from(self.quarters), (WIDE / 2.0, WIDE / 2.0)).apply(point)
    }

    /// The middle of a square.
    pub(super) fn at(self, square: Square) -> Point {
        self.turn(middle(square))
    }

    /// The middle of a colour's start square.
    pub(super) fn start(self, player: Player) -> Point {
        self.turn(outside(player.course()[0]))
    }

    /// The middle of the tray of a colour.
    pub(super) fn tray(self, player: Player) -> Point {
        self.turn(outside(player.home()))
    }
}

/// Red and yellow share a ring, green and blue the other.
pub(super) fn ring_of(player: Player) -> usize {
    player as usize % 2
}

fn middle(square: Square) -> Point {
    (CELL * (1.5 + f32::from(square.column())), WIDE - CELL * (1.5 + f32::from(square.row())))
}

/// The place outside the cross next to a square at its edge.
fn outside(square: Square) -> Point {
    let outward = |along: f32| match along {
        along if along < 2.0 * CELL => along - CELL,
        along if along > WIDE - 2.0 * CELL => along + CELL,
        along => along,
    };
    let (x, y) = middle(square);
    (outward(x), outward(y))
}

/// The whole board with its frame, to be cut out.
pub(super) fn board(paper: Paper) -> Canvas {
    let size = Size::on(paper);
    let mut canvas = Canvas::new(size.side(), size.side());
    let all = canvas.rect();
    canvas.fill(&Path::rect(&all.inset(-BLEED)), Fill::decoration(CEDAR));
    canvas.fill(&Path::rect(&all), Fill::area(CEDAR));
    canvas.stroke(&Path::rounded(&all.inset(2.5), 4.0), Stroke::new(INLAY, 0.7));
    canvas.with(Affine::placed(size.square / CELL, size.frame, size.frame), |canvas| {
        ornaments::draw(canvas);
        ground(canvas, Turned::WHOLE);
        note(canvas, Turned::WHOLE);
    });
    canvas
}

/// Notes where everything is, for those who count and measure.
fn note(canvas: &mut Canvas, turned: Turned) {
    for square in turned.squares() {
        let rect = Rect::around(turned.at(square), CELL, CELL);
        canvas.place("square", square.to_string(), &rect);
        if let Some(player) = square.home_of() {
            canvas.place("circle", player.name(), &rect);
        }
    }
    for player in turned.players() {
        canvas.place("start", player.name(), &Rect::around(turned.start(player), CELL, CELL));
        canvas.place("tray", player.name(), &Rect::around(turned.tray(player), CELL, CELL));
        for (number, (at, _)) in arrows(turned, player).into_iter().enumerate() {
            let to = player.course()[number];
            canvas.place("arrow", format!("{player}:{to}"), &Rect::around(at, 20.0, 20.0));
        }
    }
}

/// Everything on the table but the ornaments.
pub(super) fn ground(canvas: &mut Canvas, turned: Turned) {
    let shadow = cross(turned, 10.0).mapped(&Affine::translate(7.0, 9.0));
    canvas.fill(&shadow, Fill::decoration(Colour::BLACK).opacity(0.35));
    canvas.fill(&cross(turned, 10.0), Fill::area(look::RIM));
    canvas.stroke(&cross(turned, 5.0), Stroke::decoration(look::EDGE, 10.0));
    for square in turned.squares() {
        let slab = SLABS[usize::from(square.column() + square.row()) % 2];
        slab_at(canvas, turned.at(square), slab);
    }
    for player in turned.players() {
        slab_at(canvas, turned.start(player), SLABS[0]);
        slab_at(canvas, turned.tray(player), SLABS[0]);
    }
    // Red and green stand for the rings that they share.
    for player in turned.players().filter(|player| matches!(player, Player::Red | Player::Green)) {
        let way: Vec<Point> = player.course().iter().map(|square| turned.at(*square)).collect();
        let ring = rounded_line(&way, 44.0, true);
        canvas.stroke(&ring, Stroke::decoration(Colour::BLACK, 66.0).opacity(0.08));
        canvas.stroke(&ring, Stroke::decoration(RINGS[ring_of(player)], 62.0).opacity(0.28));
    }
    sun(canvas);
    for player in turned.players() {
        let lane = rounded_line(&way(turned, player), 30.0, false);
        canvas.stroke(&lane, Stroke::new(look::line(player), 3.6));
    }
    for player in turned.players() {
        circle(canvas, player, turned.at(player.home()));
        start(canvas, player, turned.start(player));
        tray(canvas, player, turned.tray(player));
    }
    for player in turned.players() {
        draw_arrows(canvas, turned, player);
    }
    let style = Style::BODY.sized(turned.names / POINT).coloured(CARVED);
    for square in turned.squares().filter(|square| square.home_of().is_none()) {
        let (x, y) = turned.at(square);
        // In the upper left corner, or below if the sun is there.
        let is_free = (x, y) != (f32::midpoint(WIDE, CELL), f32::midpoint(WIDE, CELL));
        let high = 1.2 * turned.names;
        let top = if is_free { y - 46.0 } else { y + 48.0 - high };
        let rect = Rect::new(x - 44.0, top, 40.0, high);
        canvas.label(&Text::new(square.to_string(), style), &rect, Align::Left);
    }
}

/// The outline of everything that is of stone, a little larger.
fn cross(turned: Turned, larger: f32) -> Path {
    let (low, high) = (WIDE / 2.0 - CELL - larger, WIDE / 2.0 + CELL + larger);
    let (from, to) = (-larger, WIDE + larger);
    let lies = Path::rounded(&Rect::new(from, low, to - from, high - low), larger);
    match turned.ring {
        Some(ring) if (ring + usize::from(turned.quarters)) % 2 == 0 => lies,
        Some(_) => lies.mapped(&Affine::rotate_at(90.0, (WIDE / 2.0, WIDE / 2.0))),
        None => Path::polygon(&[
            (low, from),
            (high, from),
            (high, low),
            (to, low),
            (to, high),
            (high, high),
            (high, to),
            (low, to),
            (low, high),
            (from, high),
            (from, low),
            (low, low),
        ]),
    }
}

fn slab_at(canvas: &mut Canvas, at: Point, colour: Colour) {
    let rect = Rect::around(at, CELL, CELL);
    canvas.shape(&Path::rect(&rect), Some(Fill::area(colour)), Some(Stroke::new(JOINT, 1.2)));
    let light = [
        (rect.x + 2.0, rect.bottom() - 2.0),
        (rect.x + 2.0, rect.y + 2.0),
        (rect.right() - 2.0, rect.y + 2.0),
    ];
    canvas.stroke(&Path::lines(&light), Stroke::decoration(Colour::WHITE, 1.6).opacity(0.5));
}

/// An arrow to each square of a colour's course, with the colour's sign behind it.
fn draw_arrows(canvas: &mut Canvas, turned: Turned, player: Player) {
    let colour = look::line(player);
    for (at, degrees) in arrows(turned, player) {
        canvas.with(Affine::rotate(degrees).then(&Affine::translate(at.0, at.1)), |canvas| {
            let head = [(-1.0, -9.0), (14.0, 0.0), (-1.0, 9.0)];
            let edge = Stroke::decoration(SLABS[0], 2.4).round();
            canvas.shape(&Path::polygon(&head), Some(Fill::mark(colour)), Some(edge));
            canvas.fill(&Path::circle((-10.0, 0.0), 8.0), Fill::area(SLABS[0]));
        });
        // The sign stays upright, whichever way the arrow points.
        let back = Affine::rotate(degrees).apply((-10.0, 0.0));
        sign(canvas, player, (at.0 + back.0, at.1 + back.1), 5.6, colour);
    }
}

/// The way of a colour as points beside the middles of the squares.
fn way(turned: Turned, player: Player) -> Vec<Point> {
    let course = player.course().iter().map(|square| turned.at(*square));
    let middles: Vec<Point> = [turned.start(player)].into_iter().chain(course).collect();
    let right = |from: Point, to: Point| (-(to.1 - from.1) / CELL, (to.0 - from.0) / CELL);
    (0..middles.len())
        .map(|number| {
            let here = middles[number];
            let next = middles.get(number + 1).map_or((0.0, 0.0), |next| right(here, *next));
            let last = match number {
                0 => next,
                _ => right(middles[number - 1], here),
            };
            let next = if number + 1 == middles.len() { last } else { next };
            let aside = |one: f32, other: f32| ASIDE * (one + other).clamp(-1.0, 1.0);
            (here.0 + aside(last.0, next.0), here.1 + aside(last.1, next.1))
        })
        .collect()
}

/// Where the arrows of a way are, and by how much they are turned: one to each square of the course.
fn arrows(turned: Turned, player: Player) -> Vec<(Point, f32)> {
    let arrow = |(number, pair): (usize, &[Point])| {
        let (from, to) = (pair[0], pair[1]);
        // The first one is clear of the start square, the others lie half-way.
        let far = if number == 0 { 0.66 } else { 0.5 };
        let length = (to.0 - from.0).hypot(to.1 - from.1);
        let degrees = (to.1 - from.1).atan2(to.0 - from.0).to_degrees().round();
        (towards(from, to, far * length), degrees)
    };
    way(turned, player).windows(2).enumerate().map(arrow).collect()
}

/// Where all colours meet.
fn sun(canvas: &mut Canvas) {
    canvas.with(Affine::translate(WIDE / 2.0, WIDE / 2.0), |canvas| {
        for ray in 0..16_u8 {
            let ray = Path::polygon(&[(-2.6, -14.0), (0.0, -25.0), (2.6, -14.0)])
                .mapped(&Affine::rotate(22.5 * f32::from(ray)));
            canvas.fill(&ray, Fill::decoration(GOLD).opacity(0.85));
        }
        let disc = Path::circle((0.0, 0.0), 14.0);
        canvas.shape(&disc, Some(Fill::area(SLABS[0])), Some(Stroke::new(GOLD, 2.0)));
        canvas.fill(&Path::circle((0.0, 0.0), 8.0), Fill::decoration(GOLD));
    });
}

fn circle(canvas: &mut Canvas, player: Player, at: Point) {
    let [face, deep, _] = colours(player);
    canvas.fill(&Path::circle(at, 44.0), Fill::area(deep));
    let bowl = Path::circle(at, 39.0);
    canvas.shape(&bowl, Some(Fill::area(face.mixed(0.3, SLABS[0]))), Some(Stroke::new(GOLD, 2.0)));
    canvas.stroke(&Path::circle(at, 29.0), Stroke::decoration(deep, 1.5).opacity(0.5));
    letter(canvas, player, at, 30.0, deep);
    ring_of_signs(canvas, player, at, 34.0);
}

/// The sign of a colour at eight places round a point.
fn ring_of_signs(canvas: &mut Canvas, player: Player, at: Point, radius: f32) {
    let [_, deep, _] = colours(player);
    for number in 0..8_u8 {
        let turn = Affine::rotate_at(45.0 * f32::from(number), at);
        canvas.with(turn, |canvas| sign(canvas, player, (at.0, at.1 - radius), 3.0, deep));
    }
}

fn start(canvas: &mut Canvas, player: Player, at: Point) {
    let [face, deep, _] = colours(player);
    let well = Rect::around(at, 90.0, 90.0);
    let fill = Fill::area(face.mixed(0.3, WELL));
    canvas.shape(&Path::rounded(&well, 6.0), Some(fill), Some(Stroke::new(look::line(player), 4.0)));
    canvas.stroke(&Path::rect(&well.inset(13.0)), Stroke::new(deep, 1.2));
    for quarter in [0.0, 90.0, 180.0, 270.0] {
        canvas.with(Affine::rotate_at(quarter, at), |canvas| {
            look::frieze(canvas, player, (at.0, at.1 + 38.0), 56.0, deep);
        });
    }
    letter(canvas, player, at, 34.0, deep);
}

/// Where pyramids lie that are home: a socket for each that is needed to win.
fn tray(canvas: &mut Canvas, player: Player, at: Point) {
    let [face, deep, _] = colours(player);
    let well = Fill::area(face.mixed(0.22, WELL));
    canvas.shape(&Path::circle(at, 45.0), Some(well), Some(Stroke::new(look::line(player), 4.0)));
    for number in 0..GOAL {
        let (dx, dy) = slot(number);
        let socket = [(-10.0, 9.0), (10.0, 9.0), (0.0, -8.0)].map(|(x, y)| (at.0 + dx + x, at.1 + dy + y));
        canvas.shape(
            &Path::polygon(&socket),
            Some(Fill::decoration(deep).opacity(0.3)),
            Some(Stroke::new(deep, 1.4).round()),
        );
    }
}

/// Where the pyramid lies in the tray that came home as this one, counted from 0, seen from its middle.
pub(super) fn slot(number: u8) -> Point {
    const SLOTS: [Point; 8] = [
        (-23.0, 10.0),
        (0.0, 10.0),
        (23.0, 10.0),
        (-12.0, -13.0),
        (12.0, -13.0),
        (-12.0, 30.0),
        (12.0, 30.0),
        (0.0, -33.0),
    ];
    SLOTS[usize::from(number) % SLOTS.len()]
}

/// A line through points, its corners rounded.
fn rounded_line(points: &[Point], radius: f32, is_closed: bool) -> Path {
    let count = points.len();
    let mut path = Path::new();
    for (number, here) in points.iter().copied().enumerate() {
        let is_end = !is_closed && (number == 0 || number + 1 == count);
        let before = points[(number + count - 1) % count];
        let after = points[(number + 1) % count];
        let (from, to) =
            if is_end { (here, here) } else { (towards(here, before, radius), towards(here, after, radius)) };
        path = if number == 0 { path.move_to(from.0, from.1) } else { path.line_to(from.0, from.1) };
        let third = |end: Point| (end.0 + (here.0 - end.0) * 2.0 / 3.0, end.1 + (here.1 - end.1) * 2.0 / 3.0);
        path = path.cubic_to(third(from), third(to), to);
    }
    if is_closed { path.close() } else { path }
}

/// The point this far from one point on the way to another.
pub(super) fn towards(from: Point, to: Point, far: f32) -> Point {
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let length = dx.hypot(dy).max(0.001);
    (from.0 + dx / length * far, from.1 + dy / length * far)
}
