// The service worker, which bin/build-worker.mjs builds as /sw.js. Network first; falls back to pages that were visited.
import { choosePageName, getOfflinePage, findPageOfData, isAsset, isForPrograms, offlinePages } from "./choose-kept.ts";
import type { WorkerMessage } from "./worker-message.ts";

// Declares only what is used here, because TypeScript's types for workers and for pages exclude each other.
interface WaitingEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}
interface InstallEvent extends WaitingEvent {
  /** Not in every browser. */
  addRoutes?: (
    rules: { condition: { requestMethod: string } | { urlPattern: { pathname: string } }; source: "network" }[],
  ) => Promise<void>;
}
interface AskingEvent extends WaitingEvent {
  request: Request;
  respondWith: (answer: Promise<Response>) => void;
}
declare const self: {
  addEventListener: {
    (type: "install", listener: (event: InstallEvent) => void): void;
    (type: "activate", listener: (event: WaitingEvent) => void): void;
    (type: "message", listener: (event: WaitingEvent & { data: WorkerMessage }) => void): void;
    (type: "fetch", listener: (event: AskingEvent) => void): void;
  };
  skipWaiting: () => Promise<void>;
  clients: { claim: () => Promise<void> };
  location: { origin: string };
};

/** Identifies the build; each new one fetches the offline pages again. */
declare const buildName: string;

const pagesName = "giftwright.pages";
const assetsName = "giftwright.assets";
const offlineName = `giftwright.offline.${buildName}`;
const mostPages = 60;
const mostAssets = 250;

self.addEventListener("install", (event) => {
  event.waitUntil(install());
  event.waitUntil(leaveAlone(event));
});
self.addEventListener("activate", (event) => event.waitUntil(takeOver()));
self.addEventListener("message", (event) => event.waitUntil(keepWhatIsShown(event.data)));
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== "GET" || address.origin !== self.location.origin) return;
  if (isAsset(address)) return event.respondWith(answerAsset(event));
  const page = findPageOfData(address);
  if (page) return event.waitUntil(keepPage(page));
  if (request.mode === "navigate" && !isForPrograms(address)) event.respondWith(answerPage(event, address));
});

async function install(): Promise<void> {
  const cache = await caches.open(offlineName);
  await Promise.all(
    offlinePages.map(async (path) => {
      const page = await fetch(path, { cache: "no-cache" });
      if (!page.ok) throw new Error(`${path} was answered with ${page.status}`);
      const sheets = [...(await page.clone().text()).matchAll(/href="(\/assets\/[^"]+\.css)"/g)].map(([, sheet = ""]) => sheet);
      await Promise.all([cache.put(path, page), ...sheets.map(keepAsset)]);
    }),
  );
  // The cache does not depend on the version, so open pages lose nothing when a new worker takes over.
  await self.skipWaiting();
}

/** What people wait for and no worker answers: it need not even be started for it. */
async function leaveAlone(event: InstallEvent): Promise<void> {
  const conditions = [{ requestMethod: "POST" }, { urlPattern: { pathname: "/api/*" } }];
  // A browser with other rules asks the worker, as all did before there were any.
  await event.addRoutes?.(conditions.map((condition) => ({ condition, source: "network" }))).catch(() => undefined);
}

async function takeOver(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith("giftwright.") && ![pagesName, assetsName, offlineName].includes(name));
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** The page that was there before its worker: what it consists of is kept after the fact. */
async function keepWhatIsShown({ page, assets }: WorkerMessage): Promise<void> {
  const addresses = assets.map((asset) => new URL(asset, self.location.origin));
  const own = addresses.filter((address) => address.origin === self.location.origin && isAsset(address));
  await Promise.all([keepPage(new URL(page, self.location.origin)), ...own.map(({ pathname }) => keepAsset(pathname))]);
}

async function answerPage(event: AskingEvent, address: URL): Promise<Response> {
  const name = choosePageName(address);
  try {
    const page = await fetch(event.request);
    if (name !== null) event.waitUntil(putPage(name, page.clone()));
    return page;
  } catch {
    // The network is away.
    const kept = name === null ? undefined : await caches.match(name, { cacheName: pagesName });
    return kept ?? (await caches.match(getOfflinePage(address), { cacheName: offlineName })) ?? Response.error();
  }
}

async function answerAsset(event: AskingEvent): Promise<Response> {
  const { request } = event;
  const kept = await caches.match(request.url, { cacheName: assetsName });
  if (kept) return kept;
  const asset = await fetch(request);
  if (asset.ok) event.waitUntil(put(assetsName, { name: request.url, answer: asset.clone(), most: mostAssets }));
  return asset;
}

async function keepPage(address: URL): Promise<void> {
  const name = choosePageName(address);
  if (name !== null) await putPage(name, await fetch(name));
}

/** Neither what went wrong, nor what a redirect led to, stands for a page later. */
async function putPage(name: string, page: Response): Promise<void> {
  const isPage = page.ok && !page.redirected && (page.headers.get("content-type") ?? "").startsWith("text/html");
  if (isPage) await put(pagesName, { name, answer: page, most: mostPages });
}

async function keepAsset(path: string): Promise<void> {
  if (await caches.match(path, { cacheName: assetsName })) return;
  const asset = await fetch(path);
  if (asset.ok) await put(assetsName, { name: path, answer: asset, most: mostAssets });
}

/** What was put in last stands last: when there is too much, what was not asked for longest goes. */
async function put(cacheName: string, { name, answer, most }: { name: string; answer: Response; most: number }): Promise<void> {
  const cache = await caches.open(cacheName);
  await cache.put(name, answer);
  const all = await cache.keys();
  await Promise.all(all.slice(0, -most).map((request) => cache.delete(request)));
}
