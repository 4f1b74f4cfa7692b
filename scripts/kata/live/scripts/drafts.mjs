// The draft of a problem and the earlier ones; and code in an address.

import { byId, copy, download, h, here, made, note, on, onPage, patch, say } from "../../watch/page/scripts/dom.mjs";
import { draftOf, isAccepted, keepDraft, putAside, read, states, stepOf, today, write } from "../../watch/page/scripts/kept.mjs";
import { inflated, packed } from "../../watch/page/scripts/runs.mjs";
import { beginAnew } from "./attempt.mjs";
import { codeIn, compareWith } from "./editor.mjs";

const LONGEST = 100_000; // characters of code in an address, packed or not
export const DAMAGED = "This link is damaged, so nothing was loaded from it: the draft below is your own.";

/** Keep what is written, in place of the draft; one that is not from here, as from another tab, is then an earlier one. */
export function keep(desk) {
  const { page: { slug }, about, editor, sheet } = desk, { isShared, kept } = sheet, { draft, earlier } = draftOf(slug);
  const others = draft === kept ? earlier : putAside(draft, today(), earlier, about.start);
  Object.assign(sheet, { kept: codeIn(editor), isTaken: false });
  const unkept = keepDraft(slug, { draft: sheet.kept, isShared, earlier: others });
  if (unkept) note(unkept);
  else if (others !== earlier && kept !== null) note("Something else was written in another tab: it is among the earlier drafts.");
  if (others !== earlier) listEarlier(desk);
  if (location.hash.startsWith("#write")) history.replaceState(null, "", "#solve");
}

/** Note that one's own code is accepted, and keep it among the earlier ones: the last of a day, until another draft is begun. */
export function keepAccepted(desk) {
  const { page: { slug }, editor, sheet } = desk, code = codeIn(editor), kept = draftOf(slug), label = `accepted on ${today()}`;
  const isReplaced = ([when, other]) => when === label && other === sheet.accepted && other !== code;
  const unkept = keepDraft(slug, { ...kept, earlier: putAside(code, label, kept.earlier.filter(one => !isReplaced(one))) });
  desk.page.solved();
  if (unkept) note(unkept);
  sheet.accepted = code;
  listEarlier(desk);
}

export function trust(desk) {
  if (!desk.sheet.trusted) keep(desk);
  desk.sheet.trusted = true;
}

/** Open the draft that is kept; a blank one where the problem is due, once that day, and no attempt goes on. */
export function openKept(desk) {
  const { page: { slug, problem }, about } = desk, { draft, isShared } = draftOf(slug);
  const due = states()[slug]?.due, key = `katas:fresh:${slug}`;
  if (!due || due > today() || !draft || read(key) === today() || stepOf(problem) !== "done") {
    desk.open(draft || about.start, isShared);
    return;
  }
  write(key, today());
  begin(desk);
  note("This problem is due: here is a blank draft. What you wrote before is among the earlier ones.");
}

/** Open the code of a link, which is kept once it is judged or changed. */
export async function openShared(desk, text) {
  const code = await here(unpacked(text));
  if (code === null) note(DAMAGED);
  if (!code || code === codeIn(desk.editor)) return;
  note();
  desk.open(code, true, false);
}

/** Begin with a blank draft, or another that there is; the one that was open is then an earlier one. */
function begin(desk, code = desk.about.start) {
  const { page: { slug }, about } = desk, { draft, earlier } = draftOf(slug);
  const others = putAside(draft, today(), earlier, about.start).filter(one => one[1] !== code || isAccepted(one));
  if (code === about.start) beginAnew(desk);
  note(keepDraft(slug, { draft: code === about.start ? "" : code, isShared: false, earlier: others }));
  desk.open(code);
  desk.editor.focus();
}

export function listEarlier({ page: { slug } }) {
  const { earlier } = draftOf(slug);
  byId("earlier").closest(".menu").hidden = !earlier.length;
  patch(byId("earlier"), earlier.map(([label, code]) => h("option", {}, `${label}, ${code.trim().split("\n").length} lines`)));
  byId("earlier").selectedIndex = 0;
}

/** Show in the editor how the draft differs from an earlier one, until that is enough. */
function compare({ editor }, [label, code]) {
  const line = made(h("p", { class: "note" },
    h("span", {}, h("del", {}, "Struck out"), `: only in the earlier draft (${label}). `, h("ins", {}, "Underlined"), ": only in this one."),
    h("button", { type: "button" }, "Done")));
  line.lastChild.addEventListener("click", () => compareWith(editor));
  compareWith(editor, code, line);
}

async function share({ editor }) {
  const address = location.href.replace(/#.*|$/, `#write=${await packed(codeIn(editor))}`);
  if (await copy(address)) say("Link copied.");
}

export function listenToDrafts(desk) {
  const { slug } = desk.page;
  on("new", "click", () => begin(desk));
  const withEarlier = (id, act) => on(id, "click", () => act(draftOf(slug).earlier[Math.max(byId("earlier").selectedIndex, 0)]));
  withEarlier("open", ([, code]) => begin(desk, code));
  withEarlier("compare", chosen => compare(desk, chosen));
  withEarlier("beside", chosen => desk.watch(desk.sheet.verdict?.input || desk.about.examples[0], chosen));
  on("share-code", "click", () => share(desk));
  on("download", "click", () => download(`${slug.replaceAll("-", "_")}.py`, codeIn(desk.editor)));
  onPage(globalThis, "storage", ({ key }) => { // another tab has kept something
    if (key !== `katas:${slug}`) return;
    const { draft, isShared } = draftOf(slug);
    if (desk.sheet.kept !== null && draft && draft !== codeIn(desk.editor)) desk.lay(draft, isShared, true, true);
    else listEarlier(desk);
  });
}

/** The code that stands in an address, or null if that is damaged. */
export async function unpacked(text) {
  if (text.length > LONGEST) return null;
  const code = await inflated(text.replaceAll("-", "+").replaceAll("_", "/"), "deflate-raw").catch(() => null);
  return code?.length > LONGEST ? null : code;
}
