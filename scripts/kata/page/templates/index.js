// The index: a picture on each card, and the search.

const entries = JSON.parse(document.getElementById("data").textContent);
for (const entry of entries) {
  strings = entry.boards_of_strings;
  document.getElementById(entry.slug).querySelector(".picture")
    .replaceChildren(drawn(entry.picture.v, stateOf(entry.picture)));
}

const search = document.getElementById("search");
search.addEventListener("input", () => {
  const words = search.value.toLowerCase().split(/\s+/);
  let found = 0;
  for (const { slug, title, number } of entries) {
    const name = `${slug} ${title} ${number}`.toLowerCase();
    const fits = words.every(word => name.includes(word));
    document.getElementById(slug).hidden = !fits;
    found += fits;
  }
  document.getElementById("found").textContent = `${found} of ${entries.length} problems`;
});
