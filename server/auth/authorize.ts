import { Hono } from "hono";
import { parseCodeChallenge } from "#domain/auth/flow-states.ts";
import { leaveForProvider } from "#domain/auth/provider-flow.ts";
import { pickExtraParameters } from "#domain/auth/providers.ts";
import type { AppContext } from "../app-context.ts";
import type { AuthDoor } from "./door.ts";
import { welcomeVisit } from "./flow-cookie.ts";
import { limitByAddress } from "./limits.ts";
import { readRedirect } from "./request.ts";

/** `GET /authorize`: sends the browser to a provider, which sends it back to `/callback`. */
export const authorize = ({ ground, limits }: AuthDoor) =>
  new Hono<AppContext>().get("/authorize", async (c) => {
    await limitByAddress(c, limits, "signIn");
    const query = c.req.query();
    const url = await leaveForProvider(ground, {
      provider: query["provider"] ?? "",
      redirectTo: readRedirect(c, ground.settings),
      codeChallenge: parseCodeChallenge(query["code_challenge"], query["code_challenge_method"]),
      scopes: splitScopes(query["scopes"]),
      extra: pickExtraParameters(query),
      visit: welcomeVisit(c, ground.settings),
      begunBy: "navigation",
    });
    return c.redirect(url, 302);
  });

/** Scopes of the app, which auth-js separates by spaces and others by commas. */
export function splitScopes(scopes = ""): string[] {
  return scopes
    .slice(0, 1_000)
    .split(/[\s,]+/)
    .filter((scope) => /^[\x21\x23-\x5b\x5d-\x7e]+$/.test(scope));
}
