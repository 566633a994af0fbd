//! Pictures as those who ask for them get them.

use std::fs;
use std::path::{Path, PathBuf};

use game::{Game, Scan, Seeded, Setup, Tabletop, Turn};
use piramido::{CLASSIC_LABYRINTH, CLASSIC_PYRAMID, Colour, Passage, Piramido, Slide, Step};
use reels::{Error, Look, Picture, Scene, Size, Stereo, View, picture};

/// The reels that a game draws from a seed (V2), red, blue and yellow.
fn random_reels<P: Slide>(route: &str, seed: u64) -> Vec<Vec<P>> {
    let mut setup = Setup::default_of(Piramido::SPEC);
    setup.set_option("reels", "random").unwrap();
    setup.set_option("routes", route).unwrap();
    let (mut position, mut random, mut reels) = (Piramido::new(&setup), Seeded::new(seed), Vec::new());
    while position.turn() == Turn::Chance && reels.len() < 3 {
        let action = position.chance(&mut random);
        let text = action.to_string();
        let reel =
            text.split(':').nth(2).unwrap().split(',').map(|slide| P::read(&mut Scan::new(slide)).unwrap());
        reels.push(reel.collect());
        position.play_unchecked(action);
    }
    reels
}

/// Somebody who compares the picture with the board finds its step and no other, whichever way the picture looks, even
/// from what is close by and with one thing misread. Gives the number of signs that can be read.
fn check_sighting(step: Step, colour: Colour, seed: u64) -> usize {
    let scene = Scene::pyramid(step, colour, seed).unwrap();
    let sighting = scene.sighting().unwrap();
    assert_eq!(sighting.fits(), [step], "{colour:?}, seed {seed}: {sighting:?}");
    assert!(sighting.within(2).forgives(step), "{step}, {colour:?}, seed {seed}: {sighting:?}");
    // At the end of a forecourt there are but two signs around.
    let signs = if step.level() == 0 { 2 } else { 3 };
    let enough = sighting.signs() >= 8 && sighting.signs_around() >= signs && sighting.known_around() >= 6;
    assert!(enough && sighting.shows_top_or_edge(), "{step}, {colour:?}, seed {seed}: {sighting:?}");
    sighting.signs()
}

#[test]
fn the_signs_of_the_classic_reels_tell_their_steps() {
    for (colour, seed) in Colour::ALL.into_iter().flat_map(|colour| (0..100).map(move |seed| (colour, seed)))
    {
        for (number, step) in CLASSIC_PYRAMID[colour as usize].pictures().enumerate() {
            check_sighting(step.unwrap(), colour, seed * 7 + number as u64);
        }
    }
}

#[test]
fn the_signs_of_a_thousand_random_reels_tell_their_steps() {
    let (mut pictures, mut signs) = (0, 0);
    for seed in 0..1000 {
        let reels = random_reels::<Step>("A", seed);
        let colour = Colour::ALL[seed as usize % 3];
        for (number, step) in reels[colour as usize].iter().enumerate() {
            signs += check_sighting(*step, colour, seed * 7 + number as u64);
            pictures += 1;
        }
    }
    assert_eq!(pictures, 7000);
    assert!(signs / pictures >= 14, "many signs are in sight: {signs} in {pictures} pictures");
}

#[test]
fn every_step_with_a_sign_has_pictures_in_every_colour() {
    let steps = || Step::all().filter(|step| step.sign().is_some());
    assert_eq!(steps().count(), 40);
    for step in steps() {
        for (colour, seed) in
            Colour::ALL.into_iter().flat_map(|colour| (0..8).map(move |seed| (colour, seed)))
        {
            check_sighting(step, colour, seed);
        }
    }
}

fn tiny(picture: Picture, seed: u64) -> Stereo {
    Scene::new(picture, Colour::Yellow, seed).unwrap().render(Size::new(128, 64).unwrap())
}

#[test]
fn the_same_seed_gives_the_same_bytes_and_another_seed_another_picture() {
    let step = Picture::from(Step::at(2, 2));
    let passage = Picture::from(Passage::BARE);
    for shown in [step, passage] {
        assert!(tiny(shown, 5) == tiny(shown, 5), "{shown:?}");
        assert!(tiny(shown, 5) != tiny(shown, 6), "{shown:?}");
    }
}

