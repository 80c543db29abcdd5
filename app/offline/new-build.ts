import { tabStore } from "../client/browser-store.ts";

/** Names the build for which this tab was reloaded. */
const keptName = "replaced";

/** After a deploy, parts of the old build that are not loaded yet are gone from the server: reloads the page, once, when loading one fails. */
export function watchForNewBuild(): void {
  window.addEventListener("vite:preloadError", () => void beginAnewWhenReplaced().catch(() => undefined));
}

async function beginAnewWhenReplaced(): Promise<void> {
  const build = document.querySelector<HTMLMetaElement>("meta[name=build]")?.content;
  if (build === undefined || tabStore.read(keptName) === build) return;
  const page = await (await fetch(location.pathname, { cache: "no-store" })).text();
  // Other failures, such as a lost connection, are left to the code that loads the part.
  if (page.includes(`content="${build}"`) || !page.includes(`name="build"`)) return;
  tabStore.write(keptName, build);
  location.reload();
}
