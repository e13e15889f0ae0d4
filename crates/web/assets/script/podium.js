// @ts-check
// The end of a game, place by place: third, second, a held breath, first. The page contains all of it.
// While this plays, `data-told` on its shell lists what has been shown so far. A tap skips to the end of
// the beat. The big screen then goes on by itself: the awards one by one, then all at once, then every
// round, which stays.
import { animate, atEnd, beginBeat, end, fade, hurry, isHurried, isPlaying, pause, perform } from './beats.js';
import { all, el, field, one, parse } from './dom.js';
import { isCalm } from './page.js';
import { sound } from './sound.js';

/** Delays, durations and gaps, in milliseconds. */
export const T = {
  open: 1200, herald: 1900, arrive: 500, arriveGap: 70,
  place: 2400, step: 520, score: 350, count: 700, jump: 650, jumping: 620, name: 1150,
  hush: 1300, breath: 900,
  first: { step: 900, score: 600, count: 1100, jump: 1000, jumping: 800, name: 1500 },
  stars: 1400, starFall: 2200, starSpread: 1500, cheer: 560, cheerGap: 80,
  rest: 3600, beforeAwards: 2000,
  award: 5000, wall: 10000,
};

/** The big screen shows at most this many awards one by one. */
const MOST_AWARDS = 7;
const STARS = 22;

const HOP = 'cubic-bezier(.3, 1.6, .5, 1)';
const GROW = 'cubic-bezier(.3, 1.25, .5, 1)';

/**
 * When each thing is shown, in milliseconds. Places that nobody has, because others share a better one,
 * take no time.
 * @param {{ third: boolean, second: boolean, screen: boolean, awards: number }} game
 */
export const times = ({ third, second, screen, awards }) => {
  /** @type {[what: string, at: number][]} */
  const schedule = [];
  let now = T.open;
  for (const place of [third && 'third', second && 'second']) {
    if (!place) continue;
    schedule.push([place, now], [`${place}-name`, now + T.name]);
    now += T.place;
  }
  schedule.push(['breath', now]);
  now += T.breath;
  schedule.push(['first', now], ['stars', now + T.stars], ['first-name', now + T.first.name]);
  now += T.rest;
  if (screen) {
    now += T.beforeAwards;
    for (let n = 0; n < Math.min(MOST_AWARDS, awards); n += 1, now += T.award) schedule.push(['award', now]);
    schedule.push(['wall', now]);
    now += T.wall;
  }
  schedule.push(['end', now]);
  return schedule;
};

/** A score on its way up: fast, then slower. @param {number} score @param {number} part */
export const counted = (score, part) => Math.round(score * (1 - (1 - Math.min(1, Math.max(0, part))) ** 2));

/** @param {HTMLElement} shell @param {number} place */
const stepOf = (shell, place) => one(`.step-${place}`, shell);

/** @param {HTMLElement} shell @param {string} what */
const showPart = (shell, what) => { shell.dataset.told += ` ${what}`; };

/** @param {HTMLElement} node @param {number} delay @param {number} duration */
const countUp = (node, delay, duration) => {
  const score = Number(node.textContent);
  const show = (/** @type {number} */ part) => { node.textContent = String(counted(score, part)); };
  const from = performance.now() + delay;
  const tick = (/** @type {number} */ time) => {
    const part = isPlaying() && !isHurried() ? (time - from) / duration : 1;
    show(part);
    if (part < 1) requestAnimationFrame(tick);
  };
  atEnd(() => show(1));
  show(0);
  requestAnimationFrame(tick);
};

/** Everybody below third hops onto the meadow. @param {HTMLElement} shell */
const open = (shell) => {
  const calm = isCalm();
  const herald = one('.herald', shell);
  if (herald) animate(herald, [{ opacity: 0 }, { opacity: 1, offset: .2 }, { opacity: 1, offset: .8 }, { opacity: 0 }], { duration: T.herald, easing: 'linear' });
  all('.crowd > li', shell).forEach((rabbit, n) => {
    const delay = 150 + n * T.arriveGap;
    if (calm) fade(rabbit, delay, 300);
    else animate(rabbit, [{ opacity: 0, transform: 'translateY(60%)' }, { opacity: 1, transform: 'none' }], { delay, duration: T.arrive, easing: HOP });
  });
};

