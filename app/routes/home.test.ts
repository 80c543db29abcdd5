import { expect, test } from "vitest";
import { createTestApp } from "#tests/support/test-app.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";

const connection = await useTestDatabase();
const app = createTestApp(connection);

async function readPart(path: string, tag: string): Promise<string> {
  const html = await (await app.request(path)).text();
  return new RegExp(`<${tag}[ >].*?</${tag}>`, "s").exec(html)?.[0] ?? "";
}

function listLinks(part: string): string[] {
  return [...part.matchAll(/ href="([^"]+)"/g)].map(([, address = ""]) => address);
}

test.each([
  { path: "/", home: "/", prefix: "" },
  { path: "/zh", home: "/zh", prefix: "/zh" },
  { path: "/ja", home: "/ja", prefix: "/ja" },
])("the footer of $path leads to every public part of the product in its language", async ({ path, home, prefix }) => {
  const footer = await readPart(path, "footer");

  expect(listLinks(footer)).toEqual([
    `${home}#features`,
    `${home}#how-it-works`,
    `${home}#gift-form`,
    ...["/about", "/blog", "/contact", "/policy/privacy_policy", "/policy/terms_of_service", "/policy/cookie_policy"].map(
      (page) => prefix + page,
    ),
  ]);
});

test("the footer's copyright names the year of the first publication", async () => {
  expect(await readPart("/", "footer")).toContain("© 2024 Giftwright. All rights reserved.");
});

test("the header of a guest leads to the parts of the home page and offers plans, Premium and signing in", async () => {
  const header = await readPart("/", "header");

  expect(listLinks(header)).toEqual(expect.arrayContaining(["/", "/#features", "/#how-it-works", "/zh", "/ja"]));
  for (const text of ["Premium Features", "NEW", "Pricing", "Sign In"]) expect(header).toContain(`>${text}<`);
});

test("the top of the home page leads to the gift form and offers to sign up", async () => {
  const main = await readPart("/", "main");

  expect(main).toMatch(/<a href="#gift-form"[^>]*>Get Started Free<\/a>/);
  expect(main).toMatch(/<button[^>]*>Sign Up for More<\/button>/);
  expect(main).toContain('id="gift-form"');
});
