import { expect, test } from "vitest";
import { parseBanDuration } from "./ban-duration.ts";

test.each([
  ["none", null],
  ["0s", 0],
  ["24h", 86_400],
  ["1h30m", 5_400],
  ["1.5h", 5_400],
  ["876000h", 3_153_600_000],
  ["500ms", 0.5],
])("a ban of '%s' lasts %s seconds", (text, seconds) => {
  expect(parseBanDuration(text)).toBe(seconds);
});

test.each(["", "24", "-1h", "1d", "h", "1h ", "9999999999h", "1h".repeat(26)])("'%s' is no length of a ban", (text) => {
  expect(() => parseBanDuration(text)).toThrow(expect.objectContaining({ refusal: "validation_failed" }));
});
