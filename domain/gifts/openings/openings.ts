import type { Locale } from "#shared/locales/locale.ts";
import type { Openings } from "./opening.ts";
import { openingsEn } from "./openings-en.ts";
import { openingsJa } from "./openings-ja.ts";
import { openingsZh } from "./openings-zh.ts";

export const openings: Record<Locale, Openings> = { en: openingsEn, zh: openingsZh, ja: openingsJa };
