import { expect, test } from "vitest";
import { limits } from "./limits.ts";
import { buildSlug, isSlug } from "./slug.ts";

test.each([
  { name: "words", title: "Ten Gifts for a Gardener", slug: "ten-gifts-for-a-gardener" },
  { name: "punctuation", title: "Father's Day: 10 gifts (and why)!", slug: "fathers-day-10-gifts-and-why" },
  { name: "a dash between spaces", title: "Gifts – and more", slug: "gifts-and-more" },
  { name: "spaces around and between", title: "  Two \t\n gifts  ", slug: "two-gifts" },
  { name: "accents, composed", title: "Cafe\u0301 Cre\u0300me", slug: "caf\u00e9-cr\u00e8me" },
  { name: "Chinese", title: "给妈妈的十份礼物！", slug: "给妈妈的十份礼物" },
  { name: "Chinese with the wide space", title: "礼物　清单 2024", slug: "礼物-清单-2024" },
  { name: "Japanese", title: "「母の日」に贈りたいギフト", slug: "母の日に贈りたいギフト" },
  { name: "Japanese in half-composed form", title: "ハ\u309aン", slug: "パン" },
  { name: "Hindi keeps its vowel signs", title: "उपहार विचार", slug: "उपहार-विचार" },
  { name: "emoji", title: "🎁 A gift ❤️ 1️⃣", slug: "a-gift-1" },
  { name: "nothing but signs", title: "?!… 🎁", slug: "" },
  { name: "what an address could not bear", title: "a/b?c#d%2e..&<i>", slug: "abcd2ei" },
])("the slug of a title: $name", ({ title, slug }) => {
  expect(buildSlug(title)).toBe(slug);
});

test.each([
  { name: "letters", title: "x".repeat(500) },
  { name: "a space where it is cut", title: `${"x".repeat(limits.slug - 1)} y` },
  { name: "a letter of two units where it is cut", title: `${"x".repeat(limits.slug - 1)}𠮷𠮷` },
])("a long title gives a slug of at most 200 that is whole: $name", ({ title }) => {
  const slug = buildSlug(title);

  expect(slug.length).toBeLessThanOrEqual(limits.slug);
  expect(isSlug(slug)).toBe(true);
});

test.each(["", "-a", "a-", "a--b", "A", "a b", "a/b", "a?b", "e\u0301", "a".repeat(201), "🎁"])("%j is no slug", (text) => {
  expect(isSlug(text)).toBe(false);
});

test.each(["a", "ten-gifts", "母の日", "caf\u00e9", "2024", "𠮷野家"])("%j is a slug", (text) => {
  expect(isSlug(text)).toBe(true);
});
