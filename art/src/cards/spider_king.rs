//! In an empty gilded frame a spider weaves the portrait of a king: silk for the face, silk for the
//! beard, dew for the jewels. The crown is a fly that flew into it.

use crate::prelude::*;
use crate::shape::spline;

pub(super) const CARD: Card = Card::new(
    "spider_king",
    Palette::CrimsonInterior,
    Framing::CloseUp,
    scene,
)
.ink(ink)
.flow(flow);

const HUB: Point = (300.0, 430.0);
const FLY: Point = (300.0, 226.0);
const SPIDER: Point = (424.0, 652.0);
/// The opening of the frame: left, top, right, bottom.
const OPENING: (f32, f32, f32, f32) = (72.0, 76.0, 528.0, 812.0);
const SILK: Hex = 0xf8e8d0;

fn flow(x: f32, y: f32) -> f32 {
    flow::swirl(HUB, x, y)
}

fn scene(s: &mut Studio) {
    s.key(Light::Lamp(150.0, 660.0, 230.0));
    s.rim_from(-0.7, 0.5);
    back(s);
    web(s);
    cloth(s);
    portrait(s, 2.6, 0.95);
    dew(s);
    fly(s);
    spider(s);
    frame(s);
    candle(s);
}

/// Old damask where a picture used to hang, paler than the wall; warm from the candle.
fn back(s: &mut Studio) {
    let ramp = Ramp::even(&[0xc84838, 0x8c2430, 0x5c1428, 0x380c20, 0x200818]);
    s.backdrop(|x, y| {
        let d = (x - 130.0).hypot((y - 700.0) * 0.8) / 680.0;
        let (u, v) = (x / 68.0, y / 92.0);
        let (a, b) = (
            fract(u + 0.5 * v.floor().rem_euclid(2.0)) - 0.5,
            fract(v) - 0.5,
        );
        let petal = (a * 2.0).hypot(b * 1.5) + 0.16 * (b.atan2(a) * 4.0).cos();
        let pattern = smooth(0.46, 0.40, petal) * smooth(0.16, 0.22, petal);
        ramp.at(0.1 + 0.95 * d + 0.05 * pattern + 0.06 * warp(x * 0.007, y * 0.007, 4, 5, 1.2))
    });
}

/// Spokes to the frame, as angle in degrees; unevenly, as spiders do.
const SPOKES: [f32; 20] = [
    4.0, 20.0, 39.0, 55.0, 74.0, 91.0, 108.0, 128.0, 143.0, 162.0, 179.0, 197.0, 215.0, 236.0,
    252.0, 270.0, 289.0, 306.0, 322.0, 343.0,
];

/// How far a spoke goes before it meets the frame.
fn reach(degrees: f32) -> f32 {
    let (sin, cos) = degrees.to_radians().sin_cos();
    let across = if cos > 0.0 {
        (OPENING.2 - HUB.0) / cos.max(1e-3)
    } else {
        (OPENING.0 - HUB.0) / cos.min(-1e-3)
    };
    let down = if sin > 0.0 {
        (OPENING.3 - HUB.1) / sin.max(1e-3)
    } else {
        (OPENING.1 - HUB.1) / sin.min(-1e-3)
    };
    across.min(down)
}

fn spoke(degrees: f32, r: f32) -> Point {
    let (sin, cos) = degrees.to_radians().sin_cos();
    (HUB.0 + r * cos, HUB.1 + r * sin)
}

fn web_lines() -> Vec<Vec<Point>> {
    let mut lines: Vec<Vec<Point>> = SPOKES
        .iter()
        .map(|&a| vec![spoke(a, 20.0), spoke(a, reach(a) + 6.0)])
        .collect();
    for ring in 1..16 {
        let r = 26.0 + 27.0 * ring as f32;
        for i in 0..SPOKES.len() {
            let (a, b) = (SPOKES[i], SPOKES[(i + 1) % SPOKES.len()]);
            let b = if b < a { b + 360.0 } else { b };
            let (ra, rb) = (r + 1.3 * i as f32, r + 1.3 * (i + 1) as f32);
            // The lower right is not finished yet.
            let open = (20.0..75.0).contains(&a) && ring > 9;
            if ra > reach(a) || rb > reach(b) || open {
                continue;
            }
            lines.push(vec![
                spoke(a, ra),
                spoke((a + b) / 2.0, (ra + rb) / 2.0 * 0.955),
                spoke(b, rb),
            ]);
        }
    }
    lines
}

