import { expect, test } from "vitest";
import { read } from "../read.ts";

test.each([
  ["goes for flathead off the pier", "fishing"],
  ["out after muskie every fall", "fishing"],
  ["walleye all summer", "fishing"],
  ["bakes tray bakes", "baking"],
])("what is caught and what is baked tells the pastime: %s", (additionalInfo, interest) => {
  const [like] = read({ additionalInfo }, "en").likes;
  expect(like?.interests).toContain(interest);
});

test("agua fresca is a drink of its own", () => {
  const [like] = read({ additionalInfo: "drinks agua fresca" }, "en").likes;
  expect(like?.name?.id).toMatch(/agua fresca/);
});
