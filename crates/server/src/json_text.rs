//! JSON as text that knows where its fields are.
//!
//! A tree of values would allocate every name and every value. What all viewers of a table share is
//! written once instead, and patched and merged by copying slices.

use std::ops::Range;

use serde::Serialize;

/// JSON that this program wrote, and where the fields of its objects are.
#[derive(Debug)]
pub(crate) struct JsonText {
    /// Still has the fields that were removed; the nodes don't.
    text: String,
    root: Node,
}

#[derive(Debug)]
struct Node {
    at: Range<usize>,
    /// The fields of an object. Lists are always taken as a whole, so nothing within them is noted.
    fields: Option<Vec<Field>>,
}

#[derive(Debug)]
struct Field {
    name: Range<usize>,
    value: Node,
}

impl JsonText {
    pub(crate) fn of(value: &impl Serialize) -> JsonText {
        let text = serde_json::to_string(value);
        JsonText::from_text(text.unwrap_or_else(|_| "null".into()))
    }

    fn from_text(text: String) -> JsonText {
        let bytes = text.as_bytes();
        let root = Scanner { bytes, at: 0 }.value();
        JsonText { text, root }
    }

    /// Removes every field that `others` has too. An object that both have stays, even if nothing is left
    /// in it.
    #[must_use]
    pub(crate) fn without(mut self, others: &JsonText) -> JsonText {
        remove_fields(&self.text, &mut self.root, others.value());
        self
    }

    /// The JSON merge patch (RFC 7396) that turns this into `new`; `None` if they are equal.
    ///
    /// A list that changed is sent whole. The lists of a view are short, so describing the change would
    /// take more bytes. No field of a view is null, so null always means that a field is gone.
    pub(crate) fn patch_to(&self, new: &JsonText) -> Option<JsonText> {
        let mut out = String::new();
        let differs = write_patch(&mut out, self.value(), new.value());
        differs.then(|| JsonText::from_text(out))
    }

    /// Both objects as one. Where both have the same field, the other's value counts; but if both values
    /// are objects, they are merged in the same way.
    pub(crate) fn merged(&self, other: &JsonText) -> String {
        let mut out = String::with_capacity(self.text.len() + other.text.len());
        write_merged(&mut out, self.value(), other.value());
        out
    }

    /// The text, without what was removed.
    pub(crate) fn written(&self) -> String {
        let mut out = String::with_capacity(self.text.len());
        self.value().write(&mut out);
        out
    }

    fn value(&self) -> Value<'_> {
        let JsonText { text, root } = self;
        Value { text, node: root }
    }
}

/// Finds the fields. It reads only what `serde_json` wrote: valid, and without spaces.
struct Scanner<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl Scanner<'_> {
    fn value(&mut self) -> Node {
        let start = self.at;
        let mut fields = None;
        match self.next() {
            Some(b'{') => fields = Some(self.object()),
            Some(b'[') => self.list(),
            Some(b'"') => self.string(),
            _ => self.skip_to(b",]}"),
        }
        let at = start..self.at;
        Node { at, fields }
    }

    /// The rest of an object, after its bracket.
    fn object(&mut self) -> Vec<Field> {
        let mut fields = Vec::new();
        loop {
            match self.next() {
                Some(b',') => continue,
                Some(b'"') => {}
                _ => break,
            }
            let start = self.at;
            self.string();
            let name = start..self.at - 1;
            // The colon.
            self.at += 1;
            let value = self.value();
            fields.push(Field { name, value });
        }
        fields
    }

    /// The rest of a list, after its bracket.
    fn list(&mut self) {
        let mut depth = 1_usize;
        while depth > 0 {
            self.skip_to(b"[]\"");
            match self.next() {
                Some(b'[') => depth += 1,
                Some(b'"') => self.string(),
                _ => depth -= 1,
            }
        }
    }

    /// The rest of a string, after its quote.
    fn string(&mut self) {
        loop {
            self.skip_to(b"\"\\");
            match self.next() {
                // What is escaped can't end the string.
                Some(b'\\') => self.at += 1,
                _ => break,
            }
        }
    }

    fn next(&mut self) -> Option<u8> {
        let next = self.bytes.get(self.at).copied();
        self.at += 1;
        next
    }

    fn skip_to<const N: usize>(&mut self, ends: &[u8; N]) {
        let rest = self.bytes.get(self.at..).unwrap_or_default();
        let found = rest.iter().position(|byte| ends.contains(byte));
        self.at += found.unwrap_or(rest.len());
    }
}

