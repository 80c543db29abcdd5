import type * as z from "zod/mini";
import type { FieldFault, FieldFaultCode } from "./refusal.ts";

/** Translates an issue of zod into a field fault. Parse with `reportInput`, so that missing and wrong values can be told apart. */
export function describeIssue(issue: z.core.$ZodIssue): FieldFault {
  const path = issue.path.map(String).join(".");
  switch (issue.code) {
    case "invalid_type":
      return { path, code: issue.input === undefined ? "required" : "wrong_type" };
    case "invalid_value":
      return { path, code: issue.input === undefined ? "required" : "unknown_option" };
    case "too_big":
      return { path, code: issue.origin === "array" ? "too_many" : "too_long", allowed: Number(issue.maximum) };
    case "invalid_format":
    case "custom":
      return { path, code: issue.input === "" ? "required" : getCode(issue.message) };
    default:
      return { path, code: "invalid" };
  }
}

/** Codes that our schemas give as the message of a custom check. */
const ownCodes = [
  "required",
  "control_characters",
  "letters_only",
  "budget_not_in_currency",
  "invalid_url",
  "invalid_slug",
  "invalid_date",
  "only_for_drafts",
] as const satisfies FieldFaultCode[];

function getCode(message: string): FieldFaultCode {
  return ownCodes.find((code) => code === message) ?? "invalid";
}
