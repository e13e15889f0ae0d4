//! A bolt of lightning stands in a violet sky and roots in a hill. On an orchard ladder a gardener
//! binds a green branch to it with a strip of linen. The bolt is in blossom already.

use std::f32::consts::TAU;

use crate::prelude::*;

pub(super) const CARD: Card = Card::new(
    "lightning_graft",
    Palette::VioletStorm,
    Framing::Tall,
    scene,
)
.style(Style::Paper)
.ink(ink);

/// Where the branch is bound on.
const GRAFT: Point = (300.0, 424.0);
const FOOT: Point = (262.0, 752.0);
const HILL: f32 = 730.0;

type Bolt = &'static [(f32, f32, f32)];

/// The bolt from the cloud to the hill, its forks, and its roots.
const STEM: Bolt = &[
    (384.0, -20.0, 4.0),
    (340.0, 60.0, 5.0),
    (322.0, 150.0, 7.0),
    (364.0, 186.0, 7.5),
    (296.0, 286.0, 9.5),
    (338.0, 322.0, 10.0),
    (300.0, 424.0, 12.0),
    (270.0, 520.0, 13.0),
    (302.0, 562.0, 13.5),
    (254.0, 668.0, 15.0),
    (264.0, 752.0, 19.0),
];
const FORKS: [Bolt; 9] = [
    &[
        (364.0, 186.0, 5.0),
        (430.0, 214.0, 4.0),
        (446.0, 262.0, 3.2),
        (504.0, 280.0, 2.4),
        (524.0, 322.0, 1.0),
    ],
    &[
        (446.0, 262.0, 2.4),
        (428.0, 304.0, 1.8),
        (452.0, 330.0, 0.8),
    ],
    &[
        (296.0, 286.0, 6.0),
        (220.0, 300.0, 4.6),
        (190.0, 354.0, 3.6),
        (122.0, 362.0, 2.6),
        (88.0, 414.0, 1.0),
    ],
    &[
        (190.0, 354.0, 3.0),
        (206.0, 404.0, 2.2),
        (172.0, 440.0, 1.0),
    ],
    &[
        (322.0, 150.0, 4.0),
        (250.0, 160.0, 3.2),
        (214.0, 206.0, 2.4),
        (150.0, 200.0, 1.0),
    ],
    &[
        (270.0, 520.0, 6.0),
        (200.0, 544.0, 4.4),
        (176.0, 600.0, 3.0),
        (120.0, 612.0, 1.0),
    ],
    &[(176.0, 600.0, 2.4), (186.0, 644.0, 1.0)],
    &[
        (364.0, 186.0, 3.0),
        (404.0, 144.0, 2.0),
        (452.0, 150.0, 0.8),
    ],
    &[
        (302.0, 562.0, 5.0),
        (352.0, 590.0, 3.4),
        (366.0, 634.0, 1.2),
    ],
];
const ROOTS: [Bolt; 6] = [
    &[
        (262.0, 740.0, 15.0),
        (210.0, 776.0, 9.0),
        (190.0, 816.0, 6.0),
        (126.0, 836.0, 3.0),
        (92.0, 880.0, 1.0),
    ],
    &[
        (262.0, 744.0, 15.0),
        (250.0, 806.0, 10.0),
        (270.0, 848.0, 6.0),
        (244.0, 904.0, 2.0),
    ],
    &[
        (264.0, 740.0, 15.0),
        (320.0, 772.0, 9.0),
        (340.0, 816.0, 6.0),
        (408.0, 836.0, 3.4),
        (430.0, 884.0, 1.0),
    ],
    &[
        (340.0, 816.0, 4.0),
        (330.0, 856.0, 2.6),
        (356.0, 900.0, 1.0),
    ],
    &[
        (190.0, 816.0, 4.0),
        (196.0, 860.0, 2.0),
        (176.0, 896.0, 0.8),
    ],
    &[
        (408.0, 836.0, 2.4),
        (470.0, 838.0, 1.6),
        (510.0, 868.0, 0.8),
    ],
];

