import { createContext } from "react-router";
import type { Database } from "#db/connect.server.ts";
import type { CaptchaProvider } from "#shared/captcha-providers.ts";
import type { Locale } from "#shared/locales/locale.ts";
import type { FeedbackOutcome } from "./company/feedback-outcome.ts";

/** What the server hands to loaders about the page at hand; nothing of it is the visitor's own. */
export interface PageRequest {
  locale: Locale;
  /** The one origin used in links: `https://giftwright.example`. */
  publicUrl: string;
  /** The address without its language: `/blog`. */
  path: string;
  /** What follows it and matters here: `?tag=…`, or nothing. */
  search: string;
}

export const pageRequestContext = createContext<PageRequest>();

export const databaseContext = createContext<Database>();

/** What the operator says about the site. */
export interface SiteFacts {
  contactEmail: string;
  socialLinks: readonly string[];
}

export const siteFactsContext = createContext<SiteFacts>();

/** Where the browser finds the auth service, and the public key that it asks for. */
export interface AuthService {
  path: string;
  apiKey: string | null;
  /** What the dialogs for signing in have to show, so that the service lets anybody in. */
  captcha: { provider: CaptchaProvider; siteKey: string | null } | null;
}

export const authServiceContext = createContext<AuthService>();

/** What became of a message of the contact form that this page answers. */
export const feedbackOutcomeContext = createContext<FeedbackOutcome | null>(null);

/** Allows the inline scripts of a page that is rendered for one request; others are allowed by their hashes. */
export const cspNonceContext = createContext<string | undefined>();

/** Logs a fault once, with the request's id. */
export const reportErrorContext = createContext<(error: unknown) => void>();
