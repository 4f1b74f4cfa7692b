// Elements as plain data, and a page that is changed only where the data differ from it.

const SVG = "http://www.w3.org/2000/svg";

/** An element as data: its tag, its attributes and its children; text is never read as HTML. */
export function h(tag, attributes = {}, ...children) {
  const kept = Object.entries(attributes).filter(([, value]) => value !== undefined && value !== null && value !== false && value !== "");
  return {
    tag,
    attributes: Object.fromEntries(kept.map(([name, value]) => [name, value === true ? "" : String(value)])),
    children: children.flat(Infinity).filter(child => child !== null && child !== undefined && child !== false)
      .map(child => typeof child === "object" ? child : String(child)),
  };
}

/** Make the children of an element what the data say; what is the same already stays. */
export function patch(parent, ...children) {
  const wanted = h("", {}, ...children).children;
  wanted.forEach((child, i) => {
    const old = parent.childNodes[i];
    const fits = old && (typeof child === "string" ? old.nodeType === 3 : old.localName === child.tag);
    const made = fits ? old : create(child, parent);
    if (!old) parent.append(made);
    else if (!fits) old.replaceWith(made);
    if (typeof child === "string") {
      if (made.data !== child) made.data = child;
    } else {
      attribute(made, child.attributes);
      patch(made, ...child.children);
    }
  });
  while (parent.childNodes.length > wanted.length) parent.lastChild.remove();
}

function create(child, parent) {
  if (typeof child === "string") return document.createTextNode(child);
  const inSvg = child.tag === "svg" || parent.namespaceURI === SVG;
  return inSvg ? document.createElementNS(SVG, child.tag) : document.createElement(child.tag);
}

function attribute(element, wanted) {
  for (const name of element.getAttributeNames()) if (!(name in wanted)) element.removeAttribute(name);
  for (const [name, value] of Object.entries(wanted)) {
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  }
}
