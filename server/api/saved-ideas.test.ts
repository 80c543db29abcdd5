import type { QueryConfig } from "pg";
import { expect, onTestFinished, test, vi } from "vitest";
import { listRememberedTitles } from "#domain/gifts/stored/recipients.ts";
import { sweepExpired } from "#domain/gifts/stored/sweep.ts";
import { openMemberApi } from "#tests/support/member-api.ts";
import { createMember, type TestMember } from "#tests/support/members.ts";
import { createTestApp } from "#tests/support/test-app.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";

const connection = await useTestDatabase();
const app = createTestApp(connection);
const call = openMemberApi(app);

const request = { relationship: "friend", occasion: "birthday", currency: "USD", budget: "25-50", name: "Ann", interests: ["fishing"] };

async function ask(member: TestMember, change: object = {}) {
  const answer = await call(member, "POST", "/ideas", { ...request, ...change });
  const ideas = await answer.json();
  if (!answer.ok) throw new Error(`no ideas: ${JSON.stringify(ideas)}`);
  return ideas;
}
const list = async (member: TestMember, query = "") => await (await call(member, "GET", `/ideas${query}`)).json();

/** Queries without ideas, the newest first made last, all but two in the same microsecond. */
async function fillList(member: TestMember, count: number): Promise<void> {
  await connection.pool.query(
    `insert into gift_queries (user_id, occasion, budget, currency, language, source, additional_info, created_at)
     select $1, 'birthday', '25-50', 'USD', 'en', 'catalogue', 'number ' || n, '2026-01-01T00:00:00.000001Z'::timestamptz + greatest(n - 40, 0) * interval '1 microsecond'
     from generate_series(1, $2::int) as n`,
    [member.id, count],
  );
}

test("saved ideas come newest first, with recipient and suggestions as they were answered", async () => {
  const member = await createMember(connection, { plan: "premium" });
  const first = await ask(member);
  const second = await ask(member, { occasion: "christmas", name: "Bea" });

  const { ideas, nextCursor } = await list(member);

  expect(nextCursor).toBeNull();
  expect(ideas.map(({ id }: { id: string }) => id)).toEqual([second.queryId, first.queryId]);
  expect(ideas[1]).toMatchObject({
    occasion: "birthday",
    budget: "25-50",
    currency: "USD",
    language: "en",
    source: "catalogue",
    lead: first.lead,
    recipient: { id: first.recipientProfileId, name: "Ann", relationship: "friend", interests: ["fishing"] },
    suggestions: first.suggestions.map((suggestion: object, at: number) => ({
      ...suggestion,
      id: first.suggestionIds[at],
      userFeedback: null,
    })),
  });
});

test("pages of twenty follow one another without a gap or a repeat, whatever arrives meanwhile", async () => {
  const member = await createMember(connection, { plan: "premium" });
  await fillList(member, 45);
  const seen: string[] = [];
  const sizes: number[] = [];

  for (let cursor: string | null = ""; cursor !== null;) {
    const page = await list(member, cursor ? `?cursor=${encodeURIComponent(cursor)}` : "");
    seen.push(...page.ideas.map(({ additionalInfo }: { additionalInfo: string }) => additionalInfo));
    sizes.push(page.ideas.length);
    cursor = page.nextCursor;
    await ask(member);
  }

  expect(sizes).toEqual([20, 20, 5]);
  expect(new Set(seen).size).toBe(45);
});

test("a page is read from the index, in its order: a long list takes no longer than a short one", async () => {
  const member = await createMember(connection);
  await fillList(member, 3_000);
  await connection.pool.query("analyze gift_queries");
  const { nextCursor } = await list(member);
  const statements = vi.spyOn(connection.pool, "query");
  onTestFinished(() => statements.mockRestore());

  await list(member, `?cursor=${nextCursor}`);

  const calls = statements.mock.calls as unknown as [QueryConfig, unknown[]][];
  const [statement, values] = calls.find(([{ text }]) => text.includes("nulls last")) ?? [];
  const { rows } = await connection.pool.query(`explain ${statement?.text}`, values);
  const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
  expect(plan).toContain("Index Scan using gift_queries_newest");
  expect(plan).not.toContain("Sort");
});

