//! On a misty moor a hedgehog sits at a chessboard on a tree stump, a paw on its bishop. Opposite
//! stands an empty chair with a warm coat over its back, and a cup that still steams.

use crate::prelude::*;

pub(super) const CARD: Card = Card::new(
    "hedgehog_chess",
    Palette::OvercastGreen,
    Framing::CloseUp,
    scene,
)
.ink(ink)
.flow(flow);

/// Corners of the board: far left, far right, near right, near left.
const BOARD: [Point; 4] = [
    (206.0, 560.0),
    (394.0, 556.0),
    (430.0, 622.0),
    (176.0, 628.0),
];
/// How far the players are above where they were drawn.
const LIFT: f32 = 74.0;
const CUP: Point = (418.0, 572.0);

fn flow(x: f32, y: f32) -> f32 {
    if y > 760.0 {
        flow::upright(x, y)
    } else {
        flow::drift(x, y)
    }
}

fn scene(s: &mut Studio) {
    let t = s.tones;
    s.key(Light::From(-0.35, -0.8, 0.5));
    sky::sky(s, 0, 520.0, 0.5);
    sky::cloud(s, 140.0, 160.0, 460.0, 120.0, 4);
    sky::cloud(s, 520.0, 110.0, 380.0, 100.0, 9);
    s.glow(420.0, 360.0, 240.0, 0xf4f0d0, 0.3);
    moor(s);
    s.mist(420.0, 540.0, t.mist, 0.55);
    s.shade(&ellipse(300.0, 740.0, 330.0, 40.0), 0x3c5450, 20.0, 0.6);
    s.at(at(0.0, -LIFT), |s| {
        s.at(at(-30.0, 0.0), chair);
        stump(s);
        board(s);
        pieces(s);
        hedgehog(s);
    });
    heather(s);
}

fn moor(s: &mut Studio) {
    let t = s.tones;
    for (y, colour, seed) in [
        (318.0, 0x9cb09c, 3),
        (370.0, 0x86a084, 7),
        (436.0, 0x6c8a6a, 15),
    ] {
        let hill = s
            .mat(colour)
            .round(60.0, 0.5)
            .rim(0.3)
            .texture(0.2, 0.012, 0.05);
        s.lit(&land::ridge_line(y, 70.0, 0.005, seed), &hill);
        s.mist(y + 16.0, y + 84.0, t.mist, 0.6);
    }
    // A thorn the wind has bent.
    s.veiled(t.mist, 0.4, |s| {
        plants::bare_tree(s, at(112.0, 470.0).size(1.25).turn(9.0), 0x4a4640, 5);
    });
    // Stones set up by somebody, long ago.
    s.veiled(t.mist, 0.45, |s| {
        for (x, y, w, h, seed) in [
            (268.0, 400.0, 44.0, 80.0, 3),
            (310.0, 404.0, 44.0, 104.0, 5),
            (352.0, 402.0, 50.0, 66.0, 8),
            (392.0, 400.0, 40.0, 90.0, 11),
        ] {
            land::rock(s, (x, y), w, h, 0x6c7a74, seed);
        }
    });
    let near = s
        .mat(0x5a7850)
        .round(60.0, 0.5)
        .texture(0.28, 0.02, 0.05)
        .rim(0.3);
    s.lit(&land::ridge_line(570.0, 30.0, 0.004, 21), &near);
    plants::grass(
        s,
        580.0,
        890.0,
        220,
        &[0x6c8a50, 0x84985c, 0x4f6c48, 0xa8a468],
        6,
    );
}

