//! Draws the lobby: the table with its seats, the invitation, and how the host arranges the seats.

use maud::{Markup, Render, html};
use moonhare_rules::{Goal, MOST_PLAYERS, Mode, Seat};
use moonhare_table::{Removed, You};

use crate::{
    Lang, RegionId,
    clue::bots_language,
    decks::DeckPanel,
    forms::{Forms, seat_field},
    lang::{say, text},
    players::Players,
    qr::qr,
    removing::{Removal, RemovedPeople},
    settings::{goal_words, mode_name},
    shell::{Dock, Slot},
    symbol::{icon, rabbit_outline, sized_rabbit, small_icon},
};

/// Holds the regions of the lobby together.
pub(crate) struct LobbyShell<'a> {
    pub(crate) lang: &'a Lang,
    pub(crate) code: &'a str,
    /// The link to share the table.
    pub(crate) link: &'a str,
    /// The tag of the table's language.
    pub(crate) table_lang: Option<&'a str>,
    pub(crate) you: You,
    pub(crate) decks: DeckPanel<'a>,
    pub(crate) slot: Slot<'a>,
}

impl Render for LobbyShell<'_> {
    fn render(&self) -> Markup {
        let (you, decks, slot) = (self.you, &self.decks, self.slot);
        html! {
            div #shell .page.lobby {
                (slot(RegionId::Bar))
                main.wrap {
                    @if you.seat.is_none() {
                        // Somebody who follows a link wants a seat first.
                        div.a-side { (slot(RegionId::Outfit)) (slot(RegionId::Settings)) (decks) }
                        (self.table())
                        (self.invitation())
                    } @else {
                        (self.invitation())
                        (self.table())
                        div.a-side {
                            // The host cares more about the game's settings than about a rabbit.
                            @if you.host { (slot(RegionId::Settings)) }
                            (slot(RegionId::Outfit))
                            @if !you.host { (slot(RegionId::Settings)) }
                            (decks)
                        }
                    }
                }
                (Dock { between: html! {}, slot })
            }
        }
    }
}

impl LobbyShell<'_> {
    fn table(&self) -> Markup {
        html! {
            section.a-table aria-label=(text!(self.lang, SEATS_LABEL)) {
                ((self.slot)(RegionId::SeatCircle))
                ((self.slot)(RegionId::SeatTools))
                (self.bots_speak())
            }
        }
    }

    /// A note if computer players speak another language than the table.
    fn bots_speak(&self) -> Markup {
        let table = self.table_lang.and_then(Lang::nearest);
        let spoken = bots_language(self.table_lang).and_then(|spoken| Lang::of(spoken.tag()));
        html! {
            @if let (Some(table), Some(spoken)) = (table, spoken) {
                @if table.tag_if_foreign(spoken.tag()).is_some() {
                    p.small.muted { (say!(self.lang, BOTS_SPEAK, language = &spoken.own_name())) }
                }
            }
        }
    }

    fn invitation(&self) -> Markup {
        let LobbyShell { lang, link, .. } = *self;
        html! {
            section.panel.invite.a-invite aria-label=(text!(lang, INVITE)) {
                (qr(link, &text!(lang, QR_LABEL)))
                div { p.muted.small { (say!(lang, TABLE_CODE)) } p.code { (self.code) } }
                div.row.row-wrap {
                    button.btn type="button" data-share=(link) { (icon("share")) (say!(lang, SHARE_TABLE)) }
                }
                p.link-text.small.muted { (link) }
            }
        }
    }
}

/// The seats round the table, the viewer's own in front. Each player's left neighbour sits next to
/// them clockwise (R3.1).
pub(crate) struct SeatCircle<'a> {
    pub(crate) lang: &'a Lang,
    pub(crate) forms: Forms<'a>,
    pub(crate) players: Players<'a>,
    pub(crate) host: Option<Seat>,
    pub(crate) you: You,
    pub(crate) goal: Goal,
}

impl Render for SeatCircle<'_> {
    fn render(&self) -> Markup {
        let SeatCircle { lang, players, .. } = *self;
        let seats = players.count();
        let shown = self.seats_shown();
        let first = self.you.seat.map_or(0, Seat::index);
        let team = players.mode == Mode::Team && seats >= 6 && seats.is_multiple_of(2);
        html! {
            ul #(RegionId::SeatCircle) class={ "round-table of-" (shown) @if team { " team" } } {
                @for place in 0..shown {
                    @let seat = Seat(((place + first) % shown) as u8);
                    @if seat.index() < seats { (self.seat(seat, team)) } @else { (self.free_seat()) }
                }
                li.felt {
                    b { (mode_name(lang, players.mode)) }
                    span { (say!(lang, PLAYERS_HERE, count = seats)) }
                    span { (goal_words(lang, self.goal)) }
                }
            }
        }
    }
}

