//! `moonhare sim`: plays whole games between computer players and counts.

mod player;
mod plot;
mod ratio;
mod report;
mod tally;

use std::{
    fs,
    io::{self, IsTerminal, Write},
    path::PathBuf,
    sync::Arc,
    time::Instant,
};

use clap::ValueEnum;
use indicatif::{ParallelProgressIterator, ProgressBar, ProgressIterator, ProgressStyle};
use moonhare_bots::{Lang, Repertoire, Said};
use moonhare_rules::{
    Clue, Command, Event, Mode, Move, Name, Player as Sitter, Rabbit, RuleError, Seat, SeatSet,
    Seed, Settings, Stage, State, Viewer, decide,
};
use parking_lot::RwLock;
use rayon::prelude::*;
use sha2::{Digest, Sha256};

use crate::cited;

use self::{
    player::{PlayerKind, SimPlayer},
    report::SimReport,
    tally::{SimTally, Skill},
};

/// Play whole games between computer players and report what happened in them.
///
/// The report depends only on the seed, not on the machine or the number of threads. The speed is
/// printed on standard error.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    #[arg(long, value_enum, default_value_t = ModeArg::Classic)]
    mode: ModeArg,
    /// Players at each table; by default as many as --seats names, or 6.
    #[arg(long)]
    players: Option<u8>,
    /// The kinds of players, clockwise; repeated until all seats are taken. They move one seat on
    /// after each game.
    #[arg(long, value_enum, value_delimiter = ',', default_value = "random")]
    seats: Vec<PlayerKind>,
    /// The language of the clues: a tag like en or pt-PT.
    #[arg(long, default_value = "en", value_parser = parse_lang)]
    lang: Lang,
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u32).range(1..))]
    games: u32,
    /// Any text or number; the same seed gives the same games.
    #[arg(long, default_value = "0")]
    seed: String,
    /// Play the games one after another at the tables of one server, where computer players remember
    /// what was told at other tables, and report how many clues were heard before.
    #[arg(long)]
    one_server: bool,
    /// Print JSON instead of a table.
    #[arg(long)]
    json: bool,
    /// Draw the figures of each kind of player into this SVG file.
    #[arg(long)]
    plot: Option<PathBuf>,
}

pub(crate) fn parse_lang(tag: &str) -> Result<Lang, String> {
    Lang::of(tag).ok_or_else(|| {
        let tags: Vec<&str> = Lang::all().map(Lang::tag).collect();
        format!("{tag} is not one of {}", tags.join(", "))
    })
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
    let players = match args.players {
        Some(players) => usize::from(players),
        None if args.seats.len() > 1 => args.seats.len(),
        None => 6,
    };
    let mode = settings.mode;
    if !mode.allows(players) {
        let error = RuleError::Players { mode, players };
        return Err(cited(&error, error.rule()));
    }
    if args.seats.len() > players {
        return Err(format!(
            "--seats names {} seats for {players} players; name as many, or fewer.",
            args.seats.len()
        ));
    }
    let bar = if io::stderr().is_terminal() {
        let style = ProgressStyle::with_template("{wide_bar} {pos}/{len} games {per_sec} {eta}");
        ProgressBar::new(u64::from(args.games))
            .with_style(style.map_err(|error| error.to_string())?)
    } else {
        ProgressBar::hidden()
    };

    let began = Instant::now();
    let tally = if args.one_server {
        let repertoire = Arc::default();
        (0..args.games)
            .progress_with(bar.clone())
            .map(|game| play(args, settings, players, game, &repertoire))
            .try_fold(SimTally::default(), |a, b| Ok(a.plus(b?)))
    } else {
        (0..args.games)
            .into_par_iter()
            .progress_with(bar.clone())
            .map(|game| play(args, settings, players, game, &Arc::default()))
            .try_reduce(SimTally::default, |a, b| Ok(a.plus(b)))
    };
    let tally = tally.map_err(|error| cited(&error, error.rule()))?;
    bar.finish_and_clear();

    let report = SimReport::of(args, mode, players, &tally);
    let text = if args.json {
        serde_json::to_string(&report).map_err(|error| error.to_string())?
    } else {
        report.table().to_string()
    };
    writeln!(io::stdout(), "{text}").map_err(|error| error.to_string())?;
    if let Some(path) = &args.plot {
        let written = fs::write(path, plot::svg(&report));
        written.map_err(|error| format!("{} cannot be written: {error}.", path.display()))?;
    }
    let speed = f64::from(args.games) / began.elapsed().as_secs_f64();
    eprintln!(
        "{speed:.0} games per second on {} threads",
        rayon::current_num_threads()
    );
    Ok(())
}

/// The seed for one purpose in one game.
fn seed(base: &str, game: u32, purpose: &str) -> Seed {
    Seed(Sha256::digest(format!("{base}/{game}/{purpose}")).into())
}

fn play(
    args: &Args,
    settings: Settings,
    players: usize,
    game: u32,
    repertoire: &Arc<RwLock<Repertoire>>,
) -> Result<SimTally, RuleError> {
    let base = &args.seed;
    let mut state = State::New;
    let mut tally = SimTally {
        games: 1,
        ..SimTally::default()
    };
    let mut act = |state: &mut State, command| {
        for event in decide(state, command)? {
            state.evolve(&event);
            tally.reshuffles += u64::from(matches!(event, Event::Reshuffled { .. }));
        }
        Ok::<(), RuleError>(())
    };
    act(&mut state, Command::Create { settings })?;
    let mut kinds = Vec::new();
    let mut bots = Vec::new();
    for (rabbit, seat) in Rabbit::all().zip(Seat::all(players)) {
        // A bot's mind comes from its name, so each game has other minds.
        let name = Name::new(&format!("Bot {game}.{}", seat.0 + 1))?;
        let kind = args.seats[(seat.index() + game as usize) % players % args.seats.len()];
        let seed = seed(base, game, &seat.0.to_string());
        bots.push(SimPlayer::new(kind, &name, args.lang, seed));
        kinds.push(kind);
        let player = Sitter { name, rabbit };
        act(&mut state, Command::Sit { player })?;
    }
    act(
        &mut state,
        Command::Start {
            seed: seed(base, game, "deal"),
        },
    )?;
    let mut said = Said::new(repertoire.clone());
    let (mut told, mut heard) = (0, 0);
    let mut order: Vec<Seat> = Seat::all(players).collect();
    let orders = seed(base, game, "order");
    for pass in 0.. {
        if !matches!(state, State::Playing(_)) {
            break;
        }
        // Shuffled, so that no seat moves first every time.
        orders.shuffle(pass, &mut order);
        for &seat in &order {
            let view = state.view(Viewer::Seat(seat));
            let bot = &mut bots[seat.index()];
            if let Some(mv) = view.and_then(|view| bot.play(&view, &said)) {
                if let Move::Tell {
                    clue: Clue::Text(clue),
                    ..
                } = &mv
                {
                    told += 1;
                    heard += u64::from(said.is_remembered(clue));
                    said.note(clue);
                }
                act(&mut state, mv.by(seat))?;
            }
        }
    }
    for round in state.rounds() {
        tally.count(settings.mode, round);
    }
    let winners = match state.view(Viewer::Spectator).map(|view| view.stage) {
        Some(Stage::Over(podium)) => podium.winners,
        _ => SeatSet::EMPTY,
    };
    tally.skills = Skill::of_game(settings.mode, &kinds, state.rounds(), winners);
    (tally.told, tally.heard) = (told, heard);
    tally.longest = tally.rounds;
    tally.shortest = Some(tally.rounds);
    Ok(tally)
}
