//! A violin lies across a gorge from cliff to cliff and is the bridge: its fingerboard the roadway,
//! its strings the cables over a carved pylon. A traveller crosses with a staff shaped like a bow.
//! Far below, the river stands as still as glass.

use crate::prelude::*;

pub(super) const CARD: Card =
    Card::new("violin_bridge", Palette::VioletStorm, Framing::Wide, scene)
        .ink(ink)
        .flow(flow);

/// The violin points up and to the right; its own units run from the button (140) to the scroll.
const MIDDLE: Point = (196.0, 684.0);
const TURN: f32 = 33.0;
/// How thick the body is, straight down the card.
const THICK: f32 = 44.0;
const HORIZON: f32 = 252.0;

fn flow(x: f32, y: f32) -> f32 {
    if y < HORIZON {
        flow::drift(x, y)
    } else if x > 330.0 && y > 420.0 {
        flow::upright(x, y)
    } else {
        flow::slant(-57.0, x, y)
    }
}

fn lay(shape: &Shape) -> Shape {
    shape.placed(at(MIDDLE.0, MIDDLE.1).turn(TURN))
}

/// A point of the violin on the card.
fn on(x: f32, y: f32) -> Point {
    let (sin, cos) = TURN.to_radians().sin_cos();
    (MIDDLE.0 + x * cos - y * sin, MIDDLE.1 + x * sin + y * cos)
}

fn scene(s: &mut Studio) {
    s.key(Light::From(-0.5, -0.65, 0.5));
    sky::gradient_sky(
        s,
        &[0x241e48, 0x483a70, 0x7c6094, 0xc08ca4, 0xf4c8ac],
        HORIZON,
        0x2c2450,
        0.5,
    );
    let storm = [0x1c1838, 0x40386c, 0x7c6894, 0xc8a0b0, 0xf8dcc8];
    for (x, y, w, h, seed) in [
        (90.0, 130.0, 380.0, 140.0, 4),
        (520.0, 110.0, 340.0, 120.0, 8),
        (300.0, 50.0, 380.0, 90.0, 12),
    ] {
        sky::cloud_of(s, (x, y), (w, h), &storm, 0.92, seed);
    }
    s.glow(250.0, 236.0, 150.0, 0xffdcb8, 0.45);
    far_country(s);
    gorge(s);
    left_wall(s);
    far_cliff(s);
    near_cliff(s);
    cast_shadow(s);
    violin(s);
    pylon(s);
    traveller(s);
}

fn far_country(s: &mut Studio) {
    for (y, colour, seed) in [(228.0, 0xb894a8, 3), (250.0, 0x8c74a0, 7)] {
        let ridge = s
            .mat(colour)
            .round(30.0, 0.7)
            .texture(0.16, 0.012, 0.03)
            .rim(0.5);
        s.lit(&land::ridge_line(y, 70.0, 0.011, seed), &ridge);
        s.mist(y + 8.0, y + 60.0, 0xd8b0b4, 0.4);
    }
}

