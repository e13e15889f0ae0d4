//! A garden on the sea bed: a diver waters a bed of anchors, and they bloom. In a lost boot one has
//! taken root by itself. Far above, the keel of a ship goes home without any of them.

use crate::prelude::*;

pub(super) const CARD: Card = Card::new("anchor_garden", Palette::UnderWater, Framing::Wide, scene)
    .ink(ink)
    .flow(flow);

const BED: f32 = 716.0;
const DIVER: Point = (424.0, 772.0);
const GREAT: Point = (172.0, 752.0);

fn flow(x: f32, y: f32) -> f32 {
    if y > BED {
        flow::level(x, y)
    } else {
        flow::drift(x, y) + 0.5
    }
}

fn scene(s: &mut Studio) {
    s.key(Light::From(-0.35, -0.85, 0.4));
    sky::gradient_sky(
        s,
        &[0xb8e8d0, 0x5cbcb8, 0x2c8ca0, 0x1c6484, 0x144a6c],
        760.0,
        0xc8f0dc,
        0.3,
    );
    surface(s);
    s.rays((210.0, -120.0), 84.0, 30.0, 980.0, 0xd8fce0);
    far_bed(s);
    bed(s);
    anchor(
        s,
        at(GREAT.0, GREAT.1).size(4.1).turn(-4.0),
        0xc86848,
        &[0xf06c58, 0xf8c060],
        5,
    );
    anchor(
        s,
        at(300.0, 734.0).size(2.0).turn(7.0),
        0xa86450,
        &[0xf8a0a0, 0xf8e088],
        9,
    );
    diver(s);
    shower(s);
    boot(s);
    weeds(s);
}

/// The light overhead, and the ship.
fn surface(s: &mut Studio) {
    s.repaint(|x, y, c| {
        let ripple = warp(x * 0.012, y * 0.05, 4, 8, 1.4);
        c.screen(rgb(0xe8fce0) * (0.5 * smooth(90.0, 0.0, y) * smooth(-0.1, 0.5, ripple)))
    });
    s.veiled(0x6cc4bc, 0.35, |s| {
        let hull = s.mat(0x2c4c5c).round(16.0, 1.0);
        s.lit(
            &blob(&[
                (392.0, 20.0),
                (420.0, 48.0),
                (474.0, 62.0),
                (530.0, 58.0),
                (566.0, 40.0),
                (584.0, 18.0),
                (480.0, 10.0),
            ]),
            &hull,
        );
        s.lit(
            &blob(&[(398.0, 34.0), (382.0, 62.0), (404.0, 66.0), (420.0, 46.0)]),
            &hull,
        );
    });
    // The end of a chain that was let go.
    for i in 0..7 {
        let (x, y) = (552.0 + 3.0 * (i as f32 * 1.3).sin(), 60.0 + 15.0 * i as f32);
        let link = if i % 2 == 0 {
            ellipse(x, y, 4.4, 8.0)
        } else {
            ellipse(x, y, 2.2, 8.0)
        };
        s.flat(&link, 0x2c5868, 0.75);
    }
}

/// Rows that go away into the haze.
fn far_bed(s: &mut Studio) {
    for (y, colour, veil) in [(640.0, 0x4c8c90, 0.5), (676.0, 0x4c8080, 0.3)] {
        s.veiled(0x3894a0, veil, |s| {
            let sand = s.mat(colour).round(30.0, 0.5).texture(0.1, 0.01, 0.03);
            s.lit(&land::ridge_line(y, 24.0, 0.007, y as u32), &sand);
        });
    }
    for (x, y, size, veil, seed) in [
        (508.0, 662.0, 0.8, 0.66, 3),
        (566.0, 668.0, 0.9, 0.6, 4),
        (452.0, 664.0, 0.76, 0.7, 6),
        (394.0, 664.0, 0.72, 0.72, 7),
        (60.0, 690.0, 1.2, 0.5, 8),
        (534.0, 702.0, 1.35, 0.4, 2),
    ] {
        s.veiled(0x3894a0, veil, |s| {
            anchor(
                s,
                at(x, y)
                    .size(size)
                    .turn(if seed % 2 == 0 { 5.0 } else { -6.0 }),
                0x9c5c4c,
                &[0xf09080, 0xf8d078],
                seed,
            );
        });
    }
    s.mist(600.0, 720.0, 0x4ca4a8, 0.45);
}

