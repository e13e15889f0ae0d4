// @ts-check
// Sheets and strips that open.
import { all, one, targetOf } from './dom.js';
import { isTouched } from './kept.js';

/** On a phone the strip of rabbits opens to say who is who. @param {Event} event */
const openStrip = (event) => {
  const strip = targetOf(event).closest('.players');
  all('.players').forEach((players) => players.classList.toggle('is-open', players === strip && !players.matches('.is-open')));
};

/** Saves the preferences when their sheet closes. @param {ToggleEvent} event */
const savePrefs = (event) => {
  if (event.newState !== 'closed') return;
  const prefs = /** @type {HTMLFormElement | null} */ (one('.prefs', targetOf(event)));
  const fields = /** @type {import('./kept.js').Field[]} */ ([...(prefs?.elements ?? [])]);
  if (fields.some((field) => field.name && field.type !== 'hidden' && isTouched(field))) prefs?.requestSubmit();
};

export const watchSheets = () => {
  document.addEventListener('click', openStrip);
  document.addEventListener('toggle', savePrefs, true);
};
