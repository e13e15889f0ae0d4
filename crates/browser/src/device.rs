//! What a person holds in their hands.

/// A screen and how it is touched.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Device {
    pub name: &'static str,
    pub width: u32,
    pub height: u32,
    /// Pixels of the screen to one of the page. A phone has two or three, which shows in a picture and
    /// nowhere else, and costs time.
    pub density: f64,
    pub touch: bool,
}

impl Device {
    pub const PHONE: Device = Device::new("phone", 390, 844, 1.0, true);
    pub const SMALL_PHONE: Device = Device::new("small-phone", 320, 568, 1.0, true);
    pub const NARROW_PHONE: Device = Device::new("narrow-phone", 360, 740, 1.0, true);
    pub const LYING_PHONE: Device = Device::new("lying-phone", 844, 390, 1.0, true);
    pub const LAPTOP: Device = Device::new("laptop", 1440, 900, 1.0, false);
    /// The laptop at a zoom of 200 %: half as many pixels of the page.
    pub const ZOOMED_LAPTOP: Device = Device::new("zoomed-laptop", 720, 450, 1.0, false);
    pub const TV: Device = Device::new("tv", 1920, 1080, 1.0, false);
    /// Hung upright.
    pub const WALL: Device = Device::new("wall", 1080, 1920, 1.0, false);
    pub const LARGE_TV: Device = Device::new("large-tv", 3840, 2160, 1.0, false);

    const fn new(name: &'static str, width: u32, height: u32, density: f64, touch: bool) -> Device {
        Device {
            name,
            width,
            height,
            density,
            touch,
        }
    }
}

/// How strongly a person's system sets things apart.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Contrast {
    Usual,
    More,
    /// Few colours, and those of the system.
    Forced,
}

/// The colours a person's system is set to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Colours {
    Light,
    Dark,
}

impl Colours {
    pub const BOTH: [Colours; 2] = [Colours::Light, Colours::Dark];

    pub fn name(self) -> &'static str {
        match self {
            Colours::Light => "light",
            Colours::Dark => "dark",
        }
    }
}
