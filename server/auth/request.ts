import type { Context } from "hono";
import * as z from "zod/mini";
import { checkCaptcha } from "#domain/auth/captcha.ts";
import { parseCodeChallenge, type CodeChallenge } from "#domain/auth/flow-states.ts";
import { chooseRedirect, type RedirectSettings } from "#domain/auth/redirects.ts";
import { AuthRefusal } from "#domain/auth/refusal.ts";
import type { MailOptions } from "#domain/auth/send-tokens.ts";
import type { Device } from "#domain/auth/sessions.ts";
import type { AuthServices } from "#domain/auth/settings.ts";
import { limits } from "#shared/limits.ts";
import { Refusal } from "#shared/refusal.ts";
import type { AppContext } from "../app-context.ts";
import { readRequestLocale } from "../request/request-locale.ts";
import { parseJson, readJsonText } from "../request/json-body.ts";

/** Of any body. */
export const mostBytes = 1024 * 1024;
const longestUserAgent = 500;

// Fields that several bodies share. auth-js sends further fields, which are dropped.
export const metadata = z.record(z.string(), z.unknown());
export const challengeFields = { code_challenge: z.optional(z.string()), code_challenge_method: z.optional(z.string()) };
export const captchaFields = { gotrue_meta_security: z.optional(z.object({ captcha_token: z.optional(z.nullable(z.string())) })) };
const captchaBody = z.object(captchaFields);

/**
 * Reads a body as the protocol does (its section 1.2): a field that is `null` counts as absent, unknown fields are dropped,
 * a wrong type is refused with `bad_json`.
 */
export async function readAuthBody<Schema extends z.ZodMiniObject>(c: Context<AppContext>, schema: Schema): Promise<z.output<Schema>> {
  return parseBody(schema, await readJsonText(c, mostBytes));
}

/** For calls that auth-js may send without any body. */
export async function readOptionalAuthBody<Schema extends z.ZodMiniObject>(
  c: Context<AppContext>,
  schema: Schema,
): Promise<z.output<Schema>> {
  const text = hasBody(c) ? await readJsonText(c, mostBytes) : "";
  return parseBody(schema, text.trim() === "" ? "{}" : text);
}

/** A request without either header has no body (RFC 9112, section 6.3), whatever stream the server makes of it. */
function hasBody(c: Context<AppContext>): boolean {
  return c.req.header("transfer-encoding") !== undefined || (c.req.header("content-length") ?? "0") !== "0";
}

function parseBody<Schema extends z.ZodMiniObject>(schema: Schema, text: string): z.output<Schema> {
  const value = parseText(text);
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw new AuthRefusal("bad_json", { text: "expected an object" });
  const present = Object.fromEntries(Object.entries(value).filter(([, field]) => field !== null));
  const parsed = z.safeParse(schema, present);
  if (parsed.success) return parsed.data;
  throw new AuthRefusal("bad_json", { text: `wrong type in field ${parsed.error.issues[0]?.path.join(".") ?? ""}` });
}

function parseText(text: string): unknown {
  try {
    return parseJson(text);
  } catch (cause) {
    if (cause instanceof Refusal && cause.code === "invalid_json")
      throw new AuthRefusal("bad_json", { cause, text: text === "" ? "unexpected end of JSON input" : "invalid JSON" });
    if (cause instanceof Refusal && cause.code === "too_complex")
      throw new AuthRefusal("bad_json", { cause, text: `more than ${limits.bodyValues} values, or ${limits.bodyNesting} levels` });
    throw cause;
  }
}

/** Checks the body's captcha token, if a captcha is configured. Refuses with `captcha_failed`. */
export async function requireCaptcha(
  c: Context<AppContext>,
  { settings }: Pick<AuthServices, "settings">,
  { gotrue_meta_security: security }: z.output<typeof captchaBody>,
): Promise<void> {
  await checkCaptcha(settings, security?.captcha_token, c.get("clientAddress"));
}

/** Refuses every channel for messages to a phone but `sms`, which is the only one that there is. */
export function checkChannel(channel: string | undefined): void {
  if (channel && channel !== "sms")
    throw new AuthRefusal("validation_failed", {
      text: "Invalid channel, supported values are 'sms' or 'whatsapp'. 'whatsapp' is only supported if Twilio or Twilio Verify is used as the provider.",
    });
}

/** The PKCE pair of a body, or `null` in the implicit flow. */
export function readChallenge(body: {
  code_challenge?: string | undefined;
  code_challenge_method?: string | undefined;
}): CodeChallenge | null {
  return parseCodeChallenge(body.code_challenge, body.code_challenge_method);
}

/** Where to redirect to afterwards: the first allowed address of body, query, header and `Referer`; otherwise the site. */
export function readRedirect(c: Context<AppContext>, settings: RedirectSettings, fromBody?: string): string {
  return chooseRedirect(settings, [fromBody, c.req.query("redirect_to"), c.req.header("redirect_to"), c.req.header("referer")]);
}

/** Where the link of a requested mail is to lead, by which flow, and the mail's language. */
export function readMailOptions(c: Context<AppContext>, settings: RedirectSettings, codeChallenge: CodeChallenge | null): MailOptions {
  return { redirectTo: readRedirect(c, settings), codeChallenge, locale: readRequestLocale(c) };
}

export function readDevice(c: Context<AppContext>): Device {
  return { userAgent: c.req.header("user-agent")?.slice(0, longestUserAgent) ?? null, ip: c.get("clientAddress") };
}
