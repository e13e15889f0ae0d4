// @ts-check
// Links to share and pages to load again.
import { place } from './dom.js';
import { body, words } from './page.js';

/** @param {string} text */
const copy = async (text) => {
  if (navigator.clipboard) return navigator.clipboard.writeText(text);
  const field = document.createElement('textarea');
  field.value = text;
  body.append(field);
  field.select();
  document.execCommand('copy');
  field.remove();
};

/** @param {HTMLElement} button @param {string} url */
const share = async (button, url) => {
  try {
    if ('share' in navigator && matchMedia('(pointer: coarse)').matches) return await navigator.share({ url, title: 'Moonhare' });
    await copy(url);
    const was = button.innerHTML;
    button.textContent = words.copied || '✓';
    setTimeout(() => { button.innerHTML = was; }, 1800);
  } catch { /* changed their mind */ }
};

export const watchLinks = () => document.addEventListener('click', (event) => {
  const button = /** @type {HTMLElement | null} */ (place(event).closest('[data-share]'));
  if (button?.dataset.share) share(button, button.dataset.share);
  if (!place(event).closest('[data-reload]')) return;
  event.preventDefault();
  location.reload();
});
