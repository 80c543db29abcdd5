import { expect, test } from "vitest";
import { chooseVariant, findVariantAtHand } from "./choose-variant.ts";
import { addBrotli, finishAnswer } from "./finished-answer.ts";

async function makeAnswer({ isSmall = true } = {}) {
  const answer = await finishAnswer(new Response("<p>gifts</p>".repeat(200), { headers: { "Content-Type": "text/html" } }), []);
  return isSmall ? await addBrotli(answer) : answer;
}

test.each([
  { accepts: "gzip, deflate, br, zstd", gets: "br" },
  { accepts: "br;q=0, gzip", gets: "gzip" },
  { accepts: "gzip;q=1.0, br;q=0.000", gets: "gzip" },
  { accepts: "BR", gets: "br" },
  { accepts: "*", gets: "br" },
  { accepts: "*;q=0", gets: undefined },
  { accepts: "deflate", gets: undefined },
  { accepts: "brotli, xgzip", gets: undefined },
  { accepts: undefined, gets: undefined },
])("who accepts '$accepts' gets $gets", async ({ accepts, gets }) => {
  const { headers } = chooseVariant(await makeAnswer(), accepts);

  expect(headers["content-encoding"]).toBe(gets);
});

test("gzip serves until Brotli is ready", async () => {
  const { headers } = chooseVariant(await makeAnswer({ isSmall: false }), "gzip, br");

  expect(headers["content-encoding"]).toBe("gzip");
});

test("each form has a strong tag of its own, and any of them is known again", async () => {
  const answer = await makeAnswer();
  const tags = ["", "gzip", "br"].map((accepts) => chooseVariant(answer, accepts).etag);

  expect(new Set(tags).size).toBe(3);
  expect(tags.filter((tag) => tag.startsWith('"'))).toHaveLength(3);
  for (const tag of tags) expect(findVariantAtHand(answer, tag)).toBe(tag);
  expect(findVariantAtHand(answer, `"other", W/${tags[1]}`)).toBe(tags[1]);
  expect(findVariantAtHand(answer, '"other"')).toBeNull();
});
