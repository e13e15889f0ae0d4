//! The stormy sky is a sheet of wallpaper: a corner of it has come away and rolls down, and behind it
//! is another sky, golden and clear. Somebody on a ladder has paste and a brush. In the clouds
//! there is already the print of a thumb.

use crate::prelude::*;

pub(super) const CARD: Card = Card::new("peeling_sky", Palette::VioletStorm, Framing::Tall, scene)
    .ink(ink)
    .flow(flow);

/// The fold, from the top edge to the right edge.
const FOLD: [Point; 5] = [
    (96.0, -30.0),
    (208.0, 128.0),
    (348.0, 284.0),
    (486.0, 404.0),
    (640.0, 500.0),
];
/// The corner that came away, hanging.
const CORNER: Point = (186.0, 452.0);
const THUMB: Point = (448.0, 640.0);

fn flow(x: f32, y: f32) -> f32 {
    if above_fold(x, y) {
        flow::swirl((500.0, 120.0), x, y)
    } else if y > 780.0 {
        flow::level(x, y)
    } else {
        flow::slant(24.0, x, y)
    }
}

/// Whether a point lies on the uncovered side of the fold.
fn above_fold(x: f32, y: f32) -> bool {
    FOLD.windows(2).any(|pair| {
        let (a, b) = (pair[0], pair[1]);
        (a.0..b.0).contains(&x) && y < lerp(a.1, b.1, (x - a.0) / (b.0 - a.0))
    })
}

fn scene(s: &mut Studio) {
    s.key(Light::From(0.6, -0.6, 0.5));
    storm(s);
    thumb(s);
    country(s);
    other_sky(s);
    flap(s);
    ladder(s);
    paperer(s);
}

fn storm(s: &mut Studio) {
    sky::gradient_sky(
        s,
        &[0x241e48, 0x3c3064, 0x5c4884, 0x8c6c98, 0xc898a4],
        800.0,
        0x2c2450,
        0.5,
    );
    let dark = [0x1c1838, 0x3c3464, 0x6c5c8c, 0xac90ac, 0xe0c0c4];
    for (x, y, w, h, seed) in [
        (60.0, 190.0, 330.0, 140.0, 4),
        (90.0, 400.0, 320.0, 120.0, 9),
        (480.0, 560.0, 360.0, 110.0, 13),
        (120.0, 610.0, 360.0, 120.0, 15),
        (452.0, 724.0, 400.0, 170.0, 17),
        (60.0, 760.0, 300.0, 90.0, 19),
    ] {
        sky::cloud_of(s, (x, y), (w, h), &dark, 0.92, seed);
    }
    // A seam of the paper, and a place where the pattern does not quite meet.
    s.shade(
        &limb(&[
            (300.0, 300.0, 1.4),
            (301.0, 560.0, 1.2),
            (300.0, 820.0, 1.4),
        ]),
        0x3c2c5c,
        1.2,
        0.6,
    );
    s.soft(
        &limb(&[(303.0, 300.0, 1.0), (304.0, 820.0, 1.0)]),
        0xd8b8c4,
        1.0,
        0.35,
    );
}

/// A dent in the cloud with whorled ridges, as large as a house.
fn thumb(s: &mut Studio) {
    let (x, y) = THUMB;
    let print = ellipse(0.0, 0.0, 74.0, 98.0).placed(at(x, y).turn(-18.0));
    s.shade(&print, 0x4c3c74, 8.0, 0.75);
    let pit = s.mask(&print, 2.0).blurred(3.0 * s.scale);
    s.fill(&pit, |u, v, c| {
        let (sin, cos) = 18.0_f32.to_radians().sin_cos();
        let (a, b) = (u - x, v - y);
        let (a, b) = (a * cos - b * sin, a * sin + b * cos);
        let b = b + 10.0;
        // A loop: rings above, arches below.
        let r = (a * 1.12).hypot(if b > 0.0 { b * 0.62 } else { b });
        let wave = ((r + 5.0 * fbm(u * 0.02, v * 0.02, 2, 4)) * 0.58).sin();
        let lit = c.screen(rgb(0xe8c8d0) * (0.34 * smooth(0.1, 0.9, wave)));
        lit.blend(rgb(0x2c2250), 0.5 * smooth(-0.1, -0.9, wave))
    });
    // The lower lip of the dent catches light.
    s.soft(
        &limb(&[
            (x - 56.0, y + 70.0, 3.0),
            (x - 6.0, y + 100.0, 5.0),
            (x + 52.0, y + 82.0, 3.0),
        ]),
        0xf4d8d8,
        4.0,
        0.6,
    );
    s.detail(x, y, 90.0);
}

