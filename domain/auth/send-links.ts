import type { Metadata } from "#db/auth-schema.server.ts";
import type { Locale } from "#shared/locales/locale.ts";
import { parseEmail } from "./normalize-email.ts";
import { parsePhone } from "./phone.ts";
import { AuthRefusal } from "./refusal.ts";
import { allowMail, allowTextMessage, type MailTimer } from "./send-limits.ts";
import { sendConfirmation, sendEmailChange, sendMagicLink, sendPhoneCode, sendRecovery, type MailOptions } from "./send-tokens.ts";
import type { AuthUser } from "./sessions.ts";
import { inTransaction, type AuthServices } from "./settings.ts";
import { createUser, findUserByEmail, findUserByPhone, saveOwnIdentity } from "./users.ts";

// All of these answer the same for known and unknown addresses: for an unknown one the mail is counted but not sent.

/** Sends the mail for choosing a new password. */
export async function recoverPassword(services: AuthServices, typed: string, mailOptions: MailOptions): Promise<void> {
  const email = parseEmail(typed);
  if (!services.settings.hasEmail) throw new AuthRefusal("email_logins_disabled");
  await inTransaction(services, async (services) => {
    const user = await findUserByEmail(services.db, email);
    if (user) await sendRecovery(services, user, mailOptions);
    else await allowMail(services, "recovery", email);
  });
}

export interface NewAccount {
  mayCreate: boolean;
  data: Metadata;
}

/**
 * Mails a link and code to sign in with; a new address gets an unconfirmed account first, where accounts may be opened. Counts by
 * the timer of recoveries whatever the mail is, as another one would tell which addresses are known.
 */
export async function sendSignInMail(
  services: AuthServices,
  typed: string,
  { mayCreate, data, ...mailOptions }: MailOptions & NewAccount,
): Promise<void> {
  if (!services.settings.hasEmail) throw new AuthRefusal("email_logins_disabled");
  const email = parseEmail(typed);
  await inTransaction(services, async (services) => {
    const known = await findUserByEmail(services.db, email);
    if (known?.emailConfirmedAt) return await sendMagicLink(services, known, mailOptions);
    const user = known ?? (await openAccount(services, { email }, { mayCreate, data }));
    if (user) await sendConfirmation(services, user, { ...mailOptions, voidsPassword: known !== null, timer: "recovery" });
    else await allowMail(services, "recovery", email);
  });
}

/** As `sendSignInMail`, with a code by text message. */
export async function sendSignInMessage(
  services: AuthServices,
  typed: string,
  { mayCreate, data, locale }: NewAccount & { locale: Locale },
): Promise<void> {
  if (!services.settings.hasPhone) throw new AuthRefusal("phone_provider_unsupported");
  const phone = parsePhone(typed);
  await inTransaction(services, async (services) => {
    const known = await findUserByPhone(services.db, phone);
    const user = known ?? (await openAccount(services, { phone }, { mayCreate, data }));
    if (user) await sendPhoneCode(services, user, { purpose: "phone_confirmation", phone, locale, voidsPassword: known !== null });
    else await allowTextMessage(services, phone);
  });
}

/** An unconfirmed account for a new address or number; `null` when none may be opened, or when a twin of this request opens it. */
async function openAccount(
  { db, settings }: AuthServices,
  address: { email: string } | { phone: string },
  { mayCreate, data }: NewAccount,
): Promise<AuthUser | null> {
  if (!mayCreate || settings.isSignupDisabled) return null;
  const created = await createUser(db, { ...address, userMetadata: data });
  return created && (await saveOwnIdentity(db, created, "email" in address ? "email" : "phone"));
}

/** Sends the mail of an unconfirmed sign-up or change of address again. */
export async function resendMail(
  services: AuthServices,
  { type, email: typed }: { type: "signup" | "email_change"; email: string },
  mailOptions: MailOptions,
): Promise<void> {
  const email = parseEmail(typed);
  const timer: MailTimer = type === "signup" ? "confirmation" : "email_change";
  await inTransaction(services, async (services) => {
    const user = await findUserByEmail(services.db, email);
    if (type === "signup" && user && !user.emailConfirmedAt)
      await sendConfirmation(services, user, { ...mailOptions, voidsPassword: false });
    else if (type === "email_change" && user?.newEmail) await sendEmailChange(services, user, mailOptions);
    else await allowMail(services, timer, email);
  });
}

/**
 * Sends the code again. The answer does not reveal whether an account waits for it, as the message is counted either way.
 * Refuses with `phone_invalid`, `phone_provider_unsupported`, and as `allowTextMessage` does.
 */
export async function resendMessage(
  services: AuthServices,
  { type, phone: typed }: { type: "sms" | "phone_change"; phone: string },
  locale: Locale,
): Promise<void> {
  const phone = parsePhone(typed);
  if (!services.settings.hasPhone) throw new AuthRefusal("phone_provider_unsupported");
  await inTransaction(services, async (services) => {
    const user = await findUserByPhone(services.db, phone);
    if (type === "sms" && user && !user.phoneConfirmedAt)
      await sendPhoneCode(services, user, { purpose: "phone_confirmation", phone, locale });
    else if (type === "phone_change" && user?.newPhone)
      await sendPhoneCode(services, user, { purpose: "phone_change", phone: user.newPhone, locale });
    else await allowTextMessage(services, phone);
  });
}
