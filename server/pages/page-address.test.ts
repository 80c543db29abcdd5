import { expect, test } from "vitest";
import { formatPageAddress, leadNowhere, parsePageAddress } from "./page-address.ts";

function parse(path: string) {
  return parsePageAddress(new URL(path, "http://localhost"));
}

test.each([
  { path: "/", pattern: "", locale: "en", spelled: "/" },
  { path: "/zh/", pattern: "", locale: "zh", spelled: "/zh" },
  { path: "/_.data", pattern: "", locale: "en", spelled: "/_.data" },
  { path: "/ja/_.data", pattern: "", locale: "ja", spelled: "/ja.data" },
  { path: "/ja.data", pattern: "", locale: "ja", spelled: "/ja.data" },
  { path: "/blog/", pattern: "blog", locale: "en", spelled: "/blog" },
  { path: "/ja/blog.data?tag=x&_=1", pattern: "blog", locale: "ja", spelled: "/ja/blog.data?tag=x" },
  { path: "/blog?cursor=nonsense&tag=tea%20time", pattern: "blog", locale: "en", spelled: "/blog?tag=tea+time" },
  { path: "/about?tag=x", pattern: "about", locale: "en", spelled: "/about" },
  { path: "/zh/blog/%e4%bd%a0", pattern: "blog/:slug", locale: "zh", spelled: "/zh/blog/%E4%BD%A0" },
  { path: "/blog/cafe%CC%81", pattern: "blog/:slug", locale: "en", spelled: "/blog/caf%C3%A9" },
  { path: "/blog/preview/abc", pattern: "blog/preview/:key", locale: "en", spelled: "/blog/preview/abc" },
  { path: "/en/blog", pattern: "*", locale: "en", spelled: "/en/blog" },
  { path: "/blog/a/b", pattern: "*", locale: "en", spelled: "/blog/a/b" },
])("$path is $spelled", ({ path, pattern, locale, spelled }) => {
  const address = parse(path);

  expect(address).toMatchObject({ pattern, locale });
  expect(formatPageAddress(address)).toBe(spelled);
});

test.each([
  { path: "/zh/blog/guess", nowhere: "/zh/blog/-" },
  { path: "/blog/guess.data", nowhere: "/blog/-.data" },
  { path: "/policy/guess", nowhere: "/policy/-" },
  { path: "/blog?tag=guess", nowhere: `/blog?cursor=o${"0".repeat(32)}` },
  { path: "/ja/guess/again", nowhere: "/ja/-" },
])("$path leads to the same place as every other guess of its kind", ({ path, nowhere }) => {
  expect(formatPageAddress(leadNowhere(parse(path)))).toBe(nowhere);
});
