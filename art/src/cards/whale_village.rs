//! A whale carries a village through the clouds. A bell-ringer swings from the bell of the tower. A
//! rope ladder trails below, its last rungs still dripping earth: it was pulled up a moment ago.

use crate::diorama::*;
use crate::prelude::*;

pub(super) const CARD: Card =
    Card::new("whale_village", Palette::VioletStorm, Framing::Wide, scene).ink(ink);

const WHALE: u32 = 1;
const EYE: u32 = 2;
const LAND: u32 = 3;
const WALLS: u32 = 4;
const ROOF: u32 = 5;
const LEAVES: u32 = 6;
const TRUNK: u32 = 7;

#[derive(Clone, Copy)]
struct House {
    foot: Vec3,
    width: f32,
    height: f32,
    depth: f32,
    roof: f32,
    turn: f32,
    wall: usize,
}

/// From the world into the whale's own straight space.
fn straightened(p: Vec3) -> Vec3 {
    let w = p.turn_y(0.35).turn_z(0.12);
    v3(w.x, w.y - 0.085 * w.x * w.x, w.z).turn_x(-0.20 * (w.x - 0.2).max(0.0))
}

fn body(q: Vec3) -> f32 {
    let mut d = egg(q - v3(-0.7, 0.0, 0.0), v3(1.35, 0.78, 0.82));
    d = melt(d, egg(q - v3(0.55, 0.02, 0.0), v3(1.45, 0.52, 0.54)), 0.55);
    d = melt(
        d,
        rod(q, v3(1.2, 0.03, 0.0), v3(2.5, 0.05, 0.0), 0.34, 0.10),
        0.4,
    );
    d = melt(
        d,
        egg(q - v3(-1.35, -0.26, 0.0), v3(0.80, 0.46, 0.64)),
        0.22,
    );
    let t = v3(q.x - 2.62, q.y - 0.05, q.z.abs());
    let lobe = egg((t - v3(0.16, 0.0, 0.36)).turn_y(0.55), v3(0.20, 0.05, 0.52));
    melt(
        d,
        carve(lobe, -ball(t, v3(0.52, 0.0, 0.0), 0.30), 0.08),
        0.15,
    )
}

fn fin(q: Vec3) -> f32 {
    let r = (q.mirror_z() - v3(-0.75, -0.36, 0.58))
        .turn_x(0.95)
        .turn_y(-0.75);
    egg(r - v3(0.1, 0.0, 0.6), v3(0.20, 0.055, 0.80))
}

fn village() -> Vec<House> {
    let mut dice = Dice::new(9);
    (0..17)
        .map(|i| {
            let t = i as f32 / 16.0;
            let rise = (1.0 - ((t - 0.42) * 2.4).powi(2)).max(0.0) * [0.25, 1.0, 0.6][i % 3];
            House {
                foot: v3(
                    lerp(-1.35, 0.5, t) + dice.range(-0.04, 0.04),
                    0.76 - 0.22 * (t - 0.45).powi(2),
                    [0.26, -0.16, 0.05][i % 3],
                ),
                width: dice.range(0.085, 0.125),
                height: dice.range(0.18, 0.3) + 0.46 * rise,
                depth: dice.range(0.09, 0.13),
                roof: dice.range(0.17, 0.34),
                turn: dice.range(-0.5, 0.5),
                wall: dice.below(5),
            }
        })
        .collect()
}

fn bush(i: usize) -> Vec3 {
    let a = i as f32 * 1.9;
    v3(-0.45 + (a * 1.3).sin(), 0.82, 0.40 * a.cos() + 0.06)
}

