//! Torches on the walls: holder, flame, and the glow around it.

use game::{RandomSource, Seeded};

use super::HALF;
use crate::math::{Ray, V3, fade, light, mix, rod, smooth, v3};

/// A burning torch.
pub struct Torch {
    /// The middle of its flame.
    pub flame: V3,
    /// Its light at a distance of 1.
    pub light: V3,
    foot: V3,
    head: V3,
}

/// Hangs two or three torches beyond the niches in which a sign may be.
pub fn hang(random: &mut Seeded) -> Vec<Torch> {
    let mut within = |from: f32, to: f32| mix(from, to, random.below(1 << 16) as f32 / 65536.0);
    let first = if within(-1.0, 1.0) < 0.0 { -1.0 } else { 1.0 };
    let torch = |side: f32, depth: f32, strength: f32| {
        let head = v3(side * (HALF - 0.24), depth, 1.5);
        Torch {
            flame: head + v3(0.0, 0.0, 0.17),
            light: v3(4.6, 2.55, 1.0) * strength,
            foot: v3(side * HALF, depth, 1.18),
            head,
        }
    };
    vec![
        torch(first, within(5.2, 6.2), within(0.8, 1.1)),
        torch(-first, within(6.9, 7.9), within(0.7, 1.0)),
        torch(first, within(9.2, 10.2), within(0.6, 0.9)),
    ]
}

/// Where a ray meets a holder before it has gone so far: distance, colour, normal.
pub fn hit(torches: &[Torch], ray: Ray, most: f32) -> Option<(f32, V3, V3)> {
    const WOOD: V3 = light(0x0066_4424);
    const BRONZE: V3 = light(0x00a0_7030);
    for torch in torches {
        let middle = (torch.foot + torch.head) * 0.5 - ray.from;
        let along = middle.dot(ray.to);
        if middle.dot(middle) - along * along > 0.075 {
            continue;
        }
        let mut at = along - 0.3;
        while at < (along + 0.3).min(most) {
            let point = ray.at(at);
            let wood = rod(point, torch.foot, torch.head, 0.022, 0.034);
            let bowl = rod(point, torch.head, torch.head + v3(0.0, 0.0, 0.05), 0.045, 0.062);
            if wood.min(bowl) < 0.002 {
                let away = point - torch.head.mix(torch.foot, if bowl < wood { 0.0 } else { 0.5 });
                let normal = (away - ray.to * away.dot(ray.to) - ray.to * 0.03).unit();
                return Some((at, if bowl < wood { BRONZE } else { WOOD }, normal));
            }
            at += wood.min(bowl);
        }
    }
    None
}

impl Torch {
    /// What the flame and the air around it add to a ray that goes so far.
    pub fn glow(&self, ray: Ray, distance: f32) -> V3 {
        let way = self.flame - ray.from;
        let along = way.dot(ray.to);
        if along > distance {
            return V3::default();
        }
        let near = ray.at(along) - self.flame;
        let square = near.dot(near);
        let halo = v3(0.6, 0.28, 0.08) * (0.016 / (square + 0.028));
        if square > 0.06 {
            return halo;
        }
        // A drop that narrows upwards.
        let up = near.z + 0.1;
        let width = 0.075 * smooth(-0.03, 0.06, up) * (1.0 - smooth(0.05, 0.3, up)) + 0.001;
        let across = (near.x * near.x + near.y * near.y) / (width * width);
        let body = fade(across * 1.2);
        halo + v3(3.4, 1.75, 0.45) * body + v3(1.5, 1.4, 1.0) * (body * body * body)
    }
}
