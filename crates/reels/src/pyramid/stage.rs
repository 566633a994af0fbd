//! Where the camera stands, where the sun, and where the explorer looks: drawn from the seed until a family can find
//! the step in the picture. What that takes is said by the constants and by [`is_good`].

use game::{RandomSource, Seeded};
use piramido::{Colour, Step};

use super::desert::Hour;
use super::explorer::Explorer;
use super::sight::{explorer_in_sight, sighting};
use super::solid::{RISE, Sun, tread};
use crate::camera::Camera;
use crate::math::{V3, circle, mix, v3};
use crate::solver::{Sighting, Spot, spot_at};

/// Everything that the seed decides.
pub struct Stage {
    pub camera: Camera,
    pub hour: Hour,
    pub explorer: Explorer,
    pub sighting: Sighting,
}

/// How often to try before the camera that always works is taken. A test measures that about three of four draws are
/// good.
const TRIES: usize = 60;
/// Of the eight places around the explorer, at how many one must be able to tell what is there.
const KNOWN: usize = 6;
/// Signs next to the explorer that must be readable; all where there are fewer.
const AROUND: usize = 3;
/// Signs in the whole picture that must be readable.
const SIGNS: usize = 8;
/// What is within this number of steps of the explorer must tell the step by itself, even if one thing is misread.
const CLOSE: i8 = 2;

/// How often to look for a sun that shines on the explorer.
const SUNS: usize = 16;

/// Sets the stage for a step.
pub fn set(step: Step, colour: Colour, seed: u64) -> Stage {
    let mut random = Seeded::new(seed);
    let place = tread(step);
    let outward = turns_of(place.x, place.y, &mut random);
    for attempt in 0..=TRIES {
        let shot = if attempt < TRIES {
            Shot::draw(outward, step.level(), &mut random)
        } else {
            Shot::safe(outward)
        };
        let explorer = Explorer::new(colour, place, shot.azimuth + shot.looks);
        let camera = shot.camera(place);
        let sighting = sighting(&camera, &explorer, step, shot.heading());
        if attempt == TRIES || is_good(step, &camera, &explorer, &sighting) {
            return Stage {
                camera,
                hour: shot.hour(place, usize::from(step.level()), &mut random),
                explorer,
                sighting,
            };
        }
    }
    unreachable!("the last attempt returns")
}

/// Whether the explorer is in full view, enough around can be read to find the step, and the cap or an edge of the
/// pyramid is there to count levels from.
fn is_good(step: Step, camera: &Camera, explorer: &Explorer, sighting: &Sighting) -> bool {
    explorer_in_sight(camera, explorer) == explorer.outline().len()
        && sighting.known_around() >= KNOWN
        && sighting.signs_around() >= AROUND.min(signs_beside(step))
        && sighting.signs() >= SIGNS
        && sighting.shows_top_or_edge()
        && sighting.within(CLOSE).forgives(step)
        && sighting.fits() == [step]
}

/// How many of the eight places around a step have a sign.
fn signs_beside(step: Step) -> usize {
    let around = (0..9).filter(|place| *place != 4).map(|place: i8| (place % 3 - 1, place / 3 - 1));
    let spots = around.map(|(dx, dy)| spot_at(step.column() as i8 + dx, step.row() as i8 + dy));
    spots.filter(|spot| matches!(spot, Spot::Sign(_))).count()
}

/// One way to take the picture. Angles are in turns.
struct Shot {
    /// Where the camera stands, seen from the explorer: 0 in the east, 0.25 in the north.
    azimuth: f32,
    elevation: f32,
    distance: f32,
    /// How far the view is drawn from the explorer to the middle of the pyramid, 0 to 1.
    centred: f32,
    /// The point looked at is moved by this, right and up.
    aside: [f32; 2],
    /// How far above it the view is raised, to show more of the sky.
    raised: f32,
    focal: f32,
    /// Where the explorer looks, from the camera's side.
    looks: f32,
}

impl Shot {
    /// One of three kinds. The higher the explorer stands, the lower the camera looks: the desert behind tells nothing.
    fn draw(outward: f32, level: u8, random: &mut Seeded) -> Self {
        let mut within = |from: f32, to: f32| mix(from, to, random.below(1 << 16) as f32 / 65536.0);
        let azimuth = outward + within(-0.17, 0.17);
        let looks = within(-0.3, 0.3);
        let kind = within(0.0, 1.0);
        let high = f32::from(level) * RISE;
        let (elevation, distance, centred, raised, focal) = if kind < 0.3 {
            // The whole pyramid with a strip of sky.
            (
                within(0.05, 0.066),
                within(9.2, 10.8),
                within(0.6, 0.95),
                within(0.1, 0.5) - high * 0.5,
                within(1.95, 2.2),
            )
        } else if kind < 0.7 {
            (
                within(0.065, 0.12),
                within(6.5, 9.0),
                within(0.3, 0.6),
                within(-0.6, 0.2) - high * 0.5,
                within(1.8, 2.2),
            )
        } else {
            (
                within(0.08, 0.15),
                within(4.4, 6.0),
                within(0.1, 0.3),
                within(-0.2, 0.3) - high * 0.1,
                within(1.7, 2.1),
            )
        };
        let room = distance * 0.09;
        let aside = [within(-room, room), within(-0.5 * room, 0.5 * room)];
        Self { azimuth, elevation, distance, centred, aside, raised, focal, looks }
    }

