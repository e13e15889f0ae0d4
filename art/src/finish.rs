//! The last touches on a painted card: bloom, curve, colour, vignette, grain.

use crate::colour::{Hex, Rgb, rgb};
use crate::maths::{lerp, smooth};
use crate::noise::{cell, grain};
use crate::picture::Picture;

#[derive(Clone, Copy, Debug)]
pub struct Finish {
    /// Strength of the S-curve.
    pub contrast: f32,
    pub saturation: f32,
    /// Noise of the pigment.
    pub grain: f32,
    /// Weave of the canvas.
    pub canvas: f32,
    /// How much the corners darken...
    pub vignette: f32,
    /// ...and into which colour.
    pub corners: Hex,
    /// Bleeding of the brightest lights.
    pub bloom: f32,
}

impl Finish {
    pub const OIL: Finish = Finish {
        contrast: 0.45,
        saturation: 1.12,
        grain: 0.026,
        canvas: 0.020,
        vignette: 0.42,
        corners: 0x1a0f20,
        bloom: 0.18,
    };

    /// For paper-cuts: hardly any paint, more fibre.
    pub const PAPER: Finish = Finish {
        contrast: 0.25,
        saturation: 1.05,
        grain: 0.05,
        canvas: 0.02,
        vignette: 0.3,
        bloom: 0.15,
        ..Finish::OIL
    };

    /// For watercolours: light corners, no bloom.
    pub const WATER: Finish = Finish {
        contrast: 0.3,
        saturation: 1.08,
        grain: 0.03,
        canvas: 0.0,
        vignette: 0.12,
        bloom: 0.05,
        ..Finish::OIL
    };

    /// Finishes a picture.
    pub fn apply(&self, picture: &Picture) -> Picture {
        let (width, height) = (picture.width as f32, picture.height as f32);
        let s = width / 600.0;
        let mut lights = picture.clone();
        lights.each(&|_, _, c| c * smooth(0.72, 1.0, c.luma()));
        let (near, far) = (lights.blur(8.0 * s), lights.blur(30.0 * s));
        let corners = Rgb::WHITE.mix(rgb(self.corners), 0.92);

        let mut out = picture.clone();
        out.each(&|x, y, c| {
            let (i, j) = (x as i32, y as i32);
            let c = c.screen((near.at(i, j) * 0.5 + far.at(i, j) * 0.7) * self.bloom);
            let luma = c.luma();
            let curved = lerp(luma, smooth(0.0, 1.0, luma), self.contrast);
            let gain = if luma > 1e-4 { curved / luma } else { 1.0 };
            let c = (c * gain).saturate(self.saturation);
            let (u, v) = (x / width - 0.5, y / height - 0.48);
            let edge = smooth(0.36, 0.78, (u * u * 1.15 + v * v).sqrt());
            let c = c.mix(c.multiply(corners), edge * self.vignette);
            let (gx, gy) = (x / s, y / s);
            let pigment = (cell(i, j, 3) - 0.5) * 0.6 + grain(gx * 0.9, gy * 0.9, 4) * 0.5;
            let weave = (gx * 2.1).sin() * (gy * 2.1).sin() * 0.35
                + grain(gx * 0.35, gy * 0.9, 9) * 0.5
                + grain(gx * 0.9, gy * 0.35, 19) * 0.5;
            c * (1.0 + pigment * self.grain + weave * self.canvas)
        });
        out
    }
}
