//! Looking up into a tree in blossom. In its forks are nests, and in the nests sit letters. A
//! postwoman climbs a ladder to them; beside her one envelope has cracked, and a beak looks out.

use crate::prelude::*;

pub(super) const CARD: Card = Card::new(
    "letter_nests",
    Palette::SpringGarden,
    Framing::FromBelow,
    scene,
)
.ink(ink)
.flow(flow);

/// Where the trunk vanishes.
const CROWN: Point = (336.0, 250.0);
/// The nests: foot and size, from far to near.
const NESTS: [(f32, f32, f32); 5] = [
    (420.0, 176.0, 0.5),
    (214.0, 214.0, 0.62),
    (516.0, 372.0, 0.9),
    (92.0, 420.0, 1.0),
    (468.0, 640.0, 1.55),
];

/// The boughs, with half-widths.
const LIMBS: [&[(f32, f32, f32)]; 7] = [
    &[
        (330.0, 260.0, 17.0),
        (380.0, 210.0, 13.0),
        (430.0, 184.0, 9.0),
        (510.0, 110.0, 5.0),
        (560.0, 30.0, 2.0),
    ],
    &[
        (330.0, 280.0, 18.0),
        (270.0, 236.0, 13.0),
        (208.0, 224.0, 10.0),
        (140.0, 150.0, 6.0),
        (112.0, 40.0, 2.0),
    ],
    &[
        (334.0, 250.0, 14.0),
        (326.0, 160.0, 10.0),
        (296.0, 90.0, 6.0),
        (300.0, -10.0, 3.0),
    ],
    &[
        (330.0, 380.0, 24.0),
        (420.0, 386.0, 18.0),
        (516.0, 376.0, 15.0),
        (580.0, 320.0, 11.0),
        (640.0, 220.0, 7.0),
    ],
    &[
        (516.0, 378.0, 11.0),
        (580.0, 410.0, 8.0),
        (650.0, 400.0, 5.0),
    ],
    &[
        (318.0, 440.0, 28.0),
        (220.0, 420.0, 22.0),
        (96.0, 428.0, 18.0),
        (20.0, 370.0, 12.0),
        (-40.0, 270.0, 8.0),
    ],
    &[
        (110.0, 430.0, 11.0),
        (40.0, 470.0, 8.0),
        (-40.0, 480.0, 6.0),
    ],
];

fn flow(x: f32, y: f32) -> f32 {
    flow::towards(CROWN, x, y)
}

fn scene(s: &mut Studio) {
    s.key(Light::From(0.45, -0.75, 0.45));
    sky::halo(
        s,
        (330.0, 230.0),
        700.0,
        &[0xfefcec, 0xd8eef0, 0x9cd0e4, 0x68b0d4, 0x4c94c0],
    );
    sky::cloud(s, 120.0, 150.0, 300.0, 90.0, 6);
    sky::cloud(s, 540.0, 290.0, 260.0, 70.0, 9);
    let twigs = far_twigs(s);
    blossom(s, &twigs, 3, 3);
    tree(s);
    blossom(s, &along_boughs(), 4, 7);
    for &(x, y, size) in &NESTS[..4] {
        nest(s, at(x, y).size(size), (x * 0.7) as u64);
    }
    ladder(s);
    postwoman(s);
    hatching(s);
    blossom(
        s,
        &[
            (590.0, 560.0),
            (16.0, 340.0),
            (-6.0, 500.0),
            (600.0, 90.0),
            (20.0, 20.0),
        ],
        7,
        8,
    );
}

fn bark(s: &Studio) -> Material {
    s.mat(0x8c6a50)
        .round(40.0, 1.2)
        .texture(0.36, 0.09, 0.016)
        .rim(0.9)
        .wobble(1.8)
}

/// Thin twigs high up, pale with distance; returns their ends.
fn far_twigs(s: &mut Studio) -> Vec<Point> {
    let mut dice = Dice::new(21);
    let mut ends = Vec::new();
    let wood = s.mat(0xb09c90).round(5.0, 0.8).wobble(1.0).alpha(0.8);
    for i in 0..9 {
        let angle = i as f32 / 9.0 * std::f32::consts::TAU + 0.3;
        let from = plants::Twig {
            x: CROWN.0 + 20.0 * angle.cos(),
            y: CROWN.1 - 20.0 + 20.0 * angle.sin(),
            angle,
        };
        let twigs = plants::branch(s, &wood, from, 80.0, 5.0, 2, &mut dice);
        ends.extend(twigs.iter().map(|t| (t.x, t.y)));
    }
    ends
}

