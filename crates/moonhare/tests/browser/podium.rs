//! The end of a game, told place by place: no place before its beat, on any screen. Then awards for
//! everybody and every round; all of it fits on one screen.

use std::time::{Duration, Instant};

use moonhare_browser::{Colours, Device, Did, Habit, Person};
use serde::Deserialize;
use tokio::time::sleep;

use crate::{
    access::is_open_to_all,
    evening::{Evening, PATIENCE, look},
};

/// Starts to note what the page shows of the podium, in every frame.
const WATCH: &str = "() => {
    const shown = (node) => node.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const texts = (selector) => [...document.querySelectorAll(selector)].filter(shown).map((node) => node.textContent.trim());
    window.places_seen = [];
    const note = () => {
        const shell = document.querySelector('#shell:has(.podium)');
        if (shell) window.places_seen.push({
            told: shell.dataset.told ?? null,
            line: texts('#now > span').join(' '),
            line_names: texts('#now bdi'),
            // Where more share a place than a step has room for, it says how many.
            names: [1, 2, 3].map((place) => texts(`.step-${place} .names`).join()),
            winners: [1, 2, 3].map((place) => texts(`.step-${place} .names bdi`)),
            scores: [1, 2, 3].map((place) => texts(`.step-${place} .score`).join()),
            hares: [1, 2, 3].map((place) => texts(`.step-${place} .champs .rabbit`).length),
            buttons: texts('#act .btn').length,
            leaves: texts('.leaves label').length,
            awards: texts('.award h3').length,
            rounds: texts('.leaf-rounds').length,
        });
        requestAnimationFrame(note);
    };
    note();
    return true;
}";

#[derive(Debug, Deserialize)]
struct Frame {
    told: Option<String>,
    line: String,
    line_names: Vec<String>,
    names: [String; 3],
    winners: [Vec<String>; 3],
    scores: [String; 3],
    hares: [usize; 3],
    buttons: usize,
    leaves: usize,
    awards: usize,
    rounds: usize,
}

impl Frame {
    fn has_told(&self, what: &str) -> bool {
        let Some(told) = &self.told else { return true };
        told.split_whitespace().any(|word| word == what)
    }
}

const PLACES: [(&str, &str); 3] = [
    ("first", "first-name"),
    ("second", "second-name"),
    ("third", "third-name"),
];
const IS_DONE: &str = "() => !!document.querySelector('#shell:not([data-told]) .podium')";

/// Plays until the game is over for everybody. Reveals are skipped. Says whether no move was refused.
async fn play_out(evening: &mut Evening) -> bool {
    let (began, mut was_smooth) = (Instant::now(), true);
    loop {
        let mut over = 0;
        for person in &mut evening.people {
            match person.act().await {
                Ok(did) => over += usize::from(did == Did::Over),
                // In Team, a partner gave at the same moment.
                Err(why) if why.to_string().contains("was refused") => was_smooth = false,
                Err(why) => panic!("{why}"),
            }
        }
        if over == evening.people.len() {
            return was_smooth;
        }
        assert!(began.elapsed() < PATIENCE, "the game does not end");
    }
}

/// Plays until the game is over, and watches the podium on every screen.
async fn to_the_end(evening: &mut Evening, screens: &[&Person]) -> bool {
    for person in evening.people.iter().chain(screens.iter().copied()) {
        let _: bool = person.ask(WATCH).await.unwrap();
    }
    play_out(evening).await
}

/// Nothing is told before its beat, neither by the steps nor by the line.
fn is_told_in_order(frames: &[Frame], who: &str) {
    let first = &frames[0];
    assert_eq!(
        first.told.as_deref(),
        Some(""),
        "{who} began with {first:?}"
    );
    assert_eq!(first.line, "The tale is told.", "{who}");
    let end = frames.last().unwrap();
    let mut order: Vec<&str> = Vec::new();
    for frame in frames {
        for (nth, (place, name)) in PLACES.iter().enumerate() {
            let (step, named) = (frame.has_told(place), frame.has_told(name));
            assert!(
                step || frame.hares[nth] == 0 && frame.scores[nth].is_empty(),
                "{who}: {place} early in {frame:?}"
            );
            assert!(
                named || frame.names[nth].is_empty(),
                "{who}: {name} early in {frame:?}"
            );
            let told = frames.iter().rfind(|told| !told.winners[nth].is_empty());
            for winner in told.iter().flat_map(|told| &told.winners[nth]) {
                let said = frame
                    .line_names
                    .iter()
                    .any(|said| said.contains(winner.as_str()));
                assert!(
                    named || !said,
                    "{who}: the line says {name} early in {frame:?}"
                );
            }
            if !frame.names[nth].is_empty() && !order.contains(place) && frame.told.is_some() {
                order.push(place);
            }
        }
        let is_wins = frame.line.contains("win");
        assert_eq!(
            is_wins && frame.told.is_some(),
            frame.has_told("first-name") && frame.told.is_some() && !frame.line.is_empty(),
            "{who}: {frame:?}"
        );
    }
    let mut wanted = vec!["third", "second", "first"];
    wanted.retain(|place| {
        let nth = PLACES.iter().position(|(known, _)| known == place).unwrap();
        end.hares[nth] > 0 || frames.iter().any(|frame| frame.hares[nth] > 0)
    });
    assert_eq!(order, wanted, "{who}");
}

