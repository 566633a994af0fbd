//! Which pictures a reel has: those of the classic game, or those that a game with random reels draws from a seed.

use game::{Game, Seeded, Setup, Tabletop, Turn};
use piramido::{Action, CLASSIC_LABYRINTH, CLASSIC_PYRAMID, Colour, Piramido, Route};

use crate::error::Error;
use crate::scene::{Picture, Scene};

/// Pictures 1 to 7 of a reel. Routes A and B share the pictures of the pyramid, C and D those of the labyrinth. With a
/// seed they are drawn as V2 says, otherwise they are the classic ones.
pub fn reel(route: Route, colour: Colour, seed: Option<u64>) -> Vec<Picture> {
    let (mut pyramid, mut labyrinth) = (CLASSIC_PYRAMID[colour as usize], CLASSIC_LABYRINTH[colour as usize]);
    if let Some(seed) = seed {
        let mut setup = Setup::default_of(Piramido::SPEC);
        for (key, value) in [("reels", "random"), ("routes", if route.on_pyramid() { "A" } else { "C" })] {
            setup.set_option(key, value).expect("these are options of the game");
        }
        let mut position = Piramido::new(&setup);
        let mut random = Seeded::new(seed);
        while position.turn() == Turn::Chance {
            let action = position.chance(&mut random);
            match action {
                Action::Pyramid(of, reel) if of == colour => pyramid = reel,
                Action::Labyrinth(of, reel) if of == colour => labyrinth = reel,
                Action::Pyramid(..) | Action::Labyrinth(..) => {}
                _ => break,
            }
            position.play_unchecked(action);
        }
    }
    if route.on_pyramid() {
        pyramid.pictures().flatten().map(Picture::from).collect()
    } else {
        labyrinth.pictures().flatten().map(Picture::from).collect()
    }
}

/// Picture `number`, from 1 to 7, of a reel from [`reel`]. Each has a seed of its own, so that one alone looks the same
/// as among the others.
pub fn scene(picture: Picture, colour: Colour, number: u8, seed: u64) -> Result<Scene, Error> {
    let seed = seed.wrapping_mul(21).wrapping_add(colour as u64 * 7 + u64::from(number) - 1);
    Scene::new(picture, colour, seed)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn classic_reels_are_those_of_the_rules() {
        let steps: Vec<Picture> = CLASSIC_PYRAMID[1].pictures().flatten().map(Picture::from).collect();
        assert_eq!(reel(Route::A, Colour::Blue, None), steps);
        assert_eq!(reel(Route::B, Colour::Blue, None), steps);
        let passages: Vec<Picture> = CLASSIC_LABYRINTH[2].pictures().flatten().map(Picture::from).collect();
        assert_eq!(reel(Route::D, Colour::Yellow, None), passages);
    }

    #[test]
    fn a_seed_draws_seven_pictures_for_each_colour() {
        for route in Route::ALL {
            let drawn = Colour::ALL.map(|colour| reel(route, colour, Some(5)));
            assert!(drawn.iter().all(|reel| reel.len() == 7));
            assert!(drawn[0] != drawn[1] && drawn[1] != drawn[2]);
            assert_eq!(drawn, Colour::ALL.map(|colour| reel(route, colour, Some(5))));
            assert_ne!(drawn, Colour::ALL.map(|colour| reel(route, colour, Some(6))));
        }
    }
}