/// A trunk that runs away from us, and limbs that spread over the whole sky.
fn tree(s: &mut Studio) {
    let wood = bark(s);
    boughs(s);
    let m = s.lit(
        &blob(&[
            (318.0, 236.0),
            (352.0, 236.0),
            (360.0, 330.0),
            (378.0, 470.0),
            (404.0, 640.0),
            (452.0, 790.0),
            (540.0, 960.0),
            (70.0, 960.0),
            (168.0, 800.0),
            (236.0, 640.0),
            (282.0, 470.0),
            (306.0, 330.0),
        ]),
        &wood,
    );
    // Furrows run up it.
    let mut dice = Dice::new(2);
    for _ in 0..34 {
        let u = dice.range(-0.9, 0.9);
        let (y0, y1) = (dice.range(420.0, 880.0), dice.range(-160.0, -60.0));
        let at = |y: f32| {
            let half = 17.0 + 210.0 * ((y - 240.0) / 700.0).max(0.0).powf(1.5);
            (334.0 - 0.05 * (y - 240.0) + u * half, y)
        };
        let (a, b, c) = (at(y0), at(y0 + y1 * 0.5), at(y0 + y1));
        s.shade_on(
            &m,
            &limb(&[(a.0, a.1, 4.0), (b.0, b.1, 3.0), (c.0, c.1, 0.6)]),
            0x4c3440,
            2.0,
            0.5,
        );
    }
    s.shade_on(
        &m,
        &blob(&[
            (70.0, 960.0),
            (170.0, 800.0),
            (240.0, 640.0),
            (290.0, 440.0),
            (310.0, 440.0),
            (280.0, 660.0),
            (240.0, 960.0),
        ]),
        0x5c5478,
        20.0,
        0.55,
    );
    // A knot, and moss on the shaded side.
    s.shade_on(&m, &ellipse(310.0, 716.0, 20.0, 27.0), 0x3c2c34, 4.0, 0.8);
    for (x, y, r) in [
        (196.0, 824.0, 40.0),
        (240.0, 720.0, 26.0),
        (150.0, 890.0, 44.0),
    ] {
        s.tint(&m, &ellipse(x, y, r, r * 1.3), 0x84ac54, 12.0, 0.6);
    }
    // The leader goes on where the trunk ends.
    s.lit(&limb(LIMBS[2]), &wood);
}

/// All but the leader, the nearest last.
fn boughs(s: &mut Studio) {
    let wood = bark(s);
    for (_, joints) in LIMBS.iter().enumerate().filter(|(i, _)| *i != 2) {
        s.lit(&limb(joints), &wood);
    }
    // The nearest bough comes towards us.
    s.lit(
        &limb(&[
            (330.0, 600.0, 44.0),
            (410.0, 648.0, 34.0),
            (500.0, 662.0, 30.0),
            (590.0, 622.0, 24.0),
            (680.0, 560.0, 20.0),
        ]),
        &wood,
    );
}

/// Clusters of pink and white with young leaves, round each of the given points.
fn blossom(s: &mut Studio, points: &[Point], each: usize, seed: u64) {
    let mut dice = Dice::new(seed);
    let pinks = [0xf8c4d4, 0xfcdce4, 0xf4a4bc, 0xfff4f4];
    for &(px, py) in points {
        let k = 0.5 + (px - CROWN.0).hypot(py - CROWN.1) / 520.0;
        for i in 0..each {
            let (x, y) = (px + dice.bell() * 30.0 * k, py + dice.bell() * 26.0 * k);
            let clear = NESTS
                .iter()
                .all(|&(nx, ny, r)| (x - nx).hypot(y - ny + 30.0 * r) > 66.0 * r);
            // Not over the trunk, the ladder and who climbs it.
            if !clear || ((x - 320.0).abs() < 90.0 && y > 270.0) {
                continue;
            }
            let turn = dice.range(0.0, 360.0);
            if i % 3 == 0 {
                plants::leaf(s, at(x, y).turn(turn).size(0.62 * k), 0x84bc54);
            }
            let petal = s.mat(dice.pick(&pinks)).round(6.0, 0.9).wobble(0.5);
            let size = k * dice.range(0.7, 1.2);
            for j in 0..5 {
                let (sin, cos) = (turn + 72.0 * j as f32).to_radians().sin_cos();
                s.lit(
                    &ellipse(
                        x + 8.0 * size * cos,
                        y + 8.0 * size * sin,
                        7.6 * size,
                        6.6 * size,
                    ),
                    &petal,
                );
            }
            s.flat(&ellipse(x, y, 3.0 * size, 3.0 * size), 0xf0c048, 0.9);
        }
    }
}

