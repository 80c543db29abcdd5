/** The pattern for `like` that finds the text anywhere, with its wildcards escaped. */
export function buildLikePattern(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}
