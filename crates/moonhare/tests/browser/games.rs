//! Whole games, with a reload and a lost connection in the middle.

use moonhare_browser::Person;

use crate::evening::Evening;

/// Reloads for some and a lost connection for another, in the first rounds.
async fn trouble(people: &[Person], moves: usize) {
    let some = &people[moves % people.len()];
    match moves {
        5 | 12 => some.reload().await.unwrap(),
        8 => {
            some.offline(true).await.unwrap();
            some.sees(".notice").await.unwrap();
            some.offline(false).await.unwrap();
            some.until("the line", "() => !document.querySelector('.notice')")
                .await
                .unwrap();
        }
        _ => {}
    }
}

async fn whole_game(mode: &str, players: usize, points: Option<u32>) {
    let mut evening = Evening::gather(mode, players, points).await;
    evening.start().await;
    let moves = evening.play(trouble).await;
    assert!(moves > 12, "{moves} moves: too few for all the trouble");
    evening.ended_well().await;
}

#[tokio::test]
async fn classic_with_three() {
    whole_game("classic", 3, Some(10)).await;
}

#[tokio::test]
async fn classic_with_four_to_thirty_points() {
    whole_game("classic", 4, None).await;
}

#[tokio::test]
async fn classic_with_seven() {
    whole_game("classic", 7, Some(10)).await;
}

#[tokio::test]
async fn party_with_six() {
    whole_game("party", 6, None).await;
}

#[tokio::test]
async fn team_with_six() {
    whole_game("team", 6, None).await;
}
