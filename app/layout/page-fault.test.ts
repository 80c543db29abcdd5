import { expect, test } from "vitest";
import { nameFault } from "./page-fault.tsx";

test.each([
  { name: "a page that is not there", error: { status: 404, statusText: "Not Found", internal: true, data: null }, told: "notFound" },
  { name: "a page that failed on the server", error: { status: 500, statusText: "Error", internal: false, data: null }, told: "failed" },
  { name: "a lost connection, as Chromium says it", error: new TypeError("Failed to fetch"), told: "offline" },
  { name: "as Firefox says it", error: new TypeError("NetworkError when attempting to fetch resource."), told: "offline" },
  { name: "as Safari says it", error: new TypeError("Load failed"), told: "offline" },
  { name: "a bug of ours", error: new TypeError("x is not a function"), told: "failed" },
])("$name is told as $told", ({ error, told }) => {
  expect(nameFault(error)).toBe(told);
});
