import { expect, test } from "vitest";
import { checkSeoFields, emptyFields, mendSeoFields, readFields, readTexts } from "./seo-fields.ts";

const filled = { ...emptyFields, metaTitle: " Gifts ", metaDescription: "Five ideas" };

test("what is left empty is sent as nothing, and what is filled in without the spaces around it", () => {
  const checked = checkSeoFields({ ...filled, ogTitle: "  " });

  expect(checked).toMatchObject({ input: { metaTitle: "Gifts", ogTitle: null, canonicalUrl: null } });
});

test.each([
  { name: "no title", change: { metaTitle: "" }, fault: { field: "metaTitle", code: "required" } },
  { name: "a title of 61 characters", change: { metaTitle: "x".repeat(61) }, fault: { field: "metaTitle", code: "too_long", allowed: 60 } },
  { name: "a description of spaces", change: { metaDescription: " " }, fault: { field: "metaDescription", code: "required" } },
  { name: "a picture that is a script", change: { ogImage: "javascript:alert(1)" }, fault: { field: "ogImage", code: "invalid_url" } },
])("$name is a fault of its field", ({ change, fault }) => {
  const checked = checkSeoFields({ ...filled, ...change });

  expect(checked).toMatchObject({ faults: [fault] });
});

test("fields that were read from texts give these texts again", () => {
  const texts = readTexts({ ...filled, canonicalUrl: "https://example.com/gifts" });

  expect(readTexts(readFields(texts))).toEqual(texts);
});

test("fields from a store are completed, and what is no text is left out", () => {
  const mended = mendSeoFields({ metaTitle: "Kept", ogTitle: 3, other: "x" }, { ...emptyFields, ogTitle: "Saved" });

  expect(mended).toEqual({ ...emptyFields, metaTitle: "Kept", ogTitle: "Saved" });
});
