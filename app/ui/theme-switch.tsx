import { Monitor, Moon, Sun } from "lucide-react";
import { useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { browserStore } from "../client/browser-store.ts";
import { colorSurroundings } from "./theme-colors.ts";

const themes = ["system", "light", "dark"] as const;
type Theme = (typeof themes)[number];
const icons = { system: Monitor, light: Sun, dark: Moon };
const themeChanged = "giftwright:theme";

/** A button that switches between the system's theme, light and dark. */
export function ThemeSwitch() {
  const { t } = useTranslation("site");
  const theme = useSyncExternalStore(subscribe, getTheme, (): Theme => "system");
  const Icon = icons[theme];
  const label = t("theme.label", { choice: t(`theme.${theme}`) });
  return (
    <button type="button" className="icon-button" aria-label={label} title={label} onClick={() => chooseTheme(nextTheme(theme))}>
      <Icon aria-hidden size={20} strokeWidth={1.75} />
    </button>
  );
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener(themeChanged, onChange);
  window.addEventListener("storage", onChange);
  return () => {
    window.removeEventListener(themeChanged, onChange);
    window.removeEventListener("storage", onChange);
  };
}

function getTheme(): Theme {
  return themes.find((theme) => theme === document.documentElement.dataset["theme"]) ?? "system";
}

function nextTheme(theme: Theme): Theme {
  return themes[(themes.indexOf(theme) + 1) % themes.length] ?? "system";
}

function chooseTheme(theme: Theme): void {
  if (theme === "system") delete document.documentElement.dataset["theme"];
  else document.documentElement.dataset["theme"] = theme;
  colorSurroundings(theme);
  browserStore.write("theme", theme);
  window.dispatchEvent(new Event(themeChanged));
}
