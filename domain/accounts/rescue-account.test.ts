import { expect, test } from "vitest";
import { authFactors, authRecoveryCodes, authSessions } from "#db/auth-schema.server.ts";
import { countWrongGuess } from "#domain/auth/password-guesses.ts";
import { checkPassword } from "#domain/auth/passwords.ts";
import { findUserByEmail } from "#domain/auth/users.ts";
import { createMember, signInMember } from "#tests/support/members.ts";
import { createTestAuth } from "#tests/support/test-app.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { resetFactors, resetPassword, signOutMember, unlockMember } from "./rescue-account.ts";

const connection = await useTestDatabase();
const { db } = connection;
const email = "ann@example.org";
const services = createTestAuth(connection, "http://localhost:3000");

const readActions = async () => (await connection.pool.query("select action from audit_entries")).rows;

test("a member whose second factor is lost gets in without it", async () => {
  const { id } = await createMember(connection, { email });
  await db.insert(authFactors).values({ userId: id, factorType: "totp", status: "verified", secret: "A" });
  await db.insert(authRecoveryCodes).values({ userId: id, codeHash: "h" });

  const said = await resetFactors(db, " Ann@Example.org ");

  expect(said).toBe("ann@example.org has no second factor any more, and is signed out everywhere.");
  expect([await db.select().from(authFactors), await db.select().from(authRecoveryCodes), await db.select().from(authSessions)]).toEqual([
    [],
    [],
    [],
  ]);
  expect(await readActions()).toEqual([{ action: "factors_reset" }]);
});

test("a new password is said once, works, and is kept nowhere else", async () => {
  await createMember(connection, { email, password: "of a thief" });

  const said = await resetPassword(db, email);

  const [, password = ""] = /password (\S{20}) now/.exec(said) ?? [];
  const user = await findUserByEmail(db, email);
  expect((await checkPassword(user?.passwordHash ?? null, password)).isRight).toBe(true);
  expect(await db.select().from(authSessions)).toEqual([]);
  expect(JSON.stringify((await connection.pool.query("select * from audit_entries")).rows)).not.toContain(password);
});

test("a locked member is unlocked", async () => {
  await createMember(connection, { email });
  for (let network = 0; network < 100; network += 1)
    await countWrongGuess(services, { account: email, clientAddress: `198.51.100.${network}` });
  const locked = countWrongGuess(services, { account: email, clientAddress: "203.0.113.1" });
  await expect(locked).rejects.toMatchObject({ refusal: "over_request_rate_limit" });

  await unlockMember(db, email, services.digestKey);

  await countWrongGuess(services, { account: email, clientAddress: "203.0.113.2" });
  expect(await readActions()).toEqual([{ action: "unlocked" }]);
});

test("a member is signed out everywhere, and others are not", async () => {
  const { id } = await createMember(connection, { email });
  await signInMember(connection, id);
  await createMember(connection);

  expect(await signOutMember(db, email)).toBe("ann@example.org is signed out; ended: 2.");
  expect(await db.select().from(authSessions)).toHaveLength(1);
});

test.each([resetFactors, resetPassword, signOutMember])("an unknown address is said to be one", async (rescue) => {
  await expect(rescue(db, "nobody@example.org")).rejects.toThrow("no account has the address nobody@example.org");
});
