//! A plaster head in profile, eyes closed, cut open above the ear: inside is a labyrinth, and
//! somebody walks it with a lantern. Behind the ear there is a way out, bricked up from within; the
//! trowel still lies there. Outside, a ladder leans at that very spot.

use crate::prelude::*;

pub(super) const CARD: Card =
    Card::new("head_maze", Palette::SepiaInk, Framing::CutAway, scene).flow(flow);

/// The middle of the labyrinth.
const CORE: Point = (386.0, 284.0);
/// Who walks it.
const WALKER: Point = (250.0, 298.0);
/// The foot of the walled-up arch.
const ARCH: Point = (470.0, 574.0);
/// How high the walls are.
const HIGH: f32 = 15.0;

fn flow(x: f32, y: f32) -> f32 {
    if y > 680.0 {
        flow::upright(x, y)
    } else {
        flow::swirl(CORE, x, y)
    }
}

fn scene(s: &mut Studio) {
    s.key(Light::From(-0.7, -0.5, 0.5));
    sky::halo(
        s,
        (60.0, 420.0),
        760.0,
        &[0xc8a064, 0xa47c46, 0x6e4e2c, 0x402a18, 0x22150d],
    );
    s.repaint(|x, y, c| {
        let n = warp(x * 0.006, y * 0.006, 4, 6, 1.5);
        c.blend(rgb(0x3a2414), sat(0.12 + 0.3 * n))
    });
    ladder(s);
    head(s);
    face(s);
    ear(s);
    labyrinth(s);
}

fn plaster(s: &Studio) -> Material {
    s.ramp(&[0x4a321e, 0x84623e, 0xb8966a, 0xdcc294, 0xfff2d4])
        .round(110.0, 1.2)
        .texture(0.1, 0.012, 0.02)
        .wobble(0.7)
}

fn head(s: &mut Studio) {
    let m = s.lit(
        &blob(&[
            (250.0, 980.0),
            (262.0, 880.0),
            (272.0, 800.0),
            (258.0, 748.0),
            (196.0, 736.0),
            (134.0, 728.0),
            (98.0, 700.0),
            (92.0, 660.0),
            (104.0, 630.0),
            (94.0, 606.0),
            (78.0, 590.0),
            (94.0, 566.0),
            (78.0, 544.0),
            (86.0, 520.0),
            (92.0, 500.0),
            (56.0, 486.0),
            (40.0, 466.0),
            (64.0, 424.0),
            (92.0, 372.0),
            (102.0, 336.0),
            (94.0, 300.0),
            (104.0, 232.0),
            (144.0, 148.0),
            (222.0, 78.0),
            (330.0, 44.0),
            (440.0, 58.0),
            (530.0, 128.0),
            (580.0, 240.0),
            (588.0, 370.0),
            (570.0, 490.0),
            (536.0, 590.0),
            (508.0, 670.0),
            (510.0, 760.0),
            (540.0, 840.0),
            (620.0, 900.0),
            (640.0, 980.0),
        ]),
        &plaster(s),
    );
    // The jaw, the throat, the hollow of the temple.
    s.shade_on(
        &m,
        &blob(&[
            (150.0, 742.0),
            (250.0, 730.0),
            (340.0, 690.0),
            (392.0, 620.0),
            (420.0, 660.0),
            (400.0, 780.0),
            (360.0, 920.0),
            (250.0, 940.0),
        ]),
        0x8a6440,
        20.0,
        0.75,
    );
    s.shade_on(
        &m,
        &limb(&[
            (440.0, 930.0, 26.0),
            (470.0, 760.0, 18.0),
            (486.0, 660.0, 6.0),
        ]),
        0x8a6440,
        16.0,
        0.5,
    );
    s.shade_on(&m, &ellipse(176.0, 470.0, 60.0, 46.0), 0xb08c60, 24.0, 0.5);
    // Cracks in the plaster.
    for crack in [
        vec![
            (236.0, 610.0, 2.2),
            (258.0, 646.0, 1.8),
            (250.0, 680.0, 1.5),
            (272.0, 712.0, 0.6),
        ],
        vec![
            (258.0, 646.0, 1.6),
            (290.0, 660.0, 1.2),
            (306.0, 690.0, 0.5),
        ],
        vec![
            (150.0, 190.0, 0.6),
            (172.0, 222.0, 1.6),
            (166.0, 254.0, 1.6),
            (190.0, 276.0, 0.8),
        ],
    ] {
        s.shade_on(&m, &limb(&crack), 0x4a2c18, 0.6, 0.85);
    }
}

