import { sql } from "drizzle-orm";
import type { Locale } from "#shared/locales/locale.ts";
import { textCode } from "./chosen-language.ts";
import { createFlowState, type CodeChallenge } from "./flow-states.ts";
import { createOneTimeToken, linkLifeSeconds, type Purpose } from "./one-time-tokens.ts";
import { allowMail, allowTextMessage } from "./send-limits.ts";
import type { AuthUser } from "./sessions.ts";
import type { AuthServices } from "./settings.ts";
import { updateUser } from "./users.ts";

/** Where the link of a requested mail leads, by which flow, and the mail's language. */
export interface Wish {
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

/** Makes the one-time token of a mail and its link. */
export async function createLink(
  services: AuthServices,
  { userId, purpose, to, type, method, voidsPassword = false }: Link,
  { redirectTo, codeChallenge }: Wish,
): Promise<{ link: string; code: string; token: string }> {
  const lifeSeconds = linkLifeSeconds(services.settings, purpose);
  const flow =
    codeChallenge &&
    (await createFlowState(services.db, {
      provider: "email",
      authenticationMethod: method,
      codeChallenge,
      redirectTo,
      lifeSeconds,
      userId,
    }));
  const { token, code } = await createOneTimeToken(services, { userId, purpose, sentTo: to, flowStateId: flow?.id ?? null, voidsPassword });
  const link = `${services.settings.authUrl}/verify?token=${token}&type=${type}&redirect_to=${encodeURIComponent(redirectTo)}`;
  return { link, code, token };
}

// The functions below count each mail first, and refuse as `allowMail` does.

export async function sendConfirmation(
  services: AuthServices,
  user: AuthUser,
  { voidsPassword, ...wish }: Wish & { voidsPassword: boolean },
): Promise<AuthUser> {
  const to = getEmail(user);
  await allowMail(services, "confirmation", to);
  const { link, code } = await createLink(
    services,
    { userId: user.id, purpose: "confirmation", to, type: "signup", method: "email/signup", voidsPassword },
    wish,
  );
  await services.outbox.postMail(services.db, { kind: "confirmation", to, locale: wish.locale, link, code });
  return await updateUser(services.db, user.id, { confirmationSentAt: sql`now()` });
}

export async function sendMagicLink(services: AuthServices, user: AuthUser, wish: Wish): Promise<void> {
  const to = getEmail(user);
  await allowMail(services, "recovery", to);
  const { link, code } = await createLink(
    services,
    { userId: user.id, purpose: "recovery", to, type: "magiclink", method: "magiclink" },
    wish,
  );
  await services.outbox.postMail(services.db, { kind: "magic_link", to, locale: wish.locale, link, code });
  await updateUser(services.db, user.id, { recoverySentAt: sql`now()` });
}

export async function sendRecovery(services: AuthServices, user: AuthUser, wish: Wish): Promise<void> {
  const to = getEmail(user);
  await allowMail(services, "recovery", to);
  const { link, code } = await createLink(
    services,
    { userId: user.id, purpose: "recovery", to, type: "recovery", method: "recovery" },
    wish,
  );
  await services.outbox.postMail(services.db, { kind: "recovery", to, locale: wish.locale, link, code });
  await updateUser(services.db, user.id, { recoverySentAt: sql`now()` });
}

/** Mails both addresses, the present one only if it is confirmed: each has to confirm the change. */
export async function sendEmailChange(services: AuthServices, user: AuthUser, wish: Wish): Promise<AuthUser> {
  const newEmail = user.newEmail ?? "";
  const letters: { purpose: Purpose; to: string }[] = [{ purpose: "email_change_new", to: newEmail }];
  if (user.email && user.emailConfirmedAt) letters.unshift({ purpose: "email_change_current", to: user.email });
  for (const { purpose, to } of letters) {
    await allowMail(services, "email_change", to);
    const { link, code } = await createLink(services, { userId: user.id, purpose, to, type: "email_change", method: "email_change" }, wish);
    await services.outbox.postMail(services.db, { kind: "email_change", to, locale: wish.locale, link, code, newEmail });
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
  await textCode(services, { userId: user.id, phone, code, locale });
  return await updateUser(
    services.db,
    user.id,
    purpose === "phone_change" ? { phoneChangeSentAt: sql`now()` } : { confirmationSentAt: sql`now()` },
  );
}

function getEmail({ email }: AuthUser): string {
  if (email === null) throw new Error("a mail needs an address");
  return email;
}
