//! A gardener, seen from behind, tips her watering can over the country: the water falls as a river
//! and winds away to the horizon with boats on it. One with a red sail goes up the fall.

use crate::prelude::*;

pub(super) const CARD: Card = Card::new("can_river", Palette::SpringGarden, Framing::Wide, scene)
    .style(Style::Watercolour)
    .ink(ink);

const HORIZON: f32 = 430.0;
/// The rose of the can, and where the water lands.
const ROSE: Point = (470.0, 428.0);
const POOL: Point = (460.0, 710.0);

/// The river's course from the pool to the horizon, with half-widths.
const COURSE: [(f32, f32, f32); 10] = [
    (450.0, 722.0, 66.0),
    (536.0, 690.0, 52.0),
    (590.0, 640.0, 38.0),
    (540.0, 596.0, 29.0),
    (420.0, 572.0, 24.0),
    (330.0, 548.0, 19.0),
    (352.0, 520.0, 13.0),
    (470.0, 496.0, 9.0),
    (500.0, 470.0, 5.5),
    (446.0, 446.0, 3.0),
];

fn scene(s: &mut Studio) {
    s.key(Light::From(-0.55, -0.65, 0.5));
    sky::gradient_sky(
        s,
        &[0x74b8d4, 0x9cd0dc, 0xc8e4dc, 0xecf2d4, 0xfdf6d4],
        HORIZON,
        0xffffff,
        0.3,
    );
    sky::cloud(s, 470.0, 210.0, 330.0, 110.0, 12);
    sky::cloud(s, 250.0, 330.0, 260.0, 56.0, 15);
    sky::cloud(s, 560.0, 376.0, 200.0, 40.0, 17);
    country(s);
    river(s);
    boats(s);
    fall(s);
    bank(s);
    gardener(s);
    can(s);
    arm(s);
    near_flowers(s);
}

/// Hills, and beds of flowers in stripes that turn into fields.
fn country(s: &mut Studio) {
    for (y, colour, seed) in [(404.0, 0x8cb8c4, 3), (424.0, 0x98c8a4, 5)] {
        let hill = s
            .mat(colour)
            .round(40.0, 0.5)
            .rim(0.3)
            .texture(0.14, 0.01, 0.04);
        s.lit(&land::ridge_line(y, 44.0, 0.008, seed), &hill);
    }
    s.mist(400.0, 450.0, s.tones.mist, 0.5);
    let plain = s.flat(&rect(-10.0, HORIZON + 8.0, 620.0, 500.0), 0x94c068, 1.0);
    s.fill(&plain, |x, y, _| {
        let d = (y - HORIZON) / (900.0 - HORIZON);
        let depth = 1.0 / (0.06 + d);
        let n = warp(x * 0.01, y * 0.02, 3, 4, 1.0);
        rgb(0xc4dc9c)
            .blend(rgb(0x88bc5c), smooth(0.0, 0.35, d + 0.05 * n))
            .blend(rgb(0x589448), smooth(0.3, 0.9, d + 0.1 * n))
            .blend(rgb(0xf0f0b0), sat(0.06 * (depth * 3.0 + x * 0.01).sin()))
    });
    let mut dice = Dice::new(8);
    let tulips = [0xe0607c, 0xf0c048, 0xfcf4e8, 0xb880c4, 0xf09060, 0xe88ca4];
    for (x, y, w, h) in [
        (110.0, 470.0, 150.0, 20.0),
        (250.0, 462.0, 110.0, 12.0),
        (350.0, 464.0, 100.0, 13.0),
        (560.0, 480.0, 90.0, 18.0),
        (220.0, 500.0, 150.0, 28.0),
        (430.0, 532.0, 120.0, 24.0),
        (250.0, 600.0, 190.0, 42.0),
        (480.0, 640.0, 90.0, 34.0),
        (320.0, 676.0, 150.0, 52.0),
    ] {
        let bed = s.mask(
            &poly(&[
                (x - w * 0.5, y + h * 0.5),
                (x - w * 0.38, y - h * 0.5),
                (x + w * 0.42, y - h * 0.5),
                (x + w * 0.5, y + h * 0.5),
            ]),
            1.0,
        );
        s.wash(&bed, mix(0x6c9848, 0x8c6848, 0.4), 0.9);
        for row in 0..4 {
            let top = y - h * 0.5 + h * row as f32 / 4.0;
            s.tint(
                &bed,
                &rect(x - w, top + h * 0.03, w * 2.0, h * 0.15),
                dice.pick(&tulips),
                0.6,
                0.95,
            );
        }
    }
    for (x, y, size) in [
        (188.0, 468.0, 0.3),
        (300.0, 474.0, 0.26),
        (400.0, 480.0, 0.3),
        (574.0, 524.0, 0.5),
        (520.0, 540.0, 0.42),
        (250.0, 546.0, 0.5),
        (590.0, 566.0, 0.62),
        (392.0, 640.0, 0.7),
    ] {
        plants::toy_tree(
            s,
            at(x, y).size(size),
            dice.pick(&[0x5c9850, 0xf4b8c8, 0x74ac58, 0xfce0e4]),
        );
    }
    for (x, y, size) in [
        (212.0, 474.0, 0.22),
        (228.0, 475.0, 0.2),
        (548.0, 498.0, 0.24),
    ] {
        buildings::house(s, at(x, y).size(size), 0xfcf4e0, 0xd07058, None);
    }
}

