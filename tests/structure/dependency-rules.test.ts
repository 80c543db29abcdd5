import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { cruise, type ICruiseResult } from "dependency-cruiser";
import { afterAll, beforeAll, expect, test } from "vitest";
import rules, { areas, giftRooms, serverRooms } from "../../.dependency-cruiser.mjs";

/** One import for each rule that has no table of its own, with the file that must not hold it. */
const planted = {
  "no-cycles": ["shared/one.ts", "shared/two.ts"],
  "shared-is-a-leaf": ["shared/planted.ts", "domain/posts/read.ts"],
  "shared-runs-in-the-browser": ["shared/node.ts", "node:fs"],
  "db-knows-no-rules": ["db/planted.ts", "domain/posts/read.ts"],
  "domain-knows-no-web": ["domain/posts/planted.ts", "server/app.ts"],
  "app-knows-no-server": ["app/routes/planted.ts", "server/app.ts"],
  "only-domain-queries": ["server/planted.ts", "db/connect.server.ts"],
  "only-routes-load": ["app/ui/planted.ts", "domain/posts/read.ts"],
  "routes-do-not-import-routes": ["app/routes/one.ts", "app/routes/two.ts"],
} as const;
/** Folders beside each other, each with those that it may use. */
const tables = [
  { place: "app", rule: (folder: string) => `app-${folder}-stays-in-its-lane`, uses: listUses(areas) },
  { place: "server", rule: (folder: string) => `server-${folder}-stays-below-its-users`, uses: listUses(serverRooms) },
  { place: "domain/gifts", rule: (folder: string) => `gifts-${folder}-stays-below-its-users`, uses: listUses(giftRooms) },
];
const rooms = tables.flatMap((table) => [...table.uses].map(([folder, uses]) => ({ ...table, folder, used: uses })));
let root: string;
let violations: Set<string>;

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), "giftwright-rules-"));
  writeFileSync(join(root, "package.json"), JSON.stringify({ type: "module" }));
  symlinkSync(join(process.cwd(), "node_modules"), join(root, "node_modules"));
  for (const file of ["domain/posts/read.ts", "server/app.ts", "db/connect.server.ts", "app/routes/two.ts", "shared/two.ts"])
    write(file, []);
  write("shared/two.ts", ["shared/one.ts"]);
  for (const [from, to] of Object.values(planted)) write(from, [to]);
  for (const { place, folder, uses } of rooms) {
    write(`${place}/${folder}/part.ts`, []);
    write(
      `${place}/${folder}/importing.ts`,
      [...uses.keys()].map((other) => `${place}/${other}/part.ts`),
    );
  }
  violations = await listViolations();
});
afterAll(() => rmSync(root, { recursive: true }));

test.each(Object.entries(planted))("an import against %s fails", (rule, [from, to]) => {
  expect(violations).toContain(`${rule}: ${from} > ${to.replace("node:", "")}`);
});

test.each(rooms)("$place/$folder may use itself and what lies under it, and nothing else", ({ place, folder, rule, uses, used }) => {
  const others = [...uses.keys()];
  const refused = others.filter((other) => violations.has(`${rule(folder)}: ${place}/${folder}/importing.ts > ${place}/${other}/part.ts`));

  expect(refused).toEqual(others.filter((other) => other !== folder && !used.includes(other)));
});

test.each(tables)("no folder of $place is under itself", ({ uses }) => {
  const listAllUnder = (folder: string): string[] => (uses.get(folder) ?? []).flatMap((other) => [other, ...listAllUnder(other)]);

  expect([...uses.keys()].filter((folder) => listAllUnder(folder).includes(folder))).toEqual([]);
});

test.each([
  { place: "app", apart: ["routes"], listed: Object.keys(areas) },
  { place: "domain/gifts", apart: [], listed: Object.keys(giftRooms) },
])("every folder of $place has its rule", ({ place, apart, listed }) => {
  const found = readdirSync(place, { withFileTypes: true }).filter((entry) => entry.isDirectory());

  expect(found.map(({ name }) => name).toSorted()).toEqual([...listed, ...apart].toSorted());
});

function listUses(table: Record<string, readonly string[]>): Map<string, readonly string[]> {
  return new Map(Object.entries(table));
}

function write(file: string, imports: readonly string[]): void {
  const path = join(root, file);
  mkdirSync(dirname(path), { recursive: true });
  const up = "../".repeat(file.split("/").length - 1);
  writeFileSync(path, imports.map((to) => `import ${JSON.stringify(to.startsWith("node:") ? to : up + to)};\n`).join(""));
}

async function listViolations(): Promise<Set<string>> {
  const { output } = await cruise(["app", "server", "domain", "db", "shared"], {
    ruleSet: rules,
    validate: true,
    baseDir: root,
    doNotFollow: { path: "node_modules" },
  });
  const { summary } = output as ICruiseResult;
  return new Set(summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} > ${to}`));
}
