//! Two eyes that look through one window: parallel axes, frusta off the axis, so that nothing is turned or tilted
//! between the two images and the parallax is horizontal everywhere.

use crate::math::{Ray, V3, v3};

/// The most parallax that anything in a picture has, as a part of the width of an image: beyond it eyes get tired.
pub const MOST_PARALLAX: f32 = 0.025;

/// The parallax of what is infinitely far away. Together with the nearest thing allowed it stays within
/// [`MOST_PARALLAX`].
const FAR_PARALLAX: f32 = 0.02;

/// Which eye.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Side {
    Left,
    Right,
}

/// A pair of eyes.
#[derive(Clone, Copy, Debug)]
pub struct Camera {
    place: V3,
    right: V3,
    up: V3,
    forward: V3,
    /// Distance of the image plane if the image is 2 wide.
    focal: f32,
    /// What has no parallax is this far away.
    window: f32,
}

/// One eye.
#[derive(Clone, Copy, Debug)]
pub struct Eye {
    place: V3,
    right: V3,
    up: V3,
    forward: V3,
    focal: f32,
    shift: f32,
}

impl Camera {
    /// Eyes at a place that look at a point with z upwards. `nearest` is the distance of the nearest thing in sight and
    /// `window` the distance that is to have no parallax; it gives way if `nearest` were too near for it.
    pub fn new(place: V3, at: V3, focal: f32, nearest: f32, window: f32) -> Self {
        let forward = (at - place).unit();
        let right = forward.cross(v3(0.0, 0.0, 1.0)).unit();
        let up = right.cross(forward);
        // Parallax at a distance z is FAR_PARALLAX * (1 - window / z).
        let window = window.min(nearest * (1.0 + MOST_PARALLAX / FAR_PARALLAX) * 0.95);
        Self { place, right, up, forward, focal, window }
    }

    /// One of the two eyes.
    pub fn eye(&self, side: Side) -> Eye {
        let half = FAR_PARALLAX * self.window / self.focal;
        let half = if side == Side::Left { -half } else { half };
        let Self { place, right, up, forward, focal, window } = *self;
        Eye { place: place + right * half, right, up, forward, focal, shift: focal * half / window }
    }

    /// How wide the image is at a distance of 1.
    pub fn spread(&self) -> f32 {
        2.0 / self.focal
    }
}

impl Eye {
    /// The ray through a point of the image: x and y from -1 to 1, y upwards.
    #[inline]
    pub fn ray(&self, x: f32, y: f32) -> Ray {
        let to = self.forward * self.focal + self.right * (x - self.shift) + self.up * y;
        Ray { from: self.place, to: to.unit() }
    }

    /// Where a point is in the image, if it is in front of the eye.
    pub fn project(&self, point: V3) -> Option<[f32; 2]> {
        let seen = point - self.place;
        let depth = seen.dot(self.forward);
        let place = |axis: V3| self.focal * seen.dot(axis) / depth;
        (depth > 0.01).then(|| [place(self.right) + self.shift, place(self.up)])
    }

    /// Where the eye is.
    pub fn place(&self) -> V3 {
        self.place
    }
}

/// Both eyes see a point at the same height, and at most [`MOST_PARALLAX`] apart.
#[cfg(test)]
pub fn check_parallax(camera: &Camera, point: V3) {
    let [left, right] = [Side::Left, Side::Right].map(|side| camera.eye(side).project(point).unwrap());
    assert!((left[1] - right[1]).abs() < 1e-4, "{left:?} {right:?}");
    // The image is 2 wide.
    assert!((left[0] - right[0]).abs() / 2.0 <= MOST_PARALLAX, "{left:?} {right:?} at {point:?}");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_point_is_where_its_ray_goes() {
        let camera = Camera::new(v3(3.0, -8.0, 4.0), v3(0.0, 0.0, 1.0), 2.0, 4.0, 8.0);
        for side in [Side::Left, Side::Right] {
            let eye = camera.eye(side);
            let [x, y] = eye.project(eye.ray(0.3, -0.6).at(7.0)).unwrap();
            assert!((x - 0.3).abs() < 1e-4 && (y + 0.6).abs() < 1e-4, "{x} {y}");
        }
        let behind = v3(6.0, -16.0, 7.0);
        assert!(camera.eye(Side::Left).project(behind).is_none());
    }

    #[test]
    fn what_is_behind_the_window_is_seen_uncrossed() {
        let camera = Camera::new(v3(0.0, -8.0, 1.0), v3(0.0, 0.0, 1.0), 2.0, 4.0, 8.0);
        let parallax = |y: f32| {
            let [left, right] =
                [Side::Left, Side::Right].map(|side| camera.eye(side).project(v3(0.0, y, 1.0)).unwrap()[0]);
            (right - left) / 2.0
        };
        assert!(parallax(0.0).abs() < 1e-5, "the window has none");
        assert!(parallax(20.0) > 0.01 && parallax(-3.0) < -0.01);
        assert!((parallax(1e6) - FAR_PARALLAX).abs() < 1e-4);
    }
}
