// Keeps pictures and the files of this version; says honestly when the line is down.
// Pages and games are never kept: what they show is only true when it is fresh.
const FOLDER = '/a/0'; // the folder of this version, filled in by the server
const FILES = `moonhare${FOLDER}`;
const PICTURES = 'moonhare-pictures';
const MOST_PICTURES = 400;

self.addEventListener('install', (event) => {
  const keep = ['/offline', '/favicon.svg', ...['moonhare.css', 'moonhare.js', 'card-back.svg', 'stars.svg', 'clouds.svg'].map((name) => `${FOLDER}/${name}`)];
  event.waitUntil(caches.open(FILES).then((cache) => cache.addAll(keep)).then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  const old = (name) => name.startsWith('moonhare') && name !== FILES && name !== PICTURES;
  event.waitUntil(caches.keys().then((names) => Promise.all(names.filter(old).map((name) => caches.delete(name)))).then(() => self.clients.claim()));
});

const kept = async (request, name) => {
  const cache = await caches.open(name);
  const found = await cache.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) {
    await cache.put(request, answer.clone());
    if (name === PICTURES) {
      const keys = await cache.keys();
      await Promise.all(keys.slice(0, Math.max(0, keys.length - MOST_PICTURES)).map((key) => cache.delete(key)));
    }
  }
  return answer;
};

// The page without a line speaks the language, and has the colours, that were chosen last.
const settled = async (request) => {
  const answer = await fetch(request);
  await caches.open(FILES).then((cache) => cache.add('/offline')).catch(() => {});
  return answer;
};

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== location.origin) return;
  if (request.method === 'POST' && url.pathname === '/settings') event.respondWith(settled(request));
  if (request.method !== 'GET') return;
  if (request.mode === 'navigate') {
    event.respondWith(fetch(request).catch(() => caches.match('/offline')));
  } else if (url.pathname.startsWith('/a/')) {
    event.respondWith(kept(request, FILES));
  } else if (request.destination === 'image' && url.pathname.startsWith('/cards/')) {
    event.respondWith(kept(request, PICTURES));
  }
});
