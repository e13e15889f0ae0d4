//! From the bottom of a street at dusk: black umbrellas fly over the roofs like bats, a whole flock
//! of them. A child in a yellow raincoat hangs on to the nearest. Far above, somebody's suitcase is
//! already on its way.

use std::f32::consts::TAU;

use crate::prelude::*;

pub(super) const CARD: Card = Card::new(
    "umbrella_flight",
    Palette::VioletStorm,
    Framing::FromBelow,
    scene,
)
.style(Style::Paper)
.ink(ink);

/// The gap between the roofs that everything flies to.
const GAP: Point = (250.0, 250.0);
/// The near umbrella's hub and the crook of its handle.
const HUB: Point = (330.0, 404.0);
const CROOK: Point = (356.0, 600.0);

/// The far ones: place, size, turn, and how far the wings are down.
const FLOCK: [(f32, f32, f32, f32, f32); 17] = [
    (238.0, 262.0, 0.13, 10.0, 0.2),
    (268.0, 240.0, 0.14, -16.0, 0.9),
    (214.0, 232.0, 0.16, 20.0, 0.5),
    (288.0, 272.0, 0.16, -6.0, 0.1),
    (246.0, 206.0, 0.18, 12.0, 0.8),
    (192.0, 270.0, 0.19, -22.0, 0.3),
    (306.0, 218.0, 0.21, 18.0, 0.6),
    (176.0, 206.0, 0.24, -12.0, 1.0),
    (262.0, 158.0, 0.26, 24.0, 0.2),
    (344.0, 168.0, 0.30, -18.0, 0.8),
    (142.0, 262.0, 0.31, 14.0, 0.4),
    (196.0, 128.0, 0.36, -8.0, 0.9),
    (304.0, 98.0, 0.42, 20.0, 0.3),
    (110.0, 178.0, 0.46, -26.0, 0.7),
    (96.0, 352.0, 0.56, 22.0, 0.2),
    (150.0, 60.0, 0.62, 12.0, 0.8),
    (500.0, 284.0, 0.66, -14.0, 0.5),
];
/// The one with the suitcase.
const PORTER: (f32, f32, f32, f32, f32) = (446.0, 112.0, 0.86, 12.0, 0.3);

fn scene(s: &mut Studio) {
    s.key(Light::From(-0.35, -0.5, 0.6));
    sky::halo(
        s,
        GAP,
        620.0,
        &[0xfce4c0, 0xdca8b0, 0x94709c, 0x544480, 0x241c48],
    );
    let storm = [0x1c1838, 0x40386c, 0x7c6894, 0xc8a0ac, 0xf8dcc8];
    for (x, y, w, h, seed) in [
        (520.0, 150.0, 380.0, 140.0, 4),
        (40.0, 130.0, 320.0, 130.0, 8),
        (470.0, 420.0, 340.0, 120.0, 12),
        (120.0, 440.0, 300.0, 90.0, 14),
        (300.0, 40.0, 360.0, 90.0, 19),
    ] {
        sky::cloud_of(s, (x, y), (w, h), &storm, 0.85, seed);
    }
    s.glow(GAP.0, GAP.1, 120.0, 0xffe8c8, 0.45);
    houses(s);
    for &(x, y, size, turn, flap) in &FLOCK {
        let haze = sat(0.62 - size);
        s.veiled(0xb48ca4, haze, |s| {
            bat(s, at(x, y).size(size).turn(turn), flap);
        });
    }
    porter(s);
    near_umbrella(s);
    child(s);
}

