//! A dandelion has been blown. Under each of its seeds hangs somebody, and they drift down over a
//! wide spring country. One of them, in red, falls upwards.

use std::f32::consts::PI;

use crate::prelude::*;

pub(super) const CARD: Card = Card::new(
    "seed_parachutes",
    Palette::SpringGarden,
    Framing::Wide,
    scene,
)
.ink(ink)
.flow(flow);

const HORIZON: f32 = 590.0;
/// The dandelion that was blown, and how large its clock is.
const CLOCK: Point = (112.0, 664.0);
const GLOBE: f32 = 150.0;

struct Jumper {
    feet: Point,
    size: f32,
    turn: f32,
    coat: Hex,
}

const fn jumper(x: f32, y: f32, size: f32, turn: f32, coat: Hex) -> Jumper {
    Jumper {
        feet: (x, y),
        size,
        turn,
        coat,
    }
}

/// From far to near; the red one is upside down.
const JUMPERS: [Jumper; 10] = [
    jumper(330.0, 560.0, 0.2, 8.0, 0x6a7ca0),
    jumper(478.0, 566.0, 0.24, -6.0, 0x8c7c5c),
    jumper(262.0, 516.0, 0.28, 10.0, 0x5c8c7c),
    jumper(536.0, 512.0, 0.34, -4.0, 0x7a6c94),
    jumper(328.0, 408.0, 0.42, 12.0, 0x4c7894),
    jumper(522.0, 330.0, 0.52, 6.0, 0x947048),
    jumper(232.0, 336.0, 0.56, 14.0, 0x5c7c48),
    jumper(566.0, 720.0, 0.74, -10.0, 0x3c7c74),
    jumper(132.0, 116.0, 0.98, 172.0, 0xd8344c),
    jumper(400.0, 690.0, 1.62, 7.0, 0x34588c),
];

fn flow(x: f32, y: f32) -> f32 {
    if y > HORIZON {
        flow::level(x, y)
    } else {
        flow::slant(-24.0, x, y)
    }
}

fn scene(s: &mut Studio) {
    s.key(Light::From(0.55, -0.65, 0.5));
    sky::gradient_sky(
        s,
        &[0x2c74a8, 0x4490bc, 0x64acc8, 0x94ccd0, 0xe0ecd0],
        HORIZON,
        0xffffff,
        0.45,
    );
    sky::cloud(s, 470.0, 200.0, 320.0, 90.0, 31);
    sky::cloud(s, 90.0, 470.0, 300.0, 80.0, 33);
    sky::cloud(s, 520.0, 560.0, 260.0, 56.0, 36);
    country(s);
    dandelion(s);
    near_meadow(s);
    for one in &JUMPERS {
        hanging(s, one);
    }
}

