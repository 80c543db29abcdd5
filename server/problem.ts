import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { isAccountGone, isDatabaseAway, isDatabaseGone } from "#db/database-fault.ts";
import type { Locale } from "#shared/locales/locale.ts";
import { fieldFaults as englishFaults, problems as english } from "#shared/locales/en/problems.ts";
import { fieldFaults as japaneseFaults, problems as japanese } from "#shared/locales/ja/problems.ts";
import { fieldFaults as chineseFaults, problems as chinese } from "#shared/locales/zh/problems.ts";
import { Refusal, type FieldFault, type RefusalCode, type RefusalDetails } from "#shared/refusal.ts";
import type { AppContext } from "./app-context.ts";
import { renderErrorPage } from "./error-page.ts";
import { readRequestLocale } from "./request/request-locale.ts";
import { formatEtag } from "./request/revision-etag.ts";
import { logRequest } from "./request/log-request.ts";

/** The status of each refusal. */
const statuses = {
  validation_failed: 400,
  invalid_json: 400,
  unsupported_media_type: 415,
  body_too_large: 413,
  body_too_slow: 408,
  too_complex: 400,
  daily_limit_reached: 429,
  rate_limited: 429,
  idempotency_key_invalid: 400,
  idempotency_key_reused: 422,
  idempotency_key_in_use: 409,
  not_authenticated: 401,
  second_factor_needed: 403,
  wrong_password: 403,
  not_owner: 403,
  admin_only: 403,
  admin_factor_needed: 403,
  sign_in_again: 403,
  proof_needed: 403,
  too_many_recipients: 409,
  too_many_hearts: 409,
  phrase_mismatch: 400,
  last_administrator: 409,
  invalid_cursor: 400,
  slug_in_use: 409,
  not_a_picture: 415,
  picture_too_large: 413,
  picture_moves: 415,
  picture_in_use: 409,
  precondition_required: 428,
  changed_meanwhile: 412,
  not_found: 404,
  method_not_allowed: 405,
  forbidden_origin: 403,
  generation_failed: 500,
  overloaded: 503,
  being_restored: 503,
  unexpected: 500,
} as const satisfies Record<RefusalCode, ContentfulStatusCode>;

const texts = {
  en: { problems: english, fieldFaults: englishFaults },
  zh: { problems: chinese, fieldFaults: chineseFaults },
  ja: { problems: japanese, fieldFaults: japaneseFaults },
} as const satisfies Record<Locale, unknown>;

/** A problem document (RFC 9457) with the refusal's code, the faulty fields, and the request's id for support. */
export interface Problem {
  type: string;
  title: string;
  status: ContentfulStatusCode;
  detail: string;
  code: RefusalCode;
  requestId: string;
  errors?: { path: string; message: string }[];
  resetsAt?: string;
}

/** The database is away, or cannot keep up. */
export function isOfDatabase({ code }: Refusal): boolean {
  return code === "being_restored" || code === "overloaded";
}

export function buildProblem({ code, details }: Refusal, locale: Locale, requestId: string): Problem {
  return {
    type: `urn:giftwright:problem:${code}`,
    ...texts[locale].problems[code],
    status: statuses[code],
    code,
    requestId,
    ...(details.fields && { errors: details.fields.map((fault) => formatFault(fault, locale)) }),
    ...(details.resetsAt && { resetsAt: details.resetsAt.toISOString() }),
  };
}

/**
 * Turns anything thrown into a refusal: `being_restored` when the database is away, `overloaded` when it cannot keep up, `not_authenticated` when the account is
 * gone, else `unexpected`.
 */
export function asRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (isAccountGone(error)) return new Refusal("not_authenticated", { cause: error });
  if (isDatabaseGone(error)) return new Refusal("being_restored", { cause: error, retryAfterSeconds: 5 });
  return new Refusal(isDatabaseAway(error) ? "overloaded" : "unexpected", { cause: error, retryAfterSeconds: 5 });
}

/** The handler for everything thrown: a page for browsers, a problem document for programs. */
export function answerError(c: Context<AppContext>, error: unknown): Response {
  const isPage = !c.req.path.startsWith("/api/") && (c.req.header("accept") ?? "").includes("text/html");
  const answer = answerProblem(c, error);
  if (!isPage) return answer;
  const locale = readRequestLocale(c);
  const problem = buildProblem(asRefusal(error), locale, c.get("requestId"));
  answer.headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(renderErrorPage(problem, locale), answer);
}

/** Answers with a problem document in the request's language; logs errors from status 500 up. */
export function answerProblem(c: Context<AppContext>, error: unknown): Response {
  const refusal = asRefusal(error);
  const problem = buildProblem(refusal, readRequestLocale(c), c.get("requestId"));
  if (isOwnLimit(error)) logRequest(c, "warn", { message: "request refused", code: "overloaded" });
  else if (problem.status >= 500) logRequest(c, "error", { message: "request failed", err: error });
  const headers = new Headers({
    "Content-Type": "application/problem+json; charset=utf-8",
    "Cache-Control": "no-store",
    ...retryAfter(refusal.details),
    ...(refusal.details.revision !== undefined && { ETag: formatEtag(refusal.details.revision) }),
  });
  // Otherwise the rest of the body would have to be waited for.
  if (problem.status === 408 || problem.status === 413) headers.set("Connection", "close");
  if (problem.status === 401) headers.set("WWW-Authenticate", "Bearer");
  return c.body(JSON.stringify(problem), problem.status, Object.fromEntries(headers));
}

/** When there is more to do than fits, nothing has failed, and to write down where would be the most of the work. */
function isOwnLimit(error: unknown): boolean {
  return error instanceof Refusal && error.code === "overloaded" && error.cause === undefined;
}

function retryAfter({ retryAfterSeconds, resetsAt }: RefusalDetails): Record<string, string> {
  const seconds = retryAfterSeconds ?? (resetsAt && Math.ceil((resetsAt.getTime() - Date.now()) / 1000));
  return seconds === undefined ? {} : { "Retry-After": String(Math.max(1, seconds)) };
}

function formatFault({ path, code, allowed }: FieldFault, locale: Locale): { path: string; message: string } {
  return { path, message: texts[locale].fieldFaults[code].replace("{{allowed}}", String(allowed ?? "")) };
}
