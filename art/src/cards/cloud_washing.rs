//! Seen from below on a hilltop: a washerwoman pegs clouds on a line against a bright sky; lines of
//! them dry behind. One cloud has buttons.

use crate::prelude::*;

pub(super) const CARD: Card = Card::new(
    "cloud_washing",
    Palette::ButterDaylight,
    Framing::FromBelow,
    scene,
)
.ink(ink)
.flow(flow);

/// The near line: from the pole on the left, over her hands, out of the card.
const LINE: [Point; 4] = [
    (66.0, 300.0),
    (220.0, 352.0),
    (400.0, 340.0),
    (640.0, 236.0),
];
const WOMAN: Point = (330.0, 868.0);

fn flow(x: f32, y: f32) -> f32 {
    if y > 780.0 {
        flow::upright(x, y)
    } else {
        flow::slant(-14.0, x, y)
    }
}

fn scene(s: &mut Studio) {
    s.key(Light::From(-0.5, -0.6, 0.5));
    sky::gradient_sky(
        s,
        &[0x4f9cb8, 0x7cb8c8, 0xb0d6cc, 0xf0e8b8, 0xfbdc98],
        820.0,
        0xfff8e0,
        0.3,
    );
    s.glow(90.0, 640.0, 300.0, 0xffe8a0, 0.4);
    far_lines(s);
    hill(s);
    pole(s, 62.0, 270.0, 8.0, 850.0);
    line(s, &LINE, 4.6);
    // From far to near along the line.
    hung(s, &[(92.0, 312.0), (192.0, 345.0)], 150.0, 3, None);
    hung(s, &[(436.0, 327.0), (560.0, 275.0)], 214.0, 9, Some(4));
    hung(s, &[(222.0, 352.0), (412.0, 336.0)], 176.0, 5, None);
    basket(s);
    woman(s);
}

fn line(s: &mut Studio, points: &[Point], width: f32) {
    s.line(points, 0x8a5a44, width, 1.0);
}

fn pole(s: &mut Studio, x: f32, top: f32, half: f32, foot: f32) {
    let wood = s.mat(0xa8744a).round(half, 1.2).texture(0.25, 0.08, 0.02);
    s.lit(
        &limb(&[
            (x, top, half * 0.8),
            (x - 6.0, (top + foot) / 2.0, half),
            (x - 14.0, foot, half * 1.3),
        ]),
        &wood,
    );
    s.lit(
        &limb(&[
            (x - 4.0 * half, top + 26.0, half * 0.6),
            (x + 4.0 * half, top + 20.0, half * 0.6),
        ]),
        &wood,
    );
}

/// Earlier washing, already small with distance.
fn far_lines(s: &mut Studio) {
    let veil = 0xc8dccc;
    s.veiled(veil, 0.35, |s| {
        line(
            s,
            &[(-10.0, 66.0), (180.0, 122.0), (420.0, 104.0), (620.0, 40.0)],
            2.6,
        );
        for (i, (a, b, drop)) in [
            ((10.0, 73.0), (96.0, 102.0), 78.0),
            ((120.0, 110.0), (232.0, 122.0), 96.0),
            ((268.0, 122.0), (352.0, 114.0), 70.0),
            ((384.0, 109.0), (520.0, 74.0), 104.0),
            ((544.0, 66.0), (640.0, 34.0), 80.0),
        ]
        .into_iter()
        .enumerate()
        {
            hung(s, &[a, b], drop, 20 + i as u64, None);
        }
    });
}

