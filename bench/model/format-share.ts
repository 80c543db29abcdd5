/** '149 of 151 (98.7 %)'. */
export function formatShare(part: number, whole: number): string {
  return `${part} of ${whole} (${((100 * part) / Math.max(whole, 1)).toFixed(1)} %)`;
}
