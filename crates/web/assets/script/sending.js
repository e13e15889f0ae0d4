// @ts-check
// Repeats a request until the server answers. All repetitions have the same key, so the request
// takes effect only once.
import { all } from './dom.js';
import { noteLost, notice, waitUntilBack } from './line.js';
import { words } from './page.js';
import { refuse } from './refusal.js';

/** What a proxy answers while the server behind it restarts, and the server itself while it is busy. */
const AWAY = [502, 503, 504];
/** About four minutes. Tries while the browser is offline don't count. */
const TRIES = 20;
/** How long to wait for an answer, in milliseconds. A server that works answers within 15 seconds. */
const ANSWER = 20000;

/** A new random key. */
export const freshKey = () => [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** How long to wait before another try, in milliseconds. @param {number} tries */
export const retryDelay = (tries) => Math.min(15000, 1000 * 1.6 ** tries);

/**
 * Repeats a request until the server answers or there were too many tries.
 * @template {{ status: number }} Answer
 * @param {() => Promise<Answer | null>} ask
 * @param {(answer: Answer | null, tries: number) => Promise<unknown>} rest waits before the next try
 * @param {() => boolean} isOnline
 * @returns {Promise<Answer | null>}
 */
export const insist = async (ask, rest, isOnline) => {
  for (let tries = 0; ; tries += isOnline() ? 1 : 0) {
    const answer = await ask();
    if ((answer && !AWAY.includes(answer.status)) || tries >= TRIES) return answer;
    await rest(answer, tries);
  }
};

/**
 * Posts something, with retries, and shows a notice while it takes long.
 * @param {string} url
 * @param {RequestInit} asked
 * @param {number} patience how many milliseconds to wait for an answer before asking again
 * @returns {Promise<Response | null>}
 */
export const post = (url, asked, patience = ANSWER) => {
  let isNoticeShown = false;
  const ask = async () => {
    const signal = AbortSignal.timeout?.(patience);
    const answer = await fetch(url, { method: 'POST', credentials: 'same-origin', signal, ...asked }).catch(() => null);
    if (!answer) noteLost();
    else if (isNoticeShown) notice(null);
    return answer;
  };
  const rest = (/** @type {Response | null} */ answer, /** @type {number} */ tries) => {
    isNoticeShown = true;
    notice(answer ? words.waits : words.lost);
    return waitUntilBack(retryDelay(tries));
  };
  return insist(ask, rest, () => navigator.onLine);
};

/** @type {{ form: HTMLFormElement, url: string, data: URLSearchParams, done?: () => void, failed?: () => void }[]} */
const pending = [];
/** Ends when nothing waits any more. @type {Promise<void> | null} */
let sending = null;

const sendAll = async () => {
  for (let next = pending[0]; next; next = pending[0]) {
    const { form, url, data, done, failed } = next;
    const answer = await post(url, { body: data, headers: { accept: 'application/json', prefer: 'return=minimal' } });
    pending.shift();
    // Some of the form's buttons are outside it.
    const busy = /** @type {HTMLButtonElement[]} */ (all('.is-busy'));
    busy.filter((button) => button.form?.action === form.action).forEach((button) => button.classList.remove('is-busy'));
    if (answer?.ok) {
      done?.();
    } else {
      const answerJson = await answer?.json().catch(() => null);
      refuse(answerJson?.detail || words.failed);
      failed?.();
    }
  }
  sending = null;
};

/** Waits until everything was sent and answered. */
export const whenSent = () => sending ?? Promise.resolve();

/**
 * Sends a form after those that are still waiting.
 * @param {HTMLFormElement} form
 * @param {HTMLElement | null} button
 * @param {{ done?: () => void, failed?: () => void }} then
 */
export const send = (form, button, then) => {
  const data = new URLSearchParams(/** @type {string[][]} */ ([...new FormData(form, button)]));
  data.set('key', freshKey());
  pending.push({ form, url: form.action, data, ...then });
  sending ??= sendAll();
};
