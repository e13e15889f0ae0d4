//! Inside a hive that is a cathedral: a nave of honeycomb, ribbed and vaulted, with honey for
//! stained glass. A beekeeper has come in and stands small in the aisle, bees hover along the walls
//! as in pews, and in front one of them lights a candle.

use crate::diorama::*;
use crate::prelude::*;

pub(super) const CARD: Card = Card::new(
    "bee_cathedral",
    Palette::SpringGarden,
    Framing::Interior,
    scene,
)
.ink(ink)
.flow(flow);

const COMB: u32 = 1;
const RIB: u32 = 2;
const FLOOR: u32 = 3;
const APSE: u32 = 4;
const STEP: u32 = 5;

/// Half the width of the nave, where its arches spring, and how they are struck.
const HALF: f32 = 1.35;
const SPRING: f32 = 2.3;
const CENTRE: f32 = 0.85;
/// The length of a bay.
const BAY: f32 = 1.7;
const END: f32 = -11.0;
/// The middle of the rose window.
const ROSE: Vec3 = v3(0.0, 2.55, END);

const CANDLE: Point = (504.0, 628.0);

fn flow(x: f32, y: f32) -> f32 {
    flow::towards((300.0, 420.0), x, y)
}

/// How far a point is from the shell of the nave, from within, and its height along the arch.
fn shell(p: Vec3) -> (f32, f32) {
    if p.y < SPRING {
        (HALF - p.x.abs(), p.y)
    } else {
        let (a, b) = (p.x.abs() + CENTRE, p.y - SPRING);
        let radius = HALF + CENTRE;
        (radius - a.hypot(b), SPRING + radius * b.atan2(a))
    }
}

/// Distance to the edge of a cell of a honeycomb (0.5 in its middle), and which cell.
fn hexagon(u: f32, v: f32) -> (f32, i32, i32) {
    const TALL: f32 = 1.732_050_8;
    let wrap = |x: f32, period: f32| x - period * (x / period).floor() - period / 2.0;
    let a = (wrap(u, 1.0), wrap(v, TALL));
    let b = (wrap(u - 0.5, 1.0), wrap(v - TALL / 2.0, TALL));
    let g = if a.0.hypot(a.1) < b.0.hypot(b.1) {
        a
    } else {
        b
    };
    let edge = 0.5 - (g.0.abs() * 0.5 + g.1.abs() * TALL / 2.0).max(g.0.abs());
    let id = |x: f32| (x * 4.0).round() as i32;
    (edge, id(u - g.0), id(v - g.1))
}

/// Where in its bay a point is, from minus half to half a bay.
fn bay(z: f32) -> f32 {
    z - BAY * (z / BAY).round()
}

fn comb_at(p: Vec3, along: f32) -> (f32, i32, i32) {
    let side = if p.x < 0.0 { 31.0 } else { 0.0 };
    hexagon(p.z * 2.5 + side, along * 2.5)
}

fn measure(p: Vec3) -> Nearest {
    let mut near = Nearest::nothing();
    let (wall, along) = shell(p);
    if wall > 0.5 {
        near.add(wall - 0.3, COMB);
    } else {
        let (edge, ..) = comb_at(p, along);
        // Cells are hollow, their rims swell.
        near.add((wall + 0.06 * smooth(0.05, 0.14, edge) - 0.04) * 0.8, COMB);
        // A rib between two bays, with a shaft down to the floor.
        let z = bay(p.z);
        let rib = (wall - 0.2).max(z.abs() - 0.13) + 0.02 * (along * 20.0).sin();
        near.add(rib * 0.8, RIB);
    }
    let base = v3(p.x.abs() - HALF + 0.1, p.y - 0.14, bay(p.z));
    near.add(drum(base, 0.27, 0.14, 0.06), RIB);
    near.add(p.y, FLOOR);
    near.add(p.z - END, APSE);
    for i in 0..3 {
        let i = i as f32;
        let step = block(
            p - v3(0.0, 0.08 * i, END),
            v3(HALF, 0.10, 2.2 - 0.45 * i),
            0.02,
        );
        near.add(step, STEP);
    }
    near
}

