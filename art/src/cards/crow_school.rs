//! A scarecrow holds up a blank book before rows of attentive crows in a stubble field. The low sun
//! is behind it, and the shadow that reaches towards us has wings.

use crate::prelude::*;

pub(super) const CARD: Card = Card::new(
    "crow_school",
    Palette::ButterDaylight,
    Framing::Crowd,
    scene,
)
.ink(ink)
.flow(flow);

const HORIZON: f32 = 440.0;
const FOOT: Point = (300.0, 590.0);
const SUN: Point = (352.0, 322.0);

fn flow(x: f32, y: f32) -> f32 {
    if y > HORIZON {
        flow::towards((300.0, HORIZON - 60.0), x, y)
    } else {
        flow::swirl(SUN, x, y)
    }
}

fn scene(s: &mut Studio) {
    s.key(Light::From(0.2, -0.75, 0.35));
    sky::halo(
        s,
        SUN,
        640.0,
        &[
            0xfffbe4, 0xfff0b8, 0xfbdc90, 0xf0c078, 0xd8a880, 0xa0a09c, 0x7c9ca8,
        ],
    );
    sky::cloud(s, 90.0, 200.0, 260.0, 70.0, 5);
    sky::cloud(s, 560.0, 140.0, 260.0, 70.0, 8);
    s.soft(&ellipse(SUN.0, SUN.1, 62.0, 62.0), 0xfffdf0, 3.0, 0.95);
    s.glow(SUN.0, SUN.1, 160.0, 0xffe8a0, 0.5);
    far(s);
    field(s);
    winged_shadow(s);
    class_rows(s, true);
    scarecrow(s);
    class_rows(s, false);
}

fn far(s: &mut Studio) {
    for (y, colour, seed) in [(404.0, 0xc8b890, 4), (424.0, 0xa89c6c, 9)] {
        let hill = s.mat(colour).round(30.0, 0.5).rim(0.3);
        s.lit(&land::ridge_line(y, 36.0, 0.006, seed), &hill);
        s.mist(y, y + 40.0, 0xfbe0a0, 0.5);
    }
    for (x, size) in [
        (36.0, 0.62),
        (78.0, 0.44),
        (112.0, 0.5),
        (520.0, 0.42),
        (566.0, 0.66),
    ] {
        plants::toy_tree(s, at(x, HORIZON + 4.0).size(size), 0x8c8a50);
    }
}

/// Stubble in rows that run to the horizon.
fn field(s: &mut Studio) {
    let ramp = Ramp::even(&[0xf8dc90, 0xe8bc5c, 0xc8903c, 0x94602c]);
    s.repaint(|x, y, c| {
        if y < HORIZON {
            return c;
        }
        let d = (y - HORIZON) / (900.0 - HORIZON);
        let u = (x - 300.0) / (0.08 + d);
        let row = ((u * 0.085 + 0.3 * grain(u * 0.02, d * 6.0, 4)).sin() * 0.5 + 0.5).powf(1.5);
        let patch = fbm(u * 0.006, 3.0 / (0.15 + d), 4, 6);
        c.mix(
            ramp.at(0.12 + 0.62 * d + 0.20 * row + 0.14 * patch),
            smooth(HORIZON, HORIZON + 10.0, y),
        )
    });
    let mut dice = Dice::new(7);
    let mut stalks: Vec<Point> = (0..620)
        .map(|_| {
            let d = dice.unit().powf(1.4);
            (dice.range(-10.0, 610.0), HORIZON + 8.0 + 460.0 * d)
        })
        .collect();
    stalks.sort_by(|a, b| a.1.total_cmp(&b.1));
    for (x, y) in stalks {
        let k = 0.16 + 0.84 * (y - HORIZON) / 460.0;
        let lean = dice.range(-5.0, 5.0) * k;
        let colour = dice.pick(&[0xfbe8a8, 0xe0b058, 0xb0803c, 0xfff4c8]);
        let high = dice.range(12.0, 24.0) * k;
        s.flat(
            &limb(&[(x, y, 1.8 * k), (x + lean, y - high, 1.3 * k)]),
            colour,
            0.85,
        );
    }
}

