//! From above: a hedge maze in the shape of a fingerprint. Somebody walks in it with a red thread;
//! behind them the thread is cut, and the scissors lie on the path.

use crate::prelude::*;

pub(super) const CARD: Card = Card::new(
    "thumb_maze",
    Palette::OvercastGreen,
    Framing::TopDown,
    scene,
)
.ink(ink)
.flow(flow);

/// The whorl, and the outline of the whole print.
const WHORL: Point = (292.0, 372.0);
const PRINT: Point = (300.0, 440.0);
const REACH: (f32, f32) = (256.0, 396.0);
/// From the middle of one path to the next.
const PITCH: f32 = 37.0;
/// Where the way in is.
const GATE: Point = (318.0, 832.0);

fn flow(x: f32, y: f32) -> f32 {
    let (gx, gy) = slope(x, y);
    gy.atan2(gx) + std::f32::consts::FRAC_PI_2
}

/// How many paths out from the whorl a point is: loops above, arches below.
fn ridges(x: f32, y: f32) -> f32 {
    let (dx, dy) = (x - WHORL.0, y - WHORL.1);
    let loops = dx.hypot(dy * 0.74 + 0.16 * dx) + 30.0 * fbm(x * 0.006, y * 0.006, 2, 5);
    let arches = 0.86 * dy - 0.0011 * dx * dx + 0.10 * dx + 34.0;
    let below = smooth(40.0, 330.0, dy + 0.12 * dx.abs());
    (lerp(loops, arches, below) + 9.0 * grain(x * 0.012, y * 0.012, 8)) / PITCH
}

fn slope(x: f32, y: f32) -> (f32, f32) {
    let e = 2.0;
    (
        (ridges(x + e, y) - ridges(x - e, y)) / (2.0 * e),
        (ridges(x, y + e) - ridges(x, y - e)) / (2.0 * e),
    )
}

/// From 0 in the middle of the print to 1 at its edge.
fn rim(x: f32, y: f32) -> f32 {
    let (dx, dy) = ((x - PRINT.0) / REACH.0, (y - PRINT.1) / REACH.1);
    (dx.abs().powf(2.2) + dy.abs().powf(2.2)).powf(1.0 / 2.2) + 0.015 * grain(x * 0.02, y * 0.02, 3)
}

/// The way along the paths: the thread from the gate, the gap, the walker, and the hedges' openings.
struct Way {
    thread: Vec<Point>,
    rest: Vec<Point>,
    openings: Vec<Point>,
    walker: (Point, f32),
}

/// Follows a path for some steps, keeping to its middle.
fn follow(from: Point, steps: usize, way: f32) -> Vec<Point> {
    let mut p = from;
    let mut points = vec![];
    for _ in 0..steps {
        let (gx, gy) = slope(p.0, p.1);
        let g = gx.hypot(gy).max(1e-5);
        let off = ridges(p.0, p.1);
        let error = (off - off.round()) / g;
        let error = error.clamp(-8.0, 8.0);
        p.0 += -gy / g * 4.0 * way - gx / g * error * 0.4;
        p.1 += gx / g * 4.0 * way - gy / g * error * 0.4;
        if rim(p.0, p.1) > 0.88 && points.len() > 8 {
            break;
        }
        points.push(p);
    }
    points
}

/// Through the hedge to the next path inwards.
fn inwards(p: Point) -> Point {
    let (gx, gy) = slope(p.0, p.1);
    let g2 = (gx * gx + gy * gy).max(1e-6);
    (p.0 - gx / g2, p.1 - gy / g2)
}

fn way() -> Way {
    let mut openings = vec![(GATE.0, GATE.1)];
    let mut thread = vec![(GATE.0 - 6.0, 920.0), GATE];
    let mut here = (GATE.0, GATE.1 - 24.0);
    for (steps, turn) in [(26usize, -1.0), (64, 1.0), (90, -1.0)] {
        let walked = follow(here, steps, turn);
        thread.extend(&walked);
        let last = walked.last().copied().unwrap_or(here);
        here = inwards(last);
        openings.push(((last.0 + here.0) / 2.0, (last.1 + here.1) / 2.0));
    }
    let ahead = follow(here, 84, 1.0);
    let n = ahead.len();
    thread.extend(&ahead[..n / 4]);
    let rest = ahead[n * 5 / 9..].to_vec();
    let end = ahead.last().copied().unwrap_or(here);
    let before = ahead.get(n.saturating_sub(4)).copied().unwrap_or(here);
    Way {
        thread,
        rest,
        openings,
        walker: (end, (end.1 - before.1).atan2(end.0 - before.0).to_degrees()),
    }
}

