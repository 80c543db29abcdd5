import { eq } from "drizzle-orm";
import { authUsers } from "#db/auth-schema.server.ts";
import type { Database } from "#db/connect.server.ts";
import { users } from "#db/schema.server.ts";
import { checkCurrentPassword } from "#domain/auth/check-current-password.ts";
import { AuthRefusal, type AuthRefusalName } from "#domain/auth/refusal.ts";
import type { AuthUser } from "#domain/auth/sessions.ts";
import { inTransaction, type AuthServices } from "#domain/auth/settings.ts";
import { deleteAccountPhrase } from "#shared/delete-account.ts";
import type { Locale } from "#shared/locales/locale.ts";
import { Refusal, type RefusalCode } from "#shared/refusal.ts";
import { removeAccount } from "./remove-account.ts";
import type { SignedInMember } from "./signed-in-member.ts";

/** The greatest age of a sign-in that confirms a deletion without the password. */
const longestSecondsWithoutPassword = 10 * 60;

export interface Farewell {
  phrase: string;
  password?: string | undefined;
  clientAddress: string;
  /** The language of the farewell mail, unless the member chose another. */
  locale: Locale;
}

/**
 * Deletes the member's account with all that is kept about it, and posts a farewell mail: both or neither. Refuses with
 * `phrase_mismatch`, `wrong_password`, `sign_in_again` or `last_administrator`. Who has signed in a moment ago need not give the
 * password; later it is asked for, or, of accounts without one, a new sign-in.
 */
export async function deleteOwnAccount(
  services: AuthServices,
  { userId, session }: SignedInMember,
  { phrase, password, clientAddress, locale }: Farewell,
): Promise<void> {
  if (phrase !== deleteAccountPhrase) throw new Refusal("phrase_mismatch");
  const { user, language } = await getAccount(services.db, userId);
  const isFresh = session.ageSeconds <= longestSecondsWithoutPassword;
  if (user.passwordHash === null && !isFresh) throw new Refusal("sign_in_again");
  await inOwnWords(async () => {
    if (user.passwordHash !== null && !(isFresh && password === undefined))
      await confirmPassword(services, user, { password, clientAddress });
    await inTransaction(services, async (services) => {
      await removeAccount(services, userId);
      if (user.email && user.emailConfirmedAt)
        await services.outbox.postMail(services.db, { kind: "farewell", to: user.email, locale: language ?? locale });
    });
  });
}

async function getAccount(db: Database, userId: string): Promise<{ user: AuthUser; language: Locale | null }> {
  const [account] = await db
    .select({ user: authUsers, language: users.language })
    .from(users)
    .innerJoin(authUsers, eq(authUsers.id, users.id))
    .where(eq(users.id, userId));
  if (!account) throw new Refusal("not_authenticated");
  return account;
}

async function confirmPassword(
  services: AuthServices,
  user: AuthUser,
  { password, clientAddress }: Pick<Farewell, "password" | "clientAddress">,
): Promise<void> {
  if (!password) throw new Refusal("validation_failed", { fields: [{ path: "password", code: "required" }] });
  await checkCurrentPassword(services, { user, clientAddress }, password);
}

const ownWords: Partial<Record<AuthRefusalName, RefusalCode>> = {
  current_password_invalid: "wrong_password",
  password_too_long: "wrong_password",
  over_request_rate_limit: "rate_limited",
  overloaded: "overloaded",
  last_administrator: "last_administrator",
};

/** Translates refusals of the auth service into the product's own. */
async function inOwnWords(steps: () => Promise<void>): Promise<void> {
  try {
    await steps();
  } catch (cause) {
    const code = cause instanceof AuthRefusal ? ownWords[cause.refusal] : undefined;
    if (!(cause instanceof AuthRefusal) || !code) throw cause;
    throw new Refusal(code, { cause, ...(cause.values.seconds !== undefined && { retryAfterSeconds: cause.values.seconds }) });
  }
}