fn face(s: &mut Studio) {
    // Lid, lashes, brow.
    s.shade(&ellipse(146.0, 392.0, 44.0, 20.0), 0xa07c50, 12.0, 0.75);
    s.lit(
        &blob(&[
            (104.0, 402.0),
            (118.0, 380.0),
            (146.0, 374.0),
            (176.0, 392.0),
            (182.0, 404.0),
            (146.0, 414.0),
            (116.0, 412.0),
        ]),
        &plaster(s).round(16.0, 0.9),
    );
    s.line(
        &[
            (102.0, 404.0),
            (124.0, 416.0),
            (152.0, 418.0),
            (184.0, 406.0),
        ],
        0x4a2c18,
        4.0,
        0.9,
    );
    for (x, y, dx) in [
        (106.0, 408.0, -9.0),
        (118.0, 415.0, -7.0),
        (132.0, 418.0, -5.0),
        (147.0, 419.0, -2.0),
    ] {
        s.line(
            &[(x, y), (x + dx * 0.5, y + 8.0), (x + dx * 1.3, y + 13.0)],
            0x4a2c18,
            2.4,
            0.9,
        );
    }
    s.shade(
        &limb(&[
            (102.0, 340.0, 6.0),
            (140.0, 330.0, 8.0),
            (188.0, 350.0, 3.0),
        ]),
        0x7a5632,
        4.0,
        0.7,
    );
    // The wing of the nose, the parting of the lips.
    s.shade(
        &limb(&[
            (112.0, 462.0, 3.0),
            (122.0, 482.0, 4.0),
            (108.0, 500.0, 3.0),
        ]),
        0x6a4828,
        3.0,
        0.7,
    );
    s.shade(&ellipse(82.0, 498.0, 12.0, 5.0), 0x5a3a20, 2.5, 0.8);
    s.shade(
        &limb(&[(92.0, 566.0, 2.6), (116.0, 562.0, 2.6), (138.0, 572.0, 1.4)]),
        0x5a341c,
        1.6,
        0.9,
    );
    s.shade(&ellipse(106.0, 550.0, 22.0, 9.0), 0xb87c54, 5.0, 0.5);
    s.shade(&ellipse(106.0, 584.0, 20.0, 9.0), 0xb87c54, 5.0, 0.4);
    s.shade(&ellipse(116.0, 620.0, 18.0, 7.0), 0x8a6440, 6.0, 0.5);
    s.detail(140.0, 400.0, 60.0);
    s.detail(104.0, 560.0, 44.0);
}

fn ear(s: &mut Studio) {
    s.shade(&ellipse(362.0, 532.0, 44.0, 66.0), 0x6a4828, 12.0, 0.7);
    let shell = plaster(s).round(18.0, 1.2);
    let m = s.lit(
        &blob(&[
            (322.0, 500.0),
            (326.0, 464.0),
            (354.0, 446.0),
            (386.0, 458.0),
            (396.0, 496.0),
            (382.0, 536.0),
            (362.0, 562.0),
            (356.0, 588.0),
            (338.0, 592.0),
            (328.0, 566.0),
        ]),
        &shell,
    );
    s.shade_on(
        &m,
        &limb(&[
            (340.0, 492.0, 5.0),
            (350.0, 470.0, 5.0),
            (372.0, 474.0, 5.0),
            (374.0, 504.0, 5.0),
            (356.0, 530.0, 5.0),
        ]),
        0x6a4424,
        3.0,
        0.85,
    );
    s.shade_on(&m, &ellipse(342.0, 522.0, 13.0, 18.0), 0x4a2c18, 5.0, 0.9);
}

