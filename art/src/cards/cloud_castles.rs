//! A giant of storm cloud, head and shoulders. On each shoulder stands a castle; a rope is stretched
//! between them, before his very lips, and somebody walks it. He has shut his eyes and puffed his
//! cheeks: he holds his breath.

use crate::prelude::*;

pub(super) const CARD: Card = Card::new(
    "cloud_castles",
    Palette::VioletStorm,
    Framing::Portrait,
    scene,
)
.ink(ink)
.flow(flow);

/// Where the rope is tied, and how deep it hangs.
const ROPE: [Point; 3] = [(132.0, 486.0), (300.0, 550.0), (468.0, 488.0)];
const WALKER: Point = (312.0, 550.0);

/// Vapour from shadow to light.
const VAPOUR: [Hex; 5] = [0x2c2654, 0x544880, 0x9480ac, 0xdcbcc4, 0xfff2e8];

fn flow(x: f32, y: f32) -> f32 {
    flow::swirl((300.0, 340.0), x, y)
}

fn scene(s: &mut Studio) {
    s.key(Light::From(0.6, -0.6, 0.45));
    sky::gradient_sky(
        s,
        &[0x1c1838, 0x34285c, 0x644a84, 0xa8789c, 0xe8b0a4],
        860.0,
        0x2c2450,
        0.5,
    );
    s.glow(560.0, 160.0, 240.0, 0xf4c4b8, 0.45);
    sky::cloud_of(
        s,
        (60.0, 210.0),
        (280.0, 90.0),
        &[0x241e44, 0x443a70, 0x7c6898, 0xb894ac],
        0.8,
        3,
    );
    sky::cloud_of(
        s,
        (570.0, 330.0),
        (260.0, 90.0),
        &[0x3c3260, 0x74608c, 0xb88ca0, 0xf0c4b4],
        0.8,
        5,
    );
    shoulders(s);
    head(s);
    face(s);
    locks(s);
    for (x, side) in [(86.0, -1.0), (514.0, 1.0)] {
        castle(s, x, side);
    }
    collar(s);
    rope(s);
}

fn vapour(s: &Studio, reach: f32) -> Material {
    s.ramp(&VAPOUR)
        .round(reach, 1.25)
        .texture(0.2, 0.012, 0.016)
        .wobble(4.0)
}

fn bank(s: &mut Studio, x: f32, y: f32, w: f32, h: f32, seed: u32) {
    sky::cloud_of(s, (x, y), (w, h), &VAPOUR, 0.97, seed);
}

fn shoulders(s: &mut Studio) {
    // A neck, then shoulders as broad as the card.
    s.lit(
        &blob(&[
            (206.0, 480.0),
            (394.0, 480.0),
            (410.0, 640.0),
            (500.0, 700.0),
            (100.0, 700.0),
            (190.0, 640.0),
        ]),
        &vapour(s, 60.0).bias(-0.24),
    );
    s.lit(
        &blob(&[
            (-60.0, 700.0),
            (0.0, 652.0),
            (90.0, 634.0),
            (180.0, 640.0),
            (300.0, 700.0),
            (420.0, 640.0),
            (510.0, 634.0),
            (600.0, 652.0),
            (660.0, 700.0),
            (660.0, 960.0),
            (-60.0, 960.0),
        ]),
        &vapour(s, 110.0).bias(-0.05),
    );
}

