//! An old photograph of a man in a suit. His head is a birdcage, and its hatch is open. The bird
//! sits on his shoulder with the key in its beak; on the wall, its shadow is still inside.

use crate::prelude::*;

pub(super) const CARD: Card = Card::new("cage_head", Palette::SepiaInk, Framing::Portrait, scene)
    .ink(ink)
    .flow(flow);

const TRAY: Point = (296.0, 486.0);
const HALF: f32 = 122.0;
const DOME: f32 = 250.0;
const TOP: f32 = 128.0;

fn flow(x: f32, y: f32) -> f32 {
    if y > 540.0 {
        flow::slant(70.0, x, y)
    } else {
        flow::swirl((300.0, 330.0), x, y)
    }
}

fn scene(s: &mut Studio) {
    s.key(Light::From(-0.65, -0.6, 0.5));
    sky::halo(
        s,
        (250.0, 330.0),
        640.0,
        &[0xd8bc8c, 0xc8a874, 0xa88450, 0x7a5630, 0x52361e],
    );
    s.repaint(|x, y, c| {
        let cloth = warp(x * 0.006, y * 0.006, 4, 3, 1.4);
        let stain = fbm(x * 0.02, y * 0.02, 3, 12);
        c.blend(rgb(0x6a4a2c), sat(0.14 + 0.22 * cloth + 0.08 * stain))
    });
    wall_shadow(s);
    inside_bars(s);
    suit(s);
    cage(s);
    bird(s);
    mount(s);
}

/// Where a bar is at a height: `u` from -1 to 1 across the cage.
fn bar(u: f32) -> Vec<Point> {
    let x = |k: f32| TRAY.0 + HALF * u * k;
    vec![
        (x(0.96), TRAY.1 - 4.0),
        (x(1.0), 400.0),
        (x(1.0), 320.0),
        (x(0.98), DOME),
        (x(0.86), 198.0),
        (x(0.56), 156.0),
        (x(0.18), TOP + 6.0),
        (TRAY.0, TOP),
    ]
}

/// The cage's shadow on the wall, and somebody in it.
fn wall_shadow(s: &mut Studio) {
    let (dx, dy) = (118.0, 34.0);
    let dark = 0x7a5634;
    for i in 0..9 {
        let u = (i as f32 / 4.0 - 1.0) * 0.98;
        let joints: Vec<(f32, f32, f32)> =
            bar(u).iter().map(|p| (p.0 + dx, p.1 + dy, 3.0)).collect();
        s.shade(&limb(&joints), dark, 3.5, 0.6);
    }
    s.shade(
        &limb(&[
            (TRAY.0 - HALF + dx, 370.0, 4.0),
            (TRAY.0 + HALF + dx, 370.0, 4.0),
        ]),
        dark,
        3.5,
        0.6,
    );
    let perched = blob(&[
        (-40.0, 14.0),
        (-14.0, -4.0),
        (2.0, -30.0),
        (20.0, -38.0),
        (30.0, -30.0),
        (46.0, -24.0),
        (32.0, -18.0),
        (28.0, 4.0),
        (8.0, 22.0),
        (-14.0, 18.0),
        (-52.0, 34.0),
    ]);
    s.shade(
        &perched.placed(at(TRAY.0 + dx + 36.0, 360.0).size(1.25)),
        dark,
        3.0,
        0.85,
    );
    s.shade(
        &blob(&[
            (330.0, 560.0),
            (420.0, 520.0),
            (540.0, 600.0),
            (640.0, 700.0),
            (640.0, 920.0),
            (330.0, 920.0),
        ]),
        dark,
        16.0,
        0.7,
    );
}

fn wire(s: &Studio) -> Material {
    s.ramp(&[0x3a2414, 0x7a5428, 0xc89a50, 0xf8e0a0, 0xfffbe4])
        .round(4.0, 1.3)
        .wobble(0.2)
}

