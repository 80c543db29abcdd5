import { expect, test } from "vitest";
import { checkPolicyFields, fillInTemplate, mendPolicyFields, type PolicyFields } from "./policy-fields.ts";

const fields: PolicyFields = { title: "Privacy", version: "1.1", effectiveDate: "2025-03-01", content: "What we keep." };

test.each([
  { name: "title", fill: " ", code: "required" },
  { name: "version", fill: "", code: "required" },
  { name: "effectiveDate", fill: "", code: "required" },
  { name: "effectiveDate", fill: "2025-02-30", code: "invalid_date" },
  { name: "content", fill: "", code: "required" },
  { name: "content", fill: "x".repeat(200_001), code: "too_long" },
])("'$code' is told at $name", ({ name, fill, code }) => {
  const checked = checkPolicyFields({ ...fields, [name]: fill });

  expect(checked).toMatchObject({ faults: [{ field: name, code }] });
});

test("what is sent are the fields themselves", () => {
  expect(checkPolicyFields(fields)).toEqual({ input: fields });
});

test("whatever a store gives back becomes fields", () => {
  expect(mendPolicyFields({ title: "Kept", version: 2, other: "x" }, fields)).toEqual({ ...fields, title: "Kept" });
});

test("a template brings its words, not its version and date", () => {
  const template = { title: "Template", version: "1.0", effectiveDate: "2024-11-01", content: "Words." };

  expect(fillInTemplate(fields, template)).toEqual({ ...fields, title: "Template", content: "Words." });
  expect(fillInTemplate({ ...fields, version: "", effectiveDate: "" }, template)).toEqual(template);
});
