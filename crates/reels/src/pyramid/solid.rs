//! The pyramid as a solid: five slabs, one in another, and a gilded cap. Rays and soft shadows are exact formulas, no
//! search: see [`hit()`] and [`Sun::reaches`].

use piramido::{Step, WIDTH};

use crate::math::{Ray, V3, smooth, v3};

/// How high a step is; it is 1 wide and deep.
pub const RISE: f32 = 0.66;
/// Levels of the pyramid.
pub const LEVELS: usize = 5;
/// Half the width of the cap's foot, and its height.
const CAP: [f32; 2] = [0.4, 0.62];
/// Half the angle over which the sun's light comes, larger than the real one: softness.
const SUN_SIZE: f32 = 0.022;

/// Half the width of a level.
pub const fn half_width(level: usize) -> f32 {
    WIDTH as f32 / 2.0 - level as f32
}

/// How high the treads of a level lie.
pub const fn height(level: usize) -> f32 {
    (level + 1) as f32 * RISE
}

/// The middle of a step's tread. The middle of the pyramid is over the origin, x goes east, y north, z up.
pub fn tread(step: Step) -> V3 {
    let middle = f32::from(WIDTH - 1) / 2.0;
    let (x, y) = (f32::from(step.column()) - middle, f32::from(step.row()) - middle);
    v3(x, y, height(usize::from(step.level())))
}

/// The tip of the cap.
pub fn tip() -> V3 {
    v3(0.0, 0.0, height(LEVELS - 1) + CAP[1])
}

/// A face of the pyramid.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Face {
    /// The upper side of a level.
    Tread,
    /// The side of a level that looks east or west.
    AlongY,
    /// The side of a level that looks north or south.
    AlongX,
    /// The cap.
    Cap,
}

/// Where a ray meets the pyramid.
#[derive(Clone, Copy, Debug)]
pub struct Hit {
    pub distance: f32,
    pub level: usize,
    pub face: Face,
    pub normal: V3,
}

/// Where a ray first meets the pyramid.
#[inline]
pub fn hit(ray: Ray) -> Option<Hit> {
    let cap = cap(ray);
    let inverse = inverse(ray.to);
    let middle = v3(-ray.from.x * inverse.x, -ray.from.y * inverse.y, 0.0);
    let reach = v3(inverse.x.abs(), inverse.y.abs(), 0.0);
    let ground = -ray.from.z * inverse.z;
    let (mut nearest, mut level, mut face) = (f32::INFINITY, 0, Face::Tread);
    for number in 0..LEVELS {
        let half = half_width(number);
        let top = (height(number) - ray.from.z) * inverse.z;
        let (x, y) = (middle.x - reach.x * half, middle.y - reach.y * half);
        let z = top.min(ground);
        let enters = x.max(y).max(z);
        let leaves = (middle.x + reach.x * half).min(middle.y + reach.y * half).min(top.max(ground));
        if enters < leaves && enters > 0.0 && enters < nearest {
            nearest = enters;
            level = number;
            face = if z >= x && z >= y {
                Face::Tread
            } else if x > y {
                Face::AlongY
            } else {
                Face::AlongX
            };
        }
    }
    if let Some((distance, normal)) = cap.filter(|cap| cap.0 < nearest) {
        return Some(Hit { distance, level: LEVELS, face: Face::Cap, normal });
    }
    let normal = match face {
        Face::AlongY => v3(-1.0_f32.copysign(ray.to.x), 0.0, 0.0),
        Face::AlongX => v3(0.0, -1.0_f32.copysign(ray.to.y), 0.0),
        _ => v3(0.0, 0.0, 1.0),
    };
    (nearest < f32::INFINITY).then_some(Hit { distance: nearest, level, face, normal })
}

fn inverse(direction: V3) -> V3 {
    // A direction exactly along a face must not divide by zero.
    let one = |value: f32| 1.0 / if value.abs() < 1e-6 { 1e-6_f32.copysign(value) } else { value };
    v3(one(direction.x), one(direction.y), one(direction.z))
}

