//! An apple cut in two on a table at night. A stair leads down through the flesh to a bedroom at
//! the core, where a worm sleeps in a nightcap. In the other half a lamp is on, by an empty chair.

use crate::prelude::*;

pub(super) const CARD: Card =
    Card::new("apple_bed", Palette::Autumn, Framing::CutAway, scene).flow(flow);

/// The middle of the near half's cut.
const NEAR: Point = (270.0, 590.0);
/// The other half, smaller and behind.
const FAR: Point = (440.0, 262.0);
const TABLE: f32 = 640.0;

fn flow(x: f32, y: f32) -> f32 {
    if y > TABLE + 150.0 {
        flow::level(x, y)
    } else if y > 360.0 {
        flow::swirl(NEAR, x, y)
    } else {
        flow::swirl(FAR, x, y)
    }
}

/// The outline of a halved apple about the origin, 520 wide.
fn cut() -> Vec<Point> {
    vec![
        (0.0, -186.0),
        (52.0, -220.0),
        (128.0, -232.0),
        (208.0, -188.0),
        (256.0, -100.0),
        (258.0, 8.0),
        (222.0, 118.0),
        (158.0, 196.0),
        (84.0, 228.0),
        (28.0, 222.0),
        (0.0, 206.0),
        (-28.0, 224.0),
        (-88.0, 228.0),
        (-164.0, 192.0),
        (-228.0, 110.0),
        (-260.0, 4.0),
        (-256.0, -100.0),
        (-206.0, -186.0),
        (-126.0, -228.0),
        (-50.0, -218.0),
    ]
}

fn scaled(points: &[Point], kx: f32, ky: f32) -> Shape {
    let points: Vec<Point> = points.iter().map(|p| (p.0 * kx, p.1 * ky)).collect();
    blob(&points)
}

/// The room at the core: a heart upside down, as the pips left it.
fn core() -> Shape {
    blob(&[
        (0.0, -104.0),
        (44.0, -74.0),
        (86.0, -20.0),
        (112.0, 40.0),
        (106.0, 92.0),
        (64.0, 112.0),
        (0.0, 114.0),
        (-64.0, 112.0),
        (-106.0, 92.0),
        (-112.0, 40.0),
        (-86.0, -20.0),
        (-44.0, -74.0),
    ])
}

fn scene(s: &mut Studio) {
    s.key(Light::From(0.55, -0.6, 0.5));
    night(s);
    s.at(at(FAR.0, FAR.1).size(0.6).turn(13.0), |s| {
        half(s, 0xf8e6b4);
        s.at(at(0.0, 8.0).size(1.2), other_room);
    });
    table(s);
    s.shade(
        &ellipse(NEAR.0 - 20.0, 828.0, 250.0, 30.0),
        0x1c0c14,
        16.0,
        0.85,
    );
    s.at(at(NEAR.0, NEAR.1).turn(-3.0), |s| {
        half(s, 0xe4cc98);
        stair(s);
        s.at(at(-4.0, 10.0).size(1.24), bedroom);
    });
    knife(s);
    peel(s);
}

/// A dim kitchen: a window with the last light, shelves more guessed than seen.
fn night(s: &mut Studio) {
    sky::halo(
        s,
        (FAR.0, FAR.1 + 20.0),
        620.0,
        &[0x9c5c34, 0x74422f, 0x4c2c2c, 0x30202c, 0x201824],
    );
    let shelf = s.mat(0x4c3028).round(8.0, 0.9).texture(0.2, 0.02, 0.1);
    s.lit(&rect(-10.0, 196.0, 250.0, 18.0), &shelf);
    let mut dice = Dice::new(8);
    for (x, w, h) in [
        (30.0, 46.0, 96.0),
        (92.0, 54.0, 70.0),
        (152.0, 38.0, 108.0),
        (204.0, 44.0, 58.0),
    ] {
        let jar = s
            .mat(dice.pick(&[0x5c4438, 0x4c4c40, 0x644038]))
            .round(16.0, 1.0)
            .texture(0.14, 0.03, 0.03);
        s.lit(
            &blob(&[
                (x - w * 0.5, 196.0),
                (x - w * 0.54, 196.0 - h * 0.6),
                (x - w * 0.3, 196.0 - h * 0.86),
                (x - w * 0.32, 196.0 - h),
                (x + w * 0.32, 196.0 - h),
                (x + w * 0.3, 196.0 - h * 0.86),
                (x + w * 0.54, 196.0 - h * 0.6),
                (x + w * 0.5, 196.0),
            ]),
            &jar,
        );
    }
    let wood = s.mat(0x6c4028).round(14.0, 0.6).texture(0.24, 0.01, 0.08);
    s.lit(&rect(-10.0, 424.0, 620.0, 500.0), &wood);
    s.shade(&ellipse(FAR.0, 430.0, 190.0, 30.0), 0x1c0c14, 14.0, 0.85);
}

