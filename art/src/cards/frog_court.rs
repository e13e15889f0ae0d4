//! A crowned frog sits in an old shoe as on a throne and holds court for dragonflies. On the bank
//! the shadow of a man bows, hat in hand; there is no man.

use crate::prelude::*;

pub(super) const CARD: Card = Card::new(
    "frog_court",
    Palette::OvercastGreen,
    Framing::Portrait,
    scene,
)
.ink(ink)
.flow(flow);

/// The frog's middle, between the knees.
const FROG: Point = (236.0, 590.0);
const BANK: f32 = 700.0;

fn flow(x: f32, y: f32) -> f32 {
    if y > BANK {
        flow::level(x, y)
    } else {
        flow::swirl((240.0, 440.0), x, y)
    }
}

fn scene(s: &mut Studio) {
    s.key(Light::From(-0.5, -0.75, 0.5));
    sky::halo(
        s,
        (250.0, 300.0),
        680.0,
        &[0xf4f0cc, 0xdce0b8, 0xb0c4a0, 0x7c9c88, 0x4f7468, 0x2f5048],
    );
    s.rays((120.0, -60.0), 70.0, 34.0, 900.0, 0xf8f4d0);
    pond(s);
    reeds(s, 0.35);
    bank(s);
    bowing_shadow(s);
    shoe_back(s);
    frog(s);
    shoe(s);
    court(s);
    reeds(s, 0.0);
}

fn pond(s: &mut Studio) {
    let t = s.tones;
    for (y, colour, seed) in [(430.0, 0x8cac94, 4), (470.0, 0x6c9080, 9)] {
        let far = s
            .mat(colour)
            .round(30.0, 0.6)
            .rim(0.2)
            .texture(0.25, 0.03, 0.03);
        s.lit(&land::ridge_line(y, 90.0, 0.012, seed), &far);
        s.mist(y + 10.0, y + 70.0, t.mist, 0.5);
    }
    let still = Ramp::even(&[0xb0c4a8, 0x7ca094, 0x4a7870]);
    s.repaint(|x, y, c| {
        let k = smooth(516.0, 524.0, y);
        let glint = smooth(0.2, 0.5, grain(x * 0.012, y * 0.12, 7)) * 0.25;
        c.mix(still.at((y - 520.0) / 260.0).blend(rgb(0xe8ecd0), glint), k)
    });
    let pad = s
        .mat(0x5c8850)
        .round(6.0, 0.9)
        .texture(0.2, 0.05, 0.05)
        .rim(0.6);
    for (x, y, r) in [
        (470.0, 580.0, 42.0),
        (560.0, 556.0, 30.0),
        (420.0, 548.0, 22.0),
        (40.0, 570.0, 36.0),
        (540.0, 640.0, 56.0),
    ] {
        s.shade(&ellipse(x, y + 5.0, r, r * 0.28), 0x2c4844, 4.0, 0.6);
        s.lit(&ellipse(x, y, r, r * 0.27), &pad);
    }
    let petal = s.mat(0xf4e4e0).round(5.0, 1.1).rim(0.6);
    for a in [-64.0, 64.0, -36.0, 36.0, 0.0] {
        s.at(at(548.0, 636.0).turn(a).size(1.1), |s| {
            s.lit(
                &blob(&[(0.0, 0.0), (-9.0, -16.0), (0.0, -34.0), (9.0, -16.0)]),
                &petal,
            );
        });
    }
}

