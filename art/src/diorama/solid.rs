//! Signed distances of solids: negative inside, the distance to the surface outside.

use super::space::{Vec3, v3};
use crate::maths::{lerp, sat};

pub fn ball(p: Vec3, centre: Vec3, radius: f32) -> f32 {
    (p - centre).length() - radius
}

/// A box by its half sizes, with rounded edges.
pub fn block(p: Vec3, half: Vec3, rounding: f32) -> f32 {
    let q = v3(
        p.x.abs() - half.x + rounding,
        p.y.abs() - half.y + rounding,
        p.z.abs() - half.z + rounding,
    );
    let outside = v3(q.x.max(0.0), q.y.max(0.0), q.z.max(0.0)).length();
    outside + q.x.max(q.y.max(q.z)).min(0.0) - rounding
}

/// A tapering rod between two points.
pub fn rod(p: Vec3, a: Vec3, b: Vec3, radius_a: f32, radius_b: f32) -> f32 {
    let (pa, ba) = (p - a, b - a);
    let t = sat(pa.dot(ba) / ba.dot(ba).max(1e-9));
    (pa - ba * t).length() - lerp(radius_a, radius_b, t)
}

/// An egg by its half axes (a bound, not exact).
pub fn egg(p: Vec3, half: Vec3) -> f32 {
    let k0 = v3(p.x / half.x, p.y / half.y, p.z / half.z).length();
    let k1 = v3(
        p.x / (half.x * half.x),
        p.y / (half.y * half.y),
        p.z / (half.z * half.z),
    )
    .length();
    if k1 < 1e-6 {
        return -half.x.min(half.y).min(half.z);
    }
    k0 * (k0 - 1.0) / k1
}

/// An upright cylinder by radius and half height, with rounded edges.
pub fn drum(p: Vec3, radius: f32, half: f32, rounding: f32) -> f32 {
    let (x, y) = (
        p.x.hypot(p.z) - radius + rounding,
        p.y.abs() - half + rounding,
    );
    x.max(y).min(0.0) + x.max(0.0).hypot(y.max(0.0)) - rounding
}

/// An upright truncated cone: radius below, radius above, half height.
pub fn cone(p: Vec3, below: f32, above: f32, half: f32) -> f32 {
    let (x, y) = (p.x.hypot(p.z), p.y);
    let (kx, ky) = (above - below, 2.0 * half);
    let cap_radius = if y < 0.0 { below } else { above };
    let (ax, ay) = (x - x.min(cap_radius), y.abs() - half);
    let t = sat(((above - x) * kx + (half - y) * ky) / (kx * kx + ky * ky));
    let (bx, by) = (x - above + kx * t, y - half + ky * t);
    let sign = if bx < 0.0 && ay < 0.0 { -1.0 } else { 1.0 };
    sign * (ax * ax + ay * ay).min(bx * bx + by * by).sqrt()
}

/// A ring lying flat.
pub fn ring(p: Vec3, radius: f32, thickness: f32) -> f32 {
    (p.x.hypot(p.z) - radius).hypot(p.y) - thickness
}

/// The union of two solids with a fillet of about `k`.
pub fn melt(a: f32, b: f32, k: f32) -> f32 {
    let h = (k - (a - b).abs()).max(0.0) / k;
    a.min(b) - h * h * k * 0.25
}

/// What two solids share, with a rounded edge; `carve(a, -b, k)` cuts `b` out of `a`.
pub fn carve(a: f32, b: f32, k: f32) -> f32 {
    -melt(-a, -b, k)
}

/// A house with a gable roof standing on the origin: half width, wall height, half depth, roof
/// height. Distances of the walls and of the roof.
pub fn house(p: Vec3, width: f32, height: f32, depth: f32, roof: f32) -> (f32, f32) {
    let walls = block(
        p - v3(0.0, height * 0.5, 0.0),
        v3(width, height * 0.5, depth),
        0.02 * width,
    );
    let q = p - v3(0.0, height, 0.0);
    let (sin, cos) = (roof / (width * 1.18)).atan().sin_cos();
    let slope = q.x.abs() * sin + (q.y - roof) * cos;
    let tiles = slope
        .max(-(slope + 0.12 * width))
        .max(q.z.abs() - depth * 1.15)
        .max(-q.y - 0.25 * roof);
    let gable = (slope + 0.1 * width).max(q.z.abs() - depth).max(-q.y);
    (walls.min(gable), tiles)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn solids_are_negative_inside_and_positive_outside() {
        let centre = v3(0.0, 0.0, 0.0);
        let away = v3(3.0, 3.0, 3.0);
        let half = v3(1.0, 0.8, 0.6);
        for (inside, outside) in [
            (ball(centre, centre, 1.0), ball(away, centre, 1.0)),
            (block(centre, half, 0.1), block(away, half, 0.1)),
            (egg(centre, half), egg(away, half)),
            (drum(centre, 1.0, 1.0, 0.1), drum(away, 1.0, 1.0, 0.1)),
            (cone(centre, 1.0, 0.5, 1.0), cone(away, 1.0, 0.5, 1.0)),
        ] {
            assert!(inside < 0.0 && outside > 0.0);
        }
        assert!(ring(centre, 1.0, 0.2) > 0.0);
        assert!(ring(v3(1.0, 0.0, 0.0), 1.0, 0.2) < 0.0);
    }
}
