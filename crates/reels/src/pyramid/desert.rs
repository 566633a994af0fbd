//! What lies around the pyramid: sky, far dunes, sand and haze.

use crate::math::{Ray, V3, circle, fade, floor, light, mix, smooth, v3};
use crate::noise::{GRAIN, SWELL};

use super::solid::{LEVELS, RISE, Sun, half_width};

/// Sand, and darker sand.
pub const SAND: [V3; 2] = [light(0x00dc_a86a), light(0x00c8_8b50)];
/// Far dunes in the light, and in the shade.
const DUNES: [V3; 2] = [light(0x00d9_a566), light(0x008a_6a58)];

/// The hour: the light of sun and sky.
#[derive(Clone, Copy, Debug)]
pub struct Hour {
    pub sun: Sun,
    pub sunlight: V3,
    pub zenith: V3,
    pub middle: V3,
    pub horizon: V3,
    pub glow: V3,
    pub ambient: V3,
    pub bounce: V3,
    /// Shifts the dunes, so that no two pictures have the same.
    pub drift: [f32; 2],
    /// Sine and cosine of where far pyramids stand.
    tombs: [(f32, f32); TOMBS],
}

/// Far pyramids, all around.
const TOMBS: usize = 5;

impl Hour {
    /// The hour with this sun; `late` is 0 for a golden afternoon and 1 for dusk.
    pub fn new(sun: Sun, late: f32, drift: [f32; 2]) -> Self {
        Self {
            sun,
            sunlight: v3(2.7, 2.05, 1.25).mix(v3(2.75, 1.55, 0.72), late),
            zenith: light(0x0016_4a9e).mix(light(0x0016_2c74), late),
            middle: light(0x0074_b4e0).mix(light(0x0098_a0c8), late),
            horizon: light(0x00f6_e2bc).mix(light(0x00f4_bc86), late),
            glow: v3(1.5, 1.0, 0.5).mix(v3(1.7, 0.8, 0.3), late),
            ambient: v3(0.26, 0.36, 0.62).mix(v3(0.27, 0.31, 0.6), late),
            bounce: v3(0.34, 0.23, 0.13),
            drift,
            tombs: std::array::from_fn(|number| circle(drift[number % 2] * 5.0 + number as f32 * 0.37)),
        }
    }

    /// The sky in a direction, dunes on the horizon included.
    pub fn sky(&self, to: V3) -> V3 {
        let height = to.z.max(0.0);
        let sun = to.dot(self.sun.to).max(0.0);
        let wide = sun * sun * sun * sun;
        let high = 1.0 - fade(height * 5.5 + height * height * 6.0);
        let low = self.horizon.mix(self.middle, smooth(0.0, 0.5, high));
        let mut colour = low.mix(self.zenith, smooth(0.35, 1.0, high));
        colour += self.glow * (wide * 0.16 + wide * wide * wide * wide * 0.3);
        // Thin clouds, drawn out by the wind.
        let over = 0.16 / (height + 0.12);
        let cloud = GRAIN.at(to.x * over * 0.9 + self.drift[0], to.y * over * 2.6 + self.drift[1]).value;
        let veil = smooth(0.1, 0.75, cloud) * smooth(0.02, 0.2, height) * 0.45;
        colour = colour.mix(self.horizon * 1.05 + self.glow * (wide * 0.15), veil);
        // The foot of the dunes is lost in the haze over the sand.
        self.dunes(to, self.tombs(to, colour)).mix(self.air(to), fade(height * 90.0))
    }

    /// The colour of the haze in a direction.
    fn air(&self, to: V3) -> V3 {
        let sun = to.dot(self.sun.to).max(0.0);
        self.horizon + self.glow * (sun * sun * sun * 0.2)
    }

    /// Far pyramids on the horizon.
    fn tombs(&self, to: V3, sky: V3) -> V3 {
        if to.z > 0.13 {
            return sky;
        }
        let mut colour = sky;
        for number in 0..TOMBS as u8 {
            let (sine, cosine) = self.tombs[usize::from(number)];
            let ahead = to.x * cosine + to.y * sine;
            if ahead <= 0.1 {
                continue;
            }
            let aside = (to.y * cosine - to.x * sine) / ahead;
            let tall = 0.05 + 0.014 * f32::from(number % 3);
            let edge = tall * (1.0 - aside.abs() / (tall * 1.5)) - to.z / ahead;
            let lit = usize::from(aside * (self.sun.to.y * cosine - self.sun.to.x * sine) <= 0.0);
            let stone = DUNES[lit].mix(self.horizon, 0.52 + 0.06 * f32::from(number % 4));
            colour = colour.mix(stone, smooth(-0.001, 0.001, edge));
        }
        colour
    }

