import { tabStore } from "../client/browser-store.ts";

/** That this tab has fetched the typefaces: its next page is painted with them at once. */
const keptName = "typefaces";

/** Adds the typefaces when this tab has fetched them already; whether it has. */
export function addKnownTypefaces(): boolean {
  try {
    if (tabStore.read(keptName) === null) return false;
    addTypefaces(findTypefaces());
    return true;
  } catch {
    return false;
  }
}

/** Fetches all faces (two files) and adds them to the page in one moment. */
export async function fetchTypefaces(): Promise<void> {
  const faces = findTypefaces();
  try {
    await Promise.all(faces.map((face) => face.load()));
    tabStore.write(keptName, true);
  } catch {
    // Those that did arrive are shown; the next page tries again.
  }
  addTypefaces(faces);
}

/**
 * The faces as the stylesheet names them, where they apply to pages without scripts only: faces that are added cost a new layout;
 * rules that begin to apply cost a new style of every element as well.
 */
function findTypefaces(): FontFace[] {
  return [...document.styleSheets]
    .flatMap(readRules)
    .flatMap((rule) => (rule instanceof CSSMediaRule ? [...rule.cssRules] : []))
    .flatMap((rule) => (rule instanceof CSSFontFaceRule ? createFace(rule) : []));
}

function readRules(sheet: CSSStyleSheet): CSSRule[] {
  try {
    return [...sheet.cssRules];
  } catch {
    // A sheet of another site, which an extension has added, may not be read.
    return [];
  }
}

function createFace({ style }: CSSFontFaceRule): FontFace {
  const read = (name: string) => style.getPropertyValue(name);
  const [weight, unicodeRange] = [read("font-weight"), read("unicode-range")];
  return new FontFace(read("font-family").replace(/"/g, ""), read("src"), { weight, unicodeRange, display: "swap" });
}

function addTypefaces(faces: readonly FontFace[]): void {
  for (const face of faces) document.fonts.add(face);
}
