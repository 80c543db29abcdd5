import { Hono, type Context } from "hono";
import * as z from "zod/mini";
import { normalizeEmail } from "#domain/auth/normalize-email.ts";
import { parsePhone } from "#domain/auth/phone.ts";
import { withFragment, withQuery } from "#domain/auth/redirects.ts";
import { buildConfirmAddress } from "#domain/auth/send-tokens.ts";
import { AuthRefusal } from "#domain/auth/refusal.ts";
import { buildTokenFragment } from "#domain/auth/tokens.ts";
import { isPhoneType, isVerifyType, previewLink, verifyCode, verifyLink, type Verified, type VerifyType } from "#domain/auth/verify.ts";
import type { AppContext } from "../app-context.ts";
import { readRequestLocale } from "../request/request-locale.ts";
import { answerTokens } from "./answers.ts";
import type { AuthEndpointServices } from "./endpoint-services.ts";
import { errorsByStatus } from "./error-redirect.ts";
import { asAuthRefusal, describeAuthRefusal } from "./errors.ts";
import { inEvenTime, verifyMs } from "./even-time.ts";
import { limitByAddress } from "./limits.ts";
import { readAuthBody, readDevice, readRedirect } from "./request.ts";
import { logRequest } from "../request/log-request.ts";

const verifyBody = z.object({
  type: z.optional(z.string()),
  email: z.optional(z.string()),
  phone: z.optional(z.string()),
  token: z.optional(z.string()),
  token_hash: z.optional(z.string()),
});
type VerifyBody = z.output<typeof verifyBody>;

const halfWay = "Confirmation link accepted. Please proceed to confirm link sent to the other email";

/**
 * `POST /verify` for apps, `GET /verify` for the links in mails (protocol, section 7); `POST /verify/preview`, not part of the
 * protocol, tells our own page whom a link is for.
 */
export const verify = (services: AuthEndpointServices) =>
  new Hono<AppContext>()
    .post("/verify", async (c) => {
      await limitByAddress(c, services.limits, "verify");
      const verified = await inEvenTime(verifyMs, redeem(c, services, await readAuthBody(c, verifyBody)));
      if (verified.kind === "session") return answerTokens(c, verified.issued);
      return c.json({ msg: halfWay, code: "200" });
    })
    .post("/verify/preview", async (c) => {
      await limitByAddress(c, services.limits, "verify");
      const { type = "", token_hash: token = "" } = await readAuthBody(c, verifyBody);
      if (!isVerifyType(type) || isPhoneType(type)) throw new AuthRefusal("email_link_expired");
      return c.json({ email: await previewLink(services, { type, token }) });
    })
    .get("/verify", async (c) => {
      const token = c.req.query("token") ?? c.req.query("token_hash") ?? "";
      const type = c.req.query("type") ?? "";
      if (!token) throw new AuthRefusal("validation_failed", { text: "Verify requires a token or a token hash" });
      if (!type) throw new AuthRefusal("validation_failed", { text: "Verify requires a verification type" });
      // Programs that look through mails follow links, so unless the operator wants otherwise only the button of a page uses them.
      if (!services.settings.linksActAtOnce)
        return c.redirect(buildConfirmAddress(services.settings, { type, token, locale: readRequestLocale(c) }), 303);
      return c.redirect(await followLink(c, services, { token, type }), 303);
    });

async function redeem(c: Context<AppContext>, services: AuthEndpointServices, body: VerifyBody): Promise<Verified> {
  const type = readType(body);
  const at = { device: readDevice(c), locale: readRequestLocale(c) };
  if (body.token_hash) {
    if (body.token || body.email || body.phone)
      throw new AuthRefusal("validation_failed", { text: "Only the token_hash and type should be provided" });
    if (isPhoneType(type)) throw new AuthRefusal("validation_failed", { text: "Invalid email verification type" });
    return await verifyLink(services, { type, token: body.token_hash }, { ...at, isByPkce: false });
  }
  return await verifyCode(services, { type, sentTo: readAddress(type, body), code: body.token ?? "" }, at);
}

function readType({ type, token, token_hash: tokenHash }: VerifyBody): VerifyType {
  if (!type) throw new AuthRefusal("validation_failed", { text: "Verify requires a verification type" });
  if (!token && !tokenHash) throw new AuthRefusal("validation_failed", { text: "Verify requires either a token or a token hash" });
  if (!isVerifyType(type)) throw new AuthRefusal("validation_failed", { text: "Unsupported verification type" });
  return type;
}

/** The address or number that a code was sent to, in its stored form. */
function readAddress(type: VerifyType, { email, phone }: VerifyBody): string {
  if (email && !phone) return readEmail(type, email);
  if (phone && !email) return readPhone(type, phone);
  throw new AuthRefusal("validation_failed", { text: "Only an email address or phone number should be provided on verify" });
}

function readEmail(type: VerifyType, typed: string): string {
  const email = normalizeEmail(typed);
  if (!email) throw new AuthRefusal("validation_failed_422", { text: "Invalid email format" });
  if (isPhoneType(type)) throw new AuthRefusal("validation_failed", { text: "Invalid email verification type" });
  return email;
}

function readPhone(type: VerifyType, typed: string): string {
  const phone = parsePhone(typed);
  if (!isPhoneType(type)) throw new AuthRefusal("validation_failed", { text: "Unsupported verification type" });
  return phone;
}

/** Redeems a link and gives the address to redirect to, which carries the outcome. A HEAD request does not spend the token. */
async function followLink(
  c: Context<AppContext>,
  services: AuthEndpointServices,
  { token, type }: { token: string; type: string },
): Promise<string> {
  const redirectTo = readRedirect(c, services.settings);
  const isByPkce = token.startsWith("pkce_");
  if (c.req.method === "HEAD") return redirectTo;
  try {
    await limitByAddress(c, services.limits, "verify");
    if (!isVerifyType(type) || isPhoneType(type)) throw new AuthRefusal("validation_failed", { text: "Unsupported verification type" });
    return describeOutcome(
      redirectTo,
      await verifyLink(services, { type, token }, { device: readDevice(c), locale: readRequestLocale(c), isByPkce }),
      {
        type,
        isByPkce,
      },
    );
  } catch (error) {
    const { status, code, message } = describeAuthRefusal(asAuthRefusal(error));
    if (status >= 500) logRequest(c, "error", { message: "a mail link failed", err: error });
    const name = errorsByStatus[status];
    const values = { ...(name && { error: name }), error_code: code, error_description: message };
    return withFragment(isByPkce ? withQuery(redirectTo, values) : redirectTo, values);
  }
}

function describeOutcome(redirectTo: string, verified: Verified, { type, isByPkce }: { type: VerifyType; isByPkce: boolean }): string {
  switch (verified.kind) {
    case "session":
      return withFragment(redirectTo, buildTokenFragment(verified.issued, { type }));
    case "code":
      return withQuery(redirectTo, { code: verified.code });
    case "half":
      return withFragment(isByPkce ? withQuery(redirectTo, { message: halfWay }) : redirectTo, { message: halfWay });
  }
}