fn country(s: &mut Studio) {
    for (y, colour, seed) in [(786.0, 0x6c5c8c, 6), (820.0, 0x483e70, 9)] {
        let hill = s
            .mat(colour)
            .round(40.0, 0.6)
            .texture(0.18, 0.012, 0.04)
            .rim(0.6);
        s.lit(&land::ridge_line(y, 34.0, 0.007, seed), &hill);
        s.mist(y + 4.0, y + 36.0, 0xa888ac, 0.25);
    }
    plants::bare_tree(s, at(528.0, 846.0).size(0.36), 0x3c2c40, 6);
    buildings::house(
        s,
        at(446.0, 846.0).size(0.62),
        0xb8a0b0,
        0x7c3c54,
        Some(s.tones.lamp),
    );
    let near = s
        .mat(0x2c2650)
        .round(30.0, 0.7)
        .texture(0.2, 0.02, 0.05)
        .rim(0.7);
    s.lit(
        &blob(&[
            (-40.0, 850.0),
            (120.0, 838.0),
            (280.0, 852.0),
            (430.0, 872.0),
            (660.0, 852.0),
            (660.0, 980.0),
            (-40.0, 980.0),
        ]),
        &near,
    );
    plants::grass(s, 862.0, 900.0, 60, &[0x3c3864, 0x544c7c, 0x2c2850], 4);
}

/// What was papered over: a clear evening with its own sun and its own small clouds.
fn other_sky(s: &mut Studio) {
    let mut edge: Vec<Point> = crate::shape::spline(&FOLD, 8);
    edge.extend([(660.0, -60.0), (60.0, -60.0)]);
    let hole = s.mask(&poly(&edge), 1.6);
    s.fill(&hole, |x, y, _| {
        let d = (x - 500.0).hypot((y - 130.0) * 1.1);
        let n = warp(x * 0.006, y * 0.012, 4, 5, 1.3);
        rgb(0xfffbe0)
            .blend(rgb(0xffe49c), smooth(20.0, 120.0, d))
            .blend(rgb(0xf8bc78), smooth(90.0, 260.0, d + 40.0 * n))
            .blend(rgb(0x94c8c0), smooth(200.0, 430.0, d + 50.0 * n))
    });
    s.glow(500.0, 130.0, 70.0, 0xfff8d8, 0.6);
    let gold = [0xe09868, 0xf4b880, 0xffdca4, 0xfff6dc];
    for (x, y, w, h, seed) in [
        (380.0, 86.0, 150.0, 44.0, 3),
        (560.0, 262.0, 170.0, 50.0, 7),
        (430.0, 226.0, 120.0, 34.0, 8),
    ] {
        sky::cloud_of(s, (x, y), (w, h), &gold, 0.85, seed);
    }
    // Light falls out of it on the storm below, along the torn edge.
    let torn: Vec<(f32, f32, f32)> = FOLD.iter().map(|p| (p.0, p.1, 5.0)).collect();
    s.soft(&limb(&torn), 0xfff0c8, 3.0, 0.7);
}

