import { expect, test } from "vitest";
import { localizePath, stripLocale } from "./page-address.ts";

test.each([
  ["en", "/", "/"],
  ["ja", "/", "/ja"],
  ["zh", "/blog", "/zh/blog"],
  ["ja", "/#features", "/ja#features"],
  ["en", "/#features", "/#features"],
] as const)("in %s, %s is %s", (locale, path, address) => {
  expect(localizePath(locale, path)).toBe(address);
});

test.each([
  ["/ja", "/"],
  ["/zh/blog", "/blog"],
  ["/japan", "/japan"],
  ["/", "/"],
])("%s without its language is %s", (address, path) => {
  expect(stripLocale(address)).toBe(path);
});
