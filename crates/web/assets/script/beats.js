// @ts-check
// A show is the end of a round or of a game, played beat by beat; one plays at a time. This module says
// what moves in it, how it waits, how a tap skips ahead, and how it ends early.
import { targetOf } from './dom.js';

const EASE = 'cubic-bezier(.2, .8, .2, 1)';

/** A tap this soon after the start was meant for the button before the show, so it skips nothing. In milliseconds. */
const GRACE = 600;

/**
 * @typedef {object} Show
 * @property {HTMLElement} shell where it plays
 * @property {(shell: HTMLElement) => void} showEnd shows the end
 * @property {() => void} skipAhead what a tap does
 * @property {number} began
 */

/** @type {Show | null} */
let show = null;
/** @type {Set<Animation>} */
const running = new Set();
/** What puts things back at the end. @type {(() => void)[]} */
const cleanups = [];
let wake = () => {};
let hurried = false;

export const isPlaying = () => !!show;

/** Whether the show plays on this shell. @param {HTMLElement} shell */
export const playsOn = (shell) => show?.shell === shell;

/** Whether the rest of this beat is skipped. */
export const isHurried = () => hurried;

/** What `pause` throws if the show was skipped or its page is gone. */
const SKIPPED = new Error('skipped');

/**
 * Plays a show on a shell. It ends whatever happens, because until then its page has no buttons.
 * @param {HTMLElement} shell
 * @param {(shell: HTMLElement) => Promise<void>} play
 * @param {(shell: HTMLElement) => void} showEnd shows the end
 * @param {() => void} [skipAhead] what a tap does; it shows the end unless told otherwise
 */
export const perform = (shell, play, showEnd, skipAhead = end) => {
  end();
  const now = { shell, showEnd, skipAhead, began: performance.now() };
  show = now;
  hurried = false;
  play(shell)
    .catch((why) => { if (why !== SKIPPED) reportError(why); })
    .finally(() => { if (show === now) end(); });
};

/** Ends the show: the page shows everything at once. */
export function end() {
  if (!show) return;
  const { shell, showEnd } = show;
  show = null;
  for (const animation of running) animation.cancel();
  running.clear();
  for (const undo of cleanups.splice(0)) undo();
  showEnd(shell);
  wake();
}

/** A beat begins: a tap skips no further than its end. */
export const beginBeat = () => { hurried = false; };

/** Shows the rest of this beat at once. */
export const hurry = () => {
  hurried = true;
  for (const animation of running) animation.finish();
  wake();
};

/** Runs when the show ends. @param {() => void} undo */
export const atEnd = (undo) => { cleanups.push(undo); };

/** Waits, unless the show ends before. @param {number} time */
export const pause = (time) => new Promise((/** @type {(over?: unknown) => void} */ over, stop) => {
  const now = show;
  const check = () => (show === now && now?.shell.isConnected ? over() : stop(SKIPPED));
  const timer = setTimeout(check, hurried ? 0 : time);
  wake = () => { clearTimeout(timer); check(); };
});

/**
 * Animates an element so that it ends where the page has it.
 * @param {Element} node
 * @param {Keyframe[]} frames
 * @param {KeyframeAnimationOptions} options
 */
export const animate = (node, frames, options) => {
  const animation = node.animate(frames, { easing: EASE, fill: 'backwards', ...options });
  running.add(animation);
  animation.onfinish = () => running.delete(animation);
  return animation;
};

/**
 * @param {Element | null} node
 * @param {number} [delay]
 * @param {number} [duration]
 */
export const fade = (node, delay = 0, duration = 240) => {
  if (node) animate(node, [{ opacity: 0 }, { opacity: 1 }], { delay, duration, easing: 'linear' });
};

/** @param {Event} event */
const isForShow = (event) => show && performance.now() - show.began >= GRACE && !targetOf(event).closest('.bar, .chat, .sheet, .coach, dialog, .players, .fill, :popover-open');

/** @param {Event} event */
const skip = (event) => {
  if (!isForShow(event)) return;
  event.preventDefault();
  event.stopPropagation();
  if (event instanceof KeyboardEvent && event.key === 'Escape') end();
  else show?.skipAhead();
};

/** @param {KeyboardEvent} event */
const skipByKey = (event) => {
  if (['Enter', ' ', 'Escape', 'ArrowRight'].includes(event.key) && !targetOf(event).matches('input, textarea, select, a, button')) skip(event);
};

export const watchSkips = () => {
  document.addEventListener('click', skip, true);
  document.addEventListener('keydown', skipByKey, true);
  document.addEventListener('visibilitychange', () => { if (document.hidden) end(); });
};
