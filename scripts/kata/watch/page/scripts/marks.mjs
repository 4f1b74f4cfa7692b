// What is marked on items and squares, for the eye and for a screen reader.

const WORDS = {
  changed: "changed", settled: "changed since the start", "looked-at": "looked at", wrong: "not as expected",
};

/** The attributes of something with marks: its classes, and its text with all that is marked. */
export function marked(label, marks, said = [], more = "") {
  const classes = [more, ...marks].filter(Boolean).join(" ");
  const words = [...marks.map(mark => WORDS[mark]), ...said];
  return { class: classes, "aria-label": words.length ? [label, ...words].join(", ") : "" };
}

/** Whether the code looks at this item of a list of this size. */
export const looksAt = (on, number, size, ...path) => (on.state.o ?? []).some(([n, ...places]) =>
  n === number && places.length === path.length
  && places.every((place, i) => place === path[i] || (i === 0 && place + size === path[i])));
