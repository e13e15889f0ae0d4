//! A giraffe rises out of the morning clouds. On its head, on a platform reached by a very long
//! ladder, stands a tea table. Two guests sit there. A third cup is poured.

use crate::prelude::*;

pub(super) const CARD: Card = Card::new("giraffe_tea", Palette::RoseDawn, Framing::Tall, scene)
    .style(Style::Watercolour)
    .ink(ink);

/// The top of the giraffe's head, where the boards lie.
const DECK: Point = (300.0, 330.0);
/// The ladder's foot, lost in the clouds, and its top.
const LADDER: [Point; 2] = [(520.0, 900.0), (424.0, 312.0)];

fn scene(s: &mut Studio) {
    s.key(Light::From(0.6, -0.35, 0.55));
    s.rim_from(0.8, -0.2);
    sky::halo(
        s,
        (486.0, 420.0),
        640.0,
        &[0xfff6dc, 0xffe0bc, 0xf6bcb0, 0xc8a4c8, 0x8ca4cc],
    );
    sky::sun(s, 486.0, 420.0, 56.0, 0xfff8e0);
    for (x, y, w, h, seed) in [
        (110.0, 190.0, 260.0, 56.0, 3),
        (540.0, 150.0, 220.0, 46.0, 6),
        (90.0, 470.0, 260.0, 60.0, 12),
    ] {
        sky::cloud(s, x, y, w, h, seed);
    }
    mountains(s);
    for (x, y, w, h, seed) in [
        (480.0, 690.0, 420.0, 90.0, 21),
        (120.0, 720.0, 460.0, 100.0, 22),
    ] {
        sky::cloud(s, x, y, w, h, seed);
    }
    ladder(s);
    giraffe(s);
    tea(s);
    for (x, y, w, h, seed) in [
        (140.0, 880.0, 480.0, 120.0, 31),
        (500.0, 890.0, 460.0, 110.0, 32),
        (300.0, 930.0, 620.0, 100.0, 33),
    ] {
        sky::cloud(s, x, y, w, h, seed);
    }
}

/// Peaks that just break the sea of cloud.
fn mountains(s: &mut Studio) {
    for (y, colour, seed) in [(600.0, 0xd8a8b8, 4), (640.0, 0xb08cac, 9)] {
        let rock = s
            .mat(colour)
            .round(24.0, 0.6)
            .texture(0.2, 0.02, 0.04)
            .rim(0.5);
        s.lit(&land::ridge_line(y, 90.0, 0.012, seed), &rock);
        s.mist(y + 10.0, y + 100.0, s.tones.mist, 0.8);
    }
}

fn hide(s: &Studio) -> Material {
    s.mat(0xf0cc94)
        .round(40.0, 1.05)
        .texture(0.12, 0.03, 0.03)
        .rim(0.9)
}

