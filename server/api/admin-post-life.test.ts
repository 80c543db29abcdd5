import { expect, test } from "vitest";
import { findPreview } from "#domain/posts/preview.ts";
import { purgeDeletedPosts } from "#domain/posts/bin.ts";
import { publishDuePosts } from "#domain/posts/publish-due.ts";
import { findPublishedPost } from "#domain/posts/read.ts";
import { createPostBy, draftFields, openBackOffice, useBackOffice } from "#tests/support/back-office.ts";
import { createMember } from "#tests/support/members.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";

// What becomes of a post after it was written: its bin, its revisions, its private link, its set time, its place in the list.

const connection = await useTestDatabase();
const { db, pool } = connection;
const { app, ask, getAdmin } = useBackOffice(connection);

const tomorrow = () => new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString();

const create = (change: Record<string, unknown> = {}) => createPostBy(ask, change);

async function listTitles(query = ""): Promise<unknown> {
  const { body } = await ask("GET", `/posts${query}`);
  return Array.isArray(body["posts"]) ? body["posts"].map(({ title }) => title) : body;
}

/** As if the set time had come. */
async function letTimePass(): Promise<void> {
  await pool.query("update blog_posts set publish_at = now() - interval '1 minute' where publish_at is not null");
}

test("a deleted post is gone for readers, lies in the bin, and comes back as it was", async () => {
  const { path, etag } = await create({ status: "published" });

  const deleted = await ask("DELETE", path, { etag });
  const publicWhileDeleted = await findPublishedPost(db, "en", "ten-gifts");
  const inList = await listTitles();
  const inBin = await listTitles("?bin=true");
  const restored = await ask("POST", `${path}/restore`);

  expect(deleted).toMatchObject({ status: 204, etag: '"2"' });
  expect([publicWhileDeleted, inList, inBin]).toEqual([null, [], ["Ten gifts"]]);
  expect(restored).toMatchObject({ status: 200, etag: '"3"', body: { ...draftFields, status: "published", deletedAt: null } });
  expect(await findPublishedPost(db, "en", "ten-gifts")).not.toBeNull();
});

test("what lies in the bin is neither changed nor deleted again", async () => {
  const { path, etag } = await create();
  const deleted = await ask("DELETE", path, { etag });

  const changed = await ask("PUT", path, { etag: deleted.etag, body: draftFields });
  const again = await ask("DELETE", path, { etag: deleted.etag });

  expect([changed.status, again.status]).toEqual([404, 404]);
});

test("who was still editing a post when it was deleted is told so, and loses nothing", async () => {
  const { path, etag } = await create();
  await ask("DELETE", path, { etag });

  const answer = await ask("PUT", path, { etag, body: draftFields });

  expect(answer).toMatchObject({ status: 412, body: { code: "changed_meanwhile" } });
});

test("a post comes back from the bin only while its address is free", async () => {
  const { path, etag } = await create();
  await ask("DELETE", path, { etag });
  await create({ title: "Another" });

  const answer = await ask("POST", `${path}/restore`);

  expect(answer).toMatchObject({ status: 409, body: { code: "slug_in_use" } });
  expect(await listTitles()).toEqual(["Another"]);
});

test("what was never deleted is not restored", async () => {
  const { path } = await create();

  expect((await ask("POST", `${path}/restore`)).status).toBe(404);
});

test("the bin is emptied of what has lain there for thirty days, and of nothing else", async () => {
  const old = await create({ slug: "old" });
  const recent = await create({ slug: "recent" });
  await create({ title: "Kept", slug: "kept" });
  for (const { path, etag } of [old, recent]) await ask("DELETE", path, { etag });
  await pool.query("update blog_posts set deleted_at = now() - interval '30 days 1 second' where slug = 'old'");
  await pool.query("update blog_posts set deleted_at = now() - interval '29 days' where slug = 'recent'");

  await purgeDeletedPosts(db);

  const { rows } = await pool.query("select slug from blog_posts order by slug");
  expect(rows).toEqual([{ slug: "kept" }, { slug: "recent" }]);
  const revisions = await pool.query("select 1 from post_revisions where post_id = $1", [old.id]);
  expect(revisions.rows).toEqual([]);
});

