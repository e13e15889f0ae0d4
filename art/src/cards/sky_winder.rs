//! Seen from below: a clockmaker at the top of a tall ladder winds the sky with a brass key, and the
//! stars turn round it. Constellations hang about; where the hare was, only its nails remain.

use crate::prelude::*;

pub(super) const CARD: Card =
    Card::new("sky_winder", Palette::NightBlue, Framing::FromBelow, scene)
        .ink(ink)
        .flow(flow);

/// The pole the sky turns round.
const POLE: Point = (292.0, 262.0);
/// The hare that is gone, and the nails it hung from, in the hare's own units.
const HARE: (Point, f32, f32) = ((484.0, 556.0), 1.2, 12.0);
const NAILS: [Point; 8] = [
    (-8.0, -206.0),
    (40.0, -200.0),
    (6.0, -122.0),
    (46.0, -96.0),
    (-20.0, -62.0),
    (-38.0, -6.0),
    (28.0, -40.0),
    (32.0, -2.0),
];

fn flow(x: f32, y: f32) -> f32 {
    flow::swirl(POLE, x, y)
}

fn scene(s: &mut Studio) {
    s.key(Light::Lamp(POLE.0, POLE.1, 260.0));
    s.rim_from(0.0, -1.0);
    heaven(s);
    wheel(s);
    constellations(s);
    gone(s);
    gables(s);
    ladder(s);
    lock(s);
    clockmaker(s);
}

/// A dome of deep blue, brighter towards the pole, with the paths of the stars.
fn heaven(s: &mut Studio) {
    sky::halo(
        s,
        POLE,
        700.0,
        &[
            0xf4dca0, 0x8fb0a8, 0x3a7090, 0x1f4878, 0x142c5c, 0x0c1840, 0x080e2c,
        ],
    );
    let trails = |x: f32, y: f32| {
        let (dx, dy) = (x - POLE.0, y - POLE.1);
        let (r, a) = (dx.hypot(dy), dy.atan2(dx));
        let lane = (r / 13.0).floor();
        let within = 1.0 - ((fract(r / 13.0) - 0.5) * 2.0).abs();
        let start = cell(lane as i32, 0, 4);
        let turn = fract(a / std::f32::consts::TAU + start);
        let arc = smooth(0.0, 0.16, turn) * smooth(0.34, 0.30, turn);
        let second = smooth(0.5, 0.6, turn) * smooth(0.72, 0.69, turn);
        smooth(0.25, 0.8, within) * (arc + second) * smooth(90.0, 170.0, r)
    };
    s.repaint(|x, y, c| c.screen(rgb(0xb8d0d8) * (0.26 * trails(x, y))));
    // The bright heads of some of them.
    let mut dice = Dice::new(12);
    for _ in 0..46 {
        let (a, r) = (
            dice.range(0.0, std::f32::consts::TAU),
            dice.range(130.0, 640.0),
        );
        let (x, y) = (POLE.0 + r * a.cos(), POLE.1 + r * a.sin());
        s.glow(x, y, dice.range(5.0, 11.0), 0xfff0c8, 0.4);
        s.glow(x, y, dice.range(1.4, 2.8), 0xffffff, 1.0);
    }
}

/// A great cogwheel behind the sky, just showing through.
fn wheel(s: &mut Studio) {
    let teeth = 44;
    for (radius, width, alpha) in [(238.0, 15.0, 0.66), (388.0, 12.0, 0.40)] {
        let mut outer = Vec::new();
        let n = teeth * 4;
        for i in 0..n {
            let a = i as f32 / n as f32 * std::f32::consts::TAU;
            let r = if i % 4 < 2 { radius + width } else { radius };
            outer.push((POLE.0 + r * a.cos(), POLE.1 + r * a.sin()));
        }
        let inner = radius - width;
        let rim = poly(&outer).with_hole(&ellipse(POLE.0, POLE.1, inner, inner));
        let brass = s
            .mat(0xb88c48)
            .round(6.0, 1.1)
            .texture(0.22, 0.03, 0.03)
            .alpha(alpha);
        s.lit(&rim, &brass);
    }
    let spoke = s.mat(0xa87c40).round(5.0, 1.0).alpha(0.5);
    for i in 0..8 {
        let a = (i as f32 + 0.3) / 8.0 * std::f32::consts::TAU;
        let (sin, cos) = a.sin_cos();
        s.lit(
            &limb(&[
                (POLE.0 + 90.0 * cos, POLE.1 + 90.0 * sin, 7.0),
                (POLE.0 + 160.0 * cos, POLE.1 + 160.0 * sin, 4.0),
                (POLE.0 + 226.0 * cos, POLE.1 + 226.0 * sin, 6.0),
            ]),
            &spoke,
        );
    }
}