/// Fields from above, a river, a village: where they will come down.
fn country(s: &mut Studio) {
    let far = s.mat(0x8cb8c0).round(40.0, 0.5).rim(0.3);
    s.lit(&land::ridge_line(HORIZON - 16.0, 40.0, 0.009, 3), &far);
    s.mist(HORIZON - 30.0, HORIZON + 20.0, s.tones.mist, 0.6);
    let plain = s.flat(&rect(-10.0, HORIZON + 4.0, 620.0, 400.0), 0x94c068, 1.0);
    let tones = [
        0xa8d074, 0x7cb858, 0xd8dc84, 0x94c468, 0xf0dc78, 0x68a450, 0xc4e094,
    ];
    s.fill(&plain, |x, y, _| {
        let d = ((y - HORIZON) / 310.0).max(0.012);
        let (u, v) = ((x - 330.0) / (d + 0.1) / 120.0, 1.7 / (d + 0.1));
        let sway = 0.25 * grain(u * 0.7, v * 0.7, 4);
        let (u, v) = (u + sway + 0.3 * v, v + sway);
        let (i, j) = (u.floor() as i32, v.floor() as i32);
        let tone = rgb(tones[(cell(i, j, 7) * 6.99) as usize]);
        let furrow = 0.10 * (fract(u) * 40.0).sin() * smooth(0.05, 0.4, d);
        let hedge = fract(u)
            .min(1.0 - fract(u))
            .min(fract(v).min(1.0 - fract(v)));
        tone.blend(
            rgb(0x386840),
            sat(0.75 * smooth(0.05, 0.02, hedge) + furrow),
        )
        .blend(rgb(0xdceccc), 0.75 * smooth(0.35, 0.0, d))
    });
    let river = limb(&[
        (470.0, 604.0, 2.0),
        (420.0, 622.0, 4.0),
        (500.0, 650.0, 7.0),
        (420.0, 690.0, 11.0),
        (330.0, 730.0, 16.0),
        (420.0, 790.0, 26.0),
        (640.0, 850.0, 40.0),
    ]);
    s.flat(&river, 0x84c4d4, 0.95);
    for (x, y, size) in [
        (286.0, 650.0, 0.2),
        (298.0, 652.0, 0.24),
        (312.0, 650.0, 0.2),
        (304.0, 658.0, 0.22),
    ] {
        buildings::house(s, at(x, y).size(size), 0xfcf4e0, 0xd07058, None);
    }
    for (x, y, size) in [
        (350.0, 640.0, 0.2),
        (560.0, 640.0, 0.24),
        (520.0, 690.0, 0.34),
        (250.0, 690.0, 0.34),
        (590.0, 730.0, 0.44),
        (300.0, 770.0, 0.5),
    ] {
        plants::toy_tree(s, at(x, y).size(size), 0x5c9850);
    }
    // Their shadows go over the fields.
    for (x, y, r) in [
        (480.0, 770.0, 22.0),
        (360.0, 700.0, 9.0),
        (450.0, 668.0, 7.0),
        (560.0, 676.0, 8.0),
    ] {
        s.shade(&ellipse(x, y, r * 2.0, r * 0.5), 0x3c6850, 5.0, 0.6);
    }
}

fn near_meadow(s: &mut Studio) {
    let turf = s
        .mat(0x5c9c48)
        .round(40.0, 0.7)
        .texture(0.24, 0.02, 0.06)
        .rim(0.6);
    s.lit(
        &blob(&[
            (-40.0, 790.0),
            (90.0, 800.0),
            (240.0, 836.0),
            (400.0, 856.0),
            (520.0, 846.0),
            (660.0, 820.0),
            (660.0, 980.0),
            (-40.0, 980.0),
        ]),
        &turf,
    );
    plants::grass(
        s,
        830.0,
        900.0,
        110,
        &[0x6ca44c, 0x8cc060, 0x44803f, 0xa8d070],
        5,
    );
    let mut dice = Dice::new(9);
    for (x, y, size) in [
        (180.0, 880.0, 1.0),
        (250.0, 860.0, 0.7),
        (330.0, 892.0, 1.1),
        (452.0, 880.0, 0.9),
        (516.0, 866.0, 0.7),
        (572.0, 888.0, 1.2),
        (24.0, 884.0, 1.0),
    ] {
        yellow_head(s, at(x, y).size(size), &mut dice);
    }
}

/// A dandelion in flower, seen a little from above.
fn yellow_head(s: &mut Studio, place: Place, dice: &mut Dice) {
    s.at(place, |s| {
        s.line(&[(0.0, 40.0), (2.0, 10.0), (0.0, 0.0)], 0x7cac5c, 6.0, 1.0);
        for ring in 0..3 {
            let r = 30.0 - 9.0 * ring as f32;
            let gold = s
                .mat([0xe8a828, 0xf4c43c, 0xfcdc64][ring])
                .round(4.0, 1.1)
                .wobble(0.4);
            for i in 0..18 {
                let a = i as f32 / 18.0 * 2.0 * PI + dice.range(-0.1, 0.1);
                let (sin, cos) = a.sin_cos();
                s.lit(
                    &limb(&[
                        (0.0, -4.0 * ring as f32, 2.0),
                        (r * cos, r * 0.62 * sin - 4.0 * ring as f32, 4.2),
                    ]),
                    &gold,
                );
            }
        }
    });
}