test("every save can be read again, with who saved it", async () => {
  const { path, etag } = await create();
  const editor = await createMember(connection, { isAdmin: true });
  await openBackOffice(app, editor)("PUT", path, { etag, body: { ...draftFields, title: "Eleven gifts", content: "More" } });

  const list = await ask("GET", `${path}/revisions`);
  const first = await ask("GET", `${path}/revisions/1`);

  expect(list.body).toMatchObject({
    revisions: [
      { revision: 2, title: "Eleven gifts", status: "draft", author: { id: editor.id, email: editor.email } },
      { revision: 1, title: "Ten gifts", status: "draft", author: { id: getAdmin().id, email: getAdmin().email } },
    ],
    nextCursor: null,
  });
  expect(first.body).toMatchObject({ revision: 1, fields: { title: "Ten gifts", content: "Text" } });
});

test("an earlier revision brings back its words, while the post stays published where it is", async () => {
  const { path, etag } = await create({ excerpt: "Short" });
  const published = await ask("PUT", path, { etag, body: { ...draftFields, status: "published", slug: "b", content: "Worse" } });

  const restored = await ask("POST", `${path}/revisions/1/restore`, { etag: published.etag });

  expect(restored).toMatchObject({
    status: 200,
    etag: '"3"',
    body: { content: "Text", excerpt: "Short", slug: "b", status: "published", publishedAt: published.body["publishedAt"] },
  });
});

test.each([
  { name: "without If-Match", etag: null, revision: 1, status: 428 },
  { name: "over somebody else's change", etag: '"9"', revision: 1, status: 412 },
  { name: "that does not exist", etag: '"1"', revision: 5, status: 404 },
])("a revision $name is not brought back", async ({ etag, revision, status }) => {
  const { path } = await create();

  expect((await ask("POST", `${path}/revisions/${revision}/restore`, { etag })).status).toBe(status);
  expect((await ask("GET", path)).etag).toBe('"1"');
});

test("the private link shows a draft until it is renewed or the post deleted", async () => {
  const { path, body, etag } = await create();
  const oldKey = String(body["previewKey"]);
  const before = await findPreview(db, oldKey);

  const { body: renewed } = await ask("POST", `${path}/preview-key`);
  const newKey = String(renewed["previewKey"]);
  const throughBoth = [await findPreview(db, oldKey), await findPreview(db, newKey)];
  await ask("DELETE", path, { etag });

  expect(before).toMatchObject({ title: "Ten gifts", content: "Text" });
  expect(throughBoth).toEqual([null, expect.objectContaining({ title: "Ten gifts" })]);
  expect(await findPreview(db, newKey)).toBeNull();
});

test.each(["", "x", "%", "00000000-0000-0000-0000-00000000000g"])("the link %j leads nowhere", async (key) => {
  expect(await findPreview(db, key)).toBeNull();
});

test("a draft with a set time is published then, once, however many replicas wake up", async () => {
  const { path } = await create({ publishAt: tomorrow() });
  await publishDuePosts(db);
  const tooEarly = await findPublishedPost(db, "en", "ten-gifts");
  await letTimePass();

  await Promise.all(Array.from({ length: 4 }, () => publishDuePosts(db)));

  const { body } = await ask("GET", path);
  expect(tooEarly).toBeNull();
  expect(body).toMatchObject({ status: "published", publishAt: null, revision: 2 });
  expect(Date.parse(String(body["publishedAt"]))).toBeLessThanOrEqual(Date.now());
  const { rows } = await pool.query("select action, actor_id, is_command from audit_entries order by created_at");
  expect(rows).toEqual([
    { action: "scheduled", actor_id: getAdmin().id, is_command: false },
    { action: "published", actor_id: getAdmin().id, is_command: false },
  ]);
});

test("of more than a hundred posts that are due together the rest are published by the next call", async () => {
  await pool.query(`insert into blog_posts (title, slug, content, status, publish_at)
    select 'Gift', 'gift-' || n, 'Text', 'draft', now() - interval '1 minute' from generate_series(1, 103) as n`);
  const countPublished = async () =>
    (await pool.query("select count(*)::int as count from blog_posts where status = 'published'")).rows[0].count;

  await publishDuePosts(db);
  const first = await countPublished();
  await publishDuePosts(db);

  expect([first, await countPublished()]).toEqual([100, 103]);
});

test("who edits across the set time is told, and the publication stays", async () => {
  const { path, etag } = await create({ publishAt: tomorrow() });
  await letTimePass();
  await publishDuePosts(db);

  const answer = await ask("PUT", path, { etag, body: draftFields });

  expect(answer.status).toBe(412);
  expect((await ask("GET", path)).body["status"]).toBe("published");
});

