import { and, eq, getTableColumns, isNull, ne, not, sql, type Placeholder } from "drizzle-orm";
import { authSessions, authUsers, type AmrEntry } from "#db/auth-schema.server.ts";
import type { Database } from "#db/connect.server.ts";
import { prepared } from "#db/prepared.ts";
import { parseRefreshToken } from "./refresh-token.ts";
import { AuthRefusal } from "./refusal.ts";

export type AuthUser = typeof authUsers.$inferSelect;
export type AuthSession = typeof authSessions.$inferSelect;

export interface SessionSettings {
  /** Signs refresh tokens; shared by all replicas. */
  refreshTokenKey: string;
  /** From sign-in. */
  lifeSeconds: number;
  /** From the last refresh. */
  idleSeconds: number;
  /** How long an older ancestor than the direct parent of the live token still gives the live one. */
  reuseIntervalSeconds: number;
}

type SessionLife = Pick<SessionSettings, "lifeSeconds" | "idleSeconds">;

export interface Device {
  userAgent: string | null;
  ip: string | null;
}

/** A new session, with a new id at every sign-in. */
export async function openSession(
  db: Database,
  userId: string,
  { amr, device, notAfter = null }: { amr: AmrEntry; device: Device; notAfter?: Date | null },
): Promise<AuthSession> {
  const [session] = await db
    .insert(authSessions)
    .values({ userId, amr: [amr], notAfter, ...device })
    .returning();
  if (!session) throw new Error("an inserted session is returned");
  await db
    .update(authUsers)
    .set({ lastSignInAt: sql`now()` })
    .where(eq(authUsers.id, userId));
  return session;
}

/**
 * Exchanges a refresh token for the next one of its session (protocol, section 4.2). However many replicas refresh at
 * once, there is one successor: the session's row is locked. A reuse past the interval ends the session, for good,
 * although the answer is a refusal: so it runs its own transaction and must not be run inside another.
 */
export async function refreshSession(
  db: Database,
  token: string,
  { device, ...settings }: SessionSettings & { device: Device },
): Promise<{ session: AuthSession; user: AuthUser }> {
  const parsed = parseRefreshToken(token, settings.refreshTokenKey);
  if (parsed === "malformed") throw new AuthRefusal("refresh_token_malformed");
  if (!parsed) throw new AuthRefusal("refresh_token_not_found");
  const rotated = await rotateLive(db, parsed, { device, settings });
  if (rotated) return rotated;
  const outcome = await db.transaction(async (tx) => {
    const [row] = await tx
      .select({ session: authSessions, user: authUsers, isOver: isOver(settings), isBanned, isFresh: isFresh(settings) })
      .from(authSessions)
      .innerJoin(authUsers, eq(authUsers.id, authSessions.userId))
      .where(eq(authSessions.id, parsed.sessionId))
      .for("update", { of: authSessions });
    if (!row || row.user.deletedAt || parsed.counter > row.session.refreshCounter) return "refresh_token_not_found";
    if (row.isBanned) return "refresh_token_user_banned";
    if (row.isOver) return "refresh_token_session_expired";
    switch (judge(parsed.counter, row.session, row.isFresh)) {
      case "answer again":
        return { session: row.session, user: row.user };
      case "end":
        await tx.delete(authSessions).where(eq(authSessions.id, row.session.id));
        return "refresh_token_already_used";
      case "rotate":
        return { session: await rotate(tx, row.session.id, device), user: row.user };
    }
  });
  if (typeof outcome === "string") throw new AuthRefusal(outcome);
  return outcome;
}

/** The usual refresh in one statement: the live token of a living session. Everything else is looked at with the row locked. */
async function rotateLive(
  db: Database,
  { sessionId, counter }: { sessionId: string; counter: number },
  { device, settings }: { device: Device; settings: SessionLife },
): Promise<{ session: AuthSession; user: AuthUser } | null> {
  const { lifeSeconds, idleSeconds } = settings;
  const [row] = await liveRotation(db).execute({ sessionId, counter, lifeSeconds, idleSeconds, ...device });
  return row ?? null;
}

const liveRotation = prepared((db) =>
  db
    .update(authSessions)
    .set({
      refreshCounter: sql`${authSessions.refreshCounter} + 1`,
      refreshedAt: sql`now()`,
      userAgent: sql`${sql.placeholder("userAgent")}`,
      ip: sql`${sql.placeholder("ip")}`,
    })
    .from(authUsers)
    .where(
      and(
        eq(authSessions.id, sql.placeholder("sessionId")),
        eq(authSessions.refreshCounter, sql.placeholder("counter")),
        eq(authUsers.id, authSessions.userId),
        isNull(authUsers.deletedAt),
        not(isBanned),
        not(isOver({ lifeSeconds: sql.placeholder("lifeSeconds"), idleSeconds: sql.placeholder("idleSeconds") })),
      ),
    )
    .returning({ session: getTableColumns(authSessions), user: getTableColumns(authUsers) })
    .prepare("live_rotation"),
);

/** The direct parent of the live token was lost on its way home; anything older is a copy in other hands, after a while. */
function judge(counter: number, { refreshCounter, refreshFloor }: AuthSession, isFresh: boolean): "rotate" | "answer again" | "end" {
  if (counter === refreshCounter) return "rotate";
  const isParent = counter === refreshCounter - 1;
  return counter >= refreshFloor && (isParent || isFresh) ? "answer again" : "end";
}

async function rotate(db: Database, id: string, device: Device): Promise<AuthSession> {
  const [session] = await db
    .update(authSessions)
    .set({ refreshCounter: sql`${authSessions.refreshCounter} + 1`, refreshedAt: sql`now()`, ...device })
    .where(eq(authSessions.id, id))
    .returning();
  if (!session) throw new Error("a locked session is still there");
  return session;
}

/** The living session behind an access token, with its user. Refuses with the protocol's reasons (its section 2.3). */
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

/** Their access tokens fail from the next request on. */
export async function endAllSessions(db: Database, userId: string): Promise<void> {
  await db.delete(authSessions).where(eq(authSessions.userId, userId));
}

/** Whether the user may sign in just now, by the database's clock. */
export const isBanned = sql<boolean>`coalesce(${authUsers.bannedUntil} > now(), false)`;

/** By the database's clock; an unknown user is not banned. */
export async function isUserBanned(db: Database, userId: string): Promise<boolean> {
  const [row] = await db.select({ isBanned }).from(authUsers).where(eq(authUsers.id, userId));
  return row?.isBanned ?? false;
}

function isFresh({ reuseIntervalSeconds }: SessionSettings) {
  return sql<boolean>`coalesce(${authSessions.refreshedAt}, ${authSessions.createdAt}) > now() - make_interval(secs => ${reuseIntervalSeconds})`;
}

export function isOver({ lifeSeconds, idleSeconds }: Record<keyof SessionLife, number | Placeholder>) {
  return sql<boolean>`(coalesce(${authSessions.notAfter} < now(), false)
    or ${authSessions.createdAt} < now() - make_interval(secs => ${lifeSeconds})
    or coalesce(${authSessions.refreshedAt}, ${authSessions.createdAt}) < now() - make_interval(secs => ${idleSeconds}))`;
}
