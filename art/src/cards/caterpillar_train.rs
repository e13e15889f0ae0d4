//! A caterpillar is a train: every ring a carriage with lit windows, a smoking chimney on its brow.
//! It has come down a stalk and stops along a great leaf, where a beetle waits with its cases. Above
//! the platform hangs a cocoon, a light inside it.

use crate::prelude::*;

pub(super) const CARD: Card = Card::new(
    "caterpillar_train",
    Palette::SpringGarden,
    Framing::SideView,
    scene,
)
.ink(ink)
.flow(flow);

/// The carriages from the last to the engine: middle and half-length.
const RINGS: [(f32, f32, f32); 9] = [
    (-30.0, 262.0, 46.0),
    (38.0, 246.0, 50.0),
    (108.0, 268.0, 53.0),
    (152.0, 334.0, 56.0),
    (160.0, 416.0, 58.0),
    (180.0, 498.0, 60.0),
    (244.0, 562.0, 62.0),
    (328.0, 596.0, 64.0),
    (416.0, 610.0, 66.0),
];
const HEAD: Point = (508.0, 604.0);

fn flow(x: f32, y: f32) -> f32 {
    if y > 640.0 {
        flow::slant(-8.0, x, y)
    } else {
        flow::swirl((420.0, 300.0), x, y)
    }
}

fn scene(s: &mut Studio) {
    s.key(Light::From(0.55, -0.7, 0.45));
    sky::halo(
        s,
        (450.0, 260.0),
        640.0,
        &[0xfdfbe0, 0xe8f2c0, 0xb4d890, 0x74b070, 0x3c7c58],
    );
    undergrowth(s);
    stalk(s);
    leaf(s);
    carriages(s);
    head(s);
    platform(s);
    cocoon(s);
    beetle(s);
    dew(s);
}

/// Blurred stems and blades behind, light falling through them.
fn undergrowth(s: &mut Studio) {
    let mut dice = Dice::new(12);
    for i in 0..26 {
        let x = dice.range(-20.0, 620.0);
        let top = dice.range(60.0, 480.0);
        let lean = dice.range(-70.0, 70.0);
        let k = i as f32 / 26.0;
        let colour = mix(0xb8d898, 0x5c9c64, k);
        s.soft(
            &limb(&[
                (x, 920.0, dice.range(8.0, 16.0)),
                (x + lean * 0.3, 560.0, 8.0),
                (x + lean, top, 0.6),
            ]),
            colour,
            5.0 - 3.0 * k,
            0.6,
        );
    }
    for (x, y, r) in [
        (80.0, 130.0, 60.0),
        (560.0, 470.0, 46.0),
        (250.0, 90.0, 34.0),
        (340.0, 410.0, 24.0),
        (570.0, 60.0, 40.0),
    ] {
        s.soft(&ellipse(x, y, r, r), 0xfcfce4, 4.0, 0.26);
    }
    s.rays((520.0, -60.0), 118.0, 34.0, 900.0, 0xfff8d0);
    // Flowers of the middle distance, in haze.
    s.veiled(0xc8e4b0, 0.42, |s| {
        plants::fern(s, at(40.0, 720.0).size(3.0), 0x4c8c58);
        plants::fern(s, at(600.0, 700.0).size(2.8).flip(), 0x4c8c58);
        plants::flower(
            s,
            at(300.0, 690.0).size(3.1).turn(-6.0),
            0xf08cac,
            0xf0c048,
            0x5c9c50,
        );
        plants::flower(
            s,
            at(566.0, 640.0).size(2.2).turn(9.0),
            0xa884d0,
            0xf0c048,
            0x5c9c50,
        );
        plants::flower(
            s,
            at(24.0, 640.0).size(1.5).turn(-12.0),
            0x84b0e0,
            0xf8e8a0,
            0x5c9c50,
        );
    });
}

