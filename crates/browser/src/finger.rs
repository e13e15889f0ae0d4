//! Touches on the screen.

use chromiumoxide::{Command, Method, cdp::browser_protocol::input::DispatchTouchEventReturns};
use serde::Serialize;

/// `Input.dispatchTouchEvent`. The crate's own type leaves out an empty list of fingers, so
/// Chromium wouldn't notice that the finger was lifted.
#[derive(Debug, Serialize)]
pub(crate) struct Touch {
    #[serde(rename = "type")]
    kind: &'static str,
    #[serde(rename = "touchPoints")]
    fingers: Vec<Finger>,
}

#[derive(Debug, Serialize)]
struct Finger {
    x: f64,
    y: f64,
}

impl Touch {
    pub(crate) fn down(x: f64, y: f64) -> Touch {
        Touch {
            kind: "touchStart",
            fingers: vec![Finger { x, y }],
        }
    }

    pub(crate) fn up() -> Touch {
        Touch {
            kind: "touchEnd",
            fingers: Vec::new(),
        }
    }
}

impl Method for Touch {
    fn identifier(&self) -> chromiumoxide::types::MethodId {
        "Input.dispatchTouchEvent".into()
    }
}

impl Command for Touch {
    type Response = DispatchTouchEventReturns;
}
