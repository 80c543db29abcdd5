import { expect, test } from "vitest";
import { createBriefMemory } from "./brief-memory.ts";

test("what was kept is found for a second", () => {
  let now = 0;
  const memory = createBriefMemory<string>(() => now);
  memory.keep("key", "value");

  now = 999;
  const within = memory.find("key");
  now = 1_000;
  const after = memory.find("key");

  expect([within, after]).toEqual(["value", null]);
});

test("nothing is found once all is forgotten", () => {
  const memory = createBriefMemory<string>();
  memory.keep("key", "value");

  memory.forgetAll();

  expect(memory.find("key")).toBeNull();
});

test("it never holds more than its bound", () => {
  const memory = createBriefMemory<number>();

  for (let number = 0; number <= 5_000; number += 1) memory.keep(String(number), number);

  expect([memory.find("0"), memory.find("5000")]).toEqual([null, 5_000]);
});
