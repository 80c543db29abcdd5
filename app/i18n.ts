import { createInstance, type i18n } from "i18next";
import { initReactI18next } from "react-i18next";
import { fallbackLocale, type Locale } from "#shared/locales/locale.ts";
import { loadMessages, type Messages } from "#shared/locales/messages.ts";

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "home";
    resources: Messages;
  }
}

/** A translator of its own for each rendered page, so that two languages never share one. */
export async function createTranslator(locale: Locale): Promise<i18n> {
  const messages = await loadMessages(locale);
  const translator = createInstance({
    lng: locale,
    fallbackLng: fallbackLocale,
    defaultNS: "home",
    ns: Object.keys(messages),
    resources: { [locale]: messages },
    interpolation: { escapeValue: false },
    initAsync: false,
  });
  translator.use(initReactI18next);
  await translator.init();
  return translator;
}

/** The language that an address is written in: `/ja/blog` is Japanese. */
export function findLocale(pathname: string): Locale {
  const [, first] = pathname.split("/");
  return first === "zh" || first === "ja" ? first : fallbackLocale;
}
