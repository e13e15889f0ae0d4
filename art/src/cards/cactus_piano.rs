//! A grand piano is half sunk in the desert and a flowering cactus plays it, while a lizard listens.
//! Under the raised lid an eye is open.

use crate::prelude::*;

pub(super) const CARD: Card = Card::new(
    "cactus_piano",
    Palette::RustDesert,
    Framing::SideView,
    scene,
)
.ink(ink)
.flow(flow);

/// The piano is drawn level about this point and then sinks by the tail.
const PIANO: (Point, f32) = ((388.0, 640.0), 7.0);
const EYE: Point = (66.0, -150.0);

fn flow(x: f32, y: f32) -> f32 {
    if y > 700.0 {
        flow::slant(6.0, x, y)
    } else {
        flow::swirl((330.0, 470.0), x, y)
    }
}

fn scene(s: &mut Studio) {
    s.key(Light::From(0.6, -0.6, 0.5));
    sky::gradient_sky(
        s,
        &[0x3c2c54, 0x7a4058, 0xc0644c, 0xe89858, 0xfbd890],
        640.0,
        0xf8c890,
        0.4,
    );
    sky::stars(s, 60, 260.0, 0xfff0d0, 6);
    s.glow(470.0, 590.0, 240.0, 0xffd890, 0.4);
    dune(
        s,
        &[
            (-60.0, 620.0),
            (100.0, 580.0),
            (260.0, 612.0),
            (420.0, 622.0),
            (560.0, 582.0),
            (660.0, 600.0),
        ],
        0xc87850,
    );
    s.mist(590.0, 660.0, 0xf8c890, 0.45);
    dune(
        s,
        &[
            (-60.0, 690.0),
            (90.0, 706.0),
            (240.0, 690.0),
            (400.0, 676.0),
            (560.0, 700.0),
            (660.0, 690.0),
        ],
        0xc4743c,
    );
    s.shade(
        &blob(&[
            (40.0, 740.0),
            (300.0, 752.0),
            (520.0, 730.0),
            (380.0, 800.0),
            (60.0, 806.0),
            (-60.0, 770.0),
        ]),
        0x5a2c50,
        22.0,
        0.65,
    );
    let (place, sunk) = PIANO;
    s.at(at(place.0, place.1).turn(sunk).size(0.92), piano);
    drift(s);
    cactus(s);
    lizard(s);
}

fn dune(s: &mut Studio, crest: &[Point], colour: Hex) {
    let mut outline = crest.to_vec();
    outline.push((660.0, 980.0));
    outline.push((-60.0, 980.0));
    let sand = s
        .mat(colour)
        .round(50.0, 0.7)
        .texture(0.12, 0.008, 0.09)
        .rim(0.4);
    let m = s.lit(&blob(&outline), &sand);
    let mut lee: Vec<Point> = crest.iter().map(|p| (p.0, p.1 - 3.0)).collect();
    lee.extend(crest.iter().rev().map(|p| (p.0 - 20.0, p.1 + 34.0)));
    s.shade_on(&m, &poly(&lee), 0x7a4058, 16.0, 0.4);
}

