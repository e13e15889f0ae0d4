//! A clock tower stands in the sea, its lit dial without hands: paler shapes show where they were.
//! Two boats row away with them. High up, the bell rope is still swinging, and the bell with it.

use std::f32::consts::TAU;

use crate::prelude::*;

pub(super) const CARD: Card = Card::new("clock_rowers", Palette::SepiaInk, Framing::Wide, scene)
    .ink(ink)
    .flow(flow);

const DIAL: Point = (348.0, 346.0);
const RADIUS: f32 = 188.0;
/// The ledge under the belfry.
const LEDGE: f32 = 112.0;
const SEA: f32 = 588.0;

const INK: Hex = 0x241810;
const GLASS: Hex = 0xfff2cc;

fn flow(x: f32, y: f32) -> f32 {
    if y > SEA {
        flow::level(x, y)
    } else {
        flow::swirl(DIAL, x, y)
    }
}

fn scene(s: &mut Studio) {
    s.key(Light::From(-0.5, -0.7, 0.5));
    sky::gradient_sky(
        s,
        &[0x4a3624, 0x6c5234, 0x94744a, 0xc8a878, 0xe8d0a0],
        SEA,
        0x3a2818,
        0.5,
    );
    sky::cloud_of(
        s,
        (80.0, 300.0),
        (420.0, 130.0),
        &[0x4a3624, 0x7a5c3c, 0xac8858, 0xdcbc88],
        0.8,
        4,
    );
    sky::cloud_of(
        s,
        (30.0, 500.0),
        (360.0, 90.0),
        &[0x6a4e30, 0x9a7a50, 0xccac78, 0xf0d8a8],
        0.8,
        7,
    );
    tower(s);
    dial(s);
    bell(s);
    water(s);
    far_boat(s);
    near_boat(s);
}

fn tower(s: &mut Studio) {
    let stone = s
        .mat(0x5c452e)
        .round(30.0, 0.9)
        .texture(0.3, 0.02, 0.03)
        .rim(0.5);
    // The belfry rises out of the picture.
    s.lit(
        &poly(&[
            (108.0, SEA + 30.0),
            (116.0, LEDGE + 36.0),
            (90.0, LEDGE + 24.0),
            (92.0, LEDGE),
            (150.0, LEDGE - 6.0),
            (152.0, -30.0),
            (546.0, -30.0),
            (548.0, LEDGE - 6.0),
            (606.0, LEDGE),
            (608.0, LEDGE + 24.0),
            (582.0, LEDGE + 36.0),
            (594.0, SEA + 30.0),
        ]),
        &stone,
    );
    let mut dice = Dice::new(5);
    // Courses of stone, here and there a block of its own colour.
    for row in 0..15 {
        let y = LEDGE + 38.0 + 30.0 * row as f32;
        let mut x = 116.0 + if row % 2 == 0 { 0.0 } else { 24.0 };
        while x < 580.0 {
            let w = dice.range(40.0, 62.0);
            let away = (x + w / 2.0 - DIAL.0).hypot(y + 14.0 - DIAL.1);
            if away > RADIUS + 26.0 {
                let k = dice.range(-0.14, 0.1);
                let block = s
                    .mat(dice.pick(&[0x5c452e, 0x66503a, 0x503c28, 0x6e5638]))
                    .round(5.0, 0.8)
                    .texture(0.2, 0.05, 0.05)
                    .bias(k)
                    .wobble(1.2);
                s.lit(
                    &rect(x + 1.5, y + 1.5, (w - 3.0).min(582.0 - x), 26.0),
                    &block,
                );
            }
            x += w;
        }
    }
    let ledge = s.mat(0x7a6040).round(8.0, 1.1).texture(0.2, 0.03, 0.03);
    s.lit(&rect(88.0, LEDGE, 522.0, 22.0), &ledge);
    s.lit(
        &rect(104.0, LEDGE + 20.0, 490.0, 14.0),
        &ledge.clone().bias(-0.14),
    );
    // Weed and wet stone at the waterline.
    s.shade(&rect(96.0, 548.0, 520.0, 60.0), 0x3a3020, 14.0, 0.8);
    // Light of the dial on the stone round it.
    s.glow(DIAL.0, DIAL.1, 250.0, 0xf4c468, 0.5);
}

/// A hand of the clock, pointing up from its hub at the origin, 100 long.
fn hand(width: f32) -> Shape {
    let w = width;
    blob(&[
        (-w * 0.9, 14.0),
        (-w * 0.75, -10.0),
        (-w * 0.6, -38.0),
        (-w * 1.5, -56.0),
        (-w * 1.3, -70.0),
        (-w * 0.35, -78.0),
        (-w * 0.7, -84.0),
        (0.0, -102.0),
        (w * 0.7, -84.0),
        (w * 0.35, -78.0),
        (w * 1.3, -70.0),
        (w * 1.5, -56.0),
        (w * 0.6, -38.0),
        (w * 0.75, -10.0),
        (w * 0.9, 14.0),
        (0.0, 20.0),
    ])
    .with_hole(&blob(&[
        (0.0, -74.0),
        (w * 0.7, -64.0),
        (0.0, -50.0),
        (-w * 0.7, -64.0),
    ]))
}

