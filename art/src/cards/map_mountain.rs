//! A map lies on a table under a lamp. In its middle the paper folds up into a real mountain, with
//! snow on it. Hikers have come down along the dashed line and stand at the table's edge.

use crate::prelude::*;

pub(super) const CARD: Card = Card::new(
    "map_mountain",
    Palette::SepiaInk,
    Framing::Perspective,
    scene,
)
.style(Style::Paper)
.ink(ink);

/// The far and the near edge of the table.
const BACK: f32 = 392.0;
const EDGE: f32 = 806.0;
const SUMMIT: Point = (306.0, 108.0);

/// The foot of the mountain, on the map; then two rings of folds above it.
const FOOT: [Point; 6] = [
    (62.0, 588.0),
    (160.0, 646.0),
    (262.0, 672.0),
    (366.0, 668.0),
    (462.0, 638.0),
    (546.0, 580.0),
];
const FLANK: [Point; 5] = [
    (150.0, 436.0),
    (226.0, 474.0),
    (304.0, 492.0),
    (384.0, 462.0),
    (456.0, 414.0),
];
const SHOULDER: [Point; 4] = [
    (222.0, 268.0),
    (280.0, 306.0),
    (336.0, 292.0),
    (388.0, 254.0),
];
/// The dashed line, from the mountain to the edge.
const ROUTE: [Point; 5] = [
    (352.0, 664.0),
    (404.0, 706.0),
    (360.0, 742.0),
    (276.0, 762.0),
    (206.0, 800.0),
];

fn scene(s: &mut Studio) {
    s.key(Light::From(0.62, -0.55, 0.5));
    s.rim_from(0.8, -0.5);
    study(s);
    table(s);
    map(s);
    mountain(s);
    lamp(s);
    tools(s);
    hikers(s);
}

/// A dark room; the lamp's light hangs in it like weather.
fn study(s: &mut Studio) {
    sky::halo(
        s,
        (430.0, 220.0),
        560.0,
        &[0xf8e4b4, 0xdcb880, 0xa88050, 0x6c4c34, 0x402c20],
    );
    // The backs of books, more guessed than seen.
    let mut dice = Dice::new(6);
    let mut x = -8.0;
    while x < 610.0 {
        let (w, h) = (dice.range(16.0, 34.0), dice.range(60.0, 120.0));
        let spine = s
            .mat(dice.pick(&[0x6c4c30, 0x7c5840, 0x584434, 0x846444]))
            .round(5.0, 0.8)
            .texture(0.2, 0.05, 0.02)
            .alpha(0.75);
        s.lit(&rect(x, BACK - 20.0 - h, w, h + 20.0), &spine);
        x += w + 1.5;
    }
    s.mist(BACK - 150.0, BACK + 10.0, 0xd8b888, 0.35);
}

fn table(s: &mut Studio) {
    let wood = s.mat(0x7c5432).round(14.0, 0.5).texture(0.3, 0.008, 0.07);
    s.lit(&rect(-10.0, BACK - 8.0, 620.0, EDGE - BACK + 10.0), &wood);
    let front = s
        .mat(0x4c3020)
        .round(14.0, 0.9)
        .texture(0.3, 0.008, 0.07)
        .rim(0.8);
    s.lit(&rect(-10.0, EDGE - 2.0, 620.0, 40.0), &front);
    s.lit(
        &rect(-10.0, EDGE + 36.0, 620.0, 80.0),
        &front.clone().bias(-0.3),
    );
    s.shade(&rect(-20.0, EDGE + 40.0, 640.0, 90.0), 0x2c1c14, 12.0, 0.8);
}

/// Height of the mapped land, for its contours.
fn height(x: f32, y: f32) -> f32 {
    let d = (y - 330.0) / 480.0;
    let u = (x - 300.0) / (0.5 + 0.5 * d);
    let v = 600.0 * d.max(0.0).powf(0.7);
    let hill = (-((u / 260.0).powi(2) + ((v - 330.0) / 190.0).powi(2))).exp();
    1.5 * hill + 0.55 * fbm(u * 0.006, v * 0.008, 3, 8)
}

