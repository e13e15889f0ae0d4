//! A small server speaks the protocol and gives good, slow, malformed and hostile answers.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::{
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
    },
    time::Duration,
};

use axum::{
    Json, Router,
    body::Bytes,
    http::{HeaderMap, StatusCode},
    response::{IntoResponse, Redirect, Response},
    routing::post,
};
use moonhare_deck::{OwnDeck, WordsByLanguage};
use moonhare_import::{DeckLimits, Found, Import, Shape};
use moonhare_vision::{Vision, VisionError};
use serde_json::{Value, json};

/// A deck of pictures, each in its own colour.
fn deck(cards: u8) -> (OwnDeck, Vec<Vec<u8>>) {
    let mut import = Import::new(Shape::Crop, DeckLimits::default());
    let mut pictures = Vec::new();
    for nth in 0..cards {
        let paint = image::Rgb([40 * nth, 90, 200 - 30 * nth]);
        let mut bytes = std::io::Cursor::new(Vec::new());
        image::RgbImage::from_pixel(200, 300, paint)
            .write_to(&mut bytes, image::ImageFormat::Jpeg)
            .unwrap();
        let found = Found {
            name: format!("{nth}.jpg"),
            bytes: bytes.into_inner(),
        };
        let webp = import.take(Ok(found)).unwrap().picture.large;
        pictures.push(moonhare_import::jpeg(&webp).unwrap());
    }
    (import.finish("Test").deck.unwrap(), pictures)
}

/// The answer of a well-behaved model.
fn good() -> Value {
    let tongue = |tag: &str, sentence: &str| {
        let words: Vec<String> = ('a'..='o').map(|c| format!("{tag} word {c}")).collect();
        json!({ "description": sentence, "words": words, "clues": [format!("{tag} clue")] })
    };
    json!({
        "en": tongue("en", "A hare looks at the moon."),
        "es": tongue("es", "Una liebre mira la luna."),
        "pt": tongue("pt", "Uma lebre olha para a lua."),
        "ro": tongue("ro", "Un iepure privește luna."),
    })
}

fn completion(content: &str) -> Response {
    Json(json!({ "choices": [{ "message": { "role": "assistant", "content": content } }] }))
        .into_response()
}

/// Starts a model that answers the nth question with `answer`, and returns its address.
async fn model<F: Future<Output = Response> + Send>(
    answer: impl Fn(usize, HeaderMap, Value) -> F + Clone + Send + Sync + 'static,
) -> (String, Arc<AtomicUsize>) {
    let asked = Arc::new(AtomicUsize::new(0));
    let count = asked.clone();
    let completions = async move |headers: HeaderMap, body: Bytes| {
        let question = serde_json::from_slice(&body).unwrap();
        answer(count.fetch_add(1, Ordering::SeqCst), headers, question).await
    };
    let app = Router::new().route("/v1/chat/completions", post(completions));
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    let url = format!("http://{}/v1", listener.local_addr().unwrap());
    tokio::spawn(async move { axum::serve(listener, app).await });
    (url, asked)
}

/// What becomes of one picture if the model says this.
async fn said(content: &str) -> Result<WordsByLanguage, VisionError> {
    let content = content.to_owned();
    let (url, _) = model(move |_, _, _| {
        let answer = completion(&content);
        async { answer }
    })
    .await;
    let vision = Vision::new(&url, "test", None, Duration::from_secs(20)).unwrap();
    vision.describe(&deck(1).1[0]).await
}

#[tokio::test]
async fn a_good_answer_is_used_and_the_question_follows_the_protocol() {
    let (url, _) = model(|_, headers, question: Value| async move {
        assert_eq!(headers["authorization"], "Bearer sesame");
        assert_eq!(question["model"], "seer");
        let content = &question["messages"][0]["content"];
        let text = content[0]["text"].as_str().unwrap();
        assert!(text.contains("(en, de, es, fr, pt, ro)"), "{text}");
        let picture = content[1]["image_url"]["url"].as_str().unwrap();
        assert!(
            picture.starts_with("data:image/jpeg;base64,/9j/"),
            "{picture:.60}"
        );
        completion(&format!("Here you are:\n```json\n{}\n```", good()))
    })
    .await;
    // The end of the address is optional.
    for url in [
        url.clone(),
        format!("{url}/"),
        format!("{url}/chat/completions"),
    ] {
        let vision = Vision::new(&url, "seer", Some("sesame"), Duration::from_secs(20)).unwrap();
        assert!(!format!("{vision:?}").contains("sesame"));
        let words = vision.describe(&deck(1).1[0]).await.unwrap();
        assert_eq!(words.len(), 4);
        assert_eq!(words["ro"].description, "Un iepure privește luna.");
        assert_eq!(words["pt"].words.len(), 15);
        assert_eq!(words["pt"].clues, ["pt clue"]);
    }
}

#[tokio::test]
async fn a_slow_model_times_out() {
    let (url, _) = model(|_, _, _| async {
        tokio::time::sleep(Duration::from_secs(60)).await;
        completion(&good().to_string())
    })
    .await;
    let vision = Vision::new(&url, "test", None, Duration::from_millis(300)).unwrap();
    let words = vision.describe(&deck(1).1[0]).await;
    assert_eq!(words, Err(VisionError::Slow));
}

#[tokio::test]
async fn nonsense_gives_no_words() {
    for content in [
        "",
        "I cannot help with that.",
        "{\"en\": 5}",
        &good().to_string()[..200],
        "[1, 2, 3]",
    ] {
        let words = said(content).await;
        assert!(matches!(words, Err(VisionError::Malformed(_))), "{words:?}");
    }
    let mut more = good();
    more["xx"] = more["en"].clone();
    let words = said(&more.to_string()).await;
    assert!(matches!(words, Err(VisionError::Malformed(_))), "{words:?}");
}

