//! The moon weeps stars, and somebody in a red coat holds up a bucket for them. The bucket has a
//! hole: what runs out of it is already growing.

use crate::prelude::*;

pub(super) const CARD: Card =
    Card::new("weeping_moon", Palette::NightBlue, Framing::Portrait, scene)
        .style(Style::Gouache)
        .flow(flow);

const MOON: Point = (352.0, 262.0);
const RADIUS: f32 = 246.0;
/// Where the somebody stands.
const FEET: Point = (196.0, 850.0);

fn flow(x: f32, y: f32) -> f32 {
    if y > 740.0 {
        flow::level(x, y)
    } else {
        flow::swirl(MOON, x, y)
    }
}

fn scene(s: &mut Studio) {
    let t = s.tones;
    s.key(Light::From(-0.5, -0.45, 0.7));
    sky::sky(s, 1, 800.0, 0.25);
    sky::stars(s, 60, 700.0, 0xfff6dc, 33);
    s.glow(MOON.0, MOON.1, RADIUS * 1.7, 0xffe8b0, 0.4);
    s.at(at(MOON.0, MOON.1).turn(14.0), face);
    tears(s);

    for (i, (y, colour)) in [(772.0, t.plum), (812.0, t.ground[2]), (852.0, t.ground[3])]
        .into_iter()
        .enumerate()
    {
        let hill = s
            .mat(colour)
            .round(50.0, 0.5)
            .rim(0.4)
            .texture(0.18, 0.02, 0.06);
        s.lit(&land::ridge_line(y, 50.0, 0.005, 41 + i as u32), &hill);
        s.mist(y + 6.0, y + 50.0, 0xc8a0b0, 0.18);
    }
    collector(s);
}

/// A sleeping face, drawn upright about its middle.
fn face(s: &mut Studio) {
    let skin = s
        .ramp(&[0x4c4468, 0x9a8488, 0xd8c09c, 0xf6e8c0, 0xfffaea])
        .round(230.0, 0.9)
        .texture(0.16, 0.010, 0.010)
        .wobble(0.8);
    let moon = s.lit(&ellipse(0.0, 0.0, RADIUS, RADIUS), &skin);
    craters(s, &moon);
    let soft = |bias: f32| {
        skin.clone()
            .round(24.0, 1.0)
            .blur(3.5)
            .bias(bias)
            .texture(0.06, 0.02, 0.02)
    };
    for side in [-1.0, 1.0] {
        let x = side * 88.0;
        s.shade_on(&moon, &ellipse(x, -40.0, 58.0, 34.0), 0x7c6478, 15.0, 0.75);
        s.lit(
            &blob(&[
                (x - 52.0, -28.0),
                (x - 32.0, -54.0),
                (x, -63.0),
                (x + 32.0, -54.0),
                (x + 52.0, -28.0),
                (x + 22.0, -13.0),
                (x - 22.0, -13.0),
            ]),
            &soft(0.02),
        );
        let lid = |u: f32| (x + u * 52.0, -28.0 + 19.0 * (1.0 - u * u));
        s.line(
            &[lid(-1.0), lid(-0.5), lid(0.0), lid(0.5), lid(1.0)],
            0x3a2a44,
            4.4,
            0.85,
        );
        for i in 0..7 {
            let u = i as f32 / 3.0 - 1.0;
            let (lx, ly) = lid(u * 0.88);
            s.line(&[(lx, ly), (lx + u * 8.0, ly + 14.0)], 0x3a2a44, 2.2, 0.75);
        }
        s.line(
            &[
                (x - 52.0, -84.0 - side * 12.0),
                (x, -104.0),
                (x + 52.0, -84.0 + side * 12.0),
            ],
            0x6a5468,
            6.5,
            0.5,
        );
        s.tint(
            &moon,
            &ellipse(side * 122.0, 54.0, 46.0, 34.0),
            0xe08a80,
            18.0,
            0.42,
        );
    }
    s.shade_on(
        &moon,
        &limb(&[(17.0, -40.0, 5.0), (28.0, 18.0, 9.0), (32.0, 50.0, 10.0)]),
        0x9a7c80,
        11.0,
        0.4,
    );
    s.lit(
        &blob(&[
            (-11.0, -48.0),
            (11.0, -48.0),
            (16.0, 12.0),
            (36.0, 46.0),
            (24.0, 66.0),
            (0.0, 71.0),
            (-24.0, 66.0),
            (-36.0, 46.0),
            (-16.0, 12.0),
        ]),
        &soft(0.05),
    );
    s.shade_on(&moon, &ellipse(0.0, 73.0, 32.0, 8.0), 0x6a5068, 6.0, 0.7);
    mouth(s, &moon);
    for (x, y) in [(-88.0, -30.0), (88.0, -30.0), (0.0, 122.0)] {
        s.detail(x, y, 66.0);
    }
}

