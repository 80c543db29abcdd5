/** Of everything that is kept for this tab, so that nothing outlives the session of the member who typed it. */
const prefix = "giftwright.";

/** Reads what is kept under a name in the session storage; `null` when there is nothing, or the storage is blocked or garbled. */
export function recall(name: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(prefix + name) ?? "null");
  } catch {
    return null;
  }
}

/** Keeps a value for this tab; it survives reloads and changes of language, and goes when a member leaves. */
export function remember(name: string, value: unknown): void {
  try {
    sessionStorage.setItem(prefix + name, JSON.stringify(value));
  } catch {
    // Private windows and full storages throw; the page works without it.
  }
}

/** Removes everything that is kept for this tab. */
export function forgetTab(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key);
  } catch {
    // A store that is blocked holds nothing.
  }
}
