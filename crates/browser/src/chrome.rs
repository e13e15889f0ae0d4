//! One Chromium without a window.

use chromiumoxide::{
    Browser, BrowserConfig,
    cdp::browser_protocol::{
        emulation::SetFocusEmulationEnabledParams,
        target::{CreateBrowserContextParams, CreateTargetParams},
    },
};
use futures_util::StreamExt;
use tempfile::TempDir;
use tokio::task::JoinHandle;

use crate::{Colours, Device, Person, Seen, Trouble};

/// A running Chromium. It ends with the value.
#[derive(Debug)]
pub struct Chrome {
    browser: Browser,
    handler: JoinHandle<()>,
    _profile: TempDir,
}

impl Chrome {
    pub async fn launch() -> Seen<Chrome> {
        let profile = tempfile::tempdir()?;
        let config = BrowserConfig::builder()
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
                // A table's recorder is heard without anybody in the room.
                "use-fake-device-for-media-stream",
                "use-fake-ui-for-media-stream",
            ])
            .build()
            .map_err(|why| {
                Trouble::Missing(format!(
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

    /// Somebody new, whom no page knows yet.
    pub async fn person(&self, name: &str, device: Device, colours: Colours) -> Seen<Person> {
        let context = (self.browser)
            .create_browser_context(CreateBrowserContextParams::default())
            .await?;
        let mut target = CreateTargetParams::new("about:blank");
        target.browser_context_id = Some(context.clone());
        // In a window of its own a page is in view, whoever else there is.
        target.new_window = Some(true);
        let page = self.browser.new_page(target).await?;
        page.execute(SetFocusEmulationEnabledParams::new(true))
            .await?;
        Person::new(name, device, colours, page, context).await
    }

    /// The same person in another tab.
    pub async fn another_tab(&self, person: &Person, colours: Colours) -> Seen<Person> {
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
