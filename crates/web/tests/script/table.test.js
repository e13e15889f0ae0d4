import './page.js';
import assert from 'node:assert/strict';
import { test } from 'node:test';

const { nameIn } = await import('../../assets/script/arrival.js');
const { secondsTo, spell } = await import('../../assets/script/clock.js');
const { handle, isTouched } = await import('../../assets/script/kept.js');
const { typed } = await import('../../assets/script/keyboard.js');
const { limited } = await import('../../assets/script/picks.js');
const { counted, times } = await import('../../assets/script/podium.js');
const { oldPlaces } = await import('../../assets/script/points.js');
const { spread } = await import('../../assets/script/reveal.js');
const { isNews, isSilent } = await import('../../assets/script/stream.js');
const { forward, leaps } = await import('../../assets/script/track.js');

test('a clock shows minutes and seconds, and stops at nothing', () => {
  assert.deepEqual([0, 9, 60, 125].map(spell), ['0:00', '0:09', '1:00', '2:05']);
  assert.deepEqual([4000, 4001, 1000, 0].map((deadline) => secondsTo(deadline, 1000)), [3, 4, 0, 0]);
});

test('two digits are one number if there is such a card', () => {
  const isCard = (number) => Number(number) >= 1 && Number(number) <= 12;
  assert.equal(typed('', '1', isCard), '1');
  assert.equal(typed('1', '2', isCard), '12');
  assert.equal(typed('1', '3', isCard), '3');
  assert.equal(typed('12', '1', isCard), '1');
});

test('with two to choose, a third takes the place of the first', () => {
  const ticks = [1, 2, 3].map(() => ({ checked: false, isConnected: true }));
  let order = [];
  for (const tick of ticks) {
    tick.checked = true;
    order = limited(order, tick);
  }
  assert.deepEqual(ticks.map((tick) => tick.checked), [false, true, true]);
  ticks[1].checked = false;
  order = limited(order, ticks[1]);
  assert.deepEqual(order, [ticks[2]]);
  ticks[2].isConnected = false;
  ticks[0].checked = true;
  assert.deepEqual(limited(order, ticks[0]), [ticks[0]], 'a card that has gone does not count');
});

test('a field is found again by its form and name, a tick by its value too', () => {
  const form = { action: '/t/x/tell' };
  assert.equal(handle({ form, name: 'clue', type: 'textarea', value: 'half a th' }), '/t/x/tell|clue|');
  assert.equal(handle({ form, name: 'card', type: 'radio', value: '7' }), '/t/x/tell|card|7');
  assert.equal(handle({ form: null, name: 'q', type: 'text', value: '' }), '|q|');
});

test('a field is touched when it differs from how it was drawn', () => {
  assert.equal(isTouched({ type: 'text', value: 'a', defaultValue: '' }), true);
  assert.equal(isTouched({ type: 'text', value: '', defaultValue: '' }), false);
  assert.equal(isTouched({ type: 'checkbox', value: 'on', defaultValue: 'on', checked: true, defaultChecked: false }), true);
  assert.equal(isTouched({ type: 'radio', value: '1', defaultValue: '', checked: true, defaultChecked: true }), false);
  const options = [{ selected: true, defaultSelected: false }, { selected: false, defaultSelected: true }];
  assert.equal(isTouched({ type: 'select-one', value: 'b', options }), true);
});

test('a rabbit leaps between stones, from where it sat down to the ground', () => {
  const frames = leaps([-40, -20, 0], -10, 8).map(({ transform }) => transform);
  assert.deepEqual(frames, [
    'translate(-40px, -10px)',
    'translate(-30px, -18px)',
    'translate(-20px, -5px)',
    'translate(-10px, -13px)',
    'translate(0px, 0px)',
  ]);
});

test('a rabbit never goes back, even to the near side of a pile', () => {
  assert.deepEqual(forward([-24, -12, 6]), [-24, -12, 0]);
  assert.deepEqual(forward([-3, 9, 15]), [-3, 0, 0]);
  assert.deepEqual(forward([4, 16]), [0, 0]);
});

test('where people read from right to left, rabbits hop to the left', () => {
  assert.deepEqual(forward([24, 12, -6], true), [24, 12, 0]);
  assert.deepEqual(forward([3, -9, -15], true), [3, 0, 0]);
});

test('votes of twelve land in as much time as is given', () => {
  assert.equal(spread(5, 420, 220, 2500), 220);
  assert.equal(Math.round(spread(11, 420, 220, 2500) * 10 + 420), 2500);
  assert.equal(spread(1, 420, 220, 2500), 220);
});

test('rows begin in the order of the old scores', () => {
  const rows = [{ old: 4 }, { old: 9 }, { old: 4 }, { old: 0 }];
  assert.deepEqual(oldPlaces(rows), [1, 0, 2, 3]);
});

test('old news is passed over, a new start never', () => {
  assert.ok(isNews({ v: 5 }, 4));
  assert.ok(isNews({ v: 5 }, 5), 'presence changes without a version');
  assert.ok(!isNews({ v: 4 }, 5));
  assert.ok(isNews({ v: 1, all: true }, 5));
});

test('a name comes from its cookie', () => {
  assert.equal(nameIn('a=b; moonhare-name=n=Ana%20Mar%C3%ADa; c=d'), 'Ana María');
  assert.equal(nameIn('a=b'), null);
});

test('the places of a podium are told in their times', () => {
  const all = times({ third: true, second: true, screen: false, awards: 9 });
  assert.deepEqual(all, [
    ['third', 1200], ['third-name', 2350], ['second', 3600], ['second-name', 4750], ['breath', 6000],
    ['first', 6900], ['stars', 8300], ['first-name', 8400], ['end', 10500],
  ]);
  const screen = times({ third: true, second: true, screen: true, awards: 9 }).slice(8);
  assert.deepEqual(screen.map(([what]) => what), [...Array(7).fill('award'), 'wall', 'end'], 'no more than seven one by one');
  assert.deepEqual(screen.map(([, at]) => at), [12500, 17500, 22500, 27500, 32500, 37500, 42500, 47500, 57500]);
  const shared = times({ third: false, second: true, screen: false, awards: 3 });
  assert.deepEqual(shared.slice(0, 3), [['second', 1200], ['second-name', 2350], ['breath', 3600]], 'a place that nobody has takes no time');
});

test('a score counts up to itself, ever slower', () => {
  assert.deepEqual([-1, 0, .5, 1, 2].map((part) => counted(20, part)), [0, 0, 15, 20, 20]);
});

test('a connection that has said nothing for more than two signs of life is dead', () => {
  assert.equal(isSilent(1000, 1000 + 2 * 15000), false);
  assert.equal(isSilent(1000, 1000 + 3 * 15000), true);
});
