//! A cat of sandstone, as large as a hill, holds up the sun and plays with it as with a ball of
//! wool. A traveller stands below; the burning thread runs down into the open bag.

use crate::prelude::*;

pub(super) const CARD: Card = Card::new("sun_cat", Palette::RustDesert, Framing::FromBelow, scene)
    .ink(ink)
    .flow(flow);

const SUN: Point = (168.0, 216.0);
const SUN_RADIUS: f32 = 98.0;
const GROUND: f32 = 800.0;
const TRAVELLER: Point = (150.0, 838.0);
const HEAD: Point = (398.0, 262.0);

fn flow(x: f32, y: f32) -> f32 {
    if y > GROUND {
        flow::level(x, y)
    } else {
        flow::swirl(SUN, x, y)
    }
}

fn scene(s: &mut Studio) {
    s.key(Light::Lamp(SUN.0, SUN.1 + 20.0, 210.0));
    s.rim_from(-0.9, -0.3);
    s.hues(0x4a1f48, 0xffe0a0, 0xfff0b8);
    sky::halo(
        s,
        SUN,
        820.0,
        &[0xf8c070, 0xf0a05c, 0xdc7c4c, 0xb4544c, 0x843c50, 0x562a50],
    );
    s.repaint(|x, y, c| {
        let streak = warp(x * 0.004, y * 0.013, 4, 12, 1.3);
        c.screen(rgb(0xf8b070) * (0.22 * smooth(0.1, 0.7, streak)))
    });
    far_dunes(s);
    cat(s);
    sun(s);
    paw(s);
    foreground(s);
    thread(s);
    traveller(s);
}

fn far_dunes(s: &mut Studio) {
    for (y, colour, seed) in [(716.0, 0xd8885c, 4), (752.0, 0xb8603c, 8)] {
        let sand = s.mat(colour).round(50.0, 0.5).texture(0.1, 0.01, 0.03);
        s.lit(&land::ridge_line(y, 40.0, 0.006, seed), &sand);
        s.mist(y - 6.0, y + 50.0, 0xf6b880, 0.5);
    }
}

fn sandstone(s: &Studio) -> Material {
    s.mat(0xc47a4a)
        .round(70.0, 0.95)
        .texture(0.2, 0.01, 0.035)
        .rim(0.75)
        .wobble(2.0)
}

/// Beds of lighter and darker stone, and the cracks that weather leaves in them.
fn bedding(s: &mut Studio, on: &Mask) {
    s.fill(on, |x, y, c| {
        let level = y + 16.0 * fbm(x * 0.008, y * 0.008, 3, 6) + x * 0.06;
        let bed = grain(0.3, level * 0.055, 4) + 0.6 * grain(0.7, level * 0.16, 9);
        let crack = smooth(0.03, 0.0, warp(x * 0.009, y * 0.003, 2, 21, 0.8).abs());
        let c = c.blend(c.multiply(rgb(0xb87058)), sat(0.1 + 0.75 * bed));
        c.blend(c.multiply(rgb(0x8c5058)), crack * 0.16)
    });
}

fn part(s: &mut Studio, shape: &Shape, material: &Material) -> Mask {
    let m = s.lit(shape, material);
    bedding(s, &m);
    m
}

