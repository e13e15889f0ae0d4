//! Things that many cards need, drawn once.
//!
//! A motif is a function of the studio, a [`Place`](crate::shape::Place) and colours. At size 1 it
//! stands on its place's point, looks to the right and is 100 units high, unless it says otherwise.
//! Colours become materials in the card's own light.

pub mod beasts;
pub mod buildings;
pub mod land;
pub mod pane;
pub mod people;
pub mod plants;
pub mod sky;
pub mod things;
pub mod water;

use crate::studio::Studio;

/// A dark eye with its catch-light on the light side; the drawing shows through round it.
pub fn eye(s: &mut Studio, x: f32, y: f32, radius: f32) {
    use crate::shape::ellipse;
    s.flat(&ellipse(x, y, radius, radius * 1.06), 0x160e14, 1.0);
    s.flat(
        &ellipse(
            x - radius * 0.32,
            y - radius * 0.42,
            radius * 0.34,
            radius * 0.34,
        ),
        0xfff6e4,
        1.0,
    );
    s.detail(x, y, radius * 5.0);
}
