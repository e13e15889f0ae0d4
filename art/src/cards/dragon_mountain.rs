//! The mountain is a sleeping dragon under snow. A skier has come down its back. Its warm breath
//! drifts over the village between its chin and its tail, and has thawed the square: there it is
//! summer, and somebody has put out a table.

use crate::prelude::*;

pub(super) const CARD: Card = Card::new("dragon_mountain", Palette::Snow, Framing::Wide, scene)
    .ink(ink)
    .flow(flow);

/// The spine, from the far side over the peak and down the neck.
const SPINE: [Point; 9] = [
    (640.0, 424.0),
    (560.0, 356.0),
    (478.0, 276.0),
    (400.0, 206.0),
    (318.0, 172.0),
    (232.0, 216.0),
    (150.0, 300.0),
    (78.0, 392.0),
    (20.0, 496.0),
];
const NOSTRIL: Point = (330.0, 636.0);
const SQUARE: Point = (458.0, 772.0);
const SKIER: Point = (384.0, 386.0);

fn flow(x: f32, y: f32) -> f32 {
    if y < 200.0 {
        flow::drift(x, y)
    } else {
        flow::swirl((330.0, 640.0), x, y)
    }
}

/// How high the spine is at a place.
fn ridge_at(x: f32) -> f32 {
    let n = SPINE.len();
    for k in 0..n - 1 {
        let (a, b) = (SPINE[k + 1], SPINE[k]);
        if x >= a.0 && x <= b.0 {
            return lerp(a.1, b.1, (x - a.0) / (b.0 - a.0));
        }
    }
    if x < 20.0 { 496.0 + (20.0 - x) } else { 424.0 }
}

fn scene(s: &mut Studio) {
    s.key(Light::From(-0.65, -0.6, 0.42));
    s.hues(0x2f3c6c, 0xfff0e0, 0xffe8d8);
    sky::gradient_sky(
        s,
        &[0x4c6490, 0x7c90b4, 0xb4b8c8, 0xe8c8c0, 0xfcdcc0],
        560.0,
        0xf0e0e0,
        0.4,
    );
    far_range(s);
    body(s);
    wing(s);
    crest(s);
    neck(s);
    valley(s);
    claw(s);
    head(s);
    thaw(s);
    village(s);
    breath(s);
    tail(s);
    skier(s);
}

fn far_range(s: &mut Studio) {
    for (y, seed, colour, veil) in [(330.0, 5, 0x8c9cc0, 0.6), (420.0, 9, 0x7c90b8, 0.4)] {
        s.veiled(0xe0d0d4, veil, |s| {
            let mut points = vec![(-40.0, 900.0)];
            let mut dice = Dice::new(seed);
            for i in 0..15 {
                let up = if i % 2 == 0 {
                    0.0
                } else {
                    dice.range(50.0, 130.0)
                };
                points.push((-30.0 + i as f32 * 48.0, y + dice.range(-16.0, 16.0) - up));
            }
            points.push((660.0, 900.0));
            let rock = s.mat(colour).round(40.0, 1.0).texture(0.3, 0.02, 0.01);
            s.lit(&poly(&points), &rock);
        });
    }
    s.mist(380.0, 540.0, 0xf0e0dc, 0.6);
}

/// How a hide is covered: the size of its scales, how plain they are, how deep the snow is.
#[derive(Clone, Copy)]
struct Cover {
    scale: f32,
    relief: f32,
    depth: f32,
    /// Scales run round this point.
    about: Point,
}

