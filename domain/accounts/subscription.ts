import { eq } from "drizzle-orm";
import type { Database } from "#db/connect.server.ts";
import { subscriptions, users, type subscriptionStatuses } from "#db/schema.server.ts";

export type Plan = (typeof subscriptionStatuses)[number];

export interface Subscription {
  plan: Plan;
  /** Both are `null` for a member whose plan was never changed. */
  since: Date | null;
  updatedAt: Date | null;
}

/** A member's plan; without a subscription row, and for an unknown member, the free one. */
export async function getMemberSubscription(db: Database, userId: string): Promise<Subscription> {
  const [row] = await db
    .select({ plan: users.subscriptionStatus, since: subscriptions.createdAt, updatedAt: subscriptions.updatedAt })
    .from(users)
    .leftJoin(subscriptions, eq(subscriptions.userId, users.id))
    .where(eq(users.id, userId));
  return row ?? { plan: "free", since: null, updatedAt: null };
}
