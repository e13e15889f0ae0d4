//! Rules for every page: no inline script or style, forms with valid addresses, labels for all
//! controls, and no name that breaks it.

use crate::play::Play;
use moonhare_rules::{Ballot, Clue, Mode, Seat, Settings, Sound, Space};
use moonhare_table::{HostAsk, Onlooker, PersonAsk, TableError, TokenHash};
use moonhare_web::{
    Forgetting, HomePage, Lang, NoticePage, PasswordPage, Placeholders, Prefs, PrivacyPage,
    RedeemPage, Shown, TablesPage, TicketPage, Trouble, asset, assets, home, notice, offline, page,
    password, privacy, redeem, refusal, regions, rounds_page, rules_page, tables, ticket,
};

/// A lobby's pages while people arrive.
fn lobbies(mode: Mode) -> impl Iterator<Item = String> {
    (1..=12).flat_map(move |players| {
        let play = Play::gathered(Settings::of(mode), players);
        let viewers = [
            play.sitter(Seat(0)),
            Some(Onlooker::Guest),
            Some(Onlooker::Screen),
        ];
        let drawn = |viewer| page(&play.page(&play.view_away(&viewer, &[]))).into_string();
        viewers.into_iter().flatten().map(drawn).collect::<Vec<_>>()
    })
}

/// Pages of a table at many steps, for everybody there.
fn table_pages(mode: Mode, players: usize, names: Option<&[&str]>) -> Vec<String> {
    let mut pages = Vec::new();
    let mut look = |play: &Play| {
        let seats = Seat::all(play.table.keepers().len());
        let people = seats.filter_map(|seat| play.sitter(seat));
        for viewer in people.chain([Onlooker::Guest, Onlooker::Screen]) {
            let view = play.view_away(&viewer, &[1]);
            pages.push(page(&play.page(&view)).into_string());
        }
    };
    let mut play = match names {
        Some(names) => Play::gathered_as(Settings::of(mode), names),
        None => Play::gathered(Settings::of(mode), players),
    };
    look(&play);
    play.host(HostAsk::Guide {
        on: mode == Mode::Classic,
    });
    play.host(HostAsk::Start);
    look(&play);
    play.claim(0);
    look(&play);
    play.tell("<b>“Almost” & there</b>", 1);
    play.say(1, "<script>alert(1)</script>");
    look(&play);
    play.give_all_but(&[2], 1);
    look(&play);
    play.give_all_but(&[], 1);
    look(&play);
    play.vote_all_but(&[2], |seat| usize::from(seat) * 5);
    look(&play);
    play.vote_all_but(&[], |seat| usize::from(seat) * 5);
    look(&play);
    play.next_all_but(&[1]);
    play.host(HostAsk::Pause);
    look(&play);
    play.host(HostAsk::Resume);
    play.next_all_but(&[]);
    play.act(Seat(2), PersonAsk::Leave).unwrap();
    look(&play);
    play.host(HostAsk::Remove { seat: Seat(1) });
    look(&play);
    let view = play.view_away(&Onlooker::Token(TokenHash::of("1")), &[]);
    pages.push(page(&play.page(&view)).into_string());
    pages
}

fn other_pages() -> Vec<String> {
    let lang = Lang::english();
    let prefs = Prefs::default();
    let trouble = |trouble| {
        notice(&NoticePage {
            lang,
            prefs,
            trouble,
            back: "/",
        })
    };
    let mut pages = vec![
        home(&HomePage {
            lang,
            prefs,
            key: "k",
            fan: &[],
            cards: &Placeholders,
            name: "",
            mine: &[],
            more: false,
            open: &[],
            refusal: Some(&TableError::HostOnly),
            unknown_code: Some("X"),
        }),
        tables(&TablesPage {
            lang,
            prefs,
            mine: &[],
            open: &[],
            next: None,
        }),
        password(&PasswordPage {
            lang,
            prefs,
            code: "LUMA-TIRO",
            wrong: true,
        }),
        ticket(&TicketPage {
            lang,
            prefs,
            code: "LUMA-TIRO",
            link: "https://moonhare.example/x",
        }),
        redeem(&RedeemPage {
            lang,
            prefs,
            code: "LUMA-TIRO",
            key: "k",
        }),
        rules_page(lang, prefs, &Placeholders),
        offline(lang, prefs),
        privacy(&PrivacyPage {
            lang,
            prefs,
            days: 30,
            lobby_days: 8,
            vision: false,
            forgotten: Some(Forgetting::All),
        }),
        trouble(Trouble::NotFound),
        trouble(Trouble::NoTable("LUMA-TIRO")),
        trouble(Trouble::Refused(&refusal(lang, &TableError::TicketGone))),
        trouble(Trouble::Busy),
        trouble(Trouble::Broken),
    ];
    let mut play = Play::started(Mode::Classic, 4);
    play.rounds(2);
    let view = play.seen_by(1);
    pages.push(rounds_page(&play.page(&view)));
    play.finish();
    for viewer in [Onlooker::Guest, Onlooker::Screen] {
        let view = play.view(&viewer);
        pages.push(page(&play.page(&view)));
    }
    let host = play.seen_by(0);
    pages.push(page(&play.page(&host)));
    pages
        .into_iter()
        .map(maud::PreEscaped::into_string)
        .collect()
}

