//! The vision model that the host has, if any.

use moonhare_vision::Vision;

/// Where the key is found. It is no argument, because those are seen by everybody on the machine.
const KEY: &str = "MOONHARE_VISION_KEY";

#[derive(Clone, Debug, clap::Args)]
pub(crate) struct VisionArgs {
    /// Vision model that describes pictures without words: what comes before /chat/completions, like
    /// http://localhost:11434/v1. If it wants a key, set MOONHARE_VISION_KEY.
    #[arg(long, env = "MOONHARE_VISION_URL", requires = "vision_model")]
    vision_url: Option<String>,
    /// What the vision model is called there.
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
