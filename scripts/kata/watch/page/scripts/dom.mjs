// Elements as plain data, and a page that is changed only where the data differ from it; what ends with
// the page that is shown; a box with one field, to type a text or to take a link; texts for the
// clipboard, or as files.

const SVG = "http://www.w3.org/2000/svg";

const elements = new WeakSet(); // what h() has made: no other object becomes an element

/** An element as data: its tag, its attributes and its children; text is never read as HTML. */
export function h(tag, attributes = {}, ...children) {
  const kept = {};
  for (const name in attributes) {
    const value = attributes[name];
    if (isThere(value) && value !== "") kept[name] = value === true ? "" : String(value);
  }
  const element = { tag, attributes: kept, children: flat(children, []) };
  elements.add(element);
  return element;
}

const isThere = value => value !== undefined && value !== null && value !== false;

/** The children in nested lists, one after the other, without those that are not there. */
function flat(children, found) {
  for (const child of children) {
    if (Array.isArray(child)) flat(child, found);
    else if (isThere(child)) found.push(elements.has(child) ? child : String(child));
  }
  return found;
}

const drawn = new WeakMap(); // {element: [[the data of a child, its node], ...], as they were last drawn}

/** Make the children of an element what the data say; the page is touched only where they differ.
 * Where a translation or an extension has changed the nodes, they are made anew. */
export function patch(parent, ...children) {
  const before = drawn.get(parent) ?? [], nodes = parent.childNodes;
  const isOurs = nodes.length === before.length && before.every(([, node], i) => node === nodes[i]);
  if (!isOurs) parent.replaceChildren();
  const known = isOurs ? before : [];
  const now = flat(children, []).map((child, i) => [child, fitting(parent, child, known[i])]);
  for (const [, node] of known.slice(now.length)) node.remove();
  drawn.set(parent, now);
}

/** The node that shows a child: the old one, changed, if it can be that. */
function fitting(parent, child, [old, node] = []) {
  if (!node) return parent.appendChild(create(child, parent));
  if (old.tag !== child.tag) { // a text has none
    const another = create(child, parent);
    node.replaceWith(another);
    return another;
  }
  if (!child.tag && node.data !== child) node.data = child;
  else if (child.tag && old !== child) change(node, old, child);
  return node;
}

/** Make an element what the new data say, where they differ from the old. */
function change(node, old, child) {
  for (const name of Object.keys(old.attributes)) if (!(name in child.attributes)) node.removeAttribute(name);
  for (const [name, value] of Object.entries(child.attributes)) {
    if (old.attributes[name] !== value) node.setAttribute(name, value);
  }
  patch(node, child.children);
}

function create(child, parent) {
  if (!child.tag) return document.createTextNode(child);
  const made = document.createElementNS(child.tag === "svg" ? SVG : parent.namespaceURI, child.tag);
  change(made, { attributes: {} }, child);
  return made;
}

/** A new element, of its data. */
export const made = child => create(child, document.body);

/** The name of a page's script, which tells the version of the page. */
export const scriptOf = page => page.querySelector("body > script[src]").getAttribute("src");

export const byId = id => document.getElementById(id);

export const on = (id, kind, act) => byId(id).addEventListener(kind, act);

/** Have a click on each that fits do something with it. */
export function onEach(selector, act) {
  for (const one of document.querySelectorAll(selector)) one.addEventListener("click", () => act(one));
}

/** Have Enter in a field of several lines send its form; with Shift, it begins a line. */
export const sendByEnter = id => on(id, "keydown", event => {
  if (event.key !== "Enter" || event.shiftKey) return;
  event.preventDefault();
  event.target.form.requestSubmit();
});

let shown = new AbortController(); // ends with the page that is shown

/** The signal that another page takes the place of this one. */
export const left = () => shown.signal;

export function leave() {
  shown.abort();
  shown = new AbortController();
}

/** Listen to the window, or the document, as long as this page is shown. */
export const onPage = (target, kind, act, options = {}) => target.addEventListener(kind, act, { ...options, signal: shown.signal });

/** Do something when another page takes the place of this one. */
export const whenLeft = act => shown.signal.addEventListener("abort", act);

/** What comes of a promise, if this page is still shown by then; otherwise, nothing ever does. */
export function here(promise) {
  const { signal } = shown, never = new Promise(() => {});
  return promise.then(found => signal.aborted ? never : found, error => signal.aborted ? never : Promise.reject(error));
}

/** Say beside the code what goes on, and perhaps offer to do something again. */
export function say(text, again = null) {
  const status = byId("status"), button = byId("again");
  if (status) status.textContent = text;
  if (button) Object.assign(button, { hidden: !again, onclick: again });
}

/** Say something that stays, above the code or elsewhere; nothing for nothing. */
export function note(text = "", id = "notes") {
  byId(id).hidden = !text;
  patch(byId(id), h("span", {}, coded(text)));
}

/** A sentence, with what stands in backticks as code. */
export const coded = text => text.split("`").map((part, i) => i % 2 ? h("code", {}, part) : part);

/** Ask for a text; `then` gets it, unless the box is left with Escape or nothing is typed. */
export function askFor(label, then, text = "") {
  const box = byId("box"), field = byId("box-text");
  byId("box-label").textContent = label;
  field.value = text;
  box.returnValue = "";
  box.addEventListener("close", () => box.returnValue && field.value.trim() && then(field.value), { once: true });
  box.showModal();
  field.select();
}

/** Copy a link; where that is not allowed, show it selected. Says whether it was copied. */
export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    askFor("The link, to copy", () => {}, text);
    return false;
  }
}

/** Save a text as a file of that name. */
export function download(name, text) {
  const href = URL.createObjectURL(new Blob([text], { type: "application/octet-stream" }));
  Object.assign(document.createElement("a"), { href, download: name }).click();
  URL.revokeObjectURL(href);
}
