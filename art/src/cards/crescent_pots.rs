//! A greenhouse before sunrise. Crescent moons grow in pots on both benches and in hanging baskets,
//! and a gardener goes down the aisle to water them. One pot has nothing in it, and light rises from
//! its soil.

use crate::prelude::*;

pub(super) const CARD: Card = Card::new(
    "crescent_pots",
    Palette::SpringGarden,
    Framing::Interior,
    scene,
)
.ink(ink)
.flow(flow);

/// The vanishing point.
const FAR: Point = (300.0, 404.0);
const MOON: Hex = 0xfff4c8;
/// The empty pot's mouth.
const EMPTY: Point = (486.0, 716.0);

fn flow(x: f32, y: f32) -> f32 {
    if y > 620.0 {
        flow::level(x, y)
    } else {
        flow::towards(FAR, x, y)
    }
}

/// A point of the cross-section nearest to us, `k` of its size about the vanishing point.
fn deep((x, y): Point, k: f32) -> Point {
    (FAR.0 + (x - FAR.0) * k, FAR.1 + (y - FAR.1) * k)
}

fn scene(s: &mut Studio) {
    s.key(Light::From(-0.2, -0.75, 0.5));
    glass(s);
    floor(s);
    ribs(s);
    for side in [-1.0, 1.0] {
        bench(s, side);
    }
    hanging(s);
    gardener(s);
    near_pots(s);
}

/// Sky and garden through the panes: deep above us, dawn at the far end.
fn glass(s: &mut Studio) {
    sky::halo(
        s,
        (300.0, 372.0),
        560.0,
        &[0xfcf6d0, 0xc0e0c4, 0x64a4a4, 0x2c6880, 0x183c5c],
    );
    s.repaint(|x, y, c| {
        let n = warp(x * 0.006, y * 0.01, 4, 7, 1.3);
        c.blend(rgb(0x1c4c5c), sat(0.14 + 0.35 * n))
    });
    // Trees outside, blue with morning.
    let mut dice = Dice::new(6);
    for i in 0..22 {
        let x = 300.0 + (i as f32 - 10.5) * 32.0 + dice.range(-10.0, 10.0);
        let out = ((x - 300.0).abs() / 300.0).powf(0.8);
        let (y, r) = (420.0 + 100.0 * out, 22.0 + 52.0 * out);
        let tone = mix(0x9cc8a8, 0x2c6464, out);
        s.soft(&ellipse(x, y - r * 0.7, r * 0.8, r), tone, 5.0, 0.8);
    }
}

/// The cross-section of the house: sill, eaves, ridge.
const SILL: Point = (-60.0, 560.0);
const EAVES: Point = (-60.0, 210.0);
const HIP: Point = (90.0, -40.0);
const RIDGE: Point = (300.0, -140.0);

fn mirrored((x, y): Point, side: f32) -> Point {
    (300.0 + (x - 300.0) * -side, y)
}

fn ribs(s: &mut Studio) {
    let depths = [0.09, 0.13, 0.19, 0.28, 0.41, 0.6, 0.86];
    for side in [-1.0, 1.0] {
        let corner = |p: Point, k: f32| deep(mirrored(p, side), k);
        // Bars along the house.
        for (a, b, n) in [(SILL, EAVES, 3), (EAVES, HIP, 3), (HIP, RIDGE, 3)] {
            for i in 0..n {
                let p = crate::shape::between(a, b, i as f32 / n as f32);
                let (near, far) = (corner(p, 1.3), corner(p, 0.09));
                let width = if i == 0 { 4.6 } else { 2.0 };
                let bar = limb(&[(near.0, near.1, width), (far.0, far.1, 0.8)]);
                s.lit(&bar, &s.mat(0xbcd4c8).round(3.0, 1.1).bias(-0.14));
            }
        }
        for k in depths {
            let tone = mix(0xe4f4dc, 0x9cbcb4, smooth(0.1, 0.9, k));
            let iron = s.mat(tone).round(4.0, 1.2).bias(-0.1 * k).wobble(0.5);
            let joints: Vec<(f32, f32, f32)> = [SILL, EAVES, HIP, RIDGE]
                .iter()
                .map(|&p| {
                    let q = corner(p, k);
                    (q.0, q.1, 1.4 + 9.0 * k)
                })
                .collect();
            s.lit(&limb(&joints), &iron);
        }
    }
    // The far gable: a door of glass, ajar.
    let (x, y) = FAR;
    s.glow(x, y - 6.0, 60.0, 0xfffbe0, 0.6);
    for dx in [-15.0, 0.0, 15.0] {
        s.line(
            &[(x + dx, y + 20.0), (x + dx, y - 34.0)],
            0xeef6e0,
            2.4,
            0.9,
        );
    }
}

