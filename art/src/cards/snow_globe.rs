//! A child leans over a table and looks into a snow globe. In the globe is the same room, the same
//! table, the same child; in that one's globe again. Behind the child an eye fills the window.

use crate::prelude::*;

pub(super) const CARD: Card = Card::new("snow_globe", Palette::Snow, Framing::Interior, scene)
    .ink(ink)
    .flow(flow);

const TABLE: f32 = 700.0;
const GLOBE: Point = (376.0, 534.0);
const RADIUS: f32 = 152.0;
/// How much smaller the room is in the globe, and which point of it is in the middle there.
const SHRINK: f32 = 3.3;
const CENTRE: Point = (292.0, 470.0);
const WINDOW: Point = (396.0, 196.0);

fn flow(x: f32, y: f32) -> f32 {
    if y > TABLE {
        flow::level(x, y)
    } else {
        flow::swirl(GLOBE, x, y)
    }
}

fn scene(s: &mut Studio) {
    s.key(Light::Lamp(GLOBE.0 - 10.0, GLOBE.1 - 10.0, 200.0));
    s.rim_from(0.8, -0.2);
    s.hues(0x2c3862, 0xfff0d0, 0xffe8c4);
    wall(s);
    window(s);
    shelf(s);
    child(s);
    table(s);
    stand(s);
    globe(s);
    hand(s);
    spilled(s);
}

/// Striped paper in the cold light of the window and the warm light of the globe.
fn wall(s: &mut Studio) {
    let ramp = Ramp::even(&[0xd0c0b4, 0x94a0b4, 0x64789c, 0x46587e, 0x30406a]);
    s.backdrop(|x, y| {
        let d = (x - GLOBE.0).hypot(y - GLOBE.1) / 620.0;
        let stripe = smooth(0.30, 0.34, (fract(x / 54.0) - 0.5).abs());
        let (u, v) = (fract(x / 54.0) - 0.5, fract(y / 72.0 + (x / 54.0).floor() * 0.5) - 0.5);
        let sprig = smooth(0.16, 0.12, (u * 1.2).hypot(v) + 0.05 * (v.atan2(u) * 6.0).cos());
        ramp.at(0.12 + d + 0.05 * stripe - 0.09 * sprig + 0.05 * warp(x * 0.01, y * 0.01, 4, 3, 1.0))
    });
}

