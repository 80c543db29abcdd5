import { expect, test } from "vitest";
import { createUser, saveOwnIdentity } from "#domain/auth/users.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { describeError } from "./describe-error.ts";

const { db, pool } = await useTestDatabase();

const fail = async (work: PromiseLike<unknown>): Promise<unknown> =>
  await work.then(
    () => null,
    (error: unknown) => error,
  );

test("a statement that failed is told without its values", async () => {
  const user = await createUser(db, { email: "ann@example.org", isEmailConfirmed: true, userMetadata: { full_name: "Ann Canary" } });
  if (!user) throw new Error("the address is taken");
  const nobody = { ...user, id: "00000000-0000-4000-8000-000000000000" };

  const text = JSON.stringify(describeError(await fail(saveOwnIdentity(db, nobody, "email"))));

  expect(text).toContain("insert into");
  expect(text).toContain('"code":"23503"');
  expect(text).toContain('"constraint":"auth_identities_user_id');
  expect(text).not.toMatch(/ann@|example\.org|Canary/);
});

test("what PostgreSQL quotes of an input is masked", async () => {
  const text = JSON.stringify(describeError(await fail(pool.query("select $1::uuid", ["Ann Canary's secret"]))));

  expect(text).toContain("invalid input syntax for type uuid");
  expect(text).not.toContain("Canary");
});

test("what a parser quotes of a body is masked", () => {
  const error = (() => {
    try {
      return JSON.parse('{"password": quiet river 9}');
    } catch (cause) {
      return cause;
    }
  })();

  expect(describeError(error)).toMatchObject({ type: "SyntaxError", message: expect.not.stringContaining("quiet") });
});

test.each([
  { name: "an address", text: "no such mailbox: <ann.lee+gifts@mail.example.org>", kept: "no such mailbox: <***@***>" },
  {
    name: "a token",
    text: "refused eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.c2lnbmF0dXJlLXRoYXQtaXMtbG9uZw",
    kept: "refused ***",
  },
  {
    name: "an address of a database",
    text: "connect to postgres://gift:river@db.example:5432",
    kept: "connect to postgres://***@***:5432",
  },
  { name: "a control character", text: "line one\u001b[31m\u202eenil\u009b", kept: String.raw`line one\u001b[31m\u202eenil\u009b` },
])("$name in a message is masked", ({ text, kept }) => {
  expect(describeError(new Error(text)).message).toBe(kept);
});

test("what a library hangs on its error is left out, its cause is kept", () => {
  const cause = Object.assign(new Error("connection refused"), { code: "ECONNREFUSED" });
  const error = Object.assign(new TypeError("fetch failed", { cause }), { request: { headers: { authorization: "Bearer river" } } });

  const described = describeError(error);

  expect(described).toMatchObject({ type: "TypeError", message: "fetch failed", cause: { code: "ECONNREFUSED" } });
  expect(JSON.stringify(described)).not.toContain("river");
  expect(described.stack?.[0]).toMatch(/^at .*describe-error\.test\.ts/);
});

test("causes that go round in a circle come to an end", () => {
  const error = new Error("round");
  error.cause = error;

  expect(JSON.stringify(describeError(error)).match(/"round"/g)).toHaveLength(6);
});

test.each([["a text"], [null], [{ secret: "river" }], [Symbol("river")]])("whatever is thrown can be told: %s", (thrown) => {
  expect(describeError(thrown)).toMatchObject({ type: typeof thrown, message: expect.any(String) });
});