/// Overlapping scales of slate, and the snow that lies on them, deepest near the spine.
fn snowed(s: &mut Studio, on: &Mask, cover: Cover, below: impl Fn(f32, f32) -> f32 + Sync) {
    let Cover {
        scale,
        relief,
        depth,
        about,
    } = cover;
    s.fill(on, |x, y, c| {
        let (dx, dy) = (x - about.0, y - about.1);
        let r = dx.hypot(dy) + 6.0 * grain(x * 0.02, y * 0.02, 5);
        let row = 60.0 - r / (scale * 0.66);
        let ring = ((60.0 - row.floor()) * scale * 0.66).max(scale);
        let count = (ring * std::f32::consts::TAU / scale).round();
        let u = dy.atan2(dx) / std::f32::consts::TAU * count;
        let shift = 0.5 * row.floor().rem_euclid(2.0);
        let (a, b) = (fract(u + shift) - 0.5, fract(row));
        let arc = b - (1.0 - (a * 2.0).powi(2)).max(0.0).sqrt() * 0.9;
        let under = smooth(-0.08, 0.12, arc);
        let tint = 0.2 * cell(u as i32, row as i32, 7) * relief;
        let hide = c.blend(c.multiply(rgb(0x5c6c9c)), sat(0.8 * under * relief + tint));
        let lip = smooth(-0.34, -0.08, arc) * (1.0 - under) * relief;
        let hide = hide.screen(rgb(0xd8e4f0) * (0.24 * lip));
        let patch =
            0.5 * warp(x * 0.010, y * 0.013, 4, 8, 1.4) + 0.2 * fbm(x * 0.05, y * 0.05, 3, 3);
        let settled = smooth(
            0.06,
            0.3,
            depth - below(x, y) + patch + 0.12 * (1.0 - under),
        );
        let wind = 0.12 * warp(x * 0.02, y * 0.006, 3, 19, 1.2);
        let light = sat((c.luma() - 0.2) * 1.75 + wind);
        let snow = rgb(0x7c94c4).blend(rgb(0xfaf4f0), light);
        hide.blend(snow, settled)
    });
}

fn slate(s: &Studio) -> Material {
    s.mat(0x6c7898)
        .round(90.0, 1.0)
        .texture(0.16, 0.02, 0.02)
        .rim(0.6)
        .wobble(2.0)
}

fn body(s: &mut Studio) {
    let mut outline = SPINE.to_vec();
    outline.extend([
        (-60.0, 640.0),
        (-60.0, 860.0),
        (680.0, 860.0),
        (690.0, 600.0),
    ]);
    let m = s.lit(&blob(&outline), &slate(s).round(150.0, 0.9));
    let cover = Cover {
        scale: 36.0,
        relief: 0.85,
        depth: 0.56,
        about: (330.0, 760.0),
    };
    snowed(s, &m, cover, |x, y| {
        let piste = smooth(130.0, 60.0, (x - 384.0).hypot((y - 320.0) * 0.8));
        (y - ridge_at(x)) / 330.0 - 0.6 * piste
    });
    // Ribs of the flank.
    for (x, y) in [(470.0, 420.0), (524.0, 470.0), (420.0, 400.0)] {
        s.shade_on(
            &m,
            &limb(&[
                (x, y, 7.0),
                (x + 30.0, y + 90.0, 12.0),
                (x + 24.0, y + 190.0, 5.0),
            ]),
            0x7c88b4,
            14.0,
            0.5,
        );
    }
}

/// Folded against the flank: three long fingers of rock with skin of ice between.
fn wing(s: &mut Studio) {
    let skin = s
        .mat(0x7484a8)
        .round(30.0, 1.0)
        .texture(0.3, 0.012, 0.05)
        .rim(0.7);
    let outline = blob(&[
        (196.0, 330.0),
        (250.0, 318.0),
        (330.0, 392.0),
        (430.0, 470.0),
        (560.0, 560.0),
        (500.0, 572.0),
        (440.0, 560.0),
        (420.0, 596.0),
        (350.0, 566.0),
        (316.0, 590.0),
        (250.0, 510.0),
        (206.0, 430.0),
    ]);
    s.shade(&outline.moved(6.0, 18.0), 0x4c5c94, 14.0, 0.7);
    let m = s.lit(&outline, &skin);
    let cover = Cover {
        scale: 30.0,
        relief: 0.0,
        depth: 0.36,
        about: (330.0, 760.0),
    };
    snowed(s, &m, cover, |x, y| {
        let along = (x - 200.0) / 360.0;
        (y - 318.0 - along * 236.0) / 170.0 + 0.12
    });
    let bone = s
        .mat(0x8490b0)
        .round(9.0, 1.2)
        .texture(0.2, 0.04, 0.04)
        .rim(1.0);
    for points in [
        [
            (212.0, 336.0, 13.0),
            (262.0, 332.0, 12.0),
            (400.0, 440.0, 8.0),
            (556.0, 560.0, 2.0),
        ],
        [
            (216.0, 344.0, 11.0),
            (262.0, 376.0, 9.0),
            (336.0, 480.0, 6.0),
            (420.0, 592.0, 2.0),
        ],
        [
            (212.0, 350.0, 10.0),
            (232.0, 396.0, 8.0),
            (272.0, 500.0, 5.0),
            (316.0, 586.0, 2.0),
        ],
    ] {
        s.shade_on(&m, &limb(&points).moved(5.0, 10.0), 0x5c6c9c, 7.0, 0.7);
        s.lit(&limb(&points), &bone);
    }
    s.lit(
        &limb(&[
            (216.0, 344.0, 9.0),
            (200.0, 316.0, 6.0),
            (206.0, 290.0, 1.0),
        ]),
        &bone,
    );
}

