//! A ship stands on the dunes; its masts have taken root and carry leaves for sails. A sailor waters
//! them from a can. From the ladder, wet footprints lead away over the sand, and end nowhere.

use crate::prelude::*;

pub(super) const CARD: Card = Card::new("dune_ship", Palette::RustDesert, Framing::Wide, scene)
    .ink(ink)
    .flow(flow);

/// The ship's deck is drawn level about this point, then heeled a little.
const SHIP: Point = (296.0, 640.0);
const HEEL: f32 = -4.0;

fn flow(x: f32, y: f32) -> f32 {
    if y > 640.0 {
        flow::slant(12.0, x, y)
    } else {
        flow::swirl((470.0, 420.0), x, y)
    }
}

fn scene(s: &mut Studio) {
    s.key(Light::From(0.7, -0.5, 0.5));
    sky::gradient_sky(
        s,
        &[0x2f7488, 0x6ca4a4, 0xd8cc9c, 0xf4b870, 0xe88a4c],
        640.0,
        0xfff0d0,
        0.35,
    );
    s.glow(500.0, 520.0, 240.0, 0xffd890, 0.5);
    s.soft(&ellipse(506.0, 496.0, 46.0, 46.0), 0xfff4d0, 3.0, 0.95);
    sky::cloud(s, 80.0, 180.0, 260.0, 60.0, 7);
    far_dunes(s);
    near_dune(s);
    let shadow = Shadow {
        ground: 704.0,
        lean: -1.1,
        length: 0.42,
        colour: 0x7a3c50,
        strength: 0.85,
    };
    s.casting(shadow, ship);
    sand_over_keel(s);
    footprints(s);
}

/// One crest with its lit and its lee side.
fn dune(s: &mut Studio, crest: &[Point], colour: Hex, lee: f32) {
    let mut outline = crest.to_vec();
    outline.push((660.0, 980.0));
    outline.push((-60.0, 980.0));
    let sand = s
        .mat(colour)
        .round(50.0, 0.6)
        .texture(0.10, 0.008, 0.09)
        .rim(0.4);
    let m = s.lit(&blob(&outline), &sand);
    let mut shade: Vec<Point> = crest.iter().map(|p| (p.0, p.1 - 3.0)).collect();
    shade.extend(crest.iter().rev().map(|p| (p.0 - 20.0, p.1 + lee)));
    s.shade_on(&m, &poly(&shade), 0x8c4c54, 16.0, 0.5);
}

fn far_dunes(s: &mut Studio) {
    dune(
        s,
        &[
            (-60.0, 560.0),
            (90.0, 536.0),
            (210.0, 566.0),
            (340.0, 576.0),
            (470.0, 548.0),
            (660.0, 584.0),
        ],
        0xe0a878,
        18.0,
    );
    s.mist(540.0, 610.0, s.tones.mist, 0.5);
    dune(
        s,
        &[
            (-60.0, 640.0),
            (60.0, 606.0),
            (190.0, 596.0),
            (330.0, 630.0),
            (500.0, 640.0),
            (660.0, 600.0),
        ],
        0xd89058,
        30.0,
    );
    s.mist(600.0, 660.0, s.tones.mist, 0.3);
}

fn near_dune(s: &mut Studio) {
    dune(
        s,
        &[
            (-60.0, 716.0),
            (80.0, 700.0),
            (240.0, 690.0),
            (400.0, 686.0),
            (540.0, 706.0),
            (660.0, 740.0),
        ],
        0xd08448,
        10.0,
    );
    // Ripples the wind has left.
    s.repaint(|x, y, c| {
        if y < 716.0 {
            return c;
        }
        let d = (y - 700.0) / 200.0;
        let wave = ((y + 10.0 * (x * 0.02).sin() + 16.0 * grain(x * 0.012, y * 0.02, 5))
            / (5.0 + 7.0 * d))
            .sin();
        let k = smooth(0.2, 1.0, wave) * 0.16 * smooth(716.0, 750.0, y);
        c.blend(c.multiply(rgb(0xb06c50)), k * 2.0)
    });
}

fn ship(s: &mut Studio) {
    s.at(at(SHIP.0, SHIP.1).turn(HEEL), |s| {
        mast(s, -124.0, 340.0, 10.0);
        mast(s, 116.0, 380.0, 11.0);
        mast(s, 0.0, 480.0, 13.0);
        bowsprit(s);
        hull(s);
        sailor(s);
    });
}

