// The example on the home page, judged as one types; and the log, which Python reads.

import { byId, coded, h, patch } from "../../watch/page/scripts/dom.mjs";
import { answered, asker, askNow, forget, goOn, sayOf, wake } from "./asking.mjs";
import { codeIn, makeEditor, markLine, stateOf } from "./editor.mjs";
import { say } from "./status.mjs";
import { progress, verdict } from "./verdict.mjs";

const PAUSE = 500; // milliseconds without typing, after which it is judged
const LEAVE = "Esc, then Tab, leaves the code.";

/** What asks for the page: one judge, of the problem of the example, for all of it. */
let desk = null;
const deskOf = ({ slug }) => desk ??= asker(slug, {
  ready: () => goOn(desk),
  done: () => goOn(desk),
  states: data => desk.asked.resolve(data),
  failed: what => desk.asked?.reject?.(new Error(what)),
});

/** Make the example an editor, with the cursor where one pointed; its verdict follows what is typed. */
export function edit(about, point) {
  const { heard } = deskOf(about), { failed } = heard;
  const place = byId("code"), show = status => (data, known) => {
    say(status);
    markLine(editor, data.line);
    byId("verdict").classList.remove("outdated");
    const { href, textContent } = byId("begin"), isDone = data.word === "Accepted";
    patch(byId("verdict"), verdict(data, about, known), isDone && h("p", {}, h("a", { href }, textContent)));
  };
  let resting = null;
  const judgeNow = () => {
    clearTimeout(resting);
    askNow(desk, "judge", { source: codeIn(editor) }, "Judging …");
  };
  const changed = () => {
    clearTimeout(resting);
    forget(desk);
    markLine(editor, 0);
    byId("verdict").classList.add("outdated");
    sayOf(desk, "Judged when you pause …");
    resting = setTimeout(judgeNow, PAUSE);
  };
  Object.assign(heard, {
    ready: () => goOn(desk) || say(`Ready: what you change is judged when you pause. ${LEAVE}`),
    progress: asked => say(progress(asked)),
    found: show("Looking for a smaller input, and for the reason …"), judged: show(""),
    refused: say, lost: () => say("A case never returns: restarting Python …"),
    failed(what, why) {
      failed(what);
      say("");
      patch(byId("verdict"), h("p", { class: "yellow" }, coded(what)), why && h("pre", {}, why));
    },
  });
  const hasFocus = place.contains(document.activeElement);
  place.replaceChildren();
  const editor = makeEditor(place);
  editor.setState(stateOf(about.code, { changed, judge: judgeNow }));
  const anchor = point && editor.posAtCoords(point);
  if (anchor) editor.dispatch({ selection: { anchor } });
  if (hasFocus) editor.focus();
  wake(desk);
  sayOf(desk, LEAVE);
}

/** What Python says of the log and of another one: {states, broken, log, new}. */
export const readLog = (about, request) => answered(deskOf(about), "states", request);
