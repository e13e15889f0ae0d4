//! Watercolour: the scene flattened into washes with wet edges, on white paper.

use std::f32::consts::{PI, TAU};

use crate::colour::{Rgb, rgb};
use crate::maths::{sat, smooth};
use crate::noise::{fbm, grain, ridge, warp};
use crate::picture::Picture;
use crate::plane::Plane;

/// Warm white, as of a cotton sheet.
const PAPER: Rgb = rgb(0xf8f2e4);

/// Paints the scene as a watercolour; less is dissolved where `detail` is high.
pub fn paint(scene: &Picture, detail: &Plane) -> Picture {
    let (w, h) = (scene.width, scene.height);
    let s = w as f32 / 600.0;
    let washes = flattened(scene, 4.2 * s);
    let washes = Picture::from_fn(w, h, |x, y| {
        let (u, v) = (x / s, y / s);
        let keep = 1.0 - detail.at(x as i32, y as i32);
        let dx = (grain(u * 0.06, v * 0.06, 1) * 2.0 + grain(u * 0.3, v * 0.3, 2)) * keep;
        let dy = (grain(u * 0.06, v * 0.06, 3) * 2.0 + grain(u * 0.3, v * 0.3, 4)) * keep;
        washes
            .sample(x + dx * s, y + dy * s)
            .mix(scene.at(x as i32, y as i32), 0.55 * (1.0 - keep))
    });
    let wide = washes.blur(5.0 * s);
    let narrow = washes.blur(1.4 * s);
    let mut out = washes.clone();
    out.each(&|x, y, c| {
        let (i, j) = (x as i32, y as i32);
        let (u, v) = (x / s, y / s);
        // Pigment gathers on the dark side of an edge and settles in the hollows of the paper.
        let rim = sat((wide.at(i, j).luma() - narrow.at(i, j).luma()) * 2.2);
        let pools = warp(u * 0.007, v * 0.007, 4, 31, 1.4) * 0.30;
        let blooms = smooth(0.80, 0.95, ridge(u * 0.006, v * 0.006, 2, 5)) * 0.14;
        let tooth = fbm(u * 0.55, v * 0.55, 3, 9) * 0.10;
        let density = 0.92 + pools + rim + blooms + tooth;
        let pigment = |p: f32, paper: f32| paper * (p / paper).clamp(0.02, 1.0).powf(density);
        let c = Rgb::new(
            pigment(c.r, PAPER.r),
            pigment(c.g, PAPER.g),
            pigment(c.b, PAPER.b),
        );
        c.mix(PAPER, margin(u, v) + 0.04)
    });
    out
}

/// Bare paper round the washes, with a ragged border.
fn margin(u: f32, v: f32) -> f32 {
    let inset = u.min(600.0 - u).min(v).min(900.0 - v);
    let ragged = inset + 9.0 * fbm(u * 0.02, v * 0.02, 3, 71) + 2.5 * grain(u * 0.3, v * 0.3, 72);
    1.0 - smooth(13.0, 17.0, ragged)
}

/// Kuwahara filter: of eight sectors round a pixel, the calmest decide its colour.
fn flattened(picture: &Picture, radius: f32) -> Picture {
    let reach = radius.ceil() as i32;
    let mut taps: Vec<(i32, i32, [f32; 8])> = Vec::new();
    for dy in -reach..=reach {
        for dx in -reach..=reach {
            let d2 = (dx * dx + dy * dy) as f32;
            if d2 > radius * radius {
                continue;
            }
            let falloff = (-d2 / (0.5 * radius * radius)).exp();
            let angle = (dy as f32).atan2(dx as f32);
            let weights = std::array::from_fn(|k| {
                let off = (angle - k as f32 * TAU / 8.0 + PI).rem_euclid(TAU) - PI;
                if d2 < 0.5 {
                    1.0 / 8.0
                } else {
                    falloff * sat(1.0 - off.abs() / 0.6)
                }
            });
            taps.push((dx, dy, weights));
        }
    }
    Picture::from_fn(picture.width, picture.height, |x, y| {
        let (x, y) = (x as i32, y as i32);
        let mut sums = [(Rgb::BLACK, 0.0f32, 0.0f32); 8];
        for (dx, dy, weights) in &taps {
            let c = picture.at(x + dx, y + dy);
            let square = c.r * c.r + c.g * c.g + c.b * c.b;
            for (sum, &k) in sums.iter_mut().zip(weights) {
                if k > 0.0 {
                    *sum = (sum.0 + c * k, sum.1 + square * k, sum.2 + k);
                }
            }
        }
        let (mut colour, mut total) = (Rgb::BLACK, 0.0);
        for (sum, square, weight) in sums {
            let mean = sum * (1.0 / weight);
            let variance = square / weight - (mean.r * mean.r + mean.g * mean.g + mean.b * mean.b);
            let calm = 1.0 / (1.0 + (255.0 * variance.max(0.0).sqrt()).powi(4));
            colour += mean * calm;
            total += calm;
        }
        colour * (1.0 / total.max(1e-9))
    })
}