fn scene(s: &mut Studio) {
    s.key(Light::Lamp(296.0, 430.0, 150.0));
    s.rim_from(-0.8, -0.3);
    sky::gradient_sky(
        s,
        &[0x1a1638, 0x342a5c, 0x5c4684, 0x9474a0, 0xdcaaa8],
        HILL,
        0x2c2450,
        0.5,
    );
    storm(s);
    orchard(s);
    hill(s);
    bolt(s);
    sky::cloud_of(
        s,
        (420.0, 76.0),
        (330.0, 110.0),
        &[0x241e44, 0x483e74, 0x8478a8, 0xd8c8e8],
        0.9,
        23,
    );
    ladder(s);
    gardener(s);
    branch(s);
}

/// Clouds that the bolt lights from inside.
fn storm(s: &mut Studio) {
    let dark = [0x16142e, 0x302a54, 0x5c5084, 0xa494c0, 0xe8dcf0];
    for (x, y, w, h, seed) in [
        (80.0, 130.0, 420.0, 180.0, 6),
        (520.0, 120.0, 420.0, 170.0, 4),
        (330.0, 96.0, 420.0, 150.0, 11),
        (30.0, 330.0, 260.0, 90.0, 14),
        (580.0, 420.0, 260.0, 96.0, 16),
        (20.0, 560.0, 240.0, 70.0, 18),
    ] {
        sky::cloud_of(s, (x, y), (w, h), &dark, 0.95, seed);
    }
    s.glow(346.0, 70.0, 130.0, 0xd8c8ff, 0.6);
}

/// Rows of young trees, each tied to its stake.
fn orchard(s: &mut Studio) {
    for (y, colour, seed) in [(690.0, 0x6c5c8c, 4), (716.0, 0x54487c, 8)] {
        let ridge = s
            .mat(colour)
            .round(30.0, 0.5)
            .texture(0.16, 0.01, 0.04)
            .rim(0.3);
        s.lit(&land::ridge_line(y, 26.0, 0.008, seed), &ridge);
        s.mist(y + 4.0, y + 40.0, 0xb094b4, 0.3);
    }
    for (i, x) in [36.0, 84.0, 128.0, 420.0, 468.0, 512.0, 560.0]
        .into_iter()
        .enumerate()
    {
        let y = 722.0 + 4.0 * (i % 2) as f32;
        plants::toy_tree(s, at(x, y).size(0.46), [0x5c7068, 0x6c6484][i % 2]);
        s.line(&[(x + 8.0, y), (x + 7.0, y - 34.0)], 0x3c2c40, 2.4, 0.8);
    }
}

fn hill(s: &mut Studio) {
    let earth = s
        .mat(0x54486c)
        .round(60.0, 0.9)
        .texture(0.3, 0.02, 0.05)
        .rim(0.6);
    s.lit(
        &blob(&[
            (-60.0, 830.0),
            (60.0, 790.0),
            (170.0, 752.0),
            (264.0, 738.0),
            (370.0, 746.0),
            (480.0, 776.0),
            (660.0, 826.0),
            (660.0, 1000.0),
            (-60.0, 1000.0),
        ]),
        &earth,
    );
    s.glow(FOOT.0, FOOT.1, 150.0, 0xd0c0ff, 0.4);
    plants::grass(
        s,
        776.0,
        900.0,
        90,
        &[0x4c5c5c, 0x6c7c78, 0x3a3a5c, 0x8c8cac],
        6,
    );
}

/// A jagged line that tapers, with sharp bends.
fn jagged(points: &[(f32, f32, f32)], grow: f32) -> Shape {
    let mut shape = Shape::default();
    for pair in points.windows(2) {
        let (a, b) = (pair[0], pair[1]);
        let (dx, dy) = (b.0 - a.0, b.1 - a.1);
        let length = dx.hypot(dy).max(1e-3);
        let (nx, ny) = (-dy / length, dx / length);
        let (wa, wb) = (a.2 + grow, b.2 + grow);
        shape = shape
            .and(&poly(&[
                (a.0 + nx * wa, a.1 + ny * wa),
                (b.0 + nx * wb, b.1 + ny * wb),
                (b.0 - nx * wb, b.1 - ny * wb),
                (a.0 - nx * wa, a.1 - ny * wa),
            ]))
            .and(&ellipse(b.0, b.1, wb, wb));
    }
    shape
}

