// @ts-check
// What the page says of itself: its table, its words, how it was set.

export const { body, documentElement: root } = document;

/** What the script has to say itself, in the language of the page. @type {Record<string, string>} */
export const words = JSON.parse(body.dataset.words || '{}');

/** The address of the table that the page shows; none beside a table. */
export const live = body.dataset.live;

/** The edition of the program that drew the page. This file lies in a folder of that name. */
export const edition = import.meta.url.split('/').at(-2) ?? '';

const calm = matchMedia('(prefers-reduced-motion: reduce)');

/** Whether anything may move. */
export const moves = () => root.dataset.motion !== 'off' && !calm.matches && !document.hidden;