fn craters(s: &mut Studio, moon: &Mask) {
    let mut dice = Dice::new(3);
    for _ in 0..18 {
        let (sin, cos) = dice.range(0.0, std::f32::consts::TAU).sin_cos();
        let d = dice.range(0.64, 0.92) * RADIUS;
        let r = dice.range(8.0, 28.0);
        let (x, y) = (d * cos, d * sin);
        s.shade_on(moon, &ellipse(x, y, r, r * 0.85), 0xa89078, 3.0, 0.55);
        s.tint(
            moon,
            &ellipse(x + r * 0.2, y + r * 0.25, r * 0.8, r * 0.65),
            0xfff4d4,
            3.0,
            0.35,
        );
    }
}

fn mouth(s: &mut Studio, moon: &Mask) {
    let lip = s
        .ramp(&[0x6a3850, 0xb06a68, 0xd89484, 0xf4c4a8])
        .round(11.0, 1.0)
        .blur(1.5);
    s.lit(
        &blob(&[
            (-50.0, 122.0),
            (-20.0, 106.0),
            (0.0, 112.0),
            (20.0, 106.0),
            (50.0, 122.0),
            (0.0, 125.0),
        ]),
        &lip.clone().bias(-0.1),
    );
    s.lit(
        &blob(&[
            (-46.0, 123.0),
            (0.0, 126.0),
            (46.0, 123.0),
            (26.0, 142.0),
            (-26.0, 142.0),
        ]),
        &lip.bias(0.06),
    );
    s.line(
        &[
            (-60.0, 128.0),
            (-22.0, 123.0),
            (0.0, 125.5),
            (22.0, 123.0),
            (60.0, 128.0),
        ],
        0x4a2840,
        3.0,
        0.85,
    );
    s.shade_on(moon, &ellipse(0.0, 158.0, 32.0, 8.0), 0x8a6c78, 8.0, 0.55);
}

/// One line of stars falls into the bucket, another on the hills.
fn tears(s: &mut Studio) {
    for (x, y, count, lean) in [(262.0, 232.0, 9, -1.5), (436.0, 282.0, 11, 1.0)] {
        for i in 0..count {
            let k = i as f32;
            let (tx, ty) = (
                x + lean * k * 3.4 + 3.0 * (k * 1.7).sin(),
                y + 34.0 * k + 2.4 * k * k,
            );
            let size = 6.0 + 0.9 * k;
            s.glow(tx, ty, size * 3.4, 0xbfe8ff, 0.45);
            s.flat(&star(tx, ty, size, 5, 0.45).turned(k * 40.0), 0xf4fcff, 1.0);
        }
    }
}

fn collector(s: &mut Studio) {
    let who = people::Person::new(0xa8242c).arms(people::Arms::Up);
    let shadow = Shadow {
        ground: FEET.1,
        lean: -0.7,
        length: 0.5,
        colour: 0x202048,
        strength: 0.7,
    };
    s.casting(shadow, |s| {
        people::walker(s, at(FEET.0, FEET.1).size(1.5), &who);
    });
    let foot = FEET.1 - 165.0;
    things::bucket(s, at(FEET.0, foot).size(1.15), 0x94a6b8);
    s.glow(FEET.0, foot - 58.0, 54.0, 0xcfeeff, 0.6);
    for (dx, dy, turn) in [
        (-17.0, -62.0, 10.0),
        (2.0, -66.0, 40.0),
        (19.0, -60.0, 70.0),
    ] {
        s.flat(
            &star(FEET.0 + dx, foot + dy, 9.0, 5, 0.45).turned(turn),
            0xfafeff,
            1.0,
        );
    }
    // The leak, and what comes of it.
    let (hx, hy) = (FEET.0 + 22.0, foot - 16.0);
    s.flat(&ellipse(hx, hy, 3.2, 2.8), 0x2a2c44, 1.0);
    s.soft(
        &limb(&[
            (hx, hy, 1.6),
            (hx + 26.0, hy + 40.0, 2.4),
            (hx + 34.0, FEET.1 + 4.0, 4.0),
        ]),
        0xdff4ff,
        1.0,
        0.9,
    );
    s.glow(hx + 34.0, FEET.1, 50.0, 0xa8e0ff, 0.5);
    for (dx, size) in [(-16.0, 0.34), (2.0, 0.5), (22.0, 0.4), (44.0, 0.28)] {
        let place = at(hx + 34.0 + dx, FEET.1 + 12.0).size(size);
        plants::flower(s, place, 0xe8f8ff, 0xfff0a8, 0x5a9a8a);
    }
    s.detail(FEET.0, foot - 40.0, 40.0);
}
