//! An octopus in a bow tie conducts an orchestra without players: the instruments float and play
//! by themselves. A seahorse turns the pages. One arm, for whatever reason, holds an umbrella.

use crate::prelude::*;
use crate::shape::spline;

pub(super) const CARD: Card = Card::new(
    "octopus_band",
    Palette::UnderWater,
    Framing::Portrait,
    scene,
)
.ink(ink)
.flow(flow);

const HEAD: Point = (300.0, 300.0);
/// The tip of the arm with the baton, and of the one with the umbrella.
const BATON: Point = (512.0, 250.0);
const SHELTER: Point = (104.0, 300.0);
const STAND: Point = (306.0, 800.0);

fn flow(x: f32, y: f32) -> f32 {
    flow::swirl(HEAD, x, y)
}

fn scene(s: &mut Studio) {
    s.key(Light::From(-0.4, -0.8, 0.45));
    s.hues(0x12305c, 0xfff0d0, 0xe0fce8);
    sky::halo(
        s,
        (300.0, 240.0),
        760.0,
        &[0xb0e8cc, 0x5cc0b8, 0x2c90a4, 0x1c6488, 0x123c64, 0x0c2850],
    );
    s.rays((260.0, -140.0), 88.0, 34.0, 900.0, 0xe0fce0);
    kelp(s);
    floor(s);
    cello(s, at(86.0, 640.0).size(1.0).turn(-14.0));
    drum(s);
    arms_behind(s);
    head(s);
    arms_before(s);
    trumpet(s);
    violin(s);
    flute(s);
    bow_tie(s);
    music_stand(s);
    seahorse(s);
    shells(s);
}

fn kelp(s: &mut Studio) {
    let mut dice = Dice::new(6);
    s.veiled(0x1c6488, 0.55, |s| {
        for x in [20.0, 64.0, 540.0, 586.0, 500.0, 110.0] {
            let blade = s.mat(0x2c7c64).round(9.0, 1.0).rim(0.6);
            let h = dice.range(420.0, 760.0);
            let path: Vec<(f32, f32, f32)> = (0..=7)
                .map(|i| {
                    let t = i as f32 / 7.0;
                    (
                        x + 20.0 * (t * 8.0 + x).sin(),
                        860.0 - h * t,
                        11.0 * (1.0 - t) + 1.0,
                    )
                })
                .collect();
            s.lit(&limb(&path), &blade);
        }
    });
}

fn floor(s: &mut Studio) {
    let sand = s.mat(0x5c9c98).round(40.0, 0.6).texture(0.16, 0.012, 0.05);
    s.lit(&land::ridge_line(800.0, 24.0, 0.007, 3), &sand);
    s.mist(760.0, 830.0, 0x2c84a0, 0.5);
}

fn skin(s: &Studio) -> Material {
    s.mat(0xd0583c)
        .round(20.0, 1.15)
        .texture(0.22, 0.05, 0.05)
        .rim(0.9)
        .wobble(0.8)
}

/// An arm through the points, half-widths from root to tip, with suckers along one side.
fn arm(s: &mut Studio, points: &[Point], width: f32, side: f32, bias: f32) {
    let spine = spline(points, 12);
    let n = spine.len();
    let joints: Vec<(f32, f32, f32)> = spine
        .iter()
        .step_by(4)
        .enumerate()
        .map(|(i, p)| {
            let t = (i * 4) as f32 / n as f32;
            (p.0, p.1, width * (1.0 - t).powf(0.75) + 3.0)
        })
        .collect();
    let shape = limb(&joints);
    s.shade(&shape.moved(6.0, 10.0), 0x0c2c4c, 9.0, 0.45);
    let m = s.lit(&shape, &skin(s).bias(bias));
    for i in (6..n - 4).step_by(5) {
        let (a, b) = (spine[i - 1], spine[i + 1]);
        let length = (b.0 - a.0).hypot(b.1 - a.1).max(1e-3);
        let (nx, ny) = (-(b.1 - a.1) / length * side, (b.0 - a.0) / length * side);
        let w = width * (1.0 - i as f32 / n as f32).powf(0.75) + 3.0;
        let r = w * 0.34;
        let (x, y) = (spine[i].0 + nx * w * 0.62, spine[i].1 + ny * w * 0.62);
        s.tint(&m, &ellipse(x, y, r, r), 0xf8d0a8, 0.8, 0.95);
        s.tint(&m, &ellipse(x, y, r * 0.5, r * 0.5), 0xb0483c, 0.6, 0.8);
    }
}