/// Night and snow outside, if it were not for the eye.
fn window(s: &mut Studio) {
    let (x, y) = WINDOW;
    let (w, h) = (124.0, 138.0);
    let opening = rect(x - w, y - h, 2.0 * w, 2.0 * h);
    let pane = s.mask(&opening, 0.0);
    s.fill(&pane, |px, py, _| {
        let fold = warp(px * 0.008, py * 0.012, 3, 7, 1.0);
        let d = ((px - x) / 150.0).hypot((py - y) / 110.0);
        rgb(0xe8b898).blend(rgb(0x8c5c68), sat(0.75 * d + 0.25 * fold))
    });
    // Lid folds.
    for (dy, k) in [(-96.0, 0.6), (-80.0, 0.4), (92.0, 0.45)] {
        s.shade_on(
            &pane,
            &limb(&[
                (x - 150.0, y + dy * 0.2, 6.0),
                (x - 40.0, y + dy, 7.0),
                (x + 60.0, y + dy, 7.0),
                (x + 160.0, y + dy * 0.3, 5.0),
            ]),
            0x7c4858,
            6.0,
            k,
        );
    }
    let almond = blob(&[
        (x - 138.0, y + 14.0),
        (x - 86.0, y - 44.0),
        (x - 6.0, y - 74.0),
        (x + 78.0, y - 50.0),
        (x + 140.0, y + 8.0),
        (x + 76.0, y + 58.0),
        (x, y + 72.0),
        (x - 80.0, y + 58.0),
    ]);
    s.tint(&pane, &almond, 0xf0eee8, 1.5, 1.0);
    let (ix, iy) = (x - 14.0, y + 8.0);
    s.tint(&pane, &ellipse(ix, iy, 66.0, 66.0), 0x16304c, 1.5, 1.0);
    for i in 0..44 {
        let a = i as f32 / 44.0 * std::f32::consts::TAU;
        let (sin, cos) = a.sin_cos();
        let colour = [0x5c9cc8, 0x8cc8e0, 0x386c9c][i % 3];
        s.tint(
            &pane,
            &limb(&[
                (ix + 26.0 * cos, iy + 26.0 * sin, 2.4),
                (ix + 61.0 * cos, iy + 61.0 * sin, 4.4),
            ]),
            colour,
            1.2,
            0.85,
        );
    }
    s.tint(&pane, &ellipse(ix, iy, 30.0, 30.0), 0x0a1226, 1.5, 1.0);
    // The globe, small and bright, in the pupil.
    s.tint(
        &pane,
        &ellipse(ix + 2.0, iy + 6.0, 10.0, 10.0),
        0xffe0a0,
        1.6,
        0.95,
    );
    s.tint(
        &pane,
        &ellipse(ix - 22.0, iy - 26.0, 13.0, 10.0),
        0xffffff,
        1.5,
        0.95,
    );
    let lid = limb(&[
        (x - 150.0, y + 10.0, 6.0),
        (x - 86.0, y - 50.0, 11.0),
        (x - 6.0, y - 80.0, 13.0),
        (x + 80.0, y - 56.0, 11.0),
        (x + 150.0, y + 4.0, 6.0),
    ]);
    s.shade_on(&pane, &lid.moved(0.0, 12.0), 0x5c5c84, 9.0, 0.7);
    s.tint(&pane, &lid, 0x6a3c48, 1.5, 0.9);
    for i in 0..9 {
        let u = i as f32 / 4.0 - 1.0;
        let (lx, ly) = (x + u * 118.0, y - 82.0 + 66.0 * u * u);
        s.tint(
            &pane,
            &limb(&[
                (lx, ly, 4.6),
                (lx + u * 18.0, ly - 26.0, 3.4),
                (lx + u * 42.0, ly - 46.0, 0.8),
            ]),
            0x3c2434,
            1.0,
            0.95,
        );
    }
    s.shade_on(
        &pane,
        &rect(x - w, y - h, 2.0 * w, 40.0),
        0x505c90,
        22.0,
        0.6,
    );
    // Frame, bars, sill with snow.
    let wood = s
        .mat(0xc4ccd8)
        .round(8.0, 1.1)
        .texture(0.14, 0.04, 0.02)
        .rim(0.5);
    let frame =
        rect(x - w - 18.0, y - h - 18.0, 2.0 * w + 36.0, 2.0 * h + 36.0).with_hole(&opening);
    s.shade(&frame.clone().moved(-8.0, 10.0), 0x2c3862, 8.0, 0.5);
    s.lit(&frame, &wood);
    s.lit(&rect(x - 5.0, y - h, 10.0, 2.0 * h), &wood);
    s.lit(&rect(x - w, y - 26.0, 2.0 * w, 9.0), &wood);
    s.lit(
        &rect(x - w - 32.0, y + h + 12.0, 2.0 * w + 64.0, 20.0),
        &wood,
    );
    let drift = s.mat(0xf0f4f8).round(10.0, 1.0).bias(0.12);
    for (a, b, k) in [(-w, -6.0, 17.0), (6.0, w, 23.0)] {
        s.lit(
            &blob(&[
                (x + a, y + h),
                (x + a, y + h - 9.0),
                (x + lerp(a, b, 0.4), y + h - k * 0.6),
                (x + b, y + h - k),
                (x + b, y + h),
            ]),
            &drift,
        );
    }
    s.detail(ix, iy, 70.0);
}

