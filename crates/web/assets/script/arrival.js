// @ts-check
// What a page does once, when it loads.
import { field, input, one } from './dom.js';

/** The offline page is shown at the address of the page that the reader wanted. Loads that page when the server answers. */
const knock = () => {
  const offlinePath = one('[data-reload]')?.dataset.reload;
  if (!offlinePath || location.pathname === offlinePath) return;
  const again = async () => {
    const answer = document.hidden ? null : await fetch(offlinePath, { method: 'HEAD' }).catch(() => null);
    if (answer?.ok) location.reload();
  };
  setInterval(again, 3000);
  addEventListener('online', again);
};

/** The ticket comes after the # of its link, which browsers don't send to the server. */
const takeTicket = () => {
  const ticket = one('[data-ticket]');
  const written = ticket && input('input', ticket);
  if (!written || location.hash.length <= 1) return;
  written.value = location.hash.slice(1);
  ticket.hidden = true;
  history.replaceState(null, '', location.pathname);
};

/** After people delete their data, deletes what this browser stored, too. */
const forget = async () => {
  try { sessionStorage.clear(); localStorage.clear(); } catch { /* no store */ }
  if ('caches' in self) await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  const workers = await navigator.serviceWorker?.getRegistrations() || [];
  await Promise.all(workers.map((worker) => worker.unregister()));
};

/** The name in the cookies of this browser. @param {string} cookies */
export const nameIn = (cookies) => new URLSearchParams(cookies.match(/moonhare-name=([^;]*)/)?.[1]).get('n');

/** Fills in the name from the cookie. */
const fillInName = () => {
  const name = field('my-name');
  if (name) name.value ||= nameIn(document.cookie) ?? '';
};

export const arrive = () => {
  knock();
  takeTicket();
  fillInName();
  if (one('[data-forgotten]')) forget().catch(() => {});
  else if ('serviceWorker' in navigator && isSecureContext) navigator.serviceWorker.register('/sw.js').catch(() => {});
};
