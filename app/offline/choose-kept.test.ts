import { expect, test } from "vitest";
import { choosePageName, getOfflinePage, findPageOfData, isForPrograms } from "./choose-kept.ts";

const at = (path: string) => new URL(path, "https://gifts.example");

test.each([
  ["/", "/"],
  ["/ja/", "/ja"],
  ["/zh", "/zh"],
  ["/?utm_source=letter", "/"],
  ["/about", "/about"],
  ["/ja/blog?tag=wrapping", "/ja/blog?tag=wrapping"],
  ["/blog/listening-is-half-the-gift", "/blog/listening-is-half-the-gift"],
  ["/zh/policy/cookie_policy", "/zh/policy/cookie_policy"],
  ["/saved?recipient=somebody", "/saved"],
])("%s is kept as %s", (path, name) => {
  expect(choosePageName(at(path))).toBe(name);
});

test.each([
  "/admin",
  "/ja/admin",
  "/security",
  "/auth/callback",
  "/auth/v1/verify?token=secret",
  "/api/ideas",
  "/api/blog/posts",
  "/blog/preview/a-key-of-a-draft",
  "/feed.xml",
  "/blog.data",
  "/social/en/site.png",
  "/nothing-here",
  "/zhabout",
])("%s is not kept", (path) => {
  expect(choosePageName(at(path))).toBeNull();
});

test.each([
  ["/_.data", "/"],
  ["/zh.data", "/zh"],
  ["/zh/_.data", "/zh"],
  ["/blog.data?tag=paper", "/blog?tag=paper"],
  ["/blog/a-post.data", "/blog/a-post"],
])("the data at %s are those of %s", (path, page) => {
  expect(findPageOfData(at(path))).toEqual(at(page));
});

test.each([
  ["/api/me/export", true],
  ["/auth/callback", true],
  ["/feed.xml", true],
  ["/authors", false],
  ["/security", false],
])("that %s is no page is %s", (path, expected) => {
  expect(isForPrograms(at(path))).toBe(expected);
});

test.each([
  ["/anything", "/offline"],
  ["/ja/anything", "/ja/offline"],
  ["/zh", "/zh/offline"],
  ["/japan", "/offline"],
])("without a connection %s is answered by %s", (path, page) => {
  expect(getOfflinePage(at(path))).toBe(page);
});
