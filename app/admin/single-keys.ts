import { browserStore } from "../client/browser-store.ts";

const keptName = "admin.single-keys";

/** Whether single keys are shortcuts in this browser. Users of speech input turn them off, because spoken words are typed letter by letter. */
export function hasSingleKeys(): boolean {
  return browserStore.read(keptName) !== "off";
}

export function saveSingleKeys(isOn: boolean): void {
  browserStore.write(keptName, isOn ? "on" : "off");
}