#[tokio::test]
async fn an_unusable_or_hostile_answer_gives_no_words() {
    let with = |pointer: &str, value: Value| {
        let mut answer = good();
        *answer.pointer_mut(pointer).unwrap() = value;
        answer.to_string()
    };
    for content in [
        with("/en/description", "<script>alert(1)</script> a moon".into()),
        with(
            "/en/description",
            "See https://example.org for more.".into(),
        ),
        with("/es/description", "x".repeat(100_000).into()),
        with("/pt/description", "".into()),
        with("/ro/description", "一只兔子看着月亮，很安静。".into()),
        // The same text in two languages is not a translation.
        with("/es/description", "A hare looks at the moon.".into()),
        with("/es/words", good()["en"]["words"].clone()),
        with("/en/words", json!(["moon", "Moon", "MOON", "hare"])),
        with("/en/words", json!(vec!["<b>moon</b>"; 30])),
        with("/en/words", json!(vec!["word ".repeat(30); 30])),
    ] {
        let words = said(&content).await;
        assert!(
            matches!(words, Err(VisionError::Unusable(_))),
            "{content:.80}"
        );
    }
    // Unusable clues are left out, even if none remains.
    let clues = json!([
        "Lost",
        "<i>Lost</i>",
        "see www.example.org",
        "lost",
        "x".repeat(70)
    ]);
    let words = said(&with("/en/clues", clues)).await.unwrap();
    assert_eq!(words["en"].clues, ["Lost"]);
    let mut silent = good();
    silent["ro"].as_object_mut().unwrap().remove("clues");
    let words = said(&silent.to_string()).await.unwrap();
    assert_eq!(words["ro"].clues, [""; 0]);
    // Invisible characters are removed from an otherwise good answer.
    let sly = "A \u{202e}hare\u{0} looks\n at the moon.";
    let words = said(&with("/en/description", sly.into())).await.unwrap();
    assert_eq!(words["en"].description, "A hare looks at the moon.");
}

#[tokio::test]
async fn a_flood_a_refusal_and_a_redirect_give_no_words() {
    let endless = |_, _, _| async { completion(&"x".repeat(2_000_000)) };
    let busy = |_, _, _| async { StatusCode::TOO_MANY_REQUESTS.into_response() };
    let detour = |_, _, _| async { Redirect::temporary("http://127.0.0.1:9/").into_response() };
    let ask = async |url: String| {
        let vision = Vision::new(&url, "test", None, Duration::from_secs(20)).unwrap();
        vision.describe(&deck(1).1[0]).await
    };
    assert_eq!(ask(model(endless).await.0).await, Err(VisionError::TooLong));
    assert_eq!(
        ask(model(busy).await.0).await,
        Err(VisionError::Refused(429))
    );
    assert_eq!(
        ask(model(detour).await.0).await,
        Err(VisionError::Refused(307))
    );
    let nobody = ask("http://127.0.0.1:9/v1".into()).await;
    assert!(
        matches!(nobody, Err(VisionError::Unreachable(_))),
        "{nobody:?}"
    );
    for url in ["not an address", "ftp://example.org/v1"] {
        let vision = Vision::new(url, "test", None, Duration::from_secs(1));
        assert!(matches!(vision, Err(VisionError::Address(_))), "{url}");
    }
}

#[tokio::test]
async fn a_deck_keeps_the_words_that_worked() {
    // The first answer is nonsense, so the picture is tried again. One picture is missing. One has
    // words.
    let (url, asked) = model(|nth, _, _| async move {
        match nth {
            0 => completion("hm"),
            _ => completion(&good().to_string()),
        }
    })
    .await;
    let vision = Vision::new(&url, "test", None, Duration::from_secs(20)).unwrap();
    let (mut deck, pictures) = deck(4);
    deck.cards[3].words = vision.describe(&pictures[3]).await.unwrap();
    let own = deck.cards[3].words.clone();
    let lost = deck.cards[1].large.clone();
    let all: Vec<(String, Vec<u8>)> = (deck.cards.iter())
        .map(|card| card.large.clone())
        .zip(pictures)
        .collect();
    let picture = |name: String| {
        let found = all.iter().find(|(known, _)| *known == name && name != lost);
        let bytes = found.map(|(_, bytes)| bytes.clone());
        async { bytes }
    };
    let most = AtomicUsize::new(0);
    let told = |done| _ = most.fetch_max(done, Ordering::SeqCst);
    let described = vision.describe_deck(deck.clone(), picture, told).await;
    assert_eq!(described.cards, 2);
    assert_eq!(
        described.failed,
        [("1.jpg".to_owned(), VisionError::Picture)]
    );
    assert_eq!(most.into_inner(), 3);
    assert_eq!(described.deck.wordless(), 1);
    assert_eq!(described.deck.cards[3].words, own);
    assert!(described.deck.has_the_pictures_of(&deck));
    // Two tries for the card that already had words, and one for each of two others.
    assert_eq!(asked.load(Ordering::SeqCst), 4);
}

#[tokio::test]
async fn a_model_that_is_down_is_not_asked_again() {
    let (url, asked) = model(|_, _, _| async { StatusCode::BAD_GATEWAY.into_response() }).await;
    let vision = Vision::new(&url, "test", None, Duration::from_secs(20)).unwrap();
    let (deck, pictures) = deck(6);
    let mut many = deck.clone();
    many.cards = (0..60).map(|nth| deck.cards[nth % 6].clone()).collect();
    let picture = |_| async { Some(pictures[0].clone()) };
    let described = vision.describe_deck(many, picture, |_| {}).await;
    assert_eq!(described.cards, 0);
    assert!(asked.load(Ordering::SeqCst) < 10);
}
