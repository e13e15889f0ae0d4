//! A well in the desert, from above: it is an open eye with a stone rim for lids and reeds for
//! lashes. A child kneels at the edge and pulls up a bucket. In the bucket lies a small moon.

use crate::prelude::*;

pub(super) const CARD: Card = Card::new("eye_well", Palette::RustDesert, Framing::TopDown, scene)
    .ink(ink)
    .flow(flow);

const EYE: Point = (300.0, 392.0);
const IRIS: f32 = 124.0;
const PUPIL: f32 = 56.0;
const BUCKET: Point = (338.0, 452.0);
const CHILD: Point = (424.0, 668.0);
/// Where the child's hands hold the rope.
const HANDS: Point = (396.0, 590.0);

fn flow(x: f32, y: f32) -> f32 {
    flow::swirl(EYE, x, y)
}

/// The opening between the lids, larger by `grow`.
fn almond(grow: f32) -> Shape {
    let (x, y) = EYE;
    blob(&[
        (x - 246.0 - grow, y + 26.0),
        (x - 172.0 - grow * 0.6, y - 66.0 - grow * 0.8),
        (x - 60.0, y - 132.0 - grow),
        (x + 70.0, y - 132.0 - grow),
        (x + 176.0 + grow * 0.6, y - 74.0 - grow * 0.8),
        (x + 250.0 + grow, y + 8.0),
        (x + 164.0 + grow * 0.6, y + 94.0 + grow * 0.8),
        (x + 50.0, y + 138.0 + grow),
        (x - 70.0, y + 138.0 + grow),
        (x - 172.0 - grow * 0.6, y + 100.0 + grow * 0.8),
    ])
}

fn scene(s: &mut Studio) {
    s.key(Light::From(0.6, -0.6, 0.55));
    sand(s);
    lashes(s);
    rim(s);
    white(s);
    iris(s);
    lid_shadow(s);
    bucket(s);
    child(s);
    things_left_behind(s);
}

/// Wind-blown ripples that run round the eye, as wrinkles do.
fn sand(s: &mut Studio) {
    let ramp = Ramp::even(&[0x8a4430, 0xb8683c, 0xd89050, 0xeeb878, 0xf8d8a0]);
    s.backdrop(|x, y| {
        let (dx, dy) = ((x - EYE.0) / 1.45, y - EYE.1);
        let r = dx.hypot(dy) + 26.0 * warp(x * 0.006, y * 0.006, 3, 4, 1.0);
        let wave = (r * 0.13).sin() * smooth(150.0, 230.0, r);
        let side = (dx * 0.6 - dy * 0.6) / r.max(1.0);
        let patch = fbm(x * 0.008, y * 0.008, 4, 9);
        let far = 0.16 * smooth(300.0, 560.0, r);
        ramp.at(0.62 + 0.12 * wave * (0.7 + 0.6 * side) + 0.14 * patch - far)
    });
}

/// Dry reeds, rooted along the upper lid and a few along the lower.
fn lashes(s: &mut Studio) {
    for i in 0..15 {
        let u = i as f32 / 14.0 * 2.0 - 1.0;
        let (x, y) = (EYE.0 + 232.0 * u, EYE.1 - 172.0 + 134.0 * u * u);
        let long = 118.0 - 26.0 * u.abs();
        let tip = (x + u * 96.0 + 14.0, y - long + 34.0 * u * u);
        let bend = (x + u * 26.0, y - long * 0.55);
        s.shade(
            &limb(&[
                (x - 10.0, y + 10.0, 7.0),
                (bend.0 - 16.0, bend.1 + 16.0, 6.0),
                (tip.0 - 24.0, tip.1 + 24.0, 2.0),
            ]),
            0x8a5058,
            4.0,
            0.7,
        );
        let reed = s
            .mat(if i % 3 == 0 { 0x5c3430 } else { 0x4a2830 })
            .round(6.0, 1.1)
            .rim(0.9);
        s.lit(
            &limb(&[
                (x, y + 18.0, 8.5),
                (bend.0, bend.1, 6.5),
                (tip.0, tip.1, 1.0),
            ]),
            &reed,
        );
    }
    for i in 0..9 {
        let u = i as f32 / 8.0 * 2.0 - 1.0;
        let (x, y) = (EYE.0 + 190.0 * u, EYE.1 + 180.0 - 78.0 * u * u);
        let reed = s.mat(0x5c3430).round(4.0, 1.1).rim(0.8);
        if (x - HANDS.0).abs() > 60.0 {
            s.lit(
                &limb(&[
                    (x, y - 14.0, 5.0),
                    (x + u * 14.0, y + 22.0, 3.6),
                    (x + u * 40.0, y + 48.0, 0.8),
                ]),
                &reed,
            );
        }
    }
}

