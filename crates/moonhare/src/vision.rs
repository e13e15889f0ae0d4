//! The host's vision model, if any.

use moonhare_vision::Vision;

/// The variable with the key. Not an argument, because everybody on the machine can see those.
const KEY: &str = "MOONHARE_VISION_KEY";

#[derive(Clone, Debug, clap::Args)]
pub(crate) struct VisionArgs {
    /// Vision model for pictures without words: the address before /chat/completions, like
    /// http://localhost:11434/v1. If it needs a key, set MOONHARE_VISION_KEY.
    #[arg(long, env = "MOONHARE_VISION_URL", requires = "vision_model")]
    vision_url: Option<String>,
    /// The name of the vision model there.
    #[arg(long, env = "MOONHARE_VISION_MODEL", requires = "vision_url")]
    vision_model: Option<String>,
}

impl VisionArgs {
    pub(crate) fn vision(&self) -> Result<Option<Vision>, String> {
        let (Some(url), Some(model)) = (&self.vision_url, &self.vision_model) else {
            return Ok(None);
        };
        let key = std::env::var(KEY).ok().filter(|key| !key.is_empty());
        let vision = Vision::new(url, model, key.as_deref(), Vision::PATIENCE);
        vision
            .map(Some)
            .map_err(|error| format!("--vision-url: {error}."))
    }
}
