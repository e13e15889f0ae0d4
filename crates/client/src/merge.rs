//! JSON merge patches.

use serde_json::{Map, Value};

/// RFC 7396, section 2.
pub fn merge(target: &mut Value, patch: &Value) {
    let Value::Object(patch) = patch else {
        target.clone_from(patch);
        return;
    };
    if !target.is_object() {
        *target = Value::Object(Map::new());
    }
    let Value::Object(target) = target else {
        return;
    };
    for (name, value) in patch {
        if value.is_null() {
            target.remove(name);
        } else {
            merge(target.entry(name).or_insert(Value::Null), value);
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    /// The example of RFC 7396, section 3.
    #[test]
    fn the_example_of_the_rfc() {
        let mut target = json!({
            "title": "Goodbye!",
            "author": { "givenName": "John", "familyName": "Doe" },
            "tags": ["example", "sample"],
            "content": "This will be unchanged"
        });
        let patch = json!({
            "title": "Hello!",
            "phoneNumber": "+01-123-456-7890",
            "author": { "familyName": null },
            "tags": ["example"]
        });
        merge(&mut target, &patch);
        let wanted = json!({
            "title": "Hello!",
            "author": { "givenName": "John" },
            "tags": ["example"],
            "content": "This will be unchanged",
            "phoneNumber": "+01-123-456-7890"
        });
        assert_eq!(target, wanted);
    }
}