/// The cut edge, `k` times its size about the core.
fn cut(k: f32) -> Shape {
    let edge = [
        (204.0, 282.0),
        (196.0, 206.0),
        (244.0, 134.0),
        (334.0, 96.0),
        (436.0, 110.0),
        (514.0, 178.0),
        (548.0, 284.0),
        (550.0, 400.0),
        (530.0, 510.0),
        (500.0, 584.0),
        (448.0, 600.0),
        (416.0, 552.0),
        (414.0, 476.0),
        (386.0, 428.0),
        (330.0, 418.0),
        (268.0, 404.0),
        (222.0, 352.0),
    ];
    let grown: Vec<Point> = edge
        .iter()
        .map(|p| (CORE.0 + (p.0 - CORE.0) * k, CORE.1 + (p.1 - CORE.1) * k))
        .collect();
    blob(&grown)
}

/// A point on a ring of the labyrinth, `t` once round.
fn on_ring(ring: &Shape, t: f32) -> Point {
    let outline = &ring.outlines[0];
    let i = (t.rem_euclid(1.0) * outline.len() as f32) as usize;
    outline[i.min(outline.len() - 1)]
}

/// All walls, seen from above: pieces of rings and spokes between them.
fn walls() -> Shape {
    let rings: [Shape; 5] = [cut(0.98), cut(0.79), cut(0.59), cut(0.39), cut(0.2)];
    let mut all = Shape::default();
    let arcs: [(usize, f32, f32); 11] = [
        (1, 0.03, 0.20),
        (1, 0.245, 0.36),
        (1, 0.40, 0.53),
        (1, 0.77, 1.0),
        (2, 0.07, 0.30),
        (2, 0.35, 0.575),
        (2, 0.75, 1.03),
        (3, 0.0, 0.14),
        (3, 0.20, 0.62),
        (3, 0.70, 0.92),
        (4, 0.12, 0.82),
    ];
    for (ring, from, to) in arcs {
        let steps = ((to - from) * 46.0) as usize + 2;
        let joints: Vec<(f32, f32, f32)> = (0..=steps)
            .map(|i| {
                let p = on_ring(&rings[ring], lerp(from, to, i as f32 / steps as f32));
                (p.0, p.1, 4.6)
            })
            .collect();
        all = all.and(&limb(&joints));
    }
    let spokes: [(usize, usize, f32); 11] = [
        (0, 1, 0.13),
        (0, 1, 0.36),
        (0, 1, 0.44),
        (0, 1, 0.85),
        (1, 2, 0.20),
        (1, 2, 0.38),
        (1, 2, 0.90),
        (2, 3, 0.10),
        (2, 3, 0.40),
        (2, 3, 0.84),
        (3, 4, 0.30),
    ];
    for (outer, inner, t) in spokes {
        let (a, b) = (on_ring(&rings[outer], t), on_ring(&rings[inner], t));
        all = all.and(&limb(&[(a.0, a.1, 4.6), (b.0, b.1, 4.6)]));
    }
    all
}

