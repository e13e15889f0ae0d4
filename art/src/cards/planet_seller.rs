//! A street at dawn. A balloon seller holds a bouquet of planets on strings, and a child stands on
//! tiptoe for one. One more string goes straight up, out of sight.

use crate::prelude::*;

pub(super) const CARD: Card = Card::new(
    "planet_seller",
    Palette::RoseDawn,
    Framing::Perspective,
    scene,
)
.ink(ink)
.flow(flow);

/// Where the street ends, in the rising sun.
const END: Point = (330.0, 560.0);
const SELLER: Point = (262.0, 806.0);
/// The hand that holds all the strings.
const HAND: Point = (314.0, 618.0);
const CHILD: Point = (430.0, 830.0);
/// The string that has no end.
const LOST: [Point; 4] = [HAND, (352.0, 420.0), (372.0, 180.0), (380.0, -20.0)];

/// How a planet looks.
#[derive(Clone, Copy)]
enum Kind {
    Banded,
    Ringed,
    Cratered,
    Stormy,
    Seas,
}

/// The bouquet: place, radius, colour, kind; far ones first.
const PLANETS: [(f32, f32, f32, Hex, Kind); 11] = [
    (250.0, 120.0, 34.0, 0xb8a0c0, Kind::Cratered),
    (128.0, 170.0, 38.0, 0xe0a878, Kind::Banded),
    (432.0, 210.0, 40.0, 0x8c78b0, Kind::Stormy),
    (320.0, 214.0, 30.0, 0xf0c8a0, Kind::Cratered),
    (72.0, 300.0, 36.0, 0xc0606c, Kind::Cratered),
    (196.0, 232.0, 62.0, 0xe8b46c, Kind::Ringed),
    (478.0, 330.0, 42.0, 0xd8848c, Kind::Banded),
    (138.0, 374.0, 46.0, 0x5c98a8, Kind::Seas),
    (374.0, 320.0, 56.0, 0xd07458, Kind::Stormy),
    (262.0, 352.0, 50.0, 0xf0d0b0, Kind::Banded),
    (330.0, 432.0, 34.0, 0x7cb0a8, Kind::Seas),
];

fn flow(x: f32, y: f32) -> f32 {
    if y > END.1 + 30.0 {
        flow::towards(END, x, y)
    } else {
        flow::swirl((280.0, 290.0), x, y)
    }
}

fn scene(s: &mut Studio) {
    s.key(Light::From(0.35, 0.25, 0.6));
    s.rim_from(0.3, 0.5);
    sky::halo(
        s,
        END,
        640.0,
        &[0xfffae4, 0xffe4c0, 0xf8bcac, 0xc89cc0, 0x7c88bc],
    );
    sky::cloud(s, 90.0, 500.0, 260.0, 46.0, 4);
    sky::cloud(s, 540.0, 120.0, 240.0, 50.0, 7);
    sky::sun(s, END.0, END.1 - 18.0, 44.0, 0xfff6d8);
    street(s);
    s.key(Light::From(-0.35, -0.55, 0.6));
    s.rim_from(0.4, 0.3);
    seller(s);
    child(s);
    strings(s);
    for (x, y, r, colour, kind) in PLANETS {
        planet(s, (x, y), r, colour, kind);
    }
}

/// Houses on both sides run to the sun; wet paving throws it back.
fn street(s: &mut Studio) {
    let horizon = END.1 + 20.0;
    let ramp = Ramp::even(&[0xfff0d0, 0xf0c0b0, 0xc094a8, 0x80688c, 0x4c4468]);
    s.repaint(|x, y, c| {
        if y < horizon {
            return c;
        }
        let d = (y - horizon) / (900.0 - horizon);
        let depth = 1.0 / (0.08 + d);
        let u = (x - END.0) * depth * 0.011;
        let v = depth * 2.6;
        let shift = 0.5 * v.floor().rem_euclid(2.0);
        let (a, b) = ((fract(u + shift) - 0.5).abs(), (fract(v) - 0.5).abs());
        let joint = smooth(0.42, 0.49, a.max(b)) * smooth(0.02, 0.2, d);
        let tone = 0.14 * (cell((u + shift).floor() as i32, v.floor() as i32, 4) - 0.5);
        let gleam = (-((x - END.0) / (40.0 + 150.0 * d)).powi(2)).exp() * 0.34;
        ramp.at(0.26 + 0.56 * d + 0.14 * joint + tone - gleam)
    });
    let walls = [0xe0a8a8, 0xc89cb4, 0xf0c8b0, 0xb890ac, 0xe8b4a0];
    for side in [-1.0, 1.0] {
        for i in (0..6).rev() {
            facade(s, side, i, walls[(i + usize::from(side > 0.0) * 2) % 5]);
        }
    }
    s.glow(END.0, END.1, 110.0, 0xfff0cc, 0.6);
}

