import { recall, remember } from "../session-store.ts";
import { tabKeyPrefix } from "../account/stored-session.ts";

declare global {
  interface Window {
    /** The framework's; its address names the build. */
    __reactRouterManifest?: { url: string };
  }
}

const replacedKey = `${tabKeyPrefix}replaced`;

/** Parts of this page that were not fetched yet are gone once a new version is there: the page begins anew, once, with the new one's. */
export function watchForNewBuild(): void {
  window.addEventListener("vite:preloadError", () => void beginAnewWhenReplaced().catch(() => undefined));
}

async function beginAnewWhenReplaced(): Promise<void> {
  const build = window.__reactRouterManifest?.url;
  if (build === undefined || recall(replacedKey) === build) return;
  const page = await (await fetch(location.pathname, { cache: "no-store" })).text();
  // Anything else, such as a connection that was lost for a moment, is for whoever asked for the part.
  if (page.includes(build) || !page.includes("/assets/manifest-")) return;
  remember(replacedKey, build);
  location.reload();
}