/// House fronts that lean together overhead, windows lit here and there.
fn houses(s: &mut Studio) {
    let fronts: [(&[Point], Hex, f32); 6] = [
        (
            &[
                (-20.0, 470.0),
                (64.0, 500.0),
                (80.0, 470.0),
                (104.0, 512.0),
                (150.0, 640.0),
                (196.0, 920.0),
                (-20.0, 920.0),
            ],
            0x3c3260,
            -0.08,
        ),
        (
            &[
                (620.0, 430.0),
                (556.0, 470.0),
                (536.0, 444.0),
                (520.0, 496.0),
                (478.0, 640.0),
                (440.0, 920.0),
                (620.0, 920.0),
            ],
            0x362c5a,
            -0.14,
        ),
        (
            &[
                (-20.0, 330.0),
                (24.0, 372.0),
                (52.0, 560.0),
                (92.0, 920.0),
                (-20.0, 920.0),
            ],
            0x262048,
            -0.06,
        ),
        (
            &[
                (620.0, 560.0),
                (580.0, 600.0),
                (548.0, 720.0),
                (520.0, 920.0),
                (620.0, 920.0),
            ],
            0x241e44,
            -0.06,
        ),
        (
            &[
                (150.0, 920.0),
                (176.0, 806.0),
                (214.0, 770.0),
                (250.0, 806.0),
                (270.0, 920.0),
            ],
            0x483c6c,
            -0.06,
        ),
        (
            &[
                (380.0, 920.0),
                (398.0, 830.0),
                (432.0, 792.0),
                (470.0, 836.0),
                (480.0, 920.0),
            ],
            0x443868,
            -0.06,
        ),
    ];
    for (outline, colour, bias) in fronts {
        let wall = s
            .mat(colour)
            .round(16.0, 0.9)
            .texture(0.12, 0.02, 0.05)
            .bias(bias)
            .rim(0.9)
            .wobble(1.4);
        s.lit(&poly(outline), &wall);
    }
    // Rows of windows run to the same point as everything else.
    let panes: [(f32, f32, f32, f32, bool); 13] = [
        (110.0, 600.0, 16.0, 30.0, true),
        (126.0, 680.0, 18.0, 36.0, false),
        (144.0, 770.0, 20.0, 42.0, true),
        (28.0, 520.0, 18.0, 40.0, false),
        (44.0, 640.0, 20.0, 48.0, true),
        (60.0, 780.0, 22.0, 56.0, false),
        (506.0, 580.0, 17.0, 32.0, false),
        (490.0, 668.0, 19.0, 38.0, true),
        (474.0, 770.0, 20.0, 44.0, false),
        (584.0, 690.0, 20.0, 46.0, true),
        (566.0, 800.0, 22.0, 52.0, false),
        (212.0, 850.0, 15.0, 28.0, true),
        (432.0, 868.0, 15.0, 28.0, false),
    ];
    for (x, y, w, h, lit) in panes {
        let lean = (x - GAP.0) * -0.05;
        let frame = poly(&[
            (x - w + lean * 0.4, y - h),
            (x + w + lean * 0.4, y - h),
            (x + w - lean * 0.2, y + h * 0.4),
            (x - w - lean * 0.2, y + h * 0.4),
        ]);
        if lit {
            s.glow(x, y - h * 0.3, h * 1.2, s.tones.lamp, 0.35);
        }
        let pane = s.flat(&frame, if lit { 0xffcc7c } else { 0x1c1838 }, 0.95);
        s.tint(
            &pane,
            &rect(x - 1.6, y - h, 3.2, h * 2.0),
            0x2c2448,
            0.4,
            0.9,
        );
        s.tint(
            &pane,
            &rect(x - w * 2.0, y - h * 0.4, w * 4.0, 3.0),
            0x2c2448,
            0.4,
            0.9,
        );
    }
    // Chimneys.
    for (x, y, w, h) in [
        (22.0, 336.0, 14.0, 46.0),
        (76.0, 470.0, 10.0, 34.0),
        (548.0, 446.0, 11.0, 36.0),
    ] {
        let brick = s
            .mat(0x5c4468)
            .round(5.0, 1.0)
            .texture(0.3, 0.1, 0.2)
            .rim(0.9);
        s.lit(
            &poly(&[
                (x - w, y + h * 0.6),
                (x - w * 0.6, y - h),
                (x + w, y - h),
                (x + w, y + h * 0.6),
            ]),
            &brick,
        );
    }
}