/// The stalk the line comes down on, and the twig over the platform.
fn stalk(s: &mut Studio) {
    let green = s
        .mat(0x6c9c48)
        .round(14.0, 1.1)
        .texture(0.2, 0.08, 0.02)
        .rim(0.7);
    s.lit(
        &limb(&[
            (-40.0, 326.0, 19.0),
            (40.0, 322.0, 18.0),
            (94.0, 372.0, 20.0),
            (102.0, 470.0, 22.0),
            (130.0, 576.0, 22.0),
            (190.0, 650.0, 20.0),
            (250.0, 676.0, 16.0),
        ]),
        &green,
    );
    s.lit(
        &limb(&[
            (640.0, 96.0, 13.0),
            (540.0, 120.0, 11.0),
            (450.0, 112.0, 8.0),
            (372.0, 130.0, 4.0),
            (330.0, 120.0, 2.0),
        ]),
        &green.clone().bias(-0.05),
    );
    for (x, y, turn, size) in [
        (360.0, 126.0, -70.0, 1.2),
        (470.0, 112.0, -20.0, 1.5),
        (560.0, 116.0, 24.0, 1.7),
        (520.0, 118.0, 160.0, 0.9),
    ] {
        plants::leaf(s, at(x, y).turn(turn).size(size), 0x74b04c);
    }
}

/// A leaf as wide as the card, its midrib the track.
fn leaf(s: &mut Studio) {
    s.shade(
        &blob(&[
            (60.0, 760.0),
            (340.0, 800.0),
            (640.0, 760.0),
            (640.0, 900.0),
            (60.0, 900.0),
        ]),
        0x3c6c50,
        24.0,
        0.6,
    );
    let blade = s
        .mat(0x78b848)
        .round(60.0, 0.8)
        .texture(0.2, 0.02, 0.04)
        .rim(0.9)
        .wobble(1.4);
    let m = s.lit(
        &blob(&[
            (120.0, 640.0),
            (220.0, 640.0),
            (340.0, 652.0),
            (470.0, 646.0),
            (580.0, 622.0),
            (680.0, 590.0),
            (680.0, 780.0),
            (590.0, 800.0),
            (500.0, 852.0),
            (400.0, 840.0),
            (330.0, 868.0),
            (230.0, 826.0),
            (170.0, 780.0),
            (136.0, 710.0),
        ]),
        &blade,
    );
    // The underside's light through it, and its side veins.
    s.tint(
        &m,
        &blob(&[
            (150.0, 660.0),
            (360.0, 662.0),
            (620.0, 630.0),
            (640.0, 690.0),
            (380.0, 716.0),
            (170.0, 700.0),
        ]),
        0xc8e478,
        14.0,
        0.6,
    );
    for i in 0..9 {
        let x = 200.0 + 52.0 * i as f32;
        let y = 690.0 - 0.04 * (x - 200.0);
        let vein = limb(&[
            (x, y, 3.2),
            (x + 30.0, y + 50.0, 2.4),
            (x + 38.0, y + 130.0, 0.8),
        ]);
        s.shade_on(&m, &vein.moved(3.0, 1.0), 0x3c7c40, 2.0, 0.5);
        s.tint(&m, &vein, 0xd0e890, 0.8, 0.8);
    }
    // Rails: the midrib and its twin, with sleepers.
    let wood = s.mat(0x8c6848).round(4.0, 1.1).texture(0.2, 0.1, 0.1);
    for i in 0..17 {
        let x = 190.0 + 27.0 * i as f32;
        let y = 690.0 - 0.045 * (x - 190.0);
        s.shade(&rect(x - 3.0, y - 11.0, 15.0, 36.0), 0x386c40, 2.0, 0.5);
        s.lit(
            &poly(&[
                (x - 6.0, y - 14.0),
                (x + 4.0, y - 14.0),
                (x + 9.0, y + 19.0),
                (x - 3.0, y + 19.0),
            ]),
            &wood,
        );
    }
    for dy in [-6.0, 11.0] {
        let rail: Vec<(f32, f32, f32)> = (0..=6)
            .map(|i| {
                let x = 176.0 + 80.0 * i as f32;
                (x, 688.0 + dy - 0.045 * (x - 190.0), 2.8)
            })
            .collect();
        s.lit(&limb(&rail), &s.mat(0xdce8d0).round(3.0, 1.2));
    }
}

