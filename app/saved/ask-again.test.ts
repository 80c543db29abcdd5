import { expect, test } from "vitest";
import { createPerson, createSavedIdea } from "#tests/support/create-saved-ideas.ts";
import { emptyFields } from "../gift-form/gift-fields.ts";
import { fillInRound } from "./ask-again.ts";

const mika = createPerson({ name: "Mika", relationship: "friend", ageRange: "25-34", interests: ["tea", "chess"], alreadyHas: "a kettle" });
const asked = { occasion: "wedding", currency: "JPY", budget: "6000-12000" } as const;

test("a round is asked for again in the words of then, for the person as known now", () => {
  const round = createSavedIdea({ ...asked, recipient: mika, text: "Mika draws", interests: ["drawing"], notMeant: ["likes:cricket"] });

  expect(fillInRound(round, ", ")).toEqual({
    ...emptyFields,
    ...asked,
    recipient: mika.id,
    name: "Mika",
    relationship: "friend",
    age: "25-34",
    text: "Mika draws",
    interests: "drawing",
    notMeant: "likes:cricket",
    alreadyHave: "a kettle",
  });
});

test("a round of which no words were kept is filled in with the person's interests", () => {
  expect(fillInRound(createSavedIdea({ ...asked, recipient: mika }), ", ")).toMatchObject({ text: "", interests: "tea, chess" });
});

test("a round whose person was deleted keeps what it says itself", () => {
  expect(fillInRound(createSavedIdea({ ...asked, additionalInfo: "no wine" }), ", ")).toEqual({
    ...emptyFields,
    ...asked,
    alreadyHave: "no wine",
  });
});
