//! `moonhare deck`: adds your own decks for all tables of this server.

use std::path::{Path, PathBuf};

use indicatif::{ProgressBar, ProgressStyle};
use moonhare_deck::{FileProblem, OwnCard, OwnDeck, title_from};
use moonhare_import::{DeckLimits, Import, Imported, Picture, Shape, open};
use moonhare_shelf::{DeckNote, words_beside};
use moonhare_store::{BlobId, OpenError, Owner, SecondProcess, Sqlite};
use moonhare_vision::Vision;

use crate::{store, vision::VisionArgs};

/// Check, add, describe, list and remove your own decks.
///
/// A deck is a folder or a zip of pictures (JPEG, PNG, WebP) with an optional deck.toml; see
/// docs/decks.md. Every host on this server can choose a deck added here, even while the server
/// runs.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    #[command(subcommand)]
    command: DeckCommand,
}

#[derive(Debug, clap::Subcommand)]
enum DeckCommand {
    /// Report what a deck would be like and what is wrong with it; adds nothing.
    Check(Source),
    /// Add a deck for all tables. A vision model, if given, writes words for cards without any.
    Add {
        #[command(flatten)]
        source: Source,
        #[command(flatten)]
        data: Data,
        #[command(flatten)]
        vision: VisionArgs,
    },
    /// Let a vision model write words for a deck's cards without any, for computer players and for
    /// people who can't see the pictures.
    Describe {
        /// Its id as `list` shows it, or the beginning of it.
        deck: String,
        #[command(flatten)]
        data: Data,
        #[command(flatten)]
        vision: VisionArgs,
    },
    /// List the decks for all tables.
    List(Data),
    /// Remove a deck. Tables that play with it keep it.
    Remove {
        /// Its id as `list` shows it, or the beginning of it.
        deck: String,
        #[command(flatten)]
        data: Data,
    },
}

#[derive(Debug, clap::Args)]
struct Source {
    /// The folder, zip or picture.
    path: PathBuf,
    /// Show pictures of another shape whole instead of filling the card.
    #[arg(long)]
    fit: bool,
}

#[derive(Debug, clap::Args)]
struct Data {
    /// Directory with all data.
    #[arg(long, env = "MOONHARE_DATA", default_value = "moonhare-data")]
    data: PathBuf,
}

pub(crate) fn run(args: &Args) -> Result<(), String> {
    match &args.command {
        DeckCommand::Check(source) => check(source),
        DeckCommand::Add {
            source,
            data,
            vision,
        } => add(source, &data.data, vision.vision()?.as_ref()),
        DeckCommand::Describe { deck, data, vision } => {
            let vision = vision.vision()?;
            let vision = vision.ok_or("Name the model with --vision-url and --vision-model.")?;
            let mut kept = open_data(&data.data)?;
            let (id, _) = find(&kept, deck)?;
            describe(&mut kept, &id, &vision)
        }
        DeckCommand::List(data) => list(&data.data),
        DeckCommand::Remove { deck, data } => remove(deck, &data.data),
    }
}