/// A curtain and a toy on the left: a wooden horse that looks the other way.
fn shelf(s: &mut Studio) {
    let board = s.mat(0x7a5c50).round(7.0, 1.1).texture(0.2, 0.02, 0.08);
    s.shade(&rect(20.0, 268.0, 176.0, 26.0), 0x2c3862, 10.0, 0.6);
    beasts::horse(s, at(112.0, 252.0).size(0.62).flip(), 0xa8583c, 0x4a3038);
    let rocker = s.mat(0xd8a858).round(5.0, 1.1);
    s.lit(
        &limb(&[
            (50.0, 246.0, 4.0),
            (84.0, 256.0, 5.0),
            (140.0, 256.0, 5.0),
            (176.0, 246.0, 4.0),
        ]),
        &rocker,
    );
    s.lit(&rect(14.0, 258.0, 190.0, 14.0), &board);
    for x in [44.0, 172.0] {
        s.lit(
            &poly(&[(x - 5.0, 272.0), (x + 5.0, 272.0), (x, 300.0)]),
            &board,
        );
    }
}

/// In profile on the left, chin on the table, lit by the globe.
fn child(s: &mut Studio) {
    s.at(at(118.0, TABLE + 40.0).size(1.0), |s| {
        let jumper = s
            .mat(s.tones.red)
            .round(50.0, 1.05)
            .texture(0.22, 0.05, 0.03)
            .rim(0.8);
        let skin = s
            .mat(s.tones.skin)
            .round(46.0, 1.0)
            .texture(0.05, 0.03, 0.03)
            .rim(0.7);
        let hair = s
            .mat(0x5c3c34)
            .round(40.0, 1.1)
            .texture(0.36, 0.03, 0.07)
            .rim(0.6);
        let torso = s.lit(
            &blob(&[
                (-160.0, 60.0),
                (-150.0, -60.0),
                (-112.0, -128.0),
                (-52.0, -152.0),
                (16.0, -140.0),
                (56.0, -100.0),
                (70.0, -40.0),
                (76.0, 60.0),
            ]),
            &jumper,
        );
        // Knitted bands.
        for (y, colour) in [(-96.0, 0xf0e4d4), (-72.0, 0x3c5480)] {
            s.tint(
                &torso,
                &limb(&[
                    (-150.0, y + 20.0, 7.0),
                    (-50.0, y - 6.0, 7.0),
                    (70.0, y + 8.0, 7.0),
                ]),
                colour,
                1.5,
                0.85,
            );
        }
        s.lit(
            &limb(&[(-34.0, -140.0, 26.0), (-24.0, -176.0, 24.0)]),
            &skin.clone().bias(-0.12),
        );
        // Back of the head, then the face.
        s.lit(&ellipse(-50.0, -252.0, 92.0, 98.0), &hair);
        let face = s.lit(
            &blob(&[
                (-30.0, -316.0),
                (14.0, -316.0),
                (40.0, -292.0),
                (46.0, -266.0),
                (44.0, -250.0),
                (62.0, -230.0),
                (64.0, -220.0),
                (50.0, -214.0),
                (52.0, -204.0),
                (48.0, -196.0),
                (50.0, -186.0),
                (36.0, -166.0),
                (4.0, -158.0),
                (-30.0, -170.0),
                (-52.0, -206.0),
                (-56.0, -270.0),
            ]),
            &skin,
        );
        s.tint(
            &face,
            &ellipse(14.0, -208.0, 20.0, 16.0),
            0xe08c7c,
            8.0,
            0.65,
        );
        // Fringe and a tuft.
        s.lit(
            &blob(&[
                (-120.0, -300.0),
                (-80.0, -346.0),
                (-20.0, -352.0),
                (30.0, -334.0),
                (50.0, -300.0),
                (48.0, -278.0),
                (24.0, -294.0),
                (-4.0, -298.0),
                (-24.0, -280.0),
                (-34.0, -244.0),
                (-50.0, -214.0),
                (-76.0, -196.0),
                (-108.0, -210.0),
            ]),
            &hair,
        );
        // Locks that would not lie down for any comb.
        let mut dice = Dice::new(31);
        for i in 0..30 {
            let a = lerp(-3.5, -0.35, i as f32 / 29.0) + dice.range(-0.08, 0.08);
            let r = 74.0 + dice.range(0.0, 16.0);
            let (cx, cy) = (-46.0, -262.0);
            let sweep = 0.34 + dice.range(-0.1, 0.12);
            let point = |angle: f32, r: f32| (cx + r * angle.cos(), cy + r * 1.04 * angle.sin());
            let (p, q, e) = (
                point(a - sweep, 56.0),
                point(a - sweep * 0.4, r),
                point(a + 0.1, r + 14.0),
            );
            s.lit(
                &limb(&[(p.0, p.1, 10.0), (q.0, q.1, 9.0), (e.0, e.1, 1.2)]),
                &hair.clone().round(7.0, 1.0).bias(dice.range(-0.1, 0.08)),
            );
        }
        for (x, y, dx, dy) in [
            (-8.0, -322.0, 34.0, 34.0),
            (16.0, -320.0, 28.0, 30.0),
            (-28.0, -306.0, 14.0, 44.0),
            (-50.0, -290.0, 4.0, 52.0),
            (-70.0, -280.0, 2.0, 74.0),
        ] {
            s.lit(
                &limb(&[
                    (x, y, 12.0),
                    (x + dx * 0.7, y + dy * 0.5, 9.0),
                    (x + dx, y + dy, 1.5),
                ]),
                &hair.clone().round(8.0, 1.0),
            );
        }
        s.lit(
            &ellipse(-34.0, -226.0, 15.0, 21.0),
            &skin.clone().round(10.0, 1.1),
        );
        s.shade(&ellipse(-33.0, -225.0, 6.0, 11.0), 0xa05c5c, 3.0, 0.8);
        // A wide eye, its light the globe's.
        s.flat(&ellipse(27.0, -250.0, 10.0, 12.5), 0xf8f0ea, 1.0);
        s.flat(&ellipse(31.0, -249.0, 6.6, 9.4), 0x2a2438, 1.0);
        s.flat(&ellipse(33.4, -253.0, 2.8, 3.4), 0xfff4d0, 1.0);
        s.line(
            &[(13.0, -256.0), (22.0, -265.0), (36.0, -264.0)],
            0x3c2830,
            3.0,
            0.95,
        );
        s.line(
            &[(10.0, -282.0), (24.0, -291.0), (38.0, -290.0)],
            0x5c3c34,
            4.0,
            0.9,
        );
        s.line(
            &[(50.0, -203.0), (40.0, -200.0), (30.0, -204.0)],
            0x94484c,
            3.0,
            0.9,
        );
        s.detail(26.0, -236.0, 52.0);
    });
}

