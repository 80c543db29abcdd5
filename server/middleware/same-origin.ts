import { createMiddleware } from "hono/factory";
import { Refusal } from "#shared/refusal.ts";
import type { AppContext } from "../app-context.ts";

const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/** The origins whose pages may send changes: our own, and those that the operator lists. */
interface Origins {
  publicUrl: string;
  listed: readonly string[];
}

/**
 * Protects from cross-site request forgery: refuses changes that a browser sends on behalf of another site. Clients other than
 * browsers send no origin and pass; so do posts to the open paths, where identity providers answer with a state of ours.
 */
export const sameOrigin = (origins: Origins, openPaths: readonly string[]) =>
  createMiddleware<AppContext>(async (c, next) => {
    if (
      !safeMethods.has(c.req.method) &&
      !openPaths.includes(c.req.path) &&
      isForeign(c.req.header("sec-fetch-site"), c.req.header("origin"), origins)
    ) {
      throw new Refusal("forbidden_origin");
    }
    await next();
  });

function isForeign(fetchSite: string | undefined, origin: string | undefined, { publicUrl, listed }: Origins): boolean {
  if (origin !== undefined && listed.includes(origin)) return false;
  if (fetchSite !== undefined) return fetchSite !== "same-origin" && fetchSite !== "none";
  return origin !== undefined && origin !== publicUrl;
}
