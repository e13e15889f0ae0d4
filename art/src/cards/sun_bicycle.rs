//! A rider in pyjamas sleeps on a bicycle whose wheels are the moon and the sun; night trails behind
//! them. The road is a ribbon that a beetle unrolls ahead.

use crate::prelude::*;

pub(super) const CARD: Card = Card::new(
    "sun_bicycle",
    Palette::ButterDaylight,
    Framing::SideView,
    scene,
)
.ink(ink)
.flow(flow);

const MOON: Point = (146.0, 572.0);
const SUN: Point = (376.0, 572.0);
const TYRE: f32 = 104.0;
const PEDALS: Point = (262.0, 588.0);
const SADDLE: Point = (204.0, 430.0);
const STEM: Point = (348.0, 428.0);
/// The ribbon still rolled up.
const ROLL: (Point, f32) = ((500.0, 640.0), 38.0);

fn flow(x: f32, y: f32) -> f32 {
    flow::swirl((300.0, 700.0), x, y)
}

fn scene(s: &mut Studio) {
    s.key(Light::From(0.6, -0.6, 0.5));
    heaven(s);
    country(s);
    ribbon(s);
    beetle(s);
    let shadow = s.tones.shadow;
    for x in [MOON.0, SUN.0] {
        s.shade(&ellipse(x - 10.0, 684.0, 74.0, 8.0), shadow, 5.0, 0.75);
    }
    moon_wheel(s);
    sun_wheel(s);
    far_leg(s);
    frame(s);
    rider(s);
}

/// Morning to the right, and a remainder of night to the left.
fn heaven(s: &mut Studio) {
    sky::sky(s, 0, 720.0, 0.35);
    let night = Ramp::even(&[0x1c2c5c, 0x3a4a80, 0x7a6a98, 0xc890a0, 0xf4c49c]);
    s.repaint(|x, y, c| {
        let edge = x + 0.30 * y + 70.0 * warp(x * 0.004, y * 0.004, 4, 7, 1.3);
        let k = smooth(470.0, 60.0, edge);
        c.blend(night.at((x + 0.3 * y) / 520.0), k)
    });
    let mut dice = Dice::new(4);
    for _ in 0..60 {
        let (x, y) = (dice.range(0.0, 240.0), dice.range(0.0, 520.0));
        let k = smooth(330.0, 40.0, x + 0.3 * y);
        s.glow(x, y, dice.range(1.2, 2.6), 0xfff4d0, k);
        s.glow(x, y, 8.0, 0xfff4d0, 0.3 * k);
    }
    sky::cloud(s, 500.0, 210.0, 300.0, 86.0, 5);
    sky::cloud(s, 330.0, 130.0, 200.0, 50.0, 8);
    sky::cloud(s, 580.0, 420.0, 220.0, 60.0, 11);
    let dusk = [0x34406c, 0x6a6490, 0xb48ca4, 0xf0c4b0];
    sky::cloud_of(s, (60.0, 330.0), (230.0, 60.0), &dusk, 0.85, 14);
}

fn country(s: &mut Studio) {
    let t = s.tones;
    for (y, colour, seed) in [
        (700.0, 0xc8c490, 3),
        (752.0, 0xa8b468, 8),
        (822.0, 0x84984e, 13),
    ] {
        let hill = s
            .mat(colour)
            .round(60.0, 0.5)
            .rim(0.3)
            .texture(0.18, 0.012, 0.05);
        s.lit(&land::ridge_line(y, 60.0, 0.006, seed), &hill);
        s.mist(y + 10.0, y + 60.0, t.mist, 0.3);
        let mut dice = Dice::new(u64::from(seed));
        for _ in 0..7 {
            let (x, foot) = (dice.range(0.0, 600.0), y + dice.range(24.0, 46.0));
            let size = (y - 600.0) * 0.0026;
            if dice.chance(0.4) {
                let lamp = (x < 230.0).then_some(t.lamp);
                buildings::house(s, at(x, foot).size(size * 0.8), t.cream, t.red, lamp);
            } else {
                plants::toy_tree(s, at(x, foot).size(size), t.leaf);
            }
        }
    }
    // Evening lies on the left of it.
    s.repaint(|x, y, c| {
        let k = smooth(690.0, 760.0, y) * smooth(330.0, -60.0, x);
        c.blend(c.multiply(rgb(0x5c5c98)), k * 0.85)
    });
}