fn table(s: &mut Studio) {
    // Boards that run away from us.
    for x in [-40.0, 96.0, 250.0, 404.0, 540.0, 680.0] {
        s.shade(
            &limb(&[(300.0 + (x - 300.0) * 0.72, 424.0, 1.0), (x, 900.0, 2.2)]),
            0x30181c,
            1.6,
            0.75,
        );
    }
    s.glow(FAR.0, 470.0, 150.0, 0xff9c40, 0.22);
}

/// The fruit itself: skin, flesh, the line of the core.
fn half(s: &mut Studio, pulp: Hex) {
    let outline = cut();
    let skin = s
        .mat(0xb42c28)
        .round(34.0, 1.1)
        .texture(0.26, 0.02, 0.05)
        .rim(1.0);
    let flesh = s
        .mat(pulp)
        .round(46.0, 0.5)
        .texture(0.10, 0.03, 0.03)
        .rim(0.4);
    let stalk = s.mat(0x5c3c28).round(5.0, 1.2).texture(0.3, 0.1, 0.1);
    s.lit(
        &limb(&[(0.0, -176.0, 7.0), (8.0, -230.0, 6.0), (34.0, -272.0, 9.0)]),
        &stalk,
    );
    s.lit(&scaled(&outline, 1.035, 1.035).moved(-7.0, 9.0), &skin);
    s.lit(&scaled(&outline, 1.02, 1.02), &skin);
    let face = s.lit(&scaled(&outline, 0.955, 0.95), &flesh);
    // A green flush under the skin, browning where it was cut.
    let ring = scaled(&outline, 0.955, 0.95).with_hole(&scaled(&outline, 0.9, 0.89));
    s.tint(&face, &ring, 0xd8dc88, 5.0, 0.6);
    let seam = core();
    let halo = seam
        .clone()
        .placed(at(0.0, 0.0).size(1.42))
        .with_hole(&seam.placed(at(0.0, 0.0).size(1.34)));
    s.tint(&face, &halo, 0xd8c078, 2.0, 0.8);
    // Pips beside the core.
    let pip = s.mat(0x5c2c1c).round(9.0, 1.3).rim(0.9);
    for side in [-1.0, 1.0] {
        s.at(at(side * 140.0, 26.0).turn(side * 16.0), |s| {
            s.shade(&ellipse(0.0, 2.0, 15.0, 27.0), 0xb88c4c, 4.0, 0.9);
            s.lit(
                &blob(&[
                    (0.0, -27.0),
                    (10.0, -6.0),
                    (11.0, 13.0),
                    (0.0, 22.0),
                    (-11.0, 13.0),
                    (-10.0, -6.0),
                ]),
                &pip,
            );
        });
    }
}

