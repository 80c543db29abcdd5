import type { TFunction } from "i18next";
import { findAuthService } from "../client/auth-service.ts";
import { passwordMinLength, type FieldRule } from "./check-account-fields.ts";

/** The length that this installation asks of new passwords, which the server puts into the page. */
export function getPasswordMinLength(): number {
  return Number(findAuthService()?.dataset["minLength"] ?? passwordMinLength);
}

/** What a form for a new password says of a broken rule. */
export function describeNewPasswordRule(t: TFunction<"account">, rule: FieldRule): string {
  const count = getPasswordMinLength();
  return rule === "password" && count > passwordMinLength ? t("faults.shortPassword", { count }) : t(`rules.${rule}`);
}
