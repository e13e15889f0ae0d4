//! A stair of books climbs from the sea to a moon with a keyhole. A reader with a candle is on the
//! way up. From one book, further along, birds fly out.

use crate::diorama::*;
use crate::prelude::*;

pub(super) const CARD: Card = Card::new("book_stair", Palette::NightBlue, Framing::Tall, scene)
    .ink(ink)
    .flow(flow);

const MOON: Point = (345.0, 178.0);
const SEA: f32 = 752.0;
const PAGES: u32 = 1;
/// Covers are numbered from here.
const COVER: u32 = 10;
/// Which book the reader stands on, and which the birds come from.
const READER: usize = 8;
const AVIARY: usize = 15;

struct Book {
    middle: Vec3,
    turn: f32,
    half: Vec3,
    cover: Hex,
}

fn flow(x: f32, y: f32) -> f32 {
    if y > SEA {
        flow::level(x, y)
    } else {
        flow::swirl(MOON, x, y)
    }
}

fn stair() -> Vec<Book> {
    let mut dice = Dice::new(12);
    let covers = [
        0x8a2f2c, 0x2f5a6a, 0xb9802f, 0x4a6a3c, 0x6a3a5c, 0xc8b48a, 0x33456a, 0xa8552f,
    ];
    (0..30)
        .map(|i| {
            let t = i as f32 / 29.0;
            let narrowing = 1.0 - 0.55 * t;
            let x = 0.95 * (t * 5.2 + 0.4).sin() * narrowing;
            let slope = 0.95 * 5.2 * (t * 5.2 + 0.4).cos() * narrowing;
            Book {
                middle: v3(x, -1.55 + 3.9 * t.powf(1.08), 2.2 - 9.5 * t),
                turn: (slope / 9.5).atan() * 0.8 + dice.range(-0.16, 0.16),
                half: v3(
                    dice.range(0.62, 0.8),
                    dice.range(0.085, 0.12),
                    dice.range(0.30, 0.38),
                ),
                cover: dice.pick(&covers),
            }
        })
        .collect()
}

fn measure(books: &[Book], p: Vec3) -> Nearest {
    let mut near = Nearest::nothing();
    for (i, book) in books.iter().enumerate() {
        let q = p - book.middle;
        let distance = q.length();
        if distance > 1.4 {
            near.add(distance - 1.0, 0);
            continue;
        }
        let q = q.turn_y(book.turn);
        let h = book.half;
        let board = v3(h.x, 0.014, h.z);
        let pages = v3(h.x - 0.05, h.y - 0.022, h.z - 0.04);
        let top = block(q - v3(0.0, h.y - 0.012, 0.0), board, 0.008);
        let bottom = block(q + v3(0.0, h.y - 0.012, 0.0), board, 0.008);
        let spine = block(q + v3(h.x, 0.0, 0.0), v3(0.02, h.y, h.z), 0.015);
        near.add(block(q - v3(0.0, 0.0, 0.01), pages, 0.01), PAGES);
        near.add(top.min(bottom).min(spine), COVER + i as u32);
    }
    near
}

fn look(books: &[Book], stuff: u32, p: Vec3, normal: Vec3) -> Surface {
    let Some(book) = books.get(stuff.wrapping_sub(COVER) as usize) else {
        let sheets = 0.5 + 0.5 * (p.y * 260.0).sin();
        return matt_rgb(rgb(0xf2e4c2).blend(rgb(0xc9b48c), sheets * 0.6));
    };
    let q = (p - book.middle).turn_y(book.turn);
    let near_edge = |v: f32, half: f32| (v.abs() - half).abs() < 0.018;
    let gilt = normal.y > 0.7
        && (near_edge(q.x, book.half.x - 0.09) || near_edge(q.z, book.half.z - 0.07));
    if gilt {
        return matt(0xd8b060).gloss(0.7);
    }
    let worn = sat(0.12 * rough(p * 7.0, 3));
    matt_rgb(rgb(book.cover).blend(rgb(0xffe0a0), worn)).gloss(0.7)
}

