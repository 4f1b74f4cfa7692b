// The editor: CodeMirror with Python, and the classes with which all code on the pages is coloured.

import { acceptCompletion, autocompletion, closeBrackets, closeBracketsKeymap, completionKeymap } from "@codemirror/autocomplete";
import { defaultKeymap, history, historyKeymap, indentLess, indentMore, indentWithTab, isolateHistory } from "@codemirror/commands";
import { python, pythonLanguage } from "@codemirror/lang-python";
import { bracketMatching, indentOnInput, indentUnit, syntaxHighlighting } from "@codemirror/language";
import { diff, goToNextChunk, unifiedMergeView } from "@codemirror/merge";
import { search, searchKeymap } from "@codemirror/search";
import { Compartment, EditorState, Prec, StateEffect, StateField, Transaction } from "@codemirror/state";
import { Decoration, drawSelection, EditorView, keymap, lineNumbers, showPanel } from "@codemirror/view";
import { highlightCode, tagHighlighter, tags } from "@lezer/highlight";
import { vim } from "@replit/codemirror-vim";

const CLASSES = tagHighlighter([
  { tag: [tags.keyword, tags.bool, tags.null, tags.operatorKeyword], class: "k" },
  { tag: [tags.string, tags.special(tags.string)], class: "s1" },
  { tag: tags.number, class: "mi" },
  { tag: [tags.definition(tags.variableName), tags.function(tags.definition(tags.variableName)), tags.className, tags.definition(tags.className)], class: "nf" },
  { tag: tags.comment, class: "c1" },
]);

const NONCE = EditorView.cspNonce.of("editor"); // by which the policy knows the editor's styles
const modal = new Compartment(), difference = new Compartment(); // the keys of vim, and how it differs from another text; or nothing

const fail = StateEffect.define(); // the position of the line that failed, or null
const failed = StateField.define({
  create: () => Decoration.none,
  update(marks, { changes, effects }) {
    for (const effect of effects) {
      if (effect.is(fail)) return Decoration.set(effect.value === null ? [] : [Decoration.line({ class: "cm-failed" }).range(effect.value)]);
    }
    return marks.map(changes);
  },
  provide: field => EditorView.decorations.from(field),
});

let last = null; // the editor that was made last, to which the window holds on until it is destroyed

/** The editor in an element, before it is given anything to show; that of the page before ends. */
export function makeEditor(parent) {
  last?.destroy();
  last = new EditorView({ parent, extensions: NONCE });
  return last;
}

/** What the editor shows of some code, with the cursor where one begins to write, and nothing to
 * undo; `changed` is called when something was typed, or pasted, `judge` by its key. */
export function stateOf(code, { changed, judge }) {
  const run = () => (judge(), true), at = code.search(/^ {8}$/m);
  return EditorState.create({
    doc: code,
    selection: { anchor: at < 0 ? 0 : at + 8 },
    extensions: [
      NONCE, Prec.high(modal.of([])), difference.of([]), lineNumbers(), history(), drawSelection(), bracketMatching(), closeBrackets(),
      autocompletion({ icons: false, defaultKeymap: false }), search({ top: true }), indentOnInput(), indentUnit.of("    "), EditorState.tabSize.of(4), python(), syntaxHighlighting(CLASSES),
      failed, Prec.highest(keymap.of([{ key: "Mod-Enter", run }])),
      keymap.of([
        ...closeBracketsKeymap, ...completionKeymap.filter(({ key }) => key !== "Enter"), { key: "Tab", run: acceptCompletion },
        ...searchKeymap, ...defaultKeymap, ...historyKeymap, indentWithTab,
      ]),
      EditorView.contentAttributes.of({ "aria-label": "Code", tabindex: "0", spellcheck: "false", autocapitalize: "off" }),
      EditorView.updateListener.of(({ docChanged, transactions }) => docChanged && !transactions.some(one => one.annotation(Transaction.remote))
        && changed(transactions.some(one => one.isUserEvent("input.paste")))),
    ],
  });
}

export const codeIn = editor => editor.state.doc.toString();

/** Show what another tab has written; that is undone alone, if it is the first of a row of such changes. */
export function takeOver(editor, code, isFirst) {
  const changes = diff(codeIn(editor), code).map(({ fromA: from, toA: to, fromB, toB }) => ({ from, to, insert: code.slice(fromB, toB) }));
  editor.dispatch({ changes, effects: fail.of(null), annotations: [Transaction.remote.of(true), ...isFirst ? [isolateHistory.of("before")] : []] });
}

/** Show how the code differs from another text, below an element; without these, the code alone. */
export function compareWith(editor, original, above) {
  const shown = () => [showPanel.of(() => ({ dom: above, top: true })), unifiedMergeView({ original, mergeControls: false, gutter: false })];
  editor.dispatch({ effects: difference.reconfigure(above ? shown() : []) });
  if (above) goToNextChunk(editor);
  editor.focus();
}

export const indent = { "⇤": indentLess, "⇥": indentMore };

export const setVim = (editor, is) => editor.dispatch({ effects: modal.reconfigure(is ? vim({ status: true }) : []) });

/** Mark the line that failed; 0 for none. */
export function markLine(editor, line) {
  const { doc } = editor.state, isThere = line > 0 && line <= doc.lines;
  editor.dispatch({ effects: fail.of(isThere ? doc.line(line).from : null) });
}

/** The lines of the code as [[text, class], ...] each. */
export function colouredLines(code) {
  const lines = [[]];
  highlightCode(code, pythonLanguage.parser.parse(code), CLASSES,
    (text, kind) => lines.at(-1).push([text, kind]), () => lines.push([]));
  return lines;
}