fn look(stuff: u32, p: Vec3, _normal: Vec3) -> Surface {
    match stuff {
        COMB => {
            let (_, along) = shell(p);
            let (edge, i, j) = comb_at(p, along);
            let wax = rgb(0xf0c058).blend(rgb(0xc8842c), sat(0.5 + 0.6 * rough(p * 2.0, 3)));
            let chance = cell(i, j, 5);
            // High in each bay, cells open on the spring outside; lower ones are full of honey.
            let window = (bay(p.z).abs() - 0.85).abs() < 0.44 && (1.4..3.2).contains(&along);
            if edge < 0.13 {
                matt_rgb(wax).waxy(0.8)
            } else if window && chance > 0.2 {
                let green = [0xd4f0c0, 0xf4fbdc, 0xb4e0d4, 0xa8d890][(chance * 40.0) as usize % 4];
                matt(green).glowing(green, 0.85)
            } else if chance > 0.55 {
                let honey = [0xf0a020, 0xd87818, 0xf8c848][(chance * 60.0) as usize % 3];
                matt(honey).glowing(honey, 0.5).gloss(0.2)
            } else if chance > 0.3 {
                matt_rgb(wax * 0.9).waxy(0.6)
            } else {
                matt(0x5c3414)
            }
        }
        RIB => {
            let drip = sat(0.5 + 0.7 * rough(v3(p.x * 5.0, p.y * 1.2, p.z * 5.0), 3));
            matt_rgb(rgb(0xf8d890).blend(rgb(0xd89c44), drip))
                .waxy(1.0)
                .gloss(0.5)
        }
        FLOOR => {
            let (edge, i, j) = hexagon(p.x * 1.9, p.z * 1.9);
            let tile = [0xc88430, 0xa86420, 0xe0a848][(cell(i, j, 9) * 3.0) as usize % 3];
            let joint = smooth(0.05, 0.02, edge);
            matt_rgb(rgb(tile).blend(rgb(0x5c3014), joint)).gloss(0.25)
        }
        STEP => matt(0xf0cc7c).waxy(0.6),
        _ => rose(p),
    }
}

/// The far wall: one great window of cells round a cell.
fn rose(p: Vec3) -> Surface {
    let (x, y) = (p.x - ROSE.x, p.y - ROSE.y);
    let r = x.hypot(y);
    let (edge, i, j) = hexagon(x * 3.0, y * 3.0);
    if r < 1.12 && edge > 0.09 {
        let glass = if r < 0.16 {
            0xffffff
        } else {
            [0xfff0a0, 0xd0f0b0, 0xfcd060, 0xf8f8d0, 0xa8e0c8][(cell(i, j, 3) * 5.0) as usize % 5]
        };
        return matt(glass).glowing(glass, 1.5);
    }
    matt(0xb07428).waxy(0.6)
}

fn scene(s: &mut Studio) {
    let set = Diorama::new(measure, look)
        .camera(v3(0.12, 1.35, 4.3), v3(-0.02, 1.78, -2.0), 1.42, 24.0)
        .sun(v3(0.0, -1.0, 0.2), 0x000000, 0.0)
        .ambient(0xa8845c, 0x6c4424)
        .lamp(v3(0.0, 2.2, -8.5), 0xfff4c0, 1.6, 4.0)
        .lamp(v3(-0.6, 2.6, 0.5), 0xe8f4c8, 0.7, 2.0)
        .lamp(v3(0.5, 0.9, 2.6), 0xffb050, 0.5, 1.2)
        .rim(0xfff8d8, 0.15)
        .fog(5.0, 16.0, 0xffecb0, 0.55);
    set.stage(s, 0.7);
    s.glow(300.0, 420.0, 200.0, 0xfff4c0, 0.3);
    s.rays((40.0, 120.0), 52.0, 20.0, 760.0, 0xf0ffd0);
    congregation(s, &set);
    keeper(s, &set);
    candle(s);
    acolyte(s);
}

