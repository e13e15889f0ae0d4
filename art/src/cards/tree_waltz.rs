//! Two trees waltz in a clearing at dawn, on roots for shoes; one is in leaf, one in blossom. The
//! same heart is carved in both. A squirrel plays the fiddle, and behind them are two empty holes.

use crate::prelude::*;

pub(super) const CARD: Card = Card::new("tree_waltz", Palette::RoseDawn, Framing::Portrait, scene)
    .style(Style::Watercolour)
    .ink(ink);

const SQUIRREL: Point = (88.0, 812.0);

fn scene(s: &mut Studio) {
    s.key(Light::From(-0.6, -0.45, 0.55));
    s.rim_from(-0.8, -0.3);
    sky::halo(
        s,
        (150.0, 520.0),
        660.0,
        &[0xfff4d8, 0xffdcbc, 0xf4b4b0, 0xbc9cc4, 0x7c88b8],
    );
    wood(s);
    clearing(s);
    s.shade(&ellipse(330.0, 838.0, 250.0, 26.0), 0x6c5484, 14.0, 0.7);
    // Far arms first, then crowns, then the embrace.
    raised_arms(s);
    she(s);
    he(s);
    embrace(s);
    squirrel(s);
    petals(s);
}

/// The other trees stand back, like guests along a wall.
fn wood(s: &mut Studio) {
    for (y, colour, seed) in [(640.0, 0xe0b0b8, 4), (690.0, 0xc89cb4, 8)] {
        let hill = s.mat(colour).round(40.0, 0.4).texture(0.16, 0.02, 0.04);
        s.lit(&land::ridge_line(y, 40.0, 0.006, seed), &hill);
    }
    for (x, y, size, seed) in [
        (40.0, 740.0, 1.2, 5),
        (150.0, 712.0, 0.86, 6),
        (470.0, 712.0, 0.92, 7),
        (570.0, 744.0, 1.3, 8),
    ] {
        s.veiled(0xf8d4c8, 0.74, |s| {
            plants::leafy_tree(s, at(x, y).size(size), 0x94707c, 0xc89cac, seed);
        });
    }
    s.mist(640.0, 770.0, s.tones.mist, 0.6);
}

fn clearing(s: &mut Studio) {
    let turf = s
        .mat(0xa8ac88)
        .round(50.0, 0.5)
        .texture(0.24, 0.02, 0.05)
        .rim(0.3);
    s.lit(&land::ridge_line(734.0, 20.0, 0.005, 11), &turf);
    // The worn ring of the dance.
    let ring = ellipse(310.0, 830.0, 300.0, 58.0).with_hole(&ellipse(310.0, 830.0, 236.0, 38.0));
    s.soft(&ring, 0xd8bca0, 8.0, 0.7);
    // Where they used to stand.
    for (x, y) in [(128.0, 752.0), (556.0, 748.0)] {
        let earth = s
            .mat(0x84605c)
            .round(6.0, 1.0)
            .texture(0.3, 0.06, 0.06)
            .fur(2.0);
        s.lit(&ellipse(x, y, 42.0, 13.0), &earth);
        s.flat(&ellipse(x, y + 1.0, 29.0, 7.4), 0x40304c, 0.95);
    }
    plants::grass(s, 760.0, 900.0, 110, &[0x8c9c78, 0xb0b48c, 0x708468], 5);
    plants::flowers(
        s,
        (770.0, 890.0),
        40,
        &[0xf8d0d0, 0xfff4e4, 0xc87c94],
        7,
        |x, y| ((x - 310.0) / 310.0).hypot((y - 830.0) / 60.0) > 1.0,
    );
}

fn his_bark(s: &Studio) -> Material {
    plants::bark(s, 0x7c5850).round(26.0, 1.1)
}

fn her_bark(s: &Studio) -> Material {
    plants::bark(s, 0xb0807c).round(24.0, 1.1)
}

