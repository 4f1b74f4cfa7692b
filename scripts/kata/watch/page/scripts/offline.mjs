// Lets pages that come from a server open without a network, and browsers install the site.

/** Start the keeper, tell it what this page has loaded so far, and link the manifest. */
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
