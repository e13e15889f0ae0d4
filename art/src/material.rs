//! What a lit shape is made of, and what lights it.

use crate::colour::{Hex, Lab, Ramp, Rgb, rgb};

/// A card's key light.
#[derive(Clone, Copy, Debug)]
pub enum Light {
    /// From far away: the direction *towards* the light (x right, y down, z to the viewer).
    From(f32, f32, f32),
    /// A lamp at a point of the card, `z` units in front of the picture; it fades with distance.
    Lamp(f32, f32, f32),
}

impl Light {
    /// Where it comes from at a point of the card, as a direction of length one, and how much of it.
    pub(crate) fn at(self, u: f32, v: f32) -> ((f32, f32, f32), f32) {
        let (a, b, c) = match self {
            Light::From(a, b, c) => (a, b, c),
            Light::Lamp(a, b, c) => (a - u, b - v, c),
        };
        let d = (a * a + b * b + c * c).sqrt().max(1e-4);
        let falloff = match self {
            Light::From(..) => 1.0,
            Light::Lamp(..) => 0.85 / (1.0 + (d / 420.0).powi(2)) + 0.32,
        };
        ((a / d, b / d, c / d), falloff)
    }
}

/// How a silhouette is painted: a colour ramp indexed by light, relief, texture and edge.
#[derive(Clone, Debug)]
pub struct Material {
    pub(crate) ramp: Ramp,
    pub(crate) roundness: f32,
    pub(crate) bump: f32,
    pub(crate) texture: f32,
    pub(crate) weave: (f32, f32),
    pub(crate) rim: f32,
    pub(crate) gain: f32,
    pub(crate) bias: f32,
    pub(crate) blur: f32,
    pub(crate) wobble: f32,
    pub(crate) alpha: f32,
    pub(crate) fur: f32,
    pub(crate) fade: Option<Fade>,
    pub(crate) dusk: Option<(f32, f32, f32)>,
    pub(crate) light: Option<Light>,
}

/// A material's drift into a colour down the card.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Fade {
    pub(crate) from: f32,
    pub(crate) to: f32,
    pub(crate) colour: Rgb,
    pub(crate) strength: f32,
}

impl Material {
    /// A plain material on a ramp from shadow to light.
    pub fn new(ramp: Ramp) -> Material {
        Material {
            ramp,
            roundness: 30.0,
            bump: 1.0,
            texture: 0.08,
            weave: (0.02, 0.04),
            rim: 0.8,
            gain: 1.0,
            bias: 0.0,
            blur: 0.0,
            wobble: 1.0,
            alpha: 1.0,
            fur: 0.0,
            fade: None,
            dusk: None,
            light: None,
        }
    }

    /// From one local colour: its shadows drift to one hue, its lights to another.
    pub fn drifting(local: Hex, shadow: Rgb, light: Rgb) -> Material {
        let base = Lab::from(rgb(local));
        let (shadow, light) = (Lab::from(shadow), Lab::from(light));
        let darker = |t: f32, k: f32| {
            let mixed = base.mix(shadow, t);
            Lab {
                l: mixed.l * k,
                ..mixed
            }
        };
        Material::new(Ramp::even_labs(&[
            darker(0.85, 0.9),
            darker(0.55, 0.85),
            darker(0.15, 0.97),
            base.mix(light, 0.22),
            base.mix(light, 0.62),
        ]))
    }

    /// How far the relief reaches inwards from the edge, and how steep it is.
    pub fn round(mut self, reach: f32, steepness: f32) -> Material {
        (self.roundness, self.bump) = (reach, steepness);
        self
    }

    /// Mottling: strength, and how fine it is across and down (smaller is longer).
    pub fn texture(mut self, strength: f32, across: f32, down: f32) -> Material {
        (self.texture, self.weave) = (strength, (across, down));
        self
    }

    /// Light caught by the edge that faces the rim light.
    pub fn rim(mut self, strength: f32) -> Material {
        self.rim = strength;
        self
    }

    /// Blurred edge, in units.
    pub fn blur(mut self, sigma: f32) -> Material {
        self.blur = sigma;
        self
    }

    /// How unsteady the hand was that cut the silhouette.
    pub fn wobble(mut self, units: f32) -> Material {
        self.wobble = units;
        self
    }

    pub fn alpha(mut self, alpha: f32) -> Material {
        self.alpha = alpha;
        self
    }

    /// Lighter (positive) or darker along the ramp, whose whole length is 1.
    pub fn bias(mut self, amount: f32) -> Material {
        self.bias = amount;
        self
    }

    /// How much the light models the form; below 1 is flatter.
    pub fn gain(mut self, amount: f32) -> Material {
        self.gain = amount;
        self
    }

    /// A ragged, hairy edge of this length.
    pub fn fur(mut self, units: f32) -> Material {
        self.fur = units;
        self
    }

    /// Blends into a colour between two heights of the card: feet lost in mist.
    pub fn fade(mut self, from: f32, to: f32, colour: Hex, strength: f32) -> Material {
        self.fade = Some(Fade {
            from,
            to,
            colour: rgb(colour),
            strength,
        });
        self
    }

    /// Darkens along the ramp between two heights.
    pub fn dusk(mut self, from: f32, to: f32, amount: f32) -> Material {
        self.dusk = Some((from, to, amount));
        self
    }

    /// Lit by another light than the card's.
    pub fn light(mut self, light: Light) -> Material {
        self.light = Some(light);
        self
    }
}
