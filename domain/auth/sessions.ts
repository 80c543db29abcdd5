import { and, eq, ne, sql, type Placeholder } from "drizzle-orm";
import { authSessions, authUsers } from "#db/auth-schema.server.ts";
import type { Database } from "#db/connect.server.ts";
import { prepared } from "#db/prepared.ts";
import { AuthRefusal } from "./refusal.ts";

export type AuthUser = typeof authUsers.$inferSelect;
export type AuthSession = typeof authSessions.$inferSelect;

export interface SessionSettings {
  /** Signs refresh tokens; shared by all replicas. */
  refreshTokenKey: string;
  /** Counted from the sign-in. */
  lifeSeconds: number;
  /** Counted from the last refresh. */
  idleSeconds: number;
  /** How long after a refresh tokens older than the direct parent still give the live token. */
  reuseIntervalSeconds: number;
}

export type SessionLife = Pick<SessionSettings, "lifeSeconds" | "idleSeconds">;

export interface Device {
  userAgent: string | null;
  ip: string | null;
}

/** The live session of an access token, with its user. Refuses with the reasons of the protocol's section 2.3. */
export async function getLiveSession(
  db: Database,
  { userId, sessionId }: { userId: string; sessionId: string | null },
  settings: SessionSettings,
): Promise<{ session: AuthSession; user: AuthUser }> {
  const { lifeSeconds, idleSeconds } = settings;
  const [row] = await sessionOfUser(db).execute({ userId, sessionId, lifeSeconds, idleSeconds });
  if (!row || row.user.deletedAt) throw new AuthRefusal("user_not_found");
  if (!row.session || row.isOver) throw new AuthRefusal("session_not_found");
  if (row.isBanned) throw new AuthRefusal("user_banned");
  return { session: row.session, user: row.user };
}

const sessionOfUser = prepared((db) =>
  db
    .select({
      user: authUsers,
      session: authSessions,
      isBanned,
      isOver: isOver({ lifeSeconds: sql.placeholder("lifeSeconds"), idleSeconds: sql.placeholder("idleSeconds") }),
    })
    .from(authUsers)
    .leftJoin(authSessions, and(eq(authSessions.userId, authUsers.id), eq(authSessions.id, sql.placeholder("sessionId"))))
    .where(eq(authUsers.id, sql.placeholder("userId")))
    .prepare("session_of_user"),
);

const signOutScopes = ["global", "local", "others"] as const;
export type SignOutScope = (typeof signOutScopes)[number];

export function isSignOutScope(text: string): text is SignOutScope {
  return signOutScopes.some((scope) => scope === text);
}

/** Ends sessions; their access tokens fail from the next request on. */
export async function endSessions(db: Database, { userId, id }: Pick<AuthSession, "userId" | "id">, scope: SignOutScope): Promise<void> {
  const which = {
    global: eq(authSessions.userId, userId),
    local: eq(authSessions.id, id),
    others: and(eq(authSessions.userId, userId), ne(authSessions.id, id)),
  } satisfies Record<SignOutScope, unknown>;
  await db.delete(authSessions).where(which[scope]);
}

/** Ends all sessions of a user; their access tokens fail from the next request on. */
export async function endAllSessions(db: Database, userId: string): Promise<void> {
  await db.delete(authSessions).where(eq(authSessions.userId, userId));
}

/** Whether the user is banned now, by the database's clock. */
export const isBanned = sql<boolean>`coalesce(${authUsers.bannedUntil} > now(), false)`;

/** Whether the user is banned now, by the database's clock; false for an unknown user. */
export async function isUserBanned(db: Database, userId: string): Promise<boolean> {
  const [row] = await db.select({ isBanned }).from(authUsers).where(eq(authUsers.id, userId));
  return row?.isBanned ?? false;
}

export function isOver({ lifeSeconds, idleSeconds }: Record<keyof SessionLife, number | Placeholder>) {
  return sql<boolean>`(coalesce(${authSessions.notAfter} < now(), false)
    or ${authSessions.createdAt} < now() - make_interval(secs => ${lifeSeconds})
    or coalesce(${authSessions.refreshedAt}, ${authSessions.createdAt}) < now() - make_interval(secs => ${idleSeconds}))`;
}