#[test]
fn all_pictures_of_a_view_have_the_same_length_and_nothing_but_pixels_in_them() {
    let steps = CLASSIC_PYRAMID[0].pictures().map(|step| Picture::from(step.unwrap()));
    let passages = CLASSIC_LABYRINTH[0].pictures().map(|passage| Picture::from(passage.unwrap()));
    for (seed, shown) in steps.chain(passages).enumerate() {
        let scene = Scene::new(shown, Colour::Red, seed as u64).unwrap();
        // Whole pairs take long: the first of the pyramid and of the labyrinth are enough.
        for view in &View::ALL[..if seed % 7 == 0 { 3 } else { 1 }] {
            let jpeg = picture(shown, Colour::Red, seed as u64, *view).unwrap();
            assert_eq!(jpeg.len(), view.length());
            check_markers(&jpeg);
            let size = Size::new(2 * view.side(), view.side()).unwrap();
            let plain = if *view == View::Pair { scene.render(size).into_raster() } else { scene.left(size) };
            let (width, height, pixels) = decoded(&jpeg);
            assert_eq!((width, height), (plain.width(), plain.height()));
            let far = off(&pixels, plain.pixels());
            assert!(far < 6.0, "{shown:?}, {view:?}: {far} off a byte on average");
        }
    }
}

#[test]
fn the_left_view_alone_is_the_left_half_of_the_pair() {
    let size = Size::new(128, 64).unwrap();
    for shown in [Picture::from(Step::at(2, 2)), Picture::from(Passage::BARE)] {
        let scene = Scene::new(shown, Colour::Blue, 3).unwrap();
        assert!(scene.left(size) == scene.render(size).look(Look::Flat), "{shown:?}");
    }
}

/// A JPEG has what is needed to draw it, and comments.
fn check_markers(jpeg: &[u8]) {
    const KNOWN: [u8; 6] = [0xe0, 0xdb, 0xc0, 0xc4, 0xda, 0xfe];
    assert!(jpeg.starts_with(&[0xff, 0xd8]) && jpeg.ends_with(&[0xff, 0xd9]));
    let mut at = 2;
    while at < jpeg.len() - 2 {
        assert_eq!(jpeg[at], 0xff, "a marker at {at}");
        let (marker, length) = (jpeg[at + 1], u16::from_be_bytes([jpeg[at + 2], jpeg[at + 3]]));
        assert!(KNOWN.contains(&marker), "found the marker {marker:x} at {at}");
        at += 2 + usize::from(length);
        // The lines of the picture follow: in them a 0 or a restart comes after every 0xff.
        while marker == 0xda && (jpeg[at] != 0xff || matches!(jpeg[at + 1], 0 | 0xd0..=0xd7)) {
            at += 1;
        }
    }
    assert_eq!(at, jpeg.len() - 2);
}

/// Width, height and pixels of a JPEG.
fn decoded(jpeg: &[u8]) -> (u32, u32, Vec<u8>) {
    let mut decoder = zune_jpeg::JpegDecoder::new(std::io::Cursor::new(jpeg));
    let pixels = decoder.decode().unwrap();
    let (width, height) = decoder.dimensions().unwrap();
    (width as u32, height as u32, pixels)
}

/// The pixels of a PNG.
fn decoded_png(png: &[u8]) -> Vec<u8> {
    let mut reader = png::Decoder::new(std::io::Cursor::new(png)).read_info().unwrap();
    let mut pixels = vec![0; reader.output_buffer_size().unwrap()];
    reader.next_frame(&mut pixels).unwrap();
    pixels
}

/// How far bytes are from others on average.
fn off(found: &[u8], expected: &[u8]) -> f64 {
    assert_eq!(found.len(), expected.len());
    let sum: u64 = found.iter().zip(expected).map(|(one, other)| u64::from(one.abs_diff(*other))).sum();
    sum as f64 / found.len() as f64
}

#[test]
fn a_picture_that_is_too_long_is_made_coarser_until_it_fits() {
    let stereo = tiny(Step::at(0, 3).into(), 1);
    for (length, most) in [(300_000, 6.0), (65_600, 6.0), (9_000, 6.0), (4_000, 12.0), (2_500, 24.0)] {
        for length in length..length + 6 {
            let jpeg = stereo.raster().padded_jpeg(length).unwrap();
            assert_eq!(jpeg.len(), length);
            check_markers(&jpeg);
            let far = off(&decoded(&jpeg).2, stereo.raster().pixels());
            assert!(far < most, "{far} off a byte on average at {length}");
        }
    }
    let refused = stereo.raster().padded_jpeg(40);
    assert!(matches!(refused, Err(Error::Room { room: 40, .. })), "{refused:?}");
}

#[test]
fn what_cannot_be_drawn_is_refused() {
    let wrong = Scene::pyramid(Step::TOP, Colour::Red, 1).err().unwrap();
    let expected =
        "no picture shows the explorer there: found e5, expected one of the forty steps with a sign";
    assert_eq!(wrong.to_string(), expected);
    for nowhere in [Step::at(0, 0), Step::at(4, 1), Step::at(3, 3), Step::DESERT] {
        assert!(Scene::pyramid(nowhere, Colour::Red, 1).is_err(), "{nowhere}");
    }
    for (width, height) in
        [(0, 0), (1600, 801), (1601, 800), (126, 63), (4098, 2049), (u32::MAX, u32::MAX / 2)]
    {
        assert_eq!(Size::new(width, height), Err(Error::Size { width, height }));
    }
    let size = Size::new(1600, 800).unwrap();
    assert_eq!((size, size.width(), size.height()), (Size::STANDARD, 1600, 800));
}