    /// From high outside, over the whole pyramid: works for every step.
    fn safe(outward: f32) -> Self {
        Self {
            azimuth: outward,
            elevation: 0.13,
            distance: 15.0,
            centred: 1.0,
            aside: [0.0; 2],
            raised: 0.0,
            focal: 2.1,
            looks: 0.1,
        }
    }

    fn camera(&self, explorer: V3) -> Camera {
        let (sine, cosine) = circle(self.azimuth);
        let (up, flat) = circle(self.elevation);
        let middle = explorer.mix(v3(0.0, 0.0, 1.1), self.centred) + v3(0.0, 0.0, 0.3);
        let at = middle + v3(-sine, cosine, 0.0) * self.aside[0] + v3(0.0, 0.0, self.aside[1] + self.raised);
        let place = middle + v3(cosine * flat, sine * flat, up) * self.distance;
        // The nearest thing in sight is the foot of the picture: about half of the way is safe.
        let nearest = (place - middle).length() * 0.5;
        Camera::new(place, at, self.focal, nearest, (place - explorer).length() * 0.95)
    }

    /// Which of the four headings the camera looks along: 0 north, then counter-clockwise.
    fn heading(&self) -> u8 {
        // The camera looks against its azimuth; azimuth 0.75, in the south, looks north.
        (((self.azimuth - 0.75) * 4.0).round() as i32).rem_euclid(4) as u8
    }

    /// A sun that throws its light across the picture from behind the camera's shoulder, and onto the explorer.
    fn hour(&self, explorer: V3, level: usize, random: &mut Seeded) -> Hour {
        let mut within = |from: f32, to: f32| mix(from, to, random.below(1 << 16) as f32 / 65536.0);
        let drift = [within(0.0, 1.0), within(0.0, 1.0)];
        let late = within(0.0, 1.0);
        let mut sun = Sun::new(v3(0.0, 0.0, 1.0));
        for _ in 0..SUNS {
            let side = if within(-1.0, 1.0) < 0.0 { -1.0 } else { 1.0 };
            let (sine, cosine) = circle(self.azimuth + side * within(0.09, 0.25));
            let (up, flat) = circle(within(0.065, 0.1));
            sun = Sun::new(v3(cosine * flat, sine * flat, up));
            if sun.reaches(explorer + v3(0.0, 0.0, 0.02), level + 1) > 0.9 {
                break;
            }
        }
        Hour::new(sun, late, drift)
    }
}

/// The direction of a point from the middle, in turns: exact enough for a camera.
fn turns_of(x: f32, y: f32, random: &mut Seeded) -> f32 {
    // A step on the axis belongs to one side; a step between two may be seen from either.
    let slant = if x.abs() + y.abs() > 0.0 { y / (x.abs() + y.abs()) } else { 0.0 };
    let quarter = 0.25 * slant;
    let turns = if x >= 0.0 { quarter } else { 0.5 - quarter };
    turns + (random.below(1024) as f32 / 1024.0 - 0.5) * 0.04
}

#[cfg(test)]
mod tests {
    use super::*;

    fn is_good_from(step: Step, shot: &Shot) -> bool {
        let place = tread(step);
        let explorer = Explorer::new(Colour::Red, place, shot.azimuth + shot.looks);
        let camera = shot.camera(place);
        let sighting = sighting(&camera, &explorer, step, shot.heading());
        is_good(step, &camera, &explorer, &sighting)
    }

    fn steps() -> impl Iterator<Item = Step> {
        Step::all().filter(|step| step.sign().is_some())
    }

    /// The camera of last resort makes a good picture of every step.
    #[test]
    fn the_safe_camera_is_good_for_every_step() {
        for (step, seed) in steps().flat_map(|step| (0..8).map(move |seed| (step, seed))) {
            let place = tread(step);
            let shot = Shot::safe(turns_of(place.x, place.y, &mut Seeded::new(seed)));
            assert!(is_good_from(step, &shot), "{step}");
        }
    }

    /// Draws seldom have to be repeated, and none comes near the last resort.
    #[test]
    fn most_draws_are_good() {
        let (mut pictures, mut draws, mut most) = (0, 0, 0);
        for (step, seed) in steps().flat_map(|step| (0..50).map(move |seed| (step, seed))) {
            let mut random = Seeded::new(seed);
            let place = tread(step);
            let outward = turns_of(place.x, place.y, &mut random);
            let good =
                (1..=TRIES).find(|_| is_good_from(step, &Shot::draw(outward, step.level(), &mut random)));
            let tries = good.unwrap_or_else(|| panic!("{step}, seed {seed}: no draw is good"));
            (pictures, draws, most) = (pictures + 1, draws + tries, most.max(tries));
        }
        println!("{draws} draws for {pictures} pictures, {most} at most for one");
        assert!(draws * 10 < pictures * 15 && most < TRIES / 3, "{draws} for {pictures}, {most} for one");
    }
}
