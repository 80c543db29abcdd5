import { expect, test } from "vitest";
import { changeField, emptyFields, listMissingFields, settleFields, startFields } from "./gift-fields.ts";

test("another currency clears the budget", () => {
  const fields = changeField({ ...emptyFields, budget: "25-50", notMeant: "likes:golf" }, "currency", "JPY");

  expect(fields).toMatchObject({ currency: "JPY", budget: "", notMeant: "likes:golf\nfields:budget" });
});

test("another answer keeps the budget", () => {
  const fields = changeField({ ...emptyFields, budget: "25-50" }, "name", "Mika");

  expect(fields).toMatchObject({ name: "Mika", budget: "25-50" });
});

test("relationship, occasion and budget are asked for, nothing else is", () => {
  expect(listMissingFields(emptyFields)).toEqual(["relationship", "occasion", "budget"]);
});

test("with the sentence goes what was taken out of it", () => {
  expect(changeField({ ...emptyFields, text: "golf", notMeant: "likes:golf" }, "text", " ").notMeant).toBe("");
});

test("the form of each language begins with its readers' currency", () => {
  expect([startFields.en.currency, startFields.zh.currency, startFields.ja.currency]).toEqual(["USD", "CNY", "JPY"]);
});

test("a kept budget of another currency is dropped", () => {
  expect(settleFields({ currency: "JPY", budget: "25-50" })).toMatchObject({ currency: "JPY", budget: "" });
});

test("a garbled memory gives an empty form", () => {
  expect(settleFields({ currency: "ABC", name: 7 })).toEqual(emptyFields);
});
