//! Water.

use crate::colour::{Hex, Ramp, rgb};
use crate::maths::{sat, smooth};
use crate::noise::{Dice, fbm, grain};
use crate::shape::{ellipse, limb};
use crate::studio::Studio;

/// The sea from the horizon down, in the palette's water colours.
pub fn sea(s: &mut Studio, horizon: f32) {
    let colours = s.tones.water;
    sea_of(s, horizon, &colours, s.tones.light);
}

/// A sea of given colours (horizon to depth), its crests touched by `crest`.
pub fn sea_of(s: &mut Studio, horizon: f32, colours: &[Hex], crest: Hex) {
    let ramp = Ramp::even(colours);
    let (crest, deep) = (rgb(crest), ramp.at(1.0));
    s.repaint(|x, y, c| {
        if y < horizon {
            return c;
        }
        let d = (y - horizon) / (900.0 - horizon);
        let wave = fbm(x * 0.010 / (0.25 + d), y * 0.09 / (0.4 + d), 4, 8);
        let body = ramp.at(d.powf(0.7) + 0.08 * wave);
        let body = body.blend(
            crest,
            smooth(0.2, 0.65, wave) * 0.45 * (1.0 - d * 1.2).max(0.0),
        );
        let body = body.blend(deep, smooth(0.1, 0.6, -wave) * 0.3);
        c.mix(body, smooth(0.0, 0.012, d))
    });
}

/// The glitter a light leaves on water below the horizon.
pub fn glitter(s: &mut Studio, x0: f32, horizon: f32, width: f32, light: Hex) {
    let light = rgb(light);
    s.repaint(|x, y, c| {
        if y < horizon {
            return c;
        }
        let d = (y - horizon) / (900.0 - horizon);
        let path = (-((x - x0) / (width * (0.5 + 1.4 * d))).powi(2)).exp();
        let wave = fbm(x * 0.010 / (0.25 + d), y * 0.09 / (0.4 + d), 4, 8);
        c.blend(
            light,
            sat(path * smooth(-0.1, 0.4, wave) * (1.0 - 0.8 * d) * 0.85),
        )
    });
}

/// Short hairline ripples (for a card's ink) round a thing that floats.
pub fn ripples(s: &mut Studio, x: f32, y: f32, width: f32, colour: Hex) {
    let mut dice = Dice::new((x + y) as u64);
    for i in 0..7 {
        let half = width * dice.range(0.15, 0.5);
        let (cx, cy) = (x + dice.range(-0.3, 0.3) * width, y + i as f32 * 5.0);
        s.line(
            &[(cx - half, cy), (cx, cy + 2.0), (cx + half, cy - 1.0)],
            colour,
            1.2,
            0.4,
        );
    }
}

/// Rings where something touched a still surface.
pub fn rings(s: &mut Studio, x: f32, y: f32, radius: f32, colour: Hex) {
    for i in 1..=3 {
        let r = radius * i as f32 / 3.0;
        let ring = ellipse(x, y, r, r * 0.3).with_hole(&ellipse(x, y, r - 1.6, r * 0.3 - 0.9));
        s.flat(&ring, colour, 0.6 - 0.14 * i as f32);
    }
}

/// Curling toy waves in a row, for paper seas and theatre seas; crests at `y`.
pub fn toy_waves(s: &mut Studio, y: f32, height: f32, colour: Hex, phase: f32) {
    let water = s
        .mat(colour)
        .round(height * 0.5, 0.8)
        .rim(0.6)
        .texture(0.1, 0.01, 0.05);
    let mut points = vec![(-40.0, 960.0)];
    for i in 0..=136 {
        let x = -40.0 + i as f32 * 5.0;
        let t = (x / (height * 2.6) + phase).fract().abs();
        points.push((x, y - height * (t * std::f32::consts::PI).sin().powf(1.6)));
    }
    points.push((640.0, 960.0));
    s.lit(&crate::shape::poly(&points), &water);
}

/// Bubbles rising from a point (for a card's ink).
pub fn bubbles(s: &mut Studio, x: f32, y: f32, count: usize, colour: Hex) {
    let mut dice = Dice::new((x * 3.0 + y) as u64);
    for i in 0..count {
        let (cx, cy) = (x + dice.range(-9.0, 9.0), y - i as f32 * 20.0);
        let r = dice.range(2.0, 5.0);
        let ring = ellipse(cx, cy, r, r).with_hole(&ellipse(cx, cy, r - 0.9, r - 0.9));
        s.flat(&ring, colour, 0.65);
        s.flat(
            &ellipse(cx - r * 0.3, cy - r * 0.3, r * 0.2, r * 0.2),
            colour,
            0.8,
        );
    }
}

/// Moving light on a floor or a wall under water, where `where_to` is positive.
pub fn caustics(
    s: &mut Studio,
    light: Hex,
    strength: f32,
    where_to: impl Fn(f32, f32) -> f32 + Sync,
) {
    let light = rgb(light);
    s.repaint(|x, y, c| {
        let k = where_to(x, y);
        if k <= 0.0 {
            return c;
        }
        let (dx, dy) = (grain(x * 0.02, y * 0.03, 1), grain(x * 0.02, y * 0.03, 2));
        let net = |f: f32, seed: u32| {
            1.0 - grain(x * 0.016 * f + 0.6 * dx, y * 0.03 * f + 0.6 * dy, seed).abs() * 3.2
        };
        let bright = smooth(0.5, 1.0, net(1.0, 3)).max(0.7 * smooth(0.5, 1.0, net(1.7, 4)));
        c.screen(light * (bright * strength * k))
    });
}

/// A jet or stream of water through `(x, y, half-width)`.
pub fn stream(s: &mut Studio, path: &[(f32, f32, f32)], colour: Hex) {
    let width = path.iter().map(|p| p.2).fold(0.0, f32::max);
    let water = s
        .mat(colour)
        .round(width, 0.9)
        .texture(0.2, 0.02, 0.02)
        .rim(0.8)
        .alpha(0.92);
    s.lit(&limb(path), &water);
}
