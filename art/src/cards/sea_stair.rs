//! The sea in section. A stair goes down through it, from a jetty to a lit front door on the sea
//! bed. The postman walks on the bottom; milk bottles stand on the step.

use crate::prelude::*;

pub(super) const CARD: Card = Card::new("sea_stair", Palette::UnderWater, Framing::CutAway, scene)
    .ink(ink)
    .flow(flow);

/// Where the air ends.
const SURFACE: f32 = 152.0;
const STEPS: usize = 21;
const HEAD: Point = (-22.0, 168.0);
const FOOT: Point = (388.0, 700.0);
const POSTMAN: Point = (196.0, 806.0);

fn waterline(x: f32) -> f32 {
    SURFACE + 5.0 * (x * 0.035).sin() + 3.0 * (x * 0.011 + 1.0).sin()
}

fn flow(x: f32, y: f32) -> f32 {
    if !(SURFACE..=720.0).contains(&y) {
        flow::level(x, y)
    } else {
        flow::slant(64.0, x, y)
    }
}

fn scene(s: &mut Studio) {
    let t = s.tones;
    s.key(Light::From(-0.35, -0.85, 0.45));
    water_and_air(s);
    s.rays((190.0, SURFACE), 70.0, 44.0, 640.0, 0xd8f8dc);
    far_bed(s);
    far_fish(s);
    piers(s);
    stair(s);
    house(s);
    bed(s);
    step(s);
    postman(s);
    weeds(s);
    jetty(s);
    beasts::fish(s, at(500.0, 300.0).size(0.62).flip(), t.gold, t.red);
    beasts::fish(s, at(560.0, 348.0).size(0.4).flip(), t.gold, t.red);
    beasts::fish(s, at(446.0, 342.0).size(0.36).flip(), t.gold, t.red);
    s.detail(500.0, 300.0, 26.0);
}

fn water_and_air(s: &mut Studio) {
    let air = Ramp::even(&[0xf6e8c4, 0xf8d8b4, 0xfbecd0]);
    let sea = Ramp::even(&[0xb4e4cc, 0x5cb8b4, 0x2f8c9c, 0x1c6484, 0x124268, 0x0c2c50]);
    s.backdrop(|x, y| {
        let line = waterline(x);
        if y < line {
            return air.at(y / SURFACE + 0.15 * warp(x * 0.006, y * 0.02, 3, 4, 1.0));
        }
        let d = (y - line) / 640.0;
        let c = sea.at(d + 0.07 * warp(x * 0.004, y * 0.006, 4, 8, 1.2));
        c.blend(rgb(0xf4fcea), smooth(9.0, 2.0, y - line) * 0.9)
    });
    // A far coast above, very small.
    let coast = s.mat(0xb4b8b0).round(12.0, 0.5).rim(0.2);
    s.lit(
        &blob(&[
            (330.0, 160.0),
            (380.0, 138.0),
            (430.0, 128.0),
            (500.0, 134.0),
            (560.0, 120.0),
            (640.0, 132.0),
            (640.0, 156.0),
        ]),
        &coast,
    );
    s.repaint(|x, y, c| {
        let line = waterline(x);
        let under = smooth(line - 1.0, line + 1.0, y) * smooth(line + 30.0, line, y);
        c.blend(rgb(0xa8e0cc), under * 0.9)
    });
}

fn far_bed(s: &mut Studio) {
    for (y, colour, seed) in [(600.0, 0x2a7488, 5), (650.0, 0x24647c, 8)] {
        let rock = s
            .mat(colour)
            .round(60.0, 0.25)
            .texture(0.14, 0.02, 0.03)
            .rim(0.0)
            .gain(0.25)
            .bias(-0.14);
        s.lit(&land::ridge_line(y, 110.0, 0.009, seed), &rock);
        s.mist(y - 20.0, y + 90.0, 0x2c7890, 0.5);
    }
}

fn far_fish(s: &mut Studio) {
    let t = s.tones;
    s.veiled(0x3c949c, 0.62, |s| {
        for (x, y, k) in [
            (300.0, 250.0, 0.3),
            (336.0, 236.0, 0.26),
            (352.0, 268.0, 0.32),
            (392.0, 250.0, 0.28),
            (270.0, 282.0, 0.24),
        ] {
            beasts::fish(s, at(x, y).size(k), t.blue, t.stone);
        }
    });
}

/// Where the front edge of a step is.
fn tread(i: usize) -> Point {
    let u = i as f32 / STEPS as f32;
    (lerp(HEAD.0, FOOT.0, u), lerp(HEAD.1, FOOT.1, u))
}

