//! The big screen: nobody hidden, reactions that rise, a screen that stays on and can be filled.

use moonhare_browser::{Colours, Device, Person};

use crate::evening::{Evening, look};

/// Two people, computer players, and a big screen.
async fn with_screen(bots: usize) -> (Evening, Person) {
    let evening = Evening::gather("classic", 2, None).await;
    evening.add_bots(bots).await;
    let tv = evening.chrome.person("TV", Device::TV, Colours::Dark);
    let tv = tv.await.unwrap();
    tv.goto(&format!("{}/board", evening.table.address))
        .await
        .unwrap();
    (evening, tv)
}

/// Counts how often the page asks the browser to keep the screen on.
const NOTE_LOCKS: &str = "() => {
    window.locks = 0;
    const request = async () => { window.locks += 1; return { released: false, release: () => { window.locks -= 1; } }; };
    Object.defineProperty(navigator, 'wakeLock', { value: { request } });
    return true;
}";

#[tokio::test]
async fn the_screen_stays_on_while_a_game_is_on() {
    let (evening, tv) = with_screen(1).await;
    for person in [&evening.people[0], &tv] {
        let _: bool = person.ask(NOTE_LOCKS).await.unwrap();
    }
    evening.start().await;
    for person in [&evening.people[0], &tv] {
        person
            .until("a lock", "() => window.locks === 1")
            .await
            .unwrap();
    }
    // Somebody who switches it off gets none.
    let host = &evening.people[0];
    host.click("[popovertarget=menu]").await.unwrap();
    host.click("label:has([name=awake])").await.unwrap();
    host.click(".prefs > button").await.unwrap();
    host.until(
        "the other setting",
        "() => !document.documentElement.dataset.awake",
    )
    .await
    .unwrap();
    evening.was_quiet();
}

#[tokio::test]
async fn a_button_fills_the_big_screen() {
    let (evening, tv) = with_screen(1).await;
    evening.start().await;
    tv.sees("#shell.tv:not(.tv-lobby) .fill").await.unwrap();
    tv.click(".fill").await.unwrap();
    tv.until("a full screen", "() => !!document.fullscreenElement")
        .await
        .unwrap();
    assert!(!tv.has(".fill").await.unwrap());
    evening.was_quiet();
}

#[tokio::test]
async fn a_reaction_rises_on_the_big_screen() {
    let (evening, tv) = with_screen(1).await;
    evening.start().await;
    let (phone, laptop) = (&evening.people[0], &evening.people[1]);
    for person in [phone, laptop, &tv] {
        person.sees("#players").await.unwrap();
    }
    phone.click("[popovertarget=chat]").await.unwrap();
    let note = "() => {
        window.risen = [];
        new MutationObserver((changes) => {
            for (const node of changes.flatMap((change) => [...change.addedNodes])) {
                if (node.className === 'rising') window.risen.push([node.offsetLeft, node.offsetTop, node.innerHTML]);
            }
        }).observe(document.body, { childList: true });
        return true;
    }";
    for person in [laptop, &tv] {
        let _: bool = person.ask(note).await.unwrap();
    }
    phone
        .click("form[action$='/react'] button[value=clap]")
        .await
        .unwrap();
    for person in [laptop, &tv] {
        person
            .until("a reaction", "() => window.risen.length === 1")
            .await
            .unwrap();
        look(person, &format!("rising-{}", person.device.name)).await;
        let apart: f64 = person
            .ask(
                "() => {
                    const rabbit = document.querySelector('#players li .rabbit').getBoundingClientRect();
                    const [x, y] = window.risen[0];
                    return Math.hypot(x - rabbit.left, y - rabbit.top);
                }",
            )
            .await
            .unwrap();
        assert!(apart < 120.0, "it rises {apart} away from the rabbit");
        person
            .until("it to go", "() => !document.querySelector('.rising')")
            .await
            .unwrap();
    }
    evening.was_quiet();
}

/// Names as long as names may be, written as the server would.
const LONG_NAMES: &str = "() => {
    const long = ['Wolfeschlegelsteinhausenberger', 'Großtante Wilhelmine-Charlotte', 'Maximiliana-Theodora Sonnblume'];
    document.querySelectorAll('#players .name').forEach((name, n) => {
        name.textContent = long[n % 3];
        name.className = `name long ${['w-30', 'w-12', 'w-12'][n % 3]}`;
    });
    return true;
}";

