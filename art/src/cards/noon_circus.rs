//! A striped circus tent stands alone in the desert at noon. There is nobody, only shadows that
//! queue on the sand; one of them has turned and looks at us.

use crate::prelude::*;

pub(super) const CARD: Card = Card::new("noon_circus", Palette::RustDesert, Framing::Wide, scene)
    .style(Style::Paper)
    .ink(ink);

const HORIZON: f32 = 470.0;
const GROUND: f32 = 566.0;
const TOP: Point = (318.0, 150.0);
const INDIGO: Hex = 0x6a3c5c;

fn scene(s: &mut Studio) {
    s.key(Light::From(0.2, -0.9, 0.5));
    sky::gradient_sky(
        s,
        &[0x3f8ca4, 0x7cb8b8, 0xc8dcbc, 0xf4e4b0, 0xf8d090],
        HORIZON,
        0xfff4d8,
        0.25,
    );
    s.glow(300.0, -30.0, 300.0, 0xfff4c8, 0.7);
    desert(s);
    tent_shadow(s);
    tent(s);
    booth(s);
    queue(s);
}

fn desert(s: &mut Studio) {
    let mesa = s.mat(0xc87c5c).round(20.0, 0.7).texture(0.3, 0.02, 0.06);
    s.veiled(0xf6d8a4, 0.5, |s| {
        s.lit(
            &blob(&[
                (-40.0, 480.0),
                (-20.0, 420.0),
                (60.0, 414.0),
                (78.0, 452.0),
                (130.0, 460.0),
                (160.0, 482.0),
            ]),
            &mesa,
        );
        s.lit(
            &blob(&[
                (470.0, 484.0),
                (500.0, 444.0),
                (530.0, 432.0),
                (600.0, 430.0),
                (640.0, 480.0),
            ]),
            &mesa,
        );
    });
    let ramp = Ramp::even(&[0xf4cc90, 0xe8b070, 0xdc9c58, 0xc88448]);
    s.repaint(|x, y, c| {
        if y < HORIZON {
            return c;
        }
        let k = smooth(HORIZON, HORIZON + 8.0, y);
        let d = (y - HORIZON) / (900.0 - HORIZON);
        let u = (x - 300.0) / (0.2 + d);
        let drift = fbm(u * 0.006, 3.0 / (0.2 + d), 4, 5);
        let ripple = ((y + 9.0 * (x * 0.015).sin() + 12.0 * grain(x * 0.01, y * 0.02, 3))
            / (3.0 + 7.0 * d))
            .sin();
        c.mix(ramp.at(d + 0.16 * drift + 0.05 * ripple * d), k)
    });
    // The air above the sand trembles.
    s.mist(HORIZON - 20.0, HORIZON + 24.0, 0xfdeac0, 0.55);
}

/// At noon the tent's own shadow is a mere hem.
fn tent_shadow(s: &mut Studio) {
    s.shade(
        &blob(&[
            (80.0, 552.0),
            (318.0, 560.0),
            (560.0, 552.0),
            (540.0, 590.0),
            (318.0, 612.0),
            (100.0, 590.0),
        ]),
        INDIGO,
        8.0,
        0.75,
    );
}

