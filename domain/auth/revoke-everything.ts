import { inArray } from "drizzle-orm";
import {
  authFlowStates,
  authOneTimeTokens,
  authRecoveryCodes,
  authSessions,
  authSigningKeys,
  authUndoLinks,
} from "#db/auth-schema.server.ts";
import type { Database } from "#db/connect.server.ts";
import { serverSecrets } from "#db/schema.server.ts";
import type { SecretName } from "./server-secrets.ts";

/** All that is not a lock of its own: the row by which the key outside the database is known stays. */
const revoked = ["refresh_tokens", "digests", "guest_cookie", "saml_key"] as const satisfies readonly SecretName[];

/**
 * Ends all sessions and voids every token, link and code that was ever issued, with the keys that made them; the next start makes new
 * keys. Only for a product that is stopped: a running one has the keys in memory. Gives the number of sessions that ended.
 */
export async function revokeEverything(db: Database): Promise<number> {
  return await db.transaction(async (tx) => {
    await tx.delete(authSigningKeys);
    await tx.delete(serverSecrets).where(inArray(serverSecrets.name, revoked));
    await tx.delete(authFlowStates);
    await tx.delete(authOneTimeTokens);
    await tx.delete(authUndoLinks);
    // Their digests were made with a key that is gone.
    await tx.delete(authRecoveryCodes);
    return (await tx.delete(authSessions).returning({ id: authSessions.id })).length;
  });
}