/// The lids: a ring of dressed stones.
fn rim(s: &mut Studio) {
    s.shade(&almond(46.0).moved(-14.0, 16.0), 0x7a4450, 10.0, 0.8);
    let mortar = s.mat(0x94604c).round(14.0, 1.0).texture(0.2, 0.04, 0.04);
    s.lit(&almond(40.0), &mortar);
    let (outer, inner) = (almond(38.0), almond(4.0));
    let (outer, inner) = (&outer.outlines[0], &inner.outlines[0]);
    let n = outer.len();
    let mut dice = Dice::new(12);
    let mut i = 0;
    while i < n {
        let step = 2 + dice.below(2);
        let j = (i + step).min(n);
        let ends = |k: usize, cut: f32| {
            let (a, b) = (outer[k % n], inner[k % n]);
            let (c, d) = (outer[(k + 1) % n], inner[(k + 1) % n]);
            (
                (lerp(a.0, c.0, cut), lerp(a.1, c.1, cut)),
                (lerp(b.0, d.0, cut), lerp(b.1, d.1, cut)),
            )
        };
        let (a, b) = ends(i, 0.16);
        let (c, d) = ends(j - 1, 0.86);
        let stone = s
            .mat(dice.pick(&[0xd8a880, 0xc89470, 0xe4bc94, 0xb88464]))
            .round(9.0, 1.2)
            .texture(0.26, 0.05, 0.05)
            .rim(0.5);
        s.lit(&poly(&[a, c, d, b]), &stone);
        i = j;
    }
}

fn white(s: &mut Studio) {
    let water = s
        .ramp(&[0xb0a498, 0xd8d0b8, 0xf4ecd4, 0xfffaea])
        .round(60.0, 0.5)
        .texture(0.06, 0.02, 0.02);
    let eye = s.lit(&almond(0.0), &water);
    // Corners are pink, with fine channels.
    s.tint(
        &eye,
        &ellipse(EYE.0 - 226.0, EYE.1 + 22.0, 36.0, 26.0),
        0xc8705c,
        14.0,
        0.8,
    );
    s.tint(
        &eye,
        &ellipse(EYE.0 + 230.0, EYE.1 + 8.0, 26.0, 22.0),
        0xc8705c,
        14.0,
        0.6,
    );
    for (a, b, c) in [
        ((84.0, 396.0), (112.0, 384.0), (150.0, 390.0)),
        ((90.0, 424.0), (124.0, 430.0), (158.0, 424.0)),
        ((520.0, 392.0), (488.0, 382.0), (452.0, 390.0)),
        ((516.0, 412.0), (482.0, 424.0), (450.0, 418.0)),
    ] {
        s.line(&[a, b, c], 0xc88470, 2.2, 0.7);
    }
}

/// Deep water, ring in ring, down to the dark of the shaft.
fn iris(s: &mut Studio) {
    let disc = s.mask(&ellipse(EYE.0, EYE.1, IRIS, IRIS), 0.8);
    let ramp = Ramp::even(&[0xe0c070, 0x9cb878, 0x4f9c94, 0x2f7c88, 0x1f5868, 0x143848]);
    s.fill(&disc, |x, y, _| {
        let (dx, dy) = (x - EYE.0, y - EYE.1);
        let (r, a) = (dx.hypot(dy) / IRIS, dy.atan2(dx));
        let fibre = grain(a * 16.0, r * 2.4, 5) * 0.12 + grain(a * 40.0, r * 3.0, 6) * 0.08;
        let lit = 0.12 * (dy - dx) / IRIS;
        let t = (r - PUPIL / IRIS) / (1.0 - PUPIL / IRIS);
        ramp.at(0.08 + t.max(0.0) * 0.9 + fibre - lit)
    });
    let shaft = s
        .mask(&ellipse(EYE.0, EYE.1, PUPIL, PUPIL), 0.6)
        .blurred(1.6 * s.scale);
    s.fill(&shaft, |x, y, _| {
        let r = (x - EYE.0).hypot(y - EYE.1) / PUPIL;
        rgb(0x0c1428).blend(rgb(0x24304c), smooth(0.5, 1.0, r))
    });
    // Stars, deep down; and the sky's window on the wet of the eye.
    for (x, y, r) in [
        (286.0, 372.0, 2.0),
        (312.0, 384.0, 1.6),
        (294.0, 404.0, 1.5),
        (322.0, 410.0, 1.8),
        (272.0, 396.0, 1.5),
    ] {
        s.flat(&ellipse(x, y, r, r), 0xf4f4ff, 0.95);
    }
    s.soft(
        &ellipse(352.0, 336.0, 22.0, 16.0).turned(-36.0),
        0xffffff,
        3.0,
        0.92,
    );
    s.soft(
        &ellipse(238.0, 448.0, 14.0, 7.0).turned(-36.0),
        0xfff4dc,
        4.0,
        0.5,
    );
    s.detail(EYE.0, EYE.1, 70.0);
}

