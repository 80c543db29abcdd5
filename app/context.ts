import { createContext } from "react-router";
import type { Database } from "#db/connect.server.ts";
import type { Locale } from "#shared/locales/locale.ts";

/** What the server hands to loaders about the request at hand. */
export interface PageRequest {
  locale: Locale;
  /** What the visitor's browser prefers, when it differs from `locale` and we speak it. */
  suggestedLocale: Locale | null;
  /** The one origin used in links: `https://giftwright.example`. */
  publicUrl: string;
  /** The address without its language: `/blog`. */
  path: string;
}

export const pageRequestContext = createContext<PageRequest>();

/** For the domain functions that loaders call; pages themselves never query. */
export const databaseContext = createContext<Database>();

/** Allows the page's inline scripts under its content security policy; none where there is no such policy. */
export const cspNonceContext = createContext<string | undefined>();

/** Logs a fault once, with the request's id. */
export const reportErrorContext = createContext<(error: unknown) => void>();
