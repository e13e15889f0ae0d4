//! The answers of handlers. Their types also describe them in the API document.

use std::marker::PhantomData;

use aide::{
    OperationOutput,
    generate::GenContext,
    openapi::{self, MediaType, Operation, SchemaObject},
};
use axum::{
    Json,
    http::{HeaderName, HeaderValue, StatusCode, header},
    response::{Html, IntoResponse, Response},
};
use schemars::{JsonSchema, Schema, json_schema};
use serde::Serialize;

/// JSON for programs. A browser gets a page instead, or a redirect to one.
pub(super) struct Answer<T, const STATUS: u16 = 200, const PAGE: bool = false> {
    response: Response,
    json: PhantomData<fn() -> T>,
}

/// JSON for programs and a page for browsers, under the same URL.
pub(super) type JsonOrPage<T> = Answer<T, 200, true>;

/// JSON about something new, whose URL is in the header `Location`.
pub(super) type Created<T> = Answer<T, 201>;

impl<T: Serialize, const STATUS: u16, const PAGE: bool> Answer<T, STATUS, PAGE> {
    /// For a program.
    pub(super) fn json(body: &T) -> Self {
        let status = StatusCode::from_u16(STATUS).unwrap_or_default();
        Answer::from_response((status, Json(body)))
    }
}

impl<T, const STATUS: u16, const PAGE: bool> Answer<T, STATUS, PAGE> {
    /// For a program: a `T` that is written already.
    pub(super) fn json_text(body: String) -> Self {
        let status = StatusCode::from_u16(STATUS).unwrap_or_default();
        let kind = [(header::CONTENT_TYPE, "application/json")];
        Answer::from_response((status, kind, body))
    }

    /// Any other response: a page, a redirect, or one without a body.
    pub(super) fn from_response(response: impl IntoResponse) -> Self {
        Answer {
            response: response.into_response(),
            json: PhantomData,
        }
    }

    pub(super) fn page(html: String) -> Self {
        Answer::from_response(Html(html))
    }

    pub(super) fn header(mut self, name: HeaderName, value: Option<HeaderValue>) -> Self {
        if let Some(value) = value {
            self.response.headers_mut().append(name, value);
        }
        self
    }

    pub(super) fn cookie(self, cookie: Option<HeaderValue>) -> Self {
        self.header(header::SET_COOKIE, cookie)
    }
}

impl<T, const STATUS: u16, const PAGE: bool> IntoResponse for Answer<T, STATUS, PAGE> {
    fn into_response(self) -> Response {
        self.response
    }
}

impl<T: JsonSchema, const STATUS: u16, const PAGE: bool> OperationOutput
    for Answer<T, STATUS, PAGE>
{
    type Inner = T;

    fn operation_response(
        context: &mut GenContext,
        operation: &mut Operation,
    ) -> Option<openapi::Response> {
        let mut response = Json::<T>::operation_response(context, operation)?;
        if PAGE {
            let page = media(json_schema!({ "type": "string" }));
            response.content.insert("text/html".into(), page);
        }
        if STATUS == 201 {
            response.description += " `Location` is its URL.";
        }
        Some(response)
    }

    fn inferred_responses(
        context: &mut GenContext,
        operation: &mut Operation,
    ) -> Vec<(Option<openapi::StatusCode>, openapi::Response)> {
        let response = Self::operation_response(context, operation);
        let with_status = |response| (Some(openapi::StatusCode::Code(STATUS)), response);
        response.into_iter().map(with_status).collect()
    }
}

/// The description of a body with this schema.
pub(super) fn media(json_schema: Schema) -> MediaType {
    MediaType {
        schema: Some(SchemaObject {
            json_schema,
            external_docs: None,
            example: None,
        }),
        ..MediaType::default()
    }
}
