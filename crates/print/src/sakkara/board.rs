//! The pyramid: three levels, three walls with their carvings, four entrances and the Ankh field. Drawn in a hundredth
//! of a field, with the corner of the board at the origin.

use games::sakkara::{ANKH, BRIDGES, Cell, Colour as Player, SIDE};

use super::glyphs;
use super::look::{self, CARVING, FRAME, INLAY, JOINT, LAPIS, LEVELS, RIM, WALLS};
use crate::canvas::Canvas;
use crate::geometry::{Affine, Path, Point, Rect};
use crate::ink::{Colour, Fill, Hatch, Stroke};
use crate::paper::{BLEED, OVERLAP, Paper};
use crate::text::{Align, Face, POINT, Style, Text};
use crate::tiles::Tiling;

/// A field.
pub(super) const CELL: f32 = 100.0;
/// The fields from side to side.
pub(super) const WIDE: f32 = CELL * SIDE as f32;

/// How large the board is on a paper, so that each quarter fills the width of a sheet.
pub(super) struct Size {
    /// A field, in millimetres.
    pub(super) cell: f32,
    /// What is round the fields.
    pub(super) frame: f32,
}

impl Size {
    pub(super) fn on(paper: Paper) -> Self {
        let (width, height) = Tiling::room(paper);
        let side = 2.0 * width.min(height) - OVERLAP;
        // Tenths of a millimetre, so that a field can be measured with a ruler.
        let cell = ((side - 2.0 * 7.0) / f32::from(SIDE) * 10.0).floor() / 10.0;
        Self { cell, frame: (side - cell * f32::from(SIDE)) / 2.0 }
    }

    pub(super) fn side(&self) -> f32 {
        2.0 * self.frame + self.cell * f32::from(SIDE)
    }
}

/// The whole board with its frame, to be cut out.
pub(super) fn board(paper: Paper) -> Canvas {
    let size = Size::on(paper);
    let mut canvas = Canvas::new(size.side(), size.side());
    let all = canvas.rect();
    canvas.fill(&Path::rect(&all.inset(-BLEED)), Fill::decoration(FRAME));
    canvas.stroke(&Path::rect(&all.inset(1.6)), Stroke::new(INLAY, 0.5));
    let scale = size.cell / CELL;
    canvas.with(Affine::placed(scale, size.frame, size.frame), |canvas| {
        names(canvas, size.frame / scale);
        ground(canvas, &Player::ALL);
        for cell in Cell::all() {
            let kind = match cell {
                ANKH => "ankh",
                _ if cell.is_wall() => "wall",
                _ => "field",
            };
            canvas.place(kind, cell.to_string(), &around(cell));
        }
        for player in Player::ALL {
            canvas.place("entrance", player.name(), &around(player.entrance()));
        }
    });
    canvas
}

/// The middle of a cell.
pub(super) fn middle(cell: Cell) -> Point {
    (CELL * (f32::from(cell.column()) + 0.5), CELL * (f32::from(SIDE - 1 - cell.row()) + 0.5))
}

/// A cell.
pub(super) fn around(cell: Cell) -> Rect {
    Rect::around(middle(cell), CELL, CELL)
}

/// The fields without their frame; players who do not play have pale entrances.
pub(super) fn ground(canvas: &mut Canvas, players: &[Player]) {
    for cell in Cell::all().filter(|cell| cell.depth() % 2 == 0 && *cell != ANKH) {
        let joint = Stroke::new(JOINT, 1.2);
        let level = LEVELS[usize::from(cell.depth() / 2)];
        canvas.shape(&Path::rect(&around(cell)), Some(Fill::area(level)), Some(joint));
    }
    for player in Player::ALL {
        entrance(canvas, player, players.contains(&player));
    }
    for number in 0..3 {
        wall(canvas, number);
    }
    // Where the bridges lie at first.
    for cell in BRIDGES.into_iter().filter(|cell| *cell != ANKH) {
        let (x, y) = middle(cell);
        let lies = cell.column() < 2 || cell.column() > SIDE - 3;
        let (across, along) = if lies { (90.0, 70.0) } else { (70.0, 90.0) };
        let slot = Path::rounded(&Rect::around((x, y), across, along), 6.0);
        canvas.stroke(&slot, Stroke::new(CARVING, 2.0).dashed(&[7.0, 5.0]));
    }
    let (x, y) = middle(ANKH);
    canvas.with(Affine::translate(x, y), |canvas| {
        let frame = Rect::around((0.0, 0.0), 86.0, 86.0);
        canvas.shape(&Path::rect(&frame.inset(-7.0)), Some(Fill::area(LAPIS)), None);
        canvas.stroke(&Path::rounded(&frame, 4.0), Stroke::new(INLAY, 3.0));
        canvas.stroke(&Path::svg(glyphs::ANKH), Stroke::new(INLAY, 7.0).round());
    });
    let edge = Rect::new(0.0, 0.0, WIDE, WIDE);
    canvas.stroke(&Path::rect(&edge), Stroke::new(CARVING, 3.0));
}