fn labyrinth(s: &mut Studio) {
    // The thickness of the skull.
    let bone = s
        .ramp(&[0x6a4828, 0xb08c58, 0xe8d0a0, 0xfff8e4])
        .round(9.0, 1.3)
        .wobble(1.2);
    s.lit(&cut(1.09), &bone);
    let pit = s.flat(&cut(1.0), 0x4a3018, 1.0);
    s.fill(&pit, |x, y, _| {
        let flags = warp(x * 0.03, y * 0.03, 3, 4, 1.0);
        rgb(0xa07844).blend(rgb(0x5a3a1e), sat(0.4 + 0.5 * flags))
    });
    // The far rim throws its shade on the floor.
    for j in 0..8 {
        let rim = cut(1.06).with_hole(&cut(0.99));
        s.shade_on(&pit, &rim.moved(3.0, 4.0 * j as f32), 0x9a7450, 2.0, 0.3);
    }
    let walls = walls();
    s.shade_on(&pit, &walls.moved(12.0, HIGH + 8.0), 0x4a2c18, 5.0, 0.7);
    let mut sides = Shape::default();
    for j in 0..=11 {
        sides = sides.and(&walls.moved(0.0, HIGH * j as f32 / 11.0));
    }
    let stone = s
        .ramp(&[0x4a3018, 0x74502c, 0x946c3c])
        .round(3.0, 0.5)
        .texture(0.3, 0.12, 0.3)
        .wobble(0.3);
    s.lit(&sides, &stone);
    arch(s);
    let top = s
        .ramp(&[0x8a6438, 0xc8a46c, 0xecd4a4, 0xfff4d8])
        .round(4.0, 0.9)
        .texture(0.16, 0.06, 0.06)
        .wobble(0.3);
    s.lit(&walls, &top);
    // Lamplight: near things warm, far things brown.
    let (lx, ly) = (WALKER.0 + 12.0, WALKER.1 - 22.0);
    s.fill(&pit, |x, y, c| {
        let d = (x - lx).hypot((y - ly) * 1.1);
        let night = smooth(60.0, 330.0, d);
        let lit = c.screen(rgb(0xffc060) * (0.4 * (-(d / 74.0).powi(2)).exp()));
        lit.blend(lit.multiply(rgb(0x947050)), 0.8 * night)
    });
    walker(s);
    s.detail(WALKER.0, WALKER.1 - 16.0, 44.0);
}

fn walker(s: &mut Studio) {
    let (x, y) = WALKER;
    s.shade(&ellipse(x - 8.0, y, 18.0, 5.0), 0x2a180c, 3.0, 0.7);
    let who = people::Person::new(0x94302a)
        .hair(0x2a1810)
        .arms(people::Arms::OneOut);
    people::walker(s, at(x, y).size(0.58), &who);
    things::lantern(s, at(x + 17.0, y - 27.0).size(0.46), 0x2a180c);
}

/// A round arch in the wall behind the ear, filled with brick; bucket and trowel before it.
fn arch(s: &mut Studio) {
    let (x, y) = ARCH;
    let frame = s
        .ramp(&[0x5a3c20, 0xa07c48, 0xe0c490])
        .round(5.0, 1.1)
        .wobble(0.5);
    s.lit(&window(x, y, 72.0, 104.0), &frame);
    let hole = s.flat(&window(x, y, 54.0, 94.0), 0xd8c49a, 1.0);
    for row in 0..9 {
        let top = y - 11.0 * (row as f32 + 1.0);
        let shift = if row % 2 == 0 { 0.0 } else { 10.0 };
        for i in 0..5 {
            let left = x - 38.0 + shift + 19.0 * i as f32;
            let tone = [0x8c4a2c, 0x9c5a38, 0x7c3e26][(i * 2 + row) % 3];
            // The mortar has run out of the joints on this side.
            s.tint(
                &hole,
                &rect(left + 1.5, top + 1.5, 16.0, 8.0),
                tone,
                0.6,
                1.0,
            );
        }
    }
    s.line(
        &[(x - 50.0, y + 2.0), (x - 36.0, y - 4.0)],
        0x3a2414,
        4.0,
        1.0,
    );
    s.flat(
        &poly(&[
            (x - 36.0, y - 9.0),
            (x - 18.0, y - 4.0),
            (x - 34.0, y + 3.0),
        ]),
        0xe8e0d0,
        1.0,
    );
    s.detail(x, y - 40.0, 60.0);
}

/// It stands on the shoulder and ends where the bricks are.
fn ladder(s: &mut Studio) {
    s.at(at(590.0, 872.0).turn(-5.0).size(1.5), |s| {
        things::ladder(s, at(0.0, 0.0), 15, 0x8a6438);
    });
}
