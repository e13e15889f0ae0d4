// @ts-check
// Keeps pictures and the files of this version; says honestly when the connection is down.
// Pages and games are never kept: what they show is only true when it is fresh.
const FOLDER = '/a/0'; // the folder of this version, filled in by the server
const NEEDED = ['moonhare.css']; // the files in it that pages need, filled in by the server
const FILES = `moonhare${FOLDER}`;
const PICTURES = 'moonhare-pictures';
const MOST_PICTURES = 400;

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

worker.addEventListener('install', (event) => {
  const keep = ['/offline', '/favicon.svg', ...NEEDED.map((name) => `${FOLDER}/${name}`)];
  event.waitUntil(caches.open(FILES).then((cache) => cache.addAll(keep)).then(() => worker.skipWaiting()));
});

worker.addEventListener('activate', (event) => {
  const isOld = (/** @type {string} */ name) => name.startsWith('moonhare') && name !== FILES && name !== PICTURES;
  event.waitUntil(caches.keys().then((names) => Promise.all(names.filter(isOld).map((name) => caches.delete(name)))).then(() => worker.clients.claim()));
});

/** @param {Cache} cache @param {Request} request @param {Response} answer @param {string} name */
const keep = async (cache, request, answer, name) => {
  await cache.put(request, answer);
  if (name === PICTURES) {
    const keys = await cache.keys();
    await Promise.all(keys.slice(0, Math.max(0, keys.length - MOST_PICTURES)).map((key) => cache.delete(key)));
  }
};

/** @param {Request} request @param {string} name */
const kept = async (request, name) => {
  const cache = await caches.open(name);
  const found = await cache.match(request);
  if (found) return found;
  const answer = await fetch(request);
  // A device that is full keeps nothing, and shows the picture all the same.
  if (answer.ok) await keep(cache, request, answer.clone(), name).catch(() => {});
  return answer;
};

/** What was asked for, or the page that says there is no connection. @param {Request} request */
const page = async (request) => {
  try {
    return await fetch(request);
  } catch {
    return await caches.match('/offline') ?? Response.error();
  }
};

/** Saves the preferences, then stores the offline page again, in the language and colours just chosen. @param {Request} request */
const savePrefs = async (request) => {
  const answer = await (request.mode === 'navigate' ? page(request) : fetch(request));
  await caches.open(FILES).then((cache) => cache.add('/offline')).catch(() => {});
  return answer;
};

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== location.origin) return;
  if (request.method === 'POST' && url.pathname === '/settings') event.respondWith(savePrefs(request));
  if (request.method !== 'GET') return;
  if (request.mode === 'navigate') {
    event.respondWith(page(request));
  } else if (url.pathname.startsWith('/a/')) {
    event.respondWith(kept(request, FILES));
  } else if (request.destination === 'image' && url.pathname.startsWith('/cards/')) {
    event.respondWith(kept(request, PICTURES));
  }
});