/// From the side: keys to the left, the tail in the sand, the lid propped open.
fn piano(s: &mut Studio) {
    let black = s
        .ramp(&[0x1c1028, 0x2c1c38, 0x4a3050, 0x8c5c68, 0xf0b488])
        .round(16.0, 1.0)
        .texture(0.08, 0.01, 0.05)
        .wobble(0.6);
    // The inside of the lid, lit by the evening.
    let lid = s.lit(
        &blob(&[
            (-140.0, -92.0),
            (-120.0, -150.0),
            (-60.0, -244.0),
            (10.0, -318.0),
            (90.0, -352.0),
            (172.0, -338.0),
            (226.0, -270.0),
            (246.0, -170.0),
            (244.0, -76.0),
            (100.0, -84.0),
        ]),
        &s.mat(0x8a4430)
            .round(20.0, 0.8)
            .texture(0.3, 0.012, 0.06)
            .rim(0.9),
    );
    s.shade_on(
        &lid,
        &ellipse(60.0, -90.0, 230.0, 70.0),
        0x2c1430,
        40.0,
        0.9,
    );
    s.lit(
        &limb(&[
            (-142.0, -92.0, 5.0),
            (-122.0, -152.0, 5.0),
            (-60.0, -248.0, 5.0),
            (10.0, -322.0, 5.0),
            (90.0, -356.0, 5.0),
            (174.0, -342.0, 5.0),
            (230.0, -272.0, 5.0),
            (250.0, -170.0, 5.0),
            (248.0, -76.0, 5.0),
        ]),
        &black,
    );
    eye_under_lid(s);
    // The prop.
    s.lit(
        &limb(&[(-96.0, -84.0, 4.0), (-62.0, -236.0, 3.4)]),
        &s.mat(0x6a3c2c).round(3.0, 1.1),
    );
    // Case with its long curve, then the key-bed.
    let case = s.lit(
        &blob(&[
            (-206.0, -92.0),
            (-60.0, -94.0),
            (120.0, -90.0),
            (252.0, -84.0),
            (262.0, -30.0),
            (250.0, 20.0),
            (100.0, 24.0),
            (-120.0, 22.0),
            (-206.0, 16.0),
            (-212.0, -40.0),
        ]),
        &black,
    );
    s.tint(
        &case,
        &limb(&[(-190.0, -66.0, 5.0), (0.0, -68.0, 6.0), (236.0, -58.0, 5.0)]),
        0xf0a878,
        8.0,
        0.5,
    );
    s.lit(
        &limb(&[
            (-208.0, -94.0, 5.0),
            (20.0, -95.0, 5.0),
            (256.0, -86.0, 5.0),
        ]),
        &s.mat(0xd8a040).round(3.0, 1.2),
    );
    s.lit(
        &blob(&[
            (-276.0, -66.0),
            (-196.0, -70.0),
            (-196.0, -10.0),
            (-262.0, -14.0),
            (-284.0, -36.0),
        ]),
        &black,
    );
    keys(s);
    // Legs go down into the dune.
    for x in [-222.0, -150.0] {
        s.lit(
            &poly(&[
                (x - 14.0, 10.0),
                (x + 16.0, 10.0),
                (x + 9.0, 120.0),
                (x - 7.0, 120.0),
            ]),
            &black,
        );
        s.lit(
            &ellipse(x + 1.0, 22.0, 16.0, 6.0),
            &s.mat(0xd8a040).round(3.0, 1.2),
        );
    }
    // The music stand with an empty sheet.
    s.lit(
        &poly(&[
            (-176.0, -94.0),
            (-128.0, -94.0),
            (-112.0, -150.0),
            (-166.0, -154.0),
        ]),
        &black.clone().bias(0.1),
    );
    s.lit(
        &poly(&[
            (-168.0, -100.0),
            (-136.0, -100.0),
            (-124.0, -144.0),
            (-160.0, -147.0),
        ]),
        &s.mat(0xf8e8c8).round(3.0, 0.8),
    );
}

/// Ivories seen a little from above, some of them pressed.
fn keys(s: &mut Studio) {
    let ivory = s.mat(0xf8ecd4).round(3.0, 0.9).wobble(0.2);
    let (a, b) = ((-284.0, -66.0), (-178.0, -72.0));
    let n = 11;
    for i in 0..n {
        let (t0, t1) = (i as f32 / n as f32, (i as f32 + 0.9) / n as f32);
        let dip = if i == 3 || i == 7 { 5.0 } else { 0.0 };
        let p = |t: f32, dx: f32, dy: f32| (lerp(a.0, b.0, t) + dx, lerp(a.1, b.1, t) + dy + dip);
        s.lit(
            &poly(&[
                p(t0, 0.0, 0.0),
                p(t1, 0.0, 0.0),
                p(t1, 20.0, -22.0),
                p(t0, 20.0, -22.0),
            ]),
            &ivory,
        );
        s.lit(
            &poly(&[
                p(t0, 0.0, 0.0),
                p(t1, 0.0, 0.0),
                p(t1, 0.0, 7.0),
                p(t0, 0.0, 7.0),
            ]),
            &ivory.clone().bias(-0.2),
        );
        if ![2, 6, 9].contains(&i) {
            s.flat(
                &poly(&[
                    p(t1, 7.0, -8.0),
                    p(t1 + 0.035, 7.0, -8.0),
                    p(t1 + 0.035, 20.0, -23.0),
                    p(t1, 20.0, -23.0),
                ]),
                0x241828,
                1.0,
            );
        }
    }
    s.detail(-226.0, -76.0, 56.0);
}

