//! How Pyramidis looks: the colours of its table, and of each player the colours, the letter, the frieze and the sign.

use games::pyramidis::Colour as Player;

use crate::canvas::Canvas;
use crate::geometry::{Affine, Path, Point, Rect};
use crate::ink::{Colour, Fill, Stroke};

/// The table.
pub(super) const CEDAR: Colour = Colour::hex("#5a3420");
/// Gold in the table.
pub(super) const INLAY: Colour = Colour::hex("#d9ab52");
/// The squares, every other one a little darker.
pub(super) const SLABS: [Colour; 2] = [Colour::hex("#e9dcbd"), Colour::hex("#e0d0aa")];
/// The edge of the cross, and the rim round it.
pub(super) const EDGE: Colour = Colour::hex("#f6ecd3");
pub(super) const RIM: Colour = Colour::hex("#d6c396");
/// Where pyramids wait, and where they lie when they are home.
pub(super) const WELL: Colour = Colour::hex("#cdb98c");
/// Names of squares.
pub(super) const CARVED: Colour = Colour::hex("#4d3a17");
/// Lines between squares.
pub(super) const JOINT: Colour = Colour::hex("#9a8357");
/// The two rings: of red and yellow, of green and blue.
pub(super) const RINGS: [Colour; 2] = [Colour::hex("#c2562c"), Colour::hex("#2c6f7e")];
/// The sun in the middle.
pub(super) const GOLD: Colour = Colour::hex("#c6963a");

/// A player's colours: a face, its shady side, and what is drawn on it.
pub(super) fn colours(player: Player) -> [Colour; 3] {
    match player {
        Player::Red => [Colour::RED, Colour::RED_DEEP, Colour::RED_INK],
        Player::Green => [Colour::GREEN, Colour::GREEN_DEEP, Colour::GREEN_INK],
        Player::Yellow => [Colour::YELLOW, Colour::YELLOW_DEEP, Colour::YELLOW_INK],
        Player::Blue => [Colour::BLUE, Colour::BLUE_DEEP, Colour::BLUE_INK],
    }
}

/// A player's colour for lines on stone.
pub(super) fn line(player: Player) -> Colour {
    let [face, deep, _] = colours(player);
    face.mixed(if player == Player::Yellow { 0.35 } else { 0.75 }, deep)
}

/// A player's letter as lines, the same as on the page, with its middle at a point. Text would be read out on each face.
pub(super) fn letter(canvas: &mut Canvas, player: Player, (x, y): Point, high: f32, colour: Colour) {
    let lines = match player {
        Player::Red => "M-6 9.25V-9.25H1A5 5 0 0 1 1 0.75H-6M0 0.75L7 9.25",
        Player::Green => "M7 -5.75A8 9.5 0 1 0 7.5 5.25V0.25H2",
        Player::Yellow => "M-7.5 -9.25L0 0.25L7.5 -9.25M0 0.25V9.25",
        Player::Blue => "M-6 9.25V-9.25H1A4.5 4.5 0 0 1 1 -0.25H-6M1 -0.25A4.75 4.75 0 0 1 1 9.25H-6",
    };
    let path = Path::svg(lines).mapped(&Affine::placed(high / 18.5, x, y));
    canvas.stroke(&path, Stroke::new(colour, 3.2 * high / 18.5).round());
}

/// A player's sign, which also tells the colours apart where there is none: a ball, a peak, a diamond, a bar.
pub(super) fn sign(canvas: &mut Canvas, player: Player, at: Point, radius: f32, colour: Colour) {
    let (x, y) = at;
    match player {
        Player::Red => canvas.fill(&Path::circle(at, 0.78 * radius), Fill::mark(colour)),
        Player::Green => {
            let peak =
                [(x - radius, y + 0.7 * radius), (x, y - 0.7 * radius), (x + radius, y + 0.7 * radius)];
            canvas.stroke(&Path::lines(&peak), Stroke::new(colour, 0.55 * radius).round());
        }
        Player::Yellow => canvas.fill(&Path::regular(at, radius, 4), Fill::mark(colour)),
        Player::Blue => {
            canvas.fill(&Path::rect(&Rect::around(at, 0.8 * radius, 2.0 * radius)), Fill::mark(colour));
        }
    }
}

/// A player's frieze: its signs in a row of this width, in the middle of which is the point.
pub(super) fn frieze(canvas: &mut Canvas, player: Player, (x, y): Point, wide: f32, colour: Colour) {
    // Peaks join into a zigzag; the others stand apart.
    let (count, radius) = match player {
        Player::Red => (5, wide / 13.0),
        Player::Green => (4, wide / 8.0),
        Player::Yellow => (4, wide / 11.0),
        Player::Blue => (6, wide / 14.0),
    };
    if player == Player::Green {
        let high = 0.55 * radius;
        let points: Vec<Point> = (0..=2 * count)
            .map(|number| {
                let along = x - wide / 2.0 + wide * number as f32 / (2 * count) as f32;
                (along, if number % 2 == 0 { y + high } else { y - high })
            })
            .collect();
        canvas.stroke(&Path::lines(&points), Stroke::new(colour, 0.36 * radius).round());
        return;
    }
    let apart = (wide - 2.0 * radius) / (count - 1) as f32;
    for number in 0..count {
        let along = x - wide / 2.0 + radius + apart * number as f32;
        sign(canvas, player, (along, y), radius, colour);
    }
}
