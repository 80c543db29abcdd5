/** An address that only its owner recognizes: `a•••@example.org`. */
export function maskEmail(email: string): string {
  return email.replace(/^(.).*@/, "$1•••@");
}
