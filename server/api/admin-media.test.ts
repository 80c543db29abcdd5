import sharp from "sharp";
import { expect, test } from "vitest";
import { useBackOffice } from "#tests/support/back-office.ts";
import { createPostBy } from "#tests/support/back-office.ts";
import { createMember } from "#tests/support/members.ts";
import { animate, drawPicture, takePhoto } from "#tests/support/pictures.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { pictureSchema, type Picture } from "#shared/answers/admin-media.ts";

const connection = await useTestDatabase();
const { app, ask, getAdmin } = useBackOffice(connection);

async function send(body: Buffer<ArrayBuffer>, { title = "box.jpg", type = "image/jpeg", headers = getAdmin().headers } = {}) {
  return await app.request(`/api/admin/media?title=${encodeURIComponent(title)}`, {
    method: "POST",
    headers: { ...headers, "Content-Type": type },
    body,
  });
}

async function upload(body: Buffer<ArrayBuffer>): Promise<Picture> {
  return pictureSchema.parse(await (await send(body)).json());
}

const folderOf = ({ address }: Picture) => address.slice(0, address.lastIndexOf("/"));

async function fetchFile(address: string) {
  const answer = await app.request(address);
  return { answer, bytes: Buffer.from(await answer.arrayBuffer()) };
}

test("a photograph is kept upright in its sizes, as AVIF, WebP and one JPEG, without a word of its camera", async () => {
  const picture = await upload(await takePhoto({ width: 2_400, height: 3_000 }));

  expect(picture).toMatchObject({ title: "box.jpg", alt: "", width: 1_920, height: 1_536, uses: [] });
  const files = ["480.avif", "480.webp", "960.avif", "960.webp", "1440.avif", "1440.webp", "1920.avif", "1920.webp", "social.jpg"];
  for (const file of files) {
    const { answer, bytes } = await fetchFile(`${folderOf(picture)}/${file}`);
    const read = await sharp(bytes).metadata();
    expect([file, answer.status, read.width, read.exif, read.orientation]).toEqual([
      file,
      200,
      file === "social.jpg" ? 1_200 : Number.parseInt(file, 10),
      undefined,
      undefined,
    ]);
    expect(bytes.includes("Ann's camera")).toBe(false);
  }
});

test("a file of a picture is kept by browsers for good, and nothing can be done with it but to show it", async () => {
  const { address } = await upload(await takePhoto());

  const { answer } = await fetchFile(address);

  expect(answer.headers.get("content-type")).toBe("image/webp");
  expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
  expect(answer.headers.get("content-security-policy")).toBe("default-src 'none'; frame-ancestors 'none'");
  expect((await app.request(address.replace(/\d+\.webp$/, "481.webp"))).status).toBe(404);
});

test.each(["png", "webp", "avif", "gif"] as const)(
  "a picture as %s is taken, whatever the browser calls it, and not enlarged",
  async (format) => {
    const picture = await upload(await drawPicture(format));

    expect(picture).toMatchObject({ width: 50, height: 40 });
    const { bytes } = await fetchFile(`${folderOf(picture)}/50.webp`);
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 50, hasAlpha: true });
  },
);

const tiff = async () =>
  Buffer.from(
    await sharp({ create: { width: 5, height: 5, channels: 3, background: "#fff" } })
      .tiff()
      .toBuffer(),
  );
const wide = async () =>
  Buffer.from(
    await sharp({ create: { width: 8_000, height: 6_300, channels: 3, background: "#fff" } })
      .png()
      .toBuffer(),
  );

