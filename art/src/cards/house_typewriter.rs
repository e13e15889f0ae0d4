//! An old typewriter whose keys are little houses, street above street. On the space bar a
//! lamplighter reaches up to a window; the sheet comes out of the roller as a night sky.

use crate::diorama::*;
use crate::prelude::*;

pub(super) const CARD: Card = Card::new(
    "house_typewriter",
    Palette::SepiaInk,
    Framing::CloseUp,
    scene,
)
.ink(ink)
.flow(flow);

const TABLE: u32 = 1;
const ENAMEL: u32 = 2;
const BRASS: u32 = 3;
const RUBBER: u32 = 4;
const SHEET: u32 = 5;
const KEY: u32 = 6;
const WALL: u32 = 7;
const ROOF: u32 = 8;
const BAR: u32 = 9;

const PITCH: f32 = 0.43;
/// Middle of the roller.
const ROLLER: Vec3 = v3(0.0, 1.62, -0.95);
/// Where the lamplighter stands, on the space bar.
const LAMPLIGHTER: Vec3 = v3(-0.62, 0.36, 1.56);

fn flow(x: f32, y: f32) -> f32 {
    if y < 420.0 {
        flow::slant(-28.0, x, y)
    } else {
        flow::patches(x, y)
    }
}

/// A key of a row: its middle on top of the cap, and what the dice gave its house.
struct Lot {
    foot: Vec3,
    height: f32,
    width: f32,
    roof: f32,
    turn: f32,
    id: i32,
}

/// The lot nearest to a point in a row, counted from the front.
fn lot(row: i32, x: f32) -> Lot {
    let shift = [0.0, 0.5, 0.15, 0.6][row as usize] * PITCH - 0.1;
    let last = 3;
    let i = ((x - shift) / PITCH).round().clamp(-3.0, last as f32) as i32;
    let dice = |n: u32| cell(i, row, n);
    let r = row as f32;
    Lot {
        foot: v3(i as f32 * PITCH + shift, 0.52 + 0.2 * r, 1.12 - 0.44 * r),
        height: 0.17 + 0.16 * dice(1),
        width: 0.10 + 0.035 * dice(2),
        roof: 0.12 + 0.14 * dice(3),
        turn: (dice(4) - 0.5) * 0.5,
        id: i + 20 * row,
    }
}

/// How far back the sheet leans at a height.
fn sheet_depth(y: f32) -> f32 {
    -0.70 - 0.10 * (y - 1.6) - 0.10 * (y - 2.5).max(0.0).powi(2)
}

fn body(p: Vec3) -> f32 {
    // A bed that rises towards the back under the keys, and a housing for the roller.
    let bed = block(p - v3(0.0, 0.22, 0.25), v3(1.62, 0.22, 1.25), 0.1);
    let slope = p.y - 0.40 - 0.30 * (1.35 - p.z).max(0.0);
    let rise = block(p - v3(0.0, 0.6, 0.1), v3(1.62, 0.6, 1.1), 0.1).max(slope * 0.93);
    let cheeks = block(
        v3(p.x.abs(), p.y, p.z) - v3(1.46, 0.9, -0.75),
        v3(0.16, 0.62, 0.5),
        0.12,
    );
    let back = block(p - v3(0.0, 0.8, -0.9), v3(1.5, 0.62, 0.42), 0.1);
    melt(melt(bed, rise, 0.1), melt(cheeks, back, 0.08), 0.1)
}

