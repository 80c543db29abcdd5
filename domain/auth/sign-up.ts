import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Metadata } from "#db/auth-schema.server.ts";
import { normalizeEmail, parseEmail } from "./normalize-email.ts";
import { checkPasswordRules } from "./password-rules.ts";
import { checkPassword, hashPassword } from "./passwords.ts";
import { parsePhone } from "./phone.ts";
import { AuthRefusal } from "./refusal.ts";
import { allowMail, allowTextMessage } from "./send-limits.ts";
import { buildSignInAddress, sendConfirmation, sendPhoneCode, type MailOptions } from "./send-tokens.ts";
import { endAllSessions, type AuthUser, type Device } from "./sessions.ts";
import { inTransaction, type AuthServices } from "./settings.ts";
import { startSession, type IssuedTokens } from "./tokens.ts";
import { getUserView, type UserView } from "./user-view.ts";
import { createUser, findUserByEmail, findUserByPhone, saveOwnIdentity, updateUser } from "./users.ts";

export interface SignUp {
  email?: string | undefined;
  phone?: string | undefined;
  password?: string | undefined;
  data: Metadata;
  device: Device;
  /** Read when the password has been looked at, as it may refuse the request. */
  readMailOptions: () => MailOptions;
}

/** `user`: there is no session until the address or number is confirmed. */
export type SignUpOutcome = { kind: "session"; issued: IssuedTokens } | { kind: "user"; user: UserView };

/** Creates an account by address or number, or an anonymous one. Refuses in the order of the protocol's section 5. */
export async function signUp(services: AuthServices, wanted: SignUp): Promise<SignUpOutcome> {
  const isAnonymous = !wanted.email && !wanted.phone;
  if (isAnonymous && !services.settings.hasAnonymous) throw new AuthRefusal("anonymous_provider_disabled");
  if (services.settings.isSignupDisabled) throw new AuthRefusal("signup_disabled");
  if (isAnonymous) return { kind: "session", issued: await signUpAnonymously(services, wanted) };
  if (!wanted.password) throw new AuthRefusal("password_missing");
  return await signUpWithPassword(services, wanted.password, wanted);
}

async function signUpWithPassword(
  services: AuthServices,
  password: string,
  { email, phone = "", readMailOptions, ...rest }: SignUp,
): Promise<SignUpOutcome> {
  await checkPasswordRules(services.settings, password, email ? normalizeEmail(email) : null);
  if (email && phone) throw new AuthRefusal("email_and_phone");
  const wanted = { ...rest, password, mailOptions: readMailOptions() };
  return email ? await signUpWithEmail(services, email, wanted) : await signUpWithPhone(services, phone, wanted);
}

/** Creates an account without address, number or password; it keeps its id when it gets them later. */
async function signUpAnonymously(services: AuthServices, { data, device }: SignUp): Promise<IssuedTokens> {
  return await inTransaction(services, async (services) => {
    const user = await createUser(services.db, { isAnonymous: true, userMetadata: data });
    if (!user) throw new Error("the anonymous user was not inserted");
    return await startSession(services, user.id, { method: "anonymous", device });
  });
}

type PasswordSignUp = Pick<SignUp, "data" | "device"> & { password: string; mailOptions: MailOptions };

async function signUpWithEmail(services: AuthServices, typed: string, wanted: PasswordSignUp): Promise<SignUpOutcome> {
  if (!services.settings.hasEmail) throw new AuthRefusal("email_signups_disabled");
  const email = parseEmail(typed);
  const passwordHash = await hashPassword(wanted.password);
  const isOwner = await hasPassword(await findUserByEmail(services.db, email), wanted.password);
  return await inTransaction(services, async (services) => {
    const created = await createUser(services.db, { email, passwordHash, userMetadata: wanted.data });
    const user = created ?? (await findUserByEmail(services.db, email));
    if (!user) throw new AuthRefusal("user_already_exists");
    if (services.settings.confirmsEmailItself) return await openAtOnce(services, user, { ...wanted, passwordHash, provider: "email" });
    if (user.emailConfirmedAt) return await pretend(services, { email }, wanted);
    const named = created ? await saveOwnIdentity(services.db, user, "email") : user;
    const sent = await sendConfirmation(services, named, { ...wanted.mailOptions, voidsPassword: !created && !isOwner });
    return { kind: "user", user: await getUserView(services.db, sent) };
  });
}

