import { pictureColors } from "./picture-colors.ts";

const files = import.meta.glob<string>("../../app/ui/pictures/*.svg", { query: "?raw", import: "default", eager: true });

interface Symbol {
  /** `viewBox` and the like. */
  attributes: string;
  shapes: string;
}

const symbols = new Map<string, Symbol>();
for (const [path, text] of Object.entries(files)) {
  const file = path.slice(path.lastIndexOf("/") + 1, -".svg".length);
  for (const [, name = "", attributes = "", shapes = ""] of text.matchAll(/<symbol id="([^"]+)" ([^>]+)>(.*?)<\/symbol>/gs))
    symbols.set(`${file}/${name}`, { attributes, shapes: paint(shapes) });
}

const present = "keepsakes/present";

/** The drawing of an idea on its wrapping paper as a picture of its own in light colors: for mails and what else is not a page. */
export function drawGiftPicture(picture: string | null, { width, height }: { width: number; height: number }): string {
  const id = picture && symbols.has(picture) ? picture : present;
  const paper = id.startsWith("scene-") ? undefined : symbols.get(`papers/${id.slice(0, id.indexOf("/"))}`);
  const layers = [paper, symbols.get(id)].map((symbol) => (symbol ? place(symbol) : ""));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" fill="none" stroke="${pictureColors["ink"]}" stroke-width="2.25" stroke-linecap="round" stroke-linejoin="round">${layers.join("")}</svg>`;
}

function place({ attributes, shapes }: Symbol): string {
  return `<svg width="100%" height="100%" ${attributes}>${shapes}</svg>`;
}

function paint(shapes: string): string {
  return shapes.replace(/var\(--([a-z-]+)\)/g, (_, name: string) => {
    const color = pictureColors[name];
    if (!color) throw new Error(`no color is named ${name}`);
    return color;
  });
}
