//! An hourglass: the upper bulb holds a sea with a small boat, and what falls from it is sand. It
//! buries the city in the lower bulb. Somebody climbs the boat's rope towards the neck.

use crate::prelude::*;

pub(super) const CARD: Card = Card::new("sand_city", Palette::RustDesert, Framing::CloseUp, scene)
    .ink(ink)
    .flow(flow);

const NECK: Point = (300.0, 424.0);
/// The sea's surface in the upper bulb, and the tip of the heap in the lower one.
const SEA: f32 = 218.0;
const HEAP: f32 = 636.0;

fn flow(x: f32, y: f32) -> f32 {
    if (x - 300.0).abs() < 200.0 && y < NECK.1 {
        flow::level(x, y)
    } else {
        flow::swirl(NECK, x, y)
    }
}

/// Half the width of the glass at a height; nothing outside it.
fn half_width(y: f32) -> f32 {
    let d = (y - NECK.1).abs();
    let bulb = 172.0 * smooth(0.0, 190.0, d).powf(0.62);
    let close = smooth(352.0, 300.0, d).sqrt();
    20.0 + bulb * (0.80 + 0.20 * close)
}

fn glass_outline(top: f32, bottom: f32) -> Shape {
    let n = 60;
    let at_row = |i: usize| lerp(top, bottom, i as f32 / n as f32);
    let mut points: Vec<Point> = (0..=n)
        .map(|i| (300.0 + half_width(at_row(i)), at_row(i)))
        .collect();
    points.extend(
        (0..=n)
            .rev()
            .map(|i| (300.0 - half_width(at_row(i)), at_row(i))),
    );
    poly(&points)
}

fn scene(s: &mut Studio) {
    s.key(Light::From(0.65, -0.5, 0.5));
    room(s);
    posts(s, true);
    let glass = s.mask(&glass_outline(98.0, 772.0), 0.3);
    upper(s, &glass);
    lower(s, &glass);
    stream(s, &glass);
    climber(s);
    glaze(s, &glass);
    frame(s);
    posts(s, false);
}

/// A late sun on a plastered wall, and the sill it stands on.
fn room(s: &mut Studio) {
    sky::halo(
        s,
        (430.0, 300.0),
        720.0,
        &[0xfbd898, 0xf0b468, 0xd88848, 0xa85838, 0x703438, 0x4a2434],
    );
    let sill = s
        .mat(0x8c4c30)
        .round(20.0, 0.7)
        .texture(0.25, 0.01, 0.08)
        .rim(0.6);
    s.lit(
        &poly(&[
            (-20.0, 806.0),
            (620.0, 798.0),
            (620.0, 960.0),
            (-20.0, 960.0),
        ]),
        &sill,
    );
    // Its shadow along the sill and up the wall.
    s.shade(
        &blob(&[
            (80.0, 850.0),
            (300.0, 872.0),
            (240.0, 900.0),
            (-40.0, 890.0),
            (-60.0, 840.0),
        ]),
        0x4a2440,
        12.0,
        0.75,
    );
    s.shade(
        &blob(&[
            (-20.0, 300.0),
            (50.0, 340.0),
            (60.0, 700.0),
            (40.0, 810.0),
            (-20.0, 810.0),
        ]),
        0x6a3448,
        26.0,
        0.6,
    );
    // Sand that has got out.
    let spill = s.mat(0xe0a860).round(8.0, 0.9).texture(0.2, 0.2, 0.2);
    s.lit(
        &blob(&[
            (430.0, 880.0),
            (470.0, 862.0),
            (520.0, 858.0),
            (566.0, 872.0),
            (590.0, 890.0),
            (500.0, 898.0),
        ]),
        &spill,
    );
}

