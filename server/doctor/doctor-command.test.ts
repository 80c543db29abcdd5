import { execFile } from "node:child_process";
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

  const { code, lines } = await examine({ DATABASE_URL: connection.url, DATA_DIR: await makeFolder() });

  expect(lines.filter((line) => line.startsWith("WRONG"))).toEqual([]);
  expect(lines.at(-1)).toBe("Nothing is wrong.");
  expect(code).toBe(0);
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
    expect.stringMatching(/^WRONG {2}DATABASE_URL points to 127\.0\.0\.1:9\/gifts, but nothing answers there/),
  );
  expect(gone.lines.join()).not.toContain("s3cret");
  expect(unruled.lines).toContainEqual(expect.stringMatching(/^WRONG {2}There is no administrator/));
});
