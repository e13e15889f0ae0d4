//! Clues: long ones are never cut and open on a tap, and one said aloud looks like a stage direction.

use moonhare_browser::{Device, Person};

use crate::{
    access::is_open_as_it_is,
    evening::{Evening, look},
    reveal::LONG_CLUE,
};

/// Three people, of whom the first tells.
async fn storyteller() -> Evening {
    let mut evening = Evening::gather("classic", 3, None).await;
    evening.start().await;
    evening.act(0).await;
    let teller = &evening.people[0];
    let coin = "#stage .card:nth-child(1) label b";
    teller.sees("#clue-text").await.unwrap();
    teller.click(coin).await.unwrap();
    evening
}

/// What of the text in an element is cut or outside the screen.
async fn cut(person: &Person, selector: &str) -> Vec<String> {
    let cut = format!(
        "() => [...document.querySelectorAll({selector:?})].flatMap((node) => {{
            const words = document.createRange();
            words.selectNodeContents(node);
            const [box, said] = [node, words].map((part) => part.getBoundingClientRect());
            const fits = node.scrollHeight <= node.clientHeight + 1 && node.scrollWidth <= node.clientWidth + 1
                && said.top > -1 && said.left > -1 && said.right < innerWidth + 1 && said.bottom < innerHeight + 1
                && said.bottom < box.bottom + 1;
            return fits ? [] : [`${{Math.round(said.top)}} to ${{Math.round(said.bottom)}} of ${{innerHeight}}`];
        }})"
    );
    person.ask(&cut).await.unwrap()
}

#[tokio::test]
async fn a_long_clue_opens_on_a_tap() {
    let evening = storyteller().await;
    let teller = &evening.people[0];
    teller.fill("#clue-text", LONG_CLUE).await.unwrap();
    teller.click("#act button.btn-main").await.unwrap();
    let phone = &evening.people[2];
    let mut wrong = Vec::new();
    for device in [Device::PHONE, Device::SMALL_PHONE, Device::LYING_PHONE] {
        phone.set_device(device).await.unwrap();
        phone.click(".clue-opens").await.unwrap();
        phone.sees("#clue-large").await.unwrap();
        phone.settled().await.unwrap();
        look(phone, &format!("clue-large-{}", device.name)).await;
        let large: String = phone.text("#clue-large blockquote").await.unwrap();
        assert_eq!(large, LONG_CLUE);
        let size: f64 = phone
            .ask("() => parseFloat(getComputedStyle(document.querySelector('#clue-large blockquote')).fontSize)")
            .await
            .unwrap();
        assert!(size >= 20.0, "{size}");
        wrong.extend(cut(phone, "#clue-large blockquote").await);
        is_open_as_it_is(phone, "a clue, large").await;
        phone
            .click("#clue-large [popovertargetaction=hide]")
            .await
            .unwrap();
        phone
            .until(
                "the clue to close",
                "() => !document.querySelector('#clue-large:popover-open')",
            )
            .await
            .unwrap();
        // Over an open picture, too, the whole clue is there.
        let open = "() => { document.querySelector('#stage .card > a').click(); return true; }";
        let _: bool = phone.ask(open).await.unwrap();
        phone.sees("dialog .viewer-top p").await.unwrap();
        phone.settled().await.unwrap();
        look(phone, &format!("clue-viewer-{}", device.name)).await;
        wrong.extend(cut(phone, "dialog .viewer-top p").await);
        phone.click("dialog [data-do=close]").await.unwrap();
        phone
            .until(
                "the picture to close",
                "() => !document.querySelector('dialog')",
            )
            .await
            .unwrap();
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
    evening.was_quiet();
}

#[tokio::test]
async fn a_clue_said_aloud_is_a_stage_direction() {
    let evening = storyteller().await;
    let teller = &evening.people[0];
    teller
        .click("label:has([name=how][value=aloud])")
        .await
        .unwrap();
    teller.click("#act button.btn-main").await.unwrap();
    for (person, device) in [
        (&evening.people[2], Device::SMALL_PHONE),
        (&evening.people[2], Device::PHONE),
        (&evening.people[1], Device::LAPTOP),
    ] {
        person.set_device(device).await.unwrap();
        person.sees(".clue-aloud").await.unwrap();
        person.settled().await.unwrap();
        look(person, &format!("clue-aloud-{}", device.name)).await;
        let said = person.text("#clue").await.unwrap();
        assert!(said.starts_with("ANA"), "{said}");
        assert!(said.contains("says the clue aloud"), "{said}");
        assert!(!person.has("#clue blockquote").await.unwrap());
        assert_eq!(cut(person, "#clue p").await, [""; 0]);
    }
    evening.was_quiet();
}
