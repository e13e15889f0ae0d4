import assert from 'node:assert/strict';
import { test } from 'node:test';

/** The worker's handlers by the name of their event. */
const handlers = {};
globalThis.self = { addEventListener: (name, handler) => { handlers[name] = handler; } };
globalThis.location = { origin: 'https://moonhare.example' };
globalThis.caches = {
  match: async (name) => new Response(`kept ${name}`),
  open: async () => ({
    add: async () => { throw new TypeError('no connection'); },
    match: async () => undefined,
    put: async () => { throw new DOMException('full', 'QuotaExceededError'); },
  }),
};
await import('../../assets/sw.js');

/** What the worker answers. */
const answer = (request) => new Promise((respondWith) => { handlers.fetch({ request, respondWith }); });

const saving = (mode) => ({ method: 'POST', url: 'https://moonhare.example/settings', mode });

test('without a connection, saving preferences shows the page that says so', async () => {
  globalThis.fetch = async () => { throw new TypeError('no connection'); };
  assert.equal(await (await answer(saving('navigate'))).text(), 'kept /offline');
});

test('a script that saves preferences learns that there is no connection', async () => {
  globalThis.fetch = async () => { throw new TypeError('no connection'); };
  await assert.rejects(answer(saving('cors')));
});

test('preferences are saved although the offline page cannot be kept', async () => {
  globalThis.fetch = async () => new Response('saved');
  assert.equal(await (await answer(saving('navigate'))).text(), 'saved');
});

test('a picture is shown although the device is full', async () => {
  globalThis.fetch = async () => new Response('a picture');
  const request = { method: 'GET', url: 'https://moonhare.example/cards/1', mode: 'no-cors', destination: 'image' };
  assert.equal(await (await answer(request)).text(), 'a picture');
});
