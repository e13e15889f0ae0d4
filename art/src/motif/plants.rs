//! Plants.

use std::f32::consts::{FRAC_PI_2, TAU};

use crate::colour::{Hex, mix};
use crate::material::Material;
use crate::noise::Dice;
use crate::shape::{Place, at, blob, ellipse, limb, star};
use crate::studio::Studio;

/// The end of a twig: where, and which way it points (radians).
#[derive(Clone, Copy, Debug)]
pub struct Twig {
    pub x: f32,
    pub y: f32,
    pub angle: f32,
}

/// Bark in the card's light.
pub fn bark(s: &Studio, colour: Hex) -> Material {
    s.mat(colour)
        .texture(0.34, 0.10, 0.018)
        .rim(0.9)
        .wobble(1.5)
}

/// One branch and all that grows from it; returns its twigs. `depth` 3 gives some twenty of them.
pub fn branch(
    s: &mut Studio,
    bark: &Material,
    from: Twig,
    length: f32,
    half_width: f32,
    depth: u32,
    dice: &mut Dice,
) -> Vec<Twig> {
    let mut twigs = Vec::new();
    let bent = from.angle + dice.range(-0.35, 0.35);
    let middle = (
        from.x + from.angle.cos() * length * 0.5,
        from.y + from.angle.sin() * length * 0.5,
    );
    let end = Twig {
        x: middle.0 + bent.cos() * length * 0.5,
        y: middle.1 + bent.sin() * length * 0.5,
        angle: bent,
    };
    if depth == 0 {
        twigs.push(end);
    } else {
        let forks = if depth > 3 { 3 } else { 2 };
        for i in 0..forks {
            let fan = (i as f32 - (forks - 1) as f32 / 2.0) * dice.range(0.5, 0.85);
            let angle = bent + fan + dice.range(-0.15, 0.15);
            let angle = angle - 0.12 * (angle + FRAC_PI_2).sin();
            let shorter = length * dice.range(0.66, 0.84);
            let start = Twig { angle, ..end };
            twigs.extend(branch(
                s,
                bark,
                start,
                shorter,
                half_width * 0.6,
                depth - 1,
                dice,
            ));
        }
        if depth <= 2 {
            twigs.push(Twig {
                x: middle.0,
                y: middle.1,
                angle: from.angle,
            });
        }
    }
    let wood = bark.clone().round(half_width * 1.3, 1.1);
    s.lit(
        &limb(&[
            (from.x, from.y, half_width),
            (middle.0, middle.1, half_width * 0.82),
            (end.x, end.y, half_width * 0.62),
        ]),
        &wood,
    );
    twigs
}

/// A bare tree about 300 units high; returns its twigs in its own units.
pub fn bare_tree(s: &mut Studio, place: Place, colour: Hex, seed: u64) -> Vec<Twig> {
    s.at(place, |s| {
        let bark = bark(s, colour);
        let mut dice = Dice::new(seed);
        for side in [-1.0, 1.0] {
            s.lit(
                &limb(&[
                    (0.0, -30.0, 12.0),
                    (side * 22.0, -6.0, 8.0),
                    (side * 48.0, 2.0, 2.0),
                ]),
                &bark.clone().round(9.0, 1.1),
            );
        }
        s.lit(
            &limb(&[
                (0.0, 0.0, 22.0),
                (-3.0, -50.0, 15.0),
                (3.0, -110.0, 12.0),
                (0.0, -140.0, 8.0),
            ]),
            &bark.clone().round(18.0, 1.2),
        );
        let mut twigs = Vec::new();
        for (y, angle, length, width) in [
            (-96.0, -2.55, 56.0, 7.5),
            (-104.0, -0.62, 58.0, 7.5),
            (-124.0, -2.05, 62.0, 8.5),
            (-128.0, -1.10, 62.0, 8.5),
            (-134.0, -1.57, 66.0, 8.5),
        ] {
            let from = Twig { x: 0.0, y, angle };
            twigs.extend(branch(s, &bark, from, length, width, 2, &mut dice));
        }
        twigs
    })
}

