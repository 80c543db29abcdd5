import { lt, sql } from "drizzle-orm";
import { authFlowStates, authOneTimeTokens, authSpentProofs, authUndoLinks } from "#db/auth-schema.server.ts";
import type { Database } from "#db/connect.server.ts";
import { sweepSentMessages } from "./count-messages.ts";
import { sweepFactors } from "./factors.ts";
import { sweepSigningKeys } from "./signing-keys.ts";

/** Deletes expired flows, tokens and proofs. Flows and tokens stay for another hour, so that late requests learn that they expired. */
export async function sweepAuth(db: Database): Promise<void> {
  await db.delete(authFlowStates).where(lt(authFlowStates.expiresAt, sql`now() - interval '1 hour'`));
  await db.delete(authOneTimeTokens).where(lt(authOneTimeTokens.expiresAt, sql`now() - interval '1 hour'`));
  await db.delete(authSpentProofs).where(lt(authSpentProofs.expiresAt, sql`now()`));
  await db.delete(authUndoLinks).where(lt(authUndoLinks.expiresAt, sql`now()`));
  await sweepSentMessages(db);
  await sweepFactors(db);
  await sweepSigningKeys(db);
}
