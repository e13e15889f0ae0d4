//! A brass padlock in the shape of a heart hangs among a hundred keys on red threads. Scratches
//! round the keyhole tell how many have been tried. The lock is open, and has been for long: a moth
//! is walking in to the light.

use crate::prelude::*;

pub(super) const CARD: Card = Card::new(
    "heart_lock",
    Palette::CrimsonInterior,
    Framing::CloseUp,
    scene,
)
.ink(ink)
.flow(flow);

const LOCK: Point = (302.0, 520.0);
const KEYHOLE: Point = (302.0, 530.0);

fn flow(x: f32, y: f32) -> f32 {
    if (x - LOCK.0).hypot(y - LOCK.1) < 210.0 {
        flow::swirl(LOCK, x, y)
    } else {
        flow::upright(x, y)
    }
}

fn scene(s: &mut Studio) {
    s.key(Light::From(-0.55, -0.6, 0.55));
    dusk(s);
    far_keys(s);
    middle_keys(s);
    shackle(s);
    lock(s);
    light_inside(s);
    moth(s);
    near_keys(s);
}

fn dusk(s: &mut Studio) {
    let ramp = Ramp::even(&[0xe88050, 0xb83c38, 0x84202e, 0x541226, 0x2c0a1c]);
    s.backdrop(|x, y| {
        let d = ((x - LOCK.0) / 420.0).hypot((y - LOCK.1 + 60.0) / 560.0);
        let mottle = 0.08 * warp(x * 0.006, y * 0.004, 4, 3, 1.3);
        ramp.at(0.06 + 0.86 * d + mottle)
    });
}

/// A key 120 long that hangs from its bow; `kind` chooses bow and bit.
fn key(s: &mut Studio, place: Place, metal: Hex, kind: usize) {
    s.at(place, |s| {
        let brass = s
            .mat(metal)
            .round(5.0, 1.25)
            .texture(0.2, 0.06, 0.06)
            .rim(1.0)
            .wobble(0.5);
        let bow =
            match kind % 4 {
                0 => ellipse(0.0, 18.0, 19.0, 19.0).with_hole(&ellipse(0.0, 18.0, 11.0, 11.0)),
                1 => {
                    let mut trefoil = Shape::default();
                    for (x, y) in [(-13.0, 22.0), (13.0, 22.0), (0.0, 6.0)] {
                        trefoil = trefoil
                            .and(&ellipse(x, y, 12.0, 12.0).with_hole(&ellipse(x, y, 6.0, 6.0)));
                    }
                    trefoil
                }
                2 => blob(&[
                    (0.0, 10.0),
                    (12.0, 0.0),
                    (23.0, 10.0),
                    (14.0, 28.0),
                    (0.0, 38.0),
                    (-14.0, 28.0),
                    (-23.0, 10.0),
                    (-12.0, 0.0),
                ])
                .with_hole(&blob(&[
                    (0.0, 18.0),
                    (9.0, 10.0),
                    (13.0, 15.0),
                    (0.0, 28.0),
                    (-13.0, 15.0),
                    (-9.0, 10.0),
                ])),
                _ => poly(&[(0.0, -4.0), (20.0, 17.0), (0.0, 38.0), (-20.0, 17.0)]).with_hole(
                    &poly(&[(0.0, 7.0), (10.0, 17.0), (0.0, 27.0), (-10.0, 17.0)]),
                ),
            };
        let bit = match kind % 3 {
            0 => rect(0.0, 92.0, 22.0, 6.0)
                .and(&rect(0.0, 104.0, 17.0, 6.0))
                .and(&rect(15.0, 92.0, 7.0, 12.0)),
            1 => rect(0.0, 88.0, 18.0, 26.0)
                .with_hole(&rect(8.0, 95.0, 10.0, 4.0))
                .with_hole(&rect(8.0, 104.0, 10.0, 4.0)),
            _ => rect(0.0, 94.0, 20.0, 5.0)
                .and(&rect(0.0, 102.0, 14.0, 5.0))
                .and(&rect(0.0, 110.0, 20.0, 5.0)),
        };
        s.lit(
            &bow.and(&limb(&[(0.0, 36.0, 4.6), (0.0, 116.0, 4.0)]))
                .and(&bit),
            &brass,
        );
        s.lit(&ellipse(0.0, 40.0, 8.0, 4.4), &brass);
        s.lit(&ellipse(0.0, 48.0, 6.4, 3.4), &brass);
    });
}

fn hung(s: &mut Studio, x: f32, y: f32, size: f32, turn: f32, metal: Hex, kind: usize) {
    let sway = turn.to_radians().tan() * 40.0;
    s.line(
        &[(x + sway, -20.0), (x + sway * 0.4, y * 0.5), (x, y)],
        0xd82c38,
        2.0 + 1.6 * size,
        0.9,
    );
    let knot = s.mat(0xd82c38).round(3.0, 1.2);
    key(s, at(x, y - 3.0 * size).size(size).turn(turn), metal, kind);
    s.lit(&ellipse(x, y + 1.0, 5.0 * size, 4.0 * size), &knot);
}