/// The lid is an eyelid: lashes along the rim, the eye in the dark below.
fn eye_under_lid(s: &mut Studio) {
    let (x, y) = EYE;
    s.soft(&ellipse(x, y + 4.0, 150.0, 70.0), 0x24102c, 22.0, 0.75);
    let white = s
        .ramp(&[0xa87c80, 0xf0dcc4, 0xfffaf0])
        .round(30.0, 0.9)
        .wobble(0.4);
    let almond = s.lit(
        &blob(&[
            (x - 112.0, y + 12.0),
            (x - 70.0, y - 30.0),
            (x, y - 52.0),
            (x + 74.0, y - 32.0),
            (x + 118.0, y + 8.0),
            (x + 66.0, y + 34.0),
            (x, y + 44.0),
            (x - 66.0, y + 34.0),
        ]),
        &white,
    );
    let iris = s
        .ramp(&[0x1c4c5c, 0x2f8488, 0x7cc4b0])
        .round(20.0, 0.8)
        .wobble(0.2);
    let (ix, iy) = (x - 26.0, y - 4.0);
    s.tint(&almond, &ellipse(ix, iy, 47.0, 47.0), 0x143844, 1.5, 1.0);
    s.lit(&ellipse(ix, iy + 1.0, 41.0, 40.0), &iris);
    for i in 0..26 {
        let a = i as f32 / 26.0 * std::f32::consts::TAU;
        let (sin, cos) = a.sin_cos();
        s.line(
            &[
                (ix + 18.0 * cos, iy + 18.0 * sin),
                (ix + 37.0 * cos, iy + 37.0 * sin),
            ],
            0xb8e4c8,
            2.0,
            0.45,
        );
    }
    s.flat(&ellipse(ix, iy, 18.0, 18.0), 0x140c1c, 1.0);
    s.flat(&ellipse(ix + 14.0, iy - 15.0, 8.0, 7.0), 0xffffff, 1.0);
    s.shade_on(
        &almond,
        &limb(&[
            (x - 108.0, y + 4.0, 9.0),
            (x, y - 50.0, 15.0),
            (x + 110.0, y + 2.0, 9.0),
        ]),
        0x4a2840,
        7.0,
        0.8,
    );
    let lash = s.mat(0x2c1430).round(4.0, 1.1);
    s.lit(
        &limb(&[
            (x - 122.0, y + 14.0, 4.0),
            (x - 72.0, y - 34.0, 7.0),
            (x, y - 57.0, 8.0),
            (x + 76.0, y - 36.0, 7.0),
            (x + 126.0, y + 8.0, 4.0),
        ]),
        &lash,
    );
    for i in 0..9 {
        let t = i as f32 / 8.0 * 2.0 - 1.0;
        let (bx, by) = (x + 104.0 * t, y - 56.0 + 52.0 * t * t);
        s.lit(
            &limb(&[
                (bx, by, 4.0),
                (bx + 14.0 * t, by - 20.0, 2.8),
                (bx + 36.0 * t, by - 34.0, 0.7),
            ]),
            &lash,
        );
    }
    s.detail(ix, iy, 50.0);
}

