//! Draws the lobby: the table with its seats, the invitation, and the host's settings.

use std::num::NonZeroU16;

use maud::{Markup, html};
use moonhare_rules::{First, Goal, MOST_PLAYERS, Mode, Rabbit, Seat, Stage};
use moonhare_table::{KeeperKind, Visibility};

use crate::{
    Lang, RegionId,
    lang::{Arg, say, text},
    menu::hidden_seat,
    paper::Paper,
    qr::qr,
    shell::mode_name,
    symbol::{icon, no_rabbit, rabbit, sized_rabbit, small_icon},
};

/// A name and a rabbit to choose.
pub(crate) struct Outfit<'a> {
    pub(crate) name: &'a str,
    pub(crate) rabbit: Option<Rabbit>,
    /// Rabbits that others have.
    pub(crate) taken: Vec<Rabbit>,
}

/// The time limits to choose from, in seconds.
const LIMITS: [u16; 6] = [30, 60, 90, 120, 180, 300];
const POINTS: [u16; 5] = [10, 20, 30, 40, 60];
const TELLINGS: [u16; 4] = [1, 2, 3, 4];

impl Paper<'_> {
    pub(crate) fn lobby_shell(&self) -> Markup {
        html! {
            div #shell .page.lobby {
                (self.slot(RegionId::Bar))
                main.wrap {
                    @if self.me().is_none() {
                        // Somebody who follows a link wants a seat first.
                        div.a-side { (self.slot(RegionId::Dress)) (self.slot(RegionId::Settings)) (self.deck_panel()) }
                        (self.seating())
                        (self.invite())
                    } @else {
                        (self.invite())
                        (self.seating())
                        div.a-side {
                            // The host cares more about the game's settings than about a rabbit.
                            @if self.is_host() { (self.slot(RegionId::Settings)) }
                            (self.slot(RegionId::Dress))
                            @if !self.is_host() { (self.slot(RegionId::Settings)) }
                            (self.deck_panel())
                        }
                    }
                }
                (self.dock())
            }
        }
    }

    fn seating(&self) -> Markup {
        html! {
            section.a-table aria-label=(text!(self.lang(), SEATS_LABEL)) {
                (self.slot(RegionId::Seats))
                (self.slot(RegionId::Order))
                (self.bots_speak())
            }
        }
    }

    /// A note if computer players speak another language than the table.
    fn bots_speak(&self) -> Markup {
        let table = self.page.view.lang.as_deref().and_then(Lang::nearest);
        let spoken = self
            .bots_language()
            .and_then(|spoken| Lang::of(spoken.tag()));
        let (Some(table), Some(spoken)) = (table, spoken) else {
            return Markup::default();
        };
        html! {
            @if table.mark(spoken.tag()).is_some() {
                p.small.muted { (say!(self.lang(), BOTS_SPEAK, language = &spoken.own_name())) }
            }
        }
    }

    fn invite(&self) -> Markup {
        let lang = self.lang();
        html! {
            section.panel.invite.a-invite aria-label=(text!(lang, INVITE)) {
                (qr(&self.link(), &text!(lang, QR_LABEL)))
                div { p.muted.small { (say!(lang, TABLE_CODE)) } p.code { (self.page.code) } }
                div.row.row-wrap {
                    button.btn type="button" data-share=(self.link()) { (icon("share")) (say!(lang, SHARE_TABLE)) }
                }
                p.link-text.small.muted { (self.link()) }
            }
        }
    }

    /// The seats round the table, the viewer's own in front. Clockwise is to the left (R3.1).
    pub(crate) fn round_table(&self) -> Markup {
        let lang = self.lang();
        let seats = self.seats();
        let laid = self.seats_laid();
        let first = self.me().map_or(0, Seat::index);
        let team = self.mode() == Mode::Team && seats >= 6 && seats.is_multiple_of(2);
        let goal = self.goal_words();
        html! {
            ul #(RegionId::Seats) class={ "round-table of-" (laid) @if team { " team" } } {
                @for place in 0..laid {
                    @let seat = Seat(((place + first) % laid) as u8);
                    @if seat.index() < seats { (self.seat(seat, team)) } @else { (self.free_seat()) }
                }
                li.felt {
                    b { (mode_name(lang, self.mode())) }
                    span { (say!(lang, PLAYERS_HERE, count = seats)) }
                    span { (goal) }
                }
            }
        }
    }

    /// A seat for everybody, and free ones up to the number that the mode needs.
    fn seats_laid(&self) -> usize {
        let seats = self.seats();
        let least = if self.mode() == Mode::Classic { 3 } else { 6 };
        let next = (seats + 1..=MOST_PLAYERS).find(|count| self.mode().allows(*count));
        // Partners face each other only if no seat is free between them.
        let full = self.mode().allows(seats) && (self.mode() == Mode::Team || !self.is_host());
        match next {
            Some(next) if !full => next.max(least),
            _ => seats.max(least),
        }
    }

    fn seat(&self, seat: Seat, team: bool) -> Markup {
        let lang = self.lang();
        let sitter = self.game().seats.get(seat.index());
        let own = sitter.map(|sitter| sitter.player.rabbit);
        // In Team, the line between partners has the colour of their shared rabbit.
        let line = if team {
            let side = self.mode().side(seat, self.seats());
            (self.game().seats.get(side)).map(|sitter| u8::from(sitter.player.rabbit))
        } else {
            None
        };
        let class = line.map_or_else(|| "seat".to_owned(), |line| format!("seat s-{line}"));
        html! {
            li class=(class) {
                @if let Some(own) = own { (sized_rabbit(own, "l")) }
                @if self.page.view.host == Some(seat) {
                    span.tag.tag-gold { (small_icon("host")) (say!(lang, HOST)) }
                } @else if self.keeper(seat) == KeeperKind::Bot {
                    span.tag { (small_icon("bot")) span { (say!(lang, BOT)) } }
                } @else if self.page.view.away.contains(seat) {
                    span.tag { (small_icon("away")) (say!(lang, STATE_AWAY)) }
                }
                bdi.name { (self.name(seat)) }
            }
        }
    }

    fn free_seat(&self) -> Markup {
        let lang = self.lang();
        html! {
            li.seat.seat-free {
                @if self.is_host() && !self.is_screen() {
                    (self.form("add-bot", "", &html! {
                        button { (no_rabbit()) span { (small_icon("plus")) span { (say!(lang, ADD_BOT)) } } }
                    }))
                } @else {
                    (no_rabbit()) span.small { (say!(lang, FREE_SEAT)) }
                }
            }
        }
    }

    /// The host moves and removes people.
    pub(crate) fn order(&self) -> Markup {
        let lang = self.lang();
        let seats = self.seats();
        html! {
            div #(RegionId::Order) .stack hidden[!self.is_host()] {
                @if self.is_host() && seats < 12 {
                    (self.form("add-bot", "panel add-bot", &html! {
                        button.btn { (icon("bot")) (say!(lang, ADD_BOT_LONG)) }
                        label.field {
                            span { (say!(lang, BOT_LEVEL)) }
                            select.input name="level" {
                                option value="easy" { (text!(lang, LEVEL_EASY)) }
                                option value="normal" selected { (text!(lang, LEVEL_NORMAL)) }
                                option value="sharp" { (text!(lang, LEVEL_SHARP)) }
                            }
                        }
                    }))
                }
                @if self.is_host() && seats > 1 { details #order-list .panel.order {
                    summary { (icon("swap")) (say!(lang, ORDER)) }
                    p.small.muted { @if self.mode() == Mode::Team { (say!(lang, ORDER_TEAM)) } @else { (say!(lang, ORDER_HINT)) } }
                    ol {
                        @for seat in Seat::all(seats) {
                            @let name = Arg::Name(self.name(seat));
                            li {
                                (self.rabbit(seat))
                                bdi.name.name-1 { (self.name(seat)) }
                                (self.form("arrange", "row", &html! {
                                    (hidden_seat(seat))
                                    button.btn.btn-icon.up name="by" value="-1" disabled[seat.0 == 0] aria-label=(text!(lang, MOVE_UP, name = name)) { (icon("next")) }
                                    button.btn.btn-icon.down name="by" value="1" disabled[seat.index() + 1 == seats] aria-label=(text!(lang, MOVE_DOWN, name = name)) { (icon("next")) }
                                }))
                                @if Some(seat) == self.me() { span.spacer {} } @else { (self.removal("order", seat)) }
                            }
                        }
                    }
                } }
                (self.removed_people("panel stack"))
            }
        }
    }

    /// The form to sit down, or to change one's name and rabbit.
    pub(crate) fn dress(&self) -> Markup {
        let lang = self.lang();
        let seated = self.me().is_some();
        let inside = html! {
            (self.wardrobe())
            @if seated { button.btn { (say!(lang, DRESS)) } }
        };
        html! {
            section #(RegionId::Dress) .panel hidden[!seated && !self.may_sit()] {
                h2 { @if seated { (say!(lang, YOU)) } @else { (say!(lang, SIT_DOWN)) } }
                @if seated {
                    (self.form("dress", "stack", &inside))
                } @else if self.seats() < 12 {
                    @if self.may_sit() {
                        form #dress-form .stack method="post" action=(self.at("sit")) { (self.key("sit")) (inside) }
                    }
                } @else {
                    p { (say!(lang, TABLE_FULL)) }
                }
            }
        }
    }

    fn goal_words(&self) -> Markup {
        let lang = self.lang();
        match self.game().settings.goal {
            Goal::Points(points) => say!(lang, GOAL_POINTS, points = points),
            Goal::Tellings(times) => say!(lang, GOAL_TELLINGS, times = times),
        }
    }

    /// The game's settings: a form for the host, text for the others.
    pub(crate) fn settings(&self) -> Markup {
        let lang = self.lang();
        let settings = &self.game().settings;
        let Stage::Lobby { .. } = self.game().stage else {
            return html! {};
        };
        if !self.is_host() {
            return html! {
                section #(RegionId::Settings) .panel {
                    h2 { (say!(lang, GAME)) }
                    dl.facts {
                        dt { (say!(lang, MODE)) } dd { (mode_name(lang, settings.mode)) }
                        dt { (say!(lang, GOAL)) } dd { (self.goal_words()) }
                        dt { (say!(lang, LIMIT)) } dd { (limit_words(lang, settings.limits.vote.map(NonZeroU16::get))) }
                    }
                    p.small.muted { (mode_sentence(lang, settings.mode)) }
                }
            };
        }
        let choices = SettingsForm {
            mode: settings.mode,
            goal: settings.goal,
            first: settings.first,
            limit: settings.limits.vote,
            visibility: self.page.view.visibility,
        };
        html! {
            section #(RegionId::Settings) .panel.settings {
                h2 { (say!(lang, GAME)) " " span.tag { (small_icon("host")) (say!(lang, YOU_DECIDE)) } }
                (self.form("configure", "stack auto", &html! {
                    label.field { span { (say!(lang, MODE)) } select.input name="mode" {
                        @for mode in Mode::ALL {
                            option value=(mode_word(mode)) selected[mode == settings.mode] { (mode_name(lang, mode)) }
                        }
                    } }
                    p.small.muted { (mode_sentence(lang, settings.mode)) }
                    (choices.fields(lang, &self.game().seats.iter().map(|sitter| &*sitter.player.name).collect::<Vec<_>>()))
                    button.btn.no-script { (say!(lang, APPLY)) }
                }))
            }
        }
    }
}

