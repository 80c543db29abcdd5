// Writes a page with every drawing of app/ui/pictures, light and dark, to look at: `npm run motifs`.
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const folder = new URL("../../app/ui/pictures/", import.meta.url);
const stylesheet = readFileSync(new URL("gift-picture.css", folder), "utf8");
const files = readdirSync(folder).filter((name) => name.endsWith(".svg"));
const named = files.flatMap((file) => listSymbols(file.slice(0, -".svg".length), readFileSync(new URL(file, folder), "utf8")));

const page = join(mkdtempSync(join(tmpdir(), "motifs-")), "motifs.html");
writeFileSync(page, layOut());
console.log(`${named.length} drawings and papers: ${page}`);

function listSymbols(file: string, text: string): { id: string; symbol: string }[] {
  return [...text.matchAll(/<symbol id="([^"]+)".*?<\/symbol>/gs)].map(([symbol, name = ""]) => {
    const id = `${file}/${name}`;
    return { id, symbol: symbol.replace(`id="${name}"`, `id="${id}"`) };
  });
}

function layOut(): string {
  const pictures = named
    .filter(({ id }) => !id.startsWith("papers/"))
    .map(({ id }) => `<figure>${draw(id)}<figcaption>${id}</figcaption></figure>`);
  const sections = ["light", "dark"].map((scheme) => `<section style="color-scheme: ${scheme}">${pictures.join("")}</section>`);
  return `<!doctype html><meta charset="utf-8"><title>Drawings</title><style>${stylesheet}
    section { display: grid; grid-template-columns: repeat(auto-fill, 13.5rem); gap: 0.5rem; padding: 1rem; background: Canvas; color: CanvasText; }
    figure { margin: 0; font: 0.75rem sans-serif; } .gift-picture { height: 10rem; }</style>
    <svg width="0" height="0">${named.map(({ symbol }) => symbol).join("")}</svg>${sections.join("")}`;
}

function draw(id: string): string {
  const paper = id.startsWith("scene-") ? "" : `<use href="#papers/${id.slice(0, id.indexOf("/"))}"/>`;
  return `<svg class="gift-picture">${paper}<use href="#${id}"/></svg>`;
}
