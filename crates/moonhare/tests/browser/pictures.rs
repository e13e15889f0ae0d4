//! A host plays with their own pictures.

use std::path::{Path, PathBuf};

use moonhare_browser::Did;

use crate::evening::{Evening, look};

fn painted(card: &str) -> PathBuf {
    let deck = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../decks/moonhare/pictures");
    // A browser accepts no path with `..`.
    (deck.join(format!("{card}.webp"))).canonicalize().unwrap()
}

#[tokio::test]
async fn pictures_are_uploaded_in_the_lobby_and_played_with() {
    let mut evening = Evening::gather("classic", 3, Some(10)).await;
    let broken = evening.data.path().join("holiday.jpg");
    std::fs::write(&broken, b"not a picture").unwrap();
    let files = [
        painted("star_fisher"),
        painted("bird_hair"),
        broken,
        painted("string_city"),
    ];

    for host in &evening.people[..1] {
        assert_eq!(host.misfits().await.unwrap(), [""; 0]);
        host.click("#bring summary").await.unwrap();
        assert_eq!(host.misfits().await.unwrap(), [""; 0]);
        host.click("#bring label:has([name=keep])").await.unwrap();
        host.choose_files("#bring [type=file]", &files)
            .await
            .unwrap();
        host.click("#bring form button").await.unwrap();
        let shown = "() => [...document.querySelectorAll('.previews img')].filter((one) => one.complete && one.naturalWidth === 320).length === 3";
        host.until("three cards", shown).await.unwrap();
        look(host, "own-pictures").await;
        let report = host.text(".deck-report").await.unwrap();
        assert!(report.contains("holiday.jpg"), "{report}");
        let violations = host.axe().await.unwrap();
        assert!(violations.is_empty(), "{violations:#?}");
        assert_eq!(host.misfits().await.unwrap(), [""; 0]);

        // Three cards alone are too few for a game, and the page says so (R1.7).
        let built_in = ".deck-list label:has([value=moonhare])";
        host.click(built_in).await.unwrap();
        let refused =
            "() => document.querySelector('#now').innerText.includes('at least 21 cards')";
        host.until("why not", refused).await.unwrap();
        look(host, "own-pictures-alone").await;
        host.click(built_in).await.unwrap();
        let mixed = "() => document.querySelector('#decks').innerText.includes('87 cards')";
        host.until("both decks", mixed).await.unwrap();

        // Nobody described the three, so the host may prefer to play without computer players.
        evening.add_bots(1).await;
        let alone = "form[action$='/remove-bots'] button";
        host.click(alone).await.unwrap();
        let people = "() => document.querySelectorAll('.round-table .seat bdi.name').length === 3";
        host.until("people alone", people).await.unwrap();
        assert!(!host.has(alone).await.unwrap());

        // The saved deck can be deleted; this table keeps it.
        host.reload().await.unwrap();
        host.click("#shelf summary").await.unwrap();
        look(host, "own-pictures-kept").await;
        let violations = host.axe().await.unwrap();
        assert!(violations.is_empty(), "{violations:#?}");
        assert_eq!(host.small_targets().await.unwrap(), [""; 0]);
        host.click("#shelf button").await.unwrap();
        let gone = "() => document.querySelector('#decks') && !document.querySelector('#shelf')";
        host.until("an empty shelf", gone).await.unwrap();
        assert!(
            host.has(".deck-list input:not([value=moonhare]):checked")
                .await
                .unwrap()
        );
    }
    let list = evening.people[1].text(".deck-list").await.unwrap();
    assert!(
        list.contains("84 cards") && list.contains("3 cards"),
        "{list}"
    );

    evening.start().await;
    while evening.act(0).await != Did::Told {}
    let hand = "() => [...document.querySelectorAll('.hand img, .card img')].every((one) => one.naturalWidth > 0)";
    for person in &evening.people {
        person.until("all pictures", hand).await.unwrap();
    }
    evening.play(async |_, _| {}).await;
    evening.ended_well().await;
}
