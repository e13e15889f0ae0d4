//! Fields from above. A child in a straw hat runs and flies a kite: it is the child's own shadow,
//! with spars and a tail of bows. Its string is tied to the child's heel.

use crate::prelude::*;

pub(super) const CARD: Card = Card::new(
    "shadow_kite",
    Palette::ButterDaylight,
    Framing::TopDown,
    scene,
)
.style(Style::Gouache)
.ink(ink)
.flow(flow);

const CHILD: Point = (196.0, 700.0);
const KITE: Point = (356.0, 312.0);
const KITE_TURN: f32 = 24.0;
const KITE_SIZE: f32 = 3.5;
/// Where the string ends, in the shadow's own units and the child's.
const SHADOW_HEEL: Point = (-13.0, 48.0);
const HEEL: Point = (-20.0, 46.0);

/// A rotated grid of fields: which one a point is in, and where within it.
fn field(x: f32, y: f32) -> (i32, i32, f32, f32) {
    let (dx, dy) = (x + 14.0 * grain(x * 0.006, y * 0.006, 2), y);
    let u = (dx * 0.93 + dy * 0.36) / 232.0 + 0.32;
    let v = (dy * 0.93 - dx * 0.36) / 262.0 + 0.36;
    // Every other row of fields is shifted, as hedges are.
    let v0 = v.floor();
    let u = u + 0.37 * v0;
    (u.floor() as i32, v0 as i32, fract(u), fract(v))
}

fn flow(x: f32, y: f32) -> f32 {
    let (i, j, _, _) = field(x, y);
    0.37 + if (i + j) % 2 == 0 {
        0.0
    } else {
        std::f32::consts::FRAC_PI_2
    }
}

fn scene(s: &mut Studio) {
    s.key(Light::From(-0.6, -0.6, 0.6));
    fields(s);
    lane(s);
    hedges(s);
    trees(s);
    flock(s);
    child(s);
    string(s, 2.6, 0.9);
    kite(s);
}

fn fields(s: &mut Studio) {
    let colours = [
        0xf2d888, 0xb8c470, 0xe6bc64, 0xd4d68c, 0x98ac58, 0xf6e4a4, 0xc89a58,
    ];
    s.backdrop(|x, y| {
        let (i, j, u, v) = field(x, y);
        let pick = (cell(i, j, 23) * 6.99) as usize;
        let base = rgb(colours[pick.min(6)]);
        let along = if (i + j).rem_euclid(2) == 0 {
            v * 262.0
        } else {
            u * 232.0
        };
        let furrow = (along * 0.42 + 0.8 * grain(x * 0.02, y * 0.02, 3)).sin();
        let patch = fbm(x * 0.012, y * 0.012, 4, 31);
        let deep = base.multiply(rgb(0xc8a878));
        let c = base.blend(deep, sat(0.32 + 0.26 * furrow + 0.5 * patch));
        // The sun lies warmer on the upper left.
        c.blend(rgb(0xfff0b8), 0.22 * smooth(900.0, 0.0, x * 0.6 + y))
    });
}

fn lane(s: &mut Studio) {
    let earth = s
        .mat(0xf0d8a8)
        .round(10.0, 0.4)
        .rim(0.0)
        .texture(0.14, 0.03, 0.03);
    let way = limb(&[
        (-30.0, 470.0, 15.0),
        (90.0, 500.0, 15.0),
        (250.0, 552.0, 15.0),
        (420.0, 640.0, 15.0),
        (520.0, 760.0, 16.0),
        (560.0, 940.0, 18.0),
    ]);
    let m = s.lit(&way, &earth);
    for off in [-5.0, 5.0] {
        s.tint(
            &m,
            &limb(&[
                (-30.0, 470.0 + off, 2.0),
                (90.0, 500.0 + off, 2.0),
                (250.0, 552.0 + off, 2.0),
                (420.0 + off, 640.0 + off, 2.0),
                (520.0 - off, 760.0, 2.0),
                (560.0 - off, 940.0, 2.0),
            ]),
            0xb89468,
            1.5,
            0.6,
        );
    }
}

