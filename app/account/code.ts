/** The length of all codes, those of messages, mails and authenticator apps. */
export const codeLength = 6;

/** Reads the digits of a code, which may have been typed in full-width forms or with spaces. */
export function readCode(typed: string): string {
  return typed.normalize("NFKC").replaceAll(/\D/g, "");
}