/// Crags along the spine, no two alike, white on their lee side.
fn crest(s: &mut Studio) {
    let rock = s
        .mat(0x545c80)
        .round(9.0, 1.3)
        .texture(0.4, 0.05, 0.03)
        .rim(0.9)
        .wobble(2.4);
    let mut dice = Dice::new(16);
    for k in 0..27 {
        let t = (k as f32 + dice.range(-0.3, 0.3)).max(0.0) / 26.5 * (SPINE.len() - 1) as f32;
        let i = (t as usize).min(SPINE.len() - 2);
        let (a, b) = (SPINE[i], SPINE[i + 1]);
        let (x, y) = (lerp(a.0, b.0, t - i as f32), lerp(a.1, b.1, t - i as f32));
        let away = ((t - 4.0) / 4.6).abs();
        let h = (30.0 + 52.0 * (1.0 - away).max(0.0)) * dice.range(0.55, 1.25);
        let w = 13.0 + 0.16 * h;
        let (dx, dy) = (b.0 - a.0, b.1 - a.1);
        let (dx, dy) = (dx / dx.hypot(dy) * w, dy / dx.hypot(dy) * w);
        // They lean back from the head, as combs do.
        let lean = (t - 4.0) * -5.0 + 16.0 + dice.range(-6.0, 6.0);
        let tip = (x + lean, y - h);
        let plate = poly(&[
            (x + dx, y + dy + 9.0),
            (x - w * 0.8, y - h * 0.2),
            (lerp(x - w, tip.0, 0.5) - 2.0, y - h * 0.48),
            (tip.0 - 3.0, tip.1 + 4.0),
            tip,
            (tip.0 + 4.0, tip.1 + 9.0),
            (lerp(x + w, tip.0, 0.55), y - h * 0.42),
            (x + w * 0.7, y - h * 0.26),
            (x - dx, y - dy + 9.0),
        ]);
        let m = s.lit(&plate, &rock);
        s.tint(&m, &plate.moved(-w * 0.7, 4.0), 0xf6f4f6, 2.4, 0.85);
        s.tint(&m, &ellipse(x, y + 12.0, w * 1.3, 12.0), 0xe4e8f0, 6.0, 0.9);
    }
}

fn neck(s: &mut Studio) {
    let m = s.lit(
        &limb(&[
            (-10.0, 430.0, 60.0),
            (-22.0, 540.0, 74.0),
            (20.0, 640.0, 76.0),
            (96.0, 668.0, 60.0),
        ]),
        &slate(s).round(60.0, 1.0),
    );
    let cover = Cover {
        scale: 26.0,
        relief: 0.8,
        depth: 0.5,
        about: (180.0, 500.0),
    };
    snowed(s, &m, cover, |x, y| {
        0.1 + (y - 470.0 - (x - 40.0) * 0.6) / 260.0 + x / 500.0
    });
    let rock = s
        .mat(0x5c6484)
        .round(8.0, 1.2)
        .texture(0.3, 0.04, 0.02)
        .rim(0.9);
    for (x, y, h) in [
        (46.0, 500.0, 30.0),
        (58.0, 546.0, 27.0),
        (78.0, 586.0, 23.0),
    ] {
        s.lit(
            &blob(&[
                (x - 12.0, y + 20.0),
                (x + h * 0.5, y - h * 0.5),
                (x + h * 0.8, y - h * 0.9),
                (x + 12.0, y + 16.0),
            ]),
            &rock,
        );
    }
}

fn valley(s: &mut Studio) {
    let snow = s
        .mat(0xd4deea)
        .round(40.0, 0.5)
        .texture(0.08, 0.01, 0.03)
        .rim(0.3)
        .bias(0.04);
    s.mist(620.0, 720.0, 0xe0e0ea, 0.55);
    s.lit(
        &blob(&[
            (-60.0, 716.0),
            (120.0, 722.0),
            (300.0, 712.0),
            (420.0, 690.0),
            (540.0, 676.0),
            (680.0, 660.0),
            (680.0, 980.0),
            (-60.0, 980.0),
        ]),
        &snow,
    );
}

