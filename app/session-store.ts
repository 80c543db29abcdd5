/** Reads a value from the session storage; `null` when there is none, or the storage is blocked or garbled. */
export function recall(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

/** Stores a value for this tab; it survives reloads and changes of language. */
export function remember(key: string, value: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Private windows and full storages throw; the page works without it.
  }
}
