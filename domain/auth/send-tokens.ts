import { sql } from "drizzle-orm";
import type { LinkAndCode } from "#domain/messaging/mail.ts";
import { fallbackLocale, type Locale } from "#shared/locales/locale.ts";
import { textCode } from "./chosen-language.ts";
import { createFlowState, type CodeChallenge } from "./flow-states.ts";
import { codeLifeSeconds, createOneTimeToken, linkLifeSeconds, type Purpose } from "./one-time-tokens.ts";
import { allowMail, allowTextMessage, type MailTimer } from "./send-limits.ts";
import type { AuthUser } from "./sessions.ts";
import type { AuthServices, AuthSettings } from "./settings.ts";
import { isTaken, updateUser } from "./users.ts";

/** Where the link of a requested mail leads, by which flow, and the mail's language. */
export interface MailOptions {
  redirectTo: string;
  codeChallenge: CodeChallenge | null;
  locale: Locale;
}

interface Link {
  userId: string;
  purpose: Purpose;
  to: string;
  /** The parameter `type` of the link. */
  type: "signup" | "invite" | "magiclink" | "recovery" | "email_change";
  /** The `amr` method of a session that begins by PKCE. */
  method: string;
  voidsPassword?: boolean;
}

/** Makes the one-time token of a mail, and what the mail says of it. */
export async function createLink(
  services: AuthServices,
  { userId, purpose, to, type, method, voidsPassword = false }: Link,
  { redirectTo, codeChallenge, locale }: MailOptions,
): Promise<{ token: string; letter: LinkAndCode }> {
  const lifeSeconds = linkLifeSeconds(services.settings, purpose);
  const flow =
    codeChallenge &&
    (await createFlowState(services, {
      provider: "email",
      authenticationMethod: method,
      codeChallenge,
      redirectTo,
      lifeSeconds,
      userId,
    }));
  const { token, code } = await createOneTimeToken(services, { userId, purpose, sentTo: to, flowStateId: flow?.id ?? null, voidsPassword });
  const link = buildLink(services.settings, { token, type, redirectTo, locale });
  return { token, letter: { link, code, linkLifeSeconds: lifeSeconds, codeLifeSeconds: codeLifeSeconds(services.settings, purpose) } };
}

/** To the endpoint of the protocol, which acts at once, or to our page, which asks first. */
function buildLink(settings: AuthSettings, { token, type, redirectTo, locale }: Pick<MailOptions, "redirectTo" | "locale"> & LinkTarget) {
  if (!settings.linksActAtOnce) return buildConfirmAddress(settings, { token, type, locale });
  return `${settings.authUrl}/verify?token=${token}&type=${type}&redirect_to=${encodeURIComponent(redirectTo)}`;
}

interface LinkTarget {
  token: string;
  type: string;
}

/** Our page with a button for the link. The token is in the fragment, so that it reaches neither logs nor other sites. */
export function buildConfirmAddress({ publicUrl }: AuthSettings, { token, type, locale }: LinkTarget & { locale: Locale }): string {
  return `${publicUrl}${locale === fallbackLocale ? "" : `/${locale}`}/auth/confirm#${encodeURIComponent(type)}.${encodeURIComponent(token)}`;
}

/** A page of ours on which the sign-in is open. */
export function buildSignInAddress({ publicUrl }: AuthSettings, locale: Locale): string {
  return `${publicUrl}${locale === fallbackLocale ? "" : `/${locale}`}/#sign-in`;
}

// The functions below count each mail first, and refuse as `allowMail` does.

export async function sendConfirmation(
  services: AuthServices,
  user: AuthUser,
  { voidsPassword, timer = "confirmation", ...mailOptions }: MailOptions & { voidsPassword: boolean; timer?: MailTimer },
): Promise<AuthUser> {
  const to = getEmail(user);
  await allowMail(services, timer, to);
  const { letter } = await createLink(
    services,
    { userId: user.id, purpose: "confirmation", to, type: "signup", method: "email/signup", voidsPassword },
    mailOptions,
  );
  await services.outbox.postMail(services.db, { kind: "confirmation", to, locale: mailOptions.locale, ...letter });
  return await updateUser(services.db, user.id, { confirmationSentAt: sql`now()` });
}

