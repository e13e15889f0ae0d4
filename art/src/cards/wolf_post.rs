//! A wolf in a red scarf trots along the edge of the forest with a postman's satchel. The flap is
//! open: the letters blow out, and the farther they fly the more they are snow. A hare has caught
//! one and reads it behind a stump.

use crate::prelude::*;

pub(super) const CARD: Card = Card::new("wolf_post", Palette::Snow, Framing::SideView, scene)
    .ink(ink)
    .flow(flow);

const GROUND: f32 = 742.0;
/// The mouth of the satchel, on the card.
const SATCHEL: Point = (236.0, 520.0);

fn flow(x: f32, y: f32) -> f32 {
    if y > GROUND - 20.0 {
        flow::level(x, y)
    } else {
        flow::slant(24.0, x, y)
    }
}

fn scene(s: &mut Studio) {
    s.key(Light::From(0.75, -0.5, 0.45));
    s.hues(0x34406c, 0xffeed8, 0xffe4c4);
    sky::gradient_sky(
        s,
        &[0x54709a, 0x7c94b4, 0xacbac8, 0xdcc8c4, 0xf8d8bc],
        700.0,
        0xe8e0e0,
        0.4,
    );
    sky::sun(s, 508.0, 560.0, 34.0, 0xffe8c8);
    forest(s);
    village(s);
    ground(s);
    birches(s);
    letters(s);
    wolf(s);
    hare(s);
    near_snow(s);
}

fn forest(s: &mut Studio) {
    let mut dice = Dice::new(4);
    for (base, size, veil, count) in [(640.0, 1.5, 0.74, 12), (676.0, 2.0, 0.52, 7)] {
        s.veiled(0xc0c4d0, veil, |s| {
            for i in 0..count {
                let t = (i as f32 + dice.range(0.2, 0.8)) / count as f32;
                let k = size * dice.range(0.7, 1.2) * (1.15 - 0.75 * t);
                plants::pine(s, at(640.0 * t - 20.0, base).size(k), 0x34505c);
            }
        });
        s.mist(base - 70.0, base + 40.0, 0xe8dcd8, 0.6);
    }
}

/// Three houses far off, where the letters should have gone; smoke, one lit window.
fn village(s: &mut Studio) {
    s.veiled(0xdccccc, 0.12, |s| {
        for (x, y, w, h) in [
            (500.0, 664.0, 30.0, 20.0),
            (556.0, 676.0, 58.0, 34.0),
            (594.0, 668.0, 30.0, 22.0),
        ] {
            let wall = s.mat(0x74545c).round(6.0, 0.8);
            let roof = s.mat(0xb4bcd0).round(8.0, 0.9);
            s.lit(&rect(x - w / 2.0, y - h, w, h), &wall);
            s.lit(
                &poly(&[
                    (x - w * 0.64, y - h + 3.0),
                    (x, y - h - 26.0),
                    (x + w * 0.64, y - h + 3.0),
                ]),
                &roof,
            );
            if w > 40.0 {
                s.flat(&rect(x - 5.0, y - h + 8.0, 10.0, 12.0), 0xffc468, 1.0);
                s.glow(x, y - h + 14.0, 16.0, 0xffb050, 0.6);
            }
        }
        s.soft(
            &limb(&[
                (566.0, 622.0, 4.0),
                (558.0, 590.0, 8.0),
                (574.0, 556.0, 12.0),
                (560.0, 520.0, 16.0),
            ]),
            0xf4ece8,
            5.0,
            0.55,
        );
    });
}

fn ground(s: &mut Studio) {
    for (y, colour, seed) in [(676.0, 0xdce0e8, 3), (724.0, 0xd4dcea, 6)] {
        let snow = s
            .mat(colour)
            .round(50.0, 0.5)
            .texture(0.08, 0.008, 0.03)
            .rim(0.4)
            .bias(0.08);
        s.lit(&land::ridge_line(y, 22.0, 0.006, seed), &snow);
    }
    // Where it has come from.
    for i in 0..7 {
        let x = 16.0 + i as f32 * 30.0;
        let y = GROUND + 14.0 + if i % 2 == 0 { 9.0 } else { -3.0 };
        s.shade(&ellipse(x, y, 9.0, 4.4), 0x6a7cac, 2.0, 0.75);
    }
}

