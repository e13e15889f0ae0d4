//! Connections that say nothing at all.

use super::hold;
use crate::ground::Ground;

const LINES: usize = 800;

pub(super) async fn run(ground: Ground) {
    hold(
        &ground,
        LINES,
        |_, mut line| async move { line.hear().await },
    )
    .await;
}
