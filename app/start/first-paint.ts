// The script that runs in the page before its first paint.
import { browserStore, tabStore } from "../client/browser-store.ts";
import { markStoredMember } from "../client/stored-session.ts";
import { colorSurroundings } from "../ui/theme-colors.ts";
import { holdEarlyPresses } from "./early-press.ts";
import { startModulesWhenPainted } from "./start-modules.ts";
import { takeSignInReturn } from "./take-sign-in-return.ts";
import { whenPainted } from "./when-painted.ts";

/** For a tab that is not painted. */
const latestMs = 3_000;

standInForBlockedStore();
markThemeAndMember();
fetchAfterPaint();
takeSignInReturn();
holdEarlyPresses();
startModulesWhenPainted();

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
    colorSurroundings(theme);
  }
  markStoredMember();
}

/** The typefaces and the icon would delay the first paint. A tab that has fetched the typefaces is painted with them at once. */
function fetchAfterPaint(): void {
  if (tabStore.read("typefaces") !== null) useTypefaces();
  const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  const address = icon?.getAttribute("href");
  icon?.setAttribute("href", "data:,");
  whenPainted(() => {
    if (address) icon?.setAttribute("href", address);
    useTypefaces();
  }, latestMs);
}

function useTypefaces(): void {
  document.documentElement.dataset["typefaces"] = "";
  tabStore.write("typefaces", true);
}