/// A leafy tree about 300 units high.
pub fn leafy_tree(s: &mut Studio, place: Place, wood: Hex, leaf: Hex, seed: u64) {
    let twigs = bare_tree(s, place, wood, seed);
    s.at(place, |s| {
        let mut dice = Dice::new(seed + 1);
        let mut clumps: Vec<Twig> = twigs;
        clumps.sort_by(|a, b| a.y.total_cmp(&b.y));
        for twig in clumps {
            let radius = dice.range(20.0, 34.0);
            let shade = dice.range(-0.1, 0.08);
            let leaves = s
                .mat(mix(leaf, dice.pick(&[0xf0e080, 0x204030, leaf]), 0.18))
                .round(radius * 0.8, 1.0)
                .texture(0.34, 0.09, 0.09)
                .wobble(3.0)
                .fur(2.5)
                .bias(shade)
                .rim(0.5);
            s.lit(&ellipse(twig.x, twig.y, radius * 1.15, radius), &leaves);
        }
    });
}

/// A fir about 200 units high.
pub fn pine(s: &mut Studio, place: Place, colour: Hex) {
    s.at(place, |s| {
        let trunk = s.mat(0x5a4034).round(5.0, 1.0).texture(0.3, 0.2, 0.03);
        s.lit(&limb(&[(0.0, 0.0, 6.0), (0.0, -40.0, 4.0)]), &trunk);
        for i in 0..6 {
            let t = i as f32 / 5.0;
            let (y, w) = (-18.0 - 140.0 * t, 52.0 * (1.0 - t * 0.82));
            let needles = s
                .mat(colour)
                .round(14.0, 1.0)
                .texture(0.3, 0.15, 0.08)
                .wobble(1.6)
                .fur(2.5)
                .bias(-0.1 + 0.1 * t);
            s.lit(
                &blob(&[
                    (-w, y + 4.0),
                    (-w * 0.45, y - 16.0),
                    (0.0, y - 46.0),
                    (w * 0.45, y - 16.0),
                    (w, y + 4.0),
                    (w * 0.4, y - 2.0),
                    (0.0, y + 4.0),
                    (-w * 0.4, y - 2.0),
                ]),
                &needles,
            );
        }
    });
}

/// A small round tree on a stem for far-away places, 100 units high.
pub fn toy_tree(s: &mut Studio, place: Place, leaf: Hex) {
    s.at(place, |s| {
        let stem = s.mat(0x5a4034).round(3.0, 1.0);
        s.lit(&limb(&[(0.0, 0.0, 4.0), (0.0, -40.0, 3.0)]), &stem);
        let crown = s
            .mat(leaf)
            .round(24.0, 1.1)
            .texture(0.22, 0.08, 0.08)
            .wobble(3.0);
        s.lit(&ellipse(0.0, -64.0, 29.0, 36.0), &crown);
    });
}

/// Tufts of grass between two heights, larger towards the bottom.
pub fn grass(s: &mut Studio, top: f32, bottom: f32, count: usize, colours: &[Hex], seed: u64) {
    let mut dice = Dice::new(seed);
    let mut roots: Vec<(f32, f32)> = (0..count)
        .map(|_| {
            (
                dice.range(-10.0, 610.0),
                top + (bottom - top) * dice.unit().powf(0.7),
            )
        })
        .collect();
    roots.sort_by(|a, b| a.1.total_cmp(&b.1));
    for (x, y) in roots {
        let near = (y - top) / (bottom - top).max(1.0);
        let k = 0.25 + 0.75 * near;
        let colour = dice.pick(colours);
        for _ in 0..3 {
            let (lean, high) = (dice.range(-9.0, 9.0) * k, dice.range(14.0, 30.0) * k);
            let blade = limb(&[
                (x, y, 1.7 * k),
                (x + lean * 0.4, y - high * 0.6, 1.2 * k),
                (x + lean, y - high, 0.2),
            ]);
            s.flat(&blade, colour, 0.85);
        }
    }
}

