//! A snowfield from above, with the shadows of five wires across it. Footprints begin in the middle
//! of nowhere, walk up and down between the wires like a tune, and end at a violin case. The lid is
//! not quite shut: warm breath comes out, and the snow has melted there. A wren sits on the case.

use crate::prelude::*;

pub(super) const CARD: Card = Card::new("violin_tracks", Palette::Snow, Framing::TopDown, scene)
    .style(Style::Watercolour)
    .ink(ink)
    .flow(flow);

const CASE: Point = (322.0, 640.0);
const TURN: f32 = 58.0;
const WREN: Point = (322.0, 604.0);

fn flow(x: f32, y: f32) -> f32 {
    flow::slant(-20.0, x, y)
}

/// The height of a wire's shadow at `x`; 0 is the topmost of five.
fn wire(k: usize, x: f32) -> f32 {
    let t = x / 600.0;
    92.0 + 46.0 * k as f32 + 64.0 * (t - 0.45) * (t - 0.45) * 4.0 - 60.0 * t
}

fn scene(s: &mut Studio) {
    s.key(Light::From(-0.6, -0.55, 0.5));
    snow(s);
    wires(s);
    footprints(s);
    melted(s);
    case(s);
    steam(s);
    wren(s);
}

fn snow(s: &mut Studio) {
    let ramp = Ramp::even(&[0x8ca4cc, 0xb4c6de, 0xd4e0ea, 0xecf0f2, 0xfcf8f2]);
    s.backdrop(|x, y| {
        let drift = warp(x * 0.0042 + y * 0.001, y * 0.006, 4, 11, 1.2);
        let fine = fbm(x * 0.05, y * 0.07, 3, 4);
        let warm = 0.12 * (1.0 - (x / 600.0 + y / 900.0) * 0.7);
        let hollow = 0.22 * smooth(560.0, 120.0, (x - CASE.0).hypot(y - CASE.1));
        ramp.at(0.66 + 0.34 * drift + 0.07 * fine + warm - hollow)
    });
    // Dry stalks that stick out, each with its shadow.
    let mut dice = Dice::new(21);
    for (cx, cy) in [
        (86.0, 420.0),
        (540.0, 470.0),
        (70.0, 820.0),
        (556.0, 850.0),
        (470.0, 40.0),
    ] {
        for _ in 0..7 {
            let (x, y) = (cx + dice.bell() * 26.0, cy + dice.bell() * 20.0);
            let (dx, dy) = (dice.range(-16.0, 16.0), dice.range(-30.0, -14.0));
            s.line(&[(x, y), (x + 26.0, y + 17.0)], 0x7488b4, 2.4, 0.5);
            s.line(
                &[(x, y), (x + dx * 0.4, y + dy * 0.6), (x + dx, y + dy)],
                0x9c7c5c,
                2.4,
                0.9,
            );
            s.flat(
                &ellipse(x + dx, y + dy, 2.6, 4.4).turned(dx * 2.0),
                0x8c6444,
                0.9,
            );
        }
    }
}

/// Five wires and the pole they hang from, all of it shadow.
fn wires(s: &mut Studio) {
    let shade = 0x8094c4;
    let pole = limb(&[(28.0, -40.0, 9.0), (66.0, 150.0, 8.0), (118.0, 420.0, 6.0)]);
    s.shade(&pole, shade, 2.4, 0.75);
    for k in 0..5 {
        let line: Vec<(f32, f32, f32)> = (0..=12)
            .map(|i| {
                let x = -20.0 + i as f32 * 54.0;
                (x, wire(k, x), 2.3)
            })
            .collect();
        s.shade(&limb(&line), shade, 1.0, 0.75);
    }
    // Somebody sits on the second wire; we see only what it keeps from the sun.
    for (x, k) in [(436.0, 1), (470.0, 1), (536.0, 0)] {
        let y = wire(k, x);
        s.shade(
            &blob(&[
                (x - 15.0, y + 9.0),
                (x - 6.0, y - 8.0),
                (x + 6.0, y - 13.0),
                (x + 16.0, y - 10.0),
                (x + 10.0, y + 2.0),
                (x, y + 7.0),
            ]),
            shade,
            1.6,
            0.85,
        );
    }
}

/// The way of somebody who came from nowhere.
fn path() -> Vec<Point> {
    crate::shape::spline(
        &[
            (150.0, 196.0),
            (206.0, 232.0),
            (262.0, 176.0),
            (322.0, 226.0),
            (384.0, 150.0),
            (446.0, 214.0),
            (512.0, 268.0),
            (528.0, 346.0),
            (470.0, 404.0),
            (410.0, 440.0),
            (392.0, 500.0),
        ],
        20,
    )
}

