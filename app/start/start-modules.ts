import { whenPainted } from "./when-painted.ts";

/** For a tab that is not painted. */
const unpaintedMs = 2_000;
/** The browser is given this long to become idle. */
const idleWithinMs = 1_000;
/** For browsers that do not tell when they are idle. */
const usuallyIdleMs = 50;

/**
 * Starts the page's module scripts, which the server has kept as text: once the page has been painted and the browser is idle, or at
 * the first input. Fetched earlier they would compete with what somebody came to read.
 */
export function startModulesWhenPainted(): void {
  for (const name of ["pointerdown", "keydown", "touchstart", "focusin"])
    addEventListener(name, startModules, { once: true, passive: true, capture: true });
  if (document.readyState === "complete") startWhenIdle();
  else addEventListener("load", startWhenIdle);
}

function startWhenIdle(): void {
  whenPainted(() => {
    if ("requestIdleCallback" in window) requestIdleCallback(startModules, { timeout: idleWithinMs });
    else setTimeout(startModules, usuallyIdleMs);
  }, unpaintedMs);
}

function startModules(): void {
  for (const held of document.querySelectorAll<HTMLScriptElement>("script[data-held]")) {
    const { nonce, textContent } = held;
    held.replaceWith(Object.assign(document.createElement("script"), { type: "module", nonce, textContent }));
  }
}
