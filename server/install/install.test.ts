import { expect, test } from "vitest";
import { createTestApp } from "#tests/support/test-app.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";

const connection = await useTestDatabase();
const app = createTestApp(connection);

interface Manifest {
  lang: string;
  start_url: string;
  description: string;
  icons: { src: string; sizes: string; type: string; purpose: string }[];
  shortcuts: { url: string }[];
}

test.each([
  { page: "/", language: "en", start: "/" },
  { page: "/zh/blog", language: "zh", start: "/zh" },
  { page: "/ja/about", language: "ja", start: "/ja" },
])("$page can be installed in its own language", async ({ page, language, start }) => {
  const html = await (await app.request(page)).text();
  const address = /<meta name="web-manifest" content="([^"]*)"/.exec(html)?.[1] ?? "";

  const answer = await app.request(address);
  const manifest = (await answer.json()) as Manifest;

  expect(answer.headers.get("content-type")).toContain("application/manifest+json");
  expect(manifest).toMatchObject({ id: "/", lang: language, start_url: start, display: "standalone" });
  expect(manifest.description).not.toBe("");
  const started = await Promise.all([start, ...manifest.shortcuts.map(({ url }) => url)].map(async (path) => await app.request(path)));
  expect(started.map(({ status }) => status)).toEqual([200, 200]);
});

test("every icon is there, in the size that it is said to have", async () => {
  const manifest = (await (await app.request("/manifest.webmanifest")).json()) as Manifest;
  const drawn = manifest.icons.filter(({ type }) => type === "image/png");

  const sizes = await Promise.all(
    drawn.map(async ({ src }) => {
      const image = new DataView(await (await app.request(src)).arrayBuffer());
      // The header chunk of a PNG (its section 11.2.1).
      return `${image.getUint32(16)}x${image.getUint32(20)}`;
    }),
  );

  expect(sizes).toEqual(drawn.map((icon) => icon.sizes));
  expect(new Set(manifest.icons.map(({ purpose }) => purpose))).toEqual(new Set(["any", "maskable"]));
});

test("an icon that nobody drew is not there", async () => {
  expect((await app.request("/icons/present-1.png")).status).toBe(404);
});
