//! The rule book: its examples agree with the rules, and every link into it works.

use crate::play::Play;
use moonhare_rules::{Mode, Score, Settings, Tabletop, Why};
use moonhare_table::{HostAsk, Onlooker};
use moonhare_web::{Lang, Placeholders, Prefs, page, rules_page};

fn book(lang: &Lang) -> String {
    let html = rules_page(lang, Prefs::default(), &Placeholders).into_string();
    // The drawings at the top of every page are not its text.
    html[html.find("<main").unwrap()..].to_owned()
}

/// The text between two parts of a page.
fn between<'a>(html: &'a str, from: &str, to: &str) -> &'a str {
    let start = html.find(from).expect(from);
    let rest = &html[start + from.len()..];
    &rest[..rest.find(to).unwrap()]
}

fn names(html: &str) -> Vec<String> {
    let names = html.split("<bdi>").skip(1);
    names
        .map(|name| name.split('<').next().unwrap().to_owned())
        .collect()
}

/// A line of an example's table: one player, or two partners.
struct Row {
    names: Vec<String>,
    tells: bool,
    votes: Vec<u8>,
    red: Option<u8>,
    points: u8,
    why: String,
}

fn row(html: &str) -> Row {
    let who = between(html, "<th", "</th>");
    let cells: Vec<&str> = html.split("<td>").skip(1).collect();
    let mut votes = Vec::new();
    let mut red = None;
    for vote in cells[0].split("rb-vote").skip(1) {
        let space = between(vote, "<b class=\"coin\">", "<").parse().unwrap();
        if vote.contains("#v-red") {
            red = Some(space);
        } else {
            votes.push(space);
        }
    }
    let points = between(cells[1], ">", "</b>").trim_start_matches('+');
    Row {
        names: names(who),
        tells: who.contains("<small>"),
        votes,
        red,
        points: points.parse().unwrap(),
        why: between(&format!("<td>{}", cells[2]), "<td>", "</td>").to_owned(),
    }
}

/// An example as a reader sees it: its round, its lines, and what the rules give.
struct Example {
    round: Tabletop,
    rows: Vec<Row>,
    scores: Vec<Score>,
}

fn example(html: &str, id: &str, mode: Mode) -> Example {
    let html = between(html, &format!("id=\"example-{id}\""), "</section>");
    let body = between(html, "<tbody>", "</tbody>");
    let rows: Vec<Row> = body.split("<tr>").skip(1).map(row).collect();
    let board = between(html, "<ul", "</ul>");
    let mut cards = Vec::new();
    for (index, card) in board.split("<li").skip(1).enumerate() {
        assert_eq!(between(card, "<b>", "</b>"), (index + 1).to_string());
        // The giver's name is under the picture, and a storyteller's name also on the ribbon.
        cards.push(names(card).pop().unwrap());
    }
    // Partners sit opposite: the first of each pair, then the second.
    let mut players: Vec<String> = rows.iter().map(|row| row.names[0].clone()).collect();
    players.extend(rows.iter().filter_map(|row| row.names.get(1).cloned()));
    let teller = rows.iter().find(|row| row.tells).unwrap();
    let storyteller = match mode {
        Mode::Team => teller.names[0].clone(),
        _ => teller.names.concat(),
    };
    let voter = |row: &Row| match mode {
        Mode::Team => (row.names.iter())
            .find(|name| !cards.contains(name))
            .unwrap()
            .clone(),
        _ => row.names.concat(),
    };
    let voted = rows.iter().filter(|row| !row.votes.is_empty());
    let round = Tabletop {
        mode,
        votes: voted
            .map(|row| {
                let votes = row.votes.iter().map(|&space| space.into());
                (voter(row), votes.collect())
            })
            .collect(),
        red: rows.iter().find_map(|row| row.red.map(Into::into)),
        players,
        storyteller,
        cards,
    };
    let scores = round.score().unwrap().into_iter().collect();
    Example {
        round,
        rows,
        scores,
    }
}

impl Example {
    fn whys(&self, name: &str) -> Vec<Why> {
        let seat = self.round.players.iter().position(|player| player == name);
        let reasons = &self.scores[seat.unwrap()].reasons;
        reasons.iter().map(|reason| reason.why).collect()
    }

    fn teller(&self) -> (u8, Vec<Why>) {
        let row = self.rows.iter().find(|row| row.tells).unwrap();
        (row.points, self.whys(&self.round.storyteller))
    }

    fn has(&self, why: Why) -> bool {
        let mut reasons = self.scores.iter().flat_map(|score| &score.reasons);
        reasons.any(|reason| reason.why == why)
    }
}

const EXAMPLES: [(&str, Mode); 7] = [
    ("some", Mode::Classic),
    ("everyone", Mode::Classic),
    ("nobody", Mode::Classic),
    ("seven", Mode::Classic),
    ("party", Mode::Party),
    ("team", Mode::Team),
    ("three", Mode::Classic),
];

