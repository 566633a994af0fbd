//! Things that are folded from card: [`standee`].

use crate::canvas::Canvas;
use crate::geometry::{Affine, Path, Rect};

/// A piece that stands: two faces glued back to back on two feet. `front` and `back` are equally large, and so are the
/// feet, which are as wide as the faces; a foot is seen from above, its lower edge away from the piece. The canvas has
/// all lines: cut it out with [`Cut::Drawn`](crate::Cut::Drawn).
pub fn standee(front: &Canvas, back: &Canvas, front_foot: &Canvas, back_foot: &Canvas) -> Canvas {
    let (width, height, foot) = (front.width(), front.height(), front_foot.height());
    let mut canvas = Canvas::new(width, 2.0 * (height + foot));
    let rect = canvas.rect();
    // From the top: the foot of the back and the back, both upside down, then the front and its foot.
    let turned = |drawing: &Canvas, y: f32| {
        Affine::rotate(180.0).then(&Affine::translate(drawing.width(), y + drawing.height()))
    };
    let place = |canvas: &mut Canvas, drawing: &Canvas, map: Affine, y: f32| {
        canvas.clipped(&Path::rect(&Rect::new(0.0, y, width, drawing.height())), |canvas| {
            canvas.draw_mapped(drawing, map);
        });
    };
    place(&mut canvas, back_foot, turned(back_foot, 0.0), 0.0);
    place(&mut canvas, back, turned(back, foot), foot);
    place(&mut canvas, front, Affine::translate(0.0, foot + height), foot + height);
    place(&mut canvas, front_foot, Affine::translate(0.0, foot + 2.0 * height), foot + 2.0 * height);
    canvas.cut_line(&Path::rect(&rect));
    canvas.valley_fold((0.0, foot), (width, foot));
    canvas.mountain_fold((0.0, foot + height), (width, foot + height));
    canvas.valley_fold((0.0, foot + 2.0 * height), (width, foot + 2.0 * height));
    canvas
}