fn every_page() -> Vec<String> {
    let mut pages = other_pages();
    for (mode, players) in [
        (Mode::Classic, 3),
        (Mode::Classic, 7),
        (Mode::Party, 6),
        (Mode::Team, 6),
    ] {
        pages.extend(table_pages(mode, players, None));
    }
    for mode in [Mode::Classic, Mode::Party, Mode::Team] {
        pages.extend(lobbies(mode));
    }
    pages
}

/// The start tags of a page, as name and attributes.
fn tags(html: &str) -> impl Iterator<Item = (&str, &str)> {
    html.split('<').skip(1).filter_map(|tag| {
        let tag = tag.split('>').next()?;
        let (name, attributes) = tag.split_once(' ').unwrap_or((tag, ""));
        name.starts_with(|c: char| c.is_ascii_alphabetic())
            .then_some((name, attributes))
    })
}

fn attribute<'a>(attributes: &'a str, name: &str) -> Option<&'a str> {
    let start = format!("{name}=\"");
    let at = if attributes.starts_with(&start) {
        start.len()
    } else {
        attributes.find(&format!(" {start}"))? + start.len() + 1
    };
    attributes[at..].split('"').next()
}

#[test]
fn nothing_is_inline() {
    for html in every_page() {
        for (name, attributes) in tags(&html) {
            assert_ne!(name, "style");
            assert!(
                attribute(attributes, "style").is_none(),
                "<{name} {attributes}>"
            );
            // Attribute names are every other part between quotes.
            let handler = |part: &str| part.trim_start().starts_with("on");
            assert!(
                !attributes.split('"').step_by(2).any(handler),
                "<{name} {attributes}>"
            );
            if name == "script" {
                assert!(attribute(attributes, "src").is_some());
            }
        }
        assert!(!html.contains("<script>"));
        assert!(!html.contains("javascript:"));
        assert!(
            !html.contains("http://"),
            "no outside request but the namespace of SVG"
        );
    }
}

/// The addresses that forms may post to.
const ACTIONS: [&str; 32] = [
    "arrange",
    "again",
    "add-bot",
    "chat",
    "claim",
    "configure",
    "decks",
    "delete",
    "dress",
    "enter",
    "give",
    "guide",
    "leave",
    "let-in",
    "limit",
    "next",
    "pass-host",
    "pause",
    "pictures",
    "redeem",
    "remove",
    "resume",
    "say",
    "react",
    "sit",
    "stand-in",
    "start",
    "take-back",
    "tell",
    "ticket",
    "vote",
    "",
];

#[test]
fn every_form_leads_somewhere() {
    let mut met: Vec<String> = Vec::new();
    for html in every_page() {
        for (_, attributes) in tags(&html).filter(|(name, _)| *name == "form") {
            let action = attribute(attributes, "action").unwrap();
            let method = attribute(attributes, "method").unwrap();
            match action.strip_prefix("/t/LUMA-TIRO/") {
                Some(rest) => {
                    assert_eq!(method, "post");
                    assert!(ACTIONS.contains(&rest), "{action}");
                    met.push(rest.to_owned());
                }
                None => assert!(
                    ["/join", "/tables", "/solo", "/settings", "/forget"].contains(&action),
                    "{action}"
                ),
            }
        }
    }
    for action in ACTIONS.iter().filter(|action| !action.is_empty()) {
        assert!(met.iter().any(|m| m == action), "nothing leads to {action}");
    }
}