/// The hollowed core with light at a point within it.
fn cave(s: &mut Studio, wall: Hex, light: Point, strength: f32) -> Mask {
    let room = core();
    s.shade(&room.placed(at(0.0, 0.0).size(1.06)), 0xb08448, 5.0, 0.9);
    let inside = s
        .mat(wall)
        .round(30.0, 0.5)
        .texture(0.18, 0.05, 0.02)
        .rim(0.0);
    let m = s.lit(&room, &inside);
    s.shade_on(
        &m,
        &limb(&[
            (-112.0, 20.0, 24.0),
            (-60.0, -66.0, 20.0),
            (0.0, -104.0, 22.0),
            (60.0, -66.0, 20.0),
        ]),
        0x5c3028,
        14.0,
        0.8,
    );
    let boards = s.mat(0xa06c3c).round(6.0, 0.6).texture(0.2, 0.02, 0.1);
    pane::within(s, &m, |s| {
        // Stripes on the wall, a floor of boards.
        for k in -6..=6 {
            let x = k as f32 * 18.0;
            s.soft(
                &rect(x - 4.0, -110.0, 8.0, 200.0),
                mix(wall, 0xffe8b8, 0.3),
                1.4,
                0.4,
            );
        }
        s.lit(&rect(-130.0, 88.0, 260.0, 40.0), &boards);
    });
    s.glow(light.0, light.1, 90.0, 0xffb450, strength);
    m
}

fn bedroom(s: &mut Studio) {
    cave(s, 0x8c5c48, (70.0, -10.0), 0.25);
    let wood = s
        .mat(0x74402c)
        .round(5.0, 1.1)
        .texture(0.2, 0.05, 0.1)
        .rim(0.6);
    let linen = s.mat(0xfbf2dc).round(8.0, 1.0).rim(0.5);
    // Bedstead, mattress, pillow.
    s.shade(&ellipse(0.0, 100.0, 96.0, 8.0), 0x3c1c18, 5.0, 0.8);
    s.lit(&limb(&[(-88.0, 102.0, 6.0), (-88.0, 20.0, 6.0)]), &wood);
    s.lit(&ellipse(-88.0, 14.0, 9.0, 9.0), &wood);
    s.lit(&limb(&[(88.0, 102.0, 6.0), (88.0, 44.0, 6.0)]), &wood);
    s.lit(&ellipse(88.0, 38.0, 8.0, 8.0), &wood);
    s.lit(&rect(-88.0, 72.0, 176.0, 16.0), &wood);
    s.lit(
        &blob(&[
            (-84.0, 74.0),
            (-84.0, 56.0),
            (0.0, 52.0),
            (84.0, 56.0),
            (84.0, 74.0),
            (0.0, 78.0),
        ]),
        &linen,
    );
    s.lit(
        &blob(&[
            (-86.0, 56.0),
            (-82.0, 34.0),
            (-52.0, 30.0),
            (-34.0, 42.0),
            (-40.0, 58.0),
            (-62.0, 62.0),
        ]),
        &linen,
    );
    // The sleeper, soft and green, under a patchwork quilt; its tail sticks out.
    let worm = s
        .mat(0x9cb060)
        .round(12.0, 1.2)
        .texture(0.1, 0.06, 0.06)
        .rim(0.8);
    s.lit(
        &limb(&[
            (56.0, 50.0, 10.0),
            (84.0, 40.0, 8.0),
            (100.0, 22.0, 5.0),
            (98.0, 10.0, 3.0),
        ]),
        &worm,
    );
    s.lit(
        &limb(&[(-62.0, 30.0, 21.0), (-30.0, 40.0, 19.0), (20.0, 46.0, 18.0)]),
        &worm,
    );
    let wool = s
        .mat(0x486c7c)
        .round(16.0, 1.0)
        .texture(0.14, 0.06, 0.06)
        .rim(0.6);
    let quilt = s.lit(
        &blob(&[
            (-32.0, 76.0),
            (-36.0, 40.0),
            (-20.0, 20.0),
            (6.0, 22.0),
            (30.0, 16.0),
            (54.0, 24.0),
            (76.0, 36.0),
            (84.0, 60.0),
            (80.0, 84.0),
            (50.0, 78.0),
            (20.0, 86.0),
            (-8.0, 78.0),
        ]),
        &wool,
    );
    let patches = [0xc85c34, 0xe8b850, 0x703c4c, 0xf0dcb0, 0x8c8038];
    for (i, x) in [-26.0, 2.0, 30.0, 58.0].into_iter().enumerate() {
        for (j, y) in [24.0, 52.0].into_iter().enumerate() {
            let square = rect(x, y + (i % 2) as f32 * 6.0, 22.0, 22.0).turned(8.0 - 4.0 * i as f32);
            s.tint(&quilt, &square, patches[(i * 2 + j * 3) % 5], 0.8, 0.85);
        }
    }
    // Its face: one closed eye, a cheek. The cap falls over the pillow.
    s.line(
        &[(-62.0, 28.0), (-56.0, 32.0), (-50.0, 28.0)],
        0x3c3c20,
        2.4,
        1.0,
    );
    s.soft(&ellipse(-48.0, 38.0, 6.0, 4.0), 0xe0805c, 2.5, 0.7);
    s.line(
        &[(-58.0, 42.0), (-53.0, 44.0), (-48.0, 43.0)],
        0x5c5428,
        1.8,
        0.9,
    );
    let cap = s
        .mat(0xb8342c)
        .round(9.0, 1.1)
        .texture(0.14, 0.08, 0.03)
        .rim(0.8);
    let hood = s.lit(
        &blob(&[
            (-86.0, 30.0),
            (-80.0, 8.0),
            (-62.0, 0.0),
            (-44.0, 8.0),
            (-42.0, 18.0),
            (-64.0, 16.0),
            (-82.0, 28.0),
            (-100.0, 40.0),
            (-108.0, 60.0),
            (-112.0, 44.0),
            (-102.0, 22.0),
        ]),
        &cap,
    );
    for x in [-98.0, -82.0, -66.0] {
        s.tint(
            &hood,
            &limb(&[(x, -4.0, 2.4), (x - 6.0, 50.0, 2.4)]),
            0xfbf2dc,
            0.6,
            0.85,
        );
    }
    s.lit(
        &limb(&[(-84.0, 28.0, 4.6), (-64.0, 14.0, 4.8), (-42.0, 17.0, 4.6)]),
        &linen,
    );
    s.lit(&ellipse(-109.0, 62.0, 7.0, 7.0), &linen.clone().fur(1.6));
    // A picture on the wall, slippers (one and a half pairs) under the bed.
    s.lit(&ellipse(10.0, -30.0, 20.0, 24.0), &wood);
    s.flat(&ellipse(10.0, -30.0, 15.0, 19.0), 0xd8b878, 1.0);
    s.flat(
        &limb(&[(0.0, -22.0, 4.0), (10.0, -36.0, 5.0), (18.0, -28.0, 4.0)]),
        0x5c6c3c,
        0.9,
    );
    let slipper = s.mat(0xb8342c).round(4.0, 1.2);
    for x in [-30.0, -8.0, 14.0] {
        s.lit(
            &blob(&[
                (x - 10.0, 104.0),
                (x - 8.0, 96.0),
                (x + 2.0, 95.0),
                (x + 11.0, 102.0),
                (x + 8.0, 106.0),
            ]),
            &slipper,
        );
    }
    s.detail(-60.0, 30.0, 50.0);
}

