import { expect, test } from "vitest";
import { auditEntries, users } from "#db/schema.server.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { getContentVersion } from "./content-version.ts";
import { listChanges } from "./list-changes.ts";
import { recordChange, type Change } from "./record-change.ts";

const { db } = await useTestDatabase();

function describeChange(change: Partial<Change> = {}): Change {
  return { actorId: null, action: "updated", subject: "post", subjectId: "p1", subjectTitle: "Ten gifts", isContent: true, ...change };
}

test("a change of content is told with who made it, and makes older copies old", async () => {
  const actorId = crypto.randomUUID();
  await db.insert(users).values({ id: actorId, email: "ada@example.org" });

  await recordChange(db, describeChange({ actorId }));

  expect((await listChanges(db, null)).changes).toEqual([
    {
      id: expect.any(String),
      action: "updated",
      subject: "post",
      subjectId: "p1",
      subjectTitle: "Ten gifts",
      actor: { id: actorId, email: "ada@example.org" },
      isCommand: false,
      createdAt: expect.any(Date),
    },
  ]);
  expect(await getContentVersion(db)).toBe(1);
});

test("a change that no page shows leaves the copies as they are", async () => {
  await recordChange(db, describeChange({ subject: "user", action: "plan_changed", isContent: false }));

  expect(await getContentVersion(db)).toBe(0);
  expect((await listChanges(db, null)).changes).toMatchObject([{ actor: null, isCommand: true }]);
});

test("a change that is taken back is neither told nor counted", async () => {
  const changesItsMind = db.transaction(async (tx) => {
    await recordChange(tx, describeChange());
    throw new Error("changed its mind");
  });

  await expect(changesItsMind).rejects.toThrow("changed its mind");
  expect(await listChanges(db, null)).toEqual({ changes: [], nextCursor: null });
  expect(await getContentVersion(db)).toBe(0);
});

test("twenty changes at once raise the version twenty times", async () => {
  await Promise.all(Array.from({ length: 20 }, () => db.transaction((tx) => recordChange(tx, describeChange()))));

  expect(await getContentVersion(db)).toBe(20);
});

test("the record goes on over its pages without a gap or a repeat, even among changes of one moment", async () => {
  const createdAt = new Date();
  const entry = { action: "updated", subject: "post", subjectId: "p1", createdAt };
  await db.insert(auditEntries).values(Array.from({ length: 120 }, (_, number) => ({ ...entry, subjectTitle: String(number) })));

  const first = await listChanges(db, null);
  const second = await listChanges(db, first.nextCursor);
  const third = await listChanges(db, second.nextCursor);

  const titles = [first, second, third].flatMap(({ changes }) => changes.map(({ subjectTitle }) => subjectTitle));
  expect([first, second, third].map(({ changes }) => changes.length)).toEqual([50, 50, 20]);
  expect(new Set(titles).size).toBe(120);
  expect(third.nextCursor).toBeNull();
});

test.each([
  { name: "nothing", cursor: "" },
  { name: "no cursor at all", cursor: "!!!" },
  { name: "another list's", cursor: btoa('["a"]') },
  { name: "a day that is none", cursor: btoa('["2024-02-31T00:00:00Z","00000000-0000-0000-0000-000000000000"]') },
  { name: "a long one", cursor: "A".repeat(5_000) },
])("a cursor that we did not give is refused: $name", async ({ cursor }) => {
  await expect(listChanges(db, cursor)).rejects.toMatchObject({ code: "invalid_cursor" });
});