/// A value, with the text that it's in.
#[derive(Clone, Copy)]
struct Value<'a> {
    text: &'a str,
    node: &'a Node,
}

impl<'a> Value<'a> {
    /// The fields of an object in their order; `None` for anything else.
    fn fields(self) -> Option<impl Iterator<Item = (&'a str, Value<'a>)>> {
        let fields = self.node.fields.as_ref()?;
        Some(fields.iter().map(move |field| self.field(field)))
    }

    fn field(self, Field { name, value }: &'a Field) -> (&'a str, Value<'a>) {
        let text = self.text;
        (&text[name.clone()], Value { text, node: value })
    }

    /// A field of an object. Objects of one type have their fields in the same order, so it's
    /// usually near the same place.
    fn get(self, name: &str, near: usize) -> Option<Value<'a>> {
        let fields = self.node.fields.as_deref()?;
        let (before, after) = fields.split_at(near.min(fields.len()));
        let mut fields = after.iter().chain(before).map(|field| self.field(field));
        fields.find_map(|(known, value)| (known == name).then_some(value))
    }

    fn write(self, out: &mut String) {
        let Some(fields) = self.fields() else {
            return out.push_str(&self.text[self.node.at.clone()]);
        };
        let mut object = ObjectWriter::new(out);
        for (name, value) in fields {
            value.write(object.field(name));
        }
        object.end();
    }
}

fn remove_fields(text: &str, node: &mut Node, others: Value<'_>) {
    let Some(fields) = &mut node.fields else {
        return;
    };
    fields.retain_mut(
        |Field { name, value }| match others.get(&text[name.clone()], 0) {
            None => true,
            Some(other) if value.fields.is_some() && other.node.fields.is_some() => {
                remove_fields(text, value, other);
                true
            }
            Some(_) => false,
        },
    );
}

/// Writes the patch from one value to another, and returns whether they differ.
fn write_patch(out: &mut String, old: Value<'_>, new: Value<'_>) -> bool {
    let (Some(old_fields), Some(new_fields)) = (old.fields(), new.fields()) else {
        new.write(out);
        return old.text[old.node.at.clone()] != new.text[new.node.at.clone()];
    };
    let mut object = ObjectWriter::new(out);
    for (nth, (name, _)) in old_fields.enumerate() {
        if new.get(name, nth).is_none() {
            object.field(name).push_str("null");
        }
    }
    for (nth, (name, value)) in new_fields.enumerate() {
        match old.get(name, nth) {
            Some(before) => object.field_if(name, |out| write_patch(out, before, value)),
            None => value.write(object.field(name)),
        }
    }
    let differs = !object.is_empty;
    object.end();
    differs
}

fn write_merged(out: &mut String, first: Value<'_>, second: Value<'_>) {
    let (Some(first_fields), Some(second_fields)) = (first.fields(), second.fields()) else {
        return second.write(out);
    };
    let mut object = ObjectWriter::new(out);
    for (name, value) in first_fields {
        match second.get(name, 0) {
            Some(other) => write_merged(object.field(name), value, other),
            None => value.write(object.field(name)),
        }
    }
    for (name, value) in second_fields {
        if first.get(name, 0).is_none() {
            value.write(object.field(name));
        }
    }
    object.end();
}

/// Writes an object, field by field.
struct ObjectWriter<'a> {
    out: &'a mut String,
    is_empty: bool,
}

