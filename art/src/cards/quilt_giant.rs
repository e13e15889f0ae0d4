//! A giant sleeps as a landscape under a quilt of fields. Somebody with a lamp stands on the tip of
//! the nose. Behind the ear there is a tiny door, and it is lit.

use crate::prelude::*;

pub(super) const CARD: Card =
    Card::new("quilt_giant", Palette::NightBlue, Framing::Wide, scene).flow(flow);

const LAMP: Point = (341.0, 362.0);
const EAR: Point = (452.0, 640.0);

fn flow(x: f32, y: f32) -> f32 {
    flow::swirl((440.0, -120.0), x, y)
}

fn scene(s: &mut Studio) {
    s.key(Light::Lamp(380.0, 240.0, 220.0));
    s.rim_from(0.1, -0.95);
    let t = s.tones;
    sky::sky(s, 2, 640.0, 0.3);
    sky::stars(s, 150, 430.0, 0xfff6dc, 8);
    milky_way(s);
    for (i, (y, colour)) in [(520.0, t.ground[0]), (570.0, t.ground[1])]
        .into_iter()
        .enumerate()
    {
        let far = s
            .mat(colour)
            .round(50.0, 0.5)
            .rim(0.3)
            .texture(0.12, 0.01, 0.03);
        s.lit(&land::ridge_line(y, 60.0, 0.007, 60 + i as u32), &far);
        s.mist(y + 10.0, y + 80.0, t.mist, 0.3);
    }
    sleeper(s);
    hair(s);
    ear(s);
    quilt(s);
    let who = people::Person::new(t.red).arms(people::Arms::OneUp);
    people::walker(s, at(308.0, 432.0).size(0.62), &who);
    things::lantern(s, at(323.0, 372.0).size(0.5), t.dark);
    s.glow(LAMP.0 - 18.0, LAMP.1 + 22.0, 130.0, t.lamp, 0.35);
    s.detail(312.0, 400.0, 44.0);
}

fn milky_way(s: &mut Studio) {
    s.repaint(|x, y, c| {
        let across = (x - 300.0) * 0.5 + (y - 200.0) * 0.86;
        let band = (-(across / 90.0).powi(2)).exp() * smooth(470.0, 200.0, y);
        let dust = 0.5 + 0.5 * warp(x * 0.008, y * 0.008, 4, 12, 1.4);
        c.screen(rgb(0x9ac8d8) * (band * dust * 0.34))
    });
}

/// The reclining profile: chest, throat, chin, lips, nose, brow.
fn sleeper(s: &mut Studio) {
    let up = -78.0;
    let outline: Vec<Point> = [
        (-60.0, 690.0),
        (-20.0, 640.0),
        (40.0, 612.0),
        (92.0, 640.0),
        (126.0, 672.0),
        (146.0, 650.0),
        (160.0, 606.0),
        (182.0, 588.0),
        (204.0, 596.0),
        (214.0, 606.0),
        (224.0, 590.0),
        (238.0, 582.0),
        (246.0, 592.0),
        (252.0, 584.0),
        (266.0, 574.0),
        (276.0, 586.0),
        (284.0, 580.0),
        (286.0, 548.0),
        (292.0, 518.0),
        (306.0, 508.0),
        (320.0, 522.0),
        (340.0, 560.0),
        (360.0, 588.0),
        (380.0, 584.0),
        (402.0, 560.0),
        (440.0, 548.0),
        (490.0, 556.0),
        (540.0, 590.0),
        (600.0, 650.0),
        (680.0, 720.0),
        (680.0, 1060.0),
        (-60.0, 1060.0),
    ]
    .iter()
    .map(|p| (p.0, p.1 + up))
    .collect();
    s.at(at(0.0, up), |s| {
        let skin = s
            .mat(0x8aa890)
            .round(150.0, 1.0)
            .texture(0.16, 0.012, 0.014)
            .rim(0.9)
            .wobble(0.8);
        let raised: Vec<Point> = outline.iter().map(|p| (p.0, p.1 - up)).collect();
        let face = s.lit(&blob(&raised), &skin);
        s.shade_on(
            &face,
            &ellipse(362.0, 628.0, 34.0, 20.0),
            0x2a4a60,
            12.0,
            0.75,
        );
        let lid = s.mat(0x94b098).round(18.0, 1.0).rim(0.3).blur(2.0);
        s.lit(
            &blob(&[
                (336.0, 632.0),
                (350.0, 616.0),
                (370.0, 612.0),
                (390.0, 622.0),
                (396.0, 636.0),
                (370.0, 648.0),
                (348.0, 646.0),
            ]),
            &lid,
        );
        s.line(
            &[
                (334.0, 634.0),
                (350.0, 650.0),
                (372.0, 654.0),
                (398.0, 640.0),
            ],
            0x14283c,
            3.2,
            0.85,
        );
        for i in 0..7 {
            let u = i as f32 / 6.0;
            let (x, y) = (
                lerp(338.0, 394.0, u),
                640.0 + 13.0 * (1.0 - (2.0 * u - 1.0).powi(2)),
            );
            s.line(
                &[(x, y), (x + (u - 0.5) * 8.0, y + 10.0)],
                0x14283c,
                1.8,
                0.8,
            );
        }
        let hollow = |s: &mut Studio, joints: &[(f32, f32, f32)], blur: f32, k: f32| {
            s.shade_on(&face, &limb(joints), 0x20405a, blur, k);
        };
        hollow(
            s,
            &[
                (398.0, 592.0, 4.0),
                (420.0, 606.0, 6.0),
                (424.0, 634.0, 3.0),
            ],
            5.0,
            0.6,
        );
        hollow(
            s,
            &[
                (320.0, 552.0, 3.0),
                (322.0, 584.0, 6.0),
                (306.0, 604.0, 4.0),
            ],
            6.0,
            0.6,
        );
        hollow(s, &[(296.0, 562.0, 5.0), (304.0, 570.0, 5.0)], 3.0, 0.9);
        hollow(
            s,
            &[
                (150.0, 690.0, 10.0),
                (230.0, 740.0, 18.0),
                (340.0, 770.0, 22.0),
                (420.0, 760.0, 10.0),
            ],
            22.0,
            0.8,
        );
        s.line(
            &[(246.0, 593.0), (258.0, 612.0), (264.0, 634.0)],
            0x1a3048,
            3.0,
            0.75,
        );
        for (x, y) in [(240.0, 602.0), (266.0, 596.0)] {
            s.tint(&face, &ellipse(x, y, 10.0, 15.0), 0xb08880, 6.0, 0.5);
        }
        s.tint(
            &face,
            &ellipse(300.0, 680.0, 46.0, 36.0),
            0xc89a88,
            22.0,
            0.35,
        );
        s.detail(366.0, 640.0, 40.0);
        s.detail(255.0, 600.0, 24.0);
    });
}

