//! Two hands draw out an accordion, and its bellows unfold into a street: every pleat is the front
//! of a house. Washing hangs from pleat to pleat. Somebody walks home over the cobbles below.

use crate::prelude::*;

pub(super) const CARD: Card =
    Card::new("street_accordion", Palette::Autumn, Framing::CloseUp, scene)
        .ink(ink)
        .flow(flow);

/// The bellows fan out from here, far below the card.
const PIVOT: Point = (300.0, 1246.0);
/// Half the angle of the bellows, in degrees.
const FAN: f32 = 13.4;
/// Fronts of houses, two to a fold.
const FRONTS: usize = 8;

const PLASTER: [Hex; FRONTS] = [
    0xe0b070, 0xb85c3c, 0xf0d8a0, 0x6c8080, 0xd08c4c, 0xe8c8a0, 0x94543c, 0xc8a058,
];

fn flow(x: f32, y: f32) -> f32 {
    if y < 420.0 {
        flow::drift(x, y)
    } else {
        flow::towards(PIVOT, x, y)
    }
}

/// A point by its angle from upright, in degrees, and its distance from the pivot.
fn polar(degrees: f32, r: f32) -> Point {
    let (sin, cos) = degrees.to_radians().sin_cos();
    (PIVOT.0 + r * sin, PIVOT.1 - r * cos)
}

/// The foot and the eaves of a fold: ridges stand out towards us, valleys lie back.
fn fold(i: usize) -> (Point, Point) {
    let angle = lerp(-FAN, FAN, i as f32 / FRONTS as f32);
    if i % 2 == 1 {
        (polar(angle, 540.0), polar(angle, 912.0))
    } else {
        (polar(angle, 592.0), polar(angle, 872.0))
    }
}

/// A point of a front: across from 0 to 1, up from 0 to 1.
fn on_front(i: usize, across: f32, up: f32) -> Point {
    let ((a, b), (c, d)) = (fold(i), fold(i + 1));
    let low = (lerp(a.0, c.0, across), lerp(a.1, c.1, across));
    let high = (lerp(b.0, d.0, across), lerp(b.1, d.1, across));
    (lerp(low.0, high.0, up), lerp(low.1, high.1, up))
}

fn patch(i: usize, across: (f32, f32), up: (f32, f32)) -> Shape {
    poly(&[
        on_front(i, across.0, up.0),
        on_front(i, across.1, up.0),
        on_front(i, across.1, up.1),
        on_front(i, across.0, up.1),
    ])
}

fn scene(s: &mut Studio) {
    s.key(Light::From(-0.65, -0.5, 0.5));
    sky::gradient_sky(
        s,
        &[0x4c4c64, 0x8c7070, 0xd89c64, 0xf8cc80, 0xfce4a8],
        560.0,
        0xf8d8a0,
        0.4,
    );
    for (x, y, w, h, seed) in [
        (130.0, 200.0, 320.0, 70.0, 3),
        (500.0, 130.0, 300.0, 64.0, 6),
        (420.0, 300.0, 240.0, 46.0, 8),
    ] {
        sky::cloud(s, x, y, w, h, seed);
    }
    cobbles(s);
    for i in 0..FRONTS {
        house(s, i);
    }
    box_of_keys(s);
    box_of_buttons(s);
    walker(s);
    hand(s, at(34.0, 770.0).size(0.98).turn(22.0));
    hand(s, at(566.0, 770.0).size(0.98).turn(-22.0).flip());
}

fn cobbles(s: &mut Studio) {
    let ramp = Ramp::even(&[0x2c2028, 0x5c4844, 0x947454, 0xd8ac70]);
    s.repaint(|x, y, c| {
        if y < 600.0 {
            return c;
        }
        let d = (y - 560.0) / 340.0;
        let v = 9.0 * (1.0 + d * 1.4).ln() * 3.2;
        let row = v.floor();
        let u = (x - 300.0) / (26.0 * (0.5 + d)) + 0.5 * row.rem_euclid(2.0);
        let (a, b) = (fract(u) - 0.5, fract(v) - 0.5);
        let stone = smooth(0.52, 0.3, (a * a + b * b).sqrt());
        let tone = 0.22 * cell(u.floor() as i32, row as i32, 3);
        let lit = (-((x - 300.0) / 230.0).powi(2)).exp() * 0.24;
        ramp.at(0.24 + 0.20 * stone + tone + lit - 0.10 * b)
    });
    s.shade(
        &poly(&[
            (120.0, 660.0),
            (480.0, 660.0),
            (560.0, 760.0),
            (40.0, 760.0),
        ]),
        0x3c2430,
        22.0,
        0.7,
    );
}