/// The river: no ripple on it, only the sky, upside down.
fn gorge(s: &mut Studio) {
    let floor = s.flat(&rect(-10.0, 300.0, 620.0, 620.0), 0x4c4074, 1.0);
    s.fill(&floor, |x, y, _| {
        let d = smooth(300.0, 900.0, y);
        let rock = warp(x * 0.012, y * 0.008, 4, 6, 1.4);
        rgb(0xa488ac)
            .blend(rgb(0x5c4c80), smooth(0.0, 0.4, d))
            .blend(rgb(0x2c2450), sat(smooth(0.2, 0.9, d) + 0.35 * rock))
    });
    let river = limb(&[
        (236.0, 306.0, 4.0),
        (268.0, 340.0, 9.0),
        (250.0, 392.0, 17.0),
        (316.0, 470.0, 32.0),
        (398.0, 600.0, 62.0),
        (440.0, 760.0, 100.0),
        (430.0, 960.0, 150.0),
    ]);
    let banks = limb(&[
        (236.0, 306.0, 6.0),
        (268.0, 340.0, 13.0),
        (250.0, 392.0, 23.0),
        (316.0, 470.0, 40.0),
        (398.0, 600.0, 72.0),
        (440.0, 760.0, 112.0),
        (430.0, 960.0, 164.0),
    ]);
    s.lit(
        &banks,
        &s.mat(0x3c325c).round(10.0, 1.0).texture(0.3, 0.04, 0.04),
    );
    let water = s.flat(&river, 0x8c7ca8, 1.0);
    s.fill(&water, |x, y, _| {
        // Mirror of the sky: warm far off, violet and clouded near us.
        let d = smooth(306.0, 900.0, y);
        let cloud = fbm(x * 0.008, y * 0.012, 4, 9);
        rgb(0xfcdcc0)
            .blend(rgb(0xd09cac), smooth(0.0, 0.3, d))
            .blend(rgb(0x7c649c), smooth(0.2, 0.65, d))
            .blend(rgb(0x3c3268), smooth(0.55, 1.0, d))
            .blend(rgb(0xf0d0d0), sat(0.7 * smooth(0.05, 0.4, cloud)))
    });
}

fn rock(s: &Studio, colour: Hex) -> Material {
    s.mat(colour)
        .round(36.0, 1.2)
        .texture(0.42, 0.035, 0.012)
        .rim(0.8)
        .wobble(3.0)
}

/// The left side of the gorge, further up the river.
fn left_wall(s: &mut Studio) {
    let face = s.lit(
        &blob(&[
            (-40.0, 296.0),
            (120.0, 292.0),
            (206.0, 306.0),
            (222.0, 350.0),
            (208.0, 410.0),
            (246.0, 470.0),
            (300.0, 560.0),
            (330.0, 640.0),
            (-40.0, 640.0),
        ]),
        &rock(s, 0x7c6894),
    );
    for (x, y, l) in [
        (60.0, 330.0, 170.0),
        (120.0, 330.0, 190.0),
        (176.0, 330.0, 150.0),
        (20.0, 340.0, 150.0),
        (206.0, 440.0, 120.0),
    ] {
        s.shade_on(
            &face,
            &limb(&[
                (x, y, 2.0),
                (x + 6.0, y + l * 0.5, 6.0),
                (x + 18.0, y + l, 1.0),
            ]),
            0x3c3060,
            5.0,
            0.55,
        );
    }
    s.lit(
        &blob(&[
            (-40.0, 280.0),
            (110.0, 276.0),
            (196.0, 292.0),
            (214.0, 308.0),
            (120.0, 318.0),
            (-40.0, 322.0),
        ]),
        &s.mat(0x8c8890)
            .round(12.0, 0.8)
            .texture(0.2, 0.03, 0.05)
            .rim(0.8),
    );
    for (x, y, size) in [
        (40.0, 296.0, 0.24),
        (70.0, 292.0, 0.3),
        (96.0, 298.0, 0.22),
        (160.0, 298.0, 0.2),
    ] {
        plants::pine(s, at(x, y).size(size), 0x5c6080);
    }
    s.mist(380.0, 520.0, 0xc4a0b8, 0.4);
}

