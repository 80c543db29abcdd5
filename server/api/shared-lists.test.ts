import { expect, test } from "vitest";
import { purgeDeletedIdeas } from "#domain/gifts/stored/bin.ts";
import type { Heart, Share, SharedList } from "#shared/answers/shared-lists.ts";
import { openMemberApi } from "#tests/support/member-api.ts";
import { createMember, type TestMember } from "#tests/support/members.ts";
import { createTestApp } from "#tests/support/test-app.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";

const connection = await useTestDatabase();
const app = createTestApp(connection);
const call = openMemberApi(app);

const request = {
  relationship: "friend",
  occasion: "birthday",
  currency: "USD",
  budget: "25-50",
  name: "Annabelle",
  interests: ["gardening"],
  additionalInfo: "allergic to wool",
};
const giver = "a-secret-of-one-browser";
const stranger = "a-secret-of-some-other";

async function save(member: TestMember, change: object = {}) {
  const { queryId, suggestionIds, suggestions, lead } = await (await call(member, "POST", "/ideas", { ...request, ...change })).json();
  return { queryId, suggestionIds, suggestions, lead } as {
    queryId: string;
    suggestionIds: string[];
    suggestions: { title: string }[];
    lead: number;
  };
}

async function share(member: TestMember, queryId: string, heading: string | null = null): Promise<Share> {
  const answer = await call(member, "PUT", `/ideas/${queryId}/share`, { heading });
  expect(answer.status).toBe(200);
  return await answer.json();
}

const open = async (key: string, query = "") => await app.request(`/api/shared/${key}${query}`);
const read = async (key: string, query = ""): Promise<SharedList> => await (await open(key, query)).json();