/// One front with its roof, windows and door.
fn house(s: &mut Studio, i: usize) {
    let mut dice = Dice::new(40 + i as u64);
    let faces_light = i.is_multiple_of(2);
    let bias = if faces_light { 0.08 } else { -0.22 };
    let plaster = s
        .mat(PLASTER[i])
        .round(6.0, 0.7)
        .texture(0.2, 0.04, 0.03)
        .rim(0.3)
        .bias(bias);
    // The roof: a gable or a mansard over this front alone.
    let tile = s
        .mat(dice.pick(&[0xa8442c, 0x84382c, 0x6c4840]))
        .round(7.0, 1.0)
        .texture(0.3, 0.09, 0.2)
        .bias(bias);
    let peak = dice.range(1.22, 1.36);
    let roof = if i % 3 == 1 {
        poly(&[
            on_front(i, -0.06, 0.99),
            on_front(i, 0.14, peak - 0.06),
            on_front(i, 0.86, peak - 0.06),
            on_front(i, 1.06, 0.99),
        ])
    } else {
        poly(&[
            on_front(i, -0.06, 0.99),
            on_front(i, 0.5, peak),
            on_front(i, 1.06, 0.99),
        ])
    };
    if dice.chance(0.7) {
        let (x, y) = on_front(i, 0.7, peak - 0.06);
        let brick = s.mat(0x8c4c38).round(3.0, 1.0).bias(bias);
        s.lit(&rect(x - 6.0, y - 30.0, 12.0, 44.0), &brick);
    }
    let tiles = s.lit(&roof, &tile);
    for k in 1..5 {
        let up = 1.0 + 0.06 * k as f32;
        let (a, b) = (on_front(i, -0.1, up), on_front(i, 1.1, up));
        s.shade_on(
            &tiles,
            &limb(&[(a.0, a.1, 1.2), (b.0, b.1, 1.2)]),
            0x54302c,
            0.8,
            0.6,
        );
    }
    let wall = s.lit(&patch(i, (0.0, 1.0), (0.0, 1.0)), &plaster);
    // The fold's shadow, deep in the valleys.
    let valley = if faces_light {
        (0.0, 0.34)
    } else {
        (0.66, 1.0)
    };
    s.shade_on(&wall, &patch(i, valley, (0.0, 1.0)), 0x50304c, 9.0, 0.62);
    s.shade_on(
        &wall,
        &patch(i, (0.0, 1.0), (0.92, 1.02)),
        0x5c3838,
        4.0,
        0.6,
    );
    for (row, low) in [0.36, 0.56, 0.76].into_iter().enumerate() {
        for (l, r) in [(0.16, 0.42), (0.58, 0.84)] {
            let lit = dice.chance(0.45);
            let frame = patch(i, (l - 0.04, r + 0.04), (low - 0.012, low + 0.135));
            s.flat(&frame, mix(PLASTER[i], 0xfff4d8, 0.6), 0.9);
            let pane = patch(i, (l, r), (low, low + 0.12));
            s.flat(&pane, if lit { 0xffd470 } else { 0x3c4450 }, 1.0);
            if lit {
                let (x, y) = on_front(i, (l + r) / 2.0, low + 0.06);
                s.glow(x, y, 22.0, 0xffa840, 0.3);
            }
            let mid = (l + r) / 2.0;
            s.edges(
                &[on_front(i, mid, low), on_front(i, mid, low + 0.12)],
                0xf4e0b8,
                1.8,
                0.9,
            );
            if row == 0 && dice.chance(0.5) {
                // A box of flowers.
                let (x, y) = on_front(i, mid, low - 0.02);
                let red = s.mat(0xb44428).round(3.0, 1.0).fur(1.6);
                s.lit(&ellipse(x, y, 9.0, 4.6), &red);
            }
        }
    }
    let door = s
        .mat(dice.pick(&[0x40606c, 0x6c3430, 0x4c5c38]))
        .round(3.0, 0.9)
        .bias(bias);
    s.lit(&patch(i, (0.36, 0.68), (0.0, 0.25)), &door);
    let (x, y) = on_front(i, 0.6, 0.12);
    s.flat(&ellipse(x, y, 1.8, 1.8), 0xf8d888, 1.0);
    // Leather and brass where the bellows bend.
    let (foot, eaves) = fold(i + 1);
    if i.is_multiple_of(2) {
        s.line(&[foot, eaves], 0x5c3028, 3.6, 0.9);
        let brass = s.ramp(&[0x6c3c20, 0xc89040, 0xfff0b0]).round(4.0, 1.2);
        for p in [foot, eaves] {
            s.lit(&ellipse(p.0, p.1, 7.0, 7.0), &brass);
        }
    }
}

