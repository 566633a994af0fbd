//! Reels on paper: a PDF with the seven pairs as stereo cards to cut out, and a sheet with the seven views at a glance.

use krilla::Document;
use krilla::color::rgb;
use krilla::geom::{Path, PathBuilder, Point, Rect, Size as PaperSize, Transform};
use krilla::image::Image as PaperImage;
use krilla::page::PageSettings;
use krilla::paint::{Fill, FillRule, Stroke};
use krilla::surface::Surface;
use piramido::Colour;

use crate::error::Error;
use crate::stereo::{Raster, Stereo};

/// A millimetre in points.
const MM: f32 = 72.0 / 25.4;
/// A4.
const PAPER: [f32; 2] = [210.0 * MM, 297.0 * MM];
/// A stereo card: 7 by 3½ inches.
const CARD: [f32; 2] = [178.0 * MM, 89.0 * MM];
/// One view on a card, and from one view to the other. The middles are as far apart as in the stereoscopes of old.
const VIEW: f32 = 76.0 * MM;
const GAP: f32 = 1.5 * MM;
/// Cards on a page.
const CARDS: usize = 3;
/// From the card's upper edge to the views.
const HEAD: f32 = 4.0 * MM;
/// Pictures of a reel.
const REEL: usize = 7;
/// Between the small views of a contact sheet, in pixels.
const SPACE: usize = 12;

/// A PDF with the pairs of a reel as stereo cards to print at full size and cut out. Each card has its number in Roman
/// numerals and a swatch of the colour with as many bands as the explorer's coat; nothing else is said.
pub fn cards(pictures: &[Stereo], colour: Colour) -> Result<Vec<u8>, Error> {
    let mut document = Document::new();
    for (page, pairs) in pictures.chunks(CARDS).enumerate() {
        let settings = PageSettings::from_wh(PAPER[0], PAPER[1]).expect("paper has a size");
        let mut sheet = document.start_page_with(settings);
        let mut surface = sheet.surface();
        for (place, pair) in pairs.iter().enumerate() {
            let left = (PAPER[0] - CARD[0]) / 2.0;
            let top = (PAPER[1] - CARD[1] * CARDS as f32) / 2.0 + CARD[1] * place as f32;
            surface.push_transform(&Transform::from_translate(left, top));
            card(&mut surface, pair, page * CARDS + place + 1, colour)?;
            surface.pop();
        }
        surface.finish();
        sheet.finish();
    }
    document.finish().map_err(|error| Error::Write(format!("{error:?}")))
}

/// The left views of some pictures: those of one reel four in a row, those of several reels seven.
pub fn contact(pictures: &[Stereo]) -> Raster {
    let side = pictures.first().map_or(0, |picture| picture.size().height() as usize);
    let columns = if pictures.len() > REEL { REEL } else { pictures.len().clamp(1, 4) };
    let rows = pictures.len().div_ceil(columns);
    let (width, height) = (columns * (side + SPACE) + SPACE, rows * (side + SPACE) + SPACE);
    let mut pixels = vec![12; width * height * 3];
    for (number, picture) in pictures.iter().enumerate() {
        let view = picture.view(false);
        let (column, row) =
            (number % columns * (side + SPACE) + SPACE, number / columns * (side + SPACE) + SPACE);
        for (line, from) in view.pixels.chunks_exact(side * 3).enumerate() {
            pixels[((row + line) * width + column) * 3..][..side * 3].copy_from_slice(from);
        }
    }
    Raster { width: width as u32, height: height as u32, pixels }
}

