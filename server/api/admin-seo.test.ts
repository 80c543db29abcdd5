import { expect, test } from "vitest";
import { getPageSettings } from "#domain/seo/read.ts";
import { seoPages } from "#shared/content-options.ts";
import { useBackOffice } from "#tests/support/back-office.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";

const connection = await useTestDatabase();
const { ask } = useBackOffice(connection);

const settings = { metaTitle: "Gifts", metaDescription: "Five ideas that fit" };

test("the five pages tell which of them have settings of their own", async () => {
  await ask("PUT", "/seo/blog", { body: settings });

  const { body } = await ask("GET", "/seo");
  const pages = Array.isArray(body["pages"]) ? body["pages"] : [];

  expect(pages.map(({ page }) => page)).toEqual([...seoPages]);
  expect(pages.filter((page) => page.settings !== null)).toMatchObject([{ page: "blog", settings }]);
});

test("saved settings are those of the page, in their language alone; what is left empty is the page's own", async () => {
  const saved = await ask("PUT", "/seo/home?language=zh", { body: { ...settings, ogTitle: " ", ogImage: "https://example.com/a.png" } });

  expect(saved).toMatchObject({
    status: 200,
    etag: '"1"',
    body: { ogTitle: null, ogImage: "https://example.com/a.png", pageType: "home" },
  });
  expect(await getPageSettings(connection.db, "home", "zh")).toMatchObject({ ...settings, ogTitle: null });
  expect(await getPageSettings(connection.db, "home", "en")).not.toMatchObject(settings);
  expect((await ask("GET", "/seo/home")).status).toBe(404);
});

test("of two administrators who save at once one saves, and the other is told", async () => {
  const { etag } = await ask("PUT", "/seo/home", { body: settings });
  const save = (metaTitle: string) => ask("PUT", "/seo/home", { etag, body: { ...settings, metaTitle } });

  const answers = await Promise.all([save("Mine"), save("Yours")]);

  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412]);
  const won = answers.find(({ status }) => status === 200);
  expect((await ask("GET", "/seo/home")).body["metaTitle"]).toBe(won?.body["metaTitle"]);
});

test.each([
  { name: "without saying what was seen", change: {}, status: 428 },
  { name: "over settings that were not seen", change: { firstTime: true }, status: 412 },
  { name: "over somebody else's settings", change: { etag: '"9"' }, status: 412 },
])("saving $name is refused", async ({ change, status }) => {
  await ask("PUT", "/seo/home", { body: settings });

  expect((await ask("PUT", "/seo/home", { ...change, body: settings })).status).toBe(status);
});

test.each([
  { name: "no meta title", change: { metaTitle: "" }, path: "metaTitle" },
  { name: "no meta description", change: { metaDescription: " " }, path: "metaDescription" },
  { name: "a meta title of 61 characters", change: { metaTitle: "x".repeat(61) }, path: "metaTitle" },
  { name: "a meta description of 161 characters", change: { metaDescription: "x".repeat(161) }, path: "metaDescription" },
  { name: "a canonical address that is none", change: { canonicalUrl: "/blog" }, path: "canonicalUrl" },
  { name: "a picture by a script", change: { ogImage: "javascript:alert(1)" }, path: "ogImage" },
  { name: "a picture with a password", change: { twitterImage: "https://a:b@example.com/a.png" }, path: "twitterImage" },
])("$name is refused at its field", async ({ change, path }) => {
  const answer = await ask("PUT", "/seo/home", { body: { ...settings, ...change } });

  expect(answer).toMatchObject({ status: 400, body: { errors: [{ path }] } });
});

test("the record tells what was done in the back-office, the latest first, and pages are told to grow old", async () => {
  const { etag } = await ask("PUT", "/seo/home", { body: settings });
  await ask("PUT", "/seo/home", { etag, body: { ...settings, metaTitle: "<script>alert(1)</script>" } });

  const { body } = await ask("GET", "/audit");

  expect(body).toMatchObject({
    changes: [
      { action: "updated", subject: "seo", subjectId: "home/en", subjectTitle: "<script>alert(1)</script>", isCommand: false },
      { action: "created", subject: "seo", subjectId: "home/en", subjectTitle: "Gifts" },
    ],
    nextCursor: null,
  });
  const { rows } = await connection.pool.query("select version::int from content_versions");
  expect(rows).toEqual([{ version: 2 }]);
});

test("a page that has no settings does not exist, nor does a cursor that we did not give", async () => {
  expect((await ask("PUT", "/seo/saved", { body: settings })).status).toBe(404);
  expect(await ask("GET", "/audit?cursor=abc")).toMatchObject({ status: 400, body: { code: "invalid_cursor" } });
});
