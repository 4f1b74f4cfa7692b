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
  return h("optgroup", { label }, files.map(({ name }) => {
    const isHere = here.has(name), isKnown = isHere || anywhere(name, data);
    const where = isHere ? "" : isKnown ? " (on other inputs)" : " (not recorded)";
    return h("option", { value: name, disabled: !isKnown, selected: name === chosen }, name + where);
  }));
}

const anywhere = (name, data) => Object.values(data.have).some(names => names.includes(name));

/** What to show once something is chosen: the file on that side, or else the input, stays. */
export function settled(data, wanted, which) {
  const has = (name, number) => data.have[number]?.includes(name);
  if (!which) return paired(data, wanted);
  const { fails } = data.files.find(({ name }) => name === wanted[which]);
  const numbers = [wanted.case, fails, ...data.cases.map(({ number }) => number)];
  const isFit = names => numbers.find(number => names.every(name => has(name, number)));
  const fits = isFit([wanted.left, wanted.right]) ?? isFit([wanted[which]]) ?? wanted.case;
  return paired(data, { ...wanted, case: fits });
}

/** The same files on an input, or others where there is no run of them. */
export function paired(data, { left, right, case: number }) {
  const names = data.have[number];
  const known = names.includes(left) ? left : names.find(name => name !== right) ?? names[0];
  const other = names.includes(right) ? right : names.find(name => name !== known) ?? known;
  return { left: known, right: other, case: number };
}
