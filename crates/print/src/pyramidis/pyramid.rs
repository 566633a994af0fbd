//! A pyramid: flat, to be cut out and folded, and as it stands on the board, alone or in a stack.

use games::pyramidis::Colour as Player;

use super::look::{colours, frieze, letter};
use super::size::Size;
use crate::canvas::Canvas;
use crate::geometry::{Affine, Path, Point};
use crate::ink::{Colour, Fill, Hatch, Stroke};

/// How far colour goes on beyond an edge that is cut or folded.
const OVER: f32 = 1.2;
/// Paper round the drawing.
const ROUND: f32 = 1.5;

/// The net: four faces round the tip, a flap at the base of each for the rim, and a tab that closes it. All folds go
/// backwards, so that what is printed comes to the outside.
pub(super) fn net(size: &Size, player: Player) -> Canvas {
    let [face, _, ink] = colours(player);
    let corners: Vec<Point> = (0..=4).map(|number| corner(size, number)).collect();
    let outline = Path::polygon(&outline(size));
    let bounds = outline.bounds().inset(-ROUND);
    let mut canvas = Canvas::new(bounds.width, bounds.height);
    canvas.with(Affine::translate(-bounds.x, -bounds.y), |canvas| {
        for number in 0..4 {
            let flap = Path::polygon(&size.flap()).mapped(&upright(size, number));
            // Two of them are glued below the others.
            if number % 2 == 0 {
                canvas.glue_tab(&flap);
            }
        }
        canvas.glue_tab(&Path::polygon(&size.tab()).mapped(&at_last_edge(size)));
        let faces = [&[(0.0, 0.0)], corners.as_slice()].concat();
        canvas.stroke(&Path::polygon(&faces), Stroke::decoration(face, 2.0 * OVER).round());
        canvas.fill(&Path::polygon(&faces), Fill::area(face));
        for number in 0..4 {
            canvas.with(upright(size, number), |canvas| draw_face(canvas, size, player));
        }
        canvas.cut_line(&outline);
        let fold = |canvas: &mut Canvas, from: Point, to: Point| {
            canvas.line(from, to, Stroke::new(ink, 0.25).dashed(&[3.0, 0.8, 0.5, 0.8]));
        };
        for corner in &corners[1..] {
            fold(canvas, (0.0, 0.0), *corner);
        }
        for base in corners.windows(2) {
            fold(canvas, base[0], base[1]);
        }
    });
    canvas
}

/// A corner of the base as it lies on the paper: the tip is the origin, and the faces lie round it to both sides.
fn corner(size: &Size, number: u8) -> Point {
    let (sin, cos) = (size.tip() * (f32::from(number) - 2.0)).to_radians().sin_cos();
    (size.edge() * sin, -size.edge() * cos)
}

/// How a face with its base on the level of the origin and its tip above comes to its place in the net.
fn upright(size: &Size, number: u8) -> Affine {
    let degrees = size.tip() * (f32::from(number) - 1.5);
    Affine::translate(0.0, size.face()).then(&Affine::rotate(degrees + 180.0))
}

/// How the tab comes to the free edge of the last face.
fn at_last_edge(size: &Size) -> Affine {
    Affine::rotate(2.0 * size.tip() - 90.0)
}

/// All round the net, where it is cut.
fn outline(size: &Size) -> Vec<Point> {
    let mut outline = vec![(0.0, 0.0)];
    for number in 0..4 {
        outline.push(corner(size, number));
        let flap = size.flap().map(|point| upright(size, number).apply(point));
        // The net goes on clockwise, which on an upright face is from right to left.
        outline.extend(flap.into_iter().rev());
    }
    outline.push(corner(size, 4));
    outline.extend(size.tab().map(|point| at_last_edge(size).apply(point)));
    outline
}

