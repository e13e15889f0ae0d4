//! A woman in profile; her hair comes loose and turns into birds. One bird flies back, and it
//! brings a comb.

use crate::prelude::*;

pub(super) const CARD: Card = Card::new("bird_hair", Palette::RoseDawn, Framing::Portrait, scene)
    .style(Style::Gouache)
    .flow(flow)
    .ink(ink);

const BROWNS: [Hex; 4] = [0x4a2c34, 0x5a3438, 0x6a3f3c, 0x3a2430];

fn flow(x: f32, y: f32) -> f32 {
    flow::slant(-32.0, x, y)
}

fn scene(s: &mut Studio) {
    s.key(Light::From(-0.8, -0.4, 0.45));
    sky::halo(
        s,
        (120.0, 470.0),
        720.0,
        &[0xfff2d8, 0xfbd8c0, 0xf0b4b0, 0xc498b8, 0x8a84b4],
    );
    sky::cloud(s, 60.0, 800.0, 380.0, 130.0, 4);
    sky::cloud(s, 560.0, 860.0, 300.0, 120.0, 9);
    let ends = back_hair(s);
    dress(s);
    face(s);
    front_hair(s);
    flock(s, &ends);
    bringer(s);
}

fn strand(s: &Studio, i: usize) -> Material {
    s.mat(BROWNS[i % 4])
        .round(10.0, 1.1)
        .texture(0.2, 0.05, 0.05)
        .rim(0.6)
}

/// The mass of hair and the locks that stream from it; returns where they end and how they point.
fn back_hair(s: &mut Studio) -> Vec<(f32, f32, f32)> {
    let mass = s
        .mat(BROWNS[0])
        .round(60.0, 1.0)
        .texture(0.22, 0.02, 0.08)
        .rim(0.7);
    s.lit(
        &blob(&[
            (250.0, 330.0),
            (300.0, 280.0),
            (370.0, 276.0),
            (432.0, 330.0),
            (446.0, 420.0),
            (424.0, 496.0),
            (396.0, 540.0),
            (362.0, 534.0),
            (330.0, 480.0),
            (280.0, 420.0),
        ]),
        &mass,
    );
    let mut dice = Dice::new(14);
    (0..30)
        .map(|i| {
            let t = i as f32 / 29.0;
            let (x, y) = (lerp(296.0, 428.0, t), 300.0 + 190.0 * (t - 0.25).abs());
            let angle = lerp(-1.35, 0.55, t) + dice.range(-0.12, 0.12);
            let length = dice.range(120.0, 225.0);
            let mid = (
                x + angle.cos() * length * 0.5 + 14.0,
                y + angle.sin() * length * 0.5 - 12.0,
            );
            let bent = angle - 0.3;
            let end = (x + bent.cos() * length, y + bent.sin() * length);
            let hair = strand(s, i);
            s.lit(
                &limb(&[(x, y, 13.0), (mid.0, mid.1, 10.0), (end.0, end.1, 1.0)]),
                &hair,
            );
            (end.0, end.1, bent.to_degrees())
        })
        .collect()
}

fn dress(s: &mut Studio) {
    let t = s.tones;
    let cloth = s
        .mat(0x3f6a78)
        .round(90.0, 1.0)
        .texture(0.14, 0.03, 0.02)
        .rim(0.8);
    let m = s.lit(
        &blob(&[
            (268.0, 668.0),
            (200.0, 706.0),
            (140.0, 760.0),
            (104.0, 860.0),
            (96.0, 980.0),
            (560.0, 980.0),
            (548.0, 860.0),
            (500.0, 750.0),
            (440.0, 690.0),
            (386.0, 660.0),
            (330.0, 700.0),
        ]),
        &cloth,
    );
    // A print of nests, each with its eggs.
    let mut dice = Dice::new(3);
    for i in 0..30 {
        let (x, y) = (dice.range(120.0, 530.0), dice.range(724.0, 890.0));
        let r = dice.range(6.0, 9.0);
        s.tint(
            &m,
            &ellipse(x, y, r * 1.25, r * 0.7),
            [t.gold, t.red][i % 2],
            0.6,
            0.75,
        );
        for dx in [-0.45, 0.05, 0.5] {
            s.tint(
                &m,
                &ellipse(x + dx * r, y - r * 0.35, r * 0.26, r * 0.34),
                t.cream,
                0.4,
                0.9,
            );
        }
    }
}

