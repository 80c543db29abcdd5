import { expect, test } from "vitest";
import { createPostBy, draftFields, useBackOffice } from "#tests/support/back-office.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";

const connection = await useTestDatabase();
const { ask } = useBackOffice(connection);

const listTitles = ({ body }: { body: Record<string, unknown> }) =>
  (body["posts"] as { title: string }[]).map(({ title }) => title).toSorted();

test("posts are found by language and tag, and the list names the tags that there are", async () => {
  await createPostBy(ask, { title: "One", slug: "one", tags: ["mum", "baking"] });
  await createPostBy(ask, { title: "Two", slug: "two", tags: ["dad"] });
  await createPostBy(ask, { title: "三", slug: "three", language: "zh", tags: ["mum"] });

  expect(listTitles(await ask("GET", "/posts?tag=mum"))).toEqual(["One", "三"]);
  expect(listTitles(await ask("GET", "/posts?tag=mum&language=en"))).toEqual(["One"]);
  expect(listTitles(await ask("GET", "/posts?tag=mu"))).toEqual([]);
  expect((await ask("GET", "/posts")).body["tags"]).toEqual(["baking", "dad", "mum"]);
});

test("several posts are published at once, and one that somebody has changed meanwhile keeps no other back", async () => {
  const first = await createPostBy(ask, { title: "First", slug: "first", publishAt: "2999-01-01T00:00:00Z" });
  const changed = await createPostBy(ask, { title: "Second", slug: "second" });
  await ask("PUT", changed.path, { etag: changed.etag, body: { ...draftFields, title: "Second", slug: "second" } });

  const { status, body } = await ask("POST", "/posts/bulk", {
    body: { action: "publish", posts: [changed, first].map(({ id }) => ({ id, revision: 1 })) },
  });

  expect(status).toBe(200);
  expect(body["outcomes"]).toEqual([
    { id: changed.id, refused: { code: "changed_meanwhile", detail: expect.stringContaining("Someone else changed this") } },
    { id: first.id, refused: null },
  ]);
  expect((await ask("GET", first.path)).body).toMatchObject({ status: "published", publishAt: null, publishedAt: expect.any(String) });
  expect((await ask("GET", changed.path)).body).toMatchObject({ status: "draft" });
});

test.each([
  { action: "archive", after: { status: "archived", deletedAt: null } },
  { action: "withdraw", after: { status: "draft", deletedAt: null } },
  { action: "delete", after: { status: "published", deletedAt: expect.any(String) } },
])("several posts are changed by $action, each in the audit trail", async ({ action, after }) => {
  const posts = [await createPostBy(ask, { slug: "a", status: "published" }), await createPostBy(ask, { slug: "b", status: "published" })];

  const { body } = await ask("POST", "/posts/bulk", { body: { action, posts: posts.map(({ id }) => ({ id, revision: 1 })) } });

  expect(body["outcomes"]).toEqual(posts.map(({ id }) => ({ id, refused: null })));
  for (const { path } of posts) expect((await ask("GET", path)).body).toMatchObject(after);
  const { rows } = await connection.pool.query("select action from audit_entries order by created_at offset 2");
  expect(rows).toHaveLength(2);
});

test("several posts come back from the bin, but for one whose slug was taken", async () => {
  const [taken, free] = [await createPostBy(ask, { slug: "taken" }), await createPostBy(ask, { slug: "free" })];
  for (const { path, etag } of [taken, free]) await ask("DELETE", path, { etag });
  await createPostBy(ask, { slug: "taken" });

  const { body } = await ask("POST", "/posts/bulk", {
    body: { action: "restore", posts: [taken, free].map(({ id }) => ({ id, revision: 2 })) },
  });

  expect(body["outcomes"]).toMatchObject([
    { id: taken.id, refused: { code: "slug_in_use" } },
    { id: free.id, refused: null },
  ]);
});

test.each([
  { name: "nothing", body: { action: "publish", posts: [] }, path: "posts" },
  { name: "another action", body: { action: "burn", posts: [{ id: crypto.randomUUID(), revision: 1 }] }, path: "action" },
])("a change of several posts with $name is refused", async ({ body, path }) => {
  expect(await ask("POST", "/posts/bulk", { body })).toMatchObject({ status: 400, body: { errors: [{ path }] } });
});

test("a copy of a post is a draft with a title and a slug of its own, and no translation", async () => {
  const original = await createPostBy(ask, { slug: "gifts", status: "published", tags: ["mum"], category: "Ideas" });

  const first = await ask("POST", `${original.path}/duplicate`);
  const second = await ask("POST", `${original.path}/duplicate`);

  expect(first).toMatchObject({
    status: 201,
    body: {
      title: "Ten gifts (copy)",
      metaTitle: "Ten gifts (copy)",
      slug: "gifts-copy",
      status: "draft",
      publishedAt: null,
      tags: ["mum"],
      category: "Ideas",
      translations: [],
    },
  });
  expect(second.body).toMatchObject({ slug: "gifts-copy-2" });
  expect((await ask("POST", `/posts/${crypto.randomUUID()}/duplicate`)).status).toBe(404);
});
