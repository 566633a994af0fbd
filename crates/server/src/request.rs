//! What requests bring and how they are refused: the extractors, with our own words for what is wrong, and every refusal as
//! an answer.

use axum::Json;
use axum::body::Bytes;
use axum::extract::rejection::{BytesRejection, PathRejection, QueryRejection};
use axum::extract::{FromRequest, FromRequestParts, Path, Query, Request};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header, request::Parts};
use axum::response::{IntoResponse, Response};
use protocol::{Problem, Refusal};
use serde::de::DeserializeOwned;
use table::Refused;
use table::keys::Secret;

/// A refusal as an answer.
pub struct Failure(pub Refused);

/// Says with a status what is wrong.
pub fn problem(status: StatusCode, code: Refusal, text: impl Into<String>) -> Response {
    answer(status, Refused::new(code, text))
}

/// A refusal with its status.
fn answer(status: StatusCode, refused: Refused) -> Response {
    (status, Json(as_problem(refused))).into_response()
}

/// A refusal as a body tells it.
pub fn as_problem(refused: Refused) -> Problem {
    refused.into()
}

/// There is no such thing.
pub fn no_table(text: &str) -> Failure {
    Failure(Refused::new(Refusal::NoTable, text))
}

/// The request is not as it should be.
pub fn form(text: impl Into<String>) -> Failure {
    Failure(Refused::new(Refusal::Form, text))
}

/// Every way in which a request may be refused.
#[derive(utoipa::IntoResponses)]
#[allow(dead_code, reason = "only the documentation of the API is made of it")]
pub enum Refusals {
    /// The request is not as it should be.
    #[response(status = 400)]
    Form(Problem),
    /// The token does not hold the seat.
    #[response(status = 401)]
    NotYours(Problem),
    /// The key does not open the seat, or the table's settings forbid it.
    #[response(status = 403)]
    Forbidden(Problem),
    /// There is no such thing.
    #[response(status = 404)]
    Missing(Problem),
    /// Not with that method.
    #[response(status = 405)]
    Method(Problem),
    /// Not now; or the table was begun by other rules than those of this server.
    #[response(status = 409)]
    NotNow(Problem),
    /// The body is too large.
    #[response(status = 413)]
    TooLarge(Problem),
    /// The body is not JSON.
    #[response(status = 415)]
    MediaType(Problem),
    /// The server is not called that.
    #[response(status = 421)]
    Misdirected(Problem),
    /// Too many requests.
    #[response(status = 429)]
    TooMany(Problem),
    /// The store does not answer. Try again.
    #[response(status = 503)]
    Unavailable(Problem),
}

impl From<Refused> for Failure {
    fn from(refused: Refused) -> Self {
        Self(refused)
    }
}

impl IntoResponse for Failure {
    fn into_response(self) -> Response {
        let status = match self.0.code {
            Refusal::Form | Refusal::Version => StatusCode::BAD_REQUEST,
            Refusal::NotYours => StatusCode::UNAUTHORIZED,
            Refusal::Forbidden | Refusal::NoTakebacks => StatusCode::FORBIDDEN,
            Refusal::NoTable => StatusCode::NOT_FOUND,
            Refusal::Taken
            | Refusal::NotNow
            | Refusal::Stale
            | Refusal::Illegal
            | Refusal::OlderRules
            | Refusal::NewerRules => StatusCode::CONFLICT,
            Refusal::TooMany => StatusCode::TOO_MANY_REQUESTS,
            Refusal::Unavailable => StatusCode::SERVICE_UNAVAILABLE,
        };
        let mut response = answer(status, self.0);
        match status {
            StatusCode::UNAUTHORIZED => {
                response.headers_mut().insert(header::WWW_AUTHENTICATE, HeaderValue::from_static("Bearer"));
            }
            StatusCode::TOO_MANY_REQUESTS | StatusCode::SERVICE_UNAVAILABLE => {
                response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from_static("1"));
            }
            _ => {}
        }
        response
    }
}

/// The token in the `Authorization` header, if there is one.
pub struct Bearer(pub Option<Secret>);

impl<S: Send + Sync> FromRequestParts<S> for Bearer {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Failure> {
        bearer(&parts.headers).map(Self)
    }
}

fn bearer(headers: &HeaderMap) -> Result<Option<Secret>, Failure> {
    let Some(value) = headers.get(header::AUTHORIZATION) else { return Ok(None) };
    let wrong = || Failure(Refused::new(Refusal::NotYours, "expected `Authorization: Bearer TOKEN`"));
    let text = value.to_str().map_err(|_| wrong())?;
    let (scheme, token) = text.split_once(' ').ok_or_else(wrong)?;
    if !scheme.eq_ignore_ascii_case("bearer") {
        return Err(wrong());
    }
    Ok(Some(token.parse().map_err(|_| wrong())?))
}

/// A body of JSON, with our own words for what is wrong with it.
pub struct Body<T>(pub T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequest<S> for Body<T> {
    type Rejection = Response;

    async fn from_request(request: Request, state: &S) -> Result<Self, Response> {
        let kind = request.headers().get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
        let kind = kind.and_then(|kind| kind.split(';').next()).unwrap_or_default();
        if !kind.trim().eq_ignore_ascii_case("application/json") {
            let text = "expected a body of the type application/json";
            return Err(problem(StatusCode::UNSUPPORTED_MEDIA_TYPE, Refusal::Form, text));
        }
        let bytes = Bytes::from_request(request, state).await;
        let bytes = bytes
            .map_err(|error: BytesRejection| problem(error.status(), Refusal::Form, error.body_text()))?;
        serde_json::from_slice(&bytes).map(Self).map_err(|error| form(error.to_string()).into_response())
    }
}

/// Parts of the path.
pub struct PathParts<T>(pub T);

impl<S: Send + Sync, T: DeserializeOwned + Send> FromRequestParts<S> for PathParts<T> {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Failure> {
        let path = Path::from_request_parts(parts, state).await;
        path.map(|Path(parts)| Self(parts)).map_err(|error: PathRejection| form(error.body_text()))
    }
}

/// What stands behind the question mark.
pub struct QueryString<T>(pub T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequestParts<S> for QueryString<T> {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Failure> {
        let query = Query::from_request_parts(parts, state).await;
        query.map(|Query(query)| Self(query)).map_err(|error: QueryRejection| form(error.body_text()))
    }
}