export async function sendMagicLink(services: AuthServices, user: AuthUser, mailOptions: MailOptions): Promise<void> {
  await sendRecoveryToken(services, user, { kind: "magic_link", type: "magiclink", mailOptions });
}

export async function sendRecovery(services: AuthServices, user: AuthUser, mailOptions: MailOptions): Promise<void> {
  await sendRecoveryToken(services, user, { kind: "recovery", type: "recovery", mailOptions });
}

// A magic link and a recovery are counted together, and the later one replaces the token of the earlier.
async function sendRecoveryToken(
  services: AuthServices,
  user: AuthUser,
  { kind, type, mailOptions }: { kind: "magic_link" | "recovery"; type: "magiclink" | "recovery"; mailOptions: MailOptions },
): Promise<void> {
  const to = getEmail(user);
  await allowMail(services, "recovery", to);
  const { letter } = await createLink(services, { userId: user.id, purpose: "recovery", to, type, method: type }, mailOptions);
  await services.outbox.postMail(services.db, { kind, to, locale: mailOptions.locale, ...letter });
  await updateUser(services.db, user.id, { recoverySentAt: sql`now()` });
}

/**
 * Mails both addresses, the present one only if it is confirmed: each has to confirm the change. Nobody but the owner of a taken
 * address learns that it is: everything else is as for a free one.
 */
export async function sendEmailChange(services: AuthServices, user: AuthUser, mailOptions: MailOptions): Promise<AuthUser> {
  const newEmail = user.newEmail ?? "";
  const isNewTaken = await isTaken(services.db, { email: newEmail }, user.id);
  const letters: { purpose: Purpose; to: string }[] = [{ purpose: "email_change_new", to: newEmail }];
  if (user.email && user.emailConfirmedAt) letters.unshift({ purpose: "email_change_current", to: user.email });
  for (const { purpose, to } of letters) {
    await allowMail(services, "email_change", to);
    const { letter } = await createLink(
      services,
      { userId: user.id, purpose, to, type: "email_change", method: "email_change" },
      mailOptions,
    );
    const { locale } = mailOptions;
    if (purpose === "email_change_new" && isNewTaken)
      await services.outbox.postMail(services.db, {
        kind: "address_in_use",
        to,
        locale,
        link: buildSignInAddress(services.settings, locale),
      });
    else await services.outbox.postMail(services.db, { kind: "email_change", to, locale, newEmail, ...letter });
  }
  return await updateUser(services.db, user.id, { emailChangeSentAt: sql`now()`, emailChangeConfirmations: 0 });
}

export async function sendPhoneCode(
  services: AuthServices,
  user: AuthUser,
  {
    purpose,
    phone,
    locale,
    voidsPassword = false,
  }: { purpose: "phone_confirmation" | "phone_change"; phone: string; locale: Locale; voidsPassword?: boolean },
): Promise<AuthUser> {
  await allowTextMessage(services, phone);
  const { code } = await createOneTimeToken(services, { userId: user.id, purpose, sentTo: phone, voidsPassword });
  // The owner of a number that is taken hears nothing, and whoever asks for it learns nothing.
  if (!(await isTaken(services.db, { phone }, user.id))) await textCode(services, { userId: user.id, phone, code, locale });
  return await updateUser(
    services.db,
    user.id,
    purpose === "phone_change" ? { phoneChangeSentAt: sql`now()` } : { confirmationSentAt: sql`now()` },
  );
}

function getEmail({ email }: AuthUser): string {
  if (email === null) throw new Error("a mail has no address");
  return email;
}
