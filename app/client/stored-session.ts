import { browserStore, getStoredKey } from "./browser-store.ts";

const sessionName = "session";
/** With the session the plan is kept, which the header's layout needs before the first request. */
const planName = "plan";
/** Before the member's id: their saved ideas for offline use. */
export const offlineCopyPrefix = "saved.";
/** Before the administrator's id: their unsaved changes. */
export const draftPrefix = "draft.";

/** The storage key of the session, which the auth service's client writes. */
export const sessionKey = getStoredKey(sessionName);

/** The session as this browser holds it, whoever wrote it. */
export function readStoredSession(): unknown {
  return browserStore.read(sessionName);
}

/** Marks the page of a browser that holds a session, before its first paint. */
export function markStoredMember(): void {
  if (readStoredSession() !== null)
    document.documentElement.dataset["member"] = browserStore.read(planName) === "premium" ? "premium" : "free";
}

/** Whether this browser holds a session, by the mark that the first-paint script and the session's events maintain. */
export function hasSession(): boolean {
  return "member" in document.documentElement.dataset;
}

export function readMarkedPlan(): "free" | "premium" {
  return document.documentElement.dataset["member"] === "premium" ? "premium" : "free";
}

export function markMember(plan: "free" | "premium" | null): void {
  if (plan === null) {
    delete document.documentElement.dataset["member"];
    browserStore.remove(planName);
  } else {
    document.documentElement.dataset["member"] = plan;
    browserStore.write(planName, plan);
  }
}

/** Removes unsaved changes when an administrator signs out: the next person at this browser must not find them. */
export function removeDrafts(): void {
  for (const name of browserStore.list(draftPrefix)) browserStore.remove(name);
}

/** Removes the offline copies of all members but this one; of everybody when it is `null`. */
export function removeOfflineCopiesOfOthers(member: string | null): void {
  for (const name of browserStore.list(offlineCopyPrefix)) if (name !== offlineCopyPrefix + member) browserStore.remove(name);
}
