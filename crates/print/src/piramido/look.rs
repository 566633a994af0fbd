//! How Piramido looks: stone and sand, the signs, the key, and of each player the colours and the bands. Drawn in a
//! hundredth of a step, round the origin.

use games::piramido::{Colour as Player, Sign};
use reels::signs;

use crate::canvas::Canvas;
use crate::geometry::{Affine, Path, Rect};
use crate::ink::{Colour, Fill, Hatch, Stroke};
use crate::paper::BLEED;
use crate::text::{Align, Face, POINT, Style, Text};

/// Plain stone by level, from the ground up.
pub(super) const STONES: [Colour; 4] =
    [Colour::hex("#c2a269"), Colour::hex("#ccaf79"), Colour::hex("#d7bd8a"), Colour::hex("#e2cc9d")];
/// Stone on which one walks.
pub(super) const COURT: Colour = Colour::hex("#e6d3a4");
/// The ground below a sign.
pub(super) const PANEL: Colour = Colour::hex("#fbf3dc");
/// A wall.
pub(super) const WALL: Colour = Colour::hex("#b98e4f");
/// What is carved.
pub(super) const CARVED: Colour = Colour::hex("#6a4a22");
/// Dark lines round figures.
pub(super) const OUTLINE: Colour = Colour::hex("#1a0f06");
/// Cards and plaques.
pub(super) const PAPYRUS: Colour = Colour::hex("#f8ecce");
/// The edge of a plaque.
pub(super) const RIM: Colour = Colour::hex("#9c7636");
/// Gold.
pub(super) const GOLD: Colour = Colour::hex("#f0c55a");
/// What is written on stone.
pub(super) const NAME: Colour = Colour::hex("#4a3411");

/// A player's colours: the face of a piece, its edge, and what is drawn on it.
pub(super) fn colours(player: Player) -> [Colour; 3] {
    match player {
        Player::Red => [Colour::RED, Colour::RED_DEEP, Colour::RED_INK],
        Player::Blue => [Colour::BLUE, Colour::BLUE_DEEP, Colour::BLUE_INK],
        Player::Yellow => [Colour::YELLOW, Colour::YELLOW_DEEP, Colour::YELLOW_INK],
    }
}

/// What a player's ground looks like where ink is low.
pub(super) fn hatch(player: Player) -> Hatch {
    match player {
        Player::Red => Hatch::Rising,
        Player::Blue => Hatch::Falling,
        Player::Yellow => Hatch::Dotted,
    }
}

/// A player's ground.
pub(super) fn ground(player: Player) -> Fill {
    Fill::area(colours(player)[0]).hatched(hatch(player))
}

/// How many bands a player has: as many as the explorer's coat in the pictures.
pub(super) fn bands(player: Player) -> usize {
    player as usize + 1
}

/// A player's bands, level in a rectangle: one for red, two for blue, three for yellow.
pub(super) fn banded(canvas: &mut Canvas, player: Player, rect: &Rect) {
    let step = rect.height / 3.0;
    let first = rect.y + (rect.height - step * bands(player) as f32) / 2.0;
    for band in 0..bands(player) {
        let stripe = Rect::new(rect.x, first + step * (band as f32 + 0.22), rect.width, step * 0.56);
        canvas.fill(&Path::rect(&stripe), Fill::mark(colours(player)[2]));
    }
}

/// A plate with a player's colour and bands.
pub(super) fn plate(canvas: &mut Canvas, player: Player, rect: &Rect) {
    let edge = Stroke::new(colours(player)[1], 0.3);
    let corner = rect.height * 0.18;
    canvas.shape(&Path::rounded(rect, corner), Some(ground(player)), Some(edge));
    banded(canvas, player, &rect.inset(rect.height * 0.14));
}

/// A ground that goes on beyond the edge of a piece; where ink is low only its edge is drawn.
pub(super) fn ground_of(canvas: &mut Canvas, colour: Colour) {
    let all = canvas.rect();
    canvas.fill(&Path::rect(&all.inset(-BLEED)), Fill::decoration(colour));
    canvas.fill(&Path::rect(&all), Fill::area(colour));
}

/// A sign, so large from side to side: an outline to paint where ink is low.
pub(super) fn sign(canvas: &mut Canvas, sign: Sign, size: f32) {
    let outline = signs::outline(sign);
    let (half, pigment) = (signs::SIDE / 2.0, Colour::hex(outline.pigment));
    let to = Affine::translate(-half, -half).then(&Affine::scale(size / signs::SIDE));
    let path = Path::svg(outline.path).mapped(&to);
    canvas.shape(&path, Some(Fill::area(pigment).even_odd()), Some(Stroke::new(pigment, size * 0.011)));
}

/// The key on its disc.
pub(super) fn key(canvas: &mut Canvas) {
    let brown = Colour::hex("#8a5d0a");
    let disc = Fill::area(Colour::hex("#fff0bd"));
    canvas.shape(&Path::circle((0.0, 0.0), 29.0), Some(disc), Some(Stroke::new(brown, 4.0)));
    let key = "M0 -22a9 9 0 1 1 -0.010 0zM0 -17a4 4 0 1 0 0.010 0zM-3.500 -4H3.500V20H12V14H3.500V24H-3.500z";
    canvas.fill(&Path::svg(key), Fill::mark(brown).even_odd());
}

/// A die that shows a number.
pub(super) fn die(canvas: &mut Canvas, number: u8) {
    let cube = Rect::around((0.0, 0.0), 80.0, 80.0);
    let edge = Stroke::new(Colour::hex("#3b2a12"), 3.0);
    canvas.shape(&Path::rounded(&cube, 14.0), Some(Fill::area(Colour::hex("#fdf5e0"))), Some(edge));
    let corner = [(-1.0, -1.0), (1.0, 1.0), (1.0, -1.0), (-1.0, 1.0), (-1.0, 0.0), (1.0, 0.0)];
    let pips =
        corner.into_iter().take(usize::from(number / 2 * 2)).chain((number % 2 == 1).then_some((0.0, 0.0)));
    for (x, y) in pips {
        canvas.fill(&Path::circle((22.0 * x, 22.0 * y), 8.5), Fill::mark(Colour::hex("#1c4a55")));
    }
}

/// A few letters in the middle of a rectangle of a drawing in hundredths.
pub(super) fn letters(canvas: &mut Canvas, says: &str, face: Face, size: f32, colour: Colour, rect: &Rect) {
    let style = Style::new(face, size / POINT, 1.0).coloured(colour).tabular();
    canvas.label(&Text::new(says, style), rect, Align::Centre);
}
