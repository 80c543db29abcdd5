import { expect, test } from "vitest";
import { buildExcerpt, findLead } from "./excerpt.ts";

test("an excerpt that was written is kept", () => {
  expect(buildExcerpt(" In short. ", "# Something else")).toBe("In short.");
});

test.each([
  {
    marks: "headings and emphasis",
    content: "# A *good* gift\n\nIs **kind**, `true` and ~~dear~~.",
    text: "A good gift Is kind, true and dear.",
  },
  { marks: "links and images", content: "See [the list](https://example.org) ![a bow](/bow.png).", text: "See the list a bow." },
  { marks: "lists and quotes", content: "> Said\n\n- one\n- two\n\n1. three", text: "Said one two three" },
  { marks: "tables and rules", content: "| a | b |\n|---|---|\n| c | d |\n\n---\n\nend", text: "a b c d end" },
  { marks: "tasks and bare addresses", content: "* [ ] fold\n* [x] tie\n\n<https://example.org>", text: "fold tie https://example.org" },
  {
    marks: "the visual editor's escapes",
    content: "2 \\* 3, 1\\. and \\[brackets]\\_ &#x20;\n\n\\- no list, C:\\folder, **重点。**&#x7136;后",
    text: "2 * 3, 1. and [brackets]_ - no list, C:\\folder, 重点。然后",
  },
  { marks: "line breaks, footnotes and HTML", content: "One\\\ntwo[^1] <b>three\n\n[^1]: aside\n\nfour", text: "One two <b>three four" },
  { marks: "names with underscores", content: "a snake_case_name stays, _this_ does not", text: "a snake_case_name stays, this does not" },
])("a post without one begins with its own words, without the marks of $marks", ({ content, text }) => {
  expect(buildExcerpt(null, content)).toBe(text);
});

test("at most the first 300 characters are shown, and no half of one", () => {
  const excerpt = buildExcerpt("", "🎁".repeat(400));

  expect(excerpt).toBe(`${"🎁".repeat(300)}…`);
});

test.each([
  { excerpt: null, lead: null },
  { excerpt: "  ", lead: null },
  { excerpt: "Why it matters.", lead: "Why it matters." },
])("a post with the excerpt $excerpt begins with the lead $lead", ({ excerpt, lead }) => {
  const content = "The first **sentence**.\n\nThe second one.";

  expect(findLead({ excerpt: buildExcerpt(excerpt, content), content })).toBe(lead);
});
