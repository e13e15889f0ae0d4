//! At dusk in the snow a bare tree bears light bulbs, alight. A fox sits below and looks up at the
//! one that hangs lowest. It has gone out: somebody has taken a bite.

use crate::prelude::*;

pub(super) const CARD: Card = Card::new("bulb_tree", Palette::Snow, Framing::Tall, scene)
    .ink(ink)
    .flow(flow);

const ROOT: Point = (392.0, 748.0);
const BITTEN: Point = (170.0, 560.0);

fn flow(x: f32, y: f32) -> f32 {
    if y > 700.0 {
        flow::level(x, y)
    } else {
        flow::swirl((300.0, 380.0), x, y)
    }
}

fn scene(s: &mut Studio) {
    s.key(Light::Lamp(280.0, 330.0, 180.0));
    s.rim_from(-0.3, -0.9);
    s.hues(0x2a3460, 0xffe8c0, 0xffdca0);
    sky::gradient_sky(
        s,
        &[0x2e4270, 0x4f6690, 0x8092b0, 0xb8b4c4, 0xe8ccc4],
        690.0,
        0xc8c8d8,
        0.35,
    );
    sky::stars(s, 40, 260.0, 0xf4f4ff, 6);
    far_wood(s);
    snow(s);
    let bulbs = tree(s);
    warmth(s);
    for (i, &(x, y, size)) in bulbs.iter().enumerate() {
        bulb(
            s,
            at(x, y).size(size).turn(-6.0 + 5.0 * (i % 4) as f32),
            true,
        );
    }
    bitten(s);
    fox(s);
    s.mist(850.0, 930.0, 0xe4e8f4, 0.35);
}

/// Firs in two ranks, lost in the cold.
fn far_wood(s: &mut Studio) {
    let mut dice = Dice::new(8);
    for (base, size, veil, count) in [(650.0, 0.7, 0.72, 15), (690.0, 1.0, 0.5, 9)] {
        s.veiled(0xb4bcd4, veil, |s| {
            for i in 0..count {
                let x = (i as f32 + dice.range(0.1, 0.9)) * 640.0 / count as f32 - 20.0;
                let k = size * dice.range(0.7, 1.25);
                plants::pine(s, at(x, base + dice.range(-6.0, 12.0)).size(k), 0x3c5468);
            }
        });
        s.mist(base - 50.0, base + 40.0, 0xd8d8e4, 0.55);
    }
}

fn snow(s: &mut Studio) {
    for (y, colour, seed) in [
        (690.0, 0xc0cadc, 3),
        (742.0, 0xb4c2da, 5),
        (836.0, 0xa0b2d0, 9),
    ] {
        let drift = s
            .mat(colour)
            .round(60.0, 0.5)
            .texture(0.08, 0.008, 0.03)
            .rim(0.3)
            .bias(0.16);
        s.lit(&land::ridge_line(y, 36.0, 0.005, seed), &drift);
    }
}

/// Warm light on the ground below the crown.
fn warmth(s: &mut Studio) {
    s.repaint(|x, y, c| {
        if y < 690.0 {
            return c;
        }
        let d = ((x - 300.0) / 300.0).hypot((y - 770.0) / 84.0);
        let dapple = 0.75 + 0.35 * fbm(x * 0.02, y * 0.05, 3, 4);
        let level = smooth(690.0, 752.0, y);
        c.screen(rgb(0xffb860) * (0.55 * level * (-d * d).exp() * dapple))
    });
}

