import { expect, test } from "vitest";
import { createMember, type TestMember } from "#tests/support/members.ts";
import { createTestApp } from "#tests/support/test-app.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";

const connection = await useTestDatabase();
const app = createTestApp(connection);

const request = {
  relationship: "friend",
  occasion: "birthday",
  currency: "USD",
  budget: "25-50",
  name: "Ann",
  interests: ["fishing", " "],
  personalities: ["calm"],
  ageRange: "35-49",
  livingSituation: "female",
  additionalInfo: "no wine",
};

interface Asking {
  body?: unknown;
  key?: string;
  accept?: string;
  cookie?: string;
  site?: typeof app;
}

async function ask(member: TestMember | null, { body = request, key, accept = "application/json", cookie, site = app }: Asking = {}) {
  return await site.request("/api/ideas", {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      Accept: accept,
      ...member?.headers,
      ...(key && { "Idempotency-Key": key }),
      ...(cookie && { Cookie: cookie }),
    },
    body: JSON.stringify(body),
  });
}

async function countRows(table: string): Promise<number> {
  const { rows } = await connection.pool.query(`select count(*)::int as count from ${table}`);
  return rows[0].count;
}

const readQuota = async (member: TestMember) => await (await app.request("/api/quota", { headers: member.headers })).json();

test("a member's ideas are saved with their recipient before the answer ends", async () => {
  const member = await createMember(connection);

  const answer = await (await ask(member)).json();

  expect(answer).toMatchObject({ remainingQueries: 2, queryId: expect.any(String), suggestionIds: { length: 5 } });
  const { rows: queries } = await connection.pool.query("select * from gift_queries");
  expect(queries).toMatchObject([
    {
      id: answer.queryId,
      user_id: member.id,
      recipient_profile_id: answer.recipientProfileId,
      occasion: "birthday",
      budget: "25-50",
      currency: "USD",
      additional_info: "no wine",
      left_out: ["wine"],
    },
  ]);
  const { rows: people } = await connection.pool.query("select * from recipient_profiles");
  expect(people).toMatchObject([
    {
      name: "Ann",
      relationship: "friend",
      age_range: "35-49",
      interests: ["fishing"],
      personalities: ["calm"],
      living_situation: "female",
    },
  ]);
  const { rows: suggestions } = await connection.pool.query("select id, title, product_links from gift_suggestions order by position");
  expect(suggestions).toEqual(
    answer.suggestions.map(({ title }: { title: string }, position: number) => ({
      id: answer.suggestionIds[position],
      title,
      product_links: [],
    })),
  );
});

test("as a stream the last event names what was saved", async () => {
  const member = await createMember(connection);

  const events = await (await ask(member, { accept: "text/event-stream" })).text();

  const done = JSON.parse(/^event: done\ndata: (.*)$/m.exec(events)?.[1] ?? "");
  const { rows } = await connection.pool.query("select id from gift_queries");
  expect(rows).toEqual([{ id: done.queryId }]);
});

test("a free member's fourth query of the day is refused, a premium member's is not", async () => {
  const free = await createMember(connection);
  const premium = await createMember(connection, { plan: "premium" });
  for (let asked = 0; asked < 3; asked += 1) await Promise.all([ask(free), ask(premium)]);

  const refused = await ask(free);
  const answered = await ask(premium);

  expect(refused.status).toBe(429);
  expect(await refused.json()).toMatchObject({ code: "daily_limit_reached", resetsAt: expect.stringMatching(/T00:00:00\.000Z$/) });
  expect(await answered.json()).toMatchObject({ remainingQueries: -1 });
  expect(await readQuota(free)).toMatchObject({ canQuery: false, remainingQueries: 0, plan: "free", limit: 3 });
});

test("of twenty queries at once on two replicas three are answered, saved and counted", async () => {
  const member = await createMember(connection);
  const replicas = [app, createTestApp(connection)];

  const answers = await Promise.all(Array.from({ length: 20 }, (_, turn) => ask(member, { site: replicas[turn % 2] ?? app })));

  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(17);
  expect(await countRows("gift_queries")).toBe(3);
  const { rows } = await connection.pool.query("select query_count from user_queries");
  expect(rows).toEqual([{ query_count: 3 }]);
});

test("what a guest has used is not what the member has used", async () => {
  const asGuest = await ask(null);
  const cookie = asGuest.headers.get("set-cookie")?.split(";")[0] ?? "";
  const member = await createMember(connection);

  const answer = await (await ask(member, { cookie })).json();

  expect(answer).toMatchObject({ remainingQueries: 2 });
});

