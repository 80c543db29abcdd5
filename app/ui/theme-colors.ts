import { brand } from "#shared/brand.ts";

const [light, dark] = brand.colors.paper;

/** For `theme-color` and the manifest, which cannot refer to the stylesheet. */
export const themeColors = [
  { theme: "light", color: light },
  { theme: "dark", color: dark },
] as const;

/** Puts the chosen theme's color first, because browsers take the first `theme-color` that matches. */
export function colorSurroundings(chosen: string): void {
  document.head.querySelector("meta[name=theme-color]:not([media])")?.remove();
  const color = themeColors.find(({ theme }) => theme === chosen)?.color;
  if (color) document.head.prepend(Object.assign(document.createElement("meta"), { name: "theme-color", content: color }));
}
