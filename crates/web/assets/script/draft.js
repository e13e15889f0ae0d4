// @ts-check
// Keeps an unfinished clue across a reload.
import { field, input, inputs, one, targetOf } from './dom.js';
import { tablePath } from './page.js';
import { picked } from './picks.js';
import { unrefuse } from './refusal.js';
import { drop, keep, recall } from './store.js';

const NAME = `draft ${tablePath}`;

/** The field whose draft was already restored. @type {HTMLInputElement | null} */
let filled = null;

export const keepDraft = () => {
  const clue = field('clue-text');
  if (!clue) return;
  const card = input('#stage .card input:checked')?.value;
  const how = input('[name="how"]:checked')?.value;
  keep(NAME, JSON.stringify({ clue: clue.value, card, how }));
};

export const forgetDraft = () => drop(NAME);

/** A clue that somebody else told instead, because the time was up, doesn't come back rounds later. */
export const forgetStaleDraft = () => { if (!field('clue-text') && !one('.pause')) forgetDraft(); };

export const restoreDraft = () => {
  const clue = field('clue-text');
  if (!clue || clue === filled) return;
  filled = clue;
  const draft = JSON.parse(recall(NAME) || 'null');
  if (!draft) return;
  clue.value ||= draft.clue || '';
  const card = inputs('#stage .card input').find((input) => input.value === draft.card);
  if (card && !picked().length) card.checked = true;
  const how = input(`[name="how"][value="${draft.how}"]`);
  if (how) how.checked = true;
};

export const watchDraft = () => document.addEventListener('input', (event) => {
  if (targetOf(event).id !== 'clue-text') return;
  unrefuse();
  keepDraft();
});
