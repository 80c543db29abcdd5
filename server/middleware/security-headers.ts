import { createMiddleware } from "hono/factory";
import type { AppContext } from "../app-context.ts";

const everywhere = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
};

/** Headers for every answer unless it brings a stricter one; without a policy of its own it may load nothing. */
export const securityHeaders = (publicUrl: string) =>
  createMiddleware<AppContext>(async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(everywhere)) if (!c.res.headers.has(name)) c.res.headers.set(name, value);
    if (!c.res.headers.has("Content-Security-Policy"))
      c.res.headers.set("Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'");
    if (publicUrl.startsWith("https:")) c.res.headers.set("Strict-Transport-Security", "max-age=31536000; includeSubDomains");
  });

/** The policy of one rendered page; only inline scripts with its nonce run. */
export function buildPagePolicy(nonce: string): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' https: data:",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join("; ");
}
