//! An umbrella pours sunshine and a meadow into a rainy city. A man in a bowler hat stands under
//! it. Where he has trodden flowers stand, and they have withered already.

use crate::prelude::*;

pub(super) const CARD: Card = Card::new(
    "pocket_summer",
    Palette::ButterDaylight,
    Framing::Portrait,
    scene,
)
.ink(ink)
.flow(flow);

const MAN: Point = (318.0, 782.0);

/// How far inside the cone of summer a point is, from 0 to 1.
fn summer(x: f32, y: f32) -> f32 {
    let d = (y - 360.0) / 440.0;
    if d < 0.0 {
        return 0.0;
    }
    let half = 168.0 + 96.0 * d;
    let edge = (x - 318.0).abs() + 10.0 * grain(x * 0.03, y * 0.02, 7);
    1.0 - smooth(half - 26.0, half + 14.0, edge)
}

fn flow(x: f32, y: f32) -> f32 {
    if y > 640.0 && summer(x, y) < 0.5 {
        flow::level(x, y)
    } else {
        flow::upright(x, y)
    }
}

fn scene(s: &mut Studio) {
    s.key(Light::Lamp(318.0, 400.0, 60.0));
    s.rim_from(0.0, -1.0);
    s.hues(0x2a2c48, 0xffe6a8, 0xffe8b4);
    sky::gradient_sky(
        s,
        &[0x46525f, 0x64727e, 0x8a9499, 0x7c868c],
        760.0,
        0xa8b0b0,
        0.35,
    );
    city(s);
    street(s);
    meadow(s);
    s.rays((318.0, 290.0), 90.0, 26.0, 560.0, 0xffe8a8);
    footprints(s);
    man(s);
}

fn city(s: &mut Studio) {
    let mut dice = Dice::new(8);
    for (k, (base, colour)) in [(640.0, 0x77838f), (690.0, 0x5a6776), (760.0, 0x3d4858)]
        .into_iter()
        .enumerate()
    {
        let depth = k as f32;
        for side in [-1.0f32, 1.0] {
            let mut x = 310.0 + side * (80.0 + 62.0 * depth);
            for _ in 0..4 {
                let w = dice.range(60.0, 100.0) * (0.7 + 0.3 * depth);
                let h = dice.range(300.0, 520.0) * (0.75 + 0.22 * depth);
                let left = if side < 0.0 { x - w } else { x };
                tenement(s, left, base, w, h, colour, side, &mut dice);
                x += side * (w + dice.range(-4.0, 10.0));
            }
        }
        s.mist(base - 60.0, base + 40.0, 0x9aa6ac, 0.35);
    }
}

#[allow(
    clippy::too_many_arguments,
    reason = "one house of a row that only this card has"
)]
fn tenement(
    s: &mut Studio,
    left: f32,
    base: f32,
    w: f32,
    h: f32,
    colour: Hex,
    side: f32,
    dice: &mut Dice,
) {
    let wall = s
        .ramp(&[0x2a3346, colour, 0x98a2a6])
        .round(14.0, 0.5)
        .texture(0.12, 0.02, 0.02)
        .light(Light::From(-side * 0.7, -0.3, 0.6))
        .bias(-0.1);
    let roof = base - h;
    s.lit(
        &poly(&[
            (left, base),
            (left, roof),
            (left + w * 0.5, roof - h * 0.12),
            (left + w, roof),
            (left + w, base),
        ]),
        &wall,
    );
    for row in 0..(h / 46.0) as i32 {
        for column in 0..2 {
            let x = left + w * (0.2 + 0.4 * column as f32);
            let glass = if dice.chance(0.06) {
                0xd8c088
            } else {
                0x2f3a4c
            };
            s.flat(
                &rect(x, roof + 22.0 + 46.0 * row as f32, w * 0.18, 24.0),
                glass,
                0.65,
            );
        }
    }
}

fn street(s: &mut Studio) {
    s.repaint(|x, y, c| {
        if y < 716.0 {
            return c;
        }
        let d = (y - 716.0) / 184.0;
        let n = fbm(x * 0.02 / (0.3 + d), y * 0.11 / (0.4 + d), 4, 4);
        let wet = rgb(0x566270).blend(rgb(0x2c3646), d);
        wet.blend(rgb(0x9aa8ae), smooth(0.1, 0.6, n) * 0.6)
    });
}

fn meadow(s: &mut Studio) {
    let ramp = Ramp::new(&[
        (0.0, 0xfff2c0),
        (0.30, 0xf9dc98),
        (0.48, 0xc8dab0),
        (0.53, 0x9abf6a),
        (0.8, 0x6f9f4a),
        (1.0, 0x3f7038),
    ]);
    s.repaint(|x, y, c| {
        let k = summer(x, y);
        if k < 0.003 {
            return c;
        }
        let t = (y - 360.0) / 540.0;
        let n = warp(x * 0.01, y * 0.014, 4, 12, 1.0);
        let m = ramp.at(t + 0.04 * n);
        let m = if t > 0.5 {
            m.blend(
                rgb(0xe6d878),
                smooth(0.1, 0.7, grain(x * 0.25, y * 0.05, 3)) * 0.5,
            )
        } else {
            m.blend(rgb(0xfffbe8), smooth(0.1, 0.5, n) * 0.5)
        };
        c.mix(m, k)
    });
    for (x, y, size) in [
        (196.0, 652.0, 0.4),
        (220.0, 648.0, 0.28),
        (420.0, 648.0, 0.44),
        (442.0, 652.0, 0.3),
    ] {
        plants::toy_tree(s, at(x, y).size(size), 0x6a9448);
    }
    let petals = [0xd8402f, 0xf2c84a, 0xfff4e0, 0xe8788a, 0x7a6ac0];
    plants::flowers(s, (668.0, 896.0), 420, &petals, 8, |x, y| {
        summer(x, y) > 0.8 && ((x - path(y)).abs() > 42.0 || y < 700.0)
    });
}