/// Paper colours by height: sea, lowland, hills.
fn mapped(x: f32, y: f32) -> Rgb {
    let h = height(x, y);
    let sea = rgb(0x9cac9c);
    let land = rgb(0xf0e2b8).blend(rgb(0xd0b87c), smooth(0.1, 1.0, h));
    let c = sea.blend(land, smooth(-0.14, -0.11, h));
    let shore = smooth(0.02, 0.0, (h + 0.125).abs());
    let line = smooth(0.10, 0.05, (fract(h * 7.0) - 0.5).abs()) * smooth(-0.12, -0.08, h);
    c.blend(rgb(0x94683c), 0.55 * line + 0.7 * shore)
}

fn map(s: &mut Studio) {
    let sheet = blob(&[
        (34.0, BACK + 30.0),
        (180.0, BACK + 18.0),
        (420.0, BACK + 16.0),
        (566.0, BACK + 28.0),
        (588.0, 560.0),
        (612.0, 690.0),
        (640.0, EDGE - 18.0),
        (420.0, EDGE - 10.0),
        (200.0, EDGE - 6.0),
        (-30.0, EDGE - 14.0),
        (-14.0, 690.0),
        (10.0, 560.0),
    ]);
    s.shade(&sheet.moved(-8.0, 10.0), 0x2c1c14, 10.0, 0.7);
    let paper = s.mat(0xf4e8c8).round(8.0, 0.6).texture(0.05, 0.02, 0.02);
    let m = s.lit(&sheet, &paper);
    s.fill(&m, |x, y, c| {
        mapped(x, y).multiply(c).mix(mapped(x, y), 0.4)
    });
    // Creases: a grid in perspective, light on one side.
    for k in [-0.62, -0.2, 0.22, 0.64] {
        let fold = limb(&[
            (300.0 + k * 440.0, BACK + 16.0, 1.4),
            (300.0 + k * 620.0, EDGE, 2.6),
        ]);
        s.shade_on(&m, &fold, 0xa88050, 2.0, 0.6);
        s.tint(&m, &fold.moved(4.0, 0.0), 0xfffae4, 2.0, 0.5);
    }
    for y in [458.0, 556.0, 690.0] {
        let fold = limb(&[(-20.0, y, 1.8), (620.0, y - 4.0, 1.8)]);
        s.shade_on(&m, &fold, 0xa88050, 2.0, 0.6);
        s.tint(&m, &fold.moved(0.0, 4.0), 0xfffae4, 2.0, 0.5);
    }
    s.shade_on(
        &m,
        &ellipse(170.0, 612.0, 230.0, 56.0),
        0x84603c,
        30.0,
        0.75,
    );
}

/// One fold of the mountain.
fn facet(s: &mut Studio, corners: [Point; 3], colour: Hex, printed: f32, i: usize) {
    let middle = (corners[0].0 + corners[1].0 + corners[2].0) / 3.0;
    let slope = 0.26 * ((middle - SUMMIT.0) / 190.0).clamp(-1.0, 1.0);
    let turn = if i.is_multiple_of(2) { 0.09 } else { -0.10 };
    let stone = s
        .mat(colour)
        .round(5.0, 0.5)
        .texture(0.20 * (1.2 - printed), 0.03, 0.04)
        .wobble(1.4)
        .rim(0.3)
        .bias(slope + turn);
    let m = s.lit(&poly(&corners), &stone);
    if printed > 0.0 {
        // The print rises with the paper.
        s.fill(&m, |x, y, c| {
            let h = (y - 120.0) * 0.011 + 0.3 * fbm(x * 0.01, y * 0.01, 2, 8);
            let line = smooth(0.12, 0.05, (fract(h * 5.0) - 0.5).abs());
            c.blend(rgb(0x84582f), 0.5 * line * printed)
        });
    }
    let [a, b, c] = corners;
    for (from, to) in [(a, b), (b, c), (c, a)] {
        s.tint(
            &m,
            &limb(&[(from.0, from.1, 1.5), (to.0, to.1, 1.5)]),
            0xfff6dc,
            1.2,
            0.4,
        );
    }
}

