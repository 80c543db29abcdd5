import { cors } from "hono/cors";
import type { MiddlewareHandler } from "hono";
import type { AppContext } from "../app-context.ts";

const preflightHoldsSeconds = 600;

/** CORS: lets pages of the listed origins, and of no others, read the answers of the API and the auth service. */
export function otherSites(listed: readonly string[]): MiddlewareHandler<AppContext> {
  return cors({
    origin: [...listed],
    credentials: true,
    allowMethods: ["GET", "POST", "PUT", "PATCH", "DELETE"],
    allowHeaders: [
      "Accept",
      "Authorization",
      "Content-Type",
      "Idempotency-Key",
      "If-Match",
      "If-None-Match",
      "apikey",
      "X-Client-Info",
      "X-Supabase-Api-Version",
    ],
    exposeHeaders: ["ETag", "Link", "Retry-After", "X-Request-Id", "X-Sb-Error-Code", "X-Supabase-Api-Version", "X-Total-Count"],
    maxAge: preflightHoldsSeconds,
  });
}
