//! A polar bear folded from old maps stands on the ice. An explorer has lit a small fire in its
//! shelter. One foreleg was never folded: it lies on the snow as a flat sheet and points away.

use crate::prelude::*;

pub(super) const CARD: Card = Card::new("map_bear", Palette::Snow, Framing::Portrait, scene)
    .style(Style::Gouache)
    .ink(ink)
    .flow(flow);

const GROUND: f32 = 748.0;
const FIRE: Point = (262.0, 742.0);

/// Where the bear stands, and how large it is: its corners below are in its own units.
fn stand() -> Place {
    at(-36.0, -90.0).size(1.12)
}

/// A facet of the bear: its corners, and how much lighter or darker it is than the sheet.
type Facet = (&'static [Point], f32);

/// The legs on the far side; the one in front is missing here, since nobody has folded it yet.
const FAR: &[Facet] = &[
    (&[(180.0, 540.0), (256.0, 530.0), (240.0, 640.0)], -0.34),
    (&[(180.0, 540.0), (240.0, 640.0), (204.0, 738.0)], -0.42),
    (&[(240.0, 640.0), (252.0, 738.0), (204.0, 738.0)], -0.3),
];

const BEAR: &[Facet] = &[
    // Rump and hind leg.
    (
        &[(110.0, 288.0), (62.0, 352.0), (80.0, 470.0), (150.0, 420.0)],
        -0.06,
    ),
    (&[(110.0, 288.0), (150.0, 420.0), (218.0, 256.0)], 0.12),
    (&[(218.0, 256.0), (150.0, 420.0), (244.0, 440.0)], -0.02),
    (&[(80.0, 470.0), (150.0, 420.0), (112.0, 572.0)], -0.16),
    (&[(150.0, 420.0), (192.0, 606.0), (112.0, 572.0)], -0.04),
    (
        &[
            (150.0, 420.0),
            (244.0, 440.0),
            (236.0, 552.0),
            (192.0, 606.0),
        ],
        -0.18,
    ),
    (&[(112.0, 572.0), (152.0, 650.0), (88.0, 746.0)], -0.2),
    (&[(112.0, 572.0), (192.0, 606.0), (152.0, 650.0)], 0.02),
    (&[(192.0, 606.0), (178.0, 752.0), (152.0, 650.0)], -0.14),
    (&[(152.0, 650.0), (178.0, 752.0), (88.0, 746.0)], -0.04),
    // Back and belly.
    (&[(218.0, 256.0), (244.0, 440.0), (322.0, 228.0)], 0.16),
    (&[(322.0, 228.0), (244.0, 440.0), (336.0, 434.0)], -0.03),
    (
        &[
            (244.0, 440.0),
            (336.0, 434.0),
            (300.0, 552.0),
            (236.0, 552.0),
        ],
        -0.26,
    ),
    (&[(336.0, 434.0), (346.0, 548.0), (300.0, 552.0)], -0.32),
    // Shoulder and foreleg.
    (&[(322.0, 228.0), (336.0, 434.0), (402.0, 388.0)], 0.1),
    (&[(322.0, 228.0), (402.0, 388.0), (398.0, 284.0)], 0.02),
    (&[(336.0, 434.0), (402.0, 388.0), (416.0, 496.0)], -0.1),
    (
        &[
            (336.0, 434.0),
            (416.0, 496.0),
            (396.0, 594.0),
            (346.0, 548.0),
        ],
        -0.2,
    ),
    (&[(346.0, 548.0), (396.0, 594.0), (360.0, 656.0)], -0.02),
    (&[(346.0, 548.0), (360.0, 656.0), (320.0, 612.0)], -0.16),
    (&[(320.0, 612.0), (360.0, 656.0), (312.0, 750.0)], -0.1),
    (&[(396.0, 594.0), (398.0, 756.0), (360.0, 656.0)], -0.2),
    (&[(360.0, 656.0), (398.0, 756.0), (312.0, 750.0)], 0.0),
    // Neck.
    (&[(398.0, 284.0), (402.0, 388.0), (442.0, 368.0)], -0.08),
    (&[(398.0, 284.0), (442.0, 368.0), (432.0, 292.0)], 0.08),
    (&[(402.0, 388.0), (442.0, 368.0), (450.0, 436.0)], -0.16),
    (&[(402.0, 388.0), (450.0, 436.0), (416.0, 496.0)], -0.28),
    // Ear and head.
    (
        &[
            (424.0, 298.0),
            (420.0, 264.0),
            (442.0, 246.0),
            (472.0, 290.0),
        ],
        -0.1,
    ),
    (&[(442.0, 246.0), (466.0, 258.0), (472.0, 290.0)], 0.1),
    (&[(432.0, 292.0), (490.0, 298.0), (470.0, 354.0)], 0.16),
    (&[(432.0, 292.0), (470.0, 354.0), (442.0, 368.0)], 0.0),
    (&[(490.0, 298.0), (556.0, 376.0), (470.0, 354.0)], 0.08),
    (
        &[
            (470.0, 354.0),
            (556.0, 376.0),
            (552.0, 398.0),
            (500.0, 426.0),
        ],
        -0.1,
    ),
    (&[(470.0, 354.0), (500.0, 426.0), (450.0, 436.0)], -0.22),
    (&[(442.0, 368.0), (470.0, 354.0), (450.0, 436.0)], -0.06),
];

/// The leg that is still a sheet: down from the chest, then flat on the snow to the right.
const SHEET: &[Facet] = &[
    (
        &[
            (386.0, 470.0),
            (420.0, 486.0),
            (452.0, 600.0),
            (396.0, 604.0),
        ],
        -0.3,
    ),
    (
        &[
            (396.0, 604.0),
            (452.0, 600.0),
            (478.0, 726.0),
            (418.0, 742.0),
        ],
        -0.14,
    ),
    (
        &[
            (418.0, 742.0),
            (478.0, 726.0),
            (548.0, 738.0),
            (470.0, 786.0),
        ],
        0.14,
    ),
    (
        &[
            (470.0, 786.0),
            (548.0, 738.0),
            (634.0, 768.0),
            (560.0, 826.0),
        ],
        0.2,
    ),
];

fn flow(x: f32, y: f32) -> f32 {
    if y > 560.0 {
        flow::level(x, y)
    } else {
        flow::drift(x, y)
    }
}

fn scene(s: &mut Studio) {
    s.key(Light::From(-0.7, -0.5, 0.5));
    s.rim_from(-0.8, -0.5);
    sky::gradient_sky(
        s,
        &[0x6c8cb4, 0x98b0c8, 0xc4d0d8, 0xf0d8c8, 0xfce0c0],
        590.0,
        0xf8f0ec,
        0.5,
    );
    sky::sun(s, 44.0, 520.0, 40.0, 0xfff0d0);
    icebergs(s);
    ice(s);
    shadow(s);
    s.at(stand(), |s| folded(s, FAR, 1));
    explorer(s);
    s.at(stand(), |s| {
        folded(s, SHEET, 3);
        folded(s, BEAR, 11);
        firelight(s);
        head_details(s);
        compass_rose(s, (362.0, 338.0), 34.0);
    });
    snowdrift(s);
}

fn icebergs(s: &mut Studio) {
    for (points, colour, veil) in [
        (
            &[
                (380.0, 600.0),
                (420.0, 540.0),
                (462.0, 520.0),
                (488.0, 470.0),
                (540.0, 500.0),
                (570.0, 548.0),
                (640.0, 560.0),
                (640.0, 604.0),
            ][..],
            0xb8ccdc,
            0.35,
        ),
        (
            &[
                (-20.0, 602.0),
                (-20.0, 570.0),
                (40.0, 566.0),
                (92.0, 548.0),
                (140.0, 580.0),
                (190.0, 600.0),
            ][..],
            0xc4d4e0,
            0.4,
        ),
    ] {
        s.veiled(0xf0dcd0, veil, |s| {
            let berg = s.mat(colour).round(40.0, 0.9).texture(0.3, 0.02, 0.01);
            s.lit(&poly(points), &berg);
        });
    }
    // The sea between.
    s.repaint(|x, y, c| {
        if !(592.0..640.0).contains(&y) {
            return c;
        }
        let glint = smooth(0.3, 0.7, grain(x * 0.02, y * 0.3, 4)) * (-(x / 220.0).powi(2)).exp();
        rgb(0x7c9cbc).blend(rgb(0xfff0d4), 0.2 + 0.7 * glint)
    });
}

fn ice(s: &mut Studio) {
    for (y, colour, seed) in [(622.0, 0xd8e2ec, 14), (668.0, 0xe4eaf2, 5)] {
        let floe = s
            .mat(colour)
            .round(30.0, 0.5)
            .texture(0.1, 0.006, 0.03)
            .rim(0.5)
            .bias(0.06);
        s.lit(&land::ridge_line(y, 12.0, 0.009, seed), &floe);
    }
}

fn shadow(s: &mut Studio) {
    let cast = blob(&[
        (84.0, GROUND),
        (180.0, GROUND - 8.0),
        (320.0, GROUND - 4.0),
        (420.0, GROUND - 30.0),
        (560.0, GROUND - 62.0),
        (660.0, GROUND - 80.0),
        (660.0, GROUND + 20.0),
        (480.0, GROUND + 26.0),
        (300.0, GROUND + 22.0),
        (120.0, GROUND + 16.0),
    ]);
    s.shade(&cast, 0x6478ac, 8.0, 0.8);
}

/// Land, sea, coast, depth lines, a graticule and dotted routes: never the same map twice.
fn chart(x: f32, y: f32, seed: u32) -> Rgb {
    let angle = seed as f32 * 1.37;
    let (sin, cos) = angle.sin_cos();
    let (u, v) = (x * cos - y * sin + 400.0 * angle, x * sin + y * cos);
    let height = warp(u * 0.011, v * 0.011, 5, 40 + seed % 3, 1.1) + 0.06;
    let sea = rgb(0xc4dcd8).blend(rgb(0x8cb8c4), sat(-height * 1.4));
    let land = rgb(0xf4e4bc).blend(rgb(0xd8b07c), sat(height * 1.5));
    let mut c = sea.mix(land, smooth(-0.01, 0.01, height));
    let line = |at: f32, width: f32| smooth(width, width * 0.4, (height - at).abs());
    c = c.mix(rgb(0x7c5c44), 0.85 * line(0.0, 0.022));
    for k in 1..4 {
        let step = k as f32 * 0.11;
        c = c.mix(rgb(0x5c94a4), 0.5 * line(-step, 0.012));
        c = c.mix(rgb(0xb07848), 0.5 * line(step, 0.012));
    }
    let rule = (fract(u / 44.0) - 0.5)
        .abs()
        .max((fract(v / 44.0) - 0.5).abs());
    c = c.mix(rgb(0x94846c), 0.4 * smooth(0.475, 0.495, rule));
    let wander = v + 26.0 * (u * 0.02 + angle).sin();
    let route = smooth(2.6, 1.6, (wander.rem_euclid(150.0) - 75.0).abs());
    let dashes = if fract(u / 13.0) < 0.55 { 1.0 } else { 0.0 };
    c.mix(rgb(0xb8342e), 0.8 * route * dashes)
}

fn folded(s: &mut Studio, facets: &[Facet], seed: u32) {
    for (i, &(corners, tone)) in facets.iter().enumerate() {
        let mask = s.mask(&poly(corners), 0.5);
        let n = corners.len() as f32;
        let cx = corners.iter().map(|p| p.0).sum::<f32>() / n;
        let cy = corners.iter().map(|p| p.1).sum::<f32>() / n;
        let (cx, cy) = s.on_card((cx, cy));
        let number = seed + i as u32;
        s.fill(&mask, |x, y, _| {
            let slope = -0.0011 * (x - cx) - 0.0009 * (y - cy);
            let worn = 0.06 * fbm(x * 0.05, y * 0.05, 3, 8);
            let k = 0.9 + tone * 1.25 + slope + worn;
            let c = chart(x, y, number);
            if k > 0.9 {
                c.screen(rgb(0xfff0d8) * ((k - 0.9) * 1.6))
            } else {
                c.blend(c.multiply(rgb(0x5c6ca4)), sat((0.9 - k) * 1.7))
            }
        });
        // Creases: a dark valley on one side, a worn white edge on the other.
        let mut edge = corners.to_vec();
        edge.push(corners[0]);
        s.edges(&edge, 0x5c5468, 2.0, 0.3);
        let worn: Vec<Point> = edge.iter().map(|p| (p.0 - 0.8, p.1 - 1.0)).collect();
        s.edges(&worn, 0xfff8e8, 1.4, 0.6);
    }
}

fn head_details(s: &mut Studio) {
    s.flat(
        &poly(&[
            (540.0, 364.0),
            (562.0, 374.0),
            (560.0, 392.0),
            (544.0, 388.0),
        ]),
        0x34344c,
        1.0,
    );
    s.flat(
        &poly(&[
            (480.0, 334.0),
            (494.0, 330.0),
            (500.0, 342.0),
            (486.0, 344.0),
        ]),
        0x2c2c44,
        1.0,
    );
    s.flat(&ellipse(490.0, 334.0, 2.2, 2.0), 0xffffff, 1.0);
    s.edges(
        &[(550.0, 398.0), (520.0, 402.0), (500.0, 398.0)],
        0x4c4458,
        2.6,
        0.8,
    );
    s.detail(500.0, 356.0, 60.0);
}

/// Printed over several folds, so that it is broken by them.
fn compass_rose(s: &mut Studio, (x, y): Point, r: f32) {
    let ring = ellipse(x, y, r * 0.74, r * 0.74).with_hole(&ellipse(x, y, r * 0.68, r * 0.68));
    s.flat(&ring, 0x8c4c3c, 0.7);
    s.flat(&star(x, y, r * 0.8, 4, 0.24).turned(45.0), 0x4f7ca8, 0.75);
    s.flat(&star(x, y, r * 1.1, 4, 0.2), 0xb8342e, 0.8);
    s.flat(
        &poly(&[(x, y - r * 1.1), (x, y), (x - r * 0.16, y - r * 0.16)]),
        0xf4e4c4,
        0.8,
    );
    s.flat(
        &poly(&[(x, y + r * 1.1), (x, y), (x + r * 0.16, y + r * 0.16)]),
        0xf4e4c4,
        0.8,
    );
}

/// A parka with a fur hood, hands held out to the fire; a sledge with a case beside it.
fn explorer(s: &mut Studio) {
    s.glow(FIRE.0, FIRE.1 - 16.0, 70.0, 0xff8a38, 0.22);
    let (x, y) = (296.0, 756.0);
    s.shade(&ellipse(x + 4.0, y - 2.0, 34.0, 7.0), 0x4c5890, 4.0, 0.8);
    s.at(at(x, y).size(0.86).flip(), |s| {
        let parka = s
            .mat(0xa8483c)
            .round(12.0, 1.1)
            .texture(0.16, 0.06, 0.06)
            .rim(0.6);
        let fur = s.mat(0xf0e4d0).round(6.0, 1.1).fur(3.0);
        let dark = s.mat(0x4c4454).round(7.0, 1.1);
        for dx in [-8.0, 8.0] {
            s.lit(
                &limb(&[
                    (dx, -30.0, 8.5),
                    (dx + 1.0, -4.0, 7.0),
                    (dx + 7.0, -3.0, 6.0),
                ]),
                &dark,
            );
        }
        s.lit(
            &blob(&[
                (-18.0, -76.0),
                (10.0, -78.0),
                (20.0, -56.0),
                (22.0, -22.0),
                (-24.0, -22.0),
                (-24.0, -52.0),
            ]),
            &parka,
        );
        s.lit(
            &limb(&[(-22.0, -22.0, 4.0), (0.0, -19.0, 4.4), (22.0, -22.0, 4.0)]),
            &fur,
        );
        s.lit(
            &limb(&[(0.0, -64.0, 9.0), (18.0, -48.0, 8.0), (36.0, -44.0, 6.0)]),
            &parka,
        );
        s.lit(&ellipse(40.0, -44.0, 5.5, 5.0), &dark);
        s.lit(&ellipse(0.0, -88.0, 20.0, 20.0), &parka);
        s.lit(&ellipse(10.0, -87.0, 12.0, 16.0), &fur);
        s.lit(
            &ellipse(12.5, -86.0, 8.0, 11.0),
            &s.mat(s.tones.skin).round(7.0, 1.1),
        );
        s.detail(6.0, -70.0, 34.0);
    });
    for (dx, turn) in [(-10.0, -64.0), (8.0, 62.0), (0.0, 84.0)] {
        let log = s.mat(0x5c4038).round(4.0, 1.1);
        let (sin, cos) = f32::to_radians(turn).sin_cos();
        let (lx, ly) = (FIRE.0 + dx * 0.4, FIRE.1 + 4.0);
        s.lit(
            &limb(&[
                (lx - 16.0 * sin, ly + 6.0 * cos, 4.0),
                (lx + 16.0 * sin, ly - 6.0 * cos, 4.0),
            ]),
            &log,
        );
    }
    for (dx, size) in [(-7.0, 0.5), (6.0, 0.56), (0.0, 0.86)] {
        things::flame(s, at(FIRE.0 + dx, FIRE.1).size(size));
    }
}

/// The belly of the bear is lit from below: paper, over a fire.
fn firelight(s: &mut Studio) {
    s.repaint(|x, y, c| {
        let d = ((x - FIRE.0) / 110.0).hypot((y - FIRE.1 + 40.0) / 150.0);
        c.screen(rgb(0xff8a38) * (0.26 * (-d * d).exp()))
    });
}

fn snowdrift(s: &mut Studio) {
    let snow = s
        .mat(0xd0dcea)
        .round(36.0, 0.6)
        .texture(0.1, 0.01, 0.03)
        .rim(0.6)
        .bias(0.04);
    s.lit(
        &blob(&[
            (-40.0, 770.0),
            (70.0, 756.0),
            (150.0, 772.0),
            (270.0, 792.0),
            (400.0, 822.0),
            (520.0, 848.0),
            (660.0, 846.0),
            (660.0, 980.0),
            (-40.0, 980.0),
        ]),
        &snow,
    );
    // The way the explorer came, straight to the bear.
    for i in 0..9 {
        let t = i as f32 / 8.0;
        let side = if i % 2 == 0 { 8.0 } else { -8.0 };
        let k = lerp(1.4, 0.7, t);
        s.shade(
            &ellipse(
                lerp(150.0, 268.0, t) + side * k,
                lerp(900.0, 800.0, t),
                5.0 * k,
                7.0 * k,
            ),
            0x6c80b4,
            1.6,
            0.75,
        );
    }
}

fn ink(s: &mut Studio) {
    let mut dice = Dice::new(9);
    for _ in 0..70 {
        let (x, y) = (dice.range(0.0, 600.0), dice.range(0.0, 880.0));
        let r = dice.range(0.7, 2.0);
        s.soft(&ellipse(x, y, r, r), 0xffffff, 0.5, 0.75);
    }
    sky::far_birds(s, 5, (470.0, 120.0), (570.0, 200.0), 0x5c6c8c, 3);
}
