//! `moonhare deck`: decks of one's own, for every table of this server.

use std::path::{Path, PathBuf};

use moonhare_deck::{Import, Imported, Limits, Picture, Problem, Shape, open, title_from};
use moonhare_server::DeckNote;
use moonhare_store::{Beside, BlobId, OpenError, Owner, Sqlite};

/// Check, add, list and remove decks of your own.
///
/// A deck is a folder or a zip of pictures (JPEG, PNG, WebP) with an optional deck.toml; see
/// docs/decks.md. What is added here can be chosen by every host of this server, also while it runs.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    #[command(subcommand)]
    what: What,
}

#[derive(Debug, clap::Subcommand)]
enum What {
    /// Say what a deck would be like and what is wrong with it; nothing is kept.
    Check(Source),
    /// Keep a deck for all tables.
    Add {
        #[command(flatten)]
        source: Source,
        #[command(flatten)]
        data: Data,
    },
    /// List the decks that are kept for all tables.
    List(Data),
    /// Offer a deck no more. Tables that play with it go on.
    Remove {
        /// Its name, or the beginning of it, as `list` shows it.
        deck: String,
        #[command(flatten)]
        data: Data,
    },
}

#[derive(Debug, clap::Args)]
struct Source {
    /// The folder, zip or picture.
    path: PathBuf,
    /// Show pictures of another shape whole, instead of filling the card.
    #[arg(long)]
    fit: bool,
}

#[derive(Debug, clap::Args)]
struct Data {
    /// Directory where everything is kept.
    #[arg(long, env = "MOONHARE_DATA", default_value = "moonhare-data")]
    data: PathBuf,
}

pub(crate) fn run(args: &Args) -> Result<(), String> {
    match &args.what {
        What::Check(source) => check(source),
        What::Add { source, data } => add(source, &data.data),
        What::List(data) => list(&data.data),
        What::Remove { deck, data } => remove(deck, &data.data),
    }
}

impl Source {
    /// Goes through all files; each card's pictures are kept by `keep`.
    fn import(
        &self,
        mut keep: impl FnMut(&Picture) -> Result<(), String>,
    ) -> Result<Imported, String> {
        let limits = Limits::default();
        let shape = if self.fit { Shape::Fit } else { Shape::Crop };
        let mut import = Import::new(shape, limits);
        for found in open(&self.path, &limits).map_err(|problem| problem.to_string())? {
            if let Some(made) = import.take(found) {
                keep(&made.picture)?;
            }
        }
        let whole = self.path.canonicalize();
        let path = whole.as_deref().unwrap_or(&self.path);
        let name = path.file_name().unwrap_or(path.as_os_str());
        Ok(import.finish(&title_from(&name.to_string_lossy())))
    }
}

fn left_out(problems: &[Problem]) {
    for problem in problems {
        println!("- {problem}");
    }
}

fn check(source: &Source) -> Result<(), String> {
    let Imported { deck, problems } = source.import(|_| Ok(()))?;
    left_out(&problems);
    let Some(deck) = deck else {
        return Err("There is no picture that can be a card.".into());
    };
    let mut about = vec![format!("{} cards", deck.cards.len())];
    about.extend(deck.author.map(|author| format!("by {author}")));
    about.extend(deck.licence);
    println!("{}: {}.", deck.title, about.join(", "));
    let described = |card: &&moonhare_deck::OwnCard| !card.words.is_empty();
    println!(
        "{} of them have words.",
        deck.cards.iter().filter(described).count()
    );
    match problems.len() {
        0 => Ok(()),
        1 => Err("One thing is wrong.".into()),
        wrong => Err(format!("{wrong} things are wrong.")),
    }
}

fn add(source: &Source, data: &Path) -> Result<(), String> {
    // Something to put there comes before a place to put it.
    if !source.path.exists() {
        return Err(format!("{} is not there.", source.path.display()));
    }
    let mut kept = beside(data)?;
    let put = |kept: &Beside, bytes: &[u8]| kept.put_blob(bytes).map_err(|error| said(&error));
    let Imported { deck, problems } = source.import(|picture| {
        put(&kept, &picture.small)?;
        put(&kept, &picture.large)?;
        Ok(())
    })?;
    left_out(&problems);
    let deck = deck.ok_or("There is no picture that can be a card, so nothing was added.")?;
    let id = put(&kept, &deck.written())?;
    kept.keep(&Owner::HOUSE, &id, DeckNote::of(&deck).written())
        .map_err(|error| said(&error))?;
    println!("Added {} with {} cards.", deck.title, deck.cards.len());
    Ok(())
}

fn list(data: &Path) -> Result<(), String> {
    if !data.exists() {
        return Err(format!("{} is not there.", data.display()));
    }
    let decks = kept(&beside(data)?)?;
    if decks.is_empty() {
        println!("No deck is kept here; `moonhare deck add PATH` adds one.");
    }
    for (id, DeckNote { title, cards }) in decks {
        println!("{:.12}  {cards:>4} cards  {title}", id.to_string());
    }
    Ok(())
}

fn remove(deck: &str, data: &Path) -> Result<(), String> {
    let mut beside = beside(data)?;
    let decks = kept(&beside)?;
    let mut fitting = decks
        .iter()
        .filter(|(id, _)| !deck.is_empty() && id.to_string().starts_with(deck));
    match (fitting.next(), fitting.next()) {
        (Some((id, note)), None) => {
            let discarded = beside.discard(&Owner::HOUSE, id);
            discarded.map_err(|error| said(&error))?;
            println!("Removed {}.", note.title);
            Ok(())
        }
        (None, _) => Err(format!(
            "No deck is called {deck:?}; see `moonhare deck list`."
        )),
        (Some(_), Some(_)) => Err(format!(
            "Several decks begin with {deck:?}; write more of it."
        )),
    }
}

fn kept(beside: &Beside) -> Result<Vec<(BlobId, DeckNote)>, String> {
    let all = beside
        .kept_by(&Owner::HOUSE)
        .map_err(|error| said(&error))?;
    let read = all
        .into_iter()
        .filter_map(|(id, note)| Some((id, DeckNote::read(&note)?)));
    Ok(read.collect())
}

/// The data, also while a server uses it; made or brought up to date if none does.
fn beside(data: &Path) -> Result<Beside, String> {
    match Sqlite::open(data) {
        Ok(store) => drop(store),
        Err(OpenError::InUse(_)) => {}
        Err(error) => return Err(format!("{error}.")),
    }
    Beside::open(data).map_err(|error| said(&error))
}

fn said(error: &impl std::fmt::Display) -> String {
    format!("It could not be kept: {error}.")
}