fn reeds(s: &mut Studio, veil: f32) {
    let mist = s.tones.mist;
    s.veiled(mist, veil, |s| {
        let mut dice = Dice::new(if veil > 0.0 { 4 } else { 9 });
        let (places, base): (&[(f32, f32, usize)], f32) = if veil > 0.0 {
            (&[(-10.0, 120.0, 16), (400.0, 610.0, 20)], 600.0)
        } else {
            (&[(-20.0, 50.0, 9), (560.0, 620.0, 9)], 930.0)
        };
        for &(from, to, n) in places {
            for _ in 0..n {
                let (x, h) = (dice.range(from, to), dice.range(180.0, 380.0));
                let lean = dice.range(-26.0, 26.0);
                let blade = s
                    .mat(dice.pick(&[0x3f6448, 0x547c50, 0x2f4c3c]))
                    .round(4.0, 1.0)
                    .rim(0.5);
                s.lit(
                    &limb(&[
                        (x, base, 4.4),
                        (x + lean * 0.3, base - h * 0.55, 4.0),
                        (x + lean, base - h, 0.8),
                    ]),
                    &blade,
                );
                if dice.chance(0.35) {
                    let head = s.mat(0x6a4430).round(5.0, 1.2).texture(0.2, 0.1, 0.1);
                    s.lit(
                        &limb(&[
                            (x + lean * 0.8, base - h * 0.84, 7.0),
                            (x + lean, base - h, 7.0),
                        ]),
                        &head,
                    );
                }
            }
        }
    });
}

/// A mossy bank, pale enough to take a shadow.
fn bank(s: &mut Studio) {
    let moss = s
        .mat(0xa8b470)
        .round(30.0, 0.7)
        .texture(0.22, 0.03, 0.06)
        .rim(0.5);
    let m = s.lit(
        &blob(&[
            (-60.0, 690.0),
            (60.0, 676.0),
            (220.0, 690.0),
            (400.0, 684.0),
            (520.0, 706.0),
            (660.0, 700.0),
            (680.0, 960.0),
            (-80.0, 960.0),
        ]),
        &moss,
    );
    s.shade_on(&m, &ellipse(300.0, 930.0, 380.0, 50.0), 0x3c5c4c, 30.0, 0.7);
    plants::grass(s, 690.0, 760.0, 60, &[0x7c9450, 0x5c7c44, 0xb8bc74], 6);
}

/// Feet to the right, back level, the hat swept low towards the throne.
fn bowing_shadow(s: &mut Studio) {
    let body = limb(&[
        (470.0, 790.0, 21.0),
        (424.0, 770.0, 27.0),
        (372.0, 772.0, 29.0),
        (334.0, 784.0, 20.0),
    ]);
    let head =
        ellipse(302.0, 804.0, 24.0, 20.0).and(&limb(&[(280.0, 808.0, 6.0), (272.0, 814.0, 3.0)]));
    let legs = limb(&[
        (468.0, 788.0, 20.0),
        (498.0, 832.0, 14.0),
        (520.0, 884.0, 11.0),
        (494.0, 892.0, 8.0),
    ])
    .and(&limb(&[
        (470.0, 792.0, 19.0),
        (528.0, 822.0, 13.0),
        (574.0, 868.0, 10.0),
        (548.0, 880.0, 7.0),
    ]));
    let tails = blob(&[
        (450.0, 770.0),
        (500.0, 780.0),
        (540.0, 812.0),
        (500.0, 812.0),
        (462.0, 806.0),
    ]);
    let arm = limb(&[
        (356.0, 790.0, 13.0),
        (338.0, 836.0, 9.0),
        (286.0, 862.0, 7.0),
    ]);
    let hat = ellipse(250.0, 868.0, 40.0, 8.0).and(&blob(&[
        (226.0, 864.0),
        (230.0, 842.0),
        (268.0, 840.0),
        (274.0, 864.0),
    ]));
    let shape = body.and(&head).and(&legs).and(&tails).and(&arm).and(&hat);
    s.shade(&shape, 0x3c5060, 2.2, 0.9);
}

fn leather(s: &Studio) -> Material {
    s.mat(0x8a5638)
        .round(34.0, 1.1)
        .texture(0.26, 0.03, 0.05)
        .rim(0.8)
        .wobble(1.2)
}

/// The inside of the shoe and its heel-tab, behind the frog.
fn shoe_back(s: &mut Studio) {
    s.shade(&ellipse(310.0, 746.0, 270.0, 22.0), 0x2c4038, 14.0, 0.8);
    let dark = s.mat(0x4a3028).round(16.0, 1.0).texture(0.2, 0.04, 0.04);
    s.lit(
        &blob(&[
            (70.0, 560.0),
            (84.0, 500.0),
            (120.0, 482.0),
            (160.0, 520.0),
            (250.0, 560.0),
            (340.0, 590.0),
            (330.0, 640.0),
            (100.0, 640.0),
        ]),
        &dark,
    );
}