/// The cliff on the right, with the scroll on its brow.
fn far_cliff(s: &mut Studio) {
    let face = s.lit(
        &blob(&[
            (408.0, 262.0),
            (440.0, 300.0),
            (432.0, 380.0),
            (462.0, 460.0),
            (456.0, 560.0),
            (512.0, 660.0),
            (530.0, 780.0),
            (600.0, 900.0),
            (680.0, 960.0),
            (680.0, 200.0),
            (520.0, 220.0),
        ]),
        &rock(s, 0x6c5c88),
    );
    for (x, y, l) in [
        (470.0, 330.0, 120.0),
        (510.0, 300.0, 200.0),
        (560.0, 320.0, 260.0),
        (490.0, 500.0, 130.0),
        (540.0, 620.0, 180.0),
        (580.0, 560.0, 160.0),
    ] {
        s.shade_on(
            &face,
            &limb(&[
                (x, y, 2.0),
                (x + 8.0, y + l * 0.5, 6.0),
                (x + 22.0, y + l, 1.0),
            ]),
            0x2c2450,
            5.0,
            0.6,
        );
    }
    s.lit(
        &blob(&[
            (396.0, 262.0),
            (450.0, 222.0),
            (540.0, 198.0),
            (660.0, 190.0),
            (660.0, 286.0),
            (560.0, 292.0),
            (470.0, 296.0),
            (420.0, 288.0),
        ]),
        &s.mat(0x7c7c78)
            .round(18.0, 0.9)
            .texture(0.25, 0.03, 0.05)
            .rim(0.8),
    );
    for (x, y, size) in [
        (560.0, 232.0, 0.42),
        (588.0, 246.0, 0.5),
        (530.0, 226.0, 0.3),
    ] {
        plants::pine(s, at(x, y).size(size), 0x44506c);
    }
    s.mist(540.0, 800.0, 0x8c78a8, 0.35);
}

/// The cliff we look down on, under the body.
fn near_cliff(s: &mut Studio) {
    let face = s.lit(
        &blob(&[
            (210.0, 560.0),
            (300.0, 604.0),
            (356.0, 690.0),
            (350.0, 790.0),
            (378.0, 960.0),
            (-40.0, 960.0),
            (-40.0, 520.0),
            (60.0, 500.0),
        ]),
        &rock(s, 0x54486c).bias(-0.12),
    );
    for (x, y, l) in [
        (318.0, 700.0, 190.0),
        (344.0, 720.0, 160.0),
        (280.0, 760.0, 160.0),
    ] {
        s.shade_on(
            &face,
            &limb(&[
                (x, y, 2.0),
                (x + 6.0, y + l * 0.5, 7.0),
                (x + 16.0, y + l, 1.0),
            ]),
            0x1c1838,
            5.0,
            0.7,
        );
    }
    let turf = s
        .mat(0x6c7868)
        .round(24.0, 0.9)
        .texture(0.28, 0.02, 0.05)
        .rim(0.8)
        .wobble(2.4);
    s.lit(
        &blob(&[
            (-40.0, 500.0),
            (70.0, 486.0),
            (190.0, 530.0),
            (290.0, 588.0),
            (346.0, 672.0),
            (330.0, 746.0),
            (250.0, 812.0),
            (170.0, 880.0),
            (120.0, 960.0),
            (-40.0, 960.0),
        ]),
        &turf,
    );
    for (x, y, size) in [
        (24.0, 560.0, 0.5),
        (64.0, 540.0, 0.42),
        (110.0, 552.0, 0.36),
        (20.0, 640.0, 0.6),
    ] {
        plants::pine(s, at(x, y).size(size), 0x44506c);
    }
    let mut dice = Dice::new(5);
    for _ in 0..70 {
        let (x, y) = (dice.range(-10.0, 130.0), dice.range(520.0, 890.0));
        let k = dice.range(0.7, 1.3);
        s.line(
            &[(x, y), (x + 3.0, y - 12.0 * k)],
            dice.pick(&[0x8c9478, 0x545c60, 0xa8a488]),
            2.4,
            0.8,
        );
    }
}

fn cast_shadow(s: &mut Studio) {
    s.shade(&lay(&body()).moved(34.0, 62.0), 0x1c1838, 16.0, 0.6);
    s.shade(
        &lay(&rect(-18.0, -420.0, 36.0, 300.0)).moved(60.0, 130.0),
        0x2c2450,
        14.0,
        0.35,
    );
}

/// The outline of the body.
fn body() -> Shape {
    let right = [
        (18.0, -178.0),
        (56.0, -176.0),
        (90.0, -150.0),
        (96.0, -112.0),
        (84.0, -82.0),
        (92.0, -70.0),
        (76.0, -52.0),
        (68.0, -18.0),
        (78.0, 16.0),
        (100.0, 30.0),
        (96.0, 42.0),
        (114.0, 64.0),
        (116.0, 104.0),
        (86.0, 140.0),
        (40.0, 152.0),
    ];
    let mut outline: Vec<Point> = right.to_vec();
    outline.push((0.0, 154.0));
    outline.extend(right.iter().rev().map(|p| (-p.0, p.1)));
    blob(&outline)
}

