import { expect, test } from "vitest";
import { isWebAddress } from "./web-address.ts";

test.each([
  "https://example.com",
  "http://example.com/a.png?b=c#d",
  "HTTPS://例え.jp/絵.png",
  "https://[2001:db8::1]:8443/",
  `https://example.com/${"a".repeat(2_000)}`,
])("%j is an address", (text) => {
  expect(isWebAddress(text)).toBe(true);
});

test.each([
  "",
  "example.com",
  "/a.png",
  "//example.com/a.png",
  "javascript:alert(1)",
  "java\tscript:alert(1)",
  "data:text/html,<script>",
  "ftp://example.com",
  "https:example.com",
  "https:\\\\example.com",
  "https://example.com\\@evil.example",
  "https://user@example.com",
  "https://user:secret@example.com",
  "https://",
  "https://exa mple.com",
  "https://example.com/\u0000",
  "https://example.com/a\nb",
  " https://example.com",
  `https://example.com/${"a".repeat(2_049)}`,
])("%j is no address", (text) => {
  expect(isWebAddress(text)).toBe(false);
});
