// @ts-check
// Short sounds, made of tones. Silent until they are switched on and somebody has touched the page.
import { root } from './page.js';

/** Tones: pitch in hertz, start and length in seconds. */
const NOTES = {
  turn: [[523, 0, .22], [659, .14, .32]],
  chime: [[262, 0, .9], [392, .04, .7]],
  slide: [[190, 0, .09]],
  tap: [[330, 0, .06]],
  tick: [[880, 0, .03]],
  hop: [[440, 0, .08]],
  win: [[523, 0, .3], [659, .18, .3], [784, .36, .3], [1047, .56, .7]],
};

/** @type {AudioContext | null} */
let audio = null;

/**
 * @param {keyof typeof NOTES} what
 * @param {number} [step] semitones above
 */
export const sound = (what, step = 0) => {
  if (root.dataset.sound !== 'on' || !navigator.userActivation?.hasBeenActive) return;
  audio ||= new AudioContext();
  // A phone that was locked holds it. A tone that waits would come too late.
  if (audio.state !== 'running') audio.resume().catch(() => {});
  if (audio.state === 'interrupted') return;
  for (const [pitch, start, length] of NOTES[what]) {
    const tone = audio.createOscillator();
    const gain = audio.createGain();
    const at = audio.currentTime + start;
    tone.type = what === 'hop' || what === 'tap' ? 'triangle' : 'sine';
    tone.frequency.value = pitch * 2 ** (step / 12);
    gain.gain.setValueAtTime(0, at);
    gain.gain.linearRampToValueAtTime(what === 'tick' ? .02 : .08, at + .015);
    gain.gain.exponentialRampToValueAtTime(.0001, at + length);
    tone.connect(gain).connect(audio.destination);
    tone.start(at);
    tone.stop(at + length + .05);
  }
};