/// Which way the train runs at a ring, in degrees.
fn heading(i: usize) -> f32 {
    let at = |j: usize| RINGS.get(j).map_or(HEAD, |r| (r.0, r.1));
    let (a, b) = (at(i.saturating_sub(1)), at(i + 1));
    (b.1 - a.1).atan2(b.0 - a.0).to_degrees()
}

fn carriages(s: &mut Studio) {
    for (i, &(x, y, r)) in RINGS.iter().enumerate() {
        let skin = [0xa8cc3c, 0xc0d84c][i % 2];
        s.at(at(x, y).turn(heading(i)), |s| {
            // Little feet on the rail.
            for dx in [-0.42, 0.36] {
                let foot = s.mat(0xe07848).round(6.0, 1.1).wobble(0.3);
                s.lit(
                    &limb(&[(r * dx, r * 0.8, 10.0), (r * dx + 3.0, r * 1.12, 8.0)]),
                    &foot,
                );
            }
            let hide = s
                .mat(skin)
                .round(r * 0.8, 1.2)
                .texture(0.14, 0.04, 0.03)
                .rim(1.0)
                .fur(1.5);
            let m = s.lit(
                &blob(&[
                    (-r * 0.86, -r * 0.2),
                    (-r * 0.7, -r * 0.86),
                    (0.0, -r * 1.04),
                    (r * 0.7, -r * 0.86),
                    (r * 0.86, -r * 0.2),
                    (r * 0.8, r * 0.6),
                    (0.0, r * 0.98),
                    (-r * 0.8, r * 0.6),
                ]),
                &hide,
            );
            // A roof band, a red line below the windows.
            s.tint(
                &m,
                &blob(&[
                    (-r, -r * 0.66),
                    (0.0, -r * 0.84),
                    (r, -r * 0.66),
                    (r, -r * 1.2),
                    (-r, -r * 1.2),
                ]),
                0x4c8c4c,
                2.0,
                0.75,
            );
            s.tint(
                &m,
                &limb(&[(-r, r * 0.44, 4.0), (0.0, r * 0.6, 4.5), (r, r * 0.44, 4.0)]),
                0xd8506c,
                0.8,
                0.9,
            );
            s.shade_on(
                &m,
                &limb(&[
                    (-r * 0.84, -r * 0.7, 5.0),
                    (-r * 0.92, 0.0, 7.0),
                    (-r * 0.84, r * 0.7, 5.0),
                ]),
                0x3c6c38,
                5.0,
                0.7,
            );
            windows(s, r, i);
        });
    }
}

/// Two arched panes a carriage, and here and there who looks out.
fn windows(s: &mut Studio, r: f32, i: usize) {
    for (j, dx) in [-0.34, 0.34].into_iter().enumerate() {
        let x = r * dx;
        let frame = s.mat(0x7a5434).round(3.0, 1.1);
        s.lit(&window(x, r * 0.30, r * 0.50, r * 0.86), &frame);
        let pane = s.flat(&window(x, r * 0.25, r * 0.38, r * 0.74), 0xfff0b4, 1.0);
        s.tint(
            &pane,
            &ellipse(x, r * 0.1, r * 0.2, r * 0.2),
            0xffc860,
            r * 0.08,
            0.7,
        );
        match (i * 2 + j) % 5 {
            1 => {
                // An ant with feelers.
                s.tint(
                    &pane,
                    &ellipse(x, 0.0, r * 0.11, r * 0.12),
                    0x3c2c34,
                    0.4,
                    1.0,
                );
                s.tint(
                    &pane,
                    &ellipse(x, r * 0.22, r * 0.13, r * 0.12),
                    0x3c2c34,
                    0.4,
                    1.0,
                );
                s.tint(
                    &pane,
                    &limb(&[(x, -r * 0.08, 0.8), (x + r * 0.1, -r * 0.26, 0.8)]),
                    0x3c2c34,
                    0.3,
                    1.0,
                );
            }
            3 => {
                // A ladybird.
                let back = s.mask(&ellipse(x, r * 0.16, r * 0.17, r * 0.18), 0.2);
                s.wash(&back, 0xd8404c, 0.95);
                s.tint(
                    &pane,
                    &ellipse(x, -r * 0.06, r * 0.09, r * 0.08),
                    0x2c2430,
                    0.4,
                    1.0,
                );
                s.tint(&back, &rect(x - 0.8, 0.0, 1.6, r * 0.4), 0x2c2430, 0.4, 1.0);
            }
            _ => {}
        }
    }
}

