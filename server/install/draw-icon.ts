import { bow, cardColours, twigs } from "../social/card-paper.ts";

export interface Icon {
  size: number;
  /** Whether the system cuts the icon to its own shape: it is then drawn to the edge, with the bow inside the safe zone. */
  isCut: boolean;
}

const { wrap, ribbon, deep } = cardColours;

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
