// The service worker of the site: what was opened once opens without a network, too. What the network
// has comes first, so that nothing kept is ever older than the page that asks for it.

const CACHE = "katas";

addEventListener("install", () => globalThis.skipWaiting());
addEventListener("activate", event => event.waitUntil(globalThis.clients.claim()));
addEventListener("fetch", event => {
  const { request } = event, isOurs = new URL(request.url).origin === location.origin;
  if (isOurs && request.method === "GET") event.respondWith(answered(request));
});

/** Keep what the page loaded before this worker was there. */
addEventListener("message", event => event.waitUntil(keep(event.data)));

async function keep(addresses) {
  const cache = await caches.open(CACHE);
  for (const address of addresses) if (!await cache.match(address)) await cache.add(address).catch(() => null);
}

async function answered(request) {
  const cache = await caches.open(CACHE);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(request, answer.clone()).catch(() => null); // where there is room
    return answer.ok ? answer : await cache.match(request) ?? answer; // what an older page loads may be gone
  } catch (error) {
    const kept = await cache.match(request, { ignoreVary: true });
    if (kept) return kept;
    throw error;
  }
}
