//! The explorer: a small figure with a hat, a coat in the player's colour and a staff. It is a distance function that
//! rays walk along. The coat has white bands, one for red, two for blue and three for yellow: colour is not the only
//! mark.

use piramido::Colour;

use crate::math::{Ray, V3, circle, fade, floor, light, rod, v3};

/// How tall the explorer is; a step is 1 wide.
pub const TALL: f32 = 0.98;

/// An explorer on the pyramid.
#[derive(Clone, Copy, Debug)]
pub struct Explorer {
    foot: V3,
    /// Sine and cosine of where the explorer looks.
    turn: (f32, f32),
    coat: V3,
    bands: u8,
}

/// What a point of the explorer is made of.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Part {
    Boots,
    Trousers,
    Coat,
    Skin,
    Felt,
    Ribbon,
    Staff,
}

impl Explorer {
    /// An explorer of this colour who stands at a point and looks this way, in turns.
    pub fn new(colour: Colour, foot: V3, looks: f32) -> Self {
        let coat = light([0x00c8_2114, 0x0012_46b8, 0x00f2_b705][colour as usize]);
        Self { foot, turn: circle(looks), coat, bands: colour as u8 + 1 }
    }

    /// Points all over the figure, to ask whether they are in sight.
    pub fn outline(&self) -> [V3; 9] {
        let at = |x: f32, z: f32| self.foot + v3(self.turn.1 * x, self.turn.0 * x, z * TALL);
        [
            at(0.0, 0.98),
            at(0.14, 0.84),
            at(-0.14, 0.84),
            at(0.0, 0.7),
            at(0.1, 0.55),
            at(-0.1, 0.55),
            at(0.0, 0.42),
            at(0.07, 0.2),
            at(-0.07, 0.2),
        ]
    }

    /// Where a ray meets the figure: distance, normal, colour.
    pub fn hit(&self, ray: Ray) -> Option<(f32, V3, V3)> {
        let (mut at, end) = self.within(ray)?;
        for _ in 0..48 {
            let point = self.local(ray.at(at));
            let (distance, part) = figure(point);
            if distance < 0.0012 {
                return Some((at, self.normal(point), self.colour(part, point)));
            }
            at += distance * TALL;
            if at > end {
                break;
            }
        }
        None
    }

    /// How much of a light a point sees past the figure.
    pub fn lets_through(&self, point: V3, to: V3) -> f32 {
        let Some((mut at, end)) = self.within(Ray { from: point, to }) else { return 1.0 };
        let mut light = 1.0_f32;
        at = at.max(0.02);
        while at < end {
            let distance = figure(self.local(point + to * at)).0 * TALL;
            light = light.min(0.5 + 0.5 * distance / (0.03 * at + 0.004));
            if light <= 0.0 {
                return 0.0;
            }
            at += distance.abs().max(0.012);
        }
        light * light * (3.0 - 2.0 * light)
    }

    /// How much of the sky the figure hides from a point of the tread.
    pub fn crowding(&self, point: V3) -> f32 {
        let away = point - self.foot;
        let square = away.x * away.x + away.y * away.y + away.z * away.z * 0.3;
        0.55 * fade(square * 18.0)
    }

    /// From where to where a ray is near the figure: within a box around it, whichever way it looks.
    #[inline]
    fn within(&self, ray: Ray) -> Option<(f32, f32)> {
        let away = self.foot - ray.from;
        // What is far away on one axis alone needs no division.
        let along = away.dot(ray.to);
        let reach = TALL * 1.06;
        if along < -reach || away.dot(away) - along * along > reach * reach {
            return None;
        }
        let inverse = |value: f32| 1.0 / if value.abs() < 1e-6 { 1e-6 } else { value };
        let between = |from: f32, to: f32, speed: f32| {
            let (a, b) = (from * inverse(speed), to * inverse(speed));
            (a.min(b), a.max(b))
        };
        let half = TALL * 0.27;
        let x = between(away.x - half, away.x + half, ray.to.x);
        let y = between(away.y - half, away.y + half, ray.to.y);
        let z = between(away.z, away.z + TALL, ray.to.z);
        let (enters, leaves) = (x.0.max(y.0).max(z.0).max(0.0), x.1.min(y.1).min(z.1));
        (enters < leaves).then_some((enters, leaves))
    }