/// A whole weather: sky, clouds, waves, and the boat whose rope goes down.
fn upper(s: &mut Studio, glass: &Mask) {
    let sky = Ramp::even(&[0x2f6c88, 0x6cacb0, 0xd8e4c4, 0xfbe4b0]);
    let sea = Ramp::even(&[0x8ccabc, 0x3f9098, 0x24687c, 0x1a4460, 0x2c3450]);
    s.fill(glass, |x, y, c| {
        if y > NECK.1 {
            return c;
        }
        let swell = SEA + 6.0 * (x * 0.045).sin() + 4.0 * (x * 0.11 + 1.0).sin();
        if y < swell {
            let drift = warp(x * 0.01, y * 0.02, 4, 4, 1.2);
            sky.at((y - 100.0) / 120.0 + 0.1 * drift)
        } else {
            let d = (y - swell) / 190.0;
            let wave = ((y - swell + 12.0 * (x * 0.03 + y * 0.02).sin()) * (0.34 - 0.16 * d)).sin();
            let crest =
                smooth(0.55, 1.0, wave + 0.4 * grain(x * 0.03, y * 0.06, 5)) * (1.0 - d) * 0.7;
            sea.at(d).blend(rgb(0xe8f8e8), sat(crest))
        }
    });
    let puff = s.ramp(&[0xa8a4a8, 0xf0dcc0, 0xfffaf0]).round(9.0, 0.9);
    for (x, y, r) in [
        (206.0, 152.0, 17.0),
        (230.0, 144.0, 22.0),
        (258.0, 154.0, 16.0),
        (392.0, 166.0, 13.0),
        (412.0, 160.0, 16.0),
    ] {
        s.lit(
            &ellipse(x, y, r * 1.3, r),
            &puff.clone().wobble(r * 0.2).blur(1.0),
        );
    }
    things::ship(
        s,
        at(330.0, SEA + 8.0).size(0.92).turn(4.0),
        0x7a4430,
        0xfbeccc,
    );
    s.detail(330.0, SEA - 30.0, 46.0);
    // The water drains towards the neck.
    for k in [-1.0, -0.4, 0.3, 0.9] {
        s.line(
            &[
                (300.0 + 96.0 * k, 300.0),
                (300.0 + 44.0 * k, 362.0),
                (300.0 + 10.0 * k, 418.0),
            ],
            0xb8e4dc,
            2.6,
            0.5,
        );
    }
}

/// Towers and domes to their shoulders in sand, under a dusty sky.
fn lower(s: &mut Studio, glass: &Mask) {
    let dust = Ramp::even(&[0x8c4a48, 0xc87848, 0xf0b868, 0xfbdc98]);
    s.fill(glass, |x, y, c| {
        if y <= NECK.1 {
            return c;
        }
        dust.at((y - NECK.1) / 260.0 + 0.12 * warp(x * 0.012, y * 0.012, 4, 8, 1.2))
    });
    let far = s.mat(0xd09860).round(5.0, 0.8).texture(0.15, 0.05, 0.03);
    let near = s
        .mat(0xb8744c)
        .round(8.0, 1.0)
        .texture(0.2, 0.05, 0.03)
        .rim(0.8);
    s.veiled(0xf0b868, 0.35, |s| {
        for (x, top, w) in [
            (178.0, 600.0, 26.0),
            (214.0, 570.0, 20.0),
            (372.0, 584.0, 24.0),
            (410.0, 606.0, 30.0),
            (262.0, 606.0, 26.0),
            (340.0, 612.0, 24.0),
        ] {
            s.lit(&rect(x - w / 2.0, top, w, 180.0), &far);
            s.lit(
                &blob(&[
                    (x - w * 0.55, top + 3.0),
                    (x - w * 0.4, top - w * 0.5),
                    (x, top - w * 0.9),
                    (x + w * 0.4, top - w * 0.5),
                    (x + w * 0.55, top + 3.0),
                ]),
                &far,
            );
        }
    });
    tower(s, &near, (206.0, 650.0), 54.0, 0x2f7480, 1);
    tower(s, &near, (396.0, 640.0), 60.0, 0x2f7480, 2);
    minaret(s, &near, 164.0, 596.0);
    minaret(s, &near, 440.0, 584.0);
    minaret(s, &near, 256.0, 560.0);
    // The heap, over their feet.
    let sand = s
        .mat(0xe8b468)
        .round(40.0, 0.9)
        .texture(0.16, 0.06, 0.08)
        .rim(0.5);
    let heap = blob(&[
        (300.0, HEAP),
        (340.0, 672.0),
        (400.0, 712.0),
        (480.0, 728.0),
        (510.0, 800.0),
        (90.0, 800.0),
        (118.0, 730.0),
        (200.0, 716.0),
        (262.0, 670.0),
    ]);
    let within = s.silhouette(|s| {
        s.flat(&heap, 0, 1.0);
    });
    let mut clipped = within.clone();
    for y in 0..s.height as i32 {
        for x in 0..s.width as i32 {
            let i = y as usize * s.width + x as usize;
            clipped.plane.data[i] = within.at(x, y) * glass.at(x, y);
        }
    }
    s.lit_mask(&clipped, &sand);
    // Roofs that still show.
    for (x, y, r, colour) in [
        (320.0, 716.0, 24.0, 0x2f7480),
        (236.0, 742.0, 20.0, 0xa83428),
        (372.0, 752.0, 18.0, 0xf0dcb0),
    ] {
        let dome = s.mat(colour).round(12.0, 1.1).rim(0.8);
        s.lit(
            &blob(&[
                (x - r, y + 2.0),
                (x - r * 0.8, y - r * 0.6),
                (x, y - r * 1.1),
                (x + r * 0.8, y - r * 0.6),
                (x + r, y + 2.0),
                (x, y + 5.0),
            ]),
            &dome,
        );
        s.lit(&limb(&[(x, y - r, 1.8), (x, y - r * 1.6, 0.8)]), &dome);
    }
}

