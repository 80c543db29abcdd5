import { randomBytes } from "node:crypto";
import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import type { Visit } from "#domain/auth/browser-binding.ts";
import type { AuthSettings } from "#domain/auth/settings.ts";
import type { AppContext } from "../app-context.ts";

const secretForm = /^[\w-]{43}$/;
const cookieLifeSeconds = 15 * 60;

/** The browser that returns from a provider. */
export function readVisit(c: Context<AppContext>, settings: AuthSettings): Visit {
  const secret = getCookie(c, nameCookie(settings));
  return { browserSecret: secret && secretForm.test(secret) ? secret : null, address: c.get("clientAddress") };
}

/** The browser that leaves for a provider; it gets a secret in a cookie, which all its tabs share, to be recognised by. */
export function welcomeVisit(c: Context<AppContext>, settings: AuthSettings): Visit {
  const known = readVisit(c, settings);
  const browserSecret = known.browserSecret ?? randomBytes(32).toString("base64url");
  setCookie(c, nameCookie(settings), browserSecret, {
    httpOnly: true,
    secure: isSecure(settings),
    sameSite: "Lax",
    path: "/",
    maxAge: cookieLifeSeconds,
  });
  return { ...known, browserSecret };
}

function isSecure({ publicUrl }: AuthSettings): boolean {
  return publicUrl.startsWith("https:");
}

// Browsers accept the __Host- prefix over https alone.
function nameCookie(settings: AuthSettings): string {
  return isSecure(settings) ? "__Host-giftwright_flow" : "giftwright_flow";
}
