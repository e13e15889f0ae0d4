//! JSON Schemas of types whose JSON differs from their fields.

use std::borrow::Cow;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};

use crate::{MOST_PLAYERS, Rabbit, Seat, SeatSet, Seed, Space, SpaceSet, Text, seed::Digest32};

impl<const MOST: usize> JsonSchema for Text<MOST> {
    fn schema_name() -> Cow<'static, str> {
        format!("Text{MOST}").into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        // One character, as people count them, may be many code points. A `maxLength`, which counts
        // code points, would refuse valid text.
        json_schema!({
            "type": "string",
            "minLength": 1,
            "x-characters": MOST,
            "description": format!("1 to {MOST} characters, as people count them."),
        })
    }
}

impl JsonSchema for Rabbit {
    fn schema_name() -> Cow<'static, str> {
        "Rabbit".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "type": "integer",
            "minimum": 1,
            "maximum": MOST_PLAYERS,
            "description": "One of the twelve rabbits, 1 to 12 (R1.2).",
        })
    }
}

macro_rules! set_schema {
    ($set:ident of $item:ident: $what:literal) => {
        impl JsonSchema for $set {
            fn schema_name() -> Cow<'static, str> {
                stringify!($set).into()
            }

            fn json_schema(generator: &mut SchemaGenerator) -> Schema {
                json_schema!({
                    "type": "array",
                    "items": generator.subschema_for::<$item>(),
                    "uniqueItems": true,
                    "description": $what,
                })
            }
        }
    };
}

set_schema!(SeatSet of Seat: "Some of the seats, ascending.");
set_schema!(SpaceSet of Space: "Some of the board's spaces, ascending.");

macro_rules! hex_schema {
    ($hex:ident as $name:literal: $what:literal) => {
        impl JsonSchema for $hex {
            fn schema_name() -> Cow<'static, str> {
                $name.into()
            }

            fn json_schema(_: &mut SchemaGenerator) -> Schema {
                json_schema!({
                    "type": "string",
                    "pattern": "^[0-9a-fA-F]{64}$",
                    "description": $what,
                })
            }
        }
    };
}

hex_schema!(Seed as "Seed": "The 32 bytes behind all chance of a game, in hexadecimal.");
hex_schema!(Digest32 as "Sha256": "A SHA-256 in hexadecimal.");
