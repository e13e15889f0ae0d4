//! Two cupped hands hold a small sea, and the sun rises out of it between the fingers. Bathers play
//! on the beach of one palm. Round the wrists runs a tide mark: the water once stood higher.

use crate::prelude::*;

pub(super) const CARD: Card = Card::new("palm_sunrise", Palette::RoseDawn, Framing::CloseUp, scene)
    .ink(ink)
    .flow(flow);

/// The sun's middle, on the sea's far edge.
const SUN: Point = (300.0, 446.0);
const SUN_RADIUS: f32 = 66.0;

fn flow(x: f32, y: f32) -> f32 {
    if sea_reaches(x, y) > 0.0 {
        flow::level(x, y)
    } else {
        flow::swirl(SUN, x, y)
    }
}

/// Positive within the water, roughly.
fn sea_reaches(x: f32, y: f32) -> f32 {
    1.0 - ((x - 300.0) / 190.0).powi(2) - ((y - 545.0) / 108.0).powi(2)
}

fn sea() -> Shape {
    blob(&[
        (96.0, 470.0),
        (160.0, 450.0),
        (230.0, 446.0),
        (300.0, 444.0),
        (370.0, 446.0),
        (440.0, 450.0),
        (504.0, 470.0),
        (500.0, 530.0),
        (462.0, 590.0),
        (408.0, 626.0),
        (356.0, 652.0),
        (302.0, 678.0),
        (250.0, 662.0),
        (188.0, 632.0),
        (132.0, 588.0),
        (100.0, 530.0),
    ])
}

fn scene(s: &mut Studio) {
    s.key(Light::Lamp(SUN.0, SUN.1 - 20.0, 150.0));
    s.rim_from(0.0, -0.8);
    dawn(s);
    for side in [-1.0, 1.0] {
        mirrored(s, side, fingers);
    }
    s.glow(SUN.0, SUN.1 - 10.0, 150.0, 0xffc080, 0.6);
    for side in [-1.0, 1.0] {
        mirrored(s, side, palm);
    }
    disc(s);
    water(s);
    beach(s);
    swimmers(s);
    for side in [-1.0, 1.0] {
        mirrored(s, side, thumb);
    }
    tide_mark(s);
}

/// The sun, half out of the water.
fn disc(s: &mut Studio) {
    let above = s.mask(&rect(0.0, 0.0, 600.0, SUN.1 + 6.0), 0.0);
    pane::within(s, &above, |s| {
        s.glow(SUN.0, SUN.1, 120.0, 0xffa850, 0.5);
        let sun = s.flat(
            &ellipse(SUN.0, SUN.1, SUN_RADIUS, SUN_RADIUS),
            0xffb858,
            1.0,
        );
        s.tint(
            &sun,
            &ellipse(SUN.0, SUN.1 - 4.0, SUN_RADIUS * 0.7, SUN_RADIUS * 0.7),
            0xfff0b0,
            16.0,
            0.95,
        );
    });
}

/// Draws a left hand's part in place, or its mirror image.
fn mirrored(s: &mut Studio, side: f32, draw: fn(&mut Studio)) {
    let place = at(300.0, 0.0);
    s.at(if side < 0.0 { place } else { place.flip() }, draw);
}

fn skin(s: &Studio) -> Material {
    s.mat(0xe8ac90)
        .round(26.0, 1.1)
        .texture(0.10, 0.03, 0.03)
        .rim(0.5)
}

fn dawn(s: &mut Studio) {
    sky::halo(
        s,
        SUN,
        600.0,
        &[0xfff0c8, 0xffd0a4, 0xf0a0a0, 0xac80b0, 0x60609c],
    );
    for (x, y, w, h, seed) in [
        (90.0, 180.0, 280.0, 60.0, 3),
        (520.0, 130.0, 280.0, 56.0, 6),
        (300.0, 90.0, 240.0, 40.0, 8),
        (560.0, 330.0, 180.0, 40.0, 10),
        (40.0, 350.0, 180.0, 40.0, 11),
    ] {
        sky::cloud(s, x, y, w, h, seed);
    }
    s.rays((SUN.0, SUN.1), -90.0, 100.0, 520.0, 0xffe0a8);
}

