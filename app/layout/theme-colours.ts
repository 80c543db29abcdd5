/** `--color-paper` of app/ui/tokens.css, for what surrounds the page: browsers and systems read no stylesheet for it. */
export const themeColours = [
  { theme: "light", colour: "#fbf7ee" },
  { theme: "dark", colour: "#1c111a" },
] as const;

/** A theme that was chosen counts more than the system's: the first colour that fits is taken. */
export function colourSurroundings(chosen: string): void {
  document.head.querySelector("meta[name=theme-color]:not([media])")?.remove();
  const colour = themeColours.find(({ theme }) => theme === chosen)?.colour;
  if (!colour) return;
  const meta = document.createElement("meta");
  meta.name = "theme-color";
  meta.content = colour;
  document.head.prepend(meta);
}
