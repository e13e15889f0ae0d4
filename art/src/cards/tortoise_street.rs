//! A caravan of tortoises winds across the desert, each with a house on its shell; a child leans on a
//! chimney. The last shell, nearest to us, is bare, and lit from within.

use crate::prelude::*;

pub(super) const CARD: Card = Card::new(
    "tortoise_street",
    Palette::RustDesert,
    Framing::Perspective,
    scene,
)
.ink(ink)
.flow(flow);

const HORIZON: f32 = 330.0;
/// The second to last, whose house has the child.
const SECOND: (Point, f32) = ((196.0, 630.0), 1.16);
const LAST: (Point, f32) = ((372.0, 850.0), 1.72);

fn flow(x: f32, y: f32) -> f32 {
    if y > HORIZON {
        flow::slant(8.0, x, y)
    } else {
        flow::swirl((430.0, 300.0), x, y)
    }
}

fn scene(s: &mut Studio) {
    s.key(Light::From(0.7, -0.55, 0.45));
    sky::sky(s, 1, HORIZON + 30.0, 0.4);
    s.glow(440.0, 300.0, 220.0, 0xffe4a0, 0.45);
    s.soft(&ellipse(448.0, 268.0, 40.0, 40.0), 0xfff4d0, 3.0, 0.95);
    sky::cloud(s, 120.0, 150.0, 300.0, 70.0, 4);
    sand(s);
    caravan(s);
    stones(s);
}

fn sand(s: &mut Studio) {
    let mesa = s.mat(0xa85c50).round(20.0, 0.7).texture(0.3, 0.02, 0.06);
    s.veiled(0xf8c880, 0.5, |s| {
        s.lit(
            &blob(&[
                (-40.0, 350.0),
                (-20.0, 268.0),
                (70.0, 262.0),
                (96.0, 300.0),
                (160.0, 312.0),
                (200.0, 350.0),
            ]),
            &mesa,
        );
    });
    let ramp = Ramp::even(&[0xf8cc88, 0xe8a45c, 0xd0844a, 0xa85c3c, 0x7c4038]);
    s.repaint(|x, y, c| {
        if y < HORIZON {
            return c;
        }
        let d = (y - HORIZON) / (900.0 - HORIZON);
        let u = (x - 300.0) / (0.15 + d);
        let swell = fbm(u * 0.004, 2.6 / (0.2 + d), 4, 9);
        let ripple = ((y + 14.0 * (x * 0.012).sin() + 12.0 * grain(x * 0.01, y * 0.02, 3))
            / (2.6 + 8.0 * d))
            .sin();
        c.mix(
            ramp.at(0.9 * d + 0.2 * swell + 0.06 * ripple * d),
            smooth(HORIZON, HORIZON + 10.0, y),
        )
    });
    s.mist(HORIZON - 16.0, HORIZON + 40.0, 0xfde0a4, 0.6);
    // The track they leave, from the far turn down to us.
    let path = [
        (300.0, 366.0, 4.0),
        (470.0, 396.0, 9.0),
        (500.0, 452.0, 15.0),
        (330.0, 516.0, 24.0),
        (130.0, 600.0, 36.0),
        (150.0, 690.0, 52.0),
        (380.0, 800.0, 80.0),
        (640.0, 880.0, 110.0),
    ];
    s.shade(&limb(&path), 0xb06c58, 12.0, 0.5);
}

/// Far to near; each looks the way the track goes there.
fn caravan(s: &mut Studio) {
    let far = [
        ((300.0, 372.0), 0.19, true, 1),
        ((384.0, 384.0), 0.27, true, 2),
        ((492.0, 414.0), 0.38, true, 3),
        ((500.0, 486.0), 0.58, false, 4),
        ((352.0, 548.0), 0.80, false, 5),
    ];
    for (i, ((x, y), size, left, seed)) in far.into_iter().enumerate() {
        let veil = 0.5 - 0.12 * i as f32;
        s.veiled(0xf8cc90, veil.max(0.0), |s| {
            walker(s, (x, y), size, left, seed);
        });
    }
    let (place, size) = SECOND;
    walker(s, place, size, true, 6);
    child(s);
    bare(s);
}

