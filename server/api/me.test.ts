import { expect, test } from "vitest";
import type { Mail } from "#domain/messaging/mail.ts";
import { openMemberApi } from "#tests/support/member-api.ts";
import { createMember, signInMember, type TestMember } from "#tests/support/members.ts";
import { createTestApp } from "#tests/support/test-app.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";

const connection = await useTestDatabase();
const mails: Mail[] = [];
const app = createTestApp(connection, {
  auth: { outbox: { postMail: async (_, mail) => void mails.push(mail), postTextMessage: async () => {} } },
});
const call = openMemberApi(app);

const phrase = "DELETE MY ACCOUNT";
const password = "correct horse battery";
const request = { relationship: "friend", occasion: "birthday", currency: "USD", budget: "25-50", name: "Ann" };

/** Everything in the database that names the member. */
async function listTraces({ id, email }: TestMember): Promise<string[]> {
  const { rows: tables } = await connection.pool.query(
    "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
  );
  const traces: string[] = [];
  for (const { name } of tables) {
    const { rows } = await connection.pool.query(`select 1 from "${name}" as row where row::text like $1 or row::text like $2 limit 1`, [
      `%${id}%`,
      `%${email}%`,
    ]);
    if (rows.length > 0) traces.push(name);
  }
  return traces.toSorted();
}

test("a member sees the own account", async () => {
  const member = await createMember(connection, { fullName: " Ann Lee ", plan: "premium", isAdmin: true, password });

  expect(await (await call(member, "GET", "/me")).json()).toEqual({
    id: member.id,
    email: member.email,
    name: "Ann Lee",
    plan: "premium",
    isAdmin: true,
    needsFactor: false,
    language: null,
    createdAt: expect.stringMatching(/^20.*Z$/),
    hasPassword: true,
  });
});

test("a member chooses a language, one that there is", async () => {
  const member = await createMember(connection);

  const chosen = await call(member, "PUT", "/me", { language: "ja", isAdmin: true });
  const refused = await call(member, "PUT", "/me", { language: "tlh" });

  expect(await chosen.json()).toMatchObject({ language: "ja", isAdmin: false });
  expect(refused.status).toBe(400);
});

test.each([
  { name: "no row", statement: "select $1::uuid", plan: "free", since: null },
  {
    name: "a row",
    statement:
      "with upgraded as (update users set subscription_status = 'premium' where id = $1) insert into subscriptions (user_id) values ($1)",
    plan: "premium",
    since: expect.any(String),
  },
])("a subscription with $name reads as $plan", async ({ statement, plan, since }) => {
  const member = await createMember(connection);
  await connection.pool.query(statement, [member.id]);

  expect(await (await call(member, "GET", "/subscription")).json()).toMatchObject({ plan, since });
});

test("the export holds all of one's own data and nothing else", async () => {
  const [member, other] = [
    await createMember(connection, { password, fullName: "Ann Lee" }),
    await createMember(connection, { plan: "premium" }),
  ];
  const { suggestions } = await (await call(member, "POST", "/ideas", { ...request, interests: ["fishing"] })).json();
  await call(other, "POST", "/ideas", { ...request, name: "Secret Friend" });

  const answer = await call(member, "GET", "/me/export");

  expect(answer.headers.get("content-disposition")).toBe('attachment; filename="giftwright-data.json"');
  const text = await answer.text();
  expect(JSON.parse(text)).toMatchObject({
    account: { email: member.email, name: "Ann Lee" },
    signIn: { identities: [{ provider: "email" }] },
    sessions: [{ userAgent: "a test", address: "203.0.113.9" }],
    subscription: { plan: "free" },
    dailyQueries: [{ count: 1 }],
    recipients: [{ name: "Ann", interests: ["fishing"] }],
    ideas: [{ recipient: { name: "Ann" }, suggestions: suggestions.map(({ title }: { title: string }) => ({ title })) }],
  });
  expect(text).not.toMatch(/Secret Friend|argon2|eyJ/);
  expect(text).not.toContain(other.id);
});

test("the export of a member with many saved ideas holds every one", async () => {
  const member = await createMember(connection);
  await connection.pool.query(
    "insert into gift_queries (user_id, occasion, budget, currency, language, source) select $1, 'birthday', '25-50', 'USD', 'en', 'ai' from generate_series(1, 45)",
    [member.id],
  );

  const { ideas } = JSON.parse(await (await call(member, "GET", "/me/export")).text());

  expect(new Set(ideas.map(({ id }: { id: string }) => id)).size).toBe(45);
});

test("the export says what is in the bin, too", async () => {
  const member = await createMember(connection);
  const { queryId } = await (await call(member, "POST", "/ideas", request)).json();
  const { suggestionIds } = await (await call(member, "POST", "/ideas", { ...request, name: "Bea" })).json();
  await call(member, "DELETE", `/ideas/${queryId}`);
  await call(member, "DELETE", `/suggestions/${suggestionIds[4]}`);

  const { ideas } = JSON.parse(await (await call(member, "GET", "/me/export")).text());

  expect(ideas).toMatchObject([
    { deletedAt: null, suggestions: { length: 5, 4: { id: suggestionIds[4] } } },
    { id: queryId, deletedAt: expect.any(String), suggestions: { length: 5 } },
  ]);
});

test("a member who leaves is forgotten everywhere, and gets a farewell in the chosen language", async () => {
  const member = await createMember(connection, { password });
  const elsewhere = await signInMember(connection, member.id);
  await call(member, "PUT", "/me", { language: "zh" });
  await call(member, "POST", "/ideas", request);
  await call(member, "POST", "/recipients", { name: "Bea" });
  await connection.pool.query("insert into subscriptions (user_id) values ($1)", [member.id]);
  mails.length = 0;

  const answer = await call(member, "DELETE", "/me", { phrase, password });

  expect(answer.status).toBe(204);
  expect(await listTraces(member)).toEqual([]);
  expect(mails).toEqual([{ kind: "farewell", to: member.email, locale: "zh" }]);
  expect((await call(elsewhere, "GET", "/me")).status).toBe(401);
});