/// The middle of the ribbon's near and far edge.
fn ribbon_at(x: f32) -> f32 {
    686.0 + 7.0 * (x * 0.02).sin() + 0.0042 * (130.0 - x).max(0.0).powi(2)
}

/// A satin road: it comes up out of the dark, runs level under the wheels and ends in a roll.
fn ribbon(s: &mut Studio) {
    let satin = s
        .mat(0xc0463a)
        .round(12.0, 1.0)
        .texture(0.16, 0.01, 0.10)
        .rim(0.6);
    // Its shadow on the hills far below.
    s.shade(
        &limb(&[
            (-30.0, 838.0, 13.0),
            (120.0, 822.0, 9.0),
            (300.0, 828.0, 9.0),
            (500.0, 818.0, 8.0),
        ]),
        0x6c6c58,
        7.0,
        0.5,
    );
    // The level run.
    let mut top: Vec<Point> = (0..=16)
        .map(|i| {
            let x = -40.0 + i as f32 * (ROLL.0.0 + 40.0) / 16.0;
            (x, ribbon_at(x) - 17.0)
        })
        .collect();
    top.extend((0..=16).rev().map(|i| {
        let x = -40.0 + i as f32 * (ROLL.0.0 + 40.0) / 16.0;
        (x - 12.0, ribbon_at(x) + 20.0)
    }));
    s.lit(&poly(&top).moved(4.0, 7.0), &satin.clone().bias(-0.3));
    let m = s.lit(&poly(&top), &satin.clone().bias(0.08));
    for i in 0..9 {
        let x = -10.0 + 58.0 * i as f32;
        let y = ribbon_at(x);
        s.shade_on(
            &m,
            &limb(&[(x, y - 18.0, 3.0), (x - 14.0, y + 22.0, 6.0)]),
            0x7a3048,
            6.0,
            0.4,
        );
    }
    let dusk = poly(&[
        (-40.0, 600.0),
        (190.0, 600.0),
        (120.0, 860.0),
        (-40.0, 860.0),
    ]);
    s.shade_on(&m, &dusk, 0x5c5090, 40.0, 0.7);
    for (dy, width) in [(-12.0, 1.8), (14.0, 2.4)] {
        let hem: Vec<(f32, f32, f32)> = (0..=16)
            .map(|i| {
                let x = -40.0 + 34.0 * i as f32;
                (x, ribbon_at(x) + dy, width)
            })
            .collect();
        s.tint(&m, &limb(&hem), 0xf8d078, 0.6, 0.95);
    }
    // The roll, seen from its end: a thick drum with a spiral.
    let ((x, y), r) = ROLL;
    s.shade(
        &ellipse(x - 10.0, y + r + 8.0, 60.0, 9.0),
        0x5c3c58,
        6.0,
        0.7,
    );
    s.lit(
        &ellipse(x - 9.0, y + 1.0, r, r).and(&ellipse(x + 9.0, y + 5.0, r, r)),
        &satin.clone().bias(-0.12),
    );
    let end = s.lit(&ellipse(x + 10.0, y + 6.0, r - 1.0, r - 1.0), &satin);
    let mut spiral = Vec::new();
    for i in 0..70 {
        let k = i as f32 / 69.0;
        let (sin, cos) = (k * 24.0 + 1.6).sin_cos();
        let q = (r - 2.0) * (1.0 - 0.92 * k);
        spiral.push((x + 10.0 + q * cos, y + 6.0 + q * sin, 1.5));
    }
    s.tint(&end, &limb(&spiral), 0x7a2430, 0.4, 0.9);
}

