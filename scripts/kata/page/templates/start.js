// The controls: what they do, and what is chosen when the page opens.

function setUp() {
  for (const [which, side] of Object.entries(sides)) {
    const section = byId("side").content.firstElementChild.cloneNode(true);
    section.id = `${which}-side`;
    section.setAttribute("aria-label", `${which} side`);
    byId("sides").append(section);
    Object.assign(side, {
      section, now: section.querySelector(".now"), source: section.querySelector(".source"),
      state: section.querySelector(".state"), result: section.querySelector(".result"),
    });
    section.querySelector(".over").addEventListener("click", () => side.run && over(side));
    section.querySelector(".out").addEventListener("click", () => side.run && out(side));
    byId(which).append(...data.files.map(({ name }) => element("option", { value: name }, name)));
    byId(which).value = data.open[which];
    byId(which).addEventListener("change", () => {
      const { name, fails } = data.files.find(file => file.name === byId(which).value);
      if (!data.runs[name]?.[byId("case").value] && cases.has(String(fails))) byId("case").value = fails;
      choose();
    });
  }
  byId("case").append(...data.cases.map(({ number, name }) => element("option", { value: number }, `${number.toLocaleString("en")}: ${name}`)));
  byId("case").value = data.open.case;
  byId("case").addEventListener("change", () => choose());
  const actions = {
    first: () => goTo(0), back: () => goTo(time - 1), play: () => play(!playing),
    forward: () => goTo(time + 1), last: () => goTo(end()), keys: () => byId("help").showModal(),
  };
  for (const [id, action] of Object.entries(actions)) byId(id).addEventListener("click", action);
  byId("time").addEventListener("input", () => goTo(Number(byId("time").value)));
  byId("mode").addEventListener("change", () => lead(sides.left, sides.left.step));
  byId("speed").addEventListener("change", () => playing && play(true));
  byId("difference").querySelector("button").addEventListener("click", showDifference);
  for (const button of document.querySelectorAll("button.watch")) button.addEventListener("click", () => watch(button));
  document.addEventListener("keydown", pressed);
  byId("wrong").hidden = !document.querySelector("#wrong .file");
  choose();
}

/** Watch a file on the case that refutes it, beside another that is right. */
function watch(button) {
  const { name, case: number } = button.closest(".file").dataset;
  byId("left").value = name;
  if (byId("right").value === name || data.files.find(file => file.name === byId("right").value).wrong) {
    byId("right").value = (data.files.find(file => !file.wrong && file.name !== name) ?? data.files[0]).name;
  }
  if (cases.has(number)) byId("case").value = number;
  choose();
  byId("watch").scrollIntoView();
}

function pressed(event) {
  const inField = event.target.closest("select, input:not([type=range]), dialog");
  if (inField || event.ctrlKey || event.altKey || event.metaKey) return;
  const side = event.shiftKey ? sides.right : sides.left;
  const onButton = event.target.closest("button, summary, a");
  const actions = {
    " ": () => play(!playing), arrowright: () => goTo(time + 1), arrowleft: () => goTo(time - 1),
    home: () => goTo(0), end: () => goTo(end()), "?": () => byId("help").showModal(),
    o: () => side.run && over(side), u: () => side.run && out(side), d: () => byId("difference").hidden || showDifference(),
    m: () => { byId("mode").selectedIndex = (byId("mode").selectedIndex + 1) % 3; lead(sides.left, sides.left.step); },
    l: () => { const line = Number(prompt(`Run ${side.name} to line`)); if (line) runTo(side, line); },
  };
  const action = actions[event.key.toLowerCase()];
  if (!action || (event.key === " " && onButton)) return;
  event.preventDefault();
  action();
}

setUp();