fn arms_behind(s: &mut Studio) {
    // Left: umbrella; right: baton.
    arm(
        s,
        &[
            (244.0, 430.0),
            (176.0, 452.0),
            (128.0, 412.0),
            (130.0, 350.0),
            SHELTER,
            (92.0, 286.0),
        ],
        34.0,
        1.0,
        -0.08,
    );
    arm(
        s,
        &[
            (356.0, 430.0),
            (430.0, 446.0),
            (478.0, 396.0),
            (470.0, 330.0),
            BATON,
            (524.0, 236.0),
        ],
        34.0,
        -1.0,
        -0.08,
    );
    // Low, to the sides.
    arm(
        s,
        &[
            (240.0, 470.0),
            (150.0, 520.0),
            (70.0, 494.0),
            (40.0, 440.0),
            (66.0, 404.0),
        ],
        30.0,
        1.0,
        -0.14,
    );
    arm(
        s,
        &[
            (360.0, 470.0),
            (452.0, 520.0),
            (536.0, 500.0),
            (570.0, 446.0),
            (546.0, 408.0),
        ],
        30.0,
        -1.0,
        -0.14,
    );
    things::umbrella(s, at(92.0, 290.0).size(1.12).turn(-8.0), 0xf0c048, 0x7c4c34);
    s.line(
        &[(514.0, 246.0), (540.0, 190.0), (562.0, 130.0)],
        0xfff8e0,
        5.0,
        1.0,
    );
    s.line(&[(500.0, 276.0), (514.0, 246.0)], 0x6c3c2c, 8.0, 1.0);
}

fn head(s: &mut Studio) {
    let (x, y) = HEAD;
    let hide = skin(s).round(80.0, 1.05);
    let mantle = s.lit(
        &blob(&[
            (x, y - 216.0),
            (x + 74.0, y - 202.0),
            (x + 124.0, y - 140.0),
            (x + 130.0, y - 66.0),
            (x + 104.0, y - 4.0),
            (x + 112.0, y + 60.0),
            (x + 92.0, y + 128.0),
            (x, y + 162.0),
            (x - 92.0, y + 128.0),
            (x - 112.0, y + 60.0),
            (x - 104.0, y - 4.0),
            (x - 130.0, y - 66.0),
            (x - 124.0, y - 140.0),
            (x - 74.0, y - 202.0),
        ]),
        &hide,
    );
    // Freckles.
    let mut dice = Dice::new(13);
    for _ in 0..46 {
        let (px, py) = (x + dice.bell() * 84.0, y - 120.0 + dice.bell() * 80.0);
        let r = dice.range(3.0, 10.0);
        s.tint(&mantle, &ellipse(px, py, r, r * 0.9), 0xa03838, 2.0, 0.5);
    }
    s.shade_on(
        &mantle,
        &limb(&[
            (x - 96.0, y + 4.0, 8.0),
            (x, y - 16.0, 10.0),
            (x + 96.0, y + 4.0, 8.0),
        ]),
        0x8c3440,
        14.0,
        0.5,
    );
    // Eyes closed in the music, each under a heavy lid; brows raised.
    for side in [-1.0, 1.0] {
        let ex = x + side * 58.0;
        s.shade_on(
            &mantle,
            &ellipse(ex, y + 44.0, 44.0, 36.0),
            0x8c3440,
            10.0,
            0.7,
        );
        s.lit(
            &ellipse(ex, y + 38.0, 34.0, 29.0),
            &skin(s).round(22.0, 1.2).bias(0.06),
        );
        s.line(
            &[
                (ex - 31.0, y + 44.0),
                (ex - 12.0, y + 56.0),
                (ex + 12.0, y + 56.0),
                (ex + 31.0, y + 44.0),
            ],
            0x3c1428,
            5.0,
            0.95,
        );
        for k in [-0.7, -0.1, 0.5] {
            let lx = ex + 24.0 * k + side * 4.0;
            s.line(
                &[(lx, y + 56.0), (lx + side * 5.0, y + 67.0)],
                0x3c1428,
                3.2,
                0.9,
            );
        }
        s.line(
            &[
                (ex - 26.0, y - 10.0 - side * 4.0),
                (ex, y - 22.0),
                (ex + 26.0, y - 10.0 + side * 4.0),
            ],
            0x8c2c34,
            6.0,
            0.8,
        );
    }
    s.line(
        &[(x - 16.0, y + 92.0), (x, y + 98.0), (x + 16.0, y + 92.0)],
        0x6c1c2c,
        4.4,
        0.9,
    );
    s.detail(x, y + 50.0, 90.0);
}