/// Sand over the tail and round the legs.
fn drift(s: &mut Studio) {
    let sand = s
        .mat(0xd08848)
        .round(30.0, 0.9)
        .texture(0.12, 0.01, 0.09)
        .rim(0.6);
    s.lit(
        &blob(&[
            (-60.0, 800.0),
            (60.0, 762.0),
            (180.0, 740.0),
            (290.0, 724.0),
            (380.0, 684.0),
            (470.0, 640.0),
            (560.0, 620.0),
            (660.0, 640.0),
            (680.0, 980.0),
            (-80.0, 980.0),
        ]),
        &sand,
    );
    s.repaint(|x, y, c| {
        let crest = 800.0 - 0.30 * x;
        if y < crest {
            return c;
        }
        let d = (y - crest) / 260.0;
        let wave =
            ((y + 0.25 * x + 12.0 * (x * 0.02).sin() + 14.0 * grain(x * 0.012, y * 0.02, 5))
                / (6.0 + 6.0 * d))
                .sin();
        c.blend(
            c.multiply(rgb(0xa86054)),
            0.34 * smooth(0.2, 1.0, wave) * smooth(0.0, 0.2, d),
        )
    });
}

/// A saguaro at the keys: ribbed, two arms bent to the keyboard, a crown of flowers.
fn cactus(s: &mut Studio) {
    s.shade(&ellipse(40.0, 790.0, 90.0, 14.0), 0x5a2c40, 8.0, 0.75);
    let green = s
        .mat(0x5c8048)
        .round(30.0, 1.2)
        .texture(0.2, 0.06, 0.02)
        .rim(0.9)
        .wobble(1.0);
    let ribs = |s: &mut Studio, on: &Mask, path: &[(f32, f32, f32)]| {
        for k in [-0.62, -0.22, 0.2, 0.6] {
            let line: Vec<(f32, f32, f32)> = path
                .windows(2)
                .flat_map(|w| {
                    let (dx, dy) = (w[1].0 - w[0].0, w[1].1 - w[0].1);
                    let d = dx.hypot(dy).max(1.0);
                    [w[0], w[1]].map(|p| (p.0 - dy / d * k * p.2, p.1 + dx / d * k * p.2, 2.0))
                })
                .collect();
            s.shade_on(on, &limb(&line), 0x24402c, 2.0, 0.75);
        }
    };
    // Far arm.
    let far = [
        (66.0, 480.0, 22.0),
        (112.0, 456.0, 19.0),
        (126.0, 404.0, 17.0),
        (124.0, 360.0, 14.0),
    ];
    let m = s.lit(&limb(&far), &green.clone().round(16.0, 1.2).bias(-0.14));
    ribs(s, &m, &far);
    let trunk = [
        (46.0, 800.0, 46.0),
        (44.0, 660.0, 50.0),
        (50.0, 500.0, 50.0),
        (60.0, 380.0, 46.0),
        (64.0, 316.0, 40.0),
    ];
    let m = s.lit(&limb(&trunk), &green);
    ribs(s, &m, &trunk);
    // The two that play.
    for path in [
        [
            (74.0, 556.0, 20.0),
            (140.0, 508.0, 19.0),
            (188.0, 476.0, 17.0),
            (198.0, 520.0, 12.0),
        ],
        [
            (66.0, 630.0, 22.0),
            (104.0, 560.0, 21.0),
            (136.0, 500.0, 18.0),
            (150.0, 528.0, 13.0),
        ],
    ] {
        let m = s.lit(&limb(&path), &green.clone().round(15.0, 1.2).bias(0.05));
        ribs(s, &m, &path);
        let end = path[3];
        for dx in [-9.0, 0.0, 9.0] {
            s.lit(
                &limb(&[
                    (end.0 + dx * 0.5, end.1 + 3.0, 4.6),
                    (end.0 + dx * 1.3, end.1 + 17.0, 3.0),
                ]),
                &green.clone().round(4.0, 1.2),
            );
        }
    }
    for (x, y, size) in [
        (64.0, 288.0, 1.0),
        (34.0, 300.0, 0.8),
        (94.0, 302.0, 0.84),
        (124.0, 346.0, 0.62),
        (14.0, 352.0, 0.56),
    ] {
        blossom(s, (x, y), size);
    }
}