/// What is drawn on a face, its base on the level of the origin, its tip above. The frieze is seen below others.
fn draw_face(canvas: &mut Canvas, size: &Size, player: Player) {
    let [face, deep, ink] = colours(player);
    let (half, high) = (size.base / 2.0, size.face());
    let wide = |above: f32| half * (1.0 - above / high);
    let band = Size::seen();
    let foot = [(-half, 0.0), (half, 0.0), (wide(band), -band), (-wide(band), -band)];
    canvas.fill(&Path::polygon(&foot), Fill::decoration(face.mixed(0.72, deep)));
    canvas.line((-wide(band), -band), (wide(band), -band), Stroke::new(ink, 0.25));
    // Courses of stone.
    for course in 1..4 {
        let above = band + (high - band) * course as f32 / 4.6;
        let joint = Stroke::decoration(deep, 0.2).opacity(0.45);
        canvas.line((-wide(above), -above), (wide(above), -above), joint);
    }
    frieze(canvas, player, (0.0, -band / 2.0 - 0.1), 1.6 * wide(band), ink);
    letter(canvas, player, (0.0, -0.46 * high), 0.27 * high, ink);
    let cap = 0.8 * high;
    let gold = [(-wide(cap), -cap), (wide(cap), -cap), (0.0, -high)];
    canvas.fill(&Path::polygon(&gold), Fill::decoration(ink).opacity(0.35));
}

/// How wide a pyramid on the board is, in hundredths of a square.
pub(super) const WIDE: f32 = 68.0;
/// How much higher a pyramid on another one is, there.
const LAYER: f32 = 13.0;
/// Higher than this a stack would hide the square behind it: its layers are pressed together.
const TALLEST: f32 = 5.0 * LAYER;

/// A stack in the middle of a square, seen from above and a little from the front: its lowest pyramid first.
pub(super) fn stack(canvas: &mut Canvas, players: &[Player]) {
    let rise = LAYER.min(TALLEST / players.len().max(1) as f32);
    if !players.is_empty() {
        canvas.fill(&Path::ellipse((5.0, 31.0), 42.0, 12.0), Fill::decoration(Colour::BLACK).opacity(0.22));
    }
    for (level, player) in players.iter().enumerate() {
        canvas.with(Affine::translate(0.0, -rise * level as f32), |canvas| standing(canvas, *player));
    }
}

/// A pyramid as it stands.
pub(super) fn standing(canvas: &mut Canvas, player: Player) {
    let [face, deep, ink] = colours(player);
    let half = WIDE / 2.0;
    let (left, right, tip) = ((-half, 33.0), (half, 33.0), (0.0, -31.0));
    let inner = half * (1.0 - LAYER / 64.0);
    let mut side = |points: &[Point], fill: Fill| {
        canvas.shape(&Path::polygon(points), Some(fill), Some(Stroke::new(deep, 1.2).round()));
    };
    side(&[left, (-28.0, 4.0), tip], Fill::area(face.mixed(0.62, Colour::hex("#fff3d6"))));
    side(&[right, (28.0, 4.0), tip], Fill::area(deep).hatched(Hatch::Rising));
    side(&[left, right, tip], Fill::area(face));
    side(&[left, right, (inner, 20.0), (-inner, 20.0)], Fill::area(face.mixed(0.72, deep)));
    canvas.line((-inner, 20.0), (inner, 20.0), Stroke::new(ink, 1.2));
    frieze(canvas, player, (0.0, 26.6), 1.56 * inner, ink);
    letter(canvas, player, (0.0, 4.0), 20.0, ink);
    // The one below lies in the shade.
    let shade = [left, right, (inner + 2.0, 36.0), (-inner - 2.0, 36.0)];
    canvas.fill(&Path::polygon(&shade), Fill::decoration(Colour::BLACK).opacity(0.25));
}

