import { expect, test } from "vitest";
import { createPerson } from "#tests/support/create-saved-ideas.ts";
import { changeField, emptyFields } from "../gift-form/gift-fields.ts";
import { fillInRecipient, readRecipient, writeOut } from "./recipient-fields.ts";

const mika = createPerson({
  name: "Mika",
  relationship: "friend",
  ageRange: "25-34",
  interests: ["tea", "jazz"],
  alreadyHas: "three teapots",
});

test("somebody known fills in who they are, and leaves the gift's own questions", () => {
  const fields = fillInRecipient({ ...emptyFields, occasion: "birthday", budget: "25-50", gender: "male" }, mika, ", ");

  expect(fields).toMatchObject({
    recipient: mika.id,
    name: "Mika",
    relationship: "friend",
    age: "25-34",
    interests: "tea, jazz",
    alreadyHave: "three teapots",
    gender: "",
  });
  expect(fields).toMatchObject({ occasion: "birthday", budget: "25-50" });
});

test("another name is somebody else", () => {
  const fields = changeField(fillInRecipient(emptyFields, mika, ", "), "name", "Mikael");

  expect(fields).toMatchObject({ recipient: "", name: "Mikael", interests: "tea, jazz" });
});

test("another interest is still the same person", () => {
  expect(changeField(fillInRecipient(emptyFields, mika, ", "), "interests", "tea").recipient).toBe(mika.id);
});

test("a profile that is written out and read again is the same", () => {
  const { id: _, ...known } = mika;

  expect(readRecipient(writeOut(mika, "、"))).toEqual(known);
});