/// Flowers scattered between two heights, larger towards the bottom, where `grows` allows.
pub fn flowers(
    s: &mut Studio,
    (top, bottom): (f32, f32),
    count: usize,
    colours: &[Hex],
    seed: u64,
    grows: impl Fn(f32, f32) -> bool,
) {
    let mut dice = Dice::new(seed);
    let stem = mix(s.tones.leaf, 0x204020, 0.3);
    for _ in 0..count {
        let (x, y) = (
            dice.range(0.0, 600.0),
            top + (bottom - top) * dice.unit().powf(0.7),
        );
        let k = 0.4 + 1.2 * (y - top) / (bottom - top).max(1.0);
        let colour = dice.pick(colours);
        if !grows(x, y) {
            continue;
        }
        s.line(
            &[(x, y), (x + dice.range(-2.0, 2.0), y - 9.0 * k)],
            stem,
            1.3,
            0.7,
        );
        s.flat(
            &ellipse(x, y - 10.0 * k, 2.2 * k + 0.6, 1.9 * k + 0.5),
            colour,
            0.95,
        );
        s.flat(
            &ellipse(x, y - 10.4 * k, 0.8 * k, 0.7 * k),
            mix(colour, 0xfff0a0, 0.7),
            0.9,
        );
    }
}

/// One large flower seen from the front, 100 units high, its stem on the place's point.
pub fn flower(s: &mut Studio, place: Place, petals: Hex, heart: Hex, leaf: Hex) {
    s.at(place, |s| {
        let green = s.mat(leaf).round(4.0, 1.0).wobble(0.4);
        s.lit(
            &limb(&[(0.0, 0.0, 2.4), (3.0, -36.0, 2.0), (0.0, -74.0, 1.8)]),
            &green,
        );
        for side in [-1.0, 1.0] {
            s.lit(
                &limb(&[
                    (1.0, -14.0, 1.0),
                    (side * 14.0, -26.0, 5.0),
                    (side * 24.0, -40.0, 0.6),
                ]),
                &green,
            );
        }
        let petal = s
            .mat(petals)
            .round(8.0, 0.9)
            .texture(0.14, 0.08, 0.08)
            .wobble(0.4);
        for i in 0..8 {
            let (sin, cos) = (i as f32 / 8.0 * TAU).sin_cos();
            s.lit(
                &limb(&[
                    (cos * 4.0, -78.0 + sin * 4.0, 3.0),
                    (cos * 13.0, -78.0 + sin * 13.0, 6.0),
                    (cos * 21.0, -78.0 + sin * 21.0, 2.5),
                ]),
                &petal,
            );
        }
        let button = s.mat(heart).round(6.0, 1.1).texture(0.3, 0.3, 0.3);
        s.lit(&ellipse(0.0, -78.0, 7.0, 7.0), &button);
    });
}

/// A mushroom, 60 units high; `spots` on its cap if there are any.
pub fn mushroom(s: &mut Studio, place: Place, cap: Hex, spots: Option<Hex>) {
    s.at(place, |s| {
        let flesh = s.mat(0xefe2cc).round(9.0, 1.1).texture(0.1, 0.1, 0.03);
        s.lit(
            &limb(&[(0.0, 0.0, 11.0), (1.0, -20.0, 8.0), (0.0, -40.0, 8.0)]),
            &flesh,
        );
        let skin = s
            .mat(cap)
            .round(20.0, 1.1)
            .texture(0.12, 0.05, 0.05)
            .rim(0.9);
        let top = s.lit(
            &blob(&[
                (-36.0, -32.0),
                (-28.0, -50.0),
                (0.0, -64.0),
                (28.0, -50.0),
                (36.0, -32.0),
                (18.0, -27.0),
                (0.0, -26.0),
                (-18.0, -27.0),
            ]),
            &skin,
        );
        if let Some(colour) = spots {
            for (x, y, r) in [
                (-16.0, -46.0, 4.5),
                (2.0, -54.0, 5.0),
                (18.0, -43.0, 4.0),
                (-2.0, -38.0, 3.5),
                (-27.0, -36.0, 2.6),
            ] {
                s.tint(&top, &ellipse(x, y, r * 1.15, r), colour, 0.5, 0.95);
            }
        }
    });
}