/// Points along the outer parts of the boughs.
fn along_boughs() -> Vec<Point> {
    LIMBS
        .iter()
        .flat_map(|joints| {
            let line: Vec<Point> = joints.iter().skip(1).map(|j| (j.0, j.1)).collect();
            crate::shape::spline(&line, 3)
        })
        .collect()
}

/// A nest on the place's point, 110 wide, with letters in it.
fn nest(s: &mut Studio, place: Place, seed: u64) {
    s.at(place, |s| {
        let mut dice = Dice::new(seed);
        back_of_nest(s, &mut dice);
        let seals = [0xd8506c, 0x4c94c4, 0xa470b4, 0xf0a040];
        for (x, turn) in [(-26.0, -24.0), (24.0, 20.0), (-2.0, -3.0)] {
            things::envelope(
                s,
                at(x, -40.0).turn(turn + dice.range(-6.0, 6.0)).size(0.86),
                0xfcf4e0,
                dice.pick(&seals),
            );
        }
        front_of_nest(s, &mut dice);
        s.detail(0.0, -34.0, 50.0);
    });
}

fn straw(s: &mut Studio, dice: &mut Dice, count: usize, low: f32, high: f32) {
    for _ in 0..count {
        let (x, y) = (dice.range(-56.0, 56.0), dice.range(low, high));
        let bow = 22.0 - 0.008 * x * x;
        let (l, tilt) = (dice.range(18.0, 40.0), dice.range(-10.0, 10.0));
        let tone = dice.pick(&[0x8c6440, 0xb08850, 0x6c4c34, 0xc8a468, 0x7a5c3c]);
        let twig = s.mat(tone).round(2.0, 1.1).wobble(0.3);
        s.lit(
            &limb(&[
                (x - l, y + bow * 0.3 - tilt, 1.2),
                (x, y + bow * 0.5, 2.4),
                (x + l, y + bow * 0.3 + tilt, 1.0),
            ]),
            &twig,
        );
    }
}

fn back_of_nest(s: &mut Studio, dice: &mut Dice) {
    s.flat(&ellipse(0.0, -22.0, 58.0, 18.0), 0x4c3430, 1.0);
    straw(s, dice, 12, -38.0, -30.0);
}

fn front_of_nest(s: &mut Studio, dice: &mut Dice) {
    let bowl = s.mat(0x7a5438).round(16.0, 1.1).texture(0.4, 0.05, 0.16);
    s.lit(
        &blob(&[
            (-62.0, -26.0),
            (-30.0, -16.0),
            (0.0, -13.0),
            (30.0, -16.0),
            (62.0, -26.0),
            (50.0, 8.0),
            (20.0, 22.0),
            (-20.0, 22.0),
            (-50.0, 8.0),
        ]),
        &bowl,
    );
    straw(s, dice, 44, -24.0, 12.0);
}

/// It leans on the trunk and runs away with it.
fn ladder(s: &mut Studio) {
    let wood = s.mat(0xd8ac68).round(6.0, 1.1).texture(0.2, 0.1, 0.02);
    let side = |k: f32, t: f32| {
        let half = lerp(76.0, 25.0, t.powf(0.8));
        (lerp(196.0, 306.0, t) + k * half, lerp(930.0, 372.0, t))
    };
    for k in [-1.0, 1.0] {
        let joints: Vec<(f32, f32, f32)> = (0..=4)
            .map(|i| {
                let t = i as f32 / 4.0;
                let p = side(k, t);
                (p.0, p.1, lerp(11.0, 4.0, t))
            })
            .collect();
        let rail = limb(&joints);
        s.shade(&rail.moved(16.0, 10.0), 0x4c3440, 7.0, 0.5);
        s.lit(&rail, &wood);
    }
    for i in 0..11 {
        let t = 1.0 - (1.0 - i as f32 / 11.0).powf(1.35);
        let (a, b) = (side(-1.0, t), side(1.0, t));
        s.lit(
            &limb(&[(a.0, a.1, lerp(8.0, 3.4, t)), (b.0, b.1, lerp(8.0, 3.4, t))]),
            &wood.clone().bias(0.05),
        );
    }
}

