/** Parses untrusted text; `null` when it is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The value if it is a string, otherwise an empty one. */
export function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}
