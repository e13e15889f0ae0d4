// @ts-check
// A refusal takes the place of the line that leads, for a while.
import { el, icon, one } from './dom.js';

const AWHILE = 6000;

/** The line that says it, and what it said before. @type {{ line: HTMLElement, before: Node } | null} */
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

/** The line says again what it said. If another took its place meanwhile, that one stays. */
export const unrefuse = () => {
  if (refused?.line.isConnected) refused.line.replaceWith(refused.before);
  refused = null;
};