/// A bee in profile looking right, about 100 long, its middle at the place's point.
fn bee(s: &mut Studio, place: Place) {
    s.at(place, |s| {
        for (dx, bend) in [(-10.0, -14.0), (4.0, -6.0), (16.0, 2.0)] {
            s.line(
                &[(dx, 16.0), (dx + bend * 0.3, 30.0), (dx + bend, 40.0)],
                0x3c2818,
                2.6,
                1.0,
            );
        }
        // Far wing, body, near wing.
        let gauze = s
            .mat(0xf4f8ec)
            .round(10.0, 0.7)
            .texture(0.1, 0.1, 0.03)
            .alpha(0.55)
            .rim(0.9);
        s.lit(
            &blob(&[
                (4.0, -14.0),
                (-10.0, -52.0),
                (-34.0, -72.0),
                (-42.0, -54.0),
                (-22.0, -24.0),
            ]),
            &gauze,
        );
        let amber = s.mat(0xe8a830).round(18.0, 1.2).fur(2.4).rim(0.9);
        let back = s.lit(
            &blob(&[
                (0.0, -14.0),
                (-26.0, -20.0),
                (-52.0, -8.0),
                (-64.0, 12.0),
                (-50.0, 24.0),
                (-22.0, 22.0),
                (2.0, 14.0),
            ]),
            &amber,
        );
        for x in [-16.0, -33.0, -50.0] {
            s.tint(
                &back,
                &limb(&[
                    (x + 5.0, -26.0, 4.4),
                    (x - 3.0, 4.0, 4.8),
                    (x + 3.0, 32.0, 4.4),
                ]),
                0x3c2818,
                1.0,
                0.9,
            );
        }
        s.lit(
            &ellipse(10.0, -2.0, 22.0, 21.0),
            &s.mat(0xf0c468).round(16.0, 1.1).fur(4.5).rim(0.8),
        );
        s.lit(
            &ellipse(38.0, 2.0, 15.0, 14.0),
            &s.mat(0x4c3420).round(11.0, 1.2).fur(1.6).rim(0.8),
        );
        eye(s, 43.0, -1.0, 5.4);
        for tip in [(62.0, -22.0), (52.0, -28.0)] {
            s.line(&[(42.0, -9.0), (48.0, -22.0), tip], 0x3c2818, 2.2, 1.0);
        }
        s.lit(
            &blob(&[
                (10.0, -16.0),
                (6.0, -50.0),
                (-12.0, -84.0),
                (-30.0, -82.0),
                (-26.0, -50.0),
                (-8.0, -20.0),
            ]),
            &gauze,
        );
    });
}

/// Bees on both sides of the aisle, all turned to the window.
fn congregation(s: &mut Studio, set: &Diorama) {
    let mut dice = Dice::new(4);
    for i in 0..4 {
        for side in [-1.0, 1.0] {
            let z = -7.5 + 1.25 * i as f32;
            let p = v3(
                side * (0.86 + 0.1 * dice.unit()),
                0.55 + 0.3 * dice.unit(),
                z,
            );
            let (x, y) = set.project(p);
            let k = set.size_at(p) * 0.0034;
            s.shade(
                &ellipse(x, y + 60.0 * k, 40.0 * k, 8.0 * k),
                0x8c5420,
                5.0,
                0.4,
            );
            bee(s, at(x, y).size(k).mirror(side > 0.0));
        }
    }
}

/// White overalls, a broad hat, a veil.
fn keeper(s: &mut Studio, set: &Diorama) {
    let p = v3(-0.42, 0.0, 0.2);
    let (x, y) = set.project(p);
    let k = set.size_at(p) * 0.0105;
    s.shade(&ellipse(x, y - 2.0, 30.0 * k, 6.0 * k), 0x5c3014, 5.0, 0.7);
    s.shade(
        &blob(&[
            (x - 18.0 * k, y),
            (x + 18.0 * k, y),
            (x + 24.0 * k, y + 90.0 * k),
            (x - 24.0 * k, y + 90.0 * k),
        ]),
        0x8c5424,
        9.0,
        0.6,
    );
    s.at(at(x, y).size(k), |s| {
        let who = people::Person::new(0xe8e0cc)
            .hair(0xb8a888)
            .legs(0xb8ac94)
            .arms(people::Arms::OneOut);
        people::walker(s, at(0.0, 0.0), &who);
        // The veil hangs from the brim to the shoulders.
        let veil = s
            .mat(0x5c5444)
            .round(8.0, 0.8)
            .texture(0.25, 0.3, 0.3)
            .alpha(0.72);
        s.lit(
            &blob(&[
                (-15.0, -96.0),
                (15.0, -96.0),
                (17.0, -78.0),
                (12.0, -70.0),
                (-12.0, -70.0),
                (-17.0, -78.0),
            ]),
            &veil,
        );
        let straw = s.mat(0xe8cc84).round(7.0, 1.1).texture(0.2, 0.1, 0.2);
        s.lit(
            &blob(&[
                (-9.5, -97.0),
                (-8.0, -109.0),
                (0.0, -111.0),
                (8.0, -109.0),
                (9.5, -97.0),
            ]),
            &straw,
        );
        s.lit(&ellipse(0.0, -97.0, 22.0, 4.6), &straw);
        // The smoker, gone out.
        let (hx, hy) = people::HAND_OUT;
        let tin = s.mat(0x8c949c).round(5.0, 1.2);
        s.lit(&rect(hx - 5.0, hy + 2.0, 11.0, 16.0), &tin);
        s.lit(
            &poly(&[
                (hx - 5.0, hy + 3.0),
                (hx + 6.0, hy + 3.0),
                (hx + 10.0, hy - 6.0),
            ]),
            &tin,
        );
        s.detail(0.0, -60.0, 70.0);
    });
}

