//! A round with only a keyboard.

use moonhare_browser::{Did, Habit};

use crate::evening::Evening;

#[tokio::test]
async fn a_round_by_keyboard_alone() {
    let mut evening = Evening::gather("classic", 4, Some(10)).await;
    let base = evening.served.base.clone();
    let keys = &evening.people[1];

    // Leaves, and comes back by typing the code.
    keys.goto(&base).await.unwrap();
    keys.tab_to("input[name=code]").await.unwrap();
    let code = evening.table.address.rsplit('/').next().unwrap();
    keys.write(code).await.unwrap();
    keys.press("Enter").await.unwrap();
    keys.sees("#now").await.unwrap();
    keys.tab_to("[popovertarget=menu]").await.unwrap();
    keys.press("Enter").await.unwrap();
    keys.until(
        "the menu",
        "() => !!document.querySelector('#menu:popover-open')",
    )
    .await
    .unwrap();
    keys.press("Escape").await.unwrap();
    keys.until(
        "no menu",
        "() => !document.querySelector('#menu:popover-open')",
    )
    .await
    .unwrap();

    evening.people[1].habit = Habit::Keys;
    evening.start().await;
    let mut done = Vec::new();
    // Two rounds; in one of them the person with the keyboard is the storyteller.
    while !(done.contains(&Did::Told)
        && done.iter().filter(|did| **did == Did::PressedOn).count() >= 2)
    {
        // First to act, so that they become the storyteller.
        done.push(evening.act(1).await);
        for seat in [0, 2, 3] {
            evening.act(seat).await;
        }
        assert!(done.len() < 2000, "{done:?}");
    }
    for step in [Did::Claimed, Did::Told, Did::Gave, Did::Voted] {
        assert!(done.contains(&step), "{step:?}");
    }
    evening.was_quiet();
}

/// Enter opens a picture, arrows turn to the next, Escape closes it, and the focus returns.
#[tokio::test]
async fn looking_at_pictures_with_the_keyboard() {
    let mut evening = Evening::gather("classic", 3, None).await;
    evening.start().await;
    let keys = &mut evening.people[1];
    keys.tab_to("#stage .card > a").await.unwrap();
    let first = "() => document.activeElement.getAttribute('href')";
    let looked_at: String = keys.ask(first).await.unwrap();
    keys.press("Enter").await.unwrap();
    keys.sees("dialog .shot").await.unwrap();
    keys.press("ArrowRight").await.unwrap();
    keys.until(
        "the second picture",
        "() => document.querySelectorAll('dialog .pips i')[1].className.includes('here')",
    )
    .await
    .unwrap();
    keys.press("Escape").await.unwrap();
    keys.until("the table", "() => !document.querySelector('dialog')")
        .await
        .unwrap();
    assert_eq!(keys.ask::<String>(first).await.unwrap(), looked_at);
    evening.was_quiet();
}
