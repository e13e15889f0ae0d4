//! Draws the choice of a name and a rabbit.

use maud::{Markup, Render, html};
use moonhare_rules::{MOST_PLAYERS, Rabbit, Seat};

use crate::{
    Lang, RegionId,
    forms::Forms,
    lang::{say, text},
    players::Players,
    symbol::rabbit,
};

/// The panel to sit down before the game, or to change one's name and rabbit.
pub(crate) struct OutfitPanel<'a> {
    pub(crate) lang: &'a Lang,
    pub(crate) forms: Forms<'a>,
    pub(crate) players: Players<'a>,
    pub(crate) me: Option<Seat>,
    /// Whether the host has removed the viewer, who then may not sit down.
    pub(crate) is_removed: bool,
}

impl Render for OutfitPanel<'_> {
    fn render(&self) -> Markup {
        let (lang, forms, players) = (self.lang, self.forms, self.players);
        let seated = self.me.is_some();
        let mine = self.me.and_then(|seat| players.sitter(seat));
        let others = players.seats().filter(|seat| Some(*seat) != self.me);
        let others = others.filter_map(|seat| players.sitter(seat));
        let outfit = Outfit {
            lang,
            name: mine.map_or("", |mine| &mine.player.name),
            rabbit: mine.map(|mine| mine.player.rabbit),
            taken: others.map(|other| other.player.rabbit).collect(),
        };
        let inside = html! {
            (outfit)
            @if seated { button.btn { (say!(lang, DRESS)) } }
        };
        html! {
            section #(RegionId::Outfit) .panel hidden[!seated && self.is_removed] {
                h2 { @if seated { (say!(lang, YOU)) } @else { (say!(lang, SIT_DOWN)) } }
                @if seated {
                    (forms.form("dress", "stack", &inside))
                } @else if players.count() == MOST_PLAYERS {
                    p { (say!(lang, TABLE_FULL)) }
                } @else if !self.is_removed {
                    form #dress-form .stack method="post" action=(forms.at("sit")) { (forms.key("sit")) (inside) }
                }
            }
        }
    }
}

/// A name field and the twelve rabbits.
pub(crate) struct Outfit<'a> {
    pub(crate) lang: &'a Lang,
    pub(crate) name: &'a str,
    /// None if no rabbit is chosen yet; then the first free one is ticked.
    pub(crate) rabbit: Option<Rabbit>,
    /// Rabbits that others have.
    pub(crate) taken: Vec<Rabbit>,
}

impl Render for Outfit<'_> {
    fn render(&self) -> Markup {
        let Outfit { lang, taken, .. } = self;
        let free = || Rabbit::all().find(|rabbit| !taken.contains(rabbit));
        let chosen = self.rabbit.or_else(free);
        html! {
            label.field {
                span { (say!(lang, YOUR_NAME)) }
                input #my-name .input name="name" maxlength="30" required autocomplete="nickname" enterkeyhint="done" dir="auto" value=(self.name);
            }
            fieldset.colours {
                legend.vh { (say!(lang, YOUR_RABBIT)) }
                @for choice in Rabbit::all() {
                    label {
                        input type="radio" name="rabbit" value=(u8::from(choice)) aria-label=(rabbit_name(lang, choice))
                            checked[chosen == Some(choice)] disabled[taken.contains(&choice)];
                        (rabbit(choice))
                    }
                }
            }
        }
    }
}

fn rabbit_name(lang: &Lang, rabbit: Rabbit) -> String {
    match u8::from(rabbit) {
        1 => text!(lang, RABBIT_1),
        2 => text!(lang, RABBIT_2),
        3 => text!(lang, RABBIT_3),
        4 => text!(lang, RABBIT_4),
        5 => text!(lang, RABBIT_5),
        6 => text!(lang, RABBIT_6),
        7 => text!(lang, RABBIT_7),
        8 => text!(lang, RABBIT_8),
        9 => text!(lang, RABBIT_9),
        10 => text!(lang, RABBIT_10),
        11 => text!(lang, RABBIT_11),
        _ => text!(lang, RABBIT_12),
    }
}
