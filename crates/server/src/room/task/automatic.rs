//! What a table does by itself: it moves for computer players, and acts when time is up or somebody is
//! away or comes back.

use std::time::Duration;

use futures_util::{FutureExt, future::BoxFuture};
use moonhare_gate::Shut;
use moonhare_rules::{Move, Seat};
use moonhare_store::RecordId;
use moonhare_table::{Actor, Ask, Millis, PersonId};
use tokio::time::sleep;

use super::RoomTask;
use crate::{
    clock,
    clockwork::{Clockwork, Moment, Plan, ThinkingJob},
    room::Refusal,
    secret::random_bytes,
};

/// How long computer players wait if none of their moves could be made.
const BOT_REST_MILLIS: u64 = 1000;

/// The moves that computer players are thinking of.
pub(super) struct PendingMoves {
    pub(super) plan: Plan,
    pub(super) moment: Moment,
    pub(super) moves: BoxFuture<'static, Result<Vec<(Seat, Move)>, Shut>>,
}

impl RoomTask {
    /// Carries out a plan. If computer players must think first, starts that and returns the pending
    /// moves.
    pub(super) async fn carry_out(&mut self, plan: &Plan) -> Option<PendingMoves> {
        if let Some(job) = self.clockwork.thinking_job(plan, &self.replica.table) {
            return Some(self.start_thinking(job));
        }
        self.run_own_commands(Clockwork::asks(plan)).await;
        None
    }

    fn start_thinking(&self, job: ThinkingJob) -> PendingMoves {
        let (plan, moment) = (job.plan.clone(), job.moment);
        let (minds, mix) = (self.minds.clone(), self.mix.clone());
        PendingMoves {
            plan,
            moment,
            moves: async move { minds.think(move || job.think(&mix)).await }.boxed(),
        }
    }

    /// Makes the moves that the table still waits for.
    pub(super) async fn make_moves(
        &mut self,
        plan: &Plan,
        moment: Moment,
        moves: Result<Vec<(Seat, Move)>, Shut>,
    ) {
        let moves = moves.unwrap_or_else(|error| {
            tracing::error!(table = %self.code, %error, "a computer player could not think");
            Vec::new()
        });
        let (table, now) = (&self.replica.table, clock::now());
        let asks = (self.clockwork).still_due(plan, &moment, moves, table, now);
        if !self.run_own_commands(asks).await {
            // Whatever the reason was, it may still hold, so don't try again at once.
            self.bots_rest_until = Millis(now.0 + BOT_REST_MILLIS);
        }
    }

    /// Runs commands that the table gives itself. Returns whether one of them succeeded.
    async fn run_own_commands(&mut self, asks: Vec<Ask>) -> bool {
        let mut done = false;
        for ask in asks {
            let Ok(bytes) = random_bytes() else { break };
            match self
                .try_once(&Actor::Clockwork, RecordId(bytes), &ask)
                .await
            {
                Ok(true) => done = true,
                // Somebody was faster, maybe another node with the same plan. Plan again.
                Ok(false) => break,
                Err(error) => {
                    tracing::debug!(table = %self.code, %error, "the table refused a command of its own");
                    if matches!(error, Refusal::Unavailable(_)) {
                        sleep(Duration::from_millis(500)).await;
                    }
                }
            }
        }
        self.publish_presence();
        done
    }

    /// Lets a person who is back play again instead of their stand-in (R7.2).
    pub(super) async fn end_stand_in(&mut self, person: PersonId) {
        if let Some(ask) = self.clockwork.end_stand_in(&self.replica.table, person)
            && let Ok(bytes) = random_bytes()
        {
            let _ = self.act(&Actor::Clockwork, RecordId(bytes), ask).await;
        }
    }
}
