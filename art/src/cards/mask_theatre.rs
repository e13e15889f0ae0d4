//! A red theatre, from the last row. The audience are masks without heads; the light of the stage
//! shines through their eyes. The only actor is a mirror, and in it they see themselves, all
//! smiling but one, who weeps. A mouse listens at the edge of the stage.

use crate::prelude::*;

pub(super) const CARD: Card = Card::new(
    "mask_theatre",
    Palette::CrimsonInterior,
    Framing::Wide,
    scene,
)
.style(Style::Paper);

const MIRROR: Point = (300.0, 352.0);
const GLASS: Point = (120.0, 176.0);
const STAGE: f32 = 536.0;
const EDGE: f32 = 618.0;

fn scene(s: &mut Studio) {
    s.key(Light::Lamp(300.0, 330.0, 170.0));
    s.rim_from(0.0, -1.0);
    backcloth(s);
    boards(s);
    spotlight(s);
    mirror(s);
    reflection(s);
    roses(s);
    curtains(s);
    footlights(s);
    mouse(s);
    audience(s);
}

fn backcloth(s: &mut Studio) {
    let ramp = Ramp::even(&[0xd86840, 0xa83434, 0x7c1c2c, 0x501024, 0x2c0a1c]);
    s.backdrop(|x, y| {
        let d = ((x - MIRROR.0) / 330.0).hypot((y - MIRROR.1) / 400.0);
        let folds = 0.05 * (x * 0.09 + 1.4 * grain(x * 0.01, y * 0.003, 3)).sin();
        ramp.at(0.12 + 0.72 * d + folds + 0.05 * warp(x * 0.01, y * 0.01, 3, 6, 1.0))
    });
}

fn boards(s: &mut Studio) {
    s.repaint(|x, y, c| {
        if !(STAGE..EDGE).contains(&y) {
            return c;
        }
        let d = (y - STAGE) / (EDGE - STAGE);
        let u = (x - 300.0) / (0.62 + 0.38 * d);
        let plank = (u / 42.0).floor();
        let seam = smooth(0.47, 0.5, (fract(u / 42.0) - 0.5).abs());
        let wood = rgb(0x9c5c38).blend(rgb(0x6c3428), sat(0.4 + 0.5 * cell(plank as i32, 3, 4)));
        let wood = wood * (1.0 + 0.2 * fbm(u * 0.1, y * 0.01, 3, 5));
        let pool = (-((x - 300.0) / 150.0).powi(2) - ((y - 574.0) / 44.0).powi(2)).exp();
        let lit = wood
            .blend(rgb(0x381020), sat(0.75 - 0.75 * pool))
            .screen(rgb(0xffc878) * (0.5 * pool));
        lit.blend(rgb(0x28081a), 0.7 * seam)
    });
}

fn spotlight(s: &mut Studio) {
    let beam = poly(&[
        (286.0, -40.0),
        (316.0, -40.0),
        (452.0, 590.0),
        (148.0, 590.0),
    ]);
    let mask = s.mask(&beam, 0.0).blurred(16.0 * s.scale);
    s.fill(&mask, |x, y, c| {
        let dust = 0.7 + 0.3 * warp(x * 0.02, y * 0.012, 3, 8, 1.0);
        c.screen(rgb(0xffd490) * (0.2 * dust))
    });
}

fn gilt(s: &Studio) -> Material {
    s.ramp(&[0x4a1820, 0x8c4c24, 0xcc8c38, 0xf4cc70, 0xfff4c4])
        .round(12.0, 1.2)
        .texture(0.16, 0.04, 0.04)
        .rim(0.5)
        .wobble(0.6)
}