test("a generation that is counted keeps no trace of a member who leaves under its key", async () => {
  const member = await createMember(connection, { password });
  await app.request("/api/ideas", {
    method: "POST",
    headers: { ...member.headers, "Content-Type": "application/json", "Idempotency-Key": "k1" },
    body: JSON.stringify(request),
  });

  await call(member, "DELETE", "/me", { phrase, password });

  expect(await listTraces(member)).toEqual([]);
});

test.each([
  { name: "another phrase", body: { phrase: "delete my account", password }, status: 400, code: "phrase_mismatch" },
  { name: "a phrase with a space more", body: { phrase: `${phrase} `, password }, status: 400, code: "phrase_mismatch" },
  { name: "no password long after the sign-in", body: { phrase }, age: "11 minutes", status: 400, code: "validation_failed" },
  { name: "a wrong password", body: { phrase, password: "incorrect horse" }, status: 403, code: "wrong_password" },
])("with $name nothing is deleted and no mail is sent", async ({ body, age = "0", status, code }) => {
  const member = await createMember(connection, { password });
  await connection.pool.query("update auth_sessions set created_at = now() - $1::interval", [age]);
  mails.length = 0;

  const answer = await call(member, "DELETE", "/me", body);

  expect(answer.status).toBe(status);
  expect(await answer.json()).toMatchObject({ code });
  expect((await call(member, "GET", "/me")).status).toBe(200);
  expect(mails).toEqual([]);
});

test("a stolen session cannot try passwords without end", async () => {
  const member = await createMember(connection, { password });
  for (let guess = 0; guess < 10; guess += 1) await call(member, "DELETE", "/me", { phrase, password: `guess number ${guess}` });

  const right = await call(member, "DELETE", "/me", { phrase, password });

  expect(right.status).toBe(429);
  expect(Number(right.headers.get("retry-after"))).toBeGreaterThan(0);
});

test("right after the sign-in the phrase alone suffices", async () => {
  const member = await createMember(connection, { password });

  const answer = await call(member, "DELETE", "/me", { phrase });

  expect(answer.status).toBe(204);
  expect(await listTraces(member)).toEqual([]);
});

test("without a password a fresh sign-in is asked for", async () => {
  const member = await createMember(connection);
  await connection.pool.query("update auth_sessions set created_at = now() - interval '11 minutes'");

  const late = await call(member, "DELETE", "/me", { phrase });
  const fresh = await call(await signInMember(connection, member.id), "DELETE", "/me", { phrase });

  expect([late.status, fresh.status]).toEqual([403, 204]);
  expect(await late.json()).toMatchObject({ code: "sign_in_again" });
});

test("the last administrator stays, with everything", async () => {
  const last = await createMember(connection, { isAdmin: true, password });
  await call(last, "POST", "/ideas", request);
  mails.length = 0;

  const answer = await call(last, "DELETE", "/me", { phrase, password });

  expect(answer.status).toBe(409);
  expect(await answer.json()).toMatchObject({ code: "last_administrator" });
  expect((await (await call(last, "GET", "/ideas")).json()).ideas).toHaveLength(1);
  expect(mails).toEqual([]);
});

test("of two administrators who leave at once one stays", async () => {
  const administrators = [await createMember(connection, { isAdmin: true }), await createMember(connection, { isAdmin: true })];

  const answers = await Promise.all(administrators.map((member) => call(member, "DELETE", "/me", { phrase })));

  expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409]);
});

test("posts of an administrator who leaves stay, without an author", async () => {
  const [author] = [await createMember(connection, { isAdmin: true }), await createMember(connection, { isAdmin: true })];
  await connection.pool.query("insert into blog_posts (title, slug, content, author_id) values ('Hello', 'hello', 'World', $1)", [
    author.id,
  ]);

  await call(author, "DELETE", "/me", { phrase });

  const { rows } = await connection.pool.query("select title, author_id from blog_posts");
  expect(rows).toEqual([{ title: "Hello", author_id: null }]);
});

test("requests that were at work while the account went away are refused, not broken", async () => {
  const member = await createMember(connection, { plan: "premium" });

  const answers = await Promise.all([
    ...Array.from({ length: 6 }, () => call(member, "POST", "/ideas", request)),
    ...Array.from({ length: 6 }, () => call(member, "POST", "/recipients", { name: "Bea" })),
    call(member, "DELETE", "/me", { phrase }),
    ...Array.from({ length: 6 }, () => call(member, "POST", "/ideas", request)),
    ...Array.from({ length: 6 }, () => call(member, "POST", "/recipients", { name: "Bea" })),
  ]);

  expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  const { rows } = await connection.pool.query(
    "select (select count(*) from recipient_profiles) + (select count(*) from gift_queries) + (select count(*) from user_queries) as left",
  );
  expect(rows).toEqual([{ left: "0" }]);
});

test("mails are in the language that the member chose, whatever the request speaks", async () => {
  const member = await createMember(connection, { password });
  await call(member, "PUT", "/me", { language: "ja" });
  mails.length = 0;

  await app.request("/auth/v1/recover", {
    method: "POST",
    headers: { "Content-Type": "application/json", "Accept-Language": "zh" },
    body: JSON.stringify({ email: member.email }),
  });

  expect(mails).toMatchObject([{ kind: "recovery", to: member.email, locale: "ja" }]);
});