fn walker(s: &mut Studio, (x, y): Point, size: f32, left: bool, seed: u64) {
    let shadow = Shadow {
        ground: y,
        lean: -1.5,
        length: 0.34,
        colour: 0x7a3c54,
        strength: 0.8,
    };
    s.casting(shadow, |s| {
        s.at(at(x, y).size(size).mirror(left), |s| {
            houses(s, seed);
            tortoise(s, false);
        });
    });
}

/// In profile, looking right: feet at the origin, 230 long, the shell 112 high.
fn tortoise(s: &mut Studio, lit: bool) {
    let hide = s
        .mat(0x8c7848)
        .round(13.0, 1.15)
        .texture(0.4, 0.12, 0.12)
        .rim(0.8)
        .wobble(0.8);
    let far = hide.clone().bias(-0.24);
    for (x, fx) in [(56.0, 74.0), (-52.0, -44.0)] {
        s.lit(
            &limb(&[(x, -40.0, 17.0), (fx, -18.0, 13.0), (fx + 4.0, -4.0, 13.0)]),
            &far,
        );
    }
    s.lit(
        &limb(&[
            (-88.0, -34.0, 8.0),
            (-108.0, -22.0, 4.0),
            (-116.0, -12.0, 1.2),
        ]),
        &hide,
    );
    // Neck in folds, and the head.
    let neck = s.lit(
        &limb(&[
            (70.0, -46.0, 18.0),
            (98.0, -56.0, 15.0),
            (120.0, -74.0, 13.0),
        ]),
        &hide,
    );
    for i in 0..6 {
        let k = i as f32;
        s.shade_on(
            &neck,
            &limb(&[
                (84.0 + 7.0 * k, -74.0 - 3.0 * k, 1.0),
                (90.0 + 7.0 * k, -54.0 - 4.0 * k, 1.6),
                (88.0 + 7.0 * k, -38.0 - 5.0 * k, 1.0),
            ]),
            0x4a2c38,
            1.0,
            0.7,
        );
    }
    s.lit(
        &blob(&[
            (108.0, -76.0),
            (112.0, -94.0),
            (128.0, -101.0),
            (146.0, -95.0),
            (155.0, -82.0),
            (151.0, -71.0),
            (136.0, -65.0),
            (116.0, -66.0),
        ]),
        &hide,
    );
    s.line(
        &[(154.0, -77.0), (142.0, -74.0), (132.0, -76.0)],
        0x4a2c30,
        1.8,
        0.8,
    );
    s.flat(&ellipse(137.0, -87.0, 4.4, 3.8), 0x2a1820, 1.0);
    s.flat(&ellipse(138.4, -88.6, 1.4, 1.2), 0xfff0d0, 1.0);
    shell(s, lit);
    for (x, fx) in [(74.0, 88.0), (-70.0, -64.0)] {
        let leg = s.lit(
            &limb(&[(x, -36.0, 19.0), (fx, -20.0, 15.0), (fx + 4.0, -5.0, 15.0)]),
            &hide,
        );
        for k in [-9.0, 0.0, 9.0] {
            s.tint(
                &leg,
                &ellipse(fx + 6.0 + k, -1.0, 3.4, 4.4),
                0xe8d8b0,
                0.8,
                0.9,
            );
        }
    }
    s.detail(136.0, -84.0, 26.0);
}

