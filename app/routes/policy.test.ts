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

const terms = { type: "terms_of_service", language: "en" } as const;

async function saveTerms(seen: number | "nothing", input: { content: string; version: string; effectiveDate: string }): Promise<void> {
  const admin = await createMember(connection, { isAdmin: true });
  const services = { db: connection.db, texts: createTestTexts(connection), contactEmail: "hello@gifts.example" };
  await savePolicyAs(services, admin.id, { ...terms, seen, input: { title: "Terms", ...input } });
}

test("a policy of a day to come is announced and can be read, while the present one holds until then", async () => {
  await saveTerms("nothing", { content: "The present words.", version: "8", effectiveDate: "2024-01-01" });
  await saveTerms(1, { content: "The words to come.", version: "9", effectiveDate: "2199-01-01" });

  const present = await read("/policy/terms_of_service");
  const next = await read("/policy/next/terms_of_service");

  expect(present).toContain("The present words.");
  expect(present).toContain("In effect since <time");
  expect(present).toContain('A new version takes effect on <time dateTime="2199-01-01">');
  expect(present).toContain('href="/policy/next/terms_of_service"');
  expect(next).toContain("The words to come.");
  expect(next).toContain("Takes effect on <time");
  expect(next).toContain('name="robots" content="noindex');
  const { version, content } = (await (await app.request("/api/policies/terms_of_service")).json()) as Record<string, unknown>;
  expect({ version, content }).toEqual({ version: "8", content: "The present words." });
});

test("a policy takes effect on its day, unless it was put off before", async () => {
  await saveTerms("nothing", { content: "The first words.", version: "1", effectiveDate: "2024-01-01" });
  await saveTerms(1, { content: "Put off.", version: "2", effectiveDate: "2199-01-01" });
  await saveTerms(2, { content: "Later still.", version: "3", effectiveDate: "2199-02-01" });
  const move = async (days: string) =>
    await connection.pool.query(
      `update site_policy_versions set effective_date = current_date + ${days} where revision = 2;
       update site_policies set effective_date = current_date + 30; update site_policy_versions set effective_date = current_date + 30 where revision = 3`,
    );

  // The second was to take effect yesterday, and the third was saved before that.
  await move("-1");
  await connection.pool.query("update site_policy_versions set created_at = now() - interval '9 days'");
  expect(await read("/policy/terms_of_service")).toContain("The first words.");
  // The third was saved when the second was in effect already.
  await connection.pool.query("update site_policy_versions set created_at = now() where revision = 3");
  expect(await read("/policy/terms_of_service")).toContain("Put off.");
});

test("without a saved text before it, the template holds until the day of the first one", async () => {
  await saveTerms("nothing", { content: "Soon.", version: "9", effectiveDate: "2199-01-01" });

  expect(await read("/policy/terms_of_service")).toContain("Version 1.0");
  expect((await app.request("/policy/next/privacy_policy")).status).toBe(404);
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
  { path: "/ja/policy", says: "お読みになるポリシーを、ページ下部か次の一覧から" },
])("$path asks to choose one", async ({ path, says }) => {
  const html = await read(path);

  expect(html).toContain(says);
  expect(html.split('policy/terms_of_service"').length).toBeGreaterThan(2);
});

test("there is no other policy", async () => {
  const answer = await app.request("/policy/refund_policy");

  expect(answer.status).toBe(404);
  expect(await answer.text()).toContain("This package went astray");
});
