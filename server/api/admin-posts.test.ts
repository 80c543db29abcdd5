import { expect, test } from "vitest";
import { findPublishedPost } from "#domain/posts/read.ts";
import { createPostBy, draftFields, openBackOffice, useBackOffice } from "#tests/support/back-office.ts";
import { createMember } from "#tests/support/members.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";

const connection = await useTestDatabase();
const { app, ask, getAdmin } = useBackOffice(connection);

const create = (change: Record<string, unknown> = {}) => createPostBy(ask, change);

async function isPublic(slug: string): Promise<boolean> {
  return (await findPublishedPost(connection.db, "en", slug)) !== null;
}

async function listActions(): Promise<unknown> {
  const { rows } = await connection.pool.query("select action from audit_entries order by created_at");
  return rows.map(({ action }) => action);
}

/** The database's clock, in whole milliseconds. */
async function readClock(): Promise<number> {
  const { rows } = await connection.pool.query("select clock_timestamp() as now");
  return rows[0].now.getTime();
}

async function getContentVersion(): Promise<number> {
  const { rows } = await connection.pool.query("select coalesce(sum(version), 0)::int as version from content_versions");
  return rows[0].version;
}

test("a new post belongs to the administrator who writes it, and takes its meta title from its title", async () => {
  const { status, headers, etag, body } = await ask("POST", "/posts", {
    body: { ...draftFields, tags: ["mum", " dad ", ""], metaTitle: "" },
  });

  expect(status).toBe(201);
  expect(headers.get("location")).toBe(`/api/admin/posts/${String(body["id"])}`);
  expect(headers.get("cache-control")).toBe("no-store");
  expect(etag).toBe('"1"');
  expect(body).toMatchObject({
    ...draftFields,
    tags: ["mum", "dad"],
    metaTitle: "Ten gifts",
    authorId: getAdmin().id,
    publishedAt: null,
    language: "en",
  });
  expect(await isPublic("ten-gifts")).toBe(false);
});

test("a title that is too long for a meta title is not cut: there is none then", async () => {
  const { body } = await create({ title: "x".repeat(61) });

  expect(body["metaTitle"]).toBeNull();
});

test("saved as published a post is published now, and readers see it", async () => {
  const before = await readClock();

  const { body } = await create({ status: "published" });

  const publishedAt = Date.parse(String(body["publishedAt"]));
  expect(publishedAt).toBeGreaterThanOrEqual(before);
  expect(publishedAt).toBeLessThanOrEqual(await readClock());
  expect(await isPublic("ten-gifts")).toBe(true);
  expect(await listActions()).toEqual(["published"]);
});

test("an edited post keeps the date on which it was published, unless another is asked for", async () => {
  const { path, etag, body } = await create({ status: "published" });

  const edited = await ask("PUT", path, { etag, body: { ...draftFields, status: "published", title: "Eleven gifts" } });
  const moved = await ask("PUT", path, {
    etag: edited.etag,
    body: { ...draftFields, status: "published", publishedAt: "2024-05-01T10:00:00+09:00" },
  });

  expect(edited.body["publishedAt"]).toBe(body["publishedAt"]);
  expect(edited.etag).toBe('"2"');
  expect(moved.body["publishedAt"]).toBe("2024-05-01T01:00:00.000Z");
});

test("a post that is withdrawn and published again is published anew", async () => {
  const { path, etag } = await create({ status: "published", publishedAt: "2020-01-01T00:00:00Z" });

  const withdrawn = await ask("PUT", path, { etag, body: { ...draftFields, status: "archived" } });
  const wasPublic = await isPublic("ten-gifts");
  const again = await ask("PUT", path, { etag: withdrawn.etag, body: { ...draftFields, status: "published" } });

  expect(wasPublic).toBe(false);
  expect(String(again.body["publishedAt"]) > "2024").toBe(true);
});