/// The settings other than the mode.
pub(crate) struct SettingsForm {
    pub(crate) mode: Mode,
    pub(crate) goal: Goal,
    pub(crate) first: First,
    pub(crate) limit: Option<NonZeroU16>,
    pub(crate) visibility: Visibility,
}

impl SettingsForm {
    pub(crate) fn fields(&self, lang: &Lang, names: &[&str]) -> Markup {
        let points = match self.goal {
            Goal::Points(points) => points,
            Goal::Tellings(_) => 30,
        };
        let tellings = match self.goal {
            Goal::Tellings(times) => times,
            Goal::Points(_) => 1,
        };
        html! {
            div.settings-grid {
                label.field.for-classic { span { (say!(lang, GOAL)) } select.input name="points" {
                    @for choice in with(&POINTS, points) {
                        option value=(choice) selected[choice == points] { (text!(lang, CHOICE_POINTS, points = choice)) }
                    }
                } }
                label.field.for-others { span { (say!(lang, GOAL)) } select.input name="tellings" {
                    @for choice in with(&TELLINGS, tellings) {
                        option value=(choice) selected[choice == tellings] { (text!(lang, CHOICE_TELLINGS, times = choice)) }
                    }
                } }
                label.field { span { (say!(lang, LIMIT)) } (limit_choice(lang, self.limit)) }
                label.field { span { (say!(lang, FIRST)) } select.input name="first" {
                    option value="claim" selected[self.first == First::Claim] { (text!(lang, FIRST_CLAIM)) }
                    option value="random" selected[self.first == First::Random] { (text!(lang, FIRST_RANDOM)) }
                    @for (seat, name) in names.iter().enumerate() {
                        option value=(seat) selected[self.first == First::Seat(Seat(seat as u8))] { (name) }
                    }
                } }
                label.field { span { (say!(lang, VISIBILITY)) } select.input name="visibility" {
                    option value="invited" selected[self.visibility == Visibility::Invited] { (text!(lang, VISIBILITY_INVITED)) }
                    option value="public" selected[self.visibility == Visibility::Public] { (text!(lang, VISIBILITY_PUBLIC)) }
                } }
            }
        }
    }
}

