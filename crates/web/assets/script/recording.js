// @ts-check
// A spoken clue: recorded, listened to, sent.
import { input, one, targetOf } from './dom.js';
import { tablePath, words } from './page.js';
import { refuse } from './refusal.js';
import { post } from './sending.js';

const LONGEST = 15000; // milliseconds
/** How long an upload may take: half a megabyte over a slow connection. In milliseconds. */
const UPLOAD_LIMIT = 90000;
const KINDS = ['audio/webm;codecs=opus', 'audio/mp4', 'audio/ogg;codecs=opus'];

/** @type {MediaRecorder | null} */
let recorder = null;
/** @type {Blob | null} */
let recorded = null;
/** The browser asks the person whether it may use the microphone. */
let isAsking = false;

/** @param {HTMLElement} button */
const toggle = async (button) => {
  if (isAsking) return;
  if (recorder) return recorder.stop();
  if (!isSecureContext || !navigator.mediaDevices || !('MediaRecorder' in self)) return refuse(words.insecure);
  isAsking = true;
  const microphone = await navigator.mediaDevices.getUserMedia({ audio: true }).catch(() => null);
  isAsking = false;
  if (!microphone) return refuse(words.denied);
  const box = /** @type {HTMLElement} */ (button.closest('.how-sound'));
  const bars = /** @type {HTMLElement} */ (one('.wavebar', box));
  const heard = /** @type {HTMLAudioElement | null} */ (one('audio', box));
  if (heard) URL.revokeObjectURL(heard.src);
  heard?.remove();
  recorded = null;
  /** @type {Blob[]} */
  const chunks = [];
  const mimeType = KINDS.find((kind) => MediaRecorder.isTypeSupported(kind));
  recorder = new MediaRecorder(microphone, { mimeType, audioBitsPerSecond: 48000 });
  recorder.ondataavailable = ({ data }) => chunks.push(data);
  const stopMeter = watchLevel(microphone, bars, /** @type {HTMLElement} */ (one('.rec-time', box)));
  recorder.onstop = () => {
    stopMeter();
    microphone.getTracks().forEach((track) => track.stop());
    recorder = null;
    button.classList.remove('is-on');
    button.setAttribute('aria-label', words.record);
    recorded = new Blob(chunks, { type: mimeType?.split(';')[0] });
    const player = document.createElement('audio');
    player.controls = true;
    player.src = URL.createObjectURL(recorded);
    player.setAttribute('aria-label', words.play);
    bars.after(player);
    forgetStaleRecording();
  };
  recorder.start();
  button.classList.add('is-on');
  button.setAttribute('aria-label', words.stop);
};

/**
 * Shows the loudness and the length of the recording until the returned function is called.
 * @param {MediaStream} microphone
 * @param {HTMLElement} bars
 * @param {HTMLElement} time
 */
const watchLevel = (microphone, bars, time) => {
  const audio = new AudioContext();
  const meter = audio.createAnalyser();
  meter.fftSize = 512;
  audio.createMediaStreamSource(microphone).connect(meter);
  const samples = new Uint8Array(meter.fftSize);
  const levels = Array.from({ length: 32 }, () => document.createElement('i'));
  bars.replaceChildren(...levels);
  const began = Date.now();
  const watch = setInterval(() => {
    meter.getByteTimeDomainData(samples);
    const loud = Math.max(...samples.map((level) => Math.abs(level - 128))) / 100;
    const next = /** @type {HTMLElement} */ (bars.firstElementChild);
    bars.append(next);
    next.style.setProperty('--level', String(Math.max(.12, Math.min(1, loud))));
    time.textContent = `0:${String(Math.floor((Date.now() - began) / 1000)).padStart(2, '0')}`;
    if (Date.now() - began >= LONGEST) recorder?.stop();
  }, 80);
  return () => {
    clearInterval(watch);
    audio.close();
  };
};

/** Forgets the recording, so that no later clue uses it. */
export const forgetRecording = () => { recorded = null; };

/** Forgets the recording if its fields are gone, because a stand-in gave the clue. A pause hides them for a while only. Runs after each update. */
export const forgetStaleRecording = () => { if (!one('.how-sound') && !one('.pause')) forgetRecording(); };

/** Uploads the recording. Returns whether that worked. */
export const uploadSound = async () => {
  if (recorder) {
    recorder.stop();
    await new Promise((later) => { setTimeout(later, 200); });
  }
  if (!recorded) {
    refuse(words.record);
    return false;
  }
  const answer = await post(`${tablePath}/sounds`, { body: recorded, headers: { 'content-type': recorded.type, accept: 'application/json' } }, UPLOAD_LIMIT);
  const answerJson = await answer?.json().catch(() => null);
  const field = input('#act [name="sound"]');
  if (!answer?.ok || !answerJson || !field) {
    refuse(answerJson?.detail || words.failed);
    return false;
  }
  field.value = answerJson.sound;
  return true;
};

export const watchRecorder = () => document.addEventListener('click', (event) => {
  const button = /** @type {HTMLElement | null} */ (targetOf(event).closest('.rec'));
  if (button) toggle(button);
});
