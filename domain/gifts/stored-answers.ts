import { createHash } from "node:crypto";
import { and, eq, lt, sql } from "drizzle-orm";
import type { Database } from "#db/connect.server.ts";
import { idempotencyKeys } from "#db/schema.server.ts";
import { Refusal } from "#shared/refusal.ts";
import type { Visitor } from "./quota.ts";

/** One request that may be sent again: who sends it, under which key, and a digest of what it says. */
export interface RepeatableRequest {
  visitorId: string;
  key: string;
  requestHash: string;
}

export type Claim =
  | { state: "new" }
  /** An earlier try was counted and then lost with its server. */
  | { state: "taken-over" }
  | { state: "answered"; answer: unknown };

const keptFor = sql`interval '24 hours'`;

/** What rate limits and stored answers are kept under. */
export function nameVisitor(visitor: Visitor): string {
  return visitor.kind === "member" ? nameMember(visitor.userId) : visitor.sessionId;
}

export function nameMember(userId: string): string {
  return `user ${userId}`;
}

/** A request under the key that its sender chose; two requests are the same when their JSON is. */
export function buildRepeatable(visitorId: string, key: string, request: unknown): RepeatableRequest {
  return { visitorId, key, requestHash: createHash("sha256").update(JSON.stringify(request)).digest("base64url") };
}

/**
 * Claims the key for this request: of two twins one gets `new`, the other is refused with `idempotency_key_in_use`.
 * Refuses another body under the same key with `idempotency_key_reused`. Run it in a transaction.
 */
export async function claimRequest(db: Database, request: RepeatableRequest, leaseSeconds: number): Promise<Claim> {
  const mine = and(eq(idempotencyKeys.visitorId, request.visitorId), eq(idempotencyKeys.key, request.key));
  const lease = sql`now() + make_interval(secs => ${leaseSeconds})`;
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

/** Keeps the answer for repeats of the request, as long as the claim itself. */
export async function storeAnswer(db: Database, { visitorId, key }: RepeatableRequest, answer: unknown): Promise<void> {
  await db
    .update(idempotencyKeys)
    .set({ answer, leaseExpiresAt: sql`now()` })
    .where(and(eq(idempotencyKeys.visitorId, visitorId), eq(idempotencyKeys.key, key)));
}

/** Lets the next try with this key begin at once, without counting again. */
export async function releaseClaim(db: Database, { visitorId, key }: RepeatableRequest): Promise<void> {
  await db
    .update(idempotencyKeys)
    .set({ leaseExpiresAt: sql`now()` })
    .where(and(eq(idempotencyKeys.visitorId, visitorId), eq(idempotencyKeys.key, key)));
}

/** Forgets the claim: the next try is a new request. */
export async function forgetClaim(db: Database, { visitorId, key }: RepeatableRequest): Promise<void> {
  await db.delete(idempotencyKeys).where(and(eq(idempotencyKeys.visitorId, visitorId), eq(idempotencyKeys.key, key)));
}
