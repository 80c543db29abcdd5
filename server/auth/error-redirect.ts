import type { Context } from "hono";
import { withFragment, withQuery } from "#domain/auth/redirects.ts";
import type { AppContext } from "../app-context.ts";
import { asAuthRefusal, describeAuthRefusal } from "./errors.ts";
import { logRequest } from "../request/log-request.ts";

// Refusals for which the protocol's `error` is `access_denied`, whatever their status.
const denials = new Set(["signup_disabled", "user_banned", "provider_email_needs_verification"]);
/** The protocol's `error` of a redirect, by status (its section 7). */
export const errorsByStatus: Readonly<Record<number, string>> = {
  400: "invalid_request",
  401: "unauthorized_client",
  403: "access_denied",
  500: "server_error",
  503: "temporarily_unavailable",
};
const longestDescription = 300;

/** A refusal as the parameters of a redirect (protocol, sections 7 and 9). What is our fault is logged. */
export function describeForRedirect(c: Context<AppContext>, error: unknown): Record<string, string> {
  const { status, code, message } = describeAuthRefusal(asAuthRefusal(error));
  if (status >= 500) logRequest(c, "error", { message: "a sign-in from outside failed", err: error });
  const name = denials.has(code) ? "access_denied" : (errorsByStatus[status] ?? "server_error");
  return { error: name, error_code: code, error_description: message.slice(0, longestDescription) };
}

/** Redirects with the error in both query and fragment, as it depends on the flow which of them the app reads. */
export function redirectWithError(c: Context<AppContext>, address: string, values: Readonly<Record<string, string>>): Response {
  return c.redirect(withFragment(withQuery(address, values), values), 302);
}

/** For errors of an unknown flow: redirects to the site, with the error in the query only. */
export function redirectHomeWithError(c: Context<AppContext>, publicUrl: string, error: unknown): Response {
  return c.redirect(withQuery(publicUrl, describeForRedirect(c, error)), 303);
}