fn arms_before(s: &mut Studio) {
    // Towards us, curled like a treble and a bass.
    arm(
        s,
        &[
            (270.0, 450.0),
            (226.0, 540.0),
            (162.0, 590.0),
            (128.0, 560.0),
            (146.0, 526.0),
            (176.0, 540.0),
        ],
        34.0,
        1.0,
        0.02,
    );
    arm(
        s,
        &[
            (330.0, 450.0),
            (378.0, 540.0),
            (446.0, 592.0),
            (486.0, 566.0),
            (474.0, 528.0),
            (442.0, 536.0),
        ],
        34.0,
        -1.0,
        0.02,
    );
    arm(
        s,
        &[
            (286.0, 460.0),
            (268.0, 560.0),
            (212.0, 650.0),
            (222.0, 706.0),
            (262.0, 700.0),
        ],
        30.0,
        1.0,
        0.04,
    );
    arm(
        s,
        &[
            (314.0, 460.0),
            (338.0, 560.0),
            (392.0, 640.0),
            (396.0, 700.0),
            (360.0, 712.0),
        ],
        30.0,
        -1.0,
        0.04,
    );
}

fn varnish(s: &Studio) -> Material {
    s.mat(0xb06430)
        .round(16.0, 1.1)
        .texture(0.24, 0.06, 0.015)
        .rim(1.0)
}

/// The outline of a fiddle's body, 100 high about its middle.
fn fiddle() -> Shape {
    let half = [
        (0.0, -50.0),
        (22.0, -46.0),
        (28.0, -28.0),
        (20.0, -10.0),
        (19.0, 4.0),
        (32.0, 18.0),
        (33.0, 36.0),
        (18.0, 50.0),
        (0.0, 52.0),
    ];
    let mut points = half.to_vec();
    points.extend(half.iter().rev().skip(1).take(7).map(|p| (-p.0, p.1)));
    blob(&points)
}

/// Body, neck, scroll and the bow that goes to and fro by itself.
fn strings(s: &mut Studio, bow: &[Point; 2]) {
    let wood = varnish(s);
    s.shade(&fiddle().moved(5.0, 8.0), 0x0c2c4c, 7.0, 0.5);
    s.lit(
        &limb(&[(0.0, -40.0, 4.4), (0.0, -104.0, 3.4)]),
        &s.mat(0x3c2428).round(4.0, 1.1).rim(0.9),
    );
    s.lit(
        &ellipse(0.0, -108.0, 6.4, 8.0),
        &wood.clone().round(5.0, 1.2),
    );
    for (x, y) in [(-8.0, -98.0), (8.0, -101.0), (-8.0, -106.0), (8.0, -109.0)] {
        s.lit(&ellipse(x, y, 4.0, 2.0), &s.mat(0x3c2428).round(2.0, 1.1));
    }
    let body = s.lit(&fiddle(), &wood);
    s.tint(
        &body,
        &fiddle()
            .placed(at(0.0, 0.0).size(0.92))
            .with_hole(&fiddle().placed(at(0.0, 0.0).size(0.88))),
        0x4c2420,
        0.6,
        0.7,
    );
    for side in [-1.0, 1.0] {
        s.tint(
            &body,
            &limb(&[
                (side * 12.0, -6.0, 1.0),
                (side * 14.0, 6.0, 1.6),
                (side * 17.0, 20.0, 1.0),
            ]),
            0x2c1418,
            0.5,
            0.95,
        );
    }
    s.lit(
        &limb(&[(0.0, -44.0, 4.6), (0.0, -2.0, 5.0)]),
        &s.mat(0x3c2428).round(4.0, 1.1).rim(0.9),
    );
    s.lit(
        &rect(-12.0, 14.0, 24.0, 4.0),
        &s.mat(0xe8c890).round(2.0, 1.1),
    );
    s.lit(
        &blob(&[(-6.0, 26.0), (6.0, 26.0), (3.0, 46.0), (-3.0, 46.0)]),
        &s.mat(0x3c2428).round(3.0, 1.1),
    );
    for dx in [-3.0, -1.0, 1.0, 3.0] {
        s.line(&[(dx * 0.8, -100.0), (dx, 28.0)], 0xf8f0d8, 0.9, 0.9);
    }
    let [a, b] = *bow;
    s.line(&[a, b], 0x5c3024, 3.4, 1.0);
    s.line(&[(a.0, a.1 + 5.0), (b.0, b.1 + 5.0)], 0xfff8e8, 1.8, 0.95);
}