/// A cross-cut trunk with rings on top and roots below.
fn stump(s: &mut Studio) {
    let bark = s
        .mat(0x6a5440)
        .round(34.0, 1.0)
        .texture(0.42, 0.10, 0.012)
        .wobble(2.5)
        .rim(0.5);
    let m = s.lit(
        &blob(&[
            (152.0, 600.0),
            (300.0, 640.0),
            (454.0, 598.0),
            (438.0, 660.0),
            (430.0, 730.0),
            (448.0, 786.0),
            (498.0, 824.0),
            (420.0, 822.0),
            (372.0, 804.0),
            (330.0, 836.0),
            (290.0, 810.0),
            (230.0, 822.0),
            (176.0, 838.0),
            (120.0, 828.0),
            (160.0, 786.0),
            (176.0, 730.0),
            (166.0, 660.0),
        ]),
        &bark,
    );
    for (x, k) in [
        (200.0, -1.0),
        (246.0, 0.6),
        (302.0, -0.4),
        (350.0, 0.8),
        (400.0, -0.7),
    ] {
        s.shade_on(
            &m,
            &limb(&[
                (x, 640.0, 1.5),
                (x + 8.0 * k, 710.0, 4.0),
                (x - 10.0 * k, 800.0, 6.0),
            ]),
            0x2c2c2c,
            3.0,
            0.75,
        );
    }
    s.tint(&m, &ellipse(200.0, 800.0, 60.0, 18.0), 0x6c8c48, 8.0, 0.7);
    s.tint(&m, &ellipse(426.0, 800.0, 44.0, 14.0), 0x6c8c48, 8.0, 0.6);
    let wood = s.mat(0xb89468).round(8.0, 0.7).texture(0.12, 0.03, 0.06);
    let top = s.lit(&ellipse(303.0, 594.0, 156.0, 54.0), &wood);
    for i in 1..7 {
        let k = i as f32 / 7.0;
        let (rx, ry) = (156.0 * k, 54.0 * k);
        let grown =
            ellipse(300.0, 594.0, rx, ry).with_hole(&ellipse(300.0, 594.0, rx - 3.0, ry - 1.6));
        s.shade_on(&top, &grown, 0x7a5a40, 0.8, 0.5);
    }
}

/// A square of the board, files and ranks from 0 to 8.
fn square(file: f32, rank: f32) -> Point {
    let [a, b, c, d] = BOARD;
    let (u, v) = (file / 8.0, rank / 8.0);
    let mixed = |p: Point, q: Point, t: f32| (lerp(p.0, q.0, t), lerp(p.1, q.1, t));
    mixed(mixed(a, b, u), mixed(d, c, u), v.powf(1.12))
}

fn board(s: &mut Studio) {
    let [a, b, c, d] = BOARD;
    s.shade(
        &poly(&[
            (a.0 - 8.0, a.1),
            (b.0 + 8.0, b.1),
            (c.0 + 14.0, c.1 + 18.0),
            (d.0 - 6.0, d.1 + 20.0),
        ]),
        0x3c3430,
        6.0,
        0.7,
    );
    let frame = s.mat(0x5a3a30).round(3.0, 1.0);
    s.lit(
        &poly(&[
            (a.0 - 9.0, a.1 - 5.0),
            (b.0 + 9.0, b.1 - 5.0),
            (c.0 + 13.0, c.1 + 8.0),
            (c.0 + 13.0, c.1 + 18.0),
            (d.0 - 13.0, d.1 + 18.0),
            (d.0 - 13.0, d.1 + 8.0),
        ]),
        &frame,
    );
    for file in 0..8 {
        for rank in 0..8 {
            let (f, r) = (file as f32, rank as f32);
            let cornered = poly(&[
                square(f, r),
                square(f + 1.0, r),
                square(f + 1.0, r + 1.0),
                square(f, r + 1.0),
            ]);
            let colour = if (file + rank) % 2 == 0 {
                0xf0e4c4
            } else {
                0x5c4640
            };
            s.flat(&cornered, colour, 1.0);
        }
    }
}

#[derive(Clone, Copy)]
enum Piece {
    Pawn,
    Rook,
    Bishop,
    Knight,
    Queen,
    King,
}