/// The engine's face, looking ahead, with a lamp, feelers and a chimney.
fn head(s: &mut Studio) {
    let (x, y) = HEAD;
    for dx in [-22.0, 26.0] {
        s.lit(
            &limb(&[(x + dx, y + 56.0, 11.0), (x + dx + 4.0, y + 78.0, 9.0)]),
            &s.mat(0xe07848).round(6.0, 1.1),
        );
    }
    // The chimney stands on the brow, behind the feelers.
    let iron = s.mat(0x4c4440).round(9.0, 1.2).rim(0.9);
    s.lit(
        &poly(&[
            (x - 30.0, y - 50.0),
            (x - 26.0, y - 108.0),
            (x - 2.0, y - 108.0),
            (x + 2.0, y - 54.0),
        ]),
        &iron,
    );
    s.lit(
        &blob(&[
            (x - 38.0, y - 112.0),
            (x - 14.0, y - 122.0),
            (x + 10.0, y - 112.0),
            (x + 6.0, y - 98.0),
            (x - 34.0, y - 98.0),
        ]),
        &iron,
    );
    let hide = s
        .mat(0xd8a040)
        .round(50.0, 1.2)
        .texture(0.1, 0.03, 0.03)
        .rim(1.0);
    s.lit(
        &blob(&[
            (x - 62.0, y - 8.0),
            (x - 46.0, y - 54.0),
            (x, y - 72.0),
            (x + 48.0, y - 52.0),
            (x + 66.0, y - 4.0),
            (x + 54.0, y + 44.0),
            (x + 6.0, y + 64.0),
            (x - 46.0, y + 48.0),
        ]),
        &hide,
    );
    for (dx, tip) in [(8.0, (40.0, -136.0)), (32.0, (82.0, -112.0))] {
        s.line(
            &[
                (x + dx, y - 60.0),
                (x + dx + 6.0, y - 96.0),
                (x + tip.0, y + tip.1),
            ],
            0x5c4434,
            5.0,
            1.0,
        );
        s.lit(
            &ellipse(x + tip.0, y + tip.1, 8.0, 8.0),
            &s.mat(0xd8506c).round(5.0, 1.1),
        );
    }
    // A bead of an eye, a cheek, a small closed mouth.
    s.shade(&ellipse(x + 30.0, y - 10.0, 19.0, 18.0), 0xa87038, 5.0, 0.5);
    eye(s, x + 32.0, y - 10.0, 11.0);
    s.soft(&ellipse(x + 8.0, y + 20.0, 14.0, 10.0), 0xe8605c, 5.0, 0.6);
    s.line(
        &[
            (x + 34.0, y + 30.0),
            (x + 46.0, y + 32.0),
            (x + 56.0, y + 24.0),
        ],
        0x7a4428,
        3.6,
        0.9,
    );
    s.detail(x + 26.0, y - 8.0, 50.0);
    // Smoke that is thistledown.
    for (dx, dy, r, alpha) in [
        (-16.0, -146.0, 15.0, 0.9),
        (-34.0, -178.0, 22.0, 0.85),
        (-66.0, -206.0, 28.0, 0.75),
        (-112.0, -224.0, 32.0, 0.6),
        (-166.0, -232.0, 30.0, 0.45),
    ] {
        let puff = s
            .mat(0xfcfcf4)
            .round(r, 0.8)
            .blur(2.0)
            .wobble(5.0)
            .alpha(alpha)
            .rim(0.3);
        s.lit(&ellipse(x + dx, y + dy, r * 1.15, r * 0.92), &puff);
    }
}

