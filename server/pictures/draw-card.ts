import { brand } from "#shared/brand.ts";
import { Resvg } from "@resvg/resvg-js";
import satori from "satori";
import type { Locale } from "#shared/locales/locale.ts";
import { cardColors, drawPaper } from "./card-paper.ts";
import { keepDrawable, loadFonts } from "./fonts.ts";
import { chooseSetting, element } from "./lay-out-text.ts";

export interface Card {
  locale: Locale;
  title: string;
  /** Shown above the title. */
  label: string;
}

/** The area of the tag for words. */
const place = { left: 196, top: 96, width: 600, height: 430 };

/** The preview picture of a page for social networks, as PNG. */
export async function drawCard({ locale, title, label }: Card): Promise<Uint8Array<ArrayBuffer>> {
  const words = { title: await keepDrawable(title, locale), label: await keepDrawable(label, locale) };
  const fonts = await loadFonts(`${words.title}${words.label}${brand.name}`, locale);
  const svg = await satori(layOutWords(words, fonts.map(({ name }) => name).join(", ")), {
    width: place.width,
    height: place.height,
    fonts,
  });
  const picture = drawPaper(svg.replace("<svg ", `<svg x="${place.left}" y="${place.top}" `));
  return new Uint8Array(new Resvg(picture, { font: { loadSystemFonts: false } }).render().asPng());
}

function layOutWords({ title, label }: { title: string; label: string }, fontFamily: string) {
  return element({ width: "100%", height: "100%", flexDirection: "column", justifyContent: "space-between", fontFamily }, [
    element({ fontSize: 27, color: cardColors.soft }, label),
    element({ color: cardColors.ink, lineHeight: 1.18, display: "block", ...chooseSetting(title, "card") }, title),
    element({ fontSize: 32, fontWeight: 600, color: cardColors.ribbon }, brand.name),
  ]);
}