fn cello(s: &mut Studio, place: Place) {
    s.at(place.size(2.0), |s| {
        strings(s, &[(-40.0, 12.0), (54.0, -8.0)]);
        s.line(&[(0.0, 52.0), (0.0, 72.0)], 0x94a0a8, 2.4, 1.0);
    });
}

fn violin(s: &mut Studio) {
    s.at(at(534.0, 684.0).size(1.15).turn(34.0), |s| {
        strings(s, &[(-46.0, -14.0), (44.0, 10.0)]);
    });
}

/// A side drum with its sticks in the air.
fn drum(s: &mut Studio) {
    s.at(at(494.0, 838.0).size(1.1).turn(-6.0), |s| {
        s.shade(&ellipse(4.0, 30.0, 74.0, 14.0), 0x0c2c4c, 8.0, 0.7);
        let shell = s.mat(0x2c6490).round(30.0, 1.0).rim(0.8);
        let m = s.lit(
            &blob(&[
                (-62.0, -30.0),
                (62.0, -30.0),
                (62.0, 18.0),
                (0.0, 34.0),
                (-62.0, 18.0),
            ]),
            &shell,
        );
        for i in 0..6 {
            let x = -60.0 + 24.0 * i as f32;
            s.tint(
                &m,
                &limb(&[
                    (x, -26.0, 1.6),
                    (x + 12.0, 30.0, 1.6),
                    (x + 24.0, -26.0, 1.6),
                ]),
                0xf4e8c8,
                0.5,
                0.9,
            );
        }
        let hoop = s.mat(0xd0583c).round(4.0, 1.2).rim(0.8);
        s.lit(
            &limb(&[(-63.0, 14.0, 5.0), (0.0, 31.0, 5.4), (63.0, 14.0, 5.0)]),
            &hoop,
        );
        s.lit(&ellipse(0.0, -30.0, 65.0, 19.0), &hoop);
        s.lit(
            &ellipse(0.0, -32.0, 59.0, 15.5),
            &s.mat(0xf4ead0).round(16.0, 0.5),
        );
        for (x0, y0, x1, y1) in [(-52.0, -98.0, -10.0, -46.0), (64.0, -104.0, 18.0, -60.0)] {
            s.line(&[(x0, y0), (x1, y1)], 0xc89050, 5.0, 1.0);
            s.lit(&ellipse(x1, y1, 6.0, 5.0), &s.mat(0xc89050).round(4.0, 1.1));
        }
    });
}

fn trumpet(s: &mut Studio) {
    s.at(at(470.0, 470.0).size(1.0).turn(-24.0), |s| {
        let brass = s
            .ramp(&[0x4c3024, 0x94641c, 0xdca438, 0xfce088, 0xfffbe0])
            .round(8.0, 1.2);
        let tube = limb(&[
            (-86.0, 0.0, 4.6),
            (0.0, -1.0, 5.0),
            (50.0, -2.0, 7.0),
            (78.0, -3.0, 14.0),
            (92.0, -4.0, 27.0),
        ]);
        s.shade(&tube.moved(6.0, 10.0), 0x0c2c4c, 8.0, 0.5);
        s.lit(
            &limb(&[
                (-44.0, 0.0, 4.6),
                (-58.0, 12.0, 4.6),
                (-44.0, 25.0, 4.6),
                (20.0, 25.0, 4.6),
                (36.0, 12.0, 4.6),
                (24.0, 0.0, 4.6),
            ]),
            &brass,
        );
        s.lit(&tube, &brass);
        s.lit(&ellipse(95.0, -4.0, 8.0, 29.0), &brass);
        s.flat(&ellipse(97.0, -4.0, 4.6, 23.0), 0x5c3818, 0.9);
        for x in [-20.0, -6.0, 8.0] {
            s.lit(&rect(x - 5.0, -12.0, 10.0, 42.0), &brass);
            s.lit(&rect(x - 3.0, -24.0, 6.0, 14.0), &brass);
            s.lit(
                &ellipse(x, -25.0, 6.0, 3.0),
                &s.mat(0xf4ead0).round(2.0, 1.1),
            );
        }
        s.lit(&ellipse(-90.0, 0.0, 6.0, 8.0), &brass);
    });
}