/// It rolls the road as its cousins roll dung: head down, hind legs against the roll.
fn beetle(s: &mut Studio) {
    s.at(at(556.0, 688.0).size(1.12), |s| {
        let leg = s.mat(0x2a3038).round(2.5, 1.0).wobble(0.2);
        for (a, b, c) in [
            ((-10.0, -24.0), (-26.0, -40.0), (-30.0, -60.0)),
            ((-4.0, -22.0), (-20.0, -24.0), (-32.0, -38.0)),
            ((6.0, -14.0), (2.0, -6.0), (-6.0, 6.0)),
            ((16.0, -12.0), (22.0, -4.0), (28.0, 7.0)),
        ] {
            s.lit(
                &limb(&[(a.0, a.1, 3.0), (b.0, b.1, 2.6), (c.0, c.1, 1.8)]),
                &leg,
            );
        }
        let shell = s
            .mat(0x2c6068)
            .round(14.0, 1.3)
            .texture(0.1, 0.1, 0.05)
            .rim(1.0);
        let m = s.lit(
            &blob(&[
                (-20.0, -42.0),
                (-10.0, -56.0),
                (8.0, -54.0),
                (24.0, -36.0),
                (30.0, -16.0),
                (20.0, -6.0),
                (0.0, -12.0),
                (-16.0, -24.0),
            ]),
            &shell,
        );
        s.shade_on(
            &m,
            &limb(&[(-16.0, -50.0, 1.0), (6.0, -38.0, 1.2), (24.0, -12.0, 1.0)]),
            0x14282c,
            0.8,
            0.9,
        );
        s.lit(
            &blob(&[
                (18.0, -22.0),
                (32.0, -18.0),
                (38.0, -4.0),
                (28.0, 3.0),
                (16.0, -4.0),
            ]),
            &shell.clone().bias(-0.12),
        );
        s.flat(&ellipse(32.0, -4.0, 2.2, 2.2), 0xf8e8b0, 1.0);
        s.detail(0.0, -28.0, 50.0);
    });
}

fn tyre(s: &mut Studio, (x, y): Point) {
    let rubber = s.mat(0x4a3440).round(6.0, 1.2).rim(0.8);
    let rim = s.mat(0xd8a850).round(3.0, 1.2);
    s.lit(
        &ellipse(x, y, TYRE + 7.0, TYRE + 7.0).with_hole(&ellipse(x, y, TYRE - 5.0, TYRE - 5.0)),
        &rubber,
    );
    s.lit(
        &ellipse(x, y, TYRE - 4.0, TYRE - 4.0).with_hole(&ellipse(x, y, TYRE - 10.0, TYRE - 10.0)),
        &rim,
    );
}

/// A disc of night with a crescent that turns with it.
fn moon_wheel(s: &mut Studio) {
    let (x, y) = MOON;
    let m = s.mask(&ellipse(x, y, TYRE, TYRE), 0.0);
    let night = Ramp::even(&[0x34508c, 0x1f3470, 0x121c4c]);
    s.fill(&m, |px, py, _| {
        let d = (px - x).hypot(py - y) / TYRE;
        night.at(d + 0.1 * warp(px * 0.01, py * 0.01, 4, 3, 1.2))
    });
    for i in 0..16 {
        let a = i as f32 / 16.0 * std::f32::consts::TAU;
        let (sin, cos) = a.sin_cos();
        s.line(
            &[
                (x + 20.0 * cos, y + 20.0 * sin),
                (x + 98.0 * cos, y + 98.0 * sin),
            ],
            0x8ca0c0,
            2.0,
            0.4,
        );
    }
    let mut dice = Dice::new(6);
    for _ in 0..22 {
        let (a, r) = (
            dice.range(0.0, std::f32::consts::TAU),
            dice.range(30.0, 90.0),
        );
        s.glow(x + r * a.cos(), y + r * a.sin(), 2.0, 0xfff4d0, 0.9);
    }
    s.at(at(x, y).turn(-20.0), |s| {
        let pale = s
            .ramp(&[0xa89c90, 0xe4d8b0, 0xfff6dc, 0xfffdf2])
            .round(26.0, 0.8)
            .texture(0.2, 0.04, 0.04)
            .light(Light::From(-0.8, -0.2, 0.4));
        let crescent = blob(&[
            (34.0, -84.0),
            (-22.0, -86.0),
            (-72.0, -50.0),
            (-90.0, 0.0),
            (-72.0, 50.0),
            (-22.0, 86.0),
            (34.0, 84.0),
            (-2.0, 58.0),
            (-20.0, 22.0),
            (-20.0, -22.0),
            (-2.0, -58.0),
        ]);
        s.glow(-40.0, 0.0, 100.0, 0xfff0c0, 0.35);
        let m = s.lit(&crescent, &pale);
        for (cx, cy, r) in [
            (-54.0, -30.0, 11.0),
            (-48.0, 26.0, 15.0),
            (-14.0, -70.0, 8.0),
        ] {
            s.shade_on(&m, &ellipse(cx, cy, r, r * 0.9), 0xa89c98, 3.0, 0.7);
        }
    });
    tyre(s, MOON);
    s.detail(x, y, 90.0);
}

