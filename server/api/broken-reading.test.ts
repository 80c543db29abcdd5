import { afterAll, beforeAll, expect, test } from "vitest";
import { connectGateway } from "#tests/support/connect-gateway.ts";
import { fallsSilentAfter, respondsWith, startFakeGateway, type FakeGateway } from "#tests/support/fake-gateway.ts";
import { createMember, type TestMember } from "#tests/support/members.ts";
import { createTestApp } from "#tests/support/test-app.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";

// What happens to a query whose reader, server or account goes away while the ideas are still arriving.

const connection = await useTestDatabase();
const request = { relationship: "friend", occasion: "birthday", currency: "USD", budget: "50-100", name: "Ann", interests: ["astronomy"] };
const firstIdea = {
  title: "A night at an observatory",
  description: "An evening under a large telescope, with somebody who explains what is to be seen.",
  explanation: "For a friend's birthday, because astronomy is what they love.",
  priceRange: "$60-90",
  category: "Outing",
  isExperience: true,
  searchTerms: ["observatory night tour"],
};

let service: FakeGateway;
beforeAll(async () => {
  service = await startFakeGateway();
});
afterAll(() => service.stop());

function openSite() {
  return createTestApp(connection, { gateway: connectGateway(service, { timeoutMs: 20_000, firstByteTimeoutMs: 10_000 }) });
}

function askForStream(member: TestMember, { key = "k1", signal }: { key?: string; signal?: AbortSignal } = {}) {
  return openSite().request("/api/ideas", {
    method: "POST",
    headers: { ...member.headers, "Content-Type": "application/json", Accept: "text/event-stream", "Idempotency-Key": key },
    body: JSON.stringify(request),
    ...(signal && { signal }),
  });
}

/** Reads until the first idea has come, then leaves. */
async function readOneIdea(answer: Response): Promise<string> {
  const reader = answer.body?.getReader();
  let text = "";
  while (!text.includes("event: suggestion")) text += new TextDecoder().decode((await reader?.read())?.value);
  await reader?.cancel();
  return JSON.parse(/^event: suggestion\ndata: (.*)$/m.exec(text)?.[1] ?? "{}").title;
}

const listTitles = async () =>
  (await connection.pool.query("select title from gift_suggestions order by position")).rows.map(({ title }) => title);
const listQueries = async () => (await connection.pool.query("select source from gift_queries")).rows;

test("a member who leaves in mid-stream finds what was shown, completed to five, in the saved ideas", async () => {
  const member = await createMember(connection);
  service.answerWith(fallsSilentAfter(`[${JSON.stringify(firstIdea)},`));

  const shown = await readOneIdea(await askForStream(member));

  await expect.poll(listTitles).toHaveLength(5);
  expect((await listTitles())[0]).toBe(shown);
  expect(await listQueries()).toEqual([{ source: "ai" }]);
});

test("the same key gives the member who comes back what was saved, without another call or count", async () => {
  const member = await createMember(connection);
  service.answerWith(fallsSilentAfter(`[${JSON.stringify(firstIdea)},`));
  await readOneIdea(await askForStream(member));
  await expect.poll(listTitles).toHaveLength(5);
  const calls = service.requests.length;

  const again = await (await askForStream(member)).text();

  expect(again.match(/^event: suggestion$/gm)).toHaveLength(5);
  expect(service.requests).toHaveLength(calls);
  const { rows } = await connection.pool.query("select query_count from user_queries");
  expect(rows).toEqual([{ query_count: 1 }]);
});

test("who leaves before the first idea cancels the query: nothing is saved, and the same key goes on without counting again", async () => {
  const member = await createMember(connection);
  const leaving = new AbortController();
  service.answerWith(fallsSilentAfter("["), respondsWith(500));
  const before = service.requests.length;
  const first = await askForStream(member, { signal: leaving.signal });
  await expect.poll(() => service.requests.length).toBe(before + 1);

  leaving.abort();
  await first.body?.cancel().catch(() => {});
  const wasCanceled = await service.requests[before]?.wasAborted;
  const savedAfterLeaving = await listTitles();
  await expect.poll(async () => await (await askForStream(member)).text()).toContain("event: done");

  expect(wasCanceled).toBe(true);
  expect(savedAfterLeaving).toEqual([]);
  expect(await listTitles()).toHaveLength(5);
  const { rows } = await connection.pool.query("select query_count from user_queries");
  expect(rows).toEqual([{ query_count: 1 }]);
});

test("a generation in flight for an account that is deleted ends well and makes nothing of it anew", async () => {
  const member = await createMember(connection);
  service.answerWith(fallsSilentAfter(`[${JSON.stringify(firstIdea)},`));
  const answer = await askForStream(member);
  const reader = answer.body?.getReader();
  await reader?.read();

  await connection.pool.query("delete from users");
  await connection.pool.query("delete from auth_users");
  await connection.pool.query("delete from idempotency_keys");
  await reader?.cancel();

  await expect
    .poll(async () => (await connection.pool.query("select points from rate_limits where key like 'ideas-at-once%'")).rows)
    .toEqual([{ points: 0 }]);
  for (const table of ["users", "user_queries", "recipient_profiles", "gift_queries", "gift_suggestions", "idempotency_keys"])
    expect((await connection.pool.query(`select 1 from ${table}`)).rows).toEqual([]);
});
