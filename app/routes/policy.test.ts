import { expect, test } from "vitest";
import { savePolicy as savePolicyAs } from "#domain/policies/save.ts";
import { savePolicy } from "#tests/support/create-content.ts";
import { createMember } from "#tests/support/members.ts";
import { createTestApp, createTestTexts } from "#tests/support/test-app.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";

const connection = await useTestDatabase();
const app = createTestApp(connection);

async function read(path: string): Promise<string> {
  return await (await app.request(path)).text();
}

test.each(
  ["", "/zh", "/ja"].flatMap((language) =>
    ["privacy_policy", "terms_of_service", "cookie_policy"].map((type) => ({ path: `${language}/policy/${type}` })),
  ),
)("$path is written out, with our address in it, before anybody writes another", async ({ path }) => {
  const html = await read(path);

  const text = html.replace(/<script.*?<\/script>/gs, "").replace(/<[^>]*>/g, "");
  expect(html).toContain('<a href="mailto:hello@gifts.example">hello@gifts.example</a>');
  expect(html).not.toContain("{email}");
  expect(text.length).toBeGreaterThan(900);
  expect(html.split('<h2 id="part-').length).toBeGreaterThan(5);
});

test("a policy says its version and its dates, and leads into its parts", async () => {
  await savePolicy(connection, {
    type: "cookie_policy",
    title: "Our cookies",
    content: "# Oats\n\nYes.\n\n# Raisins\n\nNo.",
    version: "2.1",
    effectiveDate: "2024-12-24",
    updatedAt: new Date("2024-12-01T10:00:00Z"),
  });

  const html = await read("/policy/cookie_policy");

  expect(html).toContain("Version 2.1");
  expect(html).toContain('In effect since <time dateTime="2024-12-24">December 24, 2024</time>');
  expect(html).toContain('Last updated on <time dateTime="2024-12-01">December 1, 2024</time>');
  expect(html).toContain('<a href="#part-oats">Oats</a>');
  expect(html).toContain('<h2 id="part-raisins">Raisins</h2>');
});

test("a policy that is not in effect yet says so", async () => {
  const texts = { title: "Terms", content: "Soon.", version: "9" };
  await savePolicy(connection, { type: "terms_of_service", ...texts, effectiveDate: "2199-01-01" });

  const html = await read("/policy/terms_of_service");

  expect(html).toContain("Takes effect on <time");
});

test("readers see when a policy changed, and what holds now stands apart", async () => {
  const admin = await createMember(connection, { isAdmin: true });
  const key = { type: "privacy_policy", language: "en" } as const;
  const texts = { title: "Privacy", content: "Words." };
  const services = { db: connection.db, texts: createTestTexts(connection), contactEmail: "hello@gifts.example" };
  const first = { ...texts, version: "1.0", effectiveDate: "2024-01-31" };
  await savePolicyAs(services, admin.id, { ...key, seen: "nothing", input: first });
  await savePolicyAs(services, admin.id, { ...key, seen: 1, input: { ...texts, version: "1.1", effectiveDate: "2025-02-28" } });

  const [present = "", earlier = ""] = (await read("/policy/privacy_policy")).split("Earlier versions");

  expect(present).toContain("Version 1.1");
  expect(present).not.toContain("Version 1.0");
  expect(earlier).toContain('Version 1.0</li><li>Effective from <time dateTime="2024-01-31">');
  expect(earlier).toContain("Last updated on <time");
  expect(await read("/zh/policy/privacy_policy")).not.toContain("历史版本");
});

test.each([
  { path: "/policy", says: "select a policy from the footer" },
  { path: "/zh/policy", says: "请在页脚选择一份政策" },
  { path: "/ja/policy", says: "ページ下部のフッターから" },
])("$path asks to choose one", async ({ path, says }) => {
  const html = await read(path);

  expect(html).toContain(says);
  expect(html.split('policy/terms_of_service"').length).toBeGreaterThan(2);
});

test("there is no other policy", async () => {
  const answer = await app.request("/policy/refund_policy");

  expect(answer.status).toBe(404);
  expect(await answer.text()).toContain("This parcel went astray");
});