/// A disc of day; the sun's rays are the spokes.
fn sun_wheel(s: &mut Studio) {
    let (x, y) = SUN;
    s.glow(x, y, 190.0, 0xffd878, 0.5);
    let m = s.mask(&ellipse(x, y, TYRE, TYRE), 0.0);
    let day = Ramp::even(&[0xfff0b0, 0xfbd888, 0x9cc8c0, 0x68a8b4]);
    s.fill(&m, |px, py, _| day.at((px - x).hypot(py - y) / TYRE));
    let gold = s
        .ramp(&[0xc87828, 0xe8a038, 0xf8c858, 0xffe890])
        .round(6.0, 1.0)
        .texture(0.1, 0.03, 0.03);
    for i in 0..16 {
        s.at(at(x, y).turn(360.0 / 16.0 * i as f32 + 6.0), |s| {
            let ray = if i % 2 == 0 {
                limb(&[(0.0, -46.0, 11.0), (5.0, -70.0, 7.0), (-2.0, -96.0, 1.2)])
            } else {
                limb(&[(0.0, -46.0, 9.0), (0.0, -80.0, 1.0)])
            };
            s.lit(&ray, &gold);
        });
    }
    let disc = s
        .ramp(&[0xe09838, 0xf8c450, 0xffe488, 0xfffbe0])
        .round(40.0, 0.8)
        .texture(0.12, 0.02, 0.02)
        .light(Light::From(0.4, -0.6, 0.6));
    s.lit(&ellipse(x, y, 52.0, 52.0), &disc);
    tyre(s, SUN);
    s.detail(x, y, 90.0);
}

fn frame(s: &mut Studio) {
    let paint = s.mat(0x2f7480).round(5.0, 1.3).rim(0.9).wobble(0.4);
    let steel = s.mat(0xb8b0a8).round(4.0, 1.3).wobble(0.3);
    let tube = |s: &mut Studio, a: Point, b: Point, w: f32| {
        s.lit(&limb(&[(a.0, a.1, w), (b.0, b.1, w)]), &paint);
    };
    let seat_post = (214.0, 448.0);
    tube(s, MOON, PEDALS, 5.0);
    tube(s, MOON, (222.0, 474.0), 4.6);
    tube(s, (222.0, 474.0), (350.0, 470.0), 6.0);
    tube(s, PEDALS, (354.0, 486.0), 6.6);
    tube(s, PEDALS, seat_post, 6.0);
    s.lit(
        &limb(&[
            (STEM.0, STEM.1, 6.0),
            (356.0, 486.0, 7.0),
            (366.0, 536.0, 6.0),
            (SUN.0, SUN.1, 5.0),
        ]),
        &paint,
    );
    for p in [MOON, SUN] {
        s.lit(&ellipse(p.0, p.1, 10.0, 10.0), &steel);
    }
    // Chain wheel and cranks.
    s.lit(
        &star(PEDALS.0, PEDALS.1, 27.0, 18, 0.86)
            .with_hole(&ellipse(PEDALS.0, PEDALS.1, 15.0, 15.0)),
        &steel,
    );
    s.line(
        &[(MOON.0, MOON.1 - 8.0), (PEDALS.0, PEDALS.1 - 24.0)],
        0x4a4048,
        2.6,
        0.9,
    );
    s.line(
        &[(MOON.0, MOON.1 + 8.0), (PEDALS.0, PEDALS.1 + 24.0)],
        0x4a4048,
        2.6,
        0.9,
    );
    s.lit(
        &limb(&[
            (PEDALS.0, PEDALS.1, 5.0),
            (PEDALS.0 + 18.0, PEDALS.1 + 44.0, 4.0),
        ]),
        &steel,
    );
    // Saddle and handlebars.
    let leather = s.mat(0x7a4a34).round(7.0, 1.2);
    s.lit(
        &blob(&[
            (SADDLE.0 - 40.0, SADDLE.1 + 8.0),
            (SADDLE.0 - 30.0, SADDLE.1 + 2.0),
            (SADDLE.0 + 20.0, SADDLE.1 + 8.0),
            (SADDLE.0 + 38.0, SADDLE.1 + 16.0),
            (SADDLE.0 + 4.0, SADDLE.1 + 21.0),
            (SADDLE.0 - 34.0, SADDLE.1 + 22.0),
        ]),
        &leather,
    );
    s.lit(
        &limb(&[
            (STEM.0 - 4.0, STEM.1, 4.6),
            (STEM.0 + 16.0, STEM.1 - 12.0, 4.6),
            (STEM.0 + 30.0, STEM.1 + 2.0, 4.6),
            (STEM.0 + 18.0, STEM.1 + 18.0, 4.6),
            (STEM.0 - 4.0, STEM.1 + 20.0, 5.4),
        ]),
        &steel,
    );
    s.lit(
        &ellipse(STEM.0 + 32.0, STEM.1 - 12.0, 8.0, 7.0),
        &s.mat(0xe8b048).round(5.0, 1.2),
    );
}

