//! An open wardrobe. The coats in it hold one another by the sleeves, a small red one between two
//! big ones. On one shoulder lies fresh snow; behind them, where the back should be, it is night.

use crate::prelude::*;

pub(super) const CARD: Card = Card::new(
    "coat_wardrobe",
    Palette::CrimsonInterior,
    Framing::Interior,
    scene,
)
.ink(ink)
.flow(flow);

const LEFT: f32 = 112.0;
const RIGHT: f32 = 488.0;
const TOP: f32 = 112.0;
const SILL: f32 = 782.0;
const RAIL: f32 = 176.0;

/// A coat: where its collar is, how wide it is, how far it hangs.
#[derive(Clone, Copy)]
struct Coat {
    x: f32,
    y: f32,
    half: f32,
    hem: f32,
    colour: Hex,
    lining: Hex,
    button: Hex,
}

const FATHER: Coat = Coat {
    x: 194.0,
    y: 208.0,
    half: 72.0,
    hem: 690.0,
    colour: 0x2f3f68,
    lining: 0x8c3440,
    button: 0xd8a850,
};
const MOTHER: Coat = Coat {
    x: 410.0,
    y: 214.0,
    half: 64.0,
    hem: 664.0,
    colour: 0x7c5c34,
    lining: 0xd8b080,
    button: 0x4c2420,
};
const CHILD: Coat = Coat {
    x: 303.0,
    y: 436.0,
    half: 46.0,
    hem: 676.0,
    colour: 0xd03038,
    lining: 0xf0d0a0,
    button: 0xf8e0a0,
};

fn flow(x: f32, y: f32) -> f32 {
    if y > SILL + 20.0 {
        flow::level(x, y)
    } else {
        flow::upright(x, y)
    }
}

fn scene(s: &mut Studio) {
    s.key(Light::From(-0.5, -0.45, 0.65));
    s.rim_from(0.3, -0.6);
    room(s);
    inside(s);
    others(s);
    coat(s, &FATHER);
    coat(s, &MOTHER);
    outer_sleeves(s);
    coat(s, &CHILD);
    hold(s);
    snow(s);
    floor(s);
    doors(s);
    lamp_light(s);
}

fn room(s: &mut Studio) {
    let ramp = Ramp::even(&[0xb83c38, 0x8c2830, 0x641c2a, 0x401222, 0x280a1a]);
    s.backdrop(|x, y| {
        let d = ((x - 200.0) / 560.0).hypot((y - 320.0) / 700.0);
        let stripe = 0.05 * smooth(0.2, 0.26, (fract(x / 40.0) - 0.5).abs());
        ramp.at(0.2 + 0.8 * d + stripe + 0.05 * warp(x * 0.01, y * 0.01, 3, 4, 1.0))
    });
}

/// No back: a winter night, firs, a few stars or flakes.
fn inside(s: &mut Studio) {
    let opening = s.mask(&rect(LEFT, TOP, RIGHT - LEFT, SILL - TOP), 0.0);
    let night = Ramp::even(&[0x101430, 0x1c2c58, 0x34588c, 0x7ca0c4, 0xc8dce8]);
    s.fill(&opening, |x, y, _| {
        let d = (y - TOP) / (SILL - TOP);
        let glow = 0.16 * (-((x - 303.0) / 90.0).powi(2)).exp();
        night.at(0.06 + 0.78 * d * d + glow + 0.06 * warp(x * 0.012, y * 0.008, 4, 6, 1.2))
    });
    s.veiled(0x54749c, 0.3, |s| {
        for (x, size) in [
            (270.0, 0.9),
            (318.0, 1.3),
            (352.0, 0.8),
            (130.0, 1.0),
            (478.0, 1.1),
        ] {
            plants::pine(s, at(x, 716.0).size(size), 0x1c3048);
        }
    });
    let drift = s.mat(0xb4cce0).round(20.0, 0.6).bias(0.06);
    s.lit(
        &blob(&[
            (LEFT, 720.0),
            (200.0, 708.0),
            (300.0, 716.0),
            (400.0, 704.0),
            (RIGHT, 714.0),
            (RIGHT, SILL),
            (LEFT, SILL),
        ]),
        &drift,
    );
    let mut dice = Dice::new(4);
    for _ in 0..60 {
        let (x, y) = (
            dice.range(LEFT + 4.0, RIGHT - 4.0),
            dice.range(TOP + 20.0, 720.0),
        );
        let r = dice.range(1.4, 3.4);
        s.soft(&ellipse(x, y, r, r), 0xf4f8ff, 0.8, 0.8);
    }
    // Ceiling of the wardrobe in shade; the rail and its hooks.
    s.shade(&rect(LEFT, TOP, RIGHT - LEFT, 60.0), 0x200818, 26.0, 0.9);
    let brass = s
        .ramp(&[0x4a1820, 0x9c5c28, 0xe0ac50, 0xfff0b8])
        .round(7.0, 1.2);
    s.lit(
        &limb(&[(LEFT - 4.0, RAIL, 7.0), (RIGHT + 4.0, RAIL, 7.0)]),
        &brass,
    );
}