/// Four fingers seen from the palm's side, tips bent towards us. The hand is left of the middle.
fn fingers(s: &mut Studio) {
    let flesh = skin(s);
    for (base, knuckle, tip, w) in [
        ((-206.0, 500.0), (-214.0, 350.0), (-176.0, 262.0), 31.0),
        ((-150.0, 480.0), (-156.0, 306.0), (-128.0, 206.0), 33.0),
        ((-92.0, 470.0), (-96.0, 300.0), (-76.0, 196.0), 32.0),
        ((-36.0, 470.0), (-38.0, 336.0), (-30.0, 250.0), 28.0),
    ] {
        let finger = s.lit(
            &limb(&[
                (base.0, base.1, w + 3.0),
                (
                    lerp(base.0, knuckle.0, 0.6),
                    lerp(base.1, knuckle.1, 0.6),
                    w,
                ),
                (knuckle.0, knuckle.1, w),
                (
                    lerp(knuckle.0, tip.0, 0.6),
                    lerp(knuckle.1, tip.1, 0.55),
                    w * 0.94,
                ),
                (tip.0, tip.1, w * 0.8),
            ]),
            &flesh,
        );
        // The creases of the joints, and the pad of the tip.
        for k in [0.36, 0.9] {
            let (x, y) = (lerp(base.0, knuckle.0, k), lerp(base.1, knuckle.1, k));
            s.shade_on(
                &finger,
                &limb(&[
                    (x - w, y + 4.0, 1.6),
                    (x, y + 8.0, 3.0),
                    (x + w, y + 2.0, 1.6),
                ]),
                0xb06870,
                2.4,
                0.75,
            );
        }
        s.tint(
            &finger,
            &ellipse(tip.0 + 2.0, tip.1 + 8.0, w * 0.5, w * 0.62),
            0xffc8a8,
            9.0,
            0.55,
        );
    }
}

/// The hollow of the hand and the wrist below it.
fn palm(s: &mut Studio) {
    let flesh = skin(s).round(60.0, 1.0);
    s.lit(
        &blob(&[
            (2.0, 456.0),
            (-70.0, 446.0),
            (-160.0, 454.0),
            (-232.0, 470.0),
            (-252.0, 540.0),
            (-240.0, 630.0),
            (-206.0, 710.0),
            (-176.0, 780.0),
            (-170.0, 960.0),
            (-24.0, 960.0),
            (-10.0, 830.0),
            (2.0, 740.0),
        ]),
        &flesh,
    );
}

fn thumb(s: &mut Studio) {
    let flesh = skin(s).round(34.0, 1.1);
    s.shade(
        &limb(&[
            (-196.0, 620.0, 40.0),
            (-208.0, 540.0, 34.0),
            (-176.0, 470.0, 22.0),
        ])
        .moved(12.0, 10.0),
        0x84506c,
        12.0,
        0.55,
    );
    let m = s.lit(
        &limb(&[
            (-196.0, 730.0, 50.0),
            (-226.0, 640.0, 47.0),
            (-232.0, 556.0, 38.0),
            (-214.0, 492.0, 33.0),
            (-184.0, 440.0, 27.0),
            (-166.0, 410.0, 20.0),
        ]),
        &flesh,
    );
    let nail = s.mat(0xf8cdb8).round(9.0, 1.0).rim(0.5);
    s.lit(&ellipse(-181.0, 426.0, 13.0, 22.0).turned(28.0), &nail);
    for (x, y) in [(-230.0, 520.0), (-236.0, 534.0)] {
        s.shade_on(
            &m,
            &limb(&[
                (x - 22.0, y - 6.0, 1.4),
                (x, y, 2.6),
                (x + 26.0, y + 4.0, 1.4),
            ]),
            0xb06870,
            2.0,
            0.6,
        );
    }
}

