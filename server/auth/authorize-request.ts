import type { Context } from "hono";
import { parseCodeChallenge } from "#domain/auth/flow-states.ts";
import { pickExtraParameters } from "#domain/auth/providers.ts";
import type { AuthSettings } from "#domain/auth/settings.ts";
import type { AppContext } from "../app-context.ts";
import { welcomeVisit } from "./flow-cookie.ts";
import { readRedirect } from "./request.ts";

/** The query of a request to sign in with a provider, and the browser that sent it. */
export function readAuthorizeRequest(c: Context<AppContext>, settings: AuthSettings) {
  const query = c.req.query();
  return {
    provider: query["provider"] ?? "",
    redirectTo: readRedirect(c, settings),
    codeChallenge: parseCodeChallenge(query["code_challenge"], query["code_challenge_method"]),
    scopes: splitScopes(query["scopes"]),
    extra: pickExtraParameters(query),
    visit: welcomeVisit(c, settings),
  };
}

/** The app's scopes, which auth-js separates by spaces and other clients by commas. */
function splitScopes(scopes = ""): string[] {
  return scopes
    .slice(0, 1_000)
    .split(/[\s,]+/)
    .filter((scope) => /^[\x21\x23-\x5b\x5d-\x7e]+$/.test(scope));
}
