import printStyles from "../ui/print.css?url";
import { watchForNewBuild } from "./new-build.ts";
import type { WorkerMessage } from "./worker-message.ts";

/** The second time reports what was still loading when the worker took over. */
const tellAfterMs = [0, 3_000];

/** Keeps the page usable without a connection, after a deploy and on paper. */
export function stayUsable(): void {
  linkManifest();
  linkPrintStyles();
  watchForNewBuild();
  followLinksAsDocuments();
  // There are no service workers without TLS, and some browsers refuse them in private windows.
  if ("serviceWorker" in navigator) void startWorker().catch(() => undefined);
}

function linkManifest(): void {
  const address = document.querySelector<HTMLMetaElement>("meta[name=web-manifest]")?.content;
  if (address === undefined) return;
  document.head.append(Object.assign(document.createElement("link"), { rel: "manifest", href: address }));
}

/** Only now, because a link in the head would be fetched before the first paint. */
function linkPrintStyles(): void {
  document.head.append(Object.assign(document.createElement("link"), { rel: "stylesheet", media: "print", href: printStyles }));
}

async function startWorker(): Promise<void> {
  const { serviceWorker } = navigator;
  if (serviceWorker.controller) return void (await serviceWorker.register("/sw.js"));
  // Once the worker controls this page it sees all requests; the earlier ones are reported to it.
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

/** Only whole documents are cached, so without a connection links load documents: a cached one, or the offline page. */
function followLinksAsDocuments(): void {
  window.addEventListener(
    "click",
    (event) => {
      if (navigator.onLine || !(event.target instanceof Element)) return;
      const link = event.target.closest("a");
      const leadsElsewhere = link?.origin === location.origin && link.pathname !== location.pathname;
      // Keeps the click from the router, so that the browser follows the link itself.
      if (leadsElsewhere) event.stopPropagation();
    },
    { capture: true },
  );
}
