/** Of every code that somebody is sent or reads from an app. */
export const codeLength = 6;

/** The digits alone, also when they were typed with an input method's wide forms or with a space between. */
export function readCode(typed: string): string {
  return typed.normalize("NFKC").replaceAll(/\D/g, "");
}
