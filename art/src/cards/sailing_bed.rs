//! A bed sails over the roofs of a town at dawn, under a sheet for a sail. Its sleeper does not
//! wake. On the pillow lie two oars, wet. A cat looks on from a chimney.

use crate::prelude::*;

pub(super) const CARD: Card = Card::new("sailing_bed", Palette::RoseDawn, Framing::Wide, scene)
    .ink(ink)
    .flow(flow);

/// The middle of the bed's side, and how it heels.
const BED: Point = (286.0, 560.0);
const HEEL: f32 = -6.0;
const SUN: Point = (470.0, 520.0);

fn flow(x: f32, y: f32) -> f32 {
    if y > 640.0 {
        flow::level(x, y)
    } else {
        flow::swirl(SUN, x, y)
    }
}

fn scene(s: &mut Studio) {
    s.key(Light::From(0.62, -0.3, 0.5));
    s.rim_from(0.9, -0.1);
    sky::halo(
        s,
        SUN,
        680.0,
        &[0xfff8e0, 0xffe2bc, 0xf8b8a8, 0xb898c4, 0x6c80b4],
    );
    sky::sun(s, SUN.0, SUN.1, 58.0, 0xfffae8);
    for (x, y, w, h, seed) in [
        (70.0, 150.0, 300.0, 60.0, 3),
        (540.0, 210.0, 240.0, 50.0, 6),
        (60.0, 420.0, 260.0, 54.0, 9),
    ] {
        sky::cloud(s, x, y, w, h, seed);
    }
    far_town(s);
    s.at(at(BED.0, BED.1).turn(HEEL), |s| {
        hull_behind(s);
        oars(s);
        mast(s);
        sail(s);
        sleeper(s);
    });
    surf(s);
    near_roofs(s);
}

fn far_town(s: &mut Studio) {
    for (base, height, wall, seed) in [(700.0, 90.0, 0xe0a8ac, 3), (770.0, 120.0, 0xc890a4, 8)] {
        buildings::street(s, base, height, wall, &[0xc87c80, 0xb8687c, 0xd89484], seed);
        s.mist(base - 90.0, base - 10.0, s.tones.mist, 0.75);
    }
    // A steeple passes like a buoy.
    s.veiled(0xf8d0c4, 0.3, |s| {
        buildings::tower(
            s,
            at(90.0, 744.0).size(1.16),
            0xd8a0a8,
            0x94587c,
            Some(0xffd898),
        );
    });
    s.mist(690.0, 790.0, s.tones.mist, 0.8);
}

/// Headboard, posts, frame, mattress.
fn hull_behind(s: &mut Studio) {
    let wood = s
        .mat(0x94583c)
        .round(8.0, 1.1)
        .texture(0.24, 0.02, 0.08)
        .rim(0.9);
    let linen = s
        .mat(0xfdf2e4)
        .round(16.0, 1.0)
        .texture(0.06, 0.03, 0.03)
        .rim(0.6);
    // Headboard at the left, like a stern.
    s.lit(
        &blob(&[
            (-206.0, 60.0),
            (-214.0, -70.0),
            (-204.0, -116.0),
            (-176.0, -136.0),
            (-156.0, -112.0),
            (-150.0, -60.0),
            (-150.0, 40.0),
        ]),
        &wood.clone().bias(-0.12),
    );
    for y in [-92.0, -60.0, -28.0] {
        s.shade(
            &limb(&[(-200.0, y, 1.4), (-158.0, y - 2.0, 1.4)]),
            0x4c2c44,
            1.4,
            0.7,
        );
    }
    // Footboard at the right, the bow.
    s.lit(
        &blob(&[
            (176.0, 50.0),
            (180.0, -16.0),
            (196.0, -50.0),
            (222.0, -58.0),
            (232.0, -30.0),
            (226.0, 50.0),
        ]),
        &wood,
    );
    s.lit(
        &blob(&[
            (-180.0, 34.0),
            (-180.0, -10.0),
            (-60.0, -22.0),
            (100.0, -20.0),
            (196.0, -12.0),
            (200.0, 36.0),
            (0.0, 44.0),
        ]),
        &linen,
    );
    s.lit(&rect(-196.0, 26.0, 414.0, 30.0), &wood);
    for (x, top) in [(-206.0, -124.0), (214.0, -62.0)] {
        s.lit(
            &limb(&[
                (x, 96.0, 8.0),
                (x, 60.0, 12.0),
                (x, 20.0, 10.0),
                (x, top, 9.0),
            ]),
            &wood,
        );
        s.lit(&ellipse(x, top - 10.0, 14.0, 14.0), &wood);
        s.lit(&ellipse(x, 98.0, 10.0, 7.0), &wood);
    }
    // Pillows, dented.
    let pillow = s.lit(
        &blob(&[
            (-176.0, -6.0),
            (-180.0, -44.0),
            (-150.0, -62.0),
            (-108.0, -56.0),
            (-84.0, -30.0),
            (-92.0, -8.0),
            (-130.0, 0.0),
        ]),
        &linen,
    );
    s.shade_on(
        &pillow,
        &ellipse(-120.0, -34.0, 24.0, 16.0),
        0xb090b0,
        8.0,
        0.6,
    );
}