/// Birch trunks at the left, close to us.
fn birches(s: &mut Studio) {
    for (x, top, w, base) in [(54.0, -40.0, 17.0, 734.0), (112.0, -40.0, 11.0, 716.0)] {
        let bark = s
            .mat(0xd8d4d4)
            .round(w * 1.2, 1.1)
            .texture(0.2, 0.05, 0.02)
            .rim(0.8)
            .wobble(1.4);
        s.shade(
            &limb(&[(x, base, w), (x - 150.0, base + 50.0, w * 0.7)]),
            0x7284b4,
            6.0,
            0.7,
        );
        let m = s.lit(
            &limb(&[
                (x + 8.0, top, w * 0.8),
                (x - 4.0, 300.0, w * 0.9),
                (x, base, w * 1.15),
            ]),
            &bark,
        );
        let mut dice = Dice::new(x as u64);
        for _ in 0..16 {
            let (y, dx) = (dice.range(0.0, 720.0), dice.range(-w, w));
            s.tint(
                &m,
                &ellipse(x + dx, y, dice.range(4.0, 11.0), dice.range(1.4, 4.0)),
                0x3c3444,
                1.0,
                0.85,
            );
        }
        for (y, side) in [(150.0 + x, 1.0), (360.0 - x, -1.0), (40.0 + 2.4 * x, 0.7)] {
            s.lit(
                &limb(&[
                    (x, y + 40.0, 5.0),
                    (x + side * 46.0, y, 3.0),
                    (x + side * 96.0, y - 54.0, 1.2),
                ]),
                &s.mat(0x5c4c58).round(4.0, 1.0),
            );
        }
    }
}

/// Out of the satchel and up on the wind: sheets first, then scraps, then flakes.
fn letters(s: &mut Studio) {
    let mut dice = Dice::new(41);
    for i in 0..64 {
        let t = (i as f32 / 63.0).powf(0.8);
        let spread = 16.0 + 210.0 * t;
        let x = SATCHEL.0 - 10.0 - 60.0 * t + dice.bell() * spread + 190.0 * t * t;
        let y = SATCHEL.1 - 20.0 - 480.0 * t + dice.bell() * spread * 0.4;
        let size = (1.0 - t) * 0.78 + 0.12;
        let turn = dice.range(-70.0, 70.0);
        if t < 0.52 {
            let seal = dice.pick(&[0xb8342e, 0x4f7ca8, 0xd8a858]);
            things::envelope(s, at(x, y).size(size).turn(turn), 0xfaf4e8, seal);
        } else {
            flake(s, x, y, 3.4 + 8.0 * (1.0 - t), turn);
        }
    }
}

/// A six-armed flake, still with the corners of an envelope.
fn flake(s: &mut Studio, x: f32, y: f32, r: f32, turn: f32) {
    s.glow(x, y, r * 1.6, 0xffffff, 0.22);
    for k in 0..3 {
        let a = (turn + 60.0 * k as f32).to_radians();
        let (dx, dy) = (r * a.cos(), r * a.sin());
        s.edges(&[(x - dx, y - dy), (x + dx, y + dy)], 0xffffff, 1.7, 0.85);
    }
}