/// One house in the row, numbered from us; it dissolves towards the light.
fn facade(s: &mut Studio, side: f32, i: usize, wall: Hex) {
    let at_depth = |k: f32| 1.0 / (0.9 + 0.72 * k);
    let (near, far) = (at_depth(i as f32), at_depth(i as f32 + 1.0));
    let tall = 560.0 + 90.0 * cell(i as i32, side as i32, 3);
    let corner = |k: f32, up: f32| (END.0 + side * 330.0 * k, END.1 + 20.0 + (300.0 - up) * k);
    let spot = |across: f32, up: f32| {
        let k = 1.0 / lerp(1.0 / near, 1.0 / far, across);
        corner(k, up)
    };
    let air = 0.14 + 0.16 * i as f32;
    let tone = |c: Hex| mix(c, 0xffe0c0, air.min(0.85));
    let plaster = s
        .mat(tone(mix(wall, 0x54446c, 0.46)))
        .round(10.0, 0.5)
        .texture(0.16, 0.03, 0.03)
        .rim(0.2);
    s.lit(
        &poly(&[
            spot(0.0, 0.0),
            spot(1.0, 0.0),
            spot(1.0, tall),
            spot(0.0, tall),
        ]),
        &plaster,
    );
    let tile = s
        .mat(tone(0x94506c))
        .round(8.0, 0.8)
        .texture(0.24, 0.06, 0.14);
    s.lit(
        &poly(&[
            spot(-0.04, tall - 8.0),
            spot(1.0, tall - 8.0),
            spot(0.86, tall + 96.0),
            spot(0.16, tall + 96.0),
        ]),
        &tile,
    );
    for up in [150.0, 290.0, 430.0] {
        for (l, r) in [(0.16, 0.38), (0.6, 0.84)] {
            let pane = |grow: f32| {
                poly(&[
                    spot(l - grow, up - 90.0 * grow),
                    spot(r + grow, up - 90.0 * grow),
                    spot(r + grow, up + 88.0 + 90.0 * grow),
                    spot(l - grow, up + 88.0 + 90.0 * grow),
                ])
            };
            s.flat(&pane(0.05), tone(0xf4e0d8), 0.9);
            let lit = cell(i as i32 * 7 + up as i32, (l * 10.0) as i32 + side as i32, 9) > 0.78;
            s.flat(&pane(0.0), if lit { 0xffd890 } else { tone(0x6c6890) }, 1.0);
        }
    }
    let door = s.mat(tone(0x6c5080)).round(5.0, 0.8);
    s.lit(
        &poly(&[
            spot(0.42, 0.0),
            spot(0.58, 0.0),
            spot(0.58, 112.0),
            spot(0.42, 112.0),
        ]),
        &door,
    );
}

fn strings(s: &mut Studio) {
    for (x, y, r, ..) in PLANETS {
        let knot = (x, y + r * 0.98);
        let middle = (
            (x + HAND.0) / 2.0 + (x - HAND.0) * 0.1,
            (y + HAND.1) / 2.0 + 16.0,
        );
        s.line(&[HAND, middle, knot], 0x5c3c54, 2.0, 0.8);
    }
    s.line(&LOST, 0x5c3c54, 2.2, 0.95);
}

