//! What a page does behind its person's back.

use std::sync::{Arc, Mutex, PoisonError};

use chromiumoxide::{
    Page,
    cdp::{
        browser_protocol::{log, network},
        js_protocol::runtime,
    },
};
use futures_util::StreamExt;

use crate::Seen;

/// Errors of the console, exceptions, and all addresses that were asked for.
#[derive(Debug, Clone, Default)]
pub(crate) struct Watch {
    errors: Arc<Mutex<Vec<String>>>,
    addresses: Arc<Mutex<Vec<String>>>,
}

impl Watch {
    pub(crate) async fn over(page: &Page) -> Seen<Watch> {
        let watch = Watch::default();
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
        let heard = watch.clone();
        tokio::spawn(async move {
            loop {
                tokio::select! {
                    Some(event) = thrown.next() => heard.error(format!("{:?}", event.exception_details)),
                    Some(event) = said.next() => {
                        if matches!(event.r#type, runtime::ConsoleApiCalledType::Error | runtime::ConsoleApiCalledType::Warning) {
                            heard.error(format!("{:?}", event.args));
                        }
                    }
                    Some(event) = logged.next() => {
                        if event.entry.level == log::LogEntryLevel::Error {
                            let at = event.entry.url.as_deref().unwrap_or_default();
                            heard.error(format!("{} {at}", event.entry.text));
                        }
                    }
                    Some(event) = asked.next() => push(&heard.addresses, event.request.url.clone()),
                    else => break,
                }
            }
        });
        Ok(watch)
    }

    fn error(&self, text: String) {
        push(&self.errors, text);
    }

    /// Takes the errors so far.
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
