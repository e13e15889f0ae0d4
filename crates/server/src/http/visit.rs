//! Somebody at a table's address: which table, and who comes.

use std::net::IpAddr;

use axum::{
    Extension,
    extract::{FromRequestParts, RawPathParams},
    http::request::Parts,
};
use moonhare_table::{TableError, TokenHash};

use super::{App, Problem, guard::Client, identity::Identity, sheet::Eyes};
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
        let Ok(Identity(secret)) = Identity::from_request_parts(parts, app).await;
        let params = RawPathParams::from_request_parts(parts, app).await;
        let params = params.map_err(|_| Problem::NoSuchPage)?;
        let typed = params.iter().find(|(name, _)| *name == "code");
        let (_, typed) = typed.ok_or(Problem::NoSuchPage)?;
        let client = Extension::from_request_parts(parts, app).await;
        let Extension(Client(client)) = client.map_err(|_| Problem::NoSuchPage)?;
        let (code, room) = find(app, typed, client, secret.as_ref()).await?;
        Ok(Visit {
            app: app.clone(),
            client,
            code,
            room,
            secret,
        })
    }
}

impl Visit {
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

    /// With whose eyes the request looks, and that somebody is there while it lasts.
    pub(super) async fn eyes(&self) -> Result<(Eyes, Option<Stay>), Problem> {
        self.may_look()?;
        Ok(match self.token() {
            // Who has no place yet may sit down while the stream is open.
            Some(token) => {
                let stay = self.room.enter(token.clone()).await;
                (Eyes::Token(token), Some(stay))
            }
            None => (Eyes::Guest, None),
        })
    }
}

fn knows(room: &Room, token: &TokenHash) -> bool {
    room.now().table.person(token).is_some()
}

/// The room behind a code. Wrong ones are counted, so that guessing is slow; who is at a table
/// already is not held up by others at the same address who guess.
pub(super) async fn find(
    app: &App,
    typed: &str,
    client: IpAddr,
    secret: Option<&Secret>,
) -> Result<(Code, Room), Problem> {
    let may = app.limiter.may_guess(client);
    if let (Err(wait), None) = (may, secret) {
        return Err(Problem::TooMany { wait });
    }
    let found = match Code::parse(typed) {
        Some(code) => app.rooms.get(&code).await?.map(|room| (code, room)),
        None => None,
    };
    if let Err(wait) = may {
        let at_home = |(code, room): &(Code, Room)| {
            secret.is_some_and(|secret| knows(room, &secret.at(code)))
        };
        return found.filter(at_home).ok_or(Problem::TooMany { wait });
    }
    found.ok_or_else(|| {
        app.limiter.guessed_wrong(client);
        Problem::NoSuchTable
    })
}