fn web(s: &mut Studio) {
    for line in web_lines() {
        s.line(&line, 0xd89c88, 2.0, 0.42);
    }
}

/// Where the weave is dense enough to be a face.
fn cloth(s: &mut Studio) {
    let silk = |s: &mut Studio, shape: &Shape, alpha: f32| {
        let mask = s.mask(shape, 1.0).blurred(3.0 * s.scale);
        s.fill(&mask, |x, y, c| {
            let weave = 0.75 + 0.25 * ((x * 0.9).sin() * (y * 0.9).sin());
            let side = smooth(460.0, 170.0, x + 0.2 * (400.0 - y));
            c.blend(rgb(0xf4dcc0), alpha * weave * (0.45 + 0.65 * side))
        });
    };
    // Mantle, hair, face, beard.
    silk(
        s,
        &blob(&[
            (246.0, 560.0),
            (354.0, 560.0),
            (430.0, 640.0),
            (486.0, 800.0),
            (114.0, 800.0),
            (170.0, 640.0),
        ]),
        0.2,
    );
    silk(
        s,
        &blob(&[
            (300.0, 250.0),
            (380.0, 268.0),
            (420.0, 360.0),
            (428.0, 470.0),
            (446.0, 560.0),
            (390.0, 590.0),
            (300.0, 560.0),
            (210.0, 590.0),
            (154.0, 560.0),
            (172.0, 470.0),
            (180.0, 360.0),
            (220.0, 268.0),
        ]),
        0.24,
    );
    silk(
        s,
        &blob(&[
            (300.0, 268.0),
            (356.0, 280.0),
            (388.0, 330.0),
            (394.0, 400.0),
            (376.0, 470.0),
            (300.0, 500.0),
            (224.0, 470.0),
            (206.0, 400.0),
            (212.0, 330.0),
            (244.0, 280.0),
        ]),
        0.46,
    );
    silk(
        s,
        &blob(&[
            (232.0, 458.0),
            (300.0, 470.0),
            (368.0, 458.0),
            (374.0, 540.0),
            (340.0, 620.0),
            (300.0, 676.0),
            (260.0, 620.0),
            (226.0, 540.0),
        ]),
        0.42,
    );
    for side in [-1.0, 1.0] {
        s.shade(
            &ellipse(300.0 + side * 44.0, 372.0, 34.0, 22.0),
            0x8c4048,
            9.0,
            0.55,
        );
        s.shade(
            &ellipse(300.0 + side * 62.0, 436.0, 20.0, 26.0),
            0xa85850,
            10.0,
            0.35,
        );
    }
    s.shade(
        &limb(&[(318.0, 370.0, 6.0), (326.0, 420.0, 10.0)]),
        0x8c4048,
        7.0,
        0.5,
    );
}

