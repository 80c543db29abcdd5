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
const transportForAYear = "max-age=31536000";

/** The policy of every answer that is not a page: nothing may be loaded. */
export const closedPolicy = "default-src 'none'; frame-ancestors 'none'";

export interface SiteTransport {
  publicUrl: string;
  /** Whether browsers shall ask for the hosts below the site's by TLS alone, too. */
  bindsSubdomains: boolean;
}

/** Headers for every answer that does not set them itself. */
export function listSecurityHeaders({ publicUrl, bindsSubdomains }: SiteTransport): readonly Header[] {
  if (!publicUrl.startsWith("https:")) return everywhere;
  return [...everywhere, ["Strict-Transport-Security", bindsSubdomains ? `${transportForAYear}; includeSubDomains` : transportForAYear]];
}

export const securityHeaders = (site: SiteTransport) => {
  const headers: readonly Header[] = [...listSecurityHeaders(site), ["Content-Security-Policy", closedPolicy]];
  return createMiddleware<AppContext>(async (c, next) => {
    await next();
    if (c.get("hasAllHeaders")) return;
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
