//! Where a shape covers the picture: a plane cropped to the shape.

use crate::plane::Plane;

#[derive(Clone, Debug)]
pub struct Mask {
    /// The crop's left edge in pixels of the picture.
    pub left: i32,
    /// The crop's top edge in pixels of the picture.
    pub top: i32,
    pub plane: Plane,
}

impl Mask {
    /// Coverage of a pixel of the picture.
    #[inline]
    pub fn at(&self, x: i32, y: i32) -> f32 {
        let (x, y) = (x - self.left, y - self.top);
        if x < 0 || y < 0 || x >= self.plane.width as i32 || y >= self.plane.height as i32 {
            return 0.0;
        }
        self.plane.data[y as usize * self.plane.width + x as usize]
    }

    /// Coverage between pixels.
    pub fn sample(&self, x: f32, y: f32) -> f32 {
        let (x, y) = (x - self.left as f32, y - self.top as f32);
        let outside =
            x < 0.0 || y < 0.0 || x >= self.plane.width as f32 || y >= self.plane.height as f32;
        if outside {
            0.0
        } else {
            self.plane.sample(x, y)
        }
    }

    /// The same coverage with `margin` empty pixels round it.
    pub fn padded(&self, margin: i32) -> Mask {
        let m = margin.max(0) as usize;
        let (w, h) = (self.plane.width, self.plane.height);
        let mut plane = Plane::new(w + 2 * m, h + 2 * m, 0.0);
        for y in 0..h {
            let start = (y + m) * plane.width + m;
            plane.data[start..start + w].copy_from_slice(&self.plane.data[y * w..(y + 1) * w]);
        }
        Mask {
            left: self.left - m as i32,
            top: self.top - m as i32,
            plane,
        }
    }

    pub fn blurred(&self, sigma: f32) -> Mask {
        let padded = self.padded((sigma * 3.0).ceil() as i32);
        Mask {
            plane: padded.plane.blur(sigma),
            ..padded
        }
    }
}
