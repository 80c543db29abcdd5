import { randomBytes } from "node:crypto";
import { Hono, type Context } from "hono";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import type { AuthService } from "#app/client/auth-service.ts";
import type { FeedbackOutcome } from "#app/company/feedback-outcome.ts";
import {
  authServiceContext,
  buildContext,
  shopsContext,
  siteLimitsContext,
  cspNonceContext,
  databaseContext,
  feedbackOutcomeContext,
  giftEngineContext,
  isForOneContext,
  pageRequestContext,
  reportErrorContext,
  reportsErrorsContext,
  siteFactsContext,
  textsContext,
} from "#app/context.ts";
import type { Database } from "#db/connect.server.ts";
import type { GiftEngine } from "#domain/gifts/gift-engine.ts";
import { findAnnouncedPolicy, isPolicyType } from "#domain/policies/read.ts";
import { hasPost, hasPostList } from "#domain/posts/read.ts";
import type { TextRenderer } from "#domain/texts/rendered-text.ts";
import { Refusal } from "#shared/refusal.ts";
import type { ShopTable } from "#shared/shops.ts";
import type { SiteLimits } from "#shared/site-limits.ts";
import { pageAccess } from "../access.ts";
import type { FeedbackEndpointServices } from "../api/feedback.ts";
import type { AppContext } from "../app-context.ts";
import { takeFeedbackForm } from "./feedback-form.ts";
import { takeMarks } from "./cache/own-scripts.ts";
import type { PageCache } from "./cache/page-cache.ts";
import type { FinishedAnswer } from "./cache/finished-answer.ts";
import { sendAnswer } from "./cache/send-answer.ts";
import { buildPagePolicy } from "../middleware/security-headers.ts";
import { holdModules } from "./hold-modules.ts";
import { formatPageAddress, formatSearch, leadNowhere, parsePageAddress, type PageAddress } from "./page-address.ts";
import { asRefusal, isOfDatabase } from "../problem.ts";
import { logRequest } from "../request/log-request.ts";

export interface PageSettings {
  db: Database;
  /** Holds the public pages once they are rendered. */
  pageCache: PageCache;
  publicUrl: string;
  texts: TextRenderer;
  engine: Pick<GiftEngine, "translateIdeas">;
  feedback: FeedbackEndpointServices;
  authService: AuthService;
  limits: SiteLimits;
  /** Other places on the web where the operator is found. */
  socialLinks: readonly string[];
  /** The operator's shops in place of ours. */
  shops: ShopTable;
  /** Whether scripts that fail in browsers tell the server of it. */
  reportsErrors: boolean;
  /** Whether pages get the strict policy and the cache; false while developing, when Vite adds inline styles and a socket. */
  isProduction: boolean;
}

interface Rendering {
  address: PageAddress;
  request: Request;
  nonce: string | undefined;
  isForOne: boolean;
  outcome?: FeedbackOutcome | undefined;
}