/// Bushes along the borders of the fields.
fn hedges(s: &mut Studio) {
    let mut dice = Dice::new(41);
    let mut tufts: Vec<Point> = Vec::new();
    for _ in 0..26_000 {
        let (x, y) = (dice.range(-10.0, 610.0), dice.range(-10.0, 910.0));
        let (_, _, u, v) = field(x, y);
        let edge = (u.min(1.0 - u) * 232.0).min(v.min(1.0 - v) * 262.0);
        let near_child = (x - CHILD.0).hypot(y - CHILD.1) < 96.0;
        let close = tufts.iter().any(|p| (p.0 - x).hypot(p.1 - y) < 9.0);
        if edge < 3.0 && !close && !near_child {
            tufts.push((x, y));
        }
    }
    tufts.sort_by(|a, b| a.1.total_cmp(&b.1));
    for &(x, y) in &tufts {
        s.shade(&ellipse(x + 7.0, y + 7.0, 9.0, 7.0), 0x6a7060, 3.0, 0.6);
    }
    for (x, y) in tufts {
        let r = dice.range(6.5, 9.5);
        let leaf = s
            .mat(dice.pick(&[0x6c8844, 0x7c9a4c, 0x5c7a44]))
            .round(7.0, 1.0)
            .texture(0.3, 0.1, 0.1)
            .wobble(1.6);
        s.lit(&ellipse(x, y, r, r * 0.92), &leaf);
    }
}

fn trees(s: &mut Studio) {
    for (x, y, r) in [
        (70.0, 96.0, 40.0),
        (132.0, 150.0, 28.0),
        (44.0, 322.0, 34.0),
        (498.0, 560.0, 44.0),
        (556.0, 612.0, 30.0),
        (424.0, 838.0, 38.0),
        (66.0, 872.0, 46.0),
        (560.0, 40.0, 36.0),
        (200.0, 26.0, 24.0),
    ] {
        // Everything but the child has its shadow.
        s.shade(
            &limb(&[(x, y, r * 0.8), (x + r * 1.5, y + r * 1.5, r * 0.8)]),
            0x6a6c78,
            4.0,
            0.75,
        );
        let mut dice = Dice::new((x + y) as u64);
        for i in 0..16 {
            let a = i as f32 * 2.4;
            let d = r * 0.62 * (1.0 - i as f32 / 16.0).sqrt();
            let leaf = s
                .mat(dice.pick(&[0x7a9648, 0x8aa654, 0x688842]))
                .round(r * 0.3, 1.0)
                .texture(0.3, 0.09, 0.09)
                .wobble(2.0)
                .fur(1.4)
                .bias(-0.10 + 0.012 * i as f32);
            s.lit(
                &ellipse(x + d * a.cos(), y + d * a.sin(), r * 0.46, r * 0.44),
                &leaf,
            );
        }
    }
}

/// Sheep, and their shadows.
fn flock(s: &mut Studio) {
    for (x, y, turn) in [
        (78.0, 606.0, 20.0),
        (52.0, 648.0, -40.0),
        (112.0, 580.0, 80.0),
        (36.0, 590.0, 130.0),
    ] {
        s.shade(&ellipse(x + 7.0, y + 7.0, 12.0, 9.0), 0x6a6878, 2.0, 0.75);
        s.at(at(x, y).turn(turn), |s| {
            let face = s.mat(0x4a3c44).round(4.0, 1.0);
            let wool = s.mat(0xfbf2dc).round(7.0, 1.1).fur(1.6).wobble(1.4);
            s.lit(&ellipse(12.0, 0.0, 5.0, 4.0), &face);
            s.lit(&ellipse(0.0, 0.0, 11.5, 8.5), &wool);
        });
    }
}