/// From below: boots first, bag at her hip, one arm stretched to the large nest.
fn postwoman(s: &mut Studio) {
    let navy = s
        .mat(0x34588c)
        .round(26.0, 1.2)
        .texture(0.14, 0.04, 0.02)
        .rim(0.9);
    let boot = s.mat(0x5c4034).round(10.0, 1.1).rim(0.7);
    s.at(at(276.0, 590.0).size(1.28), |s| {
        s.shade(&ellipse(24.0, -20.0, 50.0, 90.0), 0x4c3440, 16.0, 0.45);
        // Legs, the left one a rung higher.
        for (x, knee, foot, y) in [(-18.0, -32.0, -26.0, 58.0), (20.0, 26.0, 22.0, 88.0)] {
            s.lit(
                &limb(&[(x, 10.0, 14.0), (knee, y * 0.55, 11.0), (foot, y, 9.0)]),
                &s.mat(0x3c3c4c).round(8.0, 1.1),
            );
            s.lit(
                &blob(&[
                    (foot - 13.0, y - 14.0),
                    (foot + 11.0, y - 14.0),
                    (foot + 13.0, y + 8.0),
                    (foot + 10.0, y + 20.0),
                    (foot - 12.0, y + 20.0),
                    (foot - 15.0, y + 6.0),
                ]),
                &boot,
            );
            s.shade(&rect(foot - 13.0, y + 11.0, 24.0, 8.0), 0x2c2430, 2.0, 0.7);
        }
        let skirt = s.lit(
            &blob(&[
                (-28.0, -34.0),
                (28.0, -34.0),
                (42.0, 22.0),
                (44.0, 38.0),
                (0.0, 46.0),
                (-46.0, 36.0),
                (-42.0, 20.0),
            ]),
            &navy,
        );
        for x in [-22.0, 2.0, 24.0] {
            s.shade_on(
                &skirt,
                &limb(&[(x * 0.7, -20.0, 1.0), (x * 1.2, 40.0, 4.0)]),
                0x1c2c54,
                3.0,
                0.6,
            );
        }
        // The left hand holds a rail.
        s.lit(
            &limb(&[
                (-20.0, -92.0, 11.0),
                (-40.0, -112.0, 9.0),
                (-26.0, -142.0, 7.0),
            ]),
            &navy,
        );
        s.lit(
            &ellipse(-23.0, -148.0, 8.0, 8.0),
            &s.mat(s.tones.skin).round(5.0, 1.0),
        );
        s.lit(
            &blob(&[
                (-20.0, -108.0),
                (20.0, -108.0),
                (30.0, -84.0),
                (28.0, -30.0),
                (0.0, -24.0),
                (-28.0, -30.0),
                (-30.0, -84.0),
            ]),
            &navy,
        );
        s.lit(
            &limb(&[(-28.0, -36.0, 4.0), (0.0, -31.0, 4.0), (28.0, -36.0, 4.0)]),
            &s.mat(0x8c5434).round(3.0, 1.0),
        );
        // The right reaches for the nest.
        s.lit(
            &limb(&[(22.0, -94.0, 11.0), (56.0, -86.0, 9.5), (88.0, -62.0, 7.5)]),
            &navy,
        );
        s.lit(
            &ellipse(95.0, -56.0, 8.0, 7.0),
            &s.mat(s.tones.skin).round(5.0, 1.0),
        );
        // Bag of letters with its strap.
        s.lit(
            &limb(&[(22.0, -106.0, 4.0), (-6.0, -62.0, 4.0), (-34.0, -22.0, 4.0)]),
            &s.mat(0x94603c).round(3.0, 1.1),
        );
        let bag = s.mat(0xb07444).round(14.0, 1.1).texture(0.16, 0.04, 0.04);
        for (x, turn) in [(-56.0, -18.0), (-40.0, 8.0)] {
            things::envelope(s, at(x, -24.0).turn(turn).size(0.6), 0xfcf4e0, 0xd8506c);
        }
        s.lit(
            &blob(&[
                (-72.0, -18.0),
                (-24.0, -18.0),
                (-22.0, 22.0),
                (-46.0, 30.0),
                (-74.0, 22.0),
            ]),
            &bag,
        );
        s.lit(
            &blob(&[
                (-74.0, -20.0),
                (-22.0, -20.0),
                (-26.0, 0.0),
                (-48.0, 8.0),
                (-70.0, 0.0),
            ]),
            &bag.clone().bias(0.08),
        );
        // Head thrown back under a cap.
        s.lit(
            &limb(&[(2.0, -104.0, 8.0), (4.0, -118.0, 8.0)]),
            &s.mat(s.tones.skin).round(5.0, 1.0),
        );
        let hair = s.mat(0xa8582c).round(10.0, 1.2).texture(0.25, 0.12, 0.05);
        s.lit(&ellipse(4.0, -128.0, 20.0, 19.0), &hair);
        for (x, y, r) in [(-6.0, -110.0, 8.0), (-8.0, -98.0, 7.0), (-9.0, -87.0, 6.0)] {
            s.lit(&ellipse(x, y, r, r), &hair);
        }
        s.lit(
            &blob(&[
                (-18.0, -134.0),
                (-12.0, -152.0),
                (8.0, -158.0),
                (26.0, -148.0),
                (28.0, -132.0),
                (4.0, -138.0),
            ]),
            &navy.clone().round(10.0, 1.2),
        );
        s.lit(
            &limb(&[
                (-17.0, -135.0, 3.4),
                (5.0, -139.0, 3.4),
                (27.0, -133.0, 3.4),
            ]),
            &s.mat(s.tones.gold).round(3.0, 1.0),
        );
        s.detail(4.0, -130.0, 40.0);
    });
}

