/** Reads what this tab remembered under a key; a full, blocked or garbled store counts as empty. */
export function recall(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

/** Keeps a value for this tab, through reloads and changes of language. */
export function remember(key: string, value: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Private windows and full stores refuse: the page works on without a memory.
  }
}