test.each([
  { name: "by a word of an idea", query: (title: string) => `?search=${encodeURIComponent(title.split(" ")[0] ?? "")}`, found: 1 },
  { name: "by the recipient's name", query: () => "?search=ANN", found: 1 },
  { name: "by letters of another width", query: () => `?search=${encodeURIComponent("ＡＮＮ")}`, found: 1 },
  { name: "by words that do not occur together", query: () => "?search=ann%20nonsense", found: 0 },
  { name: "by a sign that means anything to the database", query: () => "?search=%25", found: 0 },
  { name: "by occasion", query: () => "?occasion=birthday", found: 1 },
  { name: "by another occasion", query: () => "?occasion=wedding", found: 0 },
  { name: "by nobody who is remembered", query: () => "?recipient=none", found: 0 },
])("the list is searched $name", async ({ query, found }) => {
  const member = await createMember(connection);
  const { suggestions } = await ask(member);

  const { ideas } = await list(member, query(suggestions[0].title));

  expect(ideas).toHaveLength(found);
});

test.each([
  { name: "D’Arcy", search: "d'arcy" },
  { name: "O'Neil", search: "o’neil" },
])("the search for $search finds $name", async ({ name, search }) => {
  const member = await createMember(connection);
  await ask(member, { name });

  expect((await list(member, `?search=${encodeURIComponent(search)}`)).ideas).toHaveLength(1);
});

test("ideas of the catalogue are told in the reader's language, others in their own", async () => {
  const member = await createMember(connection);
  const { suggestions } = await ask(member);
  await connection.pool.query("update gift_suggestions set title = 'A kettle of a model', source = 'ai' where position = 0");

  const answer = await app.request("/api/ideas", { headers: { ...member.headers, "Accept-Language": "ja" } });

  const { ideas } = await answer.json();
  expect(ideas[0]).toMatchObject({ language: "en", suggestions: { length: 5, 0: { title: "A kettle of a model", language: "en" } } });
  const japanese = ideas[0].suggestions.filter(({ language }: { language: string }) => language === "ja");
  expect(japanese.length).toBeGreaterThanOrEqual(3);
  for (const { title, explanation, category } of japanese) expect(title + explanation + category).toMatch(/[぀-ヿ]/);
  expect(ideas[0].suggestions.map(({ because }: { because: string[] }) => because)).toEqual(
    suggestions.map(({ because }: { because: string[] }) => because),
  );
});

test("the list of one person holds that person's ideas", async () => {
  const member = await createMember(connection);
  const { recipientProfileId, queryId } = await ask(member);
  await ask(member, { name: "Bea" });

  const { ideas } = await list(member, `?recipient=${recipientProfileId}`);

  expect(ideas.map(({ id }: { id: string }) => id)).toEqual([queryId]);
});

test.each([
  { query: "?occasion=tuesday", code: "validation_failed" },
  { query: "?recipient=ann", code: "validation_failed" },
  { query: "?round=ann", code: "validation_failed" },
  { query: "?liked=yes", code: "validation_failed" },
  { query: "?bin=no", code: "validation_failed" },
  { query: `?search=${"x".repeat(201)}`, code: "validation_failed" },
  { query: "?cursor=nonsense", code: "invalid_cursor" },
  { query: `?cursor=${btoa('["2026-02-30T00:00:00Z","00000000-0000-4000-8000-000000000000"]')}`, code: "invalid_cursor" },
  { query: `?cursor=${btoa('["2026-01-01T00:00:00Z","x"]')}`, code: "invalid_cursor" },
])("$query is refused", async ({ query, code }) => {
  const member = await createMember(connection);

  const answer = await call(member, "GET", `/ideas${query}`);

  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ code });
});

