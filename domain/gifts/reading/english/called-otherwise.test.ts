import { expect, test } from "vitest";
import { read } from "../read.ts";

test.each([
  ["gospel quartets, black coffee", "gospel"],
  ["wants to find out where his people came from", "family-history"],
  ["does competitive cheer", "cheerleading"],
  ["boils crawfish for forty people", "cajun-food"],
  ["now builds those tiny bookshelf rooms", "miniatures-dioramas"],
  ["likes root beer", "drinks"],
  ["loves fixing lawnmowers", "tools"],
])("a pastime is known by what people call it: %s", (notes, interest) => {
  expect(read({ additionalInfo: notes }, "en").likes.flatMap(({ interests }) => interests)).toContain(interest);
});

test.each([
  ["Trying for a baby for four years and just had another loss", "baby-loss"],
  ["plays accordion, his back can't carry it like before", "bad-back"],
])("a trouble is heard as friends tell it: %s", (notes, fact) => {
  expect(read({ additionalInfo: notes }, "en").facts.map((one) => one.fact)).toContain(fact);
});
