//! Skies and what is in them.

use crate::colour::{Hex, Ramp, rgb};
use crate::material::Material;
use crate::maths::{sat, smooth};
use crate::noise::{Dice, fbm, grain, warp};
use crate::shape::{Point, ellipse, limb, star};
use crate::studio::Studio;

/// One of the palette's three skies, from the top of the card to the horizon, with streaks of
/// cloud of the given strength (0.3 is usual).
pub fn sky(s: &mut Studio, which: usize, horizon: f32, streaks: f32) {
    let tones = s.tones;
    let colours = tones.skies[which % 3];
    gradient_sky(s, &colours, horizon, tones.cloud[2], streaks);
}

/// A sky of given colours, from the top of the card to the horizon.
pub fn gradient_sky(s: &mut Studio, colours: &[Hex], horizon: f32, cloud: Hex, streaks: f32) {
    let ramp = Ramp::even(colours);
    let cloud = rgb(cloud);
    let seed = colours.first().copied().unwrap_or(0) % 97;
    s.backdrop(|x, y| {
        let drift = warp(x * 0.004, y * 0.008, 5, seed, 1.1);
        let c = ramp.at(y / horizon + 0.05 * drift);
        let veil = smooth(
            0.02,
            0.6,
            warp(x * 0.0045 + 2.0, y * 0.013, 5, seed + 31, 1.4),
        );
        c.blend(cloud, veil * streaks)
    });
}

/// A backdrop that brightens towards a point: colours from the middle outwards to `reach`.
pub fn halo(s: &mut Studio, centre: Point, reach: f32, colours: &[Hex]) {
    let ramp = Ramp::even(colours);
    let seed = colours.first().copied().unwrap_or(0) % 89;
    s.backdrop(|x, y| {
        let d = (x - centre.0).hypot(y - centre.1) / reach;
        ramp.at(d + 0.10 * warp(x * 0.005, y * 0.005, 5, seed, 1.3))
    });
}

/// Stars down to a height, denser at the top.
pub fn stars(s: &mut Studio, count: usize, bottom: f32, colour: Hex, seed: u64) {
    let mut dice = Dice::new(seed);
    for i in 0..count {
        let (x, y) = (dice.range(5.0, 595.0), dice.unit().powf(1.3) * bottom);
        let bright = (1.0 - y / bottom).sqrt() * dice.range(0.35, 1.0);
        if i % 9 == 0 {
            s.glow(x, y, 9.0, colour, 0.4 * bright);
            s.glow(x, y, 2.6, colour, bright);
        } else {
            s.glow(x, y, 1.5, colour, bright);
        }
    }
}

/// A five-pointed star that shines.
pub fn bright_star(s: &mut Studio, x: f32, y: f32, radius: f32, turn: f32, colour: Hex) {
    s.glow(x, y, radius * 3.4, colour, 0.5);
    s.flat(&star(x, y, radius, 5, 0.44).turned(turn), 0xfffbe6, 1.0);
}

/// A full moon.
pub fn moon(s: &mut Studio, x: f32, y: f32, radius: f32, colour: Hex) {
    s.glow(x, y, radius * 2.4, colour, 0.42);
    let body = s
        .mat(colour)
        .round(radius * 1.1, 0.5)
        .texture(0.3, 0.018, 0.02)
        .rim(0.0)
        .gain(0.5)
        .bias(0.18)
        .wobble(0.6);
    s.lit(&ellipse(x, y, radius, radius), &body);
    s.glow(x, y, radius * 1.35, colour, 0.22);
}