/// Steps cut into the flesh, from the dip at the stalk down into the room.
fn stair(s: &mut Studio) {
    let hollow = s
        .mat(0xb88848)
        .round(14.0, 0.8)
        .texture(0.16, 0.05, 0.05)
        .rim(0.0);
    let way = limb(&[
        (4.0, -196.0, 22.0),
        (40.0, -166.0, 25.0),
        (104.0, -118.0, 26.0),
        (122.0, -66.0, 26.0),
        (92.0, -22.0, 28.0),
        (70.0, 20.0, 26.0),
    ]);
    s.shade(&way, 0xb08448, 6.0, 0.9);
    let m = s.lit(&way, &hollow);
    s.shade_on(&m, &way.moved(10.0, -12.0), 0x84502c, 9.0, 0.5);
    let tread = s.mat(0xfbecc0).round(4.0, 0.9).rim(0.5);
    let riser = s.mat(0xc89858).round(3.0, 0.8);
    for (x, y, w) in [
        (24.0, -168.0, 19.0),
        (46.0, -148.0, 20.0),
        (70.0, -128.0, 21.0),
        (92.0, -106.0, 21.0),
        (106.0, -82.0, 22.0),
        (108.0, -58.0, 22.0),
        (100.0, -34.0, 22.0),
        (88.0, -10.0, 22.0),
    ] {
        s.lit(&rect(x - w, y, 2.0 * w, 13.0), &riser);
        s.lit(&rect(x - w - 1.0, y - 4.0, 2.0 * w + 2.0, 8.0), &tread);
    }
    // A rail.
    let rail: Vec<Point> = vec![
        (-2.0, -206.0),
        (34.0, -190.0),
        (84.0, -152.0),
        (128.0, -118.0),
        (136.0, -82.0),
    ];
    s.line(&rail, 0x74402c, 4.0, 1.0);
    for (x, y) in [(34.0, -190.0), (84.0, -152.0), (128.0, -118.0)] {
        s.edges(&[(x, y), (x - 2.0, y + 24.0)], 0x74402c, 3.0, 1.0);
    }
}

