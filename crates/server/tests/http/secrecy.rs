//! What a client receives is a function of what its seat may know (R1.5, R7.4).
//!
//! For each round of a game the test builds two worlds that a viewer can't tell apart: they end in
//! the same board, but everybody else holds other cards, gives somebody else's card and votes
//! differently. Until the votes are shown, the viewer must receive the same bytes in both.

use std::{collections::BTreeSet, sync::Arc};

use crate::common::{PATIENCE, Party, Running, config, name, ok, secret, until};
use bytes::Bytes;
use moonhare_bots::Random;
use moonhare_client::{Client, Player, Stream};
use moonhare_rules::{Mode, Seat, Seed, Settings, Stage};
use moonhare_server::Config;
use moonhare_store::{EventLog, Memory, RecordId, TableId, Version};
use moonhare_table::{
    Actor, Ask, Context, HostAsk, Millis, Onlooker, Opening, Order, PersonId, Presence, Record,
    Table, TokenHash, Visibility,
};
use serde_json::{Value, json};
use tokio::time::timeout;

pub(crate) const CODE: &str = "luma-tiro";

/// The hash by which the server knows a player at this table.
fn token(seat: usize) -> TokenHash {
    TokenHash::of(&format!("{CODE} {}", secret(&name(seat))))
}

/// The log of a whole game, and where each round begins in it.
pub(crate) fn whole_game(mode: Mode, players: usize) -> (Vec<Record>, Vec<usize>) {
    let settings = Settings::of(mode);
    let opening = Opening {
        settings,
        visibility: Visibility::Invited,
        password: None,
        lang: None,
        guide: false,
    };
    let mut table = Table::default();
    let (mut log, mut rounds) = (Vec::new(), Vec::new());
    let mut write = |table: &mut Table, events| {
        let record = Record {
            at: Millis(1),
            asked: None,
            events,
        };
        table.evolve(&record);
        log.push(record);
        log.len()
    };
    let opened = Table::open(opening, token(0)).unwrap();
    write(&mut table, opened);
    let context = Context {
        now: Millis(1),
        chance: [mode as u8 + 1; 32],
    };
    for seat in 0..players {
        let actor = match seat {
            0 => Actor::Person(PersonId(0)),
            _ => Actor::Newcomer(token(seat)),
        };
        let sit = json!({ "do": "sit", "name": name(seat) });
        let sit: Ask = serde_json::from_value(sit).unwrap();
        let events = table.decide(&actor, &context, sit).unwrap();
        write(&mut table, events);
    }
    let events = table
        .decide(&Actor::Clockwork, &context, HostAsk::Start)
        .unwrap();
    rounds.push(write(&mut table, events));
    let mut mind = Random::new(Seed([9; 32]));
    'game: loop {
        let view = table.view(&Onlooker::Guest, Presence::default()).unwrap();
        let Stage::Playing(playing) = &view.game.stage else {
            break 'game;
        };
        let seat = view.game.waiting.iter().next().unwrap();
        let mv = mind.play(&table.seat_view(seat).unwrap()).unwrap();
        let events = table
            .decide(&Actor::Clockwork, &context, Order::Play { seat, mv })
            .unwrap();
        let length = write(&mut table, events);
        let after = table.view(&Onlooker::Guest, Presence::default()).unwrap();
        if let Stage::Playing(now) = &after.game.stage
            && now.round > playing.round
        {
            rounds.push(length);
        }
    }
    (log, rounds)
}

/// A log with its cards renamed.
pub(crate) fn renamed(log: &[Record], swap: &[u16]) -> Vec<Value> {
    fn card(value: &mut Value, swap: &[u16]) {
        if let Some(number) = value.as_u64() {
            *value = swap[number as usize].into();
        }
    }
    fn cards(value: &mut Value, swap: &[u16]) {
        for value in value.as_array_mut().into_iter().flatten() {
            card(value, swap);
        }
    }
    let mut log: Vec<Value> = log
        .iter()
        .map(|r| serde_json::to_value(r).unwrap())
        .collect();
    for record in &mut log {
        for event in record["events"].as_array_mut().unwrap() {
            let Some(event) = event.get_mut("game") else {
                continue;
            };
            for list in ["pile", "cards"] {
                if let Some(list) = event.get_mut(list) {
                    cards(list, swap);
                }
            }
            if let Some(told) = event.get_mut("card") {
                card(told, swap);
            }
            for draw in event["draws"].as_array_mut().into_iter().flatten() {
                cards(&mut draw["cards"], swap);
            }
            for laid in event["board"].as_array_mut().into_iter().flatten() {
                card(&mut laid["card"], swap);
            }
        }
    }
    log
}

