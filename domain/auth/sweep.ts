import { lt, sql } from "drizzle-orm";
import { authFlowStates, authOneTimeTokens, authSpentProofs } from "#db/auth-schema.server.ts";
import type { Database } from "#db/connect.server.ts";
import { sweepFactors } from "./factors.ts";

/** Removes what was made for one flow and is over. An hour later: until then whoever is late is told so. */
export async function sweepAuth(db: Database): Promise<void> {
  await db.delete(authFlowStates).where(lt(authFlowStates.expiresAt, sql`now() - interval '1 hour'`));
  await db.delete(authOneTimeTokens).where(lt(authOneTimeTokens.expiresAt, sql`now() - interval '1 hour'`));
  await db.delete(authSpentProofs).where(lt(authSpentProofs.expiresAt, sql`now()`));
  await sweepFactors(db);
}
