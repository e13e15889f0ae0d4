//! A great clockwork bird on a workbench bends its neck back and turns the key in its own back with
//! its beak. A beetle in an apron stands by with a spanner. Among the brass tail feathers one is
//! real.

use std::f32::consts::TAU;

use crate::prelude::*;

pub(super) const CARD: Card = Card::new("clock_bird", Palette::SepiaInk, Framing::CloseUp, scene)
    .ink(ink)
    .flow(flow);

const BENCH: f32 = 742.0;
const PORTHOLE: Point = (392.0, 520.0);
/// The bow of the key, where the beak has it.
const KEY: Point = (168.0, 326.0);
const HEAD: Point = (322.0, 214.0);

fn flow(x: f32, y: f32) -> f32 {
    if y > BENCH {
        flow::level(x, y)
    } else {
        flow::swirl((320.0, 480.0), x, y)
    }
}

fn scene(s: &mut Studio) {
    s.key(Light::From(-0.6, -0.65, 0.5));
    workshop(s);
    bench(s);
    far_leg(s);
    tail(s);
    key(s);
    neck(s);
    body(s);
    wing(s);
    porthole(s);
    near_leg(s);
    head(s);
    beetle(s);
    oddments(s);
}

fn brass(s: &Studio) -> Material {
    s.ramp(&[0x24140c, 0x5a3818, 0x96662c, 0xd4a048, 0xfff0b8])
        .round(14.0, 1.3)
        .bias(-0.1)
        .texture(0.1, 0.03, 0.03)
        .wobble(0.4)
}

fn steel(s: &Studio) -> Material {
    s.ramp(&[0x241c18, 0x54483c, 0x94866e, 0xd8ccb0, 0xfff8e4])
        .round(6.0, 1.3)
        .wobble(0.3)
}

/// A cogwheel with a hub and spokes cut out.
fn cog(x: f32, y: f32, radius: f32, teeth: usize, turn: f32) -> Shape {
    let outline: Vec<Point> = (0..teeth * 4)
        .map(|i| {
            let r = if i % 4 < 2 { radius } else { radius * 0.86 };
            let step = [-0.5, 0.5, 1.0, 2.6][i % 4] / 4.0;
            let a = ((i / 4) as f32 + step) / teeth as f32 * TAU + turn;
            (x + r * a.cos(), y + r * a.sin())
        })
        .collect();
    let mut wheel = poly(&outline);
    if radius > 22.0 {
        for i in 0..5 {
            let a = i as f32 / 5.0 * TAU + turn;
            let (cx, cy) = (x + radius * 0.47 * a.cos(), y + radius * 0.47 * a.sin());
            wheel = wheel.with_hole(&ellipse(cx, cy, radius * 0.19, radius * 0.19));
        }
    }
    wheel.with_hole(&ellipse(x, y, radius * 0.1, radius * 0.1))
}

/// A wall in lamplight, with wheels and springs hung up in the gloom.
fn workshop(s: &mut Studio) {
    sky::halo(
        s,
        (200.0, 300.0),
        720.0,
        &[0xa89468, 0x7e6c4a, 0x5a4a32, 0x3a2c1e, 0x241a12],
    );
    s.repaint(|x, y, c| {
        let plaster = warp(x * 0.007, y * 0.007, 4, 5, 1.5);
        c.blend(rgb(0x5a4c38), sat(0.1 + 0.24 * plaster))
    });
    let hung = s
        .mat(0x6a5638)
        .round(6.0, 0.9)
        .texture(0.15, 0.03, 0.03)
        .alpha(0.75);
    for (x, y, r, teeth, turn) in [
        (520.0, 110.0, 92.0, 22, 0.1),
        (560.0, 300.0, 60.0, 16, 0.4),
        (70.0, 90.0, 66.0, 16, 0.0),
        (180.0, 60.0, 40.0, 12, 0.2),
        (40.0, 250.0, 34.0, 12, 0.3),
    ] {
        let wheel = cog(x, y, r, teeth, turn);
        s.shade(&wheel.moved(14.0, 16.0), 0x5a3c20, 5.0, 0.5);
        s.lit(&wheel, &hung);
    }
    s.mist(30.0, 330.0, 0x84704c, 0.35);
}

