//! The end of a round, told beat by beat: nothing is told before its beat, and no rabbit ever moves
//! backwards. On a phone everything fits on one screen.

use std::time::{Duration, Instant};

use moonhare_browser::{Colours, Device, Did, Person};
use serde::Deserialize;
use tokio::time::sleep;

use crate::evening::{Evening, look};

/// Longer than the longest reveal, on a busy machine.
const REVEAL: Duration = Duration::from_secs(60);

/// Starts to note what the page shows of a reveal, in every frame.
const WATCH: &str = "() => {
    const shown = (node) => node.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const texts = (selector) => [...document.querySelectorAll(selector)].filter(shown).map((node) => node.innerText.trim()).filter(Boolean);
    window.frames_seen = [];
    const note = () => {
        const shell = document.querySelector('#shell.reveal, #shell.tv-reveal');
        if (shell) window.frames_seen.push({
            time: performance.now(),
            line: texts('#now').join(' '),
            givers: texts('#stage li p').join(' '),
            points: texts('#points li').join(' '),
            scores: texts('.player > b').join(' '),
            // A card that stands out: another size, or raised above the others.
            large: [...document.querySelectorAll('#stage .card')].filter(shown).map((card) => Math.round(card.offsetWidth)),
            numbers: texts('#stage ul .card > b').map(Number),
            rabbits: [...document.querySelectorAll('.track .rabbit')].filter(shown).map((rabbit) =>
                [rabbit.firstElementChild.getAttribute('href'), rabbit.getBoundingClientRect().x]),
            button: texts('#act button').length > 0,
        });
        requestAnimationFrame(note);
    };
    note();
    return true;
}";

#[derive(Debug, Deserialize)]
struct Frame {
    time: f64,
    line: String,
    givers: String,
    points: String,
    scores: String,
    large: Vec<i64>,
    numbers: Vec<u32>,
    rabbits: Vec<(String, f64)>,
    button: bool,
}

/// Plays until everybody sees a reveal, and lets it play to its end.
async fn first_reveal(evening: &mut Evening) {
    let mut last = vec![false; evening.people.len()];
    while last.contains(&false) {
        for (seat, seen) in last.iter_mut().enumerate() {
            *seen = evening.people[seat].ask(IN_REVEAL).await.unwrap();
            if !*seen {
                assert_ne!(evening.act(seat).await, Did::Over);
            }
        }
    }
}

async fn watch(people: &[Person], tv: &Person) {
    for person in people.iter().chain([tv]) {
        let _: bool = person.ask(WATCH).await.unwrap();
    }
}

const IN_REVEAL: &str = "() => !!document.querySelector('#shell.reveal')";
const FRAMES: &str = "() => window.frames_seen";
const DONE: &str = "() => {
    const frames = window.frames_seen ?? [];
    return frames.length > 1 && frames.at(-1).time - frames[0].time > 6000
        && !document.querySelector('#shell[data-hop], #shell[data-beat]:not([data-beat=\"6\"])')
        && frames.at(-1).rabbits.length > 0 && /up next|last round/.test(frames.at(-1).line);
}";

/// Takes pictures of a reveal while it plays.
async fn film(person: &Person, name: String) {
    if std::env::var_os("MOONHARE_LOOK").is_none() {
        return;
    }
    let began = Instant::now();
    let mut picture = 0;
    while began.elapsed() < REVEAL && !person.ask::<bool>(DONE).await.unwrap() {
        look(person, &format!("{name}-{picture:02}")).await;
        picture += 1;
        sleep(Duration::from_millis(350)).await;
    }
    look(person, &format!("{name}-end")).await;
}

