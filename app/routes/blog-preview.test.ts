import { beforeEach, expect, test } from "vitest";
import { openBackOffice } from "#tests/support/back-office.ts";
import { createMember } from "#tests/support/members.ts";
import { createTestApp } from "#tests/support/test-app.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";

const connection = await useTestDatabase();
const app = createTestApp(connection);
let ask: ReturnType<typeof openBackOffice>;

beforeEach(async () => {
  ask = openBackOffice(app, await createMember(connection, { isAdmin: true }));
});

async function createDraft(change: Record<string, unknown> = {}) {
  const post = { title: "Ten gifts", slug: "ten-gifts", content: "Not *yet*.", status: "draft", ...change };
  const { body, etag } = await ask("POST", "/posts", { body: post });
  return { api: `/posts/${String(body["id"])}`, page: `/blog/preview/${String(body["previewKey"])}`, etag };
}

test("who has the private link reads a draft as it will be, and no search engine or cache keeps it", async () => {
  const { page } = await createDraft();

  const answer = await app.request(page);
  const html = await answer.text();

  expect(answer.status).toBe(200);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(html).toContain("Not <em>yet</em>.");
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(html).not.toContain('rel="canonical"');
});

test("the preview of a post stands in the language of the post", async () => {
  const { page } = await createDraft({ language: "ja" });

  const answer = await app.request(page);

  expect([answer.status, answer.headers.get("location")]).toEqual([302, `/ja${page}`]);
  expect((await app.request(`/ja${page}`)).status).toBe(200);
});

test("a link that was renewed, or whose post was deleted, leads nowhere", async () => {
  const renewed = await createDraft({ slug: "a" });
  const deleted = await createDraft({ slug: "b" });
  await ask("POST", `${renewed.api}/preview-key`);
  await ask("DELETE", deleted.api, { etag: deleted.etag });

  const answers = await Promise.all([renewed.page, deleted.page, "/blog/preview/x"].map(async (page) => await app.request(page)));

  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
});

test("scripts in every field of a post are shown as text", async () => {
  const script = "<script>alert(1)</script>";
  const change = { title: script, excerpt: script, content: script, category: script, tags: [script], metaTitle: script };
  const { page } = await createDraft({
    ...change,
    metaDescription: script,
    featuredImage: "https://example.com/a.png",
    featuredImageAlt: script,
  });

  const html = await (await app.request(page)).text();

  expect(html).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
  expect(html).not.toContain(script);
});
