//! How Sphinx looks: its colours with their signs, and everything that is drawn round 0, 0 in hundredths of a field, as
//! on the page.

use games::sphinx::{Colour as Dye, Die};

use crate::canvas::Canvas;
use crate::geometry::{Affine, Path, Point, Rect};
use crate::ink::{Colour, Fill, Hatch, Stroke};
use crate::text::{Align, Face, POINT, Style, Text};

/// The frame round the pyramid.
pub(super) const FRAME: Colour = Colour::hex("#e2c893");
/// Joints of the frame.
pub(super) const FRAME_DARK: Colour = Colour::hex("#b9955a");
/// Between slabs, and in niches.
pub(super) const PIT: Colour = Colour::hex("#4a3319");
/// The floor of the corridor.
pub(super) const SLAB: Colour = Colour::hex("#c6a26a");
/// The floor before the treasure.
pub(super) const SLAB_DEEP: Colour = Colour::hex("#a9683f");
/// Lines inlaid into stone.
pub(super) const INLAY: Colour = Colour::hex("#7a5417");
/// The walls.
pub(super) const WALL: Colour = Colour::hex("#efd7a4");
/// Their edges.
pub(super) const WALL_DARK: Colour = Colour::hex("#5e3f1a");
/// The light on them.
pub(super) const WALL_LIGHT: Colour = Colour::hex("#fff2cf");
/// The doors.
pub(super) const DOOR: Colour = Colour::hex("#274a8f");
/// Their edges.
pub(super) const DOOR_DARK: Colour = Colour::hex("#0c1c40");
/// What is carved into them, and other gold.
pub(super) const GOLD: Colour = Colour::hex("#f0cc73");
/// Lines round gold.
pub(super) const GOLD_DARK: Colour = Colour::hex("#4a300a");
/// The darkest lines.
pub(super) const DARK: Colour = Colour::hex("#160d05");
/// The paper of cards.
pub(super) const CARD: Colour = Colour::hex("#f7ecd0");

/// A colour's face, its edge, what is drawn on it, and its lines where ink is low.
pub(super) fn dye(colour: Dye) -> (Colour, Colour, Colour, Hatch) {
    match colour {
        Dye::Red => (Colour::RED, Colour::RED_DEEP, Colour::RED_INK, Hatch::Rising),
        Dye::Blue => (Colour::BLUE, Colour::BLUE_DEEP, Colour::BLUE_INK, Hatch::Level),
        Dye::Green => (Colour::GREEN, Colour::GREEN_DEEP, Colour::GREEN_INK, Hatch::Upright),
        Dye::Yellow => (Colour::YELLOW, Colour::YELLOW_DEEP, Colour::YELLOW_INK, Hatch::Dotted),
        Dye::Purple => (Colour::PURPLE, Colour::PURPLE_DEEP, Colour::PURPLE_INK, Hatch::Crossed),
        Dye::White => (Colour::IVORY, Colour::IVORY_DEEP, Colour::IVORY_INK, Hatch::Falling),
    }
}

/// The colour of a player, from 0. The number on the pawn says it, too.
pub(super) fn seat(number: usize) -> Dye {
    [Dye::Red, Dye::Blue, Dye::Green, Dye::Yellow][number % 4]
}

