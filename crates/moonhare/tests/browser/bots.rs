//! One person alone with computer players, in every mode.

use crate::evening::Evening;

async fn alone(mode: &str, bots: usize, points: Option<u32>) {
    let mut evening = Evening::gather(mode, 1, points).await;
    evening.add_bots(bots).await;
    evening.start().await;
    let moves = evening.play(async |_, _| {}).await;
    assert!(moves > bots, "{moves} moves");
    evening.ended_well().await;
}

#[tokio::test]
async fn classic() {
    alone("classic", 3, Some(20)).await;
}

#[tokio::test]
async fn party() {
    alone("party", 5, None).await;
}

#[tokio::test]
async fn team() {
    alone("team", 5, None).await;
}
