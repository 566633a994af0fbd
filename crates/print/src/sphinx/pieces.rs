//! What is folded besides the doors: the six sphinxes with a pocket for the colour card, the pawns, the dice.

use game::{Message, Tabletop};
use games::sphinx::{Die, Slot, Sphinx};

use super::board::UNIT;
use super::look::{self, GOLD, INLAY, SLAB, WALL};
use crate::canvas::Canvas;
use crate::folded::standee;
use crate::geometry::{Affine, Path, Rect};
use crate::ink::{Colour, Fill, Stroke};
use crate::kit::Job;
use crate::layout::{Cut, Piece};

/// The side of a sphinx's base, in millimetres: it stands between the walls of a field.
const BASE: f32 = 25.5;
/// The slanting height of its front.
const SLOPE: f32 = 33.0;
/// The inner floor is a little shorter, so that it lies flat when it is folded in.
const INNER: f32 = BASE - 0.5;
/// How wide the glue is on three sides of the pocket.
const GLUE: f32 = 3.0;
/// The colour card: it slides into the pocket from the open side.
pub(super) const COLOUR_CARD: (f32, f32) = (INNER - 2.0 * GLUE - 0.5, BASE - GLUE - 1.0);
/// The window through which it is seen from below.
const WINDOW: f32 = 13.0;
/// The notch for a finger, half round.
const NOTCH: f32 = 4.0;

/// A pawn's face, and how deep each foot is.
const PAWN: (f32, f32) = (15.0, 26.0);
const PAWN_FOOT: f32 = 7.0;

/// The edge of a die.
const DIE: f32 = 20.0;
/// How deep the tabs of a die are.
const TAB: f32 = 5.0;

/// Six sphinxes that all look alike.
pub(super) fn sphinxes(job: &Job<'_>) -> Vec<Piece> {
    let (face, says) = (sphinx(), job.say("sphinx-sheet-sphinx"));
    let one = |number: usize| {
        let name = (number + 1).to_string();
        Piece::new("sphinx", name, says.as_str(), face.clone()).cut(Cut::Drawn)
    };
    (0..Slot::ALL.len()).map(one).collect()
}

/// A pawn for each player of the fullest table.
pub(super) fn pawns(job: &Job<'_>) -> Vec<Piece> {
    let seats = Sphinx::SPEC.seats.last().map_or(0, |seats| seats.len());
    let one = |number: usize| {
        let says = job.tell(&Message::new("sphinx-sheet-pawn").number("number", number as i64 + 1));
        Piece::new("pawn", format!("p{}", number + 1), says, pawn(number)).cut(Cut::Drawn)
    };
    (0..seats).map(one).collect()
}

/// Two dice with numbers, and the one with snakes.
pub(super) fn dice(job: &Job<'_>) -> Vec<Piece> {
    let plain = |name: &'static str| {
        Piece::new("die", name, job.say("sphinx-sheet-die"), die(plain_faces(), false)).cut(Cut::Drawn)
    };
    let snake = die(snake_faces(), true);
    let snake = Piece::new("die", "snakes", job.say("sphinx-sheet-snake-die"), snake).cut(Cut::Drawn);
    vec![plain("one"), plain("two"), snake]
}

/// The net of a sphinx, from the top: the inner floor with glue for the pocket, the back upside down, the front, and the
/// outer floor with a window. All folds go backwards; the right side stays open, with a notch for a finger.
pub(super) fn sphinx() -> Canvas {
    let high = INNER + 2.0 * SLOPE + BASE;
    let mut canvas = Canvas::new(BASE, high);
    let (back, front, floor) = (INNER, INNER + SLOPE, INNER + 2.0 * SLOPE);
    pocket(&mut canvas);
    let side = side();
    // Mirrored and not turned: seen from behind, the head is at the same end.
    canvas.draw_mapped(&side, Affine { d: -1.0, f: back + SLOPE, ..Affine::IDENTITY });
    canvas.draw(&side, 0.0, front);
    let window = (GLUE + COLOUR_CARD.1 / 2.0 + 0.5, floor + BASE / 2.0);
    let floor_rect = Rect::new(0.0, floor, BASE, BASE);
    canvas.fill(&Path::rect(&floor_rect), Fill::area(Colour::hex("#8a72ad")));
    canvas.shape(&Path::circle(window, WINDOW / 2.0 + 1.2), Some(Fill::area(GOLD)), None);
    canvas.shape(&Path::circle(window, WINDOW / 2.0), Some(Fill::paper()), None);
    canvas.cut_line(&Path::circle(window, WINDOW / 2.0));
    let notch = Path::circle((BASE, floor + BASE / 2.0), NOTCH);
    canvas.clipped(&Path::rect(&floor_rect), |canvas| canvas.fill(&notch, Fill::paper()));
    canvas.cut_line(&outline(high, floor));
    for y in [back, front, floor] {
        look::mountain(&mut canvas, (0.0, y), (BASE, y));
    }
    canvas
}