/// Where he came along: from the lower right to where he stands.
fn path(y: f32) -> f32 {
    lerp(MAN.0, 408.0, ((y - MAN.1) / 110.0).max(0.0))
}

/// Two rows of brown, hanging flowers.
fn footprints(s: &mut Studio) {
    for i in 0..5 {
        let y = 806.0 + 22.0 * i as f32;
        let x = path(y) + if i % 2 == 0 { -15.0 } else { 15.0 };
        let k = 1.1 + 0.22 * i as f32;
        s.soft(&ellipse(x, y, 15.0 * k, 5.0 * k), 0xb0a060, 2.0, 0.8);
        for (dx, high, lean) in [
            (-8.0, 16.0, -7.0),
            (-2.0, 20.0, 8.0),
            (4.0, 17.0, -5.0),
            (10.0, 14.0, 7.0),
        ] {
            let (bx, top) = (x + dx * k, y - high * k);
            let tip = (bx + lean * k, top + 7.0 * k);
            s.line(&[(bx, y), (bx + 1.0, top), tip], 0x7a6038, 1.7 * k, 0.95);
            s.flat(
                &ellipse(tip.0, tip.1 + 2.0, 3.2 * k, 3.6 * k),
                0x7a4a2c,
                0.95,
            );
        }
    }
}

fn man(s: &mut Studio) {
    let coat = 0x2c3858;
    s.shade(
        &ellipse(MAN.0 + 4.0, MAN.1 + 2.0, 50.0, 10.0),
        0x2a4a30,
        5.0,
        0.7,
    );
    let cane = s.mat(0x5a4030).round(3.0, 1.0).wobble(0.3);
    let who = people::Person::new(coat)
        .hat(people::Hat::Bowler, 0x222840)
        .arms(people::Arms::OneUp);
    people::walker(s, at(MAN.0 - 30.0, MAN.1).size(2.4), &who);
    let grip = (
        MAN.0 - 30.0 + people::HAND_UP.0 * 2.4,
        MAN.1 + people::HAND_UP.1 * 2.4,
    );
    s.lit(
        &limb(&[
            (grip.0, grip.1 + 26.0, 3.0),
            (grip.0, 420.0, 2.6),
            (326.0, 300.0, 2.2),
        ]),
        &cane,
    );
    let skin = s.mat(s.tones.skin).round(6.0, 1.0);
    s.lit(&ellipse(grip.0, grip.1, 9.0, 8.0), &skin);
    canopy(s);
    s.detail(MAN.0 - 20.0, 560.0, 46.0);
}

fn canopy(s: &mut Studio) {
    let dome = [
        (76.0, 400.0),
        (100.0, 296.0),
        (166.0, 210.0),
        (254.0, 162.0),
        (318.0, 152.0),
        (384.0, 162.0),
        (474.0, 210.0),
        (538.0, 296.0),
        (560.0, 400.0),
        (504.0, 372.0),
        (462.0, 400.0),
        (398.0, 366.0),
        (318.0, 398.0),
        (238.0, 366.0),
        (174.0, 400.0),
        (126.0, 372.0),
    ];
    s.shade(&blob(&dome).moved(0.0, 14.0), 0x605040, 14.0, 0.5);
    let red = s
        .mat(0xb0322c)
        .round(120.0, 0.9)
        .texture(0.08, 0.02, 0.02)
        .rim(0.0)
        .light(Light::From(-0.4, -0.8, 0.5));
    let cloth = s.lit(&blob(&dome), &red);
    for (x, bend) in [
        (126.0, 180.0),
        (238.0, 262.0),
        (398.0, 374.0),
        (504.0, 456.0),
    ] {
        s.shade_on(
            &cloth,
            &limb(&[(318.0, 156.0, 1.0), (bend, 228.0, 2.4), (x, 374.0, 3.2)]),
            0x3a1020,
            3.0,
            0.8,
        );
        s.tint(
            &cloth,
            &limb(&[
                (314.0, 156.0, 0.6),
                (bend - 5.0, 226.0, 1.4),
                (x - 5.0, 368.0, 1.6),
            ]),
            0xf08a6a,
            2.0,
            0.45,
        );
    }
    s.tint(
        &cloth,
        &blob(&[
            (90.0, 388.0),
            (200.0, 372.0),
            (318.0, 384.0),
            (440.0, 372.0),
            (548.0, 390.0),
            (520.0, 412.0),
            (110.0, 412.0),
        ]),
        0xffb870,
        8.0,
        0.55,
    );
    let ferrule = s.mat(0x5a4030).round(3.0, 1.0);
    s.lit(&limb(&[(319.0, 156.0, 3.0), (320.0, 130.0, 1.5)]), &ferrule);
}

fn ink(s: &mut Studio) {
    sky::rain(s, 460, -0.12, 0xdfe8ec, |x, y| {
        let canopy = ((x - 318.0) / 246.0).powi(2) + ((y - 410.0) / 262.0).powi(2) < 1.0;
        summer(x, y) < 0.15 && !(canopy && y < 420.0)
    });
    let mut dice = Dice::new(7);
    for _ in 0..60 {
        let (x, y) = (dice.range(0.0, 600.0), dice.range(740.0, 890.0));
        if summer(x, y) < 0.1 {
            s.line(
                &[(x - 5.0, y), (x, y + 1.5), (x + 5.0, y)],
                0xe6eef2,
                0.9,
                0.4,
            );
        }
    }
}
