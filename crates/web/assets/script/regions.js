// @ts-check
// The live regions of a page. The stream sends those that changed, and they replace the old ones.
import { receiveLines, showLines } from './chat.js';
import { all, el, one, parse } from './dom.js';
import { remember, restore } from './kept.js';
import { mayAnimate } from './page.js';
import { setTitle } from './turn.js';

/**
 * @typedef {object} Message
 * @property {number} v the version of the table
 * @property {string} title
 * @property {Record<string, string>} regions HTML by the id of the region
 * @property {import('./chat.js').Talk} [talk]
 * @property {boolean} [all] whether the message has all regions
 */

/**
 * What the page showed before a swap.
 * @typedef {{ backs: boolean, playing: boolean, over: boolean }} Before
 */
/** @typedef {(changed: string[], before: Before | null, hasNewLine: boolean) => void} AfterSwap */

/** The stream's regions by id, as the browser serializes them. @type {Map<string, string>} */
const known = new Map();

/**
 * Takes over the regions that came with the page. A whole page has more than the stream sends: keys
 * in its forms, picked cards, lines of chat, the time left.
 * @param {string[]} ids
 */
export const adopt = (ids) => {
  for (const id of ids) {
    const copy = /** @type {HTMLElement | undefined} */ (el(id)?.cloneNode(true));
    if (!copy) continue;
    all('input[name="key"], [data-line]', copy).forEach((extra) => extra.remove());
    all('.card [checked]', copy).forEach((card) => card.removeAttribute('checked'));
    copy.classList.remove('is-in');
    if (id === 'clock') one('b', copy)?.replaceChildren();
    for (const inner of all('[id]', copy).filter((node) => ids.includes(node.id))) {
      const slot = document.createElement('template');
      slot.dataset.slot = inner.id;
      inner.replaceWith(slot);
    }
    known.set(id, copy.outerHTML);
  }
};

/**
 * Remembers what was sent. Returns the regions that changed.
 * @param {Message} message
 */
const learn = (message) => {
  const changed = [];
  for (const [id, html] of Object.entries(message.regions)) {
    const serialized = parse(html).outerHTML;
    if (known.get(id) !== serialized) changed.push(id);
    known.set(id, serialized);
  }
  if (message.all) for (const id of known.keys()) if (!(id in message.regions)) known.delete(id);
  return changed;
};

/**
 * Builds a region that changed, with the regions inside it. Inner regions that didn't change are
 * moved as they are, so a sound plays on and a list stays open.
 *
 * Idiomorph was tried in place of this and of kept.js. It kept as much, and was faster where everything
 * changes at once. But it matches elements by their order: a card that was picked to be given would
 * still be ticked among those to vote for, unless fields are told apart by form and name, as in kept.js.
 * It would take 1,462 lines (3.8 kB compressed) to save some fifty.
 * @param {string} id
 * @param {string[]} changed
 * @param {Set<string>} built
 */
const build = (id, changed, built) => {
  const node = parse(known.get(id) ?? '');
  built.add(id);
  for (const slot of all('template[data-slot]', node)) {
    const inner = slot.dataset.slot ?? '';
    const there = changed.includes(inner) ? null : el(inner);
    if (there) slot.replaceWith(there);
    else slot.replaceWith(...(known.has(inner) ? [build(inner, changed, built)] : []));
  }
  return node;
};

/** Replaces regions. Returns whether there is a new line of chat. @param {string[]} changed */
const swap = (changed) => {
  const kept = remember(changed);
  const built = new Set();
  for (const id of changed) {
    if (!built.has(id)) el(id)?.replaceWith(build(id, changed, built));
  }
  const hasNewLine = showLines();
  restore(kept);
  return hasNewLine;
};

/**
 * What the page shows before a swap. A message with all regions means that the page was out of date, so
 * neither a reveal nor a podium is played.
 * @param {boolean} hasAll
 * @returns {Before}
 */
const look = (hasAll) => ({
  backs: !!one('#stage .backs'),
  playing: !hasAll && !!one('#shell.game:not(.reveal), #shell.tv:not(.tv-lobby, .tv-reveal, .tv-over)'),
  over: hasAll || !!one('.podium'),
});

/** What changes with the transition that is about to begin. @type {{ changed: string[], all: boolean } | null} */
let coming = null;

/**
 * @param {Message} message
 * @param {AfterSwap} after
 */
export const receive = (message, after) => {
  const changed = learn(message);
  receiveLines(message.talk, !!message.all);
  setTitle(message.title);
  // A transition is about to change the page. What this message brings belongs to the new page, so it
  // waits for the transition.
  if (coming) {
    coming.changed.push(...changed);
    coming.all ||= !!message.all;
    return;
  }
  if (!changed.length) return after(changed, null, showLines());
  const big = changed.includes('shell') || changed.includes('stage');
  const update = { changed, all: !!message.all };
  const show = () => {
    coming = null;
    const before = look(update.all);
    after(update.changed, before, swap(update.changed));
  };
  // Flying cards would cover an open sheet or picture.
  if (big && mayAnimate() && 'startViewTransition' in document && !one(':popover-open, dialog[open]')) {
    coming = update;
    fly(changed, show);
  } else show();
};

const pictures = () => all('#stage .card img');

/**
 * Cards that stay on the stage fly to their new places.
 * @param {string[]} changed
 * @param {() => void} change
 */
const fly = (changed, change) => {
  const html = changed.map((id) => known.get(id)).join('');
  const flying = pictures().filter((picture) => html.includes(`"${picture.getAttribute('src')}"`));
  const names = new Map(flying.map((picture, n) => [picture.getAttribute('src'), `card-${n}`]));
  const nameAll = (/** @type {HTMLElement[]} */ shown) => {
    // A transition name must be unique, even if a picture is on the page twice.
    const used = new Set();
    for (const picture of shown) {
      const name = names.get(picture.getAttribute('src'));
      picture.style.viewTransitionName = name && !used.has(name) ? name : '';
      used.add(name);
    }
  };
  nameAll(flying);
  const transition = document.startViewTransition(() => {
    change();
    nameAll(pictures());
  });
  transition.ready.catch(() => {}); // the next transition began
  transition.finished.catch(() => {}).finally(() => pictures().forEach((picture) => { picture.style.viewTransitionName = ''; }));
};
