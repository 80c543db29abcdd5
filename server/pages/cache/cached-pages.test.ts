import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { raiseContentVersion } from "#domain/changes/content-version.ts";
import { createPost } from "#tests/support/create-content.ts";
import { createTestApp } from "#tests/support/test-app.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";

const connection = await useTestDatabase();

function openReplica() {
  return createTestApp(connection, { keepsPages: true });
}

async function countStatements(ask: () => Promise<unknown>): Promise<number> {
  let statements = 0;
  const count = () => (statements += 1);
  connection.pool.on("acquire", count);
  await ask();
  connection.pool.off("acquire", count);
  return statements;
}

test("a publish is seen on every replica", async () => {
  const replicas = [openReplica(), openReplica()];
  const read = async () => await Promise.all(replicas.map(async (app) => await (await app.request("/blog")).text()));
  const before = await read();

  await createPost(connection, { title: "Fresh from the press" });

  expect(before.some((page) => page.includes("Fresh from the press"))).toBe(false);
  expect((await read()).every((page) => page.includes("Fresh from the press"))).toBe(true);
});

test("what was taken back is gone from every replica", async () => {
  const { id } = await createPost(connection, { slug: "regretted" });
  const replicas = [openReplica(), openReplica()];
  const ask = async () => await Promise.all(replicas.map(async (app) => (await app.request("/blog/regretted")).status));
  const before = await ask();

  await connection.db.transaction(async (tx) => {
    await tx.execute(`update blog_posts set status = 'archived' where id = '${id}'`);
    await raiseContentVersion(tx);
  });

  expect(before).toEqual([200, 200]);
  expect(await ask()).toEqual([404, 404]);
});

test.each(["/", "/ja/blog", "/zh/policy/privacy_policy", "/_.data", "/sitemap.xml"])("no header of a visitor changes %s", async (path) => {
  const plain = await openReplica().request(path);
  const odd = await openReplica().request(`http://evil.example${path}`, {
    headers: {
      Host: "evil.example",
      "X-Forwarded-Host": "evil.example",
      "X-Forwarded-Proto": "https",
      "Accept-Language": "ja, zh;q=0.5",
      Cookie: "locale=ja; giftwright_guest=x",
      "User-Agent": "Googlebot/2.1",
      Authorization: "Bearer nonsense",
      "X-Remix-Response": "yes",
    },
  });

  expect(odd.status).toBe(200);
  expect(await odd.text()).toBe(await plain.text());
  expect(odd.headers.get("etag")).toBe(plain.headers.get("etag"));
  expect(odd.headers.get("content-security-policy")).toBe(plain.headers.get("content-security-policy"));
  expect(odd.headers.get("set-cookie")).toBeNull();
});

test("what a query says that no page knows makes no page of its own", async () => {
  const app = openReplica();
  const plain = await (await app.request("/blog")).text();

  for (const query of ["?utm_source=x", "?_routes=root", "?index", "?tag=", "?cursor=nonsense", "?a=1&a=2", `?tag=${"x".repeat(201)}`])
    expect(await (await app.request(`/blog${query}`)).text()).toBe(plain);
});

test("each part of the list is a page of its own", async () => {
  await createPost(connection, { title: "About tea", tags: ["tea"] });
  await createPost(connection, { title: "About string", tags: ["string"] });

  const page = await (await openReplica().request("/blog?utm_source=x&tag=tea")).text();

  expect(page).toContain("About tea");
  expect(page).not.toContain("About string");
});

test("a page that a browser has is not sent again, and keeps its policy", async () => {
  const app = openReplica();
  const first = await app.request("/", { headers: { "Accept-Encoding": "gzip" } });
  const etag = first.headers.get("etag") ?? "";

  const again = await app.request("/", { headers: { "If-None-Match": `"other", ${etag}` } });

  expect(etag).toMatch(/^"[\w-]+\.gzip"$/);
  expect(first.headers.get("cache-control")).toBe("no-cache");
  expect(first.headers.get("vary")).toBe("Accept-Encoding");
  expect(again.status).toBe(304);
  expect(await again.text()).toBe("");
  expect(again.headers.get("etag")).toBe(etag);
  expect(again.headers.get("content-security-policy")).toBe(first.headers.get("content-security-policy"));
});

test("after a publish a browser's copy is old, unless the page is the same", async () => {
  const app = openReplica();
  const [home, blog] = [await app.request("/"), await app.request("/blog")];
  await createPost(connection);

  const ask = async (path: string, copy: Response) =>
    (await app.request(path, { headers: { "If-None-Match": copy.headers.get("etag") ?? "" } })).status;

  expect([await ask("/", home), await ask("/blog", blog)]).toEqual([304, 200]);
});

test("every form of a page holds the same page", async () => {
  const app = openReplica();
  const ask = async (encoding: string) => await app.request("/about", { headers: { "Accept-Encoding": encoding } });
  const plain = await (await ask("identity")).text();
  const read = async (encoding: string) => Buffer.from(await (await ask(encoding)).arrayBuffer());

  expect(gunzipSync(await read("gzip")).toString()).toBe(plain);
  await expect.poll(async () => (await ask("br")).headers.get("content-encoding")).toBe("br");
  expect(brotliDecompressSync(await read("br")).toString()).toBe(plain);
});

test("HEAD tells about the page without it", async () => {
  const app = openReplica();
  const [whole, head] = [await app.request("/blog"), await app.request("/blog", { method: "HEAD" })];

  expect(head.status).toBe(200);
  expect(await head.text()).toBe("");
  for (const name of ["etag", "content-length", "content-type", "content-security-policy"])
    expect(head.headers.get(name)).toBe(whole.headers.get(name));
});

test("guessing at addresses renders one page for each kind, and none is kept by browsers", async () => {
  const app = openReplica();
  const ask = async (path: string) => await app.request(path);
  const first = await (await ask("/blog/guess-1")).text();

  const others = await Promise.all(["/blog/guess-2", "/blog/%E7%8C%9C", "/blog/guess-3"].map(ask));

  for (const answer of others) {
    expect(answer.status).toBe(404);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(await answer.text()).toBe(first);
  }
});

test.each(["/blog?tag=nobody-wrote-about", "/blog.data?tag=nobody-wrote-about", `/blog?cursor=n${"1".repeat(32)}`])(
  "%s is not found, as the list that it is",
  async (path) => {
    const answer = await openReplica().request(path);

    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain("en/blog");
  },
);

test.each(["/saved", "/admin", "/auth/callback", "/ja/saved"])("%s is made for each visitor and kept by nobody", async (path) => {
  const app = openReplica();
  const read = async () => (await app.request(path)).headers;

  const [one, other] = [await read(), await read()];

  expect(one.get("cache-control")).toBe("no-store");
  expect(one.get("etag")).toBeNull();
  expect(one.get("content-security-policy")).toMatch(/script-src 'self' 'nonce-[\w+/]{22}=='/);
  expect(one.get("content-security-policy")).not.toBe(other.get("content-security-policy"));
});

test("a page from the cache costs the database nothing but the content version", async () => {
  const app = openReplica();
  await app.request("/blog");

  expect(await countStatements(async () => await app.request("/blog"))).toBe(1);
});