/// Every thread of the likeness.
fn threads() -> Vec<Vec<Point>> {
    let mut all: Vec<Vec<Point>> = Vec::new();
    all.push(vec![(284.0, 436.0), (300.0, 441.0), (316.0, 436.0)]);
    all.push(vec![
        (272.0, 478.0),
        (288.0, 474.0),
        (300.0, 478.0),
        (312.0, 474.0),
        (328.0, 478.0),
    ]);
    all.push(vec![(276.0, 480.0), (300.0, 488.0), (324.0, 480.0)]);
    let mut dice = Dice::new(33);
    for side in [-1.0, 1.0] {
        let x = |d: f32| 300.0 + side * d;
        let mut push =
            |points: &[(f32, f32)]| all.push(points.iter().map(|p| (x(p.0), p.1)).collect());
        // Cheek, brow, lids, nose, furrow.
        push(&[
            (84.0, 306.0),
            (94.0, 360.0),
            (92.0, 410.0),
            (80.0, 452.0),
            (66.0, 476.0),
        ]);
        push(&[(14.0, 350.0), (34.0, 334.0), (62.0, 334.0), (82.0, 350.0)]);
        push(&[(16.0, 346.0), (36.0, 328.0), (62.0, 328.0), (84.0, 345.0)]);
        push(&[(20.0, 376.0), (36.0, 362.0), (56.0, 360.0), (76.0, 374.0)]);
        push(&[(20.0, 376.0), (38.0, 386.0), (58.0, 386.0), (76.0, 374.0)]);
        push(&[(22.0, 368.0), (38.0, 353.0), (58.0, 352.0), (78.0, 365.0)]);
        push(&[(26.0, 396.0), (44.0, 402.0), (66.0, 396.0)]);
        push(&[
            (14.0, 350.0),
            (11.0, 384.0),
            (14.0, 410.0),
            (24.0, 424.0),
            (22.0, 438.0),
            (12.0, 440.0),
        ]);
        push(&[(28.0, 432.0), (46.0, 452.0), (52.0, 474.0)]);
        push(&[(8.0, 318.0), (10.0, 300.0)]);
        // Moustache, curled.
        for k in 0..5 {
            let t = k as f32;
            push(&[
                (4.0, 452.0 + 2.0 * t),
                (34.0, 450.0 + 3.4 * t),
                (66.0, 466.0 + 4.0 * t),
                (94.0, 468.0 + 2.0 * t),
                (112.0, 452.0 - t),
                (112.0 - 2.0 * t, 438.0 + 2.0 * t),
            ]);
        }
        // Hair, in long waves.
        for k in 0..7 {
            let t = k as f32;
            let out = 66.0 + 9.5 * t;
            push(&[
                (30.0 + 9.0 * t, 268.0 - 2.0 * t),
                (out, 290.0),
                (out + 24.0 + dice.range(-4.0, 4.0), 350.0),
                (out + 8.0, 420.0),
                (out + 30.0 + dice.range(-4.0, 4.0), 490.0),
                (out + 14.0, 550.0),
                (out + 34.0, 588.0 + 4.0 * t),
            ]);
        }
        // Beard, towards one point.
        for k in 0..9 {
            let t = k as f32;
            push(&[
                (6.0 + 8.0 * t, 492.0 - 3.0 * t),
                (8.0 + 8.6 * t + dice.range(-3.0, 3.0), 540.0),
                (2.0 + 6.2 * t, 590.0 + dice.range(-8.0, 8.0)),
                (5.0 + 2.8 * t, 634.0),
                (t * 1.2, 672.0 - 2.4 * t),
            ]);
        }
        // Mantle.
        for k in 0..6 {
            let t = k as f32;
            push(&[
                (70.0 + 12.0 * t, 580.0 + 4.0 * t),
                (96.0 + 14.0 * t, 640.0),
                (118.0 + 13.0 * t, 720.0),
                (124.0 + 13.0 * t, 812.0),
            ]);
        }
        push(&[(0.0, 742.0), (54.0, 726.0), (104.0, 676.0), (128.0, 616.0)]);
        push(&[(0.0, 752.0), (58.0, 736.0), (110.0, 686.0), (138.0, 622.0)]);
    }
    all
}

fn portrait(s: &mut Studio, width: f32, alpha: f32) {
    for line in threads() {
        s.line(&line, SILK, width, alpha);
    }
    // Pupils: knots of silk, looking to the left.
    for x in [256.0, 344.0] {
        let iris =
            ellipse(x - 5.0, 373.0, 10.0, 10.5).with_hole(&ellipse(x - 5.0, 373.0, 7.4, 8.0));
        s.flat(&iris, SILK, alpha);
        s.flat(&ellipse(x - 5.0, 373.0, 4.6, 5.0), 0x2c0c1c, alpha);
        s.flat(&ellipse(x - 7.0, 370.0, 1.8, 1.8), 0xffffff, alpha);
    }
    s.detail(300.0, 376.0, 100.0);
}

/// Dew: along the chain of office, and here and there in the web.
fn dew(s: &mut Studio) {
    let chain = spline(
        &[
            (166.0, 620.0),
            (194.0, 682.0),
            (244.0, 732.0),
            (300.0, 748.0),
            (356.0, 732.0),
            (406.0, 682.0),
            (434.0, 620.0),
        ],
        3,
    );
    let mut drops: Vec<(f32, f32, f32)> = chain.iter().map(|p| (p.0, p.1, 6.4)).collect();
    drops.push((300.0, 768.0, 15.0));
    let mut dice = Dice::new(2);
    for _ in 0..26 {
        let a = dice.pick(&SPOKES);
        let (x, y) = spoke(a, dice.range(0.62, 0.98) * reach(a));
        drops.push((x, y, dice.range(2.4, 4.2)));
    }
    for (x, y, r) in drops {
        let water = s
            .ramp(&[0x8c3440, 0xd88068, 0xf8d8b0])
            .round(r, 1.0)
            .alpha(0.9);
        s.lit(&ellipse(x, y, r, r * 1.1), &water);
        s.flat(
            &ellipse(x - r * 0.35, y + r * 0.35, r * 0.3, r * 0.3),
            0xfff4e0,
            1.0,
        );
        s.flat(
            &ellipse(x + r * 0.3, y - r * 0.4, r * 0.2, r * 0.2),
            0xffffff,
            0.9,
        );
    }
}