async function put(key: string, idea: string, body: object) {
  return await app.request(`/api/shared/${key}/hearts/${idea}`, {
    method: "PUT",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
}
const give = async (key: string, idea: string, body: object): Promise<{ given: string | null; hearts: Heart[] }> =>
  await (await put(key, idea, body)).json();

test("whoever has the address sees the ideas, the lead first, and nothing about the person", async () => {
  const member = await createMember(connection);
  const { queryId, suggestions, lead } = await save(member);

  const { key } = await share(member, queryId);

  const list = await read(key);
  expect(list.ideas.map(({ title }) => title)).toEqual([
    suggestions[lead]?.title,
    ...suggestions.filter((_, place) => place !== lead).map(({ title }) => title),
  ]);
  expect(list.heading).toBeNull();
  for (const secret of ["Annabelle", "wool", "friend", "birthday", "25-50", member.id, member.email])
    expect(JSON.stringify(list)).not.toContain(secret);
  expect(Object.keys(list.ideas[0] ?? {}).filter((field) => /because|explanation|source|feedback/i.test(field))).toEqual([]);
});

test("an address cannot be guessed, and is the same each time the list is shared, whatever its heading", async () => {
  const member = await createMember(connection);
  const [first, second] = [await save(member), await save(member)];

  const { key } = await share(member, first.queryId);
  const again = await share(member, first.queryId, "  For Annabelle's kitchen ");
  const other = await share(member, second.queryId);

  expect(key).toMatch(/^[a-km-np-z2-9]{26}$/);
  expect(again).toMatchObject({ key, heading: "For Annabelle's kitchen" });
  expect(other.key).not.toBe(key);
  expect((await read(key)).heading).toBe("For Annabelle's kitchen");
});

test("what its owner rejected is not on the list", async () => {
  const member = await createMember(connection);
  const { queryId, suggestionIds, suggestions } = await save(member);
  await call(member, "PUT", `/suggestions/${suggestionIds[0]}/feedback`, { feedback: "disliked" });
  await call(member, "PUT", `/suggestions/${suggestionIds[1]}/feedback`, { feedback: "liked" });

  const { ideas } = await read((await share(member, queryId)).key);

  expect(ideas.map(({ title }) => title).toSorted()).toEqual(
    suggestions
      .slice(1)
      .map(({ title }) => title)
      .toSorted(),
  );
});

test("a reader gets it in their own language, where the catalogue has it", async () => {
  const member = await createMember(connection);
  const { queryId } = await save(member, { interests: [], additionalInfo: "" });
  const { key } = await share(member, queryId);

  const [english, japanese] = [await read(key), await read(key, "?language=ja")];

  const translated = japanese.ideas.filter(({ language }) => language === "ja");
  expect(translated.length).toBeGreaterThan(3);
  for (const idea of translated) {
    expect(`${idea.title}${idea.description}${idea.category}`).toMatch(/[\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Han}]/u);
    expect(idea.priceRange).toMatch(/^US\$[\d,]+～[\d,]+$/);
  }
  expect(japanese.ideas.map(({ id }) => id)).toEqual(english.ideas.map(({ id }) => id));
  expect((await open(key, "?language=xx")).status).toBe(400);
});

test("hearts stand on the list by first name, for everybody and for its owner", async () => {
  const member = await createMember(connection);
  const { queryId, suggestionIds } = await save(member);
  const { key } = await share(member, queryId);
  const [idea = "", other = ""] = suggestionIds;

  await give(key, idea, { giver, name: "Ben" });
  const { given } = await give(key, other, { giver: stranger, name: " Aunt  Lu " });

  const hearts = [
    { id: expect.any(String), ideaId: idea, name: "Ben" },
    { id: given, ideaId: other, name: "Aunt Lu" },
  ];
  expect((await read(key)).hearts).toEqual(hearts);
  const { ideas } = await (await call(member, "GET", "/ideas")).json();
  expect(ideas[0].share).toEqual({ key, heading: null, createdAt: expect.any(String), hearts });
  expect(await (await call(member, "GET", `/ideas/${queryId}/share`)).json()).toEqual({ share: ideas[0].share });
});

test("a browser gives an idea one heart, may change the name on it, and alone takes it back", async () => {
  const member = await createMember(connection);
  const { queryId, suggestionIds } = await save(member);
  const { key } = await share(member, queryId);
  const [idea = ""] = suggestionIds;
  const first = await give(key, idea, { giver, name: "Ben" });

  const renamed = await give(key, idea, { giver, name: "Benjamin" });
  const untouched = await give(key, idea, { giver: stranger, name: null });
  const taken = await give(key, idea, { giver, name: null });

  expect(renamed).toEqual({ given: first.given, hearts: [{ id: first.given, ideaId: idea, name: "Benjamin" }] });
  expect(untouched.hearts).toHaveLength(1);
  expect(taken).toEqual({ given: null, hearts: [] });
});

test("a list's owner takes one heart off, whoever gave it; nobody else can", async () => {
  const [member, other] = [await createMember(connection), await createMember(connection)];
  const { queryId, suggestionIds } = await save(member);
  const { key } = await share(member, queryId);
  const { given } = await give(key, suggestionIds[0] ?? "", { giver, name: "Nobody" });
  await give(key, suggestionIds[0] ?? "", { giver: stranger, name: "Ben" });
  const takeOff = async (who: TestMember, round: string) => (await call(who, "DELETE", `/ideas/${round}/share/hearts/${given}`)).status;

  const foreign = [await takeOff(other, queryId), await takeOff(other, (await save(other)).queryId)];
  expect((await read(key)).hearts).toHaveLength(2);
  const own = [await takeOff(member, queryId), await takeOff(member, queryId)];

  expect([foreign, own]).toEqual([
    [404, 204],
    [204, 204],
  ]);
  expect((await read(key)).hearts).toMatchObject([{ name: "Ben" }]);
});

test("nobody can tell from the database which lists one browser was sent", async () => {
  const member = await createMember(connection);
  for (const round of [await save(member), await save(member)])
    await give((await share(member, round.queryId)).key, round.suggestionIds[0] ?? "", { giver, name: "Ben" });

  const { rows } = await connection.pool.query<{ giver: string }>("select giver from shared_list_hearts");

  expect(new Set(rows.map((row) => row.giver)).size).toBe(2);
  expect(JSON.stringify(rows)).not.toContain(giver);
});

test.each([
  { name: "", code: "Please fill in this field." },
  { name: "   ", code: "Please fill in this field." },
  { name: "call 0900 123", code: "Please use letters only, no numbers or symbols." },
  { name: "https://shop.example", code: "Please use letters only, no numbers or symbols." },
  { name: "<b>Ben</b>", code: "Please use letters only, no numbers or symbols." },
  { name: "B".repeat(31), code: "Please use no more than 30 characters." },
])("a heart from '$name' is refused, and the field is named", async ({ name, code }) => {
  const member = await createMember(connection);
  const { queryId, suggestionIds } = await save(member);
  const { key } = await share(member, queryId);

  const answer = await put(key, suggestionIds[0] ?? "", { giver, name });

  expect(answer.status).toBe(400);
  expect((await answer.json()).errors).toContainEqual({ path: "name", message: code });
  expect((await read(key)).hearts).toEqual([]);
});

test.each(["Ana-Lucía", "O’Neill", "美玲", "ゆうこ", "マリー・アン", "J. R."])("%s is a first name", async (name) => {
  const member = await createMember(connection);
  const { queryId, suggestionIds } = await save(member);
  const { key } = await share(member, queryId);

  expect((await give(key, suggestionIds[0] ?? "", { giver, name })).hearts).toMatchObject([{ name }]);
});

test("hearts go to the list's own ideas alone, and not on and on", async () => {
  const small = createTestApp(connection, { heartsPerMinute: 2 });
  const member = await createMember(connection);
  const [mine, other] = [await save(member), await save(member)];
  const { key } = await share(member, mine.queryId);

  const statuses = [];
  for (const idea of mine.suggestionIds.slice(0, 3)) {
    const answer = await small.request(`/api/shared/${key}/hearts/${idea}`, {
      method: "PUT",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ giver, name: "Ben" }),
    });
    statuses.push(answer.status);
  }
  expect(statuses).toEqual([200, 200, 429]);
  expect((await put(key, other.suggestionIds[0] ?? "", { giver, name: "Ben" })).status).toBe(404);
});