fn planet(s: &mut Studio, (x, y): Point, r: f32, colour: Hex, kind: Kind) {
    s.at(at(x, y).size(r / 50.0), |s| {
        let stone = s
            .mat(colour)
            .round(44.0, 1.15)
            .texture(0.16, 0.03, 0.05)
            .rim(0.9)
            .wobble(0.4);
        let ring = |inner: f32| {
            ellipse(0.0, 0.0, 92.0, 24.0)
                .with_hole(&ellipse(0.0, 0.0, inner, 14.0))
                .placed(at(0.0, 0.0).turn(-17.0))
        };
        let dust = s.mat(0xf8dcb0).round(4.0, 0.9).rim(0.6);
        if matches!(kind, Kind::Ringed) {
            s.lit(&ring(66.0), &dust);
        }
        let m = s.lit(&ellipse(0.0, 0.0, 50.0, 50.0), &stone);
        let mut dice = Dice::new((x * 7.0 + y) as u64);
        match kind {
            Kind::Banded | Kind::Ringed => {
                for (dy, w) in [
                    (-30.0, 4.0),
                    (-14.0, 7.0),
                    (6.0, 5.0),
                    (22.0, 7.0),
                    (36.0, 3.0),
                ] {
                    let band = limb(&[
                        (-54.0, dy + 8.0, w * 0.7),
                        (0.0, dy + 12.0 + dice.range(-3.0, 3.0), w),
                        (54.0, dy - 2.0, w * 0.7),
                    ]);
                    let tone = dice.pick(&[0xfff0d8, 0x94506c, 0xc88c78]);
                    s.tint(&m, &band, tone, 1.8, 0.42);
                }
            }
            Kind::Cratered => {
                for _ in 0..9 {
                    let (cx, cy) = (dice.range(-36.0, 36.0), dice.range(-36.0, 36.0));
                    let size = dice.range(4.0, 11.0);
                    s.shade_on(
                        &m,
                        &ellipse(cx, cy, size, size),
                        mix(colour, 0x5c4068, 0.5),
                        1.6,
                        0.7,
                    );
                    s.tint(
                        &m,
                        &ellipse(cx + 1.6, cy + 2.4, size * 0.7, size * 0.6),
                        0xfff0dc,
                        2.0,
                        0.3,
                    );
                }
            }
            Kind::Stormy => {
                for i in 0..5 {
                    let dy = -32.0 + 16.0 * i as f32;
                    let swirl = limb(&[
                        (-50.0, dy + 5.0, 2.0),
                        (-16.0, dy - 4.0, 4.0),
                        (14.0, dy + 6.0, 4.0),
                        (50.0, dy - 4.0, 2.0),
                    ]);
                    s.tint(&m, &swirl, 0xfff0dc, 2.0, 0.4);
                }
                s.tint(&m, &ellipse(14.0, 14.0, 13.0, 8.0), 0x943c4c, 1.6, 0.8);
                s.tint(&m, &ellipse(13.0, 13.0, 7.0, 4.0), 0xf8c8a0, 1.4, 0.8);
            }
            Kind::Seas => {
                for _ in 0..6 {
                    let (cx, cy) = (dice.range(-34.0, 34.0), dice.range(-34.0, 34.0));
                    let isle = blob(&[
                        (cx - dice.range(8.0, 20.0), cy),
                        (cx - 4.0, cy - dice.range(6.0, 14.0)),
                        (cx + dice.range(8.0, 18.0), cy - 4.0),
                        (cx + 6.0, cy + dice.range(6.0, 15.0)),
                    ]);
                    s.tint(&m, &isle, dice.pick(&[0xa8b878, 0xe0cc98]), 1.0, 0.9);
                }
                s.tint(
                    &m,
                    &limb(&[(-44.0, -18.0, 2.0), (-8.0, -26.0, 5.0), (40.0, -16.0, 2.0)]),
                    0xffffff,
                    2.4,
                    0.7,
                );
            }
        }
        s.tint(
            &m,
            &ellipse(-19.0, -22.0, 11.0, 8.0).turned(-40.0),
            0xfffaf0,
            4.0,
            0.65,
        );
        if matches!(kind, Kind::Ringed) {
            // The ring passes in front below and behind above.
            let front = s.mask(&ring(66.0), 0.0);
            let low = s.mask(
                &rect(-120.0, 0.0, 240.0, 80.0).placed(at(0.0, 0.0).turn(-17.0)),
                0.0,
            );
            pane::within(s, &low, |s| {
                s.lit_mask(&front, &dust);
            });
        }
        let knot = s.mat(colour).round(3.0, 1.0);
        s.lit(&poly(&[(-5.0, 57.0), (0.0, 47.0), (5.0, 57.0)]), &knot);
    });
}

fn seller(s: &mut Studio) {
    let sunrise = Shadow {
        ground: SELLER.1,
        lean: -0.55,
        length: 0.7,
        colour: 0x6c4c80,
        strength: 0.75,
    };
    s.casting(sunrise, |s| {
        let who = people::Person::new(0x54507c)
            .hat(people::Hat::Top, 0x3c2c4c)
            .hair(0xe0d0c8)
            .arms(people::Arms::OneUp);
        people::walker(s, at(SELLER.0, SELLER.1).size(2.1), &who);
        // A patched shoulder, a scarf, a long tail of it.
        s.at(at(SELLER.0, SELLER.1).size(2.1), |s| {
            let wool = s.mat(0xc8505c).round(3.6, 1.1).texture(0.2, 0.1, 0.1);
            s.lit(
                &limb(&[(-9.0, -77.0, 3.4), (0.0, -74.0, 3.8), (9.0, -77.0, 3.4)]),
                &wool,
            );
            s.lit(
                &limb(&[(-5.0, -75.0, 3.0), (-12.0, -60.0, 3.2), (-10.0, -44.0, 2.6)]),
                &wool,
            );
        });
    });
}

/// On tiptoe, both arms up.
fn child(s: &mut Studio) {
    let sunrise = Shadow {
        ground: CHILD.1,
        lean: 0.6,
        length: 0.7,
        colour: 0x6c4c80,
        strength: 0.75,
    };
    s.casting(sunrise, |s| {
        let who = people::Person::new(0xd8646c)
            .hair(0x6c4038)
            .legs(0x5c84a8)
            .arms(people::Arms::Up);
        people::child(s, at(CHILD.0, CHILD.1 - 7.0).size(1.2), &who);
        let shoe = s.mat(0x54304c).round(3.0, 1.1);
        for dx in [-9.0, 9.0] {
            s.lit(
                &limb(&[
                    (CHILD.0 + dx, CHILD.1 - 9.0, 4.6),
                    (CHILD.0 + dx, CHILD.1, 3.4),
                ]),
                &shoe,
            );
        }
    });
    s.detail(CHILD.0, CHILD.1 - 90.0, 40.0);
}

fn ink(s: &mut Studio) {
    sky::far_birds(s, 5, (440.0, 440.0), (540.0, 500.0), 0x5c4468, 5);
    s.line(&LOST, 0x54304c, 1.2, 0.8);
}
