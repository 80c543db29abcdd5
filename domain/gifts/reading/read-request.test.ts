import { expect, test } from "vitest";
import { readRequest } from "./read-request.ts";

const text = "My dad is 70, loves birds and hates clutter. Birthday, up to $100.";

test("what the giver removed is not read, whether it is a liking or an answer to a question", () => {
  const reading = readRequest({ language: "en", text, notMeant: ["likes:birdwatching", "fields:age", "fields:budget"] });

  expect(reading.likes).toEqual([]);
  expect(reading.fields).toEqual({ relationship: "parent", gender: "male", occasion: "birthday" });
});

test("an age that is told as children's ages are is removed as any other", () => {
  const reading = readRequest({ language: "en", text: "My nephew starts school", notMeant: ["fields:age"] });

  expect(reading.fields.age).toBeUndefined();
});

test.each([
  { language: "zh", text: "爸爸退休了，喜欢看鸟。生日，500元以内", occasion: "birthday", rest: [] },
  { language: "ja", text: "父は定年退職して、野鳥が好き。誕生日、1万円まで", occasion: "birthday", rest: [] },
] as const)("the day that is named comes before how they live: $text", ({ occasion, rest, ...request }) => {
  const reading = readRequest(request);

  expect(reading.fields.occasion).toBe(occasion);
  expect(reading.rest).toEqual(rest);
});