/// Stem, bare disc, and the half of the clock that the wind has left.
fn dandelion(s: &mut Studio) {
    let (x, y) = CLOCK;
    s.shade(
        &ellipse(x, y, GLOBE * 0.9, GLOBE * 0.9),
        0x5c94a0,
        34.0,
        0.75,
    );
    let stem = s
        .mat(0x8cb868)
        .round(9.0, 1.1)
        .texture(0.12, 0.1, 0.02)
        .rim(0.9);
    s.lit(
        &limb(&[
            (x + 6.0, 940.0, 14.0),
            (x - 8.0, 800.0, 12.0),
            (x, y + 16.0, 10.0),
        ]),
        &stem,
    );
    // Sepals turned down.
    for dx in [-34.0, -16.0, 8.0, 30.0] {
        s.lit(
            &limb(&[
                (x, y + 10.0, 6.0),
                (x + dx, y + 26.0, 5.0),
                (x + dx * 1.3, y + 52.0, 1.2),
            ]),
            &stem.clone().bias(-0.1),
        );
    }
    let disc = s.mat(0xd8c890).round(16.0, 1.1).texture(0.35, 0.2, 0.2);
    s.lit(&ellipse(x, y, 25.0, 23.0), &disc);
    let mut dice = Dice::new(17);
    for _ in 0..60 {
        let (r, a) = (22.0 * dice.unit().sqrt(), dice.range(0.0, 2.0 * PI));
        s.flat(
            &ellipse(x + r * a.cos(), y + r * a.sin(), 1.8, 1.8),
            0x7a5c3c,
            0.8,
        );
    }
    for (a, r) in tufts() {
        let (cx, cy) = (x + GLOBE * r * a.cos(), y + GLOBE * r * a.sin());
        s.soft(&ellipse(cx, cy, 21.0, 21.0), 0xffffff, 7.0, 0.32);
        let seed = s.mat(0x7a5434).round(2.0, 1.0);
        s.lit(
            &limb(&[
                (x + 27.0 * a.cos(), y + 27.0 * a.sin(), 2.0),
                (x + 46.0 * a.cos(), y + 46.0 * a.sin(), 2.6),
            ]),
            &seed,
        );
    }
}

/// Directions and distances of the tufts still on the clock: none to windward.
fn tufts() -> Vec<(f32, f32)> {
    let mut dice = Dice::new(5);
    let mut all = Vec::new();
    for i in 0..62 {
        let a = i as f32 * 2.399_963;
        let r = 0.52 + 0.36 * ((i * 7) % 10) as f32 / 10.0;
        let gone = (a + 0.75).cos() > 0.5 + 0.35 * dice.bell();
        if !gone {
            all.push((a, r));
        }
    }
    all
}

/// Where the tuft opens above somebody's hands, in their own units.
const HUB: Point = (0.0, -206.0);

