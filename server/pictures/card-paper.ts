import { brand } from "#shared/brand.ts";

const { colors } = brand;

/** The light theme. */
export const cardColors = {
  sheet: colors.sheet[0],
  wrap: colors.wrap[0],
  print: colors.wrapPrint[0],
  ink: colors.ink[0],
  soft: colors.soft[0],
  ribbon: colors.ribbon[0],
  deep: colors.ribbonDeep[0],
  shine: colors.ribbonShine[0],
  gold: colors.gold[0],
} as const;

const { sheet, wrap, print, ink, ribbon, deep, shine, gold } = cardColors;

/** A repeating pattern of 144 by 144. */
export const twigs = `<g fill="none" stroke="${print}" stroke-width="2" stroke-linecap="round"><path d="M18 62C26 46 38 34 56 26"/><path d="M100 130c-2-18 4-34 16-46"/></g><g fill="${print}"><path d="M25 51c-7-1-11-5-12-11 7 0 11 4 12 11Zm9-10c-6-3-8-8-7-14 6 2 9 7 7 14Zm11-8c-4-5-4-11-1-16 5 4 5 10 1 16ZM28 49c5-5 11-6 16-3-4 5-10 7-16 3Zm10-9c6-3 12-2 15 2-5 4-11 3-15-2ZM100 116c-6-4-8-9-6-15 6 3 8 8 6 15Zm2-14c-4-5-5-11-2-16 5 4 6 10 2 16Zm-1 16c3-6 8-9 14-8-2 6-8 9-14 8Zm4-14c4-5 10-7 15-5-3 6-9 8-15 5Z"/><circle cx="92" cy="30" r="4"/><circle cx="102" cy="40" r="3"/><circle cx="90" cy="44" r="2.500"/><circle cx="36" cy="104" r="4"/><circle cx="26" cy="114" r="3"/><circle cx="40" cy="118" r="2.500"/></g>`;

/** Drawn in a box of 400 by 320. */
export const bow = `<g fill="${ribbon}"><path d="M188 158C176 206 142 256 92 300L128 298 142 320C184 270 208 214 210 166Z"/><path d="M212 158C226 204 258 246 304 278L268 282 258 306C216 264 194 214 190 166Z"/></g><path fill="${deep}" d="M194 146C160 104 112 78 82 92 56 106 66 150 108 162 142 170 172 162 194 154ZM206 146C240 104 288 78 318 92 344 106 334 150 292 162 258 170 228 162 206 154Z"/><g fill="${ribbon}"><path d="M200 138C168 74 96 18 46 34 6 48 4 118 36 160 62 192 132 190 200 164L196 152C150 168 102 168 84 144 66 118 82 92 112 94 142 98 172 122 194 148Z"/><path d="M200 138C232 74 304 18 354 34 394 48 396 118 364 160 338 192 268 190 200 164L204 152C250 168 298 168 316 144 334 118 318 92 288 94 258 98 228 122 206 148Z"/></g><path fill="${shine}" d="M52 58C28 72 26 118 46 144 38 112 44 78 74 58 66 54 58 54 52 58ZM348 58C372 72 374 118 354 144 362 112 356 78 326 58 334 54 342 54 348 58Z"/><path fill="${ribbon}" d="M178 126C192 118 210 118 222 127 230 142 230 160 222 176 208 184 192 184 179 175 171 160 171 142 178 126Z"/><path fill="${deep}" d="M186 124C182 142 182 160 187 179 182 178 180 176 179 175 171 160 171 142 178 126 180 125 183 124 186 124ZM206 121C202 140 203 162 208 181 213 180 218 178 222 176 216 160 216 144 221 127 216 123 211 121 206 121Z"/>`;

/** The card's picture: wrapping paper with ribbon and bow, and a large tag with room for words. Takes the words as SVG. */
export function drawPaper(words: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">
<defs><pattern id="twigs" width="144" height="144" patternUnits="userSpaceOnUse">${twigs}</pattern></defs>
<rect width="1200" height="630" fill="${wrap}"/><rect width="1200" height="630" fill="url(#twigs)"/>
<rect x="988" width="86" height="630" fill="${ribbon}"/><path fill="${deep}" d="M988 0h7v630h-7zM1067 0h7v630h-7z"/>
<path fill="${ink}" fill-opacity=".1" d="M136 66h792a26 26 0 0 1 26 26v462a26 26 0 0 1-26 26H136L66 498V148Z"/>
<path fill="${sheet}" fill-rule="evenodd" d="M130 54h792a26 26 0 0 1 26 26v462a26 26 0 0 1-26 26H130L60 486V136Zm4 236a22 22 0 1 0 0 44 22 22 0 0 0 0-44Z"/>
<circle cx="134" cy="312" r="27" fill="none" stroke="${gold}" stroke-width="9"/>
<path fill="none" stroke="${ink}" stroke-width="3" d="M134 312C84 306 44 262-10 276M134 312C92 330 40 344-10 322"/>
<g transform="translate(811 138) scale(1.100)">${bow}</g>
${words}
</svg>`;
}
