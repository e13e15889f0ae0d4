//! Paper-cut: coloured card, cut and stacked, each layer with a shadow and a bright cut edge.

use crate::colour::{Hex, Rgb, rgb};
use crate::mask::Mask;
use crate::material::Material;
use crate::maths::sat;
use crate::noise::{fbm, grain, hash, ridge, warp};
use crate::shape::Shape;
use crate::studio::Studio;

/// What a shadow on paper is multiplied by.
const SHADE: Rgb = Rgb::new(0.30, 0.22, 0.32);
/// A fresh cut edge in the light.
const EDGE: Rgb = Rgb::new(1.0, 0.97, 0.9);

/// How far a sheet stands off for each unit of its size.
const LIFT: f32 = 0.045;

impl Studio {
    /// Lays a sheet of paper `lift` units above what is there; the light is at the top left.
    pub fn cut(&mut self, shape: &Shape, colour: Hex, lift: f32) -> Mask {
        let mask = self.mask(shape, 0.7);
        let seed = hash(colour ^ mask.left as u32 ^ ((mask.top as u32) << 12)) % 9973;
        let colour = rgb(colour);
        self.sheet(&mask, lift * self.zoom(), seed, |_, _| colour);
        mask
    }

    /// What a material would be as a sheet of paper: its middle tone, and as high above the rest as
    /// it is large.
    pub(crate) fn cut_of(&mut self, mask: &Mask, material: &Material) -> Mask {
        let mask = mask.padded(2);
        let seed = self.next_seed() * 13 % 9973;
        let size = (mask.plane.width as f32 * mask.plane.height as f32).sqrt() / self.scale;
        let colour = self.tone_of(material);
        self.sheet(&mask, (size * LIFT).clamp(1.5, 11.0), seed, colour);
        mask
    }

    fn sheet(
        &mut self,
        mask: &Mask,
        lift: f32,
        seed: u32,
        colour: impl Fn(f32, f32) -> Rgb + Sync,
    ) {
        let s = self.scale;
        let wide = mask
            .blurred(lift * 1.2 * s)
            .padded((lift * 2.0 * s) as i32 + 4);
        let close = mask.blurred(1.6 * s);
        self.each_in(&wide, &|x, y, c| {
            let (x, y) = (x as f32, y as f32);
            let far = wide.sample(x - lift * 0.45 * s, y - lift * 0.9 * s);
            let near = close.sample(x, y - 2.0 * s);
            c.mix(c.multiply(SHADE), sat(far * 0.75 + near * 0.25) * 0.8)
        });

        let rounded = mask.blurred(1.1 * s);
        self.fill(mask, |u, v, _| {
            let fibre_x = u * 0.03 + 3.0 * grain(u * 0.01, v * 0.01, seed);
            let fibres = fbm(u * 0.12, v * 0.12, 4, seed) * 0.05
                + (ridge(fibre_x, v * 0.3, 3, seed + 9) - 0.45) * 0.06
                + warp(u * 0.006, v * 0.006, 3, seed + 4, 1.0) * 0.09;
            let (x, y) = (u * s, v * s);
            let slope =
                rounded.sample(x + 1.2 * s, y + 1.6 * s) - rounded.sample(x - 1.2 * s, y - 1.6 * s);
            let (bright, dark) = (sat(slope) * 0.55, sat(-slope) * 0.4);
            (colour(u, v) * (1.0 + fibres)).mix(EDGE, bright) * (1.0 - dark * 0.6)
        });
    }
}
