//! A picture in floating point.

use rayon::prelude::*;

use crate::colour::Rgb;
use crate::noise::cell;
use crate::plane::Plane;

#[derive(Clone, Debug)]
pub struct Picture {
    pub width: usize,
    pub height: usize,
    pub data: Vec<Rgb>,
}

impl Picture {
    pub fn new(width: usize, height: usize, colour: Rgb) -> Picture {
        Picture {
            width,
            height,
            data: vec![colour; width * height],
        }
    }

    /// Evaluates `f` at each pixel's centre.
    pub fn from_fn(width: usize, height: usize, f: impl Fn(f32, f32) -> Rgb + Sync) -> Picture {
        let mut picture = Picture::new(width, height, Rgb::BLACK);
        picture.each(&|x, y, _| f(x, y));
        picture
    }

    /// Replaces each pixel by a function of its centre and colour, on all cores.
    pub fn each(&mut self, f: &(dyn Fn(f32, f32, Rgb) -> Rgb + Sync)) {
        self.data
            .par_chunks_mut(self.width.max(1))
            .enumerate()
            .for_each(|(y, row)| {
                for (x, c) in row.iter_mut().enumerate() {
                    *c = f(x as f32 + 0.5, y as f32 + 0.5, *c);
                }
            });
    }

    #[inline]
    pub fn at(&self, x: i32, y: i32) -> Rgb {
        let x = x.clamp(0, self.width as i32 - 1) as usize;
        let y = y.clamp(0, self.height as i32 - 1) as usize;
        self.data[y * self.width + x]
    }

    /// Bilinear between pixel centres.
    pub fn sample(&self, x: f32, y: f32) -> Rgb {
        let (x, y) = (x - 0.5, y - 0.5);
        let (fx, fy) = (x.floor(), y.floor());
        let (u, v) = (x - fx, y - fy);
        let (i, j) = (fx as i32, fy as i32);
        let top = self.at(i, j).mix(self.at(i + 1, j), u);
        let bottom = self.at(i, j + 1).mix(self.at(i + 1, j + 1), u);
        top.mix(bottom, v)
    }

    pub fn blur(&self, sigma: f32) -> Picture {
        let channel = |get: fn(&Rgb) -> f32| {
            Plane {
                width: self.width,
                height: self.height,
                data: self.data.iter().map(get).collect(),
            }
            .blur(sigma)
        };
        let (r, g, b) = (channel(|c| c.r), channel(|c| c.g), channel(|c| c.b));
        let data = (0..self.data.len())
            .map(|i| Rgb::new(r.data[i], g.data[i], b.data[i]))
            .collect();
        Picture {
            width: self.width,
            height: self.height,
            data,
        }
    }

    /// Averages down (or samples up) to another size.
    pub fn resized(&self, width: usize, height: usize) -> Picture {
        let (kx, ky) = (
            self.width as f32 / width as f32,
            self.height as f32 / height as f32,
        );
        let (nx, ny) = (kx.ceil().max(1.0) as usize, ky.ceil().max(1.0) as usize);
        let weight = 1.0 / (nx * ny) as f32;
        Picture::from_fn(width, height, |x, y| {
            let mut sum = Rgb::BLACK;
            for j in 0..ny {
                for i in 0..nx {
                    let dx = (i as f32 + 0.5) / nx as f32 - 0.5;
                    let dy = (j as f32 + 0.5) / ny as f32 - 0.5;
                    sum += self.sample((x + dx) * kx, (y + dy) * ky);
                }
            }
            sum * weight
        })
    }

    /// Eight bits a channel, dithered so that skies do not band.
    pub fn bytes(&self) -> Vec<u8> {
        let mut bytes = Vec::with_capacity(self.data.len() * 3);
        for (i, c) in self.data.iter().enumerate() {
            let (x, y) = (i % self.width, i / self.width);
            let dither = (cell(x as i32, y as i32, 77) - 0.5) * 0.8;
            for v in [c.r, c.g, c.b] {
                bytes.push((v * 255.0 + 0.5 + dither).clamp(0.0, 255.0) as u8);
            }
        }
        bytes
    }

    /// From eight bits a channel.
    pub fn from_bytes(width: usize, height: usize, bytes: &[u8]) -> Picture {
        let data = bytes
            .chunks_exact(3)
            .map(|c| {
                let [r, g, b] = [c[0], c[1], c[2]].map(|v| f32::from(v) / 255.0);
                Rgb::new(r, g, b)
            })
            .collect();
        Picture {
            width,
            height,
            data,
        }
    }
}
