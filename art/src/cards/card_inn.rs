//! An inn built of playing cards stands on a hill in the autumn wind, five storeys high, with a
//! lamp in every room. A guest looks out at the very top. One card of the ground floor is missing.

use crate::diorama::*;
use crate::prelude::*;

pub(super) const CARD: Card = Card::new("card_inn", Palette::Autumn, Framing::Tall, scene)
    .style(Style::Paper)
    .ink(ink);

const GROUND: u32 = 1;
const PLAYING_CARD: u32 = 2;

const STOREYS: usize = 5;
/// How far two leaning cards part at their feet, halved.
const SPREAD: f32 = 0.31;
/// The height of a storey.
const RISE: f32 = 0.951;
/// Half of a card: its width runs away from us, its thickness is the x of its own space.
const HALF: Vec3 = v3(0.011, 0.5, 0.34);
/// The storey, the room and the side of the card that is not there.
const MISSING: (usize, usize, f32) = (0, 1, 1.0);

/// The middle of a room's floor.
fn room(storey: usize, i: usize) -> Vec3 {
    let rooms = STOREYS - storey;
    let x = (i as f32 - (rooms as f32 - 1.0) / 2.0) * 2.0 * SPREAD;
    v3(x, storey as f32 * (RISE + 0.03), 0.0)
}

/// How crooked a card stands: nothing here is quite true.
fn askew(storey: usize, i: usize, side: f32) -> f32 {
    (cell(i as i32 * 2 + i32::from(side > 0.0), storey as i32, 12) - 0.5) * 0.22
}

/// The nearest card: its distance, a number for it, and the point in its own space.
fn nearest_card(p: Vec3) -> (f32, i32, Vec3) {
    let mut best = (1e9, 0, p);
    let lean = (SPREAD / RISE).atan();
    let mut consider = |q: Vec3, id: i32| {
        let d = block(q, HALF, 0.008);
        if d < best.0 {
            best = (d, id, q);
        }
    };
    for storey in 0..STOREYS {
        let base = room(storey, 0).y;
        if p.y < base - 0.7 || p.y > base + RISE + 0.7 {
            continue;
        }
        for i in 0..STOREYS - storey {
            let floor = room(storey, i);
            if (p.x - floor.x).abs() > 1.1 {
                continue;
            }
            for side in [-1.0, 1.0] {
                if (storey, i, side) == MISSING {
                    continue;
                }
                let middle = floor + v3(side * SPREAD * 0.5, RISE * 0.5, 0.0);
                let q = (p - middle)
                    .turn_y(askew(storey, i, side))
                    .turn_z(-side * lean);
                consider(q, (storey * 20 + i * 2) as i32 + i32::from(side > 0.0));
            }
            // The ceiling that the next storey stands on.
            if i + 1 < STOREYS - storey {
                let middle = floor + v3(SPREAD, RISE + 0.015, 0.0);
                let q = (p - middle).turn_y(askew(storey, i, 0.0) * 1.3);
                let q = q.turn_z(std::f32::consts::FRAC_PI_2);
                consider(v3(q.x, q.y * 1.3, q.z), 200 + (storey * 10 + i) as i32);
            }
        }
    }
    if best.0 > 1e8 {
        let low = -p.y;
        let high = p.y - STOREYS as f32 * (RISE + 0.03);
        best.0 = low.max(high).max(0.5);
    }
    best
}

fn measure(p: Vec3) -> Nearest {
    let mut near = Nearest::nothing();
    let hill = p.y + 0.022 * (p.x * p.x + p.z * p.z) + 0.03 * rough(p * 1.6, 2);
    near.add(hill * 0.9, GROUND);
    let outside = p.mirror_x();
    let around = (outside.x - 2.2).max(p.z.abs() - 0.9).max(p.y - 5.4);
    if around > 0.4 {
        near.add(around, PLAYING_CARD);
    } else {
        near.add(nearest_card(p).0 * 0.8, PLAYING_CARD);
    }
    near
}

fn look(stuff: u32, p: Vec3, n: Vec3) -> Surface {
    if stuff == GROUND {
        let turf = sat(0.5 + 0.7 * rough(p * 3.0, 3));
        let path = smooth(
            0.42,
            0.26,
            (p.x - 0.25 * (p.z * 0.8).sin() + 0.3).abs() + 0.1 * rough(p * 5.0, 2),
        ) * smooth(0.3, 0.7, p.z);
        let c = rgb(0x6c5c2c).blend(rgb(0xb08838), turf);
        return matt_rgb(c.blend(rgb(0xe0c088), path));
    }
    let (_, id, q) = nearest_card(p);
    let edge = n.z.abs() > 0.8;
    let (u, v) = (q.z, q.y);
    let worn = 0.06 * rough(v3(u * 6.0, v * 6.0, id as f32), 3);
    if edge {
        return matt(0xfbf0d4);
    }
    let front = (q.x > 0.0) != (id % 3 == 0);
    let c = if front {
        face(u, v, id)
    } else {
        back(u, v, id)
    };
    matt_rgb(c * (1.0 + worn)).waxy(0.5)
}

