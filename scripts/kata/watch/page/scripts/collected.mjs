// Lists and sets of places or nodes, as numbers on the squares or nodes themselves.

import { h } from "./dom.mjs";
import { held } from "./values.mjs";

const MOST = 4; // collections that find room on a square

/** The variables that hold nothing but places: [{name, places, ordered}, ...]. */
export function collections(on, placeOf) {
  return [...on.variables ?? []].flatMap(([name, value]) => {
    const [, shape, items] = held(value, on.state) ?? [];
    if ((shape !== "list" && shape !== "set") || !items.length) return [];
    const places = items.map(placeOf);
    return places.includes(undefined) ? [] : [{ name, places, ordered: shape === "list" }];
  }).slice(0, MOST);
}

/** {place: [[which collection, its number there or a dot], ...]}. */
export function ordersOf(found) {
  const at = new Map();
  found.forEach(({ places, ordered }, k) => places.forEach((place, i) => {
    const here = at.get(place) ?? at.set(place, []).get(place);
    const own = here.find(([other]) => other === k);
    if (!own) here.push([k, ordered ? String(i + 1) : "•"]);
    else if (ordered) own[1] += ` ${i + 1}`;
  }));
  return at;
}

/** What a place is in its collections, in words. */
export const said = (orders, found) =>
  orders.map(([k, order]) => order === "•" ? `in ${found[k].name}` : `${found[k].name} ${order}`);

const sign = (k, letters) => h("span", { class: `sign k${k}`, "aria-hidden": "true" }, letters);

/** Names the collections under a picture; `more` are other entries. */
export function legend(found, ...more) {
  const entries = found.map(({ name, ordered }, k) =>
    ordered ? [sign(k, "1 2"), `${name}, in order`] : [sign(k, "•"), name]);
  const all = [...entries, ...more.flat().filter(Boolean)].map(entry => h("li", {}, entry));
  return all.length ? h("ul", { class: "legend" }, all) : null;
}
