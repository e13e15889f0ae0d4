//! Buildings and their parts.

use crate::colour::{Hex, mix};
use crate::noise::Dice;
use crate::shape::{Place, Shape, at, ellipse, limb, poly, rect, window};
use crate::studio::Studio;

/// A gabled house from the front, 100 units high; its windows glow with `lamp` if it is given.
pub fn house(s: &mut Studio, place: Place, wall: Hex, roof: Hex, lamp: Option<Hex>) {
    s.at(place, |s| {
        let plaster = s
            .mat(wall)
            .round(8.0, 0.6)
            .texture(0.12, 0.05, 0.05)
            .wobble(0.6)
            .rim(0.4);
        let tiles = s
            .mat(roof)
            .round(8.0, 0.8)
            .texture(0.25, 0.05, 0.15)
            .wobble(0.6)
            .rim(0.5);
        s.lit(&rect(13.0, -96.0, 9.0, 26.0), &plaster.clone().bias(-0.12));
        s.lit(&rect(-32.0, -60.0, 64.0, 60.0), &plaster);
        s.lit(
            &poly(&[(-40.0, -57.0), (0.0, -98.0), (40.0, -57.0)]),
            &tiles,
        );
        let dark = mix(wall, 0x241c30, 0.75);
        for x in [-17.0, 17.0] {
            pane(
                s,
                &rect(x - 7.0, -46.0, 14.0, 16.0),
                lamp.unwrap_or(dark),
                lamp,
            );
        }
        s.flat(
            &window(0.0, 0.0, 15.0, 28.0),
            mix(roof, 0x201820, 0.4),
            0.95,
        );
        s.flat(&ellipse(4.0, -12.0, 1.2, 1.2), 0xf0d080, 1.0);
    });
}

fn pane(s: &mut Studio, shape: &Shape, colour: Hex, lamp: Option<Hex>) {
    s.flat(shape, colour, 0.95);
    if let Some(lamp) = lamp {
        let (x0, y0, x1, y1) = shape.bounds();
        s.glow((x0 + x1) / 2.0, (y0 + y1) / 2.0, (x1 - x0) * 1.3, lamp, 0.4);
    }
}

/// A row of crooked houses along a base line, from side to side: `height` is that of the tallest.
pub fn street(s: &mut Studio, base: f32, height: f32, wall: Hex, roofs: &[Hex], seed: u64) {
    let mut dice = Dice::new(seed);
    let lamp = s.tones.lamp;
    let mut x = -30.0;
    while x < 630.0 {
        let w = dice.range(0.42, 0.78) * height;
        let h = dice.range(0.4, 0.75) * height;
        let peak = w * dice.range(0.4, 0.85);
        let plaster = s
            .mat(mix(wall, dice.pick(roofs), 0.12))
            .round(height * 0.12, 0.6)
            .wobble(0.6)
            .rim(0.3);
        s.lit(&rect(x, base - h, w, h + 80.0), &plaster);
        let tiles = s
            .mat(dice.pick(roofs))
            .round(height * 0.12, 0.7)
            .texture(0.2, 0.05, 0.12)
            .wobble(0.6)
            .rim(0.4);
        s.lit(
            &poly(&[
                (x - w * 0.08, base - h + 2.0),
                (x + w / 2.0, base - h - peak),
                (x + w * 1.08, base - h + 2.0),
            ]),
            &tiles,
        );
        let lit = dice.chance(0.3);
        let glass = if lit { lamp } else { mix(wall, 0x302838, 0.6) };
        for (fx, fy) in [(0.22, 0.28), (0.58, 0.28), (0.22, 0.62), (0.58, 0.62)] {
            if dice.chance(0.7) {
                s.flat(
                    &rect(x + w * fx, base - h + h * fy, w * 0.17, w * 0.22),
                    glass,
                    0.85,
                );
            }
        }
        x += w + dice.range(-0.04, 0.1) * height;
    }
}

