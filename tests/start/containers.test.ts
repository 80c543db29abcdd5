import { randomBytes } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import pg from "pg";
import { expect, inject, onTestFinished, test } from "vitest";
import { examineDatabase } from "#db/examine-database.ts";
import { migrateDatabase } from "#db/migrate.ts";
import { listVariables } from "../../config.server.ts";

const compose = readFileSync("compose.yaml", "utf8");
const dockerfile = readFileSync("Dockerfile", "utf8");

test("the image holds no file that the repository does not have", () => {
  const copied = [...dockerfile.matchAll(/^COPY --from=build (.+) \S+$/gm)]
    .flatMap(([, places = ""]) => places.split(" "))
    .map((place) => place.replace("/giftwright/", ""));

  expect(copied).toContain("server");
  expect(copied.filter((place) => !existsSync(place))).toEqual([]);
});

test("what the image keeps can be read by its own user alone, as the doctor wants it", () => {
  expect(dockerfile).toMatch(/^RUN install --directory --owner=node --group=node --mode=700 \/data$/m);
  expect(dockerfile).toMatch(/^USER node$/m);
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
