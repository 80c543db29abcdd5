import { expect, test } from "vitest";
import * as z from "zod/mini";
import { describeIssue } from "./describe-issue.ts";
import { postInputSchema, splitTags } from "./post-input.ts";

const post = { title: "Ten gifts", slug: "ten-gifts", content: "Text", status: "draft" };

function listFaults(change: Record<string, unknown>) {
  const parsed = z.safeParse(postInputSchema, { ...post, ...change }, { reportInput: true });
  return parsed.success ? [] : parsed.error.issues.map(describeIssue);
}

test("what is not filled in is nothing, whether it is missing, empty or blank", () => {
  const parsed = z.parse(postInputSchema, { ...post, excerpt: "  ", featuredImage: "", metaTitle: null });

  expect(parsed).toEqual({
    ...post,
    language: "en",
    excerpt: null,
    featuredImage: null,
    featuredImageAlt: null,
    metaTitle: null,
    metaDescription: null,
    tags: [],
    category: null,
    readingTime: null,
    publishAt: null,
    publishedAt: null,
    translationGroup: null,
  });
});

test("fields are trimmed, tags without the empty and the repeated, and the content stays as it was written", () => {
  const parsed = z.parse(postInputSchema, {
    ...post,
    title: " Ten gifts ",
    slug: " Ten-Gifts ",
    tags: [" mum ", "", "mum", "dad"],
    content: "    code\r\n",
  });

  expect(parsed).toMatchObject({ title: "Ten gifts", slug: "ten-gifts", tags: ["mum", "dad"], content: "    code\r\n" });
});

test.each([
  { name: "no title", change: { title: undefined }, fault: { path: "title", code: "required" } },
  { name: "a blank title", change: { title: " \n " }, fault: { path: "title", code: "required" } },
  { name: "no slug", change: { slug: "" }, fault: { path: "slug", code: "required" } },
  { name: "a slug with a space", change: { slug: "ten gifts" }, fault: { path: "slug", code: "invalid_slug" } },
  { name: "no content", change: { content: "\n\n" }, fault: { path: "content", code: "required" } },
  { name: "no status", change: { status: undefined }, fault: { path: "status", code: "required" } },
  { name: "an unknown status", change: { status: "deleted" }, fault: { path: "status", code: "unknown_option" } },
  {
    name: "an image that is no address",
    change: { featuredImage: "javascript:alert(1)" },
    fault: { path: "featuredImage", code: "invalid_url" },
  },
  { name: "a long title", change: { title: "x".repeat(301) }, fault: { path: "title", code: "too_long", allowed: 300 } },
  { name: "a long content", change: { content: "x".repeat(200_001) }, fault: { path: "content", code: "too_long", allowed: 200_000 } },
  { name: "a long meta title", change: { metaTitle: "x".repeat(61) }, fault: { path: "metaTitle", code: "too_long", allowed: 60 } },
  {
    name: "a long meta description",
    change: { metaDescription: "x".repeat(161) },
    fault: { path: "metaDescription", code: "too_long", allowed: 160 },
  },
  {
    name: "too many tags",
    change: { tags: Array.from({ length: 51 }, (_, number) => String(number)) },
    fault: { path: "tags", code: "too_many", allowed: 50 },
  },
  { name: "tags in one text", change: { tags: "mum, dad" }, fault: { path: "tags", code: "wrong_type" } },
  { name: "a day that is none", change: { publishAt: "2030-02-30T10:00:00Z" }, fault: { path: "publishAt", code: "invalid_date" } },
  { name: "a year that is none", change: { publishAt: "0000-01-01T10:00:00Z" }, fault: { path: "publishAt", code: "invalid_date" } },
  {
    name: "a set time for what is published already",
    change: { status: "published", publishAt: "2030-01-01T10:00:00Z" },
    fault: { path: "publishAt", code: "only_for_drafts" },
  },
])("$name is a fault of its field", ({ change, fault }) => {
  expect(listFaults(change)).toEqual([fault]);
});

test("tags typed into one field are parted at commas of any keyboard", () => {
  expect(splitTags(" mum, dad，, 母の日、birthday,mum")).toEqual(["mum", "dad", "母の日", "birthday"]);
});
