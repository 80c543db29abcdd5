import { createServer } from "node:http";
import { afterAll, beforeEach, expect, test } from "vitest";
import { openBackOffice } from "#tests/support/back-office.ts";
import { listenOnLoopback } from "#tests/support/listen-on-loopback.ts";
import { createMember, type TestMember } from "#tests/support/members.ts";
import { createTestApp } from "#tests/support/test-app.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";

const connection = await useTestDatabase();
const app = createTestApp(connection);

const visits: string[] = [];
const outside = createServer((request, response) => {
  visits.push(request.url ?? "");
  response.end();
});
const { url: address, close } = await listenOnLoopback(outside);
afterAll(close);

let administrator: TestMember;
beforeEach(async () => {
  visits.length = 0;
  administrator = await createMember(connection, { isAdmin: true });
});

test("no address that somebody writes is ever asked for by the server", async () => {
  const call = openBackOffice(app, administrator);
  const picture = `${address}/picture.png`;
  const words = { title: "A post", slug: "a-post", content: `![picture](${picture}) <${address}/text> [link](${address}/link)` };
  const seo = {
    metaTitle: "Gifts",
    metaDescription: "Five ideas.",
    ogImage: picture,
    twitterImage: picture,
    canonicalUrl: `${address}/home`,
  };

  const saved = [
    await call("POST", "/posts", { body: { ...words, status: "published", featuredImage: picture } }),
    await call("PUT", "/seo/home", { body: seo, firstTime: true }),
    await call("PUT", "/policies/privacy_policy", {
      body: { title: "Privacy", content: words.content, effectiveDate: "2026-01-02", version: "2" },
      firstTime: true,
    }),
  ];
  const shown = await Promise.all(
    ["/", "/blog", "/blog/a-post", "/policy/privacy_policy", "/feed.xml", "/sitemap.xml", "/social/en/blog/a-post.png"].map(
      async (path) => await app.request(path),
    ),
  );
  const strangers = await Promise.all([
    app.request("/auth/v1/recover", {
      method: "POST",
      headers: { "Content-Type": "application/json", Referer: address, redirect_to: address },
      body: JSON.stringify({ email: "ann@example.org", redirect_to: address }),
    }),
    app.request(`/auth/v1/verify?token=x&type=recovery&redirect_to=${address}`),
    app.request(`/auth/v1/callback?error=x&error_uri=${address}`),
    app.request("/", { headers: { Host: address.slice(7), "X-Forwarded-Host": address.slice(7), Forwarded: `host=${address.slice(7)}` } }),
  ]);
  await Promise.all([...shown, ...strangers].map((answer) => answer.arrayBuffer()));

  expect(saved.map(({ status }) => status)).toEqual([201, 200, 200]);
  expect(shown.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200, 200]);
  expect(visits).toEqual([]);
});
