//! Server-sent events as bytes. What many viewers get is written once, and they share the bytes.

use bytes::Bytes;

/// The bytes of an event. Its data is one line, as JSON is; its id is the version of a table.
pub(crate) fn event(name: Option<&str>, data: &str, id: Option<u64>) -> Bytes {
    debug_assert!(!data.contains(['\n', '\r']), "{data}");
    // The words and the longest id take less than 40 bytes.
    let mut text = String::with_capacity(data.len() + name.map_or(0, str::len) + 40);
    let mut field = |name: &str, value: &str| {
        text.extend([name, ": ", value, "\n"]);
    };
    if let Some(name) = name {
        field("event", name);
    }
    field("data", data);
    if let Some(id) = id {
        field("id", &id.to_string());
    }
    text.push('\n');
    Bytes::from(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_event_is_written_as_browsers_read_it() {
        assert_eq!(event(None, "{}", Some(7)), "data: {}\nid: 7\n\n");
        let last = "event: gone\ndata: {}\n\n";
        assert_eq!(event(Some("gone"), "{}", None), last);
    }
}