/// Running to the lower left, seen from a tower: hat, dress, arms, one foot kicked up behind.
fn child(s: &mut Studio) {
    s.at(at(CHILD.0, CHILD.1).size(1.25).turn(8.0), |s| {
        let skin = s.mat(s.tones.skin).round(5.0, 1.1);
        let shoe = s.mat(0x7a3c30).round(4.0, 1.1);
        let dress = s.mat(0xc8443c).round(16.0, 1.1).texture(0.14, 0.05, 0.05);
        let straw = s.mat(0xf4d888).round(9.0, 1.0).texture(0.2, 0.12, 0.12);
        // The planted leg, then the one kicked up, with its heel to us.
        s.lit(
            &limb(&[(8.0, 22.0, 6.0), (13.0, 42.0, 5.0), (10.0, 55.0, 4.5)]),
            &skin,
        );
        s.lit(&ellipse(7.0, 58.0, 8.5, 5.5), &shoe);
        s.lit(
            &limb(&[(-8.0, 20.0, 6.0), (-16.0, 32.0, 5.5), (-20.0, 42.0, 4.8)]),
            &skin,
        );
        s.lit(&ellipse(HEEL.0, HEEL.1, 6.0, 8.0).turned(18.0), &shoe);
        s.lit(
            &limb(&[(-14.0, -8.0, 6.0), (-34.0, -18.0, 5.0), (-46.0, -34.0, 4.5)]),
            &dress,
        );
        s.lit(
            &limb(&[(14.0, -8.0, 6.0), (34.0, 2.0, 5.0), (50.0, -6.0, 4.5)]),
            &dress,
        );
        s.lit(&ellipse(-48.0, -38.0, 5.0, 5.0), &skin);
        s.lit(&ellipse(54.0, -8.0, 5.0, 5.0), &skin);
        let gown = s.lit(
            &blob(&[
                (-17.0, -14.0),
                (0.0, -20.0),
                (17.0, -14.0),
                (19.0, 6.0),
                (29.0, 30.0),
                (10.0, 36.0),
                (-8.0, 36.0),
                (-27.0, 30.0),
                (-18.0, 6.0),
            ]),
            &dress,
        );
        for i in 0..5 {
            let x = -18.0 + i as f32 * 9.0;
            s.tint(
                &gown,
                &ellipse(x, 24.0 - (i % 2) as f32 * 7.0, 2.2, 2.2),
                0xfff0d8,
                0.4,
                0.9,
            );
        }
        s.shade_on(&gown, &ellipse(5.0, -4.0, 24.0, 16.0), 0x7a3050, 6.0, 0.6);
        let brim = s.lit(&ellipse(0.0, -24.0, 27.0, 24.0), &straw);
        s.shade_on(&brim, &ellipse(4.0, -24.0, 17.0, 15.0), 0xa8744a, 3.0, 0.6);
        let crown = s.lit(&ellipse(-1.0, -27.0, 14.5, 13.0), &straw.clone().bias(0.08));
        s.tint(
            &crown,
            &ellipse(-1.0, -27.0, 15.0, 13.5).with_hole(&ellipse(-2.0, -29.0, 11.5, 10.0)),
            0x3f7f8c,
            0.5,
            0.95,
        );
    });
    s.detail(CHILD.0, CHILD.1, 84.0);
}

fn shadow_shape() -> Shape {
    // The child's outline again, stretched as shadows are.
    ellipse(0.0, -28.0, 12.5, 14.0)
        .and(&limb(&[
            (-30.0, -40.0, 2.4),
            (0.0, -41.0, 4.6),
            (30.0, -40.0, 2.4),
        ]))
        .and(&blob(&[
            (-14.0, -40.0),
            (-13.0, -52.0),
            (0.0, -57.0),
            (13.0, -52.0),
            (14.0, -40.0),
        ]))
        .and(&blob(&[
            (-15.0, -14.0),
            (0.0, -18.0),
            (15.0, -14.0),
            (16.0, 4.0),
            (25.0, 24.0),
            (8.0, 28.0),
            (-8.0, 28.0),
            (-25.0, 24.0),
            (-16.0, 4.0),
        ]))
        .and(&limb(&[
            (-12.0, -9.0, 6.0),
            (-32.0, -16.0, 5.0),
            (-52.0, -30.0, 4.2),
        ]))
        .and(&limb(&[
            (12.0, -9.0, 6.0),
            (32.0, -12.0, 5.0),
            (52.0, -26.0, 4.2),
        ]))
        .and(&limb(&[
            (8.0, 20.0, 6.0),
            (13.0, 36.0, 5.0),
            (18.0, 50.0, 5.0),
            (25.0, 51.0, 3.6),
        ]))
        .and(&limb(&[
            (-8.0, 20.0, 6.0),
            (-11.0, 36.0, 5.0),
            (-13.0, 48.0, 5.0),
            (-20.0, 51.0, 3.6),
        ]))
}

