// @ts-check
// Points count up in the order of the old scores; then the rows change places.
import { animate, atEnd, fade, isPlaying } from './beats.js';
import { all, one } from './dom.js';
import { isCalm } from './page.js';

const COUNT = 700;
const GAP = 40;
const SWAP = 600;

/** Where each row stood before, by the scores before. @param {{ old: number }[]} rows in their new order */
export const oldPlaces = (rows) => {
  const before = rows.map((_, n) => n).sort((a, b) => rows[b].old - rows[a].old || a - b);
  return rows.map((_, n) => before.indexOf(n));
};

/**
 * @param {HTMLElement} results
 * @param {number} after milliseconds to wait first
 */
export const countUp = (results, after) => {
  const rows = all('.points > li', results).map((row) => {
    const [gain, sum] = /** @type {HTMLElement[]} */ ([one('b', row), one('i', row)]);
    const points = Number(gain.textContent);
    return { row, gain, sum, points, old: Number(sum.textContent) - points };
  });
  const total = after + rows.length * GAP + COUNT;
  const places = oldPlaces(rows);
  const spots = rows.map(({ row }) => ({ x: row.offsetLeft, y: row.offsetTop }));
  rows.forEach(({ row, gain, sum, points, old }, n) => {
    const begin = after + places[n] * GAP;
    if (isCalm()) return fade(row, begin);
    // Whoever rises passes in front.
    const zIndex = places[n] > n ? 2 : 1;
    const transform = `translate(${spots[places[n]].x - spots[n].x}px, ${spots[places[n]].y - spots[n].y}px)`;
    animate(row, [
      { transform, zIndex },
      { transform, zIndex, offset: total / (total + SWAP), easing: 'cubic-bezier(.2, .8, .2, 1)' },
      { transform: 'none', zIndex },
    ], { duration: total + SWAP, easing: 'linear' });
    fade(one('small', row), begin);
    const show = (/** @type {number} */ part) => {
      const now = Math.round(points * part);
      gain.textContent = `${now ? '+' : ''}${now}`;
      sum.textContent = String(old + now);
    };
    const from = performance.now() + begin;
    const tick = (/** @type {number} */ time) => {
      if (!isPlaying()) return;
      const part = Math.min(1, Math.max(0, (time - from) / COUNT));
      show(part);
      if (part < 1) requestAnimationFrame(tick);
    };
    atEnd(() => show(1));
    show(0);
    requestAnimationFrame(tick);
  });
  return isCalm() ? total : total + SWAP;
};
