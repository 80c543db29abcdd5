import { simplifyCharacter } from "../../words/chinese-forms.ts";

/** Ordinary width and small letters, unit by unit: every position of the text stays where it is. */
export function foldWidth(text: string): string {
  return Array.from({ length: text.length }, (_, position) => foldUnit(text, position)).join("");
}

/** `foldWidth`, with simplified characters for traditional ones. */
export function foldChinese(text: string): string {
  return Array.from({ length: text.length }, (_, position) => simplifyCharacter(foldUnit(text, position))).join("");
}

const fullWidthFrom = 0xff01;
const fullWidthTo = 0xff5e;
const toOrdinaryWidth = 0xfee0;
const halfKatakana = /[\uff66-\uff9f]/;

function foldUnit(text: string, position: number): string {
  const unit = text.charAt(position);
  const code = text.charCodeAt(position);
  if (code >= fullWidthFrom && code <= fullWidthTo && !/[，！？；：（）]/.test(unit)) {
    return String.fromCharCode(code - toOrdinaryWidth).toLowerCase();
  }
  if (code === 0x3000) return " ";
  const plain = halfKatakana.test(unit) ? unit.normalize("NFKC") : unit.toLowerCase();
  return plain.length === 1 ? plain : unit;
}