/// Where a ray enters the cap, and which way that side looks.
#[inline]
fn cap(ray: Ray) -> Option<(f32, V3)> {
    let [half, tall] = CAP;
    let foot = height(LEVELS - 1);
    // Far from the cap's middle nothing needs to be asked.
    let middle = v3(0.0, 0.0, foot + 0.25) - ray.from;
    let along = middle.dot(ray.to);
    if along < 0.0 || middle.dot(middle) - along * along > 0.36 {
        return None;
    }
    let tilt = v3(tall, 0.0, half).unit();
    let from = ray.from - v3(0.0, 0.0, foot + tall);
    let (mut enters, mut leaves, mut normal) =
        (0.0_f32, (foot - ray.from.z) * inverse(ray.to).z, V3::default());
    if ray.to.z > 0.0 {
        leaves = f32::INFINITY;
    }
    for side in
        [v3(tilt.x, 0.0, tilt.z), v3(-tilt.x, 0.0, tilt.z), v3(0.0, tilt.x, tilt.z), v3(0.0, -tilt.x, tilt.z)]
    {
        let (outside, speed) = (from.dot(side), ray.to.dot(side));
        let at = -outside / speed;
        if speed < 0.0 && at > enters {
            (enters, normal) = (at, side);
        } else if speed > 0.0 && at < leaves {
            leaves = at;
        } else if speed >= 0.0 && outside > 0.0 {
            return None;
        }
    }
    (enters > 0.0 && enters < leaves).then_some((enters, normal))
}

/// The light of the sun: where it comes from, and what of it the pyramid leaves.
#[derive(Clone, Copy, Debug)]
pub struct Sun {
    pub to: V3,
    inverse: V3,
    /// How far a ray passes an upright edge, an edge along y and an edge along x, for each unit by which it misses.
    miss: [f32; 3],
}

impl Sun {
    /// A sun in this direction, of length 1, above the horizon.
    pub fn new(to: V3) -> Self {
        let miss = |a: f32, b: f32| (a * b).abs() / (a * a + b * b).sqrt().max(1e-6);
        Self { to, inverse: inverse(to), miss: [miss(to.x, to.y), miss(to.x, to.z), miss(to.y, to.z)] }
    }

    /// How much of the sun a point sees past the levels from `above` upwards and the cap, 0 to 1.
    ///
    /// A ray misses a slab if it enters one of its three pairs of planes after it has left another. These two planes
    /// meet in an edge, and the time between tells how far from it the ray passes; that distance over the way to the
    /// edge is how much of the sun is behind it.
    #[inline]
    pub fn reaches(&self, point: V3, above: usize) -> f32 {
        let (x, y) = (-point.x * self.inverse.x, -point.y * self.inverse.y);
        let (reach_x, reach_y) = (self.inverse.x.abs(), self.inverse.y.abs());
        let [upright, along_y, along_x] = self.miss;
        let mut light = 1.0_f32;
        for level in above..LEVELS {
            let half = half_width(level);
            let (enter_x, enter_y) = (x - reach_x * half, y - reach_y * half);
            let (leave_x, leave_y) = (x + reach_x * half, y + reach_y * half);
            let leave_z = (height(level) - point.z) * self.inverse.z;
            if leave_x.min(leave_y).min(leave_z) <= 0.0 {
                continue;
            }
            let around = (enter_x - leave_y).max(enter_y - leave_x) * upright;
            let distance = around.max((enter_x - leave_z) * along_y).max((enter_y - leave_z) * along_x);
            let blur = SUN_SIZE * enter_x.max(enter_y).max(0.0) + 0.004;
            light = light.min(smooth(-blur, blur, distance));
        }
        if cap(Ray { from: point, to: self.to }).is_some() { 0.0 } else { light }
    }
}
