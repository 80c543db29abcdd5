import type { Locale } from "#shared/locales/locale.ts";

/** How much of a text search engines show on a wide screen. Chinese and Japanese characters all have the same width. */
export const shownWidths = {
  metaTitle: { font: "20px Arial, sans-serif", pixels: 580, characters: 30 },
  metaDescription: { font: "14px Arial, sans-serif", pixels: 920, characters: 80 },
} as const;
export type MeasuredField = keyof typeof shownWidths;

export type MeasureText = (text: string, font: string) => number;

/** Measures the width of texts with a canvas; without one, every text counts as fitting. */
export function createMeasure(): MeasureText {
  const context = document.createElement("canvas").getContext("2d");
  return (text, font) => {
    if (!context) return 0;
    context.font = font;
    return Math.round(context.measureText(text).width);
  };
}

export interface ShownWidth {
  pixels: number;
  mostPixels: number;
  characters: number;
  /** `null` for scripts whose letters differ in width. */
  mostCharacters: number | null;
  isCut: boolean;
}

export function judgeWidth(
  name: MeasuredField,
  text: string,
  { language, measure }: { language: Locale; measure: MeasureText },
): ShownWidth {
  const { font, pixels: mostPixels, characters: most } = shownWidths[name];
  const shown = text.trim();
  const pixels = measure(shown, font);
  const characters = [...shown].length;
  const mostCharacters = language === "en" ? null : most;
  const isCut = pixels > mostPixels || (mostCharacters !== null && characters > mostCharacters);
  return { pixels, mostPixels, characters, mostCharacters, isCut };
}

/** Cuts a text that is too wide, with an ellipsis. */
export function cutText(name: MeasuredField, text: string, measure: MeasureText): string {
  const { font, pixels } = shownWidths[name];
  const fits = (shown: string) => measure(shown, font) <= pixels;
  if (fits(text)) return text;
  const letters = [...text];
  const cut = (count: number) => `${letters.slice(0, count).join("").trimEnd()} …`;
  let [fitting, tooMany] = [0, letters.length];
  while (tooMany - fitting > 1) {
    const middle = Math.floor((fitting + tooMany) / 2);
    if (fits(cut(middle))) fitting = middle;
    else tooMany = middle;
  }
  return cut(fitting);
}