test("a member deletes saved ideas once, and has them back as they were", async () => {
  const member = await createMember(connection);
  const { queryId } = await ask(member);
  const before = await list(member);

  const first = await call(member, "DELETE", `/ideas/${queryId}`);
  const second = await call(member, "DELETE", `/ideas/${queryId}`);

  expect([first.status, second.status]).toEqual([204, 404]);
  expect((await list(member)).ideas).toEqual([]);
  expect((await list(member, "?bin=true")).ideas).toMatchObject([
    { id: queryId, deletedAt: expect.any(String), suggestions: { length: 5 } },
  ]);
  const restored = [await call(member, "POST", `/ideas/${queryId}/restore`), await call(member, "POST", `/ideas/${queryId}/restore`)];
  expect(restored.map(({ status }) => status)).toEqual([204, 204]);
  expect(await list(member)).toEqual(before);
  expect((await list(member, "?bin=true")).ideas).toEqual([]);
});

test("one idea is removed and had back in its place, and the lead is told as a place among those that are left", async () => {
  const member = await createMember(connection);
  const { queryId, suggestionIds } = await ask(member);
  await connection.pool.query("update gift_queries set lead = 2");
  const before = await list(member);

  const removed = [
    await call(member, "DELETE", `/suggestions/${suggestionIds[1]}`),
    await call(member, "DELETE", `/suggestions/${suggestionIds[1]}`),
  ];

  expect(removed.map(({ status }) => status)).toEqual([204, 404]);
  const [left] = (await list(member)).ideas;
  expect(left.suggestions.map(({ id }: { id: string }) => id)).toEqual(suggestionIds.toSpliced(1, 1));
  expect(left.lead).toBe(1);
  expect((await list(member, "?bin=true")).ideas).toMatchObject([
    { id: queryId, deletedAt: null, suggestions: [{ id: suggestionIds[1] }] },
  ]);
  expect((await call(member, "PUT", `/suggestions/${suggestionIds[1]}/feedback`, { feedback: "liked" })).status).toBe(404);
  await call(member, "POST", `/suggestions/${suggestionIds[1]}/restore`);
  expect(await list(member)).toEqual(before);
});

test("another member's ideas are not restored, and one of theirs is neither removed nor restored", async () => {
  const [owner, stranger] = [await createMember(connection), await createMember(connection)];
  const { queryId, suggestionIds } = await ask(owner);

  const answers = [
    await call(stranger, "POST", `/ideas/${queryId}/restore`),
    await call(stranger, "DELETE", `/suggestions/${suggestionIds[0]}`),
    await call(stranger, "POST", `/suggestions/${suggestionIds[0]}/restore`),
  ];

  expect(answers.map(({ status }) => status)).toEqual([403, 404, 404]);
});

test("what was deleted is not counted for its person, not remembered and not found; a removed idea is remembered", async () => {
  const member = await createMember(connection);
  const { queryId, suggestions, suggestionIds, recipientProfileId } = await ask(member);
  const search = `?search=${encodeURIComponent(suggestions[0].title)}`;

  await call(member, "DELETE", `/suggestions/${suggestionIds[0]}`);
  expect((await list(member, search)).ideas).toEqual([]);
  expect(await listRememberedTitles(connection.db, member.id, recipientProfileId)).toContain(suggestions[0].title);
  await call(member, "DELETE", `/ideas/${queryId}`);

  expect(await (await call(member, "GET", "/recipients")).json()).toMatchObject({ recipients: [{ queries: 0, lastQueryAt: null }] });
  expect(await listRememberedTitles(connection.db, member.id, recipientProfileId)).toEqual([]);
});

test("the bin is emptied of what has been in it for thirty days", async () => {
  const member = await createMember(connection, { plan: "premium" });
  const [old, recent] = [await ask(member), await ask(member, { name: "Bea" })];
  for (const { queryId } of [old, recent]) await call(member, "DELETE", `/ideas/${queryId}`);
  await connection.pool.query("update gift_queries set deleted_at = now() - interval '31 days' where id = $1", [old.queryId]);
  const kept = await ask(member, { name: "Cy" });
  for (const id of kept.suggestionIds.slice(0, 2)) await call(member, "DELETE", `/suggestions/${id}`);
  await connection.pool.query("update gift_suggestions set deleted_at = now() - interval '31 days' where id = $1", [kept.suggestionIds[0]]);

  await sweepExpired(connection.db);

  expect((await list(member, "?bin=true")).ideas).toMatchObject([
    { id: kept.queryId, suggestions: [{ id: kept.suggestionIds[1] }] },
    { id: recent.queryId },
  ]);
  expect((await list(member)).ideas).toMatchObject([{ id: kept.queryId, suggestions: { length: 3 } }]);
});

