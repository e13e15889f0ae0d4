//! A hare in a coat fishes from a paper boat. The stars have gone from the sky and lie in the sea;
//! the one on the line hangs upside down, and it is the only light.

use crate::prelude::*;

pub(super) const CARD: Card =
    Card::new("star_fisher", Palette::NightBlue, Framing::SideView, scene)
        .ink(ink)
        .flow(flow);

const HORIZON: f32 = 560.0;
const CATCH: Point = (486.0, 452.0);
const ROD_TIP: Point = (482.0, 296.0);
const BOAT: (f32, f32) = (268.0, 742.0);

fn flow(x: f32, y: f32) -> f32 {
    if y > HORIZON {
        flow::level(x, y)
    } else {
        flow::swirl(CATCH, x, y)
    }
}

fn scene(s: &mut Studio) {
    s.key(Light::Lamp(CATCH.0, CATCH.1, 120.0));
    s.rim_from(0.8, -0.5);
    let t = s.tones;

    sky::gradient_sky(
        s,
        &[0x08122c, 0x0e2a48, 0x1c4e62, 0x3f7c7c, 0x86a890],
        HORIZON,
        0x6a98a0,
        0.25,
    );
    sky::cloud(s, 90.0, 380.0, 330.0, 90.0, 3);
    sky::cloud(s, 520.0, 548.0, 420.0, 70.0, 8);
    sky::cloud(s, 130.0, 552.0, 300.0, 46.0, 5);
    s.glow(CATCH.0, CATCH.1, 330.0, t.lamp, 0.2);

    water::sea(s, HORIZON);
    water::glitter(s, CATCH.0, HORIZON, 70.0, t.light);
    sunken_stars(s);

    let boat = at(BOAT.0, BOAT.1).size(1.08);
    let shade = poly(&[
        (70.0, 705.0),
        (470.0, 695.0),
        (390.0, 850.0),
        (150.0, 850.0),
    ]);
    s.shade(&shade, 0x0c2038, 16.0, 0.7);
    things::paper_boat_back(s, boat);
    let pail = at(150.0, 672.0).size(0.8);
    things::bucket(s, pail, t.stone);
    sky::bright_star(s, 146.0, 630.0, 11.0, 20.0, t.lamp);
    fisher(s);
    things::paper_boat_front(s, boat);
    waterline(s);

    // The catch, hanging by one leg.
    s.glow(CATCH.0, CATCH.1, 120.0, t.lamp, 0.6);
    s.glow(CATCH.0, CATCH.1, 46.0, t.light, 0.8);
    let gold = s
        .ramp(&[0xe8a850, 0xffe49a, 0xfffbe6])
        .round(16.0, 0.7)
        .bias(0.2);
    s.lit(&star(CATCH.0, CATCH.1, 34.0, 5, 0.46).turned(180.0), &gold);
    s.detail(CATCH.0, CATCH.1, 40.0);
}

fn sunken_stars(s: &mut Studio) {
    let mut dice = Dice::new(4);
    for i in 0..70 {
        let near = dice.unit().powf(0.8);
        let (x, y) = (dice.range(8.0, 592.0), 610.0 + 285.0 * near);
        let k = dice.range(0.5, 1.0) * (0.4 + 0.6 * near);
        if i % 5 == 0 {
            s.glow(x, y, 26.0 * k + 5.0, 0x8fe8e0, 0.4);
            s.flat(
                &star(x, y, 10.0 * k, 5, 0.42).turned(k * 90.0),
                0xfff4cc,
                0.9,
            );
        } else {
            s.glow(x, y, 9.0 * k, 0x8fe8e0, 0.4 * k);
            s.glow(x, y, 2.2, 0xfff6d0, k);
        }
    }
}