/// Two oars across the pillow, out over the headboard; they drip.
fn oars(s: &mut Studio) {
    let ash = s
        .mat(0xb07c58)
        .round(5.0, 1.2)
        .texture(0.2, 0.03, 0.1)
        .rim(0.9);
    for (x, turn) in [(-92.0, -21.0), (-128.0, -29.0)] {
        s.at(at(x, -18.0).turn(turn), |s| {
            s.lit(
                &limb(&[(0.0, 0.0, 6.5), (0.0, -14.0, 5.0), (1.0, -190.0, 5.4)]),
                &ash,
            );
            let blade = s.lit(
                &blob(&[
                    (-5.0, -176.0),
                    (-15.0, -206.0),
                    (-17.0, -262.0),
                    (0.0, -276.0),
                    (17.0, -262.0),
                    (15.0, -206.0),
                    (6.0, -176.0),
                ]),
                &ash,
            );
            s.tint(
                &blade,
                &ellipse(0.0, -262.0, 24.0, 50.0),
                0x4c5c8c,
                8.0,
                0.7,
            );
        });
    }
}

fn mast(s: &mut Studio) {
    let wood = s
        .mat(0x94583c)
        .round(6.0, 1.2)
        .texture(0.2, 0.06, 0.03)
        .rim(0.9);
    s.lit(
        &limb(&[(-10.0, 20.0, 9.0), (-4.0, -240.0, 7.0), (0.0, -462.0, 5.0)]),
        &wood,
    );
    s.lit(
        &limb(&[
            (-128.0, -392.0, 4.0),
            (0.0, -420.0, 6.0),
            (150.0, -430.0, 4.0),
        ]),
        &wood,
    );
    let pennant = s.mat(0xc8505c).round(5.0, 1.0).rim(0.7);
    s.lit(
        &blob(&[
            (0.0, -464.0),
            (32.0, -472.0),
            (70.0, -460.0),
            (104.0, -468.0),
            (66.0, -448.0),
            (30.0, -452.0),
            (0.0, -446.0),
        ]),
        &pennant,
    );
}

