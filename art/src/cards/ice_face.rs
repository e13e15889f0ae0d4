//! A frozen lake from above. A skater's blades have drawn a face as large as the lake, and under
//! the ice its eyes have opened. They look at the skater.

use crate::prelude::*;

pub(super) const CARD: Card = Card::new("ice_face", Palette::Snow, Framing::TopDown, scene)
    .ink(ink)
    .flow(flow);

const FACE: Point = (292.0, 410.0);
const SKATER: Point = (418.0, 706.0);
const EYES: [Point; 2] = [(196.0, 372.0), (388.0, 364.0)];
/// Where the skater is, seen from an eye.
const GLANCE: Point = (9.0, 11.0);

fn flow(x: f32, y: f32) -> f32 {
    flow::swirl((FACE.0, FACE.1 + 30.0), x, y)
}

fn scene(s: &mut Studio) {
    s.key(Light::From(-0.6, -0.55, 0.55));
    ice(s);
    features(s);
    for (i, at) in EYES.into_iter().enumerate() {
        eye_under_ice(s, at, if i == 0 { -1.0 } else { 1.0 });
    }
    cracks(s);
    trail(s, 1.0);
    banks(s);
    skater(s);
}

/// Deep water under clear ice, milky towards the shore; a face lies in it, pale as a drowned moon.
fn ice(s: &mut Studio) {
    let deep = Ramp::even(&[0x1c3c68, 0x2c5884, 0x4a7ea4, 0x84b0c8, 0xc0d8e4]);
    s.backdrop(|x, y| {
        let (dx, dy) = ((x - FACE.0) / 300.0, (y - FACE.1 - 20.0) / 420.0);
        let d = dx.hypot(dy);
        let cloud = warp(x * 0.006, y * 0.006, 5, 3, 1.6);
        let vein = smooth(0.07, 0.0, warp(x * 0.007, y * 0.007, 4, 31, 2.2).abs());
        deep.at(0.16 + 0.42 * smooth(0.5, 1.3, d) + 0.13 * cloud + 0.1 * vein)
    });
    let pale = blob(&[
        (300.0, 120.0),
        (420.0, 150.0),
        (492.0, 270.0),
        (490.0, 430.0),
        (440.0, 590.0),
        (360.0, 690.0),
        (290.0, 716.0),
        (220.0, 690.0),
        (140.0, 590.0),
        (96.0, 430.0),
        (98.0, 270.0),
        (176.0, 150.0),
    ]);
    s.soft(&pale, 0xa4cce0, 34.0, 0.34);
}

/// Brow, nose, cheeks and lips, guessed at under the ice.
fn features(s: &mut Studio) {
    for (i, (x, y)) in EYES.into_iter().enumerate() {
        let side = if i == 0 { -1.0 } else { 1.0 };
        s.soft(
            &ellipse(x + side * 6.0, y - 4.0, 76.0, 50.0),
            0x1c3a66,
            18.0,
            0.5,
        );
        s.soft(
            &ellipse(x + side * 26.0, y + 118.0, 46.0, 36.0),
            0xdcecf0,
            22.0,
            0.38,
        );
    }
    s.soft(
        &limb(&[
            (290.0, 330.0, 12.0),
            (284.0, 430.0, 18.0),
            (286.0, 500.0, 30.0),
        ]),
        0xdcecf0,
        14.0,
        0.42,
    );
    s.soft(&ellipse(292.0, 536.0, 40.0, 10.0), 0x1c3a66, 9.0, 0.5);
    s.soft(&ellipse(296.0, 604.0, 78.0, 24.0), 0xb48ca4, 14.0, 0.5);
    s.soft(&ellipse(296.0, 650.0, 46.0, 12.0), 0x1c3a66, 10.0, 0.4);
}