fn bolt(s: &mut Studio) {
    let all: Vec<Bolt> = FORKS.iter().chain(&ROOTS).copied().chain([STEM]).collect();
    for points in &all {
        for pair in points.windows(2) {
            let (x, y) = ((pair[0].0 + pair[1].0) / 2.0, (pair[0].1 + pair[1].1) / 2.0);
            s.glow(x, y, 26.0 + 5.0 * pair[0].2, 0xb8a0ff, 0.26);
        }
        s.soft(&jagged(points, 4.0), 0xb49cf4, 5.0, 0.7);
    }
    // Light that has grown bark: a pale relief, furrowed along.
    let living = s
        .ramp(&[0xb8a4f0, 0xdcd0ff, 0xf8f4ff, 0xffffff])
        .round(7.0, 1.0)
        .texture(0.16, 0.12, 0.02)
        .light(Light::From(-0.5, -0.5, 0.6))
        .wobble(1.0);
    for points in &all {
        s.lit(&jagged(points, 0.0), &living);
    }
    for pair in STEM.windows(2).skip(4) {
        let (a, b) = (pair[0], pair[1]);
        s.line(
            &[(a.0 + 3.0, a.1 + 8.0), (b.0 + 4.0, b.1 - 8.0)],
            0xa890e0,
            2.2,
            0.6,
        );
    }
    let mut dice = Dice::new(3);
    for points in FORKS {
        for (i, &(x, y, _)) in points.iter().enumerate().skip(1) {
            let n = if i + 1 == points.len() { 3 } else { 2 };
            for _ in 0..n {
                flower(
                    s,
                    (x + dice.bell() * 14.0, y + dice.bell() * 14.0),
                    dice.range(0.75, 1.15),
                    dice.range(0.0, TAU),
                );
            }
        }
    }
    for &(x, y, _) in &STEM[3..9] {
        flower(
            s,
            (x + dice.bell() * 16.0, y + dice.bell() * 10.0),
            dice.range(0.9, 1.2),
            dice.range(0.0, TAU),
        );
    }
}

/// Five petals, apple-pink.
fn flower(s: &mut Studio, (x, y): Point, size: f32, turn: f32) {
    let petal = s
        .ramp(&[0xd07c9c, 0xf4b4c4, 0xffe4e8, 0xffffff])
        .round(5.0, 1.0)
        .light(Light::From(-0.4, -0.5, 0.6))
        .wobble(0.4);
    for j in 0..5 {
        let (sin, cos) = (turn + j as f32 / 5.0 * TAU).sin_cos();
        let p = ellipse(
            x + 7.4 * size * cos,
            y + 7.4 * size * sin,
            6.6 * size,
            5.8 * size,
        );
        s.lit(&p, &petal);
    }
    s.flat(&ellipse(x, y, 2.9 * size, 2.9 * size), 0xf0c060, 1.0);
}

fn ladder(s: &mut Studio) {
    // The prop of the ladder, then the ladder.
    let wood = s.mat(0xb08458).round(5.0, 1.1).rim(0.9);
    s.lit(
        &limb(&[(366.0, 396.0, 4.0), (520.0, 824.0, 6.0)]),
        &wood.clone().bias(-0.16),
    );
    s.shade(&ellipse(470.0, 836.0, 70.0, 10.0), 0x181438, 6.0, 0.6);
    s.at(at(436.0, 838.0).turn(-11.5).size(1.72), |s| {
        things::ladder(s, at(0.0, 0.0), 19, 0xc09464);
    });
    // A basket on a hook.
    s.line(
        &[(424.0, 640.0), (446.0, 652.0), (448.0, 668.0)],
        0x3c2c34,
        3.0,
        1.0,
    );
    let wicker = s.mat(0x94684c).round(9.0, 1.1).texture(0.35, 0.2, 0.2);
    s.lit(
        &blob(&[
            (426.0, 668.0),
            (470.0, 668.0),
            (464.0, 700.0),
            (448.0, 705.0),
            (432.0, 700.0),
        ]),
        &wicker,
    );
    for (x, y) in [(436.0, 650.0), (448.0, 644.0), (460.0, 652.0)] {
        s.line(&[(x, y), (450.0, 672.0)], 0x6c8c54, 3.4, 1.0);
    }
}