async fn told_place_by_place(mode: &str, points: Option<u32>, bots: usize, still: bool) {
    let mut evening = Evening::gather(mode, 2, points).await;
    evening.add_bots(bots).await;
    let tv = evening.chrome.person("TV", Device::TV, Colours::Dark);
    let tv = tv.await.unwrap();
    tv.goto(&format!("{}/board", evening.table.address))
        .await
        .unwrap();
    for person in [&evening.people[0], &evening.people[1], &tv] {
        person.media(Colours::Dark, still).await.unwrap();
    }
    evening.start().await;
    let was_smooth = to_the_end(&mut evening, &[&tv]).await;
    let name = format!("podium-{mode}-{}", bots + 2);
    let (phone, laptop) = (&evening.people[0], &evening.people[1]);
    tokio::join!(film(phone, &name), film(laptop, &name), film(&tv, &name));
    for (person, who) in [(phone, "phone"), (laptop, "laptop")] {
        person
            .until("the end of the podium", IS_DONE)
            .await
            .unwrap();
        person.drawn().await.unwrap();
        let frames: Vec<Frame> = person.ask("() => window.places_seen").await.unwrap();
        is_told_in_order(&frames, who);
        let busy = frames
            .iter()
            .find(|frame| frame.told.is_some() && frame.buttons + frame.leaves > 0);
        assert!(busy.is_none(), "{who}: buttons in {busy:?}");
        let end = frames.last().unwrap();
        assert!(end.buttons > 0 && end.leaves == 3, "{who}: {end:?}");
        // A laptop has room for the awards beside the podium.
        assert_eq!(end.awards > 0, who == "laptop", "{who}: {end:?}");
        assert!(!end.names[0].is_empty(), "{who}: {end:?}");
    }
    // Seven awards take longer than the patience of a wait.
    for _ in 0..90 {
        if tv.ask::<bool>(IS_DONE).await.unwrap() {
            break;
        }
        sleep(Duration::from_secs(1)).await;
    }
    let frames: Vec<Frame> = tv.ask("() => window.places_seen").await.unwrap();
    is_told_in_order(&frames, "TV");
    let end = frames.last().unwrap();
    assert!(
        end.told.is_none() && end.rounds == 1,
        "the TV ends with every round: {end:?}"
    );
    let all: usize = tv
        .ask("() => document.querySelectorAll('.award').length")
        .await
        .unwrap();
    let one =
        |frame: &Frame| frame.has_told("award") && !frame.has_told("wall") && frame.awards == 1;
    assert!(frames.iter().any(one), "the TV shows an award by itself");
    let wall =
        |frame: &Frame| frame.told.is_some() && frame.has_told("wall") && frame.awards == all;
    assert!(frames.iter().any(wall), "the TV shows all awards");
    // Who comes late sees the end.
    for person in [phone, laptop, &tv] {
        person.reload().await.unwrap();
        person.until("the end at once", IS_DONE).await.unwrap();
    }
    if was_smooth {
        evening.was_quiet();
    }
}

/// Takes pictures of the show while it plays.
async fn film(person: &Person, name: &str) {
    if std::env::var_os("MOONHARE_LOOK").is_none() {
        return;
    }
    for picture in 0..90 {
        if person.ask::<bool>(IS_DONE).await.unwrap() {
            break;
        }
        look(
            person,
            &format!("{name}-{}-{picture:02}", person.device.name),
        )
        .await;
        sleep(Duration::from_millis(700)).await;
    }
    look(person, &format!("{name}-{}-end", person.device.name)).await;
}

#[tokio::test]
async fn a_podium_in_classic_tells_no_place_early() {
    told_place_by_place("classic", Some(10), 4, false).await;
}

#[tokio::test]
async fn a_podium_in_team_without_motion_tells_no_place_early() {
    told_place_by_place("team", None, 4, true).await;
}

