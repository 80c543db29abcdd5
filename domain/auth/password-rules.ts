import { commonPasswords } from "./common-passwords.ts";
import { AuthRefusal, type PasswordFault } from "./refusal.ts";
import type { AuthSettings } from "./settings.ts";

const mostCharacters = 128;
const mostBytes = 1_024;
const productName = "giftwright";

/** Refuses a password that is too short, too long or common, or is the product's name or the owner's address. */
export function checkPasswordRules(
  { passwordMinLength }: Pick<AuthSettings, "passwordMinLength">,
  password: string,
  email: string | null = null,
): void {
  checkPasswordSize(password);
  const weakness = findWeakness({ passwordMinLength }, password, email);
  if (weakness) throw new AuthRefusal("weak_password", weakness);
}

/** Refuses a password that is too long, before any work is spent on it. */
export function checkPasswordSize(password: string): void {
  if (Buffer.byteLength(password) > mostBytes || [...password].length > mostCharacters) {
    throw new AuthRefusal("password_too_long", { text: `Password cannot be longer than ${mostCharacters} characters` });
  }
}

/** What is wrong with a password, in the words of the protocol; `null` when nothing is. */
export function findWeakness(
  { passwordMinLength }: Pick<AuthSettings, "passwordMinLength">,
  password: string,
  email: string | null,
): { text: string; reasons: PasswordFault[] } | null {
  if ([...password].length < passwordMinLength)
    return { text: `Password should be at least ${passwordMinLength} characters.`, reasons: ["length"] };
  const folded = password.normalize("NFKC").toLowerCase();
  if (commonPasswords.has(folded))
    return { text: "Password is known to be weak and easy to guess, please choose a different one.", reasons: ["pwned"] };
  if (folded === productName) return { text: "Password should not be the name of this site.", reasons: ["characters"] };
  const isAddress = email !== null && (folded === email || folded === email.split("@")[0]);
  return isAddress ? { text: "Password should not be your email address or a part of it.", reasons: ["characters"] } : null;
}