/// The tree leans over to the left; returns where bulbs hang.
fn tree(s: &mut Studio) -> Vec<(f32, f32, f32)> {
    s.shade(
        &ellipse(ROOT.0 - 10.0, ROOT.1 + 10.0, 110.0, 16.0),
        0x4a5890,
        9.0,
        0.8,
    );
    let wood = s
        .mat(0x54444c)
        .texture(0.36, 0.10, 0.02)
        .rim(0.9)
        .wobble(1.6);
    for (dx, dy, w) in [
        (-78.0, 18.0, 15.0),
        (84.0, 14.0, 14.0),
        (-34.0, 26.0, 14.0),
        (42.0, 24.0, 13.0),
    ] {
        s.lit(
            &limb(&[
                (ROOT.0, ROOT.1 - 52.0, 20.0),
                (ROOT.0 + dx * 0.4, ROOT.1 - 8.0, w),
                (ROOT.0 + dx, ROOT.1 + dy, 2.0),
            ]),
            &wood.clone().round(14.0, 1.1),
        );
    }
    s.lit(
        &limb(&[
            (ROOT.0, ROOT.1 - 20.0, 38.0),
            (ROOT.0 + 4.0, ROOT.1 - 96.0, 29.0),
            (ROOT.0 - 22.0, ROOT.1 - 190.0, 26.0),
            (ROOT.0 - 30.0, ROOT.1 - 270.0, 22.0),
        ]),
        &wood.clone().round(28.0, 1.2),
    );
    // Snow heaped about the foot.
    let heap = s.mat(0xc4cce0).round(20.0, 0.7).rim(0.3).bias(0.14);
    s.lit(
        &blob(&[
            (ROOT.0 - 120.0, ROOT.1 + 34.0),
            (ROOT.0 - 70.0, ROOT.1 + 8.0),
            (ROOT.0 - 20.0, ROOT.1 + 2.0),
            (ROOT.0 + 30.0, ROOT.1 + 4.0),
            (ROOT.0 + 84.0, ROOT.1 + 12.0),
            (ROOT.0 + 130.0, ROOT.1 + 34.0),
            (ROOT.0, ROOT.1 + 54.0),
        ]),
        &heap.fade(ROOT.1 + 10.0, ROOT.1 + 44.0, 0xb8b8cc, 0.9),
    );
    let mut dice = Dice::new(14);
    let mut twigs = Vec::new();
    for (x, y, angle, length, width, depth) in [
        (372.0, 560.0, -2.86, 130.0, 14.0, 3),
        (366.0, 520.0, -0.42, 104.0, 13.0, 3),
        (362.0, 490.0, -2.35, 140.0, 16.0, 3),
        (362.0, 482.0, -1.80, 150.0, 16.0, 3),
        (364.0, 486.0, -1.15, 140.0, 15.0, 3),
    ] {
        let from = plants::Twig { x, y, angle };
        twigs.extend(plants::branch(
            s, &wood, from, length, width, depth, &mut dice,
        ));
    }
    // The bough that reaches out over the fox.
    s.lit(
        &limb(&[
            (372.0, 590.0, 14.0),
            (300.0, 548.0, 10.0),
            (228.0, 530.0, 7.0),
            (BITTEN.0, 512.0, 4.5),
            (BITTEN.0 - 44.0, 520.0, 2.4),
        ]),
        &wood.clone().round(10.0, 1.1),
    );
    let mut hung: Vec<(f32, f32, f32)> = Vec::new();
    for twig in twigs {
        let (x, y) = (twig.x, twig.y + 2.0);
        let inside = (26.0..574.0).contains(&x) && (16.0..640.0).contains(&y);
        let clear = hung.iter().all(|b| (b.0 - x).hypot(b.1 - y) > 46.0);
        let off = (x - BITTEN.0).hypot(y - BITTEN.1) > 90.0;
        if inside && clear && off {
            hung.push((x, y, dice.range(0.8, 1.15)));
        }
    }
    hung
}

/// A bulb hanging from a point, about 46 units high.
fn bulb(s: &mut Studio, place: Place, alight: bool) {
    s.at(place, |s| {
        let brass = s
            .ramp(&[0x4a3020, 0xa87840, 0xf0d090])
            .round(4.0, 1.2)
            .wobble(0.2);
        s.lit(&rect(-5.0, 0.0, 10.0, 11.0), &brass);
        for y in [3.0, 7.0] {
            s.edges(&[(-5.0, y), (5.0, y + 1.0)], 0x4a3020, 1.4, 0.8);
        }
        if alight {
            s.glow(0.0, 28.0, 44.0, 0xffb458, 0.5);
            let glass = s
                .ramp(&[0xf09a3c, 0xffc864, 0xffe9a8, 0xfffbe6])
                .round(14.0, 0.9)
                .bias(0.22)
                .wobble(0.2);
            s.lit(&pear(), &glass);
            s.soft(&ellipse(0.0, 29.0, 7.0, 7.0), 0xfffff4, 3.0, 0.95);
        }
    });
}