/// Turned wood, its foot on the place's point; a king is 100 units high.
fn piece(s: &mut Studio, place: Place, kind: Piece, colour: Hex) {
    s.at(place, |s| {
        s.shade(&ellipse(8.0, 0.0, 26.0, 8.0), 0x2c2420, 4.0, 0.6);
        let wood = s.mat(colour).round(8.0, 1.2).wobble(0.3).rim(0.7);
        let foot = blob(&[
            (-20.0, 2.0),
            (-19.0, -8.0),
            (-12.0, -14.0),
            (12.0, -14.0),
            (19.0, -8.0),
            (20.0, 2.0),
            (0.0, 6.0),
        ]);
        let (neck, head) = match kind {
            Piece::Pawn => (40.0, ellipse(0.0, -48.0, 12.0, 12.0)),
            Piece::Rook => (
                50.0,
                poly(&[
                    (-15.0, -48.0),
                    (-16.0, -72.0),
                    (-9.0, -72.0),
                    (-9.0, -66.0),
                    (-4.0, -66.0),
                    (-4.0, -72.0),
                    (4.0, -72.0),
                    (4.0, -66.0),
                    (9.0, -66.0),
                    (9.0, -72.0),
                    (16.0, -72.0),
                    (15.0, -48.0),
                ]),
            ),
            Piece::Bishop => (
                54.0,
                blob(&[
                    (-12.0, -56.0),
                    (-11.0, -70.0),
                    (0.0, -88.0),
                    (11.0, -70.0),
                    (12.0, -56.0),
                ])
                .and(&ellipse(0.0, -90.0, 4.0, 4.0)),
            ),
            Piece::Knight => (
                20.0,
                blob(&[
                    (-14.0, -12.0),
                    (-15.0, -40.0),
                    (-8.0, -64.0),
                    (4.0, -76.0),
                    (8.0, -84.0),
                    (12.0, -72.0),
                    (22.0, -58.0),
                    (28.0, -46.0),
                    (20.0, -40.0),
                    (8.0, -46.0),
                    (8.0, -36.0),
                    (14.0, -12.0),
                ]),
            ),
            Piece::Queen => (
                66.0,
                poly(&[
                    (-12.0, -62.0),
                    (-18.0, -88.0),
                    (-9.0, -80.0),
                    (-5.0, -92.0),
                    (0.0, -81.0),
                    (5.0, -92.0),
                    (9.0, -80.0),
                    (18.0, -88.0),
                    (12.0, -62.0),
                ]),
            ),
            Piece::King => (
                66.0,
                blob(&[
                    (-10.0, -62.0),
                    (-16.0, -82.0),
                    (0.0, -88.0),
                    (16.0, -82.0),
                    (10.0, -62.0),
                ])
                .and(&rect(-2.4, -104.0, 4.8, 20.0))
                .and(&rect(-7.0, -99.0, 14.0, 4.6)),
            ),
        };
        let waist = poly(&[(-12.0, -10.0), (-6.0, -neck), (6.0, -neck), (12.0, -10.0)]);
        s.lit(&foot.and(&waist), &wood);
        s.lit(&ellipse(0.0, -neck, 11.0, 4.0), &wood);
        s.lit(&head, &wood);
    });
}

fn pieces(s: &mut Studio) {
    use Piece::{Bishop, King, Knight, Pawn, Queen, Rook};
    let (pale, dark) = (0xe8d4a8, 0x4a3038);
    // A game far gone: file, rank, from the far side to the near.
    let game = [
        (0.5, 0.5, Rook, pale),
        (7.5, 0.5, Rook, dark),
        (6.5, 0.5, Pawn, dark),
        (1.5, 1.5, Pawn, pale),
        (7.5, 2.5, Queen, dark),
        (4.5, 2.5, Knight, dark),
        (0.5, 3.5, King, pale),
        (7.5, 4.5, King, dark),
        (3.5, 4.5, Pawn, pale),
        (5.5, 5.5, Pawn, dark),
        (6.5, 6.5, Pawn, dark),
        (1.5, 6.5, Pawn, pale),
        (7.5, 7.5, Rook, dark),
    ];
    for (file, rank, kind, colour) in game {
        let (x, y) = square(file, rank);
        let size = 0.52 + 0.018 * rank;
        let mirrored = file > 4.0;
        piece(s, at(x, y).size(size).mirror(mirrored), kind, colour);
    }
    // Taken: one lies on the stump beside the board.
    s.at(at(168.0, 600.0).turn(-96.0).size(0.5), |s| {
        piece(s, at(0.0, 0.0), Pawn, dark);
    });
    let (x, y) = square(3.2, 6.8);
    piece(s, at(x, y).size(0.66), Bishop, pale);
    things::teacup(s, at(CUP.0, CUP.1).size(0.86), 0xf0ece0, 0x4a7480);
    s.detail(300.0, 570.0, 110.0);
}

