import { readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { expect, test } from "vitest";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { asRefusal } from "./problem.ts";

const connection = await useTestDatabase();

test("a database connection that broke between two statements is no fault of the program", async () => {
  const broken = connection.db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ pid: number }>("select pg_backend_pid() as pid");
    await connection.pool.query("select pg_terminate_backend($1, 5000)", [rows[0]?.pid]);
    await new Promise((resume) => setImmediate(resume));
    await tx.execute("select 1");
  });

  const error = await broken.catch((reason: unknown) => reason);

  expect(asRefusal(error).code).toBe("being_restored");
});

test("a database whose socket is gone is away; a file that is gone is a fault", async () => {
  const pool = new pg.Pool({ host: tmpdir() });
  const socketGone = await pool.query("select 1").catch((reason: unknown) => reason);
  const fileGone = await readFile(join(tmpdir(), "no-such-file")).catch((reason: unknown) => reason);

  expect(socketGone).toMatchObject({ code: "ENOENT" });
  expect(asRefusal(socketGone).code).toBe("being_restored");
  expect(asRefusal(fileGone).code).toBe("unexpected");
});

test.each([
  { name: "nobody listens", code: "ECONNREFUSED", refusal: "being_restored" },
  { name: "its name is not known for the moment", code: "EAI_AGAIN", refusal: "being_restored" },
  { name: "its disk is full", code: "53100", refusal: "overloaded" },
  { name: "its files cannot be written", code: "58030", refusal: "overloaded" },
  { name: "it has become a reader's copy", code: "25006", refusal: "being_restored" },
  { name: "it resolved a deadlock", code: "40P01", refusal: "overloaded" },
  { name: "it was asked nonsense", code: "42601", refusal: "unexpected" },
])("when $name, the refusal is $refusal", ({ code, refusal }) => {
  const error = new Error("Failed query", { cause: Object.assign(new Error("from the database"), { code }) });

  expect(asRefusal(error).code).toBe(refusal);
});
