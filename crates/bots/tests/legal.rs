//! Whole games in every mode and size: all that a computer player does is legal, no clue is said
//! twice, and none is a word of its card.

#![allow(clippy::unwrap_used)]
// Only here: the table that the players sit at.
#![allow(clippy::disallowed_types)]

use std::collections::BTreeSet;

use std::collections::BTreeMap;

use moonhare_bots::{Bot, Gallery, Lang, Level, Random, Said, Wordbook};
use moonhare_rules::{
    Clue, ClueText, Command, Goal, MOST_PLAYERS, Mode, Move, Name, Player, Rabbit, Seat, Seed,
    Settings, Stage, State, Viewer, decide,
};

fn act(state: &mut State, command: Command) {
    let said = format!("{command:?}");
    let events = decide(state, command);
    assert!(events.is_ok(), "{events:?} to {said}");
    events
        .iter()
        .flatten()
        .for_each(|event| state.evolve(event));
}

fn table(settings: Settings, players: usize, seed: u8) -> State {
    let mut state = State::New;
    act(&mut state, Command::Create { settings });
    for (rabbit, nth) in Rabbit::all().zip(0..players) {
        let name = Name::new(&format!("Bot {nth}")).unwrap();
        let player = Player { name, rabbit };
        act(&mut state, Command::Sit { player });
    }
    let seed = Seed([seed; 32]);
    act(&mut state, Command::Start { seed });
    state
}

fn play(mode: Mode, players: usize, lang: Lang, seed: u8) {
    let goal = match mode {
        Mode::Classic => Goal::Points(10),
        Mode::Party | Mode::Team => Goal::Tellings(1),
    };
    let settings = Settings {
        goal,
        ..Settings::of(mode)
    };
    let mut state = table(settings, players, seed);
    let (gallery, book) = (Gallery::moonhare(), Wordbook::moonhare());
    let bot = |seat: Seat| {
        let level = Level::ALL[seat.index() % 3];
        Bot::new(
            gallery,
            &format!("Bot {}", seat.0),
            level,
            lang,
            Seed([seed; 32]),
        )
    };
    let mut said = Said::default();
    while let State::Playing(_) = state {
        let mut moved = false;
        for seat in Seat::all(players) {
            let view = state.view(Viewer::Seat(seat)).unwrap();
            let Some(mv) = bot(seat).play(&view, &said) else {
                assert!(
                    !view.waiting.contains(seat),
                    "{seat:?} has no answer to {view:?}"
                );
                continue;
            };
            assert_eq!(bot(seat).play(&view, &said).as_ref(), Some(&mv));
            if let Move::Tell {
                clue: Clue::Text(clue),
                card,
            } = &mv
            {
                assert!(!said.contains(clue), "{clue} twice");
                said.note(clue);
                assert_eq!(card.is_none(), mode == Mode::Party);
                if let Some(card) = card {
                    let written = &book.words(usize::from(card.0), lang).unwrap().clues;
                    let mut written = written.iter().filter_map(|text| ClueText::new(text).ok());
                    assert!(written.any(|written| written == *clue), "{clue}");
                }
            }
            act(&mut state, mv.by(seat));
            moved = true;
        }
        assert!(moved, "nobody moves");
    }
}

#[test]
fn every_move_is_legal_in_every_mode_and_size() {
    let mut games = 0;
    for mode in Mode::ALL {
        for players in (3..=MOST_PLAYERS).filter(|players| mode.allows(*players)) {
            let lang = Lang::all().nth(games % Lang::all().count()).unwrap();
            play(mode, players, lang, games as u8);
            games += 1;
        }
    }
    assert_eq!(games, 10 + 7 + 4);
}

/// Seats without a thought: every kind of move is made, taking back too.
#[test]
fn random_seats_take_their_time_and_change_their_minds() {
    let mut made = BTreeSet::new();
    for game in 0..9 {
        let mut state = table(Settings::of(Mode::Team), 6, game);
        let seed = |seat: Seat| Seed([game * 6 + seat.0; 32]);
        let mut minds: Vec<Random> = (Seat::all(6).map(seed)).map(Random::new).collect();
        while let State::Playing(_) = state {
            for (seat, mind) in Seat::all(6).zip(&mut minds) {
                let view = state.view(Viewer::Seat(seat)).unwrap();
                if let Some(mv) = mind.dawdle(&view) {
                    let name = format!("{mv:?}");
                    made.insert(name.split([' ', '(']).next().unwrap().to_owned());
                    act(&mut state, mv.by(seat));
                }
            }
        }
    }
    let wanted = ["Claim", "Give", "Next", "TakeBack", "Tell", "Vote"];
    assert!(made.iter().eq(wanted), "{made:?}");
}

#[test]
fn a_deck_without_words_is_played_all_the_same() {
    let mut book = Wordbook::default();
    (0..84).for_each(|card| book.add(&card.to_string(), BTreeMap::new()));
    let gallery = Gallery::new(&book);
    let mut state = table(Settings::of(Mode::Classic), 4, 1);
    let said = Said::default();
    while state.rounds().len() < 4 {
        for seat in Seat::all(4) {
            let view = state.view(Viewer::Seat(seat)).unwrap();
            let bot = Bot::new(
                &gallery,
                "Luna",
                Level::Normal,
                Lang::default(),
                Seed([2; 32]),
            );
            if let Some(mv) = bot.play(&view, &said) {
                act(&mut state, mv.by(seat));
            }
        }
    }
}

#[test]
fn a_view_of_no_seat_is_not_played() {
    let state = table(Settings::of(Mode::Classic), 4, 1);
    let bot = Bot::new(
        Gallery::moonhare(),
        "Luna",
        Level::Normal,
        Lang::default(),
        Seed([2; 32]),
    );
    for viewer in [Viewer::Spectator, Viewer::Screen] {
        let view = state.view(viewer).unwrap();
        assert!(matches!(view.stage, Stage::Playing(_)));
        assert_eq!(bot.play(&view, &Said::default()), None);
    }
}
