import { expect, test } from "vitest";
import { listElements, parseForeignXml } from "./saml-xml.ts";

test.each([
  ["elements that do not end", "<a>"],
  ["elements that do not end, with namespaces", '<a xmlns:n="x">'],
  ["ends alone", "</a>"],
  ["brackets alone", "<"],
  ["comments that do not end", "<!--"],
  ["quotes that do not end", "<a b='"],
  ["elements that end as others", "<a></b>"],
  ["roots", "<a/>x"],
])("a mebibyte of %s is no document, and is found to be none at once", async (_, part) => {
  const xml = part.repeat(1_048_000 / part.length);
  const begun = performance.now();

  const document = await parseForeignXml(xml);

  expect(document).toBeNull();
  expect(performance.now() - begun).toBeLessThan(1_000);
});

test("a mebibyte of unknown entities is no document, and is found to be none at once", async () => {
  const xml = `<r>${"&x;".repeat(300_000)}</r>`;
  const begun = performance.now();

  const document = await parseForeignXml(xml);

  expect(document).toBeNull();
  expect(performance.now() - begun).toBeLessThan(1_000);
});

test.each([
  { name: "an instruction full of comments that do not end", xml: `<?x ${"<!--".repeat(250_000)} ?><a/>` },
  { name: "a declaration full of comments that do not end", xml: `<?xml ${"<!--".repeat(250_000)} ?><a/>` },
  { name: "an instruction", xml: '<?xml version="1.0"?><?style sheet?><a/>' },
])("a document with $name is none, and is found to be none at once", async ({ xml }) => {
  const begun = performance.now();

  const document = await parseForeignXml(xml);

  expect(document).toBeNull();
  expect(performance.now() - begun).toBeLessThan(1_000);
});

test("of twenty thousand elements of a name all are found, and soon", async () => {
  const document = await parseForeignXml(`<r>${"<a><b/></a>".repeat(20_000)}</r>`);
  const begun = performance.now();

  const found = document && listElements(document, ["r", "a", "b"]);

  expect(found).toHaveLength(20_000);
  expect(performance.now() - begun).toBeLessThan(1_000);
});

test("comments, the declaration, character data and quoted brackets count for no element", async () => {
  const xml = `<?xml version="1.0"?><!-- <a> --><r b="x>y" c='/>'><![CDATA[<d>&]]><e f="/"/>text > more</r>`;

  expect((await parseForeignXml(xml))?.documentElement?.textContent).toBe("<d>&text > more");
});

test("a document nests a hundred elements and no more", async () => {
  const nest = (depth: number) => "<a>".repeat(depth) + "</a>".repeat(depth);

  expect(await parseForeignXml(nest(100))).not.toBeNull();
  expect(await parseForeignXml(nest(101))).toBeNull();
});