/// The same room in the other half: a lamp, a chair, an open book, nobody.
fn other_room(s: &mut Studio) {
    let m = cave(s, 0xc8844c, (46.0, -14.0), 0.9);
    s.tint(&m, &ellipse(46.0, 0.0, 80.0, 80.0), 0xffdc90, 34.0, 0.75);
    things::armchair(s, at(-34.0, 104.0).size(1.12), 0x8c3430);
    let brass = s.mat(0x5c3c28).round(4.0, 1.1);
    s.lit(&limb(&[(58.0, 102.0, 4.0), (58.0, 6.0, 3.4)]), &brass);
    s.lit(&ellipse(58.0, 103.0, 22.0, 6.0), &brass);
    s.flat(
        &blob(&[
            (34.0, 10.0),
            (44.0, -34.0),
            (72.0, -34.0),
            (82.0, 10.0),
            (58.0, 14.0),
        ]),
        0xfff2c0,
        1.0,
    );
    s.glow(58.0, 0.0, 90.0, 0xffd070, 0.8);
    s.glow(40.0, 10.0, 260.0, 0xff9c3c, 0.45);
    things::open_book(s, at(-34.0, 62.0).size(0.36).turn(4.0), 0x40606c);
    s.detail(20.0, 20.0, 100.0);
}

/// It lies where it was put down.
fn knife(s: &mut Studio) {
    s.at(at(404.0, 862.0).turn(-12.0), |s| {
        s.shade(
            &limb(&[(-150.0, 12.0, 10.0), (170.0, 14.0, 13.0)]),
            0x1c0c14,
            6.0,
            0.8,
        );
        let steel = s
            .ramp(&[0x4c4450, 0x8c8488, 0xd8ccc0, 0xfffaec])
            .round(9.0, 1.0)
            .texture(0.06, 0.01, 0.05);
        s.lit(
            &blob(&[
                (-170.0, 6.0),
                (-130.0, -12.0),
                (-40.0, -17.0),
                (40.0, -17.0),
                (42.0, 10.0),
                (-60.0, 13.0),
                (-140.0, 12.0),
            ]),
            &steel,
        );
        let handle = s
            .mat(0x5c3424)
            .round(11.0, 1.2)
            .texture(0.24, 0.02, 0.12)
            .rim(0.8);
        s.lit(
            &limb(&[(46.0, -3.0, 15.0), (100.0, -1.0, 14.0), (170.0, 4.0, 18.0)]),
            &handle,
        );
        for x in [72.0, 116.0, 152.0] {
            s.flat(&ellipse(x, 0.0, 3.8, 3.8), 0xe8c070, 1.0);
        }
    });
}

fn peel(s: &mut Studio) {
    let skin = s.mat(0xb8382c).round(7.0, 1.2).rim(0.9);
    let inner = s.mat(0xf0dca4).round(5.0, 1.0);
    s.shade(&ellipse(94.0, 872.0, 64.0, 12.0), 0x1c0c14, 6.0, 0.7);
    s.lit(
        &limb(&[
            (40.0, 872.0, 5.0),
            (70.0, 852.0, 10.0),
            (104.0, 848.0, 11.0),
            (132.0, 862.0, 9.0),
        ]),
        &inner,
    );
    s.lit(
        &limb(&[
            (132.0, 862.0, 9.0),
            (120.0, 880.0, 11.0),
            (84.0, 882.0, 11.0),
            (52.0, 866.0, 8.0),
            (62.0, 844.0, 3.0),
        ]),
        &skin,
    );
}