/// Neck and head in profile, looking left; the body is under the clouds.
fn giraffe(s: &mut Studio) {
    let coat = hide(s);
    let mane = s
        .mat(0x94583c)
        .round(6.0, 1.0)
        .fur(3.0)
        .texture(0.3, 0.1, 0.03)
        .rim(0.9);
    s.lit(
        &limb(&[
            (356.0, 392.0, 10.0),
            (392.0, 500.0, 13.0),
            (424.0, 640.0, 14.0),
            (470.0, 800.0, 15.0),
            (510.0, 930.0, 16.0),
        ]),
        &mane,
    );
    // The far ear and horns.
    s.lit(
        &limb(&[
            (322.0, 366.0, 8.0),
            (326.0, 344.0, 7.0),
            (328.0, 330.0, 9.0),
        ]),
        &coat.clone().bias(-0.2),
    );
    let neck = s.lit(
        &blob(&[
            (276.0, 392.0),
            (330.0, 366.0),
            (360.0, 392.0),
            (384.0, 480.0),
            (412.0, 600.0),
            (456.0, 760.0),
            (520.0, 960.0),
            (180.0, 960.0),
            (196.0, 840.0),
            (232.0, 700.0),
            (256.0, 590.0),
            (262.0, 480.0),
        ]),
        &coat,
    );
    spots(s, &neck);
    // Shadow of the jaw.
    s.shade_on(
        &neck,
        &ellipse(262.0, 470.0, 60.0, 40.0),
        0x8c5c70,
        18.0,
        0.7,
    );
    let head = s.lit(
        &blob(&[
            (348.0, 372.0),
            (334.0, 346.0),
            (296.0, 336.0),
            (256.0, 346.0),
            (214.0, 376.0),
            (170.0, 404.0),
            (146.0, 424.0),
            (142.0, 446.0),
            (158.0, 464.0),
            (192.0, 466.0),
            (238.0, 456.0),
            (290.0, 446.0),
            (338.0, 424.0),
        ]),
        &coat,
    );
    s.tint(
        &head,
        &ellipse(164.0, 444.0, 36.0, 30.0),
        0xc8987c,
        12.0,
        0.75,
    );
    for (x, y, r) in [
        (300.0, 384.0, 13.0),
        (330.0, 402.0, 12.0),
        (268.0, 412.0, 10.0),
        (300.0, 424.0, 9.0),
        (240.0, 392.0, 7.0),
    ] {
        s.tint(
            &head,
            &ellipse(x, y, r, r * 0.8).turned(30.0),
            0xb87048,
            2.0,
            0.75,
        );
    }
    // The near ear, laid back under the boards.
    s.lit(
        &blob(&[
            (332.0, 372.0),
            (356.0, 352.0),
            (398.0, 350.0),
            (414.0, 362.0),
            (392.0, 380.0),
            (354.0, 390.0),
        ]),
        &coat,
    );
    s.shade(
        &blob(&[
            (350.0, 372.0),
            (372.0, 360.0),
            (402.0, 360.0),
            (380.0, 374.0),
        ]),
        0xc07c78,
        3.0,
        0.8,
    );
    s.lit(
        &limb(&[
            (292.0, 362.0, 9.0),
            (290.0, 344.0, 8.0),
            (289.0, 330.0, 10.0),
        ]),
        &coat,
    );
    // A sleepy eye with long lashes, nostril, a patient mouth.
    s.lit(
        &ellipse(248.0, 382.0, 17.0, 13.0),
        &coat.clone().bias(-0.12).round(8.0, 1.0),
    );
    s.flat(&ellipse(246.0, 384.0, 10.0, 8.0), 0x2c1c28, 1.0);
    s.flat(&ellipse(243.0, 381.0, 2.8, 2.6), 0xfff8e8, 1.0);
    s.line(
        &[(226.0, 382.0), (244.0, 373.0), (266.0, 380.0)],
        0x40283c,
        3.4,
        1.0,
    );
    for (x, y) in [(227.0, 381.0), (235.0, 376.0), (244.0, 373.0)] {
        s.line(&[(x, y), (x - 8.0, y - 7.0)], 0x40283c, 1.8, 1.0);
    }
    s.flat(&ellipse(158.0, 430.0, 6.0, 3.4).turned(40.0), 0x6c4450, 0.9);
    s.line(
        &[
            (148.0, 444.0),
            (172.0, 455.0),
            (204.0, 453.0),
            (230.0, 438.0),
        ],
        0x845460,
        2.4,
        0.9,
    );
    s.detail(240.0, 388.0, 44.0);
}

/// Patches like dried earth, larger down the neck.
fn spots(s: &mut Studio, neck: &Mask) {
    let mut dice = Dice::new(19);
    for row in 0..13 {
        let k = row as f32 / 12.0;
        let y = lerp(412.0, 940.0, k);
        let (left, right) = (lerp(262.0, 170.0, k * k), lerp(366.0, 520.0, k));
        let size = lerp(13.0, 30.0, k);
        let count = ((right - left) / (size * 2.3)) as usize;
        for i in 0..=count {
            let x = lerp(
                left,
                right,
                (i as f32 + 0.5 * (row % 2) as f32) / count.max(1) as f32,
            );
            let corners: Vec<Point> = (0..6)
                .map(|j| {
                    let a = j as f32 * 1.047 + dice.range(-0.25, 0.25);
                    let r = size * dice.range(0.74, 1.08);
                    (x + r * a.cos(), y + r * 0.98 * a.sin())
                })
                .collect();
            s.tint(
                neck,
                &blob(&corners),
                dice.pick(&[0xb46c44, 0xa86040, 0xc07c50]),
                1.6,
                0.85,
            );
        }
    }
}

fn ladder(s: &mut Studio) {
    let wood = s
        .mat(0xa87058)
        .round(4.0, 1.1)
        .texture(0.2, 0.05, 0.1)
        .rim(0.8);
    let [foot, top] = LADDER;
    for side in [-1.0, 1.0] {
        s.lit(
            &limb(&[
                (foot.0 + side * 22.0, foot.1, 5.4),
                (top.0 + side * 15.0, top.1 - 12.0, 4.0),
            ]),
            &wood,
        );
    }
    for i in 0..26 {
        let k = i as f32 / 26.0;
        let (x, y) = (lerp(foot.0, top.0, k), lerp(foot.1, top.1, k));
        let half = lerp(21.0, 15.0, k);
        s.lit(
            &limb(&[(x - half, y, 3.2), (x + half, y - 1.0, 3.2)]),
            &wood,
        );
    }
}