/// Dark soil in a frame of stones and shells.
fn bed(s: &mut Studio) {
    let sand = s.mat(0x9cb49c).round(40.0, 0.5).texture(0.14, 0.012, 0.05);
    s.lit(&land::ridge_line(BED, 16.0, 0.008, 21), &sand);
    let soil = s
        .mat(0x5c5448)
        .round(30.0, 0.8)
        .texture(0.4, 0.03, 0.06)
        .rim(0.5);
    s.lit(
        &blob(&[
            (-40.0, 752.0),
            (60.0, 732.0),
            (200.0, 726.0),
            (320.0, 722.0),
            (372.0, 738.0),
            (350.0, 772.0),
            (250.0, 800.0),
            (100.0, 816.0),
            (-40.0, 822.0),
        ]),
        &soil,
    );
    let mut dice = Dice::new(12);
    for i in 0..17 {
        let t = i as f32 / 16.0;
        let (x, y) = (lerp(-10.0, 366.0, t), lerp(824.0, 766.0, t * t));
        let r = dice.range(10.0, 17.0) * lerp(1.2, 0.7, t);
        let stone = s
            .mat(dice.pick(&[0x94a8a8, 0xb4b8a0, 0x7c949c, 0xd0c4b0]))
            .round(8.0, 1.1)
            .texture(0.2, 0.05, 0.05);
        s.shade(
            &ellipse(x + 3.0, y + r * 0.6, r * 1.2, r * 0.4),
            0x1c3c4c,
            4.0,
            0.7,
        );
        s.lit(&ellipse(x, y, r * 1.25, r * 0.85), &stone);
    }
    water::caustics(s, 0xe8fff0, 0.2, |_, y| smooth(BED, BED + 60.0, y));
}

/// A petalled sea flower, from the front: `r` is its radius.
fn bloom(s: &mut Studio, x: f32, y: f32, r: f32, turn: f32, petals: Hex, heart: Hex) {
    let soft = s
        .mat(petals)
        .round(r * 0.34, 1.1)
        .texture(0.14, 0.08, 0.08)
        .rim(0.7);
    for (k, count, bias) in [(1.0, 9, -0.1), (0.7, 7, 0.06)] {
        for i in 0..count {
            let a = i as f32 / count as f32 * std::f32::consts::TAU + turn + k;
            let (sin, cos) = a.sin_cos();
            s.lit(
                &limb(&[
                    (x + r * 0.14 * cos, y + r * 0.14 * sin, r * 0.1),
                    (x + r * 0.6 * k * cos, y + r * 0.56 * k * sin, r * 0.23 * k),
                    (x + r * k * cos, y + r * 0.92 * k * sin, r * 0.08),
                ]),
                &soft.clone().bias(bias),
            );
        }
    }
    let middle = s.mat(heart).round(r * 0.2, 1.2).texture(0.3, 0.2, 0.2);
    s.lit(&ellipse(x, y, r * 0.27, r * 0.25), &middle);
}