/// The true hands after a log, from its events alone.
pub(crate) fn hands(log: &[Value], players: usize) -> Vec<Vec<u16>> {
    let mut hands = vec![Vec::new(); players];
    for record in log {
        for event in record["events"].as_array().unwrap() {
            let event = &event["game"];
            match event["event"].as_str() {
                Some("refilled") => {
                    for draw in event["draws"].as_array().unwrap() {
                        let hand: &mut Vec<u16> =
                            &mut hands[draw["seat"].as_u64().unwrap() as usize];
                        let cards: Vec<u16> =
                            serde_json::from_value(draw["cards"].clone()).unwrap();
                        hand.extend(cards);
                    }
                }
                Some("laid") => {
                    for laid in event["board"].as_array().unwrap() {
                        let card = laid["card"].as_u64().unwrap() as u16;
                        hands
                            .iter_mut()
                            .for_each(|hand| hand.retain(|held| *held != card));
                    }
                }
                Some("passed") => hands.rotate_right(1),
                _ => {}
            }
        }
    }
    hands
}

/// Cards that the viewer has ever seen: own hands and boards.
pub(crate) fn seen(log: &[Value], seat: Option<usize>, players: usize) -> BTreeSet<u16> {
    let mut seen = BTreeSet::new();
    for end in 1..=log.len() {
        let events = log[end - 1]["events"].as_array().unwrap();
        for event in events {
            for laid in event["game"]["board"].as_array().into_iter().flatten() {
                seen.insert(laid["card"].as_u64().unwrap() as u16);
            }
        }
        if let Some(seat) = seat {
            seen.extend(&hands(&log[..end], players)[seat]);
        }
    }
    seen
}

/// A store with this log.
pub(crate) async fn store_with(log: &[Value]) -> Memory {
    let store = Memory::new();
    let table: TableId = CODE.parse().unwrap();
    for (nth, record) in log.iter().enumerate() {
        let id = RecordId((nth as u128).to_be_bytes());
        let payload = Bytes::from(serde_json::to_vec(record).unwrap());
        store
            .append(&table, Version(nth as u64), id, payload)
            .await
            .unwrap();
    }
    store
}

/// A server with this log, and everybody's stream.
struct World {
    server: Running,
    players: Vec<Player>,
    streams: Vec<Stream>,
    /// The viewer whose bytes are compared.
    eye: Client,
    eye_stream: Stream,
    received: Vec<String>,
}

impl World {
    async fn new(log: &[Value], players: usize, viewer: Option<usize>) -> World {
        // Links to share don't contain the port, which is random.
        let url = Some("http://moonhare.example".to_owned());
        let config = Config { url, ..config() };
        let server = Running::start(config, Arc::new(store_with(log).await)).await;
        let mut world = World {
            players: (0..players)
                .map(|seat| Player::new(server.client(&name(seat)), CODE, 1))
                .collect(),
            streams: Vec::new(),
            eye: match viewer {
                Some(seat) => server.client(&name(seat)),
                None => server.guest(),
            },
            eye_stream: server.guest().stream(CODE).await.unwrap(),
            received: Vec::new(),
            server,
        };
        for player in &world.players {
            world
                .streams
                .push(player.client.stream(CODE).await.unwrap());
        }
        world.eye_stream = world.eye.stream(CODE).await.unwrap();
        for stream in world.streams.iter_mut().chain([&mut world.eye_stream]) {
            until(stream, |view| view["away"] == json!([])).await;
        }
        // How many presence events came is random; the resulting view is not.
        world.received.push(world.eye_stream.view.to_string());
        world
            .received
            .push(format!("{:?}", steady(&world.eye_stream.headers)));
        world.look().await;
        world
    }

    /// Requests everything that can be requested.
    async fn look(&mut self) {
        for path in ["", "/rounds", "/game.json"] {
            let answer = self.eye.get(&format!("/t/{CODE}{path}")).await.unwrap();
            let body = String::from_utf8(answer.body.to_vec()).unwrap();
            let head = steady(&answer.headers);
            self.received
                .push(format!("{} {head:?} {body}", answer.status));
        }
    }

