//! Rectangles, affine maps and outlines, all in millimetres with y downwards.

use svgtypes::{SimplePathSegment, SimplifyingPathParser};

/// A point: millimetres from the left and from the top.
pub type Point = (f32, f32);

/// A rectangle.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Rect {
    /// The left edge.
    pub x: f32,
    /// The upper edge.
    pub y: f32,
    /// From left to right.
    pub width: f32,
    /// From top to bottom.
    pub height: f32,
}

/// An affine map: `x' = a·x + c·y + e`, `y' = b·x + d·y + f`.
#[derive(Clone, Copy, PartialEq, Debug)]
#[allow(missing_docs)]
pub struct Affine {
    pub a: f32,
    pub b: f32,
    pub c: f32,
    pub d: f32,
    pub e: f32,
    pub f: f32,
}

/// An outline that can be filled, stroked or clipped to.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Path {
    pub(crate) segments: Vec<Segment>,
}

/// A piece of an outline.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Segment {
    Move(Point),
    Line(Point),
    Cubic(Point, Point, Point),
    Close,
}

impl Rect {
    /// A rectangle from its upper left corner and its size.
    pub const fn new(x: f32, y: f32, width: f32, height: f32) -> Self {
        Self { x, y, width, height }
    }

    /// A rectangle of this size round a point.
    pub fn around((x, y): Point, width: f32, height: f32) -> Self {
        Self::new(x - width / 2.0, y - height / 2.0, width, height)
    }

    /// The right edge.
    pub fn right(&self) -> f32 {
        self.x + self.width
    }

    /// The lower edge.
    pub fn bottom(&self) -> f32 {
        self.y + self.height
    }

    /// The middle.
    pub fn middle(&self) -> Point {
        (self.x + self.width / 2.0, self.y + self.height / 2.0)
    }

    /// The upper left corner, then the others clockwise.
    pub fn corners(&self) -> [Point; 4] {
        let (right, bottom) = (self.right(), self.bottom());
        [(self.x, self.y), (right, self.y), (right, bottom), (self.x, bottom)]
    }

    /// The same without this much on every side; with a negative number, larger.
    #[must_use]
    pub fn inset(&self, by: f32) -> Self {
        Self::new(self.x + by, self.y + by, self.width - 2.0 * by, self.height - 2.0 * by)
    }

    /// The same elsewhere.
    #[must_use]
    pub fn moved(&self, x: f32, y: f32) -> Self {
        Self::new(self.x + x, self.y + y, self.width, self.height)
    }

    /// Whether another rectangle lies within this one; a hundredth of a millimetre is forgiven.
    pub fn contains(&self, other: &Self) -> bool {
        const SLACK: f32 = 0.01;
        other.x >= self.x - SLACK
            && other.y >= self.y - SLACK
            && other.right() <= self.right() + SLACK
            && other.bottom() <= self.bottom() + SLACK
    }

    /// What two rectangles have in common, if it is more than an edge.
    pub fn common(&self, other: &Self) -> Option<Self> {
        let (x, y) = (self.x.max(other.x), self.y.max(other.y));
        let (right, bottom) = (self.right().min(other.right()), self.bottom().min(other.bottom()));
        (right > x && bottom > y).then(|| Self::new(x, y, right - x, bottom - y))
    }

    /// The smallest rectangle round both.
    #[must_use]
    pub fn with(&self, other: &Self) -> Self {
        let (x, y) = (self.x.min(other.x), self.y.min(other.y));
        let (right, bottom) = (self.right().max(other.right()), self.bottom().max(other.bottom()));
        Self::new(x, y, right - x, bottom - y)
    }

    /// How much it covers, in square millimetres.
    pub fn area(&self) -> f32 {
        self.width * self.height
    }
}

impl Affine {
    /// Leaves everything where it is.
    pub const IDENTITY: Self = Self { a: 1.0, b: 0.0, c: 0.0, d: 1.0, e: 0.0, f: 0.0 };

    /// Moves.
    pub const fn translate(x: f32, y: f32) -> Self {
        Self { e: x, f: y, ..Self::IDENTITY }
    }

    /// Makes larger or smaller, as seen from the origin.
    pub const fn scale(by: f32) -> Self {
        Self { a: by, d: by, ..Self::IDENTITY }
    }

    /// Turns clockwise round the origin, by degrees.
    pub fn rotate(degrees: f32) -> Self {
        // Quarters are exact, so that what is turned still lies on its lines.
        let (sin, cos) = match degrees.rem_euclid(360.0) {
            0.0 => (0.0, 1.0),
            90.0 => (1.0, 0.0),
            180.0 => (0.0, -1.0),
            270.0 => (-1.0, 0.0),
            other => other.to_radians().sin_cos(),
        };
        Self { a: cos, b: sin, c: -sin, d: cos, e: 0.0, f: 0.0 }
    }

