//! Words for pictures that nobody described, from a vision model of the host's choice. Any model
//! with OpenAI's chat completions works (Ollama, LM Studio, vLLM, hosted ones).
//!
//! A model's answer is untrusted text: it is parsed strictly (`answer`), and limited in time and
//! size. If the answer is unusable, the card stays without words.

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
    #[error("the vision model's answer is too long")]
    TooLong,
    #[error("the vision model's answer cannot be understood: {0}")]
    Malformed(String),
    #[error("the vision model's answer cannot be used: {0}")]
    Unusable(&'static str),
    #[error("the picture cannot be read")]
    Picture,
}

impl VisionError {
    /// Whether the next picture will fail too.
    fn is_lasting(&self) -> bool {
        matches!(
            self,
            VisionError::Unreachable(_) | VisionError::Slow | VisionError::Refused(_)
        )
    }
}