    /// Makes a move and records everything that the viewer receives of it.
    async fn ask(&mut self, seat: usize, what: &str, body: &Value) {
        let view = ok(self.players[seat].ask(what, body).await.unwrap());
        let version = view["version"].as_u64().unwrap();
        for stream in &mut self.streams {
            assert!(stream.reach(version).await.unwrap());
        }
        while self.eye_stream.version() < version {
            let heard = self.eye_stream.must_hear().await.unwrap();
            self.received.push(format!("{heard:?}"));
        }
        self.look().await;
    }

    fn waiting(&self) -> Vec<usize> {
        let waiting = self.streams[0].view["game"]["waiting"].as_array().unwrap();
        waiting
            .iter()
            .map(|seat| seat.as_u64().unwrap() as usize)
            .collect()
    }

    fn scene(&self, seat: usize) -> &Value {
        &self.streams[seat].view["game"]["stage"]["scene"]
    }
}

fn steady(headers: &[(String, String)]) -> Vec<&(String, String)> {
    headers.iter().filter(|(name, _)| name != "date").collect()
}

/// The cards that everybody gives in the round, by seat.
type Gifts = Vec<Vec<u16>>;

/// A gift for each seat that may have to give, if possible of cards that the viewer doesn't know.
fn plan(mode: Mode, hands: &[Vec<u16>], known: &BTreeSet<u16>, viewer: Option<usize>) -> Gifts {
    let count = mode.gift(hands.len());
    let gift = |(seat, hand): (usize, &Vec<u16>)| {
        let mut hand = hand.clone();
        if Some(seat) != viewer {
            hand.sort_by_key(|card| known.contains(card));
        }
        hand.truncate(count);
        hand
    };
    hands.iter().enumerate().map(gift).collect()
}

/// A renaming of cards that the viewer can't notice: planned cards rotate among the others, and so
/// do cards that are never shown.
fn renaming(
    deck: usize,
    hands: &[Vec<u16>],
    known: &BTreeSet<u16>,
    gifts: &Gifts,
    on_board: &[(usize, usize)],
    viewer: Option<usize>,
) -> Vec<u16> {
    let mut swap: Vec<u16> = (0..deck as u16).collect();
    let mut rotate = |cards: &[u16]| {
        for (nth, card) in cards.iter().enumerate() {
            swap[usize::from(*card)] = cards[(nth + 1) % cards.len()];
        }
    };
    let laid: Vec<u16> = on_board
        .iter()
        .filter(|(seat, _)| Some(*seat) != viewer)
        .map(|(seat, nth)| gifts[*seat][*nth])
        .filter(|card| !known.contains(card))
        .collect();
    rotate(&laid);
    let held: BTreeSet<u16> = hands.iter().flatten().copied().collect();
    let hidden = |card: &u16| !known.contains(card) && !laid.contains(card);
    let in_hands: Vec<u16> = held.iter().copied().filter(hidden).collect();
    let in_pile = (0..deck as u16)
        .filter(|card| !held.contains(card))
        .filter(hidden);
    rotate(&in_hands.into_iter().chain(in_pile).collect::<Vec<_>>());
    swap
}

/// Plays the round up to the last vote but one.
async fn play(world: &mut World, mode: Mode, gifts: &Gifts, votes: u64, viewer: Option<usize>) {
    if world.scene(0)["step"] == "idea" {
        world.ask(0, "claim", &json!({})).await;
    }
    let teller = world.scene(0)["storyteller"].as_u64().unwrap() as usize;
    let clue = json!({ "text": "a clue" });
    let tell = match mode {
        Mode::Party => json!({ "clue": clue }),
        Mode::Classic | Mode::Team => json!({ "clue": clue, "card": gifts[teller][0] }),
    };
    world.ask(teller, "tell", &tell).await;
    while world.scene(0)["step"] == "giving" {
        let seat = world.waiting()[0];
        world
            .ask(seat, "give", &json!({ "cards": gifts[seat] }))
            .await;
    }
    // Everybody but the last votes: nothing is shown yet.
    while let [seat, _, ..] = world.waiting()[..] {
        let offers = world.streams[seat].view["game"]["legal"]
            .as_array()
            .unwrap();
        let offer = offers.iter().find(|offer| offer["do"] == "vote").unwrap();
        let spaces = offer["spaces"].as_array().unwrap();
        // The viewer votes alike in both worlds, everybody else differently.
        let shift = if Some(seat) == viewer { 0 } else { votes };
        let space = &spaces[(seat + shift as usize) % spaces.len()];
        let mut ballot = json!({ "votes": [space] });
        if offer["red"] == true {
            ballot["red"] = space.clone();
        }
        world.ask(seat, "vote", &json!({ "ballot": ballot })).await;
    }
}

