//! An aisle of a sunken library, lit by jellyfish that hang there like lamps. The librarian, in a
//! diver's bell helmet, leads a small jellyfish on a thread. One book, quite dry, floats upwards.

use crate::diorama::*;
use crate::prelude::*;

pub(super) const CARD: Card = Card::new(
    "jelly_library",
    Palette::UnderWater,
    Framing::Interior,
    scene,
)
.ink(ink)
.flow(flow);

const SHELVES: u32 = 1;
const BOOKS: u32 = 2;
const FLOOR: u32 = 3;
const PILE: u32 = 4;
const LADDER: u32 = 5;

/// Half the width of the aisle, to the edges of the shelves.
const AISLE: f32 = 1.45;
/// From one shelf to the next.
const STOREY: f32 = 0.72;
/// From one upright to the next.
const BAY: f32 = 2.3;
/// How high the shelves go.
const TOP: f32 = 5.4;
/// The end of the aisle, towards the open water.
const END: f32 = -9.0;

/// Where the jellyfish hang, in the world, and how wide they are.
const LAMPS: [(Vec3, f32); 5] = [
    (v3(-0.25, 4.3, -8.0), 0.9),
    (v3(0.75, 3.0, -4.6), 0.75),
    (v3(-0.85, 3.75, -2.6), 0.85),
    (v3(0.55, 4.35, -0.6), 0.95),
    (v3(-0.55, 2.72, 1.2), 0.78),
];
const LIBRARIAN: Vec3 = v3(0.42, 0.0, 1.6);
/// The dry book.
const BOOK: Point = (452.0, 470.0);

fn flow(x: f32, y: f32) -> f32 {
    if y > 720.0 {
        flow::level(x, y)
    } else {
        flow::patches(x, y)
    }
}

fn measure(p: Vec3) -> Nearest {
    let mut near = Nearest::nothing();
    let q = p.mirror_x();
    let inside = (q.x - AISLE - 1.2).max(p.y - TOP).max(END - p.z);
    // The backs of the books; boards and uprights stand out from them.
    near.add((AISLE + 0.22 - q.x).max(inside), BOOKS);
    let row = (p.y / STOREY).round() * STOREY;
    let board = block(
        v3(q.x - AISLE - 0.3, p.y - row, 0.0),
        v3(0.3, 0.045, 1.0),
        0.02,
    );
    let bay = (p.z / BAY).round() * BAY;
    let upright = block(
        v3(q.x - AISLE - 0.28, 0.0, p.z - bay),
        v3(0.34, 1.0, 0.08),
        0.03,
    );
    let cornice = block(
        v3(q.x - AISLE - 0.3, p.y - TOP + 0.1, 0.0),
        v3(0.44, 0.16, 1.0),
        0.06,
    );
    near.add(board.min(upright).min(cornice).max(inside - 0.3), SHELVES);
    near.add(p.y + 0.04 * rough(v3(p.x * 1.3, 0.0, p.z * 1.3), 2), FLOOR);
    // Fallen books along the foot of the shelves.
    for (x, y, z, turn) in [
        (-1.05, 0.06, 2.3, 0.4),
        (-1.0, 0.18, 2.32, 0.7),
        (-1.02, 0.29, 2.28, 0.2),
        (-0.98, 0.07, 0.4, -0.5),
        (1.12, 0.07, -0.6, 0.9),
        (1.1, 0.19, -0.62, 0.5),
    ] {
        let q = (p - v3(x, y, z)).turn_y(turn);
        near.add(block(q, v3(0.2, 0.055, 0.27), 0.02), PILE);
    }
    // A ladder leans on the right.
    let foot = v3(0.7, 0.0, -0.2);
    let head = v3(1.46, 4.6, -0.2);
    for side in [-0.2, 0.2] {
        let along = v3(0.0, 0.0, side);
        near.add(rod(p, foot + along, head + along, 0.035, 0.035), LADDER);
    }
    for i in 1..12 {
        let k = i as f32 / 12.0;
        let rung = foot + (head - foot) * k;
        let along = v3(0.0, 0.0, 0.2);
        near.add(rod(p, rung - along, rung + along, 0.024, 0.024), LADDER);
    }
    near
}