impl ObjectWriter<'_> {
    fn new(out: &mut String) -> ObjectWriter<'_> {
        out.push('{');
        let is_empty = true;
        ObjectWriter { out, is_empty }
    }

    /// Writes the name of a field, which comes from JSON and so is escaped already.
    fn field(&mut self, name: &str) -> &mut String {
        let comma = if self.is_empty { "" } else { "," };
        self.is_empty = false;
        self.out.extend([comma, "\"", name, "\":"]);
        self.out
    }

    /// Writes a field, unless `write` returns that there is nothing to write.
    fn field_if(&mut self, name: &str, write: impl FnOnce(&mut String) -> bool) {
        let (length, was_empty) = (self.out.len(), self.is_empty);
        if !write(self.field(name)) {
            self.out.truncate(length);
            self.is_empty = was_empty;
        }
    }

    fn end(self) {
        self.out.push('}');
    }
}

#[cfg(test)]
mod tests {
    use moonhare_client::merge;
    use serde_json::{Value, json};

    use super::*;

    fn value(json: &str) -> Value {
        serde_json::from_str(json).unwrap()
    }

    fn tables() -> [Value; 6] {
        [
            json!({}),
            json!({"a": 1, "b": {"c": [1, [2], {"x": "]"}], "d": true}}),
            json!({"a": -1.5, "b": {"c": [2]}, "d": ""}),
            json!({"b": "text, {\"quoted\": [}\\"}),
            json!({"b": {"e": {"f": 1}, "g\"\n": {}}}),
            json!({"b": {"e": {}, "g\"\n": {"h": []}}, "ü": "ö"}),
        ]
    }

    #[test]
    fn a_patch_makes_the_new_out_of_the_old() {
        for old in &tables() {
            for new in &tables() {
                let patch = JsonText::of(old).patch_to(&JsonText::of(new));
                assert_eq!(patch.is_none(), old == new);
                let mut merged = old.clone();
                if let Some(patch) = patch {
                    merge(&mut merged, &value(&patch.written()));
                }
                assert_eq!(merged, *new);
            }
        }
    }

    #[test]
    fn only_what_changed_is_in_a_patch() {
        let old = json!({"game": {"waiting": [1, 2], "seats": ["long"]}, "chat": {"1": {}}});
        let new = json!({"game": {"waiting": [2], "seats": ["long"]}, "chat": {"1": {}}});
        let (old, new) = (JsonText::of(&old), JsonText::of(&new));
        let patch = old.patch_to(&new).unwrap().written();
        assert_eq!(patch, r#"{"game":{"waiting":[2]}}"#);
    }

    /// Without null, merging is what a merge patch does.
    #[test]
    fn what_is_merged_is_one_object() {
        for first in &tables() {
            for second in &tables() {
                let mut expected = first.clone();
                merge(&mut expected, second);
                let merged = JsonText::of(first).merged(&JsonText::of(second));
                assert_eq!(value(&merged), expected);
            }
        }
        let (first, second) = (json!({"a": {"b": 1}}), json!({"a": null}));
        let merged = JsonText::of(&first).merged(&JsonText::of(&second));
        assert_eq!(merged, r#"{"a":null}"#);
    }

    #[test]
    fn an_object_stays_when_its_fields_go() {
        let own = json!({"you": {"host": false}, "game": {"idle": "told", "stage": {"hand": [1]}}});
        let all = json!({"you": {"host": true}, "game": {"idle": "gave", "stage": {"hand": [2], "pile": 3}}});
        let rest = JsonText::of(&all).without(&JsonText::of(&own));
        let expected = json!({"you": {}, "game": {"stage": {"pile": 3}}});
        assert_eq!(value(&rest.written()), expected);
        // What was removed is no difference.
        let gone = JsonText::of(&expected);
        assert!(rest.patch_to(&gone).is_none() && gone.patch_to(&rest).is_none());
    }
}