fn claw(s: &mut Studio) {
    let hide = slate(s).round(22.0, 1.1);
    s.shade(&ellipse(220.0, 742.0, 110.0, 16.0), 0x5c6ca4, 10.0, 0.7);
    let m = s.lit(
        &limb(&[
            (60.0, 716.0, 34.0),
            (150.0, 714.0, 30.0),
            (206.0, 722.0, 26.0),
        ]),
        &hide,
    );
    let cover = Cover {
        scale: 18.0,
        relief: 0.6,
        depth: 0.4,
        about: (100.0, 860.0),
    };
    snowed(s, &m, cover, |_, y| (y - 688.0) / 50.0);
    let horn = s.mat(0xb8a890).round(6.0, 1.2).rim(0.9);
    for (x, y) in [(222.0, 712.0), (234.0, 726.0), (222.0, 740.0)] {
        s.lit(&limb(&[(190.0, y - 2.0, 15.0), (x, y, 11.0)]), &hide);
        s.lit(
            &limb(&[
                (x + 4.0, y, 8.0),
                (x + 22.0, y + 2.0, 5.0),
                (x + 36.0, y + 10.0, 1.0),
            ]),
            &horn,
        );
    }
}

/// Asleep on the ground, snow on its brow, one horn broken.
fn head(s: &mut Studio) {
    let hide = slate(s).round(46.0, 1.1);
    let horn = s
        .mat(0xb0a08c)
        .round(9.0, 1.2)
        .texture(0.3, 0.1, 0.05)
        .rim(1.0);
    s.shade(&ellipse(210.0, 716.0, 160.0, 16.0), 0x5468a0, 10.0, 0.8);
    s.lit(
        &limb(&[
            (120.0, 584.0, 13.0),
            (98.0, 540.0, 11.0),
            (66.0, 516.0, 9.0),
            (60.0, 510.0, 7.0),
        ]),
        &horn.clone().bias(-0.16),
    );
    let skull = s.lit(
        &blob(&[
            (58.0, 650.0),
            (66.0, 602.0),
            (104.0, 570.0),
            (150.0, 560.0),
            (190.0, 572.0),
            (218.0, 596.0),
            (262.0, 606.0),
            (304.0, 602.0),
            (338.0, 612.0),
            (358.0, 636.0),
            (352.0, 664.0),
            (318.0, 682.0),
            (250.0, 696.0),
            (170.0, 708.0),
            (100.0, 702.0),
        ]),
        &hide,
    );
    let cover = Cover {
        scale: 17.0,
        relief: 0.5,
        depth: 0.34,
        about: (330.0, 840.0),
    };
    snowed(s, &skull, cover, |x, y| {
        let top = lerp(566.0, 612.0, smooth(170.0, 250.0, x));
        (y - top) / 90.0 + 0.3 * smooth(300.0, 350.0, x)
    });
    // Jaw line, mouth, nostril, a tooth.
    s.shade_on(
        &skull,
        &limb(&[(96.0, 690.0, 8.0), (200.0, 694.0, 9.0), (330.0, 676.0, 7.0)]),
        0x4c5c90,
        8.0,
        0.6,
    );
    s.line(
        &[
            (354.0, 660.0),
            (318.0, 660.0),
            (262.0, 666.0),
            (200.0, 662.0),
            (160.0, 650.0),
            (146.0, 640.0),
        ],
        0x2c3458,
        3.4,
        0.9,
    );
    for (x, y) in [(322.0, 660.0), (300.0, 662.0), (246.0, 667.0)] {
        s.lit(
            &poly(&[(x - 6.0, y), (x + 6.0, y), (x, y + 15.0)]),
            &s.mat(0xf0ead8).round(3.0, 1.0),
        );
    }
    s.lit(
        &ellipse(NOSTRIL.0 - 2.0, NOSTRIL.1 - 8.0, 20.0, 15.0),
        &hide.clone().round(12.0, 1.1),
    );
    s.soft(
        &ellipse(NOSTRIL.0 + 4.0, NOSTRIL.1 - 6.0, 8.0, 5.0).turned(-28.0),
        0x3c2440,
        1.2,
        0.95,
    );
    s.glow(NOSTRIL.0 + 6.0, NOSTRIL.1 - 4.0, 22.0, 0xff8040, 0.6);
    // The lid.
    let lid = s.mat(0x66729a).round(14.0, 1.15).rim(0.6);
    s.shade_on(
        &skull,
        &ellipse(176.0, 616.0, 36.0, 26.0),
        0x4c5c90,
        9.0,
        0.7,
    );
    s.lit(&ellipse(176.0, 614.0, 29.0, 20.0).turned(12.0), &lid);
    s.line(
        &[
            (144.0, 612.0),
            (160.0, 626.0),
            (184.0, 631.0),
            (208.0, 623.0),
        ],
        0x1c2040,
        5.4,
        0.95,
    );
    for (x, y, dx) in [
        (158.0, 626.0, -7.0),
        (172.0, 631.0, -3.0),
        (188.0, 632.0, 3.0),
        (201.0, 628.0, 8.0),
    ] {
        s.line(
            &[(x, y), (x + dx * 0.5, y + 6.0), (x + dx, y + 10.0)],
            0x262c4c,
            2.4,
            0.9,
        );
    }
    let brow = s.mat(0xf2f4f8).round(8.0, 1.0).bias(0.1);
    s.lit(
        &limb(&[
            (136.0, 594.0, 6.0),
            (166.0, 582.0, 11.0),
            (200.0, 590.0, 8.0),
            (222.0, 602.0, 4.0),
        ]),
        &brow,
    );
    // The near horn, whole; the ear behind it.
    s.lit(
        &limb(&[
            (112.0, 594.0, 17.0),
            (74.0, 562.0, 14.0),
            (36.0, 548.0, 10.0),
            (4.0, 510.0, 3.0),
        ]),
        &horn,
    );
    s.lit(
        &blob(&[
            (90.0, 612.0),
            (62.0, 606.0),
            (28.0, 622.0),
            (56.0, 636.0),
            (92.0, 640.0),
        ]),
        &hide.clone().round(10.0, 1.1),
    );
    s.detail(180.0, 620.0, 44.0);
}