fn pyjamas(s: &Studio) -> Material {
    s.mat(0xe8dcc8)
        .round(18.0, 1.15)
        .texture(0.1, 0.03, 0.03)
        .rim(0.8)
}

fn far_leg(s: &mut Studio) {
    let cloth = pyjamas(s).bias(-0.24);
    s.lit(
        &limb(&[
            (214.0, 440.0, 26.0),
            (278.0, 478.0, 19.0),
            (250.0, 536.0, 13.0),
        ]),
        &cloth,
    );
    s.lit(
        &limb(&[
            (250.0, 538.0, 9.0),
            (262.0, 546.0, 8.0),
            (280.0, 548.0, 6.0),
        ]),
        &s.mat(0x8a4038).round(6.0, 1.1).bias(-0.15),
    );
}

/// Folded over the handlebars with the cheek on the arms; the nightcap streams behind.
fn rider(s: &mut Studio) {
    let t = s.tones;
    let cloth = pyjamas(s);
    let skin = s.mat(t.skin).round(14.0, 1.0).wobble(0.4);
    let stripe = |s: &mut Studio, on: &Mask, path: &[(f32, f32, f32)]| {
        s.tint(on, &limb(path), 0x7c94b8, 0.8, 0.85);
    };
    // Near leg, knee forward, foot on the low pedal.
    let leg = limb(&[
        (206.0, 436.0, 31.0),
        (262.0, 470.0, 25.0),
        (296.0, 506.0, 20.0),
        (290.0, 560.0, 15.5),
        (278.0, 610.0, 13.0),
    ]);
    let m = s.lit(&leg, &cloth);
    for k in [-14.0, -4.0, 6.0, 15.0] {
        stripe(
            s,
            &m,
            &[
                (200.0, 440.0 + k * 1.6, 1.8),
                (262.0, 472.0 + k * 1.3, 1.8),
                (294.0 - k * 0.4, 510.0 + k * 0.6, 1.8),
                (290.0 - k, 560.0, 1.8),
                (278.0 - k * 0.9, 614.0, 1.8),
            ],
        );
    }
    let slipper = s.mat(0xb84a3c).round(7.0, 1.2).rim(0.7);
    s.lit(
        &blob(&[
            (262.0, 616.0),
            (280.0, 612.0),
            (298.0, 622.0),
            (318.0, 628.0),
            (318.0, 637.0),
            (290.0, 638.0),
            (262.0, 636.0),
        ]),
        &slipper,
    );
    // Back and shoulders.
    let back = s.lit(
        &blob(&[
            (172.0, 446.0),
            (170.0, 410.0),
            (190.0, 372.0),
            (228.0, 340.0),
            (276.0, 328.0),
            (316.0, 340.0),
            (338.0, 366.0),
            (332.0, 392.0),
            (300.0, 398.0),
            (268.0, 408.0),
            (246.0, 436.0),
            (226.0, 462.0),
            (192.0, 464.0),
        ]),
        &cloth.clone().round(34.0, 1.1),
    );
    for k in 0..7 {
        let u = k as f32 * 15.0;
        stripe(
            s,
            &back,
            &[
                (172.0 + u * 0.9, 470.0 - u * 0.1, 2.0),
                (176.0 + u * 1.0, 410.0 - u * 0.2, 2.0),
                (214.0 + u * 0.9, 350.0 + u * 0.28, 2.0),
                (290.0 + u * 0.4, 322.0 + u * 0.9, 2.0),
                (344.0, 350.0 + u * 0.8, 2.0),
            ],
        );
    }
    s.shade_on(
        &back,
        &limb(&[
            (226.0, 462.0, 8.0),
            (250.0, 424.0, 10.0),
            (300.0, 398.0, 8.0),
        ]),
        0x5c5478,
        8.0,
        0.6,
    );
    // Arms crossed on the bars.
    s.lit(
        &limb(&[
            (316.0, 372.0, 16.0),
            (334.0, 414.0, 13.0),
            (372.0, 424.0, 10.0),
        ]),
        &cloth.clone().round(10.0, 1.1).bias(-0.06),
    );
    s.lit(&ellipse(379.0, 424.0, 11.0, 9.0), &skin);
    // Head, face down to the right, asleep.
    let head = s.lit(
        &blob(&[
            (322.0, 376.0),
            (322.0, 350.0),
            (342.0, 332.0),
            (368.0, 334.0),
            (386.0, 352.0),
            (391.0, 370.0),
            (399.0, 381.0),
            (391.0, 388.0),
            (388.0, 402.0),
            (370.0, 414.0),
            (344.0, 410.0),
            (328.0, 396.0),
        ]),
        &skin.clone().round(24.0, 1.0),
    );
    s.tint(&head, &ellipse(374.0, 392.0, 10.0, 8.0), 0xe08070, 5.0, 0.6);
    s.line(
        &[(367.0, 374.0), (375.0, 379.0), (384.0, 376.0)],
        0x5a3430,
        2.4,
        0.9,
    );
    s.line(&[(378.0, 400.0), (385.0, 399.0)], 0x8c4c44, 2.2, 0.8);
    s.lit(
        &ellipse(342.0, 382.0, 7.0, 10.0),
        &skin.clone().round(5.0, 1.2),
    );
    let hair = s.mat(0x6a4430).round(6.0, 1.1).texture(0.2, 0.1, 0.1);
    s.lit(
        &limb(&[
            (330.0, 392.0, 7.0),
            (326.0, 372.0, 8.0),
            (334.0, 362.0, 5.0),
        ]),
        &hair,
    );
    // The cap with its tassel.
    let wool = s
        .mat(0x4a6a9c)
        .round(12.0, 1.2)
        .texture(0.14, 0.05, 0.05)
        .rim(0.8);
    let cap = s.lit(
        &blob(&[
            (322.0, 366.0),
            (340.0, 352.0),
            (366.0, 346.0),
            (388.0, 352.0),
            (378.0, 330.0),
            (352.0, 316.0),
            (316.0, 308.0),
            (276.0, 296.0),
            (236.0, 300.0),
            (204.0, 290.0),
            (232.0, 314.0),
            (270.0, 322.0),
            (300.0, 340.0),
        ]),
        &wool,
    );
    for (a, b) in [
        ((352.0, 312.0), (346.0, 352.0)),
        ((300.0, 300.0), (292.0, 338.0)),
        ((252.0, 292.0), (248.0, 322.0)),
    ] {
        s.tint(
            &cap,
            &limb(&[(a.0, a.1, 5.0), (b.0, b.1, 5.0)]),
            0xf4e8cc,
            0.8,
            0.85,
        );
    }
    s.lit(
        &limb(&[
            (322.0, 368.0, 6.0),
            (352.0, 352.0, 6.5),
            (388.0, 356.0, 6.0),
        ]),
        &s.mat(0xf4e8cc).round(5.0, 1.1),
    );
    s.lit(
        &ellipse(198.0, 286.0, 12.0, 11.0),
        &s.mat(0xf4e8cc).round(8.0, 1.1).fur(2.5),
    );
    s.detail(364.0, 370.0, 56.0);
}

fn ink(s: &mut Studio) {
    sky::far_birds(s, 7, (430.0, 260.0), (580.0, 330.0), 0x6a5a5c, 5);
}
