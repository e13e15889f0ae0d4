//! Writes every screen at every step to a file, to look at:
//!
//! ```sh
//! cargo run -p moonhare-web --example gallery -- OUT [--cards FOLDER]
//! python3 -m http.server -d OUT
//! ```
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::disallowed_types,
    reason = "a tool for people at work on the pages"
)]

#[path = "../tests/pages/play.rs"]
mod play;

use std::{
    env, fs,
    path::{Path, PathBuf},
};

use moonhare_rules::{Ballot, Card, Clue, Goal, Mode, Move, Seat, Settings, Space};
use moonhare_table::{HostAsk, Millis, Onlooker, PersonAsk, TableError, TableView, Visibility};
use moonhare_web::{
    DeckInfo, HomePage, Lang, ListedTable, NoticePage, PasswordPage, Prefs, RedeemPage, Shown,
    TablePage, TableStatus, TablesPage, Theme, TicketPage, Trouble, asset, assets, home, notice,
    offline, page, password, placeholder, redeem, refusal, regions, rounds_page, rules_page,
    tables, ticket,
};
use play::{NAMES, Play};

#[derive(Debug)]
struct Folder(Vec<String>);

impl DeckInfo for Folder {
    fn small(&self, card: Card) -> String {
        if self.0.is_empty() {
            format!("/cards/{}.svg", card.0)
        } else {
            format!("/cards/{}", self.0[usize::from(card.0) * 5 % self.0.len()])
        }
    }

    fn large(&self, card: Card) -> String {
        self.small(card)
    }
}

struct Gallery {
    out: PathBuf,
    cards: Folder,
    names: Vec<String>,
    prefs: Prefs,
}

impl Gallery {
    fn write(&mut self, name: &str, html: &str) {
        // Nothing streams here, so the script would report a lost connection.
        let still = html.replace(" data-live=", " data-still=");
        fs::write(self.out.join(format!("{name}.html")), still).unwrap();
        self.names.push(name.to_owned());
    }

    fn draw(&mut self, name: &str, play: &Play, view: &TableView, refusal: Option<&TableError>) {
        let table = TablePage {
            prefs: self.prefs,
            now: Millis(play.now + 8000),
            cards: &self.cards,
            refusal,
            ..play.page(view)
        };
        let html = page(&table).into_string();
        if name.ends_with("rounds") {
            self.write(name, &rounds_page(&table).into_string());
        } else {
            self.write(name, &html);
        }
    }

    fn seat(&mut self, name: &str, play: &Play, seat: u8) {
        self.draw(name, play, &play.seen_by(seat), None);
    }

    fn screen(&mut self, name: &str, play: &Play) {
        self.draw(name, play, &play.view(&Onlooker::Screen), None);
    }
}

fn main() {
    let args: Vec<String> = env::args().skip(1).collect();
    let out = PathBuf::from(args.first().expect("a folder to write to"));
    let cards =
        (args.iter().position(|arg| arg == "--cards")).map(|at| PathBuf::from(&args[at + 1]));
    fs::create_dir_all(out.join("cards")).unwrap();
    let pictures = copy_cards(cards.as_deref(), &out);
    for path in assets() {
        let file = out.join(&path[1..]);
        fs::create_dir_all(file.parent().unwrap()).unwrap();
        fs::write(file, asset(path).unwrap().bytes).unwrap();
    }
    let mut gallery = Gallery {
        out,
        cards: Folder(pictures),
        names: Vec::new(),
        prefs: Prefs::default(),
    };
    if args.iter().any(|arg| arg == "--light") {
        gallery.prefs.theme = Theme::Light;
    }
    if args.iter().any(|arg| arg == "--dark") {
        gallery.prefs.theme = Theme::Dark;
    }
    pages_without_a_table(&mut gallery);
    before_the_game(&mut gallery);
    classic(&mut gallery);
    party(&mut gallery);
    team(&mut gallery);
    every_board(&mut gallery);
    every_end(&mut gallery);
    live_round(&mut gallery);
    let list: String = (gallery.names.iter())
        .map(|name| format!("<li><a href=\"{name}.html\">{name}</a></li>"))
        .collect();
    fs::write(
        gallery.out.join("index.html"),
        format!("<!doctype html><meta charset=utf-8><title>Gallery</title><ul>{list}</ul>"),
    )
    .unwrap();
    println!("{} pages in {}", gallery.names.len(), gallery.out.display());
}