/// The back of the sheet, rolled over itself and hanging.
fn flap(s: &mut Studio) {
    let (cx, cy) = CORNER;
    let hem = [
        (96.0, -30.0),
        (92.0, 90.0),
        (96.0, 210.0),
        (118.0, 330.0),
        (cx - 16.0, cy - 10.0),
        (cx + 16.0, cy + 6.0),
        (300.0, 462.0),
        (412.0, 482.0),
        (520.0, 502.0),
        (640.0, 500.0),
    ];
    // Its shadow on the storm.
    let mut under: Vec<Point> = hem.iter().map(|p| (p.0 - 22.0, p.1 + 34.0)).collect();
    under.extend(FOLD.iter().rev().copied());
    s.shade(
        &poly(&crate::shape::spline(&under, 6)),
        0x241c44,
        16.0,
        0.75,
    );
    let mut outline = crate::shape::spline(&hem, 8);
    let mut fold = crate::shape::spline(&FOLD, 8);
    fold.reverse();
    outline.extend(fold);
    let paper = s
        .ramp(&[0x6c5474, 0xa88c94, 0xdcc4b8, 0xf8e8d4, 0xfffaf0])
        .round(60.0, 0.8)
        .texture(0.12, 0.014, 0.02)
        .wobble(1.2);
    let m = s.lit(&poly(&outline), &paper);
    // The roll: bright along the fold, dusky in the hollow behind it, bright again at the hem.
    let along = |shift: Point, width: f32| -> Vec<(f32, f32, f32)> {
        FOLD.iter()
            .map(|p| (p.0 + shift.0, p.1 + shift.1, width))
            .collect()
    };
    s.tint(&m, &limb(&along((-10.0, 12.0), 15.0)), 0xfffbf0, 8.0, 0.85);
    s.shade_on(&m, &limb(&along((-48.0, 58.0), 26.0)), 0x9c7c98, 22.0, 0.8);
    s.shade_on(
        &m,
        &limb(&[
            (110.0, 250.0, 10.0),
            (150.0, 380.0, 14.0),
            (cx + 20.0, cy - 30.0, 18.0),
            (300.0, 440.0, 12.0),
        ]),
        0xc0a4ac,
        16.0,
        0.5,
    );
    // Old paste in streaks, and creases to the corner.
    let mut dice = Dice::new(7);
    for _ in 0..26 {
        let t = dice.unit();
        let p = crate::shape::between((130.0, 180.0), (470.0, 450.0), t);
        let (x, y) = (p.0 + dice.range(-30.0, 20.0), p.1 + dice.range(-20.0, 40.0));
        let l = dice.range(16.0, 44.0);
        s.tint(
            &m,
            &limb(&[
                (x - l, y - l * 0.5, 1.2),
                (x, y, 3.4),
                (x + l * 0.9, y + l * 0.7, 1.0),
            ]),
            0xc8a890,
            2.0,
            0.4,
        );
    }
    for end in [(190.0, 190.0), (280.0, 300.0), (370.0, 392.0)] {
        s.shade_on(
            &m,
            &limb(&[
                (cx + 6.0, cy - 8.0, 1.0),
                ((cx + end.0) / 2.0, (cy + end.1) / 2.0 + 8.0, 2.6),
                (end.0, end.1, 0.8),
            ]),
            0x8c7084,
            2.4,
            0.5,
        );
    }
    // A torn, white edge.
    let rim: Vec<(f32, f32, f32)> = hem.iter().map(|p| (p.0, p.1, 2.2)).collect();
    s.lit(&limb(&rim), &s.mat(0xfffaf0).round(2.0, 1.0).wobble(2.4));
}

fn ladder(s: &mut Studio) {
    s.shade(&ellipse(150.0, 868.0, 70.0, 9.0), 0x141030, 6.0, 0.6);
    s.at(at(120.0, 872.0).turn(6.5).size(1.75), |s| {
        things::ladder(s, at(0.0, 0.0), 16, 0xc8986c);
    });
}

