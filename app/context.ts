import { createContext } from "react-router";
import type { Database } from "#db/connect.server.ts";
import type { GiftEngine } from "#domain/gifts/gift-engine.ts";
import type { TextRenderer } from "#domain/texts/rendered-text.ts";
import type { Locale } from "#shared/locales/locale.ts";
import type { ShopTable } from "#shared/shops.ts";
import type { SiteLimits } from "#shared/site-limits.ts";
import type { AuthService } from "./client/auth-service.ts";
import type { FeedbackOutcome } from "./company/feedback-outcome.ts";

/** What loaders know about the requested page; nothing in it depends on the visitor. */
export interface PageRequest {
  locale: Locale;
  /** The one origin used in links: `https://giftwright.example`. */
  publicUrl: string;
  /** The address without its language: `/blog`. */
  path: string;
  /** The query parameters that the page knows: `?tag=…`, or nothing. */
  search: string;
}

export const pageRequestContext = createContext<PageRequest>();

export const databaseContext = createContext<Database>();

/** Knows the texts of ideas in every language. */
export const giftEngineContext = createContext<Pick<GiftEngine, "translateIdeas">>();

/** Renders the texts of posts and policies. */
export const textsContext = createContext<TextRenderer>();

/** The operator's facts about the site. */
export interface SiteFacts {
  contactEmail: string;
  socialLinks: readonly string[];
}

export const siteFactsContext = createContext<SiteFacts>();

export const authServiceContext = createContext<AuthService>();

/** What texts say of the operator's limits. */
export const siteLimitsContext = createContext<SiteLimits>();

/** Names the build whose parts a page loads. */
export const buildContext = createContext<string>();

/** Whether scripts that fail in browsers tell the server of it. */
export const reportsErrorsContext = createContext(false);

/** The operator's shops in place of ours. */
export const shopsContext = createContext<ShopTable>();

/** The outcome of a contact form that this page answers; `null` on all other pages. */
export const feedbackOutcomeContext = createContext<FeedbackOutcome | null>(null);

/** The nonce of the page's own inline scripts. Pages for everybody are rendered with one, too, and lose it before they are sent. */
export const cspNonceContext = createContext<string | undefined>();

/** Whether the page is rendered for one request alone, and can be sent while it is still being rendered. */
export const isForOneContext = createContext(false);

/** Logs an error with the request's id. */
export const reportErrorContext = createContext<(error: unknown) => void>();
