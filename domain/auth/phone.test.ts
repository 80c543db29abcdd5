import { expect, test } from "vitest";
import { normalizePhone } from "./phone.ts";

test.each([
  ["+15551234567", "15551234567"],
  ["15551234567", "15551234567"],
  [" +81 3 1234 5678 ", "81312345678"],
  ["+86\u3000138\u00a00013\t8000", "8613800138000"],
  ["12", "12"],
  ["123456789012345", "123456789012345"],
])("the number %j is kept as %j", (typed, kept) => {
  expect(normalizePhone(typed)).toBe(kept);
});

test.each([
  "",
  "+",
  "1",
  "0555123456",
  "1234567890123456",
  "++15551234567",
  "+1-555-123-4567",
  "(555) 123 4567",
  "１５５５１２３４５６７",
  "+1555123456x",
  `+1555${" ".repeat(40)}1234567`,
])("%j is no number", (typed) => {
  expect(normalizePhone(typed)).toBeNull();
});
