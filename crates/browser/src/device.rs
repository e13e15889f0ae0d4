//! The devices that people use.

/// A screen, and whether it is a touch screen.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Device {
    pub name: &'static str,
    pub width: u32,
    pub height: u32,
    /// Screen pixels per CSS pixel. A phone has two or three, but that only changes pictures, and
    /// costs time.
    pub density: f64,
    pub touch: bool,
}

impl Device {
    pub const PHONE: Device = Device::new("phone", 390, 844, 1.0, true);
    pub const SMALL_PHONE: Device = Device::new("small-phone", 320, 568, 1.0, true);
    pub const NARROW_PHONE: Device = Device::new("narrow-phone", 360, 740, 1.0, true);
    pub const LYING_PHONE: Device = Device::new("lying-phone", 844, 390, 1.0, true);
    pub const LAPTOP: Device = Device::new("laptop", 1440, 900, 1.0, false);
    /// The laptop at 200 % zoom: half as many CSS pixels.
    pub const ZOOMED_LAPTOP: Device = Device::new("zoomed-laptop", 720, 450, 1.0, false);
    pub const TV: Device = Device::new("tv", 1920, 1080, 1.0, false);
    /// A television hung upright.
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

/// The contrast setting of a person's system.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Contrast {
    Usual,
    More,
    /// Only a few colours, chosen by the system.
    Forced,
}

/// The colour setting of a person's system.
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
