import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Database } from "#db/connect.server.ts";
import { serverSecrets } from "#db/schema.server.ts";

const cookieSecretName = "guest_cookie";

/** The key that signs guest cookies: made once for all replicas, whichever of them comes first. */
export async function getCookieSecret(db: Database): Promise<string> {
  await db.insert(serverSecrets).values({ name: cookieSecretName, value: randomBytes(32).toString("base64url") }).onConflictDoNothing();
  const [secret] = await db.select({ value: serverSecrets.value }).from(serverSecrets).where(eq(serverSecrets.name, cookieSecretName));
  if (!secret) throw new Error("the cookie secret was stored and is not there");
  return secret.value;
}
