//! People whom the host removes (R7.5), and seats that move by a ticket.

use moonhare_table::TableError;
use moonhare_web::{Lang, refusal as refusal_of};
use serde_json::{Value, json};
use tokio::time::timeout;

use super::classic;
use crate::{
    common::{PATIENCE, Party, Running, message, name, ok, refused, until},
    decks::files::browse_as,
};

fn form(path: &str) -> String {
    format!("POST {path} HTTP/1.1\r\nContent-Type: application/x-www-form-urlencoded")
}

#[tokio::test]
async fn a_removed_person_is_told_and_can_be_let_in_again() {
    let server = Running::new().await;
    let mut party = Party::sit(&server, 4, classic()).await;
    party.start().await;
    let hand = party.streams[2].view["game"]["stage"]["hand"].clone();
    let removed = ok(party.players[0]
        .ask("remove", &json!({ "seat": 2 }))
        .await
        .unwrap());
    assert_eq!(removed["removed"][0]["name"], "P2");
    until(&mut party.streams[2], |view| view["you"]["removed"] == true).await;
    let game = &party.streams[2].view["game"];
    assert_eq!(game["idle"], "watching");
    assert_eq!(game["stage"].get("hand"), None);

    // On their own screen, in their own language; others see nothing of it.
    let page = format!("GET /t/{} HTTP/1.1", party.code);
    for lang in Lang::all() {
        let language = lang.tag();
        let sentence = message(language, "now-removed");
        let (sentence, _) = sentence.split_once(" <b>").unwrap();
        let head = format!("{page}\r\nAccept-Language: {language}");
        let seen = browse_as(&server, &name(2), &head, b"").await;
        assert!(seen.contains(sentence), "{language}");
        assert!(!seen.contains("/sit\""), "no way to a seat");
        let others = browse_as(&server, &name(1), &head, b"").await;
        assert!(!others.contains(sentence), "{language}");
        let client = server.client(&name(2)).speaking(language);
        let path = format!("/t/{}/sit", party.code);
        let body = json!({ "name": "P2" });
        let refusal = client.post(&path, None, &body).await.unwrap();
        refused(&refusal, 403, "removed");
        let detail = refusal.json()["detail"].as_str().unwrap().to_owned();
        assert_eq!(detail, refusal_of(lang, &TableError::Removed));
    }

    // With and without the script.
    let host = browse_as(&server, &name(0), &page, b"").await;
    assert!(host.contains("/let-in\""));
    let person = removed["removed"][0]["person"].clone();
    let path = format!("/t/{}/let-in", party.code);
    let body = format!("person={person}");
    let undone = browse_as(&server, &name(0), &form(&path), body.as_bytes()).await;
    assert!(undone.starts_with("HTTP/1.1 303"));
    until(&mut party.streams[2], |view| view["you"]["seat"] == 2).await;
    assert_eq!(party.streams[2].view["game"]["stage"]["hand"], hand);
    let person = json!({ "person": person });
    let again = party.players[0].ask("let-in", &person).await.unwrap();
    refused(&again, 409, "not_removed");
    server.stop().await;
}

/// Somebody who is removed from a table with a password sees nothing more of it, on the streams that they
/// opened before either. The same goes for somebody who leaves.
#[tokio::test]
async fn open_streams_end_with_the_right_to_look() {
    let server = Running::new().await;
    let opening = json!({ "mode": "classic", "password": "moonlight", "name": "P0" });
    let host = server.client(&name(0));
    let opened = ok(host.post("/tables", None, &opening).await.unwrap());
    let code = opened["code"].as_str().unwrap();
    let at = format!("/t/{code}");
    for leaves in [false, true] {
        let guest = server.client(&format!("guest-{leaves}"));
        let sit = json!({ "name": "Guest", "password": "moonlight" });
        ok(guest.post(&format!("{at}/sit"), None, &sit).await.unwrap());
        let mut views = guest.stream(code).await.unwrap();
        let pages = ["live", "board/live"].map(|kind| format!("{at}/{kind}?stay=true"));
        let mut page = guest.listen(&pages[0]).await.unwrap();
        let mut board = guest.listen(&pages[1]).await.unwrap();
        for stream in [&mut views, &mut page, &mut board] {
            timeout(PATIENCE, stream.next())
                .await
                .unwrap()
                .unwrap()
                .unwrap();
        }
        let (who, command, body) = match leaves {
            true => (&guest, "leave", json!({})),
            false => (&host, "remove", json!({ "seat": 1 })),
        };
        ok(who
            .post(&format!("{at}/{command}"), None, &body)
            .await
            .unwrap());
        let say = json!({ "text": "only for those who are here" });
        ok(host.post(&format!("{at}/say"), None, &say).await.unwrap());
        let mut rest = Vec::new();
        for stream in [&mut views, &mut page, &mut board] {
            let mut heard = Vec::new();
            while let Some(event) = timeout(PATIENCE, stream.next()).await.unwrap().unwrap() {
                assert!(!event.data.contains("only for those"), "{event:?}");
                heard.push(event.event);
            }
            rest.push(heard.pop());
        }
        // A page loads again, and then says why. A program asks again, and is refused.
        let reload = Some("reload".to_owned());
        assert_eq!(rest[1..], [reload.clone(), reload], "{rest:?}");
    }
    server.stop().await;
}

