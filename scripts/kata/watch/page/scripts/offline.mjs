// Has the pages open without a network, and be installed, where they come from a server.

/** Start the keeper, hand it what this page was made of, and say what the site is called. */
export async function startKeeper() {
  if (!location.protocol.startsWith("http") || !navigator.serviceWorker) return;
  document.head.append(Object.assign(document.createElement("link"), { rel: "manifest", href: "manifest.webmanifest" }));
  try {
    await navigator.serviceWorker.register("keeper.js");
    const { active } = await navigator.serviceWorker.ready;
    const ours = performance.getEntriesByType("resource").map(({ name }) => name).filter(name => name.startsWith(`${location.origin}/`));
    active.postMessage([location.href.replace(/#.*/, ""), ...ours], []);
  } catch { /* this browser keeps nothing for the site */ }
}
