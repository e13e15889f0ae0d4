// @ts-check
// The end of a round, beat by beat. The page contains the complete reveal. `data-beat` on its shell says
// how far to show it, and this module counts it up. A tap skips to the end; a reload or a late arrival
// starts there. Those who want no motion get the same beats as fades.
import { animate, end, fade, isPlaying, pause, perform, playsOn } from './beats.js';
import { all, el, one, parse } from './dom.js';
import { isCalm, mayAnimate, root } from './page.js';
import { countUp } from './points.js';
import { sound } from './sound.js';
import { hop } from './track.js';

/** Milliseconds. */
export const T = {
  hold: 900,
  vote: 420, voteGap: 220, votes: 2500,
  breath: 1100,
  lift: 950, tell: 700, gold: 1600,
  settle: 520, name: 260, nameGap: 45,
  fly: 480, flyGap: 140, flights: 1800, plus: 240,
  open: 420, hops: 2600,
};

const HOP = 'cubic-bezier(.3, 1.6, .5, 1)';
const ARC = 'cubic-bezier(.45, 0, .4, 1)';
const GROW = 'cubic-bezier(.5, 0, .1, 1)';

/** How far apart things begin, so that all of them end in time. @param {number} count @param {number} each @param {number} gap @param {number} most */
export const spread = (count, each, gap, most) => Math.min(gap, (most - each) / Math.max(1, count - 1));

/** @param {Element} from */
const rabbitsIn = (from) => all('.rabbit', /** @type {HTMLElement} */ (from));

/** The number of a rabbit, taken from the name of its drawing: 8 from `#r-8`. @param {Element} rabbit */
const numberOf = (rabbit) => rabbit.firstElementChild?.getAttribute('href')?.slice(3) ?? '';

/** @param {HTMLElement} shell @param {number} beat */
const setBeat = (shell, beat) => { shell.dataset.beat = String(beat); };

/** Votes land, rabbit by rabbit; both votes of one rabbit land together. @param {HTMLElement} laid */
const land = (laid) => {
  const order = (laid.dataset.order ?? '').split(' ');
  const gap = spread(order.length, T.vote, T.voteGap, T.votes);
  const calm = isCalm();
  for (const vote of all('.card > i .rabbit', laid)) {
    const delay = Math.max(0, order.indexOf(numberOf(vote))) * gap;
    if (calm) fade(vote, delay);
    else {
      animate(vote, [
        { opacity: 0, transform: 'translateY(-2.5rem) scale(.5)' },
        { opacity: 1, offset: .4 },
        { opacity: 1, transform: 'none' },
      ], { delay, duration: T.vote, easing: HOP });
    }
  }
  order.forEach((_, n) => setTimeout(() => { if (isPlaying()) sound('tap', n % 5); }, n * gap + 200));
  return (order.length - 1) * gap + T.vote + 200;
};

