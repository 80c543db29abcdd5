import { randomBytes } from "node:crypto";
import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import type { Visit } from "#domain/auth/browser-binding.ts";
import type { AuthSettings } from "#domain/auth/settings.ts";
import type { AppContext } from "../app-context.ts";
import { buildHostCookie } from "../request/host-cookie.ts";

const secretForm = /^[\w-]{43}$/;
const cookieLifeSeconds = 15 * 60;

/** The browser that returns from a provider. */
export function readVisit(c: Context<AppContext>, settings: AuthSettings): Visit {
  const secret = getCookie(c, describeCookie(settings).name);
  return { browserSecret: secret && secretForm.test(secret) ? secret : null, address: c.get("clientAddress") };
}

/** The browser that leaves for a provider; it gets a secret in a cookie, which all its tabs share, to be recognized by. */
export function welcomeVisit(c: Context<AppContext>, settings: AuthSettings): Visit {
  const known = readVisit(c, settings);
  const browserSecret = known.browserSecret ?? randomBytes(32).toString("base64url");
  const { name, options } = describeCookie(settings);
  setCookie(c, name, browserSecret, options);
  return { ...known, browserSecret };
}

function describeCookie({ publicUrl }: AuthSettings) {
  return buildHostCookie(publicUrl, "giftwright_flow", cookieLifeSeconds);
}