/// Turned a little towards the board; the coat sits in it by itself.
fn chair(s: &mut Studio) {
    let wood = s
        .mat(0x7a5a3c)
        .round(7.0, 1.2)
        .texture(0.25, 0.1, 0.03)
        .rim(0.7);
    let far = wood.clone().bias(-0.2);
    s.lit(&limb(&[(474.0, 690.0, 8.0), (470.0, 800.0, 7.0)]), &far);
    s.lit(&limb(&[(598.0, 690.0, 8.0), (604.0, 800.0, 7.0)]), &far);
    s.lit(&limb(&[(470.0, 760.0, 5.0), (600.0, 764.0, 5.0)]), &far);
    for (x, lean) in [(486.0, -4.0), (598.0, 6.0)] {
        s.lit(
            &limb(&[(x + lean, 352.0, 9.0), (x, 500.0, 9.0), (x, 668.0, 9.0)]),
            &wood,
        );
        s.lit(&ellipse(x + lean, 346.0, 12.0, 13.0), &wood);
    }
    for y in [376.0, 440.0, 510.0] {
        s.lit(
            &limb(&[(488.0, y, 9.0), (542.0, y - 8.0, 11.0), (598.0, y, 9.0)]),
            &far,
        );
    }
    s.lit(
        &poly(&[
            (474.0, 650.0),
            (612.0, 650.0),
            (600.0, 694.0),
            (440.0, 694.0),
        ]),
        &wood.clone().bias(0.08),
    );
    s.lit(&rect(438.0, 690.0, 166.0, 15.0), &wood.clone().bias(-0.08));
    s.lit(&limb(&[(450.0, 700.0, 9.0), (444.0, 842.0, 7.0)]), &wood);
    s.lit(&limb(&[(590.0, 700.0, 9.0), (596.0, 842.0, 7.0)]), &wood);
    coat(s);
}

