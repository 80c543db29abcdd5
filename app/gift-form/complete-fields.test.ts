import { expect, test } from "vitest";
import { completeFields } from "./complete-fields.ts";
import { emptyFields } from "./gift-fields.ts";

const read = { relationship: "parent", occasion: "birthday", age: "65+", gender: "male", name: "", currency: "EUR", budget: "40-80" };

test("what was read answers what the giver has not", () => {
  const completed = completeFields({ ...emptyFields, text: "My dad is 70", occasion: "christmas" }, read);

  expect(completed).toMatchObject({ relationship: "parent", occasion: "christmas", age: "65+", currency: "EUR", budget: "40-80" });
});

test("a chosen budget stays in its own currency", () => {
  expect(completeFields({ ...emptyFields, budget: "25-50" }, read)).toMatchObject({ currency: "USD", budget: "25-50" });
});

test("what the giver took back is asked for", () => {
  const completed = completeFields({ ...emptyFields, notMeant: "fields:occasion\nfields:budget" }, read);

  expect(completed).toMatchObject({ relationship: "parent", occasion: "", currency: "USD", budget: "" });
});

test("without a reading the fields are those that were filled in", () => {
  expect(completeFields(emptyFields, null)).toBe(emptyFields);
});