/// Wings up like the points of a crown, feet tangled in the king's hair.
fn fly(s: &mut Studio) {
    let (x, y) = FLY;
    s.at(at(x, y).size(1.0), |s| {
        // Legs along the brow.
        for side in [-1.0, 1.0] {
            for (dx, dy, ex, ey) in [
                (22.0, 16.0, 62.0, 30.0),
                (16.0, 26.0, 46.0, 52.0),
                (8.0, 30.0, 20.0, 58.0),
            ] {
                s.line(
                    &[
                        (side * 8.0, 12.0),
                        (side * dx * 1.4, dy - 8.0),
                        (side * ex, ey),
                    ],
                    0x1c0c18,
                    4.0,
                    1.0,
                );
            }
            // Wings.
            for (points, alpha) in [
                (
                    [
                        (8.0, 0.0),
                        (44.0, -30.0),
                        (94.0, -92.0),
                        (112.0, -124.0),
                        (98.0, -58.0),
                        (58.0, 2.0),
                    ],
                    0.85,
                ),
                (
                    [
                        (4.0, -6.0),
                        (16.0, -46.0),
                        (44.0, -98.0),
                        (60.0, -110.0),
                        (56.0, -64.0),
                        (28.0, -12.0),
                    ],
                    0.7,
                ),
            ] {
                let wing: Vec<Point> = points.iter().map(|p| (side * p.0, p.1)).collect();
                let film = s
                    .ramp(&[0x8c5c4c, 0xd89c6c, 0xf8d8a0, 0xfff4d8])
                    .round(14.0, 0.7)
                    .texture(0.3, 0.03, 0.03)
                    .alpha(alpha);
                s.lit(&blob(&wing), &film);
                let (tip, root) = (wing[3], wing[0]);
                for k in [0.25, 0.5, 0.75] {
                    let end = (lerp(wing[2].0, wing[4].0, k), lerp(wing[2].1, wing[4].1, k));
                    s.line(
                        &[
                            root,
                            ((root.0 + end.0) / 2.0, (root.1 + end.1) / 2.0 - 3.0),
                            end,
                        ],
                        0x6c3c34,
                        2.0,
                        0.75,
                    );
                }
                s.line(&[wing[0], wing[1], wing[2], tip], 0x5c2c28, 3.0, 0.85);
            }
        }
        let iron = s
            .ramp(&[0x100a18, 0x241c3c, 0x3c4c6c, 0x7cb4a8, 0xe8f4d0])
            .round(18.0, 1.1)
            .texture(0.1, 0.1, 0.1);
        let abdomen = s.lit(
            &blob(&[
                (0.0, -64.0),
                (17.0, -48.0),
                (22.0, -22.0),
                (13.0, 0.0),
                (-13.0, 0.0),
                (-22.0, -22.0),
                (-17.0, -48.0),
            ]),
            &iron,
        );
        for k in 0..4 {
            s.shade_on(
                &abdomen,
                &limb(&[
                    (-24.0, -48.0 + 13.0 * k as f32, 1.6),
                    (0.0, -44.0 + 13.0 * k as f32, 2.0),
                    (24.0, -48.0 + 13.0 * k as f32, 1.6),
                ]),
                0x100818,
                1.2,
                0.8,
            );
        }
        s.lit(&ellipse(0.0, 8.0, 20.0, 17.0), &iron);
        s.lit(&ellipse(0.0, 28.0, 14.0, 11.0), &iron);
        for side in [-1.0, 1.0] {
            let eye = s.mat(0xd03430).round(8.0, 1.2).rim(0.8);
            s.lit(&ellipse(side * 12.0, 30.0, 9.0, 10.0), &eye);
            s.flat(&ellipse(side * 12.0 - 3.0, 33.0, 2.2, 2.2), 0xffe0b0, 1.0);
        }
        // The first bands it has been bound with.
        for (a, b) in [
            ((-26.0, -34.0), (24.0, -18.0)),
            ((-24.0, -12.0), (26.0, -34.0)),
            ((-24.0, 12.0), (24.0, 4.0)),
        ] {
            s.line(
                &[a, ((a.0 + b.0) / 2.0, (a.1 + b.1) / 2.0 + 7.0), b],
                SILK,
                2.4,
                0.9,
            );
        }
    });
    s.detail(x, y - 10.0, 80.0);
}

