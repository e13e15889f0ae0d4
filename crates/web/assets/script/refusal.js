// @ts-check
// A refusal replaces the status line for a while.
import { el, icon, one } from './dom.js';

const AWHILE = 6000;

/**
 * The line that shows the refusal, and a copy of it from before.
 * @type {{ line: HTMLElement, before: Node } | null}
 */
let refused = null;
let timer = 0;

/** @param {string} text */
export const refuse = (text) => {
  const line = el('now');
  if (!line) return;
  clearTimeout(timer);
  if (refused?.line !== line) refused = { line, before: line.cloneNode(true) };
  line.className = 'now now-bad';
  line.innerHTML = `${icon('warn')}<span></span>`;
  /** @type {HTMLElement} */ (one('span', line)).textContent = text;
  timer = setTimeout(unrefuse, AWHILE);
};

/** Restores the status line, unless an update has already replaced it. */
export const unrefuse = () => {
  if (refused?.line.isConnected) refused.line.replaceWith(refused.before);
  refused = null;
};
