//! A person with a browser, who can only do what people can see and touch.

use std::{
    path::PathBuf,
    time::{Duration, Instant},
};

use chromiumoxide::{
    Page,
    cdp::browser_protocol::{
        browser::BrowserContextId,
        dom::SetFileInputFilesParams,
        emulation::{
            MediaFeature, SetDeviceMetricsOverrideParams, SetEmulatedMediaParams,
            SetScriptExecutionDisabledParams, SetTouchEmulationEnabledParams,
        },
        input::InsertTextParams,
        network::{
            EmulateNetworkConditionsByRuleParams, Headers, NetworkConditions,
            OverrideNetworkStateParams, SetBypassServiceWorkerParams, SetExtraHttpHeadersParams,
        },
        page::{CaptureScreenshotFormat, Viewport},
        target::SetAutoAttachParams,
    },
    layout::Point,
    page::ScreenshotParams,
};
use serde::{Deserialize, de::DeserializeOwned};
use tokio::time::sleep;

use crate::{
    BrowserError, BrowserResult, Colours, Contrast, Device, Habit, finger::Touch, page_log::PageLog,
};

/// Longer than anything takes, even on a busy machine.
const PATIENCE: Duration = Duration::from_secs(30);

#[derive(Debug)]
pub struct Person {
    pub name: String,
    pub device: Device,
    pub habit: Habit,
    pub(crate) page: Page,
    /// The browser context with their cookies.
    pub(crate) context: BrowserContextId,
    log: PageLog,
    scripts: bool,
    /// How many moves they have made; this varies their choices.
    pub(crate) moves: usize,
}

#[derive(Debug, Clone, Copy, PartialEq, Deserialize)]
struct Spot {
    x: f64,
    y: f64,
}

/// The middle of the first match that is visible and not covered. Uses no promises or timers,
/// because they don't run in a page without scripts.
const SPOT: &str = "(selector) => {
    const shown = (node) => node.checkVisibility({ visibilityProperty: true }) && node.getBoundingClientRect().width > 0;
    const node = [...document.querySelectorAll(selector)].find((node) => shown(node) && !node.disabled);
    if (!node) return null;
    node.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    const box = node.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const hit = document.elementFromPoint(x, y);
    return hit && (node.contains(hit) || hit.closest('label, a, button')?.contains(node)) ? { x, y } : null;
}";

/// Makes the page note whether the next click hits the selector.
const CLICK_PROBE: &str = "(selector) => {
    window.felt = 'nothing';
    const on = (target) => [...document.querySelectorAll(selector)].some((node) =>
        node.contains(target) || target.closest('label, a, button')?.contains(node));
    const feel = ({ target }) => { window.felt = on(target) ? 'it' : 'another'; };
    window.addEventListener('click', feel, { once: true, capture: true });
}";

impl Person {
    pub(crate) async fn new(
        name: &str,
        device: Device,
        colours: Colours,
        page: Page,
        context: BrowserContextId,
    ) -> BrowserResult<Person> {
        let log = PageLog::over(&page).await?;
        let person = Person {
            name: name.to_owned(),
            device,
            habit: if device.touch {
                Habit::Looks
            } else {
                Habit::Taps
            },
            page,
            context,
            log,
            scripts: true,
            moves: 0,
        };
        // With this driver attached, a service worker never finishes starting, and requests wait
        // for it.
        let past_it = SetBypassServiceWorkerParams::new(true);
        person.page.execute(past_it).await?;
        person.set_device(device).await?;
        person.media(colours, true).await?;
        Ok(person)
    }

    /// Changes the person's device.
    pub async fn set_device(&self, device: Device) -> BrowserResult<()> {
        let screen = SetDeviceMetricsOverrideParams::new(
            device.width,
            device.height,
            device.density,
            device.touch,
        );
        self.page.execute(screen).await?;
        let touch = SetTouchEmulationEnabledParams::new(device.touch);
        self.page.execute(touch).await?;
        Ok(())
    }

    /// Sets the system's preferred colours, and whether it prefers reduced motion.
    pub async fn media(&self, colours: Colours, still: bool) -> BrowserResult<()> {
        self.contrast(colours, still, Contrast::Usual).await
    }

