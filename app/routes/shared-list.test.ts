import { expect, test } from "vitest";
import { createMember } from "#tests/support/members.ts";
import { openMemberApi } from "#tests/support/member-api.ts";
import { createTestApp } from "#tests/support/test-app.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";

const connection = await useTestDatabase();
const app = createTestApp(connection);
const call = openMemberApi(app);

async function shareList(heading: string | null = null) {
  const member = await createMember(connection);
  const request = {
    relationship: "friend",
    occasion: "birthday",
    currency: "USD",
    budget: "25-50",
    name: "Annabelle",
    text: "She is allergic to wool.",
  };
  const { queryId, suggestions } = await (await call(member, "POST", "/ideas", request)).json();
  const { key } = await (await call(member, "PUT", `/ideas/${queryId}/share`, { heading })).json();
  const end = async () => await call(member, "DELETE", `/ideas/${queryId}/share`);
  return { key: key as string, titles: suggestions.map(({ title }: { title: string }) => title) as string[], end };
}

const read = async (path: string) => await (await app.request(path)).text();
const findMeta = (html: string, name: string) => new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1];

test("the page shows the list to whoever has its address, and nothing that was said about the person", async () => {
  const { key, titles } = await shareList();

  const answer = await app.request(`/l/${key}`);
  const html = await answer.text();

  expect(answer.status).toBe(200);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  const text = html.replaceAll("&#x27;", "'").replaceAll("&amp;", "&");
  for (const title of titles) expect(text).toContain(title);
  for (const secret of ["Annabelle", "wool"]) expect(html).not.toContain(secret);
});

test("no search engine lists it, but a message that has its link shows its heading and its picture", async () => {
  const { key } = await shareList("For the kitchen");

  const html = await read(`/ja/l/${key}`);

  expect(findMeta(html, "robots")).toBe("noindex");
  expect(findMeta(html, "og:title")).toBe("For the kitchen");
  expect(findMeta(html, "og:image")).toBe(`http://localhost:3000/social/ja/l/${key}.png`);
  expect(await read("/sitemap.xml")).not.toContain("/l/");
});

test("the picture shows the list as it is now, and is gone with it", async () => {
  const [kitchen, garden] = [await shareList("For the kitchen"), await shareList("For the garden")];
  const draw = async (key: string) => await app.request(`/social/en/l/${key}.png`);

  const answer = await draw(kitchen.key);
  const image = Buffer.from(await answer.arrayBuffer());

  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/png"]);
  // The header chunk of a PNG (its section 11.2.1).
  expect([image.readUInt32BE(16), image.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(image.equals(Buffer.from(await (await draw(garden.key)).arrayBuffer()))).toBe(false);
  await kitchen.end();
  expect((await draw(kitchen.key)).status).toBe(404);
});

test("a list that is shared no longer, and one that never was, are not there", async () => {
  const { key, end } = await shareList();
  await end();

  const statuses = await Promise.all([key, "a".repeat(26), "short"].map(async (name) => (await app.request(`/l/${name}`)).status));

  expect(statuses).toEqual([404, 404, 404]);
});
