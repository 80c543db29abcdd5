import { and, eq, gt, ne, sql } from "drizzle-orm";
import { authFactors, authIdentities, authUndoLinks, authUsers, type AccountChange } from "#db/auth-schema.server.ts";
import type { Database } from "#db/connect.server.ts";
import type { Locale } from "#shared/locales/locale.ts";
import { noEmail, provedEmail, provedPhone } from "./address-proof.ts";
import { hashToken } from "./digests.ts";
import { clearOneTimeTokens } from "./one-time-tokens.ts";
import { AuthRefusal } from "./refusal.ts";
import { createLink } from "./send-tokens.ts";
import { endAllSessions, type AuthUser } from "./sessions.ts";
import { inTransaction, type AuthServices } from "./settings.ts";
import { getUserForChange, isTaken, saveOwnIdentity, updateUser } from "./users.ts";

/**
 * The owner says that somebody else has made a change: it is taken back where that is possible, everybody is signed out, the
 * password is void, and a mail leads to a new one. Refuses with `email_link_expired`.
 */
export async function undoChange(services: AuthServices, token: string, locale: Locale): Promise<string> {
  return await inTransaction(services, async (services) => {
    const { db } = services;
    const [link] = await db
      .delete(authUndoLinks)
      .where(and(eq(authUndoLinks.tokenHash, hashToken(token)), gt(authUndoLinks.expiresAt, sql`now()`)))
      .returning();
    if (!link) throw new AuthRefusal("email_link_expired");
    const restored = await takeBack(db, await getUserForChange(db, link.userId), link.change);
    const user = await updateUser(db, restored.id, { passwordHash: null, newEmail: null, newPhone: null });
    await endAllSessions(db, user.id);
    await clearOneTimeTokens(db, user.id);
    if (user.email) await mailRecovery(services, { id: user.id, email: user.email }, locale);
    return user.id;
  });
}

async function takeBack(db: Database, user: AuthUser, change: AccountChange): Promise<AuthUser> {
  switch (change.kind) {
    case "factor_added":
      await db.delete(authFactors).where(and(eq(authFactors.id, change.factorId), eq(authFactors.userId, user.id)));
      return user;
    case "identity_linked":
      await db
        .delete(authIdentities)
        .where(
          and(
            eq(authIdentities.userId, user.id),
            eq(authIdentities.provider, change.provider),
            eq(authIdentities.providerId, change.subject),
          ),
        );
      return user;
    case "phone_changed":
      return await restorePhone(db, user, change.before);
    case "email_changed":
      return await restoreEmail(db, user, change.before);
    case "factor_removed":
    case "identity_unlinked":
    case "password_changed":
    case "recovery_code_used":
    case "codes_guessed":
      return user;
  }
}

async function restorePhone(db: Database, user: AuthUser, before: string | null): Promise<AuthUser> {
  const isFree = before !== null && !(await isTaken(db, { phone: before }, user.id));
  await db.delete(authIdentities).where(and(eq(authIdentities.userId, user.id), eq(authIdentities.provider, "phone")));
  if (!isFree) return await updateUser(db, user.id, { phone: null, phoneConfirmedAt: null, ...provedPhone(null) });
  return await saveOwnIdentity(db, await updateUser(db, user.id, { phone: before, ...provedPhone("message") }), "phone");
}

/** The link was opened in the former mailbox, which proves that address; an account that only claims it has to give way. */
async function restoreEmail(db: Database, user: AuthUser, before: string): Promise<AuthUser> {
  const [claimant] = await db
    .select()
    .from(authUsers)
    .where(and(eq(authUsers.email, before), eq(authUsers.isSsoUser, false), ne(authUsers.id, user.id)));
  if (claimant?.emailProvedBy) return await updateUser(db, user.id, noEmail);
  if (claimant) await updateUser(db, claimant.id, noEmail);
  const restored = await updateUser(db, user.id, { email: before, emailConfirmedAt: sql`now()`, ...provedEmail("mail") });
  return await saveOwnIdentity(db, restored, "email");
}

// Not counted as other mails are: it is the answer to a link that works once.
async function mailRecovery(
  services: AuthServices,
  { id: userId, email: to }: { id: string; email: string },
  locale: Locale,
): Promise<void> {
  const redirectTo = `${services.settings.publicUrl}/auth/callback?type=recovery`;
  const { letter } = await createLink(
    services,
    { userId, purpose: "recovery", to, type: "recovery", method: "recovery" },
    { redirectTo, codeChallenge: null, locale },
  );
  await services.outbox.postMail(services.db, { kind: "recovery", to, locale, ...letter });
}
