/** `--color-paper` of app/ui/tokens.css, for `theme-color` and the manifest, which cannot refer to the stylesheet. */
export const themeColours = [
  { theme: "light", colour: "#fbf7ee" },
  { theme: "dark", colour: "#1c111a" },
] as const;

/** Puts the chosen theme's colour first, because browsers take the first `theme-color` that matches. */
export function colourSurroundings(chosen: string): void {
  document.head.querySelector("meta[name=theme-color]:not([media])")?.remove();
  const colour = themeColours.find(({ theme }) => theme === chosen)?.colour;
  if (colour) document.head.prepend(Object.assign(document.createElement("meta"), { name: "theme-color", content: colour }));
}