/// Pips of one suit on cream.
fn face(u: f32, v: f32, id: i32) -> Rgb {
    let suit = (cell(id, 3, 7) * 4.0) as u32 % 4;
    let count = 1 + (cell(id, 5, 8) * 6.0) as usize % 6;
    let ink = if suit < 2 {
        rgb(0xb83428)
    } else {
        rgb(0x2c2430)
    };
    let places: &[Point] = match count {
        1 => &[(0.0, 0.0)],
        2 => &[(0.0, 0.27), (0.0, -0.27)],
        3 => &[(0.0, 0.3), (0.0, 0.0), (0.0, -0.3)],
        4 => &[(0.14, 0.27), (-0.14, 0.27), (0.14, -0.27), (-0.14, -0.27)],
        5 => &[
            (0.14, 0.29),
            (-0.14, 0.29),
            (0.0, 0.0),
            (0.14, -0.29),
            (-0.14, -0.29),
        ],
        _ => &[
            (0.14, 0.3),
            (-0.14, 0.3),
            (0.14, 0.0),
            (-0.14, 0.0),
            (0.14, -0.3),
            (-0.14, -0.3),
        ],
    };
    let size = if count == 1 { 0.17 } else { 0.088 };
    let on = places
        .iter()
        .any(|p| pip(suit, (u - p.0) / size, (v - p.1) / size));
    if on { ink } else { rgb(0xf8ecd0) }
}

/// Whether a point lies in the sign of a suit: hearts, diamonds, spades, clubs; about 1 in radius.
fn pip(suit: u32, x: f32, y: f32) -> bool {
    let heart = |x: f32, y: f32| {
        let a = x * x * 1.35 + y * y * 1.35 - 1.0;
        a * a * a - x * x * y * y * y * 2.6 < 0.0
    };
    let stem = x.abs() < 0.12 + 0.25 * (-y - 0.5).max(0.0) && (-1.05..-0.2).contains(&y);
    match suit {
        0 => heart(x, y),
        1 => x.abs() * 1.35 + y.abs() < 1.05,
        2 => heart(x, -y + 0.15) || stem,
        _ => {
            x.hypot(y - 0.48) < 0.44
                || (x.abs() - 0.46).hypot(y + 0.14) < 0.44
                || x.hypot(y) < 0.25
                || stem
        }
    }
}

/// A lattice, red or blue.
fn back(u: f32, v: f32, id: i32) -> Rgb {
    let ground = if cell(id, 9, 4) > 0.4 {
        rgb(0xa83430)
    } else {
        rgb(0x40647c)
    };
    if u.abs() > 0.29 || v.abs() > 0.45 {
        return rgb(0xf8ecd0);
    }
    let (a, b) = (fract((u + v) * 8.0) - 0.5, fract((u - v) * 8.0) - 0.5);
    let line = a.abs().min(b.abs());
    ground.blend(rgb(0xf8dcb0), smooth(0.1, 0.06, line) * 0.8)
}

fn scene(s: &mut Studio) {
    s.key(Light::From(-0.6, -0.4, 0.5));
    sky::gradient_sky(
        s,
        &[0x443850, 0x74505c, 0xb87450, 0xeca858, 0xfce0a0],
        830.0,
        0xf8c884,
        0.5,
    );
    let cloud = [0x6c4c58, 0xa87058, 0xe8ac70, 0xffe4b0];
    for (x, y, w, h, seed) in [
        (80.0, 300.0, 380.0, 80.0, 3),
        (560.0, 210.0, 360.0, 74.0, 5),
        (520.0, 520.0, 300.0, 60.0, 8),
        (30.0, 590.0, 260.0, 50.0, 9),
    ] {
        sky::cloud_of(s, (x, y), (w, h), &cloud, 0.85, seed);
    }
    country(s);
    let mut set = Diorama::new(measure, look)
        .camera(v3(4.7, 2.6, 7.6), v3(0.1, 2.3, 0.0), 2.86, 18.0)
        .sun(v3(-0.55, 0.5, 0.68), 0xffb468, 1.7)
        .ambient(0x6c6488, 0x5c4038)
        .rim(0xffdc90, 0.1)
        .hardness(9.0);
    for storey in 0..STOREYS {
        for i in 0..STOREYS - storey {
            set = set.lamp(room(storey, i) + v3(0.0, 0.5, 0.05), 0xffa03c, 2.2, 0.27);
        }
    }
    set.stage(s, 0.85);
    lamps(s, &set);
    guest(s, &set);
    sign(s, &set);
    arrival(s);
    wind(s);
}

