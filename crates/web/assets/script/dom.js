// @ts-check
// Short ways to the elements of a page.

/** @param {string} id */
export const el = (id) => document.getElementById(id);

/**
 * The first element that matches.
 * @param {string} selector
 * @param {ParentNode} [from]
 * @returns {HTMLElement | null}
 */
export const one = (selector, from = document) => from.querySelector(selector);

/**
 * All elements that match.
 * @param {string} selector
 * @param {ParentNode} [from]
 * @returns {HTMLElement[]}
 */
export const all = (selector, from = document) => [...from.querySelectorAll(selector)].map((found) => /** @type {HTMLElement} */ (found));

/**
 * A field by its id.
 * @param {string} id
 */
export const field = (id) => /** @type {HTMLInputElement | null} */ (el(id));

/**
 * The first input that matches.
 * @param {string} selector
 * @param {ParentNode} [from]
 */
export const input = (selector, from) => /** @type {HTMLInputElement | null} */ (one(selector, from));

/**
 * All inputs that match.
 * @param {string} selector
 * @param {ParentNode} [from]
 */
export const inputs = (selector, from) => /** @type {HTMLInputElement[]} */ (all(selector, from));

/**
 * The element on which an event happened.
 * @param {Event} event
 */
export const targetOf = (event) => /** @type {HTMLElement} */ (event.target);

/**
 * The element that a piece of HTML describes.
 * @param {string} html
 */
export const parse = (html) => {
  const holder = document.createElement('template');
  holder.innerHTML = html;
  return /** @type {HTMLElement} */ (holder.content.firstElementChild);
};

/**
 * An icon, as HTML.
 * @param {string} name
 */
export const icon = (name) => `<svg class="ico"><use href="#i-${name}"/></svg>`;