/// A tall oval on a stand, its frame all leaves, a small gilt face at the top.
fn mirror(s: &mut Studio) {
    let gold = gilt(s);
    let (x, y) = MIRROR;
    s.shade(&ellipse(x + 4.0, 594.0, 132.0, 16.0), 0x2c0818, 9.0, 0.85);
    for side in [-1.0, 1.0] {
        s.lit(
            &limb(&[
                (x + side * 52.0, y + 150.0, 12.0),
                (x + side * 78.0, y + 206.0, 10.0),
                (x + side * 118.0, y + 232.0, 11.0),
                (x + side * 138.0, y + 222.0, 8.0),
            ]),
            &gold,
        );
        s.lit(&ellipse(x + side * 140.0, y + 216.0, 11.0, 11.0), &gold);
    }
    s.lit(
        &limb(&[
            (x - 60.0, y + 186.0, 7.0),
            (x, y + 206.0, 9.0),
            (x + 60.0, y + 186.0, 7.0),
        ]),
        &gold,
    );
    // Leaves all round.
    for i in 0..40 {
        let a = i as f32 / 40.0 * std::f32::consts::TAU;
        let (sin, cos) = a.sin_cos();
        let long = if i % 2 == 0 { 26.0 } else { 18.0 };
        let (px, py) = (x + (GLASS.0 + 10.0) * cos, y + (GLASS.1 + 10.0) * sin);
        s.lit(
            &limb(&[
                (px, py, 8.0),
                (
                    px + 0.6 * long * cos - 6.0 * sin,
                    py + 0.6 * long * sin + 6.0 * cos,
                    7.0,
                ),
                (
                    px + long * cos - 10.0 * sin,
                    py + long * sin + 10.0 * cos,
                    1.4,
                ),
            ]),
            &gold
                .clone()
                .round(6.0, 1.2)
                .bias(if i % 2 == 0 { 0.0 } else { -0.1 }),
        );
    }
    s.lit(&ellipse(x, y, GLASS.0 + 17.0, GLASS.1 + 17.0), &gold);
    // The face at the top: asleep.
    s.lit(
        &ellipse(x, y - GLASS.1 - 26.0, 27.0, 31.0),
        &gold.clone().round(18.0, 1.2),
    );
    for side in [-1.0, 1.0] {
        s.line(
            &[
                (x + side * 16.0, y - GLASS.1 - 30.0),
                (x + side * 10.0, y - GLASS.1 - 26.0),
                (x + side * 4.0, y - GLASS.1 - 30.0),
            ],
            0x5c2418,
            2.6,
            0.9,
        );
    }
    s.line(
        &[
            (x - 8.0, y - GLASS.1 - 12.0),
            (x, y - GLASS.1 - 9.0),
            (x + 8.0, y - GLASS.1 - 12.0),
        ],
        0x5c2418,
        2.6,
        0.9,
    );
}

/// What a mask of the audience looks like from the front.
#[derive(Clone, Copy)]
enum Mood {
    Smile,
    Grin,
    Calm,
    Weeping,
}