fn copy_cards(from: Option<&Path>, out: &Path) -> Vec<String> {
    for number in 0..84 {
        let file = out.join(format!("cards/{number}.svg"));
        fs::write(file, placeholder(Card(number))).unwrap();
    }
    let Some(from) = from else {
        return Vec::new();
    };
    let mut names = Vec::new();
    for entry in fs::read_dir(from).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_some_and(|ext| ext == "jpg") {
            let name = path.file_name().unwrap().to_string_lossy().into_owned();
            fs::copy(&path, out.join("cards").join(&name)).unwrap();
            names.push(name);
        }
    }
    names.sort();
    names
}

fn pages_without_a_table(gallery: &mut Gallery) {
    let lang = Lang::english();
    let prefs = gallery.prefs;
    let listed = |code: &str, mode, players, rabbit: Option<u8>, status, locked| ListedTable {
        code: code.to_owned(),
        mode,
        players,
        rabbit: rabbit.map(|number| number.try_into().unwrap()),
        status,
        locked,
    };
    let mine = [
        listed(
            "LUMA-TIRO",
            Mode::Classic,
            6,
            Some(1),
            TableStatus::YourTurn,
            false,
        ),
        listed(
            "OWL-12",
            Mode::Team,
            8,
            Some(9),
            TableStatus::Playing,
            false,
        ),
    ];
    let open = [
        listed(
            "FOX-31",
            Mode::Party,
            7,
            None,
            TableStatus::Gathering,
            false,
        ),
        listed(
            "MOTH-88",
            Mode::Classic,
            3,
            None,
            TableStatus::Gathering,
            true,
        ),
    ];
    let fan = [16, 2, 8, 4, 3].map(Card);
    let first = HomePage {
        lang,
        prefs,
        key: "k",
        fan: &fan,
        cards: &gallery.cards,
        name: "",
        mine: &[],
        more: false,
        open: &[],
        refusal: None,
        unknown_code: None,
    };
    let first_visit = home(&first).into_string();
    let back = HomePage {
        name: "Mihai",
        mine: &mine,
        open: &open,
        unknown_code: Some("HERA-47"),
        ..first
    };
    let back_again = home(&back).into_string();
    gallery.write("home", &first_visit);
    gallery.write("home-back", &back_again);
    let listed = TablesPage {
        lang,
        prefs,
        mine: &mine,
        open: &open,
        next: Some("1.FOX-31"),
    };
    gallery.write("tables", &tables(&listed).into_string());
    let none = TablesPage {
        mine: &[],
        open: &[],
        next: None,
        ..listed
    };
    gallery.write("tables-none", &tables(&none).into_string());
    let locked = PasswordPage {
        lang,
        prefs,
        code: "LUMA-TIRO",
        wrong: true,
    };
    gallery.write("password", &password(&locked).into_string());
    let trouble = |trouble| NoticePage {
        lang,
        prefs,
        trouble,
        back: "/",
    };
    gallery.write(
        "not-found",
        &notice(&trouble(Trouble::NotFound)).into_string(),
    );
    gallery.write(
        "no-table",
        &notice(&trouble(Trouble::NoTable("LUMA-TIRO"))).into_string(),
    );
    gallery.write(
        "refused",
        &notice(&trouble(Trouble::Refused(&refusal(
            lang,
            &TableError::TicketGone,
        ))))
        .into_string(),
    );
    gallery.write("offline", &offline(lang, prefs).into_string());
    for lang in Lang::all() {
        let book = rules_page(lang, prefs, &gallery.cards).into_string();
        gallery.write(&format!("rules-{}", lang.tag()), &book);
    }
    let moving = TicketPage {
        lang,
        prefs,
        code: "LUMA-TIRO",
        link: "https://moonhare.example/t/LUMA-TIRO/redeem#2f1c9be0a1b2c3d4",
    };
    gallery.write("ticket", &ticket(&moving).into_string());
    let taking = RedeemPage {
        lang,
        prefs,
        code: "LUMA-TIRO",
        key: "k",
    };
    gallery.write("redeem", &redeem(&taking).into_string());
}

