import type { Locale } from "#shared/locales/locale.ts";
import type { Exclusion } from "./brief.ts";

export function readExclusions(_text: string, _locale: Locale): Exclusion[] {
  return [];
}