fn far_keys(s: &mut Studio) {
    let mut dice = Dice::new(5);
    let metals = [0xa87040, 0x8c6450, 0xb88848, 0x7c5c5c];
    for (count, size, veil) in [(30, 0.42, 0.72), (24, 0.58, 0.5)] {
        s.veiled(0x6c1c2c, veil, |s| {
            for i in 0..count {
                let x = (i as f32 + dice.range(0.1, 0.9)) * 620.0 / count as f32 - 10.0;
                let y = dice.range(30.0, 760.0);
                hung(
                    s,
                    x,
                    y,
                    size * dice.range(0.85, 1.15),
                    dice.range(-6.0, 6.0),
                    dice.pick(&metals),
                    dice.below(12),
                );
            }
        });
    }
}

fn middle_keys(s: &mut Studio) {
    let metals = [0xdca040, 0xb87848, 0xc8b090, 0x8c7474];
    for (i, (x, y, size, turn)) in [
        (36.0, 300.0, 0.9, 3.0),
        (84.0, 120.0, 0.95, -4.0),
        (70.0, 560.0, 1.0, -3.0),
        (128.0, 380.0, 0.86, 5.0),
        (112.0, 700.0, 0.9, 2.0),
        (170.0, 60.0, 0.9, 2.0),
        (220.0, 180.0, 0.8, -5.0),
        (348.0, 40.0, 0.86, 4.0),
        (408.0, 130.0, 0.9, -2.0),
        (466.0, 250.0, 0.96, 4.0),
        (492.0, 60.0, 0.9, -5.0),
        (530.0, 420.0, 1.0, -2.0),
        (560.0, 200.0, 0.92, 3.0),
        (488.0, 640.0, 0.92, 4.0),
        (562.0, 690.0, 0.86, -4.0),
        (226.0, 742.0, 0.94, -3.0),
        (390.0, 766.0, 0.9, 3.0),
    ]
    .into_iter()
    .enumerate()
    {
        hung(s, x, y, size, turn, metals[i % 4], i * 5 + i / 3);
    }
}

fn brass(s: &Studio) -> Material {
    s.ramp(&[0x38101c, 0x7c3c20, 0xc08434, 0xf0c868, 0xfff4c8])
        .round(30.0, 1.1)
        .texture(0.18, 0.03, 0.03)
        .rim(0.0)
        .wobble(1.0)
}

/// The bow, swung out of its hole.
fn shackle(s: &mut Studio) {
    let steel = s
        .ramp(&[0x2c1424, 0x5c3844, 0x947074, 0xd0b0a8, 0xfff4e8])
        .round(19.0, 1.5)
        .bias(-0.2)
        .texture(0.14, 0.03, 0.03);
    let (x, y) = LOCK;
    let bow = limb(&[
        (x - 92.0, y - 110.0, 19.0),
        (x - 96.0, y - 220.0, 19.0),
        (x - 64.0, y - 300.0, 19.0),
        (x + 16.0, y - 336.0, 19.0),
        (x + 96.0, y - 312.0, 19.0),
        (x + 134.0, y - 246.0, 19.0),
        (x + 138.0, y - 190.0, 19.0),
    ]);
    s.shade(&bow.moved(12.0, 16.0), 0x38081c, 12.0, 0.6);
    let m = s.lit(&bow, &steel);
    // The notch the bolt used to hold.
    s.shade_on(
        &m,
        &ellipse(x + 122.0, y - 204.0, 12.0, 8.0),
        0x38142c,
        2.0,
        0.95,
    );
}

fn heart(k: f32) -> Shape {
    let (x, y) = LOCK;
    let half = [
        (0.0, -96.0),
        (44.0, -142.0),
        (104.0, -158.0),
        (158.0, -128.0),
        (182.0, -66.0),
        (168.0, 6.0),
        (120.0, 80.0),
        (56.0, 152.0),
        (0.0, 204.0),
    ];
    let mut points: Vec<Point> = half.iter().map(|p| (x + p.0 * k, y + p.1 * k)).collect();
    points.extend(
        half.iter()
            .rev()
            .skip(1)
            .take(7)
            .map(|p| (x - p.0 * k, y + p.1 * k)),
    );
    blob(&points)
}

