// The drafts of a problem, each on a sheet with an undo history and a verdict of its own.

import { askFor, copy, download } from "../../watch/page/scripts/box.mjs";
import { byId, h, on, patch } from "../../watch/page/scripts/dom.mjs";
import { states, today } from "../../watch/page/scripts/log.mjs";
import { read, write } from "../../watch/page/scripts/stored.mjs";
import { forget } from "./asking.mjs";
import { newAttempt } from "./attempt.mjs";
import { follow, keep, packed, unpacked, unused } from "./drafts.mjs";
import { codeIn, replaceCode, stateOf } from "./editor.mjs";
import { GOAL } from "./rating.mjs";
import { applySettings } from "./settings.mjs";
import { note, noteUndo, say } from "./status.mjs";

const SHARED = "shared"; // begins the names of drafts that came with a link, which run after a click

/** Keep the draft that is open; what came with a link is then no longer needed in the address. */
export function keepOpen({ page: { slug }, drafts, editor }) {
  drafts.drafts[drafts.open] = codeIn(editor);
  const unkept = keep(slug, drafts.open, { [drafts.open]: drafts.drafts[drafts.open] });
  if (unkept) note(unkept);
  if (/^#(write|find)/.test(location.hash)) history.replaceState(null, "", "#solve");
}

/** Let the draft run; one that came with a link is a draft like any other from now on. */
export function trust(desk) {
  if (!desk.sheet.trusted) keepOpen(desk);
  desk.sheet.trusted = true;
}

/** Open a blank draft where a problem is due, once that day. */
export function openFresh({ page: { slug }, about, drafts }) {
  const due = states()[slug]?.due, key = `katas:fresh:${slug}`;
  if (!due || due > today() || drafts.drafts[drafts.open] === about.start || read(key) === today()) return;
  write(key, today());
  drafts.open = unused(drafts.drafts);
  drafts.drafts[drafts.open] = about.start;
  keep(slug, drafts.open, { [drafts.open]: about.start });
  note("This problem is due: here is a blank draft. What you wrote before is in the menu.");
}

/** Put the open draft on the desk. */
export function lay(desk) {
  const { sheets, drafts: { drafts, open: name } } = desk;
  if (!sheets.has(name)) sheets.set(name, { state: stateOf(drafts[name], desk.acts), trusted: !name.startsWith(SHARED), isDone: name.startsWith(SHARED), verdict: null, ran: new Map(), hunt: null });
  desk.sheet = sheets.get(name);
  desk.editor.setState(desk.sheet.state);
  applySettings(desk);
  fillMenu(desk);
}

function fillMenu({ drafts: { drafts, open: name } }) {
  const names = Object.keys(drafts).toSorted((a, b) => a.localeCompare(b, "en", { numeric: true }));
  patch(byId("draft"), names.map(one => h("option", { value: one }, one)));
  byId("draft").value = name;
}

/** Open the code of a link, perhaps to find an input on which it fails. */
export async function openShared(desk, text, isHunt) {
  const code = await unpacked(text), { drafts } = desk;
  if (code === null) note("This link is damaged, so nothing was loaded from it: the draft below is your own.");
  if (!code) return;
  const [known] = Object.entries(drafts.drafts).find(([, one]) => one === code) ?? [];
  const name = known ?? unused(drafts.drafts, SHARED);
  drafts.drafts[name] = code; // in this tab, until it is judged or changed
  turnTo(desk, name);
  if (known) keepOpen(desk);
  if (!isHunt) return;
  desk.sheet.hunt = { ...newAttempt(), state: "running" };
  note(GOAL);
}

/** Turn to a draft that there is. */
function turnTo(desk, name) {
  clearTimeout(desk.resting);
  forget(desk);
  desk.sheet.state = desk.editor.state;
  desk.drafts.open = name;
  note();
  desk.show();
  if (desk.sheet.hunt) note(GOAL);
}

function choose(desk, name) {
  const { drafts } = desk, isNew = !(name in drafts.drafts);
  if (isNew) drafts.drafts[name] = desk.about.start;
  keep(desk.page.slug, name, isNew ? { [name]: drafts.drafts[name] } : {});
  turnTo(desk, name);
  desk.editor.focus();
}

/** Take the drafts as another tab has kept them; the open one stays, even if it was deleted there. */
function adopt(desk, there) {
  const { sheets, drafts } = desk, { drafts: own, open: name } = drafts;
  const stays = one => !(one in there) && (one === name || sheets.get(one)?.trusted === false); // came with a link
  drafts.drafts = { ...there, ...Object.fromEntries(Object.entries(own).filter(([one]) => stays(one))) };
  for (const one of sheets.keys()) if (drafts.drafts[one] !== own[one]) sheets.delete(one);
  fillMenu(desk);
  if (sheets.has(name)) return;
  clearTimeout(desk.resting);
  forget(desk);
  const { anchor } = desk.editor.state.selection.main;
  desk.lay();
  desk.editor.dispatch({ selection: { anchor: Math.min(anchor, desk.editor.state.doc.length) } });
  say(`${name} was changed in another tab.`);
}

function remove(desk) {
  const { sheet, sheets, page: { slug }, drafts: { drafts, open: name } } = desk, code = drafts[name];
  delete drafts[name];
  sheets.delete(name);
  keep(slug, "", { [name]: undefined });
  choose(desk, Object.keys(drafts)[0] ?? "draft 1");
  noteUndo(desk, `${name} was deleted.`, () => {
    const free = [undefined, desk.about.start].includes(drafts[name]) ? name : unused(drafts);
    put(desk, free, code, sheet);
  });
}

/** Have a draft of that name, and turn to it. */
function put(desk, name, code, sheet) {
  desk.drafts.drafts[name] = code;
  desk.sheets.set(name, sheet);
  keep(desk.page.slug, name, { [name]: code });
  choose(desk, name);
}

function rename(desk) {
  const { drafts: { drafts, open: name }, sheets, sheet, page: { slug } } = desk;
  askFor("The name of this draft", given => {
    const next = given.trim();
    if (next === name) return;
    if (next in drafts) {
      note(`There is already a draft named “${next}”.`);
      return;
    }
    trust(desk);
    const code = codeIn(desk.editor);
    delete drafts[name];
    sheets.delete(name);
    keep(slug, "", { [name]: undefined });
    put(desk, next, code, sheet);
  }, name);
}

function reset(desk) {
  const code = codeIn(desk.editor);
  replaceCode(desk.editor, desk.about.start);
  noteUndo(desk, "The draft was reset.", () => {
    replaceCode(desk.editor, code);
    note();
  });
}

async function share(desk) {
  const address = location.href.replace(/#.*|$/, `#write=${await packed(codeIn(desk.editor))}`);
  if (await copy(address)) say("Link copied.");
}

function save({ editor, page: { slug } }) {
  download(`${slug.replaceAll("-", "_")}.py`, codeIn(editor));
}

export function listenToDrafts(desk) {
  on("draft", "change", () => choose(desk, byId("draft").value));
  on("new", "click", () => choose(desk, unused(desk.drafts.drafts)));
  on("notes", "click", ({ target }) => target.id === "undo" && desk.undo());
  for (const [id, act] of Object.entries({ rename, remove, reset, "share-code": share, download: save })) on(id, "click", () => act(desk));
  follow(desk.page.slug, there => adopt(desk, there));
}