fn bench(s: &mut Studio) {
    let board = s.mat(0x7a5430).round(14.0, 0.6).texture(0.3, 0.006, 0.12);
    let m = s.lit(&rect(-20.0, BENCH, 640.0, 200.0), &board);
    s.shade_on(&m, &rect(-20.0, 838.0, 640.0, 80.0), 0x3a2414, 14.0, 0.6);
    s.shade_on(&m, &rect(-20.0, 834.0, 640.0, 5.0), 0x2a1a10, 1.5, 0.8);
    s.shade_on(
        &m,
        &blob(&[
            (210.0, 756.0),
            (340.0, 746.0),
            (520.0, 752.0),
            (640.0, 764.0),
            (640.0, 808.0),
            (480.0, 822.0),
            (300.0, 806.0),
        ]),
        0x3a2414,
        12.0,
        0.75,
    );
}

fn leg(s: &mut Studio, x: f32, foot: f32, bias: f32) {
    let rod = steel(s).bias(bias);
    let joint = brass(s).round(7.0, 1.2).bias(bias);
    s.lit(
        &limb(&[
            (x, 600.0, 13.0),
            (x + 8.0, 640.0, 9.0),
            (x + 18.0, 672.0, 7.0),
        ]),
        &joint,
    );
    s.lit(
        &limb(&[
            (x + 18.0, 670.0, 5.5),
            (x + 2.0, 722.0, 4.5),
            (x - 2.0, foot - 6.0, 4.5),
        ]),
        &rod,
    );
    // A spring round the shank.
    for i in 0..6 {
        let t = i as f32 / 6.0;
        let (cx, cy) = (lerp(x + 15.0, x + 2.0, t), lerp(682.0, 724.0, t));
        s.lit(
            &limb(&[
                (cx - 10.0, cy + 3.0, 2.3),
                (cx, cy + 1.0, 2.6),
                (cx + 10.0, cy - 3.0, 2.3),
            ]),
            &joint,
        );
    }
    for (dx, dy) in [(46.0, 6.0), (34.0, 18.0), (10.0, 22.0), (-34.0, 10.0)] {
        s.lit(
            &limb(&[
                (x - 2.0, foot - 6.0, 6.0),
                (x + dx * 0.5, foot + dy * 0.3 - 8.0, 4.6),
                (x + dx, foot + dy, 2.0),
            ]),
            &rod,
        );
    }
    s.lit(&ellipse(x + 18.0, 671.0, 11.0, 11.0), &joint);
    s.lit(&ellipse(x + 18.0, 671.0, 4.0, 4.0), &rod);
}

fn far_leg(s: &mut Studio) {
    leg(s, 372.0, 752.0, -0.2);
}

fn near_leg(s: &mut Studio) {
    leg(s, 300.0, 776.0, 0.0);
}

