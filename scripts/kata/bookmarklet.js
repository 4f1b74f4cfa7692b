// Copies the problem that is open at LeetCode as {url, title, statement, code}, for `kata judge -`,
// and opens it on the site of the katas: the code stands after the #, which no browser sends anywhere.
(async () => {
  const site = "SITE"; // its address, which its home page fills in; without one, this only copies
  const found = selector => document.querySelector(selector);
  const [, slug] = /\/problems\/([\w-]+)/.exec(location.pathname) ?? [];
  if (!slug) return alert("Open a problem of LeetCode first.");
  const models = window.monaco?.editor.getModels() ?? []; // the editor's texts, one of them the code
  const model = models.find(one => one.getLanguageId().startsWith("python")) ?? models[0];
  const drawn = found(".view-lines, .CodeMirror-code")?.querySelectorAll(".view-line, .CodeMirror-line") ?? [];
  const lines = [...drawn].toSorted((a, b) => (parseFloat(a.style.top) || 0) - (parseFloat(b.style.top) || 0));
  const code = model?.getValue() ?? found(".CodeMirror")?.CodeMirror?.getValue()
    ?? lines.map(line => line.textContent.replaceAll("\xa0", " ").replaceAll("\u200b", "")).join("\n");
  const statement = found('[data-track-load$="description_content"], [class*="question-content"]')?.innerHTML ?? "";
  const title = document.title.replace(/^\(\d+\) | - (?:LeetCode|力扣).*/g, "");
  const text = JSON.stringify({ url: `${location.origin}/problems/${slug}/`, title, statement, code });
  await navigator.clipboard.writeText(text).catch(() => prompt("Copy this for `kata judge -`:", text));
  const shown = /^https?:/.test(site) && open(`${site}index.html#${new URLSearchParams({ solve: slug, code })}`);
  if (!shown) alert(`Copied ${title}: \`kata judge -\` reads it, as in \`pbpaste | kata judge -\`.`);
})();
