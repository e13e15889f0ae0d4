// @ts-check
// The time that is left for a move, by the clock of the server.
import { all, one } from './dom.js';
import { body } from './page.js';
import { sound } from './sound.js';
import { isMyTurn } from './turn.js';

const LATE = 10; // seconds

/** Minutes and seconds. @param {number} seconds */
export const spell = (seconds) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** Whole seconds until a deadline, at least 0. @param {number} deadline @param {number} now */
export const secondsTo = (deadline, now) => Math.max(0, Math.ceil((deadline - now) / 1000));

/** When the first byte of the page came. Loading the rest takes seconds on a slow phone. */
const drawnAt = () => {
  const [loading] = /** @type {PerformanceNavigationTiming[]} */ (performance.getEntriesByType('navigation'));
  return performance.timeOrigin + (loading?.responseStart ?? 0);
};

export const runClock = () => {
  const ahead = Number(body.dataset.now || drawnAt()) - drawnAt();
  let ticked = -1;
  setInterval(() => {
    for (const clock of all('.clock[data-deadline]')) {
      const left = secondsTo(Number(clock.dataset.deadline), Date.now() + ahead);
      const shown = one('b', clock);
      if (shown && shown.textContent !== spell(left)) shown.textContent = spell(left);
      clock.classList.toggle('clock-late', left <= LATE);
      if (left <= LATE && left > 0 && left !== ticked && isMyTurn()) {
        ticked = left;
        sound('tick');
      }
    }
  }, 250);
};
