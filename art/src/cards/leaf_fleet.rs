//! A dark stream from above, between mossy banks. Mice with lanterns drift down it on autumn
//! leaves. The leaf that leads them carries a lantern too, and nobody.

use crate::prelude::*;

pub(super) const CARD: Card = Card::new("leaf_fleet", Palette::Autumn, Framing::TopDown, scene)
    .ink(ink)
    .flow(flow);

/// What a boat was before it fell.
#[derive(Clone, Copy, PartialEq)]
enum Kind {
    Beech,
    Oak,
    Maple,
}

struct Boat {
    at: Point,
    size: f32,
    turn: f32,
    kind: Kind,
    colour: Hex,
    /// The mouse's fur and cape.
    crew: Option<(Hex, Hex)>,
}

/// From the last to the one that leads.
const FLEET: [Boat; 6] = [
    Boat {
        at: (166.0, 778.0),
        size: 1.3,
        turn: 24.0,
        kind: Kind::Oak,
        colour: 0xb8682c,
        crew: Some((0x8c7460, 0x3c6c80)),
    },
    Boat {
        at: (418.0, 712.0),
        size: 1.22,
        turn: -10.0,
        kind: Kind::Beech,
        colour: 0xe0a838,
        crew: Some((0x9c7c5c, 0x94302c)),
    },
    Boat {
        at: (214.0, 560.0),
        size: 1.12,
        turn: 8.0,
        kind: Kind::Maple,
        colour: 0xc84c28,
        crew: Some((0x6c6464, 0x5c7438)),
    },
    Boat {
        at: (402.0, 472.0),
        size: 1.0,
        turn: -22.0,
        kind: Kind::Oak,
        colour: 0xd89434,
        crew: Some((0x8c7058, 0x703c5c)),
    },
    Boat {
        at: (250.0, 366.0),
        size: 0.92,
        turn: 18.0,
        kind: Kind::Beech,
        colour: 0xcc6c2c,
        crew: Some((0x746860, 0x486c7c)),
    },
    Boat {
        at: (352.0, 176.0),
        size: 1.06,
        turn: 12.0,
        kind: Kind::Maple,
        colour: 0xf0c048,
        crew: None,
    },
];

/// The middle of the stream at a height.
fn course(y: f32) -> f32 {
    305.0 + 56.0 * ((y - 120.0) / 170.0).sin()
}

fn flow(x: f32, y: f32) -> f32 {
    let ahead = (course(y - 20.0) - course(y + 20.0)) / 40.0;
    1.57 - ahead + 0.3 * grain(x * 0.01, y * 0.01, 3)
}

fn scene(s: &mut Studio) {
    s.key(Light::From(-0.55, -0.5, 0.6));
    stream(s);
    banks(s);
    dusk(s);
    for boat in &FLEET {
        s.glow(
            boat.at.0,
            boat.at.1 - 90.0 * boat.size,
            130.0 * boat.size,
            0xff9c3c,
            0.3,
        );
    }
    for boat in &FLEET {
        wake(s, boat);
        float(s, boat);
    }
    overhead(s);
}

/// Dark water that mirrors a little of an amber sky, combed by the current.
fn stream(s: &mut Studio) {
    let ramp = Ramp::even(&[0x10242c, 0x1c3c40, 0x345450, 0x847444, 0xd8a458]);
    s.backdrop(|x, y| {
        let u = x - course(y);
        let comb = warp(u * 0.018, y * 0.004, 4, 6, 0.7);
        let sky = smooth(300.0, -60.0, y) * 0.16 + 0.10 * fbm(u * 0.006, y * 0.004, 3, 9);
        let edge = smooth(150.0, 260.0, u.abs()) * 0.16;
        ramp.at(0.32 + 0.34 * comb + sky - edge)
    });
}

fn bank(side: f32) -> Shape {
    let mut outline: Vec<Point> = (-3..=31)
        .map(|i| {
            let y = i as f32 * 32.0;
            let wide = 206.0 + 24.0 * grain(y * 0.012, side, 4) + 12.0 * grain(y * 0.04, side, 8);
            (course(y) + side * wide, y)
        })
        .collect();
    outline.push((300.0 + side * 480.0, 1000.0));
    outline.push((300.0 + side * 480.0, -120.0));
    poly(&outline)
}

