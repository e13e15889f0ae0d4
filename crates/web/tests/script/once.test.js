// Things that happen once: a recording is told once, a button says “copied” and then its own words again.
import './page.js';
import assert from 'node:assert/strict';
import { mock, test } from 'node:test';

/** What the status line says if something is refused. */
const refusals = [];
const span = { set textContent(text) { refusals.push(text); } };
const status = { className: '', innerHTML: '', cloneNode: () => status, querySelector: () => span };
/** Everything else on a page. */
const anything = { value: '', style: { setProperty: () => {} }, replaceChildren: () => {}, append: () => {}, after: () => {}, remove: () => {}, setAttribute: () => {}, select: () => {} };
anything.firstElementChild = anything;
const handlers = [];
let isComposing = true;
let isPaused = false;
Object.assign(globalThis.document, {
  getElementById: (id) => (id === 'now' ? status : null),
  querySelector: (selector) => ((selector === '.how-sound' && !isComposing) || (selector === '.pause' && !isPaused) ? null : anything),
  createElement: () => ({ ...anything }),
  addEventListener: (_, handler) => handlers.push(handler),
  execCommand: () => false,
});
globalThis.document.body.append = () => {};
globalThis.document.body.dataset.words = JSON.stringify({ record: 'Record', failed: 'That didn’t get through.', copied: 'Copied' });

const { forgetStaleRecording, forgetRecording, uploadSound, watchRecorder } = await import('../../assets/script/recording.js');
const { watchLinks } = await import('../../assets/script/share.js');

const settled = () => new Promise((later) => { setImmediate(later); });

/** A button that knows this selector, and takes what is done to it. */
const button = (selector, dataset = {}) => {
  const it = { ...anything, dataset, classList: { add: () => {}, remove: () => {} }, innerHTML: '<svg></svg>Share' };
  Object.defineProperty(it, 'textContent', { get: () => it.innerHTML, set: (text) => { it.innerHTML = text; } });
  it.closest = (asked) => (asked === selector ? it : asked === '.how-sound' ? { querySelector: () => ({ ...anything }) } : null);
  return it;
};

class Recorder {
  static isTypeSupported = () => true;
  start() { this.ondataavailable({ data: new Blob(['la la']) }); }
  stop() { this.onstop(); }
}
class Audio {
  createAnalyser = () => ({ getByteTimeDomainData: () => {} });
  createMediaStreamSource = () => ({ connect: () => {} });
  close() {}
}
Object.assign(globalThis, { isSecureContext: true, self: globalThis, MediaRecorder: Recorder, AudioContext: Audio });
globalThis.fetch = async () => Response.json({ sound: 'f00d' });
const clipboard = { writeText: async () => {} };
const mediaDevices = { getUserMedia: async () => ({ getTracks: () => [] }) };
Object.defineProperty(globalThis, 'navigator', { value: { clipboard, mediaDevices, onLine: true } });

watchRecorder();
const record = async () => {
  const target = button('.rec');
  for (let taps = 0; taps < 2; taps += 1) {
    handlers[0]({ target });
    await settled();
  }
};

test('a recording that was told is not told again', async () => {
  await record();
  assert.equal(await uploadSound(), true);
  assert.equal(await uploadSound(), true, 'a clue that was refused can be sent again');
  forgetRecording();
  assert.equal(await uploadSound(), false);
  assert.equal(refusals.at(-1), 'Record');
});

test('a second tap while the browser asks for the microphone starts no second recorder', async () => {
  let asked = 0;
  let allow = () => {};
  mediaDevices.getUserMedia = () => {
    asked += 1;
    return new Promise((yes) => { allow = () => yes({ getTracks: () => [] }); });
  };
  const target = button('.rec');
  handlers[0]({ target });
  handlers[0]({ target });
  assert.equal(asked, 1);
  allow();
  await settled();
  handlers[0]({ target });
  mediaDevices.getUserMedia = async () => ({ getTracks: () => [] });
});

test('a recording goes with the fields that it was made for', async () => {
  await record();
  forgetStaleRecording();
  assert.equal(await uploadSound(), true);
  isComposing = false;
  isPaused = true;
  forgetStaleRecording();
  isPaused = false;
  assert.equal(await uploadSound(), true, 'a pause hides the fields for a while only');
  forgetStaleRecording();
  isComposing = true;
  assert.equal(await uploadSound(), false);
});

test('a button that was tapped twice says its own words again', async () => {
  mock.timers.enable({ apis: ['setTimeout'] });
  watchLinks();
  const target = button('[data-share]', { share: 'https://moonhare.example/t/LUMA-TIRO' });
  for (const wait of [1000, 1000]) {
    handlers.at(-1)({ target });
    await settled();
    assert.equal(target.textContent, 'Copied');
    mock.timers.tick(wait);
  }
  mock.timers.tick(1800);
  assert.equal(target.textContent, '<svg></svg>Share');
  mock.timers.reset();
});

test('a link that could not be copied is no secret', async () => {
  clipboard.writeText = async () => { throw new DOMException('no', 'NotAllowedError'); };
  const target = button('[data-share]', { share: 'https://moonhare.example/t/LUMA-TIRO' });
  handlers.at(-1)({ target });
  await settled();
  assert.equal(target.textContent, '<svg></svg>Share');
  assert.equal(refusals.at(-1), 'That didn’t get through.');
});
