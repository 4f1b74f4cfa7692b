// The example on the home page, judged as one types; and the log, which Python reads.

import { byId, h, say, whenLeft } from "../../watch/page/scripts/dom.mjs";
import { draftOf, keepDraft, keepSolved, putAside, today } from "../../watch/page/scripts/kept.mjs";
import { codeIn, makeEditor, markLine, stateOf } from "./editor.mjs";
import { judgeOf } from "./judge.mjs";
import { PAUSE, fillVerdict, giveUp, isWhole, judged, listenToLines, progress, verdict, wake } from "./verdict.mjs";

const READY = "Ready: what you change is judged when you pause. Esc, then Tab, leaves the code.";

const look = asked => asked?.what === "judge" && !asked.found && say(progress(asked));

/** Make the example an editor, with the cursor where one pointed; its verdict follows what is typed. */
export function edit(about, point) {
  const place = byId("code"), hasFocus = place.contains(document.activeElement), judge = judgeOf(about.slug, look);
  place.replaceChildren();
  const editor = makeEditor(place), desk = { judge, editor, asking: new AbortController(), resting: null };
  const shows = data => {
    markLine(editor, data.line);
    const { href, textContent } = byId("begin"), isDone = data.word === "Accepted";
    const next = byId("begin").checkVisibility() && [" · ", h("a", { href }, textContent)];
    fillVerdict(verdict(data, about), isDone && h("p", {}, h("a", { href: `${about.slug}.html` }, "Go on with it on its own page"), next));
  };
  const judgeNow = async () => {
    const data = await judged(desk, {}, shows, judgeNow);
    if (data && isWhole(data)) keepRepaired(about.slug, codeIn(editor));
  };
  const changed = () => {
    giveUp(desk);
    markLine(editor, 0);
    byId("verdict").classList.add("outdated");
    say(judge.isReady ? "Judged when you pause …" : "Loading Python …");
    desk.resting = setTimeout(judgeNow, PAUSE);
  };
  listenToLines(editor, byId("verdict"));
  editor.setState(stateOf(about.code, { changed, judge: judgeNow }));
  const anchor = point && editor.posAtCoords(point);
  if (anchor) editor.dispatch({ selection: { anchor } });
  if (hasFocus) editor.focus();
  whenLeft(() => giveUp(desk));
  wake(judge, () => judge.asked || say(judge.isReady ? READY : "Loading Python …"));
}

/** Have the problem's own page go on with what was repaired here; with a draft there, it is among the earlier ones. */
function keepRepaired(slug, code) {
  const { draft, earlier, isShared } = draftOf(slug);
  keepSolved({ [slug]: today() });
  keepDraft(slug, draft ? { draft, isShared, earlier: putAside(code, today(), earlier, draft) } : { draft: code, isShared: false, earlier });
}

/** What Python says of the log and of another one: {states, broken, log, new}. */
export const readLog = (about, request) => judgeOf(about.slug, look).ask("states", request);

/** Judge what files solve, until the signal comes: what is known of each, with how it fails; what was not judged, of how many. */
export async function judgeFiles(about, request, tell, signal) {
  /** @type {Py.Solving[]} */
  const some = await judgeOf(about.slug, look).ask("solves", request), solved = [], unjudged = [];
  try {
    for (const [i, { file, slug, is_sure, solved: known }] of some.entries()) {
      const { path, text: source } = request.files[file], judge = judgeOf(slug, () => null);
      tell(`Judging ${i + 1} of ${some.length}: ${path} …`);
      try {
        await judge.wake();
        const { word, failure, message } = await judge.ask("judge", { source, briefly: true }, { signal });
        if (word === "Accepted" || (is_sure && failure)) solved.push([...known, failure]);
        else unjudged.push(`${path}: not for ${slug}: ${message || word}`);
      } catch (error) {
        if (signal.aborted) break;
        if (!judge.isAwake) throw error; // there is no Python
        unjudged.push(`${path}: ${error.message}`);
      }
    }
  } finally {
    judgeOf(about.slug, look);
  }
  return { solved, unjudged, count: some.length };
}