/// Trotting to the right, head low and forward, ears up.
fn wolf(s: &mut Studio) {
    let shadow = blob(&[
        (120.0, GROUND + 6.0),
        (300.0, GROUND - 6.0),
        (470.0, GROUND + 2.0),
        (380.0, GROUND + 24.0),
        (200.0, GROUND + 34.0),
        (40.0, GROUND + 40.0),
    ]);
    s.shade(&shadow, 0x5c6ca4, 8.0, 0.75);
    s.at(at(300.0, GROUND).size(1.0), |s| {
        let grey = s
            .mat(0x737a92)
            .round(40.0, 1.1)
            .texture(0.26, 0.03, 0.016)
            .fur(5.0)
            .rim(1.0)
            .wobble(1.2);
        let pale = s
            .mat(0xd8d8de)
            .round(20.0, 1.0)
            .texture(0.2, 0.04, 0.02)
            .fur(5.0)
            .rim(0.9);
        let far = grey.clone().bias(-0.22).round(14.0, 1.0).fur(2.0).rim(0.4);
        let leg = grey.clone().round(16.0, 1.1).fur(2.6);
        // Far legs.
        s.lit(
            &limb(&[
                (88.0, -150.0, 26.0),
                (66.0, -98.0, 18.0),
                (40.0, -58.0, 13.0),
                (20.0, -22.0, 10.0),
                (34.0, -9.0, 10.0),
            ]),
            &far,
        );
        s.lit(
            &limb(&[
                (-116.0, -160.0, 34.0),
                (-94.0, -104.0, 20.0),
                (-120.0, -62.0, 13.0),
                (-104.0, -14.0, 10.5),
                (-86.0, -7.0, 9.5),
            ]),
            &far,
        );
        // Brush.
        let brush = s.lit(
            &limb(&[
                (-146.0, -206.0, 16.0),
                (-186.0, -200.0, 25.0),
                (-226.0, -178.0, 26.0),
                (-262.0, -146.0, 4.0),
            ]),
            &grey,
        );
        s.tint(
            &brush,
            &ellipse(-252.0, -154.0, 22.0, 16.0).turned(-40.0),
            0x34344c,
            7.0,
            0.8,
        );
        // Trunk, deep in the chest.
        let trunk = blob(&[
            (128.0, -186.0),
            (112.0, -232.0),
            (62.0, -248.0),
            (0.0, -232.0),
            (-70.0, -234.0),
            (-132.0, -234.0),
            (-166.0, -204.0),
            (-158.0, -164.0),
            (-112.0, -152.0),
            (-52.0, -162.0),
            (10.0, -140.0),
            (70.0, -120.0),
            (116.0, -138.0),
        ])
        .and(&limb(&[
            (80.0, -192.0, 56.0),
            (130.0, -226.0, 44.0),
            (168.0, -252.0, 34.0),
        ]));
        let body = s.lit(&trunk, &grey.clone().round(64.0, 1.05));
        s.tint(
            &body,
            &limb(&[
                (-150.0, -226.0, 12.0),
                (-40.0, -236.0, 17.0),
                (80.0, -244.0, 18.0),
            ]),
            0x3c405c,
            12.0,
            0.7,
        );
        s.tint(
            &body,
            &limb(&[
                (-110.0, -156.0, 10.0),
                (0.0, -142.0, 16.0),
                (80.0, -124.0, 18.0),
            ]),
            0xd0d0da,
            10.0,
            0.65,
        );
        // Near legs: the hind one pushes off, the fore one reaches out.
        s.lit(
            &limb(&[
                (-122.0, -178.0, 44.0),
                (-142.0, -122.0, 25.0),
                (-176.0, -74.0, 15.0),
                (-188.0, -26.0, 12.0),
                (-172.0, -9.0, 10.5),
            ]),
            &leg,
        );
        s.lit(
            &limb(&[
                (98.0, -160.0, 32.0),
                (120.0, -102.0, 20.0),
                (138.0, -54.0, 14.0),
                (140.0, -12.0, 12.0),
                (160.0, -7.0, 10.5),
            ]),
            &leg,
        );
        satchel(s);
        head(s, &grey, &pale);
        scarf(s);
    });
}

