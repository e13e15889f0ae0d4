//! Plays by doing what the page asks for.

use std::time::Duration;

use serde::Deserialize;
use tokio::time::sleep;

use crate::{BrowserError, BrowserResult, Person};

/// How a person chooses a card.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Habit {
    /// Taps the number on the card.
    Taps,
    /// Opens the picture and chooses it there.
    Looks,
    /// Uses only the keyboard.
    Keys,
}

/// A table that somebody opened.
#[derive(Debug, Clone)]
pub struct OpenedTable {
    pub address: String,
}

/// What a person did.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Did {
    Nothing,
    Claimed,
    Told,
    Gave,
    Voted,
    PressedOn,
    /// The game is over.
    Over,
}

/// What the page offers.
#[derive(Debug, Deserialize)]
struct Offer {
    what: String,
    /// The positions of the cards that can be chosen, among all cards on the stage.
    cards: Vec<usize>,
    need: usize,
    two: bool,
    red: bool,
}

const OFFER: &str = "() => {
    const seen = (selector) => [...document.querySelectorAll(selector)].find((node) => node.checkVisibility({ visibilityProperty: true }) && !node.disabled);
    const none = { what: 'nothing', cards: [], need: 0, two: false, red: false };
    if (document.querySelector('#shell[data-told]') && !window.places_seen) return { ...none, what: 'beats' };
    if (document.querySelector('.podium')) return { ...none, what: 'over' };
    if (document.querySelector('#shell[data-beat]:not([data-beat=\"6\"]), #shell[data-hop]')) return { ...none, what: 'beats' };
    if (seen('#act form[action$=\"/claim\"] button')) return { ...none, what: 'claim' };
    if (seen('#act form[action$=\"/next\"] button')) return { ...none, what: 'next' };
    const stage = document.querySelector('form#stage:not(.is-in)');
    const button = seen('#act button[form=stage]');
    if (!stage || !button) return none;
    const cards = [...stage.querySelectorAll('.card')].flatMap((card, n) => card.querySelector('input') ? [n + 1] : []);
    return { what: stage.getAttribute('action').split('/').pop(), cards, need: Number(button.dataset.need),
        two: !!stage.querySelector('.card input[type=checkbox]'), red: !!stage.querySelector('.in-red') };
}";

/// Clues like people's, in several scripts.
const CLUES: [&str; 6] = [
    "Nobody told the tide",
    "Ce rămâne după petrecere",
    "Não era bem isto que eu queria",
    "Todos los lunes por la mañana",
    "גשם של סוף הקיץ",
    "Half a promise, kept twice",
];

impl Person {
    /// Opens a table from the home page.
    pub async fn open_table(
        &self,
        base: &str,
        mode: &str,
        points: Option<u32>,
    ) -> BrowserResult<OpenedTable> {
        self.goto(base).await?;
        self.click(&format!("label:has(input[name=mode][value={mode}])"))
            .await?;
        self.fill("form[action='/tables'] input[name=name]", &self.name)
            .await?;
        if let Some(points) = points {
            self.click("form[action='/tables'] summary").await?;
            self.choose("form[action='/tables'] [name=points]", &points.to_string())
                .await?;
        }
        self.click("form[action='/tables'] button.btn-main").await?;
        self.until("the table", "() => location.pathname.startsWith('/t/')")
            .await?;
        self.sees("#act form[action$='/start'] button").await?;
        let address = self.address().await?;
        Ok(OpenedTable { address })
    }

