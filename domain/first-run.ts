import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Database } from "#db/connect.server.ts";
import { serverSecrets } from "#db/schema.server.ts";

type SecretName = "guest_cookie" | "refresh_tokens" | "digests";

/** A key that the server signs with: made once for all replicas, whichever of them comes first. */
export async function getServerSecret(db: Database, name: SecretName): Promise<string> {
  await db.insert(serverSecrets).values({ name, value: randomBytes(32).toString("base64url") }).onConflictDoNothing();
  const [secret] = await db.select({ value: serverSecrets.value }).from(serverSecrets).where(eq(serverSecrets.name, name));
  if (!secret) throw new Error("a secret was stored and is not there");
  return secret.value;
}