/// Brass blades, and the one that is real: longer, softer, blue.
fn tail(s: &mut Studio) {
    let blades = [
        (34.0, 742.0, false),
        (10.0, 700.0, false),
        (-8.0, 640.0, true),
        (18.0, 604.0, false),
        (54.0, 566.0, false),
    ];
    for (x, y, real) in blades {
        let (ax, ay) = (212.0, 560.0);
        let (mx, my) = (lerp(ax, x, 0.55), lerp(ay, y, 0.5) - 6.0);
        if real {
            continue;
        }
        let plate = brass(s).round(9.0, 1.2).bias(-0.05);
        let m = s.lit(
            &limb(&[
                (ax, ay, 12.0),
                (mx, my, 17.0),
                (lerp(mx, x, 0.7), lerp(my, y, 0.7), 16.0),
                (x, y, 6.0),
            ]),
            &plate,
        );
        s.shade_on(
            &m,
            &limb(&[(ax, ay, 1.2), (mx, my, 1.6), (x, y, 1.0)]),
            0x3a2010,
            0.8,
            0.8,
        );
    }
    let down = s
        .ramp(&[0x16303c, 0x2c5868, 0x4f8898, 0x9cc4c8, 0xf0f8f0])
        .round(16.0, 0.9)
        .texture(0.25, 0.03, 0.16)
        .fur(5.0)
        .wobble(1.2);
    s.shade(
        &limb(&[
            (170.0, 600.0, 16.0),
            (80.0, 654.0, 22.0),
            (16.0, 706.0, 10.0),
        ]),
        0x3a2414,
        7.0,
        0.6,
    );
    let vane = s.lit(
        &limb(&[
            (206.0, 566.0, 4.0),
            (172.0, 586.0, 13.0),
            (112.0, 620.0, 25.0),
            (56.0, 654.0, 22.0),
            (16.0, 690.0, 4.0),
        ]),
        &down,
    );
    for (x, y) in [(132.0, 598.0), (86.0, 660.0)] {
        // Where the vane has split.
        s.shade_on(
            &vane,
            &limb(&[(x, y, 4.0), (x + 20.0, y + (y - 624.0) * -0.55, 0.4)]),
            0x1c3038,
            0.8,
            0.9,
        );
    }
    s.line(
        &[(220.0, 560.0), (150.0, 600.0), (80.0, 640.0), (20.0, 686.0)],
        0xf0ead0,
        3.0,
        1.0,
    );
    s.detail(96.0, 632.0, 66.0);
}

/// A winding key with a bow of two wings.
fn key(s: &mut Studio) {
    let metal = s
        .ramp(&[0x2a1c14, 0x7a5024, 0xd0983c, 0xffe08c, 0xfffbe0])
        .round(7.0, 1.3)
        .wobble(0.3);
    s.lit(
        &limb(&[
            (KEY.0, KEY.1, 8.0),
            (206.0, 386.0, 8.0),
            (246.0, 446.0, 10.0),
        ]),
        &metal,
    );
    s.lit(
        &limb(&[(222.0, 424.0, 13.0), (234.0, 442.0, 15.0)]),
        &steel(s),
    );
    s.at(at(KEY.0, KEY.1).turn(-32.0), |s| {
        for side in [-1.0, 1.0] {
            let wing = blob(&[
                (0.0, 10.0),
                (side * 22.0, 18.0),
                (side * 54.0, 20.0),
                (side * 68.0, -6.0),
                (side * 54.0, -30.0),
                (side * 24.0, -24.0),
                (0.0, -10.0),
            ])
            .with_hole(&ellipse(side * 43.0, -5.0, 13.0, 14.0));
            s.lit(&wing, &metal);
        }
        s.lit(&ellipse(0.0, 0.0, 13.0, 14.0), &metal);
    });
}

/// Rings upon rings, from the shoulder back over the body.
fn neck(s: &mut Studio) {
    let ring = brass(s).round(11.0, 1.3);
    let path: [(f32, f32, f32); 8] = [
        (416.0, 432.0, 74.0),
        (438.0, 392.0, 66.0),
        (448.0, 352.0, 59.0),
        (446.0, 314.0, 53.0),
        (432.0, 280.0, 48.0),
        (410.0, 252.0, 45.0),
        (382.0, 232.0, 43.0),
        (352.0, 220.0, 43.0),
    ];
    let core: Vec<(f32, f32, f32)> = path.iter().map(|p| (p.0, p.1, p.2 * 0.72)).collect();
    s.lit(&limb(&core), &s.mat(0x3a2414).round(20.0, 1.0));
    for (i, &(x, y, r)) in path.iter().enumerate() {
        let (nx, ny, _) = path[(i + 1).min(path.len() - 1)];
        let (px, py, _) = path[i.saturating_sub(1)];
        let along = (ny - py).atan2(nx - px).to_degrees();
        s.lit(
            &ellipse(x, y, 25.0, r).turned(along),
            &ring.clone().bias(-0.12 + 0.02 * i as f32),
        );
        s.shade(
            &limb(&[
                (
                    x + 0.8 * r * along.to_radians().sin(),
                    y - 0.8 * r * along.to_radians().cos(),
                    2.0,
                ),
                (x, y, 2.4),
                (
                    x - 0.8 * r * along.to_radians().sin(),
                    y + 0.8 * r * along.to_radians().cos(),
                    2.0,
                ),
            ])
            .moved((nx - x) * 0.45, (ny - y) * 0.45),
            0x4a2c14,
            3.0,
            0.5,
        );
    }
}