/// Puffs of leaf or blossom about a middle, streaming a little to one side.
fn crown(s: &mut Studio, middle: Point, size: Point, stream: f32, colours: &[Hex], seed: u64) {
    let mut dice = Dice::new(seed);
    for i in 0..52 {
        let k = i as f32 / 52.0;
        let a = dice.range(0.0, std::f32::consts::TAU);
        let r = (1.0 - 0.85 * k).max(dice.unit() * 0.8);
        let (dx, dy) = (r * size.0 * a.cos(), r * size.1 * a.sin());
        let x = middle.0 + dx + stream * (dy / size.1) * 30.0;
        let y = middle.1 + dy;
        let radius = dice.range(24.0, 42.0);
        let puff = s
            .mat(dice.pick(colours))
            .round(radius * 0.9, 1.0)
            .texture(0.32, 0.06, 0.06)
            .fur(6.0)
            .wobble(4.0)
            .rim(0.7)
            .bias(0.10 * k - 0.14 * (dy / size.1));
        s.lit(
            &ellipse(x, y, radius * 1.15, radius).turned(dice.range(-40.0, 40.0)),
            &puff,
        );
    }
}

/// A carved leaf-shaped heart.
fn heart(s: &mut Studio, (x, y): Point, turn: f32) {
    s.at(at(x, y).turn(turn), |s| {
        let shape = blob(&[
            (0.0, 15.0),
            (-11.0, 2.0),
            (-12.0, -8.0),
            (-5.0, -12.0),
            (0.0, -7.0),
            (5.0, -12.0),
            (12.0, -8.0),
            (11.0, 2.0),
        ]);
        s.flat(&shape, 0xf8dcc0, 1.0);
        s.flat(&shape.placed(at(0.0, 0.0).size(0.62)), 0x9c5c5c, 0.9);
        s.edges(&[(0.0, 14.0), (0.0, 24.0)], 0xf8dcc0, 2.4, 1.0);
    });
}

fn raised_arms(s: &mut Studio) {
    let (his, hers) = (his_bark(s), her_bark(s));
    s.lit(
        &limb(&[
            (236.0, 452.0, 15.0),
            (196.0, 400.0, 12.0),
            (128.0, 384.0, 9.0),
            (72.0, 350.0, 6.0),
        ]),
        &his.clone().bias(-0.12),
    );
    s.lit(
        &limb(&[
            (380.0, 460.0, 13.0),
            (280.0, 420.0, 10.0),
            (170.0, 392.0, 8.0),
            (84.0, 338.0, 5.0),
        ]),
        &hers.clone().bias(-0.1),
    );
    // Fingers of twig, entwined.
    for (dx, dy, his_turn) in [
        (-34.0, -8.0, true),
        (-24.0, -34.0, false),
        (-4.0, -44.0, true),
        (-40.0, 12.0, false),
    ] {
        let wood = if his_turn { &his } else { &hers };
        s.lit(
            &limb(&[
                (80.0, 346.0, 5.0),
                (80.0 + dx * 0.6, 346.0 + dy * 0.5, 3.6),
                (80.0 + dx, 346.0 + dy, 1.2),
            ]),
            wood,
        );
    }
}

