import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { matchedRoutes } from "hono/route";
import { apiAccess } from "../access.ts";
import type { AppContext } from "../app-context.ts";
import type { RateLimit } from "./rate-limit.ts";
import { requireAdministrator, requireMember, requireRecentAdministrator } from "./require-member.ts";

export interface GateLimits {
  /** Requests of one member for their own data, and reads of one administrator. */
  ownData: Pick<RateLimit, "consume">;
  /** Changes of one administrator. */
  backOffice: Pick<RateLimit, "consume">;
}

/** Enforces `access.ts` for the route that is going to answer, and the rate limits of signed-in members. */
export const gate = (limits: GateLimits) =>
  createMiddleware<AppContext>(async (c, next) => {
    // Addresses without a route are refused later (`known-methods.ts`).
    const route = matchedRoutes(c).find(({ method }) => method !== "ALL");
    if (route) await admit(c, limits, route);
    await next();
  });

async function admit(c: Context<AppContext>, limits: GateLimits, { method, path }: { method: string; path: string }): Promise<void> {
  const access = apiAccess[`${method} ${path}`] ?? "admin";
  if (access === "public") return;
  // For all routes that are not public: personal data must not be cached.
  c.header("Cache-Control", "no-store");
  if (access === "signed-in") return await limits.ownData.consume(requireMember(c).userId);
  if (method === "GET") return await limits.ownData.consume(requireAdministrator(c).userId);
  await limits.backOffice.consume(requireRecentAdministrator(c).userId);
}