test("yesterday's queries do not count today", async () => {
  const member = await createMember(connection);
  await connection.pool.query("insert into user_queries values ($1, (now() at time zone 'utc')::date - 1, 3)", [member.id]);

  expect(await readQuota(member)).toMatchObject({ canQuery: true, remainingQueries: 3 });
});

test("the same key saves once, and another member's same key is another request", async () => {
  const [one, other] = [await createMember(connection), await createMember(connection)];
  const first = await (await ask(one, { key: "k1" })).json();

  const again = await (await ask(one, { key: "k1" })).json();
  const others = await (await ask(other, { key: "k1" })).json();

  expect(again).toEqual(first);
  expect(others.queryId).not.toBe(first.queryId);
  expect(await countRows("gift_queries")).toBe(2);
});

test("who is asked for again is the same person, whatever the case or width of the name, and gets no idea twice", async () => {
  const member = await createMember(connection, { plan: "premium" });
  const titles: string[] = [];
  for (const name of ["Ann", " ann ", "ＡＮＮ", "Ann"]) {
    const { suggestions } = await (await ask(member, { body: { ...request, name } })).json();
    titles.push(...suggestions.map(({ title }: { title: string }) => title));
  }

  expect(await countRows("recipient_profiles")).toBe(1);
  expect(new Set(titles).size).toBe(20);
});

test("another name, or another relationship, is another person", async () => {
  const member = await createMember(connection, { plan: "premium" });

  for (const change of [{}, { name: "Bea" }, { relationship: "sibling" }]) await ask(member, { body: { ...request, ...change } });

  expect(await countRows("recipient_profiles")).toBe(3);
});

test("without a name only the same details are the same person", async () => {
  const member = await createMember(connection, { plan: "premium" });
  const nameless = { ...request, name: " " };

  for (const change of [{}, {}, { interests: ["chess"] }]) await ask(member, { body: { ...nameless, ...change } });

  expect(await countRows("recipient_profiles")).toBe(2);
});

test("a chosen profile takes over what was filled in and keeps the rest", async () => {
  const member = await createMember(connection);
  const { recipientProfileId } = await (await ask(member)).json();
  const { interests: _, name: __, ...rest } = request;

  await ask(member, { body: { ...rest, recipientProfileId, ageRange: "50-64" } });

  const { rows } = await connection.pool.query("select name, age_range, interests from recipient_profiles");
  expect(rows).toEqual([{ name: "Ann", age_range: "50-64", interests: ["fishing"] }]);
});

test("another member's profile cannot be chosen: nothing is counted or saved", async () => {
  const owner = await createMember(connection);
  const { recipientProfileId } = await (await ask(owner)).json();
  const stranger = await createMember(connection);

  const answer = await ask(stranger, { body: { ...request, recipientProfileId } });

  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ errors: [{ path: "recipientProfileId" }] });
  expect(await readQuota(stranger)).toMatchObject({ remainingQueries: 3 });
  expect(await countRows("gift_queries")).toBe(1);
});

test("for whom everything was suggested before, the oldest ideas come again rather than none", async () => {
  const member = await createMember(connection, { plan: "premium" });
  const narrow = { relationship: "child", ageRange: "0-12", occasion: "birthday", currency: "USD", budget: "over-1000", name: "Max" };
  const lengths: number[] = [];

  for (let asked = 0; asked < 12; asked += 1) {
    const { suggestions } = await (await ask(member, { body: narrow })).json();
    lengths.push(suggestions.length);
  }

  expect(lengths).toEqual(Array.from({ length: 12 }, () => 5));
});

test("what is counted for the dashboard names plan, source, occasion and known interests alone", async () => {
  const member = await createMember(connection);

  await ask(member, { body: { ...request, interests: ["fishing", "my secret hobby"] } });

  // Counts are written after the answer: those of the test before may come in between.
  const readCounts = async () => (await connection.pool.query("select measure, label from daily_counts")).rows;
  await expect.poll(readCounts).toEqual(
    expect.arrayContaining([
      { measure: "query_interest", label: "fishing" },
      { measure: "query_occasion", label: "birthday" },
      { measure: "query_source", label: "catalogue" },
      { measure: "query_visitor", label: "free" },
    ]),
  );
  const counted = await readCounts();
  expect(counted.filter(({ measure }) => measure === "query_interest")).toEqual([{ measure: "query_interest", label: "fishing" }]);
  expect(JSON.stringify(counted)).not.toContain("secret");
});