    /// Sets these and the preferred contrast.
    pub async fn contrast(
        &self,
        colours: Colours,
        still: bool,
        contrast: Contrast,
    ) -> BrowserResult<()> {
        let motion = if still { "reduce" } else { "no-preference" };
        let (more, forced) = match contrast {
            Contrast::Usual => ("no-preference", "none"),
            Contrast::More => ("more", "none"),
            Contrast::Forced => ("no-preference", "active"),
        };
        let media = SetEmulatedMediaParams::builder()
            .feature(MediaFeature::new("prefers-color-scheme", colours.name()))
            .feature(MediaFeature::new("prefers-reduced-motion", motion))
            .feature(MediaFeature::new("prefers-contrast", more))
            .feature(MediaFeature::new("forced-colors", forced))
            .build();
        self.page.execute(media).await?;
        Ok(())
    }

    /// Sets the language that the browser asks pages for.
    pub async fn speaks(&self, language: &str) -> BrowserResult<()> {
        let wish = serde_json::json!({ "accept-language": language });
        let headers = SetExtraHttpHeadersParams::new(Headers::new(wish));
        self.page.execute(headers).await?;
        Ok(())
    }

    /// Turns scripts off.
    pub async fn without_script(&mut self) -> BrowserResult<()> {
        self.scripts = false;
        let off = SetScriptExecutionDisabledParams::new(true);
        self.page.execute(off).await?;
        Ok(())
    }

    /// Turns the service worker on.
    pub async fn with_worker(&self) -> BrowserResult<()> {
        // Without this driver attached, it starts normally.
        let unseen = SetAutoAttachParams::new(false, false);
        self.page.execute(unseen).await?;
        let through_it = SetBypassServiceWorkerParams::new(false);
        self.page.execute(through_it).await?;
        Ok(())
    }

    pub async fn goto(&self, address: &str) -> BrowserResult<()> {
        self.page.goto(address).await?;
        Ok(())
    }

    pub async fn reload(&self) -> BrowserResult<()> {
        self.page.reload().await?;
        Ok(())
    }

    pub async fn address(&self) -> BrowserResult<String> {
        self.ask("() => location.href").await
    }

    /// Calls a function in the page.
    pub async fn ask<T: DeserializeOwned>(&self, function: &str) -> BrowserResult<T> {
        let began = Instant::now();
        loop {
            match self.page.evaluate_function(function).await {
                Ok(answer) => {
                    let value = answer.value().cloned().unwrap_or_default();
                    return Ok(serde_json::from_value(value)?);
                }
                // The page was being replaced.
                Err(why) if began.elapsed() > Duration::from_secs(5) => return Err(why.into()),
                Err(_) => sleep(Duration::from_millis(50)).await,
            }
        }
    }

    /// Runs a script in the page, like one in its head.
    pub(crate) async fn inject(&self, script: &str) -> BrowserResult<()> {
        self.page.evaluate_expression(script).await?;
        Ok(())
    }

    /// Waits until a function in the page returns true.
    pub async fn until(&self, what: &str, function: &str) -> BrowserResult<()> {
        let began = Instant::now();
        // `undefined` means not yet.
        while self.ask::<Option<bool>>(function).await? != Some(true) {
            if began.elapsed() > PATIENCE {
                return Err(self
                    .lost(&format!("waited for {what} without success"))
                    .await);
            }
            sleep(Duration::from_millis(40)).await;
        }
        Ok(())
    }

    /// Builds an error that says where the person is, and saves a picture of the page.
    async fn lost(&self, why: &str) -> BrowserError {
        let picture = std::env::temp_dir().join(format!("moonhare-{}-lost.png", self.device.name));
        if let Ok(png) = self.picture().await {
            // The picture is optional.
            let _ = std::fs::write(&picture, png);
        }
        BrowserError::Missing(format!(
            "{} {why} on {} (see {}):\n{}\n{:?}",
            self.name,
            self.address().await.unwrap_or_default(),
            picture.display(),
            self.text("body").await.unwrap_or_default(),
            self.take_errors(),
        ))
    }

    pub async fn has(&self, selector: &str) -> BrowserResult<bool> {
        let selector = quoted(selector);
        self.ask(&format!(
            "() => [...document.querySelectorAll({selector})].some((node) => node.checkVisibility({{ visibilityProperty: true }}))"
        ))
        .await
    }

    pub async fn sees(&self, selector: &str) -> BrowserResult<()> {
        let quoted = quoted(selector);
        self.until(
            selector,
            &format!("() => [...document.querySelectorAll({quoted})].some((node) => node.checkVisibility({{ visibilityProperty: true }}))"),
        )
        .await
    }