/// Body and hat as they should be, and two great wings that nobody sees on the pole.
fn winged_shadow(s: &mut Studio) {
    let (x, y) = FOOT;
    let mut shape = limb(&[
        (x, y - 6.0, 6.0),
        (x - 12.0, y + 60.0, 9.0),
        (x - 22.0, y + 110.0, 30.0),
    ])
    .and(&blob(&[
        (x - 70.0, y + 92.0),
        (x + 26.0, y + 92.0),
        (x + 32.0, y + 160.0),
        (x + 22.0, y + 214.0),
        (x - 30.0, y + 222.0),
        (x - 88.0, y + 214.0),
        (x - 84.0, y + 150.0),
    ]))
    .and(&ellipse(x - 36.0, y + 246.0, 34.0, 30.0))
    .and(&limb(&[
        (x - 100.0, y + 266.0, 9.0),
        (x - 40.0, y + 270.0, 13.0),
        (x + 24.0, y + 264.0, 9.0),
    ]))
    .and(&blob(&[
        (x - 76.0, y + 262.0),
        (x - 66.0, y + 300.0),
        (x - 34.0, y + 318.0),
        (x - 6.0, y + 298.0),
        (x, y + 262.0),
    ]));
    for side in [-1.0, 1.0] {
        let root = (x - 30.0 + side * 40.0, y + 196.0);
        // An arm of the wing and nine long feathers.
        shape = shape.and(&limb(&[
            (root.0, root.1, 22.0),
            (root.0 + side * 70.0, root.1 - 10.0, 22.0),
            (root.0 + side * 150.0, root.1 + 40.0, 18.0),
            (root.0 + side * 206.0, root.1 + 56.0, 10.0),
        ]));
        for i in 0..9 {
            let u = i as f32 / 8.0;
            let from = (
                root.0 + side * (14.0 + 176.0 * u),
                root.1 + 4.0 + 46.0 * u * u,
            );
            let reach = lerp(84.0, 118.0, u);
            let sweep = lerp(0.1, 0.95, u);
            shape = shape.and(&limb(&[
                (from.0, from.1, 18.0),
                (
                    from.0 + side * reach * sweep * 0.5,
                    from.1 - reach * 0.45 * (1.0 - 0.3 * u),
                    14.0,
                ),
                (
                    from.0 + side * reach * sweep,
                    from.1 - reach * (0.9 - 0.55 * u),
                    4.0,
                ),
            ]));
        }
    }
    s.shade(&shape, 0x70507c, 2.4, 0.85);
}

/// Rows of listeners, far to near: those behind the pole first, the rest over its shadow.
fn class_rows(s: &mut Studio, behind: bool) {
    let mut dice = Dice::new(21);
    let rows: [(f32, f32, &[f32]); 5] = [
        (560.0, 0.42, &[96.0, 152.0, 208.0, 392.0, 446.0, 502.0]),
        (606.0, 0.56, &[40.0, 116.0, 196.0, 402.0, 480.0, 560.0]),
        (668.0, 0.76, &[18.0, 122.0, 216.0, 392.0, 484.0, 584.0]),
        (774.0, 1.06, &[26.0, 574.0]),
        (934.0, 1.62, &[36.0, 560.0]),
    ];
    for (i, (y, size, places)) in rows.into_iter().enumerate() {
        for &x in places {
            let dy = dice.range(-6.0, 6.0) * size;
            let flip = dice.chance(0.5);
            let tilt = dice.range(-7.0, 7.0);
            if (i == 0) == behind {
                let place = at(x, y + dy).size(size).turn(tilt).mirror(flip);
                crow(s, place);
            }
        }
    }
}