fn scene(s: &mut Studio) {
    s.key(Light::From(0.1, -0.8, 0.3));
    s.rim_from(0.2, -0.9);
    sky::gradient_sky(
        s,
        &[0x121c46, 0x28447a, 0x5f86a8, 0xb0a4ac, 0xf0c8a0],
        700.0,
        0xd8b8b0,
        0.3,
    );
    sky::stars(s, 70, 420.0, 0xfff4d8, 5);
    sky::moon(s, MOON.0, MOON.1, 120.0, 0xfff1c6);
    let hole = s.mask(&things::keyhole(MOON.0, MOON.1 - 18.0, 25.0), 0.6);
    s.fill(&hole, |x, y, _| {
        let night = rgb(0x0c1438).blend(rgb(0x2f4f8a), smooth(250.0, 140.0, y));
        let star = cell((x * 0.5) as i32, (y * 0.5) as i32, 3) > 0.97;
        if star { rgb(0xfff0c0) } else { night }
    });
    let dawn = [0x5d6f9a, 0x9a94ae, 0xe0bfae, 0xfff0d2];
    for (x, y, w, h, seed) in [
        (70.0, 380.0, 260.0, 80.0, 31),
        (560.0, 450.0, 280.0, 100.0, 12),
        (50.0, 640.0, 320.0, 110.0, 13),
        (530.0, 700.0, 340.0, 110.0, 14),
    ] {
        sky::cloud_of(s, (x, y), (w, h), &dawn, 0.92, seed);
    }

    let books = stair();
    let step = |i: usize| books[i].middle + v3(0.08, books[i].half.y, 0.05);
    let reader = step(READER);
    let set = Diorama::new(
        |p| measure(&books, p),
        |stuff, p, normal| look(&books, stuff, p, normal),
    )
    .camera(v3(0.0, 0.55, 7.2), v3(0.12, 0.42, 0.0), 2.0, 24.0)
    .sun(v3(0.12, 0.75, -0.55), 0xffe8b8, 2.2)
    .ambient(0x8fa4cc, 0x6a6a88)
    .rim(0xffe8b8, 0.5)
    .fog(7.0, 20.0, 0xc8b4b0, 0.75)
    .lamp(reader + v3(0.28, 0.42, 0.15), 0xffb048, 3.2, 0.55);
    set.stage(s, 0.8);

    birds(s, set.project(step(AVIARY)));
    let (x, y) = set.project(reader);
    let size = set.size_at(reader) * 0.0086;
    let who = people::Person::new(s.tones.red).arms(people::Arms::OneOut);
    people::walker(s, at(x, y + 3.0).size(size), &who);
    let (hx, hy) = (x + people::HAND_OUT.0 * size, y + people::HAND_OUT.1 * size);
    let wax = s.mat(0xf4e8cc).round(2.0, 1.0);
    s.lit(&limb(&[(hx, hy + 2.0, 2.2), (hx, hy - 8.0, 2.0)]), &wax);
    things::flame(s, at(hx, hy - 9.0).size(0.36));
    s.detail(x, y - 50.0 * size, 62.0 * size);
    sea(s);
}

/// They leave a page at a time.
fn birds(s: &mut Studio, from: Point) {
    let mut dice = Dice::new(9);
    s.glow(from.0, from.1 - 6.0, 46.0, 0xfff0c8, 0.5);
    for i in 0..15 {
        let t = i as f32 / 14.0;
        let x = from.0 - 14.0 - 210.0 * t + dice.range(-14.0, 14.0) * t;
        let y = from.1 - 16.0 - 150.0 * t.powf(0.7) + dice.range(-26.0, 26.0) * t;
        let feather = s
            .mat(mix(0xf6ecd2, 0x2c3460, t.sqrt()))
            .round(4.0, 1.0)
            .wobble(0.3);
        let bird = beasts::flying_bird(dice.range(0.5, 1.1));
        s.at(at(x, y).size(0.22 + 0.42 * t).turn(14.0).flip(), |s| {
            s.lit(&bird, &feather);
        });
    }
}

/// The lowest steps are under water.
fn sea(s: &mut Studio) {
    s.repaint(|x, y, c| {
        if y < SEA {
            return c;
        }
        let d = (y - SEA) / 148.0;
        let wave = fbm(x * 0.012 / (0.3 + d), y * 0.1 / (0.4 + d), 4, 8);
        let body = rgb(0xd9b49a)
            .blend(rgb(0x1f4a6a), sat(d * 1.5 + 0.1))
            .blend(rgb(0x0e2444), smooth(0.4, 1.0, d))
            .blend(rgb(0xffe6b8), smooth(0.1, 0.5, wave) * 0.5 * (1.0 - d));
        c.blend(body, sat(0.25 + smooth(0.0, 0.55, d + 0.15 * wave)))
    });
    s.mist(SEA - 14.0, SEA + 16.0, 0xf6dcb8, 0.35);
}

fn ink(s: &mut Studio) {
    water::ripples(s, 360.0, SEA + 34.0, 220.0, 0xf6e2c0);
}
