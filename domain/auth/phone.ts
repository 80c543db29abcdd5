import { AuthRefusal } from "./refusal.ts";

const e164 = /^[1-9][0-9]{1,14}$/;

/** The stored form of a phone number, E.164 without the plus sign; `null` for an invalid one. */
export function normalizePhone(typed: string): string | null {
  if (typed.length > 40) return null;
  const digits = typed.replace(/\s/g, "").replace(/^\+/, "");
  return e164.test(digits) ? digits : null;
}

/** The stored form of a phone number. Refuses with `phone_invalid`. */
export function parsePhone(typed: string): string {
  const phone = normalizePhone(typed);
  if (phone === null) throw new AuthRefusal("phone_invalid");
  return phone;
}