/// Shoulders over the posts, sleeves down, the skirts folded on the seat.
fn coat(s: &mut Studio) {
    let wool = s
        .mat(0xb8583c)
        .round(20.0, 1.1)
        .texture(0.2, 0.05, 0.02)
        .rim(0.8)
        .wobble(1.4);
    let lining = s.mat(0x6a3440).round(14.0, 1.0).texture(0.12, 0.03, 0.03);
    s.lit(
        &blob(&[
            (498.0, 396.0),
            (542.0, 380.0),
            (586.0, 396.0),
            (590.0, 520.0),
            (582.0, 650.0),
            (500.0, 650.0),
            (494.0, 520.0),
        ]),
        &lining,
    );
    // The two fronts.
    let left = s.lit(
        &blob(&[
            (470.0, 398.0),
            (490.0, 376.0),
            (520.0, 368.0),
            (522.0, 410.0),
            (530.0, 480.0),
            (526.0, 560.0),
            (532.0, 640.0),
            (530.0, 690.0),
            (496.0, 700.0),
            (470.0, 686.0),
            (480.0, 600.0),
            (480.0, 500.0),
        ]),
        &wool,
    );
    let right = s.lit(
        &blob(&[
            (614.0, 398.0),
            (596.0, 376.0),
            (564.0, 368.0),
            (562.0, 410.0),
            (550.0, 490.0),
            (554.0, 580.0),
            (552.0, 660.0),
            (570.0, 700.0),
            (600.0, 690.0),
            (606.0, 600.0),
            (604.0, 500.0),
        ]),
        &wool,
    );
    for (m, x) in [(&left, 500.0), (&right, 580.0)] {
        s.shade_on(
            m,
            &limb(&[
                (x, 440.0, 2.0),
                (x + 3.0, 560.0, 5.0),
                (x - 2.0, 690.0, 8.0),
            ]),
            0x5a2434,
            6.0,
            0.7,
        );
        s.shade_on(
            m,
            &limb(&[(x - 16.0, 648.0, 4.0), (x + 18.0, 652.0, 4.0)]),
            0x5a2434,
            6.0,
            0.7,
        );
        let pocket = rect(x - 15.0, 576.0, 30.0, 7.0);
        s.shade_on(m, &pocket, 0x5a2434, 1.0, 0.8);
    }
    // Sleeves.
    for (points, cuff) in [
        (
            [
                (478.0, 402.0, 23.0),
                (456.0, 480.0, 22.0),
                (450.0, 560.0, 20.0),
                (460.0, 622.0, 20.0),
            ],
            (460.0, 618.0),
        ),
        (
            [
                (606.0, 402.0, 23.0),
                (624.0, 480.0, 22.0),
                (628.0, 560.0, 20.0),
                (622.0, 630.0, 20.0),
            ],
            (622.0, 626.0),
        ),
    ] {
        let sleeve = s.lit(&limb(&points), &wool.clone().round(15.0, 1.2));
        s.tint(
            &sleeve,
            &rect(cuff.0 - 30.0, cuff.1 - 9.0, 60.0, 32.0),
            0xe8dcc0,
            2.0,
            0.9,
        );
        s.shade_on(
            &sleeve,
            &limb(&[
                (points[1].0 - 18.0, points[1].1 + 14.0, 2.0),
                (points[1].0 + 14.0, points[1].1 + 4.0, 3.0),
            ]),
            0x5a2434,
            4.0,
            0.6,
        );
    }
    // Collar of lamb, and a scarf tucked into it.
    let lamb = s
        .mat(0xe8dcc0)
        .round(10.0, 1.2)
        .texture(0.35, 0.12, 0.12)
        .fur(2.5);
    s.lit(
        &limb(&[
            (498.0, 384.0, 14.0),
            (520.0, 358.0, 15.0),
            (542.0, 352.0, 14.0),
            (566.0, 358.0, 15.0),
            (588.0, 384.0, 14.0),
        ]),
        &lamb,
    );
    s.lit(
        &limb(&[
            (496.0, 386.0, 13.0),
            (514.0, 430.0, 12.0),
            (530.0, 470.0, 5.0),
        ]),
        &lamb,
    );
    s.lit(
        &limb(&[
            (590.0, 386.0, 13.0),
            (570.0, 430.0, 12.0),
            (552.0, 478.0, 5.0),
        ]),
        &lamb,
    );
    let knit = s.mat(0x3f6c6a).round(9.0, 1.1).texture(0.2, 0.02, 0.2);
    let scarf = s.lit(
        &limb(&[
            (560.0, 372.0, 12.0),
            (572.0, 430.0, 13.0),
            (566.0, 500.0, 13.0),
            (570.0, 548.0, 14.0),
        ]),
        &knit,
    );
    for y in [400.0, 440.0, 480.0, 520.0] {
        s.tint(&scarf, &rect(548.0, y, 44.0, 9.0), 0xd8b860, 1.0, 0.85);
    }
    let horn = s.mat(0x3c2c28).round(4.0, 1.2);
    for y in [500.0, 548.0, 600.0] {
        s.lit(&ellipse(522.0, y, 6.0, 6.5), &horn);
    }
    s.glow(540.0, 470.0, 120.0, 0xe8a060, 0.16);
}

