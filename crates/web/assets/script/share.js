// @ts-check
// Links to share and pages to load again.
import { targetOf } from './dom.js';
import { body, words } from './page.js';
import { refuse } from './refusal.js';

/** The buttons that say “copied” right now. @type {WeakSet<HTMLElement>} */
const saying = new WeakSet();

/** Copies a text. Returns whether that worked. @param {string} text */
const copy = async (text) => {
  if (await navigator.clipboard?.writeText(text).then(() => true, () => false)) return true;
  // Without https a page has no clipboard, and some browsers refuse it. The old way may still work.
  const field = document.createElement('textarea');
  field.value = text;
  body.append(field);
  field.select();
  const isCopied = document.execCommand('copy');
  field.remove();
  return isCopied;
};

/** @param {HTMLElement} button @param {string} url */
const share = async (button, url) => {
  if ('share' in navigator && matchMedia('(pointer: coarse)').matches) {
    // Whoever closes the list of apps has changed their mind.
    const isOver = await navigator.share({ url, title: 'Moonhare' }).then(() => true, (why) => why.name === 'AbortError');
    if (isOver) return;
  }
  if (!(await copy(url))) return refuse(words.failed);
  if (saying.has(button)) return;
  const was = button.innerHTML;
  saying.add(button);
  button.textContent = words.copied || '✓';
  setTimeout(() => {
    saying.delete(button);
    button.innerHTML = was;
  }, 1800);
};

export const watchLinks = () => document.addEventListener('click', (event) => {
  const button = /** @type {HTMLElement | null} */ (targetOf(event).closest('[data-share]'));
  if (button?.dataset.share) share(button, button.dataset.share);
  if (!targetOf(event).closest('[data-reload]')) return;
  event.preventDefault();
  location.reload();
});
