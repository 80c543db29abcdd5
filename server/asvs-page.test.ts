import { existsSync, readFileSync } from "node:fs";
import GithubSlugger from "github-slugger";
import { expect, test } from "vitest";

const verdicts = ["met", "in part", "by design", "not met", "operator", "n/a"];
/** How many requirements of levels 1 and 2 the chapters 1 to 16 of version 5.0 have. */
const requirements = 246;

const page = readFileSync("docs/asvs.md", "utf8");
const rows = [...page.matchAll(/^\| (\d+\.\d+\.\d+) \| ([12]) \| ([^|]+) \| ([^|]+) \| (.+) \|$/gm)].map(
  ([, id = "", level = "", asksFor = "", verdict = "", reason = ""]) => ({ id, level, asksFor, verdict, reason }),
);
const named = rows.flatMap(({ id, reason }) =>
  [...reason.matchAll(/`([^`]+[.]test[.]tsx?)`: "([^"]+)"/g)].map(([, testFile = "", title = ""]) => ({ id, testFile, title })),
);
const slugger = new GithubSlugger();
const sections = [...page.matchAll(/^## (.+)$/gm)].map(([, title = ""]) => slugger.slug(title));

test("each requirement of levels 1 and 2 has one row with one verdict", () => {
  expect(new Set(rows.map(({ id }) => id)).size).toBe(requirements);
  expect(rows).toHaveLength(requirements);
  expect(page.match(/^\| \d/gm)).toHaveLength(requirements);
  expect(rows.filter(({ verdict }) => !verdicts.includes(verdict))).toEqual([]);
});

test("what is met names its test or its document, what is not gives its reason", () => {
  const hasTest = new Set(named.map(({ id }) => id));
  const isProved = ({ id, reason }: (typeof rows)[number]) => hasTest.has(id) || /\]\(#[\w-]+\)/.test(reason);

  const unproved = rows.filter((row) => row.verdict === "met" && !isProved(row));
  const unexplained = rows.filter(({ verdict, reason }) => verdict !== "met" && !/^[^`]{0,3}\S+( \S+){2}/.test(reason));

  expect(unproved).toEqual([]);
  expect(unexplained).toEqual([]);
});

test("the documents that are linked are there", () => {
  const linked = rows.flatMap(({ reason }) => [...reason.matchAll(/\]\(#([\w-]+)\)/g)].map(([, section = ""]) => section));

  expect(linked.length).toBeGreaterThan(10);
  expect(linked.filter((section) => !sections.includes(section))).toEqual([]);
});

test("every test that is named is there, under its title", () => {
  const missing = named.filter(({ testFile, title }) => !existsSync(testFile) || !readFileSync(testFile, "utf8").includes(`"${title}"`));

  expect(named.length).toBeGreaterThan(180);
  expect(missing).toEqual([]);
});
