import { eq, sql } from "drizzle-orm";
import { authFactors, authIdentities, authSessions, authUsers, type AmrEntry } from "#db/auth-schema.server.ts";
import type { Database } from "#db/connect.server.ts";
import { prepared } from "#db/prepared.ts";
import { isBanned, type AuthSession, type Device } from "./sessions.ts";
import { joinUserView, ownPartsOrder, viewColumns, type UserView } from "./user-view.ts";

interface OpenedSession {
  session: AuthSession;
  user: UserView;
  isBanned: boolean;
  /** The account was deleted or its password changed after it was looked up. */
  isOutdated: boolean;
}

export interface Opening {
  amr: AmrEntry;
  device: Device;
  /** The end of the session that an identity provider demands. */
  notAfter?: Date | null;
  /** Of the password that was right. */
  passwordHash?: string | null;
  /** See the column. */
  opensNothing?: boolean;
}

/**
 * Inserts a new session and notes the time of the sign-in, in one statement. In a transaction, though it is one: a database that stood
 * still does what it is told when it goes on, and a session that was given up meanwhile would be nobody's.
 */
export async function openSession(
  db: Database,
  userId: string,
  { amr, device, notAfter = null, passwordHash = null, opensNothing = false }: Opening,
): Promise<OpenedSession> {
  const rows = await db.transaction(
    async (tx) => await sessionOpening(tx).execute({ userId, amr: [amr], notAfter, passwordHash, opensNothing, ...device }),
  );
  const [row] = rows;
  if (!row) throw new Error("the inserted session was not returned");
  return { ...row, user: joinUserView(row.user, rows) };
}

const isOutdated = sql<boolean>`coalesce(
  ${authUsers.deletedAt} is not null or coalesce(${authUsers.passwordHash}, '') <> ${sql.placeholder("passwordHash")}, false)`;

const sessionOpening = prepared((db) => {
  const opened = db.$with("opened").as(
    db
      .insert(authSessions)
      .values({
        userId: sql.placeholder("userId"),
        amr: sql.placeholder("amr"),
        notAfter: sql`${sql.placeholder("notAfter")}`,
        opensNothing: sql`${sql.placeholder("opensNothing")}`,
        userAgent: sql.placeholder("userAgent"),
        ip: sql.placeholder("ip"),
      })
      .returning(),
  );
  const noted = db.$with("noted").as(
    db
      .update(authUsers)
      .set({ lastSignInAt: sql`now()` })
      .where(eq(authUsers.id, sql.placeholder("userId")))
      .returning({ ...viewColumns.user, isBanned: isBanned.as("is_banned"), isOutdated: isOutdated.as("is_outdated") }),
  );
  const { isBanned: wasBanned, isOutdated: wasOutdated, ...user } = noted._.selectedFields;
  return db
    .with(opened, noted)
    .select({
      session: opened._.selectedFields,
      user,
      identity: viewColumns.identity,
      factor: viewColumns.factor,
      isBanned: wasBanned,
      isOutdated: wasOutdated,
    })
    .from(opened)
    .innerJoin(noted, eq(noted.id, opened.userId))
    .leftJoin(authIdentities, eq(authIdentities.userId, noted.id))
    .leftJoin(authFactors, eq(authFactors.userId, noted.id))
    .orderBy(...ownPartsOrder)
    .prepare("session_opening");
});