fn banks(s: &mut Studio) {
    let earth = s
        .mat(0x4c3428)
        .round(30.0, 0.9)
        .texture(0.3, 0.03, 0.03)
        .wobble(3.0)
        .rim(0.6);
    let moss = s
        .mat(0x54542a)
        .round(26.0, 0.8)
        .texture(0.36, 0.05, 0.05)
        .fur(5.0)
        .wobble(4.0)
        .rim(0.5);
    let mut dice = Dice::new(31);
    for side in [-1.0, 1.0] {
        s.shade(
            &bank(side).moved(-side * 10.0 + 14.0, 14.0),
            0x0c1c24,
            12.0,
            0.7,
        );
        s.lit(&bank(side), &earth);
        s.lit(&bank(side).moved(side * 22.0, 0.0), &moss);
    }
    // Stones along the water.
    for _ in 0..26 {
        let side = if dice.chance(0.5) { -1.0 } else { 1.0 };
        let y = dice.range(-10.0, 910.0);
        let x = course(y) + side * dice.range(196.0, 236.0);
        let r = dice.range(9.0, 24.0);
        let stone = s
            .mat(dice.pick(&[0x8c7c6c, 0x6c6460, 0xa09078]))
            .round(r * 0.8, 1.0)
            .texture(0.24, 0.06, 0.06);
        s.shade(&ellipse(x + 5.0, y + 6.0, r, r * 0.8), 0x181c20, 4.0, 0.6);
        s.lit(
            &ellipse(x, y, r, r * dice.range(0.65, 0.9)).turned(dice.range(0.0, 180.0)),
            &stone,
        );
    }
    for _ in 0..190 {
        let side = if dice.chance(0.5) { -1.0 } else { 1.0 };
        let y = dice.range(-10.0, 930.0);
        let x = course(y) + side * dice.range(222.0, 380.0);
        let place = at(x, y)
            .size(dice.range(0.45, 0.95))
            .turn(dice.range(0.0, 360.0));
        s.shade(&ellipse(x + 4.0, y + 4.0, 13.0, 11.0), 0x20180c, 4.0, 0.5);
        plants::leaf(
            s,
            place,
            dice.pick(&[0xb44428, 0xdc9830, 0x94582c, 0xc87430, 0x8c8038, 0xe8bc58]),
        );
    }
}

/// Evening: the banks sink into shadow away from the water's lights.
fn dusk(s: &mut Studio) {
    s.repaint(|x, y, c| {
        let out = smooth(180.0, 330.0, (x - course(y)).abs());
        c.mix(c.multiply(rgb(0x8c6c78)), 0.35 + 0.5 * out)
    });
}

/// Pale lines that part behind a boat.
fn wake(s: &mut Studio, boat: &Boat) {
    s.at(
        at(boat.at.0, boat.at.1).size(boat.size).turn(boat.turn),
        |s| {
            for side in [-1.0, 1.0] {
                for (out, alpha) in [(0.0, 0.3), (11.0, 0.16)] {
                    s.line(
                        &[
                            (side * (30.0 + out), -40.0),
                            (side * (52.0 + out), 20.0),
                            (side * (72.0 + out * 1.6), 92.0 + out),
                        ],
                        0xe8c890,
                        2.2,
                        alpha,
                    );
                }
            }
        },
    );
}

/// The outline of one half of a leaf, from its tip down to its stalk: 150 units long.
fn edge(kind: Kind) -> &'static [Point] {
    match kind {
        Kind::Beech => &[
            (0.0, -92.0),
            (15.0, -74.0),
            (30.0, -48.0),
            (40.0, -18.0),
            (41.0, 12.0),
            (30.0, 40.0),
            (12.0, 58.0),
        ],
        Kind::Oak => &[
            (0.0, -86.0),
            (19.0, -84.0),
            (26.0, -66.0),
            (19.0, -52.0),
            (38.0, -46.0),
            (47.0, -26.0),
            (33.0, -10.0),
            (44.0, 4.0),
            (44.0, 24.0),
            (26.0, 30.0),
            (26.0, 50.0),
            (9.0, 60.0),
        ],
        Kind::Maple => &[
            (0.0, -96.0),
            (13.0, -66.0),
            (24.0, -62.0),
            (24.0, -46.0),
            (50.0, -58.0),
            (52.0, -36.0),
            (66.0, -26.0),
            (44.0, -4.0),
            (50.0, 16.0),
            (34.0, 20.0),
            (26.0, 42.0),
            (9.0, 52.0),
        ],
    }
}