fn neck() -> Shape {
    poly(&[
        (-21.0, -60.0),
        (21.0, -60.0),
        (15.0, -424.0),
        (-15.0, -424.0),
    ])
}

fn scroll() -> Shape {
    blob(&[
        (-13.0, -418.0),
        (13.0, -418.0),
        (15.0, -450.0),
        (10.0, -492.0),
        (22.0, -506.0),
        (20.0, -530.0),
        (0.0, -542.0),
        (-20.0, -530.0),
        (-22.0, -506.0),
        (-10.0, -492.0),
        (-15.0, -450.0),
    ])
}

fn swept(shape: &Shape, depth: f32) -> Shape {
    let mut all = Shape::default();
    for j in 0..=10 {
        all = all.and(&shape.moved(0.0, depth * j as f32 / 10.0));
    }
    all
}

fn violin(s: &mut Studio) {
    let side = s
        .ramp(&[0x24101c, 0x4c2020, 0x7c3c28, 0xb0643c])
        .round(10.0, 0.8)
        .texture(0.3, 0.12, 0.03)
        .wobble(0.6);
    let ebony = s
        .ramp(&[0x140e1c, 0x241a28, 0x443648, 0x8c7c94])
        .round(6.0, 1.1)
        .texture(0.14, 0.06, 0.02)
        .wobble(0.5);
    // Undersides first: the neck, then the ribs of the body.
    s.lit(
        &swept(
            &lay(&poly(&[
                (-15.0, -150.0),
                (15.0, -150.0),
                (13.0, -424.0),
                (-13.0, -424.0),
            ])),
            26.0,
        ),
        &side.clone().bias(-0.1),
    );
    s.lit(&swept(&lay(&body()), THICK), &side);
    let varnish = s
        .ramp(&[0x5c2418, 0x9c4820, 0xd07c30, 0xf4b05c, 0xffe4a8])
        .round(46.0, 0.9)
        .texture(0.2, 0.1, 0.012)
        .rim(0.9)
        .wobble(0.6);
    let top = s.lit(&lay(&body()), &varnish);
    // Purfling, worn varnish, f-holes.
    let inner = {
        let shape = body();
        let points: Vec<Point> = shape.outlines[0]
            .iter()
            .map(|p| (p.0 * 0.93, (p.1 + 12.0) * 0.945 - 12.0))
            .collect();
        poly(&points)
    };
    let line = lay(&body().with_hole(&inner));
    s.tint(&top, &line, 0x6c2c18, 2.0, 0.35);
    for (x, y, r) in [
        (-60.0, -120.0, 30.0),
        (70.0, 110.0, 36.0),
        (0.0, 120.0, 30.0),
    ] {
        let p = on(x, y);
        s.tint(&top, &ellipse(p.0, p.1, r, r * 0.8), 0xf8c884, 12.0, 0.4);
    }
    for side in [-1.0, 1.0] {
        let x = |d: f32| side * d;
        let f = limb(&[
            (x(34.0), -52.0, 5.0),
            (x(44.0), -56.0, 3.0),
            (x(46.0), -36.0, 4.0),
            (x(48.0), -10.0, 4.6),
            (x(56.0), 18.0, 4.0),
            (x(56.0), 38.0, 3.0),
            (x(68.0), 32.0, 5.0),
        ]);
        s.tint(&top, &lay(&f).moved(1.5, 2.5), 0xffd890, 1.2, 0.5);
        s.tint(&top, &lay(&f), 0x240c14, 0.8, 1.0);
        s.tint(
            &top,
            &lay(&limb(&[(x(43.0), -8.0, 1.2), (x(55.0), -4.0, 1.2)])),
            0x240c14,
            0.6,
            1.0,
        );
    }
    // The scroll turns over on the far cliff, with its pegs.
    for (x, y) in [
        (-34.0, -446.0),
        (34.0, -456.0),
        (-32.0, -474.0),
        (30.0, -484.0),
    ] {
        s.lit(&lay(&limb(&[(x * 0.3, y, 3.0), (x, y, 3.6)])), &ebony);
        s.lit(&lay(&ellipse(x * 1.12, y, 6.0, 8.0)), &ebony);
    }
    s.lit(&swept(&lay(&scroll()), 16.0), &side);
    let m = s.lit(&lay(&scroll()), &varnish.clone().round(10.0, 1.2));
    let c = on(0.0, -516.0);
    let spiral: Vec<(f32, f32, f32)> = (0..28)
        .map(|i| {
            let t = i as f32 / 27.0;
            let (sin, cos) = (t * 12.0).sin_cos();
            (
                c.0 + 17.0 * (1.0 - t) * cos,
                c.1 + 17.0 * (1.0 - t) * sin,
                2.0,
            )
        })
        .collect();
    s.shade_on(&m, &limb(&spiral), 0x5c2018, 1.0, 0.8);
    s.tint(
        &m,
        &lay(&rect(-6.0, -484.0, 12.0, 60.0)),
        0x341018,
        2.0,
        0.8,
    );
    // The roadway, with planks and a low rail of studs.
    let road = s.lit(&lay(&neck()), &ebony);
    for i in 0..24 {
        let y = -70.0 - 15.0 * i as f32;
        s.tint(&road, &lay(&rect(-24.0, y, 48.0, 1.8)), 0x8c7ca0, 0.6, 0.5);
    }
    s.lit(
        &lay(&rect(-17.0, -430.0, 34.0, 8.0)),
        &s.mat(0xf0e4d8).round(3.0, 1.1),
    );
    // Tailpiece and chin rest.
    s.shade_on(
        &top,
        &lay(&poly(&[
            (-16.0, 58.0),
            (16.0, 58.0),
            (12.0, 150.0),
            (-12.0, 150.0),
        ]))
        .moved(8.0, 10.0),
        0x5c2418,
        5.0,
        0.7,
    );
    s.lit(
        &lay(&blob(&[
            (-18.0, 52.0),
            (0.0, 46.0),
            (18.0, 52.0),
            (13.0, 110.0),
            (9.0, 148.0),
            (-9.0, 148.0),
            (-13.0, 110.0),
        ])),
        &ebony,
    );
    s.lit(
        &lay(&blob(&[
            (-96.0, 84.0),
            (-44.0, 78.0),
            (-26.0, 104.0),
            (-34.0, 146.0),
            (-72.0, 138.0),
            (-98.0, 112.0),
        ])),
        &ebony.clone().round(20.0, 1.1),
    );
}