test("of two administrators who edit at once one saves, and the other is told and loses nothing", async () => {
  const { path, etag } = await create();
  const other = openBackOffice(app, await createMember(connection, { isAdmin: true }));

  const answers = await Promise.all([
    ask("PUT", path, { etag, body: { ...draftFields, content: "Mine" } }),
    other("PUT", path, { etag, body: { ...draftFields, content: "Yours" } }),
  ]);

  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412]);
  const [won, lost] = answers.toSorted((a, b) => a.status - b.status);
  expect(lost?.body).toMatchObject({ code: "changed_meanwhile" });
  expect(lost?.etag).toBe('"2"');
  expect((await ask("GET", path)).body["content"]).toBe(won?.body["content"]);
});

test.each([
  { method: "PUT", etag: null, status: 428, code: "precondition_required" },
  { method: "PUT", etag: "*", status: 428, code: "precondition_required" },
  { method: "PUT", etag: '"7"', status: 412, code: "changed_meanwhile" },
  { method: "PUT", etag: "1", status: 412, code: "changed_meanwhile" },
  { method: "PUT", etag: '"1", "2"', status: 412, code: "changed_meanwhile" },
  { method: "DELETE", etag: null, status: 428, code: "precondition_required" },
  { method: "DELETE", etag: '"7"', status: 412, code: "changed_meanwhile" },
])("$method with If-Match $etag is refused with $status and changes nothing", async ({ method, etag, status, code }) => {
  const { path } = await create();

  const answer = await ask(method, path, { etag, ...(method === "PUT" && { body: { ...draftFields, title: "Changed" } }) });

  expect(answer.status).toBe(status);
  expect(answer.body).toMatchObject({ code });
  expect((await ask("GET", path)).body).toMatchObject({ title: "Ten gifts", deletedAt: null, revision: 1 });
});

test("a tag that a compressing proxy made a weak one still names its version", async () => {
  const { path } = await create();

  expect((await ask("PUT", path, { etag: 'W/"1"', body: draftFields })).status).toBe(200);
});

test("a slug is taken once in each language, whatever the status", async () => {
  await create();

  const same = await ask("POST", "/posts", { body: { ...draftFields, title: "Another" } });
  const inChinese = await ask("POST", "/posts", { body: { ...draftFields, language: "zh" } });

  expect(same.status).toBe(409);
  expect(same.body).toMatchObject({ code: "slug_in_use", errors: [{ path: "slug" }] });
  expect(inChinese.status).toBe(201);
});

test("an edit cannot take another post's slug either", async () => {
  const { path, etag } = await create();
  await create({ slug: "taken" });

  const answer = await ask("PUT", path, { etag, body: { ...draftFields, slug: "taken" } });

  expect(answer.status).toBe(409);
  expect((await ask("GET", path)).body).toMatchObject({ slug: "ten-gifts", revision: 1 });
});

test("readers of an old address find the post, from A to B and back to A too", async () => {
  const { path, etag } = await create({ status: "published", slug: "a" });
  const moved = await ask("PUT", path, { etag, body: { ...draftFields, status: "published", slug: "b" } });
  const former = async () => (await connection.pool.query("select slug from former_slugs")).rows;
  const formerAfterMove = await former();

  await ask("PUT", path, { etag: moved.etag, body: { ...draftFields, status: "published", slug: "a" } });

  expect(formerAfterMove).toEqual([{ slug: "a" }]);
  expect(await former()).toEqual([{ slug: "b" }]);
});

test("a draft's address that nobody could read is not kept", async () => {
  const { path, etag } = await create({ slug: "a" });

  await ask("PUT", path, { etag, body: { ...draftFields, slug: "b" } });

  const { rows } = await connection.pool.query("select 1 from former_slugs");
  expect(rows).toEqual([]);
});

test("public copies grow old when a reader could see the difference, and not before", async () => {
  const draft = await create();
  const edited = await ask("PUT", draft.path, { etag: draft.etag, body: { ...draftFields, content: "More" } });
  const afterDraft = await getContentVersion();

  const published = await ask("PUT", draft.path, { etag: edited.etag, body: { ...draftFields, status: "published" } });
  await ask("PUT", draft.path, { etag: published.etag, body: { ...draftFields, status: "archived" } });

  expect(afterDraft).toBe(0);
  expect(await getContentVersion()).toBe(2);
  expect(await listActions()).toEqual(["created", "updated", "published", "updated"]);
});