/// Deep rose and violet, with the sun's road down the middle.
fn water(s: &mut Studio) {
    let shape = sea();
    s.shade(&shape.moved(0.0, 8.0), 0x94607c, 10.0, 0.7);
    let mask = s.mask(&shape, 3.0);
    let ramp = Ramp::even(&[0xffe0b0, 0xf0a898, 0xb080ac, 0x6c6ca4, 0x48508c]);
    s.fill(&mask, |x, y, _| {
        let d = (y - 444.0) / 232.0;
        let depth = 1.0 / (0.1 + d);
        let wave = fbm((x - 300.0) * 0.012 * depth.sqrt(), depth * 5.0, 4, 3);
        let road = (-((x - 300.0) / (30.0 + 70.0 * d)).powi(2)).exp();
        let broken = smooth(-0.25, 0.35, wave);
        ramp.at(0.10 + 0.82 * d + 0.16 * wave - 0.8 * road * broken * (1.0 - 0.5 * d))
    });
    // Foam along the near shore.
    let inner = mask.blurred(5.0 * s.scale);
    let k = s.scale;
    s.fill(&mask, |x, y, c| {
        let edge = smooth(0.94, 0.55, inner.sample(x * k, y * k));
        let lace = 0.6 + 0.6 * grain(x * 0.12, y * 0.12, 7);
        c.mix(rgb(0xfff8ee), sat(edge * lace) * smooth(452.0, 500.0, y))
    });
}

/// Sand on the right palm, with towels and a parasol.
fn beach(s: &mut Studio) {
    s.at(at(-40.0, -4.0), sand_and_guests);
}

fn sand_and_guests(s: &mut Studio) {
    let sand = s
        .mat(0xf8dcb4)
        .round(12.0, 0.7)
        .texture(0.2, 0.05, 0.05)
        .rim(0.3);
    s.lit(
        &blob(&[
            (498.0, 520.0),
            (470.0, 566.0),
            (432.0, 604.0),
            (380.0, 634.0),
            (352.0, 664.0),
            (372.0, 690.0),
            (420.0, 676.0),
            (470.0, 636.0),
            (506.0, 580.0),
        ]),
        &sand,
    );
    for (x, y, turn, colour) in [
        (420.0, 646.0, -28.0, 0x5c84a8),
        (392.0, 668.0, -24.0, 0xe8b46c),
        (468.0, 600.0, -40.0, 0xc8505c),
    ] {
        let towel = s.mat(colour).round(3.0, 0.8);
        s.lit(&rect(x - 15.0, y - 5.0, 30.0, 10.0).turned(turn), &towel);
    }
    s.shade(&ellipse(450.0, 640.0, 24.0, 6.0), 0x94607c, 4.0, 0.6);
    things::umbrella(
        s,
        at(440.0, 640.0).size(0.62).turn(10.0),
        0xd8545c,
        0xfff4e4,
    );
    for (x, y, coat, size) in [
        (398.0, 654.0, 0x4c6c94, 0.36),
        (478.0, 606.0, 0xfcecdc, 0.34),
        (456.0, 626.0, 0xe8b46c, 0.26),
    ] {
        s.shade(&ellipse(x + 7.0, y, 11.0, 3.0), 0x94607c, 2.0, 0.7);
        bather(s, (x, y), coat, size);
    }
}

fn bather(s: &mut Studio, (x, y): Point, suit: Hex, size: f32) {
    let who = people::Person::new(suit)
        .hair(0x54304c)
        .skin(0xd89878)
        .legs(0xd89878)
        .arms(if size > 0.35 {
            people::Arms::Up
        } else {
            people::Arms::Down
        });
    people::child(s, at(x, y).size(size * 1.25), &who);
    s.detail(x, y - 18.0, 22.0);
}

