//! The pictures of Moonhare.
//!
//! A card is a scene written as code: shapes are lit, solids are marched, and one brush then goes
//! over everything, so that all cards seem to come from one hand. `README.md` beside this crate
//! shows how to write a card; [`cards::DECK`] lists those there are.
//!
//! All coordinates are *card units*: a card is 600 wide and 900 high, y points down, whatever the
//! size in pixels it is painted at.

pub mod card;
pub mod cards;
pub mod colour;
pub mod diorama;
pub mod finish;
pub mod flow;
pub mod likeness;
pub mod mask;
pub mod material;
pub mod maths;
pub mod motif;
pub mod noise;
pub mod page;
pub mod painter;
pub mod palette;
pub mod paper;
pub mod picture;
pub mod plane;
pub mod release;
pub mod shape;
pub mod sheet;
pub mod studio;
pub mod watercolour;

/// What nearly every card needs.
pub mod prelude {
    pub use crate::card::{Card, Framing, Style};
    pub use crate::colour::{Hex, Ramp, Rgb, mix, rgb};
    pub use crate::finish::Finish;
    pub use crate::flow;
    pub use crate::mask::Mask;
    pub use crate::material::{Light, Material};
    pub use crate::maths::{fract, lerp, sat, smooth};
    pub use crate::motif::*;
    pub use crate::noise::{Dice, cell, fbm, grain, ridge, warp};
    pub use crate::palette::{Palette, Tones};
    pub use crate::shape::{
        Place, Point, Shape, at, bezel, blob, ellipse, limb, poly, rect, star, window,
    };
    pub use crate::studio::{Shadow, Studio};
}