/**
 * A step grows, its score counts up, and the rabbit jumps onto it.
 * @param {HTMLElement | null} step
 * @param {typeof T.first} time
 */
const rise = (step, time) => {
  const slab = step && one('.slab', step);
  const score = slab && one('.score', slab);
  if (!score) return;
  if (isCalm()) fade(step, 0, 300);
  else {
    animate(slab, [{ transform: 'scaleY(0)' }, { transform: 'none' }], { duration: time.step, easing: GROW });
    for (const part of [score, one('small', slab)]) fade(part, time.score - 50, 200);
    countUp(score, time.score, time.count);
    for (const rabbit of all('.champs .rabbit', step)) {
      animate(rabbit, [
        { opacity: 0, transform: 'translateY(70%) scale(.9, 1.1)' },
        { opacity: 1, transform: 'translateY(-55%) scale(.94, 1.08)', offset: .55 },
        { opacity: 1, transform: 'translateY(0) scale(1.14, .86)', offset: .82 },
        { opacity: 1, transform: 'none' },
      ], { delay: time.jump, duration: time.jumping, easing: 'ease-in-out' });
    }
  }
  setTimeout(() => { if (isPlaying() && !isHurried()) sound('hop'); }, time.jump);
};

/** @param {HTMLElement | null} step */
const name = (step) => {
  const names = step && one('.names', step);
  if (isCalm()) fade(names, 0, 300);
  else if (names) animate(names, [{ opacity: 0, transform: 'translateY(40%)' }, { opacity: 1, transform: 'none' }], { duration: 350 });
};

/** Stars fall, and the meadow hops. @param {HTMLElement} shell */
const cheer = (shell) => {
  if (isCalm()) return;
  const sky = parse('<div class="fall" aria-hidden="true"></div>');
  for (let n = 0; n < STARS; n += 1) {
    const star = document.createElement('i');
    star.style.insetInlineStart = `${(n * 37 + 11) % 100}%`;
    star.style.insetBlockStart = `${(n * 23) % 34 - 4}%`;
    star.style.inlineSize = `${1 + (n % 4) * .55}cqh`;
    sky.append(star);
  }
  one('.scene', shell)?.append(sky);
  atEnd(() => sky.remove());
  all('i', sky).forEach((star, n) => animate(star, [
    { opacity: 0, transform: 'none' },
    { opacity: 1, offset: .12 },
    { opacity: 1, offset: .7 },
    { opacity: 0, transform: `translate(${-8 - n % 5}cqh, ${62 + (n * 7) % 20}cqh) rotate(140deg)` },
  ], { delay: (n * 97) % T.starSpread, duration: T.starFall, easing: 'cubic-bezier(.4, 0, .9, .7)' }));
  all('.crowd .rabbit', shell).forEach((rabbit, n) => animate(rabbit, [
    { transform: 'none' },
    { transform: 'translateY(-45%)', offset: .45 },
    { transform: 'translateY(0) scale(1.12, .88)', offset: .85 },
    { transform: 'none' },
  ], { delay: n * T.cheerGap, duration: T.cheer, easing: 'ease-in-out', iterations: 2 }));
};

/** The scene dims to half. @param {HTMLElement} shell */
const hush = (shell) => {
  if (isCalm()) return;
  const veil = parse('<div class="hush" aria-hidden="true"></div>');
  one('.sky-moon', shell)?.after(veil);
  atEnd(() => veil.remove());
  animate(veil, [{ opacity: 0 }, { opacity: .5, offset: .35 }, { opacity: .5, offset: .75 }, { opacity: 0 }], { duration: T.hush, easing: 'ease' });
};