/// Hills behind, with trees that bend.
fn country(s: &mut Studio) {
    for (y, colour, seed) in [(700.0, 0xd09858, 4), (742.0, 0xa87040, 9)] {
        let hill = s.mat(colour).round(40.0, 0.4).texture(0.2, 0.012, 0.04);
        s.lit(&land::ridge_line(y, 50.0, 0.007, seed), &hill);
        s.mist(y + 10.0, y + 70.0, s.tones.mist, 0.5);
    }
    let mut dice = Dice::new(4);
    for x in [24.0, 66.0, 110.0, 508.0, 552.0, 592.0] {
        let size = dice.range(0.5, 0.95);
        let leaf = dice.pick(&[0xc86030, 0xdc9830, 0xa84c2c]);
        plants::toy_tree(s, at(x, 776.0).size(size).turn(dice.range(8.0, 16.0)), leaf);
    }
}

/// A lamp under every ridge that we can see into.
fn lamps(s: &mut Studio, set: &Diorama) {
    for storey in 0..STOREYS {
        for i in 0..STOREYS - storey {
            let hook = room(storey, i) + v3(0.0, RISE - 0.24, 0.2);
            if !set.visible(hook) {
                continue;
            }
            let (x, y) = set.project(hook);
            s.glow(x, y + 10.0, 34.0, 0xffb048, 0.5);
            s.line(&[(x, y - 16.0), (x, y + 2.0)], 0x3c2420, 1.6, 0.9);
            s.flat(&ellipse(x, y + 7.0, 5.0, 6.0), 0xfff0b8, 1.0);
        }
    }
}

fn guest(s: &mut Studio, set: &Diorama) {
    let sill = room(STOREYS - 1, 0) + v3(0.0, 0.03, 0.3);
    let (x, y) = set.project(sill);
    s.glow(x, y - 40.0, 60.0, 0xffc468, 0.4);
    let who = people::Person::new(0x40647c).hair(0x5c3424);
    people::bust(s, at(x + 1.0, y + 1.0).size(1.32).flip(), &who);
    s.detail(x, y - 36.0, 34.0);
}

/// A board on a bracket: a moon, for those who cannot read.
fn sign(s: &mut Studio, set: &Diorama) {
    let (x, y) = set.project(room(0, 4) + v3(SPREAD * 0.9, 0.82, 0.3));
    s.edges(&[(x - 14.0, y), (x + 56.0, y - 4.0)], 0x3c2820, 3.4, 1.0);
    s.edges(
        &[(x - 8.0, y + 22.0), (x + 26.0, y - 2.0)],
        0x3c2820,
        2.4,
        1.0,
    );
    s.at(at(x + 40.0, y - 2.0).turn(9.0), |s| {
        for dx in [-14.0, 14.0] {
            s.edges(&[(dx, 0.0), (dx, 12.0)], 0x3c2820, 1.6, 1.0);
        }
        let board = s.mat(0x703c34).round(5.0, 1.0).texture(0.2, 0.05, 0.2);
        s.lit(&rect(-25.0, 11.0, 50.0, 42.0), &board);
        let moon = ellipse(0.0, 32.0, 13.0, 13.0).with_hole(&ellipse(3.0, 30.0, 9.0, 9.0));
        s.flat(&moon, 0xf8d888, 1.0);
    });
}

/// Somebody comes up the path with a suitcase.
fn arrival(s: &mut Studio) {
    let (x, y) = (196.0, 868.0);
    let low_sun = Shadow {
        ground: y,
        lean: 1.1,
        length: 0.5,
        colour: 0x6c4438,
        strength: 0.7,
    };
    s.casting(low_sun, |s| {
        let who = people::Person::new(0x703c4c)
            .hat(people::Hat::Brim, 0x3c2c34)
            .arms(people::Arms::OneOut);
        let place = at(x, y).size(0.98);
        people::walker(s, place, &who);
        let (hx, hy) = people::HAND_OUT;
        s.at(place, |s| {
            things::suitcase(s, at(hx, hy + 26.0).size(0.56), 0x8c5c34);
        });
    });
}

/// Leaves on the wind, from left to right.
fn wind(s: &mut Studio) {
    let mut dice = Dice::new(33);
    for _ in 0..46 {
        let x = dice.range(-10.0, 610.0);
        let y = dice.range(330.0, 880.0) - 0.16 * x;
        let place = at(x, y)
            .size(dice.range(0.14, 0.42))
            .turn(dice.range(40.0, 150.0));
        plants::leaf(
            s,
            place,
            dice.pick(&[0xb44428, 0xdc9830, 0xe8bc58, 0x94402c]),
        );
    }
    plants::grass(s, 820.0, 900.0, 60, &[0x8c7430, 0x6c5828, 0xb09040], 3);
}

fn ink(s: &mut Studio) {
    for (y, x, long) in [
        (250.0, 30.0, 150.0),
        (420.0, 440.0, 130.0),
        (560.0, 20.0, 110.0),
        (660.0, 450.0, 120.0),
    ] {
        s.line(
            &[(x, y), (x + long * 0.5, y - 14.0), (x + long, y - 12.0)],
            0xfff0cc,
            1.1,
            0.4,
        );
    }
    sky::far_birds(s, 5, (430.0, 90.0), (560.0, 150.0), 0x3c2c34, 4);
}