fn floor(s: &mut Studio) {
    let ground = s.flat(
        &poly(&[
            deep((-90.0, 720.0), 0.1),
            deep((690.0, 720.0), 0.1),
            (900.0, 960.0),
            (-300.0, 960.0),
        ]),
        0x5c8478,
        1.0,
    );
    s.fill(&ground, |x, y, _| {
        let d = ((y - FAR.1) / 500.0).max(0.02);
        let (u, v) = ((x - FAR.0) / d / 74.0, 5.0 / d);
        let tile = (u.floor() as i32 + v.floor() as i32).rem_euclid(2) as f32;
        let n = warp(x * 0.02, y * 0.03, 3, 8, 1.0);
        let base = rgb(0x8cb098).blend(rgb(0x4c7878), 0.75 * tile + 0.2 * n);
        base.blend(rgb(0xfcf4cc), 0.7 * smooth(0.26, 0.05, d))
            .blend(rgb(0x24484f), 0.7 * smooth(0.45, 1.05, d))
    });
}

/// A bench that runs away from us, and the pots on it from far to near.
fn bench(s: &mut Studio, side: f32) {
    let p = |x: f32, y: f32, k: f32| deep(mirrored((x, y), side), k);
    let wood = s.mat(0x8c7c5c).round(8.0, 0.8).texture(0.25, 0.02, 0.1);
    // Legs and the dark under the boards.
    s.flat(
        &poly(&[
            p(-60.0, 670.0, 0.13),
            p(150.0, 670.0, 0.13),
            p(150.0, 880.0, 1.2),
            p(-60.0, 880.0, 1.2),
            p(-200.0, 700.0, 1.2),
        ]),
        0x1c4048,
        0.85,
    );
    for k in [0.2, 0.36, 0.62, 1.05] {
        let (a, b) = (p(146.0, 668.0, k), p(146.0, 880.0, k));
        s.lit(
            &limb(&[(a.0, a.1, 8.0 * k), (b.0, b.1, 7.0 * k)]),
            &wood.clone().bias(-0.2),
        );
    }
    s.lit(
        &poly(&[
            p(-90.0, 640.0, 0.13),
            p(150.0, 640.0, 0.13),
            p(150.0, 640.0, 1.3),
            p(-90.0, 640.0, 1.3),
        ]),
        &wood,
    );
    s.lit(
        &poly(&[
            p(150.0, 640.0, 0.13),
            p(150.0, 640.0, 1.3),
            p(150.0, 668.0, 1.3),
            p(150.0, 668.0, 0.13),
        ]),
        &wood.clone().bias(-0.18),
    );
    let mut dice = Dice::new(if side < 0.0 { 4 } else { 9 });
    for (i, k) in [0.17, 0.22, 0.29, 0.38, 0.5, 0.68].into_iter().enumerate() {
        for (j, across) in [10.0, 96.0].into_iter().enumerate() {
            let (x, y) = p(across, 634.0, k);
            let age = 0.25 + 0.75 * (((i * 5 + j * 3) % 7) as f32 / 6.0);
            seedling(s, at(x, y).size(k * 1.15), age, dice.range(-24.0, 24.0));
        }
    }
}

fn clay(s: &Studio) -> Material {
    s.mat(0xc87850)
        .round(22.0, 1.15)
        .texture(0.16, 0.03, 0.05)
        .wobble(0.5)
}

/// A flowerpot on the place's point, 90 high.
fn pot(s: &mut Studio, lit: bool) {
    s.shade(&ellipse(6.0, 0.0, 44.0, 9.0), 0x1c3c40, 5.0, 0.7);
    let m = s.lit(
        &blob(&[
            (-40.0, -72.0),
            (40.0, -72.0),
            (34.0, -30.0),
            (27.0, 2.0),
            (0.0, 6.0),
            (-27.0, 2.0),
            (-34.0, -30.0),
        ]),
        &clay(s),
    );
    s.tint(&m, &ellipse(-8.0, -20.0, 22.0, 12.0), 0xe8d8b8, 6.0, 0.35);
    s.lit(
        &blob(&[
            (-48.0, -92.0),
            (0.0, -88.0),
            (48.0, -92.0),
            (46.0, -68.0),
            (0.0, -60.0),
            (-46.0, -68.0),
        ]),
        &clay(s).round(9.0, 1.2),
    );
    let soil = if lit { 0xfff0b0 } else { 0x4c3c34 };
    s.lit(
        &ellipse(0.0, -90.0, 43.0, 9.0),
        &s.mat(soil).round(4.0, 0.6).texture(0.3, 0.1, 0.1),
    );
}

