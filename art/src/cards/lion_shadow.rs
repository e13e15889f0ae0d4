//! A tiny king sits on a huge throne in a red hall, bareheaded, and his feet do not reach the
//! floor. By the light of the candles his shadow on the wall is a lion: the lion wears the crown.

use crate::prelude::*;

pub(super) const CARD: Card = Card::new(
    "lion_shadow",
    Palette::CrimsonInterior,
    Framing::Interior,
    scene,
)
.flow(flow);

const FLOOR: f32 = 716.0;
/// The middle of the lion's mane.
const MANE: Point = (370.0, 276.0);
const SEAT: Point = (232.0, 622.0);
const CANDLES: Point = (64.0, 724.0);

fn flow(x: f32, y: f32) -> f32 {
    if y > FLOOR {
        flow::level(x, y)
    } else {
        flow::swirl((300.0, 460.0), x, y)
    }
}

fn scene(s: &mut Studio) {
    s.key(Light::Lamp(110.0, 620.0, 230.0));
    s.rim_from(-0.8, -0.4);
    wall(s);
    lion(s);
    floor(s);
    throne(s);
    king(s);
    cushion(s);
    things::curtain(s, -50.0, 34.0, 860.0, 0x8c1c28);
    things::curtain(s, 572.0, 650.0, 860.0, 0x8c1c28);
    candelabrum(s);
    s.glow(CANDLES.0, CANDLES.1 - 70.0, 150.0, 0xff9a40, 0.16);
}

/// Red damask, brightest where the candles reach.
fn wall(s: &mut Studio) {
    let ramp = Ramp::even(&[0xf0a058, 0xd8603c, 0xb03434, 0x7c1c2c, 0x4a1022]);
    s.backdrop(|x, y| {
        let d = (x - 400.0).hypot((y - 440.0) * 0.8) / 560.0;
        let (u, v) = (x / 76.0, y / 104.0);
        let shift = 0.5 * (v.floor().rem_euclid(2.0));
        let (a, b) = (fract(u + shift) - 0.5, fract(v) - 0.5);
        let petal = (a * 2.0).hypot(b * 1.5) + 0.16 * (b.atan2(a) * 4.0).cos();
        let pattern = smooth(0.46, 0.40, petal) * smooth(0.16, 0.22, petal);
        let worn = warp(x * 0.006, y * 0.006, 4, 9, 1.2);
        ramp.at(d + 0.06 * worn + 0.07 * pattern)
    });
}

/// Sitting in profile, head high: rump, chest, forelegs, mane, muzzle, tail, and the crown.
fn lion(s: &mut Studio) {
    let mut mane = ellipse(MANE.0, MANE.1, 84.0, 94.0);
    for i in 0..30 {
        let a = i as f32 / 30.0 * std::f32::consts::TAU;
        let r = 96.0 + if i % 2 == 0 { 22.0 } else { 0.0 };
        let (x, y) = MANE;
        mane = mane.and(&limb(&[
            (x + 40.0 * a.cos(), y + 40.0 * a.sin(), 34.0),
            (x + r * 0.72 * a.cos() - 4.0, y + r * 0.8 * a.sin(), 26.0),
            (
                x + r * a.cos() - 12.0 * a.sin().abs(),
                y + r * 1.12 * a.sin() + 8.0,
                3.0,
            ),
        ]));
    }
    let muzzle = blob(&[
        (386.0, 176.0),
        (432.0, 182.0),
        (462.0, 206.0),
        (478.0, 228.0),
        (512.0, 246.0),
        (532.0, 252.0),
        (534.0, 270.0),
        (520.0, 282.0),
        (530.0, 300.0),
        (518.0, 322.0),
        (490.0, 332.0),
        (462.0, 346.0),
        (430.0, 350.0),
        (386.0, 330.0),
    ]);
    let ear = ellipse(330.0, 172.0, 26.0, 30.0);
    let body = blob(&[
        (290.0, 300.0),
        (430.0, 330.0),
        (474.0, 400.0),
        (480.0, 480.0),
        (456.0, 600.0),
        (452.0, 730.0),
        (110.0, 740.0),
        (92.0, 660.0),
        (110.0, 560.0),
        (160.0, 470.0),
        (220.0, 380.0),
    ]);
    let legs = limb(&[
        (430.0, 440.0, 52.0),
        (446.0, 600.0, 30.0),
        (446.0, 716.0, 26.0),
        (486.0, 724.0, 18.0),
    ]);
    let tail = limb(&[
        (130.0, 660.0, 15.0),
        (62.0, 540.0, 11.0),
        (74.0, 420.0, 9.0),
        (48.0, 300.0, 8.0),
        (70.0, 224.0, 7.0),
    ])
    .and(&blob(&[
        (60.0, 236.0),
        (52.0, 200.0),
        (74.0, 160.0),
        (104.0, 128.0),
        (104.0, 176.0),
        (86.0, 226.0),
    ]));
    let crown = poly(&[
        (344.0, 180.0),
        (322.0, 82.0),
        (358.0, 122.0),
        (384.0, 54.0),
        (408.0, 122.0),
        (450.0, 88.0),
        (438.0, 190.0),
    ])
    .and(&ellipse(320.0, 78.0, 9.0, 9.0))
    .and(&ellipse(384.0, 46.0, 11.0, 11.0))
    .and(&ellipse(453.0, 82.0, 9.0, 9.0));
    let shape = mane
        .and(&muzzle)
        .and(&ear)
        .and(&body)
        .and(&legs)
        .and(&tail)
        .and(&crown);
    s.shade(&shape, 0x5c2040, 2.6, 0.95);
    // One eye is left open to the wall.
    s.soft(
        &ellipse(448.0, 240.0, 9.0, 4.8).turned(14.0),
        0xf0a058,
        1.4,
        0.9,
    );
}