fn body(s: &mut Studio) {
    let hull = s
        .ramp(&[0x24140c, 0x4e3016, 0x8a5c28, 0xc89444, 0xffe8a8])
        .round(120.0, 1.5)
        .bias(-0.12)
        .texture(0.14, 0.012, 0.02)
        .wobble(0.6);
    let m = s.lit(
        &blob(&[
            (172.0, 566.0),
            (190.0, 486.0),
            (248.0, 428.0),
            (330.0, 396.0),
            (420.0, 388.0),
            (486.0, 424.0),
            (514.0, 492.0),
            (498.0, 566.0),
            (446.0, 618.0),
            (366.0, 642.0),
            (276.0, 630.0),
            (212.0, 602.0),
        ]),
        &hull,
    );
    // Seams and rivets.
    for seam in [
        [
            (430.0, 392.0),
            (470.0, 470.0),
            (462.0, 560.0),
            (420.0, 628.0),
        ],
        [
            (190.0, 584.0),
            (280.0, 604.0),
            (380.0, 612.0),
            (476.0, 590.0),
        ],
    ] {
        let joints: Vec<(f32, f32, f32)> = seam.iter().map(|p| (p.0, p.1, 1.6)).collect();
        s.shade_on(&m, &limb(&joints), 0x2a180c, 0.8, 0.9);
        let curve = crate::shape::spline(&seam, 4);
        for p in curve {
            s.flat(&ellipse(p.0 + 9.0, p.1 + 4.0, 3.2, 3.2), 0x4a2c14, 0.9);
            s.flat(&ellipse(p.0 + 8.2, p.1 + 3.0, 2.0, 2.0), 0xffe8b0, 0.9);
        }
    }
    // Verdigris in the lower folds.
    for (x, y, r) in [
        (250.0, 622.0, 26.0),
        (330.0, 636.0, 22.0),
        (470.0, 596.0, 18.0),
    ] {
        s.tint(&m, &ellipse(x, y, r * 1.6, r * 0.5), 0x6c9080, 8.0, 0.45);
    }
}

/// A folded wing of blades, and small plates over their roots.
fn wing(s: &mut Studio) {
    let blade = brass(s).round(10.0, 1.35);
    s.shade(
        &blob(&[
            (150.0, 600.0),
            (230.0, 530.0),
            (340.0, 500.0),
            (350.0, 560.0),
            (240.0, 622.0),
            (140.0, 640.0),
        ]),
        0x2a180c,
        10.0,
        0.6,
    );
    for i in 0..7 {
        let t = i as f32 / 6.0;
        let (x, y) = (lerp(112.0, 262.0, t), lerp(566.0, 640.0, t.powf(0.8)));
        let (ax, ay) = (lerp(300.0, 336.0, t), lerp(466.0, 556.0, t));
        s.lit(
            &limb(&[
                (ax, ay, 13.0),
                (lerp(ax, x, 0.5), lerp(ay, y, 0.5) + 4.0, 15.0),
                (lerp(ax, x, 0.85), lerp(ay, y, 0.85) + 2.0, 11.0),
                (x, y, 3.0),
            ]),
            &blade.clone().bias(0.05 - 0.12 * t),
        );
    }
    let plate = brass(s).round(8.0, 1.4).bias(0.04);
    for row in 0..4 {
        let r = row as f32;
        for i in 0..5 {
            let t = (i as f32 + 0.5 * (row % 2) as f32) / 5.0;
            let (x, y) = (
                lerp(262.0 + 24.0 * r, 312.0 + 17.0 * r, t),
                lerp(444.0 + 2.0 * r, 574.0 - 12.0 * r, t),
            );
            s.lit(
                &blob(&[
                    (x + 14.0, y - 13.0),
                    (x - 6.0, y - 15.0),
                    (x - 22.0, y + 1.0),
                    (x - 8.0, y + 15.0),
                    (x + 14.0, y + 12.0),
                ]),
                &plate,
            );
        }
    }
}