/// A landing of moss before the rails.
fn platform(s: &mut Studio) {
    let deck = s.mat(0xc8a878).round(6.0, 0.9).texture(0.2, 0.02, 0.1);
    s.shade(
        &poly(&[
            (226.0, 800.0),
            (486.0, 780.0),
            (500.0, 830.0),
            (236.0, 850.0),
        ]),
        0x2c5c3c,
        8.0,
        0.7,
    );
    s.lit(
        &poly(&[
            (220.0, 764.0),
            (470.0, 746.0),
            (492.0, 786.0),
            (226.0, 806.0),
        ]),
        &deck,
    );
    s.lit(
        &poly(&[
            (226.0, 806.0),
            (492.0, 786.0),
            (492.0, 802.0),
            (228.0, 824.0),
        ]),
        &deck.clone().bias(-0.25),
    );
    for i in 1..7 {
        let t = i as f32 / 7.0;
        s.edges(
            &[
                (lerp(220.0, 470.0, t), lerp(764.0, 746.0, t)),
                (lerp(226.0, 492.0, t), lerp(806.0, 786.0, t)),
            ],
            0x7a5c40,
            2.2,
            0.7,
        );
    }
    plants::mushroom(s, at(532.0, 806.0).size(1.0), 0xd8506c, Some(0xfff4ec));
    plants::mushroom(s, at(562.0, 812.0).size(0.62), 0xe88c64, Some(0xfff4ec));
}

/// It hangs where a timetable would.
fn cocoon(s: &mut Studio) {
    s.line(
        &[(404.0, 122.0), (406.0, 150.0), (402.0, 176.0)],
        0x8c7848,
        4.0,
        1.0,
    );
    s.glow(402.0, 240.0, 110.0, 0xffe8a0, 0.5);
    let silk = s
        .ramp(&[0x94784c, 0xd0b480, 0xf8e8bc, 0xfffdf0])
        .round(28.0, 1.1)
        .texture(0.16, 0.02, 0.14)
        .fur(1.6);
    let m = s.lit(
        &blob(&[
            (402.0, 166.0),
            (428.0, 186.0),
            (442.0, 226.0),
            (436.0, 272.0),
            (414.0, 306.0),
            (398.0, 312.0),
            (376.0, 284.0),
            (364.0, 240.0),
            (372.0, 192.0),
        ]),
        &silk,
    );
    // Folded wings show through.
    s.tint(
        &m,
        &blob(&[
            (400.0, 204.0),
            (426.0, 222.0),
            (428.0, 262.0),
            (406.0, 288.0),
            (398.0, 250.0),
        ]),
        0xf0a040,
        6.0,
        0.75,
    );
    s.tint(
        &m,
        &blob(&[
            (396.0, 210.0),
            (380.0, 230.0),
            (382.0, 264.0),
            (396.0, 284.0),
        ]),
        0xd85c5c,
        6.0,
        0.6,
    );
    for i in 0..6 {
        let y = 190.0 + 20.0 * i as f32;
        s.shade_on(
            &m,
            &limb(&[
                (362.0, y, 1.4),
                (400.0, y + 13.0, 1.6),
                (444.0, y + 2.0, 1.4),
            ]),
            0x94703c,
            1.0,
            0.7,
        );
    }
    s.detail(402.0, 240.0, 66.0);
}

