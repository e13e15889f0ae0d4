//! Requests whose heads come a letter at a time and never end.

use super::hold;
use crate::ground::Ground;

const LINES: usize = 300;

pub(super) async fn run(ground: Ground) {
    let begun = b"GET / HTTP/1.1\r\nx: ";
    hold(&ground, LINES, |_, mut line| async move {
        line.say_slowly(begun, b"x").await;
    })
    .await;
}
