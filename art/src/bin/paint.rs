//! Paints cards: `paint star_fisher --flat --width 400`, `paint --sheet`, `paint --release`.

use std::error::Error;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Instant;

use clap::Parser;
use indicatif::{ProgressBar, ProgressStyle};
use moonhare_art::card::Card;
use moonhare_art::cards;
use moonhare_art::page::page;
use moonhare_art::picture::Picture;
use moonhare_art::release::{FileError, read_webp, webp, write_png, write_release};
use moonhare_art::sheet::sheet;

/// Paints the cards of the deck.
#[derive(Debug, Parser)]
struct Wish {
    /// Ids of cards, or parts of them; all cards if there are none.
    cards: Vec<String>,
    /// Width in pixels; a card is half as high again.
    #[arg(long, default_value_t = 600)]
    width: usize,
    /// Only the drawing, without paint: quick.
    #[arg(long)]
    flat: bool,
    /// Where the files go.
    #[arg(long, default_value = "target/cards")]
    out: PathBuf,
    /// Contact sheets of twelve and one of all.
    #[arg(long)]
    sheet: bool,
    /// Take the cards from the files in this folder instead of painting them; for sheets.
    #[arg(long)]
    from: Option<PathBuf>,
    /// Write the page of all cards, docs/cards.md, and paint nothing.
    #[arg(long)]
    page: bool,
    /// The files to ship: WebP in both sizes instead of PNG.
    #[arg(long)]
    release: bool,
}

fn main() -> ExitCode {
    match run(&Wish::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

fn run(wish: &Wish) -> Result<(), Box<dyn Error>> {
    if wish.page {
        std::fs::write(
            "docs/cards.md",
            page(cards::DECK, "../decks/moonhare/pictures"),
        )?;
        return Ok(());
    }
    let wanted: Vec<&Card> = cards::DECK
        .iter()
        .copied()
        .filter(|c| wish.cards.is_empty() || wish.cards.iter().any(|w| c.id.contains(w)))
        .collect();
    if wanted.is_empty() {
        return Err("no card of the deck has such an id".into());
    }
    std::fs::create_dir_all(&wish.out)?;
    let bar = ProgressBar::new(wanted.len() as u64).with_style(ProgressStyle::with_template(
        "{bar:30} {pos}/{len} {msg} {eta}",
    )?);
    let mut painted = Vec::new();
    let mut bytes = 0;
    for card in wanted {
        bar.set_message(card.id);
        let start = Instant::now();
        let picture = match &wish.from {
            Some(folder) => read_webp(&std::fs::read(folder.join(format!("{}.webp", card.id)))?)?,
            None => {
                let picture = make(card, wish);
                bytes += save(&picture, card, wish)?;
                picture
            }
        };
        let seconds = start.elapsed().as_secs_f32();
        bar.suspend(|| println!("{:20} {seconds:5.1} s", card.id));
        bar.inc(1);
        if wish.sheet {
            painted.push(picture.resized(300, 450));
        }
    }
    bar.finish_and_clear();
    if bytes > 0 {
        println!("{} kB in all", bytes / 1024);
    }
    if wish.sheet {
        for (i, twelve) in painted.chunks(12).enumerate() {
            keep_sheet(&sheet(twelve, 6, 260), &format!("sheet-{:02}", i + 1), wish)?;
        }
        if painted.len() > 12 {
            keep_sheet(&sheet(&painted, 12, 150), "sheet-all", wish)?;
        }
    }
    Ok(())
}

fn keep_sheet(sheet: &Picture, name: &str, wish: &Wish) -> Result<(), FileError> {
    if wish.release {
        std::fs::write(wish.out.join(format!("{name}.webp")), webp(sheet, 80.0)?)?;
        return Ok(());
    }
    write_png(sheet, &wish.out.join(format!("{name}.png")))
}

fn make(card: &Card, wish: &Wish) -> Picture {
    let width = if wish.release { 800 } else { wish.width };
    if wish.flat {
        card.draw_flat(width)
    } else {
        card.paint(width)
    }
}

fn save(picture: &Picture, card: &Card, wish: &Wish) -> Result<usize, FileError> {
    if wish.release {
        return write_release(picture, card.id, &wish.out);
    }
    let suffix = if wish.flat { "-flat" } else { "" };
    write_png(picture, &wish.out.join(format!("{}{suffix}.png", card.id)))?;
    Ok(0)
}