/// A panelled door in an arched frame, its middle at the place's point, 100 units high. `open`
/// from 0 to 1 shows the light behind it.
pub fn door(s: &mut Studio, place: Place, colour: Hex, frame: Hex, open: f32) {
    s.at(place, |s| {
        let (w, h) = (52.0, 100.0);
        let arch = |w: f32, h: f32| window(0.0, h / 2.0, w, h);
        let lamp = s.tones.lamp;
        let wood = s.mat(frame).round(8.0, 1.0).rim(0.6).wobble(0.5);
        s.lit(&arch(w * 1.25, h * 1.13), &wood);
        let leaf = s
            .mat(colour)
            .round(7.0, 0.8)
            .wobble(0.4)
            .texture(0.14, 0.12, 0.02);
        if open > 0.0 {
            s.glow(0.0, 0.0, h * 1.2, lamp, 0.5 * open);
            s.flat(&arch(w, h), mix(lamp, 0xfff8e0, 0.7), 1.0);
            s.glow(0.0, 0.0, h * 0.6, mix(lamp, 0xffffff, 0.6), 0.5);
            let k = 1.0 - 0.65 * open;
            let right = -w / 2.0 + w * k;
            s.lit(
                &poly(&[
                    (-w / 2.0, h / 2.0),
                    (-w / 2.0, -h * 0.42),
                    (right, -h * 0.34),
                    (right, h * 0.58),
                ]),
                &leaf,
            );
            return;
        }
        s.lit(&arch(w, h), &leaf);
        for (x, y) in [(-0.22, -0.18), (0.22, -0.18), (-0.22, 0.22), (0.22, 0.22)] {
            let panel = rect(x * w - w * 0.15, y * h - h * 0.14, w * 0.3, h * 0.28);
            s.shade(&panel, 0x302028, 1.5, 0.55);
        }
        s.flat(&ellipse(w * 0.34, 4.0, 3.5, 3.5), 0xf0c860, 1.0);
    });
}

/// A sash window with bars, 100 units high, its middle at the place's point.
pub fn sash(s: &mut Studio, place: Place, frame: Hex, glass: Hex, lamp: bool) {
    s.at(place, |s| {
        let wood = s.mat(frame).round(4.0, 1.0).wobble(0.4).rim(0.4);
        s.lit(&rect(-38.0, -54.0, 76.0, 108.0), &wood);
        s.flat(&rect(-30.0, -46.0, 60.0, 92.0), glass, 1.0);
        if lamp {
            s.glow(0.0, 0.0, 90.0, glass, 0.45);
        }
        s.lit(&rect(-2.0, -46.0, 4.0, 92.0), &wood);
        for y in [-17.0, 13.0] {
            s.lit(&rect(-30.0, y, 60.0, 4.0), &wood);
        }
        s.lit(&rect(-44.0, 54.0, 88.0, 9.0), &wood);
    });
}

/// Straight stairs that climb to the right from the place's point: 10 units a step.
pub fn stairs(s: &mut Studio, place: Place, steps: usize, colour: Hex) {
    s.at(place, |s| {
        let stone = s
            .mat(colour)
            .round(3.0, 0.7)
            .texture(0.16, 0.05, 0.05)
            .wobble(0.4)
            .rim(0.3);
        for i in (0..steps).rev() {
            let (x, y) = (i as f32 * 12.0, -(i as f32) * 10.0);
            s.lit(
                &rect(x, y - 10.0, 12.5, 10.0 + i as f32 * 10.0),
                &stone.clone().bias(-0.1),
            );
            s.lit(
                &rect(x - 1.0, y - 12.0, 14.5, 3.5),
                &stone.clone().bias(0.15),
            );
        }
    });
}

/// A round tower with a cone roof, 200 units high.
pub fn tower(s: &mut Studio, place: Place, wall: Hex, roof: Hex, lamp: Option<Hex>) {
    s.at(place, |s| {
        let stone = s
            .mat(wall)
            .round(22.0, 1.2)
            .texture(0.2, 0.06, 0.06)
            .wobble(0.8);
        s.lit(
            &poly(&[(-26.0, 0.0), (-22.0, -130.0), (22.0, -130.0), (26.0, 0.0)]),
            &stone,
        );
        s.lit(
            &rect(-27.0, -142.0, 54.0, 16.0),
            &stone.clone().round(8.0, 1.0),
        );
        let tiles = s.mat(roof).round(20.0, 1.1).texture(0.25, 0.1, 0.1);
        s.lit(
            &poly(&[(-32.0, -140.0), (0.0, -204.0), (32.0, -140.0)]),
            &tiles,
        );
        let dark = mix(wall, 0x201c30, 0.75);
        for (x, y) in [(-6.0, -96.0), (7.0, -60.0)] {
            pane(s, &window(x, y, 9.0, 20.0), lamp.unwrap_or(dark), lamp);
        }
    });
}

