// The example on the home page, judged as one types; and the log, which Python reads.

import { byId, h, patch } from "../../watch/page/scripts/dom.mjs";
import { codeIn, makeEditor, markLine, stateOf } from "./editor.mjs";
import { ask, giveUp, makeJudge } from "./judging.mjs";
import { runtime } from "./runtime.mjs";
import { progress, verdict } from "./verdict.mjs";

const PAUSE = 500; // milliseconds without typing, after which it is judged
const LEAVE = "Esc, then Tab, leaves the code.";

/** What the page has of Python: one judge, of the problem of the example, for all that is asked. */
let judge = null;
const heard = { failed() {} }; // {kind: what takes it}

const say = text => { byId("status").textContent = text; };
const isLoading = () => judge.state === "loading";

function judgeOf({ slug }) {
  const box = byId("box"), files = runtime(slug);
  files.catch(error => heard.failed(`This cannot be loaded: ${error.message}`));
  return makeJudge(box, slug, files, heard);
}

/** Make the example an editor, with the cursor where one pointed; its verdict follows what is typed. */
export function edit(about, point) {
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
    say(isLoading() ? "Loading Python …" : "Judging …");
    ask(judge, "judge", { source: codeIn(editor) });
  };
  const changed = () => {
    clearTimeout(resting);
    giveUp(judge);
    markLine(editor, 0);
    byId("verdict").classList.add("outdated");
    say(isLoading() ? "Loading Python …" : "It is judged when you pause …");
    resting = setTimeout(judgeNow, PAUSE);
  };
  Object.assign(heard, {
    ready: () => judge.asked || say(`Ready: what you change is judged when you pause. ${LEAVE}`),
    progress: data => say(progress(data)),
    found: show("Looking for a smaller input, and for the reason …"), judged: show(""),
    refused: say, lost: () => say("A case does not come back: starting Python anew …"),
    failed: (what, why = "") => {
      say("");
      patch(byId("verdict"), h("p", { class: "yellow" }, what), why && h("pre", {}, why));
    },
  });
  const hasFocus = place.contains(document.activeElement);
  place.replaceChildren();
  const editor = makeEditor(place);
  editor.setState(stateOf(about.code, { changed, judge: judgeNow }));
  const anchor = point && editor.posAtCoords(point);
  if (anchor) editor.dispatch({ selection: { anchor } });
  if (hasFocus) editor.focus();
  judge ??= judgeOf(about);
  say(`${isLoading() ? "Loading Python … " : ""}${LEAVE}`);
}

/** What Python says of the log and of another one: {states, broken, log, new}. */
export function readLog(about, request) {
  const { failed } = heard;
  return new Promise((resolve, reject) => {
    Object.assign(heard, { states: resolve, failed: what => reject(new Error(what)) });
    judge ??= judgeOf(about);
    ask(judge, "states", request);
  }).finally(() => { heard.failed = failed; });
}