/// The sign of a colour, within 20 by 20, to be filled by the even-odd rule: a flame, ripples, papyrus, a star, an ankh,
/// the feather of Maat.
fn sign(colour: Dye) -> &'static str {
    match colour {
        Dye::Red => {
            "M0.500 -9.500C1 -5.500 7 -2 7 3.500C7 7.500 4 9.500 0 9.500C-4 9.500 -7 7.500 -7 3.500C-7 0.500 -5 -1 -4 -4\
             C-2.500 -3 -2 -2 -2 -1C0 -3 1 -6 0.500 -9.500ZM0.500 2C-1 3.500 -2.500 4.500 -2.500 6.200\
             A2.600 2.300 0 0 0 2.700 6.200C2.700 4.600 1 3.800 0.500 2Z"
        }
        Dye::Blue => {
            "M-9.500 -4.500l3.200 -3.500 3.200 3.500 3.100 -3.500 3.200 3.500 3.200 -3.500 3.100 3.500v3l-3.100 -3.500 -3.200 3.500 -3.200 -3.500 -3.100 3.500 -3.200 -3.500 -3.200 3.500Z\
             M-9.500 1.200l3.200 -3.500 3.200 3.500 3.100 -3.500 3.200 3.500 3.200 -3.500 3.100 3.500v3l-3.100 -3.500 -3.200 3.500 -3.200 -3.500 -3.100 3.500 -3.200 -3.500 -3.200 3.500Z\
             M-9.500 7l3.200 -3.500 3.200 3.500 3.100 -3.500 3.200 3.500 3.200 -3.500 3.100 3.500v3l-3.100 -3.500 -3.200 3.500 -3.200 -3.500 -3.100 3.500 -3.200 -3.500 -3.200 3.500Z"
        }
        Dye::Green => {
            "M-9.500 -6.500C-5 -9.800 5 -9.800 9.500 -6.500C5.500 -4.500 2.500 -1.500 1.500 2.500V9.700H-1.500V2.500\
             C-2.500 -1.500 -5.500 -4.500 -9.500 -6.500ZM-5.500 -6C-3.500 -4.800 -1.500 -2.500 -0.700 -0.500L-0.500 -6.800Z\
             M5.500 -6C3.500 -4.800 1.500 -2.500 0.700 -0.500L0.500 -6.800Z"
        }
        Dye::Yellow => {
            "M0 -9.800L2.300 -3.100L9.300 -3L3.700 1.200L5.800 8L0 4L-5.800 8L-3.700 1.200L-9.300 -3L-2.300 -3.100Z\
             M0 -2A2 2 0 1 0 0 2A2 2 0 1 0 0 -2Z"
        }
        Dye::Purple => {
            "M0 -9.800C4.200 -9.800 5.600 -6.500 4.300 -3.600C3.600 -2.200 2.300 -1.200 1.700 -0.300L8.300 -0.900V3.100L1.700 2.500\
             L2.600 9.800H-2.600L-1.700 2.500L-8.300 3.100V-0.900L-1.700 -0.300C-2.300 -1.200 -3.600 -2.200 -4.300 -3.600\
             C-5.600 -6.500 -4.200 -9.800 0 -9.800ZM0 -7.200C-2.200 -7.200 -2.800 -5.400 -2 -3.900C-1.500 -3 -0.600 -2.300 0 -1.400\
             C0.600 -2.300 1.500 -3 2 -3.900C2.800 -5.400 2.200 -7.200 0 -7.200Z"
        }
        Dye::White => {
            "M-1.300 9.800C-1.300 6.500 -5.200 4.500 -5.200 -1.500C-5.200 -6.500 -1.800 -9.300 2.600 -9.800C5.900 -7.200 6 -2 4.300 1.800\
             C3.100 4.500 1.200 6 1.200 9.800ZM-0.500 5.500C-0.300 1 0.600 -3.500 2.400 -7.300L1.300 -7.300C-0.600 -3.500 -1.500 1 -1.500 4.500Z"
        }
    }
}

/// The sign of a colour as it is drawn on it, `size` high round a point.
pub(super) fn glyph(canvas: &mut Canvas, colour: Dye, at: Point, size: f32) {
    let (_, _, ink, _) = dye(colour);
    let path = Path::svg(sign(colour)).mapped(&Affine::placed(size / 20.0, at.0, at.1));
    canvas.fill(&path, Fill::mark(ink).even_odd());
}

/// The same, large: an outline where ink is low.
pub(super) fn outlined(canvas: &mut Canvas, colour: Dye, at: Point, size: f32) {
    let (_, _, ink, _) = dye(colour);
    let path = Path::svg(sign(colour)).mapped(&Affine::placed(size / 20.0, at.0, at.1));
    canvas.shape(&path, Some(Fill::area(ink).even_odd()), Some(Stroke::new(ink, 0.3).round()));
}

/// Letters of this height in the units of the drawing, in the middle of a rectangle.
pub(super) fn letters(canvas: &mut Canvas, says: &str, rect: &Rect, height: f32, colour: Colour) {
    let style = Style::new(Face::Bold, height / 0.635 / POINT, 1.2).coloured(colour).tabular();
    canvas.label(&Text::new(says, style), rect, Align::Centre);
}

/// An outline with a fill and a line round it.
pub(super) fn drawn(canvas: &mut Canvas, path: &str, fill: Colour, line: Colour, width: f32) {
    canvas.shape(&Path::svg(path), Some(Fill::area(fill)), Some(Stroke::new(line, width).round()));
}

/// Lines that are to be seen whatever the ink.
pub(super) fn lines(canvas: &mut Canvas, path: &str, colour: Colour, width: f32) {
    canvas.stroke(&Path::svg(path), Stroke::new(colour, width).round());
}

