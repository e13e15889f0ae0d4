//! Takes the pictures of the real program for `docs/`: `cargo xtask pictures`.
//!
//! `pictures ADDRESS FOLDER` plays a game on a running Moonhare with a phone, a laptop, a
//! television and computer players, and saves what each of them shows, as WebP.

use std::{
    collections::BTreeSet,
    error::Error,
    fs,
    path::{Path, PathBuf},
    process::ExitCode,
    time::{Duration, Instant},
};

use moonhare_browser::{Chrome, Colours, Device, Did, Person};
use tokio::time::sleep;

/// Out of 100, as everywhere in the deck.
const QUALITY: f32 = 82.0;

/// Computer players at the table, besides the two people.
const BOTS: usize = 4;

#[tokio::main(flavor = "current_thread")]
async fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [address, folder] = &words[..] else {
        eprintln!("pictures ADDRESS FOLDER");
        return ExitCode::FAILURE;
    };
    match take(address, Path::new(folder)).await {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}

struct Album {
    folder: PathBuf,
    taken: BTreeSet<String>,
}

impl Album {
    /// Saves what a person sees, the first time they see this scene.
    async fn keep(&mut self, scene: &str, person: &Person) -> Result<(), Box<dyn Error>> {
        let name = format!("{scene}-{}", person.device.name);
        if !self.taken.insert(name.clone()) {
            return Ok(());
        }
        // Wait until pictures have loaded and animations have ended.
        let ready = "() => [...document.images].every((image) => image.complete)";
        person.until("the pictures", ready).await?;
        person.until("the end of a reveal", TOLD).await?;
        sleep(Duration::from_millis(900)).await;
        let seen = image::load_from_memory(&person.picture().await?)?.into_rgb8();
        let webp = webp::Encoder::from_rgb(&seen, seen.width(), seen.height()).encode(QUALITY);
        fs::write(self.folder.join(format!("{name}.webp")), &*webp)?;
        eprintln!("{name}");
        Ok(())
    }
}

async fn take(address: &str, folder: &Path) -> Result<(), Box<dyn Error>> {
    fs::create_dir_all(folder)?;
    let mut album = Album {
        folder: folder.to_owned(),
        taken: BTreeSet::new(),
    };
    let chrome = Chrome::launch().await?;
    let sharp = Device {
        density: 2.0,
        ..Device::PHONE
    };
    let ana = chrome.person("Ana", sharp, Colours::Dark).await?;
    let mihai = chrome
        .person("Mihai", Device::LAPTOP, Colours::Light)
        .await?;
    let sofa = chrome.person("Sofa", Device::TV, Colours::Dark).await?;
    for person in [&ana, &mihai, &sofa] {
        person.goto(address).await?;
        album.keep("home", person).await?;
    }
    let table = ana.open_table(address, "classic", Some(20)).await?;
    mihai.sit(&table).await?;
    for _ in 0..BOTS {
        ana.click("form[action$='/add-bot'] button").await?;
        sleep(Duration::from_millis(400)).await;
    }
    sofa.goto(&format!("{}/board", table.address)).await?;
    for person in [&ana, &mihai, &sofa] {
        album.keep("lobby", person).await?;
    }
    ana.start().await?;

    let mut people = [ana, mihai];
    let began = Instant::now();
    loop {
        let mut over = 0;
        for person in &mut people {
            let scene: String = person.ask(SCENE).await?;
            if !scene.is_empty() {
                album.keep(&scene, person).await?;
                album.keep(&scene, &sofa).await?;
            }
            over += usize::from(person.act().await? == Did::Over);
        }
        if over == people.len() {
            break;
        }
        if began.elapsed() > Duration::from_secs(600) {
            return Err("the game doesn't end".into());
        }
        sleep(Duration::from_millis(200)).await;
    }
    for person in [&people[0], &people[1], &sofa] {
        album.keep("podium", person).await?;
    }
    Ok(())
}

/// Whether no reveal plays, and all places of a podium are told.
const TOLD: &str = "() => !document.querySelector('#shell[data-hop], #shell[data-beat]:not([data-beat=\"6\"]), \
    #shell[data-told]:not([data-told~=first-name])')";

/// The current scene: the hand while giving, the board while voting, the reveal.
const SCENE: &str = "() => {
    const todo = document.querySelector('form#stage:not(.is-in)')?.getAttribute('action').split('/').pop();
    if (todo === 'tell') return 'telling';
    if (todo === 'give') return 'hand';
    if (todo === 'vote') return 'board';
    return document.querySelector('#shell.reveal[data-beat=\"6\"]:not([data-hop])') ? 'reveal' : '';
}";
