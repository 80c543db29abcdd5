import { createHash } from "node:crypto";
import { and, eq, isNull, lt, sql } from "drizzle-orm";
import type { Database } from "#db/connect.server.ts";
import { secondsFromNow } from "#db/database-time.ts";
import { idempotencyKeys } from "#db/schema.server.ts";
import { Refusal } from "#shared/refusal.ts";

/** A request with an idempotency key, which may be sent again. */
export interface RepeatableRequest {
  visitorId: string;
  key: string;
  requestHash: string;
}

export type Claim =
  | { state: "new" }
  /** An earlier attempt was counted and then lost, for example with its server. */
  | { state: "taken-over" }
  | { state: "answered"; answer: unknown };

/** How long a claim outlives its server. */
const leaseSeconds = 4;
const renewEveryMs = 1_000;
const keptFor = sql`interval '24 hours'`;

/** Describes a request with its idempotency key. Two requests are the same when their JSON is. */
export function buildRepeatable(visitorId: string, key: string, request: unknown): RepeatableRequest {
  return { visitorId, key, requestHash: createHash("sha256").update(JSON.stringify(request)).digest("base64url") };
}

/**
 * Claims the key for this request. Of two concurrent requests one gets `new`, and the other is refused with
 * `idempotency_key_in_use`. Refuses another body with the same key with `idempotency_key_reused`. Run it in a transaction.
 */
export async function claimRequest(db: Database, request: RepeatableRequest): Promise<Claim> {
  const mine = and(eq(idempotencyKeys.visitorId, request.visitorId), eq(idempotencyKeys.key, request.key));
  const lease = secondsFromNow(leaseSeconds);
  await db.delete(idempotencyKeys).where(and(mine, lt(idempotencyKeys.expiresAt, sql`now()`)));
  const claimed = await db
    .insert(idempotencyKeys)
    .values({ ...request, leaseExpiresAt: lease, expiresAt: sql`now() + ${keptFor}` })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  if (claimed.length > 0) return { state: "new" };

  const [first] = await db
    .select({
      hash: idempotencyKeys.requestHash,
      answer: idempotencyKeys.answer,
      atWork: sql<boolean>`${idempotencyKeys.leaseExpiresAt} > now()`,
    })
    .from(idempotencyKeys)
    .where(mine)
    .for("update");
  if (first?.hash !== request.requestHash) throw new Refusal("idempotency_key_reused");
  if (first.answer !== null) return { state: "answered", answer: first.answer };
  if (first.atWork) throw new Refusal("idempotency_key_in_use", { retryAfterSeconds: 2 });
  await db.update(idempotencyKeys).set({ leaseExpiresAt: lease }).where(mine);
  return { state: "taken-over" };
}

/** Keeps the claim from running out while its request is at work; ends with this process, or by the function that it gives. */
export function keepClaim(db: Database, { visitorId, key }: RepeatableRequest): () => void {
  const renew = async () => {
    await db
      .update(idempotencyKeys)
      .set({ leaseExpiresAt: secondsFromNow(leaseSeconds) })
      .where(and(eq(idempotencyKeys.visitorId, visitorId), eq(idempotencyKeys.key, key), isNull(idempotencyKeys.answer)));
  };
  // While the database is away nobody can take the claim over, either.
  const timer = setInterval(() => void renew().catch(() => undefined), renewEveryMs).unref();
  return () => clearInterval(timer);
}

/**
 * Stores the answer for repeats of the request, for as long as the claim lasts. Refuses with `idempotency_key_in_use` when a repeat
 * took the claim over and was answered already: what is saved with this answer has to be undone.
 */
export async function storeAnswer(db: Database, { visitorId, key }: RepeatableRequest, answer: unknown): Promise<void> {
  const stored = await db
    .update(idempotencyKeys)
    .set({ answer, leaseExpiresAt: sql`now()` })
    .where(and(eq(idempotencyKeys.visitorId, visitorId), eq(idempotencyKeys.key, key), isNull(idempotencyKeys.answer)))
    .returning({ key: idempotencyKeys.key });
  if (stored.length === 0) throw new Refusal("idempotency_key_in_use", { retryAfterSeconds: 2 });
}

/** Lets the next request with this key begin at once, without being counted again. */
export async function releaseClaim(db: Database, { visitorId, key }: RepeatableRequest): Promise<void> {
  await db
    .update(idempotencyKeys)
    .set({ leaseExpiresAt: sql`now()` })
    .where(and(eq(idempotencyKeys.visitorId, visitorId), eq(idempotencyKeys.key, key)));
}

/** Deletes the claim, so that the next request with this key is a new one. */
export async function forgetClaim(db: Database, { visitorId, key }: RepeatableRequest): Promise<void> {
  await db.delete(idempotencyKeys).where(and(eq(idempotencyKeys.visitorId, visitorId), eq(idempotencyKeys.key, key)));
}
