import { expect, test } from "vitest";
import { listPublishedPosts } from "#domain/posts/read.ts";
import { createPostBy, useBackOffice } from "#tests/support/back-office.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";

const connection = await useTestDatabase();
const { app, ask } = useBackOffice(connection);

async function listShown(locale: "en" | "zh" | "ja"): Promise<string[]> {
  return (await listPublishedPosts(connection.db, { locale })).posts.map(({ slug }) => slug);
}

async function listLanguages(): Promise<string[]> {
  const { samples } = (await ask("GET", "/posts/samples")).body as { samples: { language: string }[] };
  return samples.map(({ language }) => language);
}

test("the samples that readers see are listed, and once removed readers see none of them, nor does the site map", async () => {
  expect(await listLanguages()).toEqual(["en", "zh", "ja"]);

  const removed = await ask("DELETE", "/posts/samples/zh");

  expect(removed.status).toBe(204);
  expect(await listLanguages()).toEqual(["en", "ja"]);
  expect(await listShown("zh")).toEqual([]);
  expect(await listShown("ja")).toHaveLength(2);
  expect((await app.request("/zh/blog/listening-is-half-the-gift")).status).toBe(404);
  expect(await (await app.request("/sitemap.xml")).text()).not.toContain("/zh/blog/listening");
  expect((await ask("DELETE", "/posts/samples/zh")).status).toBe(404);
  expect((await ask("DELETE", "/posts/samples/de")).status).toBe(404);
});

test("samples that are kept are posts like any other, published on their day", async () => {
  expect((await ask("POST", "/posts/samples/en/adopt")).status).toBe(204);

  const { body } = await ask("GET", "/posts?status=published&sort=title");
  expect(body).toMatchObject({ total: 2, posts: [{ slug: "listening-is-half-the-gift", publishedAt: "2024-11-04T09:00:00.000Z" }, {}] });
  expect(await listShown("en")).toEqual(["listening-is-half-the-gift", "small-budgets-large-gestures"]);
  expect(await listLanguages()).toEqual(["zh", "ja"]);
  expect((await ask("POST", "/posts/samples/en/adopt")).status).toBe(404);
});

test("samples do not come back when the post that replaced them is deleted", async () => {
  const { path, etag } = await createPostBy(ask, { status: "published" });

  await ask("DELETE", path, { etag });

  expect(await listShown("en")).toEqual([]);
  expect(await listLanguages()).toEqual(["zh", "ja"]);
});
