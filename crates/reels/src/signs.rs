//! The seven hieroglyphs as outlines: the one source for the board, the cards, the pictures and whatever is printed.

use piramido::Sign;

/// The outline of a sign, drawn in a square of [`SIDE`] by [`SIDE`] with y downwards: an SVG path that is to be
/// filled by the even-odd rule, so that `<path fill-rule="evenodd" d="…"/>` shows it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Outline {
    /// The SVG path.
    pub path: &'static str,
    /// The pigment in which the sign is painted on the pyramid, as `#rrggbb`. Shape alone tells the signs apart.
    pub pigment: &'static str,
}

/// Width and height of the square in which signs are drawn.
pub const SIDE: f32 = 100.0;

/// The `viewBox` of an SVG that shows a sign.
pub const VIEW_BOX: &str = "0 0 100 100";

/// The outlines by sign, in the order of [`Sign::ALL`].
pub const OUTLINES: [Outline; 7] = [
    Outline { path: ANKH, pigment: "#8f2f1c" },
    Outline { path: EYE, pigment: "#1d3f7d" },
    Outline { path: SCARAB, pigment: "#15645f" },
    Outline { path: FALCON, pigment: "#6e3514" },
    Outline { path: LOTUS, pigment: "#35612a" },
    Outline { path: SUN, pigment: "#b04a12" },
    Outline { path: WATER, pigment: "#1f5c8c" },
];

/// The outline of a sign.
pub const fn outline(sign: Sign) -> Outline {
    OUTLINES[sign as usize]
}

/// A loop over a flared cross.
const ANKH: &str = "M50 3 C69 3 78 18 73 33 C70 42 62 47 58 52 L87 47 L87 65 L58 60 L64 97 L36 97 L42 60 L13 65 \
    L13 47 L42 52 C38 47 30 42 27 33 C22 18 31 3 50 3 Z \
    M50 15 C40 15 35 23 38 32 C40 38 46 42 50 47 C54 42 60 38 62 32 C65 23 60 15 50 15 Z";

/// The eye of Horus: brow, almond with pupil, drop and curl.
const EYE: &str = "M4 32 C22 10 62 6 97 22 L96 33 C62 19 28 23 9 42 Z \
    M3 52 C20 34 58 30 74 46 C82 50 90 50 97 49 L97 58 C90 60 82 60 73 58 C54 72 20 70 3 52 Z \
    M16 52 C30 40 54 40 67 51 C54 62 30 62 16 52 Z \
    M33 51.5 C33 43 51 43 51 51.5 C51 60 33 60 33 51.5 Z \
    M30 70 L43 70 C43 80 42 88 36 97 C32 88 30 80 30 70 Z \
    M51 69 L61 66 C63 77 70 83 78 83 C84 83 86 78 83 75 C80 73 77 76 79 79 L71 81 C68 70 79 63 88 68 \
    C99 75 93 95 77 94 C63 93 53 84 51 69 Z";

/// A scarab from above: head, breast, wing-cases and six legs.
const SCARAB: &str = "M38 18 L33 6 L41 9 L45 5 L50 10 L55 5 L59 9 L67 6 L62 18 Z \
    M27 37 C27 26 36 20 50 20 C64 20 73 26 73 37 Z \
    M25 41 L48 41 L48 95 C33 94 25 80 25 62 Z \
    M52 41 L75 41 L75 62 C75 80 67 94 52 95 Z \
    M24 34 L10 24 L6 8 L14 7 L17 20 L29 27 Z M76 34 L90 24 L94 8 L86 7 L83 20 L71 27 Z \
    M22 47 L22 56 L9 57 L3 68 L-1 63 L5 50 Z M78 47 L78 56 L91 57 L97 68 L101 63 L95 50 Z \
    M23 67 L27 76 L16 80 L14 96 L6 95 L9 74 Z M77 67 L73 76 L84 80 L86 96 L94 95 L91 74 Z";

/// A falcon at rest, looking left.
const FALCON: &str = "M10 23 C13 9 27 2 39 6 C50 9 54 18 55 27 C66 33 76 46 82 62 L99 92 L88 97 L76 84 C70 83 64 82 58 79 \
    L57 90 L66 90 L66 97 L36 97 L36 90 L46 90 L46 77 C30 71 22 56 25 41 C26 36 25 32 22 30 C18 30 16 31 15 35 \
    C10 33 8 28 10 23 Z \
    M23 18 C23 13 31 13 31 18 C31 23 23 23 23 18 Z \
    M38 36 C50 40 62 52 72 72 C58 72 44 60 38 36 Z";