/// An eye wide awake, with ice above it.
fn eye_under_ice(s: &mut Studio, (x, y): Point, side: f32) {
    let lids = blob(&[
        (x - 66.0, y + 8.0),
        (x - 34.0, y - 24.0),
        (x + 4.0, y - 34.0),
        (x + 40.0, y - 22.0),
        (x + 66.0, y + 6.0),
        (x + 34.0, y + 26.0),
        (x - 6.0, y + 32.0),
        (x - 40.0, y + 24.0),
    ]);
    let white = s
        .ramp(&[0x7c9cb8, 0xb8d0dc, 0xe8f2f2, 0xffffff])
        .round(22.0, 0.8)
        .rim(0.0);
    let ball = s.lit(&lids, &white);
    let (ix, iy) = (x + GLANCE.0 - side * 3.0, y + GLANCE.1 - 6.0);
    s.tint(&ball, &ellipse(ix, iy, 31.0, 31.0), 0x1c3448, 1.0, 1.0);
    let clip = ball.clone();
    s.tint(&clip, &ellipse(ix, iy, 28.0, 28.0), 0xd89c48, 1.0, 1.0);
    for i in 0..26 {
        let a = i as f32 / 26.0 * std::f32::consts::TAU;
        let (sin, cos) = a.sin_cos();
        let colour = if i % 2 == 0 { 0xf4cc7c } else { 0x9c5c2c };
        s.tint(
            &clip,
            &limb(&[
                (ix + 12.0 * cos, iy + 12.0 * sin, 1.6),
                (ix + 27.0 * cos, iy + 27.0 * sin, 2.0),
            ]),
            colour,
            0.8,
            0.7,
        );
    }
    s.tint(&clip, &ellipse(ix, iy, 13.5, 13.5), 0x0c1428, 1.0, 1.0);
    s.shade_on(
        &clip,
        &limb(&[
            (x - 66.0, y - 2.0, 8.0),
            (x, y - 36.0, 14.0),
            (x + 66.0, y - 4.0, 8.0),
        ]),
        0x4a6c98,
        8.0,
        0.8,
    );
    s.flat(&ellipse(ix - 10.0, iy - 11.0, 6.0, 5.0), 0xffffff, 1.0);
    s.detail(x, y, 62.0);
}

/// Cracks that run from under the lashes, and bubbles frozen on their way up.
fn cracks(s: &mut Studio) {
    let mut dice = Dice::new(19);
    for (x, y, angle) in [
        (120.0f32, 404.0f32, 2.6f32),
        (466.0, 402.0, 0.5),
        (300.0, 290.0, -1.4),
    ] {
        let (mut x, mut y, mut angle) = (x, y, angle);
        let mut points = vec![(x, y)];
        for _ in 0..6 {
            angle += dice.range(-0.5, 0.5);
            x += 26.0 * angle.cos();
            y += 26.0 * angle.sin();
            points.push((x, y));
        }
        s.edges(&points, 0xd8ecf4, 2.0, 0.55);
    }
    for _ in 0..44 {
        let (x, y) = (dice.range(70.0, 540.0), dice.range(150.0, 780.0));
        let r = dice.range(1.6, 4.6);
        s.soft(&ellipse(x, y, r, r * 0.9), 0xe8f6fa, 1.0, 0.45);
    }
}

/// The lines of the face as one long skate: outline, brows, lids, nose, mouth, hair.
fn strokes() -> Vec<Vec<Point>> {
    let mut all: Vec<Vec<Point>> = vec![
        // Outline of the face, once round and on to the skater.
        vec![
            (470.0, 250.0),
            (492.0, 340.0),
            (486.0, 450.0),
            (456.0, 560.0),
            (400.0, 650.0),
            (330.0, 712.0),
            (286.0, 722.0),
            (232.0, 704.0),
            (160.0, 620.0),
            (112.0, 500.0),
            (96.0, 370.0),
            (112.0, 250.0),
            (176.0, 158.0),
            (290.0, 122.0),
            (404.0, 150.0),
            (466.0, 236.0),
            (476.0, 300.0),
        ],
        // Nose, in one go with the left brow.
        vec![
            (112.0, 330.0),
            (146.0, 296.0),
            (206.0, 290.0),
            (254.0, 318.0),
            (268.0, 380.0),
            (256.0, 460.0),
            (240.0, 508.0),
            (252.0, 534.0),
            (288.0, 528.0),
            (300.0, 542.0),
            (334.0, 528.0),
            (338.0, 506.0),
            (324.0, 480.0),
        ],
        // Right brow.
        vec![
            (318.0, 318.0),
            (372.0, 284.0),
            (430.0, 286.0),
            (470.0, 318.0),
        ],
        // Lips; the last line leads to where the skater is now.
        vec![
            (206.0, 602.0),
            (250.0, 580.0),
            (284.0, 574.0),
            (298.0, 582.0),
            (314.0, 573.0),
            (350.0, 580.0),
            (390.0, 600.0),
            (344.0, 630.0),
            (296.0, 640.0),
            (250.0, 628.0),
            (206.0, 602.0),
            (260.0, 604.0),
            (298.0, 610.0),
            (344.0, 602.0),
            (402.0, 596.0),
            (470.0, 622.0),
            (478.0, 680.0),
            (SKATER.0 + 6.0, SKATER.1 + 8.0),
        ],
    ];
    for (i, (x, y)) in EYES.into_iter().enumerate() {
        let side = if i == 0 { -1.0 } else { 1.0 };
        all.push(vec![
            (x - 74.0, y + 10.0),
            (x - 36.0, y - 26.0),
            (x + 4.0, y - 38.0),
            (x + 44.0, y - 24.0),
            (x + 74.0, y + 8.0),
            (x + 36.0, y + 28.0),
            (x - 6.0, y + 36.0),
            (x - 44.0, y + 26.0),
            (x - 74.0, y + 10.0),
        ]);
        all.push(vec![
            (x - 64.0, y - 22.0),
            (x - 20.0, y - 52.0),
            (x + 24.0, y - 52.0),
            (x + 66.0, y - 22.0 - side),
        ]);
    }
    // Hair: long loops from a parting, each one skated for the pleasure of it.
    let mut dice = Dice::new(23);
    for k in 0..6 {
        let r = k as f32;
        for side in [-1.0, 1.0] {
            let mut stray = |reach: f32| dice.range(-reach, reach);
            let out = 196.0 + 9.0 * r;
            let x = |d: f32| FACE.0 + 2.0 + side * d;
            // On the right the skater is still busy.
            let end = if side < 0.0 {
                560.0 + 36.0 * r
            } else {
                540.0 + 16.0 * r
            };
            all.push(vec![
                (x(-6.0 + 4.0 * r), 176.0 - 16.0 * r),
                (x(64.0), 132.0 - 9.0 * r + stray(4.0)),
                (x(out - 46.0 + stray(6.0)), 196.0 - 14.0 * r),
                (x(out + 14.0 + stray(6.0)), 300.0 + stray(12.0)),
                (x(out + 22.0 + stray(8.0)), 410.0 + stray(16.0)),
                (x(out - 6.0 + stray(12.0)), 500.0 + 8.0 * r),
                (x(out + 18.0 + stray(10.0)), end),
                (x(out + 10.0 + stray(8.0)), end + 40.0),
            ]);
        }
    }
    all
}