/// From behind, its head turned so that the beak shows; 100 units high.
fn crow(s: &mut Studio, place: Place) {
    s.at(place, |s| {
        s.shade(
            &blob(&[
                (-22.0, -2.0),
                (22.0, -2.0),
                (18.0, 30.0),
                (-14.0, 46.0),
                (-34.0, 30.0),
            ]),
            0x5c4470,
            4.0,
            0.75,
        );
        let leg = s.mat(0x3a3038).round(2.0, 1.0);
        for x in [-8.0, 9.0] {
            s.lit(&limb(&[(x, -16.0, 2.6), (x - 1.0, 0.0, 2.2)]), &leg);
        }
        let jet = s
            .ramp(&[0x1a1628, 0x2c2840, 0x40405c, 0x747c98])
            .round(16.0, 1.2)
            .texture(0.2, 0.10, 0.03)
            .wobble(0.6)
            .fur(0.8);
        // Tail below, body, wings folded over it.
        s.lit(
            &blob(&[
                (-9.0, -26.0),
                (9.0, -26.0),
                (12.0, 4.0),
                (4.0, 11.0),
                (-5.0, 11.0),
                (-12.0, 4.0),
            ]),
            &jet.clone().bias(-0.12),
        );
        s.lit(
            &blob(&[
                (0.0, -82.0),
                (-17.0, -72.0),
                (-27.0, -48.0),
                (-25.0, -24.0),
                (-12.0, -10.0),
                (12.0, -10.0),
                (25.0, -24.0),
                (27.0, -48.0),
                (17.0, -72.0),
            ]),
            &jet,
        );
        for side in [-1.0, 1.0] {
            for k in 0..3 {
                let q = k as f32;
                s.lit(
                    &limb(&[
                        (side * (20.0 - 4.0 * q), -64.0 + 4.0 * q, 7.0),
                        (side * (19.0 - 4.0 * q), -38.0 + 3.0 * q, 7.0),
                        (side * (8.0 - 3.0 * q), -6.0 + 5.0 * q, 1.8),
                    ]),
                    &jet.clone().round(6.0, 1.2).bias(0.03 * q),
                );
            }
        }
        // Beak first, the head over its root.
        let horn = s.mat(0x3c3844).round(3.0, 1.2).rim(1.0);
        s.lit(
            &blob(&[
                (10.0, -97.0),
                (24.0, -95.0),
                (39.0, -88.0),
                (24.0, -86.0),
                (10.0, -86.0),
            ]),
            &horn,
        );
        s.lit(
            &blob(&[
                (-14.0, -74.0),
                (-15.0, -92.0),
                (-7.0, -104.0),
                (6.0, -106.0),
                (16.0, -98.0),
                (17.0, -86.0),
                (13.0, -74.0),
            ]),
            &jet,
        );
        s.flat(&ellipse(11.0, -94.0, 2.0, 2.0), 0xf8e8c0, 0.9);
    });
}

