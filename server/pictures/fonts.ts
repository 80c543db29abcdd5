import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Font } from "satori";
import type { Locale } from "#shared/locales/locale.ts";

/** The build has the files that are drawn with beside it; Node knows nothing of `import.meta.env` where it runs the sources. */
const folder = fileURLToPath(new URL(import.meta.env?.PROD ? "../fonts/" : "../../node_modules/@fontsource/", import.meta.url));
type Family = "fraunces" | "zcool-xiaowei" | "zen-antique";

/** Typefaces besides Fraunces, which has Latin letters only. */
const families = {
  en: [],
  zh: ["zcool-xiaowei"],
  ja: ["zen-antique"],
} as const satisfies Record<Locale, readonly Family[]>;

/** The fonts that the text needs. Those of Chinese and Japanese come in slices of about a hundred characters; only the needed ones are read. */
export async function loadFonts(text: string, locale: Locale): Promise<Font[]> {
  const latin = ["latin", "latin-ext"].map((subset) => readFont("fraunces", `fraunces-${subset}-600-normal`, 600));
  const others = await Promise.all(families[locale].map(async (family) => await listSlices(family, text)));
  return await Promise.all([...latin, ...others.flat().map(({ family, file }) => readFont(family, file, 400))]);
}

/** The text without characters that none of the fonts has, which would be drawn as empty boxes. */
export async function keepDrawable(text: string, locale: Locale): Promise<string> {
  const latin = await readRanges("fraunces");
  const ranges = [latin["latin"] ?? "", latin["latin-ext"] ?? ""];
  for (const family of families[locale]) ranges.push(...Object.values(await readRanges(family)));
  const spans = ranges.flatMap(parseRanges);
  return [...text]
    .filter((sign) => isCovered(sign, spans))
    .join("")
    .replace(/\s+/g, " ")
    .trim();
}

async function listSlices(family: Family, text: string): Promise<{ family: Family; file: string }[]> {
  const signs = [...new Set(text)];
  return Object.entries(await readRanges(family)).flatMap(([slice, ranges]) => {
    const spans = parseRanges(ranges);
    // Slices are named `[12]`, scripts by a plain name.
    const name = slice.replace(/[[\]]/g, "");
    return signs.some((sign) => isCovered(sign, spans)) ? [{ family, file: `${family}-${name}-400-normal` }] : [];
  });
}

async function readFont(family: Family, file: string, weight: 400 | 600): Promise<Font> {
  return { name: file, data: await readFile(join(folder, family, "files", `${file}.woff`)), weight, style: "normal" };
}

async function readRanges(family: Family): Promise<Record<string, string>> {
  const ranges: Record<string, string> = JSON.parse(await readFile(join(folder, family, "unicode.json"), "utf8"));
  return ranges;
}

type Span = readonly [first: number, last: number];

/** Parses the notation of CSS: `U+4E00-4E07,U+5B57`. */
function parseRanges(ranges: string): Span[] {
  return ranges.split(",").map((range) => {
    const [first = "", last = first] = range.replace(/^U\+/i, "").split("-");
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
  });
}

function isCovered(sign: string, spans: readonly Span[]): boolean {
  const point = sign.codePointAt(0) ?? 0;
  return spans.some(([first, last]) => point >= first && point <= last);
}