fn floor(s: &mut Studio) {
    s.repaint(|x, y, c| {
        if y < FLOOR {
            return c;
        }
        let d = (y - FLOOR) / (900.0 - FLOOR);
        let depth = 1.0 / (0.16 + d);
        let (u, v) = ((x - 300.0) * depth * 0.008, depth * 1.9);
        let check = ((u.floor() + v.floor()) as i32).rem_euclid(2) as f32;
        let far = (x - CANDLES.0).hypot((y - 780.0) * 2.0) / 620.0;
        let tile = rgb(0x5a1c2c).blend(rgb(0xd89868), 0.12 + 0.78 * check);
        tile.blend(rgb(0x2c0c20), sat(far * 0.95 - 0.1))
    });
    let skirting = s.mat(0x6a2c24).round(8.0, 1.0).texture(0.2, 0.02, 0.1);
    s.lit(&rect(-10.0, FLOOR - 26.0, 620.0, 28.0), &skirting);
    // A carpet runs up to the throne.
    let carpet = s.mat(0xb8242c).round(10.0, 0.5).texture(0.2, 0.04, 0.04);
    let m = s.lit(
        &poly(&[
            (140.0, 778.0),
            (328.0, 778.0),
            (424.0, 960.0),
            (92.0, 960.0),
        ]),
        &carpet,
    );
    for k in [0.07, 0.93] {
        let (a, b) = (lerp(140.0, 328.0, k), lerp(92.0, 424.0, k));
        s.tint(
            &m,
            &limb(&[(a, 776.0, 4.0), (b, 960.0, 8.0)]),
            0xe8b050,
            1.0,
            0.9,
        );
    }
}

