//! Requests that change something.

use std::marker::PhantomData;

use aide::{
    OperationInput,
    generate::GenContext,
    openapi::{Operation, ReferenceOr, RequestBody},
    operation::set_body,
};
use axum::{
    body::Bytes,
    extract::{Extension, FromRequest, Request, rejection::BytesRejection},
    http::HeaderMap,
    response::Response,
};
use schemars::{JsonSchema, Schema};

use super::{
    App, MOST_BODY_BYTES, Problem,
    answer::media,
    forms::Fields,
    guard::{Client, Origin},
    identity::Identity,
    openapi,
    reader::Reader,
};

/// A request to change something. Its body is read, but not parsed yet.
#[derive(Debug, FromRequest)]
#[from_request(state(App))]
pub(super) struct ChangeRequest {
    #[from_request(via(Extension))]
    pub(super) client: Client,
    #[from_request(via(Extension))]
    pub(super) origin: Origin,
    pub(super) identity: Identity,
    pub(super) reader: Reader,
    pub(super) headers: HeaderMap,
    pub(super) body: Result<Bytes, BytesRejection>,
}

impl OperationInput for ChangeRequest {}

impl ChangeRequest {
    pub(super) fn fields(&self) -> Result<Fields, Problem> {
        let too_large = |_: &BytesRejection| Problem::TooLarge {
            most: MOST_BODY_BYTES,
        };
        Fields::read(&self.headers, self.body.as_ref().map_err(too_large)?)
    }
}

/// A request to change something, with a body of this type.
#[derive(Debug)]
pub(super) struct RequestOf<T>(pub(super) ChangeRequest, pub(super) PhantomData<fn() -> T>);

impl<T> FromRequest<App> for RequestOf<T> {
    type Rejection = Response;

    async fn from_request(request: Request, app: &App) -> Result<Self, Response> {
        let request = ChangeRequest::from_request(request, app).await?;
        Ok(RequestOf(request, PhantomData))
    }
}

impl<T: JsonSchema> OperationInput for RequestOf<T> {
    fn operation_input(context: &mut GenContext, operation: &mut Operation) {
        let schema = openapi::request_schema::<T>();
        set_body(context, operation, describe_body(JSON, schema));
    }
}

const JSON: &str = "application/json";

/// Describes the body of a request in the API document. The body is optional if all of its fields are.
pub(super) fn describe_body(kind: &str, schema: Schema) -> RequestBody {
    let all_optional =
        |schema: &Schema| schema.get("required").is_none() && schema.get("properties").is_some();
    RequestBody {
        required: !all_optional(&schema),
        content: [(kind.to_owned(), media(schema))].into_iter().collect(),
        ..RequestBody::default()
    }
}

/// The idempotency key of a request, from its header or from a field of the body.
pub(super) fn idempotency_key(
    headers: &HeaderMap,
    fields: &mut Fields,
) -> Result<Option<String>, Problem> {
    let field = fields.take("key")?;
    key_of(headers, field)
}

/// The key in the header, or else the one in this field of the body. Refuses one that is empty or too
/// long.
pub(super) fn key_of(
    headers: &HeaderMap,
    field: Option<String>,
) -> Result<Option<String>, Problem> {
    let header = headers.get("idempotency-key");
    let header = header.map(|key| key.to_str().map_err(|_| Problem::BadKey));
    match header.transpose()?.map(str::to_owned).or(field) {
        Some(key) if !(1..=200).contains(&key.len()) => Err(Problem::BadKey),
        key => Ok(key),
    }
}

/// In the API document: the header that [`idempotency_key`] reads.
#[derive(Debug)]
pub(super) struct IdempotencyKey;

impl OperationInput for IdempotencyKey {
    fn operation_input(_: &mut GenContext, operation: &mut Operation) {
        let key = ReferenceOr::ref_("#/components/parameters/IdempotencyKey");
        operation.parameters.push(key);
    }
}

/// The value of `Prefer` that asks for a short answer: only the new version (RFC 7240).
const MINIMAL: &str = "return=minimal";

/// Whether the client asks for a short answer.
pub(super) fn prefers_minimal(headers: &HeaderMap) -> bool {
    let asked = headers.get_all("prefer").iter();
    let mut asked = asked.filter_map(|value| value.to_str().ok());
    asked.any(|value| value.split(',').any(|part| part.trim() == MINIMAL))
}

/// In the API document: the header that [`prefers_minimal`] reads.
#[derive(Debug)]
pub(super) struct Prefer;

impl OperationInput for Prefer {
    fn operation_input(_: &mut GenContext, operation: &mut Operation) {
        let prefer = ReferenceOr::ref_("#/components/parameters/Prefer");
        operation.parameters.push(prefer);
    }
}
