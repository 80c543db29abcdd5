/** The least length that any installation can require. */
export const passwordMinLength = 6;

export interface AccountFields {
  name: string;
  email: string;
  password: string;
}

export type FieldRule = "missing" | "email" | "password" | "name" | "mismatch";

export interface BrokenRule {
  field: keyof AccountFields;
  rule: FieldRule;
}

/** The first fault in the fields of a sign-in. */
export function checkSignIn({ email, password }: Omit<AccountFields, "name">, isAddress = isEmailAddress): BrokenRule | null {
  if (email.trim() === "") return { field: "email", rule: "missing" };
  if (password === "") return { field: "password", rule: "missing" };
  if (!isAddress(email)) return { field: "email", rule: "email" };
  return isShort(password) ? { field: "password", rule: "password" } : null;
}

/** The first fault in the fields of a sign-up. */
export function checkSignUp(fields: AccountFields, minLength = passwordMinLength): BrokenRule | null {
  const broken = checkSignIn(fields);
  if (broken) return broken;
  if (isShort(fields.password, minLength)) return { field: "password", rule: "password" };
  return fields.name.trim() === "" ? { field: "name", rule: "name" } : null;
}

/** The first fault in the dialog that sets a new password. */
export function checkNewPassword(
  password: string,
  confirmation: string,
  minLength = passwordMinLength,
): { field: "password" | "confirmation"; rule: FieldRule } | null {
  if (password !== confirmation) return { field: "confirmation", rule: "mismatch" };
  return isShort(password, minLength) ? { field: "password", rule: "password" } : null;
}

export function isEmailAddress(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim());
}

/** As `isEmailAddress`, or an address of this machine, as the first administrator's may be: admin@localhost. */
export function isLocalOrEmailAddress(text: string): boolean {
  return /^[^\s@]+@[^\s@]+$/.test(text.trim());
}

/** The form in which addresses are sent to the auth service. */
export function normalizeEmail(text: string): string {
  return text.trim().toLowerCase();
}

/** Characters are counted as the server counts them: an emoji is one. */
export function isShort(password: string, minLength = passwordMinLength): boolean {
  return [...password].length < minLength;
}
