//! A small train runs out of the spout of a teapot, down a trestle and into the ferns, with a mouse
//! to drive it. The last carriage is a sugar cube.

use crate::diorama::*;
use crate::prelude::*;

pub(super) const CARD: Card = Card::new(
    "teapot_train",
    Palette::OvercastGreen,
    Framing::CloseUp,
    scene,
)
.ink(ink)
.flow(flow);

const GROUND: u32 = 1;
const CHINA: u32 = 2;
const GILT: u32 = 3;
const HOLLOW: u32 = 4;
const RAIL: u32 = 5;
const SLEEPER: u32 = 6;
const TRESTLE: u32 = 7;
const WHEEL: u32 = 8;
const BRASS: u32 = 9;
const SUGAR: u32 = 10;
const ENGINE: u32 = 11;
const CHASSIS: u32 = 12;
const COAL: u32 = 13;
const CARRIAGE: u32 = 20;

/// The middle of the pot's belly.
const POT: Vec3 = v3(-0.62, 1.15, 0.0);
/// The way of the line: from inside the spout to out of sight.
const LINE: [Vec3; 11] = [
    v3(0.95, 1.62, 0.10),
    v3(1.32, 2.02, 0.28),
    v3(1.68, 2.12, 0.66),
    v3(1.84, 1.90, 1.22),
    v3(1.74, 1.50, 1.78),
    v3(1.38, 1.12, 2.22),
    v3(0.90, 0.76, 2.52),
    v3(0.16, 0.48, 2.72),
    v3(-0.66, 0.28, 2.92),
    v3(-1.50, 0.20, 3.15),
    v3(-2.60, 0.18, 3.40),
];

fn flow(x: f32, y: f32) -> f32 {
    flow::patches(x, y)
}

/// A point of the track: where, which way, and how far along.
#[derive(Clone, Copy)]
struct Post {
    at: Vec3,
    along: f32,
}

/// A vehicle on the track.
#[derive(Clone, Copy)]
struct Wagon {
    at: Vec3,
    forward: Vec3,
    side: Vec3,
    up: Vec3,
    size: f32,
}

impl Wagon {
    /// Into the wagon's own space: x ahead, y up, z to its right.
    fn own(&self, p: Vec3) -> Vec3 {
        let d = (p - self.at) * (1.0 / self.size);
        v3(d.dot(self.forward), d.dot(self.up), d.dot(self.side))
    }

    fn world(&self, q: Vec3) -> Vec3 {
        self.at + (self.forward * q.x + self.up * q.y + self.side * q.z) * self.size
    }
}

fn track() -> Vec<Post> {
    let mut posts: Vec<Post> = Vec::new();
    let point = |i: i32| LINE[i.clamp(0, LINE.len() as i32 - 1) as usize];
    for i in 0..LINE.len() as i32 - 1 {
        let (a, b, c, d) = (point(i - 1), point(i), point(i + 1), point(i + 2));
        for k in 0..3 {
            let t = k as f32 / 3.0;
            let at = (b * 2.0
                + (c - a) * t
                + (a * 2.0 - b * 5.0 + c * 4.0 - d) * (t * t)
                + (b * 3.0 - a - c * 3.0 + d) * (t * t * t))
                * 0.5;
            let along = posts.last().map_or(0.0, |p| p.along + (at - p.at).length());
            posts.push(Post { at, along });
        }
    }
    posts
}

fn wagon(posts: &[Post], along: f32, size: f32) -> Wagon {
    let find = |s: f32| {
        let i = posts
            .partition_point(|p| p.along < s)
            .clamp(1, posts.len() - 1);
        let (a, b) = (posts[i - 1], posts[i]);
        a.at + (b.at - a.at) * ((s - a.along) / (b.along - a.along).max(1e-4))
    };
    let (back, front) = (find(along - 0.22 * size), find(along + 0.22 * size));
    let forward = (front - back).unit();
    let side = forward.cross(v3(0.0, 1.0, 0.0)).unit();
    Wagon {
        at: (back + front) * 0.5,
        forward,
        side,
        up: side.cross(forward),
        size,
    }
}

/// From the engine backwards; the train grows as it comes.
fn train(posts: &[Post]) -> [Wagon; 4] {
    [
        wagon(posts, 4.62, 1.34),
        wagon(posts, 3.36, 1.16),
        wagon(posts, 2.26, 0.98),
        wagon(posts, 1.36, 0.84),
    ]
}