fn blade(kind: Kind, shrink: f32) -> Shape {
    let half = edge(kind);
    let mut points: Vec<Point> = half.iter().map(|p| (p.0 * shrink, p.1 * shrink)).collect();
    points.extend(
        half.iter()
            .rev()
            .filter(|p| p.0 > 0.0)
            .map(|p| (-p.0 * shrink, p.1 * shrink)),
    );
    match kind {
        Kind::Maple => poly(&points),
        Kind::Beech | Kind::Oak => blob(&points),
    }
}

fn float(s: &mut Studio, boat: &Boat) {
    let colour = boat.colour;
    s.at(
        at(boat.at.0, boat.at.1).size(boat.size).turn(boat.turn),
        |s| {
            s.shade(
                &blade(boat.kind, 1.02).moved(12.0, 14.0),
                0x0c1820,
                7.0,
                0.85,
            );
            let rim = s
                .mat(colour)
                .round(10.0, 1.3)
                .texture(0.2, 0.08, 0.08)
                .wobble(1.0)
                .rim(1.0);
            let m = s.lit(&blade(boat.kind, 1.0), &rim);
            // The curled hull: a hollow down the middle.
            s.shade_on(
                &m,
                &blade(boat.kind, 0.66).moved(4.0, 2.0),
                0x7c4838,
                11.0,
                0.75,
            );
            let vein = mix(colour, 0xffe8b0, 0.55);
            s.tint(
                &m,
                &limb(&[(0.0, 56.0, 2.4), (0.0, -84.0, 0.8)]),
                vein,
                0.4,
                0.95,
            );
            for (i, y) in [34.0, 10.0, -14.0, -38.0, -58.0].into_iter().enumerate() {
                let reach = [26.0, 38.0, 40.0, 30.0, 18.0][i];
                for side in [-1.0, 1.0] {
                    s.tint(
                        &m,
                        &limb(&[(0.0, y, 1.4), (side * reach, y - reach * 0.7, 0.5)]),
                        vein,
                        0.4,
                        0.8,
                    );
                }
            }
            let stalk = s.mat(mix(colour, 0x402418, 0.5)).round(3.0, 1.2);
            s.lit(
                &limb(&[(0.0, 48.0, 2.6), (2.0, 76.0, 2.8), (12.0, 98.0, 2.2)]),
                &stalk,
            );
            if let Some((fur, cape)) = boat.crew {
                mouse(s, fur, cape);
            }
            lantern(s);
            s.detail(0.0, -10.0, 60.0);
        },
    );
}

/// From above, nose up: tail, cape, ears.
fn mouse(s: &mut Studio, fur: Hex, cape: Hex) {
    s.shade(&ellipse(6.0, 10.0, 22.0, 34.0), 0x3c2018, 7.0, 0.8);
    let coat = s
        .mat(fur)
        .round(11.0, 1.2)
        .fur(1.2)
        .texture(0.16, 0.1, 0.1)
        .rim(0.8);
    let tail = s.mat(0xd89c84).round(2.4, 1.1);
    s.lit(
        &limb(&[
            (0.0, 34.0, 2.6),
            (14.0, 48.0, 2.2),
            (6.0, 62.0, 1.8),
            (-8.0, 66.0, 1.0),
        ]),
        &tail,
    );
    let cloth = s
        .mat(cape)
        .round(12.0, 1.2)
        .texture(0.14, 0.08, 0.08)
        .rim(0.8);
    let body = s.lit(
        &blob(&[
            (0.0, -14.0),
            (-14.0, -4.0),
            (-22.0, 20.0),
            (-15.0, 38.0),
            (0.0, 42.0),
            (15.0, 38.0),
            (22.0, 20.0),
            (14.0, -4.0),
        ]),
        &cloth,
    );
    s.shade_on(
        &body,
        &limb(&[(0.0, 0.0, 1.0), (-2.0, 40.0, 2.4)]),
        0x40242c,
        1.6,
        0.6,
    );
    let ear = s.mat(mix(fur, 0xe88c7c, 0.7)).round(4.0, 1.2).rim(0.8);
    for side in [-1.0, 1.0] {
        s.lit(&ellipse(side * 15.0, -15.0, 11.0, 10.0), &coat);
        s.lit(&ellipse(side * 15.0, -15.0, 7.0, 6.4), &ear);
    }
    s.lit(
        &blob(&[
            (0.0, -46.0),
            (-8.0, -36.0),
            (-14.0, -22.0),
            (-10.0, -8.0),
            (0.0, -4.0),
            (10.0, -8.0),
            (14.0, -22.0),
            (8.0, -36.0),
        ]),
        &coat,
    );
    s.flat(&ellipse(0.0, -46.0, 2.8, 2.4), 0x3c2024, 1.0);
    for side in [-1.0, 1.0] {
        s.flat(&ellipse(side * 8.0, -30.0, 2.2, 2.6), 0x140c10, 1.0);
        // A paw on the pole.
        s.lit(
            &ellipse(side * 5.0 + 17.0, -22.0 - 8.0 * side, 3.6, 3.6),
            &ear,
        );
    }
}

