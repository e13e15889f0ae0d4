//! Shows one table, and runs the commands that people send to it.

use std::{net::IpAddr, sync::Arc};

use axum::{
    Json,
    extract::{Extension, Path},
    http::{HeaderMap, HeaderValue, StatusCode, header},
    response::{IntoResponse, Redirect, Response},
};
use moonhare_rules::{Event, Move, Round, RuleError, StageKind, Step};
use moonhare_store::RecordId;
use moonhare_table::{Ask, HostAsk, Onlooker, PersonAsk, TableError, TokenHash};
use schemars::JsonSchema;
use serde::Serialize;

use super::{
    App, Problem,
    answer::{Answer, JsonOrPage},
    change::{ChangeRequest, idempotency_key, prefers_minimal},
    decks,
    forms::Fields,
    guard::Origin,
    identity::secret_cookie,
    reader::{Reader, name_cookie},
    sounds,
    table_page::PageContext,
    visit::Visit,
};
use crate::{
    room::{Refusal, Room},
    secret::{Secret, random_bytes},
    table_json::{SeenTable, TableAnswer, TableText},
    table_log,
};

pub(super) async fn show(
    visit: Visit,
    Extension(Origin(origin)): Extension<Origin>,
    reader: Reader,
) -> Result<JsonOrPage<SeenTable>, Problem> {
    let (onlooker, _) = visit.connect().await?;
    let snapshot = visit.room.snapshot();
    if reader.wants_page {
        let context = PageContext::new(&visit.code, origin, reader, onlooker);
        let secret = visit.secret.as_ref();
        let context = context.with_decks(&visit.app, &snapshot, secret).await?;
        return Ok(JsonOrPage::page(context.page(&snapshot)));
    }
    let table = TableText::of(&visit.code, &snapshot, &onlooker);
    let table = table.ok_or(Problem::NoSuchTable)?;
    Ok(JsonOrPage::json_text(table.json()))
}

/// Runs the command that the last segment of the URL names.
pub(super) async fn command(
    visit: Visit,
    Path((_, command)): Path<(String, String)>,
    request: ChangeRequest,
) -> Result<Answer<TableAnswer>, Problem> {
    run_command(visit, &command, request).await
}

pub(super) async fn run_command(
    visit: Visit,
    command: &str,
    request: ChangeRequest,
) -> Result<Answer<TableAnswer>, Problem> {
    let mut fields = request.fields()?;
    let is_form = fields.is_form();
    let (secret, is_new) = request.identity.or_new()?;
    let sender = Sender {
        token_hash: secret.token_at(&visit.code),
        id: record_id(&secret, &request.headers, &mut fields)?,
        secret,
    };
    let onlooker = Onlooker::Token(sender.token_hash.clone());
    let origin = request.origin.0.clone();
    let context = PageContext::new(&visit.code, origin, request.reader, onlooker.clone());

    let fields = fields.validated(command, &visit.room.snapshot().table)?;
    let typed_name = is_form
        .then(|| fields.get("name").map(str::to_owned))
        .flatten();
    let parsed = ParsedCommand::read(&visit, &sender, command, fields).await?;
    parsed.check_access(&visit, &sender).await?;
    let room = match carry_out(&visit, &sender, parsed.ask).await {
        // Show the refusal on the page that sent the form. Whoever may not look at the table gets the
        // sentence alone.
        Err(Refusal::Table(error))
            if is_form && request.reader.wants_page && visit.check_may_look().is_ok() =>
        {
            let snapshot = visit.room.snapshot();
            let secret = Some(&sender.secret);
            let context = context.with_decks(&visit.app, &snapshot, secret).await?;
            let page = context.refusal(&snapshot, &error);
            (visit.app.metrics).refused(&Problem::from(error).code());
            return Ok(Answer::from_response(page));
        }
        done => done?.ok_or(Problem::NoSuchTable)?,
    };

    let answer = match &parsed.ticket {
        Some(ticket) if is_form => Answer::from_response(context.ticket(ticket)),
        // A client that follows the stream only needs to know which version to wait for.
        None if prefers_minimal(&request.headers) && !is_new => {
            Answer::from_response(match is_form {
                true => StatusCode::NO_CONTENT.into_response(),
                false => Json(MinimalAnswer::of(&room)).into_response(),
            })
        }
        _ if is_form => Answer::from_response(Redirect::to(&format!("/t/{}", visit.code))),
        ticket => {
            let table = TableText::of(&visit.code, &room.snapshot(), &onlooker);
            let table = table.ok_or(Problem::NoSuchTable)?;
            let token = is_new.then_some(&sender.secret);
            Answer::json_text(table.answer(token, ticket.as_ref()))
        }
    };
    let answer = answer.cookie(typed_name.as_deref().and_then(name_cookie));
    Ok(if is_new {
        answer.cookie(secret_cookie(&sender.secret, &request.origin))
    } else {
        answer
    })
}

