//! A hand comes through the curtain and holds a city on strings; one house hangs askew. One string
//! is cut, and the house under it stands anyway. All of it is paper.

use crate::prelude::*;

pub(super) const CARD: Card = Card::new(
    "string_city",
    Palette::CrimsonInterior,
    Framing::CutAway,
    scene,
)
.style(Style::Paper);

const STRING: Hex = 0x3a1a3c;
/// The finger tips, from left to right.
const TIPS: [Point; 5] = [
    (197.0, 262.0),
    (238.0, 322.0),
    (284.0, 350.0),
    (337.0, 338.0),
    (393.0, 296.0),
];

fn scene(s: &mut Studio) {
    sky::halo(
        s,
        (300.0, 500.0),
        600.0,
        &[0xfff3c4, 0xffd98a, 0xf4a068, 0xc9585a, 0x7a2f52],
    );
    s.cut(&ellipse(300.0, 470.0, 132.0, 132.0), 0xfff4d4, 6.0);
    curtain(s, 0xe07c58, 52.0, 1);
    s.cut(
        &buildings::skyline(700.0, 60.0, 190.0, 34.0, 21),
        0xd46a58,
        8.0,
    );
    curtain(s, 0xc25454, 20.0, 2);
    let back = s.cut(
        &buildings::skyline(776.0, 50.0, 150.0, 40.0, 22),
        0xa8405a,
        9.0,
    );
    buildings::lit_windows(s, &back, 620.0, 790.0, 160, 3);
    hanging_houses(s);
    curtain(s, 0x94384e, -14.0, 3);
    let front = s.cut(
        &buildings::skyline(856.0, 50.0, 110.0, 46.0, 23),
        0x6c2850,
        11.0,
    );
    buildings::lit_windows(s, &front, 740.0, 880.0, 170, 5);
    standing_house(s);
    hand(s);
    curtain(s, 0x431c44, -46.0, 4);
}

/// A sheet with a ragged hole, `inset` units from the edge of the card.
fn curtain(s: &mut Studio, colour: Hex, inset: f32, seed: u64) {
    let mut dice = Dice::new(seed + 30);
    let hole: Vec<Point> = (0..18)
        .map(|i| {
            let (sin, cos) = (i as f32 / 18.0 * std::f32::consts::TAU).sin_cos();
            let r = 1.0 + dice.range(-0.09, 0.09);
            (
                300.0 + (300.0 - inset) * 1.12 * r * cos,
                440.0 + (450.0 - inset) * 1.08 * r * sin,
            )
        })
        .collect();
    s.cut(&bezel(&hole), colour, 10.0);
}

/// A house torn off the ground, in its own units: gable, chimney, ragged foot.
fn torn_house() -> Shape {
    poly(&[
        (-24.0, 40.0),
        (-24.0, -14.0),
        (-30.0, -12.0),
        (0.0, -48.0),
        (12.0, -34.0),
        (12.0, -46.0),
        (19.0, -46.0),
        (19.0, -25.0),
        (30.0, -12.0),
        (24.0, -14.0),
        (24.0, 40.0),
        (14.0, 52.0),
        (6.0, 44.0),
        (-4.0, 58.0),
        (-14.0, 46.0),
    ])
}

fn lights() -> Shape {
    rect(-14.0, -8.0, 9.0, 10.0)
        .and(&rect(5.0, -8.0, 9.0, 10.0))
        .and(&window(0.0, 34.0, 10.0, 22.0))
}

fn hanging_houses(s: &mut Studio) {
    let houses = [
        (0, 178.0, 560.0, -9.0, 1.05, 0x8c3458),
        (1, 236.0, 470.0, 6.0, 0.85, 0x7a2c5c),
        (3, 344.0, 512.0, 34.0, 1.0, 0x6f2858),
        (4, 420.0, 574.0, -6.0, 1.1, 0x84305a),
    ];
    for (finger, x, y, turn, size, colour) in houses {
        let place = at(x, y).size(size).turn(turn);
        let ridge = place.transform().apply((0.0, -46.0));
        let tip = TIPS[finger];
        let middle = ((tip.0 + ridge.0) / 2.0 + 3.0, (tip.1 + ridge.1) / 2.0);
        s.line(&[tip, middle, ridge], STRING, 1.8, 0.9);
        s.at(place, |s| {
            s.cut(&torn_house(), colour, 8.0);
            s.flat(&lights(), 0xffd98a, 1.0);
            s.glow(0.0, 0.0, 40.0, 0xffb050, 0.22);
        });
    }
}