impl SeatCircle<'_> {
    /// A seat for everybody, and free ones up to the number that the mode needs.
    fn seats_shown(&self) -> usize {
        let mode = self.players.mode;
        let seats = self.players.count();
        let least = if mode == Mode::Classic { 3 } else { 6 };
        let next = (seats + 1..=MOST_PLAYERS).find(|count| mode.allows(*count));
        // Once the game can start, Team shows no free seat, because partners must face each other. In
        // other modes only the host then sees one, to add a bot.
        let full = mode.allows(seats) && (mode == Mode::Team || !self.you.host);
        match next {
            Some(next) if !full => next.max(least),
            _ => seats.max(least),
        }
    }

    fn seat(&self, seat: Seat, team: bool) -> Markup {
        let SeatCircle { lang, players, .. } = *self;
        let rabbit = |index: usize| Some(players.sitters.get(index)?.player.rabbit);
        // In Team, the line between partners has the colour of the rabbit that they will share.
        let line = team
            .then(|| rabbit(players.side(seat)))
            .flatten()
            .map(u8::from);
        html! {
            li class={ "seat" @if let Some(line) = line { " s-" (line) } } data-seat=(seat.0) {
                @if let Some(own) = rabbit(seat.index()) { (sized_rabbit(own, "l")) }
                @if self.host == Some(seat) {
                    span.tag.tag-gold { (small_icon("host")) (say!(lang, HOST)) }
                } @else if players.is_bot(seat) {
                    span.tag { (small_icon("bot")) span { (say!(lang, BOT)) } }
                } @else if players.away.contains(seat) {
                    span.tag { (small_icon("away")) (say!(lang, STATE_AWAY)) }
                }
                bdi.name { (players.name(seat)) }
            }
        }
    }

    fn free_seat(&self) -> Markup {
        let lang = self.lang;
        html! {
            li.seat.seat-free {
                @if self.you.host {
                    (self.forms.form("add-bot", "", &html! {
                        button { (rabbit_outline()) span { (small_icon("plus")) span { (say!(lang, ADD_BOT)) } } }
                    }))
                } @else {
                    (rabbit_outline()) span.small { (say!(lang, FREE_SEAT)) }
                }
            }
        }
    }
}

/// The host adds computer players, and moves and removes people.
pub(crate) struct SeatTools<'a> {
    pub(crate) lang: &'a Lang,
    pub(crate) forms: Forms<'a>,
    pub(crate) players: Players<'a>,
    pub(crate) you: You,
    pub(crate) removed: &'a [Removed],
}

impl Render for SeatTools<'_> {
    fn render(&self) -> Markup {
        let (lang, forms, players) = (self.lang, self.forms, self.players);
        let (you, removed) = (self.you, self.removed);
        html! {
            div #(RegionId::SeatTools) .stack hidden[!you.host] {
                @if you.host && players.count() < MOST_PLAYERS {
                    (forms.form("add-bot", "panel add-bot", &html! {
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
                @if you.host && players.count() > 1 { details #order-list .panel.order {
                    summary { (icon("swap")) (say!(lang, ORDER)) }
                    p.small.muted { @if players.mode == Mode::Team { (say!(lang, ORDER_TEAM)) } @else { (say!(lang, ORDER_HINT)) } }
                    ol { @for seat in players.seats() { li { (self.place(seat)) } } }
                } }
                (RemovedPeople { lang, forms, removed, class: "panel stack" })
            }
        }
    }
}

impl SeatTools<'_> {
    fn place(&self, seat: Seat) -> Markup {
        let (lang, forms, players) = (self.lang, self.forms, self.players);
        let name = players.name_arg(seat);
        let is_last = seat.index() + 1 == players.count();
        html! {
            (players.rabbit(seat))
            bdi.name.name-1 { (players.name(seat)) }
            (forms.form("arrange", "row", &html! {
                (seat_field(seat))
                button.btn.btn-icon.up name="by" value="-1" disabled[seat.0 == 0] aria-label=(text!(lang, MOVE_UP, name = name)) { (icon("next")) }
                button.btn.btn-icon.down name="by" value="1" disabled[is_last] aria-label=(text!(lang, MOVE_DOWN, name = name)) { (icon("next")) }
            }))
            @if Some(seat) == self.you.seat { span.spacer {} } @else { (Removal { lang, forms, players, seat, place: "order" }) }
        }
    }
}
