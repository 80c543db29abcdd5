import type { Locale } from "#shared/locales/locale.ts";
import { allowCode, countWrongCode, forgetWrongCodes, listCodeSubjects } from "./code-guesses.ts";
import { issueAuthCode } from "./flow-states.ts";
import { maskEmail } from "./mask-email.ts";
import { clearOneTimeTokens, findLinkAddress, redeemCode, redeemLink, type OneTimeToken, type Purpose } from "./one-time-tokens.ts";
import { unlockAccounts } from "./password-guesses.ts";
import { applyProof, type Proved } from "./proofs.ts";
import { AuthRefusal } from "./refusal.ts";
import { isUserBanned, type Device } from "./sessions.ts";
import { inTransaction, type AuthServices } from "./settings.ts";
import { startSession, type IssuedTokens } from "./tokens.ts";
import { findUserByEmail, getUserForChange } from "./users.ts";

// Which tokens a type of the protocol may redeem (its section 7).
const purposesOfType = {
  signup: ["confirmation"],
  invite: ["confirmation"],
  magiclink: ["recovery"],
  recovery: ["recovery"],
  email: ["confirmation", "recovery"],
  email_change: ["email_change_current", "email_change_new"],
  sms: ["phone_confirmation"],
  phone_change: ["phone_change"],
} as const satisfies Record<string, readonly Purpose[]>;

/** Whoever asked for the change chose the address or number, so receiving mail or messages there does not show the owner. */
const confirmsChange: readonly Purpose[] = ["email_change_current", "email_change_new", "phone_change"];

export type VerifyType = keyof typeof purposesOfType;
const phoneTypes: readonly VerifyType[] = ["sms", "phone_change"];

export function isVerifyType(text: string): text is VerifyType {
  return text in purposesOfType && Object.hasOwn(purposesOfType, text);
}

export function isPhoneType(type: VerifyType): boolean {
  return phoneTypes.includes(type);
}

/** `half`: the other address has to confirm the change, too. */
export type Verified = { kind: "session"; issued: IssuedTokens } | { kind: "code"; code: string } | { kind: "half" };

/** Who redeems it: from where, and in which language to write of it. */
interface Visit {
  device: Device;
  locale: Locale;
}

/** Redeems a six-digit code. Runs its own transaction, so that a wrong code is counted although it is refused. */
export async function verifyCode(
  services: AuthServices,
  given: { type: VerifyType; sentTo: string; code: string },
  at: Visit,
): Promise<Verified> {
  const subject = `address ${given.sentTo}`;
  await allowCode(services, subject);
  const verified = await inTransaction(services, async (services) => {
    const token = await redeemCode(services, { ...given, purposes: purposesOfType[given.type] });
    return token && (await enter(services, token, { ...at, isByPkce: false }));
  });
  if (verified) return verified;
  const owner = given.sentTo.includes("@") ? await findUserByEmail(services.db, given.sentTo) : null;
  await countWrongCode(services, { subject, owner, locale: at.locale });
  throw new AuthRefusal("otp_expired");
}

/** Redeems the token of a link; with `isByPkce` for an auth code, which only the browser that asked for the mail can redeem. */
export async function verifyLink(
  services: AuthServices,
  { type, token }: { type: VerifyType; token: string },
  at: Visit & { isByPkce: boolean },
): Promise<Verified> {
  return await inTransaction(services, async (services) => {
    const redeemed = await redeemLink(services.db, token, purposesOfType[type]);
    if (!redeemed) throw new AuthRefusal("email_link_expired");
    return await enter(services, redeemed, at);
  });
}

/** Whom a link is for, masked, without using it. Refuses with `email_link_expired`. */
export async function previewLink({ db }: AuthServices, { type, token }: { type: VerifyType; token: string }): Promise<string> {
  const address = await findLinkAddress(db, token, purposesOfType[type]);
  if (address === null) throw new AuthRefusal("email_link_expired");
  return maskEmail(address);
}

async function enter(
  services: AuthServices,
  token: OneTimeToken,
  { device, locale, isByPkce }: Visit & { isByPkce: boolean },
): Promise<Verified> {
  const user = await getUserForChange(services.db, token.userId);
  if (user.deletedAt) throw new AuthRefusal("otp_expired");
  if (await isUserBanned(services.db, user.id)) throw new AuthRefusal("user_banned_at_verify");
  const proved: Proved = await applyProof(services, user, { token, locale });
  if (proved === "half") return { kind: "half" };
  await unlockAccounts(services, [user.email, user.phone]);
  await forgetWrongCodes(services, [`address ${token.sentTo}`, ...(await listCodeSubjects(services.db, user))]);
  await clearOneTimeTokens(services.db, user.id);
  if (!isByPkce || !token.flowStateId) {
    const opensNothing = confirmsChange.includes(token.purpose);
    return { kind: "session", issued: await startSession(services, user.id, { method: "otp", device, opensNothing }) };
  }
  return {
    kind: "code",
    code: await issueAuthCode(services, token.flowStateId, { userId: user.id, lifeSeconds: services.settings.flowExpirySeconds }),
  };
}