fn wool(s: &Studio, colour: Hex, round: f32) -> Material {
    s.mat(colour)
        .round(round, 1.1)
        .texture(0.2, 0.06, 0.02)
        .rim(0.6)
        .wobble(1.0)
}

fn hook(s: &mut Studio, x: f32, y: f32) {
    s.line(
        &[
            (x, y - 4.0),
            (x, RAIL + 16.0),
            (x + 9.0, RAIL + 4.0),
            (x + 6.0, RAIL - 10.0),
            (x - 6.0, RAIL - 10.0),
            (x - 9.0, RAIL - 2.0),
        ],
        0xd8a858,
        4.0,
        1.0,
    );
    let wood = s.mat(0xb07c4c).round(6.0, 1.1);
    s.lit(
        &limb(&[
            (x - 30.0, y + 16.0, 6.0),
            (x, y + 2.0, 7.0),
            (x + 30.0, y + 16.0, 6.0),
        ]),
        &wood,
    );
}

/// Older coats to either side, half in the dark, holding on as well.
fn others(s: &mut Studio) {
    s.veiled(0x280a1c, 0.4, |s| {
        for (x, colour, w) in [(124.0, 0x6a2858, 50.0), (480.0, 0x5a6a3c, 46.0)] {
            hook(s, x, 214.0);
            s.lit(
                &blob(&[
                    (x - 20.0, 214.0),
                    (x + 20.0, 214.0),
                    (x + w, 250.0),
                    (x + w + 8.0, 460.0),
                    (x + w + 4.0, 640.0),
                    (x - w, 640.0),
                    (x - w - 8.0, 460.0),
                    (x - w, 250.0),
                ]),
                &wool(s, colour, 40.0),
            );
        }
    });
}

