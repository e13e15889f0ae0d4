//! A carousel by night whose horses are chess knights, ivory and black, on a chequered floor. One
//! child rides. One pole has no knight: only the bridle, and reins pulled tight.

use crate::prelude::*;

pub(super) const CARD: Card = Card::new(
    "chess_carousel",
    Palette::CrimsonInterior,
    Framing::Crowd,
    scene,
)
.style(Style::Paper)
.ink(ink);

const CENTRE: Point = (300.0, 742.0);
const PLATFORM: Point = (330.0, 104.0);
/// Where the empty pole stands.
const EMPTY: Point = (452.0, 806.0);

const IVORY: Hex = 0xf0dcb4;
const EBONY: Hex = 0x4c3044;

fn scene(s: &mut Studio) {
    s.key(Light::Lamp(300.0, 330.0, 260.0));
    s.rim_from(0.0, -1.0);
    night(s);
    platform(s);
    drum(s);
    let metals = |s: &Studio| {
        s.ramp(&[0x4a1820, 0x9c5c28, 0xe0ac50, 0xfff0b8])
            .round(6.0, 1.2)
    };
    // The far side, small and dim.
    s.veiled(0x6c2030, 0.42, |s| {
        for (x, y, size, colour, mirrored) in [
            (128.0, 684.0, 0.84, EBONY, false),
            (234.0, 664.0, 0.78, IVORY, false),
            (372.0, 664.0, 0.78, EBONY, false),
        ] {
            pole(s, x, 250.0, y, 4.0, &metals(s));
            knight(s, at(x, y).size(size).mirror(mirrored), colour);
        }
    });
    s.mist(560.0, 690.0, 0xa03c38, 0.3);
    canopy(s);
    // The near side.
    pole(s, 78.0, 232.0, 776.0, 6.0, &metals(s));
    knight(s, at(78.0, 776.0).size(1.36), EBONY);
    pole(s, EMPTY.0, 236.0, EMPTY.1, 7.0, &metals(s));
    reins(s);
    pole(s, 250.0, 240.0, 822.0, 7.0, &metals(s));
    knight(s, at(250.0, 822.0).size(1.9), IVORY);
    child(s);
    lamps(s);
}

fn night(s: &mut Studio) {
    let ramp = Ramp::even(&[0xd86c40, 0x9c3034, 0x641a2e, 0x3c1028, 0x200a1e]);
    s.backdrop(|x, y| {
        let d = ((x - 300.0) / 420.0).hypot((y - 470.0) / 520.0);
        ramp.at(0.1 + 0.85 * d + 0.06 * warp(x * 0.007, y * 0.007, 4, 3, 1.3))
    });
    // Lights of the fair, out of focus.
    let mut dice = Dice::new(9);
    for _ in 0..26 {
        let (x, y) = (dice.range(0.0, 600.0), dice.range(420.0, 640.0));
        let r = dice.range(5.0, 14.0);
        s.soft(
            &ellipse(x, y, r, r),
            dice.pick(&[0xf8a850, 0xe86848, 0xf8d890]),
            3.0,
            0.35,
        );
    }
    sky::stars(s, 30, 160.0, 0xffe8c8, 4);
}

