// @ts-check
// Rabbits hop from their old score to the new one, stone by stone, and never backwards.
import { fade, go, isPlaying } from './beats.js';
import { all } from './dom.js';
import { isCalm } from './page.js';
import { sound } from './sound.js';

const STONE = 260;
const GAP = 90;

/**
 * Where a rabbit is on its way, seen from its end: over each stone, and never back.
 * @param {number[]} stones
 */
export const forward = (stones) => {
  const way = [...stones.slice(0, -1), 0];
  for (let n = way.length - 2; n >= 0; n -= 1) way[n] = Math.min(way[n], way[n + 1]);
  return way;
};

/**
 * The keyframes of a way, with a leap between any two stones.
 * @param {number[]} way
 * @param {number} rise from where it sat on the others, in pixels
 * @param {number} high
 */
export const leaps = (way, rise, high) => {
  const last = way.length - 1;
  const y = (/** @type {number} */ n) => rise * (1 - n / last);
  return way.flatMap((x, n) => {
    const there = { transform: `translate(${x}px, ${y(n)}px)`, offset: n / last, easing: 'ease-out' };
    if (!n) return [there];
    const leap = { transform: `translate(${(way[n - 1] + x) / 2}px, ${Math.min(y(n - 1), y(n)) - high}px)`, offset: (n - .5) / last, easing: 'ease-in' };
    return [leap, there];
  });
};

/**
 * @param {HTMLElement} sheet
 * @param {number} after
 * @param {number} most
 */
export const hop = (sheet, after, most) => {
  const stones = all('.track > li', sheet);
  const rabbits = all('.track .rabbit', sheet).map((rabbit) => {
    const to = stones.indexOf(/** @type {HTMLElement} */ (rabbit.closest('li')));
    return { rabbit, to, from: Number(rabbit.dataset.from ?? to), box: rabbit.getBoundingClientRect() };
  });
  if (isCalm()) {
    rabbits.forEach(({ rabbit }) => fade(rabbit, after, 400));
    return after + 1500;
  }
  const coming = rabbits.filter(({ from, to }) => from < to).sort((a, b) => a.from - b.from);
  const piles = new Map();
  for (const { to, from } of rabbits) if (from === to) piles.set(to, (piles.get(to) ?? 0) + 1);
  // Many on one stone sit closer.
  const close = (/** @type {number} */ n) => (rabbits.filter(({ from }) => from === n).length > 4 ? .3 : .55);
  const longest = Math.max(0, ...coming.map(({ from, to }) => to - from));
  const stone = Math.min(STONE, most / Math.max(1, longest));
  const gap = Math.max(0, Math.min(GAP, (most - longest * stone) / Math.max(1, coming.length)));
  coming.forEach(({ rabbit, from, to, box }, n) => {
    const middle = (/** @type {HTMLElement} */ place) => { const { left, width } = place.getBoundingClientRect(); return left + width / 2 - box.left - box.width / 2; };
    const below = piles.get(from) ?? 0;
    piles.set(from, below + 1);
    const ground = stones[from].getBoundingClientRect().bottom - parseFloat(getComputedStyle(stones[from]).paddingBottom);
    const rise = ground - box.bottom - below * box.height * close(from);
    const way = forward(stones.slice(from, to + 1).map(middle));
    const delay = after + n * gap;
    go(rabbit, leaps(way, rise, box.height * .45), { delay, duration: (to - from) * stone, easing: 'linear' });
    setTimeout(() => { if (isPlaying()) sound('hop', n); }, delay);
  });
  return after + Math.max(0, coming.length - 1) * gap + longest * stone;
};