/// The beasts that still hang: a pale body, and stars at the joints.
fn constellations(s: &mut Studio) {
    let beasts: [fn(&mut Studio); 3] = [
        |s| {
            beasts::horse(
                s,
                at(96.0, 596.0).size(0.86).turn(-24.0),
                0xffffff,
                0xffffff,
            );
        },
        |s| {
            beasts::fish(
                s,
                at(510.0, 116.0).size(1.15).turn(38.0),
                0xffffff,
                0xffffff,
            );
        },
        |s| beasts::owl(s, at(84.0, 190.0).size(1.15).turn(-28.0), 0xffffff),
    ];
    for draw in beasts {
        let m = s.silhouette(draw);
        s.wash(&m.blurred(1.5 * s.scale), 0x9cc4d0, 0.46);
    }
    for (place, joints, chain) in figures() {
        s.at(place, |s| {
            for pair in chain.windows(2) {
                s.edges(&[joints[pair[0]], joints[pair[1]]], 0xe8d098, 2.2, 0.8);
            }
            for &(x, y) in joints {
                s.glow(x, y, 16.0, 0xffe0a0, 0.5);
                s.flat(&star(x, y, 7.5, 5, 0.42), 0xfff6d8, 1.0);
            }
        });
    }
}

type Figure = (Place, &'static [Point], &'static [usize]);

fn figures() -> [Figure; 3] {
    [
        (
            at(96.0, 596.0).size(0.86).turn(-24.0),
            &[
                (-92.0, -24.0),
                (-76.0, -106.0),
                (-68.0, -8.0),
                (40.0, -104.0),
                (54.0, -8.0),
                (86.0, -158.0),
                (116.0, -120.0),
            ],
            &[0, 1, 2, 1, 3, 4, 3, 5, 6],
        ),
        (
            at(510.0, 116.0).size(1.15).turn(38.0),
            &[
                (-52.0, -20.0),
                (-48.0, 20.0),
                (-24.0, 0.0),
                (8.0, -22.0),
                (42.0, 0.0),
                (8.0, 20.0),
            ],
            &[0, 2, 3, 4, 5, 2, 1],
        ),
        (
            at(84.0, 190.0).size(1.15).turn(-28.0),
            &[
                (-22.0, -94.0),
                (22.0, -94.0),
                (0.0, -70.0),
                (-26.0, -40.0),
                (26.0, -40.0),
                (0.0, -6.0),
            ],
            &[0, 2, 1, 2, 3, 5, 4, 2],
        ),
    ]
}

/// The place of the hare: darker sky that light never bleached, and the nails.
fn gone(s: &mut Studio) {
    let ((x, y), size, turn) = HARE;
    let place = at(x, y).size(size).turn(turn);
    let m = s.silhouette(|s| beasts::hare(s, place, 0xffffff, None));
    s.wash(&m.blurred(5.0 * s.scale), 0x7cb0c0, 0.4);
    s.wash(&m.blurred(1.0 * s.scale), 0x0a1434, 0.86);
    s.at(place, |s| {
        let iron = s
            .ramp(&[0x3a3040, 0xa89878, 0xfff4d8])
            .round(4.0, 1.2)
            .wobble(0.1);
        for (i, (x, y)) in NAILS.into_iter().enumerate() {
            s.shade(
                &limb(&[(x, y, 3.0), (x + 9.0, y + 13.0, 1.2)]),
                0x0a1030,
                1.0,
                0.8,
            );
            s.lit(&ellipse(x, y, 5.0, 5.0), &iron);
            // Threads that were cut.
            if i % 3 == 0 {
                s.line(
                    &[(x, y + 2.0), (x - 4.0, y + 14.0), (x + 3.0, y + 25.0)],
                    0xe8d098,
                    2.0,
                    0.85,
                );
            }
        }
        s.detail(0.0, -100.0, 120.0);
    });
}

