//! `moonhare sim`: whole games between computer players, counted.

use std::{
    io::{self, IsTerminal, Write},
    time::Instant,
};

use clap::ValueEnum;
use comfy_table::{CellAlignment, Table, presets::UTF8_BORDERS_ONLY};
use indicatif::{ParallelProgressIterator, ProgressBar, ProgressStyle};
use moonhare_bots::Random;
use moonhare_rules::{
    Command, Event, Mode, Name, Player, Rabbit, Round, RuleError, Seat, Seed, Settings, State,
    Viewer, Why, decide,
};
use rayon::prelude::*;
use serde::Serialize;
use sha2::{Digest, Sha256};

/// Play whole games between computer players and report what happened in them.
///
/// The report depends on the seed alone, not on the machine or the number of threads. Speed is
/// reported on standard error.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    #[arg(long, value_enum, default_value_t = ModeArg::Classic)]
    mode: ModeArg,
    /// How many sit at each table.
    #[arg(long, default_value_t = 6)]
    players: u8,
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u32).range(1..))]
    games: u32,
    /// Any text or number; the same seed gives the same games.
    #[arg(long, default_value = "0")]
    seed: String,
    /// Print JSON instead of a table.
    #[arg(long)]
    json: bool,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum ModeArg {
    Classic,
    Party,
    Team,
}

impl From<ModeArg> for Mode {
    fn from(mode: ModeArg) -> Mode {
        match mode {
            ModeArg::Classic => Mode::Classic,
            ModeArg::Party => Mode::Party,
            ModeArg::Team => Mode::Team,
        }
    }
}

pub(crate) fn run(args: &Args) -> Result<(), String> {
    let settings = Settings::of(args.mode.into());
    let players = usize::from(args.players);
    let bar = if io::stderr().is_terminal() {
        let style = ProgressStyle::with_template("{wide_bar} {pos}/{len} games {per_sec} {eta}");
        ProgressBar::new(u64::from(args.games))
            .with_style(style.map_err(|error| error.to_string())?)
    } else {
        ProgressBar::hidden()
    };

    let began = Instant::now();
    let tally = (0..args.games)
        .into_par_iter()
        .progress_with(bar.clone())
        .map(|game| play(settings, players, &args.seed, game))
        .try_reduce(Tally::default, |a, b| Ok(a.plus(b)))
        .map_err(|error| match error.rule() {
            Some(rule) => format!("{error} ({rule})"),
            None => error.to_string(),
        })?;
    bar.finish_and_clear();

    let report = Report::of(args, settings.mode, players, &tally);
    let text = if args.json {
        serde_json::to_string(&report).map_err(|error| error.to_string())?
    } else {
        report.table().to_string()
    };
    writeln!(io::stdout(), "{text}").map_err(|error| error.to_string())?;
    let speed = f64::from(args.games) / began.elapsed().as_secs_f64();
    eprintln!(
        "{speed:.0} games per second on {} threads",
        rayon::current_num_threads()
    );
    Ok(())
}

/// A seed for one purpose of one game.
fn seed(base: &str, game: u32, purpose: &str) -> Seed {
    Seed(Sha256::digest(format!("{base}/{game}/{purpose}")).into())
}

fn play(settings: Settings, players: usize, base: &str, game: u32) -> Result<Tally, RuleError> {
    if !settings.mode.seats(players) {
        return Err(RuleError::Players {
            mode: settings.mode,
            players,
        });
    }
    let mut state = State::New;
    let mut tally = Tally {
        games: 1,
        ..Tally::default()
    };
    let mut act = |state: &mut State, command| {
        for event in decide(state, command)? {
            state.evolve(&event);
            tally.reshuffles += u64::from(matches!(event, Event::Reshuffled { .. }));
        }
        Ok::<(), RuleError>(())
    };
    act(&mut state, Command::Create { settings })?;
    for (rabbit, seat) in Rabbit::all().zip(Seat::all(players)) {
        let name = Name::new(&format!("Bot {}", seat.0 + 1))?;
        act(
            &mut state,
            Command::Sit {
                player: Player { name, rabbit },
            },
        )?;
    }
    act(
        &mut state,
        Command::Start {
            seed: seed(base, game, "deal"),
        },
    )?;
    let mut bots: Vec<Random> = Seat::all(players)
        .map(|seat| Random::new(seed(base, game, &seat.0.to_string())))
        .collect();
    while let State::Playing(_) = state {
        for (seat, bot) in Seat::all(players).zip(&mut bots) {
            let view = state.view(Viewer::Seat(seat));
            if let Some(command) = view.and_then(|view| bot.play(&view)) {
                act(&mut state, command)?;
            }
        }
    }
    for round in state.rounds() {
        tally.count(settings.mode, round);
    }
    tally.longest = tally.rounds;
    tally.shortest = Some(tally.rounds);
    Ok(tally)
}

/// Sums only, so that the order in which games are added does not matter.
#[derive(Clone, Copy, Debug, Default)]
struct Tally {
    games: u64,
    rounds: u64,
    shortest: Option<u64>,
    longest: u64,
    reshuffles: u64,
    storyteller: Role,
    others: Role,
    everyone: u64,
    nobody: u64,
    some: u64,
    agreed: u64,
    alone: u64,
    red: u64,
}

#[derive(Clone, Copy, Debug, Default)]
struct Role {
    points: u64,
    turns: u64,
}

