//! The directory, which may lag but forgets nothing.

use bytes::Bytes;

use super::{Harness, eventually, fill, read_to, table};
use crate::{MAX_ENTRY, PutError, Store, TableId, TooLarge, Version};

async fn shows(store: &dyn Store, table: &TableId, entry: Option<&'static str>) {
    let entry = entry.map(Bytes::from);
    eventually(async || (store.get_entry(table).await.unwrap() == entry).then_some(())).await;
}

async fn lists(store: &dyn Store, entries: &[(&str, &'static str)]) {
    let entries: Vec<_> = entries
        .iter()
        .map(|&(name, entry)| (table(name), Bytes::from(entry)))
        .collect();
    eventually(async || (store.list_entries().await.unwrap() == entries).then_some(())).await;
}

pub async fn the_directory_keeps_the_last_entry(harness: &impl Harness) {
    let store = harness.open().await;
    let (hare, moon) = (table("hare"), table("moon"));
    lists(&*store, &[]).await;
    shows(&*store, &hare, None).await;
    store.delete_entry(&hare).await.unwrap();
    store.put_entry(&moon, "full".into()).await.unwrap();
    store.put_entry(&hare, "sleeps".into()).await.unwrap();
    store.put_entry(&hare, "wakes".into()).await.unwrap();
    shows(&*store, &hare, Some("wakes")).await;
    lists(&*store, &[("hare", "wakes"), ("moon", "full")]).await;
    store.delete_entry(&hare).await.unwrap();
    shows(&*store, &hare, None).await;
    store.put_entry(&moon, "".into()).await.unwrap();
    shows(&*store, &moon, Some("")).await;
    lists(&*store, &[("moon", "")]).await;
}

pub async fn the_directory_is_separate_from_the_logs(harness: &impl Harness) {
    let store = harness.open().await;
    let hare = table("hare");
    store.put_entry(&hare, "public".into()).await.unwrap();
    fill(&*store, &hare, 0, 2).await;
    store.remove(&hare).await.unwrap();
    shows(&*store, &hare, Some("public")).await;
    fill(&*store, &table("moon"), 0, 2).await;
    store
        .put_entry(&table("moon"), "full".into())
        .await
        .unwrap();
    store.delete_entry(&table("moon")).await.unwrap();
    lists(&*store, &[("hare", "public")]).await;
    read_to(&*store, &table("moon"), Version(2)).await;
}

pub async fn an_entry_over_the_size_limit_is_refused(harness: &impl Harness) {
    let store = harness.open().await;
    let hare = table("hare");
    let large = Bytes::from(vec![7; MAX_ENTRY]);
    store.put_entry(&hare, large.clone()).await.unwrap();
    let refused = store.put_entry(&hare, vec![8; MAX_ENTRY + 1].into()).await;
    let why = TooLarge {
        size: MAX_ENTRY + 1,
        limit: MAX_ENTRY,
    };
    assert_eq!(refused, Err(PutError::TooLarge(why)));
    let kept = eventually(async || store.get_entry(&hare).await.unwrap()).await;
    assert_eq!(kept, large);
}
