//! The sizes of pages: the first one, and a live round for a viewer.

use std::io::Write;

use crate::play::Play;
use moonhare_rules::{Mode, Move, Seat};
use moonhare_table::TableView;
use moonhare_web::{
    HomePage, Lang, Placeholders, Prefs, Regions, Shown, asset, assets, home, regions, url,
};

fn drawn(play: &Play, view: &TableView) -> Regions {
    regions(&play.page(view))
}

/// Everybody's stream, and the bytes of HTML it has sent.
struct Streams {
    last: Vec<Shown>,
    bytes: Vec<usize>,
}

impl Streams {
    fn open(play: &Play) -> Streams {
        let seats = play.table.keepers().len() as u8;
        Streams {
            last: (0..seats)
                .map(|seat| Shown::of(&drawn(play, &play.seen_by(seat))))
                .collect(),
            bytes: vec![0; usize::from(seats)],
        }
    }

    fn tick(&mut self, play: &Play) {
        for (seat, (last, bytes)) in self.last.iter_mut().zip(&mut self.bytes).enumerate() {
            let now = drawn(play, &play.seen_by(seat as u8));
            *bytes += now
                .changed(Some(last))
                .map(|(_, html)| html.len())
                .sum::<usize>();
            *last = Shown::of(&now);
        }
    }
}

/// One by one, as people do.
fn one_by_one(play: &mut Play, streams: &mut Streams, step: impl Fn(&mut Play, &[u8], u8)) {
    let due: Vec<u8> = play.game().waiting.iter().map(|seat| seat.0).collect();
    for seat in due {
        let but: Vec<u8> = (0..12).filter(|other| *other != seat).collect();
        step(play, &but, seat);
        streams.tick(play);
    }
}

#[test]
fn a_live_round_of_twelve_is_light() {
    let mut play = Play::timed(Mode::Classic, 12, 120);
    play.claim(0);
    play.rounds(1);
    let mut streams = Streams::open(&play);
    play.tell("The house that forgot its street", 1);
    streams.tick(&play);
    one_by_one(&mut play, &mut streams, |play, but, _| {
        play.give_all_but(but, 1);
    });
    one_by_one(&mut play, &mut streams, |play, but, _| {
        play.vote_all_but(but, |seat| usize::from(seat) * 7);
    });
    one_by_one(&mut play, &mut streams, |play, _, seat| {
        play.act(Seat(seat), Move::Next).unwrap();
    });
    println!(
        "bytes of HTML in a round of twelve, by seat: {:?}",
        streams.bytes
    );
    for (seat, bytes) in streams.bytes.iter().enumerate() {
        assert!(*bytes < 22_000, "seat {seat}: {bytes} bytes");
    }
}

#[test]
fn the_first_page_is_light() {
    let page = home(&HomePage {
        lang: Lang::english(),
        prefs: Prefs::default(),
        key: "k",
        fan: &[],
        cards: &Placeholders,
        name: "",
        mine: &[],
        more: false,
        open: &[],
        refusal: None,
        unknown_code: None,
    });
    let files = ["moonhare.css", "stars.svg", "clouds.svg", "logo.svg"].map(url);
    let html = page.into_string();
    let script = assets().filter(|path| path.ends_with(".js") && html.contains(path));
    let sizes: Vec<(&str, usize, usize)> = [("home", html.as_bytes())]
        .into_iter()
        .chain((files.into_iter().chain(script)).map(|path| (path, asset(path).unwrap().bytes)))
        .map(|(name, bytes)| (name, bytes.len(), packed(bytes)))
        .collect();
    println!("name, bytes, bytes compressed: {sizes:?}");
    let whole: usize = sizes.iter().map(|(_, _, packed)| packed).sum();
    println!("the first page: {whole} bytes compressed");
    assert!(whole < 60_000);
}

/// Bytes on the wire with the compression that every browser supports.
fn packed(bytes: &[u8]) -> usize {
    let mut encoder = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::default());
    encoder.write_all(bytes).unwrap();
    encoder.finish().unwrap().len()
}
