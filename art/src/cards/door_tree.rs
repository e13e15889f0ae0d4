//! A tree whose leaves are doors, on a green moor in mist. Somebody stands before the open one in
//! its trunk. One door lies in the grass, shut over a light.

use crate::prelude::*;

pub(super) const CARD: Card =
    Card::new("door_tree", Palette::OvercastGreen, Framing::Tall, scene).flow(flow);

const PAINTS: [Hex; 8] = [
    0xa83a2c, 0xc8902c, 0x2f7478, 0xe4dcc0, 0x6a3f60, 0x4f7440, 0xb86034, 0x2c4c70,
];

fn flow(x: f32, y: f32) -> f32 {
    if y > 700.0 {
        flow::upright(x, y)
    } else {
        flow::swirl((300.0, 330.0), x, y)
    }
}

fn scene(s: &mut Studio) {
    let t = s.tones;
    sky::halo(
        s,
        (300.0, 300.0),
        620.0,
        &[0xe8e8cc, 0xd4dabc, 0xaebca4, 0x7c9488, 0x54706c],
    );
    land::hills(s, 610.0, 780.0, 46.0, 40);
    // Other trees, far off, that may or may not bear doors.
    for (x, y, size, seed) in [
        (86.0, 690.0, 0.5, 5),
        (520.0, 676.0, 0.42, 6),
        (448.0, 664.0, 0.28, 7),
    ] {
        s.veiled(t.mist, 0.72, |s| {
            plants::bare_tree(s, at(x, y).size(size), t.stone, seed);
        });
    }
    s.mist(640.0, 760.0, t.mist, 0.5);
    let twigs = tree(s);
    foliage(s, &twigs);
    meadow(s);
    threshold(s);
    cellar_door(s);
}

fn tree(s: &mut Studio) -> Vec<plants::Twig> {
    let bark = plants::bark(s, 0x5c4838);
    s.shade(&ellipse(310.0, 826.0, 220.0, 22.0), 0x1c2c24, 14.0, 0.8);
    for (knee, tip) in [
        ((246.0, 776.0, 20.0), (118.0, 832.0, 4.0)),
        ((354.0, 776.0, 20.0), (484.0, 836.0, 4.0)),
        ((280.0, 786.0, 20.0), (220.0, 862.0, 4.0)),
        ((324.0, 786.0, 20.0), (396.0, 864.0, 4.0)),
    ] {
        s.lit(
            &limb(&[(300.0, 700.0, 30.0), knee, tip]),
            &bark.clone().round(24.0, 1.1),
        );
    }
    s.lit(
        &limb(&[
            (302.0, 812.0, 70.0),
            (292.0, 720.0, 46.0),
            (310.0, 630.0, 36.0),
            (296.0, 550.0, 34.0),
            (302.0, 470.0, 17.0),
            (300.0, 420.0, 4.0),
        ]),
        &bark.clone().round(50.0, 1.25),
    );
    let mut dice = Dice::new(31);
    let mut twigs = Vec::new();
    for (x, y, angle, length, width) in [
        (292.0, 552.0, -2.05, 118.0, 21.0),
        (310.0, 548.0, -1.12, 122.0, 21.0),
        (299.0, 520.0, -1.62, 128.0, 20.0),
        (292.0, 592.0, -2.75, 112.0, 15.0),
        (312.0, 588.0, -0.42, 114.0, 15.0),
    ] {
        let from = plants::Twig { x, y, angle };
        twigs.extend(plants::branch(s, &bark, from, length, width, 3, &mut dice));
    }
    twigs
}

