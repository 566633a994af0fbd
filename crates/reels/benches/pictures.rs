//! How long a picture takes on one core, from the seed to the padded JPEG.

use std::hint::black_box;

use divan::Bencher;
use piramido::{CLASSIC_LABYRINTH, CLASSIC_PYRAMID, Colour};
use reels::{Picture, Scene, Size, View, picture};

fn main() {
    // What all pictures share is made once.
    let _ = Scene::new(pyramid(1), Colour::Red, 1).map(|scene| scene.render(Size::STANDARD));
    divan::main();
}

fn pyramid(number: u8) -> Picture {
    CLASSIC_PYRAMID[0].picture(number).expect("classic reels are complete").into()
}

fn labyrinth(number: u8) -> Picture {
    CLASSIC_LABYRINTH[0].picture(number).expect("classic reels are complete").into()
}

/// The seven pictures of the red reel, one after another.
fn reel(bencher: Bencher<'_, '_>, shown: fn(u8) -> Picture, view: View) {
    let mut number = 0;
    bencher.bench_local(|| {
        number = number % 7 + 1;
        black_box(picture(shown(number), Colour::Red, u64::from(number), view))
    });
}

#[divan::bench(args = View::ALL, sample_count = 21, sample_size = 1)]
fn of_the_pyramid(bencher: Bencher<'_, '_>, view: View) {
    reel(bencher, pyramid, view);
}

#[divan::bench(args = View::ALL, sample_count = 21, sample_size = 1)]
fn of_the_labyrinth(bencher: Bencher<'_, '_>, view: View) {
    reel(bencher, labyrinth, view);
}

/// Camera, light and the proof that the step can be found, without drawing.
#[divan::bench(sample_count = 100)]
fn set_the_stage(bencher: Bencher<'_, '_>) {
    let mut seed = 0;
    let step = CLASSIC_PYRAMID[0].picture(4).expect("classic reels are complete");
    bencher.bench_local(|| {
        seed += 1;
        black_box(Scene::pyramid(step, Colour::Red, seed))
    });
}