fn blossom(s: &mut Studio, (x, y): Point, size: f32) {
    s.at(at(x, y).size(size), |s| {
        for (turn, colour) in [
            (-76.0, 0xc83c60),
            (76.0, 0xc83c60),
            (-44.0, 0xd85878),
            (44.0, 0xd85878),
            (-16.0, 0xe87890),
            (16.0, 0xe87890),
        ] {
            s.at(at(0.0, 8.0).turn(turn), |s| {
                s.lit(
                    &blob(&[
                        (0.0, 0.0),
                        (-10.0, -16.0),
                        (-6.0, -34.0),
                        (0.0, -42.0),
                        (6.0, -34.0),
                        (10.0, -16.0),
                    ]),
                    &s.mat(colour).round(6.0, 1.1).rim(0.8),
                );
            });
        }
        s.lit(
            &ellipse(0.0, -8.0, 9.0, 10.0),
            &s.mat(0xf8d060).round(5.0, 1.1).texture(0.3, 0.2, 0.2),
        );
    });
}

/// On a stone in front, head lifted, tail curled: the audience.
fn lizard(s: &mut Studio) {
    s.shade(&ellipse(436.0, 842.0, 110.0, 14.0), 0x5a2c40, 8.0, 0.75);
    land::rock(s, (446.0, 846.0), 200.0, 66.0, 0xb07050, 4);
    s.at(at(452.0, 786.0).flip(), |s| {
        let skin = s
            .mat(0x3f8c84)
            .round(9.0, 1.2)
            .texture(0.35, 0.15, 0.15)
            .rim(1.0);
        let far = skin.clone().bias(-0.2);
        for (a, b, c) in [
            ((34.0, -16.0), (50.0, -8.0), (52.0, 8.0)),
            ((-24.0, -8.0), (-14.0, 2.0), (-22.0, 12.0)),
        ] {
            s.lit(
                &limb(&[(a.0, a.1, 7.0), (b.0, b.1, 5.0), (c.0, c.1, 3.6)]),
                &far,
            );
        }
        s.lit(
            &limb(&[
                (-30.0, -6.0, 12.0),
                (-70.0, 6.0, 8.0),
                (-104.0, 24.0, 5.6),
                (-112.0, 46.0, 4.0),
                (-94.0, 52.0, 2.6),
                (-88.0, 40.0, 1.2),
            ]),
            &skin,
        );
        let body = s.lit(
            &limb(&[
                (-36.0, -7.0, 12.0),
                (0.0, -12.0, 17.0),
                (36.0, -24.0, 14.0),
                (56.0, -44.0, 11.0),
            ]),
            &skin,
        );
        for i in 0..7 {
            let x = -34.0 + 13.0 * i as f32;
            s.tint(
                &body,
                &limb(&[(x, -32.0 - 0.15 * x, 2.0), (x + 4.0, -8.0 - 0.2 * x, 2.6)]),
                0xf0c060,
                1.2,
                0.75,
            );
        }
        s.lit(
            &blob(&[
                (46.0, -48.0),
                (54.0, -66.0),
                (72.0, -72.0),
                (94.0, -66.0),
                (98.0, -58.0),
                (84.0, -50.0),
                (62.0, -42.0),
            ]),
            &skin,
        );
        for (a, b, c) in [
            ((40.0, -20.0), (36.0, -2.0), (46.0, 10.0)),
            ((-26.0, -4.0), (-42.0, 6.0), (-34.0, 16.0)),
        ] {
            s.lit(
                &limb(&[(a.0, a.1, 8.0), (b.0, b.1, 6.0), (c.0, c.1, 4.0)]),
                &skin,
            );
        }
        eye(s, 74.0, -62.0, 4.0);
        s.detail(72.0, -58.0, 30.0);
    });
}

fn ink(s: &mut Studio) {
    // Spines, catching the light.
    let mut dice = Dice::new(9);
    for _ in 0..110 {
        let y = dice.range(320.0, 780.0);
        let x = 52.0 + dice.range(-46.0, 46.0);
        let (dx, dy) = (dice.range(-5.0, 5.0), dice.range(-6.0, -2.0));
        s.line(&[(x, y), (x + dx, y + dy)], 0xfff0d0, 1.2, 0.85);
    }
    sky::far_birds(s, 4, (470.0, 420.0), (570.0, 470.0), 0x5a2c40, 5);
}
