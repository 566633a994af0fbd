//! What the tests share: documents, and pages as pixels by poppler, which did not write them.

// Not every test needs all of it.
#![allow(dead_code)]

use std::io::Write;
use std::process::{Command, Stdio};
use std::sync::Mutex;

use print::{Ink, Order, Page, Paper, Part, Printed, Rect};

/// A page as pixels.
pub struct Pixels {
    pub width: usize,
    pub height: usize,
    /// Pixels in a millimetre.
    pub scale: f32,
    rgb: Vec<u8>,
}

/// Every game, on every paper. Reels take long: those who have them look at them in tests of their own.
pub fn orders() -> impl Iterator<Item = Order> {
    print::KITS.iter().flat_map(|kit| {
        let quick = kit.parts().iter().copied().filter(|part| *part != Part::Reels);
        let parts: Vec<Part> = quick.chain([Part::Rules]).collect();
        Paper::ALL.map(|(paper, _)| Order { paper, parts: parts.clone(), ..Order::new(kit.spec().name) })
    })
}

/// The same order with another ink.
pub fn with_ink(order: &Order, ink: Ink) -> Order {
    Order { ink, ..order.clone() }
}

pub fn printed(order: &Order) -> Printed {
    print::print(order).unwrap_or_else(|error| panic!("{order:?}: {error}"))
}

/// Pages of a document as pixels, `scale` in a millimetre. Pages are counted from 1.
pub fn pixels(pdf: &[u8], scale: f32, pages: std::ops::RangeInclusive<usize>) -> Vec<Pixels> {
    // One raster at a time is enough for a machine.
    static ONE: Mutex<()> = Mutex::new(());
    let _guard = ONE.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
    let (first, last) = (pages.start().to_string(), pages.end().to_string());
    let mut child = Command::new("pdftoppm")
        .args(["-r", &(scale * 25.4).to_string(), "-f", &first, "-l", &last, "-"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("the tests look at pages with pdftoppm: install poppler-utils");
    let mut stdin = child.stdin.take().unwrap();
    let pdf = pdf.to_vec();
    let writer = std::thread::spawn(move || stdin.write_all(&pdf));
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap().unwrap();
    let mut rest = output.stdout.as_slice();
    let mut all = Vec::new();
    while !rest.is_empty() {
        let mut word = || {
            let end = rest.iter().position(u8::is_ascii_whitespace).unwrap();
            let (word, after) = rest.split_at(end);
            rest = &after[1..];
            String::from_utf8(word.to_vec()).unwrap()
        };
        assert_eq!(word(), "P6");
        let [width, height, _] = [word(), word(), word()].map(|text| text.parse::<usize>().unwrap());
        let (rgb, after) = rest.split_at(width * height * 3);
        rest = after;
        all.push(Pixels { width, height, scale, rgb: rgb.to_vec() });
    }
    assert_eq!(all.len(), pages.end() + 1 - pages.start());
    all
}

impl Pixels {
    /// How much ink is at a pixel, from 0 to 1: of all three colours together.
    pub fn ink(&self, x: usize, y: usize) -> f32 {
        let at = (y * self.width + x) * 3;
        let light: u32 = self.rgb[at..at + 3].iter().map(|part| u32::from(*part)).sum();
        1.0 - light as f32 / 765.0
    }

    /// How much of the page is covered.
    pub fn coverage(&self) -> f32 {
        let light: u64 = self.rgb.iter().map(|part| u64::from(*part)).sum();
        1.0 - light as f32 / (self.rgb.len() as f32 * 255.0)
    }

    /// The pixels whose middles lie in a rectangle: from column and row, to column and row.
    pub fn within(&self, rect: &Rect) -> [usize; 4] {
        let at = |millimetres: f32, most: usize| {
            ((millimetres * self.scale - 0.5).ceil().max(0.0) as usize).min(most)
        };
        [
            at(rect.x, self.width),
            at(rect.y, self.height),
            at(rect.right(), self.width),
            at(rect.bottom(), self.height),
        ]
    }

    /// The smallest rectangle with all pixels of more than a little ink.
    pub fn inked(&self) -> Rect {
        let (mut left, mut top, mut right, mut bottom) = (self.width, self.height, 0, 0);
        for y in 0..self.height {
            for x in 0..self.width {
                if self.ink(x, y) > 0.02 {
                    (left, right) = (left.min(x), right.max(x + 1));
                    (top, bottom) = (top.min(y), bottom.max(y + 1));
                }
            }
        }
        let (x, y) = (left as f32 / self.scale, top as f32 / self.scale);
        Rect::new(x, y, right as f32 / self.scale - x, bottom as f32 / self.scale - y)
    }
}

/// How many things of a kind are on all pages.
pub fn count(pages: &[Page], kind: &str) -> usize {
    names(pages, kind).len()
}

/// The names of all things of a kind, in order.
pub fn names(pages: &[Page], kind: &str) -> Vec<String> {
    let things = pages.iter().flat_map(|page| &page.things);
    let mut names: Vec<String> =
        things.filter(|thing| thing.kind == kind).map(|thing| thing.name.clone()).collect();
    names.sort();
    names
}
