import { eq, sql } from "drizzle-orm";
import { authUsers } from "#db/auth-schema.server.ts";
import type { Database } from "#db/connect.server.ts";
import { adminUsers, users } from "#db/schema.server.ts";
import type { Locale } from "#shared/locales/locale.ts";
import { Refusal } from "#shared/refusal.ts";

/** What a member's own pages show of the account. */
export interface Profile {
  id: string;
  email: string | null;
  name: string | null;
  plan: "free" | "premium";
  isAdmin: boolean;
  /** The member's choice; `null` while the language of each request decides. */
  language: Locale | null;
  createdAt: Date;
  hasPassword: boolean;
}

/** Refuses with `not_authenticated` when the account is gone. */
export async function getProfile(db: Database, userId: string): Promise<Profile> {
  const [profile] = await db
    .select({
      id: users.id,
      email: users.email,
      name: sql<string | null>`nullif(btrim(${authUsers.userMetadata}->>'full_name'), '')`,
      plan: users.subscriptionStatus,
      isAdmin: sql<boolean>`${adminUsers.id} is not null`,
      language: users.language,
      createdAt: users.createdAt,
      hasPassword: sql<boolean>`${authUsers.passwordHash} is not null`,
    })
    .from(users)
    .innerJoin(authUsers, eq(authUsers.id, users.id))
    .leftJoin(adminUsers, eq(adminUsers.id, users.id))
    .where(eq(users.id, userId));
  if (!profile) throw new Refusal("not_authenticated");
  return profile;
}

/** Sets the language of the member's mails. */
export async function chooseLanguage(db: Database, userId: string, language: Locale): Promise<Profile> {
  await db.update(users).set({ language }).where(eq(users.id, userId));
  return await getProfile(db, userId);
}