fn lacquer(s: &Studio) -> Material {
    s.mat(0x942c28)
        .round(20.0, 1.1)
        .texture(0.06, 0.02, 0.02)
        .rim(0.9)
}

fn trim(s: &Studio) -> Material {
    s.ramp(&[0x6c3c20, 0xc89040, 0xf8d880, 0xfff6cc])
        .round(4.0, 1.2)
}

/// The body at one end of the bellows, within its own place: 96 wide, 350 high.
fn body(s: &mut Studio) {
    let (red, gold) = (lacquer(s), trim(s));
    s.shade(&rect(-54.0, -186.0, 116.0, 384.0), 0x2c1018, 10.0, 0.7);
    s.lit(
        &blob(&[
            (-46.0, -182.0),
            (44.0, -178.0),
            (52.0, -160.0),
            (54.0, 0.0),
            (50.0, 166.0),
            (40.0, 184.0),
            (-48.0, 184.0),
            (-58.0, 166.0),
            (-60.0, 0.0),
            (-56.0, -166.0),
        ]),
        &red,
    );
    for x in [-46.0, 44.0] {
        s.lit(
            &limb(&[(x, -168.0, 3.0), (x + 2.0, 0.0, 3.0), (x, 168.0, 3.0)]),
            &gold,
        );
    }
    // The grille: a leaf cut through the lacquer.
    for (y, turn) in [(-128.0, 0.0), (128.0, 180.0)] {
        s.at(at(0.0, y).turn(turn), |s| {
            s.flat(
                &blob(&[
                    (0.0, -34.0),
                    (18.0, -10.0),
                    (22.0, 14.0),
                    (0.0, 30.0),
                    (-22.0, 14.0),
                    (-18.0, -10.0),
                ]),
                0x2c1418,
                0.9,
            );
            for k in -2..=2 {
                let x = k as f32 * 8.0;
                s.line(&[(x * 0.3, -26.0), (x, 22.0)], 0xe0b058, 2.2, 0.9);
            }
        });
    }
}

fn box_of_keys(s: &mut Studio) {
    let (x, y) = polar(-FAN - 4.5, 740.0);
    s.at(at(x, y).turn(-FAN - 3.0), |s| {
        body(s);
        let ivory = s.mat(0xfbf0d8).round(4.0, 0.9);
        let ebony = s.mat(0x2c2024).round(4.0, 1.1);
        for i in 0..11 {
            s.lit(&rect(-60.0, -92.0 + 17.0 * i as f32, 62.0, 15.6), &ivory);
        }
        for i in [0, 1, 3, 4, 5, 7, 8] {
            s.lit(
                &rect(-36.0, -82.0 + 17.0 * i as f32 + 2.0, 40.0, 10.0),
                &ebony,
            );
        }
    });
}

fn box_of_buttons(s: &mut Studio) {
    let (x, y) = polar(FAN + 4.5, 740.0);
    s.at(at(x, y).turn(FAN + 3.0), |s| {
        body(s);
        let pearl = s.mat(0xfbf0dc).round(5.0, 1.3);
        for row in 0..8 {
            for column in 0..3 {
                let dx = -16.0 + 22.0 * column as f32 + if row % 2 == 0 { 0.0 } else { 7.0 };
                let dy = -84.0 + 24.0 * row as f32;
                s.shade(&ellipse(dx + 2.0, dy + 3.0, 8.0, 8.0), 0x3c1014, 2.0, 0.8);
                s.lit(&ellipse(dx, dy, 7.6, 7.6), &pearl);
            }
        }
    });
}