/// On a pole over the bow.
fn lantern(s: &mut Studio) {
    let pole = s.mat(0x4c3020).round(2.0, 1.1);
    s.lit(
        &limb(&[(20.0, -6.0, 2.0), (19.0, -60.0, 1.8), (10.0, -96.0, 1.5)]),
        &pole,
    );
    s.glow(8.0, -100.0, 58.0, 0xffb048, 0.75);
    s.lit(&ellipse(8.0, -100.0, 10.5, 10.5), &pole);
    s.flat(&ellipse(8.0, -100.0, 8.0, 8.0), 0xffd070, 1.0);
    s.soft(&ellipse(8.0, -100.0, 4.4, 4.4), 0xfffbe0, 1.4, 1.0);
}

/// What hangs over the water, near to us and dark.
fn overhead(s: &mut Studio) {
    let mut dice = Dice::new(8);
    let twig = s.mat(0x3c2820).round(6.0, 1.0).texture(0.2, 0.05, 0.05);
    for path in [
        [
            (-20.0, 90.0, 9.0),
            (70.0, 66.0, 7.0),
            (150.0, 84.0, 4.0),
            (206.0, 70.0, 1.6),
        ],
        [
            (620.0, 900.0, 10.0),
            (560.0, 850.0, 8.0),
            (520.0, 856.0, 5.0),
            (470.0, 838.0, 1.6),
        ],
    ] {
        s.shade(&limb(&path).moved(18.0, 26.0), 0x101820, 9.0, 0.55);
        s.lit(&limb(&path), &twig);
        for (x, y, _) in path {
            for _ in 0..3 {
                let place = at(x + dice.range(-16.0, 16.0), y)
                    .size(dice.range(0.7, 1.15))
                    .turn(dice.range(-200.0, 200.0));
                plants::leaf(s, place, dice.pick(&[0x7c3420, 0x8c5c28, 0x6c4028]));
            }
        }
    }
}

fn ink(s: &mut Studio) {
    let mut dice = Dice::new(6);
    for _ in 0..70 {
        let y = dice.range(20.0, 880.0);
        let x = course(y) + dice.range(-170.0, 170.0);
        let bend = (course(y - 24.0) - course(y)) * 1.2;
        s.line(
            &[(x, y), (x + bend * 0.4, y - 12.0), (x + bend, y - 26.0)],
            0xf0d8a0,
            0.9,
            dice.range(0.12, 0.4),
        );
    }
    for boat in FLEET.iter().filter(|b| b.crew.is_some()) {
        s.at(
            at(boat.at.0, boat.at.1).size(boat.size).turn(boat.turn),
            |s| {
                for side in [-1.0, 1.0] {
                    for k in [-4.0, 1.0, 6.0] {
                        s.line(
                            &[(side * 3.0, -43.0), (side * 17.0, -44.0 + k)],
                            0xf4e8d0,
                            0.7,
                            0.8,
                        );
                    }
                }
            },
        );
    }
}
