//! The pyramid in the desert: stone, signs, the explorer, evening light.

mod desert;
mod explorer;
mod sight;
mod solid;
mod stage;

use piramido::{Colour, Sign, Step};

use crate::camera::Camera;
use crate::field;
use crate::math::{Ray, V3, fade, floor, hash, light, mix, smooth, v3};
use crate::noise::{GRAIN, SWELL, Speck};
use crate::render::{Seen, World};
use crate::vector::pigment;
use crate::{signs, solver};

use desert::{Hour, SAND, drifted};
use explorer::Explorer;
use solid::{Face, Hit, RISE, half_width, height};

/// How wide a sign is on its step.
const SIGN: f32 = 0.74;

/// Limestone: most blocks, yellow ones, and few that are nearly white.
const LIMESTONE: [V3; 3] = [light(0x00e2_ca9e), light(0x00cd_aa78), light(0x00f0_e2c2)];

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
            Face::Tread => self.tread(point, hit.level, footprint),
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

    fn tread(&self, point: V3, level: usize, footprint: f32) -> Surface {
        let (column, row) = (point.x + 4.5, point.y + 4.5);
        let cell = (floor(column), floor(row));
        let (u, v) = (column - cell.0 - 0.5, row - cell.1 - 0.5);
        let block = hash(cell.0 as i32, cell.1 as i32, 1);
        let rough = rough(point.x * 0.31 + block * 7.0, point.y * 0.31 + block * 3.0, footprint);
        // Distance to the joint around the block, and to the wall of the next level.
        let joint = 0.5 - u.abs().max(v.abs());
        let half = half_width(level + 1).max(0.0);
        let (dx, dy) = ((point.x.abs() - half).max(0.0), (point.y.abs() - half).max(0.0));
        let wall = if half > 0.0 { (dx * dx + dy * dy).sqrt() } else { 9.0 };
        let mut surface = block_surface(block, rough, joint, footprint);
        let edge = if u.abs() > v.abs() { v3(u.signum(), 0.0, 0.0) } else { v3(0.0, v.signum(), 0.0) };
        let bevel = smooth(0.05, 0.0, joint - 0.012 * rough.0.value);
        surface.normal = (v3(-rough.1[0], -rough.1[1], 1.0) + edge * (bevel * 0.55)).unit();
        if let Some(sign) = Step::at(cell.0 as u8, cell.1 as u8).sign() {
            self.carve(&mut surface, sign, [u / SIGN, -v / SIGN], rough.0, footprint / SIGN);
        }
        let sand = drifted(wall, rough.0.value);
        surface.colour = surface.colour.mix(SAND[0], sand);
        surface.open *= 1.0 - 0.55 * fade(wall / (RISE * 0.45));
        surface
    }

    /// A sign carved into a block and painted, the paint worn by the wind.
    fn carve(&self, surface: &mut Surface, sign: Sign, at: [f32; 2], grain: Speck, footprint: f32) {
        if at[0].abs() > 0.56 || at[1].abs() > 0.56 {
            return;
        }
        let field = field::of(sign);
        let [x, y] = at;
        let depth = field.at(x, y);
        let blur = footprint.max(0.008);
        let inside = smooth(-blur * 0.7, blur * 0.7, depth);
        let wear = 0.93 - 0.3 * smooth(0.1, 0.7, grain.value);
        surface.colour = surface.colour.mix(self.pigments[sign as usize], inside * wear);
        let flank = 1.0 - smooth(0.012, 0.03 + blur, depth.abs());
        if flank > 0.0 {
            let step = 0.012;
            let slope = [
                field.at(x + step, y) - field.at(x - step, y),
                field.at(x, y + step) - field.at(x, y - step),
            ];
            let tilt = flank * 0.55 / (2.0 * step);
            surface.normal = (surface.normal + v3(-slope[0] * tilt, slope[1] * tilt, 0.0) * -1.0).unit();
            surface.open *= 1.0 - 0.25 * flank;
        }
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

impl World for Pyramid {
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

/// Stone at a point.
struct Surface {
    colour: V3,
    normal: V3,
    /// How open it is to the sky, 0 to 1.
    open: f32,
}

/// The side of a level: two courses of blocks, the upper one as wide as the steps on it.
fn riser(along: f32, z: f32, hit: Hit, footprint: f32) -> Surface {
    let up = z - (height(hit.level) - RISE);
    let upper = up > RISE * 0.48;
    let place = along + 4.5 + if upper { 0.0 } else { 0.5 };
    let cell = floor(place);
    let side = (hit.normal.x * 2.0 + hit.normal.y) as i32;
    let block = hash(cell as i32 * 2 + i32::from(upper), hit.level as i32 * 8 + side, 2);
    let rough = rough(along * 0.31 + block * 5.0, z * 0.31 + block * 9.0, footprint);
    let (low, high) = if upper { (RISE * 0.48, RISE) } else { (0.0, RISE * 0.48) };
    let across = 0.5 - (place - cell - 0.5).abs();
    let over = (up - low).min(high - up);
    let mut surface = block_surface(block, rough, across.min(over), footprint);
    // Rain has washed dark streaks down, and the wind keeps the foot of the wall clear.
    let streak = GRAIN.at(along * 0.9 + block, z * 0.07 + block).value;
    surface.colour = surface.colour * (1.0 - 0.22 * smooth(0.0, 0.7, streak));
    let tangent = if hit.normal.x == 0.0 { v3(1.0, 0.0, 0.0) } else { v3(0.0, 1.0, 0.0) };
    let bevel = smooth(0.045, 0.0, RISE - up) * 0.6 - smooth(0.03, 0.0, over) * 0.2;
    surface.normal = (hit.normal + tangent * -rough.1[0] + v3(0.0, 0.0, bevel - rough.1[1])).unit();
    surface.open *= 1.0 - 0.5 * fade(up / (RISE * 0.4));
    surface
}

/// Limestone: the colour of a block, its grain, and the joint around it.
fn block_surface(block: f32, rough: (Speck, [f32; 2]), joint: f32, footprint: f32) -> Surface {
    let tint = LIMESTONE[0].mix(LIMESTONE[1], block).mix(LIMESTONE[2], smooth(0.6, 1.0, block * block));
    let stain = smooth(0.15, 0.8, rough.0.value);
    let tint =
        tint * (mix(0.88, 1.08, hash((block * 4096.0) as i32, 7, 3)) + 0.16 * rough.0.value - 0.2 * stain);
    let blur = footprint.max(0.006);
    let line = 1.0 - smooth(0.008, 0.008 + blur * 1.5, joint + 0.006 * rough.0.value);
    let near = 1.0 - smooth(0.0, 0.09, joint);
    let dark = line * (0.02 / blur).min(1.0);
    Surface { colour: tint * (1.0 - 0.5 * dark), normal: V3::default(), open: 1.0 - 0.12 * near - 0.4 * dark }
}

/// The roughness of stone: worn hollows, and fine grain where a pixel can show it.
fn rough(x: f32, y: f32, footprint: f32) -> (Speck, [f32; 2]) {
    let worn = SWELL.at(x * 1.3, y * 1.3);
    let grain = GRAIN.at(x * 1.9 + 0.3, y * 1.9 + 0.7);
    let clear = 0.011 * (1.0 - smooth(0.008, 0.04, footprint)) + 0.003;
    let slope =
        [worn.slope[0] * 0.028 + grain.slope[0] * clear, worn.slope[1] * 0.028 + grain.slope[1] * clear];
    (Speck { value: worn.value * 0.5 + grain.value * 0.6, slope: grain.slope }, slope)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::camera::Side;
    use crate::solver::{Spot, turned};

    fn scenes() -> impl Iterator<Item = (Step, Pyramid)> {
        let steps = Step::all().filter(|step| *step != Step::TOP).step_by(3);
        steps
            .enumerate()
            .map(|(seed, step)| (step, Pyramid::new(step, Colour::ALL[seed % 3], seed as u64 + 100)))
    }

    fn rays(pyramid: &Pyramid, side: Side, count: u32) -> impl Iterator<Item = Ray> {
        let eye = pyramid.camera.eye(side);
        let place = move |number: u32| (number as f32 + 0.5) / count as f32 * 2.0 - 1.0;
        (0..count * count).map(move |number| eye.ray(place(number % count), place(number / count)))
    }

    /// What a sighting says is there can be found by looking: many rays of each eye meet the middle of the step.
    #[test]
    fn what_can_be_read_is_in_the_picture() {
        for (step, pyramid) in scenes() {
            for side in [Side::Left, Side::Right] {
                let mut met = [0; Step::COUNT as usize];
                for ray in rays(&pyramid, side, 160) {
                    let Some(hit) = solid::hit(ray).filter(|hit| hit.face == Face::Tread) else { continue };
                    let point = ray.at(hit.distance);
                    let cell = (floor(point.x + 4.5), floor(point.y + 4.5));
                    let away = (point.x + 4.0 - cell.0).abs().max((point.y + 4.0 - cell.1).abs());
                    if away < SIGN / 2.0 && pyramid.explorer.hit(ray).is_none_or(|met| met.0 > hit.distance) {
                        met[usize::from(Step::at(cell.0 as u8, cell.1 as u8).number())] += 1;
                    }
                }
                // Some way of turning the sighting puts every sign on a step that shows it and that rays meet.
                let fits = (0..4).any(|turns| {
                    pyramid.sighting.spots.iter().filter(|(_, _, spot)| matches!(spot, Spot::Sign(_))).all(
                        |(right, away, spot)| {
                            let (dx, dy) = turned(*right, *away, turns);
                            let (column, row) = (step.column() as i8 + dx, step.row() as i8 + dy);
                            solver::spot_at(column, row) == *spot
                                && met[usize::from(Step::at(column as u8, row as u8).number())] >= 8
                        },
                    )
                });
                assert!(fits, "{step}, {side:?}");
            }
        }
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