#[test]
fn examples_say_what_the_rules_say() {
    for lang in Lang::all() {
        let html = book(lang);
        assert_eq!(html.matches("id=\"example-").count(), EXAMPLES.len());
        for (id, mode) in EXAMPLES {
            let example = example(&html, id, mode);
            for (index, row) in example.rows.iter().enumerate() {
                let score = &example.scores[index];
                assert_eq!(row.points, score.points, "{id}: {:?}", row.names);
                // The reasons add up to the points, and there are as many as the rules give.
                let parts: Vec<u8> = (row.why.split('+').skip(1))
                    .map(|part| part.split(',').next().unwrap().trim().parse().unwrap())
                    .collect();
                assert_eq!(
                    parts.iter().sum::<u8>(),
                    row.points,
                    "{}: {}",
                    lang.tag(),
                    row.why
                );
                let told = row.why.split(", ").count();
                if !score.reasons.is_empty() {
                    let paid = score.reasons.iter().filter(|reason| reason.points > 0);
                    assert_eq!(parts.len(), paid.count(), "{}", row.why);
                    assert!(told >= score.reasons.len(), "{}", row.why);
                }
            }
        }
    }
}

#[test]
fn examples_show_what_they_are_for() {
    let html = book(Lang::english());
    let read = |at: usize| example(&html, EXAMPLES[at].0, EXAMPLES[at].1);

    let some = read(0);
    assert_eq!(some.teller(), (3, vec![Why::FoundBySome]));
    assert!(some.has(Why::Found) && some.has(Why::Fooled));

    let everyone = read(1);
    assert_eq!(everyone.teller(), (0, vec![Why::EveryoneFound]));
    let others = everyone.rows.iter().filter(|row| !row.tells);
    assert!(others.clone().count() == 3 && others.clone().all(|row| row.points == 2));

    let nobody = read(2);
    assert_eq!(nobody.teller(), (0, vec![Why::NobodyFound]));
    assert!(nobody.has(Why::Fooled));

    let seven = read(3);
    assert!(seven.round.players.len() >= 7);
    let found = |votes: usize| {
        let row = seven.rows.iter().find(|row| {
            row.votes.len() == votes && seven.whys(&row.names[0]).contains(&Why::Found)
        });
        seven.whys(&row.unwrap().names[0])
    };
    assert!(found(1).contains(&Why::SingleVote));
    assert!(!found(2).contains(&Why::SingleVote));

    let party = read(4);
    assert!(party.round.red.is_some());
    assert!([Why::Agreed, Why::Red, Why::Alone].map(|why| party.has(why)) == [true; 3]);

    let team = read(5);
    assert_eq!(team.rows.len(), 3);
    assert_eq!(team.teller(), (4, vec![Why::FoundBySome, Why::Fooled]));

    let three = read(6);
    assert_eq!((three.rows.len(), three.round.cards.len()), (3, 5));
    assert!(three.has(Why::Found) && three.has(Why::Fooled));
}

/// Every section of the contents exists, and every section that the help links to.
#[test]
fn every_link_into_the_book_works() {
    let html = book(Lang::english());
    let arrives = |id: &str| assert!(html.contains(&format!(" id=\"{id}\"")), "#{id}");
    let inside: Vec<&str> = html.split("href=\"#").skip(1).collect();
    let contents = inside
        .iter()
        .map(|link| link.split('"').next().unwrap())
        .filter(|id| !id.contains('-') || *id == "a-round");
    assert_eq!(contents.inspect(|id| arrives(id)).count(), 10);

    let mut met = Vec::new();
    for (mode, players) in [
        (Mode::Classic, 3),
        (Mode::Classic, 5),
        (Mode::Classic, 8),
        (Mode::Party, 6),
        (Mode::Team, 6),
    ] {
        let mut play = Play::gathered(Settings::of(mode), players);
        met.extend(help(&play));
        play.host(HostAsk::Start);
        met.extend(help(&play));
        play.claim(0);
        met.extend(help(&play));
        play.tell("Almost there", 1);
        met.extend(help(&play));
        play.give_all_but(&[], 1);
        met.extend(help(&play));
        play.vote_all_but(&[], usize::from);
        met.extend(help(&play));
        play.next_all_but(&[]);
        play.finish();
        met.extend(help(&play));
    }
    for (id, words) in &met {
        arrives(id);
        assert!(words.len() > 30, "{words}");
    }
    met.sort();
    met.dedup();
    // Each step and each mode has its own text.
    assert_eq!(met.len(), 3 + 2 + 2 + 4 + 4 + 4 + 1, "{met:#?}");
}

/// The help's link and text; the big screen has none.
fn help(play: &Play) -> Option<(String, String)> {
    let draw = |viewer| {
        let view = play.view(viewer);
        page(&play.page(&view)).into_string()
    };
    assert!(!draw(&Onlooker::Screen).contains("help"));
    let html = draw(&Onlooker::Guest);
    assert_eq!(html.matches("popovertarget=\"help\" aria").count(), 1);
    let step = between(&html, "data-step=\"", "\"");
    let sheet = between(&html, &format!("class=\"for-{step}\""), "</div>");
    let id = between(sheet, "/rules#", "\"").to_owned();
    Some((id, between(sheet, "<p>", "</p>").to_owned()))
}

#[test]
fn the_book_in_english() {
    let html = book(Lang::english()).replace("><", ">\n<");
    insta::assert_snapshot!("page", html);
}
