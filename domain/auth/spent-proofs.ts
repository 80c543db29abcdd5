import { createHash } from "node:crypto";
import type { SQL } from "drizzle-orm";
import { authSpentProofs } from "#db/auth-schema.server.ts";
import type { Database } from "#db/connect.server.ts";

/** Notes that a proof which is good for one sign-in was used; `false` when it was before. `names` say which proof it is. */
export async function spendProof(db: Database, names: readonly string[], expiresAt: Date | SQL): Promise<boolean> {
  const digest = createHash("sha256").update(JSON.stringify(names)).digest("hex");
  const spent = await db.insert(authSpentProofs).values({ digest, expiresAt }).onConflictDoNothing().returning();
  return spent.length > 0;
}