fn head(s: &mut Studio) {
    // Ears, skull, and a jaw that the cheeks push out.
    for side in [-1.0, 1.0] {
        let x = |d: f32| 300.0 + side * d;
        let ear = vapour(s, 22.0).bias(if side < 0.0 { -0.2 } else { 0.0 });
        let m = s.lit(
            &blob(&[
                (x(142.0), 300.0),
                (x(176.0), 280.0),
                (x(190.0), 318.0),
                (x(176.0), 366.0),
                (x(150.0), 384.0),
            ]),
            &ear,
        );
        s.shade_on(&m, &ellipse(x(164.0), 326.0, 9.0, 24.0), 0x3c2c5c, 5.0, 0.7);
    }
    s.lit(
        &blob(&[
            (300.0, 84.0),
            (382.0, 98.0),
            (438.0, 152.0),
            (458.0, 240.0),
            (464.0, 330.0),
            (476.0, 404.0),
            (452.0, 478.0),
            (392.0, 528.0),
            (340.0, 560.0),
            (300.0, 568.0),
            (260.0, 560.0),
            (208.0, 528.0),
            (148.0, 478.0),
            (124.0, 404.0),
            (136.0, 330.0),
            (142.0, 240.0),
            (162.0, 152.0),
            (218.0, 98.0),
        ]),
        &vapour(s, 130.0),
    );
}

fn face(s: &mut Studio) {
    // Cheeks full of wind.
    for (x, bias) in [(206.0, -0.1), (394.0, 0.04)] {
        s.shade(&ellipse(x, 446.0, 84.0, 78.0), 0x6c5488, 16.0, 0.55);
        let cheek = s
            .ramp(&[0x4c3c74, 0x8c6c98, 0xd09cb0, 0xf8ccc4, 0xfff4ec])
            .round(66.0, 1.2)
            .texture(0.14, 0.014, 0.018)
            .bias(bias)
            .blur(3.0)
            .wobble(3.0);
        s.lit(&ellipse(x, 440.0, 74.0, 70.0), &cheek);
        s.soft(&ellipse(x, 444.0, 34.0, 28.0), 0xe07c88, 20.0, 0.4);
    }
    // Eyes shut tight, creased at the corners.
    for side in [-1.0, 1.0] {
        let x = |d: f32| 300.0 + side * d;
        s.shade(&ellipse(x(74.0), 312.0, 52.0, 26.0), 0x5c4880, 12.0, 0.6);
        s.lit(
            &blob(&[
                (x(30.0), 318.0),
                (x(50.0), 294.0),
                (x(84.0), 290.0),
                (x(116.0), 312.0),
                (x(104.0), 328.0),
                (x(66.0), 336.0),
            ]),
            &vapour(s, 18.0).wobble(1.0).bias(0.02),
        );
        s.line(
            &[
                (x(28.0), 320.0),
                (x(52.0), 336.0),
                (x(86.0), 338.0),
                (x(120.0), 318.0),
            ],
            0x241c44,
            5.4,
            0.95,
        );
        for (d, y, dx, dy) in [
            (46.0, 334.0, -3.0, 14.0),
            (66.0, 339.0, 1.0, 15.0),
            (86.0, 338.0, 5.0, 14.0),
            (104.0, 330.0, 9.0, 11.0),
        ] {
            s.line(&[(x(d), y), (x(d + dx), y + dy)], 0x241c44, 3.4, 0.9);
        }
        for dy in [-8.0, 2.0, 11.0] {
            s.line(
                &[(x(124.0), 316.0 + dy * 0.5), (x(142.0), 312.0 + dy * 1.6)],
                0x4c3c74,
                3.0,
                0.6,
            );
        }
        // Brows are small clouds, raised in worry.
        let brow = vapour(s, 14.0).wobble(3.0).bias(0.12);
        s.shade(
            &limb(&[
                (x(30.0), 258.0, 12.0),
                (x(80.0), 262.0, 14.0),
                (x(132.0), 286.0, 8.0),
            ]),
            0x3c2c5c,
            8.0,
            0.5,
        );
        s.lit(
            &limb(&[
                (x(28.0), 240.0, 13.0),
                (x(56.0), 240.0, 18.0),
                (x(90.0), 250.0, 18.0),
                (x(124.0), 266.0, 13.0),
                (x(140.0), 284.0, 6.0),
            ]),
            &brow,
        );
    }
    // Nose.
    s.shade(&ellipse(300.0, 410.0, 46.0, 20.0), 0x5c4880, 10.0, 0.6);
    s.lit(
        &blob(&[
            (286.0, 290.0),
            (314.0, 290.0),
            (324.0, 350.0),
            (346.0, 388.0),
            (330.0, 412.0),
            (300.0, 418.0),
            (270.0, 412.0),
            (254.0, 388.0),
            (276.0, 350.0),
        ]),
        &vapour(s, 26.0).wobble(1.2).bias(0.04),
    );
    for dx in [-18.0, 18.0] {
        s.shade(&ellipse(300.0 + dx, 411.0, 10.0, 5.0), 0x241c44, 3.0, 0.8);
    }
    // Lips pressed to a knot.
    s.shade(&ellipse(300.0, 468.0, 44.0, 24.0), 0x5c4478, 10.0, 0.7);
    let lips = s
        .ramp(&[0x5c3468, 0xa05c80, 0xd89098, 0xf8ccc0])
        .round(9.0, 1.2)
        .wobble(0.8);
    s.lit(
        &blob(&[
            (270.0, 460.0),
            (286.0, 448.0),
            (300.0, 452.0),
            (314.0, 448.0),
            (330.0, 460.0),
            (300.0, 466.0),
        ]),
        &lips,
    );
    s.lit(
        &blob(&[
            (272.0, 464.0),
            (300.0, 466.0),
            (328.0, 464.0),
            (316.0, 480.0),
            (300.0, 484.0),
            (284.0, 480.0),
        ]),
        &lips.clone().bias(0.04),
    );
    s.line(
        &[
            (268.0, 462.0),
            (286.0, 464.0),
            (300.0, 462.0),
            (314.0, 464.0),
            (332.0, 462.0),
        ],
        0x341c48,
        3.4,
        0.9,
    );
    for (x, y) in [
        (258.0, 456.0),
        (256.0, 468.0),
        (342.0, 456.0),
        (344.0, 468.0),
    ] {
        s.shade(&ellipse(x, y, 5.0, 2.4), 0x4c3468, 2.0, 0.7);
    }
    s.detail(300.0, 320.0, 90.0);
    s.detail(300.0, 464.0, 50.0);
}

