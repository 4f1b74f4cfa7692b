// What this browser keeps by key, as text or as JSON, for good or in a tab; where it keeps nothing,
// everything lasts as long as the page.

const storage = isOfTab => isOfTab ? sessionStorage : localStorage;

export function read(key, isOfTab = false) {
  try {
    return storage(isOfTab).getItem(key);
  } catch {
    return null;
  }
}

export function write(key, text, isOfTab = false) {
  try {
    storage(isOfTab).setItem(key, text);
  } catch { /* storage is off or full */ }
}

/** What is kept as JSON, or `otherwise`. */
export function stored(key, otherwise, isOfTab = false) {
  try {
    return JSON.parse(read(key, isOfTab)) ?? otherwise;
  } catch {
    return otherwise;
  }
}

export const store = (key, value, isOfTab = false) => write(key, JSON.stringify(value), isOfTab);