/// The far side of the cage, its empty swing, a water cup.
fn inside_bars(s: &mut Studio) {
    let far = wire(s).bias(-0.28);
    for i in 0..8 {
        let u = (i as f32 + 0.5) / 4.0 - 1.0;
        let joints: Vec<(f32, f32, f32)> = bar(u * 0.92)
            .iter()
            .map(|p| (p.0, p.1 - 10.0, 2.2))
            .collect();
        s.lit(&limb(&joints), &far);
    }
    s.lit(
        &ellipse(TRAY.0, TRAY.1 - 8.0, HALF * 0.97, 22.0),
        &s.mat(0x5a4028).round(8.0, 0.6),
    );
    // The swing hangs askew, as if just left.
    let thin = wire(s).bias(-0.1);
    s.lit(
        &limb(&[(TRAY.0, TOP + 10.0, 1.8), (258.0, 352.0, 1.8)]),
        &thin,
    );
    s.lit(
        &limb(&[(TRAY.0, TOP + 10.0, 1.8), (318.0, 338.0, 1.8)]),
        &thin,
    );
    s.lit(
        &limb(&[(246.0, 355.0, 4.6), (330.0, 335.0, 4.6)]),
        &s.mat(0x9a6c3c).round(4.0, 1.1),
    );
    let feather = s.mat(0x7c94a0).round(4.0, 0.9).wobble(0.6);
    s.lit(
        &blob(&[
            (256.0, 470.0),
            (282.0, 452.0),
            (316.0, 448.0),
            (340.0, 456.0),
            (314.0, 468.0),
            (280.0, 474.0),
        ]),
        &feather,
    );
}

fn suit(s: &mut Studio) {
    let cloth = s
        .mat(0x4c3a30)
        .round(46.0, 1.1)
        .texture(0.2, 0.05, 0.012)
        .rim(0.8);
    let shirt = s.mat(0xf2e6c8).round(14.0, 0.9).texture(0.12, 0.03, 0.02);
    // Neck of starched linen.
    s.lit(
        &blob(&[
            (252.0, 516.0),
            (340.0, 516.0),
            (352.0, 560.0),
            (298.0, 600.0),
            (242.0, 560.0),
        ]),
        &shirt.clone().bias(-0.12),
    );
    let body = s.lit(
        &blob(&[
            (236.0, 556.0),
            (180.0, 580.0),
            (104.0, 606.0),
            (58.0, 652.0),
            (34.0, 740.0),
            (14.0, 860.0),
            (0.0, 960.0),
            (600.0, 960.0),
            (586.0, 860.0),
            (562.0, 740.0),
            (534.0, 650.0),
            (488.0, 604.0),
            (412.0, 578.0),
            (358.0, 556.0),
        ]),
        &cloth,
    );
    for x in [112.0, 484.0] {
        s.shade_on(
            &body,
            &limb(&[
                (x, 960.0, 7.0),
                (x + (300.0 - x) * 0.06, 800.0, 6.0),
                (x + (300.0 - x) * 0.02, 700.0, 2.0),
            ]),
            0x2a1c14,
            6.0,
            0.7,
        );
    }
    // Shirt front, waistcoat, tie.
    s.lit(
        &poly(&[
            (240.0, 548.0),
            (356.0, 548.0),
            (334.0, 760.0),
            (298.0, 830.0),
            (262.0, 760.0),
        ]),
        &shirt,
    );
    let waistcoat = s.mat(0x8c7450).round(16.0, 0.9).texture(0.2, 0.06, 0.06);
    let vest = s.lit(
        &poly(&[
            (250.0, 700.0),
            (298.0, 772.0),
            (346.0, 700.0),
            (380.0, 960.0),
            (216.0, 960.0),
        ]),
        &waistcoat,
    );
    for y in [800.0, 846.0, 892.0] {
        s.lit(&ellipse(298.0, y, 6.5, 6.5), &wire(s));
    }
    s.shade_on(&vest, &rect(296.0, 776.0, 4.0, 160.0), 0x3a2418, 1.5, 0.7);
    let tie = s.mat(0x8c3428).round(9.0, 1.1).texture(0.16, 0.05, 0.05);
    s.lit(
        &poly(&[
            (284.0, 602.0),
            (314.0, 602.0),
            (326.0, 716.0),
            (299.0, 776.0),
            (272.0, 716.0),
        ]),
        &tie,
    );
    s.lit(
        &blob(&[
            (276.0, 580.0),
            (322.0, 580.0),
            (316.0, 610.0),
            (282.0, 610.0),
        ]),
        &tie.clone().bias(0.06),
    );
    // Collar wings and lapels.
    for side in [-1.0, 1.0] {
        let x = |d: f32| 298.0 + side * d;
        s.lit(
            &poly(&[
                (x(4.0), 584.0),
                (x(54.0), 524.0),
                (x(66.0), 566.0),
                (x(36.0), 626.0),
            ]),
            &shirt.clone().bias(0.04),
        );
        s.lit(
            &poly(&[
                (x(62.0), 560.0),
                (x(112.0), 610.0),
                (x(126.0), 668.0),
                (x(96.0), 676.0),
                (x(104.0), 700.0),
                (x(40.0), 880.0),
                (x(34.0), 800.0),
                (x(50.0), 700.0),
            ]),
            &s.mat(0x5c4638)
                .round(12.0, 1.1)
                .texture(0.2, 0.05, 0.012)
                .rim(0.8),
        );
    }
    let linen = s.mat(0xf6ecd4).round(6.0, 1.0);
    s.lit(
        &poly(&[
            (422.0, 744.0),
            (438.0, 722.0),
            (452.0, 740.0),
            (466.0, 724.0),
            (478.0, 748.0),
        ]),
        &linen,
    );
    s.edges(&[(416.0, 748.0), (484.0, 752.0)], 0x2a1c14, 4.0, 0.8);
}

