// @ts-check
// Uploads people's own pictures, chosen or dropped, with a progress bar. Then shows the new cards, and why
// some files were left out.
import { one, targetOf } from './dom.js';
import { words } from './page.js';
import { freshKey } from './sending.js';

/** @typedef {{ detail: string, cards: { name: string, small: string }[], left_out: { detail: string }[] }} Report */

/** @param {string} text @param {string} [kind] */
const line = (text, kind = '') => {
  const said = document.createElement('p');
  said.className = kind;
  said.textContent = text;
  return said;
};

/** @param {string} kind @param {(string | Node)[]} items */
const list = (kind, items) => {
  const shown = document.createElement('ul');
  shown.className = kind;
  for (const inside of items) {
    const item = document.createElement('li');
    item.append(inside);
    shown.append(item);
  }
  return shown;
};

/** @param {{ name: string, small: string }} card */
const preview = ({ name, small }) => {
  const picture = document.createElement('img');
  picture.loading = 'lazy';
  picture.src = small;
  picture.alt = name;
  return picture;
};

/** @param {HTMLFormElement} form @param {FileList} [files] those that were dropped */
const upload = (form, files) => {
  const data = new FormData(form);
  // Each upload is a command of its own, also from a page that has sent one before.
  data.set('key', freshKey());
  if (files) {
    data.delete('files');
    for (const file of files) data.append('files', file);
  }
  const bar = /** @type {HTMLProgressElement} */ (one('progress', form));
  const report = /** @type {HTMLElement} */ (one('.deck-report', form));
  const say = (/** @type {string | undefined} */ text) => report.replaceChildren(line(text ?? '', 'muted'));
  const done = (/** @type {Node[]} */ ...said) => {
    bar.hidden = true;
    form.classList.remove('is-sending');
    report.replaceChildren(...said);
    report.scrollIntoView({ block: 'nearest' });
  };
  form.classList.add('is-sending');
  bar.hidden = false;
  bar.value = 0;
  say(report.dataset.waiting);
  // Only XMLHttpRequest reports the progress of an upload.
  const request = new XMLHttpRequest();
  request.open('POST', form.action);
  request.setRequestHeader('accept', 'application/json');
  request.responseType = 'json';
  request.upload.addEventListener('progress', ({ loaded, total }) => {
    if (total) bar.value = loaded / total;
    if (loaded === total) say(report.dataset.busy);
  });
  request.addEventListener('load', () => {
    /** @type {Report} */
    const result = request.response || {};
    if (request.status >= 400) return done(line(result.detail || words.failed, 'bad'));
    form.reset();
    const leftOut = list('left-out small', result.left_out.map(({ detail }) => detail));
    done(line(result.detail), leftOut, list('previews', result.cards.map(preview)));
  });
  request.addEventListener('error', () => done(line(words.failed, 'bad')));
  request.send(data);
};

/** @param {Event} event */
const submit = (event) => {
  const form = /** @type {HTMLFormElement} */ (targetOf(event));
  if (!form.matches('[data-upload]')) return;
  event.preventDefault();
  if (!form.matches('.is-sending')) upload(form);
};

/** @param {DragEvent} event */
const drag = (event) => {
  const decks = targetOf(event).closest?.('.decks');
  const form = /** @type {HTMLFormElement | null} */ (decks && one('[data-upload]', decks));
  if (!decks || !form || !event.dataTransfer?.types.includes('Files')) return;
  event.preventDefault();
  decks.classList.toggle('is-over', event.type === 'dragover');
  if (event.type !== 'drop' || form.matches('.is-sending')) return;
  form.closest('details')?.setAttribute('open', '');
  if (event.dataTransfer.files.length) upload(form, event.dataTransfer.files);
};

export const watchUploads = () => {
  document.addEventListener('submit', submit);
  document.addEventListener('dragover', drag);
  document.addEventListener('dragleave', drag);
  document.addEventListener('drop', drag);
};
