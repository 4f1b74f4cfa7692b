// The menus: what can be chosen, and what there is no run for.

import { h, patch } from "./dom.mjs";

/** Fill the menus; what the page has no run of, on the chosen input, cannot be chosen. */
export function fill({ left, right, input }, data, chosen) {
  const here = new Set(data.have[chosen.case]);
  for (const [menu, name] of [[left, chosen.left], [right, chosen.right]]) {
    patch(menu, group("Solutions", data.files.filter(file => !file.wrong), name, here, data),
      group("Mistakes", data.files.filter(file => file.wrong), name, here, data));
    menu.value = name;
  }
  patch(input, data.cases.map(one => h("option", { value: one.number }, one.label)));
  input.value = chosen.case;
}

function group(label, files, chosen, here, data) {
  if (!files.length) return [];
  return h("optgroup", { label }, files.map(({ name }) => h("option", {
    value: name, disabled: !here.has(name) && !anywhere(name, data), selected: name === chosen,
  }, here.has(name) ? name : `${name} (on other inputs)`)));
}

const anywhere = (name, data) => Object.values(data.have).some(names => names.includes(name));

/** What to show once a file is chosen: the input stays if both sides have a run on it. */
export function settled(data, { left, right, case: number }, which) {
  const has = (name, one) => data.have[one]?.includes(name);
  const name = which === "left" ? left : right;
  const file = data.files.find(other => other.name === name);
  const numbers = [number, file?.fails, ...data.cases.map(one => one.number)].filter(Boolean);
  const found = numbers.find(one => has(left, one) && has(right, one)) ?? numbers.find(one => has(name, one)) ?? number;
  const partner = other => has(other, found) ? other : data.have[found]?.find(one => one !== name) ?? other;
  return which === "left" ? { left, right: partner(right), case: found } : { left: partner(left), right, case: found };
}
