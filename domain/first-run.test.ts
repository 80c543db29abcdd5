import { expect, test } from "vitest";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { checkPassword } from "./auth/passwords.ts";
import { ensureAdministrator } from "./first-run.ts";

const { db, pool } = await useTestDatabase();

async function listAdministrators(): Promise<{ email: string; hash: string }[]> {
  const { rows } = await pool.query("select email, password_hash as hash from auth_users join admin_users using (id)");
  return rows;
}

test("an empty database gets one administrator with a password that is told once", async () => {
  const made = await ensureAdministrator(db, { email: "admin@localhost", password: null });
  const again = await ensureAdministrator(db, { email: "admin@localhost", password: null });

  const [administrator] = await listAdministrators();
  expect(made?.madePassword).toMatch(/^[\w-]{20}$/);
  expect(administrator?.email).toBe("admin@localhost");
  expect(await checkPassword(administrator?.hash ?? null, made?.madePassword ?? "")).toMatchObject({ isRight: true });
  expect(again).toBeNull();
});

test("a chosen password is used and never told", async () => {
  const made = await ensureAdministrator(db, { email: "Boss@Gifts.example", password: "paper and string" });

  const [administrator] = await listAdministrators();
  expect(made).toEqual({ email: "boss@gifts.example", madePassword: null });
  expect(await checkPassword(administrator?.hash ?? null, "paper and string")).toMatchObject({ isRight: true });
});

test("replicas that start together make one administrator", async () => {
  const made = await Promise.all(Array.from({ length: 4 }, () => ensureAdministrator(db, { email: "admin@localhost", password: null })));

  expect(made.filter(Boolean)).toHaveLength(1);
  expect(await listAdministrators()).toHaveLength(1);
});