fn cage(s: &mut Studio) {
    let near = wire(s);
    for i in 0..9 {
        let u = i as f32 / 4.0 - 1.0;
        let k = 3.4 - 0.9 * u.abs();
        // The hatch takes the lower part of two bars away.
        let open = i == 5 || i == 6;
        let joints: Vec<(f32, f32, f32)> = bar(u)
            .iter()
            .skip(if open { 3 } else { 0 })
            .map(|p| (p.0, p.1, k))
            .collect();
        s.lit(&limb(&joints), &near);
        if open {
            s.lit(
                &limb(&[
                    (TRAY.0 + HALF * u, TRAY.1, k),
                    (TRAY.0 + HALF * u, 452.0, k),
                ]),
                &near,
            );
        }
    }
    for (y, k, bow) in [(450.0, 1.0, 15.0), (DOME, 0.98, 13.0), (178.0, 0.74, 9.0)] {
        let w = HALF * k;
        s.lit(
            &limb(&[
                (TRAY.0 - w, y - 2.0, 3.4),
                (TRAY.0 - w * 0.5, y + bow * 0.75, 3.8),
                (TRAY.0, y + bow, 4.0),
                (TRAY.0 + w * 0.5, y + bow * 0.75, 3.8),
                (TRAY.0 + w, y - 2.0, 3.4),
            ]),
            &near,
        );
    }
    let band = s
        .ramp(&[0x3a2414, 0x7a5428, 0xc89a50, 0xf8e0a0])
        .round(12.0, 1.1)
        .wobble(0.4);
    s.lit(
        &blob(&[
            (TRAY.0 - HALF - 8.0, TRAY.1 - 10.0),
            (TRAY.0 - 70.0, TRAY.1 + 4.0),
            (TRAY.0, TRAY.1 + 9.0),
            (TRAY.0 + 70.0, TRAY.1 + 4.0),
            (TRAY.0 + HALF + 8.0, TRAY.1 - 10.0),
            (TRAY.0 + HALF - 2.0, TRAY.1 + 20.0),
            (TRAY.0, TRAY.1 + 40.0),
            (TRAY.0 - HALF + 2.0, TRAY.1 + 20.0),
        ]),
        &band,
    );
    s.lit(&ellipse(TRAY.0, TOP - 2.0, 13.0, 10.0), &band);
    let ring =
        ellipse(TRAY.0, TOP - 30.0, 20.0, 22.0).with_hole(&ellipse(TRAY.0, TOP - 30.0, 13.0, 15.0));
    s.lit(&ring, &near);
    hatch(s);
    for (x, y) in [
        (250.0, 220.0),
        (340.0, 220.0),
        (240.0, 340.0),
        (340.0, 340.0),
        (250.0, 440.0),
        (440.0, 360.0),
    ] {
        s.detail(x, y, 66.0);
    }
}