impl Source {
    /// Imports all files. `keep` stores each card's pictures.
    fn import(
        &self,
        mut keep: impl FnMut(&Picture) -> Result<(), String>,
    ) -> Result<Imported, String> {
        let limits = DeckLimits::default();
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

fn left_out(problems: &[FileProblem]) {
    for problem in problems {
        println!("- {problem}");
    }
}

fn check(source: &Source) -> Result<(), String> {
    let Imported { deck, problems } = source.import(|_| Ok(()))?;
    left_out(&problems);
    let Some(deck) = deck else {
        return Err("No picture here can be a card.".into());
    };
    let mut about = vec![format!("{} cards", deck.cards.len())];
    about.extend(deck.author.map(|author| format!("by {author}")));
    about.extend(deck.licence);
    println!("{}: {}.", deck.title, about.join(", "));
    let described = |card: &&OwnCard| !card.words.is_empty();
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

fn add(source: &Source, data: &Path, vision: Option<&Vision>) -> Result<(), String> {
    // Check the source before the data directory is created.
    if !source.path.exists() {
        return Err(format!("{} does not exist.", source.path.display()));
    }
    let mut kept = create_data(data)?;
    let put = |kept: &SecondProcess, bytes: &[u8]| {
        kept.put_blob(bytes).map_err(|error| data_error(&error))
    };
    let Imported { deck, problems } = source.import(|picture| {
        put(&kept, &picture.small)?;
        put(&kept, &picture.large)?;
        Ok(())
    })?;
    left_out(&problems);
    let deck = deck.ok_or("No picture here can be a card, so nothing was added.")?;
    let id = put(&kept, &deck.written())?;
    kept.keep(&Owner::HOUSE, &id, DeckNote::of(&deck).written())
        .map_err(|error| data_error(&error))?;
    println!("Added {} with {} cards.", deck.title, deck.cards.len());
    match vision {
        Some(vision) => describe(&mut kept, &id, vision),
        None => Ok(()),
    }
}

/// Stores the words separately from the deck, so that tables already playing with it get them too.
fn describe(kept: &mut SecondProcess, id: &BlobId, vision: &Vision) -> Result<(), String> {
    let read = |id: &BlobId| {
        let bytes = kept.get_blob(id).map_err(|error| data_error(&error))?;
        Ok::<_, String>(bytes.and_then(|bytes| OwnDeck::read(&bytes).ok()))
    };
    let mut deck = read(id)?.ok_or("The deck is gone.")?;
    let owner = words_beside(id);
    for (blob, _) in kept.kept_by(&owner).map_err(|error| data_error(&error))? {
        let other = read(&blob)?.filter(|other| other.wordless() < deck.wordless());
        deck = other.unwrap_or(deck);
    }
    let wordless = deck.wordless();
    if wordless == 0 {
        println!("Every card has words.");
        return Ok(());
    }
    let style = ProgressStyle::with_template("{wide_bar} {pos}/{len} pictures {eta}");
    let bar =
        ProgressBar::new(wordless as u64).with_style(style.map_err(|error| error.to_string())?);
    bar.tick();
    let runtime = tokio::runtime::Runtime::new()
        .map_err(|error| format!("Could not start threads: {error}."))?;
    let picture = |name: String| {
        let id = name.parse().ok();
        let webp = id.and_then(|id| kept.get_blob(&id).ok().flatten());
        // Not every model reads WebP.
        let jpeg = webp.and_then(|webp| moonhare_import::jpeg(&webp));
        async { jpeg }
    };
    let told = |done| bar.set_position(done as u64);
    let described = runtime.block_on(vision.describe_deck(deck, picture, told));
    bar.finish_and_clear();
    for (card, error) in &described.failed {
        println!("- {card}: {error}.");
    }
    if described.cards > 0 {
        let blob = kept.put_blob(&described.deck.written());
        let blob = blob.map_err(|error| data_error(&error))?;
        let note = DeckNote::of(&described.deck).written();
        let kept = kept.keep(&owner, &blob, note);
        kept.map_err(|error| data_error(&error))?;
    }
    println!("{} of {wordless} cards have words now.", described.cards);
    match described.cards {
        0 => Err(
            "The vision model did not help; computer players will go by colours and light.".into(),
        ),
        _ => Ok(()),
    }
}

fn list(data: &Path) -> Result<(), String> {
    let decks = kept(&open_data(data)?)?;
    if decks.is_empty() {
        println!("There are no decks here; `moonhare deck add PATH` adds one.");
    }
    for (id, DeckNote { title, cards }) in decks {
        println!("{:.12}  {cards:>4} cards  {title}", id.to_string());
    }
    Ok(())
}

fn remove(deck: &str, data: &Path) -> Result<(), String> {
    let mut kept = open_data(data)?;
    let (id, note) = find(&kept, deck)?;
    let discarded = kept.discard(&Owner::HOUSE, &id);
    discarded.map_err(|error| data_error(&error))?;
    println!("Removed {}.", note.title);
    Ok(())
}

/// The one deck whose id begins like this.
fn find(store: &SecondProcess, deck: &str) -> Result<(BlobId, DeckNote), String> {
    let begins =
        |(id, _): &(BlobId, DeckNote)| !deck.is_empty() && id.to_string().starts_with(deck);
    let mut fitting = kept(store)?.into_iter().filter(begins);
    match (fitting.next(), fitting.next()) {
        (Some(found), None) => Ok(found),
        (None, _) => Err(format!(
            "No deck is called {deck:?}; see `moonhare deck list`."
        )),
        (Some(_), Some(_)) => Err(format!(
            "Several decks begin with {deck:?}; type more of the name."
        )),
    }
}

fn kept(store: &SecondProcess) -> Result<Vec<(BlobId, DeckNote)>, String> {
    let all = store
        .kept_by(&Owner::HOUSE)
        .map_err(|error| data_error(&error))?;
    let read = all
        .into_iter()
        .filter_map(|(id, note)| Some((id, DeckNote::read(&note)?)));
    Ok(read.collect())
}

/// Opens data that is there. A mistyped directory isn't filled with an empty store.
fn open_data(data: &Path) -> Result<SecondProcess, String> {
    store::must_be_in(data)?;
    create_data(data)
}

/// Opens the data even while a server uses it. If none does, creates or migrates it first.
fn create_data(data: &Path) -> Result<SecondProcess, String> {
    match Sqlite::open(data) {
        Ok(store) => drop(store),
        Err(OpenError::InUse(_)) => {}
        Err(error) => return Err(format!("{error}.")),
    }
    SecondProcess::open(data).map_err(|error| data_error(&error))
}

fn data_error(error: &impl std::fmt::Display) -> String {
    format!("The data could not be used: {error}.")
}