fn table(s: &mut Studio) {
    let wood = s
        .mat(0x8c6450)
        .round(30.0, 0.4)
        .texture(0.26, 0.006, 0.06)
        .rim(0.4);
    s.lit(&rect(-20.0, TABLE, 640.0, 260.0), &wood);
    // Light from the globe, and the shade at the table's near edge.
    s.repaint(|x, y, c| {
        if y < TABLE {
            return c;
        }
        let d = ((x - GLOBE.0) / 240.0).hypot((y - TABLE - 40.0) / 90.0);
        let c = c.screen(rgb(0xffc880) * (0.4 * (-d * d).exp()));
        c.blend(c.multiply(rgb(0x4c5080)), 0.75 * smooth(800.0, 900.0, y))
    });
}

/// A turned foot of dark wood with a brass band.
fn stand(s: &mut Studio) {
    let (x, y) = (GLOBE.0, GLOBE.1 + RADIUS);
    s.shade(
        &ellipse(x + 4.0, y + 84.0, 150.0, 20.0),
        0x342c50,
        10.0,
        0.85,
    );
    let wood = s
        .mat(0x6c3c38)
        .round(18.0, 1.15)
        .texture(0.2, 0.02, 0.06)
        .rim(0.8);
    s.lit(
        &blob(&[
            (x - 86.0, y - 14.0),
            (x + 86.0, y - 14.0),
            (x + 92.0, y + 10.0),
            (x + 104.0, y + 34.0),
            (x + 128.0, y + 60.0),
            (x + 128.0, y + 82.0),
            (x, y + 92.0),
            (x - 128.0, y + 82.0),
            (x - 128.0, y + 60.0),
            (x - 104.0, y + 34.0),
            (x - 92.0, y + 10.0),
        ]),
        &wood,
    );
    let brass = s.mat(s.tones.gold).round(6.0, 1.2).rim(0.8);
    s.lit(
        &limb(&[
            (x - 108.0, y + 38.0, 7.0),
            (x, y + 50.0, 8.0),
            (x + 108.0, y + 38.0, 7.0),
        ]),
        &brass,
    );
    s.lit(&ellipse(x, y + 52.0, 13.0, 11.0), &brass);
}

