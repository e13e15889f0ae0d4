//! Records what a page does in the background.

use std::sync::{Arc, Mutex, PoisonError};

use chromiumoxide::{
    Page,
    cdp::{
        browser_protocol::{log, network},
        js_protocol::runtime,
    },
};
use futures_util::StreamExt;

use crate::BrowserResult;

/// Console errors, exceptions and every requested address.
#[derive(Debug, Clone, Default)]
pub(crate) struct PageLog {
    errors: Arc<Mutex<Vec<String>>>,
    addresses: Arc<Mutex<Vec<String>>>,
}

impl PageLog {
    pub(crate) async fn over(page: &Page) -> BrowserResult<PageLog> {
        let log = PageLog::default();
        let mut thrown = page
            .event_listener::<runtime::EventExceptionThrown>()
            .await?;
        let mut said = page
            .event_listener::<runtime::EventConsoleApiCalled>()
            .await?;
        let mut logged = page.event_listener::<log::EventEntryAdded>().await?;
        let mut asked = page
            .event_listener::<network::EventRequestWillBeSent>()
            .await?;
        page.enable_log().await?;
        let writer = log.clone();
        tokio::spawn(async move {
            loop {
                tokio::select! {
                    Some(event) = thrown.next() => writer.error(format!("{:?}", event.exception_details)),
                    Some(event) = said.next() => {
                        if matches!(event.r#type, runtime::ConsoleApiCalledType::Error | runtime::ConsoleApiCalledType::Warning) {
                            writer.error(format!("{:?}", event.args));
                        }
                    }
                    Some(event) = logged.next() => {
                        if event.entry.level == log::LogEntryLevel::Error {
                            let at = event.entry.url.as_deref().unwrap_or_default();
                            writer.error(format!("{} {at}", event.entry.text));
                        }
                    }
                    Some(event) = asked.next() => push(&writer.addresses, event.request.url.clone()),
                    else => break,
                }
            }
        });
        Ok(log)
    }

    fn error(&self, text: String) {
        push(&self.errors, text);
    }

    /// Takes the errors since the last call.
    pub(crate) fn take_errors(&self) -> Vec<String> {
        let mut errors = self.errors.lock().unwrap_or_else(PoisonError::into_inner);
        std::mem::take(&mut *errors)
    }

    pub(crate) fn addresses(&self) -> Vec<String> {
        let addresses = self
            .addresses
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        addresses.clone()
    }
}

fn push(list: &Mutex<Vec<String>>, text: String) {
    list.lock()
        .unwrap_or_else(PoisonError::into_inner)
        .push(text);
}
