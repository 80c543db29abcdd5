import { expect, test } from "vitest";
import { createShortLivedCache } from "./short-lived-cache.ts";

test("what was kept is found for a second", () => {
  let now = 0;
  const cache = createShortLivedCache<string>(() => now);
  cache.put("key", "value");

  now = 999;
  const within = cache.find("key");
  now = 1_000;
  const after = cache.find("key");

  expect([within, after]).toEqual(["value", null]);
});

test("nothing is found once all is forgotten", () => {
  const cache = createShortLivedCache<string>();
  cache.put("key", "value");

  cache.clear();

  expect(cache.find("key")).toBeNull();
});

test("it never holds more than its bound", () => {
  const cache = createShortLivedCache<number>();

  for (let number = 0; number <= 5_000; number += 1) cache.put(String(number), number);

  expect([cache.find("0"), cache.find("5000")]).toEqual([null, 5_000]);
});