/// A great taper on an iron foot, near us.
fn candle(s: &mut Studio) {
    let (x, y) = CANDLE;
    let iron = s.mat(0x5c4028).round(7.0, 1.2).rim(0.8);
    s.lit(&limb(&[(x, y + 170.0, 8.0), (x, 930.0, 10.0)]), &iron);
    s.lit(&ellipse(x, y + 250.0, 17.0, 11.0), &iron);
    s.lit(
        &blob(&[
            (x - 58.0, y + 152.0),
            (x, y + 160.0),
            (x + 58.0, y + 152.0),
            (x + 34.0, y + 174.0),
            (x, y + 182.0),
            (x - 34.0, y + 174.0),
        ]),
        &iron,
    );
    let wax = s
        .ramp(&[0xb87c30, 0xe8bc68, 0xfce8b0, 0xfffbe8])
        .round(20.0, 1.1)
        .texture(0.1, 0.06, 0.01)
        .light(Light::Lamp(x - 20.0, y - 60.0, 60.0));
    s.lit(
        &blob(&[
            (x - 27.0, y + 8.0),
            (x - 12.0, y),
            (x + 12.0, y + 2.0),
            (x + 27.0, y + 10.0),
            (x + 25.0, y + 90.0),
            (x + 29.0, y + 152.0),
            (x, y + 160.0),
            (x - 29.0, y + 152.0),
            (x - 25.0, y + 80.0),
        ]),
        &wax,
    );
    for (dx, len) in [(-22.0, 70.0), (-8.0, 34.0), (14.0, 96.0), (24.0, 48.0)] {
        s.lit(
            &limb(&[
                (x + dx, y + 8.0, 4.4),
                (x + dx, y + len * 0.6, 4.0),
                (x + dx, y + len, 6.0),
            ]),
            &wax,
        );
    }
    s.line(
        &[(x, y + 3.0), (x + 1.0, y - 8.0), (x - 3.0, y - 16.0)],
        0x3c2818,
        3.0,
        1.0,
    );
}

/// She holds the taper out to the wick; it has just caught.
fn acolyte(s: &mut Studio) {
    let (x, y) = CANDLE;
    // She comes out of the shade of a pillar.
    s.shade(
        &ellipse(x - 112.0, y - 34.0, 104.0, 84.0),
        0x8c5020,
        30.0,
        0.85,
    );
    s.at(at(x - 112.0, y - 18.0).size(1.3).turn(-8.0), |s| {
        bee(s, at(0.0, 0.0));
    });
    s.line(
        &[
            (x - 88.0, y + 30.0),
            (x - 50.0, y + 8.0),
            (x - 12.0, y - 14.0),
        ],
        0x8c5c30,
        4.2,
        1.0,
    );
    s.line(
        &[
            (x - 90.0, y + 4.0),
            (x - 78.0, y + 26.0),
            (x - 70.0, y + 20.0),
        ],
        0x3c2818,
        4.0,
        1.0,
    );
    s.glow(x - 4.0, y - 30.0, 120.0, 0xffd080, 0.6);
    things::flame(s, at(x - 3.0, y - 10.0).size(1.25));
    s.detail(x - 60.0, y - 10.0, 90.0);
}

fn ink(s: &mut Studio) {
    let mut dice = Dice::new(8);
    for _ in 0..60 {
        let (x, y) = (dice.range(60.0, 560.0), dice.range(120.0, 720.0));
        s.flat(&ellipse(x, y, 1.5, 1.5), 0xfff8d0, 0.6);
    }
}