fn head(s: &mut Studio, grey: &Material, pale: &Material) {
    // Ruff.
    s.lit(
        &limb(&[
            (126.0, -150.0, 14.0),
            (150.0, -188.0, 24.0),
            (172.0, -222.0, 20.0),
        ]),
        pale,
    );
    let ear = grey.clone().round(9.0, 1.1).fur(2.0);
    s.lit(
        &blob(&[
            (176.0, -284.0),
            (182.0, -318.0),
            (196.0, -344.0),
            (206.0, -310.0),
            (204.0, -282.0),
        ]),
        &ear.clone().bias(-0.2),
    );
    let skull = s.lit(
        &blob(&[
            (144.0, -266.0),
            (156.0, -290.0),
            (182.0, -300.0),
            (208.0, -292.0),
            (222.0, -274.0),
            (250.0, -262.0),
            (276.0, -250.0),
            (282.0, -238.0),
            (272.0, -228.0),
            (244.0, -222.0),
            (214.0, -214.0),
            (186.0, -210.0),
            (158.0, -222.0),
        ]),
        &grey.clone().round(28.0, 1.1).fur(3.0),
    );
    s.tint(
        &skull,
        &blob(&[
            (276.0, -234.0),
            (240.0, -238.0),
            (212.0, -242.0),
            (190.0, -240.0),
            (166.0, -228.0),
            (180.0, -206.0),
            (220.0, -208.0),
            (262.0, -220.0),
        ]),
        0xe4e2e6,
        4.0,
        0.9,
    );
    s.tint(
        &skull,
        &limb(&[
            (182.0, -290.0, 10.0),
            (216.0, -276.0, 8.0),
            (262.0, -254.0, 6.0),
        ]),
        0x484c66,
        6.0,
        0.6,
    );
    s.lit(
        &blob(&[
            (150.0, -276.0),
            (150.0, -318.0),
            (160.0, -352.0),
            (176.0, -322.0),
            (186.0, -286.0),
        ]),
        &ear,
    );
    s.shade(
        &blob(&[(160.0, -286.0), (162.0, -332.0), (174.0, -292.0)]),
        0x4a4664,
        3.0,
        0.7,
    );
    s.flat(&ellipse(278.0, -244.0, 9.0, 7.4), 0x201c2c, 1.0);
    s.flat(&ellipse(280.0, -247.0, 2.6, 1.8), 0xc8ccd8, 1.0);
    s.line(
        &[
            (274.0, -234.0),
            (250.0, -229.0),
            (224.0, -226.0),
            (208.0, -222.0),
        ],
        0x2c2838,
        2.6,
        0.9,
    );
    // A golden eye, and the dark that runs from it.
    s.flat(
        &blob(&[
            (206.0, -268.0),
            (214.0, -275.0),
            (227.0, -268.0),
            (230.0, -262.0),
            (216.0, -261.0),
        ]),
        0x241e2c,
        1.0,
    );
    s.flat(&ellipse(218.0, -267.0, 5.6, 4.6), 0xe8b048, 1.0);
    s.flat(&ellipse(219.0, -267.0, 2.8, 3.4), 0x181420, 1.0);
    s.flat(&ellipse(221.0, -269.0, 1.4, 1.4), 0xffffff, 1.0);
    s.detail(216.0, -262.0, 60.0);
}

fn scarf(s: &mut Studio) {
    let wool = s
        .mat(s.tones.red)
        .round(12.0, 1.15)
        .texture(0.2, 0.06, 0.06)
        .rim(0.8);
    // Two tails on the wind.
    for (dy, k, bias) in [(-14.0, 1.0, -0.14), (0.0, 0.86, 0.0)] {
        let m = s.lit(
            &limb(&[
                (120.0, -248.0 + dy, 12.0),
                (76.0, -282.0 + dy, 14.0),
                (30.0 * k, -276.0 + dy, 15.0),
                (-14.0 * k, -304.0 + dy * 1.6, 17.0),
                (-52.0 * k, -306.0 + dy * 2.0, 18.0),
            ]),
            &wool.clone().bias(bias),
        );
        for i in 0..3 {
            let x = -40.0 * k + i as f32 * 18.0;
            s.tint(
                &m,
                &limb(&[(x, -330.0 + dy * 2.0, 3.0), (x + 6.0, -276.0 + dy, 3.0)]),
                0xf4e4d0,
                0.8,
                0.85,
            );
        }
    }
    for (dx, dy, bias) in [(-16.0, 14.0, -0.08), (0.0, 0.0, 0.04)] {
        let m = s.lit(
            &limb(&[
                (114.0 + dx, -268.0 + dy, 15.0),
                (146.0 + dx, -242.0 + dy, 20.0),
                (168.0 + dx, -204.0 + dy, 19.0),
                (164.0 + dx, -176.0 + dy, 13.0),
            ]),
            &wool.clone().bias(bias),
        );
        for (x, y) in [(128.0, -262.0), (150.0, -236.0), (164.0, -206.0)] {
            s.shade_on(
                &m,
                &limb(&[
                    (x + dx - 22.0, y + dy + 14.0, 2.4),
                    (x + dx + 16.0, y + dy - 6.0, 2.4),
                ]),
                0x8c3040,
                2.4,
                0.6,
            );
        }
    }
    s.lit(&ellipse(108.0, -264.0, 18.0, 16.0), &wool.bias(0.06));
}

