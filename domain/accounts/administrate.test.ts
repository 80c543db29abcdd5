import { expect, test } from "vitest";
import { createMember } from "#tests/support/members.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { addAdministrator, changePlan, confirmAddress, listMembers, removeAdministrator } from "./administrate.ts";

const connection = await useTestDatabase();
const { db } = connection;

async function readRows(statement: string) {
  return (await connection.pool.query(statement)).rows;
}

test("a plan is given and taken with its subscription row and a record of who did it", async () => {
  await createMember(connection, { email: "ann@example.org" });

  const said = [await changePlan(db, " Ann@Example.org ", "premium"), await changePlan(db, "ann@example.org", "premium")];
  const premium = await readRows("select subscription_status, details from users join subscriptions on user_id = id");
  said.push(await changePlan(db, "ann@example.org", "free"));

  expect(said).toEqual([
    "ann@example.org has the plan premium now.",
    "ann@example.org has the plan premium already.",
    "ann@example.org has the plan free now.",
  ]);
  expect(premium).toEqual([{ subscription_status: "premium", details: { plan: "premium" } }]);
  expect(await readRows("select subscription_status from users")).toEqual([{ subscription_status: "free" }]);
  expect(await readRows("select action, subject_title, actor_id, is_command from audit_entries")).toEqual(
    Array.from({ length: 2 }, () => ({ action: "plan_changed", subject_title: "a***@example.org", actor_id: null, is_command: true })),
  );
});

test("administrators are added, listed and removed, but for the last one", async () => {
  await createMember(connection, { email: "ann@example.org", isAdmin: true });
  await createMember(connection, { email: "bea@example.org" });

  const said = [
    await addAdministrator(db, "bea@example.org"),
    await listMembers(db, "BEA"),
    await removeAdministrator(db, "ann@example.org"),
    await removeAdministrator(db, "ann@example.org"),
  ];

  expect(said).toEqual([
    "bea@example.org is an administrator now.",
    expect.stringMatching(/^20\d\d-\d\d-\d\d {2}free {5}administrator {2}bea@example\.org$/),
    "ann@example.org is no administrator any more.",
    "ann@example.org is no administrator.",
  ]);
  await expect(removeAdministrator(db, "bea@example.org")).rejects.toThrow(
    "bea@example.org is the only administrator; add another one first",
  );
});

test("whose address nobody has proved becomes administrator on the operator's word alone", async () => {
  await createMember(connection, { email: "eve@example.org" });
  await connection.pool.query("update auth_users set email_proved_by = null, email_proved_at = null");

  await expect(addAdministrator(db, "eve@example.org")).rejects.toThrow("nobody has proved that eve@example.org belongs to");
  const said = [
    await confirmAddress(db, "eve@example.org"),
    await confirmAddress(db, "eve@example.org"),
    await addAdministrator(db, "eve@example.org"),
  ];

  expect(said).toEqual([
    "eve@example.org is confirmed now.",
    "eve@example.org is confirmed already.",
    "eve@example.org is an administrator now.",
  ]);
});

test.each(["nobody@example.org", "nonsense", ""])("%j has no account", async (email) => {
  await expect(changePlan(db, email, "premium")).rejects.toThrow(`no account has the address ${email}`);
});

test("a sign that means anything to the database finds only itself", async () => {
  await createMember(connection);

  expect(await listMembers(db, "%")).toBe("There is no such account.");
});