fn river(s: &mut Studio) {
    let shore: Vec<(f32, f32, f32)> = COURSE
        .iter()
        .map(|&(x, y, r)| (x, y, r * 1.14 + 1.0))
        .collect();
    s.flat(&limb(&shore), 0xe8dca8, 0.9);
    let bed = s.flat(&limb(&COURSE), 0x5cb0c4, 1.0);
    s.fill(&bed, |x, y, _| {
        let d = smooth(440.0, 740.0, y);
        let wave = fbm(x * 0.02 / (0.3 + d), y * 0.12 / (0.3 + d), 3, 6);
        rgb(0xd4ecdc)
            .blend(rgb(0x6cbccc), smooth(0.0, 0.5, d))
            .blend(rgb(0x3c90b4), smooth(0.4, 1.0, d))
            .blend(rgb(0xf4fcf8), smooth(0.12, 0.4, wave) * 0.6)
    });
}

fn sail_boat(s: &mut Studio, place: Place, hull: Hex, sail: Hex) {
    s.at(place, |s| {
        let wood = s.mat(hull).round(6.0, 1.0).wobble(0.4);
        let cloth = s.mat(sail).round(9.0, 0.9).wobble(0.5).rim(0.6);
        s.lit(&limb(&[(2.0, -6.0, 1.8), (2.0, -92.0, 1.2)]), &wood);
        s.lit(
            &blob(&[
                (6.0, -90.0),
                (30.0, -56.0),
                (44.0, -20.0),
                (20.0, -16.0),
                (6.0, -18.0),
            ]),
            &cloth,
        );
        s.lit(
            &blob(&[
                (-2.0, -80.0),
                (-16.0, -50.0),
                (-28.0, -20.0),
                (-12.0, -18.0),
                (-2.0, -20.0),
            ]),
            &cloth.clone().bias(-0.08),
        );
        s.lit(
            &blob(&[
                (-44.0, -14.0),
                (0.0, -9.0),
                (48.0, -16.0),
                (32.0, 4.0),
                (0.0, 8.0),
                (-30.0, 4.0),
            ]),
            &wood,
        );
    });
}

fn boats(s: &mut Studio) {
    for (x, y, size, flip) in [
        (492.0, 482.0, 0.14, false),
        (360.0, 512.0, 0.22, true),
        (352.0, 548.0, 0.34, false),
        (566.0, 612.0, 0.52, true),
    ] {
        s.shade(
            &ellipse(x, y + 3.0, 50.0 * size, 6.0 * size),
            0x2c6484,
            2.0,
            0.6,
        );
        sail_boat(s, at(x, y).size(size).mirror(flip), 0x8c5c3c, 0xfffaf0);
    }
}