/// A cloud pegged at two points: it sags between them and billows below.
fn hung(s: &mut Studio, pegs: &[Point; 2], drop: f32, seed: u64, buttons: Option<usize>) {
    let mut dice = Dice::new(seed);
    let (a, b) = (pegs[0], pegs[1]);
    let width = b.0 - a.0;
    let mut bulk = Shape::default();
    let mut tufts = Vec::new();
    for row in 0..4 {
        let v = row as f32 / 3.0;
        let n = 5 + row % 2;
        for i in 0..n {
            let u = (i as f32 + 0.5) / n as f32;
            let sag = 0.10 * drop * (std::f32::consts::PI * u).sin();
            // It hangs to the right in the wind, wider below.
            let spread = 1.0 + 0.22 * v;
            let x =
                lerp(a.0, b.0, 0.5 + (u - 0.5) * spread) + 0.16 * drop * v + dice.range(-4.0, 4.0);
            let low = 0.85 + 0.22 * (u * 9.0 + seed as f32).sin();
            let y = lerp(a.1, b.1, u) + sag + drop * (0.10 + 0.74 * v * low);
            let r = width / n as f32 * dice.range(0.66, 0.9) * if row == 0 { 0.7 } else { 1.0 };
            bulk = bulk.and(&ellipse(x, y, r, r * 0.86));
            tufts.push((x, y, r));
        }
    }
    let lean = 0.16 * drop;
    bulk = bulk.and(&blob(&[
        (a.0 + 0.04 * width, a.1 + 0.12 * drop),
        ((a.0 + b.0) / 2.0, (a.1 + b.1) / 2.0 + 0.14 * drop),
        (b.0 - 0.04 * width, b.1 + 0.12 * drop),
        (b.0 + 0.04 * width + lean * 0.5, b.1 + 0.5 * drop),
        (b.0 + lean, b.1 + 0.82 * drop),
        ((a.0 + b.0) / 2.0 + lean, (a.1 + b.1) / 2.0 + 0.9 * drop),
        (a.0 + lean, a.1 + 0.82 * drop),
        (a.0 - 0.04 * width + lean * 0.5, a.1 + 0.5 * drop),
    ]));
    // Gathered corners up to the pegs.
    let gather = width * 0.09;
    for (p, dir) in [(a, 1.0), (b, -1.0)] {
        bulk = bulk.and(&limb(&[
            (p.0, p.1 - 3.0, gather * 0.35),
            (p.0 + dir * gather * 0.5, p.1 + drop * 0.12, gather),
            (p.0 + dir * gather * 1.4, p.1 + drop * 0.3, gather * 1.7),
        ]));
    }
    let white = s
        .ramp(&[0x8c94b0, 0xc4c4d0, 0xf0e8dc, 0xfffaee, 0xffffff])
        .round(drop * 0.34, 0.9)
        .texture(0.12, 0.02, 0.02)
        .wobble(2.4)
        .rim(0.3);
    s.shade(&bulk.moved(14.0, 18.0), 0x88a4b4, 10.0, 0.35);
    let m = s.lit(&bulk, &white);
    for (x, y, r) in tufts {
        s.shade_on(
            &m,
            &ellipse(x + r * 0.34, y + r * 0.5, r * 0.8, r * 0.5),
            0xb8b4cc,
            r * 0.22,
            0.5,
        );
        s.tint(
            &m,
            &ellipse(x - r * 0.25, y - r * 0.25, r * 0.62, r * 0.5),
            0xfffdf4,
            r * 0.26,
            0.75,
        );
    }
    s.shade_on(
        &m,
        &limb(&[
            (a.0 + 0.1 * drop, a.1 + drop * 1.02, drop * 0.14),
            (
                (a.0 + b.0) / 2.0 + 0.16 * drop,
                (a.1 + b.1) / 2.0 + drop * 1.06,
                drop * 0.16,
            ),
            (b.0 + 0.2 * drop, b.1 + drop, drop * 0.14),
        ]),
        0x9ca4c4,
        drop * 0.10,
        0.6,
    );
    // Creases from the pegs.
    for (p, dir) in [(a, 1.0), (b, -1.0)] {
        for k in 0..3 {
            let q = k as f32;
            s.shade_on(
                &m,
                &limb(&[
                    (p.0 + dir * 2.0, p.1 + 4.0, 0.8),
                    (p.0 + dir * gather * (0.4 + 0.7 * q), p.1 + drop * 0.2, 1.8),
                    (p.0 + dir * gather * (0.7 + 1.3 * q), p.1 + drop * 0.38, 0.6),
                ]),
                0x8c90b0,
                1.6,
                0.6,
            );
        }
    }
    if let Some(count) = buttons {
        placket(s, &m, (a, b), drop, count);
    }
    let peg = s.mat(0xc88848).round(3.0, 1.1).wobble(0.3);
    let size = (drop / 170.0).max(0.5);
    for p in pegs {
        s.lit(
            &rect(
                p.0 - 5.0 * size,
                p.1 - 13.0 * size,
                10.0 * size,
                30.0 * size,
            ),
            &peg,
        );
        s.shade(
            &rect(p.0 - 0.8, p.1 - 2.0, 1.6, 18.0 * size),
            0x5a3430,
            0.4,
            0.8,
        );
    }
}

