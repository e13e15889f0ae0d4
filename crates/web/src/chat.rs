//! Table talk, which everybody hears (R6.1).

use maud::{Markup, html};
use moonhare_rules::Seat;
use moonhare_table::{ChatText, Line, Notice};
use serde::Deserialize;

use crate::{
    RegionId,
    lang::{Arg, say, text},
    paper::Paper,
    symbol::icon,
};

/// Lines a page shows: each new line sends them all again.
const LINES: usize = 30;

/// What a line says, as the wire spells it.
#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum Said {
    Text { seat: Seat, text: ChatText },
    Notice(Notice),
}

fn said(line: &Line) -> Option<Said> {
    serde_json::from_value(serde_json::to_value(&line.said).ok()?).ok()
}

impl Paper<'_> {
    pub(crate) fn chat(&self) -> Markup {
        let lang = self.lang();
        html! {
            section #chat .sheet.chat popover aria-label=(text!(lang, CHAT)) {
                header.sheet-head {
                    h2 { (text!(lang, CHAT)) }
                    button.btn.btn-icon type="button" popovertarget="chat" popovertargetaction="hide" aria-label=(text!(lang, CLOSE)) { (icon("close")) }
                }
                (self.slot(RegionId::Talk))
                (self.form("say", "say", &html! {
                    input #say-text .input name="text" maxlength="300" autocomplete="off" enterkeyhint="send" required
                        aria-label=(text!(lang, SAY_LABEL)) placeholder=(text!(lang, SAY_LABEL));
                    button.btn.btn-icon aria-label=(text!(lang, SAY)) { (icon("next")) }
                }))
            }
        }
    }

    pub(crate) fn talk(&self) -> Markup {
        let lang = self.lang();
        let chat = &self.page.view.chat;
        let silent = !self.page.view.chat_on || self.me().is_none();
        html! {
            div #(RegionId::Talk) .talk.talk-off[silent] role="log" tabindex="0" aria-label=(text!(lang, CHAT_LINES)) {
                @if chat.is_empty() && self.page.view.chat_on { p.muted { (text!(lang, CHAT_EMPTY)) } }
                @for line in &chat[chat.len().saturating_sub(LINES)..] {
                    @match said(line) {
                        Some(Said::Text { seat, text }) => p { b { bdi { (line.name) } } " " span dir="auto" data-seat=(seat.0) { (text) } },
                        Some(Said::Notice(notice)) => p.muted { (self.noticed(notice, Arg::from(&line.name))) },
                        None => {}
                    }
                }
                @if !self.page.view.chat_on { p.muted { (text!(lang, CHAT_OFF)) } }
            }
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
            Notice::Resumed => say!(lang, NOTICE_RESUMED, name = name),
        }
    }
}