/// The water falls in one broad veil; the red sail goes up in it.
fn fall(s: &mut Studio) {
    s.glow(POOL.0, POOL.1 - 6.0, 90.0, 0xffffff, 0.5);
    let veil = blob(&[
        (452.0, 420.0),
        (480.0, 410.0),
        (504.0, 446.0),
        (514.0, 540.0),
        (522.0, 640.0),
        (532.0, 720.0),
        (460.0, 734.0),
        (392.0, 720.0),
        (408.0, 640.0),
        (424.0, 540.0),
        (436.0, 462.0),
    ]);
    let water = s.flat(&veil, 0x9cd8e4, 0.94);
    s.fill(&water, |x, y, c| {
        let spread = 1.0 + (y - ROSE.1) / 340.0;
        let u = (x - 468.0) / spread;
        let thread = grain(u * 0.16, y * 0.006, 5) + 0.5 * grain(u * 0.4, y * 0.012, 9);
        let round = smooth(10.0, 46.0, u.abs());
        c.blend(rgb(0x4ca0c4), sat(0.35 - thread * 0.8 + 0.3 * round))
            .blend(rgb(0xffffff), sat(thread * 0.9 + 0.1))
    });
    // Foam at its foot.
    let mut dice = Dice::new(4);
    for _ in 0..44 {
        let (x, y) = (
            POOL.0 + dice.bell() * 86.0,
            POOL.1 + 12.0 + dice.bell() * 13.0,
        );
        let r = dice.range(4.0, 13.0);
        s.soft(&ellipse(x, y, r, r * 0.66), 0xf8fefc, 1.4, 0.75);
    }
    s.at(at(470.0, 590.0).turn(-84.0).size(1.0), |s| {
        s.soft(&ellipse(-6.0, 10.0, 60.0, 8.0), 0xffffff, 3.0, 0.8);
        sail_boat(s, at(0.0, 0.0), 0x6c3c30, 0xd84058);
    });
    s.detail(446.0, 590.0, 60.0);
}

/// The near rise she stands on.
fn bank(s: &mut Studio) {
    let turf = s
        .mat(0x5c9848)
        .round(50.0, 0.7)
        .texture(0.24, 0.02, 0.06)
        .rim(0.5);
    s.lit(
        &blob(&[
            (-40.0, 700.0),
            (80.0, 706.0),
            (200.0, 742.0),
            (330.0, 800.0),
            (450.0, 828.0),
            (560.0, 812.0),
            (660.0, 780.0),
            (660.0, 960.0),
            (-40.0, 960.0),
        ]),
        &turf,
    );
    plants::grass(
        s,
        770.0,
        900.0,
        130,
        &[0x6ca44c, 0x8cc060, 0x44803f, 0xa8d070],
        5,
    );
    let t = s.tones;
    plants::flowers(
        s,
        (810.0, 900.0),
        110,
        &[t.red, t.gold, 0xfff4f8, t.plum],
        8,
        |_, y| y > 812.0,
    );
}

