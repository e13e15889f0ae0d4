// @ts-check
// One show plays at a time, the end of a round or of a game: what moves in it, how it waits, how a tap
// skips ahead, and how it ends early.
import { place } from './dom.js';

const EASE = 'cubic-bezier(.2, .8, .2, 1)';

/** The tap that brought the show, or its echo, skips nothing. */
const GRACE = 600;

/** @type {HTMLElement | null} */
let stage = null;
/** Shows the end. @type {(shell: HTMLElement) => void} */
let tellAll = () => {};
/** What a tap does. */
let skipAhead = () => {};
/** @type {Set<Animation>} */
const running = new Set();
/** What puts things back at the end. @type {(() => void)[]} */
const undone = [];
let wake = () => {};
let began = 0;
let hurried = false;

export const isPlaying = () => !!stage;

/** Whether the show plays on this shell. @param {HTMLElement} shell */
export const playsOn = (shell) => stage === shell;

/** Whether the rest of this beat is skipped. */
export const isHurried = () => hurried;

/**
 * @param {HTMLElement} shell
 * @param {(shell: HTMLElement) => void} all shows the end
 * @param {() => void} [skip] what a tap does; it shows the end unless told otherwise
 */
export const start = (shell, all, skip = end) => {
  end();
  stage = shell;
  tellAll = all;
  skipAhead = skip;
  hurried = false;
  began = performance.now();
};

/** Everything is told, at once. */
export function end() {
  if (!stage) return;
  const shell = stage;
  stage = null;
  for (const animation of running) animation.cancel();
  running.clear();
  for (const undo of undone.splice(0)) undo();
  tellAll(shell);
  wake();
}

/** A beat begins: a tap skips no further than its end. */
export const beat = () => { hurried = false; };

/** The rest of this beat is told at once. */
export const hurry = () => {
  hurried = true;
  for (const animation of running) animation.finish();
  wake();
};

/** Runs when the show ends. @param {() => void} undo */
export const atEnd = (undo) => { undone.push(undo); };

/** Waits, unless the show ends before. @param {number} time */
export const pause = (time) => new Promise((/** @type {(over?: unknown) => void} */ over, stop) => {
  const now = stage;
  const check = () => (stage === now && now?.isConnected ? over() : stop(new Error('skipped')));
  const timer = setTimeout(check, hurried ? 0 : time);
  wake = () => { clearTimeout(timer); check(); };
});

/**
 * Moves an element to where it stands.
 * @param {Element} node
 * @param {Keyframe[]} frames
 * @param {KeyframeAnimationOptions} options
 */
export const go = (node, frames, options) => {
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
  if (node) go(node, [{ opacity: 0 }, { opacity: 1 }], { delay, duration, easing: 'linear' });
};

/** @param {Event} event */
const isForShow = (event) => stage && performance.now() - began >= GRACE && !place(event).closest('.bar, .chat, .sheet, .coach, dialog, .players, :popover-open');

/** @param {Event} event */
const skip = (event) => {
  if (!isForShow(event)) return;
  event.preventDefault();
  event.stopPropagation();
  if (event instanceof KeyboardEvent && event.key === 'Escape') end();
  else skipAhead();
};

/** @param {KeyboardEvent} event */
const skipByKey = (event) => {
  if (['Enter', ' ', 'Escape', 'ArrowRight'].includes(event.key) && !place(event).matches('input, textarea, select, a, button')) skip(event);
};

export const watchSkips = () => {
  document.addEventListener('click', skip, true);
  document.addEventListener('keydown', skipByKey, true);
  document.addEventListener('visibilitychange', () => { if (document.hidden) end(); });
};
