import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { connectDatabase } from "#db/connect.server.ts";
import { startEmbeddedDatabase } from "#db/embedded.ts";
import { migrateDatabase } from "#db/migrate.ts";
import { createMember } from "#tests/support/members.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { testSecretKey } from "#tests/support/test-wrapping.ts";

const connection = await useTestDatabase();

const usualEnv = { DATABASE_URL: connection.url, SECRET_KEY: testSecretKey };

async function administrate(args: string[], env: Record<string, string> = usualEnv): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, ["bin/admin.mjs", ...args], { env });
  return stdout.trim();
}

test.each([
  { args: [], says: /npm run admin -- <command>/ },
  { args: ["plan", "ann@example.org", "gold"], says: /npm run admin -- <command>/ },
  { args: ["add", "nobody@example.org"], says: /^no account has the address nobody@example.org\n$/ },
])("$args ends with a reason", async ({ args, says }) => {
  await expect(administrate(args)).rejects.toMatchObject({ code: 1, stderr: expect.stringMatching(says) });
});

test("each way to rescue an account is a command", async () => {
  await createMember(connection, { email: "bea@example.org" });
  const said: string[] = [];

  for (const command of ["reset-password", "reset-factors", "unlock", "sign-out"])
    said.push(await administrate([command, "bea@example.org"]));

  expect(said).toEqual([
    expect.stringMatching(/^bea@example\.org has the password \S{20} now/),
    expect.stringContaining("has no second factor any more"),
    expect.stringContaining("may try passwords and codes again"),
    expect.stringContaining("is signed out"),
  ]);
});

test("without a database the command says so and makes none", async () => {
  await expect(administrate(["list"], { DATA_DIR: "/nonexistent/data" })).rejects.toMatchObject({
    stderr: expect.stringMatching(/^there is no database in \/nonexistent\/data yet/),
  });
});

test("the embedded database is reached while the product runs and while it does not", async () => {
  const home = await mkdtemp(join(tmpdir(), "giftwright-admin-"));
  onTestFinished(() => rm(home, { recursive: true, force: true }));
  const env = { DATA_DIR: join(home, "data") };
  const embedded = await startEmbeddedDatabase(env.DATA_DIR, () => {});
  await migrateDatabase(embedded.url, "db/migrations");
  const own = connectDatabase(embedded.url, () => {});
  await createMember(own, { email: "ann@example.org" });

  const running = await administrate(["plan", "ann@example.org", "premium"], env);
  await own.close();
  await embedded.stop();
  const stopped = await administrate(["plan", "ann@example.org", "free"], env);

  expect([running, stopped]).toEqual(["ann@example.org has the plan premium now.", "ann@example.org has the plan free now."]);
}, 60_000);
