import { expect, test } from "vitest";
import { postInputSchema, type PostInput } from "#shared/post-input.ts";
import { buildEmptyFields, checkPostFields, mendPostFields, readFields, type PostFields } from "./post-fields.ts";

const { translationGroup: _, ...content }: PostInput = postInputSchema.parse({
  title: "Wrapping paper",
  slug: "wrapping-paper",
  content: "One\ntwo",
  status: "published",
  language: "en",
  tags: ["paper", "string"],
  publishedAt: "2026-03-04T05:06:07.890Z",
});
const fill = (fields: Partial<PostFields>): PostFields => ({
  ...buildEmptyFields("en"),
  title: "A title",
  slug: "a-title",
  content: "Words",
  ...fields,
});
const listFaults = (fields: Partial<PostFields>) => {
  const checked = checkPostFields(fill(fields), null);
  return "faults" in checked ? checked.faults.map(({ field, code }) => `${field}: ${code}`) : [];
};

test("a post that is opened and saved again is sent as it was", () => {
  const checked = checkPostFields(readFields(content), content);

  expect(checked).toEqual({ input: { ...content, translationGroup: null } });
});

test.each([
  { name: "no title", fields: { title: " " }, fault: "title: required" },
  { name: "no slug", fields: { slug: "" }, fault: "slug: required" },
  { name: "no content", fields: { content: "\n" }, fault: "content: required" },
  { name: "a picture without an address", fields: { featuredImage: "kitten.jpg" }, fault: "featuredImage: invalid_url" },
  { name: "a long meta title", fields: { metaTitle: "x".repeat(61) }, fault: "metaTitle: too_long" },
  { name: "a long meta description", fields: { metaDescription: "x".repeat(161) }, fault: "metaDescription: too_long" },
  { name: "a reading time in words", fields: { readingTime: "five" }, fault: "readingTime: wrong_type" },
  { name: "a tag that is a story", fields: { tags: `a, ${"x".repeat(201)}` }, fault: "tags: too_long" },
])("$name is told at its field", ({ fields, fault }) => {
  expect(listFaults(fields)).toEqual([fault]);
});

test("tags are parted by commas of any keyboard, and empty ones are dropped", () => {
  const checked = checkPostFields(fill({ tags: "纸，丝带、, 盒子 ,纸" }), null);

  expect(checked).toMatchObject({ input: { tags: ["纸", "丝带", "盒子"] } });
});

test("a time that was set is not sent with a post that is published at once", () => {
  const checked = checkPostFields(fill({ status: "published", publishAt: "2030-01-01T10:00" }), null);

  expect(checked).toMatchObject({ input: { status: "published", publishAt: null } });
});

test("a time is sent as the instant that the writer's clock means", () => {
  const checked = checkPostFields(fill({ publishAt: "2030-01-01T10:00" }), null);

  expect(checked).toMatchObject({ input: { publishAt: new Date(2030, 0, 1, 10).toISOString() } });
});

test("a post joins the translations of another only when it was said", () => {
  const group = "1f0e3dad-9990-4345-8b7a-1f2a3b4c5d6e";

  expect(checkPostFields(fill({}), null)).toMatchObject({ input: { translationGroup: null } });
  expect(checkPostFields(fill({ translationGroup: group }), null)).toMatchObject({ input: { translationGroup: group } });
});

test("digits of a Chinese or Japanese keyboard are digits", () => {
  expect(checkPostFields(fill({ readingTime: "７" }), null)).toMatchObject({ input: { readingTime: 7 } });
});

test("whatever a store gives back becomes fields", () => {
  const mended = mendPostFields({ title: "Kept", status: "nonsense", language: 3, tags: ["no text"] }, buildEmptyFields("ja"));

  expect(mended).toEqual({ ...buildEmptyFields("ja"), title: "Kept" });
});
