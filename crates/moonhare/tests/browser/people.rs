//! People who move to another device, are removed and let in again, and delete their data.

use moonhare_browser::{Colours, Device, Person};

use crate::evening::{Evening, is_quiet, look};

const SCREENS: [Device; 3] = [Device::SMALL_PHONE, Device::PHONE, Device::LAPTOP];

/// Checks that nothing is wider than the screen, on three sizes of screens.
async fn fits(person: &Person, scene: &str) {
    for device in SCREENS {
        person.set_device(device).await.unwrap();
        let laid_out = format!("() => innerWidth === {}", device.width);
        person.until("the other screen", &laid_out).await.unwrap();
        person.settled().await.unwrap();
        let show = "() => {
            document.querySelector('.confirm[open] .confirm-box')?.scrollIntoView({ block: 'center' });
            return true;
        }";
        let _: bool = person.ask(show).await.unwrap();
        look(person, &format!("{scene}-{}", device.name)).await;
        let misfits = person.misfits().await.unwrap();
        assert!(misfits.is_empty(), "{scene} {}: {misfits:?}", device.name);
    }
    person.set_device(person.device).await.unwrap();
}

/// Makes a ticket and reads its link off the page.
async fn link(person: &Person) -> String {
    person.click("[popovertarget=menu]").await.unwrap();
    let make = "form[action$='/ticket'] button";
    person.click(make).await.unwrap();
    person.sees(".qr").await.unwrap();
    let link = "() => document.querySelector('.link-text').textContent";
    person.ask(link).await.unwrap()
}

#[tokio::test]
async fn a_seat_moves_to_another_device() {
    let evening = Evening::gather("classic", 3, Some(10)).await;
    evening.start().await;
    let base = &evening.served.base;
    let moved = "() => document.querySelectorAll('#stage .card').length";

    let scanned = link(&evening.people[1]).await;
    let ticket = scanned.split_once("/redeem#").unwrap().1.to_owned();
    let phone = evening
        .chrome
        .person("Phone", Device::PHONE, Colours::Dark)
        .await
        .unwrap();
    phone.goto(&scanned).await.unwrap();
    phone
        .sees("form[action$='/redeem'] .btn-main")
        .await
        .unwrap();
    // The script has read it; neither the address nor the page shows it.
    let address = phone.address().await.unwrap();
    assert!(address.ends_with("/redeem"), "{address}");
    let shown = phone.text("main").await.unwrap();
    assert!(!shown.contains(&ticket), "{shown}");
    fits(&phone, "redeem").await;
    phone
        .click("form[action$='/redeem'] .btn-main")
        .await
        .unwrap();
    phone.sees("#stage .card").await.unwrap();
    assert_eq!(phone.ask::<usize>(moved).await.unwrap(), 7);
    is_quiet(&phone, base);

    // Without scripts the link is pasted.
    let scanned = link(&evening.people[2]).await;
    let mut plain = evening
        .chrome
        .person("Plain", Device::PHONE, Colours::Light)
        .await
        .unwrap();
    plain.without_script().await.unwrap();
    plain.goto(&scanned).await.unwrap();
    look(&plain, "redeem-without-script").await;
    plain.fill("input[name=ticket]", &scanned).await.unwrap();
    plain
        .click("form[action$='/redeem'] .btn-main")
        .await
        .unwrap();
    plain.sees("#stage .card").await.unwrap();
    is_quiet(&plain, base);
}

#[tokio::test]
async fn somebody_is_removed_and_let_in_again() {
    let evening = Evening::gather("classic", 3, Some(10)).await;
    let (host, other) = (&evening.people[0], &evening.people[1]);
    host.click("#order-list > summary").await.unwrap();
    fits(host, "order").await;
    let question = "#order-list details.confirm";
    host.click(&format!("{question} > summary")).await.unwrap();
    let yes = format!("{question}[open] form[action$='/remove'] button");
    host.sees(&yes).await.unwrap();
    fits(host, "order-asks").await;
    // Nobody is removed before the question is answered.
    let seated = "() => document.querySelectorAll('.round-table .seat bdi.name').length";
    assert_eq!(host.ask::<usize>(seated).await.unwrap(), 3);
    host.click(&yes).await.unwrap();
    let removed = "() => document.querySelector('#now').innerText.includes('removed you')";
    other.until("the news", removed).await.unwrap();
    assert!(!other.has("#dress-form").await.unwrap());
    fits(other, "sent-away").await;
    let let_in = "#order form[action$='/let-in'] button";
    host.sees(let_in).await.unwrap();
    fits(host, "let-in").await;
    host.click(let_in).await.unwrap();
    other.sees("form[action$='/dress']").await.unwrap();

    evening.start().await;
    host.click("[popovertarget=menu]").await.unwrap();
    let question = "#menu .host-seats details.confirm";
    host.click(&format!("{question} > summary")).await.unwrap();
    let yes = format!("{question}[open] form[action$='/remove'] button");
    host.sees(&yes).await.unwrap();
    fits(host, "menu-asks").await;
    host.click(&yes).await.unwrap();
    // A person let in again takes the last seat, so the first question is about another person.
    let other = &evening.people[2];
    other.until("the news", removed).await.unwrap();
    fits(other, "sent-away-playing").await;

    // Somebody else takes the seat and waits for the next round.
    let late = evening
        .chrome
        .person("Late", Device::PHONE, Colours::Light)
        .await
        .unwrap();
    late.goto(&evening.table.address).await.unwrap();
    late.click("#act [popovertarget=menu]").await.unwrap();
    late.fill("#menu form[action$='/sit'] [name=name]", "Late")
        .await
        .unwrap();
    fits(&late, "take-seat").await;
    late.click("#menu form[action$='/sit'] .btn-main")
        .await
        .unwrap();
    let waits = "() => document.querySelector('#now')?.innerText.includes('from the next round')";
    late.until("the wait", waits).await.unwrap();
    fits(&late, "waits").await;
    assert!(!late.has("#stage .card img").await.unwrap(), "no hand");

    // The table is deleted for everybody.
    host.click("#delete-table > summary").await.unwrap();
    fits(host, "delete-table").await;
    host.click("#delete-table form[action$='/delete'] button")
        .await
        .unwrap();
    host.sees(".home").await.unwrap();
    host.goto(&evening.table.address).await.unwrap();
    host.sees(".notice-page").await.unwrap();
}

#[tokio::test]
async fn a_person_is_forgotten() {
    let evening = Evening::gather("classic", 2, Some(10)).await;
    let (host, base) = (&evening.people[0], &evening.served.base);
    host.goto(base).await.unwrap();
    host.click(".foot a").await.unwrap();
    host.sees(".privacy").await.unwrap();
    fits(host, "privacy").await;
    host.click("#forget-me > summary").await.unwrap();
    fits(host, "privacy-asks").await;
    host.click("#forget-me form button").await.unwrap();
    host.sees("[data-forgotten]").await.unwrap();
    fits(host, "forgotten").await;
    let kept = "() => document.cookie";
    assert_eq!(host.ask::<String>(kept).await.unwrap(), "");
    let hosts = "() => !!document.querySelector('#act form[action$=\"/start\"]')";
    evening.people[1].until("hosting", hosts).await.unwrap();
    host.goto(&evening.table.address).await.unwrap();
    host.sees("#dress-form").await.unwrap();
    evening.was_quiet();
}
