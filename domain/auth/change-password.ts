import { eq, sql } from "drizzle-orm";
import { authSessions } from "#db/auth-schema.server.ts";
import type { Locale } from "#shared/locales/locale.ts";
import { clearOneTimeTokens } from "./one-time-tokens.ts";
import { allowGuess, countWrongGuess, unlockAccounts } from "./password-guesses.ts";
import { checkPassword, hashPassword } from "./passwords.ts";
import { isNonceRight } from "./reauthenticate.ts";
import { AuthRefusal } from "./refusal.ts";
import { endSessions, type AuthSession, type AuthUser, type Device } from "./sessions.ts";
import type { AuthServices } from "./settings.ts";
import { updateUser } from "./users.ts";

const recoveryMethods = ["otp", "magiclink", "recovery"];
const recently = "24 hours";

interface Owner {
  user: AuthUser;
  session: AuthSession;
  device: Device;
}

interface Asked {
  user: AuthUser;
  clientAddress: string;
}

/** Checks that the owner asks for the change (by recent sign-in, current password or mailed code) and gives the hash of the new password. */
export async function authorisePasswordChange(
  services: AuthServices,
  owner: Owner,
  { password, currentPassword, nonce }: { password: string; currentPassword?: string | undefined; nonce?: string | undefined },
): Promise<string> {
  if (!isRecovery(owner.session)) await askForProof(services, owner, { currentPassword, nonce });
  if (owner.user.passwordHash && (await checkPassword(owner.user.passwordHash, password)).isRight) throw new AuthRefusal("same_password");
  return await hashPassword(password);
}

async function askForProof(
  services: AuthServices,
  owner: Owner,
  { currentPassword, nonce }: { currentPassword?: string | undefined; nonce?: string | undefined },
): Promise<void> {
  const isAlwaysAsked = services.settings.reauthentication === "always";
  if (currentPassword !== undefined) {
    const clientAddress = owner.device.ip ?? "unknown";
    await checkCurrentPassword(services, { user: owner.user, clientAddress }, currentPassword);
  }
  if (!isAlwaysAsked && (currentPassword !== undefined || (await isRecent(services, owner.session)))) return;
  if (!nonce) throw new AuthRefusal("reauthentication_needed");
  if (!(await isNonceRight(services, owner.user, nonce))) throw new AuthRefusal("reauthentication_not_valid");
}

/** Checks the current password. Wrong ones are counted, so that a stolen session cannot be used to guess it. */
export async function checkCurrentPassword(services: AuthServices, { user, clientAddress }: Asked, currentPassword: string): Promise<void> {
  const guess = { account: user.email ?? user.phone ?? user.id, clientAddress };
  await allowGuess(services, guess);
  const { isRight } = await checkPassword(user.passwordHash, currentPassword);
  if (isRight) return;
  await countWrongGuess(services, guess);
  throw new AuthRefusal("current_password_invalid");
}

function isRecovery({ amr }: AuthSession): boolean {
  return amr.some(({ method }) => recoveryMethods.includes(method));
}

async function isRecent({ db }: AuthServices, { id }: AuthSession): Promise<boolean> {
  const [row] = await db
    .select({ isRecent: sql<boolean>`${authSessions.createdAt} > now() - ${recently}::interval` })
    .from(authSessions)
    .where(eq(authSessions.id, id));
  return row?.isRecent ?? false;
}

/** Sets the new password, ends the other sessions, voids all one-time tokens, and informs the owner by mail. */
export async function changePassword(
  services: AuthServices,
  { user, session }: { user: AuthUser; session: AuthSession },
  { passwordHash, locale }: { passwordHash: string; locale: Locale },
): Promise<AuthUser> {
  const changed = await updateUser(services.db, user.id, { passwordHash });
  await endSessions(services.db, session, "others");
  await clearOneTimeTokens(services.db, user.id);
  await unlockAccounts(services, [user.email, user.phone]);
  if (user.email && user.emailConfirmedAt)
    await services.outbox.postMail(services.db, { kind: "password_changed", to: user.email, locale });
  return changed;
}
