import { expect, test, vi } from "vitest";

// In a browser it listens from the start.
vi.stubGlobal("addEventListener", () => {});
const { describe } = await import("./report-errors.ts");

const fail = (message: string, stack: string, name = "TypeError") => Object.assign(new Error(message), { name, stack });

test.each([
  { engine: "Chromium", stack: "TypeError: x\n    at show (https://gifts.example/assets/home-Ab1_.js:1:204)\n    at <anonymous>" },
  { engine: "Firefox and Safari", stack: "show@https://gifts.example/assets/home-Ab1_.js:1:204\n" },
])("in $engine an error is told with its places in our files", ({ stack }) => {
  expect(describe(fail("x", stack))).toEqual({
    type: "TypeError",
    message: "x",
    frames: [{ file: "home-Ab1_.js", line: 1, column: 204 }],
  });
});

test.each([
  { message: "Cannot read properties of undefined (reading 'title')", told: "Cannot read properties of undefined (reading 'title')" },
  { message: "undefined is not an object (evaluating 'a.b.c')", told: "undefined is not an object (evaluating 'a.b.c')" },
  { message: `Unexpected token 'A', "Ann likes"... is not valid JSON`, told: `Unexpected token "…", "…"... is not valid JSON` },
  { message: 'Unexpected identifier "Ann"', told: 'Unexpected identifier "…"' },
  { message: `"${"Ann likes mugs ".repeat(200)}" is not valid JSON`, told: '"…"' },
  { message: "'#ann likes' is not a valid selector", told: '"…" is not a valid selector' },
  { message: "Failed to parse URL from https://gifts.example/blog?search=mugs", told: "Failed to parse URL from …" },
  { message: "no mailbox ann@example.org", told: "no mailbox …" },
])("nothing that was typed is told: $message", ({ message, told }) => {
  expect(describe(fail(message, "at g (https://gifts.example/assets/a.js:1:2)"))?.message).toBe(told);
});

test.each([
  { what: "an extension's", error: fail("x", "at f (chrome-extension://abc/a.js:1:2)\nat g (https://gifts.example/assets/a.js:1:2)") },
  { what: "an extension's with folders like ours", error: fail("x", "at f (chrome-extension://abc/assets/a.js:1:2)") },
  { what: "of unknown origin", error: fail("Script error.", "") },
  { what: "for want of a connection", error: fail("Failed to fetch", "at g (https://gifts.example/assets/a.js:1:2)") },
  { what: "of somebody who left", error: fail("x", "at g (https://gifts.example/assets/a.js:1:2)", "AbortError") },
])("an error $what is not told", ({ error }) => {
  expect(describe(error)).toBeNull();
});