/// Checks what was seen, frame by frame.
fn is_told_in_order(frames: &[Frame], party: bool, who: &str) {
    let first = &frames[0];
    let end = frames.last().unwrap();
    let early = ["All votes", "Who chose", "The green votes", "And "];
    let is_early = |frame: &Frame| early.iter().any(|words| frame.line.starts_with(words));
    // A busy browser may draw its first frame in a later beat.
    let before = frames.iter().take_while(|frame| is_early(frame));
    let before: Vec<f64> = before.map(|frame| frame.time).collect();
    let is_smooth = before.windows(2).all(|two| two[1] - two[0] < 100.0);
    assert!(
        first.line == "All votes are in." || !is_smooth && is_early(first),
        "{who}: {}",
        first.line
    );
    assert_eq!(first.givers, "", "{who}: the givers at once");
    assert_eq!(first.points, "", "{who}: the points at once");
    assert!(first.rabbits.is_empty(), "{who}: the track at once");
    let numbers: Vec<u32> = (1..=first.numbers.len() as u32).collect();
    assert_eq!(first.numbers, numbers, "{who}: a card changed its space");
    assert!(
        first.large.windows(2).all(|two| two[0] == two[1]),
        "{who}: {:?}",
        first.large
    );
    let mut told = String::new();
    let mut order: Vec<&str> = Vec::new();
    for frame in frames {
        let outcome = ["found it", "struck out", "top card", "No card scored"];
        let named = frame.line.starts_with("And these") || party && order.contains(&"outcome");
        let kind = match frame.line.as_str() {
            line if line.starts_with("And these") => "givers",
            line if early.iter().any(|words| line.starts_with(words)) => "early",
            line if line.starts_with("Off they hop") => "hop",
            line if line.contains("up next") || line.contains("last round") => "next",
            line if outcome.iter().any(|words| line.contains(words)) => "outcome",
            _ => "other",
        };
        if order.last() != Some(&kind) && !frame.line.is_empty() {
            order.push(kind);
            told.push_str(&frame.line);
            told.push('\n');
        }
        let late = order.iter().any(|kind| ["hop", "next"].contains(kind));
        assert!(
            frame.givers.is_empty() || named || late,
            "{who}: {frame:?}\n{told}"
        );
        assert!(frame.points.is_empty() || late, "{who}: {frame:?}\n{told}");
        assert!(frame.scores.is_empty() || late, "{who}: {frame:?}\n{told}");
        assert!(frame.rabbits.is_empty() || late, "{who}: {frame:?}\n{told}");
        assert!(!frame.button || kind == "next", "{who}: {frame:?}\n{told}");
        assert_eq!(frame.numbers.len(), first.numbers.len(), "{who}: {frame:?}");
    }
    let wanted: &[&str] = if party {
        &["early", "outcome", "hop", "next"]
    } else {
        &["early", "outcome", "givers", "hop", "next"]
    };
    assert_eq!(order, wanted, "{who}:\n{told}");
    assert!(
        !end.givers.is_empty() && !end.points.is_empty(),
        "{who}: {end:?}"
    );
}

/// No rabbit moves backwards; some move forward, unless nobody wants motion.
fn never_back(frames: &[Frame], motion: bool, who: &str) {
    // Where each rabbit was first, and how far it has come. A step from frame to frame may be tiny.
    let mut ways: Vec<(String, f64, f64)> = Vec::new();
    for frame in frames {
        for (rabbit, x) in &frame.rabbits {
            match ways.iter_mut().find(|(known, ..)| known == rabbit) {
                Some((_, _, before)) => {
                    assert!(
                        *x > *before - 1.0,
                        "{who}: {rabbit} from {before} to {x} at {}",
                        frame.time
                    );
                    *before = before.max(*x);
                }
                None => ways.push((rabbit.clone(), *x, *x)),
            }
        }
    }
    // In Party a round may bring nobody anything.
    let gained = frames.last().unwrap().points.contains('+');
    let moved = ways.iter().any(|(_, from, to)| *to > *from + 1.0);
    let hops = |frame: &&Frame| frame.line.contains("hop") && !frame.rabbits.is_empty();
    // A busy browser draws too few frames to see them on their way.
    let seen = frames.iter().filter(hops).count() >= 10;
    if seen || !motion {
        assert_eq!(moved, motion && gained, "{who}: {ways:?}");
    }
}

async fn told_in_order(mode: &str, bots: usize, still: bool) {
    let mut evening = Evening::gather(mode, 2, None).await;
    evening.add_bots(bots).await;
    let tv = evening
        .chrome
        .person("TV", Device::TV, Colours::Dark)
        .await
        .unwrap();
    tv.goto(&format!("{}/board", evening.table.address))
        .await
        .unwrap();
    for (person, colours) in [
        (&evening.people[0], Colours::Light),
        (&evening.people[1], Colours::Dark),
        (&tv, Colours::Dark),
    ] {
        person.media(colours, still).await.unwrap();
    }
    evening.start().await;
    watch(&evening.people, &tv).await;
    first_reveal(&mut evening).await;
    let (phone, laptop) = (&evening.people[0], &evening.people[1]);
    let seats = bots + 2;
    tokio::join!(
        film(phone, format!("film-{mode}-{seats}-phone")),
        film(laptop, format!("film-{mode}-{seats}-laptop")),
        film(&tv, format!("film-{mode}-{seats}-tv")),
    );
    for (person, who) in [(phone, "phone"), (laptop, "laptop"), (&tv, "TV")] {
        person.until("the end of the reveal", DONE).await.unwrap();
        let frames: Vec<Frame> = person.ask(FRAMES).await.unwrap();
        never_back(&frames, !still, who);
        is_told_in_order(&frames, mode == "party", who);
    }
    evening.was_quiet();
}

