import { createMiddleware } from "hono/factory";
import { Refusal } from "#shared/refusal.ts";
import type { AppContext } from "../app-context.ts";

const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Carries out no change that a browser sends on behalf of another site. What is not a browser names no origin and
 * passes; so do posts to the paths where identity providers answer, which are bound to a state of ours.
 */
export const sameOrigin = (publicUrl: string, openPaths: readonly string[]) =>
  createMiddleware<AppContext>(async (c, next) => {
    if (
      !safeMethods.has(c.req.method) &&
      !openPaths.includes(c.req.path) &&
      isForeign(c.req.header("sec-fetch-site"), c.req.header("origin"), publicUrl)
    ) {
      throw new Refusal("forbidden_origin");
    }
    await next();
  });

function isForeign(fetchSite: string | undefined, origin: string | undefined, publicUrl: string): boolean {
  if (fetchSite !== undefined) return fetchSite !== "same-origin" && fetchSite !== "none";
  return origin !== undefined && origin !== publicUrl;
}