fn measure(houses: &[House], p: Vec3) -> Nearest {
    let mut near = Nearest::nothing();
    let q = straightened(p);
    let bounds = block(q - v3(0.5, 0.2, 0.0), v3(2.9, 1.9, 1.6), 0.0);
    if bounds > 0.5 {
        near.add(bounds.max(0.3), WHALE);
        return near;
    }
    let mut hide = melt(body(q), fin(q), 0.10);
    if q.y < -0.05 && q.x < 0.6 {
        let groove = smooth(0.1, 0.9, (q.z.atan2(0.25 - q.y) * 15.0).sin());
        hide += 0.014 * groove * smooth(-0.08, -0.26, q.y) * smooth(0.6, 0.0, q.x);
    }
    let mouth = (q.y + 0.13 + 0.10 * (q.x + 1.2)).abs();
    hide += 0.010 * smooth(0.03, 0.0, mouth) * smooth(-0.6, -1.0, q.x);
    hide += 0.008 * rough(q * 5.0, 2);
    near.add(hide * 0.9, WHALE);
    near.add(ball(q.mirror_z(), v3(-1.22, -0.02, 0.70), 0.075), EYE);
    let turf = egg(q - v3(-0.45, 0.62, 0.0), v3(1.16, 0.24, 0.58)) + 0.05 * rough(q * 3.5, 3);
    near.add(carve(turf, 0.42 - q.y, 0.05), LAND);
    if q.y > 0.5 {
        for h in houses {
            let r = (q - h.foot).turn_y(h.turn);
            let away = (r - v3(0.0, h.height * 0.5, 0.0)).length();
            if away > h.height + h.roof + 0.4 {
                near.add(away - h.height * 0.5 - h.roof - 0.15, WALLS);
                continue;
            }
            let (walls, roof) = house(r, h.width, h.height, h.depth, h.roof);
            near.add(walls, WALLS);
            near.add(roof, ROOF);
        }
        for i in 0..12 {
            let c = bush(i);
            near.add(
                ball(q, c + v3(0.0, 0.09, 0.0), 0.10) + 0.035 * value(q * 15.0),
                LEAVES,
            );
            near.add(rod(q, c - v3(0.0, 0.15, 0.0), c, 0.018, 0.014), TRUNK);
        }
    }
    near
}

fn look(houses: &[House], stuff: u32, p: Vec3, n: Vec3) -> Surface {
    let w = straightened(p);
    match stuff {
        WHALE => {
            let belly = smooth(0.0, -0.22, w.y + 0.05 * rough(w * 4.0, 3));
            let back = rgb(0x34426e).blend(rgb(0x6c7ca8), sat(0.5 + 0.9 * rough(w * 2.4, 4)));
            let freckles = smooth(0.45, 0.62, value(w * 14.0)) * 0.35 * (1.0 - belly);
            let c = back
                .blend(rgb(0xe8d8dc), belly)
                .mix(rgb(0xcfd8e8), freckles);
            matt_rgb(c).waxy(0.5).gloss(0.75)
        }
        EYE => matt(0x0a0a16).gloss(0.05),
        LAND => {
            let cliff = smooth(0.62, 0.25, n.y + 0.3 * value(w * 9.0));
            matt_rgb(rgb(0x6c8450).blend(rgb(0x80604c), cliff))
        }
        WALLS => wall(houses, w),
        ROOF => {
            let tiles = [0xb04a44, 0x8a3a5c, 0xc86a48, 0x5a4488];
            let k = (w.x * 3.1).floor().rem_euclid(4.0) as usize;
            let courses = 0.25 * (0.5 + 0.5 * (w.y * 90.0).sin());
            matt_rgb(rgb(tiles[k.min(3)]).blend(rgb(0x3a2545), courses))
        }
        LEAVES => matt_rgb(rgb(0x42684c).blend(rgb(0xa0a860), sat(n.y))),
        _ => matt(0x4a3428),
    }
}

fn wall(houses: &[House], w: Vec3) -> Surface {
    let distance = |h: &House| (w - h.foot - v3(0.0, h.height * 0.4, 0.0)).length();
    let nearest = houses
        .iter()
        .enumerate()
        .min_by(|a, b| distance(a.1).total_cmp(&distance(b.1)));
    let Some((k, h)) = nearest else {
        return matt(0xf4e0bc);
    };
    let at = (w - h.foot).turn_y(h.turn);
    let u = if at.x.abs() > h.width * 0.96 {
        at.z / h.depth
    } else {
        at.x / h.width
    };
    let y = at.y / 0.17;
    let (fx, fy) = (fract(u + 1.0) - 0.5, fract(y) - 0.5);
    let pane = fx.abs() < 0.22 && fy.abs() < 0.26 && u.abs() < 0.92 && at.y < h.height;
    if !pane {
        return matt([0xf4e0c4, 0xe8b8a0, 0xdc9a98, 0xf8eee0, 0xc8a8b8][h.wall]);
    }
    if cell((u + 9.0) as i32, y as i32 + 31 * k as i32, 3) > 0.3 {
        matt(0xffc860).glowing(0xffc050, 1.6)
    } else {
        matt(0x4a4462)
    }
}

