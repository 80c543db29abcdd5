import { expect, test } from "vitest";
import { createMember, type TestMember } from "#tests/support/members.ts";
import { createTestApp } from "#tests/support/test-app.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";

const connection = await useTestDatabase();
const app = createTestApp(connection);

const request = { relationship: "friend", occasion: "birthday", currency: "USD", budget: "25-50", name: "Ann", language: "en" };
const suggestion = {
  title: "A fly-tying kit",
  description: "Hooks, feathers and a small vice.",
  explanation: "For a friend who loves fishing.",
  priceRange: "$30–45",
  category: "Outdoors",
  isExperience: false,
  searchTerms: ["fly tying kit"],
};
const round = {
  request,
  suggestions: [suggestion, { ...suggestion, title: "A rod rest" }],
  lead: 1,
  leftOut: ["wine"],
  source: "catalogue",
};

async function keep(member: TestMember, body: unknown = round, key?: string) {
  return await app.request("/api/ideas/saved", {
    method: "POST",
    headers: { ...member.headers, "Content-Type": "application/json", ...(key && { "Idempotency-Key": key }) },
    body: JSON.stringify(body),
  });
}

async function list(member: TestMember) {
  return (await (await app.request("/api/ideas", { headers: member.headers })).json()).ideas;
}

test("what a guest was given just before is saved with its recipient, and counts no more", async () => {
  const member = await createMember(connection);

  const answer = await keep(member);

  expect(answer.status).toBe(201);
  const { queryId, suggestionIds } = await answer.json();
  expect(await list(member)).toMatchObject([
    { id: queryId, lead: 1, leftOut: ["wine"], recipient: { name: "Ann" }, suggestions: suggestionIds.map((id: string) => ({ id })) },
  ]);
  const quota = await (await app.request("/api/quota", { headers: member.headers })).json();
  expect(quota).toMatchObject({ remainingQueries: 3 });
});

test("the same round sent twice with one key is saved once", async () => {
  const member = await createMember(connection);
  const first = await (await keep(member, round, "k1")).json();

  const again = await (await keep(member, round, "k1")).json();
  const other = await keep(member, { ...round, lead: 0 }, "k1");

  expect(again).toEqual(first);
  expect(other.status).toBe(422);
  expect(await list(member)).toHaveLength(1);
});

test("after eight rounds a day no more are taken", async () => {
  const member = await createMember(connection);
  for (let kept = 0; kept < 8; kept += 1) expect((await keep(member)).status).toBe(201);

  const ninth = await keep(member);

  expect(ninth.status).toBe(429);
  expect(await list(member)).toHaveLength(8);
});

test("another member's profile is not written to", async () => {
  const [owner, stranger] = [await createMember(connection), await createMember(connection)];
  await keep(owner);
  const [{ recipient }] = await list(owner);

  await keep(stranger, { ...round, request: { ...request, name: "Bea", recipientProfileId: recipient.id } });

  expect(await list(owner)).toMatchObject([{ recipient: { name: "Ann" } }]);
  expect(await list(stranger)).toMatchObject([{ recipient: { name: "Bea" } }]);
});

const changed = (change: object) => ({ ...round, suggestions: [{ ...suggestion, ...change }], lead: 0 });

test.each([
  { name: "six ideas", body: { ...round, suggestions: Array.from({ length: 6 }, () => suggestion) }, path: "suggestions" },
  { name: "no idea", body: { ...round, suggestions: [], lead: 0 }, path: "suggestions" },
  { name: "too long a title", body: changed({ title: "x".repeat(201) }), path: "suggestions.0.title" },
  { name: "too long a description", body: changed({ description: "x".repeat(2001) }), path: "suggestions.0.description" },
  {
    name: "too many search terms",
    body: changed({ searchTerms: Array.from({ length: 11 }, () => "x") }),
    path: "suggestions.0.searchTerms",
  },
  { name: "control characters", body: changed({ explanation: "a\u001bb" }), path: "suggestions.0.explanation" },
  { name: "a lead that is not there", body: { ...round, lead: 2 }, path: "lead" },
  { name: "an unknown source", body: { ...round, source: "me" }, path: "source" },
  { name: "a request that was never one", body: { ...round, request: { ...request, budget: "free" } }, path: "request.budget" },
])("$name is refused and nothing is saved", async ({ body, path }) => {
  const member = await createMember(connection);

  const answer = await keep(member, body);

  expect(answer.status).toBe(400);
  expect((await answer.json()).errors).toContainEqual(expect.objectContaining({ path }));
  expect(await list(member)).toEqual([]);
});

test("links and unknown fields are dropped", async () => {
  const member = await createMember(connection);

  await keep(member, changed({ productLinks: ["javascript:alert(1)"], userFeedback: "liked", id: crypto.randomUUID() }));

  expect(await list(member)).toMatchObject([{ suggestions: [{ productLinks: [], userFeedback: null }] }]);
});
