// The script that runs in the page before its first paint; late-scripts.tsx starts the rest after it.
import { browserStore } from "../client/browser-store.ts";
import { markStoredMember } from "../client/stored-session.ts";
import { colourSurroundings } from "../ui/theme-colours.ts";
import { holdEarlyPresses } from "./early-press.ts";
import { takeSignInReturn } from "./take-sign-in-return.ts";
import { addKnownTypefaces, fetchTypefaces } from "./typefaces.ts";
import { whenPainted } from "./when-painted.ts";

/** For a tab that is not painted. */
const latestMs = 3_000;

standInForBlockedStore();
markThemeAndMember();
fetchAfterPaint();
takeSignInReturn();
holdEarlyPresses();

/** React Router restores the scroll position from this store, and clears the store when it cannot: blocked, that would be an error. */
function standInForBlockedStore(): void {
  try {
    void sessionStorage.length;
  } catch {
    const nothing = (): null => null;
    Object.defineProperty(window, "sessionStorage", { value: { getItem: nothing, setItem: nothing, removeItem: nothing } });
  }
}

/** So that neither the theme nor the header flashes. */
function markThemeAndMember(): void {
  const theme = browserStore.read("theme");
  if (theme === "light" || theme === "dark") {
    document.documentElement.dataset["theme"] = theme;
    colourSurroundings(theme);
  }
  markStoredMember();
}

/** The typefaces and the icon would delay the first paint. */
function fetchAfterPaint(): void {
  const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  const address = icon?.getAttribute("href");
  const areTypefacesKnown = addKnownTypefaces();
  icon?.setAttribute("href", "data:,");
  window.whenPainted = whenPainted;
  whenPainted(() => {
    if (address) icon?.setAttribute("href", address);
    if (!areTypefacesKnown) void fetchTypefaces();
  }, latestMs);
}