fn fisher(s: &mut Studio) {
    let t = s.tones;
    s.at(at(262.0, 690.0).size(1.5), |s| {
        let wool = s.mat(0x3f8a86).round(8.0, 1.15).texture(0.1, 0.08, 0.08);
        s.lit(
            &limb(&[
                (-8.0, -82.0, 6.0),
                (-34.0, -74.0, 7.0),
                (-58.0, -84.0, 7.0),
                (-82.0, -72.0, 5.0),
            ]),
            &wool,
        );
        beasts::hare(s, at(0.0, 0.0), 0xb07c50, Some(t.red));
        s.lit(
            &blob(&[
                (-14.0, -88.0),
                (-12.0, -76.0),
                (10.0, -69.0),
                (32.0, -76.0),
                (31.0, -86.0),
                (10.0, -81.0),
            ]),
            &wool,
        );
    });
    let cane = s.mat(0x9a6a3a).round(4.0, 1.0).wobble(0.3);
    s.lit(
        &limb(&[
            (300.0, 642.0, 4.0),
            (370.0, 520.0, 3.2),
            (436.0, 384.0, 2.2),
            (ROD_TIP.0, ROD_TIP.1, 1.2),
        ]),
        &cane,
    );
    let sleeve = s
        .mat(t.red)
        .round(18.0, 1.2)
        .texture(0.12, 0.03, 0.012)
        .bias(0.04);
    s.lit(
        &limb(&[
            (262.0, 590.0, 18.0),
            (278.0, 634.0, 18.0),
            (318.0, 618.0, 12.0),
        ]),
        &sleeve,
    );
    let paw = s.mat(0xb07c50).round(10.0, 1.0).fur(1.6);
    s.lit(&ellipse(325.0, 612.0, 13.0, 11.0), &paw);
}

/// The sea comes up over the foot of the boat.
fn waterline(s: &mut Studio) {
    let water = rgb(s.tones.water[2]);
    s.repaint(|x, y, c| {
        let d = y - (738.0 + 4.0 * grain(x * 0.03, 1.0, 5));
        if !(0.0..60.0).contains(&d) {
            return c;
        }
        let sides = smooth(70.0, 160.0, x) * smooth(470.0, 390.0, x);
        c.blend(
            water,
            smooth(0.0, 14.0, d) * sides * (1.0 - smooth(24.0, 60.0, d)),
        )
    });
}

fn ink(s: &mut Studio) {
    s.line(
        &[ROD_TIP, (484.0, 350.0), (CATCH.0, CATCH.1 - 26.0)],
        0xfdf3d8,
        1.2,
        0.8,
    );
    for k in 0..3 {
        let k = k as f32;
        s.line(
            &[
                (326.0, 556.0 + 3.0 * k),
                (350.0, 552.0 + 7.0 * k),
                (370.0, 555.0 + 11.0 * k),
            ],
            0xfff0d0,
            0.9,
            0.55,
        );
    }
    newsprint(s);
    water::ripples(s, BOAT.0, 748.0, 340.0, 0xf2deb6);
}

/// Lines of print that can no longer be read.
fn newsprint(s: &mut Studio) {
    let mut dice = Dice::new(3);
    for k in 0..6 {
        let t = k as f32 / 6.0;
        let y = 640.0 + 14.0 * k as f32;
        let left = (
            (108.0 + 14.0 * k as f32, y + 4.0),
            (256.0, y + 36.0 - 8.0 * t),
        );
        let right = (
            (284.0, y + 40.0 - 8.0 * t),
            (424.0 - 11.0 * k as f32, y + 2.0),
        );
        for (from, to) in [left, right] {
            let along = |x: f32| lerp(from.1, to.1, (x - from.0) / (to.0 - from.0));
            let mut x: f32 = from.0;
            while x < to.0 - 6.0 {
                let end = (x + dice.range(8.0, 24.0)).min(to.0);
                s.line(&[(x, along(x)), (end, along(end))], 0x54486a, 1.0, 0.45);
                x = end + dice.range(3.0, 7.0);
            }
        }
    }
}
