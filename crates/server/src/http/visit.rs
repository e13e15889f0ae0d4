//! Somebody at a table's address: which table, and who comes.

use std::net::IpAddr;

use axum::{
    Extension,
    extract::{FromRequestParts, RawPathParams},
    http::request::Parts,
};
use moonhare_table::{Onlooker, TableError, TokenHash};

use super::{App, Problem, guard::Client, identity::Identity};
use crate::{
    Code,
    room::{Room, Stay},
    secret::Secret,
};

/// A request under `/t/{code}`, whose table is there.
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
        Visit::come(parts, app, Miss::Guess).await
    }
}

/// A request to follow a table.
#[derive(Clone, Debug)]
pub(super) struct Follow(pub(super) Visit);

impl FromRequestParts<App> for Follow {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Follow, Problem> {
        Visit::come(parts, app, Miss::Gone).await.map(Follow)
    }
}

impl Visit {
    async fn come(parts: &mut Parts, app: &App, miss: Miss) -> Result<Visit, Problem> {
        let Ok(Identity(secret)) = Identity::from_request_parts(parts, app).await;
        let params = RawPathParams::from_request_parts(parts, app).await;
        let params = params.map_err(|_| Problem::NoSuchPage)?;
        let typed = params.iter().find(|(name, _)| *name == "code");
        let (_, typed) = typed.ok_or(Problem::NoSuchPage)?;
        let client = Extension::from_request_parts(parts, app).await;
        let Extension(Client(client)) = client.map_err(|_| Problem::NoSuchPage)?;
        let (code, room) = find(app, typed, client, secret.as_ref(), miss).await?;
        Ok(Visit {
            app: app.clone(),
            client,
            code,
            room,
            secret,
        })
    }

    pub(super) fn token(&self) -> Option<TokenHash> {
        Some(self.secret.as_ref()?.at(&self.code))
    }

    fn not_removed(&self) -> Result<(), Problem> {
        let table = &self.room.now().table;
        match self.token() {
            Some(token) if table.is_removed(&token) => Err(TableError::Removed.into()),
            _ => Ok(()),
        }
    }

    /// Behind a password nobody looks who was not let in.
    pub(super) fn may_look(&self) -> Result<(), Problem> {
        let locked = self.room.now().table.password().is_some();
        if locked && !(self.token()).is_some_and(|token| knows(&self.room, &token)) {
            // Who was removed is not asked for it again (R7.5).
            self.not_removed()?;
            return Err(Problem::Password { wrong: false });
        }
        Ok(())
    }

    /// Who looks, and a guard that shows them as there while the request lasts.
    pub(super) async fn onlooker(&self) -> Result<(Onlooker, Option<Stay>), Problem> {
        self.may_look()?;
        Ok(match self.token() {
            // Who has no place yet may sit down while the stream is open.
            Some(token) => {
                let stay = self.room.enter(token.clone()).await;
                (Onlooker::Token(token), Some(stay))
            }
            None => (Onlooker::Guest, None),
        })
    }
}

fn knows(room: &Room, token: &TokenHash) -> bool {
    room.now().table.person(token).is_some()
}

/// What it means that no table has a code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Miss {
    /// Somebody may be trying codes.
    Guess,
    /// Most likely somebody was there, and the table has gone.
    Gone,
}

/// The room behind a code.
///
/// Codes must be found slowly, and a right one is no guess. So each address may be wrong a few times a
/// minute and be told so, and miss three times as often again, which costs it nothing but a 429: a
/// right code still opens, so that a friend with a link comes in while somebody next door mistypes.
/// Beyond that no code of a stranger at this address is looked up at all, so that nothing is learnt
/// from it, not even from how long the answer takes. That makes 80 codes a minute: of 31 million an
/// address finds one of a hundred tables in days. Streams that miss lock nobody out, because a table
/// that has gone is followed on by whoever was there. Who is at a table already is never held up.
pub(super) async fn find(
    app: &App,
    typed: &str,
    client: IpAddr,
    secret: Option<&Secret>,
    miss: Miss,
) -> Result<(Code, Room), Problem> {
    let code = Code::parse(typed);
    if let Err(wait) = app.limiter.may_look_up(client) {
        let at_home = async |code: &Code| match secret {
            Some(secret) => app.rooms.is_at_home(code, &secret.at(code)).await,
            None => Ok(false),
        };
        match &code {
            Some(code) if at_home(code).await? => {}
            _ => return Err(Problem::TooMany { wait }),
        }
    }
    let found = match code {
        Some(code) => app.rooms.get(&code).await?.map(|room| (code, room)),
        None => None,
    };
    match (found, miss, app.limiter.may_guess(client)) {
        (Some(found), _, _) => Ok(found),
        (None, Miss::Guess, Ok(())) => {
            app.limiter.guessed_wrong(client);
            Err(Problem::NoSuchTable)
        }
        (None, Miss::Guess, Err(wait)) => {
            app.limiter.missed(client);
            Err(Problem::TooMany { wait })
        }
        (None, Miss::Gone, _) => {
            app.limiter.missed(client);
            Err(Problem::NoSuchTable)
        }
    }
}
