//! The labyrinth: six rows in the rock, the burial chamber above, start spaces beside the lowest row. Drawn in a hundredth
//! of a space.

use games::piramido::{COLUMNS, Colour as Player, ROWS, Side, Space};

use super::look::{self, GOLD, OUTLINE, PAPYRUS, RIM};
use crate::canvas::Canvas;
use crate::geometry::{Affine, Path, Point, Rect};
use crate::ink::{Colour, Fill, Stroke};
use crate::paper::{OVERLAP, Paper};
use crate::text::Face;
use crate::tiles::Tiling;

/// A space.
pub(super) const SPACE: f32 = 100.0;
/// With the start spaces beside the rows, the chamber above and two more rows of start spaces below.
pub(super) const WIDE: f32 = SPACE * (COLUMNS + 2) as f32;
pub(super) const HIGH: f32 = SPACE * (ROWS + 3) as f32;

const ROCK: Colour = Colour::hex("#77593a");
const GALLERY: Colour = Colour::hex("#d9b981");
const DARK: Colour = Colour::hex("#1e1209");

/// How large a space is, in millimetres: as large as two sheets side by side allow, but not larger than needed.
pub(super) fn space(paper: Paper) -> f32 {
    let (width, _) = Tiling::room(paper);
    let most = (2.0 * width - OVERLAP) / f32::from(COLUMNS + 2);
    (most * 2.0).floor().min(52.0) / 2.0
}

/// The board, to be cut out.
pub(super) fn board(paper: Paper) -> Canvas {
    let scale = space(paper) / SPACE;
    let mut canvas = Canvas::new(scale * WIDE, scale * HIGH);
    look::ground_of(&mut canvas, ROCK);
    canvas.with(Affine::scale(scale), |canvas| {
        ground(canvas);
        for row in 0..ROWS {
            for column in 0..COLUMNS {
                let space = Space::at(row, column);
                canvas.place("space", space.to_string(), &around(middle(space)));
            }
        }
        for side in [Side::Left, Side::Right] {
            for player in Player::ALL {
                let name = format!("{}:{}", side.start(), player.name());
                canvas.place("start", name, &around(start(side, player)));
            }
        }
        canvas.place("chamber", Space::CHAMBER.to_string(), &around(middle(Space::CHAMBER)));
    });
    canvas
}

/// The middle of a space of a row, or of the chamber.
pub(super) fn middle(space: Space) -> Point {
    match space.row_and_column() {
        Some((row, column)) => (centre(column + 1), centre(ROWS - row)),
        None => (centre(Space::DOOR_COLUMN + 1), centre(0)),
    }
}

/// The middle of a player's start space.
pub(super) fn start(side: Side, player: Player) -> Point {
    let column = match side {
        Side::Left => 0,
        Side::Right => COLUMNS + 1,
    };
    (centre(column), centre(ROWS + player as u8))
}

fn centre(number: u8) -> f32 {
    SPACE * (f32::from(number) + 0.5)
}

fn around(at: Point) -> Rect {
    Rect::around(at, SPACE, SPACE)
}

/// Everything without the rock that goes on beyond the edge.
pub(super) fn ground(canvas: &mut Canvas) {
    let all = Rect::new(0.0, 0.0, WIDE, HIGH);
    canvas.fill(&Path::rect(&all), Fill::area(ROCK));
    let cracks = "M40 120L180 60L300 88M1000 40L1120 96L1260 70M520 880L600 820L720 850L800 790M180 860L260 780L330 800\
                  M930 760L1010 830L1100 800";
    canvas.stroke(&Path::svg(cracks), Stroke::decoration(Colour::BLACK, 4.0).opacity(0.3));
    chamber(canvas);
    for row in 0..ROWS {
        gallery(canvas, row);
    }
    for side in [Side::Left, Side::Right] {
        for player in Player::ALL {
            start_space(canvas, side, player);
        }
    }
}

