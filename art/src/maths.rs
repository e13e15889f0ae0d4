//! The handful of curves that everything else is made of.

/// A card is this wide in card units.
pub const WIDTH: f32 = 600.0;
/// A card is this high in card units.
pub const HEIGHT: f32 = 900.0;

/// Clamps to 0..1.
pub fn sat(x: f32) -> f32 {
    x.clamp(0.0, 1.0)
}

pub fn lerp(a: f32, b: f32, t: f32) -> f32 {
    a + (b - a) * t
}

/// Smooth step from 0 at `a` to 1 at `b`; `a` may be the larger one.
pub fn smooth(a: f32, b: f32, x: f32) -> f32 {
    let t = sat((x - a) / (b - a));
    t * t * (3.0 - 2.0 * t)
}

/// The fractional part, never negative: `f32::fract` keeps the sign, and patterns built on it
/// break left of the origin.
pub fn fract(x: f32) -> f32 {
    x - x.floor()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fraction_is_positive_on_both_sides() {
        assert!((fract(1.25) - 0.25).abs() < 1e-6);
        assert!((fract(-0.25) - 0.75).abs() < 1e-6);
    }

    #[test]
    fn smooth_runs_either_way() {
        assert_eq!(smooth(0.0, 1.0, 2.0), 1.0);
        assert_eq!(smooth(1.0, 0.0, 2.0), 0.0);
        assert!((smooth(0.0, 1.0, 0.5) - 0.5).abs() < 1e-6);
    }
}
