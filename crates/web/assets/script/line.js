// @ts-check
// The connection to the server: whether it is lost, and the notice that says so.
import { icon, one } from './dom.js';
import { body } from './page.js';

let lostSince = 0; // 0 while there is a connection
let wake = () => {};

/**
 * Shows a notice, or takes it away.
 * @param {string | null} text
 */
export const notice = (text) => {
  const shown = one('.notices');
  // A screen reader would say the same again.
  if (text && shown?.textContent === text) return;
  shown?.remove();
  if (!text) return;
  const box = document.createElement('div');
  box.className = 'notices';
  box.innerHTML = `<p class="notice" role="alert">${icon('offline')}<span></span></p>`;
  /** @type {HTMLElement} */ (one('span', box)).textContent = text;
  body.append(box);
};

export const noteLost = () => { lostSince ||= Date.now(); };

/** For how many milliseconds the connection has been lost. */
export const lostFor = () => (lostSince ? Date.now() - lostSince : 0);

/** The connection is back. */
export const connectionBack = () => {
  if (!lostSince) return;
  lostSince = 0;
  notice(null);
  wake();
};

/** The table is gone, so there is nothing to reconnect to. @param {string} why */
export const giveUp = (why) => {
  lostSince = 0;
  notice(why);
};

/**
 * Waits for some time, or until the connection is back.
 * @param {number} time
 */
export const waitUntilBack = (time) => new Promise((/** @type {(over?: unknown) => void} */ over) => {
  wake = over;
  setTimeout(over, time);
});
