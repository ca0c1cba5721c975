// What the browser keeps of this site; what it does not want to keep is known as long as the page is open.

/** @type {Map<string, unknown>} */
const unkept = new Map();

/** @param {string} key @returns {any} null if there is nothing */
export function kept(key) {
  if (unkept.has(key)) return unkept.get(key);
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

/** @param {string} key @param {unknown} value */
export function keep(key, value) {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    unkept.set(key, value);
  }
}