/// At the hem of the mantle, a thread between two feet.
fn spider(s: &mut Studio) {
    let (x, y) = SPIDER;
    s.at(at(x, y).size(1.12).turn(-38.0), |s| {
        s.soft(&ellipse(0.0, 4.0, 96.0, 104.0), 0x28081a, 26.0, 0.8);
        let horn = s.mat(0xa8583c).round(4.0, 1.2).rim(1.2);
        for side in [-1.0, 1.0] {
            for (kx, ky, ex, ey) in [
                (46.0, -64.0, 30.0, -112.0),
                (66.0, -40.0, 86.0, -84.0),
                (70.0, 6.0, 106.0, 26.0),
                (52.0, 40.0, 72.0, 98.0),
            ] {
                s.lit(
                    &limb(&[
                        (side * 10.0, -20.0, 5.4),
                        (side * kx, ky, 5.2),
                        (side * (kx + ex) / 2.0 + side * 6.0, (ky + ey) / 2.0, 3.6),
                        (side * ex, ey, 1.6),
                    ]),
                    &horn,
                );
                s.lit(&ellipse(side * kx, ky, 5.4, 5.4), &horn.clone().bias(0.1));
            }
        }
        let body = s
            .mat(0x9c4c38)
            .round(26.0, 1.15)
            .texture(0.26, 0.06, 0.06)
            .fur(3.0)
            .rim(1.0);
        let abdomen = s.lit(
            &blob(&[
                (0.0, -8.0),
                (24.0, 4.0),
                (36.0, 34.0),
                (26.0, 66.0),
                (0.0, 80.0),
                (-26.0, 66.0),
                (-36.0, 34.0),
                (-24.0, 4.0),
            ]),
            &body,
        );
        // A cross of gold on its back.
        for (px, py, r) in [
            (0.0, 12.0, 5.0),
            (0.0, 26.0, 6.0),
            (0.0, 40.0, 5.4),
            (0.0, 54.0, 4.0),
            (-13.0, 27.0, 4.6),
            (13.0, 27.0, 4.6),
            (-23.0, 30.0, 3.2),
            (23.0, 30.0, 3.2),
        ] {
            s.tint(&abdomen, &ellipse(px, py, r, r * 1.1), 0xfff0b0, 1.0, 0.95);
        }
        s.lit(
            &ellipse(0.0, -22.0, 20.0, 22.0),
            &body.clone().round(16.0, 1.15),
        );
        for (dx, dy, r) in [
            (-7.0, -36.0, 3.6),
            (7.0, -36.0, 3.6),
            (-13.0, -31.0, 2.4),
            (13.0, -31.0, 2.4),
        ] {
            s.flat(&ellipse(dx, dy, r, r), 0x100810, 1.0);
            s.flat(
                &ellipse(dx - 1.0, dy - 1.0, r * 0.4, r * 0.4),
                0xfff0d0,
                1.0,
            );
        }
        for side in [-1.0, 1.0] {
            s.lit(
                &limb(&[
                    (side * 6.0, -40.0, 3.6),
                    (side * 10.0, -52.0, 2.6),
                    (side * 4.0, -58.0, 1.4),
                ]),
                &horn,
            );
        }
    });
    s.detail(x, y, 70.0);
}