/// House fronts leaning inwards, as one sees them when looking straight up.
fn gables(s: &mut Studio) {
    for (outline, panes) in [
        (
            [
                (-30.0, 930.0),
                (-30.0, 640.0),
                (40.0, 664.0),
                (106.0, 742.0),
                (128.0, 800.0),
                (150.0, 930.0),
            ],
            [(36.0, 756.0), (66.0, 838.0)],
        ),
        (
            [
                (640.0, 930.0),
                (640.0, 600.0),
                (566.0, 640.0),
                (508.0, 716.0),
                (486.0, 790.0),
                (462.0, 930.0),
            ],
            [(566.0, 740.0), (530.0, 830.0)],
        ),
    ] {
        let wall = s.mat(0x2c2f58).round(12.0, 0.9).texture(0.2, 0.03, 0.06);
        let m = s.lit(&poly(&outline), &wall);
        let (a, b, c, d) = (outline[1], outline[2], outline[3], outline[4]);
        let tiles = s.mat(0x6a4460).round(8.0, 1.1).texture(0.25, 0.06, 0.06);
        s.lit(
            &limb(&[
                (a.0, a.1, 9.0),
                (b.0, b.1, 9.0),
                (c.0, c.1, 9.0),
                (d.0, d.1, 10.0),
            ]),
            &tiles,
        );
        for (i, (x, y)) in panes.into_iter().enumerate() {
            let lean = if x < 300.0 { 14.0 } else { -14.0 };
            let colour = if i == 0 { 0xffc468 } else { 0x1a2048 };
            s.tint(
                &m,
                &poly(&[
                    (x - 14.0 + lean, y - 30.0),
                    (x + 14.0 + lean, y - 30.0),
                    (x + 17.0, y + 30.0),
                    (x - 17.0, y + 30.0),
                ]),
                colour,
                0.6,
                0.95,
            );
            s.tint(
                &m,
                &limb(&[(x + lean, y - 30.0, 1.6), (x, y + 30.0, 1.8)]),
                0x4a3050,
                0.3,
                0.9,
            );
        }
    }
}

/// Feet of the ladder below the card, its head at the pole.
fn side(k: f32, t: f32) -> Point {
    let x = lerp(300.0 + 150.0 * k, 292.0 + 24.0 * k, t);
    (x, lerp(960.0, 330.0, t))
}

fn ladder(s: &mut Studio) {
    let wood = s
        .mat(0xa8703c)
        .round(8.0, 1.1)
        .texture(0.2, 0.05, 0.02)
        .rim(0.8);
    // Rungs crowd together with the distance.
    for i in 0..13 {
        let t = 1.0 - 0.86f32.powi(i);
        let (a, b) = (side(-1.0, t * 1.16), side(1.0, t * 1.16));
        let thick = lerp(11.0, 3.2, t);
        s.lit(
            &limb(&[
                (a.0, a.1, thick),
                ((a.0 + b.0) / 2.0, a.1 + thick * 0.5, thick),
                (b.0, b.1, thick),
            ]),
            &wood.clone().bias(-0.05),
        );
    }
    for k in [-1.0, 1.0] {
        let (a, m, b) = (side(k, 0.0), side(k, 0.5), side(k, 1.0));
        s.lit(
            &limb(&[(a.0, a.1, 17.0), (m.0, m.1, 10.5), (b.0, b.1, 4.5)]),
            &wood,
        );
    }
}

