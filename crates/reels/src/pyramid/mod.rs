//! The pyramid in the desert: stone, signs, the explorer, evening light.

mod desert;
mod explorer;
mod masonry;
mod sight;
mod solid;
mod stage;

use piramido::{Colour, Step};

use crate::camera::Camera;
use crate::math::{Ray, V3, light, v3};
use crate::noise::GRAIN;
use crate::render::{Seen, Viewable};
use crate::vector::pigment;
use crate::{signs, solver};

use desert::Hour;
use explorer::Explorer;
use masonry::{riser, tread};
use solid::{Face, Hit};

/// The cap.
const GOLD: V3 = light(0x00ff_c04a);

/// A picture of the pyramid, ready to be drawn.
pub struct Pyramid {
    camera: Camera,
    hour: Hour,
    explorer: Explorer,
    pigments: [V3; 7],
    sighting: solver::Sighting,
}

impl Pyramid {
    /// The explorer of this colour on this step, with the camera, the hour and the weather of the seed.
    pub fn new(step: Step, colour: Colour, seed: u64) -> Self {
        let stage = stage::set(step, colour, seed);
        let pigments = signs::OUTLINES.map(|sign| {
            let [red, green, blue] = pigment(sign.pigment);
            light(u32::from_be_bytes([0, red, green, blue]))
        });
        let stage::Stage { camera, hour, explorer, sighting } = stage;
        Self { camera, hour, explorer, pigments, sighting }
    }

    /// What somebody who looks at the picture can read in it.
    pub fn sighting(&self) -> &solver::Sighting {
        &self.sighting
    }

    fn stone(&self, ray: Ray, hit: Hit, pixel: f32) -> V3 {
        let point = ray.at(hit.distance);
        let footprint = hit.distance * pixel / (-hit.normal.dot(ray.to)).max(0.08).sqrt();
        let surface = match hit.face {
            Face::Cap => return self.gold(ray, hit, point),
            Face::Tread => tread(point, hit.level, footprint, &self.pigments),
            Face::AlongX => riser(point.x, point.z, hit, footprint),
            Face::AlongY => riser(point.y, point.z, hit, footprint),
        };
        let facing = surface.normal.dot(self.hour.sun.to) > 0.0 && hit.normal.dot(self.hour.sun.to) > 0.0;
        let sun = if facing { self.sun(point, hit.level + 1) } else { 0.0 };
        let open = surface.open * (1.0 - self.explorer.crowding(point));
        let colour = surface.colour.times(self.hour.lit(surface.normal, sun, open));
        self.hour.haze(colour, ray, hit.distance)
    }

    /// How much of the sun reaches a point past pyramid and explorer.
    fn sun(&self, point: V3, above: usize) -> f32 {
        let light = self.hour.sun.reaches(point, above);
        if light <= 0.0 { 0.0 } else { light * self.explorer.lets_through(point, self.hour.sun.to) }
    }

    /// The gilded cap.
    fn gold(&self, ray: Ray, hit: Hit, point: V3) -> V3 {
        let hammered = GRAIN.at(point.x * 0.8 + point.y * 0.8, point.z * 0.8 + point.y * 0.3);
        let bend = v3(hammered.slope[0], hammered.slope[1], hammered.value) * 0.035;
        let normal = (hit.normal + bend).unit();
        let mirror = ray.to - normal * (2.0 * ray.to.dot(normal));
        let sun = if normal.dot(self.hour.sun.to) > 0.0 { 1.0 } else { 0.0 };
        let gleam = mirror.dot(self.hour.sun.to).max(0.0);
        let gleam = gleam * gleam * gleam * gleam;
        let seen = if mirror.z > 0.0 { self.hour.sky(mirror) } else { self.hour.bounce };
        let colour = GOLD.times(seen * 0.75 + self.hour.lit(normal, sun, 1.0) * 0.42)
            + GOLD * (gleam * gleam * gleam * 2.2 * sun);
        self.hour.haze(colour, ray, hit.distance)
    }
}

impl Viewable for Pyramid {
    fn camera(&self) -> &Camera {
        &self.camera
    }

    fn look(&self, ray: Ray, pixel: f32) -> Seen {
        let hit = solid::hit(ray);
        let nearest = hit.map_or(f32::INFINITY, |hit| hit.distance);
        if let Some((distance, normal, colour)) = self.explorer.hit(ray).filter(|hit| hit.0 < nearest) {
            let point = ray.at(distance) + normal * 0.01;
            let sun = if normal.dot(self.hour.sun.to) > 0.0 { self.sun(point, 0) } else { 0.0 };
            let rim = 1.0 + normal.dot(ray.to);
            let light =
                colour.times(self.hour.lit(normal, sun, 1.0) + self.hour.ambient * (rim * rim * 0.35));
            return Seen { light: self.hour.haze(light, ray, distance), surface: 1 };
        }
        if let Some(hit) = hit {
            let side = u32::from(hit.normal.x + hit.normal.y > 0.0);
            let surface = 8 + hit.level as u32 * 8 + hit.face as u32 * 2 + side;
            return Seen { light: self.stone(ray, hit, pixel), surface };
        }
        if ray.to.z < -0.004 {
            let distance = -ray.from.z / ray.to.z;
            let footprint = distance * pixel / -ray.to.z;
            let sun = self.sun(ray.at(distance), 0);
            return Seen { light: self.hour.sand(ray, distance, footprint, sun), surface: 2 };
        }
        Seen { light: self.hour.sky(ray.to), surface: 3 }
    }
}

