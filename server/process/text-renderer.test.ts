import { expect, test } from "vitest";
import { createPost } from "#tests/support/create-content.ts";
import { draftFields, useBackOffice } from "#tests/support/back-office.ts";
import { heavyTexts, slowText } from "#tests/support/heavy-texts.ts";
import { testWorkers } from "#tests/support/test-app.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { createTextRenderer } from "./text-renderer.ts";

const connection = await useTestDatabase();
const { app, ask } = useBackOffice(connection);

/** A renderer, and how often it has asked a thread. */
function openRenderer(edition = "one") {
  const asked: string[] = [];
  const run = (async (...task) => {
    asked.push(task[0]);
    return await testWorkers.run(...task);
  }) as typeof testWorkers.run;
  const texts = createTextRenderer({ db: connection.db, workers: { run }, publicUrl: "https://gifts.example", edition });
  return { texts, asked };
}

test("a text is rendered once, whoever asks for it and however often", async () => {
  const { texts, asked } = openRenderer();
  const another = openRenderer();

  const first = await texts.render("## Words\n\n*Some*", "en");
  const second = await another.texts.show("## Words\n\n*Some*", "en");

  expect(first).toEqual({
    html: '<h2 id="part-words">Words</h2>\n<p><em>Some</em></p>',
    headings: [{ id: "part-words", level: 2, text: "Words" }],
  });
  expect(JSON.stringify(second)).toBe(JSON.stringify(first));
  expect([asked, another.asked]).toEqual([["renderText"], []]);
});

test("another language, and another version of the program, render a text anew", async () => {
  const link = "[There](https://museum.example/)";
  await openRenderer().texts.render(link, "en");

  const { texts, asked } = openRenderer();
  const japanese = await texts.render(link, "ja");
  const later = openRenderer("two");
  await later.texts.render(link, "en");

  expect(japanese.html).toContain("別のサイト");
  expect([asked.length, later.asked.length]).toEqual([1, 1]);
});

test.each(heavyTexts)("$name: a text that cannot be shown is refused by its field, and nothing is saved", async ({ content }) => {
  const { status, body } = await ask("POST", "/posts", { body: { ...draftFields, content } });

  expect(status).toBe(400);
  expect(body).toMatchObject({ code: "validation_failed", errors: [{ path: "content" }] });
  expect((await connection.pool.query("select id from blog_posts")).rows).toEqual([]);
});

test("a text that takes about as long as it may is saved or refused by its field", async () => {
  const { status, body } = await ask("POST", "/posts", { body: { ...draftFields, content: slowText } });

  expect([201, 400]).toContain(status);
  if (status === 400) expect(body).toMatchObject({ code: "validation_failed", errors: [{ path: "content" }] });
});

test("a policy that cannot be shown is refused by its field, too", async () => {
  const body = { title: "Terms", content: heavyTexts[0]?.content, version: "1.0", effectiveDate: "2026-01-02" };

  const answer = await ask("PUT", "/policies/terms_of_service", { firstTime: true, body });

  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject({ errors: [{ path: "content" }] });
});

test("a post of an earlier version that cannot be rendered is shown as it was typed", async () => {
  await createPost(connection, { slug: "deep", content: `<b>First</b>\nsecond ${"> ".repeat(15_000)}\n\n${"> ".repeat(15_000)}` });

  const answer = await app.request("/blog/deep");

  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain("<p>&lt;b&gt;First&lt;/b&gt;<br/>\nsecond &gt; &gt;");
});

test("an earlier revision that cannot be shown is not restored", async () => {
  const { etag, body } = await ask("POST", "/posts", { body: draftFields });
  const fields = JSON.stringify({ content: heavyTexts[0]?.content });
  await connection.pool.query("update post_revisions set fields = fields || $1::jsonb", [fields]);

  const answer = await ask("POST", `/posts/${String(body["id"])}/revisions/1/restore`, { etag });

  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject({ errors: [{ path: "content" }] });
});