/** One award, large: the title, the card, the clue, whose it is, why. @param {HTMLElement} award */
const present = (award) => {
  award.classList.add('is-on');
  const parts = /** @type {[string, number, string][]} */ ([
    ['h3', 100, 'translateY(30%)'], ['.slip', 1500, 'translateX(-6%)'], ['.winner', 2200, 'translateY(50%)'], ['.reason', 2700, 'none'],
  ]);
  for (const [selector, delay, transform] of parts) {
    const part = one(selector, award);
    if (isCalm()) fade(part, delay, 300);
    else if (part) animate(part, [{ opacity: 0, transform }, { opacity: 1, transform: 'none' }], { delay, duration: 450 });
  }
  const [card, face] = [one('.card', award), one('.card a', award)];
  if (isCalm()) fade(card, 900, 300);
  else if (card && face) {
    const back = parse('<div class="card-back" aria-hidden="true"></div>');
    card.append(back);
    atEnd(() => back.remove());
    fade(card);
    animate(back, [{ transform: 'rotateY(0)' }, { transform: 'rotateY(180deg)' }], { delay: 900, duration: 700 }).finished.then(() => back.remove(), () => {});
    animate(face, [{ transform: 'rotateY(-180deg)' }, { transform: 'none' }], { delay: 900, duration: 700 });
    setTimeout(() => { if (isPlaying() && !isHurried()) sound('slide'); }, 900);
  }
};

/** All awards. Everybody has at least one. @param {HTMLElement} shell */
const wall = (shell) => all('.award', shell).forEach((award, n) => {
  if (isCalm()) fade(award, n * 90, 300);
  else animate(award, [{ opacity: 0, transform: 'translateY(8%)' }, { opacity: 1, transform: 'none' }], { delay: n * 90, duration: 420 });
});

/** @param {HTMLElement} shell */
const showEnd = (shell) => {
  delete shell.dataset.told;
  for (const award of all('.award.is-on', shell)) award.classList.remove('is-on');
  openBeside();
};

/** What happens when something is shown. @type {Record<string, (shell: HTMLElement) => void>} */
const EFFECTS = {
  third: (shell) => rise(stepOf(shell, 3), T),
  'third-name': (shell) => name(stepOf(shell, 3)),
  second: (shell) => rise(stepOf(shell, 2), T),
  'second-name': (shell) => name(stepOf(shell, 2)),
  breath: hush,
  first: (shell) => {
    rise(stepOf(shell, 1), T.first);
    if (isCalm()) fade(one('.sky-moon', shell), 0, 600);
  },
  stars: cheer,
  'first-name': (shell) => {
    name(stepOf(shell, 1));
    sound('win');
  },
  award: (shell) => {
    const shown = one('.award.is-on', shell);
    shown?.classList.remove('is-on');
    const next = shown ? shown.nextElementSibling : one('.award', shell);
    if (next) present(/** @type {HTMLElement} */ (next));
  },
  wall,
  end,
};

/** @param {HTMLElement} shell */
const play = async (shell) => {
  const schedule = times({
    third: !!stepOf(shell, 3), second: !!stepOf(shell, 2), screen: shell.matches('.tv'), awards: all('.award', shell).length,
  });
  shell.dataset.told = '';
  open(shell);
  let now = 0;
  for (const [what, at] of schedule) {
    await pause(at - now);
    now = at;
    // A place and its name are one beat.
    if (!/name|stars/.test(what)) beginBeat();
    if (what !== 'end') showPart(shell, what);
    EFFECTS[what](shell);
  }
};

/** Where there is room for two pages, the awards open beside the podium. */
export const openBeside = () => {
  const [podium, awards] = [field('leaf-podium'), field('leaf-awards')];
  if (podium?.checked && awards && matchMedia('(min-width: 900px) and (min-height: 521px)').matches) awards.checked = true;
};

/** Plays the end of a game that has just ended. @param {import('./regions.js').Before} before */
export const playPodium = (before) => {
  const shell = el('shell');
  if (!shell || before.over || !one('.podium', shell)) return;
  if (document.hidden) openBeside();
  else perform(shell, play, showEnd, hurry);
};