fn coat(s: &mut Studio, c: &Coat) {
    let Coat {
        x,
        y,
        half,
        hem,
        colour,
        lining,
        button,
    } = *c;
    let k = half / 70.0;
    hook(s, x, y);
    let long = hem - y;
    let body = blob(&[
        (x - 18.0 * k, y + 2.0),
        (x + 18.0 * k, y + 2.0),
        (x + half * 0.8, y + 16.0 * k),
        (x + half * 1.04, y + 44.0 * k),
        (x + half * 0.86, y + long * 0.3),
        (x + half * 0.82, y + long * 0.48),
        (x + half * 1.0, y + long * 0.75),
        (x + half * 1.14, hem - 4.0),
        (x + half * 0.4, hem + 8.0),
        (x - half * 0.4, hem + 6.0),
        (x - half * 1.14, hem - 2.0),
        (x - half * 1.0, y + long * 0.75),
        (x - half * 0.82, y + long * 0.48),
        (x - half * 0.86, y + long * 0.3),
        (x - half * 1.04, y + 44.0 * k),
        (x - half * 0.8, y + 16.0 * k),
    ]);
    s.shade(&body.moved(10.0, 12.0), 0x180818, 12.0, 0.7);
    let m = s.lit(&body, &wool(s, colour, 46.0 * k));
    // Folds from the waist down, and one at each armpit.
    for (dx, sway) in [(-0.6, -0.16), (-0.28, -0.06), (0.34, 0.1), (0.66, 0.18)] {
        s.shade_on(
            &m,
            &limb(&[
                (x + dx * half * 0.8, y + long * 0.5, 2.0),
                (x + (dx + sway * 0.4) * half, y + long * 0.75, 6.0 * k),
                (x + (dx + sway) * half, hem, 9.0 * k),
            ]),
            mix(colour, 0x180818, 0.6),
            6.0 * k,
            0.65,
        );
    }
    // Front edge, lapels, lining at the neck.
    s.shade_on(
        &m,
        &limb(&[(x + 3.0, y + 90.0 * k, 1.6), (x + 5.0, hem, 2.2)]),
        mix(colour, 0x180818, 0.7),
        1.2,
        0.9,
    );
    s.lit(
        &blob(&[
            (x - 15.0 * k, y + 4.0),
            (x + 15.0 * k, y + 4.0),
            (x + 8.0 * k, y + 50.0 * k),
            (x, y + 92.0 * k),
            (x - 8.0 * k, y + 50.0 * k),
        ]),
        &wool(s, lining, 12.0 * k).bias(-0.1),
    );
    for side in [-1.0, 1.0] {
        let lapel = blob(&[
            (x + side * 14.0 * k, y - 6.0 * k),
            (x + side * 30.0 * k, y + 8.0 * k),
            (x + side * 40.0 * k, y + 48.0 * k),
            (x + side * 26.0 * k, y + 56.0 * k),
            (x + side * 3.0 * k, y + 106.0 * k),
            (x + side * 4.0 * k, y + 60.0 * k),
        ]);
        s.shade_on(
            &m,
            &lapel.moved(3.0 * k, 6.0 * k),
            mix(colour, 0x180818, 0.7),
            5.0 * k,
            0.8,
        );
        s.lit(&lapel, &wool(s, mix(colour, 0x180818, 0.16), 9.0 * k));
        // Pocket flaps.
        let (px, py) = (x + side * half * 0.48, y + long * 0.56);
        let flap = blob(&[
            (px - 19.0 * k, py - 8.0 * k),
            (px + 19.0 * k, py - 8.0 * k),
            (px + 18.0 * k, py + 10.0 * k),
            (px, py + 13.0 * k),
            (px - 18.0 * k, py + 10.0 * k),
        ]);
        s.shade_on(
            &m,
            &flap.moved(2.0, 5.0),
            mix(colour, 0x180818, 0.7),
            3.0 * k,
            0.8,
        );
        s.lit(&flap, &wool(s, colour, 7.0 * k));
    }
    let disc = s.mat(button).round(5.0 * k, 1.3).rim(0.6);
    for i in 0..4 {
        let by = y + (124.0 + 52.0 * i as f32) * k.max(0.72);
        s.shade_on(
            &m,
            &ellipse(x - 7.0 * k, by + 3.0, 7.0 * k, 7.0 * k),
            0x180818,
            2.4,
            0.7,
        );
        s.lit(&ellipse(x - 9.0 * k, by, 7.0 * k, 7.0 * k), &disc);
    }
}

fn sleeve(s: &mut Studio, c: &Coat, joints: &[(f32, f32, f32)]) {
    let arm = limb(joints);
    s.shade(&arm.moved(6.0, 9.0), 0x180818, 8.0, 0.6);
    let m = s.lit(&arm, &wool(s, c.colour, 18.0));
    let &(ex, ey, w) = &joints[joints.len() - 1];
    for (dy, k) in [(-0.5, 0.6), (-0.62, 0.5)] {
        let (mx, my) = (
            lerp(joints[1].0, ex, 0.5),
            joints[0].1 + (ey - joints[0].1) * (1.0 + dy),
        );
        s.shade_on(
            &m,
            &limb(&[(mx - w, my - 5.0, 1.6), (mx + w, my + 6.0, 3.0)]),
            mix(c.colour, 0x180818, 0.6),
            3.6,
            k,
        );
    }
    // Cuff.
    s.tint(
        &m,
        &rect(ex - w * 1.6, ey - 16.0, w * 3.2, 5.0),
        mix(c.colour, 0x180818, 0.5),
        1.0,
        0.8,
    );
    s.lit(
        &ellipse(ex, ey + w * 0.7, w * 0.9, w * 0.42),
        &s.mat(0x280c1c).round(4.0, 0.8),
    );
}

