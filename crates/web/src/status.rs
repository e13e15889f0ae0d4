//! Draws the status line: what to do, who the table waits for, or why the viewer can't act.

use maud::{Markup, Render, html};
use moonhare_rules::{
    Goal, Idle, MOST_PLAYERS, Mode, Offer, Playing, Podium, Round, RuleError, Scene, Seat, Stage,
    View, Viewer,
};
use moonhare_table::{TableError, You};

use crate::{
    Lang, RegionId,
    lang::{Arg, say},
    players::Players,
    podium::PlaceWords,
    points::outcome,
    refusal::{refusal, rule_refusal},
    reveal::BeatWords,
    symbol::icon,
};

/// The status line. It sums up the whole game for one viewer.
pub(crate) struct StatusLine<'a> {
    pub(crate) lang: &'a Lang,
    pub(crate) players: Players<'a>,
    pub(crate) you: You,
    pub(crate) host: Option<Seat>,
    pub(crate) paused: bool,
    /// Why the viewer's last move was refused; said instead of everything else.
    pub(crate) refusal: Option<&'a TableError>,
    pub(crate) game: &'a View,
}

/// An icon, and the words after it.
struct Line {
    icon: &'static str,
    tone: Tone,
    words: Markup,
}

#[derive(Clone, Copy)]
enum Tone {
    Do,
    Wait,
    Refuse,
}

fn to_do(icon: &'static str, words: Markup) -> Line {
    let tone = Tone::Do;
    Line { icon, tone, words }
}

fn wait(icon: &'static str, words: Markup) -> Line {
    let tone = Tone::Wait;
    Line { icon, tone, words }
}

impl Render for StatusLine<'_> {
    fn render(&self) -> Markup {
        let StatusLine { lang, players, .. } = *self;
        let line = self.line();
        let tone = match line.tone {
            Tone::Do => "now",
            Tone::Wait => "now now-wait",
            Tone::Refuse => "now now-bad",
        };
        html! {
            p #(RegionId::Status) class=(tone) data-turn[self.is_my_turn() && !self.paused] {
                (icon(line.icon))
                span { (line.words) }
                @if let Some(round) = self.round_to_narrate() { (BeatWords { lang, players, round }) }
                @if let Stage::Over(podium) = &self.game.stage { (PlaceWords { lang, players, podium }) }
            }
        }
    }
}