/// A fold backwards that is seen on dark colours, too.
pub(super) fn mountain(canvas: &mut Canvas, from: Point, to: Point) {
    canvas.line(from, to, Stroke::paper(0.6).opacity(0.75));
    canvas.mountain_fold(from, to);
}

/// A fold forwards that is seen on dark colours, too.
pub(super) fn valley(canvas: &mut Canvas, from: Point, to: Point) {
    canvas.line(from, to, Stroke::paper(0.6).opacity(0.75));
    canvas.valley_fold(from, to);
}

/// The sign of a colour as it is carved into the frame.
pub(super) fn carving(canvas: &mut Canvas, colour: Dye, at: Point, size: f32) {
    let path = Path::svg(sign(colour)).mapped(&Affine::placed(size / 20.0, at.0, at.1));
    canvas.fill(&path, Fill::decoration(FRAME_DARK).opacity(0.8).even_odd());
}

/// The inlay of a card field.
pub(super) fn inlay(canvas: &mut Canvas, colour: Dye) {
    let (face, deep, _, hatch) = dye(colour);
    canvas.stroke(&Path::svg("M0 -40L40 0L0 40L-40 0Z"), Stroke::decoration(GOLD, 3.0));
    canvas.shape(
        &Path::svg("M0 -35L35 0L0 35L-35 0Z"),
        Some(Fill::area(face).hatched(hatch)),
        Some(Stroke::new(deep, 3.0)),
    );
    canvas.fill(&Path::svg("M0 -33L33 0L-33 0Z"), Fill::decoration(Colour::WHITE).opacity(0.14));
    glyph(canvas, colour, (0.0, 0.0), 38.0);
}

/// The mummy of a mummy field.
pub(super) fn mummy(canvas: &mut Canvas) {
    let pit = Path::svg("M-24 40L-31 -12C-31 -32 -18 -44 0 -44S31 -32 31 -12L24 40Z");
    canvas.fill(&pit, Fill::decoration(DARK).opacity(0.45));
    let edge = Colour::hex("#6b4c1d");
    drawn(
        canvas,
        "M-19 36L-25 -11C-25 -27 -15 -38 0 -38S25 -27 25 -11L19 36Z",
        Colour::hex("#ecdab0"),
        edge,
        3.0,
    );
    lines(
        canvas,
        "M-23 2L22 12M23 2L-22 12M-21 16L20 25M21 16L-20 25M-18 30H18M-25 -8L-12 -10M25 -8L12 -10",
        Colour::hex("#8f7140"),
        2.6,
    );
    drawn(
        canvas,
        "M-11 -20C-11 -33 11 -33 11 -20C11 -10 6 -6 0 -6S-11 -10 -11 -20Z",
        Colour::hex("#2c5f8c"),
        GOLD,
        3.0,
    );
    lines(canvas, "M-7 -20H-2M2 -20H7", Colour::hex("#fff3d6"), 3.5);
}

/// The stairs of the start, and the way.
pub(super) fn stairs(canvas: &mut Canvas) {
    canvas.fill(&Path::svg("M-46 -46H46V46H-46Z"), Fill::area(Colour::hex("#e0c088")));
    let treads = "M-46 -28H46M-46 -9H46M-46 10H46M-46 29H46";
    canvas.stroke(&Path::svg(treads), Stroke::new(Colour::hex("#8d6a38"), 2.5));
    let arrow = "M-27 -8H4V-22L30 0L4 22V8H-27Z";
    canvas.shape(
        &Path::svg(arrow),
        Some(Fill::mark(Colour::hex("#5a3a12"))),
        Some(Stroke::paper(4.0).round()),
    );
    canvas.fill(&Path::svg(arrow), Fill::mark(Colour::hex("#5a3a12")));
}

/// The chest of the treasure.
pub(super) fn chest(canvas: &mut Canvas) {
    let edge = Colour::hex("#6b4308");
    lines(
        canvas,
        "M0 -46V-34M0 46V38M-46 0H-38M46 0H38M-34 -34L-26 -26M34 -34L26 -26",
        Colour::hex("#ffe9a8"),
        4.0,
    );
    drawn(canvas, "M-31 -2H31V30Q31 34 27 34H-27Q-31 34 -31 30Z", Colour::hex("#d9a233"), edge, 3.5);
    drawn(canvas, "M-31 -2C-31 -20 -24 -26 0 -26S31 -20 31 -2Z", Colour::hex("#f0be4b"), edge, 3.5);
    lines(canvas, "M-18 -22V32M18 -22V32M-31 -2H31", edge, 4.0);
    let lock = Path::circle((0.0, 4.0), 7.0);
    canvas.shape(&lock, Some(Fill::area(DOOR)), Some(Stroke::new(Colour::hex("#fff0bf"), 3.0)));
}