/// Two blades leave two lines, with snow thrown up along the outer one.
fn trail(s: &mut Studio, alpha: f32) {
    for line in strokes() {
        s.line(&line, 0x2c5484, 6.0, 0.3 * alpha);
        s.line(&line, 0xf6fbfd, 3.4, 0.95 * alpha);
        let beside: Vec<Point> = line.iter().map(|p| (p.0 + 5.0, p.1 - 3.4)).collect();
        s.line(&beside, 0xd4e6ee, 1.8, 0.8 * alpha);
    }
}

/// Snowy banks with firs seen from above, their shadows on the snow.
fn banks(s: &mut Studio) {
    let shore = rect(-60.0, -60.0, 720.0, 1020.0).with_hole(&blob(&[
        (300.0, 26.0),
        (452.0, 40.0),
        (560.0, 120.0),
        (600.0, 250.0),
        (584.0, 420.0),
        (606.0, 560.0),
        (560.0, 720.0),
        (470.0, 812.0),
        (330.0, 850.0),
        (190.0, 822.0),
        (70.0, 760.0),
        (10.0, 620.0),
        (22.0, 460.0),
        (-6.0, 300.0),
        (50.0, 140.0),
        (150.0, 56.0),
    ]));
    s.shade(&shore, 0x6a8cb8, 12.0, 0.55);
    let snow = s
        .mat(0xe4ebf2)
        .round(26.0, 0.9)
        .texture(0.1, 0.02, 0.02)
        .wobble(1.6)
        .rim(0.4)
        .bias(0.1);
    s.lit(&shore, &snow);
    for (x, y, r, seed) in [
        (40.0, 52.0, 60.0, 1),
        (120.0, 6.0, 46.0, 2),
        (4.0, 152.0, 40.0, 3),
        (566.0, 40.0, 56.0, 4),
        (486.0, 0.0, 40.0, 5),
        (26.0, 836.0, 66.0, 6),
        (118.0, 890.0, 50.0, 7),
        (576.0, 832.0, 62.0, 8),
        (480.0, 892.0, 48.0, 9),
        (606.0, 726.0, 36.0, 10),
    ] {
        fir_from_above(s, x, y, r, seed);
    }
}