/// Arches that carry the stair.
fn piers(s: &mut Studio) {
    for (x, top) in [(56.0, 330.0), (166.0, 470.0), (272.0, 600.0)] {
        let stone = s
            .mat(0x4f8490)
            .round(10.0, 0.9)
            .texture(0.26, 0.04, 0.06)
            .bias(-0.14)
            .rim(0.4)
            .fade(520.0, 780.0, 0x1c5470, 0.7);
        s.lit(&rect(x - 17.0, top, 34.0, 460.0), &stone);
        s.lit(&rect(x - 24.0, top + 6.0, 48.0, 14.0), &stone);
    }
}

fn stair(s: &mut Studio) {
    let stone = s
        .mat(0x84aaa4)
        .round(5.0, 0.9)
        .texture(0.24, 0.05, 0.05)
        .rim(0.4)
        .wobble(0.7);
    let under = s
        .mat(0x5c8c94)
        .round(12.0, 0.9)
        .texture(0.26, 0.04, 0.05)
        .bias(-0.12)
        .rim(0.2);
    let (run, rise) = (
        (FOOT.0 - HEAD.0) / STEPS as f32,
        (FOOT.1 - HEAD.1) / STEPS as f32,
    );
    s.lit(
        &poly(&[
            (HEAD.0, HEAD.1 + 18.0),
            (FOOT.0, FOOT.1 + 10.0),
            (FOOT.0 - 46.0, FOOT.1 + 26.0),
            (HEAD.0 - 40.0, HEAD.1 + 96.0),
        ]),
        &under,
    );
    for i in 0..STEPS {
        let (x, y) = tread(i);
        let deep = i as f32 / STEPS as f32;
        let side = stone.clone().bias(-0.02 - 0.10 * deep);
        let top = s
            .mat(mix(0xe0ecd0, 0x8cc0b8, deep))
            .round(3.0, 0.7)
            .rim(0.7)
            .bias(0.12)
            .texture(0.14, 0.05, 0.05);
        s.lit(&rect(x - 2.0, y + 8.0, run + 3.0, rise + 26.0), &side);
        s.lit(
            &poly(&[
                (x - 4.0, y + 10.0),
                (x + 20.0, y - 6.0),
                (x + run + 22.0, y - 6.0),
                (x + run + 1.0, y + 10.0),
            ]),
            &top,
        );
    }
    // A handrail with a few posts.
    let iron = s.mat(0x2c5c6c).round(3.0, 1.0).rim(0.9);
    for i in (1..STEPS).step_by(3) {
        let (x, y) = tread(i);
        s.lit(
            &limb(&[(x + 22.0, y - 4.0, 2.4), (x + 22.0, y - 62.0, 2.2)]),
            &iron,
        );
        s.lit(&ellipse(x + 22.0, y - 64.0, 4.2, 4.2), &iron);
    }
    let (a, b) = (tread(0), tread(STEPS - 2));
    s.lit(
        &limb(&[(a.0 + 16.0, a.1 - 70.0, 3.2), (b.0 + 22.0, b.1 - 62.0, 3.2)]),
        &iron,
    );
}

fn house(s: &mut Studio) {
    let t = s.tones;
    let wall = s
        .mat(0x84a09c)
        .round(12.0, 0.7)
        .texture(0.24, 0.03, 0.05)
        .rim(0.4)
        .bias(-0.12);
    let roof = s
        .mat(0xa8504c)
        .round(9.0, 0.9)
        .texture(0.3, 0.05, 0.12)
        .rim(0.6);
    let brick = s.mat(0x8c6458).round(6.0, 0.9).texture(0.3, 0.06, 0.12);
    s.lit(&rect(522.0, 372.0, 34.0, 90.0), &brick);
    s.lit(&rect(517.0, 366.0, 44.0, 13.0), &brick);
    let front = s.lit(
        &poly(&[
            (396.0, 466.0),
            (488.0, 380.0),
            (582.0, 466.0),
            (582.0, 730.0),
            (396.0, 730.0),
        ]),
        &wall,
    );
    let mut dice = Dice::new(5);
    for _ in 0..24 {
        let (x, y) = (dice.range(400.0, 570.0), dice.range(480.0, 720.0));
        s.tint(
            &front,
            &rect(x, y, dice.range(14.0, 26.0), 9.0),
            dice.pick(&[0x7c9c98, 0xb8c8b4, 0x6c8c8c]),
            1.0,
            0.6,
        );
    }
    s.lit(
        &poly(&[
            (374.0, 486.0),
            (488.0, 384.0),
            (604.0, 486.0),
            (604.0, 468.0),
            (488.0, 362.0),
            (374.0, 466.0),
        ]),
        &roof,
    );
    // A round window in the gable, then the door under its fanlight.
    let brass = s.mat(0xe8dcb8).round(5.0, 1.1);
    s.lit(&ellipse(488.0, 458.0, 24.0, 24.0), &brass);
    s.flat(&ellipse(488.0, 458.0, 18.0, 18.0), 0xffd888, 1.0);
    s.edges(&[(470.0, 458.0), (506.0, 458.0)], 0xc8a468, 3.0, 1.0);
    s.edges(&[(488.0, 440.0), (488.0, 476.0)], 0xc8a468, 3.0, 1.0);
    s.glow(488.0, 458.0, 34.0, 0xffc868, 0.35);
    door(s);
    things::lantern(s, at(412.0, 548.0).size(0.85), t.dark);
    s.glow(488.0, 600.0, 150.0, 0xffb850, 0.4);
}