/// A lighthouse, 300 units high; the lamp is at `(0, -272)`.
pub fn lighthouse(s: &mut Studio, place: Place, wall: Hex, bands: Hex, lamp: Hex) {
    s.at(place, |s| {
        let plaster = s
            .mat(wall)
            .round(26.0, 1.2)
            .texture(0.1, 0.03, 0.03)
            .wobble(0.6)
            .rim(0.4);
        let body = s.lit(
            &poly(&[(-33.0, 0.0), (-17.0, -250.0), (17.0, -250.0), (33.0, 0.0)]),
            &plaster,
        );
        for y in [-218.0, -140.0, -62.0] {
            s.tint(
                &body,
                &poly(&[
                    (-40.0, y),
                    (40.0, y - 3.0),
                    (40.0, y + 36.0),
                    (-40.0, y + 40.0),
                ]),
                bands,
                0.6,
                0.75,
            );
        }
        for (x, y) in [(-3.0, -172.0), (3.0, -92.0), (-4.0, -24.0)] {
            s.flat(&window(x, y, 8.0, 14.0), 0x241c30, 0.9);
        }
        let iron = s.mat(0x2a2c44).round(5.0, 1.0).wobble(0.4);
        s.lit(&rect(-26.0, -258.0, 52.0, 8.0), &iron);
        s.flat(
            &rect(-16.0, -296.0, 32.0, 40.0),
            mix(lamp, 0xffffff, 0.7),
            1.0,
        );
        for x in [-16.0, -6.0, 5.0, 14.0] {
            s.flat(&rect(x, -296.0, 2.0, 40.0), 0x2a2c44, 0.9);
        }
        let copper = s.mat(bands).round(10.0, 1.0);
        s.lit(
            &crate::shape::blob(&[
                (-24.0, -294.0),
                (-14.0, -314.0),
                (0.0, -326.0),
                (14.0, -314.0),
                (24.0, -294.0),
            ]),
            &copper,
        );
        s.lit(&limb(&[(0.0, -324.0, 2.0), (0.0, -340.0, 1.2)]), &iron);
    });
}

/// The outline of a town against the sky, filled down to the bottom of the card: gables, domes,
/// spires and flat roofs. Good for paper-cuts and far planes.
pub fn skyline(base: f32, low: f32, high: f32, width: f32, seed: u64) -> Shape {
    let mut dice = Dice::new(seed);
    let mut points = vec![(-30.0, 960.0), (-30.0, base)];
    let mut x = -20.0;
    while x < 620.0 {
        let w = width * dice.range(0.65, 1.35);
        let t = base - dice.range(low, high);
        let roof: Vec<(f32, f32)> = match dice.below(5) {
            0 => vec![(0.0, 0.0), (0.5, 0.9), (1.0, 0.0)],
            1 => vec![
                (0.0, 0.0),
                (0.2, 0.0),
                (0.2, 0.25),
                (0.4, 0.25),
                (0.4, 0.0),
                (1.0, 0.0),
            ],
            2 => (0..=12)
                .map(|i| {
                    let (sin, cos) = (std::f32::consts::PI * (1.0 - i as f32 / 12.0)).sin_cos();
                    (0.5 + 0.5 * cos, 0.55 * sin)
                })
                .collect(),
            3 => vec![(0.0, 0.0), (0.1, 0.0), (0.5, 1.9), (0.9, 0.0), (1.0, 0.0)],
            _ => vec![(0.0, 0.0), (1.0, 0.35)],
        };
        points.push((x, base));
        points.extend(roof.iter().map(|&(u, v)| (x + u * w, t - v * w)));
        points.push((x + w, base));
        x += w + dice.range(0.0, 6.0);
    }
    points.extend([(640.0, base), (640.0, 960.0)]);
    poly(&points)
}

/// A picket fence along a base line between two points.
pub fn fence(s: &mut Studio, from: f32, to: f32, base: f32, height: f32, colour: Hex) {
    let wood = s
        .mat(colour)
        .round(3.0, 0.8)
        .texture(0.2, 0.2, 0.03)
        .wobble(0.5);
    for y in [0.35, 0.7] {
        s.lit(
            &rect(from, base - height * y, to - from, height * 0.07),
            &wood,
        );
    }
    let mut x = from;
    let w = height * 0.16;
    while x < to {
        let top = base - height;
        s.lit(
            &poly(&[
                (x, base),
                (x, top + w),
                (x + w / 2.0, top),
                (x + w, top + w),
                (x + w, base),
            ]),
            &wood,
        );
        x += height * 0.34;
    }
}

/// A grid of lit windows where a mask allows them.
pub fn lit_windows(
    s: &mut Studio,
    on: &crate::mask::Mask,
    top: f32,
    bottom: f32,
    count: usize,
    seed: u64,
) {
    let mut dice = Dice::new(seed);
    let (k, lamp) = (s.scale, s.tones.lamp);
    for _ in 0..count {
        let x = (dice.range(20.0, 580.0) / 11.0).floor() * 11.0;
        let y = (dice.range(top, bottom) / 15.0).floor() * 15.0;
        let inside = |dx: f32, dy: f32| on.at(((x + dx) * k) as i32, ((y + dy) * k) as i32) > 0.5;
        if inside(-3.0, 3.0) && inside(8.0, 3.0) && inside(-3.0, -12.0) && inside(8.0, -12.0) {
            s.at(at(x, y), |s| {
                s.flat(&rect(0.0, -8.0, 5.0, 8.0), mix(lamp, 0xfff0c0, 0.4), 0.9);
                s.glow(2.5, -4.0, 7.0, lamp, 0.25);
            });
        }
    }
}
