// @ts-check
// Forms go to the server without loading a page.
import { forgetDraft, keepDraft } from './draft.js';
import { field, input, one, targetOf } from './dom.js';
import { words } from './page.js';
import { limitPicks, picked, showBallot } from './picks.js';
import { forgetRecording, uploadSound } from './recording.js';
import { refuse, unrefuse } from './refusal.js';
import { send } from './sending.js';
import { sound } from './sound.js';
import { closeViewer, refreshViewer } from './viewer.js';

/** The longest time between the two taps of a double tap, in milliseconds. */
const DOUBLE = 800;
/** How long the main button stays busy unless the stream replaces it, in milliseconds. */
const BUSY_FOR = 1500;

let renewed = 0;

/** Notes when the buttons were replaced. */
export const noteButtons = () => { renewed = Date.now(); };

/**
 * Why a move cannot be sent yet.
 * @param {HTMLFormElement} form
 * @param {HTMLElement | null} button
 */
const whyNot = (form, button) => {
  if (form.id !== 'stage') return null;
  const need = Number((button || one('#act [data-need]'))?.dataset.need || 0);
  if (picked().length < need) return words.noPick;
  const how = input('[name="how"]:checked')?.value;
  if (how === 'text' && !field('clue-text')?.value.trim()) return words.noClue;
  return null;
};

/** A solo game uses the name typed in the form for a new table. @param {HTMLFormElement} form */
const copyNameToSolo = (form) => {
  const mine = field('my-name')?.value;
  if (!form.matches('.solo') || !mine?.trim()) return;
  const hidden = () => form.appendChild(Object.assign(document.createElement('input'), { type: 'hidden', name: 'name' }));
  const name = /** @type {HTMLInputElement | null} */ (form.elements.namedItem('name')) || hidden();
  name.value = mine;
};

/**
 * A move was acknowledged. The stream shows it a moment later; until then, a second tap would send it
 * again.
 * @param {HTMLElement | null} button
 */
const keepBusy = (button) => {
  button?.classList.add('is-busy');
  setTimeout(() => button?.classList.remove('is-busy'), BUSY_FOR);
};

/** @param {SubmitEvent} event */
const submit = async (event) => {
  const form = /** @type {HTMLFormElement} */ (event.target);
  const button = event.submitter;
  copyNameToSolo(form);
  if (!form.matches('[data-send]')) return;
  event.preventDefault();
  // The second tap of a double tap hits the button that replaced the first one.
  if (form.action.endsWith('/take-back') && Date.now() - renewed < DOUBLE) return;
  const isMain = !!button?.closest('#act');
  if (isMain && button?.classList.contains('is-busy')) return;
  const why = whyNot(form, button);
  if (why) return refuse(why);
  button?.classList.add('is-busy');
  if (form.id === 'stage' && one('#act [name="how"][value="sound"]:checked') && !(await uploadSound())) {
    button?.classList.remove('is-busy');
    return;
  }
  if (form.matches('.say')) return say(form, button);
  send(form, button, {
    done: () => {
      if (isMain) keepBusy(button);
      if (form.id === 'stage') {
        forgetDraft();
        forgetRecording();
      }
      sound(form.action.endsWith('/vote') ? 'tap' : 'slide');
    },
  });
  closeViewer();
};

/** @param {HTMLFormElement} form @param {HTMLElement | null} button */
const say = (form, button) => {
  const said = field('say-text')?.value ?? '';
  // Puts the text back into the field if it couldn't be sent.
  const failed = () => {
    const text = field('say-text');
    if (text) text.value ||= said;
  };
  send(form, button, { failed });
  form.reset();
};

/** @param {Event} event */
const change = (event) => {
  const changed = /** @type {HTMLInputElement} */ (targetOf(event));
  if (changed.form?.matches('.auto')) changed.form.requestSubmit();
  if (changed.matches('.card input')) {
    unrefuse();
    limitPicks(changed);
    showBallot();
    refreshViewer();
    keepDraft();
  }
  if (changed.name === 'how') {
    unrefuse();
    keepDraft();
  }
};

export const watchForms = () => {
  document.addEventListener('submit', submit);
  document.addEventListener('change', change);
};
