// @ts-check
// Shows the pictures of a group full screen, in a reel: swipe, arrows, Escape; Back closes it.
import { all, el, icon, one, parse, targetOf } from './dom.js';
import { body, mayAnimate, root, words } from './page.js';
import { inputOf } from './picks.js';

/** @typedef {{ dialog: HTMLDialogElement, from: HTMLAnchorElement, hrefs: (string | null)[], hasPicked: boolean, leaving: boolean }} Viewer */

/** @type {Viewer | null} */
let viewer = null;

export const isOpen = () => !!viewer;

/** @param {Element} link */
const groupOf = (link) => link.closest('.cards, .mini, .award-list');

const VIEWER_HTML = `<dialog class="viewer">
  <div class="viewer-top"><p dir="auto"></p><button class="btn btn-icon" type="button" data-do="close">${icon('close')}</button></div>
  <div class="reel"></div>
  <p class="viewer-caption" aria-hidden="true" dir="auto" hidden></p>
  <div class="pips" aria-hidden="true"></div>
  <div class="viewer-act">
    <button class="btn btn-icon" type="button" data-do="prev">${icon('prev')}</button>
    <button class="btn btn-main" type="button" data-do="pick" hidden></button>
    <button class="btn btn-icon" type="button" data-do="next">${icon('next')}</button>
  </div>
</dialog>`;

/** A card, large. @param {HTMLAnchorElement} link */
const shotOf = (link) => {
  const card = /** @type {HTMLElement} */ (link.closest('.card'));
  const shot = parse('<div class="shot"><div class="card"><img></div></div>');
  const picture = /** @type {HTMLImageElement} */ (one('img', shot));
  picture.src = link.href;
  // The name of the card, in the language that it is written in.
  const named = /** @type {HTMLImageElement} */ (one('input', card) || link.firstElementChild);
  picture.alt = named.getAttribute('aria-label') || named.alt;
  picture.lang = named.lang;
  const coin = one('b:not(:empty)', card);
  if (coin) shot.firstElementChild?.append(coin.cloneNode(true));
  return shot;
};

/** Goes back to the table, once: a second step back would leave it. */
const leave = () => {
  if (!viewer || viewer.leaving) return;
  viewer.leaving = true;
  history.back();
};

/** @param {HTMLAnchorElement} link @param {Element} group */
const openViewer = (link, group) => {
  const links = /** @type {HTMLAnchorElement[]} */ (all('.card > a', group));
  const dialog = /** @type {HTMLDialogElement} */ (parse(VIEWER_HTML));
  dialog.setAttribute('aria-label', words.viewer || '');
  for (const [what, label] of [['close', words.close], ['prev', words.previous], ['next', words.next]]) {
    one(`[data-do="${what}"]`, dialog)?.setAttribute('aria-label', label || what);
  }
  const reel = /** @type {HTMLElement} */ (one('.reel', dialog));
  reel.append(...links.map(shotOf));
  one('.pips', dialog)?.append(...links.map(() => document.createElement('i')));
  dialog.addEventListener('click', (event) => {
    const what = /** @type {HTMLElement | null} */ (targetOf(event).closest('[data-do]'))?.dataset.do;
    if (what === 'close') leave();
    if (what === 'prev') moveBy(-1);
    if (what === 'next') moveBy(1);
    if (what === 'pick') pickShown();
  });
  dialog.addEventListener('cancel', (event) => { event.preventDefault(); leave(); });
  reel.addEventListener('scroll', refreshViewer, { passive: true });
  viewer = { dialog, from: link, hrefs: links.map((one) => one.getAttribute('href')), hasPicked: false, leaving: false };
  body.append(dialog);
  history.pushState({ viewer: true }, '');
  dialog.showModal();
  scrollToShot(viewer, links.indexOf(link), 'instant');
  refreshViewer();
  (one('[data-do="pick"]:not([hidden])', dialog) || one('[data-do="close"]', dialog))?.focus();
};