/// A sphinx on its plinth, looking to the left.
pub(super) fn sphinx(canvas: &mut Canvas) {
    let (stone, line) = (Colour::hex("#e3b765"), Colour::hex("#6a4413"));
    let (nemes, nemes_line) = (Colour::hex("#24509c"), Colour::hex("#0f2450"));
    canvas.fill(&Path::ellipse((3.0, 36.0), 46.0, 8.0), Fill::decoration(DARK).opacity(0.3));
    drawn(canvas, "M-45 22H45V38H-45Z", Colour::hex("#3c2a55"), Colour::hex("#1b1029"), 2.0);
    drawn(canvas, "M-45 22H45L41 17H-41Z", Colour::hex("#8a72ad"), Colour::hex("#1b1029"), 1.2);
    lines(canvas, "M41 14C48 6 44 -6 36 -4", line, 4.5);
    drawn(canvas, "M43 18C46 2 35 -10 17 -10C8 -10 2 -8 -3 -12L-8 18Z", stone, line, 2.5);
    drawn(canvas, "M44 18C45 6 38 -2 29 0C20 2 17 10 19 18Z", Colour::hex("#d3a24d"), line, 2.5);
    drawn(canvas, "M-6 4L-35 8C-42 9 -43 18 -36 18H-4Z", stone, line, 2.5);
    drawn(canvas, "M2 10L-26 12C-31 13 -31 18 -27 18H4Z", Colour::hex("#efcb83"), line, 2.5);
    drawn(canvas, "M-25 -33C-21 -45 -5 -45 -1 -32L9 0L-7 7L-12 -4Z", nemes, nemes_line, 2.5);
    lines(canvas, "M-4 -36L-14 -22M0 -27L-12 -13M3 -17L-10 -5M6 -8L-8 3", Colour::hex("#f3d27d"), 3.2);
    drawn(
        canvas,
        "M-25 -33L-28 -24L-31 -19L-27 -17L-27 -10C-24 -5 -16 -5 -12 -9L-9 -32C-14 -36 -21 -36 -25 -33Z",
        Colour::hex("#f0cd8b"),
        line,
        2.2,
    );
    lines(canvas, "M-25 -25H-19", Colour::hex("#23160a"), 3.0);
    drawn(canvas, "M-24 -7L-22 4H-17L-17 -7Z", nemes, nemes_line, 1.5);
}

/// An explorer in the colour of a player, with the number.
pub(super) fn pawn(canvas: &mut Canvas, number: usize) {
    let (face, deep, ink, _) = dye(seat(number));
    canvas.shape(
        &Path::svg("M-23 27C-23 5 -11 4 -10 -8H10C11 4 23 5 23 27C12 36 -12 36 -23 27Z"),
        Some(Fill::area(face)),
        Some(Stroke::new(DARK, 3.0).round()),
    );
    let light = Path::svg("M-18 25C-17 8 -9 6 -7 -4H-1C-5 8 -9 14 -10 29Z");
    canvas.fill(&light, Fill::decoration(Colour::WHITE).opacity(0.28));
    let head = Path::circle((0.0, -15.0), 12.0);
    canvas.shape(&head, Some(Fill::area(Colour::hex("#e6b787"))), Some(Stroke::new(DARK, 2.5)));
    let hat =
        "M-21 -17C-18 -22 -13 -22 -12 -26C-9 -37 9 -37 12 -26C13 -22 18 -22 21 -17C9 -12 -9 -12 -21 -17Z";
    drawn(canvas, hat, Colour::hex("#efe0bb"), DARK, 2.5);
    lines(canvas, "M-12 -25C-6 -22 6 -22 12 -25", deep, 5.0);
    letters(canvas, &(number + 1).to_string(), &Rect::around((0.0, 15.0), 30.0, 20.0), 18.0, ink);
}

