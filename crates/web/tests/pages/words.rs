//! The messages: complete, harmless, and none unused.

use moonhare_languages as languages;
use moonhare_rules::{Mode, Rabbit, RuleError, Seat, Space, Step};
use moonhare_table::TableError;
use moonhare_web::{Lang, file_refusal, refusal, rule_refusal};

/// Every refusal; the match below doesn't compile if one is missing.
fn rule_errors() -> Vec<RuleError> {
    use RuleError::*;
    let rabbit = Rabbit::all().next().unwrap();
    let mode = Mode::Party;
    let mut all = vec![
        NoTable,
        TableExists,
        Begun,
        NotBegun,
        Over,
        NotOver,
        TableFull,
        NoSuchSeat { seat: Seat(3) },
        NoSuchRabbit,
        RabbitTaken { rabbit },
        Order,
        DeckTooSmall {
            cards: 10,
            players: 6,
            needed: 36,
        },
        DeckTooLarge {
            cards: 3000,
            most: 2000,
        },
        BlankText,
        TextTooLong { most: 30 },
        NotStoryteller,
        CardNeeded,
        NoCardWithClue,
        NotInHand { step: Step::Giving },
        GiftSize {
            wanted: 1,
            given: 0,
        },
        GiftSize {
            wanted: 1,
            given: 3,
        },
        GiftSize {
            wanted: 2,
            given: 1,
        },
        SameCardTwice,
        StorytellerGave,
        PartnerGave,
        NothingToTakeBack,
        StorytellerVotes { mode },
        PartnerVotes,
        GiverVotes,
        NoSuchSpace {
            space: Space(9),
            spaces: 6,
        },
        OwnCard { space: Space(2) },
        SameSpaceTwice,
        VoteCount {
            mode,
            most: 1,
            given: 0,
        },
        VoteCount {
            mode,
            most: 1,
            given: 2,
        },
        VoteCount {
            mode,
            most: 2,
            given: 0,
        },
        VoteCount {
            mode,
            most: 2,
            given: 3,
        },
        RedMissing,
        RedNotAllowed,
        PressedOnAlready,
    ];
    for mode in Mode::ALL {
        all.extend([
            Players { mode, players: 2 },
            Players { mode, players: 1 },
            Goal { mode },
        ]);
    }
    for step in Step::ALL {
        all.push(WrongStep { step });
    }
    for error in &all {
        match error {
            NoTable
            | TableExists
            | Begun
            | NotBegun
            | Over
            | NotOver
            | TableFull
            | NoSuchSeat { .. }
            | NoSuchRabbit
            | RabbitTaken { .. }
            | Order
            | Players { .. }
            | Goal { .. }
            | DeckTooSmall { .. }
            | DeckTooLarge { .. }
            | BlankText
            | TextTooLong { .. }
            | WrongStep { .. }
            | NotStoryteller
            | CardNeeded
            | NoCardWithClue
            | NotInHand { .. }
            | GiftSize { .. }
            | SameCardTwice
            | StorytellerGave
            | PartnerGave
            | NothingToTakeBack
            | StorytellerVotes { .. }
            | PartnerVotes
            | GiverVotes
            | NoSuchSpace { .. }
            | OwnCard { .. }
            | SameSpaceTwice
            | VoteCount { .. }
            | RedMissing
            | RedNotAllowed
            | PressedOnAlready => {}
        }
    }
    all
}

fn table_errors() -> Vec<TableError> {
    use TableError::*;
    let all = vec![
        HostOnly,
        PlayersOnly,
        Removed,
        NextRound,
        NotRemoved,
        TooManyPeople,
        SeatedAlready,
        HereAlready,
        NoFreeSeat,
        SeatKept,
        BotHost,
        NoPerson,
        Paused,
        NotPaused,
        ChatOff,
        LineTooLong,
        NotABotsMove,
        TicketGone,
        NoRecording,
        NoSuchDeck,
        NoDeck,
        CardsAreCounted,
        TooManyDecks { most: 12 },
    ];
    for error in &all {
        match error {
            HostOnly
            | PlayersOnly
            | Removed
            | NextRound
            | NotRemoved
            | TooManyPeople
            | NoPerson
            | SeatedAlready
            | HereAlready
            | NoFreeSeat
            | SeatKept
            | BotHost
            | Paused
            | NotPaused
            | ChatOff
            | LineTooLong
            | NotABotsMove
            | TicketGone
            | NoRecording
            | NoSuchDeck
            | NoDeck
            | CardsAreCounted
            | TooManyDecks { .. }
            | Rule(_) => {}
        }
    }
    all
}

/// The messages of a language; a variant has only some.
fn keys(tag: &str) -> Vec<String> {
    let folder = languages::find(tag).unwrap().folder();
    languages::messages(folder).0.into_keys().collect()
}

/// The name of the message for a refusal's code.
fn code(error: &impl serde::Serialize) -> String {
    let value = serde_json::to_value(error).unwrap();
    format!(
        "refused-{}",
        value["code"].as_str().unwrap().replace('_', "-")
    )
}

#[test]
fn every_refusal_has_its_sentence_in_every_language() {
    for lang in Lang::all() {
        let known = keys(lang.tag());
        let mut used: Vec<String> = Vec::new();
        for error in table_errors() {
            used.push(code(&error));
            whole(&refusal(lang, &error));
        }
        for error in rule_errors() {
            used.push(code(&error));
            let sentence = rule_refusal(lang, &error);
            whole(&sentence);
            assert_eq!(refusal(lang, &error.into()), sentence);
        }
        for problem in moonhare_deck::FileProblem::one_of_each() {
            used.push(code(&problem));
            let sentence = file_refusal(lang, &problem).unwrap();
            whole(&sentence);
            assert!(sentence.contains(problem.file()), "{sentence}");
            if lang.tag() == "en" {
                assert_eq!(sentence, problem.to_string());
            }
        }
        for key in &used {
            let may_lack = lang.tag().contains('-');
            assert!(
                may_lack || known.contains(key),
                "{}: {key} is missing",
                lang.tag()
            );
        }
        for key in known.iter().filter(|key| key.starts_with("refused-")) {
            assert!(used.contains(key), "{}: {key} is not used", lang.tag());
        }
    }
}

/// Checks that a sentence has no unfilled placeholders.
fn whole(sentence: &str) {
    assert!(!sentence.is_empty());
    assert!(!sentence.contains(['{', '}', '$']), "{sentence}");
    assert!(!sentence.ends_with(';'), "{sentence}");
}

#[test]
fn the_best_language_is_found() {
    assert_eq!(Lang::negotiate("en-GB,en;q=0.8").tag(), "en");
    assert_eq!(Lang::negotiate("xx, en;q=0.5").tag(), "en");
    assert_eq!(Lang::negotiate("").tag(), "en");
    assert_eq!(Lang::negotiate("xx, de;q=0").tag(), "en");
    assert_eq!(Lang::negotiate(";;q=,,").tag(), "en");
    assert_eq!(Lang::negotiate("pt-pt, en").tag(), "pt-PT");
    assert_eq!(Lang::negotiate("de-CH-1996, en").tag(), "de");
    assert_eq!(Lang::negotiate("xx, pt-BR;q=0.9, en;q=0.8").tag(), "pt");
}