test("a list holds two hundred hearts, even when the last ones come at once", async () => {
  const member = await createMember(connection);
  const { queryId, suggestionIds } = await save(member);
  const { key } = await share(member, queryId);
  const [idea = ""] = suggestionIds;
  await connection.pool.query(
    "insert into shared_list_hearts (user_id, query_id, suggestion_id, giver, name) select $1, $2, $3, n::text, 'Ben' from generate_series(1, 198) as n",
    [member.id, queryId, idea],
  );

  const answers = await Promise.all([1, 2, 3, 4].map(async (n) => await put(key, idea, { giver: `${giver}-${n}`, name: "Lu" })));

  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 409, 409]);
  const refused = answers.find(({ status }) => status === 409);
  expect(await refused?.json()).toMatchObject({ code: "too_many_hearts" });
});

test("a list that is shared no longer is gone with its hearts, and a new one has another address", async () => {
  const member = await createMember(connection);
  const { queryId, suggestionIds } = await save(member);
  const { key } = await share(member, queryId, "For Ann");
  await give(key, suggestionIds[0] ?? "", { giver, name: "Ben" });

  expect((await call(member, "DELETE", `/ideas/${queryId}/share`)).status).toBe(204);

  expect((await open(key)).status).toBe(404);
  expect((await put(key, suggestionIds[0] ?? "", { giver, name: "Ben" })).status).toBe(404);
  expect(await (await call(member, "GET", `/ideas/${queryId}/share`)).json()).toEqual({ share: null });
  expect((await call(member, "DELETE", `/ideas/${queryId}/share`)).status).toBe(204);
  expect(await share(member, queryId)).toMatchObject({ heading: null, hearts: [], key: expect.not.stringMatching(key) });
});

test("what is in the bin is on no list, and comes back with its hearts", async () => {
  const member = await createMember(connection);
  const { queryId, suggestionIds } = await save(member);
  const { key } = await share(member, queryId);
  const [idea = ""] = suggestionIds;
  await give(key, idea, { giver, name: "Ben" });

  await call(member, "DELETE", `/suggestions/${idea}`);
  expect((await read(key)).ideas.map(({ id }) => id)).not.toContain(idea);
  expect((await put(key, idea, { giver, name: "Lu" })).status).toBe(404);
  await call(member, "DELETE", `/ideas/${queryId}`);
  expect((await open(key)).status).toBe(404);
  expect((await put(key, suggestionIds[1] ?? "", { giver, name: "Lu" })).status).toBe(404);
  await call(member, "POST", `/ideas/${queryId}/restore`);
  await call(member, "POST", `/suggestions/${idea}/restore`);

  expect(await read(key)).toMatchObject({ hearts: [{ ideaId: idea, name: "Ben" }] });
  expect((await read(key)).ideas).toHaveLength(5);
});

test.each([
  {
    name: "the round",
    end: async (member: TestMember, queryId: string) => {
      const answer = await call(member, "DELETE", `/ideas/${queryId}`);
      await connection.pool.query("update gift_queries set deleted_at = now() - interval '31 days'");
      await purgeDeletedIdeas(connection.db);
      return answer;
    },
  },
  {
    name: "the account",
    end: async (member: TestMember) => await call(member, "DELETE", "/me", { phrase: "DELETE MY ACCOUNT", password: "correct horse" }),
  },
])("a shared list is deleted with $name", async ({ end }) => {
  const member = await createMember(connection, { password: "correct horse" });
  const { queryId, suggestionIds } = await save(member);
  const { key } = await share(member, queryId);
  await give(key, suggestionIds[0] ?? "", { giver, name: "Ben" });

  expect((await end(member, queryId)).status).toBeLessThan(300);

  expect((await open(key)).status).toBe(404);
  for (const table of ["shared_lists", "shared_list_hearts"])
    expect((await connection.pool.query(`select * from ${table}`)).rowCount).toBe(0);
});

test("nobody shares, reads or ends the share of another member's round", async () => {
  const [owner, other] = [await createMember(connection), await createMember(connection)];
  const { queryId } = await save(owner);
  const { key } = await share(owner, queryId);

  for (const [method, body] of [["GET"], ["PUT", { heading: "Mine" }], ["DELETE"]] as const)
    expect((await call(other, method, `/ideas/${queryId}/share`, body)).status).toBe(404);

  expect((await read(key)).heading).toBeNull();
});

test("what a member takes along names the addresses that they gave away, and who gave a heart", async () => {
  const member = await createMember(connection);
  const { queryId, suggestionIds } = await save(member);
  const { key } = await share(member, queryId, "For Ann");
  await give(key, suggestionIds[0] ?? "", { giver, name: "Ben" });

  const { ideas } = await (await call(member, "GET", "/me/export")).json();

  expect(ideas[0].share).toMatchObject({ key, heading: "For Ann", hearts: [{ name: "Ben" }] });
});
