/** The pattern for `like` that finds the text anywhere, whatever it is made of. */
export function buildLikePattern(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}
