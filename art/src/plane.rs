//! A plane of numbers: masks, heights, weights.

use rayon::prelude::*;

use crate::maths::lerp;

/// Below this many pixels threads cost more than they save.
const WORTH_SHARING: usize = 8192;

#[derive(Clone, Debug)]
pub struct Plane {
    pub width: usize,
    pub height: usize,
    pub data: Vec<f32>,
}

impl Plane {
    pub fn new(width: usize, height: usize, value: f32) -> Plane {
        Plane {
            width,
            height,
            data: vec![value; width * height],
        }
    }

    /// Evaluates `f` at each pixel's centre.
    pub fn from_fn(width: usize, height: usize, f: impl Fn(f32, f32) -> f32 + Sync) -> Plane {
        let mut plane = Plane::new(width, height, 0.0);
        plane.rows(&|y, row: &mut [f32]| {
            for (x, v) in row.iter_mut().enumerate() {
                *v = f(x as f32 + 0.5, y as f32 + 0.5);
            }
        });
        plane
    }

    /// Visits each row, on all cores if it is worth it.
    fn rows(&mut self, f: &(dyn Fn(usize, &mut [f32]) + Sync)) {
        let width = self.width.max(1);
        if self.data.len() < WORTH_SHARING {
            for (y, row) in self.data.chunks_mut(width).enumerate() {
                f(y, row);
            }
        } else {
            self.data
                .par_chunks_mut(width)
                .enumerate()
                .for_each(|(y, row)| f(y, row));
        }
    }

    /// The value at a pixel; beyond the border, that of the border.
    #[inline]
    pub fn at(&self, x: i32, y: i32) -> f32 {
        let x = x.clamp(0, self.width as i32 - 1) as usize;
        let y = y.clamp(0, self.height as i32 - 1) as usize;
        self.data[y * self.width + x]
    }

    /// Bilinear between pixel centres.
    pub fn sample(&self, x: f32, y: f32) -> f32 {
        let (x, y) = (x - 0.5, y - 0.5);
        let (fx, fy) = (x.floor(), y.floor());
        let (u, v) = (x - fx, y - fy);
        let (i, j) = (fx as i32, fy as i32);
        lerp(
            lerp(self.at(i, j), self.at(i + 1, j), u),
            lerp(self.at(i, j + 1), self.at(i + 1, j + 1), u),
            v,
        )
    }

    /// Gaussian-like blur: three box passes, on a smaller copy if the radius allows.
    pub fn blur(&self, sigma: f32) -> Plane {
        if sigma < 0.3 {
            return self.clone();
        }
        if sigma > 7.0 && self.width > 24 && self.height > 24 {
            let small = self.halved().blur(sigma * 0.5);
            let (w, h) = (self.width, self.height);
            return Plane::from_fn(w, h, |x, y| small.sample(x * 0.5, y * 0.5));
        }
        let radius = (((4.0 * sigma * sigma + 1.0).sqrt() - 1.0) / 2.0).max(0.5);
        let mut plane = self.clone();
        for _ in 0..3 {
            plane = plane.boxed(radius);
        }
        plane = plane.transposed();
        for _ in 0..3 {
            plane = plane.boxed(radius);
        }
        plane.transposed()
    }

    fn halved(&self) -> Plane {
        let (w, h) = (self.width.div_ceil(2), self.height.div_ceil(2));
        Plane::from_fn(w, h, |x, y| {
            let (x, y) = (x as i32 * 2, y as i32 * 2);
            0.25 * (self.at(x, y) + self.at(x + 1, y) + self.at(x, y + 1) + self.at(x + 1, y + 1))
        })
    }

    fn transposed(&self) -> Plane {
        let (w, h) = (self.width, self.height);
        let mut plane = Plane::new(h, w, 0.0);
        plane.rows(&|x, row: &mut [f32]| {
            for (y, v) in row.iter_mut().enumerate() {
                *v = self.data[y * w + x];
            }
        });
        plane
    }

    /// Running mean along rows; the radius may be fractional.
    fn boxed(&self, radius: f32) -> Plane {
        let width = self.width as i32;
        let whole = radius.floor() as i32;
        let part = radius - whole as f32;
        let norm = 1.0 / (2.0 * radius + 1.0);
        let mut plane = Plane::new(self.width, self.height, 0.0);
        plane.rows(&|y, out: &mut [f32]| {
            let row = &self.data[y * self.width..(y + 1) * self.width];
            let get = |i: i32| row[i.clamp(0, width - 1) as usize];
            let mut sum: f64 = (-whole..=whole).map(|i| f64::from(get(i))).sum();
            for x in 0..width {
                let edges = get(x - whole - 1) + get(x + whole + 1);
                out[x as usize] = (sum as f32 + part * edges) * norm;
                sum += f64::from(get(x + whole + 1) - get(x - whole));
            }
        });
        plane
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blur_keeps_the_mean() {
        for sigma in [0.5, 2.0, 5.0, 12.0] {
            let plane = Plane::from_fn(160, 120, |x, y| {
                f32::from((x - 80.0).abs() < 20.0 && (y - 60.0).abs() < 15.0)
            });
            let sum = |p: &Plane| p.data.iter().sum::<f32>();
            let blurred = plane.blur(sigma);
            let ratio = sum(&blurred) / sum(&plane);
            assert!((ratio - 1.0).abs() < 0.02, "sigma {sigma}: {ratio}");
        }
    }
}