/// Doors instead of leaves, the upper and further ones first.
fn foliage(s: &mut Studio, twigs: &[plants::Twig]) {
    let mut dice = Dice::new(7);
    let mut leaves = twigs.to_vec();
    for twig in twigs.iter().step_by(2) {
        let (dx, dy) = (dice.range(-30.0, 30.0), dice.range(-44.0, -10.0));
        leaves.push(plants::Twig {
            x: twig.x + dx,
            y: twig.y + dy,
            ..*twig
        });
    }
    leaves.sort_by(|a, b| a.y.total_cmp(&b.y));
    let count = leaves.len();
    for (i, twig) in leaves.iter().enumerate() {
        let size = dice.range(0.30, 0.56);
        let ajar = if i % 9 == 4 {
            dice.range(0.4, 0.9)
        } else {
            0.0
        };
        let place = at(
            twig.x + dice.range(-14.0, 14.0),
            twig.y + size * 30.0 + dice.range(-12.0, 10.0),
        )
        .size(size)
        .turn(dice.range(-24.0, 24.0));
        let paint = dice.pick(&PAINTS);
        s.veiled(s.tones.mist, 0.32 * (1.0 - i as f32 / count as f32), |s| {
            buildings::door(s, place, paint, 0x4c4034, ajar);
        });
        if i % 4 == 0 {
            s.detail(twig.x, twig.y, 20.0);
        }
    }
    // Some are falling.
    for (x, y, size, turn, paint) in [
        (104.0, 610.0, 0.36, 38.0, PAINTS[0]),
        (508.0, 640.0, 0.38, -52.0, PAINTS[1]),
        (430.0, 720.0, 0.34, 66.0, PAINTS[3]),
    ] {
        buildings::door(s, at(x, y).size(size).turn(turn), paint, 0x4c4034, 0.0);
    }
}

fn meadow(s: &mut Studio) {
    let greens = [0x3f5c40, 0x54744a, 0x6c8c54, 0x2c4836, 0x88a060];
    plants::grass(s, 800.0, 905.0, 260, &greens, 3);
}

fn threshold(s: &mut Studio) {
    let t = s.tones;
    buildings::door(s, at(300.0, 752.0).size(0.98), 0x7a2a26, 0x3c3028, 0.75);
    s.soft(
        &poly(&[
            (284.0, 804.0),
            (322.0, 804.0),
            (376.0, 912.0),
            (236.0, 912.0),
        ]),
        0xffd27a,
        10.0,
        0.45,
    );
    let who = people::Person::new(t.blue).hair(0x3a2420);
    let shadow = Shadow {
        ground: 872.0,
        lean: 0.15,
        length: 0.6,
        colour: 0x2c3c30,
        strength: 0.7,
    };
    s.casting(shadow, |s| {
        people::walker(s, at(318.0, 872.0).size(1.02), &who);
    });
    s.detail(302.0, 752.0, 50.0);
    s.detail(318.0, 824.0, 54.0);
}

/// Flat in the grass, with light in every gap round it.
fn cellar_door(s: &mut Studio) {
    let t = s.tones;
    let glow = poly(&[
        (424.0, 868.0),
        (470.0, 838.0),
        (570.0, 842.0),
        (552.0, 882.0),
    ]);
    s.glow(498.0, 860.0, 90.0, t.lamp, 0.6);
    s.soft(&glow, 0xfff0b8, 3.0, 1.0);
    let wood = s.mat(0x4c6a78).round(6.0, 0.6).texture(0.2, 0.02, 0.2);
    let leaf = poly(&[
        (431.0, 866.0),
        (473.0, 842.0),
        (563.0, 846.0),
        (547.0, 877.0),
    ]);
    let m = s.lit(&leaf, &wood);
    for (a, b) in [
        ((446.0, 864.0), (480.0, 846.0)),
        ((508.0, 869.0), (532.0, 850.0)),
    ] {
        let panel = poly(&[
            a,
            b,
            (b.0 - 44.0 + 62.0, b.1 + 2.0),
            (a.0 + 46.0, a.1 + 5.0),
        ]);
        s.shade_on(&m, &panel, 0x30404c, 1.5, 0.5);
    }
    s.flat(&ellipse(540.0, 858.0, 3.4, 2.6), 0xf0c860, 1.0);
    s.detail(498.0, 860.0, 60.0);
}
