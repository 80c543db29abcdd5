import { brand } from "#shared/brand.ts";

const [light, dark] = brand.colors.paper;

/** For `theme-color` and the manifest, which cannot refer to the stylesheet. */
export const themeColours = [
  { theme: "light", colour: light },
  { theme: "dark", colour: dark },
] as const;

/** Puts the chosen theme's colour first, because browsers take the first `theme-color` that matches. */
export function colourSurroundings(chosen: string): void {
  document.head.querySelector("meta[name=theme-color]:not([media])")?.remove();
  const colour = themeColours.find(({ theme }) => theme === chosen)?.colour;
  if (colour) document.head.prepend(Object.assign(document.createElement("meta"), { name: "theme-color", content: colour }));
}
