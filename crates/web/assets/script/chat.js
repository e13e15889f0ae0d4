// @ts-check
// The chat: its lines, and the mark for unread ones.
import { all, el, one, parse, targetOf } from './dom.js';

/** @typedef {{ from: number, lines: Record<string, string> }} Talk */

/**
 * The lines by number. On the page they are inserted before a marker element.
 * @type {Map<number, Node>}
 */
const lines = new Map();
/** The number of the last line that was shown. */
let latest = 0;
let unread = false;
/** Called with each new line. @type {(line: HTMLElement) => void} */
let onNewLine = () => {};

/** @param {(line: HTMLElement) => void} react */
export const setOnNewLine = (react) => { onNewLine = react; };

/** Takes over the lines that the page came with. */
export const adoptLines = () => {
  for (const line of all('#talk [data-line]')) lines.set(Number(line.dataset.line), line.cloneNode(true));
  latest = Math.max(0, ...lines.keys());
};

/**
 * Adds new lines to the known ones, and deletes those that are no longer shown.
 * @template Line
 * @param {Map<number, Line>} known
 * @param {Talk | undefined} talk
 * @param {(html: string) => Line} draw
 */
export const updateLines = (known, talk, draw) => {
  if (!talk) return;
  for (const number of [...known.keys()]) if (number < talk.from) known.delete(number);
  const fresh = Object.entries(talk.lines).map(([number, html]) => [Number(number), html]);
  fresh.sort(([a], [b]) => Number(a) - Number(b));
  for (const [number, html] of fresh) known.set(Number(number), draw(String(html)));
};

/**
 * @param {Talk | undefined} talk
 * @param {boolean} anew all lines were sent
 */
export const receiveLines = (talk, anew) => {
  if (anew) lines.clear();
  updateLines(lines, talk, (html) => {
    const line = parse(html);
    if (!anew) onNewLine(line);
    return line;
  });
};

/** Shows the lines on the page. Returns whether somebody said something new. Who came or went doesn't count. */
export const showLines = () => {
  const talk = el('talk');
  const mark = talk && one('[data-lines]', talk);
  if (!mark) return false;
  const end = isAtEnd(talk);
  const there = new Set();
  for (const shown of all('[data-line]', talk)) {
    const number = Number(shown.dataset.line);
    if (lines.get(number)?.isEqualNode(shown)) there.add(number);
    else shown.remove();
  }
  const missing = [...lines].filter(([number]) => !there.has(number));
  mark.before(...missing.map(([, line]) => line.cloneNode(true)));
  if (end) toEnd(talk);
  const before = latest;
  latest = Math.max(0, ...lines.keys());
  return all('[data-line]:not(.muted)', talk).some((line) => Number(line.dataset.line) > before);
};

/** @param {HTMLElement | null} talk */
export const isAtEnd = (talk) => !!talk && talk.scrollHeight - talk.scrollTop - talk.clientHeight < 40;

/** @param {HTMLElement | null} talk */
export const toEnd = (talk) => { if (talk) talk.scrollTop = talk.scrollHeight; };

/** Marks the button of the chat if there is something to read. @param {boolean} hasNewLine */
export const markUnread = (hasNewLine) => {
  const chat = el('chat');
  unread = !!chat && getComputedStyle(chat).display === 'none' && (unread || hasNewLine);
  one('.open-chat')?.classList.toggle('has-news', unread);
};

export const watchChat = () => {
  toEnd(el('talk'));
  document.addEventListener('toggle', (event) => {
    if (targetOf(event).id !== 'chat' || event.newState !== 'open') return;
    unread = false;
    one('.has-news')?.classList.remove('has-news');
    toEnd(el('talk'));
    if (matchMedia('(hover: hover)').matches) el('say-text')?.focus();
  }, true);
};