/// Round the square the ground is wet and green.
fn thaw(s: &mut Studio) {
    let (x, y) = SQUARE;
    s.repaint(|px, py, c| {
        let d = ((px - x) / 104.0).hypot((py - y) / 38.0)
            + 0.24 * warp(px * 0.03, py * 0.05, 3, 6, 1.0);
        let wet = rgb(0x8c7458).blend(rgb(0x7c9c50), smooth(0.98, 0.72, d));
        let stones = 0.12 * fbm(px * 0.12, py * 0.24, 2, 5);
        let c = c.blend(wet * (1.0 + stones), smooth(1.12, 0.92, d));
        c.screen(rgb(0xffb060) * (0.26 * (-d * d).exp()))
    });
    let mut dice = Dice::new(3);
    for _ in 0..34 {
        let (a, r) = (
            dice.range(0.0, std::f32::consts::TAU),
            dice.unit().sqrt() * 0.86,
        );
        let (fx, fy) = (x + 96.0 * r * a.cos(), y + 34.0 * r * a.sin());
        s.flat(
            &ellipse(fx, fy, 2.2, 1.8),
            dice.pick(&[0xf8e070, 0xe86c6c, 0xfffaf0]),
            0.95,
        );
    }
}

fn village(s: &mut Studio) {
    let (x, y) = SQUARE;
    let houses = [
        (-96.0, -18.0, 0.9),
        (-54.0, -34.0, 1.05),
        (-6.0, -42.0, 1.2),
        (44.0, -38.0, 1.0),
        (88.0, -24.0, 1.1),
        (122.0, 4.0, 1.05),
    ];
    for (i, (dx, dy, k)) in houses.into_iter().enumerate() {
        let (hx, hy) = (x + dx, y + dy);
        let (w, h) = (34.0 * k, 26.0 * k);
        let wall = s
            .mat([0xc89878, 0xe0c8a0, 0xb87860, 0xd8b088, 0xc8a894, 0xb88468][i])
            .round(6.0, 0.9);
        s.shade(&ellipse(hx + 10.0, hy, w * 0.8, 5.0), 0x4c5488, 4.0, 0.7);
        s.lit(&rect(hx - w / 2.0, hy - h, w, h), &wall);
        // Roofs nearest to the breath are bare.
        let bare = i == 2 || i == 3;
        let roof = s
            .mat(if bare { 0xa84c3c } else { 0xeef2f6 })
            .round(7.0, 0.9)
            .bias(if bare { 0.0 } else { 0.08 });
        s.lit(
            &poly(&[
                (hx - w * 0.66, hy - h + 3.0),
                (hx - 2.0, hy - h - 25.0 * k),
                (hx + w * 0.66, hy - h + 3.0),
            ]),
            &roof,
        );
        for wx in [-w * 0.24, w * 0.2] {
            s.flat(&rect(hx + wx - 3.6, hy - h * 0.72, 7.2, 9.0), 0xffcc70, 1.0);
            s.glow(hx + wx, hy - h * 0.55, 10.0, 0xffb050, 0.4);
        }
    }
    // The church, with a melted-off hat.
    let wall = s.mat(0xe4d4c4).round(7.0, 1.0);
    s.lit(&rect(x + 8.0, y - 112.0, 22.0, 64.0), &wall);
    s.lit(
        &poly(&[
            (x + 4.0, y - 110.0),
            (x + 19.0, y - 156.0),
            (x + 34.0, y - 110.0),
        ]),
        &s.mat(0x5c6c9c).round(6.0, 1.0),
    );
    // A table in the grass, two people in shirtsleeves.
    let wood = s.mat(0x8c6040).round(3.0, 1.0);
    s.lit(&rect(x - 20.0, y + 2.0, 40.0, 5.0), &wood);
    for dx in [-16.0, 14.0] {
        s.lit(&rect(x + dx, y + 6.0, 3.4, 12.0), &wood);
    }
    for (dx, coat, flip) in [(-32.0, 0xf4ecdc, false), (34.0, 0xe8b848, true)] {
        let who = people::Person::new(coat).legs(0x4c5c84);
        people::strider(s, at(x + dx, y + 20.0).size(0.34).mirror(flip), &who);
    }
    s.detail(x, y - 10.0, 60.0);
}