/// A brogue that has seen roads: the toe to the right, the laces loose.
fn shoe(s: &mut Studio) {
    let hide = leather(s);
    let sole = s.mat(0x4a342c).round(7.0, 1.1).texture(0.2, 0.02, 0.1);
    s.lit(
        &blob(&[
            (62.0, 724.0),
            (180.0, 738.0),
            (300.0, 738.0),
            (460.0, 742.0),
            (556.0, 724.0),
            (562.0, 742.0),
            (470.0, 764.0),
            (300.0, 758.0),
            (186.0, 762.0),
            (180.0, 776.0),
            (66.0, 774.0),
        ]),
        &sole,
    );
    let upper = s.lit(
        &blob(&[
            (64.0, 728.0),
            (58.0, 660.0),
            (66.0, 590.0),
            (80.0, 540.0),
            (104.0, 574.0),
            (150.0, 600.0),
            (210.0, 622.0),
            (280.0, 624.0),
            (330.0, 596.0),
            (352.0, 590.0),
            (392.0, 632.0),
            (450.0, 652.0),
            (520.0, 668.0),
            (556.0, 700.0),
            (556.0, 730.0),
            (470.0, 746.0),
            (300.0, 742.0),
            (160.0, 742.0),
        ]),
        &hide,
    );
    // Toe cap, wing, heel counter: seams with holes.
    for seam in [
        vec![(436.0, 640.0), (424.0, 680.0), (438.0, 744.0)],
        vec![(166.0, 606.0), (158.0, 670.0), (172.0, 742.0)],
        vec![
            (300.0, 622.0),
            (312.0, 670.0),
            (362.0, 700.0),
            (424.0, 690.0),
        ],
    ] {
        let path: Vec<(f32, f32, f32)> = seam.iter().map(|p: &Point| (p.0, p.1, 2.2)).collect();
        s.shade_on(&upper, &limb(&path), 0x3a2028, 1.2, 0.85);
        for pair in seam.windows(2) {
            for i in 0..7 {
                let k = i as f32 / 7.0;
                let (x, y) = (lerp(pair[0].0, pair[1].0, k), lerp(pair[0].1, pair[1].1, k));
                s.shade_on(
                    &upper,
                    &ellipse(x + 9.0, y + 3.0, 2.4, 2.4),
                    0x2c1820,
                    0.6,
                    0.9,
                );
            }
        }
    }
    for (x, y, w) in [
        (404.0, 668.0, 26.0),
        (396.0, 690.0, 34.0),
        (90.0, 640.0, 24.0),
        (96.0, 668.0, 28.0),
    ] {
        s.shade_on(
            &upper,
            &limb(&[(x - w, y, 1.0), (x, y + 5.0, 3.0), (x + w, y - 1.0, 1.0)]),
            0x4a2830,
            2.4,
            0.65,
        );
    }
    s.tint(
        &upper,
        &ellipse(500.0, 690.0, 40.0, 14.0),
        0xd8a878,
        10.0,
        0.5,
    );
    // A hole in the toe, and moss on the welt.
    s.flat(&ellipse(524.0, 716.0, 14.0, 9.0), 0x2c1c20, 0.9);
    s.tint(
        &upper,
        &limb(&[
            (70.0, 738.0, 10.0),
            (200.0, 746.0, 8.0),
            (300.0, 744.0, 6.0),
        ]),
        0x6c8c48,
        6.0,
        0.7,
    );
    // Laces.
    let lace = s.mat(0xd8c8a0).round(3.0, 1.2).wobble(0.4);
    for (a, b) in [
        ((318.0, 606.0), (372.0, 642.0)),
        ((306.0, 630.0), (396.0, 652.0)),
        ((336.0, 592.0), (346.0, 640.0)),
    ] {
        s.lit(
            &limb(&[
                (a.0, a.1, 4.0),
                ((a.0 + b.0) / 2.0, (a.1 + b.1) / 2.0 - 8.0, 4.4),
                (b.0, b.1, 4.0),
            ]),
            &lace,
        );
    }
    s.lit(
        &limb(&[
            (340.0, 604.0, 4.0),
            (404.0, 590.0, 4.0),
            (432.0, 622.0, 4.0),
            (424.0, 700.0, 3.4),
            (452.0, 760.0, 3.0),
        ]),
        &lace,
    );
    s.lit(
        &limb(&[
            (336.0, 606.0, 4.0),
            (300.0, 650.0, 4.0),
            (306.0, 700.0, 3.4),
            (280.0, 752.0, 3.0),
        ]),
        &lace,
    );
}

