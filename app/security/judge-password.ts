import { passwordMinLength } from "../account/check-account-fields.ts";

export type PasswordStrength = "short" | "weak" | "fair" | "strong";

const fairLength = 10;
const strongLength = 15;
const fewestDifferent = 6;

/** Estimates the strength of a password: length counts; repetitions, runs and the owner's address do not. The server decides. */
export function judgePassword(password: string, email: string | null): PasswordStrength {
  const characters = [...password];
  if (characters.length < passwordMinLength) return "short";
  const folded = password.normalize("NFKC").toLowerCase();
  const telling = forgetKnown(folded, email);
  const isRepetitive = new Set(telling).size < fewestDifferent || isRun(telling);
  if (telling.length < fairLength || isRepetitive) return "weak";
  return telling.length < strongLength ? "fair" : "strong";
}

/** The characters without the owner's address and the product's name. */
function forgetKnown(password: string, email: string | null): string[] {
  const known = ["giftwright", "password", email ?? "", email?.split("@")[0] ?? ""].filter((word) => word.length > 2);
  return [...known.reduce((rest, word) => rest.replaceAll(word.toLowerCase(), ""), password)];
}

/** Whether the characters are a run such as `abcdefghij` or `9876543210`. */
function isRun(characters: string[]): boolean {
  const steps = characters.slice(1).map((character, index) => (character.codePointAt(0) ?? 0) - (characters[index]?.codePointAt(0) ?? 0));
  return steps.length > 0 && steps.every((step) => step === steps[0]);
}
