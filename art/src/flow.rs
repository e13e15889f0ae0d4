//! Which way the brush goes where the scene itself does not say.
//!
//! A card's flow is a function of a point that gives an angle in radians; 0 is horizontal.

use std::f32::consts::FRAC_PI_2;

use crate::noise::{fbm, grain};

/// Gently wavering, mostly level strokes.
pub fn drift(x: f32, y: f32) -> f32 {
    0.1 + fbm(x * 0.004, y * 0.006, 2, 3)
}

/// Round a point: moons, suns, lamps.
pub fn swirl(centre: (f32, f32), x: f32, y: f32) -> f32 {
    towards(centre, x, y) + FRAC_PI_2
}

/// Away from a point: beams, bursts, perspective.
pub fn towards(centre: (f32, f32), x: f32, y: f32) -> f32 {
    (y - centre.1).atan2(x - centre.0) + 0.25 * grain(x * 0.006, y * 0.006, 2)
}

/// Upright strokes: grass, rain, forests.
pub fn upright(x: f32, y: f32) -> f32 {
    FRAC_PI_2 + 0.3 * grain(x * 0.01, y * 0.006, 3)
}

/// Level strokes: water, plains.
pub fn level(x: f32, y: f32) -> f32 {
    0.12 * grain(x * 0.006, y * 0.02, 3)
}

/// Long strokes at a slant, in degrees.
pub fn slant(degrees: f32, x: f32, y: f32) -> f32 {
    degrees.to_radians() + 0.4 * fbm(x * 0.004, y * 0.004, 2, 8)
}

/// Criss-cross patches, as of a hand that turns as it goes: interiors, close-ups.
pub fn patches(x: f32, y: f32) -> f32 {
    2.2 * fbm(x * 0.008, y * 0.008, 2, 11)
}