/// Dome of scutes; with light behind it, the seams and one little door glow.
fn shell(s: &mut Studio, lit: bool) {
    let horn = s
        .mat(if lit { 0x7a4434 } else { 0x8a5438 })
        .round(34.0, 1.15)
        .texture(0.25, 0.06, 0.06)
        .rim(0.9)
        .wobble(0.8);
    let dome = s.lit(
        &blob(&[
            (-100.0, -34.0),
            (-94.0, -64.0),
            (-66.0, -96.0),
            (-20.0, -112.0),
            (30.0, -110.0),
            (70.0, -90.0),
            (94.0, -60.0),
            (100.0, -36.0),
            (50.0, -26.0),
            (-50.0, -26.0),
        ]),
        &horn,
    );
    let seams: [&[Point]; 9] = [
        &[
            (-92.0, -62.0),
            (-56.0, -66.0),
            (-16.0, -70.0),
            (26.0, -70.0),
            (62.0, -64.0),
            (92.0, -58.0),
        ],
        &[(-56.0, -66.0), (-44.0, -88.0), (-32.0, -110.0)],
        &[(-16.0, -70.0), (-6.0, -92.0), (-4.0, -114.0)],
        &[(26.0, -70.0), (28.0, -92.0), (24.0, -112.0)],
        &[(62.0, -64.0), (58.0, -84.0), (46.0, -104.0)],
        &[(-72.0, -64.0), (-76.0, -46.0), (-70.0, -28.0)],
        &[(-36.0, -68.0), (-38.0, -48.0), (-34.0, -26.0)],
        &[(6.0, -70.0), (6.0, -48.0), (8.0, -26.0)],
        &[(46.0, -67.0), (48.0, -48.0), (46.0, -26.0)],
    ];
    for seam in seams {
        let path: Vec<(f32, f32, f32)> = seam
            .iter()
            .map(|p| (p.0, p.1, if lit { 2.4 } else { 1.8 }))
            .collect();
        if lit {
            s.tint(&dome, &limb(&path), 0xff9c40, 4.0, 0.9);
            s.tint(&dome, &limb(&path), 0xffe8a0, 0.6, 1.0);
        } else {
            s.shade_on(&dome, &limb(&path), 0x3a1c28, 1.2, 0.85);
        }
    }
    for (x, y) in [
        (-64.0, -82.0),
        (-26.0, -92.0),
        (10.0, -94.0),
        (44.0, -86.0),
        (-56.0, -46.0),
        (-14.0, -48.0),
        (28.0, -48.0),
        (68.0, -46.0),
    ] {
        s.tint(&dome, &ellipse(x, y, 9.0, 7.0), 0xd8a068, 4.0, 0.45);
    }
    let rim = s
        .mat(0xb8844c)
        .round(6.0, 1.2)
        .texture(0.2, 0.1, 0.1)
        .rim(0.7);
    let hem = s.lit(
        &limb(&[
            (-104.0, -32.0, 6.0),
            (-50.0, -24.0, 7.0),
            (50.0, -24.0, 7.0),
            (104.0, -34.0, 6.0),
        ]),
        &rim,
    );
    for i in 0..10 {
        let x = -88.0 + 19.0 * i as f32;
        s.shade_on(
            &hem,
            &limb(&[(x, -36.0, 0.9), (x + 3.0, -16.0, 0.9)]),
            0x4a2830,
            0.6,
            0.8,
        );
    }
}

/// Crooked houses on a shell, with lit windows and smoking chimneys.
fn houses(s: &mut Studio, seed: u64) {
    let t = s.tones;
    let mut dice = Dice::new(seed * 7 + 1);
    let walls = [0xf4dcb0, 0xe8b88c, 0xd89878, 0xf8ecd0];
    let roofs = [t.red, t.blue, 0xc06038, t.plum];
    let rows: [(f32, f32, f32); 3] = [
        (-44.0, -88.0, 0.72),
        (44.0, -88.0, 0.78),
        (0.0, -98.0, 1.06),
    ];
    for (x, y, size) in rows {
        let k = size * dice.range(0.92, 1.1);
        chimney(s, (x + 16.0 * k, y - 66.0 * k), k);
        buildings::house(
            s,
            at(x, y).size(k).turn(dice.range(-5.0, 5.0)),
            dice.pick(&walls),
            dice.pick(&roofs),
            Some(t.lamp),
        );
    }
    // A line of washing and a flower box, to live with.
    for (i, colour) in [t.cream, t.red, t.blue].into_iter().enumerate() {
        let x = -66.0 + 13.0 * i as f32;
        s.flat(&rect(x, -150.0 + 2.0 * i as f32, 9.0, 13.0), colour, 1.0);
    }
}

