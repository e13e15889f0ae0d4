//! Painting a scene stroke by stroke, from broad brushes to fine ones.
//!
//! After Hertzmann (1998): each brush paints where the canvas still differs from the scene as that
//! brush can see it. Strokes follow the edges of the scene (its structure tensor) and, where there
//! are none, the card's own flow field. Brushes have bristles, run dry, and leave relief.

use rayon::prelude::*;

use crate::colour::{Hex, Lab, Rgb, rgb};
use crate::maths::{lerp, sat, smooth};
use crate::noise::{Dice, cell, grain, hash};
use crate::picture::Picture;
use crate::plane::Plane;
use crate::shape::Point;

/// How a hand paints. Lengths are in card units.
#[derive(Clone, Debug)]
pub struct Hand {
    /// Brushes, from broad to fine.
    pub brushes: &'static [f32],
    /// How different canvas and scene must be for a finer brush to touch it again.
    pub tolerance: f32,
    /// Longest stroke, in brush radii.
    pub length: f32,
    /// Variation of brightness from stroke to stroke...
    pub jitter: f32,
    /// ...and of hue.
    pub hue: f32,
    pub opacity: f32,
    pub bristle: f32,
    /// How early strokes run dry.
    pub dryness: f32,
    /// Light on the relief of the paint.
    pub impasto: f32,
    /// The ground that shines through.
    pub ground: Hex,
    /// Distance between strokes, in brush radii.
    pub spacing: f32,
}

impl Hand {
    pub const OIL: Hand = Hand {
        brushes: &[22.0, 11.0, 5.5, 2.8, 1.5],
        tolerance: 0.045,
        length: 7.0,
        jitter: 0.024,
        hue: 0.012,
        opacity: 0.9,
        bristle: 0.07,
        dryness: 0.5,
        impasto: 0.45,
        ground: 0x6b4a38,
        spacing: 0.9,
    };

    /// Smaller brushes, thinner paint.
    pub const GOUACHE: Hand = Hand {
        brushes: &[16.0, 8.0, 4.0, 2.0, 1.1],
        tolerance: 0.03,
        length: 9.0,
        jitter: 0.016,
        hue: 0.010,
        opacity: 0.86,
        bristle: 0.05,
        dryness: 0.8,
        impasto: 0.2,
        ground: 0x8a6a55,
        spacing: 0.85,
    };
}

struct Stroke {
    points: Vec<Point>,
    radius: f32,
    colour: Rgb,
    seed: u32,
}

/// Default stroke angle at a point in card units.
pub type Flow = dyn Fn(f32, f32) -> f32 + Sync;

/// Paints the scene; more closely where `detail` is high.
pub fn paint(scene: &Picture, hand: &Hand, flow: &Flow, detail: &Plane) -> Picture {
    let (w, h) = (scene.width, scene.height);
    let s = w as f32 / 600.0;
    let ground = rgb(hand.ground);
    let haze = scene.blur(18.0 * s);
    let mut canvas = Picture::from_fn(w, h, |x, y| {
        let cover = 0.45 + 0.15 * grain(x / s / 40.0, y / s / 14.0, 5);
        haze.at(x as i32, y as i32).mix(ground, cover)
    });
    let mut relief = Plane::new(w, h, 0.3);
    for layer in 0..hand.brushes.len() {
        let brush = Brush::new(scene, hand, layer, s);
        let strokes = brush.strokes(&canvas, flow, detail);
        lay(&mut canvas, &mut relief, &strokes, hand, s);
    }
    raking_light(&mut canvas, &relief.blur(0.5 * s), hand.impasto);
    canvas
}

/// One brush, and the scene as it sees it.
struct Brush<'a> {
    hand: &'a Hand,
    layer: usize,
    /// In card units.
    size: f32,
    /// In pixels.
    radius: f32,
    scale: f32,
    scene: Picture,
    grain: Grain,
}