fn cat(s: &mut Studio) {
    let stone = sandstone(s);
    // The tail comes round from behind.
    part(
        s,
        &limb(&[
            (520.0, 770.0, 30.0),
            (590.0, 720.0, 30.0),
            (612.0, 610.0, 28.0),
            (584.0, 520.0, 24.0),
            (602.0, 452.0, 16.0),
        ]),
        &stone.clone().bias(-0.14),
    );
    let body = part(
        s,
        &blob(&[
            (330.0, 330.0),
            (300.0, 420.0),
            (290.0, 520.0),
            (276.0, 620.0),
            (262.0, 720.0),
            (258.0, 830.0),
            (580.0, 830.0),
            (584.0, 730.0),
            (556.0, 600.0),
            (520.0, 480.0),
            (486.0, 390.0),
            (466.0, 320.0),
        ]),
        &stone.clone().round(110.0, 0.9),
    );
    // Haunches.
    for (x, y, turn, bias) in [(526.0, 724.0, -14.0, -0.12), (300.0, 742.0, 12.0, 0.0)] {
        s.shade_on(
            &body,
            &ellipse(x, y - 12.0, 84.0, 118.0).turned(turn),
            0x8a4a50,
            18.0,
            0.75,
        );
        part(
            s,
            &ellipse(x, y + 8.0, 70.0, 104.0).turned(turn),
            &stone.clone().bias(bias),
        );
        part(
            s,
            &blob(&[
                (x - 66.0, 838.0),
                (x - 58.0, 806.0),
                (x - 10.0, 792.0),
                (x + 40.0, 806.0),
                (x + 46.0, 838.0),
            ]),
            &stone.clone().round(24.0, 1.0).bias(bias),
        );
    }
    // The leg it stands on.
    s.shade_on(
        &body,
        &limb(&[(436.0, 470.0, 60.0), (446.0, 800.0, 56.0)]),
        0x7a3c4c,
        16.0,
        0.8,
    );
    part(
        s,
        &limb(&[
            (404.0, 440.0, 66.0),
            (416.0, 580.0, 50.0),
            (416.0, 740.0, 42.0),
            (412.0, 806.0, 46.0),
        ]),
        &stone.clone().round(50.0, 1.0),
    );
    let foot = part(
        s,
        &blob(&[
            (356.0, 838.0),
            (358.0, 806.0),
            (384.0, 784.0),
            (424.0, 782.0),
            (458.0, 804.0),
            (464.0, 838.0),
        ]),
        &stone.clone().round(24.0, 1.1),
    );
    for x in [388.0, 412.0, 436.0] {
        s.shade_on(
            &foot,
            &limb(&[(x, 806.0, 2.0), (x - 3.0, 838.0, 3.4)]),
            0x6a3048,
            1.6,
            0.85,
        );
    }
    // The shoulder that reaches out for the sun.
    s.shade_on(
        &body,
        &limb(&[(360.0, 470.0, 62.0), (280.0, 540.0, 54.0)]),
        0x7a3c4c,
        20.0,
        0.7,
    );
    part(
        s,
        &limb(&[
            (372.0, 420.0, 62.0),
            (292.0, 474.0, 52.0),
            (222.0, 460.0, 44.0),
            (180.0, 396.0, 38.0),
            (176.0, 348.0, 38.0),
        ]),
        &stone.clone().round(44.0, 1.0),
    );
    head(s);
}

fn head(s: &mut Studio) {
    let stone = sandstone(s);
    let (x, y) = HEAD;
    s.at(at(x, y).turn(-9.0), |s| {
        s.shade(&ellipse(8.0, 96.0, 112.0, 40.0), 0x7a3c4c, 18.0, 0.7);
        for side in [-1.0, 1.0] {
            let ear = part(
                s,
                &blob(&[
                    (side * 34.0, -76.0),
                    (side * 62.0, -128.0),
                    (side * 92.0, -166.0),
                    (side * 108.0, -150.0),
                    (side * 114.0, -90.0),
                    (side * 106.0, -26.0),
                    (side * 66.0, -40.0),
                ]),
                &stone.clone().round(22.0, 1.0),
            );
            s.shade_on(
                &ear,
                &blob(&[
                    (side * 62.0, -76.0),
                    (side * 92.0, -138.0),
                    (side * 100.0, -84.0),
                    (side * 90.0, -52.0),
                ]),
                0x8a3c44,
                7.0,
                0.85,
            );
        }
        let face = part(
            s,
            &blob(&[
                (0.0, -98.0),
                (56.0, -92.0),
                (104.0, -52.0),
                (122.0, 4.0),
                (106.0, 56.0),
                (60.0, 92.0),
                (0.0, 104.0),
                (-60.0, 92.0),
                (-106.0, 56.0),
                (-122.0, 4.0),
                (-104.0, -52.0),
                (-56.0, -92.0),
            ]),
            &stone.clone().round(74.0, 1.0),
        );
        // Brow, hollows of the eyes, muzzle.
        for side in [-1.0, 1.0] {
            s.shade_on(
                &face,
                &ellipse(side * 50.0, -8.0, 44.0, 30.0),
                0x9a4c4c,
                12.0,
                0.7,
            );
            s.shade_on(
                &face,
                &limb(&[
                    (side * 14.0, 8.0, 9.0),
                    (side * 22.0, 36.0, 7.0),
                    (side * 62.0, 62.0, 4.0),
                ]),
                0x9a4c4c,
                8.0,
                0.6,
            );
        }
        let muzzle = stone.clone().round(22.0, 1.0).bias(0.06);
        for side in [-1.0, 1.0] {
            part(
                s,
                &ellipse(side * 26.0, 56.0, 36.0, 27.0).turned(side * 14.0),
                &muzzle,
            );
        }
        part(s, &ellipse(0.0, 80.0, 24.0, 16.0), &muzzle);
        for side in [-1.0, 1.0] {
            for (dx, dy) in [(22.0, 50.0), (36.0, 56.0), (26.0, 64.0)] {
                s.shade(&ellipse(side * dx, dy, 2.6, 2.6), 0x5a2440, 1.0, 0.8);
            }
        }
        let nose = s.mat(0x8a3c3c).round(8.0, 1.1);
        s.lit(
            &blob(&[
                (-18.0, 24.0),
                (0.0, 20.0),
                (18.0, 24.0),
                (8.0, 38.0),
                (0.0, 43.0),
                (-8.0, 38.0),
            ]),
            &nose,
        );
        s.line(&[(0.0, 42.0), (0.0, 56.0)], 0x5a2440, 3.0, 0.9);
        for side in [-1.0, 1.0] {
            s.line(
                &[
                    (0.0, 56.0),
                    (side * 14.0, 70.0),
                    (side * 34.0, 70.0),
                    (side * 46.0, 62.0),
                ],
                0x5a2440,
                3.2,
                0.9,
            );
            eye_of_stone(s, side);
        }
    });
    s.detail(x - 6.0, y - 2.0, 84.0);
}