/// Steam from the nostril, low over the roofs and up.
fn breath(s: &mut Studio) {
    let (x, y) = NOSTRIL;
    for (points, alpha) in [
        (
            [
                (x + 10.0, y, 6.0),
                (x + 50.0, y + 16.0, 16.0),
                (x + 104.0, y + 30.0, 24.0),
                (x + 168.0, y + 8.0, 30.0),
                (x + 226.0, y - 40.0, 24.0),
            ],
            0.75,
        ),
        (
            [
                (x + 12.0, y - 2.0, 5.0),
                (x + 60.0, y - 10.0, 14.0),
                (x + 110.0, y - 16.0, 22.0),
                (x + 150.0, y - 56.0, 24.0),
                (x + 190.0, y - 110.0, 14.0),
            ],
            0.6,
        ),
    ] {
        let mask = s.mask(&limb(&points), 0.0).blurred(9.0 * s.scale);
        s.fill(&mask, |px, py, c| {
            let curl = 0.62 + 0.5 * warp(px * 0.02, py * 0.025, 4, 14, 1.6);
            c.blend(rgb(0xfdf0e4), sat(alpha * 1.3 * curl))
        });
    }
}

/// It comes round in front and shuts the valley.
fn tail(s: &mut Studio) {
    let path = [
        (690.0, 690.0, 62.0),
        (630.0, 806.0, 50.0),
        (520.0, 874.0, 38.0),
        (390.0, 884.0, 27.0),
        (270.0, 868.0, 18.0),
        (180.0, 836.0, 10.0),
        (130.0, 800.0, 4.0),
    ];
    s.shade(&limb(&path).moved(-10.0, -6.0), 0x6c80b4, 14.0, 0.7);
    let m = s.lit(&limb(&path), &slate(s).round(40.0, 1.1));
    let cover = Cover {
        scale: 24.0,
        relief: 0.75,
        depth: 0.45,
        about: (380.0, 1400.0),
    };
    snowed(s, &m, cover, |x, y| {
        let top = if x > 520.0 {
            lerp(836.0, 640.0, (x - 520.0) / 110.0)
        } else {
            lerp(824.0, 838.0, (x - 130.0) / 390.0)
        };
        (y - top) / 60.0
    });
    let rock = s.mat(0x5c6484).round(7.0, 1.2).rim(0.9);
    for (x, y, h) in [
        (586.0, 790.0, 32.0),
        (540.0, 826.0, 30.0),
        (488.0, 846.0, 27.0),
        (430.0, 856.0, 24.0),
        (372.0, 858.0, 21.0),
        (316.0, 854.0, 18.0),
        (264.0, 846.0, 15.0),
        (214.0, 834.0, 12.0),
    ] {
        let m = s.lit(
            &blob(&[
                (x - h * 0.5, y + 10.0),
                (x - h * 0.3, y - h * 0.5),
                (x + h * 0.2, y - h),
                (x + h * 0.4, y - h * 0.2),
                (x + h * 0.55, y + 10.0),
            ]),
            &rock,
        );
        s.tint(
            &m,
            &ellipse(x - h * 0.2, y - h * 0.2, h * 0.3, h * 0.6),
            0xf4f4f8,
            3.0,
            0.7,
        );
    }
    // The arrow of the tail.
    s.lit(
        &poly(&[
            (138.0, 812.0),
            (112.0, 822.0),
            (116.0, 800.0),
            (92.0, 752.0),
            (138.0, 776.0),
            (164.0, 776.0),
            (150.0, 796.0),
        ]),
        &rock,
    );
}