test("a translation joins its post, once in each language", async () => {
  const { body } = await create();
  const translationGroup = body["translationGroup"];

  const chinese = await ask("POST", "/posts", {
    body: { ...draftFields, title: "十份礼物", slug: "十份礼物", language: "zh", translationGroup },
  });
  const second = await ask("POST", "/posts", { body: { ...draftFields, slug: "again", language: "zh", translationGroup } });

  expect(chinese.body).toMatchObject({ slug: "十份礼物", translations: [{ id: body["id"], language: "en", title: "Ten gifts" }] });
  expect(second.status).toBe(400);
  expect(second.body).toMatchObject({ errors: [{ path: "translationGroup" }] });
});

test.each([
  { name: "no title", change: { title: "" }, path: "title" },
  { name: "no slug", change: { slug: undefined }, path: "slug" },
  { name: "no content", change: { content: " " }, path: "content" },
  { name: "an unknown status", change: { status: "hidden" }, path: "status" },
  { name: "an image that is no address", change: { featuredImage: "javascript:alert(1)" }, path: "featuredImage" },
  { name: "a time that has passed", change: { publishAt: "2020-01-01T00:00:00Z" }, path: "publishAt" },
  { name: "a date of publication to come", change: { status: "published", publishedAt: "2999-01-01T00:00:00Z" }, path: "publishedAt" },
  { name: "a title of the wrong type", change: { title: ["a"] }, path: "title" },
  { name: "a NUL", change: { content: "a\u0000b" }, path: "content" },
])("$name is refused at its field, and nothing is written", async ({ change, path }) => {
  const answer = await ask("POST", "/posts", { body: { ...draftFields, ...change } });

  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject({ code: "validation_failed", errors: [{ path }] });
  expect((await ask("GET", "/posts")).body["total"]).toBe(0);
});

test("what only the server decides cannot be sent along", async () => {
  const { body } = await create({ id: crypto.randomUUID(), authorId: crypto.randomUUID(), revision: 9, deletedAt: "2024-01-01T00:00:00Z" });

  expect(body).toMatchObject({ authorId: getAdmin().id, revision: 1, deletedAt: null });
});

test("a post of 200,000 characters in any script fits, a body past 1 MiB does not", async () => {
  const long = await ask("POST", "/posts", { body: { ...draftFields, content: "礼".repeat(200_000) } });
  const tooLong = await ask("POST", "/posts", { body: { ...draftFields, slug: "b", content: "礼".repeat(350_000) } });

  expect(long.status).toBe(201);
  expect(String(long.body["content"])).toHaveLength(200_000);
  expect(tooLong.status).toBe(413);
});

test("scripts stay the text that they are", async () => {
  const script = `<script>alert("x")</script>`;

  const { body } = await create({ title: script, content: script, excerpt: script, category: script, tags: [script], metaTitle: script });

  expect(body).toMatchObject({ title: script, content: script, excerpt: script, category: script, tags: [script], metaTitle: script });
});

test.each([
  { name: "an id that is none", path: "/posts/7" },
  { name: "an id of nothing", path: `/posts/${crypto.randomUUID()}` },
  { name: "a revision that is none", path: `/posts/${crypto.randomUUID()}/revisions/x` },
  { name: "a revision of nothing", path: `/posts/${crypto.randomUUID()}/revisions/99999999999` },
])("$name is not found", async ({ path }) => {
  expect((await ask("GET", path)).status).toBe(404);
});

test("the OpenAPI document tells the limits of a post", async () => {
  const document = await (await app.request("/api/openapi.json")).json();

  const schema = document.components.schemas.PostInput;
  expect(schema.properties.content.maxLength).toBe(200_000);
  expect(schema.required.toSorted()).toEqual(["content", "slug", "status", "title"]);
});