/// Roof and walls in stripes that follow the canvas.
fn tent(s: &mut Studio) {
    let (tx, ty) = TOP;
    let eave = 372.0;
    let (left, right) = (96.0, 540.0);
    let stripe = |s: &mut Studio, quad: &[Point], i: usize, flank: f32| {
        let colour = if i.is_multiple_of(2) {
            0xb8342c
        } else {
            0xf8e8c8
        };
        let cloth = s
            .mat(colour)
            .round(12.0, 0.9)
            .texture(0.12, 0.05, 0.012)
            .rim(0.4)
            .bias(flank)
            .wobble(0.8);
        s.lit(&poly(quad), &cloth);
    };
    // Walls: wider stripes in the middle, as on a drum.
    let n = 13;
    let edge = |i: usize| {
        let a = (i as f32 / n as f32 - 0.5) * std::f32::consts::PI;
        lerp(left + 14.0, right - 14.0, 0.5 + 0.5 * a.sin())
    };
    let sag = |x: f32| 14.0 * (1.0 - ((x - tx) / 222.0).powi(2)).max(0.0);
    for i in 0..n {
        let (a, b) = (edge(i), edge(i + 1));
        let flank = -0.26 * ((i as f32 + 0.5) / n as f32 - 0.5).abs() * 2.0;
        stripe(
            s,
            &[
                (a, eave),
                (b, eave),
                (b, GROUND - 10.0 + sag(b)),
                (a, GROUND - 10.0 + sag(a)),
            ],
            i,
            flank,
        );
    }
    // Roof: the same stripes drawn in to the mast, with a dip on the way.
    let slope = |x: f32, t: f32| {
        let px = lerp(x, tx, t);
        let dip = 30.0 * (std::f32::consts::PI * t).sin();
        (px, lerp(eave + 6.0 + sag(x), ty + 34.0, t) + dip)
    };
    for i in 0..n {
        let wide = |x: f32| tx + (x - tx) * 1.07;
        let (a, b) = (wide(edge(i)), wide(edge(i + 1)));
        let mut quad: Vec<Point> = (0..=8).map(|k| slope(a, k as f32 / 8.0)).collect();
        quad.extend((0..=8).rev().map(|k| slope(b, k as f32 / 8.0)));
        let flank = 0.08 - 0.22 * ((i as f32 + 0.5) / n as f32 - 0.5).abs() * 2.0;
        stripe(s, &quad, i, flank);
    }
    // Shade below the eave, and the scalloped valance.
    s.shade(
        &limb(&[(104.0, 392.0, 9.0), (tx, 408.0, 10.0), (532.0, 392.0, 9.0)]),
        INDIGO,
        8.0,
        0.7,
    );
    for i in 0..n * 2 {
        let k = i as f32 / (2 * n) as f32;
        let a = (k - 0.5) * std::f32::consts::PI;
        let b = (k + 0.5 / n as f32 - 0.5) * std::f32::consts::PI;
        let wide = |v: f32| tx + 238.0 * v.sin();
        let (x0, x1) = (wide(a), wide(b));
        let y = eave + 4.0 + sag((x0 + x1) / 2.0);
        let colour = if i % 2 == 0 { 0xd8a040 } else { 0xf8e8c8 };
        let trim = s.mat(colour).round(5.0, 1.0).rim(0.4);
        s.lit(
            &blob(&[
                (x0, y - 6.0),
                (x1, y - 6.0),
                (x1, y + 8.0),
                ((x0 + x1) / 2.0, y + 22.0),
                (x0, y + 8.0),
            ]),
            &trim,
        );
    }
    crown(s, TOP);
    entrance(s);
}

/// A drum at the mast, its small roof, and the pennant.
fn crown(s: &mut Studio, (x, y): Point) {
    let red = s.mat(0xb8342c).round(10.0, 1.1).rim(0.6);
    let cream = s.mat(0xf8e8c8).round(8.0, 1.0);
    s.lit(
        &poly(&[
            (x - 26.0, y + 44.0),
            (x - 24.0, y + 16.0),
            (x + 24.0, y + 16.0),
            (x + 26.0, y + 44.0),
        ]),
        &cream,
    );
    s.lit(
        &poly(&[(x - 34.0, y + 18.0), (x, y - 26.0), (x + 34.0, y + 18.0)]),
        &red,
    );
    let mast = s.mat(0x7a4a34).round(3.0, 1.1);
    s.lit(&limb(&[(x, y - 20.0, 3.0), (x, y - 92.0, 2.4)]), &mast);
    s.lit(
        &blob(&[
            (x, y - 92.0),
            (x + 34.0, y - 86.0),
            (x + 74.0, y - 80.0),
            (x + 40.0, y - 70.0),
            (x, y - 62.0),
        ]),
        &red,
    );
    for (fx, fy) in [(96.0, 372.0), (540.0, 372.0)] {
        s.lit(&limb(&[(fx, fy + 6.0, 2.6), (fx, fy - 44.0, 2.2)]), &mast);
        s.lit(
            &blob(&[
                (fx, fy - 44.0),
                (fx + 20.0, fy - 40.0),
                (fx + 38.0, fy - 37.0),
                (fx + 18.0, fy - 30.0),
                (fx, fy - 26.0),
            ]),
            &s.mat(0x2f7480).round(4.0, 1.0),
        );
    }
}

/// Two flaps drawn back from a dark inside, where one lamp burns.
fn entrance(s: &mut Studio) {
    let foot = GROUND + 4.0;
    s.flat(
        &blob(&[
            (278.0, foot),
            (280.0, 480.0),
            (300.0, 428.0),
            (318.0, 416.0),
            (338.0, 428.0),
            (358.0, 480.0),
            (362.0, foot),
        ]),
        0x3a1630,
        1.0,
    );
    s.glow(319.0, 470.0, 44.0, 0xffb050, 0.75);
    s.flat(&ellipse(319.0, 468.0, 5.0, 6.0), 0xfff0c0, 1.0);
    let flap = s
        .mat(0xd8a040)
        .round(9.0, 1.1)
        .texture(0.14, 0.1, 0.02)
        .rim(0.5);
    s.lit(
        &blob(&[
            (316.0, 410.0),
            (294.0, 430.0),
            (284.0, 480.0),
            (262.0, 520.0),
            (272.0, foot),
            (248.0, foot - 2.0),
            (252.0, 480.0),
            (280.0, 424.0),
        ]),
        &flap,
    );
    s.lit(
        &blob(&[
            (320.0, 410.0),
            (344.0, 430.0),
            (354.0, 480.0),
            (378.0, 520.0),
            (366.0, foot),
            (392.0, foot - 2.0),
            (388.0, 480.0),
            (358.0, 424.0),
        ]),
        &flap,
    );
    s.detail(319.0, 470.0, 40.0);
}

