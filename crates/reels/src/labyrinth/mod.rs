//! A passage of the labyrinth by torch light: painted walls, a ceiling of stars, the dark at the end.

pub mod figures;
mod frieze;
mod texture;
mod torch;

use std::sync::LazyLock;

use game::{RandomSource, Seeded};
use piramido::{Passage, Side as Wall};

use crate::camera::{Camera, Side};
use crate::field::Field;
use crate::math::{Ray, V3, circle, fade, floor, hash, light, linear, mix, smooth, v3};
use crate::noise::{GRAIN, SWELL};
use crate::render::{Seen, Viewable};

use frieze::{FAR, FIGURE, NEAR, Niche, PLACES, ROWS, Style, TALL};
use texture::Texture;
use torch::Torch;

/// Half the width of the passage.
const HALF: f32 = 1.6;
/// Half the width and the height of the door in the far wall.
const DOOR: [f32; 2] = [0.62, 1.95];
/// The depth of the nearest point in sight.
const NEAREST: f32 = 1.7;
/// Where the sign may be, as depths: near enough to be known, far enough to be looked for.
const SIGN_DEPTHS: [f32; 2] = [2.75, 5.3];

/// Plaster without paint.
const BARE: V3 = light(0x00b8_9a6c);
/// The slabs of the floor, dark ones, and the sand on them.
const SLABS: [V3; 3] = [light(0x0096_7a54), light(0x0074_5c40), light(0x00a8_8654)];
/// The frame of the door.
const JAMB: V3 = light(0x0086_2f1c);
/// The ground of the ceiling.
const NIGHT: V3 = light(0x0014_2a63);
/// Its stars.
const GOLD: V3 = light(0x00f2_c24e);

/// A star of the ceiling.
static STAR: LazyLock<Field> =
    LazyLock::new(|| Field::of("M50 4 L57 40 L94 34 L62 53 L80 90 L50 64 L20 90 L38 53 L6 34 L43 40 Z"));

/// A picture of a passage, ready to be drawn.
pub struct Labyrinth {
    camera: Camera,
    walls: [Texture; 2],
    end: Texture,
    torches: Vec<Torch>,
    lamp: V3,
    /// Which way the passage turns behind the door.
    turn: f32,
    /// Where the sign is, or would be, on the left wall and on the right.
    #[cfg(test)]
    squares: [[V3; 4]; 2],
}

/// Where the eyes and their lamp are, and what is behind the door.
struct View {
    camera: Camera,
    lamp: V3,
    turn: f32,
}

impl View {
    fn draw(random: &mut Seeded) -> Self {
        let mut within = |from: f32, to: f32| mix(from, to, random.below(1 << 16) as f32 / 65536.0);
        let place = v3(within(-0.2, 0.2), 0.0, within(1.3, 1.6));
        let (yaw, pitch) = (circle(within(-0.01, 0.01)).0, circle(within(-0.012, 0.008)).0);
        let at = place + v3(yaw, 1.0, pitch) * 5.0;
        let camera = Camera::new(place, at, within(1.42, 1.55), NEAREST, 4.6);
        Self { camera, lamp: place + v3(0.25, -0.1, 0.55), turn: within(-1.0, 1.0) }
    }
}

impl Labyrinth {
    /// The passage with its sign, if it has one, as the seed has it built and lit.
    pub fn new(passage: Passage, seed: u64) -> Self {
        let mut random = Seeded::new(seed);
        let View { camera, lamp, turn } = View::draw(&mut random);
        let torches = torch::hang(&mut random);
        let style = Style::draw(&mut random);
        let niche = choose(&camera, style, &torches, &mut random);
        let sign = |wall: Wall| passage.0.filter(|(_, side)| *side == wall).map(|(sign, _)| (sign, niche));
        let walls = [(Wall::Left, false), (Wall::Right, true)]
            .map(|(wall, mirrored)| frieze::paint_wall(style, &mut random, mirrored, sign(wall)));
        let end = frieze::paint_end(style, &mut random, HALF);
        Self {
            camera,
            walls,
            end,
            torches,
            lamp,
            turn,
            #[cfg(test)]
            squares: [Wall::Left, Wall::Right].map(|wall| square(style, niche, wall)),
        }
    }