/// Upright on a boulder in profile, looking right; the spines are a hundred tapered quills.
fn hedgehog(s: &mut Studio) {
    land::rock(s, (86.0, 836.0), 230.0, 122.0, 0x6c7c64, 9);
    s.at(at(102.0, 738.0).size(1.22), |s| {
        let quill = s.mat(0x7a6450).round(3.0, 1.1).wobble(0.2).rim(0.6);
        let mut dice = Dice::new(12);
        // Rows from the rim inwards, so that each lies over the one behind it.
        for row in 0..7 {
            let k = 1.0 - 0.13 * row as f32;
            let count = 30 - 2 * row;
            for i in 0..count {
                let u = (i as f32 + 0.5 * (row % 2) as f32) / (count - 1) as f32;
                // From the rump, round the back, to the brow.
                let a = lerp(108.0, 296.0, u).to_radians() + dice.range(-0.05, 0.05);
                let (sin, cos) = a.sin_cos();
                let base = (
                    -6.0 + 66.0 * k * cos + 12.0 * smooth(0.7, 1.0, u),
                    -104.0 + 96.0 * k * sin,
                );
                let long = dice.range(28.0, 38.0);
                // Laid back, towards the rump.
                let lay = a - 0.5;
                let (ls, lc) = lay.sin_cos();
                let tip = (base.0 + long * lc, base.1 + long * ls);
                let m = s.lit(
                    &limb(&[
                        (base.0, base.1, 4.6),
                        ((base.0 + tip.0) / 2.0, (base.1 + tip.1) / 2.0, 3.8),
                        (tip.0, tip.1, 0.6),
                    ]),
                    &quill.clone().bias(dice.range(-0.22, 0.12)),
                );
                s.tint(&m, &ellipse(tip.0, tip.1, 9.0, 9.0), 0xf0e4c4, 3.0, 0.85);
            }
        }
        let fur = s
            .mat(0xb8946c)
            .round(28.0, 1.1)
            .texture(0.22, 0.10, 0.05)
            .fur(3.0)
            .rim(0.8);
        // Foot, belly, far arm.
        s.lit(
            &limb(&[(28.0, -14.0, 13.0), (64.0, -6.0, 10.0)]),
            &fur.clone().round(9.0, 1.1).bias(-0.1),
        );
        let belly = s.lit(
            &blob(&[
                (6.0, -168.0),
                (38.0, -160.0),
                (54.0, -124.0),
                (62.0, -76.0),
                (54.0, -28.0),
                (26.0, -6.0),
                (-20.0, -6.0),
                (-34.0, -40.0),
                (-22.0, -110.0),
            ]),
            &fur,
        );
        s.tint(
            &belly,
            &ellipse(40.0, -70.0, 26.0, 54.0),
            0xe0c8a0,
            14.0,
            0.6,
        );
        // A few quills over the flank so that fur and spines do not part like a seam.
        for i in 0..26 {
            let u = i as f32 / 25.0;
            let (x, y) = (-30.0 + 32.0 * (u * 3.1).sin() - 8.0, lerp(-14.0, -196.0, u));
            let long = dice.range(24.0, 34.0);
            let m = s.lit(
                &limb(&[
                    (x + 16.0, y - 4.0, 4.6),
                    (x, y, 3.6),
                    (x - long + 10.0, y + dice.range(4.0, 16.0), 0.6),
                ]),
                &quill.clone().bias(dice.range(-0.2, 0.12)),
            );
            s.tint(
                &m,
                &ellipse(x - long + 12.0, y + 9.0, 8.0, 8.0),
                0xf0e4c4,
                3.0,
                0.7,
            );
        }
        s.lit(
            &limb(&[(18.0, -10.0, 15.0), (50.0, 0.0, 12.0), (66.0, 2.0, 9.0)]),
            &fur.clone().round(10.0, 1.1),
        );
        // Head and snout.
        let face = s
            .mat(0xc8a47c)
            .round(22.0, 1.1)
            .texture(0.18, 0.1, 0.06)
            .fur(2.2)
            .rim(0.8);
        let head = s.lit(
            &blob(&[
                (2.0, -150.0),
                (4.0, -186.0),
                (24.0, -208.0),
                (52.0, -206.0),
                (76.0, -188.0),
                (102.0, -168.0),
                (116.0, -160.0),
                (114.0, -150.0),
                (92.0, -144.0),
                (64.0, -136.0),
                (30.0, -130.0),
            ]),
            &face,
        );
        s.tint(
            &head,
            &ellipse(96.0, -160.0, 26.0, 14.0),
            0x7a5a44,
            8.0,
            0.5,
        );
        s.tint(
            &head,
            &ellipse(56.0, -154.0, 22.0, 12.0),
            0xe8d0a8,
            8.0,
            0.6,
        );
        for i in 0..9 {
            let u = i as f32 / 8.0;
            let (x, y) = (lerp(6.0, 48.0, u), -186.0 - 20.0 * (u * 3.1).sin() - 2.0);
            let m = s.lit(
                &limb(&[
                    (x + 8.0, y + 6.0, 4.4),
                    (x - 10.0, y - 12.0, 3.0),
                    (x - 20.0, y - 22.0, 0.6),
                ]),
                &quill,
            );
            s.tint(
                &m,
                &ellipse(x - 18.0, y - 20.0, 7.0, 7.0),
                0xf0e4c4,
                3.0,
                0.8,
            );
        }
        s.lit(
            &ellipse(24.0, -176.0, 13.0, 15.0),
            &face.clone().round(7.0, 1.2).bias(-0.06),
        );
        s.shade(&ellipse(26.0, -174.0, 7.0, 9.0), 0x6a4a40, 3.0, 0.7);
        s.flat(&ellipse(117.0, -157.0, 7.0, 6.0), 0x2a2024, 1.0);
        s.flat(&ellipse(115.0, -159.5, 1.8, 1.4), 0xe8e4e0, 0.9);
        eye(s, 72.0, -174.0, 6.4);
        s.line(
            &[(108.0, -148.0), (92.0, -146.0), (84.0, -150.0)],
            0x5a4038,
            2.0,
            0.7,
        );
        // The arm that makes the move.
        s.lit(
            &limb(&[
                (28.0, -112.0, 15.0),
                (66.0, -98.0, 12.0),
                (104.0, -120.0, 9.0),
                (132.0, -136.0, 8.0),
            ]),
            &fur.clone().round(10.0, 1.1).bias(0.06),
        );
        for (dx, dy) in [(10.0, -4.0), (11.0, 2.0), (8.0, 7.0)] {
            s.lit(
                &limb(&[(132.0, -137.0, 4.0), (132.0 + dx, -137.0 + dy, 2.6)]),
                &face.clone().round(3.0, 1.0).fur(0.0),
            );
        }
        s.detail(80.0, -168.0, 50.0);
    });
}