fn tower(s: &mut Studio, wall: &Material, (x, top): Point, w: f32, dome: Hex, seed: u64) {
    let m = s.lit(&rect(x - w / 2.0, top, w, 110.0), wall);
    let tile = s
        .mat(dome)
        .round(16.0, 1.1)
        .texture(0.15, 0.1, 0.02)
        .rim(0.8);
    s.lit(
        &blob(&[
            (x - w * 0.52, top + 3.0),
            (x - w * 0.56, top - w * 0.3),
            (x - w * 0.26, top - w * 0.72),
            (x, top - w * 0.98),
            (x + w * 0.26, top - w * 0.72),
            (x + w * 0.56, top - w * 0.3),
            (x + w * 0.52, top + 3.0),
        ]),
        &tile,
    );
    s.lit(
        &limb(&[(x, top - w * 0.9, 2.4), (x, top - w * 1.3, 0.9)]),
        &s.mat(0xe0a040).round(2.0, 1.2),
    );
    let mut dice = Dice::new(seed);
    for row in 0..3 {
        for k in [-0.26, 0.0, 0.26] {
            let (wx, wy) = (x + k * w, top + 24.0 + 24.0 * row as f32);
            let lit = dice.chance(0.4);
            s.tint(
                &m,
                &window(wx, wy, 8.0, 15.0),
                if lit { 0xffe0a0 } else { 0x5a2838 },
                0.4,
                0.95,
            );
        }
    }
}

fn minaret(s: &mut Studio, wall: &Material, x: f32, top: f32) {
    s.lit(
        &poly(&[
            (x - 8.0, 740.0),
            (x - 6.0, top),
            (x + 6.0, top),
            (x + 8.0, 740.0),
        ]),
        wall,
    );
    s.lit(&rect(x - 10.0, top + 14.0, 20.0, 6.0), wall);
    s.lit(
        &blob(&[
            (x - 8.0, top + 2.0),
            (x - 5.0, top - 14.0),
            (x, top - 26.0),
            (x + 5.0, top - 14.0),
            (x + 8.0, top + 2.0),
        ]),
        &s.mat(0xa83428).round(6.0, 1.1),
    );
}

/// Water above the neck, sand below it.
fn stream(s: &mut Studio, glass: &Mask) {
    let fall = s
        .ramp(&[0xc88c48, 0xf0c478, 0xfff0c0])
        .round(6.0, 1.0)
        .texture(0.3, 0.2, 0.01);
    let m = s.lit(
        &limb(&[
            (300.0, 416.0, 12.0),
            (300.0, 450.0, 9.0),
            (299.0, 560.0, 7.0),
            (300.0, HEAP + 10.0, 11.0),
        ]),
        &fall,
    );
    s.tint(&m, &rect(270.0, 404.0, 60.0, 40.0), 0x58a8a8, 12.0, 0.85);
    s.soft(&ellipse(300.0, HEAP + 6.0, 44.0, 15.0), 0xfbe0a0, 9.0, 0.6);
    s.tint(
        glass,
        &ellipse(300.0, 420.0, 26.0, 20.0),
        0x58a8a8,
        8.0,
        0.5,
    );
}

/// Hand over hand up the rope, already close.
fn climber(s: &mut Studio) {
    s.line(
        &[
            (330.0, SEA + 10.0),
            (322.0, 330.0),
            (309.0, 420.0),
            (324.0, 500.0),
            (336.0, 600.0),
            (332.0, 660.0),
        ],
        0x5a3428,
        3.2,
        1.0,
    );
    let who = people::Person::new(0xb8302c)
        .legs(0x3a2430)
        .arms(people::Arms::Up);
    s.at(at(330.0, 560.0).size(0.84).turn(8.0), |s| {
        people::walker(s, at(0.0, 0.0), &who);
        let pack = s.mat(0x6a5a38).round(6.0, 1.1);
        s.lit(
            &blob(&[
                (-9.0, -70.0),
                (9.0, -70.0),
                (11.0, -48.0),
                (0.0, -44.0),
                (-11.0, -48.0),
            ]),
            &pack,
        );
        s.detail(0.0, -60.0, 60.0);
    });
}