/// Overalls, paper hat; the brush is full.
fn paperer(s: &mut Studio) {
    s.at(at(148.0, 656.0).size(1.62), |s| {
        let denim = s
            .mat(0x4c6ca0)
            .round(9.0, 1.2)
            .texture(0.14, 0.05, 0.03)
            .rim(1.0);
        let boots = s.mat(0x3c2c34).round(4.0, 1.1);
        for (hip, knee, foot) in [
            ((-6.0, -34.0), (-12.0, -20.0), (-8.0, -8.0)),
            ((7.0, -34.0), (8.0, -14.0), (7.0, 8.0)),
        ] {
            s.lit(
                &limb(&[
                    (hip.0, hip.1, 7.0),
                    (knee.0, knee.1, 6.0),
                    (foot.0, foot.1 - 3.0, 5.0),
                ]),
                &denim,
            );
            s.lit(
                &limb(&[
                    (foot.0 - 2.0, foot.1, 3.6),
                    (foot.0 + 6.0, foot.1 + 1.0, 3.0),
                ]),
                &boots,
            );
        }
        let shirt = s
            .mat(0xe8dcd0)
            .round(9.0, 1.1)
            .texture(0.1, 0.05, 0.03)
            .rim(0.9);
        // The left arm rests on a rung, the right one lifts the brush.
        s.lit(
            &limb(&[
                (-11.0, -70.0, 5.6),
                (-22.0, -60.0, 5.0),
                (-18.0, -46.0, 4.0),
            ]),
            &shirt.clone().bias(-0.1),
        );
        s.lit(
            &blob(&[
                (-5.0, -80.0),
                (-14.0, -73.0),
                (-14.0, -46.0),
                (-12.0, -34.0),
                (12.0, -34.0),
                (14.0, -50.0),
                (14.0, -73.0),
                (5.0, -80.0),
            ]),
            &shirt,
        );
        s.lit(
            &blob(&[
                (-12.0, -56.0),
                (12.0, -56.0),
                (14.0, -32.0),
                (0.0, -27.0),
                (-14.0, -32.0),
            ]),
            &denim,
        );
        for side in [-1.0, 1.0] {
            s.line(
                &[
                    (side * 8.0, -56.0),
                    (side * 4.0, -68.0),
                    (side * 8.0, -79.0),
                ],
                0x3c5888,
                3.4,
                1.0,
            );
        }
        let skin = s.mat(s.tones.skin).round(5.0, 1.1);
        s.lit(&limb(&[(0.0, -78.0, 3.6), (1.0, -86.0, 3.6)]), &skin);
        s.lit(
            &ellipse(1.0, -92.0, 9.0, 9.6),
            &s.mat(0x6c3c2c).round(7.0, 1.1).texture(0.2, 0.2, 0.1),
        );
        // A hat folded from a sheet of the same paper.
        s.lit(
            &poly(&[(-13.0, -96.0), (1.0, -116.0), (15.0, -97.0), (1.0, -93.0)]),
            &s.mat(0xf8ece0).round(4.0, 0.8),
        );
        s.lit(&ellipse(29.0, -112.0, 4.2, 4.0), &skin);
        s.lit(
            &limb(&[(11.0, -70.0, 5.6), (24.0, -84.0, 5.0), (28.0, -108.0, 4.0)]),
            &shirt,
        );
        // Brush.
        s.lit(
            &limb(&[(28.0, -106.0, 1.8), (32.0, -128.0, 2.2)]),
            &s.mat(0x94643c).round(2.0, 1.0),
        );
        s.lit(
            &rect(22.0, -136.0, 22.0, 9.0).turned(10.0),
            &s.mat(0xa8a0b0).round(3.0, 1.1),
        );
        s.lit(
            &blob(&[
                (23.0, -136.0),
                (45.0, -133.0),
                (47.0, -150.0),
                (36.0, -154.0),
                (25.0, -152.0),
            ]),
            &s.mat(0xf8f0dc).round(5.0, 1.0).fur(2.0),
        );
        s.detail(4.0, -90.0, 60.0);
    });
    // The paste bucket on its hook, one drop on the way down.
    s.line(
        &[(166.0, 638.0), (204.0, 646.0), (206.0, 660.0)],
        0x3c2c34,
        3.0,
        1.0,
    );
    things::bucket(s, at(206.0, 712.0).size(0.9), 0xa8a0b0);
    s.lit(
        &ellipse(206.0, 668.0, 20.0, 5.0),
        &s.mat(0xf8f0dc).round(3.0, 0.7),
    );
    s.lit(
        &limb(&[(190.0, 668.0, 3.0), (189.0, 690.0, 4.0)]),
        &s.mat(0xf8f0dc).round(3.0, 1.0),
    );
}

fn ink(s: &mut Studio) {
    sky::far_birds(s, 7, (330.0, 130.0), (450.0, 220.0), 0x9c5c3c, 4);
    sky::rain(s, 200, -0.14, 0xd8c8ec, |x, y| {
        y > 520.0 && y < 830.0 && (x - THUMB.0).abs() > 90.0
    });
    s.flat(&ellipse(189.0, 730.0, 2.2, 4.6), 0xfff8ec, 0.9);
}
