//! A flat token: a pyramid seen from above, with its frieze on all four sides, so that tokens in a fan can be told apart.

use games::pyramidis::Colour as Player;

use super::look::{colours, frieze, letter};
use super::size::{FAN, Size};
use crate::canvas::Canvas;
use crate::geometry::{Affine, Path};
use crate::ink::{Colour, Fill, Stroke};
use crate::paper::BLEED;

/// A token, with colour that goes on beyond its edges.
pub(super) fn token(size: &Size, player: Player) -> Canvas {
    let [face, deep, ink] = colours(player);
    let mut canvas = Canvas::new(size.token, size.token);
    let all = canvas.rect();
    let middle = all.middle();
    let ground = face.mixed(0.72, deep);
    canvas.fill(&Path::rect(&all.inset(-BLEED)), Fill::decoration(ground));
    canvas.fill(&Path::rect(&all), Fill::area(ground));
    let stone = all.inset(FAN);
    for (number, from) in stone.corners().into_iter().enumerate() {
        let to = stone.corners()[(number + 1) % 4];
        let light = Colour::hex("#fff3d6");
        let side = match number {
            0 => face.mixed(0.82, light),
            3 => face.mixed(0.68, light),
            1 => face.mixed(0.6, deep),
            _ => face.mixed(0.85, deep),
        };
        canvas.fill(&Path::polygon(&[from, to, middle]), Fill::decoration(side));
    }
    canvas.stroke(&Path::rect(&stone), Stroke::new(ink, 0.25));
    let (x, _) = middle;
    for quarter in [0.0, 90.0, 180.0, 270.0] {
        canvas.with(Affine::rotate_at(quarter, middle), |canvas| {
            frieze(canvas, player, (x, size.token - FAN / 2.0), 0.72 * stone.width, ink);
        });
    }
    let shield = Path::circle(middle, 0.31 * stone.width);
    canvas.shape(&shield, Some(Fill::decoration(face)), Some(Stroke::decoration(ink, 0.3)));
    letter(&mut canvas, player, middle, 0.37 * stone.width, ink);
    canvas
}
