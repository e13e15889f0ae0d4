//! Draws the chat. Everybody at the table can read it, because partners may talk only where everybody
//! hears them (R6.1).

use std::collections::BTreeMap;

use maud::{Markup, Render, html};
use moonhare_table::{Line, Notice, Reaction, Said};

use crate::{
    Lang, RegionId,
    forms::Forms,
    lang::{Arg, say, text},
    layout::sheet_head,
    shell::Slot,
    symbol::{drawing, icon},
};

/// How many lines a page shows.
const LINES: usize = 30;

/// The sheet with what was said, and forms to say something.
pub(crate) struct ChatSheet<'a> {
    pub(crate) lang: &'a Lang,
    pub(crate) forms: Forms<'a>,
    pub(crate) slot: Slot<'a>,
}

impl Render for ChatSheet<'_> {
    fn render(&self) -> Markup {
        let ChatSheet { lang, forms, .. } = *self;
        html! {
            section #chat .sheet.chat popover aria-label=(text!(lang, CHAT)) {
                (sheet_head(lang, "chat", &say!(lang, CHAT)))
                ((self.slot)(RegionId::Talk))
                (forms.form("say", "say", &html! {
                    input #say-text .input name="text" maxlength="300" autocomplete="off" enterkeyhint="send" required
                        aria-label=(text!(lang, SAY_LABEL)) placeholder=(text!(lang, SAY_LABEL));
                    button.btn.btn-icon aria-label=(text!(lang, SAY)) { (icon("next")) }
                }))
                (forms.form("react", "react", &html! {
                    @for reaction in Reaction::ALL {
                        button.btn.btn-icon name="reaction" value=(reaction.word()) aria-label=(reaction_name(lang, reaction)) { (drawn(reaction)) }
                    }
                }))
            }
        }
    }
}

/// What was said.
pub(crate) struct Talk<'a> {
    pub(crate) lang: &'a Lang,
    pub(crate) is_on: bool,
    pub(crate) has_seat: bool,
    pub(crate) is_empty: bool,
    /// Empty in a region sent live, because the script inserts the lines.
    pub(crate) lines: Vec<(u64, Markup)>,
}

impl Render for Talk<'_> {
    fn render(&self) -> Markup {
        let lang = self.lang;
        let silent = !self.is_on || !self.has_seat;
        html! {
            div #(RegionId::Talk) .talk.talk-off[silent] role="log" tabindex="0" aria-label=(text!(lang, CHAT_LINES)) {
                @if self.is_empty && self.is_on { p.muted { (say!(lang, CHAT_EMPTY)) } }
                @for (_, line) in &self.lines { (line) }
                // The script inserts new lines here.
                template data-lines {}
                @if !self.is_on { p.muted { (say!(lang, CHAT_OFF)) } }
            }
        }
    }
}

/// The latest lines by number, oldest first.
pub(crate) fn latest_lines(lang: &Lang, chat: &BTreeMap<u64, Line>) -> Vec<(u64, Markup)> {
    let latest = chat.iter().skip(chat.len().saturating_sub(LINES));
    latest
        .map(|(number, line)| (*number, chat_line(lang, *number, line)))
        .collect()
}

fn chat_line(lang: &Lang, number: u64, line: &Line) -> Markup {
    html! {
        @match &line.said {
            Said::Text { seat, text } => p data-line=(number) { b { bdi { (line.name) } } " " span dir="auto" data-seat=(seat.0) { (text) } },
            Said::Reaction { seat, reaction } => p data-line=(number) data-from=(seat.0) { b { bdi { (line.name) } } " " span.reaction role="img" aria-label=(reaction_name(lang, *reaction)) { (drawn(*reaction)) } },
            Said::Notice(notice) => p.muted data-line=(number) { (notice_words(lang, *notice, Arg::from(&line.name))) },
        }
    }
}

fn reaction_name(lang: &Lang, reaction: Reaction) -> String {
    match reaction {
        Reaction::Heart => text!(lang, REACTION_HEART),
        Reaction::Laugh => text!(lang, REACTION_LAUGH),
        Reaction::Wow => text!(lang, REACTION_WOW),
        Reaction::Clap => text!(lang, REACTION_CLAP),
        Reaction::Think => text!(lang, REACTION_THINK),
        Reaction::Moon => text!(lang, REACTION_MOON),
    }
}

fn notice_words(lang: &Lang, notice: Notice, name: Arg<'_>) -> Markup {
    match notice {
        Notice::SatDown => say!(lang, NOTICE_SAT_DOWN, name = name),
        Notice::Left => say!(lang, NOTICE_LEFT, name = name),
        Notice::Removed => say!(lang, NOTICE_REMOVED, name = name),
        Notice::Hosts => say!(lang, NOTICE_HOSTS, name = name),
        Notice::StandInPlays => say!(lang, NOTICE_STAND_IN, name = name),
        Notice::PlaysAgain => say!(lang, NOTICE_PLAYS_AGAIN, name = name),
        Notice::Paused => say!(lang, NOTICE_PAUSED, name = name),
        Notice::Limits => say!(lang, NOTICE_LIMITS, name = name),
        Notice::Resumed => say!(lang, NOTICE_RESUMED, name = name),
    }
}

/// Our own drawings, because not every system has these emoji.
fn drawn(reaction: Reaction) -> Markup {
    drawing("mood", format_args!("e-{}", reaction.word()))
}