/// The cards that come to the board: the seat, and the index in its gift.
fn givers(mode: Mode, players: usize, teller: usize) -> Vec<(usize, usize)> {
    let each = mode.gift(players);
    let mut givers = Vec::new();
    for seat in 0..players {
        let gives = match mode {
            Mode::Party => true,
            Mode::Classic => seat != teller,
            // In a team, the first partner that the table waits for gives; for the storyteller,
            // always the partner.
            Mode::Team => {
                let partner = Seat(seat as u8).opposite(players).index();
                partner == teller || (seat != teller && seat < partner)
            }
        };
        if gives {
            givers.extend((0..each).map(|nth| (seat, nth)));
        } else if seat == teller {
            givers.push((seat, 0));
        }
    }
    givers
}

async fn cannot_tell_apart(mode: Mode, players: usize) {
    let (log, rounds) = whole_game(mode, players);
    // The first round, the second, and every third, each with another viewer, once a guest.
    let mut told_apart = 0;
    for (nth, length) in rounds.iter().enumerate() {
        if nth > 1 && nth % 3 != 0 {
            continue;
        }
        let log = &log[..*length];
        let plain = renamed(log, &(0..84).collect::<Vec<u16>>());
        let held = hands(&plain, players);
        let teller = match nth {
            0 => 0,
            _ => last_began(&plain),
        };
        for viewer in [
            Some((teller + nth) % players),
            Some((teller + nth + 1) % players),
            None,
        ] {
            let known = seen(&plain, viewer, players);
            let gifts = plan(mode, &held, &known, viewer);
            let on_board = givers(mode, players, teller);
            let swap = renaming(84, &held, &known, &gifts, &on_board, viewer);
            let other_log = renamed(log, &swap);
            // In the other world the same card is in another hand, so another player gives it.
            let rename = |cards: &Vec<u16>| -> Vec<u16> {
                cards.iter().map(|card| swap[usize::from(*card)]).collect()
            };
            let other_gifts: Gifts = gifts.iter().map(rename).collect();
            let mut one = World::new(&plain, players, viewer).await;
            let mut other = World::new(&other_log, players, viewer).await;
            play(&mut one, mode, &gifts, 0, viewer).await;
            play(&mut other, mode, &other_gifts, 1, viewer).await;

            assert_eq!(one.received.len(), other.received.len());
            for (a, b) in one.received.iter().zip(&other.received) {
                assert_eq!(a, b, "{mode} round {} as {viewer:?}", nth + 1);
            }
            // The worlds still differ: others hold other cards, and gave and voted differently.
            let hand = |world: &World, seat: usize| {
                world.streams[seat].view["game"]["stage"]["hand"].clone()
            };
            let differs = |seat: usize| hand(&one, seat) != hand(&other, seat);
            let others = (0..players).filter(|seat| Some(*seat) != viewer);
            told_apart += others.filter(|seat| differs(*seat)).count();
            one.server.stop().await;
            other.server.stop().await;
        }
    }
    assert!(
        told_apart > rounds.len(),
        "the two worlds are hardly different"
    );
}

/// The storyteller of the round that has just begun.
fn last_began(log: &[Value]) -> usize {
    let mut events = log
        .iter()
        .flat_map(|record| record["events"].as_array().unwrap());
    let began = events.rfind(|event| event["game"]["event"] == "began");
    began.unwrap()["game"]["storyteller"].as_u64().unwrap() as usize
}

#[tokio::test]
async fn classic_with_4_cannot_tell_two_worlds_apart() {
    cannot_tell_apart(Mode::Classic, 4).await;
}

#[tokio::test]
async fn classic_with_3_cannot_tell_two_worlds_apart() {
    cannot_tell_apart(Mode::Classic, 3).await;
}

#[tokio::test]
async fn party_with_6_cannot_tell_two_worlds_apart() {
    cannot_tell_apart(Mode::Party, 6).await;
}

#[tokio::test]
async fn team_with_6_cannot_tell_two_worlds_apart() {
    cannot_tell_apart(Mode::Team, 6).await;
}

/// Every path in a view, with lists as `[]`. Cards are only in `hand`, `given` and `board`. A path
/// not listed here was reviewed by nobody.
const PLACES: &str = include_str!("places.txt");

