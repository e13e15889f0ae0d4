//! Computer players as a table knows them: how well they play and what they are called.

use serde::{Deserialize, Serialize};

/// How well a computer player plays.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Level {
    Easy,
    #[default]
    Normal,
    Sharp,
}

impl Level {
    pub const ALL: [Level; 3] = [Level::Easy, Level::Normal, Level::Sharp];

    pub(crate) fn is_usual(&self) -> bool {
        *self == Level::default()
    }
}

/// The names, each written once.
macro_rules! bot_names {
    ($count:literal: $($name:ident),+ $(,)?) => {
        /// Names for computer players that nobody named: one for each seat, and one more in case a
        /// person has one of them.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum BotName {
            $($name),+
        }

        impl BotName {
            pub const ALL: [BotName; $count] = [$(BotName::$name),+];

            pub fn as_str(self) -> &'static str {
                match self {
                    $(BotName::$name => stringify!($name)),+
                }
            }
        }
    };
}

bot_names!(13: Luna, Milo, Olive, Basil, Clover, Juniper, Pip, Hazel, Quill, Sorrel, Wren, Moss, Thistle);

impl BotName {
    /// The bot name with this text, if there is one.
    pub fn of(name: &str) -> Option<BotName> {
        BotName::ALL
            .into_iter()
            .find(|known| known.as_str() == name)
    }
}
