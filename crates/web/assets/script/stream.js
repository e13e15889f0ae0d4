// @ts-check
// The stream of a table. A browser allows six connections to a host. A visible tab always has its
// stream. A hidden tab keeps its stream, to announce the viewer's turn, until three other tabs have
// opened theirs.
import { connectionBack, giveUp, lostFor, noteLost, notice } from './line.js';
import { body, edition, tablePath, words } from './page.js';
import { freshKey, whenSent } from './sending.js';
import { keep, recall } from './store.js';

/** @typedef {import('./regions.js').Message} Message */

const PATIENCE = 1400;
/** So many other tabs may listen before a hidden one stops. */
const OTHERS = 3;
/** How long to wait before opening the stream again: the same time that the server tells browsers. In milliseconds. */
const AGAIN = 1000;
/** How long a reload waits for moves that are on their way, in milliseconds. */
const LAST_MOVES = 5000;
/** The server says something every 15 seconds. After this long the connection is dead, even if it's open. */
const SILENCE = 40000;

/** @type {EventSource | null} */
let stream = null;
let isGone = false;
/** The version that the page shows. */
let version = Number(body.dataset.version ?? 0);
let lastHeard = Date.now();
/** The digest of what the page shows, for the first connection only. */
let shown = body.dataset.shown;
/** @type {(message: Message) => void} */
let receive = () => {};

const thisTab = freshKey();
const others = new Set();
const tabs = tablePath && 'BroadcastChannel' in self ? new BroadcastChannel('moonhare') : null;

const close = () => { stream?.close(); stream = null; };

/** Whether this tab gives way to others that need a connection more. */
const givesWay = () => document.hidden && others.size >= OTHERS;

const open = () => {
  if (!tablePath || stream || isGone) return;
  others.clear();
  tabs?.postMessage(thisTab);
  const asked = new URLSearchParams({ page: edition, stay: String(Date.now() - Number(recall('reloaded')) < 60000) });
  if (shown) asked.set('shown', shown);
  shown = undefined;
  asked.set('seen', String(version));
  lastHeard = Date.now();
  stream = new EventSource(`${tablePath}/live?${asked}`);
  for (const sign of ['open', 'alive']) stream.addEventListener(sign, noteAlive);
  stream.addEventListener('regions', ({ data }) => {
    noteAlive();
    /** @type {Message} */
    const message = JSON.parse(data);
    if (!isNews(message, version)) return;
    version = message.v;
    receive(message);
  });
  stream.addEventListener('gone', () => {
    isGone = true;
    close();
    giveUp(words.gone);
  });
  // The server runs another version, or the viewer may no longer look. If two versions alternate, one
  // reload a minute is enough.
  stream.addEventListener('reload', () => {
    close();
    keep('reloaded', String(Date.now()));
    const patience = new Promise((resolve) => { setTimeout(resolve, LAST_MOVES); });
    Promise.race([whenSent(), patience]).then(() => location.reload());
  });
  stream.addEventListener('error', () => {
    noteLost();
    setTimeout(() => { if (lostFor() > PATIENCE) notice(words.lost); }, PATIENCE + 100);
    // After an answer that isn't a stream, the browser doesn't reconnect; we do.
    if (stream?.readyState === EventSource.CLOSED) {
      close();
      setTimeout(() => { if (!givesWay()) open(); }, AGAIN);
    }
  });
};

/**
 * After a lost connection, the stream may repeat an old message.
 * @param {Message} message
 * @param {number} version
 */
export const isNews = (message, version) => message.all || message.v >= version;

const noteAlive = () => {
  lastHeard = Date.now();
  connectionBack();
};

/**
 * Whether a connection that has been silent since then must be dead: a machine that loses power or its cable
 * doesn't say so.
 * @param {number} since
 * @param {number} now
 */
export const isSilent = (since, now) => now - since > SILENCE;

const resync = () => { if (!givesWay()) { close(); open(); } };

/** Listens to the table, if the page shows one. @param {(message: Message) => void} onMessage */
export const listen = (onMessage) => {
  if (!tablePath) return;
  receive = onMessage;
  tabs?.addEventListener('message', ({ data }) => {
    others.add(data);
    if (givesWay()) close();
  });
  open();
  setInterval(() => { if (stream && isSilent(lastHeard, Date.now())) resync(); }, 5000);
  document.addEventListener('visibilitychange', () => { if (!document.hidden) resync(); });
  addEventListener('online', resync);
  addEventListener('offline', () => { noteLost(); close(); notice(words.lost); });
  addEventListener('pageshow', (event) => { if (event.persisted) resync(); });
  addEventListener('pagehide', close);
};