/// A bed sheet, full of wind and sun.
fn sail(s: &mut Studio) {
    let cloth = s
        .ramp(&[0xa080ac, 0xd8a4b4, 0xf8ccb8, 0xffecd4, 0xfffaf0])
        .round(70.0, 0.9)
        .texture(0.05, 0.02, 0.02)
        .rim(0.5);
    let outline = [
        (-126.0, -390.0),
        (-60.0, -400.0),
        (10.0, -416.0),
        (84.0, -418.0),
        (148.0, -428.0),
        (200.0, -360.0),
        (226.0, -280.0),
        (218.0, -190.0),
        (170.0, -106.0),
        (110.0, -122.0),
        (50.0, -116.0),
        (-10.0, -104.0),
        (-80.0, -112.0),
        (-52.0, -180.0),
        (-40.0, -260.0),
        (-70.0, -330.0),
    ];
    let sheet = s.lit(&blob(&outline), &cloth);
    // Creases from the corners, and the squares it was folded in.
    for path in [
        [
            (-124.0, -388.0, 1.5),
            (-20.0, -320.0, 5.0),
            (60.0, -250.0, 2.0),
        ],
        [
            (148.0, -426.0, 1.5),
            (130.0, -340.0, 5.0),
            (136.0, -240.0, 2.0),
        ],
        [
            (-78.0, -112.0, 1.5),
            (10.0, -160.0, 5.0),
            (80.0, -200.0, 2.0),
        ],
        [
            (170.0, -108.0, 1.5),
            (140.0, -160.0, 5.0),
            (110.0, -220.0, 2.0),
        ],
        [
            (10.0, -414.0, 1.5),
            (30.0, -360.0, 4.0),
            (34.0, -300.0, 1.5),
        ],
    ] {
        s.shade_on(&sheet, &limb(&path), 0xb890b4, 5.0, 0.6);
        s.tint(&sheet, &limb(&path).moved(7.0, -3.0), 0xfffaf0, 4.0, 0.5);
    }
    for line in [
        [
            (-62.0, -330.0, 0.9),
            (60.0, -318.0, 0.9),
            (214.0, -334.0, 0.9),
        ],
        [
            (-48.0, -212.0, 0.9),
            (70.0, -200.0, 0.9),
            (224.0, -216.0, 0.9),
        ],
        [
            (80.0, -418.0, 0.9),
            (104.0, -260.0, 0.9),
            (84.0, -118.0, 0.9),
        ],
    ] {
        s.shade_on(&sheet, &limb(&line), 0xb08cb0, 1.0, 0.55);
    }
    // A red hem, and a patch.
    s.tint(
        &sheet,
        &limb(&[
            (-84.0, -112.0, 5.0),
            (-10.0, -106.0, 5.0),
            (50.0, -118.0, 5.0),
            (110.0, -124.0, 5.0),
            (172.0, -108.0, 5.0),
        ]),
        0xc8505c,
        0.8,
        0.8,
    );
    s.tint(
        &sheet,
        &rect(130.0, -300.0, 44.0, 40.0).turned(9.0),
        0x7c98b8,
        0.8,
        0.75,
    );
    s.glow(110.0, -250.0, 130.0, 0xffe8c0, 0.22);
}

/// Asleep under a quilt that hangs over the side.
fn sleeper(s: &mut Studio) {
    let skin = s.mat(s.tones.skin).round(14.0, 1.0).rim(0.7);
    let hair = s
        .mat(0x6c4038)
        .round(8.0, 1.0)
        .fur(2.0)
        .texture(0.3, 0.1, 0.05);
    s.lit(&ellipse(-122.0, -46.0, 26.0, 22.0), &hair);
    s.lit(&ellipse(-114.0, -46.0, 21.0, 20.0), &skin);
    s.lit(
        &blob(&[
            (-136.0, -62.0),
            (-118.0, -72.0),
            (-98.0, -64.0),
            (-106.0, -60.0),
            (-124.0, -56.0),
            (-138.0, -42.0),
        ]),
        &hair,
    );
    s.line(
        &[(-110.0, -46.0), (-104.0, -43.0), (-98.0, -46.0)],
        0x54304c,
        2.4,
        1.0,
    );
    s.soft(&ellipse(-106.0, -36.0, 5.0, 3.6), 0xe07c7c, 2.4, 0.7);
    s.line(&[(-102.0, -33.0), (-97.0, -32.0)], 0x945060, 2.0, 1.0);
    let wool = s
        .mat(0x5c84a8)
        .round(30.0, 1.1)
        .texture(0.12, 0.04, 0.04)
        .rim(0.8);
    let quilt = s.lit(
        &blob(&[
            (-92.0, -28.0),
            (-70.0, -62.0),
            (-20.0, -66.0),
            (40.0, -58.0),
            (100.0, -64.0),
            (150.0, -70.0),
            (184.0, -50.0),
            (196.0, 0.0),
            (206.0, 70.0),
            (160.0, 92.0),
            (110.0, 76.0),
            (60.0, 96.0),
            (10.0, 78.0),
            (-40.0, 92.0),
            (-86.0, 70.0),
            (-98.0, 20.0),
        ]),
        &wool,
    );
    let patches = [0xf0c8a0, 0xc8687c, 0xfcecdc, 0x84588c, 0x7ca4a0, 0xe8b46c];
    let mut dice = Dice::new(5);
    for i in 0..9 {
        for j in 0..5 {
            if (i + j) % 2 == 0 {
                let (x, y) = (-92.0 + 32.0 * i as f32, -64.0 + 31.0 * j as f32);
                let square = rect(x, y + 4.0 * (i as f32).sin(), 31.0, 30.0);
                s.tint(&quilt, &square, dice.pick(&patches), 1.0, 0.72);
            }
        }
    }
    for x in [-60.0, -14.0, 34.0, 84.0, 134.0, 180.0] {
        s.shade_on(
            &quilt,
            &limb(&[(x, -10.0, 2.0), (x + 5.0, 40.0, 7.0), (x + 9.0, 92.0, 10.0)]),
            0x5c4480,
            7.0,
            0.5,
        );
    }
    let fold = s.mat(0xfdf2e4).round(8.0, 1.0).rim(0.5);
    s.lit(
        &limb(&[
            (-92.0, 26.0, 8.0),
            (-88.0, -22.0, 10.0),
            (-68.0, -58.0, 9.0),
        ]),
        &fold,
    );
    s.detail(-112.0, -46.0, 34.0);
}