fn face(s: &mut Studio) {
    let skin = s
        .ramp(&[0x6c4464, 0xb87874, 0xe4a88c, 0xf8d0ac, 0xfff0dc])
        .round(60.0, 1.0)
        .texture(0.05, 0.02, 0.02)
        .wobble(0.5);
    let neck = s.lit(
        &blob(&[
            (300.0, 530.0),
            (304.0, 590.0),
            (296.0, 640.0),
            (262.0, 672.0),
            (300.0, 706.0),
            (350.0, 712.0),
            (392.0, 668.0),
            (386.0, 600.0),
            (392.0, 520.0),
        ]),
        &skin.clone().round(44.0, 1.0).bias(-0.08),
    );
    let head = s.lit(
        &blob(&[
            (300.0, 318.0),
            (262.0, 330.0),
            (238.0, 360.0),
            (230.0, 392.0),
            (229.0, 412.0),
            (216.0, 436.0),
            (206.0, 452.0),
            (214.0, 463.0),
            (222.0, 467.0),
            (215.0, 477.0),
            (218.0, 486.0),
            (214.0, 495.0),
            (222.0, 508.0),
            (222.0, 528.0),
            (238.0, 546.0),
            (272.0, 552.0),
            (318.0, 540.0),
            (356.0, 510.0),
            (372.0, 450.0),
            (370.0, 380.0),
            (346.0, 330.0),
        ]),
        &skin,
    );
    s.shade_on(
        &neck,
        &blob(&[
            (262.0, 556.0),
            (330.0, 546.0),
            (380.0, 500.0),
            (392.0, 540.0),
            (350.0, 580.0),
            (300.0, 590.0),
        ]),
        0x8a5060,
        10.0,
        0.7,
    );
    s.tint(
        &head,
        &ellipse(262.0, 484.0, 26.0, 22.0),
        0xe8806c,
        12.0,
        0.45,
    );
    s.shade_on(
        &head,
        &ellipse(258.0, 408.0, 24.0, 14.0),
        0x9a6068,
        8.0,
        0.55,
    );
    s.shade_on(&head, &ellipse(226.0, 460.0, 9.0, 4.0), 0x8a4a50, 3.0, 0.6);
    let dark = 0x3a2028;
    s.line(
        &[
            (238.0, 412.0),
            (250.0, 421.0),
            (264.0, 422.0),
            (278.0, 415.0),
        ],
        dark,
        3.4,
        0.9,
    );
    for i in 0..6 {
        let u = i as f32 / 5.0;
        let sag = 1.0 - (2.0 * u - 1.0).powi(2);
        let lash = [
            (238.0 + 26.0 * u, 413.0 + 9.0 * sag),
            (231.0 + 26.0 * u, 421.0 + 11.0 * sag),
        ];
        s.line(&lash, dark, 1.8, 0.85);
    }
    s.line(
        &[(236.0, 386.0), (256.0, 374.0), (284.0, 378.0)],
        BROWNS[0],
        5.0,
        0.75,
    );
    let lip = s
        .ramp(&[0x7a2c3c, 0xb84c4c, 0xe07a68])
        .round(5.0, 1.0)
        .wobble(0.3)
        .blur(0.8);
    s.lit(
        &blob(&[
            (213.0, 478.0),
            (222.0, 473.0),
            (238.0, 484.0),
            (218.0, 487.0),
        ]),
        &lip,
    );
    s.lit(
        &blob(&[
            (217.0, 488.0),
            (238.0, 485.0),
            (226.0, 497.0),
            (214.0, 495.0),
        ]),
        &lip.bias(0.1),
    );
    s.line(
        &[(214.0, 486.0), (226.0, 487.0), (242.0, 483.0)],
        0x5a2030,
        1.8,
        0.8,
    );
    s.lit(
        &ellipse(346.0, 446.0, 14.0, 25.0).turned(8.0),
        &skin.clone().round(12.0, 1.1),
    );
    s.shade(&ellipse(344.0, 446.0, 6.0, 14.0), 0x8a4a50, 4.0, 0.7);
    s.flat(&ellipse(348.0, 478.0, 4.0, 5.5), 0xf4d070, 1.0);
    s.detail(244.0, 420.0, 60.0);
    s.detail(226.0, 484.0, 30.0);
}