/// The short answer to a command, for programs that prefer it ([`prefers_minimal`]).
#[derive(Serialize)]
struct MinimalAnswer {
    version: u64,
}

impl MinimalAnswer {
    fn of(room: &Room) -> MinimalAnswer {
        let version = room.snapshot().version;
        MinimalAnswer { version }
    }
}

/// Who sends a command, and the id by which a repeated request counts once.
struct Sender {
    secret: Secret,
    token_hash: TokenHash,
    id: RecordId,
}

/// A command, with the password that was sent and the ticket that it makes.
struct ParsedCommand {
    ask: Ask,
    password: Option<String>,
    /// The new ticket that the answer must contain, if the command makes one.
    ticket: Option<Secret>,
}

impl ParsedCommand {
    async fn read(
        visit: &Visit,
        sender: &Sender,
        command: &str,
        mut fields: Fields,
    ) -> Result<ParsedCommand, Problem> {
        let Visit {
            app, code, room, ..
        } = visit;
        let password = fields.take("password")?;
        let mut ticket = None;
        let ask = match command {
            // The server makes the ticket, so that it is hard to guess.
            "ticket" => {
                let made = sender.secret.ticket(code, sender.id);
                let hash = made.token_at(code);
                ticket = Some(made);
                PersonAsk::Ticket { ticket: hash }.into()
            }
            "redeem" => {
                let pasted = fields.take("ticket")?.unwrap_or_default();
                // People paste the ticket alone, or a link that ends with it.
                let ticket = pasted.trim().rsplit(['#', '=']).next();
                let ticket = ticket.and_then(Secret::parse);
                let ticket = ticket.ok_or(TableError::TicketGone)?.token_at(code);
                PersonAsk::Redeem { ticket }.into()
            }
            "enter" => PersonAsk::Arrive.into(),
            // A request only names the decks. The server adds their titles and numbers of cards.
            "decks" => {
                let names = fields.texts("decks")?;
                let decks = decks::find_decks(app, room, &sender.secret, &names).await?;
                HostAsk::Decks { decks }.into()
            }
            _ => fields.parse_command(command, &room.snapshot().table)?,
        };
        Ok(ParsedCommand {
            ask,
            password,
            ticket,
        })
    }

    /// Checks the password of a newcomer, and the limits on commands and chat. The table itself
    /// decides whether it allows the command.
    async fn check_access(&self, visit: &Visit, sender: &Sender) -> Result<(), Problem> {
        let Visit { app, code, .. } = visit;
        let snapshot = visit.room.snapshot();
        let table = &snapshot.table;
        if table.password().is_some() && table.is_removed(&sender.token_hash) {
            return Err(TableError::Removed.into());
        }
        let Some(person) = table.person(&sender.token_hash) else {
            return match self.ask {
                Ask::Person(PersonAsk::Redeem { .. }) => Ok(()),
                _ => {
                    let password = self.password.clone();
                    check_password(app, visit.client, table.password(), password).await
                }
            };
        };
        let checked = app.limiter.check_seat(code, person);
        checked.map_err(|wait| Problem::TooMany { wait })?;
        let is_talk = matches!(
            self.ask,
            Ask::Person(PersonAsk::Say { .. } | PersonAsk::React { .. })
        );
        if is_talk {
            app.check_disk_space().await?;
        }
        if is_talk && table.seat_of(person).is_some() {
            let checked = app.limiter.check_talk(code);
            checked.map_err(|wait| Problem::TooMuchTalk { wait })?;
        }
        Ok(())
    }
}

/// Runs a command; `None` if the table no longer exists. For a clue, checks its recording first and
/// deletes unused recordings afterwards.
async fn carry_out(visit: &Visit, sender: &Sender, ask: Ask) -> Result<Option<Room>, Refusal> {
    let Visit {
        app, code, room, ..
    } = visit;
    let recording = sounds::told_recording(app, code, room, &sender.token_hash, &ask).await?;
    let tells = matches!(ask, Ask::Move(Move::Tell { .. }));
    let room = app
        .rooms
        .ask(code, &sender.token_hash, sender.id, ask)
        .await?;
    if let Some(room) = &room {
        app.metrics.commands.inc();
        if tells {
            let telling_in = match room.snapshot().table.step() {
                Some((round, Step::Telling)) => Some(round),
                _ => None,
            };
            app.recordings.clue_told(code, telling_in, recording).await;
        }
    }
    Ok(room)
}