/// The line round a sphinx's net: a rectangle with a notch at the open side of the pocket.
fn outline(high: f32, floor: f32) -> Path {
    let (middle, radius) = (floor + BASE / 2.0, NOTCH);
    let bend = radius * 0.552;
    Path::new()
        .move_to(0.0, 0.0)
        .line_to(BASE, 0.0)
        .line_to(BASE, middle - radius)
        .cubic_to((BASE - bend, middle - radius), (BASE - radius, middle - bend), (BASE - radius, middle))
        .cubic_to((BASE - radius, middle + bend), (BASE - bend, middle + radius), (BASE, middle + radius))
        .line_to(BASE, high)
        .line_to(0.0, high)
        .close()
}

/// The inner floor: glue on three sides, and where the colour card lies.
fn pocket(canvas: &mut Canvas) {
    let glue = Path::polygon(&[
        (0.0, 0.0),
        (BASE, 0.0),
        (BASE, GLUE),
        (GLUE, GLUE),
        (GLUE, INNER - GLUE),
        (BASE, INNER - GLUE),
        (BASE, INNER),
        (0.0, INNER),
    ]);
    canvas.glue_tab(&glue);
    let card = Rect::new(GLUE + 0.5, GLUE + 0.25, COLOUR_CARD.1, COLOUR_CARD.0);
    canvas.stroke(&Path::rect(&card), Stroke::new(Colour::GUIDE, 0.2).dashed(&[0.8, 0.8]));
    let (x, y) = card.middle();
    let arrow = Path::svg("M9 -2H-3V-5L-10 0L-3 5V2H9Z").mapped(&Affine::placed(0.55, x, y));
    canvas.stroke(&arrow, Stroke::new(Colour::GUIDE, 0.25));
}

/// What is seen of a sphinx from either side.
fn side() -> Canvas {
    let mut canvas = Canvas::new(BASE, SLOPE);
    let all = canvas.rect();
    canvas.clipped(&Path::rect(&all), |canvas| {
        canvas.fill(&Path::rect(&all), Fill::area(WALL));
        let (middle, low) = (BASE / 2.0, SLOPE - 7.0);
        let sun = Path::circle((middle - 4.0, 13.0), 9.5);
        canvas.fill(&sun, Fill::decoration(GOLD));
        canvas.fill(&Path::rect(&Rect::new(0.0, low, BASE, 7.0)), Fill::area(SLAB));
        let mut joints = Path::new();
        for (row, y) in [(0, low), (1, low + 3.5)] {
            joints = joints.and(Path::line((0.0, y), (BASE, y)));
            for step in 0..4 {
                let x = 3.0 + 7.0 * step as f32 + 3.5 * row as f32;
                joints = joints.and(Path::line((x, y), (x, y + 3.5)));
            }
        }
        canvas.stroke(&joints, Stroke::decoration(INLAY, 0.25).opacity(0.6));
        canvas.with(Affine::placed(0.255, middle, 18.2), look::sphinx);
        canvas.stroke(&Path::rect(&all.inset(0.9)), Stroke::decoration(INLAY, 0.4));
    });
    canvas
}

