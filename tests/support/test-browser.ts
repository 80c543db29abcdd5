import type { Hono } from "hono";
import type { AppContext } from "#server/app-context.ts";

const site = "http://localhost:3000";

/**
 * A browser without a page: it keeps the cookies of our site, sends them as SameSite=Lax asks, and follows redirects
 * from our auth service to providers on this machine and back.
 */
export function createTestBrowser(app: Hono<AppContext>) {
  const cookies = new Map<string, string>();
  const ask = async (address: string, request: RequestInit, withCookies = true): Promise<Response> => {
    if (!address.startsWith(`${site}/`)) return await fetch(address, { ...request, redirect: "manual" });
    const headers = new Headers(request.headers);
    if (withCookies && cookies.size > 0) headers.set("Cookie", [...cookies].map(([name, value]) => `${name}=${value}`).join("; "));
    const answer = await app.request(address, { ...request, headers });
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (name) cookies.set(name, value ?? "");
    }
    return answer;
  };
  const follow = async (answer: Response, from: string): Promise<URL> => {
    const next = new URL(answer.headers.get("location") ?? "about:blank", from);
    const isOnTheWay = next.href.startsWith(`${site}/auth/v1/`) || (next.protocol === "http:" && !next.href.startsWith(site));
    return isOnTheWay ? await follow(await ask(next.href, {}), next.href) : next;
  };
  return {
    /** For auth-js in a page of this browser. */
    fetch: (async (input: string | URL | Request, init: RequestInit = {}) =>
      await ask(input instanceof Request ? input.url : String(input), init)) as typeof fetch,
    /** One request, no redirect followed. */
    ask,
    /** Opens an address and follows it to where the app would be opened again. */
    open: async (address: string): Promise<URL> => await follow(await ask(address, {}), address),
    /** Sends a form from another site, as providers do: no cookie of ours goes with it. */
    postFromElsewhere: async (address: string, form: Record<string, string>): Promise<URL> => {
      const headers = { "Content-Type": "application/x-www-form-urlencoded", Origin: "null", "Sec-Fetch-Site": "cross-site" };
      return await follow(await ask(address, { method: "POST", headers, body: new URLSearchParams(form).toString() }, false), address);
    },
  };
}

export type TestBrowser = ReturnType<typeof createTestBrowser>;