/// In blossom, bending back; her roots swing out like a skirt.
fn she(s: &mut Studio) {
    let bark = her_bark(s);
    crown(
        s,
        (436.0, 240.0),
        (116.0, 108.0),
        -1.4,
        &[0xf8c0c4, 0xfcdcd8, 0xe89cac, 0xfff0ec],
        12,
    );
    s.lit(
        &limb(&[
            (384.0, 640.0, 34.0),
            (380.0, 590.0, 30.0),
            (372.0, 530.0, 27.0),
            (382.0, 460.0, 30.0),
            (406.0, 390.0, 22.0),
            (424.0, 320.0, 16.0),
        ]),
        &bark,
    );
    for (i, tip) in [
        (300.0, 828.0),
        (344.0, 852.0),
        (400.0, 846.0),
        (462.0, 858.0),
        (524.0, 838.0),
        (578.0, 806.0),
    ]
    .into_iter()
    .enumerate()
    {
        let k = i as f32 / 5.0;
        let hip = lerp(358.0, 396.0, k);
        s.lit(
            &limb(&[
                (hip - 4.0, 566.0, 17.0),
                (lerp(hip, tip.0, 0.3), 680.0, 27.0),
                (lerp(hip, tip.0, 0.7), 772.0, 20.0),
                (tip.0, tip.1 - 8.0, 9.0),
                (tip.0 + 22.0, tip.1, 3.0),
            ]),
            &bark.clone().bias(if i % 2 == 0 { -0.1 } else { 0.04 }),
        );
    }
    for (x, y) in [(470.0, 290.0), (396.0, 270.0)] {
        s.lit(
            &limb(&[
                (412.0, 372.0, 12.0),
                ((412.0 + x) / 2.0, (372.0 + y) / 2.0, 8.0),
                (x, y, 3.0),
            ]),
            &bark,
        );
    }
    crown(
        s,
        (446.0, 214.0),
        (96.0, 70.0),
        -1.6,
        &[0xfcdcd8, 0xfff0ec, 0xf4b4bc],
        15,
    );
    heart(s, (384.0, 470.0), 8.0);
}

/// In leaf, upright; he steps forward on two long roots.
fn he(s: &mut Studio) {
    let bark = his_bark(s);
    crown(
        s,
        (196.0, 226.0),
        (112.0, 112.0),
        1.2,
        &[0x88a488, 0x6c8c7c, 0xa8bc94, 0x54786c],
        22,
    );
    s.lit(
        &limb(&[
            (245.0, 576.0, 33.0),
            (243.0, 540.0, 36.0),
            (236.0, 490.0, 35.0),
            (228.0, 420.0, 31.0),
            (212.0, 350.0, 24.0),
            (202.0, 290.0, 17.0),
        ]),
        &bark,
    );
    for path in [
        [
            (228.0, 572.0, 24.0),
            (196.0, 710.0, 24.0),
            (190.0, 780.0, 17.0),
            (160.0, 826.0, 13.0),
            (116.0, 840.0, 5.0),
        ],
        [
            (258.0, 572.0, 24.0),
            (290.0, 706.0, 24.0),
            (268.0, 784.0, 17.0),
            (262.0, 846.0, 14.0),
            (312.0, 866.0, 5.0),
        ],
    ] {
        s.lit(&limb(&path), &bark);
        // Toes.
        let (x, y, _) = path[3];
        let (tx, ty, _) = path[4];
        let way = (tx - x).signum();
        for (dx, dy) in [(way * 32.0, 22.0), (-way * 20.0, 14.0)] {
            s.lit(
                &limb(&[
                    (x, y, 10.0),
                    (x + dx * 0.6, y + dy * 0.7, 7.0),
                    (x + dx, y + dy, 2.0),
                ]),
                &bark,
            );
        }
        s.lit(&limb(&[(x, y - 6.0, 11.0), (tx, ty - 4.0, 4.0)]), &bark);
    }
    for (x, y) in [(152.0, 272.0), (248.0, 280.0)] {
        s.lit(
            &limb(&[
                (210.0, 362.0, 14.0),
                ((210.0 + x) / 2.0, (362.0 + y) / 2.0, 9.0),
                (x, y, 3.0),
            ]),
            &bark,
        );
    }
    crown(
        s,
        (188.0, 204.0),
        (92.0, 74.0),
        1.4,
        &[0xa8bc94, 0xc0cca4, 0x88a488],
        25,
    );
    heart(s, (238.0, 500.0), -6.0);
}

