//! A closed door stands alone in a wheat field by day. It throws its shadow towards us, and within
//! the shadow light shines out from under it. A cat sits there and waits.

use crate::prelude::*;

pub(super) const CARD: Card =
    Card::new("field_door", Palette::ButterDaylight, Framing::Wide, scene)
        .ink(ink)
        .flow(flow);

const HORIZON: f32 = 430.0;
/// The middle of the sill, on the ground.
const SILL: Point = (318.0, 668.0);
const WIDTH: f32 = 196.0;
const HEIGHT: f32 = 400.0;

fn flow(x: f32, y: f32) -> f32 {
    if on_path(x, y) > 0.5 {
        flow::level(x, y)
    } else if y > HORIZON {
        flow::upright(x, y)
    } else {
        flow::drift(x, y)
    }
}

/// How much of the trodden path a point is on.
fn on_path(x: f32, y: f32) -> f32 {
    let t = (y - SILL.1) / (900.0 - SILL.1);
    if t < -0.05 {
        return 0.0;
    }
    let middle = SILL.0 - 70.0 * t * t + 8.0 * grain(x * 0.02, y * 0.05, 4);
    let half = lerp(112.0, 210.0, t);
    smooth(half + 12.0, half - 12.0, (x - middle).abs()) * smooth(-0.05, 0.0, t)
}

fn scene(s: &mut Studio) {
    s.key(Light::From(0.55, -0.6, 0.45));
    s.rim_from(0.7, -0.7);
    sky::gradient_sky(
        s,
        &[0x7fb4bc, 0xa8ccc0, 0xe0deb4, 0xf8dea0, 0xf8cc88],
        HORIZON,
        0xfff4dc,
        0.35,
    );
    sky::cloud(s, 120.0, 250.0, 330.0, 100.0, 4);
    sky::cloud(s, 540.0, 330.0, 300.0, 70.0, 9);
    sky::cloud(s, 470.0, 120.0, 260.0, 60.0, 12);
    far_country(s);
    field(s);
    wheat(s, 452.0, SILL.1 - 8.0, 12);
    path(s);
    let shadow = Shadow {
        ground: SILL.1,
        lean: -0.34,
        length: 0.62,
        colour: 0x58466c,
        strength: 0.95,
    };
    s.casting(shadow, door);
    spill(s);
    // The cat's own shadow falls away from the gap.
    s.shade(
        &limb(&[
            (300.0, 780.0, 24.0),
            (288.0, 826.0, 30.0),
            (276.0, 880.0, 34.0),
        ]),
        0x4a3458,
        9.0,
        0.75,
    );
    beasts::cat(s, at(304.0, 792.0).size(1.06), 0x3c3040);
    s.detail(304.0, 740.0, 54.0);
    wheat(s, SILL.1 + 26.0, 960.0, 7);
}

fn far_country(s: &mut Studio) {
    for (y, colour, seed) in [(404.0, 0xc4c8a4, 3), (424.0, 0xa8b47c, 8)] {
        let hill = s.mat(colour).round(40.0, 0.5).rim(0.2).bias(0.06);
        s.lit(&land::ridge_line(y, 44.0, 0.006, seed), &hill);
        s.mist(y, y + 50.0, s.tones.mist, 0.4);
    }
    for (x, size) in [
        (40.0, 0.5),
        (72.0, 0.38),
        (500.0, 0.44),
        (548.0, 0.6),
        (580.0, 0.4),
    ] {
        plants::toy_tree(s, at(x, 448.0).size(size), 0x8c9a5c);
    }
}

fn field(s: &mut Studio) {
    let ramp = Ramp::even(&[0xf0d48c, 0xdcae54, 0xb47c34, 0x8a5a2c]);
    s.repaint(|x, y, c| {
        if y < HORIZON + 6.0 {
            return c;
        }
        let d = (y - HORIZON) / (900.0 - HORIZON);
        let stalks = grain(x * 0.16 / (0.3 + d), y * 0.02, 6) * 0.14;
        let waves = fbm(x * 0.006, y * 0.02 / (0.2 + d), 3, 9) * 0.18;
        c.mix(
            ramp.at(d * 0.9 + stalks + waves),
            smooth(HORIZON + 6.0, HORIZON + 14.0, y),
        )
    });
}

