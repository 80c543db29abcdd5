import { createHmac, randomUUID } from "node:crypto";
import type { Context } from "hono";
import { getSignedCookie, setSignedCookie } from "hono/cookie";
import { createMiddleware } from "hono/factory";
import { getSignedInMember, type SignedInMember } from "#domain/accounts/signed-in-member.ts";
import type { AuthServices } from "#domain/auth/settings.ts";
import type { Guest } from "#domain/visitor.ts";
import { Refusal } from "#shared/refusal.ts";
import type { AppContext } from "../app-context.ts";
import { findBearerToken } from "../request/bearer-token.ts";
import { buildHostCookie } from "../request/host-cookie.ts";
import type { RecentSessions } from "../request/recent-sessions.ts";

const guestCookieSeconds = 400 * 24 * 60 * 60;

export interface VisitorSettings {
  /** Shared by all replicas; signs guest cookies. */
  cookieSecret: string;
  publicUrl: string;
}

export interface MemberServices extends AuthServices {
  recent: RecentSessions;
}

/**
 * Finds the member behind a bearer token; an invalid token is refused and never counts as a guest. Without a token, finds the
 * guest behind a signed cookie; a cookie with a wrong signature counts as none.
 */
export const visitor = (settings: VisitorSettings, members: MemberServices) =>
  createMiddleware<AppContext>(async (c, next) => {
    const isBearer = /^bearer\b/i.test(c.req.header("authorization") ?? "");
    c.set("visitor", isBearer ? await readMember(c, members) : await findGuest(c, settings));
    try {
      await next();
    } finally {
      if (c.req.method !== "GET" && c.get("visitor")?.kind === "member") members.recent.forget();
    }
  });

async function readMember(c: Context<AppContext>, members: MemberServices): Promise<SignedInMember> {
  const accessToken = findBearerToken(c.req.header("authorization"));
  if (!accessToken) throw new Refusal("not_authenticated");
  return c.req.method === "GET" ? await getRecentMember(members, accessToken) : await getSignedInMember(members, accessToken);
}

/** For reads only: before a change the session and its rights are always looked up. */
async function getRecentMember(members: MemberServices, accessToken: string): Promise<SignedInMember> {
  const known = members.recent.members.get(accessToken);
  if (known) return known;
  const member = await getSignedInMember(members, accessToken);
  members.recent.members.set(accessToken, member);
  return member;
}

async function findGuest(c: Context<AppContext>, settings: VisitorSettings): Promise<Guest | null> {
  const sessionId = await getSignedCookie(c, settings.cookieSecret, describeCookie(settings).name);
  return sessionId ? describeGuest(c, settings, sessionId) : null;
}

/** The visitor of this request; a new guest gets a random id in a signed cookie that scripts cannot read. */
export async function welcomeVisitor(c: Context<AppContext>, settings: VisitorSettings): Promise<Guest | SignedInMember> {
  const known = c.get("visitor");
  if (known) return known;
  const sessionId = randomUUID();
  const { name, options } = describeCookie(settings);
  await setSignedCookie(c, name, sessionId, settings.cookieSecret, options);
  return describeGuest(c, settings, sessionId);
}

function describeGuest(c: Context<AppContext>, settings: VisitorSettings, sessionId: string): Guest {
  return { kind: "guest", sessionId, addressKey: buildAddressKey(c, settings) };
}

/** A keyed digest of the client address, for counters that must not store the address. */
export function buildAddressKey(c: Context<AppContext>, { cookieSecret }: VisitorSettings): string {
  return `address ${createHmac("sha256", cookieSecret).update(c.get("clientAddress")).digest("base64url")}`;
}

function describeCookie({ publicUrl }: VisitorSettings) {
  return buildHostCookie(publicUrl, "giftwright_guest", guestCookieSeconds);
}