/** Which picture is nearest to the middle. @param {Viewer} viewer */
const shownIndex = ({ dialog }) => {
  const reel = /** @type {HTMLElement} */ (one('.reel', dialog));
  const middle = reel.getBoundingClientRect().left + reel.clientWidth / 2;
  const off = (/** @type {Element} */ shot) => {
    const box = shot.getBoundingClientRect();
    return Math.abs(box.left + box.width / 2 - middle);
  };
  const shots = [...reel.children];
  return shots.indexOf(shots.reduce((best, shot) => (off(shot) < off(best) ? shot : best)));
};

/** @param {Viewer} viewer @param {number} n @param {ScrollBehavior} [behavior] */
const scrollToShot = ({ dialog }, n, behavior = mayAnimate() ? 'smooth' : 'instant') => {
  all('.shot', dialog)[n]?.scrollIntoView({ inline: 'center', block: 'nearest', behavior });
};

/** Moves on by a number of pictures. @param {number} by */
export const moveBy = (by) => {
  if (viewer) scrollToShot(viewer, Math.max(0, Math.min(viewer.hrefs.length - 1, shownIndex(viewer) + by)));
};

/** The card on the stage whose picture is shown. @param {Viewer} viewer @param {number} n */
const cardAt = ({ hrefs }, n) => {
  const isIt = (/** @type {HTMLElement} */ link) => link.getAttribute('href') === hrefs[n] && groupOf(link)?.closest('#stage');
  return all('.card > a').find(isIt)?.closest('.card');
};

/** Picks the card that is shown, or puts it back. */
export const pickShown = () => {
  const input = viewer && inputOf(cardAt(viewer, shownIndex(viewer)));
  // The second tap of two would put the card back.
  if (!viewer || !input || viewer.hasPicked) return;
  if (input.type === 'radio' && input.checked) input.checked = false;
  else input.click();
  input.dispatchEvent(new Event('change', { bubbles: true }));
  viewer.hasPicked = input.checked && input.type === 'radio';
  if (viewer.hasPicked) setTimeout(leave, 220);
};

/** Updates the viewer after the cards changed. */
export const refreshViewer = () => {
  if (!viewer) return;
  const { dialog } = viewer;
  const open = viewer;
  const n = shownIndex(open);
  const isPicked = (/** @type {number} */ k) => !!inputOf(cardAt(open, k))?.checked;
  const shots = all('.shot', dialog);
  shots.forEach((shot, k) => shot.classList.toggle('is-picked', isPicked(k)));
  all('.pips i', dialog).forEach((pip, k) => { pip.className = `${k === n ? 'here' : ''} ${isPicked(k) ? 'picked' : ''}`; });
  const clue = /** @type {HTMLElement} */ (one('p', dialog));
  clue.textContent = one('.clue blockquote')?.textContent || '';
  // A long clue has smaller type here, too.
  clue.className = [...(one('.clue')?.classList ?? [])].find((name) => name.startsWith('c-')) ?? '';
  const caption = /** @type {HTMLElement} */ (one('.viewer-caption', dialog));
  const picture = /** @type {HTMLImageElement} */ (one('img', shots[n]));
  caption.hidden = root.dataset.captions !== 'on';
  caption.textContent = picture.alt;
  caption.lang = picture.lang;
  const button = /** @type {HTMLButtonElement} */ (one('[data-do="pick"]', dialog));
  const card = cardAt(open, n);
  const input = inputOf(card);
  const mine = card?.querySelector('.card-flag')?.textContent;
  const isIn = el('stage')?.classList.contains('is-in');
  button.hidden = !mine && (!input || !!isIn);
  button.disabled = !!mine && !input;
  button.textContent = (!input && mine) || (input?.checked ? words.unpick : words.pick);
};

export const closeViewer = () => {
  if (!viewer) return;
  const { dialog, from } = viewer;
  dialog.remove();
  viewer = null;
  const link = from.isConnected ? from : all('.card > a').find((one) => one.getAttribute('href') === from.getAttribute('href'));
  link?.focus({ preventScroll: true });
};

export const watchPictures = () => {
  addEventListener('popstate', closeViewer);
  document.addEventListener('click', (event) => {
    const link = /** @type {HTMLAnchorElement | null} */ (targetOf(event).closest('.card > a'));
    const group = link && groupOf(link);
    if (!group || event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    openViewer(link, group);
  });
};