/// An anchor 100 units high that grows from its point: flukes and ring in flower.
fn anchor(s: &mut Studio, place: Place, rust: Hex, colours: &[Hex; 2], seed: u64) {
    s.at(place, |s| {
        let mut dice = Dice::new(seed);
        let iron = s
            .mat(rust)
            .round(5.0, 1.2)
            .texture(0.34, 0.12, 0.08)
            .rim(1.0)
            .wobble(0.2);
        let green = s.mat(0x4c9464).round(3.0, 1.1).rim(0.8);
        s.shade(&ellipse(6.0, 2.0, 34.0, 4.0), 0x1c3444, 4.0, 0.8);
        // Roots.
        for (dx, dy) in [(-20.0, 7.0), (-9.0, 10.0), (10.0, 10.0), (22.0, 6.0)] {
            s.lit(
                &limb(&[(0.0, -4.0, 3.4), (dx * 0.6, dy * 0.5, 2.2), (dx, dy, 0.5)]),
                &iron,
            );
        }
        // Arms and flukes.
        s.lit(
            &limb(&[
                (-38.0, -38.0, 2.6),
                (-34.0, -20.0, 4.0),
                (-19.0, -6.0, 5.0),
                (0.0, -2.0, 5.8),
                (19.0, -6.0, 5.0),
                (34.0, -20.0, 4.0),
                (38.0, -38.0, 2.6),
            ]),
            &iron,
        );
        for side in [-1.0, 1.0] {
            s.lit(
                &poly(&[
                    (side * 39.0, -46.0),
                    (side * 49.0, -25.0),
                    (side * 37.0, -28.0),
                    (side * 25.0, -25.0),
                ]),
                &iron,
            );
        }
        // Shank, stock, ring.
        s.lit(
            &limb(&[(0.0, -2.0, 5.0), (0.0, -50.0, 4.0), (0.0, -84.0, 3.4)]),
            &iron,
        );
        s.lit(
            &limb(&[(-27.0, -73.0, 2.2), (0.0, -75.0, 3.6), (27.0, -73.0, 2.2)]),
            &iron,
        );
        for side in [-1.0, 1.0] {
            s.lit(&ellipse(side * 28.0, -73.0, 3.8, 3.8), &iron);
        }
        s.lit(
            &ellipse(0.0, -93.0, 9.5, 9.5).with_hole(&ellipse(0.0, -93.0, 6.0, 6.0)),
            &iron,
        );
        // A vine up the shank, leaves on it.
        let vine: Vec<(f32, f32, f32)> = (0..=14)
            .map(|i| {
                let t = i as f32 / 14.0;
                (6.2 * (t * 11.0).sin(), -6.0 - 74.0 * t, 1.3)
            })
            .collect();
        s.lit(&limb(&vine), &green);
        for i in 0..9 {
            let t = (i as f32 + 0.5) / 9.0;
            let (x, y) = (6.0 * (t * 11.0).sin(), -6.0 - 74.0 * t);
            let side = if i % 2 == 0 { 1.0 } else { -1.0 };
            let leaf = blob(&[
                (0.0, 0.0),
                (5.0, -4.4),
                (12.0, -4.0),
                (15.0, 0.0),
                (9.0, 3.0),
            ]);
            s.lit(
                &leaf.placed(
                    at(x, y)
                        .mirror(side < 0.0)
                        .turn(side * dice.range(-34.0, 4.0))
                        .size(0.86),
                ),
                &green,
            );
        }
        // Barnacles.
        for _ in 0..7 {
            let t = dice.unit();
            let shell = s.mat(0xe0d8c0).round(2.0, 1.2);
            s.lit(
                &ellipse(dice.range(-3.0, 3.0), -8.0 - 60.0 * t, 1.9, 1.7),
                &shell,
            );
        }
        let [petal, heart] = *colours;
        bloom(s, -39.0, -45.0, 15.0, 0.3, petal, heart);
        bloom(s, 39.0, -44.0, 13.0, 0.9, petal, heart);
        bloom(s, 1.0, -94.0, 16.5, 0.0, petal, heart);
        bloom(s, -29.0, -72.0, 7.0, 0.5, heart, petal);
        bloom(s, 28.0, -72.0, 7.6, 0.2, heart, petal);
    });
}

