// @ts-check
// A reaction rises from the rabbit of whoever sent it, on every screen.
import { all, one, parse } from './dom.js';
import { body, isCalm } from './page.js';

const RISE = 1600;

/** At most this many rise from one rabbit at a time; more would hide the rabbit. */
const MOST = 3;

/** @type {Map<string, number>} */
const rising = new Map();

/** @param {Element} node */
const isShown = (node) => {
  const box = node.getBoundingClientRect();
  return box.width > 0 && box.bottom > 0 && box.top < innerHeight && node.checkVisibility({ visibilityProperty: true });
};

/** The rabbit of a seat: in the list of players, or wherever else it is shown. @param {number} seat */
const rabbitOf = (seat) => {
  const own = one(`#players li:nth-child(${seat + 1}) .rabbit, .seat[data-seat="${seat}"] .rabbit`);
  if (!own || isShown(own)) return own;
  const drawing = own.firstElementChild?.getAttribute('href');
  return all('.points .rabbit, .laid p .rabbit').find((rabbit) => rabbit.firstElementChild?.getAttribute('href') === drawing && isShown(rabbit)) ?? null;
};

/** @param {HTMLElement} line a new line of the chat */
export const react = (line) => {
  const mood = one('.reaction', line)?.firstElementChild;
  const seat = line.dataset.from ?? '';
  const now = rising.get(seat) ?? 0;
  if (!mood || document.hidden || now >= MOST) return;
  const from = rabbitOf(Number(seat))?.getBoundingClientRect();
  const bubble = parse('<i class="rising" aria-hidden="true"></i>');
  bubble.append(mood.cloneNode(true));
  bubble.style.left = `${from ? from.left + from.width / 2 : innerWidth / 2}px`;
  bubble.style.top = `${from ? from.top : innerHeight * .75}px`;
  body.append(bubble);
  rising.set(seat, now + 1);
  const drift = `${(now - 1) * 70}%`;
  const frames = isCalm()
    ? [{ opacity: 0 }, { opacity: 1, offset: .2 }, { opacity: 1, offset: .8 }, { opacity: 0 }]
    : [
      { opacity: 0, transform: 'scale(.4)' },
      { opacity: 1, transform: 'translateY(-60%) scale(1.1)', offset: .2 },
      { opacity: 1, transform: `translate(${drift}, -180%)`, offset: .75 },
      { opacity: 0, transform: `translate(${drift}, -240%)` },
    ];
  const gone = () => {
    bubble.remove();
    rising.set(seat, (rising.get(seat) ?? 1) - 1);
  };
  bubble.animate(frames, { duration: RISE, easing: 'ease-out' }).finished.then(gone, gone);
};