fn scarecrow(s: &mut Studio) {
    let t = s.tones;
    let (x, y) = FOOT;
    s.at(at(x, y).size(1.12), |s| {
        let wood = s.mat(0x7a5434).round(6.0, 1.1).texture(0.3, 0.1, 0.03);
        s.lit(
            &limb(&[(0.0, 4.0, 7.0), (1.0, -120.0, 6.0), (0.0, -260.0, 6.0)]),
            &wood,
        );
        s.lit(
            &limb(&[
                (-128.0, -222.0, 5.0),
                (0.0, -216.0, 6.0),
                (128.0, -226.0, 5.0),
            ]),
            &wood,
        );
        straw(s, (0.0, -66.0), 90.0, 80.0, 26);
        // Trousers, then the coat with its tails.
        let cord = s
            .mat(0x6a6078)
            .round(12.0, 1.1)
            .texture(0.2, 0.1, 0.02)
            .rim(1.0);
        for side in [-1.0, 1.0] {
            s.lit(
                &limb(&[
                    (side * 16.0, -124.0, 21.0),
                    (side * 20.0, -92.0, 19.0),
                    (side * 24.0, -62.0, 20.0),
                ]),
                &cord,
            );
        }
        let coat = s
            .mat(0x8a4a3c)
            .round(24.0, 1.1)
            .texture(0.22, 0.04, 0.03)
            .rim(1.0)
            .wobble(1.6);
        for side in [-1.0, 1.0] {
            straw(s, (side * 118.0, -224.0), 90.0 - side * 90.0, 30.0, 12);
            s.lit(
                &blob(&[
                    (side * 30.0, -240.0),
                    (side * 82.0, -246.0),
                    (side * 116.0, -244.0),
                    (side * 119.0, -200.0),
                    (side * 84.0, -196.0),
                    (side * 40.0, -186.0),
                ]),
                &coat,
            );
        }
        let m = s.lit(
            &blob(&[
                (-42.0, -240.0),
                (0.0, -250.0),
                (42.0, -240.0),
                (44.0, -190.0),
                (50.0, -136.0),
                (60.0, -88.0),
                (38.0, -98.0),
                (24.0, -84.0),
                (4.0, -100.0),
                (-18.0, -86.0),
                (-36.0, -100.0),
                (-60.0, -90.0),
                (-50.0, -140.0),
                (-44.0, -190.0),
            ]),
            &coat,
        );
        s.shade_on(
            &m,
            &limb(&[(0.0, -240.0, 1.6), (2.0, -160.0, 2.0), (2.0, -92.0, 3.0)]),
            0x3a1c30,
            2.0,
            0.8,
        );
        for (px, py, colour) in [
            (-34.0, -122.0, t.blue),
            (36.0, -140.0, t.gold),
            (-80.0, -222.0, t.leaf),
        ] {
            let patch = s
                .mat(colour)
                .round(3.0, 0.8)
                .texture(0.2, 0.1, 0.1)
                .wobble(0.8);
            s.lit(&rect(px - 11.0, py - 10.0, 22.0, 20.0).turned(px), &patch);
        }
        head(s);
        book(s);
    });
}

/// Loose straws fanned round a direction in degrees: 0 is right, 90 is down.
fn straw(s: &mut Studio, (x, y): Point, towards: f32, spread: f32, count: usize) {
    let mut dice = Dice::new((x.abs() * 3.0 + y.abs()) as u64 + 5);
    for _ in 0..count {
        let a = (towards + dice.range(-0.5, 0.5) * spread).to_radians();
        let r = dice.range(22.0, 40.0);
        let colour = dice.pick(&[0xf0cc70, 0xd8a848, 0xfbe8a4, 0xb88438]);
        let jut = dice.range(-14.0, 14.0) * if spread > 60.0 { 2.2 } else { 0.8 };
        let (sin, cos) = a.sin_cos();
        let (px, py) = (x - jut * sin, y + jut * cos);
        s.flat(
            &limb(&[(px, py, 2.0), (px + r * cos, py + r * sin, 1.2)]),
            colour,
            1.0,
        );
    }
}