    /// The light of lamp and torches on a surface.
    fn lit(&self, point: V3, normal: V3) -> V3 {
        let mut sum = v3(0.035, 0.032, 0.04);
        let way = self.lamp - point;
        let square = way.dot(way);
        let facing = (normal.dot(way) / square.sqrt()).max(0.0) * 0.75 + 0.25;
        sum += v3(3.3, 2.35, 1.4) * (facing / (square + 1.5));
        for torch in &self.torches {
            let way = torch.flame - point;
            let square = way.dot(way);
            let facing = (normal.dot(way) / square.sqrt()).max(0.0) * 0.8 + 0.2;
            sum += torch.light * (facing / (square + 0.25));
        }
        sum
    }

    fn wall(&self, point: V3, pixel: f32, distance: f32, to: V3) -> V3 {
        let right = point.x > 0.0;
        let along = (point.y - NEAR) / (FAR - NEAR);
        let along = if right { 1.0 - along } else { along };
        let width = distance * pixel;
        let covers = [width / (to.x.abs().max(0.02) * (FAR - NEAR)), width / TALL];
        let [red, green, blue] = self.walls[usize::from(right)].at(along, 1.0 - point.z / TALL, covers);
        let paint = v3(linear(red / 255.0), linear(green / 255.0), linear(blue / 255.0));
        let shift = if right { 0.5 } else { 0.0 };
        let grain = GRAIN.at(point.y * 0.4 + shift, point.z * 0.4);
        let worn = SWELL.at(point.y * 0.13 + shift, point.z * 0.2 + shift);
        // Paint rubs off, more so low down; plaster cracks.
        let loss = smooth(0.28, 0.62, grain.value + 0.35 * worn.value + 0.12 * (0.6 - point.z).max(0.0));
        let crack = 1.0 - smooth(0.0, 0.012 + width * 1.2, (grain.value * 0.4 + worn.value - 0.12).abs());
        let colour = paint.mix(BARE, loss * 0.6) * (1.0 + 0.2 * grain.value) * (1.0 - 0.45 * crack);
        let bend = v3(0.0, -grain.slope[0] * 0.018, -grain.slope[1] * 0.018);
        let inward = v3(if right { -1.0 } else { 1.0 }, 0.0, 0.0);
        let open = corner(point.z) * corner(TALL - point.z);
        colour.times(self.lit(point, (inward + bend).unit())) * open
    }

    fn ceiling(&self, point: V3, width: f32) -> V3 {
        let (column, row) = (floor(point.x / 0.32), point.y / 0.32);
        let row = row + if column as i32 % 2 == 0 { 0.0 } else { 0.5 };
        let (u, v) = (point.x / 0.32 - column - 0.5, row - floor(row) - 0.5);
        let star = STAR.at(u / 0.7, -v / 0.7);
        let blur = (width / 0.32).max(0.01);
        let shown = smooth(-blur, blur, star);
        let grain = GRAIN.at(point.x * 0.35, point.y * 0.35);
        let soot = smooth(-0.2, 0.7, grain.value);
        let colour = NIGHT.mix(GOLD, shown * (1.0 - 0.5 * soot)) * (1.0 - 0.4 * soot);
        let bend = v3(-grain.slope[0] * 0.012, -grain.slope[1] * 0.012, -1.0);
        let open = corner(HALF - point.x.abs());
        // Gold leaf gives back more light than paint does.
        (colour.times(self.lit(point, bend.unit())) + GOLD * (shown * 0.03)) * open
    }

    fn floor(&self, point: V3, width: f32) -> V3 {
        let row = point.y / 0.9;
        let shift = hash(floor(row) as i32, 3, 5);
        let place = point.x / 1.1 + shift;
        let slab = hash(floor(place) as i32, floor(row) as i32, 6);
        let (across, down) = (place - floor(place), row - floor(row));
        let joint = (0.5 - (across - 0.5).abs()).min(0.5 - (down - 0.5).abs());
        let grain = GRAIN.at(point.x * 0.3 + slab, point.y * 0.3 + slab);
        let line = 1.0 - smooth(0.008, 0.02 + width, joint);
        let sand = smooth(0.5, 0.0, HALF - point.x.abs() + 0.5 * grain.value);
        let colour = SLABS[0].mix(SLABS[1], slab).mix(SLABS[2], sand)
            * ((1.0 - 0.55 * line) * (1.0 + 0.25 * grain.value));
        let bend = v3(-grain.slope[0] * 0.02, -grain.slope[1] * 0.02, 1.0);
        colour.times(self.lit(point, bend.unit())) * corner(HALF - point.x.abs())
    }