fn card(surface: &mut Surface<'_>, pair: &Stereo, number: usize, colour: Colour) -> Result<(), Error> {
    surface.set_fill(None);
    surface.set_stroke(Some(line(0.3, rgb::Color::new(150, 150, 150))));
    surface.draw_path(&shape(|path| path.push_rect(rect(0.0, 0.0, CARD[0], CARD[1]))));
    let left = (CARD[0] - 2.0 * VIEW - GAP) / 2.0;
    for (right, x) in [(false, left), (true, left + VIEW + GAP)] {
        let png = pair.view(right).png()?;
        let image = PaperImage::from_png(png.into(), true).map_err(Error::Write)?;
        surface.push_transform(&Transform::from_translate(x, HEAD));
        surface.push_clip_path(&rounded(VIEW, VIEW * 0.075), &FillRule::NonZero);
        surface.draw_image(image, PaperSize::from_wh(VIEW, VIEW).expect("a view has a size"));
        surface.pop();
        surface.pop();
    }
    label(surface, number, colour);
    Ok(())
}

/// The number and the colour below the views.
fn label(surface: &mut Surface<'_>, number: usize, colour: Colour) {
    let [red, green, blue] = [[200, 33, 20], [18, 70, 184], [242, 183, 5]][colour as usize];
    let (top, tall) = (HEAD + VIEW + 2.0 * MM, 4.0 * MM);
    let left = (CARD[0] - 2.0 * VIEW - GAP) / 2.0 + 3.0 * MM;
    surface.set_stroke(None);
    surface.set_fill(Some(Fill { paint: rgb::Color::new(red, green, blue).into(), ..Fill::default() }));
    surface.draw_path(&shape(|path| path.push_rect(rect(left, top, 12.0 * MM, tall))));
    surface.set_fill(Some(Fill { paint: rgb::Color::new(255, 255, 255).into(), ..Fill::default() }));
    for band in 0..=colour as usize {
        let x = left + (2.0 + 3.0 * band as f32) * MM;
        surface.draw_path(&shape(|path| path.push_rect(rect(x, top, 1.5 * MM, tall))));
    }
    surface.set_fill(None);
    surface.set_stroke(Some(line(1.2, rgb::Color::new(40, 36, 30))));
    let numeral = ["I", "II", "III", "IV", "V", "VI", "VII"].get(number - 1).copied().unwrap_or_default();
    let mut x = CARD[0] - left - numeral.len() as f32 * 2.6 * MM;
    for letter in numeral.chars() {
        let (strokes, width): (&[[f32; 4]], f32) = match letter {
            'V' => (&[[0.0, 0.0, 0.5, 1.0], [0.5, 1.0, 1.0, 0.0]], 3.4 * MM),
            _ => (&[[0.0, 0.0, 0.0, 1.0]], 0.0),
        };
        for [x1, y1, x2, y2] in strokes {
            surface.draw_path(&shape(|path| {
                path.move_to(x + x1 * width, top + y1 * tall);
                path.line_to(x + x2 * width, top + y2 * tall);
            }));
        }
        x += width + 1.3 * MM;
    }
}

fn line(width: f32, colour: rgb::Color) -> Stroke {
    Stroke { paint: colour.into(), width, ..Stroke::default() }
}

fn rect(x: f32, y: f32, width: f32, height: f32) -> Rect {
    Rect::from_xywh(x, y, width, height).expect("it has a size")
}

fn shape(draw: impl FnOnce(&mut PathBuilder)) -> Path {
    let mut builder = PathBuilder::new();
    draw(&mut builder);
    builder.finish().expect("something was drawn")
}

/// A square with round corners.
fn rounded(side: f32, radius: f32) -> Path {
    let at = |x: f32, y: f32| Point::from_xy(x, y);
    let bend = radius * 0.552;
    let far = side - radius;
    shape(|path| {
        let corners = [
            [at(far, 0.0), at(far + bend, 0.0), at(side, radius - bend), at(side, radius)],
            [at(side, far), at(side, far + bend), at(far + bend, side), at(far, side)],
            [at(radius, side), at(radius - bend, side), at(0.0, far + bend), at(0.0, far)],
            [at(0.0, radius), at(0.0, radius - bend), at(radius - bend, 0.0), at(radius, 0.0)],
        ];
        path.move_to(radius, 0.0);
        for [from, a, b, to] in corners {
            path.line_to(from.x, from.y);
            path.cubic_to(a.x, a.y, b.x, b.y, to.x, to.y);
        }
        path.close();
    })
}