/// The colour under a sphinx, with its sign.
pub(super) fn gem(canvas: &mut Canvas, colour: Dye) {
    let (face, _, _, hatch) = dye(colour);
    canvas.fill(&Path::circle((0.0, 0.0), 27.0), Fill::area(DARK));
    canvas.shape(
        &Path::circle((0.0, 0.0), 24.0),
        Some(Fill::area(face).hatched(hatch)),
        Some(Stroke::new(Colour::hex("#ffe9b0"), 3.0)),
    );
    glyph(canvas, colour, (0.0, 0.0), 32.0);
}

/// A small sphinx card, 62 by 88.
pub(super) fn small_card(canvas: &mut Canvas, colour: Dye) {
    let (face, deep, _, hatch) = dye(colour);
    let paper = Path::rounded(&Rect::around((0.0, 0.0), 62.0, 88.0), 7.0);
    canvas.shape(&paper, Some(Fill::area(CARD)), Some(Stroke::new(Colour::hex("#3b2a12"), 1.5)));
    let inner = Path::rounded(&Rect::around((0.0, 0.0), 52.0, 78.0), 4.0);
    canvas.shape(&inner, Some(Fill::area(face).hatched(hatch)), Some(Stroke::new(deep, 2.0)));
    glyph(canvas, colour, (0.0, 0.0), 43.0);
}

/// The face of a die, 100 wide: pips or a snake on its ground.
pub(super) fn face(canvas: &mut Canvas, die: Die, is_snake_die: bool) {
    let (ground, rim, pip) = if is_snake_die {
        (Colour::hex("#2f7a55"), Colour::hex("#174a34"), Colour::hex("#ffe08a"))
    } else {
        (Colour::hex("#fbf2da"), Colour::hex("#cbb287"), Colour::hex("#2a1b0c"))
    };
    canvas.fill(&Path::rect(&Rect::around((0.0, 0.0), 100.0, 100.0)), Fill::area(rim));
    let inner = Path::rounded(&Rect::around((0.0, 0.0), 88.0, 88.0), 16.0);
    canvas.shape(&inner, Some(Fill::area(ground)), Some(Stroke::decoration(rim, 1.0)));
    if let Some(steps) = die.steps() {
        for (x, y) in pips(steps) {
            canvas.fill(&Path::circle((25.0 * x, 25.0 * y), 9.0), Fill::mark(pip));
        }
        return;
    }
    canvas.with(Affine::scale(1.15), |canvas| {
        // The body is wide even where ink is low: it is what has to be read.
        lines(canvas, "M-24 20C-8 30 22 26 18 12C14 0 -20 6 -20 -9C-20 -24 2 -26 14 -20", pip, 10.0);
        canvas.fill(&Path::svg("M10 -27C18 -32 29 -26 29 -20S18 -10 10 -14Z"), Fill::mark(pip));
        canvas.fill(&Path::circle((19.0, -22.0), 2.5), Fill::mark(Colour::hex("#14301f")));
    });
}

/// Where the pips of a number are, from -1 to 1 both ways.
fn pips(number: u8) -> Vec<Point> {
    let corners = [(-1.0, -1.0), (1.0, 1.0), (1.0, -1.0), (-1.0, 1.0)];
    let mut pips: Vec<Point> = corners.into_iter().take(usize::from(number / 2 * 2).min(4)).collect();
    if number == 6 {
        pips.extend([(-1.0, 0.0), (1.0, 0.0)]);
    }
    if number % 2 == 1 {
        pips.push((0.0, 0.0));
    }
    pips
}

/// A torch at a corner of the corridor.
pub(super) fn torch(canvas: &mut Canvas) {
    canvas.fill(&Path::svg("M-5 2L-2.500 17H2.500L5 2Z"), Fill::decoration(Colour::hex("#3a2714")));
    let flame = "M0 -17C2 -10 8 -7 7 -1C6 4 3 5 0 5S-6 4 -7 -1C-7 -6 -2 -8 0 -17Z";
    canvas.fill(&Path::svg(flame), Fill::decoration(Colour::hex("#ff9d2e")));
    let core = "M0 -7C1 -4 3.500 -3 3 0C2.500 3 1 3.500 0 3.500S-2.500 3 -3 0C-3 -2 -1 -4 0 -7Z";
    canvas.fill(&Path::svg(core), Fill::decoration(Colour::hex("#fff2b8")));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_has_the_same_signs() {
        let page = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src/lib/games/sphinx/glyphs.ts");
        let page = std::fs::read_to_string(page).unwrap();
        for colour in Dye::ALL {
            assert!(page.contains(&format!("{colour}: '{}'", sign(colour))), "{colour}");
        }
    }
}
