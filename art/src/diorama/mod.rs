//! Dioramas: small sets built of signed-distance solids, lit and marched into the picture.
//!
//! Best for rooms, objects and architecture. World units are free; y points up, the viewer looks
//! from `eye` to `target`. Flat figures stand in a set by [`Diorama::project`], and
//! [`Diorama::visible`] tells whether something hides them.

mod solid;
mod space;

use rayon::prelude::*;

use crate::colour::{Hex, Rgb, rgb};
use crate::maths::{lerp, sat, smooth};
use crate::picture::Picture;
use crate::plane::Plane;
use crate::shape::Point;
use crate::studio::Studio;

pub use solid::*;
pub use space::{Vec3, rough, v3, value};

/// The nearest solid so far, while a set is measured from a point.
#[derive(Clone, Copy, Debug)]
pub struct Nearest {
    pub distance: f32,
    /// What that solid is made of: any number the card's surfaces know.
    pub stuff: u32,
}

impl Nearest {
    pub const fn nothing() -> Nearest {
        Nearest {
            distance: 1e9,
            stuff: 0,
        }
    }

    pub fn add(&mut self, distance: f32, stuff: u32) {
        if distance < self.distance {
            *self = Nearest { distance, stuff };
        }
    }
}

/// How a point of a solid looks.
#[derive(Clone, Copy, Debug)]
pub struct Surface {
    colour: Rgb,
    emission: Rgb,
    roughness: f32,
    softness: f32,
}

/// A matt surface.
pub fn matt(colour: Hex) -> Surface {
    matt_rgb(rgb(colour))
}

/// A matt surface of a computed colour.
pub fn matt_rgb(colour: Rgb) -> Surface {
    Surface {
        colour,
        emission: Rgb::BLACK,
        roughness: 1.0,
        softness: 0.0,
    }
}

impl Surface {
    /// Shines by itself.
    pub fn glowing(mut self, colour: Hex, strength: f32) -> Surface {
        self.emission = rgb(colour).linear() * strength;
        self
    }

    /// 0 is polished, 1 is matt.
    pub fn gloss(mut self, roughness: f32) -> Surface {
        self.roughness = roughness;
        self
    }

    /// Lets light through: wax, cloth, skin.
    pub fn waxy(mut self, softness: f32) -> Surface {
        self.softness = softness;
        self
    }
}

#[derive(Clone, Copy, Debug)]
struct Lamp {
    at: Vec3,
    light: Rgb,
    reach: f32,
}

#[derive(Clone, Copy, Debug)]
struct Fog {
    from: f32,
    to: f32,
    colour: Rgb,
    strength: f32,
}

type Measure<'a> = Box<dyn Fn(Vec3) -> Nearest + Sync + 'a>;
type Look<'a> = Box<dyn Fn(u32, Vec3, Vec3) -> Surface + Sync + 'a>;

/// A set, its camera and its lights.
pub struct Diorama<'a> {
    measure: Measure<'a>,
    look: Look<'a>,
    eye: Vec3,
    target: Vec3,
    focal: f32,
    far: f32,
    sun: Vec3,
    sunlight: Rgb,
    sky: Rgb,
    bounce: Rgb,
    lamps: Vec<Lamp>,
    rim: (Rgb, f32),
    fog: Option<Fog>,
    ground_mist: Option<Fog>,
    hardness: f32,
}

impl std::fmt::Debug for Diorama<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Diorama")
            .field("eye", &self.eye)
            .field("target", &self.target)
            .field("focal", &self.focal)
            .finish_non_exhaustive()
    }
}