/// The front of a waistcoat: an overlapping edge and four horn buttons.
fn placket(s: &mut Studio, on: &Mask, (a, b): (Point, Point), drop: f32, count: usize) {
    let top = ((a.0 + b.0) / 2.0 - 4.0, (a.1 + b.1) / 2.0 + 0.12 * drop);
    let at_row = |v: f32| {
        (
            top.0 + 0.17 * drop * v - 6.0 * (v * 3.0).sin(),
            top.1 + drop * 0.92 * v,
        )
    };
    let edge: Vec<(f32, f32, f32)> = (0..=6)
        .map(|i| {
            let p = at_row(i as f32 / 6.0);
            (p.0 + 15.0, p.1, 1.8)
        })
        .collect();
    s.shade_on(on, &limb(&edge), 0x6c7098, 1.6, 0.85);
    let horn = s.mat(0xa83c38).round(6.0, 1.3).rim(0.8).wobble(0.2);
    for i in 0..count {
        let (x, y) = at_row((i as f32 + 0.4) / count as f32);
        s.shade_on(
            on,
            &ellipse(x + 3.0, y + 4.0, 10.0, 10.0),
            0x7c7c9c,
            3.0,
            0.8,
        );
        s.lit(&ellipse(x, y, 10.0, 10.0), &horn);
        s.shade(
            &ellipse(x, y, 6.4, 6.4).with_hole(&ellipse(x, y, 5.0, 5.0)),
            0x5a2028,
            0.5,
            0.7,
        );
        for (dx, dy) in [(-2.0, -2.0), (2.0, 2.0)] {
            s.flat(&ellipse(x + dx, y + dy, 1.4, 1.4), 0x3c1420, 1.0);
        }
        s.detail(x, y, 16.0);
    }
}

fn hill(s: &mut Studio) {
    let turf = s
        .mat(0x8aa04c)
        .round(50.0, 0.6)
        .texture(0.2, 0.02, 0.05)
        .rim(0.6);
    s.lit(
        &blob(&[
            (-60.0, 880.0),
            (60.0, 832.0),
            (220.0, 806.0),
            (400.0, 802.0),
            (540.0, 822.0),
            (660.0, 868.0),
            (680.0, 1000.0),
            (-80.0, 1000.0),
        ]),
        &turf,
    );
    plants::grass(
        s,
        812.0,
        920.0,
        150,
        &[0x7c9444, 0xa4b45c, 0x64803c, 0xc8c070],
        4,
    );
    let t = s.tones;
    plants::flowers(
        s,
        (830.0, 910.0),
        26,
        &[t.cream, t.red, t.gold],
        5,
        |x, _| !(200.0..480.0).contains(&x),
    );
}

