import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { createMember } from "#tests/support/members.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";

const connection = await useTestDatabase();

async function examine(env: Record<string, string>): Promise<{ code: number; lines: string[] }> {
  const run = promisify(execFile)(process.execPath, ["bin/doctor.mjs"], { env });
  const { code, stdout } = await run.then(
    ({ stdout }) => ({ stdout, code: 0 }),
    (error: { code: number; stdout: string }) => error,
  );
  return { code, lines: stdout.trim().split("\n") };
}

async function makeFolder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), "giftwright-doctor-"));
  onTestFinished(() => rm(path, { recursive: true, force: true }));
  return path;
}

test("a set-up in order ends with 0", async () => {
  await createMember(connection, { isAdmin: true });

  const { code, lines } = await examine({ DATABASE_URL: await giveToOwnRole(), DATA_DIR: await makeFolder() });

  expect(lines.filter((line) => line.startsWith("WRONG"))).toEqual([]);
  expect(lines.at(-1)).toBe("Nothing is wrong.");
  expect(code).toBe(0);
});

/** The address of the database for a role that owns it, as an operator would make one. */
async function giveToOwnRole(): Promise<string> {
  const role = `doctor_${randomBytes(4).toString("hex")}`;
  await connection.pool.query(`create role ${role} login password 'pw'`);
  onTestFinished(async () => {
    await connection.pool.query(`drop owned by ${role}`);
    await connection.pool.query(`drop role ${role}`);
  });
  await connection.pool.query(`grant create on schema public to ${role}`);
  await connection.pool.query(`do $$ begin execute format('grant create on database %I to ${role}', current_database()); end $$`);
  await connection.pool.query(`grant usage on schema drizzle to ${role}`);
  await connection.pool.query(`grant select on all tables in schema public, drizzle to ${role}`);
  return Object.assign(new URL(connection.url), { username: role, password: "pw" }).href;
}

test("what would be dangerous in production is told", async () => {
  await createMember(connection, { isAdmin: true });
  const folder = await makeFolder();
  const production = { NODE_ENV: "production", PUBLIC_URL: "https://gifts.example", DATA_DIR: folder };
  const shortKey = '{"keys":[{"kty":"oct","alg":"HS256","kid":"x","k":"YQ"}]}';

  const invalid = await examine({ ...production, AUTH_EXTRA_JWKS: shortKey, DATABASE_URL: "postgres://ann@db.example/gifts" });
  const weak = await examine({ ...production, ADMIN_PASSWORD: "123456", AUTH_AUTOCONFIRM: "true" });
  const open = await examine({ ...production, DATABASE_URL: "postgres://ann:s3cret@db.example/gifts", AUTH_AUTOCONFIRM: "true" });
  const superuser = await examine({ DATABASE_URL: connection.url, DATA_DIR: folder });

  expect([invalid.code, weak.code, open.code, superuser.code]).toEqual([1, 1, 1, 1]);
  expect(invalid.lines).toContainEqual(expect.stringMatching(/^WRONG {2}AUTH_EXTRA_JWKS is a secret/));
  expect(weak.lines).toContainEqual(expect.stringMatching(/^WRONG {2}ADMIN_PASSWORD is a secret of 6 characters/));
  expect(open.lines).toContainEqual(expect.stringMatching(/^WRONG {2}DATABASE_URL is a secret .* without TLS/));
  expect(superuser.lines).toContainEqual(expect.stringMatching(/^WRONG {2}The product connects as a superuser/));
  expect(superuser.lines).toContainEqual(expect.stringMatching(/^note {3}Administrators without a second factor: 1/));
});

test("each wrong value is told, not the first alone, secrets are not shown, and the end is 1", async () => {
  const { code, lines } = await examine({ PORT: "many", TRUST_PROXY: "-1", METRICS_TOKEN: "s3cret", AUTH_MAYBE: "true" });

  expect(code).toBe(1);
  expect(lines).toEqual([
    expect.stringMatching(/^WRONG {2}PORT is "many"; expected/),
    expect.stringMatching(/^WRONG {2}TRUST_PROXY is "-1"; expected/),
    expect.stringMatching(/^WRONG {2}METRICS_TOKEN is a secret of 6 characters/),
    expect.stringMatching(/^note {3}AUTH_MAYBE is set, but no setting is called so/),
    "3 things are wrong.",
  ]);
});

test("a database that is gone, and one without an administrator, are told", async () => {
  const folder = await makeFolder();
  const gone = await examine({ DATABASE_URL: "postgres://ann:s3cret@127.0.0.1:9/gifts", DATA_DIR: folder });
  const unruled = await examine({ DATABASE_URL: connection.url, DATA_DIR: folder });

  expect([gone.code, unruled.code]).toEqual([1, 1]);
  expect(gone.lines).toContainEqual(
    expect.stringMatching(/^WRONG {2}the database 127\.0\.0\.1:9\/gifts cannot be used: nothing answers there/),
  );
  expect(gone.lines.join()).not.toContain("s3cret");
  expect(unruled.lines).toContainEqual(expect.stringMatching(/^WRONG {2}There is no administrator/));
});