fn flute(s: &mut Studio) {
    s.at(at(206.0, 838.0).turn(-22.0), |s| {
        let silver = s
            .ramp(&[0x2c4c64, 0x7ca0b0, 0xd0e4e4, 0xffffff])
            .round(5.0, 1.2);
        s.shade(
            &limb(&[(-68.0, 8.0, 6.0), (68.0, 10.0, 6.0)]),
            0x0c2c4c,
            6.0,
            0.5,
        );
        s.lit(&limb(&[(-70.0, 0.0, 6.0), (70.0, 0.0, 5.4)]), &silver);
        for i in 0..7 {
            s.lit(
                &ellipse(-18.0 + 12.0 * i as f32, -2.0, 4.0, 3.6),
                &silver.clone().bias(0.1),
            );
        }
        s.flat(&ellipse(-50.0, -2.0, 5.0, 3.0), 0x2c4c64, 1.0);
    });
}

fn bow_tie(s: &mut Studio) {
    let (x, y) = (HEAD.0, HEAD.1 + 142.0);
    let silk = s
        .mat(0x1c2440)
        .round(10.0, 1.2)
        .texture(0.14, 0.05, 0.05)
        .rim(1.1);
    let collar = s.mat(0xf8f4e4).round(7.0, 1.1);
    for side in [-1.0, 1.0] {
        s.lit(
            &poly(&[
                (x, y - 16.0),
                (x + side * 62.0, y - 34.0),
                (x + side * 50.0, y + 10.0),
            ]),
            &collar,
        );
        s.lit(
            &blob(&[
                (x + side * 6.0, y - 6.0),
                (x + side * 30.0, y - 22.0),
                (x + side * 54.0, y - 24.0),
                (x + side * 58.0, y),
                (x + side * 54.0, y + 24.0),
                (x + side * 30.0, y + 18.0),
                (x + side * 6.0, y + 8.0),
            ]),
            &silk,
        );
    }
    s.lit(&ellipse(x, y, 12.0, 14.0), &silk.bias(0.06));
}

fn music_stand(s: &mut Studio) {
    let (x, y) = STAND;
    s.shade(&ellipse(x, y + 62.0, 56.0, 9.0), 0x0c2c4c, 6.0, 0.7);
    let iron = s.mat(0x24364c).round(4.0, 1.2).rim(1.0);
    s.lit(&limb(&[(x, y - 20.0, 3.6), (x, y + 40.0, 3.6)]), &iron);
    for dx in [-34.0, 0.0, 34.0] {
        s.lit(&limb(&[(x, y + 36.0, 3.4), (x + dx, y + 62.0, 3.0)]), &iron);
    }
    things::open_book(s, at(x, y - 2.0).size(0.82), 0x7c2c34);
    s.lit(
        &limb(&[(x - 56.0, y + 2.0, 3.6), (x + 56.0, y + 2.0, 3.6)]),
        &iron,
    );
}