fn scene(s: &mut Studio) {
    s.key(Light::From(-0.6, -0.6, 0.5));
    let way = way();
    lawn(s);
    maze(s, &way.openings);
    trees(s);
    whorl_stone(s);
    thread(s, &way);
    scissors(s, &way);
    walker(s, way.walker);
    // The day is brightest over the print.
    s.repaint(|x, y, c| {
        c.blend(
            c.multiply(rgb(0x6c8c80)),
            0.6 * smooth(1.02, 1.5, rim(x, y)),
        )
    });
}

fn lawn(s: &mut Studio) {
    s.backdrop(|x, y| {
        let stripe = ((x * 0.9 + y * 0.45) * 0.07).sin();
        let c = rgb(0x7c9a5c).blend(rgb(0x94ac68), smooth(-0.2, 0.2, stripe));
        let worn = warp(x * 0.01, y * 0.01, 4, 6, 1.2);
        c.blend(rgb(0xb4ac74), sat(0.25 * worn))
    });
    // The walk to the gate.
    let gravel = s.mat(0xd8ccb0).round(6.0, 0.6).texture(0.3, 0.2, 0.2);
    s.lit(
        &blob(&[
            (286.0, 960.0),
            (292.0, 880.0),
            (294.0, 800.0),
            (346.0, 800.0),
            (344.0, 880.0),
            (350.0, 960.0),
        ]),
        &gravel,
    );
}

fn maze(s: &mut Studio, openings: &[Point]) {
    let mut doors: Vec<Point> = openings.to_vec();
    let mut dice = Dice::new(15);
    for _ in 0..34 {
        doors.push((dice.range(60.0, 540.0), dice.range(70.0, 800.0)));
    }
    let height = |x: f32, y: f32| {
        let edge = rim(x, y);
        if edge > 1.0 {
            return 0.0;
        }
        let wave = (ridges(x, y) * std::f32::consts::TAU).cos();
        let mut h = smooth(0.16, -0.34, wave);
        // An outer hedge closes the print.
        h = h.max(smooth(0.945, 0.965, edge)) * smooth(1.0, 0.985, edge);
        for &(dx, dy) in &doors {
            let d = (x - dx).hypot(y - dy);
            if d < 18.0 {
                h *= smooth(10.0, 16.0, d);
            }
        }
        h
    };
    let leaves =
        |x: f32, y: f32| 0.5 * fbm(x * 0.16, y * 0.16, 3, 4) + 0.25 * grain(x * 0.5, y * 0.5, 9);
    s.repaint(|x, y, c| {
        if rim(x, y) > 1.06 {
            return c;
        }
        let h = height(x, y);
        // Gravel, with the shadow of the hedge to the upper left of it.
        let pebbles = 0.10 * grain(x * 0.6, y * 0.6, 5) + 0.10 * fbm(x * 0.03, y * 0.03, 3, 2);
        let path = rgb(0xd4c8a8) * (1.0 + pebbles);
        let mut shadow = 0.0f32;
        for k in [4.0, 8.0, 12.0] {
            shadow = shadow.max(height(x - k * 0.8, y - k * 0.8));
        }
        let inside = smooth(1.0, 0.98, rim(x, y));
        let ground = c.mix(path, inside);
        let ground = ground.mix(ground.multiply(rgb(0x5c7480)), 0.85 * shadow * (1.0 - h));
        // The hedge: lit on the side of the light, darker where it falls away.
        let slant = height(x + 3.0, y + 3.0) - height(x - 3.0, y - 3.0);
        let tone = 0.46 + 0.42 * slant + 0.30 * leaves(x, y);
        let hedge = Ramp::even(&[0x1f3c34, 0x335a3c, 0x4f7c48, 0x7ca45c, 0xb8c884]).at(sat(tone));
        ground.mix(hedge, h)
    });
}

/// Clipped balls round the print, and their shadows.
fn trees(s: &mut Studio) {
    for (x, y, r) in [
        (44.0, 54.0, 40.0),
        (556.0, 62.0, 46.0),
        (24.0, 850.0, 50.0),
        (96.0, 884.0, 30.0),
        (570.0, 838.0, 48.0),
        (506.0, 886.0, 30.0),
        (590.0, 180.0, 24.0),
        (12.0, 176.0, 22.0),
    ] {
        s.shade(
            &ellipse(x + r * 0.5, y + r * 0.55, r, r * 0.95),
            0x4a6460,
            5.0,
            0.8,
        );
        let leaf = s
            .mat(0x4f7c48)
            .round(r * 0.8, 1.1)
            .texture(0.42, 0.10, 0.10)
            .wobble(r * 0.09)
            .rim(0.5);
        s.lit(&ellipse(x, y, r, r), &leaf);
    }
}

/// What is at the heart of it: a small round basin.
fn whorl_stone(s: &mut Studio) {
    let (x, y) = WHORL;
    let stone = s.mat(0xb8b4a0).round(5.0, 1.1).texture(0.25, 0.1, 0.1);
    s.shade(&ellipse(x + 5.0, y + 6.0, 21.0, 21.0), 0x3c5450, 4.0, 0.8);
    s.lit(&ellipse(x, y, 19.0, 19.0), &stone);
    s.flat(&ellipse(x, y, 13.0, 13.0), 0x2f5a60, 1.0);
    s.soft(&ellipse(x - 4.0, y - 4.0, 5.0, 4.0), 0xd8ece0, 2.0, 0.8);
}