fn head(s: &mut Studio) {
    straw(s, (0.0, -254.0), 90.0, 150.0, 16);
    let sack = s
        .mat(0xd8bc88)
        .round(20.0, 1.1)
        .texture(0.2, 0.15, 0.15)
        .rim(1.0);
    let m = s.lit(
        &blob(&[
            (-30.0, -286.0),
            (-32.0, -314.0),
            (-18.0, -334.0),
            (18.0, -334.0),
            (33.0, -314.0),
            (30.0, -284.0),
            (14.0, -262.0),
            (-14.0, -262.0),
        ]),
        &sack,
    );
    s.tint(&m, &ellipse(-19.0, -288.0, 8.0, 6.0), 0xd07858, 4.0, 0.7);
    s.tint(&m, &ellipse(20.0, -288.0, 8.0, 6.0), 0xd07858, 4.0, 0.7);
    // Closed eyes and a stitched mouth.
    for ex in [-13.0, 13.0] {
        s.line(
            &[(ex - 7.0, -302.0), (ex, -298.0), (ex + 7.0, -302.0)],
            0x4a2c2c,
            2.6,
            1.0,
        );
    }
    s.line(
        &[(-13.0, -281.0), (0.0, -276.0), (13.0, -281.0)],
        0x5a3430,
        2.4,
        1.0,
    );
    for mx in [-8.0, 0.0, 8.0] {
        s.line(&[(mx, -283.0), (mx + 0.5, -274.0)], 0x5a3430, 1.8, 1.0);
    }
    straw(s, (-30.0, -306.0), 120.0, 40.0, 7);
    straw(s, (30.0, -306.0), 60.0, 40.0, 7);
    let felt = s
        .mat(0x4a4858)
        .round(12.0, 1.1)
        .texture(0.2, 0.05, 0.05)
        .rim(1.0)
        .wobble(1.2);
    s.lit(
        &blob(&[
            (-30.0, -326.0),
            (-26.0, -362.0),
            (-6.0, -384.0),
            (16.0, -372.0),
            (26.0, -356.0),
            (30.0, -326.0),
        ]),
        &felt,
    );
    s.lit(
        &blob(&[
            (-62.0, -318.0),
            (-40.0, -333.0),
            (0.0, -329.0),
            (40.0, -333.0),
            (64.0, -322.0),
            (40.0, -314.0),
            (0.0, -318.0),
            (-40.0, -312.0),
        ]),
        &felt,
    );
    s.lit(
        &limb(&[
            (-29.0, -337.0, 4.0),
            (0.0, -334.0, 4.4),
            (29.0, -337.0, 4.0),
        ]),
        &s.mat(0xb8463a).round(3.0, 1.1),
    );
    s.detail(0.0, -300.0, 44.0);
}

/// Propped on the chest, its white pages the brightest thing in the field.
fn book(s: &mut Studio) {
    s.shade(&rect(-62.0, -212.0, 124.0, 74.0), 0x4a2438, 8.0, 0.7);
    s.lit(
        &poly(&[
            (-66.0, -214.0),
            (0.0, -206.0),
            (66.0, -214.0),
            (62.0, -140.0),
            (0.0, -130.0),
            (-62.0, -140.0),
        ]),
        &s.mat(0x2f5a68).round(3.0, 1.0),
    );
    for side in [-1.0, 1.0] {
        let page = s
            .ramp(&[0xc8b48c, 0xf4e8c8, 0xfffcf0, 0xffffff])
            .round(14.0, 0.7)
            .light(Light::From(-side * 0.5, -0.5, 0.6))
            .bias(0.12)
            .wobble(0.5);
        s.lit(
            &blob(&[
                (0.0, -134.0),
                (side * 30.0, -145.0),
                (side * 59.0, -143.0),
                (side * 62.0, -212.0),
                (side * 32.0, -216.0),
                (0.0, -203.0),
            ]),
            &page,
        );
    }
    s.shade(
        &limb(&[(0.0, -203.0, 1.2), (0.0, -134.0, 2.2)]),
        0x8c7458,
        2.0,
        0.8,
    );
    straw(s, (-64.0, -168.0), 10.0, 50.0, 8);
    straw(s, (64.0, -168.0), 170.0, 50.0, 8);
    s.glow(0.0, -176.0, 70.0, 0xfff4d0, 0.35);
    s.detail(0.0, -174.0, 50.0);
}

fn ink(s: &mut Studio) {
    sky::far_birds(s, 6, (60.0, 250.0), (200.0, 330.0), 0x4a3c48, 5);
    let mut dice = Dice::new(14);
    for _ in 0..40 {
        let (x, y) = (dice.range(120.0, 500.0), dice.range(300.0, 620.0));
        s.glow(x, y, dice.range(1.0, 2.2), 0xfff4c8, dice.range(0.3, 0.8));
    }
}