/// The host deletes the table, with everything that belongs to it.
pub(super) async fn delete(visit: Visit, request: ChangeRequest) -> Result<Response, Problem> {
    let is_form = request.fields()?.is_form();
    let token_hash = visit.token_hash().ok_or(TableError::HostOnly)?;
    let deleted = visit.app.rooms.delete(&visit.code, Some(&token_hash)).await;
    deleted?.ok_or(Problem::NoSuchTable)?;
    Ok(if is_form {
        Redirect::to("/").into_response()
    } else {
        StatusCode::NO_CONTENT.into_response()
    })
}

/// Runs the command `redeem`. It has a route of its own, because `GET` shows a page there.
pub(super) async fn redeem(
    visit: Visit,
    request: ChangeRequest,
) -> Result<Answer<TableAnswer>, Problem> {
    run_command(visit, "redeem", request).await
}

/// The id of the record that a command writes. The same key gives the same id; without a key, each
/// request gets a new one.
fn record_id(
    secret: &Secret,
    headers: &HeaderMap,
    fields: &mut Fields,
) -> Result<RecordId, Problem> {
    match idempotency_key(headers, fields)? {
        Some(key) => Ok(secret.record_id(&key)),
        None => Ok(RecordId(random_bytes()?)),
    }
}

/// Checks a password. It counts as a wrong guess, unless it is right or can't be checked.
async fn check_password(
    app: &App,
    client: IpAddr,
    hash: Option<&str>,
    password: Option<String>,
) -> Result<(), Problem> {
    let Some(hash) = hash.map(str::to_owned) else {
        return Ok(());
    };
    let Some(password) = password else {
        return Err(Problem::Password { wrong: false });
    };
    let guess =
        (app.limiter.begin_password_guess(client)).map_err(|wait| Problem::TooMany { wait })?;
    let right = app.passwords.verify(password, hash).await;
    if right != Ok(false) {
        guess.forgive();
    }
    match right? {
        true => Ok(()),
        false => Err(Problem::Password { wrong: true }),
    }
}

/// The rounds.
#[derive(Debug, JsonSchema, Serialize)]
pub(super) struct Rounds {
    rounds: Vec<Arc<Round>>,
}

/// All rounds that are over; they hold no secrets.
pub(super) async fn rounds(
    visit: Visit,
    Extension(Origin(origin)): Extension<Origin>,
    reader: Reader,
) -> Result<JsonOrPage<Rounds>, Problem> {
    let (onlooker, _) = visit.connect().await?;
    let snapshot = visit.room.snapshot();
    if reader.wants_page {
        let context = PageContext::new(&visit.code, origin, reader, onlooker);
        return Ok(JsonOrPage::page(context.rounds(&snapshot)));
    }
    let rounds = snapshot.table.rounds().to_vec();
    Ok(JsonOrPage::json(&Rounds { rounds }))
}

/// Every event of the table's games.
#[derive(Debug, JsonSchema, Serialize)]
#[schemars(rename = "Game")]
pub(super) struct GameFile {
    /// The version of this format.
    #[schemars(extend("const" = 1))]
    moonhare: u32,
    code: String,
    events: Vec<Event>,
}

/// Downloads the whole game once it's over: every event, and the seed, so that anybody can verify it.
pub(super) async fn download(visit: Visit) -> Result<Answer<GameFile>, Problem> {
    visit.connect().await?;
    let Visit {
        app, code, room, ..
    } = visit;
    if room.snapshot().table.stage() != Some(StageKind::Over) {
        return Err(RuleError::NotOver.into());
    }
    // A rematch may have begun meanwhile.
    let events = table_log::finished_games(app.rooms.store(), &code).await?;
    let events = events.ok_or(RuleError::NotOver)?;
    let game = GameFile {
        moonhare: 1,
        code: code.to_string(),
        events,
    };
    let name = format!("attachment; filename=\"moonhare-{code}.json\"");
    let name = HeaderValue::try_from(name).ok();
    Ok(Answer::json(&game).header(header::CONTENT_DISPOSITION, name))
}