/// From the front: belly, folded legs over the rim, wide head, half-closed eyes, crown.
fn frog(s: &mut Studio) {
    s.at(at(FROG.0, FROG.1), |s| {
        let skin = s
            .mat(0x6c9448)
            .round(34.0, 1.15)
            .texture(0.24, 0.05, 0.05)
            .rim(0.9)
            .wobble(1.2);
        let limb_skin = skin.clone().round(14.0, 1.15);
        // Cloak of a lily leaf behind the shoulders.
        let cloak = s
            .mat(0x8c3440)
            .round(20.0, 1.0)
            .texture(0.18, 0.03, 0.015)
            .rim(0.7);
        s.lit(
            &blob(&[
                (-70.0, -150.0),
                (-112.0, -80.0),
                (-140.0, 10.0),
                (-120.0, 60.0),
                (0.0, 50.0),
                (124.0, 56.0),
                (146.0, 0.0),
                (116.0, -84.0),
                (72.0, -150.0),
            ]),
            &cloak,
        );
        let body = s.lit(
            &blob(&[
                (-70.0, -130.0),
                (-92.0, -60.0),
                (-96.0, 10.0),
                (-60.0, 60.0),
                (0.0, 70.0),
                (60.0, 60.0),
                (96.0, 10.0),
                (92.0, -60.0),
                (70.0, -130.0),
            ]),
            &skin,
        );
        s.tint(
            &body,
            &ellipse(0.0, -20.0, 62.0, 84.0),
            0xe4e0a8,
            16.0,
            0.85,
        );
        // Ermine, badly.
        let fur = s
            .mat(0xf0ece0)
            .round(12.0, 1.1)
            .texture(0.2, 0.1, 0.1)
            .fur(3.0);
        let collar = s.lit(
            &limb(&[
                (-98.0, -96.0, 17.0),
                (-60.0, -84.0, 20.0),
                (0.0, -74.0, 20.0),
                (60.0, -84.0, 20.0),
                (98.0, -96.0, 17.0),
            ]),
            &fur,
        );
        for i in 0..9 {
            let x = -88.0 + 22.0 * i as f32;
            let y = -76.0 - 0.0022 * x * x + if i % 2 == 0 { 6.0 } else { -6.0 };
            s.tint(
                &collar,
                &limb(&[(x, y - 6.0, 1.6), (x + 1.0, y + 6.0, 3.0)]),
                0x2c2830,
                0.8,
                0.9,
            );
        }
        // Thighs to the sides, and hands upon the rim.
        for side in [-1.0, 1.0] {
            s.lit(
                &limb(&[
                    (side * 60.0, 20.0, 26.0),
                    (side * 112.0, -30.0, 24.0),
                    (side * 122.0, 20.0, 15.0),
                ]),
                &limb_skin,
            );
            s.lit(
                &limb(&[
                    (side * 74.0, -76.0, 18.0),
                    (side * 96.0, -20.0, 14.0),
                    (side * 66.0, 24.0, 11.0),
                ]),
                &limb_skin.clone().bias(0.04),
            );
            for (dx, dy) in [(-20.0, 16.0), (-4.0, 24.0), (14.0, 22.0)] {
                let (x, y) = (side * 64.0 + dx, 26.0 + dy);
                s.lit(&limb(&[(side * 66.0, 24.0, 8.0), (x, y, 4.6)]), &limb_skin);
                s.lit(&ellipse(x, y, 6.4, 5.6), &limb_skin.clone().bias(0.08));
            }
        }
        head(s, &skin);
    });
}