fn mast(s: &mut Studio, x: f32, height: f32, half: f32) {
    let bark = s
        .mat(0x7a5034)
        .round(half, 1.2)
        .texture(0.35, 0.12, 0.02)
        .wobble(1.6)
        .rim(0.8);
    let top = -60.0 - height;
    s.lit(
        &limb(&[
            (x, -10.0, half * 1.3),
            (x + 5.0, -60.0 - height * 0.5, half),
            (x - 3.0, top, half * 0.4),
        ]),
        &bark,
    );
    // Yards are boughs; leaves hang and fill from them.
    let mut dice = Dice::new(height as u64);
    for i in 0..3 {
        let k = i as f32 / 2.0;
        let y = lerp(-60.0 - height * 0.42, top + 26.0, k);
        let reach = lerp(height * 0.22, height * 0.12, k);
        s.lit(
            &limb(&[
                (x - reach, y - 10.0, 2.6),
                (x, y + 2.0, half * 0.55),
                (x + reach, y - 14.0, 2.4),
            ]),
            &bark,
        );
        let size = reach / 44.0;
        for (dx, turn, tone) in [
            (-0.62, 204.0, -0.1),
            (0.66, 150.0, 0.0),
            (0.04, 178.0, 0.06),
        ] {
            let green = mix(
                dice.pick(&[0x5c8c3c, 0x7ca048, 0x4a7c40]),
                0xd8d070,
                0.12 + tone,
            );
            leaf_sail(
                s,
                at(x + dx * reach, y - 4.0)
                    .size(size)
                    .turn(turn + dice.range(-7.0, 7.0)),
                green,
            );
        }
    }
    // A shoot at the very top.
    for turn in [-34.0, 6.0, 40.0] {
        plants::leaf(s, at(x - 3.0, top + 6.0).size(0.62).turn(turn), 0x8cb050);
    }
}

/// A broad leaf, bellied by wind: 60 long, its stalk at the place's point, pointing up.
fn leaf_sail(s: &mut Studio, place: Place, colour: Hex) {
    s.at(place, |s| {
        let blade = s
            .mat(colour)
            .round(13.0, 1.1)
            .texture(0.16, 0.06, 0.10)
            .wobble(0.5)
            .rim(0.9);
        let m = s.lit(
            &blob(&[
                (0.0, -2.0),
                (-16.0, -10.0),
                (-25.0, -28.0),
                (-18.0, -48.0),
                (2.0, -66.0),
                (16.0, -50.0),
                (22.0, -30.0),
                (14.0, -10.0),
            ]),
            &blade,
        );
        let vein = mix(colour, 0xfff0b0, 0.5);
        s.tint(
            &m,
            &limb(&[(0.0, 0.0, 1.2), (-3.0, -34.0, 0.9), (2.0, -62.0, 0.4)]),
            vein,
            0.3,
            0.9,
        );
        for i in 0..5 {
            let y = -12.0 - 9.0 * i as f32;
            for side in [-1.0, 1.0] {
                s.tint(
                    &m,
                    &limb(&[(-1.0, y, 0.7), (side * 16.0, y - 10.0, 0.3)]),
                    vein,
                    0.2,
                    0.75,
                );
            }
        }
    });
}

fn bowsprit(s: &mut Studio) {
    let wood = s.mat(0x7a5034).round(7.0, 1.2).texture(0.3, 0.02, 0.1);
    s.lit(
        &limb(&[
            (196.0, -64.0, 9.0),
            (256.0, -100.0, 6.0),
            (298.0, -124.0, 3.0),
        ]),
        &wood,
    );
    leaf_sail(s, at(282.0, -116.0).size(1.5).turn(196.0), 0x6c9844);
}

