//! One entry for each URL and method.

use serde_json::{Map, Value, json};

use super::{
    commands::commands,
    schemas::{Schemas, forgotten_deck},
};
use crate::http::home::{Open, Solo};

pub(super) struct Operation {
    pub(super) method: &'static str,
    pub(super) path: String,
    id: String,
    tag: &'static str,
    summary: String,
    body: Option<Body>,
    answers: Vec<Answer>,
    /// Names and what they mean.
    query: Vec<(&'static str, &'static str)>,
}

struct Body {
    media: Media,
    required: bool,
}

struct Answer {
    status: &'static str,
    what: &'static str,
    media: Vec<Media>,
}

/// A media type and the schema of what comes in it.
type Media = (&'static str, Value);

impl Operation {
    fn new(
        method: &'static str,
        path: &str,
        id: &str,
        tag: &'static str,
        summary: &str,
    ) -> Operation {
        Operation {
            method,
            path: path.to_owned(),
            id: id.to_owned(),
            tag,
            summary: summary.to_owned(),
            body: None,
            answers: Vec::new(),
            query: Vec::new(),
        }
    }

    fn answer(mut self, status: &'static str, what: &'static str, media: Vec<Media>) -> Operation {
        self.answers.push(Answer {
            status,
            what,
            media,
        });
        self
    }

    fn json(self, what: &'static str, schema: Value) -> Operation {
        self.answer("200", what, vec![(JSON, schema)])
    }

    fn file(self, what: &'static str, media: &'static str) -> Operation {
        self.answer("200", what, vec![(media, json!({}))])
    }

    fn body(mut self, media: Media, required: bool) -> Operation {
        self.body = Some(Body { media, required });
        self
    }

    pub(super) fn written(&self) -> Value {
        let mut parameters: Vec<Value> = (self.path.split('/'))
            .filter_map(|part| part.strip_prefix('{')?.strip_suffix('}'))
            .map(path_parameter)
            .collect();
        parameters.extend(self.query.iter().map(|(name, what)| {
            json!({ "name": name, "in": "query", "description": what, "schema": { "type": "string" } })
        }));
        if self.method == "post" && matches!(self.tag, "tables" | "commands") {
            parameters.push(json!({ "$ref": "#/components/parameters/IdempotencyKey" }));
        }
        let mut responses = Map::new();
        for Answer {
            status,
            what,
            media,
        } in &self.answers
        {
            let mut response = json!({ "description": what });
            if !media.is_empty() {
                response["content"] = (media.iter())
                    .map(|(kind, schema)| ((*kind).to_owned(), content(kind, schema)))
                    .collect::<Map<_, _>>()
                    .into();
            }
            responses.insert((*status).to_owned(), response);
        }
        responses.insert(
            "default".into(),
            json!({ "$ref": "#/components/responses/Problem" }),
        );
        let mut written = json!({
            "operationId": self.id,
            "tags": [self.tag],
            "summary": self.summary,
            "parameters": parameters,
            "responses": responses,
        });
        if let Some(Body { media, required }) = &self.body {
            let (kind, schema) = media;
            written["requestBody"] = json!({
                "required": required,
                "content": { *kind: { "schema": schema } },
            });
        }
        written
    }
}

const JSON: &str = "application/json";
const HTML: &str = "text/html";
const EVENTS: &str = "text/event-stream";

fn content(kind: &str, schema: &Value) -> Value {
    if kind == EVENTS {
        // OpenAPI 3.1 has no word for what stands in the data of an event.
        json!({ "schema": { "type": "string" }, "x-events": schema })
    } else {
        json!({ "schema": schema })
    }
}

fn path_parameter(name: &str) -> Value {
    let what = match name {
        "code" => {
            "The table's code, like `luma-tiro`. Capitals, spaces and the dash do not matter."
        }
        "sound" => "The name of a recording, as a clue has it.",
        "card" => "A card's number, or at `/cards/` its number and `.svg`.",
        "picture" => "A picture's name.",
        "edition" => "A state of the pictures.",
        "version" => "A version of the files.",
        "file" => "A file.",
        _ => "",
    };
    json!({
        "name": name,
        "in": "path",
        "required": true,
        "description": what,
        "schema": { "type": "string" },
    })
}

/// What a deck comes in. Fields that say how come before the files.
fn upload() -> Value {
    json!({
        "type": "object",
        "properties": {
            "shape": {
                "enum": ["crop", "fit"],
                "description": "Whether a picture of another shape fills the card or stands whole.",
            },
            "keep": {
                "enum": ["on"],
                "description": "Keep the deck for other tables of yours.",
            },
            "title": { "type": "string" },
            "files": {
                "type": "array",
                "items": { "type": "string", "contentMediaType": "application/octet-stream" },
            },
        },
        "required": ["files"],
    })
}

/// All of them.
pub(super) fn operations(schemas: &mut Schemas) -> Vec<Operation> {
    let html = || (HTML, json!({ "type": "string" }));
    let page = |path: &str, id: &str, summary: &str| {
        Operation::new("get", path, id, "pages", summary).answer("200", "The page.", vec![html()])
    };
    let asset = |path: &str, id: &str, summary: &str, media| {
        Operation::new("get", path, id, "pages", summary).file("The file.", media)
    };
    let regions = |path: &str, id: &str| {
        let mut regions = Operation::new(
            "get",
            path,
            id,
            "pages",
            "The parts of a page as they change.",
        )
        .answer(
            "200",
            "Events. `gone` if there is no such table, `reload` if another program drew the page: \
             nothing follows either.",
            vec![(
                EVENTS,
                json!({
                    "regions": "Parts of the page, and lines of the chat that are new, as JSON.",
                    "gone": {},
                    "reload": {},
                }),
            )],
        );
        let edition = "The edition of the script, as the address of its file has it.";
        regions.query.push(("page", edition));
        regions.query.push(("stay", "`true` for no `reload`."));
        regions
    };
    let running =
        |path: &str, id: &str, summary: &str| Operation::new("get", path, id, "running", summary);
    let mut tables = Operation::new(
        "get",
        "/tables",
        "tables",
        "tables",
        "Tables that anybody may join, and those where I sit; the latest first, a part at a time.",
    )
    .answer("200", "The tables.", vec![(JSON, schemas.tables()), html()]);
    tables.query.push((
        "limit",
        "The most tables in the answer, 1 to 100; 20 if it is not said.",
    ));
    tables.query.push(("after", "`next` of the part before."));
    let sheet = schemas.sheet();
    let answer = schemas.answer();
    let mut join = Operation::new(
        "get",
        "/join",
        "join",
        "tables",
        "From a typed code to its table.",
    )
    .answer("303", "To the table.", vec![]);
    join.query.push(("code", "What somebody typed."));

    let mut all = vec![
        Operation::new("get", "/", "home", "tables", "Where to begin.").answer(
            "200",
            "Where to go from here.",
            vec![(JSON, schemas.home()), html()],
        ),
        tables,
        Operation::new(
            "post",
            "/tables",
            "open",
            "tables",
            "Open a table; who opens it hosts it.",
        )
        .body((JSON, schemas.request::<Open>()), true)
        .answer(
            "201",
            "The table as its host sees it; `Location` is its URL.",
            vec![(JSON, answer.clone())],
        ),
        Operation::new(
            "post",
            "/solo",
            "solo",
            "tables",
            "One person against three computer players: a Classic game that has begun.",
        )
        .body((JSON, schemas.request::<Solo>()), false)
        .answer(
            "201",
            "The table as its host sees it; `Location` is its URL.",
            vec![(JSON, answer.clone())],
        ),
        join,
        Operation::new(
            "get",
            "/t/{code}",
            "look",
            "table",
            "The table as you see it.",
        )
        .answer(
            "200",
            "What you may know of the table, and what you may do.",
            vec![(JSON, sheet.clone()), html()],
        ),
        Operation::new(
            "get",
            "/t/{code}/stream",
            "follow",
            "table",
            "The table as it goes on: first a view, then what changes in it.",
        )
        .answer(
            "200",
            "An event `view` with the whole, then messages without a name, each a JSON merge patch \
             (RFC 7396) to what came before; its id is the new `version`. Come back after a break \
             and the whole is sent again. `gone` is the last event of a table that was removed.",
            vec![(
                EVENTS,
                json!({
                    "view": sheet,
                    "message": { "$ref": "#/components/schemas/MergePatch" },
                    "gone": {},
                }),
            )],
        ),
        Operation::new(
            "get",
            "/t/{code}/rounds",
            "rounds",
            "table",
            "All rounds that are over.",
        )
        .answer("200", "The rounds.", vec![(JSON, schemas.rounds()), html()]),
        Operation::new(
            "get",
            "/t/{code}/game.json",
            "download",
            "table",
            "The whole game once it is over, the seed included.",
        )
        .json("Every event of the table's games.", schemas.game()),
        Operation::new(
            "post",
            "/t/{code}/sounds",
            "record",
            "table",
            "Keep a recording to tell with: WebM, Ogg, MP4 or WAV, half a megabyte at the most. \
                Only while you tell, and for this telling alone; of several the last three count.",
        )
        .body(("audio/*", json!({})), true)
        .json("What a clue calls it.", schemas.kept_sound()),
        Operation::new(
            "post",
            "/t/{code}/pictures",
            "bring",
            "table",
            "Host: bring a deck, as pictures (JPEG, PNG, WebP) or as a zip of them; before the start.",
        )
        .body(("multipart/form-data", upload()), true)
        .json(
            "The deck, mixed in already, and what was left out of it.",
            schemas.brought_deck(),
        ),
        Operation::new(
            "get",
            "/t/{code}/pictures/{picture}",
            "ownPicture",
            "table",
            "A card that somebody brought to this table, by the hash of its picture.",
        )
        .file("The picture.", "image/webp"),
        Operation::new(
            "get",
            "/t/{code}/decks",
            "choices",
            "table",
            "The decks that you could play with here.",
        )
        .json("The decks.", schemas.deck_choices()),
        Operation::new(
            "post",
            "/t/{code}/forget-deck",
            "forget_deck",
            "table",
            "Keep a deck no longer; tables that have it keep it, and with the last of them it is deleted.",
        )
        .body(
            (
                "application/json",
                forgotten_deck(),
            ),
            true,
        )
        .json("The decks that you could still play with here.", schemas.deck_choices()),
        Operation::new(
            "post",
            "/t/{code}/delete",
            "delete",
            "table",
            "Host: delete the table, with everything that belongs to it.",
        )
        .answer("204", "It is gone; sent again, it is not found.", vec![]),
        Operation::new(
            "get",
            "/t/{code}/cards/{card}",
            "look_at_card",
            "table",
            "Where the pictures of a card are, and what they show.",
        )
        .json("The card.", schemas.card()),
        Operation::new(
            "get",
            "/t/{code}/sounds/{sound}",
            "hear",
            "table",
            "A recording that was a clue at this table.",
        )
        .file("The recording: WebM, Ogg, MP4 or WAV.", "audio/*"),
        page(
            "/t/{code}/board",
            "board",
            "The big screen for all at the table.",
        ),
        page(
            "/t/{code}/redeem",
            "askToRedeem",
            "Where a ticket's link leads; the ticket stands behind its `#`.",
        ),
        regions("/t/{code}/live", "followPage"),
        regions("/t/{code}/board/live", "followBoard"),
        page("/rules", "rules", "The rules of the game."),
        page("/privacy", "privacy", "What is kept about players, and how they delete it."),
        Operation::new(
            "post",
            "/forget",
            "forget",
            "pages",
            "Leave every table where I sit, delete those where nobody else is, and keep my decks no longer.",
        )
        .answer(
            "200",
            "How much was forgotten; cookies are taken back.",
            vec![(JSON, schemas.forgotten()), html()],
        ),
        page(
            "/offline",
            "offline",
            "What a page shows without a connection.",
        ),
        Operation::new(
            "post",
            "/settings",
            "settings",
            "pages",
            "Keep one's own settings.",
        )
        .answer("303", "Back to where you were.", vec![]),
        asset(
            "/a/{version}/{file}",
            "asset",
            "Style, script, drawings.",
            "*/*",
        ),
        asset(
            "/sw.js",
            "serviceWorker",
            "The service worker.",
            "text/javascript",
        ),
        asset(
            "/manifest.webmanifest",
            "manifest",
            "What a browser installs.",
            "application/manifest+json",
        ),
        asset("/favicon.svg", "favicon", "The icon.", "image/svg+xml"),
        asset(
            "/cards/{card}",
            "card",
            "A card that is not painted yet, drawn.",
            "image/svg+xml",
        ),
        asset(
            "/cards/{edition}/{picture}",
            "picture",
            "A painted card.",
            "image/webp",
        ),
        running("/healthz", "healthz", "The process lives.").file("It does.", "text/plain"),
        running("/readyz", "readyz", "The process can serve: what it accepts is kept, tables open.")
            .file("It can.", "text/plain")
            .answer("503", "It cannot, and why.", vec![("text/plain", json!({}))]),
        running("/openapi.json", "openapi", "This document.").file("It.", JSON),
    ];
    all.extend(commands(schemas).into_iter().map(|command| {
        let path = format!("/t/{{code}}/{}", command.name);
        Operation::new("post", &path, &command.name, "commands", &command.summary)
            .body((JSON, command.body), command.needs_body)
            .json("The table as you see it now.", answer.clone())
    }));
    all
}
