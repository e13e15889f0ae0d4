//! What a table does unasked: moves of computer players, and what follows when time is up or somebody
//! is away or back.

use std::time::Duration;

use futures_util::{FutureExt, future::BoxFuture};
use moonhare_gate::Shut;
use moonhare_rules::{Move, Seat};
use moonhare_store::RecordId;
use moonhare_table::{Actor, Ask, Millis, PersonId};
use tokio::time::sleep;

use super::Live;
use crate::{
    clock,
    clockwork::{Clockwork, Moment, Plan, Thought},
    room::Refusal,
    secret::fresh,
};

/// How long computer players pause if none of their moves could be made.
const REST_MILLIS: u64 = 1000;

/// Computer players who are thinking, and the moves that will come of it.
pub(super) struct Thinking {
    pub(super) plan: Plan,
    pub(super) moment: Moment,
    pub(super) moves: BoxFuture<'static, Result<Vec<(Seat, Move)>, Shut>>,
}

impl Live {
    /// Carries out a plan. If computer players must think first, they begin to.
    pub(super) async fn carry_out(&mut self, plan: &Plan) -> Option<Thinking> {
        if let Some(thought) = self.clockwork.thought(plan, &self.known.table) {
            return Some(self.think(thought));
        }
        self.do_by_itself(Clockwork::asks(plan)).await;
        None
    }

    fn think(&self, thought: Thought) -> Thinking {
        let (plan, moment) = (thought.plan.clone(), thought.moment);
        let (minds, mix) = (self.minds.clone(), self.mix.clone());
        Thinking {
            plan,
            moment,
            moves: async move { minds.pass(move || thought.think(&mix)).await }.boxed(),
        }
    }

    /// Makes those of the moves that the table still waits for.
    pub(super) async fn move_as_thought(
        &mut self,
        plan: &Plan,
        moment: Moment,
        moves: Result<Vec<(Seat, Move)>, Shut>,
    ) {
        let moves = moves.unwrap_or_else(|error| {
            tracing::error!(table = %self.code, %error, "a computer player could not think");
            Vec::new()
        });
        let (table, now) = (&self.known.table, clock::now());
        let asks = (self.clockwork).still_due(plan, &moment, moves, table, now);
        if !self.do_by_itself(asks).await {
            // Whatever the reason was, do not try again at once.
            self.rested = Millis(now.0 + REST_MILLIS);
        }
    }

    /// Runs commands that the table gives itself. Returns whether any of them succeeded.
    async fn do_by_itself(&mut self, asks: Vec<Ask>) -> bool {
        let mut done = false;
        for ask in asks {
            let Ok(bytes) = fresh() else { break };
            match self
                .try_once(&Actor::Clockwork, RecordId(bytes), &ask)
                .await
            {
                Ok(true) => done = true,
                // Somebody was faster, maybe another node with the same plan. The next plan uses the
                // state as it is then.
                Ok(false) => break,
                Err(error) => {
                    tracing::debug!(table = %self.code, %error, "the clockwork was refused");
                    if matches!(error, Refusal::Unavailable(_)) {
                        sleep(Duration::from_millis(500)).await;
                    }
                }
            }
        }
        self.show_presence();
        done
    }

    /// Somebody who is back plays instead of their stand-in again (R7.2).
    pub(super) async fn come_back(&mut self, person: PersonId) {
        if let Some(ask) = self.clockwork.welcome(&self.known.table, person)
            && let Ok(bytes) = fresh()
        {
            let _ = self.act(&Actor::Clockwork, RecordId(bytes), ask).await;
        }
    }
}