fn hanging(s: &mut Studio, one: &Jumper) {
    let (x, y) = one.feet;
    let haze = sat(0.62 - one.size * 0.7);
    s.veiled(0xbcdce0, haze, |s| {
        s.at(at(x, y).size(one.size).turn(one.turn), |s| {
            // The pappus as a breath of white; its hairs are inked.
            s.soft(
                &blob(&[
                    (-88.0, -236.0),
                    (-60.0, -276.0),
                    (0.0, -292.0),
                    (60.0, -276.0),
                    (88.0, -236.0),
                    (30.0, -216.0),
                    (0.0, -204.0),
                    (-30.0, -216.0),
                ]),
                0xffffff,
                12.0,
                0.72,
            );
            let stalk = s.mat(0xf4ecd0).round(2.0, 1.0).wobble(0.3);
            s.lit(
                &limb(&[(0.0, HUB.1, 1.6), (0.0, -160.0, 1.8), (0.0, -128.0, 2.2)]),
                &stalk,
            );
            let achene = s.mat(0x94683c).round(5.0, 1.2).texture(0.3, 0.2, 0.05);
            s.lit(
                &blob(&[
                    (-5.0, -148.0),
                    (0.0, -156.0),
                    (5.0, -148.0),
                    (8.0, -126.0),
                    (4.0, -104.0),
                    (-4.0, -104.0),
                    (-8.0, -126.0),
                ]),
                &achene,
            );
            // A bar to hold on by.
            s.lit(
                &limb(&[(-24.0, -110.0, 2.8), (24.0, -110.0, 2.8)]),
                &s.mat(0x7a5434).round(2.0, 1.1),
            );
            let who = people::Person::new(one.coat)
                .hair([0x5c3c24, 0xa8682c, 0x2c2430][(x as usize) % 3])
                .legs(0x3c3c4c)
                .arms(people::Arms::Up);
            people::walker(s, at(0.0, 0.0), &who);
            // Straps across the back.
            for side in [-1.0, 1.0] {
                s.line(
                    &[
                        (side * 10.0, -76.0),
                        (side * 3.0, -62.0),
                        (side * 10.0, -49.0),
                    ],
                    0x5c4434,
                    2.4,
                    0.9,
                );
            }
            s.detail(0.0, -70.0, 50.0);
        });
    });
}

/// A tuft of hairs above a point, fanning upwards to `reach` degrees on either side.
fn tuft(
    s: &mut Studio,
    (x, y): Point,
    length: f32,
    hairs: usize,
    reach: f32,
    width: f32,
    alpha: f32,
) {
    for i in 0..hairs {
        let t = i as f32 / (hairs - 1) as f32 * 2.0 - 1.0;
        let a = (t * reach).to_radians();
        let l = length * (1.0 - 0.12 * ((i * 5) % 3) as f32 * 0.5);
        let (tx, ty) = (x + l * a.sin(), y - l * a.cos());
        let bow = (x + l * 0.5 * a.sin() * 0.86, y - l * 0.54 * a.cos());
        s.line(&[(x, y), bow, (tx, ty)], 0xffffff, width, alpha);
        for k in [-0.6, 0.0, 0.6] {
            let b = a + k;
            s.line(
                &[(tx, ty), (tx + l * 0.09 * b.sin(), ty - l * 0.09 * b.cos())],
                0xffffff,
                width * 0.8,
                alpha * 0.8,
            );
        }
    }
}

fn ink(s: &mut Studio) {
    let (x, y) = CLOCK;
    for (a, r) in tufts() {
        let (cx, cy) = (
            x + GLOBE * r * 0.74 * a.cos(),
            y + GLOBE * r * 0.74 * a.sin(),
        );
        s.line(
            &[(x + 44.0 * a.cos(), y + 44.0 * a.sin()), (cx, cy)],
            0xf4f0dc,
            1.2,
            0.8,
        );
        s.at(at(cx, cy).turn(a.to_degrees() + 90.0), |s| {
            tuft(s, (0.0, 0.0), 42.0, 11, 66.0, 1.1, 0.75);
        });
    }
    for one in &JUMPERS {
        let width = (2.3 / one.size.sqrt()).min(4.4);
        s.at(
            at(one.feet.0, one.feet.1).size(one.size).turn(one.turn),
            |s| {
                let hairs = if one.size > 0.5 { 25 } else { 13 };
                tuft(s, HUB, 92.0, hairs, 78.0, width, 0.85);
                for side in [-1.0, 1.0] {
                    s.line(
                        &[(side * 24.0, -110.0), (0.0, -150.0)],
                        0xf4ecd0,
                        width,
                        0.9,
                    );
                }
            },
        );
    }
    // Seeds without anybody, far off.
    let mut dice = Dice::new(3);
    for _ in 0..16 {
        let (px, py) = (dice.range(180.0, 590.0), dice.range(30.0, 520.0));
        tuft(s, (px, py), 8.0, 5, 70.0, 0.9, 0.7);
        s.line(&[(px, py), (px + 1.0, py + 8.0)], 0xffffff, 0.9, 0.7);
    }
}
