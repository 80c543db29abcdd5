import { watchForNewBuild } from "./new-build.ts";
import type { WorkerMessage } from "./worker-message.ts";

/** The second time for what was on its way when the worker came. */
const tellAfterMs = [0, 3_000];

/** Lets the page go on where there is no connection, and after a new version took this one's place on the server. */
export function stayUsable(): void {
  linkManifest();
  watchForNewBuild();
  followLinksAsDocuments();
  // Browsers have no workers on pages without TLS; some refuse them in private windows.
  if ("serviceWorker" in navigator) void startWorker().catch(() => undefined);
}

function linkManifest(): void {
  const address = document.querySelector<HTMLMetaElement>("meta[name=web-manifest]")?.content;
  if (address === undefined) return;
  document.head.append(Object.assign(document.createElement("link"), { rel: "manifest", href: address }));
}

async function startWorker(): Promise<void> {
  const { serviceWorker } = navigator;
  if (serviceWorker.controller) return void (await serviceWorker.register("/sw.js"));
  // From the moment that it answers for this page it sees everything itself; what came before it is told.
  const tell = () => {
    for (const waitMs of tellAfterMs) setTimeout(() => tellWhatIsShown(serviceWorker.controller), waitMs);
  };
  serviceWorker.addEventListener("controllerchange", tell, { once: true });
  await serviceWorker.register("/sw.js");
}

function tellWhatIsShown(worker: ServiceWorker | null): void {
  const assets = performance.getEntriesByType("resource").map(({ name }) => name);
  const message: WorkerMessage = { page: location.pathname + location.search, assets };
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker takes no such argument
  worker?.postMessage(message);
}

/** What is kept is whole pages: without a connection a link leads to one of those, or to the page that says so. */
function followLinksAsDocuments(): void {
  window.addEventListener(
    "click",
    (event) => {
      if (navigator.onLine || !(event.target instanceof Element)) return;
      const link = event.target.closest("a");
      const leadsElsewhere = link?.origin === location.origin && link.pathname !== location.pathname;
      // The router never hears of it, so that the browser does what it does with any link.
      if (leadsElsewhere) event.stopPropagation();
    },
    { capture: true },
  );
}
