import { brand } from "#shared/brand.ts";
import type { Locale } from "#shared/locales/locale.ts";

const texts = {
  en: (code: string) => `Your code is ${code}. Never share it with anyone. (${brand.name})`,
  zh: (code: string) => `【${brand.name}】你的验证码是 ${code}，不要告诉别人。`,
  ja: (code: string) => `認証コードは ${code} です。誰にも教えないでください。（${brand.name}）`,
} as const satisfies Record<Locale, unknown>;

/** The text message that brings a code. */
export function buildCodeMessage(locale: Locale, code: string): string {
  return texts[locale](code);
}
