import type { Context } from "hono";
import { fallbackLocale, locales, type Locale } from "#shared/locales/locale.ts";
import { parseAcceptLanguage } from "./accept-language.ts";
import type { AppContext } from "../app-context.ts";

/** The language for the answer to this request and for mails that it causes. */
export function readRequestLocale(c: Context<AppContext>): Locale {
  return parseAcceptLanguage(c.req.header("accept-language"), locales) ?? fallbackLocale;
}
