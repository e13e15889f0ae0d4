//! Beasts, mostly in profile looking to the right; feet on the place's point.

mod birds;
mod gentle;
mod hunters;
mod small;

pub use birds::{bird, flying_bird, owl};
pub use gentle::{ELEPHANT_TRUNK, elephant, elephant_hide, hare, horse, mouse};
pub use hunters::{cat, cat_profile, fox, wolf};
pub use small::{beetle, butterfly, fish, frog, snail};

use crate::colour::Hex;
use crate::material::Material;
use crate::studio::Studio;

fn fur(s: &Studio, colour: Hex, round: f32) -> Material {
    s.mat(colour)
        .round(round, 1.1)
        .texture(0.15, 0.07, 0.04)
        .rim(1.0)
        .fur(1.0)
        .wobble(0.5)
}