/// Under the middle finger: the string ends in the air, and the house stands on nothing.
fn standing_house(s: &mut Studio) {
    let tip = TIPS[2];
    s.line(
        &[
            tip,
            (286.0, 400.0),
            (281.0, 436.0),
            (288.0, 452.0),
            (296.0, 446.0),
        ],
        STRING,
        2.0,
        0.95,
    );
    s.at(at(288.0, 632.0).size(1.42), |s| {
        // What is left of the string, standing straight up.
        s.line(
            &[(0.0, -46.0), (1.0, -72.0), (-1.0, -90.0)],
            STRING,
            1.5,
            0.95,
        );
        s.cut(&torn_house(), 0xa8344c, 9.0);
        s.flat(&lights(), 0xffe4a0, 1.0);
        s.glow(0.0, 4.0, 48.0, 0xffb850, 0.3);
        // Somebody at the door.
        s.cut(
            &blob(&[
                (-4.0, 34.0),
                (-3.0, 24.0),
                (0.0, 19.0),
                (3.0, 24.0),
                (4.0, 34.0),
            ]),
            0x2a1430,
            1.0,
        );
    });
}

fn hand(s: &mut Studio) {
    let thumb = limb(&[
        (262.0, 110.0, 30.0),
        (216.0, 168.0, 22.0),
        (198.0, 222.0, 16.5),
        (197.0, 256.0, 10.0),
    ]);
    s.cut(&thumb, 0xe4bc94, 12.0);
    let palm = blob(&[
        (206.0, 130.0),
        (228.0, 84.0),
        (240.0, 20.0),
        (236.0, -60.0),
        (364.0, -60.0),
        (358.0, 20.0),
        (366.0, 86.0),
        (390.0, 132.0),
        (384.0, 176.0),
        (340.0, 196.0),
        (290.0, 200.0),
        (240.0, 194.0),
        (208.0, 172.0),
    ])
    .and(&limb(&[
        (362.0, 150.0, 26.0),
        (384.0, 214.0, 17.0),
        (388.0, 256.0, 14.0),
        (393.0, 292.0, 9.0),
    ]))
    .and(&limb(&[
        (330.0, 160.0, 28.0),
        (334.0, 240.0, 20.0),
        (332.0, 292.0, 16.0),
        (337.0, 332.0, 10.0),
    ]))
    .and(&limb(&[
        (292.0, 160.0, 30.0),
        (284.0, 250.0, 21.0),
        (278.0, 304.0, 17.0),
        (284.0, 344.0, 10.5),
    ]))
    .and(&limb(&[
        (256.0, 156.0, 28.0),
        (240.0, 232.0, 20.0),
        (232.0, 280.0, 17.0),
        (238.0, 316.0, 10.5),
    ]));
    s.cut(&palm, 0xf0cca2, 14.0);
    for crease in [
        [(266.0, 190.0), (262.0, 224.0), (259.0, 246.0)],
        [(308.0, 192.0), (310.0, 226.0), (309.0, 250.0)],
        [(350.0, 186.0), (360.0, 220.0), (362.0, 244.0)],
        [(228.0, 262.0), (236.0, 266.0), (246.0, 264.0)],
        [(268.0, 282.0), (279.0, 287.0), (291.0, 284.0)],
        [(322.0, 274.0), (333.0, 278.0), (344.0, 274.0)],
    ] {
        s.line(&crease, 0xa8664e, 2.0, 0.6);
    }
    for (x, y) in TIPS {
        s.flat(&ellipse(x, y - 7.0, 5.5, 8.0), 0xfff0d8, 0.75);
    }
    let cuff = blob(&[
        (206.0, 60.0),
        (214.0, -60.0),
        (392.0, -60.0),
        (396.0, 56.0),
        (352.0, 74.0),
        (300.0, 66.0),
        (250.0, 78.0),
    ]);
    s.cut(&cuff, 0x2d4066, 12.0);
    let brass = s
        .ramp(&[0x7a4a20, 0xe8b850, 0xfff4c0])
        .round(7.0, 1.3)
        .wobble(0.2);
    for i in 0..3 {
        let k = i as f32;
        s.lit(&ellipse(240.0 + k * 24.0, 44.0 - k * 3.0, 6.0, 6.0), &brass);
    }
}