impl Role {
    fn plus(self, other: Role) -> Role {
        Role {
            points: self.points + other.points,
            turns: self.turns + other.turns,
        }
    }

    fn mean(self) -> f64 {
        self.points as f64 / self.turns as f64
    }
}

impl Tally {
    fn count(&mut self, mode: Mode, round: &Round) {
        self.rounds += 1;
        let players = round.scores.len();
        for (seat, score) in Seat::all(players).zip(&round.scores) {
            let tells = mode.side(seat, players) == mode.side(round.storyteller, players);
            let role = if tells {
                &mut self.storyteller
            } else {
                &mut self.others
            };
            role.points += u64::from(score.points);
            role.turns += 1;
            for reason in &score.reasons {
                match reason.why {
                    Why::Agreed => self.agreed += 1,
                    Why::Alone => self.alone += 1,
                    Why::Red => self.red += 1,
                    Why::EveryoneFound if seat == round.storyteller => self.everyone += 1,
                    Why::NobodyFound if seat == round.storyteller => self.nobody += 1,
                    Why::FoundBySome if seat == round.storyteller => self.some += 1,
                    _ => {}
                }
            }
        }
    }

    fn plus(self, other: Tally) -> Tally {
        Tally {
            games: self.games + other.games,
            rounds: self.rounds + other.rounds,
            shortest: self.shortest.into_iter().chain(other.shortest).min(),
            longest: self.longest.max(other.longest),
            reshuffles: self.reshuffles + other.reshuffles,
            storyteller: self.storyteller.plus(other.storyteller),
            others: self.others.plus(other.others),
            everyone: self.everyone + other.everyone,
            nobody: self.nobody + other.nobody,
            some: self.some + other.some,
            agreed: self.agreed + other.agreed,
            alone: self.alone + other.alone,
            red: self.red + other.red,
        }
    }
}

#[derive(Debug, Serialize)]
struct Report {
    mode: Mode,
    players: usize,
    games: u64,
    seed: String,
    rounds: Rounds,
    points_per_round: Points,
    /// How often the storyteller's card was found, where there is one to find.
    #[serde(skip_serializing_if = "Option::is_none")]
    found: Option<Found>,
    /// Where green votes fell in Party.
    #[serde(skip_serializing_if = "Option::is_none")]
    votes: Option<Votes>,
    reshuffles_per_game: f64,
}

#[derive(Debug, Serialize)]
struct Rounds {
    mean: f64,
    least: u64,
    most: u64,
}

#[derive(Debug, Serialize)]
struct Points {
    storyteller: f64,
    others: f64,
}

#[derive(Debug, Serialize)]
struct Found {
    everyone: f64,
    nobody: f64,
    some: f64,
}

#[derive(Debug, Serialize)]
struct Votes {
    agreed: f64,
    alone: f64,
    red: f64,
}

impl Report {
    fn of(args: &Args, mode: Mode, players: usize, tally: &Tally) -> Report {
        let share = |part: u64, whole: u64| part as f64 / whole as f64;
        let green = tally.agreed + tally.alone + tally.red;
        Report {
            mode,
            players,
            games: tally.games,
            seed: args.seed.clone(),
            rounds: Rounds {
                mean: share(tally.rounds, tally.games),
                least: tally.shortest.unwrap_or(0),
                most: tally.longest,
            },
            points_per_round: Points {
                storyteller: tally.storyteller.mean(),
                others: tally.others.mean(),
            },
            found: (mode != Mode::Party).then(|| Found {
                everyone: share(tally.everyone, tally.rounds),
                nobody: share(tally.nobody, tally.rounds),
                some: share(tally.some, tally.rounds),
            }),
            votes: (mode == Mode::Party).then(|| Votes {
                agreed: share(tally.agreed, green),
                alone: share(tally.alone, green),
                red: share(tally.red, green),
            }),
            reshuffles_per_game: share(tally.reshuffles, tally.games),
        }
    }

    fn table(&self) -> Table {
        let mut table = Table::new();
        table.load_style(UTF8_BORDERS_ONLY);
        table.set_header([
            format!("{} with {} players", self.mode, self.players),
            format!("{} games", self.games),
        ]);
        if let Some(figures) = table.column_mut(1) {
            figures.set_cell_alignment(CellAlignment::Right);
        }
        let percent = |share: f64| format!("{:.1} %", share * 100.0);
        let number = |mean: f64| format!("{mean:.2}");
        let mut rows = vec![
            ("Rounds per game", number(self.rounds.mean)),
            (
                "  least and most",
                format!("{}–{}", self.rounds.least, self.rounds.most),
            ),
            (
                "Points per round, storyteller",
                number(self.points_per_round.storyteller),
            ),
            (
                "Points per round, others",
                number(self.points_per_round.others),
            ),
        ];
        if let Some(found) = &self.found {
            rows.push(("Everyone found the card", percent(found.everyone)));
            rows.push(("Nobody found the card", percent(found.nobody)));
            rows.push(("Some found the card", percent(found.some)));
        }
        if let Some(votes) = &self.votes {
            rows.push(("Votes with others on a card", percent(votes.agreed)));
            rows.push(("Votes alone on a card", percent(votes.alone)));
            rows.push(("Votes on the red card", percent(votes.red)));
        }
        rows.push(("Reshuffles per game", number(self.reshuffles_per_game)));
        for (label, figure) in rows {
            table.add_row([label.to_owned(), figure]);
        }
        table
    }
}
