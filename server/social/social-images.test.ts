import { Hono } from "hono";
import { expect, test } from "vitest";
import { getContentVersion } from "#domain/changes/content-version.ts";
import { createPost } from "#tests/support/create-content.ts";
import { createTestApp, testEngine, testWorkers } from "#tests/support/test-app.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { createContentVersionCache } from "../pages/cache/content-version-cache.ts";
import { PageCache } from "../pages/cache/page-cache.ts";
import { socialImages } from "./social-images.ts";

const connection = await useTestDatabase();
const app = createTestApp(connection);

async function readSize(answer: Response): Promise<{ width: number; height: number }> {
  const image = new DataView(await answer.arrayBuffer());
  // The header chunk of a PNG (its section 11.2.1).
  return { width: image.getUint32(16), height: image.getUint32(20) };
}

test.each([
  { path: "/social/en/site.png" },
  { path: "/social/zh/about.png" },
  { path: "/social/ja/home.png" },
  { path: "/social/ja/blog/listening-is-half-the-gift.png" },
])("$path is a picture of the size that networks ask for", async ({ path }) => {
  const answer = await app.request(path);

  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toBe("image/png");
  expect(await readSize(answer)).toEqual({ width: 1200, height: 630 });
});

async function draw(slug: string, title: string): Promise<Buffer> {
  await createPost(connection, { slug, title });
  const answer = await app.request(`/social/en/blog/${slug}.png`);
  expect(answer.status).toBe(200);
  return Buffer.from(await answer.arrayBuffer());
}

test("a title is drawn without the signs that no face has", async () => {
  const [odd, plain, other] = [await draw("odd", "Ten🎁 gifts한국어"), await draw("plain", "Ten gifts"), await draw("other", "Six gifts")];

  expect(odd.equals(plain)).toBe(true);
  expect(other.equals(plain)).toBe(false);
});

test("markup in a title is drawn as text", async () => {
  const [marked, plain] = [await draw("marked", '<b title="x">Ten</b> & gifts'), await draw("plain", "Ten gifts")];

  expect(marked.equals(plain)).toBe(false);
});

test.each(["/social/en/nothing.png", "/social/fr/site.png", "/social/en/blog/nothing.png", "/social/en/blog/secret.png"])(
  "%s is not there",
  async (path) => {
    await createPost(connection, { slug: "secret", status: "draft" });

    expect((await app.request(path)).status).toBe(404);
  },
);

test("a picture is drawn once, however its address is spelled", async () => {
  const { db } = connection;
  let drawn = 0;
  const run = (async (...task) => {
    drawn += 1;
    return await testWorkers.run(...task);
  }) as typeof testWorkers.run;
  const pictureCache = new PageCache({
    contentVersion: createContentVersionCache(() => getContentVersion(db)),
    headers: [],
    report: () => {},
  });
  await createPost(connection, { slug: "listening", title: "Ten gifts" });
  const pictures = new Hono().route("/social", socialImages({ db, engine: testEngine, pictureCache, workers: { run } }));

  const spellings = ["listening.png", "%6cistening.png", "l%69stening.png", "%6C%69stening%2Epng", "listening.png?size=9"];
  const statuses = [];
  for (const spelling of spellings) statuses.push((await pictures.request(`/social/en/blog/${spelling}`)).status);

  expect(statuses).toEqual([200, 200, 200, 200, 200]);
  expect(drawn).toBe(1);
});
