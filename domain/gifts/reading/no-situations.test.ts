import { expect, test } from "vitest";
import { read } from "./read.ts";

test.each([
  ["Looking for a gift for my mother in law", ["formal"]],
  ["He's nearly blind in one eye", ["low-vision"]],
  ["my coworker is leaving for maternity leave", ["newborn", "leaving-job"]],
  ["Mom took up pickleball after her knee surgery", []],
])("no more is told of how somebody lives than was said: %s", (text, facts) => {
  expect(read({ text }, "en").facts.map(({ fact }) => fact)).toEqual(facts);
});