#[test]
fn every_form_of_a_table_counts_once() {
    for html in every_page() {
        for form in html.split("<form").skip(1) {
            let form = form.split("</form>").next().unwrap();
            if form.contains("action=\"/t/") && !form.contains("/enter\"") {
                assert!(form.contains("name=\"key\" value=\"k-"), "<form{form}");
            }
        }
    }
}

#[test]
fn controls_have_names_and_ids_are_unique() {
    for html in every_page() {
        let mut ids: Vec<&str> = tags(&html)
            .filter_map(|(_, a)| attribute(a, "id"))
            .collect();
        ids.sort_unstable();
        let all = ids.len();
        ids.dedup();
        assert_eq!(all, ids.len(), "an id is used twice in {ids:?}");

        for (name, attributes) in tags(&html) {
            match name {
                "img" => assert!(attribute(attributes, "alt").is_some(), "{attributes}"),
                "input" | "select" | "textarea" => {
                    let hidden = attribute(attributes, "type") == Some("hidden");
                    let labelled = attribute(attributes, "aria-label").is_some();
                    let at = html.find(attributes).unwrap();
                    let before = &html[..at];
                    let in_label = before.rfind("<label") > before.rfind("</label>");
                    assert!(hidden || labelled || in_label, "<{name} {attributes}>");
                }
                _ => {}
            }
        }
        // A button or link has text or a label.
        for (open, close) in [("<button", "</button>"), ("<a ", "</a>")] {
            for part in html.split(open).skip(1) {
                let part = part.split(close).next().unwrap();
                let (attributes, inside) = part.split_once('>').unwrap();
                let words: String = inside
                    .split('<')
                    .filter_map(|piece| piece.split_once('>').map_or(Some(piece), |(_, t)| Some(t)))
                    .collect();
                let named = attributes.contains("aria-label=\"") || inside.contains("alt=\"");
                assert!(named || !words.trim().is_empty(), "{open}{part}");
            }
        }
    }
}

#[test]
fn headings_come_in_order() {
    for html in every_page() {
        let levels: Vec<u8> = (tags(&html))
            .filter_map(|(name, _)| match name {
                "h1" => Some(1),
                "h2" => Some(2),
                "h3" => Some(3),
                _ => None,
            })
            .collect();
        assert_eq!(levels.first(), Some(&1), "{html}");
        assert_eq!(levels.iter().filter(|level| **level == 1).count(), 1);
        for pair in levels.windows(2) {
            assert!(pair[1] <= pair[0] + 1, "{levels:?}");
        }
    }
}

#[test]
fn strange_names_break_nothing() {
    let family = "👩‍👩‍👧‍👦".repeat(30);
    let heap = format!("Z{}", "\u{0334}".repeat(11));
    let names = [
        "<img src=x onerror=alert(1)>",
        "\"'&amp;</li></form>",
        family.as_str(),
        "שלום עולם של שמות ארוכים מאוד",
        heap.as_str(),
        "{ $name }",
    ];
    for mode in Mode::ALL {
        for html in table_pages(mode, 6, Some(&names)) {
            assert!(!html.contains("<img src=x"));
            assert!(!html.contains("</li></form>\""));
            assert!(!html.contains("<script>alert"));
            for tag in ["form", "li", "ul", "section", "label", "button", "p", "bdi"] {
                let opened = html.matches(&format!("<{tag}>")).count()
                    + html.matches(&format!("<{tag} ")).count();
                let closed = html.matches(&format!("</{tag}>")).count();
                assert_eq!(opened, closed, "<{tag}>");
            }
        }
    }
}

/// A whole page and its regions show the same: put together, the regions are the page without keys
/// and marks.
#[test]
fn every_slot_has_its_region() {
    for (mode, players) in [(Mode::Classic, 4), (Mode::Party, 6), (Mode::Team, 6)] {
        let mut play = Play::started(mode, players);
        play.rounds(1);
        play.round("Almost there", usize::from);
        for viewer in [Onlooker::Guest, Onlooker::Screen] {
            let view = play.view(&viewer);
            let parts = regions(&play.page(&view));
            for (_, html) in parts.iter() {
                for slot in html.split("data-slot=\"").skip(1) {
                    let id = slot.split('"').next().unwrap();
                    assert!(
                        parts.iter().any(|(known, _)| known.to_string() == id),
                        "{id}"
                    );
                }
            }
            for (id, html) in parts.iter() {
                assert!(
                    html.contains(&format!("id=\"{id}\"")),
                    "{id} has another id: {html}"
                );
            }
        }
    }
}