fn measure(p: Vec3) -> Nearest {
    let mut near = Nearest::nothing();
    near.add(p.y, TABLE);
    let bounds = block(p - v3(0.0, 1.6, 0.2), v3(2.4, 2.4, 2.0), 0.0);
    if bounds > 0.4 {
        near.add(bounds.max(0.25), ENAMEL);
        return near;
    }
    near.add(body(p), ENAMEL);
    // Roller with its knobs, on a carriage.
    let q = (p - ROLLER).turn_z(std::f32::consts::FRAC_PI_2);
    near.add(drum(q, 0.27, 1.5, 0.03), RUBBER);
    let ends = v3(q.x, q.y.abs() - 1.68, q.z);
    near.add(drum(ends, 0.2, 0.12, 0.04), BRASS);
    near.add(
        block(p - ROLLER + v3(0.0, 0.30, 0.0), v3(1.72, 0.06, 0.4), 0.04),
        BRASS,
    );
    // The bail that holds the sheet down, and the lever.
    near.add(
        rod(p, v3(-1.4, 1.84, -0.62), v3(1.4, 1.84, -0.62), 0.03, 0.03),
        BRASS,
    );
    for x in [-0.7, 0.7] {
        let wheel = (p - v3(x, 1.84, -0.62)).turn_z(std::f32::consts::FRAC_PI_2);
        near.add(drum(wheel, 0.085, 0.05, 0.02), RUBBER);
    }
    near.add(
        melt(
            rod(p, v3(-1.66, 1.5, -0.7), v3(-1.98, 1.75, -0.3), 0.04, 0.035),
            ball(p, v3(-1.98, 1.75, -0.3), 0.08),
            0.04,
        ),
        BRASS,
    );
    // The sheet.
    let sheet = ((p.z - sheet_depth(p.y) - 0.03 * (p.x * 2.0).sin() * (p.y - 2.0)).abs() - 0.012)
        .max(p.x.abs() - 1.12 - 0.02 * value(v3(0.0, p.y * 5.0, 0.0)))
        .max(1.5 - p.y)
        .max(p.y - 4.0 - 0.03 * value(v3(p.x * 4.0, 0.0, 3.0)));
    near.add(sheet * 0.7, SHEET);
    // The space bar is a landing stage.
    near.add(
        block(p - v3(0.0, 0.31, 1.56), v3(1.02, 0.045, 0.12), 0.03),
        BAR,
    );
    near.add(
        block(
            v3(p.x.abs(), p.y, p.z) - v3(0.8, 0.2, 1.5),
            v3(0.04, 0.12, 0.04),
            0.01,
        ),
        BRASS,
    );
    // Keys and houses.
    for row in 0..4 {
        let lot = lot(row, p.x);
        let r = p - lot.foot;
        if r.length() > 0.8 {
            near.add(r.length() - 0.6, KEY);
            continue;
        }
        near.add(drum(r + v3(0.0, 0.03, 0.0), 0.175, 0.03, 0.02), KEY);
        near.add(
            rod(r, v3(0.0, -0.05, 0.0), v3(0.0, -0.4, -0.1), 0.035, 0.035),
            BRASS,
        );
        let (walls, roof) = house(
            r.turn_y(lot.turn),
            lot.width,
            lot.height,
            lot.width,
            lot.roof,
        );
        near.add(walls * 0.9, WALL);
        near.add(roof * 0.9, ROOF);
        // A chimney.
        let c = r.turn_y(lot.turn) - v3(lot.width * 0.5, lot.height + lot.roof * 0.75, 0.0);
        near.add(block(c, v3(0.022, 0.08, 0.022), 0.004), WALL);
    }
    near
}

/// The row whose street a point of a house belongs to.
fn home(p: Vec3) -> Lot {
    let row = ((1.12 - p.z) / 0.44).round().clamp(0.0, 3.0) as i32;
    lot(row, p.x)
}

fn look(stuff: u32, p: Vec3, n: Vec3) -> Surface {
    match stuff {
        TABLE => {
            let grain = sat(0.5 + 0.8 * rough(v3(p.x * 1.0, 0.0, p.z * 8.0), 4));
            matt_rgb(rgb(0x6c4626).blend(rgb(0x94683c), grain)).gloss(0.7)
        }
        ENAMEL => {
            let worn = smooth(0.25, 0.6, rough(p * 6.0, 3));
            let stripe = (p.z - 1.44).abs() < 0.4
                && ((p.y - 0.10).abs() < 0.012 || (p.y - 0.26).abs() < 0.012)
                && p.x.abs() < 1.45;
            if stripe {
                matt(0xd0a050).gloss(0.4)
            } else {
                matt_rgb(rgb(0x2c241e).blend(rgb(0x6c5440), worn * 0.6)).gloss(0.3)
            }
        }
        BRASS => matt(0xc89444).gloss(0.25),
        RUBBER => matt(0x3a3028).gloss(0.6),
        SHEET => night(p, n),
        KEY => {
            let edge = {
                let r = p - home(p).foot;
                r.x.hypot(r.z) > 0.15
            };
            matt(if edge { 0xd8b068 } else { 0x8c8458 }).gloss(0.5)
        }
        ROOF => {
            let tiles = [0x94402c, 0x5c4038, 0xa8683c, 0x4c5c64, 0x7a4a30];
            let k = home(p).id.rem_euclid(5) as usize;
            let courses = 0.3 * (0.5 + 0.5 * (p.y * 100.0).sin());
            matt_rgb(rgb(tiles[k]).blend(rgb(0x2a1810), courses))
        }
        BAR => {
            let planks = smooth(0.03, 0.0, (fract(p.x * 5.0) - 0.5).abs());
            matt_rgb(rgb(0xb08850).blend(rgb(0x5a3c20), planks))
        }
        _ => wall(p),
    }
}

fn wall(p: Vec3) -> Surface {
    let lot = home(p);
    let at = (p - lot.foot).turn_y(lot.turn);
    let u = if at.z.abs() > lot.width * 0.9 {
        at.x
    } else {
        at.z
    } / lot.width;
    let v = at.y / 0.125;
    let (fx, fy) = (fract(u + 1.0) - 0.5, fract(v) - 0.5);
    let pane = fx.abs() < 0.26 && fy.abs() < 0.28 && u.abs() < 0.95 && v < 2.6;
    if !pane {
        let plaster = [0xf0dcb0, 0xdcc08c, 0xe8c8a0, 0xd0b080, 0xf6e8c8];
        return matt(plaster[(lot.id + 2).rem_euclid(5) as usize]);
    }
    if cell(lot.id * 7 + (u + 4.0) as i32, v as i32, 6) > 0.42 {
        matt(0xffcc70).glowing(0xffb850, 1.5)
    } else {
        matt(0x3a2c24)
    }
}