fn pear() -> Shape {
    blob(&[
        (-5.0, 10.0),
        (-8.0, 17.0),
        (-15.0, 27.0),
        (-12.0, 40.0),
        (0.0, 46.0),
        (12.0, 40.0),
        (15.0, 27.0),
        (8.0, 17.0),
        (5.0, 10.0),
    ])
}

/// The one that went out: grey glass, a bite with teeth marks, the broken filament.
fn bitten(s: &mut Studio) {
    s.at(at(BITTEN.0, BITTEN.1 - 44.0).size(2.1), |s| {
        bulb(s, at(0.0, 0.0), false);
        let bite = ellipse(16.0, 24.0, 4.6, 4.6)
            .and(&ellipse(11.5, 31.0, 4.6, 4.6))
            .and(&ellipse(11.0, 39.0, 4.8, 4.8))
            .and(&ellipse(17.0, 33.0, 7.0, 8.0));
        let bite = s.mask(&bite, 0.2);
        let mut glass = s.mask(&pear(), 0.2).padded(2);
        let (left, top) = (glass.left, glass.top);
        let width = glass.plane.width as i32;
        for (i, v) in glass.plane.data.iter_mut().enumerate() {
            let (x, y) = (i as i32 % width + left, i as i32 / width + top);
            *v *= 1.0 - bite.at(x, y);
        }
        let grey = s
            .ramp(&[0x5c6888, 0x9cacc4, 0xd4dee8, 0xffffff])
            .round(11.0, 1.2)
            .alpha(0.94);
        s.lit_mask(&glass, &grey);
        // The edge the teeth left.
        s.line(
            &[
                (14.0, 19.5),
                (11.0, 23.0),
                (12.5, 27.0),
                (7.4, 29.0),
                (7.6, 34.0),
                (10.0, 35.0),
                (6.4, 38.0),
                (7.6, 42.5),
            ],
            0x5c6a8c,
            1.2,
            0.8,
        );
        s.line(
            &[(-3.0, 14.0), (-4.0, 26.0), (-7.0, 30.0)],
            0x2a2c40,
            1.3,
            0.9,
        );
        s.line(&[(3.0, 14.0), (3.0, 22.0)], 0x2a2c40, 1.3, 0.9);
        s.line(
            &[(-10.0, 24.0), (-11.0, 30.0), (-8.0, 37.0)],
            0xffffff,
            1.8,
            0.8,
        );
    });
    s.detail(BITTEN.0, BITTEN.1, 46.0);
}