/// A tap skips to the end of the beat, Escape to the end of all.
#[tokio::test]
async fn a_tap_skips_to_the_end_of_the_beat() {
    let mut evening = Evening::gather("classic", 2, Some(10)).await;
    evening.add_bots(2).await;
    evening.start().await;
    to_the_end(&mut evening, &[]).await;
    let (phone, laptop) = (&evening.people[0], &evening.people[1]);
    phone
        .until(
            "the first place to rise",
            "() => / (third|second)( |$)/.test(document.querySelector('#shell').dataset.told)",
        )
        .await
        .unwrap();
    let tap = "() => { const told = document.querySelector('#shell').dataset.told; document.querySelector('.scene').click(); return told; }";
    let before: String = phone.ask(tap).await.unwrap();
    let named = before.split_whitespace().next().unwrap().to_owned() + "-name";
    let next = format!(
        "() => document.querySelector('#shell').dataset.told?.includes({named:?}) ?? false"
    );
    phone.until("the name", &next).await.unwrap();
    assert!(
        phone.has("#shell[data-told]").await.unwrap(),
        "one tap skips one beat"
    );
    laptop.press("Escape").await.unwrap();
    laptop.until("the end", IS_DONE).await.unwrap();
    evening.was_quiet();
}

/// Thirty letters, some of them without a space; and as many rounds on the big screen as it shows of such clues.
const LONG_NAMES: &str = "() => {
    const long = ['Wolfeschlegelsteinhausenberger', 'Großtante Wilhelmine-Charlotte', 'Maximiliana-Theodora Sonnblume'];
    const known = new Map();
    for (const name of document.querySelectorAll('.ending bdi, #now bdi')) {
        const was = name.textContent;
        if (!known.has(was)) known.set(was, long[known.size % 3]);
        name.textContent = known.get(was);
    }
    for (const step of document.querySelectorAll('.step')) step.classList.add('w-30');
    for (const winner of document.querySelectorAll('.winner')) winner.classList.add('is-long');
    document.querySelector('.crowd')?.classList.add('terse');
    for (const rounds of document.querySelectorAll('.tale tbody')) {
        rounds.parentElement.className = 'tale tale-most';
        while (rounds.rows.length < 10) rounds.append(rounds.rows[0].cloneNode(true));
    }
    for (const clue of document.querySelectorAll('.tale q')) {
        clue.textContent = 'so long a clue '.repeat(14).slice(0, 200);
        clue.closest('th').className = 'c-xl';
    }
    return true;
}";

/// Two share each place.
const SHARED: &str = "() => {
    for (const step of document.querySelectorAll('.step:not(.two, .some, .many)')) {
        step.classList.add('two');
        for (const part of step.querySelectorAll('.champs .rabbit, .names > span')) part.after(part.cloneNode(true));
    }
    return true;
}";

/// Finds what isn't whole on the screen, what overlaps, and what scrolls.
const WHOLE: &str = "() => {
    const wrong = [];
    const shown = (node) => node.checkVisibility({ visibilityProperty: true }) && node.getBoundingClientRect().width > 2;
    const name = (node) => `${node.tagName}.${node.className?.baseVal ?? node.className} “${node.textContent.trim().slice(0, 30)}”`;
    const place = document.querySelector('.ending').getBoundingClientRect();
    const all = (selector) => [...document.querySelectorAll(selector)].filter(shown);
    const box = (node) => node.getBoundingClientRect();
    const tall = (selector) => all(selector).forEach((node) => {
        const { top, bottom } = box(node);
        if (top < -1 || bottom > Math.min(place.bottom, innerHeight) + 1) wrong.push(`${name(node)} is at ${Math.round(top)} to ${Math.round(bottom)} of ${Math.round(place.top)} to ${Math.round(place.bottom)}`);
    });
    const wide = (selector) => all(selector).forEach((node) => {
        const { left, right } = box(node);
        if (left < -1 || right > innerWidth + 1) wrong.push(`${name(node)} is at ${Math.round(left)} to ${Math.round(right)} of ${innerWidth}`);
    });
    tall('.scene .rabbit, .names, .score, .slab small, .crowd b, .award h3, .award .card, .slip, .winner, .reason, .tale td, .tale th');
    wide('.scene .rabbit, .names, .crowd li > span, .tale td, .award:first-child h3');
    for (const node of all('html, .award, .award-list, .scene, .tv-over .leaf-rounds, .dock, .award h3, .slip, .winner, .reason, .names')) {
        if (node.scrollHeight > node.clientHeight + 2 && getComputedStyle(node).overflowY !== 'visible') wrong.push(`${name(node)} scrolls: ${node.scrollHeight} of ${node.clientHeight}`);
    }
    const over = (a, b) => Math.min(Math.min(a.right, b.right) - Math.max(a.left, b.left), Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
    const apart = (selector) => {
        const nodes = all(selector);
        nodes.forEach((one, n) => nodes.slice(n + 1).forEach((other) => {
            if (!one.contains(other) && over(box(one), box(other)) > 3) wrong.push(`${name(one)} covers ${name(other)}`);
        }));
    };
    apart('.names, .score, .crowd li > span');
    const steps = [1, 2, 3].flatMap((place) => all(`.step-${place} .slab`));
    steps.slice(1).forEach((lower, n) => {
        if (box(steps[n]).top > box(lower).top - 4) wrong.push(`${name(lower)} is as high as ${name(steps[n])}`);
    });
    apart('.award:first-child > :is(h3, .slip, .winner, .reason)');
    return wrong;
}";

