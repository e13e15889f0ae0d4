//! Draws the status line: what to do, who the table waits for, or why the viewer can't act.

use maud::{Markup, html};
use moonhare_rules::{
    Idle, MOST_PLAYERS, Mode, Offer, Playing, Round, RuleError, Scene, Seat, Stage, Why,
};

use crate::{
    RegionId,
    lang::{Arg, say, text},
    paper::Paper,
    refusal::{refusal, rule_refusal},
    symbol::icon,
};

/// The status line: an icon, the words and a tone.
struct StatusLine {
    icon: &'static str,
    tone: Tone,
    words: Markup,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Tone {
    Do,
    Wait,
    Refuse,
}

impl Paper<'_> {
    pub(crate) fn now(&self) -> Markup {
        let line = self.line();
        let tone = match line.tone {
            Tone::Do => "now",
            Tone::Wait => "now now-wait",
            Tone::Refuse => "now now-bad",
        };
        html! {
            p #(RegionId::Now) class=(tone) data-turn[self.is_my_turn() && !self.page.view.paused] {
                (icon(line.icon))
                span { (line.words) }
            }
        }
    }

    fn line(&self) -> StatusLine {
        let lang = self.lang();
        let lead = |icon, words| StatusLine {
            icon,
            tone: Tone::Do,
            words,
        };
        let wait = |icon, words| StatusLine {
            icon,
            tone: Tone::Wait,
            words,
        };
        if let Some(error) = self.page.refusal.filter(|_| !self.live) {
            let words = html! { (refusal(lang, error)) };
            return StatusLine {
                icon: "warn",
                tone: Tone::Refuse,
                words,
            };
        }
        if self.page.view.paused {
            return if self.is_host() {
                lead("wait", say!(lang, NOW_PAUSED_HOST))
            } else {
                wait("wait", say!(lang, NOW_PAUSED))
            };
        }
        match &self.game().stage {
            Stage::Lobby { .. } => self.lobby_line(lead, wait),
            Stage::Over(_) => lead("trophy", html! { (self.winners()) " " (self.again()) }),
            Stage::Playing(playing) => match self.game().idle {
                None => lead(self.step_icon(playing), self.task(playing)),
                Some(Idle::Watching) => {
                    let eye = if self.is_screen() {
                        self.step_icon(playing)
                    } else {
                        "spectator"
                    };
                    let words = html! {
                        @if !self.is_screen() { (self.why_watching()) " " }
                        (self.watched(playing))
                    };
                    wait(eye, words)
                }
                Some(idle) => {
                    let words = self.idle(idle, playing);
                    let mark = match idle {
                        Idle::Gave | Idle::Voted | Idle::PressedOn => "check",
                        _ => self.step_icon(playing),
                    };
                    wait(mark, words)
                }
            },
        }
    }

    fn why_watching(&self) -> Markup {
        let lang = self.lang();
        let you = self.page.view.you;
        match (you.waits, you.removed) {
            (true, _) => say!(lang, NOW_WAITS),
            (_, true) => say!(lang, NOW_REMOVED),
            _ => say!(lang, NOW_WATCHING),
        }
    }

    fn step_icon(&self, playing: &Playing) -> &'static str {
        match playing.scene {
            Scene::Idea | Scene::Telling { .. } | Scene::Reveal { .. } => "tell",
            Scene::Giving { .. } => "give",
            Scene::Voting { .. } => "vote",
        }
    }

    fn lobby_line(
        &self,
        lead: impl Fn(&'static str, Markup) -> StatusLine,
        wait: impl Fn(&'static str, Markup) -> StatusLine,
    ) -> StatusLine {
        let lang = self.lang();
        let Stage::Lobby { obstacle } = &self.game().stage else {
            return wait("wait", html! {});
        };
        match (obstacle, self.page.view.host) {
            _ if self.page.view.you.removed => wait("spectator", self.why_watching()),
            _ if self.is_screen() && self.seats() == 0 => wait("qr", say!(lang, NOW_SCAN)),
            (Some(obstacle), _) if self.me().is_some() || self.is_screen() => {
                match self.missing(obstacle) {
                    Some(more) if self.is_host() => {
                        lead("plus", say!(lang, NOW_NEED, count = more))
                    }
                    Some(more) => wait("wait", say!(lang, NOW_WAIT_MORE, count = more)),
                    None => wait("wait", html! { (rule_refusal(lang, obstacle)) }),
                }
            }
            (None, Some(host)) if self.is_screen() => wait(
                "wait",
                say!(lang, NOW_WAIT_START, name = Arg::Name(self.name(host))),
            ),
            _ if self.me().is_none() => lead("plus", say!(lang, NOW_SIT)),
            (None, _) if self.is_host() => lead("check", say!(lang, NOW_START)),
            (None, Some(host)) => wait(
                "wait",
                say!(lang, NOW_WAIT_START, name = Arg::Name(self.name(host))),
            ),
            _ => wait("wait", say!(lang, NOW_WAIT_HOST)),
        }
    }

    /// How many more players the mode needs, if that is what prevents the start.
    fn missing(&self, obstacle: &RuleError) -> Option<usize> {
        let RuleError::Players { mode, players } = *obstacle else {
            return None;
        };
        let enough = (players..=MOST_PLAYERS).find(|enough| mode.allows(*enough))?;
        Some(enough - players)
    }

    /// What the viewer has to do.
    fn task(&self, playing: &Playing) -> Markup {
        let lang = self.lang();
        let partner = self.me().and_then(|me| self.partner(me));
        let partner = partner.map(|seat| Arg::Name(self.name(seat)));
        match (self.game().legal.first(), &playing.scene) {
            (Some(Offer::Claim), _) => say!(lang, NOW_CLAIM),
            (Some(Offer::Tell { with_card: true }), _) => say!(lang, NOW_TELL),
            // The others already see their hands, because later hands were passed on (R5.1, R5.6).
            (Some(Offer::Tell { with_card: false }), _) if playing.round > 1 => {
                say!(lang, NOW_TELL_PASSED)
            }
            (Some(Offer::Tell { with_card: false }), _) => say!(lang, NOW_TELL_BLIND),
            (Some(Offer::Give { .. }), Scene::Giving { storyteller, .. }) => {
                let tellers = self.me().and_then(|me| self.partner(me)) == Some(*storyteller);
                match partner {
                    Some(partner) if !tellers => say!(lang, NOW_GIVE_TEAM, partner = partner),
                    _ if self.game().legal.contains(&Offer::Give { count: 2 }) => {
                        say!(lang, NOW_GIVE_TWO)
                    }
                    _ => say!(lang, NOW_GIVE),
                }
            }
            (Some(Offer::Vote { most, red, .. }), Scene::Voting { storyteller, .. }) => {
                let name = Arg::Name(self.name(*storyteller));
                match (self.mode(), partner) {
                    (Mode::Party, _) if *red => say!(lang, NOW_VOTE_RED),
                    (Mode::Party, _) => say!(lang, NOW_VOTE_PARTY),
                    (_, Some(partner)) => {
                        say!(lang, NOW_VOTE_TEAM, name = name, partner = partner)
                    }
                    _ if *most == 2 => say!(lang, NOW_VOTE_TWO, name = name),
                    _ => say!(lang, NOW_VOTE, name = name),
                }
            }
            (Some(Offer::Next), Scene::Reveal { round }) => html! {
                (self.gained(round)) (self.outcome(round)) " " (self.what_next(round, playing))
            },
            _ => self.waited_for(),
        }
    }

    /// The viewer's points in this round.
    fn gained(&self, round: &Round) -> Markup {
        let score = self.me().and_then(|me| round.scores.get(me.index()));
        let points = score.map_or(0, |score| score.points);
        html! { @if points > 0 { (say!(self.lang(), NOW_POINTS, points = points)) " " } }
    }

    /// Why the viewer has nothing to do, and who the table waits for.
    fn idle(&self, idle: Idle, playing: &Playing) -> Markup {
        let lang = self.lang();
        let voting = matches!(playing.scene, Scene::Voting { .. });
        let partner = self.me().and_then(|me| self.partner(me));
        let partner = Arg::Name(partner.map_or("", |seat| self.name(seat)));
        let why = match idle {
            Idle::OtherTells => return self.watched(playing),
            Idle::Told if voting => say!(lang, NOW_TOLD_VOTING),
            Idle::Told => say!(lang, NOW_TOLD_GIVING),
            Idle::Gave if self.mode().gift(self.seats()) == 2 => say!(lang, NOW_GAVE_TWO),
            Idle::Gave => say!(lang, NOW_GAVE),
            Idle::PartnerGave => say!(lang, NOW_PARTNER_GAVE, partner = partner),
            Idle::Voted => say!(lang, NOW_VOTED),
            Idle::PartnerVotes => say!(lang, NOW_PARTNER_VOTES, partner = partner),
            Idle::PartnerTold => say!(lang, NOW_PARTNER_TOLD, partner = partner),
            Idle::PressedOn | Idle::Watching | Idle::NotBegun | Idle::Over => html! {},
        };
        html! { (why) " " (self.waited_for()) }
    }

    /// What is going on, for spectators.
    fn watched(&self, playing: &Playing) -> Markup {
        let lang = self.lang();
        match &playing.scene {
            Scene::Idea => say!(lang, NOW_WATCH_IDEA),
            Scene::Telling { storyteller } => {
                let name = Arg::Name(self.name(*storyteller));
                match self.mode() {
                    Mode::Party if playing.round > 1 => {
                        say!(lang, NOW_WATCH_TELLING_PASSED, name = name)
                    }
                    Mode::Party => say!(lang, NOW_WATCH_TELLING_PARTY, name = name),
                    _ => say!(lang, NOW_WATCH_TELLING, name = name),
                }
            }
            Scene::Giving { .. } => html! {
                (say!(lang, NOW_WATCH_GIVING)) " " (self.waited_for())
            },
            Scene::Voting { storyteller, .. } => html! {
                @if self.mode() == Mode::Party { (say!(lang, NOW_WATCH_VOTING_PARTY)) }
                @else { (say!(lang, NOW_VOTE, name = Arg::Name(self.name(*storyteller)))) }
                " " (self.waited_for())
            },
            Scene::Reveal { round } => html! {
                (self.outcome(round)) " " (self.what_next(round, playing))
            },
        }
    }

    /// Who the table waits for: names if they are few, a number if they are many.
    pub(crate) fn waited_for(&self) -> Markup {
        let lang = self.lang();
        let others: Vec<Seat> = (self.game().waiting.iter())
            .filter(|seat| Some(*seat) != self.me())
            .collect();
        let name = |seat: &Seat| Arg::Name(self.name(*seat));
        match others.as_slice() {
            [] => html! {},
            [one] => say!(lang, WAIT_ONE, name = name(one)),
            [one, two] => say!(lang, WAIT_TWO, first = name(one), second = name(two)),
            [one, two, three] => say!(
                lang,
                WAIT_THREE,
                first = name(one),
                second = name(two),
                third = name(three)
            ),
            // On the big screen a line that changes with every player would be noise.
            many if self.is_screen() => say!(lang, WAIT_MANY, count = many.len()),
            _ => say!(lang, WAIT_OTHERS),
        }
    }

    /// The round's outcome in a few words.
    pub(crate) fn outcome(&self, round: &Round) -> Markup {
        let lang = self.lang();
        if self.mode() == Mode::Party {
            let best = round.scores.iter().map(|score| score.points).max();
            return match best {
                Some(0) | None => say!(lang, OUTCOME_PARTY_NONE),
                Some(points) => say!(lang, OUTCOME_PARTY, points = points),
            };
        }
        let voters = round.ballots.iter().flatten().count();
        let told = round
            .scores
            .get(round.storyteller.index())
            .and_then(|score| score.reasons.first().copied());
        match told.map(|reason| (reason.why, reason.by.len())) {
            Some((Why::EveryoneFound, _)) => say!(lang, OUTCOME_EVERYONE),
            Some((Why::FoundBySome, found)) => {
                say!(lang, OUTCOME_SOME, found = found, voters = voters)
            }
            _ => say!(lang, OUTCOME_NOBODY),
        }
    }

    /// Who is the next storyteller, or that this was the last round.
    fn what_next(&self, round: &Round, playing: &Playing) -> Markup {
        use moonhare_rules::Goal;
        let lang = self.lang();
        let over = match self.game().settings.goal {
            Goal::Points(points) => playing.track.iter().any(|side| side.score >= points),
            Goal::Tellings(times) => usize::from(round.number) >= usize::from(times) * self.seats(),
        };
        if over {
            return say!(lang, NOW_LAST_ROUND);
        }
        let next = round.storyteller.left(1, self.seats());
        if Some(next) == self.me() {
            say!(lang, NOW_NEXT_ME)
        } else {
            say!(lang, NOW_NEXT, name = Arg::Name(self.name(next)))
        }
    }

    /// Who can start another game, for those who can't.
    fn again(&self) -> Markup {
        let host = self
            .page
            .view
            .host
            .filter(|_| !self.is_host() && self.me().is_some());
        html! { @if let Some(host) = host { (say!(self.lang(), NOW_WAIT_AGAIN, name = Arg::Name(self.name(host)))) } }
    }

    fn winners(&self) -> Markup {
        let lang = self.lang();
        let Stage::Over(podium) = &self.game().stage else {
            return html! {};
        };
        let winners: Vec<Arg<'_>> = (podium.winners.iter())
            .map(|seat| Arg::Name(self.name(seat)))
            .collect();
        match winners.as_slice() {
            [one] => say!(lang, NOW_WINNER, name = *one),
            [one, two] => say!(lang, NOW_WINNERS_TWO, first = *one, second = *two),
            many => say!(lang, NOW_WINNERS, count = many.len()),
        }
    }

    /// The time left. The script updates it; a whole page shows the time left when it was drawn.
    pub(crate) fn clock(&self) -> Markup {
        let Some(deadline) = self.page.view.deadline else {
            return html! { span #(RegionId::Clock) hidden {} };
        };
        let left = deadline.since(self.page.now) / 1000;
        html! {
            span #(RegionId::Clock) .clock data-deadline=(deadline.0) role="timer" aria-label=(text!(self.lang(), CLOCK_LABEL)) {
                b { @if !self.live { (left / 60) ":" (format!("{:02}", left % 60)) } }
            }
        }
    }
}