/// A fern, 100 units high, leaning to the right.
pub fn fern(s: &mut Studio, place: Place, colour: Hex) {
    s.at(place, |s| {
        let green = s
            .mat(colour)
            .round(4.0, 0.9)
            .wobble(0.4)
            .texture(0.15, 0.1, 0.1);
        let spine = |t: f32| (46.0 * t * t, -100.0 * t + 22.0 * t * t);
        for i in 0..14 {
            let t = i as f32 / 13.0;
            let (x, y) = spine(t);
            let reach = 26.0 * (1.0 - t * 0.85);
            for side in [-1.0, 1.0] {
                s.lit(
                    &limb(&[
                        (x, y, 1.4),
                        (x + side * reach * 0.6, y - 5.0, 2.6 * (1.1 - t)),
                        (x + side * reach, y + 1.0, 0.3),
                    ]),
                    &green,
                );
            }
        }
        let (a, b, c) = (spine(0.0), spine(0.5), spine(1.0));
        s.lit(
            &limb(&[(a.0, a.1, 2.0), (b.0, b.1, 1.4), (c.0, c.1, 0.4)]),
            &green,
        );
    });
}

/// A cactus with two arms, 100 units high; `flower` crowns it.
pub fn cactus(s: &mut Studio, place: Place, colour: Hex, flower: Option<Hex>) {
    s.at(place, |s| {
        let flesh = s
            .mat(colour)
            .round(11.0, 1.2)
            .texture(0.2, 0.25, 0.02)
            .rim(0.9);
        for (side, low, high) in [(-1.0, -38.0, -72.0), (1.0, -50.0, -84.0)] {
            s.lit(
                &limb(&[
                    (0.0, low, 7.0),
                    (side * 24.0, low - 1.0, 7.0),
                    (side * 27.0, high, 6.0),
                ]),
                &flesh,
            );
        }
        let body = s.lit(
            &limb(&[(0.0, 0.0, 11.0), (0.0, -50.0, 13.0), (0.0, -90.0, 10.0)]),
            &flesh,
        );
        for x in [-7.0, 0.0, 7.0] {
            s.shade_on(
                &body,
                &limb(&[(x, 0.0, 0.8), (x, -96.0, 0.6)]),
                0x203020,
                1.0,
                0.5,
            );
        }
        if let Some(petals) = flower {
            s.flat(&star(0.0, -102.0, 11.0, 7, 0.5), petals, 1.0);
            s.flat(&ellipse(0.0, -102.0, 3.5, 3.5), 0xffe48a, 1.0);
        }
    });
}

/// A single leaf, 60 long, its stalk at the place's point, pointing up.
pub fn leaf(s: &mut Studio, place: Place, colour: Hex) {
    s.at(place, |s| {
        let blade = s
            .mat(colour)
            .round(9.0, 0.9)
            .texture(0.16, 0.06, 0.12)
            .wobble(0.5);
        let m = s.lit(
            &blob(&[
                (0.0, -8.0),
                (-15.0, -22.0),
                (-16.0, -40.0),
                (0.0, -62.0),
                (16.0, -40.0),
                (15.0, -22.0),
            ]),
            &blade,
        );
        let vein = mix(colour, 0xfff0c0, 0.45);
        s.tint(
            &m,
            &limb(&[(0.0, 0.0, 0.8), (0.0, -58.0, 0.4)]),
            vein,
            0.3,
            0.9,
        );
        for i in 0..4 {
            let y = -18.0 - 9.0 * i as f32;
            for side in [-1.0, 1.0] {
                s.tint(
                    &m,
                    &limb(&[(0.0, y, 0.6), (side * 11.0, y - 9.0, 0.2)]),
                    vein,
                    0.2,
                    0.7,
                );
            }
        }
        s.line(
            &[(0.0, 0.0), (0.0, -10.0)],
            mix(colour, 0x302018, 0.4),
            1.6,
            1.0,
        );
    });
}

/// A drift of leaves on the air or the ground within a box.
pub fn fallen_leaves(
    s: &mut Studio,
    from: (f32, f32),
    to: (f32, f32),
    count: usize,
    colours: &[Hex],
    seed: u64,
) {
    let mut dice = Dice::new(seed);
    for _ in 0..count {
        let place = at(dice.range(from.0, to.0), dice.range(from.1, to.1))
            .size(dice.range(0.12, 0.3))
            .turn(dice.range(0.0, 360.0));
        leaf(s, place, dice.pick(colours));
    }
}