fn look(stuff: u32, p: Vec3, n: Vec3) -> Surface {
    match stuff {
        BOOKS if n.x.abs() > 0.5 => spines(p),
        FLOOR => {
            let sand = sat(0.5 + 0.6 * rough(p * 2.2, 3));
            matt_rgb(rgb(0x6a8c80).blend(rgb(0xb0b490), sand))
        }
        PILE => {
            let page = n.y.abs() < 0.5 && fract(p.y * 9.0 + 0.2) > 0.35;
            matt(if page { 0xd8d0a8 } else { 0x9a4a3c })
        }
        _ => {
            let grain = rough(v3(p.x * 9.0, p.y * 5.0, p.z * 1.5), 3);
            matt_rgb(rgb(0x4c3a34).blend(rgb(0x8a6448), sat(0.5 + 0.8 * grain)))
        }
    }
}

/// Spines of all widths and heights, gilt here and there; some have fallen out.
fn spines(p: Vec3) -> Surface {
    let row = (p.y / STOREY).round();
    let up = (p.y - row * STOREY) / STOREY;
    let up = if up < 0.0 { up + 1.0 } else { up };
    let shelf = (p.y / STOREY).floor() as i32 * 2 + i32::from(p.x > 0.0);
    let slot = p.z * 6.5 + 0.35 * grain(p.z * 3.0, shelf as f32 * 7.3, 3);
    let book = slot.floor() as i32;
    let pick = cell(book, shelf, 5);
    let tall = 0.60 + 0.28 * cell(book, shelf, 6);
    let across = (fract(slot) - 0.5).abs() * 2.0;
    if up > tall || pick < 0.06 || across > 0.93 {
        return matt(0x10202c);
    }
    let leather = [
        0xb04a3c, 0x2c6a78, 0xc08a3c, 0x5a7a4c, 0x7c4a6c, 0xd8c090, 0x3c5a80, 0x9a5a34,
    ];
    let mut c = rgb(leather[(cell(book, shelf, 8) * 8.0) as usize % 8]);
    let gilt = ((up / tall - 0.78).abs() < 0.03) || ((up / tall - 0.2).abs() < 0.025);
    if gilt && cell(book, shelf, 9) > 0.4 {
        c = rgb(0xf0d080);
    }
    matt_rgb(c * (1.05 - 0.35 * across * across + 0.15 * rough(p * 7.0, 2)))
}

fn scene(s: &mut Studio) {
    sky::halo(
        s,
        (300.0, 330.0),
        520.0,
        &[0xc8f0d8, 0x6cc4bc, 0x2c8c9c, 0x145a7c, 0x0c345a],
    );
    s.rays((300.0, 60.0), 90.0, 30.0, 640.0, 0xe8fce0);
    let mut set = Diorama::new(measure, look)
        .camera(v3(0.0, 1.55, 6.4), v3(0.0, 2.35, -4.0), 1.62, 24.0)
        .sun(v3(0.05, 0.8, -0.6), 0xa8f0dc, 0.7)
        .ambient(0x4c94a4, 0x346478)
        .rim(0xb8f4e0, 0.12)
        .fog(7.0, 17.5, 0x6cc4bc, 0.94);
    for (lamp, width) in LAMPS {
        set = set.lamp(lamp + v3(0.0, -0.15, 0.0), 0xffc488, 2.1 * width, 0.9);
    }
    let (_, hip) = set.project(LIBRARIAN);
    set = set.lamp(LIBRARIAN + v3(-0.7, 1.3, 0.4), 0xffc890, 1.5, 0.7);
    set.stage(s, 0.8);
    let water = rgb(s.tones.water[1]);
    s.repaint(|x, y, c| {
        let drift = warp(x * 0.005, y * 0.008, 3, 5, 1.2);
        c.blend(water, sat(0.08 + 0.10 * drift))
    });
    water::caustics(s, 0xe8fff0, 0.10, |_, y| smooth(700.0, 860.0, y));
    for (lamp, width) in LAMPS {
        let (x, y) = set.project(lamp);
        let size = set.size_at(lamp) * width / 100.0;
        let air = 0.62 * smooth(0.4, -8.0, lamp.z);
        s.veiled(0x6cc4bc, air, |s| {
            jellyfish(s, at(x, y).size(size).turn(6.0 * lamp.x), (x + y) as u64);
        });
    }
    dry_book(s);
    let (x, _) = set.project(LIBRARIAN);
    s.shade(
        &ellipse(x + 8.0, hip + 2.0, 62.0, 12.0),
        0x0c2c40,
        8.0,
        0.75,
    );
    librarian(s, at(x, hip).size(2.15));
}