fn front_hair(s: &mut Studio) {
    for i in 0..15 {
        let t = i as f32 / 14.0;
        let hair = strand(s, i).rim(0.7);
        s.lit(
            &limb(&[
                (252.0 + 10.0 * t, 344.0 - 26.0 * t, 5.0),
                (300.0 + 20.0 * t, 348.0 - 50.0 * t, 11.0),
                (362.0 + 20.0 * t, 380.0 - 50.0 * t, 12.0),
                (410.0, 460.0 - 60.0 * t, 8.0),
            ]),
            &hair,
        );
    }
}

fn flock(s: &mut Studio, ends: &[(f32, f32, f32)]) {
    let mut dice = Dice::new(6);
    let fly = |s: &mut Studio, place: Place, colour: Hex, flap: f32| {
        s.at(place, |s| {
            let feathers = s.mat(colour).round(8.0, 1.0).rim(0.7);
            s.lit(&beasts::flying_bird(flap), &feathers);
        });
    };
    for (i, &(x, y, turn)) in ends.iter().enumerate().step_by(2) {
        let place = at(x + 12.0, y - 6.0)
            .size(dice.range(0.7, 1.0))
            .turn(turn.clamp(-50.0, 20.0));
        fly(s, place, BROWNS[i % 4], dice.range(0.5, 1.1));
    }
    for i in 0..34 {
        let (x, y) = (dice.range(250.0, 600.0), dice.range(20.0, 470.0));
        let (size, turn, flap) = (
            dice.range(0.3, 0.85),
            dice.range(-50.0, 0.0),
            dice.range(0.4, 1.1),
        );
        let clear = (x - 400.0).hypot(y - 430.0) > 235.0;
        if clear && x > 300.0 - (300.0 - y) * 0.1 {
            fly(
                s,
                at(x, y).size(size).turn(turn),
                mix(BROWNS[i % 4], 0xb07c78, 0.3),
                flap,
            );
        }
    }
}

/// The one that comes back, white among the brown ones.
fn bringer(s: &mut Studio) {
    let place = at(128.0, 236.0).size(1.35).turn(14.0);
    s.at(place, |s| {
        let feathers = s
            .mat(0xfbf0e4)
            .round(9.0, 1.0)
            .texture(0.15, 0.05, 0.1)
            .rim(0.8);
        s.lit(&beasts::flying_bird(0.95), &feathers);
        s.flat(&ellipse(19.0, -5.0, 1.4, 1.4), 0x201820, 1.0);
        let horn = s.mat(0xb06a30).round(3.0, 1.0).wobble(0.2);
        s.lit(
            &limb(&[(26.0, 2.0, 2.6), (42.0, 4.0, 2.6), (58.0, 2.0, 2.6)]),
            &horn,
        );
        for i in 0..9 {
            let x = 27.0 + 3.8 * i as f32;
            s.line(&[(x, 4.0), (x, 15.0)], 0x9a5a28, 1.7, 1.0);
        }
        s.detail(24.0, 0.0, 50.0);
    });
}

fn ink(s: &mut Studio) {
    sky::far_birds(s, 9, (420.0, 30.0), (590.0, 140.0), 0x5a4058, 4);
}