fn mountain(s: &mut Studio) {
    let (f, k, u, top) = (FOOT, FLANK, SHOULDER, SUMMIT);
    let foot = [
        [f[0], f[1], k[0]],
        [f[1], k[1], k[0]],
        [f[1], f[2], k[1]],
        [f[2], k[2], k[1]],
        [f[2], f[3], k[2]],
        [f[3], k[3], k[2]],
        [f[3], f[4], k[3]],
        [f[4], k[4], k[3]],
        [f[4], f[5], k[4]],
    ];
    let flank = [
        [k[0], k[1], u[0]],
        [k[1], u[1], u[0]],
        [k[1], k[2], u[1]],
        [k[2], u[2], u[1]],
        [k[2], k[3], u[2]],
        [k[3], u[3], u[2]],
        [k[3], k[4], u[3]],
    ];
    let peak = [[u[0], u[1], top], [u[1], u[2], top], [u[2], u[3], top]];
    for (i, corners) in foot.into_iter().enumerate() {
        facet(s, corners, 0xe4cc98, 1.0, i);
    }
    for (i, corners) in flank.into_iter().enumerate() {
        facet(s, corners, 0xa08c70, 0.35, i);
    }
    for (i, corners) in peak.into_iter().enumerate() {
        facet(s, corners, 0xf4ecdc, 0.0, i);
    }
    // Snow runs down the gullies, rock shows through it.
    let snow = s
        .mat(0xf8f2e4)
        .round(6.0, 0.8)
        .texture(0.14, 0.05, 0.05)
        .wobble(2.0);
    for path in [
        [
            (250.0, 286.0, 16.0),
            (240.0, 330.0, 9.0),
            (228.0, 384.0, 1.5),
        ],
        [
            (306.0, 290.0, 18.0),
            (312.0, 350.0, 9.0),
            (306.0, 420.0, 1.5),
        ],
        [
            (364.0, 268.0, 15.0),
            (382.0, 330.0, 8.0),
            (388.0, 386.0, 1.5),
        ],
        [
            (278.0, 300.0, 8.0),
            (272.0, 346.0, 5.0),
            (276.0, 392.0, 1.0),
        ],
    ] {
        s.lit(&limb(&path), &snow);
    }
    let rock = s
        .mat(0x84705c)
        .round(4.0, 1.0)
        .texture(0.3, 0.06, 0.06)
        .wobble(2.0);
    for path in [
        [
            (268.0, 214.0, 2.0),
            (258.0, 240.0, 7.0),
            (252.0, 270.0, 1.0),
        ],
        [
            (322.0, 190.0, 1.5),
            (328.0, 226.0, 6.0),
            (322.0, 262.0, 1.0),
        ],
        [
            (352.0, 212.0, 1.5),
            (362.0, 236.0, 5.0),
            (370.0, 252.0, 1.0),
        ],
    ] {
        s.lit(&limb(&path), &rock);
    }
    // Woods where the paper turns to earth.
    let mut dice = Dice::new(13);
    for i in 0..46 {
        let t = i as f32 / 46.0;
        let x = lerp(120.0, 488.0, t) + dice.range(-8.0, 8.0);
        let y = 476.0 + 44.0 * (t * 9.0).sin() + dice.range(-14.0, 40.0)
            - 60.0 * (2.0 * t - 1.0).powi(2);
        plants::pine(s, at(x, y).size(dice.range(0.14, 0.24)), 0x5c6440);
    }
    for (x, y, w, h, seed) in [
        (170.0, 330.0, 190.0, 34.0, 5),
        (440.0, 356.0, 210.0, 36.0, 7),
        (330.0, 170.0, 120.0, 22.0, 9),
    ] {
        sky::cloud_of(
            s,
            (x, y),
            (w, h),
            &[0xb89c74, 0xdcc8a0, 0xf8eed4, 0xffffff],
            0.85,
            seed,
        );
    }
}

/// Only its shade and arm come into the picture.
fn lamp(s: &mut Studio) {
    let metal = s
        .mat(0x5c5440)
        .round(16.0, 1.1)
        .texture(0.1, 0.02, 0.02)
        .rim(0.9);
    s.line(
        &[(620.0, 120.0), (580.0, 60.0), (540.0, 44.0)],
        0x463626,
        8.0,
        1.0,
    );
    s.glow(500.0, 132.0, 130.0, 0xffe0a0, 0.6);
    s.lit(
        &blob(&[
            (560.0, 36.0),
            (526.0, 26.0),
            (492.0, 52.0),
            (446.0, 96.0),
            (470.0, 118.0),
            (520.0, 132.0),
            (560.0, 132.0),
            (574.0, 84.0),
        ]),
        &metal,
    );
    s.flat(
        &ellipse(508.0, 120.0, 58.0, 13.0).turned(15.0),
        0xfff4d0,
        0.95,
    );
    s.rays((510.0, 110.0), 118.0, 40.0, 760.0, 0xffe0a0);
}