fn footprints(s: &mut Studio) {
    let way = path();
    let mut walked = 0.0;
    let mut next = 0.0;
    let mut left = true;
    for pair in way.windows(2) {
        let (a, b) = (pair[0], pair[1]);
        let (dx, dy) = (b.0 - a.0, b.1 - a.1);
        let step = dx.hypot(dy);
        walked += step;
        if walked < next {
            continue;
        }
        next = walked + 31.0;
        let side = if left { 8.5 } else { -8.5 };
        left = !left;
        let angle = dy.atan2(dx).to_degrees() + 90.0;
        let place = at(a.0 - dy / step * side, a.1 + dx / step * side).turn(angle);
        s.at(place, |s| {
            let sole = blob(&[
                (0.0, -14.0),
                (6.5, -10.0),
                (6.0, 0.0),
                (4.0, 4.0),
                (-4.0, 4.0),
                (-6.0, 0.0),
                (-6.5, -10.0),
            ])
            .and(&ellipse(0.0, 9.0, 4.6, 4.8));
            s.soft(&sole.moved(1.4, 1.6), 0xffffff, 1.2, 0.9);
            s.shade(&sole, 0x6c84bc, 0.9, 0.95);
        });
    }
}

/// Round the case the snow is gone: wet earth, dead leaves, the first green.
fn melted(s: &mut Studio) {
    let patch = blob(&[
        (150.0, 800.0),
        (170.0, 740.0),
        (240.0, 700.0),
        (340.0, 700.0),
        (420.0, 640.0),
        (490.0, 590.0),
        (540.0, 596.0),
        (548.0, 650.0),
        (512.0, 700.0),
        (524.0, 752.0),
        (470.0, 790.0),
        (420.0, 784.0),
        (372.0, 832.0),
        (300.0, 836.0),
        (250.0, 862.0),
        (190.0, 846.0),
    ]);
    s.soft(&patch, 0xa8b4cc, 16.0, 0.7);
    let earth = s
        .mat(0x6c5444)
        .round(12.0, 0.5)
        .texture(0.4, 0.06, 0.06)
        .wobble(2.5)
        .rim(0.0);
    let m = s.lit(&patch, &earth);
    let mut dice = Dice::new(6);
    for _ in 0..120 {
        let (x, y) = (dice.range(180.0, 530.0), dice.range(640.0, 850.0));
        let colour = dice.pick(&[0x8ca45c, 0x6c8848, 0xa8744c, 0x4c3c38]);
        let (dx, dy) = (dice.range(-7.0, 7.0), dice.range(-12.0, -4.0));
        s.tint(
            &m,
            &limb(&[(x, y, 2.2), (x + dx, y + dy, 0.8)]),
            colour,
            0.4,
            0.9,
        );
    }
    for (x, y) in [
        (322.0, 808.0),
        (472.0, 748.0),
        (408.0, 762.0),
        (498.0, 668.0),
    ] {
        // Snowdrops, in a hurry.
        s.line(
            &[(x, y), (x + 2.0, y - 16.0), (x + 8.0, y - 20.0)],
            0x6c8c4c,
            2.6,
            1.0,
        );
        s.flat(
            &blob(&[
                (x + 8.0, y - 21.0),
                (x + 14.0, y - 13.0),
                (x + 12.0, y - 5.0),
                (x + 8.0, y - 2.0),
                (x + 4.0, y - 5.0),
                (x + 3.0, y - 13.0),
            ]),
            0xffffff,
            1.0,
        );
    }
}

fn contour() -> Shape {
    let half = [
        (0.0, -196.0),
        (24.0, -192.0),
        (36.0, -168.0),
        (38.0, -110.0),
        (48.0, -76.0),
        (72.0, -46.0),
        (76.0, -6.0),
        (64.0, 30.0),
        (70.0, 66.0),
        (92.0, 104.0),
        (94.0, 150.0),
        (68.0, 186.0),
        (0.0, 198.0),
    ];
    let mut points = half.to_vec();
    points.extend(half.iter().rev().skip(1).take(11).map(|p| (-p.0, p.1)));
    blob(&points)
}