/// A lotus flower with its buds on a stem.
const LOTUS: &str = "M50 4 C58 14 62 26 61 36 C66 27 73 20 82 16 C82 26 80 36 74 44 C81 39 90 37 98 38 C93 53 78 64 58 65 \
    L55 66 L55 97 L45 97 L45 66 L42 65 C22 64 7 53 2 38 C10 37 19 39 26 44 C20 36 18 26 18 16 C27 20 34 27 39 36 \
    C38 26 42 14 50 4 Z \
    M50 20 C46 28 45 40 47 55 L53 55 C55 40 54 28 50 20 Z \
    M27 31 C29 41 34 50 41 56 L43 50 C40 42 35 36 27 31 Z \
    M73 31 C71 41 66 50 59 56 L57 50 C60 42 65 36 73 31 Z";

/// The disc of the sun.
const SUN: &str = "M50 6 C74 6 94 26 94 50 C94 74 74 94 50 94 C26 94 6 74 6 50 C6 26 26 6 50 6 Z \
    M50 21 C34 21 21 34 21 50 C21 66 34 79 50 79 C66 79 79 66 79 50 C79 34 66 21 50 21 Z \
    M50 36 C58 36 64 42 64 50 C64 58 58 64 50 64 C42 64 36 58 36 50 C36 42 42 36 50 36 Z";

/// Three ripples of water.
const WATER: &str = "M3 24 L16 10 L29 24 L42 10 L55 24 L68 10 L81 24 L92 12 L98 18 L81 36 L68 22 L55 36 L42 22 L29 36 L16 22 L9 30 Z \
    M3 52 L16 38 L29 52 L42 38 L55 52 L68 38 L81 52 L92 40 L98 46 L81 64 L68 50 L55 64 L42 50 L29 64 L16 50 L9 58 Z \
    M3 80 L16 66 L29 80 L42 66 L55 80 L68 66 L81 80 L92 68 L98 74 L81 92 L68 78 L55 92 L42 78 L29 92 L16 78 L9 86 Z";

#[cfg(test)]
mod tests {
    use super::*;
    use crate::labyrinth::figures::FIGURES;
    use crate::vector::{Layer, draw_all, path, pigment};
    use tiny_skia::{Pixmap, Transform};

    const FINE: u32 = 48;

    /// The shape of a drawing, fitted into a square.
    fn shape(layers: &[Layer], mirrored: bool) -> Vec<bool> {
        let mut canvas = Pixmap::new(FINE, FINE).unwrap();
        let scale = FINE as f32 / SIDE;
        let (face, from) = if mirrored { (-scale, FINE as f32) } else { (scale, 0.0) };
        let at = Transform::from_row(face, 0.0, 0.0, scale, from, 0.0);
        draw_all(&mut canvas, layers, at);
        canvas.pixels().iter().map(|pixel| pixel.alpha() > 127).collect()
    }

    /// How much of what either of two shapes covers both cover.
    fn likeness(a: &[bool], b: &[bool]) -> f32 {
        let count =
            |test: fn(bool, bool) -> bool| a.iter().zip(b).filter(|(a, b)| test(**a, **b)).count() as f32;
        count(|a, b| a && b) / count(|a, b| a || b)
    }

    #[test]
    fn every_outline_is_a_path_within_its_square_and_every_pigment_a_colour() {
        for (sign, outline) in Sign::ALL.into_iter().zip(OUTLINES) {
            let bounds = path(outline.path).unwrap().bounds();
            let inside = bounds.left() >= -2.0
                && bounds.top() >= -2.0
                && bounds.right() <= 102.0
                && bounds.bottom() <= 102.0;
            assert!(inside && bounds.width() > 60.0 && bounds.height() > 70.0, "{sign:?}: {bounds:?}");
            assert_ne!(pigment(outline.pigment), [0; 3], "{sign:?}");
        }
    }

    #[test]
    fn no_two_signs_are_alike_and_no_painted_figure_is_like_a_sign() {
        let signs = OUTLINES.map(|outline| shape(&[Layer::Fill([0; 3], outline.path)], false));
        for (number, sign) in signs.iter().enumerate() {
            for other in &signs[number + 1..] {
                assert!(likeness(sign, other) < 0.5, "{:?}: {}", Sign::ALL[number], likeness(sign, other));
            }
            for (figure, mirrored) in (0..FIGURES.len()).flat_map(|figure| [(figure, false), (figure, true)])
            {
                let like = likeness(sign, &shape(FIGURES[figure], mirrored));
                assert!(like < 0.6, "figure {figure} is like {:?}: {like}", Sign::ALL[number]);
            }
        }
    }

    #[test]
    fn every_painted_layer_is_a_path() {
        for layer in FIGURES.iter().flat_map(|figure| figure.iter()) {
            let (Layer::Fill(_, text) | Layer::Line(_, _, text)) = layer;
            assert!(path(text).is_some(), "{text}");
        }
    }
}