/// A canvas suit, a brass helmet with a small round window, boots of lead.
fn diver(s: &mut Studio) {
    let (x, y) = DIVER;
    s.shade(&ellipse(x + 14.0, y + 2.0, 78.0, 14.0), 0x1c4454, 9.0, 0.75);
    s.at(at(x, y).size(2.35).flip(), |s| {
        let canvas = s
            .mat(0xccb088)
            .round(12.0, 1.1)
            .texture(0.22, 0.08, 0.06)
            .rim(0.8);
        let far = canvas.clone().bias(-0.2);
        let brass = s
            .ramp(&[0x4c3428, 0x8c6430, 0xcc9c40, 0xf4d47c, 0xfffbd8])
            .round(13.0, 1.2)
            .texture(0.1, 0.06, 0.06);
        let lead = s.mat(0x54606c).round(6.0, 1.1).rim(0.8);
        // Far arm to the can, far leg.
        s.lit(
            &limb(&[(6.0, -66.0, 8.0), (22.0, -56.0, 7.0), (36.0, -58.0, 5.6)]),
            &far,
        );
        s.lit(
            &limb(&[(6.0, -36.0, 10.0), (12.0, -20.0, 8.6), (11.0, -6.0, 7.6)]),
            &far,
        );
        s.lit(
            &blob(&[
                (2.0, 2.0),
                (3.0, -9.0),
                (18.0, -9.0),
                (25.0, -2.0),
                (25.0, 2.0),
            ]),
            &lead.clone().bias(-0.12),
        );
        // Trunk and near leg, baggy.
        let trunk = s.lit(
            &blob(&[
                (-18.0, -70.0),
                (0.0, -78.0),
                (16.0, -72.0),
                (20.0, -52.0),
                (17.0, -34.0),
                (-15.0, -32.0),
                (-22.0, -48.0),
            ]),
            &canvas,
        );
        for (a, b) in [
            ((-16.0, -50.0), (10.0, -44.0)),
            ((-14.0, -40.0), (14.0, -38.0)),
            ((-4.0, -66.0), (14.0, -58.0)),
        ] {
            s.shade_on(
                &trunk,
                &limb(&[(a.0, a.1, 1.0), (b.0, b.1, 2.0)]),
                0x7c6454,
                2.6,
                0.7,
            );
        }
        s.lit(
            &limb(&[(-7.0, -38.0, 11.4), (-8.0, -20.0, 9.6), (-9.0, -6.0, 8.4)]),
            &canvas,
        );
        s.lit(
            &blob(&[
                (-20.0, 3.0),
                (-19.0, -10.0),
                (-2.0, -10.0),
                (7.0, -2.0),
                (7.0, 3.0),
            ]),
            &lead,
        );
        s.lit(
            &limb(&[(-18.0, -37.0, 3.4), (0.0, -34.0, 3.8), (18.0, -37.0, 3.4)]),
            &s.mat(0x7c4c34).round(3.0, 1.1),
        );
        s.lit(&rect(-4.0, -40.0, 9.0, 8.0), &brass.clone().round(3.0, 1.2));
        // Collar and helmet.
        s.lit(
            &blob(&[
                (-19.0, -70.0),
                (-12.0, -80.0),
                (13.0, -80.0),
                (19.0, -70.0),
                (0.0, -64.0),
            ]),
            &brass,
        );
        let helmet = s.lit(&ellipse(0.0, -94.0, 20.0, 20.0), &brass);
        s.shade_on(
            &helmet,
            &ellipse(-9.0, -90.0, 8.4, 8.4).with_hole(&ellipse(-9.0, -90.0, 6.4, 6.4)),
            0x4c3428,
            0.6,
            0.8,
        );
        s.lit(
            &ellipse(10.0, -94.0, 11.0, 11.6).with_hole(&ellipse(10.0, -94.0, 7.6, 8.2)),
            &brass.clone().round(3.0, 1.3),
        );
        s.lit(
            &ellipse(10.0, -94.0, 7.6, 8.2),
            &s.ramp(&[0x0c2c3c, 0x1c5464, 0x4c9ca4, 0xc8f4e8])
                .round(6.0, 1.0),
        );
        s.flat(&ellipse(12.4, -97.0, 2.2, 2.0), 0xf4fff8, 0.95);
        for (dx, dy) in [(10.0, -106.5), (10.0, -81.5), (-1.6, -94.0), (21.0, -94.0)] {
            s.lit(&ellipse(dx, dy, 1.9, 1.9), &brass.clone().round(2.0, 1.2));
        }
        s.lit(&limb(&[(-2.0, -113.0, 4.0), (-2.0, -118.0, 3.0)]), &brass);
        // Near arm with the can.
        things::watering_can(s, at(42.0, -44.0).size(0.5).turn(24.0), 0xb0b8b4);
        s.lit(
            &limb(&[(-6.0, -68.0, 9.0), (10.0, -52.0, 8.0), (29.0, -55.0, 6.4)]),
            &canvas,
        );
        s.lit(
            &limb(&[(26.0, -55.5, 6.6), (30.0, -55.0, 6.4)]),
            &s.mat(0x7c4c34).round(4.0, 1.1),
        );
        s.lit(
            &ellipse(35.0, -56.0, 5.8, 5.4),
            &s.mat(s.tones.skin).round(4.0, 1.1),
        );
        s.detail(8.0, -84.0, 36.0);
    });
}

/// What comes out of the can is brighter than the sea.
fn shower(s: &mut Studio) {
    let from = (DIVER.0 - 186.0, DIVER.1 - 120.0);
    s.glow(from.0 - 14.0, from.1 + 40.0, 70.0, 0xfff0a0, 0.3);
    let mut dice = Dice::new(18);
    for _ in 0..46 {
        let (t, spread) = (dice.unit(), dice.range(-1.0, 1.0));
        let x = from.0 - 34.0 * t + spread * (6.0 + 26.0 * t);
        let y = from.1 + 6.0 + 88.0 * t * t + 16.0 * t;
        s.flat(
            &limb(&[(x, y, 1.7), (x - 2.0 + 2.0 * spread, y + 8.0, 1.2)]),
            0xfff6c0,
            0.95,
        );
        if dice.chance(0.3) {
            s.glow(x, y, 9.0, 0xffe890, 0.5);
        }
    }
}

