//! Silhouettes: closed outlines in card units, and where to put them.
//!
//! Every constructor winds its outline the same way, so that shapes can be joined without punching
//! holes into each other; only [`Shape::with_hole`] does that on purpose.

use std::f32::consts::{PI, TAU};

use crate::maths::lerp;

/// A point in card units.
pub type Point = (f32, f32);

/// One or more closed outlines. A degenerate shape is empty and draws nothing.
#[derive(Clone, Debug, Default)]
pub struct Shape {
    pub outlines: Vec<Vec<Point>>,
}

/// Twice the signed area; positive for the way shapes wind here.
pub fn winding(points: &[Point]) -> f32 {
    let n = points.len();
    (0..n)
        .map(|i| {
            let (a, b) = (points[i], points[(i + 1) % n]);
            a.0 * b.1 - b.0 * a.1
        })
        .sum()
}

fn wound(mut points: Vec<Point>) -> Vec<Point> {
    if winding(&points) < 0.0 {
        points.reverse();
    }
    points
}

/// A polygon.
pub fn poly(points: &[Point]) -> Shape {
    Shape {
        outlines: vec![wound(points.to_vec())],
    }
}

/// A closed smooth curve through the points.
pub fn blob(points: &[Point]) -> Shape {
    let n = points.len();
    if n < 3 {
        return Shape::default();
    }
    let mut outline = Vec::with_capacity(n * 8);
    for i in 0..n {
        let around = [
            points[(i + n - 1) % n],
            points[i],
            points[(i + 1) % n],
            points[(i + 2) % n],
        ];
        for k in 0..8 {
            outline.push(catmull_rom(around, k as f32 / 8.0));
        }
    }
    poly(&outline)
}

fn catmull_rom(p: [Point; 4], t: f32) -> Point {
    let f = |a: f32, b: f32, c: f32, d: f32| {
        0.5 * (2.0 * b
            + (c - a) * t
            + (2.0 * a - 5.0 * b + 4.0 * c - d) * t * t
            + (3.0 * b - a - 3.0 * c + d) * t * t * t)
    };
    (
        f(p[0].0, p[1].0, p[2].0, p[3].0),
        f(p[0].1, p[1].1, p[2].1, p[3].1),
    )
}

/// An open smooth curve through the points, `steps` pieces between two of them.
pub fn spline(points: &[Point], steps: usize) -> Vec<Point> {
    let n = points.len();
    let mut curve = Vec::with_capacity(n * steps);
    for i in 0..n.saturating_sub(1) {
        let around = [
            points[i.saturating_sub(1)],
            points[i],
            points[i + 1],
            points[(i + 2).min(n - 1)],
        ];
        for k in 0..steps {
            curve.push(catmull_rom(around, k as f32 / steps as f32));
        }
    }
    curve.extend(points.last());
    curve
}

/// A tapering limb through `(x, y, half-width)`, with round ends: legs, tails, branches, hair.
pub fn limb(joints: &[(f32, f32, f32)]) -> Shape {
    if joints.len() < 2 {
        return Shape::default();
    }
    let centres: Vec<Point> = joints.iter().map(|j| (j.0, j.1)).collect();
    let widths: Vec<Point> = joints.iter().map(|j| (j.2, 0.0)).collect();
    let spine = spline(&centres, 10);
    let widths = spline(&widths, 10);
    let last = spine.len() - 1;
    let direction = |i: usize| {
        let (a, b) = (spine[i.saturating_sub(1)], spine[(i + 1).min(last)]);
        let (dx, dy) = (b.0 - a.0, b.1 - a.1);
        let length = dx.hypot(dy).max(1e-4);
        (dx / length, dy / length)
    };
    let half = |i: usize| widths[i].0.max(0.05);
    let side = |i: usize, sign: f32| {
        let ((dx, dy), k) = (direction(i), half(i) * sign);
        (spine[i].0 - dy * k, spine[i].1 + dx * k)
    };
    let cap = |i: usize, sign: f32| {
        let ((dx, dy), k) = (direction(i), half(i) * sign);
        let (x, y) = spine[i];
        (1..8).map(move |j| {
            let (sin, cos) = (-PI / 2.0 + PI / 8.0 * j as f32).sin_cos();
            (x + k * (dx * cos + dy * sin), y + k * (dy * cos - dx * sin))
        })
    };
    let mut outline: Vec<Point> = (0..=last).map(|i| side(i, 1.0)).collect();
    outline.extend(cap(last, 1.0));
    outline.extend((0..=last).rev().map(|i| side(i, -1.0)));
    outline.extend(cap(0, -1.0));
    poly(&outline)
}