fn head(s: &mut Studio, skin: &Material) {
    for side in [-1.0, 1.0] {
        s.lit(
            &ellipse(side * 62.0, -238.0, 40.0, 38.0),
            &skin.clone().round(26.0, 1.15),
        );
    }
    let face = s.lit(
        &blob(&[
            (-128.0, -168.0),
            (-114.0, -214.0),
            (-70.0, -242.0),
            (0.0, -246.0),
            (70.0, -242.0),
            (114.0, -214.0),
            (128.0, -168.0),
            (104.0, -124.0),
            (56.0, -98.0),
            (0.0, -90.0),
            (-56.0, -98.0),
            (-104.0, -124.0),
        ]),
        &skin.clone().round(44.0, 1.1),
    );
    s.tint(
        &face,
        &ellipse(0.0, -116.0, 104.0, 26.0),
        0xd8d898,
        14.0,
        0.75,
    );
    // The mouth from side to side, grave.
    s.shade_on(
        &face,
        &limb(&[
            (-116.0, -158.0, 2.0),
            (-60.0, -142.0, 3.4),
            (0.0, -148.0, 3.6),
            (60.0, -142.0, 3.4),
            (116.0, -158.0, 2.0),
        ]),
        0x2c3c20,
        1.4,
        0.95,
    );
    for x in [-13.0, 13.0] {
        s.shade_on(&face, &ellipse(x, -190.0, 3.6, 2.6), 0x2c3c20, 0.8, 0.9);
    }
    let mut dice = Dice::new(6);
    for _ in 0..24 {
        let (x, y) = (dice.range(-104.0, 104.0), dice.range(-232.0, -166.0));
        s.shade_on(
            &face,
            &ellipse(x, y, dice.range(3.0, 8.0), dice.range(3.0, 6.0)),
            0x4a6c38,
            2.0,
            0.5,
        );
    }
    // Golden eyes, half closed.
    for side in [-1.0, 1.0] {
        let (x, y) = (side * 62.0, -240.0);
        let iris = s
            .ramp(&[0x8c5c20, 0xd8a038, 0xf8d870])
            .round(14.0, 0.9)
            .wobble(0.2);
        let eye = s.lit(&ellipse(x, y, 27.0, 25.0), &iris);
        s.tint(&eye, &ellipse(x, y + 3.0, 17.0, 6.5), 0x1c1a18, 0.8, 1.0);
        let lid = blob(&[
            (x - 32.0, y - 4.0),
            (x - 26.0, y - 28.0),
            (x, y - 36.0),
            (x + 26.0, y - 28.0),
            (x + 32.0, y - 4.0),
            (x, y - 9.0),
        ]);
        s.lit(&lid, &skin.clone().round(8.0, 1.1).bias(0.02));
        s.flat(&ellipse(x - 8.0, y - 2.0, 3.6, 3.0), 0xfffff0, 1.0);
        s.detail(x, y, 30.0);
    }
    // The crown, a little to one side.
    s.at(at(10.0, -250.0).turn(7.0), |s| {
        let gold = s
            .ramp(&[0x6a4420, 0xb88030, 0xe8b84c, 0xfff0b0])
            .round(8.0, 1.2)
            .texture(0.12, 0.05, 0.05)
            .rim(0.6);
        s.shade(&ellipse(0.0, 4.0, 50.0, 10.0), 0x3c4c28, 5.0, 0.7);
        s.lit(
            &poly(&[
                (-46.0, 0.0),
                (-58.0, -62.0),
                (-30.0, -34.0),
                (-16.0, -78.0),
                (0.0, -38.0),
                (16.0, -78.0),
                (30.0, -34.0),
                (58.0, -62.0),
                (46.0, 0.0),
                (0.0, 8.0),
            ]),
            &gold,
        );
        for (x, y) in [(-58.0, -66.0), (-16.0, -82.0), (16.0, -82.0), (58.0, -66.0)] {
            s.lit(&ellipse(x, y, 7.0, 7.0), &gold);
        }
        for (x, colour) in [(-26.0, 0xb83438), (0.0, 0x2f6c8c), (26.0, 0xb83438)] {
            s.lit(&ellipse(x, -11.0, 6.5, 7.5), &s.mat(colour).round(5.0, 1.3));
        }
        s.detail(0.0, -36.0, 60.0);
    });
}