/// Upright, hat on, a case in each hand.
fn beetle(s: &mut Studio) {
    s.at(at(352.0, 790.0).size(0.98), |s| {
        s.shade(&ellipse(-14.0, 2.0, 46.0, 7.0), 0x3c4c34, 4.0, 0.7);
        let dark = s.mat(0x2c3440).round(3.0, 1.2).wobble(0.2);
        for joints in [
            [(-6.0, -26.0, 4.0), (-14.0, -12.0, 3.4), (-10.0, 0.0, 3.4)],
            [(8.0, -26.0, 4.0), (12.0, -12.0, 3.4), (16.0, 0.0, 3.4)],
        ] {
            s.lit(&limb(&joints), &dark);
        }
        let shell = s.mat(0x2c7894).round(18.0, 1.3).rim(1.2).wobble(0.3);
        s.lit(
            &blob(&[
                (0.0, -92.0),
                (-22.0, -80.0),
                (-30.0, -50.0),
                (-20.0, -18.0),
                (0.0, -14.0),
                (20.0, -18.0),
                (30.0, -50.0),
                (22.0, -80.0),
            ]),
            &shell,
        );
        s.line(
            &[(0.0, -90.0), (1.0, -50.0), (0.0, -15.0)],
            0x163c54,
            2.4,
            0.9,
        );
        for (x, y) in [(-13.0, -66.0), (14.0, -64.0), (-12.0, -40.0), (13.0, -38.0)] {
            s.flat(&ellipse(x, y, 4.6, 5.0), 0xf0c048, 0.95);
        }
        s.lit(
            &ellipse(0.0, -100.0, 15.0, 13.0),
            &dark.clone().round(9.0, 1.2).rim(0.9),
        );
        s.line(
            &[(-6.0, -110.0), (-16.0, -126.0), (-28.0, -128.0)],
            0x2c3440,
            2.4,
            1.0,
        );
        s.line(
            &[(6.0, -110.0), (16.0, -126.0), (28.0, -128.0)],
            0x2c3440,
            2.4,
            1.0,
        );
        let felt = s.mat(0x8c5434).round(6.0, 1.1);
        s.lit(
            &blob(&[
                (-11.0, -110.0),
                (-9.0, -124.0),
                (0.0, -127.0),
                (9.0, -124.0),
                (11.0, -110.0),
            ]),
            &felt,
        );
        s.lit(&ellipse(0.0, -110.0, 20.0, 4.0), &felt);
        for side in [-1.0, 1.0] {
            s.lit(
                &limb(&[
                    (side * 22.0, -74.0, 3.4),
                    (side * 36.0, -58.0, 3.2),
                    (side * 40.0, -42.0, 3.0),
                ]),
                &dark,
            );
        }
        things::suitcase(s, at(42.0, 0.0).size(0.86), 0xc05c44);
        things::suitcase(s, at(-46.0, 2.0).size(0.7), 0x94703c);
    });
    s.detail(352.0, 730.0, 66.0);
}

fn dew(s: &mut Studio) {
    for (x, y, r) in [
        (560.0, 724.0, 15.0),
        (590.0, 760.0, 9.0),
        (150.0, 690.0, 9.0),
        (528.0, 806.0, 10.0),
        (300.0, 846.0, 8.0),
    ] {
        s.shade(
            &ellipse(x - r * 0.2, y + r * 0.5, r * 1.1, r * 0.8),
            0x2c6440,
            3.0,
            0.6,
        );
        s.soft(&ellipse(x, y, r, r * 0.9), 0xd8f4e0, 0.8, 0.7);
        s.soft(
            &ellipse(x - r * 0.3, y + r * 0.3, r * 0.5, r * 0.3),
            0xffffff,
            1.0,
            0.8,
        );
        s.flat(
            &ellipse(x + r * 0.35, y - r * 0.35, r * 0.22, r * 0.2),
            0xffffff,
            1.0,
        );
    }
}

fn ink(s: &mut Studio) {
    let mut dice = Dice::new(3);
    for _ in 0..34 {
        let (x, y) = (dice.range(200.0, 600.0), dice.range(40.0, 560.0));
        s.flat(&ellipse(x, y, 1.6, 1.6), 0xfffdf0, 0.7);
    }
}