/// An upright ellipse; turn it with [`Shape::turned`].
pub fn ellipse(x: f32, y: f32, rx: f32, ry: f32) -> Shape {
    let points: Vec<Point> = (0..48)
        .map(|i| {
            let (sin, cos) = (i as f32 / 48.0 * TAU).sin_cos();
            (x + rx * cos, y + ry * sin)
        })
        .collect();
    poly(&points)
}

/// A rectangle by its top left corner.
pub fn rect(x: f32, y: f32, width: f32, height: f32) -> Shape {
    poly(&[
        (x, y),
        (x + width, y),
        (x + width, y + height),
        (x, y + height),
    ])
}

/// A star; `inner` is the inner radius as a share of the outer one.
pub fn star(x: f32, y: f32, radius: f32, points: usize, inner: f32) -> Shape {
    let corners: Vec<Point> = (0..2 * points)
        .map(|i| {
            let angle = i as f32 / (2 * points) as f32 * TAU - PI / 2.0;
            let r = if i % 2 == 0 { radius } else { radius * inner };
            (x + r * angle.cos(), y + r * angle.sin())
        })
        .collect();
    poly(&corners)
}

/// A doorway or church window: straight sides under a round arch, standing on `(x, y)`.
pub fn window(x: f32, y: f32, width: f32, height: f32) -> Shape {
    let (half, spring) = (width / 2.0, y - height + width / 2.0);
    let mut points = vec![(x - half, y)];
    for i in 0..=12 {
        let (sin, cos) = (PI * (1.0 - i as f32 / 12.0)).sin_cos();
        points.push((x + half * cos, spring - half * sin));
    }
    points.push((x + half, y));
    poly(&points)
}

/// The whole card and a margin, with a smooth hole: foliage, curtains, a cave's mouth.
pub fn bezel(hole: &[Point]) -> Shape {
    rect(-60.0, -60.0, 720.0, 1020.0).with_hole(&blob(hole))
}

impl Shape {
    /// All outlines of both.
    pub fn and(mut self, other: &Shape) -> Shape {
        self.outlines.extend(other.outlines.iter().cloned());
        self
    }

    /// Cuts the other shape out, wherever it lies within this one.
    pub fn with_hole(mut self, hole: &Shape) -> Shape {
        for outline in &hole.outlines {
            let mut inside = outline.clone();
            inside.reverse();
            self.outlines.push(inside);
        }
        self
    }

    pub fn placed(&self, place: Place) -> Shape {
        self.through(place.transform())
    }

    /// Turned clockwise by degrees about the middle of its bounds.
    pub fn turned(&self, degrees: f32) -> Shape {
        let (x0, y0, x1, y1) = self.bounds();
        let (cx, cy) = ((x0 + x1) / 2.0, (y0 + y1) / 2.0);
        self.through(Transform::moved(-cx, -cy))
            .placed(at(cx, cy).turn(degrees))
    }

    /// Moved by an offset.
    pub fn moved(&self, dx: f32, dy: f32) -> Shape {
        self.through(Transform::moved(dx, dy))
    }

    pub fn through(&self, transform: Transform) -> Shape {
        let outlines = self
            .outlines
            .iter()
            .map(|o| o.iter().map(|&p| transform.apply(p)).collect())
            .collect();
        Shape { outlines }
    }

    /// Left, top, right, bottom.
    pub fn bounds(&self) -> (f32, f32, f32, f32) {
        let start = (f32::MAX, f32::MAX, f32::MIN, f32::MIN);
        self.outlines.iter().flatten().fold(start, |b, p| {
            (b.0.min(p.0), b.1.min(p.1), b.2.max(p.0), b.3.max(p.1))
        })
    }
}

/// Where and how large to draw something: feet at a point, turned, mirrored.
#[derive(Clone, Copy, Debug)]
pub struct Place {
    x: f32,
    y: f32,
    size: f32,
    degrees: f32,
    mirrored: bool,
}

/// At a point of the card, in natural size.
pub fn at(x: f32, y: f32) -> Place {
    Place {
        x,
        y,
        size: 1.0,
        degrees: 0.0,
        mirrored: false,
    }
}