/// Hair of thunderhead, piled up and lit from the right.
fn locks(s: &mut Studio) {
    for (x, y, w, h, seed) in [
        (300.0, 150.0, 340.0, 120.0, 21),
        (170.0, 214.0, 170.0, 110.0, 22),
        (430.0, 210.0, 170.0, 110.0, 23),
        (134.0, 292.0, 100.0, 90.0, 25),
        (470.0, 286.0, 100.0, 90.0, 26),
        (310.0, 108.0, 260.0, 96.0, 27),
    ] {
        bank(s, x, y, w, h, seed);
    }
}

fn castle(s: &mut Studio, x: f32, side: f32) {
    let t = s.tones;
    let wall = if side < 0.0 { 0x8c7c9c } else { 0xc8a8a8 };
    let roof = if side < 0.0 { 0x54407c } else { 0xa0405c };
    let base = 660.0;
    s.shade(&ellipse(x, base, 100.0, 16.0), 0x241c44, 10.0, 0.6);
    let p = |d: f32| x + side * d;
    buildings::tower(
        s,
        at(p(50.0), base - 8.0).size(0.98),
        wall,
        roof,
        Some(t.lamp),
    );
    buildings::tower(
        s,
        at(p(8.0), base - 6.0).size(1.3).mirror(side < 0.0),
        wall,
        roof,
        Some(t.lamp),
    );
    let stone = s
        .mat(wall)
        .round(10.0, 1.0)
        .texture(0.25, 0.04, 0.05)
        .rim(0.9);
    // Curtain wall with merlons and a gate.
    let mut wall_shape = rect(x - 86.0, base - 74.0, 172.0, 84.0);
    for i in 0..8 {
        wall_shape = wall_shape.and(&rect(x - 86.0 + 22.6 * i as f32, base - 88.0, 13.0, 18.0));
    }
    let m = s.lit(&wall_shape, &stone);
    for (dx, dy) in [
        (-60.0, -40.0),
        (-24.0, -22.0),
        (40.0, -46.0),
        (62.0, -16.0),
        (-70.0, -8.0),
        (24.0, -58.0),
    ] {
        s.shade_on(&m, &rect(x + dx, base + dy, 16.0, 7.0), 0x4c4068, 1.0, 0.5);
    }
    s.flat(&window(p(-14.0), base + 8.0, 32.0, 50.0), 0x241c3c, 0.95);
    s.flat(&rect(p(44.0) - 5.0, base - 50.0, 10.0, 16.0), t.lamp, 0.95);
    // The tower the rope is tied to is the inner one.
    buildings::tower(
        s,
        at(p(-46.0), base + 2.0).size(1.06),
        wall,
        roof,
        Some(t.lamp),
    );
    let (fx, fy) = (p(8.0), base - 6.0 - 262.0);
    s.line(&[(fx, fy + 10.0), (fx, fy - 26.0)], 0x2c2040, 3.0, 1.0);
    s.flat(
        &blob(&[
            (fx, fy - 26.0),
            (fx + 18.0, fy - 23.0),
            (fx + 34.0, fy - 17.0),
            (fx + 16.0, fy - 13.0),
            (fx, fy - 12.0),
        ]),
        0xe0a850,
        1.0,
    );
    s.detail(x, base - 100.0, 60.0);
}

