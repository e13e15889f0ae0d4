import './page.js';
import assert from 'node:assert/strict';
import { test } from 'node:test';

const { freshKey, insist, retryDelay } = await import('../../assets/script/sending.js');

/** Answers in turn, the last one for ever; counts how often it was asked. */
const server = (...statuses) => {
  const asked = { times: 0 };
  const ask = async () => {
    const status = statuses[Math.min(asked.times, statuses.length - 1)];
    asked.times += 1;
    return status ? { status } : null;
  };
  return { asked, ask };
};
const rest = async () => {};
const online = () => true;

test('a key is 24 hex digits and never the same', () => {
  const keys = Array.from({ length: 100 }, freshKey);
  for (const key of keys) assert.match(key, /^[0-9a-f]{24}$/);
  assert.equal(new Set(keys).size, 100);
});

test('tries come further and further apart, up to a quarter of a minute', () => {
  assert.equal(retryDelay(0), 1000);
  assert.equal(retryDelay(1), 1600);
  for (let tries = 0; tries < 30; tries += 1) assert.ok(retryDelay(tries + 1) >= retryDelay(tries));
  assert.equal(retryDelay(30), 15000);
});

test('an answer of the server is the answer, whatever it says', async () => {
  for (const status of [200, 303, 400, 409, 429, 500]) {
    const { asked, ask } = server(status);
    assert.equal((await insist(ask, rest, online)).status, status);
    assert.equal(asked.times, 1);
  }
});

test('while only a proxy answers, or nobody, it is asked again', async () => {
  const { asked, ask } = server(502, null, 503, 504, 200);
  const rests = [];
  const answer = await insist(ask, async (told, tries) => { rests.push([told?.status, tries]); }, online);
  assert.equal(answer.status, 200);
  assert.equal(asked.times, 5);
  assert.deepEqual(rests, [[502, 0], [undefined, 1], [503, 2], [504, 3]]);
});

test('patience ends after twenty more tries', async () => {
  const away = server(502);
  assert.equal((await insist(away.ask, rest, online)).status, 502);
  assert.equal(away.asked.times, 21);
  const silent = server(null);
  assert.equal(await insist(silent.ask, rest, online), null);
});

test('tries without a connection do not count', async () => {
  const { asked, ask } = server(null);
  let offline = 50;
  await insist(ask, rest, () => { offline -= 1; return offline < 0; });
  assert.equal(asked.times, 71);
});
