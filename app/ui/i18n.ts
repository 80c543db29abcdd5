import { createInstance, type BackendModule, type i18n, type ResourceKey } from "i18next";
import { initReactI18next } from "react-i18next";
import { usualSiteLimits, type SiteLimits } from "#shared/site-limits.ts";
import { isLocale, type Locale } from "#shared/locales/locale.ts";
import { listLaterAreas, loadLaterArea, loadMessages, type Messages } from "#shared/locales/messages.ts";

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "home";
    resources: Messages;
  }
}

/** The server's translator, with all texts; a new one for each rendered page, so that two languages never share one. */
export async function createTranslator(locale: Locale, limits: SiteLimits = usualSiteLimits): Promise<i18n> {
  return await openTranslator(locale, limits, {
    ...(await loadMessages(locale)),
    ...(await loadAreas(locale, await listLaterAreas(locale))),
  });
}

/**
 * The browser's translator, with the texts of the first view and of the named areas. It fetches another area when a component
 * first needs it, which suspends meanwhile.
 */
export async function createLazyTranslator(locale: Locale, areas: readonly string[], limits: SiteLimits): Promise<i18n> {
  const messages = await loadMessages(locale);
  const later = areas.filter((area) => !Object.hasOwn(messages, area));
  return await openTranslator(locale, limits, { ...messages, ...(later.length > 0 && (await loadAreas(locale, later))) });
}

async function openTranslator(locale: Locale, limits: SiteLimits, messages: Record<string, ResourceKey>): Promise<i18n> {
  const translator = createInstance({
    lng: locale,
    // The compiler checks that each language has every text, so a fallback language would be fetched for nothing.
    fallbackLng: false,
    defaultNS: "home",
    ns: Object.keys(messages),
    resources: { [locale]: messages },
    partialBundledLanguages: true,
    interpolation: { escapeValue: false, defaultVariables: { ...limits } },
    initAsync: false,
  });
  translator.use(laterAreas).use(initReactI18next);
  await translator.init();
  return translator;
}

const laterAreas: BackendModule = {
  type: "backend",
  init: () => undefined,
  read: (language, area, give) =>
    void readArea(language, area).then(
      (texts) => give(null, texts),
      (error: unknown) => give(error instanceof Error ? error : String(error), null),
    ),
};

async function readArea(language: string, area: string): Promise<ResourceKey> {
  return isLocale(language) ? ((await loadLaterArea(language, area)) ?? {}) : {};
}

async function loadAreas(locale: Locale, areas: readonly string[]): Promise<Record<string, ResourceKey>> {
  return Object.fromEntries(await Promise.all(areas.map(async (area) => [area, (await loadLaterArea(locale, area)) ?? {}] as const)));
}