/// Lower shell, velvet in the gap, and the lid a little ajar.
fn case(s: &mut Studio) {
    let base = contour().placed(at(CASE.0 + 9.0, CASE.1 + 22.0).turn(TURN).size(1.06));
    let lid = contour().placed(at(CASE.0 - 4.0, CASE.1 - 8.0).turn(TURN).size(1.04));
    s.shade(&base.moved(20.0, 22.0), 0x54689c, 12.0, 0.7);
    let leather = s
        .mat(0x4c3444)
        .round(26.0, 1.1)
        .texture(0.22, 0.05, 0.05)
        .rim(0.9);
    s.lit(&base, &leather.clone().bias(-0.16));
    let velvet = contour().placed(at(CASE.0 + 5.0, CASE.1 + 14.0).turn(TURN).size(1.02));
    let red = s.mat(0xa02030).round(10.0, 0.8).bias(0.1);
    s.lit(&velvet, &red);
    // Light from inside, along the gap.
    for t in [-140.0, -60.0, 20.0, 90.0, 150.0] {
        let (sin, cos) = TURN.to_radians().sin_cos();
        let (x, y) = (CASE.0 + 86.0 * cos - t * sin, CASE.1 + 86.0 * sin + t * cos);
        s.glow(x, y + 14.0, 34.0, 0xffa040, 0.22);
    }
    let m = s.lit(&lid, &leather);
    s.at(at(CASE.0 - 4.0, CASE.1 - 8.0).turn(TURN).size(1.04), |s| {
        // Seam, belt, worn corners.
        let seam = contour().placed(at(0.0, 0.0).size(0.9));
        let inner = contour().placed(at(0.0, 0.0).size(0.87));
        s.tint(&m, &seam.with_hole(&inner), 0x2c1c2c, 0.6, 0.7);
        s.tint(
            &m,
            &limb(&[
                (-20.0, -150.0, 5.0),
                (-26.0, -60.0, 6.0),
                (-40.0, 0.0, 9.0),
                (-46.0, 100.0, 14.0),
            ]),
            0x94707c,
            9.0,
            0.6,
        );
        for (x, y) in [
            (70.0, -44.0),
            (-72.0, -40.0),
            (88.0, 130.0),
            (-90.0, 130.0),
            (0.0, 190.0),
        ] {
            s.tint(&m, &ellipse(x, y, 12.0, 10.0), 0xa07860, 5.0, 0.6);
        }
        let strap = s.mat(0x7c5038).round(5.0, 1.1).rim(0.6);
        for (y, w) in [(-108.0, 41.0), (66.0, 73.0)] {
            s.lit(
                &limb(&[(-w, y, 7.0), (0.0, y + 3.0, 7.5), (w, y, 7.0)]),
                &strap,
            );
            let brass = s.mat(s.tones.gold).round(4.0, 1.2).rim(1.0);
            s.lit(&rect(w - 16.0, y - 11.0, 20.0, 22.0), &brass);
            s.flat(&rect(w - 11.0, y - 6.0, 10.0, 12.0), 0x5c3828, 1.0);
        }
        // Carrying handle on the spine side.
        s.lit(
            &limb(&[
                (-82.0, 6.0, 5.0),
                (-104.0, 16.0, 6.0),
                (-104.0, 52.0, 6.0),
                (-78.0, 62.0, 5.0),
            ]),
            &strap,
        );
        // A paper label from a hotel, with a picture of a lighthouse and no name.
        let label = s.mat(0xf0dcb4).round(4.0, 0.6);
        s.lit(&ellipse(14.0, 128.0, 26.0, 21.0), &label);
        s.flat(
            &poly(&[(8.0, 140.0), (11.0, 116.0), (17.0, 116.0), (20.0, 140.0)]),
            0xb8342e,
            0.85,
        );
        s.flat(&rect(3.0, 138.0, 24.0, 3.0), 0x4f7ca8, 0.85);
    });
}

/// Out of the gap and away: three breaths, each ending in a curl.
fn steam(s: &mut Studio) {
    for points in [
        [
            (236.0, 742.0, 5.0),
            (214.0, 790.0, 13.0),
            (238.0, 834.0, 17.0),
            (206.0, 872.0, 15.0),
            (170.0, 854.0, 10.0),
            (182.0, 828.0, 5.0),
        ],
        [
            (356.0, 712.0, 5.0),
            (374.0, 762.0, 13.0),
            (344.0, 806.0, 18.0),
            (372.0, 858.0, 17.0),
            (414.0, 850.0, 11.0),
            (408.0, 822.0, 5.0),
        ],
        [
            (454.0, 640.0, 5.0),
            (492.0, 674.0, 12.0),
            (486.0, 724.0, 16.0),
            (534.0, 756.0, 15.0),
            (564.0, 730.0, 10.0),
            (546.0, 708.0, 5.0),
        ],
    ] {
        let breath = limb(&points);
        s.soft(&breath.moved(7.0, 9.0), 0x6c7ca4, 9.0, 0.32);
        s.soft(&breath, 0xf4f0ee, 8.0, 0.66);
        let mask = s.mask(&breath, 0.0).blurred(4.0 * s.scale);
        s.fill(&mask, |x, y, c| {
            let curl = warp(x * 0.03, y * 0.03, 3, 9, 1.8);
            c.blend(rgb(0xa8b4d0), sat(0.5 * curl))
        });
    }
}