/// Straw hat, blue blouse, apron strings, wide skirt.
fn gardener(s: &mut Studio) {
    s.shade(&ellipse(200.0, 872.0, 130.0, 20.0), 0x2c5440, 12.0, 0.7);
    let skirt = s
        .mat(0x8c5470)
        .round(46.0, 1.2)
        .texture(0.16, 0.05, 0.012)
        .rim(0.9);
    for (x, y) in [(118.0, 868.0), (188.0, 876.0)] {
        let boot = s.mat(0x5c4034).round(12.0, 1.1);
        s.lit(
            &limb(&[(x, y - 60.0, 19.0), (x, y - 14.0, 17.0), (x + 4.0, y, 20.0)]),
            &boot,
        );
    }
    let m = s.lit(
        &blob(&[
            (104.0, 610.0),
            (150.0, 596.0),
            (206.0, 608.0),
            (226.0, 670.0),
            (244.0, 760.0),
            (256.0, 838.0),
            (204.0, 850.0),
            (150.0, 840.0),
            (98.0, 852.0),
            (44.0, 836.0),
            (60.0, 756.0),
            (84.0, 670.0),
        ]),
        &skirt,
    );
    for (x0, x1) in [
        (122.0, 84.0),
        (150.0, 142.0),
        (176.0, 196.0),
        (196.0, 234.0),
    ] {
        s.shade_on(
            &m,
            &limb(&[
                (x0, 626.0, 1.5),
                ((x0 + x1) / 2.0, 720.0, 4.0),
                (x1, 850.0, 9.0),
            ]),
            0x4a2c50,
            5.0,
            0.6,
        );
    }
    let blouse = s
        .mat(0x5c94c0)
        .round(34.0, 1.2)
        .texture(0.14, 0.03, 0.02)
        .rim(0.9);
    let b = s.lit(
        &blob(&[
            (132.0, 452.0),
            (96.0, 468.0),
            (76.0, 510.0),
            (86.0, 570.0),
            (104.0, 622.0),
            (154.0, 632.0),
            (206.0, 622.0),
            (220.0, 566.0),
            (230.0, 506.0),
            (210.0, 464.0),
            (172.0, 450.0),
        ]),
        &blouse,
    );
    s.shade_on(
        &b,
        &limb(&[
            (150.0, 480.0, 2.0),
            (148.0, 540.0, 4.0),
            (154.0, 600.0, 3.0),
        ]),
        0x2c4c7c,
        5.0,
        0.5,
    );
    // The left arm hangs, fist on the hip.
    s.lit(
        &limb(&[
            (96.0, 486.0, 21.0),
            (58.0, 546.0, 18.0),
            (70.0, 590.0, 15.0),
            (98.0, 606.0, 12.0),
        ]),
        &blouse.clone().bias(-0.03),
    );
    // Apron strings and their bow.
    let linen = s.mat(0xfcf4e4).round(5.0, 1.0);
    s.lit(
        &limb(&[(98.0, 606.0, 6.0), (154.0, 618.0, 7.0), (212.0, 606.0, 6.0)]),
        &linen,
    );
    for side in [-1.0, 1.0] {
        s.lit(
            &blob(&[
                (154.0, 616.0),
                (154.0 + side * 20.0, 600.0),
                (154.0 + side * 34.0, 612.0),
                (154.0 + side * 22.0, 628.0),
            ]),
            &linen,
        );
        s.lit(
            &limb(&[
                (154.0, 620.0, 5.0),
                (154.0 + side * 12.0, 660.0, 6.0),
                (154.0 + side * 16.0, 704.0, 7.0),
            ]),
            &linen,
        );
    }
    s.lit(&ellipse(154.0, 617.0, 9.0, 9.0), &linen);
    // Plait and straw hat.
    let neck = s.mat(s.tones.skin).round(10.0, 1.0);
    s.lit(&limb(&[(154.0, 462.0, 15.0), (156.0, 424.0, 15.0)]), &neck);
    let hair = s.mat(0x7a4a2c).round(16.0, 1.2).texture(0.25, 0.12, 0.04);
    s.lit(&ellipse(157.0, 404.0, 40.0, 42.0), &hair);
    for (x, y, r) in [
        (152.0, 440.0, 14.0),
        (149.0, 462.0, 14.0),
        (147.0, 484.0, 13.0),
        (147.0, 506.0, 12.0),
        (149.0, 526.0, 10.0),
    ] {
        s.lit(&ellipse(x, y, r, r * 0.9), &hair.clone().round(9.0, 1.3));
    }
    s.lit(&limb(&[(150.0, 534.0, 4.0), (152.0, 556.0, 6.0)]), &hair);
    s.flat(&ellipse(150.0, 535.0, 7.0, 4.0), 0xd84058, 1.0);
    let straw = s
        .mat(0xecc878)
        .round(18.0, 1.1)
        .texture(0.3, 0.05, 0.12)
        .rim(0.9);
    s.lit(
        &blob(&[
            (108.0, 380.0),
            (116.0, 332.0),
            (158.0, 316.0),
            (202.0, 334.0),
            (208.0, 384.0),
        ]),
        &straw,
    );
    s.lit(
        &limb(&[
            (108.0, 376.0, 9.0),
            (158.0, 386.0, 10.0),
            (208.0, 378.0, 9.0),
        ]),
        &s.mat(0xd84058).round(6.0, 1.0),
    );
    s.lit(
        &blob(&[
            (62.0, 396.0),
            (90.0, 380.0),
            (158.0, 390.0),
            (226.0, 378.0),
            (258.0, 390.0),
            (230.0, 412.0),
            (158.0, 422.0),
            (88.0, 416.0),
        ]),
        &straw,
    );
}