fn pot(near: &mut Nearest, p: Vec3) {
    let q = p - POT;
    if q.length() > 3.2 {
        near.add(q.length() - 2.8, CHINA);
        return;
    }
    let mut china = egg(q, v3(1.18, 1.02, 1.10));
    china = melt(china, drum(q + v3(0.0, 0.98, 0.0), 0.66, 0.14, 0.06), 0.10);
    // The spout, wide as a tunnel.
    let (a, b, c) = (
        v3(0.9, -0.30, 0.06),
        v3(1.42, 0.22, 0.14),
        v3(1.86, 0.86, 0.24),
    );
    let spout = melt(rod(q, a, b, 0.46, 0.36), rod(q, b, c, 0.36, 0.36), 0.15);
    china = melt(china, spout, 0.16);
    let bore = rod(q, b, c + (c - b) * 0.6, 0.28, 0.30);
    china = carve(china, -bore, 0.05);
    near.add(china * 0.9, CHINA);
    near.add(rod(q, a, b, 0.25, 0.25), HOLLOW);
    // Its handle.
    let h = (q - v3(-1.18, 0.10, 0.0)).turn_x(std::f32::consts::FRAC_PI_2);
    near.add(ring(v3(h.x, h.y, h.z * 0.86), 0.58, 0.105) * 0.9, CHINA);
    // Lid and knob.
    let lid = egg(q - v3(0.0, 0.86, 0.0), v3(0.66, 0.30, 0.64));
    near.add(lid, CHINA);
    near.add(ring(q - v3(0.0, 0.90, 0.0), 0.64, 0.045), GILT);
    near.add(ball(q, v3(0.0, 1.26, 0.0), 0.15), GILT);
    let lip = (q - c).length();
    if lip < 0.8 {
        let axis = (c - b).unit();
        let d = q - c;
        let height = d.dot(axis);
        let out = (d - axis * height).length();
        near.add((out - 0.325).hypot(height - 0.30) - 0.05, GILT);
    }
}

/// Rails, sleepers and the trestle that carries them.
fn line(near: &mut Nearest, posts: &[Post], p: Vec3) {
    let mut best = (1e9f32, 0usize, 0.0f32);
    for (i, pair) in posts.windows(2).enumerate() {
        let (pa, ba) = (p - pair[0].at, pair[1].at - pair[0].at);
        let t = sat(pa.dot(ba) / ba.dot(ba));
        let d = (pa - ba * t).length();
        if d < best.0 {
            best = (d, i, t);
        }
    }
    let (distance, i, t) = best;
    if distance > 0.45 {
        near.add(distance - 0.3, RAIL);
    } else {
        let (a, b) = (posts[i], posts[i + 1]);
        let forward = (b.at - a.at).unit();
        let side = forward.cross(v3(0.0, 1.0, 0.0)).unit();
        let up = side.cross(forward);
        let d = p - (a.at + (b.at - a.at) * t);
        let along = a.along + (b.along - a.along) * t;
        let size = lerp(0.8, 1.35, sat(along / 4.6));
        let (x, y) = (d.dot(side) / size, d.dot(up) / size);
        near.add(((x.abs() - 0.115).hypot(y) - 0.02) * size * 0.9, RAIL);
        let pitch = fract(along / 0.15) - 0.5;
        let tie = block(
            v3(pitch * 0.15 / size, y + 0.045, x),
            v3(0.035, 0.022, 0.19),
            0.006,
        );
        near.add(tie * size * 0.8, SLEEPER);
    }
    for k in (4..posts.len()).step_by(3) {
        let foot = posts[k].at;
        if (p - foot).length() > foot.y + 1.0 {
            continue;
        }
        let top = foot - v3(0.0, 0.08, 0.0);
        for dx in [-0.10, 0.10] {
            near.add(
                rod(
                    p,
                    top + v3(dx * 0.6, 0.0, dx),
                    v3(foot.x + dx * 1.6, 0.0, foot.z + dx * 1.8),
                    0.028,
                    0.034,
                ),
                TRESTLE,
            );
        }
        if foot.y > 0.7 {
            let mid = foot.y * 0.5;
            near.add(
                rod(
                    p,
                    v3(foot.x - 0.15, mid, foot.z - 0.17),
                    v3(foot.x + 0.15, mid, foot.z + 0.17),
                    0.022,
                    0.022,
                ),
                TRESTLE,
            );
        }
    }
}

fn wheels(near: &mut Nearest, q: Vec3, places: &[f32], radius: f32, size: f32) {
    for &x in places {
        let w = v3(q.x - x, q.z.abs() - 0.135, q.y - radius);
        near.add(drum(w, radius, 0.02, 0.008) * size, WHEEL);
    }
}

