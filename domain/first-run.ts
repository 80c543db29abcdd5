import { randomBytes } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Database } from "#db/connect.server.ts";
import { adminUsers } from "#db/schema.server.ts";
import { OperatorFault } from "#shared/operator-fault.ts";
import { proveEmail } from "./auth/address-proof.ts";
import { normalizeEmail } from "./auth/normalize-email.ts";
import { hashPassword } from "./auth/passwords.ts";
import type { AuthUser } from "./auth/sessions.ts";
import { createUser, findUserByEmail, saveOwnIdentity, updateUser } from "./auth/users.ts";

export interface FirstAdministrator {
  email: string;
  /** To be shown once; `null` when the operator chose the password or the owner of the account has one. */
  madePassword: string | null;
}

/**
 * Makes the first administrator; `null` when there is one already. Replicas that start together make only one. An existing
 * account with the address becomes the administrator; it keeps its password if its owner has proved the address.
 */
export async function ensureAdministrator(
  db: Database,
  chosen: { email: string; password: string | null },
): Promise<FirstAdministrator | null> {
  const email = normalizeEmail(chosen.email);
  if (email === null) throw new OperatorFault(`ADMIN_EMAIL is ${JSON.stringify(chosen.email)}; expected an address that mail can reach`);
  if (await hasAdministrator(db)) return null;
  const madePassword = chosen.password === null ? randomBytes(15).toString("base64url") : null;
  const passwordHash = await hashPassword(chosen.password ?? madePassword ?? "");
  return await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('giftwright first administrator'))`);
    if (await hasAdministrator(tx)) return null;
    const known = await findUserByEmail(tx, email);
    const isProved = known !== null && known.emailProvedBy !== null;
    const user = known ?? (await createUser(tx, { email, passwordHash, isEmailConfirmed: true }));
    if (!user) throw new Error("the administrator's account was not made");
    if (!isProved) await saveOwnIdentity(tx, await takeOver(tx, user, passwordHash), "email");
    await tx.insert(adminUsers).values({ id: user.id });
    return { email, madePassword: isProved ? null : madePassword };
  });
}

/** A stranger may have signed up with the address; the operator gets the account without what that left in it. */
async function takeOver(tx: Database, user: AuthUser, passwordHash: string): Promise<AuthUser> {
  const proved = await proveEmail(tx, user, { by: "operator", isMaker: false });
  return await updateUser(tx, proved.id, { passwordHash });
}

async function hasAdministrator(db: Database): Promise<boolean> {
  const rows = await db.select({ id: adminUsers.id }).from(adminUsers).limit(1);
  return rows.length > 0;
}