/// A carved eye inlaid with turquoise, its pupil a slit turned to the sun.
fn eye_of_stone(s: &mut Studio, side: f32) {
    let lids = blob(&[
        (side * 16.0, 8.0),
        (side * 34.0, -18.0),
        (side * 62.0, -26.0),
        (side * 86.0, -14.0),
        (side * 68.0, 8.0),
        (side * 42.0, 14.0),
    ]);
    s.shade(&lids, 0x5a2440, 5.0, 0.9);
    let inlay = s
        .ramp(&[0x184048, 0x2f8484, 0x78c8ac, 0xd8f4c8])
        .round(12.0, 1.0)
        .wobble(0.6);
    let glass = s.lit(&lids, &inlay);
    let x = side * 52.0 - 9.0;
    s.tint(
        &glass,
        &ellipse(x, -6.0, 7.5, 24.0).turned(6.0),
        0x2a1028,
        1.2,
        1.0,
    );
    s.flat(&ellipse(x - 9.0, -12.0, 4.0, 4.4), 0xfffae0, 1.0);
    s.line(
        &[
            (side * 14.0, 9.0),
            (side * 34.0, -20.0),
            (side * 62.0, -28.0),
            (side * 90.0, -16.0),
        ],
        0x5a2440,
        4.4,
        0.95,
    );
}

/// A ball of burning wool, wound this way and that.
fn sun(s: &mut Studio) {
    let (x, y) = SUN;
    s.glow(x, y, 170.0, 0xffc870, 0.42);
    let fire = s
        .ramp(&[0xe88424, 0xf8b040, 0xffd468, 0xffeeb0])
        .round(60.0, 0.9)
        .light(Light::From(-0.3, -0.5, 0.8))
        .wobble(2.0);
    let ball = s.lit(&ellipse(x, y, SUN_RADIUS, SUN_RADIUS), &fire);
    // Three windings, each a band of strands laid over the one before.
    for (turn, from, to, bulge) in [
        (-52.0, -0.95, 0.95, 34.0),
        (38.0, -0.42, 0.5, -30.0),
        (-8.0, -0.2, 0.34, 26.0),
    ] {
        let strand = |v: f32, width: f32| {
            let r = SUN_RADIUS * 0.98;
            let half = (1.0 - v * v).max(0.0).sqrt() * r;
            let arc: Vec<(f32, f32, f32)> = (0..=8)
                .map(|i| {
                    let u = i as f32 / 4.0 - 1.0;
                    (
                        u * half,
                        v * r + bulge * (1.0 - u * u) * (1.0 - v.abs()),
                        width,
                    )
                })
                .collect();
            limb(&arc).placed(at(x, y).turn(turn))
        };
        let mut v: f32 = from;
        while v < to {
            s.tint(&ball, &strand(v, 6.4), 0xe07418, 1.4, 0.6);
            s.tint(&ball, &strand(v, 3.6), 0xffcc54, 1.0, 0.9);
            s.tint(&ball, &strand(v - 0.014, 1.5), 0xfffbe0, 0.7, 0.95);
            v += 0.115;
        }
    }
    s.glow(x - 20.0, y - 26.0, 70.0, 0xfff4d0, 0.3);
}

/// Toes over the edge of the sun, claws hooked into the wool.
fn paw(s: &mut Studio) {
    let stone = sandstone(s).round(20.0, 1.15).bias(0.04);
    s.shade(&ellipse(176.0, 316.0, 66.0, 22.0), 0xc8682c, 12.0, 0.7);
    part(
        s,
        &blob(&[
            (126.0, 352.0),
            (130.0, 322.0),
            (176.0, 312.0),
            (222.0, 322.0),
            (226.0, 352.0),
            (216.0, 388.0),
            (138.0, 388.0),
        ]),
        &stone,
    );
    for (x, y, turn) in [
        (128.0, 316.0, -24.0),
        (160.0, 298.0, -8.0),
        (194.0, 298.0, 8.0),
        (226.0, 316.0, 24.0),
    ] {
        part(s, &ellipse(x, y, 19.0, 27.0).turned(turn), &stone);
        let claw = s.mat(0x6a3440).round(3.0, 1.1);
        let (sin, cos) = f32::to_radians(turn).sin_cos();
        s.lit(
            &limb(&[
                (x + 20.0 * sin, y - 20.0 * cos, 5.0),
                (x + 32.0 * sin, y - 34.0 * cos, 3.6),
                (x + 36.0 * sin - 3.0, y - 46.0 * cos, 0.8),
            ]),
            &claw,
        );
    }
}

