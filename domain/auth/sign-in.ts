import { and, eq } from "drizzle-orm";
import { authUsers } from "#db/auth-schema.server.ts";
import { limits } from "#shared/limits.ts";
import { findKnownDevice, type KnownDevice } from "./known-devices.ts";
import { normalizeEmail } from "./normalize-email.ts";
import { allowGuess, countWrongGuess, forgetGuesses } from "./password-guesses.ts";
import { checkPasswordSize, findWeakness } from "./password-rules.ts";
import { checkPassword } from "./passwords.ts";
import { normalizePhone } from "./phone.ts";
import { AuthRefusal } from "./refusal.ts";
import type { AuthUser, Device } from "./sessions.ts";
import type { AuthServices } from "./settings.ts";
import { startSession, type IssuedTokens } from "./tokens.ts";
import { findUserByEmail, findUserByPhone } from "./users.ts";

export type Credentials = { password: string } & ({ email: string } | { phone: string });

/** Signs in with a password. An unknown address and a wrong password get the same refusal and take the same time. */
export async function signInWithPassword(
  services: AuthServices,
  credentials: Credentials,
  { device, browser }: { device: Device; browser: KnownDevice | null },
): Promise<IssuedTokens> {
  checkPasswordSize(credentials.password);
  const { account, user } = await findAccount(services, credentials);
  const knownDevice = user && findKnownDevice(services, browser, user.id);
  const guess = { account, clientAddress: device.ip ?? "unknown", knownDevice };
  await allowGuess(services, guess);
  const { isRight, renewedHash } = await checkPassword(user?.passwordHash ?? null, credentials.password);
  if (!user || !isRight) {
    await countWrongGuess(services, guess);
    throw new AuthRefusal("invalid_credentials");
  }
  await forgetGuesses(services, guess);
  refuseUnconfirmed(user, credentials);
  if (renewedHash) await renewHash(services, user, renewedHash);
  const passwordHash = renewedHash ?? user.passwordHash;
  return withWeakness(services, await startSession(services, user.id, { method: "password", device, passwordHash }), credentials.password);
}

/** The account to sign in to; an invalid address is treated like an unknown one. */
async function findAccount({ db, settings }: AuthServices, credentials: Credentials): Promise<{ account: string; user: AuthUser | null }> {
  if ("email" in credentials) {
    if (!settings.hasEmail) throw new AuthRefusal("email_logins_disabled");
    const email = normalizeEmail(credentials.email);
    return { account: email ?? credentials.email.slice(0, limits.email), user: email ? await findUserByEmail(db, email) : null };
  }
  if (!settings.hasPhone) throw new AuthRefusal("phone_logins_disabled");
  const phone = normalizePhone(credentials.phone);
  return { account: phone ?? credentials.phone.slice(0, 40), user: phone ? await findUserByPhone(db, phone) : null };
}

/** Unless the password was changed meanwhile. */
async function renewHash({ db }: AuthServices, { id, passwordHash }: AuthUser, renewedHash: string): Promise<void> {
  await db
    .update(authUsers)
    .set({ passwordHash: renewedHash })
    .where(and(eq(authUsers.id, id), eq(authUsers.passwordHash, passwordHash ?? "")));
}

function refuseUnconfirmed(user: AuthUser, credentials: Credentials): void {
  if ("email" in credentials && !user.emailConfirmedAt) throw new AuthRefusal("email_not_confirmed");
  if ("phone" in credentials && !user.phoneConfirmedAt) throw new AuthRefusal("phone_not_confirmed");
}

/** Adds a note to the token response when the right password is weaker than today's rules allow. */
function withWeakness({ settings }: AuthServices, issued: IssuedTokens, password: string): IssuedTokens {
  const weakness = findWeakness(settings, password, issued.response.user.email);
  if (!weakness) return issued;
  return { ...issued, response: { ...issued.response, weak_password: { message: weakness.text, reasons: weakness.reasons } } };
}