fn kite_place() -> Place {
    at(KITE.0, KITE.1).size(KITE_SIZE).turn(KITE_TURN)
}

fn kite(s: &mut Studio) {
    tail(s);
    s.at(kite_place(), |s| {
        let shape = shadow_shape();
        let cloth = s
            .ramp(&[0x2c2850, 0x3c3666, 0x544c80, 0x7a70a0])
            .round(9.0, 0.7)
            .texture(0.14, 0.03, 0.03)
            .wobble(0.2)
            .alpha(0.93);
        s.lit(&shape, &cloth);
        // Two spars hold it open.
        s.line(
            &[(-54.0, -31.0), (0.0, -16.0), (54.0, -27.0)],
            0xe8c88c,
            1.5,
            0.95,
        );
        s.line(
            &[(0.0, -57.0), (0.0, -10.0), (-1.0, 28.0)],
            0xe8c88c,
            1.5,
            0.95,
        );
        let knot = s.mat(0xc8443c).round(2.0, 1.0);
        s.lit(&ellipse(0.0, -16.0, 2.6, 2.6), &knot);
    });
    s.detail(KITE.0, KITE.1, 130.0);
}

/// The kite's tail flies from its other heel.
fn tail(s: &mut Studio) {
    let (x, y) = kite_place().transform().apply((20.0, 50.0));
    let path = [
        (x, y),
        (x + 34.0, y + 36.0),
        (x + 92.0, y + 30.0),
        (x + 128.0, y + 74.0),
        (x + 196.0, y + 70.0),
        (x + 250.0, y + 110.0),
    ];
    s.line(&path, 0x544c80, 3.0, 0.95);
    let colours = [0xc8443c, 0xf4d060, 0x3f8f9c, 0xf2e4c8];
    for (i, p) in crate::shape::spline(&path, 2).iter().skip(1).enumerate() {
        let bow = s.mat(colours[i % 4]).round(5.0, 1.1);
        s.at(at(p.0, p.1).turn(30.0 + 40.0 * (i % 3) as f32), |s| {
            s.lit(&blob(&[(0.0, 0.0), (-13.0, -8.0), (-15.0, 7.0)]), &bow);
            s.lit(&blob(&[(0.0, 0.0), (13.0, -7.0), (15.0, 8.0)]), &bow);
        });
    }
}

fn string(s: &mut Studio, width: f32, alpha: f32) {
    let a = at(CHILD.0, CHILD.1)
        .size(1.25)
        .turn(8.0)
        .transform()
        .apply(HEEL);
    let b = kite_place().transform().apply(SHADOW_HEEL);
    s.line(
        &[
            a,
            (lerp(a.0, b.0, 0.3) + 16.0, lerp(a.1, b.1, 0.3) + 20.0),
            (lerp(a.0, b.0, 0.7) + 14.0, lerp(a.1, b.1, 0.7) + 14.0),
            b,
        ],
        0xfff6dc,
        width,
        alpha,
    );
    // Wound twice about the ankle.
    for i in 0..2 {
        let y = a.1 - 11.0 - 4.0 * i as f32;
        s.line(
            &[(a.0 - 4.0, y), (a.0 + 3.0, y + 3.0), (a.0 + 10.0, y)],
            0xfff6dc,
            width * 0.9,
            alpha,
        );
    }
}

fn ink(s: &mut Studio) {
    string(s, 1.6, 0.9);
    sky::far_birds(s, 5, (420.0, 690.0), (560.0, 780.0), 0x5a4a50, 12);
}