/// The ticket booth, shut.
fn booth(s: &mut Studio) {
    s.at(at(74.0, 606.0), |s| {
        s.shade(&ellipse(6.0, 2.0, 50.0, 10.0), INDIGO, 5.0, 0.75);
        let wood = s
            .mat(0x2f7480)
            .round(8.0, 0.9)
            .texture(0.2, 0.1, 0.02)
            .rim(0.5);
        let m = s.lit(&rect(-36.0, -104.0, 72.0, 106.0), &wood);
        for x in [-18.0, 0.0, 18.0] {
            s.shade_on(&m, &rect(x, -104.0, 1.6, 106.0), 0x1c3444, 0.6, 0.6);
        }
        s.lit(
            &rect(-24.0, -84.0, 48.0, 38.0),
            &s.mat(0xd8a040).round(3.0, 1.0),
        );
        s.flat(&rect(-20.0, -80.0, 40.0, 30.0), 0x3a1c30, 1.0);
        let red = s.mat(0xb8342c).round(7.0, 1.0).rim(0.5);
        s.lit(
            &poly(&[(-46.0, -102.0), (0.0, -138.0), (46.0, -102.0)]),
            &red,
        );
        s.lit(
            &limb(&[(-44.0, -44.0, 4.0), (44.0, -44.0, 4.0)]),
            &s.mat(0x8a5030).round(3.0, 1.1),
        );
    });
}

/// What a shadow wears.
#[derive(Clone, Copy)]
enum Guise {
    Bowler,
    Skirt,
    TopHat,
    Child,
    Balloon,
    Stooped,
}

/// An upright silhouette 100 units high, feet at the origin.
fn guise(kind: Guise) -> Shape {
    let legs = limb(&[(-6.0, -34.0, 6.0), (-8.0, 0.0, 4.6)])
        .and(&limb(&[(6.0, -34.0, 6.0), (8.0, 0.0, 4.6)]));
    let coat = blob(&[
        (-5.0, -80.0),
        (-15.0, -72.0),
        (-16.0, -48.0),
        (-19.0, -22.0),
        (0.0, -19.0),
        (19.0, -22.0),
        (16.0, -48.0),
        (15.0, -72.0),
        (5.0, -80.0),
    ]);
    let head = ellipse(0.0, -90.0, 9.0, 10.5);
    match kind {
        Guise::Bowler => legs
            .and(&coat)
            .and(&head)
            .and(&ellipse(0.0, -96.0, 14.0, 3.4))
            .and(&ellipse(0.0, -101.0, 9.0, 8.0)),
        Guise::Skirt => head
            .and(&ellipse(5.0, -101.0, 6.0, 6.0))
            .and(&blob(&[
                (-4.0, -80.0),
                (-12.0, -72.0),
                (-9.0, -50.0),
                (-26.0, -4.0),
                (0.0, 0.0),
                (26.0, -4.0),
                (9.0, -50.0),
                (12.0, -72.0),
                (4.0, -80.0),
            ]))
            .and(&limb(&[
                (11.0, -70.0, 4.0),
                (22.0, -54.0, 3.4),
                (24.0, -40.0, 3.0),
            ])),
        Guise::TopHat => legs
            .and(&coat)
            .and(&head)
            .and(&rect(-9.0, -122.0, 18.0, 26.0))
            .and(&rect(-15.0, -99.0, 30.0, 4.0))
            .and(&limb(&[
                (14.0, -66.0, 4.0),
                (22.0, -40.0, 3.2),
                (24.0, 0.0, 1.6),
            ])),
        Guise::Child => ellipse(0.0, -58.0, 9.0, 9.5)
            .and(&blob(&[
                (-4.0, -50.0),
                (-11.0, -44.0),
                (-15.0, -14.0),
                (0.0, -11.0),
                (15.0, -14.0),
                (11.0, -44.0),
                (4.0, -50.0),
            ]))
            .and(&limb(&[(-5.0, -14.0, 4.0), (-5.0, 0.0, 3.6)]))
            .and(&limb(&[(5.0, -14.0, 4.0), (5.0, 0.0, 3.6)]))
            .and(&limb(&[
                (10.0, -42.0, 3.4),
                (20.0, -50.0, 3.0),
                (24.0, -62.0, 2.4),
            ])),
        Guise::Balloon => guise(Guise::Child)
            .and(&limb(&[(24.0, -62.0, 1.4), (26.0, -104.0, 1.4)]))
            .and(&ellipse(26.0, -122.0, 15.0, 19.0)),
        Guise::Stooped => legs
            .and(&blob(&[
                (10.0, -74.0),
                (-4.0, -78.0),
                (-16.0, -62.0),
                (-18.0, -22.0),
                (0.0, -18.0),
                (17.0, -22.0),
                (16.0, -52.0),
            ]))
            .and(&ellipse(16.0, -82.0, 9.0, 10.0))
            .and(&limb(&[
                (14.0, -60.0, 4.0),
                (28.0, -44.0, 3.0),
                (30.0, 0.0, 1.8),
            ])),
    }
}

