import fc from "fast-check";
import { expect, test } from "vitest";
import { chooseRedirect, isAllowedRedirect, withFragment, withQuery } from "./redirects.ts";

const site = {
  publicUrl: "https://gifts.example",
  redirectAllowList: ["https://*.preview.example/**", "https://app.example/back", "gifts://**", "http://192.168.1.5/**"],
};

test.each([
  ["the site itself", "https://gifts.example"],
  ["a page of the site", "https://gifts.example/auth/callback?type=recovery#x"],
  ["the site in capitals", "HTTPS://GIFTS.EXAMPLE/"],
  ["an allowed host", "https://one.preview.example/a/b.c"],
  ["an exact address", "https://app.example/back"],
  ["an exact address with a fragment", "https://app.example/back#part"],
  ["an app of its own", "gifts://return/here"],
])("a wish for %s is followed", (_, address) => {
  expect(isAllowedRedirect(site, address)).toBe(true);
});

test.each([
  ["another port of the site", "https://gifts.example:8443/"],
  ["another scheme", "http://gifts.example/"],
  ["a longer host", "https://gifts.example.evil.example/"],
  ["a host in front", "https://evil.gifts.example/"],
  ["credentials", "https://gifts.example@evil.example/"],
  ["credentials for the site", "https://user:pass@gifts.example/"],
  ["a backslash", "https://gifts.example\\@evil.example"],
  ["a missing slash", "https:gifts.example"],
  ["a tab inside", "https://gifts\t.example/"],
  ["a space in front", " https://gifts.example/"],
  ["a path alone", "/saved"],
  ["no scheme", "//gifts.example"],
  ["a script", "javascript:alert(1)//gifts.example"],
  ["an allowed host, twice as deep", "https://one.two.preview.example/"],
  ["an allowed host without its own name", "https://.preview.example/"],
  ["an exact address with more", "https://app.example/back/more"],
  ["an IP address, even when listed", "http://192.168.1.5/x"],
  ["an address by one number", "http://3232235781/"],
  ["an address by hexadecimal number", "http://0xc0a80105/"],
])("a wish for %s is not followed", (_, address) => {
  expect(isAllowedRedirect(site, address)).toBe(false);
});

test("on this machine any port is the site's", () => {
  const local = { publicUrl: "http://localhost:3000", redirectAllowList: [] };

  expect(isAllowedRedirect(local, "http://localhost:5173/callback")).toBe(true);
  expect(isAllowedRedirect(local, "http://127.0.0.1:3000/")).toBe(false);
});

test("whatever is wished, the browser ends at the site or at a listed place", () => {
  const listed = (host: string) => /^[^./]+\.preview\.example$/.test(host) || host === "app.example" || host === "gifts.example";
  const piece = fc.constantFrom(
    "https://",
    "http://",
    "https:",
    "//",
    "gifts.example",
    "evil.example",
    "preview.example",
    "app.example",
    "@",
    "\\",
    "/",
    ".",
    ":",
    "443",
    "#",
    "?",
    "%2e",
    "%00",
    "ⓖ",
    " ",
    "back",
    "[::1]",
    "127.0.0.1",
  );
  const address = fc.oneof(
    fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join("")),
    fc.webUrl(),
    fc.string(),
  );

  fc.assert(
    fc.property(address, (text) => {
      const { protocol, hostname } = new URL(chooseRedirect(site, [text]));
      expect(protocol === "gifts:" || (protocol === "https:" && listed(hostname))).toBe(true);
    }),
    { numRuns: 5_000 },
  );
});

test("values hang sorted on the fragment, behind what is there already", () => {
  expect(withFragment("https://gifts.example/a?b=%20c", { type: "x y", error: "no" })).toBe(
    "https://gifts.example/a?b=%20c#error=no&sb=&type=x+y",
  );
  expect(withFragment("https://gifts.example/#/route", { code: "1" })).toBe("https://gifts.example/#/route&code=1&sb=");
});

test("values join a query before the fragment", () => {
  expect(withQuery("https://gifts.example/a?b=1#c", { code: "2" })).toBe("https://gifts.example/a?b=1&code=2#c");
  expect(withQuery("https://gifts.example", { code: "2" })).toBe("https://gifts.example?code=2");
});
