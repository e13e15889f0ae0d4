// @ts-check
// Numbers pick a card (two digits for 10 to 12), Enter sends it in.
import { all, el, one, targetOf } from './dom.js';
import { root } from './page.js';
import { inputOf } from './picks.js';
import { isOpen, moveBy, pickShown } from './viewer.js';

const TOGETHER = 700; // two digits within so many milliseconds are one number

let digits = '';
let timer = 0;

/** @param {string} number */
const inputAt = (number) => inputOf(all('#stage .card')[Number(number) - 1]);

/**
 * The number that has been typed, with one more digit.
 * @param {string} before
 * @param {string} digit
 * @param {(number: string) => boolean} isCard
 */
export const typed = (before, digit, isCard) => (isCard(before + digit) ? before + digit : digit);

/** @param {string} digit */
const pick = (digit) => {
  clearTimeout(timer);
  digits = typed(digits, digit, (number) => !!inputAt(number));
  timer = setTimeout(() => { digits = ''; }, TOGETHER);
  const input = inputAt(digits);
  if (!input || el('stage')?.classList.contains('is-in')) return;
  // “1” before “12” was only half a number.
  const half = digits.length === 2 ? inputAt(digits[0]) : null;
  if (half?.type === 'checkbox' && half.checked) half.click();
  input.click();
  input.focus();
};

/** @param {KeyboardEvent} event */
const inViewer = ({ key, target }) => {
  const forward = root.dir === 'rtl' ? -1 : 1;
  if (key === 'ArrowRight') moveBy(forward);
  if (key === 'ArrowLeft') moveBy(-forward);
  if (key === 'Enter' && !(/** @type {HTMLElement} */ (target).closest('button'))) pickShown();
};

/** Whether the key belongs to an input method. Safari says so only by the key's number. @param {KeyboardEvent} event */
const isComposing = (event) => event.isComposing || event.keyCode === 229;

/** @param {KeyboardEvent} event */
const press = (event) => {
  if (event.metaKey || event.ctrlKey || event.altKey) return;
  if (isOpen()) return inViewer(event);
  const target = targetOf(event);
  const button = /** @type {HTMLButtonElement | null} */ (one('#act .btn-main'));
  if (target.id === 'clue-text' && event.key === 'Enter' && !event.shiftKey && !isComposing(event)) {
    event.preventDefault();
    const form = /** @type {HTMLFormElement | null} */ (el('stage'));
    // With its button, so that a second Enter sends nothing while the first is under way.
    if (!event.repeat) form?.requestSubmit(button?.form === form ? button : null);
    return;
  }
  if (target.closest('textarea, select, [popover], input:not(.card input)')) return;
  if (/^\d$/.test(event.key)) {
    pick(event.key);
  } else if (event.key === 'Enter' && !target.closest('a, button, summary')) {
    // A show hides the button, and nobody presses what they can't see.
    if (event.repeat || !button?.checkVisibility({ visibilityProperty: true })) return;
    event.preventDefault();
    button.click();
  }
};

export const watchKeys = () => document.addEventListener('keydown', press);