/// A pot with a crescent on a stem; `age` from 0 to 1 is how far it has grown.
fn seedling(s: &mut Studio, place: Place, age: f32, lean: f32) {
    s.at(place, |s| {
        pot(s, false);
        let top = (lean * 0.9, -118.0 - 66.0 * age);
        let green = s.mat(0x64a050).round(4.0, 1.1).wobble(0.4);
        s.lit(
            &limb(&[
                (0.0, -90.0, 5.0),
                (lean * 0.1, -108.0, 4.2),
                (top.0, top.1, 3.2),
            ]),
            &green,
        );
        for (side, y) in [(-1.0, -104.0), (1.0, -116.0)] {
            s.lit(
                &blob(&[
                    (0.0, y),
                    (side * 16.0, y - 17.0),
                    (side * 38.0, y - 18.0),
                    (side * 24.0, y - 4.0),
                ]),
                &green.clone().bias(0.08),
            );
        }
        let r = 24.0 + 32.0 * age;
        s.glow(top.0 + r * 0.1, top.1 - r * 0.8, r * 2.0, 0xfff0b8, 0.3);
        crescent(
            s,
            (top.0, top.1 - r * 0.86),
            r,
            0.36 + 0.5 * age,
            -28.0 + lean,
        );
    });
}

/// A thick or thin crescent, its back to the left before it is turned.
fn crescent(s: &mut Studio, (x, y): Point, r: f32, fat: f32, turn: f32) {
    let mut outline = Vec::new();
    for i in 0..=20 {
        let a = (60.0 + 12.0 * i as f32).to_radians();
        outline.push((r * a.cos(), r * a.sin()));
    }
    for i in 0..=20 {
        let a = (300.0 - 12.0 * i as f32).to_radians();
        let k = r * (1.0 - fat * 0.62);
        outline.push((r * 0.5 + k * (a.cos() - 0.5), r * 0.99 * a.sin()));
    }
    let silver = s
        .ramp(&[0xe8c468, 0xfce8a0, 0xfffbd8, 0xffffff])
        .round(r * 0.3, 1.0)
        .bias(0.1)
        .texture(0.12, 0.06, 0.06)
        .wobble(0.5);
    let shape = poly(&outline).placed(at(x, y).turn(turn));
    s.lit(&shape, &silver);
}

/// Baskets under the ridge, each with its own moon hanging down.
fn hanging(s: &mut Studio) {
    for (x, y, k, lean) in [
        (238.0, 186.0, 0.5, 12.0),
        (392.0, 128.0, 0.76, -16.0),
        (104.0, 92.0, 0.95, 20.0),
    ] {
        s.line(&[(x, -20.0), (x, y - 118.0 * k)], 0xd8e4d0, 2.4, 0.9);
        for dx in [-40.0, 40.0] {
            s.line(
                &[(x, y - 118.0 * k), (x + dx * k, y - 20.0 * k)],
                0xd8e4d0,
                2.2,
                0.9,
            );
        }
        s.at(at(x, y).size(k), |s| {
            s.glow(lean, 70.0, 90.0, 0xfff0b8, 0.45);
            s.line(
                &[(0.0, 10.0), (lean, 24.0), (lean, 46.0)],
                0x64a050,
                5.0,
                1.0,
            );
            crescent(s, (lean, 78.0), 42.0, 0.6, 150.0 + lean);
            let basket = s
                .mat(0x94784c)
                .round(18.0, 1.1)
                .texture(0.35, 0.12, 0.12)
                .wobble(1.0);
            s.lit(
                &blob(&[
                    (-44.0, -22.0),
                    (0.0, -16.0),
                    (44.0, -22.0),
                    (30.0, 16.0),
                    (0.0, 26.0),
                    (-30.0, 16.0),
                ]),
                &basket,
            );
            let leaves = s.mat(0x5c9c54).round(5.0, 1.0);
            for (dx, dy, tx, ty) in [
                (-34.0, -20.0, -62.0, 22.0),
                (-14.0, -18.0, -26.0, 44.0),
                (18.0, -18.0, 34.0, 40.0),
                (36.0, -20.0, 64.0, 14.0),
                (0.0, -22.0, -10.0, -50.0),
                (14.0, -22.0, 30.0, -44.0),
            ] {
                s.lit(
                    &limb(&[
                        (dx, dy, 3.0),
                        ((dx + tx) / 2.0 + dx * 0.2, (dy + ty) / 2.0 - 8.0, 7.0),
                        (tx, ty, 1.0),
                    ]),
                    &leaves,
                );
            }
        });
    }
}

