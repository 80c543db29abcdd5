import fc from "fast-check";
import { expect, test } from "vitest";
import { chooseRedirect, compileGlob, isAllowedRedirect, withFragment, withQuery } from "./redirects.ts";

const site = {
  publicUrl: "https://gifts.example",
  redirectAllowList: ["https://*.preview.example/**", "https://app.example/back", "gifts://**", "http://192.168.1.5/**"],
};

test.each([
  ["the site itself", "https://gifts.example", true],
  ["a page of the site", "https://gifts.example/auth/callback?type=recovery#x", true],
  ["the site in capitals", "HTTPS://GIFTS.EXAMPLE/", true],
  ["another port of the site", "https://gifts.example:8443/", false],
  ["another scheme", "http://gifts.example/", false],
  ["a longer host", "https://gifts.example.evil.example/", false],
  ["a host in front", "https://evil.gifts.example/", false],
  ["credentials", "https://gifts.example@evil.example/", false],
  ["credentials for the site", "https://user:pass@gifts.example/", false],
  ["a backslash", "https://gifts.example\\@evil.example", false],
  ["a missing slash", "https:gifts.example", false],
  ["a tab inside", "https://gifts\t.example/", false],
  ["a space in front", " https://gifts.example/", false],
  ["a path alone", "/saved", false],
  ["no scheme", "//gifts.example", false],
  ["a script", "javascript:alert(1)//gifts.example", false],
  ["an allowed host", "https://one.preview.example/a/b.c", true],
  ["an allowed host, twice as deep", "https://one.two.preview.example/", false],
  ["an exact address", "https://app.example/back", true],
  ["an exact address with more", "https://app.example/back/more", false],
  ["an exact address with a fragment", "https://app.example/back#part", true],
  ["an app of its own", "gifts://return/here", true],
  ["an IP address, even when listed", "http://192.168.1.5/x", false],
  ["an address by one number", "http://3232235781/", false],
  ["an address by hexadecimal number", "http://0xc0a80105/", false],
])("%s is allowed or not", (_, address, isAllowed) => {
  expect(isAllowedRedirect(site, address)).toBe(isAllowed);
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

test.each([
  ["https://*.example/**", "https://a.example/b/c.d", true],
  ["https://*.example/*", "https://a.example/b/c", false],
  ["https://a.example/?", "https://a.example/b", true],
  ["https://a.example/?", "https://a.example/bc", false],
  ["https://{a,b}.example/", "https://b.example/", true],
  ["https://[!a]x.example/", "https://bx.example/", true],
  ["https://a.example/(x+)+$", "https://a.example/xxxx", false],
])("the glob %s and %s", (glob, address, matches) => {
  expect(compileGlob(glob).test(address)).toBe(matches);
});

test("a glob of text alone matches that text and nothing else", () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z.+()^$|\\/:-]{1,30}$/), fc.string(), (glob, other) => {
      const pattern = compileGlob(glob);
      expect([pattern.test(glob), pattern.test(other)]).toEqual([true, other === glob]);
    }),
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
