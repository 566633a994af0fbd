//! Vectors and the few functions that a picture needs. Everything is built from `+ - * /` and `sqrt`, which IEEE 754
//! defines to the last bit: the same seed gives the same bytes on every machine, as library sines would not.

use std::f64::consts::TAU;
use std::ops::{Add, AddAssign, Mul, Neg, Sub};

/// A point, a direction or, as red, green and blue, linear light.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct V3 {
    pub x: f32,
    pub y: f32,
    pub z: f32,
}

/// A half-line; its direction has length 1.
#[derive(Clone, Copy, Debug)]
pub struct Ray {
    pub from: V3,
    pub to: V3,
}

/// A vector.
pub const fn v3(x: f32, y: f32, z: f32) -> V3 {
    V3 { x, y, z }
}

impl V3 {
    pub fn dot(self, other: Self) -> f32 {
        self.x * other.x + self.y * other.y + self.z * other.z
    }

    pub fn cross(self, other: Self) -> Self {
        v3(
            self.y * other.z - self.z * other.y,
            self.z * other.x - self.x * other.z,
            self.x * other.y - self.y * other.x,
        )
    }

    pub fn length(self) -> f32 {
        self.dot(self).sqrt()
    }

    pub fn unit(self) -> Self {
        self * (1.0 / self.length())
    }

    /// Component by component: light on a coloured surface.
    pub fn times(self, other: Self) -> Self {
        v3(self.x * other.x, self.y * other.y, self.z * other.z)
    }

    /// The way from here to there, 0 to 1.
    pub fn mix(self, other: Self, part: f32) -> Self {
        self + (other - self) * part
    }
}

impl Ray {
    /// The point at this distance.
    pub fn at(self, distance: f32) -> V3 {
        self.from + self.to * distance
    }
}

impl Add for V3 {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        v3(self.x + other.x, self.y + other.y, self.z + other.z)
    }
}

impl AddAssign for V3 {
    fn add_assign(&mut self, other: Self) {
        *self = *self + other;
    }
}

impl Sub for V3 {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        v3(self.x - other.x, self.y - other.y, self.z - other.z)
    }
}

impl Neg for V3 {
    type Output = Self;
    fn neg(self) -> Self {
        v3(-self.x, -self.y, -self.z)
    }
}

impl Mul<f32> for V3 {
    type Output = Self;
    fn mul(self, by: f32) -> Self {
        v3(self.x * by, self.y * by, self.z * by)
    }
}

/// The linear light of an sRGB colour, `0xrrggbb`.
pub const fn light(colour: u32) -> V3 {
    let [_, red, green, blue] = colour.to_be_bytes();
    v3(linear(red as f32 / 255.0), linear(green as f32 / 255.0), linear(blue as f32 / 255.0))
}

/// The light of a part of a colour, 0 to 1: close to the sRGB curve, and exact arithmetic.
pub const fn linear(value: f32) -> f32 {
    value * (value * (value * 0.305_306 + 0.682_171_1) + 0.012_522_878)
}

/// 0 below `from`, 1 above `to`, smooth between; `from` may be the greater one.
pub fn smooth(from: f32, to: f32, value: f32) -> f32 {
    let part = ((value - from) / (to - from)).clamp(0.0, 1.0);
    part * part * (3.0 - 2.0 * part)
}

/// The whole number below. The processors that we build for at least have no instruction for it, and this is quicker
/// than the library.
#[inline]
pub fn floor(value: f32) -> f32 {
    let whole = value as i32 as f32;
    if whole > value { whole - 1.0 } else { whole }
}

/// The way from one number to another, 0 to 1.
pub fn mix(from: f32, to: f32, part: f32) -> f32 {
    from + (to - from) * part
}

/// About e to the power of `-value`, for values from 0: close enough for haze and soft corners.
pub fn fade(value: f32) -> f32 {
    let half = 1.0 + value * (0.25 + value * (0.031_25 + value * 0.003));
    let whole = half * half;
    1.0 / (whole * whole)
}

/// Sine and cosine of an angle in turns.
pub fn circle(turns: f32) -> (f32, f32) {
    let turns = f64::from(turns);
    let quarter = (turns * 4.0).round();
    let angle = (turns - quarter * 0.25) * TAU;
    let square = angle * angle;
    // The series of both, good to 1e-9 within an eighth of a turn.
    let sine =
        angle * (1.0 - square / 6.0 * (1.0 - square / 20.0 * (1.0 - square / 42.0 * (1.0 - square / 72.0))));
    let cosine = 1.0
        - square / 2.0
            * (1.0 - square / 12.0 * (1.0 - square / 30.0 * (1.0 - square / 56.0 * (1.0 - square / 90.0))));
    let (sine, cosine) = match (quarter as i64).rem_euclid(4) {
        0 => (sine, cosine),
        1 => (cosine, -sine),
        2 => (-sine, -cosine),
        _ => (-cosine, sine),
    };
    (sine as f32, cosine as f32)
}

/// A number from 0 to 1 for a place on a grid: always the same one, and its neighbours' are others.
pub fn hash(x: i32, y: i32, kind: u32) -> f32 {
    let mut value = (x as u32).wrapping_mul(0x9e37_79b1)
        ^ (y as u32).wrapping_mul(0x85eb_ca77)
        ^ kind.wrapping_mul(0xc2b2_ae3d);
    value = (value ^ (value >> 15)).wrapping_mul(0x2c1b_3c6d);
    value = (value ^ (value >> 12)).wrapping_mul(0x297a_2d39);
    (value ^ (value >> 15)) as f32 * (1.0 / 4_294_967_296.0)
}

/// The distance of a point from a rod that goes from one ball to another.
#[inline]
pub fn rod(point: V3, from: V3, to: V3, thick: f32, thin: f32) -> f32 {
    let (away, along) = (point - from, to - from);
    let part = (away.dot(along) / along.dot(along)).clamp(0.0, 1.0);
    (away - along * part).length() - (thick + (thin - thick) * part)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_circle_is_round() {
        for step in -300..300_i16 {
            let turns = f32::from(step) / 77.0;
            let (sine, cosine) = circle(turns);
            let exact = f64::from(turns) * TAU;
            assert!((f64::from(sine) - exact.sin()).abs() < 1e-6, "{turns}");
            assert!((f64::from(cosine) - exact.cos()).abs() < 1e-6, "{turns}");
        }
    }

    #[test]
    fn fading_is_nearly_exponential() {
        for step in 0..60_u8 {
            let value = f32::from(step) / 10.0;
            assert!((fade(value) - (-value).exp()).abs() < 0.01, "{value}");
        }
    }
}