fn lid_shadow(s: &mut Studio) {
    let eye = s.mask(&almond(0.0), 0.0);
    let (x, y) = EYE;
    let brow = blob(&[
        (x - 270.0, y + 30.0),
        (x - 180.0, y - 90.0),
        (x, y - 176.0),
        (x + 180.0, y - 100.0),
        (x + 280.0, y + 10.0),
        (x + 150.0, y - 44.0),
        (x, y - 102.0),
        (x - 150.0, y - 36.0),
    ]);
    s.shade_on(&eye, &brow, 0x6a4a5c, 12.0, 0.85);
}

fn rope() -> [Point; 3] {
    [
        HANDS,
        ((HANDS.0 + BUCKET.0) / 2.0 + 6.0, (HANDS.1 + BUCKET.1) / 2.0),
        (BUCKET.0 + 4.0, BUCKET.1 - 4.0),
    ]
}

/// From above: staves, a handle, water, and the moon that came up with it.
fn bucket(s: &mut Studio) {
    let (x, y) = BUCKET;
    s.shade(&ellipse(x - 22.0, y + 22.0, 44.0, 40.0), 0x2c3450, 9.0, 0.7);
    let wood = s
        .mat(0x94552f)
        .round(8.0, 1.2)
        .texture(0.2, 0.08, 0.08)
        .rim(0.8);
    let iron = s.mat(0x4c3c44).round(3.0, 1.1).rim(0.9);
    s.lit(&ellipse(x, y, 47.0, 44.0), &wood);
    s.lit(
        &ellipse(x, y, 47.0, 44.0).with_hole(&ellipse(x, y, 43.0, 40.0)),
        &iron,
    );
    s.flat(&ellipse(x, y, 37.0, 34.0), 0x1c3450, 1.0);
    s.glow(x, y, 70.0, 0xf8f0c8, 0.22);
    s.flat(&ellipse(x, y, 37.0, 34.0), 0x16304c, 0.8);
    let silver = s
        .ramp(&[0xa89c88, 0xdcd0a8, 0xf8eec8, 0xfffbe8])
        .round(15.0, 1.0)
        .texture(0.16, 0.05, 0.05)
        .wobble(0.4);
    let moon = s.lit(&ellipse(x, y + 2.0, 25.0, 24.0), &silver);
    for (dx, dy, r) in [
        (-9.0, 8.0, 5.0),
        (8.0, 10.0, 4.0),
        (-4.0, -9.0, 3.6),
        (11.0, -6.0, 3.0),
    ] {
        s.shade_on(&moon, &ellipse(x + dx, y + dy, r, r), 0xb8a888, 1.2, 0.8);
    }
    s.glow(x, y, 30.0, 0xfff4c8, 0.16);
    s.line(
        &[
            (x - 44.0, y + 8.0),
            (x - 4.0, y - 12.0),
            (x + 44.0, y - 8.0),
        ],
        0x4c3c44,
        4.0,
        1.0,
    );
    s.line(&rope(), 0xe8cc94, 5.0, 1.0);
    s.detail(x, y, 52.0);
}