fn dial(s: &mut Studio) {
    let (x, y) = DIAL;
    let frame = s
        .ramp(&[0x1c120a, 0x3c2814, 0x6e4c28, 0xd0a460])
        .round(12.0, 1.3)
        .wobble(0.4);
    s.shade(
        &ellipse(x + 8.0, y + 12.0, RADIUS + 30.0, RADIUS + 30.0),
        INK,
        10.0,
        0.7,
    );
    s.lit(&ellipse(x, y, RADIUS + 26.0, RADIUS + 26.0), &frame);
    let glass = s.flat(&ellipse(x, y, RADIUS, RADIUS), 0xf8e4b0, 1.0);
    s.fill(&glass, |u, v, _| {
        let d = (u - x).hypot(v - y) / RADIUS;
        let smoke = warp(u * 0.01, v * 0.01, 4, 8, 1.2);
        rgb(0xfae4ac)
            .blend(rgb(0xeabc6c), sat(0.1 + d * d * 0.8 + 0.24 * smoke))
            .blend(rgb(0xb47c38), smooth(0.86, 1.03, d) * 0.8)
    });
    // Where the hands kept the soot away.
    for (turn, k, w) in [(-58.0, 1.08, 11.0), (34.0, 1.62, 8.5)] {
        let ghost = hand(w).placed(at(x, y).size(k).turn(turn));
        s.tint(&glass, &ghost, 0xfff6dc, 1.6, 0.6);
    }
    // Four struts of the frame, twelve marks, sixty studs.
    for i in 0..60 {
        let a = i as f32 / 60.0 * TAU;
        let (sin, cos) = a.sin_cos();
        let p = |r: f32| (x + RADIUS * r * sin, y - RADIUS * r * cos);
        if i % 5 == 0 {
            let w = if i % 15 == 0 { 7.5 } else { 5.0 };
            let (a, b) = (p(0.74), p(0.9));
            s.flat(&limb(&[(a.0, a.1, w * 0.5), (b.0, b.1, w)]), INK, 0.95);
        } else {
            let c = p(0.87);
            s.flat(&ellipse(c.0, c.1, 2.4, 2.4), INK, 0.8);
        }
    }
    for r in [0.95, 0.68] {
        let ring = ellipse(x, y, RADIUS * r, RADIUS * r).with_hole(&ellipse(
            x,
            y,
            RADIUS * r - 2.4,
            RADIUS * r - 2.4,
        ));
        s.flat(&ring, INK, 0.75);
    }
    // The bare pin.
    s.shade(&ellipse(x + 5.0, y + 7.0, 15.0, 15.0), 0x8c5c24, 3.0, 0.8);
    s.lit(&ellipse(x, y, 13.0, 13.0), &frame.clone().round(6.0, 1.3));
    s.flat(&ellipse(x, y, 4.0, 4.0), INK, 0.9);
    s.glow(x, y, 230.0, 0xffdc90, 0.22);
}

/// The bell in its opening above the ledge, tilted, and its rope out in mid-swing.
fn bell(s: &mut Studio) {
    let dark = s.flat(&window(348.0, LEDGE, 236.0, 240.0), INK, 1.0);
    s.tint(
        &dark,
        &ellipse(348.0, LEDGE, 110.0, 60.0),
        0x7a5024,
        12.0,
        0.6,
    );
    let metal = s
        .ramp(&[0x2a1c10, 0x6a4820, 0xb88840, 0xf4d898])
        .round(16.0, 1.2);
    s.lit(
        &blob(&[
            (318.0, -12.0),
            (348.0, -24.0),
            (378.0, -12.0),
            (388.0, 28.0),
            (396.0, 62.0),
            (420.0, 92.0),
            (348.0, 100.0),
            (276.0, 92.0),
            (300.0, 62.0),
            (308.0, 28.0),
        ])
        .turned(20.0),
        &metal,
    );
    s.line(
        &[
            (322.0, 92.0),
            (258.0, 118.0),
            (176.0, 134.0),
            (104.0, 196.0),
            (58.0, 286.0),
            (30.0, 392.0),
        ],
        0x2a1c10,
        6.4,
        1.0,
    );
    s.line(
        &[
            (322.0, 91.0),
            (258.0, 117.0),
            (176.0, 133.0),
            (104.0, 195.0),
            (57.0, 285.0),
            (29.0, 391.0),
        ],
        0xc8a468,
        3.2,
        1.0,
    );
    let tuft = s.mat(0x94402c).round(6.0, 1.1).texture(0.2, 0.1, 0.03);
    s.lit(
        &limb(&[
            (32.0, 382.0, 5.0),
            (27.0, 398.0, 10.0),
            (22.0, 420.0, 6.0),
            (15.0, 452.0, 11.0),
        ]),
        &tuft,
    );
    s.detail(24.0, 420.0, 36.0);
}