/// Dark at the turning edges, bright streaks where the light slides down.
fn glaze(s: &mut Studio, glass: &Mask) {
    s.fill(glass, |x, y, c| {
        let k = (x - 300.0).abs() / half_width(y).max(1.0);
        let edge = smooth(0.80, 1.0, k);
        let c = c.blend(c.multiply(rgb(0x7c5860)), edge * 0.8);
        let right = (-((k - 0.86) / 0.045).powi(2)).exp() * if x > 300.0 { 0.75 } else { 0.25 };
        let left = (-((k - 0.70) / 0.05).powi(2)).exp() * if x < 300.0 { 0.20 } else { 0.0 };
        c.screen(rgb(0xfff0d0) * ((right + left) * smooth(20.0, 90.0, (y - NECK.1).abs())))
    });
    for (x, y, turn) in [(404.0, 176.0, 24.0), (416.0, 560.0, -22.0)] {
        s.soft(&ellipse(x, y, 12.0, 34.0).turned(turn), 0xffffff, 5.0, 0.7);
    }
    let collar = s.mat(0xd8a048).round(5.0, 1.3).rim(0.9);
    for dy in [-15.0, 15.0] {
        s.lit(
            &limb(&[
                (272.0, NECK.1 + dy, 5.0),
                (300.0, NECK.1 + dy + 4.0, 5.6),
                (328.0, NECK.1 + dy, 5.0),
            ]),
            &collar,
        );
    }
}

/// Turned wood above and below.
fn frame(s: &mut Studio) {
    let wood = s
        .mat(0x8a4a2c)
        .round(12.0, 1.1)
        .texture(0.25, 0.01, 0.1)
        .rim(0.8);
    for (y, k) in [(74.0, 1.0), (784.0, -1.0)] {
        s.lit(
            &blob(&[
                (66.0, y),
                (120.0, y - 20.0),
                (300.0, y - 26.0),
                (480.0, y - 20.0),
                (534.0, y),
                (480.0, y + 20.0),
                (300.0, y + 26.0),
                (120.0, y + 20.0),
            ]),
            &wood.clone().bias(0.1 * -k),
        );
        let lip = if k > 0.0 { -16.0 } else { 20.0 };
        s.lit(
            &blob(&[
                (54.0, y + lip),
                (110.0, y + lip - 20.0),
                (300.0, y + lip - 26.0),
                (490.0, y + lip - 20.0),
                (546.0, y + lip),
                (490.0, y + lip + 22.0),
                (300.0, y + lip + 30.0),
                (110.0, y + lip + 22.0),
            ]),
            &wood,
        );
        s.lit(
            &limb(&[
                (62.0, y + lip + 10.0, 3.0),
                (300.0, y + lip + 30.0, 3.4),
                (538.0, y + lip + 10.0, 3.0),
            ]),
            &s.mat(0xd8a048).round(3.0, 1.2),
        );
    }
}

fn posts(s: &mut Studio, back: bool) {
    let wood = s
        .mat(0x8a4a2c)
        .round(10.0, 1.2)
        .texture(0.25, 0.1, 0.02)
        .rim(0.9);
    let places: &[f32] = if back { &[300.0] } else { &[84.0, 516.0] };
    for &x in places {
        let m = if back {
            wood.clone().bias(-0.25)
        } else {
            wood.clone()
        };
        let mut joints = vec![];
        for i in 0..=16 {
            let t = i as f32 / 16.0;
            let bulge =
                9.0 + 5.0 * (t * std::f32::consts::PI).sin() + if i % 4 == 2 { 5.0 } else { 0.0 };
            joints.push((x, lerp(92.0, 782.0, t), bulge));
        }
        s.lit(&limb(&joints), &m);
        let ring = s
            .mat(0xd8a048)
            .round(3.0, 1.2)
            .bias(if back { -0.25 } else { 0.0 });
        for y in [150.0, 432.0, 716.0] {
            s.lit(&ellipse(x, y, 17.0, 6.0), &ring);
        }
    }
}

fn ink(s: &mut Studio) {
    let mut dice = Dice::new(6);
    for _ in 0..60 {
        let (x, y) = (300.0 + dice.bell() * 40.0, dice.range(470.0, 650.0));
        s.glow(x, y, dice.range(0.8, 1.6), 0xfff0c0, 0.7);
    }
    sky::far_birds(s, 4, (190.0, 180.0), (270.0, 204.0), 0x2c4458, 3);
}