fn places(value: &Value, path: &str, found: &mut Vec<(String, Value)>) {
    match value {
        Value::Object(fields) => {
            for (field, value) in fields {
                // Chat lines are under their numbers.
                let is_number = field.parse::<u64>().is_ok();
                let field = if is_number { "#" } else { field };
                let dot = if path.is_empty() { "" } else { "." };
                places(value, &format!("{path}{dot}{field}"), found);
            }
        }
        Value::Array(items) => {
            for item in items {
                places(item, &format!("{path}[]"), found);
            }
        }
        _ => found.push((path.to_owned(), value.clone())),
    }
}

/// At every moment of whole games, a view contains only paths and cards that belong there.
async fn nothing_out_of_place(players: usize, opening: Value) {
    let store = Arc::new(Memory::new());
    let server = Running::start(config(), store.clone()).await;
    let mut party = Party::sit(&server, players, opening).await;
    let allowed: BTreeSet<&str> = PLACES.lines().collect();
    let table: TableId = party.code.parse().unwrap();
    let mut secrets: Vec<String> = (0..players).map(|seat| secret(&name(seat))).collect();
    let hashes: Vec<String> = secrets
        .iter()
        .map(|secret| {
            json!(TokenHash::of(&format!("{} {secret}", party.code)))
                .as_str()
                .unwrap()
                .to_owned()
        })
        .collect();
    secrets.extend(hashes);
    party.start().await;
    let mut log: Vec<Value> = Vec::new();
    let mut unknown = BTreeSet::new();
    loop {
        while let Ok(page) = store.read(&table, Version(log.len() as u64)).await
            && !page.is_empty()
        {
            log.extend(
                page.iter()
                    .map(|r| serde_json::from_slice::<Value>(&r.payload).unwrap()),
            );
        }
        let mut events = log
            .iter()
            .flat_map(|record| record["events"].as_array().unwrap());
        let started = events.rfind(|event| event["game"]["event"] == "started");
        let seed = started.unwrap()["game"]["seed"]
            .as_str()
            .unwrap()
            .to_owned();
        let hands = hands(&log, players);
        let watching = party.watchers.iter().map(|(_, stream)| stream);
        for (seat, stream) in party.streams.iter().chain(watching).enumerate() {
            let view = &stream.view;
            let text = view.to_string();
            assert!(
                !secrets.iter().any(|secret| text.contains(secret)),
                "{text}"
            );
            assert!(party.is_over() || !text.contains(&seed), "{text}");
            let mut found = Vec::new();
            places(view, "", &mut found);
            let board: BTreeSet<u16> = cards(&found, "game.stage.scene.board[]");
            let strange = found
                .iter()
                .filter(|(place, _)| !allowed.contains(place.as_str()));
            unknown.extend(strange.map(|(place, _)| place.clone()));
            let own: BTreeSet<u16> = hands.get(seat).into_iter().flatten().copied().collect();
            let hand = cards(&found, "game.stage.hand[]");
            assert!(hand.is_empty() || hand == own, "{hand:?} is not {own:?}");
            let given = cards(&found, "game.stage.scene.given[]");
            assert!(given.is_subset(&own), "{given:?} is not of {own:?}");
            let mine = found
                .iter()
                .filter(|(place, _)| place == "game.stage.scene.mine[]");
            assert!(mine.count() <= party_gift(players, view) && board.len() <= 12);
        }
        if party.is_over() {
            break;
        }
        assert!(party.step().await);
    }
    assert!(
        unknown.is_empty(),
        "who may know what stands there? {unknown:#?}"
    );
    server.stop().await;
}

fn party_gift(players: usize, view: &Value) -> usize {
    let mode: Mode = serde_json::from_value(view["game"]["settings"]["mode"].clone()).unwrap();
    mode.gift(players)
}

fn cards(found: &[(String, Value)], place: &str) -> BTreeSet<u16> {
    let there = found.iter().filter(|(at, _)| at == place);
    there
        .map(|(_, card)| card.as_u64().unwrap() as u16)
        .collect()
}

#[tokio::test]
async fn nothing_out_of_place_in_classic() {
    nothing_out_of_place(7, json!({ "mode": "classic" })).await;
}

#[tokio::test]
async fn nothing_out_of_place_in_party() {
    nothing_out_of_place(6, json!({ "mode": "party" })).await;
}

