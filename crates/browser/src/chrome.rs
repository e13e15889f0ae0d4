//! A headless Chromium.

use std::path::Path;

use chromiumoxide::{
    Browser, BrowserConfig,
    browser::BrowserConfigBuilder,
    cdp::browser_protocol::{
        emulation::SetFocusEmulationEnabledParams,
        target::{CreateBrowserContextParams, CreateTargetParams},
    },
};
use futures_util::StreamExt;
use tempfile::TempDir;
use tokio::task::JoinHandle;

use crate::{BrowserError, BrowserResult, Colours, Device, Person};

/// Debian's Chromium without windows, which takes a third less CPU than the whole. What's on the
/// path is a script, and killing that leaves the browser behind.
const HEADLESS_SHELL: &str = "/usr/lib/chromium/chromium-headless-shell";

/// A running Chromium. Dropping it ends the process.
#[derive(Debug)]
pub struct Chrome {
    browser: Browser,
    handler: JoinHandle<()>,
    _profile: TempDir,
}

impl Chrome {
    pub async fn launch() -> BrowserResult<Chrome> {
        let mut config = BrowserConfig::builder();
        if Path::new(HEADLESS_SHELL).exists() {
            config = config.chrome_executable(HEADLESS_SHELL);
        }
        Chrome::launch_as(config).await
    }

    /// The whole Chromium, where a tab behind another is hidden.
    pub async fn launch_with_windows() -> BrowserResult<Chrome> {
        Chrome::launch_as(BrowserConfig::builder()).await
    }

    async fn launch_as(config: BrowserConfigBuilder) -> BrowserResult<Chrome> {
        let profile = tempfile::tempdir()?;
        let config = config
            .new_headless_mode()
            .no_sandbox() // tests may run as root
            .user_data_dir(profile.path())
            .viewport(None)
            .args([
                "disable-background-networking",
                "disable-component-update",
                "disable-gpu",
                "disable-sync",
                "no-first-run",
                "mute-audio",
                // A fake microphone, so that recording works without anybody in the room.
                "use-fake-device-for-media-stream",
                "use-fake-ui-for-media-stream",
            ])
            .build()
            .map_err(|why| {
                BrowserError::Missing(format!(
                    "{why} Run `cargo xtask tools` to install Chromium."
                ))
            })?;
        let (browser, mut events) = Browser::launch(config).await?;
        let handler = tokio::spawn(async move { while events.next().await.is_some() {} });
        Ok(Chrome {
            browser,
            handler,
            _profile: profile,
        })
    }

    /// A new person, without cookies.
    pub async fn person(
        &self,
        name: &str,
        device: Device,
        colours: Colours,
    ) -> BrowserResult<Person> {
        let context = (self.browser)
            .create_browser_context(CreateBrowserContextParams::default())
            .await?;
        let mut target = CreateTargetParams::new("about:blank");
        target.browser_context_id = Some(context.clone());
        // In its own window a page counts as visible, whatever the others do.
        target.new_window = Some(true);
        let page = self.browser.new_page(target).await?;
        page.execute(SetFocusEmulationEnabledParams::new(true))
            .await?;
        Person::new(name, device, colours, page, context).await
    }

    /// The same person in another tab.
    pub async fn another_tab(&self, person: &Person, colours: Colours) -> BrowserResult<Person> {
        let context = person.context.clone();
        let mut target = CreateTargetParams::new("about:blank");
        target.browser_context_id = Some(context.clone());
        let page = self.browser.new_page(target).await?;
        Person::new(&person.name, person.device, colours, page, context).await
    }
}

impl Drop for Chrome {
    fn drop(&mut self) {
        self.handler.abort();
    }
}
