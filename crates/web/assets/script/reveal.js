// @ts-check
// The end of a round: votes, the card, givers, points; then the rabbits hop. A tap skips all of it.
import { all, el, one, place } from './dom.js';
import { moves } from './page.js';
import { sound } from './sound.js';

const BEFORE_HOPS = 2100; // milliseconds, as long as the rest takes

/** Rabbits that wait at their old places until they hop. @type {Map<Element, Animation>} */
const waiting = new Map();

/**
 * The keyframes from the first place to the last, with a leap to each place after the first.
 * @param {{ x: number, y: number }[]} places
 */
export const leaps = (places) => places.flatMap(({ x, y }, n) => {
  const there = { transform: `translate(${x}px, ${y}px)` };
  if (!n) return [there];
  const from = places[n - 1];
  return [{ transform: `translate(${(from.x + x) / 2}px, ${(from.y + y) / 2 - 18}px) rotate(-6deg)` }, there];
});

/** @param {HTMLElement} rabbit */
const way = (rabbit) => {
  const stones = all('li', /** @type {HTMLElement} */ (rabbit.closest('.track')));
  const to = stones.indexOf(/** @type {HTMLElement} */ (rabbit.closest('li')));
  const home = stones[to].getBoundingClientRect();
  const passed = stones.slice(Number(rabbit.dataset.from), to + 1).map((stone) => stone.getBoundingClientRect());
  return leaps(passed.map(({ left, top }) => ({ x: left - home.left, y: top - home.top })));
};

/** @param {HTMLElement} shell */
const rabbits = (shell) => all('.track [data-from]', shell);

/** @param {HTMLElement} shell */
const hop = (shell) => rabbits(shell).forEach((rabbit, n) => {
  const frames = way(rabbit);
  waiting.get(rabbit)?.cancel();
  waiting.delete(rabbit);
  const steps = (frames.length - 1) / 2;
  rabbit.animate(frames, { duration: Math.min(620 * steps, 2500), delay: 90 * n, easing: 'ease-in-out', fill: 'backwards' });
  setTimeout(() => sound('hop', n), 90 * n);
});

/** @param {HTMLElement} shell */
const unveil = (shell) => {
  if (!moves()) return;
  shell.classList.add('fresh');
  sound('chime');
  const hops = setTimeout(() => hop(shell), BEFORE_HOPS);
  const skip = (/** @type {Event} */ event) => {
    if (place(event).closest('a, button, input, label')) return;
    shell.classList.add('skip');
    clearTimeout(hops);
    shell.getAnimations({ subtree: true }).forEach((animation) => { try { animation.finish(); } catch { /* endless */ } });
  };
  shell.addEventListener('click', skip, { once: true });
  setTimeout(() => shell.classList.remove('fresh'), 6000);
  for (const rabbit of rabbits(shell)) {
    waiting.set(rabbit, rabbit.animate([way(rabbit)[0]], { duration: BEFORE_HOPS, fill: 'both' }));
  }
};

/** Shows what has just happened. @param {import('./regions.js').Before} before */
export const celebrate = (before) => {
  const shell = el('shell');
  if (!shell) return;
  if (shell.matches('.reveal, .tv-reveal') && !before.reveal) unveil(shell);
  // Cards that lay face down are turned over (R5.1).
  if (before.backs && one('#stage .hand') && moves()) el('stage')?.classList.add('turned');
  if (one('.podium') && !before.over) sound('win');
};
