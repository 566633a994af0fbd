//! Every page looks as it did: small grey pictures of all of them, compared with some tolerance, since programs that draw
//! pages differ a little. `SNAPSHOTS=new cargo test -p print --test snapshots` takes them anew: look at them then.

mod common;

use std::fs::File;
use std::io::{BufReader, BufWriter};
use std::path::{Path, PathBuf};

use common::{Pixels, orders, pixels, printed};
use png::{BitDepth, ColorType, Decoder, Encoder};
use print::Paper;

/// Pixels in a millimetre: about 12 dpi.
const SCALE: f32 = 0.5;

/// How much a page may differ in the mean, and its darkest or lightest spot, of 255.
const MEAN: f32 = 2.0;
const MOST: u8 = 90;

#[test]
fn every_page_looks_as_it_did() {
    for order in orders().filter(|order| order.paper == Paper::A4) {
        let document = printed(&order);
        let pages = pixels(&document.pdf, SCALE, 1..=document.pages.len());
        let (width, height) = (pages[0].width, pages[0].height);
        let found: Vec<u8> = pages.iter().flat_map(grey).collect();
        let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/snapshots/{}.png", order.game));
        if std::env::var_os("SNAPSHOTS").is_some() {
            write(&file, width, &found);
        }
        let expected = read(&file);
        assert_eq!(found.len(), expected.len(), "{}: another number of pages", order.game);
        let both = found.chunks(width * height).zip(expected.chunks(width * height));
        for (page, (found, expected)) in document.pages.iter().zip(both) {
            let apart = || found.iter().zip(expected).map(|(one, other)| one.abs_diff(*other));
            let mean = apart().map(f32::from).sum::<f32>() / found.len() as f32;
            let most = apart().max().unwrap_or_default();
            assert!(
                mean < MEAN && most < MOST,
                "{}, {}: {mean} in the mean, {most} at most",
                order.game,
                page.label
            );
        }
    }
}

fn grey(page: &Pixels) -> Vec<u8> {
    let spots = (0..page.height).flat_map(|y| (0..page.width).map(move |x| (x, y)));
    spots.map(|(x, y)| 255 - (page.ink(x, y) * 255.0) as u8).collect()
}

fn write(file: &PathBuf, width: usize, grey: &[u8]) {
    let out = BufWriter::new(File::create(file).unwrap());
    let mut encoder = Encoder::new(out, width as u32, (grey.len() / width) as u32);
    encoder.set_color(ColorType::Grayscale);
    encoder.set_depth(BitDepth::Eight);
    encoder.write_header().unwrap().write_image_data(grey).unwrap();
}

fn read(file: &PathBuf) -> Vec<u8> {
    let found = File::open(file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    let mut reader = Decoder::new(BufReader::new(found)).read_info().unwrap();
    let mut grey = vec![0; reader.output_buffer_size().unwrap()];
    reader.next_frame(&mut grey).unwrap();
    grey
}