/// What is still to be hung.
fn basket(s: &mut Studio) {
    s.at(at(132.0, 862.0), |s| {
        s.shade(&ellipse(10.0, 2.0, 92.0, 12.0), 0x4a4a50, 8.0, 0.7);
        let white = s
            .ramp(&[0x9ca0b8, 0xd8d4d8, 0xfff8ec, 0xffffff])
            .round(14.0, 1.0)
            .wobble(1.6);
        for (x, y, r) in [
            (-46.0, -66.0, 24.0),
            (40.0, -68.0, 26.0),
            (-8.0, -84.0, 32.0),
            (-28.0, -58.0, 24.0),
            (18.0, -60.0, 26.0),
            (62.0, -52.0, 20.0),
        ] {
            s.lit(&ellipse(x, y, r * 1.15, r), &white);
        }
        let wicker = s.mat(0xb8864c).round(16.0, 0.9).texture(0.1, 0.05, 0.05);
        let m = s.lit(
            &blob(&[
                (-78.0, -54.0),
                (0.0, -46.0),
                (78.0, -54.0),
                (68.0, -20.0),
                (56.0, 2.0),
                (0.0, 7.0),
                (-56.0, 2.0),
                (-68.0, -20.0),
            ]),
            &wicker,
        );
        s.fill(&m, |x, y, c| {
            let row = (y / 8.0).floor();
            let u = fract(x / 20.0 + 0.5 * row.rem_euclid(2.0)) - 0.5;
            let v = fract(y / 8.0) - 0.5;
            let k = smooth(0.18, 0.34, u * u + v * v);
            c.mix(c.multiply(rgb(0x7c5040)), 0.7 * k)
        });
        s.lit(
            &limb(&[(-80.0, -54.0, 6.0), (0.0, -46.0, 7.0), (80.0, -54.0, 6.0)]),
            &wicker,
        );
    });
}