/// Boards across the horns, a laid table, two chairs, two guests, three cups.
fn tea(s: &mut Studio) {
    let (x, y) = DECK;
    let board = s
        .mat(0xb88468)
        .round(6.0, 1.0)
        .texture(0.24, 0.02, 0.12)
        .rim(0.8);
    s.shade(
        &ellipse(x - 4.0, y + 22.0, 120.0, 18.0),
        0x6c4868,
        12.0,
        0.7,
    );
    s.lit(
        &poly(&[
            (x - 168.0, y),
            (x + 150.0, y - 6.0),
            (x + 158.0, y + 9.0),
            (x - 164.0, y + 15.0),
        ]),
        &board,
    );
    for dx in [-108.0, -40.0, 30.0, 98.0] {
        s.shade(
            &limb(&[(x + dx, y - 2.0, 1.0), (x + dx + 3.0, y + 12.0, 1.0)]),
            0x5c3c4c,
            0.8,
            0.8,
        );
    }
    let floor = y + 2.0;
    let chair = 0x84586c;
    things::chair(s, at(x - 114.0, floor).size(1.02), chair);
    things::chair(s, at(x + 104.0, floor - 4.0).size(1.02).flip(), chair);
    let lady = people::Person::new(0xc8505c)
        .hair(0x6c3c30)
        .legs(0x54304c)
        .hat(people::Hat::Brim, 0xfcecdc);
    people::seated(s, at(x - 104.0, floor - 42.0).size(1.18), &lady);
    let gentleman = people::Person::new(0x4c6c94)
        .hair(0xd8ccc8)
        .legs(0x40405c)
        .hat(people::Hat::Bowler, 0x40283c);
    people::seated(s, at(x + 94.0, floor - 46.0).size(1.18).flip(), &gentleman);
    // The table in its long cloth.
    let linen = s
        .mat(0xfdf0e4)
        .round(10.0, 1.0)
        .texture(0.08, 0.04, 0.02)
        .rim(0.6);
    let cloth = s.lit(
        &blob(&[
            (x - 62.0, floor - 62.0),
            (x + 54.0, floor - 64.0),
            (x + 58.0, floor - 40.0),
            (x + 66.0, floor - 8.0),
            (x + 40.0, floor - 13.0),
            (x + 20.0, floor - 6.0),
            (x - 4.0, floor - 12.0),
            (x - 28.0, floor - 5.0),
            (x - 48.0, floor - 11.0),
            (x - 72.0, floor - 6.0),
            (x - 66.0, floor - 40.0),
        ]),
        &linen,
    );
    for dx in [-46.0, -22.0, 4.0, 28.0, 50.0] {
        s.shade_on(
            &cloth,
            &limb(&[
                (x + dx * 0.9, floor - 54.0, 1.2),
                (x + dx, floor - 8.0, 4.0),
            ]),
            0xc8a0b4,
            3.0,
            0.6,
        );
    }
    s.lit(&ellipse(x - 4.0, floor - 63.0, 61.0, 8.0), &linen);
    pot(s, (x + 12.0, floor - 67.0));
    for dx in [-46.0, 42.0] {
        things::teacup(s, at(x + dx, floor - 61.0).size(0.54), 0xfdf4ec, 0xc8505c);
    }
    // The third stands nearest to us, full.
    things::teacup(s, at(x - 14.0, floor - 52.0).size(0.68), 0xfdf4ec, 0x4c6c94);
    s.detail(x - 4.0, floor - 80.0, 70.0);
    s.detail(x - 104.0, floor - 120.0, 30.0);
    s.detail(x + 96.0, floor - 120.0, 30.0);
}

fn pot(s: &mut Studio, (x, y): Point) {
    let china = s.mat(0x8cb0b8).round(11.0, 1.2).rim(0.8);
    s.at(at(x, y), |s| {
        s.lit(
            &limb(&[(14.0, -12.0, 4.0), (24.0, -16.0, 3.0), (28.0, -27.0, 2.4)]),
            &china,
        );
        s.line(
            &[(-13.0, -22.0), (-25.0, -20.0), (-23.0, -8.0), (-13.0, -7.0)],
            0x6c94a0,
            4.0,
            1.0,
        );
        s.lit(&ellipse(0.0, -14.0, 18.0, 15.0), &china);
        s.lit(&ellipse(0.0, -28.0, 10.0, 4.0), &china);
        s.lit(&ellipse(0.0, -33.0, 3.4, 3.4), &china);
    });
}

fn ink(s: &mut Studio) {
    // Steam from three cups.
    let (x, y) = (DECK.0, DECK.1 - 86.0);
    for (dx, sway) in [(-44.0, 5.0), (32.0, -5.0), (-12.0, 6.0)] {
        s.line(
            &[
                (x + dx, y + 8.0),
                (x + dx + sway, y - 8.0),
                (x + dx - sway, y - 24.0),
                (x + dx + sway * 0.5, y - 42.0),
            ],
            0xffffff,
            1.6,
            0.7,
        );
    }
    sky::far_birds(s, 7, (60.0, 540.0), (230.0, 620.0), 0x6c4c6c, 4);
}