/// A round window in the breast: the works.
fn porthole(s: &mut Studio) {
    let (x, y) = PORTHOLE;
    s.lit(
        &ellipse(x, y, 74.0, 78.0),
        &brass(s).round(12.0, 1.4).bias(0.08),
    );
    let hollow = s.flat(&ellipse(x, y, 59.0, 63.0), 0x24140c, 1.0);
    s.tint(
        &hollow,
        &ellipse(x + 4.0, y + 14.0, 46.0, 44.0),
        0x8a4c1c,
        16.0,
        0.9,
    );
    let wheels = s
        .ramp(&[0x3a2010, 0x8c5c28, 0xe0ac54, 0xfff0b8])
        .round(5.0, 1.2)
        .wobble(0.2);
    for (dx, dy, r, teeth, turn) in [
        (-22.0, 22.0, 36.0, 16, 0.0),
        (28.0, -16.0, 30.0, 14, 0.2),
        (-20.0, -32.0, 20.0, 10, 0.1),
        (30.0, 32.0, 18.0, 9, 0.3),
    ] {
        let wheel = cog(x + dx, y + dy, r, teeth, turn);
        let lit = s.mask(&wheel, 0.2);
        let mut inside = lit.clone();
        // Only what the window shows.
        for j in 0..inside.plane.height {
            for i in 0..inside.plane.width {
                let k = hollow.at(inside.left + i as i32, inside.top + j as i32);
                inside.plane.data[j * inside.plane.width + i] *= k;
            }
        }
        s.shade_on(&hollow, &wheel.moved(5.0, 6.0), 0x2a140c, 3.0, 0.8);
        s.lit_mask(&inside, &wheels);
    }
    s.lit(&ellipse(x - 22.0, y + 22.0, 5.0, 5.0), &steel(s));
    s.glow(x + 4.0, y + 6.0, 44.0, 0xffb860, 0.45);
    s.tint(
        &hollow,
        &blob(&[
            (x - 46.0, y - 10.0),
            (x - 28.0, y - 44.0),
            (x + 4.0, y - 56.0),
            (x - 18.0, y - 34.0),
            (x - 34.0, y - 6.0),
        ]),
        0xfff6e0,
        3.0,
        0.5,
    );
    for i in 0..10 {
        let (sin, cos) = (i as f32 / 10.0 * TAU).sin_cos();
        s.flat(
            &ellipse(x + 67.0 * cos, y + 71.0 * sin, 3.6, 3.6),
            0x4a2c14,
            0.9,
        );
        s.flat(
            &ellipse(x + 66.0 * cos, y + 70.0 * sin, 2.0, 2.0),
            0xfff0c0,
            0.9,
        );
    }
    s.detail(x, y, 70.0);
}