#[test]
fn a_message_has_only_what_changed() {
    let mut play = Play::started(Mode::Classic, 6);
    let before = regions(&play.page(&play.seen_by(3)));
    let shown = Shown::of(&before);
    assert_eq!(before.message(Some(&shown), 2), None);
    let first = before.message(None, 1).unwrap();
    assert!(first.contains("\"all\":true"));
    play.say(0, "hello");
    let after = regions(&play.page(&play.seen_by(3)));
    assert_eq!(after.changed(Some(&shown)).count(), 0);
    let message = after.message(Some(&shown), 2).unwrap();
    let message: serde_json::Value = serde_json::from_str(&message).unwrap();
    let (number, line) = after.lines().last().unwrap();
    assert!(line.contains("hello"));
    assert_eq!(
        message["talk"]["lines"],
        serde_json::json!({ number.to_string(): line })
    );
    assert_eq!(after.message(Some(&Shown::of(&after)), 2), None);
}

#[test]
fn recorded_and_spoken_clues_are_shown() {
    let mut play = Play::started(Mode::Classic, 4);
    play.claim(0);
    play.tell_clue(Clue::Sound(Sound { 0: [0xab; 32] }), 1);
    let html = page(&play.page(&play.seen_by(1))).into_string();
    assert!(html.contains(&format!("/sounds/{}\"", "ab".repeat(32))));
    let mut play = Play::started(Mode::Classic, 4);
    play.claim(0);
    play.tell_clue(Clue::Aloud, 1);
    let html = page(&play.page(&play.seen_by(1))).into_string();
    assert!(html.contains("says the clue aloud"));
}

#[test]
fn a_sent_vote_is_marked_on_a_whole_page() {
    let mut play = Play::started(Mode::Classic, 7);
    play.claim(0);
    play.tell("Almost there", 1);
    play.give_all_but(&[], 1);
    let spaces = (1..=7)
        .map(Space)
        .find(|space| play.clone().vote(2, Ballot::one(*space)).is_ok());
    play.vote(2, Ballot::one(spaces.unwrap())).unwrap();
    let view = play.seen_by(2);
    let html = page(&play.page(&view)).into_string();
    assert_eq!(
        html.matches(" checked>").count(),
        1 + 3,
        "the vote, and three switches of the menu"
    );
    let parts = regions(&play.page(&view));
    assert!(
        !parts
            .get(moonhare_web::RegionId::Middle)
            .unwrap()
            .contains(" checked")
    );
}

#[test]
fn every_file_is_served_and_named_by_the_sheet() {
    for path in assets() {
        let file = asset(path).unwrap();
        assert!(!file.bytes.is_empty() && !file.mime.is_empty());
        assert_eq!(file.immutable, path.starts_with("/a/"));
    }
    assert_eq!(asset("/a/0/moonhare.css"), None);
    assert_eq!(asset("/a/../etc"), None);
    let sheet = moonhare_web::url("moonhare.css");
    let folder = sheet.strip_suffix("/moonhare.css").unwrap();
    let css = String::from_utf8(asset(sheet).unwrap().bytes.to_vec()).unwrap();
    for name in css
        .split("url(")
        .skip(1)
        .filter(|part| !part.starts_with('"'))
    {
        let name = name.split(')').next().unwrap();
        assert!(asset(&format!("{folder}/{name}")).is_some(), "{name}");
    }
    let worker = String::from_utf8(asset("/sw.js").unwrap().bytes.to_vec()).unwrap();
    assert!(worker.contains(folder));
}

#[test]
fn the_number_of_cards_is_said_once() {
    let play = Play::gathered(Settings::of(Mode::Classic), 3);
    let view = play.seen_by(0);
    let drawn = regions(&play.page(&view));
    let decks = drawn.get(moonhare_web::RegionId::Decks).unwrap();
    assert_eq!(decks.matches("84 cards").count(), 1, "{decks}");
}

#[test]
fn a_page_that_claims_the_greatest_line_gets_no_lines() {
    let mut play = Play::started(Mode::Classic, 4);
    play.say(1, "Hello");
    let drawn = regions(&play.page(&play.seen_by(0)));
    let digest = drawn.digest();
    let (hashes, _) = digest.rsplit_once("line.").unwrap();
    let shown = drawn.shown(&format!("{hashes}line.{}", u64::MAX)).unwrap();
    assert_eq!(drawn.message(Some(&shown), 1), None);
}