/// Heads, a rubber ring, a small boat on its way to the sun.
fn swimmers(s: &mut Studio) {
    for (x, y, size, cap) in [
        (226.0, 566.0, 1.0, 0xc8505c),
        (186.0, 540.0, 0.8, 0x5c84a8),
        (344.0, 590.0, 1.1, 0xfcecdc),
        (268.0, 616.0, 1.2, 0xe8b46c),
    ] {
        s.at(at(x, y).size(size), |s| {
            s.soft(&ellipse(0.0, 2.0, 17.0, 4.0), 0xfff4e4, 1.6, 0.8);
            let flesh = s.mat(0xd89878).round(4.0, 1.1);
            s.lit(
                &limb(&[(-11.0, 0.0, 3.0), (0.0, -3.0, 4.6), (10.0, -8.0, 2.6)]),
                &flesh,
            );
            s.lit(&ellipse(0.0, -10.0, 6.0, 6.4), &flesh);
            let rubber = s.mat(cap).round(4.0, 1.1);
            s.lit(
                &blob(&[
                    (-6.6, -10.0),
                    (-5.0, -16.0),
                    (0.0, -18.0),
                    (5.4, -16.0),
                    (6.8, -10.0),
                    (0.0, -12.0),
                ]),
                &rubber,
            );
        });
    }
    let tube = s.mat(0xd8545c).round(4.0, 1.2).rim(0.8);
    s.soft(&ellipse(142.0, 520.0, 20.0, 5.0), 0xfff4e4, 2.0, 0.7);
    s.lit(
        &ellipse(142.0, 516.0, 15.0, 6.4).with_hole(&ellipse(142.0, 515.0, 7.0, 2.4)),
        &tube,
    );
    things::rowing_boat(s, at(366.0, 484.0).size(0.36), 0x6c4058);
    let rower = people::Person::new(0x54446c).hair(0x40283c);
    people::bust(s, at(366.0, 478.0).size(0.5).flip(), &rower);
}

/// A line of wet, salt and small shells round both wrists.
fn tide_mark(s: &mut Studio) {
    for (from, to, y) in [(124.0, 282.0, 800.0), (318.0, 476.0, 800.0)] {
        let middle = (from + to) / 2.0;
        s.shade(
            &poly(&[
                (from, y),
                (middle, y + 24.0),
                (to, y),
                (to + 4.0, 960.0),
                (from - 4.0, 960.0),
            ]),
            0xd8a0a8,
            5.0,
            0.55,
        );
        s.line(
            &[(from - 2.0, y), (middle, y + 24.0), (to + 2.0, y)],
            0xfff4e4,
            3.4,
            0.9,
        );
        s.line(
            &[
                (from - 2.0, y + 12.0),
                (middle, y + 36.0),
                (to + 2.0, y + 12.0),
            ],
            0xfff4e4,
            2.0,
            0.5,
        );
        let mut dice = Dice::new(from as u64);
        for i in 0..9 {
            let k = (i as f32 + dice.range(0.2, 0.8)) / 9.0;
            let x = lerp(from, to, k);
            let dip = y + 24.0 * 4.0 * k * (1.0 - k) + dice.range(2.0, 9.0);
            let shell = s
                .mat(dice.pick(&[0xfff0e0, 0xf0b0a8, 0x84a0a0]))
                .round(3.0, 1.1);
            s.lit(
                &ellipse(x, dip, dice.range(3.0, 5.5), 3.2).turned(dice.range(-40.0, 40.0)),
                &shell,
            );
        }
    }
    // Weed left hanging.
    let weed = s.mat(0x64886c).round(3.0, 1.0);
    s.lit(
        &limb(&[
            (196.0, 824.0, 4.0),
            (204.0, 852.0, 3.6),
            (194.0, 884.0, 1.4),
        ]),
        &weed,
    );
    s.lit(
        &limb(&[
            (400.0, 822.0, 3.6),
            (394.0, 846.0, 3.2),
            (404.0, 870.0, 1.2),
        ]),
        &weed,
    );
}

fn ink(s: &mut Studio) {
    sky::far_birds(s, 7, (250.0, 330.0), (360.0, 390.0), 0x6c3c54, 4);
    for (x, y, w) in [
        (366.0, 488.0, 40.0),
        (226.0, 570.0, 34.0),
        (344.0, 594.0, 36.0),
        (268.0, 620.0, 40.0),
    ] {
        water::ripples(s, x, y, w, 0xfff4e4);
    }
}
