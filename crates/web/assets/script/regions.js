// @ts-check
// The live parts of a page. The stream brings those that changed, and they take their places.
import { hear, showLines } from './chat.js';
import { all, el, one, parse } from './dom.js';
import { remember, restore } from './kept.js';
import { moves } from './page.js';
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
/** @typedef {(changed: string[], before: Before | null, spoken: boolean) => void} AfterSwap */

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
    const spelt = parse(html).outerHTML;
    if (known.get(id) !== spelt) changed.push(id);
    known.set(id, spelt);
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
  const spoken = showLines();
  restore(kept);
  return spoken;
};

/**
 * What the page shows. A page that gets all regions shows nothing that has just happened.
 * @param {boolean} isWhole
 * @returns {Before}
 */
const look = (isWhole) => ({
  backs: !!one('#stage .backs'),
  playing: !isWhole && !!one('#shell.game:not(.reveal), #shell.tv:not(.tv-lobby, .tv-reveal, .tv-over)'),
  over: isWhole || !!one('.podium'),
});

/** What changes with the transition that is about to begin. @type {{ changed: string[], all: boolean } | null} */
let coming = null;

/**
 * @param {Message} message
 * @param {AfterSwap} after
 */
export const receive = (message, after) => {
  const changed = learn(message);
  hear(message.talk, !!message.all);
  setTitle(message.title);
  // On the page as it is, this would show what belongs to the page that is about to come.
  if (coming) {
    coming.changed.push(...changed);
    coming.all ||= !!message.all;
    return;
  }
  if (!changed.length) return after(changed, null, showLines());
  const big = changed.includes('shell') || changed.includes('stage');
  const news = { changed, all: !!message.all };
  const show = () => {
    coming = null;
    const before = look(news.all);
    after(news.changed, before, swap(news.changed));
  };
  // Flying cards would cover an open sheet or picture.
  if (big && moves() && 'startViewTransition' in document && !one(':popover-open, dialog[open]')) {
    coming = news;
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
  transition.ready.catch(() => {}); // skipped for the next one
  transition.finished.catch(() => {}).finally(() => pictures().forEach((picture) => { picture.style.viewTransitionName = ''; }));
};
