// The settings of the editor, the same for all problems: Vim keys, the font size, a clock.

import { byId } from "../../watch/page/scripts/dom.mjs";
import { store, storedFields } from "../../watch/page/scripts/kept.mjs";
import { setVim } from "./editor.mjs";

const KEY = "katas:settings";
const settings = storedFields(KEY, { vim: false, size: 14, clock: true });

export function applySettings({ editor }) {
  setVim(editor, settings.vim);
  byId("code").style.setProperty("--size", `${settings.size}px`);
  editor.requestMeasure();
  byId("clock").hidden = !settings.clock;
}

export function listenToSettings(desk) {
  for (const name of Object.keys(settings)) {
    const field = byId(`wants-${name}`), value = field.type === "checkbox" ? "checked" : "valueAsNumber";
    field[value] = settings[name];
    field.addEventListener("change", () => {
      if (!field.reportValidity()) return;
      store(KEY, Object.assign(settings, { [name]: field[value] }));
      applySettings(desk);
    });
  }
}
