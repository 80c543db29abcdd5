import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { cruise, type ICruiseResult } from "dependency-cruiser";
import { afterAll, beforeAll, expect, test } from "vitest";
import rules, { areas } from "../../.dependency-cruiser.mjs";

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
const folders = Object.keys(areas);
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
  for (const folder of folders) {
    write(`app/${folder}/part.ts`, []);
    write(
      `app/${folder}/importing.ts`,
      folders.map((other) => `app/${other}/part.ts`),
    );
  }
  violations = await listViolations();
});
afterAll(() => rmSync(root, { recursive: true }));

test.each(Object.entries(planted))("an import against %s fails", (rule, [from, to]) => {
  expect(violations).toContain(`${rule}: ${from} > ${to.replace("node:", "")}`);
});

test.each(Object.entries(areas))("app/%s may use itself and what lies under it, and nothing else", (folder, uses: readonly string[]) => {
  const refused = folders.filter((other) =>
    violations.has(`app-${folder}-stays-in-its-lane: app/${folder}/importing.ts > app/${other}/part.ts`),
  );

  expect(refused).toEqual(folders.filter((other) => other !== folder && !uses.includes(other)));
});

test("no folder of the app is under itself", () => {
  const listAllUnder = (folder: string): string[] => {
    const uses = (areas as Record<string, readonly string[]>)[folder] ?? [];
    return [...uses, ...uses.flatMap(listAllUnder)];
  };

  expect(folders.filter((folder) => listAllUnder(folder).includes(folder))).toEqual([]);
});

test("every folder of the app has its rule", () => {
  const found = readdirSync("app", { withFileTypes: true }).filter((entry) => entry.isDirectory());

  expect(found.map(({ name }) => name).toSorted()).toEqual([...folders, "routes"].toSorted());
});

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