fn fir_from_above(s: &mut Studio, x: f32, y: f32, radius: f32, seed: u64) {
    s.shade(
        &limb(&[
            (x, y, radius * 0.8),
            (x + radius * 1.1, y + radius, radius * 0.1),
        ]),
        0x6880b4,
        6.0,
        0.7,
    );
    let mut dice = Dice::new(seed);
    for (k, colour) in [(1.0, 0x2c4a54), (0.76, 0x3c5f62), (0.5, 0x56807c)] {
        let arms = 17;
        let turn = dice.range(0.0, 1.0);
        let mut shape = ellipse(x, y, radius * k * 0.5, radius * k * 0.5);
        for i in 0..arms {
            let a = (i as f32 + turn) / arms as f32 * std::f32::consts::TAU;
            let r = radius * k * dice.range(0.85, 1.1);
            shape = shape.and(&limb(&[
                (x, y, radius * k * 0.14),
                (
                    x + r * 0.6 * a.cos(),
                    y + r * 0.6 * a.sin(),
                    radius * k * 0.09,
                ),
                (x + r * a.cos(), y + r * a.sin(), 1.0),
            ]));
        }
        let needles = s.mat(colour).round(8.0, 1.0).fur(2.0).rim(0.5);
        s.lit(&shape, &needles);
    }
    let cap = s.mat(0xf2f6fa).round(8.0, 1.0).bias(0.1);
    s.lit(
        &star(x - 2.0, y - 2.0, radius * 0.3, 9, 0.6).turned(20.0),
        &cap,
    );
}

/// From above, leaning into the curve: red coat, spread arms, one leg behind.
fn skater(s: &mut Studio) {
    let (x, y) = SKATER;
    s.at(at(x, y).size(1.12).turn(-118.0), |s| {
        let coat = s
            .mat(s.tones.red)
            .round(13.0, 1.15)
            .texture(0.14, 0.05, 0.05)
            .rim(0.8);
        let dark = s.mat(0x33304a).round(6.0, 1.1).rim(0.7);
        let wool = s.mat(0xf4ecdc).round(9.0, 1.1).texture(0.2, 0.1, 0.1);
        let shadow = blob(&[
            (-52.0, -34.0),
            (0.0, -30.0),
            (40.0, -10.0),
            (64.0, 30.0),
            (30.0, 44.0),
            (-30.0, 20.0),
        ]);
        s.shade(
            &shadow.placed(at(-38.0, 24.0).turn(10.0)),
            0x2c4c84,
            6.0,
            0.7,
        );
        s.lit(
            &limb(&[(-4.0, 18.0, 8.0), (-12.0, 52.0, 6.5), (-16.0, 76.0, 5.0)]),
            &dark,
        );
        s.edges(&[(-22.0, 74.0), (-8.0, 92.0)], 0xd8e4ec, 3.0, 1.0);
        s.lit(&limb(&[(8.0, 10.0, 8.0), (16.0, 32.0, 6.5)]), &dark);
        s.edges(&[(13.0, 26.0), (20.0, 46.0)], 0xd8e4ec, 3.0, 1.0);
        s.lit(
            &blob(&[
                (-24.0, -12.0),
                (0.0, -20.0),
                (24.0, -12.0),
                (34.0, 18.0),
                (24.0, 36.0),
                (0.0, 42.0),
                (-24.0, 36.0),
                (-33.0, 18.0),
            ]),
            &coat,
        );
        for side in [-1.0, 1.0] {
            s.lit(
                &limb(&[
                    (side * 18.0, -8.0, 8.5),
                    (side * 42.0, -14.0 + side * 8.0, 7.0),
                    (side * 60.0, -10.0 + side * 16.0, 5.0),
                ]),
                &coat,
            );
            s.lit(&ellipse(side * 64.0, -9.0 + side * 17.0, 6.0, 5.4), &wool);
        }
        // Scarf on the wind of her own making, hair under a cap.
        let scarf = s.mat(0xe0a848).round(4.0, 1.1);
        s.lit(
            &limb(&[
                (0.0, -14.0, 6.0),
                (-14.0, 8.0, 6.5),
                (-8.0, 34.0, 6.0),
                (-20.0, 56.0, 5.0),
            ]),
            &scarf,
        );
        s.lit(&ellipse(0.0, -22.0, 15.0, 16.0), &wool);
        s.lit(
            &ellipse(-1.0, -23.0, 5.0, 5.0),
            &s.mat(s.tones.red).round(4.0, 1.2),
        );
    });
    s.detail(x, y, 60.0);
}

fn ink(s: &mut Studio) {
    for line in strokes() {
        s.line(&line, 0xffffff, 1.4, 0.6);
    }
    // Ice dust behind the blades.
    let mut dice = Dice::new(5);
    for _ in 0..26 {
        let (x, y) = (
            SKATER.0 + dice.range(20.0, 70.0),
            SKATER.1 + dice.range(-44.0, 24.0),
        );
        let r = dice.range(0.8, 1.9);
        s.soft(&ellipse(x, y, r, r), 0xffffff, 0.5, 0.8);
    }
}