fn lock(s: &mut Studio) {
    let (x, y) = LOCK;
    let gold = brass(s);
    s.shade(&heart(1.04).moved(16.0, 26.0), 0x38081c, 20.0, 0.75);
    s.lit(&heart(1.0), &gold.clone().bias(-0.2));
    let plate = s.lit(&heart(0.9), &gold.clone().round(70.0, 1.25).bias(-0.22));
    let groove = heart(0.86).with_hole(&heart(0.835));
    s.shade_on(&plate, &groove, 0x6c3020, 1.2, 0.8);
    // Verdigris in the low places.
    s.fill(&plate, |px, py, c| {
        let age = warp(px * 0.016, py * 0.016, 4, 12, 1.5);
        let low = smooth(y - 40.0, y + 190.0, py);
        c.blend(rgb(0x5c8c74), 0.5 * smooth(0.2, 0.65, age + 0.35 * low))
    });
    // Rivets along the rim.
    let rim = heart(0.95);
    for (i, &(px, py)) in rim.outlines[0].iter().enumerate() {
        if i % 5 == 0 {
            s.shade(&ellipse(px + 1.6, py + 2.4, 6.0, 6.0), 0x4c1c18, 2.0, 0.8);
            s.lit(
                &ellipse(px, py, 5.2, 5.2),
                &gold.clone().round(5.0, 1.3).bias(0.06),
            );
        }
    }
    // Engraved vines.
    for side in [-1.0, 1.0] {
        let vine = [
            (x + side * 26.0, y + 128.0),
            (x + side * 72.0, y + 86.0),
            (x + side * 112.0, y + 26.0),
            (x + side * 128.0, y - 44.0),
            (x + side * 104.0, y - 96.0),
            (x + side * 66.0, y - 96.0),
            (x + side * 58.0, y - 66.0),
            (x + side * 80.0, y - 56.0),
        ];
        s.line(&vine, 0x5c2418, 6.0, 0.85);
        let lit: Vec<Point> = vine.iter().map(|p| (p.0 + 1.6, p.1 + 2.2)).collect();
        s.line(&lit, 0xfff0b8, 2.2, 0.8);
        for (lx, ly, turn) in [
            (60.0, 104.0, 20.0),
            (104.0, 62.0, -30.0),
            (96.0, 18.0, 60.0),
            (140.0, -10.0, -10.0),
            (106.0, -34.0, 80.0),
            (132.0, -78.0, 10.0),
        ] {
            let leaf = blob(&[(0.0, -13.0), (7.0, -2.0), (0.0, 12.0), (-7.0, -2.0)])
                .placed(at(x + side * lx, y + ly).turn(side * turn));
            s.shade_on(&plate, &leaf, 0x6c3020, 1.0, 0.8);
            s.tint(&plate, &leaf.moved(1.6, 2.0), 0xffe8a8, 2.4, 0.35);
        }
    }
    // The two holes of the shackle: one holds, one waits.
    s.lit(
        &ellipse(x - 92.0, y - 128.0, 27.0, 11.0),
        &gold.clone().round(8.0, 1.2),
    );
    s.lit(
        &limb(&[(x - 92.0, y - 150.0, 19.0), (x - 92.0, y - 132.0, 19.0)]),
        &s.ramp(&[0x2c1424, 0x5c3844, 0x947074, 0xd0b0a8, 0xfff4e8])
            .round(18.0, 1.5)
            .bias(-0.2),
    );
    s.lit(
        &ellipse(x + 92.0, y - 130.0, 29.0, 13.0),
        &gold.clone().round(8.0, 1.2),
    );
    s.flat(&ellipse(x + 92.0, y - 131.0, 20.0, 8.0), 0x240818, 1.0);
    // Escutcheon, and scratches from ninety-nine wrong keys.
    let (kx, ky) = KEYHOLE;
    let shield = blob(&[
        (kx, ky - 52.0),
        (kx + 36.0, ky - 34.0),
        (kx + 42.0, ky + 8.0),
        (kx + 26.0, ky + 56.0),
        (kx, ky + 78.0),
        (kx - 26.0, ky + 56.0),
        (kx - 42.0, ky + 8.0),
        (kx - 36.0, ky - 34.0),
    ]);
    s.shade(&shield.moved(4.0, 6.0), 0x4c1c18, 7.0, 0.8);
    s.lit(&shield, &gold.clone().round(10.0, 1.2).bias(-0.06));
    let mut dice = Dice::new(15);
    for _ in 0..26 {
        let a = dice.range(0.0, std::f32::consts::TAU);
        let (r, l) = (dice.range(26.0, 40.0), dice.range(10.0, 34.0));
        let b = a + dice.range(-0.5, 0.5);
        let from = (kx + r * a.cos(), ky + 8.0 + r * a.sin());
        s.line(
            &[from, (from.0 + l * b.cos(), from.1 + l * b.sin())],
            0x7c4420,
            1.8,
            0.6,
        );
    }
    s.detail(kx, ky, 60.0);
}