fn throne(s: &mut Studio) {
    let gold = s
        .ramp(&[0x4a1c1c, 0x8c4c24, 0xcc8c38, 0xf4cc70, 0xfff2bc])
        .round(12.0, 1.2)
        .texture(0.16, 0.04, 0.04)
        .rim(0.5)
        .wobble(0.6);
    let plush = s
        .mat(0xa81c30)
        .round(34.0, 0.9)
        .texture(0.16, 0.03, 0.03)
        .rim(0.5);
    let (x, y) = SEAT;
    s.shade(&ellipse(x - 20.0, 792.0, 170.0, 22.0), 0x240c18, 12.0, 0.85);
    // Dais.
    let stone = s.mat(0x9a5c4c).round(8.0, 1.0).texture(0.2, 0.03, 0.06);
    s.lit(&rect(x - 160.0, 762.0, 320.0, 24.0), &stone);
    s.lit(
        &rect(x - 136.0, 742.0, 272.0, 24.0),
        &stone.clone().bias(0.06),
    );
    // The back: posts, arch, cushion.
    s.lit(
        &blob(&[
            (x - 104.0, y + 30.0),
            (x - 108.0, 360.0),
            (x - 84.0, 296.0),
            (x - 40.0, 268.0),
            (x, 236.0),
            (x + 40.0, 268.0),
            (x + 84.0, 296.0),
            (x + 108.0, 360.0),
            (x + 104.0, y + 30.0),
        ]),
        &gold,
    );
    let back = s.lit(
        &blob(&[
            (x - 80.0, y + 10.0),
            (x - 84.0, 380.0),
            (x - 62.0, 322.0),
            (x, 292.0),
            (x + 62.0, 322.0),
            (x + 84.0, 380.0),
            (x + 80.0, y + 10.0),
        ]),
        &plush,
    );
    for (i, row) in [356.0, 418.0, 480.0, 542.0].into_iter().enumerate() {
        for k in -1..=1 {
            let bx = x + k as f32 * 46.0 + if i % 2 == 0 { 0.0 } else { 23.0 };
            if (bx - x).abs() < 66.0 {
                s.shade_on(&back, &ellipse(bx, row, 13.0, 13.0), 0x4a0c20, 6.0, 0.8);
                s.lit(&ellipse(bx, row, 4.6, 4.6), &gold);
            }
        }
    }
    for side in [-1.0, 1.0] {
        s.lit(
            &limb(&[
                (x + side * 104.0, y + 20.0, 14.0),
                (x + side * 108.0, 350.0, 11.0),
                (x + side * 106.0, 308.0, 8.0),
            ]),
            &gold,
        );
        s.lit(&ellipse(x + side * 106.0, 290.0, 17.0, 19.0), &gold);
    }
    s.lit(&ellipse(x, 226.0, 19.0, 22.0), &gold);
    // The seat, its cushion, legs and arms.
    for side in [-1.0, 1.0] {
        s.lit(
            &limb(&[
                (x + side * 108.0, y + 20.0, 16.0),
                (x + side * 112.0, 690.0, 12.0),
                (x + side * 108.0, 748.0, 17.0),
            ]),
            &gold,
        );
    }
    s.lit(&rect(x - 118.0, y + 22.0, 236.0, 44.0), &gold);
    s.lit(
        &blob(&[
            (x - 96.0, y + 26.0),
            (x - 90.0, y - 4.0),
            (x, y - 10.0),
            (x + 90.0, y - 4.0),
            (x + 96.0, y + 26.0),
            (x, y + 34.0),
        ]),
        &plush,
    );
    for side in [-1.0, 1.0] {
        s.lit(
            &limb(&[
                (x + side * 112.0, y + 26.0, 13.0),
                (x + side * 116.0, y - 40.0, 12.0),
            ]),
            &gold,
        );
        s.lit(&ellipse(x + side * 117.0, y - 56.0, 23.0, 21.0), &gold);
    }
}

/// Where the crown used to lie: a cushion on a pedestal, dented.
fn cushion(s: &mut Studio) {
    let marble = s
        .mat(0xb88c78)
        .round(12.0, 1.1)
        .texture(0.24, 0.03, 0.04)
        .rim(0.6);
    let velvet = s
        .mat(0x6a2858)
        .round(14.0, 1.2)
        .texture(0.14, 0.05, 0.05)
        .rim(0.8);
    let gold = s.ramp(&[0x6a3418, 0xd89c40, 0xfff0b0]).round(3.0, 1.2);
    s.shade(
        &limb(&[(486.0, 862.0, 26.0), (600.0, 880.0, 20.0)]),
        0x240c18,
        8.0,
        0.8,
    );
    s.lit(&rect(456.0, 846.0, 60.0, 18.0), &marble);
    s.lit(&rect(464.0, 776.0, 44.0, 74.0), &marble);
    s.lit(&rect(452.0, 762.0, 68.0, 16.0), &marble);
    let pillow = s.lit(
        &blob(&[
            (440.0, 764.0),
            (446.0, 742.0),
            (436.0, 732.0),
            (486.0, 740.0),
            (536.0, 730.0),
            (526.0, 744.0),
            (534.0, 764.0),
            (486.0, 770.0),
        ]),
        &velvet,
    );
    s.shade_on(
        &pillow,
        &ellipse(486.0, 744.0, 26.0, 7.0),
        0x2c0c2c,
        4.0,
        0.8,
    );
    for (x, y) in [
        (437.0, 731.0),
        (536.0, 729.0),
        (440.0, 766.0),
        (534.0, 766.0),
    ] {
        s.lit(&ellipse(x, y, 4.5, 4.5), &gold);
    }
}