    /// A point as the figure sees it, 1 tall.
    fn local(&self, point: V3) -> V3 {
        let point = (point - self.foot) * (1.0 / TALL);
        let (sine, cosine) = self.turn;
        v3(point.x * cosine + point.y * sine, point.y * cosine - point.x * sine, point.z)
    }

    fn normal(&self, point: V3) -> V3 {
        let at = |x: f32, y: f32, z: f32| figure(point + v3(x, y, z)).0;
        let step = 0.003;
        let local = v3(
            at(step, 0.0, 0.0) - at(-step, 0.0, 0.0),
            at(0.0, step, 0.0) - at(0.0, -step, 0.0),
            at(0.0, 0.0, step) - at(0.0, 0.0, -step),
        );
        let (sine, cosine) = self.turn;
        v3(local.x * cosine - local.y * sine, local.x * sine + local.y * cosine, local.z).unit()
    }

    fn colour(&self, part: Part, point: V3) -> V3 {
        match part {
            Part::Boots => const { light(0x0032_1d10) },
            Part::Trousers => const { light(0x0086_7148) },
            Part::Skin => const { light(0x00b9_7a50) },
            Part::Felt => const { light(0x00c2_955a) },
            Part::Staff => const { light(0x005b_3a1c) },
            Part::Ribbon => self.coat,
            Part::Coat => {
                // The bands lie across the breast and below it.
                let width = 0.034;
                let place = (0.6 - point.z) / (2.0 * width);
                let number = floor(place);
                let white = number >= 0.0 && number < f32::from(self.bands) && place - number < 0.5;
                if white { const { light(0x00fb_f6ea) } } else { self.coat }
            }
        }
    }
}

/// The distance of a point from the figure, which is 1 tall, stands at the origin and looks along y; and its nearest
/// part.
fn figure(point: V3) -> (f32, Part) {
    let mut nearest = (f32::INFINITY, Part::Coat);
    let mut add = |distance: f32, part: Part| {
        if distance < nearest.0 {
            nearest = (distance, part);
        }
    };
    // Both legs, boots and arms at once.
    let side = v3(point.x.abs(), point.y, point.z);
    add(rod(side, v3(0.075, 0.01, 0.045), v3(0.06, 0.0, 0.34), 0.05, 0.066), Part::Trousers);
    add(rod(side, v3(0.075, -0.01, 0.04), v3(0.085, 0.075, 0.035), 0.045, 0.038), Part::Boots);
    add(rod(point, v3(0.0, 0.0, 0.36), v3(0.0, 0.0, 0.63), 0.145, 0.1), Part::Coat);
    add(rod(side, v3(0.125, 0.0, 0.64), v3(0.2, 0.06, 0.47), 0.052, 0.042), Part::Coat);
    add(ball(side, v3(0.205, 0.1, 0.46), 0.04), Part::Skin);
    add(ball(point, v3(0.0, 0.01, 0.76), 0.085), Part::Skin);
    add(rod(point, v3(0.215, 0.13, 0.0), v3(0.205, 0.1, 0.74), 0.016, 0.013), Part::Staff);
    let across = (point.x * point.x + point.y * point.y).sqrt();
    // A brim that hangs a little, a crown, and the ribbon between them.
    let droop = 0.83 - across * across * 0.5;
    let brim = (across - 0.19).max((point.z - droop).abs() - 0.012) * 0.85;
    add(brim, Part::Felt);
    add(rod(point, v3(0.0, 0.0, 0.86), v3(0.0, 0.0, 0.9), 0.105, 0.085), Part::Felt);
    add(((across - 0.113).max((point.z - 0.862).abs() - 0.022)) * 0.9, Part::Ribbon);
    nearest
}

fn ball(point: V3, middle: V3, radius: f32) -> f32 {
    (point - middle).length() - radius
}