    /// The text of the first match, or nothing.
    pub async fn text(&self, selector: &str) -> BrowserResult<String> {
        let selector = quoted(selector);
        self.ask(&format!(
            "() => document.querySelector({selector})?.innerText ?? ''"
        ))
        .await
    }

    /// Clicks or taps the first match that is visible and not covered. Tries again if the page did
    /// not notice, or moved so that something else was hit.
    pub async fn click(&self, selector: &str) -> BrowserResult<()> {
        let feeling = format!("() => ({CLICK_PROBE})({})", quoted(selector));
        for _ in 0..3 {
            if self.scripts {
                self.ask::<()>(&feeling).await?;
            }
            self.tap(selector).await?;
            match self.felt().await?.as_str() {
                "nothing" => {}
                // Close whatever the wrong click opened.
                "another" => self.press("Escape").await?,
                _ => return Ok(()),
            }
        }
        Err(self.lost(&format!("taps {selector} without effect")).await)
    }

    /// What the click hit. If the page was replaced, the click worked.
    async fn felt(&self) -> BrowserResult<String> {
        let began = Instant::now();
        loop {
            let felt = match self.scripts {
                true => self.ask::<String>("() => window.felt ?? 'it'").await?,
                false => "it".to_owned(),
            };
            if felt != "nothing" || began.elapsed() > Duration::from_secs(5) {
                return Ok(felt);
            }
            sleep(Duration::from_millis(10)).await;
        }
    }

    async fn tap(&self, selector: &str) -> BrowserResult<()> {
        let began = Instant::now();
        let find = format!("() => ({SPOT})({})", quoted(selector));
        let mut last = None;
        let spot = loop {
            let spot = self.ask::<Option<Spot>>(&find).await?;
            // Wait until it stops moving.
            match spot {
                Some(spot) if last == Some(spot) => break spot,
                _ => last = spot,
            }
            if began.elapsed() > PATIENCE {
                return Err(self.lost(&format!("cannot reach {selector}")).await);
            }
            sleep(Duration::from_millis(40)).await;
        };
        if self.device.touch {
            self.page.execute(Touch::down(spot.x, spot.y)).await?;
            self.page.execute(Touch::up()).await?;
        } else {
            self.page.click(Point::new(spot.x, spot.y)).await?;
        }
        Ok(())
    }

    /// Chooses files, as the system's file dialog would.
    pub async fn choose_files(&self, selector: &str, files: &[PathBuf]) -> BrowserResult<()> {
        let input = self.page.find_element(selector).await?;
        let files = files.iter().map(|file| file.to_string_lossy().into_owned());
        let mut choice = SetFileInputFilesParams::new(files.collect());
        choice.backend_node_id = Some(input.backend_node_id);
        self.page.execute(choice).await?;
        Ok(())
    }

    /// Replaces the text of a field.
    pub async fn fill(&self, selector: &str, text: &str) -> BrowserResult<()> {
        self.click(selector).await?;
        self.ask::<()>("() => { document.activeElement?.select?.(); }")
            .await?;
        self.write(text).await
    }

    /// Types at the cursor.
    pub async fn write(&self, text: &str) -> BrowserResult<()> {
        self.page.execute(InsertTextParams::new(text)).await?;
        Ok(())
    }

    pub async fn press(&self, key: &str) -> BrowserResult<()> {
        let page = self.page.find_element("body").await?;
        page.press_key(key).await?;
        Ok(())
    }