/// The nearest nest. Its middle letter has split, and what it said is looking out.
fn hatching(s: &mut Studio) {
    let (x, y, size) = NESTS[4];
    s.shade(&ellipse(x + 10.0, y + 34.0, 90.0, 18.0), 0x4c3440, 9.0, 0.6);
    s.at(at(x, y).size(size), |s| {
        let mut dice = Dice::new(31);
        back_of_nest(s, &mut dice);
        things::envelope(
            s,
            at(-30.0, -42.0).turn(-20.0).size(0.9),
            0xf4e4e8,
            0x4c94c4,
        );
        things::envelope(s, at(34.0, -38.0).turn(24.0).size(0.9), 0xe8f0e4, 0xa470b4);
        // The chick of folded paper, written all over.
        s.glow(2.0, -66.0, 46.0, 0xfff4c8, 0.5);
        let down = s.mat(0xfffbf0).round(12.0, 1.0).wobble(0.4);
        s.lit(
            &poly(&[
                (-20.0, -50.0),
                (-16.0, -82.0),
                (4.0, -96.0),
                (20.0, -82.0),
                (24.0, -50.0),
            ]),
            &down,
        );
        s.lit(
            &poly(&[(4.0, -96.0), (20.0, -82.0), (6.0, -76.0)]),
            &down.clone().bias(-0.16),
        );
        s.lit(
            &poly(&[(-20.0, -56.0), (-46.0, -78.0), (-30.0, -48.0)]),
            &down.clone().bias(-0.06),
        );
        s.lit(
            &poly(&[(24.0, -56.0), (46.0, -72.0), (34.0, -46.0)]),
            &down.clone().bias(-0.12),
        );
        s.lit(
            &poly(&[(17.0, -84.0), (40.0, -80.0), (18.0, -70.0)]),
            &s.mat(0xf0a040).round(4.0, 1.1),
        );
        s.lit(
            &poly(&[(18.0, -74.0), (34.0, -70.0), (16.0, -65.0)]),
            &s.mat(0xd88038).round(3.0, 1.1),
        );
        eye(s, 6.0, -82.0, 3.4);
        // The envelope's torn rim.
        let paper = s.mat(0xfcf4e0).round(5.0, 0.6).wobble(0.4);
        s.lit(
            &poly(&[
                (-36.0, -56.0),
                (-24.0, -46.0),
                (-14.0, -58.0),
                (-4.0, -45.0),
                (6.0, -57.0),
                (16.0, -46.0),
                (26.0, -57.0),
                (38.0, -48.0),
                (36.0, -8.0),
                (-36.0, -8.0),
            ]),
            &paper,
        );
        s.lit(
            &ellipse(0.0, -30.0, 7.0, 6.6),
            &s.mat(0xd8506c).round(4.0, 1.1),
        );
        s.line(
            &[(0.0, -38.0), (3.0, -30.0), (-2.0, -23.0)],
            0x7a2c40,
            1.6,
            0.9,
        );
        front_of_nest(s, &mut dice);
        // A scrap of shell: the corner with the stamp.
        s.lit(
            &poly(&[(48.0, -46.0), (64.0, -52.0), (68.0, -36.0), (56.0, -32.0)]),
            &paper,
        );
        s.flat(
            &poly(&[(54.0, -46.0), (63.0, -49.0), (65.0, -39.0), (57.0, -37.0)]),
            0x4c94c4,
            0.9,
        );
        s.detail(4.0, -66.0, 50.0);
    });
}

fn ink(s: &mut Studio) {
    let mut dice = Dice::new(6);
    for _ in 0..30 {
        let (x, y) = (dice.range(20.0, 590.0), dice.range(120.0, 860.0));
        s.flat(
            &ellipse(x, y, 4.4, 2.6).turned(dice.range(0.0, 180.0)),
            0xfcc8d8,
            0.85,
        );
    }
    sky::far_birds(s, 5, (440.0, 30.0), (580.0, 100.0), 0x5a7080, 4);
}