/// Rows of stalks with bent ears between two heights, far to near.
fn wheat(s: &mut Studio, top: f32, bottom: f32, rows: usize) {
    let mut dice = Dice::new(top as u64);
    for row in 0..rows {
        let u = row as f32 / (rows - 1) as f32;
        let y = lerp(top, bottom, u * u * 0.4 + u * 0.6);
        let near = (y - HORIZON) / (900.0 - HORIZON);
        let tall = 22.0 + 92.0 * near;
        let step = 4.0 + 9.0 * near;
        let mut straw = Shape::default();
        let mut ears = Shape::default();
        let mut x = -30.0 + dice.range(0.0, step);
        while x < 630.0 {
            let root = y + dice.range(-6.0, 6.0);
            if on_path(x, root) < 0.35 {
                let h = tall * dice.range(0.75, 1.1);
                let lean =
                    -h * (0.14 + 0.12 * grain(x * 0.01, y * 0.02, 5)) + dice.range(-0.06, 0.06) * h;
                let w = 0.9 + 1.5 * near;
                let (tx, ty) = (x + lean, root - h);
                straw = straw.and(&limb(&[
                    (x, root + 20.0, w),
                    (x + lean * 0.35, root - h * 0.55, w),
                    (tx, ty, w * 0.8),
                ]));
                let e = h * 0.3;
                ears = ears.and(&limb(&[
                    (tx + lean * 0.05, ty + e * 0.2, w * 0.8),
                    (tx + lean * 0.25, ty - e * 0.3, w * 2.6),
                    (tx + lean * 0.55, ty - e * 0.55, w * 1.9),
                    (tx + lean * 0.9, ty - e * 0.6, w * 0.5),
                ]));
            }
            x += step * dice.range(0.6, 1.3);
        }
        let hue = dice.pick(&[0xd09a3c, 0xdca848, 0xb88434, 0xe0b458]);
        let colour = mix(0xf4d88c, hue, sat(near * 1.3));
        let stalk = s
            .mat(mix(colour, 0x9a7030, 0.35))
            .round(3.0, 0.8)
            .bias(-0.06 - 0.14 * near)
            .rim(0.4)
            .wobble(0.6);
        let ear = s
            .mat(colour)
            .round(4.0, 1.0)
            .bias(0.08)
            .rim(0.9)
            .wobble(0.8)
            .texture(0.2, 0.2, 0.2);
        s.lit(&straw, &stalk);
        s.lit(&ears, &ear);
        s.mist(y - tall, y + 8.0, s.tones.mist, 0.16 * (1.0 - near));
    }
}

/// Bare earth where somebody keeps walking.
fn path(s: &mut Studio) {
    s.repaint(|x, y, c| {
        let k = on_path(x, y);
        if k < 0.01 {
            return c;
        }
        let d = (y - SILL.1) / (900.0 - SILL.1);
        let ruts = fbm(x * 0.02, y * 0.06, 4, 21);
        let earth = rgb(0xd8ac6c).blend(rgb(0xa87848), sat(0.35 + 0.4 * d + 0.5 * ruts));
        c.blend(earth, k * 0.96)
    });
}

fn door(s: &mut Studio) {
    s.at(at(SILL.0, SILL.1), door_upright);
}