fn before_the_game(gallery: &mut Gallery) {
    let mut play = Play::open(Settings::of(Mode::Classic));
    gallery.draw("lobby-empty", &play, &play.view(&Onlooker::Guest), None);
    gallery.screen("tv-lobby-empty", &play);
    for (index, name) in NAMES[..2].iter().enumerate() {
        play.sit(index, name);
    }
    gallery.seat("lobby-2-host", &play, 0);
    for (index, name) in NAMES[..6].iter().enumerate().skip(2) {
        play.sit(index, name);
    }
    play.host(HostAsk::AddBot {
        name: None,
        rabbit: None,
        level: moonhare_table::Level::Normal,
    });
    play.say(1, "hello all");
    gallery.seat("lobby-host", &play, 0);
    gallery.draw(
        "lobby-guest",
        &play,
        &play.view_away(&Onlooker::Guest, &[4]),
        None,
    );
    gallery.seat("lobby-player", &play, 3);
    gallery.screen("tv-lobby", &play);
    let refusal = TableError::from(moonhare_rules::RuleError::RabbitTaken {
        rabbit: 3.try_into().unwrap(),
    });
    gallery.draw("lobby-refused", &play, &play.seen_by(3), Some(&refusal));
    let play = Play::gathered(Settings::of(Mode::Team), 8);
    gallery.seat("lobby-team", &play, 0);
    let play = Play::gathered(Settings::of(Mode::Classic), 12);
    gallery.seat("lobby-12", &play, 0);
    gallery.screen("tv-lobby-12", &play);
    let mut play = Play::gathered(Settings::of(Mode::Party), 5);
    play.host(HostAsk::Configure {
        settings: Settings {
            goal: Goal::Tellings(2),
            ..Settings::of(Mode::Party)
        },
        visibility: Some(Visibility::Public),
    });
    gallery.seat("lobby-party-5", &play, 2);
}

fn classic(gallery: &mut Gallery) {
    let mut play = Play::timed(Mode::Classic, 6, 90);
    gallery.seat("idea", &play, 1);
    gallery.screen("tv-idea", &play);
    play.claim(0);
    play.rounds(3);
    play.say(5, "oh no");
    play.say(3, "that is so mean, I love it");
    play.say(0, "take your time :)");
    let teller = play.storyteller().0;
    let other = (teller + 2) % 6;
    gallery.seat("telling", &play, teller);
    gallery.seat("telling-wait", &play, other);
    gallery.screen("tv-telling", &play);
    gallery.draw(
        "telling-refused",
        &play,
        &play.seen_by(teller),
        Some(&moonhare_rules::RuleError::CardNeeded.into()),
    );
    play.tell("Somebody has to feed it every night", 1);
    gallery.seat("giving", &play, other);
    gallery.seat("giving-told", &play, teller);
    play.give(other, 1);
    gallery.seat("giving-done", &play, other);
    gallery.draw("giving-watch", &play, &play.view(&Onlooker::Guest), None);
    gallery.screen("tv-giving", &play);
    play.give_all_but(&[], 2);
    gallery.seat("voting", &play, other);
    gallery.seat("voting-told", &play, teller);
    play.vote_all_but(&[other], |seat| usize::from(seat) * 5);
    gallery.draw(
        "voting-away",
        &play,
        &play.view_away(&play.sitter(Seat(other)).unwrap(), &[5]),
        None,
    );
    gallery.screen("tv-voting", &play);
    let mut voted = play.clone();
    play.vote_all_but(&[], |seat| usize::from(seat) * 5);
    gallery.seat("reveal", &play, other);
    gallery.screen("tv-reveal", &play);
    play.next_all_but(&[teller]);
    gallery.seat("reveal-pressed", &play, other);
    voted.host(HostAsk::Pause);
    gallery.seat("paused-host", &voted, 0);
    gallery.seat("paused", &voted, other);
    play.next_all_but(&[]);
    play.tell_clue(Clue::Aloud, 0);
    gallery.seat("giving-aloud", &play, teller);
    let mut left = play.clone();
    left.act(Seat(2), PersonAsk::Leave).unwrap();
    gallery.draw("watch-free-seat", &left, &left.view(&Onlooker::Guest), None);
    play.give_all_but(&[], 0);
    play.vote_all_but(&[], |_| 1);
    play.next_all_but(&[]);
    play.finish();
    gallery.seat("podium", &play, 0);
    gallery.seat("podium-guest", &play, 3);
    gallery.screen("tv-podium", &play);
    gallery.seat("rounds", &play, 3);

    let mut three = Play::started(Mode::Classic, 3);
    three.round("Almost there", usize::from);
    three.next_all_but(&[]);
    three.tell("All the Mondays of my life", 2);
    gallery.seat("giving-3", &three, (three.storyteller().0 + 1) % 3);
    let due = (three.storyteller().0 + 1) % 3;
    three.give(due, 2);
    gallery.seat("giving-3-done", &three, due);

    let mut twelve = Play::timed(Mode::Classic, 12, 90);
    twelve.claim(0);
    twelve.rounds(4);
    let teller = twelve.storyteller().0;
    let me = (teller + 1) % 12;
    twelve.tell("The house that forgot its street", 1);
    twelve.give_all_but(&[], 1);
    twelve.vote_all_but(&[me, (me + 1) % 12, (me + 4) % 12], |seat| {
        usize::from(seat) * 7
    });
    gallery.draw(
        "voting-12",
        &twelve,
        &twelve.view_away(&twelve.sitter(Seat(me)).unwrap(), &[(me + 4) % 12]),
        None,
    );
    gallery.screen("tv-voting-12", &twelve);
    let mut done = twelve.clone();
    let open = |n: u8| Space(n);
    let ballot = (1..=12)
        .flat_map(|a| (a + 1..=12).map(move |b| Ballot::two(open(a), open(b))))
        .find(|ballot| done.clone().vote(me, ballot.clone()).is_ok())
        .unwrap();
    done.vote(me, ballot).unwrap();
    gallery.seat("voting-12-done", &done, me);
    twelve.vote_all_but(&[], |seat| usize::from(seat) * 7);
    gallery.seat("reveal-12", &twelve, me);
    gallery.screen("tv-reveal-12", &twelve);
}

