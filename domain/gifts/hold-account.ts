import { eq } from "drizzle-orm";
import type { Database } from "#db/connect.server.ts";
import { users } from "#db/schema.server.ts";

/**
 * Holds a member's account until the transaction ends: neither a deletion nor another save of the same member comes
 * between. False when the account is gone, so that nothing of it is made anew.
 */
export async function holdAccount(db: Database, userId: string): Promise<boolean> {
  const held = await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("no key update");
  return held.length > 0;
}
