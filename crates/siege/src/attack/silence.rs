//! Opens connections that send nothing at all.

use super::hold;
use crate::ground::Ground;

const CONNECTIONS: usize = 800;

pub(super) async fn run(ground: Ground) {
    hold(&ground, CONNECTIONS, |_, mut connection| async move {
        connection.read_status().await
    })
    .await;
}
