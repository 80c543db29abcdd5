/** The least length that any installation can require. */
export const passwordMinLength = 6;

export interface AccountFields {
  name: string;
  email: string;
  password: string;
}

export type FieldRule = "missing" | "email" | "password" | "name" | "mismatch";

/** The first fault in the fields of the dialog for signing in and up, and its field. */
export function checkAccountFields(
  mode: "signIn" | "signUp",
  { name, email, password }: AccountFields,
): { field: keyof AccountFields; rule: FieldRule } | null {
  if (email.trim() === "") return { field: "email", rule: "missing" };
  if (password === "") return { field: "password", rule: "missing" };
  if (!isEmailAddress(email)) return { field: "email", rule: "email" };
  if (isShort(password)) return { field: "password", rule: "password" };
  if (mode === "signUp" && name.trim() === "") return { field: "name", rule: "name" };
  return null;
}

/** The first fault in the dialog that sets a new password. */
export function checkNewPassword(password: string, confirmation: string): { field: "password" | "confirmation"; rule: FieldRule } | null {
  if (password !== confirmation) return { field: "confirmation", rule: "mismatch" };
  return isShort(password) ? { field: "password", rule: "password" } : null;
}

export function isEmailAddress(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim());
}

/** The form in which addresses are sent to the auth service. */
export function normaliseEmail(text: string): string {
  return text.trim().toLowerCase();
}

function isShort(password: string): boolean {
  return [...password].length < passwordMinLength;
}
