// The editor over the page, in a frame of its own that is there only once it is opened; what it
// records joins the files, inputs and runs of the page.

import { choose } from "./choice.mjs";
import { byId } from "./dom.mjs";
import { opened } from "./runs.mjs";

const EDITOR = "live/write.html";
const HASH = /^#write(?:=([\w-]+))?$/;

/** Have the button, or an address with #write, open the editor. */
export function offerEditor(stage) {
  byId("write").addEventListener("click", () => openEditor(stage));
  const asked = HASH.exec(location.hash);
  if (asked) openEditor(stage, asked[1]);
}

function openEditor(stage, code) {
  const page = document.querySelector("main");
  if (document.querySelector(".editor")) return;
  if (location.protocol === "file:") {
    sayHow();
    return;
  }
  const frame = document.createElement("iframe");
  Object.assign(frame, { className: "editor", title: "Write a solution", src: `${EDITOR}#${stage.data.slug}${code ? `=${code}` : ""}` });
  const close = () => {
    removeEventListener("message", hear);
    frame.remove();
    page.inert = false;
    byId("write").focus();
  };
  const hear = ({ source, origin, data }) => {
    if (source !== frame.contentWindow || origin !== location.origin) return;
    if (data.kind === "shared") history.replaceState(null, "", `#write=${data.code}`);
    if (data.kind === "close") close();
    if (data.kind === "recorded") {
      close();
      showRecorded(stage, data);
    }
  };
  frame.addEventListener("load", () => {
    if (frame.contentDocument?.getElementById("code")) {
      frame.focus();
      clearTimeout(stage.resting); // the address is the editor's
      history.replaceState(null, "", `#write${code ? `=${code}` : ""}`);
    } else {
      close();
      sayHow();
    }
  });
  addEventListener("message", hear);
  page.inert = true;
  document.body.append(frame);
}

/** Say how to get what the editor needs. */
const sayHow = () => { byId("how").hidden = false; };

/** Show a recorded file on the left, beside the solution most like it, as if the page had come with them. */
function showRecorded(stage, { file, lines, recorded: { runs, shown, ...others } }) {
  const { data, files, cases, unpackedCases } = stage, { name, beside } = file, { number, label } = shown;
  Object.assign(file, { href: "", report: null }); // it is nowhere but in the editor
  data.files = [...data.files.filter(other => other.name !== name), file];
  data.cases = [...data.cases.filter(other => other.label !== label), { number, label }];
  data.have[number] = Object.keys(runs);
  files.set(name, file);
  cases.set(number, { number, label });
  const some = Object.entries(runs).map(([key, run]) => [key, opened(run, data.words)]);
  unpackedCases.set(number, { shown, runs: Object.fromEntries(some), ...others });
  list(name, lines);
  choose(stage, { left: name, right: beside, case: number });
}

function element(tag, className, ...children) {
  const made = Object.assign(document.createElement(tag), { className });
  made.append(...children);
  return made;
}

/** Have the page hold the lines of a file, as of those that it came with. */
function list(name, lines) {
  document.querySelector(`.file[data-name="${CSS.escape(name)}"]`)?.remove();
  const coloured = lines.map(line => element("code", "line", ...line.map(([text, kind]) => element("span", kind, text))));
  const file = element("div", "file", ...coloured);
  file.hidden = true;
  file.dataset.name = name;
  document.body.append(file);
}