/// A round floor of sixty-four fields, turning.
fn platform(s: &mut Studio) {
    let (x, y) = CENTRE;
    s.shade(
        &ellipse(x, y + 84.0, PLATFORM.0 + 10.0, 84.0),
        0x18060f,
        22.0,
        0.85,
    );
    let side = s.mat(0x8c2430).round(16.0, 1.0).rim(0.6);
    let skirt = s.lit(
        &ellipse(x, y + 40.0, PLATFORM.0, PLATFORM.1).and(&rect(
            x - PLATFORM.0,
            y,
            2.0 * PLATFORM.0,
            40.0,
        )),
        &side,
    );
    for i in 0..25 {
        let a = i as f32 / 24.0 * std::f32::consts::PI;
        let (px, py) = (x - PLATFORM.0 * a.cos(), y + PLATFORM.1 * a.sin());
        s.tint(
            &skirt,
            &ellipse(px, py + 22.0, 9.0, 11.0),
            0xf0b850,
            1.0,
            0.9,
        );
        s.tint(
            &skirt,
            &ellipse(px, py + 22.0, 4.0, 5.0),
            0xfff0c0,
            0.6,
            0.95,
        );
    }
    let top = s.mask(&ellipse(x, y, PLATFORM.0, PLATFORM.1), 0.4);
    s.fill(&top, |px, py, _| {
        let (dx, dy) = ((px - x) / PLATFORM.0, (py - y) / PLATFORM.1);
        let (r, a) = (dx.hypot(dy), dy.atan2(dx) + 0.2);
        let field = ((r * 5.0).floor() + (a / std::f32::consts::TAU * 24.0).floor()) as i32;
        let pale = field.rem_euclid(2) == 0;
        let c = if pale { rgb(0xf0d0a0) } else { rgb(0x5c1c2c) };
        let near = smooth(-1.0, 1.0, dy);
        let light = 0.55 + 0.3 * near - 0.25 * (r - 0.5).max(0.0);
        c.multiply(rgb(0xf0c8a0).blend(rgb(0x6c3040), sat(1.0 - light) * 0.8))
            * (1.0 + 0.1 * fbm(px * 0.05, py * 0.1, 3, 4))
    });
    let gold = s
        .ramp(&[0x4a1820, 0x9c5c28, 0xe0ac50, 0xfff0b8])
        .round(5.0, 1.2);
    s.lit(
        &ellipse(x, y, PLATFORM.0 + 3.0, PLATFORM.1 + 3.0).with_hole(&ellipse(
            x,
            y,
            PLATFORM.0 - 7.0,
            PLATFORM.1 - 5.0,
        )),
        &gold,
    );
}

/// The middle: panels of old looking-glass in gilt.
fn drum(s: &mut Studio) {
    let gold = s
        .ramp(&[0x4a1820, 0x9c5c28, 0xe0ac50, 0xfff0b8])
        .round(8.0, 1.2);
    let (x, y) = (300.0, 690.0);
    s.lit(
        &blob(&[
            (x - 70.0, 250.0),
            (x + 70.0, 250.0),
            (x + 74.0, y),
            (x, y + 20.0),
            (x - 74.0, y),
        ]),
        &s.mat(0x7c2030).round(50.0, 1.0),
    );
    for (dx, w) in [(-50.0, 28.0), (0.0, 44.0), (50.0, 28.0)] {
        for (top, bottom) in [(290.0, 440.0), (460.0, 640.0)] {
            let frame = rect(x + dx - w / 2.0, top, w, bottom - top);
            s.lit(&frame, &gold);
            let glass = s.mask(
                &rect(
                    x + dx - w / 2.0 + 5.0,
                    top + 6.0,
                    w - 10.0,
                    bottom - top - 12.0,
                ),
                0.4,
            );
            s.fill(&glass, |px, py, _| {
                let sheen = smooth(0.3, 0.0, (fract((px + py) / 110.0) - 0.5).abs());
                rgb(0x8c4444).blend(
                    rgb(0xf8d8a8),
                    0.2 + 0.6 * sheen * (0.7 + 0.3 * grain(px * 0.04, py * 0.02, 3)),
                )
            });
        }
    }
}

fn pole(s: &mut Studio, x: f32, top: f32, bottom: f32, w: f32, metal: &Material) {
    s.lit(&rect(x - w / 2.0, top, w, bottom - top), metal);
    let mut y = top + 8.0;
    while y < bottom {
        s.line(
            &[(x - w / 2.0, y), (x + w / 2.0, y + w)],
            0x6c3018,
            1.6,
            0.6,
        );
        y += w * 2.2;
    }
}