/// Planks from stem to stern, a raised after-castle with windows, roots at the keel.
fn hull(s: &mut Studio) {
    let oak = s
        .mat(0x8a5030)
        .round(34.0, 1.0)
        .texture(0.22, 0.008, 0.09)
        .rim(0.7)
        .wobble(1.0);
    let outline = [
        (-226.0, -120.0),
        (-172.0, -114.0),
        (-160.0, -62.0),
        (-60.0, -44.0),
        (60.0, -44.0),
        (150.0, -60.0),
        (226.0, -96.0),
        (206.0, -30.0),
        (170.0, 34.0),
        (110.0, 74.0),
        (0.0, 90.0),
        (-110.0, 84.0),
        (-178.0, 50.0),
        (-206.0, -20.0),
    ];
    let m = s.lit(&blob(&outline), &oak);
    for i in 0..8 {
        let k = i as f32;
        s.shade_on(
            &m,
            &limb(&[
                (-224.0, -84.0 + 20.0 * k, 1.2),
                (-110.0, -34.0 + 17.0 * k, 1.4),
                (40.0, -26.0 + 16.0 * k, 1.4),
                (150.0, -44.0 + 18.0 * k, 1.3),
                (226.0, -80.0 + 22.0 * k, 1.1),
            ]),
            0x3a1c28,
            0.8,
            0.8,
        );
    }
    let trim = s.mat(0xd8a048).round(4.0, 1.2);
    s.lit(
        &limb(&[
            (-164.0, -58.0, 4.0),
            (-60.0, -43.0, 4.4),
            (60.0, -43.0, 4.4),
            (150.0, -58.0, 4.4),
            (224.0, -94.0, 4.0),
        ]),
        &trim,
    );
    s.lit(
        &limb(&[(-230.0, -122.0, 5.0), (-170.0, -116.0, 5.0)]),
        &trim,
    );
    // Windows aft, portholes along the side; one is lit.
    for (x, y) in [(-206.0, -84.0), (-184.0, -80.0)] {
        s.lit(&window(x, y + 14.0, 14.0, 28.0), &trim);
        s.flat(&window(x, y + 12.0, 9.0, 23.0), 0xffd880, 0.95);
    }
    for (i, x) in [-120.0, -66.0, -10.0, 48.0, 104.0].into_iter().enumerate() {
        let y = -4.0 - 0.0006 * x * x;
        s.lit(&ellipse(x, y, 12.0, 12.0), &trim);
        s.flat(
            &ellipse(x, y, 8.0, 8.0),
            if i == 3 { 0x8cd0c8 } else { 0x3a1c28 },
            1.0,
        );
    }
    // A patch, and creepers over the rail.
    s.shade_on(
        &m,
        &rect(-40.0, 28.0, 54.0, 34.0).with_hole(&rect(-37.0, 31.0, 48.0, 28.0)),
        0x3a1c28,
        0.8,
        0.8,
    );
    let mut dice = Dice::new(5);
    for (x0, long) in [
        (-140.0, 70.0),
        (-96.0, 46.0),
        (76.0, 80.0),
        (138.0, 58.0),
        (188.0, 40.0),
    ] {
        let y0 = -50.0 - 0.0008 * x0 * x0;
        s.line(
            &[(x0, y0), (x0 + 7.0, y0 + long * 0.5), (x0 - 3.0, y0 + long)],
            0x4f6c34,
            2.8,
            1.0,
        );
        for i in 0..7 {
            let k = i as f32 / 6.0;
            plants::leaf(
                s,
                at(x0 + 4.0, y0 + long * k)
                    .size(0.26)
                    .turn(dice.range(90.0, 270.0)),
                0x6c9444,
            );
        }
    }
    // A rope ladder down the side.
    let rope = 0xe0c088;
    s.edges(&[(14.0, -46.0), (20.0, 86.0)], rope, 2.6, 1.0);
    s.edges(&[(40.0, -46.0), (46.0, 84.0)], rope, 2.6, 1.0);
    for i in 0..9 {
        let y = -34.0 + 14.0 * i as f32;
        s.edges(
            &[(13.0 + 0.04 * y, y), (43.0 + 0.04 * y, y)],
            rope,
            3.6,
            1.0,
        );
    }
}

