//! Repeatable chance: hashes, gradient noise and dice. The same seed gives the same picture.

use crate::maths::lerp;

pub fn hash(mut x: u32) -> u32 {
    x ^= x >> 16;
    x = x.wrapping_mul(0x7feb_352d);
    x ^= x >> 15;
    x = x.wrapping_mul(0x846c_a68b);
    x ^ (x >> 16)
}

fn hash2(x: i32, y: i32, seed: u32) -> u32 {
    let y = hash((y as u32).wrapping_mul(0x85eb_ca77) ^ seed.wrapping_mul(0xc2b2_ae3d));
    hash((x as u32).wrapping_mul(0x9e37_79b1) ^ y)
}

/// A number in 0..1 for each cell of a grid.
pub fn cell(x: i32, y: i32, seed: u32) -> f32 {
    hash2(x, y, seed) as f32 / u32::MAX as f32
}

const D: f32 = 0.923_879_5;
const E: f32 = 0.382_683_43;
const F: f32 = std::f32::consts::FRAC_1_SQRT_2;
/// Sixteen directions round the compass.
const COMPASS: [(f32, f32); 16] = [
    (1.0, 0.0),
    (D, E),
    (F, F),
    (E, D),
    (0.0, 1.0),
    (-E, D),
    (-F, F),
    (-D, E),
    (-1.0, 0.0),
    (-D, -E),
    (-F, -F),
    (-E, -D),
    (0.0, -1.0),
    (E, -D),
    (F, -F),
    (D, -E),
];

fn corner(x: i32, y: i32, seed: u32, dx: f32, dy: f32) -> f32 {
    let (gx, gy) = COMPASS[(hash2(x, y, seed) >> 28) as usize];
    gx * dx + gy * dy
}

fn ease(t: f32) -> f32 {
    t * t * t * (t * (t * 6.0 - 15.0) + 10.0)
}

/// Gradient noise in about -1..1, one bump per unit.
pub fn grain(x: f32, y: f32, seed: u32) -> f32 {
    let (cx, cy) = (x.floor(), y.floor());
    let (fx, fy) = (x - cx, y - cy);
    let (cx, cy) = (cx as i32, cy as i32);
    let top = lerp(
        corner(cx, cy, seed, fx, fy),
        corner(cx + 1, cy, seed, fx - 1.0, fy),
        ease(fx),
    );
    let bottom = lerp(
        corner(cx, cy + 1, seed, fx, fy - 1.0),
        corner(cx + 1, cy + 1, seed, fx - 1.0, fy - 1.0),
        ease(fx),
    );
    lerp(top, bottom, ease(fy)) * 1.5
}

/// Several octaves of [`grain`].
pub fn fbm(x: f32, y: f32, octaves: u32, seed: u32) -> f32 {
    let (mut amplitude, mut frequency, mut sum, mut total) = (0.5, 1.0, 0.0, 0.0);
    for i in 0..octaves {
        let k = i as f32;
        sum += amplitude
            * grain(
                x * frequency + k * 17.3,
                y * frequency - k * 9.1,
                seed + i * 131,
            );
        total += amplitude;
        amplitude *= 0.5;
        frequency *= 2.03;
    }
    sum / total
}

/// Sharp crests: mountains, fibres, marble. In 0..1.
pub fn ridge(x: f32, y: f32, octaves: u32, seed: u32) -> f32 {
    let (mut amplitude, mut frequency, mut sum, mut total) = (0.5, 1.0, 0.0, 0.0);
    for i in 0..octaves {
        let crest = 1.0 - grain(x * frequency, y * frequency, seed + i * 71).abs() * 1.6;
        sum += amplitude * crest * crest;
        total += amplitude;
        amplitude *= 0.5;
        frequency *= 2.07;
    }
    sum / total
}

/// [`fbm`] whose plane is itself pushed about by `strength`: smoke, sky, stone.
pub fn warp(x: f32, y: f32, octaves: u32, seed: u32, strength: f32) -> f32 {
    let dx = fbm(x, y, octaves, seed + 1);
    let dy = fbm(x + 5.2, y + 1.3, octaves, seed + 2);
    fbm(x + strength * dx, y + strength * dy, octaves, seed)
}

/// A small generator for placing things by chance.
#[derive(Clone, Debug)]
pub struct Dice(u64);

impl Dice {
    pub fn new(seed: u64) -> Dice {
        Dice(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ 0xd1b5_4a32_d192_ed03)
    }

    pub fn bits(&mut self) -> u32 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 32) as u32
    }

    /// Uniform in 0..1.
    pub fn unit(&mut self) -> f32 {
        self.bits() as f32 / u32::MAX as f32
    }

    pub fn range(&mut self, low: f32, high: f32) -> f32 {
        lerp(low, high, self.unit())
    }

    /// Bell-shaped round 0, nearly always within -1..1.
    pub fn bell(&mut self) -> f32 {
        (self.unit() + self.unit() + self.unit() - 1.5) * 1.15
    }

    pub fn chance(&mut self, probability: f32) -> bool {
        self.unit() < probability
    }

    pub fn below(&mut self, n: usize) -> usize {
        self.bits() as usize % n.max(1)
    }

    /// One of the given things (which must not be empty).
    pub fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        from[self.below(from.len())]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn noise_is_the_same_every_time() {
        assert_eq!(hash(1), 1_753_845_952);
        assert_eq!(grain(1.37, -4.2, 7), grain(1.37, -4.2, 7));
        assert_ne!(grain(1.37, -4.2, 7), grain(1.37, -4.2, 8));
    }

    #[test]
    fn noise_stays_in_bounds_and_is_smooth() {
        let mut last = fbm(0.0, 0.5, 4, 3);
        for i in 0..4000 {
            let x = i as f32 * 0.005 - 10.0;
            let v = fbm(x, 0.5, 4, 3);
            assert!(v.abs() < 1.2);
            if i > 0 {
                assert!((v - last).abs() < 0.12, "a jump at {x}");
            }
            last = v;
            assert!((-0.1..=1.0).contains(&ridge(x, 2.0, 3, 9)));
        }
    }

    #[test]
    fn dice_repeat_and_stay_in_range() {
        let (mut a, mut b) = (Dice::new(5), Dice::new(5));
        for _ in 0..500 {
            let v = a.range(-2.0, 3.0);
            assert_eq!(v, b.range(-2.0, 3.0));
            assert!((-2.0..=3.0).contains(&v));
        }
        assert_ne!(Dice::new(5).bits(), Dice::new(6).bits());
    }
}