fn rolling_stock(near: &mut Nearest, train: &[Wagon; 4], p: Vec3) {
    for (i, w) in train.iter().enumerate() {
        let q = w.own(p);
        let away = (q - v3(0.0, 0.3, 0.0)).length();
        if away > 0.95 {
            near.add((away - 0.75) * w.size, CARRIAGE);
            continue;
        }
        let mut put = |d: f32, stuff: u32| near.add(d * w.size, stuff);
        put(
            block(q - v3(0.0, 0.125, 0.0), v3(0.40, 0.03, 0.13), 0.01),
            CHASSIS,
        );
        match i {
            0 => {
                let boiler = drum(v3(q.y - 0.31, q.x - 0.13, q.z), 0.145, 0.26, 0.03);
                put(boiler, ENGINE);
                for x in [-0.08, 0.12, 0.32] {
                    put(
                        drum(v3(q.y - 0.31, q.x - x, q.z), 0.151, 0.014, 0.004),
                        BRASS,
                    );
                }
                put(drum(q - v3(0.28, 0.52, 0.0), 0.045, 0.10, 0.01), CHASSIS);
                put(cone(q - v3(0.28, 0.64, 0.0), 0.045, 0.085, 0.05), BRASS);
                put(ball(q, v3(0.04, 0.46, 0.0), 0.06), BRASS);
                put(ball(q, v3(0.41, 0.37, 0.0), 0.05), BRASS);
                // A low footplate for the driver, and coal.
                let tub = block(q - v3(-0.26, 0.27, 0.0), v3(0.15, 0.13, 0.15), 0.02);
                put(tub, ENGINE);
                put(
                    block(q - v3(-0.26, 0.40, 0.0), v3(0.16, 0.012, 0.16), 0.005),
                    BRASS,
                );
                put(
                    egg(q - v3(-0.27, 0.39, 0.0), v3(0.14, 0.06, 0.13)) + 0.02 * value(q * 24.0),
                    COAL,
                );
                put(
                    block(q - v3(0.45, 0.08, 0.0), v3(0.04, 0.05, 0.13), 0.01),
                    BRASS,
                );
            }
            3 => {
                let cube = block(q - v3(0.0, 0.40, 0.0), v3(0.27, 0.25, 0.20), 0.04);
                put(cube + 0.016 * value(q * 30.0), SUGAR);
            }
            _ => {
                put(
                    block(q - v3(0.0, 0.31, 0.0), v3(0.37, 0.16, 0.14), 0.02),
                    CARRIAGE + i as u32,
                );
                put(
                    egg(q - v3(0.0, 0.46, 0.0), v3(0.42, 0.09, 0.17)).max(0.45 - q.y),
                    CHASSIS,
                );
            }
        }
        let radius = if i == 0 { 0.10 } else { 0.075 };
        let places: &[f32] = if i == 0 {
            &[-0.26, 0.0, 0.24]
        } else {
            &[-0.24, 0.24]
        };
        wheels(near, q, places, radius, w.size);
    }
}

fn measure(posts: &[Post], train: &[Wagon; 4], p: Vec3) -> Nearest {
    let mut near = Nearest::nothing();
    let clearing = p.y + 0.06 * rough(v3(p.x * 1.4, 0.0, p.z * 1.4), 3);
    near.add(clearing.max(-(p.z + 2.2)) * 0.9, GROUND);
    pot(&mut near, p);
    line(&mut near, posts, p);
    rolling_stock(&mut near, train, p);
    near
}

fn look(train: &[Wagon; 4], stuff: u32, p: Vec3) -> Surface {
    match stuff {
        GROUND => {
            let moss = sat(0.5 + 0.9 * rough(p * 2.4, 4));
            let c = rgb(0x38583c).blend(rgb(0x7c9850), moss);
            matt_rgb(c.blend(
                rgb(0x5a4a34),
                smooth(0.25, 0.5, rough(p * 1.1 + v3(3.0, 0.0, 1.0), 3)),
            ))
        }
        CHINA => china(p - POT),
        GILT | BRASS => matt(0xd0a048).gloss(0.25),
        HOLLOW => matt(0x30403c),
        RAIL => matt(0x8c8c88).gloss(0.3),
        SLEEPER | TRESTLE => {
            matt_rgb(rgb(0x6c5038).blend(rgb(0x8c6c4c), sat(0.5 + rough(p * 12.0, 2))))
        }
        WHEEL => matt(0x8c3430).gloss(0.5),
        SUGAR => matt_rgb(rgb(0xfbf6ea).blend(rgb(0xdcd8cc), smooth(0.0, 0.6, value(p * 46.0))))
            .waxy(0.8),
        ENGINE => matt(0xb04030).gloss(0.3),
        CHASSIS => matt(0x2c3434).gloss(0.5),
        COAL => matt(0x24242c).gloss(0.3),
        _ => {
            let i = (stuff.saturating_sub(CARRIAGE) as usize).min(3);
            let q = train[i].own(p);
            let body = if i == 1 { 0x2f6468 } else { 0xc89848 };
            let (u, v) = (fract(q.x / 0.15 + 0.5) - 0.5, q.y - 0.34);
            if q.x.abs() < 0.32 && u.abs() < 0.33 && v.abs() < 0.065 {
                matt(0xffd890).glowing(0xffc060, 0.9)
            } else if (q.y - 0.225).abs() < 0.012 {
                matt(0xf0e0b8)
            } else {
                matt(body).gloss(0.4)
            }
        }
    }
}