/// A left hand from the back, reaching up and to the right: wrist at the place's point.
fn hand(s: &mut Studio, place: Place) {
    s.at(place, |s| {
        let skin = s
            .mat(s.tones.skin)
            .round(15.0, 1.1)
            .texture(0.1, 0.04, 0.04)
            .rim(0.8);
        let sleeve = s
            .mat(0x40485c)
            .round(34.0, 1.0)
            .texture(0.16, 0.05, 0.02)
            .rim(0.6);
        let cuff = s.mat(0xf4e8d0).round(9.0, 1.0);
        s.shade(&ellipse(20.0, -70.0, 70.0, 84.0), 0x3c1820, 16.0, 0.55);
        // The thumb is round the back; four fingers come over the edge, each with its knuckle.
        s.lit(
            &blob(&[
                (-34.0, 10.0),
                (-38.0, -40.0),
                (-32.0, -92.0),
                (0.0, -112.0),
                (34.0, -98.0),
                (42.0, -50.0),
                (32.0, 10.0),
            ]),
            &skin,
        );
        for (x, tip_x, tip_y, w) in [
            (30.0, 66.0, -138.0, 13.5),
            (11.0, 46.0, -170.0, 14.0),
            (-10.0, 16.0, -178.0, 13.5),
            (-27.0, -14.0, -160.0, 11.5),
        ] {
            s.lit(
                &limb(&[
                    (x, -78.0, w + 2.0),
                    (lerp(x, tip_x, 0.3), lerp(-78.0, tip_y, 0.66), w),
                    (tip_x, tip_y, w - 2.0),
                ]),
                &skin,
            );
            s.shade(
                &limb(&[
                    (x - 8.0, -92.0, 1.0),
                    (x, -96.0, 1.8),
                    (x + 8.0, -92.0, 1.0),
                ]),
                0xc07c60,
                2.0,
                0.7,
            );
            let nail = s.mat(0xf8d0b8).round(3.0, 0.9);
            s.lit(&ellipse(tip_x, tip_y - 3.0, w * 0.5, w * 0.6), &nail);
        }
        s.lit(
            &limb(&[(-12.0, 170.0, 66.0), (-4.0, 60.0, 54.0), (0.0, 24.0, 48.0)]),
            &sleeve,
        );
        s.lit(
            &limb(&[(-44.0, 12.0, 11.0), (0.0, 20.0, 12.0), (44.0, 12.0, 11.0)]),
            &cuff,
        );
        let gold = s.ramp(&[0x6c3c20, 0xd8a048, 0xfff0b0]).round(4.0, 1.2);
        s.lit(&ellipse(30.0, 17.0, 5.4, 5.4), &gold);
    });
}

fn walker(s: &mut Studio) {
    let low_sun = Shadow {
        ground: 846.0,
        lean: 0.9,
        length: 0.5,
        colour: 0x3c2430,
        strength: 0.7,
    };
    s.casting(low_sun, |s| {
        let who = people::Person::new(0x703c4c).hat(people::Hat::Brim, 0x3c2c30);
        people::walker(s, at(300.0, 846.0).size(1.16), &who);
    });
    s.detail(300.0, 800.0, 30.0);
}

/// Lines from ridge to ridge, with the week's washing.
fn ink(s: &mut Studio) {
    let mut dice = Dice::new(6);
    for (i, up) in [(1, 0.86), (3, 0.66), (5, 0.86)] {
        let a = on_front(i, 0.0, up);
        let b = on_front(i + 2, 0.0, up - 0.03);
        let at_line = |k: f32| {
            (
                lerp(a.0, b.0, k),
                lerp(a.1, b.1, k) + 26.0 * (4.0 * k * (1.0 - k)),
            )
        };
        let rope: Vec<Point> = (0..=10).map(|k| at_line(k as f32 / 10.0)).collect();
        s.line(&rope, 0x3c2828, 1.4, 0.9);
        for k in [0.2, 0.4, 0.6, 0.8] {
            let (x, y) = at_line(k);
            let colour = dice.pick(&[0xfdf6e4, 0xf8e4c8, 0xc8503c, 0x6c90a0, 0xfdf6e4]);
            let (w, h) = (dice.range(8.0, 12.0), dice.range(18.0, 30.0));
            let sway = dice.range(-3.0, 4.0);
            let cloth = s.mat(colour).round(4.0, 0.9).rim(0.3);
            s.lit(
                &poly(&[
                    (x - w, y),
                    (x + w, y + 1.0),
                    (x + w + sway, y + h),
                    (x + sway, y + h - 3.0),
                    (x - w + sway, y + h + 1.0),
                ]),
                &cloth,
            );
        }
    }
    sky::far_birds(s, 6, (330.0, 190.0), (520.0, 260.0), 0x3c2c34, 5);
}