/// Upright in its little waistcoat, snout to the page.
fn seahorse(s: &mut Studio) {
    s.at(at(404.0, 826.0).size(1.05).flip(), |s| {
        let gold = s
            .mat(0xf0b848)
            .round(11.0, 1.15)
            .texture(0.2, 0.08, 0.08)
            .rim(0.9);
        s.lit(
            &limb(&[
                (6.0, -34.0, 11.0),
                (-2.0, -10.0, 9.0),
                (6.0, 10.0, 7.0),
                (22.0, 16.0, 5.4),
                (32.0, 6.0, 4.4),
                (26.0, -4.0, 3.4),
                (18.0, 0.0, 2.0),
            ]),
            &gold,
        );
        s.lit(
            &blob(&[
                (-14.0, -50.0),
                (-30.0, -56.0),
                (-34.0, -40.0),
                (-26.0, -28.0),
                (-10.0, -30.0),
            ]),
            &s.mat(0xf8dc98).round(5.0, 0.9).texture(0.3, 0.2, 0.05),
        );
        let body = s.lit(
            &blob(&[
                (0.0, -86.0),
                (14.0, -70.0),
                (21.0, -48.0),
                (15.0, -26.0),
                (0.0, -20.0),
                (-12.0, -30.0),
                (-14.0, -54.0),
                (-10.0, -76.0),
            ]),
            &gold,
        );
        for k in 0..6 {
            let y = -72.0 + 9.0 * k as f32;
            s.shade_on(
                &body,
                &limb(&[(-14.0, y, 0.8), (4.0, y + 4.0, 1.5), (22.0, y + 1.0, 0.8)]),
                0x9c5c34,
                1.4,
                0.7,
            );
        }
        s.lit(
            &blob(&[
                (-10.0, -72.0),
                (4.0, -66.0),
                (8.0, -40.0),
                (2.0, -24.0),
                (-12.0, -32.0),
                (-15.0, -54.0),
            ]),
            &s.mat(0x2c6490).round(7.0, 1.1).rim(0.7),
        );
        s.lit(&ellipse(2.0, -96.0, 16.0, 14.0), &gold);
        s.lit(
            &limb(&[(12.0, -94.0, 7.0), (28.0, -88.0, 4.6), (40.0, -86.0, 4.4)]),
            &gold,
        );
        for (dx, dy) in [
            (-10.0, -110.0),
            (-2.0, -115.0),
            (7.0, -114.0),
            (-15.0, -101.0),
        ] {
            s.lit(&limb(&[(dx * 0.6, -101.0, 4.0), (dx, dy, 1.2)]), &gold);
        }
        eye(s, 8.0, -97.0, 3.8);
        s.lit(
            &limb(&[(8.0, -58.0, 4.6), (26.0, -60.0, 3.8), (42.0, -66.0, 3.0)]),
            &gold,
        );
        s.detail(6.0, -84.0, 40.0);
    });
}

/// Scallops along the front, for footlights.
fn shells(s: &mut Studio) {
    for i in 0..7 {
        let (x, y) = (30.0 + 90.0 * i as f32, 892.0 - 5.0 * ((i % 2) as f32));
        let shell = s
            .mat([0xf0a890, 0xf4d8a8, 0xd890a0][i % 3])
            .round(8.0, 1.1)
            .rim(0.9);
        let m = s.lit(
            &blob(&[
                (x - 26.0, y + 14.0),
                (x - 28.0, y - 8.0),
                (x - 12.0, y - 24.0),
                (x + 12.0, y - 24.0),
                (x + 28.0, y - 8.0),
                (x + 26.0, y + 14.0),
            ]),
            &shell,
        );
        for k in -2..=2 {
            s.shade_on(
                &m,
                &limb(&[(x, y + 16.0, 0.8), (x + 11.0 * k as f32, y - 22.0, 1.6)]),
                0xa05c5c,
                1.0,
                0.7,
            );
        }
        s.glow(x, y - 26.0, 30.0, 0xfff0b0, 0.3);
    }
}

fn ink(s: &mut Studio) {
    // Sound, as far as water shows it.
    for (x, y, n) in [(566.0, 418.0, 7), (230.0, 786.0, 4), (120.0, 500.0, 4)] {
        water::bubbles(s, x, y, n, 0xf4fff4);
    }
    for r in [16.0, 30.0, 46.0] {
        let arc: Vec<Point> = (-5..=5)
            .map(|i| {
                let a = -0.42 + i as f32 * 0.09;
                (556.0 + r * a.cos(), 430.0 + r * a.sin())
            })
            .collect();
        s.line(&arc, 0xfff4d0, 1.6, 0.7);
    }
    // Rain from nowhere, on the umbrella only.
    let mut dice = Dice::new(3);
    for _ in 0..34 {
        let (x, y) = (dice.range(14.0, 168.0), dice.range(60.0, 200.0));
        s.line(&[(x, y), (x - 3.0, y + 13.0)], 0xf4fff8, 1.3, 0.75);
    }
}
