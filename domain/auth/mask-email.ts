/** An address that only its owner recognises: `a•••@example.org`. */
export function maskEmail(email: string): string {
  return email.replace(/^(.).*@/, "$1•••@");
}
