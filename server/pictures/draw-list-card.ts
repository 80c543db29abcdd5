import { Resvg } from "@resvg/resvg-js";
import satori from "satori";
import type { Locale } from "#shared/locales/locale.ts";
import { bow, cardColors, twigs } from "./card-paper.ts";
import { keepDrawable, loadFonts } from "./fonts.ts";
import { chooseSetting, element } from "./lay-out-text.ts";
import { listPictureSizes } from "./list-picture-sizes.ts";

export interface ListCard {
  locale: Locale;
  heading: string;
  /** Shown above the heading. */
  label: string;
  /** The drawings of the ideas as SVG, the lead first, in the sizes of `listPictureSizes`. */
  pictures: string[];
}

const { lead, small } = listPictureSizes;
const places = [
  { left: 72, top: 214, ...lead },
  { left: 516, top: 214, ...small },
  { left: 834, top: 214, ...small },
  { left: 516, top: 394, ...small },
  { left: 834, top: 394, ...small },
];
const words = { left: 72, top: 68, width: 850, height: 132 };

/** The preview picture of a shared list, as PNG: its heading above the pictures of its ideas, as they lie on the board. */
export async function drawListCard({ locale, heading, label, pictures }: ListCard): Promise<Uint8Array<ArrayBuffer>> {
  const texts = { heading: await keepDrawable(heading, locale), label: await keepDrawable(label, locale) };
  const fonts = await loadFonts(`${texts.heading}${texts.label}`, locale);
  const text = await satori(layOutWords(texts, fonts.map(({ name }) => name).join(", ")), { ...words, fonts });
  const picture = drawBoard(text.replace("<svg ", `<svg x="${words.left}" y="${words.top}" `), pictures);
  return new Uint8Array(new Resvg(picture, { font: { loadSystemFonts: false } }).render().asPng());
}

function layOutWords({ heading, label }: { heading: string; label: string }, fontFamily: string) {
  return element({ width: "100%", height: "100%", flexDirection: "column", justifyContent: "center", gap: 6, fontFamily }, [
    element({ fontSize: 26, color: cardColors.ribbon }, label),
    element({ color: cardColors.ink, lineHeight: 1.15, display: "block", ...chooseSetting(heading, "line") }, heading),
  ]);
}

function drawBoard(text: string, pictures: readonly string[]): string {
  const { sheet, wrap, ink, ribbon, deep } = cardColors;
  const tiles = places.map(({ left, top, width, height }, place) => {
    const drawing = pictures[place];
    if (!drawing) return "";
    return `<g transform="translate(${left} ${top})"><g clip-path="url(#${place === 0 ? "lead" : "small"})">${drawing}</g><rect width="${width}" height="${height}" rx="14" fill="none" stroke="${ink}" stroke-opacity=".12" stroke-width="2"/></g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">
<defs><pattern id="twigs" width="144" height="144" patternUnits="userSpaceOnUse">${twigs}</pattern>
<clipPath id="lead"><rect width="${lead.width}" height="${lead.height}" rx="14"/></clipPath>
<clipPath id="small"><rect width="${small.width}" height="${small.height}" rx="14"/></clipPath></defs>
<rect width="1200" height="630" fill="${wrap}"/><rect width="1200" height="630" fill="url(#twigs)"/>
<rect x="1004" width="72" height="630" fill="${ribbon}"/><path fill="${deep}" d="M1004 0h6v630h-6zM1070 0h6v630h-6z"/>
<rect x="40" y="50" width="1128" height="548" rx="24" fill="${ink}" fill-opacity=".1"/>
<rect x="36" y="40" width="1128" height="548" rx="24" fill="${sheet}"/>
<path fill="${ribbon}" d="M1004 40h72v174h-72z"/><path fill="${deep}" d="M1004 40h6v174h-6zM1070 40h6v174h-6z"/>
<g transform="translate(920 24) scale(.6)">${bow}</g>
${tiles.join("\n")}
${text}
</svg>`;
}