/// His near arm round her waist, hers on his shoulder.
fn embrace(s: &mut Studio) {
    let (his, hers) = (his_bark(s), her_bark(s));
    s.shade(
        &limb(&[
            (250.0, 470.0, 14.0),
            (318.0, 566.0, 12.0),
            (396.0, 568.0, 9.0),
        ])
        .moved(3.0, 10.0),
        0x6c4c68,
        8.0,
        0.6,
    );
    s.lit(
        &limb(&[
            (242.0, 446.0, 17.0),
            (276.0, 520.0, 14.0),
            (326.0, 558.0, 12.0),
            (396.0, 552.0, 8.0),
        ]),
        &his,
    );
    for (dx, dy) in [(24.0, -16.0), (30.0, 0.0), (22.0, 14.0)] {
        s.lit(
            &limb(&[
                (392.0, 552.0, 6.0),
                (392.0 + dx * 0.6, 552.0 + dy * 0.5, 4.4),
                (392.0 + dx, 552.0 + dy, 1.6),
            ]),
            &his,
        );
    }
    s.shade(
        &limb(&[
            (372.0, 446.0, 12.0),
            (310.0, 400.0, 10.0),
            (244.0, 406.0, 7.0),
        ])
        .moved(2.0, 9.0),
        0x6c4c68,
        7.0,
        0.5,
    );
    s.lit(
        &limb(&[
            (380.0, 436.0, 14.0),
            (340.0, 408.0, 12.0),
            (290.0, 386.0, 10.0),
            (236.0, 394.0, 7.0),
        ]),
        &hers,
    );
    for (dx, dy) in [(-24.0, -8.0), (-28.0, 6.0), (-18.0, 16.0)] {
        s.lit(
            &limb(&[
                (240.0, 394.0, 5.4),
                (240.0 + dx * 0.6, 394.0 + dy * 0.5, 4.0),
                (240.0 + dx, 394.0 + dy, 1.4),
            ]),
            &hers,
        );
    }
}