/// A glowing bell 100 wide, its rim at the place's point, with arms and threads below.
fn jellyfish(s: &mut Studio, place: Place, seed: u64) {
    s.at(place, |s| {
        let mut dice = Dice::new(seed);
        s.glow(0.0, -16.0, 130.0, 0xffa868, 0.34);
        for i in 0..11 {
            let x = -45.0 + 9.0 * i as f32;
            let mut sway = || dice.range(-13.0, 13.0);
            let thread = [
                (x, -2.0, 1.8),
                (x * 0.95 + sway(), 46.0, 1.7),
                (x * 0.8 + sway(), 96.0, 1.4),
                (x * 0.9 + sway(), 150.0 + sway() * 2.0, 0.6),
            ];
            s.flat(&limb(&thread), 0xffd8b0, 0.62);
        }
        let frill = s
            .ramp(&[0xa85c70, 0xe8987c, 0xffd4a4, 0xfff4dc])
            .round(6.0, 0.9)
            .fur(2.0)
            .alpha(0.85);
        for x in [-20.0, 14.0, -4.0] {
            let mut sway = || dice.range(-10.0, 10.0);
            let arm = [
                (x, -4.0, 8.0),
                (x * 0.8 + sway(), 30.0, 8.5),
                (x * 0.7 + sway(), 62.0, 5.5),
                (x + sway(), 98.0, 1.0),
            ];
            s.lit(&limb(&arm), &frill);
        }
        let jelly = s
            .ramp(&[0x8c4c78, 0xd87c74, 0xffb884, 0xffe4b8, 0xfffae8])
            .round(26.0, 1.0)
            .texture(0.08, 0.05, 0.05)
            .light(Light::From(-0.1, -0.75, 0.65))
            .alpha(0.94);
        let bell = s.lit(
            &blob(&[
                (-53.0, 6.0),
                (-51.0, -24.0),
                (-33.0, -54.0),
                (0.0, -66.0),
                (33.0, -54.0),
                (51.0, -24.0),
                (53.0, 6.0),
                (40.0, 0.0),
                (27.0, 7.0),
                (13.0, 1.0),
                (0.0, 8.0),
                (-13.0, 1.0),
                (-27.0, 7.0),
                (-40.0, 0.0),
            ]),
            &jelly,
        );
        for i in -3..=3 {
            let x = i as f32 * 14.0;
            let rib = limb(&[
                (x * 0.25, -62.0, 0.8),
                (x * 0.9, -36.0, 1.6),
                (x * 1.1, 2.0, 2.2),
            ]);
            s.tint(&bell, &rib, 0xc8646c, 1.2, 0.45);
        }
        s.tint(&bell, &ellipse(0.0, -24.0, 22.0, 18.0), 0xfffbe8, 9.0, 0.95);
        s.glow(0.0, -24.0, 44.0, 0xfff0d0, 0.4);
    });
}

/// Open, warm and dry, its pages lifting like wings.
fn dry_book(s: &mut Studio) {
    let (x, y) = BOOK;
    s.glow(x, y - 16.0, 90.0, 0xffe8a8, 0.5);
    s.at(at(x, y).size(1.02).turn(-13.0), |s| {
        things::open_book(s, at(0.0, 0.0).size(0.8), 0xc03c34);
        let page = s.mat(0xfff8e0).round(5.0, 0.9).rim(0.4);
        for (lean, rise) in [(34.0, -50.0), (-30.0, -54.0), (18.0, -62.0), (-10.0, -64.0)] {
            s.lit(
                &limb(&[
                    (0.0, -10.0, 2.0),
                    (lean * 0.25, rise * 0.6, 5.0),
                    (lean, rise, 2.0),
                ]),
                &page,
            );
        }
    });
    s.detail(x, y - 20.0, 66.0);
}