    /// Presses Tab until a match has the focus, and checks that the focus is visible.
    pub async fn tab_to(&self, selector: &str) -> BrowserResult<()> {
        let here = format!(
            "() => {{ const node = document.activeElement; if (!node?.matches({})) return 'elsewhere';
                const ring = (node) => {{ const style = getComputedStyle(node); return style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) > 0 || style.boxShadow !== 'none'; }};
                return ring(node) || [...(node.closest('label')?.querySelectorAll('*') ?? [])].some(ring) || ring(node.closest('label, li') ?? node) ? 'here' : 'unseen'; }}",
            quoted(selector)
        );
        for _ in 0..150 {
            match self.ask::<String>(&here).await?.as_str() {
                "here" => return Ok(()),
                "unseen" => {
                    return Err(BrowserError::Missing(format!(
                        "{selector} has the focus, but the focus is not visible"
                    )));
                }
                _ => self.press("Tab").await?,
            }
        }
        Err(BrowserError::Missing(format!(
            "{} cannot reach {selector} with the Tab key",
            self.name
        )))
    }

    /// Takes the browser offline, or online again.
    pub async fn offline(&self, cut: bool) -> BrowserResult<()> {
        let all = NetworkConditions::new(String::new(), 0.0, -1.0, -1.0);
        let line = EmulateNetworkConditionsByRuleParams::new(cut, vec![all]);
        self.page.execute(line).await?;
        // What the page sees as `navigator.onLine`.
        let state = OverrideNetworkStateParams::new(cut, 0.0, -1.0, -1.0);
        self.page.execute(state).await?;
        Ok(())
    }

    /// A screenshot as PNG.
    pub async fn picture(&self) -> BrowserResult<Vec<u8>> {
        let shot = ScreenshotParams::builder().format(CaptureScreenshotFormat::Png);
        Ok(self.page.screenshot(shot.build()).await?)
    }

    /// Makes the browser draw the page. A small screenshot is enough for that.
    pub async fn drawn(&self) -> BrowserResult<()> {
        let corner = Viewport::builder().x(0).y(0).width(1).height(1).scale(1);
        let corner = corner.build().map_err(BrowserError::Missing)?;
        let shot = ScreenshotParams::builder().clip(corner).build();
        self.page.screenshot(shot).await?;
        Ok(())
    }

    /// Waits until the layout is final. A page that nobody looks at is laid out only when it is
    /// drawn, and parts that depend on other sizes one drawing later.
    pub async fn settled(&self) -> BrowserResult<()> {
        self.drawn().await?;
        self.drawn().await
    }

    /// Console errors and exceptions since the last call.
    pub fn take_errors(&self) -> Vec<String> {
        self.log.take_errors()
    }

    /// Requested addresses that are not under `base`.
    pub fn foreign_addresses(&self, base: &str) -> Vec<String> {
        let ours = |address: &String| {
            address.starts_with(base)
                || ["data:", "blob:", "about:"]
                    .iter()
                    .any(|scheme| address.starts_with(scheme))
        };
        let mut addresses = self.log.addresses();
        addresses.retain(|address| !ours(address));
        addresses
    }

    /// Taps until no reveal and no podium plays.
    pub async fn skip_reveal(&self) -> BrowserResult<()> {
        let tap = "() => {
            const plays = document.querySelector('#shell[data-told], #shell[data-hop], #shell[data-beat]:not([data-beat=\"6\"])');
            if (plays) document.querySelector('#now')?.click();
            return !plays;
        }";
        self.until("the end of the reveal", tap).await
    }

    /// What is wrong with the page's layout on this screen.
    pub async fn misfits(&self) -> BrowserResult<Vec<String>> {
        let misfits: Vec<String> = self.ask(MISFITS).await?;
        if misfits.is_empty() {
            return Ok(misfits);
        }
        self.settled().await?;
        self.ask(MISFITS).await
    }

    /// Targets too small for a thumb: less than 44 pixels wide or high.
    pub async fn small_targets(&self) -> BrowserResult<Vec<String>> {
        self.ask(SMALL).await
    }

    /// Text that is cut off, and buttons whose text sticks out.
    pub async fn cut_words(&self) -> BrowserResult<Vec<String>> {
        self.ask(CUT).await
    }
}

