const storeKey = "giftwright.admin.single-keys";

/** Whether single keys are shortcuts in this browser. Users of speech input turn them off, because spoken words are typed letter by letter. */
export function hasSingleKeys(): boolean {
  try {
    return localStorage.getItem(storeKey) !== "off";
  } catch {
    return true;
  }
}

export function keepSingleKeys(isOn: boolean): void {
  try {
    localStorage.setItem(storeKey, isOn ? "on" : "off");
  } catch {
    // Without a store they are on.
  }
}