#[cfg(test)]
mod tests {
    use super::masonry::SIGN;
    use super::*;
    use crate::camera::Side;
    use crate::math::floor;
    use crate::solver::{Spot, turned};

    fn scenes() -> impl Iterator<Item = (Step, Pyramid)> {
        let steps = Step::all().filter(|step| step.sign().is_some());
        steps
            .enumerate()
            .map(|(seed, step)| (step, Pyramid::new(step, Colour::ALL[seed % 3], seed as u64 + 100)))
    }

    fn rays(pyramid: &Pyramid, side: Side, count: u32) -> impl Iterator<Item = Ray> {
        let eye = pyramid.camera.eye(side);
        let place = move |number: u32| (number as f32 + 0.5) / count as f32 * 2.0 - 1.0;
        (0..count * count).map(move |number| eye.ray(place(number % count), place(number / count)))
    }

    /// The column and row that a ray meets, the desert's included: the middle of a tread or of a square of sand, or the
    /// cap.
    fn met(pyramid: &Pyramid, ray: Ray) -> Option<(i8, i8)> {
        let hit = solid::hit(ray);
        let distance = hit.map_or(-ray.from.z / ray.to.z, |hit| hit.distance);
        let point = ray.at(distance);
        if distance < 0.0 || pyramid.explorer.hit(ray).is_some_and(|met| met.0 < distance) {
            return None;
        }
        if hit.is_some_and(|hit| hit.face != Face::Tread) {
            return hit.filter(|hit| hit.face == Face::Cap).map(|_| (4, 4));
        }
        let cell = (floor(point.x + 4.5), floor(point.y + 4.5));
        let away = (point.x + 4.0 - cell.0).abs().max((point.y + 4.0 - cell.1).abs());
        (away < SIGN / 2.0).then_some((cell.0 as i8, cell.1 as i8))
    }

    /// What a sighting says is there can be found by looking: many rays of each eye meet the place, and it is so on the
    /// board.
    #[test]
    fn what_can_be_read_is_in_the_picture() {
        let mut caps = 0;
        for (step, pyramid) in scenes() {
            for side in [Side::Left, Side::Right] {
                let mut places = std::collections::HashMap::new();
                for place in rays(&pyramid, side, 160).filter_map(|ray| met(&pyramid, ray)) {
                    *places.entry(place).or_insert(0) += 1;
                }
                // Some way of turning the sighting puts all of it where rays meet the same.
                let fits = (0..4).any(|turns| {
                    pyramid.sighting.spots.iter().all(|(right, away, spot)| {
                        let (dx, dy) = turned(*right, *away, turns);
                        let place = (step.column() as i8 + dx, step.row() as i8 + dy);
                        solver::spot_at(place.0, place.1) == *spot && places.get(&place) >= Some(&8)
                    })
                });
                assert!(fits, "{step}, {side:?}");
            }
            caps += usize::from(pyramid.sighting.spots.iter().any(|(_, _, spot)| *spot == Spot::Top));
        }
        assert!(caps >= 30, "the cap is seen in {caps} pictures of forty");
    }

    #[test]
    fn the_explorer_is_in_full_view_and_casts_a_shadow() {
        let (mut shadows, mut pictures) = (0, 0);
        for (step, pyramid) in scenes() {
            pictures += 1;
            let count = 200;
            let (mut body, mut shadow) = (0, 0);
            for ray in rays(&pyramid, Side::Left, count) {
                let hit = solid::hit(ray);
                if pyramid.explorer.hit(ray).is_some_and(|met| hit.is_none_or(|hit| met.0 < hit.distance)) {
                    body += 1;
                } else if let Some(hit) = hit.filter(|hit| hit.face == Face::Tread) {
                    let (point, to) = (ray.at(hit.distance), pyramid.hour.sun.to);
                    let lit = pyramid.hour.sun.reaches(point, hit.level + 1) > 0.9;
                    shadow += u32::from(lit && pyramid.explorer.lets_through(point, to) < 0.3);
                }
            }
            assert!(body >= 50, "{step}: {body} of 40,000");
            shadows += u32::from(shadow >= 8);
        }
        assert!(shadows * 10 >= pictures * 9, "{shadows} shadows in {pictures} pictures");
    }

    #[test]
    fn nothing_has_too_much_parallax() {
        for (_, pyramid) in scenes() {
            for ray in rays(&pyramid, Side::Left, 40) {
                let ground = if ray.to.z < -0.01 { -ray.from.z / ray.to.z } else { 1e5 };
                let solid = solid::hit(ray).map_or(ground, |hit| hit.distance);
                let distance = pyramid.explorer.hit(ray).map_or(solid, |hit| hit.0.min(solid));
                crate::camera::check_parallax(&pyramid.camera, ray.at(distance));
            }
        }
    }

    /// Shadows by formula are where rays to the sun meet the pyramid, but for their soft edges.
    #[test]
    fn shadows_are_where_the_sun_is_hidden() {
        let (mut asked, mut wrong) = (0, 0);
        for (_, pyramid) in scenes().take(12) {
            for ray in rays(&pyramid, Side::Right, 60) {
                let Some(hit) = solid::hit(ray).filter(|hit| hit.face == Face::Tread) else { continue };
                let from = ray.at(hit.distance) + v3(0.0, 0.0, 0.002);
                let hidden = solid::hit(Ray { from, to: pyramid.hour.sun.to }).is_some();
                let light = pyramid.hour.sun.reaches(from, hit.level + 1);
                asked += 1;
                wrong += u32::from(if hidden { light > 0.6 } else { light < 0.4 });
            }
        }
        assert!(asked > 5000 && wrong * 200 < asked, "{wrong} of {asked}");
    }
}