/// The bag hangs on a strap over the back, its flap blown open, envelopes in its mouth.
fn satchel(s: &mut Studio) {
    let leather = s
        .mat(0x8c5434)
        .round(14.0, 1.1)
        .texture(0.2, 0.05, 0.05)
        .rim(0.8);
    s.line(
        &[(20.0, -240.0), (52.0, -190.0), (70.0, -124.0)],
        0x5c3828,
        9.0,
        1.0,
    );
    s.shade(&ellipse(-44.0, -160.0, 66.0, 54.0), 0x3c4060, 10.0, 0.7);
    // Flap, standing up in the wind.
    s.lit(
        &blob(&[
            (-104.0, -214.0),
            (-112.0, -244.0),
            (-96.0, -268.0),
            (-50.0, -262.0),
            (-8.0, -246.0),
            (2.0, -214.0),
        ]),
        &leather.clone().bias(-0.16),
    );
    for (x, y, turn) in [
        (-78.0, -222.0, -18.0),
        (-50.0, -232.0, 8.0),
        (-24.0, -220.0, 22.0),
    ] {
        things::envelope(s, at(x, y).size(0.78).turn(turn), 0xfaf4e8, 0xb8342e);
    }
    let bag = s.lit(
        &blob(&[
            (-110.0, -212.0),
            (-52.0, -202.0),
            (8.0, -212.0),
            (14.0, -160.0),
            (4.0, -118.0),
            (-50.0, -108.0),
            (-104.0, -118.0),
            (-114.0, -160.0),
        ]),
        &leather,
    );
    for x in [-88.0, -14.0] {
        s.tint(
            &bag,
            &limb(&[(x, -214.0, 5.0), (x, -104.0, 5.0)]),
            0x5c3828,
            1.0,
            0.8,
        );
        let brass = s.mat(s.tones.gold).round(4.0, 1.2);
        s.lit(&rect(x - 7.0, -166.0, 14.0, 15.0), &brass);
    }
    // A post horn stamped into the leather.
    let horn = ellipse(-51.0, -160.0, 15.0, 13.0)
        .with_hole(&ellipse(-51.0, -160.0, 10.0, 8.0))
        .and(&limb(&[(-44.0, -149.0, 2.4), (-26.0, -146.0, 5.5)]));
    s.tint(&bag, &horn, 0xe0ae64, 0.6, 0.8);
}

/// Behind a stump, with the one letter that came down whole.
fn hare(s: &mut Studio) {
    let place = at(508.0, 826.0).size(0.62).flip();
    s.shade(&ellipse(500.0, 826.0, 50.0, 10.0), 0x5c6ca4, 6.0, 0.7);
    beasts::hare(s, place, 0xc8b09c, None);
    things::envelope(
        s,
        at(480.0, 786.0).size(0.56).turn(-14.0),
        0xfaf4e8,
        0xb8342e,
    );
    let paw = s.mat(0xc8b09c).round(5.0, 1.1).fur(1.2);
    s.lit(&limb(&[(502.0, 778.0, 6.0), (488.0, 788.0, 5.0)]), &paw);
    let stump = s.mat(0x6c5850).round(20.0, 1.1).texture(0.3, 0.06, 0.02);
    s.lit(
        &blob(&[
            (516.0, 846.0),
            (526.0, 800.0),
            (524.0, 772.0),
            (576.0, 768.0),
            (580.0, 804.0),
            (600.0, 850.0),
        ]),
        &stump,
    );
    let cap = s.mat(0xf2f4f8).round(10.0, 1.0).bias(0.1);
    s.lit(
        &blob(&[
            (518.0, 776.0),
            (528.0, 758.0),
            (556.0, 752.0),
            (582.0, 762.0),
            (584.0, 776.0),
            (552.0, 780.0),
        ]),
        &cap,
    );
    s.detail(496.0, 760.0, 40.0);
}

fn near_snow(s: &mut Studio) {
    let snow = s
        .mat(0xc8d4e8)
        .round(40.0, 0.6)
        .texture(0.08, 0.01, 0.03)
        .rim(0.5);
    s.lit(
        &blob(&[
            (-40.0, 812.0),
            (90.0, 806.0),
            (220.0, 838.0),
            (360.0, 852.0),
            (470.0, 828.0),
            (560.0, 838.0),
            (660.0, 826.0),
            (660.0, 980.0),
            (-40.0, 980.0),
        ]),
        &snow,
    );
}

fn ink(s: &mut Studio) {
    let mut dice = Dice::new(17);
    for _ in 0..130 {
        let (x, y) = (dice.range(0.0, 600.0), dice.range(0.0, 880.0));
        let r = dice.range(0.8, 2.4);
        s.soft(&ellipse(x, y, r, r), 0xffffff, 0.6, 0.75);
    }
}