fn entrance(canvas: &mut Canvas, player: Player, plays: bool) {
    let (x, y) = middle(player.entrance());
    let [face, deep, _] = look::colours(player);
    let strength = if plays { 1.0 } else { 0.35 };
    let [face, deep] = [face, deep].map(|colour| colour.mixed(strength, LEVELS[0]));
    canvas.with(Affine::translate(x, y), |canvas| {
        let gate = Rect::around((0.0, 0.0), 96.0, 96.0);
        canvas.shape(&Path::rect(&gate), Some(Fill::area(deep).hatched(Hatch::Crossed)), None);
        let door = gate.inset(9.0);
        canvas.fill(&Path::rect(&door), Fill::area(face.mixed(0.34, RIM)));
        canvas.stroke(&Path::rounded(&door.inset(6.0), 8.0), look::rim(player, deep));
        let style = Style::new(Face::Display, 46.0 / POINT, 1.0).coloured(deep);
        canvas.label(&Text::new(look::letter(player), style), &gate, Align::Centre);
    });
}

/// A wall that rises inwards, with its courses and carvings.
fn wall(canvas: &mut Canvas, number: usize) {
    let depth = 1 + 2 * number as u8;
    let outer = Rect::new(0.0, 0.0, WIDE, WIDE).inset(CELL * f32::from(depth));
    let inner = outer.inset(CELL);
    let stone = WALLS[number];
    let (light, dark) = (Colour::hex("#fff4d4"), Colour::hex("#1c0e02"));
    let shades =
        [stone.mixed(0.8, light), stone.mixed(0.8, dark), stone.mixed(0.7, dark), stone.mixed(0.92, light)];
    for (side, shade) in shades.into_iter().enumerate() {
        let (from, to) = (outer.corners(), inner.corners());
        let next = (side + 1) % 4;
        let face = Path::polygon(&[from[side], from[next], to[next], to[side]]);
        canvas.shape(&face, Some(Fill::area(shade).hatched(Hatch::Rising)), None);
    }
    courses(canvas, &outer);
    canvas.stroke(&Path::rect(&inner), Stroke::decoration(light, 4.0).opacity(0.8));
    canvas.stroke(&Path::rect(&outer), Stroke::new(CARVING, 2.0));
    canvas.stroke(&Path::rect(&inner.inset(0.0)), Stroke::new(CARVING, 1.2));
    let is_corner = |cell: Cell| {
        let ends = |at: u8| at == depth || at == SIDE - 1 - depth;
        ends(cell.column()) && ends(cell.row())
    };
    let cells = Cell::all().filter(|cell| cell.depth() == depth && !is_corner(*cell));
    for cell in cells {
        let (x, y) = middle(cell);
        // Neighbours show different signs: the steps have no divisor in common with how many there are.
        let which = (7 * usize::from(cell.column()) + 5 * usize::from(cell.row()) + 6 * number)
            % glyphs::CARVED.len();
        let sign = Path::svg(glyphs::CARVED[which]);
        canvas.with(Affine::placed(0.94, x, y), |canvas| {
            let glow = sign.mapped(&Affine::translate(1.5, 2.0));
            canvas.stroke(&glow, Stroke::decoration(light, 4.0).round().opacity(0.5));
            canvas.stroke(&sign, Stroke::new(CARVING, 3.8).round());
        });
    }
}

/// Blocks of stone, each course shifted by half a block.
fn courses(canvas: &mut Canvas, outer: &Rect) {
    let mut path = Path::new();
    for quarter in 0..4 {
        let turned = Affine::rotate_at(90.0 * quarter as f32, outer.middle());
        for (row, inset) in [25.0, 50.0, 75.0].into_iter().enumerate() {
            let course = outer.inset(inset);
            path = path.and(Path::line((course.x, course.y), (course.right(), course.y)).mapped(&turned));
            let mut x = outer.x + if row % 2 == 0 { 50.0 } else { 100.0 };
            while x < outer.right() - inset {
                if x > outer.x + inset {
                    path = path.and(Path::line((x, course.y - 25.0), (x, course.y)).mapped(&turned));
                }
                x += 100.0;
            }
        }
    }
    canvas.stroke(&path, Stroke::decoration(CARVING, 1.4).opacity(0.28));
}

/// The names of columns and rows, on every side so that everybody reads them.
fn names(canvas: &mut Canvas, frame: f32) {
    let style = Style::new(Face::Bold, 15.0 / POINT, 1.0).coloured(INLAY);
    let wide = frame - 1.6 * CELL / 27.0;
    for at in 0..SIDE {
        let along = CELL * (f32::from(at) + 0.5);
        let column = Text::new(((b'a' + at) as char).to_string(), style);
        let row = Text::new((SIDE - at).to_string(), style.tabular());
        for across in [-wide / 2.0, WIDE + wide / 2.0] {
            canvas.label(&column, &Rect::around((along, across), CELL, wide), Align::Centre);
            canvas.label(&row, &Rect::around((across, along), CELL, wide), Align::Centre);
        }
    }
}