/// At the rail amidships, tilting the can over the roots of the mainmast.
fn sailor(s: &mut Studio) {
    let t = s.tones;
    let who = people::Person::new(0x2f5a74)
        .legs(0xf0e4cc)
        .hat(people::Hat::Cap, 0xf8f0dc)
        .arms(people::Arms::OneUp);
    s.at(at(70.0, -38.0).size(0.98).flip(), |s| {
        people::walker(s, at(0.0, 0.0), &who);
        let (x, y) = people::HAND_UP;
        things::watering_can(s, at(x + 16.0, y + 26.0).size(0.56).turn(26.0), t.gold);
        s.detail(6.0, -80.0, 46.0);
    });
    // Water, bright against the bark.
    for (dx, k) in [(0.0, 1.0), (-5.0, 0.8), (5.0, 0.8)] {
        s.line(
            &[
                (10.0 + dx * 0.3, -122.0),
                (4.0 + dx, -100.0),
                (2.0 + dx * 1.4, -52.0),
            ],
            0xd8f4f0,
            2.4,
            0.9 * k,
        );
    }
    // The rail in front of the feet.
    let trim = s.mat(0xa8683c).round(4.0, 1.2);
    for i in 0..9 {
        let x = -116.0 + 30.0 * i as f32;
        if (x - 28.0).abs() > 20.0 {
            s.lit(&limb(&[(x, -44.0, 3.0), (x, -62.0, 3.0)]), &trim);
        }
    }
    s.lit(
        &limb(&[
            (-130.0, -66.0, 3.4),
            (-30.0, -61.0, 3.4),
            (10.0, -61.0, 3.4),
        ]),
        &trim,
    );
    s.lit(
        &limb(&[(48.0, -61.0, 3.4), (90.0, -63.0, 3.4), (150.0, -72.0, 3.4)]),
        &trim,
    );
}

/// Drifts against the hull, and the roots that have come through it.
fn sand_over_keel(s: &mut Studio) {
    let root = s
        .mat(0x6a4028)
        .round(6.0, 1.2)
        .texture(0.3, 0.1, 0.1)
        .rim(0.6);
    for (x, reach, drop) in [
        (150.0, -54.0, 34.0),
        (200.0, -34.0, 48.0),
        (398.0, 44.0, 40.0),
        (440.0, 66.0, 30.0),
        (250.0, -16.0, 40.0),
    ] {
        s.lit(
            &limb(&[
                (x, 700.0, 9.0),
                (x + reach * 0.5, 716.0, 6.0),
                (x + reach, 716.0 + drop * 0.6, 4.0),
                (x + reach * 1.4, 716.0 + drop, 1.4),
            ]),
            &root,
        );
    }
    let sand = s
        .mat(0xdc9858)
        .round(16.0, 0.8)
        .texture(0.10, 0.02, 0.09)
        .rim(0.5);
    s.lit(
        &blob(&[
            (70.0, 744.0),
            (120.0, 714.0),
            (200.0, 716.0),
            (260.0, 728.0),
            (350.0, 724.0),
            (430.0, 706.0),
            (500.0, 726.0),
            (470.0, 746.0),
            (330.0, 752.0),
            (190.0, 752.0),
        ]),
        &sand.blur(2.0),
    );
}

/// Dark with wet, foreshortened, larger as they come, and on out of the card.
fn footprints(s: &mut Studio) {
    let wet = 0x7c4048;
    for i in 0..13 {
        let t = i as f32 / 12.0;
        let side = if i % 2 == 0 { -1.0 } else { 1.0 };
        let k = 0.5 + 0.8 * t;
        let x = 340.0 + 170.0 * t * t - 56.0 * (t * 4.4).sin() + side * 11.0 * k;
        let y = 750.0 + 140.0 * t.powf(1.1) + side * 2.0;
        let print = ellipse(x + 4.0 * k, y + 5.0 * k, 10.0 * k, 6.4 * k)
            .and(&ellipse(x - 1.0 * k, y - 5.0 * k, 6.4 * k, 4.6 * k))
            .and(&limb(&[
                (x - k, y - 5.0 * k, 4.4 * k),
                (x + 2.0 * k, y + 4.0 * k, 5.0 * k),
            ]));
        s.shade(&print, wet, 1.4, 0.9);
        s.soft(
            &ellipse(x + 4.0 * k, y + 6.0 * k, 6.0 * k, 3.0 * k),
            0xa8ccc4,
            2.0,
            0.45,
        );
    }
}

fn ink(s: &mut Studio) {
    sky::far_birds(s, 5, (70.0, 300.0), (190.0, 370.0), 0x5a3c40, 5);
    // Stays between the mastheads.
    for (a, b) in [
        ((292.0, 118.0), (596.0, 496.0)),
        ((286.0, 112.0), (84.0, 540.0)),
        ((160.0, 276.0), (84.0, 540.0)),
        ((402.0, 212.0), (584.0, 502.0)),
    ] {
        s.line(
            &[a, ((a.0 + b.0) / 2.0, (a.1 + b.1) / 2.0 + 10.0), b],
            0x4a2c30,
            1.3,
            0.7,
        );
    }
}