/// Dark water with the dial broken up in it.
fn water(s: &mut Studio) {
    s.reflect(SEA, 760.0, 0x4a3624, 12.0);
    let deep = rgb(0x2a1e16);
    s.repaint(|x, y, c| {
        if y < SEA {
            return c;
        }
        let d = (y - SEA) / (900.0 - SEA);
        let swell = fbm(x * 0.008 / (0.3 + d), (y - SEA) * 0.05 / (0.25 + d), 3, 9);
        let c = c.blend(deep, sat(0.04 + 0.4 * d + 0.6 * swell));
        c.screen(rgb(0xf4d8a0) * (smooth(0.16, 0.42, swell) * 0.22 * (1.0 - 0.4 * d)))
    });
    s.shade(&rect(90.0, SEA - 4.0, 520.0, 8.0), INK, 4.0, 0.8);
}

fn rower(s: &mut Studio, x: f32, y: f32, size: f32, coat: Hex, lean: f32) {
    let who = people::Person::new(coat)
        .legs(0x2a2018)
        .hat(people::Hat::Cap, 0x3a2a1c);
    people::seated(s, at(x, y).size(size).turn(lean), &who);
}

/// The smaller boat has the hour hand, upright like a mast.
fn far_boat(s: &mut Studio) {
    s.at(at(404.0, 656.0).size(0.82), |s| {
        s.shade(&ellipse(0.0, 12.0, 96.0, 10.0), INK, 6.0, 0.7);
        let iron = s.mat(0x2e2018).round(4.0, 1.2).rim(0.9).wobble(0.3);
        s.lit(
            &hand(12.0).placed(at(14.0, -4.0).size(1.24).turn(14.0)),
            &iron,
        );
        rower(s, -34.0, -14.0, 0.78, 0x5c4a34, -16.0);
        things::rowing_boat(s, at(0.0, 0.0), 0x5c3c22);
        s.line(
            &[(-16.0, -30.0), (-44.0, 4.0), (-58.0, 22.0)],
            0x8c6838,
            4.0,
            1.0,
        );
    });
}

/// The larger boat, nearer to us, has the long one laid across it from end to end and beyond.
fn near_boat(s: &mut Studio) {
    s.at(at(244.0, 798.0).size(1.85), |s| {
        s.shade(&ellipse(4.0, 14.0, 100.0, 11.0), INK, 6.0, 0.8);
        rower(s, -42.0, -13.0, 0.72, 0x6c4c34, -18.0);
        rower(s, 6.0, -12.0, 0.72, 0x94402c, -18.0);
        // A boy in the bow keeps watch with a lamp.
        let boy = people::Person::new(0x4c5c64).hair(0x2a1a12);
        people::bust(s, at(56.0, -15.0).size(0.82), &boy);
        things::lantern(s, at(80.0, -56.0).size(0.5), INK);
        s.line(&[(74.0, -22.0), (80.0, -56.0)], 0x3a2818, 2.0, 1.0);
        things::rowing_boat(s, at(0.0, 0.0), 0x7a4c28);
        // The minute hand across the gunwales, its hub trailing.
        let iron = s
            .ramp(&[0x140c08, 0x1e140e, 0x30241a, 0x94744a])
            .round(3.0, 1.3)
            .wobble(0.3);
        s.shade(
            &limb(&[(-90.0, -6.0, 4.0), (80.0, -26.0, 4.0)]),
            INK,
            3.0,
            0.6,
        );
        s.lit(
            &hand(4.6).placed(at(-106.0, -8.0).size(2.06).turn(81.0)),
            &iron,
        );
        for (x, y) in [(-22.0, -28.0), (26.0, -26.0)] {
            s.lit(
                &limb(&[(x, y, 1.6), (x - 26.0, 8.0, 1.6), (x - 38.0, 20.0, 1.6)]),
                &s.mat(0xa07c44).round(2.0, 1.1).wobble(0.2),
            );
            s.lit(
                &limb(&[
                    (x - 36.0, 17.0, 2.0),
                    (x - 46.0, 28.0, 4.6),
                    (x - 50.0, 32.0, 3.0),
                ]),
                &s.mat(0xa07c44).round(3.0, 1.1).wobble(0.2),
            );
        }
        s.detail(0.0, -40.0, 66.0);
    });
    s.glow(392.0, 720.0, 46.0, 0xf4c468, 0.5);
}

fn ink(s: &mut Studio) {
    for (k, alpha) in [(0.0, 0.6), (22.0, 0.4), (44.0, 0.22)] {
        s.line(
            &[(30.0 + k, 462.0), (52.0 + k, 458.0), (74.0 + k, 448.0)],
            GLASS,
            1.6,
            alpha,
        );
    }
    for (x, y, w) in [
        (100.0, 850.0, 60.0),
        (190.0, 862.0, 60.0),
        (420.0, 816.0, 50.0),
        (330.0, 676.0, 40.0),
    ] {
        water::ripples(s, x, y, w, GLASS);
    }
    sky::far_birds(s, 4, (20.0, 110.0), (100.0, 200.0), INK, 3);
}
