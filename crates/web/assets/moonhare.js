// Moonhare in the browser. Pages work without it; with it they are live.
// One stream brings the regions that changed, forms go by fetch, cards and rabbits move.
(() => {
  'use strict';
  const body = document.body;
  const root = document.documentElement;
  const words = JSON.parse(body.dataset.words || '{}');
  const live = body.dataset.live;
  const edition = document.currentScript?.src.split('/').at(-2);
  const el = (id) => document.getElementById(id);
  const all = (selector, from = document) => [...from.querySelectorAll(selector)];
  const calm = matchMedia('(prefers-reduced-motion: reduce)');
  const moves = () => root.dataset.motion !== 'off' && !calm.matches && !document.hidden;
  const drawn = (name) => `<svg class="ico"><use href="#i-${name}"/></svg>`;
  const freshKey = () => [...crypto.getRandomValues(new Uint8Array(12))].map((b) => b.toString(16).padStart(2, '0')).join('');

  // ---------------------------------------------------------------- regions
  const known = new Map(); // id → html as last sent
  const parse = (html) => {
    const holder = document.createElement('template');
    holder.innerHTML = html;
    return holder.content.firstElementChild;
  };

  // Lines of chat by their number. They stand before a mark in their region, and new ones come there.
  const lines = new Map();
  const hear = (message) => {
    if (message.all) lines.clear();
    const { from, lines: said } = message.talk || {};
    for (const number of lines.keys()) if (number < from) lines.delete(number);
    const fresh = Object.entries(said || {}).map(([number, html]) => [Number(number), parse(html)]);
    fresh.sort(([a], [b]) => a - b).forEach(([number, line]) => lines.set(number, line));
  };
  // Whether something was said since they were last shown.
  let latest = null;
  const showLines = () => {
    const talk = el('talk');
    const mark = talk?.querySelector('[data-lines]');
    if (!mark) return false;
    const end = isAtEnd(talk);
    const there = new Set();
    for (const shown of all('[data-line]', talk)) {
      const number = Number(shown.dataset.line);
      if (lines.get(number)?.isEqualNode(shown)) there.add(number);
      else shown.remove();
    }
    const missing = [...lines].filter(([number]) => !there.has(number));
    mark.before(...missing.map(([, line]) => line.cloneNode(true)));
    if (end) toEnd(talk);
    const before = latest;
    latest = Math.max(0, ...lines.keys());
    return before !== null && latest > before;
  };

  // A region with the regions inside it.
  const build = (id, built) => {
    const node = parse(known.get(id));
    built.add(id);
    for (const slot of all('template[data-slot]', node)) {
      const inner = slot.dataset.slot;
      slot.replaceWith(...(known.has(inner) ? [build(inner, built)] : []));
    }
    return node;
  };

  // The page came as a whole: what it shows of a region, as the stream would spell it.
  const spelt = (id, html) => {
    const there = el(id);
    if (!there) return false;
    const copy = there.cloneNode(true);
    all('input[name="key"]', copy).forEach((input) => input.remove());
    all('[checked]', copy).forEach((input) => input.removeAttribute('checked'));
    const fresh = parse(html);
    for (const slot of all('template[data-slot]', fresh)) {
      all(`#${slot.dataset.slot}`, copy).forEach((inner) => inner.replaceWith(slot.cloneNode()));
    }
    all('[checked]', fresh).forEach((input) => input.removeAttribute('checked'));
    copy.classList.remove('is-in');
    if (id === 'talk') all('[data-line]', copy).forEach((line) => line.remove());
    if (id === 'clock') copy.querySelector('b')?.replaceChildren();
    return copy.outerHTML === fresh.outerHTML;
  };

  const receive = (message) => {
    const first = known.size === 0;
    const changed = [];
    for (const [id, html] of Object.entries(message.regions)) {
      if (known.get(id) === html) continue;
      known.set(id, html);
      if (!(first && spelt(id, html))) changed.push(id);
    }
    if (message.all) for (const id of known.keys()) if (!(id in message.regions)) known.delete(id);
    hear(message);
    setTitle(message.title);
    if (!changed.length) return afterSwap(changed, null, showLines());
    const before = { backs: !!document.querySelector('#stage .backs'), reveal: !!document.querySelector('#shell.reveal, #shell.tv-reveal'), over: !!document.querySelector('.podium') };
    const big = changed.includes('shell') || changed.includes('stage');
    const swap = () => {
      const kept = remember(changed);
      const built = new Set();
      for (const id of changed) {
        if (!built.has(id)) el(id)?.replaceWith(build(id, built));
      }
      const spoken = showLines();
      restore(kept);
      return spoken;
    };
    // What flies would fly over an open sheet or picture.
    if (!first && big && moves() && document.startViewTransition && !document.querySelector(':popover-open, dialog[open]')) {
      const html = changed.map((id) => known.get(id)).join('');
      const flying = all('#stage .card img').filter((pic) => html.includes(`"${pic.getAttribute('src')}"`));
      const names = new Map(flying.map((pic, n) => [pic.getAttribute('src'), `card-${n}`]));
      // A name may stand only once, even if a picture should not.
      const nameAll = (pics) => {
        const used = new Set();
        for (const pic of pics) {
          const name = names.get(pic.getAttribute('src'));
          pic.style.viewTransitionName = name && !used.has(name) ? name : '';
          used.add(name);
        }
      };
      nameAll(flying);
      const transition = document.startViewTransition(() => {
        const spoken = swap();
        nameAll(all('#stage .card img'));
        afterSwap(changed, before, spoken);
      });
      transition.ready.catch(() => {}); // skipped for the next one
      transition.finished.catch(() => {}).finally(() => all('#stage .card img').forEach((pic) => { pic.style.viewTransitionName = ''; }));
    } else {
      const spoken = swap();
      afterSwap(changed, first ? null : before, spoken);
    }
  };

  // What a person has typed, ticked, opened or is pointing at, in regions about to be replaced.
  const handle = (input) => [input.form?.action, input.name, /radio|checkbox/.test(input.type) ? input.value : ''].join('|');
  const isTouched = (input) =>
    /radio|checkbox/.test(input.type) ? input.checked !== input.defaultChecked
      : input.options ? [...input.options].some((option) => option.selected !== option.defaultSelected)
        : input.value !== input.defaultValue;
  const remember = (changed) => {
    const inside = changed.map(el).filter(Boolean);
    const inputs = inside.flatMap((node) => all('input:not([type="hidden"], [type="file"]), textarea, select', node));
    const focus = document.activeElement;
    return {
      inputs: inputs.filter(isTouched).map((input) => [handle(input), input.checked, input.value]),
      focus: focus && inside.some((node) => node.contains(focus))
        && { id: focus.id, href: focus.getAttribute('href'), handle: focus.name && handle(focus), from: focus.selectionStart, to: focus.selectionEnd },
      open: all(':popover-open').map((sheet) => sheet.id),
      details: all('details[id][open]').map((details) => details.id),
      talk: isAtEnd(el('talk')),
      scroll: document.querySelector('.middle')?.scrollTop,
    };
  };
  const restore = (kept) => {
    const byHandle = new Map(all('input, textarea, select').map((input) => [handle(input), input]));
    for (const [key, checked, value] of kept.inputs) {
      const input = byHandle.get(key);
      if (!input || input.disabled) continue;
      if (/radio|checkbox/.test(input.type)) input.checked = checked;
      else input.value = value;
    }
    for (const id of kept.details) el(id)?.setAttribute('open', '');
    for (const id of kept.open) {
      const sheet = el(id);
      if (sheet && !sheet.matches(':popover-open')) sheet.showPopover();
    }
    if (kept.focus) {
      const { id, href, handle: named } = kept.focus;
      const target = el(id) || byHandle.get(named) || all('a').find((link) => href && link.getAttribute('href') === href);
      target?.focus({ preventScroll: true });
      if (target && kept.focus.from != null && target.setSelectionRange) {
        try { target.setSelectionRange(kept.focus.from, kept.focus.to); } catch { /* not a text field */ }
      }
    }
    if (kept.talk) toEnd(el('talk'));
    const middle = document.querySelector('.middle');
    if (middle && kept.scroll) middle.scrollTop = kept.scroll;
  };
  const isAtEnd = (talk) => talk && talk.scrollHeight - talk.scrollTop - talk.clientHeight < 40;
  const toEnd = (talk) => { if (talk) talk.scrollTop = talk.scrollHeight; };

  let renewed = 0; // when the buttons were last exchanged for others
  const afterSwap = (changed, before, spoken) => {
    if (changed.includes('act')) renewed = Date.now();
    showPicks();
    showBallot();
    restoreDraft();
    tellTurn();
    if (spoken) news();
    if (unread) document.querySelector('.open-chat')?.classList.add('has-news');
    refreshViewer();
    const shell = el('shell');
    if (!before || !shell) return;
    if (shell.matches('.reveal, .tv-reveal') && !before.reveal) unveil(shell);
    // Cards that lay face down are turned over (R5.1).
    if (before.backs && document.querySelector('#stage .hand') && moves()) el('stage').classList.add('turned');
    if (document.querySelector('.podium') && !before.over) sound('win');
  };

  // ----------------------------------------------------------------- stream
  // A browser may hold six connections to a host. A tab in view always has its stream; a hidden one
  // keeps it, to say when it is one's turn, until three others have opened theirs after it.
  let stream = null;
  let gone = false;
  let lost = 0;
  let version = 0;
  const others = new Set();
  const tabs = 'BroadcastChannel' in self && live ? new BroadcastChannel('moonhare') : null;
  const me = freshKey();
  tabs?.addEventListener('message', ({ data }) => {
    others.add(data);
    if (document.hidden && others.size >= 3) close();
  });
  const close = () => { stream?.close(); stream = null; };
  const open = () => {
    if (!live || stream || gone) return;
    others.clear();
    tabs?.postMessage(me);
    stream = new EventSource(`${live}/live?page=${edition}&stay=${Date.now() - reloaded() < 60000}`);
    const heard = () => {
      if (!lost) return;
      lost = 0;
      notice(null);
      wake();
    };
    stream.addEventListener('open', heard);
    stream.addEventListener('regions', (event) => {
      heard();
      const message = JSON.parse(event.data);
      // A stream that was cut may say again what is known.
      if (!message.all && message.v < version) return;
      version = message.v;
      receive(message);
    });
    stream.addEventListener('gone', () => { gone = true; lost = 0; close(); notice(words.gone); });
    // The program was exchanged for another. If two take turns, once a minute is enough.
    stream.addEventListener('reload', () => {
      close();
      try { sessionStorage.setItem('reloaded', Date.now()); } catch { /* no store */ }
      location.reload();
    });
    stream.addEventListener('error', () => {
      lost ||= Date.now();
      setTimeout(() => { if (lost && Date.now() - lost > 1400) notice(words.again); }, 1500);
      // The browser gives up after an answer that is no stream; we do not.
      if (stream?.readyState === EventSource.CLOSED) {
        close();
        setTimeout(() => { if (!document.hidden) open(); }, 2000);
      }
    });
  };
  const reloaded = () => { try { return Number(sessionStorage.getItem('reloaded')); } catch { return 0; } };
  const resync = () => { if (!document.hidden) { close(); open(); } };
  if (live) {
    open();
    document.addEventListener('visibilitychange', () => { if (!document.hidden) { setTitle(plainTitle); resync(); } });
    addEventListener('online', resync);
    addEventListener('offline', () => { lost ||= Date.now(); close(); notice(words.again); });
    addEventListener('pageshow', (event) => { if (event.persisted) resync(); });
    addEventListener('pagehide', close);
  }

  const notice = (text) => {
    document.querySelector('.notices')?.remove();
    if (!text) return;
    const box = document.createElement('div');
    box.className = 'notices';
    box.innerHTML = `<p class="notice" role="alert">${drawn('offline')}<span></span></p>`;
    box.querySelector('span').textContent = text;
    body.append(box);
  };

  // ------------------------------------------------------------------ forms
  // What is sent is sent again until it is answered, under the same key: it has one effect however
  // often it arrives. While the server starts anew, a proxy before it answers 502, 503 or 504.
  const AWAY = [502, 503, 504];
  const TRIES = 20; // four minutes, and not counted while the browser itself has no line
  let wake = () => {};
  const nap = (tries) => new Promise((over) => {
    wake = over;
    setTimeout(over, Math.min(15000, 1000 * 1.6 ** tries));
  });
  const patiently = async (url, asked) => {
    for (let tries = 0; ; tries += navigator.onLine ? 1 : 0) {
      const answer = await fetch(url, { method: 'POST', credentials: 'same-origin', ...asked }).catch(() => null);
      if (!answer) lost ||= Date.now();
      else if (tries) notice(null);
      if ((answer && !AWAY.includes(answer.status)) || tries >= TRIES) return answer;
      notice(answer ? words.waits : words.again);
      await nap(tries);
    }
  };

  const pending = [];
  let sending = false;
  const sendAll = async () => {
    if (sending) return;
    sending = true;
    while (pending.length) {
      const { form, url, data, done, failed } = pending[0];
      const answer = await patiently(url, { body: data, headers: { accept: 'application/json' } });
      pending.shift();
      // Some of its buttons stand outside the form.
      all('.is-busy').filter((button) => button.form?.action === form.action).forEach((button) => button.classList.remove('is-busy'));
      if (answer?.ok) {
        done?.();
      } else {
        const told = await answer?.json().catch(() => null);
        refuse(told?.detail || words.failed);
        failed?.();
      }
    }
    sending = false;
  };
  const send = (form, button, done, failed) => {
    const data = new URLSearchParams(new FormData(form, button));
    data.set('key', freshKey());
    pending.push({ form, url: form.action, data, done, failed });
    sendAll();
  };

  // A refusal takes the place of the line that leads, for a while.
  let refusing = 0;
  let unrefuse = () => {};
  const refuse = (text) => {
    const now = el('now');
    if (!now) return;
    clearTimeout(refusing);
    const back = known.get('now') || now.outerHTML;
    now.className = 'now now-bad';
    now.innerHTML = `${drawn('warn')}<span></span>`;
    now.querySelector('span').textContent = text;
    unrefuse = () => { if (el('now')?.classList.contains('now-bad')) el('now').replaceWith(parse(back)); };
    refusing = setTimeout(unrefuse, 6000);
  };

  const chosen = () => all('#stage .card input:checked:not(.in-red)').length;
  const whyNot = (form, button) => {
    if (form.id !== 'stage') return null;
    const need = Number((button || document.querySelector('#act [data-need]'))?.dataset.need || 0);
    if (chosen() < need) return words.choose;
    const how = document.querySelector('[name="how"]:checked')?.value;
    if (how === 'text' && !el('clue-text').value.trim()) return words.clueless;
    return null;
  };
  document.addEventListener('submit', async (event) => {
    const form = event.target;
    // A name that was written for a table with friends is one for a game alone, too.
    if (form.matches('.solo') && el('my-name')?.value.trim()) {
      const name = form.elements.name || form.appendChild(Object.assign(document.createElement('input'), { type: 'hidden', name: 'name' }));
      name.value = el('my-name').value;
    }
    if (!form.matches('[data-send]')) return;
    event.preventDefault();
    // The second tap of a double one falls on what took the place of the button.
    if (form.action.endsWith('/take-back') && Date.now() - renewed < 800) return;
    const why = whyNot(form, event.submitter);
    if (why) return refuse(why);
    event.submitter?.classList.add('is-busy');
    if (document.querySelector('#act [name="how"][value="sound"]:checked') && form.id === 'stage') {
      if (!(await uploadSound())) return event.submitter?.classList.remove('is-busy');
    }
    if (form.matches('.say')) {
      const said = form.elements.text.value;
      // What could not be said is there to be said again.
      send(form, event.submitter, null, () => { el('say-text').value ||= said; });
      form.reset();
      return;
    }
    send(form, event.submitter, () => {
      event.submitter?.classList.remove('is-busy');
      if (form.id === 'stage') forgetDraft();
      sound(form.action.endsWith('/vote') ? 'tap' : 'slide');
    });
    closeViewer();
  });
  document.addEventListener('change', (event) => {
    const input = event.target;
    if (input.form?.matches('.auto')) input.form.requestSubmit();
    if (input.matches('.card input')) {
      unrefuse();
      limitPicks(input);
      showBallot();
      refreshViewer();
      keepDraft();
    }
    if (input.name === 'how') {
      unrefuse();
      keepDraft();
    }
  });

  // ------------------------------------------------------------------ picks
  // With two to choose, a third takes the place of the first.
  let order = [];
  const limitPicks = (input) => {
    if (input.type !== 'checkbox') return;
    order = order.filter((other) => other !== input && other.isConnected && other.checked);
    if (input.checked) order.push(input);
    while (order.length > 2) order.shift().checked = false;
  };
  // What was sent in is marked on the cards; nothing else about them changes.
  const showPicks = () => {
    const picks = el('picks');
    const stage = el('stage');
    if (!picks || !stage?.matches('form') || !known.size) return;
    const sent = picks.dataset.picks?.split(' ');
    stage.classList.toggle('is-in', !!sent);
    if (!sent) return;
    for (const input of all('.card input', stage)) {
      input.checked = input.matches('.in-red') ? input.value === picks.dataset.red : sent.includes(input.value);
    }
  };
  const showBallot = () => {
    const marked = all('#stage .card input:checked:not(.in-red)').map((input) => input.value);
    all('.ballot i').forEach((slot, n) => {
      slot.querySelector('.coin')?.remove();
      if (!marked[n]) return;
      const coin = document.createElement('span');
      coin.className = 'coin';
      coin.textContent = marked[n];
      slot.append(coin);
    });
  };

  // A half-made clue outlives a reload.
  const draftName = `draft ${live}`;
  const keepDraft = () => {
    if (!el('clue-text')) return;
    const draft = { clue: el('clue-text').value, card: document.querySelector('#stage .card input:checked')?.value, how: document.querySelector('[name="how"]:checked')?.value };
    try { sessionStorage.setItem(draftName, JSON.stringify(draft)); } catch { /* no room */ }
  };
  const forgetDraft = () => { try { sessionStorage.removeItem(draftName); } catch { /* no store */ } };
  let draftFor = null;
  const restoreDraft = () => {
    const field = el('clue-text');
    if (!field || draftFor === field) return;
    draftFor = field;
    let draft;
    try { draft = JSON.parse(sessionStorage.getItem(draftName)); } catch { return; }
    if (!draft) return;
    field.value ||= draft.clue || '';
    const card = all('#stage .card input').find((input) => input.value === draft.card);
    if (card && !chosen()) card.checked = true;
    const how = document.querySelector(`[name="how"][value="${draft.how}"]`);
    if (how) how.checked = true;
  };
  document.addEventListener('input', (event) => {
    if (event.target.id !== 'clue-text') return;
    unrefuse();
    keepDraft();
  });

  // ----------------------------------------------------------------- viewer
  // Every picture of a group in a reel: swipe, arrows, Escape; Back closes it.
  let viewer = null;
  const groupOf = (look) => look.closest('.cards, .laid-grid, .mini');
  const openViewer = (look) => {
    const looks = all('.card > a', groupOf(look));
    viewer = document.createElement('dialog');
    viewer.className = 'viewer';
    viewer.setAttribute('aria-label', words.viewer || '');
    viewer.innerHTML = `<div class="viewer-top"><p dir="auto"></p><button class="btn btn-icon" type="button" data-do="close">${drawn('close')}</button></div>
      <div class="reel"></div><p class="viewer-caption" aria-hidden="true" dir="auto" hidden></p><div class="pips" aria-hidden="true"></div>
      <div class="viewer-act"><button class="btn btn-icon" type="button" data-do="prev">${drawn('prev')}</button><button class="btn btn-main" type="button" data-do="pick" hidden></button><button class="btn btn-icon" type="button" data-do="next">${drawn('next')}</button></div>`;
    for (const [what, label] of [['close', words.close], ['prev', words.previous], ['next', words.next]]) {
      viewer.querySelector(`[data-do="${what}"]`).setAttribute('aria-label', label || what);
    }
    for (const one of looks) {
      const card = one.closest('.card');
      const shot = document.createElement('div');
      shot.className = 'shot';
      shot.innerHTML = '<div class="card"><img></div>';
      const pic = shot.querySelector('img');
      pic.src = one.href;
      // The name of the card, in the language that it is written in.
      const named = card.querySelector('input') || one.firstElementChild;
      pic.alt = named.getAttribute('aria-label') || named.alt;
      pic.lang = named.lang;
      const coin = card.querySelector('b:not(:empty)');
      if (coin) shot.firstChild.append(coin.cloneNode(true));
      viewer.querySelector('.reel').append(shot);
      viewer.querySelector('.pips').append(document.createElement('i'));
    }
    viewer.looks = looks.map((one) => one.getAttribute('href'));
    viewer.group = groupOf(look).className;
    viewer.addEventListener('click', (event) => {
      const what = event.target.closest('[data-do]')?.dataset.do;
      if (what === 'close') history.back();
      if (what === 'prev') turn(-1);
      if (what === 'next') turn(1);
      if (what === 'pick') pickShown();
    });
    viewer.addEventListener('cancel', (event) => { event.preventDefault(); history.back(); });
    viewer.querySelector('.reel').addEventListener('scroll', () => refreshViewer(), { passive: true });
    body.append(viewer);
    viewer.from = look;
    history.pushState({ viewer: true }, '');
    viewer.showModal();
    showAt(looks.indexOf(look), 'instant');
    refreshViewer();
    (viewer.querySelector('[data-do="pick"]:not([hidden])') || viewer.querySelector('[data-do="close"]')).focus();
  };
  const shownAt = () => {
    const reel = viewer.querySelector('.reel');
    const middle = reel.getBoundingClientRect().left + reel.clientWidth / 2;
    const off = (shot) => { const box = shot.getBoundingClientRect(); return Math.abs(box.left + box.width / 2 - middle); };
    const shots = [...reel.children];
    return shots.indexOf(shots.reduce((best, shot) => (off(shot) < off(best) ? shot : best)));
  };
  const showAt = (n, behavior = moves() ? 'smooth' : 'instant') => viewer.querySelectorAll('.shot')[n]?.scrollIntoView({ inline: 'center', block: 'nearest', behavior });
  const turn = (by) => showAt(Math.max(0, Math.min(viewer.looks.length - 1, shownAt() + by)));
  const lookOf = (n) => all('.card > a').find((one) => one.getAttribute('href') === viewer.looks[n] && groupOf(one)?.closest('#stage'));
  const inputOf = (n) => {
    const look = lookOf(n);
    const red = el('place-red')?.checked;
    return look?.closest('.card').querySelector(red ? '.in-red' : 'input');
  };
  const pickShown = () => {
    const input = inputOf(shownAt());
    if (!input) return;
    if (input.type === 'radio' && input.checked) input.checked = false;
    else input.click();
    input.dispatchEvent(new Event('change', { bubbles: true }));
    if (input.checked && input.type === 'radio') setTimeout(() => viewer && history.back(), 220);
  };
  const refreshViewer = () => {
    if (!viewer) return;
    const n = shownAt();
    const isIn = el('stage')?.classList.contains('is-in');
    all('.pips i', viewer).forEach((pip, k) => { pip.className = `${k === n ? 'here' : ''} ${inputOf(k)?.checked ? 'picked' : ''}`; });
    all('.shot', viewer).forEach((shot, k) => shot.classList.toggle('is-picked', !!inputOf(k)?.checked));
    viewer.querySelector('p').textContent = document.querySelector('.clue blockquote')?.textContent || '';
    const caption = viewer.querySelector('.viewer-caption');
    const shown = all('.shot img', viewer)[n];
    caption.hidden = root.dataset.captions !== 'on';
    caption.textContent = shown.alt;
    caption.lang = shown.lang;
    const button = viewer.querySelector('[data-do="pick"]');
    const input = inputOf(n);
    const mine = lookOf(n)?.closest('.card').querySelector('.card-flag')?.textContent;
    button.hidden = !mine && (!input || isIn);
    button.disabled = !!mine && !input;
    button.textContent = (!input && mine) || (input?.checked ? words.unpick : words.pick);
  };
  const closeViewer = () => {
    if (!viewer) return;
    const from = viewer.from;
    viewer.remove();
    viewer = null;
    const look = from.isConnected ? from : all('.card > a').find((one) => one.getAttribute('href') === from.getAttribute('href'));
    look?.focus({ preventScroll: true });
  };
  addEventListener('popstate', closeViewer);
  document.addEventListener('click', (event) => {
    const look = event.target.closest('.card > a');
    if (look && groupOf(look) && !event.metaKey && !event.ctrlKey) {
      event.preventDefault();
      openViewer(look);
    }
  });

  // --------------------------------------------------------------- keyboard
  // Numbers pick a card (two digits for 10 to 12), Enter sends it in.
  const inputAt = (number) => all('#stage .card')[Number(number) - 1]?.querySelector(el('place-red')?.checked ? '.in-red' : 'input');
  let digits = '';
  let digitTimer = 0;
  document.addEventListener('keydown', (event) => {
    if (event.metaKey || event.ctrlKey || event.altKey) return;
    const target = event.target;
    if (viewer) {
      if (event.key === 'ArrowRight') turn(root.dir === 'rtl' ? -1 : 1);
      if (event.key === 'ArrowLeft') turn(root.dir === 'rtl' ? 1 : -1);
      if (event.key === 'Enter' && !target.closest('button')) pickShown();
      return;
    }
    if (target.id === 'clue-text' && event.key === 'Enter' && !event.shiftKey && !event.isComposing) {
      event.preventDefault();
      el('stage').requestSubmit();
      return;
    }
    if (target.closest('textarea, select, [popover], input:not(.card input)')) return;
    if (/^\d$/.test(event.key)) {
      clearTimeout(digitTimer);
      digits += event.key;
      if (!inputAt(digits)) digits = event.key;
      digitTimer = setTimeout(() => { digits = ''; }, 700);
      const input = inputAt(digits);
      if (!input || el('stage').classList.contains('is-in')) return;
      // “1” before “12” was only half a number.
      const half = digits.length === 2 && inputAt(digits[0]);
      if (half && half.type === 'checkbox' && half.checked) half.click();
      input.click();
      input.focus();
    } else if (event.key === 'Enter' && !target.closest('a, button, summary')) {
      const button = document.querySelector('#act .btn-main');
      if (button) { event.preventDefault(); button.click(); }
    }
  });

  // ------------------------------------------------------------------ reveal
  // Votes, the card, givers, points; then the rabbits hop. A tap goes to the end.
  const unveil = (shell) => {
    if (!moves()) return;
    shell.classList.add('fresh');
    sound('chime');
    const hops = setTimeout(() => hop(shell), 2100);
    const skip = (event) => {
      if (event.target.closest('a, button, input, label')) return;
      shell.classList.add('skip');
      clearTimeout(hops);
      shell.getAnimations({ subtree: true }).forEach((animation) => { try { animation.finish(); } catch { /* endless */ } });
    };
    shell.addEventListener('click', skip, { once: true });
    setTimeout(() => shell.classList.remove('fresh'), 6000);
    // Until it is their time the rabbits stay where they were.
    all('.track [data-from]', shell).forEach((rabbit) => {
      rabbit.wait = rabbit.animate([path(rabbit)[0]], { duration: 2100, fill: 'both' });
    });
  };
  const path = (rabbit) => {
    const stones = all('li', rabbit.closest('.track'));
    const to = stones.indexOf(rabbit.closest('li'));
    const home = stones[to].getBoundingClientRect();
    const frames = [];
    for (let n = Number(rabbit.dataset.from); n <= to; n += 1) {
      const at = stones[n].getBoundingClientRect();
      const [x, y] = [at.left - home.left, at.top - home.top];
      if (frames.length) {
        const last = frames[frames.length - 1];
        frames.push({ transform: `translate(${(last.x + x) / 2}px, ${(last.y + y) / 2 - 18}px) rotate(-6deg)`, x: 0, y: 0 });
      }
      frames.push({ transform: `translate(${x}px, ${y}px)`, x, y });
    }
    return frames;
  };
  const hop = (shell) => all('.track [data-from]', shell).forEach((rabbit, n) => {
    const frames = path(rabbit).map(({ transform }) => ({ transform }));
    rabbit.wait?.cancel();
    const steps = (frames.length - 1) / 2;
    rabbit.animate(frames, { duration: Math.min(620 * steps, 2500), delay: 90 * n, easing: 'ease-in-out', fill: 'backwards' });
    setTimeout(() => sound('hop', n), 90 * n);
  });

  // ------------------------------------------------------- turn, sounds, time
  let plainTitle = document.title;
  let turnWas = '';
  const setTitle = (title) => {
    plainTitle = title;
    document.title = document.hidden && el('now')?.hasAttribute('data-turn') ? `● ${title}` : title;
  };
  const tellTurn = () => {
    const turn = el('now')?.hasAttribute('data-turn') ? plainTitle : '';
    if (turn && turn !== turnWas && !document.querySelector('#shell.reveal')) {
      sound('turn');
      if (root.dataset.vibration === 'on' && navigator.userActivation?.hasBeenActive) navigator.vibrate?.([40, 60, 40]);
    }
    turnWas = turn;
    setTitle(plainTitle);
  };

  let audio = null;
  const NOTES = {
    turn: [[523, 0, .22], [659, .14, .32]],
    chime: [[262, 0, .9], [392, .04, .7]],
    slide: [[190, 0, .09]],
    tap: [[330, 0, .06]],
    tick: [[880, 0, .03]],
    hop: [[440, 0, .08]],
    win: [[523, 0, .3], [659, .18, .3], [784, .36, .3], [1047, .56, .7]],
  };
  const sound = (what, step = 0) => {
    if (root.dataset.sound !== 'on' || !navigator.userActivation?.hasBeenActive) return;
    audio ||= new AudioContext();
    for (const [pitch, start, length] of NOTES[what]) {
      const tone = audio.createOscillator();
      const gain = audio.createGain();
      const at = audio.currentTime + start;
      tone.type = what === 'hop' || what === 'tap' ? 'triangle' : 'sine';
      tone.frequency.value = pitch * 2 ** (step / 12);
      gain.gain.setValueAtTime(0, at);
      gain.gain.linearRampToValueAtTime(what === 'tick' ? .02 : .08, at + .015);
      gain.gain.exponentialRampToValueAtTime(.0001, at + length);
      tone.connect(gain).connect(audio.destination);
      tone.start(at);
      tone.stop(at + length + .05);
    }
  };

  const ahead = Number(body.dataset.now || Date.now()) - Date.now();
  let ticked = -1;
  setInterval(() => {
    for (const clock of all('.clock[data-deadline]')) {
      const left = Math.max(0, Math.ceil((Number(clock.dataset.deadline) - Date.now() - ahead) / 1000));
      const text = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
      const shown = clock.querySelector('b');
      if (shown.textContent !== text) shown.textContent = text;
      clock.classList.toggle('clock-late', left <= 10);
      if (left <= 10 && left > 0 && left !== ticked && el('now')?.hasAttribute('data-turn')) { ticked = left; sound('tick'); }
    }
  }, 250);

  // ------------------------------------------------------------ chat, sharing
  let unread = false;
  const news = () => {
    const chat = el('chat');
    const talk = el('talk');
    if (!chat || !talk) return;
    // Comings and goings are no news; what somebody said is.
    const said = all('[data-line]', talk).at(-1)?.matches(':not(.muted)');
    unread ||= said && getComputedStyle(chat).display === 'none';
    if (!unread) toEnd(talk);
  };
  // On a phone the strip of rabbits opens to say who is who.
  document.addEventListener('click', (event) => {
    const strip = event.target.closest('.players');
    all('.players').forEach((players) => players.classList.toggle('is-open', players === strip && !players.matches('.is-open')));
  });

  // Closing the sheet keeps what was set on it.
  document.addEventListener('toggle', (event) => {
    const prefs = event.newState === 'closed' && event.target.querySelector?.('.prefs');
    if (prefs && [...prefs.elements].some((input) => input.name && input.type !== 'hidden' && isTouched(input))) prefs.requestSubmit();
  }, true);

  document.addEventListener('toggle', (event) => {
    if (event.target.id !== 'chat' || event.newState !== 'open') return;
    unread = false;
    document.querySelector('.has-news')?.classList.remove('has-news');
    toEnd(el('talk'));
    if (matchMedia('(hover: hover)').matches) el('say-text')?.focus();
  }, true);

  document.addEventListener('click', async (event) => {
    const share = event.target.closest('[data-share]');
    if (!share) return;
    const url = share.dataset.share;
    try {
      if (navigator.share && matchMedia('(pointer: coarse)').matches) return await navigator.share({ url, title: 'Moonhare' });
      await copy(url);
      const was = share.innerHTML;
      share.textContent = words.copied || '✓';
      setTimeout(() => { share.innerHTML = was; }, 1800);
    } catch { /* changed their mind */ }
  });
  const copy = async (text) => {
    if (navigator.clipboard) return navigator.clipboard.writeText(text);
    const field = document.createElement('textarea');
    field.value = text;
    body.append(field);
    field.select();
    document.execCommand('copy');
    field.remove();
  };
  document.addEventListener('click', (event) => {
    if (event.target.closest('[data-reload]')) { event.preventDefault(); location.reload(); }
  });

  // ---------------------------------------------------------------- recording
  const LONGEST = 15000;
  let recorder = null;
  let recorded = null;
  document.addEventListener('click', (event) => { if (event.target.closest('.rec')) toggleRecording(event.target.closest('.rec')); });
  const toggleRecording = async (button) => {
    if (recorder) return recorder.stop();
    if (!isSecureContext || !navigator.mediaDevices || !self.MediaRecorder) return refuse(words.insecure);
    let mic;
    try { mic = await navigator.mediaDevices.getUserMedia({ audio: true }); } catch { return refuse(words.denied); }
    const box = button.closest('.how-sound');
    const bars = box.querySelector('.wavebar');
    const time = box.querySelector('.rec-time');
    box.querySelector('audio')?.remove();
    recorded = null;
    const chunks = [];
    const type = ['audio/webm;codecs=opus', 'audio/mp4', 'audio/ogg;codecs=opus'].find((kind) => MediaRecorder.isTypeSupported(kind));
    recorder = new MediaRecorder(mic, { mimeType: type, audioBitsPerSecond: 48000 });
    recorder.ondataavailable = ({ data }) => chunks.push(data);
    const ears = new AudioContext();
    const meter = ears.createAnalyser();
    meter.fftSize = 512;
    ears.createMediaStreamSource(mic).connect(meter);
    const heard = new Uint8Array(meter.fftSize);
    bars.replaceChildren(...Array.from({ length: 32 }, () => document.createElement('i')));
    const began = Date.now();
    const watch = setInterval(() => {
      meter.getByteTimeDomainData(heard);
      const loud = Math.max(...heard.map((level) => Math.abs(level - 128))) / 100;
      bars.append(bars.firstChild);
      bars.lastChild.style.setProperty('--level', Math.max(.12, Math.min(1, loud)));
      time.textContent = `0:${String(Math.floor((Date.now() - began) / 1000)).padStart(2, '0')}`;
      if (Date.now() - began >= LONGEST) recorder?.stop();
    }, 80);
    recorder.onstop = () => {
      clearInterval(watch);
      mic.getTracks().forEach((track) => track.stop());
      ears.close();
      recorder = null;
      button.classList.remove('is-on');
      button.setAttribute('aria-label', words.record);
      recorded = new Blob(chunks, { type: type.split(';')[0] });
      const listen = document.createElement('audio');
      listen.controls = true;
      listen.src = URL.createObjectURL(recorded);
      listen.setAttribute('aria-label', words.play);
      bars.after(listen);
    };
    recorder.start();
    button.classList.add('is-on');
    button.setAttribute('aria-label', words.stop);
  };
  const uploadSound = async () => {
    if (recorder) { recorder.stop(); await new Promise((later) => { setTimeout(later, 200); }); }
    if (!recorded) { refuse(words.record); return false; }
    const answer = await patiently(`${live}/sounds`, { body: recorded, headers: { 'content-type': recorded.type, accept: 'application/json' } });
    const told = await answer?.json().catch(() => null);
    if (!answer?.ok || !told) { refuse(told?.detail || words.failed); return false; }
    document.querySelector('#act [name="sound"]').value = told.sound;
    return true;
  };

  // ------------------------------------------------------------ own pictures
  // Chosen or dropped, sent with progress; then the cards they became, and why some did not.
  const bring = (form, files) => {
    const data = new FormData(form);
    if (files) {
      data.delete('files');
      for (const file of files) data.append('files', file);
    }
    const bar = form.querySelector('progress');
    const report = form.querySelector('.deck-report');
    const line = (text, kind = '') => {
      const said = document.createElement('p');
      said.className = kind;
      said.textContent = text;
      return said;
    };
    const done = (...said) => {
      bar.hidden = true;
      form.classList.remove('is-sending');
      report.replaceChildren(...said);
      report.scrollIntoView({ block: 'nearest' });
    };
    form.classList.add('is-sending');
    bar.hidden = false;
    bar.value = 0;
    report.replaceChildren(line(report.dataset.waiting, 'muted'));
    // Only this way tells how much has gone out.
    const request = new XMLHttpRequest();
    request.open('POST', form.action);
    request.setRequestHeader('accept', 'application/json');
    request.responseType = 'json';
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      if (total) bar.value = loaded / total;
      if (loaded === total) report.replaceChildren(line(report.dataset.busy, 'muted'));
    });
    request.addEventListener('load', () => {
      const told = request.response || {};
      if (request.status >= 400) return done(line(told.detail || words.failed, 'bad'));
      const out = document.createElement('ul');
      out.className = 'left-out small';
      for (const { detail } of told.left_out) {
        const item = document.createElement('li');
        item.textContent = detail;
        out.append(item);
      }
      const previews = document.createElement('ul');
      previews.className = 'previews';
      for (const { name, small } of told.cards) {
        const item = document.createElement('li');
        const picture = document.createElement('img');
        picture.loading = 'lazy';
        picture.src = small;
        picture.alt = name;
        item.append(picture);
        previews.append(item);
      }
      form.reset();
      done(line(told.detail), out, previews);
    });
    request.addEventListener('error', () => done(line(words.failed, 'bad')));
    request.send(data);
  };
  document.addEventListener('submit', (event) => {
    const form = event.target;
    if (!form.matches('[data-upload]')) return;
    event.preventDefault();
    if (!form.matches('.is-sending')) bring(form);
  });
  const dropPlace = (event) => event.target.closest?.('.decks')?.querySelector('[data-upload]');
  for (const what of ['dragover', 'dragleave', 'drop']) {
    document.addEventListener(what, (event) => {
      const form = dropPlace(event);
      if (!form || ![...event.dataTransfer.types].includes('Files')) return;
      event.preventDefault();
      form.closest('.decks').classList.toggle('is-over', what === 'dragover');
      if (what !== 'drop' || form.matches('.is-sending')) return;
      form.closest('details').open = true;
      if (event.dataTransfer.files.length) bring(form, event.dataTransfer.files);
    });
  }

  // The page without a line stands at the address of the one that was wanted, and goes on there.
  const wanted = document.querySelector('[data-reload]');
  if (wanted && location.pathname !== wanted.dataset.reload) {
    const knock = async () => {
      const answer = document.hidden ? null : await fetch(wanted.dataset.reload, { method: 'HEAD' }).catch(() => null);
      if (answer?.ok) location.reload();
    };
    setInterval(knock, 3000);
    addEventListener('online', knock);
  }

  // A ticket stands behind the # of its link, where no server and no log sees it.
  const ticket = document.querySelector('[data-ticket]');
  if (ticket && location.hash.length > 1) {
    ticket.querySelector('input').value = location.hash.slice(1);
    ticket.hidden = true;
    history.replaceState(null, '', location.pathname);
  }

  // Who is forgotten leaves nothing in this browser either.
  const forgotten = document.querySelector('[data-forgotten]');
  const forget = async () => {
    try { sessionStorage.clear(); localStorage.clear(); } catch { /* no store */ }
    if (self.caches) await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
    const workers = await navigator.serviceWorker?.getRegistrations() || [];
    await Promise.all(workers.map((worker) => worker.unregister()));
  };
  if (forgotten) forget().catch(() => {});

  // Who has a name elsewhere brings it along.
  const called = new URLSearchParams(document.cookie.match(/moonhare-name=([^;]*)/)?.[1]).get('n');
  if (called && el('my-name') && !el('my-name').value) el('my-name').value = called;

  restoreDraft();
  showBallot();
  toEnd(el('talk'));
  if (!forgotten && 'serviceWorker' in navigator && isSecureContext) navigator.serviceWorker.register('/sw.js').catch(() => {});
})();
