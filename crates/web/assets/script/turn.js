// @ts-check
// Says that it is the viewer's turn: a sound, a buzz, and a mark in the title of a tab that is not in view.
import { el, one } from './dom.js';
import { root } from './page.js';
import { sound } from './sound.js';

let plain = document.title;
let last = '';

export const isMyTurn = () => el('now')?.hasAttribute('data-turn') ?? false;

/** @param {string} title */
export const setTitle = (title) => {
  plain = title;
  document.title = document.hidden && isMyTurn() ? `● ${title}` : title;
};

/** Says once that it is the viewer's turn. */
export const announceTurn = () => {
  const turn = isMyTurn() ? plain : '';
  if (turn && turn !== last && !one('#shell.reveal')) {
    sound('turn');
    if (root.dataset.vibration === 'on' && navigator.userActivation?.hasBeenActive) navigator.vibrate?.([40, 60, 40]);
  }
  last = turn;
  setTitle(plain);
};

/** How long a screen reader needs to notice a new page, in milliseconds. */
const NOTICED = 100;

/**
 * Lets a screen reader say what the status line of a new shell says. What isn't shown yet stays unsaid, and
 * nobody finds what was said before.
 * @param {boolean} isNew whether the shell is new
 */
export const sayStep = (isNew) => {
  el('said')?.replaceChildren();
  if (isNew) setTimeout(() => el('said')?.replaceChildren(el('now')?.innerText ?? ''), NOTICED);
};

export const watchTitle = () => document.addEventListener('visibilitychange', () => { if (!document.hidden) setTitle(plain); });
