import { expect, test } from "vitest";
import { limits } from "#shared/limits.ts";
import { personFieldNames, personFields, type PersonField } from "#shared/person-fields.ts";
import { openMemberApi } from "#tests/support/member-api.ts";
import { createMember, type TestMember } from "#tests/support/members.ts";
import { createTestApp } from "#tests/support/test-app.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";

const connection = await useTestDatabase();
const app = createTestApp(connection);
const call = openMemberApi(app);

const ann = {
  name: "Ann",
  relationship: "friend",
  ageRange: "35-49",
  interests: ["fishing"],
  personalities: ["calm"],
  livingSituation: "female",
  alreadyHas: "three teapots",
};

const create = async (member: TestMember, details: object = ann) => await (await call(member, "POST", "/recipients", details)).json();
const list = async (member: TestMember) => (await (await call(member, "GET", "/recipients")).json()).recipients;

test("a member remembers somebody, and corrects it", async () => {
  const member = await createMember(connection);

  const made = await call(member, "POST", "/recipients", {
    ...ann,
    name: "  Ann ",
    interests: [" fishing ", ""],
    user_id: "somebody else",
  });
  const { id } = await made.clone().json();
  const changed = await call(member, "PUT", `/recipients/${id}`, { name: "Anna", relationship: "sibling" });

  expect(made.status).toBe(201);
  expect(await made.json()).toMatchObject({ ...ann, id, createdAt: expect.any(String) });
  expect(await changed.json()).toMatchObject({ id, name: "Anna", relationship: "sibling", ageRange: null, interests: [] });
});

test.each(personFieldNames)("what a request says of the field %s is kept with the person", async (name) => {
  const member = await createMember(connection);
  const { kind, asked, kept, values = [] }: PersonField = personFields[name];
  const said = { choice: values[1], line: "Dee", words: ["tea", "jazz"], text: "She has a kettle." }[kind];
  const wish = { relationship: "friend", occasion: "birthday", currency: "USD", budget: "25-50" };

  const answer = await call(member, "POST", "/ideas", { ...wish, [asked]: said });
  const [remembered] = await list(member);
  const { createdAt: _, queries: __, lastQueryAt: ___, id, ...details } = remembered;
  const saved = await call(member, "PUT", `/recipients/${id}`, details);

  expect(answer.status).toBe(200);
  expect(remembered).toMatchObject({ relationship: "friend", [kept]: said });
  expect(await saved.json()).toMatchObject({ id, ...details });
});

test("the list tells how often and when each was asked for, the last one first", async () => {
  const member = await createMember(connection);
  const { id } = await create(member);
  await create(member, { name: "Bea" });
  await call(member, "POST", "/ideas", { ...ann, recipientProfileId: id, occasion: "birthday", currency: "USD", budget: "25-50" });

  expect(await list(member)).toMatchObject([
    { name: "Ann", queries: 1, lastQueryAt: expect.stringMatching(/^20.*Z$/) },
    { name: "Bea", queries: 0, lastQueryAt: null },
  ]);
});

test("what a person has is remembered from a request, applied to later ones, and forgotten once it is emptied", async () => {
  const member = await createMember(connection);
  const wish = { relationship: "friend", occasion: "birthday", currency: "USD", budget: "25-50", name: "Cleo", interests: ["tea"] };
  const ask = async (more: object) => await (await call(member, "POST", "/ideas", { ...wish, ...more })).json();
  const remembered = async () => (await list(member))[0].alreadyHas;

  await ask({ additionalInfo: "no mugs" });
  expect(await remembered()).toBe("no mugs");

  const later = await ask({});
  expect(later.leftOut).toEqual(["mugs"]);
  expect(await remembered()).toBe("no mugs");

  const emptied = await ask({ additionalInfo: "" });
  expect(emptied.leftOut).toEqual([]);
  expect(await remembered()).toBeNull();
});

test("saved ideas outlive the person that they were for", async () => {
  const member = await createMember(connection);
  const { id } = await create(member);
  await call(member, "POST", "/ideas", { ...ann, recipientProfileId: id, occasion: "birthday", currency: "USD", budget: "25-50" });

  const answer = await call(member, "DELETE", `/recipients/${id}`);

  expect(answer.status).toBe(204);
  expect(await list(member)).toEqual([]);
  const { ideas } = await (await call(member, "GET", "/ideas?recipient=none")).json();
  expect(ideas).toMatchObject([{ recipient: null, suggestions: { length: 5 } }]);
});

test("there is room for so many people and not for one more, by whatever way", async () => {
  const member = await createMember(connection);
  await connection.pool.query(
    "insert into recipient_profiles (user_id, name, relationship) select $1, 'person ' || n, 'friend' from generate_series(2, $2::int) n",
    [member.id, limits.recipients],
  );
  const wish = { relationship: "friend", occasion: "birthday", currency: "USD", budget: "25-50", name: "Someone new" };
  const idea = { title: "A rod rest", description: "Of ash.", explanation: "It fits.", priceRange: "$30", category: "Outdoors" };
  const round = {
    request: wish,
    suggestions: [{ ...idea, isExperience: false, searchTerms: [] }],
    lead: 0,
    leftOut: [],
    source: "samples",
  };

  const atOnce = await Promise.all([1, 2, 3].map(async () => (await call(member, "POST", "/recipients", ann)).status));
  const refused = await Promise.all([
    call(member, "POST", "/recipients", ann),
    call(member, "POST", "/ideas", wish),
    call(member, "POST", "/ideas/saved", round),
  ]);
  const known = await call(member, "POST", "/ideas", { ...wish, name: "person 2" });

  expect(atOnce.toSorted()).toEqual([201, 409, 409]);
  for (const answer of refused) expect(await answer.json()).toMatchObject({ status: 409, code: "too_many_recipients" });
  // What was refused did not count.
  expect(await known.json()).toMatchObject({ remainingQueries: 2 });
  expect(await list(member)).toHaveLength(limits.recipients);
});

test.each([
  { method: "PUT", body: { name: "Mine now" } },
  { method: "DELETE", body: undefined },
])("$method does not reach another member's profile", async ({ method, body }) => {
  const [owner, stranger] = [await createMember(connection), await createMember(connection)];
  const { id } = await create(owner);

  const answer = await call(stranger, method, `/recipients/${id}`, body);

  expect(answer.status).toBe(404);
  expect(await list(owner)).toMatchObject([{ name: "Ann" }]);
  expect(await list(stranger)).toEqual([]);
});

test.each([
  { name: "an unknown relationship", details: { relationship: "boss" }, path: "relationship" },
  { name: "too long a name", details: { name: "x".repeat(201) }, path: "name" },
  { name: "too many interests", details: { interests: Array.from({ length: 51 }, () => "tea") }, path: "interests" },
  { name: "a list for a name", details: { name: ["Ann"] }, path: "name" },
  { name: "control characters", details: { personalities: ["a\u0007"] }, path: "personalities.0" },
])("$name is refused at its field", async ({ details, path }) => {
  const member = await createMember(connection);

  const answer = await call(member, "POST", "/recipients", details);

  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ errors: [{ path }] });
  expect(await list(member)).toEqual([]);
});