fn party(gallery: &mut Gallery) {
    let mut play = Play::started(Mode::Party, 6);
    gallery.seat("party-idea", &play, 2);
    play.claim(0);
    play.rounds(2);
    let teller = play.storyteller().0;
    gallery.seat("party-telling", &play, teller);
    gallery.screen("tv-party-telling", &play);
    play.tell("Shortly before it all began", 0);
    gallery.seat("party-giving", &play, teller);
    play.give_all_but(&[], 1);
    gallery.seat("party-voting", &play, teller);
    gallery.seat("party-voting-green", &play, (teller + 1) % 6);
    play.vote_all_but(&[(teller + 1) % 6], |seat| usize::from(seat) / 2);
    gallery.seat("party-voted", &play, teller);
    play.vote_all_but(&[], |seat| usize::from(seat) / 2);
    gallery.seat("party-reveal", &play, teller);
    gallery.screen("tv-party-reveal", &play);
    let mut twelve = Play::started(Mode::Party, 12);
    twelve.round("Nobody told me", |seat| usize::from(seat) / 3);
    gallery.seat("party-reveal-12", &twelve, 1);
    gallery.screen("tv-party-reveal-12", &twelve);
    twelve.next_all_but(&[]);
    twelve.finish();
    gallery.seat("party-podium", &twelve, 1);
}

fn team(gallery: &mut Gallery) {
    let mut play = Play::started(Mode::Team, 8);
    play.claim(0);
    play.rounds(1);
    let teller = play.storyteller().0;
    let partner = (teller + 4) % 8;
    let other = (teller + 1) % 8;
    let opposite = (other + 4) % 8;
    play.tell("Like a letter nobody opened", 1);
    gallery.seat("team-giving", &play, other);
    gallery.seat("team-giving-partner", &play, partner);
    play.give(other, 1);
    gallery.seat("team-partner-gave", &play, opposite);
    gallery.seat("team-gave", &play, other);
    gallery.screen("tv-team-giving", &play);
    play.give_all_but(&[], 1);
    gallery.seat("team-voting", &play, opposite);
    gallery.seat("team-partner-votes", &play, other);
    gallery.seat("team-partner-told", &play, partner);
    play.vote_all_but(&[], |seat| usize::from(seat) * 3);
    gallery.seat("team-reveal", &play, other);
    gallery.screen("tv-team-reveal", &play);
    play.next_all_but(&[]);
    play.finish();
    gallery.seat("team-podium", &play, other);
    gallery.screen("tv-team-podium", &play);
}

/// The stream of one viewer: a page and the messages after it.
struct Tape {
    onlooker: Onlooker,
    cards: Folder,
    sent: Option<Shown>,
    messages: Vec<String>,
}

impl Tape {
    fn tick(&mut self, play: &Play) {
        let view = play.view(&self.onlooker);
        let now = regions(&TablePage {
            cards: &self.cards,
            ..play.page(&view)
        });
        let version = self.messages.len() as u64 + 1;
        self.messages
            .extend(now.message(self.sent.as_ref(), version));
        self.sent = Some(Shown::of(&now));
    }

    fn keep(self, file: &Path) {
        fs::write(file, format!("[{}]", self.messages.join(",\n"))).unwrap();
    }
}