impl<'a> Brush<'a> {
    fn new(scene: &Picture, hand: &'a Hand, layer: usize, scale: f32) -> Brush<'a> {
        let size = hand.brushes[layer];
        let radius = size * scale;
        let scene = scene.blur(radius * 0.45);
        let grain = Grain::of(&scene, (radius * 0.8).max(1.6 * scale));
        Brush {
            hand,
            layer,
            size,
            radius,
            scale,
            scene,
            grain,
        }
    }

    /// Plans all strokes of this brush, in the order in which they are laid.
    fn strokes(&self, canvas: &Picture, flow: &Flow, detail: &Plane) -> Vec<Stroke> {
        let step = (self.radius * self.hand.spacing).max(1.0);
        let columns = (canvas.width as f32 / step).ceil() as u32;
        let rows = (canvas.height as f32 / step).ceil() as u32;
        let mut cells: Vec<u32> = (0..columns * rows).collect();
        let mut dice = Dice::new(1 + self.layer as u64);
        for i in (1..cells.len()).rev() {
            cells.swap(i, dice.below(i + 1));
        }
        cells
            .par_iter()
            .filter_map(|&i| {
                let x = ((i % columns) as f32 + 0.5) * step;
                let y = ((i / columns) as f32 + 0.5) * step;
                let seed = hash(i ^ (self.layer as u32) << 28);
                self.stroke((x, y), step, seed, canvas, flow, detail)
            })
            .collect()
    }

    /// The stroke that starts in a cell of the grid, if the canvas needs one there.
    fn stroke(
        &self,
        (x, y): Point,
        step: f32,
        seed: u32,
        canvas: &Picture,
        flow: &Flow,
        detail: &Plane,
    ) -> Option<Stroke> {
        let mut dice = Dice::new(u64::from(seed));
        let (worst, error) = self.worst_spot((x, y), step, canvas);
        let closeness = 1.0 - 0.7 * detail.at(x as i32, y as i32);
        let fineness = if self.size < 2.0 { 1.25 } else { 1.0 };
        if self.layer > 0 && error < self.hand.tolerance * closeness * fineness {
            return None;
        }
        let start = if self.layer < 2 {
            let (dx, dy) = (dice.range(-0.5, 0.5), dice.range(-0.5, 0.5));
            (x + dx * step, y + dy * step)
        } else {
            worst
        };
        let colour = self.scene.sample(start.0, start.1);
        let points = self.path(start, colour, canvas, flow, &mut dice);
        let steady = if self.size < 2.0 { 0.4 } else { 1.0 };
        let mut lab = Lab::from(colour);
        lab.l += dice.bell() * self.hand.jitter * steady;
        lab.a += dice.bell() * self.hand.hue * steady;
        lab.b += dice.bell() * self.hand.hue * steady;
        Some(Stroke {
            points,
            radius: self.radius,
            colour: Rgb::from(lab).clamped(),
            seed: dice.bits() & 0xffff,
        })
    }

    /// Where in a cell canvas and scene differ most, and by how much on average.
    fn worst_spot(&self, (x, y): Point, step: f32, canvas: &Picture) -> (Point, f32) {
        let half = (step * 0.5).ceil() as i32;
        let skip = (half / 4).max(1) as usize;
        let (mut sum, mut count, mut most, mut worst) = (0.0, 0.0, -1.0, (x, y));
        for dy in (-half..=half).step_by(skip) {
            for dx in (-half..=half).step_by(skip) {
                let (i, j) = (x as i32 + dx, y as i32 + dy);
                let d = canvas.at(i, j).distance(self.scene.at(i, j));
                sum += d;
                count += 1.0;
                if d > most {
                    (most, worst) = (d, (x + dx as f32, y + dy as f32));
                }
            }
        }
        (worst, sum / count)
    }

    /// Follows grain and flow until the colour no longer fits.
    fn path(
        &self,
        start: Point,
        colour: Rgb,
        canvas: &Picture,
        flow: &Flow,
        dice: &mut Dice,
    ) -> Vec<Point> {
        let stride = (self.radius * 0.9).max(1.2);
        let shorter = if self.size > 10.0 { 0.7 } else { 1.0 };
        let most = (self.hand.length * dice.range(0.5, 1.0) * shorter) as usize;
        let mut points = vec![start];
        let (mut x, mut y) = start;
        let mut last: Option<Point> = None;
        for k in 0..most.max(2) {
            let (i, j) = (x as i32, y as i32);
            if k > 1 {
                let wanted = self.scene.at(i, j);
                let now = wanted - canvas.at(i, j);
                let then = wanted - colour;
                let size = |c: Rgb| c.r.abs() + c.g.abs() + c.b.abs();
                if size(then) > size(now).max(0.05) {
                    break;
                }
            }
            let angle = self.grain.angle(i, j, flow(x / self.scale, y / self.scale));
            let (mut dy, mut dx) = angle.sin_cos();
            let backwards = match last {
                None => dice.chance(0.5),
                Some((lx, ly)) => dx * lx + dy * ly < 0.0,
            };
            if backwards {
                (dx, dy) = (-dx, -dy);
            }
            if let Some((lx, ly)) = last {
                (dx, dy) = (0.6 * dx + 0.4 * lx, 0.6 * dy + 0.4 * ly);
                let length = dx.hypot(dy).max(1e-4);
                (dx, dy) = (dx / length, dy / length);
            }
            (x, y) = (x + dx * stride, y + dy * stride);
            last = Some((dx, dy));
            points.push((x, y));
            let (w, h, r) = (canvas.width as f32, canvas.height as f32, self.radius);
            if x < -r || y < -r || x > w + r || y > h + r {
                break;
            }
        }
        points
    }
}

/// Directions along the edges of a picture, as doubled angles weighted by how clear they are.
struct Grain {
    cos2: Plane,
    sin2: Plane,
}

impl Grain {
    fn of(picture: &Picture, sigma: f32) -> Grain {
        let p = picture.blur(sigma * 0.35);
        let (w, h) = (p.width, p.height);
        let tensor = |get: fn(Rgb, Rgb) -> f32| {
            Plane::from_fn(w, h, |x, y| {
                let (x, y) = (x as i32, y as i32);
                get(
                    p.at(x + 1, y) - p.at(x - 1, y),
                    p.at(x, y + 1) - p.at(x, y - 1),
                )
            })
            .blur(sigma)
        };
        let xx = tensor(|dx, _| dot(dx, dx));
        let xy = tensor(dot);
        let yy = tensor(|_, dy| dot(dy, dy));
        let (mut cos2, mut sin2) = (xx.clone(), xx.clone());
        for i in 0..w * h {
            let (u, v) = (xx.data[i] - yy.data[i], 2.0 * xy.data[i]);
            let (strength, trace) = (u.hypot(v), xx.data[i] + yy.data[i]);
            let clear = strength / (trace + 1e-6) * smooth(0.0, 0.0006, trace);
            cos2.data[i] = -u / (strength + 1e-9) * clear;
            sin2.data[i] = -v / (strength + 1e-9) * clear;
        }
        Grain { cos2, sin2 }
    }

