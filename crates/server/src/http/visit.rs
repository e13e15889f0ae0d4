//! Requests to a table: finds the table, and who sends the request.

use std::net::IpAddr;

use aide::{OperationInput, generate::GenContext, openapi::Operation};
use axum::{
    Extension,
    extract::{FromRequestParts, Path, RawPathParams},
    http::request::Parts,
};
use moonhare_table::{Onlooker, Table, TableError, TokenHash};
use schemars::JsonSchema;

use super::{App, Problem, guard::Client, identity::Identity};
use crate::{
    Code,
    room::{PresenceGuard, Room},
    secret::Secret,
};

/// A request under `/t/{code}` to a table that exists.
#[derive(Clone, Debug)]
pub(super) struct Visit {
    pub(super) app: App,
    pub(super) client: IpAddr,
    pub(super) code: Code,
    pub(super) room: Room,
    pub(super) secret: Option<Secret>,
}

impl FromRequestParts<App> for Visit {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Visit, Problem> {
        Visit::find(parts, app, WrongCode::Guess).await
    }
}

/// A request for the stream of a table. Its viewer most likely had the right code before, so a code
/// without a table doesn't count as a guess.
#[derive(Clone, Debug)]
pub(super) struct StreamVisit(pub(super) Visit);

impl FromRequestParts<App> for StreamVisit {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<StreamVisit, Problem> {
        Visit::find(parts, app, WrongCode::Gone)
            .await
            .map(StreamVisit)
    }
}

/// What the API document says about `/t/{code}`.
#[derive(JsonSchema)]
#[schemars(inline)]
#[expect(dead_code, reason = "`Visit` reads it from the raw path")]
struct TablePath {
    /// The table's code, like `luma-tiro`. Capitals, spaces and the dash do not matter.
    code: String,
}

impl OperationInput for Visit {
    fn operation_input(context: &mut GenContext, operation: &mut Operation) {
        Path::<TablePath>::operation_input(context, operation);
    }
}

impl OperationInput for StreamVisit {
    fn operation_input(context: &mut GenContext, operation: &mut Operation) {
        Visit::operation_input(context, operation);
    }
}

impl Visit {
    async fn find(parts: &mut Parts, app: &App, wrong_code: WrongCode) -> Result<Visit, Problem> {
        let Ok(Identity(secret)) = Identity::from_request_parts(parts, app).await;
        let params = RawPathParams::from_request_parts(parts, app).await;
        let params = params.map_err(|_| Problem::NoSuchPage)?;
        let typed = params.iter().find(|(name, _)| *name == "code");
        let (_, typed) = typed.ok_or(Problem::NoSuchPage)?;
        let client = Extension::from_request_parts(parts, app).await;
        let Extension(Client(client)) = client.map_err(|_| Problem::NoSuchPage)?;
        let (code, room) = find_table(app, typed, client, secret.as_ref(), wrong_code).await?;
        Ok(Visit {
            app: app.clone(),
            client,
            code,
            room,
            secret,
        })
    }

    pub(super) fn token_hash(&self) -> Option<TokenHash> {
        Some(self.secret.as_ref()?.token_at(&self.code))
    }

    fn check_not_removed(&self) -> Result<(), Problem> {
        let table = &self.room.snapshot().table;
        match self.token_hash() {
            Some(token_hash) if table.is_removed(&token_hash) => Err(TableError::Removed.into()),
            _ => Ok(()),
        }
    }

    /// Refuses viewers of a table with a password, unless they were let in.
    pub(super) fn check_may_look(&self) -> Result<(), Problem> {
        if may_look(&self.room.snapshot().table, self.token_hash().as_ref()) {
            return Ok(());
        }
        // Don't ask somebody who was removed for the password again (R7.5).
        self.check_not_removed()?;
        Err(Problem::Password { wrong: false })
    }

    /// Checks that the viewer may look, and counts them as connected until the guard is dropped. A guard
    /// that is dropped at once still counts as a sign of life, so somebody who only loads pages stays
    /// connected for a while.
    pub(super) async fn connect(&self) -> Result<(Onlooker, Option<PresenceGuard>), Problem> {
        self.check_may_look()?;
        Ok(match self.token_hash() {
            // Viewers without a seat count too, because they may sit down while their stream is open.
            Some(token_hash) => {
                let presence = self.room.enter(token_hash.clone()).await;
                (Onlooker::Token(token_hash), Some(presence))
            }
            None => (Onlooker::Guest, None),
        })
    }
}

/// Whether a viewer may look at the table: it has no password, or they were let in and are still there.
pub(super) fn may_look(table: &Table, token_hash: Option<&TokenHash>) -> bool {
    table.password().is_none() || token_hash.is_some_and(|hash| table.person(hash).is_some())
}

/// Why somebody most likely sends a code that belongs to no table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum WrongCode {
    /// They guess codes.
    Guess,
    /// The table was deleted while they were there.
    Gone,
}

/// Finds the table that a code belongs to, and wakes it.
///
/// Guessing codes must be slow, but must not keep friends out. So there are two limits for each
/// address. Its first wrong codes in a minute, 20 by default, get a 404. The next ones, three times as
/// many, get a 429, but a right code still works: a friend with a link gets in while a neighbour
/// mistypes. After that, the server looks up no more codes for this address, so an attacker learns
/// nothing, not even from the response time. That makes 80 codes a minute: an address needs days to
/// find one of a hundred tables among 29 million codes. Streams only count towards the second limit,
/// because browsers keep following a table that is gone. Neither limit holds up people who are already
/// at a table.
pub(super) async fn find_table(
    app: &App,
    typed: &str,
    client: IpAddr,
    secret: Option<&Secret>,
    wrong_code: WrongCode,
) -> Result<(Code, Room), Problem> {
    let code = Code::parse(typed);
    if let Err(wait) = app.limiter.check_misses(client) {
        let is_at_table = async |code: &Code| match secret {
            Some(secret) => app.rooms.knows_person(code, &secret.token_at(code)).await,
            None => Ok(false),
        };
        match &code {
            Some(code) if is_at_table(code).await? => {}
            _ => return Err(Problem::TooMany { wait }),
        }
    }
    let found = match code {
        Some(code) => app.rooms.get(&code).await?.map(|room| (code, room)),
        None => None,
    };
    match (found, wrong_code, app.limiter.check_code_guesses(client)) {
        (Some(found), _, _) => Ok(found),
        (None, WrongCode::Guess, Ok(())) => {
            app.limiter.count_wrong_code(client);
            Err(Problem::NoSuchTable)
        }
        (None, WrongCode::Guess, Err(wait)) => {
            app.limiter.count_miss(client);
            Err(Problem::TooMany { wait })
        }
        (None, WrongCode::Gone, _) => {
            app.limiter.count_miss(client);
            Err(Problem::NoSuchTable)
        }
    }
}