/// The mist breaks against the bed like water.
fn surf(s: &mut Studio) {
    for (x, y, w, h, seed) in [
        (470.0, 700.0, 330.0, 74.0, 41),
        (250.0, 712.0, 420.0, 66.0, 42),
        (70.0, 736.0, 300.0, 60.0, 43),
    ] {
        sky::cloud_of(
            s,
            (x, y),
            (w, h),
            &[0xc89cb8, 0xf0c0b8, 0xffe8d8, 0xffffff],
            0.9,
            seed,
        );
    }
}

fn near_roofs(s: &mut Studio) {
    for (x, y, size, wall, roof) in [
        (60.0, 930.0, 2.0, 0xc08ca0, 0x94506c),
        (236.0, 950.0, 1.72, 0xd8a498, 0xb0586c),
        (392.0, 936.0, 1.6, 0xb88c9c, 0x84507c),
        (552.0, 950.0, 2.2, 0xd0a0a0, 0xa0546c),
    ] {
        buildings::house(s, at(x, y).size(size), wall, roof, Some(0xffd898));
    }
    let brick = s
        .mat(0x94586c)
        .round(8.0, 1.0)
        .texture(0.24, 0.06, 0.2)
        .rim(0.8);
    s.lit(&rect(452.0, 776.0, 46.0, 110.0), &brick);
    s.lit(&rect(446.0, 768.0, 58.0, 14.0), &brick);
    beasts::cat(s, at(474.0, 770.0).size(0.66), 0x40283c);
    s.lit(&rect(132.0, 792.0, 34.0, 90.0), &brick);
    s.lit(&rect(127.0, 786.0, 44.0, 11.0), &brick);
}

fn ink(s: &mut Studio) {
    s.at(at(BED.0, BED.1).turn(HEEL), |s| {
        // Stays, pegs at the yard, drops from the oars.
        for (a, b) in [
            ((0.0, -452.0), (-206.0, -132.0)),
            ((-78.0, -112.0), (-150.0, -40.0)),
            ((170.0, -106.0), (208.0, -62.0)),
        ] {
            s.line(&[a, b], 0x5c3c54, 1.3, 0.85);
        }
        for (x, y) in [
            (-198.0, -236.0),
            (-206.0, -206.0),
            (-258.0, -216.0),
            (-266.0, -190.0),
            (-250.0, -170.0),
        ] {
            s.flat(&ellipse(x, y, 2.0, 3.6), 0xf0fbff, 0.95);
        }
    });
    sky::far_birds(s, 6, (470.0, 330.0), (570.0, 420.0), 0x6c4c6c, 4);
}