/// Where each string passes over the pylon.
fn saddle(i: usize) -> Point {
    let p = on(-21.0 + 14.0 * i as f32, -2.0);
    let arch = [46.0, 54.0, 54.0, 46.0][i];
    (p.0, p.1 - arch)
}

/// The violin's own bridge, upright like a gate.
fn pylon(s: &mut Studio) {
    let (a, b) = (on(-34.0, 4.0), on(34.0, 4.0));
    let maple = s
        .ramp(&[0x7c5040, 0xc08c5c, 0xf0c890, 0xfff0cc])
        .round(6.0, 1.2)
        .texture(0.2, 0.04, 0.04)
        .wobble(0.4);
    s.shade(
        &limb(&[(a.0 + 12.0, a.1 + 8.0, 8.0), (b.0 + 14.0, b.1 + 8.0, 8.0)]),
        0x4c1c18,
        6.0,
        0.7,
    );
    let (dx, dy) = (b.0 - a.0, b.1 - a.1);
    let p = |u: f32, up: f32| (a.0 + dx * u, a.1 + dy * u - up);
    let gate = poly(&[
        p(-0.06, 0.0),
        p(0.0, 26.0),
        p(0.02, 44.0),
        p(0.25, 54.0),
        p(0.5, 58.0),
        p(0.75, 54.0),
        p(0.98, 44.0),
        p(1.0, 26.0),
        p(1.06, 0.0),
        p(0.78, 0.0),
        p(0.7, 14.0),
        p(0.5, 22.0),
        p(0.3, 14.0),
        p(0.22, 0.0),
    ]);
    let hearts = ellipse(p(0.5, 38.0).0, p(0.5, 38.0).1, 7.0, 8.0)
        .and(&ellipse(p(0.22, 32.0).0, p(0.22, 32.0).1, 5.0, 5.0))
        .and(&ellipse(p(0.78, 32.0).0, p(0.78, 32.0).1, 5.0, 5.0));
    let gate = gate.with_hole(&hearts);
    s.lit(&gate.moved(5.0, -3.0), &maple.clone().bias(-0.3));
    s.lit(&gate, &maple);
    // Cables: over the saddle, down to the tailpiece, away to the nut.
    for i in 0..4 {
        let top = saddle(i);
        let (nut, tail) = (
            on(-9.0 + 6.0 * i as f32, -428.0),
            on(-9.0 + 6.0 * i as f32, 60.0),
        );
        s.lit(
            &limb(&[(tail.0, tail.1, 1.6), (top.0, top.1, 1.6)]),
            &s.mat(0xf0e0d0).round(1.5, 1.0).wobble(0.0),
        );
        s.lit(
            &limb(&[(top.0, top.1, 1.7), (nut.0, nut.1, 1.0)]),
            &s.mat(0xf0e0d0).round(1.5, 1.0).wobble(0.0),
        );
    }
    s.detail(p(0.5, 30.0).0, p(0.5, 30.0).1, 50.0);
}

