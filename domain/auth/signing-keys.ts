import { asc, eq, not, sql } from "drizzle-orm";
import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from "jose";
import { authSigningKeys } from "#db/auth-schema.server.ts";
import type { Database } from "#db/connect.server.ts";
import { unwrap, wrap, type Place, type WrappingKeys } from "#db/wrapping/wrap.ts";

const keysHeldForMs = 60 * 1000;
/** The longest life of a token, and ten minutes more. */
const stillAccepted = sql`(${authSigningKeys.retiredAt} is null or ${authSigningKeys.retiredAt} > now() - interval '70 minutes')`;

export interface SigningKeys {
  current: { kid: string; privateJwk: JWK };
  /** Public keys of all tokens that may still be valid, and the next key. */
  public: JWK[];
}

/** The keys that all replicas share; made by the first replica on an empty database. */
export async function getSigningKeys(db: Database, wrapping: WrappingKeys): Promise<SigningKeys> {
  const found = await listKeys(db, wrapping);
  return found ?? (await makeFirstKey(db, wrapping));
}

/** Caches the keys for a minute, so that a rotation reaches every replica well within its ten minutes. */
export function createKeyring(db: Database, wrapping: WrappingKeys, now: () => number = Date.now): () => Promise<SigningKeys> {
  let held: { keys: SigningKeys; readAt: number } | null = null;
  return async () => {
    if (held && now() - held.readAt < keysHeldForMs) return held.keys;
    held = { keys: await getSigningKeys(db, wrapping), readAt: now() };
    return held.keys;
  };
}

async function makeFirstKey(db: Database, wrapping: WrappingKeys): Promise<SigningKeys> {
  const key = await makeKey(wrapping);
  // Of several replicas one wins, by the unique index on the current key.
  await db
    .insert(authSigningKeys)
    .values({ ...key, status: "current" })
    .onConflictDoNothing();
  const keys = await listKeys(db, wrapping);
  if (!keys) throw new Error("a signing key was stored and is not there");
  return keys;
}

/**
 * One step of a key rotation: publishes a next key; or, once that has been published for ten minutes (the cache lifetime of
 * the key list), signs with it and retires the old key, which is accepted until the last of its tokens has expired.
 */
export async function rotateSigningKeys(db: Database, wrapping: WrappingKeys): Promise<"published" | "switched" | "waiting"> {
  const key = await makeKey(wrapping);
  return await db.transaction(async (tx) => {
    const [next] = await tx
      .select({ kid: authSigningKeys.kid, isKnown: sql<boolean>`${authSigningKeys.createdAt} < now() - interval '10 minutes'` })
      .from(authSigningKeys)
      .where(eq(authSigningKeys.status, "next"))
      .for("update");
    if (!next) {
      await tx.insert(authSigningKeys).values({ ...key, status: "next" });
      return "published";
    }
    if (!next.isKnown) return "waiting";
    await tx
      .update(authSigningKeys)
      .set({ status: "retired", retiredAt: sql`now()` })
      .where(eq(authSigningKeys.status, "current"));
    await tx.update(authSigningKeys).set({ status: "current" }).where(eq(authSigningKeys.kid, next.kid));
    return "switched";
  });
}

/** Deletes keys whose last tokens have expired. */
export async function sweepSigningKeys(db: Database): Promise<void> {
  await db.delete(authSigningKeys).where(not(stillAccepted));
}

async function listKeys(db: Database, wrapping: WrappingKeys): Promise<SigningKeys | null> {
  const rows = await db.select().from(authSigningKeys).where(stillAccepted).orderBy(asc(authSigningKeys.createdAt));
  const current = rows.find(({ status }) => status === "current");
  if (!current) return null;
  const privateJwk: JWK = JSON.parse(unwrap(wrapping, placeOf(current.kid), current.privateJwk));
  return { current: { kid: current.kid, privateJwk }, public: rows.map(({ publicJwk }) => publicJwk) };
}

async function makeKey(wrapping: WrappingKeys): Promise<Pick<typeof authSigningKeys.$inferInsert, "kid" | "privateJwk" | "publicJwk">> {
  const pair = await generateKeyPair("ES256", { extractable: true });
  const publicPart = await exportJWK(pair.publicKey);
  const kid = await calculateJwkThumbprint(publicPart);
  const privateJwk = { ...(await exportJWK(pair.privateKey)), kid, alg: "ES256" };
  return {
    kid,
    privateJwk: wrap(wrapping, placeOf(kid), JSON.stringify(privateJwk)),
    publicJwk: { ...publicPart, kid, alg: "ES256", use: "sig", key_ops: ["verify"] },
  };
}

function placeOf(kid: string): Place {
  return { table: "auth_signing_keys", id: kid };
}
