import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { authUsers } from "#db/auth-schema.server.ts";
import { users } from "#db/schema.server.ts";
import { createUser, updateUser } from "#domain/auth/users.ts";
import { createMember } from "#tests/support/members.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { sweepUnconfirmed } from "./sweep-unconfirmed.ts";

const connection = await useTestDatabase();
const { db } = connection;
const eightDaysAgo = sql`now() - interval '8 days'`;

async function createWaiting(name: string, changes: Parameters<typeof updateUser>[2] = {}): Promise<void> {
  const user = await createUser(db, { email: `${name}@example.org` });
  await updateUser(db, user?.id ?? "", { createdAt: eightDaysAgo, ...changes });
}

test("an account that nobody has confirmed for a week goes, with its address", async () => {
  await createWaiting("abandoned");
  await createWaiting("invited-again", { confirmationSentAt: sql`now() - interval '6 days'` });
  await createWaiting("new", { createdAt: sql`now()` });
  await createWaiting("by-phone", { phone: "15551234567", phoneConfirmedAt: eightDaysAgo });
  const member = await createMember(connection, { email: "member@example.org" });
  await updateUser(db, member.id, { createdAt: eightDaysAgo });
  await createUser(db, {});
  await db
    .update(authUsers)
    .set({ createdAt: eightDaysAgo })
    .where(sql`email is null`);

  await sweepUnconfirmed(db);

  const left = ["by-phone@example.org", "invited-again@example.org", "member@example.org", "new@example.org", null];
  expect((await db.select().from(authUsers)).map(({ email }) => email).toSorted()).toEqual(left);
  expect((await db.select().from(users)).map(({ email }) => email).toSorted()).toEqual(left);
});
