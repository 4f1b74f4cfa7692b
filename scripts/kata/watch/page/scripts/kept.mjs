// Drafts, notes and inputs of one's own, as a file that another browser takes in.

import { read, store, stored, write } from "./stored.mjs";
import { counted } from "./values.mjs";

const keysOf = slug => [`katas:${slug}`, `katas:note:${slug}`, `katas:inputs:${slug}`];

/** What is kept of a problem: {drafts, note, inputs}. */
function keptOf(slug) {
  const [drafts, note, inputs] = keysOf(slug);
  return { drafts: stored(drafts, {}).drafts ?? {}, note: read(note) ?? "", inputs: stored(inputs, []) };
}

/** The text of the file, of these problems; empty where nothing is kept. */
export function keptText(slugs) {
  const some = slugs.map(slug => [slug, keptOf(slug)]).filter(([, { drafts, note, inputs }]) => Object.keys(drafts).length || note || inputs.length);
  return some.length ? `${JSON.stringify({ kept: Object.fromEntries(some) }, null, 1)}\n` : "";
}

/** Add what such a file holds to what is kept, of which nothing is replaced; says what was done, or nothing for any other file. */
export function addKept(text, slugs) {
  let kept = null;
  try {
    ({ kept } = JSON.parse(text));
  } catch {} // several lines are a log
  if (typeof kept !== "object" || !kept) return "";
  let count = 0, unkept = "";
  for (const slug of slugs.filter(one => one in kept)) {
    const own = keptOf(slug), { drafts = {}, note = "", inputs = [] } = kept[slug], [toDrafts, toNote, toInputs] = keysOf(slug);
    for (const [name, code] of Object.entries(drafts)) {
      if (typeof code !== "string" || Object.values(own.drafts).includes(code)) continue;
      let free = name;
      while (free in own.drafts) free += " (imported)";
      own.drafts[free] = code;
      count++;
    }
    unkept ||= store(toDrafts, { ...stored(toDrafts, {}), drafts: own.drafts })
      || store(toInputs, [...new Set([...own.inputs, ...inputs.filter(one => typeof one === "string")])])
      || (own.note.includes(note) ? "" : write(toNote, [own.note, note].filter(Boolean).join("\n")));
  }
  return unkept || `${counted(count)} new draft${count === 1 ? "" : "s"}, with the notes and inputs beside them.`;
}
