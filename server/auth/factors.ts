import { Hono, type Context } from "hono";
import * as z from "zod/mini";
import { challengeFactor, verifyFactor } from "#domain/auth/factor-challenges.ts";
import { enrollPhone, enrollTotp, getFactor, unenrollFactor, type EnrolledTotp } from "#domain/auth/factors.ts";
import { countRecoveryCodes, makeRecoveryCodes, redeemRecoveryCode } from "#domain/auth/recovery-codes.ts";
import { AuthRefusal } from "#domain/auth/refusal.ts";
import type { AuthFactor } from "#domain/auth/user-view.ts";
import { isUuid } from "#domain/auth/uuid.ts";
import type { AppContext } from "../app-context.ts";
import { readRequestLocale } from "../request/request-locale.ts";
import { answerTokens } from "./answers.ts";
import { requireUser, type SignedInUser } from "./bearer.ts";
import type { AuthEndpointServices } from "./endpoint-services.ts";
import { checkChannel, readAuthBody, readOptionalAuthBody } from "./request.ts";
import { logRequest } from "../request/log-request.ts";

const enrolment = z.object({
  factor_type: z._default(z.string(), ""),
  friendly_name: z._default(z.string(), ""),
  issuer: z._default(z.string(), ""),
  phone: z._default(z.string(), ""),
});
const challenge = z.object({ channel: z.optional(z.string()) });
const answer = z.object({ challenge_id: z._default(z.string(), ""), code: z._default(z.string(), "") });

/** Second factors of one's own (protocol, section 13), and recovery codes, which are not part of the protocol. */
export const factors = (services: AuthEndpointServices) =>
  new Hono<AppContext>()
    .post("/factors", async (c) => c.json(await enroll(c, services)))
    .get("/factors/recovery-codes", async (c) => {
      const { user } = await requireNamedUser(c, services);
      return c.json({ left: await countRecoveryCodes(services.db, user.id) });
    })
    .post("/factors/recovery-codes", async (c) => {
      const owner = await requireNamedUser(c, services);
      const codes = await makeRecoveryCodes(services, owner);
      logRequest(c, "info", { message: "recovery codes were made", userId: owner.user.id });
      return c.json({ codes });
    })
    .post("/factors/recovery", async (c) => {
      const owner = await requireNamedUser(c, services);
      await services.limits.factor.consume(`recovery ${owner.user.id}`);
      const { code } = await readAuthBody(c, answer);
      const issued = await redeemRecoveryCode(services, owner, { code, locale: readRequestLocale(c) });
      logRequest(c, "warn", { message: "a recovery code was used", userId: owner.user.id });
      return answerTokens(c, issued);
    })
    .post("/factors/:id/challenge", async (c) => {
      const { factor } = await getOwnFactor(c, services);
      const { channel } = await readOptionalAuthBody(c, challenge);
      if (factor.factorType === "phone") checkChannel(channel);
      await services.limits.factor.consume(`challenge ${factor.id}`);
      const opened = await challengeFactor(services, factor, { ip: c.get("clientAddress"), locale: readRequestLocale(c) });
      return c.json({ id: opened.id, type: factor.factorType, expires_at: Math.floor(opened.expiresAt.getTime() / 1000) });
    })
    .post("/factors/:id/verify", async (c) => {
      const { owner, factor } = await getOwnFactor(c, services);
      await services.limits.factor.consume(`verify ${factor.id}`);
      const { challenge_id: challengeId, code } = await readAuthBody(c, answer);
      if (code === "") throw new AuthRefusal("validation_failed", { text: "Code needs to be non-empty" });
      if (!isUuid(challengeId)) throw new AuthRefusal("mfa_challenge_not_found");
      const answered = { challengeId, code, ip: c.get("clientAddress") };
      const issued = await verifyFactor(services, owner, { factor, answer: answered, locale: readRequestLocale(c) });
      if (factor.status === "unverified")
        logRequest(c, "info", { message: "a second factor was added", userId: owner.user.id, factorId: factor.id });
      return answerTokens(c, issued);
    })
    .delete("/factors/:id", async (c) => {
      const { owner, factor } = await getOwnFactor(c, services);
      const { id } = await unenrollFactor(services, owner, { factorId: factor.id, locale: readRequestLocale(c) });
      logRequest(c, "info", { message: "a second factor was removed", userId: owner.user.id, factorId: id });
      return c.json({ id });
    });

async function enroll(c: Context<AppContext>, services: AuthEndpointServices): Promise<object> {
  const owner = await requireNamedUser(c, services);
  const { factor_type: type, friendly_name: friendlyName, issuer, phone } = await readAuthBody(c, enrolment);
  if (type === "totp") return describeTotp(await enrollTotp(services, owner, { friendlyName, issuer }));
  if (type === "phone") return { ...describeFactor(await enrollPhone(services, owner, { friendlyName, phone })), phone };
  if (type === "webauthn") throw new AuthRefusal("mfa_webauthn_enroll_not_enabled");
  throw new AuthRefusal("validation_failed", { text: "factor_type needs to be totp, phone, or webauthn" });
}

function describeTotp({ factor, qrCode, secret, uri }: EnrolledTotp): object {
  return { ...describeFactor(factor), totp: { qr_code: qrCode, secret, uri } };
}

function describeFactor({ id, factorType, friendlyName }: AuthFactor): object {
  return { id, type: factorType, friendly_name: friendlyName };
}

async function getOwnFactor(c: Context<AppContext>, services: AuthEndpointServices): Promise<{ owner: SignedInUser; factor: AuthFactor }> {
  const owner = await requireNamedUser(c, services);
  const id = c.req.param("id") ?? "";
  if (!isUuid(id)) throw new AuthRefusal("validation_failed_404", { text: "factor_id must be an UUID" });
  return { owner, factor: await getFactor(services.db, owner.user.id, id) };
}

async function requireNamedUser(c: Context<AppContext>, services: AuthEndpointServices): Promise<SignedInUser> {
  const owner = await requireUser(c, services);
  if (owner.user.isAnonymous) throw new AuthRefusal("anonymous_user_not_allowed");
  return owner;
}
