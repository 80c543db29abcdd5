import { expect, test } from "vitest";
import { createTranslator } from "../ui/i18n.ts";
import type { Failure } from "../client/request.ts";
import { getFaults, listElsewhere } from "./get-faults.ts";

const t = (await createTranslator("en")).getFixedT("en", "questions");
const refused: Failure = {
  kind: "refused",
  problem: {
    status: 400,
    code: "validation_failed",
    detail: "",
    errors: [
      { path: "budget", message: "Of another currency." },
      { path: "interests.2", message: "Too long." },
      { path: "shown.1", message: "Not a title." },
    ],
  },
};

test("each message of the server stands at its field", () => {
  expect(getFaults([], refused, t)).toEqual({ budget: "Of another currency.", interests: "Too long." });
});

test("what is missing is told first, in the form's own words", () => {
  expect(getFaults(["budget"], refused, t)).toEqual({ budget: t("budget.missing"), interests: "Too long." });
});

test("a message about what has no field is told elsewhere", () => {
  expect(listElsewhere(refused)).toEqual(["Not a title."]);
});

test("a lost connection is no fault of a field", () => {
  expect([getFaults([], { kind: "unreachable" }, t), listElsewhere({ kind: "unreachable" })]).toEqual([{}, []]);
});