#[test]
fn a_stereo_picture_can_be_looked_at_in_several_ways() {
    let stereo = tiny(Step::at(4, 0).into(), 2);
    let parallel = stereo.look(Look::Parallel);
    let crossed = stereo.look(Look::Crossed);
    let flat = stereo.look(Look::Flat);
    let anaglyph = stereo.look(Look::Anaglyph);
    assert_eq!((parallel.width(), crossed.width(), flat.width(), anaglyph.width()), (128, 128, 64, 64));
    assert_eq!(parallel.pixel(20, 30), crossed.pixel(84, 30));
    assert_eq!(parallel.pixel(20, 30), flat.pixel(20, 30));
    assert_eq!(parallel.pixel(84, 30)[1..], anaglyph.pixel(20, 30)[1..]);
    assert!(parallel.pixels() != crossed.pixels(), "the eyes see different things");
}

#[test]
fn a_contact_sheet_has_all_views() {
    let pictures: Vec<Stereo> = (0..7).map(|seed| tiny(Passage::BARE.into(), seed)).collect();
    let sheet = reels::contact(&pictures);
    assert_eq!((sheet.width(), sheet.height()), (4 * 76 + 12, 2 * 76 + 12));
    assert_eq!(sheet.pixel(12 + 30, 12 + 30), pictures[0].raster().pixel(30, 30));
    let two: Vec<Stereo> = pictures.iter().cycle().take(14).cloned().collect();
    let sheet = reels::contact(&two);
    assert_eq!((sheet.width(), sheet.height()), (7 * 76 + 12, 2 * 76 + 12), "a row for each reel");
    assert_eq!(sheet.pixel(12 + 76 + 30, 12 + 76 + 30), pictures[1].raster().pixel(30, 30));
}

/// Both views and all that is needed for them fit into what a small server can spare.
#[test]
fn a_picture_takes_a_bounded_amount_of_memory() {
    for shown in [Picture::from(Step::at(3, 1)), Picture::from(Passage::BARE)] {
        // What is shared by all pictures is made once, before we count.
        let _ = tiny(shown, 1);
        let mut length = 0;
        let counted = allocation_counter::measure(|| {
            length = picture(shown, Colour::Red, 3, View::Pair).unwrap().len();
        });
        assert_eq!(length, View::Pair.length());
        assert!(counted.bytes_max < 48 << 20, "{shown:?}: {} bytes at once", counted.bytes_max);
        assert!(counted.count_total < 20_000, "{shown:?}: {} allocations", counted.count_total);
    }
}

/// Images as they were when somebody last looked at them and found them good. With `REELS_SNAPSHOTS=write` in the
/// environment they are written anew, to be looked at.
#[test]
fn pictures_look_as_they_did() {
    let step =
        |colour: Colour, number: u8| Picture::from(CLASSIC_PYRAMID[colour as usize].picture(number).unwrap());
    let passage = |colour: Colour, number: u8| {
        Picture::from(CLASSIC_LABYRINTH[colour as usize].picture(number).unwrap())
    };
    for (name, shown, colour, seed) in [
        ("start", step(Colour::Red, 1), Colour::Red, 7),
        ("climb", step(Colour::Blue, 4), Colour::Blue, 11),
        ("near-the-top", step(Colour::Yellow, 7), Colour::Yellow, 2),
        ("sign", passage(Colour::Red, 1), Colour::Red, 7),
        ("bare", passage(Colour::Red, 4), Colour::Red, 8),
    ] {
        let stereo = Scene::new(shown, colour, seed).unwrap().render(Size::new(320, 160).unwrap());
        let file = snapshot(name);
        if std::env::var("REELS_SNAPSHOTS").is_ok_and(|mode| mode == "write") {
            fs::write(&file, stereo.raster().png().unwrap()).unwrap();
        }
        compare(&decoded_png(&fs::read(&file).unwrap()), stereo.raster().pixels(), name);
    }
}

fn snapshot(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/snapshots").join(name).with_extension("png")
}

/// The same picture, but for what the eye does not notice.
fn compare(expected: &[u8], found: &[u8], name: &str) {
    assert_eq!(expected.len(), found.len(), "{name}");
    let apart = || expected.iter().zip(found).map(|(a, b)| u64::from(a.abs_diff(*b)));
    let mean = apart().sum::<u64>() as f64 / expected.len() as f64;
    let odd = apart().filter(|apart| *apart > 24).count() as f64 / expected.len() as f64;
    assert!(
        mean < 1.5 && odd < 0.01,
        "{name}: colours differ by {mean:.2}, {:.2} % of them much",
        odd * 100.0
    );
}