/// A crescent, open to the right before it is turned (degrees).
pub fn crescent(s: &mut Studio, x: f32, y: f32, radius: f32, turn: f32, colour: Hex) {
    s.glow(x, y, radius * 1.8, colour, 0.35);
    let body = s
        .mat(colour)
        .round(radius * 0.4, 0.6)
        .texture(0.2, 0.03, 0.03)
        .rim(0.0)
        .bias(0.2);
    s.at(crate::shape::at(x, y).turn(turn), |s| {
        let horns = [
            (radius * 0.45, -radius * 0.9, 0.3),
            (-radius * 0.35, -radius * 0.85, radius * 0.14),
            (-radius * 0.85, 0.0, radius * 0.26),
            (-radius * 0.35, radius * 0.85, radius * 0.14),
            (radius * 0.45, radius * 0.9, 0.3),
        ];
        s.lit(&limb(&horns), &body);
    });
}

/// A low, soft sun.
pub fn sun(s: &mut Studio, x: f32, y: f32, radius: f32, colour: Hex) {
    s.glow(x, y, radius * 3.6, colour, 0.55);
    s.soft(
        &ellipse(x, y, radius, radius),
        0xfffae0,
        radius * 0.04,
        0.96,
    );
    s.glow(x, y, radius * 1.3, colour, 0.3);
}

/// A painterly cloud: a billowing bank with a lit crown and a dissolving foot, in the palette's
/// cloud colours. `x`, `y` is the middle of its foot.
pub fn cloud(s: &mut Studio, x: f32, y: f32, width: f32, height: f32, seed: u32) {
    let colours = s.tones.cloud;
    cloud_of(s, (x, y), (width, height), &colours, 0.95, seed);
}

/// A cloud of given colours (shadow to light) and opacity.
pub fn cloud_of(s: &mut Studio, foot: Point, size: Point, colours: &[Hex], alpha: f32, seed: u32) {
    let ramp = Ramp::even(colours);
    let ((fx, fy), (w, h)) = (foot, size);
    let (lx, ly) = (s.tones.key.0, s.tones.key.1);
    let mut dice = Dice::new(u64::from(seed));
    let count = 5 + (w / h * 2.2) as usize;
    let lobes: Vec<(f32, f32, f32)> = (0..count * 2)
        .map(|i| {
            let t = ((i % count) as f32 + dice.range(0.1, 0.9)) / count as f32 * 2.0 - 1.0;
            let crown = (1.0 - t * t).sqrt();
            let high = if i < count { 0.62 } else { 0.26 };
            let radius = h * dice.range(0.22, 0.40) * (0.45 + 0.55 * crown);
            let up = h * crown * high * dice.range(0.6, 1.1);
            (fx + t * w * 0.46, fy - up - h * 0.05, radius)
        })
        .collect();
    let area = s.mask(&ellipse(fx, fy - h * 0.35, w * 0.66, h * 1.2), 0.0);
    s.fill(&area, |x, y, under| {
        let (a, b) = (x / h, y / h);
        let px =
            x + h * (0.13 * fbm(a * 2.6, b * 2.6, 3, seed) + 0.05 * grain(a * 9.0, b * 9.0, seed));
        let py = y + h
            * (0.11 * fbm(a * 2.6, b * 2.6, 3, seed + 7)
                + 0.04 * grain(a * 9.0, b * 9.0, seed + 1));
        let (mut bulk, mut light, mut total) = (-1.0f32, 0.0, 0.0);
        for &(cx, cy, r) in &lobes {
            let (nx, ny) = ((px - cx) / r, (py - cy) / r);
            let k = 1.0 - (nx * nx + ny * ny);
            if k > -0.6 {
                let weight = (5.0 * k).exp();
                light += weight * (nx * lx + ny * ly);
                total += weight;
                bulk = bulk.max(k);
            }
        }
        let foot = smooth(
            -0.22,
            0.22,
            (fy - y) / h + 0.14 * fbm(x * 0.02, y * 0.05, 3, seed + 9),
        );
        let cover = smooth(-0.05, 0.35, bulk) * foot * alpha;
        if cover < 0.004 {
            return under;
        }
        let height = sat((fy - y) / h);
        let k = 0.36 + 0.42 * light / total.max(1e-6) + 0.42 * height;
        under.mix(ramp.at(sat(k)), cover)
    });
}