/// A pawn: the explorer on both sides, two feet.
pub(super) fn pawn(number: usize) -> Canvas {
    let (face, deep, ink, _) = look::dye(look::seat(number));
    let mut front = Canvas::new(PAWN.0, PAWN.1);
    let all = front.rect();
    front.fill(&Path::rect(&all), Fill::area(WALL));
    front.stroke(&Path::rounded(&all.inset(0.8), 1.0), Stroke::new(deep, 0.4));
    front.with(Affine::placed(0.28, PAWN.0 / 2.0, PAWN.1 - 11.2), |canvas| look::pawn(canvas, number));
    let mut foot = Canvas::new(PAWN.0, PAWN_FOOT);
    foot.fill(&Path::rect(&foot.rect()), Fill::area(face));
    let rect = Rect::new(0.0, 0.0, PAWN.0, PAWN_FOOT);
    look::letters(&mut foot, &(number + 1).to_string(), &rect, 3.4, ink);
    standee(&front, &front, &foot, &foot)
}

/// The faces of a die where they lie in its net: the four of the column from the top, then left and right. The first and
/// the third of the column are opposite, and the second and the fourth, and left and right.
type Faces = [Die; 6];

/// Opposite faces are seven together; 1, 2 and 3 go round their corner as on dice that are bought.
fn plain_faces() -> Faces {
    [Die::Two, Die::One, Die::Five, Die::Six, Die::Three, Die::Four]
}

/// The numbers are five together with their opposites; the snakes are opposite.
fn snake_faces() -> Faces {
    [Die::Two, Die::One, Die::Three, Die::Four, Die::Snakes, Die::Snakes]
}

/// The net of a die: a cross with seven tabs.
fn die(faces: Faces, is_snake_die: bool) -> Canvas {
    let mut canvas = Canvas::new(3.0 * DIE, 4.0 * DIE + TAB);
    let column = |row: usize| Rect::new(DIE, TAB + DIE * row as f32, DIE, DIE);
    let wing = |side: f32| Rect::new(DIE + side * DIE, TAB + DIE, DIE, DIE);
    // The top, and beside the first, the third and the fourth face.
    canvas.glue_tab(&Path::polygon(&[
        (DIE + 3.0, 0.0),
        (2.0 * DIE - 3.0, 0.0),
        (2.0 * DIE, TAB),
        (DIE, TAB),
    ]));
    for row in [0, 2, 3] {
        let rect = column(row);
        for (x, far) in [(rect.x, rect.x - TAB), (rect.right(), rect.right() + TAB)] {
            let tab = [(x, rect.y), (far, rect.y + 3.0), (far, rect.bottom() - 3.0), (x, rect.bottom())];
            canvas.glue_tab(&Path::polygon(&tab));
        }
    }
    let places = [column(0), column(1), column(2), column(3), wing(-1.0), wing(1.0)];
    for (face, rect) in faces.iter().zip(&places) {
        let (x, y) = rect.middle();
        canvas.with(Affine::placed(DIE / 100.0, x, y), |canvas| look::face(canvas, *face, is_snake_die));
        canvas.place("face", face.to_string(), rect);
    }
    lines(&mut canvas, column, wing);
    canvas
}

/// Folds between faces and at tabs, cuts elsewhere.
fn lines(canvas: &mut Canvas, column: impl Fn(usize) -> Rect, wing: impl Fn(f32) -> Rect) {
    for row in 0..4 {
        let rect = column(row);
        look::mountain(canvas, (rect.x, rect.y), (rect.right(), rect.y));
        // Beside the second face are the wings, beside the others tabs.
        look::mountain(canvas, (rect.x, rect.y), (rect.x, rect.bottom()));
        look::mountain(canvas, (rect.right(), rect.y), (rect.right(), rect.bottom()));
    }
    let last = column(3);
    canvas.cut_line(&Path::line((last.x, last.bottom()), (last.right(), last.bottom())));
    for side in [-1.0, 1.0] {
        let rect = wing(side);
        let (near, far) = if side < 0.0 { (rect.right(), rect.x) } else { (rect.x, rect.right()) };
        let cut = [(near, rect.y), (far, rect.y), (far, rect.bottom()), (near, rect.bottom())];
        canvas.cut_line(&Path::lines(&cut));
    }
}

/// A sphinx as it stands on the board in drawings, in hundredths of a field.
pub(super) fn standing(canvas: &mut Canvas) {
    canvas.with(Affine::scale(BASE / UNIT / 100.0 * 1.15), look::sphinx);
}

/// The net of a die with numbers.
pub(super) fn dice_net() -> Canvas {
    die(plain_faces(), false)
}