/// The room again, bent by the glass, twice over; then snow and highlights.
fn globe(s: &mut Studio) {
    let (x, y) = GLOBE;
    let ball = s.mask(&ellipse(x, y, RADIUS, RADIUS), 0.0);
    for _ in 0..2 {
        let room = s.picture.clone();
        let unit = s.scale;
        s.fill(&ball, |px, py, _| {
            let (dx, dy) = ((px - x) / RADIUS, (py - y) / RADIUS);
            let r2 = dx * dx + dy * dy;
            let bend = SHRINK * RADIUS * (0.58 + 0.34 * r2);
            let (u, v) = (CENTRE.0 + dx * bend, CENTRE.1 + dy * bend);
            let c = room.sample(u.clamp(2.0, 598.0) * unit, v.clamp(2.0, 898.0) * unit);
            let lift = 0.12 + 0.1 * smooth(1.0, 0.0, r2);
            let edge = smooth(0.72, 1.0, r2);
            c.screen(rgb(0xfff0d8) * lift)
                .blend(rgb(0x6c88b4), 0.65 * edge)
        });
        // Snow heaped inside.
        let heap = s.mat(0xeaf0f6).round(14.0, 0.9).bias(0.14);
        let lit = s.mask(
            &blob(&[
                (x - 116.0, y + 100.0),
                (x - 70.0, y + 112.0),
                (x, y + 122.0),
                (x + 70.0, y + 113.0),
                (x + 118.0, y + 98.0),
                (x + 100.0, y + 130.0),
                (x, y + 156.0),
                (x - 100.0, y + 130.0),
            ]),
            1.0,
        );
        let mut inside = lit.padded(0);
        let (left, top, width) = (inside.left, inside.top, inside.plane.width as i32);
        for (i, v) in inside.plane.data.iter_mut().enumerate() {
            *v *= ball.at(i as i32 % width + left, i as i32 / width + top);
        }
        s.lit_mask(&inside, &heap);
    }
    let mut dice = Dice::new(12);
    for _ in 0..80 {
        let (a, r) = (
            dice.range(0.0, std::f32::consts::TAU),
            dice.unit().sqrt() * RADIUS * 0.94,
        );
        let size = dice.range(1.8, 3.8);
        s.soft(
            &ellipse(x + r * a.cos(), y + r * a.sin(), size, size),
            0xffffff,
            0.8,
            0.85,
        );
    }
    // Glass: a dark rim, a bright one, the window's reflection.
    let ring = ellipse(x, y, RADIUS + 2.0, RADIUS + 2.0).with_hole(&ellipse(
        x,
        y,
        RADIUS - 5.0,
        RADIUS - 5.0,
    ));
    s.soft(&ring, 0xc8dcec, 2.0, 0.8);
    s.soft(
        &limb(&[
            (x - 112.0, y - 66.0, 3.0),
            (x - 84.0, y - 100.0, 9.0),
            (x - 40.0, y - 126.0, 4.0),
        ]),
        0xffffff,
        3.0,
        0.85,
    );
    s.soft(&ellipse(x - 122.0, y - 30.0, 5.0, 9.0), 0xffffff, 2.0, 0.8);
    s.glow(x, y, 230.0, 0xffd898, 0.14);
    s.detail(x, y, 120.0);
}

