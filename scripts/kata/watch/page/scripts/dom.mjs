// Elements as plain data, and a page that is changed only where the data differ from it.

const SVG = "http://www.w3.org/2000/svg";

/** An element as data: its tag, its attributes and its children; text is never read as HTML. */
export function h(tag, attributes = {}, ...children) {
  const kept = {};
  for (const name in attributes) {
    const value = attributes[name];
    if (isThere(value) && value !== "") kept[name] = value === true ? "" : String(value);
  }
  return { tag, attributes: kept, children: flat(children, []) };
}

const isThere = value => value !== undefined && value !== null && value !== false;

/** The children in nested lists, one after the other, without those that are not there. */
function flat(children, found) {
  for (const child of children) {
    if (Array.isArray(child)) flat(child, found);
    else if (isThere(child)) found.push(typeof child === "object" ? child : String(child));
  }
  return found;
}

const shown = new WeakMap(); // {element: the data of its children, as they were last shown}

/** Make the children of an element what the data say; the page is touched only where they differ. */
export function patch(parent, ...children) {
  const wanted = flat(children, []), known = shown.get(parent) ?? [];
  if (!shown.has(parent)) parent.replaceChildren(); // what the page came with
  wanted.forEach((child, i) => {
    const old = known[i], node = parent.childNodes[i];
    if (old === child) return;
    if (old === undefined) parent.append(create(child, parent));
    else if (typeof child === "string" ? typeof old !== "string" : old.tag !== child.tag) node.replaceWith(create(child, parent));
    else if (typeof child !== "string") change(node, old, child);
    else node.data = child;
  });
  while (parent.childNodes.length > wanted.length) parent.lastChild.remove();
  shown.set(parent, wanted);
}

/** Make an element what the new data say, where they differ from the old. */
function change(node, old, child) {
  for (const name of Object.keys(old.attributes)) if (!(name in child.attributes)) node.removeAttribute(name);
  for (const [name, value] of Object.entries(child.attributes)) {
    if (old.attributes[name] !== value) node.setAttribute(name, value);
  }
  const isText = [old, child].every(({ children }) => children.length === 1 && typeof children[0] === "string");
  if (!isText) patch(node, child.children);
  else if (old.children[0] !== child.children[0]) {
    node.firstChild.data = child.children[0];
    shown.set(node, child.children);
  }
}

function create(child, parent) {
  if (typeof child === "string") return document.createTextNode(child);
  const inSvg = child.tag === "svg" || parent.namespaceURI === SVG;
  const made = inSvg ? document.createElementNS(SVG, child.tag) : document.createElement(child.tag);
  for (const [name, value] of Object.entries(child.attributes)) made.setAttribute(name, value);
  patch(made, child.children);
  return made;
}

export const byId = id => document.getElementById(id);

export const on = (id, kind, act) => byId(id).addEventListener(kind, act);

/** A sentence, with what stands in backticks as code. */
export const coded = text => text.split("`").map((part, i) => i % 2 ? h("code", {}, part) : part);
