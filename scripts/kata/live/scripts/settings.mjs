// The settings of the editor, the same for all problems: Vim keys, the font size, a clock.

import { byId, on } from "../../watch/page/scripts/dom.mjs";
import { store, storedFields } from "../../watch/page/scripts/kept.mjs";
import { setVim } from "./editor.mjs";

const KEY = "katas:settings";
const settings = storedFields(KEY, { vim: false, size: 14, clock: true });

/** Apply the settings to the editor and the clock. */
export function applySettings({ editor }) {
  setVim(editor, settings.vim);
  byId("code").style.setProperty("--size", `${settings.size}px`);
  editor.requestMeasure();
  byId("clock").hidden = !settings.clock;
}

export function listenToSettings(desk) {
  for (const name of ["vim", "clock"]) {
    byId(`wants-${name}`).checked = settings[name];
    on(`wants-${name}`, "change", ({ target }) => change(desk, { [name]: target.checked }));
  }
  byId("size").value = settings.size;
  on("size", "change", ({ target }) => {
    if (target.reportValidity()) change(desk, { size: target.valueAsNumber });
  });
}

function change(desk, some) {
  store(KEY, Object.assign(settings, some));
  applySettings(desk);
}
