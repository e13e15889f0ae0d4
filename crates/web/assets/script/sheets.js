// @ts-check
// Sheets and strips that open.
import { all, one, place } from './dom.js';
import { isTouched } from './kept.js';

/** On a phone the strip of rabbits opens to say who is who. @param {Event} event */
const openStrip = (event) => {
  const strip = place(event).closest('.players');
  all('.players').forEach((players) => players.classList.toggle('is-open', players === strip && !players.matches('.is-open')));
};

/** Saves the settings when their sheet closes. @param {ToggleEvent} event */
const keepSettings = (event) => {
  if (event.newState !== 'closed') return;
  const settings = /** @type {HTMLFormElement | null} */ (one('.prefs', place(event)));
  const fields = /** @type {import('./kept.js').Field[]} */ ([...(settings?.elements ?? [])]);
  if (fields.some((field) => field.name && field.type !== 'hidden' && isTouched(field))) settings?.requestSubmit();
};

export const watchSheets = () => {
  document.addEventListener('click', openStrip);
  document.addEventListener('toggle', keepSettings, true);
};
