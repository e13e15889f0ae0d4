//! Ground: hills, meadows, dunes, rocks, roads.

use crate::colour::{Hex, Ramp, rgb};
use crate::maths::smooth;
use crate::noise::{Dice, fbm, grain};
use crate::shape::{Point, Shape, blob, poly};
use crate::studio::Studio;

/// A rolling outline from side to side, filled down to the bottom of the card.
pub fn ridge_line(y: f32, amplitude: f32, frequency: f32, seed: u32) -> Shape {
    let mut points = vec![(-40.0, 960.0)];
    for i in 0..=85 {
        let x = -40.0 + i as f32 * 8.0;
        points.push((x, y + amplitude * fbm(x * frequency, 0.5, 4, seed)));
    }
    points.push((640.0, 960.0));
    poly(&points)
}

/// Receding hills in the palette's ground colours, far to near, parted by mist.
pub fn hills(s: &mut Studio, top: f32, bottom: f32, amplitude: f32, seed: u32) {
    let tones = s.tones;
    for (i, &colour) in tones.ground.iter().enumerate() {
        let t = i as f32 / 3.0;
        let y = top + (bottom - top) * t;
        let earth = s
            .mat(colour)
            .round(50.0, 0.45)
            .rim(0.25)
            .texture(0.16, 0.012, 0.05)
            .bias(0.05 - 0.05 * i as f32);
        s.lit(&ridge_line(y, amplitude, 0.006, seed + i as u32), &earth);
        s.mist(y + 10.0, y + 80.0, tones.mist, 0.28 - 0.07 * i as f32);
    }
}

/// Level ground from the horizon to the bottom of the card, from `far` to `near`, with furrows
/// that run to the horizon.
pub fn plain(s: &mut Studio, horizon: f32, far: Hex, near: Hex, seed: u32) {
    let ramp = Ramp::even(&[far, near]);
    s.repaint(|x, y, c| {
        if y < horizon {
            return c;
        }
        let d = (y - horizon) / (900.0 - horizon);
        let patches = fbm((x - 300.0) * 0.010 / (0.2 + d), 4.0 / (0.15 + d), 4, seed);
        let blades = grain(x * 0.09, y * 0.5, seed + 3) * 0.06 * d;
        let fog = smooth(0.0, 0.02, d);
        c.mix(ramp.at(d.sqrt() + 0.22 * patches + blades), fog)
    });
}

/// A rock that stands on `base`, about `width` wide.
pub fn rock(s: &mut Studio, base: Point, width: f32, height: f32, colour: Hex, seed: u64) {
    let mut dice = Dice::new(seed);
    let n = 11;
    let mut outline = vec![];
    for i in 0..=n {
        let t = i as f32 / n as f32;
        let up =
            (std::f32::consts::PI * t).sin().max(0.0).powf(0.7) * height * dice.range(0.72, 1.1);
        outline.push((base.0 + (t - 0.5) * width, base.1 - up));
    }
    let stone = s
        .mat(colour)
        .round(height * 0.35, 1.1)
        .texture(0.36, 0.03, 0.05)
        .wobble(height * 0.02 + 1.0)
        .rim(0.6);
    s.lit(&blob(&outline), &stone);
}

/// A road that runs away to a point: its near edge is `left` to `right` at the bottom of the card.
pub fn road(s: &mut Studio, to: Point, left: f32, right: f32, colour: Hex) {
    let earth = rgb(colour);
    let edge = s.mask(&poly(&[to, (right, 905.0), (left, 905.0)]), 1.5);
    s.fill(&edge, |x, y, c| {
        let d = (y - to.1) / (900.0 - to.1);
        let ruts = fbm((x - to.0) / (0.06 + d) * 0.02, 3.0 / (0.1 + d), 3, 5);
        c.blend(earth * (1.0 + 0.25 * ruts), 0.92)
    });
}

/// Dunes: smooth crests with a lit and a shaded side, far to near.
pub fn dunes(s: &mut Studio, top: f32, seed: u32) {
    let tones = s.tones;
    for i in 0..4 {
        let t = i as f32 / 3.0;
        let y = top + (880.0 - top) * t * t * 0.9 + 12.0;
        let (phase, lean) = (seed as f32 + i as f32 * 1.9, 0.007 - 0.0012 * i as f32);
        let crest = |x: f32| {
            y + (18.0 + 34.0 * t)
                * ((x * lean + phase).sin() + 0.4 * (x * lean * 2.3 + phase).sin())
        };
        let mut points: Vec<Point> = (0..=40)
            .map(|k| (-40.0 + k as f32 * 17.0, crest(-40.0 + k as f32 * 17.0)))
            .collect();
        points.push((640.0, 960.0));
        points.push((-40.0, 960.0));
        let sand = s
            .mat(tones.ground[i])
            .round(70.0, 0.7)
            .texture(0.10, 0.01, 0.09)
            .rim(0.3);
        let dune = s.lit(&poly(&points), &sand);
        let mut lee: Vec<Point> = (0..=40)
            .map(|k| {
                let x = -40.0 + k as f32 * 17.0;
                let slope = (x * lean + phase).cos();
                (
                    x,
                    crest(x) + 6.0 + 60.0 * t * slope.max(0.0) + 30.0 * slope.max(0.0),
                )
            })
            .collect();
        lee.extend((0..=40).rev().map(|k| {
            (
                -40.0 + k as f32 * 17.0,
                crest(-40.0 + k as f32 * 17.0) - 2.0,
            )
        }));
        s.shade_on(&dune, &poly(&lee), tones.shadow, 7.0, 0.45);
        s.mist(y + 20.0, y + 90.0, tones.mist, 0.22 - 0.06 * i as f32);
    }
}