/// Cream glaze with a wreath of painted ferns round the belly.
fn china(q: Vec3) -> Surface {
    let glaze = rgb(0xf2ead4).blend(rgb(0xe0dcc8), sat(0.4 + rough(q * 3.0, 2)));
    let a = q.x.atan2(q.z) * 4.2;
    let y = q.y + 0.08 * (a * 1.2).sin();
    let stem = smooth(0.030, 0.018, y.abs());
    let leaf_phase = fract(a * 1.6) - 0.5;
    let reach = 0.30 * (1.0 - 0.3 * (a * 0.4).sin().abs());
    let along = y.abs() / reach;
    let leaf = smooth(
        0.20,
        0.13,
        (leaf_phase - 0.55 * along + 0.2).abs() + 0.16 * along,
    ) * smooth(1.0, 0.9, along);
    let wreath = stem.max(leaf) * smooth(0.62, 0.5, q.y.abs()) * smooth(1.5, 1.2, q.length());
    let bands = smooth(0.022, 0.012, (q.y.abs() - 0.56).abs()) * smooth(1.36, 1.26, q.x);
    let c = glaze
        .blend(rgb(0x3c6c58), wreath * 0.9)
        .blend(rgb(0x4a7480), bands * 0.9);
    matt_rgb(c).gloss(0.16).waxy(0.3)
}

fn scene(s: &mut Studio) {
    let t = s.tones;
    undergrowth(s);
    let posts = track();
    let train = train(&posts);
    let set = Diorama::new(
        |p| measure(&posts, &train, p),
        |stuff, p, _| look(&train, stuff, p),
    )
    .camera(v3(0.26, 3.1, 7.6), v3(0.22, 1.22, 0.6), 1.98, 18.0)
    .sun(v3(-0.55, 0.75, 0.5), 0xfff4d8, 2.0)
    .ambient(0x9cb4a8, 0x5c7450)
    .rim(0xf4f4dc, 0.25)
    .fog(8.5, 12.5, t.mist, 0.6);
    set.stage(s, 0.85);
    driver(s, &set, &train[0]);
    steam(s, &set, &train[0]);
    ferns(s, &set);
}

/// Trunks and fronds behind the clearing, lost in mist.
fn undergrowth(s: &mut Studio) {
    let t = s.tones;
    sky::halo(
        s,
        (330.0, 250.0),
        620.0,
        &[0xe8ecd0, 0xc8d4b8, 0x94ac90, 0x5f8070, 0x34544c],
    );
    s.veiled(t.mist, 0.4, |s| {
        for (x, w) in [(40.0, 34.0), (176.0, 18.0), (430.0, 20.0), (566.0, 40.0)] {
            let bark = plants::bark(s, 0x6a6a58);
            s.lit(
                &limb(&[
                    (x - 8.0, -20.0, w * 0.8),
                    (x, 200.0, w),
                    (x + 4.0, 430.0, w * 1.3),
                ]),
                &bark,
            );
        }
    });
    let mut dice = Dice::new(9);
    for row in 0..3 {
        let k = row as f32 / 2.0;
        for _ in 0..9 {
            let x = dice.range(-40.0, 640.0);
            let turn = (x - 300.0) * 0.10 + dice.range(-26.0, 10.0);
            let colour = mix(0x94ac88, 0x4f7450, k);
            plants::fern(
                s,
                at(x, 372.0 + 14.0 * k)
                    .size(dice.range(1.6, 2.5))
                    .turn(turn),
                colour,
            );
        }
        s.mist(240.0, 400.0, t.mist, 0.4 - 0.1 * k);
    }
}