/// The big coats' other sleeves go off to the old ones.
fn outer_sleeves(s: &mut Studio) {
    sleeve(
        s,
        &FATHER,
        &[
            (130.0, 252.0, 24.0),
            (112.0, 340.0, 22.0),
            (118.0, 430.0, 19.0),
            (112.0, 500.0, 17.0),
        ],
    );
    sleeve(
        s,
        &MOTHER,
        &[
            (468.0, 256.0, 22.0),
            (486.0, 344.0, 20.0),
            (480.0, 430.0, 18.0),
            (488.0, 494.0, 16.0),
        ],
    );
}

/// The big ones reach down and the small one reaches up: cuff in cuff on both sides.
fn hold(s: &mut Studio) {
    for (big, side) in [(&FATHER, -1.0), (&MOTHER, 1.0)] {
        let x = |d: f32| CHILD.x + side * d;
        // In front of the coat it belongs to, so a little lighter.
        let lit = Coat {
            colour: mix(big.colour, 0xf8e4c8, 0.14),
            ..*big
        };
        s.shade(
            &limb(&[
                (x(52.0), 250.0, 36.0),
                (x(50.0), 330.0, 34.0),
                (x(78.0), 430.0, 32.0),
            ]),
            0x180818,
            12.0,
            0.6,
        );
        sleeve(
            s,
            &lit,
            &[
                (x(54.0), 252.0, 27.0),
                (x(50.0), 332.0, 25.0),
                (x(76.0), 420.0, 22.0),
            ],
        );
        sleeve(
            s,
            &CHILD,
            &[
                (x(32.0), 476.0, 16.0),
                (x(58.0), 472.0, 15.0),
                (x(77.0), 436.0, 14.0),
            ],
        );
        // The big cuff closes over the small one; three buttons.
        let cloth = wool(s, lit.colour, 10.0);
        let cuff = blob(&[
            (x(48.0), 402.0),
            (x(76.0), 394.0),
            (x(102.0), 408.0),
            (x(104.0), 436.0),
            (x(80.0), 446.0),
            (x(54.0), 438.0),
        ]);
        s.shade(&cuff.moved(3.0, 9.0), 0x180818, 6.0, 0.8);
        s.lit(&cuff, &cloth.bias(0.08));
        s.line(
            &[(x(52.0), 434.0), (x(80.0), 441.0), (x(103.0), 431.0)],
            mix(big.colour, 0x180818, 0.5),
            3.0,
            0.8,
        );
        let disc = s.mat(big.button).round(4.0, 1.3).rim(0.6);
        for d in [62.0, 76.0, 90.0] {
            s.lit(&ellipse(x(d), 420.0, 4.6, 4.6), &disc);
        }
        s.detail(x(74.0), 430.0, 44.0);
    }
}

fn snow(s: &mut Studio) {
    let white = s
        .ramp(&[0x7c8cbc, 0xb8c8e0, 0xeef2fa, 0xffffff])
        .round(9.0, 1.0)
        .texture(0.16, 0.06, 0.06)
        .bias(0.1);
    s.lit(
        &blob(&[
            (118.0, 258.0),
            (124.0, 234.0),
            (144.0, 218.0),
            (168.0, 208.0),
            (184.0, 206.0),
            (178.0, 218.0),
            (160.0, 226.0),
            (152.0, 240.0),
            (138.0, 244.0),
            (132.0, 262.0),
        ]),
        &white,
    );
    let mut dice = Dice::new(11);
    for _ in 0..34 {
        let (x, y) = (dice.range(116.0, 190.0), dice.range(226.0, 330.0));
        let r = dice.range(1.6, 3.8);
        s.soft(&ellipse(x, y, r, r), 0xf8faff, 0.6, 0.9);
    }
    s.detail(150.0, 230.0, 46.0);
}