fn cloth(s: &Studio) -> Material {
    s.ramp(&[0x0c0a18, 0x161228, 0x282240, 0x544a70, 0xc8b8d4])
        .round(30.0, 1.1)
        .texture(0.1, 0.02, 0.02)
        .wobble(0.8)
}

/// An umbrella on the wing, from the side: two wing-tips, a scalloped hem, a crook for a tail. About
/// 200 wide at size 1; `flap` from 0 (wings up) to 1 (down).
fn bat(s: &mut Studio, place: Place, flap: f32) {
    s.at(place, |s| {
        let dip = lerp(-26.0, 30.0, flap);
        let tip = |side: f32| (side * 104.0, dip);
        let hem = |side: f32, x: f32, y: f32| (side * x, y + dip * (x / 104.0).powi(2));
        s.lit(
            &limb(&[
                (0.0, -40.0, 2.6),
                (3.0, 40.0, 2.6),
                (4.0, 78.0, 2.8),
                (12.0, 90.0, 2.8),
                (22.0, 80.0, 2.6),
            ]),
            &s.mat(0x3c2c40).round(2.0, 1.0),
        );
        let outline = [
            tip(-1.0),
            hem(-1.0, 78.0, -34.0),
            (-38.0, -56.0 + dip * 0.1),
            (-6.0, -64.0),
            (0.0, -78.0),
            (6.0, -64.0),
            (38.0, -56.0 + dip * 0.1),
            hem(1.0, 78.0, -34.0),
            tip(1.0),
            hem(1.0, 78.0, -12.0),
            hem(1.0, 54.0, 6.0),
            hem(1.0, 30.0, -14.0),
            (0.0, 8.0),
            hem(-1.0, 30.0, -14.0),
            hem(-1.0, 54.0, 6.0),
            hem(-1.0, 78.0, -12.0),
        ];
        let m = s.lit(&blob(&outline), &cloth(s));
        for side in [-1.0, 1.0] {
            let end = hem(side, 54.0, 4.0);
            s.tint(
                &m,
                &limb(&[
                    (0.0, -62.0, 1.0),
                    (side * 32.0, -36.0, 1.6),
                    (end.0, end.1, 1.4),
                ]),
                0xa898b8,
                0.6,
                0.55,
            );
        }
        s.tint(
            &m,
            &limb(&[(0.0, -62.0, 1.2), (0.0, 6.0, 1.4)]),
            0xa898b8,
            0.6,
            0.5,
        );
    });
}

/// High up, one that carries a suitcase by its handle.
fn porter(s: &mut Studio) {
    let (x, y, size, turn, flap) = PORTER;
    s.veiled(0xb48ca4, 0.12, |s| {
        bat(s, at(x, y).size(size).turn(turn), flap);
        things::suitcase(s, at(x + 0.0, y + 118.0).size(0.86).turn(-14.0), 0xc04c50);
    });
    s.detail(x, y + 96.0, 40.0);
}

