//! Gold inlay in the four corners that the cross leaves free, the same as on the page: wedjat, scarab, lotus, sun bark.

use super::board::WIDE;
use super::look::{CEDAR, INLAY};
use crate::canvas::Canvas;
use crate::geometry::{Affine, Path, Point};
use crate::ink::{Fill, Stroke};

/// An ornament: its discs (the middle, the radius, and whether they are full), its full shapes and its lines.
struct Ornament {
    discs: &'static [(Point, f32, bool)],
    full: &'static str,
    lines: &'static str,
}

const WEDJAT: Ornament = Ornament {
    discs: &[((2.0, -10.0), 25.0, true)],
    full: "",
    lines: "M-105 -42C-60 -82 40 -86 108 -40M-100 -6C-58 -52 44 -56 92 -6C48 30 -52 32 -100 -6z\
            M92 -6C104 -4 118 -2 126 -4M-18 23C-20 52 -30 76 -46 96C-40 70 -42 46 -46 21\
            M20 22C36 62 66 86 98 82C120 78 122 48 98 48C82 50 84 68 97 66",
};
const SCARAB: Ornament = Ornament {
    discs: &[((0.0, -86.0), 21.0, true)],
    full: "",
    lines: "M-34 -20C-34 -52 34 -52 34 -20M-18 -44C-14 -58 14 -58 18 -44\
            M-44 4C-44 -26 44 -26 44 4C46 52 26 84 0 84C-26 84 -46 52 -44 4z\
            M0 -18V84M-43 2C-20 12 20 12 43 2M-36 -26C-64 -40 -62 -66 -36 -76M36 -26C64 -40 62 -66 36 -76\
            M-45 14C-74 8 -86 -8 -92 -30M45 14C74 8 86 -8 92 -30\
            M-42 40C-68 46 -78 66 -76 92M42 40C68 46 78 66 76 92",
};
const LOTUS: Ornament = Ornament {
    discs: &[],
    full: "M0 18C-26 -8 -26 -54 0 -86C26 -54 26 -8 0 18z",
    lines: "M0 92V18M0 18C-40 6 -66 -26 -64 -70C-38 -62 -22 -44 -16 -26M0 18C40 6 66 -26 64 -70C38 -62 22 -44 16 -26\
            M0 18C-50 22 -92 2 -108 -34C-92 -40 -76 -38 -62 -32M0 18C50 22 92 2 108 -34C92 -40 76 -38 62 -32\
            M0 88C-30 88 -60 70 -70 46C-40 42 -10 60 0 88C10 60 40 42 70 46C60 70 30 88 0 88",
};
const BARK: Ornament = Ornament {
    discs: &[((0.0, -40.0), 36.0, false), ((0.0, -40.0), 20.0, true)],
    full: "M-112 14C-90 62 90 62 112 14C96 34 -96 34 -112 14z",
    lines: "M-112 14C-122 -8 -120 -34 -104 -46M112 14C122 -8 120 -34 104 -46\
            M-104 -46C-94 -42 -94 -32 -102 -30M104 -46C94 -42 94 -32 102 -30M-52 28V-4H52V28\
            M-110 84q14 -14 28 0t28 0t28 0t28 0t28 0t28 0t28 0t28 0",
};

/// How far the ornaments are from the corners of the board.
const CORNER: f32 = 0.195 * WIDE;

/// All four, with the corner of the board at the origin.
pub(super) fn draw(canvas: &mut Canvas) {
    let far = WIDE - CORNER;
    let places = [(WEDJAT, CORNER, CORNER), (SCARAB, far, CORNER), (LOTUS, CORNER, far), (BARK, far, far)];
    for (ornament, x, y) in places {
        canvas.with(Affine::translate(x, y), |canvas| one(canvas, &ornament));
    }
}

fn one(canvas: &mut Canvas, ornament: &Ornament) {
    let gold = INLAY.mixed(0.7, CEDAR);
    let stroke = || Stroke::new(gold, 5.0).round();
    let full = || Fill::decoration(INLAY.mixed(0.3, CEDAR));
    canvas.shape(&Path::svg(ornament.full), Some(full()), Some(stroke()));
    for (middle, radius, is_full) in ornament.discs {
        canvas.shape(&Path::circle(*middle, *radius), is_full.then(full), Some(stroke()));
    }
    canvas.stroke(&Path::svg(ornament.lines), stroke());
}
