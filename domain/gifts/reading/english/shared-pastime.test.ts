import { expect, test } from "vitest";
import { readRequest } from "../read-request.ts";

test.each<[string, string[]]>([
  ["My fishing buddy from next door.", ["fishing"]],
  ["For my old climbing partner", ["climbing"]],
  ["Our book club friend is turning 60", ["book club"]],
  ["My business partner", []],
  ["My Chinese friend", []],
  ["My best mate", []],
])("whoever is a fellow in a pastime goes in for it: %s", (additionalInfo, likes) => {
  expect(readRequest({ additionalInfo, relationship: "friend", language: "en" }).likes.map(({ words }) => words)).toEqual(likes);
});
