/** Ids hold no line break: they are kept as one text, as all fields of the form are. */
const separator = "\n";

export function splitIds(text: string): ReadonlySet<string> {
  return new Set(text.split(separator).filter((id) => id !== ""));
}

export function joinIds(ids: Iterable<string>): string {
  return [...new Set(ids)].join(separator);
}
