import { brand } from "#shared/brand.ts";
import { localizePath } from "#app/ui/page-address.ts";
import type { Locale } from "#shared/locales/locale.ts";

/** A minimal page for errors outside of the rendered pages. The title and the detail have to be HTML-safe. */
export function renderErrorPage(
  { title, detail, requestId }: { title: string; detail: string; requestId: string },
  locale: Locale,
): string {
  const home = localizePath(locale, "/");
  return [
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">`,
    `<meta name="robots" content="noindex"><meta name="color-scheme" content="light dark"><title>${title} · ${brand.name}</title></head>`,
    `<body><main><h1>${title}</h1><p>${detail}</p><p><a href="${home}">${brand.name}</a></p><p><small>${requestId}</small></p></main></body></html>`,
  ].join("");
}