/// A chess knight, 175 units high on its turned foot, looking right.
fn knight(s: &mut Studio, place: Place, colour: Hex) {
    s.at(place, |s| {
        let horn = s
            .mat(colour)
            .round(20.0, 1.15)
            .texture(0.14, 0.05, 0.03)
            .rim(1.0)
            .wobble(0.6);
        let cut = mix(colour, 0x280c1c, if colour == IVORY { 0.55 } else { 0.8 });
        let gilt = s
            .ramp(&[0x4a1820, 0x9c5c28, 0xe0ac50, 0xfff0b8])
            .round(3.0, 1.2);
        s.shade(&ellipse(6.0, 2.0, 66.0, 13.0), 0x18060f, 7.0, 0.8);
        // Foot: three turned rings.
        s.lit(
            &blob(&[
                (-58.0, 2.0),
                (-56.0, -12.0),
                (0.0, -20.0),
                (56.0, -12.0),
                (58.0, 2.0),
                (0.0, 14.0),
            ]),
            &horn.clone().round(10.0, 1.2),
        );
        s.lit(
            &limb(&[(-40.0, -18.0, 8.0), (0.0, -14.0, 9.0), (40.0, -18.0, 8.0)]),
            &horn.clone().round(8.0, 1.2),
        );
        s.lit(
            &blob(&[
                (-34.0, -20.0),
                (-30.0, -38.0),
                (30.0, -38.0),
                (34.0, -20.0),
                (0.0, -13.0),
            ]),
            &horn.clone().round(10.0, 1.2),
        );
        s.lit(
            &limb(&[(-34.0, -40.0, 6.0), (0.0, -36.0, 7.0), (36.0, -40.0, 6.0)]),
            &gilt,
        );
        // Neck and head.
        let head = s.lit(
            &blob(&[
                (-36.0, -42.0),
                (-48.0, -74.0),
                (-46.0, -110.0),
                (-30.0, -142.0),
                (-8.0, -160.0),
                (2.0, -180.0),
                (12.0, -160.0),
                (32.0, -146.0),
                (48.0, -124.0),
                (66.0, -108.0),
                (72.0, -94.0),
                (64.0, -82.0),
                (48.0, -82.0),
                (30.0, -94.0),
                (16.0, -92.0),
                (14.0, -82.0),
                (30.0, -64.0),
                (36.0, -42.0),
                (0.0, -36.0),
            ]),
            &horn,
        );
        // Mane in carved locks.
        for k in 0..8 {
            let t = k as f32 / 7.0;
            let (x, y) = (
                lerp(-4.0, -44.0, (t * 1.3).min(1.0)),
                lerp(-160.0, -62.0, t),
            );
            s.lit(
                &limb(&[
                    (x + 16.0, y - 6.0, 3.0),
                    (x + 4.0, y + 2.0, 6.6),
                    (x - 9.0, y + 15.0, 2.0),
                ]),
                &horn
                    .clone()
                    .round(5.0, 1.3)
                    .bias(if k % 2 == 0 { -0.1 } else { 0.02 }),
            );
        }
        // Cheek, eye, nostril, mouth.
        s.shade_on(
            &head,
            &limb(&[(20.0, -128.0, 3.0), (14.0, -108.0, 5.0), (26.0, -94.0, 3.0)]),
            cut,
            4.0,
            0.6,
        );
        s.shade_on(
            &head,
            &limb(&[(0.0, -86.0, 4.0), (-10.0, -66.0, 6.0), (-4.0, -46.0, 4.0)]),
            cut,
            6.0,
            0.5,
        );
        s.flat(&ellipse(22.0, -132.0, 5.0, 4.2), cut, 1.0);
        s.flat(&ellipse(23.6, -133.6, 1.6, 1.4), 0xfff4d8, 1.0);
        s.shade_on(&head, &ellipse(64.0, -98.0, 3.6, 2.6), cut, 0.6, 0.95);
        s.line(
            &[(68.0, -88.0), (56.0, -90.0), (48.0, -94.0)],
            cut,
            2.2,
            0.9,
        );
        // Bridle.
        let strap = if colour == IVORY { 0xb82c34 } else { 0xdca040 };
        s.tint(
            &head,
            &limb(&[(48.0, -130.0, 2.6), (40.0, -108.0, 2.6), (42.0, -84.0, 2.6)]),
            strap,
            0.6,
            0.95,
        );
        s.tint(
            &head,
            &limb(&[(-6.0, -162.0, 2.6), (6.0, -130.0, 2.6), (40.0, -106.0, 2.6)]),
            strap,
            0.6,
            0.95,
        );
        s.line(
            &[(42.0, -96.0), (10.0, -74.0), (-16.0, -84.0)],
            strap,
            3.0,
            0.95,
        );
        s.lit(&ellipse(41.0, -100.0, 4.0, 4.0), &gilt);
        // A plume.
        for (dx, dy) in [(-8.0, -22.0), (0.0, -27.0), (8.0, -24.0)] {
            s.lit(
                &limb(&[
                    (4.0, -172.0, 2.0),
                    (4.0 + dx * 0.6, -184.0, 4.4),
                    (4.0 + dx * 1.6, -176.0 + dy, 1.2),
                ]),
                &s.mat(0xd83444).round(4.0, 1.1).fur(1.0),
            );
        }
    });
}

