/** Groups the digits of a whole number, which all our languages do alike: 5,000. By hand, for the reason that `format-date.ts` gives. */
export function groupDigits(number: number): string {
  return String(number).replaceAll(/\B(?=(\d{3})+$)/g, ",");
}
