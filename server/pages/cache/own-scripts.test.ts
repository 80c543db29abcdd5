import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { createPost } from "#tests/support/create-content.ts";
import { createTestApp } from "#tests/support/test-app.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { takeMarks } from "./own-scripts.ts";

const connection = await useTestDatabase();
const hash = (source: string) => `'sha256-${createHash("sha256").update(source).digest("base64")}'`;

test("an inline script that came into a page with its text is never allowed by the page's policy", async () => {
  await createPost(connection, { slug: "poisoned", content: "Some text" });
  const app = createTestApp(connection, { keepsPages: true });
  await app.request("/blog/poisoned");
  await connection.pool.query("update rendered_texts set html = '<p>Some text</p><script>steal()</script>'");

  const answer = await createTestApp(connection, { keepsPages: true }).request("/blog/poisoned");
  const html = await answer.text();

  expect(html).toContain("<script>steal()</script>");
  expect(html).not.toContain("nonce=");
  expect(answer.headers.get("content-security-policy")).toMatch(/script-src 'self' 'sha256-/);
  expect(answer.headers.get("content-security-policy")).not.toContain(hash("steal()"));
});

test.each([
  ["without a mark", "<script>steal()</script>"],
  ["with another mark", '<script nonce="guessed">steal()</script>'],
  ["with an empty mark", '<script nonce="">steal()</script>'],
  ["that swallows the next one", "<script>steal();/*"],
  ["whose attribute swallows the next one", '<script title="'],
  ["in a text", "<textarea><script>steal()</script></textarea>"],
])("a script %s gives no source", (_what, planted) => {
  const { html, sources } = takeMarks(`${planted}<p>text</p><script nonce="m4rk">own()</script>`, "m4rk");

  expect(html).toBe(`${planted}<p>text</p><script>own()</script>`);
  expect([[], [hash("own()")]]).toContainEqual(sources);
});

test("a page's own scripts are allowed in their order, those with an address by their origin alone", () => {
  const page = '<script type="module" nonce="m4rk">a()</script><script nonce="m4rk" src="/b.js"></script><script nonce="m4rk">c()</script>';

  const { html, sources } = takeMarks(page, "m4rk");

  expect(html).toBe('<script type="module">a()</script><script src="/b.js"></script><script>c()</script>');
  expect(sources).toEqual([hash("a()"), hash("c()")]);
});
