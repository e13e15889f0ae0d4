// @ts-check
// The cards that are picked, and those that were sent in.
import { all, el, inputs, one } from './dom.js';

const MOST = 2;

/** The ticked inputs, oldest first. @type {HTMLInputElement[]} */
let order = [];

/** The cards that are picked; the red token of a storyteller is not a card. */
export const picked = () => inputs('#stage .card input:checked:not(.in-red)');

/**
 * At most two can be ticked: a third replaces the first.
 * @template {{ checked: boolean, isConnected: boolean }} Tick
 * @param {Tick[]} before those that were ticked, in their order
 * @param {Tick} input the one that was changed
 */
export const limited = (before, input) => {
  const after = before.filter((other) => other !== input && other.isConnected && other.checked);
  if (input.checked) after.push(input);
  for (const extra of after.splice(0, Math.max(0, after.length - MOST))) extra.checked = false;
  return after;
};

/** @param {HTMLInputElement} input */
export const limitPicks = (input) => {
  if (input.type !== 'checkbox') return;
  // Some may be ticked by the page: after a reload, those that were sent.
  const unknown = picked().filter((other) => other !== input && !order.includes(other));
  order = limited([...unknown, ...order], input);
};

/** Marks the cards that the viewer sent. Nothing else about the cards changes. */
export const showPicks = () => {
  const picks = el('picks');
  const stage = el('stage');
  if (!picks || !stage?.matches('form')) return;
  const sent = picks.dataset.picks?.split(' ');
  stage.classList.toggle('is-in', !!sent);
  if (!sent) return;
  for (const input of inputs('.card input', stage)) {
    input.checked = input.matches('.in-red') ? input.value === picks.dataset.red : sent.includes(input.value);
  }
};

/** Shows the numbers of the picked cards on the viewer's votes. */
export const showBallot = () => {
  const marked = picked().map((input) => input.value);
  all('.ballot i').forEach((slot, n) => {
    one('.coin', slot)?.remove();
    if (!marked[n]) return;
    const coin = document.createElement('span');
    coin.className = 'coin';
    coin.textContent = marked[n];
    slot.append(coin);
  });
};

/**
 * The input of a card: the red one while the storyteller places the red token.
 * @param {Element | null | undefined} card
 */
export const inputOf = (card) => {
  const red = /** @type {HTMLInputElement | null} */ (el('place-red'))?.checked;
  return /** @type {HTMLInputElement | null | undefined} */ (card?.querySelector(red ? '.in-red' : 'input'));
};
