//! Pages on sheets that are folded in the middle and laid into each other. Start at [`impose`].

use crate::canvas::{Canvas, Tag};
use crate::geometry::Affine;
use crate::ink::{Colour, Stroke};
use crate::paper::{EDGE, Paper};

/// The sides of the sheets, a front and its back in turn. There are as many pages as fit: a multiple of four.
///
/// The paper is upright, so that it lies in the printer as all other sheets do, and the pages lie on their sides, one
/// above the other. It is turned over its long edge like all others: the tops of the pages are at the right edge of the
/// front, and so at the left edge of the back.
pub(super) fn impose(pages: &[Canvas], paper: Paper) -> Vec<Canvas> {
    let last = pages.len() - 1;
    let mut sides = Vec::new();
    for sheet in 0..pages.len() / 4 {
        let from = 2 * sheet;
        sides.push(side(pages, [last - from, from], paper, Side::Front));
        sides.push(side(pages, [from + 1, last - from - 1], paper, Side::Back));
    }
    if let Some(outside) = sides.first_mut() {
        fold_marks(outside, paper);
    }
    sides
}

#[derive(Clone, Copy)]
enum Side {
    Front,
    Back,
}

/// Two pages, as they are seen side by side, on one side of a sheet.
fn side(pages: &[Canvas], numbers: [usize; 2], paper: Paper, side: Side) -> Canvas {
    let mut canvas = Canvas::new(paper.width(), paper.height());
    let turn = match side {
        Side::Front => Affine::rotate(90.0).then(&Affine::translate(paper.width(), 0.0)),
        Side::Back => Affine::rotate(270.0).then(&Affine::translate(0.0, paper.height())),
    };
    let mut order = [0, 1];
    order.sort_by_key(|place| numbers[*place]);
    for place in order {
        let (number, page) = (numbers[place], &pages[numbers[place]]);
        let map = Affine::translate(place as f32 * paper.height() / 2.0, 0.0).then(&turn);
        canvas.tagged(Tag::Leaf(number + 1), |canvas| canvas.draw_mapped(page, map));
    }
    canvas
}

/// Where to fold, at both ends of the fold, and where to staple.
fn fold_marks(canvas: &mut Canvas, paper: Paper) {
    let (middle, width) = (paper.height() / 2.0, paper.width());
    let line = || Stroke::new(Colour::GUIDE, 0.25);
    for (from, to) in [(EDGE + 0.2, EDGE + 5.2), (width - EDGE - 5.2, width - EDGE - 0.2)] {
        canvas.line((from, middle), (to, middle), line().dashed(&[1.2, 0.8]));
    }
    for at in [width / 4.0, 3.0 * width / 4.0] {
        canvas.line((at - 6.0, middle), (at + 6.0, middle), line());
    }
}