    /// Turns clockwise round a point, by degrees.
    pub fn rotate_at(degrees: f32, (x, y): Point) -> Self {
        Self::translate(-x, -y).then(&Self::rotate(degrees)).then(&Self::translate(x, y))
    }

    /// Scales, then moves: how a drawing round the origin comes to its place.
    pub const fn placed(scale: f32, x: f32, y: f32) -> Self {
        Self { a: scale, b: 0.0, c: 0.0, d: scale, e: x, f: y }
    }

    /// This map, then the next one.
    #[must_use]
    pub fn then(&self, next: &Self) -> Self {
        let (e, f) = next.apply((self.e, self.f));
        Self {
            a: next.a * self.a + next.c * self.b,
            b: next.b * self.a + next.d * self.b,
            c: next.a * self.c + next.c * self.d,
            d: next.b * self.c + next.d * self.d,
            e,
            f,
        }
    }

    /// How much larger things become.
    pub fn size(&self) -> f32 {
        (self.a * self.d - self.b * self.c).abs().sqrt()
    }

    /// Where a point comes to.
    pub fn apply(&self, (x, y): Point) -> Point {
        (self.a * x + self.c * y + self.e, self.b * x + self.d * y + self.f)
    }

    /// The upright rectangle round what a rectangle becomes.
    pub fn rect(&self, rect: &Rect) -> Rect {
        bounds(rect.corners().into_iter().map(|corner| self.apply(corner))).unwrap_or_default()
    }
}

impl Path {
    /// An empty outline.
    pub fn new() -> Self {
        Self::default()
    }

    /// Begins a new stroke.
    #[must_use]
    pub fn move_to(mut self, x: f32, y: f32) -> Self {
        self.segments.push(Segment::Move((x, y)));
        self
    }

    /// A straight line to a point.
    #[must_use]
    pub fn line_to(mut self, x: f32, y: f32) -> Self {
        self.segments.push(Segment::Line((x, y)));
        self
    }

    /// A Bézier curve to a point, by way of two others.
    #[must_use]
    pub fn cubic_to(mut self, one: Point, two: Point, to: Point) -> Self {
        self.segments.push(Segment::Cubic(one, two, to));
        self
    }

    /// A straight line back to where the stroke began.
    #[must_use]
    pub fn close(mut self) -> Self {
        self.segments.push(Segment::Close);
        self
    }

    /// A line between two points.
    pub fn line(from: Point, to: Point) -> Self {
        Self::new().move_to(from.0, from.1).line_to(to.0, to.1)
    }

    /// Lines from point to point.
    pub fn lines(points: &[Point]) -> Self {
        let line = |path: Self, point: &Point| {
            if path.segments.is_empty() {
                path.move_to(point.0, point.1)
            } else {
                path.line_to(point.0, point.1)
            }
        };
        points.iter().fold(Self::new(), line)
    }

    /// A closed polygon.
    pub fn polygon(points: &[Point]) -> Self {
        Self::lines(points).close()
    }

    /// A rectangle.
    pub fn rect(rect: &Rect) -> Self {
        Self::polygon(&rect.corners())
    }

    /// A rectangle with round corners.
    pub fn rounded(rect: &Rect, radius: f32) -> Self {
        let radius = radius.min(rect.width / 2.0).min(rect.height / 2.0).max(0.0);
        let (left, top, right, bottom) = (rect.x, rect.y, rect.right(), rect.bottom());
        let bend = radius * (1.0 - KAPPA);
        Self::new()
            .move_to(left + radius, top)
            .line_to(right - radius, top)
            .cubic_to((right - bend, top), (right, top + bend), (right, top + radius))
            .line_to(right, bottom - radius)
            .cubic_to((right, bottom - bend), (right - bend, bottom), (right - radius, bottom))
            .line_to(left + radius, bottom)
            .cubic_to((left + bend, bottom), (left, bottom - bend), (left, bottom - radius))
            .line_to(left, top + radius)
            .cubic_to((left, top + bend), (left + bend, top), (left + radius, top))
            .close()
    }

    /// A circle.
    pub fn circle(middle: Point, radius: f32) -> Self {
        Self::ellipse(middle, radius, radius)
    }