impl StatusLine<'_> {
    /// Whether the table waits for the viewer. Somebody who just took a seat doesn't play yet
    /// (R7.5).
    fn is_my_turn(&self) -> bool {
        let is_due = |seat| self.game.waiting.contains(seat);
        self.you.seat.is_some_and(is_due) && !self.you.waits
    }

    fn is_screen(&self) -> bool {
        self.game.viewer == Viewer::Screen
    }

    /// The round to narrate beat by beat, unless the viewer has already pressed Next or the table is
    /// paused.
    fn round_to_narrate(&self) -> Option<&Round> {
        let is_silent = self.game.idle == Some(Idle::PressedOn) || self.paused;
        match &self.game.stage {
            Stage::Playing(Playing {
                scene: Scene::Reveal { round },
                ..
            }) if !is_silent => Some(round),
            _ => None,
        }
    }

    fn line(&self) -> Line {
        let lang = self.lang;
        if let Some(error) = self.refusal {
            return Line {
                icon: "warn",
                tone: Tone::Refuse,
                words: html! { (refusal(lang, error)) },
            };
        }
        match &self.game.stage {
            _ if self.paused && self.you.host => to_do("wait", say!(lang, NOW_PAUSED_HOST)),
            _ if self.paused => wait("wait", say!(lang, NOW_PAUSED)),
            Stage::Lobby { obstacle } => self.before(obstacle.as_ref()),
            Stage::Over(podium) => to_do(
                "trophy",
                html! { (self.winners(podium)) " " (self.again()) },
            ),
            Stage::Playing(playing) => self.during(playing),
        }
    }

    fn before(&self, obstacle: Option<&RuleError>) -> Line {
        let lang = self.lang;
        let is_seated = self.you.seat.is_some();
        match (obstacle, self.host) {
            _ if self.you.removed => wait("spectator", self.why_watching()),
            _ if self.is_screen() && self.players.count() == 0 => wait("qr", say!(lang, NOW_SCAN)),
            (Some(obstacle), _) if is_seated || self.is_screen() => match missing(obstacle) {
                Some(more) if self.you.host => to_do("plus", say!(lang, NOW_NEED, count = more)),
                Some(more) => wait("wait", say!(lang, NOW_WAIT_MORE, count = more)),
                None => wait("wait", html! { (rule_refusal(lang, obstacle)) }),
            },
            (None, _) if self.you.host && is_seated => to_do("check", say!(lang, NOW_START)),
            (None, Some(host)) if is_seated || self.is_screen() => {
                let name = self.players.name_arg(host);
                wait("wait", say!(lang, NOW_WAIT_START, name = name))
            }
            _ if !is_seated => to_do("plus", say!(lang, NOW_SIT)),
            _ => wait("wait", say!(lang, NOW_WAIT_HOST)),
        }
    }

    fn during(&self, playing: &Playing) -> Line {
        let step_icon = match playing.scene {
            Scene::Idea | Scene::Telling { .. } | Scene::Reveal { .. } => "tell",
            Scene::Giving { .. } => "give",
            Scene::Voting { .. } => "vote",
        };
        match self.game.idle {
            None => to_do(step_icon, self.task(playing)),
            Some(Idle::Watching) if self.is_screen() => wait(step_icon, self.watched(playing)),
            Some(Idle::Watching) => {
                let words = html! { (self.why_watching()) " " (self.watched(playing)) };
                wait("spectator", words)
            }
            Some(idle @ (Idle::Gave | Idle::Voted | Idle::PressedOn)) => {
                wait("check", self.idle(idle, playing))
            }
            Some(idle) => wait(step_icon, self.idle(idle, playing)),
        }
    }

    fn why_watching(&self) -> Markup {
        match (self.you.waits, self.you.removed) {
            (true, _) => say!(self.lang, NOW_WAITS),
            (_, true) => say!(self.lang, NOW_REMOVED),
            _ => say!(self.lang, NOW_WATCHING),
        }
    }

    /// What the viewer has to do.
    fn task(&self, playing: &Playing) -> Markup {
        let StatusLine { lang, players, .. } = *self;
        let partner = self.you.seat.and_then(|me| players.partner(me));
        let partner_name = partner.map(|seat| players.name_arg(seat));
        match (self.game.legal.first(), &playing.scene) {
            (Some(Offer::Claim), _) => say!(lang, NOW_CLAIM),
            (Some(Offer::Tell { with_card: true }), _) => say!(lang, NOW_TELL),
            // From the second round on, the others already see their hands, which were passed to the
            // left (R5.1, R5.6).
            (Some(Offer::Tell { with_card: false }), _) if playing.round > 1 => {
                say!(lang, NOW_TELL_PASSED)
            }
            (Some(Offer::Tell { with_card: false }), _) => say!(lang, NOW_TELL_BLIND),
            (Some(Offer::Give { count }), Scene::Giving { storyteller, .. }) => {
                match partner_name.filter(|_| partner != Some(*storyteller)) {
                    Some(partner) => say!(lang, NOW_GIVE_TEAM, partner = partner),
                    None if *count == 2 => say!(lang, NOW_GIVE_TWO),
                    None => say!(lang, NOW_GIVE),
                }
            }
            (Some(Offer::Vote { most, red, .. }), Scene::Voting { storyteller, .. }) => {
                let name = players.name_arg(*storyteller);
                match (players.mode, partner_name) {
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
                (self.gained(round)) (outcome(lang, players.mode, round)) " " (self.what_next(round, playing))
            },
            _ => self.waited_for(),
        }
    }

    /// The viewer's points in this round.
    fn gained(&self, round: &Round) -> Markup {
        let score = self.you.seat.and_then(|me| round.scores.get(me.index()));
        let points = score.map_or(0, |score| score.points);
        html! { @if points > 0 { (say!(self.lang, NOW_POINTS, points = points)) " " } }
    }

    /// Why the viewer has nothing to do, and who the table waits for.
    fn idle(&self, idle: Idle, playing: &Playing) -> Markup {
        let StatusLine { lang, players, .. } = *self;
        let voting = matches!(playing.scene, Scene::Voting { .. });
        let partner = self.you.seat.and_then(|me| players.partner(me));
        let partner = partner.map_or(Arg::Name(""), |seat| players.name_arg(seat));
        let why = match idle {
            Idle::OtherTells => return self.watched(playing),
            Idle::Told if voting => say!(lang, NOW_TOLD_VOTING),
            Idle::Told => say!(lang, NOW_TOLD_GIVING),
            Idle::Gave if players.mode.gift(players.count()) == 2 => say!(lang, NOW_GAVE_TWO),
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
        let StatusLine { lang, players, .. } = *self;
        let mode = players.mode;
        match &playing.scene {
            Scene::Idea => say!(lang, NOW_WATCH_IDEA),
            Scene::Telling { storyteller } => {
                let name = players.name_arg(*storyteller);
                match mode {
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
                @if mode == Mode::Party { (say!(lang, NOW_WATCH_VOTING_PARTY)) }
                @else { (say!(lang, NOW_VOTE, name = players.name_arg(*storyteller))) }
                " " (self.waited_for())
            },
            Scene::Reveal { round } => html! {
                (outcome(lang, mode, round)) " " (self.what_next(round, playing))
                // Nobody waits for anybody until the first has pressed Next.
                @if self.is_screen() && self.game.waiting.len() < players.count() { " " (self.waited_for()) }
            },
        }
    }

    /// Who the table waits for: up to three names; otherwise two of them and a number on the big screen,
    /// and "the others" elsewhere.
    fn waited_for(&self) -> Markup {
        let lang = self.lang;
        let others = self.game.waiting.iter();
        let others: Vec<Arg<'_>> = (others.filter(|seat| Some(*seat) != self.you.seat))
            .map(|seat| self.players.name_arg(seat))
            .collect();
        match *others.as_slice() {
            [] => html! {},
            [one] => say!(lang, WAIT_ONE, name = one),
            [one, two] => say!(lang, WAIT_TWO, first = one, second = two),
            [one, two, three] => {
                say!(lang, WAIT_THREE, first = one, second = two, third = three)
            }
            [one, two, ref more @ ..] if self.is_screen() => {
                let count = more.len();
                say!(lang, WAIT_MORE, first = one, second = two, count = count)
            }
            // On one's own screen, a number that changes with every player would be noise.
            _ => say!(lang, WAIT_OTHERS),
        }
    }

    /// Who is the next storyteller, or that this was the last round.
    fn what_next(&self, round: &Round, playing: &Playing) -> Markup {
        let StatusLine { lang, players, .. } = *self;
        let seats = players.count();
        let over = match self.game.settings.goal {
            Goal::Points(points) => playing.track.iter().any(|side| side.score >= points),
            Goal::Tellings(times) => usize::from(round.number) >= usize::from(times) * seats,
        };
        let next = round.storyteller.left(1, seats);
        match over {
            true => say!(lang, NOW_LAST_ROUND),
            false if Some(next) == self.you.seat => say!(lang, NOW_NEXT_ME),
            false => say!(lang, NOW_NEXT, name = players.name_arg(next)),
        }
    }

    fn winners(&self, podium: &Podium) -> Markup {
        let lang = self.lang;
        let winners: Vec<Arg<'_>> = (podium.winners.iter())
            .map(|seat| self.players.name_arg(seat))
            .collect();
        match *winners.as_slice() {
            [one] => say!(lang, NOW_WINNER, name = one),
            [one, two] => say!(lang, NOW_WINNERS_TWO, first = one, second = two),
            ref many => say!(lang, NOW_WINNERS, count = many.len()),
        }
    }

    /// Who can start another game, for those who can't.
    fn again(&self) -> Markup {
        let waits_for_host = !self.you.host && self.you.seat.is_some();
        html! {
            @if let Some(host) = self.host.filter(|_| waits_for_host) {
                span.again { (say!(self.lang, NOW_WAIT_AGAIN, name = self.players.name_arg(host))) }
            }
        }
    }
}

/// How many more players the mode needs, if that is what prevents the start.
fn missing(obstacle: &RuleError) -> Option<usize> {
    let RuleError::Players { mode, players } = *obstacle else {
        return None;
    };
    let enough = (players..=MOST_PLAYERS).find(|enough| mode.allows(*enough))?;
    Some(enough - players)
}
