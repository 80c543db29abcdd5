import { expect, test } from "vitest";
import { createMember } from "#tests/support/members.ts";
import { createTestApp } from "#tests/support/test-app.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";

const connection = await useTestDatabase();
const app = createTestApp(connection);

const request = {
  relationship: "parent",
  occasion: "birthday",
  currency: "USD",
  budget: "50-100",
  interests: ["gardening"],
  language: "en",
};

type Headers = Record<string, string>;

async function post(path: string, body: unknown, { site = app, headers = {} }: { site?: typeof app; headers?: Headers } = {}) {
  return await site.request(path, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
}

async function ask(headers: Headers = {}) {
  const answer = await (await post("/api/ideas", { ...request, name: "Ann" }, { headers })).json();
  return { ...answer, titles: answer.suggestions.map(({ title }: { title: string }) => title) };
}

test("a guest gets another idea for one that was rejected, again and again, and never one that was shown", async () => {
  const { titles: shown } = await ask();
  const rejected = [{ title: shown[0], why: "taste" }];

  for (let round = 0; round < 6; round += 1) {
    const answer = await post("/api/replace", { request: { ...request, shown, rejected } });
    expect(answer.status).toBe(200);
    const { suggestion, suggestionId } = await answer.json();
    expect(suggestionId).toBeNull();
    expect(shown).not.toContain(suggestion.title);
    shown.push(suggestion.title);
    rejected.push({ title: suggestion.title, why: "has" });
  }
});

test("it counts no query", async () => {
  const member = await createMember(connection);
  const { titles, remainingQueries } = await ask(member.headers);

  await post("/api/replace", { request: { ...request, shown: titles } }, { headers: member.headers });

  const quota = await (await app.request("/api/quota", { headers: member.headers })).json();
  expect(quota.remainingQueries).toBe(remainingQueries);
});

test("a member's new idea is saved behind the others, and an opinion on it can be kept", async () => {
  const member = await createMember(connection);
  const { titles, queryId } = await ask(member.headers);

  const answer = await post("/api/replace", { request: { ...request, name: "Ann", shown: titles }, queryId }, { headers: member.headers });

  const { suggestion, suggestionId } = await answer.json();
  const { ideas } = await (await app.request("/api/ideas", { headers: member.headers })).json();
  const saved: { id: string; title: string }[] = ideas[0].suggestions;
  expect(saved.map(({ title }) => title)).toEqual([...titles, suggestion.title]);
  expect(saved.at(-1)?.id).toBe(suggestionId);
});

test("nobody adds to another member's saved ideas", async () => {
  const [owner, other] = [await createMember(connection), await createMember(connection)];
  const { titles, queryId } = await ask(owner.headers);

  const answer = await post("/api/replace", { request: { ...request, shown: titles }, queryId }, { headers: other.headers });

  expect(answer.status).toBe(404);
  const { ideas } = await (await app.request("/api/ideas", { headers: owner.headers })).json();
  expect(ideas[0].suggestions).toHaveLength(5);
});

test("whoever asks again and again is slowed down", async () => {
  const site = createTestApp(connection, { replacementsPerMinute: 2 });
  const statuses: number[] = [];

  for (let round = 0; round < 3; round += 1) statuses.push((await post("/api/replace", { request }, { site })).status);

  expect(statuses).toEqual([200, 200, 429]);
});

test("a request that is wrong is refused at its field", async () => {
  const answer = await post("/api/replace", { request: { ...request, budget: "1-2" } });

  expect(answer.status).toBe(400);
  expect((await answer.json()).errors).toMatchObject([{ path: "request.budget" }]);
});
