//! Sends request heads one letter at a time, without end.

use super::hold;
use crate::ground::Ground;

const CONNECTIONS: usize = 300;

pub(super) async fn run(ground: Ground) {
    let begun = b"GET / HTTP/1.1\r\nx: ";
    hold(&ground, CONNECTIONS, |_, mut connection| async move {
        connection.send_slowly(begun, b"x").await;
    })
    .await;
}
