import { expect, test } from "vitest";
import { giftRequestSchema } from "#shared/gift-request.ts";
import { buildGiftRequest, findFieldOfPath } from "./build-gift-request.ts";
import { emptyFields } from "./gift-fields.ts";

const required = { ...emptyFields, relationship: "friend", occasion: "birthday", budget: "25-50" };

test("what was left blank is left out", () => {
  const request = buildGiftRequest({ ...required, interests: " , ", alreadyHave: "  ", name: " " }, "en");

  expect(request).toEqual({ relationship: "friend", occasion: "birthday", budget: "25-50", currency: "USD", language: "en" });
});

test("every answer travels under the name that the request has for it", () => {
  const request = buildGiftRequest(
    { ...required, age: "25-34", gender: "female", interests: "tea、jazz", personality: "calm", alreadyHave: " a kettle ", name: " Mika " },
    "ja",
  );

  expect(request).toMatchObject({
    interests: ["tea", "jazz"],
    personalities: ["calm"],
    ageRange: "25-34",
    livingSituation: "female",
    additionalInfo: "a kettle",
    name: "Mika",
    language: "ja",
  });
});

test("the server's schema accepts a full form", () => {
  const request = buildGiftRequest({ ...required, age: "65+", gender: "non-binary", interests: "tea", name: "Mika" }, "zh");

  expect(giftRequestSchema.safeParse(request).success).toBe(true);
});

test.each([
  ["interests.3", "interests"],
  ["personalities.0", "personality"],
  ["livingSituation", "gender"],
  ["additionalInfo", "alreadyHave"],
  ["shown.2", null],
  ["", null],
])("a fault at %j belongs to the field %j", (path, field) => {
  expect(findFieldOfPath(path)).toBe(field);
});
