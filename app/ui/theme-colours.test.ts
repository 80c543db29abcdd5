import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { themeColours } from "./theme-colours.ts";

test("what surrounds the page has the colours of its paper", () => {
  const tokens = readFileSync("app/ui/tokens.css", "utf8");
  const [, light = "", dark = ""] = /--color-paper: light-dark\(oklch\(([^)]+)\), oklch\(([^)]+)\)\)/.exec(tokens) ?? [];

  expect(themeColours.map(({ colour }) => colour)).toEqual([light, dark].map(toHex));
});

/** As CSS Color 4 converts OKLCH to sRGB. */
function toHex(oklch: string): string {
  const [percent = 0, chroma = 0, hue = 0] = oklch.split(" ").map(Number.parseFloat);
  const angle = (hue * Math.PI) / 180;
  const [lightness, a, b] = [percent / 100, chroma * Math.cos(angle), chroma * Math.sin(angle)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  const digits = linear.map((value) => {
    const encoded = value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055;
    return Math.round(255 * encoded)
      .toString(16)
      .padStart(2, "0");
  });
  return `#${digits.join("")}`;
}