/// Old hat, long coat; both hands at the work.
fn gardener(s: &mut Studio) {
    s.at(at(392.0, 584.0).size(1.72), |s| {
        let boots = s.mat(0x3c2c34).round(4.0, 1.1).rim(0.6);
        for (hip, knee, foot) in [
            ((-4.0, -26.0), (-12.0, -12.0), (-7.0, 0.0)),
            ((8.0, -24.0), (8.0, -8.0), (8.0, 13.0)),
        ] {
            s.lit(
                &limb(&[
                    (hip.0, hip.1, 6.0),
                    (knee.0, knee.1, 5.0),
                    (foot.0, foot.1 - 4.0, 4.2),
                ]),
                &boots,
            );
            s.lit(
                &limb(&[
                    (foot.0 + 3.0, foot.1 - 1.0, 3.4),
                    (foot.0 - 6.0, foot.1, 2.8),
                ]),
                &boots,
            );
        }
        let coat = s
            .mat(0xb03c4c)
            .round(13.0, 1.2)
            .texture(0.12, 0.05, 0.02)
            .rim(1.0);
        let back = s.lit(
            &blob(&[
                (-4.0, -80.0),
                (-15.0, -72.0),
                (-17.0, -50.0),
                (-18.0, -28.0),
                (-20.0, -12.0),
                (2.0, -9.0),
                (22.0, -13.0),
                (19.0, -34.0),
                (15.0, -54.0),
                (13.0, -72.0),
                (6.0, -80.0),
            ]),
            &coat,
        );
        s.shade_on(
            &back,
            &limb(&[(3.0, -44.0, 0.6), (4.0, -26.0, 1.4), (3.0, -8.0, 2.8)]),
            0x2c1438,
            1.6,
            0.8,
        );
        s.lit(
            &limb(&[(-16.0, -49.0, 1.8), (0.0, -47.0, 1.8), (16.0, -50.0, 1.8)]),
            &s.mat(0x5c3c3c).round(1.5, 1.0),
        );
        // Shears in the belt.
        s.line(&[(10.0, -52.0), (14.0, -40.0)], 0xe0dcec, 2.2, 1.0);
        // Head turned to the bolt.
        s.lit(
            &limb(&[(-1.0, -78.0, 3.6), (-2.0, -86.0, 3.6)]),
            &s.mat(s.tones.skin).round(3.0, 1.0),
        );
        s.lit(
            &ellipse(-4.0, -92.0, 9.0, 9.6),
            &s.mat(s.tones.skin).round(7.0, 1.1),
        );
        s.lit(
            &blob(&[
                (-4.0, -101.0),
                (5.0, -99.0),
                (8.0, -90.0),
                (3.0, -82.0),
                (-1.0, -88.0),
            ]),
            &s.mat(0xd8d0d8).round(5.0, 1.1).texture(0.2, 0.2, 0.1),
        );
        let felt = s.mat(0x54487c).round(6.0, 1.1).rim(1.0);
        s.lit(
            &blob(&[
                (-12.0, -98.0),
                (-9.0, -110.0),
                (-1.0, -112.0),
                (6.0, -109.0),
                (7.0, -98.0),
            ]),
            &felt,
        );
        s.lit(&ellipse(-3.0, -98.0, 19.0, 3.6).turned(-4.0), &felt);
        // Both arms go to the graft.
        for (elbow, hand) in [
            ((-28.0, -78.0), (-46.0, -90.0)),
            ((-22.0, -62.0), (-42.0, -76.0)),
        ] {
            s.lit(
                &ellipse(hand.0, hand.1, 3.8, 3.6),
                &s.mat(s.tones.skin).round(3.0, 1.0),
            );
            s.lit(
                &limb(&[
                    (-8.0, -70.0, 5.4),
                    (elbow.0, elbow.1, 4.6),
                    (hand.0 + 4.0, hand.1 + 1.0, 3.6),
                ]),
                &coat,
            );
        }
        s.detail(-6.0, -80.0, 46.0);
    });
}