/// A forest that flows off the brow.
fn hair(s: &mut Studio) {
    let mut dice = Dice::new(5);
    let greens = [0x23504a, 0x2f6450, 0x1c4048, 0x3f7858];
    for i in 0..40 {
        let u = i as f32 / 39.0;
        let x = lerp(424.0, 520.0, u) + dice.range(-16.0, 16.0);
        let y = lerp(484.0, 572.0, u) + dice.range(-14.0, 40.0);
        let lock = s
            .mat(dice.pick(&greens))
            .round(12.0, 1.1)
            .texture(0.2, 0.05, 0.02)
            .rim(0.7);
        let (dx, dy) = (dice.range(0.0, 30.0), dice.range(0.0, 40.0));
        s.lit(
            &limb(&[
                (x, y, 5.0),
                (x + 50.0 + dx, y + 10.0 + dy, 11.0),
                (x + 110.0 + dx, y + 110.0 + dy, 12.0),
                (x + 130.0 + dx, y + 300.0, 5.0),
            ]),
            &lock,
        );
    }
    let mut trees: Vec<(f32, f32)> = (0..46)
        .map(|_| {
            let x = dice.range(408.0, 640.0);
            let brow = if x < 540.0 {
                lerp(474.0, 512.0, ((x - 440.0) / 100.0).max(0.0))
            } else {
                lerp(512.0, 612.0, (x - 540.0) / 100.0)
            };
            (x, brow + dice.range(-4.0, 60.0))
        })
        .collect();
    trees.sort_by(|a, b| a.1.total_cmp(&b.1));
    for (x, y) in trees {
        plants::pine(s, at(x, y).size(dice.range(0.14, 0.27)), dice.pick(&greens));
    }
}

fn ear(s: &mut Studio) {
    let t = s.tones;
    let (x, y) = EAR;
    let lobe = s.mat(0x7f9f8a).round(18.0, 1.1);
    s.lit(
        &blob(&[
            (x - 22.0, y),
            (x - 6.0, y - 32.0),
            (x + 26.0, y - 28.0),
            (x + 32.0, y + 4.0),
            (x + 12.0, y + 38.0),
            (x - 10.0, y + 34.0),
        ]),
        &lobe,
    );
    s.shade(
        &blob(&[
            (x - 6.0, y),
            (x + 8.0, y - 16.0),
            (x + 16.0, y + 2.0),
            (x + 2.0, y + 22.0),
        ]),
        0x203a50,
        4.0,
        0.7,
    );
    let (dx, dy) = (x + 52.0, y + 14.0);
    s.glow(dx, dy, 44.0, t.lamp, 0.55);
    buildings::door(s, at(dx, dy).size(0.36), t.red, t.dark, 0.6);
    s.detail(dx, dy, 26.0);
}

fn quilt(s: &mut Studio) {
    let fields = [0x3c5f52, 0x6a8a4a, 0xb09a4c, 0x2f5560, 0x8a6a48, 0x4f7a58];
    let hem = |x: f32, row: f32| {
        720.0 + row * 56.0 + 26.0 * (x * 0.011 + row * 0.7).sin()
            - 44.0 * (-((x - 20.0) / 150.0).powi(2)).exp()
    };
    for row in 0..5usize {
        let r = row as f32;
        for k in 0..9usize {
            let x0 = -60.0 + k as f32 * 84.0 + r * 22.0;
            let (xm, x1) = (x0 + 42.0, x0 + 84.0);
            let patch = s
                .mat(fields[(row * 5 + k * 2 + row * k) % 6])
                .round(24.0, 0.8)
                .texture(0.24, 0.03, 0.09)
                .rim(0.35)
                .bias(-0.02 - 0.03 * r);
            s.lit(
                &blob(&[
                    (x0, hem(x0, r)),
                    (xm, hem(xm, r) - 3.0),
                    (x1, hem(x1, r)),
                    (x1 + 18.0, hem(x1 + 18.0, r + 1.0) + 3.0),
                    (xm + 18.0, hem(xm + 18.0, r + 1.0)),
                    (x0 + 18.0, hem(x0 + 18.0, r + 1.0) + 3.0),
                ]),
                &patch,
            );
        }
    }
    let t = s.tones;
    for (x, y, size) in [
        (120.0, 800.0, 0.26),
        (300.0, 842.0, 0.3),
        (470.0, 806.0, 0.24),
        (214.0, 886.0, 0.36),
        (60.0, 866.0, 0.3),
    ] {
        buildings::house(s, at(x, y).size(size), t.cream, t.red, Some(t.lamp));
    }
}