fn thread(s: &mut Studio, way: &Way) {
    let mut dice = Dice::new(3);
    for part in [&way.thread, &way.rest] {
        let line: Vec<(f32, f32, f32)> = part
            .iter()
            .step_by(5)
            .map(|p| {
                (
                    p.0 + dice.range(-1.8, 1.8),
                    p.1 + dice.range(-1.8, 1.8),
                    2.5,
                )
            })
            .collect();
        let shade = limb(&line).moved(2.0, 3.0);
        s.shade(&shade, 0x5a5458, 1.4, 0.7);
        s.flat(&limb(&line), 0xc82c28, 1.0);
    }
    // Where it was cut it curls up and frays.
    let cut = [way.thread.last(), way.rest.first()];
    for (i, end) in cut.into_iter().flatten().enumerate() {
        let k = if i == 0 { 1.0 } else { -1.0 };
        for (dx, dy) in [(5.0, -7.0), (8.0, -1.0), (4.0, 6.0)] {
            s.line(&[*end, (end.0 + k * dx, end.1 + dy)], 0xd84438, 2.0, 1.0);
        }
        s.detail(end.0, end.1, 18.0);
    }
}

fn scissors(s: &mut Studio, way: &Way) {
    let (Some(a), Some(b)) = (way.thread.last(), way.rest.first()) else {
        return;
    };
    let (x, y) = ((a.0 + b.0) / 2.0, (a.1 + b.1) / 2.0);
    s.at(at(x, y).size(0.92).turn(38.0), |s| {
        let steel = s
            .ramp(&[0x4a5458, 0xa8b0ac, 0xf4f8f0])
            .round(2.4, 1.2)
            .wobble(0.1);
        for side in [-1.0, 1.0] {
            s.lit(
                &limb(&[
                    (-side * 3.0, 7.0, 2.2),
                    (0.0, 0.0, 2.6),
                    (side * 7.0, -22.0, 0.7),
                ]),
                &steel,
            );
            s.lit(
                &ellipse(-side * 6.0, 14.0, 5.6, 7.4).with_hole(&ellipse(
                    -side * 6.0,
                    14.0,
                    3.0,
                    4.8,
                )),
                &steel,
            );
        }
        s.detail(0.0, 0.0, 24.0);
    });
}

/// From straight above: a straw hat, shoulders, a stride, and the ball of thread held out.
fn walker(s: &mut Studio, ((x, y), heading): (Point, f32)) {
    s.shade(
        &ellipse(x + 16.0, y + 17.0, 26.0, 11.0).turned(45.0),
        0x4a5c60,
        3.0,
        0.85,
    );
    s.at(at(x, y).turn(heading).size(1.16), |s| {
        let coat = s.mat(0x2f5a78).round(7.0, 1.2).wobble(0.3).rim(0.8);
        let shoe = s.mat(0x3c2c2c).round(3.0, 1.1);
        s.lit(&limb(&[(-6.0, -5.0, 3.4), (-15.0, -5.0, 2.8)]), &shoe);
        s.lit(&limb(&[(6.0, 5.0, 3.4), (14.0, 5.0, 2.8)]), &shoe);
        s.lit(&ellipse(0.0, 0.0, 9.0, 15.0), &coat);
        s.lit(
            &limb(&[(0.0, -12.0, 4.4), (9.0, -14.0, 3.6), (17.0, -9.0, 3.0)]),
            &coat,
        );
        s.lit(
            &limb(&[(0.0, 12.0, 4.4), (-9.0, 14.0, 3.6), (-15.0, 8.0, 3.0)]),
            &coat,
        );
        s.lit(
            &ellipse(20.0, -7.0, 5.4, 5.4),
            &s.mat(0xc82c28).round(4.0, 1.2),
        );
        s.lit(
            &ellipse(1.0, 0.0, 11.0, 11.0),
            &s.mat(0xe8c878).round(4.0, 0.9).texture(0.2, 0.2, 0.2),
        );
        s.lit(
            &ellipse(1.0, 0.0, 6.0, 6.0),
            &s.mat(0xf0d890).round(5.0, 1.2),
        );
        s.detail(0.0, 0.0, 26.0);
    });
}

fn ink(s: &mut Studio) {
    let mut dice = Dice::new(2);
    for (x, y) in [(170.0, 60.0), (196.0, 78.0), (150.0, 86.0), (210.0, 52.0)] {
        let k = dice.range(5.0, 7.0);
        s.line(
            &[(x - k, y - k * 0.4), (x, y), (x + k, y - k * 0.5)],
            0xfcfcf0,
            1.8,
            0.9,
        );
    }
}