test("what a round was asked for is kept, and goes with the person's details", async () => {
  const member = await createMember(connection);
  const asked = { text: " Ann loves fishing. ", interests: ["fishing", " "], notMeant: ["likes:cricket"], additionalInfo: "no wine" };
  const { recipientProfileId } = await ask(member, asked);

  const [round] = (await list(member)).ideas;
  await call(member, "DELETE", `/recipients/${recipientProfileId}`);

  expect(round).toMatchObject({
    text: "Ann loves fishing.",
    interests: ["fishing"],
    notMeant: ["likes:cricket"],
    additionalInfo: "no wine",
    leftOut: ["wine"],
  });
  expect((await list(member)).ideas).toMatchObject([{ text: null, interests: [], notMeant: [], recipient: null }]);
});

test("the list holds one round alone, or the rounds with a liked idea", async () => {
  const member = await createMember(connection);
  const [liked, other] = [await ask(member), await ask(member, { name: "Bea" })];
  await call(member, "PUT", `/suggestions/${liked.suggestionIds[3]}/feedback`, { feedback: "liked" });
  await call(member, "PUT", `/suggestions/${other.suggestionIds[3]}/feedback`, { feedback: "disliked" });

  const ids = async (query: string) => (await list(member, query)).ideas.map(({ id }: { id: string }) => id);

  expect(await ids(`?round=${other.queryId}`)).toEqual([other.queryId]);
  expect(await ids("?liked=true")).toEqual([liked.queryId]);
  await call(member, "DELETE", `/suggestions/${liked.suggestionIds[3]}`);
  expect(await ids("?liked=true")).toEqual([]);
});

test("another member's ideas are not deleted, and the refusal is in the words of the specification", async () => {
  const [owner, stranger] = [await createMember(connection), await createMember(connection)];
  const { queryId } = await ask(owner);

  const answer = await call(stranger, "DELETE", `/ideas/${queryId}`);

  expect(answer.status).toBe(403);
  expect(await answer.json()).toMatchObject({ code: "not_owner", detail: "Unauthorized" });
  expect((await list(owner)).ideas).toHaveLength(1);
  expect((await list(stranger)).ideas).toEqual([]);
});

test("an opinion of a suggestion is kept, changed and taken back", async () => {
  const member = await createMember(connection);
  const { suggestionIds } = await ask(member);
  const kept: unknown[] = [];

  for (const feedback of ["liked", "liked", "disliked", null]) {
    await call(member, "PUT", `/suggestions/${suggestionIds[2]}/feedback`, { feedback });
    kept.push((await list(member)).ideas[0].suggestions[2].userFeedback);
  }

  expect(kept).toEqual(["liked", "liked", "disliked", null]);
  await expect
    .poll(
      async () =>
        (
          await connection.pool.query(
            "select label, sum(count)::int as count from daily_counts where measure = 'feedback' group by 1 order by 1",
          )
        ).rows,
    )
    .toEqual([
      { label: "disliked", count: 1 },
      { label: "liked", count: 1 },
    ]);
});

test.each([
  { name: "an unknown opinion", feedback: "loved", status: 400 },
  { name: "no opinion at all", feedback: undefined, status: 400 },
])("$name is refused", async ({ feedback, status }) => {
  const member = await createMember(connection);
  const { suggestionIds } = await ask(member);

  expect((await call(member, "PUT", `/suggestions/${suggestionIds[0]}/feedback`, { feedback })).status).toBe(status);
});

test("another member's suggestion takes no opinion", async () => {
  const [owner, stranger] = [await createMember(connection), await createMember(connection)];
  const { suggestionIds } = await ask(owner);

  const answer = await call(stranger, "PUT", `/suggestions/${suggestionIds[0]}/feedback`, { feedback: "disliked" });

  expect(answer.status).toBe(404);
  expect((await list(owner)).ideas[0].suggestions[0].userFeedback).toBeNull();
});
