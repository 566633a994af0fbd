//! Drawing outlines with `tiny-skia`: paths from SVG strings, filled or stroked into a canvas.

use svgtypes::{SimplePathSegment, SimplifyingPathParser};
use tiny_skia::{Color, FillRule, LineCap, LineJoin, Paint, Path, PathBuilder, Pixmap, Stroke, Transform};

/// A colour of paint: red, green, blue.
pub type Pigment = [u8; 3];

/// One layer of a drawing, in a square of 100 by 100 with y downwards.
#[derive(Clone, Copy, Debug)]
pub enum Layer {
    /// An SVG path filled by the even-odd rule.
    Fill(Pigment, &'static str),
    /// An SVG path drawn with a round brush of this width.
    Line(Pigment, f32, &'static str),
}

/// The path of an SVG string; a string that is none gives nothing. All strings are ours and a test reads each.
pub fn path(text: &str) -> Option<Path> {
    let mut builder = PathBuilder::new();
    for segment in SimplifyingPathParser::from(text) {
        match segment.ok()? {
            SimplePathSegment::MoveTo { x, y } => builder.move_to(x as f32, y as f32),
            SimplePathSegment::LineTo { x, y } => builder.line_to(x as f32, y as f32),
            SimplePathSegment::CurveTo { x1, y1, x2, y2, x, y } => {
                builder.cubic_to(x1 as f32, y1 as f32, x2 as f32, y2 as f32, x as f32, y as f32);
            }
            SimplePathSegment::Quadratic { x1, y1, x, y } => {
                builder.quad_to(x1 as f32, y1 as f32, x as f32, y as f32);
            }
            SimplePathSegment::ClosePath => builder.close(),
        }
    }
    builder.finish()
}

/// Draws a layer.
pub fn draw(canvas: &mut Pixmap, layer: Layer, place: Transform) {
    match layer {
        Layer::Fill(pigment, text) => {
            if let Some(path) = path(text) {
                canvas.fill_path(&path, &paint(pigment), FillRule::EvenOdd, place, None);
            }
        }
        Layer::Line(pigment, width, text) => {
            if let Some(path) = path(text) {
                let stroke = Stroke {
                    width,
                    line_cap: LineCap::Round,
                    line_join: LineJoin::Round,
                    ..Stroke::default()
                };
                canvas.stroke_path(&path, &paint(pigment), &stroke, place, None);
            }
        }
    }
}

/// Draws layers, one over another.
pub fn draw_all(canvas: &mut Pixmap, layers: &[Layer], place: Transform) {
    for layer in layers {
        draw(canvas, *layer, place);
    }
}

/// The pigment of `#rrggbb`; anything else is black. All strings are ours and a test reads each.
pub fn pigment(text: &str) -> Pigment {
    let number = text.strip_prefix('#').and_then(|digits| u32::from_str_radix(digits, 16).ok()).unwrap_or(0);
    let [_, red, green, blue] = number.to_be_bytes();
    [red, green, blue]
}

/// Plain paint.
pub fn paint([red, green, blue]: Pigment) -> Paint<'static> {
    let mut paint = Paint::default();
    paint.set_color(Color::from_rgba8(red, green, blue, 255));
    paint.anti_alias = true;
    paint
}
