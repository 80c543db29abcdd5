import { expect, onTestFinished, test, vi } from "vitest";
import { openMemberApi } from "#tests/support/member-api.ts";
import { createMember, type TestMember } from "#tests/support/members.ts";
import { createTestApp } from "#tests/support/test-app.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { cacheFirstPages } from "./saved-ideas-cache.ts";

const connection = await useTestDatabase();
const app = createTestApp(connection);
/** Changes what `app` has read before. */
const call = openMemberApi(createTestApp(connection));

const request = { relationship: "friend", occasion: "birthday", currency: "USD", budget: "25-50", name: "Ann", interests: ["fishing"] };

const ask = async (member: TestMember) => await (await call(member, "POST", "/ideas", request)).json();
const read = async (member: TestMember, replica = app) => await (await replica.request("/api/ideas", { headers: member.headers })).json();

function watchStatements(): () => (string | undefined)[] {
  const query = vi.spyOn(connection.pool, "query");
  onTestFinished(() => query.mockRestore());
  return () => query.mock.calls.map(([asked]) => (asked as { name?: string }).name).filter((name) => name?.endsWith("_ideas") ?? false);
}

test("a list that has not changed is read from the database once", async () => {
  const member = await createMember(connection);
  await ask(member);
  const first = await read(member);
  const statements = watchStatements();

  const second = await read(member);

  expect(second).toEqual(first);
  expect(statements()).toEqual(["versions_of_saved_ideas"]);
});

test("for members who read at the same moment the database is asked once whether anything has changed", async () => {
  const members = await Promise.all([createMember(connection), createMember(connection), createMember(connection)]);
  const saved = await Promise.all(members.map(ask));
  const findFirstPage = cacheFirstPages(connection.db);
  const readAll = async () => await Promise.all(members.map(({ id }) => findFirstPage(id)));
  await readAll();
  const statements = watchStatements();

  const lists = await readAll();

  const texts = lists.map((json) => JSON.parse(new TextDecoder().decode(json)));
  expect(texts.map(({ ideas }) => ideas[0].id)).toEqual(saved.map(({ queryId }) => queryId));
  expect(statements()).toEqual(["versions_of_saved_ideas"]);
});

test.each([
  { name: "new ideas", change: async (member: TestMember) => await ask(member) },
  {
    name: "an opinion",
    change: async (member: TestMember, { suggestionIds }: Saved) =>
      await call(member, "PUT", `/suggestions/${suggestionIds[4]}/feedback`, { feedback: "liked" }),
  },
  {
    name: "another name of the recipient",
    change: async (member: TestMember, { recipientProfileId }: Saved) =>
      await call(member, "PUT", `/recipients/${recipientProfileId}`, { name: "Anna", relationship: "friend" }),
  },
  {
    name: "a deleted recipient",
    change: async (member: TestMember, { recipientProfileId }: Saved) => await call(member, "DELETE", `/recipients/${recipientProfileId}`),
  },
  { name: "deleted ideas", change: async (member: TestMember, { queryId }: Saved) => await call(member, "DELETE", `/ideas/${queryId}`) },
])("the next reader sees what was changed on another replica: $name", async ({ change }) => {
  const member = await createMember(connection);
  const saved = await ask(member);
  await ask(member);
  const before = await read(member);

  await change(member, saved);

  const after = await read(member);
  expect(after).not.toEqual(before);
  expect(after).toEqual(await read(member, createTestApp(connection)));
});

test("ideas that come and go leave the list as it was", async () => {
  const member = await createMember(connection);
  await ask(member);
  const before = await read(member);
  const { queryId } = await ask(member);
  const between = await read(member);
  await call(member, "DELETE", `/ideas/${queryId}`);

  const after = await read(member);

  expect(between.ideas).toHaveLength(2);
  expect(after).toEqual(before);
});

interface Saved {
  queryId: string;
  recipientProfileId: string;
  suggestionIds: string[];
}
