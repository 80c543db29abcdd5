import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Database } from "#db/connect.server.ts";
import { serverSecrets } from "#db/schema.server.ts";
import { unwrap, wrap, type WrappingKeys } from "#db/wrapping/wrap.ts";

export type SecretName = "guest_cookie" | "refresh_tokens" | "digests" | "saml_key";

/** Where secrets are kept, and what wraps them there. */
export interface SecretKeeper {
  db: Database;
  wrapping: WrappingKeys;
}

/** A secret of the server, shared by all replicas; the first call makes it. */
export async function getServerSecret(
  keeper: SecretKeeper,
  name: SecretName,
  make: () => Promise<string> = makeRandomText,
): Promise<string> {
  const known = await findSecret(keeper, name);
  if (known !== null) return known;
  const { db, wrapping } = keeper;
  const value = wrap(wrapping, { table: "server_secrets", id: name }, await make());
  await db.insert(serverSecrets).values({ name, value }).onConflictDoNothing();
  const stored = await findSecret(keeper, name);
  if (stored === null) throw new Error("a secret was stored and is not there");
  return stored;
}

async function findSecret({ db, wrapping }: SecretKeeper, name: SecretName): Promise<string | null> {
  const [secret] = await db.select({ value: serverSecrets.value }).from(serverSecrets).where(eq(serverSecrets.name, name));
  return secret ? unwrap(wrapping, { table: "server_secrets", id: name }, secret.value) : null;
}

async function makeRandomText(): Promise<string> {
  return randomBytes(32).toString("base64url");
}
