//! `moonhare bot`: a computer player for any table, and tools that show how computer players think.

mod visit;

use std::{
    fs,
    io::{self, BufRead, Read, Write},
    path::{Path, PathBuf},
    time::Duration,
};

use clap::Subcommand;
use moonhare_bots::{Bot, Gallery, Lang, Level, Said, Wordbook};
use moonhare_rules::{
    Clue, Command, First, Mode, Move, Name, Player, Rabbit, Seat, Seed, Settings, State, Viewer,
    decide,
};
use serde::{Deserialize, Serialize};

use crate::sim::parse_lang;

/// Send a computer player to a table, or ask how computer players think.
///
/// With --url it sits down at that table and plays until the game is over or you press Ctrl-C, and then leaves. It
/// uses only the public JSON interface: docs/writing-a-bot.md.
#[derive(Debug, clap::Args)]
#[command(args_conflicts_with_subcommands = true, arg_required_else_help = true)]
pub(crate) struct Args {
    #[command(subcommand)]
    command: Option<BotCommand>,
    /// The link to the table, as players share it.
    #[arg(long)]
    url: Option<String>,
    /// Its name; another name plays differently.
    #[arg(long, default_value = "Marlow")]
    name: String,
    /// The language of its clues: a tag like en or pt-PT.
    #[arg(long, default_value = "en", value_parser = parse_lang)]
    lang: Lang,
    /// How well it plays.
    #[arg(long, value_enum, default_value = "normal")]
    level: Skill,
    /// The table's password, if it has one.
    #[arg(long, env = "MOONHARE_TABLE_PASSWORD", hide_env_values = true)]
    password: Option<String>,
    /// The longest time it thinks, in milliseconds.
    #[arg(long, default_value_t = 6000, value_parser = clap::value_parser!(u64).range(..=3_600_000))]
    thinks: u64,
    /// How many seconds to keep trying while the server doesn't answer or refuses a move.
    #[arg(long, default_value_t = 60, value_parser = clap::value_parser!(u64).range(..=86_400))]
    patience: u64,
}

#[derive(Clone, Copy, Debug, clap::ValueEnum)]
enum Skill {
    Easy,
    Normal,
    Sharp,
}

impl From<Skill> for Level {
    fn from(skill: Skill) -> Level {
        match skill {
            Skill::Easy => Level::Easy,
            Skill::Normal => Level::Normal,
            Skill::Sharp => Level::Sharp,
        }
    }
}

#[derive(Debug, Subcommand)]
enum BotCommand {
    Rank(Rank),
    Tell(Tell),
}

/// Read clues as JSON lines on standard input and print how well each card fits.
///
/// Example: {"clue":"Once upon a time","cards":["star_fisher","book_stair"]}
///
/// `cards` are names of cards or picture files of the deck; without them, all cards in deck order.
/// The answer to each line is {"fit":[…]}, one number for each card: higher fits better.
#[derive(Debug, clap::Args)]
struct Rank {
    /// A deck.toml with words, or a folder with one; by default the built-in deck.
    #[arg(long)]
    deck: Option<PathBuf>,
    /// The language of the table, for words that exist in several languages.
    #[arg(long, default_value = "en", value_parser = parse_lang)]
    lang: Lang,
}

/// Print clues that a computer player gives, each with its card.
#[derive(Debug, clap::Args)]
struct Tell {
    #[arg(long, default_value = "en", value_parser = parse_lang)]
    lang: Lang,
    #[arg(long, default_value_t = 20)]
    count: u32,
    /// The same number gives the same clues.
    #[arg(long, default_value_t = 0)]
    seed: u32,
}

pub(crate) fn run(args: &Args) -> Result<(), String> {
    match &args.command {
        Some(BotCommand::Rank(args)) => rank(args),
        Some(BotCommand::Tell(args)) => tell(args),
        None => play(args),
    }
}