/// Somebody's, once; an anchor seedling has split the toe.
fn boot(s: &mut Studio) {
    s.shade(&ellipse(514.0, 872.0, 86.0, 12.0), 0x1c4454, 8.0, 0.8);
    anchor(
        s,
        at(486.0, 790.0).size(0.86).turn(9.0),
        0xb06c50,
        &[0xf8f0d8, 0xf0b040],
        14,
    );
    let hide = s
        .mat(0x6c4838)
        .round(18.0, 1.15)
        .texture(0.3, 0.06, 0.06)
        .rim(0.9);
    let m = s.lit(
        &blob(&[
            (452.0, 784.0),
            (486.0, 776.0),
            (518.0, 786.0),
            (516.0, 820.0),
            (540.0, 834.0),
            (580.0, 842.0),
            (592.0, 860.0),
            (586.0, 874.0),
            (460.0, 876.0),
            (452.0, 840.0),
        ]),
        &hide,
    );
    s.shade_on(&m, &ellipse(485.0, 786.0, 30.0, 8.0), 0x241c20, 2.0, 0.9);
    s.lit(
        &limb(&[
            (456.0, 878.0, 5.0),
            (520.0, 880.0, 5.6),
            (590.0, 876.0, 5.0),
        ]),
        &s.mat(0x38302c).round(4.0, 1.0),
    );
    for i in 0..4 {
        let y = 800.0 + 11.0 * i as f32;
        s.line(&[(500.0, y), (520.0, y + 6.0)], 0xd8c49c, 3.0, 0.9);
    }
    // Roots out of the toe.
    let root = s.mat(0xb06c50).round(3.0, 1.1);
    for (dx, dy) in [(26.0, 8.0), (20.0, 18.0), (30.0, -4.0)] {
        s.lit(
            &limb(&[
                (572.0, 858.0, 4.0),
                (580.0 + dx * 0.4, 860.0 + dy * 0.6, 3.0),
                (584.0 + dx, 862.0 + dy, 0.8),
            ]),
            &root,
        );
    }
    s.detail(508.0, 800.0, 60.0);
}

fn weeds(s: &mut Studio) {
    let mut dice = Dice::new(40);
    for (x, y, h) in [
        (20.0, 900.0, 150.0),
        (52.0, 910.0, 110.0),
        (-6.0, 900.0, 190.0),
        (346.0, 906.0, 70.0),
        (372.0, 910.0, 96.0),
        (400.0, 912.0, 60.0),
    ] {
        let blade = s
            .mat(dice.pick(&[0x3c8c5c, 0x2c7464, 0x5c9c54]))
            .round(6.0, 1.1)
            .rim(0.9);
        let bend = dice.range(-16.0, 16.0);
        s.lit(
            &limb(&[
                (x, y, 8.0),
                (x + bend, y - h * 0.35, 8.5),
                (x - bend, y - h * 0.7, 7.0),
                (x + bend * 0.6, y - h, 1.0),
            ]),
            &blade,
        );
    }
    // A starfish, and a small fish that sits on the can like a robin on a spade.
    let coral = s.mat(0xf08858).round(7.0, 1.1).texture(0.3, 0.1, 0.1);
    s.lit(&star(300.0, 860.0, 24.0, 5, 0.42).turned(14.0), &coral);
    beasts::fish(s, at(346.0, 560.0).size(0.4).flip(), 0xf8c048, 0xf89038);
    beasts::fish(s, at(70.0, 250.0).size(0.36), 0xf8c048, 0xf89038);
    beasts::fish(s, at(108.0, 278.0).size(0.28), 0xf8c048, 0xf89038);
}

fn ink(s: &mut Studio) {
    water::bubbles(s, DIVER.0 + 20.0, DIVER.1 - 300.0, 9, 0xf4fff4);
    // The hose, up to whoever pumps.
    let (x, y) = (DIVER.0 + 5.0, DIVER.1 - 277.0);
    s.line(
        &[
            (x, y),
            (x + 30.0, y - 90.0),
            (x - 10.0, y - 220.0),
            (x + 50.0, y - 380.0),
            (x + 40.0, -20.0),
        ],
        0x1c3c4c,
        3.4,
        0.8,
    );
    let mut dice = Dice::new(1);
    for _ in 0..60 {
        let (px, py) = (dice.range(0.0, 600.0), dice.range(60.0, 820.0));
        s.glow(px, py, dice.range(1.0, 2.4), 0xe8fff0, dice.range(0.2, 0.6));
    }
}