impl<'a> Diorama<'a> {
    /// A set: how far a point is from it, and what its stuff looks like (stuff, point, normal).
    pub fn new(
        measure: impl Fn(Vec3) -> Nearest + Sync + 'a,
        look: impl Fn(u32, Vec3, Vec3) -> Surface + Sync + 'a,
    ) -> Diorama<'a> {
        Diorama {
            measure: Box::new(measure),
            look: Box::new(look),
            eye: v3(0.0, 1.0, 6.0),
            target: v3(0.0, 0.0, 0.0),
            focal: 2.0,
            far: 40.0,
            sun: v3(0.5, 0.8, 0.4).unit(),
            sunlight: rgb(0xffe0b0).linear() * 1.6,
            sky: rgb(0x7080b0).linear(),
            bounce: rgb(0x806050).linear(),
            lamps: Vec::new(),
            rim: (Rgb::WHITE, 0.0),
            fog: None,
            ground_mist: None,
            hardness: 7.0,
        }
    }

    /// Looks from `eye` to `target`; a larger focal length is narrower. Nothing is seen beyond
    /// `far`.
    pub fn camera(mut self, eye: Vec3, target: Vec3, focal: f32, far: f32) -> Self {
        (self.eye, self.target, self.focal, self.far) = (eye, target, focal, far);
        self
    }

    /// The direction towards the sun, and its light.
    pub fn sun(mut self, towards: Vec3, colour: Hex, strength: f32) -> Self {
        self.sun = towards.unit();
        self.sunlight = rgb(colour).linear() * strength;
        self
    }

    /// Light from above and from below.
    pub fn ambient(mut self, sky: Hex, bounce: Hex) -> Self {
        (self.sky, self.bounce) = (rgb(sky).linear(), rgb(bounce).linear());
        self
    }

    /// How hard shadows are; 7 is usual.
    pub fn hardness(mut self, hardness: f32) -> Self {
        self.hardness = hardness;
        self
    }

    pub fn rim(mut self, colour: Hex, strength: f32) -> Self {
        self.rim = (rgb(colour).linear(), strength);
        self
    }

    /// Adds a lamp without shadow; its light halves at `reach`. It bleaches what is very near.
    pub fn lamp(mut self, at: Vec3, colour: Hex, strength: f32, reach: f32) -> Self {
        let light = rgb(colour).linear() * strength;
        self.lamps.push(Lamp { at, light, reach });
        self
    }

    /// Air between two distances from the eye.
    pub fn fog(mut self, from: f32, to: f32, colour: Hex, strength: f32) -> Self {
        self.fog = Some(Fog {
            from,
            to,
            colour: rgb(colour),
            strength,
        });
        self
    }

    /// Mist between two heights: none at `from`, full at `to`.
    pub fn ground_mist(mut self, from: f32, to: f32, colour: Hex, strength: f32) -> Self {
        self.ground_mist = Some(Fog {
            from,
            to,
            colour: rgb(colour),
            strength,
        });
        self
    }

    /// Forward, right and up of the camera.
    fn basis(&self) -> (Vec3, Vec3, Vec3) {
        let forward = (self.target - self.eye).unit();
        let right = forward.cross(v3(0.0, 1.0, 0.0)).unit();
        (forward, right, right.cross(forward))
    }

    /// Where a point of the world is on the card.
    pub fn project(&self, p: Vec3) -> Point {
        let (forward, right, up) = self.basis();
        let q = p - self.eye;
        let k = self.focal / q.dot(forward) * 450.0;
        (300.0 + q.dot(right) * k, 450.0 - q.dot(up) * k)
    }

    /// Card units per world unit at a point: how large to draw a flat figure there.
    pub fn size_at(&self, p: Vec3) -> f32 {
        let (forward, ..) = self.basis();
        self.focal / (p - self.eye).dot(forward) * 450.0
    }

    /// Whether nothing stands between the viewer and a point.
    pub fn visible(&self, p: Vec3) -> bool {
        let q = p - self.eye;
        let distance = q.length();
        self.hit(self.eye, q * (1.0 / distance))
            .is_none_or(|(t, _)| t > distance - 0.12)
    }

    fn distance(&self, p: Vec3) -> f32 {
        (self.measure)(p).distance
    }

    fn hit(&self, from: Vec3, towards: Vec3) -> Option<(f32, u32)> {
        let mut t = 0.05;
        for _ in 0..170 {
            let near = (self.measure)(from + towards * t);
            if near.distance < 0.0012 * t.max(0.4) {
                return Some((t, near.stuff));
            }
            t += near.distance * 0.88;
            if t > self.far {
                break;
            }
        }
        None
    }

    fn shadow(&self, from: Vec3) -> f32 {
        let (mut light, mut t) = (1.0f32, 0.05);
        for _ in 0..70 {
            let d = self.distance(from + self.sun * t);
            light = light.min(self.hardness * d / t);
            if light < 0.005 {
                return 0.0;
            }
            t += d.clamp(0.05, 0.9);
            if t > 14.0 {
                break;
            }
        }
        smooth(0.0, 1.0, light)
    }

    fn normal(&self, p: Vec3, step: f32) -> Vec3 {
        let corners = [
            v3(1.0, -1.0, -1.0),
            v3(-1.0, -1.0, 1.0),
            v3(-1.0, 1.0, -1.0),
            v3(1.0, 1.0, 1.0),
        ];
        corners
            .iter()
            .fold(v3(0.0, 0.0, 0.0), |n, &c| {
                n + c * self.distance(p + c * step)
            })
            .unit()
    }

    fn openness(&self, p: Vec3, normal: Vec3) -> f32 {
        let (mut closed, mut weight) = (0.0, 1.0);
        for i in 1..6 {
            let h = 0.05 * i as f32 * (1.0 + 0.5 * i as f32);
            closed += (h - self.distance(p + normal * h)).max(0.0) * weight;
            weight *= 0.72;
        }
        (1.0 - closed * 0.8).max(0.1)
    }

    /// The colour of a point seen along a ray.
    fn shade(&self, t: f32, stuff: u32, ray: Vec3) -> Rgb {
        let p = self.eye + ray * t;
        let n = self.normal(p, 0.0012 * t.max(0.5));
        let surface = (self.look)(stuff, p, n);
        let facing = n.dot(self.sun);
        let sun = if facing > -0.25 {
            self.shadow(p + n * 0.02)
        } else {
            0.0
        };
        let direct = sat(facing * 0.85 + 0.15 * surface.softness.max(0.2))
            * lerp(sun, 1.0, 0.12 * surface.softness);
        let open = self.openness(p, n);
        let mut light = self.bounce.mix(self.sky, 0.5 + 0.5 * n.y) * open + self.sunlight * direct;
        for lamp in &self.lamps {
            let to = lamp.at - p;
            let d = to.length();
            let reach = d / lamp.reach;
            if reach < 7.0 {
                let falloff = smooth(7.0, 4.0, reach) / (1.0 + reach * reach);
                let facing = sat(n.dot(to * (1.0 / d)) * 0.75 + 0.25);
                light += lamp.light * (falloff * facing * (0.4 + 0.6 * open));
            }
        }
        let grazing = (1.0 - sat(-n.dot(ray))).powi(3);
        let rim = grazing * self.rim.1 * (0.35 + 0.65 * sat(facing * 0.5 + 0.5));
        let half = (self.sun - ray).unit();
        let gleam = sat(n.dot(half)).powf(lerp(60.0, 8.0, surface.roughness))
            * (1.0 - surface.roughness)
            * sun;
        let c = surface.colour.linear().multiply(light)
            + self.sunlight * gleam
            + self.rim.0 * (rim * (0.3 + 0.7 * open))
            + surface.emission;
        let shoulder = |v: f32| v / (1.0 + v * 0.18);
        let mut c = Rgb::new(shoulder(c.r), shoulder(c.g), shoulder(c.b))
            .encoded()
            .clamped();
        if let Some(fog) = self.fog {
            c = c.blend(fog.colour, smooth(fog.from, fog.to, t) * fog.strength);
        }
        if let Some(mist) = self.ground_mist {
            let height = p.y + 0.15 * value(p * 1.5);
            c = c.blend(
                mist.colour,
                smooth(mist.from, mist.to, height) * mist.strength,
            );
        }
        c
    }

    /// Colour times coverage, and coverage.
    fn march(&self, width: usize, height: usize) -> (Picture, Plane) {
        let (forward, right, up) = self.basis();
        let half = height as f32 * 0.5;
        let pixels: Vec<Option<Rgb>> = (0..width * height)
            .into_par_iter()
            .with_min_len(width)
            .map(|i| {
                let (x, y) = ((i % width) as f32 + 0.5, (i / width) as f32 + 0.5);
                let (a, b) = ((x - width as f32 * 0.5) / half, (half - y) / half);
                let ray = (forward * self.focal + right * a + up * b).unit();
                self.hit(self.eye, ray)
                    .map(|(t, stuff)| self.shade(t, stuff, ray))
            })
            .collect();
        let colour = Picture {
            width,
            height,
            data: pixels.iter().map(|p| p.unwrap_or_default()).collect(),
        };
        let cover = Plane {
            width,
            height,
            data: pixels
                .iter()
                .map(|p| f32::from(u8::from(p.is_some())))
                .collect(),
        };
        (colour, cover)
    }

    /// Marches the set at a share of the resolution (0.7 to 0.85) and lays it over the picture.
    /// Drafts are marched more coarsely.
    pub fn stage(&self, studio: &mut Studio, resolution: f32) {
        let resolution = if studio.draft {
            resolution * 0.6
        } else {
            resolution
        };
        let width = (studio.width as f32 * resolution) as usize;
        let height = (studio.height as f32 * resolution) as usize;
        let (colour, cover) = self.march(width, height);
        let k = width as f32 / studio.width as f32 * studio.scale;
        studio.repaint(|x, y, c| {
            let alpha = cover.sample(x * k, y * k);
            if alpha < 0.003 {
                return c;
            }
            c * (1.0 - alpha) + colour.sample(x * k, y * k)
        });
    }
}
