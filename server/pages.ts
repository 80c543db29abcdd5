import { randomBytes } from "node:crypto";
import { Hono } from "hono";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { cspNonceContext, databaseContext, pageRequestContext, reportErrorContext } from "#app/context.ts";
import type { Database } from "#db/connect.server.ts";
import { Refusal } from "#shared/refusal.ts";
import { locales } from "#shared/locales/locale.ts";
import { parseAcceptLanguage } from "./accept-language.ts";
import type { AppContext } from "./app-context.ts";
import { buildPagePolicy } from "./middleware/security-headers.ts";
import { parsePageAddress } from "./page-address.ts";

export interface PageSettings {
  db: Database;
  publicUrl: string;
  /** False while developing: Vite brings inline styles and a socket of its own. */
  isSealed: boolean;
}

/** Renders pages from the build that Vite made of `app/`. */
export function pages(build: ServerBuild, { db, publicUrl, isSealed }: PageSettings) {
  const render = createRequestHandler(build, import.meta.env.MODE);
  return new Hono<AppContext>().all("*", async (c) => {
    if (c.req.method !== "GET" && c.req.method !== "HEAD") throw new Refusal("method_not_allowed");
    const nonce = isSealed ? randomBytes(16).toString("base64") : undefined;
    const address = parsePageAddress(c.req.path);
    const preferred = parseAcceptLanguage(c.req.header("accept-language"), locales);
    const context = new RouterContextProvider();
    context.set(databaseContext, db);
    context.set(cspNonceContext, nonce);
    context.set(pageRequestContext, { ...address, publicUrl, suggestedLocale: preferred === address.locale ? null : preferred });
    context.set(reportErrorContext, (error) => c.get("log").error({ err: error }, "page failed"));
    const answer = await render(c.req.raw, context);
    const page = new Response(answer.body, answer);
    page.headers.set("Content-Security-Policy", nonce ? buildPagePolicy(nonce) : "frame-ancestors 'none'");
    if (!page.headers.has("Cache-Control")) page.headers.set("Cache-Control", "no-cache");
    return page;
  });
}