    /// Three ranges of dunes, the far ones nearly lost in the haze.
    fn dunes(&self, to: V3, sky: V3) -> V3 {
        if to.z > 0.09 {
            return sky;
        }
        let flat = 1.0 / (to.x.abs() + to.y.abs());
        let (x, y) = (to.x * flat, to.y * flat);
        let mut colour = sky;
        for (range, (scale, tall, haze)) in
            [(0.7, 0.05, 0.72), (0.45, 0.036, 0.5), (0.3, 0.022, 0.3)].into_iter().enumerate()
        {
            let shift = self.drift[0] * 3.0 + range as f32 * 0.37;
            let speck = SWELL.at(x * scale + shift, y * scale + self.drift[1]);
            let crest = tall * (0.55 + 0.9 * speck.value) - 0.004;
            let lit = 0.5
                + 0.5 * (speck.slope[0] * self.sun.to.x + speck.slope[1] * self.sun.to.y).clamp(-1.0, 1.0);
            let sand = DUNES[0].mix(DUNES[1], 0.75 - 0.6 * lit);
            colour = colour.mix(sand.mix(self.horizon, haze), smooth(-0.0012, 0.0012, crest - to.z));
        }
        colour
    }

    /// What the air between makes of a colour.
    pub fn haze(&self, colour: V3, ray: Ray, distance: f32) -> V3 {
        colour.mix(self.air(ray.to), 1.0 - fade((distance - 6.0).max(0.0) * 0.0062))
    }

    /// The light on a surface: how much of the sun reaches it, how open it is to the sky.
    pub fn lit(&self, normal: V3, sun: f32, open: f32) -> V3 {
        let direct = normal.dot(self.sun.to).max(0.0) * sun;
        let up = 0.5 + 0.5 * normal.z;
        self.sunlight * direct + (self.ambient * up + self.bounce * (1.0 - 0.6 * up)) * open
    }

    /// The sand at a point of the ground.
    pub fn sand(&self, ray: Ray, distance: f32, footprint: f32, sun: f32) -> V3 {
        let point = ray.at(distance);
        let wide = SWELL.at(point.x * 0.012 + self.drift[0], point.y * 0.012 + self.drift[1]);
        let near = SWELL.at(point.x * 0.09 + self.drift[1], point.y * 0.09);
        let clear = 1.0 - smooth(0.02, 0.11, footprint);
        let (ripple, grain) = if clear > 0.0 { ripples(point, near.value, clear) } else { (0.0, 0.0) };
        let bend = v3(
            -wide.slope[0] * 0.035 - near.slope[0] * 0.02 - ripple * 0.13,
            -wide.slope[1] * 0.035 - near.slope[1] * 0.02 - ripple * 0.1,
            1.0,
        )
        .unit();
        let tint = SAND[0].mix(SAND[1], 0.5 + 0.5 * near.value);
        let tint = tint * (0.97 + 0.14 * grain);
        let half = half_width(0);
        let (dx, dy) = ((point.x.abs() - half).max(0.0), (point.y.abs() - half).max(0.0));
        let wall = (dx * dx + dy * dy).sqrt();
        let open = 1.0 - 0.5 * fade(wall / (RISE * 0.9)) - 0.2 * fade(wall / (RISE * LEVELS as f32));
        self.haze(tint.times(self.lit(bend, sun, open)), ray, distance)
    }
}

/// The slope of wind ripples at a point, and the grain of the sand. Both fade where they are smaller than a pixel.
fn ripples(point: V3, near: f32, clear: f32) -> (f32, f32) {
    let bent = GRAIN.at(point.x * 0.05, point.y * 0.05).value * 2.2;
    let wave = (point.x * 0.8 + point.y * 0.6 + near * 0.5) * 5.5 + bent;
    let wave = wave - floor(wave) - 0.5;
    // Up and down by the same slope: nearly a sine's.
    let slope = (0.5 - wave.abs() * 2.0) * 2.0;
    let grain = GRAIN.at(point.x * 0.9, point.y * 0.9).value;
    (slope * smooth(-0.35, 0.45, near) * clear, grain * clear)
}

/// Sand on stone: how much of it lies at this distance from the wall behind.
pub fn drifted(wall: f32, grain: f32) -> f32 {
    let line = mix(0.02, 0.16, (0.5 + 0.8 * grain).clamp(0.0, 1.0));
    smooth(line, line * 0.35, wall)
}