/// Finds players who are hidden, cut or covered.
const HIDDEN: &str = "() => {
    const wrong = [];
    const shown = (node) => node.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const boxes = [...document.querySelectorAll('#players li, #players .name, .tv-join, .tv-foot')].filter(shown).map((node) => [node, node.getBoundingClientRect()]);
    for (const [node, box] of boxes) {
        if (box.bottom > innerHeight + 1 || box.right > innerWidth + 1) wrong.push(`${node.textContent} at ${box.right}, ${box.bottom}`);
        const list = document.querySelector('#players').getBoundingClientRect();
        if (node.matches('li') && box.bottom > list.bottom + 1) wrong.push(`${node.textContent} is below its list`);
    }
    boxes.forEach(([one, a], n) => boxes.slice(n + 1).forEach(([other, b]) => {
        const over = Math.min(Math.min(a.right, b.right) - Math.max(a.left, b.left), Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
        if (over > 2 && !one.contains(other)) wrong.push(`${one.textContent} covers ${other.textContent}`);
    }));
    for (const name of document.querySelectorAll('#players .name')) {
        if (shown(name) && (name.scrollWidth > name.clientWidth + 1 || name.scrollHeight > name.clientHeight + 2)) wrong.push(`${name.textContent} is cut`);
    }
    return wrong;
}";

#[tokio::test]
async fn twelve_players_are_all_there() {
    let (mut evening, tv) = with_screen(10).await;
    evening.start().await;
    let mut wrong = Vec::new();
    let mut seen = Vec::new();
    for _ in 0..60 {
        let step = crate::evening::step(&tv).await;
        if !seen.contains(&step) {
            for words in ["usual", "long"] {
                if words == "long" {
                    let _: bool = tv.ask(LONG_NAMES).await.unwrap();
                }
                for device in [Device::TV, Device::LARGE_TV, Device::LAPTOP] {
                    tv.set_device(device).await.unwrap();
                    tv.settled().await.unwrap();
                    let scene = format!("board-{step}-{words}-{}", device.name);
                    look(&tv, &scene).await;
                    let found: Vec<String> = tv.ask(HIDDEN).await.unwrap();
                    wrong.extend(found.into_iter().map(|what| format!("{scene}: {what}")));
                }
            }
            tv.set_device(Device::TV).await.unwrap();
            tv.reload().await.unwrap();
            seen.push(step);
        }
        for seat in 0..2 {
            evening.act(seat).await;
        }
    }
    assert!(seen.len() >= 3, "{seen:?}");
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// Finds what of a pause isn't whole on the screen.
const PAUSE_CUT: &str = "() => {
    const dock = document.querySelector('.dock')?.getBoundingClientRect();
    const floor = dock && dock.left < innerWidth / 3 ? dock.top : innerHeight;
    return [...document.querySelectorAll('.pause > *, .sleepers .rabbit')].flatMap((node) => {
        const { top, bottom, left, right } = node.getBoundingClientRect();
        const fits = top > -1 && left > -1 && right < innerWidth + 1 && bottom < floor + 1;
        return fits ? [] : [`${node.tagName} at ${[left, top, right, bottom].map(Math.round)} of ${innerWidth}, ${Math.round(floor)}`];
    });
}";

#[tokio::test]
async fn everybody_sees_a_pause() {
    let (evening, tv) = with_screen(10).await;
    evening.start().await;
    let (host, laptop) = (&evening.people[0], &evening.people[1]);
    host.click("[popovertarget=menu]").await.unwrap();
    host.click("form[action$='/pause'] button").await.unwrap();
    host.sees(".pause").await.unwrap();
    host.press("Escape").await.unwrap();
    let mut wrong = Vec::new();
    for (person, device) in [
        (host, Device::SMALL_PHONE),
        (host, Device::LYING_PHONE),
        (host, Device::PHONE),
        (laptop, Device::LAPTOP),
        (&tv, Device::TV),
    ] {
        person.set_device(device).await.unwrap();
        person.sees(".pause").await.unwrap();
        person.settled().await.unwrap();
        look(person, &format!("pause-{}", device.name)).await;
        let found: Vec<String> = person.ask(PAUSE_CUT).await.unwrap();
        wrong.extend(
            found
                .into_iter()
                .map(|what| format!("{}: {what}", device.name)),
        );
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
    host.click("#act form[action$='/resume'] button")
        .await
        .unwrap();
    for person in [host, laptop, &tv] {
        let gone = "() => !document.querySelector('.pause')";
        person.until("the pause to end", gone).await.unwrap();
    }
    evening.was_quiet();
}