fn light_inside(s: &mut Studio) {
    let (x, y) = KEYHOLE;
    s.glow(x, y + 18.0, 110.0, 0xffb050, 0.6);
    let hole = things::keyhole(x, y - 12.0, 20.0);
    s.flat(&hole, 0x5c1c14, 1.0);
    let inside = things::keyhole(x + 1.0, y - 11.0, 16.5);
    s.flat(&inside, 0xffe8a0, 1.0);
    s.soft(&ellipse(x, y + 4.0, 7.0, 20.0), 0xfffbe8, 4.0, 0.9);
    s.rays((x, y + 10.0), 118.0, 26.0, 330.0, 0xffc870);
}

/// Grey and soft, on the brass just under the keyhole, its face in the light.
fn moth(s: &mut Studio) {
    let (x, y) = (KEYHOLE.0 - 34.0, KEYHOLE.1 + 92.0);
    s.at(at(x, y).size(1.5).turn(24.0), |s| {
        s.shade(&ellipse(4.0, 12.0, 42.0, 28.0), 0x4c1818, 7.0, 0.7);
        let dust = s
            .mat(0xd8c4b0)
            .round(12.0, 0.9)
            .texture(0.24, 0.08, 0.08)
            .fur(1.6)
            .rim(0.9);
        for side in [-1.0, 1.0] {
            let lower = s.lit(
                &blob(&[
                    (side * 3.0, 4.0),
                    (side * 24.0, 4.0),
                    (side * 31.0, 18.0),
                    (side * 20.0, 32.0),
                    (side * 6.0, 22.0),
                ]),
                &dust.clone().bias(-0.1),
            );
            s.tint(
                &lower,
                &ellipse(side * 20.0, 18.0, 4.6, 4.6),
                0x7c4c44,
                1.0,
                0.9,
            );
            let upper = s.lit(
                &blob(&[
                    (side * 2.0, -12.0),
                    (side * 18.0, -24.0),
                    (side * 42.0, -26.0),
                    (side * 46.0, -14.0),
                    (side * 30.0, 6.0),
                    (side * 8.0, 10.0),
                ]),
                &dust,
            );
            s.tint(
                &upper,
                &ellipse(side * 28.0, -12.0, 6.0, 5.6),
                0x6c3c3c,
                0.8,
                0.95,
            );
            s.tint(
                &upper,
                &ellipse(side * 28.0, -12.0, 3.0, 2.8),
                0xf0b860,
                0.6,
                1.0,
            );
            for (a, b) in [((12.0, -20.0), (14.0, 8.0)), ((36.0, -26.0), (34.0, 2.0))] {
                s.tint(
                    &upper,
                    &limb(&[
                        (side * a.0, a.1, 1.2),
                        (
                            side * (a.0 + b.0) / 2.0 + side * 3.0,
                            (a.1 + b.1) / 2.0,
                            1.6,
                        ),
                        (side * b.0, b.1, 1.2),
                    ]),
                    0x8c6458,
                    0.6,
                    0.8,
                );
            }
        }
        let body = s.mat(0xa88874).round(5.0, 1.1).fur(1.8).rim(0.8);
        s.lit(
            &limb(&[(0.0, -16.0, 5.0), (0.0, 2.0, 6.4), (0.0, 26.0, 2.4)]),
            &body,
        );
        s.lit(&ellipse(0.0, -20.0, 6.0, 5.4), &body);
        s.detail(0.0, -4.0, 44.0);
    });
}

fn near_keys(s: &mut Studio) {
    for (x, y, size, turn, metal, kind) in [
        (22.0, 470.0, 2.1, 4.0, 0x9c5c30, 2),
        (574.0, 500.0, 2.2, -5.0, 0xb87838, 9),
        (446.0, -90.0, 1.9, 3.0, 0x8c5430, 8),
    ] {
        s.veiled(0x38081c, 0.28, |s| hung(s, x, y, size, turn, metal, kind));
    }
}

fn ink(s: &mut Studio) {
    // The moth's feelers.
    let (x, y) = (KEYHOLE.0 - 34.0, KEYHOLE.1 + 92.0);
    s.at(at(x, y).size(1.5).turn(24.0), |s| {
        for side in [-1.0, 1.0] {
            s.line(
                &[
                    (side * 2.0, -23.0),
                    (side * 8.0, -34.0),
                    (side * 15.0, -39.0),
                ],
                0x4c2c28,
                1.3,
                0.95,
            );
        }
    });
    let mut dice = Dice::new(8);
    for _ in 0..30 {
        let t = dice.unit();
        let (px, py) = (
            KEYHOLE.0 - 130.0 * t + dice.bell() * 60.0 * t,
            KEYHOLE.1 + 250.0 * t,
        );
        s.glow(px, py, dice.range(1.2, 2.6), 0xffe0a0, 0.7);
    }
}