/** The storyteller's card, large, above the board. @param {HTMLElement} laid @param {HTMLElement} shell */
const lift = (laid, shell) => {
  const home = /** @type {HTMLElement} */ (one('.laid-true', laid));
  const large = parse('<div class="lifted" aria-hidden="true"><p class="count"></p><div class="card"></div><ul></ul></div>');
  const card = /** @type {HTMLElement} */ (one('.card', large));
  for (const part of all(':scope > a, :scope > b', home)) {
    const copy = /** @type {HTMLElement} */ (part.cloneNode(true));
    copy.tabIndex = -1;
    card.append(copy);
  }
  const ribbon = parse('<span class="ribbon"></span>');
  ribbon.append(...[...(one(':scope > p', home)?.cloneNode(true).childNodes ?? [])].filter((part) => !(part instanceof SVGElement)));
  card.append(ribbon);
  one('.count', large)?.append(...[...(one('.at-4', shell)?.cloneNode(true).childNodes ?? [])]);
  const names = JSON.parse(one(':scope > i', home)?.dataset.names ?? '[]');
  const finders = /** @type {HTMLElement} */ (one('ul', large));
  all(':scope > i .rabbit', home).forEach((vote, n) => {
    const finder = document.createElement('li');
    const name = document.createElement('bdi');
    name.textContent = names[n] ?? '';
    finder.append(vote.cloneNode(true), name);
    finders.append(finder);
  });
  laid.after(large);
  const [from, to] = [home, card].map((box) => box.getBoundingClientRect());
  const way = { x: from.left + from.width / 2 - to.left - to.width / 2, y: from.top + from.height / 2 - to.top - to.height / 2, scale: from.width / to.width };
  if (isCalm()) fade(card, 0, 500);
  else {
    const there = `translate(${way.x}px, ${way.y}px)`;
    animate(card, [
      { transform: `perspective(90rem) ${there} scale(${way.scale})` },
      { transform: `perspective(90rem) translate(${way.x}px, ${way.y - 14}px) scale(${way.scale * 1.12})`, offset: .26, easing: GROW },
      { transform: 'perspective(90rem) rotateY(360deg)' },
    ], { duration: T.lift });
  }
  for (const part of [one('.ribbon', card), one('.count', large), one('#now .at-4', shell)]) fade(part, T.tell);
  all('li', large).forEach((finder, n) => {
    if (isCalm()) fade(finder, T.lift);
    else animate(finder, [{ opacity: 0, transform: 'translateY(1.25rem) scale(.7)' }, { opacity: 1, transform: 'none' }], { delay: T.lift + n * 90, duration: 320, easing: HOP });
  });
  setTimeout(() => {
    if (!isPlaying()) return;
    sound('chime');
    if (root.dataset.vibration === 'on' && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(60);
  }, T.tell);
  return { large, way };
};

/** Party: the red vote falls on its card. @param {HTMLElement} laid */
const strike = (laid) => {
  const red = one('.spoilt', laid);
  if (isCalm()) fade(red);
  else if (red) animate(red, [{ opacity: 0, transform: 'scale(2.4)' }, { opacity: 1, transform: 'none' }], { duration: 300, easing: HOP });
  sound('slide');
};

/** The votes that earn points for a card's giver. Those of the giver's own team don't (R6.4). @param {HTMLElement} card */
const fooledBy = (card) => {
  const giver = numberOf(rabbitsIn(/** @type {Element} */ (one(':scope > p', card)))[0]);
  return all(':scope > i .rabbit', card).filter((vote) => numberOf(vote) !== giver).slice(0, 3);
};

/**
 * The givers' names; the rabbits that were fooled fly to whoever fooled them.
 * @param {HTMLElement} laid
 * @param {number} after
 */
const nameGivers = (laid, after) => {
  const calm = isCalm();
  const givers = all('.card > p', laid);
  givers.forEach((giver, n) => {
    const delay = after + n * T.nameGap;
    if (calm) fade(giver, delay);
    else animate(giver, [{ opacity: 0, transform: 'translateY(-.5rem)' }, { opacity: 1, transform: 'none' }], { delay, duration: T.name });
  });
  const begin = after + givers.length * T.nameGap + T.name;
  const earners = all('.card:has(> .plus)', laid);
  // In Party nobody is fooled, and those who voted together are on the card already.
  const isParty = !one('.laid-true', laid);
  const flights = isParty ? [] : earners.flatMap((card) => fooledBy(card).map((vote) => ({ card, vote })));
  const gap = spread(flights.length, T.fly, T.flyGap, T.flights);
  const landed = new Map();
  flights.forEach(({ card, vote }, n) => {
    const delay = begin + n * gap;
    if (!landed.has(card)) landed.set(card, delay + (calm ? 0 : T.fly));
    const goal = one(':scope > p .rabbit', card);
    if (calm || !goal) return;
    const [a, b] = [vote, goal].map((rabbit) => rabbit.getBoundingClientRect());
    const scale = b.width / a.width;
    const to = { x: b.left + b.width / 2 - a.left - a.width / 2, y: b.top + b.height / 2 - a.top - a.height / 2 };
    animate(vote, [
      { transform: 'none' },
      { transform: `translate(${to.x / 2}px, ${Math.min(0, to.y) - 34}px) scale(${(1 + scale) / 2})`, offset: .45 },
      { transform: `translate(${to.x}px, ${to.y}px) scale(${scale})`, offset: .9 },
      { transform: `translate(${to.x}px, ${to.y}px) scale(${scale * .6})` },
    ], { delay, duration: T.fly, easing: ARC, fill: 'none' });
  });
  earners.forEach((card, n) => {
    const plus = one('.plus', card);
    const delay = landed.get(card) ?? begin + n * 90;
    if (calm) fade(plus, delay);
    else if (plus) animate(plus, [{ opacity: 0, transform: 'scale(.2)' }, { opacity: 1, transform: 'none' }], { delay, duration: T.plus, easing: HOP });
    setTimeout(() => { if (isPlaying()) sound('tick'); }, delay);
  });
  return begin + Math.max(0, flights.length - 1) * gap + (flights.length ? T.fly : 0) + T.plus + 500;
};

/** Cards glide from where they were. @param {HTMLElement[]} cards @param {DOMRect[]} before */
const glide = (cards, before) => cards.forEach((card, n) => {
  const [a, b] = [before[n], card.getBoundingClientRect()];
  if (Math.abs(a.left - b.left) + Math.abs(a.top - b.top) + Math.abs(a.width - b.width) < 1) return;
  const there = `translate(${a.left - b.left}px, ${a.top - b.top}px) scale(${a.width / b.width})`;
  animate(card, [{ transformOrigin: '0 0', transform: there }, { transformOrigin: '0 0', transform: 'none' }], { duration: T.open + 100 });
});

/** Points count up and rabbits hop. @param {HTMLElement} shell @param {HTMLElement[]} cards */
const tally = (shell, cards) => {
  const before = cards.map((card) => card.getBoundingClientRect());
  setBeat(shell, 6);
  shell.dataset.hop = '';
  const calm = isCalm();
  if (!calm) glide(cards, before);
  const results = /** @type {HTMLElement} */ (one('.tally', shell));
  const isOneBox = getComputedStyle(results).display !== 'contents';
  for (const part of isOneBox ? [results] : all('.a-points, .a-track', results)) {
    if (calm) fade(part, 0, 300);
    else animate(part, [{ opacity: isOneBox ? 1 : 0, transform: isOneBox ? 'translateY(100%)' : 'translateY(1.5rem)' }, { opacity: 1, transform: 'none' }], { duration: T.open });
  }
  const counted = countUp(results, T.open);
  const hopped = hop(results, T.open, T.hops);
  return Math.max(counted, hopped) + 200;
};

/** @param {HTMLElement} shell */
const play = async (shell) => {
  const laid = /** @type {HTMLElement} */ (one('.laid', shell));
  setBeat(shell, 1);
  await pause(T.hold);
  setBeat(shell, 2);
  await pause(land(laid));
  setBeat(shell, 3);
  if (!isCalm()) animate(laid, [{ scale: 1 }, { scale: .985 }, { scale: 1 }], { duration: T.breath, easing: 'ease-in-out' });
  await pause(T.breath);
  setBeat(shell, 4);
  const home = one('.laid-true', laid);
  const lifted = home && lift(laid, shell);
  if (!lifted) strike(laid);
  await pause(T.lift + T.gold);
  setBeat(shell, 5);
  if (lifted) {
    lifted.large.remove();
    const { x, y, scale } = lifted.way;
    if (!isCalm()) animate(home, [{ transform: `translate(${-x}px, ${-y}px) scale(${1 / scale})`, zIndex: 5 }, { transform: 'none', zIndex: 5 }], { duration: T.settle });
  }
  await pause(nameGivers(laid, lifted ? T.settle : 0));
  await pause(tally(shell, all('.card', laid)));
  end();
  fade(one('#now > span:not([class])', shell));
  fade(el('act'));
};

/** @param {HTMLElement} shell */
const showEnd = (shell) => {
  one('.lifted', shell)?.remove();
  setBeat(shell, 6);
  delete shell.dataset.hop;
};

/** Plays the reveal of a round that has just ended, and turns over a hand that lay face down. @param {import('./regions.js').Before} before */
export const playReveal = (before) => {
  const shell = el('shell');
  if (!shell) return;
  const isReveal = shell.matches('.reveal, .tv-reveal');
  if (!playsOn(shell) || (isReveal && !one('.laid', shell))) end();
  if (isReveal && before.playing && !document.hidden && one('.laid', shell)) perform(shell, play, showEnd);
  // Cards that lay face down are turned over (R5.1).
  if (before.backs && one('#stage .hand') && mayAnimate()) el('stage')?.classList.add('turned');
};
