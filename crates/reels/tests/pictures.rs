//! Pictures as whoever asks for them gets them.

use std::fs;
use std::path::{Path, PathBuf};

use game::{Game, Scan, Seeded, Setup, Tabletop, Turn};
use piramido::{CLASSIC_LABYRINTH, CLASSIC_PYRAMID, Colour, Passage, Piramido, Slide, Step};
use reels::{Error, Look, Picture, Scene, Size, Stereo, padded_length, picture};

/// The reels that a game draws from a seed (V2), red, blue and yellow.
fn random_reels<P: Slide>(route: &str, seed: u64) -> Vec<Vec<P>> {
    let mut setup = Setup::default_of(Piramido::SPEC);
    setup.set_option("reels", "random").unwrap();
    setup.set_option("routes", route).unwrap();
    let (mut position, mut lot, mut reels) = (Piramido::new(&setup), Seeded::new(seed), Vec::new());
    while position.turn() == Turn::Chance && reels.len() < 3 {
        let action = position.chance(&mut lot);
        let text = action.to_string();
        let reel =
            text.split(':').nth(2).unwrap().split(',').map(|slide| P::read(&mut Scan::new(slide)).unwrap());
        reels.push(reel.collect());
        position.play_unchecked(action);
    }
    reels
}

/// Whoever compares the signs around the explorer with the board finds one step: no other fits, whichever way the
/// picture looks.
#[test]
fn the_signs_of_a_thousand_random_reels_tell_their_steps() {
    let (mut pictures, mut signs) = (0, 0);
    for seed in 0..1000 {
        let reels = random_reels::<Step>("A", seed);
        let colour = Colour::ALL[seed as usize % 3];
        for (number, step) in reels[colour as usize].iter().enumerate() {
            let scene = Scene::pyramid(*step, colour, seed * 7 + number as u64).unwrap();
            let sighting = scene.sighting().unwrap();
            assert_eq!(sighting.fits(), [*step], "seed {seed}, picture {}", number + 1);
            let corner = [step.column(), step.row()].iter().all(|place| [0, 8].contains(place));
            let least = if corner { 2 } else { 4 };
            assert!(sighting.signs_around() >= least, "seed {seed}, picture {}: {sighting:?}", number + 1);
            pictures += 1;
            signs += sighting.signs();
        }
    }
    assert_eq!(pictures, 7000);
    assert!(signs / pictures >= 10, "many signs are in sight");
}

#[test]
fn every_step_below_the_top_has_pictures() {
    for step in Step::all().filter(|step| *step != Step::TOP) {
        for seed in 0..4 {
            let scene = Scene::pyramid(step, Colour::Blue, seed).unwrap();
            assert_eq!(scene.sighting().unwrap().fits(), [step], "seed {seed}");
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
fn all_pictures_of_a_size_have_the_same_length_and_nothing_but_pixels_in_them() {
    let size = Size::new(256, 128).unwrap();
    let steps = CLASSIC_PYRAMID[0].pictures().map(|step| Picture::from(step.unwrap()));
    let passages = CLASSIC_LABYRINTH[0].pictures().map(|passage| Picture::from(passage.unwrap()));
    for (seed, shown) in steps.chain(passages).enumerate() {
        let png = picture(shown, Colour::Red, seed as u64, size).unwrap();
        assert_eq!(png.len(), padded_length(size));
        let chunks = chunks(&png);
        assert!(
            chunks.iter().all(|kind| ["IHDR", "IDAT", "fiLl", "IEND"].contains(&kind.as_str())),
            "{chunks:?}"
        );
        let plain = Scene::new(shown, Colour::Red, seed as u64).unwrap().render(size);
        assert!(decoded(&png) == plain.image().pixels(), "{shown:?}: the padded picture is the plain one");
    }
}

/// The types of the chunks of a PNG.
fn chunks(png: &[u8]) -> Vec<String> {
    let (mut at, mut kinds) = (8, Vec::new());
    while at < png.len() {
        let length = u32::from_be_bytes(png[at..at + 4].try_into().unwrap()) as usize;
        kinds.push(String::from_utf8(png[at + 4..at + 8].to_vec()).unwrap());
        at += length + 12;
    }
    assert_eq!(at, png.len());
    kinds
}

/// The pixels of a PNG. The decoder checks every checksum, the filler's, too.
fn decoded(png: &[u8]) -> Vec<u8> {
    let mut reader = png::Decoder::new(std::io::Cursor::new(png)).read_info().unwrap();
    let mut pixels = vec![0; reader.output_buffer_size().unwrap()];
    reader.next_frame(&mut pixels).unwrap();
    reader.finish().unwrap();
    pixels
}

#[test]
fn a_picture_that_is_too_long_is_made_coarser_until_it_fits() {
    let stereo = tiny(Step::at(0, 3).into(), 1);
    let whole = stereo.image().png().unwrap();
    for length in [whole.len() + 500, whole.len() + 3, whole.len() - 1, whole.len() / 2] {
        let png = stereo.image().padded_png(length).unwrap();
        assert_eq!(png.len(), length);
        let pixels = decoded(&png);
        let most = pixels.iter().zip(stereo.image().pixels()).map(|(a, b)| a.abs_diff(*b)).max().unwrap();
        assert!(most < if length < whole.len() { 128 } else { 1 }, "{most} at {length}");
    }
    let refused = stereo.image().padded_png(40);
    assert!(matches!(refused, Err(Error::Room { room: 40, .. })), "{refused:?}");
}

#[test]
fn what_cannot_be_drawn_is_refused() {
    let wrong = Scene::pyramid(Step::TOP, Colour::Red, 1).err().unwrap();
    let expected = "no picture shows the explorer there: found e5, expected a step below the top, e5";
    assert_eq!(wrong.to_string(), expected);
    assert!(Scene::pyramid(Step::DESERT, Colour::Red, 1).is_err());
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

#[cfg(feature = "paper")]
#[test]
fn cards_are_a_pdf_and_a_contact_sheet_has_all_views() {
    let pictures: Vec<Stereo> = (0..7).map(|seed| tiny(Passage::BARE.into(), seed)).collect();
    let pdf = reels::cards(&pictures, Colour::Blue).unwrap();
    assert!(pdf.starts_with(b"%PDF-"));
    assert!(pdf == reels::cards(&pictures, Colour::Blue).unwrap(), "the same cards, the same bytes");
    let sheet = reels::contact(&pictures);
    assert_eq!((sheet.width(), sheet.height()), (4 * 76 + 12, 2 * 76 + 12));
    assert_eq!(sheet.pixel(12 + 30, 12 + 30), pictures[0].image().pixel(30, 30));
}

/// Both views and all that is needed for them fit into what a small server can spare.
#[test]
fn a_picture_takes_a_bounded_amount_of_memory() {
    for shown in [Picture::from(Step::at(3, 1)), Picture::from(Passage::BARE)] {
        // What is shared by all pictures is made once, before we count.
        let _ = tiny(shown, 1);
        let mut length = 0;
        let counted = allocation_counter::measure(|| {
            length = picture(shown, Colour::Red, 3, Size::STANDARD).unwrap().len();
        });
        assert_eq!(length, padded_length(Size::STANDARD));
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
        if std::env::var("REELS_SNAPSHOTS").is_ok_and(|wish| wish == "write") {
            fs::write(&file, stereo.image().png().unwrap()).unwrap();
        }
        compare(&decoded(&fs::read(&file).unwrap()), stereo.image().pixels(), name);
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