fn mask_face(s: &mut Studio, place: Place, colour: Hex, mood: Mood) {
    s.at(place, |s| {
        let china = s
            .mat(colour)
            .round(14.0, 1.1)
            .texture(0.06, 0.05, 0.05)
            .rim(0.5)
            .bias(0.1);
        s.shade(&ellipse(0.0, 8.0, 27.0, 34.0), 0x2c0818, 7.0, 0.8);
        let face = s.lit(
            &blob(&[
                (0.0, -33.0),
                (20.0, -28.0),
                (26.0, -8.0),
                (22.0, 14.0),
                (10.0, 30.0),
                (0.0, 34.0),
                (-10.0, 30.0),
                (-22.0, 14.0),
                (-26.0, -8.0),
                (-20.0, -28.0),
            ]),
            &china,
        );
        let dark = 0x38101c;
        for side in [-1.0, 1.0] {
            let eye = match mood {
                Mood::Weeping => blob(&[
                    (side * 4.0, -4.0),
                    (side * 11.0, -10.0),
                    (side * 19.0, -2.0),
                    (side * 11.0, 1.0),
                ]),
                _ => blob(&[
                    (side * 4.0, -5.0),
                    (side * 11.0, -12.0),
                    (side * 19.0, -6.0),
                    (side * 11.0, -3.0),
                ]),
            };
            s.tint(&face, &eye, dark, 0.5, 1.0);
            s.tint(
                &face,
                &ellipse(side * 14.0, 8.0, 6.0, 5.0),
                0xd85848,
                3.0,
                0.5,
            );
            let (inner, outer) = match mood {
                Mood::Weeping => (-20.0, -12.0),
                _ => (-15.0, -18.0),
            };
            s.tint(
                &face,
                &limb(&[
                    (side * 4.0, inner, 1.2),
                    (side * 11.0, (inner + outer) / 2.0 - 3.0, 1.8),
                    (side * 20.0, outer, 0.8),
                ]),
                dark,
                0.4,
                0.85,
            );
        }
        s.shade_on(
            &face,
            &limb(&[(1.0, -6.0, 1.6), (4.0, 6.0, 3.0)]),
            0xa06858,
            1.6,
            0.7,
        );
        let mouth = match mood {
            Mood::Smile => blob(&[
                (-11.0, 13.0),
                (0.0, 17.0),
                (11.0, 13.0),
                (6.0, 21.0),
                (0.0, 23.0),
                (-6.0, 21.0),
            ]),
            Mood::Grin => blob(&[
                (-14.0, 11.0),
                (0.0, 15.0),
                (14.0, 11.0),
                (8.0, 24.0),
                (0.0, 26.0),
                (-8.0, 24.0),
            ]),
            Mood::Calm => limb(&[(-8.0, 17.0, 1.2), (0.0, 16.0, 2.0), (8.0, 17.0, 1.2)]),
            Mood::Weeping => blob(&[
                (-11.0, 23.0),
                (-5.0, 16.0),
                (0.0, 14.0),
                (5.0, 16.0),
                (11.0, 23.0),
                (0.0, 19.0),
            ]),
        };
        s.tint(&face, &mouth, 0x6c1420, 0.5, 1.0);
        if matches!(mood, Mood::Weeping) {
            for (dx, dy, r) in [(-12.0, 6.0, 3.0), (-13.0, 17.0, 3.6), (12.0, 10.0, 3.4)] {
                s.flat(&ellipse(dx, dy, r, r * 1.5), 0x9cdcf8, 1.0);
                s.flat(&ellipse(dx - 1.0, dy - 1.4, 1.2, 1.4), 0xffffff, 1.0);
            }
            s.flat(
                &limb(&[(-12.0, 0.0, 1.0), (-12.0, 16.0, 1.8)]),
                0xb8e8fc,
                0.8,
            );
            s.flat(&limb(&[(12.0, 0.0, 1.0), (12.0, 9.0, 1.8)]), 0xb8e8fc, 0.8);
            s.glow(0.0, 6.0, 34.0, 0xa0dcff, 0.24);
        }
    });
}