async function signUpWithPhone(services: AuthServices, typed: string, wanted: PasswordSignUp): Promise<SignUpOutcome> {
  if (wanted.mailOptions.codeChallenge) throw new AuthRefusal("validation_failed", { text: "PKCE not supported for phone signups" });
  if (!services.settings.hasPhone) throw new AuthRefusal("phone_signups_disabled");
  const phone = parsePhone(typed);
  const passwordHash = await hashPassword(wanted.password);
  const isOwner = await hasPassword(await findUserByPhone(services.db, phone), wanted.password);
  return await inTransaction(services, async (services) => {
    const created = await createUser(services.db, { phone, passwordHash, userMetadata: wanted.data });
    const user = created ?? (await findUserByPhone(services.db, phone));
    if (!user) throw new AuthRefusal("user_already_exists");
    if (services.settings.confirmsPhoneItself) return await openAtOnce(services, user, { ...wanted, passwordHash, provider: "phone" });
    if (user.phoneConfirmedAt) return await pretend(services, { phone }, wanted);
    const named = created ? await saveOwnIdentity(services.db, user, "phone") : user;
    const sent = await sendPhoneCode(services, named, {
      purpose: "phone_confirmation",
      phone,
      locale: wanted.mailOptions.locale,
      voidsPassword: !created && !isOwner,
    });
    return { kind: "user", user: await getUserView(services.db, sent) };
  });
}

/** Compares in any case, so that a known address takes as long as an unknown one. */
async function hasPassword(user: AuthUser | null, password: string): Promise<boolean> {
  const { isRight } = await checkPassword(user?.passwordHash ?? null, password);
  return isRight;
}

/** Where no confirmation is needed, an account whose address was never confirmed goes to whoever signs up last, and earlier sessions end. */
async function openAtOnce(
  services: AuthServices,
  user: AuthUser,
  { passwordHash, provider, data, device }: PasswordSignUp & { passwordHash: string; provider: "email" | "phone" },
): Promise<SignUpOutcome> {
  if (provider === "email" ? user.emailConfirmedAt : user.phoneConfirmedAt) throw new AuthRefusal("user_already_exists");
  await endAllSessions(services.db, user.id);
  const confirmed = provider === "email" ? { emailConfirmedAt: sql`now()` } : { phoneConfirmedAt: sql`now()` };
  await saveOwnIdentity(services.db, await updateUser(services.db, user.id, { passwordHash, userMetadata: data, ...confirmed }), provider);
  return { kind: "session", issued: await startSession(services, user.id, { method: "password", device }) };
}

/** Answers as if the account were new, so that nobody learns that it exists, and informs the owner of an address by mail. */
async function pretend(
  services: AuthServices,
  { email, phone }: { email?: string; phone?: string },
  { data, mailOptions }: PasswordSignUp,
): Promise<SignUpOutcome> {
  if (email) {
    await allowMail(services, "confirmation", email);
    const { locale } = mailOptions;
    const link = buildSignInAddress(services.settings, locale);
    await services.outbox.postMail(services.db, { kind: "sign_up_attempt", to: email, locale, link });
  }
  if (phone) await allowTextMessage(services, phone);
  const provider = email ? "email" : "phone";
  const now = new Date().toISOString();
  const user = {
    id: randomUUID(),
    aud: "authenticated",
    role: "",
    email: email ?? "",
    phone: phone ?? "",
    confirmation_sent_at: now,
    app_metadata: { provider, providers: [provider] },
    user_metadata: data,
    identities: [],
    created_at: now,
    updated_at: now,
    is_anonymous: false,
  };
  return { kind: "user", user };
}