/// The little door, swung out to the right.
fn hatch(s: &mut Studio) {
    let near = wire(s);
    let (x0, x1, y0, y1) = (392.0, 476.0, 268.0, 452.0);
    let slip = 16.0;
    for u in [0.0, 0.34, 0.67, 1.0] {
        let x = lerp(x0, x1, u);
        s.lit(
            &limb(&[(x, y0 + slip * u, 3.0), (x, y1 + slip * u, 3.0)]),
            &near,
        );
    }
    for y in [y0, lerp(y0, y1, 0.5), y1] {
        s.lit(&limb(&[(x0, y, 3.4), (x1, y + slip, 3.4)]), &near);
    }
    let plate = s
        .ramp(&[0x3a2414, 0xa87838, 0xf8e0a0])
        .round(5.0, 1.2)
        .wobble(0.2);
    s.lit(&rect(462.0, 354.0, 26.0, 34.0), &plate);
    s.flat(&things::keyhole(475.0, 366.0, 4.2), 0x2a1810, 1.0);
}

fn bird(s: &mut Studio) {
    s.shade(&ellipse(128.0, 606.0, 46.0, 10.0), 0x2a1c14, 7.0, 0.7);
    s.at(at(118.0, 606.0).size(2.15), |s| {
        beasts::bird(s, at(0.0, 0.0), 0x5c7478);
        things::key(s, at(35.0, -38.0).size(0.62).turn(6.0), s.tones.gold);
    });
    s.detail(150.0, 530.0, 66.0);
}

/// The oval mount of the photograph, foxed at the corners.
fn mount(s: &mut Studio) {
    let oval = ellipse(300.0, 458.0, 300.0, 440.0);
    let card = s
        .mat(0xe8d6ac)
        .round(10.0, 0.9)
        .texture(0.12, 0.02, 0.02)
        .rim(0.4)
        .wobble(0.3);
    let sheet = rect(-60.0, -60.0, 720.0, 1020.0).with_hole(&oval);
    s.shade(
        &rect(-60.0, -60.0, 720.0, 1020.0).with_hole(&ellipse(304.0, 464.0, 292.0, 432.0)),
        0x5a3c20,
        8.0,
        0.7,
    );
    let m = s.lit(&sheet, &card);
    for (x, y, r) in [
        (40.0, 40.0, 60.0),
        (560.0, 880.0, 70.0),
        (570.0, 30.0, 40.0),
        (30.0, 880.0, 50.0),
    ] {
        s.tint(&m, &ellipse(x, y, r, r), 0xb08c54, 20.0, 0.5);
    }
}

fn ink(s: &mut Studio) {
    let oval: Vec<Point> = (0..=64)
        .map(|i| {
            let (sin, cos) = (i as f32 / 64.0 * std::f32::consts::TAU).sin_cos();
            (300.0 + 309.0 * cos, 458.0 + 449.0 * sin)
        })
        .collect();
    s.line(&oval, 0x94703c, 1.6, 0.7);
}
