//! Points in space, and noise there.

use std::ops::{Add, Mul, Neg, Sub};

use crate::maths::lerp;
use crate::noise::hash;

#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Vec3 {
    pub x: f32,
    pub y: f32,
    pub z: f32,
}

pub const fn v3(x: f32, y: f32, z: f32) -> Vec3 {
    Vec3 { x, y, z }
}

impl Add for Vec3 {
    type Output = Vec3;
    fn add(self, o: Vec3) -> Vec3 {
        v3(self.x + o.x, self.y + o.y, self.z + o.z)
    }
}

impl Sub for Vec3 {
    type Output = Vec3;
    fn sub(self, o: Vec3) -> Vec3 {
        v3(self.x - o.x, self.y - o.y, self.z - o.z)
    }
}

impl Mul<f32> for Vec3 {
    type Output = Vec3;
    fn mul(self, k: f32) -> Vec3 {
        v3(self.x * k, self.y * k, self.z * k)
    }
}

impl Neg for Vec3 {
    type Output = Vec3;
    fn neg(self) -> Vec3 {
        v3(-self.x, -self.y, -self.z)
    }
}

impl Vec3 {
    pub fn dot(self, o: Vec3) -> f32 {
        self.x * o.x + self.y * o.y + self.z * o.z
    }

    pub fn length(self) -> f32 {
        self.dot(self).sqrt()
    }

    pub fn unit(self) -> Vec3 {
        self * (1.0 / self.length().max(1e-9))
    }

    pub fn cross(self, o: Vec3) -> Vec3 {
        v3(
            self.y * o.z - self.z * o.y,
            self.z * o.x - self.x * o.z,
            self.x * o.y - self.y * o.x,
        )
    }

    /// Both sides of a thing at once: mirrors x.
    pub fn mirror_x(self) -> Vec3 {
        v3(self.x.abs(), self.y, self.z)
    }

    pub fn mirror_z(self) -> Vec3 {
        v3(self.x, self.y, self.z.abs())
    }

    /// Turned about an axis, by radians.
    pub fn turn_x(self, angle: f32) -> Vec3 {
        let (s, c) = angle.sin_cos();
        v3(self.x, c * self.y - s * self.z, s * self.y + c * self.z)
    }

    pub fn turn_y(self, angle: f32) -> Vec3 {
        let (s, c) = angle.sin_cos();
        v3(c * self.x + s * self.z, self.y, -s * self.x + c * self.z)
    }

    pub fn turn_z(self, angle: f32) -> Vec3 {
        let (s, c) = angle.sin_cos();
        v3(c * self.x - s * self.y, s * self.x + c * self.y, self.z)
    }
}

fn corner(x: i32, y: i32, z: i32) -> f32 {
    let z = hash((z as u32).wrapping_mul(0xc2b2_ae3d));
    let y = hash((y as u32).wrapping_mul(0x85eb_ca77) ^ z);
    hash((x as u32).wrapping_mul(0x9e37_79b1) ^ y) as f32 / u32::MAX as f32
}

/// Value noise in -1..1.
pub fn value(p: Vec3) -> f32 {
    let (x, y, z) = (p.x.floor(), p.y.floor(), p.z.floor());
    let ease = |t: f32| t * t * (3.0 - 2.0 * t);
    let (u, v, w) = (ease(p.x - x), ease(p.y - y), ease(p.z - z));
    let (x, y, z) = (x as i32, y as i32, z as i32);
    let layer = |z: i32| {
        lerp(
            lerp(corner(x, y, z), corner(x + 1, y, z), u),
            lerp(corner(x, y + 1, z), corner(x + 1, y + 1, z), u),
            v,
        )
    };
    lerp(layer(z), layer(z + 1), w) * 2.0 - 1.0
}

/// Several octaves of [`value`]: wood, stone, cloth.
pub fn rough(p: Vec3, octaves: u32) -> f32 {
    let (mut amplitude, mut frequency, mut sum, mut total) = (0.5, 1.0, 0.0, 0.0);
    for i in 0..octaves {
        sum += amplitude * value(p * frequency + v3(i as f32 * 7.1, 3.3, 1.7));
        total += amplitude;
        amplitude *= 0.5;
        frequency *= 2.02;
    }
    sum / total
}