/// A great zinc can, tipped.
fn can(s: &mut Studio) {
    let zinc = s
        .ramp(&[0x3c4c5c, 0x6c808c, 0xa4b8bc, 0xdce8e4, 0xffffff])
        .round(34.0, 1.2)
        .texture(0.16, 0.02, 0.02);
    s.at(at(324.0, 420.0).turn(33.0), |s| {
        // Handle, spout with its rose, body.
        let rim = zinc.clone().round(7.0, 1.3);
        s.lit(
            &limb(&[
                (-66.0, 34.0, 7.0),
                (-104.0, -6.0, 7.0),
                (-100.0, -66.0, 7.0),
                (-52.0, -98.0, 7.0),
                (-8.0, -84.0, 7.0),
                (10.0, -58.0, 7.0),
            ]),
            &rim,
        );
        s.lit(
            &blob(&[
                (40.0, 46.0),
                (44.0, 14.0),
                (92.0, -30.0),
                (112.0, -62.0),
                (124.0, -54.0),
                (108.0, -8.0),
                (76.0, 44.0),
                (48.0, 62.0),
            ]),
            &zinc.clone().round(14.0, 1.2),
        );
        s.lit(
            &blob(&[
                (96.0, -60.0),
                (122.0, -86.0),
                (144.0, -60.0),
                (134.0, -36.0),
                (114.0, -46.0),
            ]),
            &zinc.clone().round(12.0, 1.2),
        );
        let m = s.lit(
            &blob(&[
                (-64.0, -54.0),
                (0.0, -62.0),
                (58.0, -54.0),
                (60.0, 10.0),
                (56.0, 74.0),
                (0.0, 84.0),
                (-60.0, 74.0),
                (-66.0, 10.0),
            ]),
            &zinc,
        );
        for y in [-36.0, 54.0] {
            s.shade_on(
                &m,
                &limb(&[(-66.0, y, 2.0), (0.0, y + 8.0, 2.0), (62.0, y, 2.0)]),
                0x3c5068,
                1.5,
                0.8,
            );
        }
        s.shade_on(
            &m,
            &blob(&[(20.0, -40.0), (58.0, -40.0), (58.0, 70.0), (24.0, 76.0)]),
            0x6c84a0,
            14.0,
            0.7,
        );
        s.lit(
            &ellipse(-3.0, -56.0, 60.0, 12.0),
            &s.mat(0x44586c).round(5.0, 0.7),
        );
    });
}

/// The arm that carries it, over the handle.
fn arm(s: &mut Studio) {
    let sleeve = s
        .mat(0x5c94c0)
        .round(22.0, 1.2)
        .texture(0.14, 0.03, 0.02)
        .rim(0.9);
    let skin = s.mat(s.tones.skin).round(10.0, 1.1);
    s.lit(
        &limb(&[
            (240.0, 430.0, 13.0),
            (276.0, 372.0, 11.0),
            (296.0, 344.0, 12.0),
        ]),
        &skin,
    );
    s.lit(
        &limb(&[
            (204.0, 490.0, 25.0),
            (232.0, 466.0, 22.0),
            (254.0, 414.0, 18.0),
        ]),
        &sleeve,
    );
    for (x, y) in [
        (286.0, 336.0),
        (297.0, 332.0),
        (308.0, 334.0),
        (317.0, 340.0),
    ] {
        s.lit(&limb(&[(x, y + 3.0, 6.5), (x + 3.0, y + 17.0, 5.5)]), &skin);
    }
}

/// The border at our feet.
fn near_flowers(s: &mut Studio) {
    let t = s.tones;
    for (x, y, size, petals) in [
        (318.0, 930.0, 1.1, 0xfcf4f0),
        (386.0, 940.0, 1.35, t.gold),
        (448.0, 916.0, 1.0, t.red),
        (506.0, 936.0, 1.5, t.plum),
        (574.0, 920.0, 1.6, 0xfcf4f0),
        (22.0, 930.0, 1.2, t.gold),
    ] {
        let lean = (x - 440.0) * 0.05;
        plants::flower(
            s,
            at(x, y).size(size).turn(lean),
            petals,
            0xf0b040,
            0x4c8c44,
        );
    }
}

fn ink(s: &mut Studio) {
    sky::far_birds(s, 6, (330.0, 230.0), (560.0, 320.0), 0x5a7080, 4);
    let mut dice = Dice::new(6);
    for _ in 0..46 {
        let (x, y) = (468.0 + dice.bell() * 44.0, dice.range(440.0, 700.0));
        s.line(
            &[
                (x, y),
                (x + dice.range(-1.0, 1.0), y + dice.range(10.0, 26.0)),
            ],
            0xffffff,
            1.3,
            0.55,
        );
    }
}
