//! Bodies that never come to an end: a byte now and then, or one chunk after the other.

use super::hold;
use crate::{ground::Ground, line::Line};

const LINES: usize = 300;

pub(super) async fn run(ground: Ground) {
    hold(&ground, LINES, |nth, line| send(&ground, nth, line)).await;
}

async fn send(ground: &Ground, nth: usize, mut line: Line) {
    let path = match nth % 3 {
        0 => "/tables".to_owned(),
        1 => ground.at_den("tell"),
        _ => ground.at_den("sounds"),
    };
    let length = match nth % 2 {
        0 => "content-length: 60000\r\n",
        _ => "transfer-encoding: chunked\r\n",
    };
    let headers = format!("content-type: application/json\r\n{length}");
    let bit: &[u8] = match nth % 2 {
        0 => b"{",
        _ => b"1\r\n{\r\n",
    };
    line.say_slowly(&ground.request("POST", &path, &headers), bit)
        .await;
}