/// The house as the mirror sees it: rows of faces in the dusk, boxes with small lights above.
fn reflection(s: &mut Studio) {
    let (x, y) = MIRROR;
    let glass = s.mask(&ellipse(x, y, GLASS.0, GLASS.1), 0.4);
    s.fill(&glass, |px, py, _| {
        let d = (py - y + GLASS.1) / (2.0 * GLASS.1);
        let tier = fract(d * 5.0);
        let rail = if d < 0.42 {
            smooth(0.12, 0.0, (tier - 0.6).abs())
        } else {
            0.0
        };
        let base = rgb(0x4c1428).blend(
            rgb(0x8c2c34),
            sat(d + 0.1 * warp(px * 0.02, py * 0.02, 3, 4, 1.0)),
        );
        base.blend(rgb(0xe0a050), 0.75 * rail)
    });
    for (row, count) in [(0, 6), (1, 7)] {
        for i in 0..count {
            let px = x + (i as f32 - (count - 1) as f32 / 2.0) * 31.0;
            let py = y - 134.0 + row as f32 * 66.0;
            if ((px - x) / GLASS.0).hypot((py - y) / GLASS.1) < 0.88 {
                s.glow(px, py, 13.0, 0xffc060, 0.7);
            }
        }
    }
    let faces = [
        (-62.0, -28.0, 0.72, 0xe8c8a0, Mood::Calm),
        (0.0, -36.0, 0.72, 0xf0dcc0, Mood::Smile),
        (62.0, -28.0, 0.72, 0xd8b0a0, Mood::Grin),
        (-88.0, 28.0, 0.9, 0xf6e8d0, Mood::Smile),
        (-30.0, 26.0, 0.95, 0xd8a860, Mood::Grin),
        (34.0, 24.0, 0.98, 0xf8f0e0, Mood::Weeping),
        (90.0, 28.0, 0.88, 0xe8c088, Mood::Calm),
        (-64.0, 92.0, 1.05, 0xf0e0d0, Mood::Grin),
        (0.0, 100.0, 1.12, 0xe0b890, Mood::Smile),
        (64.0, 92.0, 1.02, 0xf4dcc8, Mood::Smile),
    ];
    for (dx, dy, k, colour, mood) in faces {
        mask_face(s, at(x + dx, y + dy).size(k), colour, mood);
    }
    s.fill(&glass, |px, py, c| {
        let (dx, dy) = ((px - x) / GLASS.0, (py - y) / GLASS.1);
        let r = dx.hypot(dy);
        let sheen = smooth(0.10, 0.0, (dx + dy * 0.6 + 0.52).abs())
            + 0.6 * smooth(0.05, 0.0, (dx + dy * 0.6 + 0.78).abs());
        let c = c.screen(rgb(0xfff0d8) * (0.2 * sheen));
        c.blend(c.multiply(rgb(0x7c5060)), 0.7 * smooth(0.8, 1.0, r))
    });
    s.detail(x + 34.0, y + 24.0, 50.0);
    s.detail(x - 30.0, y + 60.0, 70.0);
}

/// Thrown on the stage before anything was said.
fn roses(s: &mut Studio) {
    for (x, y, turn) in [
        (196.0, 592.0, 20.0),
        (418.0, 584.0, -30.0),
        (386.0, 602.0, 10.0),
    ] {
        s.at(at(x, y).turn(turn), |s| {
            s.line(&[(0.0, 0.0), (20.0, 3.0), (38.0, 0.0)], 0x5a6a3c, 3.0, 1.0);
            let petal = s.mat(0xd83444).round(5.0, 1.2);
            s.lit(&ellipse(-4.0, 0.0, 9.0, 8.0), &petal);
            s.shade(
                &limb(&[(-8.0, -2.0, 1.0), (-3.0, 2.0, 1.4), (2.0, -1.0, 1.0)]),
                0x5c0c1c,
                0.8,
                0.9,
            );
        });
    }
}

fn curtains(s: &mut Studio) {
    things::curtain(s, -60.0, 122.0, 606.0, 0xa81c2c);
    things::curtain(s, 478.0, 660.0, 606.0, 0xa81c2c);
    // Gathered by gold cords.
    let gold = gilt(s).round(5.0, 1.2);
    for side in [-1.0, 1.0] {
        let x = 300.0 + side * 250.0;
        s.shade(&ellipse(x, 440.0, 70.0, 18.0), 0x3c0818, 9.0, 0.7);
        s.lit(
            &limb(&[
                (x - side * 68.0, 418.0, 6.0),
                (x, 440.0, 7.0),
                (x + side * 60.0, 430.0, 6.0),
            ]),
            &gold,
        );
        s.lit(
            &limb(&[
                (x - side * 52.0, 430.0, 6.0),
                (x - side * 56.0, 476.0, 9.0),
                (x - side * 56.0, 500.0, 12.0),
            ]),
            &gold,
        );
    }
    // Swags across the top.
    let velvet = s
        .mat(0xb0202c)
        .round(26.0, 1.1)
        .texture(0.14, 0.05, 0.02)
        .rim(0.5)
        .bias(-0.06);
    for (i, x) in [60.0, 180.0, 300.0, 420.0, 540.0].into_iter().enumerate() {
        let low = 92.0 + 16.0 * (i as f32 - 2.0).abs();
        let swag = blob(&[
            (x - 76.0, -30.0),
            (x + 76.0, -30.0),
            (x + 66.0, 30.0),
            (x + 34.0, low - 14.0),
            (x, low),
            (x - 34.0, low - 14.0),
            (x - 66.0, 30.0),
        ]);
        s.shade(&swag.moved(0.0, 14.0), 0x2c0818, 12.0, 0.7);
        let m = s.lit(&swag, &velvet);
        for k in [0.35, 0.6, 0.82] {
            s.shade_on(
                &m,
                &limb(&[
                    (x - 62.0, 10.0 * k, 3.0),
                    (x, low * k, 6.0),
                    (x + 62.0, 10.0 * k, 3.0),
                ]),
                0x5c0c20,
                5.0,
                0.7,
            );
        }
        s.lit(
            &limb(&[
                (x - 62.0, 34.0, 4.0),
                (x - 34.0, low - 12.0, 5.0),
                (x, low + 1.0, 5.5),
                (x + 34.0, low - 12.0, 5.0),
                (x + 62.0, 34.0, 4.0),
            ]),
            &gold,
        );
    }
}

