//! Somebody with a browser: what they can see and touch, and nothing else.

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

use crate::{Colours, Contrast, Device, Habit, Seen, Trouble, finger::Touch, watch::Watch};

/// Longer than anything takes, even on a machine that is busy with something else.
const PATIENCE: Duration = Duration::from_secs(30);

#[derive(Debug)]
pub struct Person {
    pub name: String,
    pub device: Device,
    pub habit: Habit,
    pub(crate) page: Page,
    /// Where their cookies are.
    pub(crate) context: BrowserContextId,
    watch: Watch,
    scripts: bool,
    /// How often they have moved, which makes their choices differ.
    pub(crate) moves: usize,
}

#[derive(Debug, Clone, Copy, PartialEq, Deserialize)]
struct Spot {
    x: f64,
    y: f64,
}

/// The middle of the first match that can be seen and reached. Without promises or timers, which a
/// page whose scripts are off does not run.
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

/// Has the page note whether the next click is one on the selector.
const FEELING: &str = "(selector) => {
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
    ) -> Seen<Person> {
        let watch = Watch::over(&page).await?;
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
            watch,
            scripts: true,
            moves: 0,
        };
        // A worker that starts under the eyes of this driver waits for ever, and requests with it.
        let past_it = SetBypassServiceWorkerParams::new(true);
        person.page.execute(past_it).await?;
        person.turn_to(device).await?;
        person.media(colours, true).await?;
        Ok(person)
    }

    /// Gives the page another screen.
    pub async fn turn_to(&self, device: Device) -> Seen<()> {
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

    /// What the person's system asks pages for: colours, and whether things may move.
    pub async fn media(&self, colours: Colours, still: bool) -> Seen<()> {
        self.contrast(colours, still, Contrast::Usual).await
    }

    /// The same, and how strongly things are set apart.
    pub async fn contrast(&self, colours: Colours, still: bool, contrast: Contrast) -> Seen<()> {
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
    pub async fn speaks(&self, language: &str) -> Seen<()> {
        let wish = serde_json::json!({ "accept-language": language });
        let headers = SetExtraHttpHeadersParams::new(Headers::new(wish));
        self.page.execute(headers).await?;
        Ok(())
    }

    /// From now on no page of theirs runs a script.
    pub async fn without_script(&mut self) -> Seen<()> {
        self.scripts = false;
        let off = SetScriptExecutionDisabledParams::new(true);
        self.page.execute(off).await?;
        Ok(())
    }

    /// From now on pages have their service worker.
    pub async fn with_worker(&self) -> Seen<()> {
        // Out of the eyes of this driver it starts like any other.
        let unseen = SetAutoAttachParams::new(false, false);
        self.page.execute(unseen).await?;
        let through_it = SetBypassServiceWorkerParams::new(false);
        self.page.execute(through_it).await?;
        Ok(())
    }

    pub async fn goto(&self, address: &str) -> Seen<()> {
        self.page.goto(address).await?;
        Ok(())
    }

    pub async fn reload(&self) -> Seen<()> {
        self.page.reload().await?;
        Ok(())
    }

    pub async fn address(&self) -> Seen<String> {
        self.ask("() => location.href").await
    }

    /// Runs a function in the page.
    pub async fn ask<T: DeserializeOwned>(&self, function: &str) -> Seen<T> {
        let began = Instant::now();
        loop {
            match self.page.evaluate_function(function).await {
                Ok(answer) => {
                    let value = answer.value().cloned().unwrap_or_default();
                    return Ok(serde_json::from_value(value)?);
                }
                // The page was being replaced by the next.
                Err(why) if began.elapsed() > Duration::from_secs(5) => return Err(why.into()),
                Err(_) => sleep(Duration::from_millis(50)).await,
            }
        }
    }

    /// Runs a script in the page, as one in its head would be.
    pub(crate) async fn inject(&self, script: &str) -> Seen<()> {
        self.page.evaluate_expression(script).await?;
        Ok(())
    }

    /// Waits until a function of the page says yes.
    pub async fn until(&self, what: &str, function: &str) -> Seen<()> {
        let began = Instant::now();
        // What is not there yet (`undefined`) is no yes.
        while self.ask::<Option<bool>>(function).await? != Some(true) {
            if began.elapsed() > PATIENCE {
                return Err(self.lost(&format!("waited in vain for {what}")).await);
            }
            sleep(Duration::from_millis(40)).await;
        }
        Ok(())
    }

    /// Somebody is lost: says where, with a picture of it.
    async fn lost(&self, why: &str) -> Trouble {
        let picture = std::env::temp_dir().join(format!("moonhare-{}-lost.png", self.device.name));
        if let Ok(png) = self.picture().await {
            // The picture is only a help.
            let _ = std::fs::write(&picture, png);
        }
        Trouble::Missing(format!(
            "{} {why} on {} (see {}):\n{}\n{:?}",
            self.name,
            self.address().await.unwrap_or_default(),
            picture.display(),
            self.text("body").await.unwrap_or_default(),
            self.take_errors(),
        ))
    }

    pub async fn has(&self, selector: &str) -> Seen<bool> {
        let selector = quoted(selector);
        self.ask(&format!(
            "() => [...document.querySelectorAll({selector})].some((node) => node.checkVisibility({{ visibilityProperty: true }}))"
        ))
        .await
    }

    pub async fn sees(&self, selector: &str) -> Seen<()> {
        let quoted = quoted(selector);
        self.until(
            selector,
            &format!("() => [...document.querySelectorAll({quoted})].some((node) => node.checkVisibility({{ visibilityProperty: true }}))"),
        )
        .await
    }

    /// The text of the first match; empty without one.
    pub async fn text(&self, selector: &str) -> Seen<String> {
        let selector = quoted(selector);
        self.ask(&format!(
            "() => document.querySelector({selector})?.innerText ?? ''"
        ))
        .await
    }

    /// Clicks or taps what can be seen and is not covered by anything; again if the page did not
    /// feel it, or moved just then so that something else was hit.
    pub async fn click(&self, selector: &str) -> Seen<()> {
        let feeling = format!("() => ({FEELING})({})", quoted(selector));
        for _ in 0..3 {
            if self.scripts {
                self.ask::<()>(&feeling).await?;
            }
            self.tap(selector).await?;
            match self.felt().await?.as_str() {
                "nothing" => {}
                // Whatever opened is closed again.
                "another" => self.press("Escape").await?,
                _ => return Ok(()),
            }
        }
        Err(self.lost(&format!("taps {selector} in vain")).await)
    }

    /// A page that made way for another has felt it.
    async fn felt(&self) -> Seen<String> {
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

    async fn tap(&self, selector: &str) -> Seen<()> {
        let began = Instant::now();
        let find = format!("() => ({SPOT})({})", quoted(selector));
        let mut last = None;
        let spot = loop {
            let spot = self.ask::<Option<Spot>>(&find).await?;
            // It must have come to rest.
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

    /// Chooses files, as the dialogue of the system would.
    pub async fn choose_files(&self, selector: &str, files: &[PathBuf]) -> Seen<()> {
        let input = self.page.find_element(selector).await?;
        let files = files.iter().map(|file| file.to_string_lossy().into_owned());
        let mut choice = SetFileInputFilesParams::new(files.collect());
        choice.backend_node_id = Some(input.backend_node_id);
        self.page.execute(choice).await?;
        Ok(())
    }

    /// Writes into a field in place of what is there.
    pub async fn fill(&self, selector: &str, text: &str) -> Seen<()> {
        self.click(selector).await?;
        self.ask::<()>("() => { document.activeElement?.select?.(); }")
            .await?;
        self.write(text).await
    }

    /// Writes where the cursor is.
    pub async fn write(&self, text: &str) -> Seen<()> {
        self.page.execute(InsertTextParams::new(text)).await?;
        Ok(())
    }

    pub async fn press(&self, key: &str) -> Seen<()> {
        let page = self.page.find_element("body").await?;
        page.press_key(key).await?;
        Ok(())
    }

    /// Goes on with the Tab key until what matches has the focus, and says whether it shows.
    pub async fn tab_to(&self, selector: &str) -> Seen<()> {
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
                    return Err(Trouble::Missing(format!(
                        "{selector} has the focus, but it does not show"
                    )));
                }
                _ => self.press("Tab").await?,
            }
        }
        Err(Trouble::Missing(format!(
            "{} cannot come to {selector} with the Tab key",
            self.name
        )))
    }

    /// Cuts the line, or mends it.
    pub async fn offline(&self, cut: bool) -> Seen<()> {
        let all = NetworkConditions::new(String::new(), 0.0, -1.0, -1.0);
        let line = EmulateNetworkConditionsByRuleParams::new(cut, vec![all]);
        self.page.execute(line).await?;
        // What the page is told of it.
        let state = OverrideNetworkStateParams::new(cut, 0.0, -1.0, -1.0);
        self.page.execute(state).await?;
        Ok(())
    }

    /// What the person sees, as PNG.
    pub async fn picture(&self) -> Seen<Vec<u8>> {
        let shot = ScreenshotParams::builder().format(CaptureScreenshotFormat::Png);
        Ok(self.page.screenshot(shot.build()).await?)
    }

    /// Has everything drawn as it is now. A corner of the picture will do for that.
    pub async fn drawn(&self) -> Seen<()> {
        let corner = Viewport::builder().x(0).y(0).width(1).height(1).scale(1);
        let corner = corner.build().map_err(Trouble::Missing)?;
        let shot = ScreenshotParams::builder().clip(corner).build();
        self.page.screenshot(shot).await?;
        Ok(())
    }

    /// Waits until everything has its place. A page that nobody looks at is laid out anew when it is
    /// drawn; what depends on the size of something else, the time after.
    pub async fn settled(&self) -> Seen<()> {
        self.drawn().await?;
        self.drawn().await
    }

    /// Console errors and exceptions since the last time.
    pub fn take_errors(&self) -> Vec<String> {
        self.watch.take_errors()
    }

    /// Addresses the browser asked for that are not on `base`.
    pub fn strangers(&self, base: &str) -> Vec<String> {
        let ours = |address: &String| {
            address.starts_with(base)
                || ["data:", "blob:", "about:"]
                    .iter()
                    .any(|scheme| address.starts_with(scheme))
        };
        let mut addresses = self.watch.addresses();
        addresses.retain(|address| !ours(address));
        addresses
    }

    /// What is wrong with how the page lies on the screen; nothing if all is well.
    pub async fn misfits(&self) -> Seen<Vec<String>> {
        let misfits: Vec<String> = self.ask(MISFITS).await?;
        if misfits.is_empty() {
            return Ok(misfits);
        }
        self.settled().await?;
        self.ask(MISFITS).await
    }

    /// What is too small for a thumb: less than 44 pixels wide or high.
    pub async fn small_targets(&self) -> Seen<Vec<String>> {
        self.ask(SMALL).await
    }

    /// Words that do not fit where they stand, and buttons whose words stick out.
    pub async fn cut_words(&self) -> Seen<Vec<String>> {
        self.ask(CUT).await
    }
}

/// Wider than the screen, a number that leaves its coin, or a main button out of sight or covered.
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
    for (const laid of document.querySelectorAll('.laid')) {
        const [room, grid] = [laid, laid.firstElementChild].map((node) => node.getBoundingClientRect());
        if (grid.width > room.width + 1 || grid.height > room.height + 1) wrong.push(`the cards laid out leave their place: ${grid.width} × ${grid.height} of ${room.width} × ${room.height}`);
        const high = getComputedStyle(laid).containerType === 'size' && grid.height > room.height * .7;
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

/// A thumb that misses the middle by 21 pixels still hits. Links within a sentence are as high as
/// their line (WCAG 2.5.8), and what lies under something else now cannot be tried.
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

/// What people wrote themselves may be shortened, as may the one line of a choice.
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
