/** Of everything that is kept in a browser, so that nothing outlives the session of the member who typed it. */
const prefix = "giftwright.";

/** Values by name, as JSON. A store that is blocked holds nothing; one that is full takes nothing more. */
export interface BrowserStore {
  /** `null` when there is nothing, or nothing that can be read. */
  read: (name: string) => unknown;
  /** Whether the value is kept now. */
  write: (name: string, value: unknown) => boolean;
  remove: (name: string) => void;
  /** The names that begin so. */
  list: (beginning: string) => string[];
}

/** For this tab; survives reloads and changes of language, and goes when a member leaves. */
export const tabStore = openStore(() => sessionStorage);

/** For all tabs of this browser, until it is removed. */
export const browserStore = openStore(() => localStorage);

/** The key under which a name is kept, for what does not go through the store. */
export function getStoredKey(name: string): string {
  return prefix + name;
}

/** Removes everything that is kept for this tab. */
export function clearTab(): void {
  for (const name of tabStore.list("")) tabStore.remove(name);
}

/** Reaching for the storage throws where it is blocked, as in some private windows. */
function openStore(reach: () => Storage): BrowserStore {
  const attempt = <Result>(run: (storage: Storage) => Result, otherwise: Result): Result => {
    try {
      return run(reach());
    } catch {
      return otherwise;
    }
  };
  return {
    read: (name) => attempt<unknown>((storage) => JSON.parse(storage.getItem(prefix + name) ?? "null"), null),
    write: (name, value) =>
      attempt((storage) => {
        storage.setItem(prefix + name, JSON.stringify(value));
        return true;
      }, false),
    remove: (name) => attempt((storage) => storage.removeItem(prefix + name), undefined),
    list: (beginning) =>
      attempt((storage) => Object.keys(storage).filter((key) => key.startsWith(prefix + beginning)), []).map((key) =>
        key.slice(prefix.length),
      ),
  };
}