test.each([
  { what: "SVG", make: async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'), code: "not_a_picture" },
  { what: "a page", make: async () => Buffer.from("<!doctype html><script>alert(1)</script>"), code: "not_a_picture" },
  { what: "another format", make: tiff, code: "not_a_picture" },
  { what: "nothing", make: async () => Buffer.from(""), code: "not_a_picture" },
  { what: "a file that breaks off", make: async () => (await takePhoto()).subarray(0, 1_500), code: "not_a_picture" },
  { what: "too many pixels", make: wide, code: "picture_too_large" },
  { what: "too many bytes", make: async () => Buffer.alloc(15 * 1024 * 1024 + 1), code: "picture_too_large" },
  { what: "an animation", make: animate, code: "picture_moves" },
])("$what is refused as $code, and nothing is kept", async ({ make, code }) => {
  const answer = await send(await make());

  expect(await answer.json()).toMatchObject({ code });
  expect((await ask("GET", "/media")).body).toMatchObject({ total: 0, pictures: [] });
});

test("a file that is declared as something else than a picture is refused before it is read", async () => {
  const answer = await send(await takePhoto(), { type: "text/html" });

  expect(answer.status).toBe(415);
});

test("the same file is in the library once, also when it is sent twice at once", async () => {
  const photo = await takePhoto();

  const answers = await Promise.all([send(photo), send(photo), send(photo)]);
  const pictures = await Promise.all(answers.map(async (answer) => pictureSchema.parse(await answer.json())));

  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 201]);
  expect(new Set(pictures.map(({ id }) => id)).size).toBe(1);
});

test("what a picture shows is kept and found, and the change is in the audit trail", async () => {
  const { id } = await upload(await takePhoto());
  await upload(await drawPicture("png"));

  const described = await ask("PUT", `/media/${id}`, { body: { alt: "  A blue box with a bow " } });

  expect(described.body).toMatchObject({ id, alt: "A blue box with a bow" });
  expect((await ask("GET", "/media?search=blue%20BOX")).body).toMatchObject({ total: 1, pictures: [{ id }] });
  expect((await ask("PUT", `/media/${id}`, { body: { alt: "x".repeat(301) } })).body).toMatchObject({ errors: [{ path: "alt" }] });
  const { rows } = await connection.pool.query("select action from audit_entries where subject = 'picture' order by created_at");
  expect(rows).toEqual([{ action: "created" }, { action: "created" }, { action: "updated" }]);
});

test("a picture that a post has is not deleted, and says where it is used; afterwards it is gone with its files", async () => {
  const picture = await upload(await takePhoto());
  const { path, etag } = await createPostBy(ask, { content: `Look:\n\n![A box](${picture.address})` });
  await createPostBy(ask, { slug: "other", title: "Other", featuredImage: picture.address, language: "ja" });

  const refused = await ask("DELETE", `/media/${picture.id}`);
  const { body } = await ask("GET", "/media");

  expect(refused).toMatchObject({ status: 409, body: { code: "picture_in_use" } });
  const uses = pictureSchema.parse((body["pictures"] as unknown[])[0]).uses;
  expect(
    uses.map(({ kind, title, language, isInBin }) => ({ kind, title, language, isInBin })).toSorted((a, b) => (a.title > b.title ? 1 : -1)),
  ).toEqual([
    { kind: "post", title: "Other", language: "ja", isInBin: false },
    { kind: "post", title: "Ten gifts", language: "en", isInBin: false },
  ]);
  await ask("PUT", path, { etag, body: { title: "Ten gifts", slug: "ten-gifts", content: "Text", status: "draft" } });
  await connection.pool.query("delete from blog_posts where slug = 'other'");
  expect((await ask("DELETE", `/media/${picture.id}`)).status).toBe(204);
  expect((await fetchFile(`${folderOf(picture)}/480.avif`)).answer.status).toBe(404);
  expect((await ask("DELETE", `/media/${picture.id}`)).status).toBe(404);
});

test("the library is read page by page, the latest first", async () => {
  for (let width = 1; width <= 26; width += 1) await upload(await drawPicture("png", width));

  const first = await ask("GET", "/media");
  const second = await ask("GET", `/media?cursor=${String(first.body["nextCursor"])}`);

  const widths = [first, second].map(({ body }) => (body["pictures"] as Picture[]).map(({ width }) => width));
  expect(widths.map(({ length }) => length)).toEqual([24, 2]);
  expect(widths.flat()).toEqual(Array.from({ length: 26 }, (_, place) => 26 - place));
});

test("only administrators may upload", async () => {
  const member = await createMember(connection);

  expect((await send(await takePhoto(), { headers: member.headers })).status).toBe(403);
  expect((await send(await takePhoto(), { headers: {} as typeof member.headers })).status).toBe(401);
});
