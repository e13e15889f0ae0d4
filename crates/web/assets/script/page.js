// @ts-check
// What the page says about itself: its table, its texts, its preferences.

export const { body, documentElement: root } = document;

/** The texts that the script shows, in the page's language. @type {Record<string, string>} */
export const words = JSON.parse(body.dataset.words || '{}');

/** The path of the table that the page shows, if it shows one: `/t/{code}`, or `/t/{code}/board` on the big screen. */
export const tablePath = body.dataset.live;

/** The version of the program that drew the page, from the name of this file's folder. */
export const edition = import.meta.url.split('/').at(-2) ?? '';

const calm = matchMedia('(prefers-reduced-motion: reduce)');

/** Whether the person wants no motion. */
export const isCalm = () => root.dataset.motion === 'off' || calm.matches;

/** Whether animations are allowed. */
export const mayAnimate = () => !isCalm() && !document.hidden;