fn door(s: &mut Studio) {
    let frame = s.mat(0xf4ecd0).round(6.0, 1.1).rim(0.7).wobble(0.5);
    let leaf = s
        .mat(0xc84434)
        .round(6.0, 0.8)
        .texture(0.16, 0.12, 0.02)
        .rim(0.4)
        .wobble(0.3);
    let panel = s.mat(0xd85440).round(6.0, 1.2).wobble(0.3);
    s.lit(&window(488.0, 714.0, 112.0, 212.0), &frame);
    s.flat(&window(488.0, 590.0, 90.0, 76.0), 0xffdf94, 1.0);
    for a in [-1.0_f32, -0.5, 0.0, 0.5, 1.0] {
        s.edges(
            &[
                (488.0, 588.0),
                (488.0 + 44.0 * a.sin(), 588.0 - 44.0 * a.cos()),
            ],
            0xf4ecd0,
            3.0,
            1.0,
        );
    }
    s.lit(&rect(440.0, 586.0, 96.0, 9.0), &frame);
    let slab = s.lit(&rect(443.0, 594.0, 90.0, 120.0), &leaf);
    for (y, h) in [(602.0, 42.0), (668.0, 38.0)] {
        for x in [450.0, 493.0] {
            s.shade_on(
                &slab,
                &rect(x - 1.0, y - 1.0, 35.0, h + 2.0),
                0x6a2028,
                2.0,
                0.7,
            );
            s.lit(&rect(x + 1.0, y + 1.0, 31.0, h - 3.0), &panel);
        }
    }
    let brass = s
        .ramp(&[0x6a4418, 0xd8a448, 0xfff4c8])
        .round(4.0, 1.3)
        .wobble(0.1);
    s.lit(&rect(472.0, 650.0, 32.0, 9.0), &brass);
    s.lit(&ellipse(523.0, 656.0, 5.0, 5.0), &brass);
    s.detail(488.0, 640.0, 64.0);
}

fn bed(s: &mut Studio) {
    let sand = s
        .mat(0x8ca88c)
        .round(40.0, 0.3)
        .texture(0.16, 0.012, 0.05)
        .rim(0.2)
        .bias(-0.08)
        .dusk(770.0, 930.0, 0.36);
    s.lit(&land::ridge_line(730.0, 26.0, 0.006, 14), &sand);
    water::caustics(s, 0xd8f8d0, 0.26, |_, y| {
        smooth(736.0, 790.0, y) * smooth(930.0, 800.0, y)
    });
    // Lamplight over the threshold.
    s.repaint(|x, y, c| {
        let d = ((x - 470.0) / 190.0).hypot((y - 758.0) / 60.0);
        if y < 716.0 {
            c
        } else {
            c.screen(rgb(0xffb860) * (0.7 * (-d * d).exp()))
        }
    });
    // Flagstones lead the way.
    let flag = s
        .mat(0xa8c4b4)
        .round(6.0, 0.9)
        .texture(0.2, 0.05, 0.05)
        .rim(0.5);
    for (x, y, r) in [
        (424.0, 764.0, 30.0),
        (352.0, 786.0, 34.0),
        (270.0, 806.0, 38.0),
        (186.0, 822.0, 42.0),
        (92.0, 838.0, 46.0),
        (-4.0, 856.0, 50.0),
    ] {
        s.lit(&ellipse(x, y, r, r * 0.26), &flag);
    }
}