/// Round as a nut, tail up, in full song.
fn wren(s: &mut Studio) {
    let (x, y) = WREN;
    s.shade(
        &ellipse(x + 26.0, y + 16.0, 34.0, 12.0).turned(24.0),
        0x2c2444,
        6.0,
        0.7,
    );
    s.at(at(x, y).size(1.25), |s| {
        let brown = s
            .mat(0xa46c40)
            .round(14.0, 1.15)
            .texture(0.26, 0.09, 0.09)
            .fur(1.6)
            .rim(0.9);
        let pale = s.mat(0xecd8b8).round(10.0, 1.0).fur(1.6);
        let dark = 0x4c3028;
        for dx in [-3.0, 7.0] {
            s.line(&[(dx, 4.0), (dx + 3.0, 16.0)], 0x6c4838, 2.4, 1.0);
        }
        let tail = s.lit(
            &blob(&[
                (-20.0, -10.0),
                (-34.0, -34.0),
                (-38.0, -54.0),
                (-28.0, -56.0),
                (-18.0, -36.0),
                (-8.0, -16.0),
            ]),
            &brown.clone().round(5.0, 1.0),
        );
        for k in 0..4 {
            let y = -50.0 + 9.0 * k as f32;
            s.tint(
                &tail,
                &limb(&[(-44.0, y + 3.0, 1.6), (-16.0, y - 3.0, 1.6)]),
                dark,
                0.5,
                0.7,
            );
        }
        let body = s.lit(
            &blob(&[
                (-22.0, -8.0),
                (-16.0, -24.0),
                (0.0, -34.0),
                (18.0, -40.0),
                (30.0, -32.0),
                (30.0, -16.0),
                (20.0, 2.0),
                (0.0, 8.0),
                (-16.0, 4.0),
            ]),
            &brown,
        );
        s.tint(&body, &ellipse(20.0, -8.0, 14.0, 14.0), 0xecd8b8, 5.0, 0.85);
        s.lit(
            &ellipse(-2.0, -12.0, 17.0, 11.0).turned(-22.0),
            &brown.clone().round(6.0, 1.1).bias(-0.08),
        );
        for k in 0..4 {
            s.line(
                &[
                    (-14.0 + 6.0 * k as f32, -4.0),
                    (-10.0 + 6.0 * k as f32, -15.0),
                ],
                dark,
                1.8,
                0.6,
            );
        }
        let head = s.lit(&ellipse(22.0, -36.0, 15.0, 14.0), &brown);
        s.tint(
            &head,
            &limb(&[(16.0, -43.0, 2.0), (28.0, -44.0, 2.4), (36.0, -40.0, 1.4)]),
            0xf4e4c8,
            0.8,
            0.9,
        );
        s.lit(&ellipse(28.0, -28.0, 8.0, 6.0), &pale);
        s.flat(
            &poly(&[(34.0, -40.0), (52.0, -48.0), (36.0, -35.0)]),
            0x4c3830,
            1.0,
        );
        s.flat(
            &poly(&[(34.0, -34.0), (48.0, -32.0), (35.0, -30.0)]),
            0x4c3830,
            1.0,
        );
        s.flat(&ellipse(27.0, -38.0, 3.0, 3.2), 0x181018, 1.0);
        s.flat(&ellipse(28.0, -39.2, 1.1, 1.1), 0xffffff, 1.0);
        // Its own small breath.
        s.soft(
            &limb(&[(54.0, -40.0, 2.0), (66.0, -46.0, 6.0), (80.0, -58.0, 9.0)]),
            0xffffff,
            4.0,
            0.75,
        );
        s.detail(18.0, -24.0, 46.0);
    });
}

fn ink(s: &mut Studio) {
    // Three-toed prints of the wren, from the case's shadow outwards.
    for (x, y) in [(120.0, 640.0), (100.0, 622.0), (78.0, 612.0), (54.0, 598.0)] {
        for (dx, dy) in [(-9.0, -3.0), (-8.0, 4.0), (-3.0, -8.0), (7.0, 3.0)] {
            s.line(&[(x, y), (x + dx, y + dy)], 0x5c74ac, 1.5, 0.8);
        }
    }
}