/// From the front: a bell helmet with its round window, a long cardigan, books under the arm, and
/// a thread to a jellyfish.
fn librarian(s: &mut Studio, place: Place) {
    s.at(place, |s| {
        let wool = s
            .mat(0x8a4456)
            .round(11.0, 1.1)
            .texture(0.24, 0.12, 0.06)
            .rim(0.7);
        let trousers = s.mat(0x2c4458).round(5.0, 1.0);
        let boot = s.mat(0x5a4438).round(4.0, 1.1);
        let brass = s
            .ramp(&[0x4a3430, 0x94683c, 0xd8a854, 0xf8e09c, 0xfffae0])
            .round(14.0, 1.15)
            .rim(0.6);
        let skin = s.mat(s.tones.skin).round(4.0, 1.0);
        for side in [-1.0, 1.0] {
            s.lit(
                &limb(&[(side * 8.0, -26.0, 6.0), (side * 8.5, -5.0, 5.4)]),
                &trousers,
            );
            s.lit(&ellipse(side * 10.0, -3.0, 9.0, 5.0), &boot);
        }
        s.lit(
            &blob(&[
                (-20.0, -18.0),
                (-19.0, -46.0),
                (-15.0, -66.0),
                (0.0, -72.0),
                (15.0, -66.0),
                (19.0, -46.0),
                (20.0, -18.0),
                (0.0, -14.0),
            ]),
            &wool,
        );
        s.line(
            &[(0.0, -62.0), (0.5, -40.0), (0.0, -16.0)],
            0x4c2438,
            1.6,
            0.8,
        );
        for y in [-54.0, -42.0, -30.0] {
            s.flat(&ellipse(3.6, y, 1.7, 1.7), 0xf8e09c, 1.0);
        }
        // Books under one arm; the other holds the thread.
        for (i, colour) in [0x2c6a78, 0xd8c090, 0x5a7a4c].into_iter().enumerate() {
            let cover = s.mat(colour).round(3.0, 0.9);
            s.lit(&rect(12.0, -52.0 + 8.0 * i as f32, 25.0, 7.0), &cover);
        }
        s.lit(
            &limb(&[(15.0, -62.0, 6.4), (24.0, -46.0, 5.6), (27.0, -33.0, 5.0)]),
            &wool,
        );
        s.lit(&ellipse(26.0, -27.0, 4.4, 4.0), &skin);
        s.lit(
            &limb(&[
                (-15.0, -62.0, 6.4),
                (-27.0, -52.0, 5.6),
                (-34.0, -66.0, 4.8),
            ]),
            &wool,
        );
        s.lit(&ellipse(-36.0, -71.0, 4.2, 4.2), &skin);
        s.lit(&ellipse(0.0, -70.0, 19.0, 6.5), &brass);
        s.lit(&ellipse(0.0, -88.0, 20.0, 20.5), &brass);
        s.lit(&ellipse(0.0, -109.0, 5.0, 4.0), &brass);
        s.lit(&ellipse(0.0, -87.0, 13.2, 13.2), &brass.clone().bias(-0.2));
        let glass = s.flat(&ellipse(0.0, -87.0, 10.4, 10.4), 0x184458, 1.0);
        // Behind the glass: a face with closed eyes, more felt than seen.
        s.tint(&glass, &ellipse(0.0, -85.0, 7.4, 8.4), 0xd8a888, 1.0, 0.8);
        for side in [-1.0, 1.0] {
            s.tint(
                &glass,
                &ellipse(side * 3.2, -86.0, 1.8, 0.7),
                0x2c2430,
                0.3,
                0.9,
            );
        }
        s.tint(
            &glass,
            &limb(&[(-8.0, -88.0, 1.0), (-5.0, -94.0, 1.8), (1.0, -96.0, 0.8)]),
            0xf4fff4,
            0.5,
            0.9,
        );
        s.line(
            &[(-36.0, -72.0), (-40.0, -92.0), (-36.0, -106.0)],
            0xffe8c0,
            1.0,
            0.9,
        );
        jellyfish(s, at(-36.0, -110.0).size(0.27), 9);
        s.detail(0.0, -80.0, 44.0);
    });
}

fn ink(s: &mut Studio) {
    let mut dice = Dice::new(12);
    for _ in 0..70 {
        let (x, y) = (dice.range(60.0, 540.0), dice.range(60.0, 840.0));
        s.glow(x, y, dice.range(1.2, 2.8), 0xf4ffe8, dice.range(0.2, 0.6));
    }
    water::bubbles(s, BOOK.0 + 6.0, BOOK.1 + 120.0, 5, 0xf4fff4);
    water::bubbles(s, 420.0, 600.0, 4, 0xf4fff4);
}
