//! Words for pictures that nobody described, from a vision model that the host has: any that speaks
//! the chat completions of OpenAI (Ollama, LM Studio, vLLM, the hosted ones).
//!
//! What a model says is a stranger's text. It is read strictly ([`answer`]), waited for only so long,
//! and never more than so many bytes of it; where nothing comes of it a card stays without words.

mod answer;
mod asking;
mod deck;

pub use asking::Vision;
pub use deck::Described;

/// Why there are no words.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum VisionError {
    #[error("the address of the vision model cannot be used: {0}")]
    Address(String),
    #[error("the vision model cannot be reached: {0}")]
    Unreachable(String),
    #[error("the vision model took too long")]
    Slow,
    #[error("the vision model refused with status {0}")]
    Refused(u16),
    #[error("the vision model said too much")]
    TooLong,
    #[error("the vision model's answer cannot be understood: {0}")]
    Malformed(String),
    #[error("the vision model's answer is of no use: {0}")]
    Silly(&'static str),
    #[error("the picture cannot be read")]
    Picture,
}

impl VisionError {
    /// Whether the next picture will fare no better.
    fn is_lasting(&self) -> bool {
        matches!(
            self,
            VisionError::Unreachable(_) | VisionError::Slow | VisionError::Refused(_)
        )
    }
}