/// From behind and below: clogs and skirts large, the head small against the clouds.
fn woman(s: &mut Studio) {
    let t = s.tones;
    s.at(at(WOMAN.0, WOMAN.1), |s| {
        s.shade(&ellipse(6.0, 2.0, 96.0, 13.0), 0x4a4458, 8.0, 0.75);
        let skin = s.mat(t.skin).round(9.0, 1.1).wobble(0.4);
        let clog = s.mat(0x8a5234).round(9.0, 1.2);
        for x in [-30.0, 32.0] {
            s.lit(&limb(&[(x, -70.0, 15.0), (x, -20.0, 10.0)]), &skin);
            s.lit(
                &blob(&[
                    (x - 21.0, 2.0),
                    (x - 19.0, -16.0),
                    (x, -26.0),
                    (x + 19.0, -16.0),
                    (x + 21.0, 2.0),
                    (x, 8.0),
                ]),
                &clog,
            );
        }
        // Skirt, blown to the right.
        let wool = s
            .mat(0x3f7c90)
            .round(46.0, 1.1)
            .texture(0.14, 0.03, 0.01)
            .rim(0.9);
        let skirt = s.lit(
            &blob(&[
                (-44.0, -286.0),
                (40.0, -286.0),
                (64.0, -210.0),
                (98.0, -130.0),
                (146.0, -74.0),
                (112.0, -52.0),
                (64.0, -62.0),
                (20.0, -40.0),
                (-26.0, -54.0),
                (-72.0, -42.0),
                (-92.0, -70.0),
                (-84.0, -150.0),
                (-62.0, -220.0),
            ]),
            &wool,
        );
        for (a, m, b) in [
            ((-26.0, -270.0), (-48.0, -160.0), (-56.0, -50.0)),
            ((-6.0, -270.0), (-12.0, -160.0), (-8.0, -46.0)),
            ((14.0, -270.0), (30.0, -160.0), (44.0, -54.0)),
            ((30.0, -270.0), (62.0, -160.0), (100.0, -58.0)),
        ] {
            s.shade_on(
                &skirt,
                &limb(&[(a.0, a.1, 2.0), (m.0, m.1, 6.0), (b.0, b.1, 11.0)]),
                0x1f3c58,
                6.0,
                0.75,
            );
        }
        for k in [0.0, 11.0] {
            s.tint(
                &skirt,
                &limb(&[
                    (-94.0, -80.0 - k, 2.4),
                    (-26.0, -72.0 - k, 2.4),
                    (20.0, -60.0 - k, 2.4),
                    (64.0, -82.0 - k, 2.4),
                    (142.0, -88.0 - k, 2.4),
                ]),
                0xf0d890,
                0.6,
                0.8,
            );
        }
        // Blouse, apron strings, arms up to the line.
        let blouse = s
            .mat(0x9c5a70)
            .round(26.0, 1.1)
            .texture(0.12, 0.03, 0.03)
            .rim(0.8);
        s.lit(
            &blob(&[
                (-46.0, -276.0),
                (-50.0, -320.0),
                (-58.0, -372.0),
                (-36.0, -398.0),
                (0.0, -404.0),
                (36.0, -398.0),
                (60.0, -372.0),
                (50.0, -320.0),
                (44.0, -276.0),
                (0.0, -270.0),
            ]),
            &blouse,
        );
        let sleeve = blouse.clone().round(15.0, 1.1);
        for (side, hand) in [(-1.0, (-104.0, -518.0)), (1.0, (80.0, -532.0))] {
            s.lit(
                &limb(&[(side * 74.0, -448.0, 13.0), (hand.0, hand.1, 9.0)]),
                &skin,
            );
            s.lit(
                &limb(&[
                    (side * 42.0, -382.0, 21.0),
                    (side * 72.0, -414.0, 20.0),
                    (
                        lerp(side * 76.0, hand.0, 0.3),
                        lerp(-448.0, hand.1, 0.25),
                        15.0,
                    ),
                ]),
                &sleeve,
            );
            s.lit(&ellipse(hand.0, hand.1 - 4.0, 10.0, 12.0), &skin);
        }
        let string = s.mat(0xfffaf0).round(4.0, 1.1);
        s.lit(
            &limb(&[
                (-47.0, -286.0, 5.0),
                (0.0, -280.0, 5.0),
                (46.0, -286.0, 5.0),
            ]),
            &string,
        );
        for side in [-1.0, 1.0] {
            s.lit(
                &limb(&[
                    (0.0, -281.0, 4.0),
                    (side * 22.0, -292.0, 8.0),
                    (side * 9.0, -274.0, 3.0),
                ]),
                &string,
            );
            s.lit(
                &limb(&[
                    (0.0, -281.0, 4.0),
                    (10.0 + side * 9.0, -246.0, 5.0),
                    (26.0 + side * 16.0, -212.0, 3.0),
                ]),
                &string,
            );
        }
        // Neck, and the kerchief over the head.
        s.lit(&limb(&[(0.0, -396.0, 11.0), (0.0, -414.0, 11.0)]), &skin);
        let kerchief = s
            .mat(0xc0463a)
            .round(18.0, 1.1)
            .texture(0.1, 0.05, 0.05)
            .rim(0.9);
        let m = s.lit(
            &blob(&[
                (-31.0, -436.0),
                (-24.0, -466.0),
                (2.0, -478.0),
                (28.0, -464.0),
                (32.0, -434.0),
                (22.0, -412.0),
                (0.0, -402.0),
                (-22.0, -412.0),
            ]),
            &kerchief,
        );
        let mut dice = Dice::new(3);
        for _ in 0..16 {
            s.tint(
                &m,
                &ellipse(
                    dice.range(-30.0, 30.0),
                    dice.range(-474.0, -406.0),
                    2.6,
                    2.6,
                ),
                0xfbf0d8,
                0.5,
                0.9,
            );
        }
        for (dx, dy) in [(34.0, 8.0), (26.0, 22.0)] {
            s.lit(
                &limb(&[
                    (6.0, -408.0, 6.0),
                    (dx * 0.7, -404.0 + dy * 0.4, 7.0),
                    (dx + 8.0, -402.0 + dy, 2.0),
                ]),
                &kerchief,
            );
        }
        s.detail(0.0, -440.0, 44.0);
    });
}

fn ink(s: &mut Studio) {
    // The last of the rain.
    let mut dice = Dice::new(8);
    for (x0, x1, y0) in [
        (250.0, 430.0, 520.0),
        (500.0, 600.0, 500.0),
        (110.0, 210.0, 450.0),
    ] {
        for _ in 0..11 {
            let (x, y) = (dice.range(x0, x1), dice.range(y0, y0 + 120.0));
            s.line(&[(x, y), (x + 1.5, y + 9.0)], 0x4f88a8, 1.5, 0.7);
        }
    }
    sky::far_birds(s, 5, (60.0, 560.0), (220.0, 660.0), 0x6a6468, 5);
}