    /// The far wall: blocks, and a door with a glimmer behind it.
    fn end(&self, point: V3, width: f32) -> V3 {
        let [half, tall] = DOOR;
        let inside = (half - point.x.abs()).min(tall - point.z);
        if inside > 0.0 {
            let side = point.x * self.turn.signum() / half;
            let glimmer = smooth(-1.1, 1.0, side) * smooth(0.0, 0.5, tall - point.z + 0.2);
            let steps = floor(point.z / 0.16) % 2.0;
            let dark = v3(0.02, 0.015, 0.012) + v3(0.5, 0.24, 0.07) * (glimmer * 0.6 * (1.0 - 0.25 * steps));
            return dark * smooth(-0.05, 0.25, inside);
        }
        let covers = [width / (2.0 * HALF), width / TALL];
        let [red, green, blue] = self.end.at(0.5 + point.x / (2.0 * HALF), 1.0 - point.z / TALL, covers);
        let paint = v3(linear(red / 255.0), linear(green / 255.0), linear(blue / 255.0));
        let grain = GRAIN.at(point.x * 0.3, point.z * 0.3);
        let frame = smooth(-0.14, -0.13, inside);
        let colour = paint.mix(JAMB, frame) * (1.0 + 0.3 * grain.value);
        let bend = v3(-grain.slope[0] * 0.02, -1.0, -grain.slope[1] * 0.02);
        let open = corner(HALF - point.x.abs()) * corner(point.z) * corner(TALL - point.z);
        colour.times(self.lit(point, bend.unit())) * open
    }
}

impl Viewable for Labyrinth {
    fn camera(&self) -> &Camera {
        &self.camera
    }

    fn look(&self, ray: Ray, pixel: f32) -> Seen {
        let to = ray.to;
        let (distance, face) = meet(ray);
        if let Some((distance, colour, normal)) = torch::hit(&self.torches, ray, distance) {
            let light = colour.times(self.lit(ray.at(distance), normal));
            return Seen { light: light + self.glow(ray, distance), surface: 9 };
        }
        let point = ray.at(distance);
        let width = distance * pixel;
        let light = match face {
            Face::End => self.end(point, width),
            Face::Left | Face::Right => self.wall(point, pixel, distance, to),
            Face::Ceiling => self.ceiling(point, width / to.z),
            Face::Floor => self.floor(point, width / -to.z),
        };
        // Far away the dark begins.
        let near = fade((distance - 3.0).max(0.0) * 0.085);
        Seen { light: light * near + self.glow(ray, distance), surface: face as u32 }
    }
}

impl Labyrinth {
    fn glow(&self, ray: Ray, distance: f32) -> V3 {
        self.torches.iter().fold(V3::default(), |sum, torch| sum + torch.glow(ray, distance))
    }
}

/// A face of the passage.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Face {
    End,
    Left,
    Right,
    Ceiling,
    Floor,
}

/// Where a ray meets the passage.
#[inline]
fn meet(Ray { from, to }: Ray) -> (f32, Face) {
    let plane =
        |at: f32, from: f32, to: f32| (at - from) / if to.abs() < 1e-6 { 1e-6_f32.copysign(to) } else { to };
    let side = plane(HALF.copysign(to.x), from.x, to.x);
    let level = plane(if to.z > 0.0 { TALL } else { 0.0 }, from.z, to.z);
    let end = plane(FAR, from.y, to.y);
    let distance = side.min(level).min(end);
    let face = if distance >= end {
        Face::End
    } else if distance >= side {
        if to.x > 0.0 { Face::Right } else { Face::Left }
    } else if to.z > 0.0 {
        Face::Ceiling
    } else {
        Face::Floor
    };
    (distance, face)
}

/// How the light is less in a corner, by the distance from it.
fn corner(distance: f32) -> f32 {
    1.0 - 0.5 * fade(distance * 5.0)
}

/// A niche at a good distance that both eyes see on either wall: the choice must not tell the side.
fn choose(camera: &Camera, style: Style, torches: &[Torch], random: &mut Seeded) -> Niche {
    let niches = niches(camera, style, torches);
    let number = random.below(niches.len().max(1) as u32) as usize;
    niches.get(number).copied().unwrap_or(FALLBACK)
}

/// Where the sign is if no niche were good, which no seed has shown so far.
const FALLBACK: Niche = Niche { row: 0, place: 2 };