/// Fingers on the edge of the table.
fn hand(s: &mut Studio) {
    let skin = s.mat(s.tones.skin).round(9.0, 1.1).rim(0.7);
    s.shade(
        &ellipse(126.0, TABLE + 24.0, 64.0, 12.0),
        0x3c3058,
        8.0,
        0.7,
    );
    let sleeve = s
        .mat(s.tones.red)
        .round(22.0, 1.1)
        .texture(0.2, 0.05, 0.05)
        .rim(0.8);
    s.lit(
        &limb(&[
            (10.0, TABLE - 4.0, 30.0),
            (70.0, TABLE - 6.0, 24.0),
            (106.0, TABLE + 2.0, 20.0),
        ]),
        &sleeve,
    );
    for (i, x) in [136.0, 150.0, 160.0, 164.0].into_iter().enumerate() {
        let y = TABLE - 10.0 + 9.0 * i as f32;
        s.lit(
            &limb(&[
                (112.0, TABLE + 2.0, 12.0),
                (x, y, 7.4),
                (x + 20.0, y + 5.0, 6.0),
            ]),
            &skin,
        );
    }
}

/// A little snow lies on the table, and somebody very small has walked away through it.
fn spilled(s: &mut Studio) {
    let snow = s
        .mat(0xeef2f8)
        .round(9.0, 1.0)
        .texture(0.12, 0.05, 0.05)
        .bias(0.12);
    s.shade(&ellipse(236.0, 806.0, 150.0, 22.0), 0x3c3058, 9.0, 0.6);
    s.lit(
        &blob(&[
            (62.0, 822.0),
            (84.0, 800.0),
            (130.0, 796.0),
            (168.0, 778.0),
            (226.0, 782.0),
            (276.0, 764.0),
            (330.0, 772.0),
            (380.0, 768.0),
            (420.0, 786.0),
            (396.0, 802.0),
            (352.0, 804.0),
            (318.0, 824.0),
            (262.0, 820.0),
            (214.0, 840.0),
            (150.0, 834.0),
            (108.0, 846.0),
        ]),
        &snow,
    );
    for (x, y, r) in [
        (40.0, 846.0, 7.0),
        (440.0, 806.0, 6.0),
        (190.0, 862.0, 8.0),
        (46.0, 798.0, 4.0),
        (300.0, 846.0, 5.0),
    ] {
        s.lit(&ellipse(x, y, r * 1.4, r * 0.8), &snow);
    }
    for i in 0..13 {
        let t = i as f32 / 12.0;
        let side = if i % 2 == 0 { 4.5 } else { -4.5 };
        let (x, y) = (lerp(384.0, 92.0, t), lerp(782.0, 822.0, t) + side);
        s.shade(&ellipse(x, y, 5.6, 2.8).turned(-8.0), 0x5c6ca0, 1.0, 0.9);
    }
}

fn ink(s: &mut Studio) {
    let (x, y) = GLOBE;
    let mut dice = Dice::new(3);
    for _ in 0..50 {
        let (a, r) = (
            dice.range(0.0, std::f32::consts::TAU),
            dice.unit().sqrt() * RADIUS * 0.95,
        );
        let size = dice.range(0.7, 1.6);
        s.soft(
            &ellipse(x + r * a.cos(), y + r * a.sin(), size, size),
            0xffffff,
            0.4,
            0.9,
        );
    }
}