fn tools(s: &mut Studio) {
    // A pencil, and a pair of dividers left standing open.
    s.shade(
        &limb(&[(438.0, 776.0, 6.0), (588.0, 716.0, 6.0)]).moved(-4.0, 8.0),
        0x4c3420,
        5.0,
        0.7,
    );
    let lacquer = s.mat(0x94402c).round(5.0, 1.2).rim(0.8);
    s.lit(&limb(&[(462.0, 764.0, 6.4), (584.0, 714.0, 6.4)]), &lacquer);
    let wood = s.mat(0xe0bc84).round(4.0, 1.1);
    s.lit(
        &poly(&[(465.0, 771.0), (459.0, 758.0), (436.0, 775.0)]),
        &wood,
    );
    s.flat(
        &poly(&[(444.0, 774.0), (441.0, 769.0), (434.0, 776.0)]),
        0x2a1d14,
        1.0,
    );
    let brass = s
        .ramp(&[0x4c3420, 0x94702f, 0xd8b060, 0xfff2c4])
        .round(5.0, 1.2);
    s.shade(&ellipse(70.0, 712.0, 44.0, 14.0), 0x4c3420, 6.0, 0.7);
    s.lit(&ellipse(74.0, 702.0, 42.0, 19.0), &brass);
    s.flat(&ellipse(74.0, 700.0, 34.0, 14.4), 0xfaf0d4, 1.0);
    s.flat(
        &poly(&[(74.0, 696.0), (100.0, 692.0), (75.0, 704.0)]),
        0x94402c,
        1.0,
    );
    s.flat(
        &poly(&[(74.0, 696.0), (48.0, 708.0), (75.0, 704.0)]),
        0x463626,
        1.0,
    );
}

/// Six on a rope; the first has come to the end of the world and leans out.
fn hikers(s: &mut Studio) {
    let coats = [0x94402c, 0x4c5c64, 0x6c6c40, 0xbc8c3c, 0x5c4048];
    let stops = [
        (198.0, 802.0),
        (252.0, 784.0),
        (304.0, 774.0),
        (352.0, 764.0),
        (396.0, 742.0),
    ];
    let mut rope = Vec::new();
    for (i, (x, y)) in stops.into_iter().enumerate().rev() {
        let size = lerp(0.86, 0.6, i as f32 / 4.0);
        let lamplight = Shadow {
            ground: y,
            lean: -1.1,
            length: 0.42,
            colour: 0x6c4c2c,
            strength: 0.75,
        };
        s.casting(lamplight, |s| {
            let hat = if i % 2 == 0 {
                people::Hat::Brim
            } else {
                people::Hat::Pointed
            };
            let who = people::Person::new(coats[i])
                .hat(hat, 0x463626)
                .legs(0x3c2c20);
            let lean = if i == 0 { 7.0 } else { 0.0 };
            let place = at(x, y).size(size).turn(-lean).flip();
            people::strider(s, place, &who);
            s.at(place, |s| {
                // A rucksack with a rolled blanket.
                let canvas = s.mat(0x8c7448).round(6.0, 1.1).texture(0.2, 0.1, 0.1);
                s.lit(
                    &blob(&[
                        (-8.0, -74.0),
                        (-22.0, -72.0),
                        (-25.0, -56.0),
                        (-20.0, -44.0),
                        (-8.0, -46.0),
                    ]),
                    &canvas,
                );
                s.lit(
                    &limb(&[(-22.0, -77.0, 4.2), (-9.0, -78.0, 4.2)]),
                    &canvas.clone().bias(0.15),
                );
            });
        });
        rope.push((x, y - 48.0 * size));
        s.detail(x, y - 70.0 * size, 20.0);
    }
    for pair in rope.windows(2) {
        let middle = (
            (pair[0].0 + pair[1].0) / 2.0,
            (pair[0].1 + pair[1].1) / 2.0 + 10.0,
        );
        s.line(&[pair[0], middle, pair[1]], 0xf4e8c8, 1.8, 0.95);
    }
}

fn ink(s: &mut Studio) {
    // The dashes of the route.
    for i in 0..ROUTE.len() - 1 {
        let (a, b) = (ROUTE[i], ROUTE[i + 1]);
        for k in [0.05, 0.28, 0.51, 0.74] {
            let p = |t: f32| (lerp(a.0, b.0, t), lerp(a.1, b.1, t));
            s.line(&[p(k), p(k + 0.13)], 0x94402c, 2.6, 0.85);
        }
    }
    sky::far_birds(s, 6, (180.0, 170.0), (280.0, 240.0), 0x463626, 4);
}