/// Sitting in profile, nose up.
fn fox(s: &mut Studio) {
    let place = at(176.0, 822.0).size(1.3);
    s.at(place, |s| {
        s.shade(&ellipse(-20.0, 2.0, 84.0, 12.0), 0x4a5890, 8.0, 0.85);
        let coat = s
            .mat(0xd0642c)
            .round(16.0, 1.1)
            .texture(0.2, 0.06, 0.03)
            .fur(2.2)
            .rim(1.0);
        let chest = s.mat(0xf6ead8).round(12.0, 1.0).fur(2.4).rim(0.9);
        let sock = s.mat(0x3c2c34).round(6.0, 1.1).fur(0.8);
        let brush = s.lit(
            &limb(&[
                (-34.0, -8.0, 9.0),
                (-66.0, -6.0, 15.0),
                (-96.0, -16.0, 15.0),
                (-118.0, -34.0, 3.0),
            ]),
            &coat,
        );
        s.tint(
            &brush,
            &ellipse(-112.0, -28.0, 16.0, 16.0),
            0xfdf4e6,
            4.0,
            0.95,
        );
        s.lit(
            &limb(&[(14.0, -56.0, 10.0), (20.0, -26.0, 7.0), (22.0, -4.0, 5.5)]),
            &sock.clone().bias(-0.1),
        );
        s.lit(
            &blob(&[
                (-46.0, 0.0),
                (-50.0, -24.0),
                (-36.0, -58.0),
                (-12.0, -92.0),
                (8.0, -100.0),
                (20.0, -84.0),
                (20.0, -56.0),
                (10.0, -28.0),
                (4.0, 0.0),
            ]),
            &coat,
        );
        s.lit(
            &blob(&[
                (6.0, -98.0),
                (22.0, -88.0),
                (26.0, -66.0),
                (18.0, -40.0),
                (8.0, -56.0),
                (4.0, -80.0),
            ]),
            &chest,
        );
        s.lit(
            &limb(&[(4.0, -62.0, 12.0), (8.0, -30.0, 8.0), (9.0, -4.0, 6.0)]),
            &coat,
        );
        s.lit(
            &limb(&[(8.0, -28.0, 7.5), (9.0, -4.0, 6.0), (16.0, -1.0, 5.0)]),
            &sock,
        );
        s.lit(&ellipse(-26.0, -20.0, 22.0, 20.0), &coat);
        s.lit(&limb(&[(-26.0, -3.0, 7.0), (-8.0, -2.0, 6.0)]), &sock);
        // The head, lifted.
        s.at(at(8.0, -106.0).turn(-34.0), |s| {
            let ear = s.mat(0xc05828).round(6.0, 1.1).fur(1.0).rim(1.0);
            let dark = s.mat(0x3c2830).round(4.0, 1.0);
            s.lit(&blob(&[(-14.0, -10.0), (-24.0, -42.0), (0.0, -18.0)]), &ear);
            s.lit(
                &blob(&[
                    (-20.0, 6.0),
                    (-16.0, -12.0),
                    (0.0, -20.0),
                    (18.0, -12.0),
                    (34.0, -4.0),
                    (48.0, 3.0),
                    (46.0, 10.0),
                    (24.0, 14.0),
                    (2.0, 20.0),
                    (-14.0, 18.0),
                ]),
                &coat,
            );
            s.lit(
                &blob(&[
                    (44.0, 5.0),
                    (44.0, 11.0),
                    (22.0, 15.0),
                    (2.0, 22.0),
                    (-12.0, 20.0),
                    (0.0, 8.0),
                    (20.0, 6.0),
                ]),
                &chest,
            );
            s.lit(&blob(&[(-6.0, -14.0), (-8.0, -46.0), (12.0, -16.0)]), &ear);
            s.lit(&blob(&[(-3.0, -18.0), (-5.0, -36.0), (7.0, -18.0)]), &dark);
            s.lit(&ellipse(47.0, 4.0, 4.5, 4.0), &dark);
            s.flat(&ellipse(13.0, -3.0, 3.8, 3.4), 0x1c1420, 1.0);
            s.flat(&ellipse(14.2, -4.4, 1.4, 1.3), 0xffffff, 1.0);
        });
        s.detail(22.0, -116.0, 46.0);
    });
}

fn ink(s: &mut Studio) {
    // What the bitten one hangs by.
    s.line(&[(BITTEN.0, 505.0), (BITTEN.0, 516.0)], 0x3c2c34, 1.6, 0.9);
    // Splinters where they fell.
    for (x, y) in [
        (196.0, 838.0),
        (214.0, 832.0),
        (226.0, 842.0),
        (206.0, 846.0),
    ] {
        s.flat(
            &poly(&[(x, y), (x + 7.0, y - 3.0), (x + 4.0, y + 4.0)]),
            0xf8fcff,
            0.9,
        );
        s.line(&[(x, y + 4.0), (x + 6.0, y + 5.0)], 0x5a6c9c, 1.2, 0.6);
    }
    // A fox's way through the snow.
    let mut dice = Dice::new(3);
    for i in 0..9 {
        let t = i as f32 / 8.0;
        let (x, y) = (
            lerp(330.0, 570.0, t),
            lerp(842.0, 876.0, t) + if i % 2 == 0 { 5.0 } else { -3.0 },
        );
        s.soft(&ellipse(x, y, 6.0, 3.2), 0x5a6c9c, 1.0, 0.7);
    }
    for _ in 0..70 {
        let (x, y) = (dice.range(0.0, 600.0), dice.range(0.0, 880.0));
        let r = dice.range(0.8, 2.2);
        s.soft(&ellipse(x, y, r, r), 0xffffff, 0.6, 0.7);
    }
}