fn chamber(canvas: &mut Canvas) {
    let (x, y) = middle(Space::CHAMBER);
    let hall = Path::rounded(&Rect::new(x - 170.0, 10.0, 340.0, 96.0), 26.0);
    canvas.shape(
        &hall,
        Some(Fill::area(Colour::hex("#4b2f17"))),
        Some(Stroke::new(Colour::hex("#e0b660"), 2.0)),
    );
    // The light in the middle is where explorers stand.
    canvas.fill(&Path::ellipse((x, y), 62.0, 40.0), Fill::area(Colour::hex("#f3cd83")));
    canvas.with(Affine::translate(x, y), |canvas| {
        let edge = || Stroke::new(Colour::hex("#5d3a08"), 1.6);
        let coffin = Path::svg("M-150 30L-150 -2C-140 -24 -110 -26 -96 -26L-66 -22V30Z");
        canvas.shape(&coffin, Some(Fill::area(Colour::hex("#e2b04a"))), Some(edge()));
        let face = Path::svg("M-140 -2C-134 -18 -112 -18 -108 -2C-110 12 -134 14 -140 -2Z");
        let light = Stroke::new(Colour::hex("#fff0bf"), 3.0);
        canvas.shape(&face, Some(Fill::area(Colour::hex("#1f5c8c"))), Some(light));
        let bands = Path::svg("M-96 -25V30M-84 -24V30M-72 -22V30");
        canvas.stroke(&bands, Stroke::new(Colour::hex("#1f3f8f"), 4.0));
        let jars = "M80 30Q66 8 80 -4H84Q78 -22 94 -24T104 -4H108Q122 8 108 30ZM126 30Q114 10 126 0H130Q126 -14 138 -16T146 0\
                    H150Q162 10 150 30Z";
        canvas.shape(&Path::svg(jars), Some(Fill::area(Colour::hex("#efdcae"))), Some(edge()));
    });
}

fn gallery(canvas: &mut Canvas, row: u8) {
    let y = centre(ROWS - row);
    let hall = Rect::new(SPACE, y - 43.0, SPACE * f32::from(COLUMNS), 88.0);
    for column in 0..COLUMNS {
        let x = centre(column + 1);
        // From the topmost row one way alone leads on.
        if row + 1 < ROWS || column == Space::DOOR_COLUMN {
            canvas.fill(&Path::rect(&Rect::new(x - 15.0, y - 58.0, 30.0, 18.0)), Fill::area(DARK));
        }
    }
    canvas.shape(&Path::rounded(&hall, 12.0), Some(Fill::area(GALLERY)), Some(Stroke::new(DARK, 1.6)));
    let floor = Rect::new(hall.x + 2.0, y + 33.0, hall.width - 4.0, 10.0);
    canvas.fill(&Path::rect(&floor), Fill::decoration(Colour::hex("#8d6434")));
    for column in 0..COLUMNS {
        let (x, y) = middle(Space::at(row, column));
        if column > 0 {
            canvas.line((x - 50.0, y - 41.0), (x - 50.0, y + 43.0), Stroke::new(Colour::hex("#a98550"), 0.8));
        }
        if let Some(sign) = Space::at(row, column).sign() {
            let plaque = Path::rounded(&Rect::new(x - 42.0, y - 38.0, 84.0, 70.0), 9.0);
            canvas.shape(&plaque, Some(Fill::area(PAPYRUS)), Some(Stroke::new(RIM, 1.2)));
            canvas.with(Affine::translate(x, y - 3.0), |canvas| look::sign(canvas, sign, 60.0));
        }
    }
    // The number of the row, where no start space is.
    if row > 0 {
        for x in [centre(0), centre(COLUMNS + 1)] {
            canvas.fill(&Path::circle((x, y), 26.0), Fill::area(PAPYRUS));
            let number = (row + 1).to_string();
            look::letters(
                canvas,
                &number,
                Face::Display,
                34.0,
                look::NAME,
                &Rect::around((x, y), 60.0, 60.0),
            );
        }
    }
}

/// A mat in the player's colour with an arrow into the labyrinth, and the bands.
fn start_space(canvas: &mut Canvas, side: Side, player: Player) {
    let (x, y) = start(side, player);
    let [_, deep, ink] = look::colours(player);
    let mat = Rect::around((x, y), 84.0, 84.0);
    canvas.fill(&Path::rounded(&mat, 14.0), Fill::decoration(OUTLINE).opacity(0.4));
    canvas.shape(
        &Path::rounded(&mat.inset(6.0), 10.0),
        Some(look::ground(player)),
        Some(Stroke::new(deep, 1.6)),
    );
    let turn = if side == Side::Left { 0.0 } else { 180.0 };
    let arrow = Path::polygon(&[(-6.0, -20.0), (24.0, 0.0), (-6.0, 20.0)]).mapped(&Affine::rotate(turn));
    canvas.fill(&arrow.mapped(&Affine::translate(x, y)), Fill::mark(ink));
    // The bands stand upright beside the arrow.
    let away = if side == Side::Left { -1.0 } else { 1.0 };
    for band in 0..look::bands(player) {
        let at = x + away * (14.0 + 8.0 * band as f32) - 2.5;
        canvas.fill(&Path::rect(&Rect::new(at, y - 24.0, 5.0, 48.0)), Fill::mark(ink));
    }
    // A dark way leads from row 1 past all three.
    if player == Player::Red {
        let from = if side == Side::Left { x + 42.0 } else { x - 52.0 };
        canvas.fill(&Path::rect(&Rect::new(from, y - 15.0, 10.0, 30.0)), Fill::area(GOLD));
    }
}