/// The wardrobe's floor: three pairs of shoes, the small ones wet; a mouse in one of the big ones.
fn floor(s: &mut Studio) {
    let board = s.mat(0x7c4430).round(9.0, 1.0).texture(0.24, 0.02, 0.08);
    s.lit(
        &rect(LEFT - 10.0, SILL - 40.0, RIGHT - LEFT + 20.0, 46.0),
        &board.clone().bias(-0.12),
    );
    for (x, y, k, colour) in [
        (176.0, 772.0, 1.2, 0x3c2424),
        (412.0, 770.0, 1.0, 0x7c2c3c),
        (302.0, 776.0, 0.68, 0xb83038),
    ] {
        for side in [-1.0, 1.0] {
            let (bx, w) = (x + side * 25.0 * k, 19.0 * k);
            s.shade(
                &ellipse(bx + 4.0, y + 4.0, w * 1.3, 8.0 * k),
                0x180818,
                5.0,
                0.8,
            );
            let hide = s.mat(colour).round(10.0 * k, 1.2).rim(0.8);
            s.lit(
                &blob(&[
                    (bx - w, y + 6.0 * k),
                    (bx - w * 0.96, y - 14.0 * k),
                    (bx - w * 0.7, y - 52.0 * k),
                    (bx + w * 0.7, y - 52.0 * k),
                    (bx + w * 0.96, y - 14.0 * k),
                    (bx + w, y + 6.0 * k),
                    (bx, y + 11.0 * k),
                ]),
                &hide,
            );
            s.flat(&ellipse(bx, y - 50.0 * k, w * 0.66, 6.0 * k), 0x200c18, 1.0);
            for i in 0..3 {
                let ly = y - 38.0 * k + 10.0 * k * i as f32;
                s.line(
                    &[(bx - 6.0 * k, ly), (bx + 6.0 * k, ly + 4.0 * k)],
                    0xe8c890,
                    1.8,
                    0.8,
                );
            }
        }
    }
    s.soft(&ellipse(306.0, 782.0, 58.0, 6.0), 0x8cacd0, 3.0, 0.6);
    // The mouse.
    let fur = s.mat(0xb09088).round(8.0, 1.1).fur(1.4).rim(0.8);
    for (dx, dy) in [(-9.0, -12.0), (9.0, -13.0)] {
        s.lit(&ellipse(206.0 + dx, 704.0 + dy, 8.0, 8.0), &fur);
        s.flat(&ellipse(206.0 + dx, 704.0 + dy, 4.6, 4.8), 0xd88c84, 0.9);
    }
    s.lit(&ellipse(206.0, 706.0, 13.0, 13.0), &fur);
    for dx in [-5.0, 5.0] {
        s.flat(&ellipse(206.0 + dx, 703.0, 2.4, 2.6), 0x180c14, 1.0);
        s.flat(&ellipse(205.2 + dx, 702.0, 0.9, 0.9), 0xffffff, 1.0);
    }
    s.flat(&ellipse(206.0, 711.0, 2.6, 2.0), 0xc85c5c, 1.0);
    s.detail(206.0, 704.0, 24.0);
}