/// The doorstep with its bottles.
fn step(s: &mut Studio) {
    let stone = s
        .mat(0xb8c8b8)
        .round(7.0, 1.0)
        .texture(0.2, 0.04, 0.06)
        .rim(0.6);
    s.lit(&rect(408.0, 712.0, 172.0, 20.0), &stone);
    s.lit(&rect(392.0, 728.0, 204.0, 22.0), &stone.clone().bias(-0.1));
    for (x, y) in [(546.0, 716.0), (568.0, 718.0)] {
        s.at(at(x, y).size(1.3), |s| {
            let milk = s
                .ramp(&[0x8ca8b4, 0xe4ece4, 0xffffff])
                .round(5.0, 1.1)
                .wobble(0.2);
            let foil = s.mat(0xd8b048).round(3.0, 1.2).wobble(0.1);
            s.lit(
                &blob(&[
                    (-6.5, 0.0),
                    (-7.0, -18.0),
                    (-3.6, -27.0),
                    (-3.4, -34.0),
                    (3.4, -34.0),
                    (3.6, -27.0),
                    (7.0, -18.0),
                    (6.5, 0.0),
                ]),
                &milk,
            );
            s.lit(&rect(-4.4, -37.0, 8.8, 5.0), &foil);
        });
    }
    s.detail(554.0, 704.0, 30.0);
}

fn postman(s: &mut Studio) {
    let (x, y) = POSTMAN;
    s.shade(&ellipse(x - 6.0, y + 2.0, 62.0, 9.0), 0x124058, 7.0, 0.75);
    let coat = 0x2c4a8c;
    let who = people::Person::new(coat)
        .hat(people::Hat::Cap, 0x24386c)
        .legs(0x1c2c50);
    people::strider(s, at(x, y).size(1.55), &who);
    s.at(at(x, y).size(1.55), |s| {
        let bag = s.mat(0x94603c).round(6.0, 1.1).texture(0.2, 0.05, 0.05);
        s.line(
            &[(2.0, -72.0), (-8.0, -56.0), (-16.0, -42.0)],
            0x6a4028,
            3.4,
            1.0,
        );
        s.lit(&rect(-30.0, -44.0, 26.0, 20.0), &bag);
        s.lit(&rect(-31.0, -45.0, 28.0, 9.0), &bag.clone().bias(-0.14));
        things::envelope(
            s,
            at(27.0, -46.0).size(0.34).turn(-14.0),
            0xfdf6e0,
            0xc84434,
        );
    });
    s.detail(x + 6.0, y - 100.0, 66.0);
}

fn weeds(s: &mut Studio) {
    let mut dice = Dice::new(12);
    for (x, y, n) in [
        (30.0, 912.0, 9),
        (560.0, 912.0, 10),
        (330.0, 920.0, 5),
        (120.0, 920.0, 4),
    ] {
        for _ in 0..n {
            let (x, h) = (x + dice.range(-46.0, 46.0), dice.range(70.0, 170.0));
            let sway = dice.range(-26.0, 26.0);
            let leaf = s
                .mat(dice.pick(&[0x2c6c5c, 0x3c8464, 0x1c5458]))
                .round(6.0, 1.0)
                .rim(0.6)
                .bias(-0.06);
            s.lit(
                &limb(&[
                    (x, y, 6.0),
                    (x + sway, y - h * 0.4, 7.0),
                    (x - sway * 0.4, y - h * 0.75, 5.0),
                    (x + sway * 0.6, y - h, 1.0),
                ]),
                &leaf,
            );
        }
    }
}

/// Where it begins: planks over the water.
fn jetty(s: &mut Studio) {
    let wood = s
        .mat(0x94704c)
        .round(5.0, 1.0)
        .texture(0.26, 0.02, 0.1)
        .rim(0.5);
    s.lit(&rect(-20.0, 128.0, 74.0, 12.0), &wood);
    s.lit(&rect(36.0, 100.0, 9.0, 74.0), &wood);
    s.lit(&rect(2.0, 106.0, 8.0, 60.0), &wood.clone().bias(-0.1));
    things::rowing_boat(s, at(232.0, 158.0).size(0.62), 0xb86848);
}

fn ink(s: &mut Studio) {
    water::bubbles(s, POSTMAN.0 + 22.0, POSTMAN.1 - 150.0, 9, 0xe8fcf0);
    // The chimney smokes in its way.
    for (i, r) in [5.0, 7.0, 4.0, 8.0, 6.0, 9.0, 5.0, 7.0]
        .into_iter()
        .enumerate()
    {
        let k = i as f32;
        let (x, y) = (538.0 + 13.0 * (k * 1.7).sin(), 352.0 - 23.0 * k);
        s.flat(
            &ellipse(x, y, r, r).with_hole(&ellipse(x, y, r - 1.3, r - 1.3)),
            0xe8fcf0,
            0.75,
        );
        s.flat(
            &ellipse(x - r * 0.35, y - r * 0.35, 1.5, 1.5),
            0xffffff,
            0.9,
        );
    }
    sky::far_birds(s, 4, (380.0, 40.0), (520.0, 80.0), 0x6a6460, 9);
}