fn play(args: &Args) -> Result<(), String> {
    let url = args.url.as_deref();
    let visit = visit::BotVisit {
        url: url.ok_or("Name the table: --url http://localhost:8080/t/LUMA-TIRO.")?,
        name: &args.name,
        lang: args.lang,
        level: args.level.into(),
        password: args.password.as_deref(),
        thinks: args.thinks,
        patience: Duration::from_secs(args.patience),
    };
    let runtime = tokio::runtime::Runtime::new()
        .map_err(|error| format!("Could not start threads: {error}."))?;
    runtime.block_on(visit::visit(&visit))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Question {
    clue: String,
    cards: Option<Vec<String>>,
}

#[derive(Serialize)]
struct Answer {
    fit: Vec<f32>,
}

/// More than any clue needs.
const LONGEST_LINE: u64 = 1 << 20;

fn rank(args: &Rank) -> Result<(), String> {
    let book = match &args.deck {
        Some(path) => read_deck(path)?,
        None => Wordbook::moonhare(),
    };
    let own;
    let gallery = if args.deck.is_some() {
        own = Gallery::new(&book);
        &own
    } else {
        Gallery::moonhare()
    };
    let mut out = io::BufWriter::new(io::stdout().lock());
    let mut input = io::stdin().lock();
    let mut line = String::new();
    for number in 1.. {
        line.clear();
        // Reads no more of a line than it takes to see that it's too long.
        let read = (input.by_ref().take(LONGEST_LINE + 1)).read_line(&mut line);
        match read.map_err(|error| format!("Line {number} could not be read: {error}."))? as u64 {
            0 => break,
            1..=LONGEST_LINE => {}
            _ => return Err(format!("Line {number} is too long.")),
        }
        if line.trim().is_empty() {
            continue;
        }
        let question: Question = serde_json::from_str(&line)
            .map_err(|error| format!("Line {number} is not a question in JSON: {error}."))?;
        let fit = gallery.rank(&question.clue, args.lang);
        let fit = match question.cards {
            None => fit,
            Some(cards) => (cards.iter())
                .map(|card| {
                    let place = book.place(card);
                    let fit = place.and_then(|place| fit.get(place).copied());
                    fit.ok_or_else(|| format!("Line {number}: the deck has no card {card:?}."))
                })
                .collect::<Result<_, _>>()?,
        };
        let answer = serde_json::to_string(&Answer { fit }).map_err(|error| error.to_string())?;
        writeln!(out, "{answer}").map_err(|error| error.to_string())?;
    }
    out.flush().map_err(|error| error.to_string())
}

fn read_deck(path: &Path) -> Result<Wordbook, String> {
    let file = if path.is_dir() {
        path.join("deck.toml")
    } else {
        path.to_owned()
    };
    let text = fs::read_to_string(&file)
        .map_err(|error| format!("{} cannot be read: {error}.", file.display()))?;
    Wordbook::read(&text).map_err(|error| format!("{} is not a deck: {error}", file.display()))
}

/// Each clue is the first one of a new table of five.
fn tell(args: &Tell) -> Result<(), String> {
    let book = Wordbook::moonhare();
    let mut said = Said::default();
    for game in 0..args.count {
        let (clue, card) = first_clue(args, game, &said)
            .map_err(|error| error.to_string())?
            .ok_or("The computer player had nothing to say.")?;
        said.note(&clue);
        let card = book.name(usize::from(card)).unwrap_or_default();
        writeln!(io::stdout(), "{card:<18} {clue}").map_err(|error| error.to_string())?;
    }
    Ok(())
}

fn first_clue(
    args: &Tell,
    game: u32,
    said: &Said,
) -> Result<Option<(String, u16)>, moonhare_rules::RuleError> {
    let mut bytes = [0; 32];
    bytes[..4].copy_from_slice(&args.seed.to_le_bytes());
    bytes[4..8].copy_from_slice(&game.to_le_bytes());
    let seed = Seed(bytes);
    let mut state = State::New;
    let mut act = |command| -> Result<(), moonhare_rules::RuleError> {
        for event in decide(&state, command)? {
            state.evolve(&event);
        }
        Ok(())
    };
    let settings = Settings {
        first: First::Seat(Seat(0)),
        ..Settings::of(Mode::Classic)
    };
    act(Command::Create { settings })?;
    for (rabbit, nth) in Rabbit::all().zip(1..=5) {
        let name = Name::new(&format!("Bot {game}.{nth}"))?;
        let player = Player { name, rabbit };
        act(Command::Sit { player })?;
    }
    act(Command::Start { seed })?;
    let name = format!("Bot {game}");
    let bot = Bot::new(Gallery::moonhare(), &name, Level::Normal, args.lang, seed);
    let view = state.view(Viewer::Seat(Seat(0)));
    Ok(match view.and_then(|view| bot.play(&view, said)) {
        Some(Move::Tell {
            clue: Clue::Text(clue),
            card: Some(card),
        }) => Some((clue.to_string(), card.0)),
        _ => None,
    })
}
