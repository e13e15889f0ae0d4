// @ts-check
// What a table asks of the screen: to stay on while a game is on, and, if somebody wants, to show nothing
// but the table.
import { one, place } from './dom.js';
import { root } from './page.js';

/** @type {WakeLockSentinel | null} */
let lock = null;
let isAsked = false;

const isWanted = () => root.dataset.awake === 'on' && !document.hidden && !!one('#shell.game, #shell.tv:not(.tv-lobby)');

/** Keeps the screen on while a game is on. Runs after each update, because a browser lets go by itself. */
export const keepAwake = async () => {
  if (!('wakeLock' in navigator) || isAsked) return;
  if (!isWanted()) {
    lock?.release();
    lock = null;
    return;
  }
  if (lock && !lock.released) return;
  isAsked = true;
  try {
    lock = await navigator.wakeLock.request('screen');
  } catch {
    // A low battery or an old browser: the screen sleeps as always.
  }
  isAsked = false;
};

export const watchScreen = () => {
  keepAwake();
  document.addEventListener('visibilitychange', keepAwake);
  root.classList.toggle('can-fill', !!document.fullscreenEnabled);
  document.addEventListener('click', (event) => {
    if (place(event).closest('[data-fill]')) root.requestFullscreen().catch(() => {});
  });
};
