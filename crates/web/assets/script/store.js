// @ts-check
// What this tab remembers over a reload. Some browsers have no store, or no room in it.

/** @param {string} name @returns {string | null} */
export const recall = (name) => {
  try { return sessionStorage.getItem(name); } catch { return null; }
};

/** @param {string} name @param {string} text */
export const keep = (name, text) => {
  try { sessionStorage.setItem(name, text); } catch { /* it isn't kept */ }
};

/** @param {string} name */
export const drop = (name) => {
  try { sessionStorage.removeItem(name); } catch { /* nothing was kept */ }
};
