import { isBreached } from "./breached-passwords.ts";
import { commonPasswords } from "./common-passwords.ts";
import { AuthRefusal, type PasswordFault } from "./refusal.ts";
import type { AuthSettings } from "./settings.ts";

const mostCharacters = 128;
const mostBytes = 1_024;
const productName = "giftwright";
const knownWeakness = {
  text: "Password is known to be weak and easy to guess, please choose a different one.",
  reasons: ["pwned"],
} satisfies Weakness;

interface Weakness {
  text: string;
  reasons: PasswordFault[];
}

/** Refuses a password that is too short, too long, common or breached, or is the product's name or the owner's address. */
export async function checkPasswordRules(
  { passwordMinLength, breachUrl }: Pick<AuthSettings, "passwordMinLength" | "breachUrl">,
  password: string,
  email: string | null = null,
): Promise<void> {
  checkPasswordSize(password);
  const weakness = findWeakness({ passwordMinLength }, password, email);
  if (weakness) throw new AuthRefusal("weak_password", weakness);
  if (await isBreached(breachUrl, password)) throw new AuthRefusal("weak_password", knownWeakness);
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
): Weakness | null {
  if ([...password].length < passwordMinLength)
    return { text: `Password should be at least ${passwordMinLength} characters.`, reasons: ["length"] };
  const folded = password.normalize("NFKC").toLowerCase();
  if (commonPasswords.has(folded)) return knownWeakness;
  if (folded.replaceAll(/[^a-z]/g, "") === productName)
    return { text: "Password should not be the name of this site.", reasons: ["characters"] };
  const isAddress = email !== null && (folded === email || folded === email.split("@")[0]);
  return isAddress ? { text: "Password should not be your email address or a part of it.", reasons: ["characters"] } : null;
}