/// A heap of round puffs, for toy-like clouds; banks of them look like cauliflower.
pub fn puffs(s: &mut Studio, x: f32, y: f32, width: f32, height: f32, material: &Material) {
    let mut dice = Dice::new((x * 7.0 + y * 13.0).abs() as u64 + 3);
    let across = (width / (height * 0.34)) as usize + 3;
    let mut heap: Vec<(f32, f32, f32)> = Vec::new();
    for pass in 0..3 {
        let lower = 1.0 - pass as f32 * 0.34;
        for i in 0..across {
            let t = (i as f32 + dice.range(0.1, 0.9)) / across as f32 * 2.0 - 1.0;
            let crown = (1.0 - t * t).sqrt();
            let radius = height * dice.range(0.22, 0.40) * (0.4 + 0.6 * crown);
            let up = height * crown * dice.range(0.55, 0.8) * lower;
            heap.push((x + t * width * 0.5, y - up, radius));
        }
    }
    heap.sort_by(|a, b| (a.1 - a.2).total_cmp(&(b.1 - b.2)));
    for (x, y, r) in heap {
        let puff = material
            .clone()
            .round(r * 0.95, 1.0)
            .wobble(r * 0.14 + 0.6)
            .blur(0.8)
            .texture(0.1, 0.03, 0.03)
            .dusk(y - r * 0.9, y + r, 0.4)
            .rim(0.0);
        s.lit(&ellipse(x, y, r * 1.15, r), &puff);
    }
}

/// Far birds as hairlines (for a card's ink), within a box.
pub fn far_birds(s: &mut Studio, count: usize, from: Point, to: Point, colour: Hex, seed: u64) {
    let mut dice = Dice::new(seed);
    for _ in 0..count {
        let (x, y) = (dice.range(from.0, to.0), dice.range(from.1, to.1));
        let k = dice.range(3.0, 7.0);
        let wings = [
            (x - k * 1.6, y - k * 0.6),
            (x - k * 0.6, y - k * 0.8),
            (x, y),
            (x + k * 0.6, y - k * 0.8),
            (x + k * 1.6, y - k * 0.5),
        ];
        s.line(&wings, colour, 1.3, 0.7);
    }
}

/// Rain as hairlines (for a card's ink), wherever `falls` says so.
pub fn rain(
    s: &mut Studio,
    count: usize,
    slant: f32,
    colour: Hex,
    falls: impl Fn(f32, f32) -> bool,
) {
    let mut dice = Dice::new(77);
    for _ in 0..count {
        let (x, y) = (dice.range(-10.0, 610.0), dice.range(-20.0, 900.0));
        let (length, width, alpha) = (
            dice.range(14.0, 34.0),
            dice.range(0.6, 1.2),
            dice.range(0.15, 0.45),
        );
        if falls(x, y) {
            s.line(
                &[(x, y), (x + length * slant, y + length)],
                colour,
                width,
                alpha,
            );
        }
    }
}

/// Falling snow: near flakes large and soft, far ones small.
pub fn snowfall(s: &mut Studio, count: usize, colour: Hex, seed: u64) {
    let mut dice = Dice::new(seed);
    for _ in 0..count {
        let (x, y) = (dice.range(0.0, 600.0), dice.range(0.0, 900.0));
        let near = dice.unit().powi(4);
        s.soft(
            &ellipse(x, y, 1.2 + 4.0 * near, 1.2 + 4.0 * near),
            colour,
            0.4 + 1.4 * near,
            0.85 - 0.35 * near,
        );
    }
}

/// A jagged bolt through the points, with light round it.
pub fn lightning(s: &mut Studio, points: &[Point], colour: Hex, width: f32) {
    for pair in points.windows(2) {
        let (x, y) = ((pair[0].0 + pair[1].0) / 2.0, (pair[0].1 + pair[1].1) / 2.0);
        s.glow(x, y, 18.0 * width, colour, 0.35);
    }
    s.edges(points, 0xfdfcff, width, 1.0);
}