fn chimney(s: &mut Studio, (x, y): Point, k: f32) {
    let brick = s.mat(0x9c5038).round(4.0, 1.0).texture(0.3, 0.1, 0.2);
    s.lit(&rect(x - 6.0 * k, y - 40.0 * k, 12.0 * k, 46.0 * k), &brick);
    s.lit(&rect(x - 8.0 * k, y - 44.0 * k, 16.0 * k, 6.0 * k), &brick);
}

/// On the ridge of the nearest house, an arm round the chimney, looking back.
fn child(s: &mut Studio) {
    let ((x, y), size) = SECOND;
    let who = people::Person::new(0x2f7480).hair(0x4a2c20).legs(0xf0dcb0);
    s.at(at(x, y).size(size), |s| {
        people::child(s, at(-2.0, -190.0).size(0.5), &who);
        s.detail(-2.0, -214.0, 34.0);
    });
}

/// No house any more, or not yet: the shell itself is lived in.
fn bare(s: &mut Studio) {
    let ((x, y), size) = LAST;
    let shadow = Shadow {
        ground: y,
        lean: -1.5,
        length: 0.3,
        colour: 0x6a3450,
        strength: 0.85,
    };
    s.casting(shadow, |s| {
        s.at(at(x, y).size(size).flip(), |s| tortoise(s, true));
    });
    s.at(at(x, y).size(size).flip(), |s| {
        // A small arched door, ajar; its light falls on the flank and the sand.
        s.glow(-14.0, -52.0, 70.0, 0xffa848, 0.55);
        s.lit(
            &window(-14.0, -32.0, 27.0, 40.0),
            &s.mat(0x5a2c24).round(3.0, 1.1),
        );
        s.flat(&window(-14.0, -33.0, 21.0, 35.0), 0xffe49c, 1.0);
        s.soft(&ellipse(-14.0, -48.0, 6.0, 10.0), 0xfffbe8, 2.0, 0.9);
        s.lit(
            &poly(&[
                (-25.0, -33.0),
                (-25.0, -62.0),
                (-34.0, -58.0),
                (-34.0, -27.0),
            ]),
            &s.mat(0x2f7480).round(3.0, 1.0),
        );
        for (wx, wy) in [(46.0, -84.0), (-58.0, -82.0)] {
            s.flat(&ellipse(wx, wy, 6.0, 6.5), 0xffe49c, 1.0);
            s.glow(wx, wy, 22.0, 0xffb050, 0.6);
        }
        s.glow(-14.0, 6.0, 46.0, 0xffb860, 0.4);
        s.detail(-14.0, -48.0, 30.0);
    });
}

fn stones(s: &mut Studio) {
    for (x, y, w, h, seed) in [
        (40.0, 880.0, 90.0, 40.0, 3),
        (94.0, 892.0, 50.0, 22.0, 5),
        (584.0, 640.0, 60.0, 30.0, 8),
    ] {
        s.shade(&ellipse(x - 20.0, y, w * 0.7, 8.0), 0x6a3450, 6.0, 0.7);
        land::rock(s, (x, y), w, h, 0xb87858, seed);
    }
}

fn ink(s: &mut Studio) {
    // Smoke from the nearer chimneys.
    for (x, y, k) in [
        (176.0, 402.0, 1.0),
        (230.0, 448.0, 0.7),
        (366.0, 392.0, 0.6),
    ] {
        for (dx, alpha) in [(0.0, 0.6), (4.0, 0.4)] {
            s.line(
                &[
                    (x + dx, y),
                    (x + dx + 8.0 * k, y - 18.0 * k),
                    (x + dx - 2.0, y - 36.0 * k),
                    (x + dx + 14.0 * k, y - 60.0 * k),
                ],
                0xfff4e0,
                2.0,
                alpha,
            );
        }
    }
    sky::far_birds(s, 5, (220.0, 190.0), (330.0, 240.0), 0x6a3438, 5);
}
