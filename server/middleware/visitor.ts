import { createHmac, randomUUID } from "node:crypto";
import type { Context } from "hono";
import { getSignedCookie, setSignedCookie } from "hono/cookie";
import { createMiddleware } from "hono/factory";
import type { Guest } from "#domain/gifts/quota.ts";
import type { AppContext } from "../app-context.ts";

const guestCookieDays = 400;

export interface VisitorSettings {
  /** Shared by all replicas; signs guest cookies. */
  cookieSecret: string;
  publicUrl: string;
}

/** Finds the guest behind a signed cookie; an unsigned or foreign value counts as none. */
export const visitor = (settings: VisitorSettings) =>
  createMiddleware<AppContext>(async (c, next) => {
    const sessionId = await getSignedCookie(c, settings.cookieSecret, nameCookie(settings));
    c.set("visitor", sessionId ? describeGuest(c, settings, sessionId) : null);
    await next();
  });

/** The guest of this request; a first-time guest gets an id of ours, in a cookie that scripts cannot read. */
export async function welcomeGuest(c: Context<AppContext>, settings: VisitorSettings): Promise<Guest> {
  const known = c.get("visitor");
  if (known) return known;
  const sessionId = randomUUID();
  await setSignedCookie(c, nameCookie(settings), sessionId, settings.cookieSecret, {
    httpOnly: true,
    secure: isSecure(settings),
    sameSite: "Lax",
    path: "/",
    maxAge: guestCookieDays * 24 * 60 * 60,
  });
  return describeGuest(c, settings, sessionId);
}

function describeGuest(c: Context<AppContext>, { cookieSecret }: VisitorSettings, sessionId: string): Guest {
  const digest = createHmac("sha256", cookieSecret).update(c.get("clientAddress")).digest("base64url");
  return { kind: "guest", sessionId, addressKey: `address ${digest}` };
}

function isSecure({ publicUrl }: VisitorSettings): boolean {
  return publicUrl.startsWith("https:");
}

// Browsers accept the __Host- prefix over https alone.
function nameCookie(settings: VisitorSettings): string {
  return isSecure(settings) ? "__Host-giftwright_guest" : "giftwright_guest";
}