#[tokio::test]
async fn a_reveal_in_classic_tells_nothing_early() {
    told_in_order("classic", 2, false).await;
}

#[tokio::test]
async fn a_reveal_of_twelve_tells_nothing_early() {
    told_in_order("classic", 10, false).await;
}

#[tokio::test]
async fn a_reveal_in_party_tells_nothing_early() {
    told_in_order("party", 4, false).await;
}

#[tokio::test]
async fn a_reveal_in_team_tells_nothing_early() {
    told_in_order("team", 4, false).await;
}

#[tokio::test]
async fn a_reveal_without_motion_has_the_same_beats() {
    told_in_order("classic", 4, true).await;
}

/// Computer players give and vote so fast that a page may never show the vote.
#[tokio::test]
async fn a_reveal_after_a_hasty_vote_tells_nothing_early() {
    let mut evening = Evening::gather("classic", 1, None).await;
    evening.add_bots(3).await;
    let tv = evening.chrome.person("TV", Device::TV, Colours::Dark);
    let tv = tv.await.unwrap();
    tv.goto(&format!("{}/board", evening.table.address))
        .await
        .unwrap();
    for person in [&evening.people[0], &tv] {
        person.media(Colours::Dark, false).await.unwrap();
    }
    evening.start().await;
    let telling = "() => !!document.querySelector('form#stage[action$=\"/tell\"]')";
    while !evening.people[0].ask::<bool>(telling).await.unwrap() {
        assert_ne!(evening.act(0).await, Did::Over);
    }
    let gone = "() => !document.querySelector('#shell.tv-reveal')";
    tv.until("the last reveal to go", gone).await.unwrap();
    watch(&evening.people, &tv).await;
    evening.act(0).await;
    for (person, who) in [(&evening.people[0], "phone"), (&tv, "TV")] {
        person.until("the end of the reveal", DONE).await.unwrap();
        let frames: Vec<Frame> = person.ask(FRAMES).await.unwrap();
        is_told_in_order(&frames, false, who);
    }
    evening.was_quiet();
}

/// Finds what isn't whole on the screen: cards, names, the clue, rows of points; and what scrolls.
const WHOLE: &str = "() => {
    const wrong = [];
    const shown = (node) => node.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const name = (node) => `${node.tagName}.${node.className?.baseVal ?? node.className} “${node.textContent.trim().slice(0, 30)}”`;
    const dock = document.querySelector('.dock')?.getBoundingClientRect();
    const isBeside = dock && dock.left > innerWidth / 3;
    const floor = dock && !isBeside ? dock.top : innerHeight;
    const whole = (selector) => [...document.querySelectorAll(selector)].filter(shown).forEach((node) => {
        const box = node.getBoundingClientRect();
        if (box.top < -1 || box.bottom > floor + 1 || box.left < -1 || box.right > innerWidth + 1) {
            wrong.push(`${name(node)} is at ${[box.left, box.top, box.right, box.bottom].map(Math.round)}, the floor at ${Math.round(floor)}`);
        }
    });
    whole('#stage .card, #stage .card > p bdi, .clue, #points li, .track .rabbit');
    for (const node of document.querySelectorAll('.middle, .clue, .clue blockquote, .a-points, .tally, #stage, .fit, html')) {
        if (shown(node) && node.scrollHeight > node.clientHeight + 1 && getComputedStyle(node).overflowY !== 'visible') {
            wrong.push(`${name(node)} scrolls: ${node.scrollHeight} of ${node.clientHeight}`);
        }
    }
    // No two cards overlap, and no row of points covers another.
    for (const selector of ['#stage .card', '#points li']) {
        const boxes = [...document.querySelectorAll(selector)].filter(shown).map((node) => node.getBoundingClientRect());
        boxes.forEach((a, n) => boxes.slice(n + 1).forEach((b) => {
            const over = Math.min(Math.min(a.right, b.right) - Math.max(a.left, b.left), Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
            if (over > 1.5) wrong.push(`two of ${selector} overlap by ${over}`);
        }));
    }
    const clue = document.querySelector('.clue blockquote');
    const board = document.querySelector('#stage .fit')?.getBoundingClientRect();
    if (clue && board && clue.getBoundingClientRect().bottom > board.top + 1) wrong.push('the clue covers the board');
    const small = [...document.querySelectorAll('#stage .card')].map((card) => card.getBoundingClientRect().width);
    if (Math.min(...small) < 44) wrong.push(`a card is ${Math.min(...small)} wide`);
    return wrong;
}";

/// A clue as long as clues may be.
pub(crate) const LONG_CLUE: &str = "The night before the wedding nobody slept except the dog, my uncle Horatio and the moon, \
    who had lost the way home and sat on the garden wall telling the cat of all the seas it had ever pulled along.";

