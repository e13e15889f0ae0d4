//! Files like people's, and how they upload them.

use std::{collections::BTreeSet, io::Cursor, io::Write};

use bytes::Bytes;
use image::{DynamicImage, ImageFormat, Rgb, RgbImage};
use moonhare_client::{Answer, Client};
use serde_json::json;
use tokio::{io::AsyncReadExt, io::AsyncWriteExt, time::timeout};
use zip::{ZipWriter, write::SimpleFileOptions};

use crate::common::{PATIENCE, Party, Running, secret};

pub(crate) fn jpeg(number: u32) -> Vec<u8> {
    let picture = RgbImage::from_fn(240, 360, |x, y| {
        let spot = x / 30 + y / 45 * 8 == number % 64;
        if spot {
            Rgb([250, 240, 40])
        } else {
            Rgb([20, (number * 3) as u8, 120])
        }
    });
    let mut bytes = Cursor::new(Vec::new());
    let picture = DynamicImage::ImageRgb8(picture);
    picture.write_to(&mut bytes, ImageFormat::Jpeg).unwrap();
    bytes.into_inner()
}

pub(crate) fn zip_of(files: &[(&str, Vec<u8>)]) -> Vec<u8> {
    let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
    for (name, bytes) in files {
        zip.start_file(*name, SimpleFileOptions::default()).unwrap();
        zip.write_all(bytes).unwrap();
    }
    zip.finish().unwrap().into_inner()
}

pub(crate) const KIND: (&str, &str) = ("content-type", "multipart/form-data; boundary=moon");

pub(crate) fn multipart(fields: &[(&str, &str)], files: &[(&str, Vec<u8>)]) -> Bytes {
    let mut body = Vec::new();
    for (name, value) in fields {
        let part =
            format!("--moon\r\nContent-Disposition: form-data; name=\"{name}\"\r\n\r\n{value}\r\n");
        body.extend(part.into_bytes());
    }
    for (name, bytes) in files {
        let part = format!(
            "--moon\r\nContent-Disposition: form-data; name=\"files\"; filename=\"{name}\"\r\n\
             Content-Type: application/octet-stream\r\n\r\n"
        );
        body.extend(part.into_bytes());
        body.extend(bytes);
        body.extend(b"\r\n");
    }
    body.extend(b"--moon--\r\n");
    body.into()
}

pub(crate) async fn upload(client: &Client, code: &str, body: Bytes) -> Answer {
    let path = format!("/t/{code}/pictures");
    client
        .send("POST".parse().unwrap(), &path, &[KIND], body)
        .await
        .unwrap()
}

pub(crate) fn pictures(numbers: std::ops::Range<u32>) -> Vec<(String, Vec<u8>)> {
    numbers.map(|n| (format!("{n}.jpg"), jpeg(n))).collect()
}

pub(crate) fn borrowed(files: &[(String, Vec<u8>)]) -> Vec<(&str, Vec<u8>)> {
    (files.iter())
        .map(|(name, bytes)| (name.as_str(), bytes.clone()))
        .collect()
}

pub(crate) async fn lobby(server: &Running, players: usize) -> Party {
    Party::sit(server, players, json!({ "mode": "classic" })).await
}

/// A request as a browser without the script sends it.
pub(crate) async fn browse(server: &Running, head: &str, body: &[u8]) -> String {
    browse_as(server, "P0", head, body).await
}

pub(crate) async fn browse_as(server: &Running, who: &str, head: &str, body: &[u8]) -> String {
    let address = server.base.strip_prefix("http://").unwrap();
    let mut line = tokio::net::TcpStream::connect(address).await.unwrap();
    let (base, length) = (&server.base, body.len());
    let cookie = secret(who);
    let head = format!(
        "{head}\r\nHost: {address}\r\nConnection: close\r\nAccept: text/html\r\n\
         Cookie: moonhare={cookie}\r\nOrigin: {base}\r\nContent-Length: {length}\r\n\r\n"
    );
    line.write_all(head.as_bytes()).await.unwrap();
    line.write_all(body).await.unwrap();
    let mut answer = Vec::new();
    let read = timeout(PATIENCE, line.read_to_end(&mut answer)).await;
    let answer = String::from_utf8_lossy(&answer).into_owned();
    read.unwrap_or_else(|_| panic!("no end after {answer}"))
        .unwrap();
    answer
}

/// The names of uploaded pictures in a text.
pub(crate) fn own_pictures(text: &str) -> BTreeSet<&str> {
    (text.split("/pictures/").skip(1))
        .filter_map(|rest| rest.split_once(".webp"))
        .map(|(name, _)| name)
        .filter(|name| name.len() == 64)
        .collect()
}