    /// An ellipse with its axes upright.
    pub fn ellipse((x, y): Point, across: f32, along: f32) -> Self {
        let rect = Rect::around((0.0, 0.0), 2.0, 2.0);
        let to = Affine { a: across, d: along, e: x, f: y, ..Affine::IDENTITY };
        Self::rounded(&rect, 1.0).mapped(&to)
    }

    /// A regular polygon with its first corner upwards.
    pub fn regular((x, y): Point, radius: f32, corners: u32) -> Self {
        let corner = |number: u32| {
            let (sin, cos) = (std::f32::consts::TAU * number as f32 / corners as f32).sin_cos();
            (x + radius * sin, y - radius * cos)
        };
        Self::polygon(&(0..corners).map(corner).collect::<Vec<_>>())
    }

    /// A part of a circle, from one angle to another: degrees clockwise, 0 is to the right. Open, to be stroked.
    pub fn arc((x, y): Point, radius: f32, from: f32, to: f32) -> Self {
        let steps = ((to - from).abs() / 45.0).ceil().max(1.0);
        let step = (to - from).to_radians() / steps;
        let bend = radius * 4.0 / 3.0 * (step / 4.0).tan();
        let mut path = Self::new();
        for number in 0..=steps as u32 {
            let (sin, cos) = (from.to_radians() + step * number as f32).sin_cos();
            let point = (x + radius * cos, y + radius * sin);
            path = if number == 0 {
                path.move_to(point.0, point.1)
            } else {
                let (before_sin, before_cos) = (from.to_radians() + step * (number - 1) as f32).sin_cos();
                let before = (x + radius * before_cos, y + radius * before_sin);
                let one = (before.0 - bend * before_sin, before.1 + bend * before_cos);
                let two = (point.0 + bend * sin, point.1 - bend * cos);
                path.cubic_to(one, two, point)
            };
        }
        path
    }

    /// The path of an SVG. What cannot be read ends it, so only write what a test has seen.
    pub fn svg(text: &str) -> Self {
        let mut path = Self::new();
        let mut at = (0.0, 0.0);
        for segment in SimplifyingPathParser::from(text).map_while(Result::ok) {
            let point = |x: f64, y: f64| (x as f32, y as f32);
            path = match segment {
                SimplePathSegment::MoveTo { x, y } => {
                    at = point(x, y);
                    path.move_to(at.0, at.1)
                }
                SimplePathSegment::LineTo { x, y } => {
                    at = point(x, y);
                    path.line_to(at.0, at.1)
                }
                SimplePathSegment::CurveTo { x1, y1, x2, y2, x, y } => {
                    at = point(x, y);
                    path.cubic_to(point(x1, y1), point(x2, y2), at)
                }
                SimplePathSegment::Quadratic { x1, y1, x, y } => {
                    let (bend, to) = (point(x1, y1), point(x, y));
                    let third = |end: Point| {
                        (end.0 + (bend.0 - end.0) * 2.0 / 3.0, end.1 + (bend.1 - end.1) * 2.0 / 3.0)
                    };
                    let from = std::mem::replace(&mut at, to);
                    path.cubic_to(third(from), third(to), to)
                }
                SimplePathSegment::ClosePath => path.close(),
            };
        }
        path
    }

    /// The same outline elsewhere.
    #[must_use]
    pub fn mapped(&self, to: &Affine) -> Self {
        let map = |segment: &Segment| match *segment {
            Segment::Move(point) => Segment::Move(to.apply(point)),
            Segment::Line(point) => Segment::Line(to.apply(point)),
            Segment::Cubic(one, two, point) => Segment::Cubic(to.apply(one), to.apply(two), to.apply(point)),
            Segment::Close => Segment::Close,
        };
        Self { segments: self.segments.iter().map(map).collect() }
    }

    /// Two outlines as one: what both enclose is a hole where they are filled by the even-odd rule.
    #[must_use]
    pub fn and(mut self, other: Self) -> Self {
        self.segments.extend(other.segments);
        self
    }

    /// A rectangle round the outline, its curves' handles included.
    pub fn bounds(&self) -> Rect {
        let points = self.segments.iter().flat_map(|segment| match *segment {
            Segment::Move(point) | Segment::Line(point) => vec![point],
            Segment::Cubic(one, two, point) => vec![one, two, point],
            Segment::Close => Vec::new(),
        });
        bounds(points).unwrap_or_default()
    }
}

/// How far the handles of a quarter of a circle are from its ends.
const KAPPA: f32 = 0.552_284_8;

fn bounds(points: impl IntoIterator<Item = Point>) -> Option<Rect> {
    let spot = |(x, y)| Rect::new(x, y, 0.0, 0.0);
    points.into_iter().map(spot).reduce(|all, one| all.with(&one))
}