/// The nearest, its hollow towards us: eight panels, ribs and stretchers.
fn near_umbrella(s: &mut Studio) {
    let (hx, hy) = HUB;
    let reach = |i: f32, k: f32| {
        let a = i / 8.0 * TAU + 0.22;
        // Seen from below and behind, and pulled wide like wings.
        let (u, v) = (a.cos() * 218.0 * k, a.sin() * 130.0 * k);
        (
            hx + u + 14.0 * k * a.sin(),
            hy - 20.0 + v - 0.0011 * u * u * k + 44.0 * (1.0 - k) * 0.4,
        )
    };
    let mut hem = Vec::new();
    for i in 0..8 {
        let i = i as f32;
        let (tip, dip) = (reach(i, 1.0), reach(i + 0.5, 0.8));
        let (a, b) = (reach(i + 0.2, 0.87), reach(i + 0.8, 0.87));
        hem.extend([tip, a, dip, b]);
    }
    let m = s.lit(&poly(&hem), &cloth(s).round(16.0, 0.8).bias(-0.1));
    for i in 0..8 {
        let f = i as f32;
        let panel = poly(&[
            (hx, hy - 20.0),
            reach(f, 1.0),
            reach(f + 0.5, 0.82),
            reach(f + 1.0, 1.0),
        ]);
        let tone = [
            0x2c2448, 0x4c4068, 0x6c5c88, 0x3c3258, 0x241e3c, 0x342c50, 0x544870, 0x40365c,
        ][i];
        s.tint(&m, &panel, tone, 7.0, 0.8);
    }
    // Light falls through worn cloth near the edge.
    s.tint(
        &m,
        &ellipse(hx - 120.0, hy - 70.0, 70.0, 40.0),
        0xb088a8,
        30.0,
        0.5,
    );
    let steel = s.mat(0xb8acc8).round(2.0, 1.2).rim(0.9).wobble(0.3);
    for i in 0..8 {
        let f = i as f32;
        let (a, b) = (reach(f, 0.52), reach(f, 1.02));
        s.lit(
            &limb(&[(hx, hy - 20.0, 2.0), (a.0, a.1, 2.2), (b.0, b.1, 1.8)]),
            &steel,
        );
        s.lit(
            &limb(&[(hx + 7.0, hy + 34.0, 1.6), (a.0, a.1, 1.6)]),
            &steel.clone().bias(-0.1),
        );
        s.flat(&ellipse(b.0, b.1, 4.0, 4.0), 0xe8dcf0, 1.0);
    }
    // Shaft and crook.
    let wood = s.mat(0x8c5c3c).round(5.0, 1.2).rim(1.0).wobble(0.3);
    s.lit(
        &limb(&[
            (hx, hy - 26.0, 3.4),
            (hx + 8.0, hy + 40.0, 4.4),
            (CROOK.0 - 8.0, CROOK.1 - 50.0, 6.0),
        ]),
        &steel.clone().round(3.0, 1.2),
    );
    s.lit(&ellipse(hx + 7.0, hy + 34.0, 8.0, 7.0), &steel);
    s.lit(
        &limb(&[
            (CROOK.0 - 12.0, CROOK.1 - 70.0, 7.0),
            (CROOK.0 - 4.0, CROOK.1 - 6.0, 8.0),
            (CROOK.0 + 4.0, CROOK.1 + 26.0, 8.5),
            (CROOK.0 + 26.0, CROOK.1 + 38.0, 8.5),
            (CROOK.0 + 44.0, CROOK.1 + 20.0, 8.0),
            (CROOK.0 + 42.0, CROOK.1 + 2.0, 7.0),
        ]),
        &wood,
    );
    s.detail(hx, hy, 60.0);
}

