import { expect, test } from "vitest";
import { read } from "../reading/read.ts";
import { meanOwnFootball } from "./own-football.ts";

test.each([
  ["Sundays are for football", "en", "USD", ["american-football"]],
  ["He watches football", "en", "GBP", ["football"]],
  ["He loves soccer", "en", "USD", ["football"]],
  ["He coaches soccer and watches football", "en", "USD", ["football"]],
  ["爱看足球", "zh", "USD", ["football"]],
] as const)("football is the one of the country: %s, %s, %s", (additionalInfo, language, currency, interests) => {
  const { likes } = meanOwnFootball(read({ additionalInfo }, language), { language, currency });
  expect(likes.flatMap((like) => like.interests)).toEqual(interests);
});
