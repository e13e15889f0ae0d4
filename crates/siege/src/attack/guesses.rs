//! Guesses table codes.

use futures_util::future::join_all;

use super::pause;
use crate::ground::Ground;

const AT_ONCE: usize = 20;
const ADDRESSES: usize = 3;

pub(super) async fn run(ground: Ground) {
    loop {
        let guess = async |nth: usize| {
            let path = match nth % 2 {
                0 => format!("/t/{}", code()),
                _ => format!("/join?code={}", code()),
            };
            let request = ground.request("GET", &path, "accept: application/json\r\n");
            let from = ground.attackers.nth(nth % ADDRESSES);
            ground.ask(from, &request).await
        };
        join_all((0..ground.part(AT_ONCE)).map(guess)).await;
        pause(0.2).await;
    }
}

/// Four syllables, like every table's code.
pub(super) fn code() -> String {
    let letter = |among: &[u8]| char::from(among[fastrand::usize(..among.len())]);
    let syllable = || format!("{}{}", letter(b"bdfghjklmnprstv"), letter(b"aeiou"));
    format!("{}{}-{}{}", syllable(), syllable(), syllable(), syllable())
}
