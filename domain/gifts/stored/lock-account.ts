import { eq } from "drizzle-orm";
import type { Database } from "#db/connect.server.ts";
import { users } from "#db/schema.server.ts";

/**
 * Locks a member's account until the transaction ends, against its deletion and against concurrent saves. False when the
 * account is gone: then nothing may be saved for it.
 */
export async function lockAccount(db: Database, userId: string): Promise<boolean> {
  const held = await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("no key update");
  return held.length > 0;
}