/// The usual choices, and the current one.
fn with(usual: &[u16], set: u16) -> Vec<u16> {
    let mut choices = usual.to_vec();
    if !choices.contains(&set) {
        choices.push(set);
        choices.sort_unstable();
    }
    choices
}

/// The time limit of each step. The host can change it at any time.
pub(crate) fn limit_choice(lang: &Lang, limit: Option<NonZeroU16>) -> Markup {
    let limit = limit.map(NonZeroU16::get);
    html! {
        select.input name="limit" {
            option value="" selected[limit.is_none()] { (limit_words(lang, None)) }
            @for choice in with(&LIMITS, limit.unwrap_or(60)) {
                option value=(choice) selected[limit == Some(choice)] { (limit_words(lang, Some(choice))) }
            }
        }
    }
}

fn limit_words(lang: &Lang, limit: Option<u16>) -> String {
    match limit {
        None => text!(lang, LIMIT_NONE),
        Some(seconds) => text!(lang, LIMIT_SECONDS, seconds = seconds),
    }
}

/// The name of a mode in forms.
pub(crate) fn mode_word(mode: Mode) -> &'static str {
    match mode {
        Mode::Classic => "classic",
        Mode::Party => "party",
        Mode::Team => "team",
    }
}

pub(crate) fn mode_sentence(lang: &Lang, mode: Mode) -> Markup {
    match mode {
        Mode::Classic => say!(lang, MODE_CLASSIC_SENTENCE),
        Mode::Party => say!(lang, MODE_PARTY_SENTENCE),
        Mode::Team => say!(lang, MODE_TEAM_SENTENCE),
    }
}

/// The name of each rabbit.
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

/// A name field and the twelve rabbits.
pub(crate) fn wardrobe(lang: &Lang, wear: &Outfit<'_>) -> Markup {
    let free = || Rabbit::all().find(|rabbit| !wear.taken.contains(rabbit));
    let on = wear.rabbit.or_else(free);
    html! {
        label.field {
            span { (say!(lang, YOUR_NAME)) }
            input #my-name .input name="name" maxlength="30" required autocomplete="nickname" enterkeyhint="done" dir="auto" value=(wear.name);
        }
        fieldset.colours {
            legend.vh { (say!(lang, YOUR_RABBIT)) }
            @for choice in Rabbit::all() {
                label {
                    input type="radio" name="rabbit" value=(u8::from(choice)) aria-label=(rabbit_name(lang, choice))
                        checked[on == Some(choice)] disabled[wear.taken.contains(&choice)];
                    (rabbit(choice))
                }
            }
        }
    }
}
