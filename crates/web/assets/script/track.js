// @ts-check
// Rabbits hop from their old score to the new one, stone by stone, and never backwards.
import { animate, fade, isPlaying } from './beats.js';
import { all } from './dom.js';
import { isCalm, root } from './page.js';
import { sound } from './sound.js';

const STONE = 260;
const GAP = 90;

/**
 * The rabbit's horizontal offset over each stone on its way, relative to where it ends. It never moves
 * away from the end, so the rabbit never hops back.
 * @param {number[]} stones
 * @param {boolean} [isRtl] whether the track runs from right to left
 */
export const forward = (stones, isRtl = false) => {
  const farther = isRtl ? Math.max : Math.min;
  const way = [...stones.slice(0, -1), 0];
  for (let n = way.length - 2; n >= 0; n -= 1) way[n] = farther(way[n], way[n + 1]);
  return way;
};

/**
 * The keyframes of a way, with a leap between any two stones.
 * @param {number[]} way
 * @param {number} rise how much lower it starts than it ends, in pixels; less than 0 if it sat on other rabbits
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
 * @param {HTMLElement} results
 * @param {number} after milliseconds to wait first
 * @param {number} most the longest time, in milliseconds
 */
export const hop = (results, after, most) => {
  const stones = all('.track > li', results);
  const rabbits = all('.track .rabbit', results).map((rabbit) => {
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
  const perStone = Math.min(STONE, most / Math.max(1, longest));
  const gap = Math.max(0, Math.min(GAP, (most - longest * perStone) / Math.max(1, coming.length)));
  coming.forEach(({ rabbit, from, to, box }, n) => {
    const middle = (/** @type {HTMLElement} */ stone) => { const { left, width } = stone.getBoundingClientRect(); return left + width / 2 - box.left - box.width / 2; };
    const below = piles.get(from) ?? 0;
    piles.set(from, below + 1);
    const ground = stones[from].getBoundingClientRect().bottom - parseFloat(getComputedStyle(stones[from]).paddingBottom);
    const rise = ground - box.bottom - below * box.height * close(from);
    const way = forward(stones.slice(from, to + 1).map(middle), root.dir === 'rtl');
    const delay = after + n * gap;
    animate(rabbit, leaps(way, rise, box.height * .45), { delay, duration: (to - from) * perStone, easing: 'linear' });
    setTimeout(() => { if (isPlaying()) sound('hop', n); }, delay);
  });
  return after + Math.max(0, coming.length - 1) * gap + longest * perStone;
};
