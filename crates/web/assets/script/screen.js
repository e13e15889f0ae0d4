// @ts-check
// What a table needs from the screen: it stays awake during a game, shows every round at the end, and
// shows nothing but the table if somebody wants.
import { one, targetOf } from './dom.js';
import { root } from './page.js';

/** @type {WakeLockSentinel | null} */
let lock = null;
let isAsked = false;

const isWanted = () => root.dataset.awake === 'on' && !document.hidden && !!one('#shell.game, #shell.tv:not(.tv-lobby)');

/** Keeps the screen awake during a game. Runs after each update, because a browser may release the lock by itself. */
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

/** Nobody can read smaller type than this from a sofa. */
const LEAST_FIT = 0.6;

/** The rounds get smaller type until they fit the screen. @param {ResizeObserverEntry[]} resized */
const fitRounds = (resized) => {
  for (const { target: leaf } of resized) {
    const rounds = one('.tale', leaf);
    rounds?.style.removeProperty('--fit');
    for (let fit = 1; rounds && rounds.offsetHeight > leaf.clientHeight && fit > LEAST_FIT; fit -= 0.05) {
      rounds.style.setProperty('--fit', fit.toFixed(2));
    }
  }
};
const sizes = new ResizeObserver(fitRounds);

/** Notices when the rounds come on the screen, and when the screen changes its size. Runs after each update. */
export const watchRounds = () => {
  const leaf = one('.tv .leaf-rounds');
  sizes.disconnect();
  if (leaf) sizes.observe(leaf);
};

export const watchScreen = () => {
  keepAwake();
  watchRounds();
  document.addEventListener('visibilitychange', keepAwake);
  root.classList.toggle('can-fill', !!document.fullscreenEnabled);
  document.addEventListener('click', (event) => {
    if (targetOf(event).closest('[data-fill]')) root.requestFullscreen().catch(() => {});
  });
};