fn footlights(s: &mut Studio) {
    let wood = s.mat(0x6c2c28).round(10.0, 1.1).texture(0.2, 0.02, 0.08);
    s.lit(&rect(-10.0, EDGE - 4.0, 620.0, 40.0), &wood);
    let gold = gilt(s).round(6.0, 1.2);
    s.lit(&rect(-10.0, EDGE - 6.0, 620.0, 7.0), &gold);
    for i in 0..8 {
        let x = 48.0 + i as f32 * 72.0;
        s.glow(x, EDGE - 14.0, 46.0, 0xffc060, 0.42);
        s.lit(
            &blob(&[
                (x - 17.0, EDGE + 2.0),
                (x - 15.0, EDGE - 12.0),
                (x, EDGE - 21.0),
                (x + 15.0, EDGE - 12.0),
                (x + 17.0, EDGE + 2.0),
            ]),
            &gold,
        );
        for dx in [-8.0, 0.0, 8.0] {
            s.line(
                &[(x + dx * 0.3, EDGE), (x + dx, EDGE - 14.0)],
                0x6c3418,
                1.6,
                0.7,
            );
        }
    }
}

fn mouse(s: &mut Studio) {
    let place = at(158.0, EDGE - 4.0).size(0.56);
    s.shade(&ellipse(156.0, EDGE - 4.0, 30.0, 6.0), 0x2c0818, 4.0, 0.8);
    beasts::mouse(s, place, 0xc0a8a0, Some(0x34507c));
    s.detail(160.0, EDGE - 30.0, 34.0);
}

