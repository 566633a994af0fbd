//! How large everything is, in one place: the board by the paper, pyramids and tokens by the squares of the board.

use games::pyramidis::TOWER;

use crate::geometry::Point;
use crate::paper::{OVERLAP, Paper};
use crate::tiles::Tiling;

/// Everything that is measured, in millimetres.
pub(super) struct Size {
    /// A square of the board.
    pub(super) square: f32,
    /// What is round the squares.
    pub(super) frame: f32,
    /// A side of a pyramid's base.
    pub(super) base: f32,
    /// A side of a flat token.
    pub(super) token: f32,
}

/// The board from side to side in squares: the cross has eight, and one more at each end for what lies outside.
pub(super) const SQUARES: f32 = 10.0;
/// The least that is round them.
const FRAME: f32 = 8.0;
/// How much of a square a pyramid takes: the rest is for fingers.
const BASE: f32 = 0.76;
/// How steep the faces of a pyramid are: the tangent of 60 degrees, so that a face is as high as it is wide.
const STEEP: f32 = 1.732_050_8;
/// How far the rim goes in below a pyramid. It rests on the faces of the pyramid below, where that is as wide as the hole.
/// Without it paper would slip over paper, and of a tower nothing but its top would be seen.
pub(super) const RIM: f32 = 4.0;
/// How thick a strong card is.
const CARD: f32 = 0.35;
/// How much nearer to each other the ends of a flap are at its fold than the corners, so that it goes in without a crease.
const EASE: f32 = 2.0 * CARD;
/// The tab that closes a pyramid.
const TAB: f32 = 5.5;
/// How far tokens are pushed apart in a stack: as much as their friezes are wide.
pub(super) const FAN: f32 = 3.0;

impl Size {
    pub(super) fn on(paper: Paper) -> Self {
        let (width, height) = Tiling::room(paper);
        // Each quarter of the board fills the width of a sheet.
        let side = 2.0 * width.min(height) - OVERLAP;
        let square = ((side - 2.0 * FRAME) / SQUARES).floor();
        Self {
            square,
            frame: (side - SQUARES * square) / 2.0,
            base: (BASE * square).floor(),
            token: square - f32::from(TOWER - 1) * FAN,
        }
    }

    /// The board from side to side.
    pub(super) fn side(&self) -> f32 {
        2.0 * self.frame + SQUARES * self.square
    }

    /// How high a pyramid is.
    pub(super) fn height(&self) -> f32 {
        self.base / 2.0 * STEEP
    }

    /// How far a pyramid is above the one that it stands on.
    pub(super) fn step() -> f32 {
        RIM * STEEP
    }

    /// How high a stack is.
    pub(super) fn stack(&self, pyramids: u8) -> f32 {
        self.height() + f32::from(pyramids - 1) * Self::step()
    }

    /// A face from its base to its tip.
    pub(super) fn face(&self) -> f32 {
        (self.base / 2.0).hypot(self.height())
    }

    /// An edge from a corner of the base to the tip.
    pub(super) fn edge(&self) -> f32 {
        self.face().hypot(self.base / 2.0)
    }

    /// The angle of a face at the tip, in degrees.
    pub(super) fn tip(&self) -> f32 {
        2.0 * (self.base / 2.0).atan2(self.face()).to_degrees()
    }

    /// How much of the faces of a covered pyramid is seen by somebody who looks down at 45 degrees, measured along them.
    pub(super) fn seen() -> f32 {
        let slant = (STEEP * STEEP + 1.0).sqrt();
        RIM * slant * STEEP / (STEEP + 1.0)
    }

    /// The flap at the base of a face that lies below the origin, from left to right.
    pub(super) fn flap(&self) -> [Point; 4] {
        let half = self.base / 2.0;
        let narrow = half - EASE - 1.0;
        [(-half + EASE, 0.0), (-narrow, RIM), (narrow, RIM), (half - EASE, 0.0)]
    }

    /// The tab at an edge that goes from the tip, which is the origin, to the right: it lies below.
    pub(super) fn tab(&self) -> [Point; 4] {
        let edge = self.edge();
        // It leaves the tip free, and at the base it leaves the flap its place.
        [(edge - 1.0, 0.0), (edge - RIM - 3.0, TAB), (9.0, TAB), (2.0, 0.0)]
    }
}

#[cfg(test)]
mod tests {
    use games::pyramidis::{PYRAMIDS, TOWER};

    use super::*;

    fn sizes() -> impl Iterator<Item = Size> {
        Paper::ALL.into_iter().map(|(paper, _)| Size::on(paper))
    }

    #[test]
    fn pyramids_fit_their_squares() {
        for size in sizes() {
            assert!(size.base + 6.0 <= size.square, "no room for fingers: {} on {}", size.base, size.square);
            assert!(size.base >= 22.0, "too small to be folded: {}", size.base);
        }
    }

    #[test]
    fn a_tower_stands_and_shows_every_colour() {
        for size in sizes() {
            // A pyramid hangs on its rim before its inner faces touch those below, with the tab between them.
            let cos = size.base / 2.0 / size.face();
            assert!(Size::step() > 3.0 * CARD / cos, "it would sit on paper, not on its rim");
            assert!(Size::seen() >= 4.5, "a frieze has no room in {} mm", Size::seen());
            // The hole is where the pyramid below is as wide.
            let wide = size.base * (1.0 - Size::step() / size.height());
            assert!((wide - (size.base - 2.0 * RIM)).abs() < 0.01);
            // No higher than two squares, not even all eight pyramids on their start square by much.
            assert!(size.stack(TOWER) < 2.0 * size.square);
            assert!(size.stack(PYRAMIDS) < 2.5 * size.square);
        }
    }

    #[test]
    fn the_net_closes() {
        for size in sizes() {
            // Half the diagonal of the base, the height and the edge are a right triangle.
            let diagonal = size.base / 2.0_f32.sqrt();
            assert!((diagonal.hypot(size.height()) - size.edge()).abs() < 0.01);
            assert!(4.0 * size.tip() < 270.0, "the faces would cover each other on the paper");
            let [left, inner, _, right] = size.flap();
            assert!(right.0 - left.0 + 2.0 * CARD < size.base, "a flap is wider than the inside");
            // Flaps lie over each other at the corners, so that there is something to glue.
            assert!(size.base / 2.0 + inner.0 < RIM - 1.5);
            let [_, low, ..] = size.tab();
            assert!(size.edge() - low.0 > RIM, "the tab is in the way of a flap");
        }
    }

    #[test]
    fn five_tokens_fan_out_on_a_square() {
        for size in sizes() {
            assert!(size.token + f32::from(TOWER - 1) * FAN <= size.square + 0.01);
            assert!(size.token >= 20.0);
        }
    }
}