/// The plate and the great key in it.
fn lock(s: &mut Studio) {
    let (x, y) = POLE;
    s.glow(x, y, 150.0, 0xffd890, 0.35);
    let brass = s
        .ramp(&[0x5a3820, 0xa87434, 0xe0b058, 0xffe8a8, 0xfffbe4])
        .round(9.0, 1.2)
        .light(Light::From(-0.4, -0.7, 0.5))
        .wobble(0.4);
    let plate = s.lit(&star(x, y, 78.0, 16, 0.86), &brass.clone().bias(-0.12));
    s.lit(&ellipse(x, y, 56.0, 56.0), &brass.clone().round(20.0, 0.8));
    for i in 0..8 {
        let a = (i as f32 + 0.5) / 8.0 * std::f32::consts::TAU;
        s.shade_on(
            &plate,
            &ellipse(x + 65.0 * a.cos(), y + 65.0 * a.sin(), 4.0, 4.0),
            0x4a2c28,
            0.8,
            0.9,
        );
    }
    s.shade(&ellipse(x + 4.0, y + 12.0, 40.0, 40.0), 0x5a3424, 8.0, 0.7);
    // The key's two wings, a little turned.
    s.at(at(x, y).turn(-16.0), |s| {
        let wing = ellipse(0.0, 0.0, 50.0, 40.0).with_hole(&ellipse(3.0, 0.0, 26.0, 19.0));
        s.shade(
            &wing.moved(62.0, 12.0).and(&wing.moved(-62.0, 12.0)),
            0x1c1c40,
            6.0,
            0.6,
        );
        s.lit(&wing.moved(62.0, 0.0).and(&wing.moved(-62.0, 0.0)), &brass);
        s.lit(&ellipse(0.0, 0.0, 27.0, 30.0), &brass);
        s.shade(&ellipse(0.0, 0.0, 9.0, 9.0), 0x4a2c28, 1.5, 0.9);
    });
    s.detail(x, y, 110.0);
}

fn clockmaker(s: &mut Studio) {
    let who = people::Person::new(0x9c3c34)
        .legs(0x2a2c48)
        .hat(people::Hat::Cap, 0x3a3048)
        .hair(0xd8d0c8)
        .arms(people::Arms::Up);
    s.shade(&ellipse(300.0, 470.0, 60.0, 120.0), 0x1c2048, 22.0, 0.5);
    s.at(at(294.0, 528.0).size(2.15), |s| {
        people::walker(s, at(0.0, 0.0), &who);
        // Apron strings and a bag of tools.
        let cotton = s.mat(0xe8dcb8).round(2.0, 1.1).wobble(0.2);
        s.lit(
            &limb(&[(-14.5, -49.0, 1.6), (0.0, -48.0, 1.8), (14.5, -49.0, 1.6)]),
            &cotton,
        );
        for side in [-1.0, 1.0] {
            s.lit(
                &limb(&[
                    (0.0, -48.0, 1.8),
                    (side * 7.0, -51.0, 3.2),
                    (side * 3.0, -46.0, 1.4),
                ]),
                &cotton,
            );
            s.lit(
                &limb(&[
                    (0.0, -48.0, 1.4),
                    (side * 3.0, -38.0, 1.6),
                    (side * 5.0, -31.0, 1.0),
                ]),
                &cotton,
            );
        }
        let leather = s.mat(0x7a4c30).round(5.0, 1.1).wobble(0.3);
        s.line(
            &[(-12.0, -74.0), (4.0, -58.0), (19.0, -38.0)],
            0x5a3424,
            1.6,
            1.0,
        );
        s.lit(
            &blob(&[(12.0, -40.0), (27.0, -40.0), (29.0, -22.0), (13.0, -21.0)]),
            &leather,
        );
        s.lit(
            &limb(&[(17.0, -40.0, 1.4), (15.0, -53.0, 1.2)]),
            &s.mat(0xc0b090).round(2.0, 1.0),
        );
        s.lit(
            &limb(&[(23.0, -40.0, 1.6), (26.0, -50.0, 2.4)]),
            &s.mat(0xa86c40).round(2.0, 1.0),
        );
        s.detail(0.0, -70.0, 44.0);
    });
}

fn ink(s: &mut Studio) {
    let mut dice = Dice::new(31);
    for _ in 0..70 {
        let (x, y) = (dice.range(0.0, 600.0), dice.range(0.0, 620.0));
        s.glow(x, y, dice.range(1.0, 2.0), 0xfff8e0, dice.range(0.3, 0.9));
    }
}