/// Carved and gilded, with a shell in each corner, worn where hands have held it.
fn frame(s: &mut Studio) {
    let (left, top, right, bottom) = OPENING;
    let gold = s
        .ramp(&[0x38101c, 0x7c3c20, 0xbc7c30, 0xecc060, 0xfff0b8])
        .round(16.0, 1.2)
        .texture(0.2, 0.05, 0.05)
        .rim(0.4);
    let hole = rect(left, top, right - left, bottom - top);
    let outer = rect(-60.0, -60.0, 720.0, 1020.0).with_hole(&hole);
    s.shade(&outer, 0x200814, 16.0, 0.75);
    s.lit(&outer, &gold.clone().round(34.0, 1.0));
    for (grow, width, bias) in [(6.0, 9.0, 0.06), (34.0, 8.0, -0.06), (52.0, 6.0, 0.04)] {
        let a = rect(
            left - grow - width,
            top - grow - width,
            right - left + 2.0 * (grow + width),
            bottom - top + 2.0 * (grow + width),
        );
        let b = rect(
            left - grow,
            top - grow,
            right - left + 2.0 * grow,
            bottom - top + 2.0 * grow,
        );
        s.lit(&a.with_hole(&b), &gold.clone().round(5.0, 1.3).bias(bias));
    }
    // Leaves along the rails.
    let leaf = gold.clone().round(7.0, 1.3);
    let mut place = |x: f32, y: f32, turn: f32| {
        s.lit(
            &blob(&[
                (0.0, -11.0),
                (10.0, -4.0),
                (20.0, 0.0),
                (10.0, 5.0),
                (0.0, 11.0),
                (-5.0, 0.0),
            ])
            .placed(at(x, y).turn(turn)),
            &leaf,
        );
    };
    for i in 0..15 {
        let x = 104.0 + 28.0 * i as f32;
        place(x, top - 25.0, if x < 300.0 { 0.0 } else { 180.0 });
        place(x, bottom + 25.0, if x < 300.0 { 0.0 } else { 180.0 });
    }
    for i in 0..24 {
        let y = 116.0 + 28.6 * i as f32;
        place(left - 25.0, y, if y < 440.0 { 90.0 } else { -90.0 });
        place(right + 25.0, y, if y < 440.0 { 90.0 } else { -90.0 });
    }
    for (x, y, turn) in [
        (left - 20.0, top - 20.0, 135.0),
        (right + 20.0, top - 20.0, 225.0),
        (left - 20.0, bottom + 20.0, 45.0),
        (right + 20.0, bottom + 20.0, -45.0),
    ] {
        s.at(at(x, y).turn(turn), |s| {
            s.shade(&ellipse(0.0, -14.0, 52.0, 46.0), 0x38101c, 8.0, 0.7);
            for k in -3..=3 {
                let a = k as f32 * 0.36;
                s.lit(
                    &limb(&[
                        (0.0, 18.0, 6.0),
                        (30.0 * a.sin(), -10.0 * a.cos(), 9.0),
                        (56.0 * a.sin(), 14.0 - 62.0 * a.cos(), 7.0),
                    ]),
                    &gold.clone().round(6.0, 1.3),
                );
            }
            s.lit(
                &ellipse(0.0, 18.0, 14.0, 12.0),
                &gold.clone().round(8.0, 1.3),
            );
        });
    }
}

fn candle(s: &mut Studio) {
    s.glow(128.0, 742.0, 190.0, 0xff9040, 0.26);
    let wax = s.mat(0xf4dcb0).round(14.0, 1.0).texture(0.1, 0.05, 0.03);
    s.lit(
        &blob(&[
            (104.0, 960.0),
            (104.0, 800.0),
            (112.0, 790.0),
            (146.0, 790.0),
            (152.0, 800.0),
            (154.0, 960.0),
        ]),
        &wax,
    );
    s.lit(
        &limb(&[
            (110.0, 796.0, 7.0),
            (106.0, 836.0, 6.0),
            (107.0, 862.0, 7.0),
        ]),
        &wax,
    );
    s.lit(&limb(&[(146.0, 798.0, 6.0), (151.0, 826.0, 6.0)]), &wax);
    things::flame(s, at(129.0, 790.0).size(1.5));
}

fn ink(s: &mut Studio) {
    for line in web_lines() {
        s.line(&line, 0xf0c8b0, 1.0, 0.5);
    }
    for line in threads() {
        s.line(&line, 0xfff8ea, 1.2, 0.8);
    }
    // What is being spun just now.
    s.line(
        &[(372.0, 574.0), (388.0, 566.0), (420.0, 560.0)],
        0xfff8ea,
        1.3,
        0.9,
    );
}