fn driver(s: &mut Studio, set: &Diorama, engine: &Wagon) {
    let seat = engine.world(v3(-0.24, 0.42, 0.02));
    let (x, y) = set.project(seat);
    let size = set.size_at(seat) * engine.size * 0.46 / 100.0;
    s.at(at(x, y + 4.0).size(size).flip(), |s| {
        beasts::mouse(s, at(0.0, 0.0), 0xa89484, Some(0x2f4c74));
        let cap = s.mat(0x24344c).round(6.0, 1.2);
        s.lit(
            &blob(&[
                (2.0, -80.0),
                (4.0, -94.0),
                (18.0, -96.0),
                (28.0, -86.0),
                (28.0, -78.0),
            ]),
            &cap,
        );
        s.lit(&limb(&[(24.0, -78.0, 3.0), (38.0, -74.0, 2.0)]), &cap);
        for y in [-44.0, -32.0, -20.0] {
            s.flat(&ellipse(12.0, y, 2.4, 2.4), 0xf0c860, 1.0);
        }
        s.detail(10.0, -60.0, 60.0);
    });
}

fn steam(s: &mut Studio, set: &Diorama, engine: &Wagon) {
    let (x, y) = set.project(engine.world(v3(0.28, 0.70, 0.0)));
    let puff = s
        .ramp(&[0x94a49c, 0xd0d8c8, 0xf8f8ec, 0xffffff])
        .round(16.0, 0.9);
    for (i, (dx, dy, r)) in [
        (2.0, -10.0, 10.0),
        (12.0, -30.0, 15.0),
        (30.0, -54.0, 20.0),
        (56.0, -74.0, 25.0),
        (90.0, -92.0, 27.0),
        (128.0, -112.0, 24.0),
    ]
    .into_iter()
    .enumerate()
    {
        s.lit(
            &ellipse(x + dx, y + dy, r * 1.15, r),
            &puff
                .clone()
                .wobble(r * 0.22)
                .blur(2.0)
                .alpha(0.92 - 0.12 * i as f32),
        );
    }
    // And from under the lid.
    let (lx, ly) = set.project(POT + v3(0.5, 1.1, 0.3));
    for (dx, dy, r) in [
        (6.0, -8.0, 9.0),
        (16.0, -26.0, 13.0),
        (14.0, -50.0, 17.0),
        (28.0, -80.0, 20.0),
    ] {
        s.lit(
            &ellipse(lx + dx, ly + dy, r, r * 1.1),
            &puff.clone().wobble(r * 0.3).blur(4.0).alpha(0.5),
        );
    }
}

/// In front: large dark fronds in the corners, and small ones along the edge of the moss.
fn ferns(s: &mut Studio, set: &Diorama) {
    let mut dice = Dice::new(17);
    for _ in 0..34 {
        let p = v3(dice.range(-2.6, 2.7), 0.0, dice.range(1.6, 4.4));
        let beside = (p.z > 3.7 || p.x > 1.0) && p.z > 2.7;
        if beside && set.visible(p + v3(0.0, 0.08, 0.0)) {
            let (x, y) = set.project(p);
            let size = set.size_at(p) * dice.range(0.30, 0.5) / 100.0;
            plants::fern(
                s,
                at(x, y).size(size).turn(dice.range(-50.0, 20.0)),
                dice.pick(&[0x5c8048, 0x6c9050, 0x4a7048]),
            );
        }
    }
    for (x, y, size, turn, colour) in [
        (-20.0, 930.0, 3.2, -16.0, 0x2f4c3c),
        (60.0, 960.0, 2.8, 16.0, 0x3c6044),
        (-10.0, 960.0, 2.2, 44.0, 0x4f7c4c),
        (620.0, 940.0, 3.4, -56.0, 0x2f4c3c),
        (560.0, 970.0, 2.6, -40.0, 0x3c6044),
        (470.0, 970.0, 2.0, -20.0, 0x4f7c4c),
        (200.0, 975.0, 1.8, 0.0, 0x3c6044),
    ] {
        plants::fern(s, at(x, y).size(size).turn(turn), colour);
    }
    for (x, y, size) in [
        (76.0, 640.0, 0.6),
        (104.0, 652.0, 0.42),
        (540.0, 770.0, 0.7),
    ] {
        plants::mushroom(s, at(x, y).size(size), 0xb85838, Some(0xf4ecd8));
    }
}

fn ink(s: &mut Studio) {
    let mut dice = Dice::new(3);
    for _ in 0..40 {
        let (x, y) = (dice.range(120.0, 560.0), dice.range(120.0, 700.0));
        s.glow(x, y, dice.range(1.0, 2.4), 0xfcfce8, dice.range(0.2, 0.6));
    }
}