const PHONES: [Device; 3] = [Device::PHONE, Device::SMALL_PHONE, Device::LYING_PHONE];
const SCREENS: [Device; 3] = [Device::TV, Device::LAPTOP, Device::LARGE_TV];

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
    person.set_device(person.device).await.unwrap();
}

/// The most letters that a clue of each size has.
const CLUES: [(&str, usize); 4] = [("c-s", 24), ("c-m", 60), ("c-l", 130), ("c-xl", 200)];

/// Writes so many letters of a clue as the server would.
async fn set_clue(screens: &[&Person], class: &str, letters: usize) {
    let clue: String = LONG_CLUE.chars().take(letters).collect();
    let write = format!(
        "() => {{ const clue = document.querySelector('#clue');
            clue.className = 'clue {class}'; clue.querySelector('blockquote').textContent = {clue:?}; return true; }}"
    );
    for screen in screens {
        let _: bool = screen.ask(&write).await.unwrap();
    }
}

/// From the giving to the end, everything is on one screen, whatever the clue.
async fn fits_on_one_screen(mode: &str, bots: usize) {
    // Four people, one of them with a name of thirty letters.
    let mut evening = Evening::gather(mode, 4, None).await;
    evening.add_bots(bots).await;
    let tv = evening.chrome.person("TV", Device::TV, Colours::Dark);
    let tv = tv.await.unwrap();
    tv.goto(&format!("{}/board", evening.table.address))
        .await
        .unwrap();
    evening.start().await;
    let mut wrong = Vec::new();
    let name = format!("whole-{mode}-{}", bots + 4);
    let voting = "() => !!document.querySelector('form#stage[action$=\"/vote\"]')";
    let giving = "() => !!document.querySelector('form#stage[action$=\"/give\"]')";
    let mut seen = [false; 2];
    let mut has_given = false;
    while !seen.iter().all(|seen| *seen) {
        for seat in 0..4 {
            let person = &evening.people[seat];
            if !has_given && person.ask::<bool>(giving).await.unwrap() {
                has_given = true;
                for (class, letters) in CLUES {
                    let scene = format!("{name}-give-{class}");
                    set_clue(&[person, &tv], class, letters).await;
                    is_whole(person, &PHONES, &scene, &mut wrong).await;
                    is_whole(&tv, &SCREENS, &format!("{scene}-board"), &mut wrong).await;
                }
                person.reload().await.unwrap();
                tv.reload().await.unwrap();
            }
            if !seen[0] && person.ask::<bool>(voting).await.unwrap() {
                seen[0] = true;
                for (class, letters) in CLUES {
                    let scene = format!("{name}-vote-{class}");
                    set_clue(&[person, &tv], class, letters).await;
                    is_whole(person, &PHONES, &scene, &mut wrong).await;
                    is_whole(&tv, &SCREENS, &format!("{scene}-board"), &mut wrong).await;
                }
                person.reload().await.unwrap();
                tv.reload().await.unwrap();
            }
            if !seen[1] && person.ask::<bool>(IN_REVEAL).await.unwrap() {
                seen[1] = true;
                // After a reload there is the end.
                person.reload().await.unwrap();
                tv.reload().await.unwrap();
                for (class, letters) in CLUES {
                    set_clue(&[person, &tv], class, letters).await;
                    for leaf in ["points", "cards"] {
                        let turn = format!(
                            "() => {{ document.querySelector('#leaf-{leaf}').checked = true; return true; }}"
                        );
                        let _: bool = person.ask(&turn).await.unwrap();
                        let scene = format!("{name}-{leaf}-{class}");
                        is_whole(person, &PHONES, &scene, &mut wrong).await;
                    }
                    let scene = format!("{name}-end-{class}-board");
                    is_whole(&tv, &SCREENS, &scene, &mut wrong).await;
                }
            }
            if seen[0] {
                evening.act(seat).await;
            } else if evening.act(seat).await == Did::Over {
                panic!("nobody voted");
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[tokio::test]
async fn a_reveal_of_four_fits_on_one_screen() {
    fits_on_one_screen("classic", 0).await;
}

#[tokio::test]
async fn a_reveal_of_seven_fits_on_one_screen() {
    fits_on_one_screen("classic", 3).await;
}

#[tokio::test]
async fn a_reveal_of_twelve_fits_on_one_screen() {
    fits_on_one_screen("classic", 8).await;
}

#[tokio::test]
async fn a_reveal_of_twelve_in_party_fits_on_one_screen() {
    fits_on_one_screen("party", 8).await;
}

#[tokio::test]
async fn a_reveal_in_team_fits_on_one_screen() {
    fits_on_one_screen("team", 8).await;
}