/// Hollow from behind: a dark shell, ribbons, and the stage in the holes of its eyes.
fn shell(s: &mut Studio, place: Place, kind: usize) {
    s.at(place, |s| {
        let back = s
            .mat(0x84484c)
            .round(18.0, 1.0)
            .texture(0.2, 0.06, 0.06)
            .rim(1.3);
        // A collar with nobody in it.
        let ruff = s.mat(0x6c3440).round(9.0, 1.2).rim(1.2);
        let coat = s
            .mat([0x481828, 0x34243c, 0x542028, 0x3c1c34][kind % 4])
            .round(26.0, 1.0)
            .rim(0.9);
        s.lit(
            &blob(&[
                (-64.0, 130.0),
                (-58.0, 76.0),
                (-30.0, 54.0),
                (0.0, 58.0),
                (30.0, 54.0),
                (58.0, 76.0),
                (64.0, 130.0),
            ]),
            &coat,
        );
        for k in -3..=3 {
            let x = k as f32 * 10.0;
            s.lit(&ellipse(x, 52.0 + 0.02 * x * x, 8.0, 10.0), &ruff);
        }
        match kind % 4 {
            0 => {
                for i in 0..13 {
                    let a = lerp(-3.5, 0.36, i as f32 / 12.0);
                    s.lit(
                        &limb(&[
                            (28.0 * a.cos(), 30.0 * a.sin(), 9.0),
                            (62.0 * a.cos(), 64.0 * a.sin(), 1.4),
                        ]),
                        &back,
                    );
                }
            }
            1 => {
                for side in [-1.0, 1.0] {
                    s.lit(
                        &blob(&[
                            (side * 8.0, -30.0),
                            (side * 28.0, -66.0),
                            (side * 34.0, -18.0),
                        ]),
                        &back,
                    );
                }
            }
            2 => {
                for (dx, dy) in [(-44.0, -48.0), (0.0, -74.0), (44.0, -48.0)] {
                    s.lit(
                        &limb(&[
                            (dx * 0.3, -22.0, 15.0),
                            (dx * 0.8, dy * 0.8, 10.0),
                            (dx * 1.1, dy, 3.0),
                        ]),
                        &back,
                    );
                    s.lit(&ellipse(dx * 1.12, dy, 6.0, 6.0), &gilt(s).round(4.0, 1.2));
                }
            }
            _ => {
                for k in 0..4 {
                    let t = k as f32;
                    s.lit(
                        &limb(&[
                            (14.0, -26.0, 5.0),
                            (24.0 + 8.0 * t, -58.0, 8.0),
                            (34.0 + 17.0 * t, -76.0 + 11.0 * t, 2.0),
                        ]),
                        &back.clone().fur(2.0),
                    );
                }
            }
        }
        s.lit(
            &blob(&[
                (0.0, -42.0),
                (27.0, -34.0),
                (35.0, -8.0),
                (29.0, 20.0),
                (13.0, 40.0),
                (0.0, 45.0),
                (-13.0, 40.0),
                (-29.0, 20.0),
                (-35.0, -8.0),
                (-27.0, -34.0),
            ]),
            &back,
        );
        s.shade(&ellipse(0.0, 2.0, 24.0, 32.0), 0x5c2434, 10.0, 0.7);
        for side in [-1.0, 1.0] {
            let hole = blob(&[
                (side * 5.0, -6.0),
                (side * 14.0, -13.0),
                (side * 24.0, -7.0),
                (side * 14.0, -2.0),
            ]);
            s.glow(side * 14.0, -8.0, 16.0, 0xffb050, 0.6);
            s.flat(&hole, 0xffd888, 1.0);
            // Ribbons.
            s.line(
                &[(side * 33.0, -4.0), (side * 16.0, 4.0), (0.0, 4.0)],
                0xb82c34,
                3.4,
                0.9,
            );
            s.line(
                &[(0.0, 4.0), (side * 9.0, 24.0), (side * 6.0, 46.0)],
                0xb82c34,
                3.6,
                0.9,
            );
            s.lit(
                &ellipse(side * 9.0, 4.0, 8.0, 5.0).turned(side * -16.0),
                &s.mat(0xb82c34).round(4.0, 1.1),
            );
        }
    });
}

fn audience(s: &mut Studio) {
    let plush = s
        .mat(0x7c1c2c)
        .round(18.0, 1.0)
        .texture(0.14, 0.05, 0.04)
        .rim(1.2);
    for (y, size, shift) in [(690.0, 0.7, 0.0), (772.0, 1.02, 52.0), (868.0, 1.36, 8.0)] {
        let gap = 104.0 * size;
        let count = (720.0 / gap) as i32 + 1;
        s.repaint(|_, py, c| {
            c.blend(
                c.multiply(rgb(0x6c2838)),
                0.55 * smooth(y - 60.0 * size, y + 30.0, py),
            )
        });
        for i in 0..count {
            let x = -40.0 + shift + i as f32 * gap;
            let kind = (i as usize * 3 + size as usize + (y as usize / 7)) % 4;
            shell(
                s,
                at(x, y - 40.0 * size)
                    .size(size * 0.92)
                    .turn(if i % 2 == 0 { 3.0 } else { -4.0 }),
                kind,
            );
            // The seat they are in.
            s.lit(
                &blob(&[
                    (x - 50.0 * size, y + 90.0 * size),
                    (x - 48.0 * size, y + 34.0 * size),
                    (x - 26.0 * size, y + 18.0 * size),
                    (x + 26.0 * size, y + 18.0 * size),
                    (x + 48.0 * size, y + 34.0 * size),
                    (x + 50.0 * size, y + 90.0 * size),
                ]),
                &plush.clone().bias(-0.1),
            );
        }
    }
}
