import { expect, test } from "vitest";
import { listDifferentFields } from "./different-fields.ts";

test("only fields that differ are listed, in the order that is given", () => {
  const one = { title: "Ribbon", content: "Red.", version: "1.0" };
  const other = { title: "String", content: "Blue.", version: "1.0" };

  expect(listDifferentFields(["version", "title", "content"], one, other)).toEqual(["title", "content"]);
});
