// What this browser keeps by key, as text or as JSON, for good or in a tab; what it cannot keep lasts
// as long as the page.

const unkept = new Map(); // {key: text}

const storage = isOfTab => isOfTab ? sessionStorage : localStorage;

export function read(key, isOfTab = false) {
  if (unkept.has(key)) return unkept.get(key);
  try {
    return storage(isOfTab).getItem(key);
  } catch {
    return null;
  }
}

/** Keep a text; says why it is lost with the page, or nothing. */
export function write(key, text, isOfTab = false) {
  try {
    storage(isOfTab).setItem(key, text);
    unkept.delete(key);
    return "";
  } catch (error) {
    unkept.set(key, text);
    const isFull = error.name === "QuotaExceededError";
    return `This will be lost when the page is closed: ${isFull ? "this browser's storage for the site is full" : "this browser keeps nothing for the site"}.`;
  }
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