/// A pyramid seen from below, when its rim is glued: two flaps lie under two others, and the middle is open.
pub(super) fn from_below(size: &Size, player: Player) -> Canvas {
    let [face, deep, _] = colours(player);
    let mut canvas = Canvas::new(size.base, size.base);
    let all = canvas.rect();
    let (x, y) = all.middle();
    let inside = Colour::hex("#efe9dc");
    canvas.fill(&Path::rect(&all), Fill::area(inside));
    for (number, from) in all.corners().into_iter().enumerate() {
        let to = all.corners()[(number + 1) % 4];
        let shade = [1.0, 0.9, 0.8, 0.88][number];
        let wall = Fill::decoration(inside.mixed(shade, Colour::BLACK));
        canvas.shape(&Path::polygon(&[from, to, (x, y)]), Some(wall), Some(Stroke::new(Colour::GUIDE, 0.2)));
    }
    let flap = Path::polygon(&size.flap());
    let turned = |quarter: f32| {
        Affine::rotate(180.0).then(&Affine::translate(0.0, size.base / 2.0)).then(&Affine::rotate(quarter))
    };
    for quarter in [0.0, 180.0, 90.0, 270.0] {
        let flap = flap.mapped(&turned(quarter).then(&Affine::translate(x, y)));
        if quarter % 180.0 == 0.0 {
            canvas.glue_tab(&flap);
        } else {
            canvas.shape(&flap, Some(Fill::paper()), Some(Stroke::new(Colour::GUIDE, 0.25)));
        }
    }
    canvas.stroke(&Path::rect(&all.inset(0.3)), Stroke::new(face.mixed(0.7, deep), 0.7));
    canvas
}

/// A pyramid that is being folded, seen from the front and above: flat at 0, closed at 1. Its open side is in front.
pub(super) fn folding(size: &Size, player: Player, closed: f32) -> Canvas {
    let [face, deep, _] = colours(player);
    let tip = size.tip().to_radians();
    // The edges lie on a cone round the axis. Its angle follows from that between two edges, which never changes.
    let between = tip + (std::f32::consts::FRAC_PI_2 - tip) * closed;
    let out = ((1.0 - tip.cos()) / (1.0 - between.cos())).sqrt().min(1.0);
    let down = (1.0 - out * out).sqrt();
    let (high, low) = 48.0_f32.to_radians().sin_cos();
    let corner = |number: u8| {
        let (across, behind) = (between * (f32::from(number) - 2.0)).sin_cos();
        let edge = size.edge();
        (edge * out * across, edge * (down * low - out * behind * high))
    };
    let corners: Vec<Point> = (0..=4).map(corner).collect();
    let bounds = Path::lines(&[&[(0.0, 0.0)], corners.as_slice()].concat()).bounds().inset(-1.0);
    let mut canvas = Canvas::new(bounds.width, bounds.height);
    canvas.with(Affine::translate(-bounds.x, -bounds.y), |canvas| {
        if closed < 1.0 {
            // The tab goes towards the face that it will be glued to.
            let (from, to) = (corners[4], corners[0]);
            let aside = |(x, y): Point| (x + (to.0 - from.0) * 0.16, y + (to.1 - from.1) * 0.16);
            let along = |part: f32| (from.0 * part, from.1 * part);
            canvas.glue_tab(&Path::polygon(&[
                along(0.12),
                along(0.96),
                aside(along(0.8)),
                aside(along(0.35)),
            ]));
        }
        for number in [1, 2, 0, 3_usize] {
            let [left, right] = [corners[number], corners[number + 1]];
            // A face whose corners go round the other way is seen from inside.
            let is_outside = left.0 * right.1 - left.1 * right.0 > 0.0;
            let light = face.mixed([0.9, 1.0, 0.8, 0.55][number], deep);
            let fill = if is_outside { light } else { Colour::hex("#efe9dc") };
            let edge = || Stroke::new(deep, 0.4).round();
            canvas.shape(&Path::polygon(&[(0.0, 0.0), left, right]), Some(Fill::area(fill)), Some(edge()));
            if is_outside {
                let inner = 1.0 - Size::seen() / size.face();
                let [low, high] = [left, right].map(|(x, y)| (x * inner, y * inner));
                let band = Fill::area(light.mixed(0.75, Colour::BLACK));
                canvas.shape(&Path::polygon(&[left, right, high, low]), Some(band), Some(edge()));
            }
        }
    });
    canvas
}