/// Kneeling, leaning to the water, seen from above: feet, shirt, arms, dark hair.
fn child(s: &mut Studio) {
    let (x, y) = CHILD;
    s.shade(
        &limb(&[(x - 8.0, y + 6.0, 44.0), (x - 74.0, y + 74.0, 34.0)]),
        0x7a4450,
        8.0,
        0.85,
    );
    s.at(at(x, y).size(1.3).turn(-20.0), |s| {
        let skin = s.mat(s.tones.skin).round(7.0, 1.1).rim(0.6);
        let shirt = s
            .mat(0xf4e8d0)
            .round(20.0, 1.1)
            .texture(0.14, 0.05, 0.05)
            .rim(0.8);
        let trousers = s.mat(0x2f7480).round(14.0, 1.1).texture(0.14, 0.05, 0.05);
        let hair = s
            .mat(0x3a2428)
            .round(14.0, 1.1)
            .texture(0.3, 0.08, 0.04)
            .rim(0.8);
        for side in [-1.0, 1.0] {
            s.lit(
                &limb(&[(side * 14.0, 26.0, 14.0), (side * 19.0, 52.0, 11.0)]),
                &trousers,
            );
            s.lit(&ellipse(side * 18.0, 66.0, 8.0, 13.0), &skin);
        }
        s.lit(
            &limb(&[
                (-22.0, -16.0, 10.0),
                (-26.0, -44.0, 8.0),
                (-5.0, -62.0, 6.5),
            ]),
            &shirt,
        );
        s.lit(
            &limb(&[(22.0, -16.0, 10.0), (24.0, -42.0, 8.0), (5.0, -60.0, 6.5)]),
            &shirt,
        );
        s.lit(&ellipse(-4.0, -63.0, 7.0, 7.0), &skin);
        s.lit(&ellipse(5.0, -56.0, 7.0, 7.0), &skin);
        s.lit(
            &blob(&[
                (-29.0, -16.0),
                (0.0, -27.0),
                (29.0, -16.0),
                (31.0, 14.0),
                (24.0, 40.0),
                (-24.0, 40.0),
                (-31.0, 14.0),
            ]),
            &shirt,
        );
        s.lit(&ellipse(0.0, -22.0, 23.0, 24.0), &hair);
        s.lit(
            &limb(&[(0.0, -6.0, 7.0), (4.0, 14.0, 6.0), (2.0, 30.0, 2.0)]),
            &hair,
        );
        s.lit(
            &ellipse(3.0, 10.0, 6.0, 3.6),
            &s.mat(0xa83428).round(3.0, 1.1),
        );
    });
    s.detail(x, y, 84.0);
}

/// Rope in a coil, sandals, and the way the child came.
fn things_left_behind(s: &mut Studio) {
    let (x, y) = (520.0, 730.0);
    s.shade(&ellipse(x - 8.0, y + 8.0, 44.0, 38.0), 0x7a4450, 6.0, 0.7);
    for r in [36.0, 26.0, 16.0] {
        let cord = s.mat(0xe8cc94).round(4.0, 1.2).texture(0.2, 0.12, 0.12);
        s.lit(
            &ellipse(x, y, r, r * 0.9).with_hole(&ellipse(x, y, r - 8.0, r * 0.9 - 8.0)),
            &cord,
        );
    }
    for (dx, turn) in [(0.0, 24.0), (34.0, 38.0)] {
        s.at(at(282.0 + dx, 740.0 + dx * 0.3).turn(turn), |s| {
            s.shade(&ellipse(-5.0, 5.0, 12.0, 22.0), 0x7a4450, 4.0, 0.7);
            let sole = s.mat(0x8c5034).round(5.0, 1.1);
            s.lit(
                &blob(&[
                    (0.0, -22.0),
                    (10.0, -12.0),
                    (7.0, 4.0),
                    (8.0, 20.0),
                    (-8.0, 20.0),
                    (-7.0, 4.0),
                    (-10.0, -12.0),
                ]),
                &sole,
            );
            s.line(&[(-8.0, 2.0), (0.0, -8.0), (8.0, 2.0)], 0xe8cc94, 3.6, 1.0);
        });
    }
    for i in 0..8 {
        let t = i as f32 / 7.0;
        let side = if i % 2 == 0 { -13.0 } else { 13.0 };
        let (x, y) = (
            lerp(404.0, 250.0, t) + side,
            lerp(790.0, 930.0, t) + side * 0.7,
        );
        s.shade(&ellipse(x, y, 7.0, 12.0).turned(46.0), 0x9a5c50, 2.0, 0.8);
    }
}

fn ink(s: &mut Studio) {
    s.line(&rope(), 0xfff0cc, 1.5, 0.7);
}