/// A dragonfly in flight, looking right, about 150 long.
fn dragonfly(s: &mut Studio, place: Place, colour: Hex) {
    s.at(place, |s| {
        let glass = s
            .ramp(&[0x9cb8b0, 0xd8e8dc, 0xffffff])
            .round(5.0, 0.7)
            .alpha(0.62)
            .wobble(0.4);
        for (x, turn, long) in [
            (16.0, -34.0, 78.0),
            (10.0, -62.0, 70.0),
            (18.0, 16.0, 66.0),
            (8.0, -8.0, 60.0),
        ] {
            let far = turn > 0.0;
            s.at(at(x, -4.0).turn(turn - 20.0), |s| {
                let m = s.lit(
                    &blob(&[
                        (0.0, 0.0),
                        (-9.0, -long * 0.4),
                        (-8.0, -long * 0.9),
                        (0.0, -long),
                        (9.0, -long * 0.8),
                        (7.0, -long * 0.3),
                    ]),
                    &if far {
                        glass.clone().alpha(0.4)
                    } else {
                        glass.clone()
                    },
                );
                s.tint(
                    &m,
                    &limb(&[(0.0, 0.0, 0.8), (0.0, -long, 0.5)]),
                    0x4a6460,
                    0.3,
                    0.7,
                );
                s.tint(
                    &m,
                    &ellipse(4.0, -long * 0.86, 3.0, 5.0),
                    0x2c4040,
                    0.8,
                    0.8,
                );
            });
        }
        let shell = s.mat(colour).round(5.0, 1.3).rim(1.0).wobble(0.2);
        let tail = s.lit(
            &limb(&[
                (4.0, 0.0, 6.0),
                (-40.0, 6.0, 4.2),
                (-92.0, 2.0, 3.6),
                (-104.0, 0.0, 2.0),
            ]),
            &shell,
        );
        for i in 0..6 {
            s.shade_on(
                &tail,
                &rect(-26.0 - 13.0 * i as f32, -8.0, 2.4, 22.0),
                0x14282c,
                0.5,
                0.8,
            );
        }
        s.lit(&ellipse(14.0, -2.0, 15.0, 10.0), &shell);
        s.lit(&ellipse(32.0, -1.0, 9.0, 8.5), &shell.clone().bias(0.1));
        s.flat(&ellipse(35.0, -4.0, 4.4, 4.6), 0x2c1c20, 0.9);
        s.flat(&ellipse(34.0, -6.0, 1.4, 1.4), 0xffffff, 1.0);
        s.detail(10.0, -10.0, 46.0);
    });
}

fn court(s: &mut Studio) {
    for (x, y, size, turn, flip, colour) in [
        (468.0, 300.0, 1.0, -14.0, true, 0x2f7c8c),
        (520.0, 420.0, 0.86, 4.0, true, 0xb8583c),
        (450.0, 510.0, 0.72, 10.0, true, 0x3c6cac),
        (62.0, 270.0, 0.8, -10.0, false, 0x5c8c3c),
        (440.0, 140.0, 0.7, -20.0, true, 0x8c5a9c),
        (70.0, 430.0, 0.62, 8.0, false, 0x2f7c8c),
    ] {
        dragonfly(s, at(x, y).size(size).turn(turn).mirror(flip), colour);
    }
}

fn ink(s: &mut Studio) {
    water::ripples(s, 470.0, 600.0, 100.0, 0xe8f0dc);
    let mut dice = Dice::new(4);
    for _ in 0..40 {
        let (x, y) = (dice.range(60.0, 560.0), dice.range(80.0, 640.0));
        s.glow(x, y, dice.range(1.0, 2.2), 0xfcfce0, dice.range(0.25, 0.7));
    }
}
