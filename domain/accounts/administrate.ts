import { asc, desc, eq, ilike, sql } from "drizzle-orm";
import { authUsers } from "#db/auth-schema.server.ts";
import type { Database } from "#db/connect.server.ts";
import { buildLikePattern } from "#db/like-pattern.ts";
import { adminUsers, subscriptions, users } from "#db/schema.server.ts";
import { provedEmail } from "#domain/auth/address-proof.ts";
import { normalizeEmail } from "#domain/auth/normalize-email.ts";
import { findUserByEmail, saveOwnIdentity, updateUser } from "#domain/auth/users.ts";
import { recordChange } from "#domain/changes/record-change.ts";
import type { AuditAction } from "#shared/answers/admin-audit.ts";
import { OperatorFault } from "#shared/operator-fault.ts";
import type { Plan } from "./subscription.ts";

// The operator's commands. Each returns a sentence that says what is true now, and throws an `OperatorFault` when no account has
// the address.

const mostListed = 100;

/** Changes the member's plan and the subscription row together. */
export async function changePlan(db: Database, email: string, plan: Plan): Promise<string> {
  return await db.transaction(async (tx) => {
    const member = await getMember(tx, email);
    const [before] = await tx.select({ plan: users.subscriptionStatus }).from(users).where(eq(users.id, member.id)).for("update");
    await tx
      .insert(subscriptions)
      .values({ userId: member.id, details: { plan } })
      .onConflictDoUpdate({ target: subscriptions.userId, set: { details: { plan }, updatedAt: sql`now()` } });
    if (before?.plan === plan) return `${member.email} has the plan ${plan} already.`;
    await tx.update(users).set({ subscriptionStatus: plan }).where(eq(users.id, member.id));
    await recordForMember(tx, member, "plan_changed");
    return `${member.email} has the plan ${plan} now.`;
  });
}

/** Gives a member the rights of an administrator; throws an `OperatorFault` when nobody has proved the address. */
export async function addAdministrator(db: Database, email: string): Promise<string> {
  return await db.transaction(async (tx) => {
    const member = await getMember(tx, email);
    if (!member.isProved)
      throw new OperatorFault(
        `nobody has proved that ${member.email} belongs to whoever uses this account; its owner can by mail, or you with: confirm ${member.email}`,
      );
    const added = await tx.insert(adminUsers).values({ id: member.id }).onConflictDoNothing().returning({ id: adminUsers.id });
    if (added.length === 0) return `${member.email} is an administrator already.`;
    await recordForMember(tx, member, "administrator_added");
    return `${member.email} is an administrator now.`;
  });
}

/** Confirms on the operator's word that the address belongs to whoever uses the account. */
export async function confirmAddress(db: Database, email: string): Promise<string> {
  return await db.transaction(async (tx) => {
    const member = await getMember(tx, email);
    if (member.isProved) return `${member.email} is confirmed already.`;
    const confirmed = { emailConfirmedAt: sql`coalesce(${authUsers.emailConfirmedAt}, now())`, ...provedEmail("operator") };
    await saveOwnIdentity(tx, await updateUser(tx, member.id, confirmed), "email");
    await recordForMember(tx, member, "address_confirmed");
    return `${member.email} is confirmed now.`;
  });
}

/** Takes an administrator's rights; throws an `OperatorFault` for the last one. */
export async function removeAdministrator(db: Database, email: string): Promise<string> {
  return await db.transaction(async (tx) => {
    const member = await getMember(tx, email);
    const administrators = await tx.select({ id: adminUsers.id }).from(adminUsers).orderBy(asc(adminUsers.id)).for("update");
    if (!administrators.some(({ id }) => id === member.id)) return `${member.email} is no administrator.`;
    if (administrators.length === 1) throw new OperatorFault(`${member.email} is the only administrator; add another one first`);
    await tx.delete(adminUsers).where(eq(adminUsers.id, member.id));
    await recordForMember(tx, member, "administrator_removed");
    return `${member.email} is no administrator any more.`;
  });
}

/** The newest accounts whose address contains the search, one line each. */
export async function listMembers(db: Database, search: string): Promise<string> {
  const pattern = buildLikePattern(search.toLowerCase());
  const rows = await db
    .select({
      email: sql<string>`coalesce(${authUsers.email}, ${authUsers.phone}, ${authUsers.id}::text)`,
      plan: users.subscriptionStatus,
      isAdmin: sql<boolean>`${adminUsers.id} is not null`,
      since: sql<string>`to_char(${users.createdAt} at time zone 'utc', 'YYYY-MM-DD')`,
    })
    .from(users)
    .innerJoin(authUsers, eq(authUsers.id, users.id))
    .leftJoin(adminUsers, eq(adminUsers.id, users.id))
    .where(search === "" ? undefined : ilike(authUsers.email, pattern))
    .orderBy(desc(users.createdAt))
    .limit(mostListed + 1);
  const lines = rows
    .slice(0, mostListed)
    .map(({ email, plan, isAdmin, since }) => `${since}  ${plan.padEnd(7)}  ${isAdmin ? "administrator" : "member       "}  ${email}`);
  if (rows.length === 0) return "There is no such account.";
  return [...lines, ...(rows.length > mostListed ? [`… and more: name a part of the address.`] : [])].join("\n");
}

export interface NamedMember {
  id: string;
  email: string;
  /** Whether the owner of the address has proved it, or the operator said so. */
  isProved: boolean;
}

export async function getMember(db: Database, typed: string): Promise<NamedMember> {
  const email = normalizeEmail(typed);
  const user = email === null ? null : await findUserByEmail(db, email);
  if (!user || email === null) throw new OperatorFault(`no account has the address ${typed}`);
  return { id: user.id, email, isProved: user.emailProvedBy !== null };
}

/** Records the operator's action in the audit trail. */
export async function recordForMember(tx: Database, { id, email }: NamedMember, action: AuditAction): Promise<void> {
  await recordChange(tx, { actorId: null, action, subject: "user", subjectId: id, subjectTitle: maskEmail(email), isContent: false });
}

// The audit trail outlives the account.
function maskEmail(email: string): string {
  return email.replace(/^(.).*@/, "$1***@");
}
