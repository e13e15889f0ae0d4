//! Draws the chat, which everybody at the table can read (R6.1).

use maud::{Markup, html};
use moonhare_table::{Line, Notice, Reaction, Said};

use crate::{
    RegionId,
    lang::{Arg, say, text},
    paper::Paper,
    symbol::{drawing, icon},
};

/// How many lines a page shows.
const LINES: usize = 30;

impl Paper<'_> {
    pub(crate) fn chat(&self) -> Markup {
        let lang = self.lang();
        html! {
            section #chat .sheet.chat popover aria-label=(text!(lang, CHAT)) {
                header.sheet-head {
                    h2 { (say!(lang, CHAT)) }
                    button.btn.btn-icon type="button" popovertarget="chat" popovertargetaction="hide" aria-label=(text!(lang, CLOSE)) { (icon("close")) }
                }
                (self.slot(RegionId::Talk))
                (self.form("say", "say", &html! {
                    input #say-text .input name="text" maxlength="300" autocomplete="off" enterkeyhint="send" required
                        aria-label=(text!(lang, SAY_LABEL)) placeholder=(text!(lang, SAY_LABEL));
                    button.btn.btn-icon aria-label=(text!(lang, SAY)) { (icon("next")) }
                }))
                (self.form("react", "react", &html! {
                    @for reaction in Reaction::ALL {
                        button.btn.btn-icon name="reaction" value=(reaction.word()) aria-label=(self.reaction(reaction)) { (drawn(reaction)) }
                    }
                }))
            }
        }
    }

    pub(crate) fn talk(&self) -> Markup {
        let lang = self.lang();
        let silent = !self.page.view.chat_on || self.me().is_none();
        html! {
            div #(RegionId::Talk) .talk.talk-off[silent] role="log" tabindex="0" aria-label=(text!(lang, CHAT_LINES)) {
                @if self.page.view.chat.is_empty() && self.page.view.chat_on { p.muted { (say!(lang, CHAT_EMPTY)) } }
                @if !self.live { @for (_, line) in self.lines() { (line) } }
                // The script inserts new lines here.
                template data-lines {}
                @if !self.page.view.chat_on { p.muted { (say!(lang, CHAT_OFF)) } }
            }
        }
    }

    /// The latest lines by number, oldest first.
    pub(crate) fn lines(&self) -> Vec<(u64, Markup)> {
        let chat = &self.page.view.chat;
        let latest = chat.iter().skip(chat.len().saturating_sub(LINES));
        latest
            .map(|(number, line)| (*number, self.line_of_chat(*number, line)))
            .collect()
    }

    fn line_of_chat(&self, number: u64, line: &Line) -> Markup {
        html! {
            @match &line.said {
                Said::Text { seat, text } => p data-line=(number) { b { bdi { (line.name) } } " " span dir="auto" data-seat=(seat.0) { (text) } },
                Said::Reaction { reaction, .. } => p data-line=(number) { b { bdi { (line.name) } } " " span.reaction role="img" aria-label=(self.reaction(*reaction)) { (drawn(*reaction)) } },
                Said::Notice(notice) => p.muted data-line=(number) { (self.noticed(*notice, Arg::from(&line.name))) },
            }
        }
    }

    fn reaction(&self, reaction: Reaction) -> String {
        let lang = self.lang();
        match reaction {
            Reaction::Heart => text!(lang, REACTION_HEART),
            Reaction::Laugh => text!(lang, REACTION_LAUGH),
            Reaction::Wow => text!(lang, REACTION_WOW),
            Reaction::Clap => text!(lang, REACTION_CLAP),
            Reaction::Think => text!(lang, REACTION_THINK),
            Reaction::Moon => text!(lang, REACTION_MOON),
        }
    }

    fn noticed(&self, notice: Notice, name: Arg<'_>) -> Markup {
        let lang = self.lang();
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
}

/// Our own drawings, because not every system has these emoji.
fn drawn(reaction: Reaction) -> Markup {
    drawing("mood", format_args!("e-{}", reaction.word()))
}