fn door_upright(s: &mut Studio) {
    let t = s.tones;
    let half = WIDTH / 2.0;
    let stone = s
        .mat(0x94806c)
        .round(7.0, 1.0)
        .texture(0.2, 0.04, 0.06)
        .bias(-0.12)
        .wobble(0.5);
    let frame = s
        .mat(0xf2e4c8)
        .round(9.0, 1.1)
        .texture(0.14, 0.06, 0.01)
        .rim(1.0)
        .bias(-0.14)
        .wobble(0.4);
    let leaf = s
        .mat(0x2f7f8c)
        .round(6.0, 0.6)
        .texture(0.2, 0.12, 0.012)
        .rim(0.3)
        .bias(-0.12)
        .wobble(0.3);
    s.lit(&rect(-half - 36.0, -8.0, WIDTH + 72.0, 20.0), &stone);
    // Jambs, lintel and a little cornice.
    for side in [-1.0, 1.0] {
        s.lit(
            &rect(
                side * (half + 13.0) - 13.0,
                -HEIGHT + 10.0,
                26.0,
                HEIGHT - 12.0,
            ),
            &frame,
        );
    }
    s.lit(
        &rect(-half - 26.0, -HEIGHT - 14.0, WIDTH + 52.0, 32.0),
        &frame,
    );
    s.lit(
        &rect(-half - 38.0, -HEIGHT - 28.0, WIDTH + 76.0, 17.0),
        &frame,
    );
    let slab = s.lit(&rect(-half, -HEIGHT + 16.0, WIDTH, HEIGHT - 32.0), &leaf);
    s.shade_on(
        &slab,
        &rect(-half, -HEIGHT + 14.0, WIDTH, 12.0),
        0x284860,
        5.0,
        0.8,
    );
    s.shade_on(
        &slab,
        &rect(half - 12.0, -HEIGHT, 12.0, HEIGHT),
        0x284860,
        5.0,
        0.6,
    );
    let panel = s
        .mat(0x3c94a0)
        .round(9.0, 1.3)
        .texture(0.14, 0.1, 0.012)
        .rim(0.6)
        .bias(-0.1)
        .wobble(0.3);
    for (top, high) in [
        (-HEIGHT + 38.0, 74.0),
        (-HEIGHT + 134.0, 100.0),
        (-HEIGHT + 258.0, 96.0),
    ] {
        for side in [-1.0, 1.0] {
            let x = side * half * 0.46 - 33.0;
            s.shade_on(
                &slab,
                &rect(x - 3.0, top - 3.0, 72.0, high + 6.0),
                0x1c4858,
                2.5,
                0.8,
            );
            s.lit(&rect(x + 3.0, top + 3.0, 60.0, high - 6.0), &panel);
        }
    }
    let brass = s
        .ramp(&[0x6a4418, 0xb07c30, 0xe0b458, 0xfff0b8])
        .round(7.0, 1.3)
        .bias(-0.1)
        .wobble(0.2);
    s.lit(&rect(half - 26.0, -HEIGHT + 206.0, 15.0, 48.0), &brass);
    s.lit(&ellipse(half - 18.0, -HEIGHT + 218.0, 9.5, 9.5), &brass);
    // Light in the keyhole and under the leaf.
    s.flat(
        &things::keyhole(half - 18.5, -HEIGHT + 238.0, 3.4),
        0xfffbe0,
        1.0,
    );
    s.flat(&rect(-half, -17.0, WIDTH, 12.0), 0xfffce8, 1.0);
    beasts::bird(s, at(-52.0, -HEIGHT - 27.0).size(0.66).flip(), t.red);
}

/// What comes out under the door: a fan of light over the sill and the earth.
fn spill(s: &mut Studio) {
    let (x0, y0) = SILL;
    s.repaint(|x, y, c| {
        let d = y - (y0 - 10.0);
        if d < 0.0 {
            return c;
        }
        let half = WIDTH / 2.0 + d * 0.32;
        let across = ((x - x0 + 0.12 * d) / half).abs();
        let k = smooth(1.06, 0.72, across) * (-d / 120.0).exp();
        let k = k * (0.9 + 0.2 * grain((x - x0) / half * 9.0, 0.3, 7));
        c.screen(rgb(0xffd468) * sat(k * 0.95))
    });
    for i in 0..5 {
        s.glow(x0 - 80.0 + 40.0 * i as f32, y0 - 10.0, 26.0, 0xfff0b0, 0.45);
    }
    s.glow(
        x0 + WIDTH / 2.0 - 18.5,
        y0 - HEIGHT + 238.0,
        9.0,
        0xfff0b0,
        0.5,
    );
    s.detail(x0 + 70.0, y0 - HEIGHT + 230.0, 36.0);
}

fn ink(s: &mut Studio) {
    sky::far_birds(s, 6, (60.0, 90.0), (240.0, 170.0), 0x5a5060, 5);
    // Whiskers of the nearest ears.
    let mut dice = Dice::new(9);
    for _ in 0..46 {
        let left = dice.chance(0.5);
        let x = if left {
            dice.range(0.0, 120.0)
        } else {
            dice.range(440.0, 600.0)
        };
        let y = dice.range(690.0, 800.0);
        s.line(
            &[(x, y), (x - 8.0, y - 14.0), (x - 20.0, y - 24.0)],
            0xfff0c0,
            1.0,
            0.55,
        );
    }
}
