import { sql } from "drizzle-orm";
import type { Locale } from "#shared/locales/locale.ts";
import { allowCode, countWrongCode, forgetWrongCodes } from "./code-guesses.ts";
import { textCode } from "./chosen-language.ts";
import { codeLifeSeconds, createOneTimeToken, redeemCode } from "./one-time-tokens.ts";
import { AuthRefusal } from "./refusal.ts";
import { allowMail, allowTextMessage } from "./send-limits.ts";
import type { AuthUser } from "./sessions.ts";
import { inTransaction, type AuthServices } from "./settings.ts";
import { updateUser } from "./users.ts";

/** Sends a code with which a signed-in user proves to be the owner: by mail, or else by text message. */
export async function sendNonce(services: AuthServices, user: AuthUser, locale: Locale): Promise<void> {
  if (!user.email && !user.phone)
    throw new AuthRefusal("validation_failed", { text: "Reauthentication requires the user to have an email or a phone number" });
  if (user.email && !user.emailConfirmedAt) throw new AuthRefusal("reauthentication_email_not_confirmed");
  if (!user.email && !user.phoneConfirmedAt) throw new AuthRefusal("reauthentication_phone_not_confirmed");
  await inTransaction(services, async (services) => {
    if (user.email) await mailNonce(services, { userId: user.id, to: user.email, locale });
    else if (user.phone) await textNonce(services, { userId: user.id, to: user.phone, locale });
    await updateUser(services.db, user.id, { reauthenticationSentAt: sql`now()` });
  });
}

interface Nonce {
  userId: string;
  to: string;
  locale: Locale;
}

async function mailNonce(services: AuthServices, { userId, to, locale }: Nonce): Promise<void> {
  await allowMail(services, "reauthentication", to);
  const { code } = await createOneTimeToken(services, { userId, purpose: "reauthentication", sentTo: to });
  await services.outbox.postMail(services.db, {
    kind: "reauthentication",
    to,
    locale,
    code,
    codeLifeSeconds: codeLifeSeconds(services.settings, "reauthentication"),
  });
}

async function textNonce(services: AuthServices, { userId, to, locale }: Nonce): Promise<void> {
  await allowTextMessage(services, to);
  const { code } = await createOneTimeToken(services, { userId, purpose: "reauthentication", sentTo: to });
  await textCode(services, { userId, phone: to, code, locale });
}

/** Redeems the code, once. Runs its own transaction, so that a wrong code is counted although the request is refused. */
export async function isNonceRight(
  services: AuthServices,
  user: AuthUser,
  { nonce, locale }: { nonce: string; locale: Locale },
): Promise<boolean> {
  const sentTo = user.email ?? user.phone;
  if (!sentTo) return false;
  const subject = `presence ${user.id}`;
  await allowCode(services, subject);
  const redeemed = await inTransaction(services, (services) =>
    redeemCode(services, { sentTo, code: nonce, purposes: ["reauthentication"], userId: user.id }),
  );
  if (redeemed) await forgetWrongCodes(services, [subject]);
  else await countWrongCode(services, { subject, owner: user, locale });
  return redeemed !== null;
}