test("a set time that is taken back, or passes in the bin, publishes nothing", async () => {
  const takenBack = await create({ slug: "a", publishAt: tomorrow() });
  const binned = await create({ slug: "b", publishAt: tomorrow() });
  await ask("PUT", takenBack.path, { etag: takenBack.etag, body: { ...draftFields, slug: "a" } });
  await ask("DELETE", binned.path, { etag: binned.etag });
  await letTimePass();

  await publishDuePosts(db);
  const restored = await ask("POST", `${binned.path}/restore`);
  await publishDuePosts(db);

  expect(restored.body).toMatchObject({ status: "draft", publishAt: null });
  const { rows } = await pool.query("select distinct status from blog_posts");
  expect(rows).toEqual([{ status: "draft" }]);
});

test("the list is filtered by status, language and words of title or slug", async () => {
  await create({ title: "A draft", slug: "a-draft" });
  await create({ title: "100% live", slug: "live", status: "published" });
  await create({ title: "礼物", slug: "礼物", language: "zh" });
  await create({ title: "デンマークとＡ５の紙", slug: "デンマーク", language: "ja" });

  expect(await listTitles("?status=published")).toEqual(["100% live"]);
  expect(await listTitles("?language=zh")).toEqual(["礼物"]);
  expect(await listTitles("?search=DRAFT")).toEqual(["A draft"]);
  expect(await listTitles(`?search=${encodeURIComponent("%")}`)).toEqual(["100% live"]);
  expect(await listTitles("?search=_")).toEqual([]);
  expect(await listTitles(`?search=${encodeURIComponent("ﾃﾞﾝﾏｰｸ")}`)).toEqual(["デンマークとＡ５の紙"]);
  expect(await listTitles("?search=a5")).toEqual(["デンマークとＡ５の紙"]);
});

test.each([
  { sort: "-createdAt", first: "b" },
  { sort: "createdAt", first: "c" },
  { sort: "-updatedAt", first: "b" },
  { sort: "updatedAt", first: "c" },
  { sort: "title", first: "a" },
  { sort: "-title", first: "c" },
  { sort: "status", first: "b" },
  { sort: "-status", first: "a" },
])("the list is sorted by $sort", async ({ sort, first }) => {
  await create({ title: "c", slug: "c", status: "draft" });
  await create({ title: "a", slug: "a", status: "published" });
  await create({ title: "b", slug: "b", status: "archived" });

  expect(await listTitles(`?sort=${sort}`)).toMatchObject([first, expect.anything(), expect.anything()]);
});

test.each(["-createdAt", "title", "status"])("the pages by %s hold every post once", async (sort) => {
  await pool.query(`insert into blog_posts (title, slug, content, status, created_at)
    select 'Gift ' || (n % 7), 'gift-' || n, 'Text', 'draft', now() - (n / 10) * interval '1 day' from generate_series(1, 45) as n`);
  const seen: unknown[] = [];
  let cursor: string | null = "";
  const sizes: number[] = [];

  for (let page = 0; page < 5 && cursor !== null; page += 1) {
    const { body } = await ask("GET", `/posts?sort=${sort}${cursor && `&cursor=${cursor}`}`);
    const posts = Array.isArray(body["posts"]) ? body["posts"] : [];
    sizes.push(posts.length);
    seen.push(...posts.map(({ id }) => id));
    cursor = typeof body["nextCursor"] === "string" ? body["nextCursor"] : null;
  }

  expect(sizes).toEqual([20, 20, 5]);
  expect(new Set(seen).size).toBe(45);
});

test.each([
  { name: "an unknown status", query: "?status=hidden", code: "validation_failed" },
  { name: "an unknown order", query: "?sort=content", code: "validation_failed" },
  { name: "a long search", query: `?search=${"x".repeat(201)}`, code: "validation_failed" },
  { name: "a NUL", query: "?search=%00", code: "validation_failed" },
  { name: "a made-up cursor", query: "?cursor=abc", code: "invalid_cursor" },
  {
    name: "a cursor of another order",
    query: `?sort=title&cursor=${btoa('["-createdAt","a","00000000-0000-0000-0000-000000000000"]')}`,
    code: "invalid_cursor",
  },
  {
    name: "a cursor with a NUL",
    query: `?sort=title&cursor=${btoa('["title","\\u0000","00000000-0000-0000-0000-000000000000"]')}`,
    code: "invalid_cursor",
  },
])("$name in the list's address is refused", async ({ query, code }) => {
  const answer = await ask("GET", `/posts${query}`);

  expect(answer).toMatchObject({ status: 400, body: { code } });
});
