import type { Locale } from "#shared/locales/locale.ts";
import { ageSession, isFresh, isRecovery, type Owner } from "./fresh-proof.ts";
import { notifyOwner } from "./notices.ts";
import { clearOneTimeTokens } from "./one-time-tokens.ts";
import { unlockAccounts } from "./password-guesses.ts";
import { checkPassword, hashPassword } from "./passwords.ts";
import { AuthRefusal } from "./refusal.ts";
import { endSessions, type AuthUser } from "./sessions.ts";
import type { AuthServices } from "./settings.ts";
import { updateUser } from "./users.ts";

/** Checks that the owner asks for the change, by a recovery or a fresh proof, and gives the hash of the new password. */
export async function authorisePasswordChange(
  services: AuthServices,
  owner: Owner,
  { password, nonce }: { password: string; nonce?: string | undefined },
): Promise<string> {
  if (!(await isRecovery(services, owner.session))) {
    // Whatever was given has been checked before.
    const isProved = services.settings.reauthentication === "always" ? Boolean(nonce) : await isFresh(services.db, owner.session.id);
    if (!isProved && !owner.user.isAnonymous) throw new AuthRefusal("reauthentication_needed", { text: "Password update" });
  }
  if (owner.user.passwordHash && (await checkPassword(owner.user.passwordHash, password)).isRight) throw new AuthRefusal("same_password");
  return await hashPassword(password);
}

/** Sets the new password, uses up a recovery, ends the other sessions, voids all one-time tokens, and informs the owner by mail. */
export async function changePassword(
  services: AuthServices,
  { user, session }: Owner,
  { passwordHash, locale }: { passwordHash: string; locale: Locale },
): Promise<AuthUser> {
  const changed = await updateUser(services.db, user.id, { passwordHash });
  if (await isRecovery(services, session)) await ageSession(services.db, session.id);
  await endSessions(services.db, session, "others");
  await clearOneTimeTokens(services.db, user.id);
  await unlockAccounts(services, [user.email, user.phone]);
  await notifyOwner(services, { user, locale }, { kind: "password_changed" });
  return changed;
}
