import { and, desc, eq, not, sql } from "drizzle-orm";
import { authSessions } from "#db/auth-schema.server.ts";
import { isFresh } from "#domain/auth/fresh-proof.ts";
import { isOver } from "#domain/auth/sessions.ts";
import type { AuthServices } from "#domain/auth/settings.ts";
import { isUuid } from "#domain/auth/uuid.ts";
import { Refusal } from "#shared/refusal.ts";
import { maskAddress } from "./mask-address.ts";

/** More would not be read, and signing out everywhere else ends the others, too. */
const mostShown = 50;

/** A live session, as its owner sees it. */
export interface SessionView {
  id: string;
  isCurrent: boolean;
  /** The browser's `User-Agent`. */
  userAgent: string | null;
  /** The network address without its last part. */
  place: string | null;
  signedInAt: string;
  lastActiveAt: string;
}

/** The current session first, then the others, last active first; at most 50. */
export async function listSessions(
  { db, sessions }: AuthServices,
  { userId, session }: { userId: string; session: { id: string } },
): Promise<SessionView[]> {
  const lastActiveAt = sql<Date>`coalesce(${authSessions.refreshedAt}, ${authSessions.createdAt})`.mapWith(authSessions.createdAt);
  const isCurrent = sql<boolean>`${authSessions.id} = ${session.id}`;
  const rows = await db
    .select({
      id: authSessions.id,
      isCurrent,
      userAgent: authSessions.userAgent,
      ip: authSessions.ip,
      signedInAt: authSessions.createdAt,
      lastActiveAt,
    })
    .from(authSessions)
    .where(and(eq(authSessions.userId, userId), not(isOver(sessions))))
    .orderBy(desc(isCurrent), desc(lastActiveAt), desc(authSessions.id))
    .limit(mostShown);
  return rows.map(({ ip, ...row }) => ({
    ...row,
    place: ip === null ? null : maskAddress(ip),
    signedInAt: row.signedInAt.toISOString(),
    lastActiveAt: row.lastActiveAt.toISOString(),
  }));
}

/**
 * Ends one of the user's sessions; its access token fails from the next request on. Refuses with `not_found`, for another user's
 * session, too, and with `proof_needed` to end another session than that of the request without a fresh proof.
 */
export async function endOwnSession(
  { db }: AuthServices,
  { userId, session }: { userId: string; session: { id: string } },
  id: string,
): Promise<void> {
  if (!isUuid(id)) throw new Refusal("not_found");
  if (id !== session.id && !(await isFresh(db, session.id))) throw new Refusal("proof_needed");
  const ended = await db
    .delete(authSessions)
    .where(and(eq(authSessions.id, id), eq(authSessions.userId, userId)))
    .returning({ id: authSessions.id });
  if (ended.length === 0) throw new Refusal("not_found");
}
