// @ts-check
// What a person has typed, ticked, opened or is pointing at, kept while regions are swapped.
import { isAtEnd, toEnd } from './chat.js';
import { all, el, one } from './dom.js';

/** @typedef {HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement} Field */
/** @typedef {{ form?: { action: string } | null, name: string, type: string, value: string }} Named */

/** @param {{ type: string }} field */
const isTickable = ({ type }) => /radio|checkbox/.test(type);

/** Identifies a field, to find it again after a swap. @param {Named} field */
export const handle = (field) => [field.form?.action, field.name, isTickable(field) ? field.value : ''].join('|');

/** Whether somebody has changed a field since it was drawn. @param {Field} field */
export const isTouched = (field) => {
  if ('options' in field) return [...field.options].some((option) => option.selected !== option.defaultSelected);
  if ('checked' in field && isTickable(field)) return field.checked !== field.defaultChecked;
  return field.value !== field.defaultValue;
};

/** @param {ParentNode} [from] */
const fields = (from) => /** @type {Field[]} */ (all('input:not([type="hidden"], [type="file"]), textarea, select', from));

/**
 * What a button says and does, to find it again after a swap.
 * @param {Element} button
 */
const face = (button) => {
  const form = button instanceof HTMLButtonElement ? button.form?.action : '';
  const says = button.getAttribute('aria-label') ?? button.textContent?.trim();
  return [form, button.getAttribute('popovertarget'), says].join('|');
};

/** @param {HTMLElement[]} inside */
const focused = (inside) => {
  const focus = /** @type {HTMLInputElement | null} */ (document.activeElement);
  if (!focus || !inside.some((node) => node.contains(focus))) return null;
  const { id, name, selectionStart: from, selectionEnd: to } = focus;
  const button = focus.matches('button, summary') ? face(focus) : null;
  return { id, href: focus.getAttribute('href'), handle: name && handle(focus), button, from, to };
};

/**
 * Remembers what people typed, ticked, opened and focused in the regions that are about to be replaced.
 * @param {string[]} ids
 */
export const remember = (ids) => {
  const inside = ids.map(el).filter((node) => node !== null);
  const touched = inside.flatMap((node) => fields(node)).filter(isTouched);
  return {
    fields: touched.map((field) => ({ handle: handle(field), checked: 'checked' in field && field.checked, value: field.value })),
    focus: focused(inside),
    open: all(':popover-open').map((sheet) => sheet.id),
    details: all('details[id][open]').map((details) => details.id),
    isTalkAtEnd: isAtEnd(el('talk')),
    scroll: one('.middle')?.scrollTop,
  };
};

/** @typedef {ReturnType<typeof remember>} Kept */

/** @param {Kept} kept */
export const restore = (kept) => {
  const byHandle = new Map(fields().map((field) => [handle(field), field]));
  for (const { handle: key, checked, value } of kept.fields) {
    const field = byHandle.get(key);
    if (!field || field.disabled) continue;
    if ('checked' in field && isTickable(field)) field.checked = checked;
    // A choice that is gone would leave the list empty.
    else if (!('options' in field) || [...field.options].some((option) => option.value === value)) field.value = value;
  }
  for (const id of kept.details) el(id)?.setAttribute('open', '');
  for (const id of kept.open) {
    const sheet = el(id);
    if (sheet && !sheet.matches(':popover-open')) sheet.showPopover();
  }
  if (kept.focus) focusAgain(kept.focus, byHandle);
  if (kept.isTalkAtEnd) toEnd(el('talk'));
  const middle = one('.middle');
  if (middle && kept.scroll) middle.scrollTop = kept.scroll;
};

/**
 * @param {NonNullable<Kept['focus']>} focus
 * @param {Map<string, Field>} byHandle
 */
const focusAgain = ({ id, href, handle: named, button, from, to }, byHandle) => {
  const link = () => all('a').find((one) => href && one.getAttribute('href') === href);
  const pressed = () => all('button, summary').find((one) => button && face(one) === button);
  const target = /** @type {HTMLInputElement | undefined} */ (el(id) || byHandle.get(named) || link() || pressed());
  target?.focus({ preventScroll: true });
  if (from === null || from === undefined) return;
  try { target?.setSelectionRange?.(from, to); } catch { /* not a text field */ }
};