    /// Chooses from a list, or types a number.
    pub async fn choose(&self, selector: &str, value: &str) -> BrowserResult<()> {
        let (selector, value) = (
            crate::person::quoted(selector),
            crate::person::quoted(value),
        );
        let chosen = format!(
            "() => {{ const field = document.querySelector({selector}); field.value = {value};
                field.dispatchEvent(new Event('change', {{ bubbles: true }})); return field.value === {value}; }}"
        );
        if self.ask::<bool>(&chosen).await? {
            return Ok(());
        }
        Err(BrowserError::Missing(format!(
            "{selector} does not offer {value}"
        )))
    }

    /// Opens a table's link and sits down.
    pub async fn sit(&self, table: &OpenedTable) -> BrowserResult<()> {
        self.goto(&table.address).await?;
        self.fill("#dress-form input[name=name]", &self.name)
            .await?;
        self.click("#act button[form=dress-form]").await?;
        self.until(
            "a seat",
            "() => !document.querySelector('#act button[form=dress-form]')",
        )
        .await
    }

    pub async fn start(&self) -> BrowserResult<()> {
        self.click("#act form[action$='/start'] button").await?;
        self.until(
            "the first round",
            "() => !document.querySelector('#act form[action$=\"/start\"]')",
        )
        .await
    }

    /// Does what the page asks for, if anything.
    pub async fn act(&mut self) -> BrowserResult<Did> {
        let offer: Offer = self.ask(OFFER).await?;
        let did = match offer.what.as_str() {
            "over" => return Ok(Did::Over),
            "claim" => Did::Claimed,
            "tell" => Did::Told,
            "give" => Did::Gave,
            "vote" => Did::Voted,
            "next" => Did::PressedOn,
            // Nobody here has time for the reveal, unless the test watches it frame by frame.
            "beats" => {
                let skip = "() => {
                    if (!window.frames_seen) document.querySelector('#now')?.click();
                    return true;
                }";
                let _: bool = self.ask(skip).await?;
                return Ok(Did::Nothing);
            }
            _ => return Ok(Did::Nothing),
        };
        self.moves += 1;
        // A move that was sent counts as offered until the stream shows it. The answer comes earlier,
        // and a second vote in between may find that voting is over.
        let still = format!(
            "() => ({OFFER})().what !== '{}' || !!document.querySelector('.now-bad')",
            offer.what
        );
        if let Err(trouble) = self.make(did, &offer, &still).await {
            // An acknowledged move is offered until the table shows it, and then the step may
            // change.
            let now: Offer = self.ask(OFFER).await?;
            if now.what == offer.what {
                return Err(trouble);
            }
            // The previous step's picture may still cover the table.
            self.close_picture().await?;
            return Ok(Did::Nothing);
        }
        self.until("the move to be in", &still).await?;
        let line = self.text("#now.now-bad").await?;
        if line.is_empty() {
            Ok(did)
        } else if did == Did::Claimed {
            // Somebody else was faster, and the button has changed.
            Ok(Did::Nothing)
        } else {
            Err(BrowserError::Missing(format!(
                "{} was refused: {line}",
                self.name
            )))
        }
    }

    async fn make(&self, did: Did, offer: &Offer, still: &str) -> BrowserResult<()> {
        if offer.need > 0 {
            self.pick(offer).await?;
        }
        match did {
            Did::Told => self.tell().await,
            // The button disappears when somebody else is faster.
            Did::Claimed => tokio::select! {
                pressed = self.confirm() => pressed,
                faster = self.until("a storyteller", still) => faster,
            },
            _ => self.confirm().await,
        }
    }

    async fn confirm(&self) -> BrowserResult<()> {
        if self.habit == Habit::Keys {
            // Enter works from anywhere but another button, such as that of a menu just closed.
            let elsewhere = "() => !!document.activeElement?.matches('button, a, summary')";
            if self.ask(elsewhere).await? {
                self.tab_to("#act button.btn-main").await?;
            }
            return self.press("Enter").await;
        }
        self.click("#act button.btn-main").await
    }

    async fn tell(&self) -> BrowserResult<()> {
        let clue = CLUES[self.moves % CLUES.len()];
        if self.habit == Habit::Keys {
            self.tab_to("#clue-text").await?;
            self.write(clue).await?;
            return self.press("Enter").await;
        }
        self.fill("#clue-text", clue).await?;
        self.click("#act button.btn-main").await
    }

    /// Chooses as many cards as needed: two votes every other time, and a red one in Party.
    async fn pick(&self, offer: &Offer) -> BrowserResult<()> {
        let Offer { cards, two, .. } = offer;
        let first = self.moves * 7 + self.name.len();
        let count = match offer.need {
            2 => 2,
            _ if *two => 1 + self.moves % 2,
            _ => 1,
        };
        for step in 0..count.min(cards.len()) {
            self.pick_one(cards[(first + step) % cards.len()], "input:not(.in-red)")
                .await?;
        }
        if offer.red {
            let other = cards[(first + 1) % cards.len()];
            if self.habit == Habit::Keys {
                self.tab_to("#place-green, #place-red").await?;
                self.press("ArrowRight").await?;
            } else {
                self.click("label:has(#place-red)").await?;
            }
            self.pick_one(other, "input.in-red").await?;
        }
        Ok(())
    }

    /// Closes the open picture, if any. It may be closing by itself, so a click could miss it.
    async fn close_picture(&self) -> BrowserResult<()> {
        if self.has("dialog").await? {
            self.press("Escape").await?;
        }
        self.picture_is_closed().await
    }

    async fn picture_is_closed(&self) -> BrowserResult<()> {
        let gone = "() => !document.querySelector('dialog')";
        self.until("the picture to close", gone).await
    }

    async fn pick_one(&self, card: usize, input: &str) -> BrowserResult<()> {
        match self.habit {
            Habit::Taps => {
                self.click(&format!(
                    "#stage .card:nth-child({card}) label:has({input}) b"
                ))
                .await?;
            }
            Habit::Looks => {
                self.click(&format!("#stage .card:nth-child({card}) > a"))
                    .await?;
                let closes: bool = self
                    .ask(&format!(
                        "() => !!document.querySelector('#stage .card:nth-child({card}) {input}[type=radio]')"
                    ))
                    .await?;
                self.click("dialog [data-do=pick]").await?;
                // Where only one card can be picked, the picture closes by itself.
                if !closes {
                    self.click("dialog [data-do=close]").await?;
                }
                self.picture_is_closed().await?;
            }
            Habit::Keys => {
                for digit in card.to_string().chars() {
                    self.press(&digit.to_string()).await?;
                }
                // Two digits in quick succession would make one number.
                sleep(Duration::from_millis(750)).await;
            }
        }
        self.until(
            "the card to be chosen",
            &format!(
                "() => !!document.querySelector('#stage .card:nth-child({card}) {input}:checked')"
            ),
        )
        .await
    }
}