const PHONES: [Device; 3] = [Device::PHONE, Device::SMALL_PHONE, Device::LYING_PHONE];

async fn is_whole(person: &Person, devices: &[Device], scene: &str, wrong: &mut Vec<String>) {
    for device in devices {
        person.set_device(*device).await.unwrap();
        let laid_out = format!("() => innerWidth === {}", device.width);
        person.until("the other screen", &laid_out).await.unwrap();
        person.settled().await.unwrap();
        let scene = format!("{scene}-{}", device.name);
        look(person, &scene).await;
        let found: Vec<String> = person.ask(WHOLE).await.unwrap();
        wrong.extend(found.into_iter().map(|what| format!("{scene}: {what}")));
    }
}

/// The pages of the end.
const LEAVES: [&str; 3] = ["podium", "awards", "rounds"];

/// What the big screen shows in its turn.
const SCENES: [&str; 4] = ["places", "award", "wall", "rounds"];

/// Every page of the end fits on one screen, with names as long as names may be.
async fn fits_on_one_screen(mode: &str, people: usize, bots: usize) {
    let mut evening = Evening::gather(mode, people, (mode == "classic").then_some(10)).await;
    // Nobody here looks at the pictures; among twelve, the number covers the middle of a card.
    for person in &mut evening.people {
        person.habit = Habit::Taps;
    }
    evening.add_bots(bots).await;
    let tv = evening.chrome.person("TV", Device::TV, Colours::Dark);
    let tv = tv.await.unwrap();
    tv.goto(&format!("{}/board", evening.table.address))
        .await
        .unwrap();
    evening.start().await;
    play_out(&mut evening).await;
    let person = &evening.people[0];
    person.skip_reveal().await.unwrap();
    tv.reload().await.unwrap();
    let (mut wrong, name) = (Vec::new(), format!("end-{mode}-{}", people + bots));
    for (words, change, leaves, scenes) in [
        ("usual", "() => true", &LEAVES[..], &SCENES[..]),
        ("long", LONG_NAMES, &LEAVES, &SCENES),
        ("shared", SHARED, &LEAVES[..1], &SCENES[..1]),
    ] {
        for screen in [person, &tv] {
            let _: bool = screen.ask(change).await.unwrap();
        }
        for leaf in leaves {
            person
                .media(Colours::BOTH[usize::from(*leaf == "awards")], true)
                .await
                .unwrap();
            person.set_device(Device::PHONE).await.unwrap();
            person
                .click(&format!("label:has(#leaf-{leaf})"))
                .await
                .unwrap();
            let scene = format!("{name}-{words}-{leaf}");
            is_whole(person, &PHONES, &scene, &mut wrong).await;
            is_whole(person, &[Device::LAPTOP], &scene, &mut wrong).await;
            if words == "usual" {
                is_open_to_all(person, &scene).await;
                person.set_device(Device::PHONE).await.unwrap();
                is_open_to_all(person, &scene).await;
            }
        }
        // The big screen as it is in the middle of its show.
        for scene in scenes {
            let told = "third third-name second second-name breath first stars first-name";
            let set = format!(
                "() => {{
                    const shell = document.querySelector('#shell');
                    if ({scene:?} === 'rounds') delete shell.dataset.told; else shell.dataset.told = {told:?} + ({scene:?} === 'places' ? '' : ' ' + {scene:?});
                    document.querySelector('.award').classList.toggle('is-on', {scene:?} === 'award');
                    return true;
                }}"
            );
            let _: bool = tv.ask(&set).await.unwrap();
            is_whole(
                &tv,
                &[Device::TV, Device::LARGE_TV],
                &format!("{name}-{words}-{scene}"),
                &mut wrong,
            )
            .await;
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[tokio::test]
async fn an_end_of_three_fits_on_one_screen() {
    fits_on_one_screen("classic", 3, 0).await;
}

#[tokio::test]
async fn an_end_of_twelve_fits_on_one_screen() {
    fits_on_one_screen("classic", 2, 10).await;
}

#[tokio::test]
async fn an_end_of_twelve_in_team_fits_on_one_screen() {
    fits_on_one_screen("team", 2, 10).await;
}

#[tokio::test]
async fn an_end_of_twelve_in_party_fits_on_one_screen() {
    fits_on_one_screen("party", 2, 10).await;
}
