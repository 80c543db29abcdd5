import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import { parseDevice, rememberDevice, type KnownDevice } from "#domain/auth/known-devices.ts";
import type { AuthServices, AuthSettings } from "#domain/auth/settings.ts";
import type { AppContext } from "../app-context.ts";
import { buildHostCookie } from "../request/host-cookie.ts";

const cookieLifeSeconds = 400 * 24 * 60 * 60;

/** The browser of the request, if somebody has signed in with it before. */
export function readKnownDevice(c: Context<AppContext>, settings: AuthSettings): KnownDevice | null {
  return parseDevice(getCookie(c, describeCookie(settings).name));
}

/** Notes in the browser that the account has signed in with it. */
export function markDevice(c: Context<AppContext>, services: AuthServices, userId: string): void {
  const { name, options } = describeCookie(services.settings);
  setCookie(c, name, rememberDevice(services, readKnownDevice(c, services.settings), userId), options);
}

function describeCookie({ publicUrl }: AuthSettings) {
  return buildHostCookie(publicUrl, "giftwright_device", cookieLifeSeconds);
}