/// Removed people see nothing of a table with a password, whatever they know.
#[tokio::test]
async fn a_removed_person_cannot_enter_with_the_password() {
    let server = Running::new().await;
    let opening = json!({ "mode": "classic", "password": "moonlight", "name": "P0" });
    let host = server.client(&name(0));
    let opened = ok(host.post("/tables", None, &opening).await.unwrap());
    let at = format!("/t/{}", opened["code"].as_str().unwrap());
    let guest = server.client(&name(1));
    let sit = json!({ "name": "Secretive", "password": "moonlight" });
    ok(guest.post(&format!("{at}/sit"), None, &sit).await.unwrap());
    let remove = json!({ "seat": 1 });
    ok(host
        .post(&format!("{at}/remove"), None, &remove)
        .await
        .unwrap());

    for path in ["", "/stream", "/rounds"] {
        let answer = guest.get(&format!("{at}{path}")).await.unwrap();
        refused(&answer, 403, "removed");
    }
    let enter = json!({ "password": "moonlight" });
    for (path, body) in [("sit", &sit), ("enter", &enter)] {
        let answer = guest.post(&format!("{at}/{path}"), None, body).await;
        refused(&answer.unwrap(), 403, "removed");
        let body = b"name=S&password=moonlight";
        let page = browse_as(&server, &name(1), &form(&format!("{at}/{path}")), body).await;
        assert!(page.starts_with("HTTP/1.1 403"), "{page}");
        assert!(page.contains("The host has removed you"), "{page}");
        assert!(!page.contains("P0"), "nothing of the table: {page}");
    }
    server.stop().await;
}

/// Removing a person needs confirmation, even without the script; removing a bot doesn't.
#[tokio::test]
async fn removing_a_person_asks_first() {
    let server = Running::new().await;
    let party = Party::sit(&server, 2, classic()).await;
    ok(party.players[0].ask("add-bot", &json!({})).await.unwrap());
    let page = format!("GET /t/{} HTTP/1.1", party.code);
    let page = browse_as(&server, &name(0), &page, b"").await;
    let removals = page.split("/remove\"");
    let mut asked = Vec::new();
    for (before, after) in removals.clone().zip(removals.skip(1)) {
        let inside = before.rfind("<details class=\"confirm\"") > before.rfind("</details>");
        let seat = after.split("name=\"seat\" value=\"").nth(1).unwrap();
        asked.push((seat.chars().next().unwrap(), inside));
    }
    // In the list of seats, and in the menu.
    let wanted = [('1', true), ('2', false), ('1', true), ('2', false)];
    assert_eq!(asked, wanted);
    assert!(page.contains("They can only come back to this table if you let them in again."));
    server.stop().await;
}

/// Browsers don't send the part of a link after #, so no log and no proxy can store it.
#[tokio::test]
async fn no_server_sees_a_ticket_in_an_address() {
    let server = Running::new().await;
    let party = Party::sit(&server, 2, classic()).await;
    let at = format!("/t/{}", party.code);
    let page = browse_as(&server, &name(1), &form(&format!("{at}/ticket")), b"key=k").await;
    let link = format!("{}{at}/redeem#", server.base);
    let ticket = page.split(&link).nth(1).expect("a link with a fragment");
    let ticket: String = ticket
        .chars()
        .take_while(char::is_ascii_alphanumeric)
        .collect();
    assert_eq!(ticket.len(), 40);
    assert!(!page.contains("?ticket"));

    // The query is ignored, so that nobody makes such links.
    let head = format!("GET {at}/redeem?ticket={ticket} HTTP/1.1");
    let shown = browse_as(&server, "phone", &head, b"").await;
    assert!(!shown.contains(&ticket), "{shown}");
    assert!(
        shown.contains("name=\"ticket\""),
        "a field to paste it into"
    );

    // Pasted with the whole link, as people do.
    let pasted = format!(
        "ticket=+{}{ticket}+",
        link.replace('#', "%23").replace('/', "%2F")
    );
    let head = form(&format!("{at}/redeem"));
    let moved = browse_as(&server, "phone", &head, pasted.as_bytes()).await;
    assert!(moved.starts_with("HTTP/1.1 303"));
    let view: Value = ok(server.client("phone").get(&at).await.unwrap());
    assert_eq!(view["you"]["seat"], 1);
    server.stop().await;
}
