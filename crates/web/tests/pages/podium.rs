//! The end of a game: everybody finds an award, equal scores share a step, and every round has its
//! points.

use crate::play::Play;
use moonhare_rules::{Mode, Seat, Settings, Stage};
use moonhare_table::{HostAsk, Onlooker};
use moonhare_web::{Lang, RegionId, TablePage, regions};

/// A finished game in which votes differ.
fn finished(mode: Mode, players: usize) -> Play {
    let mut play = Play::gathered(Settings::of(mode), players);
    play.host(HostAsk::Start);
    for n in 0.. {
        if !matches!(play.game().stage, Stage::Playing(_)) {
            return play;
        }
        play.round("Almost there", |seat| (usize::from(seat) * 7 + n * 5) / 3);
        play.next_all_but(&[]);
    }
    unreachable!()
}

fn middle(play: &Play, onlooker: &Onlooker, lang: &'static Lang) -> String {
    let view = play.view(onlooker);
    let drawn = regions(&TablePage {
        lang,
        ..play.page(&view)
    });
    drawn.get(RegionId::Middle).unwrap().to_owned()
}

#[test]
fn everybody_finds_an_award_of_their_own_first() {
    for (mode, players) in [
        (Mode::Classic, 3),
        (Mode::Classic, 12),
        (Mode::Party, 6),
        (Mode::Party, 12),
        (Mode::Team, 6),
        (Mode::Team, 12),
    ] {
        let play = finished(mode, players);
        for seat in Seat::all(players) {
            let onlooker = play.sitter(seat).unwrap();
            let html = middle(&play, &onlooker, Lang::english());
            let first = html.split("<li class=\"award").nth(1).unwrap();
            assert!(
                first.starts_with(" is-mine"),
                "{mode} of {players}, {seat:?}: {first}"
            );
        }
        for guest in [Onlooker::Guest, Onlooker::Screen] {
            let html = middle(&play, &guest, Lang::english());
            assert!(html.contains("<li class=\"award\">"), "{mode} of {players}");
            assert!(!html.contains("is-mine"), "{mode} of {players}");
        }
    }
}

#[test]
fn awards_are_whole_sentences_in_every_language() {
    for lang in Lang::all() {
        for (mode, players) in [(Mode::Classic, 7), (Mode::Party, 12), (Mode::Team, 12)] {
            let html = middle(&finished(mode, players), &Onlooker::Screen, lang);
            let reasons: Vec<&str> = (html.split("<p class=\"reason\">").skip(1))
                .map(|rest| rest.split("</p>").next().unwrap())
                .collect();
            assert!(reasons.len() >= mode.sides(players) / 2, "{reasons:?}");
            for reason in reasons {
                assert!(reason.ends_with('.') && !reason.contains('{'), "{reason}");
            }
        }
    }
}

/// Ana, Mihai and the others in a game that only some scored in.
#[test]
fn equal_scores_share_a_step_and_a_line() {
    let mut play = Play::started(Mode::Party, 6);
    // Ana and Mihai agree, and so do the three after them; Béla, who votes alone, gets nothing.
    play.round("Almost there", |seat| [0, 0, 2, 2, 2, 4][usize::from(seat)]);
    play.next_all_but(&[]);
    for _ in 0..5 {
        play.round("Almost there", usize::from);
        play.next_all_but(&[]);
    }
    let html = middle(&play, &Onlooker::Screen, Lang::english());
    let steps: Vec<(&str, usize)> = (html.split("<li class=\"step ").skip(1))
        .map(|step| {
            let champs = step.split("</div>").next().unwrap();
            (&step[..6], champs.matches("<svg").count())
        })
        .collect();
    let view = play.view(&Onlooker::Screen);
    let Stage::Over(podium) = &view.game.stage else {
        panic!("the game goes on");
    };
    let mut scores: Vec<u16> = podium.track.iter().map(|side| side.score).collect();
    scores.sort_unstable_by(|a, b| b.cmp(a));
    for (class, rabbits) in &steps {
        let place: usize = class[5..].parse().unwrap();
        let score = scores[place - 1];
        let equal = scores.iter().filter(|other| **other == score).count();
        assert_eq!(*rabbits, equal, "{class} of {scores:?}");
    }
    assert!(steps.iter().any(|(_, rabbits)| *rabbits > 1), "{scores:?}");
    let on_steps: usize = steps.iter().map(|(_, rabbits)| rabbits).sum();
    let crowd = html.split("class=\"crowd").nth(1);
    let crowd = crowd.map_or(0, |crowd| {
        crowd.split("</ol>").next().unwrap().matches("<li>").count()
    });
    assert_eq!(on_steps + crowd, 6, "{html}");
    // The line names those who share a place together, and tells no place that nobody has.
    let drawn = regions(&play.page(&view));
    let line = drawn.get(RegionId::Status).unwrap();
    for place in [2, 3] {
        let is_taken = steps
            .iter()
            .any(|(class, _)| class.ends_with(&place.to_string()));
        let class = if place == 2 { "at-second" } else { "at-third" };
        assert_eq!(line.contains(class), is_taken, "{line}");
    }
}

#[test]
fn long_games_fit_on_the_big_screen() {
    let settings = Settings {
        goal: moonhare_rules::Goal::Tellings(5),
        ..Settings::of(Mode::Party)
    };
    let mut play = Play::gathered(settings, 6);
    play.host(HostAsk::Start);
    play.finish();
    let html = middle(&play, &Onlooker::Screen, Lang::english());
    let body = html.split("<tbody>").nth(1).unwrap();
    let rows = body
        .split("</tbody>")
        .next()
        .unwrap()
        .matches("<tr>")
        .count();
    // The first row sums up what has no row of its own.
    assert!(rows <= 18, "{rows}");
    let summed = format!("Rounds 1 to {}", 30 - (rows - 1));
    assert!(body.contains(&summed), "{summed}: {body}");
}

/// Names break at hyphens, so the longest word isn't in the longest name.
#[test]
fn the_longest_word_on_a_step_sets_its_type() {
    for names in [
        ["Jean-Christophe-Marie", "Wolfeschlegelst"],
        ["Wolfeschlegelst", "Jean-Christophe-Marie"],
    ] {
        let [first, second] = names;
        let names = [first, second, "Ana", "Mihai", "Tomasz", "Nkechi"];
        let mut play = Play::gathered_as(Settings::of(Mode::Party), &names);
        play.host(HostAsk::Start);
        // The first two agree and share the first place. The others vote alone.
        for _ in 0..names.len() {
            play.round("Almost there", |seat| usize::from(seat.max(1)));
            play.next_all_but(&[]);
        }
        let html = middle(&play, &Onlooker::Screen, Lang::english());
        assert!(
            html.contains("<li class=\"step step-1 two w-18\">"),
            "{html}"
        );
    }
}