fn head(s: &mut Studio) {
    let (x, y) = HEAD;
    let beak = steel(s).round(9.0, 1.3);
    // The lower half grips the key from behind.
    s.lit(
        &blob(&[
            (x - 34.0, y + 38.0),
            (x - 78.0, y + 78.0),
            (x - 128.0, y + 106.0),
            (x - 96.0, y + 58.0),
            (x - 50.0, y + 14.0),
        ]),
        &beak.clone().bias(-0.16),
    );
    let skull = brass(s).round(48.0, 1.25).wobble(0.5);
    let m = s.lit(
        &blob(&[
            (x + 58.0, y - 12.0),
            (x + 42.0, y - 48.0),
            (x + 4.0, y - 64.0),
            (x - 36.0, y - 52.0),
            (x - 58.0, y - 16.0),
            (x - 56.0, y + 22.0),
            (x - 28.0, y + 50.0),
            (x + 14.0, y + 52.0),
            (x + 48.0, y + 30.0),
        ]),
        &skull,
    );
    s.lit(
        &blob(&[
            (x - 46.0, y - 22.0),
            (x - 84.0, y + 12.0),
            (x - 122.0, y + 56.0),
            (x - 148.0, y + 104.0),
            (x - 108.0, y + 82.0),
            (x - 70.0, y + 52.0),
            (x - 40.0, y + 34.0),
        ]),
        &beak,
    );
    s.shade_on(
        &m,
        &limb(&[
            (x + 26.0, y - 56.0, 1.6),
            (x + 22.0, y, 1.8),
            (x + 30.0, y + 44.0, 1.6),
        ]),
        0x2a180c,
        0.8,
        0.9,
    );
    // A lens for an eye, in a heavy bezel.
    s.lit(&ellipse(x - 14.0, y - 12.0, 23.0, 23.0), &steel(s));
    s.flat(&ellipse(x - 14.0, y - 12.0, 15.5, 15.5), 0x1c1210, 1.0);
    s.flat(&ellipse(x - 14.0, y - 9.0, 11.0, 10.0), 0x6a3c18, 0.9);
    s.flat(&ellipse(x - 14.0, y - 12.0, 6.0, 6.5), 0x120a08, 1.0);
    s.flat(&ellipse(x - 19.0, y - 17.0, 4.0, 4.0), 0xfff8e8, 1.0);
    s.detail(x - 14.0, y - 12.0, 50.0);
    // A crest of three small vanes.
    for (dx, dy, bend) in [(30.0, -92.0, 8.0), (52.0, -82.0, 14.0), (70.0, -64.0, 20.0)] {
        s.lit(
            &limb(&[
                (x + 22.0, y - 50.0, 6.0),
                (x + dx * 0.8, y + dy * 0.85, 6.0),
                (x + dx + bend, y + dy - 6.0, 1.5),
            ]),
            &brass(s).round(5.0, 1.3),
        );
    }
    let (kx, ky) = KEY;
    s.shade(&ellipse(kx + 22.0, ky + 6.0, 12.0, 8.0), 0x3a2010, 4.0, 0.5);
}