/// A bridle that holds nothing, level in the air; the reins run to the pole as tight as wire.
fn reins(s: &mut Studio) {
    let (x, y) = (EMPTY.0 + 84.0, EMPTY.1 - 216.0);
    let leather = s.mat(0xe8a848).round(4.0, 1.2).rim(1.1);
    let gilt = s
        .ramp(&[0x4a1820, 0x9c5c28, 0xe0ac50, 0xfff0b8])
        .round(4.0, 1.2);
    s.glow(x, y, 74.0, 0xffb060, 0.16);
    // Noseband and headpiece, as if a head were in them.
    s.lit(
        &ellipse(x + 24.0, y + 26.0, 17.0, 27.0)
            .with_hole(&ellipse(x + 24.0, y + 26.0, 11.5, 21.5))
            .turned(24.0),
        &leather,
    );
    s.lit(
        &ellipse(x - 26.0, y - 12.0, 24.0, 41.0)
            .with_hole(&ellipse(x - 26.0, y - 12.0, 18.5, 35.5))
            .turned(28.0),
        &leather,
    );
    s.lit(
        &limb(&[
            (x - 20.0, y + 24.0, 3.2),
            (x, y + 30.0, 3.2),
            (x + 20.0, y + 44.0, 3.2),
        ]),
        &leather,
    );
    s.lit(
        &limb(&[
            (x - 26.0, y - 50.0, 3.2),
            (x + 6.0, y - 22.0, 3.2),
            (x + 28.0, y + 2.0, 3.2),
        ]),
        &leather,
    );
    for (dx, dy) in [(20.0, 46.0), (-22.0, 24.0), (4.0, -24.0)] {
        s.lit(&ellipse(x + dx, y + dy, 5.4, 5.4), &gilt);
    }
    // Tight.
    for dy in [0.0, 7.0] {
        s.edges(
            &[
                (x + 18.0, y + 46.0 + dy * 0.4),
                (EMPTY.0 + 3.0, EMPTY.1 - 128.0 + dy),
            ],
            0xf0b850,
            4.0,
            1.0,
        );
    }
    s.lit(
        &limb(&[
            (EMPTY.0 - 7.0, EMPTY.1 - 124.0, 5.0),
            (EMPTY.0 + 8.0, EMPTY.1 - 124.0, 5.0),
        ]),
        &leather,
    );
    // An empty saddle cloth has slid to the floor; a shoe's nail lies there too.
    let cloth = s
        .mat(0x34507c)
        .round(8.0, 1.0)
        .texture(0.2, 0.05, 0.05)
        .rim(0.8);
    s.shade(
        &ellipse(EMPTY.0 + 18.0, EMPTY.1 + 14.0, 60.0, 10.0),
        0x18060f,
        6.0,
        0.8,
    );
    s.lit(
        &blob(&[
            (EMPTY.0 - 34.0, EMPTY.1 + 10.0),
            (EMPTY.0 - 20.0, EMPTY.1 - 6.0),
            (EMPTY.0 + 16.0, EMPTY.1 - 10.0),
            (EMPTY.0 + 54.0, EMPTY.1 - 2.0),
            (EMPTY.0 + 66.0, EMPTY.1 + 12.0),
            (EMPTY.0 + 30.0, EMPTY.1 + 20.0),
            (EMPTY.0 - 10.0, EMPTY.1 + 20.0),
        ]),
        &cloth,
    );
    s.detail(x, y, 60.0);
}