fn track() -> [Point; 8] {
    [
        (334.0, 196.0),
        (366.0, 226.0),
        (342.0, 262.0),
        (380.0, 290.0),
        (420.0, 310.0),
        (396.0, 342.0),
        (372.0, 362.0),
        (SKIER.0 - 2.0, SKIER.1 + 3.0),
    ]
}

fn skier(s: &mut Studio) {
    for dx in [-3.0, 3.0] {
        let line: Vec<Point> = track().iter().map(|p| (p.0 + dx, p.1)).collect();
        s.line(&line, 0x5c70a8, 2.4, 0.75);
    }
    let (x, y) = SKIER;
    s.shade(&ellipse(x + 16.0, y + 6.0, 26.0, 5.0), 0x4c5c98, 3.0, 0.8);
    s.at(at(x, y).size(0.5).turn(14.0), |s| {
        s.edges(
            &[(-34.0, 4.0), (38.0, 4.0), (48.0, -3.0)],
            0x5c3428,
            4.6,
            1.0,
        );
        let red = s.mat(s.tones.red).round(9.0, 1.1).rim(0.8);
        let dark = s.mat(0x2c2c44).round(6.0, 1.1);
        s.lit(
            &limb(&[(-8.0, -32.0, 9.0), (10.0, -20.0, 8.0), (0.0, 0.0, 6.0)]),
            &dark,
        );
        s.lit(
            &limb(&[
                (-10.0, -34.0, 13.0),
                (2.0, -52.0, 13.0),
                (10.0, -62.0, 11.0),
            ]),
            &red,
        );
        s.lit(
            &limb(&[(8.0, -56.0, 6.0), (26.0, -46.0, 5.0), (34.0, -42.0, 4.4)]),
            &red,
        );
        s.edges(&[(34.0, -50.0), (10.0, -6.0)], 0x3c3444, 3.0, 1.0);
        s.lit(
            &ellipse(16.0, -76.0, 11.0, 12.0),
            &s.mat(s.tones.skin).round(7.0, 1.1),
        );
        s.lit(
            &blob(&[
                (4.0, -78.0),
                (8.0, -92.0),
                (22.0, -92.0),
                (27.0, -80.0),
                (14.0, -82.0),
            ]),
            &s.mat(0xe8b040).round(5.0, 1.1),
        );
        // Scarf behind.
        s.lit(
            &limb(&[(6.0, -66.0, 5.0), (-14.0, -74.0, 4.6), (-34.0, -68.0, 4.0)]),
            &s.mat(0xe8b040).round(4.0, 1.1),
        );
    });
    s.detail(x, y - 20.0, 36.0);
}

fn ink(s: &mut Studio) {
    sky::far_birds(s, 7, (60.0, 110.0), (230.0, 220.0), 0x4c5474, 8);
    for dx in [-3.0, 3.0] {
        let line: Vec<Point> = track().iter().map(|p| (p.0 + dx, p.1)).collect();
        s.line(&line, 0x5468a4, 1.2, 0.7);
    }
    let mut dice = Dice::new(29);
    for _ in 0..50 {
        let (x, y) = (dice.range(0.0, 600.0), dice.range(0.0, 640.0));
        let r = dice.range(0.7, 1.7);
        s.soft(&ellipse(x, y, r, r), 0xffffff, 0.5, 0.7);
    }
}