/** Renders the pages of `app/`: public ones once for everybody, the frames of private ones for each request. */
export function pages(build: ServerBuild, settings: PageSettings) {
  const render = createRequestHandler(build, import.meta.env.MODE);
  return new Hono<AppContext>().all("*", async (c) => {
    const address = parsePageAddress(new URL(c.req.url));
    if (c.req.method === "POST" && address.pattern === "contact" && !address.isData) return await answerForm(c, address);
    if (c.req.method !== "GET" && c.req.method !== "HEAD") throw new Refusal("method_not_allowed");
    // Whoever asks for the data of single routes (`_routes`), which our own pages never do, is given those of all.
    const isForAll = pageAccess[address.pattern] === "public";
    return isForAll && settings.isProduction ? await answerForAll(c, address) : await answerForOne(c, address);
  });

  async function answerForAll(c: Context<AppContext>, address: PageAddress): Promise<Response> {
    const { pageCache } = settings;
    const known = pageCache.find(formatPageAddress(address));
    if (known) return sendAnswer(c, known);
    return sendAnswer(c, await pageCache.orStandIn(formatPageAddress(address), async () => await makeForAll(c, address)));
  }

  async function makeForAll(c: Context<AppContext>, address: PageAddress): Promise<FinishedAnswer> {
    const { db, pageCache, publicUrl } = settings;
    const shown = (await isThere(db, address)) ? address : leadNowhere(address);
    const key = formatPageAddress(shown);
    return await pageCache.getCurrent(key, async () => {
      // Nothing of the visitor's request goes into the page, so it can be shared by everybody.
      const nonce = randomBytes(16).toString("hex");
      const rendered = await renderPage(c, { address: shown, request: new Request(publicUrl + key), nonce, isForOne: false });
      const page = address.isData ? rendered : await seal(rendered, nonce, settings);
      if (page.status !== 200) page.headers.set("Cache-Control", "no-store");
      return page;
    });
  }

  /** The contact form without scripts: renders the page as for a GET, with the outcome of the message. */
  async function answerForm(c: Context<AppContext>, address: PageAddress): Promise<Response> {
    const outcome = await takeFeedbackForm(c, settings.feedback, address.locale);
    return await answerForOne(c, address, { request: new Request(settings.publicUrl + formatPageAddress(address)), outcome });
  }

  async function answerForOne(
    c: Context<AppContext>,
    address: PageAddress,
    form: { request: Request; outcome: FeedbackOutcome } | null = null,
  ): Promise<Response> {
    const nonce = settings.isProduction ? randomBytes(16).toString("base64") : undefined;
    const isForOne = nonce !== undefined;
    const page = await renderPage(c, { address, request: form?.request ?? c.req.raw, nonce, isForOne, outcome: form?.outcome });
    page.headers.set("Content-Security-Policy", nonce ? buildPolicy([`'nonce-${nonce}'`], settings) : "frame-ancestors 'none'");
    page.headers.set("Cache-Control", "no-store");
    // Its address may carry a sign-in code.
    if (address.pattern.startsWith("auth/")) page.headers.set("Referrer-Policy", "no-referrer");
    return page;
  }

  /** Renders the page. When the database is away it throws why, so that the answer is a 503, as everywhere, and not a page with a fault. */
  async function renderPage(c: Context<AppContext>, { request, outcome, ...shown }: Rendering): Promise<Response> {
    const context = createContext(settings, shown);
    context.set(buildContext, build.assets.version);
    const away: unknown[] = [];
    context.set(reportErrorContext, (error) => {
      if (!shown.address.isData && isOfDatabase(asRefusal(error))) away.push(error);
      else logRequest(c, "error", { message: "page failed", err: error });
    });
    if (outcome) context.set(feedbackOutcomeContext, outcome);
    const answer = await render(request, context);
    if (away.length === 0) return new Response(answer.body, answer);
    await answer.body?.cancel();
    throw away[0];
  }
}

/** Lets the inline scripts run that carry the mark, by their hashes, since a mark that everybody gets would be no secret. */
async function seal(page: Response, mark: string, settings: PageSettings): Promise<Response> {
  const { html, sources } = takeMarks(await page.text(), mark);
  const sealed = new Response(holdModules(html), page);
  sealed.headers.set("Content-Security-Policy", buildPolicy(sources, settings));
  return sealed;
}

function buildPolicy(inlineScripts: readonly string[], { authService }: PageSettings): string {
  return buildPagePolicy(inlineScripts, authService.captcha?.provider ?? null);
}

function createContext(
  settings: PageSettings,
  { address: { locale, path, query }, nonce, isForOne }: Pick<Rendering, "address" | "nonce" | "isForOne">,
): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(cspNonceContext, nonce);
  context.set(isForOneContext, isForOne);
  context.set(databaseContext, settings.db);
  context.set(textsContext, settings.texts);
  context.set(giftEngineContext, settings.engine);
  context.set(siteFactsContext, { contactEmail: settings.feedback.contactEmail, socialLinks: settings.socialLinks });
  context.set(authServiceContext, settings.authService);
  context.set(siteLimitsContext, settings.limits);
  context.set(shopsContext, settings.shops);
  context.set(reportsErrorsContext, settings.reportsErrors);
  context.set(pageRequestContext, { locale, path, search: formatSearch(query), publicUrl: settings.publicUrl });
  return context;
}

/** Whether there is a page at the address, decided without rendering, so that guessing addresses costs little. */
async function isThere(db: Database, { pattern, locale, name, query }: PageAddress): Promise<boolean> {
  if (pattern === "blog/:slug") return await hasPost(db, locale, name);
  if (pattern === "policy/:type") return isPolicyType(name);
  if (pattern === "policy/next/:type") return isPolicyType(name) && (await findAnnouncedPolicy(db, name, locale)) !== null;
  if (Object.keys(query).length > 0) return await hasPostList(db, { locale, ...query });
  return pattern !== "*";
}