fn scene(s: &mut Studio) {
    let t = s.tones;
    s.key(Light::From(0.55, -0.6, 0.4));
    sky::sky(s, 0, 800.0, 0.45);
    sky::cloud(s, 40.0, 240.0, 420.0, 150.0, 41);
    sky::cloud(s, 560.0, 160.0, 360.0, 130.0, 42);
    s.glow(560.0, 560.0, 260.0, 0xffc8a0, 0.45);
    let evening = [0x4a4478, 0x9a7498, 0xeaa894, 0xffdcb4, 0xfff2e0];
    for (x, y, w, h, seed) in [
        (90.0, 730.0, 420.0, 150.0, 44),
        (520.0, 740.0, 400.0, 160.0, 45),
    ] {
        sky::cloud_of(s, (x, y), (w, h), &evening, 0.95, seed);
    }

    let houses = village();
    let set = Diorama::new(
        |p| measure(&houses, p),
        |stuff, p, n| look(&houses, stuff, p, n),
    )
    .camera(v3(-1.2, -0.6, 8.0), v3(0.36, 0.36, 0.0), 2.05, 16.0)
    .sun(v3(0.62, 0.55, 0.5), 0xffcfa0, 2.3)
    .ambient(0x8c88c0, 0xe08c78)
    .rim(0xffd8b8, 0.5);
    set.stage(s, 0.85);

    let crown = set.project(v3(-0.62, 1.62, 0.1));
    belfry(s, crown);
    ladder(s, (318.0, 424.0));

    for (x, y, w, h, seed) in [
        (80.0, 900.0, 460.0, 190.0, 51),
        (540.0, 905.0, 420.0, 210.0, 52),
        (310.0, 960.0, 560.0, 170.0, 54),
    ] {
        sky::cloud_of(s, (x, y), (w, h), &evening, 1.0, seed);
    }
    let dusk = rgb(0x6a5a9c);
    s.repaint(|_, y, c| c.blend(c.multiply(dusk), 0.75 * smooth(730.0, 930.0, y)));
    s.shade(&rect(-20.0, -20.0, 640.0, 160.0), t.shadow, 60.0, 0.4);
}

/// A tower with its bell, and the ringer who has left the ground.
fn belfry(s: &mut Studio, (x, y): Point) {
    let t = s.tones;
    s.at(at(x, y).size(0.66).flip(), |s| {
        buildings::tower(s, at(0.0, 60.0), 0xecd8c8, t.plum, Some(t.lamp));
        let brass = s.mat(t.gold).round(7.0, 1.2).wobble(0.2);
        s.lit(
            &blob(&[
                (34.0, -76.0),
                (38.0, -92.0),
                (46.0, -98.0),
                (54.0, -92.0),
                (58.0, -76.0),
                (46.0, -73.0),
            ])
            .turned(-24.0),
            &brass,
        );
        s.line(&[(20.0, -96.0), (46.0, -100.0)], 0x4a3428, 3.0, 1.0);
        s.line(
            &[(49.0, -74.0), (58.0, -44.0), (60.0, -28.0)],
            0x5a4030,
            1.6,
            1.0,
        );
        let ringer = people::Person::new(t.red).arms(people::Arms::Up);
        people::walker(s, at(68.0, 14.0).size(0.5).turn(-20.0), &ringer);
        s.detail(56.0, -40.0, 60.0);
    });
}

/// It hangs over the flank from the edge of the turf, still swinging.
fn ladder(s: &mut Studio, (x, y): Point) {
    let rope = 0x6a5048;
    let side = |k: f32, t: f32| {
        let sway = 16.0 * (t * 2.6).sin() * t;
        (x + k + sway + 30.0 * t, y + 300.0 * t)
    };
    for k in [-9.0, 9.0] {
        let line: Vec<Point> = (0..=8).map(|i| side(k, i as f32 / 8.0)).collect();
        s.line(&line, rope, 2.4, 1.0);
    }
    for i in 0..17 {
        let t = (i as f32 + 0.6) / 17.0;
        s.edges(&[side(-11.0, t), side(11.0, t)], 0xa07c5c, 3.4, 1.0);
    }
    // Earth and grass still cling to the lowest rung.
    let (bx, by) = side(0.0, 1.0);
    let clod = s.mat(0x6a4c3c).round(5.0, 1.0).texture(0.3, 0.1, 0.1);
    s.lit(&ellipse(bx - 4.0, by + 2.0, 13.0, 7.0), &clod);
    for (dx, dy) in [(-12.0, 16.0), (-3.0, 24.0), (6.0, 18.0), (2.0, 38.0)] {
        s.flat(&ellipse(bx + dx, by + dy, 2.4, 2.8), 0x6a4c3c, 0.95);
    }
    for dx in [-14.0, -8.0, -2.0, 4.0] {
        s.line(
            &[(bx + dx, by - 2.0), (bx + dx - 2.0, by - 14.0)],
            0x7c9458,
            2.0,
            1.0,
        );
    }
}

fn ink(s: &mut Studio) {
    sky::far_birds(s, 11, (330.0, 230.0), (560.0, 340.0), 0xfff0dc, 6);
}