/// Midnight blue to a last light at the roller, with the Milky Way across; the back is paper.
fn night(p: Vec3, n: Vec3) -> Surface {
    if n.z < 0.0 || p.x.abs() > 1.07 || p.y > 3.94 {
        return matt(0xf4e8c8).waxy(0.5);
    }
    let up = (p.y - 1.7) / 2.0;
    let across = (p.x * 0.8 + (up - 0.55) * 1.5).abs();
    let milk = (1.0 - smooth(0.0, 0.62, across + 0.25 * rough(p * 3.0, 4))) * 0.5
        + 0.18 * rough(p * 5.0, 3);
    let sky = rgb(0xd89c5c)
        .blend(rgb(0x5c5c74), smooth(-0.02, 0.2, up))
        .blend(rgb(0x1c2c4c), smooth(0.14, 0.5, up))
        .blend(rgb(0x0e1630), smooth(0.4, 1.0, up))
        .blend(rgb(0xa8a8b8), sat(milk) * smooth(0.1, 0.4, up));
    let mut light = 0.0_f32;
    for (size, share, n) in [(9.0, 0.30, 3), (16.0, 0.34, 5), (26.0, 0.3, 7)] {
        let (u, v) = (p.x * size, p.y * size);
        let (i, j) = (u.floor() as i32, v.floor() as i32);
        if cell(i, j, n) < share * (0.4 + milk) {
            let (cx, cy) = (
                0.3 + 0.4 * cell(i, j, n + 20),
                0.3 + 0.4 * cell(i, j, n + 40),
            );
            let d = (fract(u) - cx).hypot(fract(v) - cy);
            light = light.max(1.0 - smooth(0.06, 0.26, d));
        }
    }
    let star = sky.blend(rgb(0xfff4d8), light * smooth(0.05, 0.25, up));
    matt_rgb(star).glowing(0xfff0d0, 0.9 * light * smooth(0.1, 0.3, up))
}

fn scene(s: &mut Studio) {
    sky::halo(
        s,
        (330.0, 360.0),
        700.0,
        &[0xdcbc84, 0xb8905c, 0x8a6438, 0x543820, 0x301e12],
    );
    s.repaint(|x, y, c| {
        let n = warp(x * 0.005, y * 0.005, 4, 3, 1.4);
        c.blend(rgb(0x4a3018), sat(0.1 + 0.3 * n))
    });
    let set = Diorama::new(measure, look)
        .camera(v3(1.2, 3.9, 6.5), v3(-0.14, 1.72, 0.0), 2.4, 18.0)
        .sun(v3(-0.7, 0.75, 0.5), 0xffe0a8, 2.3)
        .ambient(0x8c7c68, 0x7a5030)
        .rim(0xfff0d0, 0.25)
        .fog(8.5, 14.0, 0x5a3c20, 0.8);
    set.stage(s, 0.85);
    lamplighter(s, &set);
}

fn lamplighter(s: &mut Studio, set: &Diorama) {
    let (x, y) = set.project(LAMPLIGHTER);
    let size = set.size_at(LAMPLIGHTER) * 0.0054;
    s.shade(&ellipse(x + 8.0, y, 16.0, 4.0), 0x2a180c, 3.0, 0.7);
    let who = people::Person::new(0x5c2418)
        .hat(people::Hat::Top, 0x241810)
        .arms(people::Arms::OneUp);
    s.at(at(x, y).size(size), |s| {
        people::walker(s, at(0.0, 0.0), &who);
        let (hx, hy) = people::HAND_UP;
        s.line(
            &[(hx - 8.0, hy + 34.0), (hx + 16.0, hy - 58.0)],
            0x2a180c,
            4.0,
            1.0,
        );
        s.glow(hx + 17.0, hy - 64.0, 46.0, 0xffc860, 0.9);
        s.flat(&ellipse(hx + 17.0, hy - 66.0, 5.0, 8.0), 0xfff4c8, 1.0);
        s.detail(4.0, -60.0, 80.0);
    });
}

/// Smoke from the chimneys.
fn ink(s: &mut Studio) {
    for (x, y) in [(196.0, 560.0), (404.0, 520.0), (300.0, 600.0)] {
        s.line(
            &[
                (x, y),
                (x + 6.0, y - 16.0),
                (x - 2.0, y - 30.0),
                (x + 8.0, y - 46.0),
                (x + 4.0, y - 58.0),
            ],
            0xf0e0c0,
            2.0,
            0.4,
        );
    }
}
