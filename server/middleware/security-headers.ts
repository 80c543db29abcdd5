import { createMiddleware } from "hono/factory";
import { captchaProviders, type CaptchaProvider } from "#shared/captcha-providers.ts";
import type { AppContext } from "../app-context.ts";

/** A header and its value. */
export type Header = readonly [name: string, value: string];

const everywhere: readonly Header[] = [
  ["X-Content-Type-Options", "nosniff"],
  ["Referrer-Policy", "strict-origin-when-cross-origin"],
  ["Cross-Origin-Opener-Policy", "same-origin"],
  ["Permissions-Policy", "camera=(), microphone=(), geolocation=()"],
];
const transport: Header = ["Strict-Transport-Security", "max-age=31536000; includeSubDomains"];

/** The policy of every answer that is not a page: nothing may be loaded. */
export const closedPolicy = "default-src 'none'; frame-ancestors 'none'";

/** Headers for every answer that does not set them itself. */
export function listSecurityHeaders(publicUrl: string): readonly Header[] {
  return publicUrl.startsWith("https:") ? [...everywhere, transport] : everywhere;
}

export const securityHeaders = (publicUrl: string) => {
  const headers: readonly Header[] = [...listSecurityHeaders(publicUrl), ["Content-Security-Policy", closedPolicy]];
  return createMiddleware<AppContext>(async (c, next) => {
    await next();
    for (const [name, value] of headers) if (!c.res.headers.has(name)) c.res.headers.set(name, value);
  });
};

const noSources = { "script-src": [], "frame-src": [], "style-src": [], "connect-src": [] };

/**
 * The content security policy of a page. Inline scripts run by their nonce (`'nonce-…'`) or hash (`'sha256-…'`). The only other
 * origins are those of the captcha provider, if one is configured.
 */
export function buildPagePolicy(inlineScripts: readonly string[], captcha: CaptchaProvider | null): string {
  const sources = captcha ? captchaProviders[captcha].sources : noSources;
  return [
    "default-src 'self'",
    ["script-src 'self'", ...inlineScripts, ...sources["script-src"]].join(" "),
    ...(captcha ? [["frame-src", ...sources["frame-src"]].join(" ")] : []),
    ["style-src 'self'", ...sources["style-src"]].join(" "),
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' https: data:",
    ["connect-src 'self'", ...sources["connect-src"]].join(" "),
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join("; ");
}
