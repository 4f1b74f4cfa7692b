// Learn: the solution that an address names, and traces played as a question, cell after cell.

import { byId, h, on, patch } from "./dom.mjs";
import { drawBelow } from "./panes.mjs";

const MOST = 6; // cells that one is asked for
const LONGEST = 32; // characters of what one is to type, if there is something shorter

/** Open the entry of the solution that the address names, as in `#learn=brute_force`. */
export function openNamed() {
  const entry = byId(`learn=${new URLSearchParams(location.hash.slice(1)).get("learn")}`);
  if (!entry) return;
  for (const one of [entry, entry.closest("li")?.firstElementChild]) if (one) one.open = true;
  entry.scrollIntoView();
  entry.querySelector("summary").focus({ preventScroll: true });
}

/** Draw the inputs of the traces, and let these be played; and open what is folded where all lines are wanted. */
export function playTraces(data) {
  for (const trace of document.querySelectorAll(".trace")) {
    drawBelow(trace.firstElementChild, data.traced[trace.querySelector("figcaption code").textContent] ?? {}, data);
  }
  for (const form of document.querySelectorAll(".trace form")) listen(form);
  on("lessons", "change", ({ target }) => {
    if (!target.closest(".whole")) return;
    for (const fold of target.closest(".file").querySelectorAll(".source details")) fold.open = target.checked;
  });
}

/** Ask for one cell after another once the button is pressed, until all are asked for, or Escape is pressed. */
function listen(form) {
  const trace = form.closest(".trace"), [field, button] = form.elements;
  let cells = [], asked = 0, right = 0; // cells are those still to come, the first of them now

  form.addEventListener("submit", event => {
    event.preventDefault();
    if (cells.length) judge();
    else start();
  });
  field.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape") return;
    cells = [];
    goOn();
  });

  function start() {
    const all = [...trace.querySelectorAll("[data-changed]")], short = all.filter(cell => cell.textContent.length <= LONGEST);
    for (const cell of all) delete cell.dataset.mark;
    asked = right = 0;
    cells = spread(short.length ? short : all);
    goOn();
  }

  function judge() {
    const cell = cells.shift(), answer = cell.textContent, isRight = isAnswer(field.value, answer);
    asked += 1;
    right += Number(isRight);
    cell.dataset.mark = isRight ? "✓" : "✗";
    goOn(isRight ? [h("b", { class: "green" }, "✓ Right."), " "]
      : [h("b", { class: "red" }, "✗ Wrong:"), " it is ", h("code", {}, answer), ". "]);
  }

  /** Ask for the next cell or, at the end, tell how it went. */
  function goOn(said = []) {
    const [cell] = cells;
    cover(trace, cell);
    patch(form.querySelector("[role=status]"), said, cell ? question(cell) : asked > 0 && `${right} of ${asked} right.`);
    patch(button, cell ? "Check" : "What comes next?");
    field.hidden = !cell;
    field.value = "";
    (cell ? field : button).focus();
    if (cell) cell.scrollIntoView({ block: "nearest", inline: "nearest" });
    else trace.querySelector(".scroll").scrollLeft = 0;
  }
}

/** At most six of the cells, as far apart as they can be. */
const spread = cells => cells.filter((_, i) => i === 0 || Math.floor(i * MOST / cells.length) > Math.floor((i - 1) * MOST / cells.length));

/** Hide a cell and what comes after it: the rows below, and what its own row says of it; without a cell, show everything. */
function cover(trace, cell) {
  for (const one of trace.querySelectorAll("tbody tr, [data-changed], .comment")) {
    const isLater = cell && cell.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING;
    one.classList.toggle("later", Boolean(isLater));
    one.classList.toggle("blank", one === cell);
  }
}

/** What one is asked of a cell; who does not see the table hears what its row has before it. */
function question(cell) {
  const row = cell.parentElement, names = [...cell.closest("table").tHead.rows[0].cells].map(one => one.textContent);
  const before = [...row.cells].slice(0, cell.cellIndex).map((one, i) => one.textContent && `${names[i]} is ${one.textContent}, `);
  const name = names[cell.cellIndex];
  return [
    `Row ${row.sectionRowIndex + 1}: `, h("span", { class: "unseen" }, before.join("")),
    name === "return" ? "what does the call return?" : ["what is ", h("code", {}, name), "?"],
  ];
}

/** Whether what is typed is a value, but for blanks, the kind of quotes, arrows, and the order in a set or a dictionary. */
export const isAnswer = (typed, value) => typed.trim() !== "" && plain(typed) === plain(value);

function plain(text) {
  const bare = text.replace(/\s+/g, "").replaceAll("->", "→").replace(/["“”‘’]/g, "'").replace(/^'(.*)'$/, "$1");
  return bare.startsWith("{") ? bare.slice(1, -1).split(",").toSorted().join() : bare;
}