/// On a stump, looking right, a fiddle under its chin; about 130 units high.
fn squirrel(s: &mut Studio) {
    let (x, y) = SQUIRREL;
    let stump = plants::bark(s, 0x84605c).round(16.0, 1.0);
    s.shade(&ellipse(x + 14.0, y + 66.0, 76.0, 12.0), 0x6c5484, 8.0, 0.7);
    s.lit(
        &blob(&[
            (x - 48.0, y + 4.0),
            (x + 48.0, y + 2.0),
            (x + 56.0, y + 40.0),
            (x + 72.0, y + 68.0),
            (x, y + 72.0),
            (x - 70.0, y + 68.0),
            (x - 54.0, y + 40.0),
        ]),
        &stump,
    );
    let top = s.mat(0xecc8a4).round(6.0, 0.8);
    s.lit(&ellipse(x, y + 3.0, 49.0, 11.0), &top);
    s.at(at(x, y + 4.0).size(1.12), |s| {
        let fur = s
            .mat(0xb86448)
            .round(13.0, 1.1)
            .fur(2.0)
            .texture(0.2, 0.08, 0.05)
            .rim(0.9);
        let pale = s.mat(0xfce4d0).round(8.0, 1.0).fur(1.4);
        let wood = s.mat(0x843c30).round(6.0, 1.2).rim(0.7);
        // A tail like a question.
        s.lit(
            &limb(&[
                (-14.0, -8.0, 10.0),
                (-42.0, -26.0, 17.0),
                (-48.0, -66.0, 20.0),
                (-30.0, -98.0, 17.0),
                (-46.0, -116.0, 9.0),
            ]),
            &fur,
        );
        s.lit(
            &blob(&[
                (-18.0, 0.0),
                (-22.0, -26.0),
                (-14.0, -56.0),
                (4.0, -66.0),
                (18.0, -54.0),
                (22.0, -26.0),
                (18.0, 0.0),
                (0.0, 3.0),
            ]),
            &fur,
        );
        s.lit(
            &blob(&[
                (4.0, -6.0),
                (6.0, -34.0),
                (14.0, -50.0),
                (19.0, -28.0),
                (15.0, -6.0),
            ]),
            &pale,
        );
        for (dx, w) in [(-10.0, 12.0), (12.0, 12.0)] {
            s.lit(&ellipse(dx, -2.0, w, 5.6), &fur);
        }
        s.lit(
            &blob(&[
                (-10.0, -66.0),
                (-8.0, -86.0),
                (8.0, -94.0),
                (24.0, -86.0),
                (36.0, -72.0),
                (26.0, -62.0),
                (6.0, -58.0),
            ]),
            &fur,
        );
        s.lit(
            &limb(&[(2.0, -88.0, 5.6), (-2.0, -104.0, 4.0), (0.0, -114.0, 1.2)]),
            &fur,
        );
        s.lit(
            &limb(&[(10.0, -90.0, 5.6), (10.0, -106.0, 4.0), (14.0, -116.0, 1.2)]),
            &fur,
        );
        s.soft(&ellipse(22.0, -68.0, 9.0, 6.0), 0xfce4d0, 3.0, 0.8);
        eye(s, 16.0, -80.0, 3.6);
        s.flat(&ellipse(35.0, -73.0, 2.8, 2.4), 0x40283c, 1.0);
        // Fiddle and bow.
        s.at(at(34.0, -52.0).turn(-24.0), |s| {
            s.lit(&limb(&[(10.0, 0.0, 2.6), (52.0, -2.0, 2.0)]), &wood);
            s.lit(
                &blob(&[
                    (-20.0, 0.0),
                    (-14.0, -12.0),
                    (-2.0, -7.0),
                    (12.0, -10.0),
                    (18.0, 0.0),
                    (12.0, 10.0),
                    (-2.0, 7.0),
                    (-14.0, 12.0),
                ]),
                &wood,
            );
        });
        s.lit(
            &limb(&[(6.0, -48.0, 6.0), (28.0, -40.0, 5.0), (56.0, -66.0, 4.0)]),
            &fur,
        );
        s.lit(
            &limb(&[(0.0, -46.0, 6.0), (18.0, -24.0, 5.0), (32.0, -26.0, 4.0)]),
            &fur,
        );
        s.line(
            &[(30.0, -22.0), (40.0, -60.0), (46.0, -92.0)],
            0x54304c,
            2.6,
            1.0,
        );
        s.detail(18.0, -74.0, 36.0);
    });
}

/// Blossom and leaves, drawn into the turn.
fn petals(s: &mut Studio) {
    let mut dice = Dice::new(71);
    for i in 0..120 {
        let k = i as f32 / 120.0;
        let a = k * 9.0 + dice.range(-0.3, 0.3);
        let r = lerp(150.0, 330.0, k) + dice.range(-26.0, 26.0);
        let (x, y) = (
            320.0 + r * a.cos(),
            lerp(800.0, 330.0, k) + 0.22 * r * a.sin(),
        );
        let petal = ellipse(x, y, dice.range(3.0, 6.5), dice.range(2.0, 3.6))
            .turned(dice.range(0.0, 180.0));
        s.flat(
            &petal,
            dice.pick(&[0xfce0dc, 0xf4b0bc, 0xfff4ec, 0xb4c49c]),
            0.95,
        );
    }
}

fn ink(s: &mut Studio) {
    let (x, y) = SQUIRREL;
    s.line(
        &[(x + 36.0, y - 20.0), (x + 54.0, y - 98.0)],
        0xfff4e4,
        0.9,
        0.9,
    );
    for side in [-4.0, 0.0, 4.0] {
        s.line(
            &[(x + 38.0, y - 76.0), (x + 58.0, y - 76.0 + side)],
            0x54304c,
            0.7,
            0.7,
        );
    }
}
