import { createMiddleware } from "hono/factory";
import { Refusal } from "#shared/refusal.ts";
import type { AppContext } from "../app-context.ts";

const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/** Whose pages may change something through a browser: our own, and those of the sites that the operator lists. */
interface Origins {
  publicUrl: string;
  listed: readonly string[];
}

/**
 * Carries out no change that a browser sends on behalf of another site. What is not a browser names no origin and
 * passes; so do posts to the paths where identity providers answer, which are bound to a state of ours.
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
