// The example on the home page, judged as one types; and the log, which Python reads.

import { byId, h, say, whenLeft } from "../../watch/page/scripts/dom.mjs";
import { codeIn, makeEditor, markLine, stateOf } from "./editor.mjs";
import { judgeOf } from "./judge.mjs";
import { LOOKING, PAUSE, fillFailure, fillVerdict, listenToLines, progress, verdict } from "./verdict.mjs";

const LEAVE = "Esc, then Tab, leaves the code.";

const look = asked => asked?.what === "judge" && !asked.found && say(progress(asked));

/** Make the example an editor, with the cursor where one pointed; its verdict follows what is typed. */
export function edit(about, point) {
  const place = byId("code"), judge = judgeOf(about.slug, look);
  const shown = (data, status) => {
    say(status);
    markLine(editor, data.line);
    const { href, textContent } = byId("begin"), isDone = data.word === "Accepted";
    fillVerdict(verdict(data, about), isDone && byId("begin").checkVisibility() && h("p", {}, h("a", { href }, textContent)));
  };
  let resting = null, asking = new AbortController();
  const judgeNow = async () => {
    giveUp();
    try {
      const more = { words: "Judging …", signal: asking.signal, shows: data => shown(data, LOOKING) };
      shown(await judge.ask("judge", { source: codeIn(editor) }, more), "");
    } catch (error) {
      if (error.name !== "AbortError") fillFailure(error, judge.isAwake ? null : judgeNow);
    }
  };
  const giveUp = () => {
    clearTimeout(resting);
    asking.abort();
    asking = new AbortController();
  };
  const changed = () => {
    giveUp();
    markLine(editor, 0);
    byId("verdict").classList.add("outdated");
    say(judge.isReady ? "Judged when you pause …" : "Loading Python …");
    resting = setTimeout(judgeNow, PAUSE);
  };
  const hasFocus = place.contains(document.activeElement);
  place.replaceChildren();
  const editor = makeEditor(place);
  listenToLines(editor, byId("verdict"));
  editor.setState(stateOf(about.code, { changed, judge: judgeNow }));
  const anchor = point && editor.posAtCoords(point);
  if (anchor) editor.dispatch({ selection: { anchor } });
  if (hasFocus) editor.focus();
  const wake = () => {
    say(judge.isReady ? LEAVE : "Loading Python …");
    judge.wake().then(() => judge.asked || say(`Ready: what you change is judged when you pause. ${LEAVE}`), error => say(error.message, wake));
  };
  whenLeft(giveUp);
  wake();
}

/** What Python says of the log and of another one: {states, broken, log, new}. */
export const readLog = (about, request) => judgeOf(about.slug, look).ask("states", request);
