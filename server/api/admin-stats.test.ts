import { expect, test } from "vitest";
import { builtInPosts } from "#domain/posts/built-in-posts.ts";
import { countToday } from "#domain/stats/count.ts";
import { useBackOffice } from "#tests/support/back-office.ts";
import { createMember } from "#tests/support/members.ts";
import { createTestAuth } from "#tests/support/test-app.ts";
import { removeAccount } from "#domain/accounts/remove-account.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";

const connection = await useTestDatabase();
const { db, pool } = connection;
const { app, ask, getAdmin } = useBackOffice(connection);

const today = () => new Date().toISOString().slice(0, 10);
const last = (rows: unknown): unknown => (Array.isArray(rows) ? rows.at(-1) : rows);

async function readSeries(query = ""): Promise<Record<string, unknown>> {
  const { body } = await ask("GET", `/stats${query}`);
  return Object(body["series"]);
}

/** Counts of a day that lies so many days back. */
async function countOn(daysAgo: number, measure: string, label: string, count: number): Promise<void> {
  await pool.query("insert into daily_counts values ((now() at time zone 'utc')::date - $1::int, $2, $3, 0, $4)", [
    daysAgo,
    measure,
    label,
    count,
  ]);
}

test.each(["7", "30", "90"])("over %s days each day has its row, also when nothing happened", async (days) => {
  const { sources, latency } = await readSeries(`?days=${days}`);

  expect(sources).toHaveLength(Number(days));
  expect(last(sources)).toEqual({ day: today(), ai: 0, catalogue: 0, samples: 0 });
  expect(last(latency)).toEqual({ day: today(), p50: null, p95: null });
});

test("the counts of the dashboard are those of the specification, and the posts that are published", async () => {
  await ask("POST", "/posts", { body: { title: "A", slug: "a", content: "Text", status: "published" } });
  await ask("POST", "/posts", { body: { title: "B", slug: "b", content: "Text", status: "draft" } });
  for (const language of ["zh", "ja"]) await ask("DELETE", `/posts/samples/${language}`);

  const { body } = await ask("GET", "/stats");

  expect(body).toMatchObject({ days: 30, publishedPosts: 1, activePolicies: 3, seoPages: 5, likedShare: null, answeredShare: null });
});

test("sample posts count while readers see them", async () => {
  const readCount = async () => (await ask("GET", "/stats")).body["publishedPosts"];
  const shown = builtInPosts.en.length + builtInPosts.zh.length + builtInPosts.ja.length;
  expect(await readCount()).toBe(shown);

  await ask("DELETE", "/posts/samples/zh");

  expect(await readCount()).toBe(shown - builtInPosts.zh.length);
});

test("what was counted today and before stands on its day, and what is older nowhere", async () => {
  await countToday(db, [
    { measure: "query_source", label: "ai" },
    { measure: "query_visitor", label: "guest" },
  ]);
  await countToday(db, [{ measure: "query_source", label: "ai" }]);
  await countOn(6, "query_source", "catalogue", 5);
  await countOn(7, "query_source", "samples", 9);

  const { sources, visitors } = await readSeries("?days=7");

  expect(sources).toMatchObject([
    { ai: 0, catalogue: 5, samples: 0 },
    {},
    {},
    {},
    {},
    {},
    { day: today(), ai: 2, catalogue: 0, samples: 0 },
  ]);
  expect(last(visitors)).toEqual({ day: today(), guest: 1, free: 0, premium: 0 });
});

test("sign-ups are the accounts made on a day, those that were removed since included, without those of guests and administrators", async () => {
  await createMember(connection);
  await pool.query("update auth_users set created_at = now() - interval '40 days' where id = $1", [(await createMember(connection)).id]);
  await pool.query("insert into auth_users (is_anonymous) values (true)");
  const [leaving, administrator] = [await createMember(connection), await createMember(connection, { isAdmin: true })];
  for (const { id } of [leaving, administrator]) await removeAccount(createTestAuth(connection, "http://localhost:3000"), id);

  const { signUps } = await readSeries();

  expect(signUps).toHaveLength(30);
  expect(last(signUps)).toEqual({ day: today(), signUps: 2 });
});

test("occasions and interests are ranked over all days", async () => {
  await countOn(0, "query_interest", "tea", 2);
  await countOn(1, "query_interest", "tea", 2);
  await countOn(1, "query_interest", "books", 3);
  await countOn(2, "query_occasion", "birthday", 4);

  const { interests, occasions } = await readSeries();

  expect(interests).toEqual([
    { label: "tea", name: "tea", count: 4 },
    { label: "books", name: "books", count: 3 },
  ]);
  expect(occasions).toEqual([{ label: "birthday", count: 4 }]);
});

test("interests are named in the language that is asked for", async () => {
  await countOn(0, "query_interest", "photography", 1);

  const { body } = await ask("GET", "/stats", { language: "ja" });

  expect(body).toMatchObject({ series: { interests: [{ label: "photography", name: "写真", count: 1 }] } });
});

test("the gateway's health and delay, and the share of liked ideas, come from what was counted", async () => {
  await countOn(0, "gateway_outcome", "ok", 9);
  await countOn(0, "gateway_outcome", "too_slow", 1);
  await countOn(0, "gateway_latency", "2000", 9);
  await countOn(0, "gateway_latency", "32000", 1);
  await countOn(3, "feedback", "liked", 3);
  await countOn(4, "feedback", "disliked", 1);

  const { body } = await ask("GET", "/stats?days=7");

  expect(body).toMatchObject({
    likedShare: 0.75,
    answeredShare: 0.9,
    series: {
      outcomes: [
        { label: "ok", count: 9 },
        { label: "too_slow", count: 1 },
      ],
    },
  });
  const series = Object(body["series"]);
  expect(last(series.gateway)).toEqual({ day: today(), ok: 9, failed: 1 });
  expect(last(series.latency)).toEqual({ day: today(), p50: 2_000, p95: 32_000 });
});

test("each series is a table too", async () => {
  await countOn(0, "query_source", "ai", 2);
  await countOn(0, "query_interest", 'tea, "green"', 1);

  const sources = await app.request("/api/admin/stats.csv?series=sources&days=7", { headers: getAdmin().headers });
  const interests = await app.request("/api/admin/stats.csv?series=interests", { headers: getAdmin().headers });
  const latency = await app.request("/api/admin/stats.csv?series=latency&days=7", { headers: getAdmin().headers });

  expect(sources.headers.get("content-type")).toBe("text/csv; charset=utf-8");
  expect(sources.headers.get("content-disposition")).toBe('attachment; filename="giftwright-sources-7-days.csv"');
  expect((await sources.text()).split("\r\n")).toMatchObject([
    "day,ai,catalogue,samples",
    ...Array.from({ length: 6 }, () => expect.stringMatching(/,0,0,0$/)),
    `${today()},2,0,0`,
    "",
  ]);
  expect(await interests.text()).toBe('label,count\r\n"tea, ""green""",1\r\n');
  expect(await latency.text()).toContain(`${today()},,\r\n`);
});

test.each(["/stats?days=365", "/stats?days=", "/stats.csv", "/stats.csv?series=emails"])("%s is refused", async (path) => {
  expect(await ask("GET", path)).toMatchObject({ status: 400, body: { code: "validation_failed" } });
});

test("the tables are described like everything else", async () => {
  const document = await (await app.request("/api/openapi.json")).json();

  expect(document.paths["/api/admin/stats.csv"].get.parameters).toContainEqual(expect.objectContaining({ name: "series", required: true }));
});