/// Both doors wide open, panelled; the case between them with a carved cornice.
fn doors(s: &mut Studio) {
    let wood = s
        .mat(0x8c4c30)
        .round(12.0, 1.0)
        .texture(0.3, 0.05, 0.008)
        .rim(0.6);
    // Posts, sill, cornice.
    for x in [LEFT - 26.0, RIGHT] {
        s.lit(&rect(x, TOP - 10.0, 26.0, SILL - TOP + 40.0), &wood);
    }
    s.lit(&rect(LEFT - 40.0, SILL, RIGHT - LEFT + 80.0, 40.0), &wood);
    s.lit(
        &blob(&[
            (40.0, 108.0),
            (60.0, 66.0),
            (160.0, 56.0),
            (240.0, 44.0),
            (300.0, 18.0),
            (360.0, 44.0),
            (440.0, 56.0),
            (540.0, 66.0),
            (560.0, 108.0),
            (300.0, 116.0),
        ]),
        &wood.clone().round(20.0, 1.1),
    );
    // A carved moth in the middle of the cornice.
    let gold = s
        .ramp(&[0x4a1820, 0x9c5c28, 0xe0ac50, 0xfff0b8])
        .round(7.0, 1.2);
    for side in [-1.0, 1.0] {
        s.lit(
            &blob(&[
                (300.0 + side * 3.0, 72.0),
                (300.0 + side * 20.0, 54.0),
                (300.0 + side * 46.0, 58.0),
                (300.0 + side * 34.0, 78.0),
                (300.0 + side * 14.0, 90.0),
            ]),
            &gold,
        );
        s.lit(
            &limb(&[
                (300.0 + side * 60.0, 84.0, 4.0),
                (300.0 + side * 120.0, 74.0, 6.0),
                (300.0 + side * 190.0, 86.0, 4.0),
            ]),
            &gold,
        );
    }
    s.lit(&limb(&[(300.0, 56.0, 4.0), (300.0, 92.0, 3.0)]), &gold);
    for side in [-1.0, 1.0] {
        let x = |d: f32| {
            if side < 0.0 {
                LEFT - 20.0 - d
            } else {
                RIGHT + 20.0 + d
            }
        };
        let door = poly(&[
            (x(0.0), TOP),
            (x(150.0), TOP - 46.0),
            (x(150.0), SILL + 90.0),
            (x(0.0), SILL + 20.0),
        ]);
        s.shade(&door.moved(side * -6.0, 8.0), 0x180818, 10.0, 0.6);
        s.lit(
            &door,
            &wood.clone().bias(if side < 0.0 { -0.1 } else { 0.06 }),
        );
        for (a, b) in [(0.06, 0.42), (0.5, 0.92)] {
            let y = |d: f32, t: f32| {
                lerp(
                    lerp(TOP, TOP - 46.0, d / 150.0),
                    lerp(SILL + 20.0, SILL + 90.0, d / 150.0),
                    t,
                )
            };
            let panel = poly(&[
                (x(20.0), y(20.0, a)),
                (x(118.0), y(118.0, a)),
                (x(118.0), y(118.0, b)),
                (x(20.0), y(20.0, b)),
            ]);
            s.shade(&panel, 0x4c1c1c, 4.0, 0.7);
            s.lit(
                &panel.moved(side * 2.0, 3.0),
                &wood
                    .clone()
                    .round(8.0, 1.2)
                    .bias(if side < 0.0 { -0.06 } else { 0.1 }),
            );
        }
    }
    s.lit(&ellipse(RIGHT + 32.0, 470.0, 7.0, 9.0), &gold);
    s.lit(&ellipse(LEFT - 32.0, 470.0, 7.0, 9.0), &gold);
    // Feet, and the rug.
    for x in [LEFT - 20.0, RIGHT + 20.0] {
        s.lit(
            &blob(&[
                (x - 24.0, SILL + 36.0),
                (x + 24.0, SILL + 36.0),
                (x + 16.0, SILL + 74.0),
                (x - 16.0, SILL + 74.0),
            ]),
            &wood,
        );
    }
}

/// Warm from the room, cold from the other side.
fn lamp_light(s: &mut Studio) {
    s.repaint(|x, y, c| {
        let warm = (-((x - 120.0) / 330.0).powi(2) - ((y - 360.0) / 420.0).powi(2)).exp();
        let dark = smooth(700.0, 900.0, y);
        let c = c.screen(rgb(0xff9850) * (0.13 * warm));
        c.blend(c.multiply(rgb(0x7c3c48)), 0.6 * dark)
    });
}

fn ink(s: &mut Studio) {
    let mut dice = Dice::new(6);
    // Flakes that have come through.
    for _ in 0..26 {
        let (x, y) = (dice.range(150.0, 460.0), dice.range(300.0, 860.0));
        let r = dice.range(0.8, 2.0);
        s.soft(&ellipse(x, y, r, r), 0xffffff, 0.5, 0.8);
    }
}