/// Half-way over, cloak blown, staff in hand.
fn traveller(s: &mut Studio) {
    let (x, y) = on(0.0, -262.0);
    s.shade(&ellipse(x + 6.0, y + 2.0, 15.0, 4.0), 0x0c0818, 3.0, 0.7);
    s.at(at(x, y).size(0.56), |s| {
        // The staff is a bow: stick and hair.
        s.line(
            &[(34.0, 2.0), (44.0, -60.0), (40.0, -140.0)],
            0x7c4828,
            4.2,
            1.0,
        );
        s.line(
            &[(34.0, 0.0), (36.0, -70.0), (40.0, -138.0)],
            0xfff4e8,
            2.2,
            1.0,
        );
        let who = people::Person::new(0xb03040)
            .hair(0x2c1c2c)
            .legs(0x2c2434)
            .hat(people::Hat::Brim, 0xd8a858)
            .arms(people::Arms::OneOut);
        people::walker(s, at(0.0, 0.0), &who);
        let cloak = s
            .mat(0xb03040)
            .round(8.0, 1.1)
            .texture(0.14, 0.05, 0.03)
            .rim(0.9);
        s.lit(
            &blob(&[
                (-12.0, -72.0),
                (-4.0, -66.0),
                (-14.0, -40.0),
                (-30.0, -26.0),
                (-52.0, -24.0),
                (-36.0, -40.0),
                (-24.0, -56.0),
            ]),
            &cloak,
        );
        s.detail(0.0, -60.0, 60.0);
    });
}

fn ink(s: &mut Studio) {
    sky::far_birds(s, 6, (120.0, 170.0), (330.0, 220.0), 0x3c2c54, 5);
    // The same birds in the water, right way down.
    for (x, y, k) in [
        (404.0, 700.0, 6.0),
        (452.0, 742.0, 7.0),
        (430.0, 660.0, 5.0),
    ] {
        s.line(
            &[
                (x - k * 1.6, y + k * 0.6),
                (x - k * 0.6, y + k * 0.8),
                (x, y),
                (x + k * 0.6, y + k * 0.8),
                (x + k * 1.6, y + k * 0.5),
            ],
            0x3c2c54,
            1.3,
            0.5,
        );
    }
}