/// Boots first: we look up at the soles. Both hands on the crook.
fn child(s: &mut Studio) {
    let (x, y) = (CROOK.0 + 12.0, CROOK.1 + 34.0);
    s.at(at(x, y).size(1.0).turn(10.0), |s| {
        let rain = s
            .ramp(&[0x7a4c20, 0xc88828, 0xf4bc3c, 0xffe484, 0xfffbdc])
            .round(30.0, 1.2)
            .texture(0.1, 0.03, 0.02)
            .wobble(0.6);
        let skin = s.mat(s.tones.skin).round(7.0, 1.1);
        // Legs kick, one up behind.
        let wool = s.mat(0x34508c).round(9.0, 1.1).rim(0.7);
        let rubber = s.mat(0xb03c4c).round(12.0, 1.2).rim(1.0);
        s.lit(
            &limb(&[
                (-16.0, 150.0, 14.0),
                (-30.0, 190.0, 12.0),
                (-50.0, 216.0, 11.0),
            ]),
            &wool,
        );
        s.lit(
            &blob(&[
                (-62.0, 200.0),
                (-40.0, 206.0),
                (-38.0, 230.0),
                (-52.0, 246.0),
                (-82.0, 250.0),
                (-92.0, 236.0),
                (-78.0, 220.0),
            ]),
            &rubber,
        );
        s.lit(
            &limb(&[
                (18.0, 152.0, 14.0),
                (26.0, 196.0, 12.0),
                (22.0, 226.0, 11.0),
            ]),
            &wool.clone().bias(0.04),
        );
        s.lit(
            &blob(&[
                (8.0, 218.0),
                (36.0, 218.0),
                (38.0, 244.0),
                (42.0, 264.0),
                (28.0, 274.0),
                (4.0, 270.0),
                (0.0, 250.0),
            ]),
            &rubber,
        );
        s.shade(
            &blob(&[(2.0, 258.0), (40.0, 260.0), (30.0, 273.0), (6.0, 270.0)]),
            0x3c1428,
            3.0,
            0.7,
        );
        // Arms, coat, hood blown back.
        for (side, hand) in [(-1.0, (-14.0, 0.0)), (1.0, (16.0, 4.0))] {
            s.lit(
                &limb(&[
                    (side * 22.0, 76.0, 12.0),
                    (side * 27.0, 40.0, 10.5),
                    (hand.0, hand.1 + 10.0, 8.5),
                ]),
                &rain.clone().bias(-0.05),
            );
            s.lit(&ellipse(hand.0, hand.1, 10.0, 9.5), &skin);
        }
        let m = s.lit(
            &blob(&[
                (-20.0, 62.0),
                (20.0, 62.0),
                (31.0, 92.0),
                (38.0, 130.0),
                (50.0, 168.0),
                (16.0, 178.0),
                (-18.0, 172.0),
                (-54.0, 174.0),
                (-42.0, 132.0),
                (-32.0, 92.0),
            ]),
            &rain,
        );
        for (x0, x1) in [(-10.0, -30.0), (6.0, 8.0), (18.0, 34.0)] {
            s.shade_on(
                &m,
                &limb(&[
                    (x0, 100.0, 1.4),
                    ((x0 + x1) / 2.0, 136.0, 3.0),
                    (x1, 178.0, 6.0),
                ]),
                0x9c5c28,
                4.0,
                0.6,
            );
        }
        let hair = s
            .mat(0x6c3c2c)
            .round(16.0, 1.2)
            .texture(0.25, 0.1, 0.05)
            .rim(0.9);
        s.lit(&ellipse(0.0, 42.0, 30.0, 30.0), &hair);
        for (dx, dy) in [(-40.0, 30.0), (-46.0, 46.0), (-36.0, 60.0), (-28.0, 16.0)] {
            s.lit(
                &limb(&[
                    (-14.0, 38.0, 8.0),
                    (dx * 0.8, dy, 5.0),
                    (dx * 1.2, dy - 4.0, 1.0),
                ]),
                &hair,
            );
        }
        s.lit(
            &blob(&[
                (-30.0, 60.0),
                (0.0, 70.0),
                (28.0, 58.0),
                (22.0, 80.0),
                (-2.0, 92.0),
                (-26.0, 80.0),
            ]),
            &rain.clone().bias(-0.1),
        );
        s.detail(0.0, 50.0, 50.0);
    });
}

fn ink(s: &mut Studio) {
    sky::rain(s, 300, 0.22, 0xe8dcf4, |x, y| y > 120.0 || x > 300.0);
    for (x, y) in [
        (398.0, 842.0),
        (330.0, 866.0),
        (352.0, 880.0),
        (292.0, 858.0),
    ] {
        s.flat(&ellipse(x, y, 1.8, 4.0), 0xf4ecff, 0.8);
    }
}