impl Place {
    /// Scales; motifs say how large they are at size 1.
    pub fn size(self, size: f32) -> Place {
        Place { size, ..self }
    }

    /// Turns clockwise about the point.
    pub fn turn(self, degrees: f32) -> Place {
        Place { degrees, ..self }
    }

    /// Looks the other way.
    pub fn flip(self) -> Place {
        self.mirror(!self.mirrored)
    }

    pub fn mirror(self, mirrored: bool) -> Place {
        Place { mirrored, ..self }
    }

    pub fn transform(self) -> Transform {
        let (sin, cos) = self.degrees.to_radians().sin_cos();
        let k = if self.mirrored { -self.size } else { self.size };
        Transform {
            xx: k * cos,
            xy: -self.size * sin,
            yx: k * sin,
            yy: self.size * cos,
            x: self.x,
            y: self.y,
        }
    }
}

/// An affine map of the plane.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Transform {
    xx: f32,
    xy: f32,
    yx: f32,
    yy: f32,
    x: f32,
    y: f32,
}

impl Transform {
    pub const IDENTITY: Transform = Transform {
        xx: 1.0,
        xy: 0.0,
        yx: 0.0,
        yy: 1.0,
        x: 0.0,
        y: 0.0,
    };

    pub fn moved(x: f32, y: f32) -> Transform {
        Transform {
            x,
            y,
            ..Transform::IDENTITY
        }
    }

    pub fn apply(&self, p: Point) -> Point {
        (
            self.xx * p.0 + self.xy * p.1 + self.x,
            self.yx * p.0 + self.yy * p.1 + self.y,
        )
    }

    /// This map within `outer`.
    pub fn within(&self, outer: &Transform) -> Transform {
        let (x, y) = outer.apply((self.x, self.y));
        Transform {
            xx: outer.xx * self.xx + outer.xy * self.yx,
            xy: outer.xx * self.xy + outer.xy * self.yy,
            yx: outer.yx * self.xx + outer.yy * self.yx,
            yy: outer.yx * self.xy + outer.yy * self.yy,
            x,
            y,
        }
    }

    /// How much lengths grow.
    pub fn scale(&self) -> f32 {
        (self.xx * self.yy - self.xy * self.yx).abs().sqrt()
    }
}

/// A point on the way from `a` to `b`.
pub fn between(a: Point, b: Point, t: f32) -> Point {
    (lerp(a.0, b.0, t), lerp(a.1, b.1, t))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_shapes_wind_alike() {
        let square = [(0.0, 0.0), (10.0, 0.0), (10.0, 10.0), (0.0, 10.0)];
        let mut backwards = square;
        backwards.reverse();
        for shape in [
            poly(&square),
            poly(&backwards),
            blob(&square),
            blob(&backwards),
            limb(&[(0.0, 0.0, 4.0), (30.0, 10.0, 2.0)]),
            limb(&[(30.0, 10.0, 2.0), (0.0, 0.0, 4.0)]),
            ellipse(5.0, 5.0, 3.0, 9.0),
            rect(1.0, 2.0, 3.0, 4.0),
            star(0.0, 0.0, 9.0, 5, 0.4),
            window(0.0, 0.0, 20.0, 50.0),
        ] {
            for outline in &shape.outlines {
                assert!(winding(outline) > 0.0, "{shape:?}");
            }
        }
    }

    #[test]
    fn a_hole_winds_the_other_way() {
        let ring = ellipse(0.0, 0.0, 9.0, 9.0).with_hole(&ellipse(0.0, 0.0, 4.0, 4.0));
        assert!(winding(&ring.outlines[0]) > 0.0);
        assert!(winding(&ring.outlines[1]) < 0.0);
    }

    #[test]
    fn places_nest() {
        let outer = at(100.0, 50.0).size(2.0).transform();
        let inner = at(10.0, 0.0).flip().transform().within(&outer);
        assert_eq!(inner.apply((0.0, 0.0)), (120.0, 50.0));
        assert_eq!(inner.apply((5.0, 1.0)), (110.0, 52.0));
        assert!((inner.scale() - 2.0).abs() < 1e-5);
    }

    #[test]
    fn too_few_points_draw_nothing() {
        assert!(blob(&[(0.0, 0.0)]).outlines.is_empty());
        assert!(limb(&[(0.0, 0.0, 1.0)]).outlines.is_empty());
    }
}
