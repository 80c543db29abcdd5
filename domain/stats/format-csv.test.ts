import { expect, test } from "vitest";
import { formatCsv } from "./format-csv.ts";

test.each([
  ["=HYPERLINK(1)", "'=HYPERLINK(1)"],
  ["+1", "'+1"],
  ["-1", "'-1"],
  ["@SUM(1)", "'@SUM(1)"],
  ["\t=1", "'\t=1"],
  ['=a,"b"', '"\'=a,""b"""'],
  ["a=b", "a=b"],
  [-1, "-1"],
  [null, ""],
])("the cell %j is no formula to a spreadsheet: %j", (cell, expected) => {
  expect(formatCsv([{ cell }], ["cell"])).toBe(`cell\r\n${expected}\r\n`);
});
