import { brand } from "#shared/brand.ts";
import { bow, cardColors, twigs } from "../pictures/card-paper.ts";

export interface Icon {
  size: number;
  /** Whether the system cuts the icon to its own shape: it is then drawn to the edge, with the bow inside the safe zone. */
  isCut: boolean;
}

const { wrap, ribbon, deep } = cardColors;

/** A tag with a bow, for the browser's tabs: SVG. */
export function drawFavicon(): string {
  const [light, dark] = brand.colors.ink;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><style>.tag{fill:${light}}@media(prefers-color-scheme:dark){.tag{fill:${dark}}}</style><path fill="${ribbon}" d="M15.200 9.600C12.600 4.400 7.600 1.800 4.800 3.400 2 5.200 3.600 10 8 10.800c2.600.4 5.200-.2 7.200-1.200Zm1.600 0C19.400 4.400 24.400 1.800 27.200 3.400 30 5.200 28.400 10 24 10.800c-2.600.4-5.200-.2-7.200-1.200Z"/><path class="tag" fill-rule="evenodd" d="M11 9h10l5 5v14.500a1.500 1.500 0 0 1-1.500 1.500h-17A1.500 1.500 0 0 1 6 28.500V14Zm5 5.200a2.300 2.300 0 1 0 0 4.600 2.300 2.300 0 0 0 0-4.600Z"/><path fill="${ribbon}" d="M14.400 8.200h3.200a1 1 0 0 1 1 1v2.200a1 1 0 0 1-1 1h-3.200a1 1 0 0 1-1-1V9.200a1 1 0 0 1 1-1Z"/></svg>\n`;
}

/** A present from above, for the home screen: PNG. */
export async function drawIcon(icon: Icon): Promise<Uint8Array<ArrayBuffer>> {
  const { renderAsync } = await import("@resvg/resvg-js");
  const image = await renderAsync(drawPresent(icon), { fitTo: { mode: "width", value: icon.size } });
  return new Uint8Array(image.asPng());
}

function drawPresent({ isCut }: Icon): string {
  const scale = isCut ? 1 : 1.2;
  const [left, top] = [256 - 200 * scale, 256 - 152 * scale];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">
<defs><pattern id="twigs" width="144" height="144" patternUnits="userSpaceOnUse" patternTransform="translate(40 26)">${twigs}</pattern>
<clipPath id="edge"><rect width="512" height="512" rx="${isCut ? 0 : 112}"/></clipPath></defs>
<g clip-path="url(#edge)"><rect width="512" height="512" fill="${wrap}"/><rect width="512" height="512" fill="url(#twigs)"/>
<path fill="${deep}" d="M214 0h84v512h-84zM0 214h512v84H0z"/>
<path fill="${ribbon}" d="M222 0h7v512h-7zM283 0h7v512h-7zM0 222h512v7H0zM0 283h512v7H0z"/>
<g transform="translate(${left} ${top}) scale(${scale})">${bow}</g></g>
</svg>`;
}