    fn angle(&self, x: i32, y: i32, flow: f32) -> f32 {
        const FLOW: f32 = 0.22;
        let (sin, cos) = (flow * 2.0).sin_cos();
        0.5 * (self.sin2.at(x, y) + FLOW * sin).atan2(self.cos2.at(x, y) + FLOW * cos)
    }
}

fn dot(a: Rgb, b: Rgb) -> f32 {
    a.r * b.r + a.g * b.g + a.b * b.b
}

/// Value noise along a line, in 0..1: the bristles across a brush.
fn bristles(x: f32, seed: u32) -> f32 {
    let i = x.floor();
    let t = smooth(0.0, 1.0, x - i);
    lerp(cell(i as i32, 0, seed), cell(i as i32 + 1, 0, seed), t)
}

const BAND: usize = 48;

/// Lays strokes on the canvas, in order; bands of rows are independent of each other.
fn lay(canvas: &mut Picture, relief: &mut Plane, strokes: &[Stroke], hand: &Hand, scale: f32) {
    let width = canvas.width;
    let extents: Vec<(f32, f32)> = strokes
        .iter()
        .map(|s| {
            let ys = s.points.iter().map(|p| p.1);
            let top = ys.clone().fold(f32::MAX, f32::min);
            (top - s.radius, ys.fold(f32::MIN, f32::max) + s.radius)
        })
        .collect();
    canvas
        .data
        .par_chunks_mut(width * BAND)
        .zip(relief.data.par_chunks_mut(width * BAND))
        .enumerate()
        .for_each(|(index, (colours, heights))| {
            let top = index * BAND;
            let mut band = Band {
                top,
                bottom: top + colours.len() / width,
                width,
                colours,
                heights,
            };
            for (stroke, extent) in strokes.iter().zip(&extents) {
                if extent.1 >= band.top as f32 && extent.0 <= band.bottom as f32 {
                    band.lay(stroke, hand, scale);
                }
            }
        });
}

struct Band<'a> {
    top: usize,
    bottom: usize,
    width: usize,
    colours: &'a mut [Rgb],
    heights: &'a mut [f32],
}

/// Where a pixel lies on a stroke.
struct Spot {
    distance: f32,
    /// Which side of the stroke's middle.
    side: f32,
    /// Length along the stroke.
    along: f32,
    /// How far beyond either end.
    beyond: f32,
}