/// A very small king with a long beard; his slippers hang over the edge of the cushion.
fn king(s: &mut Studio) {
    let (x, y) = SEAT;
    s.at(at(x, y + 4.0).size(1.12), |s| {
        s.shade(&ellipse(-8.0, -40.0, 40.0, 58.0), 0x3a0818, 14.0, 0.6);
        let robe = s
            .mat(0x3c4c94)
            .round(12.0, 1.1)
            .texture(0.14, 0.05, 0.05)
            .rim(0.8);
        let fur = s.mat(0xf6ecd8).round(7.0, 1.1).fur(1.4).rim(0.6);
        let skin = s.mat(s.tones.skin).round(9.0, 1.1).rim(0.6);
        let slipper = s.mat(0xe0a83c).round(5.0, 1.2);
        let beard = s
            .mat(0xf2e8dc)
            .round(7.0, 1.0)
            .fur(1.2)
            .texture(0.2, 0.1, 0.03);
        // Knees and feet.
        for side in [-1.0, 1.0] {
            s.lit(
                &limb(&[
                    (side * 13.0, -6.0, 10.0),
                    (side * 15.0, 12.0, 8.0),
                    (side * 15.0, 26.0, 6.5),
                ]),
                &robe,
            );
            s.lit(&ellipse(side * 17.0, 35.0, 8.0, 9.5), &slipper);
        }
        s.lit(
            &blob(&[
                (-30.0, 4.0),
                (-27.0, -36.0),
                (-18.0, -62.0),
                (0.0, -68.0),
                (18.0, -62.0),
                (27.0, -36.0),
                (30.0, 4.0),
                (0.0, 10.0),
            ]),
            &robe,
        );
        s.lit(
            &limb(&[(-29.0, 6.0, 5.0), (0.0, 11.0, 5.5), (29.0, 6.0, 5.0)]),
            &fur,
        );
        s.lit(
            &limb(&[(-21.0, -54.0, 7.0), (0.0, -48.0, 7.0), (21.0, -54.0, 7.0)]),
            &fur,
        );
        // Sceptre, in the hand on the right.
        let gold = s.ramp(&[0x6a3418, 0xd89c40, 0xfff0b0]).round(3.0, 1.3);
        s.lit(&limb(&[(36.0, 10.0, 2.4), (42.0, -54.0, 2.4)]), &gold);
        s.lit(&ellipse(43.0, -60.0, 6.5, 6.5), &gold);
        for side in [-1.0, 1.0] {
            s.lit(
                &limb(&[
                    (side * 21.0, -50.0, 9.0),
                    (side * 32.0, -34.0, 8.0),
                    (side * 37.0, -18.0, 8.0),
                ]),
                &robe,
            );
            s.lit(&ellipse(side * 38.0, -12.0, 5.4, 5.4), &skin);
        }
        s.lit(&ellipse(0.0, -80.0, 19.0, 20.0), &skin);
        for side in [-1.0, 1.0] {
            s.lit(&ellipse(side * 18.0, -78.0, 6.0, 9.0), &beard);
            s.line(
                &[
                    (side * 11.0, -81.0),
                    (side * 7.0, -79.0),
                    (side * 4.0, -81.0),
                ],
                0x4a2028,
                1.8,
                0.9,
            );
            s.line(
                &[
                    (side * 12.0, -88.0),
                    (side * 7.0, -90.0),
                    (side * 3.0, -88.0),
                ],
                0xf2e8dc,
                3.0,
                0.95,
            );
        }
        s.lit(
            &blob(&[
                (-15.0, -72.0),
                (0.0, -70.0),
                (15.0, -72.0),
                (13.0, -50.0),
                (4.0, -24.0),
                (-4.0, -24.0),
                (-13.0, -50.0),
            ]),
            &beard,
        );
        s.lit(&ellipse(0.0, -76.0, 4.2, 4.6), &skin.clone().bias(0.08));
        s.detail(0.0, -70.0, 40.0);
    });
}

fn candelabrum(s: &mut Studio) {
    let (x, y) = CANDLES;
    let brass = s
        .ramp(&[0x3a1418, 0x7c4424, 0xc88c3c, 0xf8d888])
        .round(7.0, 1.2)
        .wobble(0.4);
    let wax = s.mat(0xf8e4bc).round(7.0, 1.0);
    s.shade(&ellipse(x + 16.0, 884.0, 70.0, 12.0), 0x240c18, 8.0, 0.8);
    s.lit(
        &limb(&[(x, 880.0, 12.0), (x, 800.0, 6.0), (x, y + 20.0, 7.0)]),
        &brass,
    );
    s.lit(&ellipse(x, 882.0, 44.0, 11.0), &brass);
    s.lit(&ellipse(x, 792.0, 12.0, 9.0), &brass);
    s.lit(
        &limb(&[
            (x - 48.0, y - 8.0, 5.0),
            (x - 34.0, y + 26.0, 6.0),
            (x, y + 34.0, 7.0),
            (x + 34.0, y + 26.0, 6.0),
            (x + 48.0, y - 8.0, 5.0),
        ]),
        &brass,
    );
    for (dx, dy) in [(-48.0, 0.0), (0.0, -20.0), (48.0, 0.0)] {
        s.lit(&rect(x + dx - 8.0, y + dy - 62.0, 16.0, 56.0), &wax);
        s.lit(&ellipse(x + dx, y + dy - 4.0, 15.0, 6.0), &brass);
        things::flame(s, at(x + dx, y + dy - 64.0).size(1.05));
    }
}