/// Foreground sprigs, purple against the green.
fn heather(s: &mut Studio) {
    let mut dice = Dice::new(5);
    for i in 0..84 {
        let x = dice.range(-10.0, 610.0);
        let y = dice.range(828.0, 930.0);
        if i % 3 == 0 && (150.0..470.0).contains(&x) && y < 870.0 {
            continue;
        }
        let (h, lean) = (dice.range(48.0, 100.0), dice.range(-18.0, 18.0));
        s.line(
            &[(x, y), (x + lean * 0.4, y - h * 0.5), (x + lean, y - h)],
            0x5a5a3c,
            2.4,
            1.0,
        );
        let bell = s
            .mat(dice.pick(&[0x8c5a88, 0xa874a0, 0x7a4a78, 0xc090b0]))
            .round(3.0, 1.1);
        for k in 0..7 {
            let u = 0.4 + 0.6 * k as f32 / 6.0;
            let side = if k % 2 == 0 { -1.0 } else { 1.0 };
            s.lit(
                &ellipse(x + lean * u + side * 4.0, y - h * u, 4.2, 5.0),
                &bell,
            );
        }
    }
}

fn ink(s: &mut Studio) {
    for (k, alpha) in [(0.0, 0.7), (9.0, 0.5)] {
        s.line(
            &[
                (CUP.0 + k - 4.0, CUP.1 - LIFT - 36.0),
                (CUP.0 + k + 6.0, CUP.1 - LIFT - 58.0),
                (CUP.0 + k - 6.0, CUP.1 - LIFT - 80.0),
                (CUP.0 + k + 8.0, CUP.1 - LIFT - 112.0),
            ],
            0xf8f8ec,
            2.0,
            alpha,
        );
    }
    sky::far_birds(s, 5, (330.0, 210.0), (470.0, 270.0), 0x4a5854, 5);
}