#[tokio::test]
async fn nothing_out_of_place_in_team() {
    nothing_out_of_place(6, json!({ "mode": "team" })).await;
}

/// Somebody gives or votes differently than before. Nobody else receives a byte of it, and what
/// follows is the same as without the change (R7.4).
#[tokio::test]
async fn changing_ones_mind_shows_to_nobody() {
    let mut worlds = Vec::new();
    for changes in [0, 1, 3] {
        worlds.push(minds_changed(changes).await);
    }
    for other in &worlds[1..] {
        assert_eq!(worlds[0].len(), other.len());
        for (a, b) in worlds[0].iter().zip(other) {
            assert_eq!(a, b);
        }
    }
}

/// Everything that others receive in a round in which a player changes their mind this often: each
/// event of their streams, for programs and for pages, and the answers to new requests.
async fn minds_changed(changes: usize) -> Vec<String> {
    let (log, rounds) = whole_game(Mode::Classic, 4);
    let log = renamed(&log[..rounds[1]], &(0..84).collect::<Vec<u16>>());
    let mut world = World::new(&log, 4, None).await;
    let teller = last_began(&log);
    let fickle = (teller + 1) % 4;
    let others = [2, 3].map(|after| (teller + after) % 4);
    // `stay`: the page doesn't want to be reloaded.
    let page = format!("/t/{CODE}/live?stay=true");
    let board = format!("/t/{CODE}/board/live?stay=true");
    let mut following = vec![
        (world.eye.clone(), page.clone()),
        (world.eye.clone(), board),
    ];
    for seat in others.into_iter().chain([teller]) {
        let client = &world.players[seat].client;
        following.push((client.clone(), page.clone()));
        following.push((client.clone(), format!("/t/{CODE}/stream")));
    }
    let mut listeners = Vec::new();
    for (client, path) in &following {
        let mut listener = client.listen(path).await.unwrap();
        listener.must_hear().await.unwrap();
        listeners.push(listener);
    }
    let mut received = Vec::new();
    let hand = |world: &World, seat: usize| -> Vec<u16> {
        serde_json::from_value(world.streams[seat].view["game"]["stage"]["hand"].clone()).unwrap()
    };
    let votes = |world: &World, seat: usize| -> Vec<Value> {
        let offers = world.streams[seat].view["game"]["legal"].as_array();
        let offer = offers.unwrap().iter().find(|offer| offer["do"] == "vote");
        let spaces = offer.unwrap()["spaces"].as_array().unwrap().iter();
        spaces
            .map(|space| json!({ "ballot": { "votes": [space] } }))
            .collect()
    };
    let card = hand(&world, teller)[0];
    let tell = json!({ "clue": { "text": "a clue" }, "card": card });
    world.ask(teller, "tell", &tell).await;
    received.extend(heard(&mut listeners, &world).await);
    for step in ["give", "vote"] {
        let moves = match step {
            "give" => (hand(&world, fickle).iter())
                .map(|card| json!({ "cards": [card] }))
                .collect(),
            _ => votes(&world, fickle),
        };
        // The final choice is the same in every world.
        for change in (0..=changes).rev() {
            let before = world.received.len();
            world.ask(fickle, step, &moves[change % moves.len()]).await;
            received.extend(heard(&mut listeners, &world).await);
            let looks = world.received.split_off(before);
            // Whoever looks between two changes sees what later viewers see.
            if change == changes {
                received.extend(looks);
            } else {
                assert!(looks.iter().all(|look| received.contains(look)));
            }
        }
        for (client, path) in &following {
            let mut anew = client.listen(path).await.unwrap();
            received.push(format!("{:?}", anew.must_hear().await.unwrap()));
        }
        for seat in others {
            let own = match step {
                "give" => json!({ "cards": [hand(&world, seat)[0]] }),
                _ => votes(&world, seat)[0].clone(),
            };
            world.ask(seat, step, &own).await;
            received.extend(heard(&mut listeners, &world).await);
        }
    }
    world.server.stop().await;
    received.extend(world.received);
    received
}

/// Everything that listeners receive up to the viewer's version.
async fn heard(listeners: &mut [Stream], world: &World) -> Vec<String> {
    let version = world.eye_stream.version().to_string();
    let mut heard = Vec::new();
    for listener in listeners {
        while listener.last_id != version {
            let event = timeout(PATIENCE, listener.next()).await;
            let event = event.expect("nothing received").unwrap().unwrap();
            heard.push(format!("{event:?}"));
        }
    }
    heard
}
