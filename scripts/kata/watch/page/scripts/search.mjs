// The search on the road: by title, number, topic, technique, difficulty or mistake, and by list.

import { byId, coded, h, patch } from "./dom.mjs";

const MOST = 3; // mistakes shown of a problem

/** Have the field and the menu choose among the rows; `/` leads to the field. */
export function startSearch(knownMistakes) {
  const rows = [...document.querySelectorAll("#road li")].map(read);
  let all = {};
  const search = () => show(rows, all);
  const look = async () => {
    search();
    all = await knownMistakes();
    search();
  };
  byId("search").addEventListener("input", look);
  byId("search").addEventListener("keydown", ({ key }) => key === "Enter" && document.querySelector("#road li[id]:not([hidden]) a")?.click());
  byId("list")?.addEventListener("change", search);
  document.addEventListener("keydown", event => {
    const isTyped = event.target.closest("input, select, .cm-editor");
    if (event.key !== "/" || isTyped || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    byId("search").focus();
  });
  if (byId("search").value) look();
}

/** A row, its lists, and all that finds it but its mistakes. */
function read(row) {
  const { id, dataset: { words, lists } } = row, topic = row.closest("section");
  const text = [row.textContent, words, topic.querySelector("h2").firstChild.data, id, id.replaceAll("-", "")].join(" ").toLowerCase();
  return { row, text, topic, title: row.querySelector("a").textContent.toLowerCase(), lists: lists.split(" ") };
}

/**
 * Show the rows of the list in which every word occurs, with the mistakes in which they all do; first
 * come titles that begin so, then those in which it occurs.
 */
function show(rows, all) {
  const wanted = byId("search").value.trim().toLowerCase(), words = wanted.split(/\s+/).filter(Boolean);
  const list = byId("list")?.value ?? "";
  let count = 0;
  for (const { row, text, lists } of rows) {
    const found = words.length ? (all[row.id] ?? []).filter(([, idea]) => hasAll(idea.toLowerCase(), words)) : [];
    const isFound = hasAll(text, words) || found.length > 0;
    row.hidden = !isFound || (list !== "" && !lists.includes(list));
    count += !row.hidden;
    showMistakes(row, row.hidden ? [] : found.slice(0, MOST));
  }
  const place = ({ row, title }) => row.hidden ? 3 : title.startsWith(wanted) ? 0 : title.includes(wanted) ? 1 : 2;
  const shown = rows.toSorted((a, b) => place(a) - place(b)), topics = new Set(shown.map(({ topic }) => topic));
  for (const { row, topic } of shown) topic.querySelector("ul").append(row);
  for (const topic of topics) {
    topic.hidden = !topic.querySelector("li[id]:not([hidden])");
    byId("road").append(topic);
  }
  byId("found").textContent = words.length || list ? `${count} of ${rows.length} problems` : "";
}

const hasAll = (text, words) => words.every(word => text.includes(word));

function showMistakes(row, found) {
  row.querySelector("ul")?.remove();
  if (!found.length) return;
  const place = row.appendChild(document.createElement("ul"));
  patch(place, found.map(([name, idea]) => h("li", {}, h("a", { href: `${row.id}.html#left=${name}` }, coded(idea)))));
}