fn foreground(s: &mut Studio) {
    let sand = s.mat(0xd08a54).round(40.0, 0.5).texture(0.16, 0.01, 0.05);
    s.shade(&ellipse(420.0, 836.0, 240.0, 26.0), 0x6a2c48, 16.0, 0.8);
    let near = s.lit(
        &blob(&[
            (-60.0, 800.0),
            (60.0, 806.0),
            (220.0, 822.0),
            (360.0, 832.0),
            (520.0, 826.0),
            (660.0, 812.0),
            (660.0, 980.0),
            (-60.0, 980.0),
        ]),
        &sand,
    );
    // What the cat keeps from the light.
    s.shade_on(
        &near,
        &blob(&[
            (250.0, 826.0),
            (660.0, 800.0),
            (680.0, 960.0),
            (430.0, 960.0),
        ]),
        0x6a2c50,
        16.0,
        0.8,
    );
}

fn thread_path() -> [Point; 9] {
    [
        (SUN.0 - 84.0, SUN.1 + 46.0),
        (66.0, 350.0),
        (78.0, 440.0),
        (126.0, 500.0),
        (116.0, 568.0),
        (62.0, 590.0),
        (58.0, 652.0),
        (110.0, 716.0),
        (TRAVELLER.0 - 2.0, TRAVELLER.1 - 66.0),
    ]
}

fn thread(s: &mut Studio) {
    for &(x, y) in &thread_path()[1..] {
        s.glow(x, y, 46.0, 0xffb850, 0.2);
    }
    s.line(&thread_path(), 0xffa838, 7.0, 0.55);
    s.line(&thread_path(), 0xfff0b0, 3.6, 1.0);
}

/// Seen from behind, head thrown back, with a bag that glows from within.
fn traveller(s: &mut Studio) {
    let shadow = Shadow {
        ground: TRAVELLER.1,
        lean: 0.5,
        length: 0.55,
        colour: 0x6a2c50,
        strength: 0.8,
    };
    let (x, y) = TRAVELLER;
    s.casting(shadow, |s| {
        let who = people::Person::new(0x2f6470)
            .hat(people::Hat::Brim, 0x6a3c34)
            .legs(0x3a2030);
        people::walker(s, at(x, y).size(1.12), &who);
    });
    s.at(at(x, y).size(1.12), |s| {
        let canvas = s
            .mat(0xb88450)
            .round(12.0, 1.1)
            .texture(0.2, 0.06, 0.06)
            .rim(0.9);
        s.line(&[(-16.0, -74.0), (0.0, -50.0)], 0x5a3028, 3.0, 1.0);
        s.line(&[(16.0, -74.0), (0.0, -50.0)], 0x5a3028, 3.0, 1.0);
        s.lit(
            &blob(&[
                (-13.0, -56.0),
                (13.0, -56.0),
                (19.0, -34.0),
                (16.0, -22.0),
                (0.0, -16.0),
                (-16.0, -22.0),
                (-19.0, -34.0),
            ]),
            &canvas,
        );
        s.flat(&ellipse(0.0, -57.0, 13.0, 4.4), 0xffd070, 1.0);
        s.flat(&ellipse(0.0, -56.0, 9.0, 2.8), 0xfff6d0, 1.0);
        s.glow(0.0, -58.0, 30.0, 0xffb850, 0.55);
    });
    s.line(
        &[thread_path()[7], (TRAVELLER.0 - 2.0, TRAVELLER.1 - 64.0)],
        0xfff0b0,
        3.6,
        1.0,
    );
    s.detail(x, y - 50.0, 50.0);
}

fn ink(s: &mut Studio) {
    s.line(&thread_path(), 0xfffce0, 1.8, 0.9);
    sky::far_birds(s, 6, (470.0, 70.0), (570.0, 170.0), 0x5a2440, 4);
    // Whiskers.
    for side in [-1.0, 1.0] {
        for (dy, end) in [(-4.0, -22.0), (4.0, 4.0), (12.0, 28.0)] {
            let from = (HEAD.0 + 8.0 + side * 40.0, HEAD.1 + 52.0 + dy - side * 6.0);
            s.line(
                &[
                    from,
                    (from.0 + side * 50.0, from.1 + end * 0.4 - 5.0),
                    (from.0 + side * 98.0, from.1 + end),
                ],
                0xfff0c8,
                1.6,
                0.75,
            );
        }
    }
}