impl Band<'_> {
    fn lay(&mut self, stroke: &Stroke, hand: &Hand, scale: f32) {
        let r = stroke.radius;
        let lengths: Vec<f32> = stroke
            .points
            .windows(2)
            .map(|p| (p[1].0 - p[0].0).hypot(p[1].1 - p[0].1))
            .collect();
        let total: f32 = lengths.iter().sum::<f32>().max(0.01);
        let xs = stroke.points.iter().map(|p| p.0);
        let ys = stroke.points.iter().map(|p| p.1);
        let clip = |v: f32, most: usize| (v.max(0.0) as usize).min(most);
        let x0 = clip(
            (xs.clone().fold(f32::MAX, f32::min) - r).floor(),
            self.width,
        );
        let x1 = clip((xs.fold(f32::MIN, f32::max) + r).ceil(), self.width);
        let y0 = clip(
            (ys.clone().fold(f32::MAX, f32::min) - r).floor(),
            self.bottom,
        )
        .max(self.top);
        let y1 = clip((ys.fold(f32::MIN, f32::max) + r).ceil(), self.bottom);
        let thickness = (r / scale / 10.0).sqrt().min(1.3);
        for y in y0..y1 {
            for x in x0..x1 {
                let spot = nearest((x as f32 + 0.5, y as f32 + 0.5), &stroke.points, &lengths);
                if spot.distance > r {
                    continue;
                }
                let along = spot.along / total;
                let across = spot.distance / (r * (1.0 - 0.35 * smooth(0.6, 1.0, along)));
                if across >= 1.0 {
                    continue;
                }
                let signed = across * spot.side * r / scale;
                let bristle = bristles(signed * 0.55 + 50.0, stroke.seed) * 0.65
                    + grain(
                        signed * 0.9 + stroke.seed as f32 * 0.13,
                        spot.along / scale * 0.04,
                        stroke.seed,
                    ) * 0.35
                    + 0.18;
                let edge = if r < 2.0 {
                    1.0 - smooth(0.55, 1.0, across)
                } else {
                    1.0 - smooth(0.78, 1.0, across + (bristle - 0.5) * 0.25)
                };
                let end = 1.0 - smooth(0.15, 0.55, spot.beyond / r + (bristle - 0.5) * 0.5);
                let dry = 1.0
                    - hand.dryness
                        * smooth(0.35, 1.0, along + (across - 0.5) * 0.2)
                        * smooth(0.62, 0.35, bristle);
                let alpha = sat(hand.opacity * edge * end * dry);
                if alpha <= 0.003 {
                    continue;
                }
                let i = (y - self.top) * self.width + x;
                let shade = 1.0 + (bristle - 0.5) * hand.bristle * 2.0;
                self.colours[i] = self.colours[i].mix(stroke.colour * shade, alpha);
                let height = self.heights[i];
                let ridge = bristle * (0.4 + 0.6 * (1.0 - across * across)) * thickness;
                self.heights[i] = lerp(height, height * 0.5 + ridge, alpha);
            }
        }
    }
}

fn nearest(p: Point, points: &[Point], lengths: &[f32]) -> Spot {
    let mut best = Spot {
        distance: f32::MAX,
        side: 1.0,
        along: 0.0,
        beyond: 0.0,
    };
    let mut before = 0.0;
    let mut best2 = f32::MAX;
    let last = lengths.len().saturating_sub(1);
    for (i, &length) in lengths.iter().enumerate() {
        let (a, b) = (points[i], points[i + 1]);
        let (dx, dy) = (b.0 - a.0, b.1 - a.1);
        let (px, py) = (p.0 - a.0, p.1 - a.1);
        let t = (px * dx + py * dy) / (length * length + 1e-9);
        let on = sat(t);
        let (qx, qy) = (dx * on - px, dy * on - py);
        let d2 = qx * qx + qy * qy;
        if d2 < best2 {
            best2 = d2;
            best.side = (px * dy - py * dx).signum();
            best.along = before + on * length;
            best.beyond = if i == 0 && t < 0.0 {
                -t * length
            } else if i == last && t > 1.0 {
                (t - 1.0) * length
            } else {
                0.0
            };
        }
        before += length;
    }
    best.distance = best2.sqrt();
    best
}

/// Lights the relief of the paint from the top left.
fn raking_light(canvas: &mut Picture, relief: &Plane, strength: f32) {
    canvas.each(&|x, y, c| {
        let (x, y) = (x as i32, y as i32);
        let dx = relief.at(x + 1, y) - relief.at(x - 1, y);
        let dy = relief.at(x, y + 1) - relief.at(x, y - 1);
        let light = ((-dx * 0.5 - dy * 0.9) * strength).clamp(-0.12, 0.16);
        let lit = |v: f32| sat(v + light * (0.35 + 0.65 * v));
        Rgb::new(lit(c.r), lit(c.g), lit(c.b))
    });
}
