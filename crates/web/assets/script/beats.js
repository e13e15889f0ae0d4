// @ts-check
// One reveal plays at a time: what moves in it, how it waits, and how it ends early.

const EASE = 'cubic-bezier(.2, .8, .2, 1)';

/** @type {HTMLElement | null} */
let stage = null;
/** @type {Set<Animation>} */
const running = new Set();
/** What puts things back at the end. @type {(() => void)[]} */
const undone = [];
let wake = () => {};

export const isPlaying = () => !!stage;

/** @param {HTMLElement} shell */
export const start = (shell) => {
  end();
  stage = shell;
};

/** Everything is told, at once. */
export const end = () => {
  if (!stage) return;
  const shell = stage;
  stage = null;
  for (const animation of running) animation.cancel();
  running.clear();
  for (const undo of undone.splice(0)) undo();
  shell.querySelector('.lifted')?.remove();
  shell.dataset.beat = '6';
  delete shell.dataset.hop;
  wake();
};

/** Runs when the reveal ends. @param {() => void} undo */
export const atEnd = (undo) => { undone.push(undo); };

/** Waits, unless the reveal ends before. @param {number} time */
export const pause = (time) => new Promise((/** @type {(over?: unknown) => void} */ over, stop) => {
  const now = stage;
  const check = () => (stage === now && now?.isConnected ? over() : stop(new Error('skipped')));
  const timer = setTimeout(check, time);
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