fn gardener(s: &mut Studio) {
    let (x, y) = (286.0, 736.0);
    s.shade(&ellipse(x, y, 52.0, 10.0), 0x1c3c40, 7.0, 0.7);
    s.at(at(x, y).size(2.25), |s| {
        let who = people::Person::new(0x4c7c9c)
            .hair(0x6c4428)
            .legs(0x4c3c34)
            .hat(people::Hat::Brim, 0xf0d080)
            .arms(people::Arms::OneOut);
        things::watering_can(s, at(46.0, -12.0).size(0.46).turn(12.0), 0xa8bcc0);
        people::walker(s, at(0.0, 0.0), &who);
        // Apron strings.
        let linen = s.mat(0xfcf4e4).round(2.0, 1.0);
        s.lit(
            &limb(&[(-15.0, -50.0, 1.8), (0.0, -48.0, 1.9), (15.0, -50.0, 1.8)]),
            &linen,
        );
        for side in [-1.0, 1.0] {
            s.lit(
                &blob(&[
                    (0.0, -48.0),
                    (side * 6.0, -53.0),
                    (side * 9.0, -49.0),
                    (side * 6.0, -45.0),
                ]),
                &linen,
            );
            s.lit(
                &limb(&[
                    (0.0, -48.0, 1.4),
                    (side * 3.0, -36.0, 1.6),
                    (side * 4.0, -26.0, 1.8),
                ]),
                &linen,
            );
        }
        s.detail(0.0, -70.0, 40.0);
    });
}

/// The three nearest: a full-grown one on the left, and the empty one.
fn near_pots(s: &mut Studio) {
    let wood = s.mat(0x9c8460).round(8.0, 0.8).texture(0.3, 0.008, 0.12);
    s.shade(&rect(-20.0, 806.0, 640.0, 30.0), 0x1c3c40, 12.0, 0.7);
    s.lit(&rect(-20.0, 834.0, 640.0, 44.0), &wood);
    s.lit(&rect(-20.0, 876.0, 640.0, 60.0), &wood.clone().bias(-0.24));
    seedling(s, at(100.0, 862.0).size(1.75), 1.0, 12.0);
    let (x, y) = EMPTY;
    s.glow(x, y - 60.0, 150.0, 0xffe8a0, 0.5);
    s.at(at(x, y + 151.0).size(1.68), |s| pot(s, true));
    s.glow(x, y, 70.0, 0xfff4c0, 0.7);
    let beam = poly(&[
        (x - 66.0, y),
        (x + 66.0, y),
        (x + 104.0, 430.0),
        (x - 104.0, 430.0),
    ]);
    let mask = s.mask(&beam, 0.0).blurred(14.0 * s.scale);
    s.fill(&mask, |_, v, c| {
        c.screen(rgb(MOON) * (0.5 * smooth(440.0, 716.0, v)))
    });
    s.glow(x, y + 2.0, 34.0, 0xfffbe8, 0.8);
    // A trowel laid down between them.
    s.shade(&ellipse(300.0, 866.0, 76.0, 6.0), 0x3c3430, 3.0, 0.6);
    s.lit(
        &limb(&[(230.0, 858.0, 7.0), (276.0, 858.0, 6.0)]),
        &s.mat(0x8c5438).round(5.0, 1.1),
    );
    s.lit(
        &blob(&[
            (276.0, 850.0),
            (320.0, 848.0),
            (364.0, 862.0),
            (318.0, 872.0),
            (278.0, 868.0),
        ]),
        &s.mat(0x9cb0b4).round(7.0, 1.1),
    );
    s.detail(x, y, 50.0);
}

fn ink(s: &mut Studio) {
    let mut dice = Dice::new(15);
    let (x, y) = EMPTY;
    for _ in 0..40 {
        let up = dice.unit();
        let (px, py) = (x + dice.bell() * lerp(50.0, 100.0, up), y - 260.0 * up);
        s.flat(&ellipse(px, py, 1.7, 1.7), 0xfffdf0, 0.85 - 0.5 * up);
    }
}