/// Finds pages wider than the screen, numbers outside their coin, and main buttons that are out of
/// sight or covered.
const MISFITS: &str = "() => {
    const wrong = [];
    const width = document.documentElement.clientWidth; // a phone's window grows with what sticks out
    const out = (selector) => [...document.querySelectorAll(selector)].filter((node) => {
        const box = node.getBoundingClientRect();
        return box.left < -1 || box.right > width + 1;
    });
    if (document.documentElement.scrollWidth > width + 1) {
        const widest = out('body *').map((node) => node.outerHTML.slice(0, 120)).slice(-3);
        wrong.push(`the page is ${document.documentElement.scrollWidth} wide because of ${widest}`);
    }
    for (const rabbit of out('.track .rabbit')) wrong.push(`a rabbit left the page at ${JSON.stringify(rabbit.getBoundingClientRect())}`);
    for (const board of document.querySelectorAll('.fit > .board')) {
        const [room, grid] = [board.parentElement, board].map((node) => node.getBoundingClientRect());
        if (grid.width > room.width + 1 || grid.height > room.height + 1) wrong.push(`the cards laid out leave their place: ${grid.width} × ${grid.height} of ${room.width} × ${room.height}`);
        if (room.bottom > innerHeight + 1) wrong.push(`the board ends at ${room.bottom} of ${innerHeight}`);
        const high = grid.height > room.height * .7;
        if (grid.width < room.width * .7 && !high) wrong.push(`the cards laid out are small in their place: ${grid.width} × ${grid.height} of ${room.width} × ${room.height}`);
    }
    for (const coin of document.querySelectorAll('.coin, .card b')) {
        const range = document.createRange();
        range.selectNodeContents(coin);
        const [number, box] = [range, coin].map((part) => part.getBoundingClientRect());
        if (number.width > box.width + 1 || number.height > box.height + 1) wrong.push(`the number ${coin.textContent.trim()} leaves its coin: ${number.width} × ${number.height} of ${box.width} × ${box.height}`);
    }
    const button = document.querySelector('#act .btn-main');
    if (button && document.querySelector('.shell, #shell') && !document.querySelector('dialog[open], :popover-open')) {
        const box = button.getBoundingClientRect();
        if (box.height && (box.bottom > innerHeight + 1 || box.left < -1 || box.right > width + 1)) wrong.push(`the main button is at ${JSON.stringify(box)}`);
    }
    return wrong;
}";

/// Checks that a thumb 21 pixels off the middle still hits. Links within a sentence are as high as
/// their line (WCAG 2.5.8). Covered targets can't be checked.
const SMALL: &str = "() => {
    const hits = (node, x, y) => {
        const hit = document.elementFromPoint(x, y);
        return hit && (node.contains(hit) || hit.closest('label')?.contains(node) || hit.closest('label') === node.closest('label') && !!node.closest('label'));
    };
    return [...document.querySelectorAll('a[href], button, input:not([type=hidden]), select, textarea, summary')].flatMap((node) => {
        const box = (node.closest('label') ?? node).getBoundingClientRect();
        if (!node.checkVisibility({ visibilityProperty: true }) || node.disabled || node.matches('p a') || !box.width || box.width >= 43.5 && box.height >= 43.5) return [];
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
        if (y < 22 || y > innerHeight - 22 || !hits(node, x, y)) return [];
        const missed = [[x - 21, y], [x + 21, y], [x, y - 21], [x, y + 21]].some(([a, b]) => !hits(node, a, b));
        return missed ? [`${node.outerHTML.slice(0, 120)} is ${Math.round(box.width)} × ${Math.round(box.height)}`] : [];
    });
}";

/// People's own text may be shortened, and so may the one line of a select.
const CUT: &str = "() => {
    const own = '.vh, .name, bdi, [dir=auto], .ribbon, select, option, textarea, input, .player .who, .player > *, .viewer-top p';
    const shown = (node) => node.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const said = (node) => [...node.childNodes].some((part) => part.nodeType === 3 && part.textContent.trim());
    return [...document.body.querySelectorAll('*')].filter((node) => said(node) && shown(node) && !node.closest(own)).flatMap((node) => {
        const style = getComputedStyle(node);
        const box = node.getBoundingClientRect();
        for (let up = node; up; up = up.parentElement) if (getComputedStyle(up).clipPath !== 'none') return []; // for the ear alone
        const range = document.createRange();
        range.selectNodeContents(node);
        const words = range.getBoundingClientRect();
        const what = `${node.tagName}.${node.className?.baseVal ?? node.className} “${node.textContent.trim().slice(0, 60)}”`;
        if (style.overflowX !== 'visible' && style.overflowX !== 'auto' && node.scrollWidth > node.clientWidth + 1) return [`${what} is cut`];
        if (words.right > document.documentElement.clientWidth + 1 || words.left < -1) return [`${what} leaves the screen`];
        const panel = node.closest('.panel, .sheet, .dock')?.getBoundingClientRect();
        if (panel && (box.right > panel.right + 1 || box.left < panel.left - 1)) return [`${what} leaves its panel`];
        if (node.matches('button, .btn, .seg label, .tag') && (words.width > box.width + 1 || words.height > box.height + 1)) return [`${what} sticks out`];
        return [];
    });
}";

pub(crate) fn quoted(text: &str) -> String {
    serde_json::Value::from(text).to_string()
}