/// Cloud drifts over the castles' feet, and far below is a country with its lights.
fn collar(s: &mut Studio) {
    for (x, y, w, h, seed) in [
        (60.0, 716.0, 300.0, 84.0, 41),
        (540.0, 716.0, 300.0, 84.0, 42),
        (300.0, 760.0, 340.0, 110.0, 43),
        (110.0, 800.0, 380.0, 110.0, 44),
        (500.0, 806.0, 380.0, 110.0, 45),
    ] {
        bank(s, x, y, w, h, seed);
    }
    let dusk = rgb(0x4c3c7c);
    s.repaint(|_, y, c| c.blend(c.multiply(dusk), 0.85 * smooth(730.0, 900.0, y)));
    let land = s.mat(0x342a58).round(20.0, 0.6).rim(0.4);
    s.lit(&land::ridge_line(858.0, 22.0, 0.012, 5), &land);
    let mut dice = Dice::new(4);
    for _ in 0..40 {
        let (x, y) = (dice.range(20.0, 580.0), dice.range(872.0, 896.0));
        s.flat(&ellipse(x, y, 1.9, 1.9), s.tones.lamp, 0.9);
    }
}

fn rope(s: &mut Studio) {
    s.line(
        &[
            (ROPE[0].0, ROPE[0].1 + 14.0),
            (ROPE[1].0, ROPE[1].1 + 22.0),
            (ROPE[2].0, ROPE[2].1 + 14.0),
        ],
        0x4c3868,
        6.0,
        0.35,
    );
    s.line(&ROPE, 0xf8e4c8, 4.0, 1.0);
    let (x, y) = WALKER;
    s.at(at(x, y - 1.0).size(0.76), |s| {
        let who = people::Person::new(0xb8303c).hair(0x2c1c2c).legs(0x241c34);
        people::strider(s, at(0.0, 0.0), &who);
        s.lit(
            &limb(&[(-76.0, -34.0, 1.8), (10.0, -46.0, 2.2), (90.0, -50.0, 1.8)]),
            &s.mat(0xecd8b8).round(2.0, 1.0),
        );
        s.detail(0.0, -50.0, 60.0);
    });
}

fn ink(s: &mut Studio) {
    sky::far_birds(s, 7, (470.0, 110.0), (580.0, 220.0), 0x2c2048, 6);
}