/// The niches in which a sign may be.
fn niches(camera: &Camera, style: Style, torches: &[Torch]) -> Vec<Niche> {
    let eyes = [camera.eye(Side::Left), camera.eye(Side::Right)];
    let inside = |point: &V3| {
        let seen = |[x, y]: [f32; 2]| x.abs().max(y.abs()) < 0.96 && x.abs() + y.abs() < 1.76;
        eyes.iter().all(|eye| eye.project(*point).is_some_and(seen))
    };
    let good = |niche: &Niche| {
        let depth = style.depth(*niche);
        (SIGN_DEPTHS[0]..SIGN_DEPTHS[1]).contains(&depth)
            && torches.iter().all(|torch| depth + FIGURE / 2.0 < torch.flame.y - 0.15)
            && [Wall::Left, Wall::Right].iter().all(|wall| square(style, *niche, *wall).iter().all(inside))
    };
    (0..PLACES).flat_map(|place| [0, 1].map(|row| Niche { row, place })).filter(good).collect()
}

/// The square of a niche on a wall, by its corners.
fn square(style: Style, niche: Niche, wall: Wall) -> [V3; 4] {
    let x = if wall == Wall::Left { -HALF } else { HALF };
    let (low, depth) = (ROWS[niche.row], style.depth(niche));
    let corner = |along: f32, up: f32| v3(x, depth + along * FIGURE / 2.0, low + up * FIGURE);
    [corner(-1.0, 0.0), corner(1.0, 0.0), corner(1.0, 1.0), corner(-1.0, 1.0)]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::stereo::{Size, Stereo};
    use piramido::Sign;

    /// The same passage with and without its sign differs where the sign is, for both eyes, and nowhere else.
    #[test]
    fn the_sign_is_on_its_wall_and_changes_nothing_else() {
        let size = Size::new(640, 320).unwrap();
        for seed in 0..6 {
            let bare = Labyrinth::new(Passage::BARE, seed);
            let plain = Stereo::of(&bare, size);
            for (number, wall) in [Wall::Left, Wall::Right].into_iter().enumerate() {
                let sign = Sign::ALL[(seed as usize + number) % 7];
                let shown = Stereo::of(&Labyrinth::new(Passage(Some((sign, wall))), seed), size);
                for (from, side) in [(0, Side::Left), (320, Side::Right)] {
                    let eye = bare.camera.eye(side);
                    let corners = bare.squares[number].map(|corner| eye.project(corner).unwrap());
                    let pixel = |value: f32| (value + 1.0) * 160.0;
                    let bound = |axis: usize, sign: f32| {
                        corners.iter().map(|corner| corner[axis] * sign).fold(f32::MIN, f32::max)
                    };
                    let (left, right) = (pixel(-bound(0, -1.0)) - 3.0, pixel(bound(0, 1.0)) + 3.0);
                    let (top, bottom) = (pixel(-bound(1, 1.0)) - 3.0, pixel(bound(1, -1.0)) + 3.0);
                    let mut changed = 0;
                    for (x, y) in (0..320).flat_map(|x| (0..320).map(move |y| (x, y))) {
                        if plain.raster().pixel(from + x, y) != shown.raster().pixel(from + x, y) {
                            let (x, y) = (x as f32, y as f32);
                            assert!(x > left && x < right && y > top && y < bottom, "seed {seed}: {x} {y}");
                            changed += 1;
                        }
                    }
                    assert!(changed > 150, "seed {seed}, {sign:?}: {changed} pixels");
                    assert_eq!(right < 160.0, wall == Wall::Left, "seed {seed}: on its side of the picture");
                }
            }
        }
    }

    /// A niche is never too far, too near, behind a torch or out of sight: the choice does not fall back.
    #[test]
    fn there_is_always_a_niche() {
        for seed in 0..2000 {
            let mut random = Seeded::new(seed);
            let view = View::draw(&mut random);
            let torches = torch::hang(&mut random);
            let style = Style::draw(&mut random);
            assert!(!niches(&view.camera, style, &torches).is_empty(), "seed {seed}");
        }
    }

    #[test]
    fn nothing_has_too_much_parallax() {
        for seed in 0..50 {
            let passage = Labyrinth::new(Passage::BARE, seed);
            let eye = passage.camera.eye(Side::Left);
            for (x, y) in (-10..=10).flat_map(|x| (-10..=10).map(move |y| (x, y))) {
                let ray = eye.ray(x as f32 / 10.0, y as f32 / 10.0);
                crate::camera::check_parallax(&passage.camera, ray.at(meet(ray).0));
            }
        }
    }
}