/// Side-saddle on the ivory knight, one arm round its neck, looking across at the empty pole.
fn child(s: &mut Studio) {
    let who = people::Person::new(0x4a7c90)
        .hair(0x7c4428)
        .skin(0xf0bc94)
        .legs(0x8c3040)
        .hat(people::Hat::Cap, 0xb82c34);
    people::seated(s, at(182.0, 694.0).size(1.66), &who);
    s.detail(190.0, 600.0, 46.0);
}

/// A striped top with a scalloped hem, seen a little from below.
fn canopy(s: &mut Studio) {
    let gold = s
        .ramp(&[0x4a1820, 0x9c5c28, 0xe0ac50, 0xfff0b8])
        .round(6.0, 1.2);
    s.shade(&ellipse(300.0, 250.0, 320.0, 60.0), 0x200818, 24.0, 0.7);
    let peak = (300.0, 26.0);
    let n = 12;
    for i in 0..n {
        let edge = |k: usize| {
            let a = std::f32::consts::PI * k as f32 / n as f32;
            (300.0 - 336.0 * a.cos(), 172.0 + 44.0 * a.sin())
        };
        let (a, b) = (edge(i), edge(i + 1));
        let colour = if i % 2 == 0 { 0xb82c34 } else { 0xf4dcb0 };
        let tent = s
            .mat(colour)
            .round(18.0, 0.9)
            .texture(0.14, 0.04, 0.02)
            .rim(0.4)
            .light(Light::From(-0.4, -0.7, 0.6));
        let sag = |p: Point| (lerp(p.0, peak.0, 0.5), lerp(p.1, peak.1, 0.5) + 14.0);
        s.lit(
            &blob(&[
                peak,
                sag(a),
                a,
                (lerp(a.0, b.0, 0.5), lerp(a.1, b.1, 0.5) + 3.0),
                b,
                sag(b),
            ]),
            &tent,
        );
        // Scallops.
        let (mx, my) = (lerp(a.0, b.0, 0.5), lerp(a.1, b.1, 0.5));
        let w = (b.0 - a.0) / 2.0 + 1.0;
        let flap = blob(&[
            (a.0, a.1 - 6.0),
            (b.0, b.1 - 6.0),
            (b.0 - w * 0.1, b.1 + 26.0),
            (mx, my + 48.0),
            (a.0 + w * 0.1, a.1 + 26.0),
        ]);
        s.lit(
            &flap,
            &s.mat(if i % 2 == 0 { 0xf4dcb0 } else { 0xb82c34 })
                .round(9.0, 1.0)
                .rim(0.6),
        );
        s.lit(&ellipse(mx, my + 28.0, 7.0, 7.0), &gold);
        s.lit(
            &limb(&[
                (a.0, a.1 - 4.0, 4.4),
                (mx, my - 2.0, 4.4),
                (b.0, b.1 - 4.0, 4.4),
            ]),
            &gold,
        );
    }
    // On top a crown, as on a queen.
    s.lit(&ellipse(300.0, 26.0, 20.0, 9.0), &gold);
    s.lit(
        &poly(&[
            (284.0, 24.0),
            (278.0, -8.0),
            (292.0, 8.0),
            (300.0, -14.0),
            (308.0, 8.0),
            (322.0, -8.0),
            (316.0, 24.0),
        ]),
        &gold,
    );
}

fn lamps(s: &mut Studio) {
    for i in 0..13 {
        let a = std::f32::consts::PI * i as f32 / 12.0;
        let (x, y) = (300.0 - 330.0 * a.cos(), 176.0 + 42.0 * a.sin());
        s.glow(x, y, 26.0, 0xffc060, 0.6);
        s.flat(&ellipse(x, y, 4.4, 4.4), 0xfff6d8, 1.0);
    }
    s.glow(300.0, 420.0, 230.0, 0xff9850, 0.14);
}

fn ink(s: &mut Studio) {
    // Breath, where a nose would be.
    let (x, y) = (EMPTY.0 + 128.0, EMPTY.1 - 182.0);
    s.soft(
        &limb(&[
            (x, y, 2.0),
            (x + 10.0, y + 3.0, 5.0),
            (x + 24.0, y - 2.0, 8.0),
        ]),
        0xfff0e0,
        4.0,
        0.35,
    );
}