/// A round for a player, and a whole game for the big screen and for a host.
fn live_round(gallery: &mut Gallery) {
    let tape = |onlooker| Tape {
        onlooker,
        cards: Folder(gallery.cards.0.clone()),
        sent: None,
        messages: Vec::new(),
    };
    let mut play = Play::timed(Mode::Classic, 7, 90);
    play.claim(0);
    play.rounds(1);
    let me = play.sitter(Seat(2)).unwrap();
    let mut player = tape(me);
    let mut screen = tape(Onlooker::Screen);
    let mut whole = Play::open(Settings::of(Mode::Party));
    whole.sit(0, NAMES[0]);
    let mut host = tape(whole.sitter(Seat(0)).unwrap());

    gallery.seat("live", &play, 2);
    player.tick(&play);
    play.tell("The house that forgot its street", 1);
    player.tick(&play);
    for seat in [0, 3, 2, 4, 5, 6] {
        play.give(seat, 1);
        player.tick(&play);
    }
    for seat in [0, 3, 2, 4, 5, 6] {
        let but: Vec<u8> = (0..7).filter(|other| *other != seat).collect();
        play.vote_all_but(&but, |seat| usize::from(seat) * 3);
        player.tick(&play);
    }
    for seat in 0..7 {
        play.act(Seat(seat), Move::Next).unwrap();
        player.tick(&play);
    }
    player.keep(&gallery.out.join("live.json"));

    gallery.screen("live-screen", &whole);
    gallery.seat("live-host", &whole, 0);
    let mut both = |play: &Play| {
        screen.tick(play);
        host.tick(play);
    };
    both(&whole);
    for (index, name) in NAMES[..6].iter().enumerate().skip(1) {
        whole.sit(index, name);
        both(&whole);
    }
    whole.host(HostAsk::Start);
    both(&whole);
    whole.claim(0);
    both(&whole);
    for round in 0..6 {
        whole.tell("Almost there", 0);
        both(&whole);
        whole.give_all_but(&[], round);
        both(&whole);
        whole.vote_all_but(&[], |seat| usize::from(seat) / 2 + round);
        both(&whole);
        whole.next_all_but(&[]);
        both(&whole);
    }
    whole.host(HostAsk::Again);
    both(&whole);
    screen.keep(&gallery.out.join("live-screen.json"));
    host.keep(&gallery.out.join("live-host.json"));
}

/// Boards and reveals of every size.
fn every_board(gallery: &mut Gallery) {
    for players in [3, 4, 5, 7, 8, 9, 10, 11] {
        let mut play = Play::started(Mode::Classic, players);
        play.claim(0);
        play.tell("Almost there", 1);
        play.give_all_but(&[], 2);
        gallery.seat(&format!("size-voting-{players}"), &play, 1);
        play.vote_all_but(&[], |seat| usize::from(seat) * 5);
        gallery.seat(&format!("size-reveal-{players}"), &play, 1);
        gallery.screen(&format!("size-tv-reveal-{players}"), &play);
    }
}

/// Names as long as names may be.
const LONG: [&str; 12] = [
    "Wolfeschlegelsteinhausenberger",
    "Großtante Wilhelmine-Charlotte",
    "María de los Ángeles Fernández",
    "Maximiliana-Theodora Sonnblume",
    "Bartholomew Higginbottom-Smyth",
    "Konstantinopolitanischerinnen1",
    "Jean-Christophe de Montmorency",
    "Alexandrescu-Constantinescu Io",
    "Donaudampfschifffahrtskapitäne",
    "Anastasia Konstantinova Petrov",
    "Ferdinand Maria von Hohenstein",
    "Llanfairpwllgwyngyllgogerychwy",
];

/// The end of a game of every size.
fn every_end(gallery: &mut Gallery) {
    for (mode, players) in [
        (Mode::Classic, 3),
        (Mode::Classic, 6),
        (Mode::Classic, 12),
        (Mode::Party, 12),
        (Mode::Team, 12),
    ] {
        for (kind, names) in [("", &NAMES), ("-long", &LONG)] {
            let mut play = Play::gathered_as(Settings::of(mode), &names[..players]);
            play.host(HostAsk::Start);
            for n in 0.. {
                if !matches!(play.game().stage, moonhare_rules::Stage::Playing(_)) {
                    break;
                }
                let words = [
                    "Almost there",
                    "Monday",
                    "The house that forgot its street",
                    &"so long a clue ".repeat(13),
                ];
                play.round(words[n % words.len()].trim(), |seat| {
                    (usize::from(seat) * 7 + n * 5 + usize::from(seat) * n % 3) / 3
                });
                play.next_all_but(&[]);
            }
            let name = format!("end-{mode}-{players}{kind}").to_lowercase();
            gallery.seat(&name, &play, 1);
            gallery.screen(&format!("{name}-tv"), &play);
        }
    }
}