/// He stands on his hind legs, apron on, spanner shouldered.
fn beetle(s: &mut Studio) {
    s.at(at(520.0, 800.0).size(1.12).flip(), |s| {
        s.shade(&ellipse(-16.0, 2.0, 40.0, 7.0), 0x2a180c, 5.0, 0.7);
        let shell = s.mat(0x3c3424).round(16.0, 1.3).rim(1.0).wobble(0.3);
        let limb_of = |s: &mut Studio, joints: &[(f32, f32, f32)]| {
            let dark = s.mat(0x2a2018).round(3.0, 1.2).wobble(0.2);
            s.lit(&limb(joints), &dark);
        };
        limb_of(
            s,
            &[
                (-4.0, -26.0, 4.0),
                (-12.0, -12.0, 3.4),
                (-6.0, -1.0, 3.0),
                (4.0, 0.0, 2.4),
            ],
        );
        limb_of(
            s,
            &[
                (8.0, -24.0, 4.0),
                (14.0, -12.0, 3.4),
                (10.0, -1.0, 3.0),
                (20.0, 0.0, 2.4),
            ],
        );
        // Wing cases behind, belly and apron in front.
        let back = s.lit(
            &blob(&[
                (-4.0, -86.0),
                (-22.0, -72.0),
                (-28.0, -44.0),
                (-18.0, -18.0),
                (2.0, -18.0),
                (10.0, -50.0),
                (8.0, -80.0),
            ]),
            &shell,
        );
        s.tint(
            &back,
            &blob(&[
                (-16.0, -74.0),
                (-24.0, -50.0),
                (-18.0, -30.0),
                (-14.0, -54.0),
            ]),
            0xb8a06c,
            3.0,
            0.6,
        );
        let apron = s.mat(0xb87c44).round(8.0, 0.9).texture(0.14, 0.06, 0.03);
        s.lit(
            &blob(&[
                (4.0, -72.0),
                (16.0, -66.0),
                (20.0, -40.0),
                (17.0, -14.0),
                (-2.0, -14.0),
                (0.0, -44.0),
            ]),
            &apron,
        );
        s.lit(&ellipse(8.0, -90.0, 13.0, 12.0), &shell);
        s.lit(
            &ellipse(15.0, -104.0, 10.0, 9.0),
            &s.mat(0x4c4230).round(8.0, 1.2).rim(0.8),
        );
        // A loupe over the eye.
        s.lit(&ellipse(20.0, -105.0, 5.4, 5.4), &brass(s).round(3.0, 1.2));
        s.flat(&ellipse(20.6, -105.0, 3.0, 3.0), 0xfff4d0, 1.0);
        s.line(
            &[(18.0, -112.0), (26.0, -124.0), (38.0, -126.0)],
            0x2a2018,
            2.2,
            1.0,
        );
        s.line(
            &[(14.0, -112.0), (16.0, -126.0), (26.0, -134.0)],
            0x2a2018,
            2.2,
            1.0,
        );
        // The spanner leans on his shoulder.
        let iron = steel(s).round(4.0, 1.3);
        s.lit(&limb(&[(30.0, -44.0, 3.6), (4.0, -128.0, 3.6)]), &iron);
        s.lit(
            &ellipse(0.0, -138.0, 13.0, 13.0).with_hole(&poly(&[
                (-6.0, -140.0),
                (-6.0, -156.0),
                (4.0, -156.0),
                (4.0, -140.0),
            ])),
            &iron,
        );
        limb_of(
            s,
            &[(8.0, -78.0, 3.6), (24.0, -70.0, 3.2), (26.0, -56.0, 2.8)],
        );
        limb_of(
            s,
            &[(12.0, -56.0, 3.2), (24.0, -50.0, 2.8), (30.0, -46.0, 2.6)],
        );
        s.detail(16.0, -96.0, 30.0);
    });
}

/// What lies about on the bench.
fn oddments(s: &mut Studio) {
    let metal = brass(s).round(5.0, 1.2);
    for (x, y, r, teeth) in [(70.0, 836.0, 44.0, 14), (150.0, 862.0, 26.0, 10)] {
        let mut wheel = cog(x, y, r, teeth, 0.2);
        for outline in &mut wheel.outlines {
            for p in outline {
                p.1 = y + (p.1 - y) * 0.42;
            }
        }
        s.shade(&wheel.moved(6.0, 8.0), 0x2a180c, 4.0, 0.8);
        s.lit(&wheel.moved(0.0, 5.0), &metal.clone().bias(-0.3));
        s.lit(&wheel, &metal);
    }
    // A drop of oil.
    s.flat(&ellipse(236.0, 846.0, 24.0, 6.0), 0x2a1a10, 0.8);
    s.flat(&ellipse(228.0, 844.0, 6.0, 1.6), 0xf0d8a0, 0.8);
}

fn ink(s: &mut Studio) {
    for (r, alpha) in [(86.0, 0.5), (98.0, 0.3)] {
        for from in [3.6, 0.5] {
            let arc: Vec<Point> = (0..=8)
                .map(|i| {
                    let a: f32 = from + i as f32 / 8.0 * 0.7;
                    (KEY.0 + r * a.cos(), KEY.1 + r * a.sin())
                })
                .collect();
            s.line(&arc, 0x4a2c14, 1.5, alpha);
        }
    }
}