/// Green wood on white fire, and the linen that holds it.
fn branch(s: &mut Studio) {
    let (x, y) = GRAFT;
    let bark = s
        .mat(0x7a5c48)
        .round(5.0, 1.2)
        .texture(0.3, 0.1, 0.03)
        .rim(0.9);
    for joints in [
        vec![
            (x - 2.0, y + 30.0, 8.0),
            (x + 26.0, y - 18.0, 7.0),
            (x + 70.0, y - 66.0, 5.0),
            (x + 136.0, y - 92.0, 3.2),
            (x + 190.0, y - 128.0, 1.4),
        ],
        vec![
            (x + 70.0, y - 66.0, 4.0),
            (x + 84.0, y - 112.0, 2.6),
            (x + 120.0, y - 150.0, 1.2),
        ],
        vec![
            (x + 136.0, y - 92.0, 2.8),
            (x + 184.0, y - 84.0, 1.8),
            (x + 214.0, y - 60.0, 1.0),
        ],
    ] {
        s.lit(&limb(&joints), &bark);
    }
    for (dx, dy, turn, k) in [
        (52.0, -50.0, -20.0, 0.7),
        (78.0, -84.0, -50.0, 0.7),
        (100.0, -128.0, -10.0, 0.75),
        (120.0, -150.0, 40.0, 0.85),
        (104.0, -82.0, 130.0, 0.8),
        (150.0, -98.0, 10.0, 0.75),
        (190.0, -128.0, 30.0, 0.9),
        (176.0, -118.0, 110.0, 0.8),
        (160.0, -88.0, 150.0, 0.8),
        (214.0, -60.0, 110.0, 0.85),
        (190.0, -80.0, 40.0, 0.7),
    ] {
        plants::leaf(s, at(x + dx, y + dy).turn(turn).size(k), 0x74b068);
    }
    for (dx, dy) in [(60.0, -74.0), (144.0, -110.0), (112.0, -142.0)] {
        flower(s, (x + dx, y + dy), 1.0, 0.4);
    }
    // Linen, wound over and over, one end loose.
    let linen = s
        .ramp(&[0x7c5464, 0xb88874, 0xe8c498, 0xfff0d0])
        .round(5.0, 1.3)
        .bias(-0.2)
        .wobble(0.6);
    for i in 0..5 {
        let t = i as f32;
        s.lit(
            &limb(&[
                (x - 22.0 + 3.0 * t, y - 2.0 + 9.0 * t - 8.0, 5.6),
                (x + 2.0, y + 2.0 + 8.0 * t - 4.0, 6.4),
                (x + 24.0 - 3.0 * t, y - 8.0 + 9.0 * t, 5.6),
            ]),
            &linen,
        );
    }
    s.lit(
        &limb(&[
            (x - 14.0, y + 36.0, 4.6),
            (x - 36.0, y + 58.0, 5.0),
            (x - 32.0, y + 88.0, 5.0),
            (x - 52.0, y + 118.0, 3.4),
        ]),
        &linen,
    );
    s.detail(x, y, 60.0);
}

fn ink(s: &mut Studio) {
    sky::rain(s, 260, -0.16, 0xd8d0f4, |x, y| {
        y > 150.0 && y < 780.0 && (x - 300.0).abs() > 150.0
    });
    let mut dice = Dice::new(12);
    for _ in 0..36 {
        let (x, y) = (300.0 + dice.bell() * 190.0, dice.range(240.0, 800.0));
        s.flat(
            &ellipse(x, y, 3.8, 2.2).turned(dice.range(0.0, 180.0)),
            0xffdce4,
            0.85,
        );
    }
}
