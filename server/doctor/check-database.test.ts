import { expect, test } from "vitest";
import type { DatabaseFacts } from "#db/examine-database.ts";
import { checkDatabase, checkEmbeddedRelease } from "./check-database.ts";

const inOrder: DatabaseFacts = {
  version: 180_004,
  versionName: "18.4",
  skewMs: 20,
  isReadOnly: false,
  canCreate: true,
  isSuperuser: false,
  migrations: { seen: 12, pending: 0, unknown: 0 },
  administrators: 1,
  withoutFactor: 0,
};

const listWrong = (facts: Partial<DatabaseFacts>): string[] =>
  checkDatabase({ ...inOrder, ...facts }).flatMap(({ verdict, text }) => (verdict === "wrong" ? [text] : []));

test("a database as it should be is in order", () => {
  expect(checkDatabase(inOrder).every(({ verdict }) => verdict === "good")).toBe(true);
});

test("an empty database is no fault: the first start fills it", () => {
  const found = checkDatabase({ ...inOrder, migrations: { seen: 0, pending: 12, unknown: 0 }, administrators: null });

  expect(found.map(({ verdict }) => verdict)).not.toContain("wrong");
  expect(found).toContainEqual({ verdict: "note", text: expect.stringContaining("the first start makes the tables") });
});

test.each<[string, Partial<DatabaseFacts>, RegExp]>([
  ["an old server", { version: 140_012, versionName: "14.12" }, /PostgreSQL 14\.12; 15 or newer/],
  ["a clock of ours that is behind", { skewMs: 61_000 }, /clock is 61\.0 s behind/],
  ["a clock of ours that is ahead", { skewMs: -61_000 }, /clock is 61\.0 s ahead of/],
  ["a read-only replica", { isReadOnly: true }, /takes no writes/],
  ["a user who may not make tables", { canCreate: false }, /may not create/],
  ["a user who may do everything on the server", { isSuperuser: true }, /connects as a superuser/],
  ["a schema that waits for its changes", { migrations: { seen: 10, pending: 2, unknown: 0 } }, /^2 changes of the schema are pending/],
  ["a schema from the future", { migrations: { seen: 13, pending: 0, unknown: 1 } }, /a newer Giftwright/],
  ["nobody who administrates", { administrators: 0 }, /npm run admin -- add/],
])("%s is wrong, and nothing else", (_what, facts, reason) => {
  expect(listWrong(facts)).toEqual([expect.stringMatching(reason)]);
});

test("administrators without a second factor are worth a note", () => {
  const found = checkDatabase({ ...inOrder, administrators: 3, withoutFactor: 2 });

  expect(found).toContainEqual({ verdict: "note", text: expect.stringMatching(/^Administrators without a second factor: 2\./) });
});

test.each([
  { now: "2026-07-01", verdict: "good", text: "The embedded PostgreSQL 18.4 was released on 2026-05-14." },
  { now: "2026-12-01", verdict: "note", text: expect.stringContaining("6 months ago, so it lacks fixes") },
])("on $now the PostgreSQL of May is told as $verdict", ({ now, verdict, text }) => {
  expect(checkEmbeddedRelease({ version: "18.4", releasedOn: "2026-05-14" }, new Date(now))).toEqual({ verdict, text });
});