/// A silhouette laid down on the sand from its feet, towards us.
fn laid(shape: &Shape, (x, y): Point, size: f32, lean: f32, length: f32) -> Shape {
    let lay = |p: &Point| (x + size * (p.0 - lean * p.1), y - size * length * p.1);
    Shape {
        outlines: shape
            .outlines
            .iter()
            .map(|o| o.iter().map(lay).collect())
            .collect(),
    }
}

/// From the entrance out to the left and round to us.
fn queue(s: &mut Studio) {
    let line = [
        (296.0, 590.0, 0.46, Guise::TopHat),
        (246.0, 602.0, 0.52, Guise::Skirt),
        (194.0, 618.0, 0.60, Guise::Balloon),
        (150.0, 642.0, 0.72, Guise::Bowler),
        (118.0, 680.0, 0.86, Guise::Stooped),
        (152.0, 722.0, 1.00, Guise::Skirt),
        (236.0, 736.0, 1.10, Guise::Bowler),
        (322.0, 724.0, 1.20, Guise::Child),
        (396.0, 706.0, 1.34, Guise::TopHat),
    ];
    for (x, y, size, kind) in line {
        let shade = laid(&guise(kind), (x, y), size, -0.32, 0.92);
        s.shade(&shade, INDIGO, 0.8, 0.92);
    }
    watcher(s);
}

/// The last in line: larger, and with eyes.
fn watcher(s: &mut Studio) {
    let (x, y, size) = (536.0, 684.0, 1.84);
    let shape = laid(&guise(Guise::Bowler), (x, y), size, -0.32, 0.98);
    s.shade(&shape, INDIGO, 1.2, 1.0);
    s.shade(&shape, 0xc8a0b0, 1.2, 0.6);
    for dx in [-4.4, 4.2] {
        let (ex, ey) = (x + size * (dx - 0.32 * 90.0), y + size * 0.98 * 90.0);
        s.flat(&ellipse(ex, ey, 4.4, 3.4).turned(18.0), 0xf8c888, 1.0);
        s.detail(ex, ey, 14.0);
    }
}

fn ink(s: &mut Studio) {
    // Guy ropes.
    for (a, b) in [
        ((92.0, 384.0), (18.0, 576.0)),
        ((122.0, 398.0), (52.0, 566.0)),
        ((544.0, 384.0), (592.0, 574.0)),
        ((520.0, 398.0), (574.0, 590.0)),
    ] {
        s.line(&[a, b], 0x6a4438, 1.5, 0.9);
    }
    // Bunting from the mast.
    let mut dice = Dice::new(5);
    for (x1, y1) in [(96.0, 330.0), (540.0, 330.0)] {
        for i in 1..12 {
            let t = i as f32 / 12.0;
            let (x, y) = (
                lerp(TOP.0, x1, t),
                lerp(72.0, y1, t) + 34.0 * (t * std::f32::consts::PI).sin(),
            );
            s.flat(
                &poly(&[(x - 5.0, y), (x + 5.0, y), (x, y + 11.0)]),
                dice.pick(&[0xb8342c, 0xe0a040, 0x2f7480, 0xf8e8c8]),
                1.0,
            );
        }
        let arc: Vec<Point> = (0..=8)
            .map(|i| {
                let t = i as f32 / 8.0;
                (
                    lerp(TOP.0, x1, t),
                    lerp(72.0, y1, t) + 34.0 * (t * std::f32::consts::PI).sin(),
                )
            })
            .collect();
        s.line(&arc, 0x6a4438, 1.2, 0.8);
    }
}
