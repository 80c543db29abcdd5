import { asc, eq } from "drizzle-orm";
import { authIdentities } from "#db/auth-schema.server.ts";
import { noPhone, provedEmail } from "./address-proof.ts";
import type { Locale } from "#shared/locales/locale.ts";
import { notifyOwner } from "./notices.ts";
import { clearOneTimeTokens } from "./one-time-tokens.ts";
import { AuthRefusal } from "./refusal.ts";
import type { AuthUser } from "./sessions.ts";
import { inTransaction, type AuthServices } from "./settings.ts";
import type { AuthIdentity } from "./user-view.ts";
import { getUserForChange, isTaken, updateUser } from "./users.ts";

/** Removes one of a user's identities, but not the last one (protocol, section 8). */
export async function unlinkIdentity(
  services: AuthServices,
  userId: string,
  { identityId, locale }: { identityId: string; locale: Locale },
): Promise<void> {
  await inTransaction(services, async (within) => {
    // Locks the user's row, so that two concurrent requests cannot remove the last two identities.
    const user = await getUserForChange(within.db, userId);
    const identities = await within.db
      .select()
      .from(authIdentities)
      .where(eq(authIdentities.userId, userId))
      .orderBy(asc(authIdentities.createdAt), asc(authIdentities.identityId));
    const leaving = identities.find((identity) => identity.identityId === identityId);
    if (identities.length <= 1) throw new AuthRefusal("single_identity_not_deletable");
    if (!leaving) throw new AuthRefusal("identity_not_found");
    await within.db.delete(authIdentities).where(eq(authIdentities.identityId, identityId));
    await notifyOwner(within, { user, locale }, { kind: "identity_unlinked" });
    await dropPhoneOrEmail(within, user, { leaving, remaining: identities.filter((identity) => identity !== leaving) });
  });
}

async function dropPhoneOrEmail(
  services: AuthServices,
  user: AuthUser,
  { leaving, remaining }: { leaving: AuthIdentity; remaining: readonly AuthIdentity[] },
): Promise<void> {
  if (leaving.provider === "phone") await updateUser(services.db, user.id, noPhone);
  else if (user.email && !remaining.some(({ email }) => email === user.email)) await switchToNextEmail(services, user, remaining);
}

async function switchToNextEmail({ db }: AuthServices, user: AuthUser, remaining: readonly AuthIdentity[]): Promise<void> {
  const next = pickNextEmail(remaining);
  await clearOneTimeTokens(db, user.id);
  if (next && (await isTaken(db, { email: next.email }, user.id))) throw new AuthRefusal("email_conflict_identity_not_deletable");
  await updateUser(db, user.id, {
    email: next?.email ?? null,
    newEmail: null,
    ...provedEmail(next?.isVerified ? "provider" : null),
    ...(!next?.isVerified && { emailConfirmedAt: null }),
  });
}

// Prefers a verified address, then the oldest identity. The identities are sorted by age.
function pickNextEmail(identities: readonly AuthIdentity[]): { email: string; isVerified: boolean } | null {
  const known = identities.flatMap(({ email, identityData }) =>
    email ? [{ email, isVerified: identityData["email_verified"] === true }] : [],
  );
  return known.find(({ isVerified }) => isVerified) ?? known[0] ?? null;
}
